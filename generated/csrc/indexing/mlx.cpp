// Generated from ops.yaml. Do not edit.
// The indexing family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "indexing/mlx_kernels.h"
#include "indexing/nodes.h"
#include "indexing/structural.h"

namespace pylucid::gpu {

namespace {

// where(mask, value, x)
std::vector<mx::array> masked_fill_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const mx::array& mask = inputs[1];
  const mx::array& value = inputs[2];
  const auto v0 = mx::where(mask, value, x);
  return {v0};
}

// x: where(mask, 0, g); value: where(mask, g, 0)
std::vector<mx::array> masked_fill_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& mask = inputs[1];
  const auto v0 = mx::where(mask, gpu::constant(0, g), g);
  const auto v1 = mx::where(mask, g, gpu::constant(0, g));
  return {v0, v1};
}

// where(mask, 0, g)
std::vector<mx::array> masked_fill_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& mask = inputs[1];
  const auto v0 = mx::where(mask, gpu::constant(0, g), g);
  return {v0};
}

// where(mask, g, 0)
std::vector<mx::array> masked_fill_gradient_value(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& mask = inputs[1];
  const auto v0 = mx::where(mask, g, gpu::constant(0, g));
  return {v0};
}

constexpr PartOperand masked_fill_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand masked_fill_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand masked_fill_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand masked_fill_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 2},
};
constexpr PartOperand masked_fill_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand masked_fill_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 2},
};
constexpr PartOperand masked_fill_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand masked_fill_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 2},
};
constexpr ElementwisePart masked_fill_parts[] = {
    {masked_fill_forward, masked_fill_forward, masked_fill_0_results, masked_fill_0_inputs, 0},
    {masked_fill_gradients, masked_fill_gradients, masked_fill_1_results, masked_fill_1_inputs, 0},
    {masked_fill_gradient_x, masked_fill_gradient_x, masked_fill_2_results, masked_fill_2_inputs, 0},
    {masked_fill_gradient_value, masked_fill_gradient_value, masked_fill_3_results, masked_fill_3_inputs, 0},
};

std::vector<mx::array> take_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const TakeAttributes*>(raw);
  return {gpu::take(inputs[0], inputs[1], attributes.axis, shape, dt)};
}

std::vector<mx::array> untake_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const UntakeAttributes*>(raw);
  return {gpu::untake(inputs[0], inputs[1], attributes.shape, attributes.axis, shape, dt)};
}

std::vector<mx::array> take_along_axis_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const TakeAlongAxisAttributes*>(raw);
  return {gpu::take_along_axis(inputs[0], inputs[1], attributes.axis, shape, dt)};
}

std::vector<mx::array> scatter_add_along_axis_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ScatterAddAlongAxisAttributes*>(raw);
  return {gpu::scatter_add_along_axis(inputs[0], inputs[1], attributes.shape, attributes.axis, shape, dt)};
}

std::vector<mx::array> gather_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const GatherAttributes*>(raw);
  return {gpu::gather(inputs[0], inputs[1], attributes.axis, shape, dt)};
}

std::vector<mx::array> ungather_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const UngatherAttributes*>(raw);
  return {gpu::ungather(inputs[0], inputs[1], attributes.shape, attributes.axis, shape, dt)};
}

std::vector<mx::array> add_elements_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const AddElementsAttributes*>(raw);
  return {gpu::add_elements(inputs[0], inputs[1], inputs[2], attributes.axis, shape, dt)};
}

std::vector<mx::array> index_add_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const IndexAddAttributes*>(raw);
  return {gpu::index_add(inputs[0], inputs[1], inputs[2], attributes.axis, shape, dt)};
}

std::vector<mx::array> take_at_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const TakeAtAttributes*>(raw);
  return {gpu::take_at(inputs[0], inputs[1], attributes.axes, attributes.at, shape, dt)};
}

