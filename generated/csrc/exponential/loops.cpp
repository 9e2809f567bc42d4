// Generated from ops.yaml. Do not edit.
// The cpu loops of the exponential family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "exponential/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive exp
template <class T>
struct ExpForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::exp(x));
  }
};

// the primitive exp
template <class T>
struct ExpForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::exp(x));
  }
};

// x: g * out
template <class T>
struct ExpGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 5 "ops.yaml:exp"
    return static_cast<T>(guard<T>(g * y, g));
#line 46 "exponential/loops.cpp"
  }
};

// x: g * out
template <class T>
struct ExpGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 5 "ops.yaml:exp"
    const auto v0 = scalar::conj(y);
#line 5 "ops.yaml:exp"
    return static_cast<T>(guard<T>(v0 * g, g));
#line 60 "exponential/loops.cpp"
  }
};

// the primitive _exp_product
template <class T>
struct ExpProductForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::exp_product(x1, x2));
  }
};

// x1: where(out == 0, 0, g * out * x2); x2: where(out == 0, 0, g * out * x1)
template <class T>
struct ExpProductGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T y, T& x1_result, T& x2_result) {
#line 7 "ops.yaml:_exp_product"
    const auto v0 = y == R(0);
#line 7 "ops.yaml:_exp_product"
    const auto v1 = g * y;
#line 7 "ops.yaml:_exp_product"
    const auto v2 = scalar::where(v0, T(0), v1 * x2);
#line 7 "ops.yaml:_exp_product"
    const auto v3 = scalar::where(v0, T(0), v1 * x1);
#line 7 "ops.yaml:_exp_product"
    x1_result = static_cast<T>(guard<T>(v2, g));
#line 7 "ops.yaml:_exp_product"
    x2_result = static_cast<T>(guard<T>(v3, g));
#line 91 "exponential/loops.cpp"
  }
};

// x1: where(out == 0, 0, g * out * x2)
template <class T>
struct ExpProductGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x2, T y) {
#line 7 "ops.yaml:_exp_product"
    const auto v0 = scalar::where(y == R(0), T(0), g * y * x2);
#line 7 "ops.yaml:_exp_product"
    return static_cast<T>(guard<T>(v0, g));
#line 105 "exponential/loops.cpp"
  }
};

// x2: where(out == 0, 0, g * out * x1)
template <class T>
struct ExpProductGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T y) {
#line 8 "ops.yaml:_exp_product"
    const auto v0 = scalar::where(y == R(0), T(0), g * y * x1);
#line 8 "ops.yaml:_exp_product"
    return static_cast<T>(guard<T>(v0, g));
#line 119 "exponential/loops.cpp"
  }
};

// the primitive exp2
template <class T>
struct Exp2Forward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::exp2(x));
  }
};

// x: 0.6931471805599453 * g * out
template <class T>
struct Exp2GradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 5 "ops.yaml:exp2"
    return static_cast<T>(guard<T>(R(0.6931471805599453) * g * y, g));
#line 140 "exponential/loops.cpp"
  }
};

// the primitive expm1
template <class T>
struct Expm1Forward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::expm1(x));
  }
};

// the primitive expm1
template <class T>
struct Expm1ForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::expm1(x));
  }
};

// x: g * exp(x)
template <class T>
struct Expm1GradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:expm1"
    const auto v0 = scalar::exp(x);
#line 6 "ops.yaml:expm1"
    return static_cast<T>(guard<T>(g * v0, g));
#line 171 "exponential/loops.cpp"
  }
};

// x: g * exp(x)
template <class T>
struct Expm1GradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:expm1"
    const auto v0 = scalar::exp(x);
#line 6 "ops.yaml:expm1"
    const auto v1 = scalar::conj(v0);
#line 6 "ops.yaml:expm1"
    return static_cast<T>(guard<T>(v1 * g, g));
#line 186 "exponential/loops.cpp"
  }
};

