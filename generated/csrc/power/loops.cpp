// Generated from ops.yaml. Do not edit.
// The cpu loops of the power family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "power/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// x * x
template <class T>
struct SquareForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:square"
    return static_cast<T>(x * x);
#line 28 "power/loops.cpp"
  }
};

// x * x
template <class T>
struct SquareForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:square"
    return static_cast<T>(x * x);
#line 40 "power/loops.cpp"
  }
};

// x: 2 * x * g
template <class T>
struct SquareGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:square"
    return static_cast<T>(guard<T>(R(2) * x * g, g));
#line 52 "power/loops.cpp"
  }
};

// x: 2 * x * g
template <class T>
struct SquareGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:square"
    const auto v0 = scalar::conj(x);
#line 6 "ops.yaml:square"
    return static_cast<T>(guard<T>(R(2) * v0 * g, g));
#line 66 "power/loops.cpp"
  }
};

// x * x * x
template <class T>
struct CubeForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:cube"
    return static_cast<T>(x * x * x);
#line 78 "power/loops.cpp"
  }
};

// x * x * x
template <class T>
struct CubeForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:cube"
    return static_cast<T>(x * x * x);
#line 90 "power/loops.cpp"
  }
};

// x: 3 * x * x * g
template <class T>
struct CubeGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:cube"
    return static_cast<T>(guard<T>(R(3) * x * x * g, g));
#line 102 "power/loops.cpp"
  }
};

// x: 3 * x * x * g
template <class T>
struct CubeGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:cube"
    const auto v0 = scalar::conj(x);
#line 5 "ops.yaml:cube"
    return static_cast<T>(guard<T>(R(3) * v0 * v0 * g, g));
#line 116 "power/loops.cpp"
  }
};

// 1 / x
template <class T>
struct ReciprocalForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:reciprocal"
    const auto v0 = scalar::divide(R(1), x);
#line 4 "ops.yaml:reciprocal"
    return static_cast<T>(v0);
#line 130 "power/loops.cpp"
  }
};

// 1 / x
template <class T>
struct ReciprocalForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:reciprocal"
    const auto v0 = scalar::divide(R(1), x);
#line 4 "ops.yaml:reciprocal"
    return static_cast<T>(v0);
#line 143 "power/loops.cpp"
  }
};

// x: -g * out * out
template <class T>
struct ReciprocalGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 6 "ops.yaml:reciprocal"
    return static_cast<T>(guard<T>(-g * y * y, g));
#line 155 "power/loops.cpp"
  }
};

// x: -g * out * out
template <class T>
struct ReciprocalGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 6 "ops.yaml:reciprocal"
    const auto v0 = scalar::conj(y);
#line 6 "ops.yaml:reciprocal"
    return static_cast<T>(guard<T>(-v0 * v0 * g, g));
#line 169 "power/loops.cpp"
  }
};

// the primitive sqrt
template <class T>
struct SqrtForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::sqrt(x));
  }
};

// the primitive sqrt
template <class T>
struct SqrtForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::sqrt(x));
  }
};

// x: g / (2 * out)
template <class T>
struct SqrtGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 5 "ops.yaml:sqrt"
    const auto v0 = scalar::divide(g, R(2) * y);
#line 5 "ops.yaml:sqrt"
    return static_cast<T>(guard<T>(v0, g));
#line 202 "power/loops.cpp"
  }
};

// x: g / (2 * out)
template <class T>
struct SqrtGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 5 "ops.yaml:sqrt"
    const auto v0 = scalar::conj(y);
#line 5 "ops.yaml:sqrt"
    const auto v1 = scalar::divide(g, R(2) * v0);
#line 5 "ops.yaml:sqrt"
    return static_cast<T>(guard<T>(v1, g));
#line 217 "power/loops.cpp"
  }
};

// 1 / sqrt(x)
template <class T>
struct RsqrtForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:rsqrt"
    const auto v0 = scalar::sqrt(x);
#line 4 "ops.yaml:rsqrt"
    const auto v1 = scalar::divide(R(1), v0);
#line 4 "ops.yaml:rsqrt"
    return static_cast<T>(v1);
#line 233 "power/loops.cpp"
  }
};

// 1 / sqrt(x)
template <class T>
struct RsqrtForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:rsqrt"
    const auto v0 = scalar::sqrt(x);
#line 4 "ops.yaml:rsqrt"
    const auto v1 = scalar::divide(R(1), v0);
