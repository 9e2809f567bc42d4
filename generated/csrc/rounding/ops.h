// Generated from ops.yaml. Do not edit.
// The operators of the rounding family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr ceil(const Operand& x);
TensorPtr floor(const Operand& x);
TensorPtr round(const Operand& x);
TensorPtr trunc(const Operand& x);

}  // namespace pylucid::ops
