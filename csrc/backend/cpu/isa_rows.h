// Compiled once per instruction set, as a part of isa_functions.cpp: the loops that backend/cpu/row_loops.h declares.
#pragma once

#include <cstdint>
#include <utility>

#include "backend/cpu/isa_vectors.h"
#include "backend/cpu/row_loops.h"
#include "kernel/scalar/scalar.h"

namespace pylucid::PYLUCID_ISA {
namespace {

using scalar::Complex;

// y[i] = f(i) for i in [0, n), a whole vector at a time; the last may repeat some of the one before.
template <class T, class F>
PYLUCID_INLINE void fill_with(T* y, std::intptr_t n, F f) {
  constexpr std::intptr_t width = kWidth<T>;
  if (n < width) {
    for (std::intptr_t i = 0; i < n; ++i) y[i] = f(i);
    return;
  }
  alignas(64) T block[width];
  for (std::intptr_t i = 0; i < n; i += width) {
    const std::intptr_t begin = i < n - width ? i : n - width;
    for (std::intptr_t j = 0; j < width; ++j) block[j] = f(begin + j);
    put(y + begin, vector_at(block));
  }
}

// The sum of f(i) for i in [0, n).
template <class T, class F>
PYLUCID_INLINE T sum_of(std::intptr_t n, F f) {
  constexpr std::intptr_t width = kWidth<T>, together = 4 * width;  // partial sums enough to hide an addition's time
  alignas(64) T lanes[together] = {};
  std::intptr_t i = 0;
  for (; i + together <= n; i += together) {
    for (std::intptr_t j = 0; j < together; ++j) lanes[j] += f(i + j);
  }
  for (; i + width <= n; i += width) {
    for (std::intptr_t j = 0; j < width; ++j) lanes[j] += f(i + j);
  }
  T rest = 0;
  for (; i < n; ++i) rest += f(i);
  return rest + lanes_made_one<Sum, T>((vector_at(lanes) + vector_at(lanes + width)) +
                                       (vector_at(lanes + 2 * width) + vector_at(lanes + 3 * width)));
}

// The largest number, NaN passed over; infinities become the largest finite numbers, so that differences are numbers.
template <class T>
PYLUCID_INLINE T finite_max(const T* x, std::intptr_t n) {
  using V = typename VectorOf<T>::type;
  constexpr T limit = scalar::FloatFormat<T>::max;
  constexpr std::intptr_t width = kWidth<T>;
  const auto larger = [](auto x, auto most) { return Larger::apply(most, x); };
  T most = -limit;
  if (n >= width) {
    V a = V{} - limit, b = a, c = a, d = a;
    std::intptr_t i = 0;
    for (; i + 4 * width <= n; i += 4 * width) {
      a = larger(vector_at(x + i), a);
      b = larger(vector_at(x + i + width), b);
      c = larger(vector_at(x + i + 2 * width), c);
      d = larger(vector_at(x + i + 3 * width), d);
    }
    for (; i + width <= n; i += width) a = larger(vector_at(x + i), a);
    // The last vector may overlap the one before.
    a = larger(larger(vector_at(x + n - width), a), larger(b, larger(c, d)));
    most = lanes_made_one<Larger, T>(a);
  } else {
    for (std::intptr_t i = 0; i < n; ++i) most = larger(x[i], most);
  }
  return most > limit ? limit : most;
}

template <class T>
void finite_max_columns(const char* data, std::intptr_t rows, std::intptr_t pitch, std::intptr_t n,
                        T* __restrict most) {
  constexpr T limit = scalar::FloatFormat<T>::max;
  for (std::intptr_t j = 0; j < n; ++j) most[j] = -limit;
  for (std::intptr_t i = 0; i < rows; ++i) {
    const T* __restrict x = reinterpret_cast<const T*>(data + i * pitch);
    for (std::intptr_t j = 0; j < n; ++j) most[j] = x[j] > most[j] ? x[j] : most[j];
  }
  for (std::intptr_t j = 0; j < n; ++j) most[j] = most[j] > limit ? limit : most[j];
}

// out[i] = exp(x[i] - shift), whose sum is returned; where `stores` is false no more than that. A rest is computed in a
// whole vector: the scalar code would call another function.
template <bool stores, class T>
PYLUCID_INLINE T exp_sum(const T* __restrict x, T* __restrict out, std::intptr_t n, T shift) {
  constexpr std::intptr_t width = kWidth<T>;
  typename VectorOf<T>::type total{};
  alignas(64) T block[width];
  std::intptr_t i = 0;
  for (; i + width <= n; i += width) {
    for (std::intptr_t j = 0; j < width; ++j) block[j] = scalar::exp(x[i + j] - shift);
    const typename VectorOf<T>::type values = vector_at(block);
    if constexpr (stores) put(out + i, values);
    total += values;
  }
  if (i == n) return lanes_made_one<Sum, T>(total);
  if (n >= width) {
    // The last vector, which repeats some of the one before: these are not added again.
    const T* last = x + n - width;
    for (std::intptr_t j = 0; j < width; ++j) block[j] = scalar::exp(last[j] - shift);
    if constexpr (stores) put(out + n - width, vector_at(block));
    const T begin = static_cast<T>(width - (n - i));
    for (std::intptr_t j = 0; j < width; ++j) block[j] = static_cast<T>(j) < begin ? T(0) : block[j];
    total += vector_at(block);
    return lanes_made_one<Sum, T>(total);
  }
  for (std::intptr_t j = 0; j < width; ++j) block[j] = -scalar::FloatFormat<T>::inf;
  for (std::intptr_t j = 0; j < n; ++j) block[j] = x[j];
  for (std::intptr_t j = 0; j < width; ++j) block[j] = scalar::exp(block[j] - shift);
  if constexpr (stores) {
    for (std::intptr_t j = 0; j < n; ++j) out[j] = block[j];
  }
  return lanes_made_one<Sum, T>(vector_at(block));
}

template <class T>
T* as(char* p) {
  return reinterpret_cast<T*>(p);
}
template <class T>
const T* as(const char* p) {
  return reinterpret_cast<const T*>(p);
}

template <class T>
struct LogSumExp {
  static void block(const char* data, std::intptr_t n, char* first, char* second) {
    const T* x = as<T>(data);
    const T shift = finite_max(x, n);
    *as<T>(first) = shift;
    *as<T>(second) = exp_sum<false, T>(x, nullptr, n, shift);
  }
  static void columns(const char* data, std::intptr_t rows, std::intptr_t pitch, std::intptr_t n, char* first,
                      char* second) {
    T* __restrict shift = as<T>(first);
    T* __restrict sum = as<T>(second);
    finite_max_columns(data, rows, pitch, n, shift);
    for (std::intptr_t j = 0; j < n; ++j) sum[j] = 0;
    for (std::intptr_t i = 0; i < rows; ++i) {
      const T* __restrict x = as<T>(data + i * pitch);
      for (std::intptr_t j = 0; j < n; ++j) sum[j] += scalar::exp(x[j] - shift[j]);
    }
  }
  static void join(char* first, char* second, const char* more_first, const char* more_second, std::intptr_t n) {
    T* __restrict shift = as<T>(first);
    T* __restrict sum = as<T>(second);
    const T* __restrict more_shift = as<T>(more_first);
    const T* __restrict more_sum = as<T>(more_second);
    for (std::intptr_t j = 0; j < n; ++j) {
      const T most = more_shift[j] > shift[j] ? more_shift[j] : shift[j];
      sum[j] = sum[j] * scalar::exp(shift[j] - most) + more_sum[j] * scalar::exp(more_shift[j] - most);
      shift[j] = most;
    }
  }
  static void merge(char* first, char* second, const char* more_first, const char* more_second, double, double,
                    std::intptr_t n) {
    join(first, second, more_first, more_second, n);
  }
};

template <class T>
struct Moments {
  static void block(const char* data, std::intptr_t n, char* first, char* second) {
    const T* x = as<T>(data);
    const T mean = sum_of<T>(n, [x](std::intptr_t i) { return x[i]; }) / static_cast<T>(n);
    *as<T>(first) = mean;
    *as<T>(second) = sum_of<T>(n, [x, mean](std::intptr_t i) { return (x[i] - mean) * (x[i] - mean); });
  }
  static void columns(const char* data, std::intptr_t rows, std::intptr_t pitch, std::intptr_t n, char* first,
                      char* second) {
    T* __restrict mean = as<T>(first);
    T* __restrict squares = as<T>(second);
    for (std::intptr_t j = 0; j < n; ++j) mean[j] = squares[j] = 0;
    for (std::intptr_t i = 0; i < rows; ++i) {
      const T* __restrict x = as<T>(data + i * pitch);
      for (std::intptr_t j = 0; j < n; ++j) mean[j] += x[j];
    }
    for (std::intptr_t j = 0; j < n; ++j) mean[j] /= static_cast<T>(rows);
    for (std::intptr_t i = 0; i < rows; ++i) {
      const T* __restrict x = as<T>(data + i * pitch);
      for (std::intptr_t j = 0; j < n; ++j) squares[j] += (x[j] - mean[j]) * (x[j] - mean[j]);
    }
  }
  static void merge(char* first, char* second, const char* more_first, const char* more_second, double count,
                    double more, std::intptr_t n) {
    T* __restrict mean = as<T>(first);
    T* __restrict squares = as<T>(second);
    const T* __restrict more_mean = as<T>(more_first);
    const T* __restrict more_squares = as<T>(more_second);
    const T part = static_cast<T>(more / (count + more)), weight = static_cast<T>(count * more / (count + more));
    for (std::intptr_t j = 0; j < n; ++j) {
      const T distance = more_mean[j] - mean[j];
      mean[j] += distance * part;
      squares[j] += more_squares[j] + distance * distance * weight;
    }
  }
};

template <class Kind>
constexpr cpu::PairLoops pair_loops{&Kind::block, &Kind::columns, &Kind::merge};

const cpu::PairLoops* find_pairs(cpu::Pairs kind, Dtype dt) {
  const bool sums = kind == cpu::Pairs::LogSumExp;
  switch (dt) {
    case Dtype::Float32: return sums ? &pair_loops<LogSumExp<float>> : &pair_loops<Moments<float>>;
    case Dtype::Float64: return sums ? &pair_loops<LogSumExp<double>> : &pair_loops<Moments<double>>;
    default: return nullptr;
  }
}

// softmax: a piece's values are exp(x - shift) with the piece's own shift, which a factor makes good at the end.
template <class T>
struct Softmax {
  static void block(const char* const* in, char* out, std::intptr_t n, char* first, char* second) {
    const T* x = as<T>(in[0]);
    const T shift = finite_max(x, n);
    *as<T>(first) = shift;
    *as<T>(second) = out ? exp_sum<true, T>(x, as<T>(out), n, shift) : exp_sum<false, T>(x, nullptr, n, shift);
  }
  static void columns(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
                      std::intptr_t rows, std::intptr_t n, char* first, char* second) {
    if (!out) {
      LogSumExp<T>::columns(in[0], rows, pitches[0], n, first, second);
      return;
    }
    T* __restrict shift = as<T>(first);
    T* __restrict sum = as<T>(second);
    finite_max_columns(in[0], rows, pitches[0], n, shift);
    for (std::intptr_t j = 0; j < n; ++j) sum[j] = 0;
    for (std::intptr_t i = 0; i < rows; ++i) {
      const T* __restrict x = as<T>(in[0] + i * pitches[0]);
      T* __restrict y = as<T>(out + i * out_pitch);
      for (std::intptr_t j = 0; j < n; ++j) {
        const T e = scalar::exp(x[j] - shift[j]);
        y[j] = e;
        sum[j] += e;
      }
    }
  }
  static void merge(char* first, char* second, const char* more_first, const char* more_second, std::intptr_t n) {
    LogSumExp<T>::join(first, second, more_first, more_second, n);
  }
  static void settle(char* piece_first, char* piece_second, const char* first, const char* second, std::intptr_t n) {
    T* __restrict shift = as<T>(piece_first);
    T* __restrict factor = as<T>(piece_second);
    const T* __restrict most = as<T>(first);
    const T* __restrict sum = as<T>(second);
    for (std::intptr_t j = 0; j < n; ++j) {
      factor[j] = scalar::exp(shift[j] - most[j]) / sum[j];
      shift[j] = most[j];
    }
  }
  static void apply(const char* const* in, char* out, std::intptr_t n, const char* first, const char* second) {
    const T* __restrict x = as<T>(in[0]);
    T* __restrict y = as<T>(out);
    const T shift = *as<T>(first), sum = *as<T>(second);
    for (std::intptr_t i = 0; i < n; ++i) y[i] = scalar::exp(x[i] - shift) / sum;
  }
  static void apply_columns(const char* const* in, char* out, std::intptr_t n, const char* first, const char* second) {
    const T* __restrict x = as<T>(in[0]);
    T* __restrict y = as<T>(out);
    const T* __restrict shift = as<T>(first);
    const T* __restrict sum = as<T>(second);
    for (std::intptr_t i = 0; i < n; ++i) y[i] = scalar::exp(x[i] - shift[i]) / sum[i];
  }
  static void rows(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
                   std::intptr_t rows, std::intptr_t n) {
    for (std::intptr_t i = 0; i < rows; ++i) {
      const T* x = as<T>(in[0] + i * pitches[0]);
      T* y = as<T>(out + i * out_pitch);
      const T factor = 1 / exp_sum<true, T>(x, y, n, finite_max(x, n));
      for (std::intptr_t j = 0; j < n; ++j) y[j] *= factor;
    }
  }
  static void scale(char* out, std::intptr_t n, const char*, const char* second) {
    T* __restrict y = as<T>(out);
    const T factor = *as<T>(second);
    for (std::intptr_t i = 0; i < n; ++i) y[i] *= factor;
  }
  static void scale_columns(char* out, std::intptr_t n, const char*, const char* second) {
    T* __restrict y = as<T>(out);
    const T* __restrict factor = as<T>(second);
    for (std::intptr_t i = 0; i < n; ++i) y[i] *= factor[i];
  }
};

template <class T>
struct LogSoftmax {
  static void block(const char* const* in, char*, std::intptr_t n, char* first, char* second) {
    LogSumExp<T>::block(in[0], n, first, second);
  }
  static void columns(const char* const* in, const std::intptr_t* pitches, char*, std::intptr_t, std::intptr_t rows,
                      std::intptr_t n, char* first, char* second) {
    LogSumExp<T>::columns(in[0], rows, pitches[0], n, first, second);
  }
  static void merge(char* first, char* second, const char* more_first, const char* more_second, std::intptr_t n) {
    LogSumExp<T>::join(first, second, more_first, more_second, n);
  }
  static void settle(char* piece_first, char* piece_second, const char* first, const char* second, std::intptr_t n) {
    for (std::intptr_t j = 0; j < n; ++j) {
      as<T>(piece_first)[j] = as<T>(first)[j];
      as<T>(piece_second)[j] = scalar::log(as<T>(second)[j]);
    }
  }
  // A row of -inf has no logarithm of its sum: NaN, as the quotient of softmax is.
  static PYLUCID_INLINE T value(T x, T shift, T log_sum) { return (x - shift) - log_sum; }
  static void apply(const char* const* in, char* out, std::intptr_t n, const char* first, const char* second) {
    const T* __restrict x = as<T>(in[0]);
    T* __restrict y = as<T>(out);
    const T shift = *as<T>(first), log_sum = *as<T>(second);
    for (std::intptr_t i = 0; i < n; ++i) y[i] = value(x[i], shift, log_sum);
  }
  static void rows(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
                   std::intptr_t rows, std::intptr_t n) {
    // The logarithms of several rows' sums together.
    constexpr std::intptr_t together = kWidth<T>;
    alignas(64) T shifts[together], log_sums[together];
    for (std::intptr_t begin = 0; begin < rows; begin += together) {
      const std::intptr_t count = rows - begin < together ? rows - begin : together;
      for (std::intptr_t i = 0; i < together; ++i) log_sums[i] = 1;
      for (std::intptr_t i = 0; i < count; ++i) {
        const T* x = as<T>(in[0] + (begin + i) * pitches[0]);
        shifts[i] = finite_max(x, n);
        log_sums[i] = exp_sum<false, T>(x, nullptr, n, shifts[i]);
      }
      for (std::intptr_t i = 0; i < together; ++i) log_sums[i] = scalar::log(log_sums[i]);
      for (std::intptr_t i = 0; i < count; ++i) {
        const T* x = as<T>(in[0] + (begin + i) * pitches[0]);
        const T shift = shifts[i], log_sum = log_sums[i];
        fill_with(as<T>(out + (begin + i) * out_pitch), n, [=](std::intptr_t j) { return value(x[j], shift, log_sum); });
      }
    }
  }
  static void apply_columns(const char* const* in, char* out, std::intptr_t n, const char* first, const char* second) {
    const T* __restrict x = as<T>(in[0]);
    T* __restrict y = as<T>(out);
    const T* __restrict shift = as<T>(first);
    const T* __restrict log_sum = as<T>(second);
    for (std::intptr_t i = 0; i < n; ++i) y[i] = value(x[i], shift[i], log_sum[i]);
  }
};

// Of a cotangent g and the result y: softmax y * (g - sum(g * y)), log_softmax g - exp(y) * sum(g).
template <class T, bool logarithm>
struct SoftmaxGradient {
  static PYLUCID_INLINE T term(T g, T y) {
    if constexpr (logarithm) return g;
    return g * y;
  }
  static PYLUCID_INLINE T value(T g, T y, T total) {
    if constexpr (logarithm) return g - scalar::exp(y) * total;
    return y * (g - total);
  }
  static void block(const char* const* in, char*, std::intptr_t n, char* first, char*) {
    const T* g = as<T>(in[0]);
    const T* y = as<T>(in[1]);
    *as<T>(first) = sum_of<T>(n, [g, y](std::intptr_t i) { return term(g[i], y[i]); });
  }
  static void columns(const char* const* in, const std::intptr_t* pitches, char*, std::intptr_t, std::intptr_t rows,
                      std::intptr_t n, char* first, char*) {
    T* __restrict total = as<T>(first);
    for (std::intptr_t j = 0; j < n; ++j) total[j] = 0;
    for (std::intptr_t i = 0; i < rows; ++i) {
      const T* __restrict g = as<T>(in[0] + i * pitches[0]);
      const T* __restrict y = as<T>(in[1] + i * pitches[1]);
      for (std::intptr_t j = 0; j < n; ++j) total[j] += term(g[j], y[j]);
    }
  }
  static void merge(char* first, char*, const char* more_first, const char*, std::intptr_t n) {
    for (std::intptr_t j = 0; j < n; ++j) as<T>(first)[j] += as<T>(more_first)[j];
  }
  static void settle(char* piece_first, char*, const char* first, const char*, std::intptr_t n) {
    for (std::intptr_t j = 0; j < n; ++j) as<T>(piece_first)[j] = as<T>(first)[j];
  }
  static void apply(const char* const* in, char* out, std::intptr_t n, const char* first, const char*) {
    const T* __restrict g = as<T>(in[0]);
    const T* __restrict y = as<T>(in[1]);
    T* __restrict to = as<T>(out);
    const T total = *as<T>(first);
    fill_with(to, n, [=](std::intptr_t i) { return value(g[i], y[i], total); });
  }
  static void rows(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
                   std::intptr_t rows, std::intptr_t n) {
    for (std::intptr_t i = 0; i < rows; ++i) {
      const T* __restrict g = as<T>(in[0] + i * pitches[0]);
      const T* __restrict y = as<T>(in[1] + i * pitches[1]);
      T* __restrict to = as<T>(out + i * out_pitch);
      const T total = sum_of<T>(n, [g, y](std::intptr_t j) { return term(g[j], y[j]); });
      fill_with(to, n, [=](std::intptr_t j) { return value(g[j], y[j], total); });
    }
  }
  static void apply_columns(const char* const* in, char* out, std::intptr_t n, const char* first, const char*) {
    const T* __restrict g = as<T>(in[0]);
    const T* __restrict y = as<T>(in[1]);
    T* __restrict to = as<T>(out);
    const T* __restrict total = as<T>(first);
    for (std::intptr_t i = 0; i < n; ++i) to[i] = value(g[i], y[i], total[i]);
  }
};

template <class T>
constexpr cpu::AlongLoops softmax_loops{
    1, true, &Softmax<T>::rows, &Softmax<T>::block, &Softmax<T>::columns, &Softmax<T>::merge, &Softmax<T>::settle, &Softmax<T>::apply,
    &Softmax<T>::apply_columns, &Softmax<T>::scale, &Softmax<T>::scale_columns};

template <class Kind, int inputs>
constexpr cpu::AlongLoops along_loops{inputs, false, &Kind::rows, &Kind::block, &Kind::columns, &Kind::merge, &Kind::settle,
                                      &Kind::apply, &Kind::apply_columns, nullptr, nullptr};

template <class T>
const cpu::AlongLoops* find_along_of(cpu::Along kind) {
  switch (kind) {
    case cpu::Along::Softmax: return &softmax_loops<T>;
    case cpu::Along::LogSoftmax: return &along_loops<LogSoftmax<T>, 1>;
    case cpu::Along::SoftmaxGradient: return &along_loops<SoftmaxGradient<T, false>, 2>;
    default: return &along_loops<SoftmaxGradient<T, true>, 2>;
  }
}

const cpu::AlongLoops* find_along(cpu::Along kind, Dtype dt) {
  switch (dt) {
    case Dtype::Float32: return find_along_of<float>(kind);
    case Dtype::Float64: return find_along_of<double>(kind);
    default: return nullptr;
  }
}

// Scans carry more digits than they write.
template <class T>
struct CarryOf {
  using type = T;
};
template <>
struct CarryOf<float> {
  using type = double;
};
template <>
struct CarryOf<Complex<float>> {
  using type = Complex<double>;
};
template <class T>
using carry_t = typename CarryOf<T>::type;

template <class To, class From>
PYLUCID_INLINE To converted(From x) {
  if constexpr (scalar::Complexes<To>) {
    using R = scalar::real_t<To>;
    return {static_cast<R>(x.re), static_cast<R>(x.im)};
  } else {
    return static_cast<To>(x);
  }
}
template <class A>
PYLUCID_INLINE A plus(A a, A b) {
  return static_cast<A>(a + b);
}
template <class A>
PYLUCID_INLINE A times(A a, A b) {
  return static_cast<A>(a * b);
}
template <class A>
PYLUCID_INLINE A one() {
  if constexpr (scalar::Complexes<A>) return {1, 0};
  else return A(1);
}

struct ProductStep;
template <class Step>
constexpr bool is_product = scalar::is_same<Step, ProductStep>;

// A scan whose step takes the carry and one element of each input, and gives the result.
template <class T, class Step, int input_count>
struct Simple {
  using A = carry_t<T>;
  static void start(char* carry, std::intptr_t n) {
    for (std::intptr_t j = 0; j < n; ++j) as<A>(carry)[j] = Step::template initial<A>();
  }
  static PYLUCID_INLINE T next(char* const* args, std::intptr_t i, A& carry) {
    const A x = converted<A>(as<T>(args[1])[i]);
    if constexpr (input_count == 3) {
      return converted<T>(Step::step(carry, x, converted<A>(as<T>(args[2])[i]), converted<A>(as<T>(args[3])[i])));
    } else if constexpr (input_count == 2) return converted<T>(Step::step(carry, x, converted<A>(as<T>(args[2])[i])));
    else return converted<T>(Step::step(carry, x));
  }
  // Where the first element is to come out as it is: 1 times a complex infinity is NaN.
  static constexpr bool first_is_taken = is_product<Step> && scalar::Complexes<T>;

