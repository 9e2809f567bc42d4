// Generated from ops.yaml. Do not edit.
// The array family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "array/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "array/kernels.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"
#include "arithmetic/ops.h"
#include "array/ops.h"

namespace pylucid {

namespace {

constexpr OperandRule astype_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule astype_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void astype_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const AstypeAttributes*>(raw);
  results[0] = cpu::astype(*inputs[0], attributes.dtype, attributes.copy, attributes.device, shape, dt);
}

constexpr OperandRule to_device_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule to_device_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void to_device_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ToDeviceAttributes*>(raw);
  results[0] = cpu::to_device(*inputs[0], attributes.device, attributes.stream, shape, dt);
}

constexpr OperandRule reshape_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule reshape_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void reshape_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ReshapeAttributes*>(raw);
  results[0] = cpu::reshape(*inputs[0], attributes.shape, attributes.copy, shape, dt);
}

constexpr OperandRule broadcast_to_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule broadcast_to_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void broadcast_to_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const BroadcastToAttributes*>(raw);
  results[0] = cpu::broadcast_to(*inputs[0], attributes.shape, shape, dt);
}

constexpr OperandRule sum_to_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule sum_to_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void sum_to_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const SumToAttributes*>(raw);
  results[0] = cpu::sum_to(*inputs[0], attributes.shape, shape, dt);
}

constexpr OperandRule expand_dims_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule expand_dims_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void expand_dims_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ExpandDimsAttributes*>(raw);
  results[0] = cpu::expand_dims(*inputs[0], attributes.axis, shape, dt);
}

constexpr OperandRule squeeze_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule squeeze_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void squeeze_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const SqueezeAttributes*>(raw);
  results[0] = cpu::squeeze(*inputs[0], attributes.axis, shape, dt);
}

constexpr OperandRule permute_dims_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule permute_dims_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void permute_dims_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const PermuteDimsAttributes*>(raw);
  results[0] = cpu::permute_dims(*inputs[0], attributes.axes, shape, dt);
}

constexpr OperandRule unpermute_dims_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule unpermute_dims_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void unpermute_dims_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const UnpermuteDimsAttributes*>(raw);
  results[0] = cpu::unpermute_dims(*inputs[0], attributes.axes, shape, dt);
}

constexpr OperandRule matrix_transpose_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule matrix_transpose_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void matrix_transpose_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::matrix_transpose(*inputs[0], shape, dt);
}

constexpr OperandRule concat_rules[] = {
    {"arrays", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule concat_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void concat_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ConcatAttributes*>(raw);
  results[0] = cpu::concat(inputs, attributes.axis, shape, dt);
}

constexpr OperandRule stack_rules[] = {
    {"arrays", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule stack_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void stack_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const StackAttributes*>(raw);
  results[0] = cpu::stack(inputs, attributes.axis, shape, dt);
}

constexpr OperandRule getitem_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule getitem_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void getitem_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const GetitemAttributes*>(raw);
  results[0] = cpu::getitem(*inputs[0], attributes.key, shape, dt);
}

constexpr OperandRule scatter_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule scatter_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void scatter_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ScatterAttributes*>(raw);
  results[0] = cpu::scatter(*inputs[0], attributes.shape, attributes.key, shape, dt);
}

constexpr OperandRule rotate_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule rotate_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void rotate_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const RotateAttributes*>(raw);
  results[0] = cpu::rotate(*inputs[0], attributes.axis, attributes.shift, shape, dt);
}

constexpr OperandRule alias_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule alias_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void alias_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::alias(*inputs[0], shape, dt);
}

}  // namespace

