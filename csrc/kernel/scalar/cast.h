// Conversions between the fifteen dtypes over contiguous arrays.
#pragma once

#include "complex.h"

namespace pylucid::PYLUCID_ISA::scalar {

// Stored as bits: arithmetic happens in float32.
struct Float16 {
  std::uint16_t bits;
};
struct BFloat16 {
  std::uint16_t bits;
};

// A number of either format where only its sign changes: no float is made of it.
struct SignedHalf {
  std::uint16_t bits;
  PYLUCID_INLINE SignedHalf operator-() const { return {static_cast<std::uint16_t>(bits ^ 0x8000U)}; }
};
PYLUCID_INLINE SignedHalf abs(SignedHalf x) { return {static_cast<std::uint16_t>(x.bits & 0x7fffU)}; }
PYLUCID_INLINE SignedHalf copysign(SignedHalf x, SignedHalf y) {
  return {static_cast<std::uint16_t>((x.bits & 0x7fffU) | (y.bits & 0x8000U))};
}

// Both directions are written with 32-bit integers and floats only, which vectorise; with F16C the intrinsic is used.
PYLUCID_INLINE float to_float(Float16 half) {
  const std::uint32_t sign = std::uint32_t(half.bits & 0x8000U) << 16;
  const std::uint32_t rest = std::uint32_t(half.bits & 0x7fffU) << 13;
  // A half's exponent field read as a float's is 112 too small; the product puts that right, subnormals included.
  const float scaled = __builtin_bit_cast(float, rest) * 0x1p112F;
  const std::uint32_t special = rest | 0x7f800000U | ((rest & 0x007fe000U) != 0 ? 0x00400000U : 0U);
  const std::uint32_t value = rest >= 0x0f800000U ? special : __builtin_bit_cast(std::uint32_t, scaled);
  return __builtin_bit_cast(float, sign | value);
}
PYLUCID_INLINE Float16 to_float16(float x) {
  const std::uint32_t all = __builtin_bit_cast(std::uint32_t, x), sign = (all >> 16) & 0x8000U;
  const std::uint32_t rest = all & 0x7fffffffU;
  // Below 2^-14 adding 1/2 leaves a half's subnormal digits in place, rounded to even by the addition.
  const float magnitude = __builtin_bit_cast(float, rest);
  const std::uint32_t subnormal = __builtin_bit_cast(std::uint32_t, magnitude + 0.5F) - 0x3f000000U;
  const std::uint32_t normal = (rest + 0xfffU + ((rest >> 13) & 1U) - 0x38000000U) >> 13;
  const std::uint32_t special = rest > 0x7f800000U ? 0x7e00U | ((rest >> 13) & 0x3ffU) : 0x7c00U;
  const std::uint32_t finite = rest < 0x38800000U ? subnormal : normal;
  // 65520 and above round to infinity.
  const std::uint32_t value = rest >= 0x477ff000U ? special : finite;
  return {static_cast<std::uint16_t>(sign | value)};
}
PYLUCID_INLINE float to_float(BFloat16 half) {
  return __builtin_bit_cast(float, std::uint32_t(half.bits) << 16);
}
PYLUCID_INLINE BFloat16 to_bfloat16(float x) {
  const std::uint32_t all = __builtin_bit_cast(std::uint32_t, x);
  const std::uint32_t rounded = all + 0x7fffU + ((all >> 16) & 1U);
  const std::uint32_t value = x != x ? all | 0x00400000U : rounded;
  return {static_cast<std::uint16_t>(value >> 16)};
}

// Towards zero, with the last bit set where digits are lost: rounded once more, to a half dtype, it is as if rounded once.
PYLUCID_INLINE float to_odd(double x) {
  const float nearest = static_cast<float>(x);
  const double back = nearest;
  const bool away = (back < 0 ? -back : back) > (x < 0 ? -x : x);
  const std::uint32_t inward = __builtin_bit_cast(std::uint32_t, nearest) - (away ? 1U : 0U);
  return __builtin_bit_cast(float, inward | (back != x ? 1U : 0U));
}

// The next number of a format, which is T itself or a half dtype whose numbers T holds.
template <class Format, Floating T>
PYLUCID_INLINE T nextafter_in(T x, T y) {
  if constexpr (is_same<Format, T>) {
    return nextafter(x, y);
  } else {
    const std::int32_t from = [&] {
      if constexpr (is_same<Format, Float16>)
        return std::int32_t(to_float16(x).bits);
      else
        return std::int32_t(to_bfloat16(x).bits);
    }();
    const bool away = (x < y) == (x > 0);
    const std::int32_t next = from + (away ? 1 : -1), from_zero = (bits(y) < 0 ? 0x8000 : 0) | 1;
    const T moved = to_float(Format{static_cast<std::uint16_t>(x == 0 ? from_zero : next)});
    const T value = x == y ? y : moved;
    return (x != x) | (y != y) ? x + y : value;
  }
}

// Numbers in place of NaN and infinities, the largest ones of a format where none are given; integers have neither.
template <class Format, Floating T, class N>
PYLUCID_INLINE T nan_to_num_in(T x, double nan, N positive, N negative) {
  constexpr T inf = FloatFormat<T>::inf;
  const T high = static_cast<T>(positive.value_or(nextafter_in<Format>(inf, T(0))));
  const T low = static_cast<T>(negative.value_or(nextafter_in<Format>(-inf, T(0))));
  const T below = x == -inf ? low : x, bounded = x == inf ? high : below;
  return x != x ? static_cast<T>(nan) : bounded;
}
template <class Format, Integral T, class N>
PYLUCID_INLINE T nan_to_num_in(T x, double, N, N) {
  return x;
}
template <class Format, Floating T, class N>
PYLUCID_INLINE Complex<T> nan_to_num_in(Complex<T> z, double nan, N positive, N negative) {
  return {nan_to_num_in<T>(z.re, nan, positive, negative), nan_to_num_in<T>(z.im, nan, positive, negative)};
}

#if defined(__AVX512F__)
#define PYLUCID_HALVES_AT_ONCE 16
#elif defined(__F16C__)
#define PYLUCID_HALVES_AT_ONCE 8
#endif
#if defined(PYLUCID_HALVES_AT_ONCE)
typedef short HalvesAtOnce __attribute__((vector_size(2 * PYLUCID_HALVES_AT_ONCE)));
typedef float FloatsAtOnce __attribute__((vector_size(4 * PYLUCID_HALVES_AT_ONCE)));
#endif

PYLUCID_INLINE void to_floats(const Float16* source, float* target, std::intptr_t n) {
  std::intptr_t i = 0;
#if defined(PYLUCID_HALVES_AT_ONCE)
  for (; i + PYLUCID_HALVES_AT_ONCE <= n; i += PYLUCID_HALVES_AT_ONCE) {
    HalvesAtOnce halves;
    __builtin_memcpy(&halves, source + i, sizeof halves);
#if defined(__AVX512F__)
    const FloatsAtOnce floats = __builtin_ia32_vcvtph2ps512_mask(halves, FloatsAtOnce{}, -1, 4);
#else
    const FloatsAtOnce floats = __builtin_ia32_vcvtph2ps256(halves);
#endif
    __builtin_memcpy(target + i, &floats, sizeof floats);
  }
#endif
  for (; i < n; ++i) target[i] = to_float(source[i]);
}
PYLUCID_INLINE void to_halves(const float* source, Float16* target, std::intptr_t n) {
  std::intptr_t i = 0;
#if defined(PYLUCID_HALVES_AT_ONCE)
  for (; i + PYLUCID_HALVES_AT_ONCE <= n; i += PYLUCID_HALVES_AT_ONCE) {
    FloatsAtOnce floats;
    __builtin_memcpy(&floats, source + i, sizeof floats);
#if defined(__AVX512F__)
    const HalvesAtOnce halves = __builtin_ia32_vcvtps2ph512_mask(floats, 0, HalvesAtOnce{}, -1);
#else
    const HalvesAtOnce halves = __builtin_ia32_vcvtps2ph256(floats, 0);
#endif
    __builtin_memcpy(target + i, &halves, sizeof halves);
  }
#endif
  for (; i < n; ++i) target[i] = to_float16(source[i]);
}
#undef PYLUCID_HALVES_AT_ONCE
PYLUCID_INLINE void to_floats(const BFloat16* source, float* target, std::intptr_t n) {
#pragma GCC ivdep
  for (std::intptr_t i = 0; i < n; ++i) target[i] = to_float(source[i]);
}
PYLUCID_INLINE void to_halves(const float* source, BFloat16* target, std::intptr_t n) {
#pragma GCC ivdep
  for (std::intptr_t i = 0; i < n; ++i) target[i] = to_bfloat16(source[i]);
}

// NaN becomes 0 and what is out of range the nearest number, in 32 or 64 bits; narrower integers then wrap.
template <Floating F>
PYLUCID_INLINE std::int32_t to_int32(F x) {
  constexpr F low = F(-2147483648.0), high = F(2147483648.0);
  // The greatest F below 2^31
  constexpr F top = is_same<F, float> ? F(2147483520.0) : F(2147483647.0);
  const bool over = x >= high;
  F inside = x > top ? top : x;
  inside = inside < low ? low : inside;
  inside = x != x ? F(0) : inside;
  const std::int32_t value = static_cast<std::int32_t>(inside);
  return over ? std::int32_t(2147483647) : value;
}
template <Floating F>
PYLUCID_INLINE std::uint32_t to_uint32(F x) {
  // Vector instructions convert signed integers only: 2^31 is taken off and put back.
  const bool high = x >= F(2147483648.0), over = x >= F(4294967296.0);
  const std::uint32_t low = static_cast<std::uint32_t>(to_int32(high ? x - F(2147483648.0) : x));
  const std::uint32_t value = high ? low ^ 0x80000000U : low;
  return over ? 0xffffffffU : value;
}
// A double that holds an integer of 53 bits, in [-2^63, 2^63)
PYLUCID_INLINE std::int64_t whole_to_int64(double x) {
#if defined(__AVX2__) && !defined(__AVX512DQ__)
  // In two halves, since there is no vector instruction for the whole.
  const double high = floor(x * 0x1p-32), low = x - high * 0x1p32;
  const std::int64_t upper = static_cast<std::int32_t>(high), lower = static_cast<std::int32_t>(low - 0x1p31);
  return (upper << 32) + lower + 0x80000000L;
#else
  return static_cast<std::int64_t>(x);
#endif
}
template <Floating F>
PYLUCID_INLINE std::int64_t to_int64(F value) {
  const double x = value;
  const bool inside = (x >= -0x1p63) & (x < 0x1p63);
  const std::int64_t integer = whole_to_int64(trunc(inside ? x : 0.0));
  const std::int64_t top = x > 0 ? INT64_MAX : std::int64_t(0);
  const std::int64_t outside = x < 0 ? INT64_MIN : top;
  return inside ? integer : outside;
}
template <Floating F>
PYLUCID_INLINE std::uint64_t to_uint64(F value) {
  const double x = value;
  const bool high = x >= 0x1p63, over = x >= 0x1p64;
  const std::uint64_t low = static_cast<std::uint64_t>(to_int64(high ? x - 0x1p63 : x));
  const std::uint64_t integer = high ? low + 0x8000000000000000UL : low;
  return over ? UINT64_MAX : integer;
}

template <class To, class From>
PYLUCID_INLINE To convert(From x);

// What a half dtype is rounded from.
template <class From>
PYLUCID_INLINE float to_be_halved(From x) {
  if constexpr (is_same<From, Complex<double>>) return to_odd(x.re);
  else if constexpr (is_any<From, double, std::int32_t, std::uint32_t, std::int64_t, std::uint64_t>)
    return to_odd(static_cast<double>(x));
  else return convert<float>(x);
}

template <class To, class From>
PYLUCID_INLINE To convert(From x) {
  if constexpr (is_same<To, From>)
    return x;
  else if constexpr (is_any<From, Float16, BFloat16>)
    return convert<To>(to_float(x));
  else if constexpr (is_same<To, Float16>)
    return to_float16(to_be_halved(x));
  else if constexpr (is_same<To, BFloat16>)
    return to_bfloat16(to_be_halved(x));
  else if constexpr (is_same<To, bool>)
    return truth(x);
  else if constexpr (Complexes<From> && Complexes<To>)
    return {static_cast<real_t<To>>(x.re), static_cast<real_t<To>>(x.im)};
  else if constexpr (Complexes<From>)
    return convert<To>(x.re);
  else if constexpr (Complexes<To>)
    return {convert<real_t<To>>(x), 0};
  else if constexpr (Integral<To> && Floating<From>) {
    if constexpr (is_same<To, std::uint64_t>)
      return to_uint64(x);
    else if constexpr (is_same<To, std::int64_t>)
      return to_int64(x);
    else if constexpr (is_same<To, std::uint32_t>)
      return to_uint32(x);
    else
      return static_cast<To>(to_int32(x));
  } else {
    return static_cast<To>(x);
  }
}

using CastFn = void (*)(const char* source, char* target, std::intptr_t n);

template <class From, class To>
void cast(const char* source, char* target, std::intptr_t n) {
  const From* __restrict from = reinterpret_cast<const From*>(source);
  To* __restrict to = reinterpret_cast<To*>(target);
  if constexpr (is_same<From, To>) {
    __builtin_memcpy(target, source, static_cast<std::size_t>(n) * sizeof(To));
  } else if constexpr (is_same<From, Float16> && is_same<To, float>) {
    to_floats(from, to, n);
  } else if constexpr (is_same<From, float> && is_same<To, Float16>) {
    to_halves(from, to, n);
  } else if constexpr (is_same<From, bool>) {
    // A byte that holds 0 or 1 is an integer to the vectoriser, a bool is a condition.
    cast<std::uint8_t, To>(source, target, n);
  } else if constexpr (is_same<To, Float16> || (is_same<From, Float16> && !is_same<To, float>)) {
    // The conversion instruction works on whole vectors.
    constexpr std::intptr_t size = 256;
    float floats[size];
    for (std::intptr_t start = 0; start < n; start += size) {
      const std::intptr_t count = n - start < size ? n - start : size;
      if constexpr (is_same<From, Float16>) {
        to_floats(from + start, floats, count);
        cast<float, To>(reinterpret_cast<const char*>(floats), reinterpret_cast<char*>(to + start), count);
      } else {
        for (std::intptr_t i = 0; i < count; ++i) floats[i] = to_be_halved(from[start + i]);
        to_halves(floats, to + start, count);
      }
    }
  } else {
    for (std::intptr_t i = 0; i < n; ++i) to[i] = convert<To>(from[i]);
  }
}

// dtypes in the order bool, int8 to int64, uint8 to uint64, float16, bfloat16, float32, float64, complex64, complex128.
template <class From>
PYLUCID_INLINE CastFn cast_from(int to) {
  constexpr CastFn row[] = {&cast<From, bool>,          &cast<From, std::int8_t>,     &cast<From, std::int16_t>,
                            &cast<From, std::int32_t>,  &cast<From, std::int64_t>,    &cast<From, std::uint8_t>,
                            &cast<From, std::uint16_t>, &cast<From, std::uint32_t>,   &cast<From, std::uint64_t>,
                            &cast<From, Float16>,       &cast<From, BFloat16>,        &cast<From, float>,
                            &cast<From, double>,        &cast<From, Complex<float>>,  &cast<From, Complex<double>>};
  return row[to];
}
PYLUCID_INLINE CastFn cast_loop(int from, int to) {
  switch (from) {
    case 0: return cast_from<bool>(to);
    case 1: return cast_from<std::int8_t>(to);
    case 2: return cast_from<std::int16_t>(to);
    case 3: return cast_from<std::int32_t>(to);
    case 4: return cast_from<std::int64_t>(to);
    case 5: return cast_from<std::uint8_t>(to);
    case 6: return cast_from<std::uint16_t>(to);
    case 7: return cast_from<std::uint32_t>(to);
    case 8: return cast_from<std::uint64_t>(to);
    case 9: return cast_from<Float16>(to);
    case 10: return cast_from<BFloat16>(to);
    case 11: return cast_from<float>(to);
    case 12: return cast_from<double>(to);
    case 13: return cast_from<Complex<float>>(to);
    default: return cast_from<Complex<double>>(to);
  }
}

}  // namespace pylucid::PYLUCID_ISA::scalar
