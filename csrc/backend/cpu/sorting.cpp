// sort, argsort and topk. Elements are sorted as unsigned integers that have the order of their values; for indices
// these carry the place of their element, so that equal elements keep their order.
#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <string>
#include <type_traits>

#include "backend/cpu/isa_functions.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/sorting_keys.h"
#include "backend/cpu/sorting_lines.h"
#include "backend/cpu/sorting_radix.h"
#include "core/error.h"
#include "kernel/shape_rules.h"
#include "sorting/kernels.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kBlock = 32;    // elements compared before one branch; a bit for each
constexpr std::int64_t kOrdered = 32;  // candidates that are kept in order
constexpr std::int64_t kGroups = 16;   // of the sample
constexpr std::int64_t kSample = 128;  // elements in which a first limit is looked for

std::size_t checked_axis(const char* op, const Storage& x, std::int64_t axis) {
  if (is_complex(x.dtype)) {
    throw TypeError(std::string(op) + ": x is " + std::string(name(x.dtype)) +
                    "; accepted are bool, integers and floats");
  }
  const auto at = static_cast<std::size_t>(normalize_axis(op, axis, x.ndim()));
  if (x.shape[at] > std::numeric_limits<std::uint32_t>::max()) {
    throw ValueError(std::string(op) + ": axis " + std::to_string(axis) + " of x has " + std::to_string(x.shape[at]) +
                     " elements; at most 2**32 - 1 are accepted");
  }
  return at;
}

// What a pass over the elements of a line finds.
template <class U>
struct Seen {
  U differing = 0;             // the bits in which the keys differ
  bool negative_zero = false;  // its key is 0's, so it cannot be decoded

  void merge(const Seen& other) {
    differing |= other.differing;
    negative_zero |= other.negative_zero;
  }
};

// take(i, key) with the key of each element, `flip` being all ones for descending order.
template <class Key, class Take>
Seen<typename Key::U> encode_line(const char* from, std::int64_t n, typename Key::U flip, int parts, Take&& take) {
  using U = typename Key::U;
  const U first = n > 0 ? static_cast<U>(Key::encode(read<U>(from)) ^ flip) : U{0};
  const auto pass = [&](std::int64_t begin, std::int64_t end) -> Seen<U> {
    U differing = 0;
    bool negative_zero = false;
    for (std::int64_t i = begin; i < end; ++i) {
      const U bits = read<U>(from + i * static_cast<std::int64_t>(sizeof(U)));
      const U key = static_cast<U>(Key::encode(bits) ^ flip);
      differing |= static_cast<U>(key ^ first);
      if constexpr (Key::floating) negative_zero |= bits == kTopBit<U>;
      take(i, key);
    }
    return {differing, negative_zero};
  };
  if (parts == 1) return pass(0, n);
  std::array<Seen<U>, kMaxParts> seen{};
  const std::int64_t part = (n + parts - 1) / parts;
  in_parts(n, parts, [&](std::int64_t begin, std::int64_t end) {
    if (begin < end) seen[static_cast<std::size_t>(begin / part)] = pass(begin, end);
  });
  for (int p = 1; p < parts; ++p) seen[0].merge(seen[static_cast<std::size_t>(p)]);
  return seen[0];
}

// Puts the zeros of a sorted line back with their signs, in their order.
template <class Key>
void restore_zeros(const char* from, typename Key::U* sorted, std::int64_t n) {
  using U = typename Key::U;
  constexpr U negative = kTopBit<U>;
  U* zero = std::find_if(sorted, sorted + n, [](U bits) { return bits == 0; });
  for (std::int64_t i = 0; i < n; ++i) {
    const U bits = read<U>(from + i * static_cast<std::int64_t>(sizeof(U)));
    if (bits == 0 || bits == negative) *zero++ = bits;
  }
}

