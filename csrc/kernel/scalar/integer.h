// Functions of integers and bool: every value is defined, nothing traps, overflow wraps.
#pragma once

#include "real.h"

namespace pylucid::PYLUCID_ISA::scalar {

template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> where(bool condition, A a, B b) {
  using T = common_t<A, B>;
  return condition ? T(a) : T(b);
}
template <Integral T>
PYLUCID_INLINE T abs(T x) {
  if constexpr (is_signed<T>)
    return static_cast<T>(x < 0 ? -x : x);
  else
    return x;
}
template <Integral T>
PYLUCID_INLINE T square(T x) {
  return static_cast<T>(x * x);
}
template <Integral T>
PYLUCID_INLINE T sign(T x) {
  if constexpr (is_signed<T>)
    return static_cast<T>((x > 0) - (x < 0));
  else
    return static_cast<T>(x != 0);
}
template <Integral T>
PYLUCID_INLINE bool isnan(T) {
  return false;
}
template <Integral T>
PYLUCID_INLINE bool isinf(T) {
  return false;
}
template <Integral T>
PYLUCID_INLINE bool isfinite(T) {
  return true;
}
template <Integral T>
PYLUCID_INLINE bool signbit(T x) {
  if constexpr (is_signed<T>)
    return x < 0;
  else
    return false;
}

template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> maximum(A a, B b) {
  using T = common_t<A, B>;
  if constexpr (is_same<T, bool>)
    return a | b;
  else
    return T(a) > T(b) ? T(a) : T(b);
}
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> minimum(A a, B b) {
  using T = common_t<A, B>;
  if constexpr (is_same<T, bool>)
    return a & b;
  else
    return T(a) < T(b) ? T(a) : T(b);
}
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> fmax(A a, B b) {
  return maximum(a, b);
}
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> fmin(A a, B b) {
  return minimum(a, b);
}

// Whether instructions work on vectors of 64-bit integers: elsewhere one number after the other is faster.
#if defined(__AVX2__) || defined(__aarch64__)
inline constexpr bool has_long_vectors = true;
#else
inline constexpr bool has_long_vectors = false;
#endif

// Rounded towards zero; 0 where the divisor is 0. Up to 32 bits a rounded floating quotient, truncated, is exact: a
// quotient that is not an integer is farther from one than it is rounded.
template <Integral T>
PYLUCID_INLINE T quotient(T a, T b) {
  if constexpr (sizeof(T) <= 4) {
    using F = choose_t<(sizeof(T) < 4), float, double>;
    using Wide = choose_t<(sizeof(T) < 4), std::int32_t, choose_t<is_signed<T>, std::int32_t, std::int64_t>>;
    const T divisor = b == 0 ? T(1) : b;
    if constexpr (sizeof(T) == 4 && !is_signed<T>) {
      // 2^31 is taken off, since vector instructions convert signed integers only.
      const F shifted = trunc(F(a) / F(divisor)) - F(2147483648.0);
      const T value = static_cast<T>(static_cast<std::uint32_t>(static_cast<std::int32_t>(shifted)) ^ 0x80000000U);
      return b == 0 ? T(0) : value;
    } else if constexpr (sizeof(T) == 4) {
      const bool wraps = (divisor == -1);
      const T value = static_cast<T>(static_cast<Wide>(F(a) / F(wraps ? T(1) : divisor)));
      return b == 0 ? T(0) : wraps ? static_cast<T>(-a) : value;
    } else {
      const T value = static_cast<T>(static_cast<Wide>(F(a) / F(divisor)));
      return b == 0 ? T(0) : value;
    }
  } else {
    // There is no vector division, so branches cost nothing here.
    if (b == 0) return 0;
    if constexpr (is_signed<T>) {
      if (b == -1) return -a;
    }
    return a / b;
  }
}

template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> fmod(A a, B b) {
  using T = common_t<A, B>;
  const T q = quotient(T(a), T(b));
  return T(b) == 0 ? T(0) : static_cast<T>(T(a) - q * T(b));
}
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> remainder(A a, B b) {
  using T = common_t<A, B>;
  const T r = fmod(T(a), T(b));
  if constexpr (is_signed<T>)
    return static_cast<T>((r != 0) & ((r < 0) != (T(b) < 0)) ? r + T(b) : r);
  else
    return r;
}
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> floor_divide(A a, B b) {
  using T = common_t<A, B>;
  const T q = quotient(T(a), T(b));
  if constexpr (is_signed<T>) {
    const T r = static_cast<T>(T(a) - q * T(b));
    return static_cast<T>((T(b) != 0) & (r != 0) & ((r < 0) != (T(b) < 0)) ? q - 1 : q);
  } else {
    return q;
  }
}

template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> pow(A base, B exponent) {
  using T = common_t<A, B>;
  using Wide = choose_t<(sizeof(T) < 4), std::uint32_t, unsigned_t<T>>;
  if (__builtin_constant_p(exponent == B(2)) && exponent == B(2)) return static_cast<T>(T(base) * T(base));
  Wide factor = static_cast<Wide>(T(base)), value = 1;
  if constexpr (is_signed<B>) {
    if (exponent < 0) {
      const bool unit = T(base) == T(1);
      if constexpr (is_signed<T>) {
        if (T(base) == T(-1)) return static_cast<T>(exponent % 2 == 0 ? 1 : -1);
      }
      return static_cast<T>(unit);
    }
  }
  for (auto left = static_cast<unsigned_t<B>>(exponent); left != 0; left = static_cast<unsigned_t<B>>(left >> 1)) {
    value = left & 1 ? value * factor : value;
    factor *= factor;
  }
  return static_cast<T>(value);
}

// Bits

template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> bitwise_and(A a, B b) {
  return static_cast<common_t<A, B>>(a & b);
}
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> bitwise_or(A a, B b) {
  return static_cast<common_t<A, B>>(a | b);
}
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> bitwise_xor(A a, B b) {
  return static_cast<common_t<A, B>>(a ^ b);
}
template <Integral T>
PYLUCID_INLINE T bitwise_invert(T x) {
  if constexpr (is_same<T, bool>)
    return !x;
  else
    return static_cast<T>(~x);
}

// A count that is negative or not below the width shifts everything out, as in NumPy.
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> bitwise_left_shift(A a, B b) {
  using T = common_t<A, B>;
  using Wide = choose_t<(sizeof(T) < 4), std::uint32_t, unsigned_t<T>>;
  using Count = unsigned_t<T>;
  constexpr Count width = 8 * sizeof(T);
  const Count count = static_cast<Count>(T(b));
  const Wide value = static_cast<Wide>(T(a)) << (count < width ? count : Count(0));
  return static_cast<T>(count < width ? value : Wide(0));
}
template <Integral A, Integral B>
PYLUCID_INLINE common_t<A, B> bitwise_right_shift(A a, B b) {
  using T = common_t<A, B>;
  using Count = unsigned_t<T>;
  constexpr Count width = 8 * sizeof(T);
  const Count count = static_cast<Count>(T(b));
  if constexpr (is_signed<T>)
    return static_cast<T>(T(a) >> (count < width ? count : width - 1));
  else
    return static_cast<T>(count < width ? T(a) >> (count & (width - 1)) : 0);
}

}  // namespace pylucid::PYLUCID_ISA::scalar
