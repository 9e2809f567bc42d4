// Result shapes of operators along axes that a reduction's rule does not give.
#include "core/error.h"
#include "kernel/shape_rules.h"
#include "reduction/kernels.h"

namespace pylucid {

Shape softmax_shape(const char* op, const Shape& x, std::int64_t axis) {
  normalize_axis(op, axis, x.size());
  return x;
}

Shape log_softmax_shape(const char* op, const Shape& x, std::int64_t axis) { return softmax_shape(op, x, axis); }

Shape softmax_gradient_shape(const char* op, const Shape& cotangent, const Shape& y, std::int64_t axis) {
  require_equal(op, "cotangent", cotangent, "y", y);
  return softmax_shape(op, y, axis);
}

Shape log_softmax_gradient_shape(const char* op, const Shape& cotangent, const Shape& y, std::int64_t axis) {
  return softmax_gradient_shape(op, cotangent, y, axis);
}

Shape prod_gradient_shape(const char* op, const Shape& cotangent, const Shape& x, const std::optional<Dims>& axis) {
  require_equal(op, "cotangent", cotangent, "x", x);
  normalize_axes(op, axis, x.size());
  return x;
}

Shape flatten_axes_shape(const char* op, const Shape& x, const std::optional<Dims>& axis) {
  Shape result = reduce_shape(op, x, axis, false);
  std::int64_t length = 1;
  for (const std::int64_t a : normalize_axes(op, axis, x.size())) length *= x[static_cast<std::size_t>(a)];
  result.push_back(length);
  return result;
}

Shape unflatten_axes_shape(const char* op, const Shape& x, const Dims& shape, const std::optional<Dims>& axis) {
  const Shape expected = flatten_axes_shape(op, checked_shape(op, shape), axis);
  if (!(expected == x)) {
    throw ShapeError(prefix(op) + "x has shape " + to_string(x) + "; accepted is that of the flattened axes, " +
                     to_string(expected));
  }
  return shape;
}

}  // namespace pylucid
