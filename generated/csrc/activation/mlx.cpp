// Generated from ops.yaml. Do not edit.
// The activation family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "activation/nodes.h"

namespace pylucid::gpu {

namespace {

// 1 / (1 + exp(-x)) if is_complex(x) else where(x < 0, exp(-abs(x)), 1) / (1 + exp(-abs(x)))
std::vector<mx::array> sigmoid_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::sigmoid(x);
  return {v0};
}

// g * sigmoid(x) * sigmoid(-x) if is_complex(x) else g * _sigmoid_slope(x)
std::vector<mx::array> sigmoid_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::abs(x);
  const auto v1 = mx::negative(v0);
  const auto v2 = gpu::exp(v1);
  const auto v3 = gpu::add(gpu::constant(1, v2), v2);
  const auto v4 = gpu::square(v3);
  const auto v5 = gpu::divide(v2, v4);
  const auto v6 = gpu::multiply(g, v5);
  return {v6};
}

// g * sigmoid(x) * sigmoid(-x) if is_complex(x) else g * _sigmoid_slope(x)
std::vector<mx::array> sigmoid_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::conjugate(g);
  const auto v1 = gpu::sigmoid(x);
  const auto v2 = gpu::multiply(v0, v1);
  const auto v3 = mx::negative(x);
  const auto v4 = gpu::sigmoid(v3);
  const auto v5 = gpu::multiply(v2, v4);
  const auto v6 = mx::conjugate(v5);
  return {v6};
}

constexpr PartOperand sigmoid_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sigmoid_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sigmoid_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sigmoid_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart sigmoid_parts[] = {
    {sigmoid_forward, sigmoid_forward, sigmoid_0_results, sigmoid_0_inputs, 0},
    {sigmoid_gradient_x, sigmoid_gradient_x_complex, sigmoid_1_results, sigmoid_1_inputs, 1},
};

// exp(-abs(x)) / square(1 + exp(-abs(x)))
std::vector<mx::array> sigmoid_slope_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::abs(x);
  const auto v1 = mx::negative(v0);
  const auto v2 = gpu::exp(v1);
  const auto v3 = gpu::add(gpu::constant(1, v2), v2);
  const auto v4 = gpu::square(v3);
  const auto v5 = gpu::divide(v2, v4);
  return {v5};
}

// -g * out * tanh(0.5 * x)
std::vector<mx::array> sigmoid_slope_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::multiply(v0, y);
  const auto v2 = gpu::multiply(gpu::constant(0.5, x), x);
  const auto v3 = gpu::tanh(v2);
  const auto v4 = gpu::multiply(v1, v3);
  return {v4};
}

constexpr PartOperand sigmoid_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sigmoid_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sigmoid_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sigmoid_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart sigmoid_slope_parts[] = {
    {sigmoid_slope_forward, nullptr, sigmoid_slope_0_results, sigmoid_slope_0_inputs, 0},
    {sigmoid_slope_gradient_x, nullptr, sigmoid_slope_1_results, sigmoid_slope_1_inputs, 1},
};

// -logaddexp(-x, 0)
std::vector<mx::array> log_sigmoid_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::negative(x);
  const auto v1 = gpu::logaddexp(v0, gpu::constant(0, v0));
  const auto v2 = mx::negative(v1);
  return {v2};
}

// -g * expm1(out)
std::vector<mx::array> log_sigmoid_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::expm1(y);
  const auto v2 = gpu::multiply(v0, v1);
  return {v2};
}

constexpr PartOperand log_sigmoid_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log_sigmoid_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log_sigmoid_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log_sigmoid_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart log_sigmoid_parts[] = {
    {log_sigmoid_forward, nullptr, log_sigmoid_0_results, log_sigmoid_0_inputs, 0},
    {log_sigmoid_gradient_x, nullptr, log_sigmoid_1_results, log_sigmoid_1_inputs, 1},
};

// logaddexp(beta * x, 0) / beta
std::vector<mx::array> softplus_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const SoftplusAttributes*>(raw);
  const auto v0 = gpu::multiply(gpu::constant(attributes.beta, x), x);
  const auto v1 = gpu::logaddexp(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(v1, gpu::constant(attributes.beta, v1));
  return {v2};
}

// g * sigmoid(beta * x)
std::vector<mx::array> softplus_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const SoftplusAttributes*>(raw);
  const auto v0 = gpu::multiply(gpu::constant(attributes.beta, x), x);
  const auto v1 = gpu::sigmoid(v0);
  const auto v2 = gpu::multiply(g, v1);
  return {v2};
}

constexpr PartOperand softplus_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand softplus_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand softplus_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand softplus_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart softplus_parts[] = {
    {softplus_forward, nullptr, softplus_0_results, softplus_0_inputs, 0},
    {softplus_gradient_x, nullptr, softplus_1_results, softplus_1_inputs, 1},
};

