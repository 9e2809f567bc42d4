// Generated from ops.yaml. Do not edit.
// The floating family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "floating/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive isnan
std::vector<mx::array> isnan_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::isnan(x);
  return {v0};
}

constexpr PartOperand isnan_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand isnan_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart isnan_parts[] = {
    {isnan_forward, isnan_forward, isnan_0_results, isnan_0_inputs, 0},
};

// the primitive isinf
std::vector<mx::array> isinf_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::isinf(x);
  return {v0};
}

constexpr PartOperand isinf_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand isinf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart isinf_parts[] = {
    {isinf_forward, isinf_forward, isinf_0_results, isinf_0_inputs, 0},
};

// the primitive isfinite
std::vector<mx::array> isfinite_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::isfinite(x);
  return {v0};
}

constexpr PartOperand isfinite_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand isfinite_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart isfinite_parts[] = {
    {isfinite_forward, isfinite_forward, isfinite_0_results, isfinite_0_inputs, 0},
};

// x == inf
std::vector<mx::array> isposinf_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::isposinf(x);
  return {v0};
}

constexpr PartOperand isposinf_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand isposinf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart isposinf_parts[] = {
    {isposinf_forward, nullptr, isposinf_0_results, isposinf_0_inputs, 0},
};

// x == -inf
std::vector<mx::array> isneginf_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = mx::isneginf(x);
  return {v0};
}

constexpr PartOperand isneginf_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand isneginf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart isneginf_parts[] = {
    {isneginf_forward, nullptr, isneginf_0_results, isneginf_0_inputs, 0},
};

// the primitive signbit
std::vector<mx::array> signbit_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::signbit(x);
  return {v0};
}

constexpr PartOperand signbit_0_results[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 0},
};
constexpr PartOperand signbit_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart signbit_parts[] = {
    {signbit_forward, nullptr, signbit_0_results, signbit_0_inputs, 0},
};

// the primitive copysign
std::vector<mx::array> copysign_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::copysign(x1, x2);
  return {v0};
}

// x1: g * sign(x1) * copysign(1, x2); x2: 0
std::vector<mx::array> copysign_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::sign(x1);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = gpu::copysign(gpu::constant(1, x2), x2);
  const auto v3 = gpu::multiply(v1, v2);
  const auto v4 = gpu::constant(0, g);
  return {v3, v4};
}

// g * sign(x1) * copysign(1, x2)
std::vector<mx::array> copysign_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const mx::array& x2 = inputs[2];
  const auto v0 = gpu::sign(x1);
  const auto v1 = gpu::multiply(g, v0);
  const auto v2 = gpu::copysign(gpu::constant(1, x2), x2);
  const auto v3 = gpu::multiply(v1, v2);
  return {v3};
}

// 0
std::vector<mx::array> copysign_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

constexpr PartOperand copysign_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand copysign_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand copysign_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand copysign_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand copysign_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand copysign_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand copysign_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand copysign_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr ElementwisePart copysign_parts[] = {
    {copysign_forward, nullptr, copysign_0_results, copysign_0_inputs, 0},
    {copysign_gradients, nullptr, copysign_1_results, copysign_1_inputs, 1},
    {copysign_gradient_x1, nullptr, copysign_2_results, copysign_2_inputs, 1},
    {copysign_gradient_x2, nullptr, copysign_3_results, copysign_3_inputs, 0},
};

// the primitive nextafter
std::vector<mx::array> nextafter_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::nextafter(x1, x2);
  return {v0};
}

constexpr PartOperand nextafter_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand nextafter_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart nextafter_parts[] = {
    {nextafter_forward, nullptr, nextafter_0_results, nextafter_0_inputs, 0, true},
};

// the primitive frexp
std::vector<mx::array> frexp_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  return {gpu::frexp_mantissa(x), gpu::frexp_exponent(x)};
}

// ldexp(g_mantissa, -exponent)
std::vector<mx::array> frexp_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g_mantissa = inputs[0];
  const mx::array& exponent = inputs[1];
  const auto v0 = mx::negative(exponent);
  const auto v1 = gpu::ldexp(g_mantissa, v0);
  return {v1};
}

constexpr PartOperand frexp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Int32, 0},
};
constexpr PartOperand frexp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand frexp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand frexp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Int32, 4},
};
constexpr ElementwisePart frexp_parts[] = {
    {frexp_forward, nullptr, frexp_0_results, frexp_0_inputs, 0},
    {frexp_gradient_x, nullptr, frexp_1_results, frexp_1_inputs, 1},
};

// the primitive ldexp
std::vector<mx::array> ldexp_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::ldexp(x1, x2);
  return {v0};
}

// ldexp(g, x2)
std::vector<mx::array> ldexp_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = gpu::ldexp(g, x2);
  return {v0};
}

