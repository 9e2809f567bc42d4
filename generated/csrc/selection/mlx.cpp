// Generated from ops.yaml. Do not edit.
// The selection family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "selection/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive where
std::vector<mx::array> where_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& condition = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::where(condition, x1, x2);
  return {v0};
}

// x1: where(condition, g, 0); x2: where(condition, 0, g)
std::vector<mx::array> where_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& condition = inputs[1];
  const auto v0 = mx::where(condition, g, gpu::constant(0, g));
  const auto v1 = mx::where(condition, gpu::constant(0, g), g);
  return {v0, v1};
}

// where(condition, g, 0)
std::vector<mx::array> where_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& condition = inputs[1];
  const auto v0 = mx::where(condition, g, gpu::constant(0, g));
  return {v0};
}

// where(condition, 0, g)
std::vector<mx::array> where_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& condition = inputs[1];
  const auto v0 = mx::where(condition, gpu::constant(0, g), g);
  return {v0};
}

constexpr PartOperand where_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand where_0_inputs[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand where_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand where_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 1},
};
constexpr PartOperand where_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand where_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 1},
};
constexpr PartOperand where_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand where_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 1},
};
constexpr ElementwisePart where_parts[] = {
    {where_forward, where_forward, where_0_results, where_0_inputs, 0},
    {where_gradients, where_gradients, where_1_results, where_1_inputs, 0},
    {where_gradient_x1, where_gradient_x1, where_2_results, where_2_inputs, 0},
    {where_gradient_x2, where_gradient_x2, where_3_results, where_3_inputs, 0},
};

// where((upstream == 0) & ~isfinite(x), 0, x)
std::vector<mx::array> zero_guard_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const mx::array& upstream = inputs[1];
  const auto v0 = mx::equal(upstream, gpu::constant(0, upstream));
  const auto v1 = mx::isfinite(x);
  const auto v2 = mx::bitwise_invert(v1);
  const auto v3 = mx::bitwise_and(v0, v2);
  const auto v4 = mx::where(v3, gpu::constant(0, x), x);
  return {v4};
}

// where((upstream == 0) & ~isfinite(x), 0, g)
std::vector<mx::array> zero_guard_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& upstream = inputs[2];
  const auto v0 = mx::equal(upstream, gpu::constant(0, upstream));
  const auto v1 = mx::isfinite(x);
  const auto v2 = mx::bitwise_invert(v1);
  const auto v3 = mx::bitwise_and(v0, v2);
  const auto v4 = mx::where(v3, gpu::constant(0, g), g);
  return {v4};
}

constexpr PartOperand zero_guard_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zero_guard_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand zero_guard_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand zero_guard_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart zero_guard_parts[] = {
    {zero_guard_forward, zero_guard_forward, zero_guard_0_results, zero_guard_0_inputs, 0},
    {zero_guard_gradient_x, zero_guard_gradient_x, zero_guard_1_results, zero_guard_1_inputs, 0},
};

// the primitive maximum
std::vector<mx::array> maximum_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::maximum(x1, x2);
  return {v0};
}

// x1: where((x1 >= x2) | isnan(x1), where((x2 >= x1) | isnan(x2), 0.5 * g, g), 0); x2: where((x2 >= x1) | isnan(x2), where((x1 >= x2) | isnan(x1), 0.5 * g, g), 0)
std::vector<mx::array> maximum_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::greater_equal(x1, x2);
  const auto v1 = mx::isnan(x1);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::greater_equal(x2, x1);
  const auto v4 = mx::isnan(x2);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  const auto v9 = mx::where(v2, v6, g);
  const auto v10 = mx::where(v5, v9, gpu::constant(0, v9));
  return {v8, v10};
}

// where((x1 >= x2) | isnan(x1), where((x2 >= x1) | isnan(x2), 0.5 * g, g), 0)
std::vector<mx::array> maximum_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::greater_equal(x1, x2);
  const auto v1 = mx::isnan(x1);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::greater_equal(x2, x1);
  const auto v4 = mx::isnan(x2);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  return {v8};
}

