// Generated from ops.yaml. Do not edit.
// The sorting family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "sorting/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "sorting/kernels.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"
#include "arithmetic/ops.h"
#include "array/ops.h"
#include "indexing/ops.h"
#include "sorting/ops.h"

namespace pylucid {

namespace {

constexpr OperandRule sort_values_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule sort_values_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void sort_values_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const SortValuesAttributes*>(raw);
  results[0] = cpu::sort_values(*inputs[0], attributes.axis, attributes.descending, dt);
}

constexpr OperandRule sort_indexed_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule sort_indexed_results[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
    {"ties", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void sort_indexed_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const SortIndexedAttributes*>(raw);
  auto found = cpu::sort_indexed(*inputs[0], attributes.axis, attributes.descending, dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule argsort_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1fff, false},
};
constexpr OperandRule argsort_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void argsort_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ArgsortAttributes*>(raw);
  results[0] = cpu::argsort(*inputs[0], attributes.axis, attributes.descending, attributes.stable, dt);
}

constexpr OperandRule best_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule best_results[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void best_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const BestAttributes*>(raw);
  auto found = cpu::best(*inputs[0], attributes.k, attributes.axis, attributes.largest, attributes.sorted, dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule best_tied_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule best_tied_results[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
    {"ties", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void best_tied_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const BestTiedAttributes*>(raw);
  auto found = cpu::best_tied(*inputs[0], attributes.k, attributes.axis, attributes.largest, dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule order_scatter_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"values", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
    {"source", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"ties", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule order_scatter_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void order_scatter_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const OrderScatterAttributes*>(raw);
  results[0] = cpu::order_scatter(*inputs[0], *inputs[1], *inputs[2], *inputs[3], *inputs[4], attributes.axis, shape, dt);
}

constexpr OperandRule order_gather_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"values", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
    {"source", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"ties", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule order_gather_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void order_gather_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const OrderGatherAttributes*>(raw);
  results[0] = cpu::order_gather(*inputs[0], *inputs[1], *inputs[2], *inputs[3], *inputs[4], attributes.axis, shape, dt);
}

constexpr OperandRule insertion_points_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule insertion_points_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void insertion_points_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const InsertionPointsAttributes*>(raw);
  results[0] = cpu::insertion_points(*inputs[0], *inputs[1], attributes.right, shape, dt);
}

constexpr OperandRule unique_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule unique_results[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
    {"inverse_indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
    {"counts", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void unique_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  auto found = cpu::unique(*inputs[0], dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule distinct_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule distinct_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void distinct_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::distinct(*inputs[0], dt);
}

constexpr OperandRule count_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x01ff, false},
};
constexpr OperandRule count_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void count_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const CountAttributes*>(raw);
  results[0] = cpu::count(*inputs[0], attributes.minlength, dt);
}

constexpr OperandRule interpolate_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"xp", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"fp", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule interpolate_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void interpolate_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const InterpolateAttributes*>(raw);
  results[0] = cpu::interpolate(*inputs[0], *inputs[1], *inputs[2], attributes.left, attributes.right, shape, dt);
}

}  // namespace

const OpSchema SortValuesBackward::schema_v1{
    .name = "_sort_values",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sort_values_rules,
    .results = sort_values_results,
    .accepts = "every dtype",
    .signature = "_sort_values(x, /, *, axis:axis=-1, descending:bool=False)",
    .record = "- op: _sort_values(x, /, *, axis:axis=-1, descending:bool=False)\n  summary: The values along an axis in order, where no gradient is wanted.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any}\n  shape: data",
    .hash = "31e0d673441470b80f0ae150576a5536a93879690b3ef4970c8979f57305100c",
    .source = "ops.yaml:_sort_values",
};

Storage SortValuesBackward::dispatch(backend::IBackend& be, const Storage& x, const SortValuesAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

void SortValuesBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema SortIndexedBackward::schema_v1{
    .name = "_sort_indexed",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sort_indexed_rules,
    .results = sort_indexed_results,
    .accepts = "every dtype",
    .signature = "_sort_indexed(x, /, *, axis:axis=-1, descending:bool=False) -> values, indices, ties",
    .record = "- op: _sort_indexed(x, /, *, axis:axis=-1, descending:bool=False) -> values, indices, ties\n  summary: The values along an axis in order, where they were, and how many elements equal the last of them.\n  amp: KeepInput\n  # ties: 0 where no two elements are equal, so that the derivative does not read values again to find that out.\n  grad: _order_scatter(g_values, stop_gradient(values), indices, stop_gradient(x), ties, axis=axis)\n  dtypes: {x: any, indices: int64, ties: int64}\n  shape: data",
    .hash = "953a9da08ba5c08d8e19064553fa5e1c97ebe114a75d39678b69a2438ae6b4f6",
    .source = "ops.yaml:_sort_indexed",
};

std::array<Storage, 3> SortIndexedBackward::dispatch(backend::IBackend& be, const Storage& x, const SortIndexedAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 3> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return results;
}

// _order_scatter(g_values, stop_gradient(values), indices, stop_gradient(x), ties, axis)
TensorPtr SortIndexedBackward::grad_formula_impl(const TensorPtr& g_values, const TensorPtr& x, const TensorPtr& values, const TensorPtr& indices, const TensorPtr& ties) {
#line 5 "ops.yaml:_sort_indexed"
  const auto v0 = ops::stop_gradient(values);
#line 5 "ops.yaml:_sort_indexed"
  const auto v1 = ops::stop_gradient(x);
#line 5 "ops.yaml:_sort_indexed"
  const auto v2 = ops::_order_scatter(g_values, v0, indices, v1, ties, attributes.axis);
#line 249 "sorting/structural.cpp"
  return v2;
}

void SortIndexedBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0), output(1), output(2));
}

const OpSchema ArgsortBackward::schema_v1{
    .name = "argsort",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = argsort_rules,
    .results = argsort_results,
    .accepts = "bool, integer and floating point dtypes",
    .signature = "argsort(x, /, axis:axis=-1, *, descending:bool=False, stable:bool=True)",
    .record = "- op: argsort(x, /, axis:axis=-1, *, descending:bool=False, stable:bool=True)\n  summary: The indices that put the values along an axis in ascending order.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: ordered, result: int64}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.argsort(pl.asarray([3., 1., 2.])).tolist()\n    [1, 2, 0]\n  notes: Of bool, integers and floats. NaN counts as larger than every number, and equal values keep their order, whatever `stable` says.\n  see: [sort, searchsorted]",
    .hash = "1ecb5308e049f4e867d3e2193151150cdf591177a1747ead11839ad51dfb7ede",
    .source = "ops.yaml:argsort",
};

Storage ArgsortBackward::dispatch(backend::IBackend& be, const Storage& x, const ArgsortAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

void ArgsortBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema BestBackward::schema_v1{
    .name = "_best",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = best_rules,
    .results = best_results,
    .accepts = "every dtype",
    .signature = "_best(x, /, k:int, *, axis:axis=-1, largest:bool=True, sorted:bool=True) -> values, indices",
    .record = "- op: _best(x, /, k:int, *, axis:axis=-1, largest:bool=True, sorted:bool=True) -> values, indices\n  summary: The k largest or smallest values along an axis and their indices, where no gradient is wanted.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, indices: int64}\n  shape: data",
    .hash = "7d301e76cf6b3e5c9e9df2904a6e66ed0b1850aa64f7aa7924308a208da57165",
    .source = "ops.yaml:_best",
};

std::array<Storage, 2> BestBackward::dispatch(backend::IBackend& be, const Storage& x, const BestAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 2> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return results;
}

void BestBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema BestTiedBackward::schema_v1{
    .name = "_best_tied",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = best_tied_rules,
    .results = best_tied_results,
    .accepts = "every dtype",
    .signature = "_best_tied(x, /, k:int, *, axis:axis=-1, largest:bool=True) -> values, indices, ties",
    .record = "- op: _best_tied(x, /, k:int, *, axis:axis=-1, largest:bool=True) -> values, indices, ties\n  summary: The k best values along an axis, their indices, and how many elements equal the last of them.\n  amp: KeepInput\n  # ties: 0 where no value is like another one, selected or not, so that the derivative does not read x again.\n  grad: _order_scatter(g_values, stop_gradient(values), indices, stop_gradient(x), ties, axis=axis)\n  dtypes: {x: any, indices: int64, ties: int64}\n  shape: data",
    .hash = "4d5523301cc3c9eb5ba44edf9b93f202b59cf67d577a957817308064eb07572f",
    .source = "ops.yaml:_best_tied",
};

std::array<Storage, 3> BestTiedBackward::dispatch(backend::IBackend& be, const Storage& x, const BestTiedAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 3> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return results;
}

// _order_scatter(g_values, stop_gradient(values), indices, stop_gradient(x), ties, axis)
TensorPtr BestTiedBackward::grad_formula_impl(const TensorPtr& g_values, const TensorPtr& x, const TensorPtr& values, const TensorPtr& indices, const TensorPtr& ties) {
#line 5 "ops.yaml:_best_tied"
  const auto v0 = ops::stop_gradient(values);
#line 5 "ops.yaml:_best_tied"
  const auto v1 = ops::stop_gradient(x);
#line 5 "ops.yaml:_best_tied"
  const auto v2 = ops::_order_scatter(g_values, v0, indices, v1, ties, attributes.axis);
#line 344 "sorting/structural.cpp"
  return v2;
}

void BestTiedBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0), output(1), output(2));
}