#line 4 "ops.yaml:rsqrt"
    return static_cast<T>(v1);
#line 248 "power/loops.cpp"
  }
};

// x: -g * out / (2 * x)
template <class T>
struct RsqrtGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:rsqrt"
    const auto v0 = scalar::divide(-g * y, R(2) * x);
#line 6 "ops.yaml:rsqrt"
    return static_cast<T>(guard<T>(v0, g));
#line 262 "power/loops.cpp"
  }
};

// x: -g * out / (2 * x)
template <class T>
struct RsqrtGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:rsqrt"
    const auto v0 = scalar::conj(y);
#line 6 "ops.yaml:rsqrt"
    const auto v1 = scalar::conj(x);
#line 6 "ops.yaml:rsqrt"
    const auto v2 = scalar::divide(-v0 * g, R(2) * v1);
#line 6 "ops.yaml:rsqrt"
    return static_cast<T>(guard<T>(v2, g));
#line 279 "power/loops.cpp"
  }
};

// the primitive cbrt
template <class T>
struct CbrtForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::cbrt(x));
  }
};

// x: g / (3 * out * out)
template <class T>
struct CbrtGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 5 "ops.yaml:cbrt"
    const auto v0 = scalar::divide(g, R(3) * y * y);
#line 5 "ops.yaml:cbrt"
    return static_cast<T>(guard<T>(v0, g));
#line 302 "power/loops.cpp"
  }
};

// the primitive pow
template <class T>
struct PowForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::pow(x1, x2));
  }
};

// the primitive pow
template <class T>
struct PowForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::pow(x1, x2));
  }
};

// x1: where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1))); x2: where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))
template <class T>
struct PowGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T y, T& x1_result, T& x2_result) {
#line 8 "ops.yaml:pow"
    const auto v0 = x1 == R(0);
#line 8 "ops.yaml:pow"
    const auto v1 = scalar::pow(x1, x2 - R(1));
#line 8 "ops.yaml:pow"
    const auto v2 = scalar::where(bool(v0 & (x2 == R(0))), T(0), g * (x2 * v1));
#line 8 "ops.yaml:pow"
    const auto v3 = scalar::log(x1);
#line 8 "ops.yaml:pow"
    const auto v4 = scalar::where(bool(v0 & (x2 >= R(0))), T(0), g * (y * v3));
#line 8 "ops.yaml:pow"
    x1_result = static_cast<T>(guard<T>(v2, g));
#line 8 "ops.yaml:pow"
    x2_result = static_cast<T>(guard<T>(v4, g));
#line 343 "power/loops.cpp"
  }
};

// x1: where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1))); x2: where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))
template <class T>
struct PowGradientsComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T y, T& x1_result, T& x2_result) {
#line 8 "ops.yaml:pow"
    const auto v0 = x1 == R(0);
#line 8 "ops.yaml:pow"
    const auto v1 = scalar::conj(x2);
#line 8 "ops.yaml:pow"
    const auto v2 = scalar::pow(x1, x2 - R(1));
#line 8 "ops.yaml:pow"
    const auto v3 = scalar::conj(v2);
#line 8 "ops.yaml:pow"
    const auto v4 = scalar::where(bool(v0 & (x2 == R(0))), T(0), v1 * v3 * g);
#line 8 "ops.yaml:pow"
    const auto v5 = scalar::real(x2);
#line 8 "ops.yaml:pow"
    const auto v6 = scalar::conj(y);
#line 8 "ops.yaml:pow"
    const auto v7 = scalar::log(x1);
#line 8 "ops.yaml:pow"
    const auto v8 = scalar::conj(v7);
#line 8 "ops.yaml:pow"
    const auto v9 = scalar::where(bool(v0 & (v5 >= R(0))), T(0), v6 * v8 * g);
#line 8 "ops.yaml:pow"
    x1_result = static_cast<T>(guard<T>(v4, g));
#line 8 "ops.yaml:pow"
    x2_result = static_cast<T>(guard<T>(v9, g));
#line 376 "power/loops.cpp"
  }
};

// x1: where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1)))
template <class T>
struct PowGradientX1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 8 "ops.yaml:pow"
    const auto v0 = scalar::pow(x1, x2 - R(1));
#line 8 "ops.yaml:pow"
    const auto v1 = scalar::where(bool((x1 == R(0)) & (x2 == R(0))), T(0), g * (x2 * v0));
