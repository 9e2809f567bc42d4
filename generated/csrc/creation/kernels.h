// Generated from ops.yaml. Do not edit.
// What is written by hand for the creation family: shape rules, and the kernels of device cpu. `result` and `dt`
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

namespace cpu { Storage zeros(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage ones(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage full(const Dims& shape, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage arange(const Scalar& start, const std::optional<Scalar>& stop, const Scalar& step, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage eye(std::int64_t n_rows, std::optional<std::int64_t> n_cols, std::int64_t k, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage zeros_like(const Storage& x, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage ones_like(const Storage& x, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage full_like(const Storage& x, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage empty(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt); }
namespace cpu { Storage empty_like(const Storage& x, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result, Dtype dt); }

}  // namespace pylucid
