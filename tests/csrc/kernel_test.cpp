// Checks of the loop template, the scalar functions and the casts of one instruction set, without the rest of the
// runtime. Compile with an instruction set's options (cmake/ISA.cmake) and run: prints how many checks were made, and
// fails when one failed or none was made.
//
//   g++ -std=c++20 -O3 -fno-math-errno -fno-trapping-math -ffp-contract=off -fwrapv -fno-tree-sink -fno-thread-jumps
//       -fno-tree-pre -mavx2 -mfma -mf16c -mbmi2 -DPYLUCID_ISA=avx2 -DPYLUCID_HAVE_LIBMVEC -DPYLUCID_HAVE_LIBMVEC_235
//       -I csrc tests/csrc/kernel_test.cpp -lmvec -lm && ./a.out
#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

#include "kernel/loop.h"
#include "kernel/scalar/cast.h"

namespace {

namespace isa = pylucid::PYLUCID_ISA;
namespace scalar = isa::scalar;
using isa::Types;

int checks = 0, failures = 0;

void check(bool right, const char* what, double a, double b, double value) {
  ++checks;
  if (right) return;
  ++failures;
  std::printf("wrong: %s(%.17g, %.17g) = %.17g\n", what, a, b, value);
}

bool same(double a, double b) {
  return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
}

#define UNARY(name)                                                            \
  struct name##_loop {                                                         \
    template <class T>                                                         \
    static PYLUCID_INLINE auto apply(T x) {                                    \
      return scalar::name(x);                                                  \
    }                                                                          \
  };
#define BINARY(name)                                                           \
  struct name##_loop {                                                         \
    template <class T>                                                         \
    static PYLUCID_INLINE auto apply(T x, T y) {                               \
      return scalar::name(x, y);                                               \
    }                                                                          \
  };
UNARY(exp)
UNARY(exp_nonpositive)
UNARY(log)
UNARY(erf)
UNARY(erfc)
UNARY(erfinv)
UNARY(tanh)
UNARY(lgamma)
UNARY(digamma)
UNARY(round)
UNARY(isnan)
UNARY(sinc)
UNARY(abs)
BINARY(fmod)
BINARY(pow)
BINARY(hypot)
BINARY(nextafter)
BINARY(floor_divide)
BINARY(remainder)
BINARY(bitwise_left_shift)
BINARY(bitwise_right_shift)
BINARY(logaddexp)

struct polygamma_loop {
  struct Attributes {
    double order;
  };
  template <class T>
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
    return scalar::polygamma(attributes.order, x);
  }
};
struct frexp_loop {
  template <class T>
  static PYLUCID_INLINE void apply(T x, T& mantissa, std::int32_t& exponent) {
    mantissa = scalar::frexp_mantissa(x);
    exponent = scalar::frexp_exponent(x);
  }
};

template <class F, class Out, class... In>
std::vector<Out> run(const std::vector<In>&... in) {
  const std::intptr_t n = std::intptr_t(std::min({in.size()...}));
  // A guard behind the last element shows a write past it.
  std::vector<char> bytes(std::size_t(n) * sizeof(Out) + 1, char(0x5a));
  char* args[] = {bytes.data(), const_cast<char*>(reinterpret_cast<const char*>(in.data()))...};
  isa::loop<F, Out, In...>(args, n, nullptr);
  check(bytes.back() == char(0x5a), "write past the end", double(n), 0, 0);
  std::vector<Out> out(static_cast<std::size_t>(n));
  if (n > 0) __builtin_memcpy(static_cast<void*>(&out.front()), bytes.data(), bytes.size() - 1);
  return out;
}

template <class T>
std::vector<T> numbers(std::size_t n, T low, T high) {
  static std::mt19937_64 random(7);
  std::uniform_real_distribution<double> uniform(static_cast<double>(low), static_cast<double>(high));
  std::vector<T> values(n);
  for (T& value : values) value = static_cast<T>(uniform(random));
  return values;
}

// The value of an element does not depend on how many stand around it.
template <class F, class T>
void position(const char* name, T low, T high) {
  const std::vector<T> x = numbers<T>(67, low, high);
  const auto whole = run<F, T, T>(x);
  for (std::size_t start : {0, 1, 3, 31})
    for (std::size_t n : {1, 2, 7, 8, 9, 33, 36}) {
      const std::vector<T> part(x.begin() + long(start), x.begin() + long(start + n));
      const auto values = run<F, T, T>(part);
      for (std::size_t i = 0; i < n; ++i)
        check(same(double(values[i]), double(whole[start + i])), name, double(x[start + i]), double(n),
              double(values[i]));
    }
  std::vector<T> inout = x;
  char* args[] = {reinterpret_cast<char*>(inout.data()), reinterpret_cast<char*>(inout.data())};
  isa::loop<F, T, T>(args, std::intptr_t(inout.size()), nullptr);
  for (std::size_t i = 0; i < x.size(); ++i)
    check(same(double(inout[i]), double(whole[i])), "in place", double(x[i]), 0, double(inout[i]));
}

