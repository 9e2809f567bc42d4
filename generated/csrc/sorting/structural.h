// Generated from ops.yaml. Do not edit.
// The Backward classes of the sorting family's operators that are not element-wise.
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "kernel/elementwise.h"
#include "kernel/structural.h"

namespace pylucid {

// _sort_values(x, /, *, axis:axis=-1, descending:bool=False)
struct SortValuesAttributes {
  std::int64_t axis = -1;
  bool descending = false;
};

// The values along an axis in order, where no gradient is wanted.
class SortValuesBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  SortValuesBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const SortValuesAttributes& attributes, Dtype dt);

  SortValuesAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _sort_indexed(x, /, *, axis:axis=-1, descending:bool=False) -> values, indices, ties
struct SortIndexedAttributes {
  std::int64_t axis = -1;
  bool descending = false;
};

// The values along an axis in order, where they were, and how many elements equal the last of them.
class SortIndexedBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 7U;
  SortIndexedBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 3> dispatch(backend::IBackend& be, const Storage& x, const SortIndexedAttributes& attributes, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_values, const TensorPtr& x, const TensorPtr& values, const TensorPtr& indices, const TensorPtr& ties);

  SortIndexedAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// argsort(x, /, axis:axis=-1, *, descending:bool=False, stable:bool=True)
struct ArgsortAttributes {
  std::int64_t axis = -1;
  bool descending = false;
  bool stable = true;
};

// The indices that put the values along an axis in ascending order.
class ArgsortBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ArgsortBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ArgsortAttributes& attributes, Dtype dt);

  ArgsortAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _best(x, /, k:int, *, axis:axis=-1, largest:bool=True, sorted:bool=True) -> values, indices
struct BestAttributes {
  std::int64_t k{};
  std::int64_t axis = -1;
  bool largest = true;
  bool sorted = true;
};

// The k largest or smallest values along an axis and their indices, where no gradient is wanted.
class BestBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  BestBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 2> dispatch(backend::IBackend& be, const Storage& x, const BestAttributes& attributes, Dtype dt);

  BestAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _best_tied(x, /, k:int, *, axis:axis=-1, largest:bool=True) -> values, indices, ties
struct BestTiedAttributes {
  std::int64_t k{};
  std::int64_t axis = -1;
  bool largest = true;
};

// The k best values along an axis, their indices, and how many elements equal the last of them.
class BestTiedBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 7U;
  BestTiedBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 3> dispatch(backend::IBackend& be, const Storage& x, const BestTiedAttributes& attributes, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_values, const TensorPtr& x, const TensorPtr& values, const TensorPtr& indices, const TensorPtr& ties);

  BestTiedAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _order_scatter(x, values, indices, source, ties, /, *, axis:axis)
struct OrderScatterAttributes {
  std::int64_t axis{};
};

// Each x to the positions along an axis where the source equals its value, in equal shares.
class OrderScatterBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 30U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  OrderScatterBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& values, const Storage& indices, const Storage& source, const Storage& ties, const OrderScatterAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 5> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& values, const TensorPtr& indices, const TensorPtr& source, const TensorPtr& ties, const TensorPtr& y, Wanted wanted);

  OrderScatterAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _order_gather(x, values, indices, source, ties, /, *, axis:axis)
struct OrderGatherAttributes {
  std::int64_t axis{};
};

// For each value the mean of x over the positions along an axis where the source equals it.
class OrderGatherBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 30U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  OrderGatherBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& values, const Storage& indices, const Storage& source, const Storage& ties, const OrderGatherAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 5> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& values, const TensorPtr& indices, const TensorPtr& source, const TensorPtr& ties, const TensorPtr& y, Wanted wanted);

  OrderGatherAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _insertion_points(x1, x2, /, *, right:bool=False)
struct InsertionPointsAttributes {
  bool right = false;
};

// Where each x2 would have to be inserted into the sorted x1.
class InsertionPointsBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  InsertionPointsBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const InsertionPointsAttributes& attributes, const Shape& s, Dtype dt);

  InsertionPointsAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The distinct values of the flat array, where each is first, which of them each element is, and their counts.
class UniqueBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 12U;
  UniqueBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 4> dispatch(backend::IBackend& be, const Storage& x, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_values, const TensorPtr& x, const TensorPtr& values, const TensorPtr& indices, const TensorPtr& inverse_indices, const TensorPtr& counts);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The distinct values of the flat array, where no gradient is wanted.
class DistinctBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  DistinctBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, Dtype dt);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _count(x, /, *, minlength:int=0)
struct CountAttributes {
  std::int64_t minlength = 0;
};

// How often each integer from 0 on occurs.
class CountBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  CountBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const CountAttributes& attributes, Dtype dt);

  CountAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _interpolate(x, xp, fp, /, *, left:float=None, right:float=None)
struct InterpolateAttributes {
  std::optional<double> left{};
  std::optional<double> right{};
};

// Piecewise linear interpolation, where no gradient is wanted.
class InterpolateBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  InterpolateBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& xp, const Storage& fp, const InterpolateAttributes& attributes, const Shape& s, Dtype dt);

  InterpolateAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

}  // namespace pylucid
