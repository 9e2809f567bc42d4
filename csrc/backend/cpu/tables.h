// The operators' rows: where elementwise() and kernel() find what add_loops and add_kernel entered.
#pragma once

#include <memory>
#include <span>

#include "backend/cpu/loops.h"

namespace pylucid::cpu {

struct OperatorTable {
  std::span<const LoopShape> parts;
  std::unique_ptr<LoopFn[]> loops;  // by part, then dtype
  KernelFn kernel = nullptr;

  LoopFn loop(std::size_t part, Dtype dt) const { return loops[part * kDtypeCount + static_cast<std::size_t>(dt)]; }
};

const OperatorTable* find_operator(std::uint32_t row);  // null: nothing entered

}  // namespace pylucid::cpu