// x / (1 + exp(-x)) if is_complex(x) else x * where(x < 0, exp(-0.5 * abs(x)), 1) * where(x < 0, exp(-0.5 * abs(x)), 1) / (1 + square(exp(-0.5 * abs(x))))
std::vector<mx::array> silu_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::less(x, gpu::constant(0, x));
  const auto v1 = mx::abs(x);
  const auto v2 = gpu::multiply(gpu::constant(-0.5, v1), v1);
  const auto v3 = gpu::exp(v2);
  const auto v4 = mx::where(v0, v3, gpu::constant(1, v3));
  const auto v5 = gpu::multiply(x, v4);
  const auto v6 = gpu::multiply(v5, v4);
  const auto v7 = gpu::square(v3);
  const auto v8 = gpu::add(gpu::constant(1, v7), v7);
  const auto v9 = gpu::divide(v6, v8);
  return {v9};
}

// x / (1 + exp(-x)) if is_complex(x) else x * where(x < 0, exp(-0.5 * abs(x)), 1) * where(x < 0, exp(-0.5 * abs(x)), 1) / (1 + square(exp(-0.5 * abs(x))))
std::vector<mx::array> silu_forward_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::negative(x);
  const auto v1 = gpu::exp(v0);
  const auto v2 = gpu::add(gpu::constant(1, v1), v1);
  const auto v3 = gpu::divide(x, v2);
  return {v3};
}

// g * sigmoid(x) * (1 + x * sigmoid(-x)) if is_complex(x) else g * _silu_slope(x)
std::vector<mx::array> silu_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::sigmoid(x);
  const auto v1 = mx::abs(x);
  const auto v2 = mx::less(v1, gpu::constant(1000, v1));
  const auto v3 = mx::where(v2, x, gpu::constant(0, x));
  const auto v4 = gpu::subtract(gpu::constant(1, v0), v0);
  const auto v5 = gpu::multiply(v3, v4);
  const auto v6 = gpu::add(gpu::constant(1, v5), v5);
  const auto v7 = gpu::multiply(v0, v6);
  const auto v8 = gpu::multiply(g, v7);
  return {v8};
}

// g * sigmoid(x) * (1 + x * sigmoid(-x)) if is_complex(x) else g * _silu_slope(x)
std::vector<mx::array> silu_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::conjugate(g);
  const auto v1 = gpu::sigmoid(x);
  const auto v2 = gpu::multiply(v0, v1);
  const auto v3 = mx::negative(x);
  const auto v4 = gpu::sigmoid(v3);
  const auto v5 = gpu::multiply(x, v4);
  const auto v6 = gpu::add(gpu::constant(1, v5), v5);
  const auto v7 = gpu::multiply(v2, v6);
  const auto v8 = mx::conjugate(v7);
  return {v8};
}

constexpr PartOperand silu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand silu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand silu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand silu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart silu_parts[] = {
    {silu_forward, silu_forward_complex, silu_0_results, silu_0_inputs, 0},
    {silu_gradient_x, silu_gradient_x_complex, silu_1_results, silu_1_inputs, 1},
};

// sigmoid(x) * (1 + where(abs(x) < 1000, x, 0) * (1 - sigmoid(x)))
std::vector<mx::array> silu_slope_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::sigmoid(x);
  const auto v1 = mx::abs(x);
  const auto v2 = mx::less(v1, gpu::constant(1000, v1));
  const auto v3 = mx::where(v2, x, gpu::constant(0, x));
  const auto v4 = gpu::subtract(gpu::constant(1, v0), v0);
  const auto v5 = gpu::multiply(v3, v4);
  const auto v6 = gpu::add(gpu::constant(1, v5), v5);
  const auto v7 = gpu::multiply(v0, v6);
  return {v7};
}

// g * _sigmoid_slope(x) * (2 - clip(x, -1000, 1000) * tanh(0.5 * x))
std::vector<mx::array> silu_slope_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::abs(x);
  const auto v1 = mx::negative(v0);
  const auto v2 = gpu::exp(v1);
  const auto v3 = gpu::add(gpu::constant(1, v2), v2);
  const auto v4 = gpu::square(v3);
  const auto v5 = gpu::divide(v2, v4);
  const auto v6 = gpu::multiply(g, v5);
  const auto v7 = mx::maximum(gpu::constant(-1000, x), x);
  const auto v8 = mx::minimum(gpu::constant(1000, v7), v7);
  const auto v9 = gpu::multiply(gpu::constant(0.5, x), x);
  const auto v10 = gpu::tanh(v9);
  const auto v11 = gpu::multiply(v8, v10);
  const auto v12 = gpu::subtract(gpu::constant(2, v11), v11);
  const auto v13 = gpu::multiply(v6, v12);
  return {v13};
}

constexpr PartOperand silu_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand silu_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand silu_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand silu_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart silu_slope_parts[] = {
    {silu_slope_forward, nullptr, silu_slope_0_results, silu_slope_0_inputs, 0},
    {silu_slope_gradient_x, nullptr, silu_slope_1_results, silu_slope_1_inputs, 1},
};

