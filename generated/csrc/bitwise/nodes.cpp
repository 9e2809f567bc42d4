// Generated from ops.yaml. Do not edit.
// The bitwise family: schemas, dispatch and derivatives.
#include "bitwise/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "bitwise/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries bitwise_loops();
}
namespace avx2 {
cpu::LoopEntries bitwise_loops();
}
namespace avx512 {
cpu::LoopEntries bitwise_loops();
}
namespace neon {
cpu::LoopEntries bitwise_loops();
}
namespace accelerate {
cpu::LoopEntries bitwise_loops();
}

namespace {

constexpr OperandRule bitwise_and_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x01ff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x01ff, false},
};
constexpr OperandRule bitwise_and_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand bitwise_and_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bitwise_and_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape bitwise_and_parts[] = {
    {bitwise_and_0_results, bitwise_and_0_inputs, false, false},
};

constexpr OperandRule bitwise_or_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x01ff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x01ff, false},
};
constexpr OperandRule bitwise_or_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand bitwise_or_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bitwise_or_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape bitwise_or_parts[] = {
    {bitwise_or_0_results, bitwise_or_0_inputs, false, false},
};

constexpr OperandRule bitwise_xor_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x01ff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x01ff, false},
};
constexpr OperandRule bitwise_xor_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand bitwise_xor_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bitwise_xor_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape bitwise_xor_parts[] = {
    {bitwise_xor_0_results, bitwise_xor_0_inputs, false, false},
};

constexpr OperandRule bitwise_invert_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x01ff, false},
};
constexpr OperandRule bitwise_invert_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand bitwise_invert_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bitwise_invert_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape bitwise_invert_parts[] = {
    {bitwise_invert_0_results, bitwise_invert_0_inputs, false, false},
};

constexpr OperandRule bitwise_left_shift_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x01fe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x01fe, false},
};
constexpr OperandRule bitwise_left_shift_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand bitwise_left_shift_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bitwise_left_shift_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape bitwise_left_shift_parts[] = {
    {bitwise_left_shift_0_results, bitwise_left_shift_0_inputs, false, false},
};

constexpr OperandRule bitwise_right_shift_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x01fe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x01fe, false},
};
constexpr OperandRule bitwise_right_shift_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand bitwise_right_shift_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand bitwise_right_shift_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape bitwise_right_shift_parts[] = {
    {bitwise_right_shift_0_results, bitwise_right_shift_0_inputs, false, false},
};

}  // namespace

const OpSchema BitwiseAndBackward::schema_v1{
    .name = "bitwise_and",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = bitwise_and_rules,
    .results = bitwise_and_results,
    .accepts = "bool and integer dtypes",
    .signature = "bitwise_and(x1, x2, /)",
    .record = "- op: bitwise_and(x1, x2, /)\n  summary: Element-wise conjunction of bits.\n  amp: KeepInput\n  dispatch: {gpu: bitwise_and}\n  grad: none\n  dtypes: {x1: integral, x2: integral}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.bitwise_and(pl.asarray([6, 5]), 3).tolist()\n    [2, 1]\n  see: [bitwise_or, logical_and]",
    .hash = "94af93d008a2c0a6a117da9d535642bc9cd9cdb3c4ae76baf92333820674da00",
    .source = "ops.yaml:bitwise_and",
};

Storage BitwiseAndBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema BitwiseOrBackward::schema_v1{
    .name = "bitwise_or",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = bitwise_or_rules,
    .results = bitwise_or_results,
    .accepts = "bool and integer dtypes",
    .signature = "bitwise_or(x1, x2, /)",
    .record = "- op: bitwise_or(x1, x2, /)\n  summary: Element-wise disjunction of bits.\n  amp: KeepInput\n  dispatch: {gpu: bitwise_or}\n  grad: none\n  dtypes: {x1: integral, x2: integral}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.bitwise_or(pl.asarray([6, 5]), 3).tolist()\n    [7, 7]\n  see: [bitwise_and, logical_or]",
    .hash = "48a4da08588d968a6fe8071a2f6f9eac858667e95ca85df46ca0c9ef0430c0f9",
    .source = "ops.yaml:bitwise_or",
};

Storage BitwiseOrBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema BitwiseXorBackward::schema_v1{
    .name = "bitwise_xor",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = bitwise_xor_rules,
    .results = bitwise_xor_results,
    .accepts = "bool and integer dtypes",
    .signature = "bitwise_xor(x1, x2, /)",
    .record = "- op: bitwise_xor(x1, x2, /)\n  summary: Element-wise exclusive disjunction of bits.\n  amp: KeepInput\n  dispatch: {gpu: bitwise_xor}\n  grad: none\n  dtypes: {x1: integral, x2: integral}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.bitwise_xor(pl.asarray([6, 5]), 3).tolist()\n    [5, 6]\n  see: [bitwise_or, logical_xor]",
    .hash = "661f975c53cba3b7f6e73d7de79ad4cc3c13f510df73f4f1cee4256d6c1c6696",
    .source = "ops.yaml:bitwise_xor",
};

