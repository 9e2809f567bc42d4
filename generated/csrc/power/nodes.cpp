// Generated from ops.yaml. Do not edit.
// The power family: schemas, dispatch and derivatives.
#include "power/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "arithmetic/ops.h"
#include "bitwise/ops.h"
#include "comparison/ops.h"
#include "complex/ops.h"
#include "exponential/ops.h"
#include "power/ops.h"
#include "selection/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries power_loops();
}
namespace avx2 {
cpu::LoopEntries power_loops();
}
namespace avx512 {
cpu::LoopEntries power_loops();
}
namespace neon {
cpu::LoopEntries power_loops();
}
namespace accelerate {
cpu::LoopEntries power_loops();
}

namespace {

constexpr OperandRule square_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule square_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand square_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand square_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand square_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand square_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape square_parts[] = {
    {square_0_results, square_0_inputs, false, false},
    {square_1_results, square_1_inputs, false, false},
};

constexpr OperandRule cube_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule cube_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand cube_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cube_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cube_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cube_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape cube_parts[] = {
    {cube_0_results, cube_0_inputs, false, false},
    {cube_1_results, cube_1_inputs, false, false},
};

constexpr OperandRule reciprocal_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule reciprocal_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand reciprocal_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand reciprocal_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand reciprocal_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand reciprocal_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape reciprocal_parts[] = {
    {reciprocal_0_results, reciprocal_0_inputs, false, false},
    {reciprocal_1_results, reciprocal_1_inputs, false, false},
};

constexpr OperandRule sqrt_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule sqrt_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand sqrt_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sqrt_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sqrt_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sqrt_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape sqrt_parts[] = {
    {sqrt_0_results, sqrt_0_inputs, false, false},
    {sqrt_1_results, sqrt_1_inputs, false, false},
};

constexpr OperandRule rsqrt_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule rsqrt_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand rsqrt_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand rsqrt_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand rsqrt_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand rsqrt_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape rsqrt_parts[] = {
    {rsqrt_0_results, rsqrt_0_inputs, false, false},
    {rsqrt_1_results, rsqrt_1_inputs, false, false},
};

constexpr OperandRule cbrt_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule cbrt_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand cbrt_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cbrt_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cbrt_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand cbrt_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape cbrt_parts[] = {
    {cbrt_0_results, cbrt_0_inputs, true, false},
    {cbrt_1_results, cbrt_1_inputs, false, false},
};

constexpr OperandRule pow_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false, OperandRule::Numbers::Exponent},
};
constexpr OperandRule pow_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand pow_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand pow_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand pow_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand pow_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand pow_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand pow_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand pow_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand pow_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape pow_parts[] = {
    {pow_0_results, pow_0_inputs, true, false},
    {pow_1_results, pow_1_inputs, true, false},
    {pow_2_results, pow_2_inputs, true, false},
    {pow_3_results, pow_3_inputs, true, false},
};

constexpr OperandRule hypot_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule hypot_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand hypot_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hypot_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand hypot_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hypot_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand hypot_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hypot_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand hypot_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hypot_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape hypot_parts[] = {
    {hypot_0_results, hypot_0_inputs, true, false},
    {hypot_1_results, hypot_1_inputs, true, false},
    {hypot_2_results, hypot_2_inputs, true, false},
    {hypot_3_results, hypot_3_inputs, true, false},
};

constexpr OperandRule direction_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule direction_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand direction_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand direction_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand direction_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand direction_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand direction_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand direction_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand direction_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand direction_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand direction_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand direction_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand direction_5_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand direction_5_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand direction_6_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand direction_6_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand direction_7_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand direction_7_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape direction_parts[] = {
    {direction_0_results, direction_0_inputs, true, false},
    {direction_1_results, direction_1_inputs, true, false},
    {direction_2_results, direction_2_inputs, true, false},
    {direction_3_results, direction_3_inputs, true, false},
    {direction_4_results, direction_4_inputs, true, false},
    {direction_5_results, direction_5_inputs, true, false},
    {direction_6_results, direction_6_inputs, true, false},
    {direction_7_results, direction_7_inputs, true, false},
};

}  // namespace

