// Generated from ops.yaml. Do not edit.
// What is written by hand for the indexing family: shape rules, and the kernels of device cpu. `result` and `dt`
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

Shape take_shape(const char* op, const Shape& x, const Shape& indices, std::optional<std::int64_t> axis);
namespace cpu { Storage take(const Storage& x, const Storage& indices, std::optional<std::int64_t> axis, const Shape& result, Dtype dt); }
Shape untake_shape(const char* op, const Shape& x, const Shape& indices, const Dims& shape, std::optional<std::int64_t> axis);
namespace cpu { Storage untake(const Storage& x, const Storage& indices, const Dims& shape, std::optional<std::int64_t> axis, const Shape& result, Dtype dt); }
Shape take_along_axis_shape(const char* op, const Shape& x, const Shape& indices, std::int64_t axis);
namespace cpu { Storage take_along_axis(const Storage& x, const Storage& indices, std::int64_t axis, const Shape& result, Dtype dt); }
Shape scatter_add_along_axis_shape(const char* op, const Shape& x, const Shape& indices, const Dims& shape, std::int64_t axis);
namespace cpu { Storage scatter_add_along_axis(const Storage& x, const Storage& indices, const Dims& shape, std::int64_t axis, const Shape& result, Dtype dt); }
Shape gather_shape(const char* op, const Shape& x, const Shape& indices, std::int64_t axis);
namespace cpu { Storage gather(const Storage& x, const Storage& indices, std::int64_t axis, const Shape& result, Dtype dt); }
Shape ungather_shape(const char* op, const Shape& x, const Shape& indices, const Dims& shape, std::int64_t axis);
namespace cpu { Storage ungather(const Storage& x, const Storage& indices, const Dims& shape, std::int64_t axis, const Shape& result, Dtype dt); }
Shape add_elements_shape(const char* op, const Shape& x, const Shape& indices, const Shape& values, std::int64_t axis);
namespace cpu { Storage add_elements(const Storage& x, const Storage& indices, const Storage& values, std::int64_t axis, const Shape& result, Dtype dt); }
Shape index_add_shape(const char* op, const Shape& x, const Shape& indices, const Shape& values, std::int64_t axis);
namespace cpu { Storage index_add(const Storage& x, const Storage& indices, const Storage& values, std::int64_t axis, const Shape& result, Dtype dt); }
Shape take_at_shape(const char* op, const Shape& x, const Shape& indices, const Dims& axes, std::int64_t at);
namespace cpu { Storage take_at(const Storage& x, const Storage& indices, const Dims& axes, std::int64_t at, const Shape& result, Dtype dt); }
Shape add_at_shape(const char* op, const Shape& x, const Shape& indices, const Dims& shape, const Dims& axes, std::int64_t at);
namespace cpu { Storage add_at(const Storage& x, const Storage& indices, const Dims& shape, const Dims& axes, std::int64_t at, const Shape& result, Dtype dt); }
Shape put_at_shape(const char* op, const Shape& x, const Shape& indices, const Shape& values, const Dims& axes, std::int64_t at, bool in_place);
namespace cpu { Storage put_at(const Storage& x, const Storage& indices, const Storage& values, const Dims& axes, std::int64_t at, bool in_place, const Shape& result, Dtype dt); }
Shape take_last_at_shape(const char* op, const Shape& x, const Shape& indices, const Dims& axes, std::int64_t at);
namespace cpu { Storage take_last_at(const Storage& x, const Storage& indices, const Dims& axes, std::int64_t at, const Shape& result, Dtype dt); }
Shape place_at_shape(const char* op, const Shape& x, const Shape& indices, const Dims& shape, const Dims& axes, std::int64_t at);
namespace cpu { Storage place_at(const Storage& x, const Storage& indices, const Dims& shape, const Dims& axes, std::int64_t at, const Shape& result, Dtype dt); }
Shape join_indices_shape(const char* op, const Shape& high, const Shape& low, std::int64_t outer, std::int64_t inner);
namespace cpu { Storage join_indices(const Storage& high, const Storage& low, std::int64_t outer, std::int64_t inner, const Shape& result, Dtype dt); }
namespace cpu { Storage coordinates(const Storage& x, Dtype dt); }
namespace cpu { Storage select(const Storage& x, const Storage& mask, Dtype dt); }
Shape unselect_shape(const char* op, const Shape& x, const Shape& mask);
namespace cpu { Storage unselect(const Storage& x, const Storage& mask, const Shape& result, Dtype dt); }
Shape put_masked_shape(const char* op, const Shape& x, const Shape& mask, const Shape& values, bool in_place);
namespace cpu { Storage put_masked(const Storage& x, const Storage& mask, const Storage& values, bool in_place, const Shape& result, Dtype dt); }
Shape put_slice_shape(const char* op, const Shape& values, const Shape& x, const Index& key, bool in_place);
namespace cpu { Storage put_slice(const Storage& values, const Storage& x, const Index& key, bool in_place, const Shape& result, Dtype dt); }
Shape tril_shape(const char* op, const Shape& x, std::int64_t k);
namespace cpu { Storage tril(const Storage& x, std::int64_t k, const Shape& result, Dtype dt); }
Shape triu_shape(const char* op, const Shape& x, std::int64_t k);
namespace cpu { Storage triu(const Storage& x, std::int64_t k, const Shape& result, Dtype dt); }

}  // namespace pylucid
