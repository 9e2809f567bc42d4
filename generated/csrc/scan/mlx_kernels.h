// Generated from ops.yaml. Do not edit.
// The hand-written kernels of the scan family for device gpu: those of kernels.h with MLX arrays. Lazy.
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

mx::array cumulative_sum(const mx::array& x, std::optional<std::int64_t> axis, std::optional<Dtype> dtype, bool include_initial, const Shape& result, Dtype dt);
mx::array cumulative_sum_adjoint(const mx::array& x, std::optional<std::int64_t> axis, bool include_initial, const Shape& result, Dtype dt);
mx::array cumulative_prod(const mx::array& x, std::optional<std::int64_t> axis, std::optional<Dtype> dtype, bool include_initial, const Shape& result, Dtype dt);
mx::array cumulative_prod_gradient(const mx::array& cotangent, const mx::array& x, std::optional<std::int64_t> axis, const Shape& result, Dtype dt);
mx::array without_first(const mx::array& x, std::optional<std::int64_t> axis, const Shape& result, Dtype dt);
mx::array with_first(const mx::array& x, std::optional<std::int64_t> axis, const Shape& result, Dtype dt);
mx::array product_before(const mx::array& x, std::optional<std::int64_t> axis, std::int64_t step, const Shape& result, Dtype dt);
mx::array recurrence(const mx::array& a, const mx::array& b, std::optional<std::int64_t> axis, std::int64_t step, const Shape& result, Dtype dt);
mx::array shift(const mx::array& x, std::int64_t axis, std::int64_t step, double fill, const Shape& result, Dtype dt);
std::vector<mx::array> cummax(const mx::array& x, std::int64_t axis, Dtype dt);
std::vector<mx::array> cummin(const mx::array& x, std::int64_t axis, Dtype dt);
mx::array added_at(const mx::array& x, const mx::array& indices, std::int64_t axis, const Shape& result, Dtype dt);
mx::array taken_at(const mx::array& x, const mx::array& indices, std::int64_t axis, const Shape& result, Dtype dt);
mx::array logcumsumexp(const mx::array& x, std::int64_t axis, const Shape& result, Dtype dt);

}  // namespace pylucid::gpu
