// Generated from ops.yaml. Do not edit.
// The power family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "power/nodes.h"

namespace pylucid::gpu {

namespace {

// x * x
std::vector<mx::array> square_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::square(x);
  return {v0};
}

// 2 * x * g
std::vector<mx::array> square_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(2, x), x);
  const auto v1 = gpu::multiply(v0, g);
  return {v1};
}

// 2 * x * g
std::vector<mx::array> square_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::conjugate(x);
  const auto v1 = gpu::multiply(gpu::constant(2, v0), v0);
  const auto v2 = gpu::multiply(v1, g);
  return {v2};
}

constexpr PartOperand square_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand square_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand square_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand square_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart square_parts[] = {
    {square_forward, square_forward, square_0_results, square_0_inputs, 0},
    {square_gradient_x, square_gradient_x_complex, square_1_results, square_1_inputs, 1},
};

// x * x * x
std::vector<mx::array> cube_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::multiply(x, x);
  const auto v1 = gpu::multiply(v0, x);
  return {v1};
}

// 3 * x * x * g
std::vector<mx::array> cube_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(3, x), x);
  const auto v1 = gpu::multiply(v0, x);
  const auto v2 = gpu::multiply(v1, g);
  return {v2};
}

// 3 * x * x * g
std::vector<mx::array> cube_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::conjugate(x);
  const auto v1 = gpu::multiply(gpu::constant(3, v0), v0);
  const auto v2 = gpu::multiply(v1, v0);
  const auto v3 = gpu::multiply(v2, g);
  return {v3};
}

constexpr PartOperand cube_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cube_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cube_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cube_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart cube_parts[] = {
    {cube_forward, cube_forward, cube_0_results, cube_0_inputs, 0},
    {cube_gradient_x, cube_gradient_x_complex, cube_1_results, cube_1_inputs, 1},
};

// 1 / x
std::vector<mx::array> reciprocal_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::reciprocal(x);
  return {v0};
}

// -g * out * out
std::vector<mx::array> reciprocal_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::multiply(v0, y);
  const auto v2 = gpu::multiply(v1, y);
  return {v2};
}

// -g * out * out
std::vector<mx::array> reciprocal_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = mx::conjugate(y);
  const auto v1 = mx::negative(v0);
  const auto v2 = gpu::multiply(v1, v0);
  const auto v3 = gpu::multiply(v2, g);
  return {v3};
}

constexpr PartOperand reciprocal_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand reciprocal_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand reciprocal_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand reciprocal_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart reciprocal_parts[] = {
    {reciprocal_forward, reciprocal_forward, reciprocal_0_results, reciprocal_0_inputs, 0},
    {reciprocal_gradient_x, reciprocal_gradient_x_complex, reciprocal_1_results, reciprocal_1_inputs, 1},
};

// the primitive sqrt
std::vector<mx::array> sqrt_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::sqrt(x);
  return {v0};
}

// g / (2 * out)
std::vector<mx::array> sqrt_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(2, y), y);
  const auto v1 = gpu::divide(g, v0);
  return {v1};
}

// g / (2 * out)
std::vector<mx::array> sqrt_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = mx::conjugate(y);
  const auto v1 = gpu::multiply(gpu::constant(2, v0), v0);
  const auto v2 = gpu::divide(g, v1);
  return {v2};
}

constexpr PartOperand sqrt_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sqrt_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sqrt_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sqrt_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart sqrt_parts[] = {
    {sqrt_forward, sqrt_forward, sqrt_0_results, sqrt_0_inputs, 0},
    {sqrt_gradient_x, sqrt_gradient_x_complex, sqrt_1_results, sqrt_1_inputs, 1},
};

// 1 / sqrt(x)
std::vector<mx::array> rsqrt_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::rsqrt(x);
  return {v0};
}

// -g * out / (2 * x)
std::vector<mx::array> rsqrt_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::multiply(v0, y);
  const auto v2 = gpu::multiply(gpu::constant(2, x), x);
  const auto v3 = gpu::divide(v1, v2);
  return {v3};
}

// -g * out / (2 * x)
std::vector<mx::array> rsqrt_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::conjugate(y);
  const auto v1 = mx::negative(v0);
  const auto v2 = gpu::multiply(v1, g);
  const auto v3 = mx::conjugate(x);
  const auto v4 = gpu::multiply(gpu::constant(2, v3), v3);
  const auto v5 = gpu::divide(v2, v4);
  return {v5};
}

