// Generated from ops.yaml. Do not edit.
// The arithmetic family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "arithmetic/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive add
std::vector<mx::array> add_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::add(x1, x2);
  return {v0};
}

// x1: g; x2: g
std::vector<mx::array> add_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  return {g, g};
}

// g
std::vector<mx::array> add_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  return {g};
}

// g
std::vector<mx::array> add_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  return {g};
}

constexpr PartOperand add_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand add_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand add_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand add_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand add_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand add_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand add_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand add_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart add_parts[] = {
    {add_forward, add_forward, add_0_results, add_0_inputs, 0},
    {add_gradients, add_gradients, add_1_results, add_1_inputs, 0},
    {add_gradient_x1, add_gradient_x1, add_2_results, add_2_inputs, 0},
    {add_gradient_x2, add_gradient_x2, add_3_results, add_3_inputs, 0},
};

// the primitive subtract
std::vector<mx::array> subtract_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::subtract(x1, x2);
  return {v0};
}

// x1: g; x2: -g
std::vector<mx::array> subtract_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = mx::negative(g);
  return {g, v0};
}

// g
std::vector<mx::array> subtract_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  return {g};
}

// -g
std::vector<mx::array> subtract_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = mx::negative(g);
  return {v0};
}

constexpr PartOperand subtract_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand subtract_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand subtract_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand subtract_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand subtract_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand subtract_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand subtract_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand subtract_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart subtract_parts[] = {
    {subtract_forward, subtract_forward, subtract_0_results, subtract_0_inputs, 0},
    {subtract_gradients, subtract_gradients, subtract_1_results, subtract_1_inputs, 0},
    {subtract_gradient_x1, subtract_gradient_x1, subtract_2_results, subtract_2_inputs, 0},
    {subtract_gradient_x2, subtract_gradient_x2, subtract_3_results, subtract_3_inputs, 0},
};

// the primitive multiply
std::vector<mx::array> multiply_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::multiply(x1, x2);
  return {v0};
}

// x1: g * x2; x2: g * x1
std::vector<mx::array> multiply_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::multiply(g, x2);
  const auto v1 = gpu::multiply(g, x1);
  return {v0, v1};
}

// x1: g * x2; x2: g * x1
std::vector<mx::array> multiply_gradients_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::conjugate(x2);
  const auto v1 = gpu::multiply(v0, g);
  const auto v2 = mx::conjugate(x1);
  const auto v3 = gpu::multiply(v2, g);
  return {v1, v3};
}

// g * x2
std::vector<mx::array> multiply_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::multiply(g, x2);
  return {v0};
}

// g * x2
std::vector<mx::array> multiply_gradient_x1_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::conjugate(x2);
  const auto v1 = gpu::multiply(v0, g);
  return {v1};
}

// g * x1
std::vector<mx::array> multiply_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const auto v0 = gpu::multiply(g, x1);
  return {v0};
}

// g * x1
std::vector<mx::array> multiply_gradient_x2_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const auto v0 = mx::conjugate(x1);
  const auto v1 = gpu::multiply(v0, g);
  return {v1};
}

constexpr PartOperand multiply_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand multiply_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand multiply_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand multiply_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand multiply_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand multiply_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand multiply_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand multiply_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart multiply_parts[] = {
    {multiply_forward, multiply_forward, multiply_0_results, multiply_0_inputs, 0},
    {multiply_gradients, multiply_gradients_complex, multiply_1_results, multiply_1_inputs, 1},
    {multiply_gradient_x1, multiply_gradient_x1_complex, multiply_2_results, multiply_2_inputs, 1},
    {multiply_gradient_x2, multiply_gradient_x2_complex, multiply_3_results, multiply_3_inputs, 1},
};

// the primitive divide
std::vector<mx::array> divide_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::divide(x1, x2);
  return {v0};
}

// x1: g / x2; x2: -g * out / x2
std::vector<mx::array> divide_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x2 = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = gpu::divide(g, x2);
  const auto v1 = mx::negative(g);
  const auto v2 = gpu::multiply(v1, y);
  const auto v3 = gpu::divide(v2, x2);
  return {v0, v3};
}

