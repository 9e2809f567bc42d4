// Generated from ops.yaml. Do not edit.
// The random family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "random/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "random/kernels.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"
#include "random/ops.h"

namespace pylucid {

namespace {

constexpr OperandRule random_bits_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void random_bits_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const RandomBitsAttributes*>(raw);
  results[0] = cpu::random_bits(attributes.shape, attributes.key, attributes.counter, attributes.stream, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule random_uniform_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void random_uniform_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const RandomUniformAttributes*>(raw);
  results[0] = cpu::random_uniform(attributes.shape, attributes.low, attributes.high, attributes.key, attributes.counter, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule random_normal_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void random_normal_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const RandomNormalAttributes*>(raw);
  results[0] = cpu::random_normal(attributes.shape, attributes.loc, attributes.scale, attributes.key, attributes.counter, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule random_integers_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void random_integers_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const RandomIntegersAttributes*>(raw);
  results[0] = cpu::random_integers(attributes.shape, attributes.low, attributes.last, attributes.key, attributes.counter, attributes.dtype, attributes.device, shape, dt);
}

constexpr OperandRule random_bernoulli_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};

void random_bernoulli_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const RandomBernoulliAttributes*>(raw);
  results[0] = cpu::random_bernoulli(attributes.shape, attributes.p, attributes.key, attributes.counter, attributes.device, shape, dt);
}

constexpr OperandRule random_permutation_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};

void random_permutation_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const auto& attributes = *static_cast<const RandomPermutationAttributes*>(raw);
  results[0] = cpu::random_permutation(attributes.shape, attributes.key, attributes.counter, attributes.device, shape, dt);
}

}  // namespace

const OpSchema RandomBitsBackward::schema_v1{
    .name = "_random_bits",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = random_bits_results,
    .accepts = "every dtype",
    .signature = "_random_bits(shape:shape, key:int, counter:int, stream:int, dtype:dtype, device:device=None)",
    .record = "- op: _random_bits(shape:shape, key:int, counter:int, stream:int, dtype:dtype, device:device=None)\n  summary: The words of Philox4x32-10 as integers of a dtype; `stream` is the high half of the 128-bit counter.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create",
    .hash = "5f62159769c8517d6bbb0fc47de00b7fee98f567e1862a52deb5d852ed010fab",
    .source = "ops.yaml:_random_bits",
};

