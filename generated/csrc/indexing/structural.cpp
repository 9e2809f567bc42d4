// Generated from ops.yaml. Do not edit.
// The indexing family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "indexing/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "indexing/kernels.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"
#include "array/ops.h"
#include "indexing/ops.h"

namespace pylucid {

namespace {

constexpr OperandRule take_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule take_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void take_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const TakeAttributes*>(raw);
  results[0] = cpu::take(*inputs[0], *inputs[1], attributes.axis, shape, dt);
}

constexpr OperandRule untake_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule untake_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void untake_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const UntakeAttributes*>(raw);
  results[0] = cpu::untake(*inputs[0], *inputs[1], attributes.shape, attributes.axis, shape, dt);
}

constexpr OperandRule take_along_axis_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule take_along_axis_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void take_along_axis_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const TakeAlongAxisAttributes*>(raw);
  results[0] = cpu::take_along_axis(*inputs[0], *inputs[1], attributes.axis, shape, dt);
}

constexpr OperandRule scatter_add_along_axis_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule scatter_add_along_axis_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void scatter_add_along_axis_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ScatterAddAlongAxisAttributes*>(raw);
  results[0] = cpu::scatter_add_along_axis(*inputs[0], *inputs[1], attributes.shape, attributes.axis, shape, dt);
}

constexpr OperandRule gather_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule gather_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void gather_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const GatherAttributes*>(raw);
  results[0] = cpu::gather(*inputs[0], *inputs[1], attributes.axis, shape, dt);
}

constexpr OperandRule ungather_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule ungather_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void ungather_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const UngatherAttributes*>(raw);
  results[0] = cpu::ungather(*inputs[0], *inputs[1], attributes.shape, attributes.axis, shape, dt);
}

constexpr OperandRule add_elements_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
    {"values", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule add_elements_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void add_elements_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const AddElementsAttributes*>(raw);
  results[0] = cpu::add_elements(*inputs[0], *inputs[1], *inputs[2], attributes.axis, shape, dt);
}

constexpr OperandRule index_add_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
    {"values", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule index_add_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void index_add_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const IndexAddAttributes*>(raw);
  results[0] = cpu::index_add(*inputs[0], *inputs[1], *inputs[2], attributes.axis, shape, dt);
}

constexpr OperandRule take_at_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule take_at_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void take_at_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const TakeAtAttributes*>(raw);
  results[0] = cpu::take_at(*inputs[0], *inputs[1], attributes.axes, attributes.at, shape, dt);
}

constexpr OperandRule add_at_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule add_at_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void add_at_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const AddAtAttributes*>(raw);
  results[0] = cpu::add_at(*inputs[0], *inputs[1], attributes.shape, attributes.axes, attributes.at, shape, dt);
}

constexpr OperandRule put_at_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
    {"values", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule put_at_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void put_at_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const PutAtAttributes*>(raw);
  results[0] = cpu::put_at(*inputs[0], *inputs[1], *inputs[2], attributes.axes, attributes.at, attributes.in_place, shape, dt);
}

constexpr OperandRule take_last_at_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule take_last_at_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void take_last_at_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const TakeLastAtAttributes*>(raw);
  results[0] = cpu::take_last_at(*inputs[0], *inputs[1], attributes.axes, attributes.at, shape, dt);
}

constexpr OperandRule place_at_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule place_at_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void place_at_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const PlaceAtAttributes*>(raw);
  results[0] = cpu::place_at(*inputs[0], *inputs[1], attributes.shape, attributes.axes, attributes.at, shape, dt);
}

constexpr OperandRule join_indices_rules[] = {
    {"high", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
    {"low", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule join_indices_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void join_indices_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const JoinIndicesAttributes*>(raw);
  results[0] = cpu::join_indices(*inputs[0], *inputs[1], attributes.outer, attributes.inner, shape, dt);
}

constexpr OperandRule coordinates_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule coordinates_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void coordinates_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::coordinates(*inputs[0], dt);
}

constexpr OperandRule select_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"mask", DtypeFrom::Fixed, Dtype::Bool, 0x0001, false},
};
constexpr OperandRule select_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void select_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::select(*inputs[0], *inputs[1], dt);
}

constexpr OperandRule unselect_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"mask", DtypeFrom::Fixed, Dtype::Bool, 0x0001, false},
};
constexpr OperandRule unselect_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void unselect_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::unselect(*inputs[0], *inputs[1], shape, dt);
}

constexpr OperandRule put_masked_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"mask", DtypeFrom::Fixed, Dtype::Bool, 0x0001, false},
    {"values", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule put_masked_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void put_masked_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const PutMaskedAttributes*>(raw);
  results[0] = cpu::put_masked(*inputs[0], *inputs[1], *inputs[2], attributes.in_place, shape, dt);
}

constexpr OperandRule put_slice_rules[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule put_slice_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void put_slice_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const PutSliceAttributes*>(raw);
  results[0] = cpu::put_slice(*inputs[0], *inputs[1], attributes.key, attributes.in_place, shape, dt);
}

constexpr OperandRule tril_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule tril_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void tril_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const TrilAttributes*>(raw);
  results[0] = cpu::tril(*inputs[0], attributes.k, shape, dt);
}

constexpr OperandRule triu_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule triu_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void triu_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const TriuAttributes*>(raw);
  results[0] = cpu::triu(*inputs[0], attributes.k, shape, dt);
}

}  // namespace

