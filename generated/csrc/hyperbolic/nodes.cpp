// Generated from ops.yaml. Do not edit.
// The hyperbolic family: schemas, dispatch and derivatives.
#include "hyperbolic/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "arithmetic/ops.h"
#include "hyperbolic/ops.h"
#include "power/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries hyperbolic_loops();
}
namespace avx2 {
cpu::LoopEntries hyperbolic_loops();
}
namespace avx512 {
cpu::LoopEntries hyperbolic_loops();
}
namespace neon {
cpu::LoopEntries hyperbolic_loops();
}
namespace accelerate {
cpu::LoopEntries hyperbolic_loops();
}

namespace {

constexpr OperandRule sinh_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule sinh_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand sinh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sinh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sinh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sinh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape sinh_parts[] = {
    {sinh_0_results, sinh_0_inputs, true, false},
    {sinh_1_results, sinh_1_inputs, true, false},
};

constexpr OperandRule cosh_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule cosh_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand cosh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cosh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cosh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cosh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape cosh_parts[] = {
    {cosh_0_results, cosh_0_inputs, true, false},
    {cosh_1_results, cosh_1_inputs, true, false},
};

constexpr OperandRule tanh_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule tanh_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand tanh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tanh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tanh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tanh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape tanh_parts[] = {
    {tanh_0_results, tanh_0_inputs, true, false},
    {tanh_1_results, tanh_1_inputs, true, false},
};

constexpr OperandRule tanh_slope_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule tanh_slope_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand tanh_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tanh_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tanh_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tanh_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape tanh_slope_parts[] = {
    {tanh_slope_0_results, tanh_slope_0_inputs, true, false},
    {tanh_slope_1_results, tanh_slope_1_inputs, true, false},
};

constexpr OperandRule asinh_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule asinh_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand asinh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand asinh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand asinh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand asinh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape asinh_parts[] = {
    {asinh_0_results, asinh_0_inputs, true, false},
    {asinh_1_results, asinh_1_inputs, false, false},
};

constexpr OperandRule acosh_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule acosh_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand acosh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand acosh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand acosh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand acosh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape acosh_parts[] = {
    {acosh_0_results, acosh_0_inputs, true, false},
    {acosh_1_results, acosh_1_inputs, false, false},
};

constexpr OperandRule root_of_one_plus_square_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule root_of_one_plus_square_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand root_of_one_plus_square_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand root_of_one_plus_square_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand root_of_one_plus_square_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand root_of_one_plus_square_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape root_of_one_plus_square_parts[] = {
    {root_of_one_plus_square_0_results, root_of_one_plus_square_0_inputs, false, false},
    {root_of_one_plus_square_1_results, root_of_one_plus_square_1_inputs, false, false},
};

constexpr OperandRule root_of_square_minus_one_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule root_of_square_minus_one_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand root_of_square_minus_one_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand root_of_square_minus_one_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand root_of_square_minus_one_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand root_of_square_minus_one_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape root_of_square_minus_one_parts[] = {
    {root_of_square_minus_one_0_results, root_of_square_minus_one_0_inputs, false, false},
    {root_of_square_minus_one_1_results, root_of_square_minus_one_1_inputs, false, false},
};

constexpr OperandRule atanh_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule atanh_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand atanh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atanh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atanh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atanh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape atanh_parts[] = {
    {atanh_0_results, atanh_0_inputs, true, false},
    {atanh_1_results, atanh_1_inputs, false, false},
};

constexpr OperandRule atanh_slope_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule atanh_slope_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand atanh_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atanh_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atanh_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atanh_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape atanh_slope_parts[] = {
    {atanh_slope_0_results, atanh_slope_0_inputs, false, false},
    {atanh_slope_1_results, atanh_slope_1_inputs, false, false},
};

}  // namespace

const OpSchema SinhBackward::schema_v1{
    .name = "sinh",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sinh_rules,
    .results = sinh_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "sinh(x, /)",
    .record = "- op: sinh(x, /)\n  summary: Element-wise hyperbolic sine.\n  amp: Promote\n  dispatch: {cpu: vvsinhf, gpu: sinh}\n  grad: g * cosh(x)\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.sinh(pl.asarray(0.5)).item(), 4)\n    0.5211\n  see: [cosh, asinh]",
    .hash = "a1e97234ee7fb3e2e552c618d99545242655fd5523748de91d86da5f76f12620",
    .source = "ops.yaml:sinh",
};

