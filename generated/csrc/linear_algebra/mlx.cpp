// Generated from ops.yaml. Do not edit.
// The linear_algebra family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "linear_algebra/mlx_kernels.h"
#include "linear_algebra/structural.h"

namespace pylucid::gpu {

namespace {

std::vector<mx::array> matmul_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape& shape, Dtype dt) {
  return {gpu::matmul(inputs[0], inputs[1], shape, dt)};
}

}  // namespace

void register_linear_algebra() {
  add_kernel(MatmulBackward::schema_v1, matmul_kernel);
}

}  // namespace pylucid::gpu