std::vector<mx::array> add_at_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const AddAtAttributes*>(raw);
  return {gpu::add_at(inputs[0], inputs[1], attributes.shape, attributes.axes, attributes.at, shape, dt)};
}

std::vector<mx::array> put_at_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const PutAtAttributes*>(raw);
  return {gpu::put_at(inputs[0], inputs[1], inputs[2], attributes.axes, attributes.at, attributes.in_place, shape, dt)};
}

std::vector<mx::array> take_last_at_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const TakeLastAtAttributes*>(raw);
  return {gpu::take_last_at(inputs[0], inputs[1], attributes.axes, attributes.at, shape, dt)};
}

std::vector<mx::array> place_at_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const PlaceAtAttributes*>(raw);
  return {gpu::place_at(inputs[0], inputs[1], attributes.shape, attributes.axes, attributes.at, shape, dt)};
}

std::vector<mx::array> join_indices_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const JoinIndicesAttributes*>(raw);
  return {gpu::join_indices(inputs[0], inputs[1], attributes.outer, attributes.inner, shape, dt)};
}

std::vector<mx::array> coordinates_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return {gpu::coordinates(inputs[0], dt)};
}

std::vector<mx::array> select_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return {gpu::select(inputs[0], inputs[1], dt)};
}

std::vector<mx::array> unselect_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape& shape, Dtype dt) {
  return {gpu::unselect(inputs[0], inputs[1], shape, dt)};
}

std::vector<mx::array> put_masked_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const PutMaskedAttributes*>(raw);
  return {gpu::put_masked(inputs[0], inputs[1], inputs[2], attributes.in_place, shape, dt)};
}

std::vector<mx::array> put_slice_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const PutSliceAttributes*>(raw);
  return {gpu::put_slice(inputs[0], inputs[1], attributes.key, attributes.in_place, shape, dt)};
}

std::vector<mx::array> tril_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const TrilAttributes*>(raw);
  return {gpu::tril(inputs[0], attributes.k, shape, dt)};
}

std::vector<mx::array> triu_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const TriuAttributes*>(raw);
  return {gpu::triu(inputs[0], attributes.k, shape, dt)};
}

}  // namespace

void register_indexing() {
  add_elementwise(MaskedFillBackward::schema_v1, masked_fill_parts);
  add_kernel(TakeBackward::schema_v1, take_kernel);
  add_kernel(UntakeBackward::schema_v1, untake_kernel);
  add_kernel(TakeAlongAxisBackward::schema_v1, take_along_axis_kernel);
  add_kernel(ScatterAddAlongAxisBackward::schema_v1, scatter_add_along_axis_kernel);
  add_kernel(GatherBackward::schema_v1, gather_kernel);
  add_kernel(UngatherBackward::schema_v1, ungather_kernel);
  add_kernel(AddElementsBackward::schema_v1, add_elements_kernel);
  add_kernel(IndexAddBackward::schema_v1, index_add_kernel);
  add_kernel(TakeAtBackward::schema_v1, take_at_kernel);
  add_kernel(AddAtBackward::schema_v1, add_at_kernel);
  add_kernel(PutAtBackward::schema_v1, put_at_kernel);
  add_kernel(TakeLastAtBackward::schema_v1, take_last_at_kernel);
  add_kernel(PlaceAtBackward::schema_v1, place_at_kernel);
  add_kernel(JoinIndicesBackward::schema_v1, join_indices_kernel);
  add_kernel(CoordinatesBackward::schema_v1, coordinates_kernel);
  add_kernel(SelectBackward::schema_v1, select_kernel);
  add_kernel(UnselectBackward::schema_v1, unselect_kernel);
  add_kernel(PutMaskedBackward::schema_v1, put_masked_kernel);
  add_kernel(PutSliceBackward::schema_v1, put_slice_kernel);
  add_kernel(TrilBackward::schema_v1, tril_kernel);
  add_kernel(TriuBackward::schema_v1, triu_kernel);
}

}  // namespace pylucid::gpu
