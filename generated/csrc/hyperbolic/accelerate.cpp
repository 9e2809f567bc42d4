// Generated from ops.yaml. Do not edit.
// Accelerate's functions for the hyperbolic family, entered over its float32 and float64 loops.
#include "backend/cpu/accelerate.h"

namespace pylucid::accelerate {

namespace {

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, vforce<float, vvsinhf, 1>},  // sinh(x)
    {0, 0, Dtype::Float64, vforce<double, vvsinh, 1>},  // sinh(x)
    {1, 0, Dtype::Float32, vforce<float, vvcoshf, 1>},  // cosh(x)
    {1, 0, Dtype::Float64, vforce<double, vvcosh, 1>},  // cosh(x)
    {2, 0, Dtype::Float32, vforce<float, vvtanhf, 1>},  // tanh(x)
    {2, 0, Dtype::Float64, vforce<double, vvtanh, 1>},  // tanh(x)
    {4, 0, Dtype::Float32, vforce<float, vvasinhf, 1>},  // asinh(x)
    {4, 0, Dtype::Float64, vforce<double, vvasinh, 1>},  // asinh(x)
    {5, 0, Dtype::Float32, vforce<float, vvacoshf, 1>},  // acosh(x)
    {5, 0, Dtype::Float64, vforce<double, vvacosh, 1>},  // acosh(x)
    {8, 0, Dtype::Float32, vforce<float, vvatanhf, 1>},  // atanh(x)
    {8, 0, Dtype::Float64, vforce<double, vvatanh, 1>},  // atanh(x)
};

}  // namespace

cpu::LoopEntries hyperbolic_loops() { return entries; }

}  // namespace pylucid::accelerate