const OpSchema SquareBackward::schema_v1{
    .name = "square",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = square_rules,
    .results = square_results,
    .accepts = "every dtype",
    .signature = "square(x)",
    .record = "- op: square(x)\n  summary: Element-wise square.\n  amp: Promote\n  forward: x * x\n  dispatch: {cpu: vDSP_vsq, gpu: square}\n  grad: 2 * x * g\n  example: |\n    >>> import pylucid as pl\n    >>> pl.square(pl.asarray([1., 2., 3.])).tolist()\n    [1.0, 4.0, 9.0]\n  see: [sqrt, cube]",
    .hash = "ac578877739c3ef3017dd2c4a7c1aae5c2176eec8e31a1b1e4d3fa3bc0fd71f5",
    .source = "ops.yaml:square",
};

Storage SquareBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SquareBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 2 * x * g
TensorPtr SquareBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:square"
  const auto v0 = ops::multiply(2, x);
#line 6 "ops.yaml:square"
  const auto v1 = ops::multiply(v0, g);
#line 391 "power/nodes.cpp"
  return v1;
}

// 2 * x * t
TensorPtr SquareBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::multiply(2, x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema CubeBackward::schema_v1{
    .name = "cube",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cube_rules,
    .results = cube_results,
    .accepts = "every dtype",
    .signature = "cube(x, /)",
    .record = "- op: cube(x, /)\n  summary: Element-wise cube.\n  amp: Promote\n  forward: x * x * x\n  grad: 3 * x * x * g\n  example: |\n    >>> import pylucid as pl\n    >>> pl.cube(pl.asarray([1., 2., 3.])).tolist()\n    [1.0, 8.0, 27.0]\n  see: [cbrt, square]",
    .hash = "53d115281a829bdc073558c3d300babc1a235cf2f9769915c2940ae272cf2dbd",
    .source = "ops.yaml:cube",
};

Storage CubeBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage CubeBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 3 * x * x * g
TensorPtr CubeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:cube"
  const auto v0 = ops::multiply(3, x);
#line 5 "ops.yaml:cube"
  const auto v1 = ops::multiply(v0, x);
#line 5 "ops.yaml:cube"
  const auto v2 = ops::multiply(v1, g);
#line 436 "power/nodes.cpp"
  return v2;
}

// 3 * x * x * t
TensorPtr CubeBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::multiply(3, x);
  const auto v1 = ops::multiply(v0, x);
  const auto v2 = ops::multiply(v1, t);
  return moved(nullptr, v2, t);
}

const OpSchema ReciprocalBackward::schema_v1{
    .name = "reciprocal",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = reciprocal_rules,
    .results = reciprocal_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "reciprocal(x, /)",
    .record = "- op: reciprocal(x, /)\n  summary: Element-wise reciprocal.\n  amp: Promote\n  forward: 1 / x\n  dispatch: {cpu: vvrecf, gpu: reciprocal}\n  grad: -g * out * out\n  domain: {x: [0.25, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.reciprocal(pl.asarray([2., 4.])).tolist()\n    [0.5, 0.25]\n  see: [divide, rsqrt]",
    .hash = "6843854389057c8d11a7214a4b92aab5e4f658eadc9decf20292888b05875cd2",
    .source = "ops.yaml:reciprocal",
};

Storage ReciprocalBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage ReciprocalBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -g * out * out
TensorPtr ReciprocalBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 6 "ops.yaml:reciprocal"
  const auto v0 = ops::negative(g);
#line 6 "ops.yaml:reciprocal"
  const auto v1 = ops::multiply(v0, y);
#line 6 "ops.yaml:reciprocal"
  const auto v2 = ops::multiply(v1, y);
#line 482 "power/nodes.cpp"
  return v2;
}

// -out * out * t
TensorPtr ReciprocalBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr& y) {
  const auto v0 = ops::negative(y);
  const auto v1 = ops::multiply(v0, y);
  const auto v2 = ops::multiply(v1, t);
  return moved(nullptr, v2, t);
}

const OpSchema SqrtBackward::schema_v1{
    .name = "sqrt",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sqrt_rules,
    .results = sqrt_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "sqrt(x, /)",
    .record = "- op: sqrt(x, /)\n  summary: Element-wise square root, the principal one of a complex number.\n  amp: Promote\n  dispatch: {cpu: vvsqrtf, gpu: sqrt}\n  grad: g / (2 * out)\n  dtypes: {x: inexact}\n  domain: {x: [0.0001, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.sqrt(pl.asarray([1., 4., 9.])).tolist()\n    [1.0, 2.0, 3.0]\n  see: [rsqrt, cbrt, square]",
    .hash = "32de60998a2605ece85e252777371e6fa4ba7cb190dd0043888a97ce3ff2e14a",
    .source = "ops.yaml:sqrt",
};

