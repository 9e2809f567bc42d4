// Factorisations with one triangular or LU step: cholesky, solve, inv, det and what their derivatives need.
//
// A row-major matrix is the transpose of the column-major one that LAPACK sees, so most of these work in place on a
// copy in C order: inv(A^T) = inv(A)^T, det(A^T) = det(A), and A^T = P L U gives A = U^T L^T P^T.
#include <array>
#include <cmath>
#include <vector>

#include "backend/cpu/kernels.h"
#include "backend/cpu/linalg_common.h"
#include "core/error.h"
#include "linalg/kernels.h"

namespace pylucid::cpu {

using namespace lapack;

namespace {

template <class T>
void set_identity(T* a, std::int64_t rows, std::int64_t columns) {
  std::fill_n(a, rows * columns, T(0));
  for (std::int64_t i = 0; i < std::min(rows, columns); ++i) a[i * columns + i] = T(1);
}

// The inverse of each matrix; `failed` sees the singular ones, whose places are filled with NaN.
Storage inverses(const Storage& x, Dtype dt, Failure& failed) {
  Storage result = c_order(x);
  const Matrices m{require_square("inv", "x", x.shape)};
  if (result.size() == 0) return result;
  with_type(dt, [&]<class T>() {
    const std::int64_t size = m.rows * m.columns;
    const auto n = static_cast<Integer>(m.rows);
    each_matrix(m.count, m.rows, [&](std::int64_t begin, std::int64_t end) {
      const Getri<T> invert(n);
      const Workspace<Integer> pivots = workspace<Integer>(n);
      for (std::int64_t i = begin; i < end; ++i) {
        T* a = data_of<T>(result) + i * size;
        if (getrf(n, n, a, pivots.get()) == 0 && invert(a, pivots.get()) == 0) continue;
        failed.note(i);
        std::fill_n(a, size, T(std::numeric_limits<Real<T>>::quiet_NaN()));
      }
    });
  });
  return result;
}

// det as sign * exp(logarithm) of the factors of getrf.
template <class T>
struct Logarithm {
  T sign;
  Real<T> logarithm;
};

template <class T>
T parity(const Integer* pivots, std::int64_t n) {
  bool odd = false;
  for (std::int64_t i = 0; i < n; ++i) odd ^= pivots[i] != i + 1;
  return odd ? T(-1) : T(1);
}

template <class T>
Logarithm<T> logarithm_of(const T* a, const Integer* pivots, std::int64_t n) {
  Logarithm<T> found{parity<T>(pivots, n), 0};
  for (std::int64_t i = 0; i < n; ++i) {
    const T diagonal = a[i * n + i];
    const Real<T> size = std::abs(diagonal);
    if (size == 0) return {T(0), -std::numeric_limits<Real<T>>::infinity()};
    found.sign *= diagonal / size;
    found.logarithm += std::log(size);
  }
  return found;
}

template <class T>
T product_of(const T* a, const Integer* pivots, std::int64_t n) {
  T product = parity<T>(pivots, n);
  for (std::int64_t i = 0; i < n; ++i) product *= a[i * n + i];
  return product;
}

// det of a matrix that is destroyed.
template <class T>
T determinant(T* a, Integer n, Integer* pivots) {
  getrf(n, n, a, pivots);
  return product_of(a, pivots, n);
}

template <class T>
void conjugate_all(T* a, std::int64_t n) {
  if constexpr (kIsComplex<T>) {
    for (std::int64_t i = 0; i < n; ++i) a[i] = std::conj(a[i]);
  }
}

template <class T>
void transpose_into(T* to, const T* from, std::int64_t n) {
  for (std::int64_t i = 0; i < n; ++i) {
    for (std::int64_t j = 0; j < n; ++j) to[j * n + i] = from[i * n + j];
  }
}

// A = U diag(s) V^H, from which products of all singular values but one or two give the derivatives of det without a
// division, whatever the rank.
template <class T>
class Adjugate {
 public:
  explicit Adjugate(std::int64_t n)
      : n_(n), svd_(Vectors::All, static_cast<Integer>(n), static_cast<Integer>(n)), a_(workspace<T>(n * n)),
        u_(workspace<T>(n * n)), vh_(workspace<T>(n * n)), work_(workspace<T>(n * n)), s_(workspace<Real<T>>(n)),
        before_(workspace<Real<T>>(n + 1)), after_(workspace<Real<T>>(n + 1)), pivots_(workspace<Integer>(n)) {}

