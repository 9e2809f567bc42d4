// Generated from ops.yaml. Do not edit.
// The sorting family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "sorting/mlx_kernels.h"
#include "sorting/structural.h"

namespace pylucid::gpu {

namespace {

std::vector<mx::array> sort_values_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const SortValuesAttributes*>(raw);
  return {gpu::sort_values(inputs[0], attributes.axis, attributes.descending, dt)};
}

std::vector<mx::array> sort_indexed_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const SortIndexedAttributes*>(raw);
  return gpu::sort_indexed(inputs[0], attributes.axis, attributes.descending, dt);
}

std::vector<mx::array> argsort_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const ArgsortAttributes*>(raw);
  return {gpu::argsort(inputs[0], attributes.axis, attributes.descending, attributes.stable, dt)};
}

std::vector<mx::array> best_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const BestAttributes*>(raw);
  return gpu::best(inputs[0], attributes.k, attributes.axis, attributes.largest, attributes.sorted, dt);
}

std::vector<mx::array> best_tied_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const BestTiedAttributes*>(raw);
  return gpu::best_tied(inputs[0], attributes.k, attributes.axis, attributes.largest, dt);
}

std::vector<mx::array> order_scatter_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const OrderScatterAttributes*>(raw);
  return {gpu::order_scatter(inputs[0], inputs[1], inputs[2], inputs[3], inputs[4], attributes.axis, shape, dt)};
}

std::vector<mx::array> order_gather_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const OrderGatherAttributes*>(raw);
  return {gpu::order_gather(inputs[0], inputs[1], inputs[2], inputs[3], inputs[4], attributes.axis, shape, dt)};
}

std::vector<mx::array> insertion_points_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const InsertionPointsAttributes*>(raw);
  return {gpu::insertion_points(inputs[0], inputs[1], attributes.right, shape, dt)};
}

std::vector<mx::array> unique_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return gpu::unique(inputs[0], dt);
}

std::vector<mx::array> distinct_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return {gpu::distinct(inputs[0], dt)};
}

std::vector<mx::array> count_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const CountAttributes*>(raw);
  return {gpu::count(inputs[0], attributes.minlength, dt)};
}

std::vector<mx::array> interpolate_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const InterpolateAttributes*>(raw);
  return {gpu::interpolate(inputs[0], inputs[1], inputs[2], attributes.left, attributes.right, shape, dt)};
}

}  // namespace

void register_sorting() {
  add_kernel(SortValuesBackward::schema_v1, sort_values_kernel);
  add_kernel(SortIndexedBackward::schema_v1, sort_indexed_kernel);
  add_kernel(ArgsortBackward::schema_v1, argsort_kernel);
  add_kernel(BestBackward::schema_v1, best_kernel);
  add_kernel(BestTiedBackward::schema_v1, best_tied_kernel);
  add_kernel(OrderScatterBackward::schema_v1, order_scatter_kernel);
  add_kernel(OrderGatherBackward::schema_v1, order_gather_kernel);
  add_kernel(InsertionPointsBackward::schema_v1, insertion_points_kernel);
  add_kernel(UniqueBackward::schema_v1, unique_kernel);
  add_kernel(DistinctBackward::schema_v1, distinct_kernel);
  add_kernel(CountBackward::schema_v1, count_kernel);
  add_kernel(InterpolateBackward::schema_v1, interpolate_kernel);
}

}  // namespace pylucid::gpu
