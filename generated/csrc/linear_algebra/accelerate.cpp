// Generated from ops.yaml. Do not edit.
// Accelerate's functions for the linear_algebra family, entered over its float32 and float64 loops.
#include "backend/cpu/accelerate.h"

namespace pylucid::accelerate {

cpu::LoopEntries linear_algebra_loops() { return {}; }

}  // namespace pylucid::accelerate
