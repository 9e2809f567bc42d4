// Generated from ops.yaml. Do not edit.
// The linalg family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "linalg/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "linalg/kernels.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"
#include "arithmetic/ops.h"
#include "array/ops.h"
#include "comparison/ops.h"
#include "complex/ops.h"
#include "linalg/ops.h"
#include "linear_algebra/ops.h"
#include "power/ops.h"
#include "reduction/ops.h"
#include "selection/ops.h"

namespace pylucid {

namespace {

constexpr OperandRule cholesky_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule cholesky_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void cholesky_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const CholeskyAttributes*>(raw);
  results[0] = cpu::cholesky(*inputs[0], attributes.upper, shape, dt);
}

constexpr OperandRule det_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule det_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void det_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::det(*inputs[0], shape, dt);
}

constexpr OperandRule cofactor_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule cofactor_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void cofactor_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::cofactor(*inputs[0], shape, dt);
}

constexpr OperandRule det_hessian_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"direction", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule det_hessian_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void det_hessian_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::det_hessian(*inputs[0], *inputs[1], shape, dt);
}

constexpr OperandRule diagonal_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule diagonal_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void diagonal_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const DiagonalAttributes*>(raw);
  results[0] = cpu::diagonal(*inputs[0], attributes.offset, shape, dt);
}

constexpr OperandRule diagonal_scatter_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule diagonal_scatter_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void diagonal_scatter_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const DiagonalScatterAttributes*>(raw);
  results[0] = cpu::diagonal_scatter(*inputs[0], attributes.shape, attributes.offset, shape, dt);
}

constexpr OperandRule triangle_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule triangle_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void triangle_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const TriangleAttributes*>(raw);
  results[0] = cpu::triangle(*inputs[0], attributes.upper, attributes.k, shape, dt);
}

constexpr OperandRule general_eig_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x6000, false},
};
constexpr OperandRule general_eig_results[] = {
    {"eigenvalues", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"eigenvectors", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void general_eig_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  auto found = cpu::general_eig(*inputs[0], dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule general_eigenvalues_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x6000, false},
};
constexpr OperandRule general_eigenvalues_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void general_eigenvalues_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::general_eigenvalues(*inputs[0], dt);
}

constexpr OperandRule eigh_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule eigh_results[] = {
    {"eigenvalues", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
    {"eigenvectors", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void eigh_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  auto found = cpu::eigh(*inputs[0], dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule hermitian_eigenvalues_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule hermitian_eigenvalues_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};

void hermitian_eigenvalues_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::hermitian_eigenvalues(*inputs[0], dt);
}

constexpr OperandRule inv_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule inv_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void inv_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::inv(*inputs[0], shape, dt);
}

constexpr OperandRule inverse_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule inverse_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void inverse_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::inverse(*inputs[0], shape, dt);
}

constexpr OperandRule lu_factors_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule lu_factors_results[] = {
    {"P", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"L", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"U", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void lu_factors_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  auto found = cpu::lu_factors(*inputs[0], dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule lu_pivots_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule lu_pivots_results[] = {
    {"factors", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"pivots", DtypeFrom::Fixed, Dtype::Int32, 0, false},
};

void lu_pivots_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  auto found = cpu::lu_pivots(*inputs[0], dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule power_norm_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule power_norm_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};

void power_norm_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const PowerNormAttributes*>(raw);
  results[0] = cpu::power_norm(*inputs[0], attributes.ord, attributes.axis, attributes.keepdims, shape, dt);
}

constexpr OperandRule pseudoinverse_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"rtol", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule pseudoinverse_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void pseudoinverse_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::pseudoinverse(*inputs[0], *inputs[1], shape, dt);
}

constexpr OperandRule reduced_qr_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule reduced_qr_results[] = {
    {"q", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"r", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void reduced_qr_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  auto found = cpu::reduced_qr(*inputs[0], dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule complete_qr_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule complete_qr_results[] = {
    {"q", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"r", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void complete_qr_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  auto found = cpu::complete_qr(*inputs[0], dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule slogdet_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule slogdet_results[] = {
    {"sign", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"logabsdet", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};

void slogdet_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  auto found = cpu::slogdet(*inputs[0], dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule solve_factored_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"factors", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"pivots", DtypeFrom::Fixed, Dtype::Int32, 0x01fe, false},
};
constexpr OperandRule solve_factored_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void solve_factored_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const SolveFactoredAttributes*>(raw);
  results[0] = cpu::solve_factored(*inputs[0], *inputs[1], *inputs[2], *inputs[3], attributes.transposed, shape, dt);
}

constexpr OperandRule triangular_solve_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule triangular_solve_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void triangular_solve_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const TriangularSolveAttributes*>(raw);
  results[0] = cpu::triangular_solve(*inputs[0], *inputs[1], attributes.upper, attributes.unit_diagonal, shape, dt);
}

constexpr OperandRule reduced_svd_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule reduced_svd_results[] = {
    {"U", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"S", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
    {"Vh", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void reduced_svd_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  auto found = cpu::reduced_svd(*inputs[0], dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule full_svd_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule full_svd_results[] = {
    {"U", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"S", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
    {"Vh", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void full_svd_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  auto found = cpu::full_svd(*inputs[0], dt);
  std::move(found.begin(), found.end(), results.begin());
}

constexpr OperandRule singular_values_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule singular_values_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};

void singular_values_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::singular_values(*inputs[0], dt);
}

}  // namespace

const OpSchema CholeskyBackward::schema_v1{
    .name = "cholesky",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cholesky_rules,
    .results = cholesky_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "cholesky(x, /, *, upper:bool=False)",
    .record = "- op: cholesky(x, /, *, upper:bool=False)\n  summary: The lower triangular L with x = L @ L^H for Hermitian positive definite matrices; with upper=True, L^H.\n  amp: ForceFP32\n  # The differential of L is L times the lower triangle, its diagonal halved, of L^-1 dx L^-H.\n  grad:\n    let:\n      low: conj(matrix_transpose(out)) if upper else out\n      up: conj(matrix_transpose(g)) if upper else g\n      high: conj(matrix_transpose(low))\n      product: high @ up\n      half: (_triangle(product, upper=False) + _triangle(product, upper=False, k=-1)) / 2\n      left: conj(matrix_transpose(_triangular_solve(high, half, upper=True)))\n      both: _triangular_solve(high, left, upper=True)\n    x: (both + conj(matrix_transpose(both))) / 2\n  holomorphic: false\n  dtypes: {x: inexact}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.cholesky(pl.asarray([[4., 2.], [2., 5.]])).tolist()\n    [[2.0, 0.0], [1.0, 2.0]]\n  notes: |\n    Only the lower triangle of x is read. The gradient is that on Hermitian matrices: it is Hermitian itself, so the two\n    triangles share what a change of both does. A matrix that is not positive definite is an error.\n  module: linalg",
    .hash = "ff43de565823b73481ca31cbc3960603ec89d5dda59c41de2ccabbf7676b2a7d",
    .source = "ops.yaml:cholesky",
};

Storage CholeskyBackward::dispatch(backend::IBackend& be, const Storage& x, const CholeskyAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// (_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)), conj(matrix_transpose(_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)), (_triangle(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)) @ (conj(matrix_transpose(g)) if upper else g), False, 0) + _triangle(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)) @ (conj(matrix_transpose(g)) if upper else g), False, -1)) / 2, True, False))), True, False) + conj(matrix_transpose(_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)), conj(matrix_transpose(_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)), (_triangle(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)) @ (conj(matrix_transpose(g)) if upper else g), False, 0) + _triangle(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)) @ (conj(matrix_transpose(g)) if upper else g), False, -1)) / 2, True, False))), True, False)))) / 2
TensorPtr CholeskyBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 14 "ops.yaml:cholesky"
  TensorPtr v0;
#line 14 "ops.yaml:cholesky"
  if (attributes.upper) {
#line 14 "ops.yaml:cholesky"
    const auto v1 = ops::matrix_transpose(y);
#line 14 "ops.yaml:cholesky"
    const auto v2 = ops::conj(v1);
#line 14 "ops.yaml:cholesky"
    v0 = v2;
#line 14 "ops.yaml:cholesky"
  } else {
#line 14 "ops.yaml:cholesky"
    v0 = y;
#line 14 "ops.yaml:cholesky"
  }
#line 14 "ops.yaml:cholesky"
  const auto v3 = ops::matrix_transpose(v0);
#line 14 "ops.yaml:cholesky"
  const auto v4 = ops::conj(v3);
#line 14 "ops.yaml:cholesky"
  TensorPtr v5;
#line 14 "ops.yaml:cholesky"
  if (attributes.upper) {
#line 14 "ops.yaml:cholesky"
    const auto v6 = ops::matrix_transpose(g);
#line 14 "ops.yaml:cholesky"
    const auto v7 = ops::conj(v6);
#line 14 "ops.yaml:cholesky"
    v5 = v7;
#line 14 "ops.yaml:cholesky"
  } else {
#line 14 "ops.yaml:cholesky"
    v5 = g;
#line 14 "ops.yaml:cholesky"
  }
#line 14 "ops.yaml:cholesky"
  const auto v8 = ops::matmul(v4, v5);
#line 14 "ops.yaml:cholesky"
  const auto v9 = ops::_triangle(v8, false, 0);
#line 14 "ops.yaml:cholesky"
  const auto v10 = ops::_triangle(v8, false, -1);
#line 14 "ops.yaml:cholesky"
  const auto v11 = ops::add(v9, v10);
#line 14 "ops.yaml:cholesky"
  const auto v12 = ops::divide(v11, 2);
#line 14 "ops.yaml:cholesky"
  const auto v13 = ops::_triangular_solve(v4, v12, true, false);
#line 14 "ops.yaml:cholesky"
  const auto v14 = ops::matrix_transpose(v13);
#line 14 "ops.yaml:cholesky"
  const auto v15 = ops::conj(v14);
#line 14 "ops.yaml:cholesky"
  const auto v16 = ops::_triangular_solve(v4, v15, true, false);
#line 14 "ops.yaml:cholesky"
  const auto v17 = ops::matrix_transpose(v16);
#line 14 "ops.yaml:cholesky"
  const auto v18 = ops::conj(v17);
#line 14 "ops.yaml:cholesky"
  const auto v19 = ops::add(v16, v18);
#line 14 "ops.yaml:cholesky"
  const auto v20 = ops::divide(v19, 2);
#line 425 "linalg/structural.cpp"
  return v20;
}

void CholeskyBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema DetBackward::schema_v1{
    .name = "det",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = det_rules,
    .results = det_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "det(x, /)",
    .record = "- op: det(x, /)\n  summary: The determinant of square matrices.\n  amp: ForceFP32\n  grad: expand_dims(expand_dims(g, axis=-1), axis=-1) * _cofactor(x)\n  dtypes: {x: inexact}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.det(pl.asarray([[2., 1.], [4., 5.]])).item()\n    6.0\n  notes: |\n    The gradient is the matrix of cofactors, of singular matrices too, and so is the second derivative right whatever the\n    rank. From the third on derivatives of a singular matrix are NaN.\n  see: [slogdet]\n  module: linalg",
    .hash = "292660102bf92de77541e8ce0da6796902c7419d05bc8656b211b4b0d276b594",
    .source = "ops.yaml:det",
};

Storage DetBackward::dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, nullptr, s, dt);
}

// expand_dims(expand_dims(g, -1), -1) * _cofactor(x)
TensorPtr DetBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 4 "ops.yaml:det"
  const auto v0 = ops::expand_dims(g, Dims{-1});
#line 4 "ops.yaml:det"
  const auto v1 = ops::expand_dims(v0, Dims{-1});
#line 4 "ops.yaml:det"
  const auto v2 = ops::_cofactor(x);
#line 4 "ops.yaml:det"
  const auto v3 = ops::multiply(v1, v2);
#line 466 "linalg/structural.cpp"
  return v3;
}

void DetBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema CofactorBackward::schema_v1{
    .name = "_cofactor",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cofactor_rules,
    .results = cofactor_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_cofactor(x, /)",
    .record = "- op: _cofactor(x, /)\n  summary: The cofactors of square matrices, det(x) inv(x)^T where x has an inverse.\n  amp: KeepInput\n  grad: _det_hessian(x, g)\n  dtypes: {x: inexact}\n  shape: own",
    .hash = "6b13dcab5c5f72000811ed1e408b9d986bd83dd0903bd23379751ece38958ec8",
    .source = "ops.yaml:_cofactor",
};

Storage CofactorBackward::dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, nullptr, s, dt);
}

// _det_hessian(x, g)
TensorPtr CofactorBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 4 "ops.yaml:_cofactor"
  const auto v0 = ops::_det_hessian(x, g);
#line 501 "linalg/structural.cpp"
  return v0;
}

void CofactorBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema DetHessianBackward::schema_v1{
    .name = "_det_hessian",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = det_hessian_rules,
    .results = det_hessian_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_det_hessian(x, direction, /)",
    .record = "- op: _det_hessian(x, direction, /)\n  summary: The second derivative of det at x, applied to a direction.\n  amp: KeepInput\n  grad:\n    let:\n      d: expand_dims(expand_dims(det(x), axis=-1), axis=-1)\n      b: _inverse(x)\n      p: b @ direction\n      q: b @ g\n      trace_p: sum(sum(b * matrix_transpose(direction), axis=-1, keepdims=True), axis=-2, keepdims=True)\n      trace_q: sum(sum(b * matrix_transpose(g), axis=-1, keepdims=True), axis=-2, keepdims=True)\n      trace_pq: sum(sum(p * matrix_transpose(q), axis=-1, keepdims=True), axis=-2, keepdims=True)\n      both: (p @ q + q @ p - trace_p * q - trace_q * p) @ b\n    x: d * matrix_transpose((trace_p * trace_q - trace_pq) * b + both)\n    direction: _det_hessian(x, g)\n  dtypes: {x: inexact, direction: inexact}\n  shape: own",
    .hash = "d968f0f521872522f8f251266d3de0d0271f4e57a37103bbc60742f4dbec465c",
    .source = "ops.yaml:_det_hessian",
};

Storage DetHessianBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& direction, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &direction};
  return run_kernel(be, schema_v1, inputs, nullptr, s, dt);
}