Storage SinhBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SinhBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * cosh(x)
TensorPtr SinhBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:sinh"
  const auto v0 = ops::cosh(x);
#line 5 "ops.yaml:sinh"
  const auto v1 = ops::multiply(g, v0);
#line 310 "hyperbolic/nodes.cpp"
  return v1;
}

// cosh(x) * t
TensorPtr SinhBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::cosh(x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema CoshBackward::schema_v1{
    .name = "cosh",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cosh_rules,
    .results = cosh_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "cosh(x, /)",
    .record = "- op: cosh(x, /)\n  summary: Element-wise hyperbolic cosine.\n  amp: Promote\n  dispatch: {cpu: vvcoshf, gpu: cosh}\n  grad: g * sinh(x)\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.cosh(pl.asarray(0.5)).item(), 4)\n    1.1276\n  see: [sinh, acosh]",
    .hash = "cdd82bd2bf591f3cfc33de6a4b195889c021ae605771a6dd48348e052f2c3ef3",
    .source = "ops.yaml:cosh",
};

Storage CoshBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage CoshBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * sinh(x)
TensorPtr CoshBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:cosh"
  const auto v0 = ops::sinh(x);
#line 5 "ops.yaml:cosh"
  const auto v1 = ops::multiply(g, v0);
#line 353 "hyperbolic/nodes.cpp"
  return v1;
}

// sinh(x) * t
TensorPtr CoshBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::sinh(x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema TanhBackward::schema_v1{
    .name = "tanh",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = tanh_rules,
    .results = tanh_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "tanh(x, /)",
    .record = "- op: tanh(x, /)\n  summary: Element-wise hyperbolic tangent.\n  amp: Promote\n  dispatch: {cpu: vvtanhf, gpu: tanh}\n  # Not 1 - out * out, which has lost every digit at x = 10.\n  grad: g / square(cosh(x)) if is_complex(x) else g * _tanh_slope(x)\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.tanh(pl.asarray(0.5)).item(), 4)\n    0.4621\n  see: [atanh, sigmoid]",
    .hash = "b60720e75b23a6d1f7db85221819a96563eb52c9825faeeb45182316ce5bfd20",
    .source = "ops.yaml:tanh",
};

Storage TanhBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage TanhBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g / square(cosh(x)) if is_complex(x) else g * _tanh_slope(x)
TensorPtr TanhBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:tanh"
  TensorPtr v0;
#line 6 "ops.yaml:tanh"
  if (ops::is_complex(x)) {
#line 6 "ops.yaml:tanh"
    const auto v1 = ops::cosh(x);
#line 6 "ops.yaml:tanh"
    const auto v2 = ops::square(v1);
#line 6 "ops.yaml:tanh"
    const auto v3 = ops::divide(g, v2);
#line 6 "ops.yaml:tanh"
    v0 = v3;
#line 6 "ops.yaml:tanh"
  } else {
#line 6 "ops.yaml:tanh"
    const auto v4 = ops::_tanh_slope(x);
#line 6 "ops.yaml:tanh"
    const auto v5 = ops::multiply(g, v4);
#line 6 "ops.yaml:tanh"
    v0 = v5;
#line 6 "ops.yaml:tanh"
  }
#line 414 "hyperbolic/nodes.cpp"
  return v0;
}

// t / square(cosh(x)) if is_complex(x) else _tanh_slope(x) * t
TensorPtr TanhBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  TensorPtr v0;
  if (ops::is_complex(x)) {
    const auto v1 = ops::cosh(x);
    const auto v2 = ops::square(v1);
    const auto v3 = ops::divide(t, v2);
    v0 = v3;
  } else {
    const auto v4 = ops::_tanh_slope(x);
    const auto v5 = ops::multiply(v4, t);
    v0 = v5;
  }
  return moved(nullptr, v0, t);
}

