// Generated from ops.yaml. Do not edit.
// The activation family: schemas, dispatch and derivatives.
#include "activation/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "activation/ops.h"
#include "arithmetic/ops.h"
#include "comparison/ops.h"
#include "exponential/ops.h"
#include "hyperbolic/ops.h"
#include "power/ops.h"
#include "selection/ops.h"
#include "special/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries activation_loops();
}
namespace avx2 {
cpu::LoopEntries activation_loops();
}
namespace avx512 {
cpu::LoopEntries activation_loops();
}
namespace neon {
cpu::LoopEntries activation_loops();
}
namespace accelerate {
cpu::LoopEntries activation_loops();
}

namespace {

constexpr OperandRule sigmoid_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule sigmoid_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand sigmoid_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sigmoid_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sigmoid_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sigmoid_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape sigmoid_parts[] = {
    {sigmoid_0_results, sigmoid_0_inputs, true, false},
    {sigmoid_1_results, sigmoid_1_inputs, true, false},
};

constexpr OperandRule sigmoid_slope_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule sigmoid_slope_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand sigmoid_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sigmoid_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sigmoid_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand sigmoid_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape sigmoid_slope_parts[] = {
    {sigmoid_slope_0_results, sigmoid_slope_0_inputs, true, false},
    {sigmoid_slope_1_results, sigmoid_slope_1_inputs, true, false},
};

constexpr OperandRule log_sigmoid_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule log_sigmoid_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand log_sigmoid_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log_sigmoid_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log_sigmoid_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand log_sigmoid_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape log_sigmoid_parts[] = {
    {log_sigmoid_0_results, log_sigmoid_0_inputs, true, false},
    {log_sigmoid_1_results, log_sigmoid_1_inputs, true, false},
};

constexpr OperandRule softplus_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule softplus_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand softplus_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand softplus_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand softplus_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand softplus_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape softplus_parts[] = {
    {softplus_0_results, softplus_0_inputs, true, false},
    {softplus_1_results, softplus_1_inputs, true, false},
};

constexpr OperandRule silu_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule silu_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand silu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand silu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand silu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand silu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape silu_parts[] = {
    {silu_0_results, silu_0_inputs, true, false},
    {silu_1_results, silu_1_inputs, true, false},
};

constexpr OperandRule silu_slope_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule silu_slope_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand silu_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand silu_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand silu_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand silu_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape silu_slope_parts[] = {
    {silu_slope_0_results, silu_slope_0_inputs, true, false},
    {silu_slope_1_results, silu_slope_1_inputs, true, false},
};

constexpr OperandRule gelu_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule gelu_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand gelu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gelu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gelu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gelu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gelu_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gelu_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand gelu_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gelu_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape gelu_parts[] = {
    {gelu_0_results, gelu_0_inputs, true, false},
    {gelu_1_results, gelu_1_inputs, true, false},
    {gelu_2_results, gelu_2_inputs, true, false},
    {gelu_3_results, gelu_3_inputs, true, false},
};

constexpr OperandRule gelu_tanh_slope_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule gelu_tanh_slope_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand gelu_tanh_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gelu_tanh_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gelu_tanh_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand gelu_tanh_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape gelu_tanh_slope_parts[] = {
    {gelu_tanh_slope_0_results, gelu_tanh_slope_0_inputs, true, false},
    {gelu_tanh_slope_1_results, gelu_tanh_slope_1_inputs, true, false},
};

constexpr OperandRule mish_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule mish_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand mish_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand mish_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand mish_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand mish_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape mish_parts[] = {
    {mish_0_results, mish_0_inputs, true, false},
    {mish_1_results, mish_1_inputs, true, false},
};

constexpr OperandRule relu_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule relu_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand relu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand relu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand relu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand relu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape relu_parts[] = {
    {relu_0_results, relu_0_inputs, false, false},
    {relu_1_results, relu_1_inputs, false, false},
};

constexpr OperandRule relu6_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule relu6_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand relu6_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand relu6_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand relu6_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand relu6_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape relu6_parts[] = {
    {relu6_0_results, relu6_0_inputs, false, false},
    {relu6_1_results, relu6_1_inputs, false, false},
};

constexpr OperandRule leaky_relu_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule leaky_relu_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand leaky_relu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand leaky_relu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand leaky_relu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand leaky_relu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape leaky_relu_parts[] = {
    {leaky_relu_0_results, leaky_relu_0_inputs, false, false},
    {leaky_relu_1_results, leaky_relu_1_inputs, false, false},
};

constexpr OperandRule elu_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule elu_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand elu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand elu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand elu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand elu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape elu_parts[] = {
    {elu_0_results, elu_0_inputs, true, false},
    {elu_1_results, elu_1_inputs, true, false},
};

constexpr OperandRule celu_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule celu_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand celu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand celu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand celu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand celu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape celu_parts[] = {
    {celu_0_results, celu_0_inputs, true, false},
    {celu_1_results, celu_1_inputs, true, false},
};

constexpr OperandRule selu_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule selu_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand selu_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand selu_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand selu_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand selu_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape selu_parts[] = {
    {selu_0_results, selu_0_inputs, true, false},
    {selu_1_results, selu_1_inputs, true, false},
};

constexpr OperandRule hard_tanh_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule hard_tanh_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand hard_tanh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_tanh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_tanh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_tanh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape hard_tanh_parts[] = {
    {hard_tanh_0_results, hard_tanh_0_inputs, false, false},
    {hard_tanh_1_results, hard_tanh_1_inputs, false, false},
};

constexpr OperandRule hard_sigmoid_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule hard_sigmoid_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand hard_sigmoid_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_sigmoid_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_sigmoid_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_sigmoid_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape hard_sigmoid_parts[] = {
    {hard_sigmoid_0_results, hard_sigmoid_0_inputs, false, false},
    {hard_sigmoid_1_results, hard_sigmoid_1_inputs, false, false},
};

constexpr OperandRule hard_swish_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule hard_swish_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand hard_swish_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_swish_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_swish_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_swish_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape hard_swish_parts[] = {
    {hard_swish_0_results, hard_swish_0_inputs, false, false},
    {hard_swish_1_results, hard_swish_1_inputs, false, false},
};

constexpr OperandRule hard_shrink_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule hard_shrink_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand hard_shrink_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_shrink_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_shrink_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand hard_shrink_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape hard_shrink_parts[] = {
    {hard_shrink_0_results, hard_shrink_0_inputs, false, false},
    {hard_shrink_1_results, hard_shrink_1_inputs, false, false},
};

constexpr OperandRule soft_shrink_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule soft_shrink_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand soft_shrink_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand soft_shrink_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand soft_shrink_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand soft_shrink_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape soft_shrink_parts[] = {
    {soft_shrink_0_results, soft_shrink_0_inputs, false, false},
    {soft_shrink_1_results, soft_shrink_1_inputs, false, false},
};

constexpr OperandRule tanh_shrink_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule tanh_shrink_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand tanh_shrink_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tanh_shrink_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tanh_shrink_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand tanh_shrink_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape tanh_shrink_parts[] = {
    {tanh_shrink_0_results, tanh_shrink_0_inputs, true, false},
    {tanh_shrink_1_results, tanh_shrink_1_inputs, true, false},
};

constexpr OperandRule softsign_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule softsign_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand softsign_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand softsign_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand softsign_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand softsign_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape softsign_parts[] = {
    {softsign_0_results, softsign_0_inputs, false, false},
    {softsign_1_results, softsign_1_inputs, false, false},
};

constexpr OperandRule threshold_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule threshold_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand threshold_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand threshold_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand threshold_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand threshold_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape threshold_parts[] = {
    {threshold_0_results, threshold_0_inputs, false, false},
    {threshold_1_results, threshold_1_inputs, false, false},
};

}  // namespace

const OpSchema SigmoidBackward::schema_v1{
    .name = "sigmoid",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sigmoid_rules,
    .results = sigmoid_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "sigmoid(x, /)",
    .record = "- op: sigmoid(x, /)\n  summary: Element-wise logistic function 1 / (1 + exp(-x)).\n  amp: Promote\n  # exp(-x) would overflow where the value does not yet vanish.\n  forward: |\n    1 / (1 + exp(-x)) if is_complex(x) else where(x < 0, exp(-abs(x)), 1) / (1 + exp(-abs(x)))\n  dispatch: {gpu: sigmoid}\n  # Not out * (1 - out), which has lost every digit at x = 20.\n  grad: g * sigmoid(x) * sigmoid(-x) if is_complex(x) else g * _sigmoid_slope(x)\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.sigmoid(pl.asarray(1.)).item(), 4)\n    0.7311\n  see: [logit, log_sigmoid, silu]",
    .hash = "81ea22e660c268056d265c639457f91abfc64d1eb1e481a9395f030478cc79bc",
    .source = "ops.yaml:sigmoid",
};

