// Sorting unsigned integers by their digits, the lowest first, so that equal ones keep their order. Keys of 64 bits are
// sorted by the 32 highest bits in which they differ; the few that then are still equal are put right afterwards.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/parallel.h"

namespace pylucid::cpu {

inline constexpr std::int64_t kRadixFrom = 192;    // elements: from here on digits beat comparisons
inline constexpr std::int64_t kWideFrom = 16384;   // and wide digits beat narrow ones
inline constexpr int kNarrowDigit = 8, kWideDigit = 11;
inline constexpr int kResolved = 32;

// body(begin, end) for each of `parts` pieces of [0, n), side by side. The pieces do not depend on the threads.
template <class Body>
void in_parts(std::int64_t n, int parts, Body&& body) {
  if (parts == 1) return body(std::int64_t{0}, n);
  const std::int64_t part = (n + parts - 1) / parts;
  parallel_for(parts, 1, [&](std::int64_t first, std::int64_t last) {
    for (std::int64_t p = first; p < last; ++p) body(std::min(n, p * part), std::min(n, (p + 1) * part));
  });
}

// Sorts by the bits from `low` up to, not including, `high`. Returns whichever of the two arrays holds the result.
template <class U>
U* radix_sort(U* from, U* to, std::int64_t n, int low, int high, int parts) {
  const int widest = n < kWideFrom ? kNarrowDigit : kWideDigit;
  const int passes = (high - low + widest - 1) / widest;
  const int width = (high - low + passes - 1) / passes;
  const std::int64_t buckets = std::int64_t{1} << width;
  const U mask = static_cast<U>(buckets - 1);
  const std::int64_t part = (n + parts - 1) / parts;
  std::vector<std::uint32_t> places(static_cast<std::size_t>(parts * buckets));
  for (int pass = 0; pass < passes; ++pass) {
    const int shift = low + pass * width;
    const auto each_part = [&](auto&& body) {
      in_parts(n, parts, [&](std::int64_t begin, std::int64_t end) {
        body(places.data() + begin / part * buckets, from + begin, end - begin);
      });
    };
    std::fill(places.begin(), places.end(), 0U);
    each_part([&](std::uint32_t* place, const U* x, std::int64_t count) {
      for (std::int64_t i = 0; i < count; ++i) ++place[(x[i] >> shift) & mask];
    });
    std::uint32_t next = 0;
    for (std::int64_t bucket = 0; bucket < buckets; ++bucket) {
      for (int p = 0; p < parts; ++p) {
        next += std::exchange(places[static_cast<std::size_t>(p * buckets + bucket)], next);
      }
    }
    each_part([&](std::uint32_t* place, const U* x, std::int64_t count) {
      for (std::int64_t i = 0; i < count; ++i) to[place[(x[i] >> shift) & mask]++] = x[i];
    });
    std::swap(from, to);
  }
  return from;
}

// Calls run(begin, end) for every run of two or more neighbours that are `same(i, j)`. It may change its run: the parts
// end with a run, so that no thread looks into another's.
template <class Same, class Run>
void for_runs(std::int64_t n, int parts, Same&& same, Run&& run) {
  std::vector<std::int64_t> starts(static_cast<std::size_t>(parts) + 1, 0);
  const std::int64_t part = (n + parts - 1) / parts;
  for (int p = 1; p < parts; ++p) {
    std::int64_t start = std::max(starts[static_cast<std::size_t>(p - 1)], std::min(n, p * part));
    while (start > 0 && start < n && same(start - 1, start)) ++start;
    starts[static_cast<std::size_t>(p)] = start;
  }
  starts.back() = n;
  parallel_for(parts, 1, [&](std::int64_t first, std::int64_t last) {
    std::int64_t i = starts[static_cast<std::size_t>(first)];
    const std::int64_t end = starts[static_cast<std::size_t>(last)];
    while (i < end) {
      std::int64_t stop = i + 1;
      while (stop < end && same(i, stop)) ++stop;
      if (stop - i > 1) run(i, stop);
      i = stop;
    }
  });
}

// Sorts keys that differ in the bits of `differing` only. Returns whichever of the two arrays holds the result.
template <class U>
U* sort_keys(U* keys, U* spare, std::int64_t n, U differing, int parts) {
  if (differing == 0) return keys;
  if (n < kRadixFrom) {
    std::sort(keys, keys + n);
    return keys;
  }
  const int low = std::countr_zero(differing), high = static_cast<int>(std::bit_width(differing));
  const int from = std::max(low, high - kResolved);
  U* sorted = radix_sort(keys, spare, n, from, high, parts);
  if (from == low) return sorted;
  U* other = sorted == keys ? spare : keys;
  const auto same = [&](std::int64_t i, std::int64_t j) { return sorted[i] >> from == sorted[j] >> from; };
  for_runs(n, parts, same, [&](std::int64_t begin, std::int64_t end) {
    U bits = 0;
    for (std::int64_t i = begin + 1; i < end; ++i) bits |= sorted[i] ^ sorted[begin];
    const U* run = sort_keys(sorted + begin, other + begin, end - begin, bits, 1);
    if (run != sorted + begin) std::copy(run, run + (end - begin), sorted + begin);
  });
  return sorted;
}

// An index in the low half, a key of 32 bits in the high half.
inline std::uint64_t packed(std::uint64_t key, std::uint64_t index) { return key << 32 | index; }
inline std::uint32_t index_of(std::uint64_t packed) { return static_cast<std::uint32_t>(packed); }

// Sorts the indices in the low halves of `order` by their keys, in which they differ by the bits of `differing`, and
// by themselves where keys are equal; they come ascending. Returns whichever of the two arrays holds the result.
inline std::uint64_t* sort_order(const std::uint64_t* keys, std::uint64_t* order, std::uint64_t* spare, std::int64_t n,
                                 std::uint64_t differing, int parts) {
  if (differing == 0) return order;
  if (n < kRadixFrom) {
    std::sort(order, order + n, [keys](std::uint64_t a, std::uint64_t b) {
      const std::uint64_t x = keys[index_of(a)], y = keys[index_of(b)];
      return x != y ? x < y : index_of(a) < index_of(b);
    });
    return order;
  }
  const int low = std::countr_zero(differing), high = static_cast<int>(std::bit_width(differing));
  const int from = std::max(low, high - kResolved);
  in_parts(n, parts, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) {
      const std::uint32_t index = index_of(order[i]);
      order[i] = packed(keys[index] >> from, index);
    }
  });
  std::uint64_t* sorted = radix_sort(order, spare, n, 32, 32 + high - from, parts);
  if (from == low) return sorted;
  std::uint64_t* other = sorted == order ? spare : order;
  const auto same = [&](std::int64_t i, std::int64_t j) { return sorted[i] >> 32 == sorted[j] >> 32; };
  for_runs(n, parts, same, [&](std::int64_t begin, std::int64_t end) {
    const std::uint64_t first = keys[index_of(sorted[begin])];
    std::uint64_t bits = 0;
    for (std::int64_t i = begin + 1; i < end; ++i) bits |= keys[index_of(sorted[i])] ^ first;
    const std::uint64_t* run = sort_order(keys, sorted + begin, other + begin, end - begin, bits, 1);
    if (run != sorted + begin) std::copy(run, run + (end - begin), sorted + begin);
  });
  return sorted;
}

}  // namespace pylucid::cpu