constexpr PartOperand rsqrt_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand rsqrt_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand rsqrt_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand rsqrt_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart rsqrt_parts[] = {
    {rsqrt_forward, rsqrt_forward, rsqrt_0_results, rsqrt_0_inputs, 0},
    {rsqrt_gradient_x, rsqrt_gradient_x_complex, rsqrt_1_results, rsqrt_1_inputs, 1},
};

// the primitive cbrt
std::vector<mx::array> cbrt_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::cbrt(x);
  return {v0};
}

// g / (3 * out * out)
std::vector<mx::array> cbrt_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(3, y), y);
  const auto v1 = gpu::multiply(v0, y);
  const auto v2 = gpu::divide(g, v1);
  return {v2};
}

constexpr PartOperand cbrt_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cbrt_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cbrt_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cbrt_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart cbrt_parts[] = {
    {cbrt_forward, nullptr, cbrt_0_results, cbrt_0_inputs, 0},
    {cbrt_gradient_x, nullptr, cbrt_1_results, cbrt_1_inputs, 1},
};

// the primitive pow
std::vector<mx::array> pow_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::pow(x1, x2);
  return {v0};
}

// x1: where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1))); x2: where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))
std::vector<mx::array> pow_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = mx::equal(x1, gpu::constant(0, x1));
  const auto v1 = mx::equal(x2, gpu::constant(0, x2));
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = gpu::subtract(x2, gpu::constant(1, x2));
  const auto v4 = gpu::pow(x1, v3);
  const auto v5 = gpu::multiply(x2, v4);
  const auto v6 = gpu::multiply(g, v5);
  const auto v7 = mx::where(v2, gpu::constant(0, v6), v6);
  const auto v8 = mx::real(x2);
  const auto v9 = mx::greater_equal(v8, gpu::constant(0, v8));
  const auto v10 = mx::bitwise_and(v0, v9);
  const auto v11 = mx::log(x1);
  const auto v12 = gpu::multiply(y, v11);
  const auto v13 = gpu::multiply(g, v12);
  const auto v14 = mx::where(v10, gpu::constant(0, v13), v13);
  return {v7, v14};
}

// x1: where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1))); x2: where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))
std::vector<mx::array> pow_gradients_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = mx::equal(x1, gpu::constant(0, x1));
  const auto v1 = mx::equal(x2, gpu::constant(0, x2));
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = mx::conjugate(x2);
  const auto v4 = gpu::subtract(x2, gpu::constant(1, x2));
  const auto v5 = gpu::pow(x1, v4);
  const auto v6 = mx::conjugate(v5);
  const auto v7 = gpu::multiply(v3, v6);
  const auto v8 = gpu::multiply(v7, g);
  const auto v9 = mx::where(v2, gpu::constant(0, v8), v8);
  const auto v10 = mx::real(x2);
  const auto v11 = mx::greater_equal(v10, gpu::constant(0, v10));
  const auto v12 = mx::bitwise_and(v0, v11);
  const auto v13 = mx::conjugate(y);
  const auto v14 = mx::log(x1);
  const auto v15 = mx::conjugate(v14);
  const auto v16 = gpu::multiply(v13, v15);
  const auto v17 = gpu::multiply(v16, g);
  const auto v18 = mx::where(v12, gpu::constant(0, v17), v17);
  return {v9, v18};
}

// where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1)))
std::vector<mx::array> pow_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::equal(x1, gpu::constant(0, x1));
  const auto v1 = mx::equal(x2, gpu::constant(0, x2));
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = gpu::subtract(x2, gpu::constant(1, x2));
  const auto v4 = gpu::pow(x1, v3);
  const auto v5 = gpu::multiply(x2, v4);
  const auto v6 = gpu::multiply(g, v5);
  const auto v7 = mx::where(v2, gpu::constant(0, v6), v6);
  return {v7};
}

// where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1)))
std::vector<mx::array> pow_gradient_x1_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::equal(x1, gpu::constant(0, x1));
  const auto v1 = mx::equal(x2, gpu::constant(0, x2));
  const auto v2 = mx::bitwise_and(v0, v1);
  const auto v3 = mx::conjugate(x2);
  const auto v4 = gpu::subtract(x2, gpu::constant(1, x2));
  const auto v5 = gpu::pow(x1, v4);
  const auto v6 = mx::conjugate(v5);
  const auto v7 = gpu::multiply(v3, v6);
  const auto v8 = gpu::multiply(v7, g);
  const auto v9 = mx::where(v2, gpu::constant(0, v8), v8);
  return {v9};
}