Storage SigmoidBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SigmoidBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * sigmoid(x) * sigmoid(-x) if is_complex(x) else g * _sigmoid_slope(x)
TensorPtr SigmoidBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 9 "ops.yaml:sigmoid"
  TensorPtr v0;
#line 9 "ops.yaml:sigmoid"
  if (ops::is_complex(x)) {
#line 9 "ops.yaml:sigmoid"
    const auto v1 = ops::sigmoid(x);
#line 9 "ops.yaml:sigmoid"
    const auto v2 = ops::multiply(g, v1);
#line 9 "ops.yaml:sigmoid"
    const auto v3 = ops::negative(x);
#line 9 "ops.yaml:sigmoid"
    const auto v4 = ops::sigmoid(v3);
#line 9 "ops.yaml:sigmoid"
    const auto v5 = ops::multiply(v2, v4);
#line 9 "ops.yaml:sigmoid"
    v0 = v5;
#line 9 "ops.yaml:sigmoid"
  } else {
#line 9 "ops.yaml:sigmoid"
    const auto v6 = ops::_sigmoid_slope(x);
#line 9 "ops.yaml:sigmoid"
    const auto v7 = ops::multiply(g, v6);
#line 9 "ops.yaml:sigmoid"
    v0 = v7;
#line 9 "ops.yaml:sigmoid"
  }
#line 661 "activation/nodes.cpp"
  return v0;
}

// sigmoid(x) * sigmoid(-x) * t if is_complex(x) else _sigmoid_slope(x) * t
TensorPtr SigmoidBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  TensorPtr v0;
  if (ops::is_complex(x)) {
    const auto v1 = ops::sigmoid(x);
    const auto v2 = ops::negative(x);
    const auto v3 = ops::sigmoid(v2);
    const auto v4 = ops::multiply(v1, v3);
    const auto v5 = ops::multiply(v4, t);
    v0 = v5;
  } else {
    const auto v6 = ops::_sigmoid_slope(x);
    const auto v7 = ops::multiply(v6, t);
    v0 = v7;
  }
  return moved(nullptr, v0, t);
}

const OpSchema SigmoidSlopeBackward::schema_v1{
    .name = "_sigmoid_slope",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sigmoid_slope_rules,
    .results = sigmoid_slope_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_sigmoid_slope(x, /)",
    .record = "- op: _sigmoid_slope(x, /)\n  summary: Element-wise derivative of sigmoid, accurate in both tails.\n  amp: Promote\n  forward: exp(-abs(x)) / square(1 + exp(-abs(x)))\n  # abs has a kink at 0, the value none.\n  grad: -g * out * tanh(0.5 * x)\n  dtypes: {x: floating}\n  reads: sigmoid(x) * sigmoid(-x)",
    .hash = "a2817494d48c5e90e8c93f1328a1d964ce1214c577cf138b4e5b784313be339a",
    .source = "ops.yaml:_sigmoid_slope",
};

Storage SigmoidSlopeBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SigmoidSlopeBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -g * out * tanh(0.5 * x)
TensorPtr SigmoidSlopeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 6 "ops.yaml:_sigmoid_slope"
  const auto v0 = ops::negative(g);
#line 6 "ops.yaml:_sigmoid_slope"
  const auto v1 = ops::multiply(v0, y);
#line 6 "ops.yaml:_sigmoid_slope"
  const auto v2 = ops::multiply(0.5, x);
#line 6 "ops.yaml:_sigmoid_slope"
  const auto v3 = ops::tanh(v2);
#line 6 "ops.yaml:_sigmoid_slope"
  const auto v4 = ops::multiply(v1, v3);
#line 721 "activation/nodes.cpp"
  return v4;
}

// -out * tanh(0.5 * x) * t
TensorPtr SigmoidSlopeBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y) {
  const auto v0 = ops::negative(y);
  const auto v1 = ops::multiply(0.5, x);
  const auto v2 = ops::tanh(v1);
  const auto v3 = ops::multiply(v0, v2);
  const auto v4 = ops::multiply(v3, t);
  return moved(nullptr, v4, t);
}

const OpSchema LogSigmoidBackward::schema_v1{
    .name = "log_sigmoid",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = log_sigmoid_rules,
    .results = log_sigmoid_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "log_sigmoid(x, /)",
    .record = "- op: log_sigmoid(x, /)\n  summary: Element-wise logarithm of sigmoid, without overflow.\n  amp: ForceFP32\n  forward: -logaddexp(-x, 0)\n  grad: -g * expm1(out)\n  dtypes: {x: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.log_sigmoid(pl.asarray(0.)).item(), 4)\n    -0.6931\n  see: [sigmoid, softplus]\n  aliases: [logsigmoid]",
    .hash = "c26e01bc5900c11b79a58815955393a1630760abf1445d2865d4460e9769cee6",
    .source = "ops.yaml:log_sigmoid",
};

Storage LogSigmoidBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage LogSigmoidBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -g * expm1(out)
TensorPtr LogSigmoidBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 5 "ops.yaml:log_sigmoid"
  const auto v0 = ops::negative(g);
#line 5 "ops.yaml:log_sigmoid"
  const auto v1 = ops::expm1(y);
#line 5 "ops.yaml:log_sigmoid"
  const auto v2 = ops::multiply(v0, v1);
#line 769 "activation/nodes.cpp"
  return v2;
}

// -expm1(out) * t
TensorPtr LogSigmoidBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr& y) {
  const auto v0 = ops::expm1(y);
  const auto v1 = ops::negative(v0);
  const auto v2 = ops::multiply(v1, t);
  return moved(nullptr, v2, t);
}

const OpSchema SoftplusBackward::schema_v1{
    .name = "softplus",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = softplus_rules,
    .results = softplus_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "softplus(x, /, beta:float=1.0)",
    .record = "- op: softplus(x, /, beta:float=1.0)\n  summary: Element-wise log(1 + exp(beta * x)) / beta, without overflow.\n  amp: ForceFP32\n  forward: logaddexp(beta * x, 0) / beta\n  grad: g * sigmoid(beta * x)\n  dtypes: {x: floating}\n  domain: {beta: [0.5, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.softplus(pl.asarray(0.)).item(), 4)\n    0.6931\n  see: [log_sigmoid, relu]",
    .hash = "aef77e950901befb7ea1dc0797a122599bd04062fa1957ac2afe5fd5c3e36983",
    .source = "ops.yaml:softplus",
};

Storage SoftplusBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const SoftplusAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage SoftplusBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// g * sigmoid(beta * x)
TensorPtr SoftplusBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:softplus"
  const auto v0 = ops::multiply(attributes.beta, x);
#line 5 "ops.yaml:softplus"
  const auto v1 = ops::sigmoid(v0);
#line 5 "ops.yaml:softplus"
  const auto v2 = ops::multiply(g, v1);
#line 815 "activation/nodes.cpp"
  return v2;
}

// sigmoid(beta * x) * t
TensorPtr SoftplusBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::multiply(attributes.beta, x);
  const auto v1 = ops::sigmoid(v0);
  const auto v2 = ops::multiply(v1, t);
  return moved(nullptr, v2, t);
}

const OpSchema SiluBackward::schema_v1{
    .name = "silu",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = silu_rules,
    .results = silu_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "silu(x, /)",
    .record = "- op: silu(x, /)\n  summary: Element-wise x * sigmoid(x).\n  amp: Promote\n  # Half of the exponential at a time: the whole has no digits left below -88, where the value has.\n  forward: |\n    x / (1 + exp(-x)) if is_complex(x) else\n    x * where(x < 0, exp(-0.5 * abs(x)), 1) * where(x < 0, exp(-0.5 * abs(x)), 1) / (1 + square(exp(-0.5 * abs(x))))\n  grad: g * sigmoid(x) * (1 + x * sigmoid(-x)) if is_complex(x) else g * _silu_slope(x)\n  dtypes: {x: inexact}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.silu(pl.asarray(1.)).item(), 4)\n    0.7311\n  see: [sigmoid, gelu, hard_swish]\n  aliases: [swish]",
    .hash = "4eca5c2398c4f71fcdae3b861a29c30cd4f7138415d455903aa38cff997ffebc",
    .source = "ops.yaml:silu",
};

