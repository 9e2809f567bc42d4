// Generated from ops.yaml. Do not edit.
// The arithmetic family: schemas, dispatch and derivatives.
#include "arithmetic/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "arithmetic/ops.h"
#include "comparison/ops.h"
#include "complex/ops.h"
#include "rounding/ops.h"
#include "selection/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries arithmetic_loops();
}
namespace avx2 {
cpu::LoopEntries arithmetic_loops();
}
namespace avx512 {
cpu::LoopEntries arithmetic_loops();
}
namespace neon {
cpu::LoopEntries arithmetic_loops();
}
namespace accelerate {
cpu::LoopEntries arithmetic_loops();
}

namespace {

constexpr OperandRule add_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule add_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand add_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand add_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand add_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand add_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand add_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand add_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand add_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand add_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape add_parts[] = {
    {add_0_results, add_0_inputs, false, false},
    {add_1_results, add_1_inputs, false, false},
    {add_2_results, add_2_inputs, false, false},
    {add_3_results, add_3_inputs, false, false},
};

constexpr OperandRule subtract_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule subtract_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand subtract_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand subtract_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand subtract_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand subtract_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand subtract_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand subtract_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand subtract_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand subtract_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape subtract_parts[] = {
    {subtract_0_results, subtract_0_inputs, false, false},
    {subtract_1_results, subtract_1_inputs, false, false},
    {subtract_2_results, subtract_2_inputs, false, false},
    {subtract_3_results, subtract_3_inputs, false, false},
};

constexpr OperandRule multiply_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule multiply_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand multiply_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand multiply_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand multiply_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand multiply_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand multiply_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand multiply_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand multiply_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand multiply_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape multiply_parts[] = {
    {multiply_0_results, multiply_0_inputs, false, false},
    {multiply_1_results, multiply_1_inputs, false, false},
    {multiply_2_results, multiply_2_inputs, false, false},
    {multiply_3_results, multiply_3_inputs, false, false},
};

constexpr OperandRule divide_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule divide_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand divide_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand divide_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand divide_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand divide_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand divide_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand divide_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand divide_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand divide_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape divide_parts[] = {
    {divide_0_results, divide_0_inputs, false, false},
    {divide_1_results, divide_1_inputs, false, false},
    {divide_2_results, divide_2_inputs, false, false},
    {divide_3_results, divide_3_inputs, false, false},
};

constexpr OperandRule floor_divide_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule floor_divide_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand floor_divide_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand floor_divide_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand floor_divide_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand floor_divide_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand floor_divide_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand floor_divide_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand floor_divide_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand floor_divide_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape floor_divide_parts[] = {
    {floor_divide_0_results, floor_divide_0_inputs, true, false},
    {floor_divide_1_results, floor_divide_1_inputs, false, false},
    {floor_divide_2_results, floor_divide_2_inputs, false, false},
    {floor_divide_3_results, floor_divide_3_inputs, false, false},
};

constexpr OperandRule remainder_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule remainder_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand remainder_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand remainder_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand remainder_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand remainder_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand remainder_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand remainder_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand remainder_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand remainder_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape remainder_parts[] = {
    {remainder_0_results, remainder_0_inputs, true, false},
    {remainder_1_results, remainder_1_inputs, true, false},
    {remainder_2_results, remainder_2_inputs, false, false},
    {remainder_3_results, remainder_3_inputs, true, false},
};

constexpr OperandRule fmod_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule fmod_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand fmod_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmod_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand fmod_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmod_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand fmod_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmod_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmod_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand fmod_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape fmod_parts[] = {
    {fmod_0_results, fmod_0_inputs, true, false},
    {fmod_1_results, fmod_1_inputs, false, false},
    {fmod_2_results, fmod_2_inputs, false, false},
    {fmod_3_results, fmod_3_inputs, false, false},
};

constexpr OperandRule negative_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule negative_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand negative_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand negative_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand negative_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand negative_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape negative_parts[] = {
    {negative_0_results, negative_0_inputs, false, false},
    {negative_1_results, negative_1_inputs, false, false},
};

constexpr OperandRule positive_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule positive_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand positive_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand positive_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand positive_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand positive_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape positive_parts[] = {
    {positive_0_results, positive_0_inputs, false, false},
    {positive_1_results, positive_1_inputs, false, false},
};

constexpr OperandRule abs_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule abs_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand abs_0_results[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand abs_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand abs_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand abs_1_inputs[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape abs_parts[] = {
    {abs_0_results, abs_0_inputs, false, false},
    {abs_1_results, abs_1_inputs, false, false},
};

constexpr OperandRule sign_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule sign_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand sign_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sign_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sign_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sign_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape sign_parts[] = {
    {sign_0_results, sign_0_inputs, false, false},
    {sign_1_results, sign_1_inputs, false, true},
};

constexpr OperandRule lerp_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"weight", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule lerp_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand lerp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand lerp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand lerp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand lerp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand lerp_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand lerp_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand lerp_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand lerp_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand lerp_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand lerp_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape lerp_parts[] = {
    {lerp_0_results, lerp_0_inputs, false, false},
    {lerp_1_results, lerp_1_inputs, false, false},
    {lerp_2_results, lerp_2_inputs, false, false},
    {lerp_3_results, lerp_3_inputs, false, false},
    {lerp_4_results, lerp_4_inputs, false, false},
};

constexpr OperandRule deg2rad_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule deg2rad_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand deg2rad_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand deg2rad_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand deg2rad_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand deg2rad_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape deg2rad_parts[] = {
    {deg2rad_0_results, deg2rad_0_inputs, false, false},
    {deg2rad_1_results, deg2rad_1_inputs, false, false},
};

constexpr OperandRule rad2deg_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule rad2deg_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand rad2deg_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand rad2deg_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand rad2deg_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand rad2deg_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape rad2deg_parts[] = {
    {rad2deg_0_results, rad2deg_0_inputs, false, false},
    {rad2deg_1_results, rad2deg_1_inputs, false, false},
};

}  // namespace

const OpSchema AddBackward::schema_v1{
    .name = "add",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = add_rules,
    .results = add_results,
    .accepts = "every dtype",
    .signature = "add(x1, x2, /)",
    .record = "- op: add(x1, x2, /)\n  summary: Element-wise sum.\n  amp: Promote\n  dispatch: {cpu: vDSP_vadd, gpu: add}\n  grad: {x1: g, x2: g}\n  dtypes: {x1: any, x2: any}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.add(pl.asarray([1., 2.]), 3).tolist()\n    [4.0, 5.0]\n  see: [subtract]",
    .hash = "a17c309ebd3412e91f91c388c6da718cde8a0cba15e1292d67e8161e6c8793d4",
    .source = "ops.yaml:add",
};

Storage AddBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> AddBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> AddBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: g
#line 560 "arithmetic/nodes.cpp"
    grads[0] = g;
  }
  if (wanted >> 1 & 1U) {  // x2: g
#line 564 "arithmetic/nodes.cpp"
    grads[1] = g;
  }
  return grads;
}

