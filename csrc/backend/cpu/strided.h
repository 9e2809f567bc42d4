// Copies between strided blocks of elements of any size.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pylucid::cpu {

// Copies `ndim` axes, innermost first in `extents` and in both strides (bytes).
void copy_strided(char* to, const std::int64_t* to_strides, const char* from, const std::int64_t* from_strides,
                  const std::int64_t* extents, int ndim, std::size_t itemsize);

// Copies n bytes between places that do not overlap.
void copy_run(char* to, const char* from, std::size_t n);

// Writes the element at `value` n times.
void fill(char* to, std::int64_t n, const char* value, std::size_t itemsize);

}  // namespace pylucid::cpu
