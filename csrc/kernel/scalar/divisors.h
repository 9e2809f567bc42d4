// Greatest common divisors and least common multiples of integers.
#pragma once

#include "integer.h"

namespace pylucid::PYLUCID_ISA::scalar {

template <Integral T>
PYLUCID_INLINE unsigned_t<T> magnitude(T x) {
  const auto plain = static_cast<unsigned_t<T>>(x);
  return x < 0 ? static_cast<unsigned_t<T>>(0 - plain) : plain;
}

// Of numbers without their factors of two a difference has one again.
static __attribute__((noinline, unused)) std::uint64_t greatest_divisor(std::uint64_t a, std::uint64_t b) {
  if (a == 0 || b == 0) return a | b;
  const int twos = __builtin_ctzll(a | b);
  a >>= __builtin_ctzll(a);
  while (b != 0) {
    b >>= __builtin_ctzll(b);
    const std::uint64_t low = a < b ? a : b, high = a < b ? b : a;
    a = low;
    b = high - low;
  }
  return a << twos;
}

// The least integer has no positive counterpart and stays itself, as in NumPy.
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> gcd(A a, B b) {
  using T = common_t<A, B>;
  return static_cast<T>(greatest_divisor(magnitude(T(a)), magnitude(T(b))));
}
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> lcm(A a, B b) {
  using T = common_t<A, B>;
  const std::uint64_t first = magnitude(T(a)), second = magnitude(T(b));
  const std::uint64_t divisor = greatest_divisor(first, second);
  return static_cast<T>(divisor == 0 ? 0 : first / divisor * second);
}

// In bytes and pairs of them vectors have no shifts by different amounts.
template <Integral T>
using DivisorWord = choose_t<(sizeof(T) < 4), std::uint32_t, unsigned_t<T>>;

// Euclid's algorithm by halving, a step of all numbers at a time: which way each goes is a selection, not a branch.
template <class T, int n, class Word>
PYLUCID_INLINE void greatest_divisors(Word (&a)[n], Word (&b)[n]) {
  Word twos[n] = {}, nothing[n], any;
  for (int i = 0; i < n; ++i) nothing[i] = (a[i] | b[i]) != 0 ? 0 : 1;
  do {
    any = 0;
    for (int i = 0; i < n; ++i) {
      const Word halve = ~(a[i] | b[i] | nothing[i]) & 1;
      a[i] >>= halve;
      b[i] >>= halve;
      twos[i] += halve;
      any |= halve;
    }
  } while (any);
  for (int i = 0; i < n; ++i) {
    const Word x = a[i], y = b[i];
    a[i] = x & 1 ? x : y;
    b[i] = x & 1 ? y : x;
  }
  // a is odd, or both are zero. Magnitudes of signed numbers of 64 bits are compared as such, which AVX2 can: the only one
  // that does not fit is even, and halved before it is compared.
  using Compared = choose_t<sizeof(T) == 8 && (T(-1) < T(0)), signed_t<Word>, Word>;
  do {
    any = 0;
    for (int i = 0; i < n; ++i) {
      const auto x = static_cast<Compared>(a[i]), y = static_cast<Compared>(b[i]);
      const auto low = static_cast<Word>(x < y ? x : y), high = static_cast<Word>(x < y ? y : x);
      const bool odd = b[i] & 1;
      a[i] = odd ? low : a[i];
      b[i] = (odd ? high - low : b[i]) >> 1;
      any |= b[i];
    }
  } while (any);
  for (int i = 0; i < n; ++i) a[i] <<= twos[i];
}

template <int n, Integral T>
  requires has_long_vectors
PYLUCID_INLINE void gcd_together(T* out, const T* x1, const T* x2) {
  DivisorWord<T> a[n], b[n];
  for (int i = 0; i < n; ++i) a[i] = magnitude(x1[i]), b[i] = magnitude(x2[i]);
  greatest_divisors<T>(a, b);
  for (int i = 0; i < n; ++i) out[i] = static_cast<T>(a[i]);
}
template <int n, Integral T>
  requires has_long_vectors
PYLUCID_INLINE void lcm_together(T* out, const T* x1, const T* x2) {
  DivisorWord<T> a[n], b[n], first[n], second[n];
  for (int i = 0; i < n; ++i) {
    a[i] = first[i] = magnitude(x1[i]);
    b[i] = second[i] = magnitude(x2[i]);
  }
  greatest_divisors<T>(a, b);
  for (int i = 0; i < n; ++i) out[i] = static_cast<T>(first[i] / (a[i] ? a[i] : 1) * second[i]);
}

}  // namespace pylucid::PYLUCID_ISA::scalar
