// Generated from ops.yaml. Do not edit.
// The creation family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "creation/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "creation/kernels.h"
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
    .deterministic = true,
    .inputs = {},
    .results = zeros_results,
    .accepts = "every dtype",
    .signature = "zeros(shape:shape, *, dtype:dtype=None, device:device=None)",
    .record = "- op: zeros(shape:shape, *, dtype:dtype=None, device:device=None)\n  summary: An array of zeros.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.zeros(2).tolist()\n    [0.0, 0.0]",
    .hash = "a0f9fba58038a5a603af1aeeb47f29e04c9727a1963c0e7d3c3b0fad939c5f3d",
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
    .deterministic = true,
    .inputs = {},
    .results = ones_results,
    .accepts = "every dtype",
    .signature = "ones(shape:shape, *, dtype:dtype=None, device:device=None)",
    .record = "- op: ones(shape:shape, *, dtype:dtype=None, device:device=None)\n  summary: An array of ones.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.ones(2).tolist()\n    [1.0, 1.0]",
    .hash = "d1fa0ce1e59ce965c0b4a79180ce1316fde77db4c20fbf16857fed6e52bbfd00",
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
    .deterministic = true,
    .inputs = {},
    .results = full_results,
    .accepts = "every dtype",
    .signature = "full(shape:shape, fill_value:scalar, *, dtype:dtype=None, device:device=None)",
    .record = "- op: full(shape:shape, fill_value:scalar, *, dtype:dtype=None, device:device=None)\n  summary: An array of one value.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.full((2,), 7).tolist()\n    [7, 7]",
    .hash = "24574fca5f413fe12cb1459a9cbb13d44a46f0dcacacb94ddabef852b3624322",
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
    .deterministic = true,
    .inputs = {},
    .results = arange_results,
    .accepts = "every dtype",
    .signature = "arange(start:scalar, /, stop:scalar=None, step:scalar=1, *, dtype:dtype=None, device:device=None)",
    .record = "- op: arange(start:scalar, /, stop:scalar=None, step:scalar=1, *, dtype:dtype=None, device:device=None)\n  summary: Evenly spaced values from start (0 when only one number is given) up to, not including, stop.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.arange(3).tolist()\n    [0, 1, 2]",
    .hash = "06374b28b936c3479f5e47154a88450e9f519122c2581ff513282df33e974a71",
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
    .deterministic = true,
    .inputs = {},
    .results = eye_results,
    .accepts = "every dtype",
    .signature = "eye(n_rows:int, n_cols:int=None, /, *, k:int=0, dtype:dtype=None, device:device=None)",
    .record = "- op: eye(n_rows:int, n_cols:int=None, /, *, k:int=0, dtype:dtype=None, device:device=None)\n  summary: A matrix with ones on its k-th diagonal.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.eye(2).tolist()\n    [[1.0, 0.0], [0.0, 1.0]]",
    .hash = "d46904c8f4f5001b66e62000fe7b5ffaab9b72490051964b4b4d5818422b3124",
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
    .deterministic = true,
    .inputs = zeros_like_rules,
    .results = zeros_like_results,
    .accepts = "every dtype",
    .signature = "zeros_like(x, /, *, dtype:dtype=None, device:device=None)",
    .record = "- op: zeros_like(x, /, *, dtype:dtype=None, device:device=None)\n  summary: Zeros of the shape of x.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: dtype}\n  shape: like\n  example: |\n    >>> import pylucid as pl\n    >>> pl.zeros_like(pl.asarray([1., 2.])).tolist()\n    [0.0, 0.0]",
    .hash = "9ccbf382608bffa24fa9dc12c2f159de184065861f15811a11f92186c2402278",
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
    .deterministic = true,
    .inputs = ones_like_rules,
    .results = ones_like_results,
    .accepts = "every dtype",
    .signature = "ones_like(x, /, *, dtype:dtype=None, device:device=None)",
    .record = "- op: ones_like(x, /, *, dtype:dtype=None, device:device=None)\n  summary: Ones of the shape of x.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: dtype}\n  shape: like\n  example: |\n    >>> import pylucid as pl\n    >>> pl.ones_like(pl.asarray([1., 2.])).tolist()\n    [1.0, 1.0]",
    .hash = "3c8060c7c4e5391de73cea544695e0865e7ae5b07784766a5ff51830eb9d6383",
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
    .deterministic = true,
    .inputs = full_like_rules,
    .results = full_like_results,
    .accepts = "every dtype",
    .signature = "full_like(x, /, fill_value:scalar, *, dtype:dtype=None, device:device=None)",
    .record = "- op: full_like(x, /, fill_value:scalar, *, dtype:dtype=None, device:device=None)\n  summary: One value in the shape of x.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: dtype}\n  shape: like\n  example: |\n    >>> import pylucid as pl\n    >>> pl.full_like(pl.asarray([1., 2.]), 3).tolist()\n    [3.0, 3.0]",
    .hash = "b9f1559f90bb4386a1f53b61f775cc8b220da87830a9202338552036e03a74b1",
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
    .deterministic = true,
    .inputs = {},
    .results = empty_results,
    .accepts = "every dtype",
    .signature = "empty(shape:shape, *, dtype:dtype=None, device:device=None)",
    .record = "- op: empty(shape:shape, *, dtype:dtype=None, device:device=None)\n  summary: An array whose values are not set to anything.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create\n  example: |\n    >>> import pylucid as pl\n    >>> pl.empty((2, 3)).shape\n    (2, 3)\n  see: [zeros, empty_like]",
    .hash = "3058d3a60ba2ca312a0ef4f155995559a664e627c03e16492c2b61e627eb451e",
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
    .deterministic = true,
    .inputs = empty_like_rules,
    .results = empty_like_results,
    .accepts = "every dtype",
    .signature = "empty_like(x, /, *, dtype:dtype=None, device:device=None)",
    .record = "- op: empty_like(x, /, *, dtype:dtype=None, device:device=None)\n  summary: An array of the shape of x whose values are not set to anything.\n  amp: KeepInput\n  grad: none\n  dtypes: {x: any, result: dtype}\n  shape: like\n  example: |\n    >>> import pylucid as pl\n    >>> pl.empty_like(pl.asarray([1., 2.])).shape\n    (2,)\n  see: [empty, zeros_like]",
    .hash = "b797a311d82bc180f6008db487f0d98b1d5dcfca56be73b57577b1b02e7c6194",
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
  const StructuralCall call(ZerosBackward::schema_v1, operands);
  const ZerosAttributes attributes{shape, dtype, device};
  const Shape result_shape = checked_shape("zeros", attributes.shape);
  const Dtype result_dtype = attributes.dtype.value_or(kDefaultFloat);
  Storage out = ZerosBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<ZerosBackward>(call, std::move(out), [&](ZerosBackward& node) { node.attributes = attributes; });
}

