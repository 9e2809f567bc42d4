// Generated from ops.yaml. Do not edit.
// The exponential family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "exponential/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive exp
std::vector<mx::array> exp_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::exp(x);
  return {v0};
}

// g * out
std::vector<mx::array> exp_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = gpu::multiply(g, y);
  return {v0};
}

// g * out
std::vector<mx::array> exp_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = mx::conjugate(y);
  const auto v1 = gpu::multiply(v0, g);
  return {v1};
}

constexpr PartOperand exp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand exp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand exp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand exp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart exp_parts[] = {
    {exp_forward, exp_forward, exp_0_results, exp_0_inputs, 0},
    {exp_gradient_x, exp_gradient_x_complex, exp_1_results, exp_1_inputs, 1},
};

// the primitive _exp_product
std::vector<mx::array> exp_product_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::exp_product(x1, x2);
  return {v0};
}

// x1: where(out == 0, 0, g * out * x2); x2: where(out == 0, 0, g * out * x1)
std::vector<mx::array> exp_product_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = mx::equal(y, gpu::constant(0, y));
  const auto v1 = gpu::multiply(g, y);
  const auto v2 = gpu::multiply(v1, x2);
  const auto v3 = mx::where(v0, gpu::constant(0, v2), v2);
  const auto v4 = gpu::multiply(v1, x1);
  const auto v5 = mx::where(v0, gpu::constant(0, v4), v4);
  return {v3, v5};
}

// where(out == 0, 0, g * out * x2)
std::vector<mx::array> exp_product_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x2 = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(y, gpu::constant(0, y));
  const auto v1 = gpu::multiply(g, y);
  const auto v2 = gpu::multiply(v1, x2);
  const auto v3 = mx::where(v0, gpu::constant(0, v2), v2);
  return {v3};
}

// where(out == 0, 0, g * out * x1)
std::vector<mx::array> exp_product_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(y, gpu::constant(0, y));
  const auto v1 = gpu::multiply(g, y);
  const auto v2 = gpu::multiply(v1, x1);
  const auto v3 = mx::where(v0, gpu::constant(0, v2), v2);
  return {v3};
}

constexpr PartOperand exp_product_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand exp_product_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand exp_product_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand exp_product_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand exp_product_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand exp_product_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand exp_product_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand exp_product_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr ElementwisePart exp_product_parts[] = {
    {exp_product_forward, nullptr, exp_product_0_results, exp_product_0_inputs, 0},
    {exp_product_gradients, nullptr, exp_product_1_results, exp_product_1_inputs, 1},
    {exp_product_gradient_x1, nullptr, exp_product_2_results, exp_product_2_inputs, 1},
    {exp_product_gradient_x2, nullptr, exp_product_3_results, exp_product_3_inputs, 1},
};

// the primitive exp2
std::vector<mx::array> exp2_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::exp2(x);
  return {v0};
}

// 0.6931471805599453 * g * out
std::vector<mx::array> exp2_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(0.6931471805599453, g), g);
  const auto v1 = gpu::multiply(v0, y);
  return {v1};
}

constexpr PartOperand exp2_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand exp2_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand exp2_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand exp2_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart exp2_parts[] = {
    {exp2_forward, nullptr, exp2_0_results, exp2_0_inputs, 0},
    {exp2_gradient_x, nullptr, exp2_1_results, exp2_1_inputs, 1},
};

// the primitive expm1
std::vector<mx::array> expm1_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::expm1(x);
  return {v0};
}

// g * exp(x)
std::vector<mx::array> expm1_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::exp(x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * exp(x)
std::vector<mx::array> expm1_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::exp(x);
  const auto v1 = mx::conjugate(v0);
  const auto v2 = gpu::multiply(v1, g);
  return {v2};
}

constexpr PartOperand expm1_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand expm1_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand expm1_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand expm1_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart expm1_parts[] = {
    {expm1_forward, expm1_forward, expm1_0_results, expm1_0_inputs, 0},
    {expm1_gradient_x, expm1_gradient_x_complex, expm1_1_results, expm1_1_inputs, 1},
};

// the primitive log
std::vector<mx::array> log_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::log(x);
  return {v0};
}

// g / x
std::vector<mx::array> log_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::divide(g, x);
  return {v0};
}

// g / x
std::vector<mx::array> log_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::conjugate(x);
  const auto v1 = gpu::divide(g, v0);
  return {v1};
}

constexpr PartOperand log_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart log_parts[] = {
    {log_forward, log_forward, log_0_results, log_0_inputs, 0},
    {log_gradient_x, log_gradient_x_complex, log_1_results, log_1_inputs, 1},
};