// the primitive log
template <class T>
struct LogForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::log(x));
  }
};

// the primitive log
template <class T>
struct LogForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::log(x));
  }
};

// x: g / x
template <class T>
struct LogGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:log"
    const auto v0 = scalar::divide(g, x);
#line 5 "ops.yaml:log"
    return static_cast<T>(guard<T>(v0, g));
#line 218 "exponential/loops.cpp"
  }
};

// x: g / x
template <class T>
struct LogGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:log"
    const auto v0 = scalar::conj(x);
#line 5 "ops.yaml:log"
    const auto v1 = scalar::divide(g, v0);
#line 5 "ops.yaml:log"
    return static_cast<T>(guard<T>(v1, g));
#line 233 "exponential/loops.cpp"
  }
};

// the primitive log1p
template <class T>
struct Log1pForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::log1p(x));
  }
};

// the primitive log1p
template <class T>
struct Log1pForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::log1p(x));
  }
};

// x: g / (1 + x)
template <class T>
struct Log1pGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:log1p"
    const auto v0 = scalar::divide(g, R(1) + x);
#line 5 "ops.yaml:log1p"
    return static_cast<T>(guard<T>(v0, g));
#line 265 "exponential/loops.cpp"
  }
};

// x: g / (1 + x)
template <class T>
struct Log1pGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:log1p"
    const auto v0 = scalar::conj(x);
#line 5 "ops.yaml:log1p"
    const auto v1 = scalar::divide(g, R(1) + v0);
#line 5 "ops.yaml:log1p"
    return static_cast<T>(guard<T>(v1, g));
#line 280 "exponential/loops.cpp"
  }
};

// the primitive log2
template <class T>
struct Log2Forward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::log2(x));
  }
};

// the primitive log2
template <class T>
struct Log2ForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::log2(x));
  }
};

// x: 1.4426950408889634 * g / x
template <class T>
struct Log2GradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:log2"
    const auto v0 = scalar::divide(R(1.4426950408889634) * g, x);
#line 5 "ops.yaml:log2"
    return static_cast<T>(guard<T>(v0, g));
#line 312 "exponential/loops.cpp"
  }
};

// x: 1.4426950408889634 * g / x
template <class T>
struct Log2GradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:log2"
    const auto v0 = scalar::conj(x);
#line 5 "ops.yaml:log2"
    const auto v1 = scalar::divide(R(1.4426950408889634) * g, v0);
#line 5 "ops.yaml:log2"
    return static_cast<T>(guard<T>(v1, g));
#line 327 "exponential/loops.cpp"
  }
};

// the primitive log10
template <class T>
struct Log10Forward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::log10(x));
  }
};

// the primitive log10
template <class T>
struct Log10ForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::log10(x));
  }
};

// x: 0.4342944819032518 * g / x
template <class T>
struct Log10GradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:log10"
    const auto v0 = scalar::divide(R(0.4342944819032518) * g, x);
#line 5 "ops.yaml:log10"
    return static_cast<T>(guard<T>(v0, g));
#line 359 "exponential/loops.cpp"
  }
};

// x: 0.4342944819032518 * g / x
template <class T>
struct Log10GradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:log10"
    const auto v0 = scalar::conj(x);
#line 5 "ops.yaml:log10"
    const auto v1 = scalar::divide(R(0.4342944819032518) * g, v0);
#line 5 "ops.yaml:log10"
    return static_cast<T>(guard<T>(v1, g));
#line 374 "exponential/loops.cpp"
  }
};

// the primitive logaddexp
template <class T>
struct LogaddexpForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::logaddexp(x1, x2));
  }
};

// x1: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x1 - x2)); x2: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x2 - x1))
template <class T>
struct LogaddexpGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 6 "ops.yaml:logaddexp"
    const auto v0 = scalar::isinf(x1);
