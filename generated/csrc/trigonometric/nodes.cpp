// Generated from ops.yaml. Do not edit.
// The trigonometric family: schemas, dispatch and derivatives.
#include "trigonometric/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "arithmetic/ops.h"
#include "bitwise/ops.h"
#include "comparison/ops.h"
#include "floating/ops.h"
#include "power/ops.h"
#include "selection/ops.h"
#include "trigonometric/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries trigonometric_loops();
}
namespace avx2 {
cpu::LoopEntries trigonometric_loops();
}
namespace avx512 {
cpu::LoopEntries trigonometric_loops();
}
namespace neon {
cpu::LoopEntries trigonometric_loops();
}
namespace accelerate {
cpu::LoopEntries trigonometric_loops();
}

namespace {

constexpr OperandRule sin_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule sin_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand sin_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sin_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sin_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sin_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape sin_parts[] = {
    {sin_0_results, sin_0_inputs, true, false},
    {sin_1_results, sin_1_inputs, true, false},
};

constexpr OperandRule cos_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule cos_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand cos_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cos_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cos_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cos_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape cos_parts[] = {
    {cos_0_results, cos_0_inputs, true, false},
    {cos_1_results, cos_1_inputs, true, false},
};

constexpr OperandRule sincos_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule sincos_results[] = {
    {"sine", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"cosine", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand sincos_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sincos_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sincos_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sincos_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 3},
    {DtypeFrom::Compute, Dtype::Float32, 4},
};
constexpr cpu::LoopShape sincos_parts[] = {
    {sincos_0_results, sincos_0_inputs, true, false},
    {sincos_1_results, sincos_1_inputs, false, false},
};

constexpr OperandRule tan_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule tan_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand tan_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tan_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tan_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tan_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape tan_parts[] = {
    {tan_0_results, tan_0_inputs, true, false},
    {tan_1_results, tan_1_inputs, false, false},
};

constexpr OperandRule asin_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule asin_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand asin_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand asin_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand asin_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand asin_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape asin_parts[] = {
    {asin_0_results, asin_0_inputs, true, false},
    {asin_1_results, asin_1_inputs, false, false},
};

constexpr OperandRule root_of_one_minus_square_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule root_of_one_minus_square_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand root_of_one_minus_square_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand root_of_one_minus_square_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand root_of_one_minus_square_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand root_of_one_minus_square_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape root_of_one_minus_square_parts[] = {
    {root_of_one_minus_square_0_results, root_of_one_minus_square_0_inputs, false, false},
    {root_of_one_minus_square_1_results, root_of_one_minus_square_1_inputs, false, false},
};

constexpr OperandRule acos_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule acos_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand acos_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand acos_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand acos_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand acos_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape acos_parts[] = {
    {acos_0_results, acos_0_inputs, true, false},
    {acos_1_results, acos_1_inputs, false, false},
};

constexpr OperandRule atan_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule atan_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand atan_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atan_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atan_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atan_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape atan_parts[] = {
    {atan_0_results, atan_0_inputs, true, false},
    {atan_1_results, atan_1_inputs, false, false},
};

constexpr OperandRule atan_slope_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule atan_slope_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand atan_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atan_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atan_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atan_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape atan_slope_parts[] = {
    {atan_slope_0_results, atan_slope_0_inputs, false, false},
    {atan_slope_1_results, atan_slope_1_inputs, false, false},
};

constexpr OperandRule atan2_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule atan2_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand atan2_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atan2_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand atan2_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atan2_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand atan2_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atan2_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand atan2_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand atan2_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape atan2_parts[] = {
    {atan2_0_results, atan2_0_inputs, true, false},
    {atan2_1_results, atan2_1_inputs, true, false},
    {atan2_2_results, atan2_2_inputs, true, false},
    {atan2_3_results, atan2_3_inputs, true, false},
};

constexpr OperandRule angle_slope_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule angle_slope_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand angle_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand angle_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand angle_slope_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_slope_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand angle_slope_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_slope_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand angle_slope_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_slope_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand angle_slope_5_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_slope_5_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand angle_slope_6_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_slope_6_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand angle_slope_7_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_slope_7_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape angle_slope_parts[] = {
    {angle_slope_0_results, angle_slope_0_inputs, true, false},
    {angle_slope_1_results, angle_slope_1_inputs, true, false},
    {angle_slope_2_results, angle_slope_2_inputs, true, false},
    {angle_slope_3_results, angle_slope_3_inputs, true, false},
    {angle_slope_4_results, angle_slope_4_inputs, true, false},
    {angle_slope_5_results, angle_slope_5_inputs, true, false},
    {angle_slope_6_results, angle_slope_6_inputs, true, false},
    {angle_slope_7_results, angle_slope_7_inputs, true, false},
};

constexpr OperandRule sinc_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule sinc_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand sinc_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sinc_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sinc_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sinc_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape sinc_parts[] = {
    {sinc_0_results, sinc_0_inputs, true, false},
    {sinc_1_results, sinc_1_inputs, true, false},
};

constexpr OperandRule sinc_derivative_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule sinc_derivative_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand sinc_derivative_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sinc_derivative_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sinc_derivative_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sinc_derivative_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape sinc_derivative_parts[] = {
    {sinc_derivative_0_results, sinc_derivative_0_inputs, true, false},
    {sinc_derivative_1_results, sinc_derivative_1_inputs, true, false},
};

}  // namespace

