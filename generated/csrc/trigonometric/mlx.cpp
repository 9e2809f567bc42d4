// Generated from ops.yaml. Do not edit.
// The trigonometric family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "trigonometric/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive sin
std::vector<mx::array> sin_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::sin(x);
  return {v0};
}

// g * cos(x)
std::vector<mx::array> sin_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::cos(x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * cos(x)
std::vector<mx::array> sin_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::cos(x);
  const auto v1 = mx::conjugate(v0);
  const auto v2 = gpu::multiply(v1, g);
  return {v2};
}

constexpr PartOperand sin_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sin_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sin_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sin_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart sin_parts[] = {
    {sin_forward, sin_forward, sin_0_results, sin_0_inputs, 0},
    {sin_gradient_x, sin_gradient_x_complex, sin_1_results, sin_1_inputs, 1},
};

// the primitive cos
std::vector<mx::array> cos_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::cos(x);
  return {v0};
}

// -g * sin(x)
std::vector<mx::array> cos_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::sin(x);
  const auto v2 = gpu::multiply(v0, v1);
  return {v2};
}

// -g * sin(x)
std::vector<mx::array> cos_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::sin(x);
  const auto v1 = mx::conjugate(v0);
  const auto v2 = mx::negative(v1);
  const auto v3 = gpu::multiply(v2, g);
  return {v3};
}

constexpr PartOperand cos_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cos_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cos_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cos_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart cos_parts[] = {
    {cos_forward, cos_forward, cos_0_results, cos_0_inputs, 0},
    {cos_gradient_x, cos_gradient_x_complex, cos_1_results, cos_1_inputs, 1},
};

// sine: sin(x); cosine: cos(x)
std::vector<mx::array> sincos_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::sin(x);
  const auto v1 = gpu::cos(x);
  return {v0, v1};
}

// g_sine * cosine - g_cosine * sine
std::vector<mx::array> sincos_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g_sine = inputs[0];
  const mx::array& g_cosine = inputs[1];
  const mx::array& sine = inputs[2];
  const mx::array& cosine = inputs[3];
  const auto v0 = gpu::multiply(g_sine, cosine);
  const auto v1 = gpu::multiply(g_cosine, sine);
  const auto v2 = gpu::subtract(v0, v1);
  return {v2};
}

// g_sine * cosine - g_cosine * sine
std::vector<mx::array> sincos_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g_sine = inputs[0];
  const mx::array& g_cosine = inputs[1];
  const mx::array& sine = inputs[2];
  const mx::array& cosine = inputs[3];
  const auto v0 = mx::conjugate(cosine);
  const auto v1 = gpu::multiply(v0, g_sine);
  const auto v2 = mx::conjugate(sine);
  const auto v3 = gpu::multiply(v2, g_cosine);
  const auto v4 = gpu::subtract(v1, v3);
  return {v4};
}

constexpr PartOperand sincos_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sincos_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sincos_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sincos_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 3},
    {DtypeFrom::Compute, Dtype::Float32, 4},
};
constexpr ElementwisePart sincos_parts[] = {
    {sincos_forward, sincos_forward, sincos_0_results, sincos_0_inputs, 0},
    {sincos_gradient_x, sincos_gradient_x_complex, sincos_1_results, sincos_1_inputs, 2},
};

// the primitive tan
std::vector<mx::array> tan_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::tan(x);
  return {v0};
}

// g * (1 + out * out)
std::vector<mx::array> tan_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = gpu::multiply(y, y);
  const auto v1 = gpu::add(gpu::constant(1, v0), v0);
  const auto v2 = gpu::multiply(g, v1);
  return {v2};
}

// g * (1 + out * out)
std::vector<mx::array> tan_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = mx::conjugate(y);
  const auto v1 = gpu::multiply(v0, v0);
  const auto v2 = gpu::add(gpu::constant(1, v1), v1);
  const auto v3 = gpu::multiply(v2, g);
  return {v3};
}

constexpr PartOperand tan_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tan_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tan_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tan_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart tan_parts[] = {
    {tan_forward, tan_forward, tan_0_results, tan_0_inputs, 0},
    {tan_gradient_x, tan_gradient_x_complex, tan_1_results, tan_1_inputs, 1},
};

// the primitive asin
std::vector<mx::array> asin_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::arcsin(x);
  return {v0};
}

// g / _root_of_one_minus_square(x)
std::vector<mx::array> asin_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = gpu::add(gpu::constant(1, x), x);
  const auto v2 = gpu::multiply(v0, v1);
  const auto v3 = mx::sqrt(v2);
  const auto v4 = gpu::divide(g, v3);
  return {v4};
}

