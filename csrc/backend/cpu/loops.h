// The tables of generated loops and of hand-written kernels of the cpu backend.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "backend/backend.h"
#include "backend/cpu/loop_entry.h"
#include "core/dtype.h"
#include "core/schema.h"

namespace pylucid::cpu {

// The operands of one part of an operator, the same for every dtype and instruction set.
struct LoopShape {
  struct Operand {
    DtypeFrom from;
    Dtype fixed;
    std::uint8_t source;  // inputs: which of the inputs given to IBackend::elementwise
  };
  std::span<const Operand> results;
  std::span<const Operand> inputs;
  bool heavy;  // transcendental: worth splitting over threads earlier than arithmetic
  bool zero;   // where the dtype is real the results are zeros, for which there are no loops
};

struct OperatorLoops {
  const OpSchema* schema;
  std::span<const LoopShape> parts;
};

enum class Isa : std::uint8_t { Baseline, Avx2, Avx512, Neon };
Isa isa();  // the best that this processor and this build have; PYLUCID_ISA in the environment lowers it

// Enters a family: `loops(isa)` gives its entries.
void add_loops(std::span<const OperatorLoops> operators, LoopEntries (*loops)(Isa isa));

using KernelFn = void (*)(std::span<const Storage* const> inputs, const void* attributes, const Shape& shape, Dtype dt,
                          std::span<Storage> results);
void add_kernel(const OpSchema& schema, KernelFn kernel);

}  // namespace pylucid::cpu
