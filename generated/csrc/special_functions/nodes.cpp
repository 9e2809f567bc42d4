// Generated from ops.yaml. Do not edit.
// The special_functions family: schemas, dispatch and derivatives.
#include "special_functions/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "arithmetic/ops.h"
#include "comparison/ops.h"
#include "selection/ops.h"
#include "special/ops.h"
#include "special_functions/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries special_functions_loops();
}
namespace avx2 {
cpu::LoopEntries special_functions_loops();
}
namespace avx512 {
cpu::LoopEntries special_functions_loops();
}
namespace neon {
cpu::LoopEntries special_functions_loops();
}
namespace accelerate {
cpu::LoopEntries special_functions_loops();
}

namespace {

constexpr OperandRule gcd_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x01fe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x01fe, false},
};
constexpr OperandRule gcd_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand gcd_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gcd_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape gcd_parts[] = {
    {gcd_0_results, gcd_0_inputs, true, false},
};

constexpr OperandRule lcm_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x01fe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x01fe, false},
};
constexpr OperandRule lcm_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand lcm_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand lcm_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape lcm_parts[] = {
    {lcm_0_results, lcm_0_inputs, true, false},
};

constexpr OperandRule zeta_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"q", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule zeta_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand zeta_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zeta_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand zeta_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zeta_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand zeta_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zeta_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand zeta_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zeta_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape zeta_parts[] = {
    {zeta_0_results, zeta_0_inputs, true, false},
    {zeta_1_results, zeta_1_inputs, true, false},
    {zeta_2_results, zeta_2_inputs, true, false},
    {zeta_3_results, zeta_3_inputs, true, false},
};

constexpr OperandRule zeta_derivative_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"q", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule zeta_derivative_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand zeta_derivative_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zeta_derivative_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand zeta_derivative_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zeta_derivative_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand zeta_derivative_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zeta_derivative_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand zeta_derivative_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zeta_derivative_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand zeta_derivative_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zeta_derivative_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand zeta_derivative_5_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand zeta_derivative_5_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape zeta_derivative_parts[] = {
    {zeta_derivative_0_results, zeta_derivative_0_inputs, true, false},
    {zeta_derivative_1_results, zeta_derivative_1_inputs, true, false},
    {zeta_derivative_2_results, zeta_derivative_2_inputs, true, false},
    {zeta_derivative_3_results, zeta_derivative_3_inputs, true, false},
    {zeta_derivative_4_results, zeta_derivative_4_inputs, true, false},
    {zeta_derivative_5_results, zeta_derivative_5_inputs, true, false},
};

