// Generated from ops.yaml. Do not edit.
// The floating family: schemas, dispatch and derivatives.
#include "floating/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "arithmetic/ops.h"
#include "comparison/ops.h"
#include "complex/ops.h"
#include "floating/ops.h"
#include "selection/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries floating_loops();
}
namespace avx2 {
cpu::LoopEntries floating_loops();
}
namespace avx512 {
cpu::LoopEntries floating_loops();
}
namespace neon {
cpu::LoopEntries floating_loops();
}
namespace accelerate {
cpu::LoopEntries floating_loops();
}

namespace {

constexpr OperandRule isnan_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule isnan_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand isnan_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand isnan_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape isnan_parts[] = {
    {isnan_0_results, isnan_0_inputs, false, false},
};

constexpr OperandRule isinf_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule isinf_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand isinf_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand isinf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape isinf_parts[] = {
    {isinf_0_results, isinf_0_inputs, false, false},
};

constexpr OperandRule isfinite_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule isfinite_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand isfinite_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand isfinite_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape isfinite_parts[] = {
    {isfinite_0_results, isfinite_0_inputs, false, false},
};

constexpr OperandRule isposinf_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule isposinf_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand isposinf_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand isposinf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape isposinf_parts[] = {
    {isposinf_0_results, isposinf_0_inputs, false, false},
};

constexpr OperandRule isneginf_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule isneginf_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand isneginf_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand isneginf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape isneginf_parts[] = {
    {isneginf_0_results, isneginf_0_inputs, false, false},
};

constexpr OperandRule signbit_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule signbit_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand signbit_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand signbit_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape signbit_parts[] = {
    {signbit_0_results, signbit_0_inputs, false, false},
};

constexpr OperandRule copysign_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule copysign_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand copysign_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand copysign_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand copysign_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand copysign_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand copysign_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand copysign_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand copysign_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand copysign_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape copysign_parts[] = {
    {copysign_0_results, copysign_0_inputs, false, false},
    {copysign_1_results, copysign_1_inputs, false, false},
    {copysign_2_results, copysign_2_inputs, false, false},
    {copysign_3_results, copysign_3_inputs, false, false},
};

constexpr OperandRule nextafter_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule nextafter_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand nextafter_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand nextafter_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape nextafter_parts[] = {
    {nextafter_0_results, nextafter_0_inputs, true, false},
};

constexpr OperandRule frexp_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule frexp_results[] = {
    {"mantissa", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"exponent", DtypeFrom::Fixed, Dtype::Int32, 0, false},
};
constexpr cpu::LoopShape::Operand frexp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Int32, 0},
};
constexpr cpu::LoopShape::Operand frexp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand frexp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand frexp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Int32, 4},
};
constexpr cpu::LoopShape frexp_parts[] = {
    {frexp_0_results, frexp_0_inputs, true, false},
    {frexp_1_results, frexp_1_inputs, true, false},
};

constexpr OperandRule ldexp_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Fixed, Dtype::Int64, 0x00fe, false},
};
constexpr OperandRule ldexp_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand ldexp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand ldexp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Int64, 1},
};
constexpr cpu::LoopShape::Operand ldexp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand ldexp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Int64, 2},
};
constexpr cpu::LoopShape ldexp_parts[] = {
    {ldexp_0_results, ldexp_0_inputs, true, false},
    {ldexp_1_results, ldexp_1_inputs, true, false},
};

constexpr OperandRule nan_to_num_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule nan_to_num_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand nan_to_num_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand nan_to_num_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand nan_to_num_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand nan_to_num_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape nan_to_num_parts[] = {
    {nan_to_num_0_results, nan_to_num_0_inputs, true, false},
    {nan_to_num_1_results, nan_to_num_1_inputs, true, false},
};

