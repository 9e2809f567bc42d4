// Accelerate's functions as loops over contiguous operands: `args` as LoopFn has them, of which `operands` names the
// positions in the order in which the function takes them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#ifdef __APPLE__
#include <Accelerate/Accelerate.h>
#else
#include "accelerate_declarations.h"
#endif

#include "backend/cpu/loop_entry.h"

namespace pylucid::accelerate {

template <class T>
const T* operand(char** args, int position) {
  return reinterpret_cast<const T*>(args[position]);
}

template <class T, auto function, int a>
void vdsp(char** args, std::intptr_t n, const void*) {
  function(operand<T>(args, a), 1, reinterpret_cast<T*>(args[0]), 1, static_cast<unsigned long>(n));
}
template <class T, auto function, int a, int b>
void vdsp(char** args, std::intptr_t n, const void*) {
  function(operand<T>(args, a), 1, operand<T>(args, b), 1, reinterpret_cast<T*>(args[0]), 1,
           static_cast<unsigned long>(n));
}

// vForce counts in int.
template <class T, auto function, int... operands>
void vforce(char** args, std::intptr_t n, const void*) {
  constexpr std::intptr_t most = std::numeric_limits<int>::max();
  for (std::intptr_t done = 0; done < n; done += most) {
    const int count = static_cast<int>(std::min(n - done, most));
    function(reinterpret_cast<T*>(args[0]) + done, (operand<T>(args, operands) + done)..., &count);
  }
}

}  // namespace pylucid::accelerate