const OpSchema OrderScatterBackward::schema_v1{
    .name = "_order_scatter",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = order_scatter_rules,
    .results = order_scatter_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_order_scatter(x, values, indices, source, ties, /, *, axis:axis)",
    .record = "- op: _order_scatter(x, values, indices, source, ties, /, *, axis:axis)\n  summary: Each x to the positions along an axis where the source equals its value, in equal shares.\n  amp: KeepInput\n  grad:\n    x: _order_gather(g, stop_gradient(values), indices, stop_gradient(source), ties, axis=axis)\n    values: zeros(values.shape)\n    source: zeros(source.shape)\n  dtypes: {x: floating, values: floating, indices: int64, source: floating, ties: int64}\n  shape: own",
    .hash = "d089383ee4f0b3af708fb0829803f6eed3367baae220401cea15e4b43966ae05",
    .source = "ops.yaml:_order_scatter",
};

Storage OrderScatterBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& values, const Storage& indices, const Storage& source, const Storage& ties, const OrderScatterAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 5> inputs{&x, &values, &indices, &source, &ties};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 5> OrderScatterBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& values, const TensorPtr& indices, const TensorPtr& source, const TensorPtr& ties, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 5> grads;
  const Shape& values_shape = input_shape(1);
  const Shape& source_shape = input_shape(3);
  if (wanted >> 0 & 1U) {  // x: _order_gather(g, stop_gradient(values), indices, stop_gradient(source), ties, axis)
#line 5 "ops.yaml:_order_scatter"
    const auto v0 = ops::stop_gradient(values);
#line 5 "ops.yaml:_order_scatter"
    const auto v1 = ops::stop_gradient(source);
#line 5 "ops.yaml:_order_scatter"
    const auto v2 = ops::_order_gather(g, v0, indices, v1, ties, attributes.axis);
#line 386 "sorting/structural.cpp"
    grads[0] = v2;
  }
  if (wanted >> 1 & 1U) {  // values: zeros(values.shape)
#line 6 "ops.yaml:_order_scatter"
    const auto v0 = ops::zeros_shape(g, values_shape);
#line 392 "sorting/structural.cpp"
    grads[1] = v0;
  }
  if (wanted >> 3 & 1U) {  // source: zeros(source.shape)
#line 7 "ops.yaml:_order_scatter"
    const auto v0 = ops::zeros_shape(g, source_shape);
#line 398 "sorting/structural.cpp"
    grads[3] = v0;
  }
  return grads;
}

void OrderScatterBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), input(2), input(3), input(4), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema OrderGatherBackward::schema_v1{
    .name = "_order_gather",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = order_gather_rules,
    .results = order_gather_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_order_gather(x, values, indices, source, ties, /, *, axis:axis)",
    .record = "- op: _order_gather(x, values, indices, source, ties, /, *, axis:axis)\n  summary: For each value the mean of x over the positions along an axis where the source equals it.\n  amp: KeepInput\n  grad:\n    x: _order_scatter(g, stop_gradient(values), indices, stop_gradient(source), ties, axis=axis)\n    values: zeros(values.shape)\n    source: zeros(source.shape)\n  dtypes: {x: floating, values: floating, indices: int64, source: floating, ties: int64}\n  shape: own",
    .hash = "9e395b7e9a0c321158525f00a8d2ea53022491fc27c0f3dae4e45b7038bc841d",
    .source = "ops.yaml:_order_gather",
};

Storage OrderGatherBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& values, const Storage& indices, const Storage& source, const Storage& ties, const OrderGatherAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 5> inputs{&x, &values, &indices, &source, &ties};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 5> OrderGatherBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& values, const TensorPtr& indices, const TensorPtr& source, const TensorPtr& ties, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 5> grads;
  const Shape& values_shape = input_shape(1);
  const Shape& source_shape = input_shape(3);
  if (wanted >> 0 & 1U) {  // x: _order_scatter(g, stop_gradient(values), indices, stop_gradient(source), ties, axis)
#line 5 "ops.yaml:_order_gather"
    const auto v0 = ops::stop_gradient(values);
#line 5 "ops.yaml:_order_gather"
    const auto v1 = ops::stop_gradient(source);
#line 5 "ops.yaml:_order_gather"
    const auto v2 = ops::_order_scatter(g, v0, indices, v1, ties, attributes.axis);
#line 443 "sorting/structural.cpp"
    grads[0] = v2;
  }
  if (wanted >> 1 & 1U) {  // values: zeros(values.shape)
#line 6 "ops.yaml:_order_gather"
    const auto v0 = ops::zeros_shape(g, values_shape);
#line 449 "sorting/structural.cpp"
    grads[1] = v0;
  }
  if (wanted >> 3 & 1U) {  // source: zeros(source.shape)
#line 7 "ops.yaml:_order_gather"
    const auto v0 = ops::zeros_shape(g, source_shape);
#line 455 "sorting/structural.cpp"
    grads[3] = v0;
  }
  return grads;
}

void OrderGatherBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), input(2), input(3), input(4), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema InsertionPointsBackward::schema_v1{
    .name = "_insertion_points",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = insertion_points_rules,
    .results = insertion_points_results,
    .accepts = "every dtype",
    .signature = "_insertion_points(x1, x2, /, *, right:bool=False)",
    .record = "- op: _insertion_points(x1, x2, /, *, right:bool=False)\n  summary: Where each x2 would have to be inserted into the sorted x1.\n  amp: KeepInput\n  grad: none\n  dtypes: {x1: any, x2: any, result: int64}\n  shape: own",
    .hash = "696bdd08cbc7f0df1c4aaefc0680963a6bb569a9077bfe2f5d503ab23d704c5d",
    .source = "ops.yaml:_insertion_points",
};

Storage InsertionPointsBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const InsertionPointsAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x1, &x2};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void InsertionPointsBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema UniqueBackward::schema_v1{
    .name = "_unique",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = unique_rules,
    .results = unique_results,
    .accepts = "every dtype",
    .signature = "_unique(x, /) -> values, indices, inverse_indices, counts",
    .record = "- op: _unique(x, /) -> values, indices, inverse_indices, counts\n  summary: The distinct values of the flat array, where each is first, which of them each element is, and their counts.\n  amp: KeepInput\n  grad: reshape(take_along_axis(g_values / counts, inverse_indices), x.shape)\n  dtypes: {x: any, indices: int64, inverse_indices: int64, counts: int64}\n  shape: data",
    .hash = "a943694fea607498ef824d8320e2f3118b2aaec976d7dcd94f96969316bfdf2b",
    .source = "ops.yaml:_unique",
};

std::array<Storage, 4> UniqueBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 4> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return results;
}

// reshape(take_along_axis(g_values / counts, inverse_indices, -1), x.shape, None)
TensorPtr UniqueBackward::grad_formula_impl(const TensorPtr& g_values, const TensorPtr&, const TensorPtr&, const TensorPtr&, const TensorPtr& inverse_indices, const TensorPtr& counts) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:_unique"
  const auto v0 = ops::divide(g_values, counts);
#line 4 "ops.yaml:_unique"
  const auto v1 = ops::take_along_axis(v0, inverse_indices, -1);
#line 4 "ops.yaml:_unique"
  const auto v2 = ops::reshape(v1, x_shape, std::nullopt);
#line 525 "sorting/structural.cpp"
  return v2;
}

void UniqueBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0), output(1), output(2), output(3));
}

const OpSchema DistinctBackward::schema_v1{
    .name = "_distinct",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = distinct_rules,
    .results = distinct_results,
    .accepts = "every dtype",
    .signature = "_distinct(x, /)",
    .record = "- op: _distinct(x, /)\n  summary: The distinct values of the flat array, where no gradient is wanted.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any}\n  shape: data",
    .hash = "9c901089270ca87252c3e5fcb9bbca15efdb2efb038f57d0f8ac63d8474afd8b",
    .source = "ops.yaml:_distinct",
};

Storage DistinctBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return std::move(results[0]);
}

void DistinctBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema CountBackward::schema_v1{
    .name = "_count",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = count_rules,
    .results = count_results,
    .accepts = "bool and integer dtypes",
    .signature = "_count(x, /, *, minlength:int=0)",
    .record = "- op: _count(x, /, *, minlength:int=0)\n  summary: How often each integer from 0 on occurs.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: integral, result: int64}\n  shape: data",
    .hash = "850cff83d0dd0927329b65707b36b302d3ded361709463b591d7149da4d4f879",
    .source = "ops.yaml:_count",
};

Storage CountBackward::dispatch(backend::IBackend& be, const Storage& x, const CountAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

void CountBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema InterpolateBackward::schema_v1{
    .name = "_interpolate",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = interpolate_rules,
    .results = interpolate_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_interpolate(x, xp, fp, /, *, left:float=None, right:float=None)",
    .record = "- op: _interpolate(x, xp, fp, /, *, left:float=None, right:float=None)\n  summary: Piecewise linear interpolation, where no gradient is wanted.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: floating, xp: floating, fp: floating}\n  shape: own",
    .hash = "4b990705e2ada5cf0934e5f6bdffcf7892ccb681bcc85c895265a46bb5f4c4ca",
    .source = "ops.yaml:_interpolate",
};

Storage InterpolateBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& xp, const Storage& fp, const InterpolateAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 3> inputs{&x, &xp, &fp};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void InterpolateBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

namespace ops {

TensorPtr _sort_values(const Operand& x, std::int64_t axis, bool descending) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(SortValuesBackward::schema_v1, operands);
  const SortValuesAttributes attributes{axis, descending};
  const Dtype result_dtype = call.compute();
  Storage out = SortValuesBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<SortValuesBackward>(call, std::move(out), [&](SortValuesBackward& node) { node.attributes = attributes; });
}

std::array<TensorPtr, 3> _sort_indexed(const Operand& x, std::int64_t axis, bool descending) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(SortIndexedBackward::schema_v1, operands);
  const SortIndexedAttributes attributes{axis, descending};
  const Dtype result_dtype = call.compute();
  std::array<Storage, 3> out = SortIndexedBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<SortIndexedBackward>(call, std::move(out), [&](SortIndexedBackward& node) { node.attributes = attributes; });
}

TensorPtr argsort(const Operand& x, std::int64_t axis, bool descending, bool stable) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ArgsortBackward::schema_v1, operands);
  const ArgsortAttributes attributes{axis, descending, stable};
  const Dtype result_dtype = call.compute();
  Storage out = ArgsortBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<ArgsortBackward>(call, std::move(out), [&](ArgsortBackward& node) { node.attributes = attributes; });
}

std::array<TensorPtr, 2> _best(const Operand& x, std::int64_t k, std::int64_t axis, bool largest, bool sorted) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(BestBackward::schema_v1, operands);
  const BestAttributes attributes{k, axis, largest, sorted};
  const Dtype result_dtype = call.compute();
  std::array<Storage, 2> out = BestBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<BestBackward>(call, std::move(out), [&](BestBackward& node) { node.attributes = attributes; });
}

std::array<TensorPtr, 3> _best_tied(const Operand& x, std::int64_t k, std::int64_t axis, bool largest) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(BestTiedBackward::schema_v1, operands);
  const BestTiedAttributes attributes{k, axis, largest};
  const Dtype result_dtype = call.compute();
  std::array<Storage, 3> out = BestTiedBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<BestTiedBackward>(call, std::move(out), [&](BestTiedBackward& node) { node.attributes = attributes; });
}

TensorPtr _order_scatter(const Operand& x, const Operand& values, const Operand& indices, const Operand& source, const Operand& ties, std::int64_t axis) {
  const std::array<const Operand*, 5> operands{&x, &values, &indices, &source, &ties};
  StructuralCall call(OrderScatterBackward::schema_v1, operands);
  const OrderScatterAttributes attributes{axis};
  const Shape result_shape = order_scatter_shape("_order_scatter", call.input(0).shape(), call.input(1).shape(), call.input(2).shape(), call.input(3).shape(), call.input(4).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = OrderScatterBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], *call.values()[2], *call.values()[3], *call.values()[4], attributes, result_shape, result_dtype);
  return recorded<OrderScatterBackward>(call, std::move(out), [&](OrderScatterBackward& node) { node.attributes = attributes; });
}

