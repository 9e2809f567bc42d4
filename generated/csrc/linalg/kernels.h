// Generated from ops.yaml. Do not edit.
// What is written by hand for the linalg family: shape rules, and the kernels of device cpu. `result` and `dt`
// are the shape and dtype of the result; inputs come in the compute dtype.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/index.h"
#include "core/storage.h"
#include "core/tensor.h"

namespace pylucid {

Shape cholesky_shape(const char* op, const Shape& x, bool upper);
namespace cpu { Storage cholesky(const Storage& x, bool upper, const Shape& result, Dtype dt); }
Shape det_shape(const char* op, const Shape& x);
namespace cpu { Storage det(const Storage& x, const Shape& result, Dtype dt); }
Shape cofactor_shape(const char* op, const Shape& x);
namespace cpu { Storage cofactor(const Storage& x, const Shape& result, Dtype dt); }
Shape det_hessian_shape(const char* op, const Shape& x, const Shape& direction);
namespace cpu { Storage det_hessian(const Storage& x, const Storage& direction, const Shape& result, Dtype dt); }
Shape diagonal_shape(const char* op, const Shape& x, std::int64_t offset);
namespace cpu { Storage diagonal(const Storage& x, std::int64_t offset, const Shape& result, Dtype dt); }
Shape diagonal_scatter_shape(const char* op, const Shape& x, const Dims& shape, std::int64_t offset);
namespace cpu { Storage diagonal_scatter(const Storage& x, const Dims& shape, std::int64_t offset, const Shape& result, Dtype dt); }
Shape triangle_shape(const char* op, const Shape& x, bool upper, std::int64_t k);
namespace cpu { Storage triangle(const Storage& x, bool upper, std::int64_t k, const Shape& result, Dtype dt); }
namespace cpu { std::array<Storage, 2> general_eig(const Storage& x, Dtype dt); }
namespace cpu { Storage general_eigenvalues(const Storage& x, Dtype dt); }
namespace cpu { std::array<Storage, 2> eigh(const Storage& x, Dtype dt); }
namespace cpu { Storage hermitian_eigenvalues(const Storage& x, Dtype dt); }
Shape inv_shape(const char* op, const Shape& x);
namespace cpu { Storage inv(const Storage& x, const Shape& result, Dtype dt); }
Shape inverse_shape(const char* op, const Shape& x);
namespace cpu { Storage inverse(const Storage& x, const Shape& result, Dtype dt); }
namespace cpu { std::array<Storage, 3> lu_factors(const Storage& x, Dtype dt); }
namespace cpu { std::array<Storage, 2> lu_pivots(const Storage& x, Dtype dt); }
namespace cpu { Storage power_norm(const Storage& x, double ord, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt); }
Shape pseudoinverse_shape(const char* op, const Shape& x, const Shape& rtol);
namespace cpu { Storage pseudoinverse(const Storage& x, const Storage& rtol, const Shape& result, Dtype dt); }
namespace cpu { std::array<Storage, 2> reduced_qr(const Storage& x, Dtype dt); }
namespace cpu { std::array<Storage, 2> complete_qr(const Storage& x, Dtype dt); }
namespace cpu { std::array<Storage, 2> slogdet(const Storage& x, Dtype dt); }
Shape solve_factored_shape(const char* op, const Shape& x1, const Shape& x2, const Shape& factors, const Shape& pivots, bool transposed);
namespace cpu { Storage solve_factored(const Storage& x1, const Storage& x2, const Storage& factors, const Storage& pivots, bool transposed, const Shape& result, Dtype dt); }
Shape triangular_solve_shape(const char* op, const Shape& x1, const Shape& x2, bool upper, bool unit_diagonal);
namespace cpu { Storage triangular_solve(const Storage& x1, const Storage& x2, bool upper, bool unit_diagonal, const Shape& result, Dtype dt); }
namespace cpu { std::array<Storage, 3> reduced_svd(const Storage& x, Dtype dt); }
namespace cpu { std::array<Storage, 3> full_svd(const Storage& x, Dtype dt); }
namespace cpu { Storage singular_values(const Storage& x, Dtype dt); }

}  // namespace pylucid
