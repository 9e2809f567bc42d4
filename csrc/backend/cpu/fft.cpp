// Fourier transforms. A transform's scale is N**-power for N numbers transformed, and the sign is that of its exponent;
// real input takes half the work, and its spectrum's other half is the mirror image.
#include "fft/kernels.h"

#include <pthread.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstring>
#include <string>

#include "backend/cpu/by_isa.h"
#include "backend/cpu/driver.h"
#include "backend/cpu/fft_transforms.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernel/fft_rules.h"
#include "kernel/shape_rules.h"

namespace pylucid::cpu {

const FftTransforms& fft_transforms() {
#if defined(PYLUCID_HAVE_AVX2) || defined(PYLUCID_HAVE_AVX512)
  if (isa() == Isa::Avx2 || isa() == Isa::Avx512) return avx2::fft_transforms();
#endif
  PYLUCID_RETURN_LEAST(fft_transforms())
}

std::mutex& fft_lock() {
  static std::mutex lock;
  static std::once_flag registered;
  std::call_once(registered, [] {
    pthread_atfork([] { lock.lock(); }, [] { lock.unlock(); }, [] { lock.unlock(); });
  });
  return lock;
}

namespace {

constexpr std::int64_t kGrain = 65536;  // numbers worth a thread

double factor(double count, double power) {
  return power == 0 ? 1 : power == 1 ? 1 / count : power == 0.5 ? 1 / std::sqrt(count) : std::pow(count, -power);
}

Strides in_elements(const Storage& x) {
  Strides strides = x.strides;
  for (std::int64_t& stride : strides) stride /= static_cast<std::int64_t>(itemsize(x.dtype));
  return strides;
}

// Whether ducc0, which counts in elements, can read x.
bool readable(const Storage& x) {
  const auto item = static_cast<std::int64_t>(itemsize(x.dtype));
  if (reinterpret_cast<std::uintptr_t>(x.data()) % itemsize(real_dtype(x.dtype)) != 0) return false;
  return std::all_of(x.strides.begin(), x.strides.end(), [item](std::int64_t stride) { return stride % item == 0; });
}

// The first `length` elements along an axis, zeros behind the last, in another dtype: x itself where that will do.
Storage fitted(const Storage& x, std::size_t axis, std::int64_t length, Dtype dt) {
  Storage head = x;
  head.shape[axis] = std::min(length, x.shape[axis]);
  if (length <= x.shape[axis] && x.dtype == dt && readable(x)) return head;
  Shape shape = x.shape;
  shape[axis] = length;
  Storage result = allocate(shape, dt);
  if (length > x.shape[axis]) {
    const std::int64_t line = result.strides[axis] * length, used = result.strides[axis] * x.shape[axis];
    const std::int64_t lines = line == 0 ? 0 : result.size() * static_cast<std::int64_t>(itemsize(dt)) / line;
    for (std::int64_t i = 0; i < lines; ++i) {
      std::memset(result.data() + i * line + used, 0, static_cast<std::size_t>(line - used));
    }
  }
  if (head.size() == 0) return result;
  Storage part = result;
  part.shape = head.shape;
  copy_into(part, head);
  return result;
}

// The extents in front of and behind an axis.
struct Lines {
  std::int64_t outer = 1, inner = 1;

