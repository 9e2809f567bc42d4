// Generated from ops.yaml. Do not edit.
// The fft family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "fft/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "fft/kernels.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"
#include "arithmetic/ops.h"
#include "comparison/ops.h"
#include "fft/ops.h"

namespace pylucid {

namespace {

constexpr OperandRule fft_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule fft_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void fft_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const FftAttributes*>(raw);
  results[0] = cpu::fft(*inputs[0], attributes.n, attributes.axis, attributes.norm, dt);
}

constexpr OperandRule ifft_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule ifft_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void ifft_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const IfftAttributes*>(raw);
  results[0] = cpu::ifft(*inputs[0], attributes.n, attributes.axis, attributes.norm, dt);
}

constexpr OperandRule rfft_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule rfft_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void rfft_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const RfftAttributes*>(raw);
  results[0] = cpu::rfft(*inputs[0], attributes.n, attributes.axis, attributes.norm, dt);
}

constexpr OperandRule irfft_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule irfft_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};

void irfft_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const IrfftAttributes*>(raw);
  results[0] = cpu::irfft(*inputs[0], attributes.n, attributes.axis, attributes.norm, dt);
}

constexpr OperandRule hfft_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule hfft_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};

void hfft_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const HfftAttributes*>(raw);
  results[0] = cpu::hfft(*inputs[0], attributes.n, attributes.axis, attributes.norm, dt);
}

constexpr OperandRule ihfft_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule ihfft_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void ihfft_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const IhfftAttributes*>(raw);
  results[0] = cpu::ihfft(*inputs[0], attributes.n, attributes.axis, attributes.norm, dt);
}

constexpr OperandRule dft_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule dft_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void dft_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const DftAttributes*>(raw);
  results[0] = cpu::dft(*inputs[0], attributes.axis, attributes.sign, attributes.power, dt);
}

constexpr OperandRule dftn_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule dftn_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void dftn_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const DftnAttributes*>(raw);
  results[0] = cpu::dftn(*inputs[0], attributes.axes, attributes.sign, attributes.power, dt);
}

constexpr OperandRule rdft_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule rdft_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void rdft_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const RdftAttributes*>(raw);
  results[0] = cpu::rdft(*inputs[0], attributes.axis, attributes.sign, attributes.power, attributes.interior, dt);
}

constexpr OperandRule irdft_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule irdft_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};

void irdft_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape&, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const IrdftAttributes*>(raw);
  results[0] = cpu::irdft(*inputs[0], attributes.shape, attributes.n, attributes.axis, attributes.sign, attributes.power, attributes.interior, dt);
}

constexpr OperandRule resize_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule resize_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void resize_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ResizeAttributes*>(raw);
  results[0] = cpu::resize(*inputs[0], attributes.shape, shape, dt);
}

}  // namespace

const OpSchema FftBackward::schema_v1{
    .name = "fft",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = fft_rules,
    .results = fft_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "fft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')",
    .record = "- op: fft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')\n  summary: The discrete Fourier transform along an axis of n numbers, cut off or filled up with zeros.\n  amp: ForceFP32\n  grad: |\n    _resize(_dft(g, axis, 1, (0 if norm == 'backward' else (0.5 if norm == 'ortho' else 1))), x.shape)\n  holomorphic: false\n  dtypes: {x: inexact, result: complex}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.abs(pl.fft.fft(pl.asarray([1., 0., -1., 0.]))).tolist()\n    [0.0, 2.0, 0.0, 2.0]\n  notes: |\n    The result is complex, also for real x. `norm` says where the factor 1 / n stands: 'backward' in the inverse, 'forward' in the forward transform, 'ortho'\n    as 1 / sqrt(n) in both.\n  see: [ifft, rfft, fftn]\n  module: fft",
    .hash = "f907ae3cdc52a95ab8fbe00d1c44073ed947579f5ba49a9cada2e00685afc5d7",
    .source = "ops.yaml:fft",
};

