// What the derivatives of sort and topk are made of. Values are selected from the source along an axis; where the
// source equals a value at several positions, each has an equal share in it. So the derivative is the matrix P with
// P[j, i] = 1 / c for the c positions i where source[i] == values[j]; order_gather is P, order_scatter its transpose.
#include <algorithm>
#include <array>
#include <string>

#include "backend/cpu/driver.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/sorting_keys.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernel/shape_rules.h"
#include "sorting/kernels.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kGrain = 8192;

Storage copied(const Storage& x, Dtype dt) {
  Storage result = allocate(x.shape, dt);
  copy_into(result, x);
  return result;
}

template <class T>
bool same(T a, T b) {
  return (a == b) | ((a != a) & (b != b));
}

// Of each array the line along the axis, its elements one beside the other.
template <class T>
struct Rows {
  const T *x, *values, *source;
  T* out;
  const std::int64_t* indices;
  std::int64_t n, k;
  std::int64_t ties;  // how many of the source equal the last value; 0 where no value is like another one
};

// Where values end with some of several equal elements of the source: how many positions share them, else 0.
template <class T>
std::int64_t shared_last(const Rows<T>& r, std::int64_t begin) {
  return r.ties > r.k - begin ? r.ties : 0;
}

// The end of the run of equal values from `begin` on.
template <class T>
std::int64_t run_end(const Rows<T>& r, std::int64_t begin) {
  const T value = r.values[begin];
  std::int64_t end = begin + 1;
  while (end < r.k && same(r.values[end], value)) ++end;
  return end;
}

[[noreturn]] __attribute__((noinline)) void raise_index(std::int64_t index, std::int64_t n) {
  throw IndexError("order: an index is " + std::to_string(index) + "; accepted are 0 to " + std::to_string(n - 1));
}

inline std::int64_t checked_index(std::int64_t index, std::int64_t n) {
  if (static_cast<std::uint64_t>(index) >= static_cast<std::uint64_t>(n)) raise_index(index, n);
  return index;
}

template <class T>
void scatter_row(const Rows<T>& r) {
  // Where every element is written later, too: it brings the row into the cache in the order of memory.
  std::fill_n(r.out, r.n, T(0));
  if (r.ties == 0) {
    const T* x = r.x;
    T* out = r.out;
    const std::int64_t* indices = r.indices;
    for (std::int64_t j = 0, k = r.k, n = r.n; j < k; ++j) out[checked_index(indices[j], n)] = x[j];
    return;
  }
  for (std::int64_t begin = 0, end = 0; begin < r.k; begin = end) {
    end = run_end(r, begin);
    if (end - begin == 1 && end < r.k) {
      r.out[checked_index(r.indices[begin], r.n)] = r.x[begin];
      continue;
    }
    T total = 0;
    for (std::int64_t j = begin; j < end; ++j) total += r.x[j];
    const std::int64_t shared = end == r.k ? shared_last(r, begin) : 0;
    if (shared) {
      const T value = r.values[begin], share = total / static_cast<T>(shared);
      for (std::int64_t i = 0; i < r.n; ++i) {
        if (same(r.source[i], value)) r.out[i] = share;
      }
    } else {
      const T share = total / static_cast<T>(end - begin);
      for (std::int64_t j = begin; j < end; ++j) r.out[checked_index(r.indices[j], r.n)] = share;
    }
  }
}

template <class T>
void gather_row(const Rows<T>& r) {
  if (r.ties == 0) {
    const T* x = r.x;
    T* out = r.out;
    const std::int64_t* indices = r.indices;
    for (std::int64_t j = 0, k = r.k, n = r.n; j < k; ++j) out[j] = x[checked_index(indices[j], n)];
    return;
  }
  for (std::int64_t begin = 0, end = 0; begin < r.k; begin = end) {
    end = run_end(r, begin);
    if (end - begin == 1 && end < r.k) {
      r.out[begin] = r.x[checked_index(r.indices[begin], r.n)];
      continue;
    }
    T total = 0;
    const std::int64_t shared = end == r.k ? shared_last(r, begin) : 0;
    if (shared) {
      const T value = r.values[begin];
      for (std::int64_t i = 0; i < r.n; ++i) total += same(r.source[i], value) ? r.x[i] : T(0);
    } else {
      for (std::int64_t j = begin; j < end; ++j) total += r.x[checked_index(r.indices[j], r.n)];
    }
    const T mean = total / static_cast<T>(shared ? shared : end - begin);
    for (std::int64_t j = begin; j < end; ++j) r.out[j] = mean;
  }
}

