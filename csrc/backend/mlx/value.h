// Arrays with operators and short names, in which the functions of this backend are written.
#pragma once

#include <initializer_list>
#include <limits>
#include <numbers>
#include <utility>

#include "backend/mlx/functions.h"

namespace pylucid::gpu::values {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kPi = std::numbers::pi;

// An array with operators on the backend's stream; MLX's own operators use the calling thread's default stream. Helpers
// that are given plain arrays do not share a name with MLX's functions, which an argument's namespace would bring in.
class Value {
 public:
  Value(mx::array array) : array_(std::move(array)) {}
  operator const mx::array&() const { return array_; }
  mx::Dtype dtype() const { return array_.dtype(); }
  // A scalar of this array's dtype.
  Value number(double value) const {
    if (array_.dtype() == mx::complex64) return mx::array(mx::complex64_t(static_cast<float>(value), 0.0f));
    return constant(value, array_);
  }

 private:
  mx::array array_;
};

inline Value operator+(const Value& a, const Value& b) { return mx::add(a, b, stream()); }
inline Value operator-(const Value& a, const Value& b) { return mx::subtract(a, b, stream()); }
inline Value operator*(const Value& a, const Value& b) { return mx::multiply(a, b, stream()); }
inline Value operator/(const Value& a, const Value& b) { return mx::divide(a, b, stream()); }
inline Value operator-(const Value& a) { return mx::negative(a, stream()); }
inline Value operator&(const Value& a, const Value& b) { return mx::bitwise_and(a, b, stream()); }
inline Value operator|(const Value& a, const Value& b) { return mx::bitwise_or(a, b, stream()); }
inline Value operator^(const Value& a, const Value& b) { return mx::bitwise_xor(a, b, stream()); }
inline Value operator~(const Value& a) { return mx::bitwise_invert(a, stream()); }
inline Value operator==(const Value& a, const Value& b) { return mx::equal(a, b, stream()); }
inline Value operator!=(const Value& a, const Value& b) { return mx::not_equal(a, b, stream()); }
inline Value operator<(const Value& a, const Value& b) { return mx::less(a, b, stream()); }
inline Value operator<=(const Value& a, const Value& b) { return mx::less_equal(a, b, stream()); }
inline Value operator>(const Value& a, const Value& b) { return mx::greater(a, b, stream()); }
inline Value operator>=(const Value& a, const Value& b) { return mx::greater_equal(a, b, stream()); }

inline Value operator+(const Value& a, double b) { return a + a.number(b); }
inline Value operator+(double a, const Value& b) { return b.number(a) + b; }
inline Value operator-(const Value& a, double b) { return a - a.number(b); }
inline Value operator-(double a, const Value& b) { return b.number(a) - b; }
inline Value operator*(const Value& a, double b) { return a * a.number(b); }
inline Value operator*(double a, const Value& b) { return b.number(a) * b; }
inline Value operator/(double a, const Value& b) { return b.number(a) / b; }
inline Value operator==(const Value& a, double b) { return a == a.number(b); }
inline Value operator!=(const Value& a, double b) { return a != a.number(b); }
inline Value operator<(const Value& a, double b) { return a < a.number(b); }
inline Value operator<=(const Value& a, double b) { return a <= a.number(b); }
inline Value operator>(const Value& a, double b) { return a > a.number(b); }
inline Value operator>=(const Value& a, double b) { return a >= a.number(b); }

inline Value select(const Value& condition, const Value& a, const Value& b) { return mx::where(condition, a, b, stream()); }
inline Value select(const Value& condition, double a, const Value& b) { return select(condition, b.number(a), b); }
inline Value select(const Value& condition, const Value& a, double b) { return select(condition, a, a.number(b)); }

inline Value cast(const Value& x, mx::Dtype dtype) { return mx::astype(x, dtype, stream()); }
inline Value reinterpret(const Value& x, mx::Dtype dtype) { return mx::view(x, dtype, stream()); }
inline Value abs(const Value& x) { return mx::abs(x, stream()); }
inline Value floor(const Value& x) { return mx::floor(x, stream()); }
inline Value nearest(const Value& x) { return mx::round(x, stream()); }
inline Value log(const Value& x) { return mx::log(x, stream()); }
inline Value log1p(const Value& x) { return mx::log1p(x, stream()); }
inline Value tan(const Value& x) { return mx::tan(x, stream()); }
inline Value sqrt(const Value& x) { return mx::sqrt(x, stream()); }
inline Value power(const Value& x, const Value& y) { return mx::power(x, y, stream()); }
inline Value larger(const Value& x, const Value& y) { return mx::maximum(x, y, stream()); }
inline Value smaller(const Value& x, const Value& y) { return mx::minimum(x, y, stream()); }
inline Value larger(const Value& x, double y) { return larger(x, x.number(y)); }
inline Value smaller(const Value& x, double y) { return smaller(x, x.number(y)); }
inline Value is_nan(const Value& x) { return mx::isnan(x, stream()); }
inline Value is_infinite(const Value& x) { return mx::isinf(x, stream()); }
inline Value is_finite(const Value& x) { return mx::isfinite(x, stream()); }
inline Value real_part(const Value& x) { return mx::real(x, stream()); }
inline Value imaginary_part(const Value& x) { return mx::imag(x, stream()); }
inline Value squared(const Value& x) { return x * x; }

inline Value polynomial(const Value& x, std::initializer_list<double> coefficients) {
  const double* coefficient = coefficients.end();
  Value result = x.number(*--coefficient);
  while (coefficient != coefficients.begin()) result = result * x + *--coefficient;
  return result;
}

inline bool is_complex(mx::Dtype dtype) { return dtype == mx::complex64; }
inline bool is_floating(mx::Dtype dtype) { return mx::issubdtype(dtype, mx::floating); }
inline bool is_integer(mx::Dtype dtype) { return mx::issubdtype(dtype, mx::integer); }
inline bool is_signed(mx::Dtype dtype) { return mx::issubdtype(dtype, mx::signedinteger); }

inline Value entry(const mx::array& x) { return cast(x, entry_dtype(x.dtype())); }

// The integer dtype that holds the bits of a floating one, and the mask of its sign.
inline mx::Dtype bits_dtype(mx::Dtype dtype) { return dtype == mx::float32 ? mx::int32 : mx::int16; }
inline double sign_mask(mx::Dtype dtype) { return dtype == mx::float32 ? -2147483648.0 : -32768.0; }

}  // namespace pylucid::gpu::values
