// LAPACK's routines under one name for the four dtypes that it has, and how many threads they use. Matrices are in
// column-major order; a row-major matrix is the transpose of one.
#pragma once

#include <complex>

#define LAPACK_COMPLEX_CUSTOM
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <lapacke.h>
#include <cblas.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <type_traits>

#include "core/dtype.h"

namespace pylucid::cpu {

// From here on OpenBLAS uses `n` threads, or as many as pylucid has.
void use_blas_threads(int n);
void use_blas_threads();

}  // namespace pylucid::cpu

namespace pylucid::cpu::lapack {

template <class T>
struct RealOf {
  using type = T;
};
template <class R>
struct RealOf<std::complex<R>> {
  using type = R;
};
template <class T>
using Real = typename RealOf<T>::type;
template <class T>
inline constexpr bool kIsComplex = !std::is_same_v<T, Real<T>>;

template <class T>
T conjugate(T value) {
  if constexpr (kIsComplex<T>) {
    return std::conj(value);
  } else {
    return value;
  }
}

// f.operator()<T>() for the C++ type of a dtype; half types have none.
template <class F>
decltype(auto) with_type(Dtype dt, F&& f) {
  switch (dt) {
    case Dtype::Float32: return f.template operator()<float>();
    case Dtype::Complex64: return f.template operator()<std::complex<float>>();
    case Dtype::Complex128: return f.template operator()<std::complex<double>>();
    default: return f.template operator()<double>();
  }
}

template <class T>
struct Routines;

template <>
struct Routines<float> {
  static constexpr auto getrf = scipy_LAPACKE_sgetrf_work;
  static constexpr auto getri = scipy_LAPACKE_sgetri_work;
  static constexpr auto potrf = scipy_LAPACKE_spotrf_work;
  static constexpr auto gelqf = scipy_LAPACKE_sgelqf_work;
  static constexpr auto unglq = scipy_LAPACKE_sorglq_work;
  static constexpr auto heevd = scipy_LAPACKE_ssyevd_work;
  static constexpr auto gesdd = scipy_LAPACKE_sgesdd_work;
  static constexpr auto geev = scipy_LAPACKE_sgeev_work;
  static constexpr auto trsm = scipy_cblas_strsm;
  static constexpr auto gemm = scipy_cblas_sgemm;
};

template <>
struct Routines<double> {
  static constexpr auto getrf = scipy_LAPACKE_dgetrf_work;
  static constexpr auto getri = scipy_LAPACKE_dgetri_work;
  static constexpr auto potrf = scipy_LAPACKE_dpotrf_work;
  static constexpr auto gelqf = scipy_LAPACKE_dgelqf_work;
  static constexpr auto unglq = scipy_LAPACKE_dorglq_work;
  static constexpr auto heevd = scipy_LAPACKE_dsyevd_work;
  static constexpr auto gesdd = scipy_LAPACKE_dgesdd_work;
  static constexpr auto geev = scipy_LAPACKE_dgeev_work;
  static constexpr auto trsm = scipy_cblas_dtrsm;
  static constexpr auto gemm = scipy_cblas_dgemm;
};

template <>
struct Routines<std::complex<float>> {
  static constexpr auto getrf = scipy_LAPACKE_cgetrf_work;
  static constexpr auto getri = scipy_LAPACKE_cgetri_work;
  static constexpr auto potrf = scipy_LAPACKE_cpotrf_work;
  static constexpr auto gelqf = scipy_LAPACKE_cgelqf_work;
  static constexpr auto unglq = scipy_LAPACKE_cunglq_work;
  static constexpr auto heevd = scipy_LAPACKE_cheevd_work;
  static constexpr auto gesdd = scipy_LAPACKE_cgesdd_work;
  static constexpr auto geev = scipy_LAPACKE_cgeev_work;
  static constexpr auto trsm = scipy_cblas_ctrsm;
  static constexpr auto gemm = scipy_cblas_cgemm;
};

template <>
struct Routines<std::complex<double>> {
  static constexpr auto getrf = scipy_LAPACKE_zgetrf_work;
  static constexpr auto getri = scipy_LAPACKE_zgetri_work;
  static constexpr auto potrf = scipy_LAPACKE_zpotrf_work;
  static constexpr auto gelqf = scipy_LAPACKE_zgelqf_work;
  static constexpr auto unglq = scipy_LAPACKE_zunglq_work;
  static constexpr auto heevd = scipy_LAPACKE_zheevd_work;
  static constexpr auto gesdd = scipy_LAPACKE_zgesdd_work;
  static constexpr auto geev = scipy_LAPACKE_zgeev_work;
  static constexpr auto trsm = scipy_cblas_ztrsm;
  static constexpr auto gemm = scipy_cblas_zgemm;
};

using Integer = lapack_int;

template <class T>
using Workspace = std::unique_ptr<T[]>;

template <class T>
Workspace<T> workspace(std::int64_t n) {
  return Workspace<T>(new T[static_cast<std::size_t>(std::max<std::int64_t>(n, 1))]);
}

// The size that a query has left in the first element of the workspace, which float32 may have rounded down.
template <class T>
Integer asked_for(T first) {
  return static_cast<Integer>(static_cast<double>(std::real(first)) * (1 + 0x1p-23)) + 1;
}

// P L U of an m x n matrix in its place; above 0: the first zero of U's diagonal, counted from 1.
template <class T>
Integer getrf(Integer m, Integer n, T* a, Integer* pivots) {
  return Routines<T>::getrf(LAPACK_COL_MAJOR, m, n, a, std::max<Integer>(m, 1), pivots);
}

// The inverse from getrf's factors in their place.
template <class T>
class Getri {
 public:
  explicit Getri(Integer n) : n_(n), size_(std::max<Integer>(n, 1) * 64), work_(workspace<T>(size_)) {}
  Integer operator()(T* a, const Integer* pivots) const {
    return Routines<T>::getri(LAPACK_COL_MAJOR, n_, a, n_, pivots, work_.get(), size_);
  }