template <class F, class T>
void close(const char* name, std::vector<T> x, double (*truth)(double), double ulps) {
  const auto values = run<F, T, T>(x);
  for (std::size_t i = 0; i < x.size(); ++i) {
    const double want = truth(double(x[i]));
    const double unit = std::max(std::abs(want) * double(std::numeric_limits<T>::epsilon()),
                                 double(std::numeric_limits<T>::denorm_min()));
    const bool right = same(double(values[i]), double(T(want))) || std::abs(double(values[i]) - want) <= ulps * unit;
    check(right, name, double(x[i]), want, double(values[i]));
  }
}

template <class T>
std::vector<T> special() {
  using limits = std::numeric_limits<T>;
  return {T(0),        T(-0.0),      T(1),     T(-1),          T(0.5),           T(-0.5),         T(2.5),
          T(-2.5),     T(1.5),       T(3),     T(-3),          limits::max(),    -limits::max(),  limits::min(),
          -limits::min(), limits::denorm_min(), -limits::denorm_min(), limits::infinity(), -limits::infinity(),
          limits::quiet_NaN(), T(1e10), T(-1e10), T(1e-10), T(7.25)};
}

template <class T>
void floating() {
  position<exp_loop, T>("exp", -20, 20);
  position<log_loop, T>("log", 0, 20);
  position<tanh_loop, T>("tanh", -3, 3);
  position<erf_loop, T>("erf", -3, 3);
  position<lgamma_loop, T>("lgamma", -5, 20);
  position<digamma_loop, T>("digamma", -5, 20);
  position<erfinv_loop, T>("erfinv", -1, 1);
  position<sinc_loop, T>("sinc", -5, 5);

  const auto wide = numbers<T>(2000, T(-80), T(80));
  close<exp_loop, T>("exp", wide, [](double x) { return std::exp(x); }, 3);
  close<exp_loop, T>("exp", special<T>(), [](double x) { return std::exp(x); }, 3);
  std::vector<T> falling;
  for (const T x : wide) falling.push_back(-std::abs(x));
  for (const T x : special<T>()) falling.push_back(-std::abs(x));
  close<exp_nonpositive_loop, T>("exp_nonpositive", falling, [](double x) { return std::exp(x); }, 3);
  close<log_loop, T>("log", special<T>(), [](double x) { return std::log(x); }, 3);
  close<erf_loop, T>("erf", numbers<T>(2000, T(-6), T(6)), [](double x) { return std::erf(x); }, 4);
  close<erf_loop, T>("erf", special<T>(), [](double x) { return std::erf(x); }, 4);
  close<erfc_loop, T>("erfc", numbers<T>(2000, T(-4), T(8)), [](double x) { return std::erfc(x); }, 6);
  close<erfc_loop, T>("erfc", special<T>(), [](double x) { return std::erfc(x); }, 4);
  close<tanh_loop, T>("tanh", special<T>(), [](double x) { return std::tanh(x); }, 4);
  close<round_loop, T>("round", special<T>(), [](double x) { return std::nearbyint(x); }, 0);
  close<round_loop, T>("round", {T(0.49999999999999994), T(4503599627370497.0), T(8388609)},
                       [](double x) { return std::nearbyint(x); }, 0);
  close<lgamma_loop, T>("lgamma", numbers<T>(2000, T(0.01), T(30)), [](double x) { return std::lgamma(x); }, 16);

  const auto values = special<T>();
  std::vector<T> a, b;
  for (T x : values)
    for (T y : values) {
      a.push_back(x);
      b.push_back(y);
    }
  for (int i = 0; i < 3000; ++i) {
    a.push_back(T(std::ldexp(1 + (i % 97) / 97., (i * 37) % 60 - 30)) * (i % 2 == 0 ? 1 : -1));
    b.push_back(T(std::ldexp(1 + (i % 89) / 89., (i * 53) % 60 - 30)) * (i % 3 == 0 ? 1 : -1));
  }
  const auto modulo = run<fmod_loop, T, T, T>(a, b), next = run<nextafter_loop, T, T, T>(a, b),
             length = run<hypot_loop, T, T, T>(a, b), rest = run<remainder_loop, T, T, T>(a, b);
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double x = double(a[i]), y = double(b[i]);
    check(same(double(modulo[i]), double(std::fmod(a[i], b[i]))), "fmod", x, y, double(modulo[i]));
    check(same(double(next[i]), double(std::nextafter(a[i], b[i]))), "nextafter", x, y, double(next[i]));
    const T truth = std::hypot(a[i], b[i]), error = std::abs(length[i] - truth);
    const bool close_enough = error <= 4 * std::numeric_limits<T>::epsilon() * truth;
    check(same(double(length[i]), double(truth)) || close_enough, "hypot", x, y, double(length[i]));
    check(std::isnan(rest[i]) || rest[i] == 0 || std::signbit(rest[i]) == std::signbit(b[i]), "remainder", x, y,
          double(rest[i]));
  }

  std::vector<T> mantissa(values.size());
  std::vector<std::int32_t> exponent(values.size());
  char* args[] = {reinterpret_cast<char*>(mantissa.data()), reinterpret_cast<char*>(exponent.data()),
                  const_cast<char*>(reinterpret_cast<const char*>(values.data()))};
  isa::loop_many<frexp_loop, Types<T, std::int32_t>, Types<T>>(args, std::intptr_t(values.size()), nullptr);
  for (std::size_t i = 0; i < values.size(); ++i) {
    int want = 0;
    const T part = std::frexp(values[i], &want);
    check(same(double(mantissa[i]), double(part)) && (!std::isfinite(values[i]) || exponent[i] == want), "frexp",
          double(values[i]), exponent[i], double(mantissa[i]));
  }

  // polygamma(2, 1) = -2 zeta(3), polygamma(1, 1/2) = pi^2 / 2
  for (const auto& [order, x, want] :
       {std::tuple<double, double, double>{2, 1, -2.4041138063191886}, {1, 0.5, 4.934802200544679},
        {0, 1, -0.5772156649015329}}) {
    const polygamma_loop::Attributes attributes{order};
    T in = T(x), out = 0;
    char* pair[] = {reinterpret_cast<char*>(&out), reinterpret_cast<char*>(&in)};
    isa::loop<polygamma_loop, T, T>(pair, 1, &attributes);
    check(std::abs(double(out) / want - 1) < 8 * double(std::numeric_limits<T>::epsilon()), "polygamma", order, x,
          double(out));
  }
}

