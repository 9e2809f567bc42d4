// Generated from ops.yaml. Do not edit.
// The Backward classes of the rounding family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "rounding/attributes.h"

namespace pylucid {

// ceil(x, /)
// Element-wise smallest integer not below x.
class CeilBackward final : public UnaryOp<CeilBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

// floor(x, /)
// Element-wise largest integer not above x.
class FloorBackward final : public UnaryOp<FloorBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

// round(x, /)
// Element-wise nearest integer, halves to the even one.
class RoundBackward final : public UnaryOp<RoundBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

// trunc(x, /)
// Element-wise integer part, rounded towards 0.
class TruncBackward final : public UnaryOp<TruncBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

}  // namespace pylucid
