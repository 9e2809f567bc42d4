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

// x: g / _root_of_one_minus_square(x)
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

// x: g / _root_of_one_minus_square(x)
template <class T>
struct AsinGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:asin"
    const auto v0 = scalar::sqrt(R(1) - x);
#line 5 "ops.yaml:asin"
    const auto v1 = scalar::sqrt(R(1) + x);
#line 5 "ops.yaml:asin"
    const auto v2 = scalar::conj(v0 * v1);
#line 5 "ops.yaml:asin"
    const auto v3 = scalar::divide(g, v2);
#line 5 "ops.yaml:asin"
    return static_cast<T>(guard<T>(v3, g));
#line 267 "trigonometric/loops.cpp"
  }
};

// sqrt(1 - x) * sqrt(1 + x) if is_complex(x) else sqrt((1 - x) * (1 + x))
template <class T>
struct RootOfOneMinusSquareForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 6 "ops.yaml:_root_of_one_minus_square"
    const auto v0 = scalar::sqrt((R(1) - x) * (R(1) + x));
#line 6 "ops.yaml:_root_of_one_minus_square"
    return static_cast<T>(v0);
#line 281 "trigonometric/loops.cpp"
  }
};

// sqrt(1 - x) * sqrt(1 + x) if is_complex(x) else sqrt((1 - x) * (1 + x))
template <class T>
struct RootOfOneMinusSquareForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 6 "ops.yaml:_root_of_one_minus_square"
    const auto v0 = scalar::sqrt(R(1) - x);
#line 6 "ops.yaml:_root_of_one_minus_square"
    const auto v1 = scalar::sqrt(R(1) + x);
#line 6 "ops.yaml:_root_of_one_minus_square"
    return static_cast<T>(v0 * v1);
#line 296 "trigonometric/loops.cpp"
  }
};

// x: -g * (x / out)
template <class T>
struct RootOfOneMinusSquareGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 8 "ops.yaml:_root_of_one_minus_square"
    const auto v0 = scalar::divide(x, y);
#line 8 "ops.yaml:_root_of_one_minus_square"
    return static_cast<T>(guard<T>(-g * v0, g));
#line 310 "trigonometric/loops.cpp"
  }
};

// x: -g * (x / out)
template <class T>
struct RootOfOneMinusSquareGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 8 "ops.yaml:_root_of_one_minus_square"
    const auto v0 = scalar::conj(x);
#line 8 "ops.yaml:_root_of_one_minus_square"
    const auto v1 = scalar::conj(y);
#line 8 "ops.yaml:_root_of_one_minus_square"
    const auto v2 = scalar::divide(-v0, v1);
#line 8 "ops.yaml:_root_of_one_minus_square"
    return static_cast<T>(guard<T>(v2 * g, g));
#line 327 "trigonometric/loops.cpp"
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

// x: -g / _root_of_one_minus_square(x)
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
#line 361 "trigonometric/loops.cpp"
  }
};

// x: -g / _root_of_one_minus_square(x)
template <class T>
struct AcosGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:acos"
    const auto v0 = scalar::sqrt(R(1) - x);
#line 5 "ops.yaml:acos"
    const auto v1 = scalar::sqrt(R(1) + x);
#line 5 "ops.yaml:acos"
    const auto v2 = scalar::conj(v0 * v1);
#line 5 "ops.yaml:acos"
    const auto v3 = scalar::divide(-g, v2);
#line 5 "ops.yaml:acos"
    return static_cast<T>(guard<T>(v3, g));
#line 380 "trigonometric/loops.cpp"
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

// x: g * _atan_slope(x)
template <class T>
struct AtanGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:atan"
    const auto v0 = scalar::divide(R(1), R(1) + x * x);
#line 5 "ops.yaml:atan"
    return static_cast<T>(guard<T>(g * v0, g));
#line 412 "trigonometric/loops.cpp"
  }
};

// x: g * _atan_slope(x)
template <class T>
struct AtanGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:atan"
    const auto v0 = scalar::divide(R(1), R(1) + x * x);
#line 5 "ops.yaml:atan"
    const auto v1 = scalar::conj(v0);
#line 5 "ops.yaml:atan"
    return static_cast<T>(guard<T>(v1 * g, g));
#line 427 "trigonometric/loops.cpp"
  }
};

// 1 / (1 + x * x)
template <class T>
struct AtanSlopeForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:_atan_slope"
    const auto v0 = scalar::divide(R(1), R(1) + x * x);
#line 4 "ops.yaml:_atan_slope"
    return static_cast<T>(v0);
