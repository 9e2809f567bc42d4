// Generated from ops.yaml. Do not edit.
// The complex family: schemas, dispatch and derivatives.
#include "complex/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "arithmetic/ops.h"
#include "comparison/ops.h"
#include "complex/ops.h"
#include "selection/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries complex_loops();
}
namespace avx2 {
cpu::LoopEntries complex_loops();
}
namespace avx512 {
cpu::LoopEntries complex_loops();
}
namespace neon {
cpu::LoopEntries complex_loops();
}
namespace accelerate {
cpu::LoopEntries complex_loops();
}

namespace {

constexpr OperandRule conj_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule conj_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand conj_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand conj_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand conj_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand conj_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape conj_parts[] = {
    {conj_0_results, conj_0_inputs, false, false},
    {conj_1_results, conj_1_inputs, false, false},
};

constexpr OperandRule real_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule real_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand real_0_results[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand real_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand real_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand real_1_inputs[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape real_parts[] = {
    {real_0_results, real_0_inputs, false, false},
    {real_1_results, real_1_inputs, false, false},
};

constexpr OperandRule imag_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x6000, false},
};
constexpr OperandRule imag_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand imag_0_results[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand imag_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand imag_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand imag_1_inputs[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape imag_parts[] = {
    {imag_0_results, imag_0_inputs, false, false},
    {imag_1_results, imag_1_inputs, true, false},
};

constexpr OperandRule angle_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule angle_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand angle_0_results[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand angle_1_inputs[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape angle_parts[] = {
    {angle_0_results, angle_0_inputs, true, false},
    {angle_1_results, angle_1_inputs, true, true},
};

constexpr OperandRule times_i_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"like", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule times_i_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand times_i_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand times_i_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand times_i_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand times_i_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape times_i_parts[] = {
    {times_i_0_results, times_i_0_inputs, true, false},
    {times_i_1_results, times_i_1_inputs, true, false},
};

}  // namespace

const OpSchema ConjBackward::schema_v1{
    .name = "conj",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = conj_rules,
    .results = conj_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "conj(x, /)",
    .record = "- op: conj(x, /)\n  summary: Element-wise complex conjugate.\n  amp: KeepInput\n  dispatch: {gpu: conjugate}\n  grad: conj(g)\n  holomorphic: false\n  dtypes: {x: numeric}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.conj(pl.asarray([1 + 2j])).tolist()\n    [(1-2j)]\n  see: [real, imag]\n  aliases: [conjugate]",
    .hash = "1ba58994f3a12bb39be322004910d2e172406fb243a96a23ee1671bc362461ba",
    .source = "ops.yaml:conj",
};

Storage ConjBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage ConjBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// conj(g)
TensorPtr ConjBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 5 "ops.yaml:conj"
  const auto v0 = ops::conj(g);
#line 185 "complex/nodes.cpp"
  return v0;
}

// conj(t)
TensorPtr ConjBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr&) {
  const auto v0 = ops::conj(t);
  return moved(nullptr, v0, t);
}

const OpSchema RealBackward::schema_v1{
    .name = "real",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = real_rules,
    .results = real_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "real(x, /)",
    .record = "- op: real(x, /)\n  summary: Element-wise real part.\n  amp: KeepInput\n  dispatch: {gpu: real}\n  grad: g\n  holomorphic: false\n  dtypes: {x: numeric, result: real}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.real(pl.asarray([1 + 2j])).tolist()\n    [1.0]\n  see: [imag, conj]",
    .hash = "ac809afc04f35f8180f38e6a67a90373a6b53786a848cf82d8e3b11232960845",
    .source = "ops.yaml:real",
};

Storage RealBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage RealBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g
TensorPtr RealBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 223 "complex/nodes.cpp"
  return g;
}

// real(t)
TensorPtr RealBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr&) {
  const auto v0 = ops::real(t);
  return moved(nullptr, v0, t);
}

const OpSchema ImagBackward::schema_v1{
    .name = "imag",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = imag_rules,
    .results = imag_results,
    .accepts = "complex dtypes",
    .signature = "imag(x, /)",
    .record = "- op: imag(x, /)\n  summary: Element-wise imaginary part.\n  amp: KeepInput\n  dispatch: {gpu: imag}\n  grad: _times_i(g, x)\n  tangent: imag(t)\n  holomorphic: false\n  dtypes: {x: complex, result: real}\n  example: |\n    >>> import pylucid as pl\n    >>> pl.imag(pl.asarray([1 + 2j])).tolist()\n    [2.0]\n  see: [real, angle]",
    .hash = "0777bcf684d6f369dd08b5378e9c5197d290fd2e05987a9ccd331a5f5a960532",
    .source = "ops.yaml:imag",
};

Storage ImagBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage ImagBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// _times_i(g, x)
TensorPtr ImagBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:imag"
  const auto v0 = ops::_times_i(g, x);
#line 263 "complex/nodes.cpp"
  return v0;
}

// imag(t)
TensorPtr ImagBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr&) {
  const auto v0 = ops::imag(t);
  return moved(nullptr, v0, t);
}

