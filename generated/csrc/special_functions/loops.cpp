// Generated from ops.yaml. Do not edit.
// The cpu loops of the special_functions family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "special_functions/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive gcd
template <class T>
struct GcdForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::gcd(x1, x2));
  }
  template <int n>
  static PYLUCID_INLINE void together(T* out, const T* x1, const T* x2)
    requires requires { scalar::gcd_together<n>(out, x1, x2); }
  {
    scalar::gcd_together<n>(out, x1, x2);
  }
};

// the primitive lcm
template <class T>
struct LcmForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::lcm(x1, x2));
  }
  template <int n>
  static PYLUCID_INLINE void together(T* out, const T* x1, const T* x2)
    requires requires { scalar::lcm_together<n>(out, x1, x2); }
  {
    scalar::lcm_together<n>(out, x1, x2);
  }
};

// the primitive zeta
template <class T>
struct ZetaForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x, T q) {
    return static_cast<T>(scalar::zeta(x, q));
  }
};

// x: g * _zeta_derivative(1, x, q); q: -x * g * zeta(x + 1, q)
template <class T>
struct ZetaGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x, T q, T& x_result, T& q_result) {
#line 6 "ops.yaml:zeta"
    const auto v0 = scalar::zeta_derivative(1, x, q);
#line 6 "ops.yaml:zeta"
    const auto v1 = scalar::zeta(x + R(1), q);
#line 6 "ops.yaml:zeta"
    x_result = static_cast<T>(guard<T>(g * v0, g));
#line 6 "ops.yaml:zeta"
    q_result = static_cast<T>(guard<T>(-x * g * v1, g));
#line 72 "special_functions/loops.cpp"
  }
};

// x: g * _zeta_derivative(1, x, q)
template <class T>
struct ZetaGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T q) {
#line 6 "ops.yaml:zeta"
    const auto v0 = scalar::zeta_derivative(1, x, q);
#line 6 "ops.yaml:zeta"
    return static_cast<T>(guard<T>(g * v0, g));
#line 85 "special_functions/loops.cpp"
  }
};

// q: -x * g * zeta(x + 1, q)
template <class T>
struct ZetaGradientQ {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T q) {
#line 7 "ops.yaml:zeta"
    const auto v0 = scalar::zeta(x + R(1), q);
#line 7 "ops.yaml:zeta"
    return static_cast<T>(guard<T>(-x * g * v0, g));
#line 98 "special_functions/loops.cpp"
  }
};

// the primitive _zeta_derivative
template <class T>
struct ZetaDerivativeForward {
  using R = scalar::real_t<T>;
  using Attributes = ZetaDerivativeAttributes;
  static PYLUCID_INLINE T apply(T x, T q, const Attributes& attributes) {
    return static_cast<T>(scalar::zeta_derivative(attributes.order, x, q));
  }
};

// x: g * _zeta_derivative(order + 1, x, q); q: -x * g * zeta(x + 1, q)
template <class T>
struct ZetaDerivativeGradients0 {
  using R = scalar::real_t<T>;
  using Attributes = ZetaDerivativeAttributes;
  static PYLUCID_INLINE void apply(T g, T x, T q, const Attributes& attributes, T& x_result, T& q_result) {
#line 7 "ops.yaml:_zeta_derivative"
    const auto v0 = scalar::zeta_derivative(attributes.order + 1, x, q);
#line 7 "ops.yaml:_zeta_derivative"
    const auto v1 = scalar::zeta(x + R(1), q);
#line 7 "ops.yaml:_zeta_derivative"
    x_result = static_cast<T>(guard<T>(g * v0, g));
#line 7 "ops.yaml:_zeta_derivative"
    q_result = static_cast<T>(guard<T>(-x * g * v1, g));
#line 126 "special_functions/loops.cpp"
  }
};

// x: g * _zeta_derivative(order + 1, x, q); q: -g * (x * _zeta_derivative(order, x + 1, q) + order * _zeta_derivative(order - 1, x + 1, q))
template <class T>
struct ZetaDerivativeGradients1 {
  using R = scalar::real_t<T>;
  using Attributes = ZetaDerivativeAttributes;
  static PYLUCID_INLINE void apply(T g, T x, T q, const Attributes& attributes, T& x_result, T& q_result) {
#line 7 "ops.yaml:_zeta_derivative"
    const auto v0 = scalar::zeta_derivative(attributes.order + 1, x, q);
#line 7 "ops.yaml:_zeta_derivative"
    const auto v1 = x + R(1);
#line 7 "ops.yaml:_zeta_derivative"
    const auto v2 = scalar::zeta_derivative(attributes.order, v1, q);
#line 7 "ops.yaml:_zeta_derivative"
    const auto v3 = scalar::zeta_derivative(attributes.order - 1, v1, q);
#line 7 "ops.yaml:_zeta_derivative"
    x_result = static_cast<T>(guard<T>(g * v0, g));
#line 7 "ops.yaml:_zeta_derivative"
    q_result = static_cast<T>(guard<T>(-g * (x * v2 + R(attributes.order) * v3), g));
#line 148 "special_functions/loops.cpp"
  }
};

