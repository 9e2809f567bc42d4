// Generated from ops.yaml. Do not edit.
// The hyperbolic family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "hyperbolic/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive sinh
std::vector<mx::array> sinh_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::sinh(x);
  return {v0};
}

// g * cosh(x)
std::vector<mx::array> sinh_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::cosh(x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * cosh(x)
std::vector<mx::array> sinh_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::cosh(x);
  const auto v1 = mx::conjugate(v0);
  const auto v2 = gpu::multiply(v1, g);
  return {v2};
}

constexpr PartOperand sinh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sinh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sinh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sinh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart sinh_parts[] = {
    {sinh_forward, sinh_forward, sinh_0_results, sinh_0_inputs, 0},
    {sinh_gradient_x, sinh_gradient_x_complex, sinh_1_results, sinh_1_inputs, 1},
};

// the primitive cosh
std::vector<mx::array> cosh_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::cosh(x);
  return {v0};
}

// g * sinh(x)
std::vector<mx::array> cosh_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::sinh(x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * sinh(x)
std::vector<mx::array> cosh_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::sinh(x);
  const auto v1 = mx::conjugate(v0);
  const auto v2 = gpu::multiply(v1, g);
  return {v2};
}

constexpr PartOperand cosh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cosh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cosh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand cosh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart cosh_parts[] = {
    {cosh_forward, cosh_forward, cosh_0_results, cosh_0_inputs, 0},
    {cosh_gradient_x, cosh_gradient_x_complex, cosh_1_results, cosh_1_inputs, 1},
};

// the primitive tanh
std::vector<mx::array> tanh_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::tanh(x);
  return {v0};
}

// g / square(cosh(x)) if is_complex(x) else g * _tanh_slope(x)
std::vector<mx::array> tanh_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::abs(x);
  const auto v1 = gpu::multiply(gpu::constant(-2, v0), v0);
  const auto v2 = gpu::exp(v1);
  const auto v3 = gpu::multiply(gpu::constant(4, v2), v2);
  const auto v4 = gpu::add(gpu::constant(1, v2), v2);
  const auto v5 = gpu::square(v4);
  const auto v6 = gpu::divide(v3, v5);
  const auto v7 = gpu::multiply(g, v6);
  return {v7};
}

// g / square(cosh(x)) if is_complex(x) else g * _tanh_slope(x)
std::vector<mx::array> tanh_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::conjugate(g);
  const auto v1 = mx::cosh(x);
  const auto v2 = gpu::square(v1);
  const auto v3 = gpu::divide(v0, v2);
  const auto v4 = mx::conjugate(v3);
  return {v4};
}

constexpr PartOperand tanh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tanh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tanh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tanh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart tanh_parts[] = {
    {tanh_forward, tanh_forward, tanh_0_results, tanh_0_inputs, 0},
    {tanh_gradient_x, tanh_gradient_x_complex, tanh_1_results, tanh_1_inputs, 1},
};

// 4 * exp(-2 * abs(x)) / square(1 + exp(-2 * abs(x)))
std::vector<mx::array> tanh_slope_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::abs(x);
  const auto v1 = gpu::multiply(gpu::constant(-2, v0), v0);
  const auto v2 = gpu::exp(v1);
  const auto v3 = gpu::multiply(gpu::constant(4, v2), v2);
  const auto v4 = gpu::add(gpu::constant(1, v2), v2);
  const auto v5 = gpu::square(v4);
  const auto v6 = gpu::divide(v3, v5);
  return {v6};
}

// -2 * g * out * tanh(x)
std::vector<mx::array> tanh_slope_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = gpu::multiply(gpu::constant(-2, g), g);
  const auto v1 = gpu::multiply(v0, y);
  const auto v2 = gpu::tanh(x);
  const auto v3 = gpu::multiply(v1, v2);
  return {v3};
}

constexpr PartOperand tanh_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tanh_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tanh_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand tanh_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart tanh_slope_parts[] = {
    {tanh_slope_forward, nullptr, tanh_slope_0_results, tanh_slope_0_inputs, 0},
    {tanh_slope_gradient_x, nullptr, tanh_slope_1_results, tanh_slope_1_inputs, 1},
};

// the primitive asinh
std::vector<mx::array> asinh_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::arcsinh(x);
  return {v0};
}

// g / _root_of_one_plus_square(x)
std::vector<mx::array> asinh_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::abs(x);
  const auto v1 = mx::less(v0, gpu::constant(1000000000.0, v0));
  const auto v2 = gpu::multiply(x, x);
  const auto v3 = gpu::add(gpu::constant(1, v2), v2);
  const auto v4 = mx::sqrt(v3);
  const auto v5 = mx::where(v1, v4, v0);
  const auto v6 = gpu::divide(g, v5);
  return {v6};
}