#line 6 "ops.yaml:logaddexp"
    const auto v1 = bool((x1 == x2) & v0);
#line 6 "ops.yaml:logaddexp"
    const auto v2 = R(0.5) * g;
#line 6 "ops.yaml:logaddexp"
    const auto v3 = x1 - x2;
#line 6 "ops.yaml:logaddexp"
    const auto v4 = scalar::abs(v3);
#line 6 "ops.yaml:logaddexp"
    const auto v5 = scalar::exp_nonpositive(-v4);
#line 6 "ops.yaml:logaddexp"
    const auto v6 = scalar::where(v3 < R(0), v5, R(1));
#line 6 "ops.yaml:logaddexp"
    const auto v7 = scalar::divide(v6, R(1) + v5);
#line 6 "ops.yaml:logaddexp"
    const auto v8 = scalar::where(v1, v2, g * v7);
#line 6 "ops.yaml:logaddexp"
    const auto v9 = x2 - x1;
#line 6 "ops.yaml:logaddexp"
    const auto v10 = scalar::abs(v9);
#line 6 "ops.yaml:logaddexp"
    const auto v11 = scalar::exp_nonpositive(-v10);
#line 6 "ops.yaml:logaddexp"
    const auto v12 = scalar::where(v9 < R(0), v11, R(1));
#line 6 "ops.yaml:logaddexp"
    const auto v13 = scalar::divide(v12, R(1) + v11);
#line 6 "ops.yaml:logaddexp"
    const auto v14 = scalar::where(v1, v2, g * v13);
#line 6 "ops.yaml:logaddexp"
    x1_result = static_cast<T>(guard<T>(v8, g));
#line 6 "ops.yaml:logaddexp"
    x2_result = static_cast<T>(guard<T>(v14, g));
#line 426 "exponential/loops.cpp"
  }
};

// x1: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x1 - x2))
template <class T>
struct LogaddexpGradientX1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 6 "ops.yaml:logaddexp"
    const auto v0 = scalar::isinf(x1);
#line 6 "ops.yaml:logaddexp"
    const auto v1 = x1 - x2;
#line 6 "ops.yaml:logaddexp"
    const auto v2 = scalar::abs(v1);
#line 6 "ops.yaml:logaddexp"
    const auto v3 = scalar::exp_nonpositive(-v2);
#line 6 "ops.yaml:logaddexp"
    const auto v4 = scalar::where(v1 < R(0), v3, R(1));
#line 6 "ops.yaml:logaddexp"
    const auto v5 = scalar::divide(v4, R(1) + v3);
#line 6 "ops.yaml:logaddexp"
    const auto v6 = scalar::where(bool((x1 == x2) & v0), R(0.5) * g, g * v5);
#line 6 "ops.yaml:logaddexp"
    return static_cast<T>(guard<T>(v6, g));
#line 451 "exponential/loops.cpp"
  }
};

// x2: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x2 - x1))
template <class T>
struct LogaddexpGradientX2 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 7 "ops.yaml:logaddexp"
    const auto v0 = scalar::isinf(x1);
#line 7 "ops.yaml:logaddexp"
    const auto v1 = x2 - x1;
#line 7 "ops.yaml:logaddexp"
    const auto v2 = scalar::abs(v1);
#line 7 "ops.yaml:logaddexp"
    const auto v3 = scalar::exp_nonpositive(-v2);
#line 7 "ops.yaml:logaddexp"
    const auto v4 = scalar::where(v1 < R(0), v3, R(1));
#line 7 "ops.yaml:logaddexp"
    const auto v5 = scalar::divide(v4, R(1) + v3);
#line 7 "ops.yaml:logaddexp"
    const auto v6 = scalar::where(bool((x1 == x2) & v0), R(0.5) * g, g * v5);
#line 7 "ops.yaml:logaddexp"
    return static_cast<T>(guard<T>(v6, g));
#line 476 "exponential/loops.cpp"
  }
};

