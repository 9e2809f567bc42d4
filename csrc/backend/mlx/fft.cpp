// Fourier transforms by MLX, in float32 and complex64. Called within a Session, so that MLX's operators run on the
// backend's stream.
#include "fft/mlx_kernels.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "backend/mlx/buffer.h"
#include "backend/mlx/functions.h"
#include "kernel/fft_rules.h"
#include "kernel/shape_rules.h"

namespace pylucid::gpu {
namespace {

// The result's shape; raises ValueError for a length that MLX does not count to.
mx::Shape extents(const mx::array& x, const FftAxis& along, std::int64_t length) {
  Shape shape = shape_of(x);
  shape[along.axis] = std::max(length, along.length);
  mx::Shape result = mlx_shape(shape);
  result[along.axis] = static_cast<mx::ShapeElem>(length);
  return result;
}

// The norms whose scale is length**-power.
mx::fft::FFTNorm forward_norm(double power) {
  return power == 0 ? mx::fft::FFTNorm::Backward : power == 1 ? mx::fft::FFTNorm::Forward : mx::fft::FFTNorm::Ortho;
}
mx::fft::FFTNorm inverse_norm(double power) { return forward_norm(1 - power); }

mx::array complex(const mx::array& x) { return mx::astype(x, mx::complex64); }

mx::array complex_along(const mx::array& x, const FftAxis& along, std::int64_t sign, double power) {
  const mx::Shape shape = extents(x, along, along.length);
  if (x.size() == 0) return mx::zeros(shape, mx::complex64);
  const auto n = static_cast<int>(along.length), axis = static_cast<int>(along.axis);
  if (sign < 0) return mx::fft::fft(complex(x), n, axis, forward_norm(power));
  return mx::fft::ifft(complex(x), n, axis, inverse_norm(power));
}

mx::array from_real_along(const char* op, const mx::array& x, const FftAxis& along, std::int64_t sign, double power) {
  require_real(op, dtype_of(x));
  const mx::Shape shape = extents(x, along, along.length / 2 + 1);
  if (x.size() == 0) return mx::zeros(shape, mx::complex64);
  const auto n = static_cast<int>(along.length), axis = static_cast<int>(along.axis);
  const mx::array half = mx::fft::rfft(mx::astype(x, mx::float32), n, axis, forward_norm(power));
  return sign < 0 ? half : mx::conjugate(half);
}

mx::array to_real_along(const mx::array& x, const FftAxis& along, std::int64_t sign, double power) {
  const mx::Shape shape = extents(x, along, along.length);
  if (x.size() == 0) return mx::zeros(shape, mx::float32);
  const auto n = static_cast<int>(along.length), axis = static_cast<int>(along.axis);
  const mx::array half = complex(x);
  return mx::fft::irfft(sign < 0 ? mx::conjugate(half) : half, n, axis, inverse_norm(power));
}

// Multiplies the values of a half spectrum of n that stand for two each.
mx::array weighed(const mx::array& x, const FftAxis& along, double weight) {
  if (weight == 1 || x.size() == 0) return x;
  const auto last = static_cast<int>((along.length + 1) / 2);
  const mx::array k = mx::arange(0, x.shape(static_cast<int>(along.axis)), 1, mx::int32);
  const mx::array interior = mx::logical_and(k > mx::array(0), k < mx::array(last));
  mx::Shape shape(x.ndim(), 1);
  shape[along.axis] = x.shape(static_cast<int>(along.axis));
  const mx::array weights = mx::where(interior, mx::array(static_cast<float>(weight)), mx::array(1.0F));
  return mx::multiply(x, complex(mx::reshape(weights, shape)));
}

}  // namespace

mx::array fft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return complex_along(x, fft_axis("fft", shape_of(x), n, axis), -1, forward_power(norm));
}

mx::array ifft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return complex_along(x, fft_axis("ifft", shape_of(x), n, axis), 1, inverse_power(norm));
}

mx::array rfft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return from_real_along("rfft", x, fft_axis("rfft", shape_of(x), n, axis), -1, forward_power(norm));
}

mx::array ihfft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return from_real_along("ihfft", x, fft_axis("ihfft", shape_of(x), n, axis), 1, inverse_power(norm));
}

mx::array irfft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return to_real_along(x, half_fft_axis("irfft", shape_of(x), n, axis), 1, inverse_power(norm));
}

mx::array hfft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return to_real_along(x, half_fft_axis("hfft", shape_of(x), n, axis), -1, forward_power(norm));
}

mx::array dft(const mx::array& x, std::int64_t axis, std::int64_t sign, double power, Dtype) {
  return complex_along(x, fft_axis("dft", shape_of(x), std::nullopt, axis), sign, power);
}

mx::array dftn(const mx::array& x, const Dims& axes, std::int64_t sign, double power, Dtype) {
  const Dims along = normalize_axes("dftn", axes, x.ndim(), "axes");
  if (along.empty() || x.size() == 0) return complex(x);
  const std::vector<int> which(along.begin(), along.end());
  if (sign < 0) return mx::fft::fftn(complex(x), which, forward_norm(power));
  return mx::fft::ifftn(complex(x), which, inverse_norm(power));
}

mx::array rdft(const mx::array& x, std::int64_t axis, std::int64_t sign, double power, double interior, Dtype) {
  const FftAxis along = fft_axis("rdft", shape_of(x), std::nullopt, axis);
  return weighed(from_real_along("rdft", x, along, sign, power), along, interior);
}

mx::array irdft(const mx::array& x, const Dims& target, std::optional<std::int64_t> n, std::int64_t axis,
                std::int64_t sign, double power, double interior, Dtype) {
  const FftAxis along = half_dft_axis("irdft", shape_of(x), target, n, axis);
  return to_real_along(weighed(complex(x), along, interior), along, sign, power);
}

mx::array resize(const mx::array& x, const Dims&, const Shape& shape, Dtype) {
  if (x.size() == 0 || element_count(shape) == 0) return mx::zeros(mlx_shape(shape), x.dtype());
  std::vector<int> axes;
  mx::Shape start(x.ndim(), 0), stop = mlx_shape(shape), missing(x.ndim(), 0);
  for (std::size_t i = 0; i < stop.size(); ++i) {
    const int extent = x.shape(static_cast<int>(i));
    axes.push_back(static_cast<int>(i));
    missing[i] = std::max(0, stop[i] - extent);
    stop[i] = std::min(stop[i], extent);
  }
  return mx::pad(mx::slice(x, start, stop), axes, start, missing, mx::zeros({}, x.dtype()));
}

}  // namespace pylucid::gpu
