// Compiled once per instruction set.
#include "backend/cpu/isa_functions.h"

#include <utility>

#include "kernel/scalar/cast.h"

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
// Written so that a NaN on either side stays: NaN > b is false, and a NaN x is taken.
struct Max {
  template <class T>
  static T apply(T total, T x) {
    return (x > total) | (x != x) ? x : total;
  }
};
struct Min {
  template <class T>
  static T apply(T total, T x) {
    return (x < total) | (x != x) ? x : total;
  }
};

// A complex number is two channels of its real type.
template <class Op, class T, int channels>
void block(const char* data, std::intptr_t n, char* out) {
  using V = typename VectorOf<T>::type;
  constexpr std::intptr_t width = vector_bytes / sizeof(T);
  const T* x = reinterpret_cast<const T*>(data);
  T* total = reinterpret_cast<T*>(out);
  const std::intptr_t count = n * channels;
  std::intptr_t i = 0;
  T lanes[4 * width];
  if (count >= 4 * width) {
    const auto at = [x](std::intptr_t k) { return *reinterpret_cast<const V*>(x + k); };
    V a = at(0), b = at(width), c = at(2 * width), d = at(3 * width);
    for (i = 4 * width; i + 4 * width <= count; i += 4 * width) {
      a = Op::apply(a, at(i));
      b = Op::apply(b, at(i + width));
      c = Op::apply(c, at(i + 2 * width));
      d = Op::apply(d, at(i + 3 * width));
    }
    *reinterpret_cast<V*>(lanes) = Op::apply(Op::apply(a, b), Op::apply(c, d));
    for (std::intptr_t half = width / 2; half >= channels; half /= 2) {
      for (std::intptr_t j = 0; j < half; ++j) lanes[j] = Op::apply(lanes[j], lanes[j + half]);
    }
  } else {
    for (; i < channels; ++i) lanes[i] = x[i];
  }
  for (; i < count; i += channels) {
    for (int j = 0; j < channels; ++j) lanes[j] = Op::apply(lanes[j], x[i + j]);
  }
  for (int j = 0; j < channels; ++j) total[j] = lanes[j];
}

template <class Op, class T, int channels>
void columns(char* accumulator, const char* data, std::intptr_t n) {
  T* __restrict total = reinterpret_cast<T*>(accumulator);
  const T* __restrict x = reinterpret_cast<const T*>(data);
  for (std::intptr_t i = 0; i < n * channels; ++i) total[i] = Op::apply(total[i], x[i]);
}

template <class Op, class T, int channels = 1>
constexpr cpu::ReduceLoops reduce_loops{&block<Op, T, channels>, &columns<Op, T, channels>};

template <class Op>
const cpu::ReduceLoops* find_extremum(Dtype dt) {
  switch (dt) {
    case Dtype::Int8: return &reduce_loops<Op, std::int8_t>;
    case Dtype::Int16: return &reduce_loops<Op, std::int16_t>;
    case Dtype::Int32: return &reduce_loops<Op, std::int32_t>;
    case Dtype::Int64: return &reduce_loops<Op, std::int64_t>;
    case Dtype::UInt8: return &reduce_loops<Op, std::uint8_t>;
    case Dtype::UInt16: return &reduce_loops<Op, std::uint16_t>;
    case Dtype::UInt32: return &reduce_loops<Op, std::uint32_t>;
    case Dtype::UInt64: return &reduce_loops<Op, std::uint64_t>;
    case Dtype::Float32: return &reduce_loops<Op, float>;
    case Dtype::Float64: return &reduce_loops<Op, double>;
    default: return nullptr;
  }
}

const cpu::ReduceLoops* find_sum(Dtype dt) {
  switch (dt) {
    case Dtype::Int64:
    case Dtype::UInt64: return &reduce_loops<Sum, std::uint64_t>;
    case Dtype::Float32: return &reduce_loops<Sum, float>;
    case Dtype::Float64: return &reduce_loops<Sum, double>;
    case Dtype::Complex64: return &reduce_loops<Sum, float, 2>;
    case Dtype::Complex128: return &reduce_loops<Sum, double, 2>;
    default: return nullptr;
  }
}