// where(x1 == x2, x1 + 1, maximum(x1, x2) + 1.4426950408889634 * log1p(exp2(-abs(x1 - x2))))
template <class T>
struct Logaddexp2Forward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
#line 6 "ops.yaml:logaddexp2"
    const auto v0 = scalar::maximum(x1, x2);
#line 6 "ops.yaml:logaddexp2"
    const auto v1 = scalar::abs(x1 - x2);
#line 6 "ops.yaml:logaddexp2"
    const auto v2 = scalar::exp2(-v1);
#line 6 "ops.yaml:logaddexp2"
    const auto v3 = scalar::log1p(v2);
#line 6 "ops.yaml:logaddexp2"
    const auto v4 = scalar::where(x1 == x2, x1 + R(1), v0 + R(1.4426950408889634) * v3);
#line 6 "ops.yaml:logaddexp2"
    return static_cast<T>(v4);
#line 497 "exponential/loops.cpp"
  }
};

// x1: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x1 - x2))); x2: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x2 - x1)))
template <class T>
struct Logaddexp2Gradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 9 "ops.yaml:logaddexp2"
    const auto v0 = scalar::isinf(x1);
#line 9 "ops.yaml:logaddexp2"
    const auto v1 = bool((x1 == x2) & v0);
#line 9 "ops.yaml:logaddexp2"
    const auto v2 = R(0.5) * g;
#line 9 "ops.yaml:logaddexp2"
    const auto v3 = R(0.6931471805599453) * (x1 - x2);
#line 9 "ops.yaml:logaddexp2"
    const auto v4 = scalar::abs(v3);
#line 9 "ops.yaml:logaddexp2"
    const auto v5 = scalar::exp_nonpositive(-v4);
#line 9 "ops.yaml:logaddexp2"
    const auto v6 = scalar::where(v3 < R(0), v5, R(1));
#line 9 "ops.yaml:logaddexp2"
    const auto v7 = scalar::divide(v6, R(1) + v5);
#line 9 "ops.yaml:logaddexp2"
    const auto v8 = scalar::where(v1, v2, g * v7);
#line 9 "ops.yaml:logaddexp2"
    const auto v9 = R(0.6931471805599453) * (x2 - x1);
#line 9 "ops.yaml:logaddexp2"
    const auto v10 = scalar::abs(v9);
#line 9 "ops.yaml:logaddexp2"
    const auto v11 = scalar::exp_nonpositive(-v10);
#line 9 "ops.yaml:logaddexp2"
    const auto v12 = scalar::where(v9 < R(0), v11, R(1));
#line 9 "ops.yaml:logaddexp2"
    const auto v13 = scalar::divide(v12, R(1) + v11);
#line 9 "ops.yaml:logaddexp2"
    const auto v14 = scalar::where(v1, v2, g * v13);
#line 9 "ops.yaml:logaddexp2"
    x1_result = static_cast<T>(guard<T>(v8, g));
#line 9 "ops.yaml:logaddexp2"
    x2_result = static_cast<T>(guard<T>(v14, g));
#line 540 "exponential/loops.cpp"
  }
};

// x1: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x1 - x2)))
template <class T>
struct Logaddexp2GradientX1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 9 "ops.yaml:logaddexp2"
    const auto v0 = scalar::isinf(x1);
#line 9 "ops.yaml:logaddexp2"
    const auto v1 = R(0.6931471805599453) * (x1 - x2);
#line 9 "ops.yaml:logaddexp2"
    const auto v2 = scalar::abs(v1);
#line 9 "ops.yaml:logaddexp2"
    const auto v3 = scalar::exp_nonpositive(-v2);
#line 9 "ops.yaml:logaddexp2"
    const auto v4 = scalar::where(v1 < R(0), v3, R(1));
#line 9 "ops.yaml:logaddexp2"
    const auto v5 = scalar::divide(v4, R(1) + v3);
