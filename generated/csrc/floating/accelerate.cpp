// Generated from ops.yaml. Do not edit.
// Accelerate's functions for the floating family, entered over its float32 and float64 loops.
#include "backend/cpu/accelerate.h"

namespace pylucid::accelerate {

namespace {

constexpr cpu::LoopEntry entries[] = {
    {6, 0, Dtype::Float32, vforce<float, vvcopysignf, 1, 2>},  // copysign(x1, x2)
    {6, 0, Dtype::Float64, vforce<double, vvcopysign, 1, 2>},  // copysign(x1, x2)
    {7, 0, Dtype::Float32, vforce<float, vvnextafterf, 1, 2>},  // nextafter(x1, x2)
    {7, 0, Dtype::Float64, vforce<double, vvnextafter, 1, 2>},  // nextafter(x1, x2)
};

}  // namespace

cpu::LoopEntries floating_loops() { return entries; }

}  // namespace pylucid::accelerate
