// A basic index, as parsed from Python: ints, slices, newaxis; the ellipsis is already expanded.
#pragma once

#include <cstdint>
#include <vector>

namespace pylucid {

struct IndexItem {
  enum class Kind : std::uint8_t { Integer, Slice, NewAxis };
  Kind kind = Kind::Slice;
  std::int64_t start = 0;   // Integer: the position, already in range; Slice: the first position
  std::int64_t step = 1;    // Slice
  std::int64_t length = 0;  // Slice: how many positions
};

// One item per input axis, in order, with NewAxis items between.
using Index = std::vector<IndexItem>;

}  // namespace pylucid
