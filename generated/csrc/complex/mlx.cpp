// Generated from ops.yaml. Do not edit.
// The complex family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "complex/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive conj
std::vector<mx::array> conj_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::conjugate(x);
  return {v0};
}

// conj(g)
std::vector<mx::array> conj_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = mx::conjugate(g);
  return {v0};
}

constexpr PartOperand conj_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand conj_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand conj_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand conj_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart conj_parts[] = {
    {conj_forward, conj_forward, conj_0_results, conj_0_inputs, 0},
    {conj_gradient_x, conj_gradient_x, conj_1_results, conj_1_inputs, 1},
};

// the primitive real
std::vector<mx::array> real_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::real(x);
  return {v0};
}

// g
std::vector<mx::array> real_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  return {g};
}

constexpr PartOperand real_0_results[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
};
constexpr PartOperand real_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand real_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand real_1_inputs[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
};
constexpr ElementwisePart real_parts[] = {
    {real_forward, real_forward, real_0_results, real_0_inputs, 0},
    {real_gradient_x, real_gradient_x, real_1_results, real_1_inputs, 0},
};

// the primitive imag
std::vector<mx::array> imag_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::imag(x);
  return {v0};
}

// _times_i(g, x)
std::vector<mx::array> imag_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::times_i(g, x);
  return {v0};
}

constexpr PartOperand imag_0_results[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
};
constexpr PartOperand imag_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand imag_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand imag_1_inputs[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart imag_parts[] = {
    {nullptr, imag_forward, imag_0_results, imag_0_inputs, 0},
    {nullptr, imag_gradient_x, imag_1_results, imag_1_inputs, 1},
};

// the primitive angle
std::vector<mx::array> angle_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::angle(x);
  return {v0};
}

// where(x == 0, 0, _times_i(g, x) * sign(x) / abs(x)) if is_complex(x) else 0
std::vector<mx::array> angle_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

// where(x == 0, 0, _times_i(g, x) * sign(x) / abs(x)) if is_complex(x) else 0
std::vector<mx::array> angle_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = gpu::times_i(g, x);
  const auto v2 = gpu::sign(x);
  const auto v3 = gpu::multiply(v1, v2);
  const auto v4 = mx::abs(x);
  const auto v5 = gpu::divide(v3, v4);
  const auto v6 = mx::where(v0, gpu::constant(0, v5), v5);
  return {v6};
}

constexpr PartOperand angle_0_results[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
};
constexpr PartOperand angle_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand angle_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand angle_1_inputs[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart angle_parts[] = {
    {angle_forward, angle_forward, angle_0_results, angle_0_inputs, 0},
    {angle_gradient_x, angle_gradient_x_complex, angle_1_results, angle_1_inputs, 1},
};

// the primitive _times_i
std::vector<mx::array> times_i_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const mx::array& like = inputs[1];
  const auto v0 = gpu::times_i(x, like);
  return {v0};
}

// _times_i(g, like)
std::vector<mx::array> times_i_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& like = inputs[1];
  const auto v0 = gpu::times_i(g, like);
  return {v0};
}

// _times_i(g, like)
std::vector<mx::array> times_i_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& like = inputs[1];
  const auto v0 = mx::conjugate(g);
  const auto v1 = gpu::times_i(v0, like);
  const auto v2 = mx::conjugate(v1);
  return {v2};
}

constexpr PartOperand times_i_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand times_i_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand times_i_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand times_i_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart times_i_parts[] = {
    {times_i_forward, times_i_forward, times_i_0_results, times_i_0_inputs, 0},
    {times_i_gradient_x, times_i_gradient_x_complex, times_i_1_results, times_i_1_inputs, 1},
};

}  // namespace

void register_complex() {
  add_elementwise(ConjBackward::schema_v1, conj_parts);
  add_elementwise(RealBackward::schema_v1, real_parts);
  add_elementwise(ImagBackward::schema_v1, imag_parts);
  add_elementwise(AngleBackward::schema_v1, angle_parts);
  add_elementwise(TimesIBackward::schema_v1, times_i_parts);
}

}  // namespace pylucid::gpu