constexpr OperandRule beta_rules[] = {
    {"a", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"b", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule beta_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand beta_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand beta_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand beta_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand beta_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand beta_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand beta_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand beta_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand beta_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape beta_parts[] = {
    {beta_0_results, beta_0_inputs, true, false},
    {beta_1_results, beta_1_inputs, true, false},
    {beta_2_results, beta_2_inputs, true, false},
    {beta_3_results, beta_3_inputs, true, false},
};

constexpr OperandRule betaln_rules[] = {
    {"a", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"b", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule betaln_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand betaln_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand betaln_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand betaln_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand betaln_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand betaln_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand betaln_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand betaln_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand betaln_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape betaln_parts[] = {
    {betaln_0_results, betaln_0_inputs, true, false},
    {betaln_1_results, betaln_1_inputs, true, false},
    {betaln_2_results, betaln_2_inputs, true, false},
    {betaln_3_results, betaln_3_inputs, true, false},
};

constexpr OperandRule polygamma_rise_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"step", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule polygamma_rise_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand polygamma_rise_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand polygamma_rise_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand polygamma_rise_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand polygamma_rise_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand polygamma_rise_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand polygamma_rise_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand polygamma_rise_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand polygamma_rise_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape polygamma_rise_parts[] = {
    {polygamma_rise_0_results, polygamma_rise_0_inputs, true, false},
    {polygamma_rise_1_results, polygamma_rise_1_inputs, true, false},
    {polygamma_rise_2_results, polygamma_rise_2_inputs, true, false},
    {polygamma_rise_3_results, polygamma_rise_3_inputs, true, false},
};

constexpr OperandRule gammainc_rules[] = {
    {"a", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule gammainc_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand gammainc_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammainc_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand gammainc_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammainc_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand gammainc_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammainc_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand gammainc_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammainc_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape gammainc_parts[] = {
    {gammainc_0_results, gammainc_0_inputs, true, false},
    {gammainc_1_results, gammainc_1_inputs, true, false},
    {gammainc_2_results, gammainc_2_inputs, true, false},
    {gammainc_3_results, gammainc_3_inputs, true, false},
};

constexpr OperandRule gammaincc_rules[] = {
    {"a", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule gammaincc_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand gammaincc_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammaincc_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand gammaincc_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammaincc_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand gammaincc_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammaincc_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand gammaincc_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammaincc_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape gammaincc_parts[] = {
    {gammaincc_0_results, gammaincc_0_inputs, true, false},
    {gammaincc_1_results, gammaincc_1_inputs, true, false},
    {gammaincc_2_results, gammaincc_2_inputs, true, false},
    {gammaincc_3_results, gammaincc_3_inputs, true, false},
};

constexpr OperandRule gammainc_derivative_rules[] = {
    {"a", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule gammainc_derivative_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand gammainc_derivative_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammainc_derivative_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand gammainc_derivative_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammainc_derivative_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand gammainc_derivative_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammainc_derivative_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand gammainc_derivative_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gammainc_derivative_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape gammainc_derivative_parts[] = {
    {gammainc_derivative_0_results, gammainc_derivative_0_inputs, true, false},
    {gammainc_derivative_1_results, gammainc_derivative_1_inputs, true, false},
    {gammainc_derivative_2_results, gammainc_derivative_2_inputs, true, false},
    {gammainc_derivative_3_results, gammainc_derivative_3_inputs, true, false},
};

constexpr OperandRule gamma_density_rules[] = {
    {"a", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule gamma_density_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand gamma_density_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gamma_density_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand gamma_density_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gamma_density_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand gamma_density_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gamma_density_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand gamma_density_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gamma_density_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand gamma_density_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gamma_density_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand gamma_density_5_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gamma_density_5_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape gamma_density_parts[] = {
    {gamma_density_0_results, gamma_density_0_inputs, true, false},
    {gamma_density_1_results, gamma_density_1_inputs, true, false},
    {gamma_density_2_results, gamma_density_2_inputs, true, false},
    {gamma_density_3_results, gamma_density_3_inputs, true, false},
    {gamma_density_4_results, gamma_density_4_inputs, true, false},
    {gamma_density_5_results, gamma_density_5_inputs, true, false},
};

constexpr OperandRule i0_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule i0_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand i0_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i0_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i0_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i0_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape i0_parts[] = {
    {i0_0_results, i0_0_inputs, true, false},
    {i0_1_results, i0_1_inputs, true, false},
};

constexpr OperandRule i0e_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule i0e_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand i0e_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i0e_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i0e_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i0e_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape i0e_parts[] = {
    {i0e_0_results, i0e_0_inputs, true, false},
    {i0e_1_results, i0e_1_inputs, true, false},
};

constexpr OperandRule i1_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule i1_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand i1_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i1_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i1_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i1_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape i1_parts[] = {
    {i1_0_results, i1_0_inputs, true, false},
    {i1_1_results, i1_1_inputs, true, false},
};

constexpr OperandRule i1e_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule i1e_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand i1e_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i1e_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i1e_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i1e_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape i1e_parts[] = {
    {i1e_0_results, i1e_0_inputs, true, false},
    {i1e_1_results, i1e_1_inputs, true, false},
};

constexpr OperandRule bessel_i_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule bessel_i_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand bessel_i_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bessel_i_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bessel_i_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bessel_i_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape bessel_i_parts[] = {
    {bessel_i_0_results, bessel_i_0_inputs, true, false},
    {bessel_i_1_results, bessel_i_1_inputs, true, false},
};

constexpr OperandRule i0e_derivative_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule i0e_derivative_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand i0e_derivative_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i0e_derivative_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i0e_derivative_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand i0e_derivative_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape i0e_derivative_parts[] = {
    {i0e_derivative_0_results, i0e_derivative_0_inputs, true, false},
    {i0e_derivative_1_results, i0e_derivative_1_inputs, true, false},
};

constexpr OperandRule j0_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule j0_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand j0_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand j0_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand j0_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand j0_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape j0_parts[] = {
    {j0_0_results, j0_0_inputs, true, false},
    {j0_1_results, j0_1_inputs, true, false},
};

constexpr OperandRule j1_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule j1_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand j1_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand j1_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand j1_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand j1_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape j1_parts[] = {
    {j1_0_results, j1_0_inputs, true, false},
    {j1_1_results, j1_1_inputs, true, false},
};

constexpr OperandRule bessel_j_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule bessel_j_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand bessel_j_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bessel_j_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bessel_j_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bessel_j_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape bessel_j_parts[] = {
    {bessel_j_0_results, bessel_j_0_inputs, true, false},
    {bessel_j_1_results, bessel_j_1_inputs, true, false},
};

}  // namespace

const OpSchema GcdBackward::schema_v1{
    .name = "gcd",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = gcd_rules,
    .results = gcd_results,
    .accepts = "integer dtypes",
    .signature = "gcd(x1, x2, /)",
    .record = "- op: gcd(x1, x2, /)\n  summary: Element-wise greatest common divisor of integers, 0 of two zeros.\n  amp: KeepInput\n  dispatch: {gpu: gcd}\n  grad: none\n  dtypes: {x1: integer, x2: integer}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.gcd(pl.asarray([12, -9]), 8).tolist()\n    [4, 1]\n  notes: |\n    The result is not negative, but where it is the magnitude of the least integer of a signed dtype, which that dtype\n    cannot hold: there it is the least integer itself.\n  see: [lcm]",
    .hash = "032215c966850573eea290f9405be91505af76bc5410d94ee640b2310522084b",
    .source = "ops.yaml:gcd",
};

Storage GcdBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema LcmBackward::schema_v1{
    .name = "lcm",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = lcm_rules,
    .results = lcm_results,
    .accepts = "integer dtypes",
    .signature = "lcm(x1, x2, /)",
    .record = "- op: lcm(x1, x2, /)\n  summary: Element-wise least common multiple of integers, 0 where one is 0.\n  amp: KeepInput\n  dispatch: {gpu: lcm}\n  grad: none\n  dtypes: {x1: integer, x2: integer}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.lcm(pl.asarray([4, -3]), 6).tolist()\n    [12, 6]\n  notes: A multiple that the dtype cannot hold wraps around.\n  see: [gcd]",
    .hash = "554b4b501bd96464859d5ccde8f3044b95e9c546ca95a1538df080787dd4995b",
    .source = "ops.yaml:lcm",
};

Storage LcmBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema ZetaBackward::schema_v1{
    .name = "zeta",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = zeta_rules,
    .results = zeta_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "zeta(x, q, /)",
    .record = "- op: zeta(x, q, /)\n  summary: Element-wise Hurwitz zeta function, the sum of (q + k)**-x over k = 0, 1, and so on.\n  amp: ForceFP32\n  dispatch: {gpu: zeta}\n  grad:\n    x: g * _zeta_derivative(1, x, q)\n    q: -x * g * zeta(x + 1, q)\n  dtypes: {x: floating, q: floating}\n  domain: {x: [1.25, 8], q: [0.25, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.zeta(pl.asarray(2.), 1).item(), 4)\n    1.6449\n  notes: |\n    With q = 1 it is Riemann's zeta function. The sum exists for x > 1: at 1 the result is infinite, below it NaN. A\n    negative q has a value where x is an integer, infinite where q is one too; there is no derivative by x there.\n  see: [polygamma]",
    .hash = "7dd8a0bccadd135e3e00c24646114dc4f66cb7ebd854122ba02239cb8e58adce",
    .source = "ops.yaml:zeta",
};

Storage ZetaBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& q, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x, &q}, nullptr, s, dt);
}

std::array<Storage, 2> ZetaBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> ZetaBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& q, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: g * _zeta_derivative(1, x, q)
#line 6 "ops.yaml:zeta"
    const auto v0 = ops::_zeta_derivative(1, x, q);
#line 6 "ops.yaml:zeta"
    const auto v1 = ops::multiply(g, v0);
#line 824 "special_functions/nodes.cpp"
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // q: -x * g * zeta(x + 1, q)
#line 7 "ops.yaml:zeta"
    const auto v0 = ops::negative(x);
#line 7 "ops.yaml:zeta"
    const auto v1 = ops::multiply(v0, g);
#line 7 "ops.yaml:zeta"
    const auto v2 = ops::add(x, 1);
#line 7 "ops.yaml:zeta"
    const auto v3 = ops::zeta(v2, q);
#line 7 "ops.yaml:zeta"
    const auto v4 = ops::multiply(v1, v3);
#line 838 "special_functions/nodes.cpp"
    grads[1] = v4;
  }
  return grads;
}

std::array<TensorPtr, 1> ZetaBackward::tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_q, const TensorPtr& x, const TensorPtr& q, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x) {  // _zeta_derivative(1, x, q) * t_x
    const auto v0 = ops::_zeta_derivative(1, x, q);
    const auto v1 = ops::multiply(v0, t_x);
    moving[0] = moved(moving[0], v1, t_x);
  }
  if (t_q) {  // -x * zeta(x + 1, q) * t_q
    const auto v0 = ops::negative(x);
    const auto v1 = ops::add(x, 1);
    const auto v2 = ops::zeta(v1, q);
    const auto v3 = ops::multiply(v0, v2);
    const auto v4 = ops::multiply(v3, t_q);
    moving[0] = moved(moving[0], v4, t_q);
  }
  return moving;
}

const OpSchema ZetaDerivativeBackward::schema_v1{
    .name = "_zeta_derivative",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = zeta_derivative_rules,
    .results = zeta_derivative_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_zeta_derivative(order:int, x, q, /)",
    .record = "- op: _zeta_derivative(order:int, x, q, /)\n  summary: Element-wise derivative of zeta by x of the given order, the sum of (-log(k + q))**order / (k + q)**x over k from 0 on.\n  amp: ForceFP32\n  dispatch:\n    gpu: zeta_derivative(order, x, q)\n  grad:\n    x: g * _zeta_derivative(order + 1, x, q)\n    q: |\n      -x * g * zeta(x + 1, q) if order == 0 else\n      -g * (x * _zeta_derivative(order, x + 1, q) + order * _zeta_derivative(order - 1, x + 1, q))\n  dtypes: {x: floating, q: floating}\n  domain: {order: [0, 2], x: [1.25, 8], q: [0.25, 9]}",
    .hash = "5de9f8ace4feff9af35728a43d6a3ca1873982240667112b3a09419bb9bc12de",
    .source = "ops.yaml:_zeta_derivative",
};

Storage ZetaDerivativeBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& q, const Shape& s, Dtype dt, const ZetaDerivativeAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&x, &q}, &attributes, s, dt);
}

std::array<Storage, 2> ZetaDerivativeBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = static_cast<backend::Part>(1 + (attributes.order == 0 ? 0 : 1)), .each = {3, static_cast<backend::Part>(4 + (attributes.order == 0 ? 0 : 1))}}, &attributes);
}

std::array<TensorPtr, 2> ZetaDerivativeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& q, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: g * _zeta_derivative(order + 1, x, q)
#line 7 "ops.yaml:_zeta_derivative"
    const auto v0 = ops::_zeta_derivative(attributes.order + 1, x, q);