// x1: g / x2; x2: -g * out / x2
std::vector<mx::array> divide_gradients_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x2 = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::conjugate(x2);
  const auto v1 = gpu::divide(g, v0);
  const auto v2 = mx::conjugate(y);
  const auto v3 = mx::negative(v2);
  const auto v4 = gpu::multiply(v3, g);
  const auto v5 = gpu::divide(v4, v0);
  return {v1, v5};
}

// g / x2
std::vector<mx::array> divide_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::divide(g, x2);
  return {v0};
}

// g / x2
std::vector<mx::array> divide_gradient_x1_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::conjugate(x2);
  const auto v1 = gpu::divide(g, v0);
  return {v1};
}

// -g * out / x2
std::vector<mx::array> divide_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x2 = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::multiply(v0, y);
  const auto v2 = gpu::divide(v1, x2);
  return {v2};
}

// -g * out / x2
std::vector<mx::array> divide_gradient_x2_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x2 = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::conjugate(y);
  const auto v1 = mx::negative(v0);
  const auto v2 = gpu::multiply(v1, g);
  const auto v3 = mx::conjugate(x2);
  const auto v4 = gpu::divide(v2, v3);
  return {v4};
}

constexpr PartOperand divide_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand divide_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand divide_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand divide_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand divide_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand divide_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand divide_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand divide_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr ElementwisePart divide_parts[] = {
    {divide_forward, divide_forward, divide_0_results, divide_0_inputs, 0},
    {divide_gradients, divide_gradients_complex, divide_1_results, divide_1_inputs, 1},
    {divide_gradient_x1, divide_gradient_x1_complex, divide_2_results, divide_2_inputs, 1},
    {divide_gradient_x2, divide_gradient_x2_complex, divide_3_results, divide_3_inputs, 1},
};

// the primitive floor_divide
std::vector<mx::array> floor_divide_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::floor_divide(x1, x2);
  return {v0};
}

// x1: 0; x2: 0
std::vector<mx::array> floor_divide_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0, v0};
}

// 0
std::vector<mx::array> floor_divide_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

// 0
std::vector<mx::array> floor_divide_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

constexpr PartOperand floor_divide_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand floor_divide_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand floor_divide_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand floor_divide_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand floor_divide_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand floor_divide_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand floor_divide_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand floor_divide_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart floor_divide_parts[] = {
    {floor_divide_forward, nullptr, floor_divide_0_results, floor_divide_0_inputs, 0},
    {floor_divide_gradients, nullptr, floor_divide_1_results, floor_divide_1_inputs, 0},
    {floor_divide_gradient_x1, nullptr, floor_divide_2_results, floor_divide_2_inputs, 0},
    {floor_divide_gradient_x2, nullptr, floor_divide_3_results, floor_divide_3_inputs, 0},
};

// the primitive remainder
std::vector<mx::array> remainder_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::remainder(x1, x2);
  return {v0};
}

// x1: g; x2: -g * floor_divide(x1, x2)
std::vector<mx::array> remainder_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::floor_divide(x1, x2);
  const auto v2 = gpu::multiply(v0, v1);
  return {g, v2};
}

// g
std::vector<mx::array> remainder_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  return {g};
}

// -g * floor_divide(x1, x2)
std::vector<mx::array> remainder_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::floor_divide(x1, x2);
  const auto v2 = gpu::multiply(v0, v1);
  return {v2};
}

constexpr PartOperand remainder_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand remainder_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand remainder_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand remainder_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand remainder_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand remainder_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand remainder_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand remainder_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart remainder_parts[] = {
    {remainder_forward, nullptr, remainder_0_results, remainder_0_inputs, 0},
    {remainder_gradients, nullptr, remainder_1_results, remainder_1_inputs, 1},
    {remainder_gradient_x1, nullptr, remainder_2_results, remainder_2_inputs, 0},
    {remainder_gradient_x2, nullptr, remainder_3_results, remainder_3_inputs, 1},
};

// the primitive fmod
std::vector<mx::array> fmod_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::fmod(x1, x2);
  return {v0};
}

