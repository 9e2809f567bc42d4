// Error functions, and those of the families of gamma, Bessel and zeta.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>
#include <vector>

#include "backend/mlx/elementary.h"

namespace pylucid::gpu {

using namespace values;

namespace {

Value erf_small(const Value& x) {
  return x + x * polynomial(squared(x), {0.128379167, -0.376126385, 0.112837825, -0.0268654307, 0.00522103181,
                                        -0.000848408037, 0.000112659588, -9.66704397e-06});
}

// exp(t**2) erfc(t) for 0.5 <= t <= 10.5
Value erfc_scaled(const Value& t) {
  const Value series = polynomial((t - 4) / (t + 4), {1.23299512, -0.139621106, 0.0153796152, 0.0680959225,
                                                      -0.101039673, 0.093756491, -0.0663008236, 0.0370065292,
                                                      -0.0164707287, 0.0053413322});
  return series / (t + t + 1);
}

// erfc for x >= 0.5. The square of x is taken in two parts, since its rounding error would be multiplied by x**2.
Value erfc_tail(const Value& x) {
  const Value t = smaller(x, 10.5);
  const Value scaled = erfc_scaled(t);
  const Value high = upper_half(t);
  const Value root = exp_float(high * high * -0.5);
  return scaled * exp_float((high - t) * (high + t)) * root * root;
}

Value erfc_float(const Value& x) {
  const Value tail = erfc_tail(abs(x));
  return select(abs(x) < 0.5, 1 - erf_small(x), select(x < 0, 2 - tail, tail));
}

Value erf_float(const Value& x) {
  const Value large = 1 - erfc_tail(abs(x));
  return select(abs(x) < 1, erf_small(x), select(x < 0, -large, large));
}

Value normal_cdf_float(const Value& x) {
  const Value size = smaller(abs(x), 14.5);
  const Value half = erfc_scaled(size * std::numbers::sqrt2 * 0.5) * 0.5;
  const Value tail = exp_product_float(size * -0.5, size) * half;
  const Value central = erf_small(x * (std::numbers::sqrt2 * 0.5)) * 0.5 + 0.5;
  return select(abs(x) < 0.75, central, select(is_nan(x), x, select(x < 0, tail, 1 - tail)));
}

Value normal_pdf_float(const Value& x) { return exp_product_float(x * -0.5, x) * (1 / std::sqrt(2 * kPi)); }

Value lgamma_stirling(const Value& x) {
  const Value z = 1 / x;
  return (x - 0.5) * (log(x) - 1) + (0.41893853320467274 + z * polynomial(z * z, {1.0 / 12, -1.0 / 360, 1.0 / 1260}));
}

// x > -0.5
Value lgamma_right(const Value& x) {
  const Value near_zero = x < 0.5;
  const Value u = select(near_zero, x, x - 1);
  const Value one = select(near_zero, -log(abs(x)), 0.0) +
                    u * polynomial(u, {-0.577215665, 0.822466912, -0.40068552, 0.270594282, -0.207398208, 0.16913452,
                                       -0.143652916, 0.13109551, -0.11657937, 0.0653093057, -0.0583021333, 0.179739271,
                                       -0.167297332});
  const Value v = x - 2;
  const Value two = v * polynomial(v, {0.422784335, 0.322467033, -0.0673522815, 0.0205807995, -0.00738617416,
                                       0.00289079532, -0.00118586004, 0.000506517148, -0.000253817094, 0.000113472811});
  const Value w = (x - 4.75) * (1 / 2.25);
  const Value middle = v * polynomial(w, {1.0212987, 0.350104596, -0.0708522237, 0.0202590167, -0.00672769705,
                                          0.00245445251, -0.00093737961, 0.000317286667, -0.000127695885,
                                          0.000106875235, -4.56992521e-05});
  return select(x < 1.5, one, select(x < 2.5, two, select(x < 7, middle, lgamma_stirling(x))));
}

Value lgamma_float(const Value& x) {
  const Value reflects = x <= -0.5;
  const Value y = abs(x);
  const Value right = lgamma_right(select(reflects, y, x));
  const Value left = log(kPi / (y * abs(sin_pi(y)))) - right;
  const Value pole = (x <= 0) & (floor(x) == x);
  return select(pole | is_infinite(x), kInfinity, select(reflects, left, right));
}

// x >= 1
Value digamma_right(const Value& x) {
  const Value z = 1 / squared(x);
  const Value large = log(x) - 0.5 / x - z * polynomial(z, {1.0 / 12, -1.0 / 120, 1.0 / 252});
  Value t = x;
  Value sum = x.number(0);
  for (int step = 0; step < 5; ++step) {
    const Value above = t > 2;
    t = select(above, t - 1, t);
    sum = sum + select(above, 1 / t, 0.0);
  }
  // The root is taken off in two parts, so that digits are kept beside it.
  const Value from_root = (t - 1.4616321325302124) - 1.2438149938918909e-08;
  const Value series = polynomial(t - 1.5, {0.951055875, -0.423627421, 0.240542655, -0.148405037, 0.0949808175,
                                            -0.0619168633, 0.0408935607, -0.0270642587, 0.0169152238, -0.0112470376,
                                            0.0112231564, -0.00747684273});
  const Value small = from_root * series;
  return select(x < 7, small + sum, large);
}

Value digamma_float(const Value& x) {
  const Value y = abs(x);
  const Value right = digamma_right(select(x >= 1, x, y + 1));
  const Value left = select(floor(x) == x, kNaN, right + cot_pi(y) * kPi);
  return select(x == 0, -1 / x, select(x >= 1, right, select(x < 0, left, right - 1 / x)));
}

// n! * sum over k of (x + k)**-(n + 1), for x > 0: a few terms, then Euler and Maclaurin's formula for the rest.
Value polygamma_magnitude(int n, const Value& x) {
  const double s = n + 1.0;
  const double factorial = std::tgamma(s);
  // A factorial that float32 cannot hold goes into the base of the powers.
  const bool inside = n > 20;
  const double base = inside ? std::exp(std::lgamma(s) / s) : 1.0;
  const Value exponent = x.number(s);
  const int terms = 8 + std::min(n, 64) / 2;
  Value sum = x.number(0);
  for (int k = 0; k < terms; ++k) sum = sum + power(base / (x + k), exponent);
  const Value a = x + terms;
  const Value z = 1 / a;
  const Value rest = a * (1.0 / n) + 0.5 +
                     z * polynomial(z * z, {s / 12, -s * (s + 1) * (s + 2) / 720,
                                            s * (s + 1) * (s + 2) * (s + 3) * (s + 4) / 30240});
  // A factor of the power goes to the rest, which is large where the power is small; 0 * inf must not be formed.
  const Value last = power(base * z, x.number(n));
  sum = sum + select(last == 0, last, last * (base * z * rest));
  return inside ? sum : sum * factorial;
}

// pi times the n-th derivative of cot(pi x): a polynomial in the cotangent.
Value cot_derivative(int n, const Value& x) {
  std::vector<double> polynomial{0.0, kPi};
  for (int order = 0; order < n; ++order) {
    std::vector<double> next(polynomial.size() + 1, 0.0);
    for (std::size_t degree = 1; degree < polynomial.size(); ++degree) {
      const double derivative = -kPi * static_cast<double>(degree) * polynomial[degree];
      next[degree - 1] += derivative;
      next[degree + 1] += derivative;
    }
    polynomial = std::move(next);
  }
  const Value cotangent = cot_pi(x);
  Value result = x.number(polynomial.back());
  for (std::size_t degree = polynomial.size() - 1; degree-- > 0;) result = result * cotangent + polynomial[degree];
  return result;
}

Value polygamma_float(int n, const Value& x) {
  if (n == 0) return digamma_float(x);
  const Value reflects = x < 0;
  const bool even = n % 2 == 0;
  const Value size = polygamma_magnitude(n, select(reflects, 1 - x, x));
  const Value right = even ? -size : size;
  // psi_n(x) = (-1)**n psi_n(1 - x) - pi (d/dx)**n cot(pi x), whose coefficients double holds up to n = 170.
  const Value left = n <= 170 ? -size - cot_derivative(n, x) : x * 0 + (even ? kNaN : kInfinity);
  // An even order has a pole that changes sign: none of its two sides is the value, but for signed zeros.
  const Value pole = even ? select(x == 0, -1 / x, x.number(kNaN)) : x.number(kInfinity);
  return select((x <= 0) & (floor(x) == x), pole, select(reflects, left, right));
}

// The sum of q**k n! / (k! (k + n)!), from its last term.
Value bessel_series(int n, int terms, const Value& q) {
  Value sum = q.number(1);
  for (int k = terms; k > 0; --k) sum = sum * q * (1.0 / (k * (k + static_cast<double>(n)))) + 1;
  return sum;
}

// (x / 2)**n / n!
Value bessel_factor(int n, const Value& x) {
  Value factor = x.number(1);
  for (int j = 1; j <= n; ++j) factor = factor * x * (0.5 / j);
  return factor;
}

// exp(-x) I_n(x) for x > 8 and n = 0 or 1.
Value bessel_ie_far(int n, const Value& size) {
  const Value t = 16 / size - 1;
  const Value amplitude =
      n == 0 ? polynomial(t, {0.402176509, 0.00336055203, 0.000136217408, 1.11415422e-5, 1.47547564e-6, 3.03833091e-7,
                              1.09102329e-7, 3.36358022e-8})
             : polynomial(t, {0.389398459, -0.00974957724, -0.000219237385, -1.50370471e-5, -1.82500694e-6,
                              -3.54819542e-7, -1.23184197e-7, -3.78560248e-8});
  return amplitude / sqrt(size);
}

struct ModifiedBessel {
  Value near;  // not scaled
  Value far;   // times exp(-|x|)
  Value small;
  Value size;
};

// Of |x|: the power series, whose terms have one sign, up to where the recurrence upwards keeps its digits.
ModifiedBessel modified_bessel(int n, const Value& x) {
  const Value size = abs(x);
  const double limit = std::max(8.0, 0.5 * n * n);
  const int terms = 12 + static_cast<int>(1.6 * limit);
  const Value near = bessel_factor(n, size) * bessel_series(n, terms, squared(size) * 0.25);
  Value before = bessel_ie_far(0, size);
  Value far = n == 0 ? before : bessel_ie_far(1, size);
  for (int k = 1; k < n; ++k) before = std::exchange(far, before - far * (2.0 * k) / size);
  return {near, select(is_infinite(size), 0.0, far), size <= limit, size};
}

// An odd function's value from that of |x|.
Value odd_part(bool odd, const Value& x, const Value& value) { return odd ? select(x < 0, -value, value) : value; }

Value bessel_ie_float(int order, const Value& x) {
  const int n = std::abs(order);
  const ModifiedBessel parts = modified_bessel(n, x);
  const Value value = select(parts.small, parts.near * exp_float(-parts.size), parts.far);
  if (n == 1) return copysign(value, x);
  return odd_part(n % 2 != 0, x, value);
}

Value bessel_i_float(int order, const Value& x) {
  const int n = std::abs(order);
  const ModifiedBessel parts = modified_bessel(n, x);
  const Value half = exp_float(parts.size * 0.5);
  const Value far = select(is_infinite(x), parts.size, parts.far * half * half);
  const Value value = select(parts.small, parts.near, far);
  if (n == 1) return copysign(value, x);
  return odd_part(n % 2 != 0, x, value);
}

// At |x|: the power series of the function times exp(2 |x|), or the asymptotic one, both of positive terms.
Value i0e_derivative_float(int n, const Value& x) {
  const double limit = std::max(10.0, 2.0 * n);
  const Value size = abs(x);
  const Value near_size = smaller(size, limit);
  const Value inverse = 1 / select(size > limit, size, limit);
  Value near = x.number(1);
  for (int j = 22 + static_cast<int>(2.9 * limit); j >= 0; --j) {
    near = near * near_size * ((2 * j + 1) / ((n + j + 1.0) * (j + 1.0))) + 1;
  }
  const Value root = exp_float(-near_size);
  near = near * root * root;
  Value far = x.number(1);
  for (int j = 13; j >= 0; --j) far = far * inverse * ((n + j + 0.5) * (j + 0.5) / (2 * (j + 1.0))) + 1;
  far = far * sqrt(inverse) * (1 / std::sqrt(2 * kPi));
  const double sign = n % 2 == 0 ? 1 : -1;
  for (int j = 1; j <= n; ++j) {
    near = near * ((2.0 * j - 1) / j);
    far = far * inverse * (j - 0.5);
  }
  return select(is_nan(x), x, select(size <= limit, near, far) * sign);
}

// (x - zero) (x + zero) for a zero in two parts.
Value zero_factor(const Value& x, double zero) {
  const double high = static_cast<float>(zero);
  return ((x - high) - (zero - high)) * (x + high);
}

Value j0_float(const Value& x) {
  const Value size = abs(x);
  const Value square = squared(size);
  const Value rest = polynomial(square * (1.0 / 32) - 1, {0.00114349377, -0.00211979429, 0.00156364315,
                                                          -0.000641539064, 0.000169772135, -3.15734317e-5,
                                                          4.36657468e-6, -4.67695192e-7, 4.0396686e-8,
                                                          -2.81497236e-9});
  const Value near = zero_factor(size, 2.40482555769577277) * zero_factor(size, 5.52007811028631065) * rest;
  const Value t = 128 / square - 1;
  const Value sine = sin_float(size);
  const Value cosine = cos_float(size);
  const Value p = polynomial(t, {0.999457276, -0.00053636693, 6.13736566e-6, -2.0682206e-7, 1.30038256e-8});
  const Value q = polynomial(t, {-0.124440911, 0.000546650264, -1.18168619e-5, 5.75109012e-7, -4.63350301e-8}) / size;
  const Value far = (p * (cosine + sine) - q * (sine - cosine)) / (sqrt(size) * std::sqrt(kPi));
  return select(size <= 8, near, select(is_infinite(x), 0.0, far));
}

Value j1_float(const Value& x) {
  const Value size = abs(x);
  const Value square = squared(size);
  const Value rest = polynomial(square * (1.0 / 32) - 1, {0.00019498937, -0.000269752275, 0.000158600167,
                                                          -5.40800324e-5, 1.22421786e-5, -1.98909374e-6, 2.44238425e-7,
                                                          -2.35212917e-8, 1.84261275e-9, -1.17689797e-10});
  const Value near = size * zero_factor(size, 3.83170597020751232) * zero_factor(size, 7.01558666981561875) * rest;
  const Value t = 128 / square - 1;
  const Value sine = sin_float(size);
  const Value cosine = cos_float(size);
  const Value p = polynomial(t, {1.00090703, 0.000898804505, -7.95963902e-6, 2.47103479e-7, -1.49294871e-8});
  const Value q = polynomial(t, {0.374214992, -0.000769714857, 1.4569342e-5, -6.70702558e-7, 5.24418633e-8}) / size;
  const Value far = (p * (sine - cosine) + q * (sine + cosine)) / (sqrt(size) * std::sqrt(kPi));
  const Value value = select(size <= 8, near, select(is_infinite(x), 0.0, far));
  return select(x == 0, x, odd_part(true, x, value));
}

// The recurrence upwards where it is stable, else the power series.
Value bessel_j_float(int order, const Value& x) {
  const int n = std::abs(order);
  const bool odd = n % 2 != 0;
  const Value size = abs(x);
  Value before = j0_float(size);
  Value value = n == 0 ? before : j1_float(size);
  for (int k = 1; k < n; ++k) before = std::exchange(value, value * (2.0 * k) / size - before);
  if (n > 1) {
    const double limit = std::max(2.0, 0.75 * n);
    const Value series = bessel_factor(n, size) * bessel_series(n, 12 + static_cast<int>(limit), squared(size) * -0.25);
    value = select(size <= limit, series, select(is_infinite(size), 0.0, value));
  }
  return odd_part(odd, x, odd && order < 0 ? -value : value);
}

constexpr int kZetaTerms = 10;
constexpr double kBernoulli[] = {1.0 / 12, -1.0 / 720, 1.0 / 30240, -1.0 / 1209600, 1.0 / 47900160};

// The derivative by x, for x > 1 and q > 0: ten terms, and Euler and Maclaurin's formula for the rest, whose Taylor
// coefficients in x are multiplied by those of a**-x.
Value zeta_positive(int order, const Value& x, const Value& q) {
  const auto count = static_cast<std::size_t>(order) + 1;
  const Value a = q + kZetaTerms;
  const Value inverse = 1 / a;
  std::vector<Value> tail{a / (x - 1)};
  while (tail.size() < count) tail.push_back(-tail.back() / (x - 1));
  tail[0] = tail[0] + 0.5;
  std::vector<Value> product(count, x.number(0));
  product[0] = x * inverse;
  if (count > 1) product[1] = inverse;
  int next = 1;
  for (const double coefficient : kBernoulli) {
    for (std::size_t i = 0; i < count; ++i) tail[i] = tail[i] + product[i] * coefficient;
    for (int twice = 0; twice < 2; ++twice, ++next) {
      for (std::size_t i = count - 1; i > 0; --i) product[i] = ((x + next) * product[i] + product[i - 1]) * inverse;
      product[0] = (x + next) * product[0] * inverse;
    }
  }
  const Value last = power(a, -x);
  const Value logarithm = -log(a);
  Value rest = x.number(0);
  Value factor = last * std::tgamma(order + 1.0);
  for (std::size_t i = 0; i < count; ++i) {
    rest = rest + factor * tail[count - 1 - i];
    factor = factor * logarithm * (1.0 / (static_cast<double>(i) + 1));
  }
  // Beyond the range of the powers the rest is nothing, and 0 * inf must not be formed.
  Value sum = select(last == 0, 0.0, rest);
  for (int k = kZetaTerms - 1; k >= 0; --k) {
    const Value base = q + k;
    Value term = power(base, -x);
    for (int i = 0; i < order; ++i) term = select(term == 0, 0.0, term * -log(base));
    sum = sum + term;
  }
  return sum;
}

Value is_odd(const Value& whole) { return floor(whole * 0.5) * 2.0 != whole; }

Value zeta_float(const Value& x, const Value& q) {
  const Value r = q - floor(q);
  const Value close = q > -1;
  // Of the terms below zero, q + k = -(1 - r + j), those beyond q are taken off again; 1 + q of a small q is rounded.
  const Value below = select(close, power(-q, -x), zeta_positive(0, x, 1 - r) - zeta_positive(0, x, 1 - q));
  const Value above = zeta_positive(0, x, select(close, q + 1, r));
  const Value mixed = select(floor(x) == x, above + select(is_odd(x), -below, below), kNaN);
  const Value negative = select(floor(q) == q, kInfinity, mixed);
  const Value value = select(q > 0, zeta_positive(0, x, q), select(is_nan(q), q, negative));
  return select(x > 1, value, select(x == 1, kInfinity, x.number(kNaN)));
}

Value zeta_derivative_float(int order, const Value& x, const Value& q) {
  const Value pole = x.number(order % 2 == 0 ? kInfinity : -kInfinity);
  return select((q > 0) & (x >= 1), select(x == 1, pole, zeta_positive(order, x, q)), kNaN);
}

// What Stirling's formula leaves of log(Gamma(a)), for a >= 8.
Value stirling_rest(const Value& a) {
  const Value z = 1 / a;
  return z * polynomial(z * z, {1.0 / 12, -1.0 / 360, 1.0 / 1260});
}

struct BetaParts {
  Value factor;
  Value logarithm;
};

// B(a, b) = factor * exp(logarithm) for positive numbers. The larger one moves to at least 8, where the quotient of
// gamma functions is that of Stirling's formulas; the smaller one to at least 1.
BetaParts beta_positive(const Value& a, const Value& b) {
  const Value high = larger(a, b);
  const Value low = smaller(a, b);
  Value factor = a.number(1);
  for (int k = 0; k < 8; ++k) factor = factor * ((high + low + k) / (high + k));
  const Value near = high < 8;
  const Value tiny = low < 1;
  const Value h = select(near, high + 8, high);
  const Value sum = h + low;
  const Value gamma = lgamma_right(select(tiny, low + 1, low));
  const Value ratio = log1p(low / h);
  const Value rest = stirling_rest(h) - stirling_rest(sum);
  const Value one = gamma + low - low * log(h) - (sum - 0.5) * ratio + rest;
  const Value root = log((2 * kPi) / low * (sum / h)) * 0.5;
  const Value both = root - h * ratio - low * log1p(h / low) + rest + stirling_rest(low);
  return {select(near, factor, 1.0) / select(tiny, low, 1.0), select(low < 8, one, both)};
}

Value gamma_sign(const Value& x) {
  const Value one = mx::ones_like(x, stream());
  return select((x < 0) & is_odd(floor(x)), -one, one);
}

Value beta_float(const Value& a, const Value& b) {
  const BetaParts parts = beta_positive(a, b);
  const Value infinite = is_infinite(a) | is_infinite(b);
  const Value positive = select(infinite, 0.0, parts.factor * exp_float(parts.logarithm));
  const Value sign = gamma_sign(a) * gamma_sign(b) * gamma_sign(a + b);
  const Value other = sign * exp_float(lgamma_float(a) + lgamma_float(b) - lgamma_float(a + b));
  return select(is_nan(a) | is_nan(b), a + b, select((a > 0) & (b > 0), positive, other));
}

Value betaln_float(const Value& a, const Value& b) {
  const BetaParts parts = beta_positive(a, b);
  const Value infinite = is_infinite(a) | is_infinite(b);
  const Value positive = select(infinite, -kInfinity, log(parts.factor) + parts.logarithm);
  const Value other = lgamma_float(a) + lgamma_float(b) - lgamma_float(a + b);
  return select(is_nan(a) | is_nan(b), a + b, select((a > 0) & (b > 0), positive, other));
}

// polygamma(n, x + step) - polygamma(n, x): the reciprocals u of x + k and v of x + step + k differ by step u v, and
// powers of them by that times a sum, so that nothing cancels.
Value polygamma_rise_float(int n, const Value& x, const Value& step) {
  const Value end = x + step;
  const int terms = 8 + n;
  const double factorial = std::tgamma(std::max(n, 1));  // of n - 1
  // The sum of v^i u^(m - i) over i from 0 to m.
  const auto mixed = [](int m, const Value& u, const Value& v) {
    Value sum = u.number(1);
    Value power = u;
    for (int i = 1; i <= m; ++i) {
      sum = sum * v + power;
      power = power * u;
    }
    return sum;
  };
  Value sum = x.number(0);
  for (int k = 0; k < terms; ++k) {
    const Value u = 1 / (x + k);
    const Value v = 1 / (end + k);
    sum = sum + mixed(n, u, v) * (factorial * std::max(n, 1)) * u * v;
  }
  // Euler and Maclaurin's formula, a polynomial in the reciprocal.
  const Value u = 1 / (x + terms);
  const Value v = 1 / (end + terms);
  Value rest = mixed(n, u, v) * (factorial * std::max(n, 1) * 0.5);
  if (n > 0) rest = rest + mixed(n - 1, u, v) * factorial;
  double coefficient = factorial * std::max(n, 1);
  const double bernoulli[] = {1.0 / 12, -1.0 / 720, 1.0 / 30240};
  for (int j = 0; j < 3; ++j) {
    coefficient *= j == 0 ? n + 1.0 : (n + 2.0 * j) * (n + 2.0 * j + 1);
    rest = rest + mixed(n + 1 + 2 * j, u, v) * (coefficient * bernoulli[j]);
  }
  Value value = (sum + rest * u * v) * step;
  if (n == 0) {
    const Value part = step * u;
    value = value + select(abs(part) < 1e-4, part - squared(part) * 0.5, Value(mx::log1p(part, stream())));
  }
  if (n % 2 != 0) value = -value;
  const Value plain = polygamma_float(n, end) - polygamma_float(n, x);
  return select((x > 0) & (end > 0) & ~is_infinite(x) & ~is_infinite(end), value, plain);
}

// exp(r) - 1 - r
Value exp_excess(const Value& r) {
  const Value series = squared(r) * polynomial(r, {1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720, 1.0 / 5040,
                                                   1.0 / 40320, 1.0 / 362880, 1.0 / 3628800});
  return select(abs(r) < 1, series, Value(mx::expm1(r, stream())) - r);
}

// log(1 + u) - u for |u| < 0.3
Value log1p_excess(const Value& u) {
  return squared(u) * polynomial(u, {-0.500000001, 0.333333334, -0.249999349, 0.199999398, -0.166724032, 0.142910207,
                                     -0.123247246, 0.109490078, -0.121376276, 0.110670316});
}

// x**b exp(-x) / |Gamma(b + 1)|, for b >= 8 the exponential of no more than its own logarithm.
Value gamma_weight(const Value& b, const Value& x) {
  const Value u = (x - b) / b;
  const Value exponent = select(abs(u) < 0.3, log1p_excess(u), log(x / b) - u);
  const Value large = exp_product_float(b, exponent) * exp_float(-stirling_rest(b)) / sqrt(b * (2 * kPi));
  const Value half = exp_float(x * -0.5);
  const Value small = power(x, b) * half * exp_float(-lgamma_float(b + 1)) * half;
  return select(b >= 8, large, select(x > 200, 0.0, small));
}

// The integral of t**a exp(-t) dt / t from 0 to x (below) or from x on, over x**a exp(-x): in l = |log(t / x)| the
// integrand falls as exp(-|x - a| l - x (exp(+-l) -+ l - 1)). Where it has fallen below every digit the interval ends.
struct GammaTail {
  double side;
  std::vector<Value> places;
  std::vector<Value> values;

