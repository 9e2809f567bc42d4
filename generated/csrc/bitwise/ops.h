// Generated from ops.yaml. Do not edit.
// The operators of the bitwise family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr bitwise_and(const Operand& x1, const Operand& x2);
TensorPtr bitwise_or(const Operand& x1, const Operand& x2);
TensorPtr bitwise_xor(const Operand& x1, const Operand& x2);
TensorPtr bitwise_invert(const Operand& x);
TensorPtr bitwise_left_shift(const Operand& x1, const Operand& x2);
TensorPtr bitwise_right_shift(const Operand& x1, const Operand& x2);

}  // namespace pylucid::ops