const OpSchema TakeBackward::schema_v1{
    .name = "take",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = take_rules,
    .results = take_results,
    .accepts = "every dtype",
    .signature = "take(x, indices, /, axis:axis=None)",
    .record = "- op: take(x, indices, /, axis:axis=None)\n  summary: The slices of x at integer positions along an axis.\n  amp: KeepInput\n  grad: _untake(g, indices, x.shape, axis)\n  dtypes: {x: any, indices: int64}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.take(pl.asarray([[1., 2.], [3., 4.], [5., 6.]]), pl.asarray([2, 0]), axis=0).tolist()\n    [[5.0, 6.0], [1.0, 2.0]]\n  notes: |\n    `axis` may be left out for a 1-d array. The axes of `indices`, of any number, stand in the result in place of `axis`.\n    A negative index counts from the end; one out of range raises IndexError.\n  see: [take_along_axis, gather, index_add]",
    .hash = "a5cc56f897a1f84b00ee32bc79cc4d28ea7b08ff20610baa112b1536cefd8a4a",
    .source = "ops.yaml:take",
};

Storage TakeBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const TakeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> TakeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  const Shape& x_shape = input_shape(0);
  if (wanted >> 0 & 1U) {  // x: _untake(g, indices, x.shape, axis)
#line 4 "ops.yaml:take"
    const auto v0 = ops::_untake(g, indices, x_shape, attributes.axis);
#line 322 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void TakeBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema UntakeBackward::schema_v1{
    .name = "_untake",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = untake_rules,
    .results = untake_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "_untake(x, indices, /, shape:shape, axis:axis=None)",
    .record = "- op: _untake(x, indices, /, shape:shape, axis:axis=None)\n  summary: Zeros of a shape to which the slices of x are added at positions along an axis.\n  amp: KeepInput\n  grad: take(g, indices, axis=axis)\n  dtypes: {x: numeric, indices: int64}\n  shape: own",
    .hash = "528cf98d2dd90ae76d86cc139459ffd8acb8f271acd6c162c8f808d09445537b",
    .source = "ops.yaml:_untake",
};

Storage UntakeBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const UntakeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> UntakeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: take(g, indices, axis)
#line 4 "ops.yaml:_untake"
    const auto v0 = ops::take(g, indices, attributes.axis);
#line 361 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void UntakeBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema TakeAlongAxisBackward::schema_v1{
    .name = "take_along_axis",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = take_along_axis_rules,
    .results = take_along_axis_results,
    .accepts = "every dtype",
    .signature = "take_along_axis(x, indices, /, axis:axis=-1)",
    .record = "- op: take_along_axis(x, indices, /, axis:axis=-1)\n  summary: The elements of x at positions along an axis; the other axes of x and indices broadcast.\n  amp: KeepInput\n  grad: _scatter_add_along_axis(g, indices, x.shape, axis)\n  dtypes: {x: any, indices: int64}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> x = pl.asarray([[3., 1., 2.]])\n    >>> pl.take_along_axis(x, pl.asarray([[1, 2, 0]]), axis=1).tolist()\n    [[1.0, 2.0, 3.0]]\n  notes: A negative index counts from the end; one out of range raises IndexError.\n  see: [take, gather]",
    .hash = "b6662671a061169e929370a11d02093fe927e4e9914d939d190546008f2c7e9c",
    .source = "ops.yaml:take_along_axis",
};

Storage TakeAlongAxisBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const TakeAlongAxisAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> TakeAlongAxisBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  const Shape& x_shape = input_shape(0);
  if (wanted >> 0 & 1U) {  // x: _scatter_add_along_axis(g, indices, x.shape, axis)
#line 4 "ops.yaml:take_along_axis"
    const auto v0 = ops::_scatter_add_along_axis(g, indices, x_shape, attributes.axis);
#line 401 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void TakeAlongAxisBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema ScatterAddAlongAxisBackward::schema_v1{
    .name = "_scatter_add_along_axis",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = scatter_add_along_axis_rules,
    .results = scatter_add_along_axis_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "_scatter_add_along_axis(x, indices, /, shape:shape, axis:axis)",
    .record = "- op: _scatter_add_along_axis(x, indices, /, shape:shape, axis:axis)\n  summary: Zeros of a shape to which x is added at positions along an axis; the other axes broadcast.\n  amp: KeepInput\n  grad: take_along_axis(g, indices, axis=axis)\n  dtypes: {x: numeric, indices: int64}\n  shape: own",
    .hash = "c57b9456941d56b6c0d5c6ba251f655dc92328a26f6e16aa91cc36d3694aba48",
    .source = "ops.yaml:_scatter_add_along_axis",
};

Storage ScatterAddAlongAxisBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const ScatterAddAlongAxisAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> ScatterAddAlongAxisBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: take_along_axis(g, indices, axis)
#line 4 "ops.yaml:_scatter_add_along_axis"
    const auto v0 = ops::take_along_axis(g, indices, attributes.axis);
#line 440 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void ScatterAddAlongAxisBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema GatherBackward::schema_v1{
    .name = "gather",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = gather_rules,
    .results = gather_results,
    .accepts = "every dtype",
    .signature = "gather(x, indices, /, axis:axis)",
    .record = "- op: gather(x, indices, /, axis:axis)\n  summary: The elements of x at positions along an axis, one for each index.\n  amp: KeepInput\n  grad: _ungather(g, indices, x.shape, axis)\n  dtypes: {x: any, indices: int64}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.gather(pl.asarray([[1., 2.], [3., 4.]]), pl.asarray([[1], [0]]), axis=1).tolist()\n    [[2.0], [3.0]]\n  notes: |\n    The result has the shape of `indices`, which has as many axes as x and is along no other axis longer than x; where it\n    is shorter, the rest of x is not read. `take_along_axis` broadcasts these axes instead.\n  see: [take_along_axis, scatter_add]",
    .hash = "9b8833812cb4f74914f013d859878c4b777d621fe2970496a8afe361633b7c9d",
    .source = "ops.yaml:gather",
};

