// What reductions share: the axes of an array in the order of memory, and walks over them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "backend/cpu/driver.h"
#include "backend/cpu/operand.h"

namespace pylucid::cpu {

inline constexpr std::int64_t kShortRun = 16;
inline constexpr std::int64_t kGrain = 32768;        // elements: the least that a thread is started for
inline constexpr std::int64_t kSplitFrom = 262144;   // elements: from here on a reduction to few values is split
inline constexpr std::int64_t kFewRows = 64;         // results, each of which is one piece of work
inline constexpr std::int64_t kFewColumns = 16384;

struct Axis {
  std::int64_t extent;
  std::int64_t stride;  // bytes
  std::int64_t out;     // bytes in the result; kept axes only
};

struct Axes {
  std::array<Axis, kMaxDims> at;
  std::size_t count = 0;

  void add(Axis axis) { at[count++] = axis; }
  std::int64_t elements() const {
    std::int64_t n = 1;
    for (std::size_t i = 0; i < count; ++i) n *= at[i].extent;
    return n;
  }
  // Innermost first, neighbours joined where one stride serves both.
  void arrange() {
    std::stable_sort(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const Axis& a, const Axis& b) { return std::abs(a.stride) < std::abs(b.stride); });
    std::size_t last = 0;
    for (std::size_t i = 1; i < count; ++i) {
      Axis& inner = at[last];
      if (at[i].stride == inner.stride * inner.extent && at[i].out == inner.out * inner.extent) {
        inner.extent *= at[i].extent;
      } else {
        at[++last] = at[i];
      }
    }
    if (count) count = last + 1;
  }
};

// Walks the points of some axes, keeping the pointers up.
class Walk {
 public:
  Walk(const Axes& axes, std::size_t first, const char* data, char* out)
      : axes_(axes), first_(first), data_(data), out_(out) {
    for (std::size_t i = first; i < axes.count; ++i) position_[i] = 0;
  }
  void seek(std::int64_t point) {
    for (std::size_t i = first_; i < axes_.count; ++i) {
      move(i, point % axes_.at[i].extent);
      point /= axes_.at[i].extent;
    }
  }
  bool next() {
    for (std::size_t i = first_; i < axes_.count; ++i) {
      if (position_[i] + 1 < axes_.at[i].extent) {
        move(i, 1);
        return true;
      }
      move(i, -position_[i]);
    }
    return false;
  }
  const char* data() const { return data_; }
  char* out() const { return out_; }

 private:
  void move(std::size_t i, std::int64_t by) {
    position_[i] += by;
    data_ += by * axes_.at[i].stride;
    out_ += by * axes_.at[i].out;
  }

  const Axes& axes_;
  std::size_t first_;
  const char* data_;
  char* out_;
  std::array<std::int64_t, kMaxDims> position_;
};

inline const char* fetch(const Operand& o, const char* from, const std::int64_t* extents, int ndim, std::int64_t n,
                  char* buffer, const Scratch& s) {
  if (!o.first && dense(o, extents, ndim)) return from;
  load(o, from, extents, ndim, n, buffer, s);
  return buffer;
}

inline bool by_columns(const Axes& kept, const Axes& reduced) {
  if (kept.count == 0) return false;
  if (reduced.count == 0) return true;
  return std::abs(kept.at[0].stride) < std::abs(reduced.at[0].stride) ||
         (reduced.at[0].extent < kShortRun && kept.at[0].extent >= kShortRun);
}

// Whether axis i is in `axes`, which are ascending and not negative.
inline bool among(const Dims& axes, std::size_t i) {
  return std::binary_search(axes.begin(), axes.end(), static_cast<std::int64_t>(i));
}

inline void split_axes(const Storage& x, const Dims& axes, const Storage& out, const char*& data, Axes& kept, Axes& reduced) {
  data = x.data();
  std::size_t to = 0;
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    Axis axis{x.shape[i], x.strides[i], 0};
    const bool is_reduced = among(axes, i);
    if (!is_reduced) axis.out = out.strides[to++];
    if (axis.extent == 1) continue;
    if (is_reduced && axis.stride < 0) {
      data += (axis.extent - 1) * axis.stride;
      axis.stride = -axis.stride;
    }
    (is_reduced ? reduced : kept).add(axis);
  }
}

// Whether axis a is a better one to cut into parts than axis b: the farthest apart in memory of those long enough.
inline bool splits_better(const Storage& x, std::size_t a, std::size_t b) {
  const auto enough = [&](std::size_t axis) { return std::min<std::int64_t>(x.shape[axis], 32); };
  if (enough(a) != enough(b)) return enough(a) > enough(b);
  return std::abs(x.strides[a]) > std::abs(x.strides[b]);
}

// A reduction cut along one of its axes: equal pieces along one more axis in front, and what is left over.
struct Pieces {
  Storage pieces, rest;
  Dims axes;            // of the pieces, to be reduced
  std::int64_t length;  // of each
};
inline Pieces cut(const Storage& x, const Dims& axes, std::size_t at, std::int64_t parts) {
  Pieces found{x, x, axes, x.shape[at] / parts};
  found.pieces.shape[at] = found.length;
  found.pieces.shape.insert(0, parts);
  found.pieces.strides.insert(0, found.length * x.strides[at]);
  for (std::int64_t& axis : found.axes) ++axis;
  found.rest.shape[at] = x.shape[at] - parts * found.length;
  found.rest.offset += parts * found.length * x.strides[at];
  return found;
}

inline Storage shaped(Storage x, const Shape& shape) {
  x.strides = contiguous_strides(shape, itemsize(x.dtype));
  x.shape = shape;
  return x;
}

inline Storage as_dtype(Storage x, Dtype dt) {
  if (x.dtype == dt) return x;
  Storage result = allocate(x.shape, dt);
  copy_into(result, x);
  return result;
}

inline Dtype sum_dtype(Dtype dt) {
  if (kind(dt) == Kind::Bool || kind(dt) == Kind::Signed) return Dtype::Int64;
  if (kind(dt) == Kind::Unsigned) return Dtype::UInt64;
  return loop_dtype(dt);
}

}  // namespace pylucid::cpu
