// Generated from ops.yaml. Do not edit.
// The cpu loops of the logical family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "logical/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// (x1 != 0) & (x2 != 0)
template <class T>
struct LogicalAndForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
#line 4 "ops.yaml:logical_and"
    return static_cast<bool>(bool((x1 != R(0)) & (x2 != R(0))));
#line 28 "logical/loops.cpp"
  }
};

// (x1 != 0) & (x2 != 0)
template <class T>
struct LogicalAndForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
#line 4 "ops.yaml:logical_and"
    return static_cast<bool>(bool((x1 != R(0)) & (x2 != R(0))));
#line 40 "logical/loops.cpp"
  }
};

// (x1 != 0) | (x2 != 0)
template <class T>
struct LogicalOrForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
#line 4 "ops.yaml:logical_or"
    return static_cast<bool>(bool((x1 != R(0)) | (x2 != R(0))));
#line 52 "logical/loops.cpp"
  }
};

// (x1 != 0) | (x2 != 0)
template <class T>
struct LogicalOrForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
#line 4 "ops.yaml:logical_or"
    return static_cast<bool>(bool((x1 != R(0)) | (x2 != R(0))));
#line 64 "logical/loops.cpp"
  }
};

// (x1 != 0) ^ (x2 != 0)
template <class T>
struct LogicalXorForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
#line 4 "ops.yaml:logical_xor"
    return static_cast<bool>(bool((x1 != R(0)) ^ (x2 != R(0))));
#line 76 "logical/loops.cpp"
  }
};

// (x1 != 0) ^ (x2 != 0)
template <class T>
struct LogicalXorForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
#line 4 "ops.yaml:logical_xor"
    return static_cast<bool>(bool((x1 != R(0)) ^ (x2 != R(0))));
#line 88 "logical/loops.cpp"
  }
};

// x == 0
template <class T>
struct LogicalNotForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
#line 4 "ops.yaml:logical_not"
    return static_cast<bool>(x == R(0));
#line 100 "logical/loops.cpp"
  }
};

// x == 0
template <class T>
struct LogicalNotForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
#line 4 "ops.yaml:logical_not"
    return static_cast<bool>(x == R(0));
