// Generated from ops.yaml. Do not edit.
// What is written by hand for the sorting family: shape rules, and the kernels of device cpu. `result` and `dt`
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

namespace cpu { Storage sort_values(const Storage& x, std::int64_t axis, bool descending, Dtype dt); }
namespace cpu { std::array<Storage, 3> sort_indexed(const Storage& x, std::int64_t axis, bool descending, Dtype dt); }
namespace cpu { Storage argsort(const Storage& x, std::int64_t axis, bool descending, bool stable, Dtype dt); }
namespace cpu { std::array<Storage, 2> best(const Storage& x, std::int64_t k, std::int64_t axis, bool largest, bool sorted, Dtype dt); }
namespace cpu { std::array<Storage, 3> best_tied(const Storage& x, std::int64_t k, std::int64_t axis, bool largest, Dtype dt); }
Shape order_scatter_shape(const char* op, const Shape& x, const Shape& values, const Shape& indices, const Shape& source, const Shape& ties, std::int64_t axis);
namespace cpu { Storage order_scatter(const Storage& x, const Storage& values, const Storage& indices, const Storage& source, const Storage& ties, std::int64_t axis, const Shape& result, Dtype dt); }
Shape order_gather_shape(const char* op, const Shape& x, const Shape& values, const Shape& indices, const Shape& source, const Shape& ties, std::int64_t axis);
namespace cpu { Storage order_gather(const Storage& x, const Storage& values, const Storage& indices, const Storage& source, const Storage& ties, std::int64_t axis, const Shape& result, Dtype dt); }
Shape insertion_points_shape(const char* op, const Shape& x1, const Shape& x2, bool right);
namespace cpu { Storage insertion_points(const Storage& x1, const Storage& x2, bool right, const Shape& result, Dtype dt); }
namespace cpu { std::array<Storage, 4> unique(const Storage& x, Dtype dt); }
namespace cpu { Storage distinct(const Storage& x, Dtype dt); }
namespace cpu { Storage count(const Storage& x, std::int64_t minlength, Dtype dt); }
Shape interpolate_shape(const char* op, const Shape& x, const Shape& xp, const Shape& fp, std::optional<double> left, std::optional<double> right);
namespace cpu { Storage interpolate(const Storage& x, const Storage& xp, const Storage& fp, std::optional<double> left, std::optional<double> right, const Shape& result, Dtype dt); }

}  // namespace pylucid
