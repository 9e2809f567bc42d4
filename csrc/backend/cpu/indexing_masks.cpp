// Reading and writing where a mask is true, the places of what is not zero, assignment to slices, and triangles.
#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "backend/backend.h"
#include "backend/cpu/driver.h"
#include "backend/cpu/items.h"
#include "backend/cpu/kernels.h"
#include "core/error.h"
#include "core/parallel.h"
#include "indexing/kernels.h"
#include "kernel/indexing.h"
#include "kernel/shape_rules.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kChunk = 32768;  // flags that are counted, then used, in one piece

// Which elements are not zero, one byte each in C order, and how many there are before each chunk.
class Flags {
 public:
  explicit Flags(const Storage& x) : bytes_(flags_of(x)), size_(bytes_.size()), before_(chunks() + 1) {
    parallel_for(chunks(), 1, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t c = begin; c < end; ++c) before_[place(c) + 1] = count_in(c);
    });
    for (std::int64_t c = 0; c < chunks(); ++c) before_[place(c) + 1] += before_[place(c)];
  }

  std::int64_t count() const { return before_.back(); }

  // Calls use(first, end, flags, how many are true before, how many are true here) for each chunk, in parallel.
  template <class F>
  void for_chunks(F&& use) const {
    parallel_for(chunks(), 1, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t c = begin; c < end; ++c) {
        const std::int64_t first = c * kChunk;
        use(first, std::min(first + kChunk, size_), data() + first, before_[place(c)],
            before_[place(c) + 1] - before_[place(c)]);
      }
    });
  }

 private:
  static Storage flags_of(const Storage& x) {
    if (x.dtype == Dtype::Bool && x.contiguous()) return x;
    Storage flags = allocate(x.shape, Dtype::Bool);
    copy_into(flags, x);
    return flags;
  }
  static std::size_t place(std::int64_t chunk) { return static_cast<std::size_t>(chunk); }
  std::int64_t chunks() const { return (size_ + kChunk - 1) / kChunk; }
  const std::uint8_t* data() const { return reinterpret_cast<const std::uint8_t*>(bytes_.data()); }
  std::int64_t count_in(std::int64_t chunk) const {
    const std::uint8_t* flags = data() + chunk * kChunk;
    const std::int64_t n = std::min(kChunk, size_ - chunk * kChunk);
    std::int64_t count = 0;
    for (std::int64_t i = 0; i < n;) {
      // Short sums, which the vectoriser keeps in bytes.
      const std::int64_t end = std::min<std::int64_t>(i + 128, n);
      std::uint8_t some = 0;
      for (; i < end; ++i) some = static_cast<std::uint8_t>(some + (flags[i] != 0));
      count += some;
    }
    return count;
  }

  Storage bytes_;
  std::int64_t size_;
  std::vector<std::int64_t> before_;
};

// Calls visit(i, set) for i from 0 until `count` flags were true, without a branch on a flag that changes often.
// Eight flags alike, the common case, are seen at once.
template <class Visit>
inline __attribute__((always_inline)) void for_flags(const std::uint8_t* flags, std::int64_t n, std::int64_t count,
                                                     Visit&& visit) {
  std::int64_t found = 0, i = 0;
  while (found < count) {
    if (i + 8 <= n && read<std::uint64_t>(reinterpret_cast<const char*>(flags + i)) == 0) {
      i += 8;
      continue;
    }
    const std::int64_t end = std::min(i + 8, n);
    for (; i < end && found < count; ++i) {
      visit(i, found);
      found += flags[i] != 0;
    }
  }
}

// The stride in bytes with which the first `ndim` axes of x are one; nothing when they are not evenly spaced.
std::optional<std::int64_t> even_stride(const Storage& x, std::size_t ndim) {
  std::int64_t stride = static_cast<std::int64_t>(itemsize(x.dtype)), expected = stride;
  bool first = true;
  for (std::size_t i = ndim; i-- > 0;) {
    if (x.shape[i] == 1) continue;
    if (first) stride = expected = x.strides[i];
    if (x.strides[i] != expected) return std::nullopt;
    expected *= x.shape[i];
    first = false;
  }
  return stride;
}

// Whether a mask of the first `ndim` axes tells single, evenly spaced elements apart.
std::optional<std::int64_t> element_stride(const Storage& x, std::size_t ndim) {
  for (std::size_t i = ndim; i < x.ndim(); ++i) {
    if (x.shape[i] != 1) return std::nullopt;
  }
  return even_stride(x, ndim);
}

template <class F>
void by_size(std::size_t item, F&& use) {
  switch (item) {
    case 1: return use(std::uint8_t{});
    case 2: return use(std::uint16_t{});
    case 4: return use(std::uint32_t{});
    case 8: return use(std::uint64_t{});
    default: return use(Wide{});
  }
}

