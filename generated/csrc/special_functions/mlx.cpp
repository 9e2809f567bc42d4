// Generated from ops.yaml. Do not edit.
// The special_functions family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "special_functions/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive gcd
std::vector<mx::array> gcd_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::gcd(x1, x2);
  return {v0};
}

constexpr PartOperand gcd_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gcd_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart gcd_parts[] = {
    {gcd_forward, nullptr, gcd_0_results, gcd_0_inputs, 0},
};

// the primitive lcm
std::vector<mx::array> lcm_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::lcm(x1, x2);
  return {v0};
}

constexpr PartOperand lcm_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand lcm_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart lcm_parts[] = {
    {lcm_forward, nullptr, lcm_0_results, lcm_0_inputs, 0},
};

// the primitive zeta
std::vector<mx::array> zeta_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const mx::array& q = inputs[1];
  const auto v0 = gpu::zeta(x, q);
  return {v0};
}

// x: g * _zeta_derivative(1, x, q); q: -x * g * zeta(x + 1, q)
std::vector<mx::array> zeta_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& q = inputs[2];
  const auto v0 = gpu::zeta_derivative(1, x, q);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = mx::negative(x);
  const auto v3 = gpu::multiply(v2, g);
  const auto v4 = gpu::add(x, gpu::constant(1, x));
  const auto v5 = gpu::zeta(v4, q);
  const auto v6 = gpu::multiply(v3, v5);
  return {v1, v6};
}

// g * _zeta_derivative(1, x, q)
std::vector<mx::array> zeta_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& q = inputs[2];
  const auto v0 = gpu::zeta_derivative(1, x, q);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// -x * g * zeta(x + 1, q)
std::vector<mx::array> zeta_gradient_q(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& q = inputs[2];
  const auto v0 = mx::negative(x);
  const auto v1 = gpu::multiply(v0, g);
  const auto v2 = gpu::add(x, gpu::constant(1, x));
  const auto v3 = gpu::zeta(v2, q);
  const auto v4 = gpu::multiply(v1, v3);
  return {v4};
}

constexpr PartOperand zeta_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zeta_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand zeta_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zeta_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand zeta_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zeta_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand zeta_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zeta_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart zeta_parts[] = {
    {zeta_forward, nullptr, zeta_0_results, zeta_0_inputs, 0},
    {zeta_gradients, nullptr, zeta_1_results, zeta_1_inputs, 1},
    {zeta_gradient_x, nullptr, zeta_2_results, zeta_2_inputs, 1},
    {zeta_gradient_q, nullptr, zeta_3_results, zeta_3_inputs, 1},
};

// the primitive _zeta_derivative
std::vector<mx::array> zeta_derivative_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const mx::array& q = inputs[1];
  const auto& attributes = *static_cast<const ZetaDerivativeAttributes*>(raw);
  const auto v0 = gpu::zeta_derivative(attributes.order, x, q);
  return {v0};
}

// x: g * _zeta_derivative(order + 1, x, q); q: -x * g * zeta(x + 1, q)
std::vector<mx::array> zeta_derivative_gradients_0(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& q = inputs[2];
  const auto& attributes = *static_cast<const ZetaDerivativeAttributes*>(raw);
  const auto v0 = gpu::zeta_derivative(attributes.order + 1, x, q);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = mx::negative(x);
  const auto v3 = gpu::multiply(v2, g);
  const auto v4 = gpu::add(x, gpu::constant(1, x));
  const auto v5 = gpu::zeta(v4, q);
  const auto v6 = gpu::multiply(v3, v5);
  return {v1, v6};
}