#line 9 "ops.yaml:logaddexp2"
    const auto v6 = scalar::where(bool((x1 == x2) & v0), R(0.5) * g, g * v5);
#line 9 "ops.yaml:logaddexp2"
    return static_cast<T>(guard<T>(v6, g));
#line 565 "exponential/loops.cpp"
  }
};

// x2: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x2 - x1)))
template <class T>
struct Logaddexp2GradientX2 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 10 "ops.yaml:logaddexp2"
    const auto v0 = scalar::isinf(x1);
#line 10 "ops.yaml:logaddexp2"
    const auto v1 = R(0.6931471805599453) * (x2 - x1);
#line 10 "ops.yaml:logaddexp2"
    const auto v2 = scalar::abs(v1);
#line 10 "ops.yaml:logaddexp2"
    const auto v3 = scalar::exp_nonpositive(-v2);
#line 10 "ops.yaml:logaddexp2"
    const auto v4 = scalar::where(v1 < R(0), v3, R(1));
#line 10 "ops.yaml:logaddexp2"
    const auto v5 = scalar::divide(v4, R(1) + v3);
#line 10 "ops.yaml:logaddexp2"
    const auto v6 = scalar::where(bool((x1 == x2) & v0), R(0.5) * g, g * v5);
#line 10 "ops.yaml:logaddexp2"
    return static_cast<T>(guard<T>(v6, g));
#line 590 "exponential/loops.cpp"
  }
};

// where((x == 0) & ~isnan(y), 0, x * log(y))
template <class T>
struct XlogyForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x, T y) {
#line 4 "ops.yaml:xlogy"
    const auto v0 = scalar::isnan(y);
#line 4 "ops.yaml:xlogy"
    const auto v1 = scalar::log(y);
#line 4 "ops.yaml:xlogy"
    const auto v2 = scalar::where(bool((x == R(0)) & !v0), T(0), x * v1);
#line 4 "ops.yaml:xlogy"
    return static_cast<T>(v2);
#line 607 "exponential/loops.cpp"
  }
};

// x: where((x == 0) & (y <= 0), 0, g * log(y)); y: where((x == 0) & (y == 0), 0, g * x / y)
template <class T>
struct XlogyGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x, T y, T& x_result, T& y_result) {
#line 6 "ops.yaml:xlogy"
    const auto v0 = x == R(0);
#line 6 "ops.yaml:xlogy"
    const auto v1 = scalar::log(y);
#line 6 "ops.yaml:xlogy"
    const auto v2 = scalar::where(bool(v0 & (y <= R(0))), T(0), g * v1);
#line 6 "ops.yaml:xlogy"
    const auto v3 = scalar::divide(g * x, y);
#line 6 "ops.yaml:xlogy"
    const auto v4 = scalar::where(bool(v0 & (y == R(0))), T(0), v3);
#line 6 "ops.yaml:xlogy"
    x_result = static_cast<T>(guard<T>(v2, g));
#line 6 "ops.yaml:xlogy"
    y_result = static_cast<T>(guard<T>(v4, g));
#line 630 "exponential/loops.cpp"
  }
};

// x: where((x == 0) & (y <= 0), 0, g * log(y))
template <class T>
struct XlogyGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:xlogy"
    const auto v0 = scalar::log(y);
#line 6 "ops.yaml:xlogy"
    const auto v1 = scalar::where(bool((x == R(0)) & (y <= R(0))), T(0), g * v0);
#line 6 "ops.yaml:xlogy"
    return static_cast<T>(guard<T>(v1, g));
#line 645 "exponential/loops.cpp"
  }
};

// y: where((x == 0) & (y == 0), 0, g * x / y)
template <class T>
struct XlogyGradientY {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 7 "ops.yaml:xlogy"
    const auto v0 = scalar::divide(g * x, y);
#line 7 "ops.yaml:xlogy"
    const auto v1 = scalar::where(bool((x == R(0)) & (y == R(0))), T(0), v0);
#line 7 "ops.yaml:xlogy"
    return static_cast<T>(guard<T>(v1, g));
#line 661 "exponential/loops.cpp"
  }
};