Storage SqrtBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SqrtBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g / (2 * out)
TensorPtr SqrtBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 5 "ops.yaml:sqrt"
  const auto v0 = ops::multiply(2, y);
#line 5 "ops.yaml:sqrt"
  const auto v1 = ops::divide(g, v0);
#line 526 "power/nodes.cpp"
  return v1;
}

// t / (2 * out)
TensorPtr SqrtBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr& y) {
  const auto v0 = ops::multiply(2, y);
  const auto v1 = ops::divide(t, v0);
  return moved(nullptr, v1, t);
}

const OpSchema RsqrtBackward::schema_v1{
    .name = "rsqrt",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = rsqrt_rules,
    .results = rsqrt_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "rsqrt(x, /)",
    .record = "- op: rsqrt(x, /)\n  summary: Element-wise reciprocal of the square root.\n  amp: Promote\n  forward: 1 / sqrt(x)\n  dispatch: {cpu: vvrsqrtf, gpu: rsqrt}\n  grad: -g * out / (2 * x)\n  domain: {x: [0.01, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.rsqrt(pl.asarray([1., 4., 16.])).tolist()\n    [1.0, 0.5, 0.25]\n  see: [sqrt, reciprocal]",
    .hash = "65cd87bab204ffd7dd2bbdb526376ea9239dd28d5da40ade6a1f906680a7b70d",
    .source = "ops.yaml:rsqrt",
};

Storage RsqrtBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage RsqrtBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -g * out / (2 * x)
TensorPtr RsqrtBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 6 "ops.yaml:rsqrt"
  const auto v0 = ops::negative(g);
#line 6 "ops.yaml:rsqrt"
  const auto v1 = ops::multiply(v0, y);
#line 6 "ops.yaml:rsqrt"
  const auto v2 = ops::multiply(2, x);
#line 6 "ops.yaml:rsqrt"
  const auto v3 = ops::divide(v1, v2);
#line 573 "power/nodes.cpp"
  return v3;
}

// -out * t / (2 * x)
TensorPtr RsqrtBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y) {
  const auto v0 = ops::negative(y);
  const auto v1 = ops::multiply(v0, t);
  const auto v2 = ops::multiply(2, x);
  const auto v3 = ops::divide(v1, v2);
  return moved(nullptr, v3, t);
}

const OpSchema CbrtBackward::schema_v1{
    .name = "cbrt",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cbrt_rules,
    .results = cbrt_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "cbrt(x, /)",
    .record = "- op: cbrt(x, /)\n  summary: Element-wise real cube root.\n  amp: ForceFP32\n  dispatch: {cpu: vvcbrtf, gpu: cbrt}\n  grad: g / (3 * out * out)\n  dtypes: {x: floating}\n  domain: {x: [0.001, 27]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.cbrt(pl.asarray([-8., 27.])).tolist()\n    [-2.0, 3.0]\n  see: [cube, sqrt]",
    .hash = "998c822ab1f67de5a6f94b49f5c5dbf435fd60fcf1c2e0e7e76d727d48b405f5",
    .source = "ops.yaml:cbrt",
};

Storage CbrtBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage CbrtBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g / (3 * out * out)
TensorPtr CbrtBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 5 "ops.yaml:cbrt"
  const auto v0 = ops::multiply(3, y);
#line 5 "ops.yaml:cbrt"
  const auto v1 = ops::multiply(v0, y);
#line 5 "ops.yaml:cbrt"
  const auto v2 = ops::divide(g, v1);
#line 620 "power/nodes.cpp"
  return v2;
}

// t / (3 * out * out)
TensorPtr CbrtBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr& y) {
  const auto v0 = ops::multiply(3, y);
  const auto v1 = ops::multiply(v0, y);
  const auto v2 = ops::divide(t, v1);
  return moved(nullptr, v2, t);
}

