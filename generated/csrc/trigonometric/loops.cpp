// Generated from ops.yaml. Do not edit.
// The cpu loops of the trigonometric family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "trigonometric/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive sin
template <class T>
struct SinForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::sin(x));
  }
};

// the primitive sin
template <class T>
struct SinForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::sin(x));
  }
};

// x: g * cos(x)
template <class T>
struct SinGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:sin"
    const auto v0 = scalar::cos(x);
#line 5 "ops.yaml:sin"
    return static_cast<T>(guard<T>(g * v0, g));
#line 47 "trigonometric/loops.cpp"
  }
};

// x: g * cos(x)
template <class T>
struct SinGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:sin"
    const auto v0 = scalar::cos(x);
#line 5 "ops.yaml:sin"
    const auto v1 = scalar::conj(v0);
#line 5 "ops.yaml:sin"
    return static_cast<T>(guard<T>(v1 * g, g));
#line 62 "trigonometric/loops.cpp"
  }
};

// the primitive cos
template <class T>
struct CosForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::cos(x));
  }
};

// the primitive cos
template <class T>
struct CosForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::cos(x));
  }
};

// x: -g * sin(x)
template <class T>
struct CosGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:cos"
    const auto v0 = scalar::sin(x);
#line 5 "ops.yaml:cos"
    return static_cast<T>(guard<T>(-g * v0, g));
#line 93 "trigonometric/loops.cpp"
  }
};

// x: -g * sin(x)
template <class T>
struct CosGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:cos"
    const auto v0 = scalar::sin(x);
#line 5 "ops.yaml:cos"
    const auto v1 = scalar::conj(v0);
#line 5 "ops.yaml:cos"
    return static_cast<T>(guard<T>(-v1 * g, g));
#line 108 "trigonometric/loops.cpp"
  }
};

// sine: sin(x); cosine: cos(x)
template <class T>
struct SincosForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T x, T& sine_result, T& cosine_result) {
#line 5 "ops.yaml:sincos"
    const auto v0 = scalar::sin(x);
#line 5 "ops.yaml:sincos"
    const auto v1 = scalar::cos(x);
#line 5 "ops.yaml:sincos"
    sine_result = static_cast<T>(v0);
#line 5 "ops.yaml:sincos"
    cosine_result = static_cast<T>(v1);
#line 125 "trigonometric/loops.cpp"
  }
};

// sine: sin(x); cosine: cos(x)
template <class T>
struct SincosForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T x, T& sine_result, T& cosine_result) {
#line 5 "ops.yaml:sincos"
    const auto v0 = scalar::sin(x);
#line 5 "ops.yaml:sincos"
    const auto v1 = scalar::cos(x);
#line 5 "ops.yaml:sincos"
    sine_result = static_cast<T>(v0);
#line 5 "ops.yaml:sincos"
    cosine_result = static_cast<T>(v1);
#line 142 "trigonometric/loops.cpp"
  }
};

// x: g_sine * cosine - g_cosine * sine
template <class T>
struct SincosGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g_sine, T g_cosine, T sine, T cosine) {
#line 7 "ops.yaml:sincos"
    return static_cast<T>(guard<T>(g_sine * cosine - g_cosine * sine, g_sine, g_cosine));
#line 154 "trigonometric/loops.cpp"
  }
};

// x: g_sine * cosine - g_cosine * sine
template <class T>
struct SincosGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g_sine, T g_cosine, T sine, T cosine) {
#line 7 "ops.yaml:sincos"
    const auto v0 = scalar::conj(cosine);
#line 7 "ops.yaml:sincos"
    const auto v1 = scalar::conj(sine);
#line 7 "ops.yaml:sincos"
    return static_cast<T>(guard<T>(v0 * g_sine - v1 * g_cosine, g_sine, g_cosine));
#line 170 "trigonometric/loops.cpp"
  }
};

// the primitive tan
template <class T>
struct TanForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::tan(x));
  }
};