// the primitive log1p
std::vector<mx::array> log1p_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::log1p(x);
  return {v0};
}

// g / (1 + x)
std::vector<mx::array> log1p_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::add(gpu::constant(1, x), x);
  const auto v1 = gpu::divide(g, v0);
  return {v1};
}

// g / (1 + x)
std::vector<mx::array> log1p_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::conjugate(x);
  const auto v1 = gpu::add(gpu::constant(1, v0), v0);
  const auto v2 = gpu::divide(g, v1);
  return {v2};
}

constexpr PartOperand log1p_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log1p_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log1p_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log1p_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart log1p_parts[] = {
    {log1p_forward, log1p_forward, log1p_0_results, log1p_0_inputs, 0},
    {log1p_gradient_x, log1p_gradient_x_complex, log1p_1_results, log1p_1_inputs, 1},
};

// the primitive log2
std::vector<mx::array> log2_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::log2(x);
  return {v0};
}

// 1.4426950408889634 * g / x
std::vector<mx::array> log2_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(1.4426950408889634, g), g);
  const auto v1 = gpu::divide(v0, x);
  return {v1};
}

// 1.4426950408889634 * g / x
std::vector<mx::array> log2_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(1.4426950408889634, g), g);
  const auto v1 = mx::conjugate(x);
  const auto v2 = gpu::divide(v0, v1);
  return {v2};
}

constexpr PartOperand log2_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log2_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log2_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log2_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart log2_parts[] = {
    {log2_forward, log2_forward, log2_0_results, log2_0_inputs, 0},
    {log2_gradient_x, log2_gradient_x_complex, log2_1_results, log2_1_inputs, 1},
};

// the primitive log10
std::vector<mx::array> log10_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::log10(x);
  return {v0};
}

// 0.4342944819032518 * g / x
std::vector<mx::array> log10_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(0.4342944819032518, g), g);
  const auto v1 = gpu::divide(v0, x);
  return {v1};
}

// 0.4342944819032518 * g / x
std::vector<mx::array> log10_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(0.4342944819032518, g), g);
  const auto v1 = mx::conjugate(x);
  const auto v2 = gpu::divide(v0, v1);
  return {v2};
}

constexpr PartOperand log10_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log10_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log10_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand log10_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart log10_parts[] = {
    {log10_forward, log10_forward, log10_0_results, log10_0_inputs, 0},
    {log10_gradient_x, log10_gradient_x_complex, log10_1_results, log10_1_inputs, 1},
};

// the primitive logaddexp
std::vector<mx::array> logaddexp_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::logaddexp(x1, x2);
  return {v0};
}

// x1: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x1 - x2)); x2: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x2 - x1))
std::vector<mx::array> logaddexp_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::equal(x1, x2);
  const auto v1 = mx::isinf(x1);
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v4 = gpu::subtract(x1, x2);
  const auto v5 = gpu::sigmoid(v4);
  const auto v6 = gpu::multiply(g, v5);
  const auto v7 = mx::where(v2, v3, v6);
  const auto v8 = gpu::subtract(x2, x1);
  const auto v9 = gpu::sigmoid(v8);
  const auto v10 = gpu::multiply(g, v9);
  const auto v11 = mx::where(v2, v3, v10);
  return {v7, v11};
}

// where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x1 - x2))
std::vector<mx::array> logaddexp_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::equal(x1, x2);
  const auto v1 = mx::isinf(x1);
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v4 = gpu::subtract(x1, x2);
  const auto v5 = gpu::sigmoid(v4);
  const auto v6 = gpu::multiply(g, v5);
  const auto v7 = mx::where(v2, v3, v6);
  return {v7};
}

// where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x2 - x1))
std::vector<mx::array> logaddexp_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::equal(x1, x2);
  const auto v1 = mx::isinf(x1);
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v4 = gpu::subtract(x2, x1);
  const auto v5 = gpu::sigmoid(v4);
  const auto v6 = gpu::multiply(g, v5);
  const auto v7 = mx::where(v2, v3, v6);
  return {v7};
}

constexpr PartOperand logaddexp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logaddexp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand logaddexp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logaddexp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand logaddexp_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logaddexp_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand logaddexp_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logaddexp_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart logaddexp_parts[] = {
    {logaddexp_forward, nullptr, logaddexp_0_results, logaddexp_0_inputs, 0},
    {logaddexp_gradients, nullptr, logaddexp_1_results, logaddexp_1_inputs, 1},
    {logaddexp_gradient_x1, nullptr, logaddexp_2_results, logaddexp_2_inputs, 1},
    {logaddexp_gradient_x2, nullptr, logaddexp_3_results, logaddexp_3_inputs, 1},
};

