// Generated from ops.yaml. Do not edit.
// The reduction family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "reduction/mlx_kernels.h"
#include "reduction/nodes.h"
#include "reduction/structural.h"

namespace pylucid::gpu {

namespace {

// scale * (x - y)
std::vector<mx::array> scaled_distance_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& scale = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = gpu::subtract(x, y);
  const auto v1 = gpu::multiply(scale, v0);
  return {v1};
}

// scale: (x - y) * g; x: scale * g; y: -scale * g
std::vector<mx::array> scaled_distance_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& scale = inputs[1];
  const mx::array& x = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = gpu::subtract(x, y);
  const auto v1 = gpu::multiply(v0, g);
  const auto v2 = gpu::multiply(scale, g);
  const auto v3 = mx::negative(scale);
  const auto v4 = gpu::multiply(v3, g);
  return {v1, v2, v4};
}

// scale: (x - y) * g; x: scale * g; y: -scale * g
std::vector<mx::array> scaled_distance_gradients_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& scale = inputs[1];
  const mx::array& x = inputs[2];
  const mx::array& y = inputs[3];
  const auto v0 = mx::conjugate(x);
  const auto v1 = mx::conjugate(y);
  const auto v2 = gpu::subtract(v0, v1);
  const auto v3 = gpu::multiply(v2, g);
  const auto v4 = mx::conjugate(scale);
  const auto v5 = gpu::multiply(v4, g);
  const auto v6 = mx::negative(v4);
  const auto v7 = gpu::multiply(v6, g);
  return {v3, v5, v7};
}

// (x - y) * g
std::vector<mx::array> scaled_distance_gradient_scale(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = gpu::subtract(x, y);
  const auto v1 = gpu::multiply(v0, g);
  return {v1};
}

// (x - y) * g
std::vector<mx::array> scaled_distance_gradient_scale_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::conjugate(x);
  const auto v1 = mx::conjugate(y);
  const auto v2 = gpu::subtract(v0, v1);
  const auto v3 = gpu::multiply(v2, g);
  return {v3};
}

// scale * g
std::vector<mx::array> scaled_distance_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& scale = inputs[1];
  const auto v0 = gpu::multiply(scale, g);
  return {v0};
}

// scale * g
std::vector<mx::array> scaled_distance_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& scale = inputs[1];
  const auto v0 = mx::conjugate(scale);
  const auto v1 = gpu::multiply(v0, g);
  return {v1};
}

// -scale * g
std::vector<mx::array> scaled_distance_gradient_y(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& scale = inputs[1];
  const auto v0 = mx::negative(scale);
  const auto v1 = gpu::multiply(v0, g);
  return {v1};
}

// -scale * g
std::vector<mx::array> scaled_distance_gradient_y_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& scale = inputs[1];
  const auto v0 = mx::conjugate(scale);
  const auto v1 = mx::negative(v0);
  const auto v2 = gpu::multiply(v1, g);
  return {v2};
}

constexpr PartOperand scaled_distance_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand scaled_distance_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand scaled_distance_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand scaled_distance_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand scaled_distance_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand scaled_distance_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand scaled_distance_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand scaled_distance_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr PartOperand scaled_distance_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand scaled_distance_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart scaled_distance_parts[] = {
    {scaled_distance_forward, scaled_distance_forward, scaled_distance_0_results, scaled_distance_0_inputs, 0},
    {scaled_distance_gradients, scaled_distance_gradients_complex, scaled_distance_1_results, scaled_distance_1_inputs, 1},
    {scaled_distance_gradient_scale, scaled_distance_gradient_scale_complex, scaled_distance_2_results, scaled_distance_2_inputs, 1},
    {scaled_distance_gradient_x, scaled_distance_gradient_x_complex, scaled_distance_3_results, scaled_distance_3_inputs, 1},
    {scaled_distance_gradient_y, scaled_distance_gradient_y_complex, scaled_distance_4_results, scaled_distance_4_inputs, 1},
};

// scale * exp(x - where(y == -inf, 0, y))
std::vector<mx::array> scaled_exp_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& scale = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(y, gpu::constant(-std::numeric_limits<double>::infinity(), y));
  const auto v1 = mx::where(v0, gpu::constant(0, y), y);
  const auto v2 = gpu::subtract(x, v1);
  const auto v3 = gpu::exp(v2);
  const auto v4 = gpu::multiply(scale, v3);
  return {v4};
}