Storage GatherBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const GatherAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> GatherBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  const Shape& x_shape = input_shape(0);
  if (wanted >> 0 & 1U) {  // x: _ungather(g, indices, x.shape, axis)
#line 4 "ops.yaml:gather"
    const auto v0 = ops::_ungather(g, indices, x_shape, attributes.axis);
#line 480 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void GatherBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema UngatherBackward::schema_v1{
    .name = "_ungather",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = ungather_rules,
    .results = ungather_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "_ungather(x, indices, /, shape:shape, axis:axis)",
    .record = "- op: _ungather(x, indices, /, shape:shape, axis:axis)\n  summary: Zeros of a shape to which x is added at positions along an axis, one element for each index.\n  amp: KeepInput\n  grad: gather(g, indices, axis=axis)\n  dtypes: {x: numeric, indices: int64}\n  shape: own",
    .hash = "1ed52ce97b3cbee6affbcf07f9813c30d81872e53e8c68d5edbaba9d2c787967",
    .source = "ops.yaml:_ungather",
};

Storage UngatherBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const UngatherAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> UngatherBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: gather(g, indices, axis)
#line 4 "ops.yaml:_ungather"
    const auto v0 = ops::gather(g, indices, attributes.axis);
#line 519 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void UngatherBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema AddElementsBackward::schema_v1{
    .name = "_add_elements",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = add_elements_rules,
    .results = add_elements_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "_add_elements(x, indices, values, /, *, axis:axis)",
    .record = "- op: _add_elements(x, indices, values, /, *, axis:axis)\n  summary: Values added to x at positions along an axis, one for each index.\n  amp: KeepInput\n  grad:\n    x: g\n    values: gather(g, indices, axis=axis)\n  dtypes: {x: numeric, indices: int64, values: numeric}\n  shape: own",
    .hash = "aa81f817e4f7d4bb1bd8a2097aeeea4f7c1a867aa412da4731e96b9d678fdede",
    .source = "ops.yaml:_add_elements",
};

Storage AddElementsBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const Storage& values, const AddElementsAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 3> inputs{&x, &indices, &values};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 3> AddElementsBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 3> grads;
  if (wanted >> 0 & 1U) {  // x: g
#line 556 "indexing/structural.cpp"
    grads[0] = g;
  }
  if (wanted >> 2 & 1U) {  // values: gather(g, indices, axis)
#line 6 "ops.yaml:_add_elements"
    const auto v0 = ops::gather(g, indices, attributes.axis);
#line 562 "indexing/structural.cpp"
    grads[2] = v0;
  }
  return grads;
}

void AddElementsBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), input(2), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema IndexAddBackward::schema_v1{
    .name = "index_add",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = index_add_rules,
    .results = index_add_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "index_add(x, indices, values, /, axis:axis)",
    .record = "- op: index_add(x, indices, values, /, axis:axis)\n  summary: Slices of values added to x at positions along an axis.\n  amp: KeepInput\n  grad:\n    x: g\n    values: take(g, indices, axis=axis)\n  dtypes: {x: numeric, indices: int64, values: numeric}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.index_add(pl.asarray([1., 2., 3.]), pl.asarray([0, 2, 0]), pl.asarray([10., 20., 30.]), axis=0).tolist()\n    [41.0, 2.0, 23.0]\n  notes: Repeated indices add up. `values` broadcasts to the shape of `take(x, indices, axis=axis)`.\n  see: [take, scatter_add]",
    .hash = "ce2d06708aab7f26903429245082ef0c5fab68a682b458343b74abd2ad68a873",
    .source = "ops.yaml:index_add",
};

Storage IndexAddBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const Storage& values, const IndexAddAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 3> inputs{&x, &indices, &values};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 3> IndexAddBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 3> grads;
  if (wanted >> 0 & 1U) {  // x: g
#line 599 "indexing/structural.cpp"
    grads[0] = g;
  }
  if (wanted >> 2 & 1U) {  // values: take(g, indices, axis)
#line 6 "ops.yaml:index_add"
    const auto v0 = ops::take(g, indices, attributes.axis);
#line 605 "indexing/structural.cpp"
    grads[2] = v0;
  }
  return grads;
}

void IndexAddBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), input(2), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema TakeAtBackward::schema_v1{
    .name = "_take_at",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = take_at_rules,
    .results = take_at_results,
    .accepts = "every dtype",
    .signature = "_take_at(x, indices, /, axes:axes, at:int)",
    .record = "- op: _take_at(x, indices, /, axes:axes, at:int)\n  summary: The elements of x at positions in some of its axes, read as one axis, with the axes of the indices before the `at`-th other axis.\n  amp: KeepInput\n  grad: _add_at(g, indices, x.shape, axes, at)\n  dtypes: {x: any, indices: int64}\n  shape: own",
    .hash = "72f481e0ae80ead81957807ec5e079a302867b68468749ee04f20360469daeb2",
    .source = "ops.yaml:_take_at",
};

