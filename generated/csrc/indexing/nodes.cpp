// Generated from ops.yaml. Do not edit.
// The indexing family: schemas, dispatch and derivatives.
#include "indexing/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "indexing/ops.h"
#include "selection/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries indexing_loops();
}
namespace avx2 {
cpu::LoopEntries indexing_loops();
}
namespace avx512 {
cpu::LoopEntries indexing_loops();
}
namespace neon {
cpu::LoopEntries indexing_loops();
}
namespace accelerate {
cpu::LoopEntries indexing_loops();
}

namespace {

constexpr OperandRule masked_fill_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"mask", DtypeFrom::Fixed, Dtype::Bool, 0x0001, false},
    {"value", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule masked_fill_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand masked_fill_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand masked_fill_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand masked_fill_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand masked_fill_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 2},
};
constexpr cpu::LoopShape::Operand masked_fill_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand masked_fill_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 2},
};
constexpr cpu::LoopShape::Operand masked_fill_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand masked_fill_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Bool, 2},
};
constexpr cpu::LoopShape masked_fill_parts[] = {
    {masked_fill_0_results, masked_fill_0_inputs, false, false},
    {masked_fill_1_results, masked_fill_1_inputs, false, false},
    {masked_fill_2_results, masked_fill_2_inputs, false, false},
    {masked_fill_3_results, masked_fill_3_inputs, false, false},
};

}  // namespace

const OpSchema MaskedFillBackward::schema_v1{
    .name = "masked_fill",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = masked_fill_rules,
    .results = masked_fill_results,
    .accepts = "every dtype",
    .signature = "masked_fill(x, mask, value, /)",
    .record = "- op: masked_fill(x, mask, value, /)\n  summary: A value where the mask is true, and x elsewhere.\n  amp: KeepInput\n  forward: where(mask, value, x)\n  example: |\n    >>> import pylucid as pl\n    >>> pl.masked_fill(pl.asarray([1., 2., 3.]), pl.asarray([True, False, True]), 0).tolist()\n    [0.0, 2.0, 0.0]\n  see: [where]",
    .hash = "605d03f03fac3389238c56de2a681e53c3f207686859b9070ea6148fd2be32e2",
    .source = "ops.yaml:masked_fill",
};

Storage MaskedFillBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& mask, const Storage& value, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&x, &mask, &value}, nullptr, s, dt);
}

std::array<Storage, 3> MaskedFillBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 0, 3}}, nullptr);
}

std::array<TensorPtr, 3> MaskedFillBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& mask, const TensorPtr&, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 3> grads;
  if (wanted >> 0 & 1U) {  // x: where(mask, 0, g)
    const auto v0 = ops::where(mask, 0, g);
    grads[0] = v0;
  }
  if (wanted >> 2 & 1U) {  // value: where(mask, g, 0)
    const auto v0 = ops::where(mask, g, 0);
    grads[2] = v0;
  }
  return grads;
}

std::array<TensorPtr, 1> MaskedFillBackward::tangent_formula_impl(const TensorPtr& t_x, const TensorPtr&, const TensorPtr& t_value, const TensorPtr&, const TensorPtr& mask, const TensorPtr&, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_x) {  // where(mask, 0, t_x)
    const auto v0 = ops::where(mask, 0, t_x);
    moving[0] = moved(moving[0], v0, t_x);
  }
  if (t_value) {  // where(mask, t_value, 0)
    const auto v0 = ops::where(mask, t_value, 0);
    moving[0] = moved(moving[0], v0, t_value);
  }
  return moving;
}

namespace ops {

TensorPtr masked_fill(const Operand& x, const Operand& mask, const Operand& value) {
  return std::get<0>(MaskedFillBackward::call({&x, &mask, &value}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&MaskedFillBackward::schema_v1, masked_fill_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::indexing_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::indexing_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::indexing_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::indexing_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_indexing() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