constexpr OperandRule heaviside_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule heaviside_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand heaviside_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand heaviside_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand heaviside_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand heaviside_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand heaviside_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand heaviside_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand heaviside_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand heaviside_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape heaviside_parts[] = {
    {heaviside_0_results, heaviside_0_inputs, false, false},
    {heaviside_1_results, heaviside_1_inputs, false, false},
    {heaviside_2_results, heaviside_2_inputs, false, false},
    {heaviside_3_results, heaviside_3_inputs, false, false},
};

}  // namespace

const OpSchema IsnanBackward::schema_v1{
    .name = "isnan",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = isnan_rules,
    .results = isnan_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "isnan(x, /)",
    .record = "- op: isnan(x, /)\n  summary: Element-wise test for NaN.\n  amp: KeepInput\n  dispatch: {gpu: isnan}\n  grad: none\n  dtypes: {x: numeric, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.isnan(pl.asarray([1., pl.nan])).tolist()\n    [False, True]\n  see: [isfinite, isinf]",
    .hash = "26be6461a292c03756c2970411af8e8b23fd468ffe28c9ab9d335b18c926ba2b",
    .source = "ops.yaml:isnan",
};

Storage IsnanBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

const OpSchema IsinfBackward::schema_v1{
    .name = "isinf",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = isinf_rules,
    .results = isinf_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "isinf(x, /)",
    .record = "- op: isinf(x, /)\n  summary: Element-wise test for infinity of either sign.\n  amp: KeepInput\n  dispatch: {gpu: isinf}\n  grad: none\n  dtypes: {x: numeric, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.isinf(pl.asarray([1., -pl.inf])).tolist()\n    [False, True]\n  see: [isfinite, isposinf, isneginf]",
    .hash = "68f45eb70834a447d469d1f37e94485bddd61c21783050ad50c59be3c286168a",
    .source = "ops.yaml:isinf",
};

Storage IsinfBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

const OpSchema IsfiniteBackward::schema_v1{
    .name = "isfinite",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = isfinite_rules,
    .results = isfinite_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "isfinite(x, /)",
    .record = "- op: isfinite(x, /)\n  summary: Element-wise test for being neither infinite nor NaN.\n  amp: KeepInput\n  dispatch: {gpu: isfinite}\n  grad: none\n  dtypes: {x: numeric, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.isfinite(pl.asarray([1., pl.inf])).tolist()\n    [True, False]\n  see: [isinf, isnan]",
    .hash = "6f9d9765e79728e1f304d9541fe4f1a4833ff7c4b1ca07828bd14aaf0c4b6ef3",
    .source = "ops.yaml:isfinite",
};

Storage IsfiniteBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

const OpSchema IsposinfBackward::schema_v1{
    .name = "isposinf",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = isposinf_rules,
    .results = isposinf_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "isposinf(x, /)",
    .record = "- op: isposinf(x, /)\n  summary: Element-wise test for positive infinity.\n  amp: KeepInput\n  forward: x == inf\n  dispatch: {gpu: isposinf}\n  grad: none\n  dtypes: {x: floating, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.isposinf(pl.asarray([1., pl.inf])).tolist()\n    [False, True]\n  see: [isneginf, isinf]",
    .hash = "93831b4128940180c2c99ef284790f3a04c6618de940b3d805cddb36f491afcd",
    .source = "ops.yaml:isposinf",
};

Storage IsposinfBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

const OpSchema IsneginfBackward::schema_v1{
    .name = "isneginf",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = isneginf_rules,
    .results = isneginf_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "isneginf(x, /)",
    .record = "- op: isneginf(x, /)\n  summary: Element-wise test for negative infinity.\n  amp: KeepInput\n  forward: x == -inf\n  dispatch: {gpu: isneginf}\n  grad: none\n  dtypes: {x: floating, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.isneginf(pl.asarray([1., -pl.inf])).tolist()\n    [False, True]\n  see: [isposinf, isinf]",
    .hash = "3368365217ba719571054c1d517ba43f5662672fe03716e71c8a3b11c9c88f61",
    .source = "ops.yaml:isneginf",
};

Storage IsneginfBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

