// Generated from ops.yaml. Do not edit.
// The Backward classes of the scan family's operators that are not element-wise.
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "kernel/elementwise.h"
#include "kernel/structural.h"

namespace pylucid {

// cumulative_sum(x, /, axis:axis=None, *, dtype:dtype=None, include_initial:bool=False)
struct CumulativeSumAttributes {
  std::optional<std::int64_t> axis{};
  std::optional<Dtype> dtype{};
  bool include_initial = false;
};

// The sums of all elements up to each along an axis; of integers in 64 bits.
class CumulativeSumBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  CumulativeSumBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const CumulativeSumAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  CumulativeSumAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _cumulative_sum_adjoint(x, /, axis:axis=None, include_initial:bool=False)
struct CumulativeSumAdjointAttributes {
  std::optional<std::int64_t> axis{};
  bool include_initial = false;
};

// The sums of all elements from each on, without the first where there is an initial one.
class CumulativeSumAdjointBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  CumulativeSumAdjointBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const CumulativeSumAdjointAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  CumulativeSumAdjointAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// cumulative_prod(x, /, axis:axis=None, *, dtype:dtype=None, include_initial:bool=False)
struct CumulativeProdAttributes {
  std::optional<std::int64_t> axis{};
  std::optional<Dtype> dtype{};
  bool include_initial = false;
};

// The products of all elements up to each along an axis; of integers in 64 bits.
class CumulativeProdBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  CumulativeProdBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const CumulativeProdAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  CumulativeProdAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _cumulative_prod_gradient(cotangent, x, /, axis:axis=None)
struct CumulativeProdGradientAttributes {
  std::optional<std::int64_t> axis{};
};

// For each element the sum, over it and all later ones, of the cotangent times the product up to there without the element.
class CumulativeProdGradientBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 3U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  CumulativeProdGradientBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& cotangent, const Storage& x, const CumulativeProdGradientAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& cotangent, const TensorPtr& x, const TensorPtr& y, Wanted wanted);

  CumulativeProdGradientAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _without_first(x, /, axis:axis=None)
struct WithoutFirstAttributes {
  std::optional<std::int64_t> axis{};
};

// The array without its first elements along an axis.
class WithoutFirstBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  WithoutFirstBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const WithoutFirstAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  WithoutFirstAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _with_first(x, /, axis:axis=None)
struct WithFirstAttributes {
  std::optional<std::int64_t> axis{};
};

// The array behind zeros, one more element along an axis.
class WithFirstBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  WithFirstBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const WithFirstAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  WithFirstAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _product_before(x, /, axis:axis=None, step:int=1)
struct ProductBeforeAttributes {
  std::optional<std::int64_t> axis{};
  std::int64_t step = 1;
};

// The product of all elements before each along an axis, of those behind for step -1.
class ProductBeforeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  ProductBeforeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ProductBeforeAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  ProductBeforeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _recurrence(a, b, /, axis:axis=None, step:int=1)
struct RecurrenceAttributes {
  std::optional<std::int64_t> axis{};
  std::int64_t step = 1;
};

// The recurrence y[i + step] = a[i] * y[i] + b[i] along an axis, from 0 on.
class RecurrenceBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  RecurrenceBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Storage& b, const RecurrenceAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& a, const TensorPtr& b, const TensorPtr& y, Wanted wanted);

  RecurrenceAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _shift(x, /, axis:axis, step:int=1, fill:float=0.0)
struct ShiftAttributes {
  std::int64_t axis{};
  std::int64_t step = 1;
  double fill = 0.0;
};

// The array moved along an axis, with a number at the places that are left.
class ShiftBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ShiftBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ShiftAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  ShiftAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// cummax(x, /, axis:axis=-1) -> values, indices
struct CummaxAttributes {
  std::int64_t axis = -1;
};

// The largest of all elements up to each along an axis, and the index of the last of them.
class CummaxBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 2U;
  CummaxBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 2> dispatch(backend::IBackend& be, const Storage& x, const CummaxAttributes& attributes, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_values, const TensorPtr& x, const TensorPtr& values, const TensorPtr& indices);

  CummaxAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// cummin(x, /, axis:axis=-1) -> values, indices
struct CumminAttributes {
  std::int64_t axis = -1;
};

// The smallest of all elements up to each along an axis, and the index of the last of them.
class CumminBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 2U;
  CumminBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 2> dispatch(backend::IBackend& be, const Storage& x, const CumminAttributes& attributes, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_values, const TensorPtr& x, const TensorPtr& values, const TensorPtr& indices);

  CumminAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _added_at(x, indices, /, axis:axis)
struct AddedAtAttributes {
  std::int64_t axis{};
};

// Zeros with each element of x added at its index along an axis.
class AddedAtBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  AddedAtBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const AddedAtAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  AddedAtAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _taken_at(x, indices, /, axis:axis)
struct TakenAtAttributes {
  std::int64_t axis{};
};

// The elements of x at indices along an axis.
class TakenAtBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  TakenAtBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const TakenAtAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  TakenAtAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// logcumsumexp(x, /, axis:axis=-1)
struct LogcumsumexpAttributes {
  std::int64_t axis = -1;
};

// The logarithm of the sum of the exponentials of all elements up to each along an axis.
class LogcumsumexpBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  LogcumsumexpBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const LogcumsumexpAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  LogcumsumexpAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

}  // namespace pylucid