std::array<TensorPtr, 2> DetHessianBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& direction, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: expand_dims(expand_dims(det(x), -1), -1) * matrix_transpose((sum(sum(_inverse(x) * matrix_transpose(direction), -1, None, True), -2, None, True) * sum(sum(_inverse(x) * matrix_transpose(g), -1, None, True), -2, None, True) - sum(sum(_inverse(x) @ direction * matrix_transpose(_inverse(x) @ g), -1, None, True), -2, None, True)) * _inverse(x) + (_inverse(x) @ direction @ (_inverse(x) @ g) + _inverse(x) @ g @ (_inverse(x) @ direction) - sum(sum(_inverse(x) * matrix_transpose(direction), -1, None, True), -2, None, True) * (_inverse(x) @ g) - sum(sum(_inverse(x) * matrix_transpose(g), -1, None, True), -2, None, True) * (_inverse(x) @ direction)) @ _inverse(x))
#line 14 "ops.yaml:_det_hessian"
    const auto v0 = ops::det(x);
#line 14 "ops.yaml:_det_hessian"
    const auto v1 = ops::expand_dims(v0, Dims{-1});
#line 14 "ops.yaml:_det_hessian"
    const auto v2 = ops::expand_dims(v1, Dims{-1});
#line 14 "ops.yaml:_det_hessian"
    const auto v3 = ops::_inverse(x);
#line 14 "ops.yaml:_det_hessian"
    const auto v4 = ops::matrix_transpose(direction);
#line 14 "ops.yaml:_det_hessian"
    const auto v5 = ops::multiply(v3, v4);
#line 14 "ops.yaml:_det_hessian"
    const auto v6 = ops::sum(v5, Dims{-1}, std::nullopt, true);
#line 14 "ops.yaml:_det_hessian"
    const auto v7 = ops::sum(v6, Dims{-2}, std::nullopt, true);
#line 14 "ops.yaml:_det_hessian"
    const auto v8 = ops::matrix_transpose(g);
#line 14 "ops.yaml:_det_hessian"
    const auto v9 = ops::multiply(v3, v8);
#line 14 "ops.yaml:_det_hessian"
    const auto v10 = ops::sum(v9, Dims{-1}, std::nullopt, true);
#line 14 "ops.yaml:_det_hessian"
    const auto v11 = ops::sum(v10, Dims{-2}, std::nullopt, true);
#line 14 "ops.yaml:_det_hessian"
    const auto v12 = ops::multiply(v7, v11);
#line 14 "ops.yaml:_det_hessian"
    const auto v13 = ops::matmul(v3, direction);
#line 14 "ops.yaml:_det_hessian"
    const auto v14 = ops::matmul(v3, g);
#line 14 "ops.yaml:_det_hessian"
    const auto v15 = ops::matrix_transpose(v14);
#line 14 "ops.yaml:_det_hessian"
    const auto v16 = ops::multiply(v13, v15);
#line 14 "ops.yaml:_det_hessian"
    const auto v17 = ops::sum(v16, Dims{-1}, std::nullopt, true);
#line 14 "ops.yaml:_det_hessian"
    const auto v18 = ops::sum(v17, Dims{-2}, std::nullopt, true);
#line 14 "ops.yaml:_det_hessian"
    const auto v19 = ops::subtract(v12, v18);
#line 14 "ops.yaml:_det_hessian"
    const auto v20 = ops::multiply(v19, v3);
#line 14 "ops.yaml:_det_hessian"
    const auto v21 = ops::matmul(v13, v14);
#line 14 "ops.yaml:_det_hessian"
    const auto v22 = ops::matmul(v14, v13);
#line 14 "ops.yaml:_det_hessian"
    const auto v23 = ops::add(v21, v22);
#line 14 "ops.yaml:_det_hessian"
    const auto v24 = ops::multiply(v7, v14);
#line 14 "ops.yaml:_det_hessian"
    const auto v25 = ops::subtract(v23, v24);
#line 14 "ops.yaml:_det_hessian"
    const auto v26 = ops::multiply(v11, v13);
#line 14 "ops.yaml:_det_hessian"
    const auto v27 = ops::subtract(v25, v26);
#line 14 "ops.yaml:_det_hessian"
    const auto v28 = ops::matmul(v27, v3);
#line 14 "ops.yaml:_det_hessian"
    const auto v29 = ops::add(v20, v28);
#line 14 "ops.yaml:_det_hessian"
    const auto v30 = ops::matrix_transpose(v29);
#line 14 "ops.yaml:_det_hessian"
    const auto v31 = ops::multiply(v2, v30);
#line 599 "linalg/structural.cpp"
    grads[0] = v31;
  }
  if (wanted >> 1 & 1U) {  // direction: _det_hessian(x, g)
#line 15 "ops.yaml:_det_hessian"
    const auto v0 = ops::_det_hessian(x, g);
#line 605 "linalg/structural.cpp"
    grads[1] = v0;
  }
  return grads;
}

void DetHessianBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema DiagonalBackward::schema_v1{
    .name = "diagonal",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = diagonal_rules,
    .results = diagonal_results,
    .accepts = "every dtype",
    .signature = "diagonal(x, /, *, offset:int=0)",
    .record = "- op: diagonal(x, /, *, offset:int=0)\n  summary: The diagonals of matrices as vectors, offset columns to the right of the main one.\n  amp: KeepInput\n  grad: _diagonal_scatter(g, x.shape, offset=offset)\n  dtypes: {x: any}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.diagonal(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n    [1.0, 4.0]\n  see: [trace]\n  module: linalg",
    .hash = "59ec22b913e366e7122cfa2936f761560b8754c5644a85ee0cc850816b1188b8",
    .source = "ops.yaml:diagonal",
};

Storage DiagonalBackward::dispatch(backend::IBackend& be, const Storage& x, const DiagonalAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _diagonal_scatter(g, x.shape, offset)
TensorPtr DiagonalBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:diagonal"
  const auto v0 = ops::_diagonal_scatter(g, x_shape, attributes.offset);
#line 644 "linalg/structural.cpp"
  return v0;
}

void DiagonalBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema DiagonalScatterBackward::schema_v1{
    .name = "_diagonal_scatter",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = diagonal_scatter_rules,
    .results = diagonal_scatter_results,
    .accepts = "every dtype",
    .signature = "_diagonal_scatter(x, /, shape:shape, *, offset:int=0)",
    .record = "- op: _diagonal_scatter(x, /, shape:shape, *, offset:int=0)\n  summary: Zero matrices of a shape with the vectors x as their diagonals.\n  amp: KeepInput\n  grad: diagonal(g, offset=offset)\n  dtypes: {x: any}\n  shape: own",
    .hash = "0c148aac29fab5fa2d16f278ad39d3459f5b700cb5ef572f53031edcc72e5ac2",
    .source = "ops.yaml:_diagonal_scatter",
};

Storage DiagonalScatterBackward::dispatch(backend::IBackend& be, const Storage& x, const DiagonalScatterAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// diagonal(g, offset)
TensorPtr DiagonalScatterBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_diagonal_scatter"
  const auto v0 = ops::diagonal(g, attributes.offset);
#line 679 "linalg/structural.cpp"
  return v0;
}

void DiagonalScatterBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema TriangleBackward::schema_v1{
    .name = "_triangle",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = triangle_rules,
    .results = triangle_results,
    .accepts = "every dtype",
    .signature = "_triangle(x, /, *, upper:bool, k:int=0)",
    .record = "- op: _triangle(x, /, *, upper:bool, k:int=0)\n  summary: The matrices with zeros above, or with upper=True below, their k-th diagonal.\n  amp: KeepInput\n  grad: _triangle(g, upper=upper, k=k)\n  dtypes: {x: any}\n  shape: own",
    .hash = "af0199fe2c4ff6f3dd69e3c216b23b7481bcdbab51df3dd72436f714611fd7f4",
    .source = "ops.yaml:_triangle",
};

Storage TriangleBackward::dispatch(backend::IBackend& be, const Storage& x, const TriangleAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _triangle(g, upper, k)
TensorPtr TriangleBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_triangle"
  const auto v0 = ops::_triangle(g, attributes.upper, attributes.k);
#line 714 "linalg/structural.cpp"
  return v0;
}

void TriangleBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema GeneralEigBackward::schema_v1{
    .name = "_general_eig",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = general_eig_rules,
    .results = general_eig_results,
    .accepts = "complex dtypes",
    .signature = "_general_eig(x, /) -> eigenvalues, eigenvectors",
    .record = "- op: _general_eig(x, /) -> eigenvalues, eigenvectors\n  summary: Eigenvalues and eigenvectors of complex square matrices.\n  amp: KeepInput\n  grad:\n    let:\n      adjoint: conj(matrix_transpose(eigenvectors))\n      inner: adjoint @ g_eigenvectors\n      free: inner - (adjoint @ eigenvectors) * expand_dims(real(diagonal(inner)), axis=-2)\n      gaps: conj(expand_dims(eigenvalues, axis=-2) - expand_dims(eigenvalues, axis=-1))\n      near: abs(gaps) <= expand_dims(_power_norm(eigenvalues, ord=2, axis=-1, keepdims=True), axis=-1) * eps * 2\n      moved: where(near, 0, free / where(near, 1, gaps))\n    x: _inverse(adjoint) @ (moved @ adjoint + expand_dims(g_eigenvalues, axis=-1) * adjoint)\n  holomorphic: false\n  dtypes: {x: complex}\n  shape: data",
    .hash = "b647fc705dc206ae3ee4fb89a08bf37baac38d43f2d86cc5dd4133e2fa345122",
    .source = "ops.yaml:_general_eig",
};