// scale: exp(x - where(y == -inf, 0, y)) * g; x: out * g; y: where(y == -inf, 0, -out * g)
std::vector<mx::array> scaled_exp_gradients(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const mx::array& out = inputs[3];
  const auto v0 = mx::equal(y, gpu::constant(-std::numeric_limits<double>::infinity(), y));
  const auto v1 = mx::where(v0, gpu::constant(0, y), y);
  const auto v2 = gpu::subtract(x, v1);
  const auto v3 = gpu::exp(v2);
  const auto v4 = gpu::multiply(v3, g);
  const auto v5 = gpu::multiply(out, g);
  const auto v6 = mx::negative(out);
  const auto v7 = gpu::multiply(v6, g);
  const auto v8 = mx::where(v0, gpu::constant(0, v7), v7);
  return {v4, v5, v8};
}

// scale: exp(x - where(y == -inf, 0, y)) * g; x: out * g; y: where(y == -inf, 0, -out * g)
std::vector<mx::array> scaled_exp_gradients_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const mx::array& out = inputs[3];
  const auto v0 = mx::equal(y, gpu::constant(-std::numeric_limits<double>::infinity(), y));
  const auto v1 = mx::where(v0, gpu::constant(0, y), y);
  const auto v2 = gpu::subtract(x, v1);
  const auto v3 = gpu::exp(v2);
  const auto v4 = mx::conjugate(v3);
  const auto v5 = gpu::multiply(v4, g);
  const auto v6 = mx::conjugate(out);
  const auto v7 = gpu::multiply(v6, g);
  const auto v8 = mx::negative(v6);
  const auto v9 = gpu::multiply(v8, g);
  const auto v10 = mx::where(v0, gpu::constant(0, v9), v9);
  return {v5, v7, v10};
}

// exp(x - where(y == -inf, 0, y)) * g
std::vector<mx::array> scaled_exp_gradient_scale(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(y, gpu::constant(-std::numeric_limits<double>::infinity(), y));
  const auto v1 = mx::where(v0, gpu::constant(0, y), y);
  const auto v2 = gpu::subtract(x, v1);
  const auto v3 = gpu::exp(v2);
  const auto v4 = gpu::multiply(v3, g);
  return {v4};
}

// exp(x - where(y == -inf, 0, y)) * g
std::vector<mx::array> scaled_exp_gradient_scale_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::equal(y, gpu::constant(-std::numeric_limits<double>::infinity(), y));
  const auto v1 = mx::where(v0, gpu::constant(0, y), y);
  const auto v2 = gpu::subtract(x, v1);
  const auto v3 = gpu::exp(v2);
  const auto v4 = mx::conjugate(v3);
  const auto v5 = gpu::multiply(v4, g);
  return {v5};
}

// out * g
std::vector<mx::array> scaled_exp_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& out = inputs[1];
  const auto v0 = gpu::multiply(out, g);
  return {v0};
}

// out * g
std::vector<mx::array> scaled_exp_gradient_x_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& out = inputs[1];
  const auto v0 = mx::conjugate(out);
  const auto v1 = gpu::multiply(v0, g);
  return {v1};
}

// where(y == -inf, 0, -out * g)
std::vector<mx::array> scaled_exp_gradient_y(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const mx::array& out = inputs[2];
  const auto v0 = mx::equal(y, gpu::constant(-std::numeric_limits<double>::infinity(), y));
  const auto v1 = mx::negative(out);
  const auto v2 = gpu::multiply(v1, g);
  const auto v3 = mx::where(v0, gpu::constant(0, v2), v2);
  return {v3};
}

// where(y == -inf, 0, -out * g)
std::vector<mx::array> scaled_exp_gradient_y_complex(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const mx::array& out = inputs[2];
  const auto v0 = mx::equal(y, gpu::constant(-std::numeric_limits<double>::infinity(), y));
  const auto v1 = mx::conjugate(out);
  const auto v2 = mx::negative(v1);
  const auto v3 = gpu::multiply(v2, g);
  const auto v4 = mx::where(v0, gpu::constant(0, v3), v3);
  return {v4};
}

constexpr PartOperand scaled_exp_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand scaled_exp_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr PartOperand scaled_exp_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand scaled_exp_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
    {DtypeFrom::Compute, Dtype::Float32, 4},
};
constexpr PartOperand scaled_exp_2_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand scaled_exp_2_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
    {DtypeFrom::Compute, Dtype::Float32, 3},
};
constexpr PartOperand scaled_exp_3_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand scaled_exp_3_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 4},
};
constexpr PartOperand scaled_exp_4_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand scaled_exp_4_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 3},
    {DtypeFrom::Compute, Dtype::Float32, 4},
};
constexpr ElementwisePart scaled_exp_parts[] = {
    {scaled_exp_forward, scaled_exp_forward, scaled_exp_0_results, scaled_exp_0_inputs, 0},
    {scaled_exp_gradients, scaled_exp_gradients_complex, scaled_exp_1_results, scaled_exp_1_inputs, 1},
    {scaled_exp_gradient_scale, scaled_exp_gradient_scale_complex, scaled_exp_2_results, scaled_exp_2_inputs, 1},
    {scaled_exp_gradient_x, scaled_exp_gradient_x_complex, scaled_exp_3_results, scaled_exp_3_inputs, 1},
    {scaled_exp_gradient_y, scaled_exp_gradient_y_complex, scaled_exp_4_results, scaled_exp_4_inputs, 1},
};