// x: g * _zeta_derivative(order + 1, x, q)
template <class T>
struct ZetaDerivativeGradientX {
  using R = scalar::real_t<T>;
  using Attributes = ZetaDerivativeAttributes;
  static PYLUCID_INLINE T apply(T g, T x, T q, const Attributes& attributes) {
#line 7 "ops.yaml:_zeta_derivative"
    const auto v0 = scalar::zeta_derivative(attributes.order + 1, x, q);
#line 7 "ops.yaml:_zeta_derivative"
    return static_cast<T>(guard<T>(g * v0, g));
#line 162 "special_functions/loops.cpp"
  }
};

// q: -x * g * zeta(x + 1, q)
template <class T>
struct ZetaDerivativeGradientQ0 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T q) {
#line 9 "ops.yaml:_zeta_derivative"
    const auto v0 = scalar::zeta(x + R(1), q);
#line 9 "ops.yaml:_zeta_derivative"
    return static_cast<T>(guard<T>(-x * g * v0, g));
#line 175 "special_functions/loops.cpp"
  }
};

// q: -g * (x * _zeta_derivative(order, x + 1, q) + order * _zeta_derivative(order - 1, x + 1, q))
template <class T>
struct ZetaDerivativeGradientQ1 {
  using R = scalar::real_t<T>;
  using Attributes = ZetaDerivativeAttributes;
  static PYLUCID_INLINE T apply(T g, T x, T q, const Attributes& attributes) {
#line 9 "ops.yaml:_zeta_derivative"
    const auto v0 = x + R(1);
#line 9 "ops.yaml:_zeta_derivative"
    const auto v1 = scalar::zeta_derivative(attributes.order, v0, q);
#line 9 "ops.yaml:_zeta_derivative"
    const auto v2 = scalar::zeta_derivative(attributes.order - 1, v0, q);
#line 9 "ops.yaml:_zeta_derivative"
    return static_cast<T>(guard<T>(-g * (x * v1 + R(attributes.order) * v2), g));
#line 193 "special_functions/loops.cpp"
  }
};

// the primitive beta
template <class T>
struct BetaForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T a, T b) {
    return static_cast<T>(scalar::beta(a, b));
  }
};

// a: -g * out * _polygamma_rise(0, a, b); b: -g * out * _polygamma_rise(0, b, a)
template <class T>
struct BetaGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T a, T b, T y, T& a_result, T& b_result) {
#line 6 "ops.yaml:beta"
    const auto v0 = -g * y;
#line 6 "ops.yaml:beta"
    const auto v1 = scalar::polygamma_rise(0, a, b);
#line 6 "ops.yaml:beta"
    const auto v2 = scalar::polygamma_rise(0, b, a);
#line 6 "ops.yaml:beta"
    a_result = static_cast<T>(guard<T>(v0 * v1, g));
#line 6 "ops.yaml:beta"
    b_result = static_cast<T>(guard<T>(v0 * v2, g));
#line 221 "special_functions/loops.cpp"
  }
};

// a: -g * out * _polygamma_rise(0, a, b)
template <class T>
struct BetaGradientA {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T a, T b, T y) {
#line 6 "ops.yaml:beta"
    const auto v0 = scalar::polygamma_rise(0, a, b);
#line 6 "ops.yaml:beta"
    return static_cast<T>(guard<T>(-g * y * v0, g));
#line 234 "special_functions/loops.cpp"
  }
};

// b: -g * out * _polygamma_rise(0, b, a)
template <class T>
struct BetaGradientB {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T a, T b, T y) {
#line 7 "ops.yaml:beta"
    const auto v0 = scalar::polygamma_rise(0, b, a);
#line 7 "ops.yaml:beta"
    return static_cast<T>(guard<T>(-g * y * v0, g));
#line 247 "special_functions/loops.cpp"
  }
};

// the primitive betaln
template <class T>
struct BetalnForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T a, T b) {
    return static_cast<T>(scalar::betaln(a, b));
  }
};

// a: -g * _polygamma_rise(0, a, b); b: -g * _polygamma_rise(0, b, a)
template <class T>
struct BetalnGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T a, T b, T& a_result, T& b_result) {
#line 6 "ops.yaml:betaln"
    const auto v0 = -g;
#line 6 "ops.yaml:betaln"
    const auto v1 = scalar::polygamma_rise(0, a, b);
#line 6 "ops.yaml:betaln"
    const auto v2 = scalar::polygamma_rise(0, b, a);
#line 6 "ops.yaml:betaln"
    a_result = static_cast<T>(guard<T>(v0 * v1, g));
#line 6 "ops.yaml:betaln"
    b_result = static_cast<T>(guard<T>(v0 * v2, g));
#line 275 "special_functions/loops.cpp"
  }
};

// a: -g * _polygamma_rise(0, a, b)
template <class T>
struct BetalnGradientA {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T a, T b) {
#line 6 "ops.yaml:betaln"
    const auto v0 = scalar::polygamma_rise(0, a, b);
#line 6 "ops.yaml:betaln"
    return static_cast<T>(guard<T>(-g * v0, g));
#line 288 "special_functions/loops.cpp"
  }
};

// b: -g * _polygamma_rise(0, b, a)
template <class T>
struct BetalnGradientB {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T a, T b) {
#line 7 "ops.yaml:betaln"
    const auto v0 = scalar::polygamma_rise(0, b, a);
#line 7 "ops.yaml:betaln"
    return static_cast<T>(guard<T>(-g * v0, g));
#line 301 "special_functions/loops.cpp"
  }
};

