// Hand-written kernels of the operators that are not element-wise, as in backend/cpu/kernels.h with MLX arrays. Lazy.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include <mlx/mlx.h>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::gpu {

namespace mx = mlx::core;

mx::array astype(const mx::array& x, Dtype dtype, bool copy, std::optional<Device> device, const Shape& shape, Dtype dt);
mx::array to_device(const mx::array& x, Device device, std::optional<std::int64_t> stream, const Shape& shape,
                    Dtype dt);
mx::array reshape(const mx::array& x, const Dims& target, std::optional<bool> copy, const Shape& shape, Dtype dt);
mx::array broadcast_to(const mx::array& x, const Dims& target, const Shape& shape, Dtype dt);
mx::array expand_dims(const mx::array& x, const Dims& axis, const Shape& shape, Dtype dt);
mx::array squeeze(const mx::array& x, const Dims& axis, const Shape& shape, Dtype dt);
mx::array permute_dims(const mx::array& x, const Dims& axes, const Shape& shape, Dtype dt);
mx::array unpermute_dims(const mx::array& x, const Dims& axes, const Shape& shape, Dtype dt);
mx::array matrix_transpose(const mx::array& x, const Shape& shape, Dtype dt);
mx::array concat(std::span<const mx::array> arrays, std::optional<std::int64_t> axis, const Shape& shape, Dtype dt);
mx::array getitem(const mx::array& x, const Index& index, const Shape& shape, Dtype dt);
mx::array scatter(const mx::array& x, const Dims& target, const Index& index, const Shape& shape, Dtype dt);
mx::array alias(const mx::array& x, const Shape& shape, Dtype dt);

mx::array zeros(const Dims& target, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& shape,
                Dtype dt);
mx::array ones(const Dims& target, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& shape,
               Dtype dt);
mx::array full(const Dims& target, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device,
               const Shape& shape, Dtype dt);
mx::array full(const Scalar& fill_value, const Shape& shape, Dtype dt);
mx::array arange(const Scalar& start, const std::optional<Scalar>& stop, const Scalar& step, std::optional<Dtype> dtype,
                 std::optional<Device> device, const Shape& shape, Dtype dt);
mx::array eye(std::int64_t n_rows, std::optional<std::int64_t> n_cols, std::int64_t k, std::optional<Dtype> dtype,
              std::optional<Device> device, const Shape& shape, Dtype dt);
mx::array zeros_like(const mx::array& x, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& shape,
                     Dtype dt);
mx::array ones_like(const mx::array& x, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& shape,
                    Dtype dt);
mx::array full_like(const mx::array& x, const Scalar& fill_value, std::optional<Dtype> dtype,
                    std::optional<Device> device, const Shape& shape, Dtype dt);

mx::array sum(const mx::array& x, const std::optional<Dims>& axis, std::optional<Dtype> dtype, bool keepdims,
              const Shape& shape, Dtype dt);
mx::array mean(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape& shape, Dtype dt);
mx::array max(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape& shape, Dtype dt);
mx::array min(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape& shape, Dtype dt);
mx::array argmax(const mx::array& x, std::optional<std::int64_t> axis, bool keepdims, const Shape& shape, Dtype dt);
mx::array argmin(const mx::array& x, std::optional<std::int64_t> axis, bool keepdims, const Shape& shape, Dtype dt);
mx::array sum_to(const mx::array& x, const Dims& target, const Shape& shape, Dtype dt);

mx::array matmul(const mx::array& x1, const mx::array& x2, const Shape& shape, Dtype dt);

}  // namespace pylucid::gpu