std::array<Storage, 2> GeneralEigBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 2> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return results;
}

// _inverse(conj(matrix_transpose(eigenvectors))) @ (where(abs(conj(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1))) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(eigenvectors)) @ g_eigenvectors - conj(matrix_transpose(eigenvectors)) @ eigenvectors * expand_dims(real(diagonal(conj(matrix_transpose(eigenvectors)) @ g_eigenvectors, 0)), -2)) / where(abs(conj(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1))) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 1, conj(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)))) @ conj(matrix_transpose(eigenvectors)) + expand_dims(g_eigenvalues, -1) * conj(matrix_transpose(eigenvectors)))
TensorPtr GeneralEigBackward::grad_formula_impl(const TensorPtr& g_eigenvalues, const TensorPtr& g_eigenvectors, const TensorPtr&, const TensorPtr& eigenvalues, const TensorPtr& eigenvectors) {
#line 12 "ops.yaml:_general_eig"
  const auto v0 = ops::matrix_transpose(eigenvectors);
#line 12 "ops.yaml:_general_eig"
  const auto v1 = ops::conj(v0);
#line 12 "ops.yaml:_general_eig"
  const auto v2 = ops::_inverse(v1);
#line 12 "ops.yaml:_general_eig"
  const auto v3 = ops::expand_dims(eigenvalues, Dims{-2});
#line 12 "ops.yaml:_general_eig"
  const auto v4 = ops::expand_dims(eigenvalues, Dims{-1});
#line 12 "ops.yaml:_general_eig"
  const auto v5 = ops::subtract(v3, v4);
#line 12 "ops.yaml:_general_eig"
  const auto v6 = ops::conj(v5);
#line 12 "ops.yaml:_general_eig"
  const auto v7 = ops::abs(v6);
#line 12 "ops.yaml:_general_eig"
  const auto v8 = ops::_power_norm(eigenvalues, 2, Dims{-1}, true);
#line 12 "ops.yaml:_general_eig"
  const auto v9 = ops::expand_dims(v8, Dims{-1});
#line 12 "ops.yaml:_general_eig"
  const auto v10 = ops::multiply(v9, ops::epsilon(eigenvectors));
#line 12 "ops.yaml:_general_eig"
  const auto v11 = ops::multiply(v10, 2);
#line 12 "ops.yaml:_general_eig"
  const auto v12 = ops::less_equal(v7, v11);
#line 12 "ops.yaml:_general_eig"
  const auto v13 = ops::matmul(v1, g_eigenvectors);
#line 12 "ops.yaml:_general_eig"
  const auto v14 = ops::matmul(v1, eigenvectors);
#line 12 "ops.yaml:_general_eig"
  const auto v15 = ops::diagonal(v13, 0);
#line 12 "ops.yaml:_general_eig"
  const auto v16 = ops::real(v15);
#line 12 "ops.yaml:_general_eig"
  const auto v17 = ops::expand_dims(v16, Dims{-2});
#line 12 "ops.yaml:_general_eig"
  const auto v18 = ops::multiply(v14, v17);
#line 12 "ops.yaml:_general_eig"
  const auto v19 = ops::subtract(v13, v18);
#line 12 "ops.yaml:_general_eig"
  const auto v20 = ops::where(v12, 1, v6);
#line 12 "ops.yaml:_general_eig"
  const auto v21 = ops::divide(v19, v20);
#line 12 "ops.yaml:_general_eig"
  const auto v22 = ops::where(v12, 0, v21);
#line 12 "ops.yaml:_general_eig"
  const auto v23 = ops::matmul(v22, v1);
#line 12 "ops.yaml:_general_eig"
  const auto v24 = ops::expand_dims(g_eigenvalues, Dims{-1});
#line 12 "ops.yaml:_general_eig"
  const auto v25 = ops::multiply(v24, v1);
#line 12 "ops.yaml:_general_eig"
  const auto v26 = ops::add(v23, v25);
#line 12 "ops.yaml:_general_eig"
  const auto v27 = ops::matmul(v2, v26);
#line 805 "linalg/structural.cpp"
  return v27;
}

void GeneralEigBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], g[1], input(0), output(0), output(1));
}

const OpSchema GeneralEigenvaluesBackward::schema_v1{
    .name = "_general_eigenvalues",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = general_eigenvalues_rules,
    .results = general_eigenvalues_results,
    .accepts = "complex dtypes",
    .signature = "_general_eigenvalues(x, /)",
    .record = "- op: _general_eigenvalues(x, /)\n  summary: Eigenvalues of complex square matrices.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: complex}\n  shape: data",
    .hash = "6d889ce6718d87d830a8b238cce704736b85f65f8d37fe34f947ce83a46fae0f",
    .source = "ops.yaml:_general_eigenvalues",
};

Storage GeneralEigenvaluesBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return std::move(results[0]);
}

void GeneralEigenvaluesBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema EighBackward::schema_v1{
    .name = "eigh",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = eigh_rules,
    .results = eigh_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "eigh(x, /) -> eigenvalues, eigenvectors",
    .record = "- op: eigh(x, /) -> eigenvalues, eigenvectors\n  summary: Eigenvalues, ascending, and eigenvectors, the columns, of Hermitian matrices.\n  amp: ForceFP32\n  grad:\n    let:\n      adjoint: conj(matrix_transpose(eigenvectors))\n      inner: adjoint @ g_eigenvectors\n      gaps: expand_dims(eigenvalues, axis=-2) - expand_dims(eigenvalues, axis=-1)\n      near: abs(gaps) <= expand_dims(_power_norm(eigenvalues, ord=2, axis=-1, keepdims=True), axis=-1) * eps * 2\n      moved: where(near, 0, (inner - conj(matrix_transpose(inner))) / where(near, 1, 2 * gaps))\n    x: (eigenvectors @ moved + eigenvectors * expand_dims(g_eigenvalues, axis=-2)) @ adjoint\n  holomorphic: false\n  dtypes: {x: inexact, eigenvalues: real}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.eigh(pl.asarray([[2., 0.], [0., 1.]])).eigenvalues.tolist()\n    [1.0, 2.0]\n  notes: |\n    Only the lower triangle of x is read. The gradient is that on Hermitian matrices and Hermitian itself. Eigenvectors\n    of equal eigenvalues have no derivative: the terms that would divide by zero are left out, which is right for\n    functions of the eigenvalues alone and of the space that such eigenvectors span.\n  see: [eigvalsh, eig]\n  module: linalg",
    .hash = "bf55621a35c0a3c098ef3c3e7ad0f385f85446a2a9891f0f8b99b822365f82e5",
    .source = "ops.yaml:eigh",
};

std::array<Storage, 2> EighBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 2> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return results;
}

// (eigenvectors @ where(abs(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(eigenvectors)) @ g_eigenvectors - conj(matrix_transpose(conj(matrix_transpose(eigenvectors)) @ g_eigenvectors))) / where(abs(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 1, 2 * (expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)))) + eigenvectors * expand_dims(g_eigenvalues, -2)) @ conj(matrix_transpose(eigenvectors))
TensorPtr EighBackward::grad_formula_impl(const TensorPtr& g_eigenvalues, const TensorPtr& g_eigenvectors, const TensorPtr&, const TensorPtr& eigenvalues, const TensorPtr& eigenvectors) {
#line 11 "ops.yaml:eigh"
  const auto v0 = ops::expand_dims(eigenvalues, Dims{-2});
#line 11 "ops.yaml:eigh"
  const auto v1 = ops::expand_dims(eigenvalues, Dims{-1});
#line 11 "ops.yaml:eigh"
  const auto v2 = ops::subtract(v0, v1);
#line 11 "ops.yaml:eigh"
  const auto v3 = ops::abs(v2);
#line 11 "ops.yaml:eigh"
  const auto v4 = ops::_power_norm(eigenvalues, 2, Dims{-1}, true);
#line 11 "ops.yaml:eigh"
  const auto v5 = ops::expand_dims(v4, Dims{-1});
#line 11 "ops.yaml:eigh"
  const auto v6 = ops::multiply(v5, ops::epsilon(eigenvectors));
#line 11 "ops.yaml:eigh"
  const auto v7 = ops::multiply(v6, 2);
#line 11 "ops.yaml:eigh"
  const auto v8 = ops::less_equal(v3, v7);
#line 11 "ops.yaml:eigh"
  const auto v9 = ops::matrix_transpose(eigenvectors);
#line 11 "ops.yaml:eigh"
  const auto v10 = ops::conj(v9);
#line 11 "ops.yaml:eigh"
  const auto v11 = ops::matmul(v10, g_eigenvectors);
#line 11 "ops.yaml:eigh"
  const auto v12 = ops::matrix_transpose(v11);
#line 11 "ops.yaml:eigh"
  const auto v13 = ops::conj(v12);
#line 11 "ops.yaml:eigh"
  const auto v14 = ops::subtract(v11, v13);
#line 11 "ops.yaml:eigh"
  const auto v15 = ops::multiply(2, v2);
#line 11 "ops.yaml:eigh"
  const auto v16 = ops::where(v8, 1, v15);
#line 11 "ops.yaml:eigh"
  const auto v17 = ops::divide(v14, v16);
#line 11 "ops.yaml:eigh"
  const auto v18 = ops::where(v8, 0, v17);
#line 11 "ops.yaml:eigh"
  const auto v19 = ops::matmul(eigenvectors, v18);
#line 11 "ops.yaml:eigh"
  const auto v20 = ops::expand_dims(g_eigenvalues, Dims{-2});
#line 11 "ops.yaml:eigh"
  const auto v21 = ops::multiply(eigenvectors, v20);
#line 11 "ops.yaml:eigh"
  const auto v22 = ops::add(v19, v21);
#line 11 "ops.yaml:eigh"
  const auto v23 = ops::matmul(v22, v10);
#line 915 "linalg/structural.cpp"
  return v23;
}

void EighBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], g[1], input(0), output(0), output(1));
}

const OpSchema HermitianEigenvaluesBackward::schema_v1{
    .name = "_hermitian_eigenvalues",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = hermitian_eigenvalues_rules,
    .results = hermitian_eigenvalues_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_hermitian_eigenvalues(x, /)",
    .record = "- op: _hermitian_eigenvalues(x, /)\n  summary: Eigenvalues of Hermitian matrices, ascending.\n  amp: ForceFP32\n  grad: none\n  dtypes: {x: inexact, result: real}\n  shape: data",
    .hash = "ca36b81005bdc2817991b969a671b03da251f900d26cb4c6b23d9e19bebe63c4",
    .source = "ops.yaml:_hermitian_eigenvalues",
};

Storage HermitianEigenvaluesBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return std::move(results[0]);
}

void HermitianEigenvaluesBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema InvBackward::schema_v1{
    .name = "inv",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = inv_rules,
    .results = inv_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "inv(x, /)",
    .record = "- op: inv(x, /)\n  summary: The inverse of square matrices.\n  amp: ForceFP32\n  grad: -(matrix_transpose(out) @ g @ matrix_transpose(out))\n  dtypes: {x: inexact}\n  shape: own\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.inv(pl.asarray([[1., 1.], [1., 2.]])).tolist()\n    [[2.0, -1.0], [-1.0, 1.0]]\n  notes: A singular matrix is an error.\n  see: [pinv, solve]\n  module: linalg",
    .hash = "3b51309931380a0e6c32bdda98b409aa8de9f98f9905e64b69f5b9d901b1a90a",
    .source = "ops.yaml:inv",
};

Storage InvBackward::dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, nullptr, s, dt);
}

