// Generated from ops.yaml. Do not edit.
// The cpu loops of the selection family: one for each formula, variant and dtype.
#include <cstdint>
#include <limits>

#include "backend/cpu/loop_entry.h"
#include "kernel/guard.h"
#include "kernel/loop.h"
#include "kernel/scalar/sinc.h"
#include "kernel/scalar/special_functions.h"
#include "selection/attributes.h"

namespace pylucid::PYLUCID_ISA {

namespace {

using scalar::Complex;

// the primitive where
template <class T>
struct WhereForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(bool condition, T x1, T x2) {
    return static_cast<T>(scalar::where(condition, x1, x2));
  }
};

// the primitive where
template <class T>
struct WhereForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(bool condition, T x1, T x2) {
    return static_cast<T>(scalar::where(condition, x1, x2));
  }
};

// x1: where(condition, g, 0); x2: where(condition, 0, g)
template <class T>
struct WhereGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, bool condition, T& x1_result, T& x2_result) {
#line 6 "ops.yaml:where"
    const auto v0 = scalar::where(condition, g, T(0));
#line 6 "ops.yaml:where"
    const auto v1 = scalar::where(condition, T(0), g);
#line 6 "ops.yaml:where"
    x1_result = static_cast<T>(v0);
#line 6 "ops.yaml:where"
    x2_result = static_cast<T>(v1);
#line 54 "selection/loops.cpp"
  }
};

// x1: where(condition, g, 0); x2: where(condition, 0, g)
template <class T>
struct WhereGradientsComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, bool condition, T& x1_result, T& x2_result) {
#line 6 "ops.yaml:where"
    const auto v0 = scalar::where(condition, g, T(0));
#line 6 "ops.yaml:where"
    const auto v1 = scalar::where(condition, T(0), g);
#line 6 "ops.yaml:where"
    x1_result = static_cast<T>(v0);
#line 6 "ops.yaml:where"
    x2_result = static_cast<T>(v1);
#line 72 "selection/loops.cpp"
  }
};

// x1: where(condition, g, 0)
template <class T>
struct WhereGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, bool condition) {
#line 6 "ops.yaml:where"
    const auto v0 = scalar::where(condition, g, T(0));
#line 6 "ops.yaml:where"
    return static_cast<T>(v0);
#line 86 "selection/loops.cpp"
  }
};

// x1: where(condition, g, 0)
template <class T>
struct WhereGradientX1Complex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, bool condition) {
#line 6 "ops.yaml:where"
    const auto v0 = scalar::where(condition, g, T(0));
#line 6 "ops.yaml:where"
    return static_cast<T>(v0);
#line 100 "selection/loops.cpp"
  }
};

// x2: where(condition, 0, g)
template <class T>
struct WhereGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, bool condition) {
#line 7 "ops.yaml:where"
    const auto v0 = scalar::where(condition, T(0), g);
#line 7 "ops.yaml:where"
    return static_cast<T>(v0);
#line 114 "selection/loops.cpp"
  }
};

// x2: where(condition, 0, g)
template <class T>
struct WhereGradientX2Complex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, bool condition) {
#line 7 "ops.yaml:where"
    const auto v0 = scalar::where(condition, T(0), g);
#line 7 "ops.yaml:where"
    return static_cast<T>(v0);
#line 128 "selection/loops.cpp"
  }
};

// where((upstream == 0) & ~isfinite(x), 0, x)
template <class T>
struct ZeroGuardForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, T upstream) {
#line 4 "ops.yaml:_zero_guard"
    const auto v0 = scalar::isfinite(x);
#line 4 "ops.yaml:_zero_guard"
    const auto v1 = scalar::where(bool((upstream == R(0)) & !v0), T(0), x);
#line 4 "ops.yaml:_zero_guard"
    return static_cast<T>(v1);
#line 144 "selection/loops.cpp"
  }
};

// where((upstream == 0) & ~isfinite(x), 0, x)
template <class T>
struct ZeroGuardForwardComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, T upstream) {
#line 4 "ops.yaml:_zero_guard"
    const auto v0 = scalar::isfinite(x);
#line 4 "ops.yaml:_zero_guard"
    const auto v1 = scalar::where(bool((upstream == R(0)) & !v0), T(0), x);
#line 4 "ops.yaml:_zero_guard"
    return static_cast<T>(v1);
#line 160 "selection/loops.cpp"
  }
};

// x: where((upstream == 0) & ~isfinite(x), 0, g)
template <class T>
struct ZeroGuardGradientX {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T upstream) {
#line 6 "ops.yaml:_zero_guard"
    const auto v0 = scalar::isfinite(x);
#line 6 "ops.yaml:_zero_guard"
    const auto v1 = scalar::where(bool((upstream == R(0)) & !v0), T(0), g);
#line 6 "ops.yaml:_zero_guard"
    return static_cast<T>(v1);
#line 176 "selection/loops.cpp"
  }
};

// x: where((upstream == 0) & ~isfinite(x), 0, g)
template <class T>
struct ZeroGuardGradientXComplex {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T upstream) {
#line 6 "ops.yaml:_zero_guard"
    const auto v0 = scalar::isfinite(x);
#line 6 "ops.yaml:_zero_guard"
    const auto v1 = scalar::where(bool((upstream == R(0)) & !v0), T(0), g);
#line 6 "ops.yaml:_zero_guard"
    return static_cast<T>(v1);
#line 192 "selection/loops.cpp"
  }
};

// the primitive maximum
template <class T>
struct MaximumForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::maximum(x1, x2));
  }
};

