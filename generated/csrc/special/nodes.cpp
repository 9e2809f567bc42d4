// Generated from ops.yaml. Do not edit.
// The special family: schemas, dispatch and derivatives.
#include "special/nodes.h"

#include "backend/cpu/loops.h"
#include "kernel/structural.h"
#include "arithmetic/ops.h"
#include "exponential/ops.h"
#include "selection/ops.h"
#include "special/ops.h"

namespace pylucid {

namespace baseline {
cpu::LoopEntries special_loops();
}
namespace avx2 {
cpu::LoopEntries special_loops();
}
namespace avx512 {
cpu::LoopEntries special_loops();
}
namespace neon {
cpu::LoopEntries special_loops();
}
namespace accelerate {
cpu::LoopEntries special_loops();
}

namespace {

constexpr OperandRule erf_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule erf_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand erf_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand erf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand erf_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand erf_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape erf_parts[] = {
    {erf_0_results, erf_0_inputs, true, false},
    {erf_1_results, erf_1_inputs, true, false},
};

constexpr OperandRule erfc_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule erfc_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand erfc_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand erfc_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand erfc_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand erfc_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape erfc_parts[] = {
    {erfc_0_results, erfc_0_inputs, true, false},
    {erfc_1_results, erfc_1_inputs, true, false},
};

constexpr OperandRule normal_cdf_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule normal_cdf_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand normal_cdf_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand normal_cdf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand normal_cdf_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand normal_cdf_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape normal_cdf_parts[] = {
    {normal_cdf_0_results, normal_cdf_0_inputs, true, false},
    {normal_cdf_1_results, normal_cdf_1_inputs, true, false},
};

constexpr OperandRule normal_pdf_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule normal_pdf_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand normal_pdf_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand normal_pdf_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand normal_pdf_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand normal_pdf_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape normal_pdf_parts[] = {
    {normal_pdf_0_results, normal_pdf_0_inputs, true, false},
    {normal_pdf_1_results, normal_pdf_1_inputs, false, false},
};

constexpr OperandRule erfinv_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule erfinv_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand erfinv_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand erfinv_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand erfinv_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand erfinv_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 2},
};
constexpr cpu::LoopShape erfinv_parts[] = {
    {erfinv_0_results, erfinv_0_inputs, true, false},
    {erfinv_1_results, erfinv_1_inputs, true, false},
};

constexpr OperandRule lgamma_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule lgamma_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand lgamma_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand lgamma_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand lgamma_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand lgamma_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape lgamma_parts[] = {
    {lgamma_0_results, lgamma_0_inputs, true, false},
    {lgamma_1_results, lgamma_1_inputs, true, false},
};

constexpr OperandRule digamma_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule digamma_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand digamma_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand digamma_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand digamma_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand digamma_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape digamma_parts[] = {
    {digamma_0_results, digamma_0_inputs, true, false},
    {digamma_1_results, digamma_1_inputs, true, false},
};

constexpr OperandRule polygamma_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule polygamma_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand polygamma_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand polygamma_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand polygamma_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand polygamma_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape polygamma_parts[] = {
    {polygamma_0_results, polygamma_0_inputs, true, false},
    {polygamma_1_results, polygamma_1_inputs, true, false},
};

constexpr OperandRule logit_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule logit_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand logit_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logit_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logit_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand logit_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape logit_parts[] = {
    {logit_0_results, logit_0_inputs, true, false},
    {logit_1_results, logit_1_inputs, false, false},
};

constexpr OperandRule times_rest_of_one_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule times_rest_of_one_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
constexpr cpu::LoopShape::Operand times_rest_of_one_0_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand times_rest_of_one_0_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand times_rest_of_one_1_results[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
};
constexpr cpu::LoopShape::Operand times_rest_of_one_1_inputs[] = {
    {DtypeFrom::Compute, Dtype::Float32, 0},
    {DtypeFrom::Compute, Dtype::Float32, 1},
};
constexpr cpu::LoopShape times_rest_of_one_parts[] = {
    {times_rest_of_one_0_results, times_rest_of_one_0_inputs, false, false},
    {times_rest_of_one_1_results, times_rest_of_one_1_inputs, false, false},
};

}  // namespace

const OpSchema ErfBackward::schema_v1{
    .name = "erf",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = erf_rules,
    .results = erf_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "erf(x, /)",
    .record = "- op: erf(x, /)\n  summary: Element-wise error function.\n  amp: Promote\n  dispatch: {gpu: erf}\n  grad: 1.1283791670955126 * g * _exp_product(-x, x)\n  dtypes: {x: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.erf(pl.asarray(0.5)).item(), 4)\n    0.5205\n  see: [erfc, erfinv]",
    .hash = "b7520c1cf758c31243198546f75063c4ba73d1599b4f704f2039ae2d94ed9296",
    .source = "ops.yaml:erf",
};

