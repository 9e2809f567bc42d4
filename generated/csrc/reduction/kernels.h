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
namespace cpu { Storage min(const Storage& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage argmax(const Storage& x, std::optional<std::int64_t> axis, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage argmin(const Storage& x, std::optional<std::int64_t> axis, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage prod(const Storage& x, const std::optional<Dims>& axis, std::optional<Dtype> dtype, bool keepdims, const Shape& result, Dtype dt); }
Shape prod_gradient_shape(const char* op, const Shape& cotangent, const Shape& x, const std::optional<Dims>& axis);
namespace cpu { Storage prod_gradient(const Storage& cotangent, const Storage& x, const std::optional<Dims>& axis, const Shape& result, Dtype dt); }
Shape flatten_axes_shape(const char* op, const Shape& x, const std::optional<Dims>& axis);
namespace cpu { Storage flatten_axes(const Storage& x, const std::optional<Dims>& axis, const Shape& result, Dtype dt); }
Shape unflatten_axes_shape(const char* op, const Shape& x, const Dims& shape, const std::optional<Dims>& axis);
namespace cpu { Storage unflatten_axes(const Storage& x, const Dims& shape, const std::optional<Dims>& axis, const Shape& result, Dtype dt); }
namespace cpu { Storage var(const Storage& x, const std::optional<Dims>& axis, double correction, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage std(const Storage& x, const std::optional<Dims>& axis, double correction, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage all(const Storage& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage any(const Storage& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage count_nonzero(const Storage& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt); }
namespace cpu { Storage logsumexp(const Storage& x, const std::optional<Dims>& axis, bool keepdims, const Shape& result, Dtype dt); }
Shape softmax_shape(const char* op, const Shape& x, std::int64_t axis);
namespace cpu { Storage softmax(const Storage& x, std::int64_t axis, const Shape& result, Dtype dt); }
Shape softmax_gradient_shape(const char* op, const Shape& cotangent, const Shape& y, std::int64_t axis);
namespace cpu { Storage softmax_gradient(const Storage& cotangent, const Storage& y, std::int64_t axis, const Shape& result, Dtype dt); }
Shape log_softmax_shape(const char* op, const Shape& x, std::int64_t axis);
namespace cpu { Storage log_softmax(const Storage& x, std::int64_t axis, const Shape& result, Dtype dt); }
Shape log_softmax_gradient_shape(const char* op, const Shape& cotangent, const Shape& y, std::int64_t axis);
namespace cpu { Storage log_softmax_gradient(const Storage& cotangent, const Storage& y, std::int64_t axis, const Shape& result, Dtype dt); }

}  // namespace pylucid