// where((x2 >= x1) | isnan(x2), where((x1 >= x2) | isnan(x1), 0.5 * g, g), 0)
std::vector<mx::array> maximum_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::greater_equal(x2, x1);
  const auto v1 = mx::isnan(x2);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::greater_equal(x1, x2);
  const auto v4 = mx::isnan(x1);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  return {v8};
}

constexpr PartOperand maximum_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand maximum_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand maximum_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand maximum_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand maximum_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand maximum_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand maximum_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand maximum_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart maximum_parts[] = {
    {maximum_forward, nullptr, maximum_0_results, maximum_0_inputs, 0},
    {maximum_gradients, nullptr, maximum_1_results, maximum_1_inputs, 0},
    {maximum_gradient_x1, nullptr, maximum_2_results, maximum_2_inputs, 0},
    {maximum_gradient_x2, nullptr, maximum_3_results, maximum_3_inputs, 0},
};

// the primitive minimum
std::vector<mx::array> minimum_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::minimum(x1, x2);
  return {v0};
}

// x1: where((x1 <= x2) | isnan(x1), where((x2 <= x1) | isnan(x2), 0.5 * g, g), 0); x2: where((x2 <= x1) | isnan(x2), where((x1 <= x2) | isnan(x1), 0.5 * g, g), 0)
std::vector<mx::array> minimum_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::less_equal(x1, x2);
  const auto v1 = mx::isnan(x1);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::less_equal(x2, x1);
  const auto v4 = mx::isnan(x2);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  const auto v9 = mx::where(v2, v6, g);
  const auto v10 = mx::where(v5, v9, gpu::constant(0, v9));
  return {v8, v10};
}

// where((x1 <= x2) | isnan(x1), where((x2 <= x1) | isnan(x2), 0.5 * g, g), 0)
std::vector<mx::array> minimum_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::less_equal(x1, x2);
  const auto v1 = mx::isnan(x1);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::less_equal(x2, x1);
  const auto v4 = mx::isnan(x2);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  return {v8};
}

// where((x2 <= x1) | isnan(x2), where((x1 <= x2) | isnan(x1), 0.5 * g, g), 0)
std::vector<mx::array> minimum_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::less_equal(x2, x1);
  const auto v1 = mx::isnan(x2);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::less_equal(x1, x2);
  const auto v4 = mx::isnan(x1);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  return {v8};
}

constexpr PartOperand minimum_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand minimum_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand minimum_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand minimum_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand minimum_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand minimum_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand minimum_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand minimum_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart minimum_parts[] = {
    {minimum_forward, nullptr, minimum_0_results, minimum_0_inputs, 0},
    {minimum_gradients, nullptr, minimum_1_results, minimum_1_inputs, 0},
    {minimum_gradient_x1, nullptr, minimum_2_results, minimum_2_inputs, 0},
    {minimum_gradient_x2, nullptr, minimum_3_results, minimum_3_inputs, 0},
};

// the primitive fmax
std::vector<mx::array> fmax_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::fmax(x1, x2);
  return {v0};
}

// x1: where((x1 >= x2) | isnan(x2), where((x2 >= x1) | isnan(x1), 0.5 * g, g), 0); x2: where((x2 >= x1) | isnan(x1), where((x1 >= x2) | isnan(x2), 0.5 * g, g), 0)
std::vector<mx::array> fmax_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::greater_equal(x1, x2);
  const auto v1 = mx::isnan(x2);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::greater_equal(x2, x1);
  const auto v4 = mx::isnan(x1);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  const auto v9 = mx::where(v2, v6, g);
  const auto v10 = mx::where(v5, v9, gpu::constant(0, v9));
  return {v8, v10};
}

