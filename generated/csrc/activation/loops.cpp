// Generated from ops.yaml. Do not edit.
// The cpu loops of the activation family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "activation/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// 1 / (1 + exp(-x)) if is_complex(x) else where(x < 0, exp(-abs(x)), 1) / (1 + exp(-abs(x)))
template <class T>
struct SigmoidForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 6 "ops.yaml:sigmoid"
    const auto v0 = scalar::abs(x);
#line 6 "ops.yaml:sigmoid"
    const auto v1 = scalar::exp_nonpositive(-v0);
#line 6 "ops.yaml:sigmoid"
    const auto v2 = scalar::where(x < R(0), v1, R(1));
#line 6 "ops.yaml:sigmoid"
    const auto v3 = scalar::divide(v2, R(1) + v1);
#line 6 "ops.yaml:sigmoid"
    return static_cast<T>(v3);
#line 35 "activation/loops.cpp"
  }
};

// 1 / (1 + exp(-x)) if is_complex(x) else where(x < 0, exp(-abs(x)), 1) / (1 + exp(-abs(x)))
template <class T>
struct SigmoidForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 6 "ops.yaml:sigmoid"
    const auto v0 = scalar::exp(-x);
#line 6 "ops.yaml:sigmoid"
    const auto v1 = scalar::divide(R(1), R(1) + v0);
#line 6 "ops.yaml:sigmoid"
    return static_cast<T>(v1);
#line 50 "activation/loops.cpp"
  }
};

// x: g * sigmoid(x) * sigmoid(-x) if is_complex(x) else g * _sigmoid_slope(x)
template <class T>
struct SigmoidGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 9 "ops.yaml:sigmoid"
    const T called = scalar::sigmoid_slope(x);
#line 9 "ops.yaml:sigmoid"
    return static_cast<T>(guard<T>(g * called, g));
#line 63 "activation/loops.cpp"
  }
};

// x: g * sigmoid(x) * sigmoid(-x) if is_complex(x) else g * _sigmoid_slope(x)
template <class T>
struct SigmoidGradientXTest {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE scalar::signed_t<T> apply(T, T x) {
#line 9 "ops.yaml:sigmoid"
    return static_cast<scalar::signed_t<T>>(scalar::sigmoid_slope_margin(x));
#line 75 "activation/loops.cpp"
  }
};

// x: g * sigmoid(x) * sigmoid(-x) if is_complex(x) else g * _sigmoid_slope(x)
template <class T>
struct SigmoidGradientXUsual {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 9 "ops.yaml:sigmoid"
    const T called = scalar::sigmoid_slope_near(x);
#line 9 "ops.yaml:sigmoid"
    return static_cast<T>(g * called);
#line 88 "activation/loops.cpp"
  }
};

// x: g * sigmoid(x) * sigmoid(-x) if is_complex(x) else g * _sigmoid_slope(x)
template <class T>
struct SigmoidGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 9 "ops.yaml:sigmoid"
    const auto v0 = scalar::conj(g);
#line 9 "ops.yaml:sigmoid"
    const auto v1 = -x;
#line 9 "ops.yaml:sigmoid"
    const auto v2 = scalar::exp(v1);
#line 9 "ops.yaml:sigmoid"
    const auto v3 = scalar::divide(R(1), R(1) + v2);
#line 9 "ops.yaml:sigmoid"
    const auto v4 = scalar::exp(-v1);
#line 9 "ops.yaml:sigmoid"
    const auto v5 = scalar::divide(R(1), R(1) + v4);
#line 9 "ops.yaml:sigmoid"
    const auto v6 = scalar::conj(v0 * v3 * v5);
#line 9 "ops.yaml:sigmoid"
    return static_cast<T>(guard<T>(v6, g));
#line 113 "activation/loops.cpp"
  }
};

// exp(-abs(x)) / square(1 + exp(-abs(x)))
template <class T>
struct SigmoidSlopeForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:_sigmoid_slope"
    const auto v0 = scalar::abs(x);
#line 4 "ops.yaml:_sigmoid_slope"
    const auto v1 = scalar::exp_nonpositive(-v0);
#line 4 "ops.yaml:_sigmoid_slope"
    const auto v2 = R(1) + v1;
#line 4 "ops.yaml:_sigmoid_slope"
    const auto v3 = scalar::divide(v1, v2 * v2);
#line 4 "ops.yaml:_sigmoid_slope"
    return static_cast<T>(v3);
#line 132 "activation/loops.cpp"
  }
};

// x: -g * out * tanh(0.5 * x)
template <class T>
struct SigmoidSlopeGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:_sigmoid_slope"
    const auto v0 = scalar::tanh(R(0.5) * x);
#line 6 "ops.yaml:_sigmoid_slope"
    return static_cast<T>(guard<T>(-g * y * v0, g));
#line 145 "activation/loops.cpp"
  }
};

// -logaddexp(-x, 0)
template <class T>
struct LogSigmoidForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:log_sigmoid"
    const auto v0 = scalar::logaddexp(-x, T(0));
#line 4 "ops.yaml:log_sigmoid"
    return static_cast<T>(-v0);
#line 158 "activation/loops.cpp"
  }
};

// x: -g * expm1(out)
template <class T>
struct LogSigmoidGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 5 "ops.yaml:log_sigmoid"
    const auto v0 = scalar::expm1(y);
#line 5 "ops.yaml:log_sigmoid"
    return static_cast<T>(guard<T>(-g * v0, g));
#line 171 "activation/loops.cpp"
  }
};

// logaddexp(beta * x, 0) / beta
template <class T>
struct SoftplusForward {
  using R = scalar::real_t<T>;
  using Attributes = SoftplusAttributes;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
#line 4 "ops.yaml:softplus"
    const auto v0 = scalar::logaddexp(R(attributes.beta) * x, T(0));
#line 4 "ops.yaml:softplus"
    const auto v1 = scalar::divide(v0, R(attributes.beta));
#line 4 "ops.yaml:softplus"
    return static_cast<T>(v1);
#line 187 "activation/loops.cpp"
  }
};

