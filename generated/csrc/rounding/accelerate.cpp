// Generated from ops.yaml. Do not edit.
// Accelerate's functions for the rounding family, entered over its float32 and float64 loops.
#include "backend/cpu/accelerate.h"

namespace pylucid::accelerate {

namespace {

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, vforce<float, vvceilf, 1>},  // ceil(x)
    {0, 0, Dtype::Float64, vforce<double, vvceil, 1>},  // ceil(x)
    {1, 0, Dtype::Float32, vforce<float, vvfloorf, 1>},  // floor(x)
    {1, 0, Dtype::Float64, vforce<double, vvfloor, 1>},  // floor(x)
    {2, 0, Dtype::Float32, vforce<float, vvnintf, 1>},  // round(x)
    {2, 0, Dtype::Float64, vforce<double, vvnint, 1>},  // round(x)
    {3, 0, Dtype::Float32, vforce<float, vvintf, 1>},  // trunc(x)
    {3, 0, Dtype::Float64, vforce<double, vvint, 1>},  // trunc(x)
};

}  // namespace

cpu::LoopEntries rounding_loops() { return entries; }

}  // namespace pylucid::accelerate
