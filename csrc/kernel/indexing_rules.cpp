// Result shapes of the family `indexing`, and the messages about indices out of range.
#include <cstring>

#include "core/error.h"
#include "indexing/kernels.h"
#include "kernel/indexing.h"
#include "kernel/shape_rules.h"

namespace pylucid {
namespace {

void require_same_ndim(const char* op, const char* first, const Shape& x, const Shape& indices) {
  if (x.size() == indices.size()) return;
  throw ShapeError(prefix(op) + first + " has shape " + to_string(x) + " and indices has shape " + to_string(indices) +
                   "; as many axes are accepted");
}

std::int64_t along(const char* op, const Shape& x, const std::optional<std::int64_t>& axis) {
  if (axis) return normalize_axis(op, *axis, x.size());
  if (x.size() == 1) return 0;
  throw ValueError(prefix(op) + "x has shape " + to_string(x) + "; axis may be left out for a 1-d array only");
}

Shape slices_shape(const char* op, const Shape& x, const Shape& indices, const std::optional<std::int64_t>& axis) {
  const std::int64_t at = along(op, x, axis);
  return indexed_shape(op, x, indices, Dims{at}, at);
}

}  // namespace

IndexedAxes indexed_axes(const char* op, const Shape& x, const Dims& axes, std::int64_t at) {
  IndexedAxes result{Dims(x.size() - std::min(axes.size(), x.size())), 1};
  std::size_t next = 0, kept = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (next < axes.size() && axes[next] == static_cast<std::int64_t>(i)) {
      // Above 2**63 only where another axis is empty, and then no index is in range.
      if (__builtin_mul_overflow(result.extent, x[i], &result.extent)) result.extent = 0;
      ++next;
    } else if (kept < result.kept.size()) {
      result.kept[kept++] = static_cast<std::int64_t>(i);
    }
  }
  if (next != axes.size()) {
    throw ValueError(prefix(op) + "axes " + to_string(axes) + " do not fit x of shape " + to_string(x) +
                     "; ascending axes from 0 on are accepted");
  }
  if (at < 0 || at > static_cast<std::int64_t>(kept)) {
    throw ValueError(prefix(op) + "at is " + std::to_string(at) + "; 0 to " + std::to_string(kept) + " are accepted");
  }
  return result;
}

Shape indexed_shape(const char* op, const Shape& x, const Shape& indices, const Dims& axes, std::int64_t at) {
  const Dims kept = indexed_axes(op, x, axes, at).kept;
  const auto before = static_cast<std::size_t>(at);
  Shape result(kept.size() + indices.size());
  for (std::size_t i = 0; i < kept.size(); ++i) {
    result[i < before ? i : i + indices.size()] = x[static_cast<std::size_t>(kept[i])];
  }
  std::copy(indices.begin(), indices.end(), result.begin() + before);
  return checked_shape(op, result);
}

void require_broadcast(const char* op, const char* argument, const Shape& shape, const Shape& target) {
  if (broadcasts_to(shape, target)) return;
  throw ShapeError(prefix(op) + argument + " of shape " + to_string(shape) +
                   " does not broadcast to the positions, of shape " + to_string(target));
}

void refuse_index(const std::string& where, std::int64_t value, const Shape& position, std::int64_t extent) {
  const std::string place = position.empty() ? "" : " at position " + to_string(position);
  const std::string accepted =
      extent == 0 ? "no index is accepted" : "accepted are -" + std::to_string(extent) + " to " + std::to_string(extent - 1);
  throw IndexError(where + " is " + std::to_string(value) + place + ", out of range for an axis of length " +
                   std::to_string(extent) + "; " + accepted);
}

void check_indices(const std::string& where, const Storage& indices, std::int64_t extent) {
  Dims position(indices.ndim(), 0);
  const char* at = indices.data();
  for (std::int64_t left = indices.size(); left > 0; --left) {
    std::int64_t value;
    std::memcpy(&value, at, sizeof(value));
    if (value < -extent || value >= extent) refuse_index(where, value, position, extent);
    for (std::size_t i = indices.ndim(); i-- > 0;) {
      at += indices.strides[i];
      if (++position[i] < indices.shape[i]) break;
      at -= position[i] * indices.strides[i];
      position[i] = 0;
    }
  }
}

Shape take_shape(const char* op, const Shape& x, const Shape& indices, std::optional<std::int64_t> axis) {
  return slices_shape(op, x, indices, axis);
}

Shape untake_shape(const char* op, const Shape& x, const Shape& indices, const Dims& shape,
                   std::optional<std::int64_t> axis) {
  require_broadcast(op, "x", x, slices_shape(op, shape, indices, axis));
  return checked_shape(op, shape);
}

Shape index_add_shape(const char* op, const Shape& x, const Shape& indices, const Shape& values, std::int64_t axis) {
  require_broadcast(op, "values", values, slices_shape(op, x, indices, axis));
  return x;
}

