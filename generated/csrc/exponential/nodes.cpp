// Generated from ops.yaml. Do not edit.
// The exponential family: schemas, dispatch and derivatives.
#include "exponential/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "activation/ops.h"
#include "arithmetic/ops.h"
#include "bitwise/ops.h"
#include "comparison/ops.h"
#include "exponential/ops.h"
#include "floating/ops.h"
#include "selection/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries exponential_loops();
}
namespace avx2 {
cpu::LoopEntries exponential_loops();
}
namespace avx512 {
cpu::LoopEntries exponential_loops();
}
namespace neon {
cpu::LoopEntries exponential_loops();
}
namespace accelerate {
cpu::LoopEntries exponential_loops();
}

namespace {

constexpr OperandRule exp_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule exp_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand exp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand exp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand exp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand exp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape exp_parts[] = {
    {exp_0_results, exp_0_inputs, true, false},
    {exp_1_results, exp_1_inputs, false, false},
};

constexpr OperandRule exp_product_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule exp_product_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand exp_product_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand exp_product_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand exp_product_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand exp_product_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand exp_product_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand exp_product_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand exp_product_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand exp_product_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape exp_product_parts[] = {
    {exp_product_0_results, exp_product_0_inputs, true, false},
    {exp_product_1_results, exp_product_1_inputs, false, false},
    {exp_product_2_results, exp_product_2_inputs, false, false},
    {exp_product_3_results, exp_product_3_inputs, false, false},
};

constexpr OperandRule exp2_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule exp2_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand exp2_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand exp2_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand exp2_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand exp2_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape exp2_parts[] = {
    {exp2_0_results, exp2_0_inputs, true, false},
    {exp2_1_results, exp2_1_inputs, false, false},
};

constexpr OperandRule expm1_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule expm1_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand expm1_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand expm1_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand expm1_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand expm1_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape expm1_parts[] = {
    {expm1_0_results, expm1_0_inputs, true, false},
    {expm1_1_results, expm1_1_inputs, true, false},
};

constexpr OperandRule log_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule log_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand log_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape log_parts[] = {
    {log_0_results, log_0_inputs, true, false},
    {log_1_results, log_1_inputs, false, false},
};

constexpr OperandRule log1p_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule log1p_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand log1p_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log1p_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log1p_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log1p_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape log1p_parts[] = {
    {log1p_0_results, log1p_0_inputs, true, false},
    {log1p_1_results, log1p_1_inputs, false, false},
};

constexpr OperandRule log2_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule log2_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand log2_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log2_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log2_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log2_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape log2_parts[] = {
    {log2_0_results, log2_0_inputs, true, false},
    {log2_1_results, log2_1_inputs, false, false},
};

constexpr OperandRule log10_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule log10_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand log10_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log10_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log10_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log10_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape log10_parts[] = {
    {log10_0_results, log10_0_inputs, true, false},
    {log10_1_results, log10_1_inputs, false, false},
};

constexpr OperandRule logaddexp_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule logaddexp_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand logaddexp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logaddexp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand logaddexp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logaddexp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand logaddexp_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logaddexp_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand logaddexp_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logaddexp_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape logaddexp_parts[] = {
    {logaddexp_0_results, logaddexp_0_inputs, true, false},
    {logaddexp_1_results, logaddexp_1_inputs, true, false},
    {logaddexp_2_results, logaddexp_2_inputs, true, false},
    {logaddexp_3_results, logaddexp_3_inputs, true, false},
};

constexpr OperandRule logaddexp2_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule logaddexp2_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand logaddexp2_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logaddexp2_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand logaddexp2_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logaddexp2_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand logaddexp2_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logaddexp2_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand logaddexp2_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logaddexp2_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape logaddexp2_parts[] = {
    {logaddexp2_0_results, logaddexp2_0_inputs, true, false},
    {logaddexp2_1_results, logaddexp2_1_inputs, true, false},
    {logaddexp2_2_results, logaddexp2_2_inputs, true, false},
    {logaddexp2_3_results, logaddexp2_3_inputs, true, false},
};

constexpr OperandRule xlogy_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"y", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule xlogy_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand xlogy_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand xlogy_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand xlogy_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand xlogy_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand xlogy_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand xlogy_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand xlogy_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand xlogy_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape xlogy_parts[] = {
    {xlogy_0_results, xlogy_0_inputs, true, false},
    {xlogy_1_results, xlogy_1_inputs, true, false},
    {xlogy_2_results, xlogy_2_inputs, true, false},
    {xlogy_3_results, xlogy_3_inputs, false, false},
};

constexpr OperandRule xlog1py_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"y", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule xlog1py_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand xlog1py_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand xlog1py_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand xlog1py_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand xlog1py_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand xlog1py_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand xlog1py_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand xlog1py_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand xlog1py_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape xlog1py_parts[] = {
    {xlog1py_0_results, xlog1py_0_inputs, true, false},
    {xlog1py_1_results, xlog1py_1_inputs, true, false},
    {xlog1py_2_results, xlog1py_2_inputs, true, false},
    {xlog1py_3_results, xlog1py_3_inputs, false, false},
};

}  // namespace

