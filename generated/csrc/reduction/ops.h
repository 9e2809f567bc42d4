// Generated from ops.yaml. Do not edit.
// The operators of the reduction family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr sum(const Operand& x, const std::optional<Dims>& axis = {}, std::optional<Dtype> dtype = {}, bool keepdims = false);
TensorPtr mean(const Operand& x, const std::optional<Dims>& axis = {}, bool keepdims = false);
TensorPtr max(const Operand& x, const std::optional<Dims>& axis = {}, bool keepdims = false);
TensorPtr argmax(const Operand& x, std::optional<std::int64_t> axis = {}, bool keepdims = false);

}  // namespace pylucid::ops
