// Generated from ops.yaml. Do not edit.
// The Backward classes of the special_functions family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "special_functions/attributes.h"

namespace pylucid {

// gcd(x1, x2, /)
// Element-wise greatest common divisor of integers, 0 of two zeros.
class GcdBackward final : public BinaryOp<GcdBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// lcm(x1, x2, /)
// Element-wise least common multiple of integers, 0 where one is 0.
class LcmBackward final : public BinaryOp<LcmBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// zeta(x, q, /)
// Element-wise Hurwitz zeta function, the sum of (q + k)**-x over k = 0, 1, and so on.
class ZetaBackward final : public BinaryOp<ZetaBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& q, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& q, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_q, const TensorPtr& x, const TensorPtr& q, const TensorPtr& y);
};

// _zeta_derivative(order:int, x, q, /)
// Element-wise derivative of zeta by x of the given order, the sum of (-log(k + q))**order / (k + q)**x over k from 0 on.
class ZetaDerivativeBackward final : public BinaryOp<ZetaDerivativeBackward> {
 public:
  using Attributes = ZetaDerivativeAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& q, const Shape& s, Dtype dt, const ZetaDerivativeAttributes& attributes);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& q, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_q, const TensorPtr& x, const TensorPtr& q, const TensorPtr& y);

  Attributes attributes;
};

// beta(a, b, /)
// Element-wise beta function, gamma(a) * gamma(b) / gamma(a + b).
class BetaBackward final : public BinaryOp<BetaBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 1}, {.inputs = 3, .outputs = 1}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Storage& b, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& b, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_b, const TensorPtr& a, const TensorPtr& b, const TensorPtr& y);
};

// betaln(a, b, /)
// Element-wise logarithm of the absolute value of the beta function.
class BetalnBackward final : public BinaryOp<BetalnBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Storage& b, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& b, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_b, const TensorPtr& a, const TensorPtr& b, const TensorPtr& y);
};

// _polygamma_rise(n:int, x, step, /)
// Element-wise difference of polygamma at x + step and at x, accurate where the step is small.
class PolygammaRiseBackward final : public BinaryOp<PolygammaRiseBackward> {
 public:
  using Attributes = PolygammaRiseAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& step, const Shape& s, Dtype dt, const PolygammaRiseAttributes& attributes);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& step, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_step, const TensorPtr& x, const TensorPtr& step, const TensorPtr& y);

  Attributes attributes;
};

// gammainc(a, x, /)
// Element-wise regularised lower incomplete gamma function, the gamma distribution's distribution function.
class GammaincBackward final : public BinaryOp<GammaincBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Storage& x, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& x, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_x, const TensorPtr& a, const TensorPtr& x, const TensorPtr& y);
};

// gammaincc(a, x, /)
// Element-wise regularised upper incomplete gamma function, 1 - gammainc(a, x), accurate in its tail.
class GammainccBackward final : public BinaryOp<GammainccBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Storage& x, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& x, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_x, const TensorPtr& a, const TensorPtr& x, const TensorPtr& y);
};

// _gammainc_derivative(order:int, a, x, /)
// Element-wise derivative by a, of the given order, of the integral of t**(a - 1) * exp(-t) / gamma(a) from 0 to x.
class GammaincDerivativeBackward final : public BinaryOp<GammaincDerivativeBackward> {
 public:
  using Attributes = GammaincDerivativeAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Storage& x, const Shape& s, Dtype dt, const GammaincDerivativeAttributes& attributes);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& x, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_x, const TensorPtr& a, const TensorPtr& x, const TensorPtr& y);

  Attributes attributes;
};

// _gamma_density(order:int, a, x, /)
// Element-wise derivative by a, of the given order, of x**(a - 1) * exp(-x) / gamma(a).
class GammaDensityBackward final : public BinaryOp<GammaDensityBackward> {
 public:
  using Attributes = GammaDensityAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 1}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Storage& x, const Shape& s, Dtype dt, const GammaDensityAttributes& attributes);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& x, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_a, const TensorPtr& t_x, const TensorPtr& a, const TensorPtr& x, const TensorPtr& y);

  Attributes attributes;
};

// i0(x, /)
// Element-wise modified Bessel function of the first kind of order 0.
class I0Backward final : public UnaryOp<I0Backward> {
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

// i0e(x, /)
// Element-wise modified Bessel function of the first kind of order 0, times exp(-abs(x)).
class I0eBackward final : public UnaryOp<I0eBackward> {
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

// i1(x, /)
// Element-wise modified Bessel function of the first kind of order 1.
class I1Backward final : public UnaryOp<I1Backward> {
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

// i1e(x, /)
// Element-wise modified Bessel function of the first kind of order 1, times exp(-abs(x)).
class I1eBackward final : public UnaryOp<I1eBackward> {
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

// _bessel_i(order:int, x, /)
// Element-wise modified Bessel function of the first kind of the given order.
class BesselIBackward final : public UnaryOp<BesselIBackward> {
 public:
  using Attributes = BesselIAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 1, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const BesselIAttributes& attributes);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);

  Attributes attributes;
};

// _i0e_derivative(order:int, x, /)
// Element-wise derivative of i0e of the given order, at abs(x).
class I0eDerivativeBackward final : public UnaryOp<I0eDerivativeBackward> {
 public:
  using Attributes = I0eDerivativeAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 1, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const I0eDerivativeAttributes& attributes);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);

  Attributes attributes;
};

// j0(x, /)
// Element-wise Bessel function of the first kind of order 0.
class J0Backward final : public UnaryOp<J0Backward> {
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

// j1(x, /)
// Element-wise Bessel function of the first kind of order 1.
class J1Backward final : public UnaryOp<J1Backward> {
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

// _bessel_j(order:int, x, /)
// Element-wise Bessel function of the first kind of the given order.
class BesselJBackward final : public UnaryOp<BesselJBackward> {
 public:
  using Attributes = BesselJAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 1, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const BesselJAttributes& attributes);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);

  Attributes attributes;
};

}  // namespace pylucid
