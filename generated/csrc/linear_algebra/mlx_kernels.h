// Generated from ops.yaml. Do not edit.
// The hand-written kernels of the linear_algebra family for device gpu: those of kernels.h with MLX arrays. Lazy.
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

mx::array matmul(const mx::array& x1, const mx::array& x2, const Shape& result, Dtype dt);

}  // namespace pylucid::gpu