// x * sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x))
std::vector<mx::array> gelu_forward_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::multiply(gpu::constant(1.5957691216057308, x), x);
  const auto v1 = gpu::multiply(gpu::constant(0.044715, x), x);
  const auto v2 = gpu::multiply(v1, x);
  const auto v3 = gpu::add(gpu::constant(1, v2), v2);
  const auto v4 = gpu::multiply(v0, v3);
  const auto v5 = gpu::sigmoid(v4);
  const auto v6 = gpu::multiply(x, v5);
  return {v6};
}

// x * _normal_cdf(x)
std::vector<mx::array> gelu_forward_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::normal_cdf(x);
  const auto v1 = gpu::multiply(x, v0);
  return {v1};
}

// g * _gelu_tanh_slope(x)
std::vector<mx::array> gelu_gradient_x_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(1.5957691216057308, x), x);
  const auto v1 = gpu::multiply(gpu::constant(0.044715, x), x);
  const auto v2 = gpu::multiply(v1, x);
  const auto v3 = gpu::add(gpu::constant(1, v2), v2);
  const auto v4 = gpu::multiply(v0, v3);
  const auto v5 = gpu::sigmoid(v4);
  const auto v6 = mx::maximum(gpu::constant(-40, x), x);
  const auto v7 = mx::minimum(gpu::constant(40, v6), v6);
  const auto v8 = gpu::subtract(gpu::constant(1, v5), v5);
  const auto v9 = gpu::multiply(v7, v8);
  const auto v10 = gpu::multiply(v9, gpu::constant(1.5957691216057308, v9));
  const auto v11 = gpu::multiply(gpu::constant(0.134145, v7), v7);
  const auto v12 = gpu::multiply(v11, v7);
  const auto v13 = gpu::add(gpu::constant(1, v12), v12);
  const auto v14 = gpu::multiply(v10, v13);
  const auto v15 = gpu::add(gpu::constant(1, v14), v14);
  const auto v16 = gpu::multiply(v5, v15);
  const auto v17 = gpu::multiply(g, v16);
  return {v17};
}

// g * (_normal_cdf(x) + clip(x, -40, 40) * _normal_pdf(x))
std::vector<mx::array> gelu_gradient_x_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::normal_cdf(x);
  const auto v1 = mx::maximum(gpu::constant(-40, x), x);
  const auto v2 = mx::minimum(gpu::constant(40, v1), v1);
  const auto v3 = gpu::normal_pdf(x);
  const auto v4 = gpu::multiply(v2, v3);
  const auto v5 = gpu::add(v0, v4);
  const auto v6 = gpu::multiply(g, v5);
  return {v6};
}

constexpr PartOperand gelu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gelu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gelu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gelu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gelu_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gelu_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand gelu_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gelu_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart gelu_parts[] = {
    {gelu_forward_0, nullptr, gelu_0_results, gelu_0_inputs, 0},
    {gelu_forward_1, nullptr, gelu_1_results, gelu_1_inputs, 0},
    {gelu_gradient_x_0, nullptr, gelu_2_results, gelu_2_inputs, 1},
    {gelu_gradient_x_1, nullptr, gelu_3_results, gelu_3_inputs, 1},
};

// sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x)) * (1 + clip(x, -40, 40) * (1 - sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x))) * 1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40)))
std::vector<mx::array> gelu_tanh_slope_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::multiply(gpu::constant(1.5957691216057308, x), x);
  const auto v1 = gpu::multiply(gpu::constant(0.044715, x), x);
  const auto v2 = gpu::multiply(v1, x);
  const auto v3 = gpu::add(gpu::constant(1, v2), v2);
  const auto v4 = gpu::multiply(v0, v3);
  const auto v5 = gpu::sigmoid(v4);
  const auto v6 = mx::maximum(gpu::constant(-40, x), x);
  const auto v7 = mx::minimum(gpu::constant(40, v6), v6);
  const auto v8 = gpu::subtract(gpu::constant(1, v5), v5);
  const auto v9 = gpu::multiply(v7, v8);
  const auto v10 = gpu::multiply(v9, gpu::constant(1.5957691216057308, v9));
  const auto v11 = gpu::multiply(gpu::constant(0.134145, v7), v7);
  const auto v12 = gpu::multiply(v11, v7);
  const auto v13 = gpu::add(gpu::constant(1, v12), v12);
  const auto v14 = gpu::multiply(v10, v13);
  const auto v15 = gpu::add(gpu::constant(1, v14), v14);
  const auto v16 = gpu::multiply(v5, v15);
  return {v16};
}

