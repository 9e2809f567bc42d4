// The beta function and the incomplete gamma functions, with their derivatives.
#pragma once

#include "sinc.h"

namespace pylucid::PYLUCID_ISA::scalar {

// What Stirling's formula leaves of log(Gamma(a)), for a >= 8.
PYLUCID_INLINE double stirling_rest(double a) {
  const double inverse = 1 / a;
  return inverse * polynomial(inverse * inverse, {1. / 12, -1. / 360, 1. / 1260, -1. / 1680, 1. / 1188, -691. / 360360,
                                                  1. / 156, -3617. / 122400});
}

// log(|B(a, b)|) as the logarithm of one factor and a sum: products are not taken apart. The larger argument moves to
// at least 8, where the quotient of gamma functions is that of Stirling's formulas; the smaller one to at least 1.
struct BetaParts {
  double factor, logarithm;
};
PYLUCID_INLINE BetaParts beta_positive(double a, double b) {
  const double high = a < b ? b : a, low = a < b ? a : b;
  double factor = 1;
#pragma GCC unroll 8
  for (int k = 0; k < 8; ++k) factor *= (high + low + k) / (high + k);
  const bool near = high < 8, tiny = low < 1;
  const double h = near ? high + 8 : high, sum = h + low;
  const double gamma = lgamma_positive(tiny ? low + 1 : low);
  const double rest = stirling_rest(h) - stirling_rest(sum), ratio = log1p(low / h);
  const double one = gamma + low - low * log(h) - (sum - 0.5) * ratio + rest;
  const double both = 0.5 * log(2 * pi<double> / low * (sum / h)) - h * ratio - low * log1p(h / low) + rest +
                      stirling_rest(low);
  return {(near ? factor : 1.) / (tiny ? low : 1.), low < 8 ? one : both};
}

PYLUCID_INLINE double gamma_sign(double x) { return (x < 0) & is_odd(floor(x)) ? -1. : 1.; }

PYLUCID_INLINE double beta(double a, double b) {
  const BetaParts parts = beta_positive(a, b);
  const double positive = parts.factor * exp(parts.logarithm);
  const double size = exp(lgamma(a) + lgamma(b) - lgamma(a + b));
  const double sign = gamma_sign(a) * gamma_sign(b) * gamma_sign(a + b);
  const double inside = isinf(a) | isinf(b) ? 0. : positive;
  const double value = (a > 0) & (b > 0) ? inside : sign * size;
  return (a != a) | (b != b) ? a + b : value;
}
PYLUCID_INLINE double betaln(double a, double b) {
  const BetaParts parts = beta_positive(a, b);
  const double positive = log(parts.factor) + parts.logarithm;
  const double inside = isinf(a) | isinf(b) ? -FloatFormat<double>::inf : positive;
  const double value = (a > 0) & (b > 0) ? inside : lgamma(a) + lgamma(b) - lgamma(a + b);
  return (a != a) | (b != b) ? a + b : value;
}

// exp(r) - 1 - r
PYLUCID_INLINE double exp_excess(double r) {
  const double series = r * r * polynomial(r, {0.5, 0.166666666666666667, 0.0416666666666666667,
                                               0.00833333333333333333, 0.00138888888888888889, 0.000198412698412698413,
                                               0.0000248015873015873016, 2.75573192239858907e-6,
                                               2.75573192239858907e-7, 2.50521083854417188e-8, 2.0876756987868099e-9,
                                               1.60590438368216146e-10, 1.14707455977297247e-11,
                                               7.64716373181981648e-13, 4.7794773323873853e-14,
                                               2.81145725434552076e-15, 1.56192069685862265e-16,
                                               8.22063524662432972e-18});
  const double plain = expm1(r) - r;
  return abs(r) < 1 ? series : plain;
}

// x^b exp(-x) / Gamma(b + 1), the exponential of no more than its own logarithm.
static __attribute__((noinline, unused)) double gamma_weight(double b, double x) {
  if (b >= 8) {
    const double u = (x - b) / b;
    const double exponent = u > -0.29 && u < 0.41 ? log_reduced(u) : log(x / b) - u;
    return exp(b * exponent - stirling_rest(b)) / sqrt(2 * pi<double> * b);
  }
  if (x > 2000 || (b < 0 && b == floor(b))) return 0;
  const double half = exp(-0.5 * x);
  return pow(x, b) * half / __builtin_tgamma(b + 1) * half;
}

// Gauss and Legendre's rule on [0, 1].
inline constexpr int gauss_count = 32;
inline constexpr double gauss_points[gauss_count] = {
    0.001368069075259218, 0.0071942442273658325, 0.0176188722062467845, 0.0325469620311301555, 0.051839422116973938,
    0.075316193133715015, 0.102758102016028796, 0.13390894062985516, 0.168477866534892399, 0.206142121379618835,
    0.246550045533885305, 0.289324361934682327, 0.334065698858936175, 0.380356318873931462, 0.427764019208601753,
    0.475846167156130842, 0.524153832843869158, 0.572235980791398246, 0.619643681126068537, 0.665934301141063825,
    0.710675638065317672, 0.753449954466114695, 0.793857878620381164, 0.8315221334651076, 0.86609105937014484,
    0.897241897983971203, 0.924683806866284985, 0.948160577883026062, 0.967453037968869844, 0.982381127793753215,
    0.992805755772634167, 0.998631930924740782};
inline constexpr double gauss_weights[gauss_count] = {
    0.0035093050047350483, 0.0081371973654528353, 0.0126960326546310297, 0.0171369314565107165, 0.0214179490111133403,
    0.0254990296311880881, 0.0293420467392677735, 0.0329111113881809234, 0.0361728970544242531, 0.0390969478935351532,
    0.0416559621134733776, 0.0438260465022019055, 0.0455869393478819423, 0.0469221995404022828, 0.0478193600396374297,
    0.0482700442573639003, 0.0482700442573639003, 0.0478193600396374297, 0.0469221995404022828, 0.0455869393478819423,
    0.0438260465022019055, 0.0416559621134733776, 0.0390969478935351532, 0.0361728970544242531, 0.0329111113881809234,
    0.0293420467392677735, 0.0254990296311880881, 0.0214179490111133403, 0.0171369314565107165, 0.0126960326546310297,
    0.0081371973654528353, 0.0035093050047350483};

// The integral of t^a exp(-t) dt / t from 0 to x (below) or from x on, over x^a exp(-x): in l = |log(t / x)| the
// integrand falls as exp(-|x - a| l - x (exp(+-l) -+ l - 1)). Where it has fallen below every digit the interval ends.
struct GammaTail {
  double side, length, values[gauss_count];  // of the integrand, times their weights

