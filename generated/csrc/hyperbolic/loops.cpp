// Generated from ops.yaml. Do not edit.
// The cpu loops of the hyperbolic family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "hyperbolic/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive sinh
template <class T>
struct SinhForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::sinh(x));
  }
};

// the primitive sinh
template <class T>
struct SinhForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::sinh(x));
  }
};

// x: g * cosh(x)
template <class T>
struct SinhGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:sinh"
    const auto v0 = scalar::cosh(x);
#line 5 "ops.yaml:sinh"
    return static_cast<T>(guard<T>(g * v0, g));
#line 47 "hyperbolic/loops.cpp"
  }
};

// x: g * cosh(x)
template <class T>
struct SinhGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:sinh"
    const auto v0 = scalar::cosh(x);
#line 5 "ops.yaml:sinh"
    const auto v1 = scalar::conj(v0);
#line 5 "ops.yaml:sinh"
    return static_cast<T>(guard<T>(v1 * g, g));
#line 62 "hyperbolic/loops.cpp"
  }
};

// the primitive cosh
template <class T>
struct CoshForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::cosh(x));
  }
};

// the primitive cosh
template <class T>
struct CoshForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::cosh(x));
  }
};

// x: g * sinh(x)
template <class T>
struct CoshGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:cosh"
    const auto v0 = scalar::sinh(x);
#line 5 "ops.yaml:cosh"
    return static_cast<T>(guard<T>(g * v0, g));
#line 93 "hyperbolic/loops.cpp"
  }
};

// x: g * sinh(x)
template <class T>
struct CoshGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:cosh"
    const auto v0 = scalar::sinh(x);
#line 5 "ops.yaml:cosh"
    const auto v1 = scalar::conj(v0);
#line 5 "ops.yaml:cosh"
    return static_cast<T>(guard<T>(v1 * g, g));
#line 108 "hyperbolic/loops.cpp"
  }
};

// the primitive tanh
template <class T>
struct TanhForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::tanh(x));
  }
};

// the primitive tanh
template <class T>
struct TanhForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::tanh(x));
  }
};

// x: g / square(cosh(x)) if is_complex(x) else g * _tanh_slope(x)
template <class T>
struct TanhGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:tanh"
    const T called = scalar::tanh_slope(x);
#line 6 "ops.yaml:tanh"
    return static_cast<T>(guard<T>(g * called, g));
#line 139 "hyperbolic/loops.cpp"
  }
};

// x: g / square(cosh(x)) if is_complex(x) else g * _tanh_slope(x)
template <class T>
struct TanhGradientXTest {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE scalar::signed_t<T> apply(T, T x) {
#line 6 "ops.yaml:tanh"
    return static_cast<scalar::signed_t<T>>(scalar::tanh_slope_margin(x));
#line 151 "hyperbolic/loops.cpp"
  }
};

// x: g / square(cosh(x)) if is_complex(x) else g * _tanh_slope(x)
template <class T>
struct TanhGradientXUsual {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:tanh"
    const T called = scalar::tanh_slope_near(x);
#line 6 "ops.yaml:tanh"
    return static_cast<T>(g * called);
#line 164 "hyperbolic/loops.cpp"
  }
};

// x: g / square(cosh(x)) if is_complex(x) else g * _tanh_slope(x)
template <class T>
struct TanhGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:tanh"
    const auto v0 = scalar::conj(g);
#line 6 "ops.yaml:tanh"
    const auto v1 = scalar::cosh(x);
#line 6 "ops.yaml:tanh"
    const auto v2 = scalar::divide(v0, v1 * v1);
#line 6 "ops.yaml:tanh"
    const auto v3 = scalar::conj(v2);
#line 6 "ops.yaml:tanh"
    return static_cast<T>(guard<T>(v3, g));
#line 183 "hyperbolic/loops.cpp"
  }
};