// x1: where((x1 >= x2) | isnan(x1), where((x2 >= x1) | isnan(x2), 0.5 * g, g), 0); x2: where((x2 >= x1) | isnan(x2), where((x1 >= x2) | isnan(x1), 0.5 * g, g), 0)
template <class T>
struct MaximumGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 9 "ops.yaml:maximum"
    const auto v0 = scalar::isnan(x1);
#line 9 "ops.yaml:maximum"
    const auto v1 = bool((x1 >= x2) | v0);
#line 9 "ops.yaml:maximum"
    const auto v2 = scalar::isnan(x2);
#line 9 "ops.yaml:maximum"
    const auto v3 = bool((x2 >= x1) | v2);
#line 9 "ops.yaml:maximum"
    const auto v4 = R(0.5) * g;
#line 9 "ops.yaml:maximum"
    const auto v5 = scalar::where(v3, v4, g);
#line 9 "ops.yaml:maximum"
    const auto v6 = scalar::where(v1, v5, T(0));
#line 9 "ops.yaml:maximum"
    const auto v7 = scalar::where(v1, v4, g);
#line 9 "ops.yaml:maximum"
    const auto v8 = scalar::where(v3, v7, T(0));
#line 9 "ops.yaml:maximum"
    x1_result = static_cast<T>(v6);
#line 9 "ops.yaml:maximum"
    x2_result = static_cast<T>(v8);
#line 234 "selection/loops.cpp"
  }
};

// x1: where((x1 >= x2) | isnan(x1), where((x2 >= x1) | isnan(x2), 0.5 * g, g), 0)
template <class T>
struct MaximumGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 9 "ops.yaml:maximum"
    const auto v0 = scalar::isnan(x1);
#line 9 "ops.yaml:maximum"
    const auto v1 = scalar::isnan(x2);
#line 9 "ops.yaml:maximum"
    const auto v2 = scalar::where(bool((x2 >= x1) | v1), R(0.5) * g, g);
#line 9 "ops.yaml:maximum"
    const auto v3 = scalar::where(bool((x1 >= x2) | v0), v2, T(0));
#line 9 "ops.yaml:maximum"
    return static_cast<T>(v3);
#line 254 "selection/loops.cpp"
  }
};

// x2: where((x2 >= x1) | isnan(x2), where((x1 >= x2) | isnan(x1), 0.5 * g, g), 0)
template <class T>
struct MaximumGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 10 "ops.yaml:maximum"
    const auto v0 = scalar::isnan(x2);
#line 10 "ops.yaml:maximum"
    const auto v1 = scalar::isnan(x1);
#line 10 "ops.yaml:maximum"
    const auto v2 = scalar::where(bool((x1 >= x2) | v1), R(0.5) * g, g);
#line 10 "ops.yaml:maximum"
    const auto v3 = scalar::where(bool((x2 >= x1) | v0), v2, T(0));
#line 10 "ops.yaml:maximum"
    return static_cast<T>(v3);
#line 274 "selection/loops.cpp"
  }
};

// the primitive minimum
template <class T>
struct MinimumForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::minimum(x1, x2));
  }
};

// x1: where((x1 <= x2) | isnan(x1), where((x2 <= x1) | isnan(x2), 0.5 * g, g), 0); x2: where((x2 <= x1) | isnan(x2), where((x1 <= x2) | isnan(x1), 0.5 * g, g), 0)
template <class T>
struct MinimumGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 9 "ops.yaml:minimum"
    const auto v0 = scalar::isnan(x1);
#line 9 "ops.yaml:minimum"
    const auto v1 = bool((x1 <= x2) | v0);
#line 9 "ops.yaml:minimum"
    const auto v2 = scalar::isnan(x2);
#line 9 "ops.yaml:minimum"
    const auto v3 = bool((x2 <= x1) | v2);
#line 9 "ops.yaml:minimum"
    const auto v4 = R(0.5) * g;
#line 9 "ops.yaml:minimum"
    const auto v5 = scalar::where(v3, v4, g);
#line 9 "ops.yaml:minimum"
    const auto v6 = scalar::where(v1, v5, T(0));
#line 9 "ops.yaml:minimum"
    const auto v7 = scalar::where(v1, v4, g);
#line 9 "ops.yaml:minimum"
    const auto v8 = scalar::where(v3, v7, T(0));
#line 9 "ops.yaml:minimum"
    x1_result = static_cast<T>(v6);
#line 9 "ops.yaml:minimum"
    x2_result = static_cast<T>(v8);
#line 316 "selection/loops.cpp"
  }
};

// x1: where((x1 <= x2) | isnan(x1), where((x2 <= x1) | isnan(x2), 0.5 * g, g), 0)
template <class T>
struct MinimumGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 9 "ops.yaml:minimum"
    const auto v0 = scalar::isnan(x1);
#line 9 "ops.yaml:minimum"
    const auto v1 = scalar::isnan(x2);
#line 9 "ops.yaml:minimum"
    const auto v2 = scalar::where(bool((x2 <= x1) | v1), R(0.5) * g, g);
#line 9 "ops.yaml:minimum"
    const auto v3 = scalar::where(bool((x1 <= x2) | v0), v2, T(0));
#line 9 "ops.yaml:minimum"
    return static_cast<T>(v3);
#line 336 "selection/loops.cpp"
  }
};

// x2: where((x2 <= x1) | isnan(x2), where((x1 <= x2) | isnan(x1), 0.5 * g, g), 0)
template <class T>
struct MinimumGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 10 "ops.yaml:minimum"
    const auto v0 = scalar::isnan(x2);
#line 10 "ops.yaml:minimum"
    const auto v1 = scalar::isnan(x1);
#line 10 "ops.yaml:minimum"
    const auto v2 = scalar::where(bool((x1 <= x2) | v1), R(0.5) * g, g);
#line 10 "ops.yaml:minimum"
    const auto v3 = scalar::where(bool((x2 <= x1) | v0), v2, T(0));
