// A way out of a vectorised loop for the few lanes that a branch-free formula cannot serve. GCC cannot vectorise a
// branch to a scalar call, but it can call a function that has a vector form; ours looks whether any lane needs help
// and nearly always returns at once. The symbols are local to the translation unit.
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

// F::needed(a, b) works on values and on vectors alike; F::value(a, b) is the scalar way. fast is the value elsewhere.
template <class F, class T>
PYLUCID_INLINE T patch_scalar(T a, T b, T fast) {
  return F::needed(a, b) ? F::value(a, b) : fast;
}
template <class F, class T, int bytes>
PYLUCID_INLINE vector_t<T, bytes> patch_vector(vector_t<T, bytes> a, vector_t<T, bytes> b, vector_t<T, bytes> fast) {
  const auto needed = F::needed(a, b);
  if (__builtin_expect(any<bytes>(needed), 0)) {
    for (std::size_t i = 0; i < bytes / sizeof(T); ++i)
      if (needed[i]) fast[i] = F::value(a[i], b[i]);
  }
  return fast;
}

}  // namespace pylucid::PYLUCID_ISA::scalar::lanes

#define PYLUCID_LANES_SYMBOL(name, type) "pylucid_" PYLUCID_ISA_NAME "_" #name "_" #type

#define PYLUCID_LANES_VECTOR(name, F, T, bytes, variant)                                                        \
  __attribute__((used)) static lanes::vector_t<T, bytes> name##_##bytes(                                         \
      lanes::vector_t<T, bytes> a, lanes::vector_t<T, bytes> b,                                                  \
      lanes::vector_t<T, bytes> fast) __asm__("_ZGV" variant "vvv_" PYLUCID_LANES_SYMBOL(name, T));              \
  static lanes::vector_t<T, bytes> name##_##bytes(lanes::vector_t<T, bytes> a, lanes::vector_t<T, bytes> b,      \
                                                   lanes::vector_t<T, bytes> fast) {                             \
    return lanes::patch_vector<F, T, bytes>(a, b, fast);                                                         \
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

// Defines T name(T a, T b, T fast) for float or double.
#ifdef PYLUCID_LANES_VECTORS
#define PYLUCID_LANES(name, F, T, n16, n32, n64)                                                                \
  T name(T a, T b, T fast) __asm__(PYLUCID_LANES_SYMBOL(name, T)) PYLUCID_SIMD;                                  \
  __attribute__((used)) static T name##_scalar(T a, T b, T fast) __asm__(PYLUCID_LANES_SYMBOL(name, T));         \
  static T name##_scalar(T a, T b, T fast) { return lanes::patch_scalar<F, T>(a, b, fast); }                     \
  PYLUCID_LANES_VECTORS(name, F, T, n16, n32, n64)
#else
#define PYLUCID_LANES(name, F, T, n16, n32, n64) \
  PYLUCID_INLINE T name(T a, T b, T fast) { return lanes::patch_scalar<F, T>(a, b, fast); }
#endif