// the primitive _polygamma_rise
template <class T>
struct PolygammaRiseForward {
  using R = scalar::real_t<T>;
  using Attributes = PolygammaRiseAttributes;
  static PYLUCID_INLINE T apply(T x, T step, const Attributes& attributes) {
    return static_cast<T>(scalar::polygamma_rise(attributes.n, x, step));
  }
};

// x: g * _polygamma_rise(n + 1, x, step); step: g * polygamma(n + 1, x + step)
template <class T>
struct PolygammaRiseGradients {
  using R = scalar::real_t<T>;
  using Attributes = PolygammaRiseAttributes;
  static PYLUCID_INLINE void apply(T g, T x, T step, const Attributes& attributes, T& x_result, T& step_result) {
#line 7 "ops.yaml:_polygamma_rise"
    const auto v0 = scalar::polygamma_rise(attributes.n + 1, x, step);
#line 7 "ops.yaml:_polygamma_rise"
    const auto v1 = scalar::polygamma(attributes.n + 1, x + step);
#line 7 "ops.yaml:_polygamma_rise"
    x_result = static_cast<T>(guard<T>(g * v0, g));
#line 7 "ops.yaml:_polygamma_rise"
    step_result = static_cast<T>(guard<T>(g * v1, g));
#line 329 "special_functions/loops.cpp"
  }
};

// x: g * _polygamma_rise(n + 1, x, step)
template <class T>
struct PolygammaRiseGradientX {
  using R = scalar::real_t<T>;
  using Attributes = PolygammaRiseAttributes;
  static PYLUCID_INLINE T apply(T g, T x, T step, const Attributes& attributes) {
#line 7 "ops.yaml:_polygamma_rise"
    const auto v0 = scalar::polygamma_rise(attributes.n + 1, x, step);
#line 7 "ops.yaml:_polygamma_rise"
    return static_cast<T>(guard<T>(g * v0, g));
#line 343 "special_functions/loops.cpp"
  }
};

// step: g * polygamma(n + 1, x + step)
template <class T>
struct PolygammaRiseGradientStep {
  using R = scalar::real_t<T>;
  using Attributes = PolygammaRiseAttributes;
  static PYLUCID_INLINE T apply(T g, T x, T step, const Attributes& attributes) {
#line 8 "ops.yaml:_polygamma_rise"
    const auto v0 = scalar::polygamma(attributes.n + 1, x + step);
#line 8 "ops.yaml:_polygamma_rise"
    return static_cast<T>(guard<T>(g * v0, g));
#line 357 "special_functions/loops.cpp"
  }
};

// the primitive gammainc
template <class T>
struct GammaincForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T a, T x) {
    return static_cast<T>(scalar::gammainc(a, x));
  }
};

// a: g * _gammainc_derivative(1, a, x); x: g * _gamma_density(0, a, x)
template <class T>
struct GammaincGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T a, T x, T& a_result, T& x_result) {
#line 6 "ops.yaml:gammainc"
    const auto v0 = scalar::gammainc_derivative(1, a, x);
#line 6 "ops.yaml:gammainc"
    const auto v1 = scalar::gamma_density(0, a, x);
#line 6 "ops.yaml:gammainc"
    a_result = static_cast<T>(guard<T>(g * v0, g));
#line 6 "ops.yaml:gammainc"
    x_result = static_cast<T>(guard<T>(g * v1, g));
#line 383 "special_functions/loops.cpp"
  }
};

// a: g * _gammainc_derivative(1, a, x)
template <class T>
struct GammaincGradientA {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T a, T x) {
#line 6 "ops.yaml:gammainc"
    const auto v0 = scalar::gammainc_derivative(1, a, x);
#line 6 "ops.yaml:gammainc"
    return static_cast<T>(guard<T>(g * v0, g));
#line 396 "special_functions/loops.cpp"
  }
};

// x: g * _gamma_density(0, a, x)
template <class T>
struct GammaincGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T a, T x) {
#line 7 "ops.yaml:gammainc"
    const auto v0 = scalar::gamma_density(0, a, x);
#line 7 "ops.yaml:gammainc"
    return static_cast<T>(guard<T>(g * v0, g));
#line 409 "special_functions/loops.cpp"
  }
};

// the primitive gammaincc
template <class T>
struct GammainccForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T a, T x) {
    return static_cast<T>(scalar::gammaincc(a, x));
  }
};

// a: -g * _gammainc_derivative(1, a, x); x: -g * _gamma_density(0, a, x)
template <class T>
struct GammainccGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T a, T x, T& a_result, T& x_result) {
#line 6 "ops.yaml:gammaincc"
    const auto v0 = -g;
#line 6 "ops.yaml:gammaincc"
    const auto v1 = scalar::gammainc_derivative(1, a, x);
#line 6 "ops.yaml:gammaincc"
    const auto v2 = scalar::gamma_density(0, a, x);
#line 6 "ops.yaml:gammaincc"
    a_result = static_cast<T>(guard<T>(v0 * v1, g));
#line 6 "ops.yaml:gammaincc"
    x_result = static_cast<T>(guard<T>(v0 * v2, g));
#line 437 "special_functions/loops.cpp"
  }
};

// a: -g * _gammainc_derivative(1, a, x)
template <class T>
struct GammainccGradientA {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T a, T x) {
#line 6 "ops.yaml:gammaincc"
    const auto v0 = scalar::gammainc_derivative(1, a, x);
#line 6 "ops.yaml:gammaincc"
    return static_cast<T>(guard<T>(-g * v0, g));
#line 450 "special_functions/loops.cpp"
  }
};

