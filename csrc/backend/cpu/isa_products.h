// Compiled once per instruction set, as a part of isa_functions.cpp: the ProductLoops of backend/cpu/row_loops.h.
//
// A product of any number of factors is kept as a mantissa in [1, 2) with the sign, an exponent, and the kinds of those
// factors that have neither, so that it neither overflows nor underflows.
#pragma once

#include <cstdint>

#include "backend/cpu/isa_rows.h"

namespace pylucid::PYLUCID_ISA {
namespace {

typedef double Doubles __attribute__((vector_size(vector_bytes)));
typedef std::int64_t Integers __attribute__((vector_size(vector_bytes)));
typedef std::uint64_t Unsigned __attribute__((vector_size(vector_bytes)));
inline constexpr std::intptr_t kDoubles = kWidth<double>;

// Doubles and their bits, one or as many as a vector holds.
template <class Real>
struct BitsOf {
  using type = std::int64_t;
  using without_sign = std::uint64_t;
};
template <>
struct BitsOf<Doubles> {
  using type = Integers;
  using without_sign = Unsigned;
};
template <class Real>
using bits_t = typename BitsOf<Real>::type;

inline constexpr std::int64_t kExponentBits = 0x7ffLL << 52, kOneBits = 1023LL << 52;
inline constexpr std::int64_t kZero = 1, kInfinite = 2, kNan = 4;
inline constexpr std::int64_t kUnusual = 8;  // of the first product: that a factor of one of them has a kind

template <class Real>
PYLUCID_INLINE bits_t<Real> bits_of(Real x) {
  return __builtin_bit_cast(bits_t<Real>, x);
}
template <class Real>
PYLUCID_INLINE Real real_of(bits_t<Real> bits) {
  return __builtin_bit_cast(Real, bits);
}
// Biased by 1023.
template <class Real>
PYLUCID_INLINE bits_t<Real> exponent_of(bits_t<Real> bits) {
  using U = typename BitsOf<Real>::without_sign;
  return __builtin_bit_cast(bits_t<Real>, __builtin_bit_cast(U, bits & kExponentBits) >> 52);
}
template <class Real>
PYLUCID_INLINE Real mantissa_of(bits_t<Real> bits) {
  return real_of<Real>((bits & ~kExponentBits) | kOneBits);
}
template <class Real>
PYLUCID_INLINE Real power_of_2(bits_t<Real> exponent) {
  return real_of<Real>((exponent + 1023) << 52);
}
template <class Real>
PYLUCID_INLINE bits_t<Real> clamped(bits_t<Real> x, std::int64_t limit) {
  const bits_t<Real> most = bits_t<Real>{} + limit, least = -most;
  const bits_t<Real> bounded = x > most ? most : x;
  return bounded < least ? least : bounded;
}

template <class Real>
PYLUCID_INLINE bits_t<Real> half_of(bits_t<Real> x) {  // of x >= -2048
  using U = typename BitsOf<Real>::without_sign;
  return __builtin_bit_cast(bits_t<Real>, __builtin_bit_cast(U, x + 2048) >> 1) - 1024;
}

template <class Real>
struct Factors {
  using Bits = bits_t<Real>;
  Real mantissa = Real{} + 1.0;
  Bits exponent{};
  Bits once{}, again{};  // the kinds of the factors without mantissa, and those that two factors have

