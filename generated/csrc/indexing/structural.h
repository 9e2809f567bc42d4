// Generated from ops.yaml. Do not edit.
// The Backward classes of the indexing family's operators that are not element-wise.
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "kernel/elementwise.h"
#include "kernel/structural.h"

namespace pylucid {

// take(x, indices, /, axis:axis=None)
struct TakeAttributes {
  std::optional<std::int64_t> axis{};
};

// The slices of x at integer positions along an axis.
class TakeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  TakeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const TakeAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  TakeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _untake(x, indices, /, shape:shape, axis:axis=None)
struct UntakeAttributes {
  Dims shape{};
  std::optional<std::int64_t> axis{};
};

// Zeros of a shape to which the slices of x are added at positions along an axis.
class UntakeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  UntakeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const UntakeAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  UntakeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// take_along_axis(x, indices, /, axis:axis=-1)
struct TakeAlongAxisAttributes {
  std::int64_t axis = -1;
};

// The elements of x at positions along an axis; the other axes of x and indices broadcast.
class TakeAlongAxisBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  TakeAlongAxisBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const TakeAlongAxisAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  TakeAlongAxisAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _scatter_add_along_axis(x, indices, /, shape:shape, axis:axis)
struct ScatterAddAlongAxisAttributes {
  Dims shape{};
  std::int64_t axis{};
};

// Zeros of a shape to which x is added at positions along an axis; the other axes broadcast.
class ScatterAddAlongAxisBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ScatterAddAlongAxisBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const ScatterAddAlongAxisAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  ScatterAddAlongAxisAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// gather(x, indices, /, axis:axis)
struct GatherAttributes {
  std::int64_t axis{};
};

// The elements of x at positions along an axis, one for each index.
class GatherBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  GatherBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const GatherAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  GatherAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _ungather(x, indices, /, shape:shape, axis:axis)
struct UngatherAttributes {
  Dims shape{};
  std::int64_t axis{};
};

// Zeros of a shape to which x is added at positions along an axis, one element for each index.
class UngatherBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  UngatherBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const UngatherAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  UngatherAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _add_elements(x, indices, values, /, *, axis:axis)
struct AddElementsAttributes {
  std::int64_t axis{};
};

// Values added to x at positions along an axis, one for each index.
class AddElementsBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  AddElementsBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const Storage& values, const AddElementsAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 3> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& values, const TensorPtr& y, Wanted wanted);

  AddElementsAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// index_add(x, indices, values, /, axis:axis)
struct IndexAddAttributes {
  std::int64_t axis{};
};

// Slices of values added to x at positions along an axis.
class IndexAddBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  IndexAddBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const Storage& values, const IndexAddAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 3> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& values, const TensorPtr& y, Wanted wanted);

  IndexAddAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _take_at(x, indices, /, axes:axes, at:int)
struct TakeAtAttributes {
  Dims axes{};
  std::int64_t at{};
};

// The elements of x at positions in some of its axes, read as one axis, with the axes of the indices before the `at`-th other axis.
class TakeAtBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  TakeAtBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const TakeAtAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  TakeAtAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _add_at(x, indices, /, shape:shape, axes:axes, at:int)
struct AddAtAttributes {
  Dims shape{};
  Dims axes{};
  std::int64_t at{};
};

// Zeros of a shape to which x is added where `_take_at` reads.
class AddAtBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  AddAtBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const AddAtAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  AddAtAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _put_at(x, indices, values, /, axes:axes, at:int, in_place:bool=False)
struct PutAtAttributes {
  Dims axes{};
  std::int64_t at{};
  bool in_place = false;
};

// Values put into x where `_take_at` reads; the last of several for one place counts.
class PutAtBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  PutAtBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const Storage& values, const PutAtAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 3> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& values, const TensorPtr& y, Wanted wanted);

  PutAtAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _take_last_at(x, indices, /, axes:axes, at:int)
struct TakeLastAtAttributes {
  Dims axes{};
  std::int64_t at{};
};

// What `_take_at` reads, and zero for each index that comes again later.
class TakeLastAtBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  TakeLastAtBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const TakeLastAtAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  TakeLastAtAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _place_at(x, indices, /, shape:shape, axes:axes, at:int)
struct PlaceAtAttributes {
  Dims shape{};
  Dims axes{};
  std::int64_t at{};
};

// Zeros of a shape with x where `_take_at` reads; the last of several for one place counts.
class PlaceAtBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  PlaceAtBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& indices, const PlaceAtAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& indices, const TensorPtr& y, Wanted wanted);

  PlaceAtAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _join_indices(high, low, /, outer:int, inner:int)
struct JoinIndicesAttributes {
  std::int64_t outer{};
  std::int64_t inner{};
};

// Positions in two axes, of lengths `outer` and `inner`, as positions in the one axis that they make.
class JoinIndicesBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  JoinIndicesBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& high, const Storage& low, const JoinIndicesAttributes& attributes, const Shape& s, Dtype dt);

  JoinIndicesAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The coordinates of the elements that are not zero, a row for each axis.
class CoordinatesBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  CoordinatesBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, Dtype dt);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The elements, or slices, of x where a mask of its first axes is true.
class SelectBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  SelectBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& mask, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& mask, const TensorPtr& y, Wanted wanted);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// Zeros with the elements, or slices, of x in order where the mask is true.
class UnselectBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  UnselectBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& mask, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& mask, const TensorPtr& y, Wanted wanted);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _put_masked(x, mask, values, /, in_place:bool=False)
struct PutMaskedAttributes {
  bool in_place = false;
};

// Values put into x where a mask of its first axes is true.
class PutMaskedBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 2U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  PutMaskedBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& mask, const Storage& values, const PutMaskedAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 3> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& mask, const TensorPtr& values, const TensorPtr& y, Wanted wanted);

  PutMaskedAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _put_slice(values, x, /, key:index, in_place:bool=False)
struct PutSliceAttributes {
  Index key{};
  bool in_place = false;
};

// Values put into x at a basic index.
class PutSliceBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  PutSliceBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& values, const Storage& x, const PutSliceAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& values, const TensorPtr& x, const TensorPtr& y, Wanted wanted);

  PutSliceAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// tril(x, /, *, k:int=0)
struct TrilAttributes {
  std::int64_t k = 0;
};

// The lower triangle of a matrix, or of each of a stack of them, and zero above it.
class TrilBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  TrilBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const TrilAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  TrilAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// triu(x, /, *, k:int=0)
struct TriuAttributes {
  std::int64_t k = 0;
};

// The upper triangle of a matrix, or of each of a stack of them, and zero below it.
class TriuBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  TriuBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const TriuAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  TriuAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

}  // namespace pylucid