// g / _root_of_one_minus_square(x)
std::vector<mx::array> asin_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = mx::sqrt(v0);
  const auto v2 = gpu::add(gpu::constant(1, x), x);
  const auto v3 = mx::sqrt(v2);
  const auto v4 = gpu::multiply(v1, v3);
  const auto v5 = mx::conjugate(v4);
  const auto v6 = gpu::divide(g, v5);
  return {v6};
}

constexpr PartOperand asin_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand asin_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand asin_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand asin_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart asin_parts[] = {
    {asin_forward, asin_forward, asin_0_results, asin_0_inputs, 0},
    {asin_gradient_x, asin_gradient_x_complex, asin_1_results, asin_1_inputs, 1},
};

// sqrt(1 - x) * sqrt(1 + x) if is_complex(x) else sqrt((1 - x) * (1 + x))
std::vector<mx::array> root_of_one_minus_square_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = gpu::add(gpu::constant(1, x), x);
  const auto v2 = gpu::multiply(v0, v1);
  const auto v3 = mx::sqrt(v2);
  return {v3};
}

// sqrt(1 - x) * sqrt(1 + x) if is_complex(x) else sqrt((1 - x) * (1 + x))
std::vector<mx::array> root_of_one_minus_square_forward_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = mx::sqrt(v0);
  const auto v2 = gpu::add(gpu::constant(1, x), x);
  const auto v3 = mx::sqrt(v2);
  const auto v4 = gpu::multiply(v1, v3);
  return {v4};
}

// -g * (x / out)
std::vector<mx::array> root_of_one_minus_square_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::divide(x, y);
  const auto v2 = gpu::multiply(v0, v1);
  return {v2};
}

// -g * (x / out)
std::vector<mx::array> root_of_one_minus_square_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::conjugate(x);
  const auto v1 = mx::negative(v0);
  const auto v2 = mx::conjugate(y);
  const auto v3 = gpu::divide(v1, v2);
  const auto v4 = gpu::multiply(v3, g);
  return {v4};
}

constexpr PartOperand root_of_one_minus_square_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand root_of_one_minus_square_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand root_of_one_minus_square_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand root_of_one_minus_square_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart root_of_one_minus_square_parts[] = {
    {root_of_one_minus_square_forward, root_of_one_minus_square_forward_complex, root_of_one_minus_square_0_results, root_of_one_minus_square_0_inputs, 0},
    {root_of_one_minus_square_gradient_x, root_of_one_minus_square_gradient_x_complex, root_of_one_minus_square_1_results, root_of_one_minus_square_1_inputs, 1},
};

// the primitive acos
std::vector<mx::array> acos_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::arccos(x);
  return {v0};
}

// -g / _root_of_one_minus_square(x)
std::vector<mx::array> acos_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::subtract(gpu::constant(1, x), x);
  const auto v2 = gpu::add(gpu::constant(1, x), x);
  const auto v3 = gpu::multiply(v1, v2);
  const auto v4 = mx::sqrt(v3);
  const auto v5 = gpu::divide(v0, v4);
  return {v5};
}

// -g / _root_of_one_minus_square(x)
std::vector<mx::array> acos_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::subtract(gpu::constant(1, x), x);
  const auto v2 = mx::sqrt(v1);
  const auto v3 = gpu::add(gpu::constant(1, x), x);
  const auto v4 = mx::sqrt(v3);
  const auto v5 = gpu::multiply(v2, v4);
  const auto v6 = mx::conjugate(v5);
  const auto v7 = gpu::divide(v0, v6);
  return {v7};
}

constexpr PartOperand acos_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand acos_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand acos_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand acos_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart acos_parts[] = {
    {acos_forward, acos_forward, acos_0_results, acos_0_inputs, 0},
    {acos_gradient_x, acos_gradient_x_complex, acos_1_results, acos_1_inputs, 1},
};

// the primitive atan
std::vector<mx::array> atan_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::arctan(x);
  return {v0};
}

// g * _atan_slope(x)
std::vector<mx::array> atan_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(x, x);
  const auto v1 = gpu::add(gpu::constant(1, v0), v0);
  const auto v2 = gpu::divide(gpu::constant(1, v1), v1);
  const auto v3 = gpu::multiply(g, v2);
  return {v3};
}

// g * _atan_slope(x)
std::vector<mx::array> atan_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(x, x);
  const auto v1 = gpu::add(gpu::constant(1, v0), v0);
  const auto v2 = gpu::divide(gpu::constant(1, v1), v1);
  const auto v3 = mx::conjugate(v2);
  const auto v4 = gpu::multiply(v3, g);
  return {v4};
}