// x: g * sigmoid(beta * x)
template <class T>
struct SoftplusGradientX {
  using R = scalar::real_t<T>;
  using Attributes = SoftplusAttributes;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
#line 5 "ops.yaml:softplus"
    const auto v0 = R(attributes.beta) * x;
#line 5 "ops.yaml:softplus"
    const auto v1 = scalar::abs(v0);
#line 5 "ops.yaml:softplus"
    const auto v2 = scalar::exp_nonpositive(-v1);
#line 5 "ops.yaml:softplus"
    const auto v3 = scalar::where(v0 < R(0), v2, R(1));
#line 5 "ops.yaml:softplus"
    const auto v4 = scalar::divide(v3, R(1) + v2);
#line 5 "ops.yaml:softplus"
    return static_cast<T>(guard<T>(g * v4, g));
#line 209 "activation/loops.cpp"
  }
};

// x / (1 + exp(-x)) if is_complex(x) else x * where(x < 0, exp(-0.5 * abs(x)), 1) * where(x < 0, exp(-0.5 * abs(x)), 1) / (1 + square(exp(-0.5 * abs(x))))
template <class T>
struct SiluForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 6 "ops.yaml:silu"
    const auto v0 = scalar::abs(x);
#line 6 "ops.yaml:silu"
    const auto v1 = scalar::exp_nonpositive(R(-0.5) * v0);
#line 6 "ops.yaml:silu"
    const auto v2 = scalar::where(x < R(0), v1, R(1));
#line 6 "ops.yaml:silu"
    const auto v3 = scalar::divide(x * v2 * v2, R(1) + v1 * v1);
#line 6 "ops.yaml:silu"
    return static_cast<T>(v3);
#line 228 "activation/loops.cpp"
  }
};

// x / (1 + exp(-x)) if is_complex(x) else x * where(x < 0, exp(-0.5 * abs(x)), 1) * where(x < 0, exp(-0.5 * abs(x)), 1) / (1 + square(exp(-0.5 * abs(x))))
template <class T>
struct SiluForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 6 "ops.yaml:silu"
    const auto v0 = scalar::exp(-x);
#line 6 "ops.yaml:silu"
    const auto v1 = scalar::divide(x, R(1) + v0);
#line 6 "ops.yaml:silu"
    return static_cast<T>(v1);
#line 243 "activation/loops.cpp"
  }
};

// x: g * sigmoid(x) * (1 + x * sigmoid(-x)) if is_complex(x) else g * _silu_slope(x)
template <class T>
struct SiluGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 8 "ops.yaml:silu"
    const auto v0 = scalar::abs(x);
#line 8 "ops.yaml:silu"
    const auto v1 = scalar::exp_nonpositive(-v0);
#line 8 "ops.yaml:silu"
    const auto v2 = scalar::where(x < R(0), v1, R(1));
#line 8 "ops.yaml:silu"
    const auto v3 = scalar::divide(v2, R(1) + v1);
#line 8 "ops.yaml:silu"
    const auto v4 = scalar::where(v0 < R(1000), x, T(0));
#line 8 "ops.yaml:silu"
    return static_cast<T>(guard<T>(g * (v3 * (R(1) + v4 * (R(1) - v3))), g));
#line 264 "activation/loops.cpp"
  }
};

// x: g * sigmoid(x) * (1 + x * sigmoid(-x)) if is_complex(x) else g * _silu_slope(x)
template <class T>
struct SiluGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 8 "ops.yaml:silu"
    const auto v0 = scalar::conj(g);
#line 8 "ops.yaml:silu"
    const auto v1 = -x;
#line 8 "ops.yaml:silu"
    const auto v2 = scalar::exp(v1);
#line 8 "ops.yaml:silu"
    const auto v3 = scalar::divide(R(1), R(1) + v2);
#line 8 "ops.yaml:silu"
    const auto v4 = scalar::exp(-v1);
#line 8 "ops.yaml:silu"
    const auto v5 = scalar::divide(R(1), R(1) + v4);
#line 8 "ops.yaml:silu"
    const auto v6 = scalar::conj(v0 * v3 * (R(1) + x * v5));
#line 8 "ops.yaml:silu"
    return static_cast<T>(guard<T>(v6, g));
#line 289 "activation/loops.cpp"
  }
};

// sigmoid(x) * (1 + where(abs(x) < 1000, x, 0) * (1 - sigmoid(x)))
template <class T>
struct SiluSlopeForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 5 "ops.yaml:_silu_slope"
    const auto v0 = scalar::abs(x);
#line 5 "ops.yaml:_silu_slope"
    const auto v1 = scalar::exp_nonpositive(-v0);
#line 5 "ops.yaml:_silu_slope"
    const auto v2 = scalar::where(x < R(0), v1, R(1));
#line 5 "ops.yaml:_silu_slope"
    const auto v3 = scalar::divide(v2, R(1) + v1);
#line 5 "ops.yaml:_silu_slope"
    const auto v4 = scalar::where(v0 < R(1000), x, T(0));
#line 5 "ops.yaml:_silu_slope"
    return static_cast<T>(v3 * (R(1) + v4 * (R(1) - v3)));
#line 310 "activation/loops.cpp"
  }
};

// x: g * _sigmoid_slope(x) * (2 - clip(x, -1000, 1000) * tanh(0.5 * x))
template <class T>
struct SiluSlopeGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 7 "ops.yaml:_silu_slope"
    const T called = scalar::sigmoid_slope(x);
#line 7 "ops.yaml:_silu_slope"
    const auto v0 = scalar::maximum(T(-1000), x);
#line 7 "ops.yaml:_silu_slope"
    const auto v1 = scalar::minimum(T(1000), v0);
#line 7 "ops.yaml:_silu_slope"
    const auto v2 = scalar::tanh(R(0.5) * x);
#line 7 "ops.yaml:_silu_slope"
    return static_cast<T>(guard<T>(g * called * (R(2) - v1 * v2), g));
#line 329 "activation/loops.cpp"
  }
};

// x: g * _sigmoid_slope(x) * (2 - clip(x, -1000, 1000) * tanh(0.5 * x))
template <class T>
struct SiluSlopeGradientXTest {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE scalar::signed_t<T> apply(T, T x) {
#line 7 "ops.yaml:_silu_slope"
    return static_cast<scalar::signed_t<T>>(scalar::sigmoid_slope_margin(x));
#line 341 "activation/loops.cpp"
  }
};

