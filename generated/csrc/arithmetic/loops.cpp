// Generated from ops.yaml. Do not edit.
// The cpu loops of the arithmetic family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "arithmetic/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive add
template <class T>
struct AddForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(x1 + x2);
  }
};

// the primitive add
template <class T>
struct AddForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(x1 + x2);
  }
};

// x1: g; x2: g
template <class T>
struct AddGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T& x1_result, T& x2_result) {
#line 5 "ops.yaml:add"
    x1_result = static_cast<T>(g);
#line 5 "ops.yaml:add"
    x2_result = static_cast<T>(g);
#line 50 "arithmetic/loops.cpp"
  }
};

// x1: g; x2: g
template <class T>
struct AddGradientsComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T& x1_result, T& x2_result) {
#line 5 "ops.yaml:add"
    x1_result = static_cast<T>(g);
#line 5 "ops.yaml:add"
    x2_result = static_cast<T>(g);
#line 64 "arithmetic/loops.cpp"
  }
};

// x1: g
template <class T>
struct AddGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:add"
    return static_cast<T>(g);
#line 76 "arithmetic/loops.cpp"
  }
};

// x1: g
template <class T>
struct AddGradientX1Complex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:add"
    return static_cast<T>(g);
#line 88 "arithmetic/loops.cpp"
  }
};

// x2: g
template <class T>
struct AddGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:add"
    return static_cast<T>(g);
#line 100 "arithmetic/loops.cpp"
  }
};

// x2: g
template <class T>
struct AddGradientX2Complex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:add"
    return static_cast<T>(g);
#line 112 "arithmetic/loops.cpp"
  }
};

// the primitive subtract
template <class T>
struct SubtractForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(x1 - x2);
  }
};

// the primitive subtract
template <class T>
struct SubtractForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(x1 - x2);
  }
};

// x1: g; x2: -g
template <class T>
struct SubtractGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T& x1_result, T& x2_result) {
#line 5 "ops.yaml:subtract"
    x1_result = static_cast<T>(g);
#line 5 "ops.yaml:subtract"
    x2_result = static_cast<T>(-g);
#line 146 "arithmetic/loops.cpp"
  }
};

// x1: g; x2: -g
template <class T>
struct SubtractGradientsComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T& x1_result, T& x2_result) {
#line 5 "ops.yaml:subtract"
    x1_result = static_cast<T>(g);
#line 5 "ops.yaml:subtract"
    x2_result = static_cast<T>(-g);
#line 160 "arithmetic/loops.cpp"
  }
};

// x1: g
template <class T>
struct SubtractGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:subtract"
    return static_cast<T>(g);
#line 172 "arithmetic/loops.cpp"
  }
};

// x1: g
template <class T>
struct SubtractGradientX1Complex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:subtract"
    return static_cast<T>(g);
#line 184 "arithmetic/loops.cpp"
  }
};

// x2: -g
template <class T>
struct SubtractGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:subtract"
    return static_cast<T>(-g);
#line 196 "arithmetic/loops.cpp"
  }
};

// x2: -g
template <class T>
struct SubtractGradientX2Complex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:subtract"
    return static_cast<T>(-g);
#line 208 "arithmetic/loops.cpp"
  }
};

// the primitive multiply
template <class T>
struct MultiplyForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(x1 * x2);
  }
};

// the primitive multiply
template <class T>
struct MultiplyForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(x1 * x2);
  }
};

// x1: g * x2; x2: g * x1
template <class T>
struct MultiplyGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 5 "ops.yaml:multiply"
    x1_result = static_cast<T>(guard<T>(g * x2, g));
#line 5 "ops.yaml:multiply"
    x2_result = static_cast<T>(guard<T>(g * x1, g));
#line 242 "arithmetic/loops.cpp"
  }
};

// x1: g * x2; x2: g * x1
template <class T>
struct MultiplyGradientsComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 5 "ops.yaml:multiply"
    const auto v0 = scalar::conj(x2);
#line 5 "ops.yaml:multiply"
    const auto v1 = scalar::conj(x1);
#line 5 "ops.yaml:multiply"
    x1_result = static_cast<T>(guard<T>(v0 * g, g));
#line 5 "ops.yaml:multiply"
    x2_result = static_cast<T>(guard<T>(v1 * g, g));
#line 260 "arithmetic/loops.cpp"
  }
};

// x1: g * x2
template <class T>
struct MultiplyGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x2) {
#line 5 "ops.yaml:multiply"
    return static_cast<T>(guard<T>(g * x2, g));
#line 272 "arithmetic/loops.cpp"
  }
};

// x1: g * x2
template <class T>
struct MultiplyGradientX1Complex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x2) {
#line 5 "ops.yaml:multiply"
    const auto v0 = scalar::conj(x2);
#line 5 "ops.yaml:multiply"
    return static_cast<T>(guard<T>(v0 * g, g));
#line 286 "arithmetic/loops.cpp"
  }
};

// x2: g * x1
template <class T>
struct MultiplyGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1) {
#line 5 "ops.yaml:multiply"
    return static_cast<T>(guard<T>(g * x1, g));
#line 298 "arithmetic/loops.cpp"
  }
};

