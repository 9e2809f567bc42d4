#include <string>

#include "core/error.h"
#include "kernel/shape_rules.h"
#include "sorting/kernels.h"

namespace pylucid {

Shape insertion_points_shape(const char* op, const Shape& x1, const Shape& x2, bool) {
  if (x1.size() != 1) {
    throw ShapeError(std::string(op) + ": x1 has shape " + to_string(x1) + "; an array with one axis is accepted");
  }
  return x2;
}

Shape order_scatter_shape(const char* op, const Shape&, const Shape&, const Shape&, const Shape& source,
                          std::int64_t axis) {
  normalize_axis(op, axis, source.size());
  return source;
}

Shape order_gather_shape(const char* op, const Shape&, const Shape& values, const Shape&, const Shape&,
                         std::int64_t axis) {
  normalize_axis(op, axis, values.size());
  return values;
}

}  // namespace pylucid
