// Generated from ops.yaml. Do not edit.
// The selection family: schemas, dispatch and derivatives.
#include "selection/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "arithmetic/ops.h"
#include "bitwise/ops.h"
#include "comparison/ops.h"
#include "floating/ops.h"
#include "selection/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries selection_loops();
}
namespace avx2 {
cpu::LoopEntries selection_loops();
}
namespace avx512 {
cpu::LoopEntries selection_loops();
}
namespace neon {
cpu::LoopEntries selection_loops();
}
namespace accelerate {
cpu::LoopEntries selection_loops();
}

namespace {

constexpr OperandRule where_rules[] = {
    {"condition", DtypeFrom::Fixed, Dtype::Bool, 0x0001, false},
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule where_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand where_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand where_0_inputs[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand where_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand where_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 1},
};
constexpr cpu::LoopShape::Operand where_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand where_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 1},
};
constexpr cpu::LoopShape::Operand where_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand where_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 1},
};
constexpr cpu::LoopShape where_parts[] = {
    {where_0_results, where_0_inputs, false, false},
    {where_1_results, where_1_inputs, false, false},
    {where_2_results, where_2_inputs, false, false},
    {where_3_results, where_3_inputs, false, false},
};

constexpr OperandRule zero_guard_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"upstream", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule zero_guard_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand zero_guard_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zero_guard_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand zero_guard_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zero_guard_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape zero_guard_parts[] = {
    {zero_guard_0_results, zero_guard_0_inputs, false, false},
    {zero_guard_1_results, zero_guard_1_inputs, false, false},
};

constexpr OperandRule maximum_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule maximum_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand maximum_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand maximum_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand maximum_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand maximum_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand maximum_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand maximum_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand maximum_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand maximum_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape maximum_parts[] = {
    {maximum_0_results, maximum_0_inputs, false, false},
    {maximum_1_results, maximum_1_inputs, false, false},
    {maximum_2_results, maximum_2_inputs, false, false},
    {maximum_3_results, maximum_3_inputs, false, false},
};

constexpr OperandRule minimum_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule minimum_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand minimum_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand minimum_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand minimum_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand minimum_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand minimum_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand minimum_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand minimum_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand minimum_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape minimum_parts[] = {
    {minimum_0_results, minimum_0_inputs, false, false},
    {minimum_1_results, minimum_1_inputs, false, false},
    {minimum_2_results, minimum_2_inputs, false, false},
    {minimum_3_results, minimum_3_inputs, false, false},
};

constexpr OperandRule fmax_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule fmax_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand fmax_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmax_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand fmax_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmax_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand fmax_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmax_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand fmax_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmax_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape fmax_parts[] = {
    {fmax_0_results, fmax_0_inputs, false, false},
    {fmax_1_results, fmax_1_inputs, false, false},
    {fmax_2_results, fmax_2_inputs, false, false},
    {fmax_3_results, fmax_3_inputs, false, false},
};

constexpr OperandRule fmin_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule fmin_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand fmin_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmin_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand fmin_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmin_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand fmin_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmin_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand fmin_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmin_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape fmin_parts[] = {
    {fmin_0_results, fmin_0_inputs, false, false},
    {fmin_1_results, fmin_1_inputs, false, false},
    {fmin_2_results, fmin_2_inputs, false, false},
    {fmin_3_results, fmin_3_inputs, false, false},
};

constexpr OperandRule clip_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
    {"min", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, true},
    {"max", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, true},
};
constexpr OperandRule clip_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand clip_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand clip_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand clip_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand clip_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_5_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_5_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand clip_6_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_6_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand clip_7_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_7_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand clip_8_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_8_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_9_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_9_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand clip_10_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_10_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand clip_11_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_11_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand clip_12_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_12_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_13_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_13_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_14_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_14_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand clip_15_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_15_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand clip_16_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_16_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_17_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_17_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_18_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_18_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand clip_19_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand clip_19_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape clip_parts[] = {
    {clip_0_results, clip_0_inputs, false, false},
    {clip_1_results, clip_1_inputs, false, false},
    {clip_2_results, clip_2_inputs, false, false},
    {clip_3_results, clip_3_inputs, false, false},
    {clip_4_results, clip_4_inputs, false, false},
    {clip_5_results, clip_5_inputs, false, false},
    {clip_6_results, clip_6_inputs, false, false},
    {clip_7_results, clip_7_inputs, false, false},
    {clip_8_results, clip_8_inputs, false, false},
    {clip_9_results, clip_9_inputs, false, false},
    {clip_10_results, clip_10_inputs, false, false},
    {clip_11_results, clip_11_inputs, false, false},
    {clip_12_results, clip_12_inputs, false, false},
    {clip_13_results, clip_13_inputs, false, false},
    {clip_14_results, clip_14_inputs, false, false},
    {clip_15_results, clip_15_inputs, false, false},
    {clip_16_results, clip_16_inputs, false, false},
    {clip_17_results, clip_17_inputs, false, false},
    {clip_18_results, clip_18_inputs, false, false},
    {clip_19_results, clip_19_inputs, false, false},
};

}  // namespace

