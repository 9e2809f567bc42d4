// searchsorted, and the distinct values of an array.
#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "backend/cpu/driver.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/sorting_keys.h"
#include "backend/cpu/sorting_radix.h"
#include "core/allocator.h"
#include "core/error.h"
#include "core/parallel.h"
#include "sorting/kernels.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kSearchGrain = 512;
constexpr std::int64_t kShareFrom = 1 << 16;

// Walks the elements of an array in C order.
class Elements {
 public:
  Elements(const Storage& x, std::int64_t from) : x_(x), data_(x.data()), position_(x.ndim()) {
    for (std::size_t i = x.ndim(); i-- > 0;) {
      position_[i] = from % x.shape[i];
      from /= x.shape[i];
      data_ += position_[i] * x.strides[i];
    }
  }
  const char* data() const { return data_; }
  void next() {
    for (std::size_t i = x_.ndim(); i-- > 0;) {
      data_ += x_.strides[i];
      if (++position_[i] < x_.shape[i]) return;
      data_ -= x_.shape[i] * x_.strides[i];
      position_[i] = 0;
    }
  }

 private:
  const Storage& x_;
  const char* data_;
  Dims position_;
};

// take(i, data) with every element from `begin` to `end`, in C order.
template <class Take>
void for_elements(const Storage& x, std::int64_t begin, std::int64_t end, Take&& take) {
  if (begin == end) return;
  Elements elements(x, begin);
  for (std::int64_t i = begin; i < end; ++i, elements.next()) take(i, elements.data());
}

// How many of the n elements come before `key`, equal ones included with `right`.
template <class Key>
std::int64_t position_of(typename Key::U key, const char* sorted, std::int64_t stride, std::int64_t n, bool right) {
  using U = typename Key::U;
  const auto before = [&](const char* at) {
    const U other = Key::encode(read<U>(at));
    return right ? other <= key : other < key;
  };
  if (n == 0) return 0;
  std::int64_t from = 0;
  while (n > 1) {
    const std::int64_t half = n / 2;
    from += before(sorted + (from + half - 1) * stride) ? half : 0;
    n -= half;
  }
  return from + (before(sorted + from * stride) ? 1 : 0);
}

void require_indexable(const char* op, const Storage& x) {
  if (x.size() > std::int64_t{0xffffffff}) {
    throw ValueError(std::string(op) + ": x has " + std::to_string(x.size()) +
                     " elements; at most 2**32 - 1 are accepted");
  }
}

// The order of all elements, and which of them begin a run of equal ones.
struct Groups {
  Ref<Buffer> memory;
  const std::uint64_t* order = nullptr;  // indices in the low halves
  std::vector<bool> begins;              // of the sorted elements
  std::int64_t count = 0;
};

template <class Key>
Ref<Buffer> encode_all(const Storage& x, typename Key::U*& keys, std::size_t more) {
  using U = typename Key::U;
  const auto n = static_cast<std::size_t>(x.size());
  Ref<Buffer> memory = allocate_buffer(n * (8 + more) + 64);
  keys = static_cast<U*>(memory->data());
  parallel_for(x.size(), kShareFrom, [&](std::int64_t begin, std::int64_t end) {
    for_elements(x, begin, end, [&](std::int64_t i, const char* p) { keys[i] = Key::encode(read<U>(p)); });
  });
  return memory;
}

template <class U>
U differing_bits(const U* keys, std::int64_t n) {
  U differing = 0;
  for (std::int64_t i = 1; i < n; ++i) differing |= static_cast<U>(keys[i] ^ keys[0]);
  return differing;
}

int parts_of(std::int64_t n) { return n < kShareFrom ? 1 : num_threads(); }

template <class Key>
Groups group_real(const Storage& x) {
  using U = typename Key::U;
  const std::int64_t n = x.size();
  Groups groups;
  U* keys = nullptr;
  groups.memory = encode_all<Key>(x, keys, 16);
  auto* order = reinterpret_cast<std::uint64_t*>(static_cast<char*>(groups.memory->data()) + 8 * n);
  const U differing = differing_bits(keys, n);
  if constexpr (sizeof(U) == 8) {
    std::iota(order, order + n, std::uint64_t{0});
    groups.order = sort_order(keys, order, order + n, n, differing, parts_of(n));
  } else {
    for (std::int64_t i = 0; i < n; ++i) order[i] = packed(keys[i], static_cast<std::uint64_t>(i));
    groups.order = sort_keys(order, order + n, n, std::uint64_t{differing} << 32, parts_of(n));
  }
  groups.begins.resize(static_cast<std::size_t>(n));
  for (std::int64_t i = 0; i < n; ++i) {
    const U key = keys[index_of(groups.order[i])];
    const bool begins = i == 0 || key != keys[index_of(groups.order[i - 1])] || Key::is_nan(key);
    groups.begins[static_cast<std::size_t>(i)] = begins;
    groups.count += begins;
  }
  return groups;
}