const OpSchema SinBackward::schema_v1{
    .name = "sin",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sin_rules,
    .results = sin_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "sin(x, /)",
    .record = "- op: sin(x, /)\n  summary: Element-wise sine.\n  amp: Promote\n  dispatch: {cpu: vvsinf, gpu: sin}\n  grad: g * cos(x)\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.sin(pl.asarray(0.5)).item(), 4)\n    0.4794\n  see: [cos, asin, sinc]",
    .hash = "82cc31f8fe6812b6797f3782907f7b43962d9e5ee5ddc382979270abc24f80c1",
    .source = "ops.yaml:sin",
};

Storage SinBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SinBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * cos(x)
TensorPtr SinBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:sin"
  const auto v0 = ops::cos(x);
#line 5 "ops.yaml:sin"
  const auto v1 = ops::multiply(g, v0);
#line 468 "trigonometric/nodes.cpp"
  return v1;
}

// cos(x) * t
TensorPtr SinBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::cos(x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema CosBackward::schema_v1{
    .name = "cos",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cos_rules,
    .results = cos_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "cos(x, /)",
    .record = "- op: cos(x, /)\n  summary: Element-wise cosine.\n  amp: Promote\n  dispatch: {cpu: vvcosf, gpu: cos}\n  grad: -g * sin(x)\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.cos(pl.asarray(0.5)).item(), 4)\n    0.8776\n  see: [sin, acos]",
    .hash = "75b60f54764ab7fd59e7f06e8b3907c70719edec15d95373cc618630e00a0cdd",
    .source = "ops.yaml:cos",
};

Storage CosBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage CosBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -g * sin(x)
TensorPtr CosBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:cos"
  const auto v0 = ops::negative(g);
#line 5 "ops.yaml:cos"
  const auto v1 = ops::sin(x);
#line 5 "ops.yaml:cos"
  const auto v2 = ops::multiply(v0, v1);
#line 513 "trigonometric/nodes.cpp"
  return v2;
}

// -sin(x) * t
TensorPtr CosBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::sin(x);
  const auto v1 = ops::negative(v0);
  const auto v2 = ops::multiply(v1, t);
  return moved(nullptr, v2, t);
}

const OpSchema SincosBackward::schema_v1{
    .name = "sincos",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sincos_rules,
    .results = sincos_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "sincos(x, /) -> sine, cosine",
    .record = "- op: sincos(x, /) -> sine, cosine\n  summary: Element-wise sine and cosine at once.\n  amp: Promote\n  forward:\n    sine: sin(x)\n    cosine: cos(x)\n  grad: g_sine * cosine - g_cosine * sine\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> sine, cosine = pl.sincos(pl.asarray(0.5))\n    >>> round((sine * sine + cosine * cosine).item(), 6)\n    1.0\n  see: [sin, cos]",
    .hash = "d5e2d7aecc482a08c60c4e706c72aba51faa1bf6335325b7e115f3bb4cadd532",
    .source = "ops.yaml:sincos",
};

std::array<Storage, 2> SincosBackward::dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt) {
  return run_loop<2>(be, schema_v1, 0, {&x}, nullptr, s, dt);
}

std::array<Storage, 1> SincosBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {1}}, nullptr);
}

std::array<TensorPtr, 1> SincosBackward::grad_formula_impl(const TensorPtr& g_sine, const TensorPtr& g_cosine, const TensorPtr&, const TensorPtr& sine, const TensorPtr& cosine, Wanted wanted) {
  std::array<TensorPtr, 1> grads;
  if (wanted >> 0 & 1U) {  // x: g_sine * cosine - g_cosine * sine
#line 7 "ops.yaml:sincos"
    const auto v0 = ops::multiply(g_sine, cosine);
#line 7 "ops.yaml:sincos"
    const auto v1 = ops::multiply(g_cosine, sine);
#line 7 "ops.yaml:sincos"
    const auto v2 = ops::subtract(v0, v1);
#line 560 "trigonometric/nodes.cpp"
    grads[0] = v2;
  }
  return grads;
}

std::array<TensorPtr, 2> SincosBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr& sine, const TensorPtr& cosine) {
  std::array<TensorPtr, 2> moving;
  if (t) {  // cosine * t
    const auto v0 = ops::multiply(cosine, t);
    moving[0] = moved(moving[0], v0, t);
  }
  if (t) {  // -sine * t
    const auto v0 = ops::negative(sine);
    const auto v1 = ops::multiply(v0, t);
    moving[1] = moved(moving[1], v1, t);
  }
  return moving;
}

