// Compiled once per instruction set, ducc0 included, whose names lie in a namespace of that instruction set.
#include "backend/cpu/fft_transforms.h"

#include <complex>
#include <memory>
#include <vector>

#include "core/parallel.h"
#include "ducc0/fft/fftnd_impl.h"
#include "ducc0/infra/mav.cc"
#include "ducc0/infra/threading.cc"
#include "kernel/isa.h"

namespace DUCC0_NAMESPACE::detail_threading {

thread_pool* set_active_pool(thread_pool*) { return &the_threads; }
thread_pool* get_active_pool() { return &the_threads; }

}  // namespace DUCC0_NAMESPACE::detail_threading

namespace pylucid::PYLUCID_ISA {
namespace {

namespace ducc = DUCC0_NAMESPACE;

template <class T>
ducc::cfmav<T> readable(const cpu::FftArray& x) {
  return {static_cast<const T*>(x.data), {x.shape.begin(), x.shape.end()}, {x.strides.begin(), x.strides.end()}};
}

template <class T>
ducc::vfmav<T> writable(const cpu::FftArray& x) {
  return {static_cast<T*>(x.data), {x.shape.begin(), x.shape.end()}, {x.strides.begin(), x.strides.end()}};
}

std::size_t threads() { return static_cast<std::size_t>(num_threads()); }

template <class T>
void complex(const cpu::FftArray& in, const cpu::FftArray& out, std::span<const std::int64_t> axes, bool forward,
             double scale) {
  const std::vector<std::size_t> along(axes.begin(), axes.end());
  ducc::c2c(readable<std::complex<T>>(in), writable<std::complex<T>>(out), along, forward, static_cast<T>(scale),
            threads());
}

template <class T>
void from_real(const cpu::FftArray& in, const cpu::FftArray& out, std::int64_t axis, bool forward, double scale) {
  ducc::r2c(readable<T>(in), writable<std::complex<T>>(out), static_cast<std::size_t>(axis), forward,
            static_cast<T>(scale), threads());
}

template <class T>
void to_real(const cpu::FftArray& in, const cpu::FftArray& out, std::int64_t axis, bool forward, double scale) {
  ducc::c2r(readable<std::complex<T>>(in), writable<T>(out), static_cast<std::size_t>(axis), forward,
            static_cast<T>(scale), threads());
}

constexpr cpu::FftTransforms kTransforms{&complex<float>,    &complex<double>, &from_real<float>,
                                         &from_real<double>, &to_real<float>,  &to_real<double>};

}  // namespace

const cpu::FftTransforms& fft_transforms() { return kTransforms; }

}  // namespace pylucid::PYLUCID_ISA
