// Special functions that the C library lacks, or has only one value at a time. The coefficients are Chebyshev
// interpolants computed with 40 digits, and the Bernoulli numbers of the asymptotic series.
#pragma once

#include "elementary.h"
#include "lanes.h"

namespace pylucid::PYLUCID_ISA::scalar {

template <Floating T>
inline constexpr T pi = T(3.14159265358979323846);

// sin(pi r) and cos(pi r) for |r| <= 1/2
template <Floating T>
PYLUCID_INLINE T sin_pi_reduced(T r) {
  if constexpr (is_same<T, float>)
    return r * polynomial(r * r, {3.14159264F, -5.167710077F, 2.550077387F, -0.5982904113F, 0.07765591228F});
  else
    return r * polynomial(r * r, {3.14159265358979324, -5.16771278004996961, 2.55016403987730047, -0.599264529318944681,
                                  0.082145886573102895, -0.0073704305059169434, 0.00046629981618983938,
                                  -0.0000219034970746260172, 7.69782676822419065e-7});
}
template <Floating T>
PYLUCID_INLINE T cos_pi_reduced(T r) {
  const T square = r * r;
  if constexpr (is_same<T, float>)
    return 1 - square * polynomial(square, {4.934802197F, -4.058711415F, 1.335239961F, -0.2350743683F, 0.0246271116F});
  else
    return 1 - square * polynomial(square, {4.93480220054467931, -4.05871212641676815, 1.33526276885458242,
                                            -0.235330630358602332, 0.0258068913840272848, -0.00192957424016711513,
                                            0.000104637634340725989, -4.30120372085161434e-6, 1.34790548363581182e-7});
}

template <Floating T>
PYLUCID_INLINE T sinc(T x) {
  const T whole = round(x), r = x - whole;
  const bool odd = whole - 2 * trunc(whole / 2) != 0;
  const T sine = sin_pi_reduced(r);
  const T value = (odd ? -sine : sine) / (pi<T> * x);
  return x == 0 ? T(1) : value;
}

// erfinv(x) / x of the few arguments within a thousandth of 1, as a function of sqrt(w), w = -log(1 - x^2)
struct Tail {
  template <class V>
  static PYLUCID_INLINE auto needed(V w, V) {
    return w >= 6.25;
  }
  static PYLUCID_INLINE double value(double, double root) {
    if (root < 4)
      return polynomial(
          root - 3.25,
          {3.08388561049222063, 1.0052589676941653, 0.00537091455357167963, -0.0037512085082155611,
           0.0024914420969817609, -0.00168827553573370721, 0.000953289363743563718, -0.000355037809759638111,
           0.0000240312570150925236, 0.0000682870865475337668, -0.0000473189841201124549, 0.0000124651671570872518,
           2.92572919017898247e-6, -3.98608439521475595e-6, 1.49871307841861263e-6, -2.70042192808689465e-8,
           -2.71345110543945614e-7, 1.31043514999720141e-7, 6.96924197762969404e-10, -1.51026954233350641e-8});
    return polynomial(
        root - 5.125,
        {4.97619139001629948, 1.0102562759886659, -0.000212599503642578868, -0.0001799390727400026,
         0.0000646907565440060443, -0.0000165898930042911179, 3.74758799172041291e-6, -7.96252972751306762e-7,
         1.69312792271468921e-7, -4.15085896426244028e-8, 1.45774295454290909e-8, -7.06476261018135174e-9,
         3.51340316539080062e-9, -1.66293063374643647e-9, 8.39148666849470607e-10, -3.18562124977784895e-10,
         2.28488155436318698e-11, 1.74222419731659258e-11});
  }
};
PYLUCID_LANES(patch_erfinv, Tail, double, "2", "4", "8")

template <Floating T>
PYLUCID_INLINE T erfinv(T x) {
  const T w = -log((1 - x) * (1 + x));
  const T root = sqrt(w);
  T value;
  if constexpr (is_same<T, float>) {
    const T central = polynomial(
        w - 2.5F, {1.501409351F, 0.2466402894F, -0.004177320041F, -0.001252748503F, 0.000218257724F, -4.959691794e-6F,
                   -3.423414274e-6F, 4.654174105e-7F, 1.598430613e-8F, -8.739010703e-9F, 4.671932509e-10F});
    const T tail =
        polynomial(root - 3.125F, {2.958320151F, 1.003718668F, 0.007047861603F, -0.005300381416F, 0.003794038075F,
                                   -0.002524319106F, 0.001265602459F, -0.0003168861086F, -0.0001069689271F,
                                   0.0001253218444F, -3.457579213e-5F});
    value = w < 5 ? central : tail;
  } else {
    const T central = polynomial(
        w - 3.125,
        {1.65365456268310275, 0.240158182425588324, -0.00603367087142784988, -0.000740702534154476987,
         0.000186734208024648377, -0.0000138825233944053167, -1.36546918506035751e-6, 4.23478817378233926e-7,
         -2.90703822629272664e-8, -4.11266082002324008e-9, 1.05121815398041267e-9, -5.41428719808471606e-11,
         -1.29768855265320756e-11, 2.63048347405604415e-12, -8.11839944307435319e-14, -4.00123773509189586e-14,
         6.59640771242083411e-15, -4.02821543276617422e-17, -1.30169280167964449e-16, 1.55743202462332522e-17,
         1.15002225206625297e-18, -3.49960443547541778e-19, -1.11348376983270194e-21, 3.24070445937990191e-21});
    value = patch_erfinv(w, root, central);
  }
  return abs(x) == 1 ? copysign(FloatFormat<T>::inf, x) : x * value;
}

// log(Gamma(x)) of a positive number. Below 8 the argument moves by an integer to within 1/2 of 2; near 1 and 2, where
// the result is 0, the operands are exact.
template <Floating T>
PYLUCID_INLINE T lgamma_positive(T x) {
  const T whole = round(x), z = x - whole;
  T factors = whole == 0 ? x * (x + 1) : whole == 1 ? x : T(1);
#pragma GCC unroll 8
  for (int j = 1; j <= 6; ++j) factors *= whole > j + 1 ? x - j : T(1);
  const bool small = x < 8;
  const T logarithm = log(small ? factors : x);
  const T inverse = 1 / x, square = inverse * inverse;
  T near, series;
  if constexpr (is_same<T, float>) {
    near = polynomial(z, {0.422784335F, 0.3224670335F, -0.06735228147F, 0.02058079947F, -0.007386174156F,
                          0.002890795322F, -0.001185860034F, 0.000506517143F, -0.0002538170957F, 0.0001134728199F});
    series = polynomial(square, {T(1. / 12), T(-1. / 360), T(1. / 1260)});
  } else {
    near = polynomial(z, {0.422784335098467139, 0.322467033424113218, -0.0673523010531981394, 0.020580808427784569,
                          -0.00738555102866815368, 0.00289051033073873699, -0.00119275391200102263,
                          0.000509669524885309606, -0.000223154750745203673, 0.0000994575090988939157,
                          -0.0000449263511038333311, 0.0000205072674160577876, -9.43845871624281117e-6,
                          4.37437491691513072e-6, -2.0449201467015115e-6, 9.57866333411475771e-7,
                          -4.30355876035996121e-7, 2.03048067516152279e-7, -1.34128197585172855e-7,
                          6.37904750761977372e-8});
    series = polynomial(square, {1. / 12, -1. / 360, 1. / 1260, -1. / 1680, 1. / 1188, -691. / 360360, 1. / 156,
                                 -3617. / 122400});
  }
  const T below = multiply_add(z, near, whole < 2 ? -logarithm : logarithm);
  // (log(2 pi) - 1) / 2
  const T above = (x - T(0.5)) * (logarithm - 1) + (T(0.418938533204672742) + inverse * series);
  return small ? below : above;
}

template <Floating T>
PYLUCID_INLINE T lgamma(T x) {
  const bool negative = x < 0;
  const T other = lgamma_positive(negative ? 1 - x : x);
  // Next to zero the sine is pi x, whose digits the least numbers do not have.
  const bool near = abs(x) < T(0x1p-60);
  const T sine = near ? abs(x) : abs(sin_pi_reduced(x - round(x)));
  // log(pi), and a logarithm of its own for the sine, whose reciprocal may overflow
  const T reflected = (near ? T(0) : T(1.14472988584940017)) - log(negative ? sine : T(1)) - other;
  const T value = negative ? reflected : other;
  return (negative & (sine == 0)) | (x == -FloatFormat<T>::inf) ? FloatFormat<T>::inf : value;
}

// The eight terms of 1 / (x + k) in pairs: (x + k) (x + 7 - k) = x (x + 7) + k (7 - k).
PYLUCID_INLINE double digamma(double x) {
  const bool negative = x < 0;
  const double u = negative ? 1 - x : x;
  const bool small = u < 8;
  const double t = u * (u + 7);
  const double a = t * (t + 6), b = (t + 10) * (t + 12);
  const double sum = (2 * u + 7) * ((2 * t + 6) * b + (2 * t + 22) * a) / (a * b);
  const double v = small ? u + 8 : u, inverse = 1 / v, square = inverse * inverse;
  const double series = square * polynomial(square, {1. / 12, -1. / 120, 1. / 252, -1. / 240, 1. / 132, -691. / 32760,
                                                     1. / 12, -3617. / 8160, 43867. / 14364});
  const double rest = log(v) - 0.5 * inverse - series;
  const double positive = small ? rest - sum : rest;
  const double r = x - round(x);
  const double cotangent = pi<double> * cos_pi_reduced(r) / sin_pi_reduced(r);
  const double reflected = r == 0 ? FloatFormat<double>::nan : positive - cotangent;
  const double value = negative ? reflected : positive;
  return x == -FloatFormat<double>::inf ? FloatFormat<double>::nan : value;
}
PYLUCID_INLINE float digamma(float x) { return static_cast<float>(digamma(static_cast<double>(x))); }

// The second derivative of log(Gamma)
PYLUCID_INLINE double trigamma(double x) {
  const bool negative = x < 0;
  const double u = negative ? 1 - x : x;
  const bool small = u < 8;
  const double t = u * (u + 7), m = 2 * u + 7, m2 = m * m;
  // 1/a^2 + 1/b^2 = ((a + b)^2 - 2 a b) / (a b)^2
  const double t0 = 1 / t, t1 = 1 / (t + 6), t2 = 1 / (t + 10), t3 = 1 / (t + 12);
  const double sum = (m2 - 2 * t) * (t0 * t0) + (m2 - 2 * (t + 6)) * (t1 * t1) + (m2 - 2 * (t + 10)) * (t2 * t2) +
                     (m2 - 2 * (t + 12)) * (t3 * t3);
  const double v = small ? u + 8 : u, inverse = 1 / v, square = inverse * inverse;
  const double series = polynomial(square, {1. / 6, -1. / 30, 1. / 42, -1. / 30, 5. / 66, -691. / 2730, 7. / 6,
                                            -3617. / 510, 43867. / 798, -174611. / 330});
  const double rest = inverse + square * (0.5 + inverse * series);
  const double positive = small ? rest + sum : rest;
  const double sine = sin_pi_reduced(x - round(x)), ratio = pi<double> / sine;
  const double value = negative ? ratio * ratio - positive : positive;
  return x == -FloatFormat<double>::inf ? FloatFormat<double>::inf : value;
}


// Derivatives of digamma of order n != 1, one value at a time.
PYLUCID_INLINE double polygamma_term(int n, double x) {
  double term = 1 / x;
  for (int k = 1; k <= n; ++k) term *= k / x;
  return term;
}
static __attribute__((noinline, unused)) double polygamma_positive(int n, double x) {
  double sum = 0;
  const double start = 12 + n;
  while (x < start) {
    const double term = polygamma_term(n, x);
    sum += term;
    x += 1;
    if (term < sum * 1e-18) return sum;
  }
  // The integral, half the first term, and the derivatives at the lower end.
  double term = polygamma_term(n, x);
  if (n > 0) sum += term * x / n;
  sum += term / 2;
  constexpr double bernoulli[] = {1. / 12,       -1. / 720,            1. / 30240,        -1. / 1209600,
                                  1. / 47900160, -691. / 1307674368e3, 1. / 74724249600., -3617. / 10670622842880e3};
  double factor = term * (n + 1) / x;
  for (int j = 0; j < 8; ++j) {
    sum += bernoulli[j] * factor;
    factor *= (n + 2. * j + 2) * (n + 2. * j + 3) / (x * x);
  }
  return sum;
}
static __attribute__((noinline, unused)) double polygamma_any(double order, double x) {
  if (!(order >= 0) || order > 10000 || x != x) return FloatFormat<double>::nan;
  const int n = static_cast<int>(order);
  if (n == 0) return digamma(x);
  const double sign = n % 2 == 0 ? -1 : 1;
  if (x == FloatFormat<double>::inf) return 0 * sign;
  if (x == 0) return n % 2 == 0 ? -copysign(FloatFormat<double>::inf, x) : FloatFormat<double>::inf;
  if (x > 0) return sign * polygamma_positive(n, x);
  // 1 + x of a small x is rounded.
  if (x > -1) return sign * (polygamma_positive(n, 1 + x) + polygamma_term(n, x));
  const double r = x - __builtin_floor(x);
  if (r == 0 || r != r) return n % 2 == 0 ? FloatFormat<double>::nan : FloatFormat<double>::inf;
  // Of the terms below zero, x + k = -(1 - r + j), those beyond x are taken off again.
  const double below = polygamma_positive(n, 1 - r) - polygamma_positive(n, 1 - x);
  return sign * (polygamma_positive(n, r) + (n % 2 == 0 ? -below : below));
}

struct NotTrigamma {
  template <class V>
  static PYLUCID_INLINE auto needed(V order, V) {
    return order != 1;
  }
  static PYLUCID_INLINE double value(double order, double x) { return polygamma_any(order, x); }
};
PYLUCID_LANES(patch_polygamma, NotTrigamma, double, "2", "4", "8")

template <Real N>
PYLUCID_INLINE double polygamma(N n, double x) {
  return patch_polygamma(static_cast<double>(n), x, trigamma(x));
}
template <Real N>
PYLUCID_INLINE float polygamma(N n, float x) {
  return static_cast<float>(polygamma(n, static_cast<double>(x)));
}

// polygamma(n, x + step) - polygamma(n, x), in which large numbers would cancel: the reciprocals u of x + k and v of
// x + step + k differ by step u v, and what is a series of reciprocals has the divided difference of a polynomial.
struct RiseOutside {
  template <class V>
  static PYLUCID_INLINE auto needed(V x, V step) {
    return (x < 1e-30) | (x + step < 1e-30) | (x + step > 1e35) | (x > 1e35);
  }
  static PYLUCID_INLINE double value(double x, double step) {
    const double sum = x + step;
    if (x >= 8 && sum >= 8 && sum < FloatFormat<double>::inf) return log1p(step / x);
    return digamma(sum) - digamma(x);
  }
};
PYLUCID_LANES(patch_digamma_rise, RiseOutside, double, "2", "4", "8")

PYLUCID_INLINE double digamma_rise(double x, double step) {
  const double sum = x + step, lesser = x < sum ? x : sum;
  const bool small = lesser < 8;
  const double t0 = x * sum, t1 = (x + 1) * (sum + 1), t2 = (x + 2) * (sum + 2), t3 = (x + 3) * (sum + 3);
  const double t4 = (x + 4) * (sum + 4), t5 = (x + 5) * (sum + 5), t6 = (x + 6) * (sum + 6), t7 = (x + 7) * (sum + 7);
  const double a = t0 * t1, b = t2 * t3, c = t4 * t5, d = t6 * t7;
  const double terms = (((t0 + t1) * b + (t2 + t3) * a) * (c * d) + ((t4 + t5) * d + (t6 + t7) * c) * (a * b)) /
                       (a * b * (c * d));
  const double u = 1 / (small ? x + 8 : x), v = 1 / (small ? sum + 8 : sum);
  const double s = u * u, t = v * v, apart = step * u * v;
  // (p(s) - p(t)) / (s - t) for digamma's series p.
  constexpr double series[] = {43867. / 14364, -3617. / 8160, 1. / 12, -691. / 32760, 1. / 132,
                               -1. / 240,      1. / 252,      -1. / 120, 1. / 12,     0.};
  double value = 0, quotient = 0;
#pragma GCC unroll 10
  for (int k = 0; k < 10; ++k) {
    quotient = quotient * t + value;
    value = value * s + series[k];
  }
  const double far = log1p(step * u) + apart * (0.5 + (u + v) * quotient);
  return patch_digamma_rise(x, step, small ? far + step * terms : far);
}

static __attribute__((noinline, unused)) double polygamma_rise_any(double order, double x, double step) {
  if (!(order >= 0) || order > 100 || x != x || step != step) return FloatFormat<double>::nan;
  const int n = static_cast<int>(order);
  if (n == 0) return digamma_rise(x, step);
  double from = x, to = x + step;
  if (!(from > 0 && to > 0 && from < 1e150 && to < 1e150)) return polygamma_any(order, to) - polygamma_any(order, from);
  double factorial = 1;  // of n - 1
  for (int k = 2; k < n; ++k) factorial *= k;
  double sum = 0;
  while (from < 12 + n || to < 12 + n) {
    const double u = 1 / from, v = 1 / to;
    double power = 1, mixed = 0;  // u^m and the sum of v^i u^(m - i) over i from 0 to m
    for (int m = 0; m <= n; ++m) {
      mixed = mixed * v + power;
      power *= u;
    }
    sum += mixed * u * v * factorial * n;
    from += 1;
    to += 1;
  }
  // Euler and Maclaurin's formula, a polynomial in the reciprocal.
  constexpr double bernoulli[] = {1. / 12,       -1. / 720,            1. / 30240,        -1. / 1209600,
                                  1. / 47900160, -691. / 1307674368e3, 1. / 74724249600., -3617. / 10670622842880e3};
  const double u = 1 / from, v = 1 / to;
  double power = 1, mixed = 0, rest = 0, coefficient = factorial;
  for (int m = 1; m <= n + 16; ++m) {
    mixed = mixed * v + power;
    power *= u;
    const int j = m - n;
    if (j == 0) rest += factorial * mixed;
    if (j == 1) rest += factorial * n / 2 * mixed;
    if (j >= 1) coefficient *= m - 1;
    if (j >= 2 && j % 2 == 0) rest += coefficient * bernoulli[j / 2 - 1] * mixed;
  }
  sum += rest * u * v;
  return (n % 2 == 0 ? step : -step) * sum;
}
template <Real N>
PYLUCID_INLINE double polygamma_rise(N n, double x, double step) {
  if (__builtin_constant_p(n == 0) && n == 0) return digamma_rise(x, step);
  return polygamma_rise_any(static_cast<double>(n), x, step);
}
template <Real N>
PYLUCID_INLINE float polygamma_rise(N n, float x, float step) {
  return static_cast<float>(polygamma_rise(n, static_cast<double>(x), static_cast<double>(step)));
}

}  // namespace pylucid::PYLUCID_ISA::scalar
