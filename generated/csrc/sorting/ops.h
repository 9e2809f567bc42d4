// Generated from ops.yaml. Do not edit.
// The operators of the sorting family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr _sort_values(const Operand& x, std::int64_t axis = -1, bool descending = false);
std::array<TensorPtr, 3> _sort_indexed(const Operand& x, std::int64_t axis = -1, bool descending = false);
TensorPtr argsort(const Operand& x, std::int64_t axis = -1, bool descending = false, bool stable = true);
std::array<TensorPtr, 2> _best(const Operand& x, std::int64_t k, std::int64_t axis = -1, bool largest = true, bool sorted = true);
std::array<TensorPtr, 3> _best_tied(const Operand& x, std::int64_t k, std::int64_t axis = -1, bool largest = true);
TensorPtr _order_scatter(const Operand& x, const Operand& values, const Operand& indices, const Operand& source, const Operand& ties, std::int64_t axis);
TensorPtr _order_gather(const Operand& x, const Operand& values, const Operand& indices, const Operand& source, const Operand& ties, std::int64_t axis);
TensorPtr _insertion_points(const Operand& x1, const Operand& x2, bool right = false);
std::array<TensorPtr, 4> _unique(const Operand& x);
TensorPtr _distinct(const Operand& x);
TensorPtr _count(const Operand& x, std::int64_t minlength = 0);
TensorPtr _interpolate(const Operand& x, const Operand& xp, const Operand& fp, std::optional<double> left = {}, std::optional<double> right = {});

}  // namespace pylucid::ops
