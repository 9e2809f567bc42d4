// Generated from ops.yaml. Do not edit.
// The cpu loops of the indexing family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "indexing/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// where(mask, value, x)
template <class T>
struct MaskedFillForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, bool mask, T value) {
#line 4 "ops.yaml:masked_fill"
    const auto v0 = scalar::where(mask, value, x);
#line 4 "ops.yaml:masked_fill"
    return static_cast<T>(v0);
#line 30 "indexing/loops.cpp"
  }
};

// where(mask, value, x)
template <class T>
struct MaskedFillForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, bool mask, T value) {
#line 4 "ops.yaml:masked_fill"
    const auto v0 = scalar::where(mask, value, x);
#line 4 "ops.yaml:masked_fill"
    return static_cast<T>(v0);
#line 44 "indexing/loops.cpp"
  }
};

// x: where(mask, 0, g); value: where(mask, g, 0)
template <class T>
struct MaskedFillGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, bool mask, T& x_result, T& value_result) {
    const auto v0 = scalar::where(mask, T(0), g);
    const auto v1 = scalar::where(mask, g, T(0));
    x_result = static_cast<T>(v0);
    value_result = static_cast<T>(v1);
  }
};

// x: where(mask, 0, g); value: where(mask, g, 0)
template <class T>
struct MaskedFillGradientsComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, bool mask, T& x_result, T& value_result) {
    const auto v0 = scalar::where(mask, T(0), g);
    const auto v1 = scalar::where(mask, g, T(0));
    x_result = static_cast<T>(v0);
    value_result = static_cast<T>(v1);
  }
};

// x: where(mask, 0, g)
template <class T>
struct MaskedFillGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, bool mask) {
    const auto v0 = scalar::where(mask, T(0), g);
    return static_cast<T>(v0);
  }
};

// x: where(mask, 0, g)
template <class T>
struct MaskedFillGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, bool mask) {
    const auto v0 = scalar::where(mask, T(0), g);
    return static_cast<T>(v0);
  }
};

// value: where(mask, g, 0)
template <class T>
struct MaskedFillGradientValue {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, bool mask) {
    const auto v0 = scalar::where(mask, g, T(0));
    return static_cast<T>(v0);
  }
};

// value: where(mask, g, 0)
template <class T>
struct MaskedFillGradientValueComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, bool mask) {
    const auto v0 = scalar::where(mask, g, T(0));
    return static_cast<T>(v0);
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Bool, loop<MaskedFillForward<bool>, bool, bool, bool, bool>},
    {0, 0, Dtype::Int8, loop<MaskedFillForward<std::int8_t>, std::int8_t, std::int8_t, bool, std::int8_t>},
    {0, 0, Dtype::Int16, loop<MaskedFillForward<std::int16_t>, std::int16_t, std::int16_t, bool, std::int16_t>},
    {0, 0, Dtype::Int32, loop<MaskedFillForward<std::int32_t>, std::int32_t, std::int32_t, bool, std::int32_t>},
    {0, 0, Dtype::Int64, loop<MaskedFillForward<std::int64_t>, std::int64_t, std::int64_t, bool, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<MaskedFillForward<std::uint8_t>, std::uint8_t, std::uint8_t, bool, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<MaskedFillForward<std::uint16_t>, std::uint16_t, std::uint16_t, bool, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<MaskedFillForward<std::uint32_t>, std::uint32_t, std::uint32_t, bool, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<MaskedFillForward<std::uint64_t>, std::uint64_t, std::uint64_t, bool, std::uint64_t>},
    {0, 0, Dtype::Float32, loop<MaskedFillForward<float>, float, float, bool, float>},
    {0, 0, Dtype::Float64, loop<MaskedFillForward<double>, double, double, bool, double>},
    {0, 0, Dtype::Float16, loop<MaskedFillForward<float>, scalar::Float16, scalar::Float16, bool, scalar::Float16>},
    {0, 0, Dtype::BFloat16, loop<MaskedFillForward<float>, scalar::BFloat16, scalar::BFloat16, bool, scalar::BFloat16>},
    {0, 0, Dtype::Complex64, loop<MaskedFillForwardComplex<Complex<float>>, Complex<float>, Complex<float>, bool, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<MaskedFillForwardComplex<Complex<double>>, Complex<double>, Complex<double>, bool, Complex<double>>},
    {0, 1, Dtype::Float32, loop_many<MaskedFillGradients<float>, Types<float, float>, Types<float, bool>>},
    {0, 1, Dtype::Float64, loop_many<MaskedFillGradients<double>, Types<double, double>, Types<double, bool>>},
    {0, 1, Dtype::Complex64, loop_many<MaskedFillGradientsComplex<Complex<float>>, Types<Complex<float>, Complex<float>>, Types<Complex<float>, bool>>},
    {0, 1, Dtype::Complex128, loop_many<MaskedFillGradientsComplex<Complex<double>>, Types<Complex<double>, Complex<double>>, Types<Complex<double>, bool>>},
    {0, 2, Dtype::Float32, loop<MaskedFillGradientX<float>, float, float, bool>},
    {0, 2, Dtype::Float64, loop<MaskedFillGradientX<double>, double, double, bool>},
    {0, 2, Dtype::Complex64, loop<MaskedFillGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, bool>},
    {0, 2, Dtype::Complex128, loop<MaskedFillGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, bool>},
    {0, 3, Dtype::Float32, loop<MaskedFillGradientValue<float>, float, float, bool>},
    {0, 3, Dtype::Float64, loop<MaskedFillGradientValue<double>, double, double, bool>},
    {0, 3, Dtype::Complex64, loop<MaskedFillGradientValueComplex<Complex<float>>, Complex<float>, Complex<float>, bool>},
    {0, 3, Dtype::Complex128, loop<MaskedFillGradientValueComplex<Complex<double>>, Complex<double>, Complex<double>, bool>},
};

}  // namespace

cpu::LoopEntries indexing_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