  static void row(char* const* args, std::intptr_t n, char* state, std::int64_t index) {
    T* out = as<T>(args[0]);
    A carry = *as<A>(state);
    std::intptr_t i = 0;
    if constexpr (first_is_taken) {
      if (index == 0 && n > 0) {
        out[0] = as<T>(args[1])[0];
        carry = converted<A>(out[0]);
        i = 1;
      }
    }
    for (; i < n; ++i) out[i] = next(args, i, carry);
    *as<A>(state) = carry;
  }
  static void row_backwards(char* const* args, std::intptr_t n, char* state) {
    T* out = as<T>(args[0]);
    A carry = *as<A>(state);
    for (std::intptr_t i = n - 1; i >= 0; --i) out[i] = next(args, i, carry);
    *as<A>(state) = carry;
  }
  static void columns(char* const* args, std::intptr_t n, char* state, std::int64_t index) {
    T* out = as<T>(args[0]);
    A* carry = as<A>(state);
    if constexpr (first_is_taken) {
      if (index == 0) {
        for (std::intptr_t i = 0; i < n; ++i) {
          out[i] = as<T>(args[1])[i];
          carry[i] = converted<A>(out[i]);
        }
        return;
      }
    }
#pragma GCC ivdep
    for (std::intptr_t i = 0; i < n; ++i) out[i] = next(args, i, carry[i]);
  }
};

struct SumStep {
  template <class A>
  static PYLUCID_INLINE A initial() {
    // -0 + x is x, for x = -0 too.
    if constexpr (scalar::Complexes<A>) return {-0.0, -0.0};
    else return static_cast<A>(-0.0);
  }
  template <class A>
  static PYLUCID_INLINE A step(A& carry, A x) {
    return carry = plus(carry, x);
  }
  template <class V>
  static PYLUCID_INLINE V joined(V a, V b) {
    return a + b;
  }
};
struct ProductStep {
  template <class A>
  static PYLUCID_INLINE A initial() {
    return one<A>();
  }
  template <class A>
  static PYLUCID_INLINE A step(A& carry, A x) {
    return carry = times(carry, x);
  }
  template <class V>
  static PYLUCID_INLINE V joined(V a, V b) {
    return a * b;
  }
};
struct ProductBeforeStep {
  template <class A>
  static PYLUCID_INLINE A initial() {
    return one<A>();
  }
  template <class A>
  static PYLUCID_INLINE A step(A& carry, A x) {
    const A before = carry;
    carry = times(carry, x);
    return before;
  }
};
// carry = b + a * carry, of which the value before is the result
struct RecurrenceStep {
  template <class A>
  static PYLUCID_INLINE A initial() {
    return A{};
  }
  template <class A>
  static PYLUCID_INLINE A step(A& carry, A a, A b) {
    const A before = carry;
    if constexpr (scalar::Floating<A>) carry = scalar::multiply_add(a, carry, b);
    else carry = plus(b, times(a, carry));
    return before;
  }
};

// a behind the last lanes of b
template <std::size_t by, class V, std::size_t... i>
PYLUCID_INLINE V shifted_lanes(V b, V a, std::index_sequence<i...>) {
  return __builtin_shufflevector(b, a, static_cast<int>(sizeof...(i) + i - by)...);
}
// before * (g + carry), from the last element to the first
struct ProductGradientStep {
  template <class A>
  static PYLUCID_INLINE A initial() {
    return A{};
  }
  template <class A>
  static PYLUCID_INLINE A step(A& carry, A g, A x, A before) {
    const A total = plus(g, carry);
    if constexpr (scalar::Floating<A>) carry = scalar::multiply_add(x, carry, x * g);
    else carry = times(x, total);
    return times(before, total);
  }
};

// b before the first lanes of a
template <std::size_t by, class V, std::size_t... i>
PYLUCID_INLINE V lowered_lanes(V a, V b, std::index_sequence<i...>) {
  return __builtin_shufflevector(a, b, static_cast<int>(i + by)...);
}
template <class V, std::size_t... i>
PYLUCID_INLINE V first_lane(V x, std::index_sequence<i...>) {
  return __builtin_shufflevector(x, x, static_cast<int>((void(i), 0))...);
}
template <class V, std::size_t... i>
PYLUCID_INLINE V last_lane(V x, std::index_sequence<i...>) {
  return __builtin_shufflevector(x, x, static_cast<int>((void(i), sizeof...(i) - 1))...);
}

// Scans of vectors: what happens within a vector does not wait for the carry, which takes one step a vector.
template <class T, class Step>
struct Vectors : Simple<T, Step, 1> {
  using A = carry_t<T>;
  static constexpr std::size_t bytes = vector_bytes < 32 ? vector_bytes : 32, width = bytes / sizeof(A);
  typedef A Vector __attribute__((vector_size(bytes)));
  typedef T Narrow __attribute__((vector_size(width * sizeof(T)), aligned(alignof(T)), may_alias));

