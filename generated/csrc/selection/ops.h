// Generated from ops.yaml. Do not edit.
// The operators of the selection family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr where(const Operand& condition, const Operand& x1, const Operand& x2);
TensorPtr _zero_guard(const Operand& x, const Operand& upstream);
TensorPtr maximum(const Operand& x1, const Operand& x2);
TensorPtr minimum(const Operand& x1, const Operand& x2);
TensorPtr fmax(const Operand& x1, const Operand& x2);
TensorPtr fmin(const Operand& x1, const Operand& x2);
TensorPtr clip(const Operand& x, const Operand& min = {}, const Operand& max = {});

}  // namespace pylucid::ops