#line 441 "trigonometric/loops.cpp"
  }
};

// 1 / (1 + x * x)
template <class T>
struct AtanSlopeForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:_atan_slope"
    const auto v0 = scalar::divide(R(1), R(1) + x * x);
#line 4 "ops.yaml:_atan_slope"
    return static_cast<T>(v0);
#line 454 "trigonometric/loops.cpp"
  }
};

// x: -2 * g * where(isfinite(x), x * out, 0) * out
template <class T>
struct AtanSlopeGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:_atan_slope"
    const auto v0 = scalar::isfinite(x);
#line 6 "ops.yaml:_atan_slope"
    const auto v1 = scalar::where(v0, x * y, T(0));
#line 6 "ops.yaml:_atan_slope"
    return static_cast<T>(guard<T>(R(-2) * g * v1 * y, g));
#line 470 "trigonometric/loops.cpp"
  }
};

// x: -2 * g * where(isfinite(x), x * out, 0) * out
template <class T>
struct AtanSlopeGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:_atan_slope"
    const auto v0 = scalar::isfinite(x);
#line 6 "ops.yaml:_atan_slope"
    const auto v1 = scalar::conj(y);
#line 6 "ops.yaml:_atan_slope"
    const auto v2 = scalar::conj(x);
#line 6 "ops.yaml:_atan_slope"
    const auto v3 = scalar::where(v0, R(-2) * v1 * v2 * v1 * g, T(0));
#line 6 "ops.yaml:_atan_slope"
    return static_cast<T>(guard<T>(v3, g));
#line 490 "trigonometric/loops.cpp"
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

// x1: g * _angle_slope(x1, x2, False); x2: -g * _angle_slope(x1, x2, True)
template <class T>
struct Atan2Gradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 6 "ops.yaml:atan2"
    const auto v0 = scalar::hypot(x1, x2);
#line 6 "ops.yaml:atan2"
    const auto v1 = scalar::isinf(v0);
#line 6 "ops.yaml:atan2"
    const auto v2 = bool((v0 == R(0)) | v1);
#line 6 "ops.yaml:atan2"
    const auto v3 = scalar::divide(x2, v0);
#line 6 "ops.yaml:atan2"
    const auto v4 = scalar::divide(v3, v0);
#line 6 "ops.yaml:atan2"
    const auto v5 = scalar::where(v2, T(0), v4);
#line 6 "ops.yaml:atan2"
    const auto v6 = scalar::divide(x1, v0);
#line 6 "ops.yaml:atan2"
    const auto v7 = scalar::divide(v6, v0);
#line 6 "ops.yaml:atan2"
    const auto v8 = scalar::where(v2, T(0), v7);
#line 6 "ops.yaml:atan2"
    x1_result = static_cast<T>(guard<T>(g * v5, g));
#line 6 "ops.yaml:atan2"
    x2_result = static_cast<T>(guard<T>(-g * v8, g));
#line 530 "trigonometric/loops.cpp"
  }
};

// x1: g * _angle_slope(x1, x2, False)
template <class T>
struct Atan2GradientX1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 6 "ops.yaml:atan2"
    const auto v0 = scalar::hypot(x1, x2);
#line 6 "ops.yaml:atan2"
    const auto v1 = scalar::isinf(v0);
#line 6 "ops.yaml:atan2"
    const auto v2 = scalar::divide(x2, v0);
#line 6 "ops.yaml:atan2"
    const auto v3 = scalar::divide(v2, v0);
#line 6 "ops.yaml:atan2"
    const auto v4 = scalar::where(bool((v0 == R(0)) | v1), T(0), v3);
#line 6 "ops.yaml:atan2"
    return static_cast<T>(guard<T>(g * v4, g));
#line 551 "trigonometric/loops.cpp"
  }
};

// x2: -g * _angle_slope(x1, x2, True)
template <class T>
struct Atan2GradientX2 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 7 "ops.yaml:atan2"
    const auto v0 = scalar::hypot(x1, x2);
#line 7 "ops.yaml:atan2"
    const auto v1 = scalar::isinf(v0);
#line 7 "ops.yaml:atan2"
    const auto v2 = scalar::divide(x1, v0);
#line 7 "ops.yaml:atan2"
    const auto v3 = scalar::divide(v2, v0);
#line 7 "ops.yaml:atan2"
    const auto v4 = scalar::where(bool((v0 == R(0)) | v1), T(0), v3);
#line 7 "ops.yaml:atan2"
    return static_cast<T>(guard<T>(-g * v4, g));