// x: -g * _gamma_density(0, a, x)
template <class T>
struct GammainccGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T a, T x) {
#line 7 "ops.yaml:gammaincc"
    const auto v0 = scalar::gamma_density(0, a, x);
#line 7 "ops.yaml:gammaincc"
    return static_cast<T>(guard<T>(-g * v0, g));
#line 463 "special_functions/loops.cpp"
  }
};

// the primitive _gammainc_derivative
template <class T>
struct GammaincDerivativeForward {
  using R = scalar::real_t<T>;
  using Attributes = GammaincDerivativeAttributes;
  static PYLUCID_INLINE T apply(T a, T x, const Attributes& attributes) {
    return static_cast<T>(scalar::gammainc_derivative(attributes.order, a, x));
  }
};

// a: g * _gammainc_derivative(order + 1, a, x); x: g * _gamma_density(order, a, x)
template <class T>
struct GammaincDerivativeGradients {
  using R = scalar::real_t<T>;
  using Attributes = GammaincDerivativeAttributes;
  static PYLUCID_INLINE void apply(T g, T a, T x, const Attributes& attributes, T& a_result, T& x_result) {
#line 7 "ops.yaml:_gammainc_derivative"
    const auto v0 = scalar::gammainc_derivative(attributes.order + 1, a, x);
#line 7 "ops.yaml:_gammainc_derivative"
    const auto v1 = scalar::gamma_density(attributes.order, a, x);
#line 7 "ops.yaml:_gammainc_derivative"
    a_result = static_cast<T>(guard<T>(g * v0, g));
#line 7 "ops.yaml:_gammainc_derivative"
    x_result = static_cast<T>(guard<T>(g * v1, g));
#line 491 "special_functions/loops.cpp"
  }
};

// a: g * _gammainc_derivative(order + 1, a, x)
template <class T>
struct GammaincDerivativeGradientA {
  using R = scalar::real_t<T>;
  using Attributes = GammaincDerivativeAttributes;
  static PYLUCID_INLINE T apply(T g, T a, T x, const Attributes& attributes) {
#line 7 "ops.yaml:_gammainc_derivative"
    const auto v0 = scalar::gammainc_derivative(attributes.order + 1, a, x);
#line 7 "ops.yaml:_gammainc_derivative"
    return static_cast<T>(guard<T>(g * v0, g));
#line 505 "special_functions/loops.cpp"
  }
};

// x: g * _gamma_density(order, a, x)
template <class T>
struct GammaincDerivativeGradientX {
  using R = scalar::real_t<T>;
  using Attributes = GammaincDerivativeAttributes;
  static PYLUCID_INLINE T apply(T g, T a, T x, const Attributes& attributes) {
#line 8 "ops.yaml:_gammainc_derivative"
    const auto v0 = scalar::gamma_density(attributes.order, a, x);
#line 8 "ops.yaml:_gammainc_derivative"
    return static_cast<T>(guard<T>(g * v0, g));
#line 519 "special_functions/loops.cpp"
  }
};

// the primitive _gamma_density
template <class T>
struct GammaDensityForward {
  using R = scalar::real_t<T>;
  using Attributes = GammaDensityAttributes;
  static PYLUCID_INLINE T apply(T a, T x, const Attributes& attributes) {
    return static_cast<T>(scalar::gamma_density(attributes.order, a, x));
  }
};

// a: g * _gamma_density(order + 1, a, x); x: g * (where(x == 0, _gamma_density(0, a - 1, x), (a - 1) * (out / x)) - out)
template <class T>
struct GammaDensityGradients0 {
  using R = scalar::real_t<T>;
  using Attributes = GammaDensityAttributes;
  static PYLUCID_INLINE void apply(T g, T a, T x, T y, const Attributes& attributes, T& a_result, T& x_result) {
#line 8 "ops.yaml:_gamma_density"
    const auto v0 = scalar::gamma_density(attributes.order + 1, a, x);
#line 8 "ops.yaml:_gamma_density"
    const auto v1 = a - R(1);
#line 8 "ops.yaml:_gamma_density"
    const auto v2 = scalar::gamma_density(0, v1, x);
#line 8 "ops.yaml:_gamma_density"
    const auto v3 = scalar::divide(y, x);
#line 8 "ops.yaml:_gamma_density"
    const auto v4 = scalar::where(x == R(0), v2, v1 * v3);
#line 8 "ops.yaml:_gamma_density"
    a_result = static_cast<T>(guard<T>(g * v0, g));
#line 8 "ops.yaml:_gamma_density"
    x_result = static_cast<T>(guard<T>(g * (v4 - y), g));
#line 553 "special_functions/loops.cpp"
  }
};

// a: g * _gamma_density(order + 1, a, x); x: g * (((a - 1) * out + order * _gamma_density(order - 1, a, x)) / x - out)
template <class T>
struct GammaDensityGradients1 {
  using R = scalar::real_t<T>;
  using Attributes = GammaDensityAttributes;
  static PYLUCID_INLINE void apply(T g, T a, T x, T y, const Attributes& attributes, T& a_result, T& x_result) {
#line 8 "ops.yaml:_gamma_density"
    const auto v0 = scalar::gamma_density(attributes.order + 1, a, x);
#line 8 "ops.yaml:_gamma_density"
    const auto v1 = scalar::gamma_density(attributes.order - 1, a, x);
#line 8 "ops.yaml:_gamma_density"
    const auto v2 = scalar::divide((a - R(1)) * y + R(attributes.order) * v1, x);
#line 8 "ops.yaml:_gamma_density"
    a_result = static_cast<T>(guard<T>(g * v0, g));
#line 8 "ops.yaml:_gamma_density"
    x_result = static_cast<T>(guard<T>(g * (v2 - y), g));
#line 573 "special_functions/loops.cpp"
  }
};

