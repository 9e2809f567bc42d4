// Generated from ops.yaml. Do not edit.
// The scan family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "scan/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "scan/kernels.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"
#include "arithmetic/ops.h"
#include "reduction/ops.h"
#include "scan/ops.h"

namespace pylucid {

namespace {

constexpr OperandRule cumulative_sum_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule cumulative_sum_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void cumulative_sum_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const CumulativeSumAttributes*>(raw);
  results[0] = cpu::cumulative_sum(*inputs[0], attributes.axis, attributes.dtype, attributes.include_initial, shape, dt);
}

constexpr OperandRule cumulative_sum_adjoint_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule cumulative_sum_adjoint_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void cumulative_sum_adjoint_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const CumulativeSumAdjointAttributes*>(raw);
  results[0] = cpu::cumulative_sum_adjoint(*inputs[0], attributes.axis, attributes.include_initial, shape, dt);
}

constexpr OperandRule cumulative_prod_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule cumulative_prod_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void cumulative_prod_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const CumulativeProdAttributes*>(raw);
  results[0] = cpu::cumulative_prod(*inputs[0], attributes.axis, attributes.dtype, attributes.include_initial, shape, dt);
}

constexpr OperandRule cumulative_prod_gradient_rules[] = {
    {"cotangent", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule cumulative_prod_gradient_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void cumulative_prod_gradient_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const CumulativeProdGradientAttributes*>(raw);
  results[0] = cpu::cumulative_prod_gradient(*inputs[0], *inputs[1], attributes.axis, shape, dt);
}

constexpr OperandRule without_first_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule without_first_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void without_first_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const WithoutFirstAttributes*>(raw);
  results[0] = cpu::without_first(*inputs[0], attributes.axis, shape, dt);
}

constexpr OperandRule with_first_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule with_first_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void with_first_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const WithFirstAttributes*>(raw);
  results[0] = cpu::with_first(*inputs[0], attributes.axis, shape, dt);
}

constexpr OperandRule product_before_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule product_before_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void product_before_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ProductBeforeAttributes*>(raw);
  results[0] = cpu::product_before(*inputs[0], attributes.axis, attributes.step, shape, dt);
}

constexpr OperandRule recurrence_rules[] = {
    {"a", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"b", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule recurrence_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void recurrence_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const RecurrenceAttributes*>(raw);
  results[0] = cpu::recurrence(*inputs[0], *inputs[1], attributes.axis, attributes.step, shape, dt);
}

constexpr OperandRule shift_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule shift_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void shift_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ShiftAttributes*>(raw);
  results[0] = cpu::shift(*inputs[0], attributes.axis, attributes.step, attributes.fill, shape, dt);
}

constexpr OperandRule cummax_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule cummax_results[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void cummax_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const CummaxAttributes*>(raw);
  auto found = cpu::cummax(*inputs[0], attributes.axis, dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule cummin_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule cummin_results[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void cummin_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const CumminAttributes*>(raw);
  auto found = cpu::cummin(*inputs[0], attributes.axis, dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule added_at_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule added_at_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void added_at_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const AddedAtAttributes*>(raw);
  results[0] = cpu::added_at(*inputs[0], *inputs[1], attributes.axis, shape, dt);
}

constexpr OperandRule taken_at_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
};
constexpr OperandRule taken_at_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void taken_at_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const TakenAtAttributes*>(raw);
  results[0] = cpu::taken_at(*inputs[0], *inputs[1], attributes.axis, shape, dt);
}

constexpr OperandRule logcumsumexp_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule logcumsumexp_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void logcumsumexp_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const LogcumsumexpAttributes*>(raw);
  results[0] = cpu::logcumsumexp(*inputs[0], attributes.axis, shape, dt);
}

}  // namespace

const OpSchema CumulativeSumBackward::schema_v1{
    .name = "cumulative_sum",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cumulative_sum_rules,
    .results = cumulative_sum_results,
    .accepts = "every dtype",
    .signature = "cumulative_sum(x, /, axis:axis=None, *, dtype:dtype=None, include_initial:bool=False)",
    .record = "- op: cumulative_sum(x, /, axis:axis=None, *, dtype:dtype=None, include_initial:bool=False)\n  summary: The sums of all elements up to each along an axis; of integers in 64 bits.\n  amp: ForceFP32\n  grad: _cumulative_sum_adjoint(g, axis, include_initial)\n  dtypes: {x: any, result: dtype}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.cumulative_sum(pl.asarray([1., 2., 3.])).tolist()\n    [1.0, 3.0, 6.0]\n  notes: |\n    The axis of a 1-d array may be left out. With `include_initial` the result begins with 0 and is one element longer.\n    float32 and narrower dtypes are summed in float64 on the cpu.\n  see: [sum, cumulative_prod]\n  aliases: [cumsum]",
    .hash = "1b4b3ad5307c329fbf5eb5fe05f367ce267b3477eee66ce8a312e865f3d50141",
    .source = "ops.yaml:cumulative_sum",
};