  static PYLUCID_INLINE Factors all(const Factors<double>& f) {
    return {Real{} + f.mantissa, Bits{} + f.exponent, Bits{} + f.once, Bits{} + f.again};
  }
  PYLUCID_INLINE void normalise() {
    const Bits bits = bits_of(mantissa);
    exponent += exponent_of<Real>(bits) - 1023;
    mantissa = mantissa_of<Real>(bits);
  }
  // The mantissa may be 2 or more afterwards.
  PYLUCID_INLINE void absorb(const Factors& more) {
    mantissa *= more.mantissa;
    exponent += more.exponent;
    again |= more.again | (once & more.once);
    once |= more.once;
  }
  PYLUCID_INLINE void join(const Factors& more) {
    absorb(more);
    normalise();
  }
};

// One factor. One of a kind without mantissa has 1 with its sign.
template <class T, class Real>
PYLUCID_INLINE Factors<Real> factor(Real x) {
  using Bits = bits_t<Real>;
  const Bits none{};
  const Real infinite = Real{} + __builtin_inf(), size = real_of<Real>(bits_of(x) & INT64_MAX);
  Real normal = x;
  Bits raised = none;
  if constexpr (sizeof(T) == 8) {
    // Subnormal numbers too. Comparisons of doubles, not of their bits, are what every instruction set has.
    const auto small = size < Real{} + 0x1p-1022;
    normal = small ? x * 0x1p54 : x;
    raised = small ? none + 54 : none;
  }
  const auto usual = (size > Real{}) & (size < infinite);
  const Bits special = size == Real{} ? none + kZero : size == infinite ? none + kInfinite : none + kNan;
  const Bits one = (bits_of(x) & INT64_MIN) | kOneBits;
  return {usual ? mantissa_of<Real>(bits_of(normal)) : real_of<Real>(one),
          usual ? exponent_of<Real>(bits_of(normal)) - 1023 - raised : none, usual ? none : special, none};
}

// By what the product of the other factors is multiplied for the kinds among them.
template <class Real>
PYLUCID_INLINE Real weight(bits_t<Real> kinds) {
  constexpr std::int64_t nan = 0x7ff8LL << 48;
  const auto one_or = [](bits_t<Real> kind, std::int64_t bits) { return real_of<Real>(kOneBits | (-kind & bits)); };
  const Real zero = real_of<Real>(kOneBits & ((kinds & kZero) - 1));
  return zero * one_or(kinds & kInfinite, kExponentBits) * one_or(kinds & kNan, nan);
}

template <class Real, class T>
PYLUCID_INLINE Real doubles_at(const T* x) {
  if constexpr (sizeof(Real) == 8) {
    return static_cast<double>(*x);
  } else {
    typedef T Narrow __attribute__((vector_size(kDoubles * sizeof(T)), aligned(alignof(T)), may_alias));
    return __builtin_convertvector(*reinterpret_cast<const Narrow*>(x), Doubles);
  }
}
template <class T, class Real>
PYLUCID_INLINE void put_doubles(T* out, Real value) {
  if constexpr (sizeof(Real) == 8) {
    *out = static_cast<T>(value);
  } else {
    typedef T Narrow __attribute__((vector_size(kDoubles * sizeof(T)), aligned(alignof(T)), may_alias));
    *reinterpret_cast<Narrow*>(out) = __builtin_convertvector(value, Narrow);
  }
}
// f(i, Real{}) for vectors that begin at i, then for the single elements that are left.
template <class F>
PYLUCID_INLINE void each(std::intptr_t n, F f) {
  std::intptr_t i = 0;
  for (; i + kDoubles <= n; i += kDoubles) f(i, Doubles{});
  for (; i < n; ++i) f(i, double{});
}

// The factors of n products, as doubles all: n mantissas, n exponents, and so on.
struct FactorArrays {
  double* arrays;
  std::intptr_t n;

  PYLUCID_INLINE FactorArrays(char* totals, std::intptr_t count) : arrays(as<double>(totals)), n(count) {}
  PYLUCID_INLINE FactorArrays(const char* totals, std::intptr_t count)
      : FactorArrays(const_cast<char*>(totals), count) {}

  template <class Real>
  PYLUCID_INLINE Factors<Real> get(std::intptr_t i) const {
    const auto bits = [&](std::intptr_t array) { return bits_of(doubles_at<Real>(arrays + array * n + i)); };
    return {doubles_at<Real>(arrays + i), bits(1), bits(2), bits(3)};
  }
  template <class Real>
  PYLUCID_INLINE void put(std::intptr_t i, const Factors<Real>& f) const {
    const auto bits = [&](std::intptr_t array, bits_t<Real> x) {
      put_doubles(arrays + array * n + i, real_of<Real>(x));
    };
    put_doubles(arrays + i, f.mantissa);
    bits(1, f.exponent);
    bits(2, f.once);
    bits(3, f.again);
  }
};

template <class T>
struct Products {
  // Of so many factors the product is a normal number, if they are finite and not zero.
  static constexpr std::intptr_t together = sizeof(T) == 4 ? 4 : 1;

