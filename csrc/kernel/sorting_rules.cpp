#include <string>

#include "core/error.h"
#include "kernel/shape_rules.h"
#include "sorting/kernels.h"

namespace pylucid {
namespace {

[[noreturn]] void refuse(const char* op, const char* argument, const Shape& shape, const std::string& accepted) {
  throw ShapeError(prefix(op) + argument + " has shape " + to_string(shape) + "; " + accepted +
                   " is accepted");
}

// `selected` is as long as `source` along every axis but one, indices have its shape, and there are ties of each line.
void check_selection(const char* op, const Shape& selected, const Shape& indices, const Shape& source,
                     const Shape& ties, std::int64_t axis) {
  const auto along = static_cast<std::size_t>(normalize_axis(op, axis, source.size()));
  Shape expected = source;
  if (selected.size() == source.size()) expected[along] = selected[along];
  if (selected != expected) refuse(op, "values", selected, to_string(source) + ", but for the axis,");
  if (indices != selected) refuse(op, "indices", indices, to_string(selected));
  expected[along] = 1;
  if (ties != expected) refuse(op, "ties", ties, to_string(expected));
}

}  // namespace

Shape insertion_points_shape(const char* op, const Shape& x1, const Shape& x2, bool) {
  if (x1.size() != 1) refuse(op, "x1", x1, "an array with one axis");
  return x2;
}

Shape interpolate_shape(const char* op, const Shape& x, const Shape& xp, const Shape& fp, std::optional<double>,
                        std::optional<double>) {
  if (xp.size() != 1 || xp[0] == 0) refuse(op, "xp", xp, "an array with one axis and an element");
  if (fp != xp) refuse(op, "fp", fp, to_string(xp));
  return x;
}

Shape order_scatter_shape(const char* op, const Shape& x, const Shape& values, const Shape& indices,
                          const Shape& source, const Shape& ties, std::int64_t axis) {
  check_selection(op, values, indices, source, ties, axis);
  if (x != values) refuse(op, "x", x, to_string(values));
  return source;
}

Shape order_gather_shape(const char* op, const Shape& x, const Shape& values, const Shape& indices,
                         const Shape& source, const Shape& ties, std::int64_t axis) {
  check_selection(op, values, indices, source, ties, axis);
  if (x != source) refuse(op, "x", x, to_string(source));
  return values;
}

}  // namespace pylucid