const OpSchema PowBackward::schema_v1{
    .name = "pow",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = pow_rules,
    .results = pow_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "pow(x1, x2, /)",
    .record = "- op: pow(x1, x2, /)\n  summary: Element-wise power of x1 to the exponent x2.\n  amp: ForceFP32\n  dispatch: {cpu: vvpowf, gpu: pow}\n  # 0**0 has slope 0 in both; where x1 is 0 and x2 is not negative, log(x1) must not meet out. The power, which vanishes,\n  # is multiplied by one exponent after the other: their product, in higher derivatives, overflows.\n  grad:\n    x1: where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1**(x2 - 1)))\n    x2: where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))\n  dtypes: {x1: numeric, x2: exponent}\n  domain: {x1: [0.1, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.pow(pl.asarray([1., 2., 3.]), 2).tolist()\n    [1.0, 4.0, 9.0]\n  notes: |\n    The gradient with respect to the exponent is NaN where the base is negative and real.\n\n    Integers to a negative number are a ValueError. Negative exponents in an array of integers give 0, and the bases 1 and -1\n    their power, as a division by zero gives 0: to look for them first would make the gpu wait for its values.\n  see: [square, cube, sqrt]\n  aliases: [power]",
    .hash = "3afd7fac3ee45012020139c36877dea364d1b15c989d03878810305d3f748c31",
    .source = "ops.yaml:pow",
};

Storage PowBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> PowBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> PowBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1)))
#line 8 "ops.yaml:pow"
    const auto v0 = ops::equal(x1, 0);
#line 8 "ops.yaml:pow"
    const auto v1 = ops::equal(x2, 0);
#line 8 "ops.yaml:pow"
    const auto v2 = ops::bitwise_and(v0, v1);
#line 8 "ops.yaml:pow"
    const auto v3 = ops::subtract(x2, 1);
#line 8 "ops.yaml:pow"
    const auto v4 = ops::pow(x1, v3);
#line 8 "ops.yaml:pow"
    const auto v5 = ops::multiply(x2, v4);
#line 8 "ops.yaml:pow"
    const auto v6 = ops::multiply(g, v5);
#line 8 "ops.yaml:pow"
    const auto v7 = ops::where(v2, 0, v6);
#line 677 "power/nodes.cpp"
    grads[0] = v7;
  }
  if (wanted >> 1 & 1U) {  // x2: where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))
#line 9 "ops.yaml:pow"
    const auto v0 = ops::equal(x1, 0);
#line 9 "ops.yaml:pow"
    const auto v1 = ops::real(x2);
#line 9 "ops.yaml:pow"
    const auto v2 = ops::greater_equal(v1, 0);
#line 9 "ops.yaml:pow"
    const auto v3 = ops::bitwise_and(v0, v2);
#line 9 "ops.yaml:pow"
    const auto v4 = ops::log(x1);
#line 9 "ops.yaml:pow"
    const auto v5 = ops::multiply(y, v4);
#line 9 "ops.yaml:pow"
    const auto v6 = ops::multiply(g, v5);
#line 9 "ops.yaml:pow"
    const auto v7 = ops::where(v3, 0, v6);
#line 697 "power/nodes.cpp"
    grads[1] = v7;
  }
  return grads;
}

std::array<TensorPtr, 1> PowBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where((x1 == 0) & (x2 == 0), 0, x2 * x1 ** (x2 - 1) * t_x1)
    const auto v0 = ops::equal(x1, 0);
    const auto v1 = ops::equal(x2, 0);
    const auto v2 = ops::bitwise_and(v0, v1);
    const auto v3 = ops::subtract(x2, 1);
    const auto v4 = ops::pow(x1, v3);
    const auto v5 = ops::multiply(x2, v4);
    const auto v6 = ops::multiply(v5, t_x1);
    const auto v7 = ops::where(v2, 0, v6);
    moving[0] = moved(moving[0], v7, t_x1);
  }
  if (t_x2) {  // where((x1 == 0) & (real(x2) >= 0), 0, out * log(x1) * t_x2)
    const auto v0 = ops::equal(x1, 0);
    const auto v1 = ops::real(x2);
    const auto v2 = ops::greater_equal(v1, 0);
    const auto v3 = ops::bitwise_and(v0, v2);
    const auto v4 = ops::log(x1);
    const auto v5 = ops::multiply(y, v4);
    const auto v6 = ops::multiply(v5, t_x2);
    const auto v7 = ops::where(v3, 0, v6);
    moving[0] = moved(moving[0], v7, t_x2);
  }
  return moving;
}