Storage CumulativeSumBackward::dispatch(backend::IBackend& be, const Storage& x, const CumulativeSumAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _cumulative_sum_adjoint(g, axis, include_initial)
TensorPtr CumulativeSumBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:cumulative_sum"
  const auto v0 = ops::_cumulative_sum_adjoint(g, attributes.axis, attributes.include_initial);
#line 226 "scan/structural.cpp"
  return v0;
}

void CumulativeSumBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema CumulativeSumAdjointBackward::schema_v1{
    .name = "_cumulative_sum_adjoint",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cumulative_sum_adjoint_rules,
    .results = cumulative_sum_adjoint_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_cumulative_sum_adjoint(x, /, axis:axis=None, include_initial:bool=False)",
    .record = "- op: _cumulative_sum_adjoint(x, /, axis:axis=None, include_initial:bool=False)\n  summary: The sums of all elements from each on, without the first where there is an initial one.\n  amp: KeepInput\n  grad: cumulative_sum(g, axis=axis, include_initial=include_initial)\n  dtypes: {x: inexact}\n  shape: own",
    .hash = "4e2a4666da7aecb1dcef781e60985be16b96e3a4257821af6c59c79a7d829689",
    .source = "ops.yaml:_cumulative_sum_adjoint",
};

Storage CumulativeSumAdjointBackward::dispatch(backend::IBackend& be, const Storage& x, const CumulativeSumAdjointAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// cumulative_sum(g, axis, None, include_initial)
TensorPtr CumulativeSumAdjointBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_cumulative_sum_adjoint"
  const auto v0 = ops::cumulative_sum(g, attributes.axis, std::nullopt, attributes.include_initial);
#line 261 "scan/structural.cpp"
  return v0;
}

void CumulativeSumAdjointBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema CumulativeProdBackward::schema_v1{
    .name = "cumulative_prod",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cumulative_prod_rules,
    .results = cumulative_prod_results,
    .accepts = "every dtype",
    .signature = "cumulative_prod(x, /, axis:axis=None, *, dtype:dtype=None, include_initial:bool=False)",
    .record = "- op: cumulative_prod(x, /, axis:axis=None, *, dtype:dtype=None, include_initial:bool=False)\n  summary: The products of all elements up to each along an axis; of integers in 64 bits.\n  amp: ForceFP32\n  # Products of elements that leave one out, never out / x: right where elements are zero.\n  grad:\n    let:\n      h: _without_first(g, axis) if include_initial else g\n    x: _cumulative_prod_gradient(h, x, axis)\n  dtypes: {x: any, result: dtype}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.cumulative_prod(pl.asarray([1., 2., 3.])).tolist()\n    [1.0, 2.0, 6.0]\n  notes: |\n    The axis of a 1-d array may be left out. With `include_initial` the result begins with 1 and is one element longer.\n    Derivatives of every order are right where elements are zero.\n  see: [prod, cumulative_sum]\n  aliases: [cumprod]",
    .hash = "bb93aaf55e4a2500333107cea26be1f0c24ded7eaf736fe837dd97b168287933",
    .source = "ops.yaml:cumulative_prod",
};

Storage CumulativeProdBackward::dispatch(backend::IBackend& be, const Storage& x, const CumulativeProdAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _cumulative_prod_gradient(_without_first(g, axis) if include_initial else g, x, axis)
TensorPtr CumulativeProdBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 8 "ops.yaml:cumulative_prod"
  TensorPtr v0;
#line 8 "ops.yaml:cumulative_prod"
  if (attributes.include_initial) {
#line 8 "ops.yaml:cumulative_prod"
    const auto v1 = ops::_without_first(g, attributes.axis);
#line 8 "ops.yaml:cumulative_prod"
    v0 = v1;
#line 8 "ops.yaml:cumulative_prod"
  } else {
#line 8 "ops.yaml:cumulative_prod"
    v0 = g;
#line 8 "ops.yaml:cumulative_prod"
  }
#line 8 "ops.yaml:cumulative_prod"
  const auto v2 = ops::_cumulative_prod_gradient(v0, x, attributes.axis);
#line 310 "scan/structural.cpp"
  return v2;
}

void CumulativeProdBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema CumulativeProdGradientBackward::schema_v1{
    .name = "_cumulative_prod_gradient",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cumulative_prod_gradient_rules,
    .results = cumulative_prod_gradient_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_cumulative_prod_gradient(cotangent, x, /, axis:axis=None)",
    .record = "- op: _cumulative_prod_gradient(cotangent, x, /, axis:axis=None)\n  summary: For each element the sum, over it and all later ones, of the cotangent times the product up to there without the element.\n  amp: KeepInput\n  grad:\n    let:\n      before: _product_before(x, axis, 1)\n      v: g * before\n      forward: _recurrence(x, v, axis, 1)\n      total: cotangent + _recurrence(x, cotangent * x, axis, -1)\n    cotangent: v + x * forward\n    x: before * _recurrence(x, g * total, axis, -1) + total * forward\n  dtypes: {cotangent: inexact, x: inexact}\n  shape: own",
    .hash = "d6d7da414aa461b9b3e0cd348310aa184c4848cb32c28790a3af4843a4bbe059",
    .source = "ops.yaml:_cumulative_prod_gradient",
};

Storage CumulativeProdGradientBackward::dispatch(backend::IBackend& be, const Storage& cotangent, const Storage& x, const CumulativeProdGradientAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&cotangent, &x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> CumulativeProdGradientBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& cotangent, const TensorPtr& x, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // cotangent: g * _product_before(x, axis, 1) + x * _recurrence(x, g * _product_before(x, axis, 1), axis, 1)
#line 10 "ops.yaml:_cumulative_prod_gradient"
    const auto v0 = ops::_product_before(x, attributes.axis, 1);
#line 10 "ops.yaml:_cumulative_prod_gradient"
    const auto v1 = ops::multiply(g, v0);
#line 10 "ops.yaml:_cumulative_prod_gradient"
    const auto v2 = ops::_recurrence(x, v1, attributes.axis, 1);
#line 10 "ops.yaml:_cumulative_prod_gradient"
    const auto v3 = ops::multiply(x, v2);
#line 10 "ops.yaml:_cumulative_prod_gradient"
    const auto v4 = ops::add(v1, v3);
#line 354 "scan/structural.cpp"
    grads[0] = v4;
  }
  if (wanted >> 1 & 1U) {  // x: _product_before(x, axis, 1) * _recurrence(x, g * (cotangent + _recurrence(x, cotangent * x, axis, -1)), axis, -1) + (cotangent + _recurrence(x, cotangent * x, axis, -1)) * _recurrence(x, g * _product_before(x, axis, 1), axis, 1)
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v0 = ops::_product_before(x, attributes.axis, 1);
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v1 = ops::multiply(cotangent, x);
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v2 = ops::_recurrence(x, v1, attributes.axis, -1);
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v3 = ops::add(cotangent, v2);
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v4 = ops::multiply(g, v3);
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v5 = ops::_recurrence(x, v4, attributes.axis, -1);
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v6 = ops::multiply(v0, v5);
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v7 = ops::multiply(g, v0);
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v8 = ops::_recurrence(x, v7, attributes.axis, 1);
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v9 = ops::multiply(v3, v8);
#line 11 "ops.yaml:_cumulative_prod_gradient"
    const auto v10 = ops::add(v6, v9);
#line 380 "scan/structural.cpp"
    grads[1] = v10;
  }
  return grads;
}

void CumulativeProdGradientBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema WithoutFirstBackward::schema_v1{
    .name = "_without_first",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = without_first_rules,
    .results = without_first_results,
    .accepts = "every dtype",
    .signature = "_without_first(x, /, axis:axis=None)",
    .record = "- op: _without_first(x, /, axis:axis=None)\n  summary: The array without its first elements along an axis.\n  amp: KeepInput\n  grad: _with_first(g, axis)\n  dtypes: {x: any}\n  shape: own",
    .hash = "9a2c851c5d8af77221ec6d650e138cf163e09c1f71cf49c35bc8b7bbe099d158",
    .source = "ops.yaml:_without_first",
};