  // Row-major; false: no convergence.
  bool factor(const T* a) {
    std::copy_n(a, n_ * n_, a_.get());
    // A^T = conj(V) diag(s) U^T: of the column-major results the first is V^H, the second U, row-major.
    if (svd_(a_.get(), s_.get(), vh_.get(), u_.get()) != 0) return false;
    const auto n = static_cast<Integer>(n_);
    std::copy_n(u_.get(), n_ * n_, work_.get());
    phase_ = determinant(work_.get(), n, pivots_.get());
    std::copy_n(vh_.get(), n_ * n_, work_.get());
    phase_ *= determinant(work_.get(), n, pivots_.get());
    before_[0] = after_[static_cast<std::size_t>(n_)] = 1;
    for (std::int64_t i = 0; i < n_; ++i) before_[at(i + 1)] = before_[at(i)] * s_[at(i)];
    for (std::int64_t i = n_; i-- > 0;) after_[at(i)] = after_[at(i + 1)] * s_[at(i)];
    // The cofactors of a unitary matrix are det(U) conj(U).
    conjugate_all(u_.get(), n_ * n_);
    conjugate_all(vh_.get(), n_ * n_);
    return true;
  }

  void cofactors(T* result) {
    for (std::int64_t i = 0; i < n_; ++i) {
      for (std::int64_t k = 0; k < n_; ++k) {
        work_[at(i * n_ + k)] = phase_ * u_[at(i * n_ + k)] * (before_[at(k)] * after_[at(k + 1)]);
      }
    }
    multiply(work_.get(), vh_.get(), result);
  }

  // The derivative of <cofactors, t>.
  void hessian(const T* t, T* result) {
    // t in the bases of the singular vectors: U^H t V.
    transpose_into(a_.get(), u_.get(), n_);
    multiply(a_.get(), t, work_.get());
    transpose_into(a_.get(), vh_.get(), n_);
    multiply(work_.get(), a_.get(), result);
    std::fill_n(work_.get(), n_ * n_, T(0));
    for (std::int64_t i = 0; i < n_; ++i) {
      Real<T> between = 1;
      for (std::int64_t j = i + 1; j < n_; ++j) {
        const Real<T> others = before_[at(i)] * between * after_[at(j + 1)];
        work_[at(i * n_ + i)] += result[j * n_ + j] * others;
        work_[at(j * n_ + j)] += result[i * n_ + i] * others;
        work_[at(i * n_ + j)] = -result[j * n_ + i] * others;
        work_[at(j * n_ + i)] = -result[i * n_ + j] * others;
        between *= s_[at(j)];
      }
    }
    multiply(u_.get(), work_.get(), a_.get());
    multiply(a_.get(), vh_.get(), result);
    for (std::int64_t i = 0; i < n_ * n_; ++i) result[i] *= phase_;
  }

 private:
  void multiply(const T* a, const T* b, T* c) const {
    const auto n = static_cast<Integer>(n_);
    gemm(n, n, n, a, n, b, n, c, n);
  }
  static std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