// 4 * exp(-2 * abs(x)) / square(1 + exp(-2 * abs(x)))
template <class T>
struct TanhSlopeForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:_tanh_slope"
    const auto v0 = scalar::abs(x);
#line 4 "ops.yaml:_tanh_slope"
    const auto v1 = scalar::exp_nonpositive(R(-2) * v0);
#line 4 "ops.yaml:_tanh_slope"
    const auto v2 = R(1) + v1;
#line 4 "ops.yaml:_tanh_slope"
    const auto v3 = scalar::divide(R(4) * v1, v2 * v2);
#line 4 "ops.yaml:_tanh_slope"
    return static_cast<T>(v3);
#line 202 "hyperbolic/loops.cpp"
  }
};

// x: -2 * g * out * tanh(x)
template <class T>
struct TanhSlopeGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:_tanh_slope"
    const auto v0 = scalar::tanh(x);
#line 6 "ops.yaml:_tanh_slope"
    return static_cast<T>(guard<T>(R(-2) * g * y * v0, g));
#line 215 "hyperbolic/loops.cpp"
  }
};

// the primitive asinh
template <class T>
struct AsinhForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::asinh(x));
  }
};

// the primitive asinh
template <class T>
struct AsinhForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::asinh(x));
  }
};

// x: g / _root_of_one_plus_square(x)
template <class T>
struct AsinhGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:asinh"
    const auto v0 = scalar::abs(x);
#line 5 "ops.yaml:asinh"
    const auto v1 = scalar::sqrt(R(1) + x * x);
#line 5 "ops.yaml:asinh"
    const auto v2 = scalar::where(v0 < R(1000000000.0), v1, T(v0));
#line 5 "ops.yaml:asinh"
    const auto v3 = scalar::divide(g, v2);
#line 5 "ops.yaml:asinh"
    return static_cast<T>(guard<T>(v3, g));
#line 253 "hyperbolic/loops.cpp"
  }
};

// x: g / _root_of_one_plus_square(x)
template <class T>
struct AsinhGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:asinh"
    const auto v0 = scalar::abs(x);
#line 5 "ops.yaml:asinh"
    const auto v1 = scalar::sqrt(R(1) + x * x);
#line 5 "ops.yaml:asinh"
    const auto v2 = scalar::real(x);
#line 5 "ops.yaml:asinh"
    const auto v3 = scalar::signbit(v2);
#line 5 "ops.yaml:asinh"
    const auto v4 = scalar::where(v3, -x, x);
#line 5 "ops.yaml:asinh"
    const auto v5 = scalar::where(v0 < R(1000000000.0), v1, v4);
#line 5 "ops.yaml:asinh"
    const auto v6 = scalar::conj(v5);
#line 5 "ops.yaml:asinh"
    const auto v7 = scalar::divide(g, v6);
#line 5 "ops.yaml:asinh"
    return static_cast<T>(guard<T>(v7, g));
#line 280 "hyperbolic/loops.cpp"
  }
};

// the primitive acosh
template <class T>
struct AcoshForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::acosh(x));
  }
};

// the primitive acosh
template <class T>
struct AcoshForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::acosh(x));
  }
};

// x: g / _root_of_square_minus_one(x)
template <class T>
struct AcoshGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:acosh"
    const auto v0 = scalar::sqrt(x - R(1));
#line 5 "ops.yaml:acosh"
    const auto v1 = scalar::sqrt(x + R(1));
#line 5 "ops.yaml:acosh"
    const auto v2 = scalar::divide(g, v0 * v1);
#line 5 "ops.yaml:acosh"
    return static_cast<T>(guard<T>(v2, g));
#line 316 "hyperbolic/loops.cpp"
  }
};

// x: g / _root_of_square_minus_one(x)
template <class T>
struct AcoshGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:acosh"
    const auto v0 = scalar::sqrt(x - R(1));
#line 5 "ops.yaml:acosh"
    const auto v1 = scalar::sqrt(x + R(1));