const OpSchema WhereBackward::schema_v1{
    .name = "where",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = where_rules,
    .results = where_results,
    .accepts = "every dtype",
    .signature = "where(condition, x1, x2, /)",
    .record = "- op: where(condition, x1, x2, /)\n  summary: Element of x1 where the condition holds, else of x2.\n  amp: KeepInput\n  dispatch: {gpu: where}\n  grad:\n    x1: where(condition, g, 0)\n    x2: where(condition, 0, g)\n  dtypes: {condition: bool, x1: any, x2: any}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.where(pl.asarray([True, False]), pl.asarray([1., 2.]), 0).tolist()\n    [1.0, 0.0]\n  see: [clip]",
    .hash = "8c3d90858ba17e5ef2a2f808ea125e2fd3cf368f98122fda34e3530cb5edf750",
    .source = "ops.yaml:where",
};

Storage WhereBackward::dispatch(backend::IBackend& be, const Storage& condition, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&condition, &x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 3> WhereBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {0, 2, 3}}, nullptr);
}

std::array<TensorPtr, 3> WhereBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& condition, const TensorPtr&, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 3> grads;
  if (wanted >> 1 & 1U) {  // x1: where(condition, g, 0)
#line 6 "ops.yaml:where"
    const auto v0 = ops::where(condition, g, 0);
#line 510 "selection/nodes.cpp"
    grads[1] = v0;
  }
  if (wanted >> 2 & 1U) {  // x2: where(condition, 0, g)
#line 7 "ops.yaml:where"
    const auto v0 = ops::where(condition, 0, g);
#line 516 "selection/nodes.cpp"
    grads[2] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> WhereBackward::tangent_formula_impl(const TensorPtr&, const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& condition, const TensorPtr&, const TensorPtr&, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where(condition, t_x1, 0)
    const auto v0 = ops::where(condition, t_x1, 0);
    moving[0] = moved(moving[0], v0, t_x1);
  }
  if (t_x2) {  // where(condition, 0, t_x2)
    const auto v0 = ops::where(condition, 0, t_x2);
    moving[0] = moved(moving[0], v0, t_x2);
  }
  return moving;
}

const OpSchema ZeroGuardBackward::schema_v1{
    .name = "_zero_guard",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = zero_guard_rules,
    .results = zero_guard_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_zero_guard(x, upstream, /)",
    .record = "- op: _zero_guard(x, upstream, /)\n  summary: The gradient x, with 0 where it is not finite and the upstream gradient it was made from is 0.\n  amp: KeepInput\n  forward: where((upstream == 0) & ~isfinite(x), 0, x)\n  grad:\n    x: where((upstream == 0) & ~isfinite(x), 0, g)\n    upstream: 0\n  dtypes: {x: inexact, upstream: inexact}",
    .hash = "68d0de9d69d1f6b3304f8049327cb4ee418eea7490b4d0d860cb693bf3a6a08d",
    .source = "ops.yaml:_zero_guard",
};

Storage ZeroGuardBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& upstream, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x, &upstream}, nullptr, s, dt);
}

std::array<Storage, 2> ZeroGuardBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {1, 0}}, nullptr);
}

std::array<TensorPtr, 2> ZeroGuardBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& upstream, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: where((upstream == 0) & ~isfinite(x), 0, g)
#line 6 "ops.yaml:_zero_guard"
    const auto v0 = ops::equal(upstream, 0);
#line 6 "ops.yaml:_zero_guard"
    const auto v1 = ops::isfinite(x);
#line 6 "ops.yaml:_zero_guard"
    const auto v2 = ops::bitwise_invert(v1);
#line 6 "ops.yaml:_zero_guard"
    const auto v3 = ops::bitwise_and(v0, v2);
#line 6 "ops.yaml:_zero_guard"
    const auto v4 = ops::where(v3, 0, g);
#line 574 "selection/nodes.cpp"
    grads[0] = v4;
  }
  return grads;
}

std::array<TensorPtr, 1> ZeroGuardBackward::tangent_formula_impl(const TensorPtr& t_x, const TensorPtr&, const TensorPtr& x, const TensorPtr& upstream, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x) {  // where((upstream == 0) & ~isfinite(x), 0, t_x)
    const auto v0 = ops::equal(upstream, 0);
    const auto v1 = ops::isfinite(x);
    const auto v2 = ops::bitwise_invert(v1);
    const auto v3 = ops::bitwise_and(v0, v2);
    const auto v4 = ops::where(v3, 0, t_x);
    moving[0] = moved(moving[0], v4, t_x);
  }
  return moving;
}

const OpSchema MaximumBackward::schema_v1{
    .name = "maximum",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = maximum_rules,
    .results = maximum_results,
    .accepts = "integer and floating point dtypes",
    .signature = "maximum(x1, x2, /)",
    .record = "- op: maximum(x1, x2, /)\n  summary: Element-wise larger value; NaN where either is NaN.\n  amp: Promote\n  dispatch: {gpu: maximum}\n  grad:\n    let:\n      first: (x1 >= x2) | isnan(x1)\n      second: (x2 >= x1) | isnan(x2)\n    x1: where(first, where(second, 0.5 * g, g), 0)\n    x2: where(second, where(first, 0.5 * g, g), 0)\n  dtypes: {x1: real, x2: real}\n  at: [{when: x1 == x2, grad: {x1: 0.5 * g, x2: 0.5 * g}, why: ties share equally}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.maximum(pl.asarray([1., 4.]), pl.asarray([3., 2.])).tolist()\n    [3.0, 4.0]\n  see: [minimum, fmax, clip]",
    .hash = "b507bd10fbf1c4845c71042d8621f3ed1a57cf9843deb559b76cb8c86b7d5638",
    .source = "ops.yaml:maximum",
};