const OpSchema SignbitBackward::schema_v1{
    .name = "signbit",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = signbit_rules,
    .results = signbit_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "signbit(x, /)",
    .record = "- op: signbit(x, /)\n  summary: Element-wise test of the sign bit, which negative zero has too.\n  amp: KeepInput\n  dispatch: {gpu: signbit}\n  grad: none\n  dtypes: {x: floating, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.signbit(pl.asarray([1., -2.])).tolist()\n    [False, True]\n  see: [copysign, sign]",
    .hash = "18cbf812f9b1e8ccf43c2e89bf823484630ba2753fbe0755bac5c9b82509eaf1",
    .source = "ops.yaml:signbit",
};

Storage SignbitBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

const OpSchema CopysignBackward::schema_v1{
    .name = "copysign",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = copysign_rules,
    .results = copysign_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "copysign(x1, x2, /)",
    .record = "- op: copysign(x1, x2, /)\n  summary: Element-wise magnitude of x1 with the sign of x2.\n  amp: KeepInput\n  dispatch: {cpu: vvcopysignf, gpu: copysign}\n  grad:\n    x1: g * sign(x1) * copysign(1, x2)\n    x2: 0\n  dtypes: {x1: floating, x2: floating}\n  at: [{when: x1 == 0, grad: {x1: 0, x2: 0}, why: the slope changes its sign as that of abs does}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.copysign(pl.asarray([1., -2.]), -3).tolist()\n    [-1.0, -2.0]\n  see: [signbit, abs]",
    .hash = "1414e84597fda61ae747929c3deb05831040099ac78c06ca407a9ee8fc2ae433",
    .source = "ops.yaml:copysign",
};

Storage CopysignBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> CopysignBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> CopysignBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: g * sign(x1) * copysign(1, x2)
#line 6 "ops.yaml:copysign"
    const auto v0 = ops::sign(x1);
#line 6 "ops.yaml:copysign"
    const auto v1 = ops::multiply(g, v0);
#line 6 "ops.yaml:copysign"
    const auto v2 = ops::copysign(1, x2);
#line 6 "ops.yaml:copysign"
    const auto v3 = ops::multiply(v1, v2);
#line 481 "floating/nodes.cpp"
    grads[0] = v3;
  }
  if (wanted >> 1 & 1U) {  // x2: 0
#line 7 "ops.yaml:copysign"
    const auto v0 = ops::constant(0, g);
#line 487 "floating/nodes.cpp"
    grads[1] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> CopysignBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr&, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // sign(x1) * copysign(1, x2) * t_x1
    const auto v0 = ops::sign(x1);
    const auto v1 = ops::copysign(1, x2);
    const auto v2 = ops::multiply(v0, v1);
    const auto v3 = ops::multiply(v2, t_x1);
    moving[0] = moved(moving[0], v3, t_x1);
  }
  return moving;
}

const OpSchema NextafterBackward::schema_v1{
    .name = "nextafter",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = nextafter_rules,
    .results = nextafter_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "nextafter(x1, x2, /)",
    .record = "- op: nextafter(x1, x2, /)\n  summary: Element-wise next floating-point number after x1 towards x2.\n  amp: KeepInput\n  dispatch: {cpu: vvnextafterf, gpu: nextafter}\n  grad: none\n  dtypes: {x1: floating, x2: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.nextafter(pl.asarray([1.]), 2).tolist()\n    [1.0000001192092896]",
    .hash = "a78118faba007f9bdd36e4ce3a7419478e10f7bbc946c15eb7044241c4101871",
    .source = "ops.yaml:nextafter",
};

Storage NextafterBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema FrexpBackward::schema_v1{
    .name = "frexp",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = frexp_rules,
    .results = frexp_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "frexp(x, /) -> mantissa, exponent",
    .record = "- op: frexp(x, /) -> mantissa, exponent\n  summary: Element-wise mantissa, of magnitude in [0.5, 1), and exponent of 2.\n  amp: KeepInput\n  dispatch: {gpu: frexp}\n  grad: ldexp(g_mantissa, -exponent)\n  dtypes: {x: floating, mantissa: x, exponent: int32}\n  example: |\n    >>> import pylucid as pl\n    >>> mantissa, exponent = pl.frexp(pl.asarray([3., 8.]))\n    >>> mantissa.tolist(), exponent.tolist()\n    ([0.75, 0.5], [2, 4])\n  see: [ldexp]",
    .hash = "c3c7f55438eb59e6f6a11bfb1a44dfe727aa213c5b8ecd748e6a5de5aa1c5283",
    .source = "ops.yaml:frexp",
};

