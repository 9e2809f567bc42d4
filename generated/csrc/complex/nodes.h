// Generated from ops.yaml. Do not edit.
// The Backward classes of the complex family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "complex/attributes.h"

namespace pylucid {

// conj(x, /)
// Element-wise complex conjugate.
class ConjBackward final : public UnaryOp<ConjBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

// real(x, /)
// Element-wise real part.
class RealBackward final : public UnaryOp<RealBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b1;
  static constexpr Wanted kUnguarded = 0b1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

// imag(x, /)
// Element-wise imaginary part.
class ImagBackward final : public UnaryOp<ImagBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 1, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

// angle(x, /)
// Element-wise argument of a complex number; of a real one 0 or pi.
class AngleBackward final : public UnaryOp<AngleBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 1, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

// _times_i(x, like, /)
// Element-wise product with the imaginary unit, in the dtype that x and like share; 0 where that is real.
class TimesIBackward final : public BinaryOp<TimesIBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 2, .outputs = 0}, {.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& like, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& like, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_like, const TensorPtr& x, const TensorPtr& like, const TensorPtr& y);
};

}  // namespace pylucid
