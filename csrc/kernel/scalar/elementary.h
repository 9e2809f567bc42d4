// Exponentials, logarithms and error functions written out, where that is faster or more accurate than libmvec: nothing
// is called, so a loop keeps its constants in registers.
#pragma once

#include "real.h"

namespace pylucid::PYLUCID_ISA::scalar {

// Of log(2) the upper digits, few enough that their product with an exponent is exact, and the rest.
template <Floating T>
inline constexpr T ln2_high = is_same<T, float> ? T(0x1.62e4p-1) : T(0x1.62e42fefap-1);
template <Floating T>
inline constexpr T ln2_low = is_same<T, float> ? T(0x1.7f7d1cf79abcap-20) : T(0x1.cf79abc9e3b3ap-40);

// exp(r) - 1 for |r| <= log(2) / 2
template <Floating T>
PYLUCID_INLINE T expm1_reduced(T r) {
  T rest;
  if constexpr (is_same<T, float>)
    rest = polynomial(r, {0.5F, 0.1666666668F, 0.04166646501F, 0.008333310934F, 0.001393364103F, 0.0001989098087F});
  else
    rest = polynomial(r, {0.5, 0.16666666666666671, 0.0416666666666666698, 0.00833333333332614088,
                          0.00138888888888837524, 0.00019841269874800492, 0.0000248015873255333638,
                          2.75572554257464343e-6, 2.75572736613486362e-7, 2.51052063739570111e-8,
                          2.09146793765839351e-9});
  return multiply_add(r * r, rest, r);
}
// The coefficients of exp(factor r).
struct ExpCoefficients {
  float of[7] = {};
  constexpr explicit ExpCoefficients(double factor) {
    constexpr double natural[7] = {1.0,           1.000000032,    0.4999999419,  0.1666643081,
                                   0.04166800463, 0.008374195306, 0.001384361436};
    double power = 1;
    for (int i = 0; i < 7; ++i) {
      of[i] = static_cast<float>(natural[i] * power);
      power *= factor;
    }
  }
};
// exp(r); a float's in one chain, which is shorter than the time that a loop has for it.
PYLUCID_INLINE float exp_reduced(float r) {
  constexpr ExpCoefficients coefficients(1);
  return horner<0, 1>(r, coefficients.of);
}
PYLUCID_INLINE double exp_reduced(double r) { return expm1_reduced(r) + 1; }

// The nearest integer, as a number and as the low bits of one, by leaving no room for a fraction.
template <Floating T>
struct Whole {
  T value;
  signed_t<T> integer;
};
template <Floating T>
PYLUCID_INLINE Whole<T> nearest(T x, T factor = T(1)) {
  constexpr T shift = T(1.5) * FloatFormat<T>::to_integer;
  const T shifted = multiply_add(x, factor, shift);
  return {shifted - shift, static_cast<signed_t<T>>(unsigned_t<T>(bits(shifted)) - unsigned_t<T>(bits(shift)))};
}

// x * 2^n where the product of two factors reaches from below the subnormal numbers to infinity.
template <Floating T>
PYLUCID_INLINE T scale(T x, signed_t<T> n) {
  using Bits = unsigned_t<T>;
  constexpr int digits = FloatFormat<T>::digits - 1, bias = FloatFormat<T>::max_exponent;
  // Halved as a positive number, since AVX2 has no arithmetic shift of 64 bits: each half is too large by a multiple of
  // what an exponent and a sign hold, which is shifted out.
  constexpr Bits wrap = Bits(4 * bias + 4);
  const Bits all = static_cast<Bits>(n) + 2 * (wrap + bias), half = all >> 1;
  return x * __builtin_bit_cast(T, half << digits) * __builtin_bit_cast(T, (all - half) << digits);
}

// Beyond these exp is infinite or zero.
template <Floating T>
inline constexpr T exp_top = is_same<T, float> ? T(89) : T(710);
template <Floating T>
inline constexpr T exp_bottom = is_same<T, float> ? T(-105) : T(-747);

// x = n log(2) + r
template <Floating T>
struct Reduced {
  Whole<T> n;
  T r;
};
template <Floating T>
PYLUCID_INLINE Reduced<T> reduce(T x) {
  const Whole<T> n = nearest(x, T(1.44269504088896341));
  return {n, multiply_add(n.value, -ln2_low<T>, multiply_add(n.value, -ln2_high<T>, x))};
}
template <Floating T>
PYLUCID_INLINE T exp(T x) {
  const T low = x > exp_top<T> ? exp_top<T> : x;
  const Reduced<T> reduced = reduce(low < exp_bottom<T> ? exp_bottom<T> : low);
  return scale(exp_reduced(reduced.r), reduced.n.integer);
}
// x * 2^n where x is about 1 and n between zero and what takes it below the subnormal numbers.
template <Floating T>
PYLUCID_INLINE T scale_down(T x, signed_t<T> n) {
  constexpr signed_t<T> part = (FloatFormat<T>::max_exponent + 1) / 2;
  return x * power_of_two<T>(n + part) * power_of_two<T>(-part);
}
// exp(x) for x <= 0.
template <Floating T>
PYLUCID_INLINE T exp_nonpositive(T x) {
  const Reduced<T> reduced = reduce(x < exp_bottom<T> ? exp_bottom<T> : x);
  return scale_down(exp_reduced(reduced.r), reduced.n.integer);
}
template <Floating T>
PYLUCID_INLINE T exp2(T x) {
  constexpr T top = is_same<T, float> ? T(129) : T(1025), bottom = is_same<T, float> ? T(-151) : T(-1076);
  T inside = x > top ? top : x;
  inside = inside < bottom ? bottom : inside;
  const Whole<T> n = nearest(inside);
  if constexpr (is_same<T, float>) {
    constexpr ExpCoefficients coefficients(0.693147180559945309);
    return scale(horner<0, 1>(inside - n.value, coefficients.of), n.integer);
  } else {
    return scale(exp_reduced((inside - n.value) * T(0.693147180559945309)), n.integer);
  }
}

// 2^n (exp(r) - 1) + (2^n - 1): both terms have the sign of x.
template <Floating T>
PYLUCID_INLINE T expm1(T x) {
  // Below, the value is -1. At the top 2^1024 would be infinite where the value is not.
  constexpr T bottom = is_same<T, float> ? T(-18) : T(-38);
  const T low = x > exp_top<T> ? exp_top<T> : x;
  const Reduced<T> reduced = reduce(low < bottom ? bottom : low);
  const T power = power_of_two<T>(reduced.n.integer - 1);
  const T value = 2 * multiply_add(power, expm1_reduced(reduced.r), power - T(0.5));
  // Half of the least number is none.
  return abs(x) < T(0x1p-60) ? x : value;
}

// -expm1(-2 |x|) / (2 + expm1(-2 |x|))
template <Floating T>
PYLUCID_INLINE T tanh(T x) {
  constexpr T end = is_same<T, float> ? T(10) : T(20);
  const T size = abs(x);
  const Reduced<T> reduced = reduce(-2 * (size > end ? end : size));
  const T power = power_of_two<T>(reduced.n.integer);
  const T value = multiply_add(power, expm1_reduced(reduced.r), power - 1);
  return copysign(value / (2 + value), x);
}

// log(1 + f) - f for sqrt(1/2) <= 1 + f <= sqrt(2)
template <Floating T>
PYLUCID_INLINE T log_reduced(T f) {
  T rest;
  if constexpr (is_same<T, float>)
    rest = polynomial(f, {0.3333333328F, -0.2499999028F, 0.2000001004F, -0.1666800152F, 0.1428652455F, -0.1245074332F,
                          0.1103778336F, -0.1064619164F, 0.1053086474F, -0.06201500119F});
  else
    rest = polynomial(
        f, {0.333333333333333337, -0.250000000000000378, 0.199999999999994588, -0.166666666666432238,
            0.142857142858507726, -0.125000000043235916, 0.111111110998404676, -0.0999999963478071625,
            0.0909090937164998525, -0.0833335003295358735, 0.0769231589002874827, -0.0714241503954720201,
            0.0666601535643227041, -0.0625678194574176542, 0.0589852836822622609, -0.0550070457240574289,
            0.0506540966648457028, -0.0513853046880662866, 0.0591879072285722268, -0.0539616193121978963,
            0.023264220927877087});
  return f * f * multiply_add(f, rest, T(-0.5));
}

PYLUCID_INLINE float log(float x) {
  constexpr std::int32_t root_half = 0x3f3504f3;
  const bool small = x < 0x1p-126F;
  const std::int32_t all = bits(small ? x * 0x1p23F : x) - root_half;
  const float exponent = static_cast<float>((all >> 23) - (small ? 23 : 0));
  const float f = from_bits<float>((all & 0x007fffff) + root_half) - 1;
  const float low = multiply_add(exponent, ln2_low<float>, log_reduced(f)) + f;
  const float value = multiply_add(exponent, ln2_high<float>, low);
  const float zero = x == 0 ? -FloatFormat<float>::inf : value;
  const float positive = x < 0 ? FloatFormat<float>::nan : zero;
  return x < FloatFormat<float>::inf ? positive : x;
}
// log(1 + x) for 0 <= x <= 1
template <Floating T>
PYLUCID_INLINE T log1p_unit(T x) {
  const bool halve = x > T(0.414);
  const T f = halve ? (x - 1) * T(0.5) : x;
  const T value = f + log_reduced(f);
  return halve ? value + T(0.693147180559945309) : value;
}
PYLUCID_INLINE double log(double x) { return libm::log(x); }
// u = 2^n (1 + f), sqrt(1/2) <= 1 + f < sqrt(2), for a normal number u > 0.
template <Floating T>
struct Split {
  T n, f, inverse;  // inverse is 2^-n
};
PYLUCID_INLINE Split<float> split(float u) {
  constexpr std::int32_t root_half = 0x3f3504f3;
  const std::int32_t all = bits(u) - root_half, n = all >> 23;
  return {static_cast<float>(n), from_bits<float>((all & 0x007fffff) + root_half) - 1,
          from_bits<float>((127 - n) << 23)};
}
PYLUCID_INLINE Split<double> split(double u) {
  constexpr std::uint64_t root_half = 0x3fe6a09e667f3bcdU;
  const std::uint64_t all = static_cast<std::uint64_t>(bits(u)) + (0x3ff0000000000000U - root_half);
  const std::uint64_t n = all >> 52;
  // A number of 52 bits written into the digits of 2^52: AVX2 cannot convert 64-bit integers.
  const double exponent = from_bits<double>(static_cast<std::int64_t>(n | 0x4330000000000000U)) - (0x1p52 + 1023);
  const double digits = from_bits<double>(static_cast<std::int64_t>((all & 0x000fffffffffffffU) + root_half));
  return {exponent, digits - 1, from_bits<double>(static_cast<std::int64_t>((2046 - n) << 52))};
}
// The logarithm of u = 1 + x rounded; what the rounding took away is put back before the logarithm is taken.
template <Floating T>
PYLUCID_INLINE T log1p(T x) {
  const T u = 1 + x;
  const Split<T> s = split(u);
  const T f = s.f + (x > FloatFormat<T>::to_integer ? T(0) : (x - (u - 1)) * s.inverse);
  const T value = multiply_add(s.n, ln2_high<T>, multiply_add(s.n, ln2_low<T>, log_reduced(f)) + f);
  const T near = abs(x) < T(0x1p-60) ? x : value;
  const T inside = x == -1 ? -FloatFormat<T>::inf : x < -1 ? FloatFormat<T>::nan : near;
  return x < FloatFormat<T>::inf ? inside : x;
}

// The coefficients in x^2 of factor cosh(rate x), for |rate x| < 4 and powers of two, by which products are exact.
template <Floating T>
struct CoshCoefficients {
  T of[is_same<T, float> ? 8 : 13];
  constexpr CoshCoefficients(T factor, T rate) {
    constexpr float single[] = {0.999999999F, 0.5000000148F, 0.04166663868F, 0.00138890732704F, 2.4795981312e-5F,
                                2.764562861056e-7F, 2.0135905417216e-9F, 1.457092841472e-11F};
    constexpr double exact[] = {1.0, 0.5, 0.041666666666666672, 0.00138888888888887616, 0.0000248015873015983488,
                                2.7557319223435392e-7, 2.08767570050828288e-9, 1.14707452436173701e-11,
                                4.77948224051440943e-14, 1.5618746320773358e-16, 4.1131991732701346e-19,
                                8.7820829254327248e-22, 1.872511821232782e-24};
    int k = 0;
    for (T& coefficient : of) {
      coefficient = factor * (is_same<T, float> ? T(single[k < 8 ? k : 0]) : T(exact[k]));
      factor *= rate * rate;
      ++k;
    }
  }
};

// The derivatives of tanh, 1 / cosh(x)^2, and of sigmoid, which is 1 / (2 cosh(x / 2))^2. For most arguments the hyperbolic
// cosine is a short polynomial of x^2: where `_margin` is not negative.
template <Floating T>
PYLUCID_INLINE signed_t<T> tanh_slope_margin(T x) {
  return margin(abs(x), T(4));
}
template <Floating T>
PYLUCID_INLINE T tanh_slope_near(T x) {
  constexpr CoshCoefficients<T> coefficients(1, 1);
  const T root = horner<0, 1>(x * x, coefficients.of);
  return 1 / (root * root);
}
template <Floating T>
PYLUCID_INLINE signed_t<T> sigmoid_slope_margin(T x) {
  return margin(abs(x), T(8));
}
template <Floating T>
PYLUCID_INLINE T sigmoid_slope_near(T x) {
  constexpr CoshCoefficients<T> coefficients(2, T(0.5));
  const T root = horner<0, 1>(x * x, coefficients.of);
  return 1 / (root * root);
}
template <Floating T>
PYLUCID_INLINE T sigmoid_slope(T x) {
  const T power = exp_nonpositive(-abs(x)), sum = 1 + power;
  const T far = power / (sum * sum);
  return sigmoid_slope_margin(x) < 0 ? far : sigmoid_slope_near(x);
}
template <Floating T>
PYLUCID_INLINE T tanh_slope(T x) {
  return 4 * sigmoid_slope(2 * x);
}

// x P / Q, polynomials of x^2 whose even and odd terms are kept apart. From 1/2 on it is 1 + (x P - Q) / Q: next to 1 the
// rounding errors of P and Q themselves would be several of the result's.
PYLUCID_INLINE float erf(float x) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
  constexpr float end = 3.70295572F;  // the first number at which the value is 1
  const float size = abs(x), square = size * size, fourth = square * square;
  const float p_even = horner<0, 1>(fourth, {0.9261585474F, 0.04326278344F, 0.0002341945947F});
  const float p_odd = horner<0, 1>(fourth, {0.1559306681F, 0.003079219023F, 1.693867262e-6F});
  const float q_even = horner<0, 1>(fourth, {0.8207866549F, 0.09352615476F, 0.0009525371715F});
  const float q_odd = horner<0, 1>(fourth, {0.4117850363F, 0.01226323098F, 3.139950422e-5F});
  const bool far = size > 0.5F;
  const float even = multiply_add(size, p_even, far ? -q_even : 0.0F);
  const float odd = multiply_add(size, p_odd, far ? -q_odd : 0.0F);
  const float value = multiply_add(square, odd, even) / multiply_add(square, q_odd, q_even) + (far ? 1.0F : 0.0F);
  return copysign(size >= end ? 1.0F : value, x);
#else
  return libm::erf(x);
#endif
}
PYLUCID_INLINE double erf(double x) { return libm::erf(x); }

