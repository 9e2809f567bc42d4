// Generated from ops.yaml. Do not edit.
// Accelerate's functions for the arithmetic family, entered over its float32 and float64 loops.
#include "backend/cpu/accelerate.h"

namespace pylucid::accelerate {

namespace {

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, vdsp<float, vDSP_vadd, 1, 2>},  // add(x1, x2)
    {0, 0, Dtype::Float64, vdsp<double, vDSP_vaddD, 1, 2>},  // add(x1, x2)
    {1, 0, Dtype::Float32, vdsp<float, vDSP_vsub, 2, 1>},  // subtract(x1, x2)
    {1, 0, Dtype::Float64, vdsp<double, vDSP_vsubD, 2, 1>},  // subtract(x1, x2)
    {2, 0, Dtype::Float32, vdsp<float, vDSP_vmul, 1, 2>},  // multiply(x1, x2)
    {2, 0, Dtype::Float64, vdsp<double, vDSP_vmulD, 1, 2>},  // multiply(x1, x2)
    {3, 0, Dtype::Float32, vdsp<float, vDSP_vdiv, 2, 1>},  // divide(x1, x2)
    {3, 0, Dtype::Float64, vdsp<double, vDSP_vdivD, 2, 1>},  // divide(x1, x2)
    {6, 0, Dtype::Float32, vforce<float, vvfmodf, 1, 2>},  // fmod(x1, x2)
    {6, 0, Dtype::Float64, vforce<double, vvfmod, 1, 2>},  // fmod(x1, x2)
    {7, 0, Dtype::Float32, vdsp<float, vDSP_vneg, 1>},  // negative(x)
    {7, 0, Dtype::Float64, vdsp<double, vDSP_vnegD, 1>},  // negative(x)
    {9, 0, Dtype::Float32, vdsp<float, vDSP_vabs, 1>},  // abs(x)
    {9, 0, Dtype::Float64, vdsp<double, vDSP_vabsD, 1>},  // abs(x)
};

}  // namespace

cpu::LoopEntries arithmetic_loops() { return entries; }

}  // namespace pylucid::accelerate