  std::int64_t n_;
  Gesdd<T> svd_;
  Workspace<T> a_, u_, vh_, work_;
  Workspace<Real<T>> s_, before_, after_;
  Workspace<Integer> pivots_;
  T phase_{};
};

template <class T>
T times_power(T x, int exponent) {
  if constexpr (kIsComplex<T>) return {std::ldexp(x.real(), exponent), std::ldexp(x.imag(), exponent)};
  else return std::ldexp(x, exponent);
}

// det(A) A^-T where the factors show that A is far from singular. det itself may be out of range where that is not.
template <class T>
bool cofactors_from_inverse(T* a, Integer n, const Getri<T>& invert, Integer* pivots) {
  if (getrf(n, n, a, pivots) != 0) return false;
  Real<T> least = std::numeric_limits<Real<T>>::infinity(), most = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const Real<T> size = std::abs(a[i * n + i]);
    least = std::min(least, size);
    most = std::max(most, size);
  }
  constexpr Real<T> kFarFromSingular = Real<T>(0.01);
  const bool regular = least > kFarFromSingular * most && std::isnormal(least) && std::isfinite(most);
  if (!regular) return false;
  T product = parity<T>(pivots, n);  // of a size between 1/2 and 1, times 2**exponent
  int exponent = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    int by = 0;
    product *= times_power(a[i * n + i], -std::ilogb(most));
    std::frexp(std::abs(product), &by);
    product = times_power(product, -by);
    exponent += by + std::ilogb(most);
  }
  if (invert(a, pivots) != 0) return false;
  for (std::int64_t i = 0; i < n; ++i) {
    for (std::int64_t j = 0; j < i; ++j) std::swap(a[i * n + j], a[j * n + i]);
  }
  const T whole = times_power(product, exponent);
  if (std::isnormal(std::abs(whole))) {
    for (std::int64_t i = 0; i < std::int64_t{n} * n; ++i) a[i] *= whole;
  } else {
    for (std::int64_t i = 0; i < std::int64_t{n} * n; ++i) a[i] = times_power(a[i] * product, exponent);
  }
  return true;
}

}  // namespace

Storage cholesky(const Storage& x, bool upper, const Shape& shape, Dtype dt) {
  if (is_half(dt)) return converted(cholesky(widened(x), upper, shape, Dtype::Float32), dt);
  const Matrices m = require_square("cholesky", "x", shape);
  Storage result = c_order(x);
  if (result.size() == 0) return result;
  Failure indefinite;
  with_type(dt, [&]<class T>() {
    const std::int64_t n = m.rows;
    each_matrix(m.count, n, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i) {
        T* a = data_of<T>(result) + i * n * n;
        // The lower triangle is read. LAPACK's R of conj(A) = R^H R is L^T, in memory L.
        bool positive = potrf('U', static_cast<Integer>(n), a) == 0;
        // OpenBLAS lets a NaN pass.
        for (std::int64_t row = 0; row < n; ++row) positive &= std::real(a[row * n + row]) > 0;
        if (!positive) indefinite.note(i);
        for (std::int64_t row = 0; row < n; ++row) std::fill(a + row * n + row + 1, a + (row + 1) * n, T(0));
        if (!upper) continue;
        for (std::int64_t row = 0; row < n; ++row) {
          for (std::int64_t column = row + 1; column < n; ++column) {
            a[row * n + column] = conjugate(a[column * n + row]);
            a[column * n + row] = T(0);
          }
        }
      }
    });
  });
  if (indefinite.happened()) raise_indefinite("cholesky", "x", shape, indefinite.index());
  return result;
}

Storage inv(const Storage& x, const Shape& shape, Dtype dt) {
  if (is_half(dt)) return converted(inv(widened(x), shape, Dtype::Float32), dt);
  Failure singular;
  Storage result = inverses(x, dt, singular);
  if (singular.happened()) raise_singular("inv", "x", shape, singular.index());
  return result;
}

Storage inverse(const Storage& x, const Shape& shape, Dtype dt) {
  if (is_half(dt)) return converted(inverse(widened(x), shape, Dtype::Float32), dt);
  Failure singular;
  return inverses(x, dt, singular);
}