// the primitive tan
template <class T>
struct TanForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::tan(x));
  }
};

// x: g * (1 + out * out)
template <class T>
struct TanGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 5 "ops.yaml:tan"
    return static_cast<T>(guard<T>(g * (R(1) + y * y), g));
#line 200 "trigonometric/loops.cpp"
  }
};

// x: g * (1 + out * out)
template <class T>
struct TanGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 5 "ops.yaml:tan"
    const auto v0 = scalar::conj(y);
#line 5 "ops.yaml:tan"
    return static_cast<T>(guard<T>((R(1) + v0 * v0) * g, g));
#line 214 "trigonometric/loops.cpp"
  }
};

// the primitive asin
template <class T>
struct AsinForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::asin(x));
  }
};

// the primitive asin
template <class T>
struct AsinForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::asin(x));
  }
};

// x: g / sqrt(_square_below_one(x))
template <class T>
struct AsinGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:asin"
    const auto v0 = scalar::sqrt((R(1) - x) * (R(1) + x));
#line 5 "ops.yaml:asin"
    const auto v1 = scalar::divide(g, v0);
#line 5 "ops.yaml:asin"
    return static_cast<T>(guard<T>(v1, g));
#line 248 "trigonometric/loops.cpp"
  }
};

// x: g / sqrt(_square_below_one(x))
template <class T>
struct AsinGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:asin"
    const auto v0 = scalar::sqrt((R(1) - x) * (R(1) + x));
#line 5 "ops.yaml:asin"
    const auto v1 = scalar::conj(v0);
#line 5 "ops.yaml:asin"
    const auto v2 = scalar::divide(g, v1);
#line 5 "ops.yaml:asin"
    return static_cast<T>(guard<T>(v2, g));
#line 265 "trigonometric/loops.cpp"
  }
};

// (1 - x) * (1 + x)
template <class T>
struct SquareBelowOneForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:_square_below_one"
    return static_cast<T>((R(1) - x) * (R(1) + x));
#line 277 "trigonometric/loops.cpp"
  }
};

// (1 - x) * (1 + x)
template <class T>
struct SquareBelowOneForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:_square_below_one"
    return static_cast<T>((R(1) - x) * (R(1) + x));
#line 289 "trigonometric/loops.cpp"
  }
};

// x: -2 * g * x
template <class T>
struct SquareBelowOneGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:_square_below_one"
    return static_cast<T>(guard<T>(R(-2) * g * x, g));
#line 301 "trigonometric/loops.cpp"
  }
};

// x: -2 * g * x
template <class T>
struct SquareBelowOneGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:_square_below_one"
    const auto v0 = scalar::conj(x);
#line 6 "ops.yaml:_square_below_one"
    return static_cast<T>(guard<T>(R(-2) * v0 * g, g));
#line 315 "trigonometric/loops.cpp"
  }
};

// the primitive acos
template <class T>
struct AcosForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::acos(x));
  }
};

// the primitive acos
template <class T>
struct AcosForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::acos(x));
  }
};

// x: -g / sqrt(_square_below_one(x))
template <class T>
struct AcosGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:acos"
    const auto v0 = scalar::sqrt((R(1) - x) * (R(1) + x));
#line 5 "ops.yaml:acos"
    const auto v1 = scalar::divide(-g, v0);
#line 5 "ops.yaml:acos"
    return static_cast<T>(guard<T>(v1, g));
#line 349 "trigonometric/loops.cpp"
  }
};

// x: -g / sqrt(_square_below_one(x))
template <class T>
struct AcosGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:acos"
    const auto v0 = scalar::sqrt((R(1) - x) * (R(1) + x));
#line 5 "ops.yaml:acos"
    const auto v1 = scalar::conj(v0);
#line 5 "ops.yaml:acos"
    const auto v2 = scalar::divide(-g, v1);
#line 5 "ops.yaml:acos"
    return static_cast<T>(guard<T>(v2, g));
#line 366 "trigonometric/loops.cpp"
  }
};

