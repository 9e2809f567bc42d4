// Generated from ops.yaml. Do not edit.
// Accelerate's functions for the power family, entered over its float32 and float64 loops.
#include "backend/cpu/accelerate.h"

namespace pylucid::accelerate {

namespace {

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, vdsp<float, vDSP_vsq, 1>},  // square(x)
    {0, 0, Dtype::Float64, vdsp<double, vDSP_vsqD, 1>},  // square(x)
    {2, 0, Dtype::Float32, vforce<float, vvrecf, 1>},  // reciprocal(x)
    {2, 0, Dtype::Float64, vforce<double, vvrec, 1>},  // reciprocal(x)
    {3, 0, Dtype::Float32, vforce<float, vvsqrtf, 1>},  // sqrt(x)
    {3, 0, Dtype::Float64, vforce<double, vvsqrt, 1>},  // sqrt(x)
    {4, 0, Dtype::Float32, vforce<float, vvrsqrtf, 1>},  // rsqrt(x)
    {4, 0, Dtype::Float64, vforce<double, vvrsqrt, 1>},  // rsqrt(x)
    {5, 0, Dtype::Float32, vforce<float, vvcbrtf, 1>},  // cbrt(x)
    {5, 0, Dtype::Float64, vforce<double, vvcbrt, 1>},  // cbrt(x)
    {6, 0, Dtype::Float32, vforce<float, vvpowf, 2, 1>},  // pow(x1, x2)
    {6, 0, Dtype::Float64, vforce<double, vvpow, 2, 1>},  // pow(x1, x2)
};

}  // namespace

cpu::LoopEntries power_loops() { return entries; }

}  // namespace pylucid::accelerate
