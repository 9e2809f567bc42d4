// Generated from ops.yaml. Do not edit.
// The array family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "array/mlx_kernels.h"
#include "array/structural.h"

namespace pylucid::gpu {

namespace {

std::vector<mx::array> astype_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const AstypeAttributes*>(raw);
  return {gpu::astype(inputs[0], attributes.dtype, attributes.copy, attributes.device, shape, dt)};
}

std::vector<mx::array> to_device_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ToDeviceAttributes*>(raw);
  return {gpu::to_device(inputs[0], attributes.device, attributes.stream, shape, dt)};
}

std::vector<mx::array> reshape_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ReshapeAttributes*>(raw);
  return {gpu::reshape(inputs[0], attributes.shape, attributes.copy, shape, dt)};
}

std::vector<mx::array> broadcast_to_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const BroadcastToAttributes*>(raw);
  return {gpu::broadcast_to(inputs[0], attributes.shape, shape, dt)};
}

std::vector<mx::array> sum_to_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const SumToAttributes*>(raw);
  return {gpu::sum_to(inputs[0], attributes.shape, shape, dt)};
}

std::vector<mx::array> expand_dims_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ExpandDimsAttributes*>(raw);
  return {gpu::expand_dims(inputs[0], attributes.axis, shape, dt)};
}

std::vector<mx::array> squeeze_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const SqueezeAttributes*>(raw);
  return {gpu::squeeze(inputs[0], attributes.axis, shape, dt)};
}

std::vector<mx::array> permute_dims_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const PermuteDimsAttributes*>(raw);
  return {gpu::permute_dims(inputs[0], attributes.axes, shape, dt)};
}

std::vector<mx::array> unpermute_dims_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const UnpermuteDimsAttributes*>(raw);
  return {gpu::unpermute_dims(inputs[0], attributes.axes, shape, dt)};
}

std::vector<mx::array> matrix_transpose_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape& shape, Dtype dt) {
  return {gpu::matrix_transpose(inputs[0], shape, dt)};
}

std::vector<mx::array> concat_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ConcatAttributes*>(raw);
  return {gpu::concat(inputs, attributes.axis, shape, dt)};
}

std::vector<mx::array> stack_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const StackAttributes*>(raw);
  return {gpu::stack(inputs, attributes.axis, shape, dt)};
}

std::vector<mx::array> getitem_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const GetitemAttributes*>(raw);
  return {gpu::getitem(inputs[0], attributes.key, shape, dt)};
}

std::vector<mx::array> scatter_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ScatterAttributes*>(raw);
  return {gpu::scatter(inputs[0], attributes.shape, attributes.key, shape, dt)};
}

std::vector<mx::array> rotate_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const RotateAttributes*>(raw);
  return {gpu::rotate(inputs[0], attributes.axis, attributes.shift, shape, dt)};
}

std::vector<mx::array> alias_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape& shape, Dtype dt) {
  return {gpu::alias(inputs[0], shape, dt)};
}

}  // namespace

void register_array() {
  add_kernel(AstypeBackward::schema_v1, astype_kernel);
  add_kernel(ToDeviceBackward::schema_v1, to_device_kernel);
  add_kernel(ReshapeBackward::schema_v1, reshape_kernel);
  add_kernel(BroadcastToBackward::schema_v1, broadcast_to_kernel);
  add_kernel(SumToBackward::schema_v1, sum_to_kernel);
  add_kernel(ExpandDimsBackward::schema_v1, expand_dims_kernel);
  add_kernel(SqueezeBackward::schema_v1, squeeze_kernel);
  add_kernel(PermuteDimsBackward::schema_v1, permute_dims_kernel);
  add_kernel(UnpermuteDimsBackward::schema_v1, unpermute_dims_kernel);
  add_kernel(MatrixTransposeBackward::schema_v1, matrix_transpose_kernel);
  add_kernel(ConcatBackward::schema_v1, concat_kernel);
  add_kernel(StackBackward::schema_v1, stack_kernel);
  add_kernel(GetitemBackward::schema_v1, getitem_kernel);
  add_kernel(ScatterBackward::schema_v1, scatter_kernel);
  add_kernel(RotateBackward::schema_v1, rotate_kernel);
  add_kernel(AliasBackward::schema_v1, alias_kernel);
}

}  // namespace pylucid::gpu