Storage MaximumBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> MaximumBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> MaximumBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: where((x1 >= x2) | isnan(x1), where((x2 >= x1) | isnan(x2), 0.5 * g, g), 0)
#line 9 "ops.yaml:maximum"
    const auto v0 = ops::greater_equal(x1, x2);
#line 9 "ops.yaml:maximum"
    const auto v1 = ops::isnan(x1);
#line 9 "ops.yaml:maximum"
    const auto v2 = ops::bitwise_or(v0, v1);
#line 9 "ops.yaml:maximum"
    const auto v3 = ops::greater_equal(x2, x1);
#line 9 "ops.yaml:maximum"
    const auto v4 = ops::isnan(x2);
#line 9 "ops.yaml:maximum"
    const auto v5 = ops::bitwise_or(v3, v4);
#line 9 "ops.yaml:maximum"
    const auto v6 = ops::multiply(0.5, g);
#line 9 "ops.yaml:maximum"
    const auto v7 = ops::where(v5, v6, g);
#line 9 "ops.yaml:maximum"
    const auto v8 = ops::where(v2, v7, 0);
#line 640 "selection/nodes.cpp"
    grads[0] = v8;
  }
  if (wanted >> 1 & 1U) {  // x2: where((x2 >= x1) | isnan(x2), where((x1 >= x2) | isnan(x1), 0.5 * g, g), 0)
#line 10 "ops.yaml:maximum"
    const auto v0 = ops::greater_equal(x2, x1);
#line 10 "ops.yaml:maximum"
    const auto v1 = ops::isnan(x2);
#line 10 "ops.yaml:maximum"
    const auto v2 = ops::bitwise_or(v0, v1);
#line 10 "ops.yaml:maximum"
    const auto v3 = ops::greater_equal(x1, x2);
#line 10 "ops.yaml:maximum"
    const auto v4 = ops::isnan(x1);
#line 10 "ops.yaml:maximum"
    const auto v5 = ops::bitwise_or(v3, v4);
#line 10 "ops.yaml:maximum"
    const auto v6 = ops::multiply(0.5, g);
#line 10 "ops.yaml:maximum"
    const auto v7 = ops::where(v5, v6, g);
#line 10 "ops.yaml:maximum"
    const auto v8 = ops::where(v2, v7, 0);
#line 662 "selection/nodes.cpp"
    grads[1] = v8;
  }
  return grads;
}

std::array<TensorPtr, 1> MaximumBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where((x1 >= x2) | isnan(x1), where((x2 >= x1) | isnan(x2), 0.5 * t_x1, t_x1), 0)
    const auto v0 = ops::greater_equal(x1, x2);
    const auto v1 = ops::isnan(x1);
    const auto v2 = ops::bitwise_or(v0, v1);
    const auto v3 = ops::greater_equal(x2, x1);
    const auto v4 = ops::isnan(x2);
    const auto v5 = ops::bitwise_or(v3, v4);
    const auto v6 = ops::multiply(0.5, t_x1);
    const auto v7 = ops::where(v5, v6, t_x1);
    const auto v8 = ops::where(v2, v7, 0);
    moving[0] = moved(moving[0], v8, t_x1);
  }
  if (t_x2) {  // where((x2 >= x1) | isnan(x2), where((x1 >= x2) | isnan(x1), 0.5 * t_x2, t_x2), 0)
    const auto v0 = ops::greater_equal(x2, x1);
    const auto v1 = ops::isnan(x2);
    const auto v2 = ops::bitwise_or(v0, v1);
    const auto v3 = ops::greater_equal(x1, x2);
    const auto v4 = ops::isnan(x1);
    const auto v5 = ops::bitwise_or(v3, v4);
    const auto v6 = ops::multiply(0.5, t_x2);
    const auto v7 = ops::where(v5, v6, t_x2);
    const auto v8 = ops::where(v2, v7, 0);
    moving[0] = moved(moving[0], v8, t_x2);
  }
  return moving;
}

const OpSchema MinimumBackward::schema_v1{
    .name = "minimum",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = minimum_rules,
    .results = minimum_results,
    .accepts = "integer and floating point dtypes",
    .signature = "minimum(x1, x2, /)",
    .record = "- op: minimum(x1, x2, /)\n  summary: Element-wise smaller value; NaN where either is NaN.\n  amp: Promote\n  dispatch: {gpu: minimum}\n  grad:\n    let:\n      first: (x1 <= x2) | isnan(x1)\n      second: (x2 <= x1) | isnan(x2)\n    x1: where(first, where(second, 0.5 * g, g), 0)\n    x2: where(second, where(first, 0.5 * g, g), 0)\n  dtypes: {x1: real, x2: real}\n  at: [{when: x1 == x2, grad: {x1: 0.5 * g, x2: 0.5 * g}, why: ties share equally}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.minimum(pl.asarray([1., 4.]), pl.asarray([3., 2.])).tolist()\n    [1.0, 2.0]\n  see: [maximum, fmin, clip]",
    .hash = "0b72182f16db8b268a3530dba9a4c6e6c435a78d350f28a03b6ab989eb1b05e8",
    .source = "ops.yaml:minimum",
};

