// Generated from ops.yaml. Do not edit.
// The Backward classes of the exponential family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "exponential/attributes.h"

namespace pylucid {

// exp(x, /)
// Element-wise exponential.
class ExpBackward final : public UnaryOp<ExpBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 0, .outputs = 1}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

// _exp_product(x1, x2, /)
// Element-wise exp(x1 * x2) with the accuracy of exp, whose argument is not rounded.
class ExpProductBackward final : public BinaryOp<ExpProductBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 2, .outputs = 1}, {.inputs = 1, .outputs = 1}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// exp2(x, /)
// Element-wise power of 2.
class Exp2Backward final : public UnaryOp<Exp2Backward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 1> kNeeds{{{.inputs = 0, .outputs = 1}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g);
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);
  TensorPtr tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y);
};

// expm1(x, /)
// Element-wise exp(x) - 1, accurate near 0.
class Expm1Backward final : public UnaryOp<Expm1Backward> {
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

// log(x, /)
// Element-wise natural logarithm.
class LogBackward final : public UnaryOp<LogBackward> {
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

// log1p(x, /)
// Element-wise log(1 + x), accurate near 0.
class Log1pBackward final : public UnaryOp<Log1pBackward> {
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

// log2(x, /)
// Element-wise logarithm to base 2.
class Log2Backward final : public UnaryOp<Log2Backward> {
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

// log10(x, /)
// Element-wise logarithm to base 10.
class Log10Backward final : public UnaryOp<Log10Backward> {
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

// logaddexp(x1, x2, /)
// Element-wise log(exp(x1) + exp(x2)), without overflow.
class LogaddexpBackward final : public BinaryOp<LogaddexpBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// logaddexp2(x1, x2, /)
// Element-wise log2(2**x1 + 2**x2), without overflow.
class Logaddexp2Backward final : public BinaryOp<Logaddexp2Backward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// xlogy(x, y, /)
// Element-wise x * log(y), 0 where x is 0.
class XlogyBackward final : public BinaryOp<XlogyBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& y, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y, const TensorPtr& out, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_y, const TensorPtr& x, const TensorPtr& y, const TensorPtr& out);
};

// xlog1py(x, y, /)
// Element-wise x * log(1 + y), 0 where x is 0.
class Xlog1pyBackward final : public BinaryOp<Xlog1pyBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b0;

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& y, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y, const TensorPtr& out, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_y, const TensorPtr& x, const TensorPtr& y, const TensorPtr& out);
};

}  // namespace pylucid
