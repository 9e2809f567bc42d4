// Generated from ops.yaml. Do not edit.
// The cpu loops of the floating family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "floating/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive isnan
template <class T>
struct IsnanForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
    return static_cast<bool>(scalar::isnan(x));
  }
};

// the primitive isnan
template <class T>
struct IsnanForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
    return static_cast<bool>(scalar::isnan(x));
  }
};

// the primitive isinf
template <class T>
struct IsinfForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
    return static_cast<bool>(scalar::isinf(x));
  }
};

// the primitive isinf
template <class T>
struct IsinfForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
    return static_cast<bool>(scalar::isinf(x));
  }
};

// the primitive isfinite
template <class T>
struct IsfiniteForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
    return static_cast<bool>(scalar::isfinite(x));
  }
};

// the primitive isfinite
template <class T>
struct IsfiniteForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
    return static_cast<bool>(scalar::isfinite(x));
  }
};

// x == inf
template <class T>
struct IsposinfForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
#line 4 "ops.yaml:isposinf"
    return static_cast<bool>(x == std::numeric_limits<R>::infinity());
#line 88 "floating/loops.cpp"
  }
};

// x == -inf
template <class T>
struct IsneginfForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
#line 4 "ops.yaml:isneginf"
    return static_cast<bool>(x == -std::numeric_limits<R>::infinity());
#line 100 "floating/loops.cpp"
  }
};

// the primitive signbit
template <class T>
struct SignbitForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x) {
    return static_cast<bool>(scalar::signbit(x));
  }
};

// the primitive copysign
template <class T>
struct CopysignForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::copysign(x1, x2));
  }
};

// x1: g * sign(x1) * copysign(1, x2); x2: 0
template <class T>
struct CopysignGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 6 "ops.yaml:copysign"
    const auto v0 = scalar::sign(x1);
#line 6 "ops.yaml:copysign"
    const auto v1 = scalar::copysign(T(1), x2);
#line 6 "ops.yaml:copysign"
    x1_result = static_cast<T>(guard<T>(g * v0 * v1, g));
#line 6 "ops.yaml:copysign"
    x2_result = static_cast<T>(R(0));
#line 138 "floating/loops.cpp"
  }
};

// x1: g * sign(x1) * copysign(1, x2)
template <class T>
struct CopysignGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 6 "ops.yaml:copysign"
    const auto v0 = scalar::sign(x1);
#line 6 "ops.yaml:copysign"
    const auto v1 = scalar::copysign(T(1), x2);
#line 6 "ops.yaml:copysign"
    return static_cast<T>(guard<T>(g * v0 * v1, g));
#line 154 "floating/loops.cpp"
  }
};

// x2: 0
template <class T>
struct CopysignGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 7 "ops.yaml:copysign"
    return static_cast<T>(R(0));
#line 166 "floating/loops.cpp"
  }
};

// the primitive nextafter
template <class T, class M = T>
struct NextafterForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::nextafter_in<M>(x1, x2));
  }
};

// the primitive frexp
template <class T>
struct FrexpForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T x, T& mantissa_result, std::int32_t& exponent_result) {
    mantissa_result = static_cast<T>(scalar::frexp_mantissa(x));
    exponent_result = static_cast<std::int32_t>(scalar::frexp_exponent(x));
  }
};

// x: ldexp(g_mantissa, -exponent)
template <class T>
struct FrexpGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g_mantissa, std::int32_t exponent) {
#line 5 "ops.yaml:frexp"
    const auto v0 = scalar::ldexp(g_mantissa, std::int32_t(-exponent));
#line 5 "ops.yaml:frexp"
    return static_cast<T>(guard<T>(v0, g_mantissa));
#line 198 "floating/loops.cpp"
  }
};

// the primitive ldexp
template <class T>
struct LdexpForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, std::int64_t x2) {
    return static_cast<T>(scalar::ldexp(x1, x2));
  }
};