// where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))
std::vector<mx::array> pow_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = mx::equal(x1, gpu::constant(0, x1));
  const auto v1 = mx::real(x2);
  const auto v2 = mx::greater_equal(v1, gpu::constant(0, v1));
  const auto v3 = mx::bitwise_and(v0, v2);
  const auto v4 = mx::log(x1);
  const auto v5 = gpu::multiply(y, v4);
  const auto v6 = gpu::multiply(g, v5);
  const auto v7 = mx::where(v3, gpu::constant(0, v6), v6);
  return {v7};
}

// where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))
std::vector<mx::array> pow_gradient_x2_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = mx::equal(x1, gpu::constant(0, x1));
  const auto v1 = mx::real(x2);
  const auto v2 = mx::greater_equal(v1, gpu::constant(0, v1));
  const auto v3 = mx::bitwise_and(v0, v2);
  const auto v4 = mx::conjugate(y);
  const auto v5 = mx::log(x1);
  const auto v6 = mx::conjugate(v5);
  const auto v7 = gpu::multiply(v4, v6);
  const auto v8 = gpu::multiply(v7, g);
  const auto v9 = mx::where(v3, gpu::constant(0, v8), v8);
  return {v9};
}

constexpr PartOperand pow_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand pow_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand pow_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand pow_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand pow_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand pow_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand pow_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand pow_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr ElementwisePart pow_parts[] = {
    {pow_forward, pow_forward, pow_0_results, pow_0_inputs, 0},
    {pow_gradients, pow_gradients_complex, pow_1_results, pow_1_inputs, 1},
    {pow_gradient_x1, pow_gradient_x1_complex, pow_2_results, pow_2_inputs, 1},
    {pow_gradient_x2, pow_gradient_x2_complex, pow_3_results, pow_3_inputs, 1},
};

// the primitive hypot
std::vector<mx::array> hypot_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::hypot(x1, x2);
  return {v0};
}

// x1: g * _direction(x1, x2, False); x2: g * _direction(x1, x2, True)
std::vector<mx::array> hypot_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(x1, v0);
  const auto v3 = mx::where(v1, gpu::constant(0, v2), v2);
  const auto v4 = gpu::multiply(g, v3);
  const auto v5 = gpu::divide(x2, v0);
  const auto v6 = mx::where(v1, gpu::constant(0, v5), v5);
  const auto v7 = gpu::multiply(g, v6);
  return {v4, v7};
}

// g * _direction(x1, x2, False)
std::vector<mx::array> hypot_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(x1, v0);
  const auto v3 = mx::where(v1, gpu::constant(0, v2), v2);
  const auto v4 = gpu::multiply(g, v3);
  return {v4};
}

// g * _direction(x1, x2, True)
std::vector<mx::array> hypot_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(x2, v0);
  const auto v3 = mx::where(v1, gpu::constant(0, v2), v2);
  const auto v4 = gpu::multiply(g, v3);
  return {v4};
}

constexpr PartOperand hypot_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hypot_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand hypot_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hypot_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand hypot_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hypot_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand hypot_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand hypot_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart hypot_parts[] = {
    {hypot_forward, nullptr, hypot_0_results, hypot_0_inputs, 0},
    {hypot_gradients, nullptr, hypot_1_results, hypot_1_inputs, 1},
    {hypot_gradient_x1, nullptr, hypot_2_results, hypot_2_inputs, 1},
    {hypot_gradient_x2, nullptr, hypot_3_results, hypot_3_inputs, 1},
};

// where(hypot(x1, x2) == 0, 0, x2 / hypot(x1, x2))
std::vector<mx::array> direction_forward_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(x2, v0);
  const auto v3 = mx::where(v1, gpu::constant(0, v2), v2);
  return {v3};
}

// where(hypot(x1, x2) == 0, 0, x1 / hypot(x1, x2))
std::vector<mx::array> direction_forward_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(x1, v0);
  const auto v3 = mx::where(v1, gpu::constant(0, v2), v2);
  return {v3};
}

// x1: where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2)); x2: where(hypot(x1, x2) == 0, 0, g * (x1 / hypot(x1, x2) * (x1 / hypot(x1, x2))) / hypot(x1, x2))
std::vector<mx::array> direction_gradients_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::negative(g);
  const auto v3 = gpu::divide(x1, v0);
  const auto v4 = gpu::divide(x2, v0);
  const auto v5 = gpu::multiply(v3, v4);
  const auto v6 = gpu::multiply(v2, v5);
  const auto v7 = gpu::divide(v6, v0);
  const auto v8 = mx::where(v1, gpu::constant(0, v7), v7);
  const auto v9 = gpu::multiply(v3, v3);
  const auto v10 = gpu::multiply(g, v9);
  const auto v11 = gpu::divide(v10, v0);
  const auto v12 = mx::where(v1, gpu::constant(0, v11), v11);
  return {v8, v12};
}