// -(matrix_transpose(out) @ g @ matrix_transpose(out))
TensorPtr InvBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 4 "ops.yaml:inv"
  const auto v0 = ops::matrix_transpose(y);
#line 4 "ops.yaml:inv"
  const auto v1 = ops::matmul(v0, g);
#line 4 "ops.yaml:inv"
  const auto v2 = ops::matmul(v1, v0);
#line 4 "ops.yaml:inv"
  const auto v3 = ops::negative(v2);
#line 983 "linalg/structural.cpp"
  return v3;
}

void InvBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema InverseBackward::schema_v1{
    .name = "_inverse",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = inverse_rules,
    .results = inverse_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_inverse(x, /)",
    .record = "- op: _inverse(x, /)\n  summary: The inverse of square matrices, NaN for the singular ones.\n  amp: KeepInput\n  grad: -(matrix_transpose(out) @ g @ matrix_transpose(out))\n  dtypes: {x: inexact}\n  shape: own\n  reads: inv(x)",
    .hash = "0b0a6b8fafc6920d773f5e5c5485a0aaab07beb8e3343adac87a729f2e50d248",
    .source = "ops.yaml:_inverse",
};

Storage InverseBackward::dispatch(backend::IBackend& be, const Storage& x, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, nullptr, s, dt);
}

// -(matrix_transpose(out) @ g @ matrix_transpose(out))
TensorPtr InverseBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 4 "ops.yaml:_inverse"
  const auto v0 = ops::matrix_transpose(y);
#line 4 "ops.yaml:_inverse"
  const auto v1 = ops::matmul(v0, g);
#line 4 "ops.yaml:_inverse"
  const auto v2 = ops::matmul(v1, v0);
#line 4 "ops.yaml:_inverse"
  const auto v3 = ops::negative(v2);
#line 1024 "linalg/structural.cpp"
  return v3;
}

void InverseBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema LuFactorsBackward::schema_v1{
    .name = "_lu_factors",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = lu_factors_rules,
    .results = lu_factors_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_lu_factors(x, /) -> P, L, U",
    .record = "- op: _lu_factors(x, /) -> P, L, U\n  summary: The factors of lu; the gradient is that of square matrices.\n  amp: ForceFP32\n  grad:\n    let:\n      inner: |\n        _triangle(matrix_transpose(L) @ g_L, upper=False, k=-1) + _triangle(g_U @ matrix_transpose(U), upper=True)\n      right: matrix_transpose(_triangular_solve(U, matrix_transpose(inner), upper=True))\n    x: P @ _triangular_solve(matrix_transpose(L), right, upper=True)\n  dtypes: {x: inexact}\n  shape: data",
    .hash = "e032b20b72759b19b21062da400d59ca7df0d2493585efef8d9a7f21fc93b6e2",
    .source = "ops.yaml:_lu_factors",
};

std::array<Storage, 3> LuFactorsBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 3> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return results;
}

// P @ _triangular_solve(matrix_transpose(L), matrix_transpose(_triangular_solve(U, matrix_transpose(_triangle(matrix_transpose(L) @ g_L, False, -1) + _triangle(g_U @ matrix_transpose(U), True, 0)), True, False)), True, False)
TensorPtr LuFactorsBackward::grad_formula_impl(const TensorPtr&, const TensorPtr& g_L, const TensorPtr& g_U, const TensorPtr&, const TensorPtr& P, const TensorPtr& L, const TensorPtr& U) {
#line 9 "ops.yaml:_lu_factors"
  const auto v0 = ops::matrix_transpose(L);
#line 9 "ops.yaml:_lu_factors"
  const auto v1 = ops::matmul(v0, g_L);
#line 9 "ops.yaml:_lu_factors"
  const auto v2 = ops::_triangle(v1, false, -1);
#line 9 "ops.yaml:_lu_factors"
  const auto v3 = ops::matrix_transpose(U);
#line 9 "ops.yaml:_lu_factors"
  const auto v4 = ops::matmul(g_U, v3);
#line 9 "ops.yaml:_lu_factors"
  const auto v5 = ops::_triangle(v4, true, 0);
#line 9 "ops.yaml:_lu_factors"
  const auto v6 = ops::add(v2, v5);
#line 9 "ops.yaml:_lu_factors"
  const auto v7 = ops::matrix_transpose(v6);
#line 9 "ops.yaml:_lu_factors"
  const auto v8 = ops::_triangular_solve(U, v7, true, false);
#line 9 "ops.yaml:_lu_factors"
  const auto v9 = ops::matrix_transpose(v8);
#line 9 "ops.yaml:_lu_factors"
  const auto v10 = ops::_triangular_solve(v0, v9, true, false);
#line 9 "ops.yaml:_lu_factors"
  const auto v11 = ops::matmul(P, v10);
#line 1083 "linalg/structural.cpp"
  return v11;
}

void LuFactorsBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], g[1], g[2], input(0), output(0), output(1), output(2));
}

const OpSchema LuPivotsBackward::schema_v1{
    .name = "_lu_pivots",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = lu_pivots_rules,
    .results = lu_pivots_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_lu_pivots(x, /) -> factors, pivots",
    .record = "- op: _lu_pivots(x, /) -> factors, pivots\n  summary: What solve needs of square matrices; the pivots count from 1.\n  amp: ForceFP32\n  grad: none\n  dtypes: {x: inexact, pivots: int32}\n  shape: data",
    .hash = "23a4e0ad9f131a2b7ce08c7f221438c4b0f0c0b353d7125e4039d75189581e01",
    .source = "ops.yaml:_lu_pivots",
};

std::array<Storage, 2> LuPivotsBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 2> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return results;
}

void LuPivotsBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema PowerNormBackward::schema_v1{
    .name = "_power_norm",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = power_norm_rules,
    .results = power_norm_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_power_norm(x, /, *, ord:float, axis:axes=None, keepdims:bool=False)",
    .record = "- op: _power_norm(x, /, *, ord:float, axis:axes=None, keepdims:bool=False)\n  summary: The norm sum(abs(x)**ord)**(1/ord) over axes, for ord neither 0 nor infinite.\n  amp: ForceFP32\n  grad: |\n    (where(unreduce(out) == 0, 0, unreduce(g) * (x / unreduce(out))) if ord == 2\n     else where(x == 0, 0, unreduce(g) * sign(x) * (abs(x) / unreduce(out)) ** (ord - 1)))\n  holomorphic: false\n  dtypes: {x: inexact, result: real}\n  shape: reduce",
    .hash = "69bc9a3eac10d38196196c160de814c7ae2634c7bd6471b50bc6febb9b99c255",
    .source = "ops.yaml:_power_norm",
};

Storage PowerNormBackward::dispatch(backend::IBackend& be, const Storage& x, const PowerNormAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// where(unreduce(out, x.shape, axis, keepdims) == 0, 0, unreduce(g, x.shape, axis, keepdims) * (x / unreduce(out, x.shape, axis, keepdims))) if ord == 2 else where(x == 0, 0, unreduce(g, x.shape, axis, keepdims) * sign(x) * (abs(x) / unreduce(out, x.shape, axis, keepdims)) ** (ord - 1))
TensorPtr PowerNormBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
  const Shape& x_shape = input_shape(0);
#line 5 "ops.yaml:_power_norm"
  TensorPtr v0;
#line 5 "ops.yaml:_power_norm"
  if (attributes.ord == 2) {
#line 5 "ops.yaml:_power_norm"
    const auto v1 = ops::unreduce(y, x_shape, attributes.axis, attributes.keepdims);
#line 5 "ops.yaml:_power_norm"
    const auto v2 = ops::equal(v1, 0);
#line 5 "ops.yaml:_power_norm"
    const auto v3 = ops::unreduce(g, x_shape, attributes.axis, attributes.keepdims);
#line 5 "ops.yaml:_power_norm"
    const auto v4 = ops::divide(x, v1);
#line 5 "ops.yaml:_power_norm"
    const auto v5 = ops::multiply(v3, v4);
#line 5 "ops.yaml:_power_norm"
    const auto v6 = ops::where(v2, 0, v5);
#line 5 "ops.yaml:_power_norm"
    v0 = v6;
#line 5 "ops.yaml:_power_norm"
  } else {
#line 5 "ops.yaml:_power_norm"
    const auto v7 = ops::equal(x, 0);
#line 5 "ops.yaml:_power_norm"
    const auto v8 = ops::unreduce(g, x_shape, attributes.axis, attributes.keepdims);
#line 5 "ops.yaml:_power_norm"
    const auto v9 = ops::sign(x);
#line 5 "ops.yaml:_power_norm"
    const auto v10 = ops::multiply(v8, v9);
#line 5 "ops.yaml:_power_norm"
    const auto v11 = ops::abs(x);
#line 5 "ops.yaml:_power_norm"
    const auto v12 = ops::unreduce(y, x_shape, attributes.axis, attributes.keepdims);
#line 5 "ops.yaml:_power_norm"
    const auto v13 = ops::divide(v11, v12);
#line 5 "ops.yaml:_power_norm"
    const auto v14 = ops::pow(v13, attributes.ord - 1);
#line 5 "ops.yaml:_power_norm"
    const auto v15 = ops::multiply(v10, v14);
#line 5 "ops.yaml:_power_norm"
    const auto v16 = ops::where(v7, 0, v15);
#line 5 "ops.yaml:_power_norm"
    v0 = v16;
#line 5 "ops.yaml:_power_norm"
  }
#line 1188 "linalg/structural.cpp"
  return v0;
}

void PowerNormBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema PseudoinverseBackward::schema_v1{
    .name = "_pseudoinverse",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = pseudoinverse_rules,
    .results = pseudoinverse_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_pseudoinverse(x, rtol, /)",
    .record = "- op: _pseudoinverse(x, rtol, /)\n  summary: The Moore-Penrose inverse of matrices, by singular values above rtol times the largest.\n  amp: ForceFP32\n  grad:\n    let:\n      adjoint: conj(matrix_transpose(out))\n      up: conj(matrix_transpose(g))\n      left: (up - x @ (out @ up)) @ (out @ adjoint)\n      right: (adjoint @ out) @ (up - (up @ out) @ x)\n    x: left + right - adjoint @ g @ adjoint\n    rtol: 0\n  holomorphic: false\n  dtypes: {x: inexact, rtol: inexact}\n  shape: own",
    .hash = "a8cc073ca8e0b3738f1481de1e251db42b7bdd30b79006d4c05134d33cd983c0",
    .source = "ops.yaml:_pseudoinverse",
};

Storage PseudoinverseBackward::dispatch(backend::IBackend& be, const Storage& x, const Storage& rtol, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x, &rtol};
  return run_kernel(be, schema_v1, inputs, nullptr, s, dt);
}

std::array<TensorPtr, 2> PseudoinverseBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&, const TensorPtr& y, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x: (conj(matrix_transpose(g)) - x @ (out @ conj(matrix_transpose(g)))) @ (out @ conj(matrix_transpose(out))) + conj(matrix_transpose(out)) @ out @ (conj(matrix_transpose(g)) - conj(matrix_transpose(g)) @ out @ x) - conj(matrix_transpose(out)) @ g @ conj(matrix_transpose(out))
#line 10 "ops.yaml:_pseudoinverse"
    const auto v0 = ops::matrix_transpose(g);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v1 = ops::conj(v0);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v2 = ops::matmul(y, v1);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v3 = ops::matmul(x, v2);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v4 = ops::subtract(v1, v3);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v5 = ops::matrix_transpose(y);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v6 = ops::conj(v5);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v7 = ops::matmul(y, v6);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v8 = ops::matmul(v4, v7);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v9 = ops::matmul(v6, y);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v10 = ops::matmul(v1, y);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v11 = ops::matmul(v10, x);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v12 = ops::subtract(v1, v11);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v13 = ops::matmul(v9, v12);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v14 = ops::add(v8, v13);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v15 = ops::matmul(v6, g);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v16 = ops::matmul(v15, v6);