std::array<TensorPtr, 1> AddBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr&, const TensorPtr&, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // t_x1
    moving[0] = moved(moving[0], t_x1, t_x1);
  }
  if (t_x2) {  // t_x2
    moving[0] = moved(moving[0], t_x2, t_x2);
  }
  return moving;
}

const OpSchema SubtractBackward::schema_v1{
    .name = "subtract",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = subtract_rules,
    .results = subtract_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "subtract(x1, x2, /)",
    .record = "- op: subtract(x1, x2, /)\n  summary: Element-wise difference.\n  amp: Promote\n  dispatch: {cpu: vDSP_vsub, gpu: subtract}\n  grad: {x1: g, x2: -g}\n  dtypes: {x1: numeric, x2: numeric}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.subtract(pl.asarray([1., 2.]), 3).tolist()\n    [-2.0, -1.0]\n  see: [add]\n  aliases: [sub]",
    .hash = "b6b4f6fab0ee7dbd6c9d3a9ef30de608364a76039d128de8bc46534ab6fee560",
    .source = "ops.yaml:subtract",
};

Storage SubtractBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> SubtractBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> SubtractBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: g
#line 610 "arithmetic/nodes.cpp"
    grads[0] = g;
  }
  if (wanted >> 1 & 1U) {  // x2: -g
#line 5 "ops.yaml:subtract"
    const auto v0 = ops::negative(g);
#line 616 "arithmetic/nodes.cpp"
    grads[1] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> SubtractBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr&, const TensorPtr&, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // t_x1
    moving[0] = moved(moving[0], t_x1, t_x1);
  }
  if (t_x2) {  // -t_x2
    const auto v0 = ops::negative(t_x2);
    moving[0] = moved(moving[0], v0, t_x2);
  }
  return moving;
}

