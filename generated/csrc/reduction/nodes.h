// Generated from ops.yaml. Do not edit.
// The Backward classes of the reduction family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "reduction/attributes.h"

namespace pylucid {

// _scaled_distance(scale, x, y, /)
// The product of a factor and x - y, in one pass.
class ScaledDistanceBackward final : public NaryOp<ScaledDistanceBackward, 3> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 3> kNeeds{{{.inputs = 6, .outputs = 0}, {.inputs = 1, .outputs = 0}, {.inputs = 1, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b111;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& scale, const Storage& x, const Storage& y, const Shape& s, Dtype dt);
  std::array<Storage, 3> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 3> grad_formula_impl(const TensorPtr& g, const TensorPtr& scale, const TensorPtr& x, const TensorPtr& y, const TensorPtr& out, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_scale, const TensorPtr& t_x, const TensorPtr& t_y, const TensorPtr& scale, const TensorPtr& x, const TensorPtr& y, const TensorPtr& out);
};

// _scaled_exp(scale, x, y, /)
// The product of a factor and exp(x - y), with exp(x) where y is -inf.
class ScaledExpBackward final : public NaryOp<ScaledExpBackward, 3> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 3> kNeeds{{{.inputs = 6, .outputs = 0}, {.inputs = 0, .outputs = 1}, {.inputs = 4, .outputs = 1}}};
  static constexpr Wanted kWanted = 0b111;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& scale, const Storage& x, const Storage& y, const Shape& s, Dtype dt);
  std::array<Storage, 3> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 3> grad_formula_impl(const TensorPtr& g, const TensorPtr& scale, const TensorPtr& x, const TensorPtr& y, const TensorPtr& out, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_scale, const TensorPtr& t_x, const TensorPtr& t_y, const TensorPtr& scale, const TensorPtr& x, const TensorPtr& y, const TensorPtr& out);
};

}  // namespace pylucid