const OpSchema AngleBackward::schema_v1{
    .name = "angle",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = angle_rules,
    .results = angle_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "angle(x, /)",
    .record = "- op: angle(x, /)\n  summary: Element-wise argument of a complex number; of a real one 0 or pi.\n  amp: Promote\n  dispatch: {gpu: angle}\n  grad: where(x == 0, 0, _times_i(g, x) * sign(x) / abs(x)) if is_complex(x) else 0\n  tangent: where(x == 0, 0, imag(t / x)) if is_complex(x) else 0\n  holomorphic: false\n  dtypes: {x: inexact, result: real}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.angle(pl.asarray(1 + 1j)).item(), 4)\n    0.7854\n  see: [abs, atan2]",
    .hash = "dd2afdc974e9977f8330bc1ce450bfad561fe13dbb027d0750066ee268b1ae50",
    .source = "ops.yaml:angle",
};

Storage AngleBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage AngleBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// where(x == 0, 0, _times_i(g, x) * sign(x) / abs(x)) if is_complex(x) else 0
TensorPtr AngleBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:angle"
  TensorPtr v0;
#line 5 "ops.yaml:angle"
  if (ops::is_complex(x)) {
#line 5 "ops.yaml:angle"
    const auto v1 = ops::equal(x, 0);
#line 5 "ops.yaml:angle"
    const auto v2 = ops::_times_i(g, x);
#line 5 "ops.yaml:angle"
    const auto v3 = ops::sign(x);
#line 5 "ops.yaml:angle"
    const auto v4 = ops::multiply(v2, v3);
#line 5 "ops.yaml:angle"
    const auto v5 = ops::abs(x);
#line 5 "ops.yaml:angle"
    const auto v6 = ops::divide(v4, v5);
#line 5 "ops.yaml:angle"
    const auto v7 = ops::where(v1, 0, v6);
#line 5 "ops.yaml:angle"
    v0 = v7;
#line 5 "ops.yaml:angle"
  } else {
#line 5 "ops.yaml:angle"
    const auto v8 = ops::constant(0, x);
#line 5 "ops.yaml:angle"
    v0 = v8;
#line 5 "ops.yaml:angle"
  }
#line 329 "complex/nodes.cpp"
  return v0;
}

// where(x == 0, 0, imag(t / x)) if is_complex(x) else 0
TensorPtr AngleBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  TensorPtr v0;
  if (ops::is_complex(x)) {
    const auto v1 = ops::equal(x, 0);
    const auto v2 = ops::divide(t, x);
    const auto v3 = ops::imag(v2);
    const auto v4 = ops::where(v1, 0, v3);
    v0 = v4;
  } else {
    const auto v5 = ops::constant(0, x);
    v0 = v5;
  }
  return moved(nullptr, v0, t);
}

const OpSchema TimesIBackward::schema_v1{
    .name = "_times_i",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = times_i_rules,
    .results = times_i_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_times_i(x, like, /)",
    .record = "- op: _times_i(x, like, /)\n  summary: Element-wise product with the imaginary unit, in the dtype that x and like share; 0 where that is real.\n  amp: KeepInput\n  dispatch: {gpu: times_i}\n  grad:\n    x: _times_i(g, like)\n    like: 0\n  dtypes: {x: inexact, like: inexact}",
    .hash = "0644a5474ebad0f04ff8f8adc2bf589f8e2bf192e343e2fbc5e4a1186d834cb2",
    .source = "ops.yaml:_times_i",
};

Storage TimesIBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& like, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x, &like}, nullptr, s, dt);
}

std::array<Storage, 2> TimesIBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {1, 0}}, nullptr);
}

std::array<TensorPtr, 2> TimesIBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& like, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: _times_i(g, like)
#line 6 "ops.yaml:_times_i"
    const auto v0 = ops::_times_i(g, like);
#line 380 "complex/nodes.cpp"
    grads[0] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> TimesIBackward::tangent_formula_impl(const TensorPtr& t_x, const TensorPtr&, const TensorPtr&, const TensorPtr& like, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x) {  // _times_i(t_x, like)
    const auto v0 = ops::_times_i(t_x, like);
    moving[0] = moved(moving[0], v0, t_x);
  }
  return moving;
}

namespace ops {

TensorPtr conj(const Operand& x) {
  return std::get<0>(ConjBackward::call({&x}, NoAttributes{}));
}

TensorPtr real(const Operand& x) {
  return std::get<0>(RealBackward::call({&x}, NoAttributes{}));
}

TensorPtr imag(const Operand& x) {
  return std::get<0>(ImagBackward::call({&x}, NoAttributes{}));
}

TensorPtr angle(const Operand& x) {
  return std::get<0>(AngleBackward::call({&x}, NoAttributes{}));
}

TensorPtr _times_i(const Operand& x, const Operand& like) {
  return std::get<0>(TimesIBackward::call({&x, &like}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&ConjBackward::schema_v1, conj_parts},
    {&RealBackward::schema_v1, real_parts},
    {&ImagBackward::schema_v1, imag_parts},
    {&AngleBackward::schema_v1, angle_parts},
    {&TimesIBackward::schema_v1, times_i_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::complex_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::complex_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::complex_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::complex_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_complex() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