const OpSchema MultiplyBackward::schema_v1{
    .name = "multiply",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = multiply_rules,
    .results = multiply_results,
    .accepts = "every dtype",
    .signature = "multiply(x1, x2, /)",
    .record = "- op: multiply(x1, x2, /)\n  summary: Element-wise product.\n  amp: Promote\n  dispatch: {cpu: vDSP_vmul, gpu: multiply}\n  grad: {x1: g * x2, x2: g * x1}\n  dtypes: {x1: any, x2: any}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.multiply(pl.asarray([1., 2.]), 3).tolist()\n    [3.0, 6.0]\n  see: [divide]\n  aliases: [mul]",
    .hash = "762e7762a05270fd546d740a1aa513cd9f3f2e2e1ac1479416f5721fb2870209",
    .source = "ops.yaml:multiply",
};

Storage MultiplyBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> MultiplyBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> MultiplyBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: g * x2
#line 5 "ops.yaml:multiply"
    const auto v0 = ops::multiply(g, x2);
#line 665 "arithmetic/nodes.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x2: g * x1
#line 5 "ops.yaml:multiply"
    const auto v0 = ops::multiply(g, x1);
#line 671 "arithmetic/nodes.cpp"
    grads[1] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> MultiplyBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // x2 * t_x1
    const auto v0 = ops::multiply(x2, t_x1);
    moving[0] = moved(moving[0], v0, t_x1);
  }
  if (t_x2) {  // x1 * t_x2
    const auto v0 = ops::multiply(x1, t_x2);
    moving[0] = moved(moving[0], v0, t_x2);
  }
  return moving;
}

const OpSchema DivideBackward::schema_v1{
    .name = "divide",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = divide_rules,
    .results = divide_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "divide(x1, x2, /)",
    .record = "- op: divide(x1, x2, /)\n  summary: Element-wise quotient, of integers too.\n  amp: Promote\n  dispatch: {cpu: vDSP_vdiv, gpu: divide}\n  grad: {x1: g / x2, x2: -g * out / x2}\n  dtypes: {x1: inexact, x2: inexact}\n  domain: {x2: [0.25, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.divide(pl.asarray([1., 3.]), 2).tolist()\n    [0.5, 1.5]\n  see: [floor_divide, multiply]\n  aliases: [div, true_divide]",
    .hash = "5a3061bd501ee2f27b5f3d58210adb46ff7c71262a0a3a4f9e8d5314828006ba",
    .source = "ops.yaml:divide",
};

Storage DivideBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> DivideBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> DivideBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& x2, const TensorPtr& y, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: g / x2
#line 5 "ops.yaml:divide"
    const auto v0 = ops::divide(g, x2);
#line 721 "arithmetic/nodes.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x2: -g * out / x2
#line 5 "ops.yaml:divide"
    const auto v0 = ops::negative(g);
#line 5 "ops.yaml:divide"
    const auto v1 = ops::multiply(v0, y);
#line 5 "ops.yaml:divide"
    const auto v2 = ops::divide(v1, x2);
#line 731 "arithmetic/nodes.cpp"
    grads[1] = v2;
  }
  return grads;
}

std::array<TensorPtr, 1> DivideBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr&, const TensorPtr& x2, const TensorPtr& y) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // t_x1 / x2
    const auto v0 = ops::divide(t_x1, x2);
    moving[0] = moved(moving[0], v0, t_x1);
  }
  if (t_x2) {  // -out * t_x2 / x2
    const auto v0 = ops::negative(y);
    const auto v1 = ops::multiply(v0, t_x2);
    const auto v2 = ops::divide(v1, x2);
    moving[0] = moved(moving[0], v2, t_x2);
  }
  return moving;
}