// x: g * _zeta_derivative(order + 1, x, q); q: -g * (x * _zeta_derivative(order, x + 1, q) + order * _zeta_derivative(order - 1, x + 1, q))
std::vector<mx::array> zeta_derivative_gradients_1(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& q = inputs[2];
  const auto& attributes = *static_cast<const ZetaDerivativeAttributes*>(raw);
  const auto v0 = gpu::zeta_derivative(attributes.order + 1, x, q);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = mx::negative(g);
  const auto v3 = gpu::add(x, gpu::constant(1, x));
  const auto v4 = gpu::zeta_derivative(attributes.order, v3, q);
  const auto v5 = gpu::multiply(x, v4);
  const auto v6 = gpu::zeta_derivative(attributes.order - 1, v3, q);
  const auto v7 = gpu::multiply(gpu::constant(attributes.order, v6), v6);
  const auto v8 = gpu::add(v5, v7);
  const auto v9 = gpu::multiply(v2, v8);
  return {v1, v9};
}

// g * _zeta_derivative(order + 1, x, q)
std::vector<mx::array> zeta_derivative_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& q = inputs[2];
  const auto& attributes = *static_cast<const ZetaDerivativeAttributes*>(raw);
  const auto v0 = gpu::zeta_derivative(attributes.order + 1, x, q);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// -x * g * zeta(x + 1, q)
std::vector<mx::array> zeta_derivative_gradient_q_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& q = inputs[2];
  const auto v0 = mx::negative(x);
  const auto v1 = gpu::multiply(v0, g);
  const auto v2 = gpu::add(x, gpu::constant(1, x));
  const auto v3 = gpu::zeta(v2, q);
  const auto v4 = gpu::multiply(v1, v3);
  return {v4};
}

// -g * (x * _zeta_derivative(order, x + 1, q) + order * _zeta_derivative(order - 1, x + 1, q))
std::vector<mx::array> zeta_derivative_gradient_q_1(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& q = inputs[2];
  const auto& attributes = *static_cast<const ZetaDerivativeAttributes*>(raw);
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::add(x, gpu::constant(1, x));
  const auto v2 = gpu::zeta_derivative(attributes.order, v1, q);
  const auto v3 = gpu::multiply(x, v2);
  const auto v4 = gpu::zeta_derivative(attributes.order - 1, v1, q);
  const auto v5 = gpu::multiply(gpu::constant(attributes.order, v4), v4);
  const auto v6 = gpu::add(v3, v5);
  const auto v7 = gpu::multiply(v0, v6);
  return {v7};
}

constexpr PartOperand zeta_derivative_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zeta_derivative_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand zeta_derivative_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zeta_derivative_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand zeta_derivative_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zeta_derivative_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand zeta_derivative_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zeta_derivative_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand zeta_derivative_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zeta_derivative_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand zeta_derivative_5_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zeta_derivative_5_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart zeta_derivative_parts[] = {
    {zeta_derivative_forward, nullptr, zeta_derivative_0_results, zeta_derivative_0_inputs, 0},
    {zeta_derivative_gradients_0, nullptr, zeta_derivative_1_results, zeta_derivative_1_inputs, 1},
    {zeta_derivative_gradients_1, nullptr, zeta_derivative_2_results, zeta_derivative_2_inputs, 1},
    {zeta_derivative_gradient_x, nullptr, zeta_derivative_3_results, zeta_derivative_3_inputs, 1},
    {zeta_derivative_gradient_q_0, nullptr, zeta_derivative_4_results, zeta_derivative_4_inputs, 1},
    {zeta_derivative_gradient_q_1, nullptr, zeta_derivative_5_results, zeta_derivative_5_inputs, 1},
};

// the primitive beta
std::vector<mx::array> beta_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& a = inputs[0];
  const mx::array& b = inputs[1];
  const auto v0 = gpu::beta(a, b);
  return {v0};
}

// a: -g * out * _polygamma_rise(0, a, b); b: -g * out * _polygamma_rise(0, b, a)
std::vector<mx::array> beta_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& b = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::multiply(v0, y);
  const auto v2 = gpu::polygamma_rise(0, a, b);
  const auto v3 = gpu::multiply(v1, v2);
  const auto v4 = gpu::polygamma_rise(0, b, a);
  const auto v5 = gpu::multiply(v1, v4);
  return {v3, v5};
}