Storage TakeAtBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const TakeAtAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> TakeAtBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  const Shape& x_shape = input_shape(0);
  if (wanted >> 0 & 1U) {  // x: _add_at(g, indices, x.shape, axes, at)
#line 4 "ops.yaml:_take_at"
    const auto v0 = ops::_add_at(g, indices, x_shape, attributes.axes, attributes.at);
#line 645 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void TakeAtBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema AddAtBackward::schema_v1{
    .name = "_add_at",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = add_at_rules,
    .results = add_at_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "_add_at(x, indices, /, shape:shape, axes:axes, at:int)",
    .record = "- op: _add_at(x, indices, /, shape:shape, axes:axes, at:int)\n  summary: Zeros of a shape to which x is added where `_take_at` reads.\n  amp: KeepInput\n  grad: _take_at(g, indices, axes, at)\n  dtypes: {x: numeric, indices: int64}\n  shape: own",
    .hash = "16706a7a77142b402fca08311b568662a5fea0795839e99b9e7c7fb6255d77f7",
    .source = "ops.yaml:_add_at",
};

Storage AddAtBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const AddAtAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> AddAtBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: _take_at(g, indices, axes, at)
#line 4 "ops.yaml:_add_at"
    const auto v0 = ops::_take_at(g, indices, attributes.axes, attributes.at);
#line 684 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void AddAtBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema PutAtBackward::schema_v1{
    .name = "_put_at",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = put_at_rules,
    .results = put_at_results,
    .accepts = "every dtype",
    .signature = "_put_at(x, indices, values, /, axes:axes, at:int, in_place:bool=False)",
    .record = "- op: _put_at(x, indices, values, /, axes:axes, at:int, in_place:bool=False)\n  summary: Values put into x where `_take_at` reads; the last of several for one place counts.\n  amp: KeepInput\n  grad:\n    x: _put_at(g, indices, 0, axes, at)\n    values: _take_last_at(g, indices, axes, at)\n  dtypes: {x: any, indices: int64, values: any}\n  shape: own",
    .hash = "374e2b15141ad67610c94e556132c8756dfa87dff0adaaf662c24350fe445029",
    .source = "ops.yaml:_put_at",
};

Storage PutAtBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const Storage& values, const PutAtAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 3> inputs{&x, &indices, &values};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 3> PutAtBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 3> grads;
  if (wanted >> 0 & 1U) {  // x: _put_at(g, indices, 0, axes, at, False)
#line 5 "ops.yaml:_put_at"
    const auto v0 = ops::_put_at(g, indices, 0, attributes.axes, attributes.at, false);
#line 723 "indexing/structural.cpp"
    grads[0] = v0;
  }
  if (wanted >> 2 & 1U) {  // values: _take_last_at(g, indices, axes, at)
#line 6 "ops.yaml:_put_at"
    const auto v0 = ops::_take_last_at(g, indices, attributes.axes, attributes.at);
#line 729 "indexing/structural.cpp"
    grads[2] = v0;
  }
  return grads;
}

void PutAtBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), input(2), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema TakeLastAtBackward::schema_v1{
    .name = "_take_last_at",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = take_last_at_rules,
    .results = take_last_at_results,
    .accepts = "every dtype",
    .signature = "_take_last_at(x, indices, /, axes:axes, at:int)",
    .record = "- op: _take_last_at(x, indices, /, axes:axes, at:int)\n  summary: What `_take_at` reads, and zero for each index that comes again later.\n  amp: KeepInput\n  grad: _place_at(g, indices, x.shape, axes, at)\n  dtypes: {x: any, indices: int64}\n  shape: own",
    .hash = "1016986522218c5cf77ce72b4112f2e4d35340c2c1498d3d32190b72a1e0c6a4",
    .source = "ops.yaml:_take_last_at",
};

Storage TakeLastAtBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const TakeLastAtAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> TakeLastAtBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  const Shape& x_shape = input_shape(0);
  if (wanted >> 0 & 1U) {  // x: _place_at(g, indices, x.shape, axes, at)
#line 4 "ops.yaml:_take_last_at"
    const auto v0 = ops::_place_at(g, indices, x_shape, attributes.axes, attributes.at);
#line 769 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void TakeLastAtBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema PlaceAtBackward::schema_v1{
    .name = "_place_at",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = place_at_rules,
    .results = place_at_results,
    .accepts = "every dtype",
    .signature = "_place_at(x, indices, /, shape:shape, axes:axes, at:int)",
    .record = "- op: _place_at(x, indices, /, shape:shape, axes:axes, at:int)\n  summary: Zeros of a shape with x where `_take_at` reads; the last of several for one place counts.\n  amp: KeepInput\n  grad: _take_last_at(g, indices, axes, at)\n  dtypes: {x: any, indices: int64}\n  shape: own",
    .hash = "71b6ccf6ca6db7c5042197c7269313fdf80cff3ae719d17b084202eeb1838a0b",
    .source = "ops.yaml:_place_at",
};

Storage PlaceAtBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const PlaceAtAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> PlaceAtBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: _take_last_at(g, indices, axes, at)
#line 4 "ops.yaml:_place_at"
    const auto v0 = ops::_take_last_at(g, indices, attributes.axes, attributes.at);
#line 808 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void PlaceAtBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema JoinIndicesBackward::schema_v1{
    .name = "_join_indices",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = join_indices_rules,
    .results = join_indices_results,
    .accepts = "every dtype",
    .signature = "_join_indices(high, low, /, outer:int, inner:int)",
    .record = "- op: _join_indices(high, low, /, outer:int, inner:int)\n  summary: Positions in two axes, of lengths `outer` and `inner`, as positions in the one axis that they make.\n  amp: KeepInput\n  grad: none\n  dtypes: {high: int64, low: int64, result: int64}\n  shape: own",
    .hash = "9d7afed87ffe9d1a0e12aa7b9463fc6f9d79f5fe1c9e7e3495ede3cc68602d88",
    .source = "ops.yaml:_join_indices",
};