const OpSchema HypotBackward::schema_v1{
    .name = "hypot",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = hypot_rules,
    .results = hypot_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "hypot(x1, x2, /)",
    .record = "- op: hypot(x1, x2, /)\n  summary: Element-wise length of the hypotenuse, without overflow.\n  amp: Promote\n  dispatch: {gpu: hypot}\n  grad:\n    x1: g * _direction(x1, x2, second=False)\n    x2: g * _direction(x1, x2, second=True)\n  dtypes: {x1: floating, x2: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.hypot(pl.asarray([3., 5.]), pl.asarray([4., 12.])).tolist()\n    [5.0, 13.0]\n  see: [atan2, abs]",
    .hash = "2782caa2b31600ce884b947c4672d9c3a3de8fcc274a9c78689a8be32c2fccd5",
    .source = "ops.yaml:hypot",
};

Storage HypotBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> HypotBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> HypotBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: g * _direction(x1, x2, False)
#line 6 "ops.yaml:hypot"
    const auto v0 = ops::_direction(x1, x2, false);
#line 6 "ops.yaml:hypot"
    const auto v1 = ops::multiply(g, v0);
#line 763 "power/nodes.cpp"
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // x2: g * _direction(x1, x2, True)
#line 7 "ops.yaml:hypot"
    const auto v0 = ops::_direction(x1, x2, true);
#line 7 "ops.yaml:hypot"
    const auto v1 = ops::multiply(g, v0);
#line 771 "power/nodes.cpp"
    grads[1] = v1;
  }
  return grads;
}

std::array<TensorPtr, 1> HypotBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // _direction(x1, x2, False) * t_x1
    const auto v0 = ops::_direction(x1, x2, false);
    const auto v1 = ops::multiply(v0, t_x1);
    moving[0] = moved(moving[0], v1, t_x1);
  }
  if (t_x2) {  // _direction(x1, x2, True) * t_x2
    const auto v0 = ops::_direction(x1, x2, true);
    const auto v1 = ops::multiply(v0, t_x2);
    moving[0] = moved(moving[0], v1, t_x2);
  }
  return moving;
}

const OpSchema DirectionBackward::schema_v1{
    .name = "_direction",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = direction_rules,
    .results = direction_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_direction(x1, x2, /, *, second:bool)",
    .record = "- op: _direction(x1, x2, /, *, second:bool)\n  summary: Element-wise x1 / hypot(x1, x2), or x2 / hypot(x1, x2), without overflow; 0 at the origin.\n  amp: Promote\n  forward: where(hypot(x1, x2) == 0, 0, (x2 if second else x1) / hypot(x1, x2))\n  # By the rules of division the gradient of x1 would be 1 / r - x1**2 / r**3, which has no digits where x1 is the longer leg.\n  grad:\n    let:\n      r: hypot(x1, x2)\n      crossed: where(r == 0, 0, -g * ((x1 / r) * (x2 / r)) / r)\n    x1: |\n      crossed if second else where(r == 0, 0, g * ((x2 / r) * (x2 / r)) / r)\n    x2: |\n      where(r == 0, 0, g * ((x1 / r) * (x1 / r)) / r) if second else crossed\n  dtypes: {x1: floating, x2: floating}\n  reads: |\n    where((x1 == 0) & (x2 == 0), 0, x2 / hypot(x1, x2)) if second else\n    where((x1 == 0) & (x2 == 0), 0, x1 / hypot(x1, x2))",
    .hash = "8aca740092092a64e3cc98b7be4608e51e0cc6fdc168b0b1599e9db8c5c5a7ba",
    .source = "ops.yaml:_direction",
};

Storage DirectionBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt, const DirectionAttributes& attributes) {
  return run_loop<1>(be, schema_v1, static_cast<backend::Part>(0 + (attributes.second ? 0 : 1)), {&x1, &x2}, &attributes, s, dt);
}

std::array<Storage, 2> DirectionBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = static_cast<backend::Part>(2 + (attributes.second ? 0 : 1)), .each = {static_cast<backend::Part>(4 + (attributes.second ? 0 : 1)), static_cast<backend::Part>(6 + (attributes.second ? 0 : 1))}}, &attributes);
}

std::array<TensorPtr, 2> DirectionBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2)) if second else where(hypot(x1, x2) == 0, 0, g * (x2 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))
#line 11 "ops.yaml:_direction"
    TensorPtr v0;