Storage MinimumBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> MinimumBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> MinimumBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: where((x1 <= x2) | isnan(x1), where((x2 <= x1) | isnan(x2), 0.5 * g, g), 0)
#line 9 "ops.yaml:minimum"
    const auto v0 = ops::less_equal(x1, x2);
#line 9 "ops.yaml:minimum"
    const auto v1 = ops::isnan(x1);
#line 9 "ops.yaml:minimum"
    const auto v2 = ops::bitwise_or(v0, v1);
#line 9 "ops.yaml:minimum"
    const auto v3 = ops::less_equal(x2, x1);
#line 9 "ops.yaml:minimum"
    const auto v4 = ops::isnan(x2);
#line 9 "ops.yaml:minimum"
    const auto v5 = ops::bitwise_or(v3, v4);
#line 9 "ops.yaml:minimum"
    const auto v6 = ops::multiply(0.5, g);
#line 9 "ops.yaml:minimum"
    const auto v7 = ops::where(v5, v6, g);
#line 9 "ops.yaml:minimum"
    const auto v8 = ops::where(v2, v7, 0);
#line 744 "selection/nodes.cpp"
    grads[0] = v8;
  }
  if (wanted >> 1 & 1U) {  // x2: where((x2 <= x1) | isnan(x2), where((x1 <= x2) | isnan(x1), 0.5 * g, g), 0)
#line 10 "ops.yaml:minimum"
    const auto v0 = ops::less_equal(x2, x1);
#line 10 "ops.yaml:minimum"
    const auto v1 = ops::isnan(x2);
#line 10 "ops.yaml:minimum"
    const auto v2 = ops::bitwise_or(v0, v1);
#line 10 "ops.yaml:minimum"
    const auto v3 = ops::less_equal(x1, x2);
#line 10 "ops.yaml:minimum"
    const auto v4 = ops::isnan(x1);
#line 10 "ops.yaml:minimum"
    const auto v5 = ops::bitwise_or(v3, v4);
#line 10 "ops.yaml:minimum"
    const auto v6 = ops::multiply(0.5, g);
#line 10 "ops.yaml:minimum"
    const auto v7 = ops::where(v5, v6, g);
#line 10 "ops.yaml:minimum"
    const auto v8 = ops::where(v2, v7, 0);
#line 766 "selection/nodes.cpp"
    grads[1] = v8;
  }
  return grads;
}

std::array<TensorPtr, 1> MinimumBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where((x1 <= x2) | isnan(x1), where((x2 <= x1) | isnan(x2), 0.5 * t_x1, t_x1), 0)
    const auto v0 = ops::less_equal(x1, x2);
    const auto v1 = ops::isnan(x1);
    const auto v2 = ops::bitwise_or(v0, v1);
    const auto v3 = ops::less_equal(x2, x1);
    const auto v4 = ops::isnan(x2);
    const auto v5 = ops::bitwise_or(v3, v4);
    const auto v6 = ops::multiply(0.5, t_x1);
    const auto v7 = ops::where(v5, v6, t_x1);
    const auto v8 = ops::where(v2, v7, 0);
    moving[0] = moved(moving[0], v8, t_x1);
  }
  if (t_x2) {  // where((x2 <= x1) | isnan(x2), where((x1 <= x2) | isnan(x1), 0.5 * t_x2, t_x2), 0)
    const auto v0 = ops::less_equal(x2, x1);
    const auto v1 = ops::isnan(x2);
    const auto v2 = ops::bitwise_or(v0, v1);
    const auto v3 = ops::less_equal(x1, x2);
    const auto v4 = ops::isnan(x1);
    const auto v5 = ops::bitwise_or(v3, v4);
    const auto v6 = ops::multiply(0.5, t_x2);
    const auto v7 = ops::where(v5, v6, t_x2);
    const auto v8 = ops::where(v2, v7, 0);
    moving[0] = moved(moving[0], v8, t_x2);
  }
  return moving;
}

const OpSchema FmaxBackward::schema_v1{
    .name = "fmax",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = fmax_rules,
    .results = fmax_results,
    .accepts = "integer and floating point dtypes",
    .signature = "fmax(x1, x2, /)",
    .record = "- op: fmax(x1, x2, /)\n  summary: Element-wise larger value; the other one where one is NaN.\n  amp: Promote\n  dispatch: {gpu: fmax}\n  grad:\n    let:\n      first: (x1 >= x2) | isnan(x2)\n      second: (x2 >= x1) | isnan(x1)\n    x1: where(first, where(second, 0.5 * g, g), 0)\n    x2: where(second, where(first, 0.5 * g, g), 0)\n  dtypes: {x1: real, x2: real}\n  at: [{when: x1 == x2, grad: {x1: 0.5 * g, x2: 0.5 * g}, why: ties share equally}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.fmax(pl.asarray([1., pl.nan]), pl.asarray([3., 2.])).tolist()\n    [3.0, 2.0]\n  see: [maximum, fmin]",
    .hash = "47f483dc555e06adef42d328f61dcbc82375588b633566158c2796cf10cd5148",
    .source = "ops.yaml:fmax",
};

Storage FmaxBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> FmaxBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> FmaxBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: where((x1 >= x2) | isnan(x2), where((x2 >= x1) | isnan(x1), 0.5 * g, g), 0)
#line 9 "ops.yaml:fmax"
    const auto v0 = ops::greater_equal(x1, x2);
#line 9 "ops.yaml:fmax"
    const auto v1 = ops::isnan(x2);