#line 10 "ops.yaml:minimum"
    return static_cast<T>(v3);
#line 356 "selection/loops.cpp"
  }
};

// the primitive fmax
template <class T>
struct FmaxForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::fmax(x1, x2));
  }
};

// x1: where((x1 >= x2) | isnan(x2), where((x2 >= x1) | isnan(x1), 0.5 * g, g), 0); x2: where((x2 >= x1) | isnan(x1), where((x1 >= x2) | isnan(x2), 0.5 * g, g), 0)
template <class T>
struct FmaxGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 9 "ops.yaml:fmax"
    const auto v0 = scalar::isnan(x2);
#line 9 "ops.yaml:fmax"
    const auto v1 = bool((x1 >= x2) | v0);
#line 9 "ops.yaml:fmax"
    const auto v2 = scalar::isnan(x1);
#line 9 "ops.yaml:fmax"
    const auto v3 = bool((x2 >= x1) | v2);
#line 9 "ops.yaml:fmax"
    const auto v4 = R(0.5) * g;
#line 9 "ops.yaml:fmax"
    const auto v5 = scalar::where(v3, v4, g);
#line 9 "ops.yaml:fmax"
    const auto v6 = scalar::where(v1, v5, T(0));
#line 9 "ops.yaml:fmax"
    const auto v7 = scalar::where(v1, v4, g);
#line 9 "ops.yaml:fmax"
    const auto v8 = scalar::where(v3, v7, T(0));
#line 9 "ops.yaml:fmax"
    x1_result = static_cast<T>(v6);
#line 9 "ops.yaml:fmax"
    x2_result = static_cast<T>(v8);
#line 398 "selection/loops.cpp"
  }
};

// x1: where((x1 >= x2) | isnan(x2), where((x2 >= x1) | isnan(x1), 0.5 * g, g), 0)
template <class T>
struct FmaxGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 9 "ops.yaml:fmax"
    const auto v0 = scalar::isnan(x2);
#line 9 "ops.yaml:fmax"
    const auto v1 = scalar::isnan(x1);
#line 9 "ops.yaml:fmax"
    const auto v2 = scalar::where(bool((x2 >= x1) | v1), R(0.5) * g, g);
#line 9 "ops.yaml:fmax"
    const auto v3 = scalar::where(bool((x1 >= x2) | v0), v2, T(0));
#line 9 "ops.yaml:fmax"
    return static_cast<T>(v3);
#line 418 "selection/loops.cpp"
  }
};

// x2: where((x2 >= x1) | isnan(x1), where((x1 >= x2) | isnan(x2), 0.5 * g, g), 0)
template <class T>
struct FmaxGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 10 "ops.yaml:fmax"
    const auto v0 = scalar::isnan(x1);
#line 10 "ops.yaml:fmax"
    const auto v1 = scalar::isnan(x2);
#line 10 "ops.yaml:fmax"
    const auto v2 = scalar::where(bool((x1 >= x2) | v1), R(0.5) * g, g);
#line 10 "ops.yaml:fmax"
    const auto v3 = scalar::where(bool((x2 >= x1) | v0), v2, T(0));
#line 10 "ops.yaml:fmax"
    return static_cast<T>(v3);
#line 438 "selection/loops.cpp"
  }
};

// the primitive fmin
template <class T>
struct FminForward {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x1, T x2) {
    return static_cast<T>(scalar::fmin(x1, x2));
  }
};

// x1: where((x1 <= x2) | isnan(x2), where((x2 <= x1) | isnan(x1), 0.5 * g, g), 0); x2: where((x2 <= x1) | isnan(x1), where((x1 <= x2) | isnan(x2), 0.5 * g, g), 0)
template <class T>
struct FminGradients {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x1, T x2, T& x1_result, T& x2_result) {
#line 9 "ops.yaml:fmin"
    const auto v0 = scalar::isnan(x2);
#line 9 "ops.yaml:fmin"
    const auto v1 = bool((x1 <= x2) | v0);
#line 9 "ops.yaml:fmin"
    const auto v2 = scalar::isnan(x1);
#line 9 "ops.yaml:fmin"
    const auto v3 = bool((x2 <= x1) | v2);
#line 9 "ops.yaml:fmin"
    const auto v4 = R(0.5) * g;
#line 9 "ops.yaml:fmin"
    const auto v5 = scalar::where(v3, v4, g);
#line 9 "ops.yaml:fmin"
    const auto v6 = scalar::where(v1, v5, T(0));
#line 9 "ops.yaml:fmin"
    const auto v7 = scalar::where(v1, v4, g);
#line 9 "ops.yaml:fmin"
    const auto v8 = scalar::where(v3, v7, T(0));
#line 9 "ops.yaml:fmin"
    x1_result = static_cast<T>(v6);
#line 9 "ops.yaml:fmin"
    x2_result = static_cast<T>(v8);
#line 480 "selection/loops.cpp"
  }
};

// x1: where((x1 <= x2) | isnan(x2), where((x2 <= x1) | isnan(x1), 0.5 * g, g), 0)
template <class T>
struct FminGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 9 "ops.yaml:fmin"
    const auto v0 = scalar::isnan(x2);
#line 9 "ops.yaml:fmin"
    const auto v1 = scalar::isnan(x1);
#line 9 "ops.yaml:fmin"
    const auto v2 = scalar::where(bool((x2 <= x1) | v1), R(0.5) * g, g);
#line 9 "ops.yaml:fmin"
    const auto v3 = scalar::where(bool((x1 <= x2) | v0), v2, T(0));
#line 9 "ops.yaml:fmin"
    return static_cast<T>(v3);
#line 500 "selection/loops.cpp"
  }
};