#line 11 "ops.yaml:_direction"
    if (attributes.second) {
#line 11 "ops.yaml:_direction"
      const auto v1 = ops::hypot(x1, x2);
#line 11 "ops.yaml:_direction"
      const auto v2 = ops::equal(v1, 0);
#line 11 "ops.yaml:_direction"
      const auto v3 = ops::negative(g);
#line 11 "ops.yaml:_direction"
      const auto v4 = ops::divide(x1, v1);
#line 11 "ops.yaml:_direction"
      const auto v5 = ops::divide(x2, v1);
#line 11 "ops.yaml:_direction"
      const auto v6 = ops::multiply(v4, v5);
#line 11 "ops.yaml:_direction"
      const auto v7 = ops::multiply(v3, v6);
#line 11 "ops.yaml:_direction"
      const auto v8 = ops::divide(v7, v1);
#line 11 "ops.yaml:_direction"
      const auto v9 = ops::where(v2, 0, v8);
#line 11 "ops.yaml:_direction"
      v0 = v9;
#line 11 "ops.yaml:_direction"
    } else {
#line 11 "ops.yaml:_direction"
      const auto v10 = ops::hypot(x1, x2);
#line 11 "ops.yaml:_direction"
      const auto v11 = ops::equal(v10, 0);
#line 11 "ops.yaml:_direction"
      const auto v12 = ops::divide(x2, v10);
#line 11 "ops.yaml:_direction"
      const auto v13 = ops::multiply(v12, v12);
#line 11 "ops.yaml:_direction"
      const auto v14 = ops::multiply(g, v13);
#line 11 "ops.yaml:_direction"
      const auto v15 = ops::divide(v14, v10);
#line 11 "ops.yaml:_direction"
      const auto v16 = ops::where(v11, 0, v15);
#line 11 "ops.yaml:_direction"
      v0 = v16;
#line 11 "ops.yaml:_direction"
    }
#line 865 "power/nodes.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x2: where(hypot(x1, x2) == 0, 0, g * (x1 / hypot(x1, x2) * (x1 / hypot(x1, x2))) / hypot(x1, x2)) if second else where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))
#line 13 "ops.yaml:_direction"
    TensorPtr v0;
#line 13 "ops.yaml:_direction"
    if (attributes.second) {
#line 13 "ops.yaml:_direction"
      const auto v1 = ops::hypot(x1, x2);
#line 13 "ops.yaml:_direction"
      const auto v2 = ops::equal(v1, 0);
#line 13 "ops.yaml:_direction"
      const auto v3 = ops::divide(x1, v1);
#line 13 "ops.yaml:_direction"
      const auto v4 = ops::multiply(v3, v3);
#line 13 "ops.yaml:_direction"
      const auto v5 = ops::multiply(g, v4);
#line 13 "ops.yaml:_direction"
      const auto v6 = ops::divide(v5, v1);
#line 13 "ops.yaml:_direction"
      const auto v7 = ops::where(v2, 0, v6);
#line 13 "ops.yaml:_direction"
      v0 = v7;
#line 13 "ops.yaml:_direction"
    } else {
#line 13 "ops.yaml:_direction"
      const auto v8 = ops::hypot(x1, x2);
#line 13 "ops.yaml:_direction"
      const auto v9 = ops::equal(v8, 0);
#line 13 "ops.yaml:_direction"
      const auto v10 = ops::negative(g);
#line 13 "ops.yaml:_direction"
      const auto v11 = ops::divide(x1, v8);
#line 13 "ops.yaml:_direction"
      const auto v12 = ops::divide(x2, v8);
#line 13 "ops.yaml:_direction"
      const auto v13 = ops::multiply(v11, v12);
#line 13 "ops.yaml:_direction"
      const auto v14 = ops::multiply(v10, v13);
#line 13 "ops.yaml:_direction"
      const auto v15 = ops::divide(v14, v8);
#line 13 "ops.yaml:_direction"
      const auto v16 = ops::where(v9, 0, v15);
#line 13 "ops.yaml:_direction"
      v0 = v16;
#line 13 "ops.yaml:_direction"
    }
