// Generated from ops.yaml. Do not edit.
// The creation family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "creation/mlx_kernels.h"
#include "creation/structural.h"

namespace pylucid::gpu {

namespace {

std::vector<mx::array> zeros_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ZerosAttributes*>(raw);
  return {gpu::zeros(attributes.shape, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> ones_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const OnesAttributes*>(raw);
  return {gpu::ones(attributes.shape, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> full_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const FullAttributes*>(raw);
  return {gpu::full(attributes.shape, attributes.fill_value, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> arange_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ArangeAttributes*>(raw);
  return {gpu::arange(attributes.start, attributes.stop, attributes.step, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> eye_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const EyeAttributes*>(raw);
  return {gpu::eye(attributes.n_rows, attributes.n_cols, attributes.k, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> zeros_like_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ZerosLikeAttributes*>(raw);
  return {gpu::zeros_like(inputs[0], attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> ones_like_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const OnesLikeAttributes*>(raw);
  return {gpu::ones_like(inputs[0], attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> full_like_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const FullLikeAttributes*>(raw);
  return {gpu::full_like(inputs[0], attributes.fill_value, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> empty_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const EmptyAttributes*>(raw);
  return {gpu::empty(attributes.shape, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> empty_like_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const EmptyLikeAttributes*>(raw);
  return {gpu::empty_like(inputs[0], attributes.dtype, attributes.device, shape, dt)};
}

}  // namespace

void register_creation() {
  add_kernel(ZerosBackward::schema_v1, zeros_kernel);
  add_kernel(OnesBackward::schema_v1, ones_kernel);
  add_kernel(FullBackward::schema_v1, full_kernel);
  add_kernel(ArangeBackward::schema_v1, arange_kernel);
  add_kernel(EyeBackward::schema_v1, eye_kernel);
  add_kernel(ZerosLikeBackward::schema_v1, zeros_like_kernel);
  add_kernel(OnesLikeBackward::schema_v1, ones_like_kernel);
  add_kernel(FullLikeBackward::schema_v1, full_like_kernel);
  add_kernel(EmptyBackward::schema_v1, empty_kernel);
  add_kernel(EmptyLikeBackward::schema_v1, empty_like_kernel);
}

}  // namespace pylucid::gpu
