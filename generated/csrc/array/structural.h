// Generated from ops.yaml. Do not edit.
// The Backward classes of the array family's operators that are not element-wise.
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "kernel/elementwise.h"
#include "kernel/structural.h"

namespace pylucid {

// astype(x, dtype:dtype, /, *, copy:bool=True, device:device=None)
struct AstypeAttributes {
  Dtype dtype{};
  bool copy = true;
  std::optional<Device> device{};
};

// The values converted to another dtype.
class AstypeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  AstypeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const AstypeAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  AstypeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// to_device(x, device:device, /, *, stream:int=None)
struct ToDeviceAttributes {
  Device device{};
  std::optional<std::int64_t> stream{};
};

// The array on another device.
class ToDeviceBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ToDeviceBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ToDeviceAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  ToDeviceAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// reshape(x, /, shape:shape, *, copy:bool=None)
struct ReshapeAttributes {
  Dims shape{};
  std::optional<bool> copy{};
};

// The same elements in another shape; one extent may be -1.
class ReshapeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ReshapeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ReshapeAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  ReshapeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// broadcast_to(x, /, shape:shape)
struct BroadcastToAttributes {
  Dims shape{};
};

// The array repeated along new and length-one axes, without a copy.
class BroadcastToBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  BroadcastToBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const BroadcastToAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  BroadcastToAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _sum_to(x, /, shape:shape)
struct SumToAttributes {
  Dims shape{};
};

// The sum over the axes along which `shape` broadcasts to x.
class SumToBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  SumToBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const SumToAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  SumToAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// expand_dims(x, /, axis:axes=0)
struct ExpandDimsAttributes {
  Dims axis{0};
};

// The array with axes of length one inserted.
class ExpandDimsBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ExpandDimsBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ExpandDimsAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  ExpandDimsAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// squeeze(x, /, axis:axes=None)
struct SqueezeAttributes {
  std::optional<Dims> axis{};
};

// The array without the named axes of length one, or without all of them.
class SqueezeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  SqueezeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const SqueezeAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  SqueezeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// permute_dims(x, /, axes:axes)
struct PermuteDimsAttributes {
  Dims axes{};
};

// The array with its axes in another order.
class PermuteDimsBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  PermuteDimsBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const PermuteDimsAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  PermuteDimsAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _unpermute_dims(x, /, axes:axes)
struct UnpermuteDimsAttributes {
  Dims axes{};
};

// The inverse of permute_dims.
class UnpermuteDimsBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  UnpermuteDimsBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const UnpermuteDimsAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  UnpermuteDimsAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The last two axes exchanged.
class MatrixTransposeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  MatrixTransposeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// concat(arrays:Tensors, /, axis:axis|None=0)
struct ConcatAttributes {
  std::optional<std::int64_t> axis = 0;
};

// The arrays joined along an axis; with None as one flat array.
class ConcatBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ConcatBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, std::span<const Storage* const> arrays, const ConcatAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& y);

  ConcatAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// stack(arrays:Tensors, /, axis:axis=0)
struct StackAttributes {
  std::int64_t axis = 0;
};

// Arrays of one shape joined along a new axis.
class StackBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  StackBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, std::span<const Storage* const> arrays, const StackAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& y);

  StackAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _getitem(x, /, key:index)
struct GetitemAttributes {
  Index key{};
};

// Basic indexing.
class GetitemBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  GetitemBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const GetitemAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  GetitemAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _scatter(x, /, shape:shape, key:index)
struct ScatterAttributes {
  Dims shape{};
  Index key{};
};

// Zeros of a shape with x at the positions of a basic index.
class ScatterBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ScatterBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ScatterAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  ScatterAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _rotate(x, /, axis:axis, shift:int)
struct RotateAttributes {
  std::int64_t axis{};
  std::int64_t shift{};
};

// The array with its elements moved along an axis, those beyond the end to the beginning.
class RotateBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  RotateBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const RotateAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  RotateAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The array itself, as a value of its own in the graph.
class AliasBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  AliasBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

}  // namespace pylucid
