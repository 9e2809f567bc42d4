// The lines of an array along one axis, each brought into contiguous memory where it is not, together with the same
// lines of up to three results, which may be of another length.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "core/storage.h"

namespace pylucid::cpu {

inline constexpr std::size_t kMostResults = 3;

struct Line {
  const char* from;                       // contiguous
  std::array<char*, kMostResults> to;     // contiguous, one for each result
  char* scratch;                          // 64-byte-aligned
  int parts;                              // threads that may share the line's work
};

inline constexpr int kMaxParts = 64;
// How many threads may share a line of n elements: one where that is not worth it.
int line_parts(std::int64_t n);

using LineFn = void (*)(void* context, const Line& line);

// Calls body with each line; `scratch` bytes are at its disposal. Where there are few lines, each is for `parts`
// threads; many are worked on side by side.
void for_lines(const Storage& x, std::size_t axis, std::initializer_list<const Storage*> results, std::size_t scratch,
               int parts, LineFn body, void* context);

template <class Body>
void for_lines(const Storage& x, std::size_t axis, std::initializer_list<const Storage*> results, std::size_t scratch,
               int parts, Body&& body) {
  for_lines(
      x, axis, results, scratch, parts,
      [](void* context, const Line& line) { (*static_cast<std::remove_reference_t<Body>*>(context))(line); },
      &body);
}

}  // namespace pylucid::cpu