  // Takes the product of `together` factors or fewer. Where one of them is not finite, zero or, if it is a double,
  // subnormal, `unusual` becomes negative.
  template <class Real>
  static PYLUCID_INLINE void take(Factors<Real>& f, bits_t<Real>& unusual, Real product) {
    if constexpr (together > 1) product *= f.mantissa;
    const bits_t<Real> bits = bits_of(product), exponent = exponent_of<Real>(bits);
    unusual |= (exponent - 1) | (0x7fe - exponent);
    f.exponent += exponent - 1023;
    if constexpr (together > 1) {
      f.mantissa = mantissa_of<Real>(bits);
    } else {
      f.mantissa *= mantissa_of<Real>(bits);
      f.normalise();
    }
  }
  template <class Real, std::intptr_t count>
  static PYLUCID_INLINE Real product_at(const T* x, std::intptr_t pitch) {
    if constexpr (count == 1) {
      return doubles_at<Real>(x);
    } else {
      return product_at<Real, count / 2>(x, pitch) * product_at<Real, count / 2>(x + count / 2 * pitch, pitch);
    }
  }
  static PYLUCID_INLINE bool negative(std::int64_t x) { return x < 0; }
  static PYLUCID_INLINE bool negative(Integers x) {
    std::int64_t all = 0;
    for (std::intptr_t j = 0; j < kDoubles; ++j) all |= x[j];
    return all < 0;
  }
  static PYLUCID_INLINE Factors<double> lane(const Factors<Doubles>& f, std::intptr_t j) {
    return {f.mantissa[j], f.exponent[j], f.once[j], f.again[j]};
  }
  static PYLUCID_INLINE Factors<double> joined(const Factors<Doubles>& f) {
    Factors<double> result = lane(f, 0);
    for (std::intptr_t j = 1; j < kDoubles; ++j) result.absorb(lane(f, j));
    result.normalise();
    return result;
  }

  // False where a factor is unusual.
  static bool usual_block(const T* x, std::intptr_t n, Factors<double>& result) {
    constexpr std::intptr_t chains = 4, pitch = chains * kDoubles, step = together * pitch;
    Factors<Doubles> f[chains];
    Integers unusual{};
    const auto take_step = [&](const T* from) {
      for (std::intptr_t c = 0; c < chains; ++c) {
        take(f[c], unusual, product_at<Doubles, together>(from + c * kDoubles, pitch));
      }
    };
    std::intptr_t i = 0;
    for (; i + step <= n; i += step) take_step(x + i);
    for (std::intptr_t c = 0; i + kDoubles <= n; i += kDoubles, c = (c + 1) % chains) {
      take(f[c], unusual, doubles_at<Doubles>(x + i));
    }
    if (i < n) {
      T rest[kDoubles];
      for (std::intptr_t j = 0; j < kDoubles; ++j) rest[j] = i + j < n ? x[i + j] : 1;
      take(f[0], unusual, doubles_at<Doubles>(static_cast<const T*>(rest)));
    }
    for (std::intptr_t c = 1; c < chains; ++c) f[0].absorb(f[c]);
    result = joined(f[0]);
    return !negative(unusual);
  }
  static void any_block(const T* x, std::intptr_t n, Factors<double>& result) {
    Factors<Doubles> f;
    std::intptr_t i = 0;
    for (; i + kDoubles <= n; i += kDoubles) f.join(factor<T>(doubles_at<Doubles>(x + i)));
    result = joined(f);
    for (; i < n; ++i) result.join(factor<T>(static_cast<double>(x[i])));
  }
  static PYLUCID_INLINE Factors<double> factors_of(const T* x, std::intptr_t n) {
    Factors<double> result;
    if (!usual_block(x, n, result)) any_block(x, n, result);
    return result;
  }
  static void block(const char* data, std::intptr_t n, char* totals) {
    FactorArrays(totals, 1).put(0, factors_of(as<T>(data), n));
  }

  template <std::intptr_t count>
  static PYLUCID_INLINE void take_rows(const T* x, std::intptr_t pitch, std::intptr_t n, const FactorArrays& totals,
                                       Integers& unusual, std::int64_t& last_unusual) {
    each(n, [&](std::intptr_t j, auto zero) {
      using Real = decltype(zero);
      Factors<Real> f = totals.get<Real>(j);
      const Real product = product_at<Real, count>(x + j, pitch);
      if constexpr (sizeof(Real) == 8) take(f, last_unusual, product);
      else take(f, unusual, product);
      totals.put(j, f);
    });
  }
  static bool usual_columns(const char* data, std::intptr_t rows, std::intptr_t pitch, std::intptr_t n,
                            const FactorArrays& totals) {
    const T* x = as<T>(data);
    pitch /= std::intptr_t(sizeof(T));
    Integers unusual{};
    std::int64_t last_unusual = 0;
    each(n, [&](std::intptr_t j, auto zero) { totals.put(j, Factors<decltype(zero)>{}); });
    std::intptr_t i = 0;
    for (; i + together <= rows; i += together) {
      take_rows<together>(x + i * pitch, pitch, n, totals, unusual, last_unusual);
    }
    for (; i < rows; ++i) take_rows<1>(x + i * pitch, pitch, n, totals, unusual, last_unusual);
    return !negative(unusual) && !negative(last_unusual);
  }
  // Narrow rows that follow one another in memory are taken several at a time, as rows of so many columns at most.
  static constexpr std::intptr_t widest = 64;
  static bool together_pays(std::intptr_t several, std::intptr_t rows) { return several >= 4 && rows >= 2 * several; }

