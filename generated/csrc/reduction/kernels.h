// Generated from ops.yaml. Do not edit.
// What is written by hand for the reduction family: shape rules, and the kernels of device cpu. `result` and `dt`
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

namespace cpu { Storage sum(const Storage& x, const std::optional<Dims>& axis, std::optional<Dtype> dtype, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage mean(const Storage& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage max(const Storage& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage argmax(const Storage& x, std::optional<std::int64_t> axis, bool keepdims, const Shape& result, Dtype dt); }

}  // namespace pylucid
