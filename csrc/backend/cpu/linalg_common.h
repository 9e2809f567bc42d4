// What the kernels of linear algebra share: walking over batches, copies in the order that LAPACK reads, half types.
#pragma once

#include <atomic>
#include <cstring>
#include <utility>

#include "backend/cpu/driver.h"
#include "backend/cpu/lapack.h"
#include "core/parallel.h"
#include "core/storage.h"
#include "kernel/linalg_checks.h"

namespace pylucid::cpu::lapack {

constexpr std::int64_t kSmallMatrix = 128;       // up to here a second thread costs more than it gains
constexpr std::int64_t kSharedWork = 16 * 1024;  // multiplications that are worth a thread

// body(begin, end) over a batch of matrices whose longer side is `n`: small ones are shared out among the threads, the
// work of a large one is split by BLAS.
template <class Body>
void each_matrix(std::int64_t count, std::int64_t n, Body&& body) {
  if (n > kSmallMatrix) {
    use_blas_threads();
    return body(std::int64_t{0}, count);
  }
  use_blas_threads(1);
  parallel_for(count, std::max<std::int64_t>(1, kSharedWork / (n * n * n + 1)), body);
}

template <class T>
T* data_of(const Storage& x) {
  return reinterpret_cast<T*>(x.data());
}

// A copy in which each matrix is in column-major order.
inline Storage column_major(const Storage& x) {
  Shape turned = x.shape;
  std::swap(turned[x.ndim() - 1], turned[x.ndim() - 2]);
  Storage result = allocate(turned, x.dtype);
  Storage view = result;
  view.shape = x.shape;
  std::swap(view.strides[x.ndim() - 1], view.strides[x.ndim() - 2]);
  copy_into(view, x);
  return result;
}

inline Storage converted(const Storage& x, Dtype dt) {
  if (x.dtype == dt) return x;
  Storage result = allocate_like(x.shape, x.strides, dt);
  copy_into(result, x);
  return result;
}

inline Storage widened(const Storage& x) { return is_half(x.dtype) ? converted(x, Dtype::Float32) : x; }

template <std::size_t N>
std::array<Storage, N> narrowed(std::array<Storage, N> results, Dtype dt) {
  for (Storage& result : results) {
    if (result.dtype == Dtype::Float32) result = converted(result, dt);
  }
  return results;
}

template <class T>
bool all_finite(const T* values, std::int64_t n) {
  const auto* parts = reinterpret_cast<const Real<T>*>(values);
  const std::int64_t count = n * static_cast<std::int64_t>(sizeof(T) / sizeof(Real<T>));
  bool spoilt = false;
  for (std::int64_t i = 0; i < count; ++i) spoilt |= !(parts[i] - parts[i] == Real<T>(0));
  return !spoilt;
}

// The least index of a batch that failed, and why; the matrices behind it may have been worked on already.
class Failure {
 public:
  void note(std::int64_t index) {
    std::int64_t seen = index_.load(std::memory_order_relaxed);
    while (index < seen && !index_.compare_exchange_weak(seen, index, std::memory_order_relaxed)) {
    }
  }
  bool happened() const { return index() != kNone; }
  std::int64_t index() const { return index_.load(std::memory_order_relaxed); }

 private:
  static constexpr std::int64_t kNone = INT64_MAX;
  std::atomic<std::int64_t> index_{kNone};
};

}  // namespace pylucid::cpu::lapack
