// Generated from ops.yaml. Do not edit.
// The operators of the activation family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr sigmoid(const Operand& x);
TensorPtr _sigmoid_slope(const Operand& x);
TensorPtr log_sigmoid(const Operand& x);
TensorPtr softplus(const Operand& x, double beta = 1.0);
TensorPtr silu(const Operand& x);
TensorPtr _silu_slope(const Operand& x);
TensorPtr gelu(const Operand& x, int approximate = 0);
TensorPtr _gelu_tanh_slope(const Operand& x);
TensorPtr mish(const Operand& x);
TensorPtr relu(const Operand& x);
TensorPtr relu6(const Operand& x);
TensorPtr leaky_relu(const Operand& x, double negative_slope = 0.01);
TensorPtr elu(const Operand& x, double alpha = 1.0);
TensorPtr celu(const Operand& x, double alpha = 1.0);
TensorPtr selu(const Operand& x);
TensorPtr hard_tanh(const Operand& x, double min_val = -1.0, double max_val = 1.0);
TensorPtr hard_sigmoid(const Operand& x);
TensorPtr hard_swish(const Operand& x);
TensorPtr hard_shrink(const Operand& x, double lambd = 0.5);
TensorPtr soft_shrink(const Operand& x, double lambd = 0.5);
TensorPtr tanh_shrink(const Operand& x);
TensorPtr softsign(const Operand& x);
TensorPtr threshold(const Operand& x, double threshold, double value);

}  // namespace pylucid::ops
