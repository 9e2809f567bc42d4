// Generated from ops.yaml. Do not edit.
// The logical family: schemas, dispatch and derivatives.
#include "logical/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "logical/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries logical_loops();
}
namespace avx2 {
cpu::LoopEntries logical_loops();
}
namespace avx512 {
cpu::LoopEntries logical_loops();
}
namespace neon {
cpu::LoopEntries logical_loops();
}
namespace accelerate {
cpu::LoopEntries logical_loops();
}

namespace {

constexpr OperandRule logical_and_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule logical_and_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand logical_and_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand logical_and_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape logical_and_parts[] = {
    {logical_and_0_results, logical_and_0_inputs, false, false},
};

constexpr OperandRule logical_or_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule logical_or_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand logical_or_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand logical_or_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape logical_or_parts[] = {
    {logical_or_0_results, logical_or_0_inputs, false, false},
};

constexpr OperandRule logical_xor_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule logical_xor_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand logical_xor_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand logical_xor_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape logical_xor_parts[] = {
    {logical_xor_0_results, logical_xor_0_inputs, false, false},
};

constexpr OperandRule logical_not_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule logical_not_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand logical_not_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand logical_not_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape logical_not_parts[] = {
    {logical_not_0_results, logical_not_0_inputs, false, false},
};

}  // namespace

const OpSchema LogicalAndBackward::schema_v1{
    .name = "logical_and",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = logical_and_rules,
    .results = logical_and_results,
    .accepts = "every dtype",
    .signature = "logical_and(x1, x2, /)",
    .record = "- op: logical_and(x1, x2, /)\n  summary: Element-wise conjunction; a number is true where it is not 0.\n  amp: KeepInput\n  forward: (x1 != 0) & (x2 != 0)\n  dispatch: {gpu: logical_and}\n  grad: none\n  dtypes: {x1: any, x2: any, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.logical_and(pl.asarray([True, False]), True).tolist()\n    [True, False]\n  see: [logical_or, bitwise_and]",
    .hash = "d2b12ccb595582f294da79a1bde7634f27b135727ecf4da95c1e1e937b156a5e",
    .source = "ops.yaml:logical_and",
};

Storage LogicalAndBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema LogicalOrBackward::schema_v1{
    .name = "logical_or",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = logical_or_rules,
    .results = logical_or_results,
    .accepts = "every dtype",
    .signature = "logical_or(x1, x2, /)",
    .record = "- op: logical_or(x1, x2, /)\n  summary: Element-wise disjunction; a number is true where it is not 0.\n  amp: KeepInput\n  forward: (x1 != 0) | (x2 != 0)\n  dispatch: {gpu: logical_or}\n  grad: none\n  dtypes: {x1: any, x2: any, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.logical_or(pl.asarray([True, False]), False).tolist()\n    [True, False]\n  see: [logical_and, bitwise_or]",
    .hash = "d2c4c192927c2437827c0da3420060709ac9ca160f128e3a3d23dda863778dd0",
    .source = "ops.yaml:logical_or",
};

Storage LogicalOrBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema LogicalXorBackward::schema_v1{
    .name = "logical_xor",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = logical_xor_rules,
    .results = logical_xor_results,
    .accepts = "every dtype",
    .signature = "logical_xor(x1, x2, /)",
    .record = "- op: logical_xor(x1, x2, /)\n  summary: Element-wise exclusive disjunction; a number is true where it is not 0.\n  amp: KeepInput\n  forward: (x1 != 0) ^ (x2 != 0)\n  dispatch: {gpu: logical_xor}\n  grad: none\n  dtypes: {x1: any, x2: any, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.logical_xor(pl.asarray([True, False]), True).tolist()\n    [False, True]\n  see: [logical_or, bitwise_xor]",
    .hash = "d1f7f2f9ca00a2aa22d8775f21b3c86b92aa58c38403d66b68056c33e568c656",
    .source = "ops.yaml:logical_xor",
};

Storage LogicalXorBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema LogicalNotBackward::schema_v1{
    .name = "logical_not",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = logical_not_rules,
    .results = logical_not_results,
    .accepts = "every dtype",
    .signature = "logical_not(x, /)",
    .record = "- op: logical_not(x, /)\n  summary: Element-wise negation; a number is true where it is not 0.\n  amp: KeepInput\n  forward: x == 0\n  dispatch: {gpu: logical_not}\n  grad: none\n  dtypes: {x: any, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.logical_not(pl.asarray([True, False])).tolist()\n    [False, True]\n  see: [bitwise_invert]",
    .hash = "0a80aaa0af4d4ccdc5de4feb993de12fa51331e872f90804f08541820746d558",
    .source = "ops.yaml:logical_not",
};

Storage LogicalNotBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

namespace ops {

TensorPtr logical_and(const Operand& x1, const Operand& x2) {
  return std::get<0>(LogicalAndBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr logical_or(const Operand& x1, const Operand& x2) {
  return std::get<0>(LogicalOrBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr logical_xor(const Operand& x1, const Operand& x2) {
  return std::get<0>(LogicalXorBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr logical_not(const Operand& x) {
  return std::get<0>(LogicalNotBackward::call({&x}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&LogicalAndBackward::schema_v1, logical_and_parts},
    {&LogicalOrBackward::schema_v1, logical_or_parts},
    {&LogicalXorBackward::schema_v1, logical_xor_parts},
    {&LogicalNotBackward::schema_v1, logical_not_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::logical_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::logical_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::logical_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::logical_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_logical() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