#line 10 "ops.yaml:_pseudoinverse"
    const auto v17 = ops::subtract(v14, v16);
#line 1258 "linalg/structural.cpp"
    grads[0] = v17;
  }
  return grads;
}

void PseudoinverseBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema ReducedQrBackward::schema_v1{
    .name = "_reduced_qr",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = reduced_qr_rules,
    .results = reduced_qr_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_reduced_qr(x, /) -> q, r",
    .record = "- op: _reduced_qr(x, /) -> q, r\n  summary: The reduced factors of qr; the gradient is that of matrices no wider than high.\n  amp: ForceFP32\n  grad:\n    let:\n      inner: g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q\n      half: (_triangle(inner, upper=True) + _triangle(inner, upper=True, k=1)) / 2\n      both: g_q + q @ (half + conj(matrix_transpose(half)))\n    x: conj(matrix_transpose(_triangular_solve(r, conj(matrix_transpose(both)), upper=True)))\n  holomorphic: false\n  dtypes: {x: inexact}\n  shape: data",
    .hash = "30883bcbdfc8a3e695d7518a47a93f08bba23c23fb5b4ebf6d26f79cbbae160f",
    .source = "ops.yaml:_reduced_qr",
};

std::array<Storage, 2> ReducedQrBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 2> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return results;
}

// conj(matrix_transpose(_triangular_solve(r, conj(matrix_transpose(g_q + q @ ((_triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 0) + _triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 1)) / 2 + conj(matrix_transpose((_triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 0) + _triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 1)) / 2))))), True, False)))
TensorPtr ReducedQrBackward::grad_formula_impl(const TensorPtr& g_q, const TensorPtr& g_r, const TensorPtr&, const TensorPtr& q, const TensorPtr& r) {
#line 9 "ops.yaml:_reduced_qr"
  const auto v0 = ops::matrix_transpose(r);
#line 9 "ops.yaml:_reduced_qr"
  const auto v1 = ops::conj(v0);
#line 9 "ops.yaml:_reduced_qr"
  const auto v2 = ops::matmul(g_r, v1);
#line 9 "ops.yaml:_reduced_qr"
  const auto v3 = ops::matrix_transpose(q);
#line 9 "ops.yaml:_reduced_qr"
  const auto v4 = ops::conj(v3);
#line 9 "ops.yaml:_reduced_qr"
  const auto v5 = ops::matmul(v4, g_q);
#line 9 "ops.yaml:_reduced_qr"
  const auto v6 = ops::subtract(v2, v5);
#line 9 "ops.yaml:_reduced_qr"
  const auto v7 = ops::_triangle(v6, true, 0);
#line 9 "ops.yaml:_reduced_qr"
  const auto v8 = ops::_triangle(v6, true, 1);
#line 9 "ops.yaml:_reduced_qr"
  const auto v9 = ops::add(v7, v8);
#line 9 "ops.yaml:_reduced_qr"
  const auto v10 = ops::divide(v9, 2);
#line 9 "ops.yaml:_reduced_qr"
  const auto v11 = ops::matrix_transpose(v10);
#line 9 "ops.yaml:_reduced_qr"
  const auto v12 = ops::conj(v11);
#line 9 "ops.yaml:_reduced_qr"
  const auto v13 = ops::add(v10, v12);
#line 9 "ops.yaml:_reduced_qr"
  const auto v14 = ops::matmul(q, v13);
#line 9 "ops.yaml:_reduced_qr"
  const auto v15 = ops::add(g_q, v14);
#line 9 "ops.yaml:_reduced_qr"
  const auto v16 = ops::matrix_transpose(v15);
#line 9 "ops.yaml:_reduced_qr"
  const auto v17 = ops::conj(v16);
#line 9 "ops.yaml:_reduced_qr"
  const auto v18 = ops::_triangular_solve(r, v17, true, false);
#line 9 "ops.yaml:_reduced_qr"
  const auto v19 = ops::matrix_transpose(v18);
#line 9 "ops.yaml:_reduced_qr"
  const auto v20 = ops::conj(v19);
#line 1338 "linalg/structural.cpp"
  return v20;
}

void ReducedQrBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], g[1], input(0), output(0), output(1));
}

const OpSchema CompleteQrBackward::schema_v1{
    .name = "_complete_qr",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = complete_qr_rules,
    .results = complete_qr_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_complete_qr(x, /) -> q, r",
    .record = "- op: _complete_qr(x, /) -> q, r\n  summary: The complete factors of qr.\n  amp: ForceFP32\n  grad: none\n  dtypes: {x: inexact}\n  shape: data",
    .hash = "0c8a6bf39215da7375423d874234b0a49e027ceb0898080b7f737f9ca607b379",
    .source = "ops.yaml:_complete_qr",
};

std::array<Storage, 2> CompleteQrBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 2> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return results;
}

void CompleteQrBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema SlogdetBackward::schema_v1{
    .name = "slogdet",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = slogdet_rules,
    .results = slogdet_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "slogdet(x, /) -> sign, logabsdet",
    .record = "- op: slogdet(x, /) -> sign, logabsdet\n  summary: The sign of the determinant, of magnitude 1, and the logarithm of its magnitude.\n  amp: ForceFP32\n  grad:\n    let:\n      turn: conj(g_sign) * sign\n      factor: expand_dims(expand_dims(g_logabsdet - (turn - conj(turn)) / 2, axis=-1), axis=-1)\n    x: _zero_guard(factor * conj(matrix_transpose(_inverse(x))), factor)\n  holomorphic: false\n  dtypes: {x: inexact, logabsdet: real}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.slogdet(pl.asarray([[-1., 0.], [0., 1.]])).sign.item()\n    -1.0\n  notes: A singular matrix gives 0 and -inf.\n  see: [det]\n  module: linalg",
    .hash = "5d42281913df0f920b47e4b3499061172f4bc13e30ff92b0394316b93b369d5b",
    .source = "ops.yaml:slogdet",
};

std::array<Storage, 2> SlogdetBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 2> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return results;
}

// _zero_guard(expand_dims(expand_dims(g_logabsdet - (conj(g_sign) * sign - conj(conj(g_sign) * sign)) / 2, -1), -1) * conj(matrix_transpose(_inverse(x))), expand_dims(expand_dims(g_logabsdet - (conj(g_sign) * sign - conj(conj(g_sign) * sign)) / 2, -1), -1))
TensorPtr SlogdetBackward::grad_formula_impl(const TensorPtr& g_sign, const TensorPtr& g_logabsdet, const TensorPtr& x, const TensorPtr& sign, const TensorPtr&) {
#line 8 "ops.yaml:slogdet"
  const auto v0 = ops::conj(g_sign);
#line 8 "ops.yaml:slogdet"
  const auto v1 = ops::multiply(v0, sign);
#line 8 "ops.yaml:slogdet"
  const auto v2 = ops::conj(v1);
#line 8 "ops.yaml:slogdet"
  const auto v3 = ops::subtract(v1, v2);
#line 8 "ops.yaml:slogdet"
  const auto v4 = ops::divide(v3, 2);
#line 8 "ops.yaml:slogdet"
  const auto v5 = ops::subtract(g_logabsdet, v4);
#line 8 "ops.yaml:slogdet"
  const auto v6 = ops::expand_dims(v5, Dims{-1});
#line 8 "ops.yaml:slogdet"
  const auto v7 = ops::expand_dims(v6, Dims{-1});
#line 8 "ops.yaml:slogdet"
  const auto v8 = ops::_inverse(x);
#line 8 "ops.yaml:slogdet"
  const auto v9 = ops::matrix_transpose(v8);
#line 8 "ops.yaml:slogdet"
  const auto v10 = ops::conj(v9);
#line 8 "ops.yaml:slogdet"
  const auto v11 = ops::multiply(v7, v10);
#line 8 "ops.yaml:slogdet"
  const auto v12 = ops::_zero_guard(v11, v7);
#line 1426 "linalg/structural.cpp"
  return v12;
}

void SlogdetBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], g[1], input(0), output(0), output(1));
}

const OpSchema SolveFactoredBackward::schema_v1{
    .name = "_solve_factored",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = solve_factored_rules,
    .results = solve_factored_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_solve_factored(x1, x2, factors, pivots, /, *, transposed:bool=False)",
    .record = "- op: _solve_factored(x1, x2, factors, pivots, /, *, transposed:bool=False)\n  summary: The X with x1 @ X = x2, or x1^T @ X = x2, by the factors of x1.\n  amp: ForceFP32\n  grad:\n    let:\n      back: |\n        (_solve_factored(x1, g, factors, pivots, transposed=False) if transposed\n         else _solve_factored(x1, g, factors, pivots, transposed=True))\n    x1: -(out @ matrix_transpose(back)) if transposed else -(back @ matrix_transpose(out))\n    x2: back\n    factors: 0\n  dtypes: {x1: inexact, x2: inexact, factors: inexact, pivots: int32}\n  shape: own",
    .hash = "bb07e88d95e302c13f9b2885c43c7c0bcaa9e8faa860ab09fa79859a80a457dd",
    .source = "ops.yaml:_solve_factored",
};

Storage SolveFactoredBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Storage& factors, const Storage& pivots, const SolveFactoredAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 4> inputs{&x1, &x2, &factors, &pivots};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 4> SolveFactoredBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr&, const TensorPtr& factors, const TensorPtr& pivots, const TensorPtr& y, Wanted wanted) {
  std::array<TensorPtr, 4> grads;
  if (wanted >> 0 & 1U) {  // x1: -(out @ matrix_transpose(_solve_factored(x1, g, factors, pivots, False) if transposed else _solve_factored(x1, g, factors, pivots, True))) if transposed else -((_solve_factored(x1, g, factors, pivots, False) if transposed else _solve_factored(x1, g, factors, pivots, True)) @ matrix_transpose(out))
#line 9 "ops.yaml:_solve_factored"
    TensorPtr v0;
#line 9 "ops.yaml:_solve_factored"
    if (attributes.transposed) {
#line 9 "ops.yaml:_solve_factored"
      TensorPtr v1;
#line 9 "ops.yaml:_solve_factored"
      if (attributes.transposed) {
#line 9 "ops.yaml:_solve_factored"
        const auto v2 = ops::_solve_factored(x1, g, factors, pivots, false);
#line 9 "ops.yaml:_solve_factored"
        v1 = v2;
#line 9 "ops.yaml:_solve_factored"
      } else {
#line 9 "ops.yaml:_solve_factored"
        const auto v3 = ops::_solve_factored(x1, g, factors, pivots, true);
#line 9 "ops.yaml:_solve_factored"
        v1 = v3;
#line 9 "ops.yaml:_solve_factored"
      }
#line 9 "ops.yaml:_solve_factored"
      const auto v4 = ops::matrix_transpose(v1);
#line 9 "ops.yaml:_solve_factored"
      const auto v5 = ops::matmul(y, v4);
#line 9 "ops.yaml:_solve_factored"
      const auto v6 = ops::negative(v5);
#line 9 "ops.yaml:_solve_factored"
      v0 = v6;
#line 9 "ops.yaml:_solve_factored"
    } else {
#line 9 "ops.yaml:_solve_factored"
      TensorPtr v7;
#line 9 "ops.yaml:_solve_factored"
      if (attributes.transposed) {
#line 9 "ops.yaml:_solve_factored"
        const auto v8 = ops::_solve_factored(x1, g, factors, pivots, false);
#line 9 "ops.yaml:_solve_factored"
        v7 = v8;
#line 9 "ops.yaml:_solve_factored"
      } else {
#line 9 "ops.yaml:_solve_factored"
        const auto v9 = ops::_solve_factored(x1, g, factors, pivots, true);
#line 9 "ops.yaml:_solve_factored"
        v7 = v9;
#line 9 "ops.yaml:_solve_factored"
      }
#line 9 "ops.yaml:_solve_factored"
      const auto v10 = ops::matrix_transpose(y);
#line 9 "ops.yaml:_solve_factored"
      const auto v11 = ops::matmul(v7, v10);
#line 9 "ops.yaml:_solve_factored"
      const auto v12 = ops::negative(v11);
#line 9 "ops.yaml:_solve_factored"
      v0 = v12;
#line 9 "ops.yaml:_solve_factored"
    }
#line 1516 "linalg/structural.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x2: _solve_factored(x1, g, factors, pivots, False) if transposed else _solve_factored(x1, g, factors, pivots, True)
#line 10 "ops.yaml:_solve_factored"
    TensorPtr v0;
#line 10 "ops.yaml:_solve_factored"
    if (attributes.transposed) {
#line 10 "ops.yaml:_solve_factored"
      const auto v1 = ops::_solve_factored(x1, g, factors, pivots, false);
#line 10 "ops.yaml:_solve_factored"
      v0 = v1;
#line 10 "ops.yaml:_solve_factored"
    } else {
#line 10 "ops.yaml:_solve_factored"
      const auto v2 = ops::_solve_factored(x1, g, factors, pivots, true);
#line 10 "ops.yaml:_solve_factored"
      v0 = v2;
#line 10 "ops.yaml:_solve_factored"
    }
#line 1536 "linalg/structural.cpp"
    grads[1] = v0;
  }
  return grads;
}

void SolveFactoredBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), input(2), input(3), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema TriangularSolveBackward::schema_v1{
    .name = "_triangular_solve",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = triangular_solve_rules,
    .results = triangular_solve_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_triangular_solve(x1, x2, /, *, upper:bool, unit_diagonal:bool=False)",
    .record = "- op: _triangular_solve(x1, x2, /, *, upper:bool, unit_diagonal:bool=False)\n  summary: The X with x1 @ X = x2 for lower or upper triangular matrices x1 and matrices x2.\n  amp: ForceFP32\n  grad:\n    let:\n      back: |\n        (_triangular_solve(matrix_transpose(x1), g, upper=False, unit_diagonal=unit_diagonal) if upper\n         else _triangular_solve(matrix_transpose(x1), g, upper=True, unit_diagonal=unit_diagonal))\n      product: -(back @ matrix_transpose(out))\n    x1: |\n      ((_triangle(product, upper=True, k=1) if unit_diagonal else _triangle(product, upper=True)) if upper\n       else (_triangle(product, upper=False, k=-1) if unit_diagonal else _triangle(product, upper=False)))\n    x2: back\n  dtypes: {x1: inexact, x2: inexact}\n  shape: own",
    .hash = "12f899ed46225e56d966e424c23b016ae09af519b3c9ec9d5730a2cdbae5ef30",
    .source = "ops.yaml:_triangular_solve",
};

Storage TriangularSolveBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const TriangularSolveAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x1, &x2};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

std::array<TensorPtr, 2> TriangularSolveBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr&, const TensorPtr& y, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  if (wanted >> 0 & 1U) {  // x1: (_triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(out)), True, 1) if unit_diagonal else _triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(out)), True, 0)) if upper else _triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(out)), False, -1) if unit_diagonal else _triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(out)), False, 0)
#line 11 "ops.yaml:_triangular_solve"
    TensorPtr v0;
#line 11 "ops.yaml:_triangular_solve"
    if (attributes.upper) {
#line 11 "ops.yaml:_triangular_solve"
      TensorPtr v1;
#line 11 "ops.yaml:_triangular_solve"
      if (attributes.unit_diagonal) {
#line 11 "ops.yaml:_triangular_solve"
        TensorPtr v2;
#line 11 "ops.yaml:_triangular_solve"
        if (attributes.upper) {
#line 11 "ops.yaml:_triangular_solve"
          const auto v3 = ops::matrix_transpose(x1);
#line 11 "ops.yaml:_triangular_solve"
          const auto v4 = ops::_triangular_solve(v3, g, false, attributes.unit_diagonal);
#line 11 "ops.yaml:_triangular_solve"
          v2 = v4;
#line 11 "ops.yaml:_triangular_solve"
        } else {
#line 11 "ops.yaml:_triangular_solve"
          const auto v5 = ops::matrix_transpose(x1);
#line 11 "ops.yaml:_triangular_solve"
          const auto v6 = ops::_triangular_solve(v5, g, true, attributes.unit_diagonal);
#line 11 "ops.yaml:_triangular_solve"
          v2 = v6;
#line 11 "ops.yaml:_triangular_solve"
        }
#line 11 "ops.yaml:_triangular_solve"
        const auto v7 = ops::matrix_transpose(y);
#line 11 "ops.yaml:_triangular_solve"
        const auto v8 = ops::matmul(v2, v7);
#line 11 "ops.yaml:_triangular_solve"
        const auto v9 = ops::negative(v8);
#line 11 "ops.yaml:_triangular_solve"
        const auto v10 = ops::_triangle(v9, true, 1);
#line 11 "ops.yaml:_triangular_solve"
        v1 = v10;
#line 11 "ops.yaml:_triangular_solve"
      } else {
#line 11 "ops.yaml:_triangular_solve"
        TensorPtr v11;
#line 11 "ops.yaml:_triangular_solve"
        if (attributes.upper) {
#line 11 "ops.yaml:_triangular_solve"
          const auto v12 = ops::matrix_transpose(x1);
#line 11 "ops.yaml:_triangular_solve"
          const auto v13 = ops::_triangular_solve(v12, g, false, attributes.unit_diagonal);
#line 11 "ops.yaml:_triangular_solve"
          v11 = v13;
#line 11 "ops.yaml:_triangular_solve"
        } else {
#line 11 "ops.yaml:_triangular_solve"
          const auto v14 = ops::matrix_transpose(x1);
#line 11 "ops.yaml:_triangular_solve"
          const auto v15 = ops::_triangular_solve(v14, g, true, attributes.unit_diagonal);
#line 11 "ops.yaml:_triangular_solve"
          v11 = v15;
#line 11 "ops.yaml:_triangular_solve"
        }
#line 11 "ops.yaml:_triangular_solve"
        const auto v16 = ops::matrix_transpose(y);
#line 11 "ops.yaml:_triangular_solve"
        const auto v17 = ops::matmul(v11, v16);
#line 11 "ops.yaml:_triangular_solve"
        const auto v18 = ops::negative(v17);
#line 11 "ops.yaml:_triangular_solve"
        const auto v19 = ops::_triangle(v18, true, 0);
#line 11 "ops.yaml:_triangular_solve"
        v1 = v19;
#line 11 "ops.yaml:_triangular_solve"
      }
#line 11 "ops.yaml:_triangular_solve"
      v0 = v1;
#line 11 "ops.yaml:_triangular_solve"
    } else {
#line 11 "ops.yaml:_triangular_solve"
      TensorPtr v20;
#line 11 "ops.yaml:_triangular_solve"
      if (attributes.unit_diagonal) {
#line 11 "ops.yaml:_triangular_solve"
        TensorPtr v21;
#line 11 "ops.yaml:_triangular_solve"
        if (attributes.upper) {
#line 11 "ops.yaml:_triangular_solve"
          const auto v22 = ops::matrix_transpose(x1);
#line 11 "ops.yaml:_triangular_solve"
          const auto v23 = ops::_triangular_solve(v22, g, false, attributes.unit_diagonal);
#line 11 "ops.yaml:_triangular_solve"
          v21 = v23;
#line 11 "ops.yaml:_triangular_solve"
        } else {
#line 11 "ops.yaml:_triangular_solve"
          const auto v24 = ops::matrix_transpose(x1);
#line 11 "ops.yaml:_triangular_solve"
          const auto v25 = ops::_triangular_solve(v24, g, true, attributes.unit_diagonal);
#line 11 "ops.yaml:_triangular_solve"
          v21 = v25;
#line 11 "ops.yaml:_triangular_solve"
        }
#line 11 "ops.yaml:_triangular_solve"
        const auto v26 = ops::matrix_transpose(y);
#line 11 "ops.yaml:_triangular_solve"
        const auto v27 = ops::matmul(v21, v26);
#line 11 "ops.yaml:_triangular_solve"
        const auto v28 = ops::negative(v27);
#line 11 "ops.yaml:_triangular_solve"
        const auto v29 = ops::_triangle(v28, false, -1);
#line 11 "ops.yaml:_triangular_solve"
        v20 = v29;
#line 11 "ops.yaml:_triangular_solve"
      } else {
#line 11 "ops.yaml:_triangular_solve"
        TensorPtr v30;
#line 11 "ops.yaml:_triangular_solve"
        if (attributes.upper) {
#line 11 "ops.yaml:_triangular_solve"
          const auto v31 = ops::matrix_transpose(x1);
#line 11 "ops.yaml:_triangular_solve"
          const auto v32 = ops::_triangular_solve(v31, g, false, attributes.unit_diagonal);
#line 11 "ops.yaml:_triangular_solve"
          v30 = v32;
#line 11 "ops.yaml:_triangular_solve"
        } else {
#line 11 "ops.yaml:_triangular_solve"
          const auto v33 = ops::matrix_transpose(x1);
#line 11 "ops.yaml:_triangular_solve"
          const auto v34 = ops::_triangular_solve(v33, g, true, attributes.unit_diagonal);
#line 11 "ops.yaml:_triangular_solve"
          v30 = v34;
#line 11 "ops.yaml:_triangular_solve"
        }
#line 11 "ops.yaml:_triangular_solve"
        const auto v35 = ops::matrix_transpose(y);
#line 11 "ops.yaml:_triangular_solve"
        const auto v36 = ops::matmul(v30, v35);
#line 11 "ops.yaml:_triangular_solve"
        const auto v37 = ops::negative(v36);
#line 11 "ops.yaml:_triangular_solve"
        const auto v38 = ops::_triangle(v37, false, 0);
#line 11 "ops.yaml:_triangular_solve"
        v20 = v38;
#line 11 "ops.yaml:_triangular_solve"
      }
#line 11 "ops.yaml:_triangular_solve"
      v0 = v20;
#line 11 "ops.yaml:_triangular_solve"
    }
#line 1721 "linalg/structural.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x2: _triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)
#line 13 "ops.yaml:_triangular_solve"
    TensorPtr v0;
#line 13 "ops.yaml:_triangular_solve"
    if (attributes.upper) {
#line 13 "ops.yaml:_triangular_solve"
      const auto v1 = ops::matrix_transpose(x1);
#line 13 "ops.yaml:_triangular_solve"
      const auto v2 = ops::_triangular_solve(v1, g, false, attributes.unit_diagonal);
#line 13 "ops.yaml:_triangular_solve"
      v0 = v2;
#line 13 "ops.yaml:_triangular_solve"
    } else {
#line 13 "ops.yaml:_triangular_solve"
      const auto v3 = ops::matrix_transpose(x1);
#line 13 "ops.yaml:_triangular_solve"
      const auto v4 = ops::_triangular_solve(v3, g, true, attributes.unit_diagonal);
#line 13 "ops.yaml:_triangular_solve"
      v0 = v4;
#line 13 "ops.yaml:_triangular_solve"
    }
#line 1745 "linalg/structural.cpp"
    grads[1] = v0;
  }
  return grads;
}

void TriangularSolveBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

