// Compiled once per instruction set, ducc0 included, whose names lie in a namespace of that instruction set.
#include "backend/cpu/fft_transforms.h"

#include <algorithm>
#include <array>
#include <complex>
#include <memory>
#include <vector>

#include "core/parallel.h"
#include "ducc0/fft/fftnd_impl.h"
#include "ducc0/infra/mav.cc"
#include "ducc0/infra/threading.cc"
#include "kernel/isa.h"

namespace DUCC0_NAMESPACE::detail_threading {

// Nothing is initialised at load, when it is not yet known what the processor can run.
thread_pool* get_active_pool() {
  static Threads threads;
  return &threads;
}
thread_pool* set_active_pool(thread_pool*) { return get_active_pool(); }

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

// ducc0 keeps the plans of short transforms and makes those of long ones, of a megabyte and more, for every call. Here
// the last few long ones are kept.
constexpr std::size_t kLong = std::size_t{1} << 19;      // bytes transformed
constexpr std::size_t kLongest = std::size_t{1} << 26;  // beyond this a plan is not worth its memory

template <class Plan>
std::shared_ptr<const Plan> plan_of(std::size_t length, std::size_t nbytes) {
  static std::array<std::shared_ptr<const Plan>, 4> kept;
  static std::size_t oldest = 0;
  const auto find = [&]() -> std::shared_ptr<const Plan> {
    for (const auto& plan : kept) {
      if (plan && plan->length() == length) return plan;
    }
    return nullptr;
  };
  {
    const std::lock_guard guard(cpu::fft_lock());
    if (auto plan = find()) return plan;
  }
  auto plan = std::make_shared<const Plan>(length, true);
  if (nbytes > kLongest) return plan;
  const std::lock_guard guard(cpu::fft_lock());
  if (auto other = find()) return other;
  kept[oldest] = plan;
  oldest = (oldest + 1) % kept.size();
  return plan;
}

bool evenly_spaced(const cpu::FftArray& x, std::size_t axis) { return x.strides[axis] == 1 || x.shape[axis] == 1; }

// Whether the lines along an axis are long, and lie one number beside the other.
template <class T>
bool long_lines(const cpu::FftArray& in, const cpu::FftArray& out, std::size_t axis, std::int64_t length) {
  return static_cast<std::size_t>(length) * 2 * sizeof(T) >= kLong && evenly_spaced(in, axis) &&
         evenly_spaced(out, axis);
}

// Calls body(from, to, threads) for each line, the first elements of which are `from` and `to`: one line after the other
// on all threads, or each on a thread of its own.
template <class From, class To, class Body>
void each_line(const cpu::FftArray& in, const cpu::FftArray& out, std::size_t axis, Body&& body) {
  std::int64_t lines = 1;
  for (std::size_t i = 0; i < in.shape.size(); ++i) lines *= i == axis ? 1 : in.shape[i];
  const bool beside = lines >= num_threads();
  const auto run = [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t line = begin; line < end; ++line) {
      std::int64_t from = 0, to = 0, rest = line;
      for (std::size_t i = in.shape.size(); i-- > 0;) {
        if (i == axis) continue;
        from += rest % in.shape[i] * in.strides[i];
        to += rest % in.shape[i] * out.strides[i];
        rest /= in.shape[i];
      }
      body(static_cast<const From*>(in.data) + from, static_cast<To*>(out.data) + to, beside ? 1 : threads());
    }
  };
  beside ? parallel_for(lines, 1, run) : run(0, lines);
}

template <class T>
void complex(const cpu::FftArray& in, const cpu::FftArray& out, std::span<const std::int64_t> axes, bool forward,
             double scale) {
  using Number = ducc::Cmplx<T>;
  if (axes.size() == 1) {
    const auto axis = static_cast<std::size_t>(axes[0]);
    const std::int64_t length = in.shape[axis];
    if (long_lines<T>(in, out, axis, length)) {
      const auto plan = plan_of<ducc::detail_fft::pocketfft_c<T>>(static_cast<std::size_t>(length), length * sizeof(Number));
      each_line<Number, Number>(in, out, axis, [&](const Number* from, Number* to, std::size_t count) {
        if (from != to) std::copy_n(from, length, to);
        plan->exec(to, static_cast<T>(scale), forward, count);
      });
      return;
    }
  }
  const std::vector<std::size_t> along(axes.begin(), axes.end());
  ducc::c2c(readable<std::complex<T>>(in), writable<std::complex<T>>(out), along, forward, static_cast<T>(scale),
            threads());
}

template <class T>
void from_real(const cpu::FftArray& in, const cpu::FftArray& out, std::int64_t axis, bool forward, double scale) {
  using Number = ducc::Cmplx<T>;
  const auto at = static_cast<std::size_t>(axis);
  const std::int64_t length = in.shape[at];
  if (long_lines<T>(in, out, at, length)) {
    const auto plan = plan_of<ducc::detail_fft::pocketfft_r<T>>(static_cast<std::size_t>(length), length * sizeof(T));
    each_line<T, Number>(in, out, at, [&](const T* from, Number* to, std::size_t count) {
      ducc::aligned_array<T> line(static_cast<std::size_t>(length)), buffer(plan->bufsize());
      std::copy_n(from, length, line.data());
      const T* found = plan->exec(line.data(), buffer.data(), static_cast<T>(scale), true, count);
      const T sign = forward ? 1 : -1;
      to[0].Set(found[0]);
      for (std::int64_t k = 1; 2 * k < length; ++k) to[k].Set(found[2 * k - 1], sign * found[2 * k]);
      if (length % 2 == 0) to[length / 2].Set(found[length - 1]);
    });
    return;
  }
  ducc::r2c(readable<T>(in), writable<std::complex<T>>(out), static_cast<std::size_t>(axis), forward,
            static_cast<T>(scale), threads());
}

template <class T>
void to_real(const cpu::FftArray& in, const cpu::FftArray& out, std::int64_t axis, bool forward, double scale) {
  using Number = ducc::Cmplx<T>;
  const auto at = static_cast<std::size_t>(axis);
  const std::int64_t length = out.shape[at];
  if (long_lines<T>(in, out, at, length)) {
    const auto plan = plan_of<ducc::detail_fft::pocketfft_r<T>>(static_cast<std::size_t>(length), length * sizeof(T));
    each_line<Number, T>(in, out, at, [&](const Number* from, T* to, std::size_t count) {
      const T sign = forward ? -1 : 1;
      to[0] = from[0].r;
      for (std::int64_t k = 1; 2 * k < length; ++k) {
        to[2 * k - 1] = from[k].r;
        to[2 * k] = sign * from[k].i;
      }
      if (length % 2 == 0) to[length - 1] = from[length / 2].r;
      plan->exec(to, static_cast<T>(scale), false, count);
    });
    return;
  }
  ducc::c2r(readable<std::complex<T>>(in), writable<T>(out), static_cast<std::size_t>(axis), forward,
            static_cast<T>(scale), threads());
}

constexpr cpu::FftTransforms kTransforms{&complex<float>,    &complex<double>, &from_real<float>,
                                         &from_real<double>, &to_real<float>,  &to_real<double>};

}  // namespace

const cpu::FftTransforms& fft_transforms() { return kTransforms; }

}  // namespace pylucid::PYLUCID_ISA
