#include <limits>

#include "core/error.h"
#include "kernel/linalg_checks.h"
#include "kernel/shape_rules.h"
#include "linalg/kernels.h"

namespace pylucid {

Matrices require_matrices(const char* op, const char* argument, const Shape& x) {
  if (x.size() < 2) {
    throw ValueError(prefix(op) + argument + " has shape " + to_string(x) +
                     "; matrices, an array of at least two axes, are accepted");
  }
  const std::size_t n = x.size();
  Matrices found{1, x[n - 2], x[n - 1]};
  for (std::size_t i = 0; i + 2 < n; ++i) found.count *= x[i];
  constexpr std::int64_t longest = std::numeric_limits<std::int32_t>::max();
  if (found.rows > longest || found.columns > longest) {
    throw ValueError(prefix(op) + argument + " of shape " + to_string(x) +
                     " has an axis above 2**31 - 1, which LAPACK does not accept");
  }
  return found;
}

Matrices require_square(const char* op, const char* argument, const Shape& x) {
  const Matrices found = require_matrices(op, argument, x);
  if (found.rows != found.columns) {
    throw ShapeError(prefix(op) + argument + " has shape " + to_string(x) +
                     "; square matrices, the last two axes of one length, are accepted");
  }
  return found;
}

Shape batch_shape(const Shape& x) { return Shape(std::span(x.data(), x.size() - 2)); }

Shape with_matrix(const Shape& x, std::int64_t rows, std::int64_t columns) {
  Shape result = x;
  result[x.size() - 2] = rows;
  result[x.size() - 1] = columns;
  return result;
}

Shape with_vector(const Shape& x, std::int64_t length) {
  Shape result(std::span(x.data(), x.size() - 1));
  result.back() = length;
  return result;
}

std::string matrix_name(const char* argument, const Shape& x, std::int64_t index) {
  if (x.size() == 2) return argument;
  std::string position;
  for (std::size_t i = x.size() - 2; i-- > 0;) {
    position = std::to_string(index % x[i]) + (position.empty() ? "" : ", ") + position;
    index /= x[i];
  }
  return std::string(argument) + "[" + position + "]";
}

void raise_singular(const char* op, const char* argument, const Shape& x, std::int64_t index) {
  throw LinAlgError(prefix(op) + matrix_name(argument, x, index) +
                   " is singular; matrices that have an inverse are accepted");
}

void raise_indefinite(const char* op, const char* argument, const Shape& x, std::int64_t index) {
  throw LinAlgError(prefix(op) + matrix_name(argument, x, index) +
                   " is not positive definite; Hermitian positive definite matrices are accepted");
}

void raise_not_finite(const char* op, const char* argument, const Shape& x, std::int64_t index) {
  throw LinAlgError(prefix(op) + matrix_name(argument, x, index) +
                   " holds NaN or infinity; matrices of finite numbers are accepted");
}

void raise_unconverged(const char* op, const char* argument, const Shape& x, std::int64_t index) {
  throw LinAlgError(prefix(op) + "LAPACK's iteration did not converge for " + matrix_name(argument, x, index));
}

Diagonal diagonal_of(const char* op, const Shape& x, std::int64_t offset) {
  const Matrices m = require_matrices(op, "x", x);
  // An offset beyond the matrix, however large, leaves nothing.
  if (offset >= m.columns || offset <= -m.rows) return {0, 0, 0};
  const std::int64_t row = offset < 0 ? -offset : 0, column = offset < 0 ? 0 : offset;
  return {row, column, std::min(m.rows - row, m.columns - column)};
}

Shape cholesky_shape(const char* op, const Shape& x, bool) {
  require_square(op, "x", x);
  return x;
}

Shape inv_shape(const char* op, const Shape& x) {
  require_square(op, "x", x);
  return x;
}

Shape inverse_shape(const char* op, const Shape& x) { return inv_shape(op, x); }

Shape det_shape(const char* op, const Shape& x) {
  require_square(op, "x", x);
  return batch_shape(x);
}

Shape cofactor_shape(const char* op, const Shape& x) { return inv_shape(op, x); }

Shape det_hessian_shape(const char* op, const Shape& x, const Shape& direction) {
  require_square(op, "x", x);
  return broadcast_shapes(op, x, direction);
}

Shape triangular_solve_shape(const char*, const Shape& x1, const Shape& x2, bool, bool) {
  constexpr const char* op = "solve_triangular";
  require_square(op, "x1", x1);
  return matmul_shape(op, x1, x2);
}

Shape solve_factored_shape(const char*, const Shape& x1, const Shape& x2, const Shape& factors, const Shape& pivots,
                           bool) {
  constexpr const char* op = "solve";
  const Matrices m = require_square(op, "x1", x1);
  require_matrices(op, "x2", x2);
  require_equal(op, "factors", factors, "x1", x1);
  require_equal(op, "pivots", pivots, "the rows of x1", with_vector(x1, m.rows));
  return matmul_shape(op, x1, x2);
}

Shape pseudoinverse_shape(const char*, const Shape& x, const Shape& rtol) {
  const Matrices m = require_matrices("pinv", "x", x);
  broadcast_to_shape("pinv", rtol, batch_shape(x));
  return with_matrix(x, m.columns, m.rows);
}

Shape triangle_shape(const char* op, const Shape& x, bool, std::int64_t) {
  require_matrices(op, "x", x);
  return x;
}

Shape diagonal_shape(const char* op, const Shape& x, std::int64_t offset) {
  return with_vector(x, diagonal_of(op, x, offset).length);
}

Shape diagonal_scatter_shape(const char* op, const Shape& x, const Dims& shape, std::int64_t offset) {
  const Shape expected = diagonal_shape(op, shape, offset);
  if (!(expected == x)) {
    throw ShapeError(prefix(op) + "x has shape " + to_string(x) + "; accepted is that of the diagonal, " +
                     to_string(expected));
  }
  return shape;
}

}  // namespace pylucid
