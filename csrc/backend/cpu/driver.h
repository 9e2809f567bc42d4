// The driver of element-wise loops: loops see contiguous operands of their own dtype, whatever the arrays are.
#pragma once

#include <cstddef>
#include <span>

#include "backend/cpu/loops.h"
#include "backend/cpu/operand.h"
#include "core/storage.h"

namespace pylucid::cpu {

// One call of a loop. Dtypes are those in memory: a half dtype means that the loop sees float32.
struct LoopCall {
  LoopFn loop;  // null: the one result is the one input
  const void* attributes;
  bool heavy;
  std::span<Storage> results;
  std::span<const Dtype> result_dtypes;
  std::span<const Storage* const> inputs;
  std::span<const Dtype> input_dtypes;
  bool halves = false;  // the loop takes half dtypes as they lie in memory, not as float32
};

// Runs a loop over `shape`. Results that have no buffer are allocated, in the inputs' memory order.
void run_loop(const LoopCall& call, const Shape& shape);

// Writes the values of `from`, broadcast and cast, into the memory of `to`.
void copy_into(Storage& to, const Storage& from);

void elementwise(const backend::LoopRun& run);

}  // namespace pylucid::cpu
