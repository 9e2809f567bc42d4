// Generated from ops.yaml. Do not edit.
// What is written by hand for the array family: shape rules, and the kernels of device cpu. `result` and `dt`
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

namespace cpu { Storage astype(const Storage& x, Dtype dtype, bool copy, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage to_device(const Storage& x, Device device, std::optional<std::int64_t> stream, const Shape& result, Dtype dt); }
namespace cpu { Storage reshape(const Storage& x, const Dims& shape, std::optional<bool> copy, const Shape& result, Dtype dt); }
namespace cpu { Storage broadcast_to(const Storage& x, const Dims& shape, const Shape& result, Dtype dt); }
namespace cpu { Storage sum_to(const Storage& x, const Dims& shape, const Shape& result, Dtype dt); }
namespace cpu { Storage expand_dims(const Storage& x, const Dims& axis, const Shape& result, Dtype dt); }
namespace cpu { Storage squeeze(const Storage& x, const std::optional<Dims>& axis, const Shape& result, Dtype dt); }
namespace cpu { Storage permute_dims(const Storage& x, const Dims& axes, const Shape& result, Dtype dt); }
namespace cpu { Storage unpermute_dims(const Storage& x, const Dims& axes, const Shape& result, Dtype dt); }
namespace cpu { Storage matrix_transpose(const Storage& x, const Shape& result, Dtype dt); }
namespace cpu { Storage concat(std::span<const Storage* const> arrays, std::optional<std::int64_t> axis, const Shape& result, Dtype dt); }
namespace cpu { Storage stack(std::span<const Storage* const> arrays, std::int64_t axis, const Shape& result, Dtype dt); }
namespace cpu { Storage getitem(const Storage& x, const Index& key, const Shape& result, Dtype dt); }
namespace cpu { Storage scatter(const Storage& x, const Dims& shape, const Index& key, const Shape& result, Dtype dt); }
Shape rotate_shape(const char* op, const Shape& x, std::int64_t axis, std::int64_t shift);
namespace cpu { Storage rotate(const Storage& x, std::int64_t axis, std::int64_t shift, const Shape& result, Dtype dt); }
namespace cpu { Storage alias(const Storage& x, const Shape& result, Dtype dt); }

}  // namespace pylucid
