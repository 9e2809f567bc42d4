// Quotients and remainders of integers of 64 bits, many at a time. No instruction divides a vector of them; one divides
// doubles, which is as good up to 50 bits: a quotient that is not an integer is then farther from one than it is rounded.
#pragma once

#include "division.h"
#include "integer.h"

namespace pylucid::PYLUCID_ISA::scalar {

template <class T>
concept LongIntegral = has_long_vectors && is_any<T, std::int64_t, std::uint64_t>;

// Integers of up to 51 bits as the last digits of a double.
inline constexpr double integers_from = 0x1.8p52;
PYLUCID_INLINE double double_of(std::int64_t x) { return from_bits<double>(x + bits(integers_from)) - integers_from; }
PYLUCID_INLINE std::int64_t integer_of(double x) { return bits(x + integers_from) - bits(integers_from); }

// Calls value(dividend, divisor, quotient) on doubles for each pair whose divisor is not 0, which gives 0; or, where a
// number has more digits, one(dividend, divisor) for all.
template <int n, LongIntegral T, class Value, class One>
PYLUCID_INLINE void divide_together(T* out, const T* x1, const T* x2, Value value, One one) {
  constexpr int digits = 50;
  constexpr std::uint64_t offset = is_signed<T> ? std::uint64_t(1) << digits : 0;
  std::uint64_t longer = 0;
  for (int i = 0; i < n; ++i) {
    longer |= (static_cast<std::uint64_t>(x1[i]) + offset) >> (digits + is_signed<T>);
    longer |= (static_cast<std::uint64_t>(x2[i]) + offset) >> (digits + is_signed<T>);
  }
  if (longer) {
    for (int i = 0; i < n; ++i) out[i] = one(x1[i], x2[i]);
    return;
  }
#pragma GCC ivdep
  for (int i = 0; i < n; ++i) {
    const double dividend = double_of(static_cast<std::int64_t>(x1[i]));
    const double divisor = double_of(static_cast<std::int64_t>(x2[i]));
    const double found = value(dividend, divisor, dividend / divisor);
    out[i] = static_cast<T>(integer_of(divisor == 0 ? 0 : found));
  }
}

template <int n, LongIntegral T>
PYLUCID_INLINE void floor_divide_together(T* out, const T* x1, const T* x2) {
  divide_together<n>(
      out, x1, x2, [](double, double, double q) { return floor(q); }, [](T a, T b) { return floor_divide(a, b); });
}
template <int n, LongIntegral T>
PYLUCID_INLINE void remainder_together(T* out, const T* x1, const T* x2) {
  divide_together<n>(
      out, x1, x2, [](double a, double b, double q) { return exact_fma(-floor(q), b, a); },
      [](T a, T b) { return remainder(a, b); });
}
template <int n, LongIntegral T>
PYLUCID_INLINE void fmod_together(T* out, const T* x1, const T* x2) {
  divide_together<n>(
      out, x1, x2, [](double a, double b, double q) { return exact_fma(-trunc(q), b, a); },
      [](T a, T b) { return fmod(a, b); });
}

}  // namespace pylucid::PYLUCID_ISA::scalar
