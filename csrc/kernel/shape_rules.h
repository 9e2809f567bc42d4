// Result shapes of the operators that are not element-wise, and axis normalisation. Errors name the operator, the
// argument, what was given and what is accepted.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/index.h"
#include "core/shape.h"
#include "core/tensor.h"

namespace pylucid {

std::string prefix(const char* op);  // how an operator's errors begin

// Raises ShapeError for arguments of two shapes.
void require_equal(const char* op, const char* first, const Shape& a, const char* second, const Shape& b);

// An axis in [-ndim, ndim) as one in [0, ndim); raises IndexError.
std::int64_t normalize_axis(const char* op, std::int64_t axis, std::size_t ndim);
// Axes in [0, ndim), ascending; all axes without a value. Raises IndexError, and ValueError on a repeated axis.
Dims normalize_axes(const char* op, const std::optional<Dims>& axes, std::size_t ndim, const char* argument = "axis");

Shape reduce_shape(const char* op, const Shape& x, const std::optional<Dims>& axis, bool keepdims);
// The same for one axis. Raises ValueError when there is nothing to choose from.
Shape arg_reduce_shape(const char* op, const Shape& x, const std::optional<std::int64_t>& axis, bool keepdims);
// Raises ValueError when a result element would have no input: reductions without an identity.
void require_elements(const char* op, const Shape& x, const std::optional<Dims>& axis);

Shape reshape_shape(const char* op, const Shape& x, const Dims& target);  // one -1 is inferred
Shape broadcast_to_shape(const char* op, const Shape& x, const Dims& target);
Shape expand_dims_shape(const char* op, const Shape& x, const Dims& axis);
Shape squeeze_shape(const char* op, const Shape& x, const std::optional<Dims>& axis);
// The axes that squeeze leaves out, in ascending order: without `axis` all of length one.
Dims squeezed_axes(const char* op, const Shape& x, const std::optional<Dims>& axis);
Shape permute_dims_shape(const char* op, const Shape& x, const Dims& axes);
Shape matrix_transpose_shape(const char* op, const Shape& x);
Shape concat_shape(const char* op, std::span<const Shape* const> arrays, const std::optional<std::int64_t>& axis);
Shape stack_shape(const char* op, std::span<const Shape* const> arrays, std::int64_t axis);
Shape getitem_shape(const char* op, const Shape& x, const Index& index);
Shape scatter_shape(const char* op, const Shape& x, const Dims& target, const Index& index);
Shape matmul_shape(const char* op, const Shape& x1, const Shape& x2);
Shape sum_to_shape(const char* op, const Shape& x, const Dims& target);
// An extent tuple given by a user: not negative, at most kMaxDims long, its product in range.
Shape checked_shape(const char* op, const Dims& target);
Shape eye_shape(const char* op, std::int64_t n_rows, const std::optional<std::int64_t>& n_cols);

// How many values start, start + step, ... lie before stop: exact for integers, ceil((stop - start) / step) in float64
// otherwise. One argument means arange(0, start).
std::int64_t arange_length(const char* op, const Scalar& start, const std::optional<Scalar>& stop, const Scalar& step);

}  // namespace pylucid
