// Generated from ops.yaml. Do not edit.
// The operators of the linalg family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr cholesky(const Operand& x, bool upper = false);
TensorPtr det(const Operand& x);
TensorPtr _cofactor(const Operand& x);
TensorPtr _det_hessian(const Operand& x, const Operand& direction);
TensorPtr diagonal(const Operand& x, std::int64_t offset = 0);
TensorPtr _diagonal_scatter(const Operand& x, const Dims& shape, std::int64_t offset = 0);
TensorPtr _triangle(const Operand& x, bool upper, std::int64_t k = 0);
std::array<TensorPtr, 2> _general_eig(const Operand& x);
TensorPtr _general_eigenvalues(const Operand& x);
std::array<TensorPtr, 2> eigh(const Operand& x);
TensorPtr _hermitian_eigenvalues(const Operand& x);
TensorPtr inv(const Operand& x);
TensorPtr _inverse(const Operand& x);
std::array<TensorPtr, 3> _lu_factors(const Operand& x);
std::array<TensorPtr, 2> _lu_pivots(const Operand& x);
TensorPtr _power_norm(const Operand& x, double ord, const std::optional<Dims>& axis = {}, bool keepdims = false);
TensorPtr _pseudoinverse(const Operand& x, const Operand& rtol);
std::array<TensorPtr, 2> _reduced_qr(const Operand& x);
std::array<TensorPtr, 2> _complete_qr(const Operand& x);
std::array<TensorPtr, 2> slogdet(const Operand& x);
TensorPtr _solve_factored(const Operand& x1, const Operand& x2, const Operand& factors, const Operand& pivots, bool transposed = false);
TensorPtr _triangular_solve(const Operand& x1, const Operand& x2, bool upper, bool unit_diagonal = false);
std::array<TensorPtr, 3> _reduced_svd(const Operand& x);
std::array<TensorPtr, 3> _full_svd(const Operand& x);
TensorPtr _singular_values(const Operand& x);

}  // namespace pylucid::ops