// The strides or extents of x, those of one axis behind the others.
template <class Entries>
Entries axis_last(const Entries& x, std::size_t axis) {
  Entries result = x;
  std::rotate(result.begin() + static_cast<std::ptrdiff_t>(axis), result.begin() + static_cast<std::ptrdiff_t>(axis) + 1,
              result.end());
  return result;
}

// x with the axis behind the others, its elements one beside the other.
Storage as_rows(const Storage& x, std::size_t axis, Dtype dt) {
  Storage rows = x;
  rows.shape = axis_last(x.shape, axis);
  rows.strides = axis_last(x.strides, axis);
  const bool dense = rows.shape.back() <= 1 || rows.strides.back() == static_cast<std::int64_t>(itemsize(dt));
  return x.dtype == dt && dense ? rows : copied(rows, dt);
}

template <class T>
Storage apply(const Storage& x, const Storage& values, const Storage& indices, const Storage& source,
              const Storage& ties, std::int64_t axis, const Shape& shape, Dtype loop, Dtype dt,
              void (*run)(const Rows<T>&)) {
  const auto along = static_cast<std::size_t>(normalize_axis("order", axis, shape.size()));
  const Storage out = allocate(axis_last(shape, along), loop);
  const std::array<Storage, 6> arrays{as_rows(x, along, loop),
                                      as_rows(values, along, loop),
                                      as_rows(source, along, loop),
                                      as_rows(indices, along, Dtype::Int64),
                                      as_rows(ties, along, Dtype::Int64),
                                      out};
  const std::int64_t n = source.shape[along], k = values.shape[along];
  const std::size_t others = shape.size() - 1;
  std::int64_t rows = 1;
  for (std::size_t i = 0; i < others; ++i) rows *= out.shape[i];
  parallel_for(rows, std::max<std::int64_t>(1, kGrain / std::max<std::int64_t>(1, n)),
               [&](std::int64_t begin, std::int64_t end) {
                 for (std::int64_t row = begin; row < end; ++row) {
                   std::array<char*, 6> at;
                   for (std::size_t a = 0; a < at.size(); ++a) at[a] = arrays[a].data();
                   std::int64_t point = row;
                   for (std::size_t i = others; i-- > 0;) {
                     const std::int64_t position = point % out.shape[i];
                     point /= out.shape[i];
                     for (std::size_t a = 0; a < at.size(); ++a) at[a] += position * arrays[a].strides[i];
                   }
                   run({reinterpret_cast<const T*>(at[0]), reinterpret_cast<const T*>(at[1]),
                        reinterpret_cast<const T*>(at[2]), reinterpret_cast<T*>(at[5]),
                        reinterpret_cast<const std::int64_t*>(at[3]), n, k,
                        *reinterpret_cast<const std::int64_t*>(at[4])});
                 }
               });
  Storage result = out;
  result.shape = shape;
  std::rotate(result.strides.begin() + static_cast<std::ptrdiff_t>(along), result.strides.end() - 1,
              result.strides.end());
  return dt == loop ? result : copied(result, dt);
}

}  // namespace

Storage order_scatter(const Storage& x, const Storage& values, const Storage& indices, const Storage& source,
                      const Storage& ties, std::int64_t axis, const Shape& shape, Dtype dt) {
  const Dtype loop = loop_dtype(dt);
  return loop == Dtype::Float64
             ? apply<double>(x, values, indices, source, ties, axis, shape, loop, dt, &scatter_row<double>)
             : apply<float>(x, values, indices, source, ties, axis, shape, loop, dt, &scatter_row<float>);
}

Storage order_gather(const Storage& x, const Storage& values, const Storage& indices, const Storage& source,
                     const Storage& ties, std::int64_t axis, const Shape& shape, Dtype dt) {
  const Dtype loop = loop_dtype(dt);
  return loop == Dtype::Float64
             ? apply<double>(x, values, indices, source, ties, axis, shape, loop, dt, &gather_row<double>)
             : apply<float>(x, values, indices, source, ties, axis, shape, loop, dt, &gather_row<float>);
}

}  // namespace pylucid::cpu
