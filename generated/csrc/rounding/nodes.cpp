// Generated from ops.yaml. Do not edit.
// The rounding family: schemas, dispatch and derivatives.
#include "rounding/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "rounding/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries rounding_loops();
}
namespace avx2 {
cpu::LoopEntries rounding_loops();
}
namespace avx512 {
cpu::LoopEntries rounding_loops();
}
namespace neon {
cpu::LoopEntries rounding_loops();
}
namespace accelerate {
cpu::LoopEntries rounding_loops();
}

namespace {

constexpr OperandRule ceil_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule ceil_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand ceil_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand ceil_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand ceil_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand ceil_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape ceil_parts[] = {
    {ceil_0_results, ceil_0_inputs, false, false},
    {ceil_1_results, ceil_1_inputs, false, false},
};

constexpr OperandRule floor_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule floor_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand floor_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand floor_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand floor_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand floor_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape floor_parts[] = {
    {floor_0_results, floor_0_inputs, false, false},
    {floor_1_results, floor_1_inputs, false, false},
};

constexpr OperandRule round_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule round_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand round_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand round_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand round_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand round_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape round_parts[] = {
    {round_0_results, round_0_inputs, false, false},
    {round_1_results, round_1_inputs, false, true},
};

constexpr OperandRule trunc_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false},
};
constexpr OperandRule trunc_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand trunc_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand trunc_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand trunc_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand trunc_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape trunc_parts[] = {
    {trunc_0_results, trunc_0_inputs, false, false},
    {trunc_1_results, trunc_1_inputs, false, false},
};

}  // namespace

const OpSchema CeilBackward::schema_v1{
    .name = "ceil",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = ceil_rules,
    .results = ceil_results,
    .accepts = "integer and floating point dtypes",
    .signature = "ceil(x, /)",
    .record = "- op: ceil(x, /)\n  summary: Element-wise smallest integer not below x.\n  amp: KeepInput\n  dispatch: {cpu: vvceilf, gpu: ceil}\n  grad: zero\n  dtypes: {x: real}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.ceil(pl.asarray([-1.5, 1.5])).tolist()\n    [-1.0, 2.0]\n  see: [floor, round, trunc]",
    .hash = "4cb9782b2affe68cfadc0bee7c99848ad485e807ac8daddaedbbf6a5d08cae57",
    .source = "ops.yaml:ceil",
};

Storage CeilBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage CeilBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 0
TensorPtr CeilBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const auto v0 = ops::constant(0, g);
  return v0;
}

TensorPtr CeilBackward::tangent_formula_impl(const TensorPtr&, const TensorPtr&, const TensorPtr&) { return nullptr; }

const OpSchema FloorBackward::schema_v1{
    .name = "floor",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = floor_rules,
    .results = floor_results,
    .accepts = "integer and floating point dtypes",
    .signature = "floor(x, /)",
    .record = "- op: floor(x, /)\n  summary: Element-wise largest integer not above x.\n  amp: KeepInput\n  dispatch: {cpu: vvfloorf, gpu: floor}\n  grad: zero\n  dtypes: {x: real}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.floor(pl.asarray([-1.5, 1.5])).tolist()\n    [-2.0, 1.0]\n  see: [ceil, round, trunc]",
    .hash = "a83f13a1de3ec5cede83dac9f0fad7ed0223093e8f2230d0653259d62a66f91c",
    .source = "ops.yaml:floor",
};

Storage FloorBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage FloorBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 0
TensorPtr FloorBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const auto v0 = ops::constant(0, g);
  return v0;
}

TensorPtr FloorBackward::tangent_formula_impl(const TensorPtr&, const TensorPtr&, const TensorPtr&) { return nullptr; }

const OpSchema RoundBackward::schema_v1{
    .name = "round",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = round_rules,
    .results = round_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "round(x, /)",
    .record = "- op: round(x, /)\n  summary: Element-wise nearest integer, halves to the even one.\n  amp: KeepInput\n  dispatch: {cpu: vvnintf, gpu: round}\n  grad: zero\n  dtypes: {x: numeric}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.round(pl.asarray([0.5, 1.5, 2.4])).tolist()\n    [0.0, 2.0, 2.0]\n  notes: \"It rounds to integers only: two decimals are `round(100 * x) / 100`.\"\n  see: [ceil, floor, trunc]",
    .hash = "4127e254d3c340d77357111ae6fe5423b994abb48493065f9dc19f10cfd77bd7",
    .source = "ops.yaml:round",
};

Storage RoundBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage RoundBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 0
TensorPtr RoundBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const auto v0 = ops::constant(0, g);
  return v0;
}

TensorPtr RoundBackward::tangent_formula_impl(const TensorPtr&, const TensorPtr&, const TensorPtr&) { return nullptr; }

const OpSchema TruncBackward::schema_v1{
    .name = "trunc",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = trunc_rules,
    .results = trunc_results,
    .accepts = "integer and floating point dtypes",
    .signature = "trunc(x, /)",
    .record = "- op: trunc(x, /)\n  summary: Element-wise integer part, rounded towards 0.\n  amp: KeepInput\n  dispatch: {cpu: vvintf, gpu: trunc}\n  grad: zero\n  dtypes: {x: real}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.trunc(pl.asarray([-1.5, 1.5])).tolist()\n    [-1.0, 1.0]\n  see: [ceil, floor, round]\n  aliases: [fix]",
    .hash = "e4120230a381b3e093baef692649f84ce2097beb227cc13ea1148dad06a4a4b4",
    .source = "ops.yaml:trunc",
};

Storage TruncBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage TruncBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 0
TensorPtr TruncBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const auto v0 = ops::constant(0, g);
  return v0;
}

TensorPtr TruncBackward::tangent_formula_impl(const TensorPtr&, const TensorPtr&, const TensorPtr&) { return nullptr; }

namespace ops {

TensorPtr ceil(const Operand& x) {
  return std::get<0>(CeilBackward::call({&x}, NoAttributes{}));
}

TensorPtr floor(const Operand& x) {
  return std::get<0>(FloorBackward::call({&x}, NoAttributes{}));
}

TensorPtr round(const Operand& x) {
  return std::get<0>(RoundBackward::call({&x}, NoAttributes{}));
}

TensorPtr trunc(const Operand& x) {
  return std::get<0>(TruncBackward::call({&x}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&CeilBackward::schema_v1, ceil_parts},
    {&FloorBackward::schema_v1, floor_parts},
    {&RoundBackward::schema_v1, round_parts},
    {&TruncBackward::schema_v1, trunc_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::rounding_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::rounding_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::rounding_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::rounding_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_rounding() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