const OpSchema FloorDivideBackward::schema_v1{
    .name = "floor_divide",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = floor_divide_rules,
    .results = floor_divide_results,
    .accepts = "integer and floating point dtypes",
    .signature = "floor_divide(x1, x2, /)",
    .record = "- op: floor_divide(x1, x2, /)\n  summary: Element-wise quotient rounded towards negative infinity.\n  amp: KeepInput\n  dispatch: {gpu: floor_divide}\n  grad: zero\n  dtypes: {x1: real, x2: real}\n  domain: {x2: [0.25, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.floor_divide(pl.asarray([7, -7]), 2).tolist()\n    [3, -4]\n  notes: The floor of the quotient at infinities too, as the standard prefers; Python gives NaN for inf // 1.\n  see: [remainder, divide]",
    .hash = "4f9edfb8b9d2876139146879afc72052a8348b58f020e9b37ed944b726e756ca",
    .source = "ops.yaml:floor_divide",
};

Storage FloorDivideBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> FloorDivideBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> FloorDivideBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: 0
    const auto v0 = ops::constant(0, g);
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x2: 0
    const auto v0 = ops::constant(0, g);
    grads[1] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> FloorDivideBackward::tangent_formula_impl(const TensorPtr&, const TensorPtr&, const TensorPtr&, const TensorPtr&, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  return moving;
}

const OpSchema RemainderBackward::schema_v1{
    .name = "remainder",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = remainder_rules,
    .results = remainder_results,
    .accepts = "integer and floating point dtypes",
    .signature = "remainder(x1, x2, /)",
    .record = "- op: remainder(x1, x2, /)\n  summary: Element-wise remainder of floor division, with the sign of the divisor.\n  amp: KeepInput\n  dispatch: {gpu: remainder}\n  grad:\n    x1: g\n    x2: -g * floor_divide(x1, x2)\n  dtypes: {x1: real, x2: real}\n  domain: {x2: [0.25, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.remainder(pl.asarray([7, -7]), 3).tolist()\n    [1, 2]\n  see: [floor_divide, fmod]\n  aliases: [mod]",
    .hash = "837029df5c0e0214a97ff558816e2c1489944079cf7f5814aef9fd65bf7fdb8a",
    .source = "ops.yaml:remainder",
};

Storage RemainderBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> RemainderBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> RemainderBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: g
#line 825 "arithmetic/nodes.cpp"
    grads[0] = g;
  }
  if (wanted >> 1 & 1U) {  // x2: -g * floor_divide(x1, x2)
#line 7 "ops.yaml:remainder"
    const auto v0 = ops::negative(g);
#line 7 "ops.yaml:remainder"
    const auto v1 = ops::floor_divide(x1, x2);
#line 7 "ops.yaml:remainder"
    const auto v2 = ops::multiply(v0, v1);
#line 835 "arithmetic/nodes.cpp"
    grads[1] = v2;
  }
  return grads;
}

std::array<TensorPtr, 1> RemainderBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // t_x1
    moving[0] = moved(moving[0], t_x1, t_x1);
  }
  if (t_x2) {  // -floor_divide(x1, x2) * t_x2
    const auto v0 = ops::floor_divide(x1, x2);
    const auto v1 = ops::negative(v0);
    const auto v2 = ops::multiply(v1, t_x2);
    moving[0] = moved(moving[0], v2, t_x2);
  }
  return moving;
}

const OpSchema FmodBackward::schema_v1{
    .name = "fmod",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = fmod_rules,
    .results = fmod_results,
    .accepts = "integer and floating point dtypes",
    .signature = "fmod(x1, x2, /)",
    .record = "- op: fmod(x1, x2, /)\n  summary: Element-wise remainder of truncated division, with the sign of the dividend.\n  amp: KeepInput\n  dispatch: {cpu: vvfmodf, gpu: fmod}\n  grad: {x1: g, x2: -g * trunc(x1 / x2)}\n  dtypes: {x1: real, x2: real}\n  domain: {x2: [0.25, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.fmod(pl.asarray([7, -7]), 3).tolist()\n    [1, -1]\n  see: [remainder, trunc]",
    .hash = "d3803f896284100b2dc8ef44fb7f730944b511a4a3dc5933d59af4a84cec3dc3",
    .source = "ops.yaml:fmod",
};

