// Generated from ops.yaml. Do not edit.
// The Backward classes of the creation family's operators that are not element-wise.
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "kernel/elementwise.h"
#include "kernel/structural.h"

namespace pylucid {

// zeros(shape:shape, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)
struct ZerosAttributes {
  Dims shape{};
  std::optional<Dtype> dtype{};
  std::optional<Device> device{};
};

// An array of zeros.
class ZerosBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ZerosBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const ZerosAttributes& attributes, const Shape& s, Dtype dt);

  ZerosAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// ones(shape:shape, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)
struct OnesAttributes {
  Dims shape{};
  std::optional<Dtype> dtype{};
  std::optional<Device> device{};
};

// An array of ones.
class OnesBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  OnesBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const OnesAttributes& attributes, const Shape& s, Dtype dt);

  OnesAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// full(shape:shape, fill_value:scalar, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)
struct FullAttributes {
  Dims shape{};
  Scalar fill_value{};
  std::optional<Dtype> dtype{};
  std::optional<Device> device{};
};

// An array of one value.
class FullBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  FullBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const FullAttributes& attributes, const Shape& s, Dtype dt);

  FullAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// arange(start:scalar, /, stop:scalar=None, step:scalar=1, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)
struct ArangeAttributes {
  Scalar start{};
  std::optional<Scalar> stop{};
  Scalar step = Scalar::of(std::int64_t{1});
  std::optional<Dtype> dtype{};
  std::optional<Device> device{};
};

// Evenly spaced values from start (0 when only one number is given) up to, not including, stop.
class ArangeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ArangeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const ArangeAttributes& attributes, const Shape& s, Dtype dt);

  ArangeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// eye(n_rows:int, n_cols:int=None, /, *, k:int=0, dtype:dtype=None, device:device=None, requires_grad:bool=False)
struct EyeAttributes {
  std::int64_t n_rows{};
  std::optional<std::int64_t> n_cols{};
  std::int64_t k = 0;
  std::optional<Dtype> dtype{};
  std::optional<Device> device{};
};

// A matrix with ones on its k-th diagonal.
class EyeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  EyeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const EyeAttributes& attributes, const Shape& s, Dtype dt);

  EyeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// zeros_like(x, /, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)
struct ZerosLikeAttributes {
  std::optional<Dtype> dtype{};
  std::optional<Device> device{};
};

// Zeros of the shape of x.
class ZerosLikeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ZerosLikeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ZerosLikeAttributes& attributes, const Shape& s, Dtype dt);

  ZerosLikeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// ones_like(x, /, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)
struct OnesLikeAttributes {
  std::optional<Dtype> dtype{};
  std::optional<Device> device{};
};

// Ones of the shape of x.
class OnesLikeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  OnesLikeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const OnesLikeAttributes& attributes, const Shape& s, Dtype dt);

  OnesLikeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// full_like(x, /, fill_value:scalar, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)
struct FullLikeAttributes {
  Scalar fill_value{};
  std::optional<Dtype> dtype{};
  std::optional<Device> device{};
};

// One value in the shape of x.
class FullLikeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  FullLikeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const FullLikeAttributes& attributes, const Shape& s, Dtype dt);

  FullLikeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// empty(shape:shape, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)
struct EmptyAttributes {
  Dims shape{};
  std::optional<Dtype> dtype{};
  std::optional<Device> device{};
};

// An array whose values are not set to anything.
class EmptyBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  EmptyBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const EmptyAttributes& attributes, const Shape& s, Dtype dt);

  EmptyAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// empty_like(x, /, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)
struct EmptyLikeAttributes {
  std::optional<Dtype> dtype{};
  std::optional<Device> device{};
};

// An array of the shape of x whose values are not set to anything.
class EmptyLikeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  EmptyLikeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const EmptyLikeAttributes& attributes, const Shape& s, Dtype dt);

  EmptyLikeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

}  // namespace pylucid
