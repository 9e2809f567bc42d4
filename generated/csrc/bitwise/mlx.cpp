// Generated from ops.yaml. Do not edit.
// The bitwise family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "bitwise/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive bitwise_and
std::vector<mx::array> bitwise_and_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::bitwise_and(x1, x2);
  return {v0};
}

constexpr PartOperand bitwise_and_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bitwise_and_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart bitwise_and_parts[] = {
    {bitwise_and_forward, nullptr, bitwise_and_0_results, bitwise_and_0_inputs, 0},
};

// the primitive bitwise_or
std::vector<mx::array> bitwise_or_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::bitwise_or(x1, x2);
  return {v0};
}

constexpr PartOperand bitwise_or_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bitwise_or_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart bitwise_or_parts[] = {
    {bitwise_or_forward, nullptr, bitwise_or_0_results, bitwise_or_0_inputs, 0},
};

// the primitive bitwise_xor
std::vector<mx::array> bitwise_xor_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::bitwise_xor(x1, x2);
  return {v0};
}

constexpr PartOperand bitwise_xor_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bitwise_xor_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart bitwise_xor_parts[] = {
    {bitwise_xor_forward, nullptr, bitwise_xor_0_results, bitwise_xor_0_inputs, 0},
};

// the primitive bitwise_invert
std::vector<mx::array> bitwise_invert_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::bitwise_invert(x);
  return {v0};
}

constexpr PartOperand bitwise_invert_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bitwise_invert_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart bitwise_invert_parts[] = {
    {bitwise_invert_forward, nullptr, bitwise_invert_0_results, bitwise_invert_0_inputs, 0},
};

// the primitive bitwise_left_shift
std::vector<mx::array> bitwise_left_shift_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::left_shift(x1, x2);
  return {v0};
}

constexpr PartOperand bitwise_left_shift_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bitwise_left_shift_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart bitwise_left_shift_parts[] = {
    {bitwise_left_shift_forward, nullptr, bitwise_left_shift_0_results, bitwise_left_shift_0_inputs, 0},
};

// the primitive bitwise_right_shift
std::vector<mx::array> bitwise_right_shift_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::right_shift(x1, x2);
  return {v0};
}

constexpr PartOperand bitwise_right_shift_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand bitwise_right_shift_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart bitwise_right_shift_parts[] = {
    {bitwise_right_shift_forward, nullptr, bitwise_right_shift_0_results, bitwise_right_shift_0_inputs, 0},
};

}  // namespace

void register_bitwise() {
  add_elementwise(BitwiseAndBackward::schema_v1, bitwise_and_parts);
  add_elementwise(BitwiseOrBackward::schema_v1, bitwise_or_parts);
  add_elementwise(BitwiseXorBackward::schema_v1, bitwise_xor_parts);
  add_elementwise(BitwiseInvertBackward::schema_v1, bitwise_invert_parts);
  add_elementwise(BitwiseLeftShiftBackward::schema_v1, bitwise_left_shift_parts);
  add_elementwise(BitwiseRightShiftBackward::schema_v1, bitwise_right_shift_parts);
}

}  // namespace pylucid::gpu