// x1: ldexp(g, x2)
template <class T>
struct LdexpGradientX1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, std::int64_t x2) {
#line 5 "ops.yaml:ldexp"
    const auto v0 = scalar::ldexp(g, x2);
#line 5 "ops.yaml:ldexp"
    return static_cast<T>(guard<T>(v0, g));
#line 220 "floating/loops.cpp"
  }
};

// the primitive nan_to_num
template <class T, class M = T>
struct NanToNumForward {
  using R = scalar::real_t<T>;
  using Attributes = NanToNumAttributes;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
    return static_cast<T>(scalar::nan_to_num_in<M>(x, attributes.nan, attributes.posinf, attributes.neginf));
  }
};

// the primitive nan_to_num
template <class T, class M = T>
struct NanToNumForwardComplex {
  using R = scalar::real_t<T>;
  using Attributes = NanToNumAttributes;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
    return static_cast<T>(scalar::nan_to_num_in<M>(x, attributes.nan, attributes.posinf, attributes.neginf));
  }
};

// x: where(isfinite(real(x)), real(g), 0) + _times_i(where(isfinite(imag(x)), imag(g), 0), x) if is_complex(x) else where(isfinite(x), g, 0)
template <class T>
struct NanToNumGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 7 "ops.yaml:nan_to_num"
    const auto v0 = scalar::isfinite(x);
#line 7 "ops.yaml:nan_to_num"
    const auto v1 = scalar::where(v0, g, T(0));
#line 7 "ops.yaml:nan_to_num"
    return static_cast<T>(guard<T>(v1, g));
#line 255 "floating/loops.cpp"
  }
};

// x: where(isfinite(real(x)), real(g), 0) + _times_i(where(isfinite(imag(x)), imag(g), 0), x) if is_complex(x) else where(isfinite(x), g, 0)
template <class T>
struct NanToNumGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 7 "ops.yaml:nan_to_num"
    const auto v0 = scalar::real(x);
#line 7 "ops.yaml:nan_to_num"
    const auto v1 = scalar::isfinite(v0);
#line 7 "ops.yaml:nan_to_num"
    const auto v2 = scalar::real(g);
#line 7 "ops.yaml:nan_to_num"
    const auto v3 = scalar::where(v1, v2, R(0));
#line 7 "ops.yaml:nan_to_num"
    const auto v4 = scalar::imag(x);
#line 7 "ops.yaml:nan_to_num"
    const auto v5 = scalar::isfinite(v4);
#line 7 "ops.yaml:nan_to_num"
    const auto v6 = scalar::imag(g);
#line 7 "ops.yaml:nan_to_num"
    const auto v7 = scalar::where(v5, v6, R(0));
#line 7 "ops.yaml:nan_to_num"
    const auto v8 = scalar::times_i(T(v7), x);
#line 7 "ops.yaml:nan_to_num"
    return static_cast<T>(guard<T>(v3 + v8, g));
#line 284 "floating/loops.cpp"
  }
};

// where(x1 == 0, x2, 0.5 * sign(x1) + 0.5)
template <class T>
struct HeavisideForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
#line 4 "ops.yaml:heaviside"
    const auto v0 = scalar::sign(x1);
#line 4 "ops.yaml:heaviside"
    const auto v1 = scalar::where(x1 == R(0), x2, R(0.5) * v0 + R(0.5));
#line 4 "ops.yaml:heaviside"
    return static_cast<T>(v1);
#line 300 "floating/loops.cpp"
  }
};

// x1: 0; x2: where(x1 == 0, g, 0)
template <class T>
struct HeavisideGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T& x1_result, T& x2_result) {
#line 6 "ops.yaml:heaviside"
    const auto v0 = scalar::where(x1 == R(0), g, T(0));
#line 6 "ops.yaml:heaviside"
    x1_result = static_cast<T>(R(0));
#line 6 "ops.yaml:heaviside"
    x2_result = static_cast<T>(v0);
#line 316 "floating/loops.cpp"
  }
};