// x2: where((x2 <= x1) | isnan(x1), where((x1 <= x2) | isnan(x2), 0.5 * g, g), 0)
template <class T>
struct FminGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x1, T x2) {
#line 10 "ops.yaml:fmin"
    const auto v0 = scalar::isnan(x1);
#line 10 "ops.yaml:fmin"
    const auto v1 = scalar::isnan(x2);
#line 10 "ops.yaml:fmin"
    const auto v2 = scalar::where(bool((x1 <= x2) | v1), R(0.5) * g, g);
#line 10 "ops.yaml:fmin"
    const auto v3 = scalar::where(bool((x2 <= x1) | v0), v2, T(0));
#line 10 "ops.yaml:fmin"
    return static_cast<T>(v3);
#line 520 "selection/loops.cpp"
  }
};

// x
template <class T>
struct ClipForward0 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x) {
#line 5 "ops.yaml:clip"
    return static_cast<T>(x);
#line 532 "selection/loops.cpp"
  }
};

// minimum(max, x)
template <class T>
struct ClipForward1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, T max) {
#line 5 "ops.yaml:clip"
    const auto v0 = scalar::minimum(max, x);
#line 5 "ops.yaml:clip"
    return static_cast<T>(v0);
#line 546 "selection/loops.cpp"
  }
};

// maximum(min, x)
template <class T>
struct ClipForward2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, T min) {
#line 5 "ops.yaml:clip"
    const auto v0 = scalar::maximum(min, x);
#line 5 "ops.yaml:clip"
    return static_cast<T>(v0);
#line 560 "selection/loops.cpp"
  }
};

// minimum(max, maximum(min, x))
template <class T>
struct ClipForward3 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T x, T min, T max) {
#line 5 "ops.yaml:clip"
    const auto v0 = scalar::maximum(min, x);
#line 5 "ops.yaml:clip"
    const auto v1 = scalar::minimum(max, v0);
#line 5 "ops.yaml:clip"
    return static_cast<T>(v1);
#line 576 "selection/loops.cpp"
  }
};

// x: g; min: 0; max: 0
template <class T>
struct ClipGradients0 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T& x_result, T& min_result, T& max_result) {
#line 9 "ops.yaml:clip"
    x_result = static_cast<T>(g);
#line 9 "ops.yaml:clip"
    min_result = static_cast<T>(R(0));
#line 9 "ops.yaml:clip"
    max_result = static_cast<T>(R(0));
#line 592 "selection/loops.cpp"
  }
};

// x: where(x > max, 0, g); min: 0; max: where(x > max, g, 0)
template <class T>
struct ClipGradients1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x, T max, T& x_result, T& min_result, T& max_result) {
#line 9 "ops.yaml:clip"
    const auto v0 = x > max;
#line 9 "ops.yaml:clip"
    const auto v1 = scalar::where(v0, T(0), g);
#line 9 "ops.yaml:clip"
    const auto v2 = scalar::where(v0, g, T(0));
#line 9 "ops.yaml:clip"
    x_result = static_cast<T>(v1);
#line 9 "ops.yaml:clip"
    min_result = static_cast<T>(R(0));
#line 9 "ops.yaml:clip"
    max_result = static_cast<T>(v2);
#line 614 "selection/loops.cpp"
  }
};

// x: where(x < min, 0, g); min: where(x < min, g, 0); max: 0
template <class T>
struct ClipGradients2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x, T min, T& x_result, T& min_result, T& max_result) {
#line 9 "ops.yaml:clip"
    const auto v0 = x < min;
#line 9 "ops.yaml:clip"
    const auto v1 = scalar::where(v0, T(0), g);
#line 9 "ops.yaml:clip"
    const auto v2 = scalar::where(v0, g, T(0));
#line 9 "ops.yaml:clip"
    x_result = static_cast<T>(v1);
#line 9 "ops.yaml:clip"
    min_result = static_cast<T>(v2);
#line 9 "ops.yaml:clip"
    max_result = static_cast<T>(R(0));
#line 636 "selection/loops.cpp"
  }
};

// x: where(x < min, 0, where(x > max, 0, g)); min: where((x < min) & (min <= max), g, 0); max: where((x > max) | (min > max), g, 0)
template <class T>
struct ClipGradients3 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE void apply(T g, T x, T min, T max, T& x_result, T& min_result, T& max_result) {
#line 9 "ops.yaml:clip"
    const auto v0 = x < min;
#line 9 "ops.yaml:clip"
    const auto v1 = x > max;
#line 9 "ops.yaml:clip"
    const auto v2 = scalar::where(v1, T(0), g);
#line 9 "ops.yaml:clip"
    const auto v3 = scalar::where(v0, T(0), v2);
#line 9 "ops.yaml:clip"
    const auto v4 = scalar::where(bool(v0 & (min <= max)), g, T(0));
#line 9 "ops.yaml:clip"
    const auto v5 = scalar::where(bool(v1 | (min > max)), g, T(0));
#line 9 "ops.yaml:clip"
    x_result = static_cast<T>(v3);
#line 9 "ops.yaml:clip"
    min_result = static_cast<T>(v4);
#line 9 "ops.yaml:clip"
    max_result = static_cast<T>(v5);
#line 664 "selection/loops.cpp"
  }
};

// x: g
template <class T>
struct ClipGradientX0 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g) {
#line 9 "ops.yaml:clip"
    return static_cast<T>(g);
#line 676 "selection/loops.cpp"
  }
};

// x: where(x > max, 0, g)
template <class T>
struct ClipGradientX1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T max) {
#line 9 "ops.yaml:clip"
    const auto v0 = scalar::where(x > max, T(0), g);
#line 9 "ops.yaml:clip"
    return static_cast<T>(v0);
#line 690 "selection/loops.cpp"
  }
};

