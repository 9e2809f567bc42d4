#include "backend/cpu/loops.h"

#include <array>
#include <atomic>
#include <cstdlib>
#include <string>
#include <string_view>

#include "backend/cpu/isa_functions.h"
#include "backend/cpu/tables.h"
#include "core/error.h"

namespace pylucid::cpu {
namespace {

constexpr std::size_t kMaxOperators = 8192;

// A fixed array, so that entering an operator moves nothing that another thread reads.
constinit std::array<std::atomic<OperatorTable*>, kMaxOperators> operators{};

OperatorTable& operator_at(std::uint32_t row) {
  if (row >= kMaxOperators) throw Error("more than " + std::to_string(kMaxOperators - 1) + " operators");
  OperatorTable* table = operators[row].load(std::memory_order_acquire);
  if (!table) {
    table = new OperatorTable;
    operators[row].store(table, std::memory_order_release);
  }
  return *table;
}

Isa best_isa() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl")) {
    return Isa::Avx512;
  }
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("f16c")) {
    return Isa::Avx2;
  }
  return Isa::Baseline;
#elif defined(__aarch64__)
  return Isa::Neon;
#else
  return Isa::Baseline;
#endif
}

Isa chosen_isa() {
  const Isa best = best_isa();
  const char* text = std::getenv("PYLUCID_ISA");
  if (!text || !*text) return best;
  constexpr std::array<std::string_view, 4> names{"baseline", "avx2", "avx512", "neon"};  // in the order of Isa
  std::string accepted;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto isa = static_cast<Isa>(i);
    if (best == Isa::Neon ? isa != best : isa > best) continue;
    if (names[i] == text) return isa;
    accepted += (accepted.empty() ? "'" : ", '") + std::string(names[i]) + "'";
  }
  throw ValueError("the environment variable PYLUCID_ISA is '" + std::string(text) +
                   "'; accepted on this processor: " + accepted);
}

}  // namespace

Isa isa() {
  static const Isa chosen = chosen_isa();
  return chosen;
}

const IsaFunctions& isa_functions() {
#if defined(__x86_64__)
  switch (isa()) {
    case Isa::Avx512: return avx512::functions();
    case Isa::Avx2: return avx2::functions();
    default: return baseline::functions();
  }
#elif defined(__aarch64__)
  return neon::functions();
#else
  return baseline::functions();
#endif
}

CastFn cast_loop(Dtype from, Dtype to) { return isa_functions().cast(from, to); }

void add_loops(std::span<const OperatorLoops> family, LoopEntries (*loops)(Isa isa)) {
  LoopEntries entries = loops(isa());
  if (entries.empty() && isa() == Isa::Avx512) entries = loops(Isa::Avx2);
  if (entries.empty()) entries = loops(Isa::Baseline);
  for (const OperatorLoops& op : family) {
    OperatorTable& table = operator_at(registry::row(*op.schema));
    table.loops = std::make_unique<LoopFn[]>(op.parts.size() * kDtypeCount);
    table.parts = op.parts;
  }
  for (const LoopEntry& entry : entries) {
    const OperatorTable* table = find_operator(family[entry.op].schema->index);
    table->loops[entry.part * kDtypeCount + static_cast<std::size_t>(entry.dtype)] = entry.loop;
  }
}

void add_kernel(const OpSchema& schema, KernelFn kernel) { operator_at(registry::row(schema)).kernel = kernel; }

const OperatorTable* find_operator(std::uint32_t row) {
  return row < kMaxOperators ? operators[row].load(std::memory_order_acquire) : nullptr;
}

}  // namespace pylucid::cpu