#line 7 "ops.yaml:_zeta_derivative"
    const auto v1 = ops::multiply(g, v0);
#line 895 "special_functions/nodes.cpp"
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // q: -x * g * zeta(x + 1, q) if order == 0 else -g * (x * _zeta_derivative(order, x + 1, q) + order * _zeta_derivative(order - 1, x + 1, q))
#line 9 "ops.yaml:_zeta_derivative"
    TensorPtr v0;
#line 9 "ops.yaml:_zeta_derivative"
    if (attributes.order == 0) {
#line 9 "ops.yaml:_zeta_derivative"
      const auto v1 = ops::negative(x);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v2 = ops::multiply(v1, g);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v3 = ops::add(x, 1);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v4 = ops::zeta(v3, q);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v5 = ops::multiply(v2, v4);
#line 9 "ops.yaml:_zeta_derivative"
      v0 = v5;
#line 9 "ops.yaml:_zeta_derivative"
    } else {
#line 9 "ops.yaml:_zeta_derivative"
      const auto v6 = ops::negative(g);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v7 = ops::add(x, 1);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v8 = ops::_zeta_derivative(attributes.order, v7, q);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v9 = ops::multiply(x, v8);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v10 = ops::_zeta_derivative(attributes.order - 1, v7, q);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v11 = ops::multiply(attributes.order, v10);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v12 = ops::add(v9, v11);
#line 9 "ops.yaml:_zeta_derivative"
      const auto v13 = ops::multiply(v6, v12);
#line 9 "ops.yaml:_zeta_derivative"
      v0 = v13;
#line 9 "ops.yaml:_zeta_derivative"
    }
#line 937 "special_functions/nodes.cpp"
    grads[1] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> ZetaDerivativeBackward::tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_q, const TensorPtr& x, const TensorPtr& q, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x) {  // _zeta_derivative(order + 1, x, q) * t_x
    const auto v0 = ops::_zeta_derivative(attributes.order + 1, x, q);
    const auto v1 = ops::multiply(v0, t_x);
    moving[0] = moved(moving[0], v1, t_x);
  }
  if (t_q) {  // -x * zeta(x + 1, q) * t_q if order == 0 else -(x * _zeta_derivative(order, x + 1, q) + order * _zeta_derivative(order - 1, x + 1, q)) * t_q
    TensorPtr v0;
    if (attributes.order == 0) {
      const auto v1 = ops::negative(x);
      const auto v2 = ops::add(x, 1);
      const auto v3 = ops::zeta(v2, q);
      const auto v4 = ops::multiply(v1, v3);
      const auto v5 = ops::multiply(v4, t_q);
      v0 = v5;
    } else {
      const auto v6 = ops::add(x, 1);
      const auto v7 = ops::_zeta_derivative(attributes.order, v6, q);
      const auto v8 = ops::multiply(x, v7);
      const auto v9 = ops::_zeta_derivative(attributes.order - 1, v6, q);
      const auto v10 = ops::multiply(attributes.order, v9);
      const auto v11 = ops::add(v8, v10);
      const auto v12 = ops::negative(v11);
      const auto v13 = ops::multiply(v12, t_q);
      v0 = v13;
    }
    moving[0] = moved(moving[0], v0, t_q);
  }
  return moving;
}

const OpSchema BetaBackward::schema_v1{
    .name = "beta",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = beta_rules,
    .results = beta_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "beta(a, b, /)",
    .record = "- op: beta(a, b, /)\n  summary: Element-wise beta function, gamma(a) * gamma(b) / gamma(a + b).\n  amp: ForceFP32\n  dispatch: {gpu: beta}\n  grad:\n    a: -g * out * _polygamma_rise(0, a, b)\n    b: -g * out * _polygamma_rise(0, b, a)\n  dtypes: {a: floating, b: floating}\n  domain: {a: [0.1, 9], b: [0.1, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.beta(pl.asarray(2.), 3).item(), 4)\n    0.0833\n  notes: Where an argument is a negative integer there is a pole, at which the result is infinite or NaN.\n  see: [betaln, lgamma]",
    .hash = "8ff00a237039fda08df93255e19ba8adff19723fd1c926ac474b72ae49c06726",
    .source = "ops.yaml:beta",
};

Storage BetaBackward::dispatch(backend::IBackend& be, const Storage& a, const Storage& b, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a, &b}, nullptr, s, dt);
}

std::array<Storage, 2> BetaBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> BetaBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& b, const TensorPtr& y, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // a: -g * out * _polygamma_rise(0, a, b)
#line 6 "ops.yaml:beta"
    const auto v0 = ops::negative(g);
#line 6 "ops.yaml:beta"
    const auto v1 = ops::multiply(v0, y);
#line 6 "ops.yaml:beta"
    const auto v2 = ops::_polygamma_rise(0, a, b);
#line 6 "ops.yaml:beta"
    const auto v3 = ops::multiply(v1, v2);
#line 1012 "special_functions/nodes.cpp"
    grads[0] = v3;
  }
  if (wanted >> 1 & 1U) {  // b: -g * out * _polygamma_rise(0, b, a)
#line 7 "ops.yaml:beta"
    const auto v0 = ops::negative(g);
#line 7 "ops.yaml:beta"
    const auto v1 = ops::multiply(v0, y);
#line 7 "ops.yaml:beta"
    const auto v2 = ops::_polygamma_rise(0, b, a);
#line 7 "ops.yaml:beta"
    const auto v3 = ops::multiply(v1, v2);
#line 1024 "special_functions/nodes.cpp"
    grads[1] = v3;
  }
  return grads;
}

std::array<TensorPtr, 1> BetaBackward::tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_b, const TensorPtr& a, const TensorPtr& b, const TensorPtr& y) {
  std::array<TensorPtr, 1> moving;
  if (t_a) {  // -out * _polygamma_rise(0, a, b) * t_a
    const auto v0 = ops::negative(y);
    const auto v1 = ops::_polygamma_rise(0, a, b);
    const auto v2 = ops::multiply(v0, v1);
    const auto v3 = ops::multiply(v2, t_a);
    moving[0] = moved(moving[0], v3, t_a);
  }
  if (t_b) {  // -out * _polygamma_rise(0, b, a) * t_b
    const auto v0 = ops::negative(y);
    const auto v1 = ops::_polygamma_rise(0, b, a);
    const auto v2 = ops::multiply(v0, v1);
    const auto v3 = ops::multiply(v2, t_b);
    moving[0] = moved(moving[0], v3, t_b);
  }
  return moving;
}

const OpSchema BetalnBackward::schema_v1{
    .name = "betaln",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = betaln_rules,
    .results = betaln_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "betaln(a, b, /)",
    .record = "- op: betaln(a, b, /)\n  summary: Element-wise logarithm of the absolute value of the beta function.\n  amp: ForceFP32\n  dispatch: {gpu: betaln}\n  grad:\n    a: -g * _polygamma_rise(0, a, b)\n    b: -g * _polygamma_rise(0, b, a)\n  dtypes: {a: floating, b: floating}\n  domain: {a: [0.1, 9], b: [0.1, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.betaln(pl.asarray(2.), 3).item(), 4)\n    -2.4849\n  see: [beta, lgamma]",
    .hash = "fc193bd3da442a873bf30eb37bfd50d0fe163da89b39f6c26deec78b1f6814c8",
    .source = "ops.yaml:betaln",
};

Storage BetalnBackward::dispatch(backend::IBackend& be, const Storage& a, const Storage& b, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a, &b}, nullptr, s, dt);
}

std::array<Storage, 2> BetalnBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> BetalnBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& b, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // a: -g * _polygamma_rise(0, a, b)
#line 6 "ops.yaml:betaln"
    const auto v0 = ops::negative(g);
#line 6 "ops.yaml:betaln"
    const auto v1 = ops::_polygamma_rise(0, a, b);