  GammaTail(const Value& a, const Value& x, bool below) : side(below ? -1 : 1) {
    constexpr double most = 20;
    constexpr double enough = 17.5;
    const Value slope = abs(x - a);
    Value length = below ? select(x > 3 * most, sqrt((3 * most) / x), most / a + 1) : sqrt((2 * most) / x);
    length = smaller(length, most / slope);
    for (int step = 0; step < 6; ++step) {
      const Value beyond = slope * length + x * exp_excess(length * side) - enough;
      const Value descent = slope + x * (Value(mx::expm1(length * side, stream())) * side);
      length = select(beyond > most - enough, length - beyond / descent, length);
    }
    for (const Node& node : gauss_legendre(16)) {
      const Value l = length * node.place;
      places.push_back(l);
      values.push_back(length * node.weight * exp_float(-(slope * l + x * exp_excess(l * side))));
    }
  }

  Value sum() const {
    Value total = values[0];
    for (std::size_t i = 1; i < values.size(); ++i) total = total + values[i];
    return total;
  }
};

// Q(a, x) for x < 1 where it is the smaller one of the two: of x**a / Gamma(a + 1) the distance to 1.
Value gammaincc_small(const Value& a, const Value& x) {
  const Value slope = polynomial(a * (1 / 0.6) - 1, {-0.187652943, 0.313700396, -0.0561708277, 0.0139564896,
                                                     -0.00395978776, 0.00120498587, -0.000382508075, 0.000124776531,
                                                     -4.15269053e-5, 1.41947299e-5, -4.84806264e-6, 1.44255503e-6,
                                                     -4.98774383e-7, 3.25342413e-7, -1.14537184e-7});
  const Value exponent = a * (log(x) - slope);
  Value sum = x.number(0);
  Value term = x.number(1);
  for (int n = 1; n < 13; ++n) {
    term = term * x * (-1.0 / n);
    sum = sum + term / (a + n);
  }
  return -Value(mx::expm1(exponent, stream())) - exp_float(exponent) * a * sum;
}

Value gammainc_float(const Value& a, const Value& x, bool upper) {
  const Value weight = gamma_weight(a, x);
  Value series = x.number(1);
  for (int n = 48; n > 0; --n) series = series * x / (a + n) + 1;
  const Value lower = select(a < 8, weight * series, a * weight * GammaTail(a, x, true).sum());
  const Value beyond = a * weight * GammaTail(a, x, false).sum();
  const Value above = (x >= 1) & (x > a);
  Value value = upper ? select(above, beyond, 1 - lower) : select(above, 1 - beyond, lower);
  if (upper) {
    const Value small = select(x <= 0.5, a <= -0.4 / log(x), (x < 1) & (a <= x * 1.1));
    value = select(small, gammaincc_small(a, x), value);
  }
  value = select((x == 0) | is_infinite(a), upper ? 1.0 : 0.0, value);
  value = select((a == 0) | is_infinite(x), upper ? 0.0 : 1.0, value);
  const Value undefined = ((a == 0) & (x == 0)) | (is_infinite(a) & is_infinite(x)) | ~((a >= 0) & (x >= 0));
  return select(undefined, kNaN, value);
}

// The n-th derivative of exp(h) over exp(h), from the derivatives of h.
Value exponential_derivative(int n, const std::vector<Value>& derivatives) {
  std::vector<Value> values{mx::ones_like(derivatives[0], stream())};
  for (int k = 1; k <= n; ++k) {
    double binomial = 1;
    Value sum = derivatives[0].number(0);
    for (int i = 0; i < k; ++i) {
      sum = sum + derivatives[static_cast<std::size_t>(i)] * values[static_cast<std::size_t>(k - 1 - i)] * binomial;
      binomial *= (k - 1.0 - i) / (i + 1);
    }
    values.push_back(sum);
  }
  return values.back();
}

// The derivatives of a log(x) - log(Gamma(a)) by a.
std::vector<Value> gamma_derivatives(int n, const Value& a, const Value& x) {
  std::vector<Value> derivatives{log(x) - digamma_float(a)};
  for (int i = 1; i < n; ++i) derivatives.push_back(-polygamma_float(i, a));
  return derivatives;
}

Value gamma_density_float(int order, const Value& a, const Value& x) {
  const Value half = exp_float(x * -0.5);
  const Value small = power(x, a - 1) * half * (gamma_sign(a) * exp_float(-lgamma_float(a))) * half;
  const Value none = (x > 200) | ((a <= 0) & (floor(a) == a));
  Value density = select(a >= 9, gamma_weight(a - 1, x), select(none, 0.0, small));
  if (order > 0) {
    const Value value = density * exponential_derivative(order, gamma_derivatives(order, a, x));
    density = select(density == 0, 0.0, value);
  }
  const Value infinite = is_infinite(a) | is_infinite(x);
  const Value undefined = (is_infinite(a) & is_infinite(x)) | is_nan(a) | ~(x >= 0);
  return select(undefined, kNaN, select(infinite, 0.0, density));
}

// For orders from 1. Below, a moves up to where the integrand decays.
Value gammainc_derivative_float(int order, const Value& a, const Value& x) {
  const Value below = ~((x >= 1) & (x > a));
  Value shifted = a;
  Value total = x.number(0);
  for (int step = 0; step < 8; ++step) {
    const Value moves = below & (shifted < 8);
    total = total + select(moves, gamma_density_float(order, shifted + 1, x), 0.0);
    shifted = select(moves, shifted + 1, shifted);
  }
  const auto integral = [&](bool is_below) -> Value {
    const GammaTail tail(shifted, x, is_below);
    std::vector<Value> derivatives = gamma_derivatives(order, shifted, x);
    const Value first = derivatives[0];
    Value sum = x.number(0);
    for (std::size_t i = 0; i < tail.values.size(); ++i) {
      derivatives[0] = first + tail.places[i] * tail.side;
      sum = sum + tail.values[i] * exponential_derivative(order, derivatives);
    }
    return shifted * gamma_weight(shifted, x) * sum;
  };
  const Value value = total + select(below, integral(true), -integral(false));
  const Value flat = (x == 0) | is_infinite(x) | is_infinite(a);
  const Value undefined = (is_infinite(a) & is_infinite(x)) | ~((a > 0) & (x >= 0));
  return select(undefined, kNaN, select(flat, 0.0, value));
}

}  // namespace

mx::array erf(const mx::array& x) { return widen(erf_float, x); }

mx::array erfc(const mx::array& x) { return widen(erfc_float, x); }

mx::array normal_cdf(const mx::array& x) { return widen(normal_cdf_float, x); }
mx::array normal_pdf(const mx::array& x) { return widen(normal_pdf_float, x); }

mx::array erfinv(const mx::array& x) {
  return widen([](const Value& x) { return select(x == 0, x, mx::erfinv(x, stream())); }, x);
}

mx::array lgamma(const mx::array& x) { return widen(lgamma_float, x); }

mx::array digamma(const mx::array& x) { return widen(digamma_float, x); }

mx::array polygamma(std::int64_t n, const mx::array& x) {
  if (n < 0 || n > 10000) return widen([](const Value& x) { return x * kNaN; }, x);
  return widen([n](const Value& x) { return polygamma_float(static_cast<int>(n), x); }, x);
}

mx::array i0(const mx::array& x) { return gpu::bessel_i(0, x); }
mx::array i0e(const mx::array& x) {
  return widen([](const Value& x) { return bessel_ie_float(0, x); }, x);
}
mx::array i1(const mx::array& x) { return gpu::bessel_i(1, x); }
mx::array i1e(const mx::array& x) {
  return widen([](const Value& x) { return bessel_ie_float(1, x); }, x);
}
mx::array j0(const mx::array& x) { return widen(j0_float, x); }
mx::array j1(const mx::array& x) { return widen(j1_float, x); }

mx::array bessel_i(int order, const mx::array& x) {
  return widen([order](const Value& x) { return bessel_i_float(order, x); }, x);
}

mx::array i0e_derivative(int order, const mx::array& x) {
  return widen([order](const Value& x) { return i0e_derivative_float(order, x); }, x);
}

mx::array bessel_j(int order, const mx::array& x) {
  return widen([order](const Value& x) { return bessel_j_float(order, x); }, x);
}

mx::array zeta(const mx::array& x, const mx::array& q) { return widen(zeta_float, x, q); }
mx::array beta(const mx::array& a, const mx::array& b) { return widen(beta_float, a, b); }
mx::array polygamma_rise(int n, const mx::array& x, const mx::array& step) {
  return widen([n](const Value& x, const Value& step) { return polygamma_rise_float(n, x, step); }, x, step);
}

mx::array betaln(const mx::array& a, const mx::array& b) { return widen(betaln_float, a, b); }

mx::array zeta_derivative(int order, const mx::array& x, const mx::array& q) {
  return widen([order](const Value& x, const Value& q) { return zeta_derivative_float(order, x, q); }, x, q);
}

mx::array gammainc(const mx::array& a, const mx::array& x) {
  return widen([](const Value& a, const Value& x) { return gammainc_float(a, x, false); }, a, x);
}

mx::array gammaincc(const mx::array& a, const mx::array& x) {
  return widen([](const Value& a, const Value& x) { return gammainc_float(a, x, true); }, a, x);
}

mx::array gammainc_derivative(int order, const mx::array& a, const mx::array& x) {
  if (order == 0) return gpu::gammainc(a, x);
  return widen([order](const Value& a, const Value& x) { return gammainc_derivative_float(order, a, x); }, a, x);
}

mx::array gamma_density(int order, const mx::array& a, const mx::array& x) {
  return widen([order](const Value& a, const Value& x) { return gamma_density_float(order, a, x); }, a, x);
}

}  // namespace pylucid::gpu