// -g * out * _polygamma_rise(0, a, b)
std::vector<mx::array> beta_gradient_a(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& b = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::multiply(v0, y);
  const auto v2 = gpu::polygamma_rise(0, a, b);
  const auto v3 = gpu::multiply(v1, v2);
  return {v3};
}

// -g * out * _polygamma_rise(0, b, a)
std::vector<mx::array> beta_gradient_b(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& b = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::multiply(v0, y);
  const auto v2 = gpu::polygamma_rise(0, b, a);
  const auto v3 = gpu::multiply(v1, v2);
  return {v3};
}

constexpr PartOperand beta_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand beta_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand beta_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand beta_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand beta_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand beta_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand beta_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand beta_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr ElementwisePart beta_parts[] = {
    {beta_forward, nullptr, beta_0_results, beta_0_inputs, 0},
    {beta_gradients, nullptr, beta_1_results, beta_1_inputs, 1},
    {beta_gradient_a, nullptr, beta_2_results, beta_2_inputs, 1},
    {beta_gradient_b, nullptr, beta_3_results, beta_3_inputs, 1},
};

// the primitive betaln
std::vector<mx::array> betaln_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& a = inputs[0];
  const mx::array& b = inputs[1];
  const auto v0 = gpu::betaln(a, b);
  return {v0};
}

// a: -g * _polygamma_rise(0, a, b); b: -g * _polygamma_rise(0, b, a)
std::vector<mx::array> betaln_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& b = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::polygamma_rise(0, a, b);
  const auto v2 = gpu::multiply(v0, v1);
  const auto v3 = gpu::polygamma_rise(0, b, a);
  const auto v4 = gpu::multiply(v0, v3);
  return {v2, v4};
}

// -g * _polygamma_rise(0, a, b)
std::vector<mx::array> betaln_gradient_a(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& b = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::polygamma_rise(0, a, b);
  const auto v2 = gpu::multiply(v0, v1);
  return {v2};
}

// -g * _polygamma_rise(0, b, a)
std::vector<mx::array> betaln_gradient_b(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& b = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::polygamma_rise(0, b, a);
  const auto v2 = gpu::multiply(v0, v1);
  return {v2};
}

constexpr PartOperand betaln_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand betaln_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand betaln_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand betaln_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand betaln_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand betaln_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand betaln_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand betaln_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart betaln_parts[] = {
    {betaln_forward, nullptr, betaln_0_results, betaln_0_inputs, 0},
    {betaln_gradients, nullptr, betaln_1_results, betaln_1_inputs, 1},
    {betaln_gradient_a, nullptr, betaln_2_results, betaln_2_inputs, 1},
    {betaln_gradient_b, nullptr, betaln_3_results, betaln_3_inputs, 1},
};

// the primitive _polygamma_rise
std::vector<mx::array> polygamma_rise_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const mx::array& step = inputs[1];
  const auto& attributes = *static_cast<const PolygammaRiseAttributes*>(raw);
  const auto v0 = gpu::polygamma_rise(attributes.n, x, step);
  return {v0};
}

// x: g * _polygamma_rise(n + 1, x, step); step: g * polygamma(n + 1, x + step)
std::vector<mx::array> polygamma_rise_gradients(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& step = inputs[2];
  const auto& attributes = *static_cast<const PolygammaRiseAttributes*>(raw);
  const auto v0 = gpu::polygamma_rise(attributes.n + 1, x, step);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = gpu::add(x, step);
  const auto v3 = gpu::polygamma(attributes.n + 1, v2);
  const auto v4 = gpu::multiply(g, v3);
  return {v1, v4};
}

// g * _polygamma_rise(n + 1, x, step)
std::vector<mx::array> polygamma_rise_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& step = inputs[2];
  const auto& attributes = *static_cast<const PolygammaRiseAttributes*>(raw);
  const auto v0 = gpu::polygamma_rise(attributes.n + 1, x, step);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * polygamma(n + 1, x + step)