// `sorted` is where the result goes, too.
template <class Key>
void sort_line(const char* from, typename Key::U* sorted, typename Key::U* spare, std::int64_t n,
               typename Key::U flip, int parts) {
  using U = typename Key::U;
  const Seen<U> seen = encode_line<Key>(from, n, flip, parts, [&](std::int64_t i, U key) { sorted[i] = key; });
  const U* keys = sort_keys(sorted, spare, n, seen.differing, parts);
  in_parts(n, parts, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) sorted[i] = Key::decode(static_cast<U>(keys[i] ^ flip));
  });
  if (seen.negative_zero) restore_zeros<Key>(from, sorted, n);
}

// Bytes of scratch for the order of n elements: two orders, and keys that do not fit into them.
template <class Key>
std::size_t order_bytes(std::int64_t n) {
  return static_cast<std::size_t>(n) * (sizeof(typename Key::U) == 8 ? 24 : 16);
}

template <class U>
struct Order {
  const std::uint64_t* packed;  // the index in the low half; keys below 64 bits in the high half
  bool decodable;               // whether the key says all of the value
};

template <class Key>
Order<typename Key::U> order_line(const char* from, std::int64_t n, typename Key::U flip, int parts, char* scratch) {
  using U = typename Key::U;
  auto* order = reinterpret_cast<std::uint64_t*>(scratch);
  std::uint64_t* spare = order + n;
  if constexpr (sizeof(U) == 8) {
    std::uint64_t* keys = spare + n;
    const Seen<U> seen = encode_line<Key>(from, n, flip, parts, [&](std::int64_t i, U key) {
      keys[i] = key;
      order[i] = static_cast<std::uint64_t>(i);
    });
    return {sort_order(keys, order, spare, n, seen.differing, parts), false};
  } else {
    const Seen<U> seen = encode_line<Key>(from, n, flip, parts, [&](std::int64_t i, U key) {
      order[i] = packed(key, static_cast<std::uint64_t>(i));
    });
    // Indices are part of what is compared where that is by comparison; digits keep their order.
    return {sort_keys(order, spare, n, std::uint64_t{seen.differing} << 32, parts), !seen.negative_zero};
  }
}

// Values and indices of the first m of an order; either may be null.
template <class Key>
void emit(const Order<typename Key::U>& order, const char* from, std::int64_t m, typename Key::U flip, int parts,
          char* values, char* indices) {
  using U = typename Key::U;
  constexpr auto item = static_cast<std::int64_t>(sizeof(U));
  in_parts(m, parts, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) {
      const std::uint64_t packed = order.packed[i];
      if (values) {
        const U bits = order.decodable ? Key::decode(static_cast<U>(static_cast<U>(packed >> 32) ^ flip))
                              : read<U>(from + item * index_of(packed));
        write(values + i * item, bits);
      }
      if (indices) write(indices + i * 8, static_cast<std::int64_t>(index_of(packed)));
    }
  });
}

template <class U>
U flip_of(bool descending) {
  return descending ? static_cast<U>(~U{0}) : U{0};
}

// Eight flags of 0 or 1 as bits: a product moves each to its place in the highest byte.
std::uint32_t bits_of(const std::uint8_t* flags) {
  static_assert(std::endian::native == std::endian::little);
  std::uint64_t bytes;
  std::memcpy(&bytes, flags, sizeof(bytes));
  return static_cast<std::uint32_t>((bytes * 0x0102040810204080) >> 56);
}

// The k best of a line, of equal ones the first, without sorting the rest: an element goes to the candidates when it
// beats the k-th best of those so far. Few candidates are kept in order, the k-th best last; else all but the k best go
// whenever there are too many.
template <class Key>
class Selection {
 public:
  using U = typename Key::U;
  __extension__ using Wide = unsigned __int128;
  using Candidate = std::conditional_t<sizeof(U) == 8, Wide, std::uint64_t>;

  static bool ordered(std::int64_t k) { return k <= kOrdered; }
  static std::int64_t capacity(std::int64_t k) { return ordered(k) ? k : 2 * k + 48; }
  static std::size_t bytes(std::int64_t k, int parts) {
    return static_cast<std::size_t>(parts * capacity(k)) * sizeof(Candidate);
  }