// x1: g; x2: -g * trunc(x1 / x2)
std::vector<mx::array> fmod_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::divide(x1, x2);
  const auto v2 = mx::trunc(v1);
  const auto v3 = gpu::multiply(v0, v2);
  return {g, v3};
}

// g
std::vector<mx::array> fmod_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  return {g};
}

// -g * trunc(x1 / x2)
std::vector<mx::array> fmod_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = gpu::divide(x1, x2);
  const auto v2 = mx::trunc(v1);
  const auto v3 = gpu::multiply(v0, v2);
  return {v3};
}

constexpr PartOperand fmod_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmod_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand fmod_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmod_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand fmod_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmod_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmod_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand fmod_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart fmod_parts[] = {
    {fmod_forward, nullptr, fmod_0_results, fmod_0_inputs, 0},
    {fmod_gradients, nullptr, fmod_1_results, fmod_1_inputs, 1},
    {fmod_gradient_x1, nullptr, fmod_2_results, fmod_2_inputs, 0},
    {fmod_gradient_x2, nullptr, fmod_3_results, fmod_3_inputs, 1},
};

// the primitive negative
std::vector<mx::array> negative_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::negative(x);
  return {v0};
}

// -g
std::vector<mx::array> negative_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = mx::negative(g);
  return {v0};
}

constexpr PartOperand negative_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand negative_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand negative_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand negative_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart negative_parts[] = {
    {negative_forward, negative_forward, negative_0_results, negative_0_inputs, 0},
    {negative_gradient_x, negative_gradient_x, negative_1_results, negative_1_inputs, 0},
};

// x
std::vector<mx::array> positive_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  return {x};
}

// g
std::vector<mx::array> positive_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  return {g};
}

constexpr PartOperand positive_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand positive_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand positive_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand positive_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart positive_parts[] = {
    {positive_forward, positive_forward, positive_0_results, positive_0_inputs, 0},
    {positive_gradient_x, positive_gradient_x, positive_1_results, positive_1_inputs, 0},
};

// the primitive abs
std::vector<mx::array> abs_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::abs(x);
  return {v0};
}

// g * sign(x)
std::vector<mx::array> abs_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::sign(x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand abs_0_results[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
};
constexpr PartOperand abs_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand abs_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand abs_1_inputs[] = {
    {DtypeFrom::RealOfCompute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart abs_parts[] = {
    {abs_forward, abs_forward, abs_0_results, abs_0_inputs, 0},
    {abs_gradient_x, abs_gradient_x, abs_1_results, abs_1_inputs, 1},
};

// the primitive sign
std::vector<mx::array> sign_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::sign(x);
  return {v0};
}

// where(x == 0, 0, (g - out * real(conj(out) * g)) / abs(x)) if is_complex(x) else 0
std::vector<mx::array> sign_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

// where(x == 0, 0, (g - out * real(conj(out) * g)) / abs(x)) if is_complex(x) else 0
std::vector<mx::array> sign_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(x, gpu::constant(0, x));
  const auto v1 = mx::conjugate(y);
  const auto v2 = gpu::multiply(v1, g);
  const auto v3 = mx::real(v2);
  const auto v4 = gpu::multiply(y, v3);
  const auto v5 = gpu::subtract(g, v4);
  const auto v6 = mx::abs(x);
  const auto v7 = gpu::divide(v5, v6);
  const auto v8 = mx::where(v0, gpu::constant(0, v7), v7);
  return {v8};
}

constexpr PartOperand sign_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sign_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sign_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand sign_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart sign_parts[] = {
    {sign_forward, sign_forward, sign_0_results, sign_0_inputs, 0},
    {sign_gradient_x, sign_gradient_x_complex, sign_1_results, sign_1_inputs, 1},
};

// where(weight < 0.5, x1 + weight * (x2 - x1), x2 - (1 - weight) * (x2 - x1))
std::vector<mx::array> lerp_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const mx::array& weight = inputs[2];
  const auto v0 = mx::less(weight, gpu::constant(0.5, weight));
  const auto v1 = gpu::subtract(x2, x1);
  const auto v2 = gpu::multiply(weight, v1);
  const auto v3 = gpu::add(x1, v2);
  const auto v4 = gpu::subtract(gpu::constant(1, weight), weight);
  const auto v5 = gpu::multiply(v4, v1);
  const auto v6 = gpu::subtract(x2, v5);
  const auto v7 = mx::where(v0, v3, v6);
  return {v7};
}

