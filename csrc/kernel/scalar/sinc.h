// The derivatives of sinc(x) = sin(pi x) / (pi x), which cancel near 0, and multiplication by i.
#pragma once

#include "scalar.h"

namespace pylucid::PYLUCID_ISA::scalar {

PYLUCID_INLINE bool is_odd(double whole) { return whole - 2 * trunc(whole / 2) != 0; }

// The first derivative of sinc: near 0, where the quotient cancels, its power series.
PYLUCID_INLINE double sinc_slope(double x) {
  const double whole = round(x), r = x - whole, square = x * x;
  const double sine = sin_pi_reduced(r), cosine = cos_pi_reduced(r);
  const bool odd = is_odd(whole);
  const double quotient = ((odd ? -cosine : cosine) - (odd ? -sine : sine) / (pi<double> * x)) / x;
  const double series = x * polynomial(square, {-3.28986813369645287, 3.24696970113341457, -1.14451094473250528, 0.209182782541238404,
                                               -0.0234608103545582364, 0.00178114551637285204, -0.0000976622312631893266, 4.04994784661924424e-6,
                                               -1.31484812799919946e-7, 3.4330769499642866e-9, -7.36589377709694671e-11, 1.32179013891623172e-12,
                                               -2.01320150808088816e-14});
  return abs(x) < 0.5 ? series : abs(x) == FloatFormat<double>::inf ? 0. : quotient;
}

// Derivatives of sinc of order n != 1, one value at a time: the power series where |pi x| is of the order of n, else the
// recurrence x s_n + n s_(n-1) = d^n/dx^n sin(pi x) / pi.
static __attribute__((noinline, unused)) double sinc_derivative_any(double order, double x) {
  if (!(order >= 0) || order > 100 || x != x) return FloatFormat<double>::nan;
  if (abs(x) == FloatFormat<double>::inf) return 0;
  const int n = static_cast<int>(order);
  if (abs(x) < 1 + n / 3.) {
    double term = n % 2 == 0 ? 1 : x, unit = 1, sum = 0;
    for (int j = 0; j < n; ++j) unit *= pi<double>;
    int k = (n + 1) / 2;
    term *= (k % 2 == 0 ? unit : -unit) * (n % 2 == 0 ? 1 : pi<double>);
    for (; k < 400; ++k) {
      sum += term / (2 * k + 1);
      term *= -(pi<double> * x) * (pi<double> * x) / ((2. * k - n + 1) * (2. * k - n + 2));
      if (abs(term) < 1e-18 * unit && 2 * k - n > 8 * abs(x)) break;
    }
    return sum;
  }
  const double whole = round(x), r = x - whole;
  const double sine = is_odd(whole) ? -sin_pi_reduced(r) : sin_pi_reduced(r);
  const double cosine = is_odd(whole) ? -cos_pi_reduced(r) : cos_pi_reduced(r);
  const double turned[] = {sine, cosine, -sine, -cosine};
  double value = sine / (pi<double> * x), unit = 1;
  for (int j = 1; j <= n; ++j) {
    value = (unit * turned[j % 4] - j * value) / x;
    unit *= pi<double>;
  }
  return value;
}

struct NotFirstOrder {
  template <class V>
  static PYLUCID_INLINE auto needed(V order, V) {
    return order != 1;
  }
  static PYLUCID_INLINE double value(double order, double x) { return sinc_derivative_any(order, x); }
};
PYLUCID_LANES(patch_sinc_derivative, NotFirstOrder, double, "2", "4", "8")

template <Real N>
PYLUCID_INLINE double sinc_derivative(N order, double x) {
  return patch_sinc_derivative(static_cast<double>(order), x, sinc_slope(x));
}
template <Real N>
PYLUCID_INLINE float sinc_derivative(N order, float x) {
  return static_cast<float>(sinc_derivative(order, static_cast<double>(x)));
}

template <Floating T>
PYLUCID_INLINE T times_i(T, T) {
  return T(0);
}
template <class T>
PYLUCID_INLINE Complex<T> times_i(Complex<T> x, Complex<T>) {
  return {-x.im, x.re};
}

}  // namespace pylucid::PYLUCID_ISA::scalar
