// Generated from ops.yaml. Do not edit.
// The reduction family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "reduction/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "reduction/kernels.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"
#include "arithmetic/ops.h"
#include "bitwise/ops.h"
#include "comparison/ops.h"
#include "exponential/ops.h"
#include "floating/ops.h"
#include "reduction/ops.h"
#include "scan/ops.h"
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

constexpr OperandRule min_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule min_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void min_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const MinAttributes*>(raw);
  results[0] = cpu::min(*inputs[0], attributes.axis, attributes.keepdims, shape, dt);
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

constexpr OperandRule argmin_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule argmin_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void argmin_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ArgminAttributes*>(raw);
  results[0] = cpu::argmin(*inputs[0], attributes.axis, attributes.keepdims, shape, dt);
}

constexpr OperandRule prod_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule prod_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void prod_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ProdAttributes*>(raw);
  results[0] = cpu::prod(*inputs[0], attributes.axis, attributes.dtype, attributes.keepdims, shape, dt);
}

constexpr OperandRule prod_gradient_rules[] = {
    {"cotangent", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule prod_gradient_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void prod_gradient_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ProdGradientAttributes*>(raw);
  results[0] = cpu::prod_gradient(*inputs[0], *inputs[1], attributes.axis, shape, dt);
}

constexpr OperandRule flatten_axes_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule flatten_axes_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void flatten_axes_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const FlattenAxesAttributes*>(raw);
  results[0] = cpu::flatten_axes(*inputs[0], attributes.axis, shape, dt);
}

constexpr OperandRule unflatten_axes_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule unflatten_axes_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void unflatten_axes_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const UnflattenAxesAttributes*>(raw);
  results[0] = cpu::unflatten_axes(*inputs[0], attributes.shape, attributes.axis, shape, dt);
}

constexpr OperandRule var_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule var_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void var_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const VarAttributes*>(raw);
  results[0] = cpu::var(*inputs[0], attributes.axis, attributes.correction, attributes.keepdims, shape, dt);
}

constexpr OperandRule std_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule std_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void std_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const StdAttributes*>(raw);
  results[0] = cpu::std(*inputs[0], attributes.axis, attributes.correction, attributes.keepdims, shape, dt);
}

constexpr OperandRule all_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule all_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};

void all_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const AllAttributes*>(raw);
  results[0] = cpu::all(*inputs[0], attributes.axis, attributes.keepdims, shape, dt);
}

constexpr OperandRule any_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule any_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};

void any_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const AnyAttributes*>(raw);
  results[0] = cpu::any(*inputs[0], attributes.axis, attributes.keepdims, shape, dt);
}

constexpr OperandRule count_nonzero_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule count_nonzero_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void count_nonzero_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const CountNonzeroAttributes*>(raw);
  results[0] = cpu::count_nonzero(*inputs[0], attributes.axis, attributes.keepdims, shape, dt);
}

constexpr OperandRule logsumexp_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule logsumexp_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void logsumexp_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const LogsumexpAttributes*>(raw);
  results[0] = cpu::logsumexp(*inputs[0], attributes.axis, attributes.keepdims, shape, dt);
}

constexpr OperandRule softmax_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule softmax_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void softmax_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const SoftmaxAttributes*>(raw);
  results[0] = cpu::softmax(*inputs[0], attributes.axis, shape, dt);
}

constexpr OperandRule softmax_gradient_rules[] = {
    {"cotangent", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"y", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule softmax_gradient_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void softmax_gradient_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const SoftmaxGradientAttributes*>(raw);
  results[0] = cpu::softmax_gradient(*inputs[0], *inputs[1], attributes.axis, shape, dt);
}

constexpr OperandRule log_softmax_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule log_softmax_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void log_softmax_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const LogSoftmaxAttributes*>(raw);
  results[0] = cpu::log_softmax(*inputs[0], attributes.axis, shape, dt);
}

constexpr OperandRule log_softmax_gradient_rules[] = {
    {"cotangent", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"y", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule log_softmax_gradient_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void log_softmax_gradient_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const LogSoftmaxGradientAttributes*>(raw);
  results[0] = cpu::log_softmax_gradient(*inputs[0], *inputs[1], attributes.axis, shape, dt);
}

}  // namespace

const OpSchema SumBackward::schema_v1{
    .name = "sum",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sum_rules,
    .results = sum_results,
    .accepts = "every dtype",
    .signature = "sum(x, /, axis:axes=None, *, dtype:dtype=None, keepdims:bool=False)",
    .record = "- op: sum(x, /, axis:axes=None, *, dtype:dtype=None, keepdims:bool=False)\n  summary: The sum over axes; of integers in 64 bits.\n  amp: ForceFP32\n  grad: unreduce(g)\n  dtypes: {x: any, result: dtype}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.sum(pl.asarray([[1., 2.], [3., 4.]]), axis=0).tolist()\n    [4.0, 6.0]",
    .hash = "6d39f4e1adadb56e114b9da58d629da08808403f8d41afd6ba38e7ab2e121769",
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
#line 299 "reduction/structural.cpp"
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
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = mean_rules,
    .results = mean_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "mean(x, /, axis:axes=None, *, keepdims:bool=False)",
    .record = "- op: mean(x, /, axis:axes=None, *, keepdims:bool=False)\n  summary: The arithmetic mean over axes.\n  amp: ForceFP32\n  grad: unreduce(g) * (out.size / x.size)\n  dtypes: {x: inexact}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.mean(pl.asarray([1., 2., 6.])).item()\n    3.0",
    .hash = "061667131166aac5b3b965f8c9d4c6e4aab0897843bf869cc10882e3b84d18d5",
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
#line 338 "reduction/structural.cpp"
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
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = max_rules,
    .results = max_results,
    .accepts = "integer and floating point dtypes",
    .signature = "max(x, /, axis:axes=None, *, keepdims:bool=False)",
    .record = "- op: max(x, /, axis:axes=None, *, keepdims:bool=False)\n  summary: The largest value over axes; NaN where there is one.\n  amp: KeepInput\n  grad:\n    let:\n      most: unreduce(out)\n      chosen: (x == most) | isnan(x)\n    x: where(chosen, unreduce(g / sum(chosen, axis=axis, keepdims=keepdims)), 0)\n  dtypes: {x: real}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.max(pl.asarray([1., 3., 2.])).item()\n    3.0\n  notes: Ties share the gradient equally.\n  see: [min, argmax, cummax]\n  aliases: [amax]",
    .hash = "23c37d65cdb568d71950ce4b60909f207dca8060bce871f1afbcf46f627248c7",
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
#line 388 "reduction/structural.cpp"
  return v7;
}

void MaxBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema MinBackward::schema_v1{
    .name = "min",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = min_rules,
    .results = min_results,
    .accepts = "integer and floating point dtypes",
    .signature = "min(x, /, axis:axes=None, *, keepdims:bool=False)",
    .record = "- op: min(x, /, axis:axes=None, *, keepdims:bool=False)\n  summary: The smallest value over axes; NaN where there is one.\n  amp: KeepInput\n  grad:\n    let:\n      least: unreduce(out)\n      chosen: (x == least) | isnan(x)\n    x: where(chosen, unreduce(g / sum(chosen, axis=axis, keepdims=keepdims)), 0)\n  dtypes: {x: real}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.min(pl.asarray([1., 3., 2.])).item()\n    1.0\n  notes: Ties share the gradient equally.\n  see: [max, argmin, cummin]\n  aliases: [amin]",
    .hash = "0135b21de182fc20e2671573df7695815ac0739f9097ac3460b520ec1f6f0d68",
    .source = "ops.yaml:min",
};

Storage MinBackward::dispatch(backend::IBackend& be, const Storage& x, const MinAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// where((x == unreduce(out, x.shape, axis, keepdims)) | isnan(x), unreduce(g / sum((x == unreduce(out, x.shape, axis, keepdims)) | isnan(x), axis, None, keepdims), x.shape, axis, keepdims), 0)
TensorPtr MinBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
  const Shape& x_shape = input_shape(0);
#line 8 "ops.yaml:min"
  const auto v0 = ops::unreduce(y, x_shape, attributes.axis, attributes.keepdims);
#line 8 "ops.yaml:min"
  const auto v1 = ops::equal(x, v0);
#line 8 "ops.yaml:min"
  const auto v2 = ops::isnan(x);
#line 8 "ops.yaml:min"
  const auto v3 = ops::bitwise_or(v1, v2);
#line 8 "ops.yaml:min"
  const auto v4 = ops::sum(v3, attributes.axis, std::nullopt, attributes.keepdims);
#line 8 "ops.yaml:min"
  const auto v5 = ops::divide(g, v4);
#line 8 "ops.yaml:min"
  const auto v6 = ops::unreduce(v5, x_shape, attributes.axis, attributes.keepdims);
#line 8 "ops.yaml:min"
  const auto v7 = ops::where(v3, v6, 0);
#line 438 "reduction/structural.cpp"
  return v7;
}

void MinBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema ArgmaxBackward::schema_v1{
    .name = "argmax",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = argmax_rules,
    .results = argmax_results,
    .accepts = "integer and floating point dtypes",
    .signature = "argmax(x, /, axis:axis=None, *, keepdims:bool=False)",
    .record = "- op: argmax(x, /, axis:axis=None, *, keepdims:bool=False)\n  summary: The index of the largest value along an axis, the first of several; of the flat array without an axis.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: real, result: int64}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.argmax(pl.asarray([1., 3., 2.])).item()\n    1",
    .hash = "9becbbb6e6de89389f3ea05fd00186974c53d531f780614e18e9321dd30e7391",
    .source = "ops.yaml:argmax",
};

