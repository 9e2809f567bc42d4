#include "backend/mlx/elementary.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <stdexcept>
#include <string>

namespace pylucid::gpu {

using namespace values;

namespace {

const mx::Stream& the_stream() {
  static const mx::Stream stream =
      mx::new_thread_unsafe_stream(mx::is_available(mx::Device::gpu) ? mx::Device::gpu : mx::Device::cpu);
  return stream;
}

Value sinc_float(const Value& x) { return select(x == 0, 1.0, sin_pi(x) / (x * kPi)); }

Value sinc_derivative_float(int order, const Value& x) {
  // x f(x) = sin(pi x) / pi, differentiated, gives each derivative from the one before; stable away from zero.
  Value large = sinc_float(x);
  for (int n = 1; n <= order; ++n) {
    const Value wave = n % 2 == 0 ? sin_pi(x) : cos_pi(x);
    const double size = std::pow(kPi, n - 1) * (n % 4 >= 2 ? -1 : 1);
    large = (wave * size - large * n) / x;
  }
  // sinc(x) is the mean of cos(pi x t) for t in [0, 1]; its derivative is taken under the integral.
  Value small = x.number(0);
  for (const Node& node : gauss_legendre(10 + 2 * order)) {
    const double factor = kPi * node.place;
    const Value angle = x * factor;
    const Value wave = order % 2 == 0 ? mx::cos(angle, stream()) : mx::sin(angle, stream());
    const double sign = order % 4 == 1 || order % 4 == 2 ? -1 : 1;
    small = small + wave * (sign * node.weight * std::pow(factor, order));
  }
  return select(is_infinite(x), 0.0, select(abs(x) > 1 + order * 0.5, large, small));
}

// The most steps that Euclid's algorithm takes: for neighbouring Fibonacci numbers.
int divisions(mx::Dtype dtype) {
  const std::size_t bytes = mx::size_of(dtype);
  return bytes == 1 ? 13 : bytes == 2 ? 24 : bytes == 4 ? 47 : 93;
}

// In unsigned numbers, which hold the magnitude of the least integer.
Value magnitude(const Value& x) {
  const mx::Dtype dtype = x.dtype();
  if (!is_signed(dtype)) return x;
  const std::size_t bytes = mx::size_of(dtype);
  return cast(abs(x), bytes == 1 ? mx::uint8 : bytes == 2 ? mx::uint16 : bytes == 4 ? mx::uint32 : mx::uint64);
}

Value greatest_divisor(Value a, Value b) {
  for (int step = divisions(a.dtype()); step > 0; --step) {
    const Value done = b == 0;
    const Value rest = mx::remainder(a, select(done, 1.0, b), stream());
    a = select(done, a, b);
    b = select(done, 0.0, rest);
  }
  return a;
}

Value cbrt_float(const Value& x) {
  const Value y = abs(x);
  const Value guess = power(y, y.number(1.0 / 3));
  // A second step: cubes have exact roots.
  const Value better = guess - (guess - y / squared(guess)) * (1.0 / 3);
  const Value root = better - (better - y / squared(better)) * (1.0 / 3);
  return copysign(select((y == 0) | is_infinite(y), y, root), x);
}

Value hypot_float(const Value& x, const Value& y) {
  const Value m = larger(abs(x), abs(y));
  const Value high = m > 0x1p60;
  const Value low = m < 0x1p-60;
  const Value down = select(high, 0x1p-70, select(low, m.number(0x1p90), 1.0));
  const Value up = select(high, 0x1p70, select(low, m.number(0x1p-90), 1.0));
  const Value result = sqrt(squared(x * down) + squared(y * down)) * up;
  return select(is_infinite(x) | is_infinite(y), kInfinity, result);
}

// Complex numbers of parts that broadcast.
mx::array from_parts(const mx::array& real, const mx::array& imaginary) {
  const std::vector<mx::array> parts = mx::broadcast_arrays({real, imaginary}, stream());
  return complex(parts[0], parts[1]);
}

Value expm1_complex(const Value& z) {
  const Value x = real_part(z);
  const Value y = imaginary_part(z);
  const Value e = mx::expm1(x, stream());
  const Value half = sin_float(y * 0.5);
  Value re = e * cos_float(y) - squared(half) * 2.0;
  Value im = select(y == 0, y, exp_float(x) * sin_float(y));
  const Value turns = is_infinite(x) & ~is_finite(y);
  re = select(x == -kInfinity, -1.0, select(turns, x, select((x == 0) & (y == 0), 0.0, re)));
  im = select(turns & (x < 0), 0.0, im);
  return complex(re, im);
}

Value sign_complex(const Value& z) {
  const Value x = real_part(z);
  const Value y = imaginary_part(z);
  // An infinite part counts as 1, beside a finite one that leaves no trace.
  const Value infinite = is_infinite(x) | is_infinite(y);
  const Value re = select(infinite, select(is_infinite(x), mx::sign(x, stream()), 0.0), x);
  const Value im = select(infinite, select(is_infinite(y), mx::sign(y, stream()), 0.0), y);
  const Value undefined = is_nan(x) | is_nan(y);
  // Scaling by the larger part first keeps the modulus of huge and of tiny numbers in range.
  const Value largest = larger(abs(re), abs(im));
  const Value size = select(largest == 0, 1.0, largest);
  const Value a = re / size;
  const Value b = im / size;
  const Value modulus = select(largest == 0, 1.0, sqrt(a * a + b * b));
  const Value zero = largest == 0;
  return complex(select(undefined, kNaN, select(zero, 0.0, a / modulus)),
                    select(undefined, kNaN, select(zero, 0.0, b / modulus)));
}

Value pow_complex(const Value& z, const Value& w) {
  const Value undefined = mx::array(mx::complex64_t(static_cast<float>(kNaN), static_cast<float>(kNaN)));
  const Value zero_to = select(real_part(w) > 0, z.number(0), undefined);
  const Value general = mx::exp(w * log(z), stream());
  const Value special = select(z == 0, zero_to, select(w == 1, z, select(w == 2, gpu::multiply(z, z), general)));
  return select(w == 0, 1.0, special);
}

Value pow_integer(const Value& x, const Value& y) {
  if (!is_signed(x.dtype())) return power(x, y);
  const Value odd = (y & y.number(1)) != 0;
  const Value inverse = select(x == 1, x, select(x == -1, select(odd, -1.0, mx::ones_like(x, stream())), 0.0));
  return select(y < 0, inverse, power(x, larger(y, 0.0)));
}

struct Division {
  Value quotient;
  Value remainder;
};

// Floor division of integers. MLX's quotient is floored on one device and may be truncated on another; both are put
// right. Arithmetic wraps, so the least integer over -1 is itself.
Division divide_integers(const Value& x, const Value& y) {
  const Value zero = y == 0;
  if (!is_signed(x.dtype())) {
    const Value quotient = select(zero, 0.0, mx::floor_divide(x, select(zero, 1.0, y), stream()));
    return {quotient, select(zero, 0.0, x - quotient * y)};
  }
  const Value minus_one = y == -1;
  const Value quotient = mx::floor_divide(x, select(zero | minus_one, 1.0, y), stream());
  const Value rest = x - quotient * y;
  const Value low = (rest != 0) & ((rest < 0) ^ (y < 0));
  return {select(zero, 0.0, select(minus_one, -x, select(low, quotient - 1, quotient))),
          select(zero | minus_one, 0.0, select(low, rest + y, rest))};
}

Value fmod_float(const Value& x, const Value& y) { return copysign(mx::remainder(abs(x), abs(y), stream()), x); }

Value remainder_float(const Value& x, const Value& y) {
  const Value rest = mx::remainder(x, y, stream());
  return select(rest == 0, copysign(rest, y), rest);
}

Value floor_divide_float(const Value& x, const Value& y) {
  const Value rest = fmod_float(x, y);
  const Value exact = (x - rest) / y;
  const Value borrow = (rest != 0) & ((rest < 0) ^ (y < 0));
  const Value whole = nearest(select(borrow, exact - 1, exact));
  const Value ratio = x / y;
  const Value unbounded = is_infinite(x) | is_infinite(y);
  const Value zero = copysign(mx::zeros_like(whole, stream()), ratio);
  return select((y == 0) | unbounded, mx::floor(ratio, stream()), select(whole == 0, zero, whole));
}

Value in_width(const Value& count) {
  const Value fits = count < static_cast<double>(8 * mx::size_of(count.dtype()));
  return is_signed(count.dtype()) ? fits & (count >= 0) : fits;
}

// Bounded in 64 bits, since narrow integers do not hold the bounds.
Value bounded_exponent(const mx::array& exponent) {
  if (exponent.dtype() == mx::uint64) return cast(smaller(exponent, 400), mx::int32);
  return cast(smaller(larger(cast(exponent, mx::int64), -400), 400), mx::int32);
}

struct Frexp {
  Value mantissa;
  Value exponent;
};

Frexp frexp_float(const Value& x) {
  const Value subnormal = abs(x) < 0x1p-126;
  const Value bits = reinterpret(select(subnormal, x * 0x1p32, x), mx::int32);
  const Value biased = Value(mx::right_shift(bits, bits.number(23), stream())) & bits.number(255);
  const Value fixed = (x == 0) | ~is_finite(x);
  const Value exponent = biased - select(subnormal, 126 + 32, biased.number(126));
  const Value digits = bits & bits.number(static_cast<std::int32_t>(0x807fffff));
  const Value mantissa = reinterpret(digits | bits.number(0x3f000000), mx::float32);
  return {select(fixed, x, mantissa), select(fixed, 0.0, exponent)};
}

Value part_to_number(const Value& x, double nan, std::optional<double> positive, std::optional<double> negative) {
  const double largest = mx::finfo(x.dtype()).max;
  const Value above = select(x == kInfinity, positive.value_or(largest), x);
  const Value bounded = select(x == -kInfinity, negative.value_or(-largest), above);
  return select(is_nan(x), nan, bounded);
}

std::int64_t count(const mx::array& x, const std::vector<int>& axes) {
  std::int64_t elements = 1;
  for (const int axis : axes) elements *= x.shape(axis);
  return elements;
}

// The sum in the widest dtype the device has, still in that dtype.
Value wide_sum(const mx::array& x, const std::vector<int>& axes, bool keepdims) {
  mx::Dtype dtype = compute_dtype(x.dtype());
  if (is_integer(x.dtype()) || x.dtype() == mx::bool_) {
    dtype = mx::issubdtype(x.dtype(), mx::unsignedinteger) ? mx::uint64 : mx::int64;
  } else if (emulated() && dtype == mx::float32) {
    dtype = mx::float64;
  }
  return mx::sum(cast(x, dtype), axes, keepdims, stream());
}

mx::Shape reduced_shape(const mx::array& x, const std::vector<int>& axes, bool keepdims) {
  mx::Shape shape;
  for (int axis = 0; axis < static_cast<int>(x.ndim()); ++axis) {
    const bool reduced = std::ranges::any_of(
        axes, [&](int given) { return (given < 0 ? given + static_cast<int>(x.ndim()) : given) == axis; });
    if (!reduced) shape.push_back(x.shape(axis));
    if (reduced && keepdims) shape.push_back(1);
  }
  return shape;
}

// What a reduction without a neutral element gives for an array without elements; nothing when there are elements.
std::optional<mx::array> without_elements(const char* name, const mx::array& x, const std::vector<int>& axes,
                                          bool keepdims, mx::Dtype dtype) {
  if (x.size() != 0) return std::nullopt;
  const mx::Shape shape = reduced_shape(x, axes, keepdims);
  if (std::ranges::find(shape, 0) == shape.end())
    throw std::invalid_argument(std::string(name) + ": an axis of length 0 has no " + name);
  return mx::zeros(shape, dtype, stream());
}

using Argument = mx::array (*)(const mx::array&, int, bool, mx::StreamOrDevice);

mx::array argument(const char* name, Argument find, const mx::array& x, std::optional<int> axis, bool keepdims) {
  if (!axis) {
    const mx::array flat = argument(name, find, mx::reshape(x, {-1}, stream()), 0, false);
    return keepdims ? mx::reshape(flat, mx::Shape(x.ndim(), 1), stream()) : flat;
  }
  if (auto empty = without_elements(name, x, {*axis}, keepdims, mx::int64)) return *empty;
  return mx::astype(find(x, *axis, keepdims, stream()), mx::int64, stream());
}

}  // namespace

mx::StreamOrDevice stream() { return the_stream(); }

bool emulated() { return the_stream().device == mx::Device::cpu; }

mx::array constant(double value, const mx::array& like) {
  const mx::Dtype dtype = like.dtype();
  if (is_complex(dtype)) return mx::array(static_cast<float>(value));
  if (dtype == mx::bool_) return mx::array(value != 0);
  if (!is_integer(dtype)) return mx::array(static_cast<float>(value), dtype);
  if (dtype == mx::uint64) return mx::array(static_cast<std::uint64_t>(std::clamp(value, 0.0, 0x1.fffffffffffffp63)));
  return mx::array(static_cast<std::int64_t>(std::clamp(value, -0x1p63, 0x1.fffffffffffffp62)), dtype);
}

mx::array epsilon(const mx::array& like) { return constant(mx::finfo(like.dtype()).eps, like); }

mx::array complex(const mx::array& real, const mx::array& imaginary) {
  const mx::array pair = mx::stack({real, imaginary}, -1, stream());
  return mx::squeeze(mx::view(pair, mx::complex64, stream()), -1, stream());
}

mx::Dtype entry_dtype(mx::Dtype dtype) { return mx::issubdtype(dtype, mx::inexact) ? dtype : mx::float32; }

mx::Dtype compute_dtype(mx::Dtype dtype) { return is_complex(dtype) ? mx::complex64 : mx::float32; }

mx::array exp(const mx::array& x) {
  if (is_complex(x.dtype())) return mx::exp(x, stream());
  return widen(exp_float, x);
}

mx::array exp2(const mx::array& x) {
  if (is_complex(x.dtype())) return mx::exp(Value(x) * std::numbers::ln2, stream());
  return widen(exp2_float, x);
}

mx::array exp_product(const mx::array& x, const mx::array& y) { return widen(exp_product_float, x, y); }

mx::array expm1(const mx::array& x) {
  if (is_complex(x.dtype())) return expm1_complex(x);
  return mx::expm1(entry(x), stream());
}

mx::array sigmoid(const mx::array& x) {
  if (is_complex(x.dtype())) return 1 / (Value(mx::exp(-Value(x), stream())) + 1);
  return widen(
      [](const Value& x) {
        const Value e = exp_float(-abs(x));
        return select(x >= 0, 1.0, e) / (e + 1);
      },
      x);
}

mx::array logaddexp(const mx::array& x, const mx::array& y) {
  return widen(
      [](const Value& x, const Value& y) {
        const Value m = larger(x, y);
        return m + select(x == y, std::numbers::ln2, log1p(exp_float(smaller(x, y) - m)));
      },
      x, y);
}

mx::array logaddexp2(const mx::array& x, const mx::array& y) {
  return widen(
      [](const Value& x, const Value& y) {
        const Value m = larger(x, y);
        return m + select(x == y, 1.0, log1p(exp2_float(smaller(x, y) - m)) * std::numbers::log2e);
      },
      x, y);
}

mx::array sin(const mx::array& x) {
  if (is_complex(x.dtype())) return mx::sin(x, stream());
  return widen(sin_float, x);
}

mx::array cos(const mx::array& x) {
  if (is_complex(x.dtype())) return mx::cos(x, stream());
  return widen(cos_float, x);
}

// At infinity the array API standard has the sign of the imaginary part, where MLX has that of sin(2 b).
mx::array tanh(const mx::array& x) {
  if (!is_complex(x.dtype())) return mx::tanh(entry(x), stream());
  const Value a = real_part(x), b = imaginary_part(x), inside = mx::tanh(x, stream());
  const Value end = is_infinite(a);
  return complex(select(end, copysign(mx::ones_like(a, stream()), a), real_part(inside)),
                 select(end, copysign(mx::zeros_like(b, stream()), b), imaginary_part(inside)));
}
mx::array tan(const mx::array& x) {
  if (!is_complex(x.dtype())) return mx::tan(entry(x), stream());
  const mx::array turned = gpu::tanh(complex(-imaginary_part(x), real_part(x)));
  return complex(imaginary_part(turned), -real_part(turned));
}

mx::array sinc(const mx::array& x) { return widen(sinc_float, x); }

mx::array sinc_derivative(int order, const mx::array& x) {
  if (order < 0) throw std::invalid_argument("sinc_derivative: order is " + std::to_string(order) + ", below 0");
  return widen([order](const Value& x) { return sinc_derivative_float(order, x); }, x);
}

mx::array deg2rad(const mx::array& x) {
  return widen([](const mx::array& x) { return mx::radians(x, stream()); }, x);
}

mx::array rad2deg(const mx::array& x) {
  return widen([](const mx::array& x) { return mx::degrees(x, stream()); }, x);
}

mx::array rsqrt(const mx::array& x) {
  return widen([](const mx::array& x) { return mx::rsqrt(x, stream()); }, x);
}

mx::array gcd(const mx::array& x, const mx::array& y) {
  return cast(greatest_divisor(magnitude(x), magnitude(y)), x.dtype());
}

mx::array lcm(const mx::array& x, const mx::array& y) {
  const Value first = magnitude(x);
  const Value second = magnitude(y);
  const Value divisor = greatest_divisor(first, second);
  const Value none = divisor == 0;
  const Value quotient = mx::floor_divide(first, select(none, 1.0, divisor), stream());
  return cast(select(none, 0.0, quotient * second), x.dtype());
}

mx::array cbrt(const mx::array& x) { return widen(cbrt_float, x); }

mx::array hypot(const mx::array& x, const mx::array& y) { return widen(hypot_float, x, y); }

mx::array copysign(const mx::array& x, const mx::array& y) {
  const Value magnitude = entry(x);
  const mx::Dtype bits = bits_dtype(magnitude.dtype());
  const Value a = reinterpret(magnitude, bits);
  const Value b = reinterpret(entry(y), bits);
  const Value mask = a.number(sign_mask(magnitude.dtype()));
  return reinterpret((a & ~mask) | (b & mask), magnitude.dtype());
}

mx::array signbit(const mx::array& x) {
  if (is_signed(x.dtype())) return Value(x) < 0;
  if (!is_floating(x.dtype())) return mx::zeros_like(x, mx::bool_, stream());
  return reinterpret(x, bits_dtype(x.dtype())) < 0;
}

mx::array nextafter(const mx::array& x, const mx::array& y) {
  const Value from = entry(x);
  const Value to = entry(y);
  const mx::Dtype dtype = from.dtype();
  const double mask = sign_mask(dtype);
  // Bits whose order as integers is that of the numbers: GPUs compare subnormal numbers as zeros.
  const auto order = [&](const Value& bits) { return select(bits < 0, bits.number(mask) - bits, bits); };
  const Value here = order(reinterpret(from, bits_dtype(dtype)));
  const Value there = order(reinterpret(to, bits_dtype(dtype)));
  const Value next = here + select(here < there, 1.0, here.number(-1));
  // -0 comes before 0 as bits and is the same number: the least negative number is one below zero.
  const Value bits = select(next < 0, next.number(mask) - next, next);
  const Value zero = (next == 0) & (here < 0);
  const Value moved = reinterpret(select(zero, mask, bits), dtype);
  return select(is_nan(from) | is_nan(to), kNaN, select(here == there, to, moved));
}

mx::array fmax(const mx::array& x, const mx::array& y) {
  const Value a(x);
  const Value b(y);
  return select(is_nan(a), b, select(is_nan(b), a, larger(a, b)));
}

mx::array fmin(const mx::array& x, const mx::array& y) {
  const Value a(x);
  const Value b(y);
  return select(is_nan(a), b, select(is_nan(b), a, smaller(a, b)));
}

mx::array fmod(const mx::array& x, const mx::array& y) {
  if (is_floating(x.dtype())) return widen(fmod_float, x, y);
  const Division floored = divide_integers(x, y);
  if (!is_signed(x.dtype())) return floored.remainder;
  const Value a(x);
  const Value b(y);
  const Value other = (floored.remainder != 0) & ((a < 0) ^ (b < 0));
  return select(other, floored.remainder - b, floored.remainder);
}

mx::array frexp_mantissa(const mx::array& x) {
  return widen([](const Value& x) { return frexp_float(x).mantissa; }, x);
}

mx::array frexp_exponent(const mx::array& x) { return frexp_float(cast(x, mx::float32)).exponent; }

std::vector<mx::array> frexp(const mx::array& x) { return {frexp_mantissa(x), frexp_exponent(x)}; }

mx::array ldexp(const mx::array& x, const mx::array& exponent) {
  const Value n = bounded_exponent(exponent);
  return widen([&n](const Value& x) { return scale(x, n, 2); }, x);
}

mx::array angle(const mx::array& x) {
  if (is_complex(x.dtype())) return mx::arctan2(imaginary_part(x), real_part(x), stream());
  return widen([](const Value& x) { return mx::arctan2(mx::zeros_like(x, stream()), x, stream()); }, x);
}

mx::array times_i(const mx::array& x, const mx::array& like) {
  const mx::array operand = mx::broadcast_arrays({x, like}, stream())[0];
  const mx::Dtype dtype = mx::promote_types(x.dtype(), like.dtype());
  if (!is_complex(dtype)) return mx::zeros(operand.shape(), dtype, stream());
  const Value z = cast(operand, mx::complex64);
  return complex(-imaginary_part(z), real_part(z));
}

mx::array add(const mx::array& x, const mx::array& y) {
  if (is_complex(x.dtype()) == is_complex(y.dtype())) return mx::add(x, y, stream());
  if (!is_complex(x.dtype())) return gpu::add(y, x);
  return from_parts(real_part(x) + Value(y), imaginary_part(x));
}

mx::array subtract(const mx::array& x, const mx::array& y) {
  if (is_complex(x.dtype()) == is_complex(y.dtype())) return mx::subtract(x, y, stream());
  if (!is_complex(x.dtype())) return from_parts(Value(x) - real_part(y), -imaginary_part(y));
  return from_parts(real_part(x) - Value(y), imaginary_part(x));
}

mx::array divide(const mx::array& x, const mx::array& y) {
  if (!is_complex(y.dtype())) {
    if (!is_complex(x.dtype())) return mx::divide(x, y, stream());
    return from_parts(real_part(x) / Value(y), imaginary_part(x) / Value(y));
  }
  if (is_complex(x.dtype())) return mx::divide(x, y, stream());
  // The signs are those of x * conj(y), of zeros too.
  const Value quotient = mx::divide(x, y, stream());
  const Value one = mx::ones_like(x, stream()), sign = copysign(one, x);
  return from_parts(copysign(real_part(quotient), sign * Value(copysign(one, real_part(y)))),
                    copysign(imaginary_part(quotient), -sign * Value(copysign(one, imaginary_part(y)))));
}

mx::array reciprocal(const mx::array& x) {
  return is_complex(x.dtype()) ? gpu::divide(constant(1, x), x) : mx::reciprocal(x, stream());
}

mx::array multiply(const mx::array& x, const mx::array& y) {
  if (is_complex(x.dtype()) != is_complex(y.dtype())) {
    if (!is_complex(x.dtype())) return gpu::multiply(y, x);
    return from_parts(real_part(x) * Value(y), imaginary_part(x) * Value(y));
  }
  if (!is_complex(x.dtype()) || !emulated()) return mx::multiply(x, y, stream());
  const Value a = real_part(x);
  const Value b = imaginary_part(x);
  const Value c = real_part(y);
  const Value d = imaginary_part(y);
  return complex(a * c - b * d, a * d + b * c);
}

mx::array square(const mx::array& x) { return is_complex(x.dtype()) ? gpu::multiply(x, x) : mx::square(x, stream()); }

mx::array sign(const mx::array& x) {
  if (is_complex(x.dtype())) return sign_complex(x);
  if (!is_floating(x.dtype())) return mx::sign(x, stream());
  return select(is_nan(x), x, mx::sign(x, stream()));
}

mx::array floor_divide(const mx::array& x, const mx::array& y) {
  if (is_floating(x.dtype())) return widen(floor_divide_float, x, y);
  return divide_integers(x, y).quotient;
}

mx::array remainder(const mx::array& x, const mx::array& y) {
  if (is_floating(x.dtype())) return widen(remainder_float, x, y);
  return divide_integers(x, y).remainder;
}

mx::array pow(const mx::array& x, const mx::array& y) {
  if (is_complex(x.dtype())) return pow_complex(x, y);
  if (is_integer(x.dtype())) return pow_integer(x, y);
  return mx::power(x, y, stream());
}

mx::array left_shift(const mx::array& x, const mx::array& count) {
  const Value n(count);
  const Value fits = in_width(n);
  return select(fits, mx::left_shift(x, select(fits, n, 0.0), stream()), 0.0);
}

mx::array right_shift(const mx::array& x, const mx::array& count) {
  const Value n(count);
  const Value fits = in_width(n);
  // The last bit in width fills with the sign; an unsigned number has none and is cleared.
  const double last = is_signed(x.dtype()) ? static_cast<double>(8 * x.itemsize() - 1) : 0.0;
  const Value shifted = mx::right_shift(x, select(fits, n, last), stream());
  return is_signed(x.dtype()) ? shifted : select(fits, shifted, 0.0);
}

mx::array nan_to_num(const mx::array& x, double nan, std::optional<double> positive_infinity,
                     std::optional<double> negative_infinity) {
  const auto part = [&](const Value& part) { return part_to_number(part, nan, positive_infinity, negative_infinity); };
  if (is_complex(x.dtype())) return complex(part(real_part(x)), part(imaginary_part(x)));
  return is_floating(x.dtype()) ? part(x) : Value(x);
}

mx::array sum(const mx::array& x, const std::vector<int>& axes, bool keepdims) {
  const Value total = wide_sum(x, axes, keepdims);
  return mx::issubdtype(x.dtype(), mx::inexact) ? cast(total, x.dtype()) : total;
}

mx::array mean(const mx::array& x, const std::vector<int>& axes, bool keepdims) {
  const mx::array entered = entry(x);
  const Value total = wide_sum(entered, axes, keepdims);
  const Value elements = cast(mx::array(count(x, axes)), total.dtype());
  return cast(total / elements, entered.dtype());
}

mx::array max(const mx::array& x, const std::vector<int>& axes, bool keepdims) {
  if (auto empty = without_elements("max", x, axes, keepdims, x.dtype())) return *empty;
  return mx::max(x, axes, keepdims, stream());
}

mx::array min(const mx::array& x, const std::vector<int>& axes, bool keepdims) {
  if (auto empty = without_elements("min", x, axes, keepdims, x.dtype())) return *empty;
  return mx::min(x, axes, keepdims, stream());
}

mx::array argmax(const mx::array& x, std::optional<int> axis, bool keepdims) {
  return argument("argmax", mx::argmax, x, axis, keepdims);
}

mx::array argmin(const mx::array& x, std::optional<int> axis, bool keepdims) {
  return argument("argmin", mx::argmin, x, axis, keepdims);
}

}  // namespace pylucid::gpu