// where((x1 >= x2) | isnan(x2), where((x2 >= x1) | isnan(x1), 0.5 * g, g), 0)
std::vector<mx::array> fmax_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::greater_equal(x1, x2);
  const auto v1 = mx::isnan(x2);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::greater_equal(x2, x1);
  const auto v4 = mx::isnan(x1);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  return {v8};
}

// where((x2 >= x1) | isnan(x1), where((x1 >= x2) | isnan(x2), 0.5 * g, g), 0)
std::vector<mx::array> fmax_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::greater_equal(x2, x1);
  const auto v1 = mx::isnan(x1);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::greater_equal(x1, x2);
  const auto v4 = mx::isnan(x2);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  return {v8};
}

constexpr PartOperand fmax_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmax_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand fmax_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmax_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand fmax_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmax_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand fmax_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmax_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart fmax_parts[] = {
    {fmax_forward, nullptr, fmax_0_results, fmax_0_inputs, 0},
    {fmax_gradients, nullptr, fmax_1_results, fmax_1_inputs, 0},
    {fmax_gradient_x1, nullptr, fmax_2_results, fmax_2_inputs, 0},
    {fmax_gradient_x2, nullptr, fmax_3_results, fmax_3_inputs, 0},
};

// the primitive fmin
std::vector<mx::array> fmin_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::fmin(x1, x2);
  return {v0};
}

// x1: where((x1 <= x2) | isnan(x2), where((x2 <= x1) | isnan(x1), 0.5 * g, g), 0); x2: where((x2 <= x1) | isnan(x1), where((x1 <= x2) | isnan(x2), 0.5 * g, g), 0)
std::vector<mx::array> fmin_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::less_equal(x1, x2);
  const auto v1 = mx::isnan(x2);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::less_equal(x2, x1);
  const auto v4 = mx::isnan(x1);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  const auto v9 = mx::where(v2, v6, g);
  const auto v10 = mx::where(v5, v9, gpu::constant(0, v9));
  return {v8, v10};
}

// where((x1 <= x2) | isnan(x2), where((x2 <= x1) | isnan(x1), 0.5 * g, g), 0)
std::vector<mx::array> fmin_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::less_equal(x1, x2);
  const auto v1 = mx::isnan(x2);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::less_equal(x2, x1);
  const auto v4 = mx::isnan(x1);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  return {v8};
}

// where((x2 <= x1) | isnan(x1), where((x1 <= x2) | isnan(x2), 0.5 * g, g), 0)
std::vector<mx::array> fmin_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::less_equal(x2, x1);
  const auto v1 = mx::isnan(x1);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::less_equal(x1, x2);
  const auto v4 = mx::isnan(x2);
  const auto v5 = mx::bitwise_or(v3, v4);
  const auto v6 = gpu::multiply(gpu::constant(0.5, g), g);
  const auto v7 = mx::where(v5, v6, g);
  const auto v8 = mx::where(v2, v7, gpu::constant(0, v7));
  return {v8};
}

constexpr PartOperand fmin_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmin_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand fmin_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmin_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand fmin_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmin_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand fmin_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmin_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart fmin_parts[] = {
    {fmin_forward, nullptr, fmin_0_results, fmin_0_inputs, 0},
    {fmin_gradients, nullptr, fmin_1_results, fmin_1_inputs, 0},
    {fmin_gradient_x1, nullptr, fmin_2_results, fmin_2_inputs, 0},
    {fmin_gradient_x2, nullptr, fmin_3_results, fmin_3_inputs, 0},
};

// x
std::vector<mx::array> clip_forward_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  return {x};
}

// minimum(max, x)
std::vector<mx::array> clip_forward_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const mx::array& max = inputs[1];
  const auto v0 = mx::minimum(max, x);
  return {v0};
}

// maximum(min, x)
std::vector<mx::array> clip_forward_2(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const mx::array& min = inputs[1];
  const auto v0 = mx::maximum(min, x);
  return {v0};
}

