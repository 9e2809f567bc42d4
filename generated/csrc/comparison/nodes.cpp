// Generated from ops.yaml. Do not edit.
// The comparison family: schemas, dispatch and derivatives.
#include "comparison/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "comparison/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries comparison_loops();
}
namespace avx2 {
cpu::LoopEntries comparison_loops();
}
namespace avx512 {
cpu::LoopEntries comparison_loops();
}
namespace neon {
cpu::LoopEntries comparison_loops();
}
namespace accelerate {
cpu::LoopEntries comparison_loops();
}

namespace {

constexpr OperandRule equal_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false, OperandRule::Numbers::Compared},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false, OperandRule::Numbers::Compared},
};
constexpr OperandRule equal_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand equal_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand equal_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape equal_parts[] = {
    {equal_0_results, equal_0_inputs, false, false},
};

constexpr OperandRule not_equal_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false, OperandRule::Numbers::Compared},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false, OperandRule::Numbers::Compared},
};
constexpr OperandRule not_equal_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand not_equal_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand not_equal_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape not_equal_parts[] = {
    {not_equal_0_results, not_equal_0_inputs, false, false},
};

constexpr OperandRule greater_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false, OperandRule::Numbers::Compared},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false, OperandRule::Numbers::Compared},
};
constexpr OperandRule greater_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand greater_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand greater_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape greater_parts[] = {
    {greater_0_results, greater_0_inputs, false, false},
};

constexpr OperandRule greater_equal_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false, OperandRule::Numbers::Compared},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false, OperandRule::Numbers::Compared},
};
constexpr OperandRule greater_equal_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand greater_equal_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand greater_equal_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape greater_equal_parts[] = {
    {greater_equal_0_results, greater_equal_0_inputs, false, false},
};

constexpr OperandRule less_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false, OperandRule::Numbers::Compared},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false, OperandRule::Numbers::Compared},
};
constexpr OperandRule less_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand less_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand less_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape less_parts[] = {
    {less_0_results, less_0_inputs, false, false},
};

constexpr OperandRule less_equal_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false, OperandRule::Numbers::Compared},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x1ffe, false, OperandRule::Numbers::Compared},
};
constexpr OperandRule less_equal_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand less_equal_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand less_equal_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape less_equal_parts[] = {
    {less_equal_0_results, less_equal_0_inputs, false, false},
};

constexpr OperandRule near_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule near_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
constexpr cpu::LoopShape::Operand near_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand near_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand near_1_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr cpu::LoopShape::Operand near_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape near_parts[] = {
    {near_0_results, near_0_inputs, false, false},
    {near_1_results, near_1_inputs, false, false},
};

}  // namespace

const OpSchema EqualBackward::schema_v1{
    .name = "equal",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = equal_rules,
    .results = equal_results,
    .accepts = "every dtype",
    .signature = "equal(x1, x2, /)",
    .record = "- op: equal(x1, x2, /)\n  summary: Element-wise test for equality.\n  amp: KeepInput\n  dispatch: {gpu: equal}\n  grad: none\n  dtypes: {x1: any, x2: any, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.equal(pl.asarray([1., 2.]), 2).tolist()\n    [False, True]\n  see: [not_equal]\n  aliases: [eq]",
    .hash = "0aa49821e8f6f8f8c1ba59eb1e188dd876188dbc7b3218e43f3bfa24c8b1fe30",
    .source = "ops.yaml:equal",
};

Storage EqualBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema NotEqualBackward::schema_v1{
    .name = "not_equal",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = not_equal_rules,
    .results = not_equal_results,
    .accepts = "every dtype",
    .signature = "not_equal(x1, x2, /)",
    .record = "- op: not_equal(x1, x2, /)\n  summary: Element-wise test for inequality.\n  amp: KeepInput\n  dispatch: {gpu: not_equal}\n  grad: none\n  dtypes: {x1: any, x2: any, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.not_equal(pl.asarray([1., 2.]), 2).tolist()\n    [True, False]\n  see: [equal]\n  aliases: [ne]",
    .hash = "a12544489c18e859ace0baa4f404381aa0977cc37bee88e8081ad537a2d9cb14",
    .source = "ops.yaml:not_equal",
};

Storage NotEqualBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema GreaterBackward::schema_v1{
    .name = "greater",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = greater_rules,
    .results = greater_results,
    .accepts = "integer and floating point dtypes",
    .signature = "greater(x1, x2, /)",
    .record = "- op: greater(x1, x2, /)\n  summary: Element-wise test whether x1 is above x2.\n  amp: KeepInput\n  dispatch: {gpu: greater}\n  grad: none\n  dtypes: {x1: real, x2: real, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.greater(pl.asarray([1., 2., 3.]), 2).tolist()\n    [False, False, True]\n  see: [greater_equal, less]\n  aliases: [gt]",
    .hash = "2eaa8c0884c51993e7b766c1603741873a61bc4d4af23b63ccdbd24e69df5d1c",
    .source = "ops.yaml:greater",
};

