// Compiled once per instruction set: vectors as wide as its registers, and their lanes made one within registers.
#pragma once

#include <cstdint>
#include <utility>

#include "kernel/scalar/scalar.h"

namespace pylucid::PYLUCID_ISA {
namespace {

template <class T>
struct VectorOf {
  typedef T type __attribute__((vector_size(vector_bytes), aligned(alignof(T)), may_alias));
};

struct Sum {
  template <class T>
  static T apply(T a, T b) {
    return a + b;
  }
};
struct Either {
  template <class T>
  static T apply(T a, T b) {
    return a | b;
  }
};
// NaN passed over, where the total is none.
struct Larger {
  template <class T>
  static T apply(T total, T x) {
    return x > total ? x : total;
  }
};

template <class T>
inline constexpr std::intptr_t kWidth = vector_bytes / std::intptr_t(sizeof(T));

template <class T>
PYLUCID_INLINE typename VectorOf<T>::type vector_at(const T* x) {
  return *reinterpret_cast<const typename VectorOf<T>::type*>(x);
}
template <class T>
PYLUCID_INLINE void put(T* x, typename VectorOf<T>::type value) {
  *reinterpret_cast<typename VectorOf<T>::type*>(x) = value;
}

template <class Op, std::size_t half, class V, std::size_t... i>
PYLUCID_INLINE V halved(V a, std::index_sequence<i...>) {
  return Op::apply(a, __builtin_shufflevector(a, a, static_cast<int>((i + half) % sizeof...(i))...));
}
// The lanes of a vector reduced to the first `channels`.
template <class Op, std::size_t half, std::size_t channels, std::size_t width, class V>
PYLUCID_INLINE V folded(V a) {
  if constexpr (half < channels) return a;
  else return folded<Op, half / 2, channels, width>(halved<Op, half>(a, std::make_index_sequence<width>{}));
}

template <class Op, class T>
PYLUCID_INLINE T lanes_made_one(typename VectorOf<T>::type a) {
  return folded<Op, kWidth<T> / 2, 1, kWidth<T>>(a)[0];
}

}  // namespace
}  // namespace pylucid::PYLUCID_ISA