const OpSchema ExpBackward::schema_v1{
    .name = "exp",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = exp_rules,
    .results = exp_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "exp(x, /)",
    .record = "- op: exp(x, /)\n  summary: Element-wise exponential.\n  amp: ForceFP32\n  dispatch: {cpu: vvexpf, gpu: exp}\n  grad: g * out\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.exp(pl.asarray(1.)).item(), 4)\n    2.7183\n  see: [log, exp2, expm1]",
    .hash = "bc9673d827604bdd5edcdae6cb3c783454142763ddb31869dad67bd85e39db65",
    .source = "ops.yaml:exp",
};

Storage ExpBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage ExpBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * out
TensorPtr ExpBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 5 "ops.yaml:exp"
  const auto v0 = ops::multiply(g, y);
#line 467 "exponential/nodes.cpp"
  return v0;
}

// out * t
TensorPtr ExpBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr& y) {
  const auto v0 = ops::multiply(y, t);
  return moved(nullptr, v0, t);
}

const OpSchema ExpProductBackward::schema_v1{
    .name = "_exp_product",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = exp_product_rules,
    .results = exp_product_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_exp_product(x1, x2, /)",
    .record = "- op: _exp_product(x1, x2, /)\n  summary: Element-wise exp(x1 * x2) with the accuracy of exp, whose argument is not rounded.\n  amp: ForceFP32\n  dispatch: {gpu: exp_product}\n  # A power that is 0 has no slope, whatever is infinite beside it.\n  grad:\n    x1: where(out == 0, 0, g * out * x2)\n    x2: where(out == 0, 0, g * out * x1)\n  dtypes: {x1: floating, x2: floating}\n  domain: {x1: [-9, 9], x2: [-9, 9]}\n  reads: exp(x1 * x2)",
    .hash = "aefdba1c9dfc27df0312f382c6aab8232e776c793e87040349fa85d8bd2808f8",
    .source = "ops.yaml:_exp_product",
};

Storage ExpProductBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> ExpProductBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> ExpProductBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: where(out == 0, 0, g * out * x2)
#line 7 "ops.yaml:_exp_product"
    const auto v0 = ops::equal(y, 0);
#line 7 "ops.yaml:_exp_product"
    const auto v1 = ops::multiply(g, y);
#line 7 "ops.yaml:_exp_product"
    const auto v2 = ops::multiply(v1, x2);
#line 7 "ops.yaml:_exp_product"
    const auto v3 = ops::where(v0, 0, v2);
#line 514 "exponential/nodes.cpp"
    grads[0] = v3;
  }
  if (wanted >> 1 & 1U) {  // x2: where(out == 0, 0, g * out * x1)
#line 8 "ops.yaml:_exp_product"
    const auto v0 = ops::equal(y, 0);
#line 8 "ops.yaml:_exp_product"
    const auto v1 = ops::multiply(g, y);
#line 8 "ops.yaml:_exp_product"
    const auto v2 = ops::multiply(v1, x1);
#line 8 "ops.yaml:_exp_product"
    const auto v3 = ops::where(v0, 0, v2);
#line 526 "exponential/nodes.cpp"
    grads[1] = v3;
  }
  return grads;
}

std::array<TensorPtr, 1> ExpProductBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where(out == 0, 0, out * x2 * t_x1)
    const auto v0 = ops::equal(y, 0);
    const auto v1 = ops::multiply(y, x2);
    const auto v2 = ops::multiply(v1, t_x1);
    const auto v3 = ops::where(v0, 0, v2);
    moving[0] = moved(moving[0], v3, t_x1);
  }
  if (t_x2) {  // where(out == 0, 0, out * x1 * t_x2)
    const auto v0 = ops::equal(y, 0);
    const auto v1 = ops::multiply(y, x1);
    const auto v2 = ops::multiply(v1, t_x2);
    const auto v3 = ops::where(v0, 0, v2);
    moving[0] = moved(moving[0], v3, t_x2);
  }
  return moving;
}

