// Generated from ops.yaml. Do not edit.
// The random family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "random/mlx_kernels.h"
#include "random/structural.h"

namespace pylucid::gpu {

namespace {

std::vector<mx::array> random_bits_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const RandomBitsAttributes*>(raw);
  return {gpu::random_bits(attributes.shape, attributes.key, attributes.counter, attributes.stream, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> random_uniform_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const RandomUniformAttributes*>(raw);
  return {gpu::random_uniform(attributes.shape, attributes.low, attributes.high, attributes.key, attributes.counter, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> random_normal_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const RandomNormalAttributes*>(raw);
  return {gpu::random_normal(attributes.shape, attributes.loc, attributes.scale, attributes.key, attributes.counter, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> random_integers_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const RandomIntegersAttributes*>(raw);
  return {gpu::random_integers(attributes.shape, attributes.low, attributes.last, attributes.key, attributes.counter, attributes.dtype, attributes.device, shape, dt)};
}

std::vector<mx::array> random_bernoulli_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const RandomBernoulliAttributes*>(raw);
  return {gpu::random_bernoulli(attributes.shape, attributes.p, attributes.key, attributes.counter, attributes.device, shape, dt)};
}

std::vector<mx::array> random_permutation_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const RandomPermutationAttributes*>(raw);
  return {gpu::random_permutation(attributes.shape, attributes.key, attributes.counter, attributes.device, shape, dt)};
}

}  // namespace

void register_random() {
  add_kernel(RandomBitsBackward::schema_v1, random_bits_kernel);
  add_kernel(RandomUniformBackward::schema_v1, random_uniform_kernel);
  add_kernel(RandomNormalBackward::schema_v1, random_normal_kernel);
  add_kernel(RandomIntegersBackward::schema_v1, random_integers_kernel);
  add_kernel(RandomBernoulliBackward::schema_v1, random_bernoulli_kernel);
  add_kernel(RandomPermutationBackward::schema_v1, random_permutation_kernel);
}

}  // namespace pylucid::gpu