#line 6 "ops.yaml:betaln"
    const auto v2 = ops::multiply(v0, v1);
#line 1084 "special_functions/nodes.cpp"
    grads[0] = v2;
  }
  if (wanted >> 1 & 1U) {  // b: -g * _polygamma_rise(0, b, a)
#line 7 "ops.yaml:betaln"
    const auto v0 = ops::negative(g);
#line 7 "ops.yaml:betaln"
    const auto v1 = ops::_polygamma_rise(0, b, a);
#line 7 "ops.yaml:betaln"
    const auto v2 = ops::multiply(v0, v1);
#line 1094 "special_functions/nodes.cpp"
    grads[1] = v2;
  }
  return grads;
}

std::array<TensorPtr, 1> BetalnBackward::tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_b, const TensorPtr& a, const TensorPtr& b, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_a) {  // -_polygamma_rise(0, a, b) * t_a
    const auto v0 = ops::_polygamma_rise(0, a, b);
    const auto v1 = ops::negative(v0);
    const auto v2 = ops::multiply(v1, t_a);
    moving[0] = moved(moving[0], v2, t_a);
  }
  if (t_b) {  // -_polygamma_rise(0, b, a) * t_b
    const auto v0 = ops::_polygamma_rise(0, b, a);
    const auto v1 = ops::negative(v0);
    const auto v2 = ops::multiply(v1, t_b);
    moving[0] = moved(moving[0], v2, t_b);
  }
  return moving;
}

const OpSchema PolygammaRiseBackward::schema_v1{
    .name = "_polygamma_rise",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = polygamma_rise_rules,
    .results = polygamma_rise_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_polygamma_rise(n:int, x, step, /)",
    .record = "- op: _polygamma_rise(n:int, x, step, /)\n  summary: Element-wise difference of polygamma at x + step and at x, accurate where the step is small.\n  amp: ForceFP32\n  dispatch:\n    gpu: polygamma_rise(n, x, step)\n  grad:\n    x: g * _polygamma_rise(n + 1, x, step)\n    step: g * polygamma(n + 1, x + step)\n  dtypes: {x: floating, step: floating}\n  domain: {n: [0, 2], x: [0.1, 9], step: [0.1, 9]}\n  reads: |\n    digamma(x + step) - digamma(x) if n == 0 else polygamma(n, x + step) - polygamma(n, x)",
    .hash = "33107540025f2bd6b719152746f3ca841a11db524d89f5f135a295102ff8f55f",
    .source = "ops.yaml:_polygamma_rise",
};

Storage PolygammaRiseBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& step, const Shape& s, Dtype dt, const PolygammaRiseAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&x, &step}, &attributes, s, dt);
}

std::array<Storage, 2> PolygammaRiseBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, &attributes);
}

std::array<TensorPtr, 2> PolygammaRiseBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& step, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: g * _polygamma_rise(n + 1, x, step)
#line 7 "ops.yaml:_polygamma_rise"
    const auto v0 = ops::_polygamma_rise(attributes.n + 1, x, step);
#line 7 "ops.yaml:_polygamma_rise"
    const auto v1 = ops::multiply(g, v0);
#line 1150 "special_functions/nodes.cpp"
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // step: g * polygamma(n + 1, x + step)
#line 8 "ops.yaml:_polygamma_rise"
    const auto v0 = ops::add(x, step);
#line 8 "ops.yaml:_polygamma_rise"
    const auto v1 = ops::polygamma(attributes.n + 1, v0);
#line 8 "ops.yaml:_polygamma_rise"
    const auto v2 = ops::multiply(g, v1);
#line 1160 "special_functions/nodes.cpp"
    grads[1] = v2;
  }
  return grads;
}

std::array<TensorPtr, 1> PolygammaRiseBackward::tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_step, const TensorPtr& x, const TensorPtr& step, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x) {  // _polygamma_rise(n + 1, x, step) * t_x
    const auto v0 = ops::_polygamma_rise(attributes.n + 1, x, step);
    const auto v1 = ops::multiply(v0, t_x);
    moving[0] = moved(moving[0], v1, t_x);
  }
  if (t_step) {  // polygamma(n + 1, x + step) * t_step
    const auto v0 = ops::add(x, step);
    const auto v1 = ops::polygamma(attributes.n + 1, v0);
    const auto v2 = ops::multiply(v1, t_step);
    moving[0] = moved(moving[0], v2, t_step);
  }
  return moving;
}

const OpSchema GammaincBackward::schema_v1{
    .name = "gammainc",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = gammainc_rules,
    .results = gammainc_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "gammainc(a, x, /)",
    .record = "- op: gammainc(a, x, /)\n  summary: Element-wise regularised lower incomplete gamma function, the gamma distribution's distribution function.\n  amp: ForceFP32\n  dispatch: {gpu: gammainc}\n  grad:\n    a: g * _gammainc_derivative(1, a, x)\n    x: g * _gamma_density(0, a, x)\n  dtypes: {a: floating, x: floating}\n  domain: {a: [0.1, 12], x: [0.1, 12]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.gammainc(pl.asarray(1.), 2).item(), 4)\n    0.8647\n  see: [gammaincc]",
    .hash = "86d0a91e8f9f6d4b26ab4d88f8944ff01506874fb709644625c8c6ac7bf43c6f",
    .source = "ops.yaml:gammainc",
};

Storage GammaincBackward::dispatch(backend::IBackend& be, const Storage& a, const Storage& x, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a, &x}, nullptr, s, dt);
}

std::array<Storage, 2> GammaincBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> GammaincBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& x, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // a: g * _gammainc_derivative(1, a, x)
#line 6 "ops.yaml:gammainc"
    const auto v0 = ops::_gammainc_derivative(1, a, x);
#line 6 "ops.yaml:gammainc"
    const auto v1 = ops::multiply(g, v0);
#line 1215 "special_functions/nodes.cpp"
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // x: g * _gamma_density(0, a, x)
#line 7 "ops.yaml:gammainc"
    const auto v0 = ops::_gamma_density(0, a, x);
#line 7 "ops.yaml:gammainc"
    const auto v1 = ops::multiply(g, v0);
#line 1223 "special_functions/nodes.cpp"
    grads[1] = v1;
  }
  return grads;
}

std::array<TensorPtr, 1> GammaincBackward::tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_x, const TensorPtr& a, const TensorPtr& x, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_a) {  // _gammainc_derivative(1, a, x) * t_a
    const auto v0 = ops::_gammainc_derivative(1, a, x);
    const auto v1 = ops::multiply(v0, t_a);
    moving[0] = moved(moving[0], v1, t_a);
  }
  if (t_x) {  // _gamma_density(0, a, x) * t_x
    const auto v0 = ops::_gamma_density(0, a, x);
    const auto v1 = ops::multiply(v0, t_x);
    moving[0] = moved(moving[0], v1, t_x);
  }
  return moving;
}

const OpSchema GammainccBackward::schema_v1{
    .name = "gammaincc",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = gammaincc_rules,
    .results = gammaincc_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "gammaincc(a, x, /)",
    .record = "- op: gammaincc(a, x, /)\n  summary: Element-wise regularised upper incomplete gamma function, 1 - gammainc(a, x), accurate in its tail.\n  amp: ForceFP32\n  dispatch: {gpu: gammaincc}\n  grad:\n    a: -g * _gammainc_derivative(1, a, x)\n    x: -g * _gamma_density(0, a, x)\n  dtypes: {a: floating, x: floating}\n  domain: {a: [0.1, 12], x: [0.1, 12]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.gammaincc(pl.asarray(1.), 2).item(), 4)\n    0.1353\n  see: [gammainc]",
    .hash = "011032ba407e9d8e496348497d7d527a152022f767abab3ac3170d51963f81ee",
    .source = "ops.yaml:gammaincc",
};