// g / _root_of_one_plus_square(x)
std::vector<mx::array> asinh_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::abs(x);
  const auto v1 = mx::less(v0, gpu::constant(1000000000.0, v0));
  const auto v2 = gpu::multiply(x, x);
  const auto v3 = gpu::add(gpu::constant(1, v2), v2);
  const auto v4 = mx::sqrt(v3);
  const auto v5 = mx::real(x);
  const auto v6 = gpu::signbit(v5);
  const auto v7 = mx::negative(x);
  const auto v8 = mx::where(v6, v7, x);
  const auto v9 = mx::where(v1, v4, v8);
  const auto v10 = mx::conjugate(v9);
  const auto v11 = gpu::divide(g, v10);
  return {v11};
}

constexpr PartOperand asinh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand asinh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand asinh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand asinh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart asinh_parts[] = {
    {asinh_forward, asinh_forward, asinh_0_results, asinh_0_inputs, 0},
    {asinh_gradient_x, asinh_gradient_x_complex, asinh_1_results, asinh_1_inputs, 1},
};

// the primitive acosh
std::vector<mx::array> acosh_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::arccosh(x);
  return {v0};
}

// g / _root_of_square_minus_one(x)
std::vector<mx::array> acosh_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::subtract(x, gpu::constant(1, x));
  const auto v1 = mx::sqrt(v0);
  const auto v2 = gpu::add(x, gpu::constant(1, x));
  const auto v3 = mx::sqrt(v2);
  const auto v4 = gpu::multiply(v1, v3);
  const auto v5 = gpu::divide(g, v4);
  return {v5};
}

// g / _root_of_square_minus_one(x)
std::vector<mx::array> acosh_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::subtract(x, gpu::constant(1, x));
  const auto v1 = mx::sqrt(v0);
  const auto v2 = gpu::add(x, gpu::constant(1, x));
  const auto v3 = mx::sqrt(v2);
  const auto v4 = gpu::multiply(v1, v3);
  const auto v5 = mx::conjugate(v4);
  const auto v6 = gpu::divide(g, v5);
  return {v6};
}

constexpr PartOperand acosh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand acosh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand acosh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand acosh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart acosh_parts[] = {
    {acosh_forward, acosh_forward, acosh_0_results, acosh_0_inputs, 0},
    {acosh_gradient_x, acosh_gradient_x_complex, acosh_1_results, acosh_1_inputs, 1},
};

// where(abs(x) < 1000000000.0, sqrt(1 + x * x), where(signbit(real(x)), -x, x)) if is_complex(x) else where(abs(x) < 1000000000.0, sqrt(1 + x * x), abs(x))
std::vector<mx::array> root_of_one_plus_square_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::abs(x);
  const auto v1 = mx::less(v0, gpu::constant(1000000000.0, v0));
  const auto v2 = gpu::multiply(x, x);
  const auto v3 = gpu::add(gpu::constant(1, v2), v2);
  const auto v4 = mx::sqrt(v3);
  const auto v5 = mx::where(v1, v4, v0);
  return {v5};
}

// where(abs(x) < 1000000000.0, sqrt(1 + x * x), where(signbit(real(x)), -x, x)) if is_complex(x) else where(abs(x) < 1000000000.0, sqrt(1 + x * x), abs(x))
std::vector<mx::array> root_of_one_plus_square_forward_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::abs(x);
  const auto v1 = mx::less(v0, gpu::constant(1000000000.0, v0));
  const auto v2 = gpu::multiply(x, x);
  const auto v3 = gpu::add(gpu::constant(1, v2), v2);
  const auto v4 = mx::sqrt(v3);
  const auto v5 = mx::real(x);
  const auto v6 = gpu::signbit(v5);
  const auto v7 = mx::negative(x);
  const auto v8 = mx::where(v6, v7, x);
  const auto v9 = mx::where(v1, v4, v8);
  return {v9};
}

// g * (x / out)
std::vector<mx::array> root_of_one_plus_square_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = gpu::divide(x, y);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * (x / out)
std::vector<mx::array> root_of_one_plus_square_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::conjugate(x);
  const auto v1 = mx::conjugate(y);
  const auto v2 = gpu::divide(v0, v1);
  const auto v3 = gpu::multiply(v2, g);
  return {v3};
}

constexpr PartOperand root_of_one_plus_square_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand root_of_one_plus_square_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand root_of_one_plus_square_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand root_of_one_plus_square_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart root_of_one_plus_square_parts[] = {
    {root_of_one_plus_square_forward, root_of_one_plus_square_forward_complex, root_of_one_plus_square_0_results, root_of_one_plus_square_0_inputs, 0},
    {root_of_one_plus_square_gradient_x, root_of_one_plus_square_gradient_x_complex, root_of_one_plus_square_1_results, root_of_one_plus_square_1_inputs, 1},
};

// sqrt(x - 1) * sqrt(x + 1)
std::vector<mx::array> root_of_square_minus_one_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::subtract(x, gpu::constant(1, x));
  const auto v1 = mx::sqrt(v0);
  const auto v2 = gpu::add(x, gpu::constant(1, x));
  const auto v3 = mx::sqrt(v2);
  const auto v4 = gpu::multiply(v1, v3);
  return {v4};
}