const OpSchema TanBackward::schema_v1{
    .name = "tan",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = tan_rules,
    .results = tan_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "tan(x, /)",
    .record = "- op: tan(x, /)\n  summary: Element-wise tangent.\n  amp: Promote\n  dispatch: {cpu: vvtanf, gpu: tan}\n  grad: g * (1 + out * out)\n  dtypes: {x: inexact}\n  domain: {x: [-1.5, 1.5]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.tan(pl.asarray(0.5)).item(), 4)\n    0.5463\n  see: [atan]",
    .hash = "ae0914c5e15904c8e3a441f5b4dbc1d226311a99c6fe79beaa2959f92cee9d83",
    .source = "ops.yaml:tan",
};

Storage TanBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage TanBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * (1 + out * out)
TensorPtr TanBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 5 "ops.yaml:tan"
  const auto v0 = ops::multiply(y, y);
#line 5 "ops.yaml:tan"
  const auto v1 = ops::add(1, v0);
#line 5 "ops.yaml:tan"
  const auto v2 = ops::multiply(g, v1);
#line 614 "trigonometric/nodes.cpp"
  return v2;
}

// (1 + out * out) * t
TensorPtr TanBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr& y) {
  const auto v0 = ops::multiply(y, y);
  const auto v1 = ops::add(1, v0);
  const auto v2 = ops::multiply(v1, t);
  return moved(nullptr, v2, t);
}

const OpSchema AsinBackward::schema_v1{
    .name = "asin",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = asin_rules,
    .results = asin_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "asin(x, /)",
    .record = "- op: asin(x, /)\n  summary: Element-wise inverse sine.\n  amp: Promote\n  dispatch: {cpu: vvasinf, gpu: arcsin}\n  grad: g / _root_of_one_minus_square(x)\n  dtypes: {x: inexact}\n  domain: {x: [-0.99, 0.99]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.asin(pl.asarray(0.5)).item(), 4)\n    0.5236\n  see: [sin, acos]\n  aliases: [arcsin]",
    .hash = "acdfaea86cd4325255d840d3f715ecdfc1731fa16d13e8f92b85628833223ef9",
    .source = "ops.yaml:asin",
};

Storage AsinBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage AsinBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g / _root_of_one_minus_square(x)
TensorPtr AsinBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:asin"
  const auto v0 = ops::_root_of_one_minus_square(x);
#line 5 "ops.yaml:asin"
  const auto v1 = ops::divide(g, v0);
#line 658 "trigonometric/nodes.cpp"
  return v1;
}

// t / _root_of_one_minus_square(x)
TensorPtr AsinBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_root_of_one_minus_square(x);
  const auto v1 = ops::divide(t, v0);
  return moved(nullptr, v1, t);
}

const OpSchema RootOfOneMinusSquareBackward::schema_v1{
    .name = "_root_of_one_minus_square",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = root_of_one_minus_square_rules,
    .results = root_of_one_minus_square_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_root_of_one_minus_square(x, /)",
    .record = "- op: _root_of_one_minus_square(x, /)\n  summary: Element-wise square root of 1 - x**2, accurate at 1 and -1.\n  amp: Promote\n  # Of complex numbers two roots, since the product overflows.\n  forward: |\n    sqrt(1 - x) * sqrt(1 + x) if is_complex(x) else sqrt((1 - x) * (1 + x))\n  # The derivative of the product would be the difference of its factors, which has no digits at 0.\n  grad: -g * (x / out)\n  dtypes: {x: inexact}\n  domain: {x: [-0.99, 0.99]}\n  reads: sqrt(1 - x) * sqrt(1 + x)",
    .hash = "c7363cfb6faf8692e854b0a7ee37190462df03134a06c7f841c65480895a9dab",
    .source = "ops.yaml:_root_of_one_minus_square",
};

Storage RootOfOneMinusSquareBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage RootOfOneMinusSquareBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -g * (x / out)
TensorPtr RootOfOneMinusSquareBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 8 "ops.yaml:_root_of_one_minus_square"
  const auto v0 = ops::negative(g);
#line 8 "ops.yaml:_root_of_one_minus_square"
  const auto v1 = ops::divide(x, y);
#line 8 "ops.yaml:_root_of_one_minus_square"
  const auto v2 = ops::multiply(v0, v1);
#line 703 "trigonometric/nodes.cpp"
  return v2;
}

// -x / out * t
TensorPtr RootOfOneMinusSquareBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y) {
  const auto v0 = ops::negative(x);
  const auto v1 = ops::divide(v0, y);
  const auto v2 = ops::multiply(v1, t);
  return moved(nullptr, v2, t);
}