  Selection(const char* from, std::int64_t k, U flip, Candidate* candidates)
      : from_(from), k_(k), flip_(flip), candidates_(candidates) {}

  void scan(std::int64_t begin, std::int64_t end) {
    std::int64_t i = begin;
    const std::int64_t sample = std::min(end, begin + kSample);
    if (start_with(begin, sample)) {
      i = sample;
    } else {
      for (; i < end && !limited_; ++i) offer(key(i), i);
    }
    for (; i + kBlock <= end; i += kBlock) offer_block(i, i);
    if (i < end && end - begin >= kBlock) {
      offer_block(end - kBlock, i);
    } else {
      for (; i < end; ++i) {
        if (const U own = key(i); own < limit_) offer(own, i);
      }
    }
    shrink();
  }

  std::int64_t count() const { return count_; }

 private:
  U key(std::int64_t i) const {
    return static_cast<U>(Key::encode(read<U>(from_ + i * static_cast<std::int64_t>(sizeof(U)))) ^ flip_);
  }
  using Signed = std::make_signed_t<U>;
  // What processors compare in vectors are signed integers.
  using Lanes [[gnu::vector_size(16)]] = Signed;
  static constexpr std::size_t kWidth = 16 / sizeof(U);
  static Lanes load(const Signed* from) {
    Lanes lanes;
    std::memcpy(&lanes, from, sizeof(lanes));
    return lanes;
  }
  // Of each of `count` numbers how many of them are less than it, computed in whole vectors.
  template <std::size_t n>
  static void count_less(std::array<Signed, n>& less, const std::array<Signed, n>& of, std::size_t count) {
    static_assert(n % (2 * kWidth) == 0 || n == kWidth);
    constexpr std::size_t width = n == kWidth ? kWidth : 2 * kWidth;
    for (std::size_t first = 0; first < count; first += width) {
      const Lanes low = load(of.data() + first), high = load(of.data() + first + width - kWidth);
      Lanes low_sum{}, high_sum{};
      for (std::size_t i = 0; i < count; ++i) {
        low_sum -= of[i] < low;
        high_sum -= of[i] < high;
      }
      std::memcpy(less.data() + first, &low_sum, sizeof(Lanes));
      std::memcpy(less.data() + first + width - kWidth, &high_sum, sizeof(Lanes));
    }
  }

