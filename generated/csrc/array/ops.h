// Generated from ops.yaml. Do not edit.
// The operators of the array family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr astype(const Operand& x, Dtype dtype, bool copy = true, std::optional<Device> device = {});
TensorPtr to_device(const Operand& x, Device device, std::optional<std::int64_t> stream = {});
TensorPtr reshape(const Operand& x, const Dims& shape, std::optional<bool> copy = {});
TensorPtr broadcast_to(const Operand& x, const Dims& shape);
TensorPtr _sum_to(const Operand& x, const Dims& shape);
TensorPtr expand_dims(const Operand& x, const Dims& axis = {0});
TensorPtr squeeze(const Operand& x, const std::optional<Dims>& axis = {});
TensorPtr permute_dims(const Operand& x, const Dims& axes);
TensorPtr _unpermute_dims(const Operand& x, const Dims& axes);
TensorPtr matrix_transpose(const Operand& x);
TensorPtr concat(const std::vector<TensorPtr>& arrays, std::optional<std::int64_t> axis = 0);
TensorPtr stack(const std::vector<TensorPtr>& arrays, std::int64_t axis = 0);
TensorPtr _getitem(const Operand& x, const Index& key);
TensorPtr _scatter(const Operand& x, const Dims& shape, const Index& key);
TensorPtr _rotate(const Operand& x, std::int64_t axis, std::int64_t shift);
TensorPtr _alias(const Operand& x);

}  // namespace pylucid::ops
