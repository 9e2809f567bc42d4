// Generated from ops.yaml. Do not edit.
// The logical family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "logical/nodes.h"

namespace pylucid::gpu {

namespace {

// (x1 != 0) & (x2 != 0)
std::vector<mx::array> logical_and_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::logical_and(x1, x2);
  return {v0};
}

constexpr PartOperand logical_and_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand logical_and_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart logical_and_parts[] = {
    {logical_and_forward, logical_and_forward, logical_and_0_results, logical_and_0_inputs, 0},
};

// (x1 != 0) | (x2 != 0)
std::vector<mx::array> logical_or_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::logical_or(x1, x2);
  return {v0};
}

constexpr PartOperand logical_or_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand logical_or_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart logical_or_parts[] = {
    {logical_or_forward, logical_or_forward, logical_or_0_results, logical_or_0_inputs, 0},
};

// (x1 != 0) ^ (x2 != 0)
std::vector<mx::array> logical_xor_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::logical_xor(x1, x2);
  return {v0};
}

constexpr PartOperand logical_xor_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand logical_xor_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart logical_xor_parts[] = {
    {logical_xor_forward, logical_xor_forward, logical_xor_0_results, logical_xor_0_inputs, 0},
};

// x == 0
std::vector<mx::array> logical_not_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::logical_not(x);
  return {v0};
}

constexpr PartOperand logical_not_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand logical_not_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart logical_not_parts[] = {
    {logical_not_forward, logical_not_forward, logical_not_0_results, logical_not_0_inputs, 0},
};

}  // namespace

void register_logical() {
  add_elementwise(LogicalAndBackward::schema_v1, logical_and_parts);
  add_elementwise(LogicalOrBackward::schema_v1, logical_or_parts);
  add_elementwise(LogicalXorBackward::schema_v1, logical_xor_parts);
  add_elementwise(LogicalNotBackward::schema_v1, logical_not_parts);
}

}  // namespace pylucid::gpu
