// Generated from ops.yaml. Do not edit.
// The cpu loops of the complex family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "complex/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive conj
template <class T>
struct ConjForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::conj(x));
  }
};

// the primitive conj
template <class T>
struct ConjForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::conj(x));
  }
};

// x: conj(g)
template <class T>
struct ConjGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:conj"
    return static_cast<T>(guard<T>(g, g));
#line 48 "complex/loops.cpp"
  }
};

// x: conj(g)
template <class T>
struct ConjGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:conj"
    const auto v0 = scalar::conj(g);
#line 5 "ops.yaml:conj"
    return static_cast<T>(guard<T>(v0, g));
#line 62 "complex/loops.cpp"
  }
};

// the primitive real
template <class T>
struct RealForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE R apply(T x) {
    return static_cast<R>(scalar::real(x));
  }
};

// the primitive real
template <class T>
struct RealForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE R apply(T x) {
    return static_cast<R>(scalar::real(x));
  }
};

// x: g
template <class T>
struct RealGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(R g) {
#line 5 "ops.yaml:real"
    return static_cast<T>(g);
#line 94 "complex/loops.cpp"
  }
};

// x: g
template <class T>
struct RealGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(R g) {
#line 5 "ops.yaml:real"
    return static_cast<T>(g);
#line 106 "complex/loops.cpp"
  }
};

// the primitive imag
template <class T>
struct ImagForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE R apply(T x) {
    return static_cast<R>(scalar::imag(x));
  }
};

// x: _times_i(g, x)
template <class T>
struct ImagGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(R g, T x) {
#line 5 "ops.yaml:imag"
    const auto v0 = scalar::times_i(T(g), x);
#line 5 "ops.yaml:imag"
    return static_cast<T>(guard<T>(v0, g));
#line 129 "complex/loops.cpp"
  }
};

// the primitive angle
template <class T>
struct AngleForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE R apply(T x) {
    return static_cast<R>(scalar::angle(x));
  }
};

// the primitive angle
template <class T>
struct AngleForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE R apply(T x) {
    return static_cast<R>(scalar::angle(x));
  }
};

// x: where(x == 0, 0, _times_i(g, x) * sign(x) / abs(x)) if is_complex(x) else 0
template <class T>
struct AngleGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(R g, T x) {
#line 5 "ops.yaml:angle"
    const auto v0 = scalar::times_i(T(g), x);
#line 5 "ops.yaml:angle"
    const auto v1 = scalar::sign(x);
#line 5 "ops.yaml:angle"
    const auto v2 = scalar::abs(x);
#line 5 "ops.yaml:angle"
    const auto v3 = scalar::divide(v0 * v1, v2);
#line 5 "ops.yaml:angle"
    const auto v4 = scalar::where(x == R(0), T(0), v3);
#line 5 "ops.yaml:angle"
    return static_cast<T>(guard<T>(v4, g));
#line 168 "complex/loops.cpp"
  }
};

// the primitive _times_i
template <class T>
struct TimesIForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x, T like) {
    return static_cast<T>(scalar::times_i(x, like));
  }
};

// the primitive _times_i
template <class T>
struct TimesIForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x, T like) {
    return static_cast<T>(scalar::times_i(x, like));
  }
};

// x: _times_i(g, like)
template <class T>
struct TimesIGradientX {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T like) {
#line 6 "ops.yaml:_times_i"
    const auto v0 = scalar::times_i(g, like);
#line 6 "ops.yaml:_times_i"
    return static_cast<T>(guard<T>(v0, g));
#line 199 "complex/loops.cpp"
  }
};