Storage SiluBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SiluBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * sigmoid(x) * (1 + x * sigmoid(-x)) if is_complex(x) else g * _silu_slope(x)
TensorPtr SiluBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 8 "ops.yaml:silu"
  TensorPtr v0;
#line 8 "ops.yaml:silu"
  if (ops::is_complex(x)) {
#line 8 "ops.yaml:silu"
    const auto v1 = ops::sigmoid(x);
#line 8 "ops.yaml:silu"
    const auto v2 = ops::multiply(g, v1);
#line 8 "ops.yaml:silu"
    const auto v3 = ops::negative(x);
#line 8 "ops.yaml:silu"
    const auto v4 = ops::sigmoid(v3);
#line 8 "ops.yaml:silu"
    const auto v5 = ops::multiply(x, v4);
#line 8 "ops.yaml:silu"
    const auto v6 = ops::add(1, v5);
#line 8 "ops.yaml:silu"
    const auto v7 = ops::multiply(v2, v6);
#line 8 "ops.yaml:silu"
    v0 = v7;
#line 8 "ops.yaml:silu"
  } else {
#line 8 "ops.yaml:silu"
    const auto v8 = ops::_silu_slope(x);
#line 8 "ops.yaml:silu"
    const auto v9 = ops::multiply(g, v8);
#line 8 "ops.yaml:silu"
    v0 = v9;
#line 8 "ops.yaml:silu"
  }
#line 885 "activation/nodes.cpp"
  return v0;
}

// sigmoid(x) * (1 + x * sigmoid(-x)) * t if is_complex(x) else _silu_slope(x) * t
TensorPtr SiluBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  TensorPtr v0;
  if (ops::is_complex(x)) {
    const auto v1 = ops::sigmoid(x);
    const auto v2 = ops::negative(x);
    const auto v3 = ops::sigmoid(v2);
    const auto v4 = ops::multiply(x, v3);
    const auto v5 = ops::add(1, v4);
    const auto v6 = ops::multiply(v1, v5);
    const auto v7 = ops::multiply(v6, t);
    v0 = v7;
  } else {
    const auto v8 = ops::_silu_slope(x);
    const auto v9 = ops::multiply(v8, t);
    v0 = v9;
  }
  return moved(nullptr, v0, t);
}

const OpSchema SiluSlopeBackward::schema_v1{
    .name = "_silu_slope",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = silu_slope_rules,
    .results = silu_slope_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_silu_slope(x, /)",
    .record = "- op: _silu_slope(x, /)\n  summary: Element-wise derivative of silu.\n  amp: Promote\n  # Where 1 - sigmoid(x) has vanished x is left out, since it may be infinite.\n  forward: sigmoid(x) * (1 + where(abs(x) < 1000, x, 0) * (1 - sigmoid(x)))\n  # The derivative of 1 - sigmoid(x) would have no digits where x is above 17.\n  grad: g * _sigmoid_slope(x) * (2 - clip(x, -1000, 1000) * tanh(0.5 * x))\n  dtypes: {x: floating}\n  reads: sigmoid(x) * (1 + x * sigmoid(-x))",
    .hash = "b5581b90d6283e887b892bc9ea5d9334296da444176a2e686b1c5f6c9d3dec09",
    .source = "ops.yaml:_silu_slope",
};

Storage SiluSlopeBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SiluSlopeBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * _sigmoid_slope(x) * (2 - clip(x, -1000, 1000) * tanh(0.5 * x))
TensorPtr SiluSlopeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 7 "ops.yaml:_silu_slope"
  const auto v0 = ops::_sigmoid_slope(x);
#line 7 "ops.yaml:_silu_slope"
  const auto v1 = ops::multiply(g, v0);
#line 7 "ops.yaml:_silu_slope"
  const auto v2 = ops::clip(x, -1000, 1000);
#line 7 "ops.yaml:_silu_slope"
  const auto v3 = ops::multiply(0.5, x);
#line 7 "ops.yaml:_silu_slope"
  const auto v4 = ops::tanh(v3);
#line 7 "ops.yaml:_silu_slope"
  const auto v5 = ops::multiply(v2, v4);
#line 7 "ops.yaml:_silu_slope"
  const auto v6 = ops::subtract(2, v5);
#line 7 "ops.yaml:_silu_slope"
  const auto v7 = ops::multiply(v1, v6);
#line 953 "activation/nodes.cpp"
  return v7;
}

// _sigmoid_slope(x) * (2 - clip(x, -1000, 1000) * tanh(0.5 * x)) * t
TensorPtr SiluSlopeBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_sigmoid_slope(x);
  const auto v1 = ops::clip(x, -1000, 1000);
  const auto v2 = ops::multiply(0.5, x);
  const auto v3 = ops::tanh(v2);
  const auto v4 = ops::multiply(v1, v3);
  const auto v5 = ops::subtract(2, v4);
  const auto v6 = ops::multiply(v0, v5);
  const auto v7 = ops::multiply(v6, t);
  return moved(nullptr, v7, t);
}

const OpSchema GeluBackward::schema_v1{
    .name = "gelu",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = gelu_rules,
    .results = gelu_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "gelu(x, /, *, approximate:str('none', 'tanh')='none')",
    .record = "- op: gelu(x, /, *, approximate:str('none', 'tanh')='none')\n  summary: Element-wise product of x and the normal distribution function of x, or its approximation by tanh.\n  amp: ForceFP32\n  # 1 + erf and 1 + tanh would lose every digit where x is below -5.\n  # In the gradient x is bounded where what it is a factor of has vanished.\n  forward: |\n    x * sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x)) if approximate == 'tanh' else\n    x * _normal_cdf(x)\n  grad: |\n    g * _gelu_tanh_slope(x) if approximate == 'tanh' else g * (_normal_cdf(x) + clip(x, -40, 40) * _normal_pdf(x))\n  dtypes: {x: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.gelu(pl.asarray(1.)).item(), 4)\n    0.8413\n  see: [silu, erf]",
    .hash = "24c7c92c74ca95c3239f4b483b9dbc692d28c9f1f1d0614483308c5f41d6361d",
    .source = "ops.yaml:gelu",
};

Storage GeluBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const GeluAttributes& attributes) {
  return run_loop<1>(be, schema_v1, static_cast<backend::Part>(0 + (attributes.approximate == 1 ? 0 : 1)), {&a}, &attributes, s, dt);
}

Storage GeluBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = static_cast<backend::Part>(2 + (attributes.approximate == 1 ? 0 : 1)), .each = {static_cast<backend::Part>(2 + (attributes.approximate == 1 ? 0 : 1))}}, &attributes)[0];
}

// g * _gelu_tanh_slope(x) if approximate == 1 else g * (_normal_cdf(x) + clip(x, -40, 40) * _normal_pdf(x))
TensorPtr GeluBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 10 "ops.yaml:gelu"
  TensorPtr v0;
#line 10 "ops.yaml:gelu"
  if (attributes.approximate == 1) {
#line 10 "ops.yaml:gelu"
    const auto v1 = ops::_gelu_tanh_slope(x);
#line 10 "ops.yaml:gelu"
    const auto v2 = ops::multiply(g, v1);
#line 10 "ops.yaml:gelu"
    v0 = v2;
#line 10 "ops.yaml:gelu"
  } else {
#line 10 "ops.yaml:gelu"
    const auto v3 = ops::_normal_cdf(x);
#line 10 "ops.yaml:gelu"
    const auto v4 = ops::clip(x, -40, 40);
#line 10 "ops.yaml:gelu"
    const auto v5 = ops::_normal_pdf(x);
#line 10 "ops.yaml:gelu"
    const auto v6 = ops::multiply(v4, v5);
#line 10 "ops.yaml:gelu"
    const auto v7 = ops::add(v3, v6);
#line 10 "ops.yaml:gelu"
    const auto v8 = ops::multiply(g, v7);
#line 10 "ops.yaml:gelu"
    v0 = v8;
#line 10 "ops.yaml:gelu"
  }
#line 1026 "activation/nodes.cpp"
  return v0;
}