Storage ErfBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage ErfBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 1.1283791670955126 * g * _exp_product(-x, x)
TensorPtr ErfBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:erf"
  const auto v0 = ops::multiply(1.1283791670955126, g);
#line 5 "ops.yaml:erf"
  const auto v1 = ops::negative(x);
#line 5 "ops.yaml:erf"
  const auto v2 = ops::_exp_product(v1, x);
#line 5 "ops.yaml:erf"
  const auto v3 = ops::multiply(v0, v2);
#line 312 "special/nodes.cpp"
  return v3;
}

// 1.1283791670955126 * _exp_product(-x, x) * t
TensorPtr ErfBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::negative(x);
  const auto v1 = ops::_exp_product(v0, x);
  const auto v2 = ops::multiply(1.1283791670955126, v1);
  const auto v3 = ops::multiply(v2, t);
  return moved(nullptr, v3, t);
}

const OpSchema ErfcBackward::schema_v1{
    .name = "erfc",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = erfc_rules,
    .results = erfc_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "erfc(x, /)",
    .record = "- op: erfc(x, /)\n  summary: Element-wise complementary error function, accurate where erf is near 1.\n  amp: Promote\n  dispatch: {gpu: erfc}\n  grad: -1.1283791670955126 * g * _exp_product(-x, x)\n  dtypes: {x: floating}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.erfc(pl.asarray(0.5)).item(), 4)\n    0.4795\n  see: [erf]",
    .hash = "0573b9940e12e2541d17536b26a9009c4dca22b5b7425fa28e41f5fdef16f562",
    .source = "ops.yaml:erfc",
};

Storage ErfcBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage ErfcBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -1.1283791670955126 * g * _exp_product(-x, x)
TensorPtr ErfcBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:erfc"
  const auto v0 = ops::multiply(-1.1283791670955126, g);
#line 5 "ops.yaml:erfc"
  const auto v1 = ops::negative(x);
#line 5 "ops.yaml:erfc"
  const auto v2 = ops::_exp_product(v1, x);
#line 5 "ops.yaml:erfc"
  const auto v3 = ops::multiply(v0, v2);
#line 361 "special/nodes.cpp"
  return v3;
}

// -1.1283791670955126 * _exp_product(-x, x) * t
TensorPtr ErfcBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::negative(x);
  const auto v1 = ops::_exp_product(v0, x);
  const auto v2 = ops::multiply(-1.1283791670955126, v1);
  const auto v3 = ops::multiply(v2, t);
  return moved(nullptr, v3, t);
}

const OpSchema NormalCdfBackward::schema_v1{
    .name = "_normal_cdf",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = normal_cdf_rules,
    .results = normal_cdf_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_normal_cdf(x, /)",
    .record = "- op: _normal_cdf(x, /)\n  summary: Element-wise distribution function of the normal distribution, accurate in both tails.\n  amp: ForceFP32\n  dispatch: {gpu: normal_cdf}\n  grad: g * _normal_pdf(x)\n  dtypes: {x: floating}\n  reads: erfc(-x / sqrt(2)) / 2",
    .hash = "4984b8b9bb54dbe2c5b52fb669c1bcbf3dcc79656a9c957d5584ec453c48b784",
    .source = "ops.yaml:_normal_cdf",
};

Storage NormalCdfBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage NormalCdfBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * _normal_pdf(x)
TensorPtr NormalCdfBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:_normal_cdf"
  const auto v0 = ops::_normal_pdf(x);
#line 5 "ops.yaml:_normal_cdf"
  const auto v1 = ops::multiply(g, v0);
#line 406 "special/nodes.cpp"
  return v1;
}

