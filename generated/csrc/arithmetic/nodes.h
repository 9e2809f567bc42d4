// Generated from ops.yaml. Do not edit.
// The Backward classes of the arithmetic family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "arithmetic/attributes.h"

namespace pylucid {

// add(x1, x2, /)
// Element-wise sum.
class AddBackward final : public BinaryOp<AddBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 0, .outputs = 0}, {.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b11;
  static constexpr Wanted kUnguarded = 0b11;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// subtract(x1, x2, /)
// Element-wise difference.
class SubtractBackward final : public BinaryOp<SubtractBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 0, .outputs = 0}, {.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b1;
  static constexpr Wanted kUnguarded = 0b11;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// multiply(x1, x2, /)
// Element-wise product.
class MultiplyBackward final : public BinaryOp<MultiplyBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 2, .outputs = 0}, {.inputs = 1, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// divide(x1, x2, /)
// Element-wise quotient, of integers too.
class DivideBackward final : public BinaryOp<DivideBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 2, .outputs = 0}, {.inputs = 2, .outputs = 1}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// floor_divide(x1, x2, /)
// Element-wise quotient rounded towards negative infinity.
class FloorDivideBackward final : public BinaryOp<FloorDivideBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 0, .outputs = 0}, {.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b11;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// remainder(x1, x2, /)
// Element-wise remainder of floor division, with the sign of the divisor.
class RemainderBackward final : public BinaryOp<RemainderBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 0, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b1;
  static constexpr Wanted kUnguarded = 0b1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// fmod(x1, x2, /)
// Element-wise remainder of truncated division, with the sign of the dividend.
class FmodBackward final : public BinaryOp<FmodBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 0, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b1;
  static constexpr Wanted kUnguarded = 0b1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// negative(x, /)
// Element-wise negation.
class NegativeBackward final : public UnaryOp<NegativeBackward> {
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

// positive(x, /)
// The input itself, element by element.
class PositiveBackward final : public UnaryOp<PositiveBackward> {
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

// abs(x, /)
// Element-wise absolute value, the modulus of a complex number.
class AbsBackward final : public UnaryOp<AbsBackward> {
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

// sign(x, /)
// Element-wise sign, 0 at 0; of a complex number x / abs(x).
class SignBackward final : public UnaryOp<SignBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 1, .outputs = 1}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

// lerp(x1, x2, weight, /)
// Element-wise linear interpolation from x1 (weight 0) to x2 (weight 1).
class LerpBackward final : public NaryOp<LerpBackward, 3> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 3> kNeeds{{{.inputs = 4, .outputs = 0}, {.inputs = 4, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b111;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Storage& weight, const Shape& s, Dtype dt);
  std::array<Storage, 3> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 3> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& weight, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& t_weight, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& weight, const TensorPtr& y);
};

// deg2rad(x, /)
// Element-wise conversion of degrees to radians.
class Deg2radBackward final : public UnaryOp<Deg2radBackward> {
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

// rad2deg(x, /)
// Element-wise conversion of radians to degrees.
class Rad2degBackward final : public UnaryOp<Rad2degBackward> {
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

}  // namespace pylucid