  Lines(const Shape& shape, std::size_t axis) {
    for (std::size_t i = 0; i < shape.size(); ++i) {
      if (i != axis) (i < axis ? outer : inner) *= shape[i];
    }
  }
};

template <class T>
void mirror_lines(const Storage& x, std::size_t axis) {
  const std::int64_t n = x.shape[axis];
  const Lines lines(x.shape, axis);
  parallel_for(lines.outer, std::max<std::int64_t>(1, kGrain / (n * lines.inner)),
               [&](std::int64_t begin, std::int64_t end) {
                 for (std::int64_t i = begin; i < end; ++i) {
                   auto* line = reinterpret_cast<std::complex<T>*>(x.data()) + i * n * lines.inner;
                   for (std::int64_t k = n / 2 + 1; k < n; ++k) {
                     const std::complex<T>* from = line + (n - k) * lines.inner;
                     for (std::int64_t j = 0; j < lines.inner; ++j) line[k * lines.inner + j] = std::conj(from[j]);
                   }
                 }
               });
}

// The spectrum of real numbers along an axis from its first n / 2 + 1 values; x is in C order.
void mirror(const Storage& x, std::size_t axis) {
  x.dtype == Dtype::Complex64 ? mirror_lines<float>(x, axis) : mirror_lines<double>(x, axis);
}

template <class T>
void weigh_lines(const Storage& x, std::size_t axis, std::int64_t n, double weight) {
  const std::int64_t m = x.shape[axis];
  const Lines lines(x.shape, axis);
  parallel_for(lines.outer, std::max<std::int64_t>(1, kGrain / (m * lines.inner)),
               [&](std::int64_t begin, std::int64_t end) {
                 for (std::int64_t i = begin; i < end; ++i) {
                   T* line = reinterpret_cast<T*>(x.data()) + 2 * i * m * lines.inner;
                   for (std::int64_t k = 2 * lines.inner; k < 2 * ((n + 1) / 2) * lines.inner; ++k) {
                     line[k] *= static_cast<T>(weight);
                   }
                 }
               });
}

// Multiplies the values of a half spectrum of n that stand for two each; x is in C order.
void weigh(const Storage& x, std::size_t axis, std::int64_t n, double weight) {
  if (weight == 1) return;
  x.dtype == Dtype::Complex64 ? weigh_lines<float>(x, axis, n, weight) : weigh_lines<double>(x, axis, n, weight);
}

void complex_transform(const Storage& in, const Storage& out, const Dims& axes, std::int64_t sign, double scale) {
  const Strides from = in_elements(in), to = in_elements(out);
  const auto transform = out.dtype == Dtype::Complex64 ? fft_transforms().complex32 : fft_transforms().complex64;
  transform({in.data(), in.shape, from}, {out.data(), out.shape, to}, axes, sign < 0, scale);
}

void transform_from_real(const Storage& in, const Storage& out, std::size_t axis, std::int64_t sign, double scale) {
  const Strides from = in_elements(in), to = in_elements(out);
  const auto transform = out.dtype == Dtype::Complex64 ? fft_transforms().from_real32 : fft_transforms().from_real64;
  transform({in.data(), in.shape, from}, {out.data(), out.shape, to}, static_cast<std::int64_t>(axis), sign < 0,
            scale);
}

void transform_to_real(const Storage& in, const Storage& out, std::size_t axis, std::int64_t sign, double scale) {
  const Strides from = in_elements(in), to = in_elements(out);
  const auto transform = out.dtype == Dtype::Float32 ? fft_transforms().to_real32 : fft_transforms().to_real64;
  transform({in.data(), in.shape, from}, {out.data(), out.shape, to}, static_cast<std::int64_t>(axis), sign < 0,
            scale);
}

Storage complex_along(const Storage& x, const FftAxis& along, std::int64_t sign, double power) {
  const Dtype dt = complex_dtype(x.dtype);
  const std::size_t axis = along.axis;
  Shape shape = x.shape;
  shape[axis] = along.length;
  const double scale = factor(static_cast<double>(along.length), power);
  if (is_complex(x.dtype) && along.length > x.shape[axis]) {
    const Storage out = fitted(x, axis, along.length, dt);
    if (out.size() > 0) complex_transform(out, out, Dims{static_cast<std::int64_t>(axis)}, sign, scale);
    return out;
  }
  const Storage out = allocate(shape, dt);
  if (out.size() == 0) return out;
  const Storage in = fitted(x, axis, along.length, is_complex(x.dtype) ? dt : real_dtype(dt));
  if (is_complex(x.dtype)) {
    complex_transform(in, out, Dims{static_cast<std::int64_t>(axis)}, sign, scale);
  } else {
    Storage half = out;
    half.shape[axis] = along.length / 2 + 1;
    transform_from_real(in, half, axis, sign, scale);
    mirror(out, axis);
  }
  return out;
}

Storage from_real_along(const char* op, const Storage& x, const FftAxis& along, std::int64_t sign, double power) {
  require_real(op, x.dtype);
  const Dtype dt = complex_dtype(x.dtype);
  Shape shape = x.shape;
  shape[along.axis] = along.length / 2 + 1;
  const Storage out = allocate(shape, dt);
  if (out.size() == 0) return out;
  transform_from_real(fitted(x, along.axis, along.length, real_dtype(dt)), out, along.axis, sign,
                      factor(static_cast<double>(along.length), power));
  return out;
}

Storage to_real_along(const Storage& x, const FftAxis& along, std::int64_t sign, double power) {
  const Dtype dt = complex_dtype(x.dtype);
  Shape shape = x.shape;
  shape[along.axis] = along.length;
  const Storage out = allocate(shape, real_dtype(dt));
  if (out.size() == 0) return out;
  transform_to_real(fitted(x, along.axis, along.length / 2 + 1, dt), out, along.axis, sign,
                    factor(static_cast<double>(along.length), power));
  return out;
}

}  // namespace

Storage fft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return complex_along(x, fft_axis("fft", x.shape, n, axis), -1, forward_power(norm));
}