// g * _sigmoid_slope(1.5957691216057308 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40))) * (2 * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) + 0.4281288976356015 * clip(x, -40, 40) * clip(x, -40, 40) - clip(x, -40, 40) * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) * tanh(0.5 * (1.5957691216057308 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40)))))
std::vector<mx::array> gelu_tanh_slope_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::maximum(gpu::constant(-40, x), x);
  const auto v1 = mx::minimum(gpu::constant(40, v0), v0);
  const auto v2 = gpu::multiply(gpu::constant(1.5957691216057308, v1), v1);
  const auto v3 = gpu::multiply(gpu::constant(0.044715, v1), v1);
  const auto v4 = gpu::multiply(v3, v1);
  const auto v5 = gpu::add(gpu::constant(1, v4), v4);
  const auto v6 = gpu::multiply(v2, v5);
  const auto v7 = mx::abs(v6);
  const auto v8 = mx::negative(v7);
  const auto v9 = gpu::exp(v8);
  const auto v10 = gpu::add(gpu::constant(1, v9), v9);
  const auto v11 = gpu::square(v10);
  const auto v12 = gpu::divide(v9, v11);
  const auto v13 = gpu::multiply(g, v12);
  const auto v14 = gpu::multiply(gpu::constant(0.134145, v1), v1);
  const auto v15 = gpu::multiply(v14, v1);
  const auto v16 = gpu::add(gpu::constant(1, v15), v15);
  const auto v17 = gpu::multiply(gpu::constant(1.5957691216057308, v16), v16);
  const auto v18 = gpu::multiply(gpu::constant(2, v17), v17);
  const auto v19 = gpu::multiply(gpu::constant(0.4281288976356015, v1), v1);
  const auto v20 = gpu::multiply(v19, v1);
  const auto v21 = gpu::add(v18, v20);
  const auto v22 = gpu::multiply(v1, v17);
  const auto v23 = gpu::multiply(v22, v17);
  const auto v24 = gpu::multiply(gpu::constant(0.5, v6), v6);
  const auto v25 = gpu::tanh(v24);
  const auto v26 = gpu::multiply(v23, v25);
  const auto v27 = gpu::subtract(v21, v26);
  const auto v28 = gpu::multiply(v13, v27);
  return {v28};
}

constexpr PartOperand gelu_tanh_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gelu_tanh_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gelu_tanh_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand gelu_tanh_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart gelu_tanh_slope_parts[] = {
    {gelu_tanh_slope_forward, nullptr, gelu_tanh_slope_0_results, gelu_tanh_slope_0_inputs, 0},
    {gelu_tanh_slope_gradient_x, nullptr, gelu_tanh_slope_1_results, gelu_tanh_slope_1_inputs, 1},
};

// where(x > 20, x, x * exp(0.5 * x) * (exp(0.5 * x) * (square(exp(0.5 * x)) + 2) / (square(exp(0.5 * x)) * (square(exp(0.5 * x)) + 2) + 2)))
std::vector<mx::array> mish_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::greater(x, gpu::constant(20, x));
  const auto v1 = gpu::multiply(gpu::constant(0.5, x), x);
  const auto v2 = gpu::exp(v1);
  const auto v3 = gpu::multiply(x, v2);
  const auto v4 = gpu::square(v2);
  const auto v5 = gpu::add(v4, gpu::constant(2, v4));
  const auto v6 = gpu::multiply(v2, v5);
  const auto v7 = gpu::multiply(v4, v5);
  const auto v8 = gpu::add(v7, gpu::constant(2, v7));
  const auto v9 = gpu::divide(v6, v8);
  const auto v10 = gpu::multiply(v3, v9);
  const auto v11 = mx::where(v0, x, v10);
  return {v11};
}

// g * where(x < 0, exp(x) * (exp(x) + 2) / (exp(x) * (exp(x) + 2) + 2) + 4 * clip(x, -1000, 1000) * (exp(x) / (exp(x) * (exp(x) + 2) + 2)) * ((exp(x) + 1) / (exp(x) * (exp(x) + 2) + 2)), 1 - 2 * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) + 4 * clip(x, -1000, 1000) * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) * ((1 + exp(-x)) / (1 + 2 * exp(-x) * (1 + exp(-x)))))
std::vector<mx::array> mish_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::less(x, gpu::constant(0, x));
  const auto v1 = gpu::exp(x);
  const auto v2 = gpu::add(v1, gpu::constant(2, v1));
  const auto v3 = gpu::multiply(v1, v2);
  const auto v4 = gpu::add(v3, gpu::constant(2, v3));
  const auto v5 = gpu::divide(v3, v4);
  const auto v6 = mx::maximum(gpu::constant(-1000, x), x);
  const auto v7 = mx::minimum(gpu::constant(1000, v6), v6);
  const auto v8 = gpu::multiply(gpu::constant(4, v7), v7);
  const auto v9 = gpu::divide(v1, v4);
  const auto v10 = gpu::multiply(v8, v9);
  const auto v11 = gpu::add(v1, gpu::constant(1, v1));
  const auto v12 = gpu::divide(v11, v4);
  const auto v13 = gpu::multiply(v10, v12);
  const auto v14 = gpu::add(v5, v13);
  const auto v15 = mx::negative(x);
  const auto v16 = gpu::exp(v15);
  const auto v17 = gpu::multiply(gpu::constant(2, v16), v16);
  const auto v18 = gpu::add(gpu::constant(1, v16), v16);
  const auto v19 = gpu::multiply(v17, v18);
  const auto v20 = gpu::add(gpu::constant(1, v19), v19);
  const auto v21 = gpu::divide(v16, v20);
  const auto v22 = gpu::multiply(v17, v21);
  const auto v23 = gpu::subtract(gpu::constant(1, v22), v22);
  const auto v24 = gpu::multiply(v8, v16);
  const auto v25 = gpu::multiply(v24, v21);
  const auto v26 = gpu::divide(v18, v20);
  const auto v27 = gpu::multiply(v25, v26);
  const auto v28 = gpu::add(v23, v27);
  const auto v29 = mx::where(v0, v14, v28);
  const auto v30 = gpu::multiply(g, v29);
  return {v30};
}