Storage WithoutFirstBackward::dispatch(backend::IBackend& be, const Storage& x, const WithoutFirstAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _with_first(g, axis)
TensorPtr WithoutFirstBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_without_first"
  const auto v0 = ops::_with_first(g, attributes.axis);
#line 418 "scan/structural.cpp"
  return v0;
}

void WithoutFirstBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema WithFirstBackward::schema_v1{
    .name = "_with_first",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = with_first_rules,
    .results = with_first_results,
    .accepts = "every dtype",
    .signature = "_with_first(x, /, axis:axis=None)",
    .record = "- op: _with_first(x, /, axis:axis=None)\n  summary: The array behind zeros, one more element along an axis.\n  amp: KeepInput\n  grad: _without_first(g, axis)\n  dtypes: {x: any}\n  shape: own",
    .hash = "a8ade7b58035f2d188096f5c2fdbc140696519cbf1843368e6249981846634a9",
    .source = "ops.yaml:_with_first",
};

Storage WithFirstBackward::dispatch(backend::IBackend& be, const Storage& x, const WithFirstAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _without_first(g, axis)
TensorPtr WithFirstBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_with_first"
  const auto v0 = ops::_without_first(g, attributes.axis);
#line 453 "scan/structural.cpp"
  return v0;
}

void WithFirstBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema ProductBeforeBackward::schema_v1{
    .name = "_product_before",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = product_before_rules,
    .results = product_before_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_product_before(x, /, axis:axis=None, step:int=1)",
    .record = "- op: _product_before(x, /, axis:axis=None, step:int=1)\n  summary: The product of all elements before each along an axis, of those behind for step -1.\n  amp: KeepInput\n  grad: out * _recurrence(x, g, axis, -step)\n  dtypes: {x: inexact}\n  shape: own\n  domain: {step: [-1, 1]}",
    .hash = "c4bedae2fe49343afb20c42a10a3be2d6b319dad019e413b82db8e7a15be3e0a",
    .source = "ops.yaml:_product_before",
};

Storage ProductBeforeBackward::dispatch(backend::IBackend& be, const Storage& x, const ProductBeforeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// out * _recurrence(x, g, axis, -step)
TensorPtr ProductBeforeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 4 "ops.yaml:_product_before"
  const auto v0 = ops::_recurrence(x, g, attributes.axis, -attributes.step);
#line 4 "ops.yaml:_product_before"
  const auto v1 = ops::multiply(y, v0);
#line 490 "scan/structural.cpp"
  return v1;
}

void ProductBeforeBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema RecurrenceBackward::schema_v1{
    .name = "_recurrence",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = recurrence_rules,
    .results = recurrence_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_recurrence(a, b, /, axis:axis=None, step:int=1)",
    .record = "- op: _recurrence(a, b, /, axis:axis=None, step:int=1)\n  summary: The recurrence y[i + step] = a[i] * y[i] + b[i] along an axis, from 0 on.\n  amp: KeepInput\n  grad:\n    let:\n      h: _recurrence(a, g, axis, -step)\n    a: out * h\n    b: h\n  dtypes: {a: inexact, b: inexact}\n  shape: own\n  domain: {step: [-1, 1]}",
    .hash = "2e4769f0cacfbd2008ab78316cd6043930ec3a6a40cfad7f021ca8e6aafea94c",
    .source = "ops.yaml:_recurrence",
};

Storage RecurrenceBackward::dispatch(backend::IBackend& be, const Storage& a, const Storage& b, const RecurrenceAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&a, &b};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> RecurrenceBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr&, const TensorPtr& y, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // a: out * _recurrence(a, g, axis, -step)
#line 7 "ops.yaml:_recurrence"
    const auto v0 = ops::_recurrence(a, g, attributes.axis, -attributes.step);
#line 7 "ops.yaml:_recurrence"
    const auto v1 = ops::multiply(y, v0);
#line 528 "scan/structural.cpp"
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // b: _recurrence(a, g, axis, -step)
#line 8 "ops.yaml:_recurrence"
    const auto v0 = ops::_recurrence(a, g, attributes.axis, -attributes.step);
#line 534 "scan/structural.cpp"
    grads[1] = v0;
  }
  return grads;
}

void RecurrenceBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema ShiftBackward::schema_v1{
    .name = "_shift",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = shift_rules,
    .results = shift_results,
    .accepts = "every dtype",
    .signature = "_shift(x, /, axis:axis, step:int=1, fill:float=0.0)",
    .record = "- op: _shift(x, /, axis:axis, step:int=1, fill:float=0.0)\n  summary: The array moved along an axis, with a number at the places that are left.\n  amp: KeepInput\n  grad: _shift(g, axis, -step)\n  dtypes: {x: any}\n  shape: own",
    .hash = "f5c3bab0450b627e5ea89fb71fb44f8c50def5fa264df7352ac5232cd775688d",
    .source = "ops.yaml:_shift",
};