// x2: g * x1
template <class T>
struct MultiplyGradientX2Complex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1) {
#line 5 "ops.yaml:multiply"
    const auto v0 = scalar::conj(x1);
#line 5 "ops.yaml:multiply"
    return static_cast<T>(guard<T>(v0 * g, g));
#line 312 "arithmetic/loops.cpp"
  }
};

// the primitive divide
template <class T>
struct DivideForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::divide(x1, x2));
  }
};

// the primitive divide
template <class T>
struct DivideForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::divide(x1, x2));
  }
};

// x1: g / x2; x2: -g * out / x2
template <class T>
struct DivideGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x2, T y, T& x1_result, T& x2_result) {
#line 5 "ops.yaml:divide"
    const auto v0 = scalar::divide(g, x2);
#line 5 "ops.yaml:divide"
    const auto v1 = scalar::divide(-g * y, x2);
#line 5 "ops.yaml:divide"
    x1_result = static_cast<T>(guard<T>(v0, g));
#line 5 "ops.yaml:divide"
    x2_result = static_cast<T>(guard<T>(v1, g));
#line 349 "arithmetic/loops.cpp"
  }
};

// x1: g / x2; x2: -g * out / x2
template <class T>
struct DivideGradientsComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x2, T y, T& x1_result, T& x2_result) {
#line 5 "ops.yaml:divide"
    const auto v0 = scalar::conj(x2);
#line 5 "ops.yaml:divide"
    const auto v1 = scalar::divide(g, v0);
#line 5 "ops.yaml:divide"
    const auto v2 = scalar::conj(y);
#line 5 "ops.yaml:divide"
    const auto v3 = scalar::divide(-v2 * g, v0);
#line 5 "ops.yaml:divide"
    x1_result = static_cast<T>(guard<T>(v1, g));
#line 5 "ops.yaml:divide"
    x2_result = static_cast<T>(guard<T>(v3, g));
#line 370 "arithmetic/loops.cpp"
  }
};

// x1: g / x2
template <class T>
struct DivideGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x2) {
#line 5 "ops.yaml:divide"
    const auto v0 = scalar::divide(g, x2);
#line 5 "ops.yaml:divide"
    return static_cast<T>(guard<T>(v0, g));
#line 384 "arithmetic/loops.cpp"
  }
};

// x1: g / x2
template <class T>
struct DivideGradientX1Complex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x2) {
#line 5 "ops.yaml:divide"
    const auto v0 = scalar::conj(x2);
#line 5 "ops.yaml:divide"
    const auto v1 = scalar::divide(g, v0);
#line 5 "ops.yaml:divide"
    return static_cast<T>(guard<T>(v1, g));
#line 399 "arithmetic/loops.cpp"
  }
};

// x2: -g * out / x2
template <class T>
struct DivideGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x2, T y) {
#line 5 "ops.yaml:divide"
    const auto v0 = scalar::divide(-g * y, x2);
#line 5 "ops.yaml:divide"
    return static_cast<T>(guard<T>(v0, g));
#line 413 "arithmetic/loops.cpp"
  }
};

// x2: -g * out / x2
template <class T>
struct DivideGradientX2Complex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x2, T y) {
#line 5 "ops.yaml:divide"
    const auto v0 = scalar::conj(y);
#line 5 "ops.yaml:divide"
    const auto v1 = scalar::conj(x2);
#line 5 "ops.yaml:divide"
    const auto v2 = scalar::divide(-v0 * g, v1);
#line 5 "ops.yaml:divide"
    return static_cast<T>(guard<T>(v2, g));
#line 430 "arithmetic/loops.cpp"
  }
};

// the primitive floor_divide
template <class T>
struct FloorDivideForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::floor_divide(x1, x2));
  }
  template <int n>
  static PYLUCID_INLINE void together(T* out, const T* x1, const T* x2)
    requires requires { scalar::floor_divide_together<n>(out, x1, x2); }
  {
    scalar::floor_divide_together<n>(out, x1, x2);
  }
};

// x1: 0; x2: 0
template <class T>
struct FloorDivideGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T, T& x1_result, T& x2_result) {
#line 1 "ops.yaml:floor_divide"
    x1_result = static_cast<T>(R(0));
#line 1 "ops.yaml:floor_divide"
    x2_result = static_cast<T>(R(0));
#line 459 "arithmetic/loops.cpp"
  }
};

// x1: 0
template <class T>
struct FloorDivideGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 1 "ops.yaml:floor_divide"
    return static_cast<T>(R(0));
#line 471 "arithmetic/loops.cpp"
  }
};

// x2: 0
template <class T>
struct FloorDivideGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 1 "ops.yaml:floor_divide"
    return static_cast<T>(R(0));
#line 483 "arithmetic/loops.cpp"
  }
};

// the primitive remainder
template <class T>
struct RemainderForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::remainder(x1, x2));
  }
  template <int n>
  static PYLUCID_INLINE void together(T* out, const T* x1, const T* x2)
    requires requires { scalar::remainder_together<n>(out, x1, x2); }
  {
    scalar::remainder_together<n>(out, x1, x2);
  }
};