// _normal_pdf(x) * t
TensorPtr NormalCdfBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_normal_pdf(x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema NormalPdfBackward::schema_v1{
    .name = "_normal_pdf",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = normal_pdf_rules,
    .results = normal_pdf_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_normal_pdf(x, /)",
    .record = "- op: _normal_pdf(x, /)\n  summary: Element-wise density of the normal distribution, with the accuracy of exp in both tails.\n  amp: ForceFP32\n  dispatch: {gpu: normal_pdf}\n  # The bound, where the density has vanished, keeps infinities away from it.\n  grad: -g * (clip(x, -40, 40) * out)\n  dtypes: {x: floating}\n  reads: exp(-x * x / 2) / sqrt(2 * pi)",
    .hash = "dcc9071052d9f738cedfcffb399a91b6e37cc478e2e5f4c739aa25cbfcf5a521",
    .source = "ops.yaml:_normal_pdf",
};

Storage NormalPdfBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage NormalPdfBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// -g * (clip(x, -40, 40) * out)
TensorPtr NormalPdfBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y) {
#line 6 "ops.yaml:_normal_pdf"
  const auto v0 = ops::negative(g);
#line 6 "ops.yaml:_normal_pdf"
  const auto v1 = ops::clip(x, -40, 40);
#line 6 "ops.yaml:_normal_pdf"
  const auto v2 = ops::multiply(v1, y);
#line 6 "ops.yaml:_normal_pdf"
  const auto v3 = ops::multiply(v0, v2);
#line 453 "special/nodes.cpp"
  return v3;
}

// -clip(x, -40, 40) * out * t
TensorPtr NormalPdfBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr& y) {
  const auto v0 = ops::clip(x, -40, 40);
  const auto v1 = ops::negative(v0);
  const auto v2 = ops::multiply(v1, y);
  const auto v3 = ops::multiply(v2, t);
  return moved(nullptr, v3, t);
}

const OpSchema ErfinvBackward::schema_v1{
    .name = "erfinv",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = erfinv_rules,
    .results = erfinv_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "erfinv(x, /)",
    .record = "- op: erfinv(x, /)\n  summary: Element-wise inverse of the error function.\n  amp: Promote\n  dispatch: {gpu: erfinv}\n  grad: 0.886226925452758 * g * exp(out * out)\n  dtypes: {x: floating}\n  domain: {x: [-0.99, 0.99]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.erfinv(pl.asarray(0.5)).item(), 4)\n    0.4769\n  see: [erf]",
    .hash = "2e4a56b67e597a0788028892d903d7b536d01deb475ba35afc6038f277fa203c",
    .source = "ops.yaml:erfinv",
};

Storage ErfinvBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage ErfinvBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// 0.886226925452758 * g * exp(out * out)
TensorPtr ErfinvBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr& y) {
#line 5 "ops.yaml:erfinv"
  const auto v0 = ops::multiply(0.886226925452758, g);
#line 5 "ops.yaml:erfinv"
  const auto v1 = ops::multiply(y, y);
#line 5 "ops.yaml:erfinv"
  const auto v2 = ops::exp(v1);
#line 5 "ops.yaml:erfinv"
  const auto v3 = ops::multiply(v0, v2);
#line 502 "special/nodes.cpp"
  return v3;
}

// 0.886226925452758 * exp(out * out) * t
TensorPtr ErfinvBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr&, const TensorPtr& y) {
  const auto v0 = ops::multiply(y, y);
  const auto v1 = ops::exp(v0);
  const auto v2 = ops::multiply(0.886226925452758, v1);
  const auto v3 = ops::multiply(v2, t);
  return moved(nullptr, v3, t);
}

const OpSchema LgammaBackward::schema_v1{
    .name = "lgamma",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = lgamma_rules,
    .results = lgamma_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "lgamma(x, /)",
    .record = "- op: lgamma(x, /)\n  summary: Element-wise logarithm of the absolute value of the gamma function.\n  amp: ForceFP32\n  dispatch: {gpu: lgamma}\n  grad: g * digamma(x)\n  dtypes: {x: floating}\n  domain: {x: [-2.9, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.lgamma(pl.asarray(5.)).item(), 4)\n    3.1781\n  see: [digamma]",
    .hash = "256b1b236d2e463e9fdd62780dd0d11b7714866df3f370c20ba85bb317175886",
    .source = "ops.yaml:lgamma",
};

Storage LgammaBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage LgammaBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * digamma(x)
TensorPtr LgammaBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:lgamma"
  const auto v0 = ops::digamma(x);
#line 5 "ops.yaml:lgamma"
  const auto v1 = ops::multiply(g, v0);
#line 547 "special/nodes.cpp"
  return v1;
}

// digamma(x) * t
TensorPtr LgammaBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::digamma(x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema DigammaBackward::schema_v1{
    .name = "digamma",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = digamma_rules,
    .results = digamma_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "digamma(x, /)",
    .record = "- op: digamma(x, /)\n  summary: Element-wise logarithmic derivative of the gamma function.\n  amp: ForceFP32\n  dispatch: {gpu: digamma}\n  grad: g * polygamma(1, x)\n  dtypes: {x: floating}\n  domain: {x: [-2.9, 9]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.digamma(pl.asarray(1.)).item(), 4)\n    -0.5772\n  see: [lgamma]",
    .hash = "27a7e8664b994ee8f68a3f15fc9fa52a10149fa33367a1f49f407a9ee74ad41b",
    .source = "ops.yaml:digamma",
};

Storage DigammaBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage DigammaBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * polygamma(1, x)
TensorPtr DigammaBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 5 "ops.yaml:digamma"
  const auto v0 = ops::polygamma(1, x);
#line 5 "ops.yaml:digamma"
  const auto v1 = ops::multiply(g, v0);
#line 590 "special/nodes.cpp"
  return v1;
}