// a: g * _gamma_density(order + 1, a, x)
template <class T>
struct GammaDensityGradientA {
  using R = scalar::real_t<T>;
  using Attributes = GammaDensityAttributes;
  static PYLUCID_INLINE T apply(T g, T a, T x, const Attributes& attributes) {
#line 8 "ops.yaml:_gamma_density"
    const auto v0 = scalar::gamma_density(attributes.order + 1, a, x);
#line 8 "ops.yaml:_gamma_density"
    return static_cast<T>(guard<T>(g * v0, g));
#line 587 "special_functions/loops.cpp"
  }
};

// x: g * (where(x == 0, _gamma_density(0, a - 1, x), (a - 1) * (out / x)) - out)
template <class T>
struct GammaDensityGradientX0 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T a, T x, T y) {
#line 10 "ops.yaml:_gamma_density"
    const auto v0 = a - R(1);
#line 10 "ops.yaml:_gamma_density"
    const auto v1 = scalar::gamma_density(0, v0, x);
#line 10 "ops.yaml:_gamma_density"
    const auto v2 = scalar::divide(y, x);
#line 10 "ops.yaml:_gamma_density"
    const auto v3 = scalar::where(x == R(0), v1, v0 * v2);
#line 10 "ops.yaml:_gamma_density"
    return static_cast<T>(guard<T>(g * (v3 - y), g));
#line 606 "special_functions/loops.cpp"
  }
};

// x: g * (((a - 1) * out + order * _gamma_density(order - 1, a, x)) / x - out)
template <class T>
struct GammaDensityGradientX1 {
  using R = scalar::real_t<T>;
  using Attributes = GammaDensityAttributes;
  static PYLUCID_INLINE T apply(T g, T a, T x, T y, const Attributes& attributes) {
#line 10 "ops.yaml:_gamma_density"
    const auto v0 = scalar::gamma_density(attributes.order - 1, a, x);
#line 10 "ops.yaml:_gamma_density"
    const auto v1 = scalar::divide((a - R(1)) * y + R(attributes.order) * v0, x);
#line 10 "ops.yaml:_gamma_density"
    return static_cast<T>(guard<T>(g * (v1 - y), g));
#line 622 "special_functions/loops.cpp"
  }
};

// the primitive i0
template <class T>
struct I0Forward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::i0(x));
  }
};

// x: g * i1(x)
template <class T>
struct I0GradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:i0"
    const auto v0 = scalar::i1(x);
#line 5 "ops.yaml:i0"
    return static_cast<T>(guard<T>(g * v0, g));
#line 644 "special_functions/loops.cpp"
  }
};

// the primitive i0e
template <class T>
struct I0eForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::i0e(x));
  }
};

// x: g * sign(x) * _i0e_derivative(1, x)
template <class T>
struct I0eGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:i0e"
    const auto v0 = scalar::sign(x);
#line 5 "ops.yaml:i0e"
    const auto v1 = scalar::i0e_derivative(1, x);
#line 5 "ops.yaml:i0e"
    return static_cast<T>(guard<T>(g * v0 * v1, g));
#line 668 "special_functions/loops.cpp"
  }
};

// the primitive i1
template <class T>
struct I1Forward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::i1(x));
  }
};

// x: 0.5 * g * (i0(x) + _bessel_i(2, x))
template <class T>
struct I1GradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:i1"
    const auto v0 = scalar::i0(x);
#line 6 "ops.yaml:i1"
    const auto v1 = scalar::bessel_i(2, x);
#line 6 "ops.yaml:i1"
    return static_cast<T>(guard<T>(R(0.5) * g * (v0 + v1), g));
#line 692 "special_functions/loops.cpp"
  }
};

// the primitive i1e
template <class T>
struct I1eForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::i1e(x));
  }
};

// x: g * (_i0e_derivative(1, x) + _i0e_derivative(2, x))
template <class T>
struct I1eGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:i1e"
    const auto v0 = scalar::i0e_derivative(1, x);
#line 6 "ops.yaml:i1e"
    const auto v1 = scalar::i0e_derivative(2, x);
#line 6 "ops.yaml:i1e"
    return static_cast<T>(guard<T>(g * (v0 + v1), g));
#line 716 "special_functions/loops.cpp"
  }
};

// the primitive _bessel_i
template <class T>
struct BesselIForward {
  using R = scalar::real_t<T>;
  using Attributes = BesselIAttributes;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
    return static_cast<T>(scalar::bessel_i(attributes.order, x));
  }
};

// x: 0.5 * g * (_bessel_i(order - 1, x) + _bessel_i(order + 1, x))
template <class T>
struct BesselIGradientX {
  using R = scalar::real_t<T>;
  using Attributes = BesselIAttributes;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
#line 6 "ops.yaml:_bessel_i"
    const auto v0 = scalar::bessel_i(attributes.order - 1, x);
#line 6 "ops.yaml:_bessel_i"
    const auto v1 = scalar::bessel_i(attributes.order + 1, x);
#line 6 "ops.yaml:_bessel_i"
    return static_cast<T>(guard<T>(R(0.5) * g * (v0 + v1), g));
#line 742 "special_functions/loops.cpp"
  }
};

