#include "kernel/shape_rules.h"

#include <cmath>
#include <string>

#include "array/kernels.h"
#include "core/error.h"

namespace pylucid {
namespace {

std::string axes_accepted(std::size_t ndim) {
  if (ndim == 0) return "no axis is accepted for a 0-d array";
  return "accepted are -" + std::to_string(ndim) + " to " + std::to_string(ndim - 1);
}

void require_ndim(const char* op, std::size_t ndim) {
  if (ndim > kMaxDims) {
    throw ValueError(prefix(op) + "the result would have " + std::to_string(ndim) + " axes; at most " +
                     std::to_string(kMaxDims) + " are accepted");
  }
}

std::int64_t checked_product(const char* op, std::span<const std::int64_t> extents, const Dims& given) {
  std::int64_t product = 1;
  bool overflow = false;
  for (std::int64_t extent : extents) {
    if (extent == 0) return 0;
    overflow |= __builtin_mul_overflow(product, extent, &product);
  }
  if (overflow) throw ValueError(prefix(op) + "shape " + to_string(given) + " has more than 2**63 - 1 elements");
  return product;
}

// `of` says in the error what has the axes.
std::int64_t checked_axis(const char* op, std::int64_t axis, std::size_t ndim, const char* of) {
  const auto n = static_cast<std::int64_t>(ndim);
  if (axis < -n || axis >= n) {
    throw IndexError(std::string(op) + ": axis " + std::to_string(axis) + " is out of range for " + of + " with " +
                     std::to_string(ndim) + (ndim == 1 ? " axis; " : " axes; ") + axes_accepted(ndim));
  }
  return axis < 0 ? axis + n : axis;
}

Dims checked_axes(const char* op, const Dims& axes, std::size_t ndim, const char* argument, const char* of) {
  Dims result(axes.size());
  for (std::size_t i = 0; i < axes.size(); ++i) result[i] = checked_axis(op, axes[i], ndim, of);
  std::sort(result.begin(), result.end());
  const auto* repeated = std::adjacent_find(result.begin(), result.end());
  if (repeated != result.end()) {
    throw ValueError(std::string(op) + ": " + argument + " " + to_string(axes) + " names axis " +
                     std::to_string(*repeated) + " more than once");
  }
  return result;
}

}  // namespace

std::string prefix(const char* op) { return std::string(op) + ": "; }

void require_equal(const char* op, const char* first, const Shape& a, const char* second, const Shape& b) {
  if (a == b) return;
  throw ShapeError(prefix(op) + first + " has shape " + to_string(a) + ", " + second + " has " +
                   to_string(b) + "; equal shapes are accepted");
}

std::int64_t normalize_axis(const char* op, std::int64_t axis, std::size_t ndim) {
  return checked_axis(op, axis, ndim, "an array");
}

Dims normalize_axes(const char* op, const std::optional<Dims>& axes, std::size_t ndim, const char* argument) {
  if (!axes) {
    Dims all;
    all.resize(ndim);
    for (std::size_t i = 0; i < ndim; ++i) all[i] = static_cast<std::int64_t>(i);
    return all;
  }
  return checked_axes(op, *axes, ndim, argument, "an array");
}

Shape reduce_shape(const char* op, const Shape& x, const std::optional<Dims>& axis, bool keepdims) {
  const Dims axes = normalize_axes(op, axis, x.size());
  Shape result(keepdims ? x.size() : x.size() - axes.size());
  std::size_t next = 0, to = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const bool reduced = next < axes.size() && axes[next] == static_cast<std::int64_t>(i);
    next += reduced;
    if (reduced && !keepdims) continue;
    result[to++] = reduced ? 1 : x[i];
  }
  return result;
}

Shape arg_reduce_shape(const char* op, const Shape& x, const std::optional<std::int64_t>& axis, bool keepdims) {
  const std::optional<Dims> axes = axis ? std::optional<Dims>(Dims{*axis}) : std::nullopt;
  require_elements(op, x, axes);
  return reduce_shape(op, x, axes, keepdims);
}