constexpr PartOperand ldexp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand ldexp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Int64, 1},
};
constexpr PartOperand ldexp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand ldexp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Fixed, Dtype::Int64, 2},
};
constexpr ElementwisePart ldexp_parts[] = {
    {ldexp_forward, nullptr, ldexp_0_results, ldexp_0_inputs, 0},
    {ldexp_gradient_x1, nullptr, ldexp_1_results, ldexp_1_inputs, 1},
};

// the primitive nan_to_num
std::vector<mx::array> nan_to_num_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const NanToNumAttributes*>(raw);
  const auto v0 = gpu::nan_to_num(x, attributes.nan, attributes.posinf, attributes.neginf);
  return {v0};
}

// where(isfinite(real(x)), real(g), 0) + _times_i(where(isfinite(imag(x)), imag(g), 0), x) if is_complex(x) else where(isfinite(x), g, 0)
std::vector<mx::array> nan_to_num_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::isfinite(x);
  const auto v1 = mx::where(v0, g, gpu::constant(0, g));
  return {v1};
}

// where(isfinite(real(x)), real(g), 0) + _times_i(where(isfinite(imag(x)), imag(g), 0), x) if is_complex(x) else where(isfinite(x), g, 0)
std::vector<mx::array> nan_to_num_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = mx::real(x);
  const auto v1 = mx::isfinite(v0);
  const auto v2 = mx::real(g);
  const auto v3 = mx::where(v1, v2, gpu::constant(0, v2));
  const auto v4 = mx::imag(x);
  const auto v5 = mx::isfinite(v4);
  const auto v6 = mx::imag(g);
  const auto v7 = mx::where(v5, v6, gpu::constant(0, v6));
  const auto v8 = gpu::times_i(v7, x);
  const auto v9 = gpu::add(v3, v8);
  return {v9};
}

constexpr PartOperand nan_to_num_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand nan_to_num_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand nan_to_num_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand nan_to_num_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart nan_to_num_parts[] = {
    {nan_to_num_forward, nan_to_num_forward, nan_to_num_0_results, nan_to_num_0_inputs, 0, true},
    {nan_to_num_gradient_x, nan_to_num_gradient_x_complex, nan_to_num_1_results, nan_to_num_1_inputs, 1},
};

// where(x1 == 0, x2, 0.5 * sign(x1) + 0.5)
std::vector<mx::array> heaviside_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x1 = inputs[0];
  const mx::array& x2 = inputs[1];
  const auto v0 = mx::equal(x1, gpu::constant(0, x1));
  const auto v1 = gpu::sign(x1);
  const auto v2 = gpu::multiply(gpu::constant(0.5, v1), v1);
  const auto v3 = gpu::add(v2, gpu::constant(0.5, v2));
  const auto v4 = mx::where(v0, x2, v3);
  return {v4};
}

// x1: 0; x2: where(x1 == 0, g, 0)
std::vector<mx::array> heaviside_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const auto v0 = gpu::constant(0, x1);
  const auto v1 = mx::equal(x1, gpu::constant(0, x1));
  const auto v2 = mx::where(v1, g, gpu::constant(0, g));
  return {v0, v2};
}

// 0
std::vector<mx::array> heaviside_gradient_x1(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const auto v0 = gpu::constant(0, g);
  return {v0};
}

// where(x1 == 0, g, 0)
std::vector<mx::array> heaviside_gradient_x2(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x1 = inputs[1];
  const auto v0 = mx::equal(x1, gpu::constant(0, x1));
  const auto v1 = mx::where(v0, g, gpu::constant(0, g));
  return {v1};
}

constexpr PartOperand heaviside_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand heaviside_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand heaviside_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand heaviside_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand heaviside_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand heaviside_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand heaviside_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand heaviside_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart heaviside_parts[] = {
    {heaviside_forward, nullptr, heaviside_0_results, heaviside_0_inputs, 0},
    {heaviside_gradients, nullptr, heaviside_1_results, heaviside_1_inputs, 0},
    {heaviside_gradient_x1, nullptr, heaviside_2_results, heaviside_2_inputs, 0},
    {heaviside_gradient_x2, nullptr, heaviside_3_results, heaviside_3_inputs, 0},
};

}  // namespace

void register_floating() {
  add_elementwise(IsnanBackward::schema_v1, isnan_parts);
  add_elementwise(IsinfBackward::schema_v1, isinf_parts);
  add_elementwise(IsfiniteBackward::schema_v1, isfinite_parts);
  add_elementwise(IsposinfBackward::schema_v1, isposinf_parts);
  add_elementwise(IsneginfBackward::schema_v1, isneginf_parts);
  add_elementwise(SignbitBackward::schema_v1, signbit_parts);
  add_elementwise(CopysignBackward::schema_v1, copysign_parts);
  add_elementwise(NextafterBackward::schema_v1, nextafter_parts);
  add_elementwise(FrexpBackward::schema_v1, frexp_parts);
  add_elementwise(LdexpBackward::schema_v1, ldexp_parts);
  add_elementwise(NanToNumBackward::schema_v1, nan_to_num_parts);
  add_elementwise(HeavisideBackward::schema_v1, heaviside_parts);
}

}  // namespace pylucid::gpu