// x1: 0
template <class T>
struct HeavisideGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 6 "ops.yaml:heaviside"
    return static_cast<T>(R(0));
#line 328 "floating/loops.cpp"
  }
};

// x2: where(x1 == 0, g, 0)
template <class T>
struct HeavisideGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1) {
#line 7 "ops.yaml:heaviside"
    const auto v0 = scalar::where(x1 == R(0), g, T(0));
#line 7 "ops.yaml:heaviside"
    return static_cast<T>(v0);
#line 342 "floating/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Int8, loop<IsnanForward<std::int8_t>, bool, std::int8_t>},
    {0, 0, Dtype::Int16, loop<IsnanForward<std::int16_t>, bool, std::int16_t>},
    {0, 0, Dtype::Int32, loop<IsnanForward<std::int32_t>, bool, std::int32_t>},
    {0, 0, Dtype::Int64, loop<IsnanForward<std::int64_t>, bool, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<IsnanForward<std::uint8_t>, bool, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<IsnanForward<std::uint16_t>, bool, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<IsnanForward<std::uint32_t>, bool, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<IsnanForward<std::uint64_t>, bool, std::uint64_t>},
    {0, 0, Dtype::Float32, loop<IsnanForward<float>, bool, float>},
    {0, 0, Dtype::Float64, loop<IsnanForward<double>, bool, double>},
    {0, 0, Dtype::Float16, loop<IsnanForward<float>, bool, scalar::Float16>},
    {0, 0, Dtype::BFloat16, loop<IsnanForward<float>, bool, scalar::BFloat16>},
    {0, 0, Dtype::Complex64, loop<IsnanForwardComplex<Complex<float>>, bool, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<IsnanForwardComplex<Complex<double>>, bool, Complex<double>>},
    {1, 0, Dtype::Int8, loop<IsinfForward<std::int8_t>, bool, std::int8_t>},
    {1, 0, Dtype::Int16, loop<IsinfForward<std::int16_t>, bool, std::int16_t>},
    {1, 0, Dtype::Int32, loop<IsinfForward<std::int32_t>, bool, std::int32_t>},
    {1, 0, Dtype::Int64, loop<IsinfForward<std::int64_t>, bool, std::int64_t>},
    {1, 0, Dtype::UInt8, loop<IsinfForward<std::uint8_t>, bool, std::uint8_t>},
    {1, 0, Dtype::UInt16, loop<IsinfForward<std::uint16_t>, bool, std::uint16_t>},
    {1, 0, Dtype::UInt32, loop<IsinfForward<std::uint32_t>, bool, std::uint32_t>},
    {1, 0, Dtype::UInt64, loop<IsinfForward<std::uint64_t>, bool, std::uint64_t>},
    {1, 0, Dtype::Float32, loop<IsinfForward<float>, bool, float>},
    {1, 0, Dtype::Float64, loop<IsinfForward<double>, bool, double>},
    {1, 0, Dtype::Float16, loop<IsinfForward<float>, bool, scalar::Float16>},
    {1, 0, Dtype::BFloat16, loop<IsinfForward<float>, bool, scalar::BFloat16>},
    {1, 0, Dtype::Complex64, loop<IsinfForwardComplex<Complex<float>>, bool, Complex<float>>},
    {1, 0, Dtype::Complex128, loop<IsinfForwardComplex<Complex<double>>, bool, Complex<double>>},
    {2, 0, Dtype::Int8, loop<IsfiniteForward<std::int8_t>, bool, std::int8_t>},
    {2, 0, Dtype::Int16, loop<IsfiniteForward<std::int16_t>, bool, std::int16_t>},
    {2, 0, Dtype::Int32, loop<IsfiniteForward<std::int32_t>, bool, std::int32_t>},
    {2, 0, Dtype::Int64, loop<IsfiniteForward<std::int64_t>, bool, std::int64_t>},
    {2, 0, Dtype::UInt8, loop<IsfiniteForward<std::uint8_t>, bool, std::uint8_t>},
    {2, 0, Dtype::UInt16, loop<IsfiniteForward<std::uint16_t>, bool, std::uint16_t>},
    {2, 0, Dtype::UInt32, loop<IsfiniteForward<std::uint32_t>, bool, std::uint32_t>},
    {2, 0, Dtype::UInt64, loop<IsfiniteForward<std::uint64_t>, bool, std::uint64_t>},
    {2, 0, Dtype::Float32, loop<IsfiniteForward<float>, bool, float>},
    {2, 0, Dtype::Float64, loop<IsfiniteForward<double>, bool, double>},
    {2, 0, Dtype::Float16, loop<IsfiniteForward<float>, bool, scalar::Float16>},
    {2, 0, Dtype::BFloat16, loop<IsfiniteForward<float>, bool, scalar::BFloat16>},
    {2, 0, Dtype::Complex64, loop<IsfiniteForwardComplex<Complex<float>>, bool, Complex<float>>},
    {2, 0, Dtype::Complex128, loop<IsfiniteForwardComplex<Complex<double>>, bool, Complex<double>>},
    {3, 0, Dtype::Float32, loop<IsposinfForward<float>, bool, float>},
    {3, 0, Dtype::Float64, loop<IsposinfForward<double>, bool, double>},
    {3, 0, Dtype::Float16, loop<IsposinfForward<float>, bool, scalar::Float16>},
    {3, 0, Dtype::BFloat16, loop<IsposinfForward<float>, bool, scalar::BFloat16>},
    {4, 0, Dtype::Float32, loop<IsneginfForward<float>, bool, float>},
    {4, 0, Dtype::Float64, loop<IsneginfForward<double>, bool, double>},
    {4, 0, Dtype::Float16, loop<IsneginfForward<float>, bool, scalar::Float16>},
    {4, 0, Dtype::BFloat16, loop<IsneginfForward<float>, bool, scalar::BFloat16>},
    {5, 0, Dtype::Float32, loop<SignbitForward<float>, bool, float>},
    {5, 0, Dtype::Float64, loop<SignbitForward<double>, bool, double>},
    {5, 0, Dtype::Float16, loop<SignbitForward<float>, bool, scalar::Float16>},
    {5, 0, Dtype::BFloat16, loop<SignbitForward<float>, bool, scalar::BFloat16>},
    {6, 0, Dtype::Float32, loop<CopysignForward<float>, float, float, float>},
    {6, 0, Dtype::Float64, loop<CopysignForward<double>, double, double, double>},
    {6, 0, Dtype::Float16, loop<CopysignForward<scalar::SignedHalf>, scalar::SignedHalf, scalar::SignedHalf, scalar::SignedHalf>},
    {6, 0, Dtype::BFloat16, loop<CopysignForward<scalar::SignedHalf>, scalar::SignedHalf, scalar::SignedHalf, scalar::SignedHalf>},
    {6, 1, Dtype::Float32, loop_many<CopysignGradients<float>, Types<float, float>, Types<float, float, float>>},
    {6, 1, Dtype::Float64, loop_many<CopysignGradients<double>, Types<double, double>, Types<double, double, double>>},
    {6, 2, Dtype::Float32, loop<CopysignGradientX1<float>, float, float, float, float>},
    {6, 2, Dtype::Float64, loop<CopysignGradientX1<double>, double, double, double, double>},
    {6, 3, Dtype::Float32, loop<CopysignGradientX2<float>, float, float>},
    {6, 3, Dtype::Float64, loop<CopysignGradientX2<double>, double, double>},
    {7, 0, Dtype::Float32, loop<NextafterForward<float>, float, float, float>},
    {7, 0, Dtype::Float64, loop<NextafterForward<double>, double, double, double>},
    {7, 0, Dtype::Float16, loop<NextafterForward<float, scalar::Float16>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {7, 0, Dtype::BFloat16, loop<NextafterForward<float, scalar::BFloat16>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {8, 0, Dtype::Float32, loop_many<FrexpForward<float>, Types<float, std::int32_t>, Types<float>>},
    {8, 0, Dtype::Float64, loop_many<FrexpForward<double>, Types<double, std::int32_t>, Types<double>>},
    {8, 1, Dtype::Float32, loop<FrexpGradientX<float>, float, float, std::int32_t>},
    {8, 1, Dtype::Float64, loop<FrexpGradientX<double>, double, double, std::int32_t>},
    {9, 0, Dtype::Float32, loop<LdexpForward<float>, float, float, std::int64_t>},
    {9, 0, Dtype::Float64, loop<LdexpForward<double>, double, double, std::int64_t>},
    {9, 1, Dtype::Float32, loop<LdexpGradientX1<float>, float, float, std::int64_t>},
    {9, 1, Dtype::Float64, loop<LdexpGradientX1<double>, double, double, std::int64_t>},
    {10, 0, Dtype::Bool, loop<NanToNumForward<bool>, bool, bool>},
    {10, 0, Dtype::Int8, loop<NanToNumForward<std::int8_t>, std::int8_t, std::int8_t>},
    {10, 0, Dtype::Int16, loop<NanToNumForward<std::int16_t>, std::int16_t, std::int16_t>},
    {10, 0, Dtype::Int32, loop<NanToNumForward<std::int32_t>, std::int32_t, std::int32_t>},
    {10, 0, Dtype::Int64, loop<NanToNumForward<std::int64_t>, std::int64_t, std::int64_t>},
    {10, 0, Dtype::UInt8, loop<NanToNumForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {10, 0, Dtype::UInt16, loop<NanToNumForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {10, 0, Dtype::UInt32, loop<NanToNumForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {10, 0, Dtype::UInt64, loop<NanToNumForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {10, 0, Dtype::Float32, loop<NanToNumForward<float>, float, float>},
    {10, 0, Dtype::Float64, loop<NanToNumForward<double>, double, double>},
    {10, 0, Dtype::Float16, loop<NanToNumForward<float, scalar::Float16>, scalar::Float16, scalar::Float16>},
    {10, 0, Dtype::BFloat16, loop<NanToNumForward<float, scalar::BFloat16>, scalar::BFloat16, scalar::BFloat16>},
    {10, 0, Dtype::Complex64, loop<NanToNumForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {10, 0, Dtype::Complex128, loop<NanToNumForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {10, 1, Dtype::Float32, loop<NanToNumGradientX<float>, float, float, float>},
    {10, 1, Dtype::Float64, loop<NanToNumGradientX<double>, double, double, double>},
    {10, 1, Dtype::Complex64, loop<NanToNumGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {10, 1, Dtype::Complex128, loop<NanToNumGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {11, 0, Dtype::Float32, loop<HeavisideForward<float>, float, float, float>},
    {11, 0, Dtype::Float64, loop<HeavisideForward<double>, double, double, double>},
    {11, 0, Dtype::Float16, loop<HeavisideForward<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {11, 0, Dtype::BFloat16, loop<HeavisideForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {11, 1, Dtype::Float32, loop_many<HeavisideGradients<float>, Types<float, float>, Types<float, float>>},
    {11, 1, Dtype::Float64, loop_many<HeavisideGradients<double>, Types<double, double>, Types<double, double>>},
    {11, 2, Dtype::Float32, loop<HeavisideGradientX1<float>, float, float>},
    {11, 2, Dtype::Float64, loop<HeavisideGradientX1<double>, double, double>},
    {11, 3, Dtype::Float32, loop<HeavisideGradientX2<float>, float, float, float>},
    {11, 3, Dtype::Float64, loop<HeavisideGradientX2<double>, double, double, double>},
};

}  // namespace

cpu::LoopEntries floating_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