Storage FmodBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

std::array<Storage, 2> FmodBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> FmodBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: g
#line 884 "arithmetic/nodes.cpp"
    grads[0] = g;
  }
  if (wanted >> 1 & 1U) {  // x2: -g * trunc(x1 / x2)
#line 5 "ops.yaml:fmod"
    const auto v0 = ops::negative(g);
#line 5 "ops.yaml:fmod"
    const auto v1 = ops::divide(x1, x2);
#line 5 "ops.yaml:fmod"
    const auto v2 = ops::trunc(v1);
#line 5 "ops.yaml:fmod"
    const auto v3 = ops::multiply(v0, v2);
#line 896 "arithmetic/nodes.cpp"
    grads[1] = v3;
  }
  return grads;
}

std::array<TensorPtr, 1> FmodBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // t_x1
    moving[0] = moved(moving[0], t_x1, t_x1);
  }
  if (t_x2) {  // -trunc(x1 / x2) * t_x2
    const auto v0 = ops::divide(x1, x2);
    const auto v1 = ops::trunc(v0);
    const auto v2 = ops::negative(v1);
    const auto v3 = ops::multiply(v2, t_x2);
    moving[0] = moved(moving[0], v3, t_x2);
  }
  return moving;
}

const OpSchema NegativeBackward::schema_v1{
    .name = "negative",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = negative_rules,
    .results = negative_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "negative(x, /)",
    .record = "- op: negative(x, /)\n  summary: Element-wise negation.\n  amp: Promote\n  dispatch: {cpu: vDSP_vneg, gpu: negative}\n  grad: -g\n  dtypes: {x: numeric}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.negative(pl.asarray([1., -2.])).tolist()\n    [-1.0, 2.0]\n  aliases: [neg]",
    .hash = "6bcbdbce3791bbec094877452822390487613539d6d736b97cd1de2e7e6b230d",
    .source = "ops.yaml:negative",
};

Storage NegativeBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage NegativeBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -g
TensorPtr NegativeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 5 "ops.yaml:negative"
  const auto v0 = ops::negative(g);
#line 947 "arithmetic/nodes.cpp"
  return v0;
}

// -t
TensorPtr NegativeBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr&) {
  const auto v0 = ops::negative(t);
  return moved(nullptr, v0, t);
}

const OpSchema PositiveBackward::schema_v1{
    .name = "positive",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = positive_rules,
    .results = positive_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "positive(x, /)",
    .record = "- op: positive(x, /)\n  summary: The input itself, element by element.\n  amp: KeepInput\n  forward: x\n  grad: g\n  dtypes: {x: numeric}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.positive(pl.asarray([1., -2.])).tolist()\n    [1.0, -2.0]",
    .hash = "dfbb24960c2070e0da719b2f38ee4ea3914df21d7fc95398ff6a50e3cc14c76a",
    .source = "ops.yaml:positive",
};

Storage PositiveBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage PositiveBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g
TensorPtr PositiveBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 985 "arithmetic/nodes.cpp"
  return g;
}

// t
TensorPtr PositiveBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr&) {
  return moved(nullptr, t, t);
}

const OpSchema AbsBackward::schema_v1{
    .name = "abs",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = abs_rules,
    .results = abs_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "abs(x, /)",
    .record = "- op: abs(x, /)\n  summary: Element-wise absolute value, the modulus of a complex number.\n  amp: Promote\n  dispatch: {cpu: vDSP_vabs, gpu: abs}\n  grad: g * sign(x)\n  holomorphic: false\n  dtypes: {x: numeric, result: real}\n  at: [{when: x == 0, grad: 0, why: the slope is -1 on the left and 1 on the right}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.abs(pl.asarray([-1.5, 2.])).tolist()\n    [1.5, 2.0]\n  see: [sign, angle]\n  aliases: [absolute]",
    .hash = "5a28d06b80cf1748fd0c4959c67952981989795a5f6626d87e68f9e65d6087f2",
    .source = "ops.yaml:abs",
};