Storage GammainccBackward::dispatch(backend::IBackend& be, const Storage& a, const Storage& x, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a, &x}, nullptr, s, dt);
}

std::array<Storage, 2> GammainccBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, nullptr);
}

std::array<TensorPtr, 2> GammainccBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& x, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // a: -g * _gammainc_derivative(1, a, x)
#line 6 "ops.yaml:gammaincc"
    const auto v0 = ops::negative(g);
#line 6 "ops.yaml:gammaincc"
    const auto v1 = ops::_gammainc_derivative(1, a, x);
#line 6 "ops.yaml:gammaincc"
    const auto v2 = ops::multiply(v0, v1);
#line 1279 "special_functions/nodes.cpp"
    grads[0] = v2;
  }
  if (wanted >> 1 & 1U) {  // x: -g * _gamma_density(0, a, x)
#line 7 "ops.yaml:gammaincc"
    const auto v0 = ops::negative(g);
#line 7 "ops.yaml:gammaincc"
    const auto v1 = ops::_gamma_density(0, a, x);
#line 7 "ops.yaml:gammaincc"
    const auto v2 = ops::multiply(v0, v1);
#line 1289 "special_functions/nodes.cpp"
    grads[1] = v2;
  }
  return grads;
}

std::array<TensorPtr, 1> GammainccBackward::tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_x, const TensorPtr& a, const TensorPtr& x, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_a) {  // -_gammainc_derivative(1, a, x) * t_a
    const auto v0 = ops::_gammainc_derivative(1, a, x);
    const auto v1 = ops::negative(v0);
    const auto v2 = ops::multiply(v1, t_a);
    moving[0] = moved(moving[0], v2, t_a);
  }
  if (t_x) {  // -_gamma_density(0, a, x) * t_x
    const auto v0 = ops::_gamma_density(0, a, x);
    const auto v1 = ops::negative(v0);
    const auto v2 = ops::multiply(v1, t_x);
    moving[0] = moved(moving[0], v2, t_x);
  }
  return moving;
}

const OpSchema GammaincDerivativeBackward::schema_v1{
    .name = "_gammainc_derivative",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = gammainc_derivative_rules,
    .results = gammainc_derivative_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_gammainc_derivative(order:int, a, x, /)",
    .record = "- op: _gammainc_derivative(order:int, a, x, /)\n  summary: Element-wise derivative by a, of the given order, of the integral of t**(a - 1) * exp(-t) / gamma(a) from 0 to x.\n  amp: ForceFP32\n  dispatch:\n    gpu: gammainc_derivative(order, a, x)\n  grad:\n    a: g * _gammainc_derivative(order + 1, a, x)\n    x: g * _gamma_density(order, a, x)\n  dtypes: {a: floating, x: floating}\n  domain: {order: [1, 2], a: [0.1, 12], x: [0.1, 12]}",
    .hash = "1222cf98d1007c67ad05e216b3eb3ac8f0349f68aa328bd3f6ea590e88a461a1",
    .source = "ops.yaml:_gammainc_derivative",
};

Storage GammaincDerivativeBackward::dispatch(backend::IBackend& be, const Storage& a, const Storage& x, const Shape& s, Dtype dt, const GammaincDerivativeAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a, &x}, &attributes, s, dt);
}

std::array<Storage, 2> GammaincDerivativeBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3}}, &attributes);
}

std::array<TensorPtr, 2> GammaincDerivativeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& x, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // a: g * _gammainc_derivative(order + 1, a, x)
#line 7 "ops.yaml:_gammainc_derivative"
    const auto v0 = ops::_gammainc_derivative(attributes.order + 1, a, x);
#line 7 "ops.yaml:_gammainc_derivative"
    const auto v1 = ops::multiply(g, v0);
#line 1345 "special_functions/nodes.cpp"
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // x: g * _gamma_density(order, a, x)
#line 8 "ops.yaml:_gammainc_derivative"
    const auto v0 = ops::_gamma_density(attributes.order, a, x);
#line 8 "ops.yaml:_gammainc_derivative"
    const auto v1 = ops::multiply(g, v0);
#line 1353 "special_functions/nodes.cpp"
    grads[1] = v1;
  }
  return grads;
}

std::array<TensorPtr, 1> GammaincDerivativeBackward::tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_x, const TensorPtr& a, const TensorPtr& x, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_a) {  // _gammainc_derivative(order + 1, a, x) * t_a
    const auto v0 = ops::_gammainc_derivative(attributes.order + 1, a, x);
    const auto v1 = ops::multiply(v0, t_a);
    moving[0] = moved(moving[0], v1, t_a);
  }
  if (t_x) {  // _gamma_density(order, a, x) * t_x
    const auto v0 = ops::_gamma_density(attributes.order, a, x);
    const auto v1 = ops::multiply(v0, t_x);
    moving[0] = moved(moving[0], v1, t_x);
  }
  return moving;
}

const OpSchema GammaDensityBackward::schema_v1{
    .name = "_gamma_density",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = gamma_density_rules,
    .results = gamma_density_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_gamma_density(order:int, a, x, /)",
    .record = "- op: _gamma_density(order:int, a, x, /)\n  summary: Element-wise derivative by a, of the given order, of x**(a - 1) * exp(-x) / gamma(a).\n  amp: ForceFP32\n  dispatch:\n    gpu: gamma_density(order, a, x)\n  # Where x is 0 the quotient would be 0 / 0; elsewhere a - 1 of a small a is -1, at which the density is 0.\n  grad:\n    a: g * _gamma_density(order + 1, a, x)\n    x: |\n      g * (where(x == 0, _gamma_density(0, a - 1, x), (a - 1) * (out / x)) - out) if order == 0 else\n      g * (((a - 1) * out + order * _gamma_density(order - 1, a, x)) / x - out)\n  dtypes: {a: floating, x: floating}\n  domain: {order: [0, 2], a: [0.1, 12], x: [0.1, 12]}\n  reads: x ** (a - 1) * exp(-x - lgamma(a)) if order == 0 else _gamma_density(order, a, x)",
    .hash = "aaadf6a2549f0dbd977696af3214b0a54967e23759a388008f055fd3588642bf",
    .source = "ops.yaml:_gamma_density",
};

Storage GammaDensityBackward::dispatch(backend::IBackend& be, const Storage& a, const Storage& x, const Shape& s, Dtype dt, const GammaDensityAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a, &x}, &attributes, s, dt);
}

std::array<Storage, 2> GammaDensityBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = static_cast<backend::Part>(1 + (attributes.order == 0 ? 0 : 1)), .each = {3, static_cast<backend::Part>(4 + (attributes.order == 0 ? 0 : 1))}}, &attributes);
}

std::array<TensorPtr, 2> GammaDensityBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& x, const TensorPtr& y, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // a: g * _gamma_density(order + 1, a, x)
#line 8 "ops.yaml:_gamma_density"
    const auto v0 = ops::_gamma_density(attributes.order + 1, a, x);
#line 8 "ops.yaml:_gamma_density"
    const auto v1 = ops::multiply(g, v0);
#line 1407 "special_functions/nodes.cpp"
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // x: g * (where(x == 0, _gamma_density(0, a - 1, x), (a - 1) * (out / x)) - out) if order == 0 else g * (((a - 1) * out + order * _gamma_density(order - 1, a, x)) / x - out)
#line 10 "ops.yaml:_gamma_density"
    TensorPtr v0;
