// Generated from ops.yaml. Do not edit.
// The operators of the comparison family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr equal(const Operand& x1, const Operand& x2);
TensorPtr not_equal(const Operand& x1, const Operand& x2);
TensorPtr greater(const Operand& x1, const Operand& x2);
TensorPtr greater_equal(const Operand& x1, const Operand& x2);
TensorPtr less(const Operand& x1, const Operand& x2);
TensorPtr less_equal(const Operand& x1, const Operand& x2);
TensorPtr _near(const Operand& x1, const Operand& x2, double rtol, double atol, bool equal_nan);

}  // namespace pylucid::ops