  PYLUCID_INLINE GammaTail(double a, double x, bool below) : side(below ? -1 : 1) {
    constexpr double most = 40, enough = 37.5;
    const double slope = abs(x - a);
    length = below ? most / a + 1 : sqrt(2 * most / x);
    if (below && x > 3 * most && sqrt(3 * most / x) < length) length = sqrt(3 * most / x);
    if (slope * length > most) length = most / slope;
    for (int step = 0; step < 60; ++step) {
      const double beyond = slope * length + x * exp_excess(side * length) - enough;
      if (beyond < most - enough) break;
      length -= beyond / (slope + x * side * expm1(side * length));
    }
    const double reach = length, sign = side;
    for (int i = 0; i < gauss_count; ++i) {
      const double l = reach * gauss_points[i];
      values[i] = reach * gauss_weights[i] * exp(-(slope * l + x * exp_excess(sign * l)));
    }
  }
  PYLUCID_INLINE double sum() const {
    double total = 0;
    for (const double value : values) total += value;
    return total;
  }
};

// Q(a, x) for a <= 1.2 and x <= 2, where it may be the smaller one of the two, from the power series: of
// x^a / Gamma(a + 1) the distance to 1.
static __attribute__((noinline, unused)) double gammaincc_small(double a, double x) {
  const double exponent = a * (log(x) - polynomial(a * (1. / 0.6) - 1, {
      -0.187652942827926306, 0.313700395601402558, -0.0561708276640285885, 0.0139564909909766407,
      -0.0039597882495313375, 0.00120497109926236989, -0.000382502838045221466, 0.000124845824999705688,
      -0.000041551475292464549, 0.0000140295304144805176, -4.78949497414452385e-6, 1.64942802658330066e-6,
      -5.72097590381915162e-7, 1.99612235438345206e-7, -6.99981270221781225e-8, 2.4648152675009912e-8,
      -8.71379880330905727e-9, 3.09974863005332632e-9, -1.1028396934695129e-9, 3.81979987648275941e-10,
      -1.36527794227859422e-10, 5.89252021463427511e-11, -2.11912609335185737e-11, 1.93115482760029096e-12,
      -6.84024562764879988e-13, 2.14382773571840102e-12, -7.76563679557794804e-13}));
  double sum = 0, power = 1;
  for (int n = 1; n < 40 && abs(power) > 1e-18; ++n) {
    power *= -x / n;
    sum += power / (a + n);
  }
  return -expm1(exponent) - exp(exponent) * a * sum;
}

static __attribute__((noinline, unused)) double gammainc_any(double a, double x, bool upper) {
  if (!(a >= 0) || !(x >= 0) || (a == 0 && x == 0) || (isinf(a) && isinf(x))) return FloatFormat<double>::nan;
  if (a == 0 || isinf(x)) return upper ? 0 : 1;
  if (x == 0 || isinf(a)) return upper ? 1 : 0;
  if (x >= 1 && x > a) {
    const GammaTail tail(a, x, false);
    const double sum = tail.sum() * a * gamma_weight(a, x);
    return upper ? sum : 1 - sum;
  }
  if (upper && x < 1 && (x <= 0.5 ? a <= -0.4 / log(x) : a <= 1.1 * x)) return gammaincc_small(a, x);
  double sum = 0;
  if (a < 8) {
    double term = 1;
    for (int n = 1; n < 200 && term > 1e-17 * sum; ++n) {
      sum += term;
      term *= x / (a + n);
    }
    sum *= gamma_weight(a, x);
  } else {
    sum = GammaTail(a, x, true).sum() * a * gamma_weight(a, x);
  }
  return upper ? 1 - sum : sum;
}
// As gammainc_any for a >= 8, to the digits of a float32: fewer points.
inline constexpr int few_gauss_count = 16;
inline constexpr double few_gauss_points[few_gauss_count] = {
    0.005299532504175031, 0.0277124884633837, 0.06718439880608412, 0.1222977958224985, 0.19106187779867811,
    0.2709916111713863, 0.35919822461037054, 0.4524937450811813, 0.5475062549188188, 0.6408017753896295,
    0.7290083888286136, 0.8089381222013219, 0.8777022041775016, 0.9328156011939159, 0.9722875115366163,
    0.994700467495825};
inline constexpr double few_gauss_weights[few_gauss_count] = {
    0.013576229705877088, 0.031126761969323728, 0.0475792558412463, 0.062314485627767036, 0.07479799440828835,
    0.08457825969750132, 0.09130170752246182, 0.09472530522753432, 0.09472530522753432, 0.09130170752246182,
    0.08457825969750132, 0.07479799440828835, 0.062314485627767036, 0.0475792558412463, 0.031126761969323728,
    0.013576229705877088};

// The sum of GammaTail.
PYLUCID_INLINE double gamma_tail_float(double a, double x, bool below) {
  constexpr double most = 32, enough = 20;
  const double side = below ? -1 : 1, slope = abs(x - a);
  double length = below ? enough / a + 1 : sqrt(2 * enough / x);
  if (below && x > 3 * enough && sqrt(3 * enough / x) < length) length = sqrt(3 * enough / x);
  if (slope * length > enough) length = enough / slope;
  const bool near = x > 1000;  // where every l is near 0
  for (int step = 0; step < 60; ++step) {
    const double r = side * length, power = exp(r);
    const double excess = near ? r * r * (0.5 + r * (1. / 6)) : power - 1 - r;
    const double beyond = slope * length + x * excess - enough;
    if (beyond < most - enough) break;
    length -= beyond / (slope + x * side * (power - 1));
  }
  double total = 0;
  if (near) {
    for (int i = 0; i < few_gauss_count; ++i) {
      const double l = length * few_gauss_points[i], r = side * l;
      const double excess = r * r * polynomial(r, {0.5, 0.166666666666666667, 0.0416666666666666667,
                                                   0.00833333333333333333, 0.00138888888888888889,
                                                   0.000198412698412698413, 0.0000248015873015873016});
      total += few_gauss_weights[i] * exp(-(slope * l + x * excess));
    }
  } else {
    for (int i = 0; i < few_gauss_count; ++i) {
      const double l = length * few_gauss_points[i], r = side * l;
      total += few_gauss_weights[i] * exp(-(slope * l + x * (exp(r) - 1 - r)));
    }
  }
  return length * total;
}

static __attribute__((noinline, unused)) double gammainc_any_float(double a, double x, bool upper) {
  if (!(a >= 8 && x >= 1 && isfinite(a) && isfinite(x))) return gammainc_any(a, x, upper);
  const bool above = x > a;
  const double part = gamma_tail_float(a, x, !above) * a * gamma_weight(a, x);
  return above == upper ? part : 1 - part;
}

// Of P(a, x), where count > 0, the quotient by x^a exp(-x) / Gamma(a + 1), from that many terms of the power series; of
// Q(a, x), where count < 0, from as many of Legendre's continued fraction. They are taken from the last one on, which
// forgets what was rounded; a lane begins anew until its own last term comes, so that no value depends on neighbours.
// Numerators and denominators are kept apart: no step divides.
struct GammaSum {
  static constexpr double huge = 0x1p400;

