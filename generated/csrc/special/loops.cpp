// Generated from ops.yaml. Do not edit.
// The cpu loops of the special family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "special/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive erf
template <class T>
struct ErfForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::erf(x));
  }
};

// x: 1.1283791670955126 * g * _exp_product(-x, x)
template <class T>
struct ErfGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:erf"
    const auto v0 = scalar::exp_product(-x, x);
#line 5 "ops.yaml:erf"
    return static_cast<T>(guard<T>(R(1.1283791670955126) * g * v0, g));
#line 38 "special/loops.cpp"
  }
};

// the primitive erfc
template <class T>
struct ErfcForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::erfc(x));
  }
};

// x: -1.1283791670955126 * g * _exp_product(-x, x)
template <class T>
struct ErfcGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:erfc"
    const auto v0 = scalar::exp_product(-x, x);
#line 5 "ops.yaml:erfc"
    return static_cast<T>(guard<T>(R(-1.1283791670955126) * g * v0, g));
#line 60 "special/loops.cpp"
  }
};

// the primitive _normal_cdf
template <class T>
struct NormalCdfForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::normal_cdf(x));
  }
};

// x: g * _normal_pdf(x)
template <class T>
struct NormalCdfGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:_normal_cdf"
    const auto v0 = scalar::normal_pdf(x);
#line 5 "ops.yaml:_normal_cdf"
    return static_cast<T>(guard<T>(g * v0, g));
#line 82 "special/loops.cpp"
  }
};

// the primitive _normal_pdf
template <class T>
struct NormalPdfForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::normal_pdf(x));
  }
};

// x: -g * (clip(x, -40, 40) * out)
template <class T>
struct NormalPdfGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 6 "ops.yaml:_normal_pdf"
    const auto v0 = scalar::maximum(T(-40), x);
#line 6 "ops.yaml:_normal_pdf"
    const auto v1 = scalar::minimum(T(40), v0);
#line 6 "ops.yaml:_normal_pdf"
    return static_cast<T>(guard<T>(-g * (v1 * y), g));
#line 107 "special/loops.cpp"
  }
};

// the primitive erfinv
template <class T>
struct ErfinvForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::erfinv(x));
  }
};

// x: 0.886226925452758 * g * exp(out * out)
template <class T>
struct ErfinvGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T y) {
#line 5 "ops.yaml:erfinv"
    const auto v0 = scalar::exp(y * y);
#line 5 "ops.yaml:erfinv"
    return static_cast<T>(guard<T>(R(0.886226925452758) * g * v0, g));
#line 129 "special/loops.cpp"
  }
};

// the primitive lgamma
template <class T>
struct LgammaForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::lgamma(x));
  }
};

// x: g * digamma(x)
template <class T>
struct LgammaGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:lgamma"
    const auto v0 = scalar::digamma(x);
#line 5 "ops.yaml:lgamma"
    return static_cast<T>(guard<T>(g * v0, g));
#line 151 "special/loops.cpp"
  }
};

// the primitive digamma
template <class T>
struct DigammaForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::digamma(x));
  }
};

// x: g * polygamma(1, x)
template <class T>
struct DigammaGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 5 "ops.yaml:digamma"
    const auto v0 = scalar::polygamma(1, x);
#line 5 "ops.yaml:digamma"
    return static_cast<T>(guard<T>(g * v0, g));
#line 173 "special/loops.cpp"
  }
};

// the primitive polygamma
template <class T>
struct PolygammaForward {
  using R = scalar::real_t<T>;
  using Attributes = PolygammaAttributes;
  static PYLUCID_INLINE T apply(T x, const Attributes& attributes) {
    return static_cast<T>(scalar::polygamma(attributes.n, x));
  }
};

// x: g * polygamma(n + 1, x)
template <class T>
struct PolygammaGradientX {
  using R = scalar::real_t<T>;
  using Attributes = PolygammaAttributes;
  static PYLUCID_INLINE T apply(T g, T x, const Attributes& attributes) {
#line 6 "ops.yaml:polygamma"
    const auto v0 = scalar::polygamma(attributes.n + 1, x);
#line 6 "ops.yaml:polygamma"
    return static_cast<T>(guard<T>(g * v0, g));
#line 197 "special/loops.cpp"
  }
};

// log(where(abs(x - 0.5) < 0.25, 1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x), where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x))) + where(abs(x - 0.5) < 0.25, (where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x) - (1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x) - 1)) / (1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x)), 0)
template <class T>
struct LogitForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
#line 7 "ops.yaml:logit"
    const auto v0 = scalar::abs(x - R(0.5));
#line 7 "ops.yaml:logit"
    const auto v1 = v0 < R(0.25);
#line 7 "ops.yaml:logit"
    const auto v2 = scalar::where(v1, R(2) * x - R(1), x);
#line 7 "ops.yaml:logit"
    const auto v3 = scalar::divide(v2, R(1) - x);
#line 7 "ops.yaml:logit"
    const auto v4 = R(1) + v3;
#line 7 "ops.yaml:logit"
    const auto v5 = scalar::where(v1, v4, v3);
#line 7 "ops.yaml:logit"
    const auto v6 = scalar::log(v5);