// polygamma(1, x) * t
TensorPtr DigammaBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::polygamma(1, x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema PolygammaBackward::schema_v1{
    .name = "polygamma",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = polygamma_rules,
    .results = polygamma_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "polygamma(n:int, x, /)",
    .record = "- op: polygamma(n:int, x, /)\n  summary: Element-wise n-th derivative of digamma.\n  amp: ForceFP32\n  dispatch:\n    gpu: polygamma(n, x)\n  grad: g * polygamma(n + 1, x)\n  dtypes: {x: floating}\n  domain: {x: [-2.9, 9], n: [1, 3]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.polygamma(1, pl.asarray(1.)).item(), 4)\n    1.6449\n  notes: The order n is a Python integer. The result is NaN where it is negative or above 10000.\n  see: [digamma, zeta]",
    .hash = "ea23a4812c31e486260a1525a05be07eeb167b2012789840a1228edf27f8cfd9",
    .source = "ops.yaml:polygamma",
};

Storage PolygammaBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt, const PolygammaAttributes& attributes) {
  return run_loop<1>(be, schema_v1, 0, {&a}, &attributes, s, dt);
}

Storage PolygammaBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, &attributes)[0];
}

// g * polygamma(n + 1, x)
TensorPtr PolygammaBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:polygamma"
  const auto v0 = ops::polygamma(attributes.n + 1, x);
#line 6 "ops.yaml:polygamma"
  const auto v1 = ops::multiply(g, v0);
#line 633 "special/nodes.cpp"
  return v1;
}

// polygamma(n + 1, x) * t
TensorPtr PolygammaBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::polygamma(attributes.n + 1, x);
  const auto v1 = ops::multiply(v0, t);
  return moved(nullptr, v1, t);
}

const OpSchema LogitBackward::schema_v1{
    .name = "logit",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = logit_rules,
    .results = logit_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "logit(x, /)",
    .record = "- op: logit(x, /)\n  summary: Element-wise log(x / (1 - x)), the inverse of sigmoid.\n  amp: ForceFP32\n  # The quotient q is near 1 around x = 0.5, where its logarithm would lose its digits: there q - 1 is exact, and what\n  # rounding takes from 1 + (q - 1) is put back.\n  forward: |\n    log(where(abs(x - 0.5) < 0.25, 1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x),\n    where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x))) + where(abs(x - 0.5) < 0.25, (\n    where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x) - ((1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x)) - 1)) / (\n    1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x)), 0)\n  grad: g / _times_rest_of_one(x)\n  dtypes: {x: floating}\n  domain: {x: [0.001, 0.999]}\n  example: |\n    >>> import pylucid as pl\n    >>> round(pl.logit(pl.asarray(0.75)).item(), 4)\n    1.0986\n  see: [sigmoid]",
    .hash = "4a6105738932ffede37f572d5b152913249b4284fa9d0c6bacfdba4b28932305",
    .source = "ops.yaml:logit",
};

Storage LogitBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage LogitBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g / _times_rest_of_one(x)
TensorPtr LogitBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 11 "ops.yaml:logit"
  const auto v0 = ops::_times_rest_of_one(x);
#line 11 "ops.yaml:logit"
  const auto v1 = ops::divide(g, v0);
#line 676 "special/nodes.cpp"
  return v1;
}

// t / _times_rest_of_one(x)
TensorPtr LogitBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::_times_rest_of_one(x);
  const auto v1 = ops::divide(t, v0);
  return moved(nullptr, v1, t);
}

const OpSchema TimesRestOfOneBackward::schema_v1{
    .name = "_times_rest_of_one",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = times_rest_of_one_rules,
    .results = times_rest_of_one_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_times_rest_of_one(x, /)",
    .record = "- op: _times_rest_of_one(x, /)\n  summary: Element-wise x * (1 - x).\n  amp: ForceFP32\n  forward: x * (1 - x)\n  # One factor: of the two terms of the product rule one is 0 where x is 0 or 1, and meets an infinity there.\n  grad: g * (1 - 2 * x)\n  dtypes: {x: floating}\n  reads: x * (1 - x)",
    .hash = "3880793e1cdb23b7afb2198c08042ebb3e60975eee739adf6b1755440b3fb9eb",
    .source = "ops.yaml:_times_rest_of_one",
};