void require_elements(const char* op, const Shape& x, const std::optional<Dims>& axis) {
  const Dims axes = normalize_axes(op, axis, x.size());
  bool none_reduced = false;
  for (std::int64_t a : axes) none_reduced |= x[static_cast<std::size_t>(a)] == 0;
  if (!none_reduced) return;
  std::size_t next = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const bool reduced = next < axes.size() && axes[next] == static_cast<std::int64_t>(i);
    next += reduced;
    if (!reduced && x[i] == 0) return;  // an empty batch asks for nothing
  }
  throw ValueError(prefix(op) + "x of shape " + to_string(x) + " has no elements along the reduced axes, and " + op +
                   " of nothing has no value; at least one element is accepted");
}

Shape checked_shape(const char* op, const Dims& target) {
  require_ndim(op, target.size());
  for (std::int64_t extent : target) {
    if (extent < 0) {
      throw ValueError(prefix(op) + "shape " + to_string(target) + " has the negative extent " + std::to_string(extent) +
                       "; 0 and above are accepted");
    }
  }
  checked_product(op, target, target);
  return target;
}

Shape reshape_shape(const char* op, const Shape& x, const Dims& target) {
  require_ndim(op, target.size());
  const std::int64_t count = element_count(x);
  Shape result = target;
  std::size_t inferred = target.size();
  for (std::size_t i = 0; i < target.size(); ++i) {
    if (target[i] >= 0) continue;
    if (target[i] < -1 || inferred != target.size()) {
      throw ValueError(
          prefix(op) + "shape " + to_string(target) +
          (target[i] < -1 ? " has the negative extent " + std::to_string(target[i]) : " has more than one -1") +
          "; extents of 0 and above and one -1 are accepted");
    }
    inferred = i;
    result[i] = 1;
  }
  const std::int64_t known = checked_product(op, result, target);
  if (inferred != target.size()) {
    if (known == 0 || count % known != 0) {
      throw ValueError(prefix(op) + "x of shape " + to_string(x) + " has " + std::to_string(count) +
                       " elements, which shape " + to_string(target) + " cannot hold for any value of -1");
    }
    result[inferred] = count / known;
  } else if (known != count) {
    throw ValueError(prefix(op) + "x of shape " + to_string(x) + " has " + std::to_string(count) + " elements, shape " +
                     to_string(target) + " has " + std::to_string(known) + "; equal counts are accepted");
  }
  return result;
}

Shape broadcast_to_shape(const char* op, const Shape& x, const Dims& target) {
  checked_shape(op, target);
  if (!broadcasts_to(x, target)) {
    throw ShapeError(prefix(op) + "x of shape " + to_string(x) + " cannot be broadcast to shape " + to_string(target) +
                     "; accepted are axes of equal length or 1, aligned at the last axis");
  }
  return target;
}

Shape expand_dims_shape(const char* op, const Shape& x, const Dims& axis) {
  const std::size_t n = x.size() + axis.size();
  require_ndim(op, n);
  const Dims axes = checked_axes(op, axis, n, "axis", "a result");
  Shape result(n);
  std::size_t next = 0, from = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const bool added = next < axes.size() && axes[next] == static_cast<std::int64_t>(i);
    next += added;
    result[i] = added ? 1 : x[from++];
  }
  return result;
}

Dims squeezed_axes(const char* op, const Shape& x, const std::optional<Dims>& axis) {
  Dims axes = normalize_axes(op, axis, x.size());
  if (axis) return axes;
  const auto longer = [&](std::int64_t a) { return x[static_cast<std::size_t>(a)] != 1; };
  axes.truncate(static_cast<std::size_t>(std::remove_if(axes.begin(), axes.end(), longer) - axes.begin()));
  return axes;
}

Shape squeeze_shape(const char* op, const Shape& x, const std::optional<Dims>& axis) {
  const Dims axes = squeezed_axes(op, x, axis);
  for (std::int64_t a : axes) {
    if (x[static_cast<std::size_t>(a)] != 1) {
      throw ValueError(prefix(op) + "axis " + std::to_string(a) + " of x, of shape " + to_string(x) + ", has length " +
                       std::to_string(x[static_cast<std::size_t>(a)]) + "; only axes of length 1 are accepted");
    }
  }
  return reduce_shape(op, x, axes, false);
}