const OpSchema ReducedSvdBackward::schema_v1{
    .name = "_reduced_svd",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = reduced_svd_rules,
    .results = reduced_svd_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_reduced_svd(x, /) -> U, S, Vh",
    .record = "- op: _reduced_svd(x, /) -> U, S, Vh\n  summary: Singular values and as many vectors.\n  amp: ForceFP32\n  # With A = U^H dU and B = V^H dV of one singular value's gap d and sum s, the term of A and B is\n  # (A + B) / (2 d) + (A - B) / (2 s): only the first knows the gap.\n  grad:\n    let:\n      p: conj(matrix_transpose(U)) @ g_U\n      q: Vh @ conj(matrix_transpose(g_Vh))\n      a: p - conj(matrix_transpose(p))\n      b: q - conj(matrix_transpose(q))\n      gaps: expand_dims(S, axis=-2) - expand_dims(S, axis=-1)\n      sums: expand_dims(S, axis=-2) + expand_dims(S, axis=-1)\n      least: expand_dims(_power_norm(S, ord=2, axis=-1, keepdims=True), axis=-1) * eps * 2\n      near: abs(gaps) <= least\n      small: sums <= least\n      row: expand_dims(S, axis=-2)\n      lost: row <= least\n      inverse: where(lost, 0, 1 / where(lost, 1, row))\n      inner: where(near, 0, (a + b) / where(near, 1, 2 * gaps)) + where(small, 0, (a - b) / where(small, 1, 2 * sums))\n      left: U @ (inner - p * inverse) + U * expand_dims(g_S, axis=-2) + g_U * inverse\n      right: g_Vh - conj(matrix_transpose(q)) @ Vh\n    x: left @ Vh + (U * inverse) @ right\n  holomorphic: false\n  dtypes: {x: inexact, S: real}\n  shape: data",
    .hash = "17e4216210aa7248c443f98799a9294ee57a201edd01c77a1975f5fcd2236520",
    .source = "ops.yaml:_reduced_svd",
};

std::array<Storage, 3> ReducedSvdBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 3> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return results;
}

// (U @ (where(abs(expand_dims(S, -2) - expand_dims(S, -1)) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(U)) @ g_U - conj(matrix_transpose(conj(matrix_transpose(U)) @ g_U)) + (Vh @ conj(matrix_transpose(g_Vh)) - conj(matrix_transpose(Vh @ conj(matrix_transpose(g_Vh)))))) / where(abs(expand_dims(S, -2) - expand_dims(S, -1)) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, 2 * (expand_dims(S, -2) - expand_dims(S, -1)))) + where(expand_dims(S, -2) + expand_dims(S, -1) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(U)) @ g_U - conj(matrix_transpose(conj(matrix_transpose(U)) @ g_U)) - (Vh @ conj(matrix_transpose(g_Vh)) - conj(matrix_transpose(Vh @ conj(matrix_transpose(g_Vh)))))) / where(expand_dims(S, -2) + expand_dims(S, -1) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, 2 * (expand_dims(S, -2) + expand_dims(S, -1)))) - conj(matrix_transpose(U)) @ g_U * where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, 1 / where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, expand_dims(S, -2)))) + U * expand_dims(g_S, -2) + g_U * where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, 1 / where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, expand_dims(S, -2)))) @ Vh + U * where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, 1 / where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, expand_dims(S, -2))) @ (g_Vh - conj(matrix_transpose(Vh @ conj(matrix_transpose(g_Vh)))) @ Vh)
TensorPtr ReducedSvdBackward::grad_formula_impl(const TensorPtr& g_U, const TensorPtr& g_S, const TensorPtr& g_Vh, const TensorPtr&, const TensorPtr& U, const TensorPtr& S, const TensorPtr& Vh) {
#line 23 "ops.yaml:_reduced_svd"
  const auto v0 = ops::expand_dims(S, Dims{-2});
#line 23 "ops.yaml:_reduced_svd"
  const auto v1 = ops::expand_dims(S, Dims{-1});
#line 23 "ops.yaml:_reduced_svd"
  const auto v2 = ops::subtract(v0, v1);
#line 23 "ops.yaml:_reduced_svd"
  const auto v3 = ops::abs(v2);
#line 23 "ops.yaml:_reduced_svd"
  const auto v4 = ops::_power_norm(S, 2, Dims{-1}, true);
#line 23 "ops.yaml:_reduced_svd"
  const auto v5 = ops::expand_dims(v4, Dims{-1});
#line 23 "ops.yaml:_reduced_svd"
  const auto v6 = ops::multiply(v5, ops::epsilon(U));
#line 23 "ops.yaml:_reduced_svd"
  const auto v7 = ops::multiply(v6, 2);
#line 23 "ops.yaml:_reduced_svd"
  const auto v8 = ops::less_equal(v3, v7);
#line 23 "ops.yaml:_reduced_svd"
  const auto v9 = ops::matrix_transpose(U);
#line 23 "ops.yaml:_reduced_svd"
  const auto v10 = ops::conj(v9);
#line 23 "ops.yaml:_reduced_svd"
  const auto v11 = ops::matmul(v10, g_U);
#line 23 "ops.yaml:_reduced_svd"
  const auto v12 = ops::matrix_transpose(v11);
#line 23 "ops.yaml:_reduced_svd"
  const auto v13 = ops::conj(v12);
#line 23 "ops.yaml:_reduced_svd"
  const auto v14 = ops::subtract(v11, v13);
#line 23 "ops.yaml:_reduced_svd"
  const auto v15 = ops::matrix_transpose(g_Vh);
#line 23 "ops.yaml:_reduced_svd"
  const auto v16 = ops::conj(v15);
#line 23 "ops.yaml:_reduced_svd"
  const auto v17 = ops::matmul(Vh, v16);
#line 23 "ops.yaml:_reduced_svd"
  const auto v18 = ops::matrix_transpose(v17);
#line 23 "ops.yaml:_reduced_svd"
  const auto v19 = ops::conj(v18);
#line 23 "ops.yaml:_reduced_svd"
  const auto v20 = ops::subtract(v17, v19);
#line 23 "ops.yaml:_reduced_svd"
  const auto v21 = ops::add(v14, v20);
#line 23 "ops.yaml:_reduced_svd"
  const auto v22 = ops::multiply(2, v2);
#line 23 "ops.yaml:_reduced_svd"
  const auto v23 = ops::where(v8, 1, v22);
#line 23 "ops.yaml:_reduced_svd"
  const auto v24 = ops::divide(v21, v23);
#line 23 "ops.yaml:_reduced_svd"
  const auto v25 = ops::where(v8, 0, v24);
#line 23 "ops.yaml:_reduced_svd"
  const auto v26 = ops::add(v0, v1);
#line 23 "ops.yaml:_reduced_svd"
  const auto v27 = ops::less_equal(v26, v7);
#line 23 "ops.yaml:_reduced_svd"
  const auto v28 = ops::subtract(v14, v20);
#line 23 "ops.yaml:_reduced_svd"
  const auto v29 = ops::multiply(2, v26);
#line 23 "ops.yaml:_reduced_svd"
  const auto v30 = ops::where(v27, 1, v29);
#line 23 "ops.yaml:_reduced_svd"
  const auto v31 = ops::divide(v28, v30);
#line 23 "ops.yaml:_reduced_svd"
  const auto v32 = ops::where(v27, 0, v31);
#line 23 "ops.yaml:_reduced_svd"
  const auto v33 = ops::add(v25, v32);
#line 23 "ops.yaml:_reduced_svd"
  const auto v34 = ops::less_equal(v0, v7);
#line 23 "ops.yaml:_reduced_svd"
  const auto v35 = ops::where(v34, 1, v0);
#line 23 "ops.yaml:_reduced_svd"
  const auto v36 = ops::divide(1, v35);
#line 23 "ops.yaml:_reduced_svd"
  const auto v37 = ops::where(v34, 0, v36);
#line 23 "ops.yaml:_reduced_svd"
  const auto v38 = ops::multiply(v11, v37);
#line 23 "ops.yaml:_reduced_svd"
  const auto v39 = ops::subtract(v33, v38);
#line 23 "ops.yaml:_reduced_svd"
  const auto v40 = ops::matmul(U, v39);
#line 23 "ops.yaml:_reduced_svd"
  const auto v41 = ops::expand_dims(g_S, Dims{-2});
#line 23 "ops.yaml:_reduced_svd"
  const auto v42 = ops::multiply(U, v41);
#line 23 "ops.yaml:_reduced_svd"
  const auto v43 = ops::add(v40, v42);
#line 23 "ops.yaml:_reduced_svd"
  const auto v44 = ops::multiply(g_U, v37);
#line 23 "ops.yaml:_reduced_svd"
  const auto v45 = ops::add(v43, v44);
#line 23 "ops.yaml:_reduced_svd"
  const auto v46 = ops::matmul(v45, Vh);
#line 23 "ops.yaml:_reduced_svd"
  const auto v47 = ops::multiply(U, v37);
#line 23 "ops.yaml:_reduced_svd"
  const auto v48 = ops::matmul(v19, Vh);
#line 23 "ops.yaml:_reduced_svd"
  const auto v49 = ops::subtract(g_Vh, v48);
#line 23 "ops.yaml:_reduced_svd"
  const auto v50 = ops::matmul(v47, v49);
#line 23 "ops.yaml:_reduced_svd"
  const auto v51 = ops::add(v46, v50);
#line 1887 "linalg/structural.cpp"
  return v51;
}

void ReducedSvdBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], g[1], g[2], input(0), output(0), output(1), output(2));
}

const OpSchema FullSvdBackward::schema_v1{
    .name = "_full_svd",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = full_svd_rules,
    .results = full_svd_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_full_svd(x, /) -> U, S, Vh",
    .record = "- op: _full_svd(x, /) -> U, S, Vh\n  summary: Singular values and square matrices of vectors.\n  amp: ForceFP32\n  grad: none\n  dtypes: {x: inexact, S: real}\n  shape: data",
    .hash = "c58545e1629ae70d06b6f4b07365781a286065b6911bdc166c8923da83604d29",
    .source = "ops.yaml:_full_svd",
};

std::array<Storage, 3> FullSvdBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 3> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return results;
}

void FullSvdBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema SingularValuesBackward::schema_v1{
    .name = "_singular_values",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = singular_values_rules,
    .results = singular_values_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_singular_values(x, /)",
    .record = "- op: _singular_values(x, /)\n  summary: Singular values of matrices, descending, without derivatives.\n  amp: ForceFP32\n  grad: none\n  dtypes: {x: inexact, result: real}\n  shape: data",
    .hash = "8dd416db4f42aee5023feba5ce1dea79445936c9efa80f809eeea66c9f2e08dd",
    .source = "ops.yaml:_singular_values",
};

Storage SingularValuesBackward::dispatch(backend::IBackend& be, const Storage& x, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, nullptr, dt, results);
  return std::move(results[0]);
}

void SingularValuesBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

namespace ops {

TensorPtr cholesky(const Operand& x, bool upper) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CholeskyBackward::schema_v1, operands);
  const CholeskyAttributes attributes{upper};
  const Shape result_shape = cholesky_shape("cholesky", call.input(0).shape(), attributes.upper);
  const Dtype result_dtype = call.compute();
  Storage out = CholeskyBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<CholeskyBackward>(call, std::move(out), [&](CholeskyBackward& node) { node.attributes = attributes; });
}

TensorPtr det(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(DetBackward::schema_v1, operands);
  const Shape result_shape = det_shape("det", call.input(0).shape());
  const Dtype result_dtype = call.compute();
  Storage out = DetBackward::dispatch(call.backend(), *call.values()[0], result_shape, result_dtype);
  return recorded<DetBackward>(call, std::move(out), [](DetBackward&) {});
}

TensorPtr _cofactor(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CofactorBackward::schema_v1, operands);
  const Shape result_shape = cofactor_shape("_cofactor", call.input(0).shape());
  const Dtype result_dtype = call.compute();
  Storage out = CofactorBackward::dispatch(call.backend(), *call.values()[0], result_shape, result_dtype);
  return recorded<CofactorBackward>(call, std::move(out), [](CofactorBackward&) {});
}

TensorPtr _det_hessian(const Operand& x, const Operand& direction) {
  const std::array<const Operand*, 2> operands{&x, &direction};
  StructuralCall call(DetHessianBackward::schema_v1, operands);
  const Shape result_shape = det_hessian_shape("_det_hessian", call.input(0).shape(), call.input(1).shape());
  const Dtype result_dtype = call.compute();
  Storage out = DetHessianBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], result_shape, result_dtype);
  return recorded<DetHessianBackward>(call, std::move(out), [](DetHessianBackward&) {});
}

