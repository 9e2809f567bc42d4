// Generated from ops.yaml. Do not edit.
// Accelerate's functions for the exponential family, entered over its float32 and float64 loops.
#include "backend/cpu/accelerate.h"

namespace pylucid::accelerate {

namespace {

constexpr cpu::LoopEntry entries[] = {
    {0, 0, Dtype::Float32, vforce<float, vvexpf, 1>},  // exp(x)
    {0, 0, Dtype::Float64, vforce<double, vvexp, 1>},  // exp(x)
    {2, 0, Dtype::Float32, vforce<float, vvexp2f, 1>},  // exp2(x)
    {2, 0, Dtype::Float64, vforce<double, vvexp2, 1>},  // exp2(x)
    {3, 0, Dtype::Float32, vforce<float, vvexpm1f, 1>},  // expm1(x)
    {3, 0, Dtype::Float64, vforce<double, vvexpm1, 1>},  // expm1(x)
    {4, 0, Dtype::Float32, vforce<float, vvlogf, 1>},  // log(x)
    {4, 0, Dtype::Float64, vforce<double, vvlog, 1>},  // log(x)
    {5, 0, Dtype::Float32, vforce<float, vvlog1pf, 1>},  // log1p(x)
    {5, 0, Dtype::Float64, vforce<double, vvlog1p, 1>},  // log1p(x)
    {6, 0, Dtype::Float32, vforce<float, vvlog2f, 1>},  // log2(x)
    {6, 0, Dtype::Float64, vforce<double, vvlog2, 1>},  // log2(x)
    {7, 0, Dtype::Float32, vforce<float, vvlog10f, 1>},  // log10(x)
    {7, 0, Dtype::Float64, vforce<double, vvlog10, 1>},  // log10(x)
};

}  // namespace

cpu::LoopEntries exponential_loops() { return entries; }

}  // namespace pylucid::accelerate