#line 9 "ops.yaml:fmax"
    const auto v2 = ops::bitwise_or(v0, v1);
#line 9 "ops.yaml:fmax"
    const auto v3 = ops::greater_equal(x2, x1);
#line 9 "ops.yaml:fmax"
    const auto v4 = ops::isnan(x1);
#line 9 "ops.yaml:fmax"
    const auto v5 = ops::bitwise_or(v3, v4);
#line 9 "ops.yaml:fmax"
    const auto v6 = ops::multiply(0.5, g);
#line 9 "ops.yaml:fmax"
    const auto v7 = ops::where(v5, v6, g);
#line 9 "ops.yaml:fmax"
    const auto v8 = ops::where(v2, v7, 0);
#line 848 "selection/nodes.cpp"
    grads[0] = v8;
  }
  if (wanted >> 1 & 1U) {  // x2: where((x2 >= x1) | isnan(x1), where((x1 >= x2) | isnan(x2), 0.5 * g, g), 0)
#line 10 "ops.yaml:fmax"
    const auto v0 = ops::greater_equal(x2, x1);
#line 10 "ops.yaml:fmax"
    const auto v1 = ops::isnan(x1);
#line 10 "ops.yaml:fmax"
    const auto v2 = ops::bitwise_or(v0, v1);
#line 10 "ops.yaml:fmax"
    const auto v3 = ops::greater_equal(x1, x2);
#line 10 "ops.yaml:fmax"
    const auto v4 = ops::isnan(x2);
#line 10 "ops.yaml:fmax"
    const auto v5 = ops::bitwise_or(v3, v4);
#line 10 "ops.yaml:fmax"
    const auto v6 = ops::multiply(0.5, g);
#line 10 "ops.yaml:fmax"
    const auto v7 = ops::where(v5, v6, g);
#line 10 "ops.yaml:fmax"
    const auto v8 = ops::where(v2, v7, 0);
#line 870 "selection/nodes.cpp"
    grads[1] = v8;
  }
  return grads;
}

std::array<TensorPtr, 1> FmaxBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where((x1 >= x2) | isnan(x2), where((x2 >= x1) | isnan(x1), 0.5 * t_x1, t_x1), 0)
    const auto v0 = ops::greater_equal(x1, x2);
    const auto v1 = ops::isnan(x2);
    const auto v2 = ops::bitwise_or(v0, v1);
    const auto v3 = ops::greater_equal(x2, x1);
    const auto v4 = ops::isnan(x1);
    const auto v5 = ops::bitwise_or(v3, v4);
    const auto v6 = ops::multiply(0.5, t_x1);
    const auto v7 = ops::where(v5, v6, t_x1);
    const auto v8 = ops::where(v2, v7, 0);
    moving[0] = moved(moving[0], v8, t_x1);
  }
  if (t_x2) {  // where((x2 >= x1) | isnan(x1), where((x1 >= x2) | isnan(x2), 0.5 * t_x2, t_x2), 0)
    const auto v0 = ops::greater_equal(x2, x1);
    const auto v1 = ops::isnan(x1);
    const auto v2 = ops::bitwise_or(v0, v1);
    const auto v3 = ops::greater_equal(x1, x2);
    const auto v4 = ops::isnan(x2);
    const auto v5 = ops::bitwise_or(v3, v4);
    const auto v6 = ops::multiply(0.5, t_x2);
    const auto v7 = ops::where(v5, v6, t_x2);
    const auto v8 = ops::where(v2, v7, 0);
    moving[0] = moved(moving[0], v8, t_x2);
  }
  return moving;
}

const OpSchema FminBackward::schema_v1{
    .name = "fmin",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = fmin_rules,
    .results = fmin_results,
    .accepts = "integer and floating point dtypes",
    .signature = "fmin(x1, x2, /)",
    .record = "- op: fmin(x1, x2, /)\n  summary: Element-wise smaller value; the other one where one is NaN.\n  amp: Promote\n  dispatch: {gpu: fmin}\n  grad:\n    let:\n      first: (x1 <= x2) | isnan(x2)\n      second: (x2 <= x1) | isnan(x1)\n    x1: where(first, where(second, 0.5 * g, g), 0)\n    x2: where(second, where(first, 0.5 * g, g), 0)\n  dtypes: {x1: real, x2: real}\n  at: [{when: x1 == x2, grad: {x1: 0.5 * g, x2: 0.5 * g}, why: ties share equally}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.fmin(pl.asarray([1., pl.nan]), pl.asarray([3., 2.])).tolist()\n    [1.0, 2.0]\n  see: [minimum, fmax]",
    .hash = "ba9045197fef06296d8b5ecd73f47a78f092c110f915847cdc8f6889333814b7",
    .source = "ops.yaml:fmin",
};

Storage FminBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> FminBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> FminBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: where((x1 <= x2) | isnan(x2), where((x2 <= x1) | isnan(x1), 0.5 * g, g), 0)
#line 9 "ops.yaml:fmin"
    const auto v0 = ops::less_equal(x1, x2);
#line 9 "ops.yaml:fmin"
    const auto v1 = ops::isnan(x2);
#line 9 "ops.yaml:fmin"
    const auto v2 = ops::bitwise_or(v0, v1);
#line 9 "ops.yaml:fmin"
    const auto v3 = ops::less_equal(x2, x1);
#line 9 "ops.yaml:fmin"
    const auto v4 = ops::isnan(x1);