// the primitive _i0e_derivative
template <class T>
struct I0eDerivativeForward {
  using R = scalar::real_t<T>;
  using Attributes = I0eDerivativeAttributes;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
    return static_cast<T>(scalar::i0e_derivative(attributes.order, x));
  }
};

// x: g * sign(x) * _i0e_derivative(order + 1, x)
template <class T>
struct I0eDerivativeGradientX {
  using R = scalar::real_t<T>;
  using Attributes = I0eDerivativeAttributes;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
#line 6 "ops.yaml:_i0e_derivative"
    const auto v0 = scalar::sign(x);
#line 6 "ops.yaml:_i0e_derivative"
    const auto v1 = scalar::i0e_derivative(attributes.order + 1, x);
#line 6 "ops.yaml:_i0e_derivative"
    return static_cast<T>(guard<T>(g * v0 * v1, g));
#line 768 "special_functions/loops.cpp"
  }
};

// the primitive j0
template <class T>
struct J0Forward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::j0(x));
  }
};

// x: -g * j1(x)
template <class T>
struct J0GradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:j0"
    const auto v0 = scalar::j1(x);
#line 5 "ops.yaml:j0"
    return static_cast<T>(guard<T>(-g * v0, g));
#line 790 "special_functions/loops.cpp"
  }
};

// the primitive j1
template <class T>
struct J1Forward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::j1(x));
  }
};

// x: 0.5 * g * (j0(x) - _bessel_j(2, x))
template <class T>
struct J1GradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:j1"
    const auto v0 = scalar::j0(x);
#line 6 "ops.yaml:j1"
    const auto v1 = scalar::bessel_j(2, x);
#line 6 "ops.yaml:j1"
    return static_cast<T>(guard<T>(R(0.5) * g * (v0 - v1), g));
#line 814 "special_functions/loops.cpp"
  }
};

// the primitive _bessel_j
template <class T>
struct BesselJForward {
  using R = scalar::real_t<T>;
  using Attributes = BesselJAttributes;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
    return static_cast<T>(scalar::bessel_j(attributes.order, x));
  }
};