constexpr PartOperand mish_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand mish_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand mish_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand mish_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart mish_parts[] = {
    {mish_forward, nullptr, mish_0_results, mish_0_inputs, 0},
    {mish_gradient_x, nullptr, mish_1_results, mish_1_inputs, 1},
};

// where(x <= 0, 0, x)
std::vector<mx::array> relu_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = mx::where(v0, gpu::constant(0, x), x);
  return {v1};
}

// where(x <= 0, 0, g)
std::vector<mx::array> relu_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = mx::where(v0, gpu::constant(0, g), g);
  return {v1};
}

constexpr PartOperand relu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand relu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand relu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand relu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart relu_parts[] = {
    {relu_forward, nullptr, relu_0_results, relu_0_inputs, 0},
    {relu_gradient_x, nullptr, relu_1_results, relu_1_inputs, 0},
};

// where(x <= 0, 0, where(x >= 6, 6, x))
std::vector<mx::array> relu6_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = mx::greater_equal(x, gpu::constant(6, x));
  const auto v2 = mx::where(v1, gpu::constant(6, x), x);
  const auto v3 = mx::where(v0, gpu::constant(0, v2), v2);
  return {v3};
}

// where(x >= 6, 0, where(x <= 0, 0, g))
std::vector<mx::array> relu6_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::greater_equal(x, gpu::constant(6, x));
  const auto v1 = mx::less_equal(x, gpu::constant(0, x));
  const auto v2 = mx::where(v1, gpu::constant(0, g), g);
  const auto v3 = mx::where(v0, gpu::constant(0, v2), v2);
  return {v3};
}

constexpr PartOperand relu6_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand relu6_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand relu6_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand relu6_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart relu6_parts[] = {
    {relu6_forward, nullptr, relu6_0_results, relu6_0_inputs, 0},
    {relu6_gradient_x, nullptr, relu6_1_results, relu6_1_inputs, 0},
};

// where(x <= 0, negative_slope * x, x)
std::vector<mx::array> leaky_relu_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const LeakyReluAttributes*>(raw);
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = gpu::multiply(gpu::constant(attributes.negative_slope, x), x);
  const auto v2 = mx::where(v0, v1, x);
  return {v2};
}

// where(x <= 0, negative_slope * g, g)
std::vector<mx::array> leaky_relu_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const LeakyReluAttributes*>(raw);
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = gpu::multiply(gpu::constant(attributes.negative_slope, g), g);
  const auto v2 = mx::where(v0, v1, g);
  return {v2};
}

constexpr PartOperand leaky_relu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand leaky_relu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand leaky_relu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand leaky_relu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart leaky_relu_parts[] = {
    {leaky_relu_forward, nullptr, leaky_relu_0_results, leaky_relu_0_inputs, 0},
    {leaky_relu_gradient_x, nullptr, leaky_relu_1_results, leaky_relu_1_inputs, 1},
};

// where(x <= 0, alpha * expm1(x), x)
std::vector<mx::array> elu_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const EluAttributes*>(raw);
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = gpu::expm1(x);
  const auto v2 = gpu::multiply(gpu::constant(attributes.alpha, v1), v1);
  const auto v3 = mx::where(v0, v2, x);
  return {v3};
}

// where(x <= 0, g * alpha * exp(x), g)
std::vector<mx::array> elu_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const EluAttributes*>(raw);
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = gpu::multiply(g, gpu::constant(attributes.alpha, g));
  const auto v2 = gpu::exp(x);
  const auto v3 = gpu::multiply(v1, v2);
  const auto v4 = mx::where(v0, v3, g);
  return {v4};
}

constexpr PartOperand elu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand elu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand elu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand elu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart elu_parts[] = {
    {elu_forward, nullptr, elu_0_results, elu_0_inputs, 0},
    {elu_gradient_x, nullptr, elu_1_results, elu_1_inputs, 1},
};

// where(x <= 0, alpha * expm1(x / alpha), x)
std::vector<mx::array> celu_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const CeluAttributes*>(raw);
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = gpu::divide(x, gpu::constant(attributes.alpha, x));
  const auto v2 = gpu::expm1(v1);
  const auto v3 = gpu::multiply(gpu::constant(attributes.alpha, v2), v2);
  const auto v4 = mx::where(v0, v3, x);
  return {v4};
}