Storage ShiftBackward::dispatch(backend::IBackend& be, const Storage& x, const ShiftAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _shift(g, axis, -step, 0.0)
TensorPtr ShiftBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_shift"
  const auto v0 = ops::_shift(g, attributes.axis, -attributes.step, 0.0);
#line 572 "scan/structural.cpp"
  return v0;
}

void ShiftBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema CummaxBackward::schema_v1{
    .name = "cummax",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cummax_rules,
    .results = cummax_results,
    .accepts = "integer and floating point dtypes",
    .signature = "cummax(x, /, axis:axis=-1) -> values, indices",
    .record = "- op: cummax(x, /, axis:axis=-1) -> values, indices\n  summary: The largest of all elements up to each along an axis, and the index of the last of them.\n  amp: KeepInput\n  grad: _added_at(g_values, indices, axis)\n  dtypes: {x: real, values: x, indices: int64}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.cummax(pl.asarray([1., 3., 2.])).values.tolist()\n    [1.0, 3.0, 3.0]\n  notes: From the first NaN on all values are NaN. The gradient goes to the element that the index names.\n  see: [max, cummin]",
    .hash = "32c8acba593658731905dd1612c734b6bc645f479db2e92ce66c1b98c53bb57f",
    .source = "ops.yaml:cummax",
};

std::array<Storage, 2> CummaxBackward::dispatch(backend::IBackend& be, const Storage& x, const CummaxAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 2> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return results;
}

// _added_at(g_values, indices, axis)
TensorPtr CummaxBackward::grad_formula_impl(const TensorPtr& g_values, const TensorPtr&, const TensorPtr&, const TensorPtr& indices) {
#line 4 "ops.yaml:cummax"
  const auto v0 = ops::_added_at(g_values, indices, attributes.axis);
#line 609 "scan/structural.cpp"
  return v0;
}

void CummaxBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0), output(1));
}

const OpSchema CumminBackward::schema_v1{
    .name = "cummin",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cummin_rules,
    .results = cummin_results,
    .accepts = "integer and floating point dtypes",
    .signature = "cummin(x, /, axis:axis=-1) -> values, indices",
    .record = "- op: cummin(x, /, axis:axis=-1) -> values, indices\n  summary: The smallest of all elements up to each along an axis, and the index of the last of them.\n  amp: KeepInput\n  grad: _added_at(g_values, indices, axis)\n  dtypes: {x: real, values: x, indices: int64}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.cummin(pl.asarray([2., 3., 1.])).values.tolist()\n    [2.0, 2.0, 1.0]\n  notes: From the first NaN on all values are NaN. The gradient goes to the element that the index names.\n  see: [min, cummax]",
    .hash = "3eb5d185b93e3e2d08176b5db778d4d835c09bc5c8ed28a24852af5399f7f122",
    .source = "ops.yaml:cummin",
};

std::array<Storage, 2> CumminBackward::dispatch(backend::IBackend& be, const Storage& x, const CumminAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 2> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return results;
}

// _added_at(g_values, indices, axis)
TensorPtr CumminBackward::grad_formula_impl(const TensorPtr& g_values, const TensorPtr&, const TensorPtr&, const TensorPtr& indices) {
#line 4 "ops.yaml:cummin"
  const auto v0 = ops::_added_at(g_values, indices, attributes.axis);
#line 646 "scan/structural.cpp"
  return v0;
}

void CumminBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0), output(1));
}

const OpSchema AddedAtBackward::schema_v1{
    .name = "_added_at",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = added_at_rules,
    .results = added_at_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_added_at(x, indices, /, axis:axis)",
    .record = "- op: _added_at(x, indices, /, axis:axis)\n  summary: Zeros with each element of x added at its index along an axis.\n  amp: KeepInput\n  grad:\n    x: _taken_at(g, indices, axis)\n  dtypes: {x: floating, indices: int64}\n  shape: own",
    .hash = "1fad754748125957b7b472883887813fcc96890d3456256e1f843ce305631a47",
    .source = "ops.yaml:_added_at",
};

