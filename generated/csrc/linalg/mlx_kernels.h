// Generated from ops.yaml. Do not edit.
// The hand-written kernels of the linalg family for device gpu: those of kernels.h with MLX arrays. Lazy.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <mlx/mlx.h>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::gpu {

namespace mx = mlx::core;

mx::array cholesky(const mx::array& x, bool upper, const Shape& result, Dtype dt);
mx::array det(const mx::array& x, const Shape& result, Dtype dt);
mx::array cofactor(const mx::array& x, const Shape& result, Dtype dt);
mx::array det_hessian(const mx::array& x, const mx::array& direction, const Shape& result, Dtype dt);
mx::array diagonal(const mx::array& x, std::int64_t offset, const Shape& result, Dtype dt);
mx::array diagonal_scatter(const mx::array& x, const Dims& shape, std::int64_t offset, const Shape& result, Dtype dt);
mx::array triangle(const mx::array& x, bool upper, std::int64_t k, const Shape& result, Dtype dt);
std::vector<mx::array> general_eig(const mx::array& x, Dtype dt);
mx::array general_eigenvalues(const mx::array& x, Dtype dt);
std::vector<mx::array> eigh(const mx::array& x, Dtype dt);
mx::array hermitian_eigenvalues(const mx::array& x, Dtype dt);
mx::array inv(const mx::array& x, const Shape& result, Dtype dt);
mx::array inverse(const mx::array& x, const Shape& result, Dtype dt);
std::vector<mx::array> lu_factors(const mx::array& x, Dtype dt);
std::vector<mx::array> lu_pivots(const mx::array& x, Dtype dt);
mx::array power_norm(const mx::array& x, double ord, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt);
mx::array pseudoinverse(const mx::array& x, const mx::array& rtol, const Shape& result, Dtype dt);
std::vector<mx::array> reduced_qr(const mx::array& x, Dtype dt);
std::vector<mx::array> complete_qr(const mx::array& x, Dtype dt);
std::vector<mx::array> slogdet(const mx::array& x, Dtype dt);
mx::array solve_factored(const mx::array& x1, const mx::array& x2, const mx::array& factors, const mx::array& pivots, bool transposed, const Shape& result, Dtype dt);
mx::array triangular_solve(const mx::array& x1, const mx::array& x2, bool upper, bool unit_diagonal, const Shape& result, Dtype dt);
std::vector<mx::array> reduced_svd(const mx::array& x, Dtype dt);
std::vector<mx::array> full_svd(const mx::array& x, Dtype dt);
mx::array singular_values(const mx::array& x, Dtype dt);

}  // namespace pylucid::gpu