Storage FftBackward::dispatch(backend::IBackend& be, const Storage& x, const FftAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

// _resize(_dft(g, axis, 1, 0 if norm == 0 else 0.5 if norm == 1 else 1), x.shape)
TensorPtr FftBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 5 "ops.yaml:fft"
  const auto v0 = ops::_dft(g, attributes.axis, 1, (attributes.norm == 0 ? 0 : (attributes.norm == 1 ? 0.5 : 1)));
#line 5 "ops.yaml:fft"
  const auto v1 = ops::_resize(v0, x_shape);
#line 187 "fft/structural.cpp"
  return v1;
}

void FftBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema IfftBackward::schema_v1{
    .name = "ifft",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = ifft_rules,
    .results = ifft_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "ifft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')",
    .record = "- op: ifft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')\n  summary: The inverse discrete Fourier transform along an axis.\n  amp: ForceFP32\n  grad: |\n    _resize(_dft(g, axis, -1, (1 if norm == 'backward' else (0.5 if norm == 'ortho' else 0))), x.shape)\n  holomorphic: false\n  dtypes: {x: inexact, result: complex}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.real(pl.fft.ifft(pl.asarray([4., 0., 0., 0.]))).tolist()\n    [1.0, 1.0, 1.0, 1.0]\n  notes: |\n    The result is complex, also for real x.\n  see: [fft, ifftn]\n  module: fft",
    .hash = "0b0d51f55cdba9a13ec6055086ca63fc82429117526bd70c899a41f671106132",
    .source = "ops.yaml:ifft",
};

Storage IfftBackward::dispatch(backend::IBackend& be, const Storage& x, const IfftAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

// _resize(_dft(g, axis, -1, 1 if norm == 0 else 0.5 if norm == 1 else 0), x.shape)
TensorPtr IfftBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 5 "ops.yaml:ifft"
  const auto v0 = ops::_dft(g, attributes.axis, -1, (attributes.norm == 0 ? 1 : (attributes.norm == 1 ? 0.5 : 0)));
#line 5 "ops.yaml:ifft"
  const auto v1 = ops::_resize(v0, x_shape);
#line 227 "fft/structural.cpp"
  return v1;
}

void IfftBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema RfftBackward::schema_v1{
    .name = "rfft",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = rfft_rules,
    .results = rfft_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "rfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')",
    .record = "- op: rfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')\n  summary: The Fourier transform of real numbers along an axis, of whose values the first n / 2 + 1 say all.\n  amp: ForceFP32\n  grad: |\n    _resize(_irdft(g, x.shape, n, axis, 1, (0 if norm == 'backward' else (0.5 if norm == 'ortho' else 1)), 0.5), x.shape)\n  holomorphic: false\n  dtypes: {x: floating, result: complex}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.abs(pl.fft.rfft(pl.asarray([1., 0., -1., 0.]))).tolist()\n    [0.0, 2.0, 0.0]\n  see: [irfft, fft, rfftn]\n  module: fft",
    .hash = "9ca50b1c70e25cc0382b555e0b2f08aa4b409d328d390d7725ddf4bf6336aaa6",
    .source = "ops.yaml:rfft",
};

Storage RfftBackward::dispatch(backend::IBackend& be, const Storage& x, const RfftAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

// _resize(_irdft(g, x.shape, n, axis, 1, 0 if norm == 0 else 0.5 if norm == 1 else 1, 0.5), x.shape)
TensorPtr RfftBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 5 "ops.yaml:rfft"
  const auto v0 = ops::_irdft(g, x_shape, attributes.n, attributes.axis, 1, (attributes.norm == 0 ? 0 : (attributes.norm == 1 ? 0.5 : 1)), 0.5);
#line 5 "ops.yaml:rfft"
  const auto v1 = ops::_resize(v0, x_shape);
#line 267 "fft/structural.cpp"
  return v1;
}

void RfftBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema IrfftBackward::schema_v1{
    .name = "irfft",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = irfft_rules,
    .results = irfft_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "irfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')",
    .record = "- op: irfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')\n  summary: The inverse of rfft, n real numbers from their half spectrum along an axis.\n  amp: ForceFP32\n  grad: |\n    _resize(_rdft(g, axis, -1, (1 if norm == 'backward' else (0.5 if norm == 'ortho' else 0)), 2), x.shape)\n  holomorphic: false\n  dtypes: {x: inexact, result: real}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.fft.irfft(pl.asarray([0j, 2 + 0j, 0j])).tolist()\n    [1.0, 0.0, -1.0, 0.0]\n  notes: |\n    The imaginary parts of the first value and, for even n, of the last are taken to be zero.\n  see: [rfft, irfftn]\n  module: fft",
    .hash = "16ac80bc034dc8493fd8a23550480251f9b152f0374e19fcf0e9fc6b68b79b56",
    .source = "ops.yaml:irfft",
};

