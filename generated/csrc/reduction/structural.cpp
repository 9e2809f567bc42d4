// Generated from ops.yaml. Do not edit.
// The reduction family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "reduction/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "reduction/kernels.h"
#include "kernel/shape_rules.h"
#include "arithmetic/ops.h"
#include "bitwise/ops.h"
#include "comparison/ops.h"
#include "floating/ops.h"
#include "reduction/ops.h"
#include "selection/ops.h"

namespace pylucid {

namespace {

constexpr OperandRule sum_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule sum_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void sum_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const SumAttributes*>(raw);
  results[0] = cpu::sum(*inputs[0], attributes.axis, attributes.dtype, attributes.keepdims, shape, dt);
}

constexpr OperandRule mean_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule mean_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void mean_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const MeanAttributes*>(raw);
  results[0] = cpu::mean(*inputs[0], attributes.axis, attributes.keepdims, shape, dt);
}

constexpr OperandRule max_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule max_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void max_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const MaxAttributes*>(raw);
  results[0] = cpu::max(*inputs[0], attributes.axis, attributes.keepdims, shape, dt);
}

constexpr OperandRule argmax_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule argmax_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void argmax_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ArgmaxAttributes*>(raw);
  results[0] = cpu::argmax(*inputs[0], attributes.axis, attributes.keepdims, shape, dt);
}

}  // namespace

const OpSchema SumBackward::schema_v1{
    .name = "sum",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .deterministic = true,
    .inputs = sum_rules,
    .results = sum_results,
    .accepts = "every dtype",
    .signature = "sum(x, /, *, axis:axes=None, dtype:dtype=None, keepdims:bool=False)",
    .record = "- op: sum(x, /, *, axis:axes=None, dtype:dtype=None, keepdims:bool=False)\n  summary: The sum over axes; of integers in 64 bits.\n  amp: ForceFP32\n  grad: unreduce(g)\n  dtypes: {x: any, result: dtype}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.sum(pl.asarray([[1., 2.], [3., 4.]]), axis=0).tolist()\n    [4.0, 6.0]",
    .hash = "b1d06ffb3b0e900131204cb6766b2397b8c5c26eaba2f34d4d2c7174dc9a6277",
    .source = "ops.yaml:sum",
};

Storage SumBackward::dispatch(backend::IBackend& be, const Storage& x, const SumAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// unreduce(g, x.shape, axis, keepdims)
TensorPtr SumBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:sum"
  const auto v0 = ops::unreduce(g, x_shape, attributes.axis, attributes.keepdims);
#line 100 "reduction/structural.cpp"
  return v0;
}

void SumBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema MeanBackward::schema_v1{
    .name = "mean",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .deterministic = true,
    .inputs = mean_rules,
    .results = mean_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "mean(x, /, *, axis:axes=None, keepdims:bool=False)",
    .record = "- op: mean(x, /, *, axis:axes=None, keepdims:bool=False)\n  summary: The arithmetic mean over axes.\n  amp: ForceFP32\n  grad: unreduce(g) * (out.size / x.size)\n  dtypes: {x: inexact}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.mean(pl.asarray([1., 2., 6.])).item()\n    3.0",
    .hash = "4bc3f105b99e80412a9b5c7e8de100ee444f7a384df17c66fae19ef2828e1b60",
    .source = "ops.yaml:mean",
};

Storage MeanBackward::dispatch(backend::IBackend& be, const Storage& x, const MeanAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// unreduce(g, x.shape, axis, keepdims) * (out.size / x.size)
TensorPtr MeanBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
  const Shape& y_shape = output_shape(0);
#line 4 "ops.yaml:mean"
  const auto v0 = ops::unreduce(g, x_shape, attributes.axis, attributes.keepdims);
#line 4 "ops.yaml:mean"
  const auto v1 = ops::multiply(v0, static_cast<double>(ops::size_of(y_shape)) / ops::size_of(x_shape));
#line 138 "reduction/structural.cpp"
  return v1;
}

void MeanBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema MaxBackward::schema_v1{
    .name = "max",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .deterministic = true,
    .inputs = max_rules,
    .results = max_results,
    .accepts = "integer and floating point dtypes",
    .signature = "max(x, /, *, axis:axes=None, keepdims:bool=False)",
    .record = "- op: max(x, /, *, axis:axes=None, keepdims:bool=False)\n  summary: The largest value over axes; NaN where there is one.\n  amp: KeepInput\n  grad:\n    let:\n      most: unreduce(out)\n      chosen: (x == most) | isnan(x)\n    x: where(chosen, unreduce(g / sum(chosen, axis=axis, keepdims=keepdims)), 0)\n  dtypes: {x: real}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.max(pl.asarray([1., 3., 2.])).item()\n    3.0\n  notes: Ties share the gradient equally.",
    .hash = "6f76b7061602f98b8f728695292006e9f165875e1192dd209f6f26d6cd395737",
    .source = "ops.yaml:max",
};