// x: g * _sigmoid_slope(x) * (2 - clip(x, -1000, 1000) * tanh(0.5 * x))
template <class T>
struct SiluSlopeGradientXUsual {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 7 "ops.yaml:_silu_slope"
    const T called = scalar::sigmoid_slope_near(x);
#line 7 "ops.yaml:_silu_slope"
    const auto v0 = scalar::maximum(T(-1000), x);
#line 7 "ops.yaml:_silu_slope"
    const auto v1 = scalar::minimum(T(1000), v0);
#line 7 "ops.yaml:_silu_slope"
    const auto v2 = scalar::tanh(R(0.5) * x);
#line 7 "ops.yaml:_silu_slope"
    return static_cast<T>(guard<T>(g * called * (R(2) - v1 * v2), g));
#line 360 "activation/loops.cpp"
  }
};

// x * sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x))
template <class T>
struct GeluForward0 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 7 "ops.yaml:gelu"
    const auto v0 = R(1.5957691216057308) * x * (R(1) + R(0.044715) * x * x);
#line 7 "ops.yaml:gelu"
    const auto v1 = scalar::abs(v0);
#line 7 "ops.yaml:gelu"
    const auto v2 = scalar::exp_nonpositive(-v1);
#line 7 "ops.yaml:gelu"
    const auto v3 = scalar::where(v0 < R(0), v2, R(1));
#line 7 "ops.yaml:gelu"
    const auto v4 = scalar::divide(v3, R(1) + v2);
#line 7 "ops.yaml:gelu"
    return static_cast<T>(x * v4);
#line 381 "activation/loops.cpp"
  }
};

// x * _normal_cdf(x)
template <class T>
struct GeluForward1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 7 "ops.yaml:gelu"
    const auto v0 = scalar::normal_cdf(x);
#line 7 "ops.yaml:gelu"
    return static_cast<T>(x * v0);
#line 394 "activation/loops.cpp"
  }
};

// x: g * _gelu_tanh_slope(x)
template <class T>
struct GeluGradientX0 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 10 "ops.yaml:gelu"
    const auto v0 = R(1.5957691216057308) * x * (R(1) + R(0.044715) * x * x);
#line 10 "ops.yaml:gelu"
    const auto v1 = scalar::abs(v0);
#line 10 "ops.yaml:gelu"
    const auto v2 = scalar::exp_nonpositive(-v1);
#line 10 "ops.yaml:gelu"
    const auto v3 = scalar::where(v0 < R(0), v2, R(1));
#line 10 "ops.yaml:gelu"
    const auto v4 = scalar::divide(v3, R(1) + v2);
#line 10 "ops.yaml:gelu"
    const auto v5 = scalar::maximum(T(-40), x);
#line 10 "ops.yaml:gelu"
    const auto v6 = scalar::minimum(T(40), v5);
#line 10 "ops.yaml:gelu"
    return static_cast<T>(guard<T>(g * (v4 * (R(1) + v6 * (R(1) - v4) * R(1.5957691216057308) * (R(1) + R(0.134145) * v6 * v6))), g));
#line 419 "activation/loops.cpp"
  }
};

// x: g * (_normal_cdf(x) + clip(x, -40, 40) * _normal_pdf(x))
template <class T>
struct GeluGradientX1 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 10 "ops.yaml:gelu"
    const auto v0 = scalar::normal_cdf(x);
#line 10 "ops.yaml:gelu"
    const auto v1 = scalar::maximum(T(-40), x);
#line 10 "ops.yaml:gelu"
    const auto v2 = scalar::minimum(T(40), v1);
#line 10 "ops.yaml:gelu"
    const auto v3 = scalar::normal_pdf(x);
#line 10 "ops.yaml:gelu"
    return static_cast<T>(guard<T>(g * (v0 + v2 * v3), g));
#line 438 "activation/loops.cpp"
  }
};

// sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x)) * (1 + clip(x, -40, 40) * (1 - sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x))) * 1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40)))
template <class T>
struct GeluTanhSlopeForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 6 "ops.yaml:_gelu_tanh_slope"
    const auto v0 = R(1.5957691216057308) * x * (R(1) + R(0.044715) * x * x);
#line 6 "ops.yaml:_gelu_tanh_slope"
    const auto v1 = scalar::abs(v0);
#line 6 "ops.yaml:_gelu_tanh_slope"
    const auto v2 = scalar::exp_nonpositive(-v1);
#line 6 "ops.yaml:_gelu_tanh_slope"
    const auto v3 = scalar::where(v0 < R(0), v2, R(1));
#line 6 "ops.yaml:_gelu_tanh_slope"
    const auto v4 = scalar::divide(v3, R(1) + v2);
#line 6 "ops.yaml:_gelu_tanh_slope"
    const auto v5 = scalar::maximum(T(-40), x);
#line 6 "ops.yaml:_gelu_tanh_slope"
    const auto v6 = scalar::minimum(T(40), v5);
#line 6 "ops.yaml:_gelu_tanh_slope"
    return static_cast<T>(v4 * (R(1) + v6 * (R(1) - v4) * R(1.5957691216057308) * (R(1) + R(0.134145) * v6 * v6)));
#line 463 "activation/loops.cpp"
  }
};

// x: g * _sigmoid_slope(1.5957691216057308 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40))) * (2 * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) + 0.4281288976356015 * clip(x, -40, 40) * clip(x, -40, 40) - clip(x, -40, 40) * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) * tanh(0.5 * (1.5957691216057308 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40)))))
template <class T>
struct GeluTanhSlopeGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 15 "ops.yaml:_gelu_tanh_slope"
    const auto v0 = scalar::maximum(T(-40), x);
#line 15 "ops.yaml:_gelu_tanh_slope"
    const auto v1 = scalar::minimum(T(40), v0);
#line 15 "ops.yaml:_gelu_tanh_slope"
    const auto v2 = R(1.5957691216057308) * v1 * (R(1) + R(0.044715) * v1 * v1);
#line 15 "ops.yaml:_gelu_tanh_slope"
    const auto v3 = scalar::abs(v2);
#line 15 "ops.yaml:_gelu_tanh_slope"
    const auto v4 = scalar::exp_nonpositive(-v3);
#line 15 "ops.yaml:_gelu_tanh_slope"
    const auto v5 = R(1) + v4;
#line 15 "ops.yaml:_gelu_tanh_slope"
    const auto v6 = scalar::divide(v4, v5 * v5);
