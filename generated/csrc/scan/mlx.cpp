// Generated from ops.yaml. Do not edit.
// The scan family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "scan/mlx_kernels.h"
#include "scan/structural.h"

namespace pylucid::gpu {

namespace {

std::vector<mx::array> cumulative_sum_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const CumulativeSumAttributes*>(raw);
  return {gpu::cumulative_sum(inputs[0], attributes.axis, attributes.dtype, attributes.include_initial, shape, dt)};
}

std::vector<mx::array> cumulative_sum_adjoint_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const CumulativeSumAdjointAttributes*>(raw);
  return {gpu::cumulative_sum_adjoint(inputs[0], attributes.axis, attributes.include_initial, shape, dt)};
}

std::vector<mx::array> cumulative_prod_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const CumulativeProdAttributes*>(raw);
  return {gpu::cumulative_prod(inputs[0], attributes.axis, attributes.dtype, attributes.include_initial, shape, dt)};
}

std::vector<mx::array> cumulative_prod_gradient_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const CumulativeProdGradientAttributes*>(raw);
  return {gpu::cumulative_prod_gradient(inputs[0], inputs[1], attributes.axis, shape, dt)};
}

std::vector<mx::array> without_first_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const WithoutFirstAttributes*>(raw);
  return {gpu::without_first(inputs[0], attributes.axis, shape, dt)};
}

std::vector<mx::array> with_first_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const WithFirstAttributes*>(raw);
  return {gpu::with_first(inputs[0], attributes.axis, shape, dt)};
}

std::vector<mx::array> product_before_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ProductBeforeAttributes*>(raw);
  return {gpu::product_before(inputs[0], attributes.axis, attributes.step, shape, dt)};
}

std::vector<mx::array> recurrence_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const RecurrenceAttributes*>(raw);
  return {gpu::recurrence(inputs[0], inputs[1], attributes.axis, attributes.step, shape, dt)};
}

std::vector<mx::array> shift_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ShiftAttributes*>(raw);
  return {gpu::shift(inputs[0], attributes.axis, attributes.step, attributes.fill, shape, dt)};
}

std::vector<mx::array> cummax_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const CummaxAttributes*>(raw);
  return gpu::cummax(inputs[0], attributes.axis, dt);
}

std::vector<mx::array> cummin_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const CumminAttributes*>(raw);
  return gpu::cummin(inputs[0], attributes.axis, dt);
}

std::vector<mx::array> added_at_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const AddedAtAttributes*>(raw);
  return {gpu::added_at(inputs[0], inputs[1], attributes.axis, shape, dt)};
}

std::vector<mx::array> taken_at_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const TakenAtAttributes*>(raw);
  return {gpu::taken_at(inputs[0], inputs[1], attributes.axis, shape, dt)};
}

std::vector<mx::array> logcumsumexp_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const LogcumsumexpAttributes*>(raw);
  return {gpu::logcumsumexp(inputs[0], attributes.axis, shape, dt)};
}

}  // namespace

void register_scan() {
  add_kernel(CumulativeSumBackward::schema_v1, cumulative_sum_kernel);
  add_kernel(CumulativeSumAdjointBackward::schema_v1, cumulative_sum_adjoint_kernel);
  add_kernel(CumulativeProdBackward::schema_v1, cumulative_prod_kernel);
  add_kernel(CumulativeProdGradientBackward::schema_v1, cumulative_prod_gradient_kernel);
  add_kernel(WithoutFirstBackward::schema_v1, without_first_kernel);
  add_kernel(WithFirstBackward::schema_v1, with_first_kernel);
  add_kernel(ProductBeforeBackward::schema_v1, product_before_kernel);
  add_kernel(RecurrenceBackward::schema_v1, recurrence_kernel);
  add_kernel(ShiftBackward::schema_v1, shift_kernel);
  add_kernel(CummaxBackward::schema_v1, cummax_kernel);
  add_kernel(CumminBackward::schema_v1, cummin_kernel);
  add_kernel(AddedAtBackward::schema_v1, added_at_kernel);
  add_kernel(TakenAtBackward::schema_v1, taken_at_kernel);
  add_kernel(LogcumsumexpBackward::schema_v1, logcumsumexp_kernel);
}

}  // namespace pylucid::gpu
