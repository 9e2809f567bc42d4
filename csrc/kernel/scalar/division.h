// Remainders of real numbers, exact as the C library's and free of its bit-by-bit loop.
#pragma once

#include "lanes.h"
#include "real.h"

namespace pylucid::PYLUCID_ISA::scalar {

PYLUCID_INLINE float fmod_slow(float x, float y) { return __builtin_fmodf(x, y); }
PYLUCID_INLINE double fmod_slow(double x, double y) { return __builtin_fmod(x, y); }

// Two quotients of a float's digits each reach this far.
template <Floating T>
struct LargeQuotient {
  template <class V>
  static PYLUCID_INLINE auto needed(V x, V y) {
    constexpr T half = T(std::uint64_t(1) << (FloatFormat<T>::digits - 2)), limit = half * half;
    return (x / y >= limit) & (x <= FloatFormat<T>::max) & (y > T(0));
  }
  static PYLUCID_INLINE T value(T x, T y) { return fmod_slow(x, y); }
};
PYLUCID_LANES(patch_fmod, LargeQuotient<float>, float, "4", "8", "16")
PYLUCID_LANES(patch_fmod, LargeQuotient<double>, double, "2", "4", "8")

PYLUCID_INLINE float exact_fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
PYLUCID_INLINE double exact_fma(double a, double b, double c) { return __builtin_fma(a, b, c); }

template <Floating T>
PYLUCID_INLINE T fmod(T x, T y) {
#if defined(__FMA__) || defined(__aarch64__)
  const T a = abs(x), b = abs(y);
  // A remainder is a multiple of the smaller operand's last place and below b, so each step is exact; the rounded
  // quotient may be one too large, hence the correction.
  T r = exact_fma(-trunc(a / b), b, a);
  r = exact_fma(-trunc(r / b), b, r);
  r = r < 0 ? r + b : r;
  r = r >= b ? r - b : r;
  r = (b == FloatFormat<T>::inf) & (a < b) ? a : r;
  return copysign(patch_fmod(a, b, r), x);
#else
  return fmod_slow(x, y);
#endif
}

template <Floating T>
PYLUCID_INLINE T remainder(T x, T y) {
  const T r = fmod(x, y);
  const T moved = (r < 0) != (y < 0) ? r + y : r;
  return r == 0 ? copysign(T(0), y) : moved;
}

template <Floating T>
PYLUCID_INLINE T floor_divide(T x, T y) {
  const T r = fmod(x, y), plain = x / y;
  const T quotient = (x - r) / y;
  const T lower = (r != 0) & ((r < 0) != (y < 0)) ? quotient - 1 : quotient;
  const T below = floor(lower);
  const T rounded = lower - below > T(0.5) ? below + 1 : below;
  const T value = rounded == 0 ? copysign(T(0), plain) : rounded;
  const bool unbounded = (abs(x) == FloatFormat<T>::inf) | (abs(y) == FloatFormat<T>::inf);
  return (y == 0) | unbounded ? floor(plain) : value;
}

}  // namespace pylucid::PYLUCID_ISA::scalar