#line 15 "ops.yaml:_gelu_tanh_slope"
    const auto v7 = R(1.5957691216057308) * (R(1) + R(0.134145) * v1 * v1);
#line 15 "ops.yaml:_gelu_tanh_slope"
    const auto v8 = scalar::tanh(R(0.5) * v2);
#line 15 "ops.yaml:_gelu_tanh_slope"
    return static_cast<T>(guard<T>(g * v6 * (R(2) * v7 + R(0.4281288976356015) * v1 * v1 - v1 * v7 * v7 * v8), g));
#line 492 "activation/loops.cpp"
  }
};

// where(x > 20, x, x * exp(0.5 * x) * (exp(0.5 * x) * (square(exp(0.5 * x)) + 2) / (square(exp(0.5 * x)) * (square(exp(0.5 * x)) + 2) + 2)))
template <class T>
struct MishForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 7 "ops.yaml:mish"
    const auto v0 = scalar::exp(R(0.5) * x);
#line 7 "ops.yaml:mish"
    const auto v1 = v0 * v0;
#line 7 "ops.yaml:mish"
    const auto v2 = v1 + R(2);
#line 7 "ops.yaml:mish"
    const auto v3 = scalar::divide(v0 * v2, v1 * v2 + R(2));
#line 7 "ops.yaml:mish"
    const auto v4 = scalar::where(x > R(20), x, x * v0 * v3);
#line 7 "ops.yaml:mish"
    return static_cast<T>(v4);
#line 513 "activation/loops.cpp"
  }
};

// x: g * where(x < 0, exp(x) * (exp(x) + 2) / (exp(x) * (exp(x) + 2) + 2) + 4 * clip(x, -1000, 1000) * (exp(x) / (exp(x) * (exp(x) + 2) + 2)) * ((exp(x) + 1) / (exp(x) * (exp(x) + 2) + 2)), 1 - 2 * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) + 4 * clip(x, -1000, 1000) * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) * ((1 + exp(-x)) / (1 + 2 * exp(-x) * (1 + exp(-x)))))
template <class T>
struct MishGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 18 "ops.yaml:mish"
    const auto v0 = scalar::exp(x);
#line 18 "ops.yaml:mish"
    const auto v1 = v0 * (v0 + R(2));
#line 18 "ops.yaml:mish"
    const auto v2 = v1 + R(2);
#line 18 "ops.yaml:mish"
    const auto v3 = scalar::divide(v1, v2);
#line 18 "ops.yaml:mish"
    const auto v4 = scalar::maximum(T(-1000), x);
#line 18 "ops.yaml:mish"
    const auto v5 = scalar::minimum(T(1000), v4);
#line 18 "ops.yaml:mish"
    const auto v6 = R(4) * v5;
#line 18 "ops.yaml:mish"
    const auto v7 = scalar::divide(v0, v2);
#line 18 "ops.yaml:mish"
    const auto v8 = scalar::divide(v0 + R(1), v2);
#line 18 "ops.yaml:mish"
    const auto v9 = scalar::exp(-x);
#line 18 "ops.yaml:mish"
    const auto v10 = R(2) * v9;
#line 18 "ops.yaml:mish"
    const auto v11 = R(1) + v9;
#line 18 "ops.yaml:mish"
    const auto v12 = R(1) + v10 * v11;
#line 18 "ops.yaml:mish"
    const auto v13 = scalar::divide(v9, v12);
#line 18 "ops.yaml:mish"
    const auto v14 = scalar::divide(v11, v12);
#line 18 "ops.yaml:mish"
    const auto v15 = scalar::where(x < R(0), v3 + v6 * v7 * v8, R(1) - v10 * v13 + v6 * v9 * v13 * v14);
#line 18 "ops.yaml:mish"
    return static_cast<T>(guard<T>(g * v15, g));
#line 556 "activation/loops.cpp"
  }
};

// where(x <= 0, 0, x)
template <class T>
struct ReluForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:relu"
    const auto v0 = scalar::where(x <= R(0), T(0), x);
#line 4 "ops.yaml:relu"
    return static_cast<T>(v0);
#line 570 "activation/loops.cpp"
  }
};

// x: where(x <= 0, 0, g)
template <class T>
struct ReluGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
    const auto v0 = scalar::where(x <= R(0), T(0), g);
    return static_cast<T>(v0);
  }
};

// where(x <= 0, 0, where(x >= 6, 6, x))
template <class T>
struct Relu6Forward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:relu6"
    const auto v0 = scalar::where(x >= R(6), T(6), x);
#line 4 "ops.yaml:relu6"
    const auto v1 = scalar::where(x <= R(0), T(0), v0);
#line 4 "ops.yaml:relu6"
    return static_cast<T>(v1);
#line 597 "activation/loops.cpp"
  }
};

// x: where(x >= 6, 0, where(x <= 0, 0, g))
template <class T>
struct Relu6GradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
    const auto v0 = scalar::where(x <= R(0), T(0), g);
    const auto v1 = scalar::where(x >= R(6), T(0), v0);
    return static_cast<T>(v1);
  }
};

// where(x <= 0, negative_slope * x, x)
template <class T>
struct LeakyReluForward {
  using R = scalar::real_t<T>;
  using Attributes = LeakyReluAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
#line 4 "ops.yaml:leaky_relu"
    const auto v0 = scalar::where(x <= R(0), R(attributes.negative_slope) * x, x);
#line 4 "ops.yaml:leaky_relu"
    return static_cast<T>(v0);
#line 624 "activation/loops.cpp"
  }
};

// x: where(x <= 0, negative_slope * g, g)
template <class T>
struct LeakyReluGradientX {
  using R = scalar::real_t<T>;
  using Attributes = LeakyReluAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
    const auto v0 = scalar::where(x <= R(0), R(attributes.negative_slope) * g, g);
    return static_cast<T>(guard<T>(v0, g));
  }
};

// where(x <= 0, alpha * expm1(x), x)
template <class T>
struct EluForward {
  using R = scalar::real_t<T>;
  using Attributes = EluAttributes;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
#line 4 "ops.yaml:elu"
    const auto v0 = scalar::expm1(x);
#line 4 "ops.yaml:elu"
    const auto v1 = scalar::where(x <= R(0), R(attributes.alpha) * v0, x);
#line 4 "ops.yaml:elu"
    return static_cast<T>(v1);
#line 652 "activation/loops.cpp"
  }
};