const cpu::ReduceLoops* find_reduce(cpu::Reducer reducer, Dtype dt) {
  switch (reducer) {
    case cpu::Reducer::Sum: return find_sum(dt);
    case cpu::Reducer::Max: return find_extremum<Max>(dt);
    default: return find_extremum<Min>(dt);
  }
}

template <class Op, class T>
bool better(T x, T best) {
  return (Op::apply(best, x) != best) & (best == best);
}

template <class Op, class T>
void arg_columns(char* best_data, std::int64_t* __restrict index, const char* data, std::int64_t row,
                 std::intptr_t n) {
  T* __restrict best = reinterpret_cast<T*>(best_data);
  const T* __restrict x = reinterpret_cast<const T*>(data);
  for (std::intptr_t i = 0; i < n; ++i) {
    const bool wins = better<Op>(x[i], best[i]);
    best[i] = wins ? x[i] : best[i];
    index[i] = wins ? row : index[i];
  }
}

template <class Op, class T>
bool beats(const char* a, const char* b) {
  return better<Op>(*reinterpret_cast<const T*>(a), *reinterpret_cast<const T*>(b));
}

template <class T>
std::intptr_t find(const char* data, std::intptr_t n, const char* value) {
  const T* x = reinterpret_cast<const T*>(data);
  const T wanted = *reinterpret_cast<const T*>(value);
  std::intptr_t i = 0;
  if (wanted != wanted) {
    while (i < n && x[i] == x[i]) ++i;
  } else {
    while (i < n && x[i] != wanted) ++i;
  }
  return i;
}

template <class Op, class T>
constexpr cpu::ArgLoops arg_loops{&arg_columns<Op, T>, &beats<Op, T>, &find<T>};

template <class Op>
const cpu::ArgLoops* find_arg_of(Dtype dt) {
  switch (dt) {
    case Dtype::Int8: return &arg_loops<Op, std::int8_t>;
    case Dtype::Int16: return &arg_loops<Op, std::int16_t>;
    case Dtype::Int32: return &arg_loops<Op, std::int32_t>;
    case Dtype::Int64: return &arg_loops<Op, std::int64_t>;
    case Dtype::UInt8: return &arg_loops<Op, std::uint8_t>;
    case Dtype::UInt16: return &arg_loops<Op, std::uint16_t>;
    case Dtype::UInt32: return &arg_loops<Op, std::uint32_t>;
    case Dtype::UInt64: return &arg_loops<Op, std::uint64_t>;
    case Dtype::Float32: return &arg_loops<Op, float>;
    case Dtype::Float64: return &arg_loops<Op, double>;
    default: return nullptr;
  }
}

const cpu::ArgLoops* find_arg(cpu::Reducer reducer, Dtype dt) {
  return reducer == cpu::Reducer::Max ? find_arg_of<Max>(dt) : find_arg_of<Min>(dt);
}

template <class T, int channels = 1>
void add(char** args, std::intptr_t n, const void*) {
  T* out = reinterpret_cast<T*>(args[0]);
  const T* a = reinterpret_cast<const T*>(args[1]);
  const T* b = reinterpret_cast<const T*>(args[2]);
#pragma GCC ivdep
  for (std::intptr_t i = 0; i < n * channels; ++i) out[i] = static_cast<T>(a[i] + b[i]);
}

cpu::LoopFn find_add(Dtype dt) {
  switch (dt) {
    case Dtype::Bool: return &add<bool>;
    case Dtype::Int8:
    case Dtype::UInt8: return &add<std::uint8_t>;
    case Dtype::Int16:
    case Dtype::UInt16: return &add<std::uint16_t>;
    case Dtype::Int32:
    case Dtype::UInt32: return &add<std::uint32_t>;
    case Dtype::Int64:
    case Dtype::UInt64: return &add<std::uint64_t>;
    case Dtype::Float32: return &add<float>;
    case Dtype::Float64: return &add<double>;
    case Dtype::Complex64: return &add<float, 2>;
    case Dtype::Complex128: return &add<double, 2>;
    default: return nullptr;
  }
}

cpu::CastFn find_cast(Dtype from, Dtype to) {
  return scalar::cast_loop(static_cast<int>(from), static_cast<int>(to));
}

