// Generated from ops.yaml. Do not edit.
// The hand-written kernels of the creation family for device gpu: those of kernels.h with MLX arrays. Lazy.
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

mx::array zeros(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array ones(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array full(const Dims& shape, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array arange(const Scalar& start, const std::optional<Scalar>& stop, const Scalar& step, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array eye(std::int64_t n_rows, std::optional<std::int64_t> n_cols, std::int64_t k, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array zeros_like(const mx::array& x, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array ones_like(const mx::array& x, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array full_like(const mx::array& x, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array empty(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt);
mx::array empty_like(const mx::array& x, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt);

}  // namespace pylucid::gpu