// Complex numbers in the order of their real parts, then of their imaginary parts.
template <class Key>
Groups group_complex(const Storage& x) {
  using U = typename Key::U;
  using Pair = std::array<U, 2>;
  const std::int64_t n = x.size();
  Groups groups;
  std::vector<Pair> keys(static_cast<std::size_t>(n));
  for_elements(x, 0, n, [&](std::int64_t i, const char* p) {
    keys[static_cast<std::size_t>(i)] = {Key::encode(read<U>(p)), Key::encode(read<U>(p + sizeof(U)))};
  });
  groups.memory = allocate_buffer(static_cast<std::size_t>(n) * 8 + 64);
  auto* order = static_cast<std::uint64_t*>(groups.memory->data());
  std::iota(order, order + n, std::uint64_t{0});
  std::stable_sort(order, order + n, [&](std::uint64_t a, std::uint64_t b) { return keys[a] < keys[b]; });
  groups.order = order;
  groups.begins.resize(static_cast<std::size_t>(n));
  for (std::int64_t i = 0; i < n; ++i) {
    const Pair& key = keys[order[i]];
    const bool nan = Key::is_nan(key[0]) || Key::is_nan(key[1]);
    const bool begins = i == 0 || nan || key != keys[order[i - 1]];
    groups.begins[static_cast<std::size_t>(i)] = begins;
    groups.count += begins;
  }
  return groups;
}

Groups group(const Storage& x) {
  if (x.dtype == Dtype::Complex64) return group_complex<FloatKey<std::uint32_t, 0x7f800000>>(x);
  if (x.dtype == Dtype::Complex128) return group_complex<FloatKey<std::uint64_t, 0x7ff0000000000000>>(x);
  return with_key(x.dtype, [&]<class Key>(Key) { return group_real<Key>(x); });
}

Storage in_dtype(const Storage& x, Dtype dt) {
  if (x.dtype == dt) return x;
  Storage result = allocate(x.shape, dt);
  copy_into(result, x);
  return result;
}

template <class T>
Storage interpolated(const Storage& given, const Storage& points, const Storage& values, std::optional<double> left,
                     std::optional<double> right, const Shape& shape, Dtype loop, Dtype dt) {
  using Key = std::conditional_t<sizeof(T) == 4, FloatKey<std::uint32_t, 0x7f800000>,
                                 FloatKey<std::uint64_t, 0x7ff0000000000000>>;
  using U = typename Key::U;
  const Storage x = in_dtype(given, loop), xp = in_dtype(points, loop), fp = in_dtype(values, loop);
  const Storage out = allocate(shape, loop);
  const std::int64_t n = xp.shape[0], xp_stride = xp.strides[0], fp_stride = fp.strides[0];
  const auto point = [&](std::int64_t i) { return read<T>(xp.data() + i * xp_stride); };
  const auto value = [&](std::int64_t i) { return read<T>(fp.data() + i * fp_stride); };
  const T first = point(0), last = point(n - 1);
  const T below = left ? static_cast<T>(*left) : value(0), above = right ? static_cast<T>(*right) : value(n - 1);
  parallel_for(x.size(), kSearchGrain, [&](std::int64_t begin, std::int64_t end) {
    for_elements(x, begin, end, [&](std::int64_t i, const char* p) {
      const T at = read<T>(p);
      T y;
      if (at < first) {
        y = below;
      } else if (at > last) {
        y = above;
      } else if (at != at) {
        y = at;
      } else {
        const std::int64_t k = position_of<Key>(Key::encode(read<U>(p)), xp.data(), xp_stride, n, true) - 1;
        const T x0 = point(k), y0 = value(k);
        y = k == n - 1 || at == x0 ? y0 : y0 + (value(k + 1) - y0) * ((at - x0) / (point(k + 1) - x0));
      }
      write(out.data() + i * static_cast<std::int64_t>(sizeof(T)), y);
    });
  });
  return in_dtype(out, dt);
}

// The element at a position in C order.
const char* element(const Storage& x, std::int64_t index) {
  return x.contiguous() ? x.data() + index * static_cast<std::int64_t>(itemsize(x.dtype)) : Elements(x, index).data();
}

}  // namespace

Storage insertion_points(const Storage& x1, const Storage& x2, bool right, const Shape& shape, Dtype) {
  if (is_complex(x1.dtype)) {
    throw TypeError("searchsorted: x1 is " + std::string(name(x1.dtype)) + "; accepted are bool, integers and floats");
  }
  Storage positions = allocate(shape, Dtype::Int64);
  with_key(x1.dtype, [&]<class Key>(Key) {
    using U = typename Key::U;
    const std::int64_t n = x1.shape[0], stride = x1.strides[0];
    parallel_for(x2.size(), kSearchGrain, [&](std::int64_t begin, std::int64_t end) {
      for_elements(x2, begin, end, [&](std::int64_t i, const char* p) {
        const std::int64_t position = position_of<Key>(Key::encode(read<U>(p)), x1.data(), stride, n, right);
        write(positions.data() + i * 8, position);
      });
    });
  });
  return positions;
}