Storage JoinIndicesBackward::dispatch(backend::IBackend& be, const Storage& high, const Storage& low, const JoinIndicesAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&high, &low};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void JoinIndicesBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema CoordinatesBackward::schema_v1{
    .name = "_coordinates",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = coordinates_rules,
    .results = coordinates_results,
    .accepts = "every dtype",
    .signature = "_coordinates(x, /)",
    .record = "- op: _coordinates(x, /)\n  summary: The coordinates of the elements that are not zero, a row for each axis.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: int64}\n  shape: data",
    .hash = "7f6cc51c4f158d9f167378f97e00615c7e5c8eb722e7072450557cb78612600a",
    .source = "ops.yaml:_coordinates",
};

Storage CoordinatesBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return std::move(results[0]);
}

void CoordinatesBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema SelectBackward::schema_v1{
    .name = "_select",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = select_rules,
    .results = select_results,
    .accepts = "every dtype",
    .signature = "_select(x, mask, /)",
    .record = "- op: _select(x, mask, /)\n  summary: The elements, or slices, of x where a mask of its first axes is true.\n  amp: KeepInput\n  grad: _unselect(g, mask)\n  dtypes: {x: any, mask: bool}\n  shape: data",
    .hash = "5a93d379779f0c669ab092e7dc27b411fb8256d3dcec8349199ca5a17e81de99",
    .source = "ops.yaml:_select",
};

Storage SelectBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& mask, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &mask};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return std::move(results[0]);
}

std::array<TensorPtr, 2> SelectBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& mask, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: _unselect(g, mask)
#line 4 "ops.yaml:_select"
    const auto v0 = ops::_unselect(g, mask);
#line 901 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void SelectBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema UnselectBackward::schema_v1{
    .name = "_unselect",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = unselect_rules,
    .results = unselect_results,
    .accepts = "every dtype",
    .signature = "_unselect(x, mask, /)",
    .record = "- op: _unselect(x, mask, /)\n  summary: Zeros with the elements, or slices, of x in order where the mask is true.\n  amp: KeepInput\n  grad: _select(g, mask)\n  dtypes: {x: any, mask: bool}\n  shape: own",
    .hash = "5527bf9d3c9671aac73dd96984e1a296a3802c901012453c0638c498aee81662",
    .source = "ops.yaml:_unselect",
};

Storage UnselectBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& mask, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &mask};
  return run_kernel(be, schema_v1, inputs, nullptr, s, dt);
}

std::array<TensorPtr, 2> UnselectBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& mask, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: _select(g, mask)
#line 4 "ops.yaml:_unselect"
    const auto v0 = ops::_select(g, mask);
#line 940 "indexing/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void UnselectBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema PutMaskedBackward::schema_v1{
    .name = "_put_masked",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = put_masked_rules,
    .results = put_masked_results,
    .accepts = "every dtype",
    .signature = "_put_masked(x, mask, values, /, in_place:bool=False)",
    .record = "- op: _put_masked(x, mask, values, /, in_place:bool=False)\n  summary: Values put into x where a mask of its first axes is true.\n  amp: KeepInput\n  grad:\n    x: _put_masked(g, mask, 0)\n    values: _select(g, mask)\n  dtypes: {x: any, mask: bool, values: any}\n  shape: own",
    .hash = "d470df98e9bd0eba76c96845ec88463e888c3eed5e139782eb0784a3145f8058",
    .source = "ops.yaml:_put_masked",
};

Storage PutMaskedBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& mask, const Storage& values, const PutMaskedAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 3> inputs{&x, &mask, &values};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 3> PutMaskedBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& mask, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 3> grads;
  if (wanted >> 0 & 1U) {  // x: _put_masked(g, mask, 0, False)
#line 5 "ops.yaml:_put_masked"
    const auto v0 = ops::_put_masked(g, mask, 0, false);
#line 979 "indexing/structural.cpp"
    grads[0] = v0;
  }
  if (wanted >> 2 & 1U) {  // values: _select(g, mask)
#line 6 "ops.yaml:_put_masked"
    const auto v0 = ops::_select(g, mask);
#line 985 "indexing/structural.cpp"
    grads[2] = v0;
  }
  return grads;
}

void PutMaskedBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), input(2), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema PutSliceBackward::schema_v1{
    .name = "_put_slice",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = put_slice_rules,
    .results = put_slice_results,
    .accepts = "every dtype",
    .signature = "_put_slice(values, x, /, key:index, in_place:bool=False)",
    .record = "- op: _put_slice(values, x, /, key:index, in_place:bool=False)\n  summary: Values put into x at a basic index.\n  amp: KeepInput\n  grad:\n    values: _getitem(g, key)\n    x: _put_slice(0, g, key)\n  dtypes: {values: any, x: any}\n  shape: own",
    .hash = "fa81e8071ba87679857a07c8af541a194b048cf285abb6475b66db71b5cc5405",
    .source = "ops.yaml:_put_slice",
};

Storage PutSliceBackward::dispatch(backend::IBackend& be, const Storage& values, const Storage& x, const PutSliceAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&values, &x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> PutSliceBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // values: _getitem(g, key)
#line 5 "ops.yaml:_put_slice"
    const auto v0 = ops::_getitem(g, attributes.key);
#line 1024 "indexing/structural.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x: _put_slice(0, g, key, False)
#line 6 "ops.yaml:_put_slice"
    const auto v0 = ops::_put_slice(0, g, attributes.key, false);
#line 1030 "indexing/structural.cpp"
    grads[1] = v0;
  }
  return grads;
}

void PutSliceBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema TrilBackward::schema_v1{
    .name = "tril",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = tril_rules,
    .results = tril_results,
    .accepts = "every dtype",
    .signature = "tril(x, /, *, k:int=0)",
    .record = "- op: tril(x, /, *, k:int=0)\n  summary: The lower triangle of a matrix, or of each of a stack of them, and zero above it.\n  amp: KeepInput\n  grad: tril(g, k=k)\n  dtypes: {x: any}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.tril(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n    [[1.0, 0.0], [3.0, 4.0]]\n  notes: The k-th diagonal is the last that is kept; it is the main one for 0, above it for k > 0.\n  see: [triu, diag]",
    .hash = "e33564c46b74bcab191569ab047379bdfcb14432ec66b74cfb1039eb0a4a987e",
    .source = "ops.yaml:tril",
};

Storage TrilBackward::dispatch(backend::IBackend& be, const Storage& x, const TrilAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// tril(g, k)
TensorPtr TrilBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:tril"
  const auto v0 = ops::tril(g, attributes.k);
#line 1068 "indexing/structural.cpp"
  return v0;
}

void TrilBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema TriuBackward::schema_v1{
    .name = "triu",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = triu_rules,
    .results = triu_results,
    .accepts = "every dtype",
    .signature = "triu(x, /, *, k:int=0)",
    .record = "- op: triu(x, /, *, k:int=0)\n  summary: The upper triangle of a matrix, or of each of a stack of them, and zero below it.\n  amp: KeepInput\n  grad: triu(g, k=k)\n  dtypes: {x: any}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.triu(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n    [[1.0, 2.0], [0.0, 4.0]]\n  notes: The k-th diagonal is the first that is kept; it is the main one for 0, above it for k > 0.\n  see: [tril, diag]",
    .hash = "8eebd34b28816fdb710aa5e09e550444a29db960760c6206b55ef5c9d57302a7",
    .source = "ops.yaml:triu",
};

Storage TriuBackward::dispatch(backend::IBackend& be, const Storage& x, const TriuAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// triu(g, k)
TensorPtr TriuBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:triu"
  const auto v0 = ops::triu(g, attributes.k);
#line 1103 "indexing/structural.cpp"
  return v0;
}

void TriuBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

namespace ops {

TensorPtr take(const Operand& x, const Operand& indices, std::optional<std::int64_t> axis) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(TakeBackward::schema_v1, operands);
  const TakeAttributes attributes{axis};
  const Shape result_shape = take_shape("take", call.input(0).shape(), call.input(1).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = TakeBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<TakeBackward>(call, std::move(out), [&](TakeBackward& node) { node.attributes = attributes; });
}

TensorPtr _untake(const Operand& x, const Operand& indices, const Dims& shape, std::optional<std::int64_t> axis) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(UntakeBackward::schema_v1, operands);
  const UntakeAttributes attributes{shape, axis};
  const Shape result_shape = untake_shape("_untake", call.input(0).shape(), call.input(1).shape(), attributes.shape, attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = UntakeBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<UntakeBackward>(call, std::move(out), [&](UntakeBackward& node) { node.attributes = attributes; });
}

TensorPtr take_along_axis(const Operand& x, const Operand& indices, std::int64_t axis) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(TakeAlongAxisBackward::schema_v1, operands);
  const TakeAlongAxisAttributes attributes{axis};
  const Shape result_shape = take_along_axis_shape("take_along_axis", call.input(0).shape(), call.input(1).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = TakeAlongAxisBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<TakeAlongAxisBackward>(call, std::move(out), [&](TakeAlongAxisBackward& node) { node.attributes = attributes; });
}

TensorPtr _scatter_add_along_axis(const Operand& x, const Operand& indices, const Dims& shape, std::int64_t axis) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(ScatterAddAlongAxisBackward::schema_v1, operands);
  const ScatterAddAlongAxisAttributes attributes{shape, axis};
  const Shape result_shape = scatter_add_along_axis_shape("_scatter_add_along_axis", call.input(0).shape(), call.input(1).shape(), attributes.shape, attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = ScatterAddAlongAxisBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<ScatterAddAlongAxisBackward>(call, std::move(out), [&](ScatterAddAlongAxisBackward& node) { node.attributes = attributes; });
}

TensorPtr gather(const Operand& x, const Operand& indices, std::int64_t axis) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(GatherBackward::schema_v1, operands);
  const GatherAttributes attributes{axis};
  const Shape result_shape = gather_shape("gather", call.input(0).shape(), call.input(1).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = GatherBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<GatherBackward>(call, std::move(out), [&](GatherBackward& node) { node.attributes = attributes; });
}

TensorPtr _ungather(const Operand& x, const Operand& indices, const Dims& shape, std::int64_t axis) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(UngatherBackward::schema_v1, operands);
  const UngatherAttributes attributes{shape, axis};
  const Shape result_shape = ungather_shape("_ungather", call.input(0).shape(), call.input(1).shape(), attributes.shape, attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = UngatherBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<UngatherBackward>(call, std::move(out), [&](UngatherBackward& node) { node.attributes = attributes; });
}

TensorPtr _add_elements(const Operand& x, const Operand& indices, const Operand& values, std::int64_t axis) {
  const std::array<const Operand*, 3> operands{&x, &indices, &values};
  StructuralCall call(AddElementsBackward::schema_v1, operands);
  const AddElementsAttributes attributes{axis};
  const Shape result_shape = add_elements_shape("_add_elements", call.input(0).shape(), call.input(1).shape(), call.input(2).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = AddElementsBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], *call.values()[2], attributes, result_shape, result_dtype);
  return recorded<AddElementsBackward>(call, std::move(out), [&](AddElementsBackward& node) { node.attributes = attributes; });
}