// where(x <= 0, g * exp(x / alpha), g)
std::vector<mx::array> celu_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const CeluAttributes*>(raw);
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = gpu::divide(x, gpu::constant(attributes.alpha, x));
  const auto v2 = gpu::exp(v1);
  const auto v3 = gpu::multiply(g, v2);
  const auto v4 = mx::where(v0, v3, g);
  return {v4};
}

constexpr PartOperand celu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand celu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand celu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand celu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart celu_parts[] = {
    {celu_forward, nullptr, celu_0_results, celu_0_inputs, 0},
    {celu_gradient_x, nullptr, celu_1_results, celu_1_inputs, 1},
};

// where(x <= 0, 1.7580993408473766 * expm1(x), 1.0507009873554805 * x)
std::vector<mx::array> selu_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = gpu::expm1(x);
  const auto v2 = gpu::multiply(gpu::constant(1.7580993408473766, v1), v1);
  const auto v3 = gpu::multiply(gpu::constant(1.0507009873554805, x), x);
  const auto v4 = mx::where(v0, v2, v3);
  return {v4};
}

// where(x <= 0, 1.7580993408473766 * g * exp(x), 1.0507009873554805 * g)
std::vector<mx::array> selu_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::less_equal(x, gpu::constant(0, x));
  const auto v1 = gpu::multiply(gpu::constant(1.7580993408473766, g), g);
  const auto v2 = gpu::exp(x);
  const auto v3 = gpu::multiply(v1, v2);
  const auto v4 = gpu::multiply(gpu::constant(1.0507009873554805, g), g);
  const auto v5 = mx::where(v0, v3, v4);
  return {v5};
}

constexpr PartOperand selu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand selu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand selu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand selu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart selu_parts[] = {
    {selu_forward, nullptr, selu_0_results, selu_0_inputs, 0},
    {selu_gradient_x, nullptr, selu_1_results, selu_1_inputs, 1},
};

// where(x <= min_val, min_val, where(x >= max_val, max_val, x))
std::vector<mx::array> hard_tanh_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const HardTanhAttributes*>(raw);
  const auto v0 = mx::less_equal(x, gpu::constant(attributes.min_val, x));
  const auto v1 = mx::greater_equal(x, gpu::constant(attributes.max_val, x));
  const auto v2 = mx::where(v1, gpu::constant(attributes.max_val, x), x);
  const auto v3 = mx::where(v0, gpu::constant(attributes.min_val, v2), v2);
  return {v3};
}

// where(x >= max_val, 0, where(x <= min_val, 0, g))
std::vector<mx::array> hard_tanh_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const HardTanhAttributes*>(raw);
  const auto v0 = mx::greater_equal(x, gpu::constant(attributes.max_val, x));
  const auto v1 = mx::less_equal(x, gpu::constant(attributes.min_val, x));
  const auto v2 = mx::where(v1, gpu::constant(0, g), g);
  const auto v3 = mx::where(v0, gpu::constant(0, v2), v2);
  return {v3};
}

constexpr PartOperand hard_tanh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_tanh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_tanh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_tanh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart hard_tanh_parts[] = {
    {hard_tanh_forward, nullptr, hard_tanh_0_results, hard_tanh_0_inputs, 0},
    {hard_tanh_gradient_x, nullptr, hard_tanh_1_results, hard_tanh_1_inputs, 0},
};

// where(x <= -3, 0, where(x >= 3, 1, x / 6 + 0.5))
std::vector<mx::array> hard_sigmoid_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::less_equal(x, gpu::constant(-3, x));
  const auto v1 = mx::greater_equal(x, gpu::constant(3, x));
  const auto v2 = gpu::divide(x, gpu::constant(6, x));
  const auto v3 = gpu::add(v2, gpu::constant(0.5, v2));
  const auto v4 = mx::where(v1, gpu::constant(1, v3), v3);
  const auto v5 = mx::where(v0, gpu::constant(0, v4), v4);
  return {v5};
}

// where(x >= 3, 0, where(x <= -3, 0, g / 6))
std::vector<mx::array> hard_sigmoid_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::greater_equal(x, gpu::constant(3, x));
  const auto v1 = mx::less_equal(x, gpu::constant(-3, x));
  const auto v2 = gpu::divide(g, gpu::constant(6, g));
  const auto v3 = mx::where(v1, gpu::constant(0, v2), v2);
  const auto v4 = mx::where(v0, gpu::constant(0, v3), v3);
  return {v4};
}

constexpr PartOperand hard_sigmoid_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_sigmoid_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_sigmoid_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_sigmoid_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart hard_sigmoid_parts[] = {
    {hard_sigmoid_forward, nullptr, hard_sigmoid_0_results, hard_sigmoid_0_inputs, 0},
    {hard_sigmoid_gradient_x, nullptr, hard_sigmoid_1_results, hard_sigmoid_1_inputs, 0},
};