// A power of e, its power of two apart. What it is multiplied with is made smaller by 2^-down, so that one factor,
// `scale`, takes the product from normal to subnormal numbers.
struct Power {
  static constexpr int down = 64;
  static constexpr float smaller = 0x1p-64F;
  float value;
  std::int32_t exponent;
  PYLUCID_INLINE float scale(int up = 0) const { return power_of_two<float>(exponent + (down + up)); }
};
// exp(-t^2), the square exact: exp magnifies an error by the square's size.
PYLUCID_INLINE Power exp_minus_square(float t) {
  const Whole<float> n = nearest(t * t, -1.44269504088896341F);
  const float r = multiply_add(n.value, -ln2_low<float>, cancel(-t, t, n.value * -ln2_high<float>));
  return {exp_reduced(r), n.integer};
}
// exp(s^2 / 2) times the normal distribution function of -s, for 0 <= s <= normal_end, made smaller.
inline constexpr float normal_end = 14.4F;  // beyond, the distribution function of -s is zero
struct NormalTail {
  float of[10] = {0.0944106421F,    -0.1703977409F,   0.1243792054F,   -0.07170675098F,   0.03086544976F,
                  -0.008497874667F, 0.0005027765904F, 0.0006577624109F, -0.0001681729296F, -6.54869744e-5F};
  constexpr NormalTail() {
    for (float& coefficient : of) coefficient *= Power::smaller;
  }
};
PYLUCID_INLINE float normal_tail(float s) {
  constexpr NormalTail coefficients;
  return horner<0, 1>((s - 4) / (s + 4), coefficients.of);
}
PYLUCID_INLINE float erfc(float x) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
  constexpr float end = normal_end * 0.707F;
  const float size = abs(x), t = size > end ? end : size;
  const Power power = exp_minus_square(t);
  const float value = power.value * normal_tail(t * 1.41421356F) * power.scale(1);
  return x < 0 ? 2 - value : value;