const OpSchema Exp2Backward::schema_v1{
    .name = "exp2",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = exp2_rules,
    .results = exp2_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "exp2(x, /)",
    .record = "- op: exp2(x, /)\n  summary: Element-wise power of 2.\n  amp: ForceFP32\n  dispatch: {cpu: vvexp2f, gpu: exp2}\n  grad: 0.6931471805599453 * g * out\n  dtypes: {x: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.exp2(pl.asarray([-1., 3.])).tolist()\n    [0.5, 8.0]\n  see: [log2, exp]",
    .hash = "debd6a6dca6038e4b1771c0dbcd705ae4aa5ba2b0066c1b8b7c419b88e684cdc",
    .source = "ops.yaml:exp2",
};

Storage Exp2Backward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage Exp2Backward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 0.6931471805599453 * g * out
TensorPtr Exp2Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 5 "ops.yaml:exp2"
  const auto v0 = ops::multiply(0.6931471805599453, g);
#line 5 "ops.yaml:exp2"
  const auto v1 = ops::multiply(v0, y);
#line 583 "exponential/nodes.cpp"
  return v1;
}

// 0.6931471805599453 * out * t
TensorPtr Exp2Backward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr& y) {
  const auto v0 = ops::multiply(0.6931471805599453, y);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema Expm1Backward::schema_v1{
    .name = "expm1",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = expm1_rules,
    .results = expm1_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "expm1(x, /)",
    .record = "- op: expm1(x, /)\n  summary: Element-wise exp(x) - 1, accurate near 0.\n  amp: ForceFP32\n  dispatch: {cpu: vvexpm1f, gpu: expm1}\n  # Not out + 1, which is 0 or a few digits where x is below -10.\n  grad: g * exp(x)\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.expm1(pl.asarray(1.)).item(), 4)\n    1.7183\n  see: [log1p, exp]",
    .hash = "55d6c9996529e7e637bfc8bce4a389bb946604e58c38db49ead5ba273d308c3d",
    .source = "ops.yaml:expm1",
};

Storage Expm1Backward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage Expm1Backward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * exp(x)
TensorPtr Expm1Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:expm1"
  const auto v0 = ops::exp(x);
#line 6 "ops.yaml:expm1"
  const auto v1 = ops::multiply(g, v0);
#line 626 "exponential/nodes.cpp"
  return v1;
}

// exp(x) * t
TensorPtr Expm1Backward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::exp(x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema LogBackward::schema_v1{
    .name = "log",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = log_rules,
    .results = log_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "log(x, /)",
    .record = "- op: log(x, /)\n  summary: Element-wise natural logarithm.\n  amp: ForceFP32\n  dispatch: {cpu: vvlogf, gpu: log}\n  grad: g / x\n  dtypes: {x: inexact}\n  domain: {x: [0.001, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.log(pl.asarray(10.)).item(), 4)\n    2.3026\n  see: [exp, log1p, log2, log10]",
    .hash = "06f023d62b3a377a0cbb777d32a788bae99e096229e276f5278a805352fb0860",
    .source = "ops.yaml:log",
};

Storage LogBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage LogBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g / x
TensorPtr LogBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:log"
  const auto v0 = ops::divide(g, x);
#line 667 "exponential/nodes.cpp"
  return v0;
}

// t / x
TensorPtr LogBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::divide(t, x);
  return moved(nullptr, v0, t);
}

const OpSchema Log1pBackward::schema_v1{
    .name = "log1p",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = log1p_rules,
    .results = log1p_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "log1p(x, /)",
    .record = "- op: log1p(x, /)\n  summary: Element-wise log(1 + x), accurate near 0.\n  amp: ForceFP32\n  dispatch: {cpu: vvlog1pf, gpu: log1p}\n  grad: g / (1 + x)\n  dtypes: {x: inexact}\n  domain: {x: [-0.99, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.log1p(pl.asarray(1.)).item(), 4)\n    0.6931\n  see: [expm1, log]",
    .hash = "7b5f2fa97b44ce67a6e76109382c8955a0ac2b8eeba466de172911e9f43b977f",
    .source = "ops.yaml:log1p",
};

Storage Log1pBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage Log1pBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g / (1 + x)
TensorPtr Log1pBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:log1p"
  const auto v0 = ops::add(1, x);
#line 5 "ops.yaml:log1p"
  const auto v1 = ops::divide(g, v0);