// x1: g; x2: -g * floor_divide(x1, x2)
template <class T>
struct RemainderGradients {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 6 "ops.yaml:remainder"
    const auto v0 = scalar::floor_divide(x1, x2);
#line 6 "ops.yaml:remainder"
    x1_result = static_cast<T>(g);
#line 6 "ops.yaml:remainder"
    x2_result = static_cast<T>(guard<T>(-g * v0, g));
#line 513 "arithmetic/loops.cpp"
  }
};

// x1: g
template <class T>
struct RemainderGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 6 "ops.yaml:remainder"
    return static_cast<T>(g);
#line 525 "arithmetic/loops.cpp"
  }
};

// x2: -g * floor_divide(x1, x2)
template <class T>
struct RemainderGradientX2 {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 7 "ops.yaml:remainder"
    const auto v0 = scalar::floor_divide(x1, x2);
#line 7 "ops.yaml:remainder"
    return static_cast<T>(guard<T>(-g * v0, g));
#line 538 "arithmetic/loops.cpp"
  }
};

// the primitive fmod
template <class T>
struct FmodForward {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::fmod(x1, x2));
  }
  template <int n>
  static PYLUCID_INLINE void together(T* out, const T* x1, const T* x2)
    requires requires { scalar::fmod_together<n>(out, x1, x2); }
  {
    scalar::fmod_together<n>(out, x1, x2);
  }
};

// x1: g; x2: -g * trunc(x1 / x2)
template <class T>
struct FmodGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 5 "ops.yaml:fmod"
    const auto v0 = scalar::divide(x1, x2);
#line 5 "ops.yaml:fmod"
    const auto v1 = scalar::trunc(v0);
#line 5 "ops.yaml:fmod"
    x1_result = static_cast<T>(g);
#line 5 "ops.yaml:fmod"
    x2_result = static_cast<T>(guard<T>(-g * v1, g));
#line 571 "arithmetic/loops.cpp"
  }
};

// x1: g
template <class T>
struct FmodGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:fmod"
    return static_cast<T>(g);
#line 583 "arithmetic/loops.cpp"
  }
};

// x2: -g * trunc(x1 / x2)
template <class T>
struct FmodGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 5 "ops.yaml:fmod"
    const auto v0 = scalar::divide(x1, x2);
#line 5 "ops.yaml:fmod"
    const auto v1 = scalar::trunc(v0);
#line 5 "ops.yaml:fmod"
    return static_cast<T>(guard<T>(-g * v1, g));
#line 599 "arithmetic/loops.cpp"
  }
};

// the primitive negative
template <class T>
struct NegativeForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(-x);
  }
};

// the primitive negative
template <class T>
struct NegativeForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(-x);
  }
};

// x: -g
template <class T>
struct NegativeGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:negative"
    return static_cast<T>(-g);
#line 631 "arithmetic/loops.cpp"
  }
};

// x: -g
template <class T>
struct NegativeGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:negative"
    return static_cast<T>(-g);
#line 643 "arithmetic/loops.cpp"
  }
};

// x
template <class T>
struct PositiveForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:positive"
    return static_cast<T>(x);
#line 655 "arithmetic/loops.cpp"
  }
};

// x
template <class T>
struct PositiveForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:positive"
    return static_cast<T>(x);
#line 667 "arithmetic/loops.cpp"
  }
};

// x: g
template <class T>
struct PositiveGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:positive"
    return static_cast<T>(g);
#line 679 "arithmetic/loops.cpp"
  }
};

// x: g
template <class T>
struct PositiveGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 5 "ops.yaml:positive"
    return static_cast<T>(g);
#line 691 "arithmetic/loops.cpp"
  }
};

// the primitive abs
template <class T>
struct AbsForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE R apply(T x) {
    return static_cast<R>(scalar::abs(x));
  }
};

// the primitive abs
template <class T>
struct AbsForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE R apply(T x) {
    return static_cast<R>(scalar::abs(x));
  }
};

// x: g * sign(x)
template <class T>
struct AbsGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(R g, T x) {
#line 5 "ops.yaml:abs"
    const auto v0 = scalar::sign(x);
#line 5 "ops.yaml:abs"
    return static_cast<T>(guard<T>(g * v0, g));
#line 724 "arithmetic/loops.cpp"
  }
};

// x: g * sign(x)
template <class T>
struct AbsGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(R g, T x) {
#line 5 "ops.yaml:abs"
    const auto v0 = scalar::sign(x);
#line 5 "ops.yaml:abs"
    return static_cast<T>(guard<T>(g * v0, g));
#line 737 "arithmetic/loops.cpp"
  }
};

// the primitive sign
template <class T>
struct SignForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::sign(x));
  }
};

// the primitive sign
template <class T>
struct SignForwardComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T x) {
    return static_cast<T>(scalar::sign(x));
  }
};