std::array<Storage, 2> FrexpBackward::dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt) {
  return run_loop<2>(be, schema_v1, 0, {&x}, nullptr, s, dt);
}

std::array<Storage, 1> FrexpBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {1}}, nullptr);
}

std::array<TensorPtr, 1> FrexpBackward::grad_formula_impl(const TensorPtr& g_mantissa, const TensorPtr&, const TensorPtr&, const TensorPtr&, const TensorPtr& exponent, Wanted wanted) {
  std::array<TensorPtr, 1> grads;
  if (wanted >> 0 & 1U) {  // x: ldexp(g_mantissa, -exponent)
#line 5 "ops.yaml:frexp"
    const auto v0 = ops::negative(exponent);
#line 5 "ops.yaml:frexp"
    const auto v1 = ops::ldexp(g_mantissa, v0);
#line 560 "floating/nodes.cpp"
    grads[0] = v1;
  }
  return grads;
}

std::array<TensorPtr, 2> FrexpBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr&, const TensorPtr& exponent) {
  std::array<TensorPtr, 2> moving;
  if (t) {  // ldexp(t, -exponent)
    const auto v0 = ops::negative(exponent);
    const auto v1 = ops::ldexp(t, v0);
    moving[0] = moved(moving[0], v1, t);
  }
  return moving;
}

const OpSchema LdexpBackward::schema_v1{
    .name = "ldexp",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = ldexp_rules,
    .results = ldexp_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "ldexp(x1, x2, /)",
    .record = "- op: ldexp(x1, x2, /)\n  summary: Element-wise x1 * 2**x2 for an integer x2, without rounding.\n  amp: KeepInput\n  dispatch: {gpu: ldexp}\n  grad: ldexp(g, x2)\n  dtypes: {x1: floating, x2: int64}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.ldexp(pl.asarray([0.75, 0.5]), pl.asarray([2, 4])).tolist()\n    [3.0, 8.0]\n  see: [frexp, exp2]",
    .hash = "9c3741819240178f15ba24c866e1ef744caf876dff255f5d26fd5c085ba802ec",
    .source = "ops.yaml:ldexp",
};

Storage LdexpBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> LdexpBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {1, 0}}, nullptr);
}

std::array<TensorPtr, 2> LdexpBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: ldexp(g, x2)
#line 5 "ops.yaml:ldexp"
    const auto v0 = ops::ldexp(g, x2);
#line 607 "floating/nodes.cpp"
    grads[0] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> LdexpBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr&, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t) {  // ldexp(t, x2)
    const auto v0 = ops::ldexp(t, x2);
    moving[0] = moved(moving[0], v0, t);
  }
  return moving;
}

const OpSchema NanToNumBackward::schema_v1{
    .name = "nan_to_num",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = nan_to_num_rules,
    .results = nan_to_num_results,
    .accepts = "every dtype",
    .signature = "nan_to_num(x, /, nan:float=0.0, posinf:float=None, neginf:float=None)",
    .record = "- op: nan_to_num(x, /, nan:float=0.0, posinf:float=None, neginf:float=None)\n  summary: Element-wise replacement of NaN and infinities, which become the largest finite numbers by default.\n  amp: KeepInput\n  dispatch:\n    gpu: nan_to_num(x, nan, posinf, neginf)\n  grad: |\n    where(isfinite(real(x)), real(g), 0) + _times_i(where(isfinite(imag(x)), imag(g), 0), x) if is_complex(x) else\n    where(isfinite(x), g, 0)\n  tangent: |\n    where(isfinite(real(x)), real(t), 0) + _times_i(where(isfinite(imag(x)), imag(t), 0), x) if is_complex(x) else\n    where(isfinite(x), t, 0)\n  holomorphic: false\n  dtypes: {x: any}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.nan_to_num(pl.asarray([1., pl.nan, pl.inf]), posinf=9.0).tolist()\n    [1.0, 0.0, 9.0]\n  notes: |\n    NaN becomes `nan`, infinity `posinf` and negative infinity `neginf`, or the largest finite number of that sign where none is\n    given. Of a complex number each part is replaced on its own; integers and bool stay as they are.\n  see: [isfinite]",
    .hash = "0af0b357f95804d1572e22c8898d5284f2b1a75aa57d8ae4a35012175079933f",
    .source = "ops.yaml:nan_to_num",
};

