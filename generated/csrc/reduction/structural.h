// Generated from ops.yaml. Do not edit.
// The Backward classes of the reduction family's operators that are not element-wise.
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "kernel/elementwise.h"
#include "kernel/structural.h"

namespace pylucid {

// sum(x, /, axis:axes=None, *, dtype:dtype=None, keepdims:bool=False)
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

// mean(x, /, axis:axes=None, *, keepdims:bool=False)
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

// max(x, /, axis:axes=None, *, keepdims:bool=False)
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

// min(x, /, axis:axes=None, *, keepdims:bool=False)
struct MinAttributes {
  std::optional<Dims> axis{};
  bool keepdims = false;
};

// The smallest value over axes; NaN where there is one.
class MinBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  MinBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const MinAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  MinAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// argmax(x, /, axis:axis=None, *, keepdims:bool=False)
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

// argmin(x, /, axis:axis=None, *, keepdims:bool=False)
struct ArgminAttributes {
  std::optional<std::int64_t> axis{};
  bool keepdims = false;
};

// The index of the smallest value along an axis, the first of several; of the flat array without an axis.
class ArgminBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ArgminBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ArgminAttributes& attributes, const Shape& s, Dtype dt);

  ArgminAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// prod(x, /, axis:axes=None, *, dtype:dtype=None, keepdims:bool=False)
struct ProdAttributes {
  std::optional<Dims> axis{};
  std::optional<Dtype> dtype{};
  bool keepdims = false;
};

// The product over axes; of integers in 64 bits.
class ProdBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ProdBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ProdAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  ProdAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _prod_gradient(cotangent, x, /, axis:axes=None)
struct ProdGradientAttributes {
  std::optional<Dims> axis{};
};

// For each element the cotangent times the product over axes of all elements but itself.
class ProdGradientBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 3U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ProdGradientBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& cotangent, const Storage& x, const ProdGradientAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& cotangent, const TensorPtr& x, const TensorPtr& y, Wanted wanted);

  ProdGradientAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _flatten_axes(x, /, axis:axes=None)
struct FlattenAxesAttributes {
  std::optional<Dims> axis{};
};

// The axes joined to one, behind the others.
class FlattenAxesBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  FlattenAxesBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const FlattenAxesAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  FlattenAxesAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _unflatten_axes(x, /, shape:shape, axis:axes=None)
struct UnflattenAxesAttributes {
  Dims shape{};
  std::optional<Dims> axis{};
};

// The inverse of _flatten_axes for an array of a shape.
class UnflattenAxesBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  UnflattenAxesBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const UnflattenAxesAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  UnflattenAxesAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// var(x, /, axis:axes=None, *, correction:float=0.0, keepdims:bool=False)
struct VarAttributes {
  std::optional<Dims> axis{};
  double correction = 0.0;
  bool keepdims = false;
};

// The variance over axes, the sum of squared distances from the mean over the count less a correction.
class VarBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  VarBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const VarAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  VarAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// std(x, /, axis:axes=None, *, correction:float=0.0, keepdims:bool=False)
struct StdAttributes {
  std::optional<Dims> axis{};
  double correction = 0.0;
  bool keepdims = false;
};

// The standard deviation over axes, the square root of the variance.
class StdBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  StdBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const StdAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  StdAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// all(x, /, axis:axes=None, *, keepdims:bool=False)
struct AllAttributes {
  std::optional<Dims> axis{};
  bool keepdims = false;
};

// Whether all elements over axes are true; numbers are true unless they are 0.
class AllBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  AllBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const AllAttributes& attributes, const Shape& s, Dtype dt);

  AllAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// any(x, /, axis:axes=None, *, keepdims:bool=False)
struct AnyAttributes {
  std::optional<Dims> axis{};
  bool keepdims = false;
};

// Whether any element over axes is true; numbers are true unless they are 0.
class AnyBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  AnyBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const AnyAttributes& attributes, const Shape& s, Dtype dt);

  AnyAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// count_nonzero(x, /, axis:axes=None, *, keepdims:bool=False)
struct CountNonzeroAttributes {
  std::optional<Dims> axis{};
  bool keepdims = false;
};

// How many elements over axes are not zero.
class CountNonzeroBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  CountNonzeroBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const CountNonzeroAttributes& attributes, const Shape& s, Dtype dt);

  CountNonzeroAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// logsumexp(x, /, axis:axes=None, *, keepdims:bool=False)
struct LogsumexpAttributes {
  std::optional<Dims> axis{};
  bool keepdims = false;
};

// The logarithm of the sum of exponentials over axes.
class LogsumexpBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  LogsumexpBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const LogsumexpAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  LogsumexpAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// softmax(x, /, axis:axis=-1)
struct SoftmaxAttributes {
  std::int64_t axis = -1;
};

// The exponentials along an axis over their sum.
class SoftmaxBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  SoftmaxBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const SoftmaxAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  SoftmaxAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _softmax_gradient(cotangent, y, /, axis:axis)
struct SoftmaxGradientAttributes {
  std::int64_t axis{};
};

// The gradient of softmax from its result.
class SoftmaxGradientBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 3U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  SoftmaxGradientBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& cotangent, const Storage& y, const SoftmaxGradientAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& cotangent, const TensorPtr& y, const TensorPtr& out, Wanted wanted);

  SoftmaxGradientAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// log_softmax(x, /, axis:axis=-1)
struct LogSoftmaxAttributes {
  std::int64_t axis = -1;
};

// The logarithm of softmax.
class LogSoftmaxBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  LogSoftmaxBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const LogSoftmaxAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  LogSoftmaxAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _log_softmax_gradient(cotangent, y, /, axis:axis)
struct LogSoftmaxGradientAttributes {
  std::int64_t axis{};
};

// The gradient of log_softmax from its result.
class LogSoftmaxGradientBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 3U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  LogSoftmaxGradientBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& cotangent, const Storage& y, const LogSoftmaxGradientAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& cotangent, const TensorPtr& y, const TensorPtr& out, Wanted wanted);

  LogSoftmaxGradientAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

}  // namespace pylucid