// where(x1 == x2, x1 + 1, maximum(x1, x2) + 1.4426950408889634 * log1p(exp2(-abs(x1 - x2))))
std::vector<mx::array> logaddexp2_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::logaddexp2(x1, x2);
  return {v0};
}

// x1: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x1 - x2))); x2: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x2 - x1)))
std::vector<mx::array> logaddexp2_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::equal(x1, x2);
  const auto v1 = mx::isinf(x1);
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v4 = gpu::subtract(x1, x2);
  const auto v5 = gpu::multiply(gpu::constant(0.6931471805599453, v4), v4);
  const auto v6 = gpu::sigmoid(v5);
  const auto v7 = gpu::multiply(g, v6);
  const auto v8 = mx::where(v2, v3, v7);
  const auto v9 = gpu::subtract(x2, x1);
  const auto v10 = gpu::multiply(gpu::constant(0.6931471805599453, v9), v9);
  const auto v11 = gpu::sigmoid(v10);
  const auto v12 = gpu::multiply(g, v11);
  const auto v13 = mx::where(v2, v3, v12);
  return {v8, v13};
}

// where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x1 - x2)))
std::vector<mx::array> logaddexp2_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::equal(x1, x2);
  const auto v1 = mx::isinf(x1);
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v4 = gpu::subtract(x1, x2);
  const auto v5 = gpu::multiply(gpu::constant(0.6931471805599453, v4), v4);
  const auto v6 = gpu::sigmoid(v5);
  const auto v7 = gpu::multiply(g, v6);
  const auto v8 = mx::where(v2, v3, v7);
  return {v8};
}

// where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x2 - x1)))
std::vector<mx::array> logaddexp2_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::equal(x1, x2);
  const auto v1 = mx::isinf(x1);
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v4 = gpu::subtract(x2, x1);
  const auto v5 = gpu::multiply(gpu::constant(0.6931471805599453, v4), v4);
  const auto v6 = gpu::sigmoid(v5);
  const auto v7 = gpu::multiply(g, v6);
  const auto v8 = mx::where(v2, v3, v7);
  return {v8};
}

constexpr PartOperand logaddexp2_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logaddexp2_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand logaddexp2_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logaddexp2_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand logaddexp2_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logaddexp2_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand logaddexp2_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logaddexp2_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart logaddexp2_parts[] = {
    {logaddexp2_forward, nullptr, logaddexp2_0_results, logaddexp2_0_inputs, 0},
    {logaddexp2_gradients, nullptr, logaddexp2_1_results, logaddexp2_1_inputs, 1},
    {logaddexp2_gradient_x1, nullptr, logaddexp2_2_results, logaddexp2_2_inputs, 1},
    {logaddexp2_gradient_x2, nullptr, logaddexp2_3_results, logaddexp2_3_inputs, 1},
};

// where((x == 0) & ~isnan(y), 0, x * log(y))
std::vector<mx::array> xlogy_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = mx::isnan(y);
  const auto v2 = mx::bitwise_invert(v1);
  const auto v3 = mx::bitwise_and(v0, v2);
  const auto v4 = mx::log(y);
  const auto v5 = gpu::multiply(x, v4);
  const auto v6 = mx::where(v3, gpu::constant(0, v5), v5);
  return {v6};
}

// x: where((x == 0) & (y <= 0), 0, g * log(y)); y: where((x == 0) & (y == 0), 0, g * x / y)
std::vector<mx::array> xlogy_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = mx::less_equal(y, gpu::constant(0, y));
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = mx::log(y);
  const auto v4 = gpu::multiply(g, v3);
  const auto v5 = mx::where(v2, gpu::constant(0, v4), v4);
  const auto v6 = mx::equal(y, gpu::constant(0, y));
  const auto v7 = mx::bitwise_and(v0, v6);
  const auto v8 = gpu::multiply(g, x);
  const auto v9 = gpu::divide(v8, y);
  const auto v10 = mx::where(v7, gpu::constant(0, v9), v9);
  return {v5, v10};
}

// where((x == 0) & (y <= 0), 0, g * log(y))
std::vector<mx::array> xlogy_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = mx::less_equal(y, gpu::constant(0, y));
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = mx::log(y);
  const auto v4 = gpu::multiply(g, v3);
  const auto v5 = mx::where(v2, gpu::constant(0, v4), v4);
  return {v5};
}