  static void any_columns(const char* data, std::intptr_t rows, std::intptr_t pitch, std::intptr_t n,
                          const FactorArrays& totals) {
    each(n, [&](std::intptr_t j, auto zero) {
      using Real = decltype(zero);
      Factors<Real> f;
      for (std::intptr_t i = 0; i < rows; ++i) f.join(factor<T>(doubles_at<Real>(as<T>(data + i * pitch) + j)));
      totals.put(j, f);
    });
  }
  static void columns(const char* data, std::intptr_t rows, std::intptr_t pitch, std::intptr_t n, char* totals) {
    const FactorArrays found(totals, n);
    const std::intptr_t several = widest / n;
    if (pitch != n * std::intptr_t(sizeof(T)) || !together_pays(several, rows)) {
      if (!usual_columns(data, rows, pitch, n, found)) any_columns(data, rows, pitch, n, found);
      return;
    }
    alignas(64) char memory[widest * cpu::ProductLoops::kTotalBytes];
    columns(data, rows / several, several * pitch, several * n, memory);
    const FactorArrays wide(memory, several * n);
    const std::intptr_t rest = rows % several;
    any_columns(data + (rows - rest) * pitch, rest, pitch, n, found);
    for (std::intptr_t k = 0; k < several * n; ++k) {
      Factors<double> f = found.get<double>(k % n);
      f.join(wide.get<double>(k));
      found.put(k % n, f);
    }
  }

  static void merge(char* totals, const char* more, std::intptr_t n) {
    const FactorArrays into(totals, n), from(more, n);
    each(n, [&](std::intptr_t j, auto zero) {
      using Real = decltype(zero);
      Factors<Real> f = into.get<Real>(j);
      f.join(from.get<Real>(j));
      into.put(j, f);
    });
  }

  // The mantissa becomes the numerator, for float32 with the exponent in it.
  template <class Real>
  static PYLUCID_INLINE void multiply(Factors<Real>& f, Real g) {
    if constexpr (sizeof(T) == 4) {
      // Beyond 2**500 the quotient is out of range for every factor and every gradient, within it a double.
      f.mantissa *= power_of_2<Real>(clamped<Real>(f.exponent, 500)) * g;
    } else {
      const Factors<Real> h = factor<T>(g);
      f.mantissa *= h.once != 0 ? g : h.mantissa;
      f.exponent += h.exponent;
    }
    // A gradient of zero has no kinds of factors to be multiplied by.
    const bits_t<Real> none{};
    f.once = g == 0 ? none : f.once;
    f.again = g == 0 ? none : f.again;
  }
  static void settle(char* totals, const char* upstream, std::intptr_t n) {
    const FactorArrays found(totals, n);
    bool unusual = false;
    each(n, [&](std::intptr_t j, auto zero) {
      using Real = decltype(zero);
      Factors<Real> f = found.get<Real>(j);
      unusual |= negative(-f.once);
      multiply<Real>(f, upstream ? doubles_at<Real>(as<T>(upstream) + j) : Real{} + 1.0);
      found.put(j, f);
    });
    Factors<double> f = found.get<double>(0);
    if (unusual) f.once |= kUnusual;
    found.put(0, f);
  }