// x: _times_i(g, like)
template <class T>
struct TimesIGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T like) {
#line 6 "ops.yaml:_times_i"
    const auto v0 = scalar::conj(g);
#line 6 "ops.yaml:_times_i"
    const auto v1 = scalar::times_i(v0, like);
#line 6 "ops.yaml:_times_i"
    const auto v2 = scalar::conj(v1);
#line 6 "ops.yaml:_times_i"
    return static_cast<T>(guard<T>(v2, g));
#line 216 "complex/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Int8, loop<ConjForward<std::int8_t>, std::int8_t, std::int8_t>},
    {0, 0, Dtype::Int16, loop<ConjForward<std::int16_t>, std::int16_t, std::int16_t>},
    {0, 0, Dtype::Int32, loop<ConjForward<std::int32_t>, std::int32_t, std::int32_t>},
    {0, 0, Dtype::Int64, loop<ConjForward<std::int64_t>, std::int64_t, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<ConjForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<ConjForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<ConjForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<ConjForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {0, 0, Dtype::Float32, loop<ConjForward<float>, float, float>},
    {0, 0, Dtype::Float64, loop<ConjForward<double>, double, double>},
    {0, 0, Dtype::Float16, loop<ConjForward<float>, scalar::Float16, scalar::Float16>},
    {0, 0, Dtype::BFloat16, loop<ConjForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {0, 0, Dtype::Complex64, loop<ConjForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<ConjForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {0, 1, Dtype::Float32, loop<ConjGradientX<float>, float, float>},
    {0, 1, Dtype::Float64, loop<ConjGradientX<double>, double, double>},
    {0, 1, Dtype::Complex64, loop<ConjGradientXComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {0, 1, Dtype::Complex128, loop<ConjGradientXComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {1, 0, Dtype::Int8, loop<RealForward<std::int8_t>, std::int8_t, std::int8_t>},
    {1, 0, Dtype::Int16, loop<RealForward<std::int16_t>, std::int16_t, std::int16_t>},
    {1, 0, Dtype::Int32, loop<RealForward<std::int32_t>, std::int32_t, std::int32_t>},
    {1, 0, Dtype::Int64, loop<RealForward<std::int64_t>, std::int64_t, std::int64_t>},
    {1, 0, Dtype::UInt8, loop<RealForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {1, 0, Dtype::UInt16, loop<RealForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {1, 0, Dtype::UInt32, loop<RealForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {1, 0, Dtype::UInt64, loop<RealForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {1, 0, Dtype::Float32, loop<RealForward<float>, float, float>},
    {1, 0, Dtype::Float64, loop<RealForward<double>, double, double>},
    {1, 0, Dtype::Float16, loop<RealForward<float>, scalar::Float16, scalar::Float16>},
    {1, 0, Dtype::BFloat16, loop<RealForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {1, 0, Dtype::Complex64, loop<RealForwardComplex<Complex<float>>, float, Complex<float>>},
    {1, 0, Dtype::Complex128, loop<RealForwardComplex<Complex<double>>, double, Complex<double>>},
    {1, 1, Dtype::Float32, loop<RealGradientX<float>, float, float>},
    {1, 1, Dtype::Float64, loop<RealGradientX<double>, double, double>},
    {1, 1, Dtype::Complex64, loop<RealGradientXComplex<Complex<float>>, Complex<float>, float>},
    {1, 1, Dtype::Complex128, loop<RealGradientXComplex<Complex<double>>, Complex<double>, double>},
    {2, 0, Dtype::Complex64, loop<ImagForward<Complex<float>>, float, Complex<float>>},
    {2, 0, Dtype::Complex128, loop<ImagForward<Complex<double>>, double, Complex<double>>},
    {2, 1, Dtype::Complex64, loop<ImagGradientX<Complex<float>>, Complex<float>, float, Complex<float>>},
    {2, 1, Dtype::Complex128, loop<ImagGradientX<Complex<double>>, Complex<double>, double, Complex<double>>},
    {3, 0, Dtype::Float32, loop<AngleForward<float>, float, float>},
    {3, 0, Dtype::Float64, loop<AngleForward<double>, double, double>},
    {3, 0, Dtype::Complex64, loop<AngleForwardComplex<Complex<float>>, float, Complex<float>>},
    {3, 0, Dtype::Complex128, loop<AngleForwardComplex<Complex<double>>, double, Complex<double>>},
    {3, 1, Dtype::Complex64, loop<AngleGradientXComplex<Complex<float>>, Complex<float>, float, Complex<float>>},
    {3, 1, Dtype::Complex128, loop<AngleGradientXComplex<Complex<double>>, Complex<double>, double, Complex<double>>},
    {4, 0, Dtype::Float32, loop<TimesIForward<float>, float, float, float>},
    {4, 0, Dtype::Float64, loop<TimesIForward<double>, double, double, double>},
    {4, 0, Dtype::Complex64, loop<TimesIForwardComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {4, 0, Dtype::Complex128, loop<TimesIForwardComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {4, 1, Dtype::Float32, loop<TimesIGradientX<float>, float, float, float>},
    {4, 1, Dtype::Float64, loop<TimesIGradientX<double>, double, double, double>},
    {4, 1, Dtype::Complex64, loop<TimesIGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {4, 1, Dtype::Complex128, loop<TimesIGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
};

}  // namespace

cpu::LoopEntries complex_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