// where(x <= -3, 0, where(x >= 3, x, x * (x + 3) / 6))
std::vector<mx::array> hard_swish_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::less_equal(x, gpu::constant(-3, x));
  const auto v1 = mx::greater_equal(x, gpu::constant(3, x));
  const auto v2 = gpu::add(x, gpu::constant(3, x));
  const auto v3 = gpu::multiply(x, v2);
  const auto v4 = gpu::divide(v3, gpu::constant(6, v3));
  const auto v5 = mx::where(v1, x, v4);
  const auto v6 = mx::where(v0, gpu::constant(0, v5), v5);
  return {v6};
}

// where(x <= -3, 0, where(x >= 3, g, g * (x / 3 + 0.5)))
std::vector<mx::array> hard_swish_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::less_equal(x, gpu::constant(-3, x));
  const auto v1 = mx::greater_equal(x, gpu::constant(3, x));
  const auto v2 = gpu::divide(x, gpu::constant(3, x));
  const auto v3 = gpu::add(v2, gpu::constant(0.5, v2));
  const auto v4 = gpu::multiply(g, v3);
  const auto v5 = mx::where(v1, g, v4);
  const auto v6 = mx::where(v0, gpu::constant(0, v5), v5);
  return {v6};
}

constexpr PartOperand hard_swish_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_swish_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_swish_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_swish_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart hard_swish_parts[] = {
    {hard_swish_forward, nullptr, hard_swish_0_results, hard_swish_0_inputs, 0},
    {hard_swish_gradient_x, nullptr, hard_swish_1_results, hard_swish_1_inputs, 1},
};

// where(abs(x) <= lambd, 0, x)
std::vector<mx::array> hard_shrink_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const HardShrinkAttributes*>(raw);
  const auto v0 = mx::abs(x);
  const auto v1 = mx::less_equal(v0, gpu::constant(attributes.lambd, v0));
  const auto v2 = mx::where(v1, gpu::constant(0, x), x);
  return {v2};
}

// where(abs(x) <= lambd, 0, g)
std::vector<mx::array> hard_shrink_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const HardShrinkAttributes*>(raw);
  const auto v0 = mx::abs(x);
  const auto v1 = mx::less_equal(v0, gpu::constant(attributes.lambd, v0));
  const auto v2 = mx::where(v1, gpu::constant(0, g), g);
  return {v2};
}

constexpr PartOperand hard_shrink_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_shrink_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_shrink_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hard_shrink_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart hard_shrink_parts[] = {
    {hard_shrink_forward, nullptr, hard_shrink_0_results, hard_shrink_0_inputs, 0},
    {hard_shrink_gradient_x, nullptr, hard_shrink_1_results, hard_shrink_1_inputs, 0},
};

// where(abs(x) <= lambd, 0, x - lambd * sign(x))
std::vector<mx::array> soft_shrink_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const SoftShrinkAttributes*>(raw);
  const auto v0 = mx::abs(x);
  const auto v1 = mx::less_equal(v0, gpu::constant(attributes.lambd, v0));
  const auto v2 = gpu::sign(x);
  const auto v3 = gpu::multiply(gpu::constant(attributes.lambd, v2), v2);
  const auto v4 = gpu::subtract(x, v3);
  const auto v5 = mx::where(v1, gpu::constant(0, v4), v4);
  return {v5};
}

// where(abs(x) <= lambd, 0, g)
std::vector<mx::array> soft_shrink_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const SoftShrinkAttributes*>(raw);
  const auto v0 = mx::abs(x);
  const auto v1 = mx::less_equal(v0, gpu::constant(attributes.lambd, v0));
  const auto v2 = mx::where(v1, gpu::constant(0, g), g);
  return {v2};
}

constexpr PartOperand soft_shrink_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand soft_shrink_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand soft_shrink_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand soft_shrink_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart soft_shrink_parts[] = {
    {soft_shrink_forward, nullptr, soft_shrink_0_results, soft_shrink_0_inputs, 0},
    {soft_shrink_gradient_x, nullptr, soft_shrink_1_results, soft_shrink_1_inputs, 0},
};

// where(abs(x) < 0.625, x * (x * x) * (675675 + x * x * (45045 + x * x * (594 + x * x))) / (2027025 + x * x * (945945 + x * x * (51975 + x * x * (630 + x * x)))), x - tanh(x))
std::vector<mx::array> tanh_shrink_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::abs(x);
  const auto v1 = mx::less(v0, gpu::constant(0.625, v0));
  const auto v2 = gpu::multiply(x, x);
  const auto v3 = gpu::multiply(x, v2);
  const auto v4 = gpu::add(gpu::constant(594, v2), v2);
  const auto v5 = gpu::multiply(v2, v4);
  const auto v6 = gpu::add(gpu::constant(45045, v5), v5);
  const auto v7 = gpu::multiply(v2, v6);
  const auto v8 = gpu::add(gpu::constant(675675, v7), v7);
  const auto v9 = gpu::multiply(v3, v8);
  const auto v10 = gpu::add(gpu::constant(630, v2), v2);
  const auto v11 = gpu::multiply(v2, v10);
  const auto v12 = gpu::add(gpu::constant(51975, v11), v11);
  const auto v13 = gpu::multiply(v2, v12);
  const auto v14 = gpu::add(gpu::constant(945945, v13), v13);
  const auto v15 = gpu::multiply(v2, v14);
  const auto v16 = gpu::add(gpu::constant(2027025, v15), v15);
  const auto v17 = gpu::divide(v9, v16);
  const auto v18 = gpu::tanh(x);
  const auto v19 = gpu::subtract(x, v18);
  const auto v20 = mx::where(v1, v17, v19);
  return {v20};
}

