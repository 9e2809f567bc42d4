// Matrix products: BLAS for floating point and complex, float32 for half types, a loop of our own for integers.
#include <array>
#include <atomic>
#include <cstring>
#include <limits>
#include <string>

#include "backend/cpu/driver.h"
#include "backend/cpu/isa_functions.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/lapack.h"
#include "core/error.h"
#include "core/parallel.h"

namespace pylucid::cpu {
namespace {

// One matrix of a batch; strides in elements.
struct Matrix {
  const char* data;
  std::int64_t rows, columns;
  std::int64_t row_stride, column_stride;
};

constexpr std::int64_t kMaxBlas = std::numeric_limits<blasint>::max();
constexpr std::int64_t kSmallProduct = 32 * 32 * 32;  // BLAS uses one thread below

// How BLAS reads a matrix: as it is, or transposed, with the distance between lines.
struct Layout {
  CBLAS_TRANSPOSE transpose;
  std::int64_t line;
};

bool find_layout(const Matrix& m, Layout& layout) {
  const bool rows_apart = m.rows == 1 || m.row_stride >= std::max<std::int64_t>(1, m.columns);
  if ((m.columns == 1 || m.column_stride == 1) && rows_apart) {
    layout = {CblasNoTrans, m.rows == 1 ? std::max<std::int64_t>(1, m.columns) : m.row_stride};
    return layout.line <= kMaxBlas;
  }
  const bool columns_apart = m.columns == 1 || m.column_stride >= std::max<std::int64_t>(1, m.rows);
  if ((m.rows == 1 || m.row_stride == 1) && columns_apart) {
    layout = {CblasTrans, m.columns == 1 ? std::max<std::int64_t>(1, m.rows) : m.column_stride};
    return layout.line <= kMaxBlas;
  }
  return false;
}

struct Sizes {
  blasint m, n, k;
};

void gemm(Dtype dt, const Matrix& a, const Matrix& b, char* c, Layout la, Layout lb, Sizes s) {
  const auto lda = static_cast<blasint>(la.line), ldb = static_cast<blasint>(lb.line);
  const blasint ldc = std::max<blasint>(1, s.n);
  constexpr std::array<float, 2> one_c{1, 0}, zero_c{0, 0};
  constexpr std::array<double, 2> one_z{1, 0}, zero_z{0, 0};
  switch (dt) {
    case Dtype::Float32:
      scipy_cblas_sgemm(CblasRowMajor, la.transpose, lb.transpose, s.m, s.n, s.k, 1.0F,
                        reinterpret_cast<const float*>(a.data), lda, reinterpret_cast<const float*>(b.data), ldb, 0.0F,
                        reinterpret_cast<float*>(c), ldc);
      break;
    case Dtype::Float64:
      scipy_cblas_dgemm(CblasRowMajor, la.transpose, lb.transpose, s.m, s.n, s.k, 1.0,
                        reinterpret_cast<const double*>(a.data), lda, reinterpret_cast<const double*>(b.data), ldb, 0.0,
                        reinterpret_cast<double*>(c), ldc);
      break;
    case Dtype::Complex64:
      scipy_cblas_cgemm(CblasRowMajor, la.transpose, lb.transpose, s.m, s.n, s.k, one_c.data(), a.data, lda, b.data,
                        ldb, zero_c.data(), c, ldc);
      break;
    default:
      scipy_cblas_zgemm(CblasRowMajor, la.transpose, lb.transpose, s.m, s.n, s.k, one_z.data(), a.data, lda, b.data,
                        ldb, zero_z.data(), c, ldc);
      break;
  }
}

// c = A x for an A of rows x columns; x and c are contiguous.
void gemv(Dtype dt, const Matrix& a, Layout layout, const char* x, char* c) {
  const bool transposed = layout.transpose == CblasTrans;
  const auto rows = static_cast<blasint>(transposed ? a.columns : a.rows);
  const auto columns = static_cast<blasint>(transposed ? a.rows : a.columns);
  const auto lda = static_cast<blasint>(layout.line);
  if (dt == Dtype::Float32) {
    scipy_cblas_sgemv(CblasRowMajor, layout.transpose, rows, columns, 1.0F, reinterpret_cast<const float*>(a.data), lda,
                      reinterpret_cast<const float*>(x), 1, 0.0F, reinterpret_cast<float*>(c), 1);
  } else {
    scipy_cblas_dgemv(CblasRowMajor, layout.transpose, rows, columns, 1.0, reinterpret_cast<const double*>(a.data), lda,
                      reinterpret_cast<const double*>(x), 1, 0.0, reinterpret_cast<double*>(c), 1);
  }
}

bool contiguous_vector(std::int64_t n, std::int64_t stride) { return n == 1 || stride == 1; }

void blas_product(Dtype dt, const Matrix& a, const Matrix& b, char* c) {
  Layout la{}, lb{};
  find_layout(a, la);
  find_layout(b, lb);
  const bool real = dt == Dtype::Float32 || dt == Dtype::Float64;
  if (real && b.columns == 1 && contiguous_vector(b.rows, b.row_stride)) {
    gemv(dt, a, la, b.data, c);
  } else if (real && a.rows == 1 && contiguous_vector(a.columns, a.column_stride)) {
    const Matrix transposed{b.data, b.columns, b.rows, b.column_stride, b.row_stride};
    Layout layout{};
    find_layout(transposed, layout);
    gemv(dt, transposed, layout, a.data, c);
  } else {
    gemm(dt, a, b, c, la, lb,
         {static_cast<blasint>(a.rows), static_cast<blasint>(b.columns), static_cast<blasint>(a.columns)});
  }
}

// Rows of b, which are contiguous, are added into rows of c, scaled, four at a time. Blocks of b stay in the cache for
// all rows of a.
void integer_product(Dtype dt, const Matrix& a, const Matrix& b, char* c) {
  constexpr std::int64_t block_rows = 64, block_columns = 512, group = 4;
  const MultiplyAdd multiply_add = isa_functions().multiply_add(dt);
  if (!multiply_add)
    throw TypeError("matmul: no product for dtype " + std::string(name(dt)) + "; accepted are numeric dtypes");
  const std::size_t item = itemsize(dt);
  const auto at = [item](const char* data, std::int64_t i) { return data + i * static_cast<std::int64_t>(item); };
  const std::int64_t grain = std::max<std::int64_t>(1, kSmallProduct / (b.rows * b.columns));
  parallel_for(a.rows, grain, [&](std::int64_t begin, std::int64_t end) {
    std::memset(c + begin * b.columns * static_cast<std::int64_t>(item), 0,
                static_cast<std::size_t>((end - begin) * b.columns) * item);
    for (std::int64_t j = 0; j < b.columns; j += block_columns) {
      const std::int64_t width = std::min(block_columns, b.columns - j);
      for (std::int64_t k = 0; k < b.rows; k += block_rows) {
        const std::int64_t k_end = std::min(k + block_rows, b.rows);
        for (std::int64_t i = begin; i < end; ++i) {
          char* total = c + (i * b.columns + j) * static_cast<std::int64_t>(item);
          for (std::int64_t l = k; l < k_end; l += group) {
            // A group that is not full repeats its last row with the scale 0.
            alignas(8) char scales[group * 8] = {};
            const char* rows[group];
            for (std::int64_t g = 0; g < group; ++g) {
              const std::int64_t row = std::min(l + g, k_end - 1);
              rows[g] = at(b.data, row * b.row_stride + j);
              if (l + g >= k_end) continue;
              std::memcpy(scales + static_cast<std::size_t>(g) * item,
                          at(a.data, i * a.row_stride + row * a.column_stride), item);
            }
            multiply_add(total, rows, scales, width);
          }
        }
      }
    }
  });
}

Storage widened(const Storage& x) {
  Storage result = allocate_like(x.shape, x.strides, Dtype::Float32);
  copy_into(result, x);
  return result;
}

// x as (batch..., rows, columns): a vector is a row on the left and a column on the right.
Storage as_matrices(const Storage& x, bool left) {
  if (x.ndim() > 1) return x;
  Storage result = x;
  result.shape.insert(left ? 0 : 1, 1);
  result.strides.insert(left ? 0 : 1, static_cast<std::int64_t>(itemsize(x.dtype)));
  return result;
}

Matrix matrix_of(const Storage& x) {
  const auto item = static_cast<std::int64_t>(itemsize(x.dtype));
  const std::size_t n = x.ndim();
  return {x.data(), x.shape[n - 2], x.shape[n - 1], x.strides[n - 2] / item, x.strides[n - 1] / item};
}

// In a layout that the product reads; a copy in C order where it is not.
Storage readable(const Storage& x, bool blas, bool left) {
  const auto item = static_cast<std::int64_t>(itemsize(x.dtype));
  const std::size_t n = x.ndim();
  Layout layout{};
  const bool whole = x.strides[n - 1] % item == 0 && x.strides[n - 2] % item == 0;
  const bool fits = blas ? find_layout(matrix_of(x), layout) : left || x.strides[n - 1] == item || x.shape[n - 1] == 1;
  return whole && fits ? x : c_order(x);
}

}  // namespace

void use_blas_threads(int n) {
  static std::atomic<int> current{0};
  if (current.exchange(n, std::memory_order_relaxed) != n) scipy_openblas_set_num_threads(n);
}

void use_blas_threads() { use_blas_threads(num_threads()); }

Storage matmul(const Storage& x1, const Storage& x2, const Shape& shape, Dtype dt) {
  if (is_half(dt)) {
    const Storage product = matmul(widened(x1), widened(x2), shape, Dtype::Float32);
    Storage result = allocate(shape, dt);
    copy_into(result, product);
    return result;
  }
  Storage result = allocate(shape, dt);
  if (result.size() == 0) return result;
  Storage a = as_matrices(x1, true), b = as_matrices(x2, false);
  if (a.shape.back() == 0) {
    std::memset(result.data(), 0, result.buffer->nbytes());
    return result;
  }
  if (a.ndim() > 2 && b.ndim() == 2 && a.contiguous()) {
    // One matrix on the right serves all of the batch: its rows are those of one tall matrix.
    const std::int64_t columns = a.shape.back();
    const std::int64_t rows = a.size() / columns;
    a.shape = Shape{rows, columns};
    a.strides = contiguous_strides(a.shape, itemsize(dt));
  }
  const std::int64_t rows = a.shape[a.ndim() - 2], columns = b.shape.back(), inner = a.shape.back();
  const bool blas = is_inexact(dt) && std::max({rows, columns, inner}) <= kMaxBlas;
  if (is_inexact(dt) && !blas) {
    throw ValueError("matmul: x1 of shape " + to_string(x1.shape) + " and x2 of shape " + to_string(x2.shape) +
                     " have an axis above 2**31 - 1, which matrix products do not accept");
  }
  a = readable(a, blas, true);
  b = readable(b, blas, false);

  Shape batch(std::max(a.ndim(), b.ndim()) - 2);
  std::int64_t batches = 1;
  const auto extent = [&](const Storage& x, std::size_t i) {
    const std::size_t lead = batch.size() - (x.ndim() - 2);
    return i < lead ? 1 : x.shape[i - lead];
  };
  for (std::size_t i = 0; i < batch.size(); ++i) {
    batch[i] = extent(a, i) == 1 ? extent(b, i) : extent(a, i);
    batches *= batch[i];
  }
  const auto offset = [&](const Storage& x, std::int64_t index) {
    const std::size_t lead = batch.size() - (x.ndim() - 2);
    std::int64_t bytes = 0;
    for (std::size_t i = batch.size(); i-- > 0;) {
      const std::int64_t at = index % batch[i];
      index /= batch[i];
      if (i >= lead && x.shape[i - lead] != 1) bytes += at * x.strides[i - lead];
    }
    return bytes;
  };
  const std::int64_t result_bytes = rows * columns * static_cast<std::int64_t>(itemsize(dt));
  const auto run = [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) {
      Matrix left = matrix_of(a), right = matrix_of(b);
      left.data += offset(a, i);
      right.data += offset(b, i);
      char* to = result.data() + i * result_bytes;
      blas ? blas_product(dt, left, right, to) : integer_product(dt, left, right, to);
    }
  };
  if (blas) use_blas_threads();
  const auto work = static_cast<double>(rows) * static_cast<double>(columns) * static_cast<double>(inner);
  if (batches > 1 && work <= static_cast<double>(kSmallProduct)) {
    parallel_for(batches, std::max<std::int64_t>(1, kSmallProduct / static_cast<std::int64_t>(work)), run);
  } else {
    run(0, batches);
  }
  return result;
}

}  // namespace pylucid::cpu
