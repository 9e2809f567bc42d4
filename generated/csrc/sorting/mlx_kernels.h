// Generated from ops.yaml. Do not edit.
// The hand-written kernels of the sorting family for device gpu: those of kernels.h with MLX arrays. Lazy.
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

mx::array sort_values(const mx::array& x, std::int64_t axis, bool descending, Dtype dt);
std::vector<mx::array> sort_indexed(const mx::array& x, std::int64_t axis, bool descending, Dtype dt);
mx::array argsort(const mx::array& x, std::int64_t axis, bool descending, bool stable, Dtype dt);
std::vector<mx::array> best(const mx::array& x, std::int64_t k, std::int64_t axis, bool largest, bool sorted, Dtype dt);
std::vector<mx::array> best_tied(const mx::array& x, std::int64_t k, std::int64_t axis, bool largest, Dtype dt);
mx::array order_scatter(const mx::array& x, const mx::array& values, const mx::array& indices, const mx::array& source, const mx::array& ties, std::int64_t axis, const Shape& result, Dtype dt);
mx::array order_gather(const mx::array& x, const mx::array& values, const mx::array& indices, const mx::array& source, const mx::array& ties, std::int64_t axis, const Shape& result, Dtype dt);
mx::array insertion_points(const mx::array& x1, const mx::array& x2, bool right, const Shape& result, Dtype dt);
std::vector<mx::array> unique(const mx::array& x, Dtype dt);
mx::array distinct(const mx::array& x, Dtype dt);
mx::array count(const mx::array& x, std::int64_t minlength, Dtype dt);
mx::array interpolate(const mx::array& x, const mx::array& xp, const mx::array& fp, std::optional<double> left, std::optional<double> right, const Shape& result, Dtype dt);

}  // namespace pylucid::gpu