Storage ArgmaxBackward::dispatch(backend::IBackend& be, const Storage& x, const ArgmaxAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void ArgmaxBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema ArgminBackward::schema_v1{
    .name = "argmin",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = argmin_rules,
    .results = argmin_results,
    .accepts = "integer and floating point dtypes",
    .signature = "argmin(x, /, axis:axis=None, *, keepdims:bool=False)",
    .record = "- op: argmin(x, /, axis:axis=None, *, keepdims:bool=False)\n  summary: The index of the smallest value along an axis, the first of several; of the flat array without an axis.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: real, result: int64}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.argmin(pl.asarray([3., 1., 2.])).item()\n    1\n  notes: The first NaN, where there is one.",
    .hash = "346ffd05e5a242180d8dfe630d761232e8f09413276dd63f1bfdd352d5306804",
    .source = "ops.yaml:argmin",
};

Storage ArgminBackward::dispatch(backend::IBackend& be, const Storage& x, const ArgminAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void ArgminBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema ProdBackward::schema_v1{
    .name = "prod",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = prod_rules,
    .results = prod_results,
    .accepts = "every dtype",
    .signature = "prod(x, /, axis:axes=None, *, dtype:dtype=None, keepdims:bool=False)",
    .record = "- op: prod(x, /, axis:axes=None, *, dtype:dtype=None, keepdims:bool=False)\n  summary: The product over axes; of integers in 64 bits.\n  amp: ForceFP32\n  grad: _prod_gradient(unreduce(g), x, axis)\n  dtypes: {x: any, result: dtype}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.prod(pl.asarray([[1., 2.], [3., 4.]]), axis=0).tolist()\n    [3.0, 8.0]\n  notes: The product of no elements is 1. Derivatives of every order are right where elements are zero.\n  see: [sum, cumulative_prod]",
    .hash = "bb1a2d92294ba658f75a6436c8d5139562e4af23edb3863496fad4b357ee7048",
    .source = "ops.yaml:prod",
};

Storage ProdBackward::dispatch(backend::IBackend& be, const Storage& x, const ProdAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _prod_gradient(unreduce(g, x.shape, axis, keepdims), x, axis)
TensorPtr ProdBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:prod"
  const auto v0 = ops::unreduce(g, x_shape, attributes.axis, attributes.keepdims);
#line 4 "ops.yaml:prod"
  const auto v1 = ops::_prod_gradient(v0, x, attributes.axis);
#line 526 "reduction/structural.cpp"
  return v1;
}

void ProdBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema ProdGradientBackward::schema_v1{
    .name = "_prod_gradient",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = prod_gradient_rules,
    .results = prod_gradient_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_prod_gradient(cotangent, x, /, axis:axes=None)",
    .record = "- op: _prod_gradient(cotangent, x, /, axis:axes=None)\n  summary: For each element the cotangent times the product over axes of all elements but itself.\n  amp: KeepInput\n  # Never the whole product over x: right where elements are zero. The product of the others is before * after along the\n  # flattened axes; each of these is a recurrence, whose gradient is one backwards.\n  grad:\n    let:\n      f: _flatten_axes(x, axis)\n      h: _flatten_axes(g * cotangent, axis)\n      before: _product_before(f, -1, 1)\n      after: _product_before(f, -1, -1)\n    cotangent: _prod_gradient(g, x, axis)\n    x: |\n      _unflatten_axes(\n          before * _recurrence(f, h * after, -1, -1) + after * _recurrence(f, h * before, -1, 1),\n          x.shape, axis)\n  dtypes: {cotangent: inexact, x: inexact}\n  shape: own",
    .hash = "0252207c16bccfdc3ab8da197a99b151e33824b202db0233967200c896df962b",
    .source = "ops.yaml:_prod_gradient",
};

Storage ProdGradientBackward::dispatch(backend::IBackend& be, const Storage& cotangent, const Storage& x, const ProdGradientAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&cotangent, &x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> ProdGradientBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& cotangent, const TensorPtr& x, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  const Shape& x_shape = input_shape(1);
  if (wanted >> 0 & 1U) {  // cotangent: _prod_gradient(g, x, axis)
#line 12 "ops.yaml:_prod_gradient"
    const auto v0 = ops::_prod_gradient(g, x, attributes.axis);
#line 563 "reduction/structural.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x: _unflatten_axes(_product_before(_flatten_axes(x, axis), -1, 1) * _recurrence(_flatten_axes(x, axis), _flatten_axes(g * cotangent, axis) * _product_before(_flatten_axes(x, axis), -1, -1), -1, -1) + _product_before(_flatten_axes(x, axis), -1, -1) * _recurrence(_flatten_axes(x, axis), _flatten_axes(g * cotangent, axis) * _product_before(_flatten_axes(x, axis), -1, 1), -1, 1), x.shape, axis)
#line 14 "ops.yaml:_prod_gradient"
    const auto v0 = ops::_flatten_axes(x, attributes.axis);
#line 14 "ops.yaml:_prod_gradient"
    const auto v1 = ops::_product_before(v0, -1, 1);
#line 14 "ops.yaml:_prod_gradient"
    const auto v2 = ops::multiply(g, cotangent);
#line 14 "ops.yaml:_prod_gradient"
    const auto v3 = ops::_flatten_axes(v2, attributes.axis);
#line 14 "ops.yaml:_prod_gradient"
    const auto v4 = ops::_product_before(v0, -1, -1);
#line 14 "ops.yaml:_prod_gradient"
    const auto v5 = ops::multiply(v3, v4);
#line 14 "ops.yaml:_prod_gradient"
    const auto v6 = ops::_recurrence(v0, v5, -1, -1);
#line 14 "ops.yaml:_prod_gradient"
    const auto v7 = ops::multiply(v1, v6);
#line 14 "ops.yaml:_prod_gradient"
    const auto v8 = ops::multiply(v3, v1);
#line 14 "ops.yaml:_prod_gradient"
    const auto v9 = ops::_recurrence(v0, v8, -1, 1);
#line 14 "ops.yaml:_prod_gradient"
    const auto v10 = ops::multiply(v4, v9);
#line 14 "ops.yaml:_prod_gradient"
    const auto v11 = ops::add(v7, v10);
#line 14 "ops.yaml:_prod_gradient"
    const auto v12 = ops::_unflatten_axes(v11, x_shape, attributes.axis);
#line 593 "reduction/structural.cpp"
    grads[1] = v12;
  }
  return grads;
}

void ProdGradientBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema FlattenAxesBackward::schema_v1{
    .name = "_flatten_axes",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = flatten_axes_rules,
    .results = flatten_axes_results,
    .accepts = "every dtype",
    .signature = "_flatten_axes(x, /, axis:axes=None)",
    .record = "- op: _flatten_axes(x, /, axis:axes=None)\n  summary: The axes joined to one, behind the others.\n  amp: KeepInput\n  grad: _unflatten_axes(g, x.shape, axis)\n  dtypes: {x: any}\n  shape: own",
    .hash = "c8ea97f2cd2a3bdb8ce183d7b8da0784870054a2560150086f2763094c1e44c6",
    .source = "ops.yaml:_flatten_axes",
};

Storage FlattenAxesBackward::dispatch(backend::IBackend& be, const Storage& x, const FlattenAxesAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _unflatten_axes(g, x.shape, axis)
TensorPtr FlattenAxesBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:_flatten_axes"
  const auto v0 = ops::_unflatten_axes(g, x_shape, attributes.axis);
#line 632 "reduction/structural.cpp"
  return v0;
}

void FlattenAxesBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema UnflattenAxesBackward::schema_v1{
    .name = "_unflatten_axes",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = unflatten_axes_rules,
    .results = unflatten_axes_results,
    .accepts = "every dtype",
    .signature = "_unflatten_axes(x, /, shape:shape, axis:axes=None)",
    .record = "- op: _unflatten_axes(x, /, shape:shape, axis:axes=None)\n  summary: The inverse of _flatten_axes for an array of a shape.\n  amp: KeepInput\n  grad: _flatten_axes(g, axis)\n  dtypes: {x: any}\n  shape: own",
    .hash = "03be987d49f79bc17d7777eb72c7b26e14d0f3bbc03abce628cc97a453c7d274",
    .source = "ops.yaml:_unflatten_axes",
};

Storage UnflattenAxesBackward::dispatch(backend::IBackend& be, const Storage& x, const UnflattenAxesAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _flatten_axes(g, axis)
TensorPtr UnflattenAxesBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_unflatten_axes"
  const auto v0 = ops::_flatten_axes(g, attributes.axis);
#line 667 "reduction/structural.cpp"
  return v0;
}

void UnflattenAxesBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema VarBackward::schema_v1{
    .name = "var",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = var_rules,
    .results = var_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "var(x, /, axis:axes=None, *, correction:float=0.0, keepdims:bool=False)",
    .record = "- op: var(x, /, axis:axes=None, *, correction:float=0.0, keepdims:bool=False)\n  summary: The variance over axes, the sum of squared distances from the mean over the count less a correction.\n  amp: ForceFP32\n  # NaN where the variance is.\n  grad: |\n    _scaled_distance(\n        unreduce(g * (2 / (x.size / out.size - correction) + stop_gradient(0 * out))),\n        x, mean(x, axis=axis, keepdims=True))\n  dtypes: {x: floating}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.var(pl.asarray([1., 2., 6.]), correction=1).item()\n    7.0\n  notes: |\n    The mean is taken away before squares are summed, in blocks: no digits are lost where the mean is large. Where the\n    count less the correction is not positive, the variance and its gradient are NaN.\n  see: [std, mean]",
    .hash = "318ad5575e2b99749b1d1b895587eb2dcaa7932588d6d4480f8edf2c9b744526",
    .source = "ops.yaml:var",
};

Storage VarBackward::dispatch(backend::IBackend& be, const Storage& x, const VarAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _scaled_distance(unreduce(g * (2 / (x.size / out.size - correction) + stop_gradient(0 * out)), x.shape, axis, keepdims), x, mean(x, axis, True))
TensorPtr VarBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
  const Shape& x_shape = input_shape(0);
  const Shape& y_shape = output_shape(0);
#line 6 "ops.yaml:var"
  const auto v0 = ops::multiply(0, y);
#line 6 "ops.yaml:var"
  const auto v1 = ops::stop_gradient(v0);
#line 6 "ops.yaml:var"
  const auto v2 = ops::add(static_cast<double>(2) / ((static_cast<double>(ops::size_of(x_shape)) / ops::size_of(y_shape)) - attributes.correction), v1);
#line 6 "ops.yaml:var"
  const auto v3 = ops::multiply(g, v2);
#line 6 "ops.yaml:var"
  const auto v4 = ops::unreduce(v3, x_shape, attributes.axis, attributes.keepdims);
#line 6 "ops.yaml:var"
  const auto v5 = ops::mean(x, attributes.axis, true);
#line 6 "ops.yaml:var"
  const auto v6 = ops::_scaled_distance(v4, x, v5);
#line 716 "reduction/structural.cpp"
  return v6;
}

void VarBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema StdBackward::schema_v1{
    .name = "std",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = std_rules,
    .results = std_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "std(x, /, axis:axes=None, *, correction:float=0.0, keepdims:bool=False)",
    .record = "- op: std(x, /, axis:axes=None, *, correction:float=0.0, keepdims:bool=False)\n  summary: The standard deviation over axes, the square root of the variance.\n  amp: ForceFP32\n  grad: |\n    _scaled_distance(\n        unreduce(where(out == 0, 0, g / out) / (x.size / out.size - correction)),\n        x, mean(x, axis=axis, keepdims=True))\n  dtypes: {x: floating}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.std(pl.asarray([1., 3.])).item()\n    1.0\n  notes: |\n    Where all elements are equal the deviation has a kink, and its gradient is 0. Where the count less the correction is\n    not positive, the deviation and its gradient are NaN.\n  see: [var, mean]",
    .hash = "3dfad58c1ca828983018242c112e28cf33dcd483a847c598a311cd8c959912fa",
    .source = "ops.yaml:std",
};

Storage StdBackward::dispatch(backend::IBackend& be, const Storage& x, const StdAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _scaled_distance(unreduce(where(out == 0, 0, g / out) / (x.size / out.size - correction), x.shape, axis, keepdims), x, mean(x, axis, True))
TensorPtr StdBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
  const Shape& x_shape = input_shape(0);
  const Shape& y_shape = output_shape(0);
#line 5 "ops.yaml:std"
  const auto v0 = ops::equal(y, 0);
#line 5 "ops.yaml:std"
  const auto v1 = ops::divide(g, y);
#line 5 "ops.yaml:std"
  const auto v2 = ops::where(v0, 0, v1);
#line 5 "ops.yaml:std"
  const auto v3 = ops::divide(v2, (static_cast<double>(ops::size_of(x_shape)) / ops::size_of(y_shape)) - attributes.correction);
#line 5 "ops.yaml:std"
  const auto v4 = ops::unreduce(v3, x_shape, attributes.axis, attributes.keepdims);
#line 5 "ops.yaml:std"
  const auto v5 = ops::mean(x, attributes.axis, true);
#line 5 "ops.yaml:std"
  const auto v6 = ops::_scaled_distance(v4, x, v5);
#line 765 "reduction/structural.cpp"
  return v6;
}

void StdBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema AllBackward::schema_v1{
    .name = "all",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = all_rules,
    .results = all_results,
    .accepts = "every dtype",
    .signature = "all(x, /, axis:axes=None, *, keepdims:bool=False)",
    .record = "- op: all(x, /, axis:axes=None, *, keepdims:bool=False)\n  summary: Whether all elements over axes are true; numbers are true unless they are 0.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: bool}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.all(pl.asarray([[True, False], [True, True]]), axis=1).tolist()\n    [False, True]\n  notes: NaN is true. All of no elements are true.\n  see: [any, count_nonzero]",
    .hash = "7b1c434107746f1e520b6d7ea28f75ee4529ec22893196a6646cf88036f2789d",
    .source = "ops.yaml:all",
};

Storage AllBackward::dispatch(backend::IBackend& be, const Storage& x, const AllAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void AllBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema AnyBackward::schema_v1{
    .name = "any",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = any_rules,
    .results = any_results,
    .accepts = "every dtype",
    .signature = "any(x, /, axis:axes=None, *, keepdims:bool=False)",
    .record = "- op: any(x, /, axis:axes=None, *, keepdims:bool=False)\n  summary: Whether any element over axes is true; numbers are true unless they are 0.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: bool}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.any(pl.asarray([[True, False], [False, False]]), axis=1).tolist()\n    [True, False]\n  notes: NaN is true. None of no elements is true.\n  see: [all, count_nonzero]",
    .hash = "5ffcd8c130a281e8fcc4fedef9bfa1718f859e704faf4b564e7589603de5095f",
    .source = "ops.yaml:any",
};

Storage AnyBackward::dispatch(backend::IBackend& be, const Storage& x, const AnyAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void AnyBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema CountNonzeroBackward::schema_v1{
    .name = "count_nonzero",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = count_nonzero_rules,
    .results = count_nonzero_results,
    .accepts = "every dtype",
    .signature = "count_nonzero(x, /, axis:axes=None, *, keepdims:bool=False)",
    .record = "- op: count_nonzero(x, /, axis:axes=None, *, keepdims:bool=False)\n  summary: How many elements over axes are not zero.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: int64}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.count_nonzero(pl.asarray([0., 3., 0., 2.])).item()\n    2\n  see: [any]",
    .hash = "9522df22abaf088d42d73c6e16796b2989585bb6e3c6249ce1bf155ac10f5eb8",
    .source = "ops.yaml:count_nonzero",
};

Storage CountNonzeroBackward::dispatch(backend::IBackend& be, const Storage& x, const CountNonzeroAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void CountNonzeroBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema LogsumexpBackward::schema_v1{
    .name = "logsumexp",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = logsumexp_rules,
    .results = logsumexp_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "logsumexp(x, /, axis:axes=None, *, keepdims:bool=False)",
    .record = "- op: logsumexp(x, /, axis:axes=None, *, keepdims:bool=False)\n  summary: The logarithm of the sum of exponentials over axes.\n  amp: ForceFP32\n  grad: _scaled_exp(unreduce(g), x, unreduce(out))\n  dtypes: {x: floating}\n  shape: reduce\n  example: |\n    >>> import pylucid as pl\n    >>> pl.logsumexp(pl.asarray([0., 0., 0., 0.])).item() == pl.log(pl.asarray(4.)).item()\n    True\n  notes: The largest element is taken away first, so that nothing overflows. Of no elements, and of -inf alone, it is -inf.\n  see: [softmax, log_softmax, logcumsumexp, logaddexp]",
    .hash = "ec2613e0a080967b7064313359e831e986fed60d5f0bac5a2d0be9e75a26d03e",
    .source = "ops.yaml:logsumexp",
};

Storage LogsumexpBackward::dispatch(backend::IBackend& be, const Storage& x, const LogsumexpAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _scaled_exp(unreduce(g, x.shape, axis, keepdims), x, unreduce(out, x.shape, axis, keepdims))
TensorPtr LogsumexpBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:logsumexp"
  const auto v0 = ops::unreduce(g, x_shape, attributes.axis, attributes.keepdims);
#line 4 "ops.yaml:logsumexp"
  const auto v1 = ops::unreduce(y, x_shape, attributes.axis, attributes.keepdims);
#line 4 "ops.yaml:logsumexp"
  const auto v2 = ops::_scaled_exp(v0, x, v1);
#line 880 "reduction/structural.cpp"
  return v2;
}

void LogsumexpBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema SoftmaxBackward::schema_v1{
    .name = "softmax",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = softmax_rules,
    .results = softmax_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "softmax(x, /, axis:axis=-1)",
    .record = "- op: softmax(x, /, axis:axis=-1)\n  summary: The exponentials along an axis over their sum.\n  amp: ForceFP32\n  grad: _softmax_gradient(g, out, axis)\n  dtypes: {x: floating}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.softmax(pl.asarray([0., 0.])).tolist()\n    [0.5, 0.5]\n  notes: The largest element is taken away first, so that nothing overflows. A row of -inf alone is 0 / 0, NaN.\n  see: [log_softmax, logsumexp]",
    .hash = "e5ef10c79c197e792a3920c3e54cb4e1175ff0ac7cc066d2a2c1f307b13430f4",
    .source = "ops.yaml:softmax",
};

Storage SoftmaxBackward::dispatch(backend::IBackend& be, const Storage& x, const SoftmaxAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _softmax_gradient(g, out, axis)
TensorPtr SoftmaxBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 4 "ops.yaml:softmax"
  const auto v0 = ops::_softmax_gradient(g, y, attributes.axis);
#line 915 "reduction/structural.cpp"
  return v0;
}

void SoftmaxBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema SoftmaxGradientBackward::schema_v1{
    .name = "_softmax_gradient",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = softmax_gradient_rules,
    .results = softmax_gradient_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_softmax_gradient(cotangent, y, /, axis:axis)",
    .record = "- op: _softmax_gradient(cotangent, y, /, axis:axis)\n  summary: The gradient of softmax from its result.\n  amp: KeepInput\n  grad:\n    let:\n      along_g: sum(g * y, axis=axis + 0, keepdims=True)\n      along_cotangent: sum(cotangent * y, axis=axis + 0, keepdims=True)\n    cotangent: _softmax_gradient(g, y, axis)\n    y: g * cotangent - g * along_cotangent - cotangent * along_g\n  dtypes: {cotangent: floating, y: floating}\n  shape: own\n  reads: y * (cotangent - sum(cotangent * y, axis=axis, keepdims=True))",
    .hash = "bf2edc19f798bf3c1106bc1121fc7cad16c917a039b0c2be3b16ea125fe73241",
    .source = "ops.yaml:_softmax_gradient",
};

Storage SoftmaxGradientBackward::dispatch(backend::IBackend& be, const Storage& cotangent, const Storage& y, const SoftmaxGradientAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&cotangent, &y};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> SoftmaxGradientBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& cotangent, const TensorPtr& y, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // cotangent: _softmax_gradient(g, y, axis)
#line 8 "ops.yaml:_softmax_gradient"
    const auto v0 = ops::_softmax_gradient(g, y, attributes.axis);
#line 951 "reduction/structural.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // y: g * cotangent - g * sum(cotangent * y, axis + 0, None, True) - cotangent * sum(g * y, axis + 0, None, True)
#line 9 "ops.yaml:_softmax_gradient"
    const auto v0 = ops::multiply(g, cotangent);
#line 9 "ops.yaml:_softmax_gradient"
    const auto v1 = ops::multiply(cotangent, y);
#line 9 "ops.yaml:_softmax_gradient"
    const auto v2 = ops::sum(v1, Dims{attributes.axis + 0}, std::nullopt, true);
#line 9 "ops.yaml:_softmax_gradient"
    const auto v3 = ops::multiply(g, v2);
#line 9 "ops.yaml:_softmax_gradient"
    const auto v4 = ops::subtract(v0, v3);
#line 9 "ops.yaml:_softmax_gradient"
    const auto v5 = ops::multiply(g, y);
#line 9 "ops.yaml:_softmax_gradient"
    const auto v6 = ops::sum(v5, Dims{attributes.axis + 0}, std::nullopt, true);
#line 9 "ops.yaml:_softmax_gradient"
    const auto v7 = ops::multiply(cotangent, v6);
#line 9 "ops.yaml:_softmax_gradient"
    const auto v8 = ops::subtract(v4, v7);
#line 973 "reduction/structural.cpp"
    grads[1] = v8;
  }
  return grads;
}

void SoftmaxGradientBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema LogSoftmaxBackward::schema_v1{
    .name = "log_softmax",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = log_softmax_rules,
    .results = log_softmax_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "log_softmax(x, /, axis:axis=-1)",
    .record = "- op: log_softmax(x, /, axis:axis=-1)\n  summary: The logarithm of softmax.\n  amp: ForceFP32\n  grad: _log_softmax_gradient(g, out, axis)\n  dtypes: {x: floating}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.exp(pl.log_softmax(pl.asarray([0., 0.]))).tolist()\n    [0.5, 0.5]\n  notes: Nothing overflows or underflows, whatever the elements are. A row of -inf alone is NaN.\n  see: [softmax, logsumexp]",
    .hash = "ed9ec972d75bf002d7312f7c3400b898bfd0f824cf070cdeb828ced3fee15294",
    .source = "ops.yaml:log_softmax",
};

Storage LogSoftmaxBackward::dispatch(backend::IBackend& be, const Storage& x, const LogSoftmaxAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _log_softmax_gradient(g, out, axis)
TensorPtr LogSoftmaxBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 4 "ops.yaml:log_softmax"
  const auto v0 = ops::_log_softmax_gradient(g, y, attributes.axis);
#line 1011 "reduction/structural.cpp"
  return v0;
}

void LogSoftmaxBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema LogSoftmaxGradientBackward::schema_v1{
    .name = "_log_softmax_gradient",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = log_softmax_gradient_rules,
    .results = log_softmax_gradient_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_log_softmax_gradient(cotangent, y, /, axis:axis)",
    .record = "- op: _log_softmax_gradient(cotangent, y, /, axis:axis)\n  summary: The gradient of log_softmax from its result.\n  amp: KeepInput\n  grad:\n    let:\n      p: exp(y)\n    cotangent: g - sum(g * p, axis=axis + 0, keepdims=True)\n    y: -(g * p * sum(cotangent, axis=axis + 0, keepdims=True))\n  dtypes: {cotangent: floating, y: floating}\n  shape: own\n  reads: cotangent - exp(y) * sum(cotangent, axis=axis, keepdims=True)",
    .hash = "b3ab4c33b4b2425e0b620e93831ee960cca8b350afcf652838c37774ba4f0d35",
    .source = "ops.yaml:_log_softmax_gradient",
};

Storage LogSoftmaxGradientBackward::dispatch(backend::IBackend& be, const Storage& cotangent, const Storage& y, const LogSoftmaxGradientAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&cotangent, &y};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> LogSoftmaxGradientBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& cotangent, const TensorPtr& y, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // cotangent: g - sum(g * exp(y), axis + 0, None, True)
#line 7 "ops.yaml:_log_softmax_gradient"
    const auto v0 = ops::exp(y);
#line 7 "ops.yaml:_log_softmax_gradient"
    const auto v1 = ops::multiply(g, v0);
#line 7 "ops.yaml:_log_softmax_gradient"
    const auto v2 = ops::sum(v1, Dims{attributes.axis + 0}, std::nullopt, true);
#line 7 "ops.yaml:_log_softmax_gradient"
    const auto v3 = ops::subtract(g, v2);
#line 1053 "reduction/structural.cpp"
    grads[0] = v3;
  }
  if (wanted >> 1 & 1U) {  // y: -(g * exp(y) * sum(cotangent, axis + 0, None, True))
#line 8 "ops.yaml:_log_softmax_gradient"
    const auto v0 = ops::exp(y);
#line 8 "ops.yaml:_log_softmax_gradient"
    const auto v1 = ops::multiply(g, v0);
#line 8 "ops.yaml:_log_softmax_gradient"
    const auto v2 = ops::sum(cotangent, Dims{attributes.axis + 0}, std::nullopt, true);
#line 8 "ops.yaml:_log_softmax_gradient"
    const auto v3 = ops::multiply(v1, v2);
#line 8 "ops.yaml:_log_softmax_gradient"
    const auto v4 = ops::negative(v3);
#line 1067 "reduction/structural.cpp"
    grads[1] = v4;
  }
  return grads;
}

void LogSoftmaxGradientBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

namespace ops {

TensorPtr sum(const Operand& x, const std::optional<Dims>& axis, std::optional<Dtype> dtype, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(SumBackward::schema_v1, operands);
  const SumAttributes attributes{axis, dtype, keepdims};
  const Shape result_shape = reduce_shape("sum", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = call.accumulated(attributes.dtype);
  Storage out = SumBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<SumBackward>(call, std::move(out), [&](SumBackward& node) { node.attributes = attributes; });
}

TensorPtr mean(const Operand& x, const std::optional<Dims>& axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(MeanBackward::schema_v1, operands);
  const MeanAttributes attributes{axis, keepdims};
  const Shape result_shape = reduce_shape("mean", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = call.compute();
  Storage out = MeanBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<MeanBackward>(call, std::move(out), [&](MeanBackward& node) { node.attributes = attributes; });
}

TensorPtr max(const Operand& x, const std::optional<Dims>& axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(MaxBackward::schema_v1, operands);
  const MaxAttributes attributes{axis, keepdims};
  const Shape result_shape = reduce_shape("max", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = call.compute();
  Storage out = MaxBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<MaxBackward>(call, std::move(out), [&](MaxBackward& node) { node.attributes = attributes; });
}

TensorPtr min(const Operand& x, const std::optional<Dims>& axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(MinBackward::schema_v1, operands);
  const MinAttributes attributes{axis, keepdims};
  const Shape result_shape = reduce_shape("min", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = call.compute();
  Storage out = MinBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<MinBackward>(call, std::move(out), [&](MinBackward& node) { node.attributes = attributes; });
}

TensorPtr argmax(const Operand& x, std::optional<std::int64_t> axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ArgmaxBackward::schema_v1, operands);
  const ArgmaxAttributes attributes{axis, keepdims};
  const Shape result_shape = arg_reduce_shape("argmax", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = Dtype::Int64;
  Storage out = ArgmaxBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<ArgmaxBackward>(call, std::move(out), [&](ArgmaxBackward& node) { node.attributes = attributes; });
}

TensorPtr argmin(const Operand& x, std::optional<std::int64_t> axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ArgminBackward::schema_v1, operands);
  const ArgminAttributes attributes{axis, keepdims};
  const Shape result_shape = arg_reduce_shape("argmin", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = Dtype::Int64;
  Storage out = ArgminBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<ArgminBackward>(call, std::move(out), [&](ArgminBackward& node) { node.attributes = attributes; });
}

TensorPtr prod(const Operand& x, const std::optional<Dims>& axis, std::optional<Dtype> dtype, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ProdBackward::schema_v1, operands);
  const ProdAttributes attributes{axis, dtype, keepdims};
  const Shape result_shape = reduce_shape("prod", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = call.accumulated(attributes.dtype);
  Storage out = ProdBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<ProdBackward>(call, std::move(out), [&](ProdBackward& node) { node.attributes = attributes; });
}

TensorPtr _prod_gradient(const Operand& cotangent, const Operand& x, const std::optional<Dims>& axis) {
  const std::array<const Operand*, 2> operands{&cotangent, &x};
  StructuralCall call(ProdGradientBackward::schema_v1, operands);
  const ProdGradientAttributes attributes{axis};
  const Shape result_shape = prod_gradient_shape("_prod_gradient", call.input(0).shape(), call.input(1).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = ProdGradientBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<ProdGradientBackward>(call, std::move(out), [&](ProdGradientBackward& node) { node.attributes = attributes; });
}

TensorPtr _flatten_axes(const Operand& x, const std::optional<Dims>& axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(FlattenAxesBackward::schema_v1, operands);
  const FlattenAxesAttributes attributes{axis};
  const Shape result_shape = flatten_axes_shape("_flatten_axes", call.input(0).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = FlattenAxesBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<FlattenAxesBackward>(call, std::move(out), [&](FlattenAxesBackward& node) { node.attributes = attributes; });
}

TensorPtr _unflatten_axes(const Operand& x, const Dims& shape, const std::optional<Dims>& axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(UnflattenAxesBackward::schema_v1, operands);
  const UnflattenAxesAttributes attributes{shape, axis};
  const Shape result_shape = unflatten_axes_shape("_unflatten_axes", call.input(0).shape(), attributes.shape, attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = UnflattenAxesBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<UnflattenAxesBackward>(call, std::move(out), [&](UnflattenAxesBackward& node) { node.attributes = attributes; });
}

TensorPtr var(const Operand& x, const std::optional<Dims>& axis, double correction, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(VarBackward::schema_v1, operands);
  const VarAttributes attributes{axis, correction, keepdims};
  const Shape result_shape = reduce_shape("var", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = call.compute();
  Storage out = VarBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<VarBackward>(call, std::move(out), [&](VarBackward& node) { node.attributes = attributes; });
}

TensorPtr std(const Operand& x, const std::optional<Dims>& axis, double correction, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(StdBackward::schema_v1, operands);
  const StdAttributes attributes{axis, correction, keepdims};
  const Shape result_shape = reduce_shape("std", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = call.compute();
  Storage out = StdBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<StdBackward>(call, std::move(out), [&](StdBackward& node) { node.attributes = attributes; });
}

TensorPtr all(const Operand& x, const std::optional<Dims>& axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(AllBackward::schema_v1, operands);
  const AllAttributes attributes{axis, keepdims};
  const Shape result_shape = reduce_shape("all", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = Dtype::Bool;
  Storage out = AllBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<AllBackward>(call, std::move(out), [&](AllBackward& node) { node.attributes = attributes; });
}

TensorPtr any(const Operand& x, const std::optional<Dims>& axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(AnyBackward::schema_v1, operands);
  const AnyAttributes attributes{axis, keepdims};
  const Shape result_shape = reduce_shape("any", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = Dtype::Bool;
  Storage out = AnyBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<AnyBackward>(call, std::move(out), [&](AnyBackward& node) { node.attributes = attributes; });
}

TensorPtr count_nonzero(const Operand& x, const std::optional<Dims>& axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CountNonzeroBackward::schema_v1, operands);
  const CountNonzeroAttributes attributes{axis, keepdims};
  const Shape result_shape = reduce_shape("count_nonzero", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = Dtype::Int64;
  Storage out = CountNonzeroBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<CountNonzeroBackward>(call, std::move(out), [&](CountNonzeroBackward& node) { node.attributes = attributes; });
}

TensorPtr logsumexp(const Operand& x, const std::optional<Dims>& axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(LogsumexpBackward::schema_v1, operands);
  const LogsumexpAttributes attributes{axis, keepdims};
  const Shape result_shape = reduce_shape("logsumexp", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = call.compute();
  Storage out = LogsumexpBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<LogsumexpBackward>(call, std::move(out), [&](LogsumexpBackward& node) { node.attributes = attributes; });
}

TensorPtr softmax(const Operand& x, std::int64_t axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(SoftmaxBackward::schema_v1, operands);
  const SoftmaxAttributes attributes{axis};
  const Shape result_shape = softmax_shape("softmax", call.input(0).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = SoftmaxBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<SoftmaxBackward>(call, std::move(out), [&](SoftmaxBackward& node) { node.attributes = attributes; });
}

TensorPtr _softmax_gradient(const Operand& cotangent, const Operand& y, std::int64_t axis) {
  const std::array<const Operand*, 2> operands{&cotangent, &y};
  StructuralCall call(SoftmaxGradientBackward::schema_v1, operands);
  const SoftmaxGradientAttributes attributes{axis};
  const Shape result_shape = softmax_gradient_shape("_softmax_gradient", call.input(0).shape(), call.input(1).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = SoftmaxGradientBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<SoftmaxGradientBackward>(call, std::move(out), [&](SoftmaxGradientBackward& node) { node.attributes = attributes; });
}

TensorPtr log_softmax(const Operand& x, std::int64_t axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(LogSoftmaxBackward::schema_v1, operands);
  const LogSoftmaxAttributes attributes{axis};
  const Shape result_shape = log_softmax_shape("log_softmax", call.input(0).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = LogSoftmaxBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<LogSoftmaxBackward>(call, std::move(out), [&](LogSoftmaxBackward& node) { node.attributes = attributes; });
}

TensorPtr _log_softmax_gradient(const Operand& cotangent, const Operand& y, std::int64_t axis) {
  const std::array<const Operand*, 2> operands{&cotangent, &y};
  StructuralCall call(LogSoftmaxGradientBackward::schema_v1, operands);
  const LogSoftmaxGradientAttributes attributes{axis};
  const Shape result_shape = log_softmax_gradient_shape("_log_softmax_gradient", call.input(0).shape(), call.input(1).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = LogSoftmaxGradientBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<LogSoftmaxGradientBackward>(call, std::move(out), [&](LogSoftmaxGradientBackward& node) { node.attributes = attributes; });
}

}  // namespace ops

void register_reduction_structural() {
  registry::add(SumBackward::schema_v1);
  cpu::add_kernel(SumBackward::schema_v1, sum_cpu);
  registry::add(MeanBackward::schema_v1);
  cpu::add_kernel(MeanBackward::schema_v1, mean_cpu);
  registry::add(MaxBackward::schema_v1);
  cpu::add_kernel(MaxBackward::schema_v1, max_cpu);
  registry::add(MinBackward::schema_v1);
  cpu::add_kernel(MinBackward::schema_v1, min_cpu);
  registry::add(ArgmaxBackward::schema_v1);
  cpu::add_kernel(ArgmaxBackward::schema_v1, argmax_cpu);
  registry::add(ArgminBackward::schema_v1);
  cpu::add_kernel(ArgminBackward::schema_v1, argmin_cpu);
  registry::add(ProdBackward::schema_v1);
  cpu::add_kernel(ProdBackward::schema_v1, prod_cpu);
  registry::add(ProdGradientBackward::schema_v1);
  cpu::add_kernel(ProdGradientBackward::schema_v1, prod_gradient_cpu);
  registry::add(FlattenAxesBackward::schema_v1);
  cpu::add_kernel(FlattenAxesBackward::schema_v1, flatten_axes_cpu);
  registry::add(UnflattenAxesBackward::schema_v1);
  cpu::add_kernel(UnflattenAxesBackward::schema_v1, unflatten_axes_cpu);
  registry::add(VarBackward::schema_v1);
  cpu::add_kernel(VarBackward::schema_v1, var_cpu);
  registry::add(StdBackward::schema_v1);
  cpu::add_kernel(StdBackward::schema_v1, std_cpu);
  registry::add(AllBackward::schema_v1);
  cpu::add_kernel(AllBackward::schema_v1, all_cpu);
  registry::add(AnyBackward::schema_v1);
  cpu::add_kernel(AnyBackward::schema_v1, any_cpu);
  registry::add(CountNonzeroBackward::schema_v1);
  cpu::add_kernel(CountNonzeroBackward::schema_v1, count_nonzero_cpu);
  registry::add(LogsumexpBackward::schema_v1);
  cpu::add_kernel(LogsumexpBackward::schema_v1, logsumexp_cpu);
  registry::add(SoftmaxBackward::schema_v1);
  cpu::add_kernel(SoftmaxBackward::schema_v1, softmax_cpu);
  registry::add(SoftmaxGradientBackward::schema_v1);
  cpu::add_kernel(SoftmaxGradientBackward::schema_v1, softmax_gradient_cpu);
  registry::add(LogSoftmaxBackward::schema_v1);
  cpu::add_kernel(LogSoftmaxBackward::schema_v1, log_softmax_cpu);
  registry::add(LogSoftmaxGradientBackward::schema_v1);
  cpu::add_kernel(LogSoftmaxGradientBackward::schema_v1, log_softmax_gradient_cpu);
}

}  // namespace pylucid