std::array<Storage, 2> lu_pivots(const Storage& x, Dtype dt) {
  if (is_half(dt)) return narrowed(lu_pivots(widened(x), Dtype::Float32), dt);
  const Matrices m = require_square("solve", "x1", x.shape);
  Storage factors = c_order(x);
  Storage pivots = allocate(with_vector(x.shape, m.rows), Dtype::Int32);
  if (factors.size() == 0) return {factors, pivots};
  Failure singular;
  with_type(dt, [&]<class T>() {
    const auto n = static_cast<Integer>(m.rows);
    each_matrix(m.count, m.rows, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i) {
        if (getrf(n, n, data_of<T>(factors) + i * n * n, data_of<Integer>(pivots) + i * n) != 0) singular.note(i);
      }
    });
  });
  if (singular.happened()) raise_singular("solve", "x1", x.shape, singular.index());
  return {factors, pivots};
}

namespace {

// Where each matrix of a result's batch lies in an operand whose batch is broadcast to it, in matrices.
class BatchOffsets {
 public:
  BatchOffsets(const Shape& result, const Shape& operand, std::size_t tail = 2) {
    const std::size_t n = result.size() - 2, own = operand.size() - tail;
    extents_ = Shape(std::span(result.data(), n));
    steps_ = Dims(n, 0);
    std::int64_t step = 1;
    for (std::size_t i = own; i-- > 0;) {
      if (operand[i] != 1) steps_[n - own + i] = step;
      step *= operand[i];
    }
  }
  std::int64_t operator()(std::int64_t index) const {
    std::int64_t offset = 0;
    for (std::size_t i = extents_.size(); i-- > 0;) {
      offset += index % extents_[i] * steps_[i];
      index /= extents_[i];
    }
    return offset;
  }

 private:
  Shape extents_;
  Dims steps_;
};

// A right-hand side broadcast to the result, for solving in place.
Storage right_side(const Storage& x2, const Shape& shape, Dtype dt) {
  Storage result = allocate(shape, dt);
  copy_into(result, x2);
  return result;
}

template <class T>
void swap_rows(T* b, std::int64_t columns, const Integer* pivots, std::int64_t n, bool backwards) {
  for (std::int64_t step = 0; step < n; ++step) {
    const std::int64_t row = backwards ? n - 1 - step : step;
    const std::int64_t other = std::int64_t{pivots[row]} - 1;
    if (other < 0 || other >= n) {
      throw ValueError("solve: pivots has " + std::to_string(pivots[row]) + "; accepted are 1 to " + std::to_string(n));
    }
    if (other != row) std::swap_ranges(b + row * columns, b + (row + 1) * columns, b + other * columns);
  }
}

}  // namespace

Storage solve_factored(const Storage&, const Storage& x2, const Storage& lu, const Storage& pivots, bool transposed,
                       const Shape& shape, Dtype dt) {
  if (is_half(dt)) {
    return converted(
        solve_factored(widened(lu), widened(x2), widened(lu), pivots, transposed, shape, Dtype::Float32), dt);
  }
  const Matrices m = require_matrices("solve", "x2", shape);
  Storage result = right_side(x2, shape, dt);
  if (result.size() == 0) return result;
  const Storage factors = lu.contiguous() ? lu : c_order(lu);
  const Storage swaps = pivots.contiguous() ? pivots : c_order(pivots);
  const BatchOffsets offset(shape, lu.shape);
  with_type(dt, [&]<class T>() {
    const auto n = static_cast<Integer>(m.rows), columns = static_cast<Integer>(m.columns);
    each_matrix(m.count, std::max(m.rows, m.columns), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i) {
        const T* a = data_of<T>(factors) + offset(i) * n * n;
        const Integer* order = data_of<Integer>(swaps) + offset(i) * n;
        T* b = data_of<T>(result) + i * m.rows * m.columns;
        if (transposed) {  // A^T = P L U; in row-major memory L is upper and U lower, both transposed
          swap_rows(b, columns, order, n, false);
          trsm(true, true, true, n, columns, a, n, b);
          trsm(false, true, false, n, columns, a, n, b);
        } else {
          trsm(false, false, false, n, columns, a, n, b);
          trsm(true, false, true, n, columns, a, n, b);
          swap_rows(b, columns, order, n, true);
        }
      }
    });
  });
  return result;
}

