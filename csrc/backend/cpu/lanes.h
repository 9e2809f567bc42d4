// Operators along one axis: an array as lanes along it, walked either lane by lane or many lanes side by side, whichever
// follows memory.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "backend/cpu/operand.h"
#include "core/storage.h"

namespace pylucid::cpu {

inline constexpr std::size_t kMostArrays = 4;

struct Lanes {
  struct Axis {
    std::int64_t extent;
    std::array<std::int64_t, kMostArrays> strides;  // bytes, of each array
  };
  std::int64_t length = 1;  // of a lane
  std::array<std::int64_t, kMostArrays> strides{};
  std::array<Axis, kMaxDims> axes;  // the others, innermost first
  std::size_t count = 0;
  bool side_by_side = false;  // axes[0] is nearest to memory, not the lane
  std::array<char*, kMostArrays> data{};

  std::int64_t lanes() const {
    std::int64_t n = 1;
    for (std::size_t i = 0; i < count; ++i) n *= axes[i].extent;
    return n;
  }
  // Of lane `point`, counted over the axes from `first` on.
  std::array<char*, kMostArrays> at(std::int64_t point, std::size_t first) const {
    std::array<char*, kMostArrays> found = data;
    for (std::size_t i = first; i < count && point > 0; ++i) {
      const std::int64_t position = point % axes[i].extent;
      point /= axes[i].extent;
      for (std::size_t k = 0; k < kMostArrays; ++k) found[k] += position * axes[i].strides[k];
    }
    return found;
  }
};

// Of arrays of one shape, the first of which decides what is near in memory.
inline Lanes lanes_of(std::span<const Storage* const> arrays, std::size_t along) {
  Lanes lanes;
  const Storage& first = *arrays[0];
  for (std::size_t k = 0; k < arrays.size(); ++k) {
    lanes.data[k] = arrays[k]->data();
    if (first.ndim() > 0) lanes.strides[k] = arrays[k]->strides[along];
  }
  if (first.ndim() == 0) return lanes;
  lanes.length = first.shape[along];
  for (std::size_t i = 0; i < first.ndim(); ++i) {
    if (i == along || first.shape[i] == 1) continue;
    Lanes::Axis axis{first.shape[i], {}};
    for (std::size_t k = 0; k < arrays.size(); ++k) axis.strides[k] = arrays[k]->strides[i];
    lanes.axes[lanes.count++] = axis;
  }
  Lanes::Axis* begin = lanes.axes.data();
  std::stable_sort(begin, begin + lanes.count, [](const Lanes::Axis& a, const Lanes::Axis& b) {
    return std::abs(a.strides[0]) < std::abs(b.strides[0]);
  });
  std::size_t last = 0;
  for (std::size_t i = 1; i < lanes.count; ++i) {
    Lanes::Axis& inner = lanes.axes[last];
    bool joins = true;
    for (std::size_t k = 0; k < arrays.size(); ++k) {
      joins &= lanes.axes[i].strides[k] == inner.strides[k] * inner.extent;
    }
    if (joins) {
      inner.extent *= lanes.axes[i].extent;
    } else {
      lanes.axes[++last] = lanes.axes[i];
    }
  }
  if (lanes.count) lanes.count = last + 1;
  lanes.side_by_side =
      lanes.count > 0 && (lanes.length == 1 || std::abs(lanes.axes[0].strides[0]) < std::abs(lanes.strides[0]));
  return lanes;
}

}  // namespace pylucid::cpu