template <class T>
void compress(const Flags& mask, const Storage& x, std::int64_t stride, const Storage& result) {
  constexpr auto item = static_cast<std::int64_t>(sizeof(T));
  mask.for_chunks([&](std::int64_t first, std::int64_t end, const std::uint8_t* flags, std::int64_t before,
                      std::int64_t count) {
    const char* from = x.data() + first * stride;
    char* to = result.data() + before * item;
    if (count == end - first && stride == item) {
      std::memcpy(to, from, static_cast<std::size_t>(count * item));
      return;
    }
    for_flags(flags, end - first, count,
              [&](std::int64_t i, std::int64_t found) { write<T>(to + found * item, read<T>(from + i * stride)); });
  });
}

template <class T>
void spread_over(const Flags& mask, const Storage& x, std::int64_t stride, const Storage& result) {
  constexpr auto item = static_cast<std::int64_t>(sizeof(T));
  mask.for_chunks([&](std::int64_t first, std::int64_t end, const std::uint8_t* flags, std::int64_t before,
                      std::int64_t) {
    const char* from = x.data() + before * stride;
    char* to = result.data() + first * item;
    for (std::int64_t i = 0; i < end - first; ++i) {
      if (flags[i]) {
        write<T>(to + i * item, read<T>(from));
        from += stride;
      } else {
        write<T>(to + i * item, T{});
      }
    }
  });
}

template <class T>
void write_where(const Flags& mask, const Storage& to, std::int64_t stride, const char* values,
                 std::int64_t value_stride) {
  constexpr auto item = static_cast<std::int64_t>(sizeof(T));
  mask.for_chunks([&](std::int64_t first, std::int64_t end, const std::uint8_t* flags, std::int64_t before,
                      std::int64_t count) {
    char* at = to.data() + first * stride;
    const char* from = values + before * value_stride;
    if (value_stride != 0) {
      for_flags(flags, end - first, count, [&](std::int64_t i, std::int64_t found) {
        if (flags[i]) write<T>(at + i * stride, read<T>(from + found * value_stride));
      });
    } else if (count == 0) {
      return;
    } else if (stride == item) {
      const T value = read<T>(from);
      for (std::int64_t i = 0; i < end - first; ++i) {
        const T old = read<T>(at + i * item);
        write<T>(at + i * item, flags[i] ? value : old);
      }
    } else {
      const T value = read<T>(from);
      for (std::int64_t i = 0; i < end - first; ++i) {
        if (flags[i]) write<T>(at + i * stride, value);
      }
    }
  });
}

// The places of true flags in C order, as one axis.
Storage places(const Flags& flags) {
  const Storage result = allocate(Shape{flags.count()}, Dtype::Int64);
  flags.for_chunks([&](std::int64_t first, std::int64_t end, const std::uint8_t* set, std::int64_t before,
                       std::int64_t count) {
    auto* to = reinterpret_cast<std::int64_t*>(result.data()) + before;
    for_flags(set, end - first, count, [&](std::int64_t i, std::int64_t found) { to[found] = first + i; });
  });
  return result;
}

Dims first_axes(std::size_t n) {
  Dims axes(n);
  for (std::size_t i = 0; i < n; ++i) axes[i] = static_cast<std::int64_t>(i);
  return axes;
}

Shape selected_shape(const Storage& x, const Storage& mask, std::int64_t count) {
  Shape shape(x.ndim() - mask.ndim() + 1, count);
  std::copy(x.shape.begin() + mask.ndim(), x.shape.end(), shape.begin() + 1);
  return shape;
}

// Makes the triangle: row i keeps columns from low(i) up to high(i).
template <class Bounds>
Storage band(const Storage& x, const Shape& shape, Dtype dt, Bounds&& bounds) {
  const bool rows_lie_closely = x.strides.back() == static_cast<std::int64_t>(itemsize(dt));
  Storage result = allocate(shape, dt);
  if (result.size() == 0) return result;
  if (!rows_lie_closely) copy_into(result, x);
  const std::size_t n = shape.size();
  const std::int64_t rows = shape[n - 2], columns = shape[n - 1];
  const auto item = static_cast<std::int64_t>(itemsize(dt));
  parallel_for(result.size() / columns, std::max<std::int64_t>(1, kChunk / columns),
               [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t r = begin; r < end; ++r) {
      auto [low, high] = bounds(r % rows);
      low = std::clamp<std::int64_t>(low, 0, columns);
      high = std::clamp<std::int64_t>(high, low, columns);
      char* to = result.data() + r * columns * item;
      if (rows_lie_closely) {
        std::int64_t offset = 0, row = r;
        for (std::size_t i = n - 1; i-- > 0;) {
          offset += row % shape[i] * x.strides[i];
          row /= shape[i];
        }
        std::memcpy(to + low * item, x.data() + offset + low * item, static_cast<std::size_t>((high - low) * item));
      }
      std::memset(to, 0, static_cast<std::size_t>(low * item));
      std::memset(to + high * item, 0, static_cast<std::size_t>((columns - high) * item));
    }
  });
  return result;
}

}  // namespace

