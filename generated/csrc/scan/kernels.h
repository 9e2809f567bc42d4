// Generated from ops.yaml. Do not edit.
// What is written by hand for the scan family: shape rules, and the kernels of device cpu. `result` and `dt`
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

Shape cumulative_sum_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis, std::optional<Dtype> dtype, bool include_initial);
namespace cpu { Storage cumulative_sum(const Storage& x, std::optional<std::int64_t> axis, std::optional<Dtype> dtype, bool include_initial, const Shape& result, Dtype dt); }
Shape cumulative_sum_adjoint_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis, bool include_initial);
namespace cpu { Storage cumulative_sum_adjoint(const Storage& x, std::optional<std::int64_t> axis, bool include_initial, const Shape& result, Dtype dt); }
Shape cumulative_prod_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis, std::optional<Dtype> dtype, bool include_initial);
namespace cpu { Storage cumulative_prod(const Storage& x, std::optional<std::int64_t> axis, std::optional<Dtype> dtype, bool include_initial, const Shape& result, Dtype dt); }
Shape cumulative_prod_gradient_shape(const char* op, const Shape& cotangent, const Shape& x, std::optional<std::int64_t> axis);
namespace cpu { Storage cumulative_prod_gradient(const Storage& cotangent, const Storage& x, std::optional<std::int64_t> axis, const Shape& result, Dtype dt); }
Shape without_first_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis);
namespace cpu { Storage without_first(const Storage& x, std::optional<std::int64_t> axis, const Shape& result, Dtype dt); }
Shape with_first_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis);
namespace cpu { Storage with_first(const Storage& x, std::optional<std::int64_t> axis, const Shape& result, Dtype dt); }
Shape product_before_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis, std::int64_t step);
namespace cpu { Storage product_before(const Storage& x, std::optional<std::int64_t> axis, std::int64_t step, const Shape& result, Dtype dt); }
Shape recurrence_shape(const char* op, const Shape& a, const Shape& b, std::optional<std::int64_t> axis, std::int64_t step);
namespace cpu { Storage recurrence(const Storage& a, const Storage& b, std::optional<std::int64_t> axis, std::int64_t step, const Shape& result, Dtype dt); }
Shape shift_shape(const char* op, const Shape& x, std::int64_t axis, std::int64_t step, double fill);
namespace cpu { Storage shift(const Storage& x, std::int64_t axis, std::int64_t step, double fill, const Shape& result, Dtype dt); }
namespace cpu { std::array<Storage, 2> cummax(const Storage& x, std::int64_t axis, Dtype dt); }
namespace cpu { std::array<Storage, 2> cummin(const Storage& x, std::int64_t axis, Dtype dt); }
Shape added_at_shape(const char* op, const Shape& x, const Shape& indices, std::int64_t axis);
namespace cpu { Storage added_at(const Storage& x, const Storage& indices, std::int64_t axis, const Shape& result, Dtype dt); }
Shape taken_at_shape(const char* op, const Shape& x, const Shape& indices, std::int64_t axis);
namespace cpu { Storage taken_at(const Storage& x, const Storage& indices, std::int64_t axis, const Shape& result, Dtype dt); }
Shape logcumsumexp_shape(const char* op, const Shape& x, std::int64_t axis);
namespace cpu { Storage logcumsumexp(const Storage& x, std::int64_t axis, const Shape& result, Dtype dt); }

}  // namespace pylucid