TensorPtr diagonal(const Operand& x, std::int64_t offset) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(DiagonalBackward::schema_v1, operands);
  const DiagonalAttributes attributes{offset};
  const Shape result_shape = diagonal_shape("diagonal", call.input(0).shape(), attributes.offset);
  const Dtype result_dtype = call.compute();
  Storage out = DiagonalBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<DiagonalBackward>(call, std::move(out), [&](DiagonalBackward& node) { node.attributes = attributes; });
}

TensorPtr _diagonal_scatter(const Operand& x, const Dims& shape, std::int64_t offset) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(DiagonalScatterBackward::schema_v1, operands);
  const DiagonalScatterAttributes attributes{shape, offset};
  const Shape result_shape = diagonal_scatter_shape("_diagonal_scatter", call.input(0).shape(), attributes.shape, attributes.offset);
  const Dtype result_dtype = call.compute();
  Storage out = DiagonalScatterBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<DiagonalScatterBackward>(call, std::move(out), [&](DiagonalScatterBackward& node) { node.attributes = attributes; });
}

TensorPtr _triangle(const Operand& x, bool upper, std::int64_t k) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(TriangleBackward::schema_v1, operands);
  const TriangleAttributes attributes{upper, k};
  const Shape result_shape = triangle_shape("_triangle", call.input(0).shape(), attributes.upper, attributes.k);
  const Dtype result_dtype = call.compute();
  Storage out = TriangleBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<TriangleBackward>(call, std::move(out), [&](TriangleBackward& node) { node.attributes = attributes; });
}

std::array<TensorPtr, 2> _general_eig(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(GeneralEigBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  std::array<Storage, 2> out = GeneralEigBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<GeneralEigBackward>(call, std::move(out), [](GeneralEigBackward&) {});
}

TensorPtr _general_eigenvalues(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(GeneralEigenvaluesBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  Storage out = GeneralEigenvaluesBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<GeneralEigenvaluesBackward>(call, std::move(out), [](GeneralEigenvaluesBackward&) {});
}

std::array<TensorPtr, 2> eigh(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(EighBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  std::array<Storage, 2> out = EighBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<EighBackward>(call, std::move(out), [](EighBackward&) {});
}

TensorPtr _hermitian_eigenvalues(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(HermitianEigenvaluesBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  Storage out = HermitianEigenvaluesBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<HermitianEigenvaluesBackward>(call, std::move(out), [](HermitianEigenvaluesBackward&) {});
}

TensorPtr inv(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(InvBackward::schema_v1, operands);
  const Shape result_shape = inv_shape("inv", call.input(0).shape());
  const Dtype result_dtype = call.compute();
  Storage out = InvBackward::dispatch(call.backend(), *call.values()[0], result_shape, result_dtype);
  return recorded<InvBackward>(call, std::move(out), [](InvBackward&) {});
}

TensorPtr _inverse(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(InverseBackward::schema_v1, operands);
  const Shape result_shape = inverse_shape("_inverse", call.input(0).shape());
  const Dtype result_dtype = call.compute();
  Storage out = InverseBackward::dispatch(call.backend(), *call.values()[0], result_shape, result_dtype);
  return recorded<InverseBackward>(call, std::move(out), [](InverseBackward&) {});
}

std::array<TensorPtr, 3> _lu_factors(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(LuFactorsBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  std::array<Storage, 3> out = LuFactorsBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<LuFactorsBackward>(call, std::move(out), [](LuFactorsBackward&) {});
}

std::array<TensorPtr, 2> _lu_pivots(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(LuPivotsBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  std::array<Storage, 2> out = LuPivotsBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<LuPivotsBackward>(call, std::move(out), [](LuPivotsBackward&) {});
}

TensorPtr _power_norm(const Operand& x, double ord, const std::optional<Dims>& axis, bool keepdims) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(PowerNormBackward::schema_v1, operands);
  const PowerNormAttributes attributes{ord, axis, keepdims};
  const Shape result_shape = reduce_shape("_power_norm", call.input(0).shape(), attributes.axis, attributes.keepdims);
  const Dtype result_dtype = real_dtype(call.compute());
  Storage out = PowerNormBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<PowerNormBackward>(call, std::move(out), [&](PowerNormBackward& node) { node.attributes = attributes; });
}

TensorPtr _pseudoinverse(const Operand& x, const Operand& rtol) {
  const std::array<const Operand*, 2> operands{&x, &rtol};
  StructuralCall call(PseudoinverseBackward::schema_v1, operands);
  const Shape result_shape = pseudoinverse_shape("_pseudoinverse", call.input(0).shape(), call.input(1).shape());
  const Dtype result_dtype = call.compute();
  Storage out = PseudoinverseBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], result_shape, result_dtype);
  return recorded<PseudoinverseBackward>(call, std::move(out), [](PseudoinverseBackward&) {});
}

std::array<TensorPtr, 2> _reduced_qr(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ReducedQrBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  std::array<Storage, 2> out = ReducedQrBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<ReducedQrBackward>(call, std::move(out), [](ReducedQrBackward&) {});
}

std::array<TensorPtr, 2> _complete_qr(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(CompleteQrBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  std::array<Storage, 2> out = CompleteQrBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<CompleteQrBackward>(call, std::move(out), [](CompleteQrBackward&) {});
}

std::array<TensorPtr, 2> slogdet(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(SlogdetBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  std::array<Storage, 2> out = SlogdetBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<SlogdetBackward>(call, std::move(out), [](SlogdetBackward&) {});
}

TensorPtr _solve_factored(const Operand& x1, const Operand& x2, const Operand& factors, const Operand& pivots, bool transposed) {
  const std::array<const Operand*, 4> operands{&x1, &x2, &factors, &pivots};
  StructuralCall call(SolveFactoredBackward::schema_v1, operands);
  const SolveFactoredAttributes attributes{transposed};
  const Shape result_shape = solve_factored_shape("_solve_factored", call.input(0).shape(), call.input(1).shape(), call.input(2).shape(), call.input(3).shape(), attributes.transposed);
  const Dtype result_dtype = call.compute();
  Storage out = SolveFactoredBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], *call.values()[2], *call.values()[3], attributes, result_shape, result_dtype);
  return recorded<SolveFactoredBackward>(call, std::move(out), [&](SolveFactoredBackward& node) { node.attributes = attributes; });
}

TensorPtr _triangular_solve(const Operand& x1, const Operand& x2, bool upper, bool unit_diagonal) {
  const std::array<const Operand*, 2> operands{&x1, &x2};
  StructuralCall call(TriangularSolveBackward::schema_v1, operands);
  const TriangularSolveAttributes attributes{upper, unit_diagonal};
  const Shape result_shape = triangular_solve_shape("_triangular_solve", call.input(0).shape(), call.input(1).shape(), attributes.upper, attributes.unit_diagonal);
  const Dtype result_dtype = call.compute();
  Storage out = TriangularSolveBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], attributes, result_shape, result_dtype);
  return recorded<TriangularSolveBackward>(call, std::move(out), [&](TriangularSolveBackward& node) { node.attributes = attributes; });
}

std::array<TensorPtr, 3> _reduced_svd(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ReducedSvdBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  std::array<Storage, 3> out = ReducedSvdBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<ReducedSvdBackward>(call, std::move(out), [](ReducedSvdBackward&) {});
}

std::array<TensorPtr, 3> _full_svd(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(FullSvdBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  std::array<Storage, 3> out = FullSvdBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<FullSvdBackward>(call, std::move(out), [](FullSvdBackward&) {});
}

TensorPtr _singular_values(const Operand& x) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(SingularValuesBackward::schema_v1, operands);
  const Dtype result_dtype = call.compute();
  Storage out = SingularValuesBackward::dispatch(call.backend(), *call.values()[0], result_dtype);
  return recorded<SingularValuesBackward>(call, std::move(out), [](SingularValuesBackward&) {});
}

}  // namespace ops

void register_linalg_structural() {
  registry::add(CholeskyBackward::schema_v1);
  cpu::add_kernel(CholeskyBackward::schema_v1, cholesky_cpu);
  registry::add(DetBackward::schema_v1);
  cpu::add_kernel(DetBackward::schema_v1, det_cpu);
  registry::add(CofactorBackward::schema_v1);
  cpu::add_kernel(CofactorBackward::schema_v1, cofactor_cpu);
  registry::add(DetHessianBackward::schema_v1);
  cpu::add_kernel(DetHessianBackward::schema_v1, det_hessian_cpu);
  registry::add(DiagonalBackward::schema_v1);
  cpu::add_kernel(DiagonalBackward::schema_v1, diagonal_cpu);
  registry::add(DiagonalScatterBackward::schema_v1);
  cpu::add_kernel(DiagonalScatterBackward::schema_v1, diagonal_scatter_cpu);
  registry::add(TriangleBackward::schema_v1);
  cpu::add_kernel(TriangleBackward::schema_v1, triangle_cpu);
  registry::add(GeneralEigBackward::schema_v1);
  cpu::add_kernel(GeneralEigBackward::schema_v1, general_eig_cpu);
  registry::add(GeneralEigenvaluesBackward::schema_v1);
  cpu::add_kernel(GeneralEigenvaluesBackward::schema_v1, general_eigenvalues_cpu);
  registry::add(EighBackward::schema_v1);
  cpu::add_kernel(EighBackward::schema_v1, eigh_cpu);
  registry::add(HermitianEigenvaluesBackward::schema_v1);
  cpu::add_kernel(HermitianEigenvaluesBackward::schema_v1, hermitian_eigenvalues_cpu);
  registry::add(InvBackward::schema_v1);
  cpu::add_kernel(InvBackward::schema_v1, inv_cpu);
  registry::add(InverseBackward::schema_v1);
  cpu::add_kernel(InverseBackward::schema_v1, inverse_cpu);
  registry::add(LuFactorsBackward::schema_v1);
  cpu::add_kernel(LuFactorsBackward::schema_v1, lu_factors_cpu);
  registry::add(LuPivotsBackward::schema_v1);
  cpu::add_kernel(LuPivotsBackward::schema_v1, lu_pivots_cpu);
  registry::add(PowerNormBackward::schema_v1);
  cpu::add_kernel(PowerNormBackward::schema_v1, power_norm_cpu);
  registry::add(PseudoinverseBackward::schema_v1);
  cpu::add_kernel(PseudoinverseBackward::schema_v1, pseudoinverse_cpu);
  registry::add(ReducedQrBackward::schema_v1);
  cpu::add_kernel(ReducedQrBackward::schema_v1, reduced_qr_cpu);
  registry::add(CompleteQrBackward::schema_v1);
  cpu::add_kernel(CompleteQrBackward::schema_v1, complete_qr_cpu);
  registry::add(SlogdetBackward::schema_v1);
  cpu::add_kernel(SlogdetBackward::schema_v1, slogdet_cpu);
  registry::add(SolveFactoredBackward::schema_v1);
  cpu::add_kernel(SolveFactoredBackward::schema_v1, solve_factored_cpu);
  registry::add(TriangularSolveBackward::schema_v1);
  cpu::add_kernel(TriangularSolveBackward::schema_v1, triangular_solve_cpu);
  registry::add(ReducedSvdBackward::schema_v1);
  cpu::add_kernel(ReducedSvdBackward::schema_v1, reduced_svd_cpu);
  registry::add(FullSvdBackward::schema_v1);
  cpu::add_kernel(FullSvdBackward::schema_v1, full_svd_cpu);
  registry::add(SingularValuesBackward::schema_v1);
  cpu::add_kernel(SingularValuesBackward::schema_v1, singular_values_cpu);
}

}  // namespace pylucid