// x: 0.5 * g * (_bessel_j(order - 1, x) - _bessel_j(order + 1, x))
template <class T>
struct BesselJGradientX {
  using R = scalar::real_t<T>;
  using Attributes = BesselJAttributes;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
#line 6 "ops.yaml:_bessel_j"
    const auto v0 = scalar::bessel_j(attributes.order - 1, x);
#line 6 "ops.yaml:_bessel_j"
    const auto v1 = scalar::bessel_j(attributes.order + 1, x);
#line 6 "ops.yaml:_bessel_j"
    return static_cast<T>(guard<T>(R(0.5) * g * (v0 - v1), g));
#line 840 "special_functions/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Int8, loop<GcdForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {0, 0, Dtype::Int16, loop<GcdForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {0, 0, Dtype::Int32, loop<GcdForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {0, 0, Dtype::Int64, loop<GcdForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<GcdForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<GcdForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<GcdForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<GcdForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {1, 0, Dtype::Int8, loop<LcmForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {1, 0, Dtype::Int16, loop<LcmForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {1, 0, Dtype::Int32, loop<LcmForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {1, 0, Dtype::Int64, loop<LcmForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {1, 0, Dtype::UInt8, loop<LcmForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {1, 0, Dtype::UInt16, loop<LcmForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {1, 0, Dtype::UInt32, loop<LcmForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {1, 0, Dtype::UInt64, loop<LcmForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {2, 0, Dtype::Float32, loop<ZetaForward<float>, float, float, float>},
    {2, 0, Dtype::Float64, loop<ZetaForward<double>, double, double, double>},
    {2, 1, Dtype::Float32, loop_many<ZetaGradients<float>, Types<float, float>, Types<float, float, float>>},
    {2, 1, Dtype::Float64, loop_many<ZetaGradients<double>, Types<double, double>, Types<double, double, double>>},
    {2, 2, Dtype::Float32, loop<ZetaGradientX<float>, float, float, float, float>},
    {2, 2, Dtype::Float64, loop<ZetaGradientX<double>, double, double, double, double>},
    {2, 3, Dtype::Float32, loop<ZetaGradientQ<float>, float, float, float, float>},
    {2, 3, Dtype::Float64, loop<ZetaGradientQ<double>, double, double, double, double>},
    {3, 0, Dtype::Float32, loop<ZetaDerivativeForward<float>, float, float, float>},
    {3, 0, Dtype::Float64, loop<ZetaDerivativeForward<double>, double, double, double>},
    {3, 1, Dtype::Float32, loop_many<ZetaDerivativeGradients0<float>, Types<float, float>, Types<float, float, float>>},
    {3, 1, Dtype::Float64, loop_many<ZetaDerivativeGradients0<double>, Types<double, double>, Types<double, double, double>>},
    {3, 2, Dtype::Float32, loop_many<ZetaDerivativeGradients1<float>, Types<float, float>, Types<float, float, float>>},
    {3, 2, Dtype::Float64, loop_many<ZetaDerivativeGradients1<double>, Types<double, double>, Types<double, double, double>>},
    {3, 3, Dtype::Float32, loop<ZetaDerivativeGradientX<float>, float, float, float, float>},
    {3, 3, Dtype::Float64, loop<ZetaDerivativeGradientX<double>, double, double, double, double>},
    {3, 4, Dtype::Float32, loop<ZetaDerivativeGradientQ0<float>, float, float, float, float>},
    {3, 4, Dtype::Float64, loop<ZetaDerivativeGradientQ0<double>, double, double, double, double>},
    {3, 5, Dtype::Float32, loop<ZetaDerivativeGradientQ1<float>, float, float, float, float>},
    {3, 5, Dtype::Float64, loop<ZetaDerivativeGradientQ1<double>, double, double, double, double>},
    {4, 0, Dtype::Float32, loop<BetaForward<float>, float, float, float>},
    {4, 0, Dtype::Float64, loop<BetaForward<double>, double, double, double>},
    {4, 1, Dtype::Float32, loop_many<BetaGradients<float>, Types<float, float>, Types<float, float, float, float>>},
    {4, 1, Dtype::Float64, loop_many<BetaGradients<double>, Types<double, double>, Types<double, double, double, double>>},
    {4, 2, Dtype::Float32, loop<BetaGradientA<float>, float, float, float, float, float>},
    {4, 2, Dtype::Float64, loop<BetaGradientA<double>, double, double, double, double, double>},
    {4, 3, Dtype::Float32, loop<BetaGradientB<float>, float, float, float, float, float>},
    {4, 3, Dtype::Float64, loop<BetaGradientB<double>, double, double, double, double, double>},
    {5, 0, Dtype::Float32, loop<BetalnForward<float>, float, float, float>},
    {5, 0, Dtype::Float64, loop<BetalnForward<double>, double, double, double>},
    {5, 1, Dtype::Float32, loop_many<BetalnGradients<float>, Types<float, float>, Types<float, float, float>>},
    {5, 1, Dtype::Float64, loop_many<BetalnGradients<double>, Types<double, double>, Types<double, double, double>>},
    {5, 2, Dtype::Float32, loop<BetalnGradientA<float>, float, float, float, float>},
    {5, 2, Dtype::Float64, loop<BetalnGradientA<double>, double, double, double, double>},
    {5, 3, Dtype::Float32, loop<BetalnGradientB<float>, float, float, float, float>},
    {5, 3, Dtype::Float64, loop<BetalnGradientB<double>, double, double, double, double>},
    {6, 0, Dtype::Float32, loop<PolygammaRiseForward<float>, float, float, float>},
    {6, 0, Dtype::Float64, loop<PolygammaRiseForward<double>, double, double, double>},
    {6, 1, Dtype::Float32, loop_many<PolygammaRiseGradients<float>, Types<float, float>, Types<float, float, float>>},
    {6, 1, Dtype::Float64, loop_many<PolygammaRiseGradients<double>, Types<double, double>, Types<double, double, double>>},
    {6, 2, Dtype::Float32, loop<PolygammaRiseGradientX<float>, float, float, float, float>},
    {6, 2, Dtype::Float64, loop<PolygammaRiseGradientX<double>, double, double, double, double>},
    {6, 3, Dtype::Float32, loop<PolygammaRiseGradientStep<float>, float, float, float, float>},
    {6, 3, Dtype::Float64, loop<PolygammaRiseGradientStep<double>, double, double, double, double>},
    {7, 0, Dtype::Float32, loop<GammaincForward<float>, float, float, float>},
    {7, 0, Dtype::Float64, loop<GammaincForward<double>, double, double, double>},
    {7, 1, Dtype::Float32, loop_many<GammaincGradients<float>, Types<float, float>, Types<float, float, float>>},
    {7, 1, Dtype::Float64, loop_many<GammaincGradients<double>, Types<double, double>, Types<double, double, double>>},
    {7, 2, Dtype::Float32, loop<GammaincGradientA<float>, float, float, float, float>},
    {7, 2, Dtype::Float64, loop<GammaincGradientA<double>, double, double, double, double>},
    {7, 3, Dtype::Float32, loop<GammaincGradientX<float>, float, float, float, float>},
    {7, 3, Dtype::Float64, loop<GammaincGradientX<double>, double, double, double, double>},
    {8, 0, Dtype::Float32, loop<GammainccForward<float>, float, float, float>},
    {8, 0, Dtype::Float64, loop<GammainccForward<double>, double, double, double>},
    {8, 1, Dtype::Float32, loop_many<GammainccGradients<float>, Types<float, float>, Types<float, float, float>>},
    {8, 1, Dtype::Float64, loop_many<GammainccGradients<double>, Types<double, double>, Types<double, double, double>>},
    {8, 2, Dtype::Float32, loop<GammainccGradientA<float>, float, float, float, float>},
    {8, 2, Dtype::Float64, loop<GammainccGradientA<double>, double, double, double, double>},
    {8, 3, Dtype::Float32, loop<GammainccGradientX<float>, float, float, float, float>},
    {8, 3, Dtype::Float64, loop<GammainccGradientX<double>, double, double, double, double>},
    {9, 0, Dtype::Float32, loop<GammaincDerivativeForward<float>, float, float, float>},
    {9, 0, Dtype::Float64, loop<GammaincDerivativeForward<double>, double, double, double>},
    {9, 1, Dtype::Float32, loop_many<GammaincDerivativeGradients<float>, Types<float, float>, Types<float, float, float>>},
    {9, 1, Dtype::Float64, loop_many<GammaincDerivativeGradients<double>, Types<double, double>, Types<double, double, double>>},
    {9, 2, Dtype::Float32, loop<GammaincDerivativeGradientA<float>, float, float, float, float>},
    {9, 2, Dtype::Float64, loop<GammaincDerivativeGradientA<double>, double, double, double, double>},
    {9, 3, Dtype::Float32, loop<GammaincDerivativeGradientX<float>, float, float, float, float>},
    {9, 3, Dtype::Float64, loop<GammaincDerivativeGradientX<double>, double, double, double, double>},
    {10, 0, Dtype::Float32, loop<GammaDensityForward<float>, float, float, float>},
    {10, 0, Dtype::Float64, loop<GammaDensityForward<double>, double, double, double>},
    {10, 1, Dtype::Float32, loop_many<GammaDensityGradients0<float>, Types<float, float>, Types<float, float, float, float>>},
    {10, 1, Dtype::Float64, loop_many<GammaDensityGradients0<double>, Types<double, double>, Types<double, double, double, double>>},
    {10, 2, Dtype::Float32, loop_many<GammaDensityGradients1<float>, Types<float, float>, Types<float, float, float, float>>},
    {10, 2, Dtype::Float64, loop_many<GammaDensityGradients1<double>, Types<double, double>, Types<double, double, double, double>>},
    {10, 3, Dtype::Float32, loop<GammaDensityGradientA<float>, float, float, float, float>},
    {10, 3, Dtype::Float64, loop<GammaDensityGradientA<double>, double, double, double, double>},
    {10, 4, Dtype::Float32, loop<GammaDensityGradientX0<float>, float, float, float, float, float>},
    {10, 4, Dtype::Float64, loop<GammaDensityGradientX0<double>, double, double, double, double, double>},
    {10, 5, Dtype::Float32, loop<GammaDensityGradientX1<float>, float, float, float, float, float>},
    {10, 5, Dtype::Float64, loop<GammaDensityGradientX1<double>, double, double, double, double, double>},
    {11, 0, Dtype::Float32, loop<I0Forward<float>, float, float>},
    {11, 0, Dtype::Float64, loop<I0Forward<double>, double, double>},
    {11, 1, Dtype::Float32, loop<I0GradientX<float>, float, float, float>},
    {11, 1, Dtype::Float64, loop<I0GradientX<double>, double, double, double>},
    {12, 0, Dtype::Float32, loop<I0eForward<float>, float, float>},
    {12, 0, Dtype::Float64, loop<I0eForward<double>, double, double>},
    {12, 1, Dtype::Float32, loop<I0eGradientX<float>, float, float, float>},
    {12, 1, Dtype::Float64, loop<I0eGradientX<double>, double, double, double>},
    {13, 0, Dtype::Float32, loop<I1Forward<float>, float, float>},
    {13, 0, Dtype::Float64, loop<I1Forward<double>, double, double>},
    {13, 1, Dtype::Float32, loop<I1GradientX<float>, float, float, float>},
    {13, 1, Dtype::Float64, loop<I1GradientX<double>, double, double, double>},
    {14, 0, Dtype::Float32, loop<I1eForward<float>, float, float>},
    {14, 0, Dtype::Float64, loop<I1eForward<double>, double, double>},
    {14, 1, Dtype::Float32, loop<I1eGradientX<float>, float, float, float>},
    {14, 1, Dtype::Float64, loop<I1eGradientX<double>, double, double, double>},
    {15, 0, Dtype::Float32, loop<BesselIForward<float>, float, float>},
    {15, 0, Dtype::Float64, loop<BesselIForward<double>, double, double>},
    {15, 1, Dtype::Float32, loop<BesselIGradientX<float>, float, float, float>},
    {15, 1, Dtype::Float64, loop<BesselIGradientX<double>, double, double, double>},
    {16, 0, Dtype::Float32, loop<I0eDerivativeForward<float>, float, float>},
    {16, 0, Dtype::Float64, loop<I0eDerivativeForward<double>, double, double>},
    {16, 1, Dtype::Float32, loop<I0eDerivativeGradientX<float>, float, float, float>},
    {16, 1, Dtype::Float64, loop<I0eDerivativeGradientX<double>, double, double, double>},
    {17, 0, Dtype::Float32, loop<J0Forward<float>, float, float>},
    {17, 0, Dtype::Float64, loop<J0Forward<double>, double, double>},
    {17, 1, Dtype::Float32, loop<J0GradientX<float>, float, float, float>},
    {17, 1, Dtype::Float64, loop<J0GradientX<double>, double, double, double>},
    {18, 0, Dtype::Float32, loop<J1Forward<float>, float, float>},
    {18, 0, Dtype::Float64, loop<J1Forward<double>, double, double>},
    {18, 1, Dtype::Float32, loop<J1GradientX<float>, float, float, float>},
    {18, 1, Dtype::Float64, loop<J1GradientX<double>, double, double, double>},
    {19, 0, Dtype::Float32, loop<BesselJForward<float>, float, float>},
    {19, 0, Dtype::Float64, loop<BesselJForward<double>, double, double>},
    {19, 1, Dtype::Float32, loop<BesselJGradientX<float>, float, float, float>},
    {19, 1, Dtype::Float64, loop<BesselJGradientX<double>, double, double, double>},
};

}  // namespace

cpu::LoopEntries special_functions_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
