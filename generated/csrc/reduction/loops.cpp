// Generated from ops.yaml. Do not edit.
// The cpu loops of the reduction family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "reduction/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// scale * (x - y)
template <class T>
struct ScaledDistanceForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T scale, T x, T y) {
#line 4 "ops.yaml:_scaled_distance"
    return static_cast<T>(scale * (x - y));
#line 28 "reduction/loops.cpp"
  }
};

// scale * (x - y)
template <class T>
struct ScaledDistanceForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T scale, T x, T y) {
#line 4 "ops.yaml:_scaled_distance"
    return static_cast<T>(scale * (x - y));
#line 40 "reduction/loops.cpp"
  }
};

// scale: (x - y) * g; x: scale * g; y: -scale * g
template <class T>
struct ScaledDistanceGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T scale, T x, T y, T& scale_result, T& x_result, T& y_result) {
    scale_result = static_cast<T>(guard<T>((x - y) * g, g));
    x_result = static_cast<T>(guard<T>(scale * g, g));
    y_result = static_cast<T>(guard<T>(-scale * g, g));
  }
};

// scale: (x - y) * g; x: scale * g; y: -scale * g
template <class T>
struct ScaledDistanceGradientsComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T scale, T x, T y, T& scale_result, T& x_result, T& y_result) {
    const auto v0 = scalar::conj(x);
    const auto v1 = scalar::conj(y);
    const auto v2 = scalar::conj(scale);
    scale_result = static_cast<T>(guard<T>((v0 - v1) * g, g));
    x_result = static_cast<T>(guard<T>(v2 * g, g));
    y_result = static_cast<T>(guard<T>(-v2 * g, g));
  }
};

// scale: (x - y) * g
template <class T>
struct ScaledDistanceGradientScale {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
    return static_cast<T>(guard<T>((x - y) * g, g));
  }
};

// scale: (x - y) * g
template <class T>
struct ScaledDistanceGradientScaleComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
    const auto v0 = scalar::conj(x);
    const auto v1 = scalar::conj(y);
    return static_cast<T>(guard<T>((v0 - v1) * g, g));
  }
};

// x: scale * g
template <class T>
struct ScaledDistanceGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T scale) {
    return static_cast<T>(guard<T>(scale * g, g));
  }
};

// x: scale * g
template <class T>
struct ScaledDistanceGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T scale) {
    const auto v0 = scalar::conj(scale);
    return static_cast<T>(guard<T>(v0 * g, g));
  }
};

// y: -scale * g
template <class T>
struct ScaledDistanceGradientY {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T scale) {
    return static_cast<T>(guard<T>(-scale * g, g));
  }
};

// y: -scale * g
template <class T>
struct ScaledDistanceGradientYComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T scale) {
    const auto v0 = scalar::conj(scale);
    return static_cast<T>(guard<T>(-v0 * g, g));
  }
};

// scale * exp(x - where(y == -inf, 0, y))
template <class T>
struct ScaledExpForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T scale, T x, T y) {
#line 4 "ops.yaml:_scaled_exp"
    const auto v0 = scalar::where(y == -std::numeric_limits<R>::infinity(), T(0), y);
#line 4 "ops.yaml:_scaled_exp"
    const auto v1 = scalar::exp(x - v0);
#line 4 "ops.yaml:_scaled_exp"
    return static_cast<T>(scale * v1);
#line 146 "reduction/loops.cpp"
  }
};

// scale * exp(x - where(y == -inf, 0, y))
template <class T>
struct ScaledExpForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T scale, T x, T y) {
#line 4 "ops.yaml:_scaled_exp"
    const auto v0 = scalar::where(y == -std::numeric_limits<R>::infinity(), T(0), y);
#line 4 "ops.yaml:_scaled_exp"
    const auto v1 = scalar::exp(x - v0);
#line 4 "ops.yaml:_scaled_exp"
    return static_cast<T>(scale * v1);
#line 161 "reduction/loops.cpp"
  }
};

