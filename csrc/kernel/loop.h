// The loops over contiguous operands that generated code instantiates.
//
//   struct SquareForward {
//     static PYLUCID_INLINE float apply(float x) { return x * x; }
//   };
//   template void loop<SquareForward, float, float>(char**, std::intptr_t, const void*);  // args: result, x
//
// A functor may have
//   using Attributes = ...;            passed to apply by reference, after the inputs
//   static constexpr bool plain = true;  apply is arithmetic only, whose scalar and vector code give the same value
//   template <int n> static void together(Out* out, const In*... in);  n values at once, where apply branches by value
//
// loop_where<F, Test, Usual, Out, In...> is for an F whose value is Usual's wherever Test's is not negative, and dear
// elsewhere.
//
// T of an operand may be scalar::Float16 or BFloat16: apply sees floats.
//
// With several results, loop_many<F, Types<Out...>, Types<In...>>, apply returns nothing and takes references to the
// results last.
#pragma once

#include "scalar/scalar.h"

namespace pylucid::PYLUCID_ISA {

using scalar::is_same;

template <class... Ts>
struct Types {};

namespace loops {

template <int... i>
struct Indices {};
template <int n, int... i>
struct MakeIndices : MakeIndices<n - 1, n - 1, i...> {};
template <int... i>
struct MakeIndices<0, i...> {
  using type = Indices<i...>;
};

template <class... Ts>
constexpr int smallest() {
  int size = 16;
  // The two parts of a complex number go into vectors of their own.
  ((size = int(sizeof(scalar::real_t<Ts>)) < size ? int(sizeof(scalar::real_t<Ts>)) : size), ...);
  return size;
}

// A vectorised iteration takes one vector of the smallest type; a whole number of them leaves no scalar rest.
template <class... Ts>
inline constexpr std::intptr_t block = vector_bytes / smallest<Ts...>() > 0 ? vector_bytes / smallest<Ts...>() : 1;

struct NoAttributes {};

template <class F>
struct AttributesOf {
  using type = NoAttributes;
};
template <class F>
  requires requires { typename F::Attributes; }
struct AttributesOf<F> {
  using type = typename F::Attributes;
};

template <class F>
inline constexpr bool is_plain = false;
template <class F>
  requires requires { F::plain; }
inline constexpr bool is_plain<F> = F::plain;

template <class F, class... Ts>
concept ByTogether = requires(Ts*... arrays) { F::template together<1>(arrays...); };
// Blocks for one call of it: vectors enough to hide the time that each step takes, and loops too long for the compiler to
// unroll before it would vectorise them.
template <class... Ts>
inline constexpr std::intptr_t many = 4 * block<Ts...> < 32 ? 32 : 4 * block<Ts...>;
template <class T>
inline constexpr bool is_half = is_same<T, scalar::Float16> || is_same<T, scalar::BFloat16>;
template <class... Ts>
inline constexpr bool any_half = (is_half<Ts> || ...);
// A loop of fewer would be unrolled before it is vectorised.
inline constexpr std::intptr_t halves = 32;
template <class F, class... Ts>
inline constexpr std::intptr_t call_block = any_half<Ts...> ? halves : ByTogether<F, Ts...> ? many<Ts...> : block<Ts...>;

template <class F, class Attributes, class... Args>
PYLUCID_INLINE auto value(const Attributes& attributes, Args... in) {
  if constexpr (is_same<Attributes, NoAttributes>)
    return F::apply(in...);
  else
    return F::apply(in..., attributes);
}

// One element of each result.
template <class F, class... Out>
struct Element {
  template <class Attributes, class... In>
  static PYLUCID_INLINE void make(const Attributes& attributes, Out&... out, In... in) {
    if constexpr (sizeof...(Out) == 1)
      ((out = static_cast<Out>(value<F>(attributes, in...))), ...);
    else if constexpr (is_same<Attributes, NoAttributes>)
      F::apply(in..., out...);
    else
      F::apply(in..., attributes, out...);
  }
};

// A bool in memory is a byte: a load of type bool is not vectorised.
template <class T>
using stored_t = scalar::choose_t<is_same<T, bool>, std::uint8_t, T>;

// The n elements of an operand from a place on; of a half dtype as floats, which the compiler keeps in registers.
template <class T, int n>
struct Read {
  const stored_t<T>* at;
  PYLUCID_INLINE T operator[](int k) const { return T(at[k]); }
};
template <class T, int n>
  requires is_half<T>
struct Read<T, n> {
  alignas(64) float values[n];
  PYLUCID_INLINE explicit Read(const T* at) { scalar::to_floats(at, values, n); }
  PYLUCID_INLINE float operator[](int k) const { return values[k]; }
};
template <class T, int n>
struct Written {
  T* at;
  PYLUCID_INLINE T& operator[](int k) { return at[k]; }
  PYLUCID_INLINE void finish() {}
};
template <class T, int n>
  requires is_half<T>
struct Written<T, n> {
  T* at;
  alignas(64) float values[n];
  PYLUCID_INLINE explicit Written(T* at) : at(at) {}
  PYLUCID_INLINE float& operator[](int k) { return values[k]; }
  PYLUCID_INLINE void finish() { scalar::to_halves(values, at, n); }
};
template <class F, int n, class Outs, class Ins>
struct OfHalves;
template <class F, int n, class... Out, class... In>
struct OfHalves<F, n, Types<Out...>, Types<In...>> {
  template <class Attributes>
  static PYLUCID_INLINE void run(const Attributes& attributes, Written<Out, n>&&... out, const Read<In, n>&... in) {
    for (int k = 0; k < n; ++k) {
      Element<F, scalar::choose_t<is_half<Out>, float, Out>...>::make(attributes, out[k]..., in[k]...);
    }
    (out.finish(), ...);
  }
};

// Outputs never overlap inputs unless they are the same array, so iterations are independent.
template <class F, std::intptr_t multiple, class... Out, class... In, int... o, int... i>
PYLUCID_INLINE void run(Types<Out...>, Types<In...>, Indices<o...>, Indices<i...>, char* const* args, std::intptr_t n,
                        const typename AttributesOf<F>::type attributes) {
  if constexpr (multiple > 1) {
    // The vectoriser emits no rest when it sees that the count is a multiple, which it no longer does once other passes
    // have merged the callers' counts.
    __asm__("" : "+r"(n));
    n &= -multiple;
  }
  const auto body = [=](Out*... out, const stored_t<In>*... in) __attribute__((always_inline)) {
    if constexpr (any_half<Out..., In...>) {
      constexpr int size = int(multiple);
      for (std::intptr_t k = 0; k < n; k += multiple) {
        OfHalves<F, size, Types<Out...>, Types<In...>>::run(attributes, Written<Out, size>{out + k}...,
                                                            Read<In, size>{in + k}...);
      }
    } else if constexpr (ByTogether<F, Out..., const In...>) {
      for (std::intptr_t k = 0; k < n; k += multiple) F::template together<int(multiple)>((out + k)..., (in + k)...);
    } else {
#pragma GCC ivdep
      for (std::intptr_t k = 0; k < n; ++k) Element<F, Out...>::make(attributes, out[k]..., In(in[k])...);
    }
  };
  body(reinterpret_cast<Out*>(args[o])..., reinterpret_cast<const stored_t<In>*>(args[int(sizeof...(Out)) + i])...);
}

// Copies the last elements to a full block, whose other elements repeat the last one. The empty statements keep these
// few iterations from becoming vector loops and library calls.
template <class T>
PYLUCID_INLINE void fill(char* buffer, const char* source, std::intptr_t count, std::intptr_t size) {
  const T* from = reinterpret_cast<const T*>(source);
  T* to = reinterpret_cast<T*>(buffer);
  std::intptr_t k = 0;
  for (; k < count; ++k) {
    to[k] = from[k];
    __asm__("" : : : "memory");
  }
  for (const T last = from[count - 1]; k < size; ++k) {
    to[k] = last;
    __asm__("" : : : "memory");
  }
}
template <class T>
PYLUCID_INLINE void take(char* target, const char* buffer, std::intptr_t count) {
  for (std::intptr_t k = 0; k < count; ++k) {
    reinterpret_cast<T*>(target)[k] = reinterpret_cast<const T*>(buffer)[k];
    __asm__("" : : : "memory");
  }
}

template <class F, class... Out, class... In, int... o, int... i>
PYLUCID_INLINE void blocks(Types<Out...> outs, Types<In...> ins, Indices<o...> out_indices, Indices<i...> in_indices,
                           char** args, std::intptr_t n, const void* raw_attributes) {
  typename AttributesOf<F>::type attributes{};
  if constexpr (!is_same<typename AttributesOf<F>::type, NoAttributes>)
    attributes = *static_cast<const typename AttributesOf<F>::type*>(raw_attributes);
  if constexpr (is_plain<F> && !any_half<Out..., In...>) {
    run<F, 1>(outs, ins, out_indices, in_indices, args, n, attributes);
  } else {
    constexpr int outputs = sizeof...(Out), operands = outputs + sizeof...(In);
    constexpr std::intptr_t size = call_block<F, Out..., const In...>;
    alignas(64) char buffers[operands][size * 16];
    char* pointers[operands];
    for (int k = 0; k < operands; ++k) pointers[k] = args[k];
    const std::intptr_t whole = n & -size, rest = n - whole;
    if (whole == 0 && rest == 0) return;
    std::intptr_t count = whole;
    // Twice round at most, so that whole blocks and the rest go through the same instructions.
    for (bool last = whole == 0;; last = true) {
      if (last) {
        (fill<In>(buffers[outputs + i], args[outputs + i] + whole * sizeof(In), rest, size), ...);
        for (int k = 0; k < operands; ++k) pointers[k] = buffers[k];
        count = size;
      }
      run<F, size>(outs, ins, out_indices, in_indices, pointers, count, attributes);
      if (last) {
        (take<Out>(args[o] + whole * sizeof(Out), buffers[o], rest), ...);
        return;
      }
      if (rest == 0) return;
    }
  }
}

// Whether a test's value is nowhere negative: its sign is all that is gathered.
template <class Test, class... In, int... i>
PYLUCID_INLINE bool holds(Types<In...>, Indices<i...>, char* const* args, std::intptr_t n, const void* raw_attributes) {
  typename AttributesOf<Test>::type attributes{};
  if constexpr (!is_same<typename AttributesOf<Test>::type, NoAttributes>)
    attributes = *static_cast<const typename AttributesOf<Test>::type*>(raw_attributes);
  const auto gather = [=](const stored_t<In>*... in) __attribute__((always_inline)) {
    decltype(value<Test>(attributes, In(in[0])...)) all = 0;
    for (std::intptr_t k = 0; k < n; ++k) all |= value<Test>(attributes, In(in[k])...);
    return all;
  };
  return gather(reinterpret_cast<const stored_t<In>*>(args[1 + i])...) >= 0;
}

}  // namespace loops

template <class F, class Out, class... In>
void loop(char** args, std::intptr_t n, const void* attributes) {
  loops::blocks<F>(Types<Out>{}, Types<In...>{}, typename loops::MakeIndices<1>::type{},
                   typename loops::MakeIndices<sizeof...(In)>::type{}, args, n, attributes);
}

template <class F, class Test, class Usual, class Out, class... In>
void loop_where(char** args, std::intptr_t n, const void* attributes) {
  constexpr std::intptr_t stretch = 256;
  constexpr int operands = 1 + sizeof...(In);
  constexpr int sizes[] = {sizeof(Out), sizeof(In)...};
  constexpr typename loops::MakeIndices<1>::type out;
  constexpr typename loops::MakeIndices<sizeof...(In)>::type in;
  char* at[operands];
  for (int k = 0; k < operands; ++k) at[k] = args[k];
  for (std::intptr_t begin = 0; begin < n; begin += stretch) {
    const std::intptr_t count = n - begin < stretch ? n - begin : stretch;
    if (loops::holds<Test>(Types<In...>{}, in, at, count, attributes))
      loops::blocks<Usual>(Types<Out>{}, Types<In...>{}, out, in, at, count, attributes);
    else
      loops::blocks<F>(Types<Out>{}, Types<In...>{}, out, in, at, count, attributes);
    for (int k = 0; k < operands; ++k) at[k] += count * sizes[k];
  }
}

template <class F, class Outs, class Ins>
struct LoopMany;
template <class F, class... Out, class... In>
struct LoopMany<F, Types<Out...>, Types<In...>> {
  static PYLUCID_INLINE void run(char** args, std::intptr_t n, const void* attributes) {
    loops::blocks<F>(Types<Out...>{}, Types<In...>{}, typename loops::MakeIndices<sizeof...(Out)>::type{},
                     typename loops::MakeIndices<sizeof...(In)>::type{}, args, n, attributes);
  }
};
template <class F, class Outs, class Ins>
void loop_many(char** args, std::intptr_t n, const void* attributes) {
  LoopMany<F, Outs, Ins>::run(args, n, attributes);
}

}  // namespace pylucid::PYLUCID_ISA
