// One row of a table of generated loops. Included where loops are compiled for an instruction set, so nothing else is here.
#pragma once

#include <cstdint>
#include <span>

#include "core/dtype.h"

namespace pylucid::cpu {

// A loop over contiguous operands, results first in `args`, then the inputs that it reads, in the order of LoopShape::inputs.
using LoopFn = void (*)(char** args, std::intptr_t n, const void* attributes);

struct LoopEntry {
  std::uint16_t op;  // position in the family's table of operators
  std::uint16_t part;
  Dtype dtype;
  LoopFn loop;
};

// What one family's generated file offers for one instruction set.
using LoopEntries = std::span<const LoopEntry>;

}  // namespace pylucid::cpu
