// Generated from ops.yaml. Do not edit.
// The reduction family: schemas, dispatch and derivatives.
#include "reduction/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "arithmetic/ops.h"
#include "comparison/ops.h"
#include "exponential/ops.h"
#include "reduction/ops.h"
#include "selection/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries reduction_loops();
}
namespace avx2 {
cpu::LoopEntries reduction_loops();
}
namespace avx512 {
cpu::LoopEntries reduction_loops();
}
namespace neon {
cpu::LoopEntries reduction_loops();
}
namespace accelerate {
cpu::LoopEntries reduction_loops();
}

namespace {

constexpr OperandRule scaled_distance_rules[] = {
    {"scale", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"y", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule scaled_distance_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand scaled_distance_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand scaled_distance_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand scaled_distance_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand scaled_distance_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand scaled_distance_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand scaled_distance_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand scaled_distance_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand scaled_distance_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape::Operand scaled_distance_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand scaled_distance_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape scaled_distance_parts[] = {
    {scaled_distance_0_results, scaled_distance_0_inputs, false, false},
    {scaled_distance_1_results, scaled_distance_1_inputs, false, false},
    {scaled_distance_2_results, scaled_distance_2_inputs, false, false},
    {scaled_distance_3_results, scaled_distance_3_inputs, false, false},
    {scaled_distance_4_results, scaled_distance_4_inputs, false, false},
};

constexpr OperandRule scaled_exp_rules[] = {
    {"scale", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"y", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule scaled_exp_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand scaled_exp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand scaled_exp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape::Operand scaled_exp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand scaled_exp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
    {DtypeFrom::Compute, Dtype::Float32, 4},
};
constexpr cpu::LoopShape::Operand scaled_exp_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand scaled_exp_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr cpu::LoopShape::Operand scaled_exp_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand scaled_exp_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 4},
};
constexpr cpu::LoopShape::Operand scaled_exp_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand scaled_exp_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 3},
    {DtypeFrom::Compute, Dtype::Float32, 4},
};
constexpr cpu::LoopShape scaled_exp_parts[] = {
    {scaled_exp_0_results, scaled_exp_0_inputs, true, false},
    {scaled_exp_1_results, scaled_exp_1_inputs, true, false},
    {scaled_exp_2_results, scaled_exp_2_inputs, true, false},
    {scaled_exp_3_results, scaled_exp_3_inputs, false, false},
    {scaled_exp_4_results, scaled_exp_4_inputs, false, false},
};

}  // namespace

const OpSchema ScaledDistanceBackward::schema_v1{
    .name = "_scaled_distance",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = scaled_distance_rules,
    .results = scaled_distance_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "_scaled_distance(scale, x, y, /)",
    .record = "- op: _scaled_distance(scale, x, y, /)\n  summary: The product of a factor and x - y, in one pass.\n  amp: KeepInput\n  forward: scale * (x - y)\n  reads: scale * (x - y)",
    .hash = "cdec26bd418c008eb4b36a56b2cf3b6e86cf48be283bd6ab24ada706ea60fbc6",
    .source = "ops.yaml:_scaled_distance",
};

Storage ScaledDistanceBackward::dispatch(backend::IBackend& be, const Storage& scale, const Storage& x, const Storage& y, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&scale, &x, &y}, nullptr, s, dt);
}

std::array<Storage, 3> ScaledDistanceBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3, 4}}, nullptr);
}

std::array<TensorPtr, 3> ScaledDistanceBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& scale, const TensorPtr& x, const TensorPtr& y, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 3> grads;
  if (wanted >> 0 & 1U) {  // scale: (x - y) * g
    const auto v0 = ops::subtract(x, y);
    const auto v1 = ops::multiply(v0, g);
    grads[0] = v1;
  }
  if (wanted >> 1 & 1U) {  // x: scale * g
    const auto v0 = ops::multiply(scale, g);
    grads[1] = v0;
  }
  if (wanted >> 2 & 1U) {  // y: -scale * g
    const auto v0 = ops::negative(scale);
    const auto v1 = ops::multiply(v0, g);
    grads[2] = v1;
  }
  return grads;
}

std::array<TensorPtr, 1> ScaledDistanceBackward::tangent_formula_impl(const TensorPtr& t_scale, const TensorPtr& t_x, const TensorPtr& t_y, const TensorPtr& scale, const TensorPtr& x, const TensorPtr& y, const TensorPtr&) {
  std::array<TensorPtr, 1> moving;
  if (t_scale) {  // (x - y) * t_scale
    const auto v0 = ops::subtract(x, y);
    const auto v1 = ops::multiply(v0, t_scale);
    moving[0] = moved(moving[0], v1, t_scale);
  }
  if (t_x) {  // scale * t_x
    const auto v0 = ops::multiply(scale, t_x);
    moving[0] = moved(moving[0], v0, t_x);
  }
  if (t_y) {  // -scale * t_y
    const auto v0 = ops::negative(scale);
    const auto v1 = ops::multiply(v0, t_y);
    moving[0] = moved(moving[0], v1, t_y);
  }
  return moving;
}