Shape take_along_axis_shape(const char* op, const Shape& x, const Shape& indices, std::int64_t axis) {
  const auto indexed = static_cast<std::size_t>(normalize_axis(op, axis, x.size()));
  require_same_ndim(op, "x", x, indices);
  Shape result = indices;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (i == indexed || x[i] == indices[i]) continue;
    if (x[i] != 1 && indices[i] != 1) {
      throw ShapeError(prefix(op) + "x of shape " + to_string(x) + " and indices of shape " + to_string(indices) +
                       " do not broadcast along axis " + std::to_string(i) + "; equal lengths or 1 are accepted");
    }
    if (indices[i] == 1) result[i] = x[i];
  }
  return checked_shape(op, result);
}

Shape scatter_add_along_axis_shape(const char* op, const Shape& x, const Shape& indices, const Dims& shape,
                                   std::int64_t axis) {
  require_broadcast(op, "x", x, take_along_axis_shape(op, checked_shape(op, shape), indices, axis));
  return shape;
}

Shape gather_shape(const char* op, const Shape& x, const Shape& indices, std::int64_t axis) {
  const auto indexed = static_cast<std::size_t>(normalize_axis(op, axis, x.size()));
  require_same_ndim(op, "x", x, indices);
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (i == indexed || indices[i] <= x[i]) continue;
    throw ShapeError(prefix(op) + "indices of shape " + to_string(indices) + " is longer along axis " + std::to_string(i) +
                     " than x of shape " + to_string(x) + "; only along axis " + std::to_string(indexed) +
                     " is that accepted");
  }
  return indices;
}

Shape ungather_shape(const char* op, const Shape& x, const Shape& indices, const Dims& shape, std::int64_t axis) {
  require_broadcast(op, "x", x, gather_shape(op, checked_shape(op, shape), indices, axis));
  return shape;
}

Shape add_elements_shape(const char* op, const Shape& x, const Shape& indices, const Shape& values,
                           std::int64_t axis) {
  require_broadcast(op, "values", values, gather_shape(op, x, indices, axis));
  return x;
}

Shape take_at_shape(const char* op, const Shape& x, const Shape& indices, const Dims& axes, std::int64_t at) {
  return indexed_shape(op, x, indices, axes, at);
}

Shape add_at_shape(const char* op, const Shape& x, const Shape& indices, const Dims& shape, const Dims& axes,
                   std::int64_t at) {
  require_broadcast(op, "x", x, indexed_shape(op, checked_shape(op, shape), indices, axes, at));
  return shape;
}

Shape put_at_shape(const char* op, const Shape& x, const Shape& indices, const Shape& values, const Dims& axes,
                   std::int64_t at, bool) {
  require_broadcast(op, "values", values, indexed_shape(op, x, indices, axes, at));
  return x;
}

Shape take_last_at_shape(const char* op, const Shape& x, const Shape& indices, const Dims& axes, std::int64_t at) {
  return indexed_shape(op, x, indices, axes, at);
}

Shape place_at_shape(const char* op, const Shape& x, const Shape& indices, const Dims& shape, const Dims& axes,
                     std::int64_t at) {
  return add_at_shape(op, x, indices, shape, axes, at);
}

Shape join_indices_shape(const char* op, const Shape& high, const Shape& low, std::int64_t, std::int64_t) {
  return broadcast_shapes(op, high, low);
}

Shape unselect_shape(const char* op, const Shape& x, const Shape& mask) {
  if (x.empty()) throw ShapeError(prefix(op) + "x is 0-d; at least one axis is accepted");
  Shape result = mask;
  for (std::size_t i = 1; i < x.size(); ++i) result.push_back(x[i]);
  return checked_shape(op, result);
}

Shape put_masked_shape(const char* op, const Shape& x, const Shape& mask, const Shape&, bool) {
  bool fits = mask.size() <= x.size();
  for (std::size_t i = 0; fits && i < mask.size(); ++i) fits = mask[i] == x[i];
  if (!fits) {
    throw IndexError(prefix(op) + "the mask has shape " + to_string(mask) + ", x has shape " + to_string(x) +
                     "; accepted is a mask of the shape of x's first axes");
  }
  return x;
}

Shape put_slice_shape(const char* op, const Shape& values, const Shape& x, const Index& key, bool) {
  require_broadcast(op, "values", values, getitem_shape(op, x, key));
  return x;
}

Shape tril_shape(const char* op, const Shape& x, std::int64_t) {
  if (x.size() < 2) throw ValueError(prefix(op) + "x has shape " + to_string(x) + "; at least two axes are accepted");
  return x;
}

Shape triu_shape(const char* op, const Shape& x, std::int64_t k) { return tril_shape(op, x, k); }

}  // namespace pylucid