  // Begins with the k best of a sample. The best of each of its groups are as many elements as there are groups, so that
  // the k-th best of these is not better than the k-th best of the sample, and few are better. false: it is too short.
  bool start_with(std::int64_t begin, std::int64_t end) {
    if (k_ > kGroups || end - begin < kSample / 2) return false;
    std::array<Signed, kSample> keys;
    const auto count = static_cast<std::size_t>(end - begin);
    // In whole blocks, the last one from where it ends.
    for (std::size_t i = 0; i < count; i += kBlock) {
      const std::size_t first = std::min(i, count - kBlock);
      const std::int64_t from = begin + static_cast<std::int64_t>(first);
      std::array<Signed, kBlock> block;
      for (std::size_t j = 0; j < kBlock; ++j) {
        block[j] = static_cast<Signed>(key(from + static_cast<std::int64_t>(j)) ^ kTopBit<U>);
      }
      std::copy(block.begin(), block.end(), keys.begin() + static_cast<std::ptrdiff_t>(first));
    }
    std::array<Signed, kGroups> best, rank;
    for (std::size_t g = 0; g < kGroups; g += kWidth) {
      Lanes least = load(keys.data() + g);
      for (std::size_t i = g + kGroups; i + kGroups <= count + g; i += kGroups) {
        const Lanes lanes = load(keys.data() + i);
        least = lanes < least ? lanes : least;
      }
      std::memcpy(best.data() + g, &least, sizeof(least));
    }
    // The k-th is the largest that fewer than k are less than.
    count_less(rank, best, kGroups);
    Signed limit = std::numeric_limits<Signed>::min();
    for (std::size_t g = 0; g < kGroups; ++g) {
      limit = rank[g] < static_cast<Signed>(k_) && best[g] > limit ? best[g] : limit;
    }

    std::array<std::uint8_t, kSample> places;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
      places[kept] = static_cast<std::uint8_t>(i);
      kept += keys[i] <= limit ? 1 : 0;
    }
    const auto offered = [&](std::size_t i) {
      return static_cast<U>(static_cast<U>(keys[places[i]]) ^ kTopBit<U>);
    };
    if (kept > 2 * kGroups) {
      for (std::size_t i = 0; i < kept; ++i) offer(offered(i), begin + places[i]);
      return true;
    }
    // Each goes where the number of better ones says; equal ones have one number, and keep their order.
    std::array<Signed, 2 * kGroups> own, better;
    own.fill(std::numeric_limits<Signed>::max());
    for (std::size_t i = 0; i < kept; ++i) own[i] = keys[places[i]];
    count_less(better, own, kept);
    std::array<std::uint8_t, 2 * kGroups> equal{};
    const auto k = static_cast<std::size_t>(k_);
    for (std::size_t i = 0; i < kept; ++i) {
      const auto first = static_cast<std::size_t>(better[i]);
      const std::size_t at = first + equal[first]++;
      if (at < k) candidates_[at] = candidate(offered(i), begin + places[i]);
    }
    count_ = k_;
    limit_to(candidates_[k - 1]);
    return true;
  }
  // Those of the block's elements that are not before `begin`.
  void offer_block(std::int64_t first, std::int64_t begin) {
    std::array<U, kBlock> keys;
    std::array<std::uint8_t, kBlock> flags;
    for (std::size_t j = 0; j < kBlock; ++j) keys[j] = key(first + static_cast<std::int64_t>(j));
    const auto limit = static_cast<Signed>(limit_ ^ kTopBit<U>);
    for (std::size_t j = 0; j < kBlock; ++j) {
      flags[j] = static_cast<Signed>(keys[j] ^ kTopBit<U>) < limit ? std::uint8_t{1} : std::uint8_t{0};
    }
    std::uint32_t below = 0;
    for (std::size_t j = 0; j < kBlock; j += 8) below |= bits_of(flags.data() + j) << j;
    below &= ~std::uint32_t{0} << (begin - first);
    for (; below != 0; below &= below - 1) {
      const auto j = static_cast<std::size_t>(std::countr_zero(below));
      // The limit may have come closer since.
      if (keys[j] < limit_) offer(keys[j], first + static_cast<std::int64_t>(j));
    }
  }
  static Candidate candidate(U own, std::int64_t i) {
    return static_cast<Candidate>(own) << (sizeof(U) == 8 ? 64 : 32) | static_cast<Candidate>(i);
  }
  void offer(U own, std::int64_t i) {
    const Candidate offered = candidate(own, i);
    if (!ordered_) {
      candidates_[count_++] = offered;
      if (count_ == capacity(k_)) shrink();
      return;
    }
    // Where it belongs is not predictable: every place takes what it will hold, without a branch.
    Candidate last = limited_ ? candidates_[k_ - 1] : static_cast<Candidate>(~Candidate{0});
    std::int64_t at = limited_ ? k_ - 1 : count_++;
#pragma GCC unroll 4
    for (; at > 0; --at) {
      const Candidate before = candidates_[at - 1];
      candidates_[at] = std::min(last, std::max(before, offered));
      last = before;
    }
    candidates_[0] = std::min(last, offered);
    if (count_ == k_) limit_to(candidates_[k_ - 1]);
  }
  void shrink() {
    if (count_ <= k_) return;
    std::nth_element(candidates_, candidates_ + (k_ - 1), candidates_ + count_);
    count_ = k_;
    limit_to(candidates_[k_ - 1]);
  }
  void limit_to(Candidate last) {
    limit_ = static_cast<U>(last >> (sizeof(U) == 8 ? 64 : 32));
    limited_ = true;
  }

  const char* from_;
  std::int64_t k_;
  U flip_;
  bool ordered_ = ordered(k_);
  Candidate* candidates_;
  std::int64_t count_ = 0;
  bool limited_ = false;
  U limit_ = 0;
};

