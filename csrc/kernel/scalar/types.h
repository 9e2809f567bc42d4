// Element types, and what is true of each of them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "../isa.h"

namespace pylucid::PYLUCID_ISA::scalar {

// Layout of std::complex, without its out-of-line template functions.
template <class T>
struct Complex {
  T re = 0, im = 0;
};

template <class A, class B>
inline constexpr bool is_same = false;
template <class A>
inline constexpr bool is_same<A, A> = true;

template <class T, class... Us>
inline constexpr bool is_any = (is_same<T, Us> || ...);

template <class T>
concept Floating = is_any<T, float, double>;
template <class T>
concept Integral = is_any<T, bool, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned,
                          unsigned long, unsigned long long>;
template <class T>
concept Real = Floating<T> || Integral<T>;
template <class T>
concept Complexes = is_any<T, Complex<float>, Complex<double>>;

template <class T>
inline constexpr bool is_signed = T(-1) < T(0);
template <>
inline constexpr bool is_signed<bool> = false;

template <class T>
struct RealOf {
  using type = T;
};
template <class T>
struct RealOf<Complex<T>> {
  using type = T;
};
template <class T>
using real_t = typename RealOf<T>::type;

template <bool condition, class A, class B>
struct Choose {
  using type = A;
};
template <class A, class B>
struct Choose<false, A, B> {
  using type = B;
};
template <bool condition, class A, class B>
using choose_t = typename Choose<condition, A, B>::type;

// The type of a binary function's value: equal types stay (int8 is not widened to int), others follow C++.
template <class A, class B>
struct Common {
  using type = decltype(A{} + B{});
};
template <class A>
struct Common<A, A> {
  using type = A;
};
template <class A, class B>
using common_t = typename Common<A, B>::type;

template <std::size_t bytes>
struct IntegersOf;
template <>
struct IntegersOf<1> {
  using signed_type = std::int8_t;
  using unsigned_type = std::uint8_t;
};
template <>
struct IntegersOf<2> {
  using signed_type = std::int16_t;
  using unsigned_type = std::uint16_t;
};
template <>
struct IntegersOf<4> {
  using signed_type = std::int32_t;
  using unsigned_type = std::uint32_t;
};
template <>
struct IntegersOf<8> {
  using signed_type = std::int64_t;
  using unsigned_type = std::uint64_t;
};
template <class T>
using signed_t = typename IntegersOf<sizeof(T)>::signed_type;
template <class T>
using unsigned_t = typename IntegersOf<sizeof(T)>::unsigned_type;

template <class T>
struct FloatFormat;
template <>
struct FloatFormat<float> {
  static constexpr int digits = 24, max_exponent = 127;
  static constexpr float max = 0x1.fffffep127F, inf = __builtin_inff(), nan = __builtin_nanf(""), to_integer = 0x1p23F;
};
template <>
struct FloatFormat<double> {
  static constexpr int digits = 53, max_exponent = 1023;
  static constexpr double max = 0x1.fffffffffffffp1023, inf = __builtin_inf(), nan = __builtin_nan(""),
                          to_integer = 0x1p52;
};

template <Floating T>
PYLUCID_INLINE signed_t<T> bits(T x) {
  return __builtin_bit_cast(signed_t<T>, x);
}
template <Floating T>
PYLUCID_INLINE T from_bits(signed_t<T> x) {
  return __builtin_bit_cast(T, x);
}
// Negative unless size < limit, for positive numbers, which are ordered as their bits are. NaN is above all of them.
template <Floating T>
PYLUCID_INLINE signed_t<T> margin(T size, T limit) {
  return bits(limit) - 1 - bits(size);
}

// a * b + c, rounded once where the instruction set does that for nothing. Only for polynomials: their value may
// differ between instruction sets in the last place.
template <Floating T>
PYLUCID_INLINE T multiply_add(T a, T b, T c) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
  if constexpr (is_same<T, float>)
    return __builtin_fmaf(a, b, c);
  else
    return __builtin_fma(a, b, c);
#else
  return a * b + c;
#endif
}

// a * b - product for product = a * b rounded.
template <Floating T>
PYLUCID_INLINE T product_error(T a, T b, T product) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
  return multiply_add(a, b, -product);
#else
  if constexpr (is_same<T, float>) {
    const double exact = static_cast<double>(a) * b;
    return static_cast<float>(exact - product);
  } else {
    // In halves, whose products are exact; NaN where a half overflows.
    constexpr double halves = 0x1p27 + 1;
    const double a_high = a * halves - (a * halves - a), a_low = a - a_high;
    const double b_high = b * halves - (b * halves - b), b_low = b - b_high;
    return ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low;
  }
#endif
}

// a * b + c where c cancels most of the product, whose rounding error counts.
template <Floating T>
PYLUCID_INLINE T cancel(T a, T b, T c) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
  return multiply_add(a, b, c);
#else
  const T product = a * b;
  return (product + c) + product_error(a, b, product);
#endif
}

// coefficients[first] + coefficients[first + step] x + ..., in Horner's scheme.
template <int first, int step, Floating T, std::size_t n>
PYLUCID_INLINE T horner(T x, const T (&coefficients)[n]) {
  constexpr int last = first + (int(n) - 1 - first) / step * step;
  T value = coefficients[last];
#pragma GCC unroll 32
  for (int i = last - step; i >= first; i -= step) value = multiply_add(value, x, coefficients[i]);
  return value;
}

// coefficients[0] + coefficients[1] x + ...: a long polynomial in two or four chains, since it is their length that a
// loop waits for.
template <Floating T, std::size_t n>
PYLUCID_INLINE T polynomial(T x, const T (&coefficients)[n]) {
  if constexpr (n < 6) {
    return horner<0, 1>(x, coefficients);
  } else if constexpr (n < 12) {
    const T square = x * x;
    return multiply_add(horner<1, 2>(square, coefficients), x, horner<0, 2>(square, coefficients));
  } else {
    const T square = x * x, fourth = square * square;
    const T low = multiply_add(horner<1, 4>(fourth, coefficients), x, horner<0, 4>(fourth, coefficients));
    const T high = multiply_add(horner<3, 4>(fourth, coefficients), x, horner<2, 4>(fourth, coefficients));
    return multiply_add(high, square, low);
  }
}

}  // namespace pylucid::PYLUCID_ISA::scalar