// x: where(x < min, 0, g)
template <class T>
struct ClipGradientX2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T min) {
#line 9 "ops.yaml:clip"
    const auto v0 = scalar::where(x < min, T(0), g);
#line 9 "ops.yaml:clip"
    return static_cast<T>(v0);
#line 704 "selection/loops.cpp"
  }
};

// x: where(x < min, 0, where(x > max, 0, g))
template <class T>
struct ClipGradientX3 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T min, T max) {
#line 9 "ops.yaml:clip"
    const auto v0 = scalar::where(x > max, T(0), g);
#line 9 "ops.yaml:clip"
    const auto v1 = scalar::where(x < min, T(0), v0);
#line 9 "ops.yaml:clip"
    return static_cast<T>(v1);
#line 720 "selection/loops.cpp"
  }
};

// min: 0
template <class T>
struct ClipGradientMin0 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 12 "ops.yaml:clip"
    return static_cast<T>(R(0));
#line 732 "selection/loops.cpp"
  }
};

// min: 0
template <class T>
struct ClipGradientMin1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 12 "ops.yaml:clip"
    return static_cast<T>(R(0));
#line 744 "selection/loops.cpp"
  }
};

// min: where(x < min, g, 0)
template <class T>
struct ClipGradientMin2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T min) {
#line 12 "ops.yaml:clip"
    const auto v0 = scalar::where(x < min, g, T(0));
#line 12 "ops.yaml:clip"
    return static_cast<T>(v0);
#line 758 "selection/loops.cpp"
  }
};

// min: where((x < min) & (min <= max), g, 0)
template <class T>
struct ClipGradientMin3 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T min, T max) {
#line 12 "ops.yaml:clip"
    const auto v0 = scalar::where(bool((x < min) & (min <= max)), g, T(0));
#line 12 "ops.yaml:clip"
    return static_cast<T>(v0);
#line 772 "selection/loops.cpp"
  }
};

// max: 0
template <class T>
struct ClipGradientMax0 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 14 "ops.yaml:clip"
    return static_cast<T>(R(0));
#line 784 "selection/loops.cpp"
  }
};

// max: 0
template <class T>
struct ClipGradientMax1 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T) {
#line 14 "ops.yaml:clip"
    return static_cast<T>(R(0));
#line 796 "selection/loops.cpp"
  }
};

// max: where(x > max, g, 0)
template <class T>
struct ClipGradientMax2 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T max) {
#line 14 "ops.yaml:clip"
    const auto v0 = scalar::where(x > max, g, T(0));
#line 14 "ops.yaml:clip"
    return static_cast<T>(v0);
#line 810 "selection/loops.cpp"
  }
};

