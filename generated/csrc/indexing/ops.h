// Generated from ops.yaml. Do not edit.
// The operators of the indexing family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr masked_fill(const Operand& x, const Operand& mask, const Operand& value);
TensorPtr take(const Operand& x, const Operand& indices, std::optional<std::int64_t> axis = {});
TensorPtr _untake(const Operand& x, const Operand& indices, const Dims& shape, std::optional<std::int64_t> axis = {});
TensorPtr take_along_axis(const Operand& x, const Operand& indices, std::int64_t axis = -1);
TensorPtr _scatter_add_along_axis(const Operand& x, const Operand& indices, const Dims& shape, std::int64_t axis);
TensorPtr gather(const Operand& x, const Operand& indices, std::int64_t axis);
TensorPtr _ungather(const Operand& x, const Operand& indices, const Dims& shape, std::int64_t axis);
TensorPtr _add_elements(const Operand& x, const Operand& indices, const Operand& values, std::int64_t axis);
TensorPtr index_add(const Operand& x, const Operand& indices, const Operand& values, std::int64_t axis);
TensorPtr _take_at(const Operand& x, const Operand& indices, const Dims& axes, std::int64_t at);
TensorPtr _add_at(const Operand& x, const Operand& indices, const Dims& shape, const Dims& axes, std::int64_t at);
TensorPtr _put_at(const Operand& x, const Operand& indices, const Operand& values, const Dims& axes, std::int64_t at, bool in_place = false);
TensorPtr _take_last_at(const Operand& x, const Operand& indices, const Dims& axes, std::int64_t at);
TensorPtr _place_at(const Operand& x, const Operand& indices, const Dims& shape, const Dims& axes, std::int64_t at);
TensorPtr _join_indices(const Operand& high, const Operand& low, std::int64_t outer, std::int64_t inner);
TensorPtr _coordinates(const Operand& x);
TensorPtr _select(const Operand& x, const Operand& mask);
TensorPtr _unselect(const Operand& x, const Operand& mask);
TensorPtr _put_masked(const Operand& x, const Operand& mask, const Operand& values, bool in_place = false);
TensorPtr _put_slice(const Operand& values, const Operand& x, const Index& key, bool in_place = false);
TensorPtr tril(const Operand& x, std::int64_t k = 0);
TensorPtr triu(const Operand& x, std::int64_t k = 0);

}  // namespace pylucid::ops