TensorPtr ones(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  const StructuralCall call(OnesBackward::schema_v1, operands);
  const OnesAttributes attributes{shape, dtype, device};
  const Shape result_shape = checked_shape("ones", attributes.shape);
  const Dtype result_dtype = attributes.dtype.value_or(kDefaultFloat);
  Storage out = OnesBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<OnesBackward>(call, std::move(out), [&](OnesBackward& node) { node.attributes = attributes; });
}

TensorPtr full(const Dims& shape, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  const StructuralCall call(FullBackward::schema_v1, operands);
  const FullAttributes attributes{shape, fill_value, dtype, device};
  const Shape result_shape = checked_shape("full", attributes.shape);
  const Dtype result_dtype = attributes.dtype.value_or(number_dtype({attributes.fill_value}));
  Storage out = FullBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<FullBackward>(call, std::move(out), [&](FullBackward& node) { node.attributes = attributes; });
}

TensorPtr arange(const Scalar& start, const std::optional<Scalar>& stop, const Scalar& step, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  const StructuralCall call(ArangeBackward::schema_v1, operands);
  const ArangeAttributes attributes{start, stop, step, dtype, device};
  const Shape result_shape = arange_shape("arange", attributes.start, attributes.stop, attributes.step);
  const Dtype result_dtype = attributes.dtype.value_or(number_dtype({attributes.start, attributes.stop, attributes.step}));
  Storage out = ArangeBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<ArangeBackward>(call, std::move(out), [&](ArangeBackward& node) { node.attributes = attributes; });
}

TensorPtr eye(std::int64_t n_rows, std::optional<std::int64_t> n_cols, std::int64_t k, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  const StructuralCall call(EyeBackward::schema_v1, operands);
  const EyeAttributes attributes{n_rows, n_cols, k, dtype, device};
  const Shape result_shape = eye_shape("eye", attributes.n_rows, attributes.n_cols);
  const Dtype result_dtype = attributes.dtype.value_or(kDefaultFloat);
  Storage out = EyeBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<EyeBackward>(call, std::move(out), [&](EyeBackward& node) { node.attributes = attributes; });
}

TensorPtr zeros_like(const Operand& x, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 1> operands{&x};
  const StructuralCall call(ZerosLikeBackward::schema_v1, operands);
  const ZerosLikeAttributes attributes{dtype, device};
  const Shape result_shape = call.input(0).shape();
  const Dtype result_dtype = attributes.dtype.value_or(call.compute());
  Storage out = ZerosLikeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  out = on_device(std::move(out), attributes.device.value_or(call.device()));
  return recorded<ZerosLikeBackward>(call, std::move(out), [&](ZerosLikeBackward& node) { node.attributes = attributes; });
}

TensorPtr ones_like(const Operand& x, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 1> operands{&x};
  const StructuralCall call(OnesLikeBackward::schema_v1, operands);
  const OnesLikeAttributes attributes{dtype, device};
  const Shape result_shape = call.input(0).shape();
  const Dtype result_dtype = attributes.dtype.value_or(call.compute());
  Storage out = OnesLikeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  out = on_device(std::move(out), attributes.device.value_or(call.device()));
  return recorded<OnesLikeBackward>(call, std::move(out), [&](OnesLikeBackward& node) { node.attributes = attributes; });
}

TensorPtr full_like(const Operand& x, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 1> operands{&x};
  const StructuralCall call(FullLikeBackward::schema_v1, operands);
  const FullLikeAttributes attributes{fill_value, dtype, device};
  const Shape result_shape = call.input(0).shape();
  const Dtype result_dtype = attributes.dtype.value_or(call.compute());
  Storage out = FullLikeBackward::dispatch(call.backend(), *call.values()[0], attributes, result_shape, result_dtype);
  out = on_device(std::move(out), attributes.device.value_or(call.device()));
  return recorded<FullLikeBackward>(call, std::move(out), [&](FullLikeBackward& node) { node.attributes = attributes; });
}

TensorPtr empty(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  const StructuralCall call(EmptyBackward::schema_v1, operands);
  const EmptyAttributes attributes{shape, dtype, device};
  const Shape result_shape = checked_shape("empty", attributes.shape);
  const Dtype result_dtype = attributes.dtype.value_or(kDefaultFloat);
  Storage out = EmptyBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<EmptyBackward>(call, std::move(out), [&](EmptyBackward& node) { node.attributes = attributes; });
}

TensorPtr empty_like(const Operand& x, std::optional<Dtype> dtype, std::optional<Device> device) {
  const std::array<const Operand*, 1> operands{&x};
  const StructuralCall call(EmptyLikeBackward::schema_v1, operands);
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
