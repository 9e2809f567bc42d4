// Generated from ops.yaml. Do not edit.
// The rounding family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "rounding/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive ceil
std::vector<mx::array> ceil_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::ceil(x);
  return {v0};
}

// 0
std::vector<mx::array> ceil_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

constexpr PartOperand ceil_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand ceil_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand ceil_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand ceil_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart ceil_parts[] = {
    {ceil_forward, nullptr, ceil_0_results, ceil_0_inputs, 0},
    {ceil_gradient_x, nullptr, ceil_1_results, ceil_1_inputs, 0},
};

// the primitive floor
std::vector<mx::array> floor_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::floor(x);
  return {v0};
}

// 0
std::vector<mx::array> floor_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

constexpr PartOperand floor_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand floor_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand floor_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand floor_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart floor_parts[] = {
    {floor_forward, nullptr, floor_0_results, floor_0_inputs, 0},
    {floor_gradient_x, nullptr, floor_1_results, floor_1_inputs, 0},
};

// the primitive round
std::vector<mx::array> round_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::round(x);
  return {v0};
}

// 0
std::vector<mx::array> round_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

constexpr PartOperand round_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand round_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand round_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand round_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart round_parts[] = {
    {round_forward, round_forward, round_0_results, round_0_inputs, 0},
    {round_gradient_x, round_gradient_x, round_1_results, round_1_inputs, 0},
};

// the primitive trunc
std::vector<mx::array> trunc_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::trunc(x);
  return {v0};
}

// 0
std::vector<mx::array> trunc_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

constexpr PartOperand trunc_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand trunc_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand trunc_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand trunc_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart trunc_parts[] = {
    {trunc_forward, nullptr, trunc_0_results, trunc_0_inputs, 0},
    {trunc_gradient_x, nullptr, trunc_1_results, trunc_1_inputs, 0},
};

}  // namespace

void register_rounding() {
  add_elementwise(CeilBackward::schema_v1, ceil_parts);
  add_elementwise(FloorBackward::schema_v1, floor_parts);
  add_elementwise(RoundBackward::schema_v1, round_parts);
  add_elementwise(TruncBackward::schema_v1, trunc_parts);
}

}  // namespace pylucid::gpu