#line 8 "ops.yaml:pow"
    return static_cast<T>(guard<T>(v1, g));
#line 391 "power/loops.cpp"
  }
};

// x1: where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1)))
template <class T>
struct PowGradientX1Complex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 8 "ops.yaml:pow"
    const auto v0 = scalar::conj(x2);
#line 8 "ops.yaml:pow"
    const auto v1 = scalar::pow(x1, x2 - R(1));
#line 8 "ops.yaml:pow"
    const auto v2 = scalar::conj(v1);
#line 8 "ops.yaml:pow"
    const auto v3 = scalar::where(bool((x1 == R(0)) & (x2 == R(0))), T(0), v0 * v2 * g);
#line 8 "ops.yaml:pow"
    return static_cast<T>(guard<T>(v3, g));
#line 410 "power/loops.cpp"
  }
};

// x2: where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))
template <class T>
struct PowGradientX2 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2, T y) {
#line 9 "ops.yaml:pow"
    const auto v0 = scalar::log(x1);
#line 9 "ops.yaml:pow"
    const auto v1 = scalar::where(bool((x1 == R(0)) & (x2 >= R(0))), T(0), g * (y * v0));
#line 9 "ops.yaml:pow"
    return static_cast<T>(guard<T>(v1, g));
#line 425 "power/loops.cpp"
  }
};

// x2: where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))
template <class T>
struct PowGradientX2Complex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2, T y) {
#line 9 "ops.yaml:pow"
    const auto v0 = scalar::real(x2);
#line 9 "ops.yaml:pow"
    const auto v1 = scalar::conj(y);
#line 9 "ops.yaml:pow"
    const auto v2 = scalar::log(x1);
#line 9 "ops.yaml:pow"
    const auto v3 = scalar::conj(v2);
#line 9 "ops.yaml:pow"
    const auto v4 = scalar::where(bool((x1 == R(0)) & (v0 >= R(0))), T(0), v1 * v3 * g);
#line 9 "ops.yaml:pow"
    return static_cast<T>(guard<T>(v4, g));
#line 446 "power/loops.cpp"
  }
};

// the primitive hypot
template <class T>
struct HypotForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::hypot(x1, x2));
  }
};

// x1: g * _direction(x1, x2, False); x2: g * _direction(x1, x2, True)
template <class T>
struct HypotGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 6 "ops.yaml:hypot"
    const auto v0 = scalar::hypot(x1, x2);
#line 6 "ops.yaml:hypot"
    const auto v1 = v0 == R(0);
#line 6 "ops.yaml:hypot"
    const auto v2 = scalar::divide(x1, v0);
#line 6 "ops.yaml:hypot"
    const auto v3 = scalar::where(v1, T(0), v2);
#line 6 "ops.yaml:hypot"
    const auto v4 = scalar::divide(x2, v0);
#line 6 "ops.yaml:hypot"
    const auto v5 = scalar::where(v1, T(0), v4);
#line 6 "ops.yaml:hypot"
    x1_result = static_cast<T>(guard<T>(g * v3, g));
#line 6 "ops.yaml:hypot"
    x2_result = static_cast<T>(guard<T>(g * v5, g));
#line 480 "power/loops.cpp"
  }
};

// x1: g * _direction(x1, x2, False)
template <class T>
struct HypotGradientX1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 6 "ops.yaml:hypot"
    const auto v0 = scalar::hypot(x1, x2);
#line 6 "ops.yaml:hypot"
    const auto v1 = scalar::divide(x1, v0);
#line 6 "ops.yaml:hypot"
    const auto v2 = scalar::where(v0 == R(0), T(0), v1);
#line 6 "ops.yaml:hypot"
    return static_cast<T>(guard<T>(g * v2, g));
#line 497 "power/loops.cpp"
  }
};

// x2: g * _direction(x1, x2, True)
template <class T>
struct HypotGradientX2 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 7 "ops.yaml:hypot"
    const auto v0 = scalar::hypot(x1, x2);
#line 7 "ops.yaml:hypot"
    const auto v1 = scalar::divide(x2, v0);
#line 7 "ops.yaml:hypot"
    const auto v2 = scalar::where(v0 == R(0), T(0), v1);
#line 7 "ops.yaml:hypot"
    return static_cast<T>(guard<T>(g * v2, g));
#line 514 "power/loops.cpp"
  }
};