Storage NanToNumBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const NanToNumAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage NanToNumBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// where(isfinite(real(x)), real(g), 0) + _times_i(where(isfinite(imag(x)), imag(g), 0), x) if is_complex(x) else where(isfinite(x), g, 0)
TensorPtr NanToNumBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 7 "ops.yaml:nan_to_num"
  TensorPtr v0;
#line 7 "ops.yaml:nan_to_num"
  if (ops::is_complex(x)) {
#line 7 "ops.yaml:nan_to_num"
    const auto v1 = ops::real(x);
#line 7 "ops.yaml:nan_to_num"
    const auto v2 = ops::isfinite(v1);
#line 7 "ops.yaml:nan_to_num"
    const auto v3 = ops::real(g);
#line 7 "ops.yaml:nan_to_num"
    const auto v4 = ops::where(v2, v3, 0);
#line 7 "ops.yaml:nan_to_num"
    const auto v5 = ops::imag(x);
#line 7 "ops.yaml:nan_to_num"
    const auto v6 = ops::isfinite(v5);
#line 7 "ops.yaml:nan_to_num"
    const auto v7 = ops::imag(g);
#line 7 "ops.yaml:nan_to_num"
    const auto v8 = ops::where(v6, v7, 0);
#line 7 "ops.yaml:nan_to_num"
    const auto v9 = ops::_times_i(v8, x);
#line 7 "ops.yaml:nan_to_num"
    const auto v10 = ops::add(v4, v9);
#line 7 "ops.yaml:nan_to_num"
    v0 = v10;
#line 7 "ops.yaml:nan_to_num"
  } else {
#line 7 "ops.yaml:nan_to_num"
    const auto v11 = ops::isfinite(x);
#line 7 "ops.yaml:nan_to_num"
    const auto v12 = ops::where(v11, g, 0);
#line 7 "ops.yaml:nan_to_num"
    v0 = v12;
#line 7 "ops.yaml:nan_to_num"
  }
#line 686 "floating/nodes.cpp"
  return v0;
}

// where(isfinite(real(x)), real(t), 0) + _times_i(where(isfinite(imag(x)), imag(t), 0), x) if is_complex(x) else where(isfinite(x), t, 0)
TensorPtr NanToNumBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  TensorPtr v0;
  if (ops::is_complex(x)) {
    const auto v1 = ops::real(x);
    const auto v2 = ops::isfinite(v1);
    const auto v3 = ops::real(t);
    const auto v4 = ops::where(v2, v3, 0);
    const auto v5 = ops::imag(x);
    const auto v6 = ops::isfinite(v5);
    const auto v7 = ops::imag(t);
    const auto v8 = ops::where(v6, v7, 0);
    const auto v9 = ops::_times_i(v8, x);
    const auto v10 = ops::add(v4, v9);
    v0 = v10;
  } else {
    const auto v11 = ops::isfinite(x);
    const auto v12 = ops::where(v11, t, 0);
    v0 = v12;
  }
  return moved(nullptr, v0, t);
}