std::vector<mx::array> polygamma_rise_gradient_step(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& step = inputs[2];
  const auto& attributes = *static_cast<const PolygammaRiseAttributes*>(raw);
  const auto v0 = gpu::add(x, step);
  const auto v1 = gpu::polygamma(attributes.n + 1, v0);
  const auto v2 = gpu::multiply(g, v1);
  return {v2};
}

constexpr PartOperand polygamma_rise_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand polygamma_rise_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand polygamma_rise_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand polygamma_rise_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand polygamma_rise_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand polygamma_rise_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand polygamma_rise_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand polygamma_rise_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart polygamma_rise_parts[] = {
    {polygamma_rise_forward, nullptr, polygamma_rise_0_results, polygamma_rise_0_inputs, 0},
    {polygamma_rise_gradients, nullptr, polygamma_rise_1_results, polygamma_rise_1_inputs, 1},
    {polygamma_rise_gradient_x, nullptr, polygamma_rise_2_results, polygamma_rise_2_inputs, 1},
    {polygamma_rise_gradient_step, nullptr, polygamma_rise_3_results, polygamma_rise_3_inputs, 1},
};

// the primitive gammainc
std::vector<mx::array> gammainc_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& a = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::gammainc(a, x);
  return {v0};
}

// a: g * _gammainc_derivative(1, a, x); x: g * _gamma_density(0, a, x)
std::vector<mx::array> gammainc_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const auto v0 = gpu::gammainc_derivative(1, a, x);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = gpu::gamma_density(0, a, x);
  const auto v3 = gpu::multiply(g, v2);
  return {v1, v3};
}

// g * _gammainc_derivative(1, a, x)
std::vector<mx::array> gammainc_gradient_a(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const auto v0 = gpu::gammainc_derivative(1, a, x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * _gamma_density(0, a, x)
std::vector<mx::array> gammainc_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const auto v0 = gpu::gamma_density(0, a, x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand gammainc_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammainc_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand gammainc_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammainc_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand gammainc_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammainc_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand gammainc_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammainc_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart gammainc_parts[] = {
    {gammainc_forward, nullptr, gammainc_0_results, gammainc_0_inputs, 0},
    {gammainc_gradients, nullptr, gammainc_1_results, gammainc_1_inputs, 1},
    {gammainc_gradient_a, nullptr, gammainc_2_results, gammainc_2_inputs, 1},
    {gammainc_gradient_x, nullptr, gammainc_3_results, gammainc_3_inputs, 1},
};

// the primitive gammaincc
std::vector<mx::array> gammaincc_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& a = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::gammaincc(a, x);
  return {v0};
}

// a: -g * _gammainc_derivative(1, a, x); x: -g * _gamma_density(0, a, x)
std::vector<mx::array> gammaincc_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::gammainc_derivative(1, a, x);
  const auto v2 = gpu::multiply(v0, v1);
  const auto v3 = gpu::gamma_density(0, a, x);
  const auto v4 = gpu::multiply(v0, v3);
  return {v2, v4};
}

// -g * _gammainc_derivative(1, a, x)
std::vector<mx::array> gammaincc_gradient_a(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::gammainc_derivative(1, a, x);
  const auto v2 = gpu::multiply(v0, v1);
  return {v2};
}

// -g * _gamma_density(0, a, x)
std::vector<mx::array> gammaincc_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::gamma_density(0, a, x);
  const auto v2 = gpu::multiply(v0, v1);
  return {v2};
}

constexpr PartOperand gammaincc_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammaincc_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand gammaincc_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammaincc_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand gammaincc_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammaincc_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand gammaincc_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammaincc_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart gammaincc_parts[] = {
    {gammaincc_forward, nullptr, gammaincc_0_results, gammaincc_0_inputs, 0},
    {gammaincc_gradients, nullptr, gammaincc_1_results, gammaincc_1_inputs, 1},
    {gammaincc_gradient_a, nullptr, gammaincc_2_results, gammaincc_2_inputs, 1},
    {gammaincc_gradient_x, nullptr, gammaincc_3_results, gammaincc_3_inputs, 1},
};