// _gelu_tanh_slope(x) * t if approximate == 1 else (_normal_cdf(x) + clip(x, -40, 40) * _normal_pdf(x)) * t
TensorPtr GeluBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  TensorPtr v0;
  if (attributes.approximate == 1) {
    const auto v1 = ops::_gelu_tanh_slope(x);
    const auto v2 = ops::multiply(v1, t);
    v0 = v2;
  } else {
    const auto v3 = ops::_normal_cdf(x);
    const auto v4 = ops::clip(x, -40, 40);
    const auto v5 = ops::_normal_pdf(x);
    const auto v6 = ops::multiply(v4, v5);
    const auto v7 = ops::add(v3, v6);
    const auto v8 = ops::multiply(v7, t);
    v0 = v8;
  }
  return moved(nullptr, v0, t);
}

const OpSchema GeluTanhSlopeBackward::schema_v1{
    .name = "_gelu_tanh_slope",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = gelu_tanh_slope_rules,
    .results = gelu_tanh_slope_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_gelu_tanh_slope(x, /)",
    .record = "- op: _gelu_tanh_slope(x, /)\n  summary: Element-wise derivative of gelu's approximation by tanh.\n  amp: ForceFP32\n  # The sigmoid is 0 or 1 at the bounds.\n  forward: |\n    sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x)) * (1 + clip(x, -40, 40) * (\n    1 - sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x))) * 1.5957691216057308 * (\n    1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40)))\n  # The derivative of 1 - sigmoid(u) would have no digits where u is above 17.\n  grad:\n    let:\n      b: clip(x, -40, 40)\n      u: 1.5957691216057308 * b * (1 + 0.044715 * b * b)\n      v: 1.5957691216057308 * (1 + 0.134145 * b * b)\n    x: g * _sigmoid_slope(u) * (2 * v + 0.4281288976356015 * b * b - b * v * v * tanh(0.5 * u))\n  dtypes: {x: floating}\n  reads: |\n    sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x)) * (1 + sigmoid(-1.5957691216057308 * x * (1 + 0.044715 * x * x)) * (\n    1.5957691216057308 * x * (1 + 0.134145 * x * x)))",
    .hash = "43df6dce10bcdf2417c0f2ae35ad737b2287aa6b906a36d15b62fc16d139a102",
    .source = "ops.yaml:_gelu_tanh_slope",
};

Storage GeluTanhSlopeBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage GeluTanhSlopeBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * _sigmoid_slope(1.5957691216057308 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40))) * (2 * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) + 0.4281288976356015 * clip(x, -40, 40) * clip(x, -40, 40) - clip(x, -40, 40) * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) * tanh(0.5 * (1.5957691216057308 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40)))))
TensorPtr GeluTanhSlopeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v0 = ops::clip(x, -40, 40);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v1 = ops::multiply(1.5957691216057308, v0);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v2 = ops::multiply(0.044715, v0);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v3 = ops::multiply(v2, v0);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v4 = ops::add(1, v3);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v5 = ops::multiply(v1, v4);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v6 = ops::_sigmoid_slope(v5);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v7 = ops::multiply(g, v6);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v8 = ops::multiply(0.134145, v0);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v9 = ops::multiply(v8, v0);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v10 = ops::add(1, v9);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v11 = ops::multiply(1.5957691216057308, v10);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v12 = ops::multiply(2, v11);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v13 = ops::multiply(0.4281288976356015, v0);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v14 = ops::multiply(v13, v0);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v15 = ops::add(v12, v14);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v16 = ops::multiply(v0, v11);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v17 = ops::multiply(v16, v11);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v18 = ops::multiply(0.5, v5);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v19 = ops::tanh(v18);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v20 = ops::multiply(v17, v19);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v21 = ops::subtract(v15, v20);
#line 15 "ops.yaml:_gelu_tanh_slope"
  const auto v22 = ops::multiply(v7, v21);
#line 1123 "activation/nodes.cpp"
  return v22;
}

// _sigmoid_slope(1.5957691216057308 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40))) * (3.1915382432114616 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40)) + 0.4281288976356015 * clip(x, -40, 40) * clip(x, -40, 40) - 2.5464790894703255 * clip(x, -40, 40) * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40)) * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40)) * tanh(0.7978845608028654 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40)))) * t
TensorPtr GeluTanhSlopeBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::clip(x, -40, 40);
  const auto v1 = ops::multiply(1.5957691216057308, v0);
  const auto v2 = ops::multiply(0.044715, v0);
  const auto v3 = ops::multiply(v2, v0);
  const auto v4 = ops::add(1, v3);
  const auto v5 = ops::multiply(v1, v4);
  const auto v6 = ops::_sigmoid_slope(v5);
  const auto v7 = ops::multiply(0.134145, v0);
  const auto v8 = ops::multiply(v7, v0);
  const auto v9 = ops::add(1, v8);
  const auto v10 = ops::multiply(3.1915382432114616, v9);
  const auto v11 = ops::multiply(0.4281288976356015, v0);
  const auto v12 = ops::multiply(v11, v0);
  const auto v13 = ops::add(v10, v12);
  const auto v14 = ops::multiply(2.5464790894703255, v0);
  const auto v15 = ops::multiply(v14, v9);
  const auto v16 = ops::multiply(v15, v9);
  const auto v17 = ops::multiply(0.7978845608028654, v0);
  const auto v18 = ops::multiply(v17, v4);
  const auto v19 = ops::tanh(v18);
  const auto v20 = ops::multiply(v16, v19);
  const auto v21 = ops::subtract(v13, v20);
  const auto v22 = ops::multiply(v6, v21);
  const auto v23 = ops::multiply(v22, t);
  return moved(nullptr, v23, t);
}

const OpSchema MishBackward::schema_v1{
    .name = "mish",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = mish_rules,
    .results = mish_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "mish(x, /)",
    .record = "- op: mish(x, /)\n  summary: Element-wise x * tanh(softplus(x)).\n  amp: ForceFP32\n  # With e = exp(x), tanh(log(1 + e)) = e (e + 2) / (e (e + 2) + 2). One root of e is a factor of its own: below -88 the\n  # whole has no digits left.\n  forward: |\n    where(x > 20, x, x * exp(0.5 * x) * (\n    exp(0.5 * x) * (square(exp(0.5 * x)) + 2) / (square(exp(0.5 * x)) * (square(exp(0.5 * x)) + 2) + 2)))\n  # The exponentials of both signs, each where it is below 1; at the bound the term beside 1 has vanished.\n  grad:\n    let:\n      z: exp(x)\n      p: z * (z + 2) + 2\n      y: exp(-x)\n      q: 1 + 2 * y * (1 + y)\n      b: clip(x, -1000, 1000)\n    x: |\n      g * where(x < 0, z * (z + 2) / p + 4 * b * (z / p) * ((z + 1) / p),\n      1 - 2 * y * (y / q) + 4 * b * y * (y / q) * ((1 + y) / q))\n  dtypes: {x: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.mish(pl.asarray(1.)).item(), 4)\n    0.8651\n  see: [softplus, silu]",
    .hash = "3ff4a5f1b9c1797decc79ac8d84c26c6b40a7184957e37b3f3593a9f5fd2029b",
    .source = "ops.yaml:mish",
};

Storage MishBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage MishBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * where(x < 0, exp(x) * (exp(x) + 2) / (exp(x) * (exp(x) + 2) + 2) + 4 * clip(x, -1000, 1000) * (exp(x) / (exp(x) * (exp(x) + 2) + 2)) * ((exp(x) + 1) / (exp(x) * (exp(x) + 2) + 2)), 1 - 2 * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) + 4 * clip(x, -1000, 1000) * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) * ((1 + exp(-x)) / (1 + 2 * exp(-x) * (1 + exp(-x)))))
TensorPtr MishBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 18 "ops.yaml:mish"
  const auto v0 = ops::less(x, 0);
#line 18 "ops.yaml:mish"
  const auto v1 = ops::exp(x);
#line 18 "ops.yaml:mish"
  const auto v2 = ops::add(v1, 2);
#line 18 "ops.yaml:mish"
  const auto v3 = ops::multiply(v1, v2);
#line 18 "ops.yaml:mish"
  const auto v4 = ops::add(v3, 2);
#line 18 "ops.yaml:mish"
  const auto v5 = ops::divide(v3, v4);
#line 18 "ops.yaml:mish"
  const auto v6 = ops::clip(x, -1000, 1000);
#line 18 "ops.yaml:mish"
  const auto v7 = ops::multiply(4, v6);
#line 18 "ops.yaml:mish"
  const auto v8 = ops::divide(v1, v4);
#line 18 "ops.yaml:mish"
  const auto v9 = ops::multiply(v7, v8);
#line 18 "ops.yaml:mish"
  const auto v10 = ops::add(v1, 1);