// where(hypot(x1, x2) == 0, 0, x2 / hypot(x1, x2))
template <class T>
struct DirectionForward0 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
#line 4 "ops.yaml:_direction"
    const auto v0 = scalar::hypot(x1, x2);
#line 4 "ops.yaml:_direction"
    const auto v1 = scalar::divide(x2, v0);
#line 4 "ops.yaml:_direction"
    const auto v2 = scalar::where(v0 == R(0), T(0), v1);
#line 4 "ops.yaml:_direction"
    return static_cast<T>(v2);
#line 531 "power/loops.cpp"
  }
};

// where(hypot(x1, x2) == 0, 0, x1 / hypot(x1, x2))
template <class T>
struct DirectionForward1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
#line 4 "ops.yaml:_direction"
    const auto v0 = scalar::hypot(x1, x2);
#line 4 "ops.yaml:_direction"
    const auto v1 = scalar::divide(x1, v0);
#line 4 "ops.yaml:_direction"
    const auto v2 = scalar::where(v0 == R(0), T(0), v1);
#line 4 "ops.yaml:_direction"
    return static_cast<T>(v2);
#line 548 "power/loops.cpp"
  }
};

// x1: where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2)); x2: where(hypot(x1, x2) == 0, 0, g * (x1 / hypot(x1, x2) * (x1 / hypot(x1, x2))) / hypot(x1, x2))
template <class T>
struct DirectionGradients0 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 11 "ops.yaml:_direction"
    const auto v0 = scalar::hypot(x1, x2);
#line 11 "ops.yaml:_direction"
    const auto v1 = v0 == R(0);
#line 11 "ops.yaml:_direction"
    const auto v2 = scalar::divide(x1, v0);
#line 11 "ops.yaml:_direction"
    const auto v3 = scalar::divide(x2, v0);
#line 11 "ops.yaml:_direction"
    const auto v4 = scalar::divide(-g * (v2 * v3), v0);
#line 11 "ops.yaml:_direction"
    const auto v5 = scalar::where(v1, T(0), v4);
#line 11 "ops.yaml:_direction"
    const auto v6 = scalar::divide(g * (v2 * v2), v0);
#line 11 "ops.yaml:_direction"
    const auto v7 = scalar::where(v1, T(0), v6);
#line 11 "ops.yaml:_direction"
    x1_result = static_cast<T>(guard<T>(v5, g));
#line 11 "ops.yaml:_direction"
    x2_result = static_cast<T>(guard<T>(v7, g));
#line 577 "power/loops.cpp"
  }
};

// x1: where(hypot(x1, x2) == 0, 0, g * (x2 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2)); x2: where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))
template <class T>
struct DirectionGradients1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 11 "ops.yaml:_direction"
    const auto v0 = scalar::hypot(x1, x2);
#line 11 "ops.yaml:_direction"
    const auto v1 = v0 == R(0);
#line 11 "ops.yaml:_direction"
    const auto v2 = scalar::divide(x2, v0);
#line 11 "ops.yaml:_direction"
    const auto v3 = scalar::divide(g * (v2 * v2), v0);
#line 11 "ops.yaml:_direction"
    const auto v4 = scalar::where(v1, T(0), v3);
#line 11 "ops.yaml:_direction"
    const auto v5 = scalar::divide(x1, v0);
#line 11 "ops.yaml:_direction"
    const auto v6 = scalar::divide(-g * (v5 * v2), v0);
#line 11 "ops.yaml:_direction"
    const auto v7 = scalar::where(v1, T(0), v6);
#line 11 "ops.yaml:_direction"
    x1_result = static_cast<T>(guard<T>(v4, g));
#line 11 "ops.yaml:_direction"
    x2_result = static_cast<T>(guard<T>(v7, g));
#line 606 "power/loops.cpp"
  }
};

// x1: where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))
template <class T>
struct DirectionGradientX10 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 11 "ops.yaml:_direction"
    const auto v0 = scalar::hypot(x1, x2);
#line 11 "ops.yaml:_direction"
    const auto v1 = scalar::divide(x1, v0);
#line 11 "ops.yaml:_direction"
    const auto v2 = scalar::divide(x2, v0);
#line 11 "ops.yaml:_direction"
    const auto v3 = scalar::divide(-g * (v1 * v2), v0);
#line 11 "ops.yaml:_direction"
    const auto v4 = scalar::where(v0 == R(0), T(0), v3);
