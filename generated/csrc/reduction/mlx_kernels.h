// Generated from ops.yaml. Do not edit.
// The hand-written kernels of the reduction family for device gpu: those of kernels.h with MLX arrays. Lazy.
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

mx::array sum(const mx::array& x, const std::optional<Dims>& axis, std::optional<Dtype> dtype, bool keepdims, const Shape& result, Dtype dt);
mx::array mean(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt);
mx::array max(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt);
mx::array argmax(const mx::array& x, std::optional<std::int64_t> axis, bool keepdims, const Shape& result, Dtype dt);

}  // namespace pylucid::gpu