Storage ifft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return complex_along(x, fft_axis("ifft", x.shape, n, axis), 1, inverse_power(norm));
}

Storage rfft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return from_real_along("rfft", x, fft_axis("rfft", x.shape, n, axis), -1, forward_power(norm));
}

Storage ihfft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return from_real_along("ihfft", x, fft_axis("ihfft", x.shape, n, axis), 1, inverse_power(norm));
}

Storage irfft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return to_real_along(x, half_fft_axis("irfft", x.shape, n, axis), 1, inverse_power(norm));
}

Storage hfft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype) {
  return to_real_along(x, half_fft_axis("hfft", x.shape, n, axis), -1, forward_power(norm));
}

Storage dft(const Storage& x, std::int64_t axis, std::int64_t sign, double power, Dtype) {
  return complex_along(x, fft_axis("dft", x.shape, std::nullopt, axis), sign, power);
}

Storage dftn(const Storage& x, const Dims& axes, std::int64_t sign, double power, Dtype) {
  const Dims along = normalize_axes("dftn", axes, x.ndim(), "axes");
  const Dtype dt = complex_dtype(x.dtype);
  const Storage out = allocate(x.shape, dt);
  double count = 1;
  for (const std::int64_t axis : along) count *= static_cast<double>(x.shape[static_cast<std::size_t>(axis)]);
  if (out.size() == 0) return out;
  if (along.empty() || x.dtype != dt || !readable(x)) {
    Storage copy = out;
    copy_into(copy, x);
    if (!along.empty()) complex_transform(out, out, along, sign, factor(count, power));
  } else {
    complex_transform(x, out, along, sign, factor(count, power));
  }
  return out;
}

Storage rdft(const Storage& x, std::int64_t axis, std::int64_t sign, double power, double interior, Dtype) {
  const FftAxis along = fft_axis("rdft", x.shape, std::nullopt, axis);
  const Storage out = from_real_along("rdft", x, along, sign, power);
  if (out.size() > 0) weigh(out, along.axis, along.length, interior);
  return out;
}

Storage irdft(const Storage& x, const Dims& target, std::optional<std::int64_t> n, std::int64_t axis,
              std::int64_t sign, double power, double interior, Dtype) {
  const FftAxis along = half_dft_axis("irdft", x.shape, target, n, axis);
  if (interior == 1 || x.size() == 0) return to_real_along(x, along, sign, power);
  Storage weighed = allocate(x.shape, complex_dtype(x.dtype));
  copy_into(weighed, x);
  weigh(weighed, along.axis, along.length, interior);
  return to_real_along(weighed, along, sign, power);
}

Storage resize(const Storage& x, const Dims&, const Shape& shape, Dtype dt) {
  Storage head = x;
  bool grows = false;
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    head.shape[i] = std::min(x.shape[i], shape[i]);
    grows = grows || shape[i] > x.shape[i];
  }
  if (!grows) return head;
  Storage result = allocate(shape, dt);
  std::memset(result.buffer->data(), 0, result.buffer->nbytes());
  if (head.size() == 0) return result;
  Storage part = result;
  part.shape = head.shape;
  copy_into(part, head);
  return result;
}

}  // namespace pylucid::cpu
