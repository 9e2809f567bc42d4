#include "kernel/fft_rules.h"

#include <string>

#include "core/error.h"
#include "fft/kernels.h"
#include "kernel/shape_rules.h"

namespace pylucid {
namespace {

FftAxis checked_axis(const char* op, const Shape& x, std::size_t axis, std::int64_t length) {
  Shape padded = x;
  padded[axis] = length;
  checked_shape(op, padded);
  return {axis, length};
}

}  // namespace

FftAxis fft_axis(const char* op, const Shape& x, std::optional<std::int64_t> n, std::int64_t axis) {
  const auto at = static_cast<std::size_t>(normalize_axis(op, axis, x.size()));
  const std::int64_t length = n.value_or(x[at]);
  if (length < 1) {
    const std::string what = n ? "`n` is " + std::to_string(*n) : "axis " + std::to_string(axis) + " of x has length 0";
    throw ValueError(prefix(op) + what + "; at least one number can be transformed");
  }
  return checked_axis(op, x, at, length);
}

FftAxis half_fft_axis(const char* op, const Shape& x, std::optional<std::int64_t> n, std::int64_t axis) {
  const auto at = static_cast<std::size_t>(normalize_axis(op, axis, x.size()));
  if (!n && x[at] < 2) {
    throw ValueError(prefix(op) + "axis " + std::to_string(axis) + " of x has length " + std::to_string(x[at]) +
                     "; at least 2 is needed where `n` does not say how many numbers have this half spectrum");
  }
  if (n && *n < 1) {
    throw ValueError(prefix(op) + "`n` is " + std::to_string(*n) + "; at least 1 is accepted");
  }
  return checked_axis(op, x, at, n.value_or(2 * (x[at] - 1)));
}

FftAxis half_dft_axis(const char* op, const Shape& x, const Shape& target, std::optional<std::int64_t> n,
                      std::int64_t axis) {
  Shape expected = target;
  const FftAxis along = fft_axis(op, expected, n, axis);
  expected[along.axis] = along.length / 2 + 1;
  if (!(x == expected)) {
    throw ShapeError(prefix(op) + "x has shape " + to_string(x) + "; the half spectrum " + to_string(expected) +
                     " is accepted");
  }
  return along;
}

void require_real(const char* op, Dtype dt) {
  if (!is_complex(dt)) return;
  throw TypeError(prefix(op) + "x is " + std::string(name(dt)) + "; accepted are real dtypes");
}

Shape resize_shape(const char* op, const Shape& x, const Dims& target) {
  if (target.size() != x.size()) {
    throw ShapeError(prefix(op) + "`shape` is " + to_string(target) + "; " + std::to_string(x.size()) +
                     " extents are accepted, as x has");
  }
  return checked_shape(op, target);
}

}  // namespace pylucid
