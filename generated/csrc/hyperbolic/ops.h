// Generated from ops.yaml. Do not edit.
// The operators of the hyperbolic family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr sinh(const Operand& x);
TensorPtr cosh(const Operand& x);
TensorPtr tanh(const Operand& x);
TensorPtr _tanh_slope(const Operand& x);
TensorPtr asinh(const Operand& x);
TensorPtr acosh(const Operand& x);
TensorPtr _root_of_one_plus_square(const Operand& x);
TensorPtr _root_of_square_minus_one(const Operand& x);
TensorPtr atanh(const Operand& x);
TensorPtr _atanh_slope(const Operand& x);

}  // namespace pylucid::ops
