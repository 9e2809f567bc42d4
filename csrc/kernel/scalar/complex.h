// Functions of complex numbers, to the special cases of C's Annex G and the array API standard.
#pragma once

#include "integer.h"
#include "special.h"

namespace pylucid::PYLUCID_ISA::scalar {

template <Floating T>
PYLUCID_INLINE Complex<T> operator-(Complex<T> a) {
  return {-a.re, -a.im};
}
template <Floating T>
PYLUCID_INLINE Complex<T> operator+(Complex<T> a) {
  return a;
}
template <Floating T>
PYLUCID_INLINE Complex<T> operator+(Complex<T> a, Complex<T> b) {
  return {a.re + b.re, a.im + b.im};
}
template <Floating T>
PYLUCID_INLINE Complex<T> operator+(Complex<T> a, T b) {
  return {a.re + b, a.im};
}
template <Floating T>
PYLUCID_INLINE Complex<T> operator+(T a, Complex<T> b) {
  return {a + b.re, b.im};
}
template <Floating T>
PYLUCID_INLINE Complex<T> operator-(Complex<T> a, Complex<T> b) {
  return {a.re - b.re, a.im - b.im};
}
template <Floating T>
PYLUCID_INLINE Complex<T> operator-(Complex<T> a, T b) {
  return {a.re - b, a.im};
}
template <Floating T>
PYLUCID_INLINE Complex<T> operator-(T a, Complex<T> b) {
  return {a - b.re, -b.im};
}
// The sign is turned in the bits: GCC makes one vfmaddsub of a difference beside a sum of products, -ffp-contract=off
// notwithstanding, and the one product that it does not round makes z * conj(z) complex.
template <Floating T>
PYLUCID_INLINE Complex<T> operator*(Complex<T> a, Complex<T> b) {
  const T product = from_bits<T>(bits(a.im * b.im) ^ bits(T(-0.)));
  return {a.re * b.re + product, a.re * b.im + a.im * b.re};
}
template <Floating T>
PYLUCID_INLINE Complex<T> operator*(Complex<T> a, T b) {
  return {a.re * b, a.im * b};
}
template <Floating T>
PYLUCID_INLINE Complex<T> operator*(T a, Complex<T> b) {
  return {a * b.re, a * b.im};
}
template <Floating T>
PYLUCID_INLINE bool operator==(Complex<T> a, Complex<T> b) {
  return (a.re == b.re) & (a.im == b.im);
}
template <Floating T>
PYLUCID_INLINE bool operator!=(Complex<T> a, Complex<T> b) {
  return (a.re != b.re) | (a.im != b.im);
}
template <Floating T>
PYLUCID_INLINE bool operator==(Complex<T> a, T b) {
  return (a.re == b) & (a.im == 0);
}
template <Floating T>
PYLUCID_INLINE bool operator!=(Complex<T> a, T b) {
  return (a.re != b) | (a.im != 0);
}
template <Floating T>
PYLUCID_INLINE bool operator==(T a, Complex<T> b) {
  return b == a;
}
template <Floating T>
PYLUCID_INLINE bool operator!=(T a, Complex<T> b) {
  return b != a;
}

// Parts, for real numbers too

template <Floating T>
PYLUCID_INLINE T real(Complex<T> z) {
  return z.re;
}
template <Floating T>
PYLUCID_INLINE T imag(Complex<T> z) {
  return z.im;
}
template <Floating T>
PYLUCID_INLINE Complex<T> conj(Complex<T> z) {
  return {z.re, -z.im};
}
template <Real T>
PYLUCID_INLINE T real(T x) {
  return x;
}
template <Real T>
PYLUCID_INLINE T imag(T) {
  return T(0);
}
template <Real T>
PYLUCID_INLINE T conj(T x) {
  return x;
}
template <Floating T>
PYLUCID_INLINE T abs(Complex<T> z) {
  return hypot(z.re, z.im);
}
template <Floating T>
PYLUCID_INLINE T angle(Complex<T> z) {
  return atan2(z.im, z.re);
}
template <Floating T>
PYLUCID_INLINE T angle(T x) {
  const T value = signbit(x) ? pi<T> : T(0);
  return x != x ? x : value;
}

template <Floating T>
PYLUCID_INLINE bool isnan(Complex<T> z) {
  return isnan(z.re) | isnan(z.im);
}
template <Floating T>
PYLUCID_INLINE bool isinf(Complex<T> z) {
  return isinf(z.re) | isinf(z.im);
}
template <Floating T>
PYLUCID_INLINE bool isfinite(Complex<T> z) {
  return isfinite(z.re) & isfinite(z.im);
}

template <Floating T>
PYLUCID_INLINE Complex<T> where(bool condition, Complex<T> a, Complex<T> b) {
  return {condition ? a.re : b.re, condition ? a.im : b.im};
}
template <Floating T>
PYLUCID_INLINE Complex<T> where(bool condition, Complex<T> a, T b) {
  return where(condition, a, Complex<T>{b, 0});
}
template <Floating T>
PYLUCID_INLINE Complex<T> where(bool condition, T a, Complex<T> b) {
  return where(condition, Complex<T>{a, 0}, b);
}

// Truth

template <Real T>
PYLUCID_INLINE bool truth(T x) {
  return x != 0;
}
template <Floating T>
PYLUCID_INLINE bool truth(Complex<T> z) {
  return (z.re != 0) | (z.im != 0);
}
template <class T>
PYLUCID_INLINE bool logical_not(T x) {
  return !truth(x);
}
template <class A, class B>
PYLUCID_INLINE bool logical_and(A a, B b) {
  return truth(a) & truth(b);
}
template <class A, class B>
PYLUCID_INLINE bool logical_or(A a, B b) {
  return truth(a) | truth(b);
}
template <class A, class B>
PYLUCID_INLINE bool logical_xor(A a, B b) {
  return truth(a) != truth(b);
}

// Arithmetic

template <Floating T>
struct Native;
template <>
struct Native<float> {
  __extension__ typedef _Complex float type;
};
template <>
struct Native<double> {
  __extension__ typedef _Complex double type;
};
template <Floating T>
PYLUCID_INLINE typename Native<T>::type native(Complex<T> z) {
  typename Native<T>::type value;
  __real__ value = z.re;
  __imag__ value = z.im;
  return value;
}
template <Floating T>
PYLUCID_INLINE Complex<T> own(typename Native<T>::type z) {
  return {__real__ z, __imag__ z};
}

template <Floating T>
PYLUCID_INLINE Complex<T> divide(Complex<T> a, T b) {
  return {a.re / b, a.im / b};
}
// The compiler's complex division scales, and recovers the infinities that arithmetic turned into NaN.
template <Floating T>
PYLUCID_INLINE Complex<T> divide(Complex<T> a, Complex<T> b) {
  if constexpr (is_same<T, float>) {
    // The square of no float overflows or vanishes in double.
    const double re = b.re, im = b.im, inverse = 1 / (re * re + im * im);
    const Complex<float> value = {static_cast<float>((a.re * re + a.im * im) * inverse),
                                  static_cast<float>((a.im * re - a.re * im) * inverse)};
    if (isfinite(value)) return value;
  }
  return own<T>(native(a) / native(b));
}
template <Floating T>
PYLUCID_INLINE Complex<T> divide(T a, Complex<T> b) {
  // The signs are those of a * conj(b), of zeros too.
  if constexpr (is_same<T, float>) {
    const double re = b.re, im = b.im, scaled = a / (re * re + im * im);
    const Complex<float> value = {static_cast<float>(re * scaled), static_cast<float>(-im * scaled)};
    if (isfinite(value)) return value;
  }
  const Complex<T> value = divide(Complex<T>{a, 0}, b);
  return {copysign(value.re, signbit(a) ? -b.re : b.re), copysign(value.im, signbit(a) ? b.im : -b.im)};
}
template <Floating T>
PYLUCID_INLINE Complex<T> reciprocal(Complex<T> z) {
  return divide(T(1), z);
}
template <Floating T>
PYLUCID_INLINE Complex<T> square(Complex<T> z) {
  return z * z;
}
template <Floating T>
PYLUCID_INLINE Complex<T> sign(Complex<T> z) {
  // An infinite part leaves no trace of a finite one.
  const bool infinite = isinf(z);
  const T re = infinite ? copysign(isinf(z.re) ? T(1) : T(0), z.re) : z.re;
  const T im = infinite ? copysign(isinf(z.im) ? T(1) : T(0), z.im) : z.im;
  const T magnitude = hypot(re, im);
  const Complex<T> value = {re / magnitude, im / magnitude};
  const Complex<T> nowhere = {FloatFormat<T>::nan, FloatFormat<T>::nan};
  return where(isnan(z), nowhere, where(magnitude == 0, Complex<T>{0, 0}, value));
}
template <Floating T>
PYLUCID_INLINE Complex<T> round(Complex<T> z) {
  return {round(z.re), round(z.im)};
}

// The C library's. Functions that are odd, or even, and real on the real axis have exactly that symmetry where they are
// computed in one quadrant.
template <Floating T>
PYLUCID_INLINE Complex<T> first_quadrant(Complex<T> z) {
  return {abs(z.re), abs(z.im)};
}
template <Floating T>
PYLUCID_INLINE Complex<T> odd(Complex<T> value, Complex<T> z) {
  return {signbit(z.re) ? -value.re : value.re, signbit(z.im) ? -value.im : value.im};
}
template <Floating T>
PYLUCID_INLINE Complex<T> even(Complex<T> value, Complex<T> z) {
  return {value.re, signbit(z.re) != signbit(z.im) ? -value.im : value.im};
}

#define PYLUCID_COMPLEX(name, builtin)                                                                \
  PYLUCID_INLINE Complex<float> name(Complex<float> z) { return own<float>(builtin##f(native(z))); }    \
  PYLUCID_INLINE Complex<double> name(Complex<double> z) { return own<double>(builtin(native(z))); }
#define PYLUCID_SYMMETRIC(symmetry, name, builtin)                       \
  template <Floating T>                                                  \
  PYLUCID_INLINE Complex<T> name(Complex<T> z) {                         \
    const Complex<T> inside = first_quadrant(z);                         \
    if constexpr (is_same<T, float>)                                     \
      return symmetry(own<float>(builtin##f(native(inside))), z);        \
    else                                                                 \
      return symmetry(own<double>(builtin(native(inside))), z);          \
  }
PYLUCID_COMPLEX(exp, __builtin_cexp)
PYLUCID_COMPLEX(log, __builtin_clog)
PYLUCID_COMPLEX(sqrt, __builtin_csqrt)
PYLUCID_COMPLEX(acos, __builtin_cacos)
PYLUCID_COMPLEX(acosh, __builtin_cacosh)
PYLUCID_SYMMETRIC(odd, sin, __builtin_csin)
PYLUCID_SYMMETRIC(odd, sinh, __builtin_csinh)
PYLUCID_SYMMETRIC(odd, asin, __builtin_casin)
PYLUCID_SYMMETRIC(odd, atan, __builtin_catan)
PYLUCID_SYMMETRIC(odd, asinh, __builtin_casinh)
PYLUCID_SYMMETRIC(odd, atanh, __builtin_catanh)
PYLUCID_SYMMETRIC(even, cos, __builtin_ccos)
PYLUCID_SYMMETRIC(even, cosh, __builtin_ccosh)
PYLUCID_SYMMETRIC(odd, finite_tan, __builtin_ctan)
PYLUCID_SYMMETRIC(odd, finite_tanh, __builtin_ctanh)
#undef PYLUCID_SYMMETRIC
#undef PYLUCID_COMPLEX
// At infinity the array API standard has the sign of the imaginary part, where C has that of sin(2 b).
template <Floating T>
PYLUCID_INLINE Complex<T> tanh(Complex<T> z) {
  if (isinf(z.re)) return {copysign(T(1), z.re), copysign(T(0), z.im)};
  return finite_tanh(z);
}
template <Floating T>
PYLUCID_INLINE Complex<T> tan(Complex<T> z) {
  if (isinf(z.im)) return {copysign(T(0), z.re), copysign(T(1), z.im)};
  return finite_tan(z);
}

template <Floating T>
PYLUCID_INLINE Complex<T> rsqrt(Complex<T> z) {
  return reciprocal(sqrt(z));
}
template <Floating T>
PYLUCID_INLINE Complex<T> log2(Complex<T> z) {
  return log(z) * T(1.44269504088896341);
}
template <Floating T>
PYLUCID_INLINE Complex<T> log10(Complex<T> z) {
  return log(z) * T(0.434294481903251828);
}
template <Floating T>
PYLUCID_INLINE Complex<T> exp2(Complex<T> z) {
  return exp(z * T(0.693147180559945309));
}

// exp(a) cos(b) - 1 = expm1(a) cos(b) - 2 sin(b / 2)^2
template <Floating T>
PYLUCID_INLINE Complex<T> expm1(Complex<T> z) {
  const Complex<T> power = exp(z);
  if (!isfinite(power) || z.re == -FloatFormat<T>::inf) return {power.re - 1, power.im};
  const T half = libm::sin(z.im / 2);
  // At zero, of either sign, the array API standard has +0.
  return {z.im == 0 ? libm::expm1(z.re) + T(0) : libm::expm1(z.re) * libm::cos(z.im) - 2 * half * half, power.im};
}

// |1 + z|^2 - 1 = 2 a + a^2 + b^2, whose terms cancel near the circle: they are added with their rounding errors.
template <Floating T>
PYLUCID_INLINE Complex<T> log1p(Complex<T> z) {
  const Complex<double> w = {z.re, z.im};
  // Near -1 the sum is exact, and the square of a small imaginary part below may vanish.
  const bool near_pole = abs(1 + w.re) < 0.5 && abs(w.im) < 0.5;
  if (near_pole || !isfinite(z) || abs(w.re) > 1e3 || abs(w.im) > 1e3) return log(Complex<T>{z.re + 1, z.im});
  const double aa = w.re * w.re, bb = w.im * w.im, a2 = 2 * w.re;
  const double aa_error = __builtin_fma(w.re, w.re, -aa), bb_error = __builtin_fma(w.im, w.im, -bb);
  const double s = a2 + aa, s_part = s - a2, s_error = (a2 - (s - s_part)) + (aa - s_part);
  const double t = s + bb, t_part = t - s, t_error = (s - (t - t_part)) + (bb - t_part);
  const double excess = t + (t_error + s_error + aa_error + bb_error);
  return {static_cast<T>(0.5 * libm::log1p(excess)), static_cast<T>(libm::atan2(w.im, 1 + w.re))};
}

template <Floating T>
PYLUCID_INLINE Complex<T> logaddexp(Complex<T> a, Complex<T> b) {
  const bool first = a.re > b.re;
  const Complex<T> high = first ? a : b, low = first ? b : a;
  return high + log1p(exp(low - high));
}

template <Floating T>
PYLUCID_INLINE Complex<T> pow(Complex<T> base, Complex<T> exponent) {
  if (exponent.im == 0) {
    if (exponent.re == 0) return {1, 0};
    if (exponent.re == 1) return base;
    if (exponent.re == 2) return base * base;
    if (exponent.re == 0.5) return sqrt(base);
  }
  if (base == T(0)) {
    if (exponent.re > 0) return {0, 0};
    return {FloatFormat<T>::nan, FloatFormat<T>::nan};
  }
  const T n = exponent.re;
  if (exponent.im == 0 && n == round(n) && abs(n) <= 64) {
    // Fewer roundings than by the logarithm, and exact for Gaussian integers.
    Complex<double> factor = {base.re, base.im}, value = {1, 0};
    for (unsigned left = static_cast<unsigned>(abs(n)); left != 0; left >>= 1) {
      if (left & 1) value = value * factor;
      factor = factor * factor;
    }
    const Complex<double> result = n < 0 ? reciprocal(value) : value;
    const bool overflow = !isfinite(result) || (n < 0 && !isfinite(value));
    if (!overflow) return {static_cast<T>(result.re), static_cast<T>(result.im)};
  }
  const Complex<double> logarithm = log(Complex<double>{base.re, base.im});
  const Complex<double> result = exp(Complex<double>{exponent.re, exponent.im} * logarithm);
  return {static_cast<T>(result.re), static_cast<T>(result.im)};
}
template <Floating T>
PYLUCID_INLINE Complex<T> pow(Complex<T> base, T exponent) {
  return pow(base, Complex<T>{exponent, 0});
}
template <Floating T>
PYLUCID_INLINE Complex<T> pow(T base, Complex<T> exponent) {
  return pow(Complex<T>{base, 0}, exponent);
}

}  // namespace pylucid::PYLUCID_ISA::scalar