#line 709 "exponential/nodes.cpp"
  return v1;
}

// t / (1 + x)
TensorPtr Log1pBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::add(1, x);
  const auto v1 = ops::divide(t, v0);
  return moved(nullptr, v1, t);
}

const OpSchema Log2Backward::schema_v1{
    .name = "log2",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = log2_rules,
    .results = log2_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "log2(x, /)",
    .record = "- op: log2(x, /)\n  summary: Element-wise logarithm to base 2.\n  amp: ForceFP32\n  dispatch: {cpu: vvlog2f, gpu: log2}\n  grad: 1.4426950408889634 * g / x\n  dtypes: {x: inexact}\n  domain: {x: [0.001, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.log2(pl.asarray([0.5, 8.])).tolist()\n    [-1.0, 3.0]\n  see: [exp2, log]",
    .hash = "3b5762f54c5378572df2f3dfd46c7d7f8ef0e56b642ba67758b54c1328bbb44f",
    .source = "ops.yaml:log2",
};

Storage Log2Backward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage Log2Backward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 1.4426950408889634 * g / x
TensorPtr Log2Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:log2"
  const auto v0 = ops::multiply(1.4426950408889634, g);
#line 5 "ops.yaml:log2"
  const auto v1 = ops::divide(v0, x);
#line 752 "exponential/nodes.cpp"
  return v1;
}

// 1.4426950408889634 * t / x
TensorPtr Log2Backward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::multiply(1.4426950408889634, t);
  const auto v1 = ops::divide(v0, x);
  return moved(nullptr, v1, t);
}

const OpSchema Log10Backward::schema_v1{
    .name = "log10",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = log10_rules,
    .results = log10_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "log10(x, /)",
    .record = "- op: log10(x, /)\n  summary: Element-wise logarithm to base 10.\n  amp: ForceFP32\n  dispatch: {cpu: vvlog10f, gpu: log10}\n  grad: 0.4342944819032518 * g / x\n  dtypes: {x: inexact}\n  domain: {x: [0.001, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.log10(pl.asarray(1000.)).item(), 4)\n    3.0\n  see: [log]",
    .hash = "fb66d0b7379261b3ba808cba29b9e56c2cf03628fee25d698609b5bf39192f18",
    .source = "ops.yaml:log10",
};

Storage Log10Backward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage Log10Backward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 0.4342944819032518 * g / x
TensorPtr Log10Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:log10"
  const auto v0 = ops::multiply(0.4342944819032518, g);
#line 5 "ops.yaml:log10"
  const auto v1 = ops::divide(v0, x);
#line 795 "exponential/nodes.cpp"
  return v1;
}

// 0.4342944819032518 * t / x
TensorPtr Log10Backward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::multiply(0.4342944819032518, t);
  const auto v1 = ops::divide(v0, x);
  return moved(nullptr, v1, t);
}

const OpSchema LogaddexpBackward::schema_v1{
    .name = "logaddexp",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = logaddexp_rules,
    .results = logaddexp_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "logaddexp(x1, x2, /)",
    .record = "- op: logaddexp(x1, x2, /)\n  summary: Element-wise log(exp(x1) + exp(x2)), without overflow.\n  amp: ForceFP32\n  dispatch: {gpu: logaddexp}\n  grad:\n    x1: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x1 - x2))\n    x2: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x2 - x1))\n  dtypes: {x1: floating, x2: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.logaddexp(pl.asarray(0.), 0.).item(), 4)\n    0.6931\n  see: [logaddexp2, softplus]",
    .hash = "23aa8d3f14366c0d20d6193c9c81c6f97bce67b290c5684bad05352c447a636d",
    .source = "ops.yaml:logaddexp",
};

Storage LogaddexpBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> LogaddexpBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> LogaddexpBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x1 - x2))
#line 6 "ops.yaml:logaddexp"
    const auto v0 = ops::equal(x1, x2);
#line 6 "ops.yaml:logaddexp"
    const auto v1 = ops::isinf(x1);
#line 6 "ops.yaml:logaddexp"
    const auto v2 = ops::bitwise_and(v0, v1);
#line 6 "ops.yaml:logaddexp"
    const auto v3 = ops::multiply(0.5, g);
#line 6 "ops.yaml:logaddexp"
    const auto v4 = ops::subtract(x1, x2);
#line 6 "ops.yaml:logaddexp"
    const auto v5 = ops::sigmoid(v4);
#line 6 "ops.yaml:logaddexp"
    const auto v6 = ops::multiply(g, v5);