#line 18 "ops.yaml:mish"
  const auto v11 = ops::divide(v10, v4);
#line 18 "ops.yaml:mish"
  const auto v12 = ops::multiply(v9, v11);
#line 18 "ops.yaml:mish"
  const auto v13 = ops::add(v5, v12);
#line 18 "ops.yaml:mish"
  const auto v14 = ops::negative(x);
#line 18 "ops.yaml:mish"
  const auto v15 = ops::exp(v14);
#line 18 "ops.yaml:mish"
  const auto v16 = ops::multiply(2, v15);
#line 18 "ops.yaml:mish"
  const auto v17 = ops::add(1, v15);
#line 18 "ops.yaml:mish"
  const auto v18 = ops::multiply(v16, v17);
#line 18 "ops.yaml:mish"
  const auto v19 = ops::add(1, v18);
#line 18 "ops.yaml:mish"
  const auto v20 = ops::divide(v15, v19);
#line 18 "ops.yaml:mish"
  const auto v21 = ops::multiply(v16, v20);
#line 18 "ops.yaml:mish"
  const auto v22 = ops::subtract(1, v21);
#line 18 "ops.yaml:mish"
  const auto v23 = ops::multiply(v7, v15);
#line 18 "ops.yaml:mish"
  const auto v24 = ops::multiply(v23, v20);
#line 18 "ops.yaml:mish"
  const auto v25 = ops::divide(v17, v19);
#line 18 "ops.yaml:mish"
  const auto v26 = ops::multiply(v24, v25);
#line 18 "ops.yaml:mish"
  const auto v27 = ops::add(v22, v26);
#line 18 "ops.yaml:mish"
  const auto v28 = ops::where(v0, v13, v27);
#line 18 "ops.yaml:mish"
  const auto v29 = ops::multiply(g, v28);
#line 1244 "activation/nodes.cpp"
  return v29;
}

// where(x < 0, exp(x) * (exp(x) + 2) / (exp(x) * (exp(x) + 2) + 2) + 4 * clip(x, -1000, 1000) * (exp(x) / (exp(x) * (exp(x) + 2) + 2)) * ((exp(x) + 1) / (exp(x) * (exp(x) + 2) + 2)), 1 - 2 * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) + 4 * clip(x, -1000, 1000) * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) * ((1 + exp(-x)) / (1 + 2 * exp(-x) * (1 + exp(-x))))) * t
TensorPtr MishBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less(x, 0);
  const auto v1 = ops::exp(x);
  const auto v2 = ops::add(v1, 2);
  const auto v3 = ops::multiply(v1, v2);
  const auto v4 = ops::add(v3, 2);
  const auto v5 = ops::divide(v3, v4);
  const auto v6 = ops::clip(x, -1000, 1000);
  const auto v7 = ops::multiply(4, v6);
  const auto v8 = ops::divide(v1, v4);
  const auto v9 = ops::multiply(v7, v8);
  const auto v10 = ops::add(v1, 1);
  const auto v11 = ops::divide(v10, v4);
  const auto v12 = ops::multiply(v9, v11);
  const auto v13 = ops::add(v5, v12);
  const auto v14 = ops::negative(x);
  const auto v15 = ops::exp(v14);
  const auto v16 = ops::multiply(2, v15);
  const auto v17 = ops::add(1, v15);
  const auto v18 = ops::multiply(v16, v17);
  const auto v19 = ops::add(1, v18);
  const auto v20 = ops::divide(v15, v19);
  const auto v21 = ops::multiply(v16, v20);
  const auto v22 = ops::subtract(1, v21);
  const auto v23 = ops::multiply(v7, v15);
  const auto v24 = ops::multiply(v23, v20);
  const auto v25 = ops::divide(v17, v19);
  const auto v26 = ops::multiply(v24, v25);
  const auto v27 = ops::add(v22, v26);
  const auto v28 = ops::where(v0, v13, v27);
  const auto v29 = ops::multiply(v28, t);
  return moved(nullptr, v29, t);
}

const OpSchema ReluBackward::schema_v1{
    .name = "relu",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = relu_rules,
    .results = relu_results,
    .accepts = "integer and floating point dtypes",
    .signature = "relu(x, /)",
    .record = "- op: relu(x, /)\n  summary: Element-wise positive part.\n  amp: KeepInput\n  forward: where(x <= 0, 0, x)\n  at: [{when: x == 0, grad: 0, why: the branch taken at 0 is the constant}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.relu(pl.asarray([-1., 2.])).tolist()\n    [0.0, 2.0]\n  see: [relu6, leaky_relu]",
    .hash = "75484674c5edcb155508659e816338dab1643eeccb6308b779192bdba0341be2",
    .source = "ops.yaml:relu",
};

Storage ReluBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage ReluBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// where(x <= 0, 0, g)
TensorPtr ReluBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less_equal(x, 0);
  const auto v1 = ops::where(v0, 0, g);
  return v1;
}

// where(x <= 0, 0, t)
TensorPtr ReluBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less_equal(x, 0);
  const auto v1 = ops::where(v0, 0, t);
  return moved(nullptr, v1, t);
}

const OpSchema Relu6Backward::schema_v1{
    .name = "relu6",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = relu6_rules,
    .results = relu6_results,
    .accepts = "integer and floating point dtypes",
    .signature = "relu6(x, /)",
    .record = "- op: relu6(x, /)\n  summary: Element-wise positive part, at most 6.\n  amp: KeepInput\n  forward: where(x <= 0, 0, where(x >= 6, 6, x))\n  domain: {x: [-3, 9]}\n  at: [{when: x == 0, grad: 0, why: a constant branch}, {when: x == 6, grad: 0, why: a constant branch}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.relu6(pl.asarray([-1., 2., 7.])).tolist()\n    [0.0, 2.0, 6.0]\n  see: [relu, hard_tanh]",
    .hash = "2343b4069c1c4548dda89d0535ea4947b044b5a594107fdfe2c9cbf1622dad98",
    .source = "ops.yaml:relu6",
};

Storage Relu6Backward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage Relu6Backward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// where(x >= 6, 0, where(x <= 0, 0, g))
TensorPtr Relu6Backward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::greater_equal(x, 6);
  const auto v1 = ops::less_equal(x, 0);
  const auto v2 = ops::where(v1, 0, g);
  const auto v3 = ops::where(v0, 0, v2);
  return v3;
}

// where(x >= 6, 0, where(x <= 0, 0, t))
TensorPtr Relu6Backward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::greater_equal(x, 6);
  const auto v1 = ops::less_equal(x, 0);
  const auto v2 = ops::where(v1, 0, t);
  const auto v3 = ops::where(v0, 0, v2);
  return moved(nullptr, v3, t);
}

const OpSchema LeakyReluBackward::schema_v1{
    .name = "leaky_relu",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = leaky_relu_rules,
    .results = leaky_relu_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "leaky_relu(x, /, negative_slope:float=0.01)",
    .record = "- op: leaky_relu(x, /, negative_slope:float=0.01)\n  summary: Element-wise x, times negative_slope where x is not positive.\n  amp: KeepInput\n  forward: where(x <= 0, negative_slope * x, x)\n  dtypes: {x: floating}\n  domain: {negative_slope: [0, 0.5]}\n  at: [{when: x == 0, grad: negative_slope * g, why: the branch taken at 0 is the negative one}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.leaky_relu(pl.asarray([-4., 2.]), 0.25).tolist()\n    [-1.0, 2.0]\n  see: [relu, elu]",
    .hash = "40885d808bde0d292ce852ab8cd60e4fbf0092d47ce791145f896efb2376f26b",
    .source = "ops.yaml:leaky_relu",
};

Storage LeakyReluBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const LeakyReluAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage LeakyReluBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// where(x <= 0, negative_slope * g, g)
TensorPtr LeakyReluBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less_equal(x, 0);
  const auto v1 = ops::multiply(attributes.negative_slope, g);
  const auto v2 = ops::where(v0, v1, g);
  return v2;
}

// where(x <= 0, negative_slope * t, t)
TensorPtr LeakyReluBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less_equal(x, 0);
  const auto v1 = ops::multiply(attributes.negative_slope, t);
  const auto v2 = ops::where(v0, v1, t);
  return moved(nullptr, v2, t);
}