Storage AbsBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage AbsBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * sign(x)
TensorPtr AbsBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:abs"
  const auto v0 = ops::sign(x);
#line 5 "ops.yaml:abs"
  const auto v1 = ops::multiply(g, v0);
#line 1026 "arithmetic/nodes.cpp"
  return v1;
}

// real(conj(sign(x)) * t)
TensorPtr AbsBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::sign(x);
  const auto v1 = ops::conj(v0);
  const auto v2 = ops::multiply(v1, t);
  const auto v3 = ops::real(v2);
  return moved(nullptr, v3, t);
}

const OpSchema SignBackward::schema_v1{
    .name = "sign",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sign_rules,
    .results = sign_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "sign(x, /)",
    .record = "- op: sign(x, /)\n  summary: Element-wise sign, 0 at 0; of a complex number x / abs(x).\n  amp: KeepInput\n  dispatch: {gpu: sign}\n  grad: where(x == 0, 0, (g - out * real(conj(out) * g)) / abs(x)) if is_complex(x) else 0\n  holomorphic: false\n  dtypes: {x: numeric}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.sign(pl.asarray([-1.5, 0., 2.])).tolist()\n    [-1.0, 0.0, 1.0]\n  see: [abs, signbit]",
    .hash = "728b160b7b9c524aa36187a5fd2000354bc293fca4254f17d53b17bab6e73550",
    .source = "ops.yaml:sign",
};

Storage SignBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SignBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// where(x == 0, 0, (g - out * real(conj(out) * g)) / abs(x)) if is_complex(x) else 0
TensorPtr SignBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 5 "ops.yaml:sign"
  TensorPtr v0;
#line 5 "ops.yaml:sign"
  if (ops::is_complex(x)) {
#line 5 "ops.yaml:sign"
    const auto v1 = ops::equal(x, 0);
#line 5 "ops.yaml:sign"
    const auto v2 = ops::conj(y);
#line 5 "ops.yaml:sign"
    const auto v3 = ops::multiply(v2, g);
#line 5 "ops.yaml:sign"
    const auto v4 = ops::real(v3);
#line 5 "ops.yaml:sign"
    const auto v5 = ops::multiply(y, v4);
#line 5 "ops.yaml:sign"
    const auto v6 = ops::subtract(g, v5);
#line 5 "ops.yaml:sign"
    const auto v7 = ops::abs(x);
#line 5 "ops.yaml:sign"
    const auto v8 = ops::divide(v6, v7);
#line 5 "ops.yaml:sign"
    const auto v9 = ops::where(v1, 0, v8);
#line 5 "ops.yaml:sign"
    v0 = v9;
#line 5 "ops.yaml:sign"
  } else {
#line 5 "ops.yaml:sign"
    const auto v10 = ops::constant(0, x);
#line 5 "ops.yaml:sign"
    v0 = v10;
#line 5 "ops.yaml:sign"
  }
#line 1099 "arithmetic/nodes.cpp"
  return v0;
}

// where(x == 0, 0, t / abs(x) - out * real(conj(out) * (t / abs(x)))) if is_complex(x) else 0
TensorPtr SignBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y) {
  TensorPtr v0;
  if (ops::is_complex(x)) {
    const auto v1 = ops::equal(x, 0);
    const auto v2 = ops::abs(x);
    const auto v3 = ops::divide(t, v2);
    const auto v4 = ops::conj(y);
    const auto v5 = ops::multiply(v4, v3);
    const auto v6 = ops::real(v5);
    const auto v7 = ops::multiply(y, v6);
    const auto v8 = ops::subtract(v3, v7);
    const auto v9 = ops::where(v1, 0, v8);
    v0 = v9;
  } else {
    const auto v10 = ops::constant(0, x);
    v0 = v10;
  }
  return moved(nullptr, v0, t);
}