#line 6 "ops.yaml:logaddexp"
    const auto v7 = ops::where(v2, v3, v6);
#line 851 "exponential/nodes.cpp"
    grads[0] = v7;
  }
  if (wanted >> 1 & 1U) {  // x2: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x2 - x1))
#line 7 "ops.yaml:logaddexp"
    const auto v0 = ops::equal(x1, x2);
#line 7 "ops.yaml:logaddexp"
    const auto v1 = ops::isinf(x1);
#line 7 "ops.yaml:logaddexp"
    const auto v2 = ops::bitwise_and(v0, v1);
#line 7 "ops.yaml:logaddexp"
    const auto v3 = ops::multiply(0.5, g);
#line 7 "ops.yaml:logaddexp"
    const auto v4 = ops::subtract(x2, x1);
#line 7 "ops.yaml:logaddexp"
    const auto v5 = ops::sigmoid(v4);
#line 7 "ops.yaml:logaddexp"
    const auto v6 = ops::multiply(g, v5);
#line 7 "ops.yaml:logaddexp"
    const auto v7 = ops::where(v2, v3, v6);
#line 871 "exponential/nodes.cpp"
    grads[1] = v7;
  }
  return grads;
}

std::array<TensorPtr, 1> LogaddexpBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where((x1 == x2) & isinf(x1), 0.5 * t_x1, sigmoid(x1 - x2) * t_x1)
    const auto v0 = ops::equal(x1, x2);
    const auto v1 = ops::isinf(x1);
    const auto v2 = ops::bitwise_and(v0, v1);
    const auto v3 = ops::multiply(0.5, t_x1);
    const auto v4 = ops::subtract(x1, x2);
    const auto v5 = ops::sigmoid(v4);
    const auto v6 = ops::multiply(v5, t_x1);
    const auto v7 = ops::where(v2, v3, v6);
    moving[0] = moved(moving[0], v7, t_x1);
  }
  if (t_x2) {  // where((x1 == x2) & isinf(x1), 0.5 * t_x2, sigmoid(x2 - x1) * t_x2)
    const auto v0 = ops::equal(x1, x2);
    const auto v1 = ops::isinf(x1);
    const auto v2 = ops::bitwise_and(v0, v1);
    const auto v3 = ops::multiply(0.5, t_x2);
    const auto v4 = ops::subtract(x2, x1);
    const auto v5 = ops::sigmoid(v4);
    const auto v6 = ops::multiply(v5, t_x2);
    const auto v7 = ops::where(v2, v3, v6);
    moving[0] = moved(moving[0], v7, t_x2);
  }
  return moving;
}

const OpSchema Logaddexp2Backward::schema_v1{
    .name = "logaddexp2",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = logaddexp2_rules,
    .results = logaddexp2_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "logaddexp2(x1, x2, /)",
    .record = "- op: logaddexp2(x1, x2, /)\n  summary: Element-wise log2(2**x1 + 2**x2), without overflow.\n  amp: ForceFP32\n  # Equal arguments apart, since the difference of equal infinities is NaN.\n  forward: |\n    where(x1 == x2, x1 + 1, maximum(x1, x2) + 1.4426950408889634 * log1p(exp2(-abs(x1 - x2))))\n  dispatch: {gpu: logaddexp2}\n  grad:\n    x1: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x1 - x2)))\n    x2: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x2 - x1)))\n  dtypes: {x1: floating, x2: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.logaddexp2(pl.asarray([0., 3.]), pl.asarray([0., 3.])).tolist()\n    [1.0, 4.0]\n  see: [logaddexp]",
    .hash = "b6adb5f8d495023ca42a2ac43100037c42101773a64ee3e0407eced6c3a7a3df",
    .source = "ops.yaml:logaddexp2",
};

Storage Logaddexp2Backward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> Logaddexp2Backward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> Logaddexp2Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x1 - x2)))
#line 9 "ops.yaml:logaddexp2"
    const auto v0 = ops::equal(x1, x2);
#line 9 "ops.yaml:logaddexp2"
    const auto v1 = ops::isinf(x1);
#line 9 "ops.yaml:logaddexp2"
    const auto v2 = ops::bitwise_and(v0, v1);
#line 9 "ops.yaml:logaddexp2"
    const auto v3 = ops::multiply(0.5, g);
#line 9 "ops.yaml:logaddexp2"
    const auto v4 = ops::subtract(x1, x2);
#line 9 "ops.yaml:logaddexp2"
    const auto v5 = ops::multiply(0.6931471805599453, v4);