Storage count(const Storage& x, std::int64_t minlength, Dtype) {
  return with_key(x.dtype, [&]<class Key>(Key) {
    using U = typename Key::U;
    // The key of 0: those of negative numbers are below.
    const U zero = Key::encode(0);
    U least = zero, largest = zero;
    const auto keys = [&](auto&& take) {
      for_elements(x, 0, x.size(), [&](std::int64_t, const char* p) { take(Key::encode(read<U>(p))); });
    };
    keys([&](U key) {
      least = std::min(least, key);
      largest = std::max(largest, key);
    });
    if (least < zero) {
      const auto value = -static_cast<std::int64_t>(static_cast<U>(zero - least));
      throw ValueError("bincount: x has the value " + std::to_string(value) + "; integers from 0 on are accepted");
    }
    const auto last = static_cast<std::uint64_t>(static_cast<U>(largest - zero));
    if (last >= std::uint64_t{1} << 62) {
      throw ValueError("bincount: x has the value " + std::to_string(last) + "; integers below 2**62 are accepted");
    }
    const std::int64_t length = std::max(minlength, x.size() ? static_cast<std::int64_t>(last) + 1 : 0);
    Storage counts = allocate(Shape{length}, Dtype::Int64);
    auto* out = reinterpret_cast<std::int64_t*>(counts.data());
    std::fill_n(out, length, 0);
    keys([&](U key) { ++out[static_cast<U>(key - zero)]; });
    return counts;
  });
}

Storage interpolate(const Storage& x, const Storage& xp, const Storage& fp, std::optional<double> left,
                    std::optional<double> right, const Shape& shape, Dtype dt) {
  const Dtype loop = loop_dtype(dt);
  return loop == Dtype::Float64 ? interpolated<double>(x, xp, fp, left, right, shape, loop, dt)
                                : interpolated<float>(x, xp, fp, left, right, shape, loop, dt);
}

std::array<Storage, 4> unique(const Storage& x, Dtype dt) {
  require_indexable("unique", x);
  const std::int64_t n = x.size();
  const Groups groups = group(x);
  std::array<Storage, 4> results{allocate(Shape{groups.count}, dt), allocate(Shape{groups.count}, Dtype::Int64),
                                 allocate(Shape{n}, Dtype::Int64), allocate(Shape{groups.count}, Dtype::Int64)};
  const std::size_t item = itemsize(dt);
  char* values = results[0].data();
  auto* indices = reinterpret_cast<std::int64_t*>(results[1].data());
  auto* inverse = reinterpret_cast<std::int64_t*>(results[2].data());
  auto* counts = reinterpret_cast<std::int64_t*>(results[3].data());
  std::int64_t at = -1;
  for (std::int64_t i = 0; i < n; ++i) {
    const std::int64_t index = index_of(groups.order[i]);
    if (groups.begins[static_cast<std::size_t>(i)]) {
      ++at;
      std::memcpy(values + static_cast<std::size_t>(at) * item, element(x, index), item);
      indices[at] = index;
      counts[at] = 0;
    }
    inverse[index] = at;
    ++counts[at];
  }
  return results;
}

Storage distinct(const Storage& x, Dtype dt) {
  if (is_complex(x.dtype)) return unique(x, dt)[0];
  require_indexable("unique_values", x);
  const std::int64_t n = x.size();
  return with_key(dt, [&]<class Key>(Key) {
    using U = typename Key::U;
    U* keys = nullptr;
    const Ref<Buffer> memory = encode_all<Key>(x, keys, 8);
    U* spare = reinterpret_cast<U*>(reinterpret_cast<char*>(keys) + 8 * n);
    U* sorted = sort_keys(keys, spare, n, differing_bits(keys, n), parts_of(n));
    std::int64_t count = 0;
    for (std::int64_t i = 0; i < n; ++i) {
      const U key = sorted[i];
      if (count == 0 || key != sorted[count - 1] || Key::is_nan(key)) sorted[count++] = key;
    }
    Storage values = allocate(Shape{count}, dt);
    auto* out = reinterpret_cast<U*>(values.data());
    for (std::int64_t i = 0; i < count; ++i) out[i] = Key::decode(sorted[i]);
    if constexpr (Key::floating) {
      // Of 0 and -0 the first stands for both.
      U* zero = std::lower_bound(sorted, sorted + count, kTopBit<U>);
      if (zero != sorted + count && *zero == kTopBit<U>) {
        Elements elements(x, 0);
        while (Key::encode(read<U>(elements.data())) != kTopBit<U>) elements.next();
        out[zero - sorted] = read<U>(elements.data());
      }
    }
    return values;
  });
}

}  // namespace pylucid::cpu