TensorPtr index_add(const Operand& x, const Operand& indices, const Operand& values, std::int64_t axis) {
  const std::array<const Operand*, 3> operands{&x, &indices, &values};
  StructuralCall call(IndexAddBackward::schema_v1, operands);
  const IndexAddAttributes attributes{axis};
  const Shape result_shape = index_add_shape("index_add", call.input(0).shape(), call.input(1).shape(), call.input(2).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = IndexAddBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], *call.values()[2], attributes, result_shape, result_dtype);
  return recorded<IndexAddBackward>(call, std::move(out), [&](IndexAddBackward& node) { node.attributes = attributes; });
}

TensorPtr _take_at(const Operand& x, const Operand& indices, const Dims& axes, std::int64_t at) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(TakeAtBackward::schema_v1, operands);
  const TakeAtAttributes attributes{axes, at};
  const Shape result_shape = take_at_shape("_take_at", call.input(0).shape(), call.input(1).shape(), attributes.axes, attributes.at);
  const Dtype result_dtype = call.compute();
  Storage out = TakeAtBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<TakeAtBackward>(call, std::move(out), [&](TakeAtBackward& node) { node.attributes = attributes; });
}

TensorPtr _add_at(const Operand& x, const Operand& indices, const Dims& shape, const Dims& axes, std::int64_t at) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(AddAtBackward::schema_v1, operands);
  const AddAtAttributes attributes{shape, axes, at};
  const Shape result_shape = add_at_shape("_add_at", call.input(0).shape(), call.input(1).shape(), attributes.shape, attributes.axes, attributes.at);
  const Dtype result_dtype = call.compute();
  Storage out = AddAtBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<AddAtBackward>(call, std::move(out), [&](AddAtBackward& node) { node.attributes = attributes; });
}

TensorPtr _put_at(const Operand& x, const Operand& indices, const Operand& values, const Dims& axes, std::int64_t at, bool in_place) {
  const std::array<const Operand*, 3> operands{&x, &indices, &values};
  StructuralCall call(PutAtBackward::schema_v1, operands);
  const PutAtAttributes attributes{axes, at, in_place};
  const Shape result_shape = put_at_shape("_put_at", call.input(0).shape(), call.input(1).shape(), call.input(2).shape(), attributes.axes, attributes.at, attributes.in_place);
  const Dtype result_dtype = call.compute();
  Storage out = PutAtBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], *call.values()[2], attributes, result_shape, result_dtype);
  return recorded<PutAtBackward>(call, std::move(out), [&](PutAtBackward& node) { node.attributes = attributes; });
}

TensorPtr _take_last_at(const Operand& x, const Operand& indices, const Dims& axes, std::int64_t at) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(TakeLastAtBackward::schema_v1, operands);
  const TakeLastAtAttributes attributes{axes, at};
  const Shape result_shape = take_last_at_shape("_take_last_at", call.input(0).shape(), call.input(1).shape(), attributes.axes, attributes.at);
  const Dtype result_dtype = call.compute();
  Storage out = TakeLastAtBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<TakeLastAtBackward>(call, std::move(out), [&](TakeLastAtBackward& node) { node.attributes = attributes; });
}

TensorPtr _place_at(const Operand& x, const Operand& indices, const Dims& shape, const Dims& axes, std::int64_t at) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(PlaceAtBackward::schema_v1, operands);
  const PlaceAtAttributes attributes{shape, axes, at};
  const Shape result_shape = place_at_shape("_place_at", call.input(0).shape(), call.input(1).shape(), attributes.shape, attributes.axes, attributes.at);
  const Dtype result_dtype = call.compute();
  Storage out = PlaceAtBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<PlaceAtBackward>(call, std::move(out), [&](PlaceAtBackward& node) { node.attributes = attributes; });
}

TensorPtr _join_indices(const Operand& high, const Operand& low, std::int64_t outer, std::int64_t inner) {
  const std::array<const Operand*, 2> operands{&high, &low};
  StructuralCall call(JoinIndicesBackward::schema_v1, operands);
  const JoinIndicesAttributes attributes{outer, inner};
  const Shape result_shape = join_indices_shape("_join_indices", call.input(0).shape(), call.input(1).shape(), attributes.outer, attributes.inner);
  const Dtype result_dtype = Dtype::Int64;
  Storage out = JoinIndicesBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<JoinIndicesBackward>(call, std::move(out), [&](JoinIndicesBackward& node) { node.attributes = attributes; });
}

TensorPtr _coordinates(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CoordinatesBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  Storage out = CoordinatesBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<CoordinatesBackward>(call, std::move(out), [](CoordinatesBackward&) {});
}

TensorPtr _select(const Operand& x, const Operand& mask) {
  const std::array<const Operand*, 2> operands{&x, &mask};
  StructuralCall call(SelectBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  Storage out = SelectBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], result_dtype);
  return recorded<SelectBackward>(call, std::move(out), [](SelectBackward&) {});
}

TensorPtr _unselect(const Operand& x, const Operand& mask) {
  const std::array<const Operand*, 2> operands{&x, &mask};
  StructuralCall call(UnselectBackward::schema_v1, operands);
  const Shape result_shape = unselect_shape("_unselect", call.input(0).shape(), call.input(1).shape());
  const Dtype result_dtype = call.compute();
  Storage out = UnselectBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], result_shape, result_dtype);
  return recorded<UnselectBackward>(call, std::move(out), [](UnselectBackward&) {});
}

