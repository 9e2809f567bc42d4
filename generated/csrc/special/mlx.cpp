// Generated from ops.yaml. Do not edit.
// The special family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "special/nodes.h"

namespace pylucid::gpu {

namespace {

// the primitive erf
std::vector<mx::array> erf_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::erf(x);
  return {v0};
}

// 1.1283791670955126 * g * _exp_product(-x, x)
std::vector<mx::array> erf_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(1.1283791670955126, g), g);
  const auto v1 = mx::negative(x);
  const auto v2 = gpu::exp_product(v1, x);
  const auto v3 = gpu::multiply(v0, v2);
  return {v3};
}

constexpr PartOperand erf_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand erf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand erf_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand erf_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart erf_parts[] = {
    {erf_forward, nullptr, erf_0_results, erf_0_inputs, 0},
    {erf_gradient_x, nullptr, erf_1_results, erf_1_inputs, 1},
};

// the primitive erfc
std::vector<mx::array> erfc_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::erfc(x);
  return {v0};
}

// -1.1283791670955126 * g * _exp_product(-x, x)
std::vector<mx::array> erfc_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(-1.1283791670955126, g), g);
  const auto v1 = mx::negative(x);
  const auto v2 = gpu::exp_product(v1, x);
  const auto v3 = gpu::multiply(v0, v2);
  return {v3};
}

constexpr PartOperand erfc_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand erfc_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand erfc_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand erfc_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart erfc_parts[] = {
    {erfc_forward, nullptr, erfc_0_results, erfc_0_inputs, 0},
    {erfc_gradient_x, nullptr, erfc_1_results, erfc_1_inputs, 1},
};

// the primitive _normal_cdf
std::vector<mx::array> normal_cdf_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::normal_cdf(x);
  return {v0};
}

// g * _normal_pdf(x)
std::vector<mx::array> normal_cdf_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::normal_pdf(x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand normal_cdf_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand normal_cdf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand normal_cdf_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand normal_cdf_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart normal_cdf_parts[] = {
    {normal_cdf_forward, nullptr, normal_cdf_0_results, normal_cdf_0_inputs, 0},
    {normal_cdf_gradient_x, nullptr, normal_cdf_1_results, normal_cdf_1_inputs, 1},
};

// the primitive _normal_pdf
std::vector<mx::array> normal_pdf_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::normal_pdf(x);
  return {v0};
}

// -g * (clip(x, -40, 40) * out)
std::vector<mx::array> normal_pdf_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const mx::array& y = inputs[2];
  const auto v0 = mx::negative(g);
  const auto v1 = mx::maximum(gpu::constant(-40, x), x);
  const auto v2 = mx::minimum(gpu::constant(40, v1), v1);
  const auto v3 = gpu::multiply(v2, y);
  const auto v4 = gpu::multiply(v0, v3);
  return {v4};
}

constexpr PartOperand normal_pdf_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand normal_pdf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand normal_pdf_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand normal_pdf_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart normal_pdf_parts[] = {
    {normal_pdf_forward, nullptr, normal_pdf_0_results, normal_pdf_0_inputs, 0},
    {normal_pdf_gradient_x, nullptr, normal_pdf_1_results, normal_pdf_1_inputs, 1},
};

// the primitive erfinv
std::vector<mx::array> erfinv_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::erfinv(x);
  return {v0};
}

// 0.886226925452758 * g * exp(out * out)
std::vector<mx::array> erfinv_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& y = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(0.886226925452758, g), g);
  const auto v1 = gpu::multiply(y, y);
  const auto v2 = gpu::exp(v1);
  const auto v3 = gpu::multiply(v0, v2);
  return {v3};
}

constexpr PartOperand erfinv_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand erfinv_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand erfinv_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand erfinv_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr ElementwisePart erfinv_parts[] = {
    {erfinv_forward, nullptr, erfinv_0_results, erfinv_0_inputs, 0},
    {erfinv_gradient_x, nullptr, erfinv_1_results, erfinv_1_inputs, 1},
};

// the primitive lgamma
std::vector<mx::array> lgamma_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::lgamma(x);
  return {v0};
}

// g * digamma(x)
std::vector<mx::array> lgamma_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::digamma(x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand lgamma_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand lgamma_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand lgamma_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand lgamma_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart lgamma_parts[] = {
    {lgamma_forward, nullptr, lgamma_0_results, lgamma_0_inputs, 0},
    {lgamma_gradient_x, nullptr, lgamma_1_results, lgamma_1_inputs, 1},
};

// the primitive digamma
std::vector<mx::array> digamma_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::digamma(x);
  return {v0};
}