// the primitive _gammainc_derivative
std::vector<mx::array> gammainc_derivative_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& a = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const GammaincDerivativeAttributes*>(raw);
  const auto v0 = gpu::gammainc_derivative(attributes.order, a, x);
  return {v0};
}

// a: g * _gammainc_derivative(order + 1, a, x); x: g * _gamma_density(order, a, x)
std::vector<mx::array> gammainc_derivative_gradients(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const auto& attributes = *static_cast<const GammaincDerivativeAttributes*>(raw);
  const auto v0 = gpu::gammainc_derivative(attributes.order + 1, a, x);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = gpu::gamma_density(attributes.order, a, x);
  const auto v3 = gpu::multiply(g, v2);
  return {v1, v3};
}

// g * _gammainc_derivative(order + 1, a, x)
std::vector<mx::array> gammainc_derivative_gradient_a(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const auto& attributes = *static_cast<const GammaincDerivativeAttributes*>(raw);
  const auto v0 = gpu::gammainc_derivative(attributes.order + 1, a, x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * _gamma_density(order, a, x)
std::vector<mx::array> gammainc_derivative_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const auto& attributes = *static_cast<const GammaincDerivativeAttributes*>(raw);
  const auto v0 = gpu::gamma_density(attributes.order, a, x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand gammainc_derivative_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammainc_derivative_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand gammainc_derivative_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammainc_derivative_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand gammainc_derivative_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammainc_derivative_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand gammainc_derivative_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gammainc_derivative_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart gammainc_derivative_parts[] = {
    {gammainc_derivative_forward, nullptr, gammainc_derivative_0_results, gammainc_derivative_0_inputs, 0},
    {gammainc_derivative_gradients, nullptr, gammainc_derivative_1_results, gammainc_derivative_1_inputs, 1},
    {gammainc_derivative_gradient_a, nullptr, gammainc_derivative_2_results, gammainc_derivative_2_inputs, 1},
    {gammainc_derivative_gradient_x, nullptr, gammainc_derivative_3_results, gammainc_derivative_3_inputs, 1},
};

// the primitive _gamma_density
std::vector<mx::array> gamma_density_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& a = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const GammaDensityAttributes*>(raw);
  const auto v0 = gpu::gamma_density(attributes.order, a, x);
  return {v0};
}

// a: g * _gamma_density(order + 1, a, x); x: g * (where(x == 0, _gamma_density(0, a - 1, x), (a - 1) * (out / x)) - out)
std::vector<mx::array> gamma_density_gradients_0(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const mx::array& y = inputs[3];
  const auto& attributes = *static_cast<const GammaDensityAttributes*>(raw);
  const auto v0 = gpu::gamma_density(attributes.order + 1, a, x);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = mx::equal(x, gpu::constant(0, x));
  const auto v3 = gpu::subtract(a, gpu::constant(1, a));
  const auto v4 = gpu::gamma_density(0, v3, x);
  const auto v5 = gpu::divide(y, x);
  const auto v6 = gpu::multiply(v3, v5);
  const auto v7 = mx::where(v2, v4, v6);
  const auto v8 = gpu::subtract(v7, y);
  const auto v9 = gpu::multiply(g, v8);
  return {v1, v9};
}

// a: g * _gamma_density(order + 1, a, x); x: g * (((a - 1) * out + order * _gamma_density(order - 1, a, x)) / x - out)
std::vector<mx::array> gamma_density_gradients_1(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const mx::array& y = inputs[3];
  const auto& attributes = *static_cast<const GammaDensityAttributes*>(raw);
  const auto v0 = gpu::gamma_density(attributes.order + 1, a, x);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = gpu::subtract(a, gpu::constant(1, a));
  const auto v3 = gpu::multiply(v2, y);
  const auto v4 = gpu::gamma_density(attributes.order - 1, a, x);
  const auto v5 = gpu::multiply(gpu::constant(attributes.order, v4), v4);
  const auto v6 = gpu::add(v3, v5);
  const auto v7 = gpu::divide(v6, x);
  const auto v8 = gpu::subtract(v7, y);
  const auto v9 = gpu::multiply(g, v8);
  return {v1, v9};
}

// g * _gamma_density(order + 1, a, x)
std::vector<mx::array> gamma_density_gradient_a(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const auto& attributes = *static_cast<const GammaDensityAttributes*>(raw);
  const auto v0 = gpu::gamma_density(attributes.order + 1, a, x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * (where(x == 0, _gamma_density(0, a - 1, x), (a - 1) * (out / x)) - out)
std::vector<mx::array> gamma_density_gradient_x_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = gpu::subtract(a, gpu::constant(1, a));
  const auto v2 = gpu::gamma_density(0, v1, x);
  const auto v3 = gpu::divide(y, x);
  const auto v4 = gpu::multiply(v1, v3);
  const auto v5 = mx::where(v0, v2, v4);
  const auto v6 = gpu::subtract(v5, y);
  const auto v7 = gpu::multiply(g, v6);
  return {v7};
}

// g * (((a - 1) * out + order * _gamma_density(order - 1, a, x)) / x - out)
std::vector<mx::array> gamma_density_gradient_x_1(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& a = inputs[1];
  const mx::array& x = inputs[2];
  const mx::array& y = inputs[3];
  const auto& attributes = *static_cast<const GammaDensityAttributes*>(raw);
  const auto v0 = gpu::subtract(a, gpu::constant(1, a));
  const auto v1 = gpu::multiply(v0, y);
  const auto v2 = gpu::gamma_density(attributes.order - 1, a, x);
  const auto v3 = gpu::multiply(gpu::constant(attributes.order, v2), v2);
  const auto v4 = gpu::add(v1, v3);
  const auto v5 = gpu::divide(v4, x);
  const auto v6 = gpu::subtract(v5, y);
  const auto v7 = gpu::multiply(g, v6);
  return {v7};
}

constexpr PartOperand gamma_density_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gamma_density_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand gamma_density_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gamma_density_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand gamma_density_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gamma_density_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand gamma_density_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gamma_density_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand gamma_density_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gamma_density_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand gamma_density_5_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gamma_density_5_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr ElementwisePart gamma_density_parts[] = {
    {gamma_density_forward, nullptr, gamma_density_0_results, gamma_density_0_inputs, 0},
    {gamma_density_gradients_0, nullptr, gamma_density_1_results, gamma_density_1_inputs, 1},
    {gamma_density_gradients_1, nullptr, gamma_density_2_results, gamma_density_2_inputs, 1},
    {gamma_density_gradient_a, nullptr, gamma_density_3_results, gamma_density_3_inputs, 1},
    {gamma_density_gradient_x_0, nullptr, gamma_density_4_results, gamma_density_4_inputs, 1},
    {gamma_density_gradient_x_1, nullptr, gamma_density_5_results, gamma_density_5_inputs, 1},
};

// the primitive i0
std::vector<mx::array> i0_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::i0(x);
  return {v0};
}

// g * i1(x)
std::vector<mx::array> i0_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::i1(x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand i0_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i0_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i0_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i0_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart i0_parts[] = {
    {i0_forward, nullptr, i0_0_results, i0_0_inputs, 0},
    {i0_gradient_x, nullptr, i0_1_results, i0_1_inputs, 1},
};

// the primitive i0e
std::vector<mx::array> i0e_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::i0e(x);
  return {v0};
}

// g * sign(x) * _i0e_derivative(1, x)
std::vector<mx::array> i0e_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::sign(x);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = gpu::i0e_derivative(1, x);
  const auto v3 = gpu::multiply(v1, v2);
  return {v3};
}

constexpr PartOperand i0e_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i0e_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i0e_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i0e_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart i0e_parts[] = {
    {i0e_forward, nullptr, i0e_0_results, i0e_0_inputs, 0},
    {i0e_gradient_x, nullptr, i0e_1_results, i0e_1_inputs, 1},
};

// the primitive i1
std::vector<mx::array> i1_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::i1(x);
  return {v0};
}