// minimum(max, maximum(min, x))
std::vector<mx::array> clip_forward_3(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const mx::array& min = inputs[1];
  const mx::array& max = inputs[2];
  const auto v0 = mx::maximum(min, x);
  const auto v1 = mx::minimum(max, v0);
  return {v1};
}

// x: g; min: 0; max: 0
std::vector<mx::array> clip_gradients_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {g, v0, v0};
}

// x: where(x > max, 0, g); min: 0; max: where(x > max, g, 0)
std::vector<mx::array> clip_gradients_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& max = inputs[2];
  const auto v0 = mx::greater(x, max);
  const auto v1 = mx::where(v0, gpu::constant(0, g), g);
  const auto v2 = gpu::constant(0, x);
  const auto v3 = mx::where(v0, g, gpu::constant(0, g));
  return {v1, v2, v3};
}

// x: where(x < min, 0, g); min: where(x < min, g, 0); max: 0
std::vector<mx::array> clip_gradients_2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& min = inputs[2];
  const auto v0 = mx::less(x, min);
  const auto v1 = mx::where(v0, gpu::constant(0, g), g);
  const auto v2 = mx::where(v0, g, gpu::constant(0, g));
  const auto v3 = gpu::constant(0, x);
  return {v1, v2, v3};
}

// x: where(x < min, 0, where(x > max, 0, g)); min: where((x < min) & (min <= max), g, 0); max: where((x > max) | (min > max), g, 0)
std::vector<mx::array> clip_gradients_3(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& min = inputs[2];
  const mx::array& max = inputs[3];
  const auto v0 = mx::less(x, min);
  const auto v1 = mx::greater(x, max);
  const auto v2 = mx::where(v1, gpu::constant(0, g), g);
  const auto v3 = mx::where(v0, gpu::constant(0, v2), v2);
  const auto v4 = mx::less_equal(min, max);
  const auto v5 = mx::bitwise_and(v0, v4);
  const auto v6 = mx::where(v5, g, gpu::constant(0, g));
  const auto v7 = mx::greater(min, max);
  const auto v8 = mx::bitwise_or(v1, v7);
  const auto v9 = mx::where(v8, g, gpu::constant(0, g));
  return {v3, v6, v9};
}

// g
std::vector<mx::array> clip_gradient_x_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  return {g};
}

// where(x > max, 0, g)
std::vector<mx::array> clip_gradient_x_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& max = inputs[2];
  const auto v0 = mx::greater(x, max);
  const auto v1 = mx::where(v0, gpu::constant(0, g), g);
  return {v1};
}

// where(x < min, 0, g)
std::vector<mx::array> clip_gradient_x_2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& min = inputs[2];
  const auto v0 = mx::less(x, min);
  const auto v1 = mx::where(v0, gpu::constant(0, g), g);
  return {v1};
}

// where(x < min, 0, where(x > max, 0, g))
std::vector<mx::array> clip_gradient_x_3(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& min = inputs[2];
  const mx::array& max = inputs[3];
  const auto v0 = mx::less(x, min);
  const auto v1 = mx::greater(x, max);
  const auto v2 = mx::where(v1, gpu::constant(0, g), g);
  const auto v3 = mx::where(v0, gpu::constant(0, v2), v2);
  return {v3};
}

// 0
std::vector<mx::array> clip_gradient_min_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

// 0
std::vector<mx::array> clip_gradient_min_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

// where(x < min, g, 0)
std::vector<mx::array> clip_gradient_min_2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& min = inputs[2];
  const auto v0 = mx::less(x, min);
  const auto v1 = mx::where(v0, g, gpu::constant(0, g));
  return {v1};
}

// where((x < min) & (min <= max), g, 0)
std::vector<mx::array> clip_gradient_min_3(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& min = inputs[2];
  const mx::array& max = inputs[3];
  const auto v0 = mx::less(x, min);
  const auto v1 = mx::less_equal(min, max);
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = mx::where(v2, g, gpu::constant(0, g));
  return {v3};
}