std::vector<mx::array> sum_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const SumAttributes*>(raw);
  return {gpu::sum(inputs[0], attributes.axis, attributes.dtype, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> mean_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const MeanAttributes*>(raw);
  return {gpu::mean(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> max_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const MaxAttributes*>(raw);
  return {gpu::max(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> min_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const MinAttributes*>(raw);
  return {gpu::min(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> argmax_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ArgmaxAttributes*>(raw);
  return {gpu::argmax(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> argmin_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ArgminAttributes*>(raw);
  return {gpu::argmin(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> prod_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ProdAttributes*>(raw);
  return {gpu::prod(inputs[0], attributes.axis, attributes.dtype, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> prod_gradient_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ProdGradientAttributes*>(raw);
  return {gpu::prod_gradient(inputs[0], inputs[1], attributes.axis, shape, dt)};
}

std::vector<mx::array> flatten_axes_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const FlattenAxesAttributes*>(raw);
  return {gpu::flatten_axes(inputs[0], attributes.axis, shape, dt)};
}

std::vector<mx::array> unflatten_axes_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const UnflattenAxesAttributes*>(raw);
  return {gpu::unflatten_axes(inputs[0], attributes.shape, attributes.axis, shape, dt)};
}

std::vector<mx::array> var_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const VarAttributes*>(raw);
  return {gpu::var(inputs[0], attributes.axis, attributes.correction, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> std_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const StdAttributes*>(raw);
  return {gpu::std(inputs[0], attributes.axis, attributes.correction, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> all_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const AllAttributes*>(raw);
  return {gpu::all(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> any_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const AnyAttributes*>(raw);
  return {gpu::any(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> count_nonzero_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const CountNonzeroAttributes*>(raw);
  return {gpu::count_nonzero(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> logsumexp_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const LogsumexpAttributes*>(raw);
  return {gpu::logsumexp(inputs[0], attributes.axis, attributes.keepdims, shape, dt)};
}

std::vector<mx::array> softmax_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const SoftmaxAttributes*>(raw);
  return {gpu::softmax(inputs[0], attributes.axis, shape, dt)};
}

std::vector<mx::array> softmax_gradient_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const SoftmaxGradientAttributes*>(raw);
  return {gpu::softmax_gradient(inputs[0], inputs[1], attributes.axis, shape, dt)};
}

std::vector<mx::array> log_softmax_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const LogSoftmaxAttributes*>(raw);
  return {gpu::log_softmax(inputs[0], attributes.axis, shape, dt)};
}

std::vector<mx::array> log_softmax_gradient_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const LogSoftmaxGradientAttributes*>(raw);
  return {gpu::log_softmax_gradient(inputs[0], inputs[1], attributes.axis, shape, dt)};
}

}  // namespace

void register_reduction() {
  add_elementwise(ScaledDistanceBackward::schema_v1, scaled_distance_parts);
  add_elementwise(ScaledExpBackward::schema_v1, scaled_exp_parts);
  add_kernel(SumBackward::schema_v1, sum_kernel);
  add_kernel(MeanBackward::schema_v1, mean_kernel);
  add_kernel(MaxBackward::schema_v1, max_kernel);
  add_kernel(MinBackward::schema_v1, min_kernel);
  add_kernel(ArgmaxBackward::schema_v1, argmax_kernel);
  add_kernel(ArgminBackward::schema_v1, argmin_kernel);
  add_kernel(ProdBackward::schema_v1, prod_kernel);
  add_kernel(ProdGradientBackward::schema_v1, prod_gradient_kernel);
  add_kernel(FlattenAxesBackward::schema_v1, flatten_axes_kernel);
  add_kernel(UnflattenAxesBackward::schema_v1, unflatten_axes_kernel);
  add_kernel(VarBackward::schema_v1, var_kernel);
  add_kernel(StdBackward::schema_v1, std_kernel);
  add_kernel(AllBackward::schema_v1, all_kernel);
  add_kernel(AnyBackward::schema_v1, any_kernel);
  add_kernel(CountNonzeroBackward::schema_v1, count_nonzero_kernel);
  add_kernel(LogsumexpBackward::schema_v1, logsumexp_kernel);
  add_kernel(SoftmaxBackward::schema_v1, softmax_kernel);
  add_kernel(SoftmaxGradientBackward::schema_v1, softmax_gradient_kernel);
  add_kernel(LogSoftmaxBackward::schema_v1, log_softmax_kernel);
  add_kernel(LogSoftmaxGradientBackward::schema_v1, log_softmax_gradient_kernel);
}

}  // namespace pylucid::gpu
