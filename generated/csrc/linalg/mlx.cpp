// Generated from ops.yaml. Do not edit.
// The linalg family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "linalg/mlx_kernels.h"
#include "linalg/structural.h"

namespace pylucid::gpu {

namespace {

std::vector<mx::array> cholesky_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const CholeskyAttributes*>(raw);
  return {gpu::cholesky(inputs[0], attributes.upper, shape, dt)};
}

std::vector<mx::array> det_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape& shape, Dtype dt) {
  return {gpu::det(inputs[0], shape, dt)};
}

std::vector<mx::array> cofactor_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape& shape, Dtype dt) {
  return {gpu::cofactor(inputs[0], shape, dt)};
}

std::vector<mx::array> det_hessian_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape& shape, Dtype dt) {
  return {gpu::det_hessian(inputs[0], inputs[1], shape, dt)};
}

std::vector<mx::array> diagonal_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const DiagonalAttributes*>(raw);
  return {gpu::diagonal(inputs[0], attributes.offset, shape, dt)};
}

std::vector<mx::array> diagonal_scatter_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const DiagonalScatterAttributes*>(raw);
  return {gpu::diagonal_scatter(inputs[0], attributes.shape, attributes.offset, shape, dt)};
}

std::vector<mx::array> triangle_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const TriangleAttributes*>(raw);
  return {gpu::triangle(inputs[0], attributes.upper, attributes.k, shape, dt)};
}

std::vector<mx::array> general_eig_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return gpu::general_eig(inputs[0], dt);
}

std::vector<mx::array> general_eigenvalues_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return {gpu::general_eigenvalues(inputs[0], dt)};
}

std::vector<mx::array> eigh_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return gpu::eigh(inputs[0], dt);
}

std::vector<mx::array> hermitian_eigenvalues_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return {gpu::hermitian_eigenvalues(inputs[0], dt)};
}

std::vector<mx::array> inv_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape& shape, Dtype dt) {
  return {gpu::inv(inputs[0], shape, dt)};
}

std::vector<mx::array> inverse_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape& shape, Dtype dt) {
  return {gpu::inverse(inputs[0], shape, dt)};
}

std::vector<mx::array> lu_factors_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return gpu::lu_factors(inputs[0], dt);
}

std::vector<mx::array> lu_pivots_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return gpu::lu_pivots(inputs[0], dt);
}

std::vector<mx::array> power_norm_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const PowerNormAttributes*>(raw);
  return {gpu::power_norm(inputs[0], attributes.ord, attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> pseudoinverse_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape& shape, Dtype dt) {
  return {gpu::pseudoinverse(inputs[0], inputs[1], shape, dt)};
}

std::vector<mx::array> reduced_qr_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return gpu::reduced_qr(inputs[0], dt);
}

std::vector<mx::array> complete_qr_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return gpu::complete_qr(inputs[0], dt);
}

std::vector<mx::array> slogdet_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return gpu::slogdet(inputs[0], dt);
}

std::vector<mx::array> solve_factored_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const SolveFactoredAttributes*>(raw);
  return {gpu::solve_factored(inputs[0], inputs[1], inputs[2], inputs[3], attributes.transposed, shape, dt)};
}

std::vector<mx::array> triangular_solve_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const TriangularSolveAttributes*>(raw);
  return {gpu::triangular_solve(inputs[0], inputs[1], attributes.upper, attributes.unit_diagonal, shape, dt)};
}

std::vector<mx::array> reduced_svd_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return gpu::reduced_svd(inputs[0], dt);
}

std::vector<mx::array> full_svd_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return gpu::full_svd(inputs[0], dt);
}

std::vector<mx::array> singular_values_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void*, const Shape&, Dtype dt) {
  return {gpu::singular_values(inputs[0], dt)};
}

}  // namespace

void register_linalg() {
  add_kernel(CholeskyBackward::schema_v1, cholesky_kernel);
  add_kernel(DetBackward::schema_v1, det_kernel);
  add_kernel(CofactorBackward::schema_v1, cofactor_kernel);
  add_kernel(DetHessianBackward::schema_v1, det_hessian_kernel);
  add_kernel(DiagonalBackward::schema_v1, diagonal_kernel);
  add_kernel(DiagonalScatterBackward::schema_v1, diagonal_scatter_kernel);
  add_kernel(TriangleBackward::schema_v1, triangle_kernel);
  add_kernel(GeneralEigBackward::schema_v1, general_eig_kernel);
  add_kernel(GeneralEigenvaluesBackward::schema_v1, general_eigenvalues_kernel);
  add_kernel(EighBackward::schema_v1, eigh_kernel);
  add_kernel(HermitianEigenvaluesBackward::schema_v1, hermitian_eigenvalues_kernel);
  add_kernel(InvBackward::schema_v1, inv_kernel);
  add_kernel(InverseBackward::schema_v1, inverse_kernel);
  add_kernel(LuFactorsBackward::schema_v1, lu_factors_kernel);
  add_kernel(LuPivotsBackward::schema_v1, lu_pivots_kernel);
  add_kernel(PowerNormBackward::schema_v1, power_norm_kernel);
  add_kernel(PseudoinverseBackward::schema_v1, pseudoinverse_kernel);
  add_kernel(ReducedQrBackward::schema_v1, reduced_qr_kernel);
  add_kernel(CompleteQrBackward::schema_v1, complete_qr_kernel);
  add_kernel(SlogdetBackward::schema_v1, slogdet_kernel);
  add_kernel(SolveFactoredBackward::schema_v1, solve_factored_kernel);
  add_kernel(TriangularSolveBackward::schema_v1, triangular_solve_kernel);
  add_kernel(ReducedSvdBackward::schema_v1, reduced_svd_kernel);
  add_kernel(FullSvdBackward::schema_v1, full_svd_kernel);
  add_kernel(SingularValuesBackward::schema_v1, singular_values_kernel);
}

}  // namespace pylucid::gpu