Storage BitwiseXorBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema BitwiseInvertBackward::schema_v1{
    .name = "bitwise_invert",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = bitwise_invert_rules,
    .results = bitwise_invert_results,
    .accepts = "bool and integer dtypes",
    .signature = "bitwise_invert(x, /)",
    .record = "- op: bitwise_invert(x, /)\n  summary: Element-wise negation of bits.\n  amp: KeepInput\n  dispatch: {gpu: bitwise_invert}\n  grad: none\n  dtypes: {x: integral}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.bitwise_invert(pl.asarray([0, 5])).tolist()\n    [-1, -6]\n  see: [logical_not]\n  aliases: [bitwise_not, invert]",
    .hash = "8e4135d333c10554c81476e765a9cdd3ffbfa148c9fd266cdab5b4e55312ba27",
    .source = "ops.yaml:bitwise_invert",
};

Storage BitwiseInvertBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

const OpSchema BitwiseLeftShiftBackward::schema_v1{
    .name = "bitwise_left_shift",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = bitwise_left_shift_rules,
    .results = bitwise_left_shift_results,
    .accepts = "integer dtypes",
    .signature = "bitwise_left_shift(x1, x2, /)",
    .record = "- op: bitwise_left_shift(x1, x2, /)\n  summary: Element-wise shift of the bits of x1 to the left by x2 places.\n  amp: KeepInput\n  dispatch: {gpu: left_shift}\n  grad: none\n  dtypes: {x1: integer, x2: integer}\n  domain: {x2: [0, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.bitwise_left_shift(pl.asarray([1, 5]), 2).tolist()\n    [4, 20]\n  see: [bitwise_right_shift]\n  aliases: [left_shift]",
    .hash = "8c0ee02465e4e4c9af26efb593f38659aaec0277f4ba0922e67f751f8ffc1741",
    .source = "ops.yaml:bitwise_left_shift",
};

Storage BitwiseLeftShiftBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema BitwiseRightShiftBackward::schema_v1{
    .name = "bitwise_right_shift",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = bitwise_right_shift_rules,
    .results = bitwise_right_shift_results,
    .accepts = "integer dtypes",
    .signature = "bitwise_right_shift(x1, x2, /)",
    .record = "- op: bitwise_right_shift(x1, x2, /)\n  summary: Element-wise shift of the bits of x1 to the right by x2 places, keeping the sign.\n  amp: KeepInput\n  dispatch: {gpu: right_shift}\n  grad: none\n  dtypes: {x1: integer, x2: integer}\n  domain: {x2: [0, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.bitwise_right_shift(pl.asarray([4, -5]), 1).tolist()\n    [2, -3]\n  see: [bitwise_left_shift]\n  aliases: [right_shift]",
    .hash = "22ae6d079ec1a06c737c71c1bfa05e8b5ed714e376b6df698cd8f61719a7b03c",
    .source = "ops.yaml:bitwise_right_shift",
};

Storage BitwiseRightShiftBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

namespace ops {

TensorPtr bitwise_and(const Operand& x1, const Operand& x2) {
  return std::get<0>(BitwiseAndBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr bitwise_or(const Operand& x1, const Operand& x2) {
  return std::get<0>(BitwiseOrBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr bitwise_xor(const Operand& x1, const Operand& x2) {
  return std::get<0>(BitwiseXorBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr bitwise_invert(const Operand& x) {
  return std::get<0>(BitwiseInvertBackward::call({&x}, NoAttributes{}));
}

TensorPtr bitwise_left_shift(const Operand& x1, const Operand& x2) {
  return std::get<0>(BitwiseLeftShiftBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr bitwise_right_shift(const Operand& x1, const Operand& x2) {
  return std::get<0>(BitwiseRightShiftBackward::call({&x1, &x2}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&BitwiseAndBackward::schema_v1, bitwise_and_parts},
    {&BitwiseOrBackward::schema_v1, bitwise_or_parts},
    {&BitwiseXorBackward::schema_v1, bitwise_xor_parts},
    {&BitwiseInvertBackward::schema_v1, bitwise_invert_parts},
    {&BitwiseLeftShiftBackward::schema_v1, bitwise_left_shift_parts},
    {&BitwiseRightShiftBackward::schema_v1, bitwise_right_shift_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::bitwise_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::bitwise_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::bitwise_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::bitwise_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_bitwise() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
