#include "backend/cpu/loops.h"

#include <array>
#include <atomic>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cpu/by_isa.h"
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

struct BuiltIsa {
  Isa isa;
  std::string_view name;
  bool usable;  // on this processor
};

// Those that this library was built with, from the least to the best.
std::span<const BuiltIsa> built() {
  static const std::vector<BuiltIsa> isas{
#ifdef PYLUCID_HAVE_BASELINE
      {Isa::Baseline, "baseline", true},
#endif
#ifdef PYLUCID_HAVE_AVX2
      {Isa::Avx2, "avx2",
       __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("f16c") &&
           __builtin_cpu_supports("bmi2")},
#endif
#ifdef PYLUCID_HAVE_AVX512
      {Isa::Avx512, "avx512",
       __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("fma") &&
           __builtin_cpu_supports("f16c") && __builtin_cpu_supports("bmi2")},
#endif
#ifdef PYLUCID_HAVE_NEON
      {Isa::Neon, "neon", true},
#endif
  };
  return isas;
}

Isa chosen_isa() {
  const char* text = std::getenv("PYLUCID_ISA");
  std::optional<Isa> best;
  std::string names, accepted;
  for (const auto& [isa, name, usable] : built()) {
    names += " " + std::string(name);
    if (!usable) continue;
    if (text && name == text) return isa;
    accepted += (accepted.empty() ? "'" : ", '") + std::string(name) + "'";
    best = isa;
  }
  if (!best) {
    throw Error("pylucid was built for the instruction sets" + names +
                ", none of which this processor has: build it on this machine, or with "
                "-C cmake.define.PYLUCID_INSTRUCTION_SETS=all for every machine");
  }
  if (!text || !*text) return *best;
  throw ValueError("the environment variable PYLUCID_ISA is '" + std::string(text) +
                   "'; this build accepts on this processor: " + accepted);
}

}  // namespace

Isa isa() {
  static const Isa chosen = chosen_isa();
  return chosen;
}

const IsaFunctions& isa_functions() { PYLUCID_RETURN_BY_ISA(functions()) }

CastFn cast_loop(Dtype from, Dtype to) { return isa_functions().cast(from, to); }

void add_loops(std::span<const OperatorLoops> family, LoopEntries (*loops)(Isa isa)) {
  LoopEntries entries = loops(isa());
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
