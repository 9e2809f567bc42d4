// Random arrays of every layout, and element access that knows nothing of the code under test.
#pragma once

#include <cstring>
#include <random>
#include <vector>

#include "backend/cpu/casts.h"
#include "core/storage.h"

namespace arrays {

using namespace pylucid;

inline std::mt19937_64 engine{20250101};

inline std::int64_t uniform(std::int64_t low, std::int64_t high) {
  return std::uniform_int_distribution<std::int64_t>(low, high)(engine);
}

inline char* element(const Storage& a, const std::vector<std::int64_t>& index) {
  char* p = a.data();
  for (std::size_t i = 0; i < index.size(); ++i) p += index[i] * a.strides[i];
  return p;
}

// The element at `index` of a larger shape, to which `a` broadcasts.
inline char* broadcast_element(const Storage& a, const std::vector<std::int64_t>& index) {
  char* p = a.data();
  const std::size_t lead = index.size() - a.ndim();
  for (std::size_t i = 0; i < a.ndim(); ++i) {
    if (a.shape[i] != 1) p += index[lead + i] * a.strides[i];
  }
  return p;
}

// Calls body(index) for every index of `shape` in C order.
template <class Body>
void for_each(const Shape& shape, Body&& body) {
  std::vector<std::int64_t> index(shape.size(), 0);
  for (std::int64_t extent : shape) {
    if (extent == 0) return;
  }
  for (;;) {
    body(index);
    std::size_t axis = shape.size();
    while (axis > 0 && ++index[axis - 1] == shape[axis - 1]) index[--axis] = 0;
    if (axis == 0) return;
  }
}

inline void put(char* to, Dtype dt, double value) {
  const auto* from = reinterpret_cast<const char*>(&value);
  cpu::cast_loop(Dtype::Float64, dt)(from, to, 1);
}

inline double value(const char* from, Dtype dt) {
  double result;
  cpu::cast_loop(dt, Dtype::Float64)(from, reinterpret_cast<char*>(&result), 1);
  return result;
}

inline double value(const Storage& a, const std::vector<std::int64_t>& index) {
  return value(element(a, index), a.dtype);
}

// Values of one layout out of many: C order, permuted axes, slices, reversed axes, broadcast axes.
inline Storage random_array(const Shape& shape, Dtype dt, double low = -4, double high = 4) {
  const std::size_t n = shape.size();
  std::vector<std::size_t> axes(n);
  for (std::size_t i = 0; i < n; ++i) axes[i] = i;
  const bool plain = uniform(0, 2) == 0;
  if (!plain) std::shuffle(axes.begin(), axes.end(), engine);
  Shape whole(n);
  std::vector<std::int64_t> steps(n, 1);
  for (std::size_t i = 0; i < n; ++i) {
    if (!plain && uniform(0, 3) == 0) steps[i] = uniform(2, 3);
    whole[i] = shape[axes[i]] * steps[i];
  }
  const Storage base = allocate(whole, dt);
  const std::int64_t count = element_count(whole);
  for (std::int64_t i = 0; i < count; ++i) {
    double v = std::uniform_real_distribution<double>(low, high)(engine);
    if (kind(dt) == Kind::Unsigned || dt == Dtype::Bool) v = v < 0 ? -v : v;
    put(base.data() + i * static_cast<std::int64_t>(itemsize(dt)), dt, v);
  }
  Storage view = base;
  view.shape = shape;
  view.strides = Strides(n);
  for (std::size_t i = 0; i < n; ++i) {
    view.strides[axes[i]] = base.strides[i] * steps[i];
    if (!plain && uniform(0, 3) == 0 && shape[axes[i]] > 0) {
      view.offset += (shape[axes[i]] - 1) * view.strides[axes[i]];
      view.strides[axes[i]] = -view.strides[axes[i]];
    }
  }
  for (std::size_t i = 0; i < n && !plain; ++i) {
    if (uniform(0, 7) == 0 && shape[i] > 0) {
      if (view.strides[i] < 0) view.offset += (shape[i] - 1) * view.strides[i];
      view.strides[i] = 0;
    }
  }
  return view;
}

// Every element in [first, last] of memory must stay in the buffer.
inline bool within_buffer(const Storage& a) {
  std::int64_t low = a.offset, high = a.offset + static_cast<std::int64_t>(itemsize(a.dtype));
  for (std::size_t i = 0; i < a.ndim(); ++i) {
    if (a.shape[i] == 0) return true;
    const std::int64_t reach = (a.shape[i] - 1) * a.strides[i];
    (reach < 0 ? low : high) += reach;
  }
  return low >= 0 && high <= static_cast<std::int64_t>(a.buffer->nbytes());
}

inline Shape random_shape(std::int64_t max_dims, std::int64_t max_elements) {
  const auto n = static_cast<std::size_t>(uniform(0, max_dims));
  Shape shape(n, 1);
  std::int64_t left = max_elements;
  for (std::size_t i = 0; i < n; ++i) {
    const std::int64_t kind = uniform(0, 9);
    const std::int64_t top = kind < 5 ? std::min<std::int64_t>(left, 7) : left;
    shape[i] =
        kind == 9 && uniform(0, 3) == 0 ? 0 : std::max<std::int64_t>(1, uniform(1, std::max<std::int64_t>(top, 1)));
    left /= std::max<std::int64_t>(shape[i], 1);
  }
  for (std::size_t i = n; i > 1; --i)
    std::swap(shape[i - 1], shape[static_cast<std::size_t>(uniform(0, static_cast<std::int64_t>(i) - 1))]);
  return shape;
}

// A shape that broadcasts to `shape`.
inline Shape narrower(const Shape& shape) {
  if (uniform(0, 1) == 0) return shape;
  const std::size_t drop =
      uniform(0, 2) == 0 ? static_cast<std::size_t>(uniform(0, static_cast<std::int64_t>(shape.size()))) : 0;
  Shape result(shape.size() - drop);
  for (std::size_t i = drop; i < shape.size(); ++i) result[i - drop] = uniform(0, 2) == 0 ? 1 : shape[i];
  return result;
}

}  // namespace arrays