  static PYLUCID_INLINE int blocks(double most) { return (static_cast<int>(most) + 4) / 4 * 4; }

  template <class V>
  static PYLUCID_INLINE V series(V a, V x, V count) {
    const V one = V{} + 1;
    const int steps = blocks(lanes::greatest(count));
    V p = one, q = one, n = V{} + steps;
    for (int k = steps; k > 0; k -= 4) {
      const auto early = n > count;
      p = early ? one : p;
      q = early ? one : q;
#pragma GCC unroll 4
      for (int i = 0; i < 4; ++i) {
        q = q * (a + n);
        p = lanes::multiply_add(x, p, q);
        n = n - 1;
      }
      const V fit = q > huge ? V{} + 1 / huge : one;
      p = p * fit;
      q = q * fit;
    }
    return p / q;
  }

  template <class V>
  static PYLUCID_INLINE V fraction(V a, V x, V count) {
    const V one = V{} + 1, two = one + 1, first = x + 1 - a;
    const int steps = blocks(lanes::greatest(count));
    V p = one, q = one, n = V{} + steps;
    for (int k = steps; k > 0; k -= 4) {
      const auto early = n > count;
      p = early ? lanes::multiply_add(n, two, first) : p;
      q = early ? one : q;
#pragma GCC unroll 4
      for (int i = 0; i < 4; ++i) {
        const V c = n * (a - n);
        n = n - 1;
        const V next = lanes::multiply_add(lanes::multiply_add(n, two, first), p, c * q);
        q = p;
        p = next;
      }
      const V fit = p > huge ? V{} + 1 / huge : one;
      p = p * fit;
      q = q * fit;
    }
    return q / p;
  }

