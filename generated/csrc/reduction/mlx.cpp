// Generated from ops.yaml. Do not edit.
// The reduction family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "reduction/mlx_kernels.h"
#include "reduction/structural.h"

namespace pylucid::gpu {

namespace {

std::vector<mx::array> sum_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const SumAttributes*>(raw);
  return {gpu::sum(inputs[0], attributes.axis, attributes.dtype, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> mean_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const MeanAttributes*>(raw);
  return {gpu::mean(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> max_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const MaxAttributes*>(raw);
  return {gpu::max(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> argmax_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ArgmaxAttributes*>(raw);
  return {gpu::argmax(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

}  // namespace

void register_reduction() {
  add_kernel(SumBackward::schema_v1, sum_kernel);
  add_kernel(MeanBackward::schema_v1, mean_kernel);
  add_kernel(MaxBackward::schema_v1, max_kernel);
  add_kernel(ArgmaxBackward::schema_v1, argmax_kernel);
}

}  // namespace pylucid::gpu