  template <bool usual, class Real>
  static PYLUCID_INLINE Real others(const Factors<Real>& all, Real x) {
    if constexpr (usual && sizeof(T) == 4) {
      return all.mantissa / x;
    } else {
      const Factors<Real> f = factor<T>(x);
      Real result = all.mantissa;
      if constexpr (!usual) result *= weight<Real>((all.once & ~f.once) | (all.again & f.once));
      if constexpr (sizeof(T) == 4) return result / (f.once != 0 ? f.mantissa : x);
      // In two steps, since a power of 2 may be larger than the largest double.
      const bits_t<Real> by = clamped<Real>(all.exponent - f.exponent, 1100), half = half_of<Real>(by);
      return result / f.mantissa * power_of_2<Real>(half) * power_of_2<Real>(by - half);
    }
  }
  // totals(j, Real{}) are those of the elements from j on.
  template <bool usual, bool scaled, class Totals>
  static PYLUCID_INLINE void apply_to(const T* x, const T* g, T* out, std::intptr_t n, const Totals& totals) {
    each(n, [&](std::intptr_t j, auto zero) {
      using Real = decltype(zero);
      Real result = others<usual>(totals(j, zero), doubles_at<Real>(x + j));
      if constexpr (scaled) {
        const Real factor = doubles_at<Real>(g + j);
        result = factor == 0 ? factor : factor * result;
      }
      put_doubles(out + j, result);
    });
  }
  template <class Totals>
  static PYLUCID_INLINE void apply_all(const char* const* in, char* out, std::intptr_t n, bool usual,
                                       const Totals& totals) {
    const T* x = as<T>(in[0]);
    const T* g = as<T>(in[1]);
    T* to = as<T>(out);
    if (g) {
      usual ? apply_to<true, true>(x, g, to, n, totals) : apply_to<false, true>(x, g, to, n, totals);
    } else {
      usual ? apply_to<true, false>(x, g, to, n, totals) : apply_to<false, false>(x, g, to, n, totals);
    }
  }
  static void apply(const char* const* in, char* out, std::intptr_t n, const char* totals) {
    const Factors<double> f = FactorArrays(totals, 1).get<double>(0);
    apply_all(in, out, n, !(f.once & kUnusual),
              [&](std::intptr_t, auto zero) { return Factors<decltype(zero)>::all(f); });
  }
  static void apply_columns(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
                            std::intptr_t rows, std::intptr_t n, const char* totals) {
    const FactorArrays found(totals, n);
    const std::intptr_t several = widest / n, row = n * std::intptr_t(sizeof(T));
    const bool adjacent = pitches[0] == row && (!in[1] || pitches[1] == row) && out_pitch == row;
    std::intptr_t i = 0;
    if (adjacent && together_pays(several, rows)) {
      alignas(64) char memory[widest * cpu::ProductLoops::kTotalBytes];
      const FactorArrays wide(memory, several * n);
      for (std::intptr_t k = 0; k < several * n; ++k) wide.put(k, found.get<double>(k % n));
      const std::intptr_t wide_pitches[] = {several * row, several * row};
      apply_columns(in, wide_pitches, out, several * row, rows / several, several * n, memory);
      i = rows - rows % several;
    }
    const bool usual = !(found.get<double>(0).once & kUnusual);
    for (; i < rows; ++i) {
      const char* const at[] = {in[0] + i * pitches[0], in[1] ? in[1] + i * pitches[1] : nullptr};
      apply_all(at, out + i * out_pitch, n, usual,
                [&](std::intptr_t j, auto zero) { return found.get<decltype(zero)>(j); });
    }
  }
  static void rows(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
                   std::intptr_t rows, std::intptr_t n) {
    for (std::intptr_t i = 0; i < rows; ++i) {
      const T* x = as<T>(in[0] + i * pitches[0]);
      T* to = as<T>(out + i * out_pitch);
      Factors<double> f = factors_of(x, n);
      const bool usual = f.once == 0;
      multiply(f, static_cast<double>(*as<T>(in[1] + i * pitches[1])));
      const auto totals = [&](std::intptr_t, auto zero) { return Factors<decltype(zero)>::all(f); };
      usual ? apply_to<true, false>(x, nullptr, to, n, totals) : apply_to<false, false>(x, nullptr, to, n, totals);
    }
  }
};

template <class T>
constexpr cpu::ProductLoops product_loops{&Products<T>::rows,  &Products<T>::block,  &Products<T>::columns,
                                          &Products<T>::merge, &Products<T>::settle, &Products<T>::apply,
                                          &Products<T>::apply_columns};

const cpu::ProductLoops* find_products(Dtype dt) {
  switch (dt) {
    case Dtype::Float32: return &product_loops<float>;
    case Dtype::Float64: return &product_loops<double>;
    default: return nullptr;
  }
}

}  // namespace
}  // namespace pylucid::PYLUCID_ISA