 private:
  Integer n_, size_;
  Workspace<T> work_;
};

template <class T>
Integer potrf(char triangle, Integer n, T* a) {
  return Routines<T>::potrf(LAPACK_COL_MAJOR, triangle, n, a, n);
}

// L Q of an m x n matrix, and then the first `rows` rows of Q from its reflectors.
template <class T>
class Lq {
 public:
  Lq(Integer m, Integer n, Integer rows) : m_(m), n_(n), rows_(rows) {
    T most{}, own{};
    T none{};
    Routines<T>::gelqf(LAPACK_COL_MAJOR, m, n, &none, m, &none, &most, -1);
    Routines<T>::unglq(LAPACK_COL_MAJOR, rows, n, std::min(m, n), &none, rows, &none, &own, -1);
    size_ = std::max(asked_for(most), asked_for(own));
    work_ = workspace<T>(size_);
    tau_ = workspace<T>(std::min(m, n));
  }
  void factor(T* a) const { Routines<T>::gelqf(LAPACK_COL_MAJOR, m_, n_, a, m_, tau_.get(), work_.get(), size_); }
  // `q` has `rows` rows, of which the first min(m, n) hold the reflectors.
  void generate(T* q) const {
    Routines<T>::unglq(LAPACK_COL_MAJOR, rows_, n_, std::min(m_, n_), q, rows_, tau_.get(), work_.get(), size_);
  }

 private:
  Integer m_, n_, rows_, size_ = 0;
  Workspace<T> work_, tau_;
};

// Eigenvalues and, in the place of the matrix, eigenvectors, of Hermitian matrices of which one triangle is read.
template <class T>
class Heevd {
 public:
  Heevd(bool vectors, char triangle, Integer n) : job_(vectors ? 'V' : 'N'), triangle_(triangle), n_(n) {
    T most{}, none{};
    Real<T> real_most{}, w{};
    Integer integers = 0;
    call(&none, &w, &most, -1, &real_most, -1, &integers, -1);
    size_ = asked_for(most);
    real_size_ = asked_for(real_most);
    integer_size_ = integers;
    work_ = workspace<T>(size_);
    real_work_ = workspace<Real<T>>(kIsComplex<T> ? real_size_ : 1);
    integer_work_ = workspace<Integer>(integer_size_);
  }
  Integer operator()(T* a, Real<T>* w) const {
    return call(a, w, work_.get(), size_, real_work_.get(), real_size_, integer_work_.get(), integer_size_);
  }

 private:
  Integer call(T* a, Real<T>* w, T* work, Integer size, Real<T>* real_work, Integer real_size, Integer* integers,
               Integer integer_size) const {
    if constexpr (kIsComplex<T>) {
      return Routines<T>::heevd(LAPACK_COL_MAJOR, job_, triangle_, n_, a, n_, w, work, size, real_work, real_size,
                                integers, integer_size);
    } else {
      return Routines<T>::heevd(LAPACK_COL_MAJOR, job_, triangle_, n_, a, n_, w, work, size, integers, integer_size);
    }
  }