constexpr PartOperand atan_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atan_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atan_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atan_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart atan_parts[] = {
    {atan_forward, atan_forward, atan_0_results, atan_0_inputs, 0},
    {atan_gradient_x, atan_gradient_x_complex, atan_1_results, atan_1_inputs, 1},
};

// 1 / (1 + x * x)
std::vector<mx::array> atan_slope_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::multiply(x, x);
  const auto v1 = gpu::add(gpu::constant(1, v0), v0);
  const auto v2 = gpu::divide(gpu::constant(1, v1), v1);
  return {v2};
}

// -2 * g * where(isfinite(x), x * out, 0) * out
std::vector<mx::array> atan_slope_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = gpu::multiply(gpu::constant(-2, g), g);
  const auto v1 = mx::isfinite(x);
  const auto v2 = gpu::multiply(x, y);
  const auto v3 = mx::where(v1, v2, gpu::constant(0, v2));
  const auto v4 = gpu::multiply(v0, v3);
  const auto v5 = gpu::multiply(v4, y);
  return {v5};
}

// -2 * g * where(isfinite(x), x * out, 0) * out
std::vector<mx::array> atan_slope_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::isfinite(x);
  const auto v1 = mx::conjugate(y);
  const auto v2 = gpu::multiply(gpu::constant(-2, v1), v1);
  const auto v3 = mx::conjugate(x);
  const auto v4 = gpu::multiply(v2, v3);
  const auto v5 = gpu::multiply(v4, v1);
  const auto v6 = gpu::multiply(v5, g);
  const auto v7 = mx::where(v0, v6, gpu::constant(0, v6));
  return {v7};
}

constexpr PartOperand atan_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atan_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atan_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atan_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart atan_slope_parts[] = {
    {atan_slope_forward, atan_slope_forward, atan_slope_0_results, atan_slope_0_inputs, 0},
    {atan_slope_gradient_x, atan_slope_gradient_x_complex, atan_slope_1_results, atan_slope_1_inputs, 1},
};

// the primitive atan2
std::vector<mx::array> atan2_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::arctan2(x1, x2);
  return {v0};
}

// x1: g * _angle_slope(x1, x2, False); x2: -g * _angle_slope(x1, x2, True)
std::vector<mx::array> atan2_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::isinf(v0);
  const auto v3 = mx::bitwise_or(v1, v2);
  const auto v4 = gpu::divide(x2, v0);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = mx::where(v3, gpu::constant(0, v5), v5);
  const auto v7 = gpu::multiply(g, v6);
  const auto v8 = mx::negative(g);
  const auto v9 = gpu::divide(x1, v0);
  const auto v10 = gpu::divide(v9, v0);
  const auto v11 = mx::where(v3, gpu::constant(0, v10), v10);
  const auto v12 = gpu::multiply(v8, v11);
  return {v7, v12};
}

// g * _angle_slope(x1, x2, False)
std::vector<mx::array> atan2_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::isinf(v0);
  const auto v3 = mx::bitwise_or(v1, v2);
  const auto v4 = gpu::divide(x2, v0);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = mx::where(v3, gpu::constant(0, v5), v5);
  const auto v7 = gpu::multiply(g, v6);
  return {v7};
}

// -g * _angle_slope(x1, x2, True)
std::vector<mx::array> atan2_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::hypot(x1, x2);
  const auto v2 = mx::equal(v1, gpu::constant(0, v1));
  const auto v3 = mx::isinf(v1);
  const auto v4 = mx::bitwise_or(v2, v3);
  const auto v5 = gpu::divide(x1, v1);
  const auto v6 = gpu::divide(v5, v1);
  const auto v7 = mx::where(v4, gpu::constant(0, v6), v6);
  const auto v8 = gpu::multiply(v0, v7);
  return {v8};
}

constexpr PartOperand atan2_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atan2_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand atan2_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atan2_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand atan2_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atan2_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand atan2_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atan2_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart atan2_parts[] = {
    {atan2_forward, nullptr, atan2_0_results, atan2_0_inputs, 0},
    {atan2_gradients, nullptr, atan2_1_results, atan2_1_inputs, 1},
    {atan2_gradient_x1, nullptr, atan2_2_results, atan2_2_inputs, 1},
    {atan2_gradient_x2, nullptr, atan2_3_results, atan2_3_inputs, 1},
};

// where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, x1 / hypot(x1, x2) / hypot(x1, x2))
std::vector<mx::array> angle_slope_forward_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::isinf(v0);
  const auto v3 = mx::bitwise_or(v1, v2);
  const auto v4 = gpu::divide(x1, v0);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = mx::where(v3, gpu::constant(0, v5), v5);
  return {v6};
}

