// Generated from ops.yaml. Do not edit.
// The cpu loops of the comparison family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "comparison/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive equal
template <class T>
struct EqualForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
    return static_cast<bool>(x1 == x2);
  }
};

// the primitive equal
template <class T>
struct EqualForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
    return static_cast<bool>(x1 == x2);
  }
};

// the primitive not_equal
template <class T>
struct NotEqualForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
    return static_cast<bool>(x1 != x2);
  }
};

// the primitive not_equal
template <class T>
struct NotEqualForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
    return static_cast<bool>(x1 != x2);
  }
};

// the primitive greater
template <class T>
struct GreaterForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
    return static_cast<bool>(x1 > x2);
  }
};

// the primitive greater_equal
template <class T>
struct GreaterEqualForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
    return static_cast<bool>(x1 >= x2);
  }
};

// the primitive less
template <class T>
struct LessForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
    return static_cast<bool>(x1 < x2);
  }
};

// the primitive less_equal
template <class T>
struct LessEqualForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2) {
    return static_cast<bool>(x1 <= x2);
  }
};

// isfinite(x2) & (abs(x1 - x2) <= atol + rtol * abs(x2)) | ((x1 == x2) | isnan(x1) & isnan(x2))
template <class T>
struct NearForward0 {
  using R = scalar::real_t<T>;
  using Attributes = NearAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2, const Attributes& attributes) {
#line 5 "ops.yaml:_near"
    const auto v0 = scalar::isfinite(x2);
#line 5 "ops.yaml:_near"
    const auto v1 = scalar::abs(x1 - x2);
#line 5 "ops.yaml:_near"
    const auto v2 = scalar::abs(x2);
#line 5 "ops.yaml:_near"
    const auto v3 = scalar::isnan(x1);
#line 5 "ops.yaml:_near"
    const auto v4 = scalar::isnan(x2);
#line 5 "ops.yaml:_near"
    return static_cast<bool>(bool(bool(v0 & (v1 <= R(attributes.atol) + R(attributes.rtol) * v2)) | bool((x1 == x2) | bool(v3 & v4))));
#line 119 "comparison/loops.cpp"
  }
};

// isfinite(x2) & (abs(x1 - x2) <= atol + rtol * abs(x2)) | ((x1 == x2) | isnan(x1) & isnan(x2))
template <class T>
struct NearForward0Complex {
  using R = scalar::real_t<T>;
  using Attributes = NearAttributes;
  static PYLUCID_INLINE bool apply(T x1, T x2, const Attributes& attributes) {
#line 5 "ops.yaml:_near"
    const auto v0 = scalar::isfinite(x2);
#line 5 "ops.yaml:_near"
    const auto v1 = scalar::abs(x1 - x2);
#line 5 "ops.yaml:_near"
    const auto v2 = scalar::abs(x2);
#line 5 "ops.yaml:_near"
    const auto v3 = scalar::isnan(x1);
#line 5 "ops.yaml:_near"
    const auto v4 = scalar::isnan(x2);
#line 5 "ops.yaml:_near"
    return static_cast<bool>(bool(bool(v0 & (v1 <= R(attributes.atol) + R(attributes.rtol) * v2)) | bool((x1 == x2) | bool(v3 & v4))));
#line 141 "comparison/loops.cpp"
  }
};

// isfinite(x2) & (abs(x1 - x2) <= atol + rtol * abs(x2)) | (x1 == x2)
template <class T>
struct NearForward1 {
  using R = scalar::real_t<T>;
  using Attributes = NearAttributes;
  static constexpr bool plain = true;
  static PYLUCID_INLINE bool apply(T x1, T x2, const Attributes& attributes) {
#line 5 "ops.yaml:_near"
    const auto v0 = scalar::isfinite(x2);
#line 5 "ops.yaml:_near"
    const auto v1 = scalar::abs(x1 - x2);
#line 5 "ops.yaml:_near"
    const auto v2 = scalar::abs(x2);
#line 5 "ops.yaml:_near"
    return static_cast<bool>(bool(bool(v0 & (v1 <= R(attributes.atol) + R(attributes.rtol) * v2)) | (x1 == x2)));
#line 160 "comparison/loops.cpp"
  }
};