#line 9 "ops.yaml:fmin"
    const auto v5 = ops::bitwise_or(v3, v4);
#line 9 "ops.yaml:fmin"
    const auto v6 = ops::multiply(0.5, g);
#line 9 "ops.yaml:fmin"
    const auto v7 = ops::where(v5, v6, g);
#line 9 "ops.yaml:fmin"
    const auto v8 = ops::where(v2, v7, 0);
#line 952 "selection/nodes.cpp"
    grads[0] = v8;
  }
  if (wanted >> 1 & 1U) {  // x2: where((x2 <= x1) | isnan(x1), where((x1 <= x2) | isnan(x2), 0.5 * g, g), 0)
#line 10 "ops.yaml:fmin"
    const auto v0 = ops::less_equal(x2, x1);
#line 10 "ops.yaml:fmin"
    const auto v1 = ops::isnan(x1);
#line 10 "ops.yaml:fmin"
    const auto v2 = ops::bitwise_or(v0, v1);
#line 10 "ops.yaml:fmin"
    const auto v3 = ops::less_equal(x1, x2);
#line 10 "ops.yaml:fmin"
    const auto v4 = ops::isnan(x2);
#line 10 "ops.yaml:fmin"
    const auto v5 = ops::bitwise_or(v3, v4);
#line 10 "ops.yaml:fmin"
    const auto v6 = ops::multiply(0.5, g);
#line 10 "ops.yaml:fmin"
    const auto v7 = ops::where(v5, v6, g);
#line 10 "ops.yaml:fmin"
    const auto v8 = ops::where(v2, v7, 0);
#line 974 "selection/nodes.cpp"
    grads[1] = v8;
  }
  return grads;
}

std::array<TensorPtr, 1> FminBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // where((x1 <= x2) | isnan(x2), where((x2 <= x1) | isnan(x1), 0.5 * t_x1, t_x1), 0)
    const auto v0 = ops::less_equal(x1, x2);
    const auto v1 = ops::isnan(x2);
    const auto v2 = ops::bitwise_or(v0, v1);
    const auto v3 = ops::less_equal(x2, x1);
    const auto v4 = ops::isnan(x1);
    const auto v5 = ops::bitwise_or(v3, v4);
    const auto v6 = ops::multiply(0.5, t_x1);
    const auto v7 = ops::where(v5, v6, t_x1);
    const auto v8 = ops::where(v2, v7, 0);
    moving[0] = moved(moving[0], v8, t_x1);
  }
  if (t_x2) {  // where((x2 <= x1) | isnan(x1), where((x1 <= x2) | isnan(x2), 0.5 * t_x2, t_x2), 0)
    const auto v0 = ops::less_equal(x2, x1);
    const auto v1 = ops::isnan(x1);
    const auto v2 = ops::bitwise_or(v0, v1);
    const auto v3 = ops::less_equal(x1, x2);
    const auto v4 = ops::isnan(x2);
    const auto v5 = ops::bitwise_or(v3, v4);
    const auto v6 = ops::multiply(0.5, t_x2);
    const auto v7 = ops::where(v5, v6, t_x2);
    const auto v8 = ops::where(v2, v7, 0);
    moving[0] = moved(moving[0], v8, t_x2);
  }
  return moving;
}

const OpSchema ClipBackward::schema_v1{
    .name = "clip",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = clip_rules,
    .results = clip_results,
    .accepts = "integer and floating point dtypes",
    .signature = "clip(x, /, min:Tensor=None, max:Tensor=None)",
    .record = "- op: clip(x, /, min:Tensor=None, max:Tensor=None)\n  summary: Element-wise limitation to the range from min to max.\n  amp: KeepInput\n  forward: |\n    (x if max is None else minimum(max, x)) if min is None else (\n    maximum(min, x) if max is None else minimum(max, maximum(min, x)))\n  grad:\n    x: |\n      (g if max is None else where(x > max, 0, g)) if min is None else (\n      where(x < min, 0, g) if max is None else where(x < min, 0, where(x > max, 0, g)))\n    min: |\n      0 if min is None else where(x < min, g, 0) if max is None else where((x < min) & (min <= max), g, 0)\n    max: |\n      0 if max is None else where(x > max, g, 0) if min is None else where((x > max) | (min > max), g, 0)\n  dtypes: {x: real, min: real, max: real}\n  domain: {min: [-3, -0.5], max: [0.5, 3]}\n  at: [{when: x == min, grad: {x: g, min: 0}, why: x is taken}, {when: x == max, grad: {x: g, max: 0}, why: x is taken}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.clip(pl.asarray([-2., 0.5, 3.]), -1, 1).tolist()\n    [-1.0, 0.5, 1.0]\n  notes: |\n    At a bound the gradient goes to x, which is the branch taken there. Where min is above max the result is max. A NaN\n    among x, min and max makes the result NaN.\n  see: [maximum, minimum, hard_tanh]\n  aliases: [clamp]",
    .hash = "2092bebe157265dfd8a4a2bf04273c61c3a693d499729a07ef2b97bbee909ea3",
    .source = "ops.yaml:clip",
};

Storage ClipBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage* min, const Storage* max, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, static_cast<backend::Part>(0 + (min == nullptr ? 0 : 2) + (max == nullptr ? 0 : 1)), {&x, min, max}, nullptr, s, dt);
}