// where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, x2 / hypot(x1, x2) / hypot(x1, x2))
std::vector<mx::array> angle_slope_forward_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::isinf(v0);
  const auto v3 = mx::bitwise_or(v1, v2);
  const auto v4 = gpu::divide(x2, v0);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = mx::where(v3, gpu::constant(0, v5), v5);
  return {v6};
}

// x1: -where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2)); x2: where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
std::vector<mx::array> angle_slope_gradients_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::isinf(v0);
  const auto v3 = mx::bitwise_or(v1, v2);
  const auto v4 = gpu::subtract(x1, x2);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = gpu::add(x1, x2);
  const auto v7 = gpu::divide(v6, v0);
  const auto v8 = gpu::multiply(v5, v7);
  const auto v9 = gpu::multiply(g, v8);
  const auto v10 = gpu::divide(v9, v0);
  const auto v11 = gpu::divide(v10, v0);
  const auto v12 = mx::where(v3, gpu::constant(0, v11), v11);
  const auto v13 = mx::negative(v12);
  const auto v14 = gpu::multiply(gpu::constant(-2, g), g);
  const auto v15 = gpu::divide(x1, v0);
  const auto v16 = gpu::divide(x2, v0);
  const auto v17 = gpu::multiply(v15, v16);
  const auto v18 = gpu::multiply(v14, v17);
  const auto v19 = gpu::divide(v18, v0);
  const auto v20 = gpu::divide(v19, v0);
  const auto v21 = mx::where(v3, gpu::constant(0, v20), v20);
  return {v13, v21};
}

// x1: where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2)); x2: where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
std::vector<mx::array> angle_slope_gradients_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::isinf(v0);
  const auto v3 = mx::bitwise_or(v1, v2);
  const auto v4 = gpu::multiply(gpu::constant(-2, g), g);
  const auto v5 = gpu::divide(x1, v0);
  const auto v6 = gpu::divide(x2, v0);
  const auto v7 = gpu::multiply(v5, v6);
  const auto v8 = gpu::multiply(v4, v7);
  const auto v9 = gpu::divide(v8, v0);
  const auto v10 = gpu::divide(v9, v0);
  const auto v11 = mx::where(v3, gpu::constant(0, v10), v10);
  const auto v12 = gpu::subtract(x1, x2);
  const auto v13 = gpu::divide(v12, v0);
  const auto v14 = gpu::add(x1, x2);
  const auto v15 = gpu::divide(v14, v0);
  const auto v16 = gpu::multiply(v13, v15);
  const auto v17 = gpu::multiply(g, v16);
  const auto v18 = gpu::divide(v17, v0);
  const auto v19 = gpu::divide(v18, v0);
  const auto v20 = mx::where(v3, gpu::constant(0, v19), v19);
  return {v11, v20};
}

// -where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
std::vector<mx::array> angle_slope_gradient_x1_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::isinf(v0);
  const auto v3 = mx::bitwise_or(v1, v2);
  const auto v4 = gpu::subtract(x1, x2);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = gpu::add(x1, x2);
  const auto v7 = gpu::divide(v6, v0);
  const auto v8 = gpu::multiply(v5, v7);
  const auto v9 = gpu::multiply(g, v8);
  const auto v10 = gpu::divide(v9, v0);
  const auto v11 = gpu::divide(v10, v0);
  const auto v12 = mx::where(v3, gpu::constant(0, v11), v11);
  const auto v13 = mx::negative(v12);
  return {v13};
}

// where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
std::vector<mx::array> angle_slope_gradient_x1_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::isinf(v0);
  const auto v3 = mx::bitwise_or(v1, v2);
  const auto v4 = gpu::multiply(gpu::constant(-2, g), g);
  const auto v5 = gpu::divide(x1, v0);
  const auto v6 = gpu::divide(x2, v0);
  const auto v7 = gpu::multiply(v5, v6);
  const auto v8 = gpu::multiply(v4, v7);
  const auto v9 = gpu::divide(v8, v0);
  const auto v10 = gpu::divide(v9, v0);
  const auto v11 = mx::where(v3, gpu::constant(0, v10), v10);
  return {v11};
}

// where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
std::vector<mx::array> angle_slope_gradient_x2_0(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::isinf(v0);
  const auto v3 = mx::bitwise_or(v1, v2);
  const auto v4 = gpu::multiply(gpu::constant(-2, g), g);
  const auto v5 = gpu::divide(x1, v0);
  const auto v6 = gpu::divide(x2, v0);
  const auto v7 = gpu::multiply(v5, v6);
  const auto v8 = gpu::multiply(v4, v7);
  const auto v9 = gpu::divide(v8, v0);
  const auto v10 = gpu::divide(v9, v0);
  const auto v11 = mx::where(v3, gpu::constant(0, v10), v10);
  return {v11};
}