// where((x == 0) & (y == 0), 0, g * x / y)
std::vector<mx::array> xlogy_gradient_y(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = mx::equal(y, gpu::constant(0, y));
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = gpu::multiply(g, x);
  const auto v4 = gpu::divide(v3, y);
  const auto v5 = mx::where(v2, gpu::constant(0, v4), v4);
  return {v5};
}

constexpr PartOperand xlogy_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand xlogy_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand xlogy_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand xlogy_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand xlogy_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand xlogy_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand xlogy_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand xlogy_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart xlogy_parts[] = {
    {xlogy_forward, nullptr, xlogy_0_results, xlogy_0_inputs, 0},
    {xlogy_gradients, nullptr, xlogy_1_results, xlogy_1_inputs, 1},
    {xlogy_gradient_x, nullptr, xlogy_2_results, xlogy_2_inputs, 1},
    {xlogy_gradient_y, nullptr, xlogy_3_results, xlogy_3_inputs, 1},
};

// where((x == 0) & ~isnan(y), 0, x * log1p(y))
std::vector<mx::array> xlog1py_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = mx::isnan(y);
  const auto v2 = mx::bitwise_invert(v1);
  const auto v3 = mx::bitwise_and(v0, v2);
  const auto v4 = mx::log1p(y);
  const auto v5 = gpu::multiply(x, v4);
  const auto v6 = mx::where(v3, gpu::constant(0, v5), v5);
  return {v6};
}

// x: where((x == 0) & (y <= -1), 0, g * log1p(y)); y: where((x == 0) & (y == -1), 0, g * x / (1 + y))
std::vector<mx::array> xlog1py_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = mx::less_equal(y, gpu::constant(-1, y));
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = mx::log1p(y);
  const auto v4 = gpu::multiply(g, v3);
  const auto v5 = mx::where(v2, gpu::constant(0, v4), v4);
  const auto v6 = mx::equal(y, gpu::constant(-1, y));
  const auto v7 = mx::bitwise_and(v0, v6);
  const auto v8 = gpu::multiply(g, x);
  const auto v9 = gpu::add(gpu::constant(1, y), y);
  const auto v10 = gpu::divide(v8, v9);
  const auto v11 = mx::where(v7, gpu::constant(0, v10), v10);
  return {v5, v11};
}

// where((x == 0) & (y <= -1), 0, g * log1p(y))
std::vector<mx::array> xlog1py_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = mx::less_equal(y, gpu::constant(-1, y));
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = mx::log1p(y);
  const auto v4 = gpu::multiply(g, v3);
  const auto v5 = mx::where(v2, gpu::constant(0, v4), v4);
  return {v5};
}

// where((x == 0) & (y == -1), 0, g * x / (1 + y))
std::vector<mx::array> xlog1py_gradient_y(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = mx::equal(y, gpu::constant(-1, y));
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = gpu::multiply(g, x);
  const auto v4 = gpu::add(gpu::constant(1, y), y);
  const auto v5 = gpu::divide(v3, v4);
  const auto v6 = mx::where(v2, gpu::constant(0, v5), v5);
  return {v6};
}

constexpr PartOperand xlog1py_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand xlog1py_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand xlog1py_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand xlog1py_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand xlog1py_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand xlog1py_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand xlog1py_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand xlog1py_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart xlog1py_parts[] = {
    {xlog1py_forward, nullptr, xlog1py_0_results, xlog1py_0_inputs, 0},
    {xlog1py_gradients, nullptr, xlog1py_1_results, xlog1py_1_inputs, 1},
    {xlog1py_gradient_x, nullptr, xlog1py_2_results, xlog1py_2_inputs, 1},
    {xlog1py_gradient_y, nullptr, xlog1py_3_results, xlog1py_3_inputs, 1},
};

}  // namespace

void register_exponential() {
  add_elementwise(ExpBackward::schema_v1, exp_parts);
  add_elementwise(ExpProductBackward::schema_v1, exp_product_parts);
  add_elementwise(Exp2Backward::schema_v1, exp2_parts);
  add_elementwise(Expm1Backward::schema_v1, expm1_parts);
  add_elementwise(LogBackward::schema_v1, log_parts);
  add_elementwise(Log1pBackward::schema_v1, log1p_parts);
  add_elementwise(Log2Backward::schema_v1, log2_parts);
  add_elementwise(Log10Backward::schema_v1, log10_parts);
  add_elementwise(LogaddexpBackward::schema_v1, logaddexp_parts);
  add_elementwise(Logaddexp2Backward::schema_v1, logaddexp2_parts);
  add_elementwise(XlogyBackward::schema_v1, xlogy_parts);
  add_elementwise(Xlog1pyBackward::schema_v1, xlog1py_parts);
}

}  // namespace pylucid::gpu