// g * polygamma(1, x)
std::vector<mx::array> digamma_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::polygamma(1, x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand digamma_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand digamma_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand digamma_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand digamma_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart digamma_parts[] = {
    {digamma_forward, nullptr, digamma_0_results, digamma_0_inputs, 0},
    {digamma_gradient_x, nullptr, digamma_1_results, digamma_1_inputs, 1},
};

// the primitive polygamma
std::vector<mx::array> polygamma_forward(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& x = inputs[0];
  const auto& attributes = *static_cast<const PolygammaAttributes*>(raw);
  const auto v0 = gpu::polygamma(attributes.n, x);
  return {v0};
}

// g * polygamma(n + 1, x)
std::vector<mx::array> polygamma_gradient_x(std::span<const mx::array> inputs, const void* raw) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto& attributes = *static_cast<const PolygammaAttributes*>(raw);
  const auto v0 = gpu::polygamma(attributes.n + 1, x);
  const auto v1 = gpu::multiply(g, v0);
  return {v1};
}

constexpr PartOperand polygamma_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand polygamma_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand polygamma_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand polygamma_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart polygamma_parts[] = {
    {polygamma_forward, nullptr, polygamma_0_results, polygamma_0_inputs, 0},
    {polygamma_gradient_x, nullptr, polygamma_1_results, polygamma_1_inputs, 1},
};

// log(where(abs(x - 0.5) < 0.25, 1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x), where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x))) + where(abs(x - 0.5) < 0.25, (where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x) - (1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x) - 1)) / (1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x)), 0)
std::vector<mx::array> logit_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::subtract(x, gpu::constant(0.5, x));
  const auto v1 = mx::abs(v0);
  const auto v2 = mx::less(v1, gpu::constant(0.25, v1));
  const auto v3 = gpu::multiply(gpu::constant(2, x), x);
  const auto v4 = gpu::subtract(v3, gpu::constant(1, v3));
  const auto v5 = mx::where(v2, v4, x);
  const auto v6 = gpu::subtract(gpu::constant(1, x), x);
  const auto v7 = gpu::divide(v5, v6);
  const auto v8 = gpu::add(gpu::constant(1, v7), v7);
  const auto v9 = mx::where(v2, v8, v7);
  const auto v10 = mx::log(v9);
  const auto v11 = gpu::subtract(v8, gpu::constant(1, v8));
  const auto v12 = gpu::subtract(v7, v11);
  const auto v13 = gpu::divide(v12, v8);
  const auto v14 = mx::where(v2, v13, gpu::constant(0, v13));
  const auto v15 = gpu::add(v10, v14);
  return {v15};
}

// g / _times_rest_of_one(x)
std::vector<mx::array> logit_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = gpu::multiply(x, v0);
  const auto v2 = gpu::divide(g, v1);
  return {v2};
}

constexpr PartOperand logit_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logit_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logit_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand logit_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart logit_parts[] = {
    {logit_forward, nullptr, logit_0_results, logit_0_inputs, 0},
    {logit_gradient_x, nullptr, logit_1_results, logit_1_inputs, 1},
};

// x * (1 - x)
std::vector<mx::array> times_rest_of_one_forward(std::span<const mx::array> inputs, const void*) {
  const mx::array& x = inputs[0];
  const auto v0 = gpu::subtract(gpu::constant(1, x), x);
  const auto v1 = gpu::multiply(x, v0);
  return {v1};
}

// g * (1 - 2 * x)
std::vector<mx::array> times_rest_of_one_gradient_x(std::span<const mx::array> inputs, const void*) {
  const mx::array& g = inputs[0];
  const mx::array& x = inputs[1];
  const auto v0 = gpu::multiply(gpu::constant(2, x), x);
  const auto v1 = gpu::subtract(gpu::constant(1, v0), v0);
  const auto v2 = gpu::multiply(g, v1);
  return {v2};
}

constexpr PartOperand times_rest_of_one_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand times_rest_of_one_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand times_rest_of_one_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr PartOperand times_rest_of_one_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr ElementwisePart times_rest_of_one_parts[] = {
    {times_rest_of_one_forward, nullptr, times_rest_of_one_0_results, times_rest_of_one_0_inputs, 0},
    {times_rest_of_one_gradient_x, nullptr, times_rest_of_one_1_results, times_rest_of_one_1_inputs, 1},
};

}  // namespace

void register_special() {
  add_elementwise(ErfBackward::schema_v1, erf_parts);
  add_elementwise(ErfcBackward::schema_v1, erfc_parts);
  add_elementwise(NormalCdfBackward::schema_v1, normal_cdf_parts);
  add_elementwise(NormalPdfBackward::schema_v1, normal_pdf_parts);
  add_elementwise(ErfinvBackward::schema_v1, erfinv_parts);
  add_elementwise(LgammaBackward::schema_v1, lgamma_parts);
  add_elementwise(DigammaBackward::schema_v1, digamma_parts);
  add_elementwise(PolygammaBackward::schema_v1, polygamma_parts);
  add_elementwise(LogitBackward::schema_v1, logit_parts);
  add_elementwise(TimesRestOfOneBackward::schema_v1, times_rest_of_one_parts);
}

}  // namespace pylucid::gpu
