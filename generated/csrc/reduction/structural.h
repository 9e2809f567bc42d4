// Generated from ops.yaml. Do not edit.
// The Backward classes of the reduction family's operators that are not element-wise.
#pragma once

#include <optional>
#include <span>

#include "kernel/elementwise.h"
#include "kernel/structural.h"

namespace pylucid {

// sum(x, /, *, axis:axes=None, dtype:dtype=None, keepdims:bool=False)
struct SumAttributes {
  std::optional<Dims> axis{};
  std::optional<Dtype> dtype{};
  bool keepdims = false;
};

// The sum over axes; of integers in 64 bits.
class SumBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  SumBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const SumAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  SumAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// mean(x, /, *, axis:axes=None, keepdims:bool=False)
struct MeanAttributes {
  std::optional<Dims> axis{};
  bool keepdims = false;
};

// The arithmetic mean over axes.
class MeanBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  MeanBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const MeanAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  MeanAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// max(x, /, *, axis:axes=None, keepdims:bool=False)
struct MaxAttributes {
  std::optional<Dims> axis{};
  bool keepdims = false;
};

// The largest value over axes; NaN where there is one.
class MaxBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  MaxBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const MaxAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  MaxAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// argmax(x, /, *, axis:axis=None, keepdims:bool=False)
struct ArgmaxAttributes {
  std::optional<std::int64_t> axis{};
  bool keepdims = false;
};

// The index of the largest value along an axis, the first of several; of the flat array without an axis.
class ArgmaxBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ArgmaxBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ArgmaxAttributes& attributes, const Shape& s, Dtype dt);

  ArgmaxAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

}  // namespace pylucid
