// Generated from ops.yaml. Do not edit.
// The hand-written kernels of the random family for device gpu: those of kernels.h with MLX arrays. Lazy.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <mlx/mlx.h>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::gpu {

namespace mx = mlx::core;

mx::array random_bits(const Dims& shape, std::int64_t key, std::int64_t counter, std::int64_t stream, Dtype dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array random_uniform(const Dims& shape, double low, double high, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array random_normal(const Dims& shape, double loc, double scale, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array random_integers(const Dims& shape, std::int64_t low, std::int64_t last, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array random_bernoulli(const Dims& shape, double p, std::int64_t key, std::int64_t counter, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array random_permutation(const Dims& shape, std::int64_t key, std::int64_t counter, std::optional<Device> device, const Shape& result, Dtype dt);

}  // namespace pylucid::gpu
