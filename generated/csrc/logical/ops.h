// Generated from ops.yaml. Do not edit.
// The operators of the logical family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr logical_and(const Operand& x1, const Operand& x2);
TensorPtr logical_or(const Operand& x1, const Operand& x2);
TensorPtr logical_xor(const Operand& x1, const Operand& x2);
TensorPtr logical_not(const Operand& x);

}  // namespace pylucid::ops