// where((x == 0) & ~isnan(y), 0, x * log1p(y))
template <class T>
struct Xlog1pyForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x, T y) {
#line 4 "ops.yaml:xlog1py"
    const auto v0 = scalar::isnan(y);
#line 4 "ops.yaml:xlog1py"
    const auto v1 = scalar::log1p(y);
#line 4 "ops.yaml:xlog1py"
    const auto v2 = scalar::where(bool((x == R(0)) & !v0), T(0), x * v1);
#line 4 "ops.yaml:xlog1py"
    return static_cast<T>(v2);
#line 678 "exponential/loops.cpp"
  }
};

// x: where((x == 0) & (y <= -1), 0, g * log1p(y)); y: where((x == 0) & (y == -1), 0, g * x / (1 + y))
template <class T>
struct Xlog1pyGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x, T y, T& x_result, T& y_result) {
#line 6 "ops.yaml:xlog1py"
    const auto v0 = x == R(0);
#line 6 "ops.yaml:xlog1py"
    const auto v1 = scalar::log1p(y);
#line 6 "ops.yaml:xlog1py"
    const auto v2 = scalar::where(bool(v0 & (y <= R(-1))), T(0), g * v1);
#line 6 "ops.yaml:xlog1py"
    const auto v3 = scalar::divide(g * x, R(1) + y);
#line 6 "ops.yaml:xlog1py"
    const auto v4 = scalar::where(bool(v0 & (y == R(-1))), T(0), v3);
#line 6 "ops.yaml:xlog1py"
    x_result = static_cast<T>(guard<T>(v2, g));
#line 6 "ops.yaml:xlog1py"
    y_result = static_cast<T>(guard<T>(v4, g));
#line 701 "exponential/loops.cpp"
  }
};

// x: where((x == 0) & (y <= -1), 0, g * log1p(y))
template <class T>
struct Xlog1pyGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:xlog1py"
    const auto v0 = scalar::log1p(y);
#line 6 "ops.yaml:xlog1py"
    const auto v1 = scalar::where(bool((x == R(0)) & (y <= R(-1))), T(0), g * v0);
#line 6 "ops.yaml:xlog1py"
    return static_cast<T>(guard<T>(v1, g));
#line 716 "exponential/loops.cpp"
  }
};