#line 5 "ops.yaml:acosh"
    const auto v2 = scalar::conj(v0 * v1);
#line 5 "ops.yaml:acosh"
    const auto v3 = scalar::divide(g, v2);
#line 5 "ops.yaml:acosh"
    return static_cast<T>(guard<T>(v3, g));
#line 335 "hyperbolic/loops.cpp"
  }
};

// where(abs(x) < 1000000000.0, sqrt(1 + x * x), where(signbit(real(x)), -x, x)) if is_complex(x) else where(abs(x) < 1000000000.0, sqrt(1 + x * x), abs(x))
template <class T>
struct RootOfOnePlusSquareForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 5 "ops.yaml:_root_of_one_plus_square"
    const auto v0 = scalar::abs(x);
#line 5 "ops.yaml:_root_of_one_plus_square"
    const auto v1 = scalar::sqrt(R(1) + x * x);
#line 5 "ops.yaml:_root_of_one_plus_square"
    const auto v2 = scalar::where(v0 < R(1000000000.0), v1, T(v0));
#line 5 "ops.yaml:_root_of_one_plus_square"
    return static_cast<T>(v2);
#line 353 "hyperbolic/loops.cpp"
  }
};

// where(abs(x) < 1000000000.0, sqrt(1 + x * x), where(signbit(real(x)), -x, x)) if is_complex(x) else where(abs(x) < 1000000000.0, sqrt(1 + x * x), abs(x))
template <class T>
struct RootOfOnePlusSquareForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 5 "ops.yaml:_root_of_one_plus_square"
    const auto v0 = scalar::abs(x);
#line 5 "ops.yaml:_root_of_one_plus_square"
    const auto v1 = scalar::sqrt(R(1) + x * x);
#line 5 "ops.yaml:_root_of_one_plus_square"
    const auto v2 = scalar::real(x);
#line 5 "ops.yaml:_root_of_one_plus_square"
    const auto v3 = scalar::signbit(v2);
#line 5 "ops.yaml:_root_of_one_plus_square"
    const auto v4 = scalar::where(v3, -x, x);
#line 5 "ops.yaml:_root_of_one_plus_square"
    const auto v5 = scalar::where(v0 < R(1000000000.0), v1, v4);
#line 5 "ops.yaml:_root_of_one_plus_square"
    return static_cast<T>(v5);
#line 376 "hyperbolic/loops.cpp"
  }
};

// x: g * (x / out)
template <class T>
struct RootOfOnePlusSquareGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 7 "ops.yaml:_root_of_one_plus_square"
    const auto v0 = scalar::divide(x, y);
#line 7 "ops.yaml:_root_of_one_plus_square"
    return static_cast<T>(guard<T>(g * v0, g));
#line 390 "hyperbolic/loops.cpp"
  }
};

// x: g * (x / out)
template <class T>
struct RootOfOnePlusSquareGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 7 "ops.yaml:_root_of_one_plus_square"
    const auto v0 = scalar::conj(x);
#line 7 "ops.yaml:_root_of_one_plus_square"
    const auto v1 = scalar::conj(y);
#line 7 "ops.yaml:_root_of_one_plus_square"
    const auto v2 = scalar::divide(v0, v1);
#line 7 "ops.yaml:_root_of_one_plus_square"
    return static_cast<T>(guard<T>(v2 * g, g));
#line 407 "hyperbolic/loops.cpp"
  }
};

// sqrt(x - 1) * sqrt(x + 1)
template <class T>
struct RootOfSquareMinusOneForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 5 "ops.yaml:_root_of_square_minus_one"
    const auto v0 = scalar::sqrt(x - R(1));
#line 5 "ops.yaml:_root_of_square_minus_one"
    const auto v1 = scalar::sqrt(x + R(1));
#line 5 "ops.yaml:_root_of_square_minus_one"
    return static_cast<T>(v0 * v1);
