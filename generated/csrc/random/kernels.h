// Generated from ops.yaml. Do not edit.
// What is written by hand for the random family: shape rules, and the kernels of device cpu. `result` and `dt`
// are the shape and dtype of the result; inputs come in the compute dtype.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/index.h"
#include "core/storage.h"
#include "core/tensor.h"

namespace pylucid {

namespace cpu { Storage random_bits(const Dims& shape, std::int64_t key, std::int64_t counter, std::int64_t stream, Dtype dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage random_uniform(const Dims& shape, double low, double high, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage random_normal(const Dims& shape, double loc, double scale, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage random_integers(const Dims& shape, std::int64_t low, std::int64_t last, std::int64_t key, std::int64_t counter, Dtype dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage random_bernoulli(const Dims& shape, double p, std::int64_t key, std::int64_t counter, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage random_permutation(const Dims& shape, std::int64_t key, std::int64_t counter, std::optional<Device> device, const Shape& result, Dtype dt); }

}  // namespace pylucid