Storage GreaterBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema GreaterEqualBackward::schema_v1{
    .name = "greater_equal",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = greater_equal_rules,
    .results = greater_equal_results,
    .accepts = "integer and floating point dtypes",
    .signature = "greater_equal(x1, x2, /)",
    .record = "- op: greater_equal(x1, x2, /)\n  summary: Element-wise test whether x1 is at least x2.\n  amp: KeepInput\n  dispatch: {gpu: greater_equal}\n  grad: none\n  dtypes: {x1: real, x2: real, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.greater_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n    [False, True, True]\n  see: [greater, less_equal]\n  aliases: [ge]",
    .hash = "a39fcc14b6e1c459e60f950defb7b2bd0988e783cd43a4052b842f5f5be2d701",
    .source = "ops.yaml:greater_equal",
};

Storage GreaterEqualBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema LessBackward::schema_v1{
    .name = "less",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = less_rules,
    .results = less_results,
    .accepts = "integer and floating point dtypes",
    .signature = "less(x1, x2, /)",
    .record = "- op: less(x1, x2, /)\n  summary: Element-wise test whether x1 is below x2.\n  amp: KeepInput\n  dispatch: {gpu: less}\n  grad: none\n  dtypes: {x1: real, x2: real, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.less(pl.asarray([1., 2., 3.]), 2).tolist()\n    [True, False, False]\n  see: [less_equal, greater]\n  aliases: [lt]",
    .hash = "505c89bfdc05bbeba7dec39a3e9dd05d7b5243050c94b8a65f1c34e0a425ec0e",
    .source = "ops.yaml:less",
};

Storage LessBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema LessEqualBackward::schema_v1{
    .name = "less_equal",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = less_equal_rules,
    .results = less_equal_results,
    .accepts = "integer and floating point dtypes",
    .signature = "less_equal(x1, x2, /)",
    .record = "- op: less_equal(x1, x2, /)\n  summary: Element-wise test whether x1 is at most x2.\n  amp: KeepInput\n  dispatch: {gpu: less_equal}\n  grad: none\n  dtypes: {x1: real, x2: real, result: bool}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.less_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n    [True, True, False]\n  see: [less, greater_equal]\n  aliases: [le]",
    .hash = "ee764bdc2351bbfcbe9c7dc458f9ad644002f4de6d22a72a820c19d36fb6212f",
    .source = "ops.yaml:less_equal",
};

Storage LessEqualBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x1, &x2}, nullptr, s, dt);
}

const OpSchema NearBackward::schema_v1{
    .name = "_near",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = near_rules,
    .results = near_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_near(x1, x2, /, rtol:float, atol:float, equal_nan:bool)",
    .record = "- op: _near(x1, x2, /, rtol:float, atol:float, equal_nan:bool)\n  summary: Whether numbers differ by at most atol + rtol * abs(x2).\n  amp: KeepInput\n  forward: |\n    (isfinite(x2) & (abs(x1 - x2) <= atol + rtol * abs(x2))) | (\n    (x1 == x2) | (isnan(x1) & isnan(x2)) if equal_nan else x1 == x2)\n  grad: none\n  dtypes: {x1: inexact, x2: inexact}",
    .hash = "4cddba95403d3c820467b829f0c379831c6a0f0770dcdfd6921e6b2925dbfca9",
    .source = "ops.yaml:_near",
};

Storage NearBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt, const NearAttributes& attributes) {
  return run_loop<1>(be, schema_v1, static_cast<backend::Part>(0 + (attributes.equal_nan ? 0 : 1)), {&x1, &x2}, &attributes, s, dt);
}

namespace ops {

TensorPtr equal(const Operand& x1, const Operand& x2) {
  return std::get<0>(EqualBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr not_equal(const Operand& x1, const Operand& x2) {
  return std::get<0>(NotEqualBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr greater(const Operand& x1, const Operand& x2) {
  return std::get<0>(GreaterBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr greater_equal(const Operand& x1, const Operand& x2) {
  return std::get<0>(GreaterEqualBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr less(const Operand& x1, const Operand& x2) {
  return std::get<0>(LessBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr less_equal(const Operand& x1, const Operand& x2) {
  return std::get<0>(LessEqualBackward::call({&x1, &x2}, NoAttributes{}));
}

TensorPtr _near(const Operand& x1, const Operand& x2, double rtol, double atol, bool equal_nan) {
  return std::get<0>(NearBackward::call({&x1, &x2}, NearAttributes{rtol, atol, equal_nan}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&EqualBackward::schema_v1, equal_parts},
    {&NotEqualBackward::schema_v1, not_equal_parts},
    {&GreaterBackward::schema_v1, greater_parts},
    {&GreaterEqualBackward::schema_v1, greater_equal_parts},
    {&LessBackward::schema_v1, less_parts},
    {&LessEqualBackward::schema_v1, less_equal_parts},
    {&NearBackward::schema_v1, near_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::comparison_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::comparison_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::comparison_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::comparison_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_comparison() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