template <class T>
void multiply_add(char* total, const char* const* rows, const char* scales, std::intptr_t n) {
  T* __restrict out = reinterpret_cast<T*>(total);
  const T* __restrict a = reinterpret_cast<const T*>(rows[0]);
  const T* __restrict b = reinterpret_cast<const T*>(rows[1]);
  const T* __restrict c = reinterpret_cast<const T*>(rows[2]);
  const T* __restrict d = reinterpret_cast<const T*>(rows[3]);
  const T* s = reinterpret_cast<const T*>(scales);
  const T s0 = s[0], s1 = s[1], s2 = s[2], s3 = s[3];
  for (std::intptr_t i = 0; i < n; ++i) {
    out[i] = static_cast<T>(out[i] + s0 * a[i] + s1 * b[i] + s2 * c[i] + s3 * d[i]);
  }
}

cpu::MultiplyAdd find_multiply_add(Dtype dt) {
  switch (dt) {
    case Dtype::Int8:
    case Dtype::UInt8: return &multiply_add<std::uint8_t>;
    case Dtype::Int16:
    case Dtype::UInt16: return &multiply_add<std::uint16_t>;
    case Dtype::Int32:
    case Dtype::UInt32: return &multiply_add<std::uint32_t>;
    case Dtype::Int64:
    case Dtype::UInt64: return &multiply_add<std::uint64_t>;
    default: return nullptr;
  }
}

template <class T>
struct Unaligned {
  typedef T type __attribute__((aligned(1), may_alias));
  typedef T vector __attribute__((vector_size(vector_bytes), aligned(1), may_alias));
};

template <class V, std::size_t... i>
V even_lanes(V a, V b, std::index_sequence<i...>) {
  return __builtin_shufflevector(a, b, static_cast<int>(2 * i)...);
}

template <class V, std::size_t... i>
V reversed_lanes(V a, std::index_sequence<i...>) {
  return __builtin_shufflevector(a, a, static_cast<int>(sizeof...(i) - 1 - i)...);
}

template <class T>
void gather(char* to, const char* from, std::intptr_t stride, std::intptr_t n) {
  using U = typename Unaligned<T>::type;
  using V = typename Unaligned<T>::vector;
  constexpr std::intptr_t item = sizeof(T), width = vector_bytes / item;
  constexpr std::make_index_sequence<width> lanes;
  const auto vector_at = [](const char* p) { return *reinterpret_cast<const V*>(p); };
  const auto put = [to](std::intptr_t i, V value) { *reinterpret_cast<V*>(to + i * item) = value; };
  std::intptr_t i = 0;
  if (stride == 0) {
    const V value = V{} + *reinterpret_cast<const U*>(from);
    for (; i + width <= n; i += width) put(i, value);
  } else if (stride == 2 * item) {
    // The last vector would end behind the last element.
    for (; i + width < n; i += width) {
      const char* p = from + i * stride;
      put(i, even_lanes(vector_at(p), vector_at(p + vector_bytes), lanes));
    }
  } else if (stride == -item) {
    for (; i + width <= n; i += width) {
      put(i, reversed_lanes(vector_at(from + (i + width - 1) * stride), lanes));
    }
  }
  for (; i < n; ++i) *reinterpret_cast<U*>(to + i * item) = *reinterpret_cast<const U*>(from + i * stride);
}

void gather_wide(char* to, const char* from, std::intptr_t stride, std::intptr_t n) {
  typedef std::uint64_t Wide __attribute__((vector_size(16), aligned(1), may_alias));
  for (std::intptr_t i = 0; i < n; ++i) {
    *reinterpret_cast<Wide*>(to + 16 * i) = *reinterpret_cast<const Wide*>(from + i * stride);
  }
}

cpu::GatherFn find_gather(std::size_t itemsize) {
  switch (itemsize) {
    case 1: return &gather<std::uint8_t>;
    case 2: return &gather<std::uint16_t>;
    case 4: return &gather<std::uint32_t>;
    case 8: return &gather<std::uint64_t>;
    default: return &gather_wide;
  }
}

constexpr cpu::IsaFunctions kFunctions{&find_cast, &find_add,          &find_reduce,
                                       &find_arg,  &find_multiply_add, &find_gather};

}  // namespace

const cpu::IsaFunctions& functions() { return kFunctions; }

}  // namespace pylucid::PYLUCID_ISA