const OpSchema AstypeBackward::schema_v1{
    .name = "astype",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = astype_rules,
    .results = astype_results,
    .accepts = "every dtype",
    .signature = "astype(x, dtype:dtype, /, *, copy:bool=True, device:device=None)",
    .record = "- op: astype(x, dtype:dtype, /, *, copy:bool=True, device:device=None)\n  summary: The values converted to another dtype.\n  amp: KeepInput\n  grad: g\n  dtypes: {x: any, result: dtype}\n  shape: cast\n  example: |\n    >>> import pylucid as pl\n    >>> pl.astype(pl.asarray([1.5, -2.5]), pl.int32).tolist()\n    [1, -2]\n  notes: Without copy, an array that already has the dtype and the device is returned itself.",
    .hash = "7423b6c2c9558dc584b27e62290165998b8d6a6403294f6e8ff73f331444bc14",
    .source = "ops.yaml:astype",
};

Storage AstypeBackward::dispatch(backend::IBackend& be, const Storage& x, const AstypeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// g
TensorPtr AstypeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 237 "array/structural.cpp"
  return g;
}

void AstypeBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema ToDeviceBackward::schema_v1{
    .name = "to_device",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = to_device_rules,
    .results = to_device_results,
    .accepts = "every dtype",
    .signature = "to_device(x, device:device, /, *, stream:int=None)",
    .record = "- op: to_device(x, device:device, /, *, stream:int=None)\n  summary: The array on another device.\n  amp: KeepInput\n  grad: g\n  dtypes: {x: any}\n  shape: cast\n  example: |\n    >>> import pylucid as pl\n    >>> pl.to_device(pl.asarray([1., 2.]), \"cpu\").tolist()\n    [1.0, 2.0]\n  notes: Devices have no streams to choose from, so `stream` accepts None alone.",
    .hash = "c752fcece499eff43fb7da728e68765383ae03e6d1aae841005f9c25a934f2b9",
    .source = "ops.yaml:to_device",
};

Storage ToDeviceBackward::dispatch(backend::IBackend& be, const Storage& x, const ToDeviceAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// g
TensorPtr ToDeviceBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 270 "array/structural.cpp"
  return g;
}

void ToDeviceBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema ReshapeBackward::schema_v1{
    .name = "reshape",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = reshape_rules,
    .results = reshape_results,
    .accepts = "every dtype",
    .signature = "reshape(x, /, shape:shape, *, copy:bool=None)",
    .record = "- op: reshape(x, /, shape:shape, *, copy:bool=None)\n  summary: The same elements in another shape; one extent may be -1.\n  amp: KeepInput\n  grad: reshape(g, x.shape)\n  dtypes: {x: any}\n  shape: reshape\n  example: |\n    >>> import pylucid as pl\n    >>> pl.reshape(pl.asarray([1., 2., 3., 4.]), (2, -1)).tolist()\n    [[1.0, 2.0], [3.0, 4.0]]\n  notes: |\n    As a method it takes the extents as several ints too: `x.reshape(2, -1)`. What is a view of x's memory and what is a copy\n    cannot be told from values, since a write to one array never shows in another; `view` is a further name, and no promise.\n  see: [flatten]\n  aliases: [view]",
    .hash = "36a4b46993796c79ece1c131cea6b382b29751b37537b5535f230966999f4510",
    .source = "ops.yaml:reshape",
};

Storage ReshapeBackward::dispatch(backend::IBackend& be, const Storage& x, const ReshapeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// reshape(g, x.shape, None)
TensorPtr ReshapeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:reshape"
  const auto v0 = ops::reshape(g, x_shape, std::nullopt);
#line 306 "array/structural.cpp"
  return v0;
}

void ReshapeBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema BroadcastToBackward::schema_v1{
    .name = "broadcast_to",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = broadcast_to_rules,
    .results = broadcast_to_results,
    .accepts = "every dtype",
    .signature = "broadcast_to(x, /, shape:shape)",
    .record = "- op: broadcast_to(x, /, shape:shape)\n  summary: The array repeated along new and length-one axes, without a copy.\n  amp: KeepInput\n  grad: _sum_to(g, x.shape)\n  dtypes: {x: any}\n  shape: broadcast_to\n  example: |\n    >>> import pylucid as pl\n    >>> pl.broadcast_to(pl.asarray([1., 2.]), (2, 2)).tolist()\n    [[1.0, 2.0], [1.0, 2.0]]",
    .hash = "2c3ae7366b781bb80d18dd4a4739e679df068f990d512dd33e604055f21fe973",
    .source = "ops.yaml:broadcast_to",
};