template <class T>
void integers() {
  using limits = std::numeric_limits<T>;
  std::vector<T> a, b;
  for (int x : {0, 1, 2, 3, 7, 8, 63, 64, 100, -1, -2, -7, -64})
    for (int y : {0, 1, 2, 3, 7, 8, 63, 64, 100, -1, -2, -7, -64}) {
      a.push_back(T(x));
      b.push_back(T(y));
      a.push_back(limits::min());
      b.push_back(T(y));
      a.push_back(limits::max());
      b.push_back(T(y));
    }
  const auto quotient = run<floor_divide_loop, T, T, T>(a, b), rest = run<remainder_loop, T, T, T>(a, b),
             left = run<bitwise_left_shift_loop, T, T, T>(a, b), right = run<bitwise_right_shift_loop, T, T, T>(a, b),
             power = run<pow_loop, T, T, T>(a, b);
  constexpr int width = 8 * sizeof(T);
  for (std::size_t i = 0; i < a.size(); ++i) {
    __extension__ using Wide = __int128;
    const Wide x = a[i], y = b[i];
    const Wide truncated = y == 0 ? Wide(0) : x / y;
    const Wide floored = y != 0 && truncated * y != x && (x < 0) != (y < 0) ? truncated - 1 : truncated;
    check(quotient[i] == T(floored), "floor_divide", double(x), double(y), double(quotient[i]));
    check(rest[i] == (y == 0 ? T(0) : T(x - floored * y)), "remainder", double(x), double(y), double(rest[i]));
    const bool inside = y >= 0 && y < width;
    check(left[i] == (inside ? T(std::uint64_t(x) << int(y)) : T(0)), "left_shift", double(x), double(y),
          double(left[i]));
    check(right[i] == (inside ? T(x >> int(y)) : T(x < 0 ? -1 : 0)), "right_shift", double(x), double(y),
          double(right[i]));
    if (y < 0) {
      const T want = x == 1 ? T(1) : x == -1 ? T(y % 2 == 0 ? 1 : -1) : T(0);
      check(power[i] == want, "pow", double(x), double(y), double(power[i]));
    } else if (y <= 100) {
      std::uint64_t want = 1;
      for (int k = 0; k < int(y); ++k) want *= std::uint64_t(x);
      check(power[i] == T(want), "pow", double(x), double(y), double(power[i]));
    }
  }
}