  static void row(char* const* args, std::intptr_t n, char* state, std::int64_t) {
    constexpr std::make_index_sequence<width> lanes;
    T* out = as<T>(args[0]);
    const T* x = as<T>(args[1]);
    A carry = *as<A>(state);
    std::intptr_t i = 0;
    if (n >= std::intptr_t(width)) {
      const Vector neutral = Step::template initial<A>() - Vector{};
      Vector before = carry - Vector{};
      for (; i + std::intptr_t(width) <= n; i += width) {
        Vector here = __builtin_convertvector(*reinterpret_cast<const Narrow*>(x + i), Vector);
        here = Step::joined(here, shifted_lanes<1>(neutral, here, lanes));
        if constexpr (width > 2) here = Step::joined(here, shifted_lanes<2>(neutral, here, lanes));
        *reinterpret_cast<Narrow*>(out + i) = __builtin_convertvector(Step::joined(before, here), Narrow);
        before = Step::joined(before, last_lane(here, lanes));
      }
      carry = before[0];
    }
    for (; i < n; ++i) {
      carry = Step::joined(carry, static_cast<A>(x[i]));
      out[i] = static_cast<T>(carry);
    }
    *as<A>(state) = carry;
  }
  static void row_backwards(char* const* args, std::intptr_t n, char* state) {
    constexpr std::make_index_sequence<width> lanes;
    T* out = as<T>(args[0]);
    const T* x = as<T>(args[1]);
    A carry = *as<A>(state);
    std::intptr_t i = n;
    if (n >= std::intptr_t(width)) {
      const Vector neutral = Step::template initial<A>() - Vector{};
      Vector before = carry - Vector{};
      for (; i >= std::intptr_t(width); i -= width) {
        const std::intptr_t from = i - std::intptr_t(width);
        Vector here = __builtin_convertvector(*reinterpret_cast<const Narrow*>(x + from), Vector);
        here = Step::joined(here, lowered_lanes<1>(here, neutral, lanes));
        if constexpr (width > 2) here = Step::joined(here, lowered_lanes<2>(here, neutral, lanes));
        *reinterpret_cast<Narrow*>(out + from) = __builtin_convertvector(Step::joined(before, here), Narrow);
        before = Step::joined(before, first_lane(here, lanes));
      }
      carry = before[0];
    }
    while (i > 0) {
      --i;
      carry = Step::joined(carry, static_cast<A>(x[i]));
      out[i] = static_cast<T>(carry);
    }
    *as<A>(state) = carry;
  }
};

// The last of equal values is reported, and the last NaN. Lanes keep values in front, indices behind.
template <class T, bool largest>
struct Extremum {
  static PYLUCID_INLINE bool wins(T x, T best) {
    const bool better = largest ? x >= best : x <= best;
    return (x != x) | (better & (best == best));
  }
  static void start(char*, std::intptr_t) {}
  static void row(char* const* args, std::intptr_t n, char* state, std::int64_t index) {
    T* values = as<T>(args[0]);
    std::int64_t* indices = as<std::int64_t>(args[1]);
    const T* x = as<T>(args[2]);
    T best = index == 0 ? x[0] : *as<T>(state);
    std::int64_t at = index == 0 ? 0 : *as<std::int64_t>(state + 8);
    constexpr std::intptr_t together = 16;
    std::intptr_t i = 0;
    while (i < n) {
      // Most elements change nothing.
      bool all_lose = i + together <= n;
      if (all_lose) {
        int lost = 0;
        for (std::intptr_t j = 0; j < together; ++j) lost += largest ? x[i + j] < best : x[i + j] > best;
        all_lose = lost == together;
      }
      if (all_lose) {
        for (std::intptr_t j = 0; j < together; ++j) {
          values[i + j] = best;
          indices[i + j] = at;
        }
        i += together;
        continue;
      }
      for (const std::intptr_t end = i + together < n ? i + together : n; i < end; ++i) {
        const bool better = wins(x[i], best);
        best = better ? x[i] : best;
        at = better ? index + i : at;
        values[i] = best;
        indices[i] = at;
      }
    }
    *as<T>(state) = best;
    *as<std::int64_t>(state + 8) = at;
  }
  static void columns(char* const* args, std::intptr_t n, char* state, std::int64_t index) {
    T* values = as<T>(args[0]);
    std::int64_t* indices = as<std::int64_t>(args[1]);
    const T* x = as<T>(args[2]);
    T* best = as<T>(state);
    std::int64_t* at = as<std::int64_t>(state + n * 8);
    if (index == 0) {
      for (std::intptr_t i = 0; i < n; ++i) {
        best[i] = x[i];
        at[i] = 0;
      }
    }
#pragma GCC ivdep
    for (std::intptr_t i = 0; i < n; ++i) {
      const bool better = wins(x[i], best[i]);
      best[i] = better ? x[i] : best[i];
      at[i] = better ? index : at[i];
      values[i] = best[i];
      indices[i] = at[i];
    }
  }
};

// A shift, the largest value so far made finite, and the sum of exp(x - shift).
template <class T>
struct CumulativeLogSumExp {
  static constexpr T limit = scalar::FloatFormat<T>::max;

