// Generated from ops.yaml. Do not edit.
// Accelerate's functions for the trigonometric family, entered over its float32 and float64 loops.
#include "backend/cpu/accelerate.h"

namespace pylucid::accelerate {

namespace {

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, vforce<float, vvsinf, 1>},  // sin(x)
    {0, 0, Dtype::Float64, vforce<double, vvsin, 1>},  // sin(x)
    {1, 0, Dtype::Float32, vforce<float, vvcosf, 1>},  // cos(x)
    {1, 0, Dtype::Float64, vforce<double, vvcos, 1>},  // cos(x)
    {3, 0, Dtype::Float32, vforce<float, vvtanf, 1>},  // tan(x)
    {3, 0, Dtype::Float64, vforce<double, vvtan, 1>},  // tan(x)
    {4, 0, Dtype::Float32, vforce<float, vvasinf, 1>},  // asin(x)
    {4, 0, Dtype::Float64, vforce<double, vvasin, 1>},  // asin(x)
    {6, 0, Dtype::Float32, vforce<float, vvacosf, 1>},  // acos(x)
    {6, 0, Dtype::Float64, vforce<double, vvacos, 1>},  // acos(x)
    {7, 0, Dtype::Float32, vforce<float, vvatanf, 1>},  // atan(x)
    {7, 0, Dtype::Float64, vforce<double, vvatan, 1>},  // atan(x)
    {9, 0, Dtype::Float32, vforce<float, vvatan2f, 1, 2>},  // atan2(x1, x2)
    {9, 0, Dtype::Float64, vforce<double, vvatan2, 1, 2>},  // atan2(x1, x2)
};

}  // namespace

cpu::LoopEntries trigonometric_loops() { return entries; }

}  // namespace pylucid::accelerate