#line 11 "ops.yaml:_direction"
    return static_cast<T>(guard<T>(v4, g));
#line 627 "power/loops.cpp"
  }
};

// x1: where(hypot(x1, x2) == 0, 0, g * (x2 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))
template <class T>
struct DirectionGradientX11 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 11 "ops.yaml:_direction"
    const auto v0 = scalar::hypot(x1, x2);
#line 11 "ops.yaml:_direction"
    const auto v1 = scalar::divide(x2, v0);
#line 11 "ops.yaml:_direction"
    const auto v2 = scalar::divide(g * (v1 * v1), v0);
#line 11 "ops.yaml:_direction"
    const auto v3 = scalar::where(v0 == R(0), T(0), v2);
#line 11 "ops.yaml:_direction"
    return static_cast<T>(guard<T>(v3, g));
#line 646 "power/loops.cpp"
  }
};

// x2: where(hypot(x1, x2) == 0, 0, g * (x1 / hypot(x1, x2) * (x1 / hypot(x1, x2))) / hypot(x1, x2))
template <class T>
struct DirectionGradientX20 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 13 "ops.yaml:_direction"
    const auto v0 = scalar::hypot(x1, x2);
#line 13 "ops.yaml:_direction"
    const auto v1 = scalar::divide(x1, v0);
#line 13 "ops.yaml:_direction"
    const auto v2 = scalar::divide(g * (v1 * v1), v0);
#line 13 "ops.yaml:_direction"
    const auto v3 = scalar::where(v0 == R(0), T(0), v2);
#line 13 "ops.yaml:_direction"
    return static_cast<T>(guard<T>(v3, g));
#line 665 "power/loops.cpp"
  }
};

// x2: where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))
template <class T>
struct DirectionGradientX21 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 13 "ops.yaml:_direction"
    const auto v0 = scalar::hypot(x1, x2);
#line 13 "ops.yaml:_direction"
    const auto v1 = scalar::divide(x1, v0);
#line 13 "ops.yaml:_direction"
    const auto v2 = scalar::divide(x2, v0);
#line 13 "ops.yaml:_direction"
    const auto v3 = scalar::divide(-g * (v1 * v2), v0);
#line 13 "ops.yaml:_direction"
    const auto v4 = scalar::where(v0 == R(0), T(0), v3);
#line 13 "ops.yaml:_direction"
    return static_cast<T>(guard<T>(v4, g));