std::array<Storage, 3> ClipBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = static_cast<backend::Part>(4 + (saved(1) == nullptr ? 0 : 2) + (saved(2) == nullptr ? 0 : 1)), .each = {static_cast<backend::Part>(8 + (saved(1) == nullptr ? 0 : 2) + (saved(2) == nullptr ? 0 : 1)), static_cast<backend::Part>(12 + (saved(1) == nullptr ? 0 : 2) + (saved(2) == nullptr ? 0 : 1)), static_cast<backend::Part>(16 + (saved(2) == nullptr ? 0 : 2) + (saved(1) == nullptr ? 0 : 1))}}, nullptr);
}

std::array<TensorPtr, 3> ClipBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& min, const TensorPtr& max, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 3> grads;
  if (wanted >> 0 & 1U) {  // x: (g if max is None else where(x > max, 0, g)) if min is None else where(x < min, 0, g) if max is None else where(x < min, 0, where(x > max, 0, g))
#line 9 "ops.yaml:clip"
    TensorPtr v0;
#line 9 "ops.yaml:clip"
    if (min == nullptr) {
#line 9 "ops.yaml:clip"
      TensorPtr v1;
#line 9 "ops.yaml:clip"
      if (max == nullptr) {
#line 9 "ops.yaml:clip"
        v1 = g;
#line 9 "ops.yaml:clip"
      } else {
#line 9 "ops.yaml:clip"
        const auto v2 = ops::greater(x, max);
#line 9 "ops.yaml:clip"
        const auto v3 = ops::where(v2, 0, g);
#line 9 "ops.yaml:clip"
        v1 = v3;
#line 9 "ops.yaml:clip"
      }
#line 9 "ops.yaml:clip"
      v0 = v1;
#line 9 "ops.yaml:clip"
    } else {
#line 9 "ops.yaml:clip"
      TensorPtr v4;
#line 9 "ops.yaml:clip"
      if (max == nullptr) {
#line 9 "ops.yaml:clip"
        const auto v5 = ops::less(x, min);
#line 9 "ops.yaml:clip"
        const auto v6 = ops::where(v5, 0, g);
#line 9 "ops.yaml:clip"
        v4 = v6;
#line 9 "ops.yaml:clip"
      } else {
#line 9 "ops.yaml:clip"
        const auto v7 = ops::less(x, min);
#line 9 "ops.yaml:clip"
        const auto v8 = ops::greater(x, max);
#line 9 "ops.yaml:clip"
        const auto v9 = ops::where(v8, 0, g);
#line 9 "ops.yaml:clip"
        const auto v10 = ops::where(v7, 0, v9);
#line 9 "ops.yaml:clip"
        v4 = v10;
#line 9 "ops.yaml:clip"
      }
#line 9 "ops.yaml:clip"
      v0 = v4;
#line 9 "ops.yaml:clip"
    }
#line 1090 "selection/nodes.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // min: 0 if min is None else where(x < min, g, 0) if max is None else where((x < min) & (min <= max), g, 0)
#line 12 "ops.yaml:clip"
    TensorPtr v0;
#line 12 "ops.yaml:clip"
    if (min == nullptr) {
#line 12 "ops.yaml:clip"
      const auto v1 = ops::constant(0, x);
#line 12 "ops.yaml:clip"
      v0 = v1;
#line 12 "ops.yaml:clip"
    } else {
#line 12 "ops.yaml:clip"
      TensorPtr v2;
#line 12 "ops.yaml:clip"
      if (max == nullptr) {
#line 12 "ops.yaml:clip"
        const auto v3 = ops::less(x, min);
#line 12 "ops.yaml:clip"
        const auto v4 = ops::where(v3, g, 0);
#line 12 "ops.yaml:clip"
        v2 = v4;
#line 12 "ops.yaml:clip"
      } else {
#line 12 "ops.yaml:clip"
        const auto v5 = ops::less(x, min);
#line 12 "ops.yaml:clip"
        const auto v6 = ops::less_equal(min, max);
#line 12 "ops.yaml:clip"
        const auto v7 = ops::bitwise_and(v5, v6);
#line 12 "ops.yaml:clip"
        const auto v8 = ops::where(v7, g, 0);
#line 12 "ops.yaml:clip"
        v2 = v8;
#line 12 "ops.yaml:clip"
      }
#line 12 "ops.yaml:clip"
      v0 = v2;
#line 12 "ops.yaml:clip"
    }
#line 1132 "selection/nodes.cpp"
    grads[1] = v0;
  }
  if (wanted >> 2 & 1U) {  // max: 0 if max is None else where(x > max, g, 0) if min is None else where((x > max) | (min > max), g, 0)
#line 14 "ops.yaml:clip"
    TensorPtr v0;
#line 14 "ops.yaml:clip"
    if (max == nullptr) {
#line 14 "ops.yaml:clip"
      const auto v1 = ops::constant(0, x);
#line 14 "ops.yaml:clip"
      v0 = v1;
#line 14 "ops.yaml:clip"
    } else {
#line 14 "ops.yaml:clip"
      TensorPtr v2;
#line 14 "ops.yaml:clip"
      if (min == nullptr) {
#line 14 "ops.yaml:clip"
        const auto v3 = ops::greater(x, max);
#line 14 "ops.yaml:clip"
        const auto v4 = ops::where(v3, g, 0);
#line 14 "ops.yaml:clip"
        v2 = v4;
#line 14 "ops.yaml:clip"
      } else {
#line 14 "ops.yaml:clip"
        const auto v5 = ops::greater(x, max);
#line 14 "ops.yaml:clip"
        const auto v6 = ops::greater(min, max);
#line 14 "ops.yaml:clip"
        const auto v7 = ops::bitwise_or(v5, v6);
#line 14 "ops.yaml:clip"
        const auto v8 = ops::where(v7, g, 0);
#line 14 "ops.yaml:clip"
        v2 = v8;
#line 14 "ops.yaml:clip"
      }
#line 14 "ops.yaml:clip"
      v0 = v2;
#line 14 "ops.yaml:clip"
    }
#line 1174 "selection/nodes.cpp"
    grads[2] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> ClipBackward::tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_min, const TensorPtr& t_max, const TensorPtr& x, const TensorPtr& min, const TensorPtr& max, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x) {  // (t_x if max is None else where(x > max, 0, t_x)) if min is None else where(x < min, 0, t_x) if max is None else where(x < min, 0, where(x > max, 0, t_x))
    TensorPtr v0;
    if (min == nullptr) {
      TensorPtr v1;
      if (max == nullptr) {
        v1 = t_x;
      } else {
        const auto v2 = ops::greater(x, max);
        const auto v3 = ops::where(v2, 0, t_x);
        v1 = v3;
      }
      v0 = v1;
    } else {
      TensorPtr v4;
      if (max == nullptr) {
        const auto v5 = ops::less(x, min);
        const auto v6 = ops::where(v5, 0, t_x);
        v4 = v6;
      } else {
        const auto v7 = ops::less(x, min);
        const auto v8 = ops::greater(x, max);
        const auto v9 = ops::where(v8, 0, t_x);
        const auto v10 = ops::where(v7, 0, v9);
        v4 = v10;
      }
      v0 = v4;
    }
    moving[0] = moved(moving[0], v0, t_x);
  }
  if (t_min) {  // 0 if min is None else 0 if min is None else where(x < min, t_min, 0) if max is None else where((x < min) & (min <= max), t_min, 0)
    TensorPtr v0;
    if (min == nullptr) {
      const auto v1 = ops::constant(0, x);
      v0 = v1;
    } else {
      TensorPtr v2;
      if (min == nullptr) {
        const auto v3 = ops::constant(0, x);
        v2 = v3;
      } else {
        TensorPtr v4;
        if (max == nullptr) {
          const auto v5 = ops::less(x, min);
          const auto v6 = ops::where(v5, t_min, 0);
          v4 = v6;
        } else {
          const auto v7 = ops::less(x, min);
          const auto v8 = ops::less_equal(min, max);
          const auto v9 = ops::bitwise_and(v7, v8);
          const auto v10 = ops::where(v9, t_min, 0);
          v4 = v10;
        }
        v2 = v4;
      }
      v0 = v2;
    }
    moving[0] = moved(moving[0], v0, t_min);
  }
  if (t_max) {  // 0 if max is None else 0 if max is None else where(x > max, t_max, 0) if min is None else where((x > max) | (min > max), t_max, 0)
    TensorPtr v0;
    if (max == nullptr) {
      const auto v1 = ops::constant(0, x);
      v0 = v1;
    } else {
      TensorPtr v2;
      if (max == nullptr) {
        const auto v3 = ops::constant(0, x);
        v2 = v3;
      } else {
        TensorPtr v4;
        if (min == nullptr) {
          const auto v5 = ops::greater(x, max);
          const auto v6 = ops::where(v5, t_max, 0);
          v4 = v6;
        } else {
          const auto v7 = ops::greater(x, max);
          const auto v8 = ops::greater(min, max);
          const auto v9 = ops::bitwise_or(v7, v8);
          const auto v10 = ops::where(v9, t_max, 0);
          v4 = v10;
        }
        v2 = v4;
      }
      v0 = v2;
    }
    moving[0] = moved(moving[0], v0, t_max);
  }
  return moving;
}