const OpSchema TanhSlopeBackward::schema_v1{
    .name = "_tanh_slope",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = tanh_slope_rules,
    .results = tanh_slope_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_tanh_slope(x, /)",
    .record = "- op: _tanh_slope(x, /)\n  summary: Element-wise derivative of tanh, accurate in both tails.\n  amp: Promote\n  forward: 4 * exp(-2 * abs(x)) / square(1 + exp(-2 * abs(x)))\n  # abs has a kink at 0, the value none.\n  grad: -2 * g * out * tanh(x)\n  dtypes: {x: floating}\n  reads: 1 / square(cosh(x))",
    .hash = "88ab40ccdda61286ec62434f2d30546d78ac7827d62c0775f6f4d5f621cc7312",
    .source = "ops.yaml:_tanh_slope",
};

Storage TanhSlopeBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage TanhSlopeBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -2 * g * out * tanh(x)
TensorPtr TanhSlopeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 6 "ops.yaml:_tanh_slope"
  const auto v0 = ops::multiply(-2, g);
#line 6 "ops.yaml:_tanh_slope"
  const auto v1 = ops::multiply(v0, y);
#line 6 "ops.yaml:_tanh_slope"
  const auto v2 = ops::tanh(x);
#line 6 "ops.yaml:_tanh_slope"
  const auto v3 = ops::multiply(v1, v2);
#line 470 "hyperbolic/nodes.cpp"
  return v3;
}

// -2 * out * tanh(x) * t
TensorPtr TanhSlopeBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y) {
  const auto v0 = ops::multiply(-2, y);
  const auto v1 = ops::tanh(x);
  const auto v2 = ops::multiply(v0, v1);
  const auto v3 = ops::multiply(v2, t);
  return moved(nullptr, v3, t);
}

const OpSchema AsinhBackward::schema_v1{
    .name = "asinh",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = asinh_rules,
    .results = asinh_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "asinh(x, /)",
    .record = "- op: asinh(x, /)\n  summary: Element-wise inverse hyperbolic sine.\n  amp: Promote\n  dispatch: {cpu: vvasinhf, gpu: arcsinh}\n  grad: g / _root_of_one_plus_square(x)\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.asinh(pl.asarray(0.5)).item(), 4)\n    0.4812\n  see: [sinh]\n  aliases: [arcsinh]",
    .hash = "2579438d93fed985a982193c731239873fce2a66286835c6b43788cec2cdff72",
    .source = "ops.yaml:asinh",
};

Storage AsinhBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage AsinhBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g / _root_of_one_plus_square(x)
TensorPtr AsinhBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:asinh"
  const auto v0 = ops::_root_of_one_plus_square(x);
#line 5 "ops.yaml:asinh"
  const auto v1 = ops::divide(g, v0);
#line 515 "hyperbolic/nodes.cpp"
  return v1;
}

// t / _root_of_one_plus_square(x)
TensorPtr AsinhBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_root_of_one_plus_square(x);
  const auto v1 = ops::divide(t, v0);
  return moved(nullptr, v1, t);
}

const OpSchema AcoshBackward::schema_v1{
    .name = "acosh",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = acosh_rules,
    .results = acosh_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "acosh(x, /)",
    .record = "- op: acosh(x, /)\n  summary: Element-wise inverse hyperbolic cosine.\n  amp: Promote\n  dispatch: {cpu: vvacoshf, gpu: arccosh}\n  grad: g / _root_of_square_minus_one(x)\n  dtypes: {x: inexact}\n  domain: {x: [1.01, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.acosh(pl.asarray(2.)).item(), 4)\n    1.317\n  see: [cosh]\n  aliases: [arccosh]",
    .hash = "ba50f1b7e192f57e26deb4bbb20d76cb2f7c51051d07582b0c2cb5e3cdff3b59",
    .source = "ops.yaml:acosh",
};

Storage AcoshBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage AcoshBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g / _root_of_square_minus_one(x)
TensorPtr AcoshBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:acosh"
  const auto v0 = ops::_root_of_square_minus_one(x);
#line 5 "ops.yaml:acosh"
  const auto v1 = ops::divide(g, v0);
#line 558 "hyperbolic/nodes.cpp"
  return v1;
}

// t / _root_of_square_minus_one(x)
TensorPtr AcoshBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_root_of_square_minus_one(x);
  const auto v1 = ops::divide(t, v0);
  return moved(nullptr, v1, t);
}