  static void start(char* state, std::intptr_t n) {
    for (std::intptr_t j = 0; j < n; ++j) {
      as<double>(state)[j] = 0;
      as<T>(state + 8 * n)[j] = -limit;
    }
  }
  static PYLUCID_INLINE T step(double& sum, T& shift, T x) {
    const T bounded = x > limit ? limit : x, most = bounded > shift ? bounded : shift;
    sum = sum * static_cast<double>(scalar::exp(shift - most)) + static_cast<double>(scalar::exp(x - most));
    shift = most;
    return most + static_cast<T>(scalar::log(static_cast<T>(sum)));
  }
  static void row(char* const* args, std::intptr_t n, char* state, std::int64_t) {
    T* out = as<T>(args[0]);
    const T* x = as<T>(args[1]);
    double sum = *as<double>(state);
    T shift = *as<T>(state + 8);
    for (std::intptr_t i = 0; i < n; ++i) out[i] = step(sum, shift, x[i]);
    *as<double>(state) = sum;
    *as<T>(state + 8) = shift;
  }
  static void columns(char* const* args, std::intptr_t n, char* state, std::int64_t) {
    T* out = as<T>(args[0]);
    const T* x = as<T>(args[1]);
    double* sum = as<double>(state);
    T* shift = as<T>(state + 8 * n);
#pragma GCC ivdep
    for (std::intptr_t i = 0; i < n; ++i) out[i] = step(sum[i], shift[i], x[i]);
  }
};

template <class Kind, int inputs>
constexpr cpu::ScanLoops scan_loops{inputs, 1, &Kind::start, &Kind::row, &Kind::row_backwards, &Kind::columns};
template <class Kind, int outputs>
constexpr cpu::ScanLoops forward_loops{1, outputs, &Kind::start, &Kind::row, nullptr, &Kind::columns};

template <class Step, int inputs>
const cpu::ScanLoops* find_inexact_scan(Dtype dt) {
  switch (dt) {
    case Dtype::Float32: return &scan_loops<Simple<float, Step, inputs>, inputs>;
    case Dtype::Float64: return &scan_loops<Simple<double, Step, inputs>, inputs>;
    case Dtype::Complex64: return &scan_loops<Simple<Complex<float>, Step, inputs>, inputs>;
    case Dtype::Complex128: return &scan_loops<Simple<Complex<double>, Step, inputs>, inputs>;
    default: return nullptr;
  }
}

const cpu::ScanLoops* find_cumulative_sum(Dtype dt) {
  switch (dt) {
    case Dtype::Int64:
    case Dtype::UInt64: return &scan_loops<Vectors<std::uint64_t, SumStep>, 1>;
    case Dtype::Float32: return &scan_loops<Vectors<float, SumStep>, 1>;
    case Dtype::Float64: return &scan_loops<Vectors<double, SumStep>, 1>;
    default: return find_inexact_scan<SumStep, 1>(dt);
  }
}

template <bool largest>
const cpu::ScanLoops* find_cumulative_extremum(Dtype dt) {
  switch (dt) {
    case Dtype::Int8: return &forward_loops<Extremum<std::int8_t, largest>, 2>;
    case Dtype::Int16: return &forward_loops<Extremum<std::int16_t, largest>, 2>;
    case Dtype::Int32: return &forward_loops<Extremum<std::int32_t, largest>, 2>;
    case Dtype::Int64: return &forward_loops<Extremum<std::int64_t, largest>, 2>;
    case Dtype::UInt8: return &forward_loops<Extremum<std::uint8_t, largest>, 2>;
    case Dtype::UInt16: return &forward_loops<Extremum<std::uint16_t, largest>, 2>;
    case Dtype::UInt32: return &forward_loops<Extremum<std::uint32_t, largest>, 2>;
    case Dtype::UInt64: return &forward_loops<Extremum<std::uint64_t, largest>, 2>;
    case Dtype::Float32: return &forward_loops<Extremum<float, largest>, 2>;
    case Dtype::Float64: return &forward_loops<Extremum<double, largest>, 2>;
    default: return nullptr;
  }
}

const cpu::ScanLoops* find_scan(cpu::Scan kind, Dtype dt) {
  const bool integer = dt == Dtype::Int64 || dt == Dtype::UInt64;
  switch (kind) {
    case cpu::Scan::Sum: return find_cumulative_sum(dt);
    case cpu::Scan::Product:
      // Not of float64: a product within a vector may overflow where the whole does not.
      if (dt == Dtype::Float32) return &scan_loops<Vectors<float, ProductStep>, 1>;
      return integer ? &scan_loops<Simple<std::uint64_t, ProductStep, 1>, 1> : find_inexact_scan<ProductStep, 1>(dt);
    case cpu::Scan::ProductBefore: return find_inexact_scan<ProductBeforeStep, 1>(dt);
    case cpu::Scan::ProductGradient: return find_inexact_scan<ProductGradientStep, 3>(dt);
    case cpu::Scan::Recurrence: return find_inexact_scan<RecurrenceStep, 2>(dt);
    case cpu::Scan::Max: return find_cumulative_extremum<true>(dt);
    case cpu::Scan::Min: return find_cumulative_extremum<false>(dt);
    default:
      return dt == Dtype::Float32   ? &forward_loops<CumulativeLogSumExp<float>, 1>
             : dt == Dtype::Float64 ? &forward_loops<CumulativeLogSumExp<double>, 1>
                                    : nullptr;
  }
}

}  // namespace
}  // namespace pylucid::PYLUCID_ISA