Shape permute_dims_shape(const char* op, const Shape& x, const Dims& axes) {
  if (axes.size() != x.size()) {
    throw ValueError(prefix(op) + "axes " + to_string(axes) + " has " + std::to_string(axes.size()) +
                     " entries for x of shape " + to_string(x) + "; every axis exactly once is accepted");
  }
  normalize_axes(op, axes, x.size(), "axes");
  Shape result(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) {
    result[i] = x[static_cast<std::size_t>(normalize_axis(op, axes[i], x.size()))];
  }
  return result;
}

Shape matrix_transpose_shape(const char* op, const Shape& x) {
  if (x.size() < 2) {
    throw ValueError(prefix(op) + "x has shape " + to_string(x) + "; at least two axes are accepted");
  }
  Shape result = x;
  std::swap(result[x.size() - 1], result[x.size() - 2]);
  return result;
}

Shape concat_shape(const char* op, std::span<const Shape* const> arrays, const std::optional<std::int64_t>& axis) {
  if (arrays.empty()) throw ValueError(prefix(op) + "arrays is empty; at least one array is accepted");
  std::int64_t total = 0;
  const auto add = [&](std::int64_t extent) {
    if (__builtin_add_overflow(total, extent, &total)) {
      throw ValueError(prefix(op) + "the result has more than 2**63 - 1 elements");
    }
  };
  if (!axis) {
    for (const Shape* shape : arrays) add(element_count(*shape));
    return Shape{total};
  }
  const Shape& first = *arrays[0];
  if (first.empty()) throw ValueError(prefix(op) + "0-d arrays are accepted only with axis=None");
  const auto along = static_cast<std::size_t>(normalize_axis(op, *axis, first.size()));
  for (std::size_t k = 0; k < arrays.size(); ++k) {
    const Shape& shape = *arrays[k];
    bool fits = shape.size() == first.size();
    for (std::size_t i = 0; fits && i < shape.size(); ++i) fits = i == along || shape[i] == first[i];
    if (!fits) {
      throw ShapeError(prefix(op) + "arrays[" + std::to_string(k) + "] has shape " + to_string(shape) +
                       ", arrays[0] has " + to_string(first) +
                       "; accepted are equal lengths along every axis but axis " + std::to_string(along));
    }
    add(shape[along]);
  }
  Shape result = first;
  result[along] = total;
  return checked_shape(op, result);
}

Shape stack_shape(const char* op, std::span<const Shape* const> arrays, std::int64_t axis) {
  if (arrays.empty()) throw ValueError(prefix(op) + "arrays is empty; at least one array is accepted");
  const Shape& first = *arrays[0];
  for (std::size_t k = 1; k < arrays.size(); ++k) {
    if (*arrays[k] != first) {
      throw ShapeError(prefix(op) + "arrays[" + std::to_string(k) + "] has shape " + to_string(*arrays[k]) +
                       ", arrays[0] has " + to_string(first) + "; accepted are equal shapes");
    }
  }
  const auto along = static_cast<std::size_t>(checked_axis(op, axis, first.size() + 1, "a result"));
  Shape result = first;
  result.insert(along, static_cast<std::int64_t>(arrays.size()));
  return checked_shape(op, result);
}

Shape getitem_shape(const char* op, const Shape& x, const Index& index) {
  std::size_t axes = 0, kept = 0;
  for (const IndexItem& item : index) {
    axes += item.kind != IndexItem::Kind::NewAxis;
    kept += item.kind != IndexItem::Kind::Integer;
  }
  if (axes != x.size()) {
    throw IndexError(prefix(op) + "the index has " + std::to_string(axes) + " entries for x of shape " + to_string(x));
  }
  require_ndim(op, kept);
  Shape result(kept);
  std::size_t to = 0;
  for (const IndexItem& item : index) {
    if (item.kind == IndexItem::Kind::NewAxis) result[to++] = 1;
    if (item.kind == IndexItem::Kind::Slice) result[to++] = item.length;
  }
  return result;
}

Shape scatter_shape(const char* op, const Shape& x, const Dims& target, const Index& index) {
  const Shape expected = getitem_shape(op, target, index);
  if (!(expected == x)) {
    throw ShapeError(prefix(op) + "x has shape " + to_string(x) + "; accepted is that of the positions, " +
                     to_string(expected));
  }
  return checked_shape(op, target);
}