#else
  return libm::erfc(x);
#endif
}
PYLUCID_INLINE double erfc(double x) { return libm::erfc(x); }

// The C library's, with a step of Newton's method whose residual y^3 - x is exact: cubes have exact roots.
template <Floating T>
PYLUCID_INLINE T cbrt(T x) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
  // Scaled so that the residual of a small number is not rounded.
  constexpr T tiny = is_same<T, float> ? T(0x1p-60) : T(0x1p-600), up = is_same<T, float> ? T(0x1p90) : T(0x1p600);
  constexpr T down = is_same<T, float> ? T(0x1p-30) : T(0x1p-200);
  const bool small = abs(x) < tiny;
  const T scaled = x * (small ? up : T(1));
  const T y = libm::cbrt(scaled), square = y * y;
  const T residual = multiply_add(square, y, -scaled) + product_error(y, y, square) * y;
  const T root = y - residual / (3 * square);
  // Zero and infinity have no quotient.
  const T value = root - root == 0 ? root : y;
  return value * (small ? down : T(1));
#else
  if constexpr (is_same<T, float>) {
    const double wide = x, y = static_cast<double>(libm::cbrt(x));
    const double root = y - (y * y * y - wide) / (3 * y * y);
    return (x == 0) | !isfinite(x) ? x : static_cast<float>(root);
  } else {
    return libm::cbrt(x);
  }