// y: where((x == 0) & (y == -1), 0, g * x / (1 + y))
template <class T>
struct Xlog1pyGradientY {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 7 "ops.yaml:xlog1py"
    const auto v0 = scalar::divide(g * x, R(1) + y);
#line 7 "ops.yaml:xlog1py"
    const auto v1 = scalar::where(bool((x == R(0)) & (y == R(-1))), T(0), v0);
#line 7 "ops.yaml:xlog1py"
    return static_cast<T>(guard<T>(v1, g));
#line 732 "exponential/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, loop<ExpForward<float>, float, float>},
    {0, 0, Dtype::Float64, loop<ExpForward<double>, double, double>},
    {0, 0, Dtype::Complex64, loop<ExpForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<ExpForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {0, 1, Dtype::Float32, loop<ExpGradientX<float>, float, float, float>},
    {0, 1, Dtype::Float64, loop<ExpGradientX<double>, double, double, double>},
    {0, 1, Dtype::Complex64, loop<ExpGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {0, 1, Dtype::Complex128, loop<ExpGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 0, Dtype::Float32, loop<ExpProductForward<float>, float, float, float>},
    {1, 0, Dtype::Float64, loop<ExpProductForward<double>, double, double, double>},
    {1, 1, Dtype::Float32, loop_many<ExpProductGradients<float>, Types<float, float>, Types<float, float, float, float>>},
    {1, 1, Dtype::Float64, loop_many<ExpProductGradients<double>, Types<double, double>, Types<double, double, double, double>>},
    {1, 2, Dtype::Float32, loop<ExpProductGradientX1<float>, float, float, float, float>},
    {1, 2, Dtype::Float64, loop<ExpProductGradientX1<double>, double, double, double, double>},
    {1, 3, Dtype::Float32, loop<ExpProductGradientX2<float>, float, float, float, float>},
    {1, 3, Dtype::Float64, loop<ExpProductGradientX2<double>, double, double, double, double>},
    {2, 0, Dtype::Float32, loop<Exp2Forward<float>, float, float>},
    {2, 0, Dtype::Float64, loop<Exp2Forward<double>, double, double>},
    {2, 1, Dtype::Float32, loop<Exp2GradientX<float>, float, float, float>},
    {2, 1, Dtype::Float64, loop<Exp2GradientX<double>, double, double, double>},
    {3, 0, Dtype::Float32, loop<Expm1Forward<float>, float, float>},
    {3, 0, Dtype::Float64, loop<Expm1Forward<double>, double, double>},
    {3, 0, Dtype::Complex64, loop<Expm1ForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {3, 0, Dtype::Complex128, loop<Expm1ForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {3, 1, Dtype::Float32, loop<Expm1GradientX<float>, float, float, float>},
    {3, 1, Dtype::Float64, loop<Expm1GradientX<double>, double, double, double>},
    {3, 1, Dtype::Complex64, loop<Expm1GradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {3, 1, Dtype::Complex128, loop<Expm1GradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {4, 0, Dtype::Float32, loop<LogForward<float>, float, float>},
    {4, 0, Dtype::Float64, loop<LogForward<double>, double, double>},
    {4, 0, Dtype::Complex64, loop<LogForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {4, 0, Dtype::Complex128, loop<LogForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {4, 1, Dtype::Float32, loop<LogGradientX<float>, float, float, float>},
    {4, 1, Dtype::Float64, loop<LogGradientX<double>, double, double, double>},
    {4, 1, Dtype::Complex64, loop<LogGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {4, 1, Dtype::Complex128, loop<LogGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {5, 0, Dtype::Float32, loop<Log1pForward<float>, float, float>},
    {5, 0, Dtype::Float64, loop<Log1pForward<double>, double, double>},
    {5, 0, Dtype::Complex64, loop<Log1pForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {5, 0, Dtype::Complex128, loop<Log1pForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {5, 1, Dtype::Float32, loop<Log1pGradientX<float>, float, float, float>},
    {5, 1, Dtype::Float64, loop<Log1pGradientX<double>, double, double, double>},
    {5, 1, Dtype::Complex64, loop<Log1pGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {5, 1, Dtype::Complex128, loop<Log1pGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {6, 0, Dtype::Float32, loop<Log2Forward<float>, float, float>},
    {6, 0, Dtype::Float64, loop<Log2Forward<double>, double, double>},
    {6, 0, Dtype::Complex64, loop<Log2ForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {6, 0, Dtype::Complex128, loop<Log2ForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {6, 1, Dtype::Float32, loop<Log2GradientX<float>, float, float, float>},
    {6, 1, Dtype::Float64, loop<Log2GradientX<double>, double, double, double>},
    {6, 1, Dtype::Complex64, loop<Log2GradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {6, 1, Dtype::Complex128, loop<Log2GradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {7, 0, Dtype::Float32, loop<Log10Forward<float>, float, float>},
    {7, 0, Dtype::Float64, loop<Log10Forward<double>, double, double>},
    {7, 0, Dtype::Complex64, loop<Log10ForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {7, 0, Dtype::Complex128, loop<Log10ForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {7, 1, Dtype::Float32, loop<Log10GradientX<float>, float, float, float>},
    {7, 1, Dtype::Float64, loop<Log10GradientX<double>, double, double, double>},
    {7, 1, Dtype::Complex64, loop<Log10GradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {7, 1, Dtype::Complex128, loop<Log10GradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {8, 0, Dtype::Float32, loop<LogaddexpForward<float>, float, float, float>},
    {8, 0, Dtype::Float64, loop<LogaddexpForward<double>, double, double, double>},
    {8, 1, Dtype::Float32, loop_many<LogaddexpGradients<float>, Types<float, float>, Types<float, float, float>>},
    {8, 1, Dtype::Float64, loop_many<LogaddexpGradients<double>, Types<double, double>, Types<double, double, double>>},
    {8, 2, Dtype::Float32, loop<LogaddexpGradientX1<float>, float, float, float, float>},
    {8, 2, Dtype::Float64, loop<LogaddexpGradientX1<double>, double, double, double, double>},
    {8, 3, Dtype::Float32, loop<LogaddexpGradientX2<float>, float, float, float, float>},
    {8, 3, Dtype::Float64, loop<LogaddexpGradientX2<double>, double, double, double, double>},
    {9, 0, Dtype::Float32, loop<Logaddexp2Forward<float>, float, float, float>},
    {9, 0, Dtype::Float64, loop<Logaddexp2Forward<double>, double, double, double>},
    {9, 1, Dtype::Float32, loop_many<Logaddexp2Gradients<float>, Types<float, float>, Types<float, float, float>>},
    {9, 1, Dtype::Float64, loop_many<Logaddexp2Gradients<double>, Types<double, double>, Types<double, double, double>>},
    {9, 2, Dtype::Float32, loop<Logaddexp2GradientX1<float>, float, float, float, float>},
    {9, 2, Dtype::Float64, loop<Logaddexp2GradientX1<double>, double, double, double, double>},
    {9, 3, Dtype::Float32, loop<Logaddexp2GradientX2<float>, float, float, float, float>},
    {9, 3, Dtype::Float64, loop<Logaddexp2GradientX2<double>, double, double, double, double>},
    {10, 0, Dtype::Float32, loop<XlogyForward<float>, float, float, float>},
    {10, 0, Dtype::Float64, loop<XlogyForward<double>, double, double, double>},
    {10, 1, Dtype::Float32, loop_many<XlogyGradients<float>, Types<float, float>, Types<float, float, float>>},
    {10, 1, Dtype::Float64, loop_many<XlogyGradients<double>, Types<double, double>, Types<double, double, double>>},
    {10, 2, Dtype::Float32, loop<XlogyGradientX<float>, float, float, float, float>},
    {10, 2, Dtype::Float64, loop<XlogyGradientX<double>, double, double, double, double>},
    {10, 3, Dtype::Float32, loop<XlogyGradientY<float>, float, float, float, float>},
    {10, 3, Dtype::Float64, loop<XlogyGradientY<double>, double, double, double, double>},
    {11, 0, Dtype::Float32, loop<Xlog1pyForward<float>, float, float, float>},
    {11, 0, Dtype::Float64, loop<Xlog1pyForward<double>, double, double, double>},
    {11, 1, Dtype::Float32, loop_many<Xlog1pyGradients<float>, Types<float, float>, Types<float, float, float>>},
    {11, 1, Dtype::Float64, loop_many<Xlog1pyGradients<double>, Types<double, double>, Types<double, double, double>>},
    {11, 2, Dtype::Float32, loop<Xlog1pyGradientX<float>, float, float, float, float>},
    {11, 2, Dtype::Float64, loop<Xlog1pyGradientX<double>, double, double, double, double>},
    {11, 3, Dtype::Float32, loop<Xlog1pyGradientY<float>, float, float, float, float>},
    {11, 3, Dtype::Float64, loop<Xlog1pyGradientY<double>, double, double, double, double>},
};

}  // namespace

cpu::LoopEntries exponential_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