Shape matmul_shape(const char* op, const Shape& x1, const Shape& x2) {
  if (x1.empty() || x2.empty()) {
    throw ValueError(prefix(op) + (x1.empty() ? "x1" : "x2") + " is 0-d; at least one axis is accepted");
  }
  const std::int64_t inner1 = x1.back();
  const std::int64_t inner2 = x2[x2.size() == 1 ? 0 : x2.size() - 2];
  if (inner1 != inner2) {
    throw ShapeError(prefix(op) + "x1 of shape " + to_string(x1) + " and x2 of shape " + to_string(x2) +
                     " do not fit: the last axis of x1 has length " + std::to_string(inner1) + ", the " +
                     (x2.size() == 1 ? "only" : "last but one") + " axis of x2 has " + std::to_string(inner2));
  }
  const auto batch = [](const Shape& x) { return Shape(std::span(x.data(), x.size() > 2 ? x.size() - 2 : 0)); };
  const Shape batches = broadcast_shapes(op, batch(x1), batch(x2));
  const std::size_t n = batches.size() + (x1.size() > 1) + (x2.size() > 1);
  require_ndim(op, n);
  Shape result(n);
  std::copy(batches.begin(), batches.end(), result.begin());
  std::size_t to = batches.size();
  if (x1.size() > 1) result[to++] = x1[x1.size() - 2];
  if (x2.size() > 1) result[to] = x2.back();
  return checked_shape(op, result);
}

Shape sum_to_shape(const char* op, const Shape& x, const Dims& target) {
  broadcast_to_shape(op, target, x);
  return target;
}

Shape eye_shape(const char* op, std::int64_t n_rows, const std::optional<std::int64_t>& n_cols) {
  return checked_shape(op, {n_rows, n_cols.value_or(n_rows)});
}

std::int64_t arange_length(const char* op, const Scalar& first, const std::optional<Scalar>& last, const Scalar& step) {
  const Scalar start = last ? first : Scalar::of(std::int64_t{0});
  const Scalar stop = last ? *last : first;
  for (const Scalar* s : {&start, &stop, &step}) {
    if (s->kind == Scalar::Kind::Complex) {
      throw TypeError(prefix(op) +
                      (s == &start  ? "start"
                       : s == &stop ? "stop"
                                    : "step") +
                      " is complex; accepted are real numbers");
    }
  }
  const auto integral = [](const Scalar& s) { return s.kind < Scalar::Kind::Huge; };
  if (integral(start) && integral(stop) && integral(step)) {
    // 128 bits hold every difference of 64-bit integers, signed or not.
    const auto wide = [](const Scalar& s) {
      return s.kind == Scalar::Kind::UInt ? static_cast<__int128>(s.unsigned_integer)
                                          : static_cast<__int128>(s.integer);
    };
    const __int128 by = wide(step);
    if (by == 0) throw ValueError(prefix(op) + "step is 0; any other number is accepted");
    const __int128 distance = wide(stop) - wide(start);
    if (distance == 0 || (distance > 0) != (by > 0)) return 0;
    const __int128 length = (distance + by - (by > 0 ? 1 : -1)) / by;
    if (length > INT64_MAX) throw ValueError(prefix(op) + "the result has more than 2**63 - 1 elements");
    return static_cast<std::int64_t>(length);
  }
  const double a = start.as_double(), b = stop.as_double(), by = step.as_double();
  if (by == 0) throw ValueError(prefix(op) + "step is 0; any other number is accepted");
  const double length = std::ceil((b - a) / by);
  if (std::isnan(length) || length >= 0x1p63) {
    throw ValueError(prefix(op) + "start " + shortest(a) + ", stop " + shortest(b) + " and step " + shortest(by) +
                     " give no number of elements that an array can have; accepted are at most 2**63 - 1");
  }
  return length > 0 ? static_cast<std::int64_t>(length) : 0;
}

Shape rotate_shape(const char* op, const Shape& x, std::int64_t axis, std::int64_t) {
  normalize_axis(op, axis, x.size());
  return x;
}

}  // namespace pylucid