Storage AddedAtBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const AddedAtAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> AddedAtBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: _taken_at(g, indices, axis)
#line 5 "ops.yaml:_added_at"
    const auto v0 = ops::_taken_at(g, indices, attributes.axis);
#line 682 "scan/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void AddedAtBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema TakenAtBackward::schema_v1{
    .name = "_taken_at",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = taken_at_rules,
    .results = taken_at_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_taken_at(x, indices, /, axis:axis)",
    .record = "- op: _taken_at(x, indices, /, axis:axis)\n  summary: The elements of x at indices along an axis.\n  amp: KeepInput\n  grad:\n    x: _added_at(g, indices, axis)\n  dtypes: {x: floating, indices: int64}\n  shape: own",
    .hash = "998bdd2ba3c3e50c1b0dca1a834134eed753936df303bf9943c6ad0c0f9c3464",
    .source = "ops.yaml:_taken_at",
};

Storage TakenAtBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const TakenAtAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &indices};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> TakenAtBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& indices, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: _added_at(g, indices, axis)
#line 5 "ops.yaml:_taken_at"
    const auto v0 = ops::_added_at(g, indices, attributes.axis);
#line 721 "scan/structural.cpp"
    grads[0] = v0;
  }
  return grads;
}

void TakenAtBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema LogcumsumexpBackward::schema_v1{
    .name = "logcumsumexp",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = logcumsumexp_rules,
    .results = logcumsumexp_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "logcumsumexp(x, /, axis:axis=-1)",
    .record = "- op: logcumsumexp(x, /, axis:axis=-1)\n  summary: The logarithm of the sum of the exponentials of all elements up to each along an axis.\n  amp: ForceFP32\n  # B[j] = sum of g[i] exp(out[j] - out[i]) for i >= j is a recurrence whose factors are at most 1.\n  grad:\n    let:\n      decay: _scaled_exp(1, _shift(out, axis, 1, -inf), out)\n    x: _scaled_exp(g + _recurrence(decay, decay * g, axis, -1), x, out)\n  dtypes: {x: floating}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.logcumsumexp(pl.asarray([0., -pl.inf])).tolist()\n    [0.0, 0.0]\n  notes: Nothing overflows; a beginning of -inf alone is -inf.\n  see: [logsumexp, cumulative_sum]",
    .hash = "4f3a4406e12a045a07af04c3d0b24d35de00095ef8a99d73eebd216242f296b5",
    .source = "ops.yaml:logcumsumexp",
};

Storage LogcumsumexpBackward::dispatch(backend::IBackend& be, const Storage& x, const LogcumsumexpAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _scaled_exp(g + _recurrence(_scaled_exp(1, _shift(out, axis, 1, -inf), out), _scaled_exp(1, _shift(out, axis, 1, -inf), out) * g, axis, -1), x, out)
TensorPtr LogcumsumexpBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 8 "ops.yaml:logcumsumexp"
  const auto v0 = ops::_shift(y, attributes.axis, 1, -std::numeric_limits<double>::infinity());
#line 8 "ops.yaml:logcumsumexp"
  const auto v1 = ops::_scaled_exp(1, v0, y);
#line 8 "ops.yaml:logcumsumexp"
  const auto v2 = ops::multiply(v1, g);
#line 8 "ops.yaml:logcumsumexp"
  const auto v3 = ops::_recurrence(v1, v2, attributes.axis, -1);
#line 8 "ops.yaml:logcumsumexp"
  const auto v4 = ops::add(g, v3);
#line 8 "ops.yaml:logcumsumexp"
  const auto v5 = ops::_scaled_exp(v4, x, y);
#line 769 "scan/structural.cpp"
  return v5;
}

void LogcumsumexpBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

namespace ops {

TensorPtr cumulative_sum(const Operand& x, std::optional<std::int64_t> axis, std::optional<Dtype> dtype, bool include_initial) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CumulativeSumBackward::schema_v1, operands);
  const CumulativeSumAttributes attributes{axis, dtype, include_initial};
  const Shape result_shape = cumulative_sum_shape("cumulative_sum", call.input(0).shape(), attributes.axis, attributes.dtype, attributes.include_initial);
  const Dtype result_dtype = call.accumulated(attributes.dtype);
  Storage out = CumulativeSumBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<CumulativeSumBackward>(call, std::move(out), [&](CumulativeSumBackward& node) { node.attributes = attributes; });
}