const OpSchema LerpBackward::schema_v1{
    .name = "lerp",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = lerp_rules,
    .results = lerp_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "lerp(x1, x2, weight, /)",
    .record = "- op: lerp(x1, x2, weight, /)\n  summary: Element-wise linear interpolation from x1 (weight 0) to x2 (weight 1).\n  amp: Promote\n  # Each half starts from its own end, so that weight 1 gives x2 exactly.\n  forward: where(weight < 0.5, x1 + weight * (x2 - x1), x2 - (1 - weight) * (x2 - x1))\n  grad: {x1: g * (1 - weight), x2: g * weight, weight: g * (x2 - x1)}\n  dtypes: {x1: floating, x2: floating, weight: floating}\n  domain: {weight: [0, 1]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.lerp(pl.asarray([0., 10.]), pl.asarray([4., 20.]), 0.25).tolist()\n    [1.0, 12.5]",
    .hash = "364b8b85472120d8e5909ee9b9ef3a6be223b0656813fa0cd8fb580fa20a1753",
    .source = "ops.yaml:lerp",
};

Storage LerpBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Storage& weight, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2, &weight}, nullptr, s, dt);
}

std::array<Storage, 3> LerpBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3, 4}}, nullptr);
}

std::array<TensorPtr, 3> LerpBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& weight, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 3> grads;
  if (wanted >> 0 & 1U) {  // x1: g * (1 - weight)
#line 6 "ops.yaml:lerp"
    const auto v0 = ops::subtract(1, weight);
#line 6 "ops.yaml:lerp"
    const auto v1 = ops::multiply(g, v0);
#line 1157 "arithmetic/nodes.cpp"
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // x2: g * weight
#line 6 "ops.yaml:lerp"
    const auto v0 = ops::multiply(g, weight);
#line 1163 "arithmetic/nodes.cpp"
    grads[1] = v0;
  }
  if (wanted >> 2 & 1U) {  // weight: g * (x2 - x1)
#line 6 "ops.yaml:lerp"
    const auto v0 = ops::subtract(x2, x1);
#line 6 "ops.yaml:lerp"
    const auto v1 = ops::multiply(g, v0);
#line 1171 "arithmetic/nodes.cpp"
    grads[2] = v1;
  }
  return grads;
}

std::array<TensorPtr, 1> LerpBackward::tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& t_weight, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& weight, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x1) {  // (1 - weight) * t_x1
    const auto v0 = ops::subtract(1, weight);
    const auto v1 = ops::multiply(v0, t_x1);
    moving[0] = moved(moving[0], v1, t_x1);
  }
  if (t_x2) {  // weight * t_x2
    const auto v0 = ops::multiply(weight, t_x2);
    moving[0] = moved(moving[0], v0, t_x2);
  }
  if (t_weight) {  // (x2 - x1) * t_weight
    const auto v0 = ops::subtract(x2, x1);
    const auto v1 = ops::multiply(v0, t_weight);
    moving[0] = moved(moving[0], v1, t_weight);
  }
  return moving;
}

const OpSchema Deg2radBackward::schema_v1{
    .name = "deg2rad",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = deg2rad_rules,
    .results = deg2rad_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "deg2rad(x, /)",
    .record = "- op: deg2rad(x, /)\n  summary: Element-wise conversion of degrees to radians.\n  amp: Promote\n  forward: x * (pi / 180)\n  dispatch: {gpu: deg2rad}\n  grad: g * (pi / 180)\n  dtypes: {x: floating}\n  domain: {x: [-360, 360]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.deg2rad(pl.asarray(180.)).item(), 4)\n    3.1416\n  see: [rad2deg]\n  aliases: [radians]",
    .hash = "486619dda383fbc9858d66c0a2714a46abc355545f25d1f583c76c2b36863f9a",
    .source = "ops.yaml:deg2rad",
};

Storage Deg2radBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage Deg2radBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * (pi / 180)
TensorPtr Deg2radBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 6 "ops.yaml:deg2rad"
  const auto v0 = ops::multiply(g, 3.141592653589793 / 180);
#line 1226 "arithmetic/nodes.cpp"
  return v0;
}