Storage BroadcastToBackward::dispatch(backend::IBackend& be, const Storage& x, const BroadcastToAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _sum_to(g, x.shape)
TensorPtr BroadcastToBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:broadcast_to"
  const auto v0 = ops::_sum_to(g, x_shape);
#line 342 "array/structural.cpp"
  return v0;
}

void BroadcastToBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema SumToBackward::schema_v1{
    .name = "_sum_to",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sum_to_rules,
    .results = sum_to_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "_sum_to(x, /, shape:shape)",
    .record = "- op: _sum_to(x, /, shape:shape)\n  summary: The sum over the axes along which `shape` broadcasts to x.\n  amp: KeepInput\n  grad: broadcast_to(g, x.shape)\n  dtypes: {x: numeric}\n  shape: sum_to",
    .hash = "3946fe142e477fc7873969786530dafd8a49477809ea2434003fd97d36ebd60c",
    .source = "ops.yaml:_sum_to",
};

Storage SumToBackward::dispatch(backend::IBackend& be, const Storage& x, const SumToAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// broadcast_to(g, x.shape)
TensorPtr SumToBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:_sum_to"
  const auto v0 = ops::broadcast_to(g, x_shape);
#line 378 "array/structural.cpp"
  return v0;
}

void SumToBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema ExpandDimsBackward::schema_v1{
    .name = "expand_dims",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = expand_dims_rules,
    .results = expand_dims_results,
    .accepts = "every dtype",
    .signature = "expand_dims(x, /, axis:axes=0)",
    .record = "- op: expand_dims(x, /, axis:axes=0)\n  summary: The array with axes of length one inserted.\n  amp: KeepInput\n  grad: reshape(g, x.shape)\n  dtypes: {x: any}\n  shape: expand_dims\n  example: |\n    >>> import pylucid as pl\n    >>> pl.expand_dims(pl.asarray([1., 2.]), axis=1).shape\n    (2, 1)",
    .hash = "46549127d42d696572f9153fa461966ea1dcef7c73355e4be403e945b6d4a8c7",
    .source = "ops.yaml:expand_dims",
};

Storage ExpandDimsBackward::dispatch(backend::IBackend& be, const Storage& x, const ExpandDimsAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// reshape(g, x.shape, None)
TensorPtr ExpandDimsBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:expand_dims"
  const auto v0 = ops::reshape(g, x_shape, std::nullopt);
#line 414 "array/structural.cpp"
  return v0;
}

void ExpandDimsBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema SqueezeBackward::schema_v1{
    .name = "squeeze",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = squeeze_rules,
    .results = squeeze_results,
    .accepts = "every dtype",
    .signature = "squeeze(x, /, axis:axes=None)",
    .record = "- op: squeeze(x, /, axis:axes=None)\n  summary: The array without the named axes of length one, or without all of them.\n  amp: KeepInput\n  grad: reshape(g, x.shape)\n  dtypes: {x: any}\n  shape: squeeze\n  example: |\n    >>> import pylucid as pl\n    >>> pl.squeeze(pl.asarray([[1., 2.]]), 0).shape\n    (2,)",
    .hash = "47e1079b02835fc2708b8eda68c161f587cc3f3f27394d2844748788ed76b476",
    .source = "ops.yaml:squeeze",
};

Storage SqueezeBackward::dispatch(backend::IBackend& be, const Storage& x, const SqueezeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// reshape(g, x.shape, None)
TensorPtr SqueezeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:squeeze"
  const auto v0 = ops::reshape(g, x_shape, std::nullopt);
#line 450 "array/structural.cpp"
  return v0;
}

void SqueezeBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema PermuteDimsBackward::schema_v1{
    .name = "permute_dims",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = permute_dims_rules,
    .results = permute_dims_results,
    .accepts = "every dtype",
    .signature = "permute_dims(x, /, axes:axes)",
    .record = "- op: permute_dims(x, /, axes:axes)\n  summary: The array with its axes in another order.\n  amp: KeepInput\n  grad: _unpermute_dims(g, axes)\n  dtypes: {x: any}\n  shape: permute_dims\n  example: |\n    >>> import pylucid as pl\n    >>> pl.permute_dims(pl.asarray([[1., 2., 3.]]), (1, 0)).shape\n    (3, 1)",
    .hash = "0e2cdc71360d2c088665601a679e380b4905e78c49f2df01c324039e1e185f05",
    .source = "ops.yaml:permute_dims",
};

Storage PermuteDimsBackward::dispatch(backend::IBackend& be, const Storage& x, const PermuteDimsAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _unpermute_dims(g, axes)
TensorPtr PermuteDimsBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:permute_dims"
  const auto v0 = ops::_unpermute_dims(g, attributes.axes);
#line 485 "array/structural.cpp"
  return v0;
}

void PermuteDimsBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema UnpermuteDimsBackward::schema_v1{
    .name = "_unpermute_dims",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = unpermute_dims_rules,
    .results = unpermute_dims_results,
    .accepts = "every dtype",
    .signature = "_unpermute_dims(x, /, axes:axes)",
    .record = "- op: _unpermute_dims(x, /, axes:axes)\n  summary: The inverse of permute_dims.\n  amp: KeepInput\n  grad: permute_dims(g, axes)\n  dtypes: {x: any}\n  shape: unpermute_dims",
    .hash = "5a19c86d503b2c2130f5349c65eac095d334359c5d1abfdfab65e09b91c9d906",
    .source = "ops.yaml:_unpermute_dims",
};

Storage UnpermuteDimsBackward::dispatch(backend::IBackend& be, const Storage& x, const UnpermuteDimsAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// permute_dims(g, axes)
TensorPtr UnpermuteDimsBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_unpermute_dims"
  const auto v0 = ops::permute_dims(g, attributes.axes);
#line 520 "array/structural.cpp"
  return v0;
}

void UnpermuteDimsBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema MatrixTransposeBackward::schema_v1{
    .name = "matrix_transpose",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = matrix_transpose_rules,
    .results = matrix_transpose_results,
    .accepts = "every dtype",
    .signature = "matrix_transpose(x, /)",
    .record = "- op: matrix_transpose(x, /)\n  summary: The last two axes exchanged.\n  amp: KeepInput\n  grad: matrix_transpose(g)\n  dtypes: {x: any}\n  shape: matrix_transpose\n  example: |\n    >>> import pylucid as pl\n    >>> pl.matrix_transpose(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n    [[1.0, 3.0], [2.0, 4.0]]",
    .hash = "93afcb87b910ffc10a20125462506631a7375d08caedf0635c07d983c7ab6650",
    .source = "ops.yaml:matrix_transpose",
};

Storage MatrixTransposeBackward::dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, nullptr, s, dt);
}

// matrix_transpose(g)
TensorPtr MatrixTransposeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:matrix_transpose"
  const auto v0 = ops::matrix_transpose(g);
#line 555 "array/structural.cpp"
  return v0;
}

void MatrixTransposeBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema ConcatBackward::schema_v1{
    .name = "concat",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = concat_rules,
    .results = concat_results,
    .accepts = "every dtype",
    .signature = "concat(arrays:Tensors, /, axis:axis|None=0)",
    .record = "- op: concat(arrays:Tensors, /, axis:axis|None=0)\n  summary: The arrays joined along an axis; with None as one flat array.\n  amp: KeepInput\n  # Of the joined array; each array gets its part.\n  grad: g\n  dtypes: {arrays: any}\n  shape: concat\n  example: |\n    >>> import pylucid as pl\n    >>> pl.concat([pl.asarray([1., 2.]), pl.asarray([3.])]).tolist()\n    [1.0, 2.0, 3.0]",
    .hash = "13b9770f3d85b9db57e1d668c1f5e84b32a7ff87d4a38426e87492fbf5713f01",
    .source = "ops.yaml:concat",
};