// 0
std::vector<mx::array> clip_gradient_max_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

// 0
std::vector<mx::array> clip_gradient_max_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

// where(x > max, g, 0)
std::vector<mx::array> clip_gradient_max_2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& max = inputs[2];
  const auto v0 = mx::greater(x, max);
  const auto v1 = mx::where(v0, g, gpu::constant(0, g));
  return {v1};
}

// where((x > max) | (min > max), g, 0)
std::vector<mx::array> clip_gradient_max_3(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& min = inputs[2];
  const mx::array& max = inputs[3];
  const auto v0 = mx::greater(x, max);
  const auto v1 = mx::greater(min, max);
  const auto v2 = mx::bitwise_or(v0, v1);
  const auto v3 = mx::where(v2, g, gpu::constant(0, g));
  return {v3};
}

constexpr PartOperand clip_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand clip_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand clip_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand clip_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_5_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_5_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand clip_6_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_6_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand clip_7_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_7_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand clip_8_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_8_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_9_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_9_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand clip_10_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_10_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand clip_11_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_11_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand clip_12_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_12_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_13_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_13_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_14_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_14_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand clip_15_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_15_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand clip_16_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_16_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_17_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_17_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_18_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_18_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand clip_19_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand clip_19_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr ElementwisePart clip_parts[] = {
    {clip_forward_0, nullptr, clip_0_results, clip_0_inputs, 0},
    {clip_forward_1, nullptr, clip_1_results, clip_1_inputs, 0},
    {clip_forward_2, nullptr, clip_2_results, clip_2_inputs, 0},
    {clip_forward_3, nullptr, clip_3_results, clip_3_inputs, 0},
    {clip_gradients_0, nullptr, clip_4_results, clip_4_inputs, 0},
    {clip_gradients_1, nullptr, clip_5_results, clip_5_inputs, 0},
    {clip_gradients_2, nullptr, clip_6_results, clip_6_inputs, 0},
    {clip_gradients_3, nullptr, clip_7_results, clip_7_inputs, 0},
    {clip_gradient_x_0, nullptr, clip_8_results, clip_8_inputs, 0},
    {clip_gradient_x_1, nullptr, clip_9_results, clip_9_inputs, 0},
    {clip_gradient_x_2, nullptr, clip_10_results, clip_10_inputs, 0},
    {clip_gradient_x_3, nullptr, clip_11_results, clip_11_inputs, 0},
    {clip_gradient_min_0, nullptr, clip_12_results, clip_12_inputs, 0},
    {clip_gradient_min_1, nullptr, clip_13_results, clip_13_inputs, 0},
    {clip_gradient_min_2, nullptr, clip_14_results, clip_14_inputs, 0},
    {clip_gradient_min_3, nullptr, clip_15_results, clip_15_inputs, 0},
    {clip_gradient_max_0, nullptr, clip_16_results, clip_16_inputs, 0},
    {clip_gradient_max_1, nullptr, clip_17_results, clip_17_inputs, 0},
    {clip_gradient_max_2, nullptr, clip_18_results, clip_18_inputs, 0},
    {clip_gradient_max_3, nullptr, clip_19_results, clip_19_inputs, 0},
};

}  // namespace

void register_selection() {
  add_elementwise(WhereBackward::schema_v1, where_parts);
  add_elementwise(ZeroGuardBackward::schema_v1, zero_guard_parts);
  add_elementwise(MaximumBackward::schema_v1, maximum_parts);
  add_elementwise(MinimumBackward::schema_v1, minimum_parts);
  add_elementwise(FmaxBackward::schema_v1, fmax_parts);
  add_elementwise(FminBackward::schema_v1, fmin_parts);
  add_elementwise(ClipBackward::schema_v1, clip_parts);
}

}  // namespace pylucid::gpu