TensorPtr _cumulative_sum_adjoint(const Operand& x, std::optional<std::int64_t> axis, bool include_initial) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CumulativeSumAdjointBackward::schema_v1, operands);
  const CumulativeSumAdjointAttributes attributes{axis, include_initial};
  const Shape result_shape = cumulative_sum_adjoint_shape("_cumulative_sum_adjoint", call.input(0).shape(), attributes.axis, attributes.include_initial);
  const Dtype result_dtype = call.compute();
  Storage out = CumulativeSumAdjointBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<CumulativeSumAdjointBackward>(call, std::move(out), [&](CumulativeSumAdjointBackward& node) { node.attributes = attributes; });
}

TensorPtr cumulative_prod(const Operand& x, std::optional<std::int64_t> axis, std::optional<Dtype> dtype, bool include_initial) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CumulativeProdBackward::schema_v1, operands);
  const CumulativeProdAttributes attributes{axis, dtype, include_initial};
  const Shape result_shape = cumulative_prod_shape("cumulative_prod", call.input(0).shape(), attributes.axis, attributes.dtype, attributes.include_initial);
  const Dtype result_dtype = call.accumulated(attributes.dtype);
  Storage out = CumulativeProdBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<CumulativeProdBackward>(call, std::move(out), [&](CumulativeProdBackward& node) { node.attributes = attributes; });
}

TensorPtr _cumulative_prod_gradient(const Operand& cotangent, const Operand& x, std::optional<std::int64_t> axis) {
  const std::array<const Operand*, 2> operands{&cotangent, &x};
  StructuralCall call(CumulativeProdGradientBackward::schema_v1, operands);
  const CumulativeProdGradientAttributes attributes{axis};
  const Shape result_shape = cumulative_prod_gradient_shape("_cumulative_prod_gradient", call.input(0).shape(), call.input(1).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = CumulativeProdGradientBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<CumulativeProdGradientBackward>(call, std::move(out), [&](CumulativeProdGradientBackward& node) { node.attributes = attributes; });
}

TensorPtr _without_first(const Operand& x, std::optional<std::int64_t> axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(WithoutFirstBackward::schema_v1, operands);
  const WithoutFirstAttributes attributes{axis};
  const Shape result_shape = without_first_shape("_without_first", call.input(0).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = WithoutFirstBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<WithoutFirstBackward>(call, std::move(out), [&](WithoutFirstBackward& node) { node.attributes = attributes; });
}

TensorPtr _with_first(const Operand& x, std::optional<std::int64_t> axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(WithFirstBackward::schema_v1, operands);
  const WithFirstAttributes attributes{axis};
  const Shape result_shape = with_first_shape("_with_first", call.input(0).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = WithFirstBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<WithFirstBackward>(call, std::move(out), [&](WithFirstBackward& node) { node.attributes = attributes; });
}

TensorPtr _product_before(const Operand& x, std::optional<std::int64_t> axis, std::int64_t step) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ProductBeforeBackward::schema_v1, operands);
  const ProductBeforeAttributes attributes{axis, step};
  const Shape result_shape = product_before_shape("_product_before", call.input(0).shape(), attributes.axis, attributes.step);
  const Dtype result_dtype = call.compute();
  Storage out = ProductBeforeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<ProductBeforeBackward>(call, std::move(out), [&](ProductBeforeBackward& node) { node.attributes = attributes; });
}

TensorPtr _recurrence(const Operand& a, const Operand& b, std::optional<std::int64_t> axis, std::int64_t step) {
  const std::array<const Operand*, 2> operands{&a, &b};
  StructuralCall call(RecurrenceBackward::schema_v1, operands);
  const RecurrenceAttributes attributes{axis, step};
  const Shape result_shape = recurrence_shape("_recurrence", call.input(0).shape(), call.input(1).shape(), attributes.axis, attributes.step);
  const Dtype result_dtype = call.compute();
  Storage out = RecurrenceBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<RecurrenceBackward>(call, std::move(out), [&](RecurrenceBackward& node) { node.attributes = attributes; });
}

TensorPtr _shift(const Operand& x, std::int64_t axis, std::int64_t step, double fill) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ShiftBackward::schema_v1, operands);
  const ShiftAttributes attributes{axis, step, fill};
  const Shape result_shape = shift_shape("_shift", call.input(0).shape(), attributes.axis, attributes.step, attributes.fill);
  const Dtype result_dtype = call.compute();
  Storage out = ShiftBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<ShiftBackward>(call, std::move(out), [&](ShiftBackward& node) { node.attributes = attributes; });
}