Storage ConcatBackward::dispatch(backend::IBackend& be, std::span<const Storage* const> arrays, const ConcatAttributes& attributes, const Shape& s, Dtype dt) {
  return run_kernel(be, schema_v1, arrays, &attributes, s, dt);
}

// g
TensorPtr ConcatBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&) {
#line 587 "array/structural.cpp"
  return g;
}

void ConcatBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  split_like(grad_formula_impl(g[0], output(0)), input_shapes(), attributes.axis, wanted, grads);
}

const OpSchema StackBackward::schema_v1{
    .name = "stack",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = stack_rules,
    .results = stack_results,
    .accepts = "every dtype",
    .signature = "stack(arrays:Tensors, /, axis:axis=0)",
    .record = "- op: stack(arrays:Tensors, /, axis:axis=0)\n  summary: Arrays of one shape joined along a new axis.\n  amp: KeepInput\n  # Of the joined array; each array gets its part.\n  grad: g\n  dtypes: {arrays: any}\n  shape: stack\n  example: |\n    >>> import pylucid as pl\n    >>> pl.stack([pl.asarray([1., 2.]), pl.asarray([3., 4.])]).tolist()\n    [[1.0, 2.0], [3.0, 4.0]]\n  see: [unstack, concat]",
    .hash = "0c8ba95944d0ec83d8012087a5b3aca509212a9f442f325c6ed92c5225903a32",
    .source = "ops.yaml:stack",
};

Storage StackBackward::dispatch(backend::IBackend& be, std::span<const Storage* const> arrays, const StackAttributes& attributes, const Shape& s, Dtype dt) {
  return run_kernel(be, schema_v1, arrays, &attributes, s, dt);
}

// g
TensorPtr StackBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&) {
#line 619 "array/structural.cpp"
  return g;
}

void StackBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  unstack_like(grad_formula_impl(g[0], output(0)), input_shapes(), attributes.axis, wanted, grads);
}

const OpSchema GetitemBackward::schema_v1{
    .name = "_getitem",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = getitem_rules,
    .results = getitem_results,
    .accepts = "every dtype",
    .signature = "_getitem(x, /, key:index)",
    .record = "- op: _getitem(x, /, key:index)\n  summary: Basic indexing.\n  amp: KeepInput\n  grad: _scatter(g, x.shape, key)\n  dtypes: {x: any}\n  shape: getitem",
    .hash = "6fa81c6eb19069300000675eca9c78a726437f6ff266357a57d8cd2b69478ef5",
    .source = "ops.yaml:_getitem",
};

Storage GetitemBackward::dispatch(backend::IBackend& be, const Storage& x, const GetitemAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _scatter(g, x.shape, key)
TensorPtr GetitemBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:_getitem"
  const auto v0 = ops::_scatter(g, x_shape, attributes.key);
#line 655 "array/structural.cpp"
  return v0;
}

void GetitemBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema ScatterBackward::schema_v1{
    .name = "_scatter",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = scatter_rules,
    .results = scatter_results,
    .accepts = "every dtype",
    .signature = "_scatter(x, /, shape:shape, key:index)",
    .record = "- op: _scatter(x, /, shape:shape, key:index)\n  summary: Zeros of a shape with x at the positions of a basic index.\n  amp: KeepInput\n  grad: _getitem(g, key)\n  dtypes: {x: any}\n  shape: slice_scatter",
    .hash = "64938126d6a9fb23eb46018d0fc20d169fe29bdf30166a583a6331475e8c6699",
    .source = "ops.yaml:_scatter",
};

Storage ScatterBackward::dispatch(backend::IBackend& be, const Storage& x, const ScatterAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _getitem(g, key)
TensorPtr ScatterBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_scatter"
  const auto v0 = ops::_getitem(g, attributes.key);
#line 690 "array/structural.cpp"
  return v0;
}

void ScatterBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema RotateBackward::schema_v1{
    .name = "_rotate",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = rotate_rules,
    .results = rotate_results,
    .accepts = "every dtype",
    .signature = "_rotate(x, /, axis:axis, shift:int)",
    .record = "- op: _rotate(x, /, axis:axis, shift:int)\n  summary: The array with its elements moved along an axis, those beyond the end to the beginning.\n  amp: KeepInput\n  grad: _rotate(g, axis, -shift)\n  dtypes: {x: any}\n  shape: own",
    .hash = "97b97a5477d2b72b4eece051421572bef8c207735f2efbf7403732af181c0aa5",
    .source = "ops.yaml:_rotate",
};

Storage RotateBackward::dispatch(backend::IBackend& be, const Storage& x, const RotateAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _rotate(g, axis, -shift)
TensorPtr RotateBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_rotate"
  const auto v0 = ops::_rotate(g, attributes.axis, -attributes.shift);
#line 725 "array/structural.cpp"
  return v0;
}

void RotateBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema AliasBackward::schema_v1{
    .name = "_alias",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = alias_rules,
    .results = alias_results,
    .accepts = "every dtype",
    .signature = "_alias(x, /)",
    .record = "- op: _alias(x, /)\n  summary: The array itself, as a value of its own in the graph.\n  amp: KeepInput\n  grad: g\n  dtypes: {x: any}\n  shape: view",
    .hash = "6f7eeb3adb816ed73f490f3f3a11fdb9b01d3fad2e4d47ef0b0b49099ab61608",
    .source = "ops.yaml:_alias",
};

Storage AliasBackward::dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, nullptr, s, dt);
}

// g
TensorPtr AliasBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 758 "array/structural.cpp"
  return g;
}

void AliasBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

namespace ops {

TensorPtr astype(const Operand& x, Dtype dtype, bool copy, std::optional<Device> device) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(AstypeBackward::schema_v1, operands);
  const AstypeAttributes attributes{dtype, copy, device};
  const Shape result_shape = call.input(0).shape();
  const Dtype result_dtype = convertible("astype", call.compute(), attributes.dtype);
  Storage out = AstypeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  out = on_device(std::move(out), attributes.device.value_or(call.device()));
  return recorded<AstypeBackward>(call, std::move(out), [&](AstypeBackward& node) { node.attributes = attributes; });
}

TensorPtr to_device(const Operand& x, Device device, std::optional<std::int64_t> stream) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ToDeviceBackward::schema_v1, operands);
  const ToDeviceAttributes attributes{device, stream};
  const Shape result_shape = call.input(0).shape();
  const Dtype result_dtype = call.compute();
  Storage out = ToDeviceBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  out = on_device(std::move(out), attributes.device);
  return recorded<ToDeviceBackward>(call, std::move(out), [&](ToDeviceBackward& node) { node.attributes = attributes; });
}

TensorPtr reshape(const Operand& x, const Dims& shape, std::optional<bool> copy) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ReshapeBackward::schema_v1, operands);
  const ReshapeAttributes attributes{shape, copy};
  const Shape result_shape = reshape_shape("reshape", call.input(0).shape(), attributes.shape);
  const Dtype result_dtype = call.compute();
  Storage out = ReshapeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<ReshapeBackward>(call, std::move(out), [&](ReshapeBackward& node) { node.attributes = attributes; });
}

TensorPtr broadcast_to(const Operand& x, const Dims& shape) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(BroadcastToBackward::schema_v1, operands);
  const BroadcastToAttributes attributes{shape};
  const Shape result_shape = broadcast_to_shape("broadcast_to", call.input(0).shape(), attributes.shape);
  const Dtype result_dtype = call.compute();
  Storage out = BroadcastToBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<BroadcastToBackward>(call, std::move(out), [&](BroadcastToBackward& node) { node.attributes = attributes; });
}

