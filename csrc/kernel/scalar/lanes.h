// Functions with vector forms of our own, which GCC can call from a vectorised loop, where it cannot vectorise a branch
// or a loop. Most are a way out for the few lanes that a branch-free formula cannot serve: they look whether any lane
// needs help and nearly always return at once. The symbols are local to the translation unit.
#pragma once

#include "types.h"

namespace pylucid::PYLUCID_ISA::scalar::lanes {

template <class T, int bytes>
struct Vector {
  typedef T type __attribute__((vector_size(bytes)));
};
template <class T, int bytes>
using vector_t = typename Vector<T, bytes>::type;

template <int bytes, class Mask>
PYLUCID_INLINE bool any(Mask mask) {
  const auto words = (vector_t<long long, bytes>)mask;
  long long sum = 0;
  for (int i = 0; i < bytes / 8; ++i) sum |= words[i];
  return sum != 0;
}

#if defined(__SSE2__)
template <>
PYLUCID_INLINE bool any<16, vector_t<int, 16>>(vector_t<int, 16> mask) {
  return __builtin_ia32_movmskps((vector_t<float, 16>)mask) != 0;
}
template <>
PYLUCID_INLINE bool any<16, vector_t<long, 16>>(vector_t<long, 16> mask) {
  return __builtin_ia32_movmskpd((vector_t<double, 16>)mask) != 0;
}
#endif
#if defined(__AVX2__)
template <>
PYLUCID_INLINE bool any<32, vector_t<int, 32>>(vector_t<int, 32> mask) {
  return __builtin_ia32_movmskps256((vector_t<float, 32>)mask) != 0;
}
template <>
PYLUCID_INLINE bool any<32, vector_t<long, 32>>(vector_t<long, 32> mask) {
  return __builtin_ia32_movmskpd256((vector_t<double, 32>)mask) != 0;
}
#endif

template <class Mask>
PYLUCID_INLINE bool any_lane(Mask mask) {
  if constexpr (is_same<Mask, bool>)
    return mask;
  else
    return any<sizeof(Mask)>(mask);
}

template <class V>
PYLUCID_INLINE auto greatest(V x) {
  if constexpr (is_same<V, float> || is_same<V, double>) {
    return x;
  } else {
    auto most = x[0];
    for (std::size_t i = 1; i < sizeof(V) / sizeof(most); ++i) most = x[i] > most ? x[i] : most;
    return most;
  }
}

// scalar::multiply_add, for vectors as well.
template <class V>
PYLUCID_INLINE V multiply_add(V a, V b, V c) {
  if constexpr (is_same<V, double>) {
    return scalar::multiply_add(a, b, c);
  } else {
#if defined(__FMA__)
    if constexpr (sizeof(V) == 16) return __builtin_ia32_vfmaddpd(a, b, c);
    if constexpr (sizeof(V) == 32) return __builtin_ia32_vfmaddpd256(a, b, c);
#endif
#if defined(__AVX512F__)
    if constexpr (sizeof(V) == 64) return __builtin_ia32_vfmaddpd512_mask(a, b, c, -1, 4);
#endif
    return a * b + c;
  }
}

// F::needed(a, b), or of fast too, works on values and on vectors alike; F::value(a, b) is the scalar way. fast is the
// value elsewhere.
template <class F, class V>
PYLUCID_INLINE auto needs(V a, V b, [[maybe_unused]] V fast) {
  if constexpr (requires { F::needed(a, b, fast); })
    return F::needed(a, b, fast);
  else
    return F::needed(a, b);
}
template <class F>
struct Patch {
  template <class V>
  static PYLUCID_INLINE V apply(V a, V b, V fast) {
    const auto needed = needs<F>(a, b, fast);
    if constexpr (is_same<V, float> || is_same<V, double>) {
      return needed ? F::value(a, b) : fast;
    } else {
      if (__builtin_expect(any_lane(needed), 0)) {
        for (std::size_t i = 0; i < sizeof(V) / sizeof(fast[0]); ++i)
          if (needed[i]) fast[i] = F::value(a[i], b[i]);
      }
      return fast;
    }
  }
};

}  // namespace pylucid::PYLUCID_ISA::scalar::lanes

#define PYLUCID_LANES_SYMBOL(name, type) "pylucid_" PYLUCID_ISA_NAME "_" #name "_" #type

#define PYLUCID_LANES_VECTOR(name, F, T, bytes, variant)                                                        \
  __attribute__((used)) static lanes::vector_t<T, bytes> name##_##bytes(                                         \
      lanes::vector_t<T, bytes> a, lanes::vector_t<T, bytes> b,                                                  \
      lanes::vector_t<T, bytes> fast) __asm__("_ZGV" variant "vvv_" PYLUCID_LANES_SYMBOL(name, T));              \
  static lanes::vector_t<T, bytes> name##_##bytes(lanes::vector_t<T, bytes> a, lanes::vector_t<T, bytes> b,      \
                                                   lanes::vector_t<T, bytes> fast) {                             \
    return F::apply(a, b, fast);                                                                                 \
  }

#if !defined(__GNUC__) || defined(__clang__)
// No vector forms of functions: the loop over one is not vectorised.
#elif defined(__AVX512F__)
#define PYLUCID_LANES_VECTORS(name, F, T, n16, n32, n64)   \
  PYLUCID_LANES_VECTOR(name, F, T, 16, "bN" n16)           \
  PYLUCID_LANES_VECTOR(name, F, T, 32, "dN" n32)           \
  PYLUCID_LANES_VECTOR(name, F, T, 64, "eN" n64)
#elif defined(__AVX2__)
#define PYLUCID_LANES_VECTORS(name, F, T, n16, n32, n64)   \
  PYLUCID_LANES_VECTOR(name, F, T, 16, "bN" n16)           \
  PYLUCID_LANES_VECTOR(name, F, T, 32, "dN" n32)
#elif defined(__SSE2__)
#define PYLUCID_LANES_VECTORS(name, F, T, n16, n32, n64) PYLUCID_LANES_VECTOR(name, F, T, 16, "bN" n16)
#endif

// Defines T name(T a, T b, T c) for float or double, of F::apply(a, b, c), which works on values and on vectors.
#ifdef PYLUCID_LANES_VECTORS
#define PYLUCID_LANES_OF(name, F, T, n16, n32, n64)                                                             \
  T name(T a, T b, T fast) __asm__(PYLUCID_LANES_SYMBOL(name, T)) PYLUCID_SIMD;                                  \
  __attribute__((used)) static T name##_scalar(T a, T b, T fast) __asm__(PYLUCID_LANES_SYMBOL(name, T));         \
  static T name##_scalar(T a, T b, T fast) { return F::apply(a, b, fast); }                                      \
  PYLUCID_LANES_VECTORS(name, F, T, n16, n32, n64)
#else
#define PYLUCID_LANES_OF(name, F, T, n16, n32, n64) \
  PYLUCID_INLINE T name(T a, T b, T fast) { return F::apply(a, b, fast); }
#endif

// Defines T name(T a, T b, T fast), which is F::value(a, b) where F::needed(a, b).
#define PYLUCID_LANES(name, F, T, n16, n32, n64) PYLUCID_LANES_OF(name, lanes::Patch<F>, T, n16, n32, n64)