Storage triangular_solve(const Storage& x1, const Storage& x2, bool upper, bool unit_diagonal, const Shape& shape,
                         Dtype dt) {
  if (is_half(dt)) {
    return converted(triangular_solve(widened(x1), widened(x2), upper, unit_diagonal, shape, Dtype::Float32), dt);
  }
  const Matrices m = require_matrices("solve_triangular", "x2", shape);
  Storage result = right_side(x2, shape, dt);
  if (result.size() == 0) return result;
  // A transposed matrix is read as it lies.
  Storage turned = x1;
  std::swap(turned.shape[x1.ndim() - 1], turned.shape[x1.ndim() - 2]);
  std::swap(turned.strides[x1.ndim() - 1], turned.strides[x1.ndim() - 2]);
  const bool transposed = !x1.contiguous() && turned.contiguous();
  const Storage factors = transposed ? turned : x1.contiguous() ? x1 : c_order(x1);
  const BatchOffsets offset(shape, x1.shape);
  with_type(dt, [&]<class T>() {
    const auto n = static_cast<Integer>(m.rows), columns = static_cast<Integer>(m.columns);
    each_matrix(m.count, std::max(m.rows, m.columns), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i) {
        trsm(upper != transposed, transposed, unit_diagonal, n, columns, data_of<T>(factors) + offset(i) * n * n, n,
             data_of<T>(result) + i * m.rows * m.columns);
      }
    });
  });
  return result;
}

Storage det(const Storage& x, const Shape& shape, Dtype dt) {
  if (is_half(dt)) return converted(det(widened(x), shape, Dtype::Float32), dt);
  const Matrices m = require_square("det", "x", x.shape);
  const Storage factors = c_order(x);
  Storage result = allocate(shape, dt);
  with_type(dt, [&]<class T>() {
    const auto n = static_cast<Integer>(m.rows);
    each_matrix(m.count, m.rows, [&](std::int64_t begin, std::int64_t end) {
      const Workspace<Integer> pivots = workspace<Integer>(n);
      for (std::int64_t i = begin; i < end; ++i) {
        data_of<T>(result)[i] = n == 0 ? T(1) : determinant(data_of<T>(factors) + i * n * n, n, pivots.get());
      }
    });
  });
  return result;
}

std::array<Storage, 2> slogdet(const Storage& x, Dtype dt) {
  if (is_half(dt)) return narrowed(slogdet(widened(x), Dtype::Float32), dt);
  const Matrices m = require_square("slogdet", "x", x.shape);
  const Storage factors = c_order(x);
  Storage sign = allocate(batch_shape(x.shape), dt), logarithm = allocate(batch_shape(x.shape), real_dtype(dt));
  with_type(dt, [&]<class T>() {
    const auto n = static_cast<Integer>(m.rows);
    each_matrix(m.count, m.rows, [&](std::int64_t begin, std::int64_t end) {
      const Workspace<Integer> pivots = workspace<Integer>(n);
      for (std::int64_t i = begin; i < end; ++i) {
        T* a = data_of<T>(factors) + i * n * n;
        if (n > 0) getrf(n, n, a, pivots.get());
        const Logarithm<T> found = logarithm_of(a, pivots.get(), n);
        data_of<T>(sign)[i] = found.sign;
        data_of<Real<T>>(logarithm)[i] = found.logarithm;
      }
    });
  });
  return {sign, logarithm};
}

