// Exponentials, sines and quadrature that elementary and special functions are made of; float32 alone.
#pragma once

#include <cmath>
#include <utility>
#include <vector>

#include "backend/mlx/value.h"

namespace pylucid::gpu::values {

inline Value power_of_two(const Value& exponent) {
  return reinterpret(mx::left_shift(exponent + 127, exponent.number(23), stream()), mx::float32);
}

// x * 2**n with one rounding, for float32 x and int32 n: what becomes subnormal on the way down by 2**-102 is at most
// half of the least subnormal number in the end.
inline Value scale(Value x, Value n, int steps) {
  for (int step = 0; step < steps; ++step) {
    const Value low = n < -126;
    const Value high = n > 127;
    x = x * select(high, 0x1p127, select(low, x.number(0x1p-102), 1.0));
    n = n - select(high, 127, select(low, n.number(-102), 0.0));
  }
  return x * power_of_two(smaller(larger(n, -126), 127));
}

// 2**whole * e**rest with a small rest: expm1 is accurate on every device.
inline Value exp_reduced(const Value& whole, const Value& rest) {
  return scale(Value(mx::expm1(rest, stream())) + 1, cast(whole, mx::int32), 1);
}

inline Value exp_float(const Value& x) {
  if (!emulated()) return mx::exp(x, stream());
  const Value bounded = smaller(larger(x, -105), 90);
  const Value whole = nearest(bounded * std::numbers::log2e);
  // The first part of ln 2 has so few bits that its product with `whole` is exact.
  return exp_reduced(whole, (bounded - whole * 0x1.62e4p-1) - whole * 1.4286068203094172e-6);
}

inline Value exp2_float(const Value& x) {
  const Value bounded = smaller(larger(x, -152), 130);
  const Value whole = nearest(bounded);
  return exp_reduced(whole, (bounded - whole) * std::numbers::ln2);
}

// Above this the sine and cosine of MLX's CPU device lose digits; its tangent does not.
inline constexpr double kLargeAngle = 256;

inline Value sin_float(const Value& x) {
  const Value plain = mx::sin(x, stream());
  if (!emulated()) return plain;
  const Value half = tan(x * 0.5);
  const Value large = (half + half) / (1 + half * half);
  return select(x == 0, x, select(abs(x) > kLargeAngle, large, plain));
}

inline Value cos_float(const Value& x) {
  const Value plain = mx::cos(x, stream());
  if (!emulated()) return plain;
  const Value magnitude = 1 / sqrt(1 + squared(tan(x)));
  const Value large = select(abs(tan(x * 0.5)) > 1, -magnitude, magnitude);
  return select(abs(x) > kLargeAngle, large, plain);
}

// x minus the nearest integer: exact, and the angle pi * fraction(x) needs no further reduction.
inline Value fraction(const Value& x) { return x - nearest(x); }

inline Value sin_pi(const Value& x) {
  const Value half = nearest(x) * 0.5;
  const Value sine = mx::sin(fraction(x) * kPi, stream());
  return select(half == floor(half), sine, -sine);
}

inline Value cos_pi(const Value& x) {
  const Value whole = nearest(x);
  const Value half = whole * 0.5;
  const Value cosine = mx::sin((0.5 - abs(x - whole)) * kPi, stream());
  return select(half == floor(half), cosine, -cosine);
}

inline Value cot_pi(const Value& x) {
  const Value rest = fraction(x);
  const Value size = abs(rest);
  // Beside a half the cotangent is a small tangent, of an angle that is again exact.
  const Value result = select(size > 0.25, tan((0.5 - size) * kPi), 1 / tan(size * kPi));
  return select(rest < 0, -result, result);
}

struct Node {
  double place;
  double weight;
};

// Gauss and Legendre's rule on [0, 1]: Newton's method finds the roots of the Legendre polynomial.
inline std::vector<Node> gauss_legendre(int count) {
  std::vector<Node> nodes;
  for (int i = 0; i < count; ++i) {
    double root = std::cos(kPi * (i + 0.75) / (count + 0.5));
    double slope = 1;
    for (int step = 0; step < 8; ++step) {
      double before = 1;
      double value = root;
      for (int degree = 2; degree <= count; ++degree)
        before = std::exchange(value, ((2 * degree - 1) * root * value - (degree - 1) * before) / degree);
      slope = count * (before - root * value) / (1 - root * root);
      root -= value / slope;
    }
    nodes.push_back({(1 + root) / 2, 1 / ((1 - root * root) * slope * slope)});
  }
  return nodes;
}

// x with the lower half of its digits taken off.
inline Value upper_half(const Value& x) {
  const Value bits = reinterpret(x, mx::int32);
  return reinterpret(bits & bits.number(-4096), mx::float32);
}

// The rounding error of a product counts x y times in its exponential.
inline Value exp_product_float(const Value& x, const Value& y) {
  const Value product = x * y;
  const Value x_high = upper_half(x);
  const Value y_high = upper_half(y);
  const Value x_low = x - x_high;
  const Value y_low = y - y_high;
  const Value error = (((x_high * y_high - product) + x_high * y_low) + x_low * y_high) + x_low * y_low;
  const Value power = exp_float(product);
  const Value corrected = power + power * error;
  return select(is_finite(corrected), corrected, power);
}

}  // namespace pylucid::gpu::values
