// Linear algebra on device gpu. MLX factors matrices on its CPU stream alone, float32 ones above all, and either throws
// when the values are read or gives wrong values for matrices it cannot factor. So arrays without elements never reach
// it, singular matrices are replaced before an inversion, and where an error is due the input is waited for.
//
// What MLX lacks for complex64 is made of what it has: an inverse is that of the real matrix [[Re, -Im], [Im, Re]], a
// determinant the product of the eigenvalues.
#include <mlx/mlx.h>

#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "backend/mlx/buffer.h"
#include "backend/mlx/functions.h"
#include "core/error.h"
#include "kernel/linalg_checks.h"
#include "kernel/shape_rules.h"
#include "linalg/mlx_kernels.h"

namespace pylucid::gpu {
namespace {

constexpr std::size_t kTallerThan = 4;  // times as many rows as columns: reduced to a square matrix by qr first

mx::StreamOrDevice lapack() {
  if (emulated()) return stream();
  static const mx::Stream own = mx::new_stream(mx::Device::cpu);
  return own;
}

bool is_complex(const mx::array& x) { return x.dtype() == mx::complex64; }

// As LAPACK takes it: complex64 or float32.
mx::array entered(const mx::array& x) { return is_complex(x) ? x : mx::astype(x, mx::float32, stream()); }

mx::array filled(const Shape& shape, Dtype dt, double value) {
  const mx::array zeros = mx::zeros(mlx_shape(shape), mlx_dtype("zeros", dt), stream());
  return value == 0 ? zeros : mx::add(zeros, constant(value, zeros), stream());
}

mx::array turned(const mx::array& x) { return mx::swapaxes(x, -1, -2, stream()); }
mx::array adjoint(const mx::array& x) { return is_complex(x) ? mx::conjugate(turned(x), stream()) : turned(x); }
mx::array product(const mx::array& a, const mx::array& b) { return mx::matmul(a, b, stream()); }
mx::array minus(const mx::array& a, const mx::array& b) { return mx::subtract(a, b, stream()); }
mx::array times(const mx::array& a, const mx::array& b) { return mx::multiply(a, b, stream()); }
mx::array column(const mx::array& x) { return mx::expand_dims(x, -1, stream()); }
mx::array row(const mx::array& x) { return mx::expand_dims(x, -2, stream()); }
mx::array matrix(const mx::array& x) { return mx::expand_dims(x, {-2, -1}, stream()); }
mx::array magnitude(const mx::array& x) { return mx::abs(x, stream()); }
mx::array diagonals(const mx::array& x) { return mx::diagonal(x, 0, -2, -1, stream()); }
mx::array identity(const mx::array& like) { return mx::eye(like.shape(-2), like.shape(-1), 0, like.dtype(), stream()); }

// Elements from..to of the last axis but `back`.
mx::array part(const mx::array& x, int back, int from, int to) {
  mx::Shape start(x.ndim(), 0), stop = x.shape();
  start[x.ndim() - 1 - static_cast<std::size_t>(back)] = from;
  stop[x.ndim() - 1 - static_cast<std::size_t>(back)] = to;
  return mx::slice(x, start, stop, stream());
}

// For each matrix: whether `condition` holds for any element.
mx::array any_element(const mx::array& condition) { return mx::any(condition, std::vector<int>{-2, -1}, false, stream()); }

mx::array not_finite(const mx::array& x) {
  return any_element(mx::logical_not(mx::isfinite(x, stream()), stream()));
}

// Waits; the index of the first matrix of a batch that is marked, -1: none.
std::int64_t first_marked(const mx::array& marks) {
  if (marks.size() == 0) return -1;
  mx::array flat = mx::contiguous(mx::reshape(marks, {-1}, stream()), false, stream());
  flat.eval();
  const bool* values = flat.data<bool>();
  for (std::size_t i = 0; i < flat.size(); ++i) {
    if (values[i]) return static_cast<std::int64_t>(i);
  }
  return -1;
}

void require_finite(const char* op, const mx::array& x) {
  const std::int64_t index = first_marked(not_finite(x));
  if (index >= 0) raise_not_finite(op, "x", shape_of(x), index);
}

// A matrix of complex numbers as one of real numbers of twice the size, and back.
mx::array embedded(const mx::array& x) {
  const mx::array re = mx::real(x, stream()), im = mx::imag(x, stream());
  const mx::array upper = mx::concatenate({re, mx::negative(im, stream())}, -1, stream());
  const mx::array lower = mx::concatenate({im, re}, -1, stream());
  return mx::concatenate({upper, lower}, -2, stream());
}

mx::array unembedded(const mx::array& x) {
  const int n = x.shape(-2) / 2, m = x.shape(-1) / 2;
  const mx::array left = part(x, 0, 0, m);
  return gpu::complex(part(left, 1, 0, n), part(left, 1, n, 2 * n));
}

struct Inverse {
  mx::array value;     // NaN for the singular ones
  mx::array singular;  // for each matrix
};

// MLX factors the transpose; so does this, for the same pivots.
Inverse inverse_of(const mx::array& x) {
  if (is_complex(x)) {
    const Inverse found = inverse_of(embedded(x));
    return {unembedded(found.value), found.singular};
  }
  const mx::array factors = mx::linalg::lu_factor(turned(x), lapack()).first;
  const mx::array pivots = diagonals(factors);
  const mx::array zero = mx::any(mx::equal(pivots, constant(0, pivots), stream()), -1, false, stream());
  const mx::array spoilt = matrix(mx::logical_or(zero, not_finite(x), stream()));
  const mx::array safe = mx::where(spoilt, identity(x), x, stream());
  const mx::array found = mx::linalg::inv(safe, lapack());
  return {mx::where(spoilt, constant(std::numeric_limits<double>::quiet_NaN(), found), found, stream()), zero};
}

// a^-1 b by an approximate inverse, with one step of refinement.
mx::array refined(const mx::array& a, const mx::array& inverse, const mx::array& b) {
  const mx::array first = product(inverse, b);
  const mx::array better = mx::add(first, product(inverse, minus(b, product(a, first))), stream());
  return mx::where(mx::isfinite(better, stream()), better, first, stream());
}

struct Determinant {
  mx::array value, sign, logarithm;
};

Determinant determinant_of(const mx::array& x) {
  const auto from = [](const mx::array& factors, const mx::array& sign) {
    const mx::array sizes = magnitude(factors);
    const mx::array zero = mx::equal(sizes, constant(0, sizes), stream());
    const mx::array units =
        mx::where(zero, constant(0, factors), mx::divide(factors, mx::astype(sizes, factors.dtype(), stream()), stream()),
                  stream());
    return Determinant{times(sign, mx::prod(factors, -1, false, stream())),
                       times(sign, mx::prod(units, -1, false, stream())),
                       mx::sum(mx::log(sizes, stream()), -1, false, stream())};
  };
  if (is_complex(x)) {
    const mx::array spoilt = matrix(not_finite(x));
    const mx::array values = mx::linalg::eigvals(mx::where(spoilt, identity(x), x, stream()), lapack());
    const mx::array nan = constant(std::numeric_limits<double>::quiet_NaN(), values);
    return from(mx::where(mx::squeeze(spoilt, -1, stream()), nan, values, stream()), constant(1, values));
  }
  const auto [factors, pivots] = mx::linalg::lu_factor(x, lapack());
  const mx::array rows = mx::arange(0, x.shape(-1), 1, pivots.dtype(), stream());
  const mx::array swaps =
      mx::sum(mx::astype(mx::not_equal(pivots, rows, stream()), mx::int32, stream()), -1, false, stream());
  const mx::array odd = mx::remainder(swaps, mx::array(2, mx::int32), stream());
  const mx::array sign = minus(constant(1, factors), times(constant(2, factors), mx::astype(odd, mx::float32, stream())));
  return from(diagonals(factors), sign);
}

struct Singular {
  mx::array u, s, vh;
};

// Of finite matrices that have elements; all the vectors.
Singular all_vectors(const mx::array& x) {
  std::vector<mx::array> found = mx::linalg::svd(x, true, lapack());
  return {found[0], found[1], found[2]};
}

Singular singular(const char* op, const mx::array& given, bool all) {
  const mx::array x = entered(given);
  const Matrices m = require_matrices(op, "x", shape_of(x));
  const auto k = static_cast<int>(m.least());
  const Shape shape = shape_of(x);
  const Dtype dt = dtype_of(x);
  if (x.size() == 0) {
    const auto unit = [&](std::int64_t rows, std::int64_t columns) {
      const mx::array eye = mx::eye(static_cast<int>(rows), static_cast<int>(columns), 0, x.dtype(), stream());
      return mx::broadcast_to(eye, mlx_shape(with_matrix(shape, rows, columns)), stream());
    };
    return {unit(m.rows, all ? m.rows : k), filled(with_vector(shape, k), real_dtype(dt), 0),
            unit(all ? m.columns : k, m.columns)};
  }
  require_finite(op, x);
  if (all) return all_vectors(x);
  const auto long_enough = [](std::int64_t a, std::int64_t b) { return a > static_cast<std::int64_t>(kTallerThan) * b; };
  if (!is_complex(x) && long_enough(m.rows, m.columns)) {
    const auto [q, r] = mx::linalg::qr(x, lapack());
    const Singular found = all_vectors(r);
    return {product(q, found.u), found.s, found.vh};
  }
  if (!is_complex(x) && long_enough(m.columns, m.rows)) {
    const auto [q, r] = mx::linalg::qr(turned(x), lapack());
    const Singular found = all_vectors(turned(r));
    return {found.u, found.s, product(found.vh, turned(q))};
  }
  const Singular found = all_vectors(x);
  return {part(found.u, 0, 0, k), found.s, part(found.vh, 1, 0, k)};
}

std::vector<mx::array> rounded(const Singular& found, Dtype dt) {
  return {cast(found.u, dt), cast(found.s, real_dtype(dt)), cast(found.vh, dt)};
}

// The products of all singular values but those that `left_out`, of booleans, marks along the last axis.
mx::array products_without(const mx::array& s, const mx::array& left_out) {
  return mx::prod(mx::where(left_out, constant(1, s), s, stream()), -1, false, stream());
}

struct Cofactors {
  mx::array u, s, vh, phase;  // u and vh conjugated
};

Cofactors cofactors_of(const mx::array& x) {
  const mx::array spoilt = matrix(not_finite(x));
  const Singular found = all_vectors(mx::where(spoilt, identity(x), x, stream()));
  const mx::array phase = times(determinant_of(found.u).value, determinant_of(found.vh).value);
  const mx::array nan = constant(std::numeric_limits<double>::quiet_NaN(), phase);
  const mx::array marked = mx::where(mx::squeeze(spoilt, {-2, -1}, stream()), nan, phase, stream());
  return {turned(adjoint(found.u)), found.s, turned(adjoint(found.vh)), matrix(marked)};
}

mx::array equal_indices(int n) { return mx::eye(n, n, 0, mx::bool_, stream()); }

// Gram and Schmidt's process, each column twice: MLX has no qr of complex matrices.
std::pair<mx::array, mx::array> orthogonalized(const mx::array& x, int k) {
  std::optional<mx::array> q;
  for (int j = 0; j < k; ++j) {
    mx::array v = part(x, 0, j, j + 1);
    for (int pass = 0; q && pass < 2; ++pass) v = minus(v, product(*q, product(adjoint(*q), v)));
    const mx::array size = mx::sqrt(mx::sum(mx::square(magnitude(v), stream()), -2, true, stream()), stream());
    v = mx::divide(v, mx::astype(size, v.dtype(), stream()), stream());
    q = q ? mx::concatenate({*q, v}, -1, stream()) : v;
  }
  return {*q, mx::triu(product(adjoint(*q), x), 0, stream())};
}

std::pair<mx::array, mx::array> orthogonal(const mx::array& x) {
  if (!is_complex(x)) return mx::linalg::qr(x, lapack());
  return orthogonalized(x, std::min(x.shape(-1), x.shape(-2)));
}

// Column by column: MLX has no cholesky of complex matrices.
mx::array cholesky_columns(const mx::array& x) {
  const int n = x.shape(-1);
  std::optional<mx::array> lower;
  for (int j = 0; j < n; ++j) {
    mx::array v = part(x, 0, j, j + 1);
    if (lower) v = minus(v, product(*lower, adjoint(part(*lower, 1, j, j + 1))));
    const mx::array pivot = mx::sqrt(mx::real(part(v, 1, j, j + 1), stream()), stream());
    v = mx::divide(v, mx::astype(pivot, v.dtype(), stream()), stream());
    const mx::array below = column(mx::greater_equal(mx::arange(n, stream()), mx::array(j), stream()));
    v = mx::where(below, v, constant(0, v), stream());
    lower = lower ? mx::concatenate({*lower, v}, -1, stream()) : v;
  }
  return *lower;
}

}  // namespace

mx::array cholesky(const mx::array& given, bool upper, const Shape& shape, Dtype dt) {
  if (given.size() == 0) return filled(shape, dt, 0);
  const mx::array x = entered(given);
  const mx::array lower = is_complex(x) ? cholesky_columns(x) : mx::linalg::cholesky(mx::contiguous(x, false, stream()), false, lapack());
  const mx::array pivots = is_complex(x) ? mx::real(diagonals(lower), stream()) : diagonals(lower);
  const mx::array good = mx::greater(pivots, constant(0, pivots), stream());
  const std::int64_t index = first_marked(mx::logical_not(mx::all(good, -1, false, stream()), stream()));
  if (index >= 0) raise_indefinite("cholesky", "x", shape, index);
  return cast(upper ? adjoint(lower) : lower, dt);
}

mx::array inv(const mx::array& x, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(shape, dt, 0);
  const Inverse found = inverse_of(entered(x));
  const std::int64_t index = first_marked(found.singular);
  if (index >= 0) raise_singular("inv", "x", shape, index);
  return cast(found.value, dt);
}

mx::array inverse(const mx::array& x, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(shape, dt, 0);
  return cast(inverse_of(entered(x)).value, dt);
}

// The factors are the inverse.
std::vector<mx::array> lu_pivots(const mx::array& x, Dtype dt) {
  const Matrices m = require_square("solve", "x1", shape_of(x));
  const Shape shape = shape_of(x);
  const mx::array pivots = filled(with_vector(shape, m.rows), Dtype::Int32, 0);
  if (x.size() == 0) return {x, pivots};
  const Inverse found = inverse_of(entered(x));
  const std::int64_t index = first_marked(found.singular);
  if (index >= 0) raise_singular("solve", "x1", shape, index);
  return {is_half(dt) ? found.value : cast(found.value, dt), pivots};
}

mx::array solve_factored(const mx::array& x1, const mx::array& x2, const mx::array& factors, const mx::array&,
                         bool transposed, const Shape& shape, Dtype dt) {
  if (element_count(shape) == 0) return filled(shape, dt, 0);
  const mx::array a = entered(x1), inverse = entered(factors);
  return cast(refined(transposed ? turned(a) : a, transposed ? turned(inverse) : inverse, entered(x2)), dt);
}

mx::array triangular_solve(const mx::array& x1, const mx::array& x2, bool upper, bool unit_diagonal,
                           const Shape& shape, Dtype dt) {
  if (element_count(shape) == 0) return filled(shape, dt, 0);
  mx::array a = upper ? mx::triu(entered(x1), 0, stream()) : mx::tril(entered(x1), 0, stream());
  if (unit_diagonal) a = mx::where(equal_indices(a.shape(-1)), constant(1, a), a, stream());
  if (is_complex(a)) return cast(refined(a, inverse_of(a).value, entered(x2)), dt);
  const mx::array pivots = diagonals(a);
  const mx::array zero = matrix(mx::any(mx::equal(pivots, constant(0, pivots), stream()), -1, false, stream()));
  const mx::array safe = mx::contiguous(mx::where(zero, identity(a), a, stream()), false, stream());
  const mx::array found = mx::linalg::tri_inv(safe, upper, lapack());
  const mx::array nan = constant(std::numeric_limits<double>::quiet_NaN(), found);
  return cast(refined(a, mx::where(zero, nan, found, stream()), entered(x2)), dt);
}

mx::array det(const mx::array& x, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(shape, dt, 1);
  return cast(determinant_of(entered(x)).value, dt);
}

std::vector<mx::array> slogdet(const mx::array& x, Dtype dt) {
  const Shape shape = shape_of(x);
  require_square("slogdet", "x", shape);
  if (x.size() == 0) return {filled(batch_shape(shape), dt, 1), filled(batch_shape(shape), real_dtype(dt), 0)};
  const Determinant found = determinant_of(entered(x));
  return {cast(found.sign, dt), cast(found.logarithm, real_dtype(dt))};
}

mx::array cofactor(const mx::array& x, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(shape, dt, 0);
  const Cofactors c = cofactors_of(entered(x));
  const mx::array others = products_without(row(c.s), equal_indices(x.shape(-1)));
  const mx::array scaled = times(times(c.u, c.phase), mx::astype(row(others), c.u.dtype(), stream()));
  return cast(product(scaled, c.vh), dt);
}

mx::array det_hessian(const mx::array& x, const mx::array& direction, const Shape& shape, Dtype dt) {
  if (element_count(shape) == 0) return filled(shape, dt, 0);
  const int n = static_cast<int>(shape.back());
  const Cofactors c = cofactors_of(entered(x));
  // The direction in the bases of the singular vectors.
  const mx::array t = product(product(turned(c.u), entered(direction)), turned(c.vh));
  const mx::array same = equal_indices(n);
  const mx::array either = mx::logical_or(mx::expand_dims(same, 1, stream()), mx::expand_dims(same, 0, stream()), stream());
  const mx::array others = mx::astype(products_without(row(row(c.s)), either), t.dtype(), stream());
  const mx::array apart = mx::where(same, constant(0, t), others, stream());
  const mx::array on = product(apart, column(diagonals(t)));
  const mx::array off = mx::negative(times(apart, turned(t)), stream());
  const mx::array inner = mx::where(same, on, off, stream());
  return cast(times(product(product(c.u, inner), c.vh), c.phase), dt);
}

mx::array diagonal(const mx::array& x, std::int64_t offset, const Shape& shape, Dtype dt) {
  if (element_count(shape) == 0) return filled(shape, dt, 0);
  return mx::diagonal(x, static_cast<int>(offset), -2, -1, stream());
}

mx::array diagonal_scatter(const mx::array& x, const Dims&, std::int64_t offset, const Shape& shape, Dtype dt) {
  const mx::array zeros = filled(shape, dt, 0);
  if (x.size() == 0) return zeros;
  const Diagonal place = diagonal_of("diagonal", shape, offset);
  const int rows = zeros.shape(-2);
  const mx::array lengthened = filled(with_vector(shape, rows), dt, 0);
  mx::Shape start(lengthened.ndim(), 0), stop = lengthened.shape();
  start.back() = static_cast<int>(place.row);
  stop.back() = static_cast<int>(place.row + place.length);
  const mx::array values = mx::slice_update(lengthened, x, start, stop, stream());
  const mx::array mask = mx::eye(rows, zeros.shape(-1), static_cast<int>(offset), mx::bool_, stream());
  return mx::where(mask, column(values), zeros, stream());
}

mx::array triangle(const mx::array& x, bool upper, std::int64_t k, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(shape, dt, 0);
  const auto offset = static_cast<int>(std::clamp<std::int64_t>(k, -x.shape(-2) - 1, x.shape(-1) + 1));
  return upper ? mx::triu(x, offset, stream()) : mx::tril(x, offset, stream());
}

std::vector<mx::array> eigh(const mx::array& x, Dtype dt) {
  const Shape shape = shape_of(x);
  const Matrices m = require_square("eigh", "x", shape);
  if (x.size() == 0) return {filled(with_vector(shape, m.rows), real_dtype(dt), 0), filled(shape, dt, 0)};
  const mx::array a = entered(x);
  require_finite("eigh", a);
  const auto [values, vectors] = mx::linalg::eigh(a, "L", lapack());
  return {cast(values, real_dtype(dt)), cast(vectors, dt)};
}

mx::array hermitian_eigenvalues(const mx::array& x, Dtype dt) {
  const Shape shape = shape_of(x);
  const Matrices m = require_square("eigvalsh", "x", shape);
  if (x.size() == 0) return filled(with_vector(shape, m.rows), real_dtype(dt), 0);
  const mx::array a = entered(x);
  require_finite("eigvalsh", a);
  return cast(mx::linalg::eigvalsh(a, "L", lapack()), real_dtype(dt));
}

std::vector<mx::array> general_eig(const mx::array& x, Dtype dt) {
  const Shape shape = shape_of(x);
  const Matrices m = require_square("eig", "x", shape);
  if (x.size() == 0) return {filled(with_vector(shape, m.rows), dt, 0), filled(shape, dt, 0)};
  require_finite("eig", x);
  const auto [values, vectors] = mx::linalg::eig(x, lapack());
  return {values, mx::conjugate(vectors, stream())};  // MLX gives the conjugates where x is complex
}

mx::array general_eigenvalues(const mx::array& x, Dtype dt) {
  const Shape shape = shape_of(x);
  const Matrices m = require_square("eigvals", "x", shape);
  if (x.size() == 0) return filled(with_vector(shape, m.rows), dt, 0);
  require_finite("eigvals", x);
  return mx::linalg::eigvals(x, lapack());
}

std::vector<mx::array> reduced_svd(const mx::array& x, Dtype dt) { return rounded(singular("svd", x, false), dt); }

std::vector<mx::array> full_svd(const mx::array& x, Dtype dt) { return rounded(singular("svd", x, true), dt); }

mx::array singular_values(const mx::array& x, Dtype dt) {
  const Shape shape = shape_of(x);
  const Matrices m = require_matrices("svdvals", "x", shape);
  if (x.size() == 0) return filled(with_vector(shape, m.least()), real_dtype(dt), 0);
  const mx::array a = entered(x);
  require_finite("svdvals", a);
  return cast(mx::linalg::svd(a, false, lapack())[0], real_dtype(dt));
}

std::vector<mx::array> reduced_qr(const mx::array& x, Dtype dt) {
  const Shape shape = shape_of(x);
  const Matrices m = require_matrices("qr", "x", shape);
  if (x.size() == 0) {
    return {filled(with_matrix(shape, m.rows, m.least()), dt, 0), filled(with_matrix(shape, m.least(), m.columns), dt, 0)};
  }
  const auto [q, r] = orthogonal(entered(x));
  return {cast(q, dt), cast(r, dt)};
}

std::vector<mx::array> complete_qr(const mx::array& x, Dtype dt) {
  const Shape shape = shape_of(x);
  const Matrices m = require_matrices("qr", "x", shape);
  if (m.rows <= m.columns) return reduced_qr(x, dt);
  if (x.size() == 0) {
    const mx::array unit = mx::eye(static_cast<int>(m.rows), static_cast<int>(m.rows), 0, mlx_dtype("qr", dt), stream());
    return {mx::broadcast_to(unit, mlx_shape(with_matrix(shape, m.rows, m.rows)), stream()), filled(shape, dt, 0)};
  }
  const mx::array a = entered(x);
  require_finite("qr", a);
  const auto [q, r] = orthogonal(a);
  const int k = q.shape(-1);
  const mx::array rest = part(all_vectors(q).u, 0, k, q.shape(-2));
  const mx::array zeros = filled(with_matrix(shape, m.rows - k, m.columns), dtype_of(r), 0);
  return {cast(mx::concatenate({q, rest}, -1, stream()), dt), cast(mx::concatenate({r, zeros}, -2, stream()), dt)};
}

std::vector<mx::array> lu_factors(const mx::array& x, Dtype dt) {
  const Shape shape = shape_of(x);
  const Matrices m = require_matrices("lu", "x", shape);
  const auto rows = static_cast<int>(m.rows);
  if (x.size() == 0) {
    const mx::array unit = mx::eye(rows, rows, 0, mlx_dtype("lu", dt), stream());
    return {mx::broadcast_to(unit, mlx_shape(with_matrix(shape, m.rows, m.rows)), stream()),
            filled(with_matrix(shape, m.rows, m.least()), dt, 0), filled(with_matrix(shape, m.least(), m.columns), dt, 0)};
  }
  if (is_complex(x)) {
    throw TypeError("lu: device `gpu` has no factorisation of complex64 matrices; move x with to_device('cpu')");
  }
  const std::vector<mx::array> found = mx::linalg::lu(entered(x), lapack());
  const mx::array places = mx::arange(0, rows, 1, found[0].dtype(), stream());
  const mx::array p = mx::equal(column(found[0]), places, stream());
  return {mx::astype(p, mlx_dtype("lu", dt), stream()), cast(found[1], dt), cast(found[2], dt)};
}

mx::array pseudoinverse(const mx::array& x, const mx::array& rtol, const Shape& shape, Dtype dt) {
  if (x.size() == 0) return filled(shape, dt, 0);
  const Singular found = singular("pinv", x, false);
  const mx::array share = is_complex(rtol) ? mx::real(rtol, stream()) : mx::astype(rtol, mx::float32, stream());
  const mx::array cutoff = times(part(found.s, 0, 0, 1), column(share));
  const mx::array kept = mx::greater(found.s, cutoff, stream());
  const mx::array one = constant(1, found.s);
  const mx::array inverse = mx::where(kept, mx::divide(one, mx::where(kept, found.s, one, stream()), stream()),
                                      constant(0, found.s), stream());
  return cast(product(times(adjoint(found.vh), mx::astype(row(inverse), found.vh.dtype(), stream())), adjoint(found.u)), dt);
}

mx::array power_norm(const mx::array& given, double ord, const std::optional<Dims>& axis, bool keepdims,
                     const Shape& shape, Dtype dt) {
  if (given.size() == 0) return filled(shape, dt, 0);
  const Dims normal = normalize_axes("norm", axis, given.ndim());
  const std::vector<int> axes(normal.begin(), normal.end());
  const mx::array x = magnitude(entered(given));
  const mx::array most = mx::max(x, axes, true, stream());
  const mx::array usable = mx::logical_and(mx::isfinite(most, stream()), mx::greater(most, constant(0, most), stream()), stream());
  const mx::array scale = mx::where(usable, most, constant(1, most), stream());
  const mx::array scaled = mx::divide(x, scale, stream());
  const auto power = [](const mx::array& base, double exponent) {
    if (exponent == 2) return mx::square(base, stream());
    if (exponent == 0.5) return mx::sqrt(base, stream());
    return gpu::pow(base, constant(exponent, base));
  };
  const mx::array sums = gpu::sum(power(scaled, ord), axes, true);
  const mx::array norm = times(scale, power(sums, 1 / ord));
  return cast(mx::reshape(norm, mlx_shape(keepdims ? shape_of(norm) : shape), stream()), dt);
}

}  // namespace pylucid::gpu