Storage TimesRestOfOneBackward::dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt) {
  return run_loop<1>(be, schema_v1, 0, {&a}, nullptr, s, dt);
}

Storage TimesRestOfOneBackward::grad_formula(const Storage& g) {
  return run_backward(std::span(&g, 1), 1, {.all = 1, .each = {1}}, nullptr)[0];
}

// g * (1 - 2 * x)
TensorPtr TimesRestOfOneBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr&) {
#line 6 "ops.yaml:_times_rest_of_one"
  const auto v0 = ops::multiply(2, x);
#line 6 "ops.yaml:_times_rest_of_one"
  const auto v1 = ops::subtract(1, v0);
#line 6 "ops.yaml:_times_rest_of_one"
  const auto v2 = ops::multiply(g, v1);
#line 721 "special/nodes.cpp"
  return v2;
}

// (1 - 2 * x) * t
TensorPtr TimesRestOfOneBackward::tangent_formula_impl(const TensorPtr& t, const TensorPtr& x, const TensorPtr&) {
  const auto v0 = ops::multiply(2, x);
  const auto v1 = ops::subtract(1, v0);
  const auto v2 = ops::multiply(v1, t);
  return moved(nullptr, v2, t);
}

namespace ops {

TensorPtr erf(const Operand& x) {
  return std::get<0>(ErfBackward::call({&x}, NoAttributes{}));
}

TensorPtr erfc(const Operand& x) {
  return std::get<0>(ErfcBackward::call({&x}, NoAttributes{}));
}

TensorPtr _normal_cdf(const Operand& x) {
  return std::get<0>(NormalCdfBackward::call({&x}, NoAttributes{}));
}

TensorPtr _normal_pdf(const Operand& x) {
  return std::get<0>(NormalPdfBackward::call({&x}, NoAttributes{}));
}

TensorPtr erfinv(const Operand& x) {
  return std::get<0>(ErfinvBackward::call({&x}, NoAttributes{}));
}

TensorPtr lgamma(const Operand& x) {
  return std::get<0>(LgammaBackward::call({&x}, NoAttributes{}));
}

TensorPtr digamma(const Operand& x) {
  return std::get<0>(DigammaBackward::call({&x}, NoAttributes{}));
}

TensorPtr polygamma(std::int64_t n, const Operand& x) {
  return std::get<0>(PolygammaBackward::call({&x}, PolygammaAttributes{n}));
}

TensorPtr logit(const Operand& x) {
  return std::get<0>(LogitBackward::call({&x}, NoAttributes{}));
}

TensorPtr _times_rest_of_one(const Operand& x) {
  return std::get<0>(TimesRestOfOneBackward::call({&x}, NoAttributes{}));
}

}  // namespace ops

namespace {

const cpu::OperatorLoops operator_loops[] = {
    {&ErfBackward::schema_v1, erf_parts},
    {&ErfcBackward::schema_v1, erfc_parts},
    {&NormalCdfBackward::schema_v1, normal_cdf_parts},
    {&NormalPdfBackward::schema_v1, normal_pdf_parts},
    {&ErfinvBackward::schema_v1, erfinv_parts},
    {&LgammaBackward::schema_v1, lgamma_parts},
    {&DigammaBackward::schema_v1, digamma_parts},
    {&PolygammaBackward::schema_v1, polygamma_parts},
    {&LogitBackward::schema_v1, logit_parts},
    {&TimesRestOfOneBackward::schema_v1, times_rest_of_one_parts},
};

cpu::LoopEntries loops_for(cpu::Isa isa) {
  switch (isa) {
#ifdef PYLUCID_HAVE_BASELINE
    case cpu::Isa::Baseline:
      return baseline::special_loops();
#endif
#ifdef PYLUCID_HAVE_AVX2
    case cpu::Isa::Avx2:
      return avx2::special_loops();
#endif
#ifdef PYLUCID_HAVE_AVX512
    case cpu::Isa::Avx512:
      return avx512::special_loops();
#endif
#ifdef PYLUCID_HAVE_NEON
    case cpu::Isa::Neon:
      return neon::special_loops();
#endif
    default:
      return {};
  }
}

}  // namespace

void register_special() {
  for (const cpu::OperatorLoops& loops : operator_loops) registry::add(*loops.schema);
  cpu::add_loops(operator_loops, loops_for);
}

}  // namespace pylucid