// isfinite(x2) & (abs(x1 - x2) <= atol + rtol * abs(x2)) | (x1 == x2)
template <class T>
struct NearForward1Complex {
  using R = scalar::real_t<T>;
  using Attributes = NearAttributes;
  static PYLUCID_INLINE bool apply(T x1, T x2, const Attributes& attributes) {
#line 5 "ops.yaml:_near"
    const auto v0 = scalar::isfinite(x2);
#line 5 "ops.yaml:_near"
    const auto v1 = scalar::abs(x1 - x2);
#line 5 "ops.yaml:_near"
    const auto v2 = scalar::abs(x2);
#line 5 "ops.yaml:_near"
    return static_cast<bool>(bool(bool(v0 & (v1 <= R(attributes.atol) + R(attributes.rtol) * v2)) | (x1 == x2)));
#line 178 "comparison/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Bool, loop<EqualForward<bool>, bool, bool, bool>},
    {0, 0, Dtype::Int8, loop<EqualForward<std::int8_t>, bool, std::int8_t, std::int8_t>},
    {0, 0, Dtype::Int16, loop<EqualForward<std::int16_t>, bool, std::int16_t, std::int16_t>},
    {0, 0, Dtype::Int32, loop<EqualForward<std::int32_t>, bool, std::int32_t, std::int32_t>},
    {0, 0, Dtype::Int64, loop<EqualForward<std::int64_t>, bool, std::int64_t, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<EqualForward<std::uint8_t>, bool, std::uint8_t, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<EqualForward<std::uint16_t>, bool, std::uint16_t, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<EqualForward<std::uint32_t>, bool, std::uint32_t, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<EqualForward<std::uint64_t>, bool, std::uint64_t, std::uint64_t>},
    {0, 0, Dtype::Float32, loop<EqualForward<float>, bool, float, float>},
    {0, 0, Dtype::Float64, loop<EqualForward<double>, bool, double, double>},
    {0, 0, Dtype::Float16, loop<EqualForward<float>, bool, scalar::Float16, scalar::Float16>},
    {0, 0, Dtype::BFloat16, loop<EqualForward<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {0, 0, Dtype::Complex64, loop<EqualForwardComplex<Complex<float>>, bool, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<EqualForwardComplex<Complex<double>>, bool, Complex<double>, Complex<double>>},
    {1, 0, Dtype::Bool, loop<NotEqualForward<bool>, bool, bool, bool>},
    {1, 0, Dtype::Int8, loop<NotEqualForward<std::int8_t>, bool, std::int8_t, std::int8_t>},
    {1, 0, Dtype::Int16, loop<NotEqualForward<std::int16_t>, bool, std::int16_t, std::int16_t>},
    {1, 0, Dtype::Int32, loop<NotEqualForward<std::int32_t>, bool, std::int32_t, std::int32_t>},
    {1, 0, Dtype::Int64, loop<NotEqualForward<std::int64_t>, bool, std::int64_t, std::int64_t>},
    {1, 0, Dtype::UInt8, loop<NotEqualForward<std::uint8_t>, bool, std::uint8_t, std::uint8_t>},
    {1, 0, Dtype::UInt16, loop<NotEqualForward<std::uint16_t>, bool, std::uint16_t, std::uint16_t>},
    {1, 0, Dtype::UInt32, loop<NotEqualForward<std::uint32_t>, bool, std::uint32_t, std::uint32_t>},
    {1, 0, Dtype::UInt64, loop<NotEqualForward<std::uint64_t>, bool, std::uint64_t, std::uint64_t>},
    {1, 0, Dtype::Float32, loop<NotEqualForward<float>, bool, float, float>},
    {1, 0, Dtype::Float64, loop<NotEqualForward<double>, bool, double, double>},
    {1, 0, Dtype::Float16, loop<NotEqualForward<float>, bool, scalar::Float16, scalar::Float16>},
    {1, 0, Dtype::BFloat16, loop<NotEqualForward<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {1, 0, Dtype::Complex64, loop<NotEqualForwardComplex<Complex<float>>, bool, Complex<float>, Complex<float>>},
    {1, 0, Dtype::Complex128, loop<NotEqualForwardComplex<Complex<double>>, bool, Complex<double>, Complex<double>>},
    {2, 0, Dtype::Int8, loop<GreaterForward<std::int8_t>, bool, std::int8_t, std::int8_t>},
    {2, 0, Dtype::Int16, loop<GreaterForward<std::int16_t>, bool, std::int16_t, std::int16_t>},
    {2, 0, Dtype::Int32, loop<GreaterForward<std::int32_t>, bool, std::int32_t, std::int32_t>},
    {2, 0, Dtype::Int64, loop<GreaterForward<std::int64_t>, bool, std::int64_t, std::int64_t>},
    {2, 0, Dtype::UInt8, loop<GreaterForward<std::uint8_t>, bool, std::uint8_t, std::uint8_t>},
    {2, 0, Dtype::UInt16, loop<GreaterForward<std::uint16_t>, bool, std::uint16_t, std::uint16_t>},
    {2, 0, Dtype::UInt32, loop<GreaterForward<std::uint32_t>, bool, std::uint32_t, std::uint32_t>},
    {2, 0, Dtype::UInt64, loop<GreaterForward<std::uint64_t>, bool, std::uint64_t, std::uint64_t>},
    {2, 0, Dtype::Float32, loop<GreaterForward<float>, bool, float, float>},
    {2, 0, Dtype::Float64, loop<GreaterForward<double>, bool, double, double>},
    {2, 0, Dtype::Float16, loop<GreaterForward<float>, bool, scalar::Float16, scalar::Float16>},
    {2, 0, Dtype::BFloat16, loop<GreaterForward<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {3, 0, Dtype::Int8, loop<GreaterEqualForward<std::int8_t>, bool, std::int8_t, std::int8_t>},
    {3, 0, Dtype::Int16, loop<GreaterEqualForward<std::int16_t>, bool, std::int16_t, std::int16_t>},
    {3, 0, Dtype::Int32, loop<GreaterEqualForward<std::int32_t>, bool, std::int32_t, std::int32_t>},
    {3, 0, Dtype::Int64, loop<GreaterEqualForward<std::int64_t>, bool, std::int64_t, std::int64_t>},
    {3, 0, Dtype::UInt8, loop<GreaterEqualForward<std::uint8_t>, bool, std::uint8_t, std::uint8_t>},
    {3, 0, Dtype::UInt16, loop<GreaterEqualForward<std::uint16_t>, bool, std::uint16_t, std::uint16_t>},
    {3, 0, Dtype::UInt32, loop<GreaterEqualForward<std::uint32_t>, bool, std::uint32_t, std::uint32_t>},
    {3, 0, Dtype::UInt64, loop<GreaterEqualForward<std::uint64_t>, bool, std::uint64_t, std::uint64_t>},
    {3, 0, Dtype::Float32, loop<GreaterEqualForward<float>, bool, float, float>},
    {3, 0, Dtype::Float64, loop<GreaterEqualForward<double>, bool, double, double>},
    {3, 0, Dtype::Float16, loop<GreaterEqualForward<float>, bool, scalar::Float16, scalar::Float16>},
    {3, 0, Dtype::BFloat16, loop<GreaterEqualForward<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {4, 0, Dtype::Int8, loop<LessForward<std::int8_t>, bool, std::int8_t, std::int8_t>},
    {4, 0, Dtype::Int16, loop<LessForward<std::int16_t>, bool, std::int16_t, std::int16_t>},
    {4, 0, Dtype::Int32, loop<LessForward<std::int32_t>, bool, std::int32_t, std::int32_t>},
    {4, 0, Dtype::Int64, loop<LessForward<std::int64_t>, bool, std::int64_t, std::int64_t>},
    {4, 0, Dtype::UInt8, loop<LessForward<std::uint8_t>, bool, std::uint8_t, std::uint8_t>},
    {4, 0, Dtype::UInt16, loop<LessForward<std::uint16_t>, bool, std::uint16_t, std::uint16_t>},
    {4, 0, Dtype::UInt32, loop<LessForward<std::uint32_t>, bool, std::uint32_t, std::uint32_t>},
    {4, 0, Dtype::UInt64, loop<LessForward<std::uint64_t>, bool, std::uint64_t, std::uint64_t>},
    {4, 0, Dtype::Float32, loop<LessForward<float>, bool, float, float>},
    {4, 0, Dtype::Float64, loop<LessForward<double>, bool, double, double>},
    {4, 0, Dtype::Float16, loop<LessForward<float>, bool, scalar::Float16, scalar::Float16>},
    {4, 0, Dtype::BFloat16, loop<LessForward<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {5, 0, Dtype::Int8, loop<LessEqualForward<std::int8_t>, bool, std::int8_t, std::int8_t>},
    {5, 0, Dtype::Int16, loop<LessEqualForward<std::int16_t>, bool, std::int16_t, std::int16_t>},
    {5, 0, Dtype::Int32, loop<LessEqualForward<std::int32_t>, bool, std::int32_t, std::int32_t>},
    {5, 0, Dtype::Int64, loop<LessEqualForward<std::int64_t>, bool, std::int64_t, std::int64_t>},
    {5, 0, Dtype::UInt8, loop<LessEqualForward<std::uint8_t>, bool, std::uint8_t, std::uint8_t>},
    {5, 0, Dtype::UInt16, loop<LessEqualForward<std::uint16_t>, bool, std::uint16_t, std::uint16_t>},
    {5, 0, Dtype::UInt32, loop<LessEqualForward<std::uint32_t>, bool, std::uint32_t, std::uint32_t>},
    {5, 0, Dtype::UInt64, loop<LessEqualForward<std::uint64_t>, bool, std::uint64_t, std::uint64_t>},
    {5, 0, Dtype::Float32, loop<LessEqualForward<float>, bool, float, float>},
    {5, 0, Dtype::Float64, loop<LessEqualForward<double>, bool, double, double>},
    {5, 0, Dtype::Float16, loop<LessEqualForward<float>, bool, scalar::Float16, scalar::Float16>},
    {5, 0, Dtype::BFloat16, loop<LessEqualForward<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {6, 0, Dtype::Float32, loop<NearForward0<float>, bool, float, float>},
    {6, 0, Dtype::Float64, loop<NearForward0<double>, bool, double, double>},
    {6, 0, Dtype::Float16, loop<NearForward0<float>, bool, scalar::Float16, scalar::Float16>},
    {6, 0, Dtype::BFloat16, loop<NearForward0<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {6, 0, Dtype::Complex64, loop<NearForward0Complex<Complex<float>>, bool, Complex<float>, Complex<float>>},
    {6, 0, Dtype::Complex128, loop<NearForward0Complex<Complex<double>>, bool, Complex<double>, Complex<double>>},
    {6, 1, Dtype::Float32, loop<NearForward1<float>, bool, float, float>},
    {6, 1, Dtype::Float64, loop<NearForward1<double>, bool, double, double>},
    {6, 1, Dtype::Float16, loop<NearForward1<float>, bool, scalar::Float16, scalar::Float16>},
    {6, 1, Dtype::BFloat16, loop<NearForward1<float>, bool, scalar::BFloat16, scalar::BFloat16>},
    {6, 1, Dtype::Complex64, loop<NearForward1Complex<Complex<float>>, bool, Complex<float>, Complex<float>>},
    {6, 1, Dtype::Complex128, loop<NearForward1Complex<Complex<double>>, bool, Complex<double>, Complex<double>>},
};

}  // namespace

cpu::LoopEntries comparison_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
