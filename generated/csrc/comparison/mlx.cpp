// Generated from ops.yaml. Do not edit.
// The comparison family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "comparison/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive equal
std::vector<mx::array> equal_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::equal(x1, x2);
  return {v0};
}

constexpr PartOperand equal_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand equal_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart equal_parts[] = {
    {equal_forward, equal_forward, equal_0_results, equal_0_inputs, 0},
};

// the primitive not_equal
std::vector<mx::array> not_equal_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::not_equal(x1, x2);
  return {v0};
}

constexpr PartOperand not_equal_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand not_equal_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart not_equal_parts[] = {
    {not_equal_forward, not_equal_forward, not_equal_0_results, not_equal_0_inputs, 0},
};

// the primitive greater
std::vector<mx::array> greater_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::greater(x1, x2);
  return {v0};
}

constexpr PartOperand greater_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand greater_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart greater_parts[] = {
    {greater_forward, nullptr, greater_0_results, greater_0_inputs, 0},
};

// the primitive greater_equal
std::vector<mx::array> greater_equal_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::greater_equal(x1, x2);
  return {v0};
}

constexpr PartOperand greater_equal_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand greater_equal_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart greater_equal_parts[] = {
    {greater_equal_forward, nullptr, greater_equal_0_results, greater_equal_0_inputs, 0},
};

// the primitive less
std::vector<mx::array> less_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::less(x1, x2);
  return {v0};
}

constexpr PartOperand less_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand less_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart less_parts[] = {
    {less_forward, nullptr, less_0_results, less_0_inputs, 0},
};

// the primitive less_equal
std::vector<mx::array> less_equal_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::less_equal(x1, x2);
  return {v0};
}

constexpr PartOperand less_equal_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand less_equal_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart less_equal_parts[] = {
    {less_equal_forward, nullptr, less_equal_0_results, less_equal_0_inputs, 0},
};

// isfinite(x2) & (abs(x1 - x2) <= atol + rtol * abs(x2)) | ((x1 == x2) | isnan(x1) & isnan(x2))
std::vector<mx::array> near_forward_0(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto& attributes = *static_cast<const NearAttributes*>(raw);
  const auto v0 = mx::isfinite(x2);
  const auto v1 = gpu::subtract(x1, x2);
  const auto v2 = mx::abs(v1);
  const auto v3 = mx::abs(x2);
  const auto v4 = gpu::multiply(gpu::constant(attributes.rtol, v3), v3);
  const auto v5 = gpu::add(gpu::constant(attributes.atol, v4), v4);
  const auto v6 = mx::less_equal(v2, v5);
  const auto v7 = mx::bitwise_and(v0, v6);
  const auto v8 = mx::equal(x1, x2);
  const auto v9 = mx::isnan(x1);
  const auto v10 = mx::isnan(x2);
  const auto v11 = mx::bitwise_and(v9, v10);
  const auto v12 = mx::bitwise_or(v8, v11);
  const auto v13 = mx::bitwise_or(v7, v12);
  return {v13};
}

// isfinite(x2) & (abs(x1 - x2) <= atol + rtol * abs(x2)) | (x1 == x2)
std::vector<mx::array> near_forward_1(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto& attributes = *static_cast<const NearAttributes*>(raw);
  const auto v0 = mx::isfinite(x2);
  const auto v1 = gpu::subtract(x1, x2);
  const auto v2 = mx::abs(v1);
  const auto v3 = mx::abs(x2);
  const auto v4 = gpu::multiply(gpu::constant(attributes.rtol, v3), v3);
  const auto v5 = gpu::add(gpu::constant(attributes.atol, v4), v4);
  const auto v6 = mx::less_equal(v2, v5);
  const auto v7 = mx::bitwise_and(v0, v6);
  const auto v8 = mx::equal(x1, x2);
  const auto v9 = mx::bitwise_or(v7, v8);
  return {v9};
}

constexpr PartOperand near_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand near_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand near_1_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand near_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart near_parts[] = {
    {near_forward_0, near_forward_0, near_0_results, near_0_inputs, 0},
    {near_forward_1, near_forward_1, near_1_results, near_1_inputs, 0},
};

}  // namespace

void register_comparison() {
  add_elementwise(EqualBackward::schema_v1, equal_parts);
  add_elementwise(NotEqualBackward::schema_v1, not_equal_parts);
  add_elementwise(GreaterBackward::schema_v1, greater_parts);
  add_elementwise(GreaterEqualBackward::schema_v1, greater_equal_parts);
  add_elementwise(LessBackward::schema_v1, less_parts);
  add_elementwise(LessEqualBackward::schema_v1, less_equal_parts);
  add_elementwise(NearBackward::schema_v1, near_parts);
}

}  // namespace pylucid::gpu