template <class Key>
void select_line(const Line& line, std::int64_t n, std::int64_t k, typename Key::U flip, bool sorted) {
  using Candidate = typename Selection<Key>::Candidate;
  auto* const all = reinterpret_cast<Candidate*>(line.scratch);
  const std::int64_t capacity = Selection<Key>::capacity(k), part = (n + line.parts - 1) / line.parts;
  std::array<std::int64_t, kMaxParts> found{};
  in_parts(n, line.parts, [&](std::int64_t begin, std::int64_t end) {
    if (begin == end) return;
    const std::int64_t p = begin / part;
    Selection<Key> selection(line.from, k, flip, all + p * capacity);
    selection.scan(begin, end);
    found[static_cast<std::size_t>(p)] = selection.count();
  });
  Candidate* last = all + found[0];
  for (int p = 1; p < line.parts; ++p) {
    last = std::copy_n(all + p * capacity, found[static_cast<std::size_t>(p)], last);
  }
  if (last - all > k) std::nth_element(all, all + (k - 1), last);
  if (sorted && (line.parts > 1 || !Selection<Key>::ordered(k))) std::sort(all, all + k);
  constexpr auto item = static_cast<std::int64_t>(sizeof(typename Key::U));
  for (std::int64_t i = 0; i < k; ++i) {
    const auto index = static_cast<std::int64_t>(static_cast<std::uint32_t>(all[i]));
    std::memcpy(line.to[0] + i * item, line.from + index * item, item);
    write(line.to[1] + i * 8, index);
  }
}

// How many of n elements equal the last of k sorted values, 0 where no value is like another one, selected or not.
template <class Key>
std::int64_t count_ties(const char* from, std::int64_t n, const char* values, std::int64_t k, Dtype dt) {
  using U = typename Key::U;
  constexpr auto item = static_cast<std::int64_t>(sizeof(U));
  if (k == 0) return 0;
  const char* last = values + (k - 1) * item;
  if (const EqualLoops* loops = isa_functions().equal(dt)) {
    const bool repeats = loops->repeats(values, k);
    const std::int64_t count = repeats || k < n ? loops->count(from, n, last) : 1;
    return repeats || count > 1 ? count : 0;
  }
  const auto key = [](const char* x, std::int64_t i) { return Key::encode(read<U>(x + i * item)); };
  bool repeats = false;
  for (std::int64_t i = 1; i < k; ++i) repeats |= key(values, i) == key(values, i - 1);
  std::int64_t count = 0;
  for (std::int64_t i = 0; i < n; ++i) count += key(from, i) == key(last, 0);
  return repeats || count > 1 ? count : 0;
}

Shape with_length(const Shape& x, std::size_t axis, std::int64_t length) {
  Shape result = x;
  result[axis] = length;
  return result;
}

// The k best along an axis and their indices, and into `ties`, if given, the line's count_ties.
std::array<Storage, 2> selected(const Storage& x, std::int64_t k, std::int64_t axis, bool largest, bool sorted,
                                Dtype dt, Storage* ties) {
  const std::size_t at = checked_axis("topk", x, axis);
  const std::int64_t n = x.shape[at];
  if (k < 0 || k > n) {
    throw ValueError("topk: k is " + std::to_string(k) + "; accepted are 0 to " + std::to_string(n) +
                     ", the length of axis " + std::to_string(axis) + " of x");
  }
  const Shape shape = with_length(x.shape, at, k), one = with_length(x.shape, at, 1);
  std::array<Storage, 2> results{allocate(shape, dt), allocate(shape, Dtype::Int64)};
  if (ties) *ties = k == 0 ? full(one, Scalar::of(std::int64_t{0}), one, Dtype::Int64) : allocate(one, Dtype::Int64);
  if (k == 0) return results;
  with_key(dt, [&]<class Key>(Key) {
    using U = typename Key::U;
    const U flip = flip_of<U>(largest);
    // Many of the elements: sorting all of them by digits is faster.
    const bool most = k > n / 4;
    const int parts = line_parts(n);
    const std::size_t scratch = most ? order_bytes<Key>(n) : Selection<Key>::bytes(k, parts);
    auto select_one = [&](const Line& line) {
      if (most) {
        const auto order = order_line<Key>(line.from, n, flip, line.parts, line.scratch);
        emit<Key>(order, line.from, k, flip, line.parts, line.to[0], line.to[1]);
      } else {
        select_line<Key>(line, n, k, flip, sorted);
      }
      if (ties) write(line.to[2], count_ties<Key>(line.from, n, line.to[0], k, dt));
    };
    if (ties) for_lines(x, at, {&results[0], &results[1], ties}, scratch, parts, select_one);
    else for_lines(x, at, {&results[0], &results[1]}, scratch, parts, select_one);
  });
  return results;
}

}  // namespace

