// Generated from ops.yaml. Do not edit.
// The operators of the scan family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr cumulative_sum(const Operand& x, std::optional<std::int64_t> axis = {}, std::optional<Dtype> dtype = {}, bool include_initial = false);
TensorPtr _cumulative_sum_adjoint(const Operand& x, std::optional<std::int64_t> axis = {}, bool include_initial = false);
TensorPtr cumulative_prod(const Operand& x, std::optional<std::int64_t> axis = {}, std::optional<Dtype> dtype = {}, bool include_initial = false);
TensorPtr _cumulative_prod_gradient(const Operand& cotangent, const Operand& x, std::optional<std::int64_t> axis = {});
TensorPtr _without_first(const Operand& x, std::optional<std::int64_t> axis = {});
TensorPtr _with_first(const Operand& x, std::optional<std::int64_t> axis = {});
TensorPtr _product_before(const Operand& x, std::optional<std::int64_t> axis = {}, std::int64_t step = 1);
TensorPtr _recurrence(const Operand& a, const Operand& b, std::optional<std::int64_t> axis = {}, std::int64_t step = 1);
TensorPtr _shift(const Operand& x, std::int64_t axis, std::int64_t step = 1, double fill = 0.0);
std::array<TensorPtr, 2> cummax(const Operand& x, std::int64_t axis = -1);
std::array<TensorPtr, 2> cummin(const Operand& x, std::int64_t axis = -1);
TensorPtr _added_at(const Operand& x, const Operand& indices, std::int64_t axis);
TensorPtr _taken_at(const Operand& x, const Operand& indices, std::int64_t axis);
TensorPtr logcumsumexp(const Operand& x, std::int64_t axis = -1);

}  // namespace pylucid::ops
