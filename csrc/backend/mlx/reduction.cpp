// Reductions and operators along an axis with MLX.
#include <limits>
#include <vector>

#include "backend/mlx/buffer.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "kernel/shape_rules.h"
#include "reduction/mlx_kernels.h"

namespace pylucid::gpu {
namespace {

std::vector<int> axes_of(const char* op, const std::optional<Dims>& axis, std::size_t ndim) {
  const Dims axes = normalize_axes(op, axis, ndim);
  return {axes.begin(), axes.end()};
}

mx::array shaped(const mx::array& x, const Shape& shape) { return mx::reshape(x, mlx_shape(shape), stream()); }

mx::array filled(double value, const Shape& shape, Dtype dt) {
  return gpu::full(Scalar::of(value), shape, dt);
}

// MLX's CPU device has float64, in which it adds float32 numbers without loss.
mx::array widened(const mx::array& x) { return mx::astype(x, emulated() ? mx::float64 : mx::float32, stream()); }

mx::array is_true(const mx::array& x) { return mx::not_equal(x, constant(0, x), stream()); }

// The largest element along axes, which are kept; infinities become the largest finite numbers.
mx::array finite_max(const mx::array& x, const std::vector<int>& axes) {
  constexpr double limit = std::numeric_limits<float>::max();
  const mx::array most = mx::max(x, axes, true, stream());
  return mx::maximum(mx::minimum(most, constant(limit, x), stream()), constant(-limit, x), stream());
}

struct Exponentials {
  mx::array x, shift, values, sum;  // in float32; the sum keeps the axes
};

Exponentials exponentials(const mx::array& given, const std::vector<int>& axes) {
  const mx::array x = cast(given, Dtype::Float32);
  const mx::array shift = finite_max(x, axes);
  const mx::array values = gpu::exp(mx::subtract(x, shift, stream()));
  return {x, shift, values, gpu::sum(values, axes, true)};
}

mx::array along_sum(const mx::array& x, std::int64_t axis) { return gpu::sum(x, {static_cast<int>(axis)}, true); }

mx::array squared_distances(const char* op, const mx::array& x, const std::optional<Dims>& axis, double correction,
                            const Shape& shape, Dtype dt) {
  const std::vector<int> axes = axes_of(op, axis, x.ndim());
  double count = 1;
  for (const int a : axes) count *= x.shape(a);
  const double degrees = count - correction;
  if (x.size() == 0 || !(degrees > 0)) return filled(std::numeric_limits<double>::quiet_NaN(), shape, dt);
  const mx::array wide = widened(x);
  const mx::array number = mx::array(count, wide.dtype());
  const mx::array mean = mx::divide(mx::sum(wide, axes, true, stream()), number, stream());
  const mx::array distance = mx::subtract(wide, mean, stream());
  const mx::array squares = mx::sum(mx::multiply(distance, distance, stream()), axes, true, stream());
  return mx::divide(squares, mx::array(degrees, wide.dtype()), stream());
}

// The axes that are kept, then the reduced ones.
std::vector<int> kept_first(const Shape& x, const std::optional<Dims>& axis) {
  const Dims axes = normalize_axes("flatten_axes", axis, x.size());
  std::vector<int> order;
  for (const bool wanted : {false, true}) {
    for (std::size_t i = 0; i < x.size(); ++i) {
      if (std::binary_search(axes.begin(), axes.end(), static_cast<std::int64_t>(i)) == wanted) {
        order.push_back(static_cast<int>(i));
      }
    }
  }
  return order;
}

}  // namespace

mx::array prod(const mx::array& x, const std::optional<Dims>& axis, std::optional<Dtype>, bool, const Shape& shape,
               Dtype dt) {
  mlx_dtype("prod", dt);
  const std::vector<int> axes = axes_of("prod", axis, x.ndim());
  if (x.size() == 0) return filled(1, shape, dt);
  const bool whole = !is_inexact(dt);
  const Dtype wide = !whole ? loop_dtype(dt) : kind(dt) == Kind::Unsigned ? Dtype::UInt64 : Dtype::Int64;
  return cast(shaped(mx::prod(cast(x, wide), axes, true, stream()), shape), dt);
}

mx::array all(const mx::array& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(1, shape, dt);
  return shaped(mx::all(is_true(x), axes_of("all", axis, x.ndim()), true, stream()), shape);
}

mx::array any(const mx::array& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(0, shape, dt);
  return shaped(mx::any(is_true(x), axes_of("any", axis, x.ndim()), true, stream()), shape);
}

mx::array count_nonzero(const mx::array& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(0, shape, dt);
  return shaped(gpu::sum(is_true(x), axes_of("count_nonzero", axis, x.ndim()), true), shape);
}

mx::array var(const mx::array& x, const std::optional<Dims>& axis, double correction, bool, const Shape& shape,
              Dtype dt) {
  return cast(shaped(squared_distances("var", x, axis, correction, shape, dt), shape), dt);
}

mx::array std(const mx::array& x, const std::optional<Dims>& axis, double correction, bool, const Shape& shape,
              Dtype dt) {
  return cast(shaped(mx::sqrt(squared_distances("std", x, axis, correction, shape, dt), stream()), shape), dt);
}

mx::array logsumexp(const mx::array& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(-std::numeric_limits<double>::infinity(), shape, dt);
  const Exponentials e = exponentials(x, axes_of("logsumexp", axis, x.ndim()));
  return cast(shaped(mx::add(e.shift, mx::log(e.sum, stream()), stream()), shape), dt);
}

mx::array softmax(const mx::array& x, std::int64_t axis, const Shape&, Dtype dt) {
  if (x.size() == 0) return x;
  const Exponentials e = exponentials(x, {static_cast<int>(axis)});
  return cast(mx::divide(e.values, e.sum, stream()), dt);
}

mx::array log_softmax(const mx::array& x, std::int64_t axis, const Shape&, Dtype dt) {
  if (x.size() == 0) return x;
  const Exponentials e = exponentials(x, {static_cast<int>(axis)});
  const mx::array distance = mx::subtract(e.x, e.shift, stream());
  return cast(mx::subtract(distance, mx::log(e.sum, stream()), stream()), dt);
}

mx::array softmax_gradient(const mx::array& cotangent, const mx::array& y, std::int64_t axis, const Shape&, Dtype dt) {
  if (y.size() == 0) return y;
  const mx::array g = cast(cotangent, Dtype::Float32), p = cast(y, Dtype::Float32);
  const mx::array total = along_sum(mx::multiply(g, p, stream()), axis);
  return cast(mx::multiply(p, mx::subtract(g, total, stream()), stream()), dt);
}

mx::array log_softmax_gradient(const mx::array& cotangent, const mx::array& y, std::int64_t axis, const Shape&,
                               Dtype dt) {
  if (y.size() == 0) return y;
  const mx::array g = cast(cotangent, Dtype::Float32), p = gpu::exp(cast(y, Dtype::Float32));
  return cast(mx::subtract(g, mx::multiply(p, along_sum(g, axis), stream()), stream()), dt);
}

mx::array prod_gradient(const mx::array& cotangent, const mx::array& x, const std::optional<Dims>& axis,
                        const Shape& shape, Dtype dt) {
  if (x.size() == 0) return x;
  const Shape flat = [&] {
    Shape result = reduce_shape("prod", shape, axis, false);
    const std::int64_t lanes = element_count(result);
    result.push_back(element_count(shape) / lanes);
    return result;
  }();
  const mx::array lanes = cast(flatten_axes(x, axis, flat, dt), loop_dtype(dt));
  const mx::array before = mx::cumprod(lanes, -1, false, false, std::nullopt, stream());
  const mx::array after = mx::cumprod(lanes, -1, true, false, std::nullopt, stream());
  const mx::array others = unflatten_axes(mx::multiply(before, after, stream()), shape, axis, shape, dt);
  const mx::array g = cast(cotangent, loop_dtype(dt));
  const mx::array zero = mx::zeros_like(g, stream());
  const mx::array result = mx::multiply(g, others, stream());
  return cast(mx::where(mx::equal(g, zero, stream()), zero, result, stream()), dt);
}

mx::array flatten_axes(const mx::array& x, const std::optional<Dims>& axis, const Shape& shape, Dtype) {
  return shaped(mx::transpose(x, kept_first(shape_of(x), axis), stream()), shape);
}

mx::array unflatten_axes(const mx::array& x, const Dims&, const std::optional<Dims>& axis, const Shape& shape, Dtype) {
  const std::vector<int> order = kept_first(shape, axis);
  std::vector<int> inverse(order.size());
  Shape between(shape.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    inverse[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    between[i] = shape[static_cast<std::size_t>(order[i])];
  }
  return mx::transpose(shaped(x, between), inverse, stream());
}

}  // namespace pylucid::gpu
