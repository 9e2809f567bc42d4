// Factorisations with orthogonal and general factors: eigh, svd, qr, lu, eig, and the pseudoinverse.
//
// Where a factorisation of the transpose gives the wanted factors' transposes, the row-major matrix is handed over as it
// is and the factors come out in row-major order: A^T = V S U^T for svd, A^T = L Q for A = Q^T L^T.
#include <array>
#include <cmath>

#include "backend/cpu/kernels.h"
#include "backend/cpu/linalg_common.h"
#include "core/error.h"
#include "linalg/kernels.h"

namespace pylucid::cpu {

using namespace lapack;

namespace {

// Why a batch gave no result.
struct Trouble {
  Failure not_finite, unconverged;

  void raise(const char* op, const Shape& x) const {
    if (not_finite.happened()) raise_not_finite(op, "x", x, not_finite.index());
    if (unconverged.happened()) raise_unconverged(op, "x", x, unconverged.index());
  }
};

template <class T>
void turn_square(T* a, std::int64_t n, bool conjugated) {
  for (std::int64_t i = 0; i < n; ++i) {
    for (std::int64_t j = 0; j < i; ++j) std::swap(a[i * n + j], a[j * n + i]);
  }
  if constexpr (kIsComplex<T>) {
    if (conjugated) {
      for (std::int64_t i = 0; i < n * n; ++i) a[i] = std::conj(a[i]);
    }
  }
}

// Eigenvalues, ascending, and eigenvectors in the place of the matrices.
std::array<Storage, 2> hermitian(const char* op, const Storage& x, bool vectors, Dtype dt) {
  const Matrices m = require_square(op, "x", x.shape);
  Storage matrices = c_order(x);
  Storage values = allocate(with_vector(x.shape, m.rows), real_dtype(dt));
  if (matrices.size() == 0) return {values, matrices};
  Trouble trouble;
  with_type(dt, [&]<class T>() {
    const std::int64_t n = m.rows;
    each_matrix(m.count, n, [&](std::int64_t begin, std::int64_t end) {
      // The upper triangle of the transpose: the lower one of the matrix.
      const Heevd<T> solve(vectors, 'U', static_cast<Integer>(n));
      for (std::int64_t i = begin; i < end; ++i) {
        T* a = data_of<T>(matrices) + i * n * n;
        if (!all_finite(a, n * n)) {
          trouble.not_finite.note(i);
        } else if (solve(a, data_of<Real<T>>(values) + i * n) != 0) {
          trouble.unconverged.note(i);
        } else if (vectors) {
          turn_square(a, n, true);  // LAPACK saw conj(A), whose vectors are conjugated
        }
      }
    });
  });
  trouble.raise(op, x.shape);
  return {values, matrices};
}

struct Singular {
  Storage u, s, vh;
};

Singular singular(const char* op, const Storage& x, Vectors job, Dtype dt) {
  const Matrices m = require_matrices(op, "x", x.shape);
  const std::int64_t k = m.least();
  const std::int64_t u_columns = job == Vectors::All ? m.rows : k, vh_rows = job == Vectors::All ? m.columns : k;
  Singular found;
  found.s = allocate(with_vector(x.shape, k), real_dtype(dt));
  if (job != Vectors::None) {
    found.u = allocate(with_matrix(x.shape, m.rows, u_columns), dt);
    found.vh = allocate(with_matrix(x.shape, vh_rows, m.columns), dt);
  }
  if (m.count == 0) return found;
  Trouble trouble;
  with_type(dt, [&]<class T>() {
    const auto identity = [&](Storage& to, std::int64_t n, std::int64_t i) {
      T* a = data_of<T>(to) + i * n * n;
      std::fill_n(a, n * n, T(0));
      for (std::int64_t j = 0; j < n; ++j) a[j * n + j] = T(1);
    };
    if (k == 0) {
      for (std::int64_t i = 0; i < m.count && job == Vectors::All; ++i) {
        identity(found.u, m.rows, i);
        identity(found.vh, m.columns, i);
      }
      return;
    }
    const Storage matrices = c_order(x);
    each_matrix(m.count, std::max(m.rows, m.columns), [&](std::int64_t begin, std::int64_t end) {
      const Gesdd<T> factor(job, static_cast<Integer>(m.columns), static_cast<Integer>(m.rows));
      const std::int64_t size = m.rows * m.columns;
      for (std::int64_t i = begin; i < end; ++i) {
        T* a = data_of<T>(matrices) + i * size;
        T* u = job == Vectors::None ? nullptr : data_of<T>(found.u) + i * m.rows * u_columns;
        T* vh = job == Vectors::None ? nullptr : data_of<T>(found.vh) + i * vh_rows * m.columns;
        if (!all_finite(a, size)) {
          trouble.not_finite.note(i);
        } else if (factor(a, data_of<Real<T>>(found.s) + i * k, vh, u) != 0) {
          trouble.unconverged.note(i);
        }
      }
    });
  });
  trouble.raise(op, x.shape);
  return found;
}

// Q of m x `columns` and R of `columns` x n.
std::array<Storage, 2> orthogonal(const Storage& x, bool complete, Dtype dt) {
  const Matrices m = require_matrices("qr", "x", x.shape);
  const std::int64_t k = m.least(), columns = complete ? m.rows : k;
  Storage q = allocate(with_matrix(x.shape, m.rows, columns), dt);
  Storage r = allocate(with_matrix(x.shape, columns, m.columns), dt);
  if (m.count == 0) return {q, r};
  with_type(dt, [&]<class T>() {
    if (k == 0) {
      for (std::int64_t i = 0; i < m.count; ++i) {
        for (std::int64_t j = 0; j < columns; ++j) {
          T* row = data_of<T>(q) + (i * m.rows + j) * columns;
          std::fill_n(row, columns, T(0));
          row[j] = T(1);
        }
      }
      return;
    }
    const Storage matrices = c_order(x);
    each_matrix(m.count, std::max(m.rows, m.columns), [&](std::int64_t begin, std::int64_t end) {
      // LAPACK sees A^T, of m.columns x m.rows.
      const Lq<T> lq(static_cast<Integer>(m.columns), static_cast<Integer>(m.rows), static_cast<Integer>(columns));
      for (std::int64_t i = begin; i < end; ++i) {
        T* a = data_of<T>(matrices) + i * m.rows * m.columns;
        T* to_q = data_of<T>(q) + i * m.rows * columns;
        T* to_r = data_of<T>(r) + i * columns * m.columns;
        lq.factor(a);
        for (std::int64_t row = 0; row < columns; ++row) {
          const std::int64_t zeros = std::min(row, m.columns);
          std::fill_n(to_r + row * m.columns, zeros, T(0));
          std::copy(a + row * m.columns + zeros, a + (row + 1) * m.columns, to_r + row * m.columns + zeros);
        }
        for (std::int64_t row = 0; row < m.rows; ++row) std::copy_n(a + row * m.columns, k, to_q + row * columns);
        lq.generate(to_q);
      }
    });
  });
  return {q, r};
}

}  // namespace

std::array<Storage, 2> eigh(const Storage& x, Dtype dt) {
  return is_half(dt) ? narrowed(eigh(widened(x), Dtype::Float32), dt) : hermitian("eigh", x, true, dt);
}

Storage hermitian_eigenvalues(const Storage& x, Dtype dt) {
  return is_half(dt) ? converted(hermitian_eigenvalues(widened(x), Dtype::Float32), dt) : hermitian("eigvalsh", x, false, dt)[0];
}

std::array<Storage, 3> reduced_svd(const Storage& x, Dtype dt) {
  if (is_half(dt)) return narrowed(reduced_svd(widened(x), Dtype::Float32), dt);
  Singular found = singular("svd", x, Vectors::Some, dt);
  return {std::move(found.u), std::move(found.s), std::move(found.vh)};
}

std::array<Storage, 3> full_svd(const Storage& x, Dtype dt) {
  if (is_half(dt)) return narrowed(full_svd(widened(x), Dtype::Float32), dt);
  Singular found = singular("svd", x, Vectors::All, dt);
  return {std::move(found.u), std::move(found.s), std::move(found.vh)};
}

Storage singular_values(const Storage& x, Dtype dt) {
  return is_half(dt) ? converted(singular_values(widened(x), Dtype::Float32), dt) : singular("svdvals", x, Vectors::None, dt).s;
}

std::array<Storage, 2> reduced_qr(const Storage& x, Dtype dt) {
  return is_half(dt) ? narrowed(reduced_qr(widened(x), Dtype::Float32), dt) : orthogonal(x, false, dt);
}

std::array<Storage, 2> complete_qr(const Storage& x, Dtype dt) {
  return is_half(dt) ? narrowed(complete_qr(widened(x), Dtype::Float32), dt) : orthogonal(x, true, dt);
}

std::array<Storage, 3> lu_factors(const Storage& x, Dtype dt) {
  if (is_half(dt)) return narrowed(lu_factors(widened(x), Dtype::Float32), dt);
  const Matrices m = require_matrices("lu", "x", x.shape);
  const std::int64_t k = m.least(), rows = m.rows, columns = m.columns;
  Storage p = allocate(with_matrix(x.shape, rows, rows), dt);
  Storage lower = allocate(with_matrix(x.shape, rows, k), dt);
  Storage upper = allocate(with_matrix(x.shape, k, columns), dt);
  if (m.count == 0) return {p, lower, upper};
  const Storage factors = column_major(x);
  with_type(dt, [&]<class T>() {
    each_matrix(m.count, std::max(rows, columns), [&](std::int64_t begin, std::int64_t end) {
      const Workspace<Integer> pivots = workspace<Integer>(k), order = workspace<Integer>(rows);
      for (std::int64_t i = begin; i < end; ++i) {
        T* a = data_of<T>(factors) + i * rows * columns;
        if (k > 0) getrf(static_cast<Integer>(rows), static_cast<Integer>(columns), a, pivots.get());
        T* to_p = data_of<T>(p) + i * rows * rows;
        T* to_lower = data_of<T>(lower) + i * rows * k;
        T* to_upper = data_of<T>(upper) + i * k * columns;
        for (std::int64_t row = 0; row < rows; ++row) order[static_cast<std::size_t>(row)] = static_cast<Integer>(row);
        for (std::int64_t row = 0; row < k; ++row) {
          std::swap(order[static_cast<std::size_t>(row)],
                    order[static_cast<std::size_t>(pivots[static_cast<std::size_t>(row)] - 1)]);
        }
        std::fill_n(to_p, rows * rows, T(0));
        for (std::int64_t row = 0; row < rows; ++row) to_p[order[static_cast<std::size_t>(row)] * rows + row] = T(1);
        for (std::int64_t row = 0; row < rows; ++row) {
          for (std::int64_t column = 0; column < k; ++column) {
            to_lower[row * k + column] = row > column ? a[column * rows + row] : row == column ? T(1) : T(0);
          }
        }
        for (std::int64_t row = 0; row < k; ++row) {
          for (std::int64_t column = 0; column < columns; ++column) {
            to_upper[row * columns + column] = row <= column ? a[column * rows + row] : T(0);
          }
        }
      }
    });
  });
  return {p, lower, upper};
}

Storage pseudoinverse(const Storage& x, const Storage& rtol, const Shape& shape, Dtype dt) {
  if (is_half(dt)) return converted(pseudoinverse(widened(x), widened(rtol), shape, Dtype::Float32), dt);
  const Singular found = singular("pinv", x, Vectors::Some, dt);
  Storage result = allocate(shape, dt);
  const Matrices m = require_matrices("pinv", "x", x.shape);
  const std::int64_t k = m.least();
  if (result.size() == 0) return result;
  Storage cutoffs = allocate(batch_shape(x.shape), dt);
  copy_into(cutoffs, rtol);
  with_type(dt, [&]<class T>() {
    each_matrix(m.count, std::max(m.rows, m.columns), [&](std::int64_t begin, std::int64_t end) {
      const Workspace<T> v = workspace<T>(m.columns * k), uh = workspace<T>(k * m.rows);
      for (std::int64_t i = begin; i < end; ++i) {
        const T* u = data_of<T>(found.u) + i * m.rows * k;
        const T* vh = data_of<T>(found.vh) + i * k * m.columns;
        const Real<T>* s = data_of<Real<T>>(found.s) + i * k;
        const Real<T> cutoff = std::real(data_of<T>(cutoffs)[i]) * s[0];
        for (std::int64_t j = 0; j < k; ++j) {
          const Real<T> inverse = s[j] > cutoff ? 1 / s[j] : Real<T>(0);
          for (std::int64_t row = 0; row < m.columns; ++row) {
            v[static_cast<std::size_t>(row * k + j)] = conjugate(vh[j * m.columns + row]) * inverse;
          }
          for (std::int64_t row = 0; row < m.rows; ++row) {
            uh[static_cast<std::size_t>(j * m.rows + row)] = conjugate(u[row * k + j]);
          }
        }
        gemm(static_cast<Integer>(m.columns), static_cast<Integer>(k), static_cast<Integer>(m.rows), v.get(),
             static_cast<Integer>(k), uh.get(), static_cast<Integer>(m.rows),
             data_of<T>(result) + i * m.rows * m.columns, static_cast<Integer>(m.rows));
      }
    });
  });
  return result;
}

namespace {

// Eigenvalues of a complex matrix and its eigenvectors, row-major; `a`, column-major, is destroyed.
template <class T>
bool general(const Geev<T>& solve, T* a, T* values, T* vectors, std::int64_t n) {
  if (solve(a, values, vectors) != 0) return false;
  if (vectors) turn_square(vectors, n, false);
  return true;
}

// The same for a matrix without imaginary parts: complex eigenvalues then come in exact pairs.
template <class R>
bool general_real(const Geev<R>& solve, std::complex<R>* a, R* work, std::complex<R>* values,
                  std::complex<R>* vectors, std::int64_t n) {
  R* real = work;
  R* parts = real + n * n;
  R* columns = parts + 2 * n;
  for (std::int64_t i = 0; i < n * n; ++i) real[i] = a[i].real();
  if (solve(real, parts, vectors ? columns : nullptr) != 0) return false;
  for (std::int64_t j = 0; j < n; ++j) values[j] = {parts[j], parts[n + j]};
  for (std::int64_t j = 0; vectors && j < n; ++j) {
    const bool pair = parts[n + j] != 0;
    for (std::int64_t i = 0; i < n; ++i) {
      vectors[i * n + j] = {columns[j * n + i], pair ? columns[(j + 1) * n + i] : R(0)};
      if (pair) vectors[i * n + j + 1] = std::conj(vectors[i * n + j]);
    }
    j += pair;
  }
  return true;
}

std::array<Storage, 2> general(const char* op, const Storage& x, bool vectors, Dtype dt) {
  const Matrices m = require_square(op, "x", x.shape);
  const std::int64_t n = m.rows;
  Storage values = allocate(with_vector(x.shape, n), dt);
  Storage found;
  if (vectors) found = allocate(x.shape, dt);
  if (values.size() == 0) return {values, found};
  const Storage matrices = column_major(x);
  Trouble trouble;
  const auto run = [&]<class R>() {
    using T = std::complex<R>;
    each_matrix(m.count, n, [&](std::int64_t begin, std::int64_t end) {
      const Geev<T> solve(vectors, static_cast<Integer>(n));
      const Geev<R> solve_real(vectors, static_cast<Integer>(n));
      const Workspace<R> work = workspace<R>(2 * n * n + 2 * n);
      for (std::int64_t i = begin; i < end; ++i) {
        T* a = data_of<T>(matrices) + i * n * n;
        T* to_values = data_of<T>(values) + i * n;
        T* to_vectors = vectors ? data_of<T>(found) + i * n * n : nullptr;
        if (!all_finite(a, n * n)) {
          trouble.not_finite.note(i);
          continue;
        }
        const bool real = std::all_of(a, a + n * n, [](T value) { return value.imag() == 0; });
        const bool converged = real ? general_real<R>(solve_real, a, work.get(), to_values, to_vectors, n)
                                    : general<T>(solve, a, to_values, to_vectors, n);
        if (!converged) trouble.unconverged.note(i);
      }
    });
  };
  if (dt == Dtype::Complex64) {
    run.template operator()<float>();
  } else {
    run.template operator()<double>();
  }
  trouble.raise(op, x.shape);
  return {values, found};
}

}  // namespace

std::array<Storage, 2> general_eig(const Storage& x, Dtype dt) { return general("eig", x, true, dt); }

Storage general_eigenvalues(const Storage& x, Dtype dt) { return general("eigvals", x, false, dt)[0]; }

}  // namespace pylucid::cpu
