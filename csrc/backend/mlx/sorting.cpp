// sort and its relatives of MLX operations. What is sorted are integers in the order of the values, so that NaN comes
// last and -0 equals 0 on every device; MLX's sort is stable.
#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "backend/mlx/buffer.h"
#include "backend/mlx/functions.h"
#include "core/error.h"
#include "kernel/shape_rules.h"
#include "sorting/mlx_kernels.h"

namespace pylucid::gpu {
namespace {

int checked_axis(const char* op, const mx::array& x, std::int64_t axis) {
  const Dtype dt = dtype_of(x);
  if (is_complex(dt)) {
    throw TypeError(std::string(op) + ": x is " + std::string(name(dt)) + "; accepted are bool, integers and floats");
  }
  return static_cast<int>(normalize_axis(op, axis, x.ndim()));
}

template <class Int>
mx::array float_keys(const mx::array& x, mx::Dtype dtype) {
  const mx::array bits = mx::view(x, dtype, stream());
  const auto number = [&](Int value) { return mx::array(value, dtype); };
  constexpr Int largest = std::numeric_limits<Int>::max();
  const mx::array magnitude = mx::bitwise_and(bits, number(largest), stream());
  const mx::array turned = mx::bitwise_xor(bits, number(largest), stream());
  mx::array key = mx::where(mx::less(bits, number(0), stream()), turned, bits, stream());
  key = mx::where(mx::equal(magnitude, number(0), stream()), number(0), key, stream());
  return mx::where(mx::isnan(x, stream()), number(largest), key, stream());
}

// Integers in the order of the values.
mx::array keys_of(const mx::array& x) {
  switch (dtype_of(x)) {
    case Dtype::Bool: return mx::astype(x, mx::uint8, stream());
    case Dtype::Float16:
    case Dtype::BFloat16: return float_keys<std::int16_t>(x, mx::int16);
    case Dtype::Float32: return float_keys<std::int32_t>(x, mx::int32);
    case Dtype::Complex64: {
      const auto wide_keys = [](const mx::array& part) {
        return mx::astype(float_keys<std::int32_t>(part, mx::int32), mx::int64, stream());
      };
      const mx::array imaginary = wide_keys(mx::imag(x, stream()));
      const mx::array high = mx::multiply(wide_keys(mx::real(x, stream())), mx::array(std::int64_t{1} << 32), stream());
      return mx::add(high, mx::add(imaginary, mx::array(std::int64_t{1} << 31), stream()), stream());
    }
    default: return x;
  }
}

mx::array indices_of(const mx::array& x) { return mx::astype(x, mx::int64, stream()); }

mx::array order_of(const mx::array& x, int axis, bool descending) {
  if (x.size() == 0) return mx::zeros(x.shape(), mx::int64, stream());
  mx::array keys = keys_of(x);
  if (descending) keys = mx::bitwise_invert(keys, stream());
  return indices_of(mx::argsort(keys, axis, stream()));
}

mx::array taken(const mx::array& x, const mx::array& indices, int axis) {
  if (indices.size() == 0) return mx::zeros(indices.shape(), x.dtype(), stream());
  return mx::take_along_axis(x, indices, axis, stream());
}

// The part [from, to) of an axis.
mx::array part(const mx::array& x, int axis, int from, int to) {
  mx::Shape start(x.ndim(), 0);
  mx::Shape stop = x.shape();
  start[static_cast<std::size_t>(axis)] = from;
  stop[static_cast<std::size_t>(axis)] = to;
  return mx::slice(x, std::move(start), std::move(stop), stream());
}

mx::array same(const mx::array& a, const mx::array& b) {
  const mx::array both_nan = mx::logical_and(mx::isnan(a, stream()), mx::isnan(b, stream()), stream());
  return mx::logical_or(mx::equal(a, b, stream()), both_nan, stream());
}

mx::array begins_of(const mx::array& differs, int axis) {
  mx::Shape one = differs.shape();
  one[static_cast<std::size_t>(axis)] = 1;
  return mx::concatenate({mx::ones(one, mx::bool_, stream()), differs}, axis, stream());
}

// The means of x over runs of equal values along an axis, each at every place of its run.
mx::array run_means(const mx::array& x, const mx::array& values, int axis) {
  const int k = values.shape(axis);
  const mx::array equal = same(part(values, axis, 1, k), part(values, axis, 0, k - 1));
  const mx::array begins = begins_of(mx::logical_not(equal, stream()), axis);
  const mx::array counted = mx::cumsum(mx::astype(begins, mx::int32, stream()), axis, false, true, stream());
  const mx::array run = mx::subtract(counted, mx::array(1), stream());
  const mx::array zeros = mx::zeros(x.shape(), x.dtype(), stream());
  const mx::array totals = mx::scatter_add_axis(zeros, run, x, axis, stream());
  const mx::array counts = mx::scatter_add_axis(zeros, run, mx::ones_like(x, stream()), axis, stream());
  return mx::take_along_axis(mx::divide(totals, counts, stream()), run, axis, stream());
}

// What the source's elements that are equal to the last value share: which they are, which values share it, how many.
struct Last {
  mx::array sources, values, count;
};

Last last_of(const mx::array& values, const mx::array& source, const mx::array& ties, int axis) {
  const int k = values.shape(axis);
  const mx::array last = part(values, axis, k - 1, k);
  const mx::array count = mx::maximum(ties, mx::array(std::int64_t{1}), stream());
  return {same(source, last), same(values, last), mx::astype(count, source.dtype(), stream())};
}

// How many elements of x along the axis equal the last value, 0 where no value is like another one, selected or not.
mx::array ties_of(const mx::array& x, const mx::array& values, int axis) {
  const int k = values.shape(axis);
  if (k == 0) {
    mx::Shape one = x.shape();
    one[static_cast<std::size_t>(axis)] = 1;
    return mx::zeros(one, mx::int64, stream());
  }
  const mx::array equal = same(x, part(values, axis, k - 1, k));
  const mx::array count = mx::sum(mx::astype(equal, mx::int64, stream()), axis, true, stream());
  const mx::array repeats = mx::any(same(part(values, axis, 1, k), part(values, axis, 0, k - 1)), axis, true, stream());
  const mx::array alone = mx::less_equal(count, mx::array(std::int64_t{1}), stream());
  const mx::array zero = mx::zeros_like(count, stream());
  return mx::where(mx::logical_and(alone, mx::logical_not(repeats, stream()), stream()), zero, count, stream());
}

mx::array total_where(const mx::array& condition, const mx::array& x, int axis) {
  return mx::sum(mx::where(condition, x, mx::zeros_like(x, stream()), stream()), axis, true, stream());
}

// The element k of an array with one axis, as an array of one.
mx::array part_of(const mx::array& x, int k) { return part(x, 0, k, k + 1); }

mx::array wide(const mx::array& x) { return mx::astype(x, compute_dtype(x.dtype()), stream()); }

}  // namespace

mx::array sort_values(const mx::array& x, std::int64_t axis, bool descending, Dtype) {
  const int at = checked_axis("sort", x, axis);
  return taken(x, order_of(x, at, descending), at);
}

std::vector<mx::array> sort_indexed(const mx::array& x, std::int64_t axis, bool descending, Dtype) {
  const int at = checked_axis("sort", x, axis);
  const mx::array order = order_of(x, at, descending), values = taken(x, order, at);
  return {values, order, ties_of(x, values, at)};
}

mx::array argsort(const mx::array& x, std::int64_t axis, bool descending, bool, Dtype) {
  return order_of(x, checked_axis("argsort", x, axis), descending);
}

std::vector<mx::array> best(const mx::array& x, std::int64_t k, std::int64_t axis, bool largest, bool, Dtype) {
  const int at = checked_axis("topk", x, axis);
  const int n = x.shape(at);
  if (k < 0 || k > n) {
    throw ValueError("topk: k is " + std::to_string(k) + "; accepted are 0 to " + std::to_string(n) +
                     ", the length of axis " + std::to_string(axis) + " of x");
  }
  const mx::array order = part(order_of(x, at, largest), at, 0, static_cast<int>(k));
  return {taken(x, order, at), order};
}

std::vector<mx::array> best_tied(const mx::array& x, std::int64_t k, std::int64_t axis, bool largest, Dtype dt) {
  const std::vector<mx::array> found = gpu::best(x, k, axis, largest, true, dt);
  return {found[0], found[1], ties_of(x, found[0], checked_axis("topk", x, axis))};
}

mx::array insertion_points(const mx::array& x1, const mx::array& x2, bool right, const Shape&, Dtype) {
  if (const Dtype dt = dtype_of(x1); is_complex(dt)) {
    throw TypeError("searchsorted: x1 is " + std::string(name(dt)) + "; accepted are bool, integers and floats");
  }
  if (x1.size() == 0 || x2.size() == 0) return mx::zeros(x2.shape(), mx::int64, stream());
  return indices_of(mx::searchsorted(keys_of(x1), keys_of(x2), right ? "right" : "left", stream()));
}

mx::array count(const mx::array& given, std::int64_t minlength, Dtype) {
  const mx::array x = mx::astype(mx::reshape(given, {static_cast<int>(given.size())}, stream()), mx::int64, stream());
  std::int64_t length = minlength;
  if (x.size() > 0) {
    const auto least = mx::min(x, stream()).item<std::int64_t>();
    if (least < 0) {
      throw ValueError("bincount: x has the value " + std::to_string(least) + "; integers from 0 on are accepted");
    }
    length = std::max(length, mx::max(x, stream()).item<std::int64_t>() + 1);
  }
  const mx::array zeros = mx::zeros(mlx_shape(Shape{length}), mx::int64, stream());
  return x.size() ? mx::scatter_add_axis(zeros, x, mx::ones_like(x, stream()), 0, stream()) : zeros;
}

mx::array interpolate(const mx::array& given, const mx::array& points, const mx::array& values,
                      std::optional<double> left, std::optional<double> right, const Shape& shape, Dtype dt) {
  if (given.size() == 0) return mx::zeros(mlx_shape(shape), given.dtype(), stream());
  const mx::array x = wide(mx::reshape(given, {static_cast<int>(given.size())}, stream()));
  const mx::array xp = wide(points), fp = wide(values);
  const int n = xp.shape(0);
  const auto last_of_low = mx::array(n - 1);
  const mx::array after = mx::astype(mx::searchsorted(keys_of(xp), keys_of(x), "right", stream()), mx::int32, stream());
  const mx::array low = mx::clip(mx::subtract(after, mx::array(1), stream()), mx::array(0), last_of_low, stream());
  const mx::array high = mx::minimum(mx::add(low, mx::array(1), stream()), last_of_low, stream());
  const auto at = [](const mx::array& from, const mx::array& index) { return mx::take(from, index, 0, stream()); };
  const mx::array x0 = at(xp, low), y0 = at(fp, low), x1 = at(xp, high), y1 = at(fp, high);
  const mx::array part = mx::divide(mx::subtract(x, x0, stream()), mx::subtract(x1, x0, stream()), stream());
  const mx::array straight = mx::add(y0, mx::multiply(mx::subtract(y1, y0, stream()), part, stream()), stream());
  const mx::array at_point = mx::logical_or(mx::equal(x, x0, stream()), mx::equal(low, high, stream()), stream());
  const mx::array below = left ? constant(*left, x) : part_of(fp, 0);
  const mx::array above = right ? constant(*right, x) : part_of(fp, n - 1);
  mx::array y = mx::where(at_point, y0, straight, stream());
  y = mx::where(mx::less(x, part_of(xp, 0), stream()), below, y, stream());
  y = mx::where(mx::greater(x, part_of(xp, n - 1), stream()), above, y, stream());
  y = mx::where(mx::isnan(x, stream()), x, y, stream());
  return cast(mx::reshape(y, mlx_shape(shape), stream()), dt);
}

std::vector<mx::array> unique(const mx::array& given, Dtype) {
  const mx::array x = mx::reshape(given, {static_cast<int>(given.size())}, stream());
  const int n = x.shape(0);
  if (n == 0) {
    const mx::array none = mx::zeros({0}, mx::int64, stream());
    return {x, none, none, none};
  }
  const mx::array keys = keys_of(x);
  const mx::array order = indices_of(mx::argsort(keys, 0, stream()));
  const mx::array sorted = mx::take(keys, order, 0, stream());
  mx::array differs = mx::not_equal(part(sorted, 0, 1, n), part(sorted, 0, 0, n - 1), stream());
  if (is_inexact(dtype_of(x))) {
    const mx::array nan = mx::take(mx::isnan(x, stream()), order, 0, stream());
    differs = mx::logical_or(differs, part(nan, 0, 1, n), stream());
  }
  const mx::array begins = begins_of(differs, 0);
  const mx::array counted = mx::cumsum(mx::astype(begins, mx::int64, stream()), 0, false, true, stream());
  const mx::array group = mx::subtract(counted, mx::array(std::int64_t{1}), stream());
  const int count = static_cast<int>(part(counted, 0, n - 1, n).item<std::int64_t>());
  const mx::array inverse = mx::put_along_axis(mx::zeros({n}, mx::int64, stream()), order, group, 0, stream());
  const mx::array others = mx::astype(mx::logical_not(begins, stream()), mx::uint8, stream());
  const mx::array first = indices_of(part(mx::argsort(others, 0, stream()), 0, 0, count));
  const mx::array end = mx::concatenate({part(first, 0, 1, count), mx::array({std::int64_t{n}})}, 0, stream());
  const mx::array indices = mx::take(order, first, 0, stream());
  return {mx::take(x, indices, 0, stream()), indices, inverse, mx::subtract(end, first, stream())};
}

mx::array distinct(const mx::array& x, Dtype dt) { return gpu::unique(x, dt)[0]; }

mx::array order_scatter(const mx::array& given, const mx::array& values, const mx::array& indices,
                        const mx::array& source, const mx::array& ties, std::int64_t axis, const Shape& shape,
                        Dtype dt) {
  mx::array out = mx::zeros(mlx_shape(shape), compute_dtype(given.dtype()), stream());
  if (given.size() == 0) return cast(out, dt);
  const mx::array x = wide(given);
  const int at = static_cast<int>(normalize_axis("order_scatter", axis, x.ndim()));
  out = mx::put_along_axis(out, indices, run_means(x, values, at), at, stream());
  if (values.shape(at) < source.shape(at)) {
    const Last last = last_of(values, wide(source), ties, at);
    out = mx::where(last.sources, mx::divide(total_where(last.values, x, at), last.count, stream()), out, stream());
  }
  return cast(out, dt);
}

mx::array order_gather(const mx::array& given, const mx::array& values, const mx::array& indices,
                       const mx::array& source, const mx::array& ties, std::int64_t axis, const Shape& shape,
                       Dtype dt) {
  if (values.size() == 0) return mx::zeros(mlx_shape(shape), given.dtype(), stream());
  const mx::array x = wide(given);
  const int at = static_cast<int>(normalize_axis("order_gather", axis, x.ndim()));
  mx::array out = run_means(mx::take_along_axis(x, indices, at, stream()), values, at);
  if (values.shape(at) < source.shape(at)) {
    const Last last = last_of(values, wide(source), ties, at);
    out = mx::where(last.values, mx::divide(total_where(last.sources, x, at), last.count, stream()), out, stream());
  }
  return cast(out, dt);
}

}  // namespace pylucid::gpu
