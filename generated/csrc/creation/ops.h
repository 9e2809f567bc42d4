// Generated from ops.yaml. Do not edit.
// The operators of the creation family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr zeros(const Dims& shape, std::optional<Dtype> dtype = {}, std::optional<Device> device = {});
TensorPtr ones(const Dims& shape, std::optional<Dtype> dtype = {}, std::optional<Device> device = {});
TensorPtr full(const Dims& shape, const Scalar& fill_value, std::optional<Dtype> dtype = {}, std::optional<Device> device = {});
TensorPtr arange(const Scalar& start, const std::optional<Scalar>& stop = {}, const Scalar& step = Scalar::of(std::int64_t{1}), std::optional<Dtype> dtype = {}, std::optional<Device> device = {});
TensorPtr eye(std::int64_t n_rows, std::optional<std::int64_t> n_cols = {}, std::int64_t k = 0, std::optional<Dtype> dtype = {}, std::optional<Device> device = {});
TensorPtr zeros_like(const Operand& x, std::optional<Dtype> dtype = {}, std::optional<Device> device = {});
TensorPtr ones_like(const Operand& x, std::optional<Dtype> dtype = {}, std::optional<Device> device = {});
TensorPtr full_like(const Operand& x, const Scalar& fill_value, std::optional<Dtype> dtype = {}, std::optional<Device> device = {});
TensorPtr empty(const Dims& shape, std::optional<Dtype> dtype = {}, std::optional<Device> device = {});
TensorPtr empty_like(const Operand& x, std::optional<Dtype> dtype = {}, std::optional<Device> device = {});

}  // namespace pylucid::ops