#line 572 "trigonometric/loops.cpp"
  }
};

// where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, x1 / hypot(x1, x2) / hypot(x1, x2))
template <class T>
struct AngleSlopeForward0 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
#line 6 "ops.yaml:_angle_slope"
    const auto v0 = scalar::hypot(x1, x2);
#line 6 "ops.yaml:_angle_slope"
    const auto v1 = scalar::isinf(v0);
#line 6 "ops.yaml:_angle_slope"
    const auto v2 = scalar::divide(x1, v0);
#line 6 "ops.yaml:_angle_slope"
    const auto v3 = scalar::divide(v2, v0);
#line 6 "ops.yaml:_angle_slope"
    const auto v4 = scalar::where(bool((v0 == R(0)) | v1), T(0), v3);
#line 6 "ops.yaml:_angle_slope"
    return static_cast<T>(v4);
#line 593 "trigonometric/loops.cpp"
  }
};

// where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, x2 / hypot(x1, x2) / hypot(x1, x2))
template <class T>
struct AngleSlopeForward1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
#line 6 "ops.yaml:_angle_slope"
    const auto v0 = scalar::hypot(x1, x2);
#line 6 "ops.yaml:_angle_slope"
    const auto v1 = scalar::isinf(v0);
#line 6 "ops.yaml:_angle_slope"
    const auto v2 = scalar::divide(x2, v0);
#line 6 "ops.yaml:_angle_slope"
    const auto v3 = scalar::divide(v2, v0);
#line 6 "ops.yaml:_angle_slope"
    const auto v4 = scalar::where(bool((v0 == R(0)) | v1), T(0), v3);
#line 6 "ops.yaml:_angle_slope"
    return static_cast<T>(v4);
#line 614 "trigonometric/loops.cpp"
  }
};

// x1: -where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2)); x2: where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
template <class T>
struct AngleSlopeGradients0 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 14 "ops.yaml:_angle_slope"
    const auto v0 = scalar::hypot(x1, x2);
