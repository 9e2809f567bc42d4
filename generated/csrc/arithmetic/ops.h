// Generated from ops.yaml. Do not edit.
// The operators of the arithmetic family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr add(const Operand& x1, const Operand& x2);
TensorPtr subtract(const Operand& x1, const Operand& x2);
TensorPtr multiply(const Operand& x1, const Operand& x2);
TensorPtr divide(const Operand& x1, const Operand& x2);
TensorPtr floor_divide(const Operand& x1, const Operand& x2);
TensorPtr remainder(const Operand& x1, const Operand& x2);
TensorPtr fmod(const Operand& x1, const Operand& x2);
TensorPtr negative(const Operand& x);
TensorPtr positive(const Operand& x);
TensorPtr abs(const Operand& x);
TensorPtr sign(const Operand& x);
TensorPtr lerp(const Operand& x1, const Operand& x2, const Operand& weight);
TensorPtr deg2rad(const Operand& x);
TensorPtr rad2deg(const Operand& x);

}  // namespace pylucid::ops