// x: where(x == 0, 0, (g - out * real(conj(out) * g)) / abs(x)) if is_complex(x) else 0
template <class T>
struct SignGradientXComplex {
  using R = scalar::real_t<T>;
  static PYLUCID_INLINE T apply(T g, T x, T y) {
#line 5 "ops.yaml:sign"
    const auto v0 = scalar::conj(y);
#line 5 "ops.yaml:sign"
    const auto v1 = scalar::real(v0 * g);
#line 5 "ops.yaml:sign"
    const auto v2 = scalar::abs(x);
#line 5 "ops.yaml:sign"
    const auto v3 = scalar::divide(g - y * v1, v2);
#line 5 "ops.yaml:sign"
    const auto v4 = scalar::where(x == R(0), T(0), v3);
#line 5 "ops.yaml:sign"
    return static_cast<T>(guard<T>(v4, g));
#line 777 "arithmetic/loops.cpp"
  }
};

// where(weight < 0.5, x1 + weight * (x2 - x1), x2 - (1 - weight) * (x2 - x1))
template <class T>
struct LerpForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2, T weight) {
#line 5 "ops.yaml:lerp"
    const auto v0 = x2 - x1;
#line 5 "ops.yaml:lerp"
    const auto v1 = scalar::where(weight < R(0.5), x1 + weight * v0, x2 - (R(1) - weight) * v0);
#line 5 "ops.yaml:lerp"
    return static_cast<T>(v1);
#line 793 "arithmetic/loops.cpp"
  }
};

// x1: g * (1 - weight); x2: g * weight; weight: g * (x2 - x1)
template <class T>
struct LerpGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T weight, T& x1_result, T& x2_result, T& weight_result) {
#line 6 "ops.yaml:lerp"
    x1_result = static_cast<T>(guard<T>(g * (R(1) - weight), g));
#line 6 "ops.yaml:lerp"
    x2_result = static_cast<T>(guard<T>(g * weight, g));
#line 6 "ops.yaml:lerp"
    weight_result = static_cast<T>(guard<T>(g * (x2 - x1), g));
#line 809 "arithmetic/loops.cpp"
  }
};

// x1: g * (1 - weight)
template <class T>
struct LerpGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T weight) {
#line 6 "ops.yaml:lerp"
    return static_cast<T>(guard<T>(g * (R(1) - weight), g));
#line 821 "arithmetic/loops.cpp"
  }
};

// x2: g * weight
template <class T>
struct LerpGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T weight) {
#line 6 "ops.yaml:lerp"
    return static_cast<T>(guard<T>(g * weight, g));
#line 833 "arithmetic/loops.cpp"
  }
};

// weight: g * (x2 - x1)
template <class T>
struct LerpGradientWeight {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 6 "ops.yaml:lerp"
    return static_cast<T>(guard<T>(g * (x2 - x1), g));
#line 845 "arithmetic/loops.cpp"
  }
};

// x * (pi / 180)
template <class T>
struct Deg2radForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:deg2rad"
    return static_cast<T>(x * R(3.141592653589793 / 180));
#line 857 "arithmetic/loops.cpp"
  }
};

// x: g * (pi / 180)
template <class T>
struct Deg2radGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 6 "ops.yaml:deg2rad"
    return static_cast<T>(guard<T>(g * R(3.141592653589793 / 180), g));
#line 869 "arithmetic/loops.cpp"
  }
};

// x * (180 / pi)
template <class T>
struct Rad2degForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 4 "ops.yaml:rad2deg"
    return static_cast<T>(x * R(static_cast<double>(180) / 3.141592653589793));
#line 881 "arithmetic/loops.cpp"
  }
};

// x: g * (180 / pi)
template <class T>
struct Rad2degGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 6 "ops.yaml:rad2deg"
    return static_cast<T>(guard<T>(g * R(static_cast<double>(180) / 3.141592653589793), g));
