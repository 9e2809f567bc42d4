// Generated from ops.yaml. Do not edit.
// Accelerate's functions for the indexing family, entered over its float32 and float64 loops.
#include "backend/cpu/accelerate.h"

namespace pylucid::accelerate {

cpu::LoopEntries indexing_loops() { return {}; }

}  // namespace pylucid::accelerate
