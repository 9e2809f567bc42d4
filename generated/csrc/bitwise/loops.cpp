// Generated from ops.yaml. Do not edit.
// The cpu loops of the bitwise family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "bitwise/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive bitwise_and
template <class T>
struct BitwiseAndForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::bitwise_and(x1, x2));
  }
};

// the primitive bitwise_or
template <class T>
struct BitwiseOrForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::bitwise_or(x1, x2));
  }
};

// the primitive bitwise_xor
template <class T>
struct BitwiseXorForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::bitwise_xor(x1, x2));
  }
};

// the primitive bitwise_invert
template <class T>
struct BitwiseInvertForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::bitwise_invert(x));
  }
};

// the primitive bitwise_left_shift
template <class T>
struct BitwiseLeftShiftForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::bitwise_left_shift(x1, x2));
  }
};

// the primitive bitwise_right_shift
template <class T>
struct BitwiseRightShiftForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::bitwise_right_shift(x1, x2));
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Bool, loop<BitwiseAndForward<bool>, bool, bool, bool>},
    {0, 0, Dtype::Int8, loop<BitwiseAndForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {0, 0, Dtype::Int16, loop<BitwiseAndForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {0, 0, Dtype::Int32, loop<BitwiseAndForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {0, 0, Dtype::Int64, loop<BitwiseAndForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<BitwiseAndForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<BitwiseAndForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<BitwiseAndForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<BitwiseAndForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {1, 0, Dtype::Bool, loop<BitwiseOrForward<bool>, bool, bool, bool>},
    {1, 0, Dtype::Int8, loop<BitwiseOrForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {1, 0, Dtype::Int16, loop<BitwiseOrForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {1, 0, Dtype::Int32, loop<BitwiseOrForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {1, 0, Dtype::Int64, loop<BitwiseOrForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {1, 0, Dtype::UInt8, loop<BitwiseOrForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {1, 0, Dtype::UInt16, loop<BitwiseOrForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {1, 0, Dtype::UInt32, loop<BitwiseOrForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {1, 0, Dtype::UInt64, loop<BitwiseOrForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {2, 0, Dtype::Bool, loop<BitwiseXorForward<bool>, bool, bool, bool>},
    {2, 0, Dtype::Int8, loop<BitwiseXorForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {2, 0, Dtype::Int16, loop<BitwiseXorForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {2, 0, Dtype::Int32, loop<BitwiseXorForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {2, 0, Dtype::Int64, loop<BitwiseXorForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {2, 0, Dtype::UInt8, loop<BitwiseXorForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {2, 0, Dtype::UInt16, loop<BitwiseXorForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {2, 0, Dtype::UInt32, loop<BitwiseXorForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {2, 0, Dtype::UInt64, loop<BitwiseXorForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {3, 0, Dtype::Bool, loop<BitwiseInvertForward<bool>, bool, bool>},
    {3, 0, Dtype::Int8, loop<BitwiseInvertForward<std::int8_t>, std::int8_t, std::int8_t>},
    {3, 0, Dtype::Int16, loop<BitwiseInvertForward<std::int16_t>, std::int16_t, std::int16_t>},
    {3, 0, Dtype::Int32, loop<BitwiseInvertForward<std::int32_t>, std::int32_t, std::int32_t>},
    {3, 0, Dtype::Int64, loop<BitwiseInvertForward<std::int64_t>, std::int64_t, std::int64_t>},
    {3, 0, Dtype::UInt8, loop<BitwiseInvertForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {3, 0, Dtype::UInt16, loop<BitwiseInvertForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {3, 0, Dtype::UInt32, loop<BitwiseInvertForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {3, 0, Dtype::UInt64, loop<BitwiseInvertForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {4, 0, Dtype::Int8, loop<BitwiseLeftShiftForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {4, 0, Dtype::Int16, loop<BitwiseLeftShiftForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {4, 0, Dtype::Int32, loop<BitwiseLeftShiftForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {4, 0, Dtype::Int64, loop<BitwiseLeftShiftForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {4, 0, Dtype::UInt8, loop<BitwiseLeftShiftForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {4, 0, Dtype::UInt16, loop<BitwiseLeftShiftForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {4, 0, Dtype::UInt32, loop<BitwiseLeftShiftForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {4, 0, Dtype::UInt64, loop<BitwiseLeftShiftForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {5, 0, Dtype::Int8, loop<BitwiseRightShiftForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {5, 0, Dtype::Int16, loop<BitwiseRightShiftForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {5, 0, Dtype::Int32, loop<BitwiseRightShiftForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {5, 0, Dtype::Int64, loop<BitwiseRightShiftForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {5, 0, Dtype::UInt8, loop<BitwiseRightShiftForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {5, 0, Dtype::UInt16, loop<BitwiseRightShiftForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {5, 0, Dtype::UInt32, loop<BitwiseRightShiftForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {5, 0, Dtype::UInt64, loop<BitwiseRightShiftForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
};

}  // namespace

cpu::LoopEntries bitwise_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