Storage RandomBitsBackward::dispatch(backend::IBackend& be, const RandomBitsAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void RandomBitsBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema RandomUniformBackward::schema_v1{
    .name = "_random_uniform",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = random_uniform_results,
    .accepts = "every dtype",
    .signature = "_random_uniform(shape:shape, low:float, high:float, key:int, counter:int, dtype:dtype, device:device=None)",
    .record = "- op: _random_uniform(shape:shape, low:float, high:float, key:int, counter:int, dtype:dtype, device:device=None)\n  summary: Numbers from a uniform distribution over [low, high).\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create",
    .hash = "7ffa3512679081a181bce1e27cf3e392393f35e8fbe86e8cc9a477ae8eaa552b",
    .source = "ops.yaml:_random_uniform",
};

Storage RandomUniformBackward::dispatch(backend::IBackend& be, const RandomUniformAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void RandomUniformBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema RandomNormalBackward::schema_v1{
    .name = "_random_normal",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = random_normal_results,
    .accepts = "every dtype",
    .signature = "_random_normal(shape:shape, loc:float, scale:float, key:int, counter:int, dtype:dtype, device:device=None)",
    .record = "- op: _random_normal(shape:shape, loc:float, scale:float, key:int, counter:int, dtype:dtype, device:device=None)\n  summary: Numbers from a normal distribution.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create",
    .hash = "251f02eeb80437ee4ebcc3d1ad97d7a779c9111d5a8df9e839421f2b82559757",
    .source = "ops.yaml:_random_normal",
};

Storage RandomNormalBackward::dispatch(backend::IBackend& be, const RandomNormalAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void RandomNormalBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema RandomIntegersBackward::schema_v1{
    .name = "_random_integers",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = random_integers_results,
    .accepts = "every dtype",
    .signature = "_random_integers(shape:shape, low:int, last:int, key:int, counter:int, dtype:dtype, device:device=None)",
    .record = "- op: _random_integers(shape:shape, low:int, last:int, key:int, counter:int, dtype:dtype, device:device=None)\n  summary: Integers from low to last, each as likely as any other; of uint64 the same bits as int64.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: create",
    .hash = "f67ac21a0e40b38c31d1dc7f5283acdffdc1816f7123e97d3bc4a68ff9e809fc",
    .source = "ops.yaml:_random_integers",
};

Storage RandomIntegersBackward::dispatch(backend::IBackend& be, const RandomIntegersAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void RandomIntegersBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema RandomBernoulliBackward::schema_v1{
    .name = "_random_bernoulli",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = random_bernoulli_results,
    .accepts = "every dtype",
    .signature = "_random_bernoulli(shape:shape, p:float, key:int, counter:int, device:device=None)",
    .record = "- op: _random_bernoulli(shape:shape, p:float, key:int, counter:int, device:device=None)\n  summary: True with probability p.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: bool}\n  shape: create",
    .hash = "968e5623e51911918291380fe3181e9dc49bb8ff2333bee7645bff1a662ad744",
    .source = "ops.yaml:_random_bernoulli",
};

Storage RandomBernoulliBackward::dispatch(backend::IBackend& be, const RandomBernoulliAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void RandomBernoulliBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

const OpSchema RandomPermutationBackward::schema_v1{
    .name = "_random_permutation",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = random_permutation_results,
    .accepts = "every dtype",
    .signature = "_random_permutation(shape:shape, key:int, counter:int, device:device=None)",
    .record = "- op: _random_permutation(shape:shape, key:int, counter:int, device:device=None)\n  summary: The integers below the one extent of `shape` in random order.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: int64}\n  shape: create",
    .hash = "5bcf0377c5aa7d4812394f7667c34f8201eb692b4a83ea29f291358e973bf25b",
    .source = "ops.yaml:_random_permutation",
};

Storage RandomPermutationBackward::dispatch(backend::IBackend& be, const RandomPermutationAttributes& attributes, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 0> inputs{};
  return run_kernel(be, schema_v1, inputs, &attributes, s, dt);
}

void RandomPermutationBackward::formulas(std::span<const TensorPtr>, Wanted, std::span<TensorPtr>) {}

namespace ops {

TensorPtr _random_bits(const Dims& shape, std::int64_t key, std::int64_t counter, std::int64_t stream, Dtype dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(RandomBitsBackward::schema_v1, operands);
  const RandomBitsAttributes attributes{shape, key, counter, stream, dtype, device};
  const Shape result_shape = checked_shape("_random_bits", attributes.shape);
  const Dtype result_dtype = attributes.dtype;
  Storage out = RandomBitsBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<RandomBitsBackward>(call, std::move(out), [&](RandomBitsBackward& node) { node.attributes = attributes; });
}

TensorPtr _random_uniform(const Dims& shape, double low, double high, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(RandomUniformBackward::schema_v1, operands);
  const RandomUniformAttributes attributes{shape, low, high, key, counter, dtype, device};
  const Shape result_shape = checked_shape("_random_uniform", attributes.shape);
  const Dtype result_dtype = attributes.dtype;
  Storage out = RandomUniformBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<RandomUniformBackward>(call, std::move(out), [&](RandomUniformBackward& node) { node.attributes = attributes; });
}

TensorPtr _random_normal(const Dims& shape, double loc, double scale, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(RandomNormalBackward::schema_v1, operands);
  const RandomNormalAttributes attributes{shape, loc, scale, key, counter, dtype, device};
  const Shape result_shape = checked_shape("_random_normal", attributes.shape);
  const Dtype result_dtype = attributes.dtype;
  Storage out = RandomNormalBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<RandomNormalBackward>(call, std::move(out), [&](RandomNormalBackward& node) { node.attributes = attributes; });
}

TensorPtr _random_integers(const Dims& shape, std::int64_t low, std::int64_t last, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(RandomIntegersBackward::schema_v1, operands);
  const RandomIntegersAttributes attributes{shape, low, last, key, counter, dtype, device};
  const Shape result_shape = checked_shape("_random_integers", attributes.shape);
  const Dtype result_dtype = attributes.dtype;
  Storage out = RandomIntegersBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<RandomIntegersBackward>(call, std::move(out), [&](RandomIntegersBackward& node) { node.attributes = attributes; });
}

TensorPtr _random_bernoulli(const Dims& shape, double p, std::int64_t key, std::int64_t counter, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(RandomBernoulliBackward::schema_v1, operands);
  const RandomBernoulliAttributes attributes{shape, p, key, counter, device};
  const Shape result_shape = checked_shape("_random_bernoulli", attributes.shape);
  const Dtype result_dtype = Dtype::Bool;
  Storage out = RandomBernoulliBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<RandomBernoulliBackward>(call, std::move(out), [&](RandomBernoulliBackward& node) { node.attributes = attributes; });
}

TensorPtr _random_permutation(const Dims& shape, std::int64_t key, std::int64_t counter, std::optional<Device> device) {
  const std::array<const Operand*, 0> operands{};
  StructuralCall call(RandomPermutationBackward::schema_v1, operands);
  const RandomPermutationAttributes attributes{shape, key, counter, device};
  const Shape result_shape = checked_shape("_random_permutation", attributes.shape);
  const Dtype result_dtype = Dtype::Int64;
  Storage out = RandomPermutationBackward::dispatch(backend::get(attributes.device.value_or(Device::Cpu)), attributes, result_shape, result_dtype);
  return recorded<RandomPermutationBackward>(call, std::move(out), [&](RandomPermutationBackward& node) { node.attributes = attributes; });
}

}  // namespace ops

void register_random_structural() {
  registry::add(RandomBitsBackward::schema_v1);
  cpu::add_kernel(RandomBitsBackward::schema_v1, random_bits_cpu);
  registry::add(RandomUniformBackward::schema_v1);
  cpu::add_kernel(RandomUniformBackward::schema_v1, random_uniform_cpu);
  registry::add(RandomNormalBackward::schema_v1);
  cpu::add_kernel(RandomNormalBackward::schema_v1, random_normal_cpu);
  registry::add(RandomIntegersBackward::schema_v1);
  cpu::add_kernel(RandomIntegersBackward::schema_v1, random_integers_cpu);
  registry::add(RandomBernoulliBackward::schema_v1);
  cpu::add_kernel(RandomBernoulliBackward::schema_v1, random_bernoulli_cpu);
  registry::add(RandomPermutationBackward::schema_v1);
  cpu::add_kernel(RandomPermutationBackward::schema_v1, random_permutation_cpu);
}

}  // namespace pylucid
