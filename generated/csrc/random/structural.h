// Generated from ops.yaml. Do not edit.
// The Backward classes of the random family's operators that are not element-wise.
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "kernel/elementwise.h"
#include "kernel/structural.h"

namespace pylucid {

// _random_bits(shape:shape, key:int, counter:int, stream:int, dtype:dtype, device:device=None)
struct RandomBitsAttributes {
  Dims shape{};
  std::int64_t key{};
  std::int64_t counter{};
  std::int64_t stream{};
  Dtype dtype{};
  std::optional<Device> device{};
};

// The words of Philox4x32-10 as integers of a dtype; `stream` is the high half of the 128-bit counter.
class RandomBitsBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  RandomBitsBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const RandomBitsAttributes& attributes, const Shape& s, Dtype dt);

  RandomBitsAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _random_uniform(shape:shape, low:float, high:float, key:int, counter:int, dtype:dtype, device:device=None)
struct RandomUniformAttributes {
  Dims shape{};
  double low{};
  double high{};
  std::int64_t key{};
  std::int64_t counter{};
  Dtype dtype{};
  std::optional<Device> device{};
};

// Numbers from a uniform distribution over [low, high).
class RandomUniformBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  RandomUniformBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const RandomUniformAttributes& attributes, const Shape& s, Dtype dt);

  RandomUniformAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _random_normal(shape:shape, loc:float, scale:float, key:int, counter:int, dtype:dtype, device:device=None)
struct RandomNormalAttributes {
  Dims shape{};
  double loc{};
  double scale{};
  std::int64_t key{};
  std::int64_t counter{};
  Dtype dtype{};
  std::optional<Device> device{};
};

// Numbers from a normal distribution.
class RandomNormalBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  RandomNormalBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const RandomNormalAttributes& attributes, const Shape& s, Dtype dt);

  RandomNormalAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _random_integers(shape:shape, low:int, last:int, key:int, counter:int, dtype:dtype, device:device=None)
struct RandomIntegersAttributes {
  Dims shape{};
  std::int64_t low{};
  std::int64_t last{};
  std::int64_t key{};
  std::int64_t counter{};
  Dtype dtype{};
  std::optional<Device> device{};
};

// Integers from low to last, each as likely as any other; of uint64 the same bits as int64.
class RandomIntegersBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  RandomIntegersBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const RandomIntegersAttributes& attributes, const Shape& s, Dtype dt);

  RandomIntegersAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _random_bernoulli(shape:shape, p:float, key:int, counter:int, device:device=None)
struct RandomBernoulliAttributes {
  Dims shape{};
  double p{};
  std::int64_t key{};
  std::int64_t counter{};
  std::optional<Device> device{};
};

// True with probability p.
class RandomBernoulliBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  RandomBernoulliBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const RandomBernoulliAttributes& attributes, const Shape& s, Dtype dt);

  RandomBernoulliAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

// _random_permutation(shape:shape, key:int, counter:int, device:device=None)
struct RandomPermutationAttributes {
  Dims shape{};
  std::int64_t key{};
  std::int64_t counter{};
  std::optional<Device> device{};
};

// The integers below the one extent of `shape` in random order.
class RandomPermutationBackward final : public StructuralOp {
 public:
  static const OpSchema schema_v1;
  static constexpr std::uint64_t kSavedInputs = 0U;
  static constexpr std::uint64_t kSavedOutputs = 0U;
  RandomPermutationBackward() : StructuralOp(schema_v1) {}

  static Storage dispatch(backend::IBackend& be, const RandomPermutationAttributes& attributes, const Shape& s, Dtype dt);

  RandomPermutationAttributes attributes;

 private:
  void formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) override;
};

}  // namespace pylucid