Storage IrfftBackward::dispatch(backend::IBackend& be, const Storage& x, const IrfftAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

// _resize(_rdft(g, axis, -1, 1 if norm == 0 else 0.5 if norm == 1 else 0, 2), x.shape)
TensorPtr IrfftBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 5 "ops.yaml:irfft"
  const auto v0 = ops::_rdft(g, attributes.axis, -1, (attributes.norm == 0 ? 1 : (attributes.norm == 1 ? 0.5 : 0)), 2);
#line 5 "ops.yaml:irfft"
  const auto v1 = ops::_resize(v0, x_shape);
#line 307 "fft/structural.cpp"
  return v1;
}

void IrfftBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema HfftBackward::schema_v1{
    .name = "hfft",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = hfft_rules,
    .results = hfft_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "hfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')",
    .record = "- op: hfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')\n  summary: The Fourier transform of a Hermitian-symmetric signal given by its first half, n real numbers.\n  amp: ForceFP32\n  grad: |\n    _resize(_rdft(g, axis, 1, (0 if norm == 'backward' else (0.5 if norm == 'ortho' else 1)), 2), x.shape)\n  holomorphic: false\n  dtypes: {x: inexact, result: real}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.fft.hfft(pl.asarray([1 + 0j, 0j, 1 + 0j])).tolist()\n    [2.0, 0.0, 2.0, 0.0]\n  see: [ihfft, irfft]\n  module: fft",
    .hash = "c868d6eb3cdb76647d709953901864ba8fe29c40ef0b6b75f6ccf70f23249a5f",
    .source = "ops.yaml:hfft",
};

Storage HfftBackward::dispatch(backend::IBackend& be, const Storage& x, const HfftAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

// _resize(_rdft(g, axis, 1, 0 if norm == 0 else 0.5 if norm == 1 else 1, 2), x.shape)
TensorPtr HfftBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 5 "ops.yaml:hfft"
  const auto v0 = ops::_rdft(g, attributes.axis, 1, (attributes.norm == 0 ? 0 : (attributes.norm == 1 ? 0.5 : 1)), 2);
#line 5 "ops.yaml:hfft"
  const auto v1 = ops::_resize(v0, x_shape);
#line 347 "fft/structural.cpp"
  return v1;
}

void HfftBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema IhfftBackward::schema_v1{
    .name = "ihfft",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = ihfft_rules,
    .results = ihfft_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "ihfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')",
    .record = "- op: ihfft(x, /, n:int=None, axis:axis=-1, norm:str('backward', 'ortho', 'forward')='backward')\n  summary: The inverse of hfft, the first half of the Hermitian-symmetric inverse transform of real numbers.\n  amp: ForceFP32\n  grad: |\n    _resize(_irdft(g, x.shape, n, axis, -1, (1 if norm == 'backward' else (0.5 if norm == 'ortho' else 0)), 0.5), x.shape)\n  holomorphic: false\n  dtypes: {x: floating, result: complex}\n  shape: data\n  example: |\n    >>> import pylucid as pl\n    >>> pl.abs(pl.fft.ihfft(pl.asarray([2., 0., 2., 0.]))).tolist()\n    [1.0, 0.0, 1.0]\n  see: [hfft, rfft]\n  module: fft",
    .hash = "3ab5e8f9aa2658d471a2fc49e0fd2cbe84ef661f2df07db601bfca8cd9c1c736",
    .source = "ops.yaml:ihfft",
};

