// As backend/cpu/kernels.h, with MLX arrays. Lazy.
#pragma once

#include "array/mlx_kernels.h"
#include "core/tensor.h"
#include "creation/mlx_kernels.h"
#include "linear_algebra/mlx_kernels.h"
#include "reduction/mlx_kernels.h"

namespace pylucid::gpu {

mx::array full(const Scalar& fill_value, const Shape& shape, Dtype dt);

}  // namespace pylucid::gpu