#line 10 "ops.yaml:_gamma_density"
    if (attributes.order == 0) {
#line 10 "ops.yaml:_gamma_density"
      const auto v1 = ops::equal(x, 0);
#line 10 "ops.yaml:_gamma_density"
      const auto v2 = ops::subtract(a, 1);
#line 10 "ops.yaml:_gamma_density"
      const auto v3 = ops::_gamma_density(0, v2, x);
#line 10 "ops.yaml:_gamma_density"
      const auto v4 = ops::divide(y, x);
#line 10 "ops.yaml:_gamma_density"
      const auto v5 = ops::multiply(v2, v4);
#line 10 "ops.yaml:_gamma_density"
      const auto v6 = ops::where(v1, v3, v5);
#line 10 "ops.yaml:_gamma_density"
      const auto v7 = ops::subtract(v6, y);
#line 10 "ops.yaml:_gamma_density"
      const auto v8 = ops::multiply(g, v7);
#line 10 "ops.yaml:_gamma_density"
      v0 = v8;
#line 10 "ops.yaml:_gamma_density"
    } else {
#line 10 "ops.yaml:_gamma_density"
      const auto v9 = ops::subtract(a, 1);
#line 10 "ops.yaml:_gamma_density"
      const auto v10 = ops::multiply(v9, y);
#line 10 "ops.yaml:_gamma_density"
      const auto v11 = ops::_gamma_density(attributes.order - 1, a, x);
#line 10 "ops.yaml:_gamma_density"
      const auto v12 = ops::multiply(attributes.order, v11);
#line 10 "ops.yaml:_gamma_density"
      const auto v13 = ops::add(v10, v12);
#line 10 "ops.yaml:_gamma_density"
      const auto v14 = ops::divide(v13, x);
#line 10 "ops.yaml:_gamma_density"
      const auto v15 = ops::subtract(v14, y);
#line 10 "ops.yaml:_gamma_density"
      const auto v16 = ops::multiply(g, v15);
#line 10 "ops.yaml:_gamma_density"
      v0 = v16;
#line 10 "ops.yaml:_gamma_density"
    }
#line 1455 "special_functions/nodes.cpp"
    grads[1] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> GammaDensityBackward::tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_x, const TensorPtr& a, const TensorPtr& x, const TensorPtr& y) {
  std::array<TensorPtr, 1> moving;
  if (t_a) {  // _gamma_density(order + 1, a, x) * t_a
    const auto v0 = ops::_gamma_density(attributes.order + 1, a, x);
    const auto v1 = ops::multiply(v0, t_a);
    moving[0] = moved(moving[0], v1, t_a);
  }
  if (t_x) {  // (where(x == 0, _gamma_density(0, a - 1, x), (a - 1) * (out / x)) - out) * t_x if order == 0 else (((a - 1) * out + order * _gamma_density(order - 1, a, x)) / x - out) * t_x
    TensorPtr v0;
    if (attributes.order == 0) {
      const auto v1 = ops::equal(x, 0);
      const auto v2 = ops::subtract(a, 1);
      const auto v3 = ops::_gamma_density(0, v2, x);
      const auto v4 = ops::divide(y, x);
      const auto v5 = ops::multiply(v2, v4);
      const auto v6 = ops::where(v1, v3, v5);
      const auto v7 = ops::subtract(v6, y);
      const auto v8 = ops::multiply(v7, t_x);
      v0 = v8;
    } else {
      const auto v9 = ops::subtract(a, 1);
      const auto v10 = ops::multiply(v9, y);
      const auto v11 = ops::_gamma_density(attributes.order - 1, a, x);
      const auto v12 = ops::multiply(attributes.order, v11);
      const auto v13 = ops::add(v10, v12);
      const auto v14 = ops::divide(v13, x);
      const auto v15 = ops::subtract(v14, y);
      const auto v16 = ops::multiply(v15, t_x);
      v0 = v16;
    }
    moving[0] = moved(moving[0], v0, t_x);
  }
  return moving;
}

const OpSchema I0Backward::schema_v1{
    .name = "i0",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = i0_rules,
    .results = i0_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "i0(x, /)",
    .record = "- op: i0(x, /)\n  summary: Element-wise modified Bessel function of the first kind of order 0.\n  amp: ForceFP32\n  dispatch: {gpu: i0}\n  grad: g * i1(x)\n  dtypes: {x: floating}\n  domain: {x: [-12, 12]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.i0(pl.asarray(1.)).item(), 4)\n    1.2661\n  see: [i0e, i1]",
    .hash = "fdcef88b217868d8d3de657af335aa1006bb88a13814be7b0860da6287bf6d33",
    .source = "ops.yaml:i0",
};

Storage I0Backward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage I0Backward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * i1(x)
TensorPtr I0Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:i0"
  const auto v0 = ops::i1(x);
#line 5 "ops.yaml:i0"
  const auto v1 = ops::multiply(g, v0);
#line 1528 "special_functions/nodes.cpp"
  return v1;
}

// i1(x) * t
TensorPtr I0Backward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::i1(x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema I0eBackward::schema_v1{
    .name = "i0e",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = i0e_rules,
    .results = i0e_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "i0e(x, /)",
    .record = "- op: i0e(x, /)\n  summary: Element-wise modified Bessel function of the first kind of order 0, times exp(-abs(x)).\n  amp: ForceFP32\n  dispatch: {gpu: i0e}\n  grad: g * sign(x) * _i0e_derivative(1, x)\n  dtypes: {x: floating}\n  domain: {x: [-12, 12]}\n  at: [{when: x == 0, grad: 0, why: the slope is 1 on the left and -1 on the right}]\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.i0e(pl.asarray(1.)).item(), 4)\n    0.4658\n  see: [i0, i1e]",
    .hash = "043829426a00d5e990c7fb3709bba4d10a76f05e6e030d869767d482a19ee407",
    .source = "ops.yaml:i0e",
};

Storage I0eBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage I0eBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * sign(x) * _i0e_derivative(1, x)
TensorPtr I0eBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:i0e"
  const auto v0 = ops::sign(x);
#line 5 "ops.yaml:i0e"
  const auto v1 = ops::multiply(g, v0);
#line 5 "ops.yaml:i0e"
  const auto v2 = ops::_i0e_derivative(1, x);
#line 5 "ops.yaml:i0e"
  const auto v3 = ops::multiply(v1, v2);
#line 1575 "special_functions/nodes.cpp"
  return v3;
}

// sign(x) * _i0e_derivative(1, x) * t
TensorPtr I0eBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::sign(x);
  const auto v1 = ops::_i0e_derivative(1, x);
  const auto v2 = ops::multiply(v0, v1);
  const auto v3 = ops::multiply(v2, t);
  return moved(nullptr, v3, t);
}

const OpSchema I1Backward::schema_v1{
    .name = "i1",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = i1_rules,
    .results = i1_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "i1(x, /)",
    .record = "- op: i1(x, /)\n  summary: Element-wise modified Bessel function of the first kind of order 1.\n  amp: ForceFP32\n  dispatch: {gpu: i1}\n  # Not i0(x) - i1(x) / x, whose higher derivatives cancel around 0.\n  grad: 0.5 * g * (i0(x) + _bessel_i(2, x))\n  dtypes: {x: floating}\n  domain: {x: [-12, 12]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.i1(pl.asarray(1.)).item(), 4)\n    0.5652\n  see: [i1e, i0]",
    .hash = "4b802ddcfde162bf0dc00f21a4753a9e5542e684aaf2732763bf64a629da8c1c",
    .source = "ops.yaml:i1",
};

Storage I1Backward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage I1Backward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 0.5 * g * (i0(x) + _bessel_i(2, x))
TensorPtr I1Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:i1"
  const auto v0 = ops::multiply(0.5, g);
#line 6 "ops.yaml:i1"
  const auto v1 = ops::i0(x);
#line 6 "ops.yaml:i1"
  const auto v2 = ops::_bessel_i(2, x);
#line 6 "ops.yaml:i1"
  const auto v3 = ops::add(v1, v2);
#line 6 "ops.yaml:i1"
  const auto v4 = ops::multiply(v0, v3);
#line 1626 "special_functions/nodes.cpp"
  return v4;
}

// 0.5 * (i0(x) + _bessel_i(2, x)) * t
TensorPtr I1Backward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::i0(x);
  const auto v1 = ops::_bessel_i(2, x);
  const auto v2 = ops::add(v0, v1);
  const auto v3 = ops::multiply(0.5, v2);
  const auto v4 = ops::multiply(v3, t);
  return moved(nullptr, v4, t);
}