const OpSchema EluBackward::schema_v1{
    .name = "elu",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = elu_rules,
    .results = elu_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "elu(x, /, alpha:float=1.0)",
    .record = "- op: elu(x, /, alpha:float=1.0)\n  summary: Element-wise x, alpha * (exp(x) - 1) where x is not positive.\n  amp: ForceFP32\n  forward: where(x <= 0, alpha * expm1(x), x)\n  grad: where(x <= 0, g * alpha * exp(x), g)\n  dtypes: {x: floating}\n  domain: {alpha: [0.5, 2]}\n  at: [{when: x == 0, grad: alpha * g, why: the branch taken at 0 is the negative one}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.elu(pl.asarray([0., 2.])).tolist()\n    [0.0, 2.0]\n  see: [celu, selu]",
    .hash = "186079703a74e92dc8dd3de183216680a0103077932745c1b5e68a6d18f8ff76",
    .source = "ops.yaml:elu",
};

Storage EluBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const EluAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage EluBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// where(x <= 0, g * alpha * exp(x), g)
TensorPtr EluBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:elu"
  const auto v0 = ops::less_equal(x, 0);
#line 5 "ops.yaml:elu"
  const auto v1 = ops::multiply(g, attributes.alpha);
#line 5 "ops.yaml:elu"
  const auto v2 = ops::exp(x);
#line 5 "ops.yaml:elu"
  const auto v3 = ops::multiply(v1, v2);
#line 5 "ops.yaml:elu"
  const auto v4 = ops::where(v0, v3, g);
#line 1447 "activation/nodes.cpp"
  return v4;
}

// where(x <= 0, alpha * exp(x) * t, t)
TensorPtr EluBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less_equal(x, 0);
  const auto v1 = ops::exp(x);
  const auto v2 = ops::multiply(attributes.alpha, v1);
  const auto v3 = ops::multiply(v2, t);
  const auto v4 = ops::where(v0, v3, t);
  return moved(nullptr, v4, t);
}

const OpSchema CeluBackward::schema_v1{
    .name = "celu",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = celu_rules,
    .results = celu_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "celu(x, /, alpha:float=1.0)",
    .record = "- op: celu(x, /, alpha:float=1.0)\n  summary: Element-wise x, alpha * (exp(x / alpha) - 1) where x is not positive.\n  amp: ForceFP32\n  forward: where(x <= 0, alpha * expm1(x / alpha), x)\n  grad: where(x <= 0, g * exp(x / alpha), g)\n  dtypes: {x: floating}\n  domain: {alpha: [0.5, 2]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.celu(pl.asarray([0., 2.])).tolist()\n    [0.0, 2.0]\n  see: [elu]",
    .hash = "b39973aeac9474c046742c2c7423e8549d02fd8b2e4e9e90660cb889b9227c2a",
    .source = "ops.yaml:celu",
};

Storage CeluBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const CeluAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage CeluBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// where(x <= 0, g * exp(x / alpha), g)
TensorPtr CeluBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:celu"
  const auto v0 = ops::less_equal(x, 0);
#line 5 "ops.yaml:celu"
  const auto v1 = ops::divide(x, attributes.alpha);
#line 5 "ops.yaml:celu"
  const auto v2 = ops::exp(v1);
#line 5 "ops.yaml:celu"
  const auto v3 = ops::multiply(g, v2);
#line 5 "ops.yaml:celu"
  const auto v4 = ops::where(v0, v3, g);
#line 1499 "activation/nodes.cpp"
  return v4;
}

// where(x <= 0, exp(x / alpha) * t, t)
TensorPtr CeluBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less_equal(x, 0);
  const auto v1 = ops::divide(x, attributes.alpha);
  const auto v2 = ops::exp(v1);
  const auto v3 = ops::multiply(v2, t);
  const auto v4 = ops::where(v0, v3, t);
  return moved(nullptr, v4, t);
}

const OpSchema SeluBackward::schema_v1{
    .name = "selu",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = selu_rules,
    .results = selu_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "selu(x, /)",
    .record = "- op: selu(x, /)\n  summary: Element-wise scaled elu, whose constants keep mean 0 and variance 1.\n  amp: ForceFP32\n  forward: where(x <= 0, 1.7580993408473766 * expm1(x), 1.0507009873554805 * x)\n  grad: where(x <= 0, 1.7580993408473766 * g * exp(x), 1.0507009873554805 * g)\n  dtypes: {x: floating}\n  at: [{when: x == 0, grad: 1.7580993408473766 * g, why: the branch taken at 0 is the negative one}]\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.selu(pl.asarray(1.)).item(), 4)\n    1.0507\n  see: [elu]",
    .hash = "5fbe6045a02370f7103ce96a270ad188c88f8d25e2176f5dbf4574de21d2736d",
    .source = "ops.yaml:selu",
};

Storage SeluBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SeluBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// where(x <= 0, 1.7580993408473766 * g * exp(x), 1.0507009873554805 * g)
TensorPtr SeluBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:selu"
  const auto v0 = ops::less_equal(x, 0);
#line 5 "ops.yaml:selu"
  const auto v1 = ops::multiply(1.7580993408473766, g);
#line 5 "ops.yaml:selu"
  const auto v2 = ops::exp(x);
#line 5 "ops.yaml:selu"
  const auto v3 = ops::multiply(v1, v2);
#line 5 "ops.yaml:selu"
  const auto v4 = ops::multiply(1.0507009873554805, g);
#line 5 "ops.yaml:selu"
  const auto v5 = ops::where(v0, v3, v4);
#line 1553 "activation/nodes.cpp"
  return v5;
}

// where(x <= 0, 1.7580993408473766 * exp(x) * t, 1.0507009873554805 * t)
TensorPtr SeluBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less_equal(x, 0);
  const auto v1 = ops::exp(x);
  const auto v2 = ops::multiply(1.7580993408473766, v1);
  const auto v3 = ops::multiply(v2, t);
  const auto v4 = ops::multiply(1.0507009873554805, t);
  const auto v5 = ops::where(v0, v3, v4);
  return moved(nullptr, v5, t);
}

const OpSchema HardTanhBackward::schema_v1{
    .name = "hard_tanh",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = hard_tanh_rules,
    .results = hard_tanh_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "hard_tanh(x, /, min_val:float=-1.0, max_val:float=1.0)",
    .record = "- op: hard_tanh(x, /, min_val:float=-1.0, max_val:float=1.0)\n  summary: Element-wise x, limited to the range from min_val to max_val.\n  amp: KeepInput\n  forward: where(x <= min_val, min_val, where(x >= max_val, max_val, x))\n  dtypes: {x: floating}\n  domain: {min_val: [-2, -0.5], max_val: [0.5, 2]}\n  at: [{when: x == min_val, grad: 0, why: a constant branch}, {when: x == max_val, grad: 0, why: a constant branch}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.hard_tanh(pl.asarray([-2., 0.5, 2.])).tolist()\n    [-1.0, 0.5, 1.0]\n  see: [clip, tanh]\n  aliases: [hardtanh]",
    .hash = "9e302fe89fcd69898214f2e0da30290212d34487d74c112cf23893b3d562d3bc",
    .source = "ops.yaml:hard_tanh",
};

Storage HardTanhBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const HardTanhAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage HardTanhBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// where(x >= max_val, 0, where(x <= min_val, 0, g))
TensorPtr HardTanhBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::greater_equal(x, attributes.max_val);
  const auto v1 = ops::less_equal(x, attributes.min_val);
  const auto v2 = ops::where(v1, 0, g);
  const auto v3 = ops::where(v0, 0, v2);
  return v3;
}

// where(x >= max_val, 0, where(x <= min_val, 0, t))
TensorPtr HardTanhBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::greater_equal(x, attributes.max_val);
  const auto v1 = ops::less_equal(x, attributes.min_val);
  const auto v2 = ops::where(v1, 0, t);
  const auto v3 = ops::where(v0, 0, v2);
  return moved(nullptr, v3, t);
}

const OpSchema HardSigmoidBackward::schema_v1{
    .name = "hard_sigmoid",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = hard_sigmoid_rules,
    .results = hard_sigmoid_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "hard_sigmoid(x, /)",
    .record = "- op: hard_sigmoid(x, /)\n  summary: Element-wise x / 6 + 1 / 2, limited to the range from 0 to 1.\n  amp: KeepInput\n  forward: where(x <= -3, 0, where(x >= 3, 1, x / 6 + 0.5))\n  dtypes: {x: floating}\n  domain: {x: [-5, 5]}\n  at: [{when: x == -3, grad: 0, why: a constant branch}, {when: x == 3, grad: 0, why: a constant branch}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.hard_sigmoid(pl.asarray([-4., 0., 1.5])).tolist()\n    [0.0, 0.5, 0.75]\n  see: [sigmoid, hard_swish]\n  aliases: [hardsigmoid]",
    .hash = "c70fab90809d9a4a2982e7a3d9ccc01a35b718702126edce164a2856313b6f97",
    .source = "ops.yaml:hard_sigmoid",
};