#line 686 "power/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Bool, loop<SquareForward<bool>, bool, bool>},
    {0, 0, Dtype::Int8, loop<SquareForward<std::int8_t>, std::int8_t, std::int8_t>},
    {0, 0, Dtype::Int16, loop<SquareForward<std::int16_t>, std::int16_t, std::int16_t>},
    {0, 0, Dtype::Int32, loop<SquareForward<std::int32_t>, std::int32_t, std::int32_t>},
    {0, 0, Dtype::Int64, loop<SquareForward<std::int64_t>, std::int64_t, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<SquareForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<SquareForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<SquareForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<SquareForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {0, 0, Dtype::Float32, loop<SquareForward<float>, float, float>},
    {0, 0, Dtype::Float64, loop<SquareForward<double>, double, double>},
    {0, 0, Dtype::Float16, loop<SquareForward<float>, scalar::Float16, scalar::Float16>},
    {0, 0, Dtype::BFloat16, loop<SquareForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {0, 0, Dtype::Complex64, loop<SquareForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<SquareForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {0, 1, Dtype::Float32, loop<SquareGradientX<float>, float, float, float>},
    {0, 1, Dtype::Float64, loop<SquareGradientX<double>, double, double, double>},
    {0, 1, Dtype::Complex64, loop<SquareGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {0, 1, Dtype::Complex128, loop<SquareGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 0, Dtype::Bool, loop<CubeForward<bool>, bool, bool>},
    {1, 0, Dtype::Int8, loop<CubeForward<std::int8_t>, std::int8_t, std::int8_t>},
    {1, 0, Dtype::Int16, loop<CubeForward<std::int16_t>, std::int16_t, std::int16_t>},
    {1, 0, Dtype::Int32, loop<CubeForward<std::int32_t>, std::int32_t, std::int32_t>},
    {1, 0, Dtype::Int64, loop<CubeForward<std::int64_t>, std::int64_t, std::int64_t>},
    {1, 0, Dtype::UInt8, loop<CubeForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {1, 0, Dtype::UInt16, loop<CubeForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {1, 0, Dtype::UInt32, loop<CubeForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {1, 0, Dtype::UInt64, loop<CubeForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {1, 0, Dtype::Float32, loop<CubeForward<float>, float, float>},
    {1, 0, Dtype::Float64, loop<CubeForward<double>, double, double>},
    {1, 0, Dtype::Float16, loop<CubeForward<float>, scalar::Float16, scalar::Float16>},
    {1, 0, Dtype::BFloat16, loop<CubeForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {1, 0, Dtype::Complex64, loop<CubeForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {1, 0, Dtype::Complex128, loop<CubeForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {1, 1, Dtype::Float32, loop<CubeGradientX<float>, float, float, float>},
    {1, 1, Dtype::Float64, loop<CubeGradientX<double>, double, double, double>},
    {1, 1, Dtype::Complex64, loop<CubeGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {1, 1, Dtype::Complex128, loop<CubeGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {2, 0, Dtype::Float32, loop<ReciprocalForward<float>, float, float>},
    {2, 0, Dtype::Float64, loop<ReciprocalForward<double>, double, double>},
    {2, 0, Dtype::Float16, loop<ReciprocalForward<float>, scalar::Float16, scalar::Float16>},
    {2, 0, Dtype::BFloat16, loop<ReciprocalForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {2, 0, Dtype::Complex64, loop<ReciprocalForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {2, 0, Dtype::Complex128, loop<ReciprocalForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {2, 1, Dtype::Float32, loop<ReciprocalGradientX<float>, float, float, float>},
    {2, 1, Dtype::Float64, loop<ReciprocalGradientX<double>, double, double, double>},
    {2, 1, Dtype::Complex64, loop<ReciprocalGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {2, 1, Dtype::Complex128, loop<ReciprocalGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {3, 0, Dtype::Float32, loop<SqrtForward<float>, float, float>},
    {3, 0, Dtype::Float64, loop<SqrtForward<double>, double, double>},
    {3, 0, Dtype::Float16, loop<SqrtForward<float>, scalar::Float16, scalar::Float16>},
    {3, 0, Dtype::BFloat16, loop<SqrtForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {3, 0, Dtype::Complex64, loop<SqrtForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {3, 0, Dtype::Complex128, loop<SqrtForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {3, 1, Dtype::Float32, loop<SqrtGradientX<float>, float, float, float>},
    {3, 1, Dtype::Float64, loop<SqrtGradientX<double>, double, double, double>},
    {3, 1, Dtype::Complex64, loop<SqrtGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {3, 1, Dtype::Complex128, loop<SqrtGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {4, 0, Dtype::Float32, loop<RsqrtForward<float>, float, float>},
    {4, 0, Dtype::Float64, loop<RsqrtForward<double>, double, double>},
    {4, 0, Dtype::Float16, loop<RsqrtForward<float>, scalar::Float16, scalar::Float16>},
    {4, 0, Dtype::BFloat16, loop<RsqrtForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {4, 0, Dtype::Complex64, loop<RsqrtForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {4, 0, Dtype::Complex128, loop<RsqrtForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {4, 1, Dtype::Float32, loop<RsqrtGradientX<float>, float, float, float, float>},
    {4, 1, Dtype::Float64, loop<RsqrtGradientX<double>, double, double, double, double>},
    {4, 1, Dtype::Complex64, loop<RsqrtGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {4, 1, Dtype::Complex128, loop<RsqrtGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {5, 0, Dtype::Float32, loop<CbrtForward<float>, float, float>},
    {5, 0, Dtype::Float64, loop<CbrtForward<double>, double, double>},
    {5, 1, Dtype::Float32, loop<CbrtGradientX<float>, float, float, float>},
    {5, 1, Dtype::Float64, loop<CbrtGradientX<double>, double, double, double>},
    {6, 0, Dtype::Int8, loop<PowForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {6, 0, Dtype::Int16, loop<PowForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {6, 0, Dtype::Int32, loop<PowForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {6, 0, Dtype::Int64, loop<PowForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {6, 0, Dtype::UInt8, loop<PowForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {6, 0, Dtype::UInt16, loop<PowForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {6, 0, Dtype::UInt32, loop<PowForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {6, 0, Dtype::UInt64, loop<PowForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {6, 0, Dtype::Float32, loop<PowForward<float>, float, float, float>},
    {6, 0, Dtype::Float64, loop<PowForward<double>, double, double, double>},
    {6, 0, Dtype::Complex64, loop<PowForwardComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {6, 0, Dtype::Complex128, loop<PowForwardComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {6, 1, Dtype::Float32, loop_many<PowGradients<float>, Types<float, float>, Types<float, float, float, float>>},
    {6, 1, Dtype::Float64, loop_many<PowGradients<double>, Types<double, double>, Types<double, double, double, double>>},
    {6, 1, Dtype::Complex64, loop_many<PowGradientsComplex<Complex<float>>, Types<Complex<float>, Complex<float>>, Types<Complex<float>, Complex<float>, Complex<float>, Complex<float>>>},
    {6, 1, Dtype::Complex128, loop_many<PowGradientsComplex<Complex<double>>, Types<Complex<double>, Complex<double>>, Types<Complex<double>, Complex<double>, Complex<double>, Complex<double>>>},
    {6, 2, Dtype::Float32, loop<PowGradientX1<float>, float, float, float, float>},
    {6, 2, Dtype::Float64, loop<PowGradientX1<double>, double, double, double, double>},
    {6, 2, Dtype::Complex64, loop<PowGradientX1Complex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {6, 2, Dtype::Complex128, loop<PowGradientX1Complex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {6, 3, Dtype::Float32, loop<PowGradientX2<float>, float, float, float, float, float>},
    {6, 3, Dtype::Float64, loop<PowGradientX2<double>, double, double, double, double, double>},
    {6, 3, Dtype::Complex64, loop<PowGradientX2Complex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {6, 3, Dtype::Complex128, loop<PowGradientX2Complex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {7, 0, Dtype::Float32, loop<HypotForward<float>, float, float, float>},
    {7, 0, Dtype::Float64, loop<HypotForward<double>, double, double, double>},
    {7, 1, Dtype::Float32, loop_many<HypotGradients<float>, Types<float, float>, Types<float, float, float>>},
    {7, 1, Dtype::Float64, loop_many<HypotGradients<double>, Types<double, double>, Types<double, double, double>>},
    {7, 2, Dtype::Float32, loop<HypotGradientX1<float>, float, float, float, float>},
    {7, 2, Dtype::Float64, loop<HypotGradientX1<double>, double, double, double, double>},
    {7, 3, Dtype::Float32, loop<HypotGradientX2<float>, float, float, float, float>},
    {7, 3, Dtype::Float64, loop<HypotGradientX2<double>, double, double, double, double>},
    {8, 0, Dtype::Float32, loop<DirectionForward0<float>, float, float, float>},
    {8, 0, Dtype::Float64, loop<DirectionForward0<double>, double, double, double>},
    {8, 1, Dtype::Float32, loop<DirectionForward1<float>, float, float, float>},
    {8, 1, Dtype::Float64, loop<DirectionForward1<double>, double, double, double>},
    {8, 2, Dtype::Float32, loop_many<DirectionGradients0<float>, Types<float, float>, Types<float, float, float>>},
    {8, 2, Dtype::Float64, loop_many<DirectionGradients0<double>, Types<double, double>, Types<double, double, double>>},
    {8, 3, Dtype::Float32, loop_many<DirectionGradients1<float>, Types<float, float>, Types<float, float, float>>},
    {8, 3, Dtype::Float64, loop_many<DirectionGradients1<double>, Types<double, double>, Types<double, double, double>>},
    {8, 4, Dtype::Float32, loop<DirectionGradientX10<float>, float, float, float, float>},
    {8, 4, Dtype::Float64, loop<DirectionGradientX10<double>, double, double, double, double>},
    {8, 5, Dtype::Float32, loop<DirectionGradientX11<float>, float, float, float, float>},
    {8, 5, Dtype::Float64, loop<DirectionGradientX11<double>, double, double, double, double>},
    {8, 6, Dtype::Float32, loop<DirectionGradientX20<float>, float, float, float, float>},
    {8, 6, Dtype::Float64, loop<DirectionGradientX20<double>, double, double, double, double>},
    {8, 7, Dtype::Float32, loop<DirectionGradientX21<float>, float, float, float, float>},
    {8, 7, Dtype::Float64, loop<DirectionGradientX21<double>, double, double, double, double>},
};

}  // namespace

cpu::LoopEntries power_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
