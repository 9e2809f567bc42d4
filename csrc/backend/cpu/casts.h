// Casts between dtypes.
#pragma once

#include <cstdint>

#include "core/dtype.h"

namespace pylucid::cpu {

// Converts n contiguous elements, in the best instruction set of this processor.
using CastFn = void (*)(const char* from, char* to, std::intptr_t n);
CastFn cast_loop(Dtype from, Dtype to);

}  // namespace pylucid::cpu