#line 913 "power/nodes.cpp"
    grads[1] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> DirectionBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where(hypot(x1, x2) == 0, 0, -x1 / hypot(x1, x2) * (x2 / hypot(x1, x2)) * t_x1 / hypot(x1, x2)) if second else where(hypot(x1, x2) == 0, 0, x2 / hypot(x1, x2) * (x2 / hypot(x1, x2)) * t_x1 / hypot(x1, x2))
    TensorPtr v0;
    if (attributes.second) {
      const auto v1 = ops::hypot(x1, x2);
      const auto v2 = ops::equal(v1, 0);
      const auto v3 = ops::negative(x1);
      const auto v4 = ops::divide(v3, v1);
      const auto v5 = ops::divide(x2, v1);
      const auto v6 = ops::multiply(v4, v5);
      const auto v7 = ops::multiply(v6, t_x1);
      const auto v8 = ops::divide(v7, v1);
      const auto v9 = ops::where(v2, 0, v8);
      v0 = v9;
    } else {
      const auto v10 = ops::hypot(x1, x2);
      const auto v11 = ops::equal(v10, 0);
      const auto v12 = ops::divide(x2, v10);
      const auto v13 = ops::multiply(v12, v12);
      const auto v14 = ops::multiply(v13, t_x1);
      const auto v15 = ops::divide(v14, v10);
      const auto v16 = ops::where(v11, 0, v15);
      v0 = v16;
    }
    moving[0] = moved(moving[0], v0, t_x1);
  }
  if (t_x2) {  // where(hypot(x1, x2) == 0, 0, x1 / hypot(x1, x2) * (x1 / hypot(x1, x2)) * t_x2 / hypot(x1, x2)) if second else where(hypot(x1, x2) == 0, 0, -x1 / hypot(x1, x2) * (x2 / hypot(x1, x2)) * t_x2 / hypot(x1, x2))
    TensorPtr v0;
    if (attributes.second) {
      const auto v1 = ops::hypot(x1, x2);
      const auto v2 = ops::equal(v1, 0);
      const auto v3 = ops::divide(x1, v1);
      const auto v4 = ops::multiply(v3, v3);
      const auto v5 = ops::multiply(v4, t_x2);
      const auto v6 = ops::divide(v5, v1);
      const auto v7 = ops::where(v2, 0, v6);
      v0 = v7;
    } else {
      const auto v8 = ops::hypot(x1, x2);
      const auto v9 = ops::equal(v8, 0);
      const auto v10 = ops::negative(x1);
      const auto v11 = ops::divide(v10, v8);
      const auto v12 = ops::divide(x2, v8);
      const auto v13 = ops::multiply(v11, v12);
      const auto v14 = ops::multiply(v13, t_x2);
      const auto v15 = ops::divide(v14, v8);
      const auto v16 = ops::where(v9, 0, v15);
      v0 = v16;
    }
    moving[0] = moved(moving[0], v0, t_x2);
  }
  return moving;
}

namespace ops {

TensorPtr square(const Operand& x) {
  return std::get<0>(SquareBackward::call({&x}, NoAttributes{}));
}

TensorPtr cube(const Operand& x) {
  return std::get<0>(CubeBackward::call({&x}, NoAttributes{}));
}

TensorPtr reciprocal(const Operand& x) {
  return std::get<0>(ReciprocalBackward::call({&x}, NoAttributes{}));
}

TensorPtr sqrt(const Operand& x) {
  return std::get<0>(SqrtBackward::call({&x}, NoAttributes{}));
}

TensorPtr rsqrt(const Operand& x) {
  return std::get<0>(RsqrtBackward::call({&x}, NoAttributes{}));
}

TensorPtr cbrt(const Operand& x) {
  return std::get<0>(CbrtBackward::call({&x}, NoAttributes{}));
}

TensorPtr pow(const Operand& x1, const Operand& x2) {
  return std::get<0>(PowBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr hypot(const Operand& x1, const Operand& x2) {
  return std::get<0>(HypotBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr _direction(const Operand& x1, const Operand& x2, bool second) {
  return std::get<0>(DirectionBackward::call({&x1, &x2}, DirectionAttributes{second}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&SquareBackward::schema_v1, square_parts},
    {&CubeBackward::schema_v1, cube_parts},
    {&ReciprocalBackward::schema_v1, reciprocal_parts},
    {&SqrtBackward::schema_v1, sqrt_parts},
    {&RsqrtBackward::schema_v1, rsqrt_parts},
    {&CbrtBackward::schema_v1, cbrt_parts},
    {&PowBackward::schema_v1, pow_parts},
    {&HypotBackward::schema_v1, hypot_parts},
    {&DirectionBackward::schema_v1, direction_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::power_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::power_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::power_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::power_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_power() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