const OpSchema AcosBackward::schema_v1{
    .name = "acos",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = acos_rules,
    .results = acos_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "acos(x, /)",
    .record = "- op: acos(x, /)\n  summary: Element-wise inverse cosine.\n  amp: Promote\n  dispatch: {cpu: vvacosf, gpu: arccos}\n  grad: -g / _root_of_one_minus_square(x)\n  dtypes: {x: inexact}\n  domain: {x: [-0.99, 0.99]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.acos(pl.asarray(0.5)).item(), 4)\n    1.0472\n  see: [cos, asin]\n  aliases: [arccos]",
    .hash = "e863933bc715e2d927a7342b97d28c84e773a09610ff398fb40385ee3a5844bf",
    .source = "ops.yaml:acos",
};

Storage AcosBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage AcosBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -g / _root_of_one_minus_square(x)
TensorPtr AcosBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:acos"
  const auto v0 = ops::negative(g);
#line 5 "ops.yaml:acos"
  const auto v1 = ops::_root_of_one_minus_square(x);
#line 5 "ops.yaml:acos"
  const auto v2 = ops::divide(v0, v1);
#line 749 "trigonometric/nodes.cpp"
  return v2;
}

// -t / _root_of_one_minus_square(x)
TensorPtr AcosBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::negative(t);
  const auto v1 = ops::_root_of_one_minus_square(x);
  const auto v2 = ops::divide(v0, v1);
  return moved(nullptr, v2, t);
}

const OpSchema AtanBackward::schema_v1{
    .name = "atan",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = atan_rules,
    .results = atan_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "atan(x, /)",
    .record = "- op: atan(x, /)\n  summary: Element-wise inverse tangent.\n  amp: Promote\n  dispatch: {cpu: vvatanf, gpu: arctan}\n  grad: g * _atan_slope(x)\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.atan(pl.asarray(0.5)).item(), 4)\n    0.4636\n  see: [tan, atan2]\n  aliases: [arctan]",
    .hash = "7d23ad579869044c89f2cc71822e4568eaed40a0e663b05769e6c993e3835986",
    .source = "ops.yaml:atan",
};

Storage AtanBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage AtanBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * _atan_slope(x)
TensorPtr AtanBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:atan"
  const auto v0 = ops::_atan_slope(x);
#line 5 "ops.yaml:atan"
  const auto v1 = ops::multiply(g, v0);
#line 793 "trigonometric/nodes.cpp"
  return v1;
}

// _atan_slope(x) * t
TensorPtr AtanBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_atan_slope(x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema AtanSlopeBackward::schema_v1{
    .name = "_atan_slope",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = atan_slope_rules,
    .results = atan_slope_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_atan_slope(x, /)",
    .record = "- op: _atan_slope(x, /)\n  summary: Element-wise derivative of atan.\n  amp: Promote\n  forward: 1 / (1 + x * x)\n  # One factor after the other: the square of the divisor overflows before the value vanishes.\n  grad: -2 * g * where(isfinite(x), x * out, 0) * out\n  dtypes: {x: inexact}\n  reads: 1 / (1 + x * x)",
    .hash = "fec9febc190c82b2db09cf80200d40d43c55b9ae70569b4e826fef14c626f49c",
    .source = "ops.yaml:_atan_slope",
};

Storage AtanSlopeBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage AtanSlopeBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -2 * g * where(isfinite(x), x * out, 0) * out
TensorPtr AtanSlopeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 6 "ops.yaml:_atan_slope"
  const auto v0 = ops::multiply(-2, g);
#line 6 "ops.yaml:_atan_slope"
  const auto v1 = ops::isfinite(x);
#line 6 "ops.yaml:_atan_slope"
  const auto v2 = ops::multiply(x, y);
#line 6 "ops.yaml:_atan_slope"
  const auto v3 = ops::where(v1, v2, 0);
#line 6 "ops.yaml:_atan_slope"
  const auto v4 = ops::multiply(v0, v3);
#line 6 "ops.yaml:_atan_slope"
  const auto v5 = ops::multiply(v4, y);
#line 844 "trigonometric/nodes.cpp"
  return v5;
}

// where(isfinite(x), -2 * out * x * out * t, 0)
TensorPtr AtanSlopeBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y) {
  const auto v0 = ops::isfinite(x);
  const auto v1 = ops::multiply(-2, y);
  const auto v2 = ops::multiply(v1, x);
  const auto v3 = ops::multiply(v2, y);
  const auto v4 = ops::multiply(v3, t);
  const auto v5 = ops::where(v0, v4, 0);
  return moved(nullptr, v5, t);
}

const OpSchema Atan2Backward::schema_v1{
    .name = "atan2",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = atan2_rules,
    .results = atan2_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "atan2(x1, x2, /)",
    .record = "- op: atan2(x1, x2, /)\n  summary: Element-wise angle of the point (x2, x1), in all four quadrants.\n  amp: Promote\n  dispatch: {cpu: vvatan2f, gpu: arctan2}\n  grad:\n    x1: g * _angle_slope(x1, x2, second=False)\n    x2: -g * _angle_slope(x1, x2, second=True)\n  dtypes: {x1: floating, x2: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.atan2(pl.asarray(1.), -1.).item(), 4)\n    2.3562\n  see: [atan, angle, hypot]\n  aliases: [arctan2]",
    .hash = "7aa128cabed45dd419e49c724ade49a85fec8cb195cb771bc465f7e3a0cd2b83",
    .source = "ops.yaml:atan2",
};

