// Generated from ops.yaml. Do not edit.
// The cpu loops of the rounding family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "rounding/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive ceil
template <class T>
struct CeilForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::ceil(x));
  }
};

// x: 0
template <class T>
struct CeilGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 1 "ops.yaml:ceil"
    return static_cast<T>(R(0));
#line 38 "rounding/loops.cpp"
  }
};

// the primitive floor
template <class T>
struct FloorForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::floor(x));
  }
};

// x: 0
template <class T>
struct FloorGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 1 "ops.yaml:floor"
    return static_cast<T>(R(0));
#line 60 "rounding/loops.cpp"
  }
};

// the primitive round
template <class T>
struct RoundForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::round(x));
  }
};

// the primitive round
template <class T>
struct RoundForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::round(x));
  }
};

// x: 0
template <class T>
struct RoundGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 1 "ops.yaml:round"
    return static_cast<T>(R(0));
#line 92 "rounding/loops.cpp"
  }
};

// the primitive trunc
template <class T>
struct TruncForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::trunc(x));
  }
};

// x: 0
template <class T>
struct TruncGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 1 "ops.yaml:trunc"
    return static_cast<T>(R(0));
#line 114 "rounding/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Int8, loop<CeilForward<std::int8_t>, std::int8_t, std::int8_t>},
    {0, 0, Dtype::Int16, loop<CeilForward<std::int16_t>, std::int16_t, std::int16_t>},
    {0, 0, Dtype::Int32, loop<CeilForward<std::int32_t>, std::int32_t, std::int32_t>},
    {0, 0, Dtype::Int64, loop<CeilForward<std::int64_t>, std::int64_t, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<CeilForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<CeilForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<CeilForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<CeilForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {0, 0, Dtype::Float32, loop<CeilForward<float>, float, float>},
    {0, 0, Dtype::Float64, loop<CeilForward<double>, double, double>},
    {0, 0, Dtype::Float16, loop<CeilForward<float>, scalar::Float16, scalar::Float16>},
    {0, 0, Dtype::BFloat16, loop<CeilForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {0, 1, Dtype::Float32, loop<CeilGradientX<float>, float, float>},
    {0, 1, Dtype::Float64, loop<CeilGradientX<double>, double, double>},
    {1, 0, Dtype::Int8, loop<FloorForward<std::int8_t>, std::int8_t, std::int8_t>},
    {1, 0, Dtype::Int16, loop<FloorForward<std::int16_t>, std::int16_t, std::int16_t>},
    {1, 0, Dtype::Int32, loop<FloorForward<std::int32_t>, std::int32_t, std::int32_t>},
    {1, 0, Dtype::Int64, loop<FloorForward<std::int64_t>, std::int64_t, std::int64_t>},
    {1, 0, Dtype::UInt8, loop<FloorForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {1, 0, Dtype::UInt16, loop<FloorForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {1, 0, Dtype::UInt32, loop<FloorForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {1, 0, Dtype::UInt64, loop<FloorForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {1, 0, Dtype::Float32, loop<FloorForward<float>, float, float>},
    {1, 0, Dtype::Float64, loop<FloorForward<double>, double, double>},
    {1, 0, Dtype::Float16, loop<FloorForward<float>, scalar::Float16, scalar::Float16>},
    {1, 0, Dtype::BFloat16, loop<FloorForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {1, 1, Dtype::Float32, loop<FloorGradientX<float>, float, float>},
    {1, 1, Dtype::Float64, loop<FloorGradientX<double>, double, double>},
    {2, 0, Dtype::Int8, loop<RoundForward<std::int8_t>, std::int8_t, std::int8_t>},
    {2, 0, Dtype::Int16, loop<RoundForward<std::int16_t>, std::int16_t, std::int16_t>},
    {2, 0, Dtype::Int32, loop<RoundForward<std::int32_t>, std::int32_t, std::int32_t>},
    {2, 0, Dtype::Int64, loop<RoundForward<std::int64_t>, std::int64_t, std::int64_t>},
    {2, 0, Dtype::UInt8, loop<RoundForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {2, 0, Dtype::UInt16, loop<RoundForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {2, 0, Dtype::UInt32, loop<RoundForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {2, 0, Dtype::UInt64, loop<RoundForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {2, 0, Dtype::Float32, loop<RoundForward<float>, float, float>},
    {2, 0, Dtype::Float64, loop<RoundForward<double>, double, double>},
    {2, 0, Dtype::Float16, loop<RoundForward<float>, scalar::Float16, scalar::Float16>},
    {2, 0, Dtype::BFloat16, loop<RoundForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {2, 0, Dtype::Complex64, loop<RoundForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {2, 0, Dtype::Complex128, loop<RoundForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {2, 1, Dtype::Complex64, loop<RoundGradientXComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {2, 1, Dtype::Complex128, loop<RoundGradientXComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {3, 0, Dtype::Int8, loop<TruncForward<std::int8_t>, std::int8_t, std::int8_t>},
    {3, 0, Dtype::Int16, loop<TruncForward<std::int16_t>, std::int16_t, std::int16_t>},
    {3, 0, Dtype::Int32, loop<TruncForward<std::int32_t>, std::int32_t, std::int32_t>},
    {3, 0, Dtype::Int64, loop<TruncForward<std::int64_t>, std::int64_t, std::int64_t>},
    {3, 0, Dtype::UInt8, loop<TruncForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {3, 0, Dtype::UInt16, loop<TruncForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {3, 0, Dtype::UInt32, loop<TruncForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {3, 0, Dtype::UInt64, loop<TruncForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {3, 0, Dtype::Float32, loop<TruncForward<float>, float, float>},
    {3, 0, Dtype::Float64, loop<TruncForward<double>, double, double>},
    {3, 0, Dtype::Float16, loop<TruncForward<float>, scalar::Float16, scalar::Float16>},
    {3, 0, Dtype::BFloat16, loop<TruncForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {3, 1, Dtype::Float32, loop<TruncGradientX<float>, float, float>},
    {3, 1, Dtype::Float64, loop<TruncGradientX<double>, double, double>},
};

}  // namespace

cpu::LoopEntries rounding_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
