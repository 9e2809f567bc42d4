// Generated from ops.yaml. Do not edit.
// The creation family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "creation/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "creation/kernels.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"
#include "creation/ops.h"

namespace pylucid {

namespace {

constexpr OperandRule zeros_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void zeros_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ZerosAttributes*>(raw);
  results[0] = cpu::zeros(attributes.shape, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule ones_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void ones_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const OnesAttributes*>(raw);
  results[0] = cpu::ones(attributes.shape, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule full_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void full_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const FullAttributes*>(raw);
  results[0] = cpu::full(attributes.shape, attributes.fill_value, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule arange_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void arange_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ArangeAttributes*>(raw);
  results[0] = cpu::arange(attributes.start, attributes.stop, attributes.step, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule eye_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void eye_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const EyeAttributes*>(raw);
  results[0] = cpu::eye(attributes.n_rows, attributes.n_cols, attributes.k, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule zeros_like_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule zeros_like_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void zeros_like_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const ZerosLikeAttributes*>(raw);
  results[0] = cpu::zeros_like(*inputs[0], attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule ones_like_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule ones_like_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void ones_like_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const OnesLikeAttributes*>(raw);
  results[0] = cpu::ones_like(*inputs[0], attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule full_like_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule full_like_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void full_like_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const FullLikeAttributes*>(raw);
  results[0] = cpu::full_like(*inputs[0], attributes.fill_value, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule empty_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void empty_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const EmptyAttributes*>(raw);
  results[0] = cpu::empty(attributes.shape, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule empty_like_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule empty_like_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void empty_like_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const EmptyLikeAttributes*>(raw);
  results[0] = cpu::empty_like(*inputs[0], attributes.dtype, attributes.device, shape, dt);
}

}  // namespace

const OpSchema ZerosBackward::schema_v1{
    .name = "zeros",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = zeros_results,
    .accepts = "every dtype",
    .signature = "zeros(shape:shape, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)",
    .record = "- op: zeros(shape:shape, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)\n  summary: An array of zeros.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.zeros(2).tolist()\n    [0.0, 0.0]",
    .hash = "f679901d520101aa1183021b3eeeb3bf32379c120e9e44c64483ae14ec5d11f2",
    .source = "ops.yaml:zeros",
};

Storage ZerosBackward::dispatch(backend::IBackend& be, const ZerosAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void ZerosBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema OnesBackward::schema_v1{
    .name = "ones",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = ones_results,
    .accepts = "every dtype",
    .signature = "ones(shape:shape, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)",
    .record = "- op: ones(shape:shape, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)\n  summary: An array of ones.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.ones(2).tolist()\n    [1.0, 1.0]",
    .hash = "a028610ffea439fa621e33bc5145c73e8a5ca7a3a263a2aa2d6acc63a6affb6b",
    .source = "ops.yaml:ones",
};

Storage OnesBackward::dispatch(backend::IBackend& be, const OnesAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void OnesBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema FullBackward::schema_v1{
    .name = "full",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = full_results,
    .accepts = "every dtype",
    .signature = "full(shape:shape, fill_value:scalar, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)",
    .record = "- op: full(shape:shape, fill_value:scalar, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)\n  summary: An array of one value.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.full((2,), 7).tolist()\n    [7, 7]",
    .hash = "4d5859a0cd8ea4c9a8270f23561907c5fc670032c8e75f06127c7133ff074e95",
    .source = "ops.yaml:full",
};

Storage FullBackward::dispatch(backend::IBackend& be, const FullAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void FullBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema ArangeBackward::schema_v1{
    .name = "arange",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = arange_results,
    .accepts = "every dtype",
    .signature = "arange(start:scalar, /, stop:scalar=None, step:scalar=1, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)",
    .record = "- op: arange(start:scalar, /, stop:scalar=None, step:scalar=1, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)\n  summary: Evenly spaced values from start (0 when only one number is given) up to, not including, stop.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.arange(3).tolist()\n    [0, 1, 2]",
    .hash = "5a12ecd5df0131c5d735eca9dcd5be30182eef201b62a7eb6f6cc3ef18dcb136",
    .source = "ops.yaml:arange",
};

Storage ArangeBackward::dispatch(backend::IBackend& be, const ArangeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void ArangeBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema EyeBackward::schema_v1{
    .name = "eye",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = eye_results,
    .accepts = "every dtype",
    .signature = "eye(n_rows:int, n_cols:int=None, /, *, k:int=0, dtype:dtype=None, device:device=None, requires_grad:bool=False)",
    .record = "- op: eye(n_rows:int, n_cols:int=None, /, *, k:int=0, dtype:dtype=None, device:device=None, requires_grad:bool=False)\n  summary: A matrix with ones on its k-th diagonal.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.eye(2).tolist()\n    [[1.0, 0.0], [0.0, 1.0]]",
    .hash = "fc94b1045bb52f5dcaa6fd9b838db5a027c2254e922fb55ff4b503b68141a4df",
    .source = "ops.yaml:eye",
};

Storage EyeBackward::dispatch(backend::IBackend& be, const EyeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void EyeBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema ZerosLikeBackward::schema_v1{
    .name = "zeros_like",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = zeros_like_rules,
    .results = zeros_like_results,
    .accepts = "every dtype",
    .signature = "zeros_like(x, /, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)",
    .record = "- op: zeros_like(x, /, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)\n  summary: Zeros of the shape of x.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: dtype}\n  shape: like\n  example: |\n    >>> import pylucid as pl\n    >>> pl.zeros_like(pl.asarray([1., 2.])).tolist()\n    [0.0, 0.0]",
    .hash = "1da59f7fee695b56448dbe620eab53d6c276ee73c259b049ab2fa7e273a902a4",
    .source = "ops.yaml:zeros_like",
};

Storage ZerosLikeBackward::dispatch(backend::IBackend& be, const Storage& x, const ZerosLikeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void ZerosLikeBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema OnesLikeBackward::schema_v1{
    .name = "ones_like",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = ones_like_rules,
    .results = ones_like_results,
    .accepts = "every dtype",
    .signature = "ones_like(x, /, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)",
    .record = "- op: ones_like(x, /, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)\n  summary: Ones of the shape of x.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: dtype}\n  shape: like\n  example: |\n    >>> import pylucid as pl\n    >>> pl.ones_like(pl.asarray([1., 2.])).tolist()\n    [1.0, 1.0]",
    .hash = "6969970c16810c8eb6a609fb042c1448b6b689b25a4472b66f8ea65f34df23d0",
    .source = "ops.yaml:ones_like",
};

Storage OnesLikeBackward::dispatch(backend::IBackend& be, const Storage& x, const OnesLikeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void OnesLikeBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema FullLikeBackward::schema_v1{
    .name = "full_like",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = full_like_rules,
    .results = full_like_results,
    .accepts = "every dtype",
    .signature = "full_like(x, /, fill_value:scalar, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)",
    .record = "- op: full_like(x, /, fill_value:scalar, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)\n  summary: One value in the shape of x.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: dtype}\n  shape: like\n  example: |\n    >>> import pylucid as pl\n    >>> pl.full_like(pl.asarray([1., 2.]), 3).tolist()\n    [3.0, 3.0]",
    .hash = "af7f55e0ba897c980403296abd84a20d52a100772c339c47e52997d614be6fe3",
    .source = "ops.yaml:full_like",
};

Storage FullLikeBackward::dispatch(backend::IBackend& be, const Storage& x, const FullLikeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void FullLikeBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema EmptyBackward::schema_v1{
    .name = "empty",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = empty_results,
    .accepts = "every dtype",
    .signature = "empty(shape:shape, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)",
    .record = "- op: empty(shape:shape, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)\n  summary: An array whose values are not set to anything.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.empty((2, 3)).shape\n    (2, 3)\n  see: [zeros, empty_like]",
    .hash = "723fbae2ca3899eae892876b66acbe777bed9f1bd90168e3ee6ca6818eec9627",
    .source = "ops.yaml:empty",
};

Storage EmptyBackward::dispatch(backend::IBackend& be, const EmptyAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void EmptyBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema EmptyLikeBackward::schema_v1{
    .name = "empty_like",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = empty_like_rules,
    .results = empty_like_results,
    .accepts = "every dtype",
    .signature = "empty_like(x, /, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)",
    .record = "- op: empty_like(x, /, *, dtype:dtype=None, device:device=None, requires_grad:bool=False)\n  summary: An array of the shape of x whose values are not set to anything.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: dtype}\n  shape: like\n  example: |\n    >>> import pylucid as pl\n    >>> pl.empty_like(pl.asarray([1., 2.])).shape\n    (2,)\n  see: [empty, zeros_like]",
    .hash = "179794006f4c97c9be53baa678db43397cc28837f9794c654388395335473562",
    .source = "ops.yaml:empty_like",
};

Storage EmptyLikeBackward::dispatch(backend::IBackend& be, const Storage& x, const EmptyLikeAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 1> inputs{&x};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void EmptyLikeBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

namespace ops {

TensorPtr zeros(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(ZerosBackward::schema_v1, operands);
  const ZerosAttributes attributes{shape, dtype, device};
  const Shape result_shape = checked_shape("zeros", attributes.shape);
  const Dtype result_dtype = attributes.dtype.value_or(kDefaultFloat);
  Storage out = ZerosBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<ZerosBackward>(call, std::move(out), [&](ZerosBackward& node) { node.attributes = attributes; });
}

TensorPtr ones(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(OnesBackward::schema_v1, operands);
  const OnesAttributes attributes{shape, dtype, device};
  const Shape result_shape = checked_shape("ones", attributes.shape);
  const Dtype result_dtype = attributes.dtype.value_or(kDefaultFloat);
  Storage out = OnesBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<OnesBackward>(call, std::move(out), [&](OnesBackward& node) { node.attributes = attributes; });
}

TensorPtr full(const Dims& shape, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(FullBackward::schema_v1, operands);
  const FullAttributes attributes{shape, fill_value, dtype, device};
  const Shape result_shape = checked_shape("full", attributes.shape);
  const Dtype result_dtype = attributes.dtype.value_or(number_dtype({attributes.fill_value}));
  Storage out = FullBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<FullBackward>(call, std::move(out), [&](FullBackward& node) { node.attributes = attributes; });
}

TensorPtr arange(const Scalar& start, const std::optional<Scalar>& stop, const Scalar& step, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(ArangeBackward::schema_v1, operands);
  const ArangeAttributes attributes{start, stop, step, dtype, device};
  const Shape result_shape = arange_shape("arange", attributes.start, attributes.stop, attributes.step);
  const Dtype result_dtype = attributes.dtype.value_or(number_dtype({attributes.start, attributes.stop, attributes.step}));
  Storage out = ArangeBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<ArangeBackward>(call, std::move(out), [&](ArangeBackward& node) { node.attributes = attributes; });
}

TensorPtr eye(std::int64_t n_rows, std::optional<std::int64_t> n_cols, std::int64_t k, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(EyeBackward::schema_v1, operands);
  const EyeAttributes attributes{n_rows, n_cols, k, dtype, device};
  const Shape result_shape = eye_shape("eye", attributes.n_rows, attributes.n_cols);
  const Dtype result_dtype = attributes.dtype.value_or(kDefaultFloat);
  Storage out = EyeBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<EyeBackward>(call, std::move(out), [&](EyeBackward& node) { node.attributes = attributes; });
}

TensorPtr zeros_like(const Operand& x, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(ZerosLikeBackward::schema_v1, operands);
  const ZerosLikeAttributes attributes{dtype, device};
  const Shape result_shape = call.input(0).shape();
  const Dtype result_dtype = attributes.dtype.value_or(call.compute());
  Storage out = ZerosLikeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  out = on_device(std::move(out), attributes.device.value_or(call.device()));
  return recorded<ZerosLikeBackward>(call, std::move(out), [&](ZerosLikeBackward& node) { node.attributes = attributes; });
}

TensorPtr ones_like(const Operand& x, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(OnesLikeBackward::schema_v1, operands);
  const OnesLikeAttributes attributes{dtype, device};
  const Shape result_shape = call.input(0).shape();
  const Dtype result_dtype = attributes.dtype.value_or(call.compute());
  Storage out = OnesLikeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  out = on_device(std::move(out), attributes.device.value_or(call.device()));
  return recorded<OnesLikeBackward>(call, std::move(out), [&](OnesLikeBackward& node) { node.attributes = attributes; });
}

TensorPtr full_like(const Operand& x, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(FullLikeBackward::schema_v1, operands);
  const FullLikeAttributes attributes{fill_value, dtype, device};
  const Shape result_shape = call.input(0).shape();
  const Dtype result_dtype = attributes.dtype.value_or(call.compute());
  Storage out = FullLikeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  out = on_device(std::move(out), attributes.device.value_or(call.device()));
  return recorded<FullLikeBackward>(call, std::move(out), [&](FullLikeBackward& node) { node.attributes = attributes; });
}

TensorPtr empty(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(EmptyBackward::schema_v1, operands);
  const EmptyAttributes attributes{shape, dtype, device};
  const Shape result_shape = checked_shape("empty", attributes.shape);
  const Dtype result_dtype = attributes.dtype.value_or(kDefaultFloat);
  Storage out = EmptyBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<EmptyBackward>(call, std::move(out), [&](EmptyBackward& node) { node.attributes = attributes; });
}

TensorPtr empty_like(const Operand& x, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 1> operands{&x};
  StructuralCall call(EmptyLikeBackward::schema_v1, operands);
  const EmptyLikeAttributes attributes{dtype, device};
  const Shape result_shape = call.input(0).shape();
  const Dtype result_dtype = attributes.dtype.value_or(call.compute());
  Storage out = EmptyLikeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  out = on_device(std::move(out), attributes.device.value_or(call.device()));
  return recorded<EmptyLikeBackward>(call, std::move(out), [&](EmptyLikeBackward& node) { node.attributes = attributes; });
}

}  // namespace ops

void register_creation_structural() {
  registry::add(ZerosBackward::schema_v1);
  cpu::add_kernel(ZerosBackward::schema_v1, zeros_cpu);
  registry::add(OnesBackward::schema_v1);
  cpu::add_kernel(OnesBackward::schema_v1, ones_cpu);
  registry::add(FullBackward::schema_v1);
  cpu::add_kernel(FullBackward::schema_v1, full_cpu);
  registry::add(ArangeBackward::schema_v1);
  cpu::add_kernel(ArangeBackward::schema_v1, arange_cpu);
  registry::add(EyeBackward::schema_v1);
  cpu::add_kernel(EyeBackward::schema_v1, eye_cpu);
  registry::add(ZerosLikeBackward::schema_v1);
  cpu::add_kernel(ZerosLikeBackward::schema_v1, zeros_like_cpu);
  registry::add(OnesLikeBackward::schema_v1);
  cpu::add_kernel(OnesLikeBackward::schema_v1, ones_like_cpu);
  registry::add(FullLikeBackward::schema_v1);
  cpu::add_kernel(FullLikeBackward::schema_v1, full_like_cpu);
  registry::add(EmptyBackward::schema_v1);
  cpu::add_kernel(EmptyBackward::schema_v1, empty_cpu);
  registry::add(EmptyLikeBackward::schema_v1);
  cpu::add_kernel(EmptyLikeBackward::schema_v1, empty_like_cpu);
}

}  // namespace pylucid