Storage cofactor(const Storage& x, const Shape& shape, Dtype dt) {
  if (is_half(dt)) return converted(cofactor(widened(x), shape, Dtype::Float32), dt);
  const Matrices m = require_square("det", "x", shape);
  Storage result = c_order(x);
  if (result.size() == 0) return result;
  with_type(dt, [&]<class T>() {
    const std::int64_t n = m.rows, size = n * n;
    each_matrix(m.count, n, [&](std::int64_t begin, std::int64_t end) {
      const Getri<T> invert(static_cast<Integer>(n));
      const Workspace<Integer> pivots = workspace<Integer>(n);
      const Workspace<T> original = workspace<T>(size);
      std::unique_ptr<Adjugate<T>> adjugate;
      for (std::int64_t i = begin; i < end; ++i) {
        T* a = data_of<T>(result) + i * size;
        std::copy_n(a, size, original.get());
        if (cofactors_from_inverse(a, static_cast<Integer>(n), invert, pivots.get())) continue;
        if (!adjugate) adjugate = std::make_unique<Adjugate<T>>(n);
        if (all_finite(original.get(), size) && adjugate->factor(original.get())) {
          adjugate->cofactors(a);
        } else {
          std::fill_n(a, size, T(std::numeric_limits<Real<T>>::quiet_NaN()));
        }
      }
    });
  });
  return result;
}

Storage det_hessian(const Storage& x, const Storage& direction, const Shape& shape, Dtype dt) {
  if (is_half(dt)) return converted(det_hessian(widened(x), widened(direction), shape, Dtype::Float32), dt);
  const Matrices m = require_square("det", "x", shape);
  const Storage matrices = right_side(x, shape, dt), moves = right_side(direction, shape, dt);
  Storage result = allocate(shape, dt);
  if (result.size() == 0) return result;
  with_type(dt, [&]<class T>() {
    const std::int64_t n = m.rows, size = n * n;
    each_matrix(m.count, n, [&](std::int64_t begin, std::int64_t end) {
      Adjugate<T> adjugate(n);
      for (std::int64_t i = begin; i < end; ++i) {
        const T* a = data_of<T>(matrices) + i * size;
        T* to = data_of<T>(result) + i * size;
        if (all_finite(a, size) && adjugate.factor(a)) {
          adjugate.hessian(data_of<T>(moves) + i * size, to);
        } else {
          std::fill_n(to, size, T(std::numeric_limits<Real<T>>::quiet_NaN()));
        }
      }
    });
  });
  return result;
}

Storage triangle(const Storage& x, bool upper, std::int64_t k, const Shape& shape, Dtype dt) {
  Storage result = c_order(x);
  const Matrices m = require_matrices("tril", "x", shape);
  if (result.size() == 0) return result;
  const auto item = static_cast<std::int64_t>(itemsize(dt));
  k = std::clamp(k, -m.rows, m.columns);
  for (std::int64_t row = 0; row < m.count * m.rows; ++row) {
    char* const line = result.data() + row * m.columns * item;
    const std::int64_t diagonal = row % m.rows + k;  // the diagonal's column
    const std::int64_t from = upper ? 0 : std::clamp<std::int64_t>(diagonal + 1, 0, m.columns);
    const std::int64_t to = upper ? std::clamp<std::int64_t>(diagonal, 0, m.columns) : m.columns;
    std::memset(line + from * item, 0, static_cast<std::size_t>((to - from) * item));
  }
  return result;
}

Storage diagonal(const Storage& x, std::int64_t offset, const Shape& shape, Dtype) {
  const Diagonal place = diagonal_of("diagonal", x.shape, offset);
  const std::size_t n = x.ndim();
  Storage view = x;
  view.shape = shape;
  view.strides = Strides(std::span<const std::int64_t>(x.strides.data(), n - 1));
  view.strides.back() = x.strides[n - 2] + x.strides[n - 1];
  if (place.length > 0) view.offset += place.row * x.strides[n - 2] + place.column * x.strides[n - 1];
  return view;
}

Storage diagonal_scatter(const Storage& x, const Dims&, std::int64_t offset, const Shape& shape, Dtype dt) {
  Storage result = allocate(shape, dt);
  if (result.size() == 0) return result;
  std::memset(result.data(), 0, result.buffer->nbytes());
  Storage view = diagonal(result, offset, x.shape, dt);
  copy_into(view, x);
  return result;
}

}  // namespace pylucid::cpu