Storage sort_values(const Storage& x, std::int64_t axis, bool descending, Dtype dt) {
  const std::size_t at = checked_axis("sort", x, axis);
  Storage values = allocate(x.shape, dt);
  with_key(dt, [&]<class Key>(Key) {
    using U = typename Key::U;
    const std::int64_t n = x.shape[at];
    const std::size_t scratch = n < kRadixFrom ? 0 : static_cast<std::size_t>(n) * sizeof(U);
    for_lines(x, at, {&values}, scratch, line_parts(n), [&](const Line& line) {
      sort_line<Key>(line.from, reinterpret_cast<U*>(line.to[0]), reinterpret_cast<U*>(line.scratch), n,
                     flip_of<U>(descending), line.parts);
    });
  });
  return values;
}

std::array<Storage, 3> sort_indexed(const Storage& x, std::int64_t axis, bool descending, Dtype dt) {
  const std::size_t at = checked_axis("sort", x, axis);
  std::array<Storage, 3> results{allocate(x.shape, dt), allocate(x.shape, Dtype::Int64),
                                 allocate(with_length(x.shape, at, 1), Dtype::Int64)};
  with_key(dt, [&]<class Key>(Key) {
    using U = typename Key::U;
    const std::int64_t n = x.shape[at];
    const U flip = flip_of<U>(descending);
    auto sort_one = [&](const Line& line) {
      const auto order = order_line<Key>(line.from, n, flip, line.parts, line.scratch);
      emit<Key>(order, line.from, n, flip, line.parts, line.to[0], line.to[1]);
      write(line.to[2], count_ties<Key>(line.from, n, line.to[0], n, dt));
    };
    for_lines(x, at, {&results[0], &results[1], &results[2]}, order_bytes<Key>(n), line_parts(n), sort_one);
  });
  return results;
}

Storage argsort(const Storage& x, std::int64_t axis, bool descending, bool, Dtype) {
  const std::size_t at = checked_axis("argsort", x, axis);
  Storage indices = allocate(x.shape, Dtype::Int64);
  with_key(x.dtype, [&]<class Key>(Key) {
    using U = typename Key::U;
    const std::int64_t n = x.shape[at];
    const U flip = flip_of<U>(descending);
    for_lines(x, at, {&indices}, order_bytes<Key>(n), line_parts(n), [&](const Line& line) {
      const auto order = order_line<Key>(line.from, n, flip, line.parts, line.scratch);
      emit<Key>(order, line.from, n, flip, line.parts, nullptr, line.to[0]);
    });
  });
  return indices;
}

std::array<Storage, 2> best(const Storage& x, std::int64_t k, std::int64_t axis, bool largest, bool sorted, Dtype dt) {
  return selected(x, k, axis, largest, sorted, dt, nullptr);
}

std::array<Storage, 3> best_tied(const Storage& x, std::int64_t k, std::int64_t axis, bool largest, Dtype dt) {
  Storage ties;
  const std::array<Storage, 2> found = selected(x, k, axis, largest, true, dt, &ties);
  return {found[0], found[1], ties};
}

}  // namespace pylucid::cpu