// the primitive atan
template <class T>
struct AtanForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::atan(x));
  }
};

// the primitive atan
template <class T>
struct AtanForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::atan(x));
  }
};

// x: g / (1 + x * x)
template <class T>
struct AtanGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:atan"
    const auto v0 = scalar::divide(g, R(1) + x * x);
#line 5 "ops.yaml:atan"
    return static_cast<T>(guard<T>(v0, g));
#line 398 "trigonometric/loops.cpp"
  }
};

// x: g / (1 + x * x)
template <class T>
struct AtanGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:atan"
    const auto v0 = scalar::conj(x);
#line 5 "ops.yaml:atan"
    const auto v1 = scalar::divide(g, R(1) + v0 * v0);
#line 5 "ops.yaml:atan"
    return static_cast<T>(guard<T>(v1, g));
#line 413 "trigonometric/loops.cpp"
  }
};

// the primitive atan2
template <class T>
struct Atan2Forward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::atan2(x1, x2));
  }
};

// x1: where(hypot(x1, x2) == 0, 0, g * (x2 / hypot(x1, x2)) / hypot(x1, x2)); x2: where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2)) / hypot(x1, x2))
template <class T>
struct Atan2Gradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 9 "ops.yaml:atan2"
    const auto v0 = scalar::hypot(x1, x2);
#line 9 "ops.yaml:atan2"
    const auto v1 = v0 == R(0);
#line 9 "ops.yaml:atan2"
    const auto v2 = scalar::divide(x2, v0);
#line 9 "ops.yaml:atan2"
    const auto v3 = scalar::divide(g * v2, v0);
#line 9 "ops.yaml:atan2"
    const auto v4 = scalar::where(v1, T(0), v3);
#line 9 "ops.yaml:atan2"
    const auto v5 = scalar::divide(x1, v0);
#line 9 "ops.yaml:atan2"
    const auto v6 = scalar::divide(-g * v5, v0);
#line 9 "ops.yaml:atan2"
    const auto v7 = scalar::where(v1, T(0), v6);
#line 9 "ops.yaml:atan2"
    x1_result = static_cast<T>(guard<T>(v4, g));
#line 9 "ops.yaml:atan2"
    x2_result = static_cast<T>(guard<T>(v7, g));
#line 451 "trigonometric/loops.cpp"
  }
};

// x1: where(hypot(x1, x2) == 0, 0, g * (x2 / hypot(x1, x2)) / hypot(x1, x2))
template <class T>
struct Atan2GradientX1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 9 "ops.yaml:atan2"
    const auto v0 = scalar::hypot(x1, x2);
#line 9 "ops.yaml:atan2"
    const auto v1 = scalar::divide(x2, v0);
#line 9 "ops.yaml:atan2"
    const auto v2 = scalar::divide(g * v1, v0);
#line 9 "ops.yaml:atan2"
    const auto v3 = scalar::where(v0 == R(0), T(0), v2);
#line 9 "ops.yaml:atan2"
    return static_cast<T>(guard<T>(v3, g));
#line 470 "trigonometric/loops.cpp"
  }
};

// x2: where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2)) / hypot(x1, x2))
template <class T>
struct Atan2GradientX2 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 10 "ops.yaml:atan2"
    const auto v0 = scalar::hypot(x1, x2);
#line 10 "ops.yaml:atan2"
    const auto v1 = scalar::divide(x1, v0);
#line 10 "ops.yaml:atan2"
    const auto v2 = scalar::divide(-g * v1, v0);
#line 10 "ops.yaml:atan2"
    const auto v3 = scalar::where(v0 == R(0), T(0), v2);
#line 10 "ops.yaml:atan2"
    return static_cast<T>(guard<T>(v3, g));
#line 489 "trigonometric/loops.cpp"
  }
};

// the primitive sinc
template <class T>
struct SincForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::sinc(x));
  }
};

// x: g * _sinc_derivative(1, x)
template <class T>
struct SincGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:sinc"
    const auto v0 = scalar::sinc_derivative(1, x);
