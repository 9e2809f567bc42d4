// Result shapes of scans.
#include <string>

#include "core/error.h"
#include "kernel/shape_rules.h"
#include "scan/kernels.h"

namespace pylucid {
namespace {

// The axis of a scan, which may be left out for a 1-d array.
std::size_t scan_axis(const char* op, const Shape& x, const std::optional<std::int64_t>& axis) {
  if (!axis && x.size() != 1) {
    throw ValueError(prefix(op) + "axis is None for x of shape " + to_string(x) +
                     (x.empty() ? "; at least one axis is accepted" : "; None is accepted for a 1-d array only"));
  }
  return static_cast<std::size_t>(normalize_axis(op, axis.value_or(0), x.size()));
}

Shape lengthened(const char* op, const Shape& x, const std::optional<std::int64_t>& axis, std::int64_t by) {
  const std::size_t along = scan_axis(op, x, axis);
  Shape result = x;
  result[along] += by;
  return checked_shape(op, result);
}

}  // namespace

Shape cumulative_sum_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis, std::optional<Dtype>,
                           bool include_initial) {
  return lengthened(op, x, axis, include_initial);
}

Shape cumulative_prod_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis, std::optional<Dtype>,
                            bool include_initial) {
  return lengthened(op, x, axis, include_initial);
}

Shape cumulative_sum_adjoint_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis,
                                   bool include_initial) {
  return lengthened(op, x, axis, -std::int64_t{include_initial});
}

Shape product_before_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis, std::int64_t) {
  return lengthened(op, x, axis, 0);
}

Shape cumulative_prod_gradient_shape(const char* op, const Shape& cotangent, const Shape& x,
                                     std::optional<std::int64_t> axis) {
  require_equal(op, "cotangent", cotangent, "x", x);
  return lengthened(op, x, axis, 0);
}

Shape recurrence_shape(const char* op, const Shape& a, const Shape& b, std::optional<std::int64_t> axis, std::int64_t) {
  require_equal(op, "a", a, "b", b);
  return lengthened(op, a, axis, 0);
}

Shape without_first_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis) {
  return lengthened(op, x, axis, -1);
}

Shape with_first_shape(const char* op, const Shape& x, std::optional<std::int64_t> axis) {
  return lengthened(op, x, axis, 1);
}

Shape shift_shape(const char* op, const Shape& x, std::int64_t axis, std::int64_t, double) {
  return lengthened(op, x, axis, 0);
}

Shape logcumsumexp_shape(const char* op, const Shape& x, std::int64_t axis) { return lengthened(op, x, axis, 0); }

Shape taken_at_shape(const char* op, const Shape& x, const Shape& indices, std::int64_t axis) {
  require_equal(op, "x", x, "indices", indices);
  return lengthened(op, x, axis, 0);
}

Shape added_at_shape(const char* op, const Shape& x, const Shape& indices, std::int64_t axis) {
  require_equal(op, "x", x, "indices", indices);
  return lengthened(op, x, axis, 0);
}

}  // namespace pylucid