// x1: where(hypot(x1, x2) == 0, 0, g * (x2 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2)); x2: where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))
std::vector<mx::array> direction_gradients_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(x2, v0);
  const auto v3 = gpu::multiply(v2, v2);
  const auto v4 = gpu::multiply(g, v3);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = mx::where(v1, gpu::constant(0, v5), v5);
  const auto v7 = mx::negative(g);
  const auto v8 = gpu::divide(x1, v0);
  const auto v9 = gpu::multiply(v8, v2);
  const auto v10 = gpu::multiply(v7, v9);
  const auto v11 = gpu::divide(v10, v0);
  const auto v12 = mx::where(v1, gpu::constant(0, v11), v11);
  return {v6, v12};
}

// where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))
std::vector<mx::array> direction_gradient_x1_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::negative(g);
  const auto v3 = gpu::divide(x1, v0);
  const auto v4 = gpu::divide(x2, v0);
  const auto v5 = gpu::multiply(v3, v4);
  const auto v6 = gpu::multiply(v2, v5);
  const auto v7 = gpu::divide(v6, v0);
  const auto v8 = mx::where(v1, gpu::constant(0, v7), v7);
  return {v8};
}

// where(hypot(x1, x2) == 0, 0, g * (x2 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))
std::vector<mx::array> direction_gradient_x1_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(x2, v0);
  const auto v3 = gpu::multiply(v2, v2);
  const auto v4 = gpu::multiply(g, v3);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = mx::where(v1, gpu::constant(0, v5), v5);
  return {v6};
}

// where(hypot(x1, x2) == 0, 0, g * (x1 / hypot(x1, x2) * (x1 / hypot(x1, x2))) / hypot(x1, x2))
std::vector<mx::array> direction_gradient_x2_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(x1, v0);
  const auto v3 = gpu::multiply(v2, v2);
  const auto v4 = gpu::multiply(g, v3);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = mx::where(v1, gpu::constant(0, v5), v5);
  return {v6};
}

// where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))
std::vector<mx::array> direction_gradient_x2_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::negative(g);
  const auto v3 = gpu::divide(x1, v0);
  const auto v4 = gpu::divide(x2, v0);
  const auto v5 = gpu::multiply(v3, v4);
  const auto v6 = gpu::multiply(v2, v5);
  const auto v7 = gpu::divide(v6, v0);
  const auto v8 = mx::where(v1, gpu::constant(0, v7), v7);
  return {v8};
}

constexpr PartOperand direction_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand direction_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand direction_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand direction_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand direction_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand direction_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand direction_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand direction_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand direction_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand direction_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand direction_5_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand direction_5_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand direction_6_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand direction_6_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand direction_7_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand direction_7_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart direction_parts[] = {
    {direction_forward_0, nullptr, direction_0_results, direction_0_inputs, 0},
    {direction_forward_1, nullptr, direction_1_results, direction_1_inputs, 0},
    {direction_gradients_0, nullptr, direction_2_results, direction_2_inputs, 1},
    {direction_gradients_1, nullptr, direction_3_results, direction_3_inputs, 1},
    {direction_gradient_x1_0, nullptr, direction_4_results, direction_4_inputs, 1},
    {direction_gradient_x1_1, nullptr, direction_5_results, direction_5_inputs, 1},
    {direction_gradient_x2_0, nullptr, direction_6_results, direction_6_inputs, 1},
    {direction_gradient_x2_1, nullptr, direction_7_results, direction_7_inputs, 1},
};

}  // namespace

void register_power() {
  add_elementwise(SquareBackward::schema_v1, square_parts);
  add_elementwise(CubeBackward::schema_v1, cube_parts);
  add_elementwise(ReciprocalBackward::schema_v1, reciprocal_parts);
  add_elementwise(SqrtBackward::schema_v1, sqrt_parts);
  add_elementwise(RsqrtBackward::schema_v1, rsqrt_parts);
  add_elementwise(CbrtBackward::schema_v1, cbrt_parts);
  add_elementwise(PowBackward::schema_v1, pow_parts);
  add_elementwise(HypotBackward::schema_v1, hypot_parts);
  add_elementwise(DirectionBackward::schema_v1, direction_parts);
}

}  // namespace pylucid::gpu