Storage IhfftBackward::dispatch(backend::IBackend& be, const Storage& x, const IhfftAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

// _resize(_irdft(g, x.shape, n, axis, -1, 1 if norm == 0 else 0.5 if norm == 1 else 0, 0.5), x.shape)
TensorPtr IhfftBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 5 "ops.yaml:ihfft"
  const auto v0 = ops::_irdft(g, x_shape, attributes.n, attributes.axis, -1, (attributes.norm == 0 ? 1 : (attributes.norm == 1 ? 0.5 : 0)), 0.5);
#line 5 "ops.yaml:ihfft"
  const auto v1 = ops::_resize(v0, x_shape);
#line 387 "fft/structural.cpp"
  return v1;
}

void IhfftBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema DftBackward::schema_v1{
    .name = "_dft",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = dft_rules,
    .results = dft_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_dft(x, /, axis:axis, sign:int, power:float)",
    .record = "- op: _dft(x, /, axis:axis, sign:int, power:float)\n  summary: The sum of x exp(sign 2 pi i j k / n) along an axis, divided by n ** power.\n  amp: ForceFP32\n  grad: _dft(g, axis, -sign, power)\n  holomorphic: false\n  dtypes: {x: inexact, result: complex}\n  shape: data",
    .hash = "b6c8e77391001b22e0cbd51a97e129869863335e5f0b609d93d7347d273f17ec",
    .source = "ops.yaml:_dft",
};

Storage DftBackward::dispatch(backend::IBackend& be, const Storage& x, const DftAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

// _dft(g, axis, -sign, power)
TensorPtr DftBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_dft"
  const auto v0 = ops::_dft(g, attributes.axis, -attributes.sign, attributes.power);
#line 424 "fft/structural.cpp"
  return v0;
}

void DftBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema DftnBackward::schema_v1{
    .name = "_dftn",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = dftn_rules,
    .results = dftn_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_dftn(x, /, axes:axes, sign:int, power:float)",
    .record = "- op: _dftn(x, /, axes:axes, sign:int, power:float)\n  summary: The same along several axes, n the product of their lengths.\n  amp: ForceFP32\n  grad: _dftn(g, axes, -sign, power)\n  holomorphic: false\n  dtypes: {x: inexact, result: complex}\n  shape: data",
    .hash = "b1b0d06e40cda3702a970dc69395782459698438be7348873e8ce27f577b8c7a",
    .source = "ops.yaml:_dftn",
};

Storage DftnBackward::dispatch(backend::IBackend& be, const Storage& x, const DftnAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

// _dftn(g, axes, -sign, power)
TensorPtr DftnBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_dftn"
  const auto v0 = ops::_dftn(g, attributes.axes, -attributes.sign, attributes.power);
#line 461 "fft/structural.cpp"
  return v0;
}

void DftnBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema RdftBackward::schema_v1{
    .name = "_rdft",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = rdft_rules,
    .results = rdft_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "_rdft(x, /, axis:axis, sign:int, power:float, interior:float)",
    .record = "- op: _rdft(x, /, axis:axis, sign:int, power:float, interior:float)\n  summary: The first half of _dft of real numbers; values that stand for two are multiplied by `interior`.\n  amp: ForceFP32\n  grad: _irdft(g, x.shape, None, axis, -sign, power, 0.5 * interior)\n  holomorphic: false\n  dtypes: {x: floating, result: complex}\n  shape: data",
    .hash = "35bc59ed275f9c677604bfe4da3cb468e68893c88af635cc237f1d037964d53a",
    .source = "ops.yaml:_rdft",
};

Storage RdftBackward::dispatch(backend::IBackend& be, const Storage& x, const RdftAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

// _irdft(g, x.shape, None, axis, -sign, power, 0.5 * interior)
TensorPtr RdftBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:_rdft"
  const auto v0 = ops::_irdft(g, x_shape, std::nullopt, attributes.axis, -attributes.sign, attributes.power, 0.5 * attributes.interior);
#line 499 "fft/structural.cpp"
  return v0;
}

void RdftBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema IrdftBackward::schema_v1{
    .name = "_irdft",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = false,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = irdft_rules,
    .results = irdft_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "_irdft(x, /, shape:shape, n:int=None, axis:axis=-1, sign:int=1, power:float=0.0, interior:float=1.0)",
    .record = "- op: _irdft(x, /, shape:shape, n:int=None, axis:axis=-1, sign:int=1, power:float=0.0, interior:float=1.0)\n  summary: The transform of a half spectrum, whose values that stand for two are multiplied by `interior`, real numbers.\n  amp: ForceFP32\n  grad: _rdft(g, axis, -sign, power, 2 * interior)\n  holomorphic: false\n  dtypes: {x: inexact, result: real}\n  shape: data",
    .hash = "ee1ca127796eacb828654bfe550ef16a711c611019c59f16d81e156bd831cbe2",
    .source = "ops.yaml:_irdft",
};

