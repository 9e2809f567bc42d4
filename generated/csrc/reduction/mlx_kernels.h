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
mx::array min(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt);
mx::array argmax(const mx::array& x, std::optional<std::int64_t> axis, bool keepdims, const Shape& result, Dtype dt);
mx::array argmin(const mx::array& x, std::optional<std::int64_t> axis, bool keepdims, const Shape& result, Dtype dt);
mx::array prod(const mx::array& x, const std::optional<Dims>& axis, std::optional<Dtype> dtype, bool keepdims, const Shape& result, Dtype dt);
mx::array prod_gradient(const mx::array& cotangent, const mx::array& x, const std::optional<Dims>& axis, const Shape& result, Dtype dt);
mx::array flatten_axes(const mx::array& x, const std::optional<Dims>& axis, const Shape& result, Dtype dt);
mx::array unflatten_axes(const mx::array& x, const Dims& shape, const std::optional<Dims>& axis, const Shape& result, Dtype dt);
mx::array var(const mx::array& x, const std::optional<Dims>& axis, double correction, bool keepdims, const Shape& result, Dtype dt);
mx::array std(const mx::array& x, const std::optional<Dims>& axis, double correction, bool keepdims, const Shape& result, Dtype dt);
mx::array all(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt);
mx::array any(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt);
mx::array count_nonzero(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt);
mx::array logsumexp(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt);
mx::array softmax(const mx::array& x, std::int64_t axis, const Shape& result, Dtype dt);
mx::array softmax_gradient(const mx::array& cotangent, const mx::array& y, std::int64_t axis, const Shape& result, Dtype dt);
mx::array log_softmax(const mx::array& x, std::int64_t axis, const Shape& result, Dtype dt);
mx::array log_softmax_gradient(const mx::array& cotangent, const mx::array& y, std::int64_t axis, const Shape& result, Dtype dt);

}  // namespace pylucid::gpu
