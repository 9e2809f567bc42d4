// Generated from ops.yaml. Do not edit.
// The hand-written kernels of the indexing family for device gpu: those of kernels.h with MLX arrays. Lazy.
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

mx::array take(const mx::array& x, const mx::array& indices, std::optional<std::int64_t> axis, const Shape& result, Dtype dt);
mx::array untake(const mx::array& x, const mx::array& indices, const Dims& shape, std::optional<std::int64_t> axis, const Shape& result, Dtype dt);
mx::array take_along_axis(const mx::array& x, const mx::array& indices, std::int64_t axis, const Shape& result, Dtype dt);
mx::array scatter_add_along_axis(const mx::array& x, const mx::array& indices, const Dims& shape, std::int64_t axis, const Shape& result, Dtype dt);
mx::array gather(const mx::array& x, const mx::array& indices, std::int64_t axis, const Shape& result, Dtype dt);
mx::array ungather(const mx::array& x, const mx::array& indices, const Dims& shape, std::int64_t axis, const Shape& result, Dtype dt);
mx::array add_elements(const mx::array& x, const mx::array& indices, const mx::array& values, std::int64_t axis, const Shape& result, Dtype dt);
mx::array index_add(const mx::array& x, const mx::array& indices, const mx::array& values, std::int64_t axis, const Shape& result, Dtype dt);
mx::array take_at(const mx::array& x, const mx::array& indices, const Dims& axes, std::int64_t at, const Shape& result, Dtype dt);
mx::array add_at(const mx::array& x, const mx::array& indices, const Dims& shape, const Dims& axes, std::int64_t at, const Shape& result, Dtype dt);
mx::array put_at(const mx::array& x, const mx::array& indices, const mx::array& values, const Dims& axes, std::int64_t at, bool in_place, const Shape& result, Dtype dt);
mx::array take_last_at(const mx::array& x, const mx::array& indices, const Dims& axes, std::int64_t at, const Shape& result, Dtype dt);
mx::array place_at(const mx::array& x, const mx::array& indices, const Dims& shape, const Dims& axes, std::int64_t at, const Shape& result, Dtype dt);
mx::array join_indices(const mx::array& high, const mx::array& low, std::int64_t outer, std::int64_t inner, const Shape& result, Dtype dt);
mx::array coordinates(const mx::array& x, Dtype dt);
mx::array select(const mx::array& x, const mx::array& mask, Dtype dt);
mx::array unselect(const mx::array& x, const mx::array& mask, const Shape& result, Dtype dt);
mx::array put_masked(const mx::array& x, const mx::array& mask, const mx::array& values, bool in_place, const Shape& result, Dtype dt);
mx::array put_slice(const mx::array& values, const mx::array& x, const Index& key, bool in_place, const Shape& result, Dtype dt);
mx::array tril(const mx::array& x, std::int64_t k, const Shape& result, Dtype dt);
mx::array triu(const mx::array& x, std::int64_t k, const Shape& result, Dtype dt);

}  // namespace pylucid::gpu