Storage IrdftBackward::dispatch(backend::IBackend& be, const Storage& x, const IrdftAttributes& attributes, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  std::array<Storage, 1> results;
  run_kernel(be, schema_v1, inputs, &attributes, dt, results);
  return std::move(results[0]);
}

// _rdft(g, axis, -sign, power, 2 * interior)
TensorPtr IrdftBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
#line 4 "ops.yaml:_irdft"
  const auto v0 = ops::_rdft(g, attributes.axis, -attributes.sign, attributes.power, 2 * attributes.interior);
#line 536 "fft/structural.cpp"
  return v0;
}

void IrdftBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

const OpSchema ResizeBackward::schema_v1{
    .name = "_resize",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = resize_rules,
    .results = resize_results,
    .accepts = "every dtype",
    .signature = "_resize(x, /, shape:shape)",
    .record = "- op: _resize(x, /, shape:shape)\n  summary: The array cut off, or filled up with zeros, at the end of each axis.\n  amp: KeepInput\n  grad: _resize(g, x.shape)\n  dtypes: {x: any}\n  shape: own",
    .hash = "8bb25984bc945c80f0e10f2bc68bab58944779c8e894a163473cb73eb8cfd5b2",
    .source = "ops.yaml:_resize",
};

Storage ResizeBackward::dispatch(backend::IBackend& be, const Storage& x, const ResizeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

// _resize(g, x.shape)
TensorPtr ResizeBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr&, const TensorPtr&) {
  const Shape& x_shape = input_shape(0);
#line 4 "ops.yaml:_resize"
  const auto v0 = ops::_resize(g, x_shape);
#line 572 "fft/structural.cpp"
  return v0;
}

void ResizeBackward::formulas(std::span<const TensorPtr> g, Wanted, std::span<TensorPtr> grads) {
  grads[0] = grad_formula_impl(g[0], input(0), output(0));
}

namespace ops {

TensorPtr fft(const Operand& x, std::optional<std::int64_t> n, std::int64_t axis, int norm) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(FftBackward::schema_v1, operands);
  const FftAttributes attributes{n, axis, norm};
  const Dtype result_dtype = call.compute();
  Storage out = FftBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<FftBackward>(call, std::move(out), [&](FftBackward& node) { node.attributes = attributes; });
}

TensorPtr ifft(const Operand& x, std::optional<std::int64_t> n, std::int64_t axis, int norm) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(IfftBackward::schema_v1, operands);
  const IfftAttributes attributes{n, axis, norm};
  const Dtype result_dtype = call.compute();
  Storage out = IfftBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<IfftBackward>(call, std::move(out), [&](IfftBackward& node) { node.attributes = attributes; });
}

TensorPtr rfft(const Operand& x, std::optional<std::int64_t> n, std::int64_t axis, int norm) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(RfftBackward::schema_v1, operands);
  const RfftAttributes attributes{n, axis, norm};
  const Dtype result_dtype = call.compute();
  Storage out = RfftBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<RfftBackward>(call, std::move(out), [&](RfftBackward& node) { node.attributes = attributes; });
}

TensorPtr irfft(const Operand& x, std::optional<std::int64_t> n, std::int64_t axis, int norm) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(IrfftBackward::schema_v1, operands);
  const IrfftAttributes attributes{n, axis, norm};
  const Dtype result_dtype = call.compute();
  Storage out = IrfftBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<IrfftBackward>(call, std::move(out), [&](IrfftBackward& node) { node.attributes = attributes; });
}

TensorPtr hfft(const Operand& x, std::optional<std::int64_t> n, std::int64_t axis, int norm) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(HfftBackward::schema_v1, operands);
  const HfftAttributes attributes{n, axis, norm};
  const Dtype result_dtype = call.compute();
  Storage out = HfftBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<HfftBackward>(call, std::move(out), [&](HfftBackward& node) { node.attributes = attributes; });
}