  char job_, triangle_;
  Integer n_, size_ = 0, real_size_ = 0, integer_size_ = 0;
  Workspace<T> work_;
  Workspace<Real<T>> real_work_;
  Workspace<Integer> integer_work_;
};

enum class Vectors : char { None = 'N', Some = 'S', All = 'A' };

// U S V^H of an m x n matrix, which is destroyed.
template <class T>
class Gesdd {
 public:
  Gesdd(Vectors job, Integer m, Integer n)
      : job_(static_cast<char>(job)), m_(m), n_(n), least_(std::min(m, n)),
        rows_(job == Vectors::All ? n : least_) {
    const std::int64_t k = least_, longest = std::max(m, n);
    real_work_ = workspace<Real<T>>(!kIsComplex<T>          ? 1
                                    : job == Vectors::None ? 7 * k
                                                           : std::max(5 * k * k + 5 * k, 2 * longest * k + 2 * k * k + k));
    integer_work_ = workspace<Integer>(8 * k);
    T most{}, none{};
    Real<T> s{};
    call(&none, &s, &none, &none, &most, -1);
    size_ = asked_for(most);
    work_ = workspace<T>(size_);
  }
  Integer operator()(T* a, Real<T>* s, T* u, T* vh) const { return call(a, s, u, vh, work_.get(), size_); }

 private:
  Integer call(T* a, Real<T>* s, T* u, T* vh, T* work, Integer size) const {
    if constexpr (kIsComplex<T>) {
      return Routines<T>::gesdd(LAPACK_COL_MAJOR, job_, m_, n_, a, m_, s, u, m_, vh, rows_, work, size,
                                real_work_.get(), integer_work_.get());
    } else {
      return Routines<T>::gesdd(LAPACK_COL_MAJOR, job_, m_, n_, a, m_, s, u, m_, vh, rows_, work, size,
                                integer_work_.get());
    }
  }

  char job_;
  Integer m_, n_, least_, rows_, size_ = 0;
  Workspace<T> work_;
  Workspace<Real<T>> real_work_;
  Workspace<Integer> integer_work_;
};

// Eigenvalues and right eigenvectors of a general matrix, which is destroyed. A real matrix gives the parts of its
// eigenvalues one behind the other, and of a conjugate pair of vectors the real and the imaginary part.
template <class T>
class Geev {
 public:
  Geev(bool vectors, Integer n) : job_(vectors ? 'V' : 'N'), n_(n), real_work_(workspace<Real<T>>(2 * n)) {
    T most{}, none{};
    call(&none, &none, &none, &most, -1);
    size_ = asked_for(most);
    work_ = workspace<T>(size_);
  }
  Integer operator()(T* a, T* values, T* vectors) const { return call(a, values, vectors, work_.get(), size_); }

 private:
  Integer call(T* a, T* values, T* vectors, T* work, Integer size) const {
    if constexpr (kIsComplex<T>) {
      return Routines<T>::geev(LAPACK_COL_MAJOR, 'N', job_, n_, a, n_, values, nullptr, 1, vectors, n_, work, size,
                               real_work_.get());
    } else {
      return Routines<T>::geev(LAPACK_COL_MAJOR, 'N', job_, n_, a, n_, values, values + n_, nullptr, 1, vectors, n_,
                               work, size);
    }
  }

  char job_;
  Integer n_, size_ = 0;
  Workspace<T> work_;
  Workspace<Real<T>> real_work_;
};

// b = a^-1 b for a row-major triangular a and a row-major b of n rows.
template <class T>
void trsm(bool upper, bool transposed, bool unit, Integer n, Integer columns, const T* a, Integer line, T* b) {
  const auto triangle = upper ? CblasUpper : CblasLower;
  const auto transpose = transposed ? CblasTrans : CblasNoTrans;
  const auto diagonal = unit ? CblasUnit : CblasNonUnit;
  const T one(1);
  if constexpr (kIsComplex<T>) {
    Routines<T>::trsm(CblasRowMajor, CblasLeft, triangle, transpose, diagonal, n, columns, &one, a, line, b, columns);
  } else {
    Routines<T>::trsm(CblasRowMajor, CblasLeft, triangle, transpose, diagonal, n, columns, one, a, line, b, columns);
  }
}

// c = a b for row-major matrices of rows x inner and inner x columns; `line`s are the distances between rows.
template <class T>
void gemm(Integer rows, Integer inner, Integer columns, const T* a, Integer a_line, const T* b, Integer b_line, T* c,
          Integer c_line) {
  const T one(1), zero(0);
  if constexpr (kIsComplex<T>) {
    Routines<T>::gemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, rows, columns, inner, &one, a, a_line, b, b_line,
                      &zero, c, c_line);
  } else {
    Routines<T>::gemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, rows, columns, inner, one, a, a_line, b, b_line, zero,
                      c, c_line);
  }
}

}  // namespace pylucid::cpu::lapack
