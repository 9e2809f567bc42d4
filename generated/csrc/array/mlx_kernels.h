// Generated from ops.yaml. Do not edit.
// The hand-written kernels of the array family for device gpu: those of kernels.h with MLX arrays. Lazy.
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

mx::array astype(const mx::array& x, Dtype dtype, bool copy, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array to_device(const mx::array& x, Device device, std::optional<std::int64_t> stream, const Shape& result, Dtype dt);
mx::array reshape(const mx::array& x, const Dims& shape, std::optional<bool> copy, const Shape& result, Dtype dt);
mx::array broadcast_to(const mx::array& x, const Dims& shape, const Shape& result, Dtype dt);
mx::array sum_to(const mx::array& x, const Dims& shape, const Shape& result, Dtype dt);
mx::array expand_dims(const mx::array& x, const Dims& axis, const Shape& result, Dtype dt);
mx::array squeeze(const mx::array& x, const std::optional<Dims>& axis, const Shape& result, Dtype dt);
mx::array permute_dims(const mx::array& x, const Dims& axes, const Shape& result, Dtype dt);
mx::array unpermute_dims(const mx::array& x, const Dims& axes, const Shape& result, Dtype dt);
mx::array matrix_transpose(const mx::array& x, const Shape& result, Dtype dt);
mx::array concat(std::span<const mx::array> arrays, std::optional<std::int64_t> axis, const Shape& result, Dtype dt);
mx::array stack(std::span<const mx::array> arrays, std::int64_t axis, const Shape& result, Dtype dt);
mx::array getitem(const mx::array& x, const Index& key, const Shape& result, Dtype dt);
mx::array scatter(const mx::array& x, const Dims& shape, const Index& key, const Shape& result, Dtype dt);
mx::array rotate(const mx::array& x, std::int64_t axis, std::int64_t shift, const Shape& result, Dtype dt);
mx::array alias(const mx::array& x, const Shape& result, Dtype dt);

}  // namespace pylucid::gpu
