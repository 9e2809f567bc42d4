// Generated from ops.yaml. Do not edit.
// The operators of the power family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr square(const Operand& x);
TensorPtr cube(const Operand& x);
TensorPtr reciprocal(const Operand& x);
TensorPtr sqrt(const Operand& x);
TensorPtr rsqrt(const Operand& x);
TensorPtr cbrt(const Operand& x);
TensorPtr pow(const Operand& x1, const Operand& x2);
TensorPtr hypot(const Operand& x1, const Operand& x2);
TensorPtr _direction(const Operand& x1, const Operand& x2, bool second);

}  // namespace pylucid::ops