Storage HardSigmoidBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage HardSigmoidBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// where(x >= 3, 0, where(x <= -3, 0, g / 6))
TensorPtr HardSigmoidBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::greater_equal(x, 3);
  const auto v1 = ops::less_equal(x, -3);
  const auto v2 = ops::divide(g, 6);
  const auto v3 = ops::where(v1, 0, v2);
  const auto v4 = ops::where(v0, 0, v3);
  return v4;
}

// where(x >= 3, 0, where(x <= -3, 0, t / 6))
TensorPtr HardSigmoidBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::greater_equal(x, 3);
  const auto v1 = ops::less_equal(x, -3);
  const auto v2 = ops::divide(t, 6);
  const auto v3 = ops::where(v1, 0, v2);
  const auto v4 = ops::where(v0, 0, v3);
  return moved(nullptr, v4, t);
}

const OpSchema HardSwishBackward::schema_v1{
    .name = "hard_swish",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = hard_swish_rules,
    .results = hard_swish_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "hard_swish(x, /)",
    .record = "- op: hard_swish(x, /)\n  summary: Element-wise x * hard_sigmoid(x).\n  amp: KeepInput\n  forward: where(x <= -3, 0, where(x >= 3, x, x * (x + 3) / 6))\n  grad: where(x <= -3, 0, where(x >= 3, g, g * (x / 3 + 0.5)))\n  dtypes: {x: floating}\n  domain: {x: [-5, 5]}\n  at: [{when: x == -3, grad: 0, why: a constant branch}, {when: x == 3, grad: g, why: the linear branch}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.hard_swish(pl.asarray([-4., 0., 3.])).tolist()\n    [0.0, 0.0, 3.0]\n  see: [silu, hard_sigmoid]\n  aliases: [hardswish]",
    .hash = "aa92c6991ecacef25a531d033b264396f0b28711ab15291d957462901bb272f4",
    .source = "ops.yaml:hard_swish",
};

Storage HardSwishBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage HardSwishBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// where(x <= -3, 0, where(x >= 3, g, g * (x / 3 + 0.5)))
TensorPtr HardSwishBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:hard_swish"
  const auto v0 = ops::less_equal(x, -3);
#line 5 "ops.yaml:hard_swish"
  const auto v1 = ops::greater_equal(x, 3);
#line 5 "ops.yaml:hard_swish"
  const auto v2 = ops::divide(x, 3);
#line 5 "ops.yaml:hard_swish"
  const auto v3 = ops::add(v2, 0.5);
#line 5 "ops.yaml:hard_swish"
  const auto v4 = ops::multiply(g, v3);
#line 5 "ops.yaml:hard_swish"
  const auto v5 = ops::where(v1, g, v4);
#line 5 "ops.yaml:hard_swish"
  const auto v6 = ops::where(v0, 0, v5);
#line 1700 "activation/nodes.cpp"
  return v6;
}

// where(x <= -3, 0, where(x >= 3, t, (x / 3 + 0.5) * t))
TensorPtr HardSwishBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less_equal(x, -3);
  const auto v1 = ops::greater_equal(x, 3);
  const auto v2 = ops::divide(x, 3);
  const auto v3 = ops::add(v2, 0.5);
  const auto v4 = ops::multiply(v3, t);
  const auto v5 = ops::where(v1, t, v4);
  const auto v6 = ops::where(v0, 0, v5);
  return moved(nullptr, v6, t);
}

const OpSchema HardShrinkBackward::schema_v1{
    .name = "hard_shrink",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = hard_shrink_rules,
    .results = hard_shrink_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "hard_shrink(x, /, lambd:float=0.5)",
    .record = "- op: hard_shrink(x, /, lambd:float=0.5)\n  summary: Element-wise x, 0 where its magnitude is at most lambd.\n  amp: KeepInput\n  forward: where(abs(x) <= lambd, 0, x)\n  grad: where(abs(x) <= lambd, 0, g)\n  dtypes: {x: floating}\n  domain: {lambd: [0.25, 2]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.hard_shrink(pl.asarray([-1., 0.25, 1.])).tolist()\n    [-1.0, 0.0, 1.0]\n  see: [soft_shrink, threshold]\n  aliases: [hardshrink]",
    .hash = "57f012927dc4035e2a9699967f473ccc476a059012ef3a42525f0a2142e9ca22",
    .source = "ops.yaml:hard_shrink",
};

Storage HardShrinkBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const HardShrinkAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage HardShrinkBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// where(abs(x) <= lambd, 0, g)
TensorPtr HardShrinkBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:hard_shrink"
  const auto v0 = ops::abs(x);
#line 5 "ops.yaml:hard_shrink"
  const auto v1 = ops::less_equal(v0, attributes.lambd);
#line 5 "ops.yaml:hard_shrink"
  const auto v2 = ops::where(v1, 0, g);
#line 1750 "activation/nodes.cpp"
  return v2;
}

// where(abs(x) <= lambd, 0, t)
TensorPtr HardShrinkBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::abs(x);
  const auto v1 = ops::less_equal(v0, attributes.lambd);
  const auto v2 = ops::where(v1, 0, t);
  return moved(nullptr, v2, t);
}

const OpSchema SoftShrinkBackward::schema_v1{
    .name = "soft_shrink",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = soft_shrink_rules,
    .results = soft_shrink_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "soft_shrink(x, /, lambd:float=0.5)",
    .record = "- op: soft_shrink(x, /, lambd:float=0.5)\n  summary: Element-wise x moved towards 0 by lambd, 0 where its magnitude is at most lambd.\n  amp: KeepInput\n  forward: where(abs(x) <= lambd, 0, x - lambd * sign(x))\n  grad: where(abs(x) <= lambd, 0, g)\n  dtypes: {x: floating}\n  domain: {lambd: [0.25, 2]}\n  at: [{when: x == lambd, grad: 0, why: a constant branch}, {when: x == -lambd, grad: 0, why: a constant branch}]\n  example: |\n    >>> import pylucid as pl\n    >>> pl.soft_shrink(pl.asarray([-1., 0.25, 1.])).tolist()\n    [-0.5, 0.0, 0.5]\n  see: [hard_shrink]\n  aliases: [softshrink]",
    .hash = "66caf2cfd0186a5f37bc3d1046c60f6ea8b2ad9e0e8c30a009b8b7ffb1f30eab",
    .source = "ops.yaml:soft_shrink",
};

Storage SoftShrinkBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const SoftShrinkAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage SoftShrinkBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// where(abs(x) <= lambd, 0, g)
TensorPtr SoftShrinkBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:soft_shrink"
  const auto v0 = ops::abs(x);
#line 5 "ops.yaml:soft_shrink"
  const auto v1 = ops::less_equal(v0, attributes.lambd);
#line 5 "ops.yaml:soft_shrink"
  const auto v2 = ops::where(v1, 0, g);
#line 1796 "activation/nodes.cpp"
  return v2;
}

// where(abs(x) <= lambd, 0, t)
TensorPtr SoftShrinkBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::abs(x);
  const auto v1 = ops::less_equal(v0, attributes.lambd);
  const auto v2 = ops::where(v1, 0, t);
  return moved(nullptr, v2, t);
}

const OpSchema TanhShrinkBackward::schema_v1{
    .name = "tanh_shrink",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = tanh_shrink_rules,
    .results = tanh_shrink_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "tanh_shrink(x, /)",
    .record = "- op: tanh_shrink(x, /)\n  summary: Element-wise x - tanh(x).\n  amp: ForceFP32\n  # Near 0 the difference cancels: there tanh is a convergent of its continued fraction, subtracted from x by hand.\n  forward: |\n    where(abs(x) < 0.625,\n    x * (x * x) * (675675 + x * x * (45045 + x * x * (594 + x * x))) /\n    (2027025 + x * x * (945945 + x * x * (51975 + x * x * (630 + x * x)))), x - tanh(x))\n  grad: g * square(tanh(x))\n  dtypes: {x: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.tanh_shrink(pl.asarray(1.)).item(), 4)\n    0.2384\n  see: [tanh]\n  aliases: [tanhshrink]",
    .hash = "023607d5e723650d7d21f0b364a5e2a7cd275bcb5a4518be918dca1efc68f373",
    .source = "ops.yaml:tanh_shrink",
};