#line 7 "ops.yaml:logit"
    const auto v7 = scalar::divide(v3 - (v4 - R(1)), v4);
#line 7 "ops.yaml:logit"
    const auto v8 = scalar::where(v1, v7, T(0));
#line 7 "ops.yaml:logit"
    return static_cast<T>(v6 + v8);
#line 226 "special/loops.cpp"
  }
};

// x: g / _times_rest_of_one(x)
template <class T>
struct LogitGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 11 "ops.yaml:logit"
    const auto v0 = scalar::divide(g, x * (R(1) - x));
#line 11 "ops.yaml:logit"
    return static_cast<T>(guard<T>(v0, g));
#line 240 "special/loops.cpp"
  }
};

// x * (1 - x)
template <class T>
struct TimesRestOfOneForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:_times_rest_of_one"
    return static_cast<T>(x * (R(1) - x));
#line 252 "special/loops.cpp"
  }
};

// x: g * (1 - 2 * x)
template <class T>
struct TimesRestOfOneGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x) {
#line 6 "ops.yaml:_times_rest_of_one"
    return static_cast<T>(guard<T>(g * (R(1) - R(2) * x), g));
#line 264 "special/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, loop<ErfForward<float>, float, float>},
    {0, 0, Dtype::Float64, loop<ErfForward<double>, double, double>},
    {0, 1, Dtype::Float32, loop<ErfGradientX<float>, float, float, float>},
    {0, 1, Dtype::Float64, loop<ErfGradientX<double>, double, double, double>},
    {1, 0, Dtype::Float32, loop<ErfcForward<float>, float, float>},
    {1, 0, Dtype::Float64, loop<ErfcForward<double>, double, double>},
    {1, 1, Dtype::Float32, loop<ErfcGradientX<float>, float, float, float>},
    {1, 1, Dtype::Float64, loop<ErfcGradientX<double>, double, double, double>},
    {2, 0, Dtype::Float32, loop<NormalCdfForward<float>, float, float>},
    {2, 0, Dtype::Float64, loop<NormalCdfForward<double>, double, double>},
    {2, 1, Dtype::Float32, loop<NormalCdfGradientX<float>, float, float, float>},
    {2, 1, Dtype::Float64, loop<NormalCdfGradientX<double>, double, double, double>},
    {3, 0, Dtype::Float32, loop<NormalPdfForward<float>, float, float>},
    {3, 0, Dtype::Float64, loop<NormalPdfForward<double>, double, double>},
    {3, 1, Dtype::Float32, loop<NormalPdfGradientX<float>, float, float, float, float>},
    {3, 1, Dtype::Float64, loop<NormalPdfGradientX<double>, double, double, double, double>},
    {4, 0, Dtype::Float32, loop<ErfinvForward<float>, float, float>},
    {4, 0, Dtype::Float64, loop<ErfinvForward<double>, double, double>},
    {4, 1, Dtype::Float32, loop<ErfinvGradientX<float>, float, float, float>},
    {4, 1, Dtype::Float64, loop<ErfinvGradientX<double>, double, double, double>},
    {5, 0, Dtype::Float32, loop<LgammaForward<float>, float, float>},
    {5, 0, Dtype::Float64, loop<LgammaForward<double>, double, double>},
    {5, 1, Dtype::Float32, loop<LgammaGradientX<float>, float, float, float>},
    {5, 1, Dtype::Float64, loop<LgammaGradientX<double>, double, double, double>},
    {6, 0, Dtype::Float32, loop<DigammaForward<float>, float, float>},
    {6, 0, Dtype::Float64, loop<DigammaForward<double>, double, double>},
    {6, 1, Dtype::Float32, loop<DigammaGradientX<float>, float, float, float>},
    {6, 1, Dtype::Float64, loop<DigammaGradientX<double>, double, double, double>},
    {7, 0, Dtype::Float32, loop<PolygammaForward<float>, float, float>},
    {7, 0, Dtype::Float64, loop<PolygammaForward<double>, double, double>},
    {7, 1, Dtype::Float32, loop<PolygammaGradientX<float>, float, float, float>},
    {7, 1, Dtype::Float64, loop<PolygammaGradientX<double>, double, double, double>},
    {8, 0, Dtype::Float32, loop<LogitForward<float>, float, float>},
    {8, 0, Dtype::Float64, loop<LogitForward<double>, double, double>},
    {8, 1, Dtype::Float32, loop<LogitGradientX<float>, float, float, float>},
    {8, 1, Dtype::Float64, loop<LogitGradientX<double>, double, double, double>},
    {9, 0, Dtype::Float32, loop<TimesRestOfOneForward<float>, float, float>},
    {9, 0, Dtype::Float64, loop<TimesRestOfOneForward<double>, double, double>},
    {9, 0, Dtype::Float16, loop<TimesRestOfOneForward<float>, scalar::Float16, scalar::Float16>},
    {9, 0, Dtype::BFloat16, loop<TimesRestOfOneForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {9, 1, Dtype::Float32, loop<TimesRestOfOneGradientX<float>, float, float, float>},
    {9, 1, Dtype::Float64, loop<TimesRestOfOneGradientX<double>, double, double, double>},
};

}  // namespace

cpu::LoopEntries special_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