const OpSchema ScaledExpBackward::schema_v1{
    .name = "_scaled_exp",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = scaled_exp_rules,
    .results = scaled_exp_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_scaled_exp(scale, x, y, /)",
    .record = "- op: _scaled_exp(scale, x, y, /)\n  summary: The product of a factor and exp(x - y), with exp(x) where y is -inf.\n  amp: KeepInput\n  forward: scale * exp(x - where(y == -inf, 0, y))",
    .hash = "3725cbba8699003316f0739eba45acf499eff8f90fffe918c6ae1ddf38e8ac1f",
    .source = "ops.yaml:_scaled_exp",
};

Storage ScaledExpBackward::dispatch(backend::IBackend& be, const Storage& scale, const Storage& x, const Storage& y, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&scale, &x, &y}, nullptr, s, dt);
}

std::array<Storage, 3> ScaledExpBackward::grad_formula(std::span<const Storage> g, Wanted wanted) {
  return run_backward(g, wanted, {.all = 1, .each = {2, 3, 4}}, nullptr);
}

std::array<TensorPtr, 3> ScaledExpBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& x, const TensorPtr& y, const TensorPtr& out, Wanted wanted) {
  std::array<TensorPtr, 3> grads;
  if (wanted >> 0 & 1U) {  // scale: exp(x - where(y == -inf, 0, y)) * g
    const auto v0 = ops::equal(y, -std::numeric_limits<double>::infinity());
    const auto v1 = ops::where(v0, 0, y);
    const auto v2 = ops::subtract(x, v1);
    const auto v3 = ops::exp(v2);
    const auto v4 = ops::multiply(v3, g);
    grads[0] = v4;
  }
  if (wanted >> 1 & 1U) {  // x: out * g
    const auto v0 = ops::multiply(out, g);
    grads[1] = v0;
  }
  if (wanted >> 2 & 1U) {  // y: where(y == -inf, 0, -out * g)
    const auto v0 = ops::equal(y, -std::numeric_limits<double>::infinity());
    const auto v1 = ops::negative(out);
    const auto v2 = ops::multiply(v1, g);
    const auto v3 = ops::where(v0, 0, v2);
    grads[2] = v3;
  }
  return grads;
}

std::array<TensorPtr, 1> ScaledExpBackward::tangent_formula_impl(const TensorPtr& t_scale, const TensorPtr& t_x, const TensorPtr& t_y, const TensorPtr&, const TensorPtr& x, const TensorPtr& y, const TensorPtr& out) {
  std::array<TensorPtr, 1> moving;
  if (t_scale) {  // exp(x - where(y == -inf, 0, y)) * t_scale
    const auto v0 = ops::equal(y, -std::numeric_limits<double>::infinity());
    const auto v1 = ops::where(v0, 0, y);
    const auto v2 = ops::subtract(x, v1);
    const auto v3 = ops::exp(v2);
    const auto v4 = ops::multiply(v3, t_scale);
    moving[0] = moved(moving[0], v4, t_scale);
  }
  if (t_x) {  // out * t_x
    const auto v0 = ops::multiply(out, t_x);
    moving[0] = moved(moving[0], v0, t_x);
  }
  if (t_y) {  // where(y == -inf, 0, -out * t_y)
    const auto v0 = ops::equal(y, -std::numeric_limits<double>::infinity());
    const auto v1 = ops::negative(out);
    const auto v2 = ops::multiply(v1, t_y);
    const auto v3 = ops::where(v0, 0, v2);
    moving[0] = moved(moving[0], v3, t_y);
  }
  return moving;
}

namespace ops {

TensorPtr _scaled_distance(const Operand& scale, const Operand& x, const Operand& y) {
  return std::get<0>(ScaledDistanceBackward::call({&scale, &x, &y}, NoAttributes{}));
}

TensorPtr _scaled_exp(const Operand& scale, const Operand& x, const Operand& y) {
  return std::get<0>(ScaledExpBackward::call({&scale, &x, &y}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&ScaledDistanceBackward::schema_v1, scaled_distance_parts},
    {&ScaledExpBackward::schema_v1, scaled_exp_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::reduction_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::reduction_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::reduction_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::reduction_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_reduction() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