// x: where(x <= 0, g * alpha * exp(x), g)
template <class T>
struct EluGradientX {
  using R = scalar::real_t<T>;
  using Attributes = EluAttributes;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
#line 5 "ops.yaml:elu"
    const auto v0 = scalar::exp(x);
#line 5 "ops.yaml:elu"
    const auto v1 = scalar::where(x <= R(0), g * R(attributes.alpha) * v0, g);
#line 5 "ops.yaml:elu"
    return static_cast<T>(guard<T>(v1, g));
#line 668 "activation/loops.cpp"
  }
};

// where(x <= 0, alpha * expm1(x / alpha), x)
template <class T>
struct CeluForward {
  using R = scalar::real_t<T>;
  using Attributes = CeluAttributes;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
#line 4 "ops.yaml:celu"
    const auto v0 = scalar::divide(x, R(attributes.alpha));
#line 4 "ops.yaml:celu"
    const auto v1 = scalar::expm1(v0);
#line 4 "ops.yaml:celu"
    const auto v2 = scalar::where(x <= R(0), R(attributes.alpha) * v1, x);
#line 4 "ops.yaml:celu"
    return static_cast<T>(v2);
#line 686 "activation/loops.cpp"
  }
};

// x: where(x <= 0, g * exp(x / alpha), g)
template <class T>
struct CeluGradientX {
  using R = scalar::real_t<T>;
  using Attributes = CeluAttributes;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
#line 5 "ops.yaml:celu"
    const auto v0 = scalar::divide(x, R(attributes.alpha));
#line 5 "ops.yaml:celu"
    const auto v1 = scalar::exp(v0);
#line 5 "ops.yaml:celu"
    const auto v2 = scalar::where(x <= R(0), g * v1, g);
#line 5 "ops.yaml:celu"
    return static_cast<T>(guard<T>(v2, g));
#line 704 "activation/loops.cpp"
  }
};

// where(x <= 0, 1.7580993408473766 * expm1(x), 1.0507009873554805 * x)
template <class T>
struct SeluForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:selu"
    const auto v0 = scalar::expm1(x);
#line 4 "ops.yaml:selu"
    const auto v1 = scalar::where(x <= R(0), R(1.7580993408473766) * v0, R(1.0507009873554805) * x);
#line 4 "ops.yaml:selu"
    return static_cast<T>(v1);
#line 719 "activation/loops.cpp"
  }
};

// x: where(x <= 0, 1.7580993408473766 * g * exp(x), 1.0507009873554805 * g)
template <class T>
struct SeluGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:selu"
    const auto v0 = scalar::exp(x);
#line 5 "ops.yaml:selu"
    const auto v1 = scalar::where(x <= R(0), R(1.7580993408473766) * g * v0, R(1.0507009873554805) * g);
#line 5 "ops.yaml:selu"
    return static_cast<T>(guard<T>(v1, g));
#line 734 "activation/loops.cpp"
  }
};

// where(x <= min_val, min_val, where(x >= max_val, max_val, x))
template <class T>
struct HardTanhForward {
  using R = scalar::real_t<T>;
  using Attributes = HardTanhAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
#line 4 "ops.yaml:hard_tanh"
    const auto v0 = scalar::where(x >= R(attributes.max_val), T(attributes.max_val), x);
#line 4 "ops.yaml:hard_tanh"
    const auto v1 = scalar::where(x <= R(attributes.min_val), T(attributes.min_val), v0);
#line 4 "ops.yaml:hard_tanh"
    return static_cast<T>(v1);
#line 751 "activation/loops.cpp"
  }
};

// x: where(x >= max_val, 0, where(x <= min_val, 0, g))
template <class T>
struct HardTanhGradientX {
  using R = scalar::real_t<T>;
  using Attributes = HardTanhAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
    const auto v0 = scalar::where(x <= R(attributes.min_val), T(0), g);
    const auto v1 = scalar::where(x >= R(attributes.max_val), T(0), v0);
    return static_cast<T>(v1);
  }
};

// where(x <= -3, 0, where(x >= 3, 1, x / 6 + 0.5))
template <class T>
struct HardSigmoidForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:hard_sigmoid"
    const auto v0 = scalar::divide(x, R(6));
#line 4 "ops.yaml:hard_sigmoid"
    const auto v1 = scalar::where(x >= R(3), T(1), v0 + R(0.5));
#line 4 "ops.yaml:hard_sigmoid"
    const auto v2 = scalar::where(x <= R(-3), T(0), v1);
#line 4 "ops.yaml:hard_sigmoid"
    return static_cast<T>(v2);
#line 782 "activation/loops.cpp"
  }
};

// x: where(x >= 3, 0, where(x <= -3, 0, g / 6))
template <class T>
struct HardSigmoidGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
    const auto v0 = scalar::divide(g, R(6));
    const auto v1 = scalar::where(x <= R(-3), T(0), v0);
    const auto v2 = scalar::where(x >= R(3), T(0), v1);
    return static_cast<T>(v2);
  }
};

// where(x <= -3, 0, where(x >= 3, x, x * (x + 3) / 6))
template <class T>
struct HardSwishForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:hard_swish"
    const auto v0 = scalar::divide(x * (x + R(3)), R(6));
#line 4 "ops.yaml:hard_swish"
    const auto v1 = scalar::where(x >= R(3), x, v0);
#line 4 "ops.yaml:hard_swish"
    const auto v2 = scalar::where(x <= R(-3), T(0), v1);
#line 4 "ops.yaml:hard_swish"
    return static_cast<T>(v2);
#line 813 "activation/loops.cpp"
  }
};

// x: where(x <= -3, 0, where(x >= 3, g, g * (x / 3 + 0.5)))
template <class T>
struct HardSwishGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:hard_swish"
    const auto v0 = scalar::divide(x, R(3));
#line 5 "ops.yaml:hard_swish"
    const auto v1 = scalar::where(x >= R(3), g, g * (v0 + R(0.5)));
#line 5 "ops.yaml:hard_swish"
    const auto v2 = scalar::where(x <= R(-3), T(0), v1);
#line 5 "ops.yaml:hard_swish"
    return static_cast<T>(guard<T>(v2, g));
#line 831 "activation/loops.cpp"
  }
};

