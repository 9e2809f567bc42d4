#include "backend/mlx/kernels.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "array/mlx_kernels.h"
#include "backend/backend.h"
#include "backend/cpu/kernels.h"
#include "backend/mlx/buffer.h"
#include "backend/mlx/functions.h"
#include "core/error.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"

namespace pylucid::gpu {
namespace {

// Products of an integer matrix product that are held at a time.
constexpr std::int64_t kProducts = std::int64_t{1} << 22;

std::vector<int> axes_of(const char* op, const std::optional<Dims>& axis, std::size_t ndim) {
  const Dims axes = normalize_axes(op, axis, ndim);
  return {axes.begin(), axes.end()};
}

mx::array shaped(const mx::array& x, const Shape& shape) { return mx::reshape(x, mlx_shape(shape), stream()); }

mx::array nothing(const Shape& shape, Dtype dt) { return mx::zeros(mlx_shape(shape), mlx_dtype("zeros", dt), stream()); }

Dtype sum_dtype(Dtype dt) {
  if (kind(dt) == Kind::Bool || kind(dt) == Kind::Signed) return Dtype::Int64;
  if (kind(dt) == Kind::Unsigned) return Dtype::UInt64;
  return loop_dtype(dt);
}

// A basic index as MLX's bounds; `kept` is the shape of what they select, before axes are added and dropped.
struct Bounds {
  mx::Shape start, stop, step, kept;
};

Bounds bounds_of(const Index& index, const Shape& shape) {
  Bounds bounds;
  std::size_t axis = 0;
  for (const IndexItem& item : index) {
    if (item.kind == IndexItem::Kind::NewAxis) continue;
    const std::int64_t extent = shape[axis++];
    const std::int64_t length = item.kind == IndexItem::Kind::Integer ? 1 : item.length;
    const std::int64_t step = length > 1 ? item.step : 1;
    std::int64_t stop = length == 0 ? item.start : item.start + (length - 1) * step + (step > 0 ? 1 : -1);
    if (stop < 0) stop -= extent;  // MLX counts a negative bound from the end
    bounds.start.push_back(static_cast<std::int32_t>(item.start));
    bounds.stop.push_back(static_cast<std::int32_t>(stop));
    bounds.step.push_back(static_cast<std::int32_t>(step));
    bounds.kept.push_back(static_cast<std::int32_t>(length));
  }
  return bounds;
}

// MLX has no product of integer matrices: outer products in slices of the inner axis, summed. Sums wrap around.
mx::array matmul_integers(mx::array a, mx::array b, const Shape& shape, Dtype dt) {
  if (a.ndim() == 1) a = mx::expand_dims(a, 0, stream());
  if (b.ndim() == 1) b = mx::expand_dims(b, 1, stream());
  const int inner = a.shape(-1);
  const auto depth = static_cast<int>(
      std::clamp<std::int64_t>(kProducts / std::max<std::int64_t>(1, element_count(shape)), 1, inner));
  const auto part = [](const mx::array& x, int axis, int from, int to) {
    mx::Shape start(x.ndim(), 0);
    mx::Shape stop = x.shape();
    const std::size_t at = x.ndim() + static_cast<std::size_t>(axis);
    start[at] = from;
    stop[at] = to;
    return mx::slice(x, start, stop, stream());
  };
  std::optional<mx::array> total;
  for (int from = 0; from < inner; from += depth) {
    const int to = std::min(from + depth, inner);
    const mx::array columns = mx::expand_dims(part(a, -1, from, to), -1, stream());
    const mx::array rows = mx::expand_dims(part(b, -2, from, to), -3, stream());
    const mx::array products = mx::sum(mx::multiply(columns, rows, stream()), -2, false, stream());
    total = total ? mx::add(*total, products, stream()) : products;
  }
  return cast(shaped(*total, shape), dt);
}

}  // namespace

mx::array astype(const mx::array& x, Dtype dtype, bool, std::optional<Device>, const Shape&, Dtype) {
  return cast(x, dtype);
}

mx::array to_device(const mx::array& x, Device, std::optional<std::int64_t> stream, const Shape&, Dtype) {
  if (stream) throw ValueError("to_device: `stream` is " + std::to_string(*stream) + "; devices have no streams, and None is accepted");
  return x;
}

mx::array reshape(const mx::array& x, const Dims&, std::optional<bool>, const Shape& shape, Dtype) {
  return shaped(x, shape);
}

mx::array broadcast_to(const mx::array& x, const Dims&, const Shape& shape, Dtype) {
  return mx::broadcast_to(x, mlx_shape(shape), stream());
}

mx::array expand_dims(const mx::array& x, const Dims&, const Shape& shape, Dtype) { return shaped(x, shape); }

mx::array squeeze(const mx::array& x, const std::optional<Dims>&, const Shape& shape, Dtype) {
  return shaped(x, shape);
}

mx::array permute_dims(const mx::array& x, const Dims& axes, const Shape&, Dtype) {
  return mx::transpose(x, std::vector<int>(axes.begin(), axes.end()), stream());
}

mx::array unpermute_dims(const mx::array& x, const Dims& axes, const Shape&, Dtype) {
  std::vector<int> inverse(axes.size());
  for (std::size_t i = 0; i < axes.size(); ++i) {
    inverse[static_cast<std::size_t>(normalize_axis("unpermute_dims", axes[i], x.ndim()))] = static_cast<int>(i);
  }
  return mx::transpose(x, std::move(inverse), stream());
}

mx::array matrix_transpose(const mx::array& x, const Shape&, Dtype) { return mx::swapaxes(x, -1, -2, stream()); }

mx::array concat(std::span<const mx::array> arrays, std::optional<std::int64_t> axis, const Shape& shape, Dtype dt) {
  std::vector<mx::array> parts;
  for (const mx::array& array : arrays) {
    if (array.size() == 0) continue;
    parts.push_back(axis ? array : mx::reshape(array, {-1}, stream()));
  }
  if (parts.empty()) return nothing(shape, dt);
  return mx::concatenate(std::move(parts), static_cast<int>(axis.value_or(0)), stream());
}

mx::array stack(std::span<const mx::array> arrays, std::int64_t axis, const Shape& shape, Dtype dt) {
  if (element_count(shape) == 0) return nothing(shape, dt);
  const int along = static_cast<int>(normalize_axis("stack", axis, shape.size()));
  return mx::stack(std::vector<mx::array>(arrays.begin(), arrays.end()), along, stream());
}

mx::array rotate(const mx::array& x, std::int64_t axis, std::int64_t shift, const Shape&, Dtype) {
  const int along = static_cast<int>(normalize_axis("roll", axis, x.ndim()));
  if (x.size() == 0) return x;
  return mx::roll(x, static_cast<int>(shift % x.shape(along)), along, stream());
}

mx::array getitem(const mx::array& x, const Index& index, const Shape& shape, Dtype dt) {
  if (element_count(shape) == 0) return nothing(shape, dt);
  const Bounds bounds = bounds_of(index, shape_of(x));
  return shaped(mx::slice(x, bounds.start, bounds.stop, bounds.step, stream()), shape);
}

mx::array scatter(const mx::array& x, const Dims&, const Index& index, const Shape& shape, Dtype dt) {
  const mx::array zeros = nothing(shape, dt);
  if (x.size() == 0) return zeros;
  const Bounds bounds = bounds_of(index, shape);
  const mx::array update = mx::reshape(x, bounds.kept, stream());
  return mx::slice_update(zeros, update, bounds.start, bounds.stop, bounds.step, stream());
}

mx::array alias(const mx::array& x, const Shape&, Dtype) { return x; }

mx::array full(const Scalar& fill_value, const Shape& shape, Dtype dt) {
  // The cpu's conversion of a Python number.
  const mx::array value = from_cpu("full", backend::get(Device::Cpu).full(Shape{}, dt, fill_value));
  return shape.empty() ? value : mx::broadcast_to(value, mlx_shape(shape), stream());
}

mx::array full(const Dims&, const Scalar& fill_value, std::optional<Dtype>, std::optional<Device>, const Shape& shape,
               Dtype dt) {
  check_range("full", "fill_value", fill_value, dt);
  return gpu::full(fill_value, shape, dt);
}

mx::array zeros(const Dims&, std::optional<Dtype>, std::optional<Device>, const Shape& shape, Dtype dt) {
  return nothing(shape, dt);
}

mx::array ones(const Dims&, std::optional<Dtype>, std::optional<Device>, const Shape& shape, Dtype dt) {
  return mx::ones(mlx_shape(shape), mlx_dtype("ones", dt), stream());
}

mx::array arange(const Scalar& start, const std::optional<Scalar>& stop, const Scalar& step, std::optional<Dtype> dtype,
                 std::optional<Device> device, const Shape& shape, Dtype dt) {
  mlx_dtype("arange", dt);
  // MLX counts in double precision, whose integers end at 2**53.
  return from_cpu("arange", cpu::arange(start, stop, step, dtype, device, shape, dt));
}

mx::array eye(std::int64_t, std::optional<std::int64_t>, std::int64_t k, std::optional<Dtype>, std::optional<Device>,
              const Shape& shape, Dtype dt) {
  const mx::Dtype dtype = mlx_dtype("eye", dt);
  const mx::Shape extents = mlx_shape(shape);
  if (k <= -shape[0] || k >= shape[1]) return mx::zeros(extents, dtype, stream());
  return mx::eye(extents[0], extents[1], static_cast<int>(k), dtype, stream());
}

mx::array zeros_like(const mx::array&, std::optional<Dtype>, std::optional<Device>, const Shape& shape, Dtype dt) {
  return nothing(shape, dt);
}

mx::array ones_like(const mx::array&, std::optional<Dtype>, std::optional<Device>, const Shape& shape, Dtype dt) {
  return mx::ones(mlx_shape(shape), mlx_dtype("ones_like", dt), stream());
}

mx::array full_like(const mx::array&, const Scalar& fill_value, std::optional<Dtype>, std::optional<Device>,
                    const Shape& shape, Dtype dt) {
  check_range("full_like", "fill_value", fill_value, dt);
  return gpu::full(fill_value, shape, dt);
}

mx::array sum(const mx::array& x, const std::optional<Dims>& axis, std::optional<Dtype>, bool keepdims, const Shape&,
              Dtype dt) {
  mlx_dtype("sum", dt);
  const mx::array total = gpu::sum(cast(x, sum_dtype(dt)), axes_of("sum", axis, x.ndim()), keepdims);
  return cast(total, dt);
}

mx::array mean(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape&, Dtype) {
  return gpu::mean(x, axes_of("mean", axis, x.ndim()), keepdims);
}

mx::array max(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape&, Dtype) {
  require_elements("max", shape_of(x), axis);
  return gpu::max(x, axes_of("max", axis, x.ndim()), keepdims);
}

mx::array min(const mx::array& x, const std::optional<Dims>& axis, bool keepdims, const Shape&, Dtype) {
  require_elements("min", shape_of(x), axis);
  return gpu::min(x, axes_of("min", axis, x.ndim()), keepdims);
}

namespace {

std::optional<int> one_axis(const char* op, std::optional<std::int64_t> axis, const mx::array& x) {
  require_elements(op, shape_of(x), axis ? std::optional<Dims>(Dims{*axis}) : std::nullopt);
  if (!axis) return std::nullopt;
  return static_cast<int>(normalize_axis(op, *axis, x.ndim()));
}

}  // namespace

mx::array argmax(const mx::array& x, std::optional<std::int64_t> axis, bool keepdims, const Shape&, Dtype) {
  return gpu::argmax(x, one_axis("argmax", axis, x), keepdims);
}

mx::array argmin(const mx::array& x, std::optional<std::int64_t> axis, bool keepdims, const Shape&, Dtype) {
  return gpu::argmin(x, one_axis("argmin", axis, x), keepdims);
}

mx::array sum_to(const mx::array& x, const Dims& target, const Shape& shape, Dtype dt) {
  std::vector<int> axes;
  const std::size_t lead = x.ndim() - target.size();
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    if (i < lead || (target[i - lead] == 1 && x.shape()[i] != 1)) axes.push_back(static_cast<int>(i));
  }
  if (axes.empty()) return cast(x, dt);
  return shaped(cast(gpu::sum(x, axes, true), dt), shape);
}

mx::array matmul(const mx::array& x1, const mx::array& x2, const Shape& shape, Dtype dt) {
  if (x1.size() == 0 || x2.size() == 0) return nothing(shape, dt);
  if (is_integer(dt)) return matmul_integers(x1, x2, shape, dt);
  // MLX's CPU device rounds half types within its products; a GPU sums them in float32.
  if (is_half(dt) && emulated()) {
    return cast(mx::matmul(cast(x1, Dtype::Float32), cast(x2, Dtype::Float32), stream()), dt);
  }
  return mx::matmul(x1, x2, stream());
}

}  // namespace pylucid::gpu