const OpSchema I1eBackward::schema_v1{
    .name = "i1e",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = i1e_rules,
    .results = i1e_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "i1e(x, /)",
    .record = "- op: i1e(x, /)\n  summary: Element-wise modified Bessel function of the first kind of order 1, times exp(-abs(x)).\n  amp: ForceFP32\n  dispatch: {gpu: i1e}\n  # The derivatives of i0e differ in size where x is large: I_0, I_1 and I_2 cancel there.\n  grad: g * (_i0e_derivative(1, x) + _i0e_derivative(2, x))\n  dtypes: {x: floating}\n  domain: {x: [-12, 12]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.i1e(pl.asarray(1.)).item(), 4)\n    0.2079\n  see: [i1, i0e]",
    .hash = "7ea96bc964772d5f5fd19a50c39b37a4beb259f1f348a8a37295ef45655cb14e",
    .source = "ops.yaml:i1e",
};

Storage I1eBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage I1eBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * (_i0e_derivative(1, x) + _i0e_derivative(2, x))
TensorPtr I1eBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:i1e"
  const auto v0 = ops::_i0e_derivative(1, x);
#line 6 "ops.yaml:i1e"
  const auto v1 = ops::_i0e_derivative(2, x);
#line 6 "ops.yaml:i1e"
  const auto v2 = ops::add(v0, v1);
#line 6 "ops.yaml:i1e"
  const auto v3 = ops::multiply(g, v2);
#line 1676 "special_functions/nodes.cpp"
  return v3;
}

// (_i0e_derivative(1, x) + _i0e_derivative(2, x)) * t
TensorPtr I1eBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_i0e_derivative(1, x);
  const auto v1 = ops::_i0e_derivative(2, x);
  const auto v2 = ops::add(v0, v1);
  const auto v3 = ops::multiply(v2, t);
  return moved(nullptr, v3, t);
}

const OpSchema BesselIBackward::schema_v1{
    .name = "_bessel_i",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = bessel_i_rules,
    .results = bessel_i_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_bessel_i(order:int, x, /)",
    .record = "- op: _bessel_i(order:int, x, /)\n  summary: Element-wise modified Bessel function of the first kind of the given order.\n  amp: ForceFP32\n  dispatch:\n    gpu: bessel_i(order, x)\n  grad: 0.5 * g * (_bessel_i(order - 1, x) + _bessel_i(order + 1, x))\n  dtypes: {x: floating}\n  domain: {order: [1, 4], x: [-12, 12]}",
    .hash = "577e751f1b70736deadc444776668210768f1baf089c02c6b2f7f014c1130e79",
    .source = "ops.yaml:_bessel_i",
};

Storage BesselIBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const BesselIAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage BesselIBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// 0.5 * g * (_bessel_i(order - 1, x) + _bessel_i(order + 1, x))
TensorPtr BesselIBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:_bessel_i"
  const auto v0 = ops::multiply(0.5, g);
#line 6 "ops.yaml:_bessel_i"
  const auto v1 = ops::_bessel_i(attributes.order - 1, x);
#line 6 "ops.yaml:_bessel_i"
  const auto v2 = ops::_bessel_i(attributes.order + 1, x);
#line 6 "ops.yaml:_bessel_i"
  const auto v3 = ops::add(v1, v2);
#line 6 "ops.yaml:_bessel_i"
  const auto v4 = ops::multiply(v0, v3);
#line 1727 "special_functions/nodes.cpp"
  return v4;
}

// 0.5 * (_bessel_i(order - 1, x) + _bessel_i(order + 1, x)) * t
TensorPtr BesselIBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_bessel_i(attributes.order - 1, x);
  const auto v1 = ops::_bessel_i(attributes.order + 1, x);
  const auto v2 = ops::add(v0, v1);
  const auto v3 = ops::multiply(0.5, v2);
  const auto v4 = ops::multiply(v3, t);
  return moved(nullptr, v4, t);
}

const OpSchema I0eDerivativeBackward::schema_v1{
    .name = "_i0e_derivative",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = i0e_derivative_rules,
    .results = i0e_derivative_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_i0e_derivative(order:int, x, /)",
    .record = "- op: _i0e_derivative(order:int, x, /)\n  summary: Element-wise derivative of i0e of the given order, at abs(x).\n  amp: ForceFP32\n  dispatch:\n    gpu: i0e_derivative(order, x)\n  grad: g * sign(x) * _i0e_derivative(order + 1, x)\n  dtypes: {x: floating}\n  domain: {order: [1, 4], x: [-12, 12]}\n  reads: i1e(abs(x)) - i0e(x) if order == 1 else _i0e_derivative(order, x)",
    .hash = "01d76883177d4b6c5363c9f272730f3a7aab3e99b2007f2e114c2bc09bbb5caa",
    .source = "ops.yaml:_i0e_derivative",
};

Storage I0eDerivativeBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const I0eDerivativeAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage I0eDerivativeBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// g * sign(x) * _i0e_derivative(order + 1, x)
TensorPtr I0eDerivativeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:_i0e_derivative"
  const auto v0 = ops::sign(x);
#line 6 "ops.yaml:_i0e_derivative"
  const auto v1 = ops::multiply(g, v0);
#line 6 "ops.yaml:_i0e_derivative"
  const auto v2 = ops::_i0e_derivative(attributes.order + 1, x);
#line 6 "ops.yaml:_i0e_derivative"
  const auto v3 = ops::multiply(v1, v2);
#line 1777 "special_functions/nodes.cpp"
  return v3;
}

// sign(x) * _i0e_derivative(order + 1, x) * t
TensorPtr I0eDerivativeBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::sign(x);
  const auto v1 = ops::_i0e_derivative(attributes.order + 1, x);
  const auto v2 = ops::multiply(v0, v1);
  const auto v3 = ops::multiply(v2, t);
  return moved(nullptr, v3, t);
}

const OpSchema J0Backward::schema_v1{
    .name = "j0",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = j0_rules,
    .results = j0_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "j0(x, /)",
    .record = "- op: j0(x, /)\n  summary: Element-wise Bessel function of the first kind of order 0.\n  amp: ForceFP32\n  dispatch: {gpu: j0}\n  grad: -g * j1(x)\n  dtypes: {x: floating}\n  domain: {x: [-24, 24]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.j0(pl.asarray(1.)).item(), 4)\n    0.7652\n  see: [j1]",
    .hash = "be7fac1699ad322e3a44ec7249caad907f4b9b59e714a2e1b9eeb66fb6fe25a3",
    .source = "ops.yaml:j0",
};

Storage J0Backward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage J0Backward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -g * j1(x)
TensorPtr J0Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:j0"
  const auto v0 = ops::negative(g);
#line 5 "ops.yaml:j0"
  const auto v1 = ops::j1(x);
#line 5 "ops.yaml:j0"
  const auto v2 = ops::multiply(v0, v1);
#line 1824 "special_functions/nodes.cpp"
  return v2;
}

// -j1(x) * t
TensorPtr J0Backward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::j1(x);
  const auto v1 = ops::negative(v0);
  const auto v2 = ops::multiply(v1, t);
  return moved(nullptr, v2, t);
}

const OpSchema J1Backward::schema_v1{
    .name = "j1",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = j1_rules,
    .results = j1_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "j1(x, /)",
    .record = "- op: j1(x, /)\n  summary: Element-wise Bessel function of the first kind of order 1.\n  amp: ForceFP32\n  dispatch: {gpu: j1}\n  # Not j0(x) - j1(x) / x, whose higher derivatives cancel around 0.\n  grad: 0.5 * g * (j0(x) - _bessel_j(2, x))\n  dtypes: {x: floating}\n  domain: {x: [-24, 24]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.j1(pl.asarray(1.)).item(), 4)\n    0.4401\n  see: [j0]",
    .hash = "9a196491e17d3c470546f4c8d3b0c100b50d6ac409330355251f76436c0f62ca",
    .source = "ops.yaml:j1",
};

