// Generated from ops.yaml. Do not edit.
// The Backward classes of the indexing family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "indexing/attributes.h"

namespace pylucid {

// masked_fill(x, mask, value, /)
// A value where the mask is true, and x elsewhere.
class MaskedFillBackward final : public NaryOp<MaskedFillBackward, 3> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 3> kNeeds{{{.inputs = 2, .outputs = 0}, {.inputs = 0, .outputs = 0}, {.inputs = 2, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b101;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b101;

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& mask, const Storage& value, const Shape& s, Dtype dt);
  std::array<Storage, 3> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 3> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& mask, const TensorPtr& value, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_mask, const TensorPtr& t_value, const TensorPtr& x, const TensorPtr& mask, const TensorPtr& value, const TensorPtr& y);
};

}  // namespace pylucid