Storage MaxBackward::dispatch(backend::IBackend& be, const Storage& x, const MaxAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// where((x == unreduce(out, x.shape, axis, keepdims)) | isnan(x), unreduce(g / sum((x == unreduce(out, x.shape, axis, keepdims)) | isnan(x), axis, None, keepdims), x.shape, axis, keepdims), 0)
TensorPtr MaxBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
  const Shape& x_shape = input_shape(0);
#line 8 "ops.yaml:max"
  const auto v0 = ops::unreduce(y, x_shape, attributes.axis, attributes.keepdims);
#line 8 "ops.yaml:max"
  const auto v1 = ops::equal(x, v0);
#line 8 "ops.yaml:max"
  const auto v2 = ops::isnan(x);
#line 8 "ops.yaml:max"
  const auto v3 = ops::bitwise_or(v1, v2);
#line 8 "ops.yaml:max"
  const auto v4 = ops::sum(v3, attributes.axis, std::nullopt, attributes.keepdims);
#line 8 "ops.yaml:max"
  const auto v5 = ops::divide(g, v4);
#line 8 "ops.yaml:max"
  const auto v6 = ops::unreduce(v5, x_shape, attributes.axis, attributes.keepdims);
#line 8 "ops.yaml:max"
  const auto v7 = ops::where(v3, v6, 0);
#line 187 "reduction/structural.cpp"
  return v7;
}

void MaxBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema ArgmaxBackward::schema_v1{
    .name = "argmax",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .deterministic = true,
    .inputs = argmax_rules,
    .results = argmax_results,
    .accepts = "integer and floating point dtypes",
    .signature = "argmax(x, /, *, axis:axis=None, keepdims:bool=False)",
    .record = "- op: argmax(x, /, *, axis:axis=None, keepdims:bool=False)\n  summary: The index of the largest value along an axis, the first of several; of the flat array without an axis.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: real, result: int64}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.argmax(pl.asarray([1., 3., 2.])).item()\n    1",
    .hash = "c01456c8839834585c35f7ffe7b2e622999ae28995dd37c49487661e280b0d0b",
    .source = "ops.yaml:argmax",
};

Storage ArgmaxBackward::dispatch(backend::IBackend& be, const Storage& x, const ArgmaxAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void ArgmaxBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

namespace ops {

TensorPtr sum(const Operand& x, const std::optional<Dims>& axis, std::optional<Dtype> dtype, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  const StructuralCall call(SumBackward::schema_v1, operands);
  const SumAttributes attributes{axis, dtype, keepdims};
  const Shape result_shape = reduce_shape("sum", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = accumulated(attributes.dtype, call.compute());
  Storage out = SumBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<SumBackward>(call, std::move(out), [&](SumBackward& node) { node.attributes = attributes; });
}

TensorPtr mean(const Operand& x, const std::optional<Dims>& axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  const StructuralCall call(MeanBackward::schema_v1, operands);
  const MeanAttributes attributes{axis, keepdims};
  const Shape result_shape = reduce_shape("mean", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = call.compute();
  Storage out = MeanBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<MeanBackward>(call, std::move(out), [&](MeanBackward& node) { node.attributes = attributes; });
}

TensorPtr max(const Operand& x, const std::optional<Dims>& axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  const StructuralCall call(MaxBackward::schema_v1, operands);
  const MaxAttributes attributes{axis, keepdims};
  const Shape result_shape = reduce_shape("max", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = call.compute();
  Storage out = MaxBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<MaxBackward>(call, std::move(out), [&](MaxBackward& node) { node.attributes = attributes; });
}

TensorPtr argmax(const Operand& x, std::optional<std::int64_t> axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  const StructuralCall call(ArgmaxBackward::schema_v1, operands);
  const ArgmaxAttributes attributes{axis, keepdims};
  const Shape result_shape = arg_reduce_shape("argmax", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = Dtype::Int64;
  Storage out = ArgmaxBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<ArgmaxBackward>(call, std::move(out), [&](ArgmaxBackward& node) { node.attributes = attributes; });
}

}  // namespace ops

void register_reduction_structural() {
  registry::add(SumBackward::schema_v1);
  cpu::add_kernel(SumBackward::schema_v1, sum_cpu);
  registry::add(MeanBackward::schema_v1);
  cpu::add_kernel(MeanBackward::schema_v1, mean_cpu);
  registry::add(MaxBackward::schema_v1);
  cpu::add_kernel(MaxBackward::schema_v1, max_cpu);
  registry::add(ArgmaxBackward::schema_v1);
  cpu::add_kernel(ArgmaxBackward::schema_v1, argmax_cpu);
}

}  // namespace pylucid
