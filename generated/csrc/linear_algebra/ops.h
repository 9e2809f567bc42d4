// Generated from ops.yaml. Do not edit.
// The operators of the linear_algebra family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr matmul(const Operand& x1, const Operand& x2);

}  // namespace pylucid::ops