Storage coordinates(const Storage& x, Dtype) {
  if (x.ndim() == 0) throw ValueError("nonzero: x is 0-d; at least one axis is accepted");
  const Flags flags(x);
  if (x.ndim() == 1) {
    Storage only = places(flags);
    only.shape = Shape{1, flags.count()};
    only.strides = contiguous_strides(only.shape, sizeof(std::int64_t));
    return only;
  }
  const std::size_t n = x.ndim();
  const Storage result = allocate(Shape{static_cast<std::int64_t>(n), flags.count()}, Dtype::Int64);
  auto* const coordinates = reinterpret_cast<std::int64_t*>(result.data());
  const std::int64_t columns = x.shape.back();
  flags.for_chunks([&](std::int64_t first, std::int64_t end, const std::uint8_t* set, std::int64_t before,
                       std::int64_t count) {
    std::int64_t* const last = coordinates + static_cast<std::int64_t>(n - 1) * flags.count();
    for (std::int64_t at = first; at < end && count > 0;) {
      const std::int64_t column = at % columns;
      const std::int64_t length = std::min(columns - column, end - at);
      std::int64_t here = 0;
      for (std::int64_t i = 0; i < length; ++i) here += set[at - first + i] != 0;
      for_flags(set + (at - first), length, here,
                [&](std::int64_t i, std::int64_t found) { last[before + found] = column + i; });
      std::int64_t row = at / columns;
      for (std::size_t i = n - 1; here > 0 && i-- > 0;) {
        std::fill_n(coordinates + static_cast<std::int64_t>(i) * flags.count() + before, here, row % x.shape[i]);
        row /= x.shape[i];
      }
      before += here;
      count -= here;
      at += length;
    }
  });
  return result;
}

Storage select(const Storage& x, const Storage& mask, Dtype dt) {
  put_masked_shape("_select", x.shape, mask.shape, Shape{}, false);  // checks the mask's
  const Flags flags(mask);
  const Shape shape = selected_shape(x, mask, flags.count());
  if (const auto stride = element_stride(x, mask.ndim())) {
    const Storage result = allocate(shape, dt);
    by_size(itemsize(dt), [&](auto item) { compress<decltype(item)>(flags, x, *stride, result); });
    return result;
  }
  return take_at(x, places(flags), first_axes(mask.ndim()), 0, shape, dt);
}

Storage unselect(const Storage& x, const Storage& mask, const Shape& shape, Dtype dt) {
  const Flags flags(mask);
  if (x.shape[0] != flags.count()) {
    throw ShapeError("_unselect: x has shape " + to_string(x.shape) + ", the mask is true at " +
                     std::to_string(flags.count()) + " positions; as many are accepted");
  }
  if (element_count(shape) == element_count(mask.shape)) {
    const Storage result = allocate(shape, dt);
    const std::int64_t stride = x.strides[0];
    by_size(itemsize(dt), [&](auto item) { spread_over<decltype(item)>(flags, x, stride, result); });
    return result;
  }
  return place_at(x, places(flags), shape, first_axes(mask.ndim()), 0, shape, dt);
}

Storage put_masked(const Storage& x, const Storage& mask, const Storage& values, bool in_place, const Shape&,
                   Dtype dt) {
  const Flags flags(mask);
  require_broadcast("_put_masked", "values", values.shape, selected_shape(x, mask, flags.count()));
  const Storage result = in_place ? x : backend::get(Device::Cpu).copy(x);
  const auto stride = element_stride(result, mask.ndim());
  if (!stride) return put_at(result, places(flags), values, first_axes(mask.ndim()), 0, true, result.shape, dt);
  if (flags.count() == 0) return result;
  // Of the values only the axis of the true elements can be longer than one.
  const std::int64_t value_stride =
      values.ndim() + mask.ndim() == x.ndim() + 1 && values.shape[0] != 1 ? values.strides[0] : 0;
  by_size(itemsize(dt),
          [&](auto item) { write_where<decltype(item)>(flags, result, *stride, values.data(), value_stride); });
  return result;
}

Storage put_slice(const Storage& values, const Storage& x, const Index& key, bool in_place, const Shape&, Dtype dt) {
  const Storage result = in_place ? x : backend::get(Device::Cpu).copy(x);
  Storage part = getitem(result, key, getitem_shape("_put_slice", x.shape, key), dt);
  if (part.size() > 0) copy_into(part, values);
  return result;
}

Storage tril(const Storage& x, std::int64_t k, const Shape& shape, Dtype dt) {
  const std::int64_t past = std::clamp<std::int64_t>(k, -shape[shape.size() - 2] - 1, shape.back()) + 1;
  return band(x, shape, dt, [&](std::int64_t row) { return std::pair<std::int64_t, std::int64_t>(0, row + past); });
}

Storage triu(const Storage& x, std::int64_t k, const Shape& shape, Dtype dt) {
  const std::int64_t from = std::clamp<std::int64_t>(k, -shape[shape.size() - 2] - 1, shape.back());
  const std::int64_t columns = shape.back();
  return band(x, shape, dt,
              [&](std::int64_t row) { return std::pair<std::int64_t, std::int64_t>(row + from, columns); });
}

}  // namespace pylucid::cpu
