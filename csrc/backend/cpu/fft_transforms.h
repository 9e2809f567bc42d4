// Fourier transforms by ducc0, compiled once per instruction set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>

namespace pylucid::cpu {

// An array as ducc0 takes it: strides in elements.
struct FftArray {
  void* data;
  std::span<const std::int64_t> shape;
  std::span<const std::int64_t> strides;
};

// The exponent's sign is negative in a forward transform. Both arrays have at least one axis and one element.
struct FftTransforms {
  // Complex to complex, of one shape, over one axis or several; `in` may be `out`.
  void (*complex32)(const FftArray& in, const FftArray& out, std::span<const std::int64_t> axes, bool forward,
                    double scale);
  void (*complex64)(const FftArray& in, const FftArray& out, std::span<const std::int64_t> axes, bool forward,
                    double scale);
  // Real to the first n / 2 + 1 of n complex values, and back.
  void (*from_real32)(const FftArray& in, const FftArray& out, std::int64_t axis, bool forward, double scale);
  void (*from_real64)(const FftArray& in, const FftArray& out, std::int64_t axis, bool forward, double scale);
  void (*to_real32)(const FftArray& in, const FftArray& out, std::int64_t axis, bool forward, double scale);
  void (*to_real64)(const FftArray& in, const FftArray& out, std::int64_t axis, bool forward, double scale);
};

const FftTransforms& fft_transforms();  // of isa()

// Held while a cache of plans is read or changed.
std::mutex& fft_lock();

}  // namespace pylucid::cpu

#if defined(__aarch64__)
namespace pylucid::neon {
const cpu::FftTransforms& fft_transforms();
}
#else
namespace pylucid::baseline {
const cpu::FftTransforms& fft_transforms();
}
#endif
#if defined(__x86_64__)
namespace pylucid::avx2 {
const cpu::FftTransforms& fft_transforms();
}
#endif
