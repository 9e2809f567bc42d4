// Generated from ops.yaml. Do not edit.
// The Backward classes of the selection family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "selection/attributes.h"

namespace pylucid {

// where(condition, x1, x2, /)
// Element of x1 where the condition holds, else of x2.
class WhereBackward final : public NaryOp<WhereBackward, 3> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 3> kNeeds{{{.inputs = 0, .outputs = 0}, {.inputs = 1, .outputs = 0}, {.inputs = 1, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b110;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b110;

  static Storage dispatch(backend::IBackend& be, const Storage& condition, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 3> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 3> grad_formula_impl(const TensorPtr& g, const TensorPtr& condition, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_condition, const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& condition, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// _zero_guard(x, upstream, /)
// The gradient x, with 0 where it is not finite and the upstream gradient it was made from is 0.
class ZeroGuardBackward final : public BinaryOp<ZeroGuardBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 0, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b1;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b1;

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& upstream, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& upstream, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_upstream, const TensorPtr& x, const TensorPtr& upstream, const TensorPtr& y);
};

// maximum(x1, x2, /)
// Element-wise larger value; NaN where either is NaN.
class MaximumBackward final : public BinaryOp<MaximumBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b11;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// minimum(x1, x2, /)
// Element-wise smaller value; NaN where either is NaN.
class MinimumBackward final : public BinaryOp<MinimumBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b11;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// fmax(x1, x2, /)
// Element-wise larger value; the other one where one is NaN.
class FmaxBackward final : public BinaryOp<FmaxBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b11;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// fmin(x1, x2, /)
// Element-wise smaller value; the other one where one is NaN.
class FminBackward final : public BinaryOp<FminBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 2> kNeeds{{{.inputs = 3, .outputs = 0}, {.inputs = 3, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b11;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b11;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
  std::array<Storage, 2> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x1, const TensorPtr& t_x2, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y);
};

// clip(x, /, min:Tensor=None, max:Tensor=None)
// Element-wise limitation to the range from min to max.
class ClipBackward final : public NaryOp<ClipBackward, 3> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;
  static constexpr std::array<Needs, 3> kNeeds{{{.inputs = 7, .outputs = 0}, {.inputs = 7, .outputs = 0}, {.inputs = 7, .outputs = 0}}};
  static constexpr Wanted kWanted = 0b111;
  static constexpr Wanted kUpstreams = 0b1;
  static constexpr Wanted kSame = 0b0;
  static constexpr Wanted kUnguarded = 0b111;

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage* min, const Storage* max, const Shape& s, Dtype dt);
  std::array<Storage, 3> grad_formula(std::span<const Storage> g, Wanted wanted);
  std::array<TensorPtr, 3> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& min, const TensorPtr& max, const TensorPtr& y, Wanted wanted);
  std::array<TensorPtr, 1> tangent_formula_impl(const TensorPtr& t_x, const TensorPtr& t_min, const TensorPtr& t_max, const TensorPtr& x, const TensorPtr& min, const TensorPtr& max, const TensorPtr& y);
};

}  // namespace pylucid