const OpSchema RootOfOnePlusSquareBackward::schema_v1{
    .name = "_root_of_one_plus_square",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = root_of_one_plus_square_rules,
    .results = root_of_one_plus_square_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_root_of_one_plus_square(x, /)",
    .record = "- op: _root_of_one_plus_square(x, /)\n  summary: Element-wise square root of 1 + x**2, without overflow.\n  amp: Promote\n  forward: |\n    where(abs(x) < 1e9, sqrt(1 + x * x), where(signbit(real(x)), -x, x)) if is_complex(x) else\n    where(abs(x) < 1e9, sqrt(1 + x * x), abs(x))\n  grad: g * (x / out)\n  dtypes: {x: inexact}\n  reads: sqrt(1 + x * x)",
    .hash = "05b107f1c6ba2d095fb0868c1b1fb493b6fcd2b7bfe5a4a693e07e7197e8275c",
    .source = "ops.yaml:_root_of_one_plus_square",
};

Storage RootOfOnePlusSquareBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage RootOfOnePlusSquareBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * (x / out)
TensorPtr RootOfOnePlusSquareBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 7 "ops.yaml:_root_of_one_plus_square"
  const auto v0 = ops::divide(x, y);
#line 7 "ops.yaml:_root_of_one_plus_square"
  const auto v1 = ops::multiply(g, v0);
#line 601 "hyperbolic/nodes.cpp"
  return v1;
}

// x / out * t
TensorPtr RootOfOnePlusSquareBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y) {
  const auto v0 = ops::divide(x, y);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema RootOfSquareMinusOneBackward::schema_v1{
    .name = "_root_of_square_minus_one",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = root_of_square_minus_one_rules,
    .results = root_of_square_minus_one_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_root_of_square_minus_one(x, /)",
    .record = "- op: _root_of_square_minus_one(x, /)\n  summary: Element-wise square root of x**2 - 1, on the branch of acosh for complex x.\n  amp: Promote\n  # Two roots: x * x would overflow, and the root of the product is on the wrong branch.\n  forward: sqrt(x - 1) * sqrt(x + 1)\n  grad: g * (x / out)\n  dtypes: {x: inexact}\n  domain: {x: [1.01, 9]}\n  reads: sqrt(x - 1) * sqrt(x + 1)",
    .hash = "cfb3bb767f127d0c7e4804476120b65e4447a3b5c16f085a1865214e87ef529b",
    .source = "ops.yaml:_root_of_square_minus_one",
};

Storage RootOfSquareMinusOneBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage RootOfSquareMinusOneBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * (x / out)
TensorPtr RootOfSquareMinusOneBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 6 "ops.yaml:_root_of_square_minus_one"
  const auto v0 = ops::divide(x, y);
#line 6 "ops.yaml:_root_of_square_minus_one"
  const auto v1 = ops::multiply(g, v0);
#line 644 "hyperbolic/nodes.cpp"
  return v1;
}

// x / out * t
TensorPtr RootOfSquareMinusOneBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y) {
  const auto v0 = ops::divide(x, y);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema AtanhBackward::schema_v1{
    .name = "atanh",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = atanh_rules,
    .results = atanh_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "atanh(x, /)",
    .record = "- op: atanh(x, /)\n  summary: Element-wise inverse hyperbolic tangent.\n  amp: Promote\n  dispatch: {cpu: vvatanhf, gpu: arctanh}\n  grad: g * _atanh_slope(x)\n  dtypes: {x: inexact}\n  domain: {x: [-0.99, 0.99]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.atanh(pl.asarray(0.5)).item(), 4)\n    0.5493\n  see: [tanh, logit]\n  aliases: [arctanh]",
    .hash = "5acf713409bf6044b98c2433a4c63a5e42c357ecbc71e9537a57dd6644e82f96",
    .source = "ops.yaml:atanh",
};

Storage AtanhBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage AtanhBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * _atanh_slope(x)
TensorPtr AtanhBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:atanh"
  const auto v0 = ops::_atanh_slope(x);
#line 5 "ops.yaml:atanh"
  const auto v1 = ops::multiply(g, v0);
#line 687 "hyperbolic/nodes.cpp"
  return v1;
}