TensorPtr _order_gather(const Operand& x, const Operand& values, const Operand& indices, const Operand& source, const Operand& ties, std::int64_t axis) {
  const std::array<const Operand*, 5> operands{&x, &values, &indices, &source, &ties};
  StructuralCall call(OrderGatherBackward::schema_v1, operands);
  const OrderGatherAttributes attributes{axis};
  const Shape result_shape = order_gather_shape("_order_gather", call.input(0).shape(), call.input(1).shape(), call.input(2).shape(), call.input(3).shape(), call.input(4).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = OrderGatherBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], *call.values()[2], *call.values()[3], *call.values()[4], attributes, result_shape, result_dtype);
  return recorded<OrderGatherBackward>(call, std::move(out), [&](OrderGatherBackward& node) { node.attributes = attributes; });
}

TensorPtr _insertion_points(const Operand& x1, const Operand& x2, bool right) {
  const std::array<const Operand*, 2> operands{&x1, &x2};
  StructuralCall call(InsertionPointsBackward::schema_v1, operands);
  const InsertionPointsAttributes attributes{right};
  const Shape result_shape = insertion_points_shape("_insertion_points", call.input(0).shape(), call.input(1).shape(), attributes.right);
  const Dtype result_dtype = Dtype::Int64;
  Storage out = InsertionPointsBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<InsertionPointsBackward>(call, std::move(out), [&](InsertionPointsBackward& node) { node.attributes = attributes; });
}

std::array<TensorPtr, 4> _unique(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(UniqueBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  std::array<Storage, 4> out = UniqueBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<UniqueBackward>(call, std::move(out), [](UniqueBackward&) {});
}

TensorPtr _distinct(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(DistinctBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  Storage out = DistinctBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<DistinctBackward>(call, std::move(out), [](DistinctBackward&) {});
}

TensorPtr _count(const Operand& x, std::int64_t minlength) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CountBackward::schema_v1, operands);
  const CountAttributes attributes{minlength};
  const Dtype result_dtype = call.compute();
  Storage out = CountBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<CountBackward>(call, std::move(out), [&](CountBackward& node) { node.attributes = attributes; });
}

TensorPtr _interpolate(const Operand& x, const Operand& xp, const Operand& fp, std::optional<double> left, std::optional<double> right) {
  const std::array<const Operand*, 3> operands{&x, &xp, &fp};
  StructuralCall call(InterpolateBackward::schema_v1, operands);
  const InterpolateAttributes attributes{left, right};
  const Shape result_shape = interpolate_shape("_interpolate", call.input(0).shape(), call.input(1).shape(), call.input(2).shape(), attributes.left, attributes.right);
  const Dtype result_dtype = call.compute();
  Storage out = InterpolateBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], *call.values()[2], attributes, result_shape, result_dtype);
  return recorded<InterpolateBackward>(call, std::move(out), [&](InterpolateBackward& node) { node.attributes = attributes; });
}

}  // namespace ops

void register_sorting_structural() {
  registry::add(SortValuesBackward::schema_v1);
  cpu::add_kernel(SortValuesBackward::schema_v1, sort_values_cpu);
  registry::add(SortIndexedBackward::schema_v1);
  cpu::add_kernel(SortIndexedBackward::schema_v1, sort_indexed_cpu);
  registry::add(ArgsortBackward::schema_v1);
  cpu::add_kernel(ArgsortBackward::schema_v1, argsort_cpu);
  registry::add(BestBackward::schema_v1);
  cpu::add_kernel(BestBackward::schema_v1, best_cpu);
  registry::add(BestTiedBackward::schema_v1);
  cpu::add_kernel(BestTiedBackward::schema_v1, best_tied_cpu);
  registry::add(OrderScatterBackward::schema_v1);
  cpu::add_kernel(OrderScatterBackward::schema_v1, order_scatter_cpu);
  registry::add(OrderGatherBackward::schema_v1);
  cpu::add_kernel(OrderGatherBackward::schema_v1, order_gather_cpu);
  registry::add(InsertionPointsBackward::schema_v1);
  cpu::add_kernel(InsertionPointsBackward::schema_v1, insertion_points_cpu);
  registry::add(UniqueBackward::schema_v1);
  cpu::add_kernel(UniqueBackward::schema_v1, unique_cpu);
  registry::add(DistinctBackward::schema_v1);
  cpu::add_kernel(DistinctBackward::schema_v1, distinct_cpu);
  registry::add(CountBackward::schema_v1);
  cpu::add_kernel(CountBackward::schema_v1, count_cpu);
  registry::add(InterpolateBackward::schema_v1);
  cpu::add_kernel(InterpolateBackward::schema_v1, interpolate_cpu);
}

}  // namespace pylucid