// g * square(tanh(x))
std::vector<mx::array> tanh_shrink_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::tanh(x);
  const auto v1 = gpu::square(v0);
  const auto v2 = gpu::multiply(g, v1);
  return {v2};
}

constexpr PartOperand tanh_shrink_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tanh_shrink_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tanh_shrink_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tanh_shrink_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart tanh_shrink_parts[] = {
    {tanh_shrink_forward, nullptr, tanh_shrink_0_results, tanh_shrink_0_inputs, 0},
    {tanh_shrink_gradient_x, nullptr, tanh_shrink_1_results, tanh_shrink_1_inputs, 1},
};

// x / (1 + abs(x))
std::vector<mx::array> softsign_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::abs(x);
  const auto v1 = gpu::add(gpu::constant(1, v0), v0);
  const auto v2 = gpu::divide(x, v1);
  return {v2};
}

// g / square(1 + abs(x))
std::vector<mx::array> softsign_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::abs(x);
  const auto v1 = gpu::add(gpu::constant(1, v0), v0);
  const auto v2 = gpu::square(v1);
  const auto v3 = gpu::divide(g, v2);
  return {v3};
}

constexpr PartOperand softsign_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand softsign_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand softsign_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand softsign_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart softsign_parts[] = {
    {softsign_forward, nullptr, softsign_0_results, softsign_0_inputs, 0},
    {softsign_gradient_x, nullptr, softsign_1_results, softsign_1_inputs, 1},
};

// where(x <= threshold, value, x)
std::vector<mx::array> threshold_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const ThresholdAttributes*>(raw);
  const auto v0 = mx::less_equal(x, gpu::constant(attributes.threshold, x));
  const auto v1 = mx::where(v0, gpu::constant(attributes.value, x), x);
  return {v1};
}

// where(x <= threshold, 0, g)
std::vector<mx::array> threshold_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const ThresholdAttributes*>(raw);
  const auto v0 = mx::less_equal(x, gpu::constant(attributes.threshold, x));
  const auto v1 = mx::where(v0, gpu::constant(0, g), g);
  return {v1};
}

constexpr PartOperand threshold_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand threshold_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand threshold_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand threshold_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart threshold_parts[] = {
    {threshold_forward, nullptr, threshold_0_results, threshold_0_inputs, 0},
    {threshold_gradient_x, nullptr, threshold_1_results, threshold_1_inputs, 0},
};

}  // namespace

void register_activation() {
  add_elementwise(SigmoidBackward::schema_v1, sigmoid_parts);
  add_elementwise(SigmoidSlopeBackward::schema_v1, sigmoid_slope_parts);
  add_elementwise(LogSigmoidBackward::schema_v1, log_sigmoid_parts);
  add_elementwise(SoftplusBackward::schema_v1, softplus_parts);
  add_elementwise(SiluBackward::schema_v1, silu_parts);
  add_elementwise(SiluSlopeBackward::schema_v1, silu_slope_parts);
  add_elementwise(GeluBackward::schema_v1, gelu_parts);
  add_elementwise(GeluTanhSlopeBackward::schema_v1, gelu_tanh_slope_parts);
  add_elementwise(MishBackward::schema_v1, mish_parts);
  add_elementwise(ReluBackward::schema_v1, relu_parts);
  add_elementwise(Relu6Backward::schema_v1, relu6_parts);
  add_elementwise(LeakyReluBackward::schema_v1, leaky_relu_parts);
  add_elementwise(EluBackward::schema_v1, elu_parts);
  add_elementwise(CeluBackward::schema_v1, celu_parts);
  add_elementwise(SeluBackward::schema_v1, selu_parts);
  add_elementwise(HardTanhBackward::schema_v1, hard_tanh_parts);
  add_elementwise(HardSigmoidBackward::schema_v1, hard_sigmoid_parts);
  add_elementwise(HardSwishBackward::schema_v1, hard_swish_parts);
  add_elementwise(HardShrinkBackward::schema_v1, hard_shrink_parts);
  add_elementwise(SoftShrinkBackward::schema_v1, soft_shrink_parts);
  add_elementwise(TanhShrinkBackward::schema_v1, tanh_shrink_parts);
  add_elementwise(SoftsignBackward::schema_v1, softsign_parts);
  add_elementwise(ThresholdBackward::schema_v1, threshold_parts);
}

}  // namespace pylucid::gpu
