#include "backend/cpu/strided.h"

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <utility>

#include "backend/cpu/isa_functions.h"
#include "backend/cpu/items.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kMemcpyFrom = 32;  // shorter runs are cheaper without the call
constexpr std::int64_t kGatherFrom = 8;

template <class T>
void gather(char* to, const char* from, std::int64_t stride, std::int64_t n) {
  static const GatherFn loop = isa_functions().gather(sizeof(T));
  loop(to, from, stride, n);
}

void copy_with_vectors(char* to, const char* from, std::size_t n) {
  typedef char Vector __attribute__((vector_size(16)));
  constexpr std::size_t together = 4 * sizeof(Vector);
  std::size_t i = 0;
  for (; i + together <= n; i += together) {
    const auto a = read<Vector>(from + i), b = read<Vector>(from + i + sizeof(Vector));
    const auto c = read<Vector>(from + i + 2 * sizeof(Vector)), d = read<Vector>(from + i + 3 * sizeof(Vector));
    write(to + i, a);
    write(to + i + sizeof(Vector), b);
    write(to + i + 2 * sizeof(Vector), c);
    write(to + i + 3 * sizeof(Vector), d);
  }
  std::memcpy(to + i, from + i, n - i);
}

template <class T>
void copy_row(char* to, std::int64_t to_stride, const char* from, std::int64_t from_stride, std::int64_t n) {
  constexpr auto item = static_cast<std::int64_t>(sizeof(T));
  if (to_stride == item && from_stride == item) {
    if (n >= kMemcpyFrom) {
      copy_run(to, from, static_cast<std::size_t>(n) * sizeof(T));
    } else {
      for (std::int64_t i = 0; i < n; ++i) write<T>(to + i * item, read<T>(from + i * item));
    }
  } else if (to_stride == item && n >= kGatherFrom) {
    gather<T>(to, from, from_stride, n);
  } else if (to_stride == item) {
    for (std::int64_t i = 0; i < n; ++i) write<T>(to + i * item, read<T>(from + i * from_stride));
  } else {
    for (std::int64_t i = 0; i < n; ++i) write<T>(to + i * to_stride, read<T>(from + i * from_stride));
  }
}

std::int64_t magnitude(std::int64_t stride) { return stride < 0 ? -stride : stride; }

// A square of as many elements as a vector has, transposed within registers: rounds of interleaving, each of a vector with
// the one half the square below it.
template <class T>
struct Square {
  static constexpr std::size_t width = 16 / sizeof(T);
  typedef T Vector __attribute__((vector_size(16)));

  template <std::size_t... i>
  [[gnu::always_inline]] static void interleave(const Vector* from, Vector* to, std::index_sequence<i...>) {
#pragma GCC unroll 8
    for (std::size_t k = 0; k < width / 2; ++k) {
      const Vector a = from[k], b = from[k + width / 2];
      to[2 * k] = __builtin_shufflevector(a, b, static_cast<int>(i / 2 + i % 2 * width)...);
      to[2 * k + 1] = __builtin_shufflevector(a, b, static_cast<int>(width / 2 + i / 2 + i % 2 * width)...);
    }
  }
  [[gnu::always_inline]] static void copy(char* to, std::int64_t to_row, const char* from, std::int64_t from_column) {
    Vector rows[width], other[width];
#pragma GCC unroll 16
    for (std::size_t k = 0; k < width; ++k) rows[k] = read<Vector>(from + static_cast<std::int64_t>(k) * from_column);
#pragma GCC unroll 4
    for (std::size_t left = width; left > 1; left /= 2) {
      interleave(rows, other, std::make_index_sequence<width>{});
#pragma GCC unroll 16
      for (std::size_t k = 0; k < width; ++k) rows[k] = other[k];
    }
#pragma GCC unroll 16
    for (std::size_t k = 0; k < width; ++k) write(to + static_cast<std::int64_t>(k) * to_row, rows[k]);
  }
};
template <class T>
  requires(sizeof(T) == 16)
struct Square<T> {
  static constexpr std::size_t width = 1;
  static void copy(char* to, std::int64_t, const char* from, std::int64_t) { write(to, read<T>(from)); }
};