#endif
}

// exp(a b), where the rounding error of the product is made good: exp magnifies it by the product's size.
template <Floating T>
PYLUCID_INLINE T exp_product(T a, T b) {
  const T product = a * b, power = exp(product);
  const T corrected = multiply_add(power, product_error(a, b, product), power);
  // Products and powers that are infinite have no error to put right.
  return corrected == corrected ? corrected : power;
}

// exp(-s^2 / 2), the square exact. A loop that needs the distribution function and the density has it once.
PYLUCID_INLINE Power exp_half_square(float s) {
  const Whole<float> n = nearest(s * s, -0.721347520444F);
  // -2 r
  const float t = multiply_add(n.value, 2 * ln2_low<float>, cancel(s, s, n.value * (2 * ln2_high<float>)));
  constexpr ExpCoefficients coefficients(-0.5F);
  return {horner<0, 1>(t, coefficients.of), n.integer};
}
PYLUCID_INLINE float normal_bounded(float x) {
  const float size = abs(x);
  return size > normal_end ? normal_end : size;
}
// The normal distribution function, erfc(-x / sqrt(2)) / 2. Rounding the argument of erfc would cost x^2 times the
// rounding error.
PYLUCID_INLINE float normal_cdf(float x) {
  const float s = normal_bounded(x);
  const Power power = exp_half_square(s);
  const float tail = power.value * normal_tail(s) * power.scale();
  return x > 0 ? 1 - tail : tail;
}
PYLUCID_INLINE float normal_pdf(float x) {
  const Power power = exp_half_square(normal_bounded(x));
  return power.value * (0.3989422804F * Power::smaller) * power.scale();
}
PYLUCID_INLINE double normal_cdf(double x) {
  // sqrt(1/2) in two parts; the logarithmic derivative of erfc is about -2 t in the tail.
  const double t = -x * 0.707106781186547524;
  const double error = product_error(-x, 0.707106781186547524, t) + x * 4.83364665672645673e-17;
  const double value = 0.5 * erfc(t);
  const double corrected = multiply_add(value * error, -2 * t, value);
  return (t > 0) & (t < 40) ? corrected : value;
}

PYLUCID_INLINE double normal_pdf(double x) { return 0.3989422804014327 * exp_product(-0.5 * x, x); }

template <Floating T>
PYLUCID_INLINE T logaddexp(T a, T b) {
  const T high = maximum(a, b), low = minimum(a, b);
  const T value = high + log1p_unit(exp_nonpositive(low - high));
  // Two equal infinities have no difference.
  return high == low ? high + T(0.693147180559945309) : value;
}

}  // namespace pylucid::PYLUCID_ISA::scalar