// where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))
std::vector<mx::array> angle_slope_gradient_x2_1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::isinf(v0);
  const auto v3 = mx::bitwise_or(v1, v2);
  const auto v4 = gpu::subtract(x1, x2);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = gpu::add(x1, x2);
  const auto v7 = gpu::divide(v6, v0);
  const auto v8 = gpu::multiply(v5, v7);
  const auto v9 = gpu::multiply(g, v8);
  const auto v10 = gpu::divide(v9, v0);
  const auto v11 = gpu::divide(v10, v0);
  const auto v12 = mx::where(v3, gpu::constant(0, v11), v11);
  return {v12};
}

constexpr PartOperand angle_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand angle_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand angle_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand angle_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand angle_slope_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand angle_slope_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand angle_slope_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand angle_slope_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand angle_slope_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand angle_slope_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand angle_slope_5_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand angle_slope_5_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand angle_slope_6_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand angle_slope_6_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand angle_slope_7_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand angle_slope_7_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart angle_slope_parts[] = {
    {angle_slope_forward_0, nullptr, angle_slope_0_results, angle_slope_0_inputs, 0},
    {angle_slope_forward_1, nullptr, angle_slope_1_results, angle_slope_1_inputs, 0},
    {angle_slope_gradients_0, nullptr, angle_slope_2_results, angle_slope_2_inputs, 1},
    {angle_slope_gradients_1, nullptr, angle_slope_3_results, angle_slope_3_inputs, 1},
    {angle_slope_gradient_x1_0, nullptr, angle_slope_4_results, angle_slope_4_inputs, 1},
    {angle_slope_gradient_x1_1, nullptr, angle_slope_5_results, angle_slope_5_inputs, 1},
    {angle_slope_gradient_x2_0, nullptr, angle_slope_6_results, angle_slope_6_inputs, 1},
    {angle_slope_gradient_x2_1, nullptr, angle_slope_7_results, angle_slope_7_inputs, 1},
};

// the primitive sinc
std::vector<mx::array> sinc_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::sinc(x);
  return {v0};
}

// g * _sinc_derivative(1, x)
std::vector<mx::array> sinc_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::sinc_derivative(1, x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand sinc_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sinc_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sinc_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sinc_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart sinc_parts[] = {
    {sinc_forward, nullptr, sinc_0_results, sinc_0_inputs, 0},
    {sinc_gradient_x, nullptr, sinc_1_results, sinc_1_inputs, 1},
};

// the primitive _sinc_derivative
std::vector<mx::array> sinc_derivative_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const SincDerivativeAttributes*>(raw);
  const auto v0 = gpu::sinc_derivative(attributes.order, x);
  return {v0};
}

// g * _sinc_derivative(order + 1, x)
std::vector<mx::array> sinc_derivative_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const SincDerivativeAttributes*>(raw);
  const auto v0 = gpu::sinc_derivative(attributes.order + 1, x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand sinc_derivative_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sinc_derivative_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sinc_derivative_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sinc_derivative_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart sinc_derivative_parts[] = {
    {sinc_derivative_forward, nullptr, sinc_derivative_0_results, sinc_derivative_0_inputs, 0},
    {sinc_derivative_gradient_x, nullptr, sinc_derivative_1_results, sinc_derivative_1_inputs, 1},
};

}  // namespace

void register_trigonometric() {
  add_elementwise(SinBackward::schema_v1, sin_parts);
  add_elementwise(CosBackward::schema_v1, cos_parts);
  add_elementwise(SincosBackward::schema_v1, sincos_parts);
  add_elementwise(TanBackward::schema_v1, tan_parts);
  add_elementwise(AsinBackward::schema_v1, asin_parts);
  add_elementwise(RootOfOneMinusSquareBackward::schema_v1, root_of_one_minus_square_parts);
  add_elementwise(AcosBackward::schema_v1, acos_parts);
  add_elementwise(AtanBackward::schema_v1, atan_parts);
  add_elementwise(AtanSlopeBackward::schema_v1, atan_slope_parts);
  add_elementwise(Atan2Backward::schema_v1, atan2_parts);
  add_elementwise(AngleSlopeBackward::schema_v1, angle_slope_parts);
  add_elementwise(SincBackward::schema_v1, sinc_parts);
  add_elementwise(SincDerivativeBackward::schema_v1, sinc_derivative_parts);
}

}  // namespace pylucid::gpu