#line 893 "arithmetic/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Bool, loop<AddForward<bool>, bool, bool, bool>},
    {0, 0, Dtype::Int8, loop<AddForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {0, 0, Dtype::Int16, loop<AddForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {0, 0, Dtype::Int32, loop<AddForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {0, 0, Dtype::Int64, loop<AddForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<AddForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<AddForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<AddForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<AddForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {0, 0, Dtype::Float32, loop<AddForward<float>, float, float, float>},
    {0, 0, Dtype::Float64, loop<AddForward<double>, double, double, double>},
    {0, 0, Dtype::Float16, loop<AddForward<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {0, 0, Dtype::BFloat16, loop<AddForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {0, 0, Dtype::Complex64, loop<AddForwardComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<AddForwardComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {0, 1, Dtype::Float32, loop_many<AddGradients<float>, Types<float, float>, Types<float>>},
    {0, 1, Dtype::Float64, loop_many<AddGradients<double>, Types<double, double>, Types<double>>},
    {0, 1, Dtype::Complex64, loop_many<AddGradientsComplex<Complex<float>>, Types<Complex<float>, Complex<float>>, Types<Complex<float>>>},
    {0, 1, Dtype::Complex128, loop_many<AddGradientsComplex<Complex<double>>, Types<Complex<double>, Complex<double>>, Types<Complex<double>>>},
    {0, 2, Dtype::Float32, loop<AddGradientX1<float>, float, float>},
    {0, 2, Dtype::Float64, loop<AddGradientX1<double>, double, double>},
    {0, 2, Dtype::Complex64, loop<AddGradientX1Complex<Complex<float>>, Complex<float>, Complex<float>>},
    {0, 2, Dtype::Complex128, loop<AddGradientX1Complex<Complex<double>>, Complex<double>, Complex<double>>},
    {0, 3, Dtype::Float32, loop<AddGradientX2<float>, float, float>},
    {0, 3, Dtype::Float64, loop<AddGradientX2<double>, double, double>},
    {0, 3, Dtype::Complex64, loop<AddGradientX2Complex<Complex<float>>, Complex<float>, Complex<float>>},
    {0, 3, Dtype::Complex128, loop<AddGradientX2Complex<Complex<double>>, Complex<double>, Complex<double>>},
    {1, 0, Dtype::Int8, loop<SubtractForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {1, 0, Dtype::Int16, loop<SubtractForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {1, 0, Dtype::Int32, loop<SubtractForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {1, 0, Dtype::Int64, loop<SubtractForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {1, 0, Dtype::UInt8, loop<SubtractForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {1, 0, Dtype::UInt16, loop<SubtractForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {1, 0, Dtype::UInt32, loop<SubtractForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {1, 0, Dtype::UInt64, loop<SubtractForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {1, 0, Dtype::Float32, loop<SubtractForward<float>, float, float, float>},
    {1, 0, Dtype::Float64, loop<SubtractForward<double>, double, double, double>},
    {1, 0, Dtype::Float16, loop<SubtractForward<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {1, 0, Dtype::BFloat16, loop<SubtractForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {1, 0, Dtype::Complex64, loop<SubtractForwardComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {1, 0, Dtype::Complex128, loop<SubtractForwardComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 1, Dtype::Float32, loop_many<SubtractGradients<float>, Types<float, float>, Types<float>>},
    {1, 1, Dtype::Float64, loop_many<SubtractGradients<double>, Types<double, double>, Types<double>>},
    {1, 1, Dtype::Complex64, loop_many<SubtractGradientsComplex<Complex<float>>, Types<Complex<float>, Complex<float>>, Types<Complex<float>>>},
    {1, 1, Dtype::Complex128, loop_many<SubtractGradientsComplex<Complex<double>>, Types<Complex<double>, Complex<double>>, Types<Complex<double>>>},
    {1, 2, Dtype::Float32, loop<SubtractGradientX1<float>, float, float>},
    {1, 2, Dtype::Float64, loop<SubtractGradientX1<double>, double, double>},
    {1, 2, Dtype::Complex64, loop<SubtractGradientX1Complex<Complex<float>>, Complex<float>, Complex<float>>},
    {1, 2, Dtype::Complex128, loop<SubtractGradientX1Complex<Complex<double>>, Complex<double>, Complex<double>>},
    {1, 3, Dtype::Float32, loop<SubtractGradientX2<float>, float, float>},
    {1, 3, Dtype::Float64, loop<SubtractGradientX2<double>, double, double>},
    {1, 3, Dtype::Complex64, loop<SubtractGradientX2Complex<Complex<float>>, Complex<float>, Complex<float>>},
    {1, 3, Dtype::Complex128, loop<SubtractGradientX2Complex<Complex<double>>, Complex<double>, Complex<double>>},
    {2, 0, Dtype::Bool, loop<MultiplyForward<bool>, bool, bool, bool>},
    {2, 0, Dtype::Int8, loop<MultiplyForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {2, 0, Dtype::Int16, loop<MultiplyForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {2, 0, Dtype::Int32, loop<MultiplyForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {2, 0, Dtype::Int64, loop<MultiplyForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {2, 0, Dtype::UInt8, loop<MultiplyForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {2, 0, Dtype::UInt16, loop<MultiplyForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {2, 0, Dtype::UInt32, loop<MultiplyForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {2, 0, Dtype::UInt64, loop<MultiplyForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {2, 0, Dtype::Float32, loop<MultiplyForward<float>, float, float, float>},
    {2, 0, Dtype::Float64, loop<MultiplyForward<double>, double, double, double>},
    {2, 0, Dtype::Float16, loop<MultiplyForward<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {2, 0, Dtype::BFloat16, loop<MultiplyForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {2, 0, Dtype::Complex64, loop<MultiplyForwardComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {2, 0, Dtype::Complex128, loop<MultiplyForwardComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {2, 1, Dtype::Float32, loop_many<MultiplyGradients<float>, Types<float, float>, Types<float, float, float>>},
    {2, 1, Dtype::Float64, loop_many<MultiplyGradients<double>, Types<double, double>, Types<double, double, double>>},
    {2, 1, Dtype::Complex64, loop_many<MultiplyGradientsComplex<Complex<float>>, Types<Complex<float>, Complex<float>>, Types<Complex<float>, Complex<float>, Complex<float>>>},
    {2, 1, Dtype::Complex128, loop_many<MultiplyGradientsComplex<Complex<double>>, Types<Complex<double>, Complex<double>>, Types<Complex<double>, Complex<double>, Complex<double>>>},
    {2, 2, Dtype::Float32, loop<MultiplyGradientX1<float>, float, float, float>},
    {2, 2, Dtype::Float64, loop<MultiplyGradientX1<double>, double, double, double>},
    {2, 2, Dtype::Complex64, loop<MultiplyGradientX1Complex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {2, 2, Dtype::Complex128, loop<MultiplyGradientX1Complex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {2, 3, Dtype::Float32, loop<MultiplyGradientX2<float>, float, float, float>},
    {2, 3, Dtype::Float64, loop<MultiplyGradientX2<double>, double, double, double>},
    {2, 3, Dtype::Complex64, loop<MultiplyGradientX2Complex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {2, 3, Dtype::Complex128, loop<MultiplyGradientX2Complex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {3, 0, Dtype::Float32, loop<DivideForward<float>, float, float, float>},
    {3, 0, Dtype::Float64, loop<DivideForward<double>, double, double, double>},
    {3, 0, Dtype::Float16, loop<DivideForward<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {3, 0, Dtype::BFloat16, loop<DivideForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {3, 0, Dtype::Complex64, loop<DivideForwardComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {3, 0, Dtype::Complex128, loop<DivideForwardComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {3, 1, Dtype::Float32, loop_many<DivideGradients<float>, Types<float, float>, Types<float, float, float>>},
    {3, 1, Dtype::Float64, loop_many<DivideGradients<double>, Types<double, double>, Types<double, double, double>>},
    {3, 1, Dtype::Complex64, loop_many<DivideGradientsComplex<Complex<float>>, Types<Complex<float>, Complex<float>>, Types<Complex<float>, Complex<float>, Complex<float>>>},
    {3, 1, Dtype::Complex128, loop_many<DivideGradientsComplex<Complex<double>>, Types<Complex<double>, Complex<double>>, Types<Complex<double>, Complex<double>, Complex<double>>>},
    {3, 2, Dtype::Float32, loop<DivideGradientX1<float>, float, float, float>},
    {3, 2, Dtype::Float64, loop<DivideGradientX1<double>, double, double, double>},
    {3, 2, Dtype::Complex64, loop<DivideGradientX1Complex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {3, 2, Dtype::Complex128, loop<DivideGradientX1Complex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {3, 3, Dtype::Float32, loop<DivideGradientX2<float>, float, float, float, float>},
    {3, 3, Dtype::Float64, loop<DivideGradientX2<double>, double, double, double, double>},
    {3, 3, Dtype::Complex64, loop<DivideGradientX2Complex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {3, 3, Dtype::Complex128, loop<DivideGradientX2Complex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {4, 0, Dtype::Int8, loop<FloorDivideForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {4, 0, Dtype::Int16, loop<FloorDivideForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {4, 0, Dtype::Int32, loop<FloorDivideForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {4, 0, Dtype::Int64, loop<FloorDivideForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {4, 0, Dtype::UInt8, loop<FloorDivideForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {4, 0, Dtype::UInt16, loop<FloorDivideForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {4, 0, Dtype::UInt32, loop<FloorDivideForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {4, 0, Dtype::UInt64, loop<FloorDivideForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {4, 0, Dtype::Float32, loop<FloorDivideForward<float>, float, float, float>},
    {4, 0, Dtype::Float64, loop<FloorDivideForward<double>, double, double, double>},
    {4, 1, Dtype::Float32, loop_many<FloorDivideGradients<float>, Types<float, float>, Types<float>>},
    {4, 1, Dtype::Float64, loop_many<FloorDivideGradients<double>, Types<double, double>, Types<double>>},
    {4, 2, Dtype::Float32, loop<FloorDivideGradientX1<float>, float, float>},
    {4, 2, Dtype::Float64, loop<FloorDivideGradientX1<double>, double, double>},
    {4, 3, Dtype::Float32, loop<FloorDivideGradientX2<float>, float, float>},
    {4, 3, Dtype::Float64, loop<FloorDivideGradientX2<double>, double, double>},
    {5, 0, Dtype::Int8, loop<RemainderForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {5, 0, Dtype::Int16, loop<RemainderForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {5, 0, Dtype::Int32, loop<RemainderForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {5, 0, Dtype::Int64, loop<RemainderForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {5, 0, Dtype::UInt8, loop<RemainderForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {5, 0, Dtype::UInt16, loop<RemainderForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {5, 0, Dtype::UInt32, loop<RemainderForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {5, 0, Dtype::UInt64, loop<RemainderForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {5, 0, Dtype::Float32, loop<RemainderForward<float>, float, float, float>},
    {5, 0, Dtype::Float64, loop<RemainderForward<double>, double, double, double>},
    {5, 1, Dtype::Float32, loop_many<RemainderGradients<float>, Types<float, float>, Types<float, float, float>>},
    {5, 1, Dtype::Float64, loop_many<RemainderGradients<double>, Types<double, double>, Types<double, double, double>>},
    {5, 2, Dtype::Float32, loop<RemainderGradientX1<float>, float, float>},
    {5, 2, Dtype::Float64, loop<RemainderGradientX1<double>, double, double>},
    {5, 3, Dtype::Float32, loop<RemainderGradientX2<float>, float, float, float, float>},
    {5, 3, Dtype::Float64, loop<RemainderGradientX2<double>, double, double, double, double>},
    {6, 0, Dtype::Int8, loop<FmodForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {6, 0, Dtype::Int16, loop<FmodForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {6, 0, Dtype::Int32, loop<FmodForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {6, 0, Dtype::Int64, loop<FmodForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {6, 0, Dtype::UInt8, loop<FmodForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {6, 0, Dtype::UInt16, loop<FmodForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {6, 0, Dtype::UInt32, loop<FmodForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {6, 0, Dtype::UInt64, loop<FmodForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {6, 0, Dtype::Float32, loop<FmodForward<float>, float, float, float>},
    {6, 0, Dtype::Float64, loop<FmodForward<double>, double, double, double>},
    {6, 1, Dtype::Float32, loop_many<FmodGradients<float>, Types<float, float>, Types<float, float, float>>},
    {6, 1, Dtype::Float64, loop_many<FmodGradients<double>, Types<double, double>, Types<double, double, double>>},
    {6, 2, Dtype::Float32, loop<FmodGradientX1<float>, float, float>},
    {6, 2, Dtype::Float64, loop<FmodGradientX1<double>, double, double>},
    {6, 3, Dtype::Float32, loop<FmodGradientX2<float>, float, float, float, float>},
    {6, 3, Dtype::Float64, loop<FmodGradientX2<double>, double, double, double, double>},
    {7, 0, Dtype::Int8, loop<NegativeForward<std::int8_t>, std::int8_t, std::int8_t>},
    {7, 0, Dtype::Int16, loop<NegativeForward<std::int16_t>, std::int16_t, std::int16_t>},
    {7, 0, Dtype::Int32, loop<NegativeForward<std::int32_t>, std::int32_t, std::int32_t>},
    {7, 0, Dtype::Int64, loop<NegativeForward<std::int64_t>, std::int64_t, std::int64_t>},
    {7, 0, Dtype::UInt8, loop<NegativeForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {7, 0, Dtype::UInt16, loop<NegativeForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {7, 0, Dtype::UInt32, loop<NegativeForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {7, 0, Dtype::UInt64, loop<NegativeForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {7, 0, Dtype::Float32, loop<NegativeForward<float>, float, float>},
    {7, 0, Dtype::Float64, loop<NegativeForward<double>, double, double>},
    {7, 0, Dtype::Float16, loop<NegativeForward<scalar::SignedHalf>, scalar::SignedHalf, scalar::SignedHalf>},
    {7, 0, Dtype::BFloat16, loop<NegativeForward<scalar::SignedHalf>, scalar::SignedHalf, scalar::SignedHalf>},
    {7, 0, Dtype::Complex64, loop<NegativeForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {7, 0, Dtype::Complex128, loop<NegativeForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {7, 1, Dtype::Float32, loop<NegativeGradientX<float>, float, float>},
    {7, 1, Dtype::Float64, loop<NegativeGradientX<double>, double, double>},
    {7, 1, Dtype::Complex64, loop<NegativeGradientXComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {7, 1, Dtype::Complex128, loop<NegativeGradientXComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {8, 0, Dtype::Int8, loop<PositiveForward<std::int8_t>, std::int8_t, std::int8_t>},
    {8, 0, Dtype::Int16, loop<PositiveForward<std::int16_t>, std::int16_t, std::int16_t>},
    {8, 0, Dtype::Int32, loop<PositiveForward<std::int32_t>, std::int32_t, std::int32_t>},
    {8, 0, Dtype::Int64, loop<PositiveForward<std::int64_t>, std::int64_t, std::int64_t>},
    {8, 0, Dtype::UInt8, loop<PositiveForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {8, 0, Dtype::UInt16, loop<PositiveForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {8, 0, Dtype::UInt32, loop<PositiveForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {8, 0, Dtype::UInt64, loop<PositiveForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {8, 0, Dtype::Float32, loop<PositiveForward<float>, float, float>},
    {8, 0, Dtype::Float64, loop<PositiveForward<double>, double, double>},
    {8, 0, Dtype::Float16, loop<PositiveForward<float>, scalar::Float16, scalar::Float16>},
    {8, 0, Dtype::BFloat16, loop<PositiveForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {8, 0, Dtype::Complex64, loop<PositiveForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {8, 0, Dtype::Complex128, loop<PositiveForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {8, 1, Dtype::Float32, loop<PositiveGradientX<float>, float, float>},
    {8, 1, Dtype::Float64, loop<PositiveGradientX<double>, double, double>},
    {8, 1, Dtype::Complex64, loop<PositiveGradientXComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {8, 1, Dtype::Complex128, loop<PositiveGradientXComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {9, 0, Dtype::Int8, loop<AbsForward<std::int8_t>, std::int8_t, std::int8_t>},
    {9, 0, Dtype::Int16, loop<AbsForward<std::int16_t>, std::int16_t, std::int16_t>},
    {9, 0, Dtype::Int32, loop<AbsForward<std::int32_t>, std::int32_t, std::int32_t>},
    {9, 0, Dtype::Int64, loop<AbsForward<std::int64_t>, std::int64_t, std::int64_t>},
    {9, 0, Dtype::UInt8, loop<AbsForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {9, 0, Dtype::UInt16, loop<AbsForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {9, 0, Dtype::UInt32, loop<AbsForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {9, 0, Dtype::UInt64, loop<AbsForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {9, 0, Dtype::Float32, loop<AbsForward<float>, float, float>},
    {9, 0, Dtype::Float64, loop<AbsForward<double>, double, double>},
    {9, 0, Dtype::Float16, loop<AbsForward<scalar::SignedHalf>, scalar::SignedHalf, scalar::SignedHalf>},
    {9, 0, Dtype::BFloat16, loop<AbsForward<scalar::SignedHalf>, scalar::SignedHalf, scalar::SignedHalf>},
    {9, 0, Dtype::Complex64, loop<AbsForwardComplex<Complex<float>>, float, Complex<float>>},
    {9, 0, Dtype::Complex128, loop<AbsForwardComplex<Complex<double>>, double, Complex<double>>},
    {9, 1, Dtype::Float32, loop<AbsGradientX<float>, float, float, float>},
    {9, 1, Dtype::Float64, loop<AbsGradientX<double>, double, double, double>},
    {9, 1, Dtype::Complex64, loop<AbsGradientXComplex<Complex<float>>, Complex<float>, float, Complex<float>>},
    {9, 1, Dtype::Complex128, loop<AbsGradientXComplex<Complex<double>>, Complex<double>, double, Complex<double>>},
    {10, 0, Dtype::Int8, loop<SignForward<std::int8_t>, std::int8_t, std::int8_t>},
    {10, 0, Dtype::Int16, loop<SignForward<std::int16_t>, std::int16_t, std::int16_t>},
    {10, 0, Dtype::Int32, loop<SignForward<std::int32_t>, std::int32_t, std::int32_t>},
    {10, 0, Dtype::Int64, loop<SignForward<std::int64_t>, std::int64_t, std::int64_t>},
    {10, 0, Dtype::UInt8, loop<SignForward<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {10, 0, Dtype::UInt16, loop<SignForward<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {10, 0, Dtype::UInt32, loop<SignForward<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {10, 0, Dtype::UInt64, loop<SignForward<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {10, 0, Dtype::Float32, loop<SignForward<float>, float, float>},
    {10, 0, Dtype::Float64, loop<SignForward<double>, double, double>},
    {10, 0, Dtype::Float16, loop<SignForward<float>, scalar::Float16, scalar::Float16>},
    {10, 0, Dtype::BFloat16, loop<SignForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {10, 0, Dtype::Complex64, loop<SignForwardComplex<Complex<float>>, Complex<float>, Complex<float>>},
    {10, 0, Dtype::Complex128, loop<SignForwardComplex<Complex<double>>, Complex<double>, Complex<double>>},
    {10, 1, Dtype::Complex64, loop<SignGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {10, 1, Dtype::Complex128, loop<SignGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {11, 0, Dtype::Float32, loop<LerpForward<float>, float, float, float, float>},
    {11, 0, Dtype::Float64, loop<LerpForward<double>, double, double, double, double>},
    {11, 0, Dtype::Float16, loop<LerpForward<float>, scalar::Float16, scalar::Float16, scalar::Float16, scalar::Float16>},
    {11, 0, Dtype::BFloat16, loop<LerpForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {11, 1, Dtype::Float32, loop_many<LerpGradients<float>, Types<float, float, float>, Types<float, float, float, float>>},
    {11, 1, Dtype::Float64, loop_many<LerpGradients<double>, Types<double, double, double>, Types<double, double, double, double>>},
    {11, 2, Dtype::Float32, loop<LerpGradientX1<float>, float, float, float>},
    {11, 2, Dtype::Float64, loop<LerpGradientX1<double>, double, double, double>},
    {11, 3, Dtype::Float32, loop<LerpGradientX2<float>, float, float, float>},
    {11, 3, Dtype::Float64, loop<LerpGradientX2<double>, double, double, double>},
    {11, 4, Dtype::Float32, loop<LerpGradientWeight<float>, float, float, float, float>},
    {11, 4, Dtype::Float64, loop<LerpGradientWeight<double>, double, double, double, double>},
    {12, 0, Dtype::Float32, loop<Deg2radForward<float>, float, float>},
    {12, 0, Dtype::Float64, loop<Deg2radForward<double>, double, double>},
    {12, 0, Dtype::Float16, loop<Deg2radForward<float>, scalar::Float16, scalar::Float16>},
    {12, 0, Dtype::BFloat16, loop<Deg2radForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {12, 1, Dtype::Float32, loop<Deg2radGradientX<float>, float, float>},
    {12, 1, Dtype::Float64, loop<Deg2radGradientX<double>, double, double>},
    {13, 0, Dtype::Float32, loop<Rad2degForward<float>, float, float>},
    {13, 0, Dtype::Float64, loop<Rad2degForward<double>, double, double>},
    {13, 0, Dtype::Float16, loop<Rad2degForward<float>, scalar::Float16, scalar::Float16>},
    {13, 0, Dtype::BFloat16, loop<Rad2degForward<float>, scalar::BFloat16, scalar::BFloat16>},
    {13, 1, Dtype::Float32, loop<Rad2degGradientX<float>, float, float>},
    {13, 1, Dtype::Float64, loop<Rad2degGradientX<double>, double, double>},
};

}  // namespace

cpu::LoopEntries arithmetic_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
