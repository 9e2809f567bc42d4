// Hurwitz's zeta function, the sum of (q + k)^-x over k = 0, 1, ..., and its derivatives by x: ten terms, and Euler and
// Maclaurin's formula for the rest.
#pragma once

#include "sinc.h"

namespace pylucid::PYLUCID_ISA::scalar {

inline constexpr int zeta_terms = 10, bernoulli_terms = 12;
// B_2j / (2j)!
inline constexpr double bernoulli_ratios[bernoulli_terms] = {
    1. / 12,
    -1. / 720,
    1. / 30240,
    -1. / 1209600,
    1. / 47900160,
    -691. / 1307674368000.,
    1. / 74724249600.,
    -3617. / 10670622842880000.,
    8.58606205627784456e-15,
    -2.17486869855806187e-16,
    5.50900282836022952e-18,
    -1.39544646858125233e-19};

// For x > 1 and q > 0.
PYLUCID_INLINE double zeta_positive(double x, double q) {
  const double a = q + zeta_terms, inverse = 1 / a, power = pow(a, -x);
  double factor = x * inverse, tail = a / (x - 1) + 0.5;
#pragma GCC unroll 12
  for (int j = 0; j < bernoulli_terms; ++j) {
    tail = multiply_add(factor, bernoulli_ratios[j], tail);
    factor *= (x + (2 * j + 1)) * inverse * ((x + (2 * j + 2)) * inverse);
  }
  // Beyond the range of the powers the rest is nothing, and 0 * inf must not be formed.
  double sum = power == 0 ? 0. : power * tail;
#pragma GCC unroll 10
  for (int k = zeta_terms - 1; k >= 0; --k) sum += pow(q + k, -x);
  return sum;
}

// A power of a negative number is real where x is an integer. Of the terms below zero, q + k = -(1 - r + j), those beyond
// q are taken off again.
static __attribute__((noinline, unused)) double zeta_negative(double x, double q) {
  if (!(x > 1)) return x == 1 ? FloatFormat<double>::inf : FloatFormat<double>::nan;
  if (q == floor(q)) return FloatFormat<double>::inf;
  if (x != floor(x) || q != q) return FloatFormat<double>::nan;
  const double sign = is_odd(x) ? -1 : 1;
  // 1 + q of a small q is rounded.
  if (q > -1) return zeta_positive(x, 1 + q) + sign * pow(-q, -x);
  const double r = q - floor(q);
  return zeta_positive(x, r) + sign * (zeta_positive(x, 1 - r) - zeta_positive(x, 1 - q));
}

struct NegativeZeta {
  template <class V>
  static PYLUCID_INLINE auto needed(V, V q) {
    return q <= 0;
  }
  static PYLUCID_INLINE double value(double x, double q) { return zeta_negative(x, q); }
};
PYLUCID_LANES(patch_zeta, NegativeZeta, double, "2", "4", "8")

PYLUCID_INLINE double zeta(double x, double q) {
  const double sum = zeta_positive(x, q);
  const double value = x > 1 ? sum : x == 1 ? FloatFormat<double>::inf : FloatFormat<double>::nan;
  return patch_zeta(x, q, value);
}
PYLUCID_INLINE float zeta(float x, float q) {
  return static_cast<float>(zeta(static_cast<double>(x), static_cast<double>(q)));
}

// The derivative by x of an order from 0 to 16, for q > 0, one value at a time. Of the rest the Taylor coefficients in x
// are multiplied by those of a^-x.
static __attribute__((noinline, unused)) double zeta_derivative_any(double order, double x, double q) {
  constexpr int most = 16;
  if (!(order >= 0 && order <= most) || !(q > 0) || !(x >= 1)) return FloatFormat<double>::nan;
  const int n = static_cast<int>(order);
  const double sign = n % 2 == 0 ? 1 : -1;
  if (x == 1) return sign * FloatFormat<double>::inf;
  double sum = 0;
  for (int k = zeta_terms - 1; k >= 0; --k) {
    double term = pow(q + k, -x);
    const double logarithm = -log(q + k);
    for (int i = 0; i < n && term != 0; ++i) term *= logarithm;
    sum += term;
  }
  const double a = q + zeta_terms, inverse = 1 / a, logarithm = -log(a);
  const double power = pow(a, -x);
  if (power == 0) return sum;
  double tail[most + 1], product[most + 1] = {x * inverse, inverse};
  tail[0] = a / (x - 1);
  for (int i = 1; i <= n; ++i) tail[i] = -tail[i - 1] / (x - 1);
  tail[0] += 0.5;
  for (int j = 0; j < bernoulli_terms; ++j) {
    for (int i = 0; i <= n; ++i) tail[i] += bernoulli_ratios[j] * product[i];
    for (int k = 2 * j + 1; k <= 2 * j + 2; ++k) {
      for (int i = n; i > 0; --i) product[i] = ((x + k) * product[i] + product[i - 1]) * inverse;
      product[0] *= (x + k) * inverse;
    }
  }
  // n! times the sum of tail[n - i] logarithm^i / i!
  double rest = 0, factor = power;
  for (int i = 1; i <= n; ++i) factor *= i;
  for (int i = 0; i <= n; ++i) {
    rest += factor * tail[n - i];
    factor *= logarithm / (i + 1);
  }
  return sum + rest;
}
template <Real N, Floating T>
PYLUCID_INLINE T zeta_derivative(N order, T x, T q) {
  return static_cast<T>(zeta_derivative_any(static_cast<double>(order), static_cast<double>(x), static_cast<double>(q)));
}

}  // namespace pylucid::PYLUCID_ISA::scalar