// x1: g * (1 - weight); x2: g * weight; weight: g * (x2 - x1)
std::vector<mx::array> lerp_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const mx::array& weight = inputs[3];
  const auto v0 = gpu::subtract(gpu::constant(1, weight), weight);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = gpu::multiply(g, weight);
  const auto v3 = gpu::subtract(x2, x1);
  const auto v4 = gpu::multiply(g, v3);
  return {v1, v2, v4};
}

// g * (1 - weight)
std::vector<mx::array> lerp_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& weight = inputs[1];
  const auto v0 = gpu::subtract(gpu::constant(1, weight), weight);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

// g * weight
std::vector<mx::array> lerp_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& weight = inputs[1];
  const auto v0 = gpu::multiply(g, weight);
  return {v0};
}

// g * (x2 - x1)
std::vector<mx::array> lerp_gradient_weight(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::subtract(x2, x1);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand lerp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand lerp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand lerp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand lerp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand lerp_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand lerp_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand lerp_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand lerp_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand lerp_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand lerp_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart lerp_parts[] = {
    {lerp_forward, nullptr, lerp_0_results, lerp_0_inputs, 0},
    {lerp_gradients, nullptr, lerp_1_results, lerp_1_inputs, 1},
    {lerp_gradient_x1, nullptr, lerp_2_results, lerp_2_inputs, 1},
    {lerp_gradient_x2, nullptr, lerp_3_results, lerp_3_inputs, 1},
    {lerp_gradient_weight, nullptr, lerp_4_results, lerp_4_inputs, 1},
};

// x * (pi / 180)
std::vector<mx::array> deg2rad_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::deg2rad(x);
  return {v0};
}

// g * (pi / 180)
std::vector<mx::array> deg2rad_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::multiply(g, gpu::constant(3.141592653589793 / 180, g));
  return {v0};
}

constexpr PartOperand deg2rad_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand deg2rad_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand deg2rad_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand deg2rad_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart deg2rad_parts[] = {
    {deg2rad_forward, nullptr, deg2rad_0_results, deg2rad_0_inputs, 0},
    {deg2rad_gradient_x, nullptr, deg2rad_1_results, deg2rad_1_inputs, 1},
};

// x * (180 / pi)
std::vector<mx::array> rad2deg_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::rad2deg(x);
  return {v0};
}

// g * (180 / pi)
std::vector<mx::array> rad2deg_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::multiply(g, gpu::constant(static_cast<double>(180) / 3.141592653589793, g));
  return {v0};
}

constexpr PartOperand rad2deg_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand rad2deg_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand rad2deg_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand rad2deg_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart rad2deg_parts[] = {
    {rad2deg_forward, nullptr, rad2deg_0_results, rad2deg_0_inputs, 0},
    {rad2deg_gradient_x, nullptr, rad2deg_1_results, rad2deg_1_inputs, 1},
};

}  // namespace

void register_arithmetic() {
  add_elementwise(AddBackward::schema_v1, add_parts);
  add_elementwise(SubtractBackward::schema_v1, subtract_parts);
  add_elementwise(MultiplyBackward::schema_v1, multiply_parts);
  add_elementwise(DivideBackward::schema_v1, divide_parts);
  add_elementwise(FloorDivideBackward::schema_v1, floor_divide_parts);
  add_elementwise(RemainderBackward::schema_v1, remainder_parts);
  add_elementwise(FmodBackward::schema_v1, fmod_parts);
  add_elementwise(NegativeBackward::schema_v1, negative_parts);
  add_elementwise(PositiveBackward::schema_v1, positive_parts);
  add_elementwise(AbsBackward::schema_v1, abs_parts);
  add_elementwise(SignBackward::schema_v1, sign_parts);
  add_elementwise(LerpBackward::schema_v1, lerp_parts);
  add_elementwise(Deg2radBackward::schema_v1, deg2rad_parts);
  add_elementwise(Rad2degBackward::schema_v1, rad2deg_parts);
}

}  // namespace pylucid::gpu