#line 112 "logical/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Bool, loop<LogicalAndForward<bool>, bool, bool, bool>},
    {0, 0, Dtype::Int8, loop<LogicalAndForward<std::int8_t>, bool, std::int8_t, std::int8_t>},
    {0, 0, Dtype::Int16, loop<LogicalAndForward<std::int16_t>, bool, std::int16_t, std::int16_t>},
    {0, 0, Dtype::Int32, loop<LogicalAndForward<std::int32_t>, bool, std::int32_t, std::int32_t>},
    {0, 0, Dtype::Int64, loop<LogicalAndForward<std::int64_t>, bool, std::int64_t, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<LogicalAndForward<std::uint8_t>, bool, std::uint8_t, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<LogicalAndForward<std::uint16_t>, bool, std::uint16_t, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<LogicalAndForward<std::uint32_t>, bool, std::uint32_t, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<LogicalAndForward<std::uint64_t>, bool, std::uint64_t, std::uint64_t>},
    {0, 0, Dtype::Float32, loop<LogicalAndForward<float>, bool, float, float>},
    {0, 0, Dtype::Float64, loop<LogicalAndForward<double>, bool, double, double>},
    {0, 0, Dtype::Float16, loop<LogicalAndForward<float>, bool, scalar::Float16, scalar::Float16>},
    {0, 0, Dtype::BFloat16, loop<LogicalAndForward<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {0, 0, Dtype::Complex64, loop<LogicalAndForwardComplex<Complex<float>>, bool, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<LogicalAndForwardComplex<Complex<double>>, bool, Complex<double>, Complex<double>>},
    {1, 0, Dtype::Bool, loop<LogicalOrForward<bool>, bool, bool, bool>},
    {1, 0, Dtype::Int8, loop<LogicalOrForward<std::int8_t>, bool, std::int8_t, std::int8_t>},
    {1, 0, Dtype::Int16, loop<LogicalOrForward<std::int16_t>, bool, std::int16_t, std::int16_t>},
    {1, 0, Dtype::Int32, loop<LogicalOrForward<std::int32_t>, bool, std::int32_t, std::int32_t>},
    {1, 0, Dtype::Int64, loop<LogicalOrForward<std::int64_t>, bool, std::int64_t, std::int64_t>},
    {1, 0, Dtype::UInt8, loop<LogicalOrForward<std::uint8_t>, bool, std::uint8_t, std::uint8_t>},
    {1, 0, Dtype::UInt16, loop<LogicalOrForward<std::uint16_t>, bool, std::uint16_t, std::uint16_t>},
    {1, 0, Dtype::UInt32, loop<LogicalOrForward<std::uint32_t>, bool, std::uint32_t, std::uint32_t>},
    {1, 0, Dtype::UInt64, loop<LogicalOrForward<std::uint64_t>, bool, std::uint64_t, std::uint64_t>},
    {1, 0, Dtype::Float32, loop<LogicalOrForward<float>, bool, float, float>},
    {1, 0, Dtype::Float64, loop<LogicalOrForward<double>, bool, double, double>},
    {1, 0, Dtype::Float16, loop<LogicalOrForward<float>, bool, scalar::Float16, scalar::Float16>},
    {1, 0, Dtype::BFloat16, loop<LogicalOrForward<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {1, 0, Dtype::Complex64, loop<LogicalOrForwardComplex<Complex<float>>, bool, Complex<float>, Complex<float>>},
    {1, 0, Dtype::Complex128, loop<LogicalOrForwardComplex<Complex<double>>, bool, Complex<double>, Complex<double>>},
    {2, 0, Dtype::Bool, loop<LogicalXorForward<bool>, bool, bool, bool>},
    {2, 0, Dtype::Int8, loop<LogicalXorForward<std::int8_t>, bool, std::int8_t, std::int8_t>},
    {2, 0, Dtype::Int16, loop<LogicalXorForward<std::int16_t>, bool, std::int16_t, std::int16_t>},
    {2, 0, Dtype::Int32, loop<LogicalXorForward<std::int32_t>, bool, std::int32_t, std::int32_t>},
    {2, 0, Dtype::Int64, loop<LogicalXorForward<std::int64_t>, bool, std::int64_t, std::int64_t>},
    {2, 0, Dtype::UInt8, loop<LogicalXorForward<std::uint8_t>, bool, std::uint8_t, std::uint8_t>},
    {2, 0, Dtype::UInt16, loop<LogicalXorForward<std::uint16_t>, bool, std::uint16_t, std::uint16_t>},
    {2, 0, Dtype::UInt32, loop<LogicalXorForward<std::uint32_t>, bool, std::uint32_t, std::uint32_t>},
    {2, 0, Dtype::UInt64, loop<LogicalXorForward<std::uint64_t>, bool, std::uint64_t, std::uint64_t>},
    {2, 0, Dtype::Float32, loop<LogicalXorForward<float>, bool, float, float>},
    {2, 0, Dtype::Float64, loop<LogicalXorForward<double>, bool, double, double>},
    {2, 0, Dtype::Float16, loop<LogicalXorForward<float>, bool, scalar::Float16, scalar::Float16>},
    {2, 0, Dtype::BFloat16, loop<LogicalXorForward<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {2, 0, Dtype::Complex64, loop<LogicalXorForwardComplex<Complex<float>>, bool, Complex<float>, Complex<float>>},
    {2, 0, Dtype::Complex128, loop<LogicalXorForwardComplex<Complex<double>>, bool, Complex<double>, Complex<double>>},
    {3, 0, Dtype::Bool, loop<LogicalNotForward<bool>, bool, bool>},
    {3, 0, Dtype::Int8, loop<LogicalNotForward<std::int8_t>, bool, std::int8_t>},
    {3, 0, Dtype::Int16, loop<LogicalNotForward<std::int16_t>, bool, std::int16_t>},
    {3, 0, Dtype::Int32, loop<LogicalNotForward<std::int32_t>, bool, std::int32_t>},
    {3, 0, Dtype::Int64, loop<LogicalNotForward<std::int64_t>, bool, std::int64_t>},
    {3, 0, Dtype::UInt8, loop<LogicalNotForward<std::uint8_t>, bool, std::uint8_t>},
    {3, 0, Dtype::UInt16, loop<LogicalNotForward<std::uint16_t>, bool, std::uint16_t>},
    {3, 0, Dtype::UInt32, loop<LogicalNotForward<std::uint32_t>, bool, std::uint32_t>},
    {3, 0, Dtype::UInt64, loop<LogicalNotForward<std::uint64_t>, bool, std::uint64_t>},
    {3, 0, Dtype::Float32, loop<LogicalNotForward<float>, bool, float>},
    {3, 0, Dtype::Float64, loop<LogicalNotForward<double>, bool, double>},
    {3, 0, Dtype::Float16, loop<LogicalNotForward<float>, bool, scalar::Float16>},
    {3, 0, Dtype::BFloat16, loop<LogicalNotForward<float>, bool, scalar::BFloat16>},
    {3, 0, Dtype::Complex64, loop<LogicalNotForwardComplex<Complex<float>>, bool, Complex<float>>},
    {3, 0, Dtype::Complex128, loop<LogicalNotForwardComplex<Complex<double>>, bool, Complex<double>>},
};

}  // namespace

cpu::LoopEntries logical_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