#line 9 "ops.yaml:logaddexp2"
    const auto v6 = ops::sigmoid(v5);
#line 9 "ops.yaml:logaddexp2"
    const auto v7 = ops::multiply(g, v6);
#line 9 "ops.yaml:logaddexp2"
    const auto v8 = ops::where(v2, v3, v7);
#line 951 "exponential/nodes.cpp"
    grads[0] = v8;
  }
  if (wanted >> 1 & 1U) {  // x2: where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x2 - x1)))
#line 10 "ops.yaml:logaddexp2"
    const auto v0 = ops::equal(x1, x2);
#line 10 "ops.yaml:logaddexp2"
    const auto v1 = ops::isinf(x1);
#line 10 "ops.yaml:logaddexp2"
    const auto v2 = ops::bitwise_and(v0, v1);
#line 10 "ops.yaml:logaddexp2"
    const auto v3 = ops::multiply(0.5, g);
#line 10 "ops.yaml:logaddexp2"
    const auto v4 = ops::subtract(x2, x1);
#line 10 "ops.yaml:logaddexp2"
    const auto v5 = ops::multiply(0.6931471805599453, v4);
#line 10 "ops.yaml:logaddexp2"
    const auto v6 = ops::sigmoid(v5);
#line 10 "ops.yaml:logaddexp2"
    const auto v7 = ops::multiply(g, v6);
#line 10 "ops.yaml:logaddexp2"
    const auto v8 = ops::where(v2, v3, v7);
#line 973 "exponential/nodes.cpp"
    grads[1] = v8;
  }
  return grads;
}

std::array<TensorPtr, 1> Logaddexp2Backward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where((x1 == x2) & isinf(x1), 0.5 * t_x1, sigmoid(0.6931471805599453 * (x1 - x2)) * t_x1)
    const auto v0 = ops::equal(x1, x2);
    const auto v1 = ops::isinf(x1);
    const auto v2 = ops::bitwise_and(v0, v1);
    const auto v3 = ops::multiply(0.5, t_x1);
    const auto v4 = ops::subtract(x1, x2);
    const auto v5 = ops::multiply(0.6931471805599453, v4);
    const auto v6 = ops::sigmoid(v5);
    const auto v7 = ops::multiply(v6, t_x1);
    const auto v8 = ops::where(v2, v3, v7);
    moving[0] = moved(moving[0], v8, t_x1);
  }
  if (t_x2) {  // where((x1 == x2) & isinf(x1), 0.5 * t_x2, sigmoid(0.6931471805599453 * (x2 - x1)) * t_x2)
    const auto v0 = ops::equal(x1, x2);
    const auto v1 = ops::isinf(x1);
    const auto v2 = ops::bitwise_and(v0, v1);
    const auto v3 = ops::multiply(0.5, t_x2);
    const auto v4 = ops::subtract(x2, x1);
    const auto v5 = ops::multiply(0.6931471805599453, v4);
    const auto v6 = ops::sigmoid(v5);
    const auto v7 = ops::multiply(v6, t_x2);
    const auto v8 = ops::where(v2, v3, v7);
    moving[0] = moved(moving[0], v8, t_x2);
  }
  return moving;
}

const OpSchema XlogyBackward::schema_v1{
    .name = "xlogy",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = xlogy_rules,
    .results = xlogy_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "xlogy(x, y, /)",
    .record = "- op: xlogy(x, y, /)\n  summary: Element-wise x * log(y), 0 where x is 0.\n  amp: ForceFP32\n  forward: where((x == 0) & ~isnan(y), 0, x * log(y))\n  grad:\n    x: where((x == 0) & (y <= 0), 0, g * log(y))\n    y: where((x == 0) & (y == 0), 0, g * x / y)\n  dtypes: {x: floating, y: floating}\n  domain: {y: [0.1, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.xlogy(pl.asarray([0., 2.]), pl.asarray([0., 1.])).tolist()\n    [0.0, 0.0]\n  see: [xlog1py, log]",
    .hash = "b4cb5fc16122105e3cfe06a8a17aeb08dd0b4dc4ecf84a77549e6ca9bf92579b",
    .source = "ops.yaml:xlogy",
};

Storage XlogyBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& y, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x, &y}, nullptr, s, dt);
}

std::array<Storage, 2> XlogyBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> XlogyBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: where((x == 0) & (y <= 0), 0, g * log(y))
#line 6 "ops.yaml:xlogy"
    const auto v0 = ops::equal(x, 0);