void casts() {
  const double values[] = {0, 1, -1, 2.5, -2.5, 100, 1e300, -1e300, INFINITY, -INFINITY, NAN};
  constexpr std::intptr_t n = std::size(values);
  for (int to = 0; to < 15; ++to) {
    alignas(16) char middle[n * 16], back[n * 16];
    scalar::cast_loop(12, to)(reinterpret_cast<const char*>(values), middle, n);
    scalar::cast_loop(to, 12)(middle, back, n);
    for (int i = 0; i < 2; ++i)
      check(reinterpret_cast<double*>(back)[i] == values[i], "cast there and back", to, values[i],
            reinterpret_cast<double*>(back)[i]);
  }
  std::int64_t wide[n];
  scalar::cast_loop(12, 4)(reinterpret_cast<const char*>(values), reinterpret_cast<char*>(wide), n);
  const std::int64_t want[] = {0, 1, -1, 2, -2, 100, INT64_MAX, INT64_MIN, INT64_MAX, INT64_MIN, 0};
  for (int i = 0; i < n; ++i) check(wide[i] == want[i], "to int64", values[i], 0, double(wide[i]));
  // Every half survives float32; the halfway cases round to even.
  std::vector<scalar::Float16> halves(65536), again(65536);
  std::vector<float> floats(65536);
  for (unsigned i = 0; i < 65536; ++i) halves[i].bits = std::uint16_t(i);
  scalar::cast_loop(9, 11)(reinterpret_cast<const char*>(halves.data()), reinterpret_cast<char*>(floats.data()), 65536);
  scalar::cast_loop(11, 9)(reinterpret_cast<const char*>(floats.data()), reinterpret_cast<char*>(again.data()), 65536);
  for (unsigned i = 0; i < 65536; ++i)
    check(again[i].bits == i || (std::isnan(floats[i]) && again[i].bits == (i | 0x200)), "float16", i, floats[i],
          again[i].bits);
  for (auto [x, bits] : {std::pair<float, int>{1.F + 0x1p-11F, 0x3c00}, {1.F + 3 * 0x1p-11F, 0x3c02}, {65519.F, 0x7bff},
                         {65520.F, 0x7c00}, {0x1p-25F, 0}, {0x1.8p-24F, 2}})
    check(scalar::to_float16(x).bits == bits, "to float16", x, bits, scalar::to_float16(x).bits);
  for (auto [x, bits] : {std::pair<float, int>{1.F + 0x1p-8F, 0x3f80}, {1.F + 3 * 0x1p-8F, 0x3f82},
                         {std::numeric_limits<float>::max(), 0x7f80}})
    check(scalar::to_bfloat16(x).bits == bits, "to bfloat16", x, bits, scalar::to_bfloat16(x).bits);
}

template <class T>
void complexes() {
  using C = scalar::Complex<T>;
  static_assert(sizeof(C) == sizeof(std::complex<T>));
  const T inf = std::numeric_limits<T>::infinity(), big = std::numeric_limits<T>::max() / 4;
  const auto expect = [](C z, double re, double im, const char* what) {
    const auto near = [](double a, double b) { return same(a, b) || std::abs(a - b) <= 1e-6 * std::abs(b); };
    check(near(double(z.re), re) && near(double(z.im), im), what, re, im, double(z.re));
  };
  expect(scalar::divide(C{big, big}, C{big, big}), 1, 0, "divide");
  expect(scalar::divide(C{1, 0}, C{inf, 1}), 0, -0.0, "divide");
  expect(scalar::sqrt(C{-1, T(-0.0)}), 0, -1, "sqrt");
  expect(scalar::expm1(C{inf, 0}), double(inf), 0, "expm1");
  expect(scalar::expm1(C{T(1e-12), 0}), double(T(1e-12)), 0, "expm1");
  expect(scalar::log1p(C{-1, 0}), -double(inf), 0, "log1p");
  expect(scalar::pow(C{0, 1}, C{2, 0}), -1, 0, "pow");
  expect(scalar::pow(C{0, 0}, C{0, 0}), 1, 0, "pow");
  expect(scalar::sign(C{3, 4}), 0.6, 0.8, "sign");
  expect(scalar::sign(C{0, 0}), 0, 0, "sign");
  check(scalar::abs(C{inf, NAN}) == inf, "abs", 0, 0, 0);
}

}  // namespace

int main() {
  floating<float>();
  floating<double>();
  integers<std::int8_t>();
  integers<std::int16_t>();
  integers<std::int32_t>();
  integers<std::int64_t>();
  integers<std::uint8_t>();
  integers<std::uint16_t>();
  integers<std::uint32_t>();
  integers<std::uint64_t>();
  complexes<float>();
  complexes<double>();
  casts();
  std::printf("%s: %d checks, %d failed\n", PYLUCID_ISA_NAME, checks, failures);
  return checks == 0 || failures != 0;
}