TensorPtr _sum_to(const Operand& x, const Dims& shape) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(SumToBackward::schema_v1, operands);
  const SumToAttributes attributes{shape};
  const Shape result_shape = sum_to_shape("_sum_to", call.input(0).shape(), attributes.shape);
  const Dtype result_dtype = call.compute();
  Storage out = SumToBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<SumToBackward>(call, std::move(out), [&](SumToBackward& node) { node.attributes = attributes; });
}

TensorPtr expand_dims(const Operand& x, const Dims& axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ExpandDimsBackward::schema_v1, operands);
  const ExpandDimsAttributes attributes{axis};
  const Shape result_shape = expand_dims_shape("expand_dims", call.input(0).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = ExpandDimsBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<ExpandDimsBackward>(call, std::move(out), [&](ExpandDimsBackward& node) { node.attributes = attributes; });
}

TensorPtr squeeze(const Operand& x, const std::optional<Dims>& axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(SqueezeBackward::schema_v1, operands);
  const SqueezeAttributes attributes{axis};
  const Shape result_shape = squeeze_shape("squeeze", call.input(0).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = SqueezeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<SqueezeBackward>(call, std::move(out), [&](SqueezeBackward& node) { node.attributes = attributes; });
}

TensorPtr permute_dims(const Operand& x, const Dims& axes) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(PermuteDimsBackward::schema_v1, operands);
  const PermuteDimsAttributes attributes{axes};
  const Shape result_shape = permute_dims_shape("permute_dims", call.input(0).shape(), attributes.axes);
  const Dtype result_dtype = call.compute();
  Storage out = PermuteDimsBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<PermuteDimsBackward>(call, std::move(out), [&](PermuteDimsBackward& node) { node.attributes = attributes; });
}

TensorPtr _unpermute_dims(const Operand& x, const Dims& axes) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(UnpermuteDimsBackward::schema_v1, operands);
  const UnpermuteDimsAttributes attributes{axes};
  const Shape result_shape = unpermute_dims_shape("_unpermute_dims", call.input(0).shape(), attributes.axes);
  const Dtype result_dtype = call.compute();
  Storage out = UnpermuteDimsBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<UnpermuteDimsBackward>(call, std::move(out), [&](UnpermuteDimsBackward& node) { node.attributes = attributes; });
}

TensorPtr matrix_transpose(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(MatrixTransposeBackward::schema_v1, operands);
  const Shape result_shape = matrix_transpose_shape("matrix_transpose", call.input(0).shape());
  const Dtype result_dtype = call.compute();
  Storage out = MatrixTransposeBackward::dispatch(call.backend(), *call.values()[0], result_shape, result_dtype);
  return recorded<MatrixTransposeBackward>(call, std::move(out), [](MatrixTransposeBackward&) {});
}

TensorPtr concat(const std::vector<TensorPtr>& arrays, std::optional<std::int64_t> axis) {
  StructuralCall call(ConcatBackward::schema_v1, arrays);
  const ConcatAttributes attributes{axis};
  const Shape result_shape = concat_shape("concat", call.shapes(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = ConcatBackward::dispatch(call.backend(), call.values(), attributes, result_shape, result_dtype);
  return recorded<ConcatBackward>(call, std::move(out), [&](ConcatBackward& node) { node.attributes = attributes; });
}

TensorPtr stack(const std::vector<TensorPtr>& arrays, std::int64_t axis) {
  StructuralCall call(StackBackward::schema_v1, arrays);
  const StackAttributes attributes{axis};
  const Shape result_shape = stack_shape("stack", call.shapes(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = StackBackward::dispatch(call.backend(), call.values(), attributes, result_shape, result_dtype);
  return recorded<StackBackward>(call, std::move(out), [&](StackBackward& node) { node.attributes = attributes; });
}

TensorPtr _getitem(const Operand& x, const Index& key) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(GetitemBackward::schema_v1, operands);
  const GetitemAttributes attributes{key};
  const Shape result_shape = getitem_shape("_getitem", call.input(0).shape(), attributes.key);
  const Dtype result_dtype = call.compute();
  Storage out = GetitemBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<GetitemBackward>(call, std::move(out), [&](GetitemBackward& node) { node.attributes = attributes; });
}

TensorPtr _scatter(const Operand& x, const Dims& shape, const Index& key) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ScatterBackward::schema_v1, operands);
  const ScatterAttributes attributes{shape, key};
  const Shape result_shape = scatter_shape("_scatter", call.input(0).shape(), attributes.shape, attributes.key);
  const Dtype result_dtype = call.compute();
  Storage out = ScatterBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<ScatterBackward>(call, std::move(out), [&](ScatterBackward& node) { node.attributes = attributes; });
}

TensorPtr _rotate(const Operand& x, std::int64_t axis, std::int64_t shift) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(RotateBackward::schema_v1, operands);
  const RotateAttributes attributes{axis, shift};
  const Shape result_shape = rotate_shape("_rotate", call.input(0).shape(), attributes.axis, attributes.shift);
  const Dtype result_dtype = call.compute();
  Storage out = RotateBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<RotateBackward>(call, std::move(out), [&](RotateBackward& node) { node.attributes = attributes; });
}

