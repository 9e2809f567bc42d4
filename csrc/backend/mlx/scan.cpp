// Scans with MLX, whose own are float32 sums, products and extrema without indices.
#include <algorithm>
#include <limits>
#include <vector>

#include "backend/mlx/buffer.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "kernel/shape_rules.h"
#include "scan/mlx_kernels.h"

namespace pylucid::gpu {
namespace {

int axis_of(const std::optional<std::int64_t>& axis, const mx::array& x) {
  return static_cast<int>(normalize_axis("scan", axis.value_or(0), x.ndim()));
}

mx::array filled(double value, const Shape& shape, Dtype dt) { return gpu::full(Scalar::of(value), shape, dt); }

mx::array number(double value, mx::Shape shape, const mx::array& like) {
  return mx::broadcast_to(constant(value, like), std::move(shape), stream());
}

// The elements [start, stop) of an axis.
mx::array part(const mx::array& x, int axis, int start, int stop) {
  mx::Shape first(x.ndim(), 0), last = x.shape();
  first[static_cast<std::size_t>(axis)] = start;
  last[static_cast<std::size_t>(axis)] = stop;
  return mx::slice(x, std::move(first), std::move(last), stream());
}

// x[i - step] at place i, `value` where there is no such element.
mx::array shifted(const mx::array& x, int axis, int step, double value) {
  const int length = x.shape(axis), by = std::clamp(step, -length, length);
  mx::Shape shape = x.shape();
  shape[static_cast<std::size_t>(axis)] = std::abs(by);
  const mx::array edge = number(value, shape, x);
  if (std::abs(by) == length) return edge;
  if (by >= 0) return mx::concatenate({edge, part(x, axis, 0, length - by)}, axis, stream());
  return mx::concatenate({part(x, axis, -by, length), edge}, axis, stream());
}

// The dtype that a sum or product of result dtype dt is computed in.
mx::array entered(const mx::array& x, Dtype dt) {
  if (is_complex(dt)) return cast(x, dt);
  if (!is_inexact(dt)) return cast(x, kind(dt) == Kind::Unsigned ? Dtype::UInt64 : Dtype::Int64);
  return mx::astype(cast(x, dt), emulated() ? mx::float64 : mx::float32, stream());
}

mx::array with_initial(const mx::array& x, int axis, double value) {
  mx::Shape shape = x.shape();
  shape[static_cast<std::size_t>(axis)] = 1;
  return mx::concatenate({number(value, shape, x), x}, axis, stream());
}

std::vector<mx::array> extremum(const char* op, bool largest, const mx::array& x, std::int64_t given, Dtype dt) {
  const auto axis = static_cast<int>(normalize_axis(op, given, x.ndim()));
  if (x.size() == 0) return {x, mx::zeros(x.shape(), mx::int64, stream())};
  const auto scan = [&](const mx::array& values) {
    return largest ? mx::cummax(values, axis, false, true, stream()) : mx::cummin(values, axis, false, true, stream());
  };
  mx::Shape along(x.ndim(), 1);
  along[static_cast<std::size_t>(axis)] = x.shape(axis);
  const mx::array places =
      mx::broadcast_to(mx::reshape(mx::arange(0, x.shape(axis), 1, mx::int64, stream()), along, stream()), x.shape(),
                       stream());
  const mx::array none = mx::zeros(x.shape(), mx::int64, stream());
  const auto last = [&](const mx::array& chosen) {
    return mx::cummax(mx::where(chosen, places, none, stream()), axis, false, true, stream());
  };
  if (!is_inexact(dt)) {
    const mx::array values = scan(x);
    return {values, last(mx::equal(x, values, stream()))};
  }
  // From the first NaN on, NaN and the place of the last NaN.
  const mx::array wide = cast(x, Dtype::Float32);
  const mx::array missing = mx::isnan(wide, stream());
  const mx::array spoilt = mx::greater(
      mx::cummax(mx::astype(missing, mx::int32, stream()), axis, false, true, stream()), mx::array(0), stream());
  const double least = largest ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
  const mx::array numbers = mx::where(missing, constant(least, wide), wide, stream());
  const mx::array values = scan(numbers);
  const mx::array chosen = mx::where(spoilt, missing, mx::equal(numbers, values, stream()), stream());
  const mx::array nan = constant(std::numeric_limits<double>::quiet_NaN(), wide);
  return {cast(mx::where(spoilt, nan, values, stream()), dt), last(chosen)};
}

mx::array bounded(const mx::array& indices, int length) {
  return mx::clip(indices, mx::array(std::int64_t{0}), mx::array(std::int64_t{length - 1}), stream());
}

}  // namespace

mx::array cumulative_sum(const mx::array& x, std::optional<std::int64_t> given, std::optional<Dtype>,
                         bool include_initial, const Shape& shape, Dtype dt) {
  mlx_dtype("cumulative_sum", dt);
  const int axis = axis_of(given, x);
  if (x.size() == 0) return filled(0, shape, dt);
  const mx::array sums = mx::cumsum(entered(x, dt), axis, false, true, stream());
  return cast(include_initial ? with_initial(sums, axis, 0) : sums, dt);
}

mx::array cumulative_prod(const mx::array& x, std::optional<std::int64_t> given, std::optional<Dtype>,
                          bool include_initial, const Shape& shape, Dtype dt) {
  mlx_dtype("cumulative_prod", dt);
  const int axis = axis_of(given, x);
  if (x.size() == 0) return filled(1, shape, dt);
  const mx::array products = mx::cumprod(entered(x, dt), axis, false, true, stream());
  return cast(include_initial ? with_initial(products, axis, 1) : products, dt);
}

mx::array cumulative_sum_adjoint(const mx::array& x, std::optional<std::int64_t> given, bool include_initial,
                                 const Shape& shape, Dtype dt) {
  if (element_count(shape) == 0) return filled(0, shape, dt);
  const int axis = axis_of(given, x);
  const mx::array rest = include_initial ? part(x, axis, 1, x.shape(axis)) : x;
  return cast(mx::cumsum(entered(rest, dt), axis, true, true, stream()), dt);
}

mx::array product_before(const mx::array& x, std::optional<std::int64_t> axis, std::int64_t step, const Shape&,
                         Dtype dt) {
  if (x.size() == 0) return x;
  return cast(mx::cumprod(entered(x, dt), axis_of(axis, x), step < 0, false, stream()), dt);
}

// Composes the maps y -> a y + b of twice as many neighbours in each round.
mx::array recurrence(const mx::array& a, const mx::array& b, std::optional<std::int64_t> given, std::int64_t step,
                     const Shape&, Dtype dt) {
  if (a.size() == 0) return a;
  const int axis = axis_of(given, a), length = a.shape(axis), sign = step < 0 ? -1 : 1;
  mx::array scale = entered(a, dt), total = entered(b, dt);
  for (int by = 1; by < length; by *= 2) {
    const mx::array before = shifted(total, axis, sign * by, 0);
    total = mx::add(total, gpu::multiply(scale, before), stream());
    if (2 * by < length) scale = gpu::multiply(scale, shifted(scale, axis, sign * by, 1));
  }
  return cast(shifted(total, axis, sign, 0), dt);
}

mx::array cumulative_prod_gradient(const mx::array& cotangent, const mx::array& x, std::optional<std::int64_t> axis,
                                   const Shape& shape, Dtype dt) {
  if (x.size() == 0) return x;
  const mx::array later = recurrence(x, gpu::multiply(cotangent, x), axis, -1, shape, dt);
  return gpu::multiply(product_before(x, axis, 1, shape, dt), mx::add(cotangent, later, stream()));
}

mx::array without_first(const mx::array& x, std::optional<std::int64_t> given, const Shape& shape, Dtype dt) {
  if (element_count(shape) == 0) return filled(0, shape, dt);
  const int axis = axis_of(given, x);
  return part(x, axis, 1, x.shape(axis));
}

mx::array with_first(const mx::array& x, std::optional<std::int64_t> given, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(0, shape, dt);
  return with_initial(x, axis_of(given, x), 0);
}

mx::array shift(const mx::array& x, std::int64_t axis, std::int64_t step, double fill, const Shape&, Dtype) {
  if (x.size() == 0) return x;
  const std::int64_t bound = std::numeric_limits<int>::max();
  return shifted(x, axis_of(axis, x), static_cast<int>(std::clamp(step, -bound, bound)), fill);
}

std::vector<mx::array> cummax(const mx::array& x, std::int64_t axis, Dtype dt) {
  return extremum("cummax", true, x, axis, dt);
}

std::vector<mx::array> cummin(const mx::array& x, std::int64_t axis, Dtype dt) {
  return extremum("cummin", false, x, axis, dt);
}

mx::array taken_at(const mx::array& x, const mx::array& indices, std::int64_t given, const Shape&, Dtype) {
  if (x.size() == 0) return x;
  const int axis = axis_of(given, x);
  return mx::take_along_axis(x, bounded(indices, x.shape(axis)), axis, stream());
}

mx::array added_at(const mx::array& x, const mx::array& indices, std::int64_t given, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return x;
  const int axis = axis_of(given, x);
  const mx::array zeros = mx::zeros(mlx_shape(shape), mx::float32, stream());
  const mx::array values = cast(x, Dtype::Float32);
  return cast(mx::scatter_add_axis(zeros, bounded(indices, x.shape(axis)), values, axis, stream()), dt);
}

mx::array logcumsumexp(const mx::array& x, std::int64_t given, const Shape&, Dtype dt) {
  if (x.size() == 0) return x;
  const int axis = axis_of(given, x), length = x.shape(axis);
  mx::array total = cast(x, Dtype::Float32);
  for (int by = 1; by < length; by *= 2) {
    total = gpu::logaddexp(total, shifted(total, axis, by, -std::numeric_limits<double>::infinity()));
  }
  return cast(total, dt);
}

}  // namespace pylucid::gpu