// In blocks whose lines of both arrays stay in the nearest cache, whatever the strides, until they are complete.
template <class T>
void copy_transposed(char* to, std::int64_t to_row, const char* from, std::int64_t from_column, std::int64_t rows,
                     std::int64_t columns) {
  constexpr auto item = static_cast<std::int64_t>(sizeof(T)), width = static_cast<std::int64_t>(Square<T>::width);
  constexpr std::int64_t block = 64 / item;
  const std::int64_t whole_rows = rows / width * width, whole_columns = columns / width * width;
  for (std::int64_t first_row = 0; first_row < whole_rows; first_row += block) {
    const std::int64_t end_row = std::min(first_row + block, whole_rows);
    for (std::int64_t first_column = 0; first_column < whole_columns; first_column += block) {
      const std::int64_t end_column = std::min(first_column + block, whole_columns);
      // The next lines lie on many pages, where the processor does not look ahead.
      if constexpr (sizeof(T) >= 4) {
        for (std::int64_t c = first_column; c < end_column; ++c) __builtin_prefetch(from + c * from_column + end_row * item);
      }
      for (std::int64_t r = first_row; r < end_row; r += width) {
        for (std::int64_t c = first_column; c < end_column; c += width) {
          Square<T>::copy(to + r * to_row + c * item, to_row, from + c * from_column + r * item, from_column);
        }
      }
    }
  }
  for (std::int64_t c = 0; c < columns; ++c) {
    for (std::int64_t r = c < whole_columns ? whole_rows : 0; r < rows; ++r) {
      write<T>(to + r * to_row + c * item, read<T>(from + c * from_column + r * item));
    }
  }
}

template <class T>
void copy_plane(char* to, const std::int64_t* to_strides, const char* from, const std::int64_t* from_strides,
                const std::int64_t* extents) {
  const auto item = static_cast<std::int64_t>(sizeof(T));
  std::int64_t rows = extents[1], columns = extents[0];
  std::int64_t to_row = to_strides[1], to_column = to_strides[0];
  std::int64_t from_row = from_strides[1], from_column = from_strides[0];
  const auto swap = [&] {
    std::swap(rows, columns);
    std::swap(to_row, to_column);
    std::swap(from_row, from_column);
  };
  if (to_row == item && from_column == item) swap();
  if (from_row == item && to_column == item && from_column != item && from_column != 0) {
    copy_transposed<T>(to, to_row, from, from_column, rows, columns);
    return;
  }
  if (from_row != 0 && magnitude(from_row) < magnitude(from_column) && from_column != item) swap();
  for (std::int64_t r = 0; r < rows; ++r) {
    copy_row<T>(to + r * to_row, to_column, from + r * from_row, from_column, columns);
  }
}

template <class T>
void copy_axes(char* to, const std::int64_t* to_strides, const char* from, const std::int64_t* from_strides,
               const std::int64_t* extents, int ndim) {
  if (ndim == 1) {
    copy_row<T>(to, to_strides[0], from, from_strides[0], extents[0]);
  } else if (ndim == 2) {
    copy_plane<T>(to, to_strides, from, from_strides, extents);
  } else {
    const int axis = ndim - 1;
    for (std::int64_t i = 0; i < extents[axis]; ++i) {
      copy_axes<T>(to + i * to_strides[axis], to_strides, from + i * from_strides[axis], from_strides, extents, axis);
    }
  }
}

template <class T>
void fill_with(char* to, std::int64_t n, const char* value) {
  copy_row<T>(to, sizeof(T), value, 0, n);
}

}  // namespace

// memcpy moves long runs with the processor's own instruction for strings, which is ten times slower where the target lies
// a few bytes behind the source but for a multiple of a page.
void copy_run(char* to, const char* from, std::size_t n) {
  constexpr std::uintptr_t page = 4096, near = 64;
  const std::uintptr_t apart = (reinterpret_cast<std::uintptr_t>(to) - reinterpret_cast<std::uintptr_t>(from)) % page;
  if (apart != 0 && apart < near) {
    copy_with_vectors(to, from, n);
  } else {
    std::memcpy(to, from, n);
  }
}

void copy_strided(char* to, const std::int64_t* to_strides, const char* from, const std::int64_t* from_strides,
                  const std::int64_t* extents, int ndim, std::size_t itemsize) {
  switch (itemsize) {
    case 1: return copy_axes<std::uint8_t>(to, to_strides, from, from_strides, extents, ndim);
    case 2: return copy_axes<std::uint16_t>(to, to_strides, from, from_strides, extents, ndim);
    case 4: return copy_axes<std::uint32_t>(to, to_strides, from, from_strides, extents, ndim);
    case 8: return copy_axes<std::uint64_t>(to, to_strides, from, from_strides, extents, ndim);
    default: return copy_axes<Wide>(to, to_strides, from, from_strides, extents, ndim);
  }
}

void fill(char* to, std::int64_t n, const char* value, std::size_t itemsize) {
  switch (itemsize) {
    case 1: return fill_with<std::uint8_t>(to, n, value);
    case 2: return fill_with<std::uint16_t>(to, n, value);
    case 4: return fill_with<std::uint32_t>(to, n, value);
    case 8: return fill_with<std::uint64_t>(to, n, value);
    default: return fill_with<Wide>(to, n, value);
  }
}

}  // namespace pylucid::cpu