Storage Atan2Backward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> Atan2Backward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> Atan2Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: g * _angle_slope(x1, x2, False)
#line 6 "ops.yaml:atan2"
    const auto v0 = ops::_angle_slope(x1, x2, false);
#line 6 "ops.yaml:atan2"
    const auto v1 = ops::multiply(g, v0);
#line 892 "trigonometric/nodes.cpp"
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // x2: -g * _angle_slope(x1, x2, True)
#line 7 "ops.yaml:atan2"
    const auto v0 = ops::negative(g);
#line 7 "ops.yaml:atan2"
    const auto v1 = ops::_angle_slope(x1, x2, true);
#line 7 "ops.yaml:atan2"
    const auto v2 = ops::multiply(v0, v1);
#line 902 "trigonometric/nodes.cpp"
    grads[1] = v2;
  }
  return grads;
}

std::array<TensorPtr, 1> Atan2Backward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // _angle_slope(x1, x2, False) * t_x1
    const auto v0 = ops::_angle_slope(x1, x2, false);
    const auto v1 = ops::multiply(v0, t_x1);
    moving[0] = moved(moving[0], v1, t_x1);
  }
  if (t_x2) {  // -_angle_slope(x1, x2, True) * t_x2
    const auto v0 = ops::_angle_slope(x1, x2, true);
    const auto v1 = ops::negative(v0);
    const auto v2 = ops::multiply(v1, t_x2);
    moving[0] = moved(moving[0], v2, t_x2);
  }
  return moving;
}

const OpSchema AngleSlopeBackward::schema_v1{
    .name = "_angle_slope",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = angle_slope_rules,
    .results = angle_slope_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_angle_slope(x1, x2, /, *, second:bool)",
    .record = "- op: _angle_slope(x1, x2, /, *, second:bool)\n  summary: Element-wise x2 / (x1**2 + x2**2), or x1 / (x1**2 + x2**2), without overflow; 0 at the origin.\n  amp: Promote\n  # Divisions by the radius, one after the other: powers of it would overflow and underflow.\n  forward: |\n    where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, (x1 if second else x2) / hypot(x1, x2) / hypot(x1, x2))\n  grad:\n    let:\n      r: hypot(x1, x2)\n      apart: (r == 0) | isinf(r)\n      crossed: where(apart, 0, -2 * g * ((x1 / r) * (x2 / r)) / r / r)\n      straight: where(apart, 0, g * (((x1 - x2) / r) * ((x1 + x2) / r)) / r / r)\n    x1: |\n      -straight if second else crossed\n    x2: |\n      crossed if second else straight\n  dtypes: {x1: floating, x2: floating}\n  reads: |\n    where((x1 == 0) & (x2 == 0), 0, x1 / (x1 * x1 + x2 * x2)) if second else\n    where((x1 == 0) & (x2 == 0), 0, x2 / (x1 * x1 + x2 * x2))",
    .hash = "55d9a0c8eddfe084277f7444ccda4ed62c71108720ed2b8273d585bbfa7582fe",
    .source = "ops.yaml:_angle_slope",
};

Storage AngleSlopeBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt, const AngleSlopeAttributes& attributes) {
  return run_loop<1>(be, schema_v1, static_cast<backend::Part>(0 + (attributes.second ? 0 : 1)), {&x1, &x2}, &attributes, s, dt);
}

std::array<Storage, 2> AngleSlopeBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = static_cast<backend::Part>(2 + (attributes.second ? 0 : 1)), .each = {static_cast<backend::Part>(4 + (attributes.second ? 0 : 1)), static_cast<backend::Part>(6 + (attributes.second ? 0 : 1))}}, &attributes);
}

std::array<TensorPtr, 2> AngleSlopeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: -where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2)) if second else where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
#line 14 "ops.yaml:_angle_slope"
    TensorPtr v0;
