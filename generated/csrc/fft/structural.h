// Generated from ops.yaml. Do not edit.
// The Backward classes of the fft family's operators that are not element-wise.
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "kernel/elementwise.h"
#include "kernel/structural.h"

namespace pylucid {

// fft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')
struct FftAttributes {
  std::optional<std::int64_t> n{};
  std::int64_t axis = -1;
  int norm = 0;  // backward, ortho, forward
};

// The discrete Fourier transform along an axis of n numbers, cut off or filled up with zeros.
class FftBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  FftBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const FftAttributes& attributes, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  FftAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// ifft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')
struct IfftAttributes {
  std::optional<std::int64_t> n{};
  std::int64_t axis = -1;
  int norm = 0;  // backward, ortho, forward
};

// The inverse discrete Fourier transform along an axis.
class IfftBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  IfftBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const IfftAttributes& attributes, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  IfftAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// rfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')
struct RfftAttributes {
  std::optional<std::int64_t> n{};
  std::int64_t axis = -1;
  int norm = 0;  // backward, ortho, forward
};

// The Fourier transform of real numbers along an axis, of whose values the first n / 2 + 1 say all.
class RfftBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  RfftBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const RfftAttributes& attributes, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  RfftAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// irfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')
struct IrfftAttributes {
  std::optional<std::int64_t> n{};
  std::int64_t axis = -1;
  int norm = 0;  // backward, ortho, forward
};

// The inverse of rfft, n real numbers from their half spectrum along an axis.
class IrfftBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  IrfftBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const IrfftAttributes& attributes, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  IrfftAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// hfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')
struct HfftAttributes {
  std::optional<std::int64_t> n{};
  std::int64_t axis = -1;
  int norm = 0;  // backward, ortho, forward
};

// The Fourier transform of a Hermitian-symmetric signal given by its first half, n real numbers.
class HfftBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  HfftBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const HfftAttributes& attributes, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  HfftAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// ihfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')
struct IhfftAttributes {
  std::optional<std::int64_t> n{};
  std::int64_t axis = -1;
  int norm = 0;  // backward, ortho, forward
};

// The inverse of hfft, the first half of the Hermitian-symmetric inverse transform of real numbers.
class IhfftBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  IhfftBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const IhfftAttributes& attributes, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  IhfftAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _dft(x, /, axis:axis, sign:int, power:float)
struct DftAttributes {
  std::int64_t axis{};
  std::int64_t sign{};
  double power{};
};

// The sum of x exp(sign 2 pi i j k / n) along an axis, divided by n ** power.
class DftBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  DftBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const DftAttributes& attributes, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  DftAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _dftn(x, /, axes:axes, sign:int, power:float)
struct DftnAttributes {
  Dims axes{};
  std::int64_t sign{};
  double power{};
};

// The same along several axes, n the product of their lengths.
class DftnBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  DftnBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const DftnAttributes& attributes, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  DftnAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _rdft(x, /, axis:axis, sign:int, power:float, interior:float)
struct RdftAttributes {
  std::int64_t axis{};
  std::int64_t sign{};
  double power{};
  double interior{};
};

// The first half of _dft of real numbers; values that stand for two are multiplied by `interior`.
class RdftBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  RdftBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const RdftAttributes& attributes, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  RdftAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _irdft(x, /, shape:shape, n:int=None, axis:axis=-1, sign:int=1, power:float=0.0, interior:float=1.0)
struct IrdftAttributes {
  Dims shape{};
  std::optional<std::int64_t> n{};
  std::int64_t axis = -1;
  std::int64_t sign = 1;
  double power = 0.0;
  double interior = 1.0;
};

// The transform of a half spectrum, whose values that stand for two are multiplied by `interior`, real numbers.
class IrdftBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  IrdftBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const IrdftAttributes& attributes, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  IrdftAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _resize(x, /, shape:shape)
struct ResizeAttributes {
  Dims shape{};
};

// The array cut off, or filled up with zeros, at the end of each axis.
class ResizeBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  ResizeBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const ResizeAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  ResizeAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

}  // namespace pylucid