// where(abs(x) <= lambd, 0, x)
template <class T>
struct HardShrinkForward {
  using R = scalar::real_t<T>;
  using Attributes = HardShrinkAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
#line 4 "ops.yaml:hard_shrink"
    const auto v0 = scalar::abs(x);
#line 4 "ops.yaml:hard_shrink"
    const auto v1 = scalar::where(v0 <= R(attributes.lambd), T(0), x);
#line 4 "ops.yaml:hard_shrink"
    return static_cast<T>(v1);
#line 848 "activation/loops.cpp"
  }
};

// x: where(abs(x) <= lambd, 0, g)
template <class T>
struct HardShrinkGradientX {
  using R = scalar::real_t<T>;
  using Attributes = HardShrinkAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
#line 5 "ops.yaml:hard_shrink"
    const auto v0 = scalar::abs(x);
#line 5 "ops.yaml:hard_shrink"
    const auto v1 = scalar::where(v0 <= R(attributes.lambd), T(0), g);
#line 5 "ops.yaml:hard_shrink"
    return static_cast<T>(v1);
#line 865 "activation/loops.cpp"
  }
};

// where(abs(x) <= lambd, 0, x - lambd * sign(x))
template <class T>
struct SoftShrinkForward {
  using R = scalar::real_t<T>;
  using Attributes = SoftShrinkAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
#line 4 "ops.yaml:soft_shrink"
    const auto v0 = scalar::abs(x);
#line 4 "ops.yaml:soft_shrink"
    const auto v1 = scalar::sign(x);
#line 4 "ops.yaml:soft_shrink"
    const auto v2 = scalar::where(v0 <= R(attributes.lambd), T(0), x - R(attributes.lambd) * v1);
#line 4 "ops.yaml:soft_shrink"
    return static_cast<T>(v2);
#line 884 "activation/loops.cpp"
  }
};

// x: where(abs(x) <= lambd, 0, g)
template <class T>
struct SoftShrinkGradientX {
  using R = scalar::real_t<T>;
  using Attributes = SoftShrinkAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
#line 5 "ops.yaml:soft_shrink"
    const auto v0 = scalar::abs(x);
#line 5 "ops.yaml:soft_shrink"
    const auto v1 = scalar::where(v0 <= R(attributes.lambd), T(0), g);
#line 5 "ops.yaml:soft_shrink"
    return static_cast<T>(v1);
#line 901 "activation/loops.cpp"
  }
};

// where(abs(x) < 0.625, x * (x * x) * (675675 + x * x * (45045 + x * x * (594 + x * x))) / (2027025 + x * x * (945945 + x * x * (51975 + x * x * (630 + x * x)))), x - tanh(x))
template <class T>
struct TanhShrinkForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 6 "ops.yaml:tanh_shrink"
    const auto v0 = scalar::abs(x);
#line 6 "ops.yaml:tanh_shrink"
    const auto v1 = x * x;
#line 6 "ops.yaml:tanh_shrink"
    const auto v2 = scalar::divide(x * v1 * (R(675675) + v1 * (R(45045) + v1 * (R(594) + v1))), R(2027025) + v1 * (R(945945) + v1 * (R(51975) + v1 * (R(630) + v1))));
#line 6 "ops.yaml:tanh_shrink"
    const auto v3 = scalar::tanh(x);
#line 6 "ops.yaml:tanh_shrink"
    const auto v4 = scalar::where(v0 < R(0.625), v2, x - v3);
#line 6 "ops.yaml:tanh_shrink"
    return static_cast<T>(v4);
#line 922 "activation/loops.cpp"
  }
};

// x: g * square(tanh(x))
template <class T>
struct TanhShrinkGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 9 "ops.yaml:tanh_shrink"
    const auto v0 = scalar::tanh(x);
#line 9 "ops.yaml:tanh_shrink"
    return static_cast<T>(guard<T>(g * (v0 * v0), g));
#line 935 "activation/loops.cpp"
  }
};

// x / (1 + abs(x))
template <class T>
struct SoftsignForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:softsign"
    const auto v0 = scalar::abs(x);
#line 4 "ops.yaml:softsign"
    const auto v1 = scalar::divide(x, R(1) + v0);
#line 4 "ops.yaml:softsign"
    return static_cast<T>(v1);
#line 951 "activation/loops.cpp"
  }
};

// x: g / square(1 + abs(x))
template <class T>
struct SoftsignGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:softsign"
    const auto v0 = scalar::abs(x);
#line 5 "ops.yaml:softsign"
    const auto v1 = R(1) + v0;
#line 5 "ops.yaml:softsign"
    const auto v2 = scalar::divide(g, v1 * v1);
#line 5 "ops.yaml:softsign"
    return static_cast<T>(guard<T>(v2, g));
#line 969 "activation/loops.cpp"
  }
};

// where(x <= threshold, value, x)
template <class T>
struct ThresholdForward {
  using R = scalar::real_t<T>;
  using Attributes = ThresholdAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
#line 4 "ops.yaml:threshold"
    const auto v0 = scalar::where(x <= R(attributes.threshold), T(attributes.value), x);
#line 4 "ops.yaml:threshold"
    return static_cast<T>(v0);
#line 984 "activation/loops.cpp"
  }
};

