// Generated from ops.yaml. Do not edit.
// The operators of the random family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr _random_bits(const Dims& shape, std::int64_t key, std::int64_t counter, std::int64_t stream, Dtype dtype, std::optional<Device> device = {});
TensorPtr _random_uniform(const Dims& shape, double low, double high, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device = {});
TensorPtr _random_normal(const Dims& shape, double loc, double scale, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device = {});
TensorPtr _random_integers(const Dims& shape, std::int64_t low, std::int64_t last, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device = {});
TensorPtr _random_bernoulli(const Dims& shape, double p, std::int64_t key, std::int64_t counter, std::optional<Device> device = {});
TensorPtr _random_permutation(const Dims& shape, std::int64_t key, std::int64_t counter, std::optional<Device> device = {});

}  // namespace pylucid::ops
