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

// g / sqrt(_square_below_one(x))
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

// g / sqrt(_square_below_one(x))
std::vector<mx::array> asin_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = gpu::add(gpu::constant(1, x), x);
  const auto v2 = gpu::multiply(v0, v1);
  const auto v3 = mx::sqrt(v2);
  const auto v4 = mx::conjugate(v3);
  const auto v5 = gpu::divide(g, v4);
  return {v5};
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

// (1 - x) * (1 + x)
std::vector<mx::array> square_below_one_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = gpu::add(gpu::constant(1, x), x);
  const auto v2 = gpu::multiply(v0, v1);
  return {v2};
}

// -2 * g * x
std::vector<mx::array> square_below_one_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(-2, g), g);
  const auto v1 = gpu::multiply(v0, x);
  return {v1};
}

// -2 * g * x
std::vector<mx::array> square_below_one_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::conjugate(x);
  const auto v1 = gpu::multiply(gpu::constant(-2, v0), v0);
  const auto v2 = gpu::multiply(v1, g);
  return {v2};
}

constexpr PartOperand square_below_one_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand square_below_one_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand square_below_one_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand square_below_one_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart square_below_one_parts[] = {
    {square_below_one_forward, square_below_one_forward, square_below_one_0_results, square_below_one_0_inputs, 0},
    {square_below_one_gradient_x, square_below_one_gradient_x_complex, square_below_one_1_results, square_below_one_1_inputs, 1},
};

// the primitive acos
std::vector<mx::array> acos_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::arccos(x);
  return {v0};
}

// -g / sqrt(_square_below_one(x))
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

// -g / sqrt(_square_below_one(x))
std::vector<mx::array> acos_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::subtract(gpu::constant(1, x), x);
  const auto v2 = gpu::add(gpu::constant(1, x), x);
  const auto v3 = gpu::multiply(v1, v2);
  const auto v4 = mx::sqrt(v3);
  const auto v5 = mx::conjugate(v4);
  const auto v6 = gpu::divide(v0, v5);
  return {v6};
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

// g / (1 + x * x)
std::vector<mx::array> atan_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(x, x);
  const auto v1 = gpu::add(gpu::constant(1, v0), v0);
  const auto v2 = gpu::divide(g, v1);
  return {v2};
}

// g / (1 + x * x)
std::vector<mx::array> atan_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::conjugate(x);
  const auto v1 = gpu::multiply(v0, v0);
  const auto v2 = gpu::add(gpu::constant(1, v1), v1);
  const auto v3 = gpu::divide(g, v2);
  return {v3};
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

// the primitive atan2
std::vector<mx::array> atan2_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::arctan2(x1, x2);
  return {v0};
}

// x1: where(hypot(x1, x2) == 0, 0, g * (x2 / hypot(x1, x2)) / hypot(x1, x2)); x2: where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2)) / hypot(x1, x2))
std::vector<mx::array> atan2_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(x2, v0);
  const auto v3 = gpu::multiply(g, v2);
  const auto v4 = gpu::divide(v3, v0);
  const auto v5 = mx::where(v1, gpu::constant(0, v4), v4);
  const auto v6 = mx::negative(g);
  const auto v7 = gpu::divide(x1, v0);
  const auto v8 = gpu::multiply(v6, v7);
  const auto v9 = gpu::divide(v8, v0);
  const auto v10 = mx::where(v1, gpu::constant(0, v9), v9);
  return {v5, v10};
}

// where(hypot(x1, x2) == 0, 0, g * (x2 / hypot(x1, x2)) / hypot(x1, x2))
std::vector<mx::array> atan2_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = gpu::divide(x2, v0);
  const auto v3 = gpu::multiply(g, v2);
  const auto v4 = gpu::divide(v3, v0);
  const auto v5 = mx::where(v1, gpu::constant(0, v4), v4);
  return {v5};
}

// where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2)) / hypot(x1, x2))
std::vector<mx::array> atan2_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::hypot(x1, x2);
  const auto v1 = mx::equal(v0, gpu::constant(0, v0));
  const auto v2 = mx::negative(g);
  const auto v3 = gpu::divide(x1, v0);
  const auto v4 = gpu::multiply(v2, v3);
  const auto v5 = gpu::divide(v4, v0);
  const auto v6 = mx::where(v1, gpu::constant(0, v5), v5);
  return {v6};
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
  add_elementwise(SquareBelowOneBackward::schema_v1, square_below_one_parts);
  add_elementwise(AcosBackward::schema_v1, acos_parts);
  add_elementwise(AtanBackward::schema_v1, atan_parts);
  add_elementwise(Atan2Backward::schema_v1, atan2_parts);
  add_elementwise(SincBackward::schema_v1, sinc_parts);
  add_elementwise(SincDerivativeBackward::schema_v1, sinc_derivative_parts);
}

}  // namespace pylucid::gpu