#line 14 "ops.yaml:_angle_slope"
    const auto v1 = scalar::isinf(v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v2 = bool((v0 == R(0)) | v1);
#line 14 "ops.yaml:_angle_slope"
    const auto v3 = scalar::divide(x1 - x2, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v4 = scalar::divide(x1 + x2, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v5 = scalar::divide(g * (v3 * v4), v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v6 = scalar::divide(v5, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v7 = scalar::where(v2, T(0), v6);
#line 14 "ops.yaml:_angle_slope"
    const auto v8 = scalar::divide(x1, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v9 = scalar::divide(x2, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v10 = scalar::divide(R(-2) * g * (v8 * v9), v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v11 = scalar::divide(v10, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v12 = scalar::where(v2, T(0), v11);
#line 14 "ops.yaml:_angle_slope"
    x1_result = static_cast<T>(guard<T>(-v7, g));
#line 14 "ops.yaml:_angle_slope"
    x2_result = static_cast<T>(guard<T>(v12, g));
#line 653 "trigonometric/loops.cpp"
  }
};

// x1: where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2)); x2: where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
template <class T>
struct AngleSlopeGradients1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 14 "ops.yaml:_angle_slope"
    const auto v0 = scalar::hypot(x1, x2);
#line 14 "ops.yaml:_angle_slope"
    const auto v1 = scalar::isinf(v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v2 = bool((v0 == R(0)) | v1);
#line 14 "ops.yaml:_angle_slope"
    const auto v3 = scalar::divide(x1, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v4 = scalar::divide(x2, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v5 = scalar::divide(R(-2) * g * (v3 * v4), v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v6 = scalar::divide(v5, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v7 = scalar::where(v2, T(0), v6);
#line 14 "ops.yaml:_angle_slope"
    const auto v8 = scalar::divide(x1 - x2, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v9 = scalar::divide(x1 + x2, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v10 = scalar::divide(g * (v8 * v9), v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v11 = scalar::divide(v10, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v12 = scalar::where(v2, T(0), v11);
#line 14 "ops.yaml:_angle_slope"
    x1_result = static_cast<T>(guard<T>(v7, g));
#line 14 "ops.yaml:_angle_slope"
    x2_result = static_cast<T>(guard<T>(v12, g));
#line 692 "trigonometric/loops.cpp"
  }
};

// x1: -where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
template <class T>
struct AngleSlopeGradientX10 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 14 "ops.yaml:_angle_slope"
    const auto v0 = scalar::hypot(x1, x2);
#line 14 "ops.yaml:_angle_slope"
    const auto v1 = scalar::isinf(v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v2 = scalar::divide(x1 - x2, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v3 = scalar::divide(x1 + x2, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v4 = scalar::divide(g * (v2 * v3), v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v5 = scalar::divide(v4, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v6 = scalar::where(bool((v0 == R(0)) | v1), T(0), v5);
#line 14 "ops.yaml:_angle_slope"
    return static_cast<T>(guard<T>(-v6, g));
#line 717 "trigonometric/loops.cpp"
  }
};

// x1: where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
template <class T>
struct AngleSlopeGradientX11 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 14 "ops.yaml:_angle_slope"
    const auto v0 = scalar::hypot(x1, x2);
#line 14 "ops.yaml:_angle_slope"
    const auto v1 = scalar::isinf(v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v2 = scalar::divide(x1, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v3 = scalar::divide(x2, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v4 = scalar::divide(R(-2) * g * (v2 * v3), v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v5 = scalar::divide(v4, v0);
#line 14 "ops.yaml:_angle_slope"
    const auto v6 = scalar::where(bool((v0 == R(0)) | v1), T(0), v5);
#line 14 "ops.yaml:_angle_slope"
    return static_cast<T>(guard<T>(v6, g));
#line 742 "trigonometric/loops.cpp"
  }
};

// x2: where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
template <class T>
struct AngleSlopeGradientX20 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 16 "ops.yaml:_angle_slope"
    const auto v0 = scalar::hypot(x1, x2);
#line 16 "ops.yaml:_angle_slope"
    const auto v1 = scalar::isinf(v0);
#line 16 "ops.yaml:_angle_slope"
    const auto v2 = scalar::divide(x1, v0);
#line 16 "ops.yaml:_angle_slope"
    const auto v3 = scalar::divide(x2, v0);
#line 16 "ops.yaml:_angle_slope"
    const auto v4 = scalar::divide(R(-2) * g * (v2 * v3), v0);
#line 16 "ops.yaml:_angle_slope"
    const auto v5 = scalar::divide(v4, v0);
#line 16 "ops.yaml:_angle_slope"
    const auto v6 = scalar::where(bool((v0 == R(0)) | v1), T(0), v5);
#line 16 "ops.yaml:_angle_slope"
    return static_cast<T>(guard<T>(v6, g));
#line 767 "trigonometric/loops.cpp"
  }
};

// x2: where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
template <class T>
struct AngleSlopeGradientX21 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 16 "ops.yaml:_angle_slope"
    const auto v0 = scalar::hypot(x1, x2);
#line 16 "ops.yaml:_angle_slope"
    const auto v1 = scalar::isinf(v0);
#line 16 "ops.yaml:_angle_slope"
    const auto v2 = scalar::divide(x1 - x2, v0);
#line 16 "ops.yaml:_angle_slope"
    const auto v3 = scalar::divide(x1 + x2, v0);
#line 16 "ops.yaml:_angle_slope"
    const auto v4 = scalar::divide(g * (v2 * v3), v0);
#line 16 "ops.yaml:_angle_slope"
    const auto v5 = scalar::divide(v4, v0);
#line 16 "ops.yaml:_angle_slope"
    const auto v6 = scalar::where(bool((v0 == R(0)) | v1), T(0), v5);
#line 16 "ops.yaml:_angle_slope"
    return static_cast<T>(guard<T>(v6, g));
#line 792 "trigonometric/loops.cpp"
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
#line 814 "trigonometric/loops.cpp"
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
#line 838 "trigonometric/loops.cpp"
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
    {5, 0, Dtype::Float32, loop<RootOfOneMinusSquareForward<float>, float, float>},
    {5, 0, Dtype::Float64, loop<RootOfOneMinusSquareForward<double>, double, double>},
    {5, 0, Dtype::Float16, loop<RootOfOneMinusSquareForward<float>, scalar::Float16, scalar::Float16>},
    {5, 0, Dtype::BFloat16, loop<RootOfOneMinusSquareForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {5, 0, Dtype::Complex64, loop<RootOfOneMinusSquareForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {5, 0, Dtype::Complex128, loop<RootOfOneMinusSquareForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {5, 1, Dtype::Float32, loop<RootOfOneMinusSquareGradientX<float>, float, float, float, float>},
    {5, 1, Dtype::Float64, loop<RootOfOneMinusSquareGradientX<double>, double, double, double, double>},
    {5, 1, Dtype::Complex64, loop<RootOfOneMinusSquareGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {5, 1, Dtype::Complex128, loop<RootOfOneMinusSquareGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
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
    {8, 0, Dtype::Float32, loop<AtanSlopeForward<float>, float, float>},
    {8, 0, Dtype::Float64, loop<AtanSlopeForward<double>, double, double>},
    {8, 0, Dtype::Float16, loop<AtanSlopeForward<float>, scalar::Float16, scalar::Float16>},
    {8, 0, Dtype::BFloat16, loop<AtanSlopeForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {8, 0, Dtype::Complex64, loop<AtanSlopeForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {8, 0, Dtype::Complex128, loop<AtanSlopeForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {8, 1, Dtype::Float32, loop<AtanSlopeGradientX<float>, float, float, float, float>},
    {8, 1, Dtype::Float64, loop<AtanSlopeGradientX<double>, double, double, double, double>},
    {8, 1, Dtype::Complex64, loop<AtanSlopeGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {8, 1, Dtype::Complex128, loop<AtanSlopeGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {9, 0, Dtype::Float32, loop<Atan2Forward<float>, float, float, float>},
    {9, 0, Dtype::Float64, loop<Atan2Forward<double>, double, double, double>},
    {9, 1, Dtype::Float32, loop_many<Atan2Gradients<float>, Types<float, float>, Types<float, float, float>>},
    {9, 1, Dtype::Float64, loop_many<Atan2Gradients<double>, Types<double, double>, Types<double, double, double>>},
    {9, 2, Dtype::Float32, loop<Atan2GradientX1<float>, float, float, float, float>},
    {9, 2, Dtype::Float64, loop<Atan2GradientX1<double>, double, double, double, double>},
    {9, 3, Dtype::Float32, loop<Atan2GradientX2<float>, float, float, float, float>},
    {9, 3, Dtype::Float64, loop<Atan2GradientX2<double>, double, double, double, double>},
    {10, 0, Dtype::Float32, loop<AngleSlopeForward0<float>, float, float, float>},
    {10, 0, Dtype::Float64, loop<AngleSlopeForward0<double>, double, double, double>},
    {10, 1, Dtype::Float32, loop<AngleSlopeForward1<float>, float, float, float>},
    {10, 1, Dtype::Float64, loop<AngleSlopeForward1<double>, double, double, double>},
    {10, 2, Dtype::Float32, loop_many<AngleSlopeGradients0<float>, Types<float, float>, Types<float, float, float>>},
    {10, 2, Dtype::Float64, loop_many<AngleSlopeGradients0<double>, Types<double, double>, Types<double, double, double>>},
    {10, 3, Dtype::Float32, loop_many<AngleSlopeGradients1<float>, Types<float, float>, Types<float, float, float>>},
    {10, 3, Dtype::Float64, loop_many<AngleSlopeGradients1<double>, Types<double, double>, Types<double, double, double>>},
    {10, 4, Dtype::Float32, loop<AngleSlopeGradientX10<float>, float, float, float, float>},
    {10, 4, Dtype::Float64, loop<AngleSlopeGradientX10<double>, double, double, double, double>},
    {10, 5, Dtype::Float32, loop<AngleSlopeGradientX11<float>, float, float, float, float>},
    {10, 5, Dtype::Float64, loop<AngleSlopeGradientX11<double>, double, double, double, double>},
    {10, 6, Dtype::Float32, loop<AngleSlopeGradientX20<float>, float, float, float, float>},
    {10, 6, Dtype::Float64, loop<AngleSlopeGradientX20<double>, double, double, double, double>},
    {10, 7, Dtype::Float32, loop<AngleSlopeGradientX21<float>, float, float, float, float>},
    {10, 7, Dtype::Float64, loop<AngleSlopeGradientX21<double>, double, double, double, double>},
    {11, 0, Dtype::Float32, loop<SincForward<float>, float, float>},
    {11, 0, Dtype::Float64, loop<SincForward<double>, double, double>},
    {11, 1, Dtype::Float32, loop<SincGradientX<float>, float, float, float>},
    {11, 1, Dtype::Float64, loop<SincGradientX<double>, double, double, double>},
    {12, 0, Dtype::Float32, loop<SincDerivativeForward<float>, float, float>},
    {12, 0, Dtype::Float64, loop<SincDerivativeForward<double>, double, double>},
    {12, 1, Dtype::Float32, loop<SincDerivativeGradientX<float>, float, float, float>},
    {12, 1, Dtype::Float64, loop<SincDerivativeGradientX<double>, double, double, double>},
};

}  // namespace

cpu::LoopEntries trigonometric_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