#line 423 "hyperbolic/loops.cpp"
  }
};

// sqrt(x - 1) * sqrt(x + 1)
template <class T>
struct RootOfSquareMinusOneForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 5 "ops.yaml:_root_of_square_minus_one"
    const auto v0 = scalar::sqrt(x - R(1));
#line 5 "ops.yaml:_root_of_square_minus_one"
    const auto v1 = scalar::sqrt(x + R(1));
#line 5 "ops.yaml:_root_of_square_minus_one"
    return static_cast<T>(v0 * v1);
#line 438 "hyperbolic/loops.cpp"
  }
};

// x: g * (x / out)
template <class T>
struct RootOfSquareMinusOneGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:_root_of_square_minus_one"
    const auto v0 = scalar::divide(x, y);
#line 6 "ops.yaml:_root_of_square_minus_one"
    return static_cast<T>(guard<T>(g * v0, g));
#line 452 "hyperbolic/loops.cpp"
  }
};

// x: g * (x / out)
template <class T>
struct RootOfSquareMinusOneGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:_root_of_square_minus_one"
    const auto v0 = scalar::conj(x);
#line 6 "ops.yaml:_root_of_square_minus_one"
    const auto v1 = scalar::conj(y);
#line 6 "ops.yaml:_root_of_square_minus_one"
    const auto v2 = scalar::divide(v0, v1);
#line 6 "ops.yaml:_root_of_square_minus_one"
    return static_cast<T>(guard<T>(v2 * g, g));
#line 469 "hyperbolic/loops.cpp"
  }
};

// the primitive atanh
template <class T>
struct AtanhForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::atanh(x));
  }
};

// the primitive atanh
template <class T>
struct AtanhForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::atanh(x));
  }
};

// x: g * _atanh_slope(x)
template <class T>
struct AtanhGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:atanh"
    const auto v0 = scalar::divide(R(1), (R(1) - x) * (R(1) + x));
#line 5 "ops.yaml:atanh"
    return static_cast<T>(guard<T>(g * v0, g));
#line 501 "hyperbolic/loops.cpp"
  }
};

// x: g * _atanh_slope(x)
template <class T>
struct AtanhGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:atanh"
    const auto v0 = scalar::divide(R(1), R(1) - x);
#line 5 "ops.yaml:atanh"
    const auto v1 = scalar::divide(v0, R(1) + x);
#line 5 "ops.yaml:atanh"
    const auto v2 = scalar::conj(v1);
#line 5 "ops.yaml:atanh"
    return static_cast<T>(guard<T>(v2 * g, g));
#line 518 "hyperbolic/loops.cpp"
  }
};

// 1 / (1 - x) / (1 + x) if is_complex(x) else 1 / ((1 - x) * (1 + x))
template <class T>
struct AtanhSlopeForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 6 "ops.yaml:_atanh_slope"
    const auto v0 = scalar::divide(R(1), (R(1) - x) * (R(1) + x));
#line 6 "ops.yaml:_atanh_slope"
    return static_cast<T>(v0);
#line 532 "hyperbolic/loops.cpp"
  }
};

// 1 / (1 - x) / (1 + x) if is_complex(x) else 1 / ((1 - x) * (1 + x))
template <class T>
struct AtanhSlopeForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 6 "ops.yaml:_atanh_slope"
    const auto v0 = scalar::divide(R(1), R(1) - x);
#line 6 "ops.yaml:_atanh_slope"
    const auto v1 = scalar::divide(v0, R(1) + x);
#line 6 "ops.yaml:_atanh_slope"
    return static_cast<T>(v1);
#line 547 "hyperbolic/loops.cpp"
  }
};

// x: 2 * g * (x * out) * out
template <class T>
struct AtanhSlopeGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 8 "ops.yaml:_atanh_slope"
    return static_cast<T>(guard<T>(R(2) * g * (x * y) * y, g));