namespace ops {

TensorPtr where(const Operand& condition, const Operand& x1, const Operand& x2) {
  return std::get<0>(WhereBackward::call({&condition, &x1, &x2}, NoAttributes{}));
}

TensorPtr _zero_guard(const Operand& x, const Operand& upstream) {
  return std::get<0>(ZeroGuardBackward::call({&x, &upstream}, NoAttributes{}));
}

TensorPtr maximum(const Operand& x1, const Operand& x2) {
  return std::get<0>(MaximumBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr minimum(const Operand& x1, const Operand& x2) {
  return std::get<0>(MinimumBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr fmax(const Operand& x1, const Operand& x2) {
  return std::get<0>(FmaxBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr fmin(const Operand& x1, const Operand& x2) {
  return std::get<0>(FminBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr clip(const Operand& x, const Operand& min, const Operand& max) {
  return std::get<0>(ClipBackward::call({&x, &min, &max}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&WhereBackward::schema_v1, where_parts},
    {&ZeroGuardBackward::schema_v1, zero_guard_parts},
    {&MaximumBackward::schema_v1, maximum_parts},
    {&MinimumBackward::schema_v1, minimum_parts},
    {&FmaxBackward::schema_v1, fmax_parts},
    {&FminBackward::schema_v1, fmin_parts},
    {&ClipBackward::schema_v1, clip_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::selection_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::selection_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::selection_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::selection_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_selection() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