Storage J1Backward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage J1Backward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 0.5 * g * (j0(x) - _bessel_j(2, x))
TensorPtr J1Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:j1"
  const auto v0 = ops::multiply(0.5, g);
#line 6 "ops.yaml:j1"
  const auto v1 = ops::j0(x);
#line 6 "ops.yaml:j1"
  const auto v2 = ops::_bessel_j(2, x);
#line 6 "ops.yaml:j1"
  const auto v3 = ops::subtract(v1, v2);
#line 6 "ops.yaml:j1"
  const auto v4 = ops::multiply(v0, v3);
#line 1874 "special_functions/nodes.cpp"
  return v4;
}

// 0.5 * (j0(x) - _bessel_j(2, x)) * t
TensorPtr J1Backward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::j0(x);
  const auto v1 = ops::_bessel_j(2, x);
  const auto v2 = ops::subtract(v0, v1);
  const auto v3 = ops::multiply(0.5, v2);
  const auto v4 = ops::multiply(v3, t);
  return moved(nullptr, v4, t);
}

const OpSchema BesselJBackward::schema_v1{
    .name = "_bessel_j",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = bessel_j_rules,
    .results = bessel_j_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_bessel_j(order:int, x, /)",
    .record = "- op: _bessel_j(order:int, x, /)\n  summary: Element-wise Bessel function of the first kind of the given order.\n  amp: ForceFP32\n  dispatch:\n    gpu: bessel_j(order, x)\n  grad: 0.5 * g * (_bessel_j(order - 1, x) - _bessel_j(order + 1, x))\n  dtypes: {x: floating}\n  domain: {order: [1, 4], x: [-24, 24]}",
    .hash = "a813a178a09012c69fa78f0deb8cf03d3618b5bd8589599588cf9c8febb2c5b9",
    .source = "ops.yaml:_bessel_j",
};

Storage BesselJBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const BesselJAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage BesselJBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// 0.5 * g * (_bessel_j(order - 1, x) - _bessel_j(order + 1, x))
TensorPtr BesselJBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:_bessel_j"
  const auto v0 = ops::multiply(0.5, g);
#line 6 "ops.yaml:_bessel_j"
  const auto v1 = ops::_bessel_j(attributes.order - 1, x);
#line 6 "ops.yaml:_bessel_j"
  const auto v2 = ops::_bessel_j(attributes.order + 1, x);
#line 6 "ops.yaml:_bessel_j"
  const auto v3 = ops::subtract(v1, v2);
#line 6 "ops.yaml:_bessel_j"
  const auto v4 = ops::multiply(v0, v3);
#line 1926 "special_functions/nodes.cpp"
  return v4;
}

// 0.5 * (_bessel_j(order - 1, x) - _bessel_j(order + 1, x)) * t
TensorPtr BesselJBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_bessel_j(attributes.order - 1, x);
  const auto v1 = ops::_bessel_j(attributes.order + 1, x);
  const auto v2 = ops::subtract(v0, v1);
  const auto v3 = ops::multiply(0.5, v2);
  const auto v4 = ops::multiply(v3, t);
  return moved(nullptr, v4, t);
}

namespace ops {

TensorPtr gcd(const Operand& x1, const Operand& x2) {
  return std::get<0>(GcdBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr lcm(const Operand& x1, const Operand& x2) {
  return std::get<0>(LcmBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr zeta(const Operand& x, const Operand& q) {
  return std::get<0>(ZetaBackward::call({&x, &q}, NoAttributes{}));
}

TensorPtr _zeta_derivative(std::int64_t order, const Operand& x, const Operand& q) {
  return std::get<0>(ZetaDerivativeBackward::call({&x, &q}, ZetaDerivativeAttributes{order}));
}

TensorPtr beta(const Operand& a, const Operand& b) {
  return std::get<0>(BetaBackward::call({&a, &b}, NoAttributes{}));
}

TensorPtr betaln(const Operand& a, const Operand& b) {
  return std::get<0>(BetalnBackward::call({&a, &b}, NoAttributes{}));
}

TensorPtr _polygamma_rise(std::int64_t n, const Operand& x, const Operand& step) {
  return std::get<0>(PolygammaRiseBackward::call({&x, &step}, PolygammaRiseAttributes{n}));
}

TensorPtr gammainc(const Operand& a, const Operand& x) {
  return std::get<0>(GammaincBackward::call({&a, &x}, NoAttributes{}));
}

TensorPtr gammaincc(const Operand& a, const Operand& x) {
  return std::get<0>(GammainccBackward::call({&a, &x}, NoAttributes{}));
}

TensorPtr _gammainc_derivative(std::int64_t order, const Operand& a, const Operand& x) {
  return std::get<0>(GammaincDerivativeBackward::call({&a, &x}, GammaincDerivativeAttributes{order}));
}

TensorPtr _gamma_density(std::int64_t order, const Operand& a, const Operand& x) {
  return std::get<0>(GammaDensityBackward::call({&a, &x}, GammaDensityAttributes{order}));
}

TensorPtr i0(const Operand& x) {
  return std::get<0>(I0Backward::call({&x}, NoAttributes{}));
}

TensorPtr i0e(const Operand& x) {
  return std::get<0>(I0eBackward::call({&x}, NoAttributes{}));
}

TensorPtr i1(const Operand& x) {
  return std::get<0>(I1Backward::call({&x}, NoAttributes{}));
}

TensorPtr i1e(const Operand& x) {
  return std::get<0>(I1eBackward::call({&x}, NoAttributes{}));
}

TensorPtr _bessel_i(std::int64_t order, const Operand& x) {
  return std::get<0>(BesselIBackward::call({&x}, BesselIAttributes{order}));
}

TensorPtr _i0e_derivative(std::int64_t order, const Operand& x) {
  return std::get<0>(I0eDerivativeBackward::call({&x}, I0eDerivativeAttributes{order}));
}

TensorPtr j0(const Operand& x) {
  return std::get<0>(J0Backward::call({&x}, NoAttributes{}));
}

TensorPtr j1(const Operand& x) {
  return std::get<0>(J1Backward::call({&x}, NoAttributes{}));
}

TensorPtr _bessel_j(std::int64_t order, const Operand& x) {
  return std::get<0>(BesselJBackward::call({&x}, BesselJAttributes{order}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&GcdBackward::schema_v1, gcd_parts},
    {&LcmBackward::schema_v1, lcm_parts},
    {&ZetaBackward::schema_v1, zeta_parts},
    {&ZetaDerivativeBackward::schema_v1, zeta_derivative_parts},
    {&BetaBackward::schema_v1, beta_parts},
    {&BetalnBackward::schema_v1, betaln_parts},
    {&PolygammaRiseBackward::schema_v1, polygamma_rise_parts},
    {&GammaincBackward::schema_v1, gammainc_parts},
    {&GammainccBackward::schema_v1, gammaincc_parts},
    {&GammaincDerivativeBackward::schema_v1, gammainc_derivative_parts},
    {&GammaDensityBackward::schema_v1, gamma_density_parts},
    {&I0Backward::schema_v1, i0_parts},
    {&I0eBackward::schema_v1, i0e_parts},
    {&I1Backward::schema_v1, i1_parts},
    {&I1eBackward::schema_v1, i1e_parts},
    {&BesselIBackward::schema_v1, bessel_i_parts},
    {&I0eDerivativeBackward::schema_v1, i0e_derivative_parts},
    {&J0Backward::schema_v1, j0_parts},
    {&J1Backward::schema_v1, j1_parts},
    {&BesselJBackward::schema_v1, bessel_j_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::special_functions_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::special_functions_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::special_functions_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::special_functions_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_special_functions() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