#line 559 "hyperbolic/loops.cpp"
  }
};

// x: 2 * g * (x * out) * out
template <class T>
struct AtanhSlopeGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 8 "ops.yaml:_atanh_slope"
    const auto v0 = scalar::conj(x);
#line 8 "ops.yaml:_atanh_slope"
    const auto v1 = scalar::conj(y);
#line 8 "ops.yaml:_atanh_slope"
    return static_cast<T>(guard<T>(R(2) * v0 * v1 * v1 * g, g));
#line 575 "hyperbolic/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, loop<SinhForward<float>, float, float>},
    {0, 0, Dtype::Float64, loop<SinhForward<double>, double, double>},
    {0, 0, Dtype::Complex64, loop<SinhForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<SinhForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {0, 1, Dtype::Float32, loop<SinhGradientX<float>, float, float, float>},
    {0, 1, Dtype::Float64, loop<SinhGradientX<double>, double, double, double>},
    {0, 1, Dtype::Complex64, loop<SinhGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {0, 1, Dtype::Complex128, loop<SinhGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 0, Dtype::Float32, loop<CoshForward<float>, float, float>},
    {1, 0, Dtype::Float64, loop<CoshForward<double>, double, double>},
    {1, 0, Dtype::Complex64, loop<CoshForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {1, 0, Dtype::Complex128, loop<CoshForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {1, 1, Dtype::Float32, loop<CoshGradientX<float>, float, float, float>},
    {1, 1, Dtype::Float64, loop<CoshGradientX<double>, double, double, double>},
    {1, 1, Dtype::Complex64, loop<CoshGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {1, 1, Dtype::Complex128, loop<CoshGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {2, 0, Dtype::Float32, loop<TanhForward<float>, float, float>},
    {2, 0, Dtype::Float64, loop<TanhForward<double>, double, double>},
    {2, 0, Dtype::Complex64, loop<TanhForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {2, 0, Dtype::Complex128, loop<TanhForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {2, 1, Dtype::Float32, loop_where<TanhGradientX<float>, TanhGradientXTest<float>, TanhGradientXUsual<float>, float, float, float>},
    {2, 1, Dtype::Float64, loop_where<TanhGradientX<double>, TanhGradientXTest<double>, TanhGradientXUsual<double>, double, double, double>},
    {2, 1, Dtype::Complex64, loop<TanhGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {2, 1, Dtype::Complex128, loop<TanhGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {3, 0, Dtype::Float32, loop<TanhSlopeForward<float>, float, float>},
    {3, 0, Dtype::Float64, loop<TanhSlopeForward<double>, double, double>},
    {3, 1, Dtype::Float32, loop<TanhSlopeGradientX<float>, float, float, float, float>},
    {3, 1, Dtype::Float64, loop<TanhSlopeGradientX<double>, double, double, double, double>},
    {4, 0, Dtype::Float32, loop<AsinhForward<float>, float, float>},
    {4, 0, Dtype::Float64, loop<AsinhForward<double>, double, double>},
    {4, 0, Dtype::Complex64, loop<AsinhForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {4, 0, Dtype::Complex128, loop<AsinhForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {4, 1, Dtype::Float32, loop<AsinhGradientX<float>, float, float, float>},
    {4, 1, Dtype::Float64, loop<AsinhGradientX<double>, double, double, double>},
    {4, 1, Dtype::Complex64, loop<AsinhGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {4, 1, Dtype::Complex128, loop<AsinhGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {5, 0, Dtype::Float32, loop<AcoshForward<float>, float, float>},
    {5, 0, Dtype::Float64, loop<AcoshForward<double>, double, double>},
    {5, 0, Dtype::Complex64, loop<AcoshForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {5, 0, Dtype::Complex128, loop<AcoshForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {5, 1, Dtype::Float32, loop<AcoshGradientX<float>, float, float, float>},
    {5, 1, Dtype::Float64, loop<AcoshGradientX<double>, double, double, double>},
    {5, 1, Dtype::Complex64, loop<AcoshGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {5, 1, Dtype::Complex128, loop<AcoshGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {6, 0, Dtype::Float32, loop<RootOfOnePlusSquareForward<float>, float, float>},
    {6, 0, Dtype::Float64, loop<RootOfOnePlusSquareForward<double>, double, double>},
    {6, 0, Dtype::Float16, loop<RootOfOnePlusSquareForward<float>, scalar::Float16, scalar::Float16>},
    {6, 0, Dtype::BFloat16, loop<RootOfOnePlusSquareForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {6, 0, Dtype::Complex64, loop<RootOfOnePlusSquareForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {6, 0, Dtype::Complex128, loop<RootOfOnePlusSquareForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {6, 1, Dtype::Float32, loop<RootOfOnePlusSquareGradientX<float>, float, float, float, float>},
    {6, 1, Dtype::Float64, loop<RootOfOnePlusSquareGradientX<double>, double, double, double, double>},
    {6, 1, Dtype::Complex64, loop<RootOfOnePlusSquareGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {6, 1, Dtype::Complex128, loop<RootOfOnePlusSquareGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {7, 0, Dtype::Float32, loop<RootOfSquareMinusOneForward<float>, float, float>},
    {7, 0, Dtype::Float64, loop<RootOfSquareMinusOneForward<double>, double, double>},
    {7, 0, Dtype::Float16, loop<RootOfSquareMinusOneForward<float>, scalar::Float16, scalar::Float16>},
    {7, 0, Dtype::BFloat16, loop<RootOfSquareMinusOneForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {7, 0, Dtype::Complex64, loop<RootOfSquareMinusOneForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {7, 0, Dtype::Complex128, loop<RootOfSquareMinusOneForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {7, 1, Dtype::Float32, loop<RootOfSquareMinusOneGradientX<float>, float, float, float, float>},
    {7, 1, Dtype::Float64, loop<RootOfSquareMinusOneGradientX<double>, double, double, double, double>},
    {7, 1, Dtype::Complex64, loop<RootOfSquareMinusOneGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {7, 1, Dtype::Complex128, loop<RootOfSquareMinusOneGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {8, 0, Dtype::Float32, loop<AtanhForward<float>, float, float>},
    {8, 0, Dtype::Float64, loop<AtanhForward<double>, double, double>},
    {8, 0, Dtype::Complex64, loop<AtanhForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {8, 0, Dtype::Complex128, loop<AtanhForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {8, 1, Dtype::Float32, loop<AtanhGradientX<float>, float, float, float>},
    {8, 1, Dtype::Float64, loop<AtanhGradientX<double>, double, double, double>},
    {8, 1, Dtype::Complex64, loop<AtanhGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {8, 1, Dtype::Complex128, loop<AtanhGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {9, 0, Dtype::Float32, loop<AtanhSlopeForward<float>, float, float>},
    {9, 0, Dtype::Float64, loop<AtanhSlopeForward<double>, double, double>},
    {9, 0, Dtype::Float16, loop<AtanhSlopeForward<float>, scalar::Float16, scalar::Float16>},
    {9, 0, Dtype::BFloat16, loop<AtanhSlopeForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {9, 0, Dtype::Complex64, loop<AtanhSlopeForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {9, 0, Dtype::Complex128, loop<AtanhSlopeForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {9, 1, Dtype::Float32, loop<AtanhSlopeGradientX<float>, float, float, float, float>},
    {9, 1, Dtype::Float64, loop<AtanhSlopeGradientX<double>, double, double, double, double>},
    {9, 1, Dtype::Complex64, loop<AtanhSlopeGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {9, 1, Dtype::Complex128, loop<AtanhSlopeGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
};

}  // namespace

cpu::LoopEntries hyperbolic_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