// max: where((x > max) | (min > max), g, 0)
template <class T>
struct ClipGradientMax3 {
  using R = scalar::real_t<T>;
  static constexpr bool plain = true;
  static PYLUCID_INLINE T apply(T g, T x, T min, T max) {
#line 14 "ops.yaml:clip"
    const auto v0 = scalar::where(bool((x > max) | (min > max)), g, T(0));
#line 14 "ops.yaml:clip"
    return static_cast<T>(v0);
#line 824 "selection/loops.cpp"
  }
};

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Bool, loop<WhereForward<bool>, bool, bool, bool, bool>},
    {0, 0, Dtype::Int8, loop<WhereForward<std::int8_t>, std::int8_t, bool, std::int8_t, std::int8_t>},
    {0, 0, Dtype::Int16, loop<WhereForward<std::int16_t>, std::int16_t, bool, std::int16_t, std::int16_t>},
    {0, 0, Dtype::Int32, loop<WhereForward<std::int32_t>, std::int32_t, bool, std::int32_t, std::int32_t>},
    {0, 0, Dtype::Int64, loop<WhereForward<std::int64_t>, std::int64_t, bool, std::int64_t, std::int64_t>},
    {0, 0, Dtype::UInt8, loop<WhereForward<std::uint8_t>, std::uint8_t, bool, std::uint8_t, std::uint8_t>},
    {0, 0, Dtype::UInt16, loop<WhereForward<std::uint16_t>, std::uint16_t, bool, std::uint16_t, std::uint16_t>},
    {0, 0, Dtype::UInt32, loop<WhereForward<std::uint32_t>, std::uint32_t, bool, std::uint32_t, std::uint32_t>},
    {0, 0, Dtype::UInt64, loop<WhereForward<std::uint64_t>, std::uint64_t, bool, std::uint64_t, std::uint64_t>},
    {0, 0, Dtype::Float32, loop<WhereForward<float>, float, bool, float, float>},
    {0, 0, Dtype::Float64, loop<WhereForward<double>, double, bool, double, double>},
    {0, 0, Dtype::Float16, loop<WhereForward<float>, scalar::Float16, bool, scalar::Float16, scalar::Float16>},
    {0, 0, Dtype::BFloat16, loop<WhereForward<float>, scalar::BFloat16, bool, scalar::BFloat16, scalar::BFloat16>},
    {0, 0, Dtype::Complex64, loop<WhereForwardComplex<Complex<float>>, Complex<float>, bool, Complex<float>, Complex<float>>},
    {0, 0, Dtype::Complex128, loop<WhereForwardComplex<Complex<double>>, Complex<double>, bool, Complex<double>, Complex<double>>},
    {0, 1, Dtype::Float32, loop_many<WhereGradients<float>, Types<float, float>, Types<float, bool>>},
    {0, 1, Dtype::Float64, loop_many<WhereGradients<double>, Types<double, double>, Types<double, bool>>},
    {0, 1, Dtype::Complex64, loop_many<WhereGradientsComplex<Complex<float>>, Types<Complex<float>, Complex<float>>, Types<Complex<float>, bool>>},
    {0, 1, Dtype::Complex128, loop_many<WhereGradientsComplex<Complex<double>>, Types<Complex<double>, Complex<double>>, Types<Complex<double>, bool>>},
    {0, 2, Dtype::Float32, loop<WhereGradientX1<float>, float, float, bool>},
    {0, 2, Dtype::Float64, loop<WhereGradientX1<double>, double, double, bool>},
    {0, 2, Dtype::Complex64, loop<WhereGradientX1Complex<Complex<float>>, Complex<float>, Complex<float>, bool>},
    {0, 2, Dtype::Complex128, loop<WhereGradientX1Complex<Complex<double>>, Complex<double>, Complex<double>, bool>},
    {0, 3, Dtype::Float32, loop<WhereGradientX2<float>, float, float, bool>},
    {0, 3, Dtype::Float64, loop<WhereGradientX2<double>, double, double, bool>},
    {0, 3, Dtype::Complex64, loop<WhereGradientX2Complex<Complex<float>>, Complex<float>, Complex<float>, bool>},
    {0, 3, Dtype::Complex128, loop<WhereGradientX2Complex<Complex<double>>, Complex<double>, Complex<double>, bool>},
    {1, 0, Dtype::Float32, loop<ZeroGuardForward<float>, float, float, float>},
    {1, 0, Dtype::Float64, loop<ZeroGuardForward<double>, double, double, double>},
    {1, 0, Dtype::Float16, loop<ZeroGuardForward<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {1, 0, Dtype::BFloat16, loop<ZeroGuardForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {1, 0, Dtype::Complex64, loop<ZeroGuardForwardComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>>},
    {1, 0, Dtype::Complex128, loop<ZeroGuardForwardComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>>},
    {1, 1, Dtype::Float32, loop<ZeroGuardGradientX<float>, float, float, float, float>},
    {1, 1, Dtype::Float64, loop<ZeroGuardGradientX<double>, double, double, double, double>},
    {1, 1, Dtype::Complex64, loop<ZeroGuardGradientXComplex<Complex<float>>, Complex<float>, Complex<float>, Complex<float>, Complex<float>>},
    {1, 1, Dtype::Complex128, loop<ZeroGuardGradientXComplex<Complex<double>>, Complex<double>, Complex<double>, Complex<double>, Complex<double>>},
    {2, 0, Dtype::Int8, loop<MaximumForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {2, 0, Dtype::Int16, loop<MaximumForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {2, 0, Dtype::Int32, loop<MaximumForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {2, 0, Dtype::Int64, loop<MaximumForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {2, 0, Dtype::UInt8, loop<MaximumForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {2, 0, Dtype::UInt16, loop<MaximumForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {2, 0, Dtype::UInt32, loop<MaximumForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {2, 0, Dtype::UInt64, loop<MaximumForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {2, 0, Dtype::Float32, loop<MaximumForward<float>, float, float, float>},
    {2, 0, Dtype::Float64, loop<MaximumForward<double>, double, double, double>},
    {2, 0, Dtype::Float16, loop<MaximumForward<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {2, 0, Dtype::BFloat16, loop<MaximumForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {2, 1, Dtype::Float32, loop_many<MaximumGradients<float>, Types<float, float>, Types<float, float, float>>},
    {2, 1, Dtype::Float64, loop_many<MaximumGradients<double>, Types<double, double>, Types<double, double, double>>},
    {2, 2, Dtype::Float32, loop<MaximumGradientX1<float>, float, float, float, float>},
    {2, 2, Dtype::Float64, loop<MaximumGradientX1<double>, double, double, double, double>},
    {2, 3, Dtype::Float32, loop<MaximumGradientX2<float>, float, float, float, float>},
    {2, 3, Dtype::Float64, loop<MaximumGradientX2<double>, double, double, double, double>},
    {3, 0, Dtype::Int8, loop<MinimumForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {3, 0, Dtype::Int16, loop<MinimumForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {3, 0, Dtype::Int32, loop<MinimumForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {3, 0, Dtype::Int64, loop<MinimumForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {3, 0, Dtype::UInt8, loop<MinimumForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {3, 0, Dtype::UInt16, loop<MinimumForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {3, 0, Dtype::UInt32, loop<MinimumForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {3, 0, Dtype::UInt64, loop<MinimumForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {3, 0, Dtype::Float32, loop<MinimumForward<float>, float, float, float>},
    {3, 0, Dtype::Float64, loop<MinimumForward<double>, double, double, double>},
    {3, 0, Dtype::Float16, loop<MinimumForward<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {3, 0, Dtype::BFloat16, loop<MinimumForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {3, 1, Dtype::Float32, loop_many<MinimumGradients<float>, Types<float, float>, Types<float, float, float>>},
    {3, 1, Dtype::Float64, loop_many<MinimumGradients<double>, Types<double, double>, Types<double, double, double>>},
    {3, 2, Dtype::Float32, loop<MinimumGradientX1<float>, float, float, float, float>},
    {3, 2, Dtype::Float64, loop<MinimumGradientX1<double>, double, double, double, double>},
    {3, 3, Dtype::Float32, loop<MinimumGradientX2<float>, float, float, float, float>},
    {3, 3, Dtype::Float64, loop<MinimumGradientX2<double>, double, double, double, double>},
    {4, 0, Dtype::Int8, loop<FmaxForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {4, 0, Dtype::Int16, loop<FmaxForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {4, 0, Dtype::Int32, loop<FmaxForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {4, 0, Dtype::Int64, loop<FmaxForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {4, 0, Dtype::UInt8, loop<FmaxForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {4, 0, Dtype::UInt16, loop<FmaxForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {4, 0, Dtype::UInt32, loop<FmaxForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {4, 0, Dtype::UInt64, loop<FmaxForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {4, 0, Dtype::Float32, loop<FmaxForward<float>, float, float, float>},
    {4, 0, Dtype::Float64, loop<FmaxForward<double>, double, double, double>},
    {4, 0, Dtype::Float16, loop<FmaxForward<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {4, 0, Dtype::BFloat16, loop<FmaxForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {4, 1, Dtype::Float32, loop_many<FmaxGradients<float>, Types<float, float>, Types<float, float, float>>},
    {4, 1, Dtype::Float64, loop_many<FmaxGradients<double>, Types<double, double>, Types<double, double, double>>},
    {4, 2, Dtype::Float32, loop<FmaxGradientX1<float>, float, float, float, float>},
    {4, 2, Dtype::Float64, loop<FmaxGradientX1<double>, double, double, double, double>},
    {4, 3, Dtype::Float32, loop<FmaxGradientX2<float>, float, float, float, float>},
    {4, 3, Dtype::Float64, loop<FmaxGradientX2<double>, double, double, double, double>},
    {5, 0, Dtype::Int8, loop<FminForward<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {5, 0, Dtype::Int16, loop<FminForward<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {5, 0, Dtype::Int32, loop<FminForward<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {5, 0, Dtype::Int64, loop<FminForward<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {5, 0, Dtype::UInt8, loop<FminForward<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {5, 0, Dtype::UInt16, loop<FminForward<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {5, 0, Dtype::UInt32, loop<FminForward<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {5, 0, Dtype::UInt64, loop<FminForward<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {5, 0, Dtype::Float32, loop<FminForward<float>, float, float, float>},
    {5, 0, Dtype::Float64, loop<FminForward<double>, double, double, double>},
    {5, 0, Dtype::Float16, loop<FminForward<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {5, 0, Dtype::BFloat16, loop<FminForward<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {5, 1, Dtype::Float32, loop_many<FminGradients<float>, Types<float, float>, Types<float, float, float>>},
    {5, 1, Dtype::Float64, loop_many<FminGradients<double>, Types<double, double>, Types<double, double, double>>},
    {5, 2, Dtype::Float32, loop<FminGradientX1<float>, float, float, float, float>},
    {5, 2, Dtype::Float64, loop<FminGradientX1<double>, double, double, double, double>},
    {5, 3, Dtype::Float32, loop<FminGradientX2<float>, float, float, float, float>},
    {5, 3, Dtype::Float64, loop<FminGradientX2<double>, double, double, double, double>},
    {6, 0, Dtype::Int8, loop<ClipForward0<std::int8_t>, std::int8_t, std::int8_t>},
    {6, 0, Dtype::Int16, loop<ClipForward0<std::int16_t>, std::int16_t, std::int16_t>},
    {6, 0, Dtype::Int32, loop<ClipForward0<std::int32_t>, std::int32_t, std::int32_t>},
    {6, 0, Dtype::Int64, loop<ClipForward0<std::int64_t>, std::int64_t, std::int64_t>},
    {6, 0, Dtype::UInt8, loop<ClipForward0<std::uint8_t>, std::uint8_t, std::uint8_t>},
    {6, 0, Dtype::UInt16, loop<ClipForward0<std::uint16_t>, std::uint16_t, std::uint16_t>},
    {6, 0, Dtype::UInt32, loop<ClipForward0<std::uint32_t>, std::uint32_t, std::uint32_t>},
    {6, 0, Dtype::UInt64, loop<ClipForward0<std::uint64_t>, std::uint64_t, std::uint64_t>},
    {6, 0, Dtype::Float32, loop<ClipForward0<float>, float, float>},
    {6, 0, Dtype::Float64, loop<ClipForward0<double>, double, double>},
    {6, 0, Dtype::Float16, loop<ClipForward0<float>, scalar::Float16, scalar::Float16>},
    {6, 0, Dtype::BFloat16, loop<ClipForward0<float>, scalar::BFloat16, scalar::BFloat16>},
    {6, 1, Dtype::Int8, loop<ClipForward1<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {6, 1, Dtype::Int16, loop<ClipForward1<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {6, 1, Dtype::Int32, loop<ClipForward1<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {6, 1, Dtype::Int64, loop<ClipForward1<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {6, 1, Dtype::UInt8, loop<ClipForward1<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {6, 1, Dtype::UInt16, loop<ClipForward1<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {6, 1, Dtype::UInt32, loop<ClipForward1<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {6, 1, Dtype::UInt64, loop<ClipForward1<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {6, 1, Dtype::Float32, loop<ClipForward1<float>, float, float, float>},
    {6, 1, Dtype::Float64, loop<ClipForward1<double>, double, double, double>},
    {6, 1, Dtype::Float16, loop<ClipForward1<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {6, 1, Dtype::BFloat16, loop<ClipForward1<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {6, 2, Dtype::Int8, loop<ClipForward2<std::int8_t>, std::int8_t, std::int8_t, std::int8_t>},
    {6, 2, Dtype::Int16, loop<ClipForward2<std::int16_t>, std::int16_t, std::int16_t, std::int16_t>},
    {6, 2, Dtype::Int32, loop<ClipForward2<std::int32_t>, std::int32_t, std::int32_t, std::int32_t>},
    {6, 2, Dtype::Int64, loop<ClipForward2<std::int64_t>, std::int64_t, std::int64_t, std::int64_t>},
    {6, 2, Dtype::UInt8, loop<ClipForward2<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t>},
    {6, 2, Dtype::UInt16, loop<ClipForward2<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t>},
    {6, 2, Dtype::UInt32, loop<ClipForward2<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t>},
    {6, 2, Dtype::UInt64, loop<ClipForward2<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t>},
    {6, 2, Dtype::Float32, loop<ClipForward2<float>, float, float, float>},
    {6, 2, Dtype::Float64, loop<ClipForward2<double>, double, double, double>},
    {6, 2, Dtype::Float16, loop<ClipForward2<float>, scalar::Float16, scalar::Float16, scalar::Float16>},
    {6, 2, Dtype::BFloat16, loop<ClipForward2<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {6, 3, Dtype::Int8, loop<ClipForward3<std::int8_t>, std::int8_t, std::int8_t, std::int8_t, std::int8_t>},
    {6, 3, Dtype::Int16, loop<ClipForward3<std::int16_t>, std::int16_t, std::int16_t, std::int16_t, std::int16_t>},
    {6, 3, Dtype::Int32, loop<ClipForward3<std::int32_t>, std::int32_t, std::int32_t, std::int32_t, std::int32_t>},
    {6, 3, Dtype::Int64, loop<ClipForward3<std::int64_t>, std::int64_t, std::int64_t, std::int64_t, std::int64_t>},
    {6, 3, Dtype::UInt8, loop<ClipForward3<std::uint8_t>, std::uint8_t, std::uint8_t, std::uint8_t, std::uint8_t>},
    {6, 3, Dtype::UInt16, loop<ClipForward3<std::uint16_t>, std::uint16_t, std::uint16_t, std::uint16_t, std::uint16_t>},
    {6, 3, Dtype::UInt32, loop<ClipForward3<std::uint32_t>, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t>},
    {6, 3, Dtype::UInt64, loop<ClipForward3<std::uint64_t>, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t>},
    {6, 3, Dtype::Float32, loop<ClipForward3<float>, float, float, float, float>},
    {6, 3, Dtype::Float64, loop<ClipForward3<double>, double, double, double, double>},
    {6, 3, Dtype::Float16, loop<ClipForward3<float>, scalar::Float16, scalar::Float16, scalar::Float16, scalar::Float16>},
    {6, 3, Dtype::BFloat16, loop<ClipForward3<float>, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16, scalar::BFloat16>},
    {6, 4, Dtype::Float32, loop_many<ClipGradients0<float>, Types<float, float, float>, Types<float>>},
    {6, 4, Dtype::Float64, loop_many<ClipGradients0<double>, Types<double, double, double>, Types<double>>},
    {6, 5, Dtype::Float32, loop_many<ClipGradients1<float>, Types<float, float, float>, Types<float, float, float>>},
    {6, 5, Dtype::Float64, loop_many<ClipGradients1<double>, Types<double, double, double>, Types<double, double, double>>},
    {6, 6, Dtype::Float32, loop_many<ClipGradients2<float>, Types<float, float, float>, Types<float, float, float>>},
    {6, 6, Dtype::Float64, loop_many<ClipGradients2<double>, Types<double, double, double>, Types<double, double, double>>},
    {6, 7, Dtype::Float32, loop_many<ClipGradients3<float>, Types<float, float, float>, Types<float, float, float, float>>},
    {6, 7, Dtype::Float64, loop_many<ClipGradients3<double>, Types<double, double, double>, Types<double, double, double, double>>},
    {6, 8, Dtype::Float32, loop<ClipGradientX0<float>, float, float>},
    {6, 8, Dtype::Float64, loop<ClipGradientX0<double>, double, double>},
    {6, 9, Dtype::Float32, loop<ClipGradientX1<float>, float, float, float, float>},
    {6, 9, Dtype::Float64, loop<ClipGradientX1<double>, double, double, double, double>},
    {6, 10, Dtype::Float32, loop<ClipGradientX2<float>, float, float, float, float>},
    {6, 10, Dtype::Float64, loop<ClipGradientX2<double>, double, double, double, double>},
    {6, 11, Dtype::Float32, loop<ClipGradientX3<float>, float, float, float, float, float>},
    {6, 11, Dtype::Float64, loop<ClipGradientX3<double>, double, double, double, double, double>},
    {6, 12, Dtype::Float32, loop<ClipGradientMin0<float>, float, float>},
    {6, 12, Dtype::Float64, loop<ClipGradientMin0<double>, double, double>},
    {6, 13, Dtype::Float32, loop<ClipGradientMin1<float>, float, float>},
    {6, 13, Dtype::Float64, loop<ClipGradientMin1<double>, double, double>},
    {6, 14, Dtype::Float32, loop<ClipGradientMin2<float>, float, float, float, float>},
    {6, 14, Dtype::Float64, loop<ClipGradientMin2<double>, double, double, double, double>},
    {6, 15, Dtype::Float32, loop<ClipGradientMin3<float>, float, float, float, float, float>},
    {6, 15, Dtype::Float64, loop<ClipGradientMin3<double>, double, double, double, double, double>},
    {6, 16, Dtype::Float32, loop<ClipGradientMax0<float>, float, float>},
    {6, 16, Dtype::Float64, loop<ClipGradientMax0<double>, double, double>},
    {6, 17, Dtype::Float32, loop<ClipGradientMax1<float>, float, float>},
    {6, 17, Dtype::Float64, loop<ClipGradientMax1<double>, double, double>},
    {6, 18, Dtype::Float32, loop<ClipGradientMax2<float>, float, float, float, float>},
    {6, 18, Dtype::Float64, loop<ClipGradientMax2<double>, double, double, double, double>},
    {6, 19, Dtype::Float32, loop<ClipGradientMax3<float>, float, float, float, float, float>},
    {6, 19, Dtype::Float64, loop<ClipGradientMax3<double>, double, double, double, double, double>},
};

}  // namespace

cpu::LoopEntries selection_loops() { return {entries, sizeof(entries) / sizeof(entries[0])}; }

}  // namespace pylucid::PYLUCID_ISA