TensorPtr _put_masked(const Operand& x, const Operand& mask, const Operand& values, bool in_place) {
  const std::array<const Operand*, 3> operands{&x, &mask, &values};
  StructuralCall call(PutMaskedBackward::schema_v1, operands);
  const PutMaskedAttributes attributes{in_place};
  const Shape result_shape = put_masked_shape("_put_masked", call.input(0).shape(), call.input(1).shape(), call.input(2).shape(), attributes.in_place);
  const Dtype result_dtype = call.compute();
  Storage out = PutMaskedBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], *call.values()[2], attributes, result_shape, result_dtype);
  return recorded<PutMaskedBackward>(call, std::move(out), [&](PutMaskedBackward& node) { node.attributes = attributes; });
}

TensorPtr _put_slice(const Operand& values, const Operand& x, const Index& key, bool in_place) {
  const std::array<const Operand*, 2> operands{&values, &x};
  StructuralCall call(PutSliceBackward::schema_v1, operands);
  const PutSliceAttributes attributes{key, in_place};
  const Shape result_shape = put_slice_shape("_put_slice", call.input(0).shape(), call.input(1).shape(), attributes.key, attributes.in_place);
  const Dtype result_dtype = call.compute();
  Storage out = PutSliceBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<PutSliceBackward>(call, std::move(out), [&](PutSliceBackward& node) { node.attributes = attributes; });
}

TensorPtr tril(const Operand& x, std::int64_t k) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(TrilBackward::schema_v1, operands);
  const TrilAttributes attributes{k};
  const Shape result_shape = tril_shape("tril", call.input(0).shape(), attributes.k);
  const Dtype result_dtype = call.compute();
  Storage out = TrilBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<TrilBackward>(call, std::move(out), [&](TrilBackward& node) { node.attributes = attributes; });
}

TensorPtr triu(const Operand& x, std::int64_t k) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(TriuBackward::schema_v1, operands);
  const TriuAttributes attributes{k};
  const Shape result_shape = triu_shape("triu", call.input(0).shape(), attributes.k);
  const Dtype result_dtype = call.compute();
  Storage out = TriuBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<TriuBackward>(call, std::move(out), [&](TriuBackward& node) { node.attributes = attributes; });
}

}  // namespace ops

void register_indexing_structural() {
  registry::add(TakeBackward::schema_v1);
  cpu::add_kernel(TakeBackward::schema_v1, take_cpu);
  registry::add(UntakeBackward::schema_v1);
  cpu::add_kernel(UntakeBackward::schema_v1, untake_cpu);
  registry::add(TakeAlongAxisBackward::schema_v1);
  cpu::add_kernel(TakeAlongAxisBackward::schema_v1, take_along_axis_cpu);
  registry::add(ScatterAddAlongAxisBackward::schema_v1);
  cpu::add_kernel(ScatterAddAlongAxisBackward::schema_v1, scatter_add_along_axis_cpu);
  registry::add(GatherBackward::schema_v1);
  cpu::add_kernel(GatherBackward::schema_v1, gather_cpu);
  registry::add(UngatherBackward::schema_v1);
  cpu::add_kernel(UngatherBackward::schema_v1, ungather_cpu);
  registry::add(AddElementsBackward::schema_v1);
  cpu::add_kernel(AddElementsBackward::schema_v1, add_elements_cpu);
  registry::add(IndexAddBackward::schema_v1);
  cpu::add_kernel(IndexAddBackward::schema_v1, index_add_cpu);
  registry::add(TakeAtBackward::schema_v1);
  cpu::add_kernel(TakeAtBackward::schema_v1, take_at_cpu);
  registry::add(AddAtBackward::schema_v1);
  cpu::add_kernel(AddAtBackward::schema_v1, add_at_cpu);
  registry::add(PutAtBackward::schema_v1);
  cpu::add_kernel(PutAtBackward::schema_v1, put_at_cpu);
  registry::add(TakeLastAtBackward::schema_v1);
  cpu::add_kernel(TakeLastAtBackward::schema_v1, take_last_at_cpu);
  registry::add(PlaceAtBackward::schema_v1);
  cpu::add_kernel(PlaceAtBackward::schema_v1, place_at_cpu);
  registry::add(JoinIndicesBackward::schema_v1);
  cpu::add_kernel(JoinIndicesBackward::schema_v1, join_indices_cpu);
  registry::add(CoordinatesBackward::schema_v1);
  cpu::add_kernel(CoordinatesBackward::schema_v1, coordinates_cpu);
  registry::add(SelectBackward::schema_v1);
  cpu::add_kernel(SelectBackward::schema_v1, select_cpu);
  registry::add(UnselectBackward::schema_v1);
  cpu::add_kernel(UnselectBackward::schema_v1, unselect_cpu);
  registry::add(PutMaskedBackward::schema_v1);
  cpu::add_kernel(PutMaskedBackward::schema_v1, put_masked_cpu);
  registry::add(PutSliceBackward::schema_v1);
  cpu::add_kernel(PutSliceBackward::schema_v1, put_slice_cpu);
  registry::add(TrilBackward::schema_v1);
  cpu::add_kernel(TrilBackward::schema_v1, tril_cpu);
  registry::add(TriuBackward::schema_v1);
  cpu::add_kernel(TriuBackward::schema_v1, triu_cpu);
}

}  // namespace pylucid