// _atanh_slope(x) * t
TensorPtr AtanhBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_atanh_slope(x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema AtanhSlopeBackward::schema_v1{
    .name = "_atanh_slope",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = atanh_slope_rules,
    .results = atanh_slope_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_atanh_slope(x, /)",
    .record = "- op: _atanh_slope(x, /)\n  summary: Element-wise derivative of atanh.\n  amp: Promote\n  # Of complex numbers two divisions, since the product overflows.\n  forward: |\n    1 / (1 - x) / (1 + x) if is_complex(x) else 1 / ((1 - x) * (1 + x))\n  # The derivative of the product would be the difference of its factors, which has no digits at 0.\n  grad: 2 * g * (x * out) * out\n  dtypes: {x: inexact}\n  domain: {x: [-0.99, 0.99]}\n  reads: 1 / ((1 - x) * (1 + x))",
    .hash = "18f124d4bc79568b76d9c64aa652fe41b6561cc55c9903d9b3a9a01180275676",
    .source = "ops.yaml:_atanh_slope",
};

Storage AtanhSlopeBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage AtanhSlopeBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 2 * g * (x * out) * out
TensorPtr AtanhSlopeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 8 "ops.yaml:_atanh_slope"
  const auto v0 = ops::multiply(2, g);
#line 8 "ops.yaml:_atanh_slope"
  const auto v1 = ops::multiply(x, y);
#line 8 "ops.yaml:_atanh_slope"
  const auto v2 = ops::multiply(v0, v1);
#line 8 "ops.yaml:_atanh_slope"
  const auto v3 = ops::multiply(v2, y);
#line 734 "hyperbolic/nodes.cpp"
  return v3;
}

// 2 * x * out * out * t
TensorPtr AtanhSlopeBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y) {
  const auto v0 = ops::multiply(2, x);
  const auto v1 = ops::multiply(v0, y);
  const auto v2 = ops::multiply(v1, y);
  const auto v3 = ops::multiply(v2, t);
  return moved(nullptr, v3, t);
}

namespace ops {

TensorPtr sinh(const Operand& x) {
  return std::get<0>(SinhBackward::call({&x}, NoAttributes{}));
}

TensorPtr cosh(const Operand& x) {
  return std::get<0>(CoshBackward::call({&x}, NoAttributes{}));
}

TensorPtr tanh(const Operand& x) {
  return std::get<0>(TanhBackward::call({&x}, NoAttributes{}));
}

TensorPtr _tanh_slope(const Operand& x) {
  return std::get<0>(TanhSlopeBackward::call({&x}, NoAttributes{}));
}

TensorPtr asinh(const Operand& x) {
  return std::get<0>(AsinhBackward::call({&x}, NoAttributes{}));
}

TensorPtr acosh(const Operand& x) {
  return std::get<0>(AcoshBackward::call({&x}, NoAttributes{}));
}

TensorPtr _root_of_one_plus_square(const Operand& x) {
  return std::get<0>(RootOfOnePlusSquareBackward::call({&x}, NoAttributes{}));
}

TensorPtr _root_of_square_minus_one(const Operand& x) {
  return std::get<0>(RootOfSquareMinusOneBackward::call({&x}, NoAttributes{}));
}

TensorPtr atanh(const Operand& x) {
  return std::get<0>(AtanhBackward::call({&x}, NoAttributes{}));
}

TensorPtr _atanh_slope(const Operand& x) {
  return std::get<0>(AtanhSlopeBackward::call({&x}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&SinhBackward::schema_v1, sinh_parts},
    {&CoshBackward::schema_v1, cosh_parts},
    {&TanhBackward::schema_v1, tanh_parts},
    {&TanhSlopeBackward::schema_v1, tanh_slope_parts},
    {&AsinhBackward::schema_v1, asinh_parts},
    {&AcoshBackward::schema_v1, acosh_parts},
    {&RootOfOnePlusSquareBackward::schema_v1, root_of_one_plus_square_parts},
    {&RootOfSquareMinusOneBackward::schema_v1, root_of_square_minus_one_parts},
    {&AtanhBackward::schema_v1, atanh_parts},
    {&AtanhSlopeBackward::schema_v1, atanh_slope_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::hyperbolic_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::hyperbolic_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::hyperbolic_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::hyperbolic_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_hyperbolic() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
