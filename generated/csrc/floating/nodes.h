// Generated from ops.yaml. Do not edit.
// The Backward classes of the floating family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "floating/attributes.h"

namespace pylucid {

// isnan(x, /)
// Element-wise test for NaN.
class IsnanBackward final : public UnaryOp<IsnanBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
};

// isinf(x, /)
// Element-wise test for infinity of either sign.
class IsinfBackward final : public UnaryOp<IsinfBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
};

// isfinite(x, /)
// Element-wise test for being neither infinite nor NaN.
class IsfiniteBackward final : public UnaryOp<IsfiniteBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
};

// isposinf(x, /)
// Element-wise test for positive infinity.
class IsposinfBackward final : public UnaryOp<IsposinfBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
};

// isneginf(x, /)
// Element-wise test for negative infinity.
class IsneginfBackward final : public UnaryOp<IsneginfBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
};

// signbit(x, /)
// Element-wise test of the sign bit, which negative zero has too.
class SignbitBackward final : public UnaryOp<SignbitBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
};

// copysign(x1, x2, /)
// Element-wise magnitude of x1 with the sign of x2.
class CopysignBackward final : public BinaryOp<CopysignBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b10;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// nextafter(x1, x2, /)
// Element-wise next floating-point number after x1 towards x2.
class NextafterBackward final : public BinaryOp<NextafterBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// frexp(x, /) -> mantissa, exponent
// Element-wise mantissa, of magnitude in [0.5, 1), and exponent of 2.
class FrexpBackward final : public NaryOp<FrexpBackward, 1, 2> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 0, .outputs = 2}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static std::array<Storage, 2> dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt);
  std::array<Storage, 1> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 1> grad_formula_impl(const TensorPtr& g_mantissa, const TensorPtr& g_exponent, const TensorPtr& x, const TensorPtr& mantissa, const TensorPtr& exponent, Wanted wanted);
  std::array<TensorPtr, 2> tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& mantissa, const TensorPtr& exponent);
};

// ldexp(x1, x2, /)
// Element-wise x1 * 2**x2 for an integer x2, without rounding.
class LdexpBackward final : public BinaryOp<LdexpBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 2, .outputs = 0}, {.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// nan_to_num(x, /, nan:float=0.0, posinf:float=None, neginf:float=None)
// Element-wise replacement of NaN and infinities, which become the largest finite numbers by default.
class NanToNumBackward final : public UnaryOp<NanToNumBackward> {
 public:
  using Attributes = NanToNumAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 1, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const NanToNumAttributes& attributes);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);

  Attributes attributes;
};

// heaviside(x1, x2, /)
// Element-wise step, 0 where x1 is negative, 1 where it is positive, x2 where it is 0.
class HeavisideBackward final : public BinaryOp<HeavisideBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 0, .outputs = 0}, {.inputs = 1, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b11;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

}  // namespace pylucid