#line 14 "ops.yaml:_angle_slope"
    if (attributes.second) {
#line 14 "ops.yaml:_angle_slope"
      const auto v1 = ops::hypot(x1, x2);
#line 14 "ops.yaml:_angle_slope"
      const auto v2 = ops::equal(v1, 0);
#line 14 "ops.yaml:_angle_slope"
      const auto v3 = ops::isinf(v1);
#line 14 "ops.yaml:_angle_slope"
      const auto v4 = ops::bitwise_or(v2, v3);
#line 14 "ops.yaml:_angle_slope"
      const auto v5 = ops::subtract(x1, x2);
#line 14 "ops.yaml:_angle_slope"
      const auto v6 = ops::divide(v5, v1);
#line 14 "ops.yaml:_angle_slope"
      const auto v7 = ops::add(x1, x2);
#line 14 "ops.yaml:_angle_slope"
      const auto v8 = ops::divide(v7, v1);
#line 14 "ops.yaml:_angle_slope"
      const auto v9 = ops::multiply(v6, v8);
#line 14 "ops.yaml:_angle_slope"
      const auto v10 = ops::multiply(g, v9);
#line 14 "ops.yaml:_angle_slope"
      const auto v11 = ops::divide(v10, v1);
#line 14 "ops.yaml:_angle_slope"
      const auto v12 = ops::divide(v11, v1);
#line 14 "ops.yaml:_angle_slope"
      const auto v13 = ops::where(v4, 0, v12);
#line 14 "ops.yaml:_angle_slope"
      const auto v14 = ops::negative(v13);
#line 14 "ops.yaml:_angle_slope"
      v0 = v14;
#line 14 "ops.yaml:_angle_slope"
    } else {
#line 14 "ops.yaml:_angle_slope"
      const auto v15 = ops::hypot(x1, x2);
#line 14 "ops.yaml:_angle_slope"
      const auto v16 = ops::equal(v15, 0);
#line 14 "ops.yaml:_angle_slope"
      const auto v17 = ops::isinf(v15);
#line 14 "ops.yaml:_angle_slope"
      const auto v18 = ops::bitwise_or(v16, v17);
#line 14 "ops.yaml:_angle_slope"
      const auto v19 = ops::multiply(-2, g);
#line 14 "ops.yaml:_angle_slope"
      const auto v20 = ops::divide(x1, v15);
#line 14 "ops.yaml:_angle_slope"
      const auto v21 = ops::divide(x2, v15);
#line 14 "ops.yaml:_angle_slope"
      const auto v22 = ops::multiply(v20, v21);
#line 14 "ops.yaml:_angle_slope"
      const auto v23 = ops::multiply(v19, v22);
#line 14 "ops.yaml:_angle_slope"
      const auto v24 = ops::divide(v23, v15);
#line 14 "ops.yaml:_angle_slope"
      const auto v25 = ops::divide(v24, v15);
#line 14 "ops.yaml:_angle_slope"
      const auto v26 = ops::where(v18, 0, v25);
#line 14 "ops.yaml:_angle_slope"
      v0 = v26;
#line 14 "ops.yaml:_angle_slope"
    }
#line 1017 "trigonometric/nodes.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x2: where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2)) if second else where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
#line 16 "ops.yaml:_angle_slope"
    TensorPtr v0;
#line 16 "ops.yaml:_angle_slope"
    if (attributes.second) {
#line 16 "ops.yaml:_angle_slope"
      const auto v1 = ops::hypot(x1, x2);
#line 16 "ops.yaml:_angle_slope"
      const auto v2 = ops::equal(v1, 0);
#line 16 "ops.yaml:_angle_slope"
      const auto v3 = ops::isinf(v1);
#line 16 "ops.yaml:_angle_slope"
      const auto v4 = ops::bitwise_or(v2, v3);
#line 16 "ops.yaml:_angle_slope"
      const auto v5 = ops::multiply(-2, g);
#line 16 "ops.yaml:_angle_slope"
      const auto v6 = ops::divide(x1, v1);
#line 16 "ops.yaml:_angle_slope"
      const auto v7 = ops::divide(x2, v1);
#line 16 "ops.yaml:_angle_slope"
      const auto v8 = ops::multiply(v6, v7);
#line 16 "ops.yaml:_angle_slope"
      const auto v9 = ops::multiply(v5, v8);
#line 16 "ops.yaml:_angle_slope"
      const auto v10 = ops::divide(v9, v1);
#line 16 "ops.yaml:_angle_slope"
      const auto v11 = ops::divide(v10, v1);
#line 16 "ops.yaml:_angle_slope"
      const auto v12 = ops::where(v4, 0, v11);
#line 16 "ops.yaml:_angle_slope"
      v0 = v12;
#line 16 "ops.yaml:_angle_slope"
    } else {
#line 16 "ops.yaml:_angle_slope"
      const auto v13 = ops::hypot(x1, x2);
#line 16 "ops.yaml:_angle_slope"
      const auto v14 = ops::equal(v13, 0);
#line 16 "ops.yaml:_angle_slope"
      const auto v15 = ops::isinf(v13);
#line 16 "ops.yaml:_angle_slope"
      const auto v16 = ops::bitwise_or(v14, v15);
#line 16 "ops.yaml:_angle_slope"
      const auto v17 = ops::subtract(x1, x2);
#line 16 "ops.yaml:_angle_slope"
      const auto v18 = ops::divide(v17, v13);
#line 16 "ops.yaml:_angle_slope"
      const auto v19 = ops::add(x1, x2);
#line 16 "ops.yaml:_angle_slope"
      const auto v20 = ops::divide(v19, v13);
#line 16 "ops.yaml:_angle_slope"
      const auto v21 = ops::multiply(v18, v20);
#line 16 "ops.yaml:_angle_slope"
      const auto v22 = ops::multiply(g, v21);
#line 16 "ops.yaml:_angle_slope"
      const auto v23 = ops::divide(v22, v13);
#line 16 "ops.yaml:_angle_slope"
      const auto v24 = ops::divide(v23, v13);
#line 16 "ops.yaml:_angle_slope"
      const auto v25 = ops::where(v16, 0, v24);
#line 16 "ops.yaml:_angle_slope"
      v0 = v25;
#line 16 "ops.yaml:_angle_slope"
    }