TensorPtr ihfft(const Operand& x, std::optional<std::int64_t> n, std::int64_t axis, int norm) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(IhfftBackward::schema_v1, operands);
  const IhfftAttributes attributes{n, axis, norm};
  const Dtype result_dtype = call.compute();
  Storage out = IhfftBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<IhfftBackward>(call, std::move(out), [&](IhfftBackward& node) { node.attributes = attributes; });
}

TensorPtr _dft(const Operand& x, std::int64_t axis, std::int64_t sign, double power) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(DftBackward::schema_v1, operands);
  const DftAttributes attributes{axis, sign, power};
  const Dtype result_dtype = call.compute();
  Storage out = DftBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<DftBackward>(call, std::move(out), [&](DftBackward& node) { node.attributes = attributes; });
}

TensorPtr _dftn(const Operand& x, const Dims& axes, std::int64_t sign, double power) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(DftnBackward::schema_v1, operands);
  const DftnAttributes attributes{axes, sign, power};
  const Dtype result_dtype = call.compute();
  Storage out = DftnBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<DftnBackward>(call, std::move(out), [&](DftnBackward& node) { node.attributes = attributes; });
}

TensorPtr _rdft(const Operand& x, std::int64_t axis, std::int64_t sign, double power, double interior) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(RdftBackward::schema_v1, operands);
  const RdftAttributes attributes{axis, sign, power, interior};
  const Dtype result_dtype = call.compute();
  Storage out = RdftBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<RdftBackward>(call, std::move(out), [&](RdftBackward& node) { node.attributes = attributes; });
}

TensorPtr _irdft(const Operand& x, const Dims& shape, std::optional<std::int64_t> n, std::int64_t axis, std::int64_t sign, double power, double interior) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(IrdftBackward::schema_v1, operands);
  const IrdftAttributes attributes{shape, n, axis, sign, power, interior};
  const Dtype result_dtype = call.compute();
  Storage out = IrdftBackward::dispatch(call.backend(), *call.values()[0], attributes, result_dtype);
  return recorded<IrdftBackward>(call, std::move(out), [&](IrdftBackward& node) { node.attributes = attributes; });
}

TensorPtr _resize(const Operand& x, const Dims& shape) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ResizeBackward::schema_v1, operands);
  const ResizeAttributes attributes{shape};
  const Shape result_shape = resize_shape("_resize", call.input(0).shape(), attributes.shape);
  const Dtype result_dtype = call.compute();
  Storage out = ResizeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  return recorded<ResizeBackward>(call, std::move(out), [&](ResizeBackward& node) { node.attributes = attributes; });
}

}  // namespace ops

void register_fft_structural() {
  registry::add(FftBackward::schema_v1);
  cpu::add_kernel(FftBackward::schema_v1, fft_cpu);
  registry::add(IfftBackward::schema_v1);
  cpu::add_kernel(IfftBackward::schema_v1, ifft_cpu);
  registry::add(RfftBackward::schema_v1);
  cpu::add_kernel(RfftBackward::schema_v1, rfft_cpu);
  registry::add(IrfftBackward::schema_v1);
  cpu::add_kernel(IrfftBackward::schema_v1, irfft_cpu);
  registry::add(HfftBackward::schema_v1);
  cpu::add_kernel(HfftBackward::schema_v1, hfft_cpu);
  registry::add(IhfftBackward::schema_v1);
  cpu::add_kernel(IhfftBackward::schema_v1, ihfft_cpu);
  registry::add(DftBackward::schema_v1);
  cpu::add_kernel(DftBackward::schema_v1, dft_cpu);
  registry::add(DftnBackward::schema_v1);
  cpu::add_kernel(DftnBackward::schema_v1, dftn_cpu);
  registry::add(RdftBackward::schema_v1);
  cpu::add_kernel(RdftBackward::schema_v1, rdft_cpu);
  registry::add(IrdftBackward::schema_v1);
  cpu::add_kernel(IrdftBackward::schema_v1, irdft_cpu);
  registry::add(ResizeBackward::schema_v1);
  cpu::add_kernel(ResizeBackward::schema_v1, resize_cpu);
}

}  // namespace pylucid