#line 6 "ops.yaml:xlogy"
    const auto v1 = ops::less_equal(y, 0);
#line 6 "ops.yaml:xlogy"
    const auto v2 = ops::bitwise_and(v0, v1);
#line 6 "ops.yaml:xlogy"
    const auto v3 = ops::log(y);
#line 6 "ops.yaml:xlogy"
    const auto v4 = ops::multiply(g, v3);
#line 6 "ops.yaml:xlogy"
    const auto v5 = ops::where(v2, 0, v4);
#line 1049 "exponential/nodes.cpp"
    grads[0] = v5;
  }
  if (wanted >> 1 & 1U) {  // y: where((x == 0) & (y == 0), 0, g * x / y)
#line 7 "ops.yaml:xlogy"
    const auto v0 = ops::equal(x, 0);
#line 7 "ops.yaml:xlogy"
    const auto v1 = ops::equal(y, 0);
#line 7 "ops.yaml:xlogy"
    const auto v2 = ops::bitwise_and(v0, v1);
#line 7 "ops.yaml:xlogy"
    const auto v3 = ops::multiply(g, x);
#line 7 "ops.yaml:xlogy"
    const auto v4 = ops::divide(v3, y);
#line 7 "ops.yaml:xlogy"
    const auto v5 = ops::where(v2, 0, v4);
#line 1065 "exponential/nodes.cpp"
    grads[1] = v5;
  }
  return grads;
}

std::array<TensorPtr, 1> XlogyBackward::tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_y, const TensorPtr& x, const TensorPtr& y, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x) {  // where((x == 0) & (y <= 0), 0, log(y) * t_x)
    const auto v0 = ops::equal(x, 0);
    const auto v1 = ops::less_equal(y, 0);
    const auto v2 = ops::bitwise_and(v0, v1);
    const auto v3 = ops::log(y);
    const auto v4 = ops::multiply(v3, t_x);
    const auto v5 = ops::where(v2, 0, v4);
    moving[0] = moved(moving[0], v5, t_x);
  }
  if (t_y) {  // where((x == 0) & (y == 0), 0, x * t_y / y)
    const auto v0 = ops::equal(x, 0);
    const auto v1 = ops::equal(y, 0);
    const auto v2 = ops::bitwise_and(v0, v1);
    const auto v3 = ops::multiply(x, t_y);
    const auto v4 = ops::divide(v3, y);
    const auto v5 = ops::where(v2, 0, v4);
    moving[0] = moved(moving[0], v5, t_y);
  }
  return moving;
}

const OpSchema Xlog1pyBackward::schema_v1{
    .name = "xlog1py",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = xlog1py_rules,
    .results = xlog1py_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "xlog1py(x, y, /)",
    .record = "- op: xlog1py(x, y, /)\n  summary: Element-wise x * log(1 + y), 0 where x is 0.\n  amp: ForceFP32\n  forward: where((x == 0) & ~isnan(y), 0, x * log1p(y))\n  grad:\n    x: where((x == 0) & (y <= -1), 0, g * log1p(y))\n    y: where((x == 0) & (y == -1), 0, g * x / (1 + y))\n  dtypes: {x: floating, y: floating}\n  domain: {y: [-0.9, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.xlog1py(pl.asarray([0., 2.]), pl.asarray([-1., 0.])).tolist()\n    [0.0, 0.0]\n  see: [xlogy, log1p]",
    .hash = "1d42b50a72448e3eafe5acb929135a8fe120512147979791b48391d8053b0f45",
    .source = "ops.yaml:xlog1py",
};

Storage Xlog1pyBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& y, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x, &y}, nullptr, s, dt);
}

std::array<Storage, 2> Xlog1pyBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> Xlog1pyBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: where((x == 0) & (y <= -1), 0, g * log1p(y))
#line 6 "ops.yaml:xlog1py"
    const auto v0 = ops::equal(x, 0);
#line 6 "ops.yaml:xlog1py"
    const auto v1 = ops::less_equal(y, -1);
#line 6 "ops.yaml:xlog1py"
    const auto v2 = ops::bitwise_and(v0, v1);
#line 6 "ops.yaml:xlog1py"
    const auto v3 = ops::log1p(y);
#line 6 "ops.yaml:xlog1py"
    const auto v4 = ops::multiply(g, v3);
#line 6 "ops.yaml:xlog1py"
    const auto v5 = ops::where(v2, 0, v4);