  template <class V>
  static PYLUCID_INLINE V apply(V a, V x, V count) {
    const auto above = count < 0;
    const V one = V{} + 1, sum = series(a, above ? V{} : x, count);
    if (!lanes::any_lane(above)) return sum;
    return above ? a * fraction(above ? a : one, above ? x : one, -count) : sum;
  }
};
PYLUCID_LANES_OF(gamma_sum, GammaSum, double, "2", "4", "8")

// gamma_weight in all lanes, for positive numbers. Below 16 the gamma function is that of the fraction and a product.
PYLUCID_INLINE double gamma_weight_lanes(double a, double x) {
  const bool small = a < 16;
  const double whole = floor(small ? a : 0.), t = 2 * ((small ? a : 0.) - whole) - 1;
  double inverse = polynomial(t, {1.12837916709551257, -0.0205872632226415507, -0.131663608881386171,
                                  0.021887753255491812, 0.00318542876548270341, -0.00131734904276656488,
                                  0.000103326528535523676, 0.0000165682143937206388, -4.33879002311765268e-6,
                                  2.97573483479641872e-7, 2.47608696671636103e-8, -6.78556120803753151e-9,
                                  5.26503364972424963e-10, 7.08667886413032178e-12, -5.49454457678456668e-12,
                                  5.13632535979429268e-13});
  double product = 1;
#pragma GCC unroll 15
  for (int k = 0; k < 15; ++k) product *= k < whole ? a - k : 1.;
  const double large = small ? 16. : a;
  const double u = (x - large) / large, logarithm = log(x / large) - u, near = log_reduced(u);
  const double exponent = (u > -0.29) & (u < 0.41) ? near : logarithm;
  const double root = exp(small ? -0.5 * x : large * exponent - stirling_rest(large));
  const double power = pow(x, small ? a : 1.) * root * (inverse / product) * root;
  const double stirling = root / sqrt(2 * pi<double> * large);
  return small ? (x > 2000 ? 0. : power) : stirling;
}

// As gamma_weight, to more digits than a float32 has.
PYLUCID_INLINE double gamma_weight_few(double b, double x) {
  double product = 1;
#pragma GCC unroll 8
  for (int k = 1; k <= 8; ++k) product *= b + k;
  const bool small = b < 8;
  const double h = small ? b + 9 : b + 1;
  const double logarithm = b * log(x) - x + h - (h - 0.5) * log(h) - stirling_rest(h);
  return (small ? product : 1.) * exp(logarithm) * 0.398942280401432678;
}

// Where GammaSum serves; elsewhere its terms would be many.
template <bool few>
struct GammaRange {
  static constexpr double most = few ? 1000 : 200;
  template <class V>
  static PYLUCID_INLINE auto holds(V a, V x) {
    return (a > 0) & (a <= most) & (x > 0) & (x <= 1e5);
  }
};
template <bool few, bool upper>
struct GammaPatch {
  template <class V>
  static PYLUCID_INLINE auto needed(V a, V x, [[maybe_unused]] V fast) {
    const auto outside = GammaRange<few>::holds(a, x) == 0;
    // 1 - P has lost digits.
    if constexpr (upper)
      return outside | ((a <= (few ? 0.02 : 1.1)) & (x <= (few ? 2. : 1.)) & (fast < 0.5));
    else
      return outside;
  }
  static PYLUCID_INLINE double value(double a, double x) {
    if (upper && GammaRange<few>::holds(a, x) && a <= 1.1) return gammaincc_small(a, x);
    return few ? gammainc_any_float(a, x, upper) : gammainc_any(a, x, upper);
  }
};
using LowerFew = GammaPatch<true, false>;
using UpperFew = GammaPatch<true, true>;
using Lower = GammaPatch<false, false>;
using Upper = GammaPatch<false, true>;
PYLUCID_LANES(patch_gammainc_few, LowerFew, double, "2", "4", "8")
PYLUCID_LANES(patch_gammaincc_few, UpperFew, double, "2", "4", "8")
PYLUCID_LANES(patch_gammainc, Lower, double, "2", "4", "8")
PYLUCID_LANES(patch_gammaincc, Upper, double, "2", "4", "8")

template <bool few, bool upper>
PYLUCID_INLINE double incomplete_gamma(double any_a, double any_x) {
  const bool inside = GammaRange<few>::holds(any_a, any_x);
  const double a = inside ? any_a : 1., x = inside ? any_x : 1.;
  const bool above = (x > a) & (x > (few ? 2. : 1.));
  double series, fraction, weight;  // the terms of either that are needed
  if constexpr (few) {
    series = 9 + 7.1 * sqrt(x);
    fraction = fmax(5 + 46 / x, 5 + 2.8 * sqrt(a));
    weight = gamma_weight_few(a, x);
  } else {
    series = 11 + 8.7 * sqrt(x);
    fraction = fmax(8 + 106 / x, 7 + 3.5 * sqrt(a));
    weight = gamma_weight_lanes(a, x);
  }
  const double part = weight * gamma_sum(a, x, above ? -fraction : series);
  const double value = above == upper ? part : 1 - part;
  if constexpr (few)
    return upper ? patch_gammaincc_few(any_a, any_x, value) : patch_gammainc_few(any_a, any_x, value);
  else
    return upper ? patch_gammaincc(any_a, any_x, value) : patch_gammainc(any_a, any_x, value);
}
template <Floating T>
PYLUCID_INLINE T gammainc(T a, T x) {
  return static_cast<T>(incomplete_gamma<sizeof(T) == 4, false>(static_cast<double>(a), static_cast<double>(x)));
}
template <Floating T>
PYLUCID_INLINE T gammaincc(T a, T x) {
  return static_cast<T>(incomplete_gamma<sizeof(T) == 4, true>(static_cast<double>(a), static_cast<double>(x)));
}

// The n-th derivative of exp(h) over exp(h), from the derivatives of h.
inline constexpr int most_gamma_derivatives = 10;
PYLUCID_INLINE double exponential_derivative(int n, const double (&derivatives)[most_gamma_derivatives]) {
  double values[most_gamma_derivatives + 1] = {1};
  for (int k = 1; k <= n; ++k) {
    double binomial = 1, sum = 0;
    for (int i = 0; i < k; ++i) {
      sum += binomial * derivatives[i] * values[k - 1 - i];
      binomial *= (k - 1. - i) / (i + 1);
    }
    values[k] = sum;
  }
  return values[n];
}
// Of a log(t) - log(Gamma(a)) by a, but for log(t) in the first.
PYLUCID_INLINE void gamma_derivatives(int n, double a, double (&derivatives)[most_gamma_derivatives]) {
  for (int i = 0; i < n; ++i) derivatives[i] = -polygamma_any(i, a);
}

// The n-th derivative by a of x^(a - 1) exp(-x) / Gamma(a), the gamma distribution's density.
static __attribute__((noinline, unused)) double gamma_density_any(double order, double a, double x) {
  if (!(x >= 0) || a != a || !(order >= 0 && order <= most_gamma_derivatives)) return FloatFormat<double>::nan;
  const int n = static_cast<int>(order);
  if (isinf(x) || isinf(a)) return isinf(x) && isinf(a) ? FloatFormat<double>::nan : 0;
  double density;
  if (a >= 9) {
    density = gamma_weight(a - 1, x);
  } else if (x > 2000 || (a <= 0 && a == floor(a))) {
    density = 0;
  } else {
    const double half = exp(-0.5 * x);
    density = pow(x, a - 1) * half / __builtin_tgamma(a) * half;
  }
  if (n == 0 || density == 0) return density;
  double derivatives[most_gamma_derivatives];
  gamma_derivatives(n, a, derivatives);
  derivatives[0] += log(x);
  return density * exponential_derivative(n, derivatives);
}
template <Real N, Floating T>
PYLUCID_INLINE T gamma_density(N order, T a, T x) {
  return static_cast<T>(gamma_density_any(static_cast<double>(order), static_cast<double>(a), static_cast<double>(x)));
}

// The n-th derivative by a of the lower incomplete gamma function, n >= 1: of the density's, the integral; a moves up
// to where that decays.
static __attribute__((noinline, unused)) double gammainc_derivative_any(double order, double a, double x) {
  if (!(a > 0) || !(x >= 0) || !(order >= 0 && order <= most_gamma_derivatives)) return FloatFormat<double>::nan;
  const int n = static_cast<int>(order);
  if (n == 0) return gammainc_any(a, x, false);
  if (x == 0 || isinf(x) || isinf(a)) return isinf(x) && isinf(a) ? FloatFormat<double>::nan : 0;
  const bool below = !(x >= 1 && x > a);
  double total = 0;
  for (; below && a < 8; ++a) total += gamma_density_any(order, a + 1, x);
  const GammaTail tail(a, x, below);
  double derivatives[most_gamma_derivatives], sum = 0;
  gamma_derivatives(n, a, derivatives);
  const double first = derivatives[0] + log(x);
  for (int i = 0; i < gauss_count; ++i) {
    derivatives[0] = first + tail.side * tail.length * gauss_points[i];
    sum += tail.values[i] * exponential_derivative(n, derivatives);
  }
  sum *= a * gamma_weight(a, x);
  return total + (below ? sum : -sum);
}
template <Real N, Floating T>
PYLUCID_INLINE T gammainc_derivative(N order, T a, T x) {
  return static_cast<T>(
      gammainc_derivative_any(static_cast<double>(order), static_cast<double>(a), static_cast<double>(x)));
}

PYLUCID_INLINE float beta(float a, float b) {
  return static_cast<float>(beta(static_cast<double>(a), static_cast<double>(b)));
}
PYLUCID_INLINE float betaln(float a, float b) {
  return static_cast<float>(betaln(static_cast<double>(a), static_cast<double>(b)));
}

}  // namespace pylucid::PYLUCID_ISA::scalar