#line 1083 "trigonometric/nodes.cpp"
    grads[1] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> AngleSlopeBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, (x2 - x1) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2)) * t_x1 / hypot(x1, x2) / hypot(x1, x2)) if second else where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * (x1 / hypot(x1, x2)) * (x2 / hypot(x1, x2)) * t_x1 / hypot(x1, x2) / hypot(x1, x2))
    TensorPtr v0;
    if (attributes.second) {
      const auto v1 = ops::hypot(x1, x2);
      const auto v2 = ops::equal(v1, 0);
      const auto v3 = ops::isinf(v1);
      const auto v4 = ops::bitwise_or(v2, v3);
      const auto v5 = ops::subtract(x2, x1);
      const auto v6 = ops::divide(v5, v1);
      const auto v7 = ops::add(x1, x2);
      const auto v8 = ops::divide(v7, v1);
      const auto v9 = ops::multiply(v6, v8);
      const auto v10 = ops::multiply(v9, t_x1);
      const auto v11 = ops::divide(v10, v1);
      const auto v12 = ops::divide(v11, v1);
      const auto v13 = ops::where(v4, 0, v12);
      v0 = v13;
    } else {
      const auto v14 = ops::hypot(x1, x2);
      const auto v15 = ops::equal(v14, 0);
      const auto v16 = ops::isinf(v14);
      const auto v17 = ops::bitwise_or(v15, v16);
      const auto v18 = ops::divide(x1, v14);
      const auto v19 = ops::multiply(-2, v18);
      const auto v20 = ops::divide(x2, v14);
      const auto v21 = ops::multiply(v19, v20);
      const auto v22 = ops::multiply(v21, t_x1);
      const auto v23 = ops::divide(v22, v14);
      const auto v24 = ops::divide(v23, v14);
      const auto v25 = ops::where(v17, 0, v24);
      v0 = v25;
    }
    moving[0] = moved(moving[0], v0, t_x1);
  }
  if (t_x2) {  // where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * (x1 / hypot(x1, x2)) * (x2 / hypot(x1, x2)) * t_x2 / hypot(x1, x2) / hypot(x1, x2)) if second else where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, (x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2)) * t_x2 / hypot(x1, x2) / hypot(x1, x2))
    TensorPtr v0;
    if (attributes.second) {
      const auto v1 = ops::hypot(x1, x2);
      const auto v2 = ops::equal(v1, 0);
      const auto v3 = ops::isinf(v1);
      const auto v4 = ops::bitwise_or(v2, v3);
      const auto v5 = ops::divide(x1, v1);
      const auto v6 = ops::multiply(-2, v5);
      const auto v7 = ops::divide(x2, v1);
      const auto v8 = ops::multiply(v6, v7);
      const auto v9 = ops::multiply(v8, t_x2);
      const auto v10 = ops::divide(v9, v1);
      const auto v11 = ops::divide(v10, v1);
      const auto v12 = ops::where(v4, 0, v11);
      v0 = v12;
    } else {
      const auto v13 = ops::hypot(x1, x2);
      const auto v14 = ops::equal(v13, 0);
      const auto v15 = ops::isinf(v13);
      const auto v16 = ops::bitwise_or(v14, v15);
      const auto v17 = ops::subtract(x1, x2);
      const auto v18 = ops::divide(v17, v13);
      const auto v19 = ops::add(x1, x2);
      const auto v20 = ops::divide(v19, v13);
      const auto v21 = ops::multiply(v18, v20);
      const auto v22 = ops::multiply(v21, t_x2);
      const auto v23 = ops::divide(v22, v13);
      const auto v24 = ops::divide(v23, v13);
      const auto v25 = ops::where(v16, 0, v24);
      v0 = v25;
    }
    moving[0] = moved(moving[0], v0, t_x2);
  }
  return moving;
}

const OpSchema SincBackward::schema_v1{
    .name = "sinc",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sinc_rules,
    .results = sinc_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "sinc(x, /)",
    .record = "- op: sinc(x, /)\n  summary: Element-wise sin(pi * x) / (pi * x), 1 at 0.\n  amp: Promote\n  dispatch: {gpu: sinc}\n  grad: g * _sinc_derivative(1, x)\n  dtypes: {x: floating}\n  at: [{when: x == 0, grad: 0, why: the quotient is removable}]\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.sinc(pl.asarray(0.5)).item(), 4)\n    0.6366\n  see: [sin]",
    .hash = "9af3b4572bb282a4f3c35f2f6d7870cc27d0f38a08faebf18a51b43d09acb307",
    .source = "ops.yaml:sinc",
};