#line 1135 "exponential/nodes.cpp"
    grads[0] = v5;
  }
  if (wanted >> 1 & 1U) {  // y: where((x == 0) & (y == -1), 0, g * x / (1 + y))
#line 7 "ops.yaml:xlog1py"
    const auto v0 = ops::equal(x, 0);
#line 7 "ops.yaml:xlog1py"
    const auto v1 = ops::equal(y, -1);
#line 7 "ops.yaml:xlog1py"
    const auto v2 = ops::bitwise_and(v0, v1);
#line 7 "ops.yaml:xlog1py"
    const auto v3 = ops::multiply(g, x);
#line 7 "ops.yaml:xlog1py"
    const auto v4 = ops::add(1, y);
#line 7 "ops.yaml:xlog1py"
    const auto v5 = ops::divide(v3, v4);
#line 7 "ops.yaml:xlog1py"
    const auto v6 = ops::where(v2, 0, v5);
#line 1153 "exponential/nodes.cpp"
    grads[1] = v6;
  }
  return grads;
}

std::array<TensorPtr, 1> Xlog1pyBackward::tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_y, const TensorPtr& x, const TensorPtr& y, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x) {  // where((x == 0) & (y <= -1), 0, log1p(y) * t_x)
    const auto v0 = ops::equal(x, 0);
    const auto v1 = ops::less_equal(y, -1);
    const auto v2 = ops::bitwise_and(v0, v1);
    const auto v3 = ops::log1p(y);
    const auto v4 = ops::multiply(v3, t_x);
    const auto v5 = ops::where(v2, 0, v4);
    moving[0] = moved(moving[0], v5, t_x);
  }
  if (t_y) {  // where((x == 0) & (y == -1), 0, x * t_y / (1 + y))
    const auto v0 = ops::equal(x, 0);
    const auto v1 = ops::equal(y, -1);
    const auto v2 = ops::bitwise_and(v0, v1);
    const auto v3 = ops::multiply(x, t_y);
    const auto v4 = ops::add(1, y);
    const auto v5 = ops::divide(v3, v4);
    const auto v6 = ops::where(v2, 0, v5);
    moving[0] = moved(moving[0], v6, t_y);
  }
  return moving;
}

namespace ops {

TensorPtr exp(const Operand& x) {
  return std::get<0>(ExpBackward::call({&x}, NoAttributes{}));
}

TensorPtr _exp_product(const Operand& x1, const Operand& x2) {
  return std::get<0>(ExpProductBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr exp2(const Operand& x) {
  return std::get<0>(Exp2Backward::call({&x}, NoAttributes{}));
}

TensorPtr expm1(const Operand& x) {
  return std::get<0>(Expm1Backward::call({&x}, NoAttributes{}));
}

TensorPtr log(const Operand& x) {
  return std::get<0>(LogBackward::call({&x}, NoAttributes{}));
}

TensorPtr log1p(const Operand& x) {
  return std::get<0>(Log1pBackward::call({&x}, NoAttributes{}));
}

TensorPtr log2(const Operand& x) {
  return std::get<0>(Log2Backward::call({&x}, NoAttributes{}));
}

TensorPtr log10(const Operand& x) {
  return std::get<0>(Log10Backward::call({&x}, NoAttributes{}));
}

TensorPtr logaddexp(const Operand& x1, const Operand& x2) {
  return std::get<0>(LogaddexpBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr logaddexp2(const Operand& x1, const Operand& x2) {
  return std::get<0>(Logaddexp2Backward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr xlogy(const Operand& x, const Operand& y) {
  return std::get<0>(XlogyBackward::call({&x, &y}, NoAttributes{}));
}

TensorPtr xlog1py(const Operand& x, const Operand& y) {
  return std::get<0>(Xlog1pyBackward::call({&x, &y}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&ExpBackward::schema_v1, exp_parts},
    {&ExpProductBackward::schema_v1, exp_product_parts},
    {&Exp2Backward::schema_v1, exp2_parts},
    {&Expm1Backward::schema_v1, expm1_parts},
    {&LogBackward::schema_v1, log_parts},
    {&Log1pBackward::schema_v1, log1p_parts},
    {&Log2Backward::schema_v1, log2_parts},
    {&Log10Backward::schema_v1, log10_parts},
    {&LogaddexpBackward::schema_v1, logaddexp_parts},
    {&Logaddexp2Backward::schema_v1, logaddexp2_parts},
    {&XlogyBackward::schema_v1, xlogy_parts},
    {&Xlog1pyBackward::schema_v1, xlog1py_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::exponential_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::exponential_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::exponential_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::exponential_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_exponential() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
