// Generated from ops.yaml. Do not edit.
// The operators of the complex family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr conj(const Operand& x);
TensorPtr real(const Operand& x);
TensorPtr imag(const Operand& x);
TensorPtr angle(const Operand& x);
TensorPtr _times_i(const Operand& x, const Operand& like);

}  // namespace pylucid::ops