// 0.5 * g * (i0(x) + _bessel_i(2, x))
std::vector<mx::array> i1_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v1 = gpu::i0(x);
  const auto v2 = gpu::bessel_i(2, x);
  const auto v3 = gpu::add(v1, v2);
  const auto v4 = gpu::multiply(v0, v3);
  return {v4};
}

constexpr PartOperand i1_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i1_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i1_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i1_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart i1_parts[] = {
    {i1_forward, nullptr, i1_0_results, i1_0_inputs, 0},
    {i1_gradient_x, nullptr, i1_1_results, i1_1_inputs, 1},
};

// the primitive i1e
std::vector<mx::array> i1e_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::i1e(x);
  return {v0};
}

// g * (_i0e_derivative(1, x) + _i0e_derivative(2, x))
std::vector<mx::array> i1e_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::i0e_derivative(1, x);
  const auto v1 = gpu::i0e_derivative(2, x);
  const auto v2 = gpu::add(v0, v1);
  const auto v3 = gpu::multiply(g, v2);
  return {v3};
}

constexpr PartOperand i1e_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i1e_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i1e_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i1e_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart i1e_parts[] = {
    {i1e_forward, nullptr, i1e_0_results, i1e_0_inputs, 0},
    {i1e_gradient_x, nullptr, i1e_1_results, i1e_1_inputs, 1},
};

