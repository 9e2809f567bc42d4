// How an array enters a loop: its conversion to the loop's dtype, and its way through a thread's buffers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "backend/cpu/casts.h"
#include "core/shape.h"

namespace pylucid::cpu {

inline constexpr std::size_t kMaxOperands = 24;
inline constexpr std::int64_t kTileElements = 1024;
inline constexpr std::size_t kTileBytes = 16384;
inline constexpr std::size_t kTilePitch = kTileBytes + 128;  // not a multiple of 4096: buffers would share cache sets

// A thread's buffers: one for each operand, and two to convert through.
class Scratch {
 public:
  char* buffer(std::size_t i) const {
    const auto base = (reinterpret_cast<std::uintptr_t>(memory_.get()) + 63) & ~std::uintptr_t{63};
    return reinterpret_cast<char*>(base) + i * kTilePitch;
  }
  char* gathered() const { return buffer(kMaxOperands); }
  char* converted() const { return buffer(kMaxOperands + 1); }

 private:
  std::unique_ptr<char[]> memory_{new char[(kMaxOperands + 2) * kTilePitch + 64]};
};

const Scratch& scratch();  // this thread's

struct Operand {
  char* data;
  std::size_t memory_item;
  std::size_t loop_item;
  CastFn first;  // on load (then `second`) or on store; null: memory holds the loop's dtype
  CastFn second;
  std::array<std::int64_t, kMaxDims> strides;  // bytes, innermost first
};

// An operand in memory as `memory`, whose values have the dtype `dt` and which the loop takes as `loop`: as float32 where
// nothing else is said and `dt` is a half dtype.
void set_conversion_in(Operand& o, Dtype memory, Dtype dt, Dtype loop);
inline void set_conversion_in(Operand& o, Dtype memory, Dtype dt) { set_conversion_in(o, memory, dt, loop_dtype(dt)); }
void set_conversion_out(Operand& o, Dtype memory, Dtype loop);
// For copies: `to`, in memory as `dt`, takes the values of `from` with no dtype between.
void set_copy(Operand& to, Operand& from, Dtype memory, Dtype dt);

// Whether a block of `ndim` axes lies in memory without gaps.
inline bool dense(const Operand& o, const std::int64_t* extents, int ndim) {
  auto expected = static_cast<std::int64_t>(o.memory_item);
  for (int i = 0; i < ndim; ++i) {
    if (extents[i] != 1 && o.strides[static_cast<std::size_t>(i)] != expected) return false;
    expected *= extents[i];
  }
  return true;
}

inline void dense_strides(std::int64_t* strides, const std::int64_t* extents, int ndim, std::size_t item) {
  auto stride = static_cast<std::int64_t>(item);
  for (int i = 0; i < ndim; ++i) {
    strides[i] = stride;
    stride *= extents[i];
  }
}

// Brings a block of an input into `buffer`, contiguous and in the loop's dtype.
void load(const Operand& o, const char* from, const std::int64_t* extents, int ndim, std::int64_t n, char* buffer,
          const Scratch& s);
// Writes a block of a result from `buffer`.
void store(const Operand& o, char* to, const std::int64_t* extents, int ndim, std::int64_t n, const char* buffer,
           const Scratch& s);

}  // namespace pylucid::cpu
