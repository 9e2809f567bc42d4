// Element-wise functions and guarded reductions that MLX lacks, gets wrong or crashes on, composed of MLX operations.
// Lazy: nothing is computed before evaluation. Integers and bool enter real-valued functions as float32; float16 and
// bfloat16 compute in float32 and round once. Operands of one call have one dtype and broadcast.
#pragma once

#include <optional>
#include <vector>

#include <mlx/mlx.h>

namespace pylucid::gpu {

namespace mx = mlx::core;

// The one stream of the backend, on the GPU where there is one. It may be used from any thread, by one at a time.
mx::StreamOrDevice stream();

// True where MLX runs on its own CPU device.
bool emulated();

// A scalar of the dtype of `like`; a real one beside complex numbers, whose parts it leaves alone as the loops' numbers do.
mx::array constant(double value, const mx::array& like);

// The distance from 1 to the next number of the dtype of `like`.
mx::array epsilon(const mx::array& like);

// complex64 from two float32 arrays of one shape: no arithmetic, so infinities and NaNs keep their place.
mx::array complex(const mx::array& real, const mx::array& imaginary);

// The dtype in which `x` enters a real-valued function, and the dtype in which that function computes.
mx::Dtype entry_dtype(mx::Dtype dtype);
mx::Dtype compute_dtype(mx::Dtype dtype);

// f of the arguments in their compute dtype, rounded once to their entry dtype.
template <typename F, typename... Arrays>
mx::array widen(F f, const mx::array& x, const Arrays&... rest) {
  mx::Dtype dtype = x.dtype();
  ((dtype = mx::promote_types(dtype, rest.dtype())), ...);
  const mx::Dtype wide = compute_dtype(dtype);
  const mx::array result = f(mx::astype(x, wide, stream()), mx::astype(rest, wide, stream())...);
  return mx::astype(result, entry_dtype(dtype), stream());
}

// MLX's CPU device is off by 62 ulp at 80, gives infinity from 88.2 and no subnormal results.
mx::array exp(const mx::array& x);
// MLX has none: exp(x y), whose product is not rounded.
mx::array exp_product(const mx::array& x, const mx::array& y);
// MLX has none.
mx::array exp2(const mx::array& x);
// MLX refuses complex64.
mx::array expm1(const mx::array& x);
// MLX inherits the faults of its exp.
mx::array sigmoid(const mx::array& x);
mx::array logaddexp(const mx::array& x, const mx::array& y);
// MLX has none.
mx::array logaddexp2(const mx::array& x, const mx::array& y);

// MLX's CPU device is off by up to 2,000 ulp between 1e3 and 1e10, and its sin(-0) is +0.
mx::array sin(const mx::array& x);
mx::array cos(const mx::array& x);
mx::array tan(const mx::array& x);
mx::array tanh(const mx::array& x);
// MLX has none: sin(pi x) / (pi x), reduced exactly.
mx::array sinc(const mx::array& x);
mx::array sinc_derivative(int order, const mx::array& x);  // order >= 0
// MLX rounds the factor, then the product, to a half dtype.
mx::array deg2rad(const mx::array& x);
mx::array rad2deg(const mx::array& x);
// MLX rounds the root, then its reciprocal, to a half dtype.
mx::array rsqrt(const mx::array& x);

// MLX's float32 erf has no digits below 1e-7 and is off by 87 ulp elsewhere.
mx::array erf(const mx::array& x);
// MLX has none; digits are kept in the tail.
mx::array erfc(const mx::array& x);
// MLX has none: the distribution function of the normal distribution.
mx::array normal_cdf(const mx::array& x);
mx::array normal_pdf(const mx::array& x);
// MLX's erfinv(-0) is +0.
mx::array erfinv(const mx::array& x);
// MLX has none.
mx::array lgamma(const mx::array& x);
mx::array digamma(const mx::array& x);
mx::array polygamma(std::int64_t n, const mx::array& x);  // NaN for n below 0 or above 10000, as on the cpu
// MLX has none: modified Bessel functions of the first kind, also times exp(-|x|), and plain ones, of any order.
mx::array i0(const mx::array& x);
mx::array i0e(const mx::array& x);
mx::array i1(const mx::array& x);
mx::array i1e(const mx::array& x);
mx::array j0(const mx::array& x);
mx::array j1(const mx::array& x);
mx::array bessel_i(int order, const mx::array& x);
mx::array i0e_derivative(int order, const mx::array& x);  // at |x|; order >= 0
mx::array bessel_j(int order, const mx::array& x);
// MLX has none: Hurwitz's zeta function and its derivatives by x.
mx::array zeta(const mx::array& x, const mx::array& q);
mx::array zeta_derivative(int order, const mx::array& x, const mx::array& q);  // order >= 0
// MLX has none. The incomplete gamma functions are regularised; the derivatives are those by a of the lower one and of
// the gamma distribution's density.
mx::array beta(const mx::array& a, const mx::array& b);
mx::array polygamma_rise(int n, const mx::array& x, const mx::array& step);  // polygamma(n, x + step) - polygamma(n, x)
mx::array betaln(const mx::array& a, const mx::array& b);
mx::array gammainc(const mx::array& a, const mx::array& x);
mx::array gammaincc(const mx::array& a, const mx::array& x);
mx::array gammainc_derivative(int order, const mx::array& a, const mx::array& x);  // order >= 0
mx::array gamma_density(int order, const mx::array& a, const mx::array& x);        // order >= 0
// MLX has none: of integers of one dtype.
mx::array gcd(const mx::array& x, const mx::array& y);
mx::array lcm(const mx::array& x, const mx::array& y);

// MLX has none.
mx::array cbrt(const mx::array& x);
mx::array hypot(const mx::array& x, const mx::array& y);
mx::array copysign(const mx::array& x, const mx::array& y);
mx::array signbit(const mx::array& x);
mx::array nextafter(const mx::array& x, const mx::array& y);
mx::array fmax(const mx::array& x, const mx::array& y);
mx::array fmin(const mx::array& x, const mx::array& y);
mx::array fmod(const mx::array& x, const mx::array& y);
mx::array frexp_mantissa(const mx::array& x);
mx::array frexp_exponent(const mx::array& x);                      // int32
mx::array ldexp(const mx::array& x, const mx::array& exponent);    // exponent: any integer dtype
std::vector<mx::array> frexp(const mx::array& x);                  // both of these
mx::array angle(const mx::array& x);
// The product of x with the imaginary unit, in the dtype and shape of both; 0 where that dtype is real.
mx::array times_i(const mx::array& x, const mx::array& like);

// MLX makes the real one of a real and a complex operand complex, with an imaginary part whose sum with -0 is +0 and whose
// product with an infinity is NaN: here it has none, as in this project's loops.
mx::array add(const mx::array& x, const mx::array& y);
mx::array subtract(const mx::array& x, const mx::array& y);
mx::array divide(const mx::array& x, const mx::array& y);
mx::array reciprocal(const mx::array& x);
// MLX's CPU device also puts infinities in place of the NaNs of a complex product; its GPUs and the loops do not.
mx::array multiply(const mx::array& x, const mx::array& y);
mx::array square(const mx::array& x);

// MLX: sign(NaN) is 0, and complex infinities give NaN.
mx::array sign(const mx::array& x);
// MLX: SIGFPE for the least integer over -1, x % 0 is x, 1.0 // -inf is -0, and 2.0 % -1.0 is +0. Here x // 0 and x % 0
// are 0 for integers.
mx::array floor_divide(const mx::array& x, const mx::array& y);
mx::array remainder(const mx::array& x, const mx::array& y);
// MLX: a negative integer exponent spoils its neighbours; complex 0 ** 0 is NaN. Here integers truncate: 2 ** -1 is 0.
mx::array pow(const mx::array& x, const mx::array& y);
// MLX takes the count modulo the width. Here a count outside the width shifts every bit out.
mx::array left_shift(const mx::array& x, const mx::array& count);
mx::array right_shift(const mx::array& x, const mx::array& count);
// MLX refuses complex64.
mx::array nan_to_num(const mx::array& x, double nan = 0.0, std::optional<double> positive_infinity = std::nullopt,
                     std::optional<double> negative_infinity = std::nullopt);

// Reductions. MLX's mean of a half dtype overflows, its CPU device sums 16 million float32 numbers with an error of
// 15 %, its sums keep int32, and its indices are uint32. Axes are in range and distinct; an empty list reduces nothing.
mx::array sum(const mx::array& x, const std::vector<int>& axes, bool keepdims);   // int64 or uint64 for integers
mx::array mean(const mx::array& x, const std::vector<int>& axes, bool keepdims);  // NaN over an empty axis
// Raise std::invalid_argument when an empty axis would have to give a value.
mx::array max(const mx::array& x, const std::vector<int>& axes, bool keepdims);
mx::array min(const mx::array& x, const std::vector<int>& axes, bool keepdims);
mx::array argmax(const mx::array& x, std::optional<int> axis, bool keepdims);  // int64, of all elements without an axis
mx::array argmin(const mx::array& x, std::optional<int> axis, bool keepdims);

}  // namespace pylucid::gpu