// pi / 180 * t
TensorPtr Deg2radBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr&) {
  const auto v0 = ops::multiply(3.141592653589793 / 180, t);
  return moved(nullptr, v0, t);
}

const OpSchema Rad2degBackward::schema_v1{
    .name = "rad2deg",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = rad2deg_rules,
    .results = rad2deg_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "rad2deg(x, /)",
    .record = "- op: rad2deg(x, /)\n  summary: Element-wise conversion of radians to degrees.\n  amp: Promote\n  forward: x * (180 / pi)\n  dispatch: {gpu: rad2deg}\n  grad: g * (180 / pi)\n  dtypes: {x: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.rad2deg(pl.asarray(0.5)).item(), 4)\n    28.6479\n  see: [deg2rad]\n  aliases: [degrees]",
    .hash = "109405f2ed7f5e00cd20a198d3179a5728bb18878f3dc5bd1dfcd0344210dcb1",
    .source = "ops.yaml:rad2deg",
};

Storage Rad2degBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage Rad2degBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * (180 / pi)
TensorPtr Rad2degBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 6 "ops.yaml:rad2deg"
  const auto v0 = ops::multiply(g, static_cast<double>(180) / 3.141592653589793);
#line 1266 "arithmetic/nodes.cpp"
  return v0;
}

// 180 / pi * t
TensorPtr Rad2degBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr&) {
  const auto v0 = ops::multiply(static_cast<double>(180) / 3.141592653589793, t);
  return moved(nullptr, v0, t);
}

namespace ops {

TensorPtr add(const Operand& x1, const Operand& x2) {
  return std::get<0>(AddBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr subtract(const Operand& x1, const Operand& x2) {
  return std::get<0>(SubtractBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr multiply(const Operand& x1, const Operand& x2) {
  return std::get<0>(MultiplyBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr divide(const Operand& x1, const Operand& x2) {
  return std::get<0>(DivideBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr floor_divide(const Operand& x1, const Operand& x2) {
  return std::get<0>(FloorDivideBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr remainder(const Operand& x1, const Operand& x2) {
  return std::get<0>(RemainderBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr fmod(const Operand& x1, const Operand& x2) {
  return std::get<0>(FmodBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr negative(const Operand& x) {
  return std::get<0>(NegativeBackward::call({&x}, NoAttributes{}));
}

TensorPtr positive(const Operand& x) {
  return std::get<0>(PositiveBackward::call({&x}, NoAttributes{}));
}

TensorPtr abs(const Operand& x) {
  return std::get<0>(AbsBackward::call({&x}, NoAttributes{}));
}

TensorPtr sign(const Operand& x) {
  return std::get<0>(SignBackward::call({&x}, NoAttributes{}));
}

TensorPtr lerp(const Operand& x1, const Operand& x2, const Operand& weight) {
  return std::get<0>(LerpBackward::call({&x1, &x2, &weight}, NoAttributes{}));
}

TensorPtr deg2rad(const Operand& x) {
  return std::get<0>(Deg2radBackward::call({&x}, NoAttributes{}));
}

TensorPtr rad2deg(const Operand& x) {
  return std::get<0>(Rad2degBackward::call({&x}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&AddBackward::schema_v1, add_parts},
    {&SubtractBackward::schema_v1, subtract_parts},
    {&MultiplyBackward::schema_v1, multiply_parts},
    {&DivideBackward::schema_v1, divide_parts},
    {&FloorDivideBackward::schema_v1, floor_divide_parts},
    {&RemainderBackward::schema_v1, remainder_parts},
    {&FmodBackward::schema_v1, fmod_parts},
    {&NegativeBackward::schema_v1, negative_parts},
    {&PositiveBackward::schema_v1, positive_parts},
    {&AbsBackward::schema_v1, abs_parts},
    {&SignBackward::schema_v1, sign_parts},
    {&LerpBackward::schema_v1, lerp_parts},
    {&Deg2radBackward::schema_v1, deg2rad_parts},
    {&Rad2degBackward::schema_v1, rad2deg_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::arithmetic_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::arithmetic_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::arithmetic_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::arithmetic_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_arithmetic() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