// x: where(x <= threshold, 0, g)
template <class T>
struct ThresholdGradientX {
  using R = scalar::real_t<T>;
  using Attributes = ThresholdAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
    const auto v0 = scalar::where(x <= R(attributes.threshold), T(0), g);
    return static_cast<T>(v0);
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, loop<SigmoidForward<float>, float, float>},
    {0, 0, Dtype::Float64, loop<SigmoidForward<double>, double, double>},
    {0, 0, Dtype::Complex64, loop<SigmoidForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<SigmoidForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {0, 1, Dtype::Float32, loop_where<SigmoidGradientX<float>, SigmoidGradientXTest<float>, SigmoidGradientXUsual<float>, float, float, float>},
    {0, 1, Dtype::Float64, loop_where<SigmoidGradientX<double>, SigmoidGradientXTest<double>, SigmoidGradientXUsual<double>, double, double, double>},
    {0, 1, Dtype::Complex64, loop<SigmoidGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {0, 1, Dtype::Complex128, loop<SigmoidGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 0, Dtype::Float32, loop<SigmoidSlopeForward<float>, float, float>},
    {1, 0, Dtype::Float64, loop<SigmoidSlopeForward<double>, double, double>},
    {1, 1, Dtype::Float32, loop<SigmoidSlopeGradientX<float>, float, float, float, float>},
    {1, 1, Dtype::Float64, loop<SigmoidSlopeGradientX<double>, double, double, double, double>},
    {2, 0, Dtype::Float32, loop<LogSigmoidForward<float>, float, float>},
    {2, 0, Dtype::Float64, loop<LogSigmoidForward<double>, double, double>},
    {2, 1, Dtype::Float32, loop<LogSigmoidGradientX<float>, float, float, float>},
    {2, 1, Dtype::Float64, loop<LogSigmoidGradientX<double>, double, double, double>},
    {3, 0, Dtype::Float32, loop<SoftplusForward<float>, float, float>},
    {3, 0, Dtype::Float64, loop<SoftplusForward<double>, double, double>},
    {3, 1, Dtype::Float32, loop<SoftplusGradientX<float>, float, float, float>},
    {3, 1, Dtype::Float64, loop<SoftplusGradientX<double>, double, double, double>},
    {4, 0, Dtype::Float32, loop<SiluForward<float>, float, float>},
    {4, 0, Dtype::Float64, loop<SiluForward<double>, double, double>},
    {4, 0, Dtype::Complex64, loop<SiluForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {4, 0, Dtype::Complex128, loop<SiluForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {4, 1, Dtype::Float32, loop<SiluGradientX<float>, float, float, float>},
    {4, 1, Dtype::Float64, loop<SiluGradientX<double>, double, double, double>},
    {4, 1, Dtype::Complex64, loop<SiluGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {4, 1, Dtype::Complex128, loop<SiluGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {5, 0, Dtype::Float32, loop<SiluSlopeForward<float>, float, float>},
    {5, 0, Dtype::Float64, loop<SiluSlopeForward<double>, double, double>},
    {5, 1, Dtype::Float32, loop_where<SiluSlopeGradientX<float>, SiluSlopeGradientXTest<float>, SiluSlopeGradientXUsual<float>, float, float, float>},
    {5, 1, Dtype::Float64, loop_where<SiluSlopeGradientX<double>, SiluSlopeGradientXTest<double>, SiluSlopeGradientXUsual<double>, double, double, double>},
    {6, 0, Dtype::Float32, loop<GeluForward0<float>, float, float>},
    {6, 0, Dtype::Float64, loop<GeluForward0<double>, double, double>},
    {6, 1, Dtype::Float32, loop<GeluForward1<float>, float, float>},
    {6, 1, Dtype::Float64, loop<GeluForward1<double>, double, double>},
    {6, 2, Dtype::Float32, loop<GeluGradientX0<float>, float, float, float>},
    {6, 2, Dtype::Float64, loop<GeluGradientX0<double>, double, double, double>},
    {6, 3, Dtype::Float32, loop<GeluGradientX1<float>, float, float, float>},
    {6, 3, Dtype::Float64, loop<GeluGradientX1<double>, double, double, double>},
    {7, 0, Dtype::Float32, loop<GeluTanhSlopeForward<float>, float, float>},
    {7, 0, Dtype::Float64, loop<GeluTanhSlopeForward<double>, double, double>},
    {7, 1, Dtype::Float32, loop<GeluTanhSlopeGradientX<float>, float, float, float>},
    {7, 1, Dtype::Float64, loop<GeluTanhSlopeGradientX<double>, double, double, double>},
    {8, 0, Dtype::Float32, loop<MishForward<float>, float, float>},
    {8, 0, Dtype::Float64, loop<MishForward<double>, double, double>},
    {8, 1, Dtype::Float32, loop<MishGradientX<float>, float, float, float>},
    {8, 1, Dtype::Float64, loop<MishGradientX<double>, double, double, double>},
    {9, 0, Dtype::Int8, loop<ReluForward<std::int8_t>, std::int8_t, std::int8_t>},
    {9, 0, Dtype::Int16, loop<ReluForward<std::int16_t>, std::int16_t, std::int16_t>},
    {9, 0, Dtype::Int32, loop<ReluForward<std::int32_t>, std::int32_t, std::int32_t>},
    {9, 0, Dtype::Int64, loop<ReluForward<std::int64_t>, std::int64_t, std::int64_t>},
    {9, 0, Dtype::UInt8, loop<ReluForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {9, 0, Dtype::UInt16, loop<ReluForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {9, 0, Dtype::UInt32, loop<ReluForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {9, 0, Dtype::UInt64, loop<ReluForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {9, 0, Dtype::Float32, loop<ReluForward<float>, float, float>},
    {9, 0, Dtype::Float64, loop<ReluForward<double>, double, double>},
    {9, 0, Dtype::Float16, loop<ReluForward<float>, scalar::Float16, scalar::Float16>},
    {9, 0, Dtype::BFloat16, loop<ReluForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {9, 1, Dtype::Float32, loop<ReluGradientX<float>, float, float, float>},
    {9, 1, Dtype::Float64, loop<ReluGradientX<double>, double, double, double>},
    {10, 0, Dtype::Int8, loop<Relu6Forward<std::int8_t>, std::int8_t, std::int8_t>},
    {10, 0, Dtype::Int16, loop<Relu6Forward<std::int16_t>, std::int16_t, std::int16_t>},
    {10, 0, Dtype::Int32, loop<Relu6Forward<std::int32_t>, std::int32_t, std::int32_t>},
    {10, 0, Dtype::Int64, loop<Relu6Forward<std::int64_t>, std::int64_t, std::int64_t>},
    {10, 0, Dtype::UInt8, loop<Relu6Forward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {10, 0, Dtype::UInt16, loop<Relu6Forward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {10, 0, Dtype::UInt32, loop<Relu6Forward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {10, 0, Dtype::UInt64, loop<Relu6Forward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {10, 0, Dtype::Float32, loop<Relu6Forward<float>, float, float>},
    {10, 0, Dtype::Float64, loop<Relu6Forward<double>, double, double>},
    {10, 0, Dtype::Float16, loop<Relu6Forward<float>, scalar::Float16, scalar::Float16>},
    {10, 0, Dtype::BFloat16, loop<Relu6Forward<float>, scalar::BFloat16, scalar::BFloat16>},
    {10, 1, Dtype::Float32, loop<Relu6GradientX<float>, float, float, float>},
    {10, 1, Dtype::Float64, loop<Relu6GradientX<double>, double, double, double>},
    {11, 0, Dtype::Float32, loop<LeakyReluForward<float>, float, float>},
    {11, 0, Dtype::Float64, loop<LeakyReluForward<double>, double, double>},
    {11, 0, Dtype::Float16, loop<LeakyReluForward<float>, scalar::Float16, scalar::Float16>},
    {11, 0, Dtype::BFloat16, loop<LeakyReluForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {11, 1, Dtype::Float32, loop<LeakyReluGradientX<float>, float, float, float>},
    {11, 1, Dtype::Float64, loop<LeakyReluGradientX<double>, double, double, double>},
    {12, 0, Dtype::Float32, loop<EluForward<float>, float, float>},
    {12, 0, Dtype::Float64, loop<EluForward<double>, double, double>},
    {12, 1, Dtype::Float32, loop<EluGradientX<float>, float, float, float>},
    {12, 1, Dtype::Float64, loop<EluGradientX<double>, double, double, double>},
    {13, 0, Dtype::Float32, loop<CeluForward<float>, float, float>},
    {13, 0, Dtype::Float64, loop<CeluForward<double>, double, double>},
    {13, 1, Dtype::Float32, loop<CeluGradientX<float>, float, float, float>},
    {13, 1, Dtype::Float64, loop<CeluGradientX<double>, double, double, double>},
    {14, 0, Dtype::Float32, loop<SeluForward<float>, float, float>},
    {14, 0, Dtype::Float64, loop<SeluForward<double>, double, double>},
    {14, 1, Dtype::Float32, loop<SeluGradientX<float>, float, float, float>},
    {14, 1, Dtype::Float64, loop<SeluGradientX<double>, double, double, double>},
    {15, 0, Dtype::Float32, loop<HardTanhForward<float>, float, float>},
    {15, 0, Dtype::Float64, loop<HardTanhForward<double>, double, double>},
    {15, 0, Dtype::Float16, loop<HardTanhForward<float>, scalar::Float16, scalar::Float16>},
    {15, 0, Dtype::BFloat16, loop<HardTanhForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {15, 1, Dtype::Float32, loop<HardTanhGradientX<float>, float, float, float>},
    {15, 1, Dtype::Float64, loop<HardTanhGradientX<double>, double, double, double>},
    {16, 0, Dtype::Float32, loop<HardSigmoidForward<float>, float, float>},
    {16, 0, Dtype::Float64, loop<HardSigmoidForward<double>, double, double>},
    {16, 0, Dtype::Float16, loop<HardSigmoidForward<float>, scalar::Float16, scalar::Float16>},
    {16, 0, Dtype::BFloat16, loop<HardSigmoidForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {16, 1, Dtype::Float32, loop<HardSigmoidGradientX<float>, float, float, float>},
    {16, 1, Dtype::Float64, loop<HardSigmoidGradientX<double>, double, double, double>},
    {17, 0, Dtype::Float32, loop<HardSwishForward<float>, float, float>},
    {17, 0, Dtype::Float64, loop<HardSwishForward<double>, double, double>},
    {17, 0, Dtype::Float16, loop<HardSwishForward<float>, scalar::Float16, scalar::Float16>},
    {17, 0, Dtype::BFloat16, loop<HardSwishForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {17, 1, Dtype::Float32, loop<HardSwishGradientX<float>, float, float, float>},
    {17, 1, Dtype::Float64, loop<HardSwishGradientX<double>, double, double, double>},
    {18, 0, Dtype::Float32, loop<HardShrinkForward<float>, float, float>},
    {18, 0, Dtype::Float64, loop<HardShrinkForward<double>, double, double>},
    {18, 0, Dtype::Float16, loop<HardShrinkForward<float>, scalar::Float16, scalar::Float16>},
    {18, 0, Dtype::BFloat16, loop<HardShrinkForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {18, 1, Dtype::Float32, loop<HardShrinkGradientX<float>, float, float, float>},
    {18, 1, Dtype::Float64, loop<HardShrinkGradientX<double>, double, double, double>},
    {19, 0, Dtype::Float32, loop<SoftShrinkForward<float>, float, float>},
    {19, 0, Dtype::Float64, loop<SoftShrinkForward<double>, double, double>},
    {19, 0, Dtype::Float16, loop<SoftShrinkForward<float>, scalar::Float16, scalar::Float16>},
    {19, 0, Dtype::BFloat16, loop<SoftShrinkForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {19, 1, Dtype::Float32, loop<SoftShrinkGradientX<float>, float, float, float>},
    {19, 1, Dtype::Float64, loop<SoftShrinkGradientX<double>, double, double, double>},
    {20, 0, Dtype::Float32, loop<TanhShrinkForward<float>, float, float>},
    {20, 0, Dtype::Float64, loop<TanhShrinkForward<double>, double, double>},
    {20, 1, Dtype::Float32, loop<TanhShrinkGradientX<float>, float, float, float>},
    {20, 1, Dtype::Float64, loop<TanhShrinkGradientX<double>, double, double, double>},
    {21, 0, Dtype::Float32, loop<SoftsignForward<float>, float, float>},
    {21, 0, Dtype::Float64, loop<SoftsignForward<double>, double, double>},
    {21, 0, Dtype::Float16, loop<SoftsignForward<float>, scalar::Float16, scalar::Float16>},
    {21, 0, Dtype::BFloat16, loop<SoftsignForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {21, 1, Dtype::Float32, loop<SoftsignGradientX<float>, float, float, float>},
    {21, 1, Dtype::Float64, loop<SoftsignGradientX<double>, double, double, double>},
    {22, 0, Dtype::Float32, loop<ThresholdForward<float>, float, float>},
    {22, 0, Dtype::Float64, loop<ThresholdForward<double>, double, double>},
    {22, 0, Dtype::Float16, loop<ThresholdForward<float>, scalar::Float16, scalar::Float16>},
    {22, 0, Dtype::BFloat16, loop<ThresholdForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {22, 1, Dtype::Float32, loop<ThresholdGradientX<float>, float, float, float>},
    {22, 1, Dtype::Float64, loop<ThresholdGradientX<double>, double, double, double>},
};

}  // namespace

cpu::LoopEntries activation_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
