// The inner loops of the backend itself, compiled once per instruction set: casts, gradient sums and reductions.
#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/cpu/casts.h"
#include "backend/cpu/row_loops.h"
#include "core/dtype.h"

namespace pylucid::cpu {

using LoopFn = void (*)(char** args, std::intptr_t n, const void* attributes);

enum class Reducer : std::uint8_t { Sum, Product, Max, Min };

struct ReduceLoops {
  // Reduces n >= 1 contiguous elements to the one at `out`.
  void (*block)(const char* x, std::intptr_t n, char* out);
  // The same for rows of n elements, `pitch` bytes apart.
  void (*rows)(const char* x, std::intptr_t pitch, std::intptr_t rows, std::intptr_t n, char* out);
  // total[i] = reduce(total[i], x[i])
  void (*columns)(char* total, const char* x, std::intptr_t n);
  // The same for kRowsTogether rows, `pitch` bytes apart.
  void (*columns_together)(char* total, const char* x, std::intptr_t pitch, std::intptr_t n);
};
inline constexpr int kRowsTogether = 8;

struct ArgLoops {
  // Where x beats best: best[i] = x[i] and index[i] = row. NaN beats everything but NaN.
  void (*columns)(char* best, std::int64_t* index, const char* x, std::int64_t row, std::intptr_t n);
  // Whether a beats b.
  bool (*beats)(const char* a, const char* b);
  // The first of n elements that equals `value`, NaN equal to NaN.
  std::intptr_t (*find)(const char* x, std::intptr_t n, const char* value);
};

// Of floats; NaN equals NaN.
struct EqualLoops {
  std::intptr_t (*count)(const char* x, std::intptr_t n, const char* value);
  // Whether one of n elements equals the one before it.
  bool (*repeats)(const char* x, std::intptr_t n);
};

// total[i] += scales[0] * rows[0][i] + ... + scales[3] * rows[3][i], integers modulo 2**bits.
using MultiplyAdd = void (*)(char* total, const char* const* rows, const char* scales, std::intptr_t n);

// Element i of `to`, which has no gaps, becomes the one at from + i * stride; strides in bytes.
using GatherFn = void (*)(char* to, const char* from, std::intptr_t stride, std::intptr_t n);

// Copies n bytes to a target whose lines are written past the caches.
using CopyStreamed = void (*)(char* to, const char* from, std::size_t n);

struct IsaFunctions {
  CastFn (*cast)(Dtype from, Dtype to);
  LoopFn (*add)(Dtype dt);  // null for half types
  // Sums and products exist for int64 (uint64 too), float32, float64 and complex; extrema for all reals but half types and bool.
  const ReduceLoops* (*reduce)(Reducer reducer, Dtype dt);
  const ArgLoops* (*arg)(Reducer reducer, Dtype dt);
  const EqualLoops* (*equal)(Dtype dt);  // float32 and float64
  MultiplyAdd (*multiply_add)(Dtype dt);  // integers
  GatherFn (*gather)(std::size_t itemsize);
  CopyStreamed copy_streamed;  // null where there are no such stores
  const RowFunctions* rows;
};

const IsaFunctions& isa_functions();  // of isa()

}  // namespace pylucid::cpu

// One definition each, from csrc/backend/cpu/isa_functions.cpp compiled with PYLUCID_ISA set to the namespace's name.
#if defined(__aarch64__)
namespace pylucid::neon {
const cpu::IsaFunctions& functions();
}
#else
namespace pylucid::baseline {
const cpu::IsaFunctions& functions();
}
#endif
#if defined(__x86_64__)
namespace pylucid::avx2 {
const cpu::IsaFunctions& functions();
}
namespace pylucid::avx512 {
const cpu::IsaFunctions& functions();
}
#endif