Storage TanhShrinkBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage TanhShrinkBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * square(tanh(x))
TensorPtr TanhShrinkBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 9 "ops.yaml:tanh_shrink"
  const auto v0 = ops::tanh(x);
#line 9 "ops.yaml:tanh_shrink"
  const auto v1 = ops::square(v0);
#line 9 "ops.yaml:tanh_shrink"
  const auto v2 = ops::multiply(g, v1);
#line 1842 "activation/nodes.cpp"
  return v2;
}

// square(tanh(x)) * t
TensorPtr TanhShrinkBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::tanh(x);
  const auto v1 = ops::square(v0);
  const auto v2 = ops::multiply(v1, t);
  return moved(nullptr, v2, t);
}

const OpSchema SoftsignBackward::schema_v1{
    .name = "softsign",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = softsign_rules,
    .results = softsign_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "softsign(x, /)",
    .record = "- op: softsign(x, /)\n  summary: Element-wise x / (1 + abs(x)).\n  amp: Promote\n  forward: x / (1 + abs(x))\n  grad: g / square(1 + abs(x))\n  dtypes: {x: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.softsign(pl.asarray([-1., 3.])).tolist()\n    [-0.5, 0.75]\n  see: [tanh]",
    .hash = "f506a55948a8d8a8854bd82491b73007d68c8b33ffaef9df4a0798ca71f008dc",
    .source = "ops.yaml:softsign",
};

Storage SoftsignBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage SoftsignBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g / square(1 + abs(x))
TensorPtr SoftsignBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:softsign"
  const auto v0 = ops::abs(x);
#line 5 "ops.yaml:softsign"
  const auto v1 = ops::add(1, v0);
#line 5 "ops.yaml:softsign"
  const auto v2 = ops::square(v1);
#line 5 "ops.yaml:softsign"
  const auto v3 = ops::divide(g, v2);
#line 1890 "activation/nodes.cpp"
  return v3;
}

// t / square(1 + abs(x))
TensorPtr SoftsignBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::abs(x);
  const auto v1 = ops::add(1, v0);
  const auto v2 = ops::square(v1);
  const auto v3 = ops::divide(t, v2);
  return moved(nullptr, v3, t);
}

const OpSchema ThresholdBackward::schema_v1{
    .name = "threshold",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = threshold_rules,
    .results = threshold_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "threshold(x, /, threshold:float, value:float)",
    .record = "- op: threshold(x, /, threshold:float, value:float)\n  summary: Element-wise x, value where x is not above threshold.\n  amp: KeepInput\n  forward: where(x <= threshold, value, x)\n  dtypes: {x: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.threshold(pl.asarray([-1., 2.]), 0.5, 9.0).tolist()\n    [9.0, 2.0]\n  see: [hard_shrink, relu]",
    .hash = "b29f3e2bcc271b6ff845c326d8415938d4667e7b7479bcbd49dd1f9af2b978a5",
    .source = "ops.yaml:threshold",
};

Storage ThresholdBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const ThresholdAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage ThresholdBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// where(x <= threshold, 0, g)
TensorPtr ThresholdBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less_equal(x, attributes.threshold);
  const auto v1 = ops::where(v0, 0, g);
  return v1;
}

// where(x <= threshold, 0, t)
TensorPtr ThresholdBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::less_equal(x, attributes.threshold);
  const auto v1 = ops::where(v0, 0, t);
  return moved(nullptr, v1, t);
}

namespace ops {

TensorPtr sigmoid(const Operand& x) {
  return std::get<0>(SigmoidBackward::call({&x}, NoAttributes{}));
}

TensorPtr _sigmoid_slope(const Operand& x) {
  return std::get<0>(SigmoidSlopeBackward::call({&x}, NoAttributes{}));
}

TensorPtr log_sigmoid(const Operand& x) {
  return std::get<0>(LogSigmoidBackward::call({&x}, NoAttributes{}));
}

TensorPtr softplus(const Operand& x, double beta) {
  return std::get<0>(SoftplusBackward::call({&x}, SoftplusAttributes{beta}));
}

TensorPtr silu(const Operand& x) {
  return std::get<0>(SiluBackward::call({&x}, NoAttributes{}));
}

TensorPtr _silu_slope(const Operand& x) {
  return std::get<0>(SiluSlopeBackward::call({&x}, NoAttributes{}));
}

TensorPtr gelu(const Operand& x, int approximate) {
  return std::get<0>(GeluBackward::call({&x}, GeluAttributes{approximate}));
}

TensorPtr _gelu_tanh_slope(const Operand& x) {
  return std::get<0>(GeluTanhSlopeBackward::call({&x}, NoAttributes{}));
}

TensorPtr mish(const Operand& x) {
  return std::get<0>(MishBackward::call({&x}, NoAttributes{}));
}

TensorPtr relu(const Operand& x) {
  return std::get<0>(ReluBackward::call({&x}, NoAttributes{}));
}

TensorPtr relu6(const Operand& x) {
  return std::get<0>(Relu6Backward::call({&x}, NoAttributes{}));
}

TensorPtr leaky_relu(const Operand& x, double negative_slope) {
  return std::get<0>(LeakyReluBackward::call({&x}, LeakyReluAttributes{negative_slope}));
}

TensorPtr elu(const Operand& x, double alpha) {
  return std::get<0>(EluBackward::call({&x}, EluAttributes{alpha}));
}

TensorPtr celu(const Operand& x, double alpha) {
  return std::get<0>(CeluBackward::call({&x}, CeluAttributes{alpha}));
}

TensorPtr selu(const Operand& x) {
  return std::get<0>(SeluBackward::call({&x}, NoAttributes{}));
}

TensorPtr hard_tanh(const Operand& x, double min_val, double max_val) {
  return std::get<0>(HardTanhBackward::call({&x}, HardTanhAttributes{min_val, max_val}));
}

TensorPtr hard_sigmoid(const Operand& x) {
  return std::get<0>(HardSigmoidBackward::call({&x}, NoAttributes{}));
}

TensorPtr hard_swish(const Operand& x) {
  return std::get<0>(HardSwishBackward::call({&x}, NoAttributes{}));
}

TensorPtr hard_shrink(const Operand& x, double lambd) {
  return std::get<0>(HardShrinkBackward::call({&x}, HardShrinkAttributes{lambd}));
}

TensorPtr soft_shrink(const Operand& x, double lambd) {
  return std::get<0>(SoftShrinkBackward::call({&x}, SoftShrinkAttributes{lambd}));
}

TensorPtr tanh_shrink(const Operand& x) {
  return std::get<0>(TanhShrinkBackward::call({&x}, NoAttributes{}));
}

TensorPtr softsign(const Operand& x) {
  return std::get<0>(SoftsignBackward::call({&x}, NoAttributes{}));
}

TensorPtr threshold(const Operand& x, double threshold, double value) {
  return std::get<0>(ThresholdBackward::call({&x}, ThresholdAttributes{threshold, value}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&SigmoidBackward::schema_v1, sigmoid_parts},
    {&SigmoidSlopeBackward::schema_v1, sigmoid_slope_parts},
    {&LogSigmoidBackward::schema_v1, log_sigmoid_parts},
    {&SoftplusBackward::schema_v1, softplus_parts},
    {&SiluBackward::schema_v1, silu_parts},
    {&SiluSlopeBackward::schema_v1, silu_slope_parts},
    {&GeluBackward::schema_v1, gelu_parts},
    {&GeluTanhSlopeBackward::schema_v1, gelu_tanh_slope_parts},
    {&MishBackward::schema_v1, mish_parts},
    {&ReluBackward::schema_v1, relu_parts},
    {&Relu6Backward::schema_v1, relu6_parts},
    {&LeakyReluBackward::schema_v1, leaky_relu_parts},
    {&EluBackward::schema_v1, elu_parts},
    {&CeluBackward::schema_v1, celu_parts},
    {&SeluBackward::schema_v1, selu_parts},
    {&HardTanhBackward::schema_v1, hard_tanh_parts},
    {&HardSigmoidBackward::schema_v1, hard_sigmoid_parts},
    {&HardSwishBackward::schema_v1, hard_swish_parts},
    {&HardShrinkBackward::schema_v1, hard_shrink_parts},
    {&SoftShrinkBackward::schema_v1, soft_shrink_parts},
    {&TanhShrinkBackward::schema_v1, tanh_shrink_parts},
    {&SoftsignBackward::schema_v1, softsign_parts},
    {&ThresholdBackward::schema_v1, threshold_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::activation_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::activation_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::activation_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::activation_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_activation() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
