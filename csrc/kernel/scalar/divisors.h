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

}  // namespace pylucid::PYLUCID_ISA::scalar