Storage SincBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SincBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * _sinc_derivative(1, x)
TensorPtr SincBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:sinc"
  const auto v0 = ops::_sinc_derivative(1, x);
#line 5 "ops.yaml:sinc"
  const auto v1 = ops::multiply(g, v0);
#line 1194 "trigonometric/nodes.cpp"
  return v1;
}

// _sinc_derivative(1, x) * t
TensorPtr SincBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_sinc_derivative(1, x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema SincDerivativeBackward::schema_v1{
    .name = "_sinc_derivative",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sinc_derivative_rules,
    .results = sinc_derivative_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_sinc_derivative(order:int, x, /)",
    .record = "- op: _sinc_derivative(order:int, x, /)\n  summary: Element-wise derivative of sinc of the given order, 1 or above.\n  amp: Promote\n  dispatch:\n    gpu: sinc_derivative(order, x)\n  grad: g * _sinc_derivative(order + 1, x)\n  dtypes: {x: floating}\n  domain: {order: [1, 3]}\n  reads: where(x == 0, 0, (cos(pi * x) - sinc(x)) / x) if order == 1 else _sinc_derivative(order, x)",
    .hash = "3388ceef09cfa9033d09e8551a12c05a5bcdbddf47126e0b243f8ac575a7251f",
    .source = "ops.yaml:_sinc_derivative",
};

Storage SincDerivativeBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const SincDerivativeAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage SincDerivativeBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// g * _sinc_derivative(order + 1, x)
TensorPtr SincDerivativeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:_sinc_derivative"
  const auto v0 = ops::_sinc_derivative(attributes.order + 1, x);
#line 6 "ops.yaml:_sinc_derivative"
  const auto v1 = ops::multiply(g, v0);
#line 1237 "trigonometric/nodes.cpp"
  return v1;
}

// _sinc_derivative(order + 1, x) * t
TensorPtr SincDerivativeBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_sinc_derivative(attributes.order + 1, x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

namespace ops {

TensorPtr sin(const Operand& x) {
  return std::get<0>(SinBackward::call({&x}, NoAttributes{}));
}

TensorPtr cos(const Operand& x) {
  return std::get<0>(CosBackward::call({&x}, NoAttributes{}));
}

std::array<TensorPtr, 2> sincos(const Operand& x) {
  return SincosBackward::call({&x}, NoAttributes{});
}

TensorPtr tan(const Operand& x) {
  return std::get<0>(TanBackward::call({&x}, NoAttributes{}));
}

TensorPtr asin(const Operand& x) {
  return std::get<0>(AsinBackward::call({&x}, NoAttributes{}));
}

TensorPtr _root_of_one_minus_square(const Operand& x) {
  return std::get<0>(RootOfOneMinusSquareBackward::call({&x}, NoAttributes{}));
}

TensorPtr acos(const Operand& x) {
  return std::get<0>(AcosBackward::call({&x}, NoAttributes{}));
}

TensorPtr atan(const Operand& x) {
  return std::get<0>(AtanBackward::call({&x}, NoAttributes{}));
}

TensorPtr _atan_slope(const Operand& x) {
  return std::get<0>(AtanSlopeBackward::call({&x}, NoAttributes{}));
}

TensorPtr atan2(const Operand& x1, const Operand& x2) {
  return std::get<0>(Atan2Backward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr _angle_slope(const Operand& x1, const Operand& x2, bool second) {
  return std::get<0>(AngleSlopeBackward::call({&x1, &x2}, AngleSlopeAttributes{second}));
}

TensorPtr sinc(const Operand& x) {
  return std::get<0>(SincBackward::call({&x}, NoAttributes{}));
}

TensorPtr _sinc_derivative(std::int64_t order, const Operand& x) {
  return std::get<0>(SincDerivativeBackward::call({&x}, SincDerivativeAttributes{order}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&SinBackward::schema_v1, sin_parts},
    {&CosBackward::schema_v1, cos_parts},
    {&SincosBackward::schema_v1, sincos_parts},
    {&TanBackward::schema_v1, tan_parts},
    {&AsinBackward::schema_v1, asin_parts},
    {&RootOfOneMinusSquareBackward::schema_v1, root_of_one_minus_square_parts},
    {&AcosBackward::schema_v1, acos_parts},
    {&AtanBackward::schema_v1, atan_parts},
    {&AtanSlopeBackward::schema_v1, atan_slope_parts},
    {&Atan2Backward::schema_v1, atan2_parts},
    {&AngleSlopeBackward::schema_v1, angle_slope_parts},
    {&SincBackward::schema_v1, sinc_parts},
    {&SincDerivativeBackward::schema_v1, sinc_derivative_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::trigonometric_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::trigonometric_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::trigonometric_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::trigonometric_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_trigonometric() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
