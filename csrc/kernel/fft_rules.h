// What Fourier transforms on both devices agree on: the axis, its length, and the scale. Errors name the operator.
#pragma once

#include <cstdint>
#include <optional>

#include "core/dtype.h"
#include "core/shape.h"

namespace pylucid {

struct FftAxis {
  std::size_t axis;
  std::int64_t length;  // how many numbers are transformed
};

// The length is n, by default that of the axis; at least 1.
FftAxis fft_axis(const char* op, const Shape& x, std::optional<std::int64_t> n, std::int64_t axis);
// The length whose half spectrum x is: n, by default 2 (m - 1) for m values.
FftAxis half_fft_axis(const char* op, const Shape& x, std::optional<std::int64_t> n, std::int64_t axis);
// The length is n, by default that of `target`; x is a half spectrum for it. Raises ShapeError.
FftAxis half_dft_axis(const char* op, const Shape& x, const Shape& target, std::optional<std::int64_t> n,
                      std::int64_t axis);
void require_real(const char* op, Dtype dt);

// A norm, by its place among 'backward', 'ortho' and 'forward', as a power of the length to divide by.
constexpr double forward_power(int norm) { return norm / 2.0; }
constexpr double inverse_power(int norm) { return 1 - norm / 2.0; }

}  // namespace pylucid