TensorPtr _alias(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(AliasBackward::schema_v1, operands);
  const Shape result_shape = call.input(0).shape();
  const Dtype result_dtype = call.compute();
  Storage out = AliasBackward::dispatch(call.backend(), *call.values()[0], result_shape, result_dtype);
  return recorded<AliasBackward>(call, std::move(out), [](AliasBackward&) {});
}

}  // namespace ops

void register_array_structural() {
  registry::add(AstypeBackward::schema_v1);
  cpu::add_kernel(AstypeBackward::schema_v1, astype_cpu);
  registry::add(ToDeviceBackward::schema_v1);
  cpu::add_kernel(ToDeviceBackward::schema_v1, to_device_cpu);
  registry::add(ReshapeBackward::schema_v1);
  cpu::add_kernel(ReshapeBackward::schema_v1, reshape_cpu);
  registry::add(BroadcastToBackward::schema_v1);
  cpu::add_kernel(BroadcastToBackward::schema_v1, broadcast_to_cpu);
  registry::add(SumToBackward::schema_v1);
  cpu::add_kernel(SumToBackward::schema_v1, sum_to_cpu);
  registry::add(ExpandDimsBackward::schema_v1);
  cpu::add_kernel(ExpandDimsBackward::schema_v1, expand_dims_cpu);
  registry::add(SqueezeBackward::schema_v1);
  cpu::add_kernel(SqueezeBackward::schema_v1, squeeze_cpu);
  registry::add(PermuteDimsBackward::schema_v1);
  cpu::add_kernel(PermuteDimsBackward::schema_v1, permute_dims_cpu);
  registry::add(UnpermuteDimsBackward::schema_v1);
  cpu::add_kernel(UnpermuteDimsBackward::schema_v1, unpermute_dims_cpu);
  registry::add(MatrixTransposeBackward::schema_v1);
  cpu::add_kernel(MatrixTransposeBackward::schema_v1, matrix_transpose_cpu);
  registry::add(ConcatBackward::schema_v1);
  cpu::add_kernel(ConcatBackward::schema_v1, concat_cpu);
  registry::add(StackBackward::schema_v1);
  cpu::add_kernel(StackBackward::schema_v1, stack_cpu);
  registry::add(GetitemBackward::schema_v1);
  cpu::add_kernel(GetitemBackward::schema_v1, getitem_cpu);
  registry::add(ScatterBackward::schema_v1);
  cpu::add_kernel(ScatterBackward::schema_v1, scatter_cpu);
  registry::add(RotateBackward::schema_v1);
  cpu::add_kernel(RotateBackward::schema_v1, rotate_cpu);
  registry::add(AliasBackward::schema_v1);
  cpu::add_kernel(AliasBackward::schema_v1, alias_cpu);
}

}  // namespace pylucid