// the primitive _bessel_i
std::vector<mx::array> bessel_i_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const BesselIAttributes*>(raw);
  const auto v0 = gpu::bessel_i(attributes.order, x);
  return {v0};
}

// 0.5 * g * (_bessel_i(order - 1, x) + _bessel_i(order + 1, x))
std::vector<mx::array> bessel_i_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const BesselIAttributes*>(raw);
  const auto v0 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v1 = gpu::bessel_i(attributes.order - 1, x);
  const auto v2 = gpu::bessel_i(attributes.order + 1, x);
  const auto v3 = gpu::add(v1, v2);
  const auto v4 = gpu::multiply(v0, v3);
  return {v4};
}

constexpr PartOperand bessel_i_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bessel_i_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bessel_i_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bessel_i_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart bessel_i_parts[] = {
    {bessel_i_forward, nullptr, bessel_i_0_results, bessel_i_0_inputs, 0},
    {bessel_i_gradient_x, nullptr, bessel_i_1_results, bessel_i_1_inputs, 1},
};

// the primitive _i0e_derivative
std::vector<mx::array> i0e_derivative_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const I0eDerivativeAttributes*>(raw);
  const auto v0 = gpu::i0e_derivative(attributes.order, x);
  return {v0};
}

// g * sign(x) * _i0e_derivative(order + 1, x)
std::vector<mx::array> i0e_derivative_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const I0eDerivativeAttributes*>(raw);
  const auto v0 = gpu::sign(x);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = gpu::i0e_derivative(attributes.order + 1, x);
  const auto v3 = gpu::multiply(v1, v2);
  return {v3};
}

constexpr PartOperand i0e_derivative_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i0e_derivative_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i0e_derivative_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand i0e_derivative_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart i0e_derivative_parts[] = {
    {i0e_derivative_forward, nullptr, i0e_derivative_0_results, i0e_derivative_0_inputs, 0},
    {i0e_derivative_gradient_x, nullptr, i0e_derivative_1_results, i0e_derivative_1_inputs, 1},
};