const OpSchema HeavisideBackward::schema_v1{
    .name = "heaviside",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = heaviside_rules,
    .results = heaviside_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "heaviside(x1, x2, /)",
    .record = "- op: heaviside(x1, x2, /)\n  summary: Element-wise step, 0 where x1 is negative, 1 where it is positive, x2 where it is 0.\n  amp: KeepInput\n  forward: where(x1 == 0, x2, 0.5 * sign(x1) + 0.5)\n  grad:\n    x1: 0\n    x2: where(x1 == 0, g, 0)\n  dtypes: {x1: floating, x2: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.heaviside(pl.asarray([-1., 0., 1.]), 0.5).tolist()\n    [0.0, 0.5, 1.0]\n  see: [sign]",
    .hash = "cc9e2a13a03f8102af8dc7394e9e98f950ea830f07206df7db82d4ec6c8001c2",
    .source = "ops.yaml:heaviside",
};

Storage HeavisideBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> HeavisideBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> HeavisideBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: 0
#line 6 "ops.yaml:heaviside"
    const auto v0 = ops::constant(0, g);
#line 744 "floating/nodes.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x2: where(x1 == 0, g, 0)
#line 7 "ops.yaml:heaviside"
    const auto v0 = ops::equal(x1, 0);
#line 7 "ops.yaml:heaviside"
    const auto v1 = ops::where(v0, g, 0);
#line 752 "floating/nodes.cpp"
    grads[1] = v1;
  }
  return grads;
}

std::array<TensorPtr, 1> HeavisideBackward::tangent_formula_impl(const TensorPtr&, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr&, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x2) {  // where(x1 == 0, t_x2, 0)
    const auto v0 = ops::equal(x1, 0);
    const auto v1 = ops::where(v0, t_x2, 0);
    moving[0] = moved(moving[0], v1, t_x2);
  }
  return moving;
}

namespace ops {

TensorPtr isnan(const Operand& x) {
  return std::get<0>(IsnanBackward::call({&x}, NoAttributes{}));
}

TensorPtr isinf(const Operand& x) {
  return std::get<0>(IsinfBackward::call({&x}, NoAttributes{}));
}

TensorPtr isfinite(const Operand& x) {
  return std::get<0>(IsfiniteBackward::call({&x}, NoAttributes{}));
}

TensorPtr isposinf(const Operand& x) {
  return std::get<0>(IsposinfBackward::call({&x}, NoAttributes{}));
}

TensorPtr isneginf(const Operand& x) {
  return std::get<0>(IsneginfBackward::call({&x}, NoAttributes{}));
}

TensorPtr signbit(const Operand& x) {
  return std::get<0>(SignbitBackward::call({&x}, NoAttributes{}));
}

TensorPtr copysign(const Operand& x1, const Operand& x2) {
  return std::get<0>(CopysignBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr nextafter(const Operand& x1, const Operand& x2) {
  return std::get<0>(NextafterBackward::call({&x1, &x2}, NoAttributes{}));
}

std::array<TensorPtr, 2> frexp(const Operand& x) {
  return FrexpBackward::call({&x}, NoAttributes{});
}

TensorPtr ldexp(const Operand& x1, const Operand& x2) {
  return std::get<0>(LdexpBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr nan_to_num(const Operand& x, double nan, std::optional<double> posinf, std::optional<double> neginf) {
  return std::get<0>(NanToNumBackward::call({&x}, NanToNumAttributes{nan, posinf, neginf}));
}

TensorPtr heaviside(const Operand& x1, const Operand& x2) {
  return std::get<0>(HeavisideBackward::call({&x1, &x2}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&IsnanBackward::schema_v1, isnan_parts},
    {&IsinfBackward::schema_v1, isinf_parts},
    {&IsfiniteBackward::schema_v1, isfinite_parts},
    {&IsposinfBackward::schema_v1, isposinf_parts},
    {&IsneginfBackward::schema_v1, isneginf_parts},
    {&SignbitBackward::schema_v1, signbit_parts},
    {&CopysignBackward::schema_v1, copysign_parts},
    {&NextafterBackward::schema_v1, nextafter_parts},
    {&FrexpBackward::schema_v1, frexp_parts},
    {&LdexpBackward::schema_v1, ldexp_parts},
    {&NanToNumBackward::schema_v1, nan_to_num_parts},
    {&HeavisideBackward::schema_v1, heaviside_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::floating_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::floating_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::floating_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::floating_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_floating() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
