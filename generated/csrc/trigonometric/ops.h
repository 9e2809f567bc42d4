// Generated from ops.yaml. Do not edit.
// The operators of the trigonometric family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr sin(const Operand& x);
TensorPtr cos(const Operand& x);
std::array<TensorPtr, 2> sincos(const Operand& x);
TensorPtr tan(const Operand& x);
TensorPtr asin(const Operand& x);
TensorPtr _root_of_one_minus_square(const Operand& x);
TensorPtr acos(const Operand& x);
TensorPtr atan(const Operand& x);
TensorPtr _atan_slope(const Operand& x);
TensorPtr atan2(const Operand& x1, const Operand& x2);
TensorPtr _angle_slope(const Operand& x1, const Operand& x2, bool second);
TensorPtr sinc(const Operand& x);
TensorPtr _sinc_derivative(std::int64_t order, const Operand& x);

}  // namespace pylucid::ops