// the primitive j0
std::vector<mx::array> j0_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::j0(x);
  return {v0};
}

// -g * j1(x)
std::vector<mx::array> j0_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::j1(x);
  const auto v2 = gpu::multiply(v0, v1);
  return {v2};
}

constexpr PartOperand j0_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand j0_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand j0_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand j0_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart j0_parts[] = {
    {j0_forward, nullptr, j0_0_results, j0_0_inputs, 0},
    {j0_gradient_x, nullptr, j0_1_results, j0_1_inputs, 1},
};

// the primitive j1
std::vector<mx::array> j1_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::j1(x);
  return {v0};
}

// 0.5 * g * (j0(x) - _bessel_j(2, x))
std::vector<mx::array> j1_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v1 = gpu::j0(x);
  const auto v2 = gpu::bessel_j(2, x);
  const auto v3 = gpu::subtract(v1, v2);
  const auto v4 = gpu::multiply(v0, v3);
  return {v4};
}

constexpr PartOperand j1_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand j1_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand j1_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand j1_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart j1_parts[] = {
    {j1_forward, nullptr, j1_0_results, j1_0_inputs, 0},
    {j1_gradient_x, nullptr, j1_1_results, j1_1_inputs, 1},
};

// the primitive _bessel_j
std::vector<mx::array> bessel_j_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const BesselJAttributes*>(raw);
  const auto v0 = gpu::bessel_j(attributes.order, x);
  return {v0};
}

// 0.5 * g * (_bessel_j(order - 1, x) - _bessel_j(order + 1, x))
std::vector<mx::array> bessel_j_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const BesselJAttributes*>(raw);
  const auto v0 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v1 = gpu::bessel_j(attributes.order - 1, x);
  const auto v2 = gpu::bessel_j(attributes.order + 1, x);
  const auto v3 = gpu::subtract(v1, v2);
  const auto v4 = gpu::multiply(v0, v3);
  return {v4};
}

constexpr PartOperand bessel_j_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bessel_j_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bessel_j_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bessel_j_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart bessel_j_parts[] = {
    {bessel_j_forward, nullptr, bessel_j_0_results, bessel_j_0_inputs, 0},
    {bessel_j_gradient_x, nullptr, bessel_j_1_results, bessel_j_1_inputs, 1},
};

}  // namespace

void register_special_functions() {
  add_elementwise(GcdBackward::schema_v1, gcd_parts);
  add_elementwise(LcmBackward::schema_v1, lcm_parts);
  add_elementwise(ZetaBackward::schema_v1, zeta_parts);
  add_elementwise(ZetaDerivativeBackward::schema_v1, zeta_derivative_parts);
  add_elementwise(BetaBackward::schema_v1, beta_parts);
  add_elementwise(BetalnBackward::schema_v1, betaln_parts);
  add_elementwise(PolygammaRiseBackward::schema_v1, polygamma_rise_parts);
  add_elementwise(GammaincBackward::schema_v1, gammainc_parts);
  add_elementwise(GammainccBackward::schema_v1, gammaincc_parts);
  add_elementwise(GammaincDerivativeBackward::schema_v1, gammainc_derivative_parts);
  add_elementwise(GammaDensityBackward::schema_v1, gamma_density_parts);
  add_elementwise(I0Backward::schema_v1, i0_parts);
  add_elementwise(I0eBackward::schema_v1, i0e_parts);
  add_elementwise(I1Backward::schema_v1, i1_parts);
  add_elementwise(I1eBackward::schema_v1, i1e_parts);
  add_elementwise(BesselIBackward::schema_v1, bessel_i_parts);
  add_elementwise(I0eDerivativeBackward::schema_v1, i0e_derivative_parts);
  add_elementwise(J0Backward::schema_v1, j0_parts);
  add_elementwise(J1Backward::schema_v1, j1_parts);
  add_elementwise(BesselJBackward::schema_v1, bessel_j_parts);
}

}  // namespace pylucid::gpu
