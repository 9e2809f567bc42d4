// Results written past the caches, for calls whose arrays no cache holds: an ordinary store first reads the line that it
// replaces, and pushes out what the next lines of the inputs need.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "backend/cpu/loops.h"
#include "backend/cpu/operand.h"

namespace pylucid::cpu {

// A call that reads and writes so many bytes of memory in all, or more, writes its results so. Smaller ones are slower for it,
// and who reads the result next finds it in a cache. Tests lower it.
std::int64_t& least_streamed();
inline bool streams(std::int64_t nbytes) { return nbytes >= least_streamed(); }

// Copies n bytes; the target is written past the caches.
void copy_streamed(char* to, const char* from, std::size_t n);

// Comes after such copies, before another thread may read what they wrote.
void finish_streamed();

struct StreamedLoop {
  LoopFn loop;
  const void* attributes;
  int results;
  int operands;
  std::array<std::uint8_t, kMaxOperands> items;  // bytes; 0: the same elements everywhere, a block of them

  std::int64_t step() const;  // elements in a block
  // Runs the loop, a block at a time, over n elements that follow one another in each operand.
  void run(char* const* args, std::int64_t n) const;
};

}  // namespace pylucid::cpu
