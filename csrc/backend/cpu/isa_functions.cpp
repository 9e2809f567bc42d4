// Compiled once per instruction set.
#include "backend/cpu/isa_functions.h"

#include <utility>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "backend/cpu/isa_products.h"
#include "backend/cpu/isa_rows.h"
#include "kernel/scalar/cast.h"

namespace pylucid::PYLUCID_ISA {
namespace {

struct Product {
  template <class T>
  static T apply(T a, T b) {
    return a * b;
  }
};
// Written so that a NaN on either side stays: NaN > b is false, and a NaN x is taken.
struct Max {
  template <class T>
  static T apply(T total, T x) {
    return (x > total) | (x != x) ? x : total;
  }
};
struct Min {
  template <class T>
  static T apply(T total, T x) {
    return (x < total) | (x != x) ? x : total;
  }
};

#if defined(__AVX512F__)
// For vectors of 64 bytes selections by two comparisons take twice the time of the instructions for the purpose, which pass
// NaN over: that there is one is found beside, two vectors at a time. (GCC warns of its own header where no mask is given.)
PYLUCID_INLINE __m512 extreme(Max, __m512 total, __m512 x) { return _mm512_maskz_max_ps(0xffff, x, total); }
PYLUCID_INLINE __m512 extreme(Min, __m512 total, __m512 x) { return _mm512_maskz_min_ps(0xffff, x, total); }
PYLUCID_INLINE __m512d extreme(Max, __m512d total, __m512d x) { return _mm512_maskz_max_pd(0xff, x, total); }
PYLUCID_INLINE __m512d extreme(Min, __m512d total, __m512d x) { return _mm512_maskz_min_pd(0xff, x, total); }
PYLUCID_INLINE unsigned unordered(__m512 a, __m512 b) { return _mm512_cmp_ps_mask(a, b, _CMP_UNORD_Q); }
PYLUCID_INLINE unsigned unordered(__m512d a, __m512d b) { return _mm512_cmp_pd_mask(a, b, _CMP_UNORD_Q); }

// The lanes' extremes among the first `whole` elements; false where one is NaN.
template <class Op, int together, class T, class V>
PYLUCID_INLINE bool extremes(const T* x, std::intptr_t whole, V* lanes) {
  constexpr std::intptr_t width = kWidth<T>;
  unsigned nan = 0;
  for (int k = 0; k < together; ++k) lanes[k] = vector_at(x + k * width);
  for (std::intptr_t i = 0; i < whole; i += together * width) {
#pragma GCC unroll 8
    for (int k = 0; k < together; k += 2) {
      const V a = vector_at(x + i + k * width), b = vector_at(x + i + (k + 1) * width);
      lanes[k] = extreme(Op{}, lanes[k], a);
      lanes[k + 1] = extreme(Op{}, lanes[k + 1], b);
      nan |= unordered(a, b);
    }
  }
  return nan == 0;
}
#endif

constexpr std::intptr_t kRun = 4096;

// A complex number is two channels of its real type.
template <class Op, class T, int channels>
PYLUCID_INLINE void reduce_block(const char* data, std::intptr_t n, char* out) {
  using V = typename VectorOf<T>::type;
  constexpr std::intptr_t width = vector_bytes / sizeof(T), together = 8;
  const T* x = reinterpret_cast<const T*>(data);
  T* total = reinterpret_cast<T*>(out);
  const std::intptr_t count = n * channels;
  const auto at = [x](std::intptr_t k) { return *reinterpret_cast<const V*>(x + k); };
  std::intptr_t i = 0;
  T first[channels];
  if (count >= width) {
    V a = at(0);
    i = width;
    if (count >= together * width) {
      V lanes[together];
      const std::intptr_t step = together * width, end = count / step * step;
      bool found = false;
#if defined(__AVX512F__)
      if constexpr ((scalar::is_same<Op, Max> || scalar::is_same<Op, Min>) && scalar::Floating<T>) {
        found = extremes<Op, together>(x, end, lanes);
      }
#endif
      // Sums of runs are added up apart, so that few roundings follow one another.
      for (std::intptr_t begin = 0; begin < end && !found; begin = i) {
        const std::intptr_t stop = end - begin < kRun ? end : begin + kRun;
        V run[together];
        for (int k = 0; k < together; ++k) run[k] = at(begin + k * width);
        for (i = begin + step; i < stop; i += step) {
          for (int k = 0; k < together; ++k) run[k] = Op::apply(run[k], at(i + k * width));
        }
        for (int k = 0; k < together; ++k) lanes[k] = begin == 0 ? run[k] : Op::apply(lanes[k], run[k]);
      }
      i = end;
      for (int half = together / 2; half > 0; half /= 2) {
        for (int k = 0; k < half; ++k) lanes[k] = Op::apply(lanes[k], lanes[k + half]);
      }
      a = lanes[0];
    }
    for (; i + width <= count; i += width) a = Op::apply(a, at(i));
    a = folded<Op, width / 2, channels, width>(a);
    for (int j = 0; j < channels; ++j) first[j] = a[j];
  } else {
    for (; i < channels; ++i) first[i] = x[i];
  }
  for (; i < count; i += channels) {
    for (int j = 0; j < channels; ++j) first[j] = Op::apply(first[j], x[i + j]);
  }
  for (int j = 0; j < channels; ++j) total[j] = first[j];
}

template <class Op, class T, int channels>
void block(const char* data, std::intptr_t n, char* out) {
  reduce_block<Op, T, channels>(data, n, out);
}

template <class Op, class T, int channels>
void rows(const char* data, std::intptr_t pitch, std::intptr_t count, std::intptr_t n, char* out) {
  for (std::intptr_t i = 0; i < count; ++i) {
    reduce_block<Op, T, channels>(data + i * pitch, n, out + i * std::intptr_t(sizeof(T)) * channels);
  }
}

template <class Op, class T, int channels>
void columns(char* accumulator, const char* data, std::intptr_t n) {
  T* __restrict total = reinterpret_cast<T*>(accumulator);
  const T* __restrict x = reinterpret_cast<const T*>(data);
  for (std::intptr_t i = 0; i < n * channels; ++i) total[i] = Op::apply(total[i], x[i]);
}

template <class Op, class T, int channels>
void columns_together(char* accumulator, const char* data, std::intptr_t pitch, std::intptr_t n) {
  T* __restrict total = reinterpret_cast<T*>(accumulator);
  const auto row = [data, pitch](int k) { return reinterpret_cast<const T*>(data + k * pitch); };
  const T* __restrict a = row(0);
  const T* __restrict b = row(1);
  const T* __restrict c = row(2);
  const T* __restrict d = row(3);
  const T* __restrict e = row(4);
  const T* __restrict f = row(5);
  const T* __restrict g = row(6);
  const T* __restrict h = row(7);
  for (std::intptr_t i = 0; i < n * channels; ++i) {
    const T abcd = Op::apply(Op::apply(a[i], b[i]), Op::apply(c[i], d[i]));
    const T efgh = Op::apply(Op::apply(e[i], f[i]), Op::apply(g[i], h[i]));
    total[i] = Op::apply(total[i], Op::apply(abcd, efgh));
  }
}

template <class Op, class T, int channels = 1>
constexpr cpu::ReduceLoops reduce_loops{&block<Op, T, channels>, &rows<Op, T, channels>, &columns<Op, T, channels>,
                                        &columns_together<Op, T, channels>};

// Four products side by side.
template <class T>
void complex_product_block(const char* data, std::intptr_t n, char* out) {
  const Complex<T>* x = reinterpret_cast<const Complex<T>*>(data);
  Complex<T> lanes[4] = {{1, 0}, {1, 0}, {1, 0}, {1, 0}};
  for (std::intptr_t i = 0; i < n; ++i) lanes[i % 4] = times(lanes[i % 4], x[i]);
  *reinterpret_cast<Complex<T>*>(out) = times(times(lanes[0], lanes[1]), times(lanes[2], lanes[3]));
}
template <class T>
void complex_product_columns(char* accumulator, const char* data, std::intptr_t n) {
  Complex<T>* total = reinterpret_cast<Complex<T>*>(accumulator);
  const Complex<T>* x = reinterpret_cast<const Complex<T>*>(data);
#pragma GCC ivdep
  for (std::intptr_t i = 0; i < n; ++i) total[i] = times(total[i], x[i]);
}
template <class T>
void complex_product_rows(const char* data, std::intptr_t pitch, std::intptr_t count, std::intptr_t n, char* out) {
  for (std::intptr_t i = 0; i < count; ++i) {
    complex_product_block<T>(data + i * pitch, n, out + i * std::intptr_t(sizeof(Complex<T>)));
  }
}
template <class T>
void complex_product_columns_together(char* accumulator, const char* data, std::intptr_t pitch, std::intptr_t n) {
  for (int k = 0; k < cpu::kRowsTogether; ++k) complex_product_columns<T>(accumulator, data + k * pitch, n);
}
template <class T>
constexpr cpu::ReduceLoops complex_product_loops{&complex_product_block<T>, &complex_product_rows<T>,
                                                 &complex_product_columns<T>, &complex_product_columns_together<T>};

const cpu::ReduceLoops* find_product(Dtype dt) {
  switch (dt) {
    case Dtype::Int64:
    case Dtype::UInt64: return &reduce_loops<Product, std::uint64_t>;
    case Dtype::Float32: return &reduce_loops<Product, float>;
    case Dtype::Float64: return &reduce_loops<Product, double>;
    case Dtype::Complex64: return &complex_product_loops<float>;
    case Dtype::Complex128: return &complex_product_loops<double>;
    default: return nullptr;
  }
}

template <class Op>
const cpu::ReduceLoops* find_extremum(Dtype dt) {
  switch (dt) {
    case Dtype::Int8: return &reduce_loops<Op, std::int8_t>;
    case Dtype::Int16: return &reduce_loops<Op, std::int16_t>;
    case Dtype::Int32: return &reduce_loops<Op, std::int32_t>;
    case Dtype::Int64: return &reduce_loops<Op, std::int64_t>;
    case Dtype::UInt8: return &reduce_loops<Op, std::uint8_t>;
    case Dtype::UInt16: return &reduce_loops<Op, std::uint16_t>;
    case Dtype::UInt32: return &reduce_loops<Op, std::uint32_t>;
    case Dtype::UInt64: return &reduce_loops<Op, std::uint64_t>;
    case Dtype::Float32: return &reduce_loops<Op, float>;
    case Dtype::Float64: return &reduce_loops<Op, double>;
    default: return nullptr;
  }
}

const cpu::ReduceLoops* find_sum(Dtype dt) {
  switch (dt) {
    case Dtype::Int64:
    case Dtype::UInt64: return &reduce_loops<Sum, std::uint64_t>;
    case Dtype::Float32: return &reduce_loops<Sum, float>;
    case Dtype::Float64: return &reduce_loops<Sum, double>;
    case Dtype::Complex64: return &reduce_loops<Sum, float, 2>;
    case Dtype::Complex128: return &reduce_loops<Sum, double, 2>;
    default: return nullptr;
  }
}

const cpu::ReduceLoops* find_reduce(cpu::Reducer reducer, Dtype dt) {
  switch (reducer) {
    case cpu::Reducer::Sum: return find_sum(dt);
    case cpu::Reducer::Product: return find_product(dt);
    case cpu::Reducer::Max: return find_extremum<Max>(dt);
    default: return find_extremum<Min>(dt);
  }
}

template <class Op, class T>
bool better(T x, T best) {
  return (Op::apply(best, x) != best) & (best == best);
}

template <class Op, class T>
void arg_columns(char* best_data, std::int64_t* __restrict index, const char* data, std::int64_t row,
                 std::intptr_t n) {
  T* __restrict best = reinterpret_cast<T*>(best_data);
  const T* __restrict x = reinterpret_cast<const T*>(data);
  for (std::intptr_t i = 0; i < n; ++i) {
    const bool wins = better<Op>(x[i], best[i]);
    best[i] = wins ? x[i] : best[i];
    index[i] = wins ? row : index[i];
  }
}

template <class Op, class T>
bool beats(const char* a, const char* b) {
  return better<Op>(*reinterpret_cast<const T*>(a), *reinterpret_cast<const T*>(b));
}

template <class T>
std::intptr_t find(const char* data, std::intptr_t n, const char* value) {
  const T* x = reinterpret_cast<const T*>(data);
  const T wanted = *reinterpret_cast<const T*>(value);
  std::intptr_t i = 0;
  if (wanted != wanted) {
    while (i < n && x[i] == x[i]) ++i;
  } else {
    while (i < n && x[i] != wanted) ++i;
  }
  return i;
}

template <class Op, class T>
constexpr cpu::ArgLoops arg_loops{&arg_columns<Op, T>, &beats<Op, T>, &find<T>};

template <class Op>
const cpu::ArgLoops* find_arg_of(Dtype dt) {
  switch (dt) {
    case Dtype::Int8: return &arg_loops<Op, std::int8_t>;
    case Dtype::Int16: return &arg_loops<Op, std::int16_t>;
    case Dtype::Int32: return &arg_loops<Op, std::int32_t>;
    case Dtype::Int64: return &arg_loops<Op, std::int64_t>;
    case Dtype::UInt8: return &arg_loops<Op, std::uint8_t>;
    case Dtype::UInt16: return &arg_loops<Op, std::uint16_t>;
    case Dtype::UInt32: return &arg_loops<Op, std::uint32_t>;
    case Dtype::UInt64: return &arg_loops<Op, std::uint64_t>;
    case Dtype::Float32: return &arg_loops<Op, float>;
    case Dtype::Float64: return &arg_loops<Op, double>;
    default: return nullptr;
  }
}

const cpu::ArgLoops* find_arg(cpu::Reducer reducer, Dtype dt) {
  return reducer == cpu::Reducer::Max ? find_arg_of<Max>(dt) : find_arg_of<Min>(dt);
}

// The integers as wide as T, which comparisons give: -1 for true.
template <class T>
using truth_t = std::conditional_t<sizeof(T) == 8, std::int64_t, std::int32_t>;

template <class T, class Test>
PYLUCID_INLINE std::intptr_t count_of(const T* x, std::intptr_t n, Test test) {
  constexpr std::intptr_t width = kWidth<T>, together = 4;
  typename VectorOf<truth_t<T>>::type counts[together] = {};
  std::intptr_t i = 0, count = 0;
  for (; i + together * width <= n; i += together * width) {
    for (std::intptr_t k = 0; k < together; ++k) counts[k] -= test(vector_at(x + i + k * width));
  }
  for (; i + width <= n; i += width) counts[0] -= test(vector_at(x + i));
  for (; i < n; ++i) count += test(x[i]);
  return count + lanes_made_one<Sum, truth_t<T>>((counts[0] + counts[1]) + (counts[2] + counts[3]));
}

template <class T>
std::intptr_t count(const char* data, std::intptr_t n, const char* wanted) {
  const T* x = reinterpret_cast<const T*>(data);
  const T value = *reinterpret_cast<const T*>(wanted);
  if (value != value) return count_of(x, n, [](auto a) { return a != a; });
  return count_of(x, n, [value](auto a) { return a == value; });
}

template <class T>
bool repeats(const char* data, std::intptr_t n) {
  constexpr std::intptr_t width = kWidth<T>, together = 16;
  const T* x = reinterpret_cast<const T*>(data);
  const auto same = [](auto a, auto b) { return (a == b) | ((a != a) & (b != b)); };
  std::intptr_t i = 1;
  while (i + width <= n) {
    typename VectorOf<truth_t<T>>::type found{};
    for (std::intptr_t k = 0; k < together && i + width <= n; ++k, i += width) {
      found |= same(vector_at(x + i), vector_at(x + i - 1));
    }
    if (lanes_made_one<Either, truth_t<T>>(found)) return true;
  }
  bool found = false;
  for (; i < n; ++i) found |= same(x[i], x[i - 1]);
  return found;
}

template <class T>
constexpr cpu::EqualLoops equal_loops{&count<T>, &repeats<T>};

const cpu::EqualLoops* find_equal(Dtype dt) {
  switch (dt) {
    case Dtype::Float32: return &equal_loops<float>;
    case Dtype::Float64: return &equal_loops<double>;
    default: return nullptr;
  }
}

template <class T, int channels = 1>
void add(char** args, std::intptr_t n, const void*) {
  T* out = reinterpret_cast<T*>(args[0]);
  const T* a = reinterpret_cast<const T*>(args[1]);
  const T* b = reinterpret_cast<const T*>(args[2]);
#pragma GCC ivdep
  for (std::intptr_t i = 0; i < n * channels; ++i) out[i] = static_cast<T>(a[i] + b[i]);
}

cpu::LoopFn find_add(Dtype dt) {
  switch (dt) {
    case Dtype::Bool: return &add<bool>;
    case Dtype::Int8:
    case Dtype::UInt8: return &add<std::uint8_t>;
    case Dtype::Int16:
    case Dtype::UInt16: return &add<std::uint16_t>;
    case Dtype::Int32:
    case Dtype::UInt32: return &add<std::uint32_t>;
    case Dtype::Int64:
    case Dtype::UInt64: return &add<std::uint64_t>;
    case Dtype::Float32: return &add<float>;
    case Dtype::Float64: return &add<double>;
    case Dtype::Complex64: return &add<float, 2>;
    case Dtype::Complex128: return &add<double, 2>;
    default: return nullptr;
  }
}

cpu::CastFn find_cast(Dtype from, Dtype to) {
  return scalar::cast_loop(static_cast<int>(from), static_cast<int>(to));
}

template <class T>
void multiply_add(char* total, const char* const* rows, const char* scales, std::intptr_t n) {
  T* __restrict out = reinterpret_cast<T*>(total);
  const T* __restrict a = reinterpret_cast<const T*>(rows[0]);
  const T* __restrict b = reinterpret_cast<const T*>(rows[1]);
  const T* __restrict c = reinterpret_cast<const T*>(rows[2]);
  const T* __restrict d = reinterpret_cast<const T*>(rows[3]);
  const T* s = reinterpret_cast<const T*>(scales);
  const T s0 = s[0], s1 = s[1], s2 = s[2], s3 = s[3];
  for (std::intptr_t i = 0; i < n; ++i) {
    out[i] = static_cast<T>(out[i] + s0 * a[i] + s1 * b[i] + s2 * c[i] + s3 * d[i]);
  }
}

cpu::MultiplyAdd find_multiply_add(Dtype dt) {
  switch (dt) {
    case Dtype::Int8:
    case Dtype::UInt8: return &multiply_add<std::uint8_t>;
    case Dtype::Int16:
    case Dtype::UInt16: return &multiply_add<std::uint16_t>;
    case Dtype::Int32:
    case Dtype::UInt32: return &multiply_add<std::uint32_t>;
    case Dtype::Int64:
    case Dtype::UInt64: return &multiply_add<std::uint64_t>;
    default: return nullptr;
  }
}

template <class T>
struct Unaligned {
  typedef T type __attribute__((aligned(1), may_alias));
  typedef T vector __attribute__((vector_size(vector_bytes), aligned(1), may_alias));
};

template <class V, std::size_t... i>
V even_lanes(V a, V b, std::index_sequence<i...>) {
  return __builtin_shufflevector(a, b, static_cast<int>(2 * i)...);
}

// The same where `b` begins one element before the end of `a`.
template <class V, std::size_t... i>
V even_lanes_ending(V a, V b, std::index_sequence<i...>) {
  constexpr std::size_t half = sizeof...(i) / 2;
  return __builtin_shufflevector(a, b, static_cast<int>(i < half ? 2 * i : 2 * i + 1)...);
}

template <class V, std::size_t... i>
V reversed_lanes(V a, std::index_sequence<i...>) {
  return __builtin_shufflevector(a, a, static_cast<int>(sizeof...(i) - 1 - i)...);
}

template <class T>
void gather(char* to, const char* from, std::intptr_t stride, std::intptr_t n) {
  using U = typename Unaligned<T>::type;
  using V = typename Unaligned<T>::vector;
  constexpr std::intptr_t item = sizeof(T), width = vector_bytes / item;
  constexpr std::make_index_sequence<width> lanes;
  const auto vector_at = [](const char* p) { return *reinterpret_cast<const V*>(p); };
  const auto put = [to](std::intptr_t i, V value) { *reinterpret_cast<V*>(to + i * item) = value; };
  std::intptr_t i = 0;
  if (stride == 0) {
    const V value = V{} + *reinterpret_cast<const U*>(from);
    for (; i + width <= n; i += width) put(i, value);
  } else if (stride == 2 * item && n >= width) {
    for (; i + width < n; i += width) {
      const char* p = from + i * stride;
      put(i, even_lanes(vector_at(p), vector_at(p + vector_bytes), lanes));
    }
    // The last of them again, read up to the last element and no further.
    const char* p = from + (n - width) * stride;
    put(n - width, even_lanes_ending(vector_at(p), vector_at(p + vector_bytes - item), lanes));
    i = n;
  } else if (stride == -item) {
    for (; i + width <= n; i += width) {
      put(i, reversed_lanes(vector_at(from + (i + width - 1) * stride), lanes));
    }
  }
  for (; i < n; ++i) *reinterpret_cast<U*>(to + i * item) = *reinterpret_cast<const U*>(from + i * stride);
}

void gather_wide(char* to, const char* from, std::intptr_t stride, std::intptr_t n) {
  typedef std::uint64_t Wide __attribute__((vector_size(16), aligned(1), may_alias));
  for (std::intptr_t i = 0; i < n; ++i) {
    *reinterpret_cast<Wide*>(to + 16 * i) = *reinterpret_cast<const Wide*>(from + i * stride);
  }
}

cpu::GatherFn find_gather(std::size_t itemsize) {
  switch (itemsize) {
    case 1: return &gather<std::uint8_t>;
    case 2: return &gather<std::uint16_t>;
    case 4: return &gather<std::uint32_t>;
    case 8: return &gather<std::uint64_t>;
    default: return &gather_wide;
  }
}

#if defined(__x86_64__)
PYLUCID_INLINE void put_line_streamed(char* to, const char* from) {
  constexpr int registers = 64 / vector_bytes;
#if defined(__AVX512F__)
  using V = __m512i;
  const auto put = [](V* p, V v) __attribute__((always_inline)) { _mm512_stream_si512(p, v); };
#elif defined(__AVX__)
  using V = __m256i;
  const auto put = [](V* p, V v) __attribute__((always_inline)) { _mm256_stream_si256(p, v); };
#else
  using V = __m128i;
  const auto put = [](V* p, V v) __attribute__((always_inline)) { _mm_stream_si128(p, v); };
#endif
  V line[registers];
  __builtin_memcpy(line, from, sizeof(line));
  for (int i = 0; i < registers; ++i) put(reinterpret_cast<V*>(to) + i, line[i]);
}

void copy_streamed(char* to, const char* from, std::size_t n) {
  constexpr std::size_t line = 64;
  const std::size_t unaligned = -reinterpret_cast<std::uintptr_t>(to) % line;
  std::size_t i = unaligned < n ? unaligned : n;
  if (i) __builtin_memcpy(to, from, i);
  for (; i + line <= n; i += line) put_line_streamed(to + i, from + i);
  if (i < n) __builtin_memcpy(to + i, from + i, n - i);
}
constexpr cpu::CopyStreamed kCopyStreamed = &copy_streamed;
#else
constexpr cpu::CopyStreamed kCopyStreamed = nullptr;
#endif

constexpr cpu::RowFunctions kRowFunctions{&find_pairs, &find_along, &find_scan, &find_products};
constexpr cpu::IsaFunctions kFunctions{&find_cast, &find_add, &find_reduce, &find_arg, &find_equal,
                                      &find_multiply_add, &find_gather, kCopyStreamed, &kRowFunctions};

}  // namespace

const cpu::IsaFunctions& functions() { return kFunctions; }

}  // namespace pylucid::PYLUCID_ISA