// scale: exp(x - where(y == -inf, 0, y)) * g; x: out * g; y: where(y == -inf, 0, -out * g)
template <class T>
struct ScaledExpGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x, T y, T out, T& scale_result, T& x_result, T& y_result) {
    const auto v0 = y == -std::numeric_limits<R>::infinity();
    const auto v1 = scalar::where(v0, T(0), y);
    const auto v2 = scalar::exp(x - v1);
    const auto v3 = scalar::where(v0, T(0), -out * g);
    scale_result = static_cast<T>(guard<T>(v2 * g, g));
    x_result = static_cast<T>(guard<T>(out * g, g));
    y_result = static_cast<T>(guard<T>(v3, g));
  }
};

// scale: exp(x - where(y == -inf, 0, y)) * g; x: out * g; y: where(y == -inf, 0, -out * g)
template <class T>
struct ScaledExpGradientsComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x, T y, T out, T& scale_result, T& x_result, T& y_result) {
    const auto v0 = y == -std::numeric_limits<R>::infinity();
    const auto v1 = scalar::where(v0, T(0), y);
    const auto v2 = scalar::exp(x - v1);
    const auto v3 = scalar::conj(v2);
    const auto v4 = scalar::conj(out);
    const auto v5 = scalar::where(v0, T(0), -v4 * g);
    scale_result = static_cast<T>(guard<T>(v3 * g, g));
    x_result = static_cast<T>(guard<T>(v4 * g, g));
    y_result = static_cast<T>(guard<T>(v5, g));
  }
};

// scale: exp(x - where(y == -inf, 0, y)) * g
template <class T>
struct ScaledExpGradientScale {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
    const auto v0 = scalar::where(y == -std::numeric_limits<R>::infinity(), T(0), y);
    const auto v1 = scalar::exp(x - v0);
    return static_cast<T>(guard<T>(v1 * g, g));
  }
};

// scale: exp(x - where(y == -inf, 0, y)) * g
template <class T>
struct ScaledExpGradientScaleComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
    const auto v0 = scalar::where(y == -std::numeric_limits<R>::infinity(), T(0), y);
    const auto v1 = scalar::exp(x - v0);
    const auto v2 = scalar::conj(v1);
    return static_cast<T>(guard<T>(v2 * g, g));
  }
};

// x: out * g
template <class T>
struct ScaledExpGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T out) {
    return static_cast<T>(guard<T>(out * g, g));
  }
};

// x: out * g
template <class T>
struct ScaledExpGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T out) {
    const auto v0 = scalar::conj(out);
    return static_cast<T>(guard<T>(v0 * g, g));
  }
};

// y: where(y == -inf, 0, -out * g)
template <class T>
struct ScaledExpGradientY {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y, T out) {
    const auto v0 = scalar::where(y == -std::numeric_limits<R>::infinity(), T(0), -out * g);
    return static_cast<T>(guard<T>(v0, g));
  }
};

