// Functions of real numbers. Free of branches, and every library call stands outside a condition: both are what lets
// GCC vectorise a loop over them.
#pragma once

#include "libm.h"

namespace pylucid::PYLUCID_ISA::scalar {

template <Floating T>
PYLUCID_INLINE T where(bool condition, T a, T b) {
  return condition ? a : b;
}

// Rounding

#if defined(__SSE4_1__) || defined(__aarch64__)
#define PYLUCID_ROUNDING(name, builtin)                                              \
  PYLUCID_INLINE float name(float x) { return __builtin_##builtin##f(x); }            \
  PYLUCID_INLINE double name(double x) { return __builtin_##builtin(x); }
PYLUCID_ROUNDING(round, rint)
PYLUCID_ROUNDING(floor, floor)
PYLUCID_ROUNDING(ceil, ceil)
PYLUCID_ROUNDING(trunc, trunc)
#undef PYLUCID_ROUNDING
#endif

PYLUCID_INLINE float abs(float x) { return __builtin_fabsf(x); }
PYLUCID_INLINE double abs(double x) { return __builtin_fabs(x); }
PYLUCID_INLINE float copysign(float x, float y) { return __builtin_copysignf(x, y); }
PYLUCID_INLINE double copysign(double x, double y) { return __builtin_copysign(x, y); }
PYLUCID_INLINE float sqrt(float x) { return __builtin_sqrtf(x); }
PYLUCID_INLINE double sqrt(double x) { return __builtin_sqrt(x); }

#if !defined(__SSE4_1__) && !defined(__aarch64__)
// Adding 2^52 leaves no room for a fraction.
template <Floating T>
PYLUCID_INLINE T round(T x) {
  const T big = copysign(FloatFormat<T>::to_integer, x);
  const T rounded = copysign((x + big) - big, x);
  return abs(x) < FloatFormat<T>::to_integer ? rounded : x;
}
template <Floating T>
PYLUCID_INLINE T floor(T x) {
  const T rounded = round(x);
  return rounded > x ? rounded - 1 : rounded;
}
template <Floating T>
PYLUCID_INLINE T ceil(T x) {
  const T rounded = round(x);
  return copysign(rounded < x ? rounded + 1 : rounded, x);
}
template <Floating T>
PYLUCID_INLINE T trunc(T x) {
  return copysign(floor(abs(x)), x);
}
#endif

template <Integral T>
PYLUCID_INLINE T round(T x) {
  return x;
}
template <Integral T>
PYLUCID_INLINE T floor(T x) {
  return x;
}
template <Integral T>
PYLUCID_INLINE T ceil(T x) {
  return x;
}
template <Integral T>
PYLUCID_INLINE T trunc(T x) {
  return x;
}

// Classification

template <Floating T>
PYLUCID_INLINE bool isnan(T x) {
  return x != x;
}
template <Floating T>
PYLUCID_INLINE bool isinf(T x) {
  return abs(x) == FloatFormat<T>::inf;
}
template <Floating T>
PYLUCID_INLINE bool isfinite(T x) {
  return abs(x) < FloatFormat<T>::inf;
}
template <Floating T>
PYLUCID_INLINE bool signbit(T x) {
  return bits(x) < 0;
}
template <Floating T>
PYLUCID_INLINE T sign(T x) {
  const T positive = x > 0 ? T(1) : T(0);
  const T negative = x < 0 ? T(1) : T(0);
  return x != x ? x : positive - negative;
}

// Arithmetic

template <Floating T>
PYLUCID_INLINE T divide(T a, T b) {
  return a / b;
}
template <Floating T>
PYLUCID_INLINE T reciprocal(T x) {
  return T(1) / x;
}
template <Floating T>
PYLUCID_INLINE T rsqrt(T x) {
  return T(1) / sqrt(x);
}
template <Floating T>
PYLUCID_INLINE T square(T x) {
  return x * x;
}
template <Floating T>
PYLUCID_INLINE T maximum(T a, T b) {
  const T greater = a > b ? a : b;
  return a != a ? a : greater;
}
template <Floating T>
PYLUCID_INLINE T minimum(T a, T b) {
  const T less = a < b ? a : b;
  return a != a ? a : less;
}
template <Floating T>
PYLUCID_INLINE T fmax(T a, T b) {
  const T greater = a > b ? a : b;
  return b != b ? a : greater;
}
template <Floating T>
PYLUCID_INLINE T fmin(T a, T b) {
  const T less = a < b ? a : b;
  return b != b ? a : less;
}

// Bits

template <Floating T>
PYLUCID_INLINE T nextafter(T x, T y) {
  using Bits = signed_t<T>;
  constexpr Bits magnitude = ~(Bits(1) << (8 * sizeof(T) - 1));
  const Bits from = bits(x);
  // Away from zero is one more, towards it one less; from zero the step goes to the smallest number of y's sign.
  const bool away = (x < y) == (x > 0);
  const Bits next = from + (away ? Bits(1) : Bits(-1));
  const Bits from_zero = (bits(y) & ~magnitude) | Bits(1);
  T value = from_bits<T>((from & magnitude) == 0 ? from_zero : next);
  value = x == y ? y : value;
  return (x != x) | (y != y) ? x + y : value;
}

// x = mantissa * 2^exponent, 0.5 <= |mantissa| < 1; zero, infinity and NaN are their own mantissa, with exponent 0.
template <Floating T>
PYLUCID_INLINE T frexp_mantissa(T x) {
  using Bits = signed_t<T>;
  constexpr int digits = FloatFormat<T>::digits;
  constexpr Bits field = Bits(2 * FloatFormat<T>::max_exponent + 1) << (digits - 1);
  constexpr Bits half = Bits(FloatFormat<T>::max_exponent - 1) << (digits - 1);
  const Bits small = bits(x) & field;
  const Bits scaled = bits(small == 0 ? x * T(Bits(1) << digits) : x);
  const T value = from_bits<T>((scaled & ~field) | half);
  return (small == field) | (x == 0) ? x : value;
}
template <Floating T>
PYLUCID_INLINE std::int32_t frexp_exponent(T x) {
  using Bits = signed_t<T>;
  constexpr int digits = FloatFormat<T>::digits;
  constexpr Bits last = 2 * FloatFormat<T>::max_exponent + 1;
  const bool small = ((bits(x) >> (digits - 1)) & last) == 0;
  const Bits scaled = bits(small ? x * T(Bits(1) << digits) : x);
  const Bits exponent = ((scaled >> (digits - 1)) & last) - (FloatFormat<T>::max_exponent - 1) - (small ? digits : 0);
  const bool itself = (x == 0) | !isfinite(x);
  return static_cast<std::int32_t>(itself ? Bits(0) : exponent);
}

template <Floating T>
PYLUCID_INLINE T power_of_two(signed_t<T> exponent) {
  return from_bits<T>((exponent + FloatFormat<T>::max_exponent) << (FloatFormat<T>::digits - 1));
}

// x * 2^n, rounded once: at most the last of the three factors reaches the subnormal numbers.
template <Floating T, Integral I>
PYLUCID_INLINE T ldexp(T x, I n) {
  using Bits = signed_t<T>;
  constexpr Bits top = FloatFormat<T>::max_exponent, down = top - 1 - FloatFormat<T>::digits;
  constexpr auto limit = choose_t<(sizeof(I) < 4), std::int32_t, I>(4 * top);
  const auto wide = static_cast<choose_t<(sizeof(I) < 4), std::int32_t, I>>(n);
  auto clamped = wide > limit ? limit : wide;
  if constexpr (is_signed<I>) clamped = clamped < -limit ? -limit : clamped;
  Bits exponent = static_cast<Bits>(clamped);
#pragma GCC unroll 2
  for (int i = 0; i < 2; ++i) {
    const bool high = exponent > top, low = exponent < -(top - 1);
    const T factor = high ? power_of_two<T>(top) : low ? power_of_two<T>(-down) : T(1);
    x *= factor;
    exponent -= high ? top : low ? -down : Bits(0);
  }
  exponent = exponent > top ? top : exponent;
  exponent = exponent < -(top - 1) ? -(top - 1) : exponent;
  return x * power_of_two<T>(exponent);
}
template <Floating T>
PYLUCID_INLINE T ldexp(T x, T n) {
  constexpr T limit = 4 * FloatFormat<T>::max_exponent;
  const T low = n < limit ? n : limit;
  const T clamped = low > -limit ? low : -limit;
  return ldexp(x, static_cast<std::int32_t>(clamped));
}

// The C library's

#define PYLUCID_UNARY(name)           \
  template <Floating T>               \
  PYLUCID_INLINE T name(T x) {        \
    return libm::name(x);             \
  }
PYLUCID_UNARY(sin)
PYLUCID_UNARY(cos)
PYLUCID_UNARY(tan)
PYLUCID_UNARY(asin)
PYLUCID_UNARY(acos)
PYLUCID_UNARY(atan)
PYLUCID_UNARY(sinh)
PYLUCID_UNARY(cosh)
PYLUCID_UNARY(asinh)
PYLUCID_UNARY(acosh)
PYLUCID_UNARY(atanh)
PYLUCID_UNARY(log2)
PYLUCID_UNARY(log10)
#undef PYLUCID_UNARY

template <Floating T>
PYLUCID_INLINE T atan2(T y, T x) {
  return libm::atan2(y, x);
}
template <Floating T>
PYLUCID_INLINE T hypot(T x, T y) {
  // The C library's does not give the same for (y, x).
  const T a = abs(x), b = abs(y);
  return libm::hypot(a < b ? b : a, a < b ? a : b);
}
// Constant exponents that need no logarithm are recognised after inlining.
template <Floating T>
PYLUCID_INLINE T pow(T x, T y) {
  if (__builtin_constant_p(y == 2) && y == 2) return x * x;
  if (__builtin_constant_p(y == 1) && y == 1) return x;
  if (__builtin_constant_p(y == 3) && y == 3) return x * x * x;
  if (__builtin_constant_p(y == -1) && y == -1) return T(1) / x;
  return libm::pow(x, y);
}

}  // namespace pylucid::PYLUCID_ISA::scalar