// g * (x / out)
std::vector<mx::array> root_of_square_minus_one_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = gpu::divide(x, y);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * (x / out)
std::vector<mx::array> root_of_square_minus_one_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::conjugate(x);
  const auto v1 = mx::conjugate(y);
  const auto v2 = gpu::divide(v0, v1);
  const auto v3 = gpu::multiply(v2, g);
  return {v3};
}

constexpr PartOperand root_of_square_minus_one_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand root_of_square_minus_one_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand root_of_square_minus_one_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand root_of_square_minus_one_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart root_of_square_minus_one_parts[] = {
    {root_of_square_minus_one_forward, root_of_square_minus_one_forward, root_of_square_minus_one_0_results, root_of_square_minus_one_0_inputs, 0},
    {root_of_square_minus_one_gradient_x, root_of_square_minus_one_gradient_x_complex, root_of_square_minus_one_1_results, root_of_square_minus_one_1_inputs, 1},
};

// the primitive atanh
std::vector<mx::array> atanh_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::arctanh(x);
  return {v0};
}

// g * _atanh_slope(x)
std::vector<mx::array> atanh_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = gpu::add(gpu::constant(1, x), x);
  const auto v2 = gpu::multiply(v0, v1);
  const auto v3 = gpu::divide(gpu::constant(1, v2), v2);
  const auto v4 = gpu::multiply(g, v3);
  return {v4};
}

// g * _atanh_slope(x)
std::vector<mx::array> atanh_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = gpu::divide(gpu::constant(1, v0), v0);
  const auto v2 = gpu::add(gpu::constant(1, x), x);
  const auto v3 = gpu::divide(v1, v2);
  const auto v4 = mx::conjugate(v3);
  const auto v5 = gpu::multiply(v4, g);
  return {v5};
}

constexpr PartOperand atanh_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atanh_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atanh_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atanh_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart atanh_parts[] = {
    {atanh_forward, atanh_forward, atanh_0_results, atanh_0_inputs, 0},
    {atanh_gradient_x, atanh_gradient_x_complex, atanh_1_results, atanh_1_inputs, 1},
};

// 1 / (1 - x) / (1 + x) if is_complex(x) else 1 / ((1 - x) * (1 + x))
std::vector<mx::array> atanh_slope_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = gpu::add(gpu::constant(1, x), x);
  const auto v2 = gpu::multiply(v0, v1);
  const auto v3 = gpu::divide(gpu::constant(1, v2), v2);
  return {v3};
}

// 1 / (1 - x) / (1 + x) if is_complex(x) else 1 / ((1 - x) * (1 + x))
std::vector<mx::array> atanh_slope_forward_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = gpu::divide(gpu::constant(1, v0), v0);
  const auto v2 = gpu::add(gpu::constant(1, x), x);
  const auto v3 = gpu::divide(v1, v2);
  return {v3};
}

// 2 * g * (x * out) * out
std::vector<mx::array> atanh_slope_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = gpu::multiply(gpu::constant(2, g), g);
  const auto v1 = gpu::multiply(x, y);
  const auto v2 = gpu::multiply(v0, v1);
  const auto v3 = gpu::multiply(v2, y);
  return {v3};
}

// 2 * g * (x * out) * out
std::vector<mx::array> atanh_slope_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::conjugate(x);
  const auto v1 = gpu::multiply(gpu::constant(2, v0), v0);
  const auto v2 = mx::conjugate(y);
  const auto v3 = gpu::multiply(v1, v2);
  const auto v4 = gpu::multiply(v3, v2);
  const auto v5 = gpu::multiply(v4, g);
  return {v5};
}

constexpr PartOperand atanh_slope_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atanh_slope_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atanh_slope_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand atanh_slope_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart atanh_slope_parts[] = {
    {atanh_slope_forward, atanh_slope_forward_complex, atanh_slope_0_results, atanh_slope_0_inputs, 0},
    {atanh_slope_gradient_x, atanh_slope_gradient_x_complex, atanh_slope_1_results, atanh_slope_1_inputs, 1},
};

}  // namespace

void register_hyperbolic() {
  add_elementwise(SinhBackward::schema_v1, sinh_parts);
  add_elementwise(CoshBackward::schema_v1, cosh_parts);
  add_elementwise(TanhBackward::schema_v1, tanh_parts);
  add_elementwise(TanhSlopeBackward::schema_v1, tanh_slope_parts);
  add_elementwise(AsinhBackward::schema_v1, asinh_parts);
  add_elementwise(AcoshBackward::schema_v1, acosh_parts);
  add_elementwise(RootOfOnePlusSquareBackward::schema_v1, root_of_one_plus_square_parts);
  add_elementwise(RootOfSquareMinusOneBackward::schema_v1, root_of_square_minus_one_parts);
  add_elementwise(AtanhBackward::schema_v1, atanh_parts);
  add_elementwise(AtanhSlopeBackward::schema_v1, atanh_slope_parts);
}

}  // namespace pylucid::gpu