std::array<TensorPtr, 2> cummax(const Operand& x, std::int64_t axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CummaxBackward::schema_v1, operands);
  const CummaxAttributes attributes{axis};
  const Dtype result_dtype = call.compute();
  std::array<Storage, 2> out = CummaxBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<CummaxBackward>(call, std::move(out), [&](CummaxBackward& node) { node.attributes = attributes; });
}

std::array<TensorPtr, 2> cummin(const Operand& x, std::int64_t axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CumminBackward::schema_v1, operands);
  const CumminAttributes attributes{axis};
  const Dtype result_dtype = call.compute();
  std::array<Storage, 2> out = CumminBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<CumminBackward>(call, std::move(out), [&](CumminBackward& node) { node.attributes = attributes; });
}

TensorPtr _added_at(const Operand& x, const Operand& indices, std::int64_t axis) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(AddedAtBackward::schema_v1, operands);
  const AddedAtAttributes attributes{axis};
  const Shape result_shape = added_at_shape("_added_at", call.input(0).shape(), call.input(1).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = AddedAtBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<AddedAtBackward>(call, std::move(out), [&](AddedAtBackward& node) { node.attributes = attributes; });
}

TensorPtr _taken_at(const Operand& x, const Operand& indices, std::int64_t axis) {
  const std::array<const Operand*, 2> operands{&x, &indices};
  StructuralCall call(TakenAtBackward::schema_v1, operands);
  const TakenAtAttributes attributes{axis};
  const Shape result_shape = taken_at_shape("_taken_at", call.input(0).shape(), call.input(1).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = TakenAtBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<TakenAtBackward>(call, std::move(out), [&](TakenAtBackward& node) { node.attributes = attributes; });
}

TensorPtr logcumsumexp(const Operand& x, std::int64_t axis) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(LogcumsumexpBackward::schema_v1, operands);
  const LogcumsumexpAttributes attributes{axis};
  const Shape result_shape = logcumsumexp_shape("logcumsumexp", call.input(0).shape(), attributes.axis);
  const Dtype result_dtype = call.compute();
  Storage out = LogcumsumexpBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<LogcumsumexpBackward>(call, std::move(out), [&](LogcumsumexpBackward& node) { node.attributes = attributes; });
}

}  // namespace ops

void register_scan_structural() {
  registry::add(CumulativeSumBackward::schema_v1);
  cpu::add_kernel(CumulativeSumBackward::schema_v1, cumulative_sum_cpu);
  registry::add(CumulativeSumAdjointBackward::schema_v1);
  cpu::add_kernel(CumulativeSumAdjointBackward::schema_v1, cumulative_sum_adjoint_cpu);
  registry::add(CumulativeProdBackward::schema_v1);
  cpu::add_kernel(CumulativeProdBackward::schema_v1, cumulative_prod_cpu);
  registry::add(CumulativeProdGradientBackward::schema_v1);
  cpu::add_kernel(CumulativeProdGradientBackward::schema_v1, cumulative_prod_gradient_cpu);
  registry::add(WithoutFirstBackward::schema_v1);
  cpu::add_kernel(WithoutFirstBackward::schema_v1, without_first_cpu);
  registry::add(WithFirstBackward::schema_v1);
  cpu::add_kernel(WithFirstBackward::schema_v1, with_first_cpu);
  registry::add(ProductBeforeBackward::schema_v1);
  cpu::add_kernel(ProductBeforeBackward::schema_v1, product_before_cpu);
  registry::add(RecurrenceBackward::schema_v1);
  cpu::add_kernel(RecurrenceBackward::schema_v1, recurrence_cpu);
  registry::add(ShiftBackward::schema_v1);
  cpu::add_kernel(ShiftBackward::schema_v1, shift_cpu);
  registry::add(CummaxBackward::schema_v1);
  cpu::add_kernel(CummaxBackward::schema_v1, cummax_cpu);
  registry::add(CumminBackward::schema_v1);
  cpu::add_kernel(CumminBackward::schema_v1, cummin_cpu);
  registry::add(AddedAtBackward::schema_v1);
  cpu::add_kernel(AddedAtBackward::schema_v1, added_at_cpu);
  registry::add(TakenAtBackward::schema_v1);
  cpu::add_kernel(TakenAtBackward::schema_v1, taken_at_cpu);
  registry::add(LogcumsumexpBackward::schema_v1);
  cpu::add_kernel(LogcumsumexpBackward::schema_v1, logcumsumexp_cpu);
}

}  // namespace pylucid