// y: where(y == -inf, 0, -out * g)
template <class T>
struct ScaledExpGradientYComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T y, T out) {
    const auto v0 = scalar::conj(out);
    const auto v1 = scalar::where(y == -std::numeric_limits<R>::infinity(), T(0), -v0 * g);
    return static_cast<T>(guard<T>(v1, g));
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Int8, loop<ScaledDistanceForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t, std::int8_t>},
    {0, 0, Dtype::Int16, loop<ScaledDistanceForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t, std::int16_t>},
    {0, 0, Dtype::Int32, loop<ScaledDistanceForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t, std::int32_t>},
    {0, 0, Dtype::Int64, loop<ScaledDistanceForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<ScaledDistanceForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<ScaledDistanceForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<ScaledDistanceForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<ScaledDistanceForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t>},
    {0, 0, Dtype::Float32, loop<ScaledDistanceForward<float>, float, float, float, float>},
    {0, 0, Dtype::Float64, loop<ScaledDistanceForward<double>, double, double, double, double>},
    {0, 0, Dtype::Float16, loop<ScaledDistanceForward<float>, scalar::Float16, scalar::Float16, scalar::Float16, scalar::Float16>},
    {0, 0, Dtype::BFloat16, loop<ScaledDistanceForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {0, 0, Dtype::Complex64, loop<ScaledDistanceForwardComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<ScaledDistanceForwardComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {0, 1, Dtype::Float32, loop_many<ScaledDistanceGradients<float>, Types<float, float, float>, Types<float, float, float, float>>},
    {0, 1, Dtype::Float64, loop_many<ScaledDistanceGradients<double>, Types<double, double, double>, Types<double, double, double, double>>},
    {0, 1, Dtype::Complex64, loop_many<ScaledDistanceGradientsComplex<Complex<float>>, Types<Complex<float>, Complex<float>, Complex<float>>, Types<Complex<float>, Complex<float>, Complex<float>, Complex<float>>>},
    {0, 1, Dtype::Complex128, loop_many<ScaledDistanceGradientsComplex<Complex<double>>, Types<Complex<double>, Complex<double>, Complex<double>>, Types<Complex<double>, Complex<double>, Complex<double>, Complex<double>>>},
    {0, 2, Dtype::Float32, loop<ScaledDistanceGradientScale<float>, float, float, float, float>},
    {0, 2, Dtype::Float64, loop<ScaledDistanceGradientScale<double>, double, double, double, double>},
    {0, 2, Dtype::Complex64, loop<ScaledDistanceGradientScaleComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {0, 2, Dtype::Complex128, loop<ScaledDistanceGradientScaleComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {0, 3, Dtype::Float32, loop<ScaledDistanceGradientX<float>, float, float, float>},
    {0, 3, Dtype::Float64, loop<ScaledDistanceGradientX<double>, double, double, double>},
    {0, 3, Dtype::Complex64, loop<ScaledDistanceGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {0, 3, Dtype::Complex128, loop<ScaledDistanceGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {0, 4, Dtype::Float32, loop<ScaledDistanceGradientY<float>, float, float, float>},
    {0, 4, Dtype::Float64, loop<ScaledDistanceGradientY<double>, double, double, double>},
    {0, 4, Dtype::Complex64, loop<ScaledDistanceGradientYComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {0, 4, Dtype::Complex128, loop<ScaledDistanceGradientYComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 0, Dtype::Float32, loop<ScaledExpForward<float>, float, float, float, float>},
    {1, 0, Dtype::Float64, loop<ScaledExpForward<double>, double, double, double, double>},
    {1, 0, Dtype::Complex64, loop<ScaledExpForwardComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {1, 0, Dtype::Complex128, loop<ScaledExpForwardComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 1, Dtype::Float32, loop_many<ScaledExpGradients<float>, Types<float, float, float>, Types<float, float, float, float>>},
    {1, 1, Dtype::Float64, loop_many<ScaledExpGradients<double>, Types<double, double, double>, Types<double, double, double, double>>},
    {1, 1, Dtype::Complex64, loop_many<ScaledExpGradientsComplex<Complex<float>>, Types<Complex<float>, Complex<float>, Complex<float>>, Types<Complex<float>, Complex<float>, Complex<float>, Complex<float>>>},
    {1, 1, Dtype::Complex128, loop_many<ScaledExpGradientsComplex<Complex<double>>, Types<Complex<double>, Complex<double>, Complex<double>>, Types<Complex<double>, Complex<double>, Complex<double>, Complex<double>>>},
    {1, 2, Dtype::Float32, loop<ScaledExpGradientScale<float>, float, float, float, float>},
    {1, 2, Dtype::Float64, loop<ScaledExpGradientScale<double>, double, double, double, double>},
    {1, 2, Dtype::Complex64, loop<ScaledExpGradientScaleComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {1, 2, Dtype::Complex128, loop<ScaledExpGradientScaleComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 3, Dtype::Float32, loop<ScaledExpGradientX<float>, float, float, float>},
    {1, 3, Dtype::Float64, loop<ScaledExpGradientX<double>, double, double, double>},
    {1, 3, Dtype::Complex64, loop<ScaledExpGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {1, 3, Dtype::Complex128, loop<ScaledExpGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 4, Dtype::Float32, loop<ScaledExpGradientY<float>, float, float, float, float>},
    {1, 4, Dtype::Float64, loop<ScaledExpGradientY<double>, double, double, double, double>},
    {1, 4, Dtype::Complex64, loop<ScaledExpGradientYComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {1, 4, Dtype::Complex128, loop<ScaledExpGradientYComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
};

}  // namespace

cpu::LoopEntries reduction_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
