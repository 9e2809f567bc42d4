// Generated from ops.yaml. Do not edit.
// The operators of the reduction family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr _scaled_distance(const Operand& scale, const Operand& x, const Operand& y);
TensorPtr _scaled_exp(const Operand& scale, const Operand& x, const Operand& y);
TensorPtr sum(const Operand& x, const std::optional<Dims>& axis = {}, std::optional<Dtype> dtype = {}, bool keepdims = false);
TensorPtr mean(const Operand& x, const std::optional<Dims>& axis = {}, bool keepdims = false);
TensorPtr max(const Operand& x, const std::optional<Dims>& axis = {}, bool keepdims = false);
TensorPtr min(const Operand& x, const std::optional<Dims>& axis = {}, bool keepdims = false);
TensorPtr argmax(const Operand& x, std::optional<std::int64_t> axis = {}, bool keepdims = false);
TensorPtr argmin(const Operand& x, std::optional<std::int64_t> axis = {}, bool keepdims = false);
TensorPtr prod(const Operand& x, const std::optional<Dims>& axis = {}, std::optional<Dtype> dtype = {}, bool keepdims = false);
TensorPtr _prod_gradient(const Operand& cotangent, const Operand& x, const std::optional<Dims>& axis = {});
TensorPtr _flatten_axes(const Operand& x, const std::optional<Dims>& axis = {});
TensorPtr _unflatten_axes(const Operand& x, const Dims& shape, const std::optional<Dims>& axis = {});
TensorPtr var(const Operand& x, const std::optional<Dims>& axis = {}, double correction = 0.0, bool keepdims = false);
TensorPtr std(const Operand& x, const std::optional<Dims>& axis = {}, double correction = 0.0, bool keepdims = false);
TensorPtr all(const Operand& x, const std::optional<Dims>& axis = {}, bool keepdims = false);
TensorPtr any(const Operand& x, const std::optional<Dims>& axis = {}, bool keepdims = false);
TensorPtr count_nonzero(const Operand& x, const std::optional<Dims>& axis = {}, bool keepdims = false);
TensorPtr logsumexp(const Operand& x, const std::optional<Dims>& axis = {}, bool keepdims = false);
TensorPtr softmax(const Operand& x, std::int64_t axis = -1);
TensorPtr _softmax_gradient(const Operand& cotangent, const Operand& y, std::int64_t axis);
TensorPtr log_softmax(const Operand& x, std::int64_t axis = -1);
TensorPtr _log_softmax_gradient(const Operand& cotangent, const Operand& y, std::int64_t axis);

}  // namespace pylucid::ops
