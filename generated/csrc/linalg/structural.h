// Generated from ops.yaml. Do not edit.
// The Backward classes of the linalg family's operators that are not element-wise.
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "kernel/elementwise.h"
#include "kernel/structural.h"

namespace pylucid {

// cholesky(x, /, *, upper:bool=False)
struct CholeskyAttributes {
  bool upper = false;
};

// The lower triangular L with x = L @ L^H for Hermitian positive definite matrices; with upper=True, L^H.
class CholeskyBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  CholeskyBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const CholeskyAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  CholeskyAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The determinant of square matrices.
class DetBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  DetBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The cofactors of square matrices, det(x) inv(x)^T where x has an inverse.
class CofactorBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  CofactorBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The second derivative of det at x, applied to a direction.
class DetHessianBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 3U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  DetHessianBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& direction, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& direction, const TensorPtr& y, Wanted wanted);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// diagonal(x, /, *, offset:int=0)
struct DiagonalAttributes {
  std::int64_t offset = 0;
};

// The diagonals of matrices as vectors, offset columns to the right of the main one.
class DiagonalBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  DiagonalBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const DiagonalAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  DiagonalAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _diagonal_scatter(x, /, shape:shape, *, offset:int=0)
struct DiagonalScatterAttributes {
  Dims shape{};
  std::int64_t offset = 0;
};

// Zero matrices of a shape with the vectors x as their diagonals.
class DiagonalScatterBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  DiagonalScatterBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const DiagonalScatterAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  DiagonalScatterAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _triangle(x, /, *, upper:bool, k:int=0)
struct TriangleAttributes {
  bool upper{};
  std::int64_t k = 0;
};

// The matrices with zeros above, or with upper=True below, their k-th diagonal.
class TriangleBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  TriangleBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const TriangleAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  TriangleAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// Eigenvalues and eigenvectors of complex square matrices.
class GeneralEigBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 3U;
  GeneralEigBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 2> dispatch(backend::IBackend& be, const Storage& x, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_eigenvalues, const TensorPtr& g_eigenvectors, const TensorPtr& x, const TensorPtr& eigenvalues, const TensorPtr& eigenvectors);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// Eigenvalues of complex square matrices.
class GeneralEigenvaluesBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  GeneralEigenvaluesBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, Dtype dt);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// Eigenvalues, ascending, and eigenvectors, the columns, of Hermitian matrices.
class EighBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 3U;
  EighBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 2> dispatch(backend::IBackend& be, const Storage& x, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_eigenvalues, const TensorPtr& g_eigenvectors, const TensorPtr& x, const TensorPtr& eigenvalues, const TensorPtr& eigenvectors);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// Eigenvalues of Hermitian matrices, ascending.
class HermitianEigenvaluesBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  HermitianEigenvaluesBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, Dtype dt);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The inverse of square matrices.
class InvBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  InvBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The inverse of square matrices, NaN for the singular ones.
class InverseBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  InverseBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The factors of lu; the gradient is that of square matrices.
class LuFactorsBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 7U;
  LuFactorsBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 3> dispatch(backend::IBackend& be, const Storage& x, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_P, const TensorPtr& g_L, const TensorPtr& g_U, const TensorPtr& x, const TensorPtr& P, const TensorPtr& L, const TensorPtr& U);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// What solve needs of square matrices; the pivots count from 1.
class LuPivotsBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  LuPivotsBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 2> dispatch(backend::IBackend& be, const Storage& x, Dtype dt);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _power_norm(x, /, *, ord:float, axis:axes=None, keepdims:bool=False)
struct PowerNormAttributes {
  double ord{};
  std::optional<Dims> axis{};
  bool keepdims = false;
};

// The norm sum(abs(x)**ord)**(1/ord) over axes, for ord neither 0 nor infinite.
class PowerNormBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  PowerNormBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const PowerNormAttributes& attributes, const Shape& s, Dtype dt);
  Storage grad_formula(const Storage& g) { return eager(g); }
  TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);

  PowerNormAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The Moore-Penrose inverse of matrices, by singular values above rtol times the largest.
class PseudoinverseBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  PseudoinverseBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, const Storage& rtol, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& rtol, const TensorPtr& y, Wanted wanted);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The reduced factors of qr; the gradient is that of matrices no wider than high.
class ReducedQrBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 3U;
  ReducedQrBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 2> dispatch(backend::IBackend& be, const Storage& x, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_q, const TensorPtr& g_r, const TensorPtr& x, const TensorPtr& q, const TensorPtr& r);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The complete factors of qr.
class CompleteQrBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  CompleteQrBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 2> dispatch(backend::IBackend& be, const Storage& x, Dtype dt);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// The sign of the determinant, of magnitude 1, and the logarithm of its magnitude.
class SlogdetBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  SlogdetBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 2> dispatch(backend::IBackend& be, const Storage& x, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_sign, const TensorPtr& g_logabsdet, const TensorPtr& x, const TensorPtr& sign, const TensorPtr& logabsdet);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _solve_factored(x1, x2, factors, pivots, /, *, transposed:bool=False)
struct SolveFactoredAttributes {
  bool transposed = false;
};

// The X with x1 @ X = x2, or x1^T @ X = x2, by the factors of x1.
class SolveFactoredBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 13U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  SolveFactoredBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Storage& factors, const Storage& pivots, const SolveFactoredAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 4> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& factors, const TensorPtr& pivots, const TensorPtr& y, Wanted wanted);

  SolveFactoredAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _triangular_solve(x1, x2, /, *, upper:bool, unit_diagonal:bool=False)
struct TriangularSolveAttributes {
  bool upper{};
  bool unit_diagonal = false;
};

// The X with x1 @ X = x2 for lower or upper triangular matrices x1 and matrices x2.
class TriangularSolveBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 1U;
  static constexpr std::uint64_t kSavedOutputs = 1U;
  TriangularSolveBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const TriangularSolveAttributes& attributes, const Shape& s, Dtype dt);
  std::array<TensorPtr, 2> grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr& y, Wanted wanted);

  TriangularSolveAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// Singular values and as many vectors.
class ReducedSvdBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 7U;
  ReducedSvdBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 3> dispatch(backend::IBackend& be, const Storage& x, Dtype dt);
  TensorPtr grad_formula_impl(const TensorPtr& g_U, const TensorPtr& g_S, const TensorPtr& g_Vh, const TensorPtr& x, const TensorPtr& U, const TensorPtr& S, const TensorPtr& Vh);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// Singular values and square matrices of vectors.
class FullSvdBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  FullSvdBackward() : StructuralOp(schema_v1) {}

  static std::array<Storage, 3> dispatch(backend::IBackend& be, const Storage& x, Dtype dt);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// Singular values of matrices, descending, without derivatives.
class SingularValuesBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  SingularValuesBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const Storage& x, Dtype dt);

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

}  // namespace pylucid