#line 5 "ops.yaml:sinc"
    return static_cast<T>(guard<T>(g * v0, g));
#line 511 "trigonometric/loops.cpp"
  }
};

// the primitive _sinc_derivative
template <class T>
struct SincDerivativeForward {
  using R = scalar::real_t<T>;
  using Attributes = SincDerivativeAttributes;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
    return static_cast<T>(scalar::sinc_derivative(attributes.order, x));
  }
};

// x: g * _sinc_derivative(order + 1, x)
template <class T>
struct SincDerivativeGradientX {
  using R = scalar::real_t<T>;
  using Attributes = SincDerivativeAttributes;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
#line 6 "ops.yaml:_sinc_derivative"
    const auto v0 = scalar::sinc_derivative(attributes.order + 1, x);
#line 6 "ops.yaml:_sinc_derivative"
    return static_cast<T>(guard<T>(g * v0, g));
#line 535 "trigonometric/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, loop<SinForward<float>, float, float>},
    {0, 0, Dtype::Float64, loop<SinForward<double>, double, double>},
    {0, 0, Dtype::Complex64, loop<SinForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<SinForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {0, 1, Dtype::Float32, loop<SinGradientX<float>, float, float, float>},
    {0, 1, Dtype::Float64, loop<SinGradientX<double>, double, double, double>},
    {0, 1, Dtype::Complex64, loop<SinGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {0, 1, Dtype::Complex128, loop<SinGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 0, Dtype::Float32, loop<CosForward<float>, float, float>},
    {1, 0, Dtype::Float64, loop<CosForward<double>, double, double>},
    {1, 0, Dtype::Complex64, loop<CosForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {1, 0, Dtype::Complex128, loop<CosForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {1, 1, Dtype::Float32, loop<CosGradientX<float>, float, float, float>},
    {1, 1, Dtype::Float64, loop<CosGradientX<double>, double, double, double>},
    {1, 1, Dtype::Complex64, loop<CosGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {1, 1, Dtype::Complex128, loop<CosGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {2, 0, Dtype::Float32, loop_many<SincosForward<float>, Types<float, float>, Types<float>>},
    {2, 0, Dtype::Float64, loop_many<SincosForward<double>, Types<double, double>, Types<double>>},
    {2, 0, Dtype::Complex64, loop_many<SincosForwardComplex<Complex<float>>, Types<Complex<float>, Complex<float>>, Types<Complex<float>>>},
    {2, 0, Dtype::Complex128, loop_many<SincosForwardComplex<Complex<double>>, Types<Complex<double>, Complex<double>>, Types<Complex<double>>>},
    {2, 1, Dtype::Float32, loop<SincosGradientX<float>, float, float, float, float, float>},
    {2, 1, Dtype::Float64, loop<SincosGradientX<double>, double, double, double, double, double>},
    {2, 1, Dtype::Complex64, loop<SincosGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {2, 1, Dtype::Complex128, loop<SincosGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {3, 0, Dtype::Float32, loop<TanForward<float>, float, float>},
    {3, 0, Dtype::Float64, loop<TanForward<double>, double, double>},
    {3, 0, Dtype::Complex64, loop<TanForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {3, 0, Dtype::Complex128, loop<TanForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {3, 1, Dtype::Float32, loop<TanGradientX<float>, float, float, float>},
    {3, 1, Dtype::Float64, loop<TanGradientX<double>, double, double, double>},
    {3, 1, Dtype::Complex64, loop<TanGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {3, 1, Dtype::Complex128, loop<TanGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {4, 0, Dtype::Float32, loop<AsinForward<float>, float, float>},
    {4, 0, Dtype::Float64, loop<AsinForward<double>, double, double>},
    {4, 0, Dtype::Complex64, loop<AsinForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {4, 0, Dtype::Complex128, loop<AsinForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {4, 1, Dtype::Float32, loop<AsinGradientX<float>, float, float, float>},
    {4, 1, Dtype::Float64, loop<AsinGradientX<double>, double, double, double>},
    {4, 1, Dtype::Complex64, loop<AsinGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {4, 1, Dtype::Complex128, loop<AsinGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {5, 0, Dtype::Float32, loop<SquareBelowOneForward<float>, float, float>},
    {5, 0, Dtype::Float64, loop<SquareBelowOneForward<double>, double, double>},
    {5, 0, Dtype::Float16, loop<SquareBelowOneForward<float>, scalar::Float16, scalar::Float16>},
    {5, 0, Dtype::BFloat16, loop<SquareBelowOneForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {5, 0, Dtype::Complex64, loop<SquareBelowOneForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {5, 0, Dtype::Complex128, loop<SquareBelowOneForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {5, 1, Dtype::Float32, loop<SquareBelowOneGradientX<float>, float, float, float>},
    {5, 1, Dtype::Float64, loop<SquareBelowOneGradientX<double>, double, double, double>},
    {5, 1, Dtype::Complex64, loop<SquareBelowOneGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {5, 1, Dtype::Complex128, loop<SquareBelowOneGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {6, 0, Dtype::Float32, loop<AcosForward<float>, float, float>},
    {6, 0, Dtype::Float64, loop<AcosForward<double>, double, double>},
    {6, 0, Dtype::Complex64, loop<AcosForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {6, 0, Dtype::Complex128, loop<AcosForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {6, 1, Dtype::Float32, loop<AcosGradientX<float>, float, float, float>},
    {6, 1, Dtype::Float64, loop<AcosGradientX<double>, double, double, double>},
    {6, 1, Dtype::Complex64, loop<AcosGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {6, 1, Dtype::Complex128, loop<AcosGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {7, 0, Dtype::Float32, loop<AtanForward<float>, float, float>},
    {7, 0, Dtype::Float64, loop<AtanForward<double>, double, double>},
    {7, 0, Dtype::Complex64, loop<AtanForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {7, 0, Dtype::Complex128, loop<AtanForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {7, 1, Dtype::Float32, loop<AtanGradientX<float>, float, float, float>},
    {7, 1, Dtype::Float64, loop<AtanGradientX<double>, double, double, double>},
    {7, 1, Dtype::Complex64, loop<AtanGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {7, 1, Dtype::Complex128, loop<AtanGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {8, 0, Dtype::Float32, loop<Atan2Forward<float>, float, float, float>},
    {8, 0, Dtype::Float64, loop<Atan2Forward<double>, double, double, double>},
    {8, 1, Dtype::Float32, loop_many<Atan2Gradients<float>, Types<float, float>, Types<float, float, float>>},
    {8, 1, Dtype::Float64, loop_many<Atan2Gradients<double>, Types<double, double>, Types<double, double, double>>},
    {8, 2, Dtype::Float32, loop<Atan2GradientX1<float>, float, float, float, float>},
    {8, 2, Dtype::Float64, loop<Atan2GradientX1<double>, double, double, double, double>},
    {8, 3, Dtype::Float32, loop<Atan2GradientX2<float>, float, float, float, float>},
    {8, 3, Dtype::Float64, loop<Atan2GradientX2<double>, double, double, double, double>},
    {9, 0, Dtype::Float32, loop<SincForward<float>, float, float>},
    {9, 0, Dtype::Float64, loop<SincForward<double>, double, double>},
    {9, 1, Dtype::Float32, loop<SincGradientX<float>, float, float, float>},
    {9, 1, Dtype::Float64, loop<SincGradientX<double>, double, double, double>},
    {10, 0, Dtype::Float32, loop<SincDerivativeForward<float>, float, float>},
    {10, 0, Dtype::Float64, loop<SincDerivativeForward<double>, double, double>},
    {10, 1, Dtype::Float32, loop<SincDerivativeGradientX<float>, float, float, float>},
    {10, 1, Dtype::Float64, loop<SincDerivativeGradientX<double>, double, double, double>},
};

}  // namespace

cpu::LoopEntries trigonometric_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
