// The family `indexing` on gpu. MLX reads and writes wherever an index points, so indices are looked at first, which
// waits for their values; so do the operators whose results are as long as a mask has true elements.
#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "backend/mlx/buffer.h"
#include "backend/mlx/functions.h"
#include "core/error.h"
#include "indexing/kernels.h"
#include "indexing/mlx_kernels.h"
#include "kernel/indexing.h"
#include "kernel/shape_rules.h"

namespace pylucid::gpu {
namespace {

mx::array integer(std::int64_t value, mx::Dtype dtype) { return mx::astype(mx::array(value), dtype, stream()); }

mx::array zeros_of(const Shape& shape, mx::Dtype dtype) { return mx::zeros(mlx_shape(shape), dtype, stream()); }

mx::array reshaped(const mx::array& x, const Shape& shape) { return mx::reshape(x, mlx_shape(shape), stream()); }

mx::array broadcast(const mx::array& x, const Shape& shape) {
  return shape_of(x) == shape ? x : mx::broadcast_to(x, mlx_shape(shape), stream());
}

// The indices from 0 on, once they are known to be in range.
mx::array in_range(const std::string& where, const mx::array& indices, std::int64_t extent) {
  if (indices.size() == 0) return indices;
  mx::array least = mx::min(indices, stream()), most = mx::max(indices, stream());
  mx::eval(least, most);
  const auto low = least.item<std::int64_t>(), high = most.item<std::int64_t>();
  if (low < -extent || high >= extent) check_indices(where, to_cpu(indices), extent);
  if (low >= 0) return indices;
  const mx::array last = mx::add(indices, integer(extent, indices.dtype()), stream());
  return mx::where(mx::less(indices, integer(0, indices.dtype()), stream()), last, indices, stream());
}

// An array with its indexed axes in front as one, and the way back.
class Fronted {
 public:
  Fronted(const char* op, const Shape& x, const Shape& indices, const Dims& axes, std::int64_t at)
      : x_(x), indices_(indices), indexed_(indexed_axes(op, x, axes, at)), at_(static_cast<std::size_t>(at)) {
    for (const std::int64_t a : axes) order_.push_back(static_cast<int>(a));
    for (const std::int64_t a : indexed_.kept) order_.push_back(static_cast<int>(a));
  }

  std::int64_t extent() const { return indexed_.extent; }
  Shape shape() const { return with_kept(Shape{extent()}); }

  mx::array enter(const mx::array& x) const { return reshaped(mx::transpose(x, order_, stream()), shape()); }

  mx::array leave(const mx::array& front) const {
    Shape apart(x_.size());
    std::vector<int> inverse(order_.size());
    for (std::size_t i = 0; i < order_.size(); ++i) {
      apart[i] = x_[static_cast<std::size_t>(order_[i])];
      inverse[static_cast<std::size_t>(order_[i])] = static_cast<int>(i);
    }
    return mx::transpose(reshaped(front, apart), inverse, stream());
  }

  // Values in the positions' shape, with the indices' axes in front as one.
  mx::array enter_values(const mx::array& values) const {
    std::vector<int> order;
    for (std::size_t i = 0; i < indices_.size(); ++i) order.push_back(static_cast<int>(at_ + i));
    for (std::size_t i = 0; i < kept(); ++i) order.push_back(static_cast<int>(i < at_ ? i : i + indices_.size()));
    return reshaped(mx::transpose(values, order, stream()), with_kept(Shape{element_count(indices_)}));
  }

  mx::array leave_values(const mx::array& front) const {
    std::vector<int> order;
    for (std::size_t i = 0; i < at_; ++i) order.push_back(static_cast<int>(indices_.size() + i));
    for (std::size_t i = 0; i < indices_.size(); ++i) order.push_back(static_cast<int>(i));
    for (std::size_t i = at_; i < kept(); ++i) order.push_back(static_cast<int>(indices_.size() + i));
    return mx::transpose(reshaped(front, with_kept(indices_)), order, stream());
  }

 private:
  std::size_t kept() const { return indexed_.kept.size(); }
  Shape with_kept(const Shape& first) const {
    Shape shape(first.size() + kept());
    std::copy(first.begin(), first.end(), shape.begin());
    for (std::size_t i = 0; i < kept(); ++i) shape[first.size() + i] = x_[static_cast<std::size_t>(indexed_.kept[i])];
    return shape;
  }

  Shape x_, indices_;
  IndexedAxes indexed_;
  std::size_t at_;
  std::vector<int> order_;
};

mx::array flat(const mx::array& x) { return mx::reshape(x, {-1}, stream()); }

// Half types are summed in float32 and rounded once.
mx::array widened(const mx::array& x) { return cast(x, loop_dtype(dtype_of(x))); }

mx::array take_slices(const char* op, const mx::array& x, const mx::array& indices, const Dims& axes, std::int64_t at,
                      const Shape& shape) {
  const Fronted front(op, shape_of(x), shape_of(indices), axes, at);
  const mx::array positions = in_range(std::string(op) + ": indices", indices, front.extent());
  if (element_count(shape) == 0) return zeros_of(shape, x.dtype());
  return front.leave_values(mx::take(front.enter(x), flat(positions), 0, stream()));
}

mx::array add_slices(const char* op, const mx::array& start, const mx::array& values, const mx::array& indices,
                     const Dims& axes, std::int64_t at) {
  const Shape shape = shape_of(start);
  const Fronted front(op, shape, shape_of(indices), axes, at);
  const mx::array positions = in_range(std::string(op) + ": indices", indices, front.extent());
  const mx::array spread = broadcast(values, indexed_shape(op, shape, shape_of(indices), axes, at));
  if (spread.size() == 0) return start;
  const mx::array rows = mx::expand_dims(front.enter_values(widened(spread)), 1, stream());
  const mx::array total = mx::scatter_add(front.enter(widened(start)), flat(positions), rows, 0, stream());
  return cast(front.leave(total), dtype_of(start));
}

// For each position of the front axis the last point that has it, or -1; of one axis, int32.
mx::array last_points(const mx::array& positions, std::int64_t extent) {
  const auto n = static_cast<int>(positions.size());
  const mx::array none = mx::full(mlx_shape(Shape{extent}), mx::array(-1), stream());
  const mx::array numbers = mx::reshape(mx::arange(n, stream()), {n, 1}, stream());
  return mx::scatter_max(none, flat(positions), mx::astype(numbers, mx::int32, stream()), 0, stream());
}

// As many axes as `like` has, the first one kept.
mx::array aligned(const mx::array& x, const mx::array& like) {
  mx::Shape shape(like.ndim(), 1);
  shape[0] = x.shape(0);
  return mx::reshape(x, shape, stream());
}

mx::array put_slices(const char* op, const mx::array& x, const mx::array& values, const mx::array& indices,
                     const Dims& axes, std::int64_t at) {
  const Shape shape = shape_of(x);
  const Fronted front(op, shape, shape_of(indices), axes, at);
  const mx::array positions = in_range(std::string(op) + ": indices", indices, front.extent());
  const mx::array spread = broadcast(values, indexed_shape(op, shape, shape_of(indices), axes, at));
  if (spread.size() == 0) return x;
  // Which of several writes to one place comes last is not for a GPU to choose: each place asks for its last point.
  const mx::array owners = last_points(positions, front.extent());
  const mx::array none = mx::array(0, mx::int32);
  const mx::array written = mx::take(front.enter_values(spread), mx::maximum(owners, none, stream()), 0, stream());
  const mx::array owned = aligned(mx::greater_equal(owners, none, stream()), written);
  return front.leave(mx::where(owned, written, front.enter(x), stream()));
}

std::int64_t one_axis(const char* op, std::optional<std::int64_t> axis, std::size_t ndim) {
  return axis ? normalize_axis(op, *axis, ndim) : 0;
}

// x as long along each axis as `extents`, but along `axis`.
mx::array corner(const mx::array& x, const Shape& extents, std::int64_t axis) {
  mx::Shape stop = x.shape();
  for (std::size_t i = 0; i < extents.size(); ++i) {
    if (static_cast<std::int64_t>(i) != axis) stop[i] = static_cast<std::int32_t>(extents[i]);
  }
  return stop == x.shape() ? x : mx::slice(x, mx::Shape(x.ndim(), 0), stop, stream());
}

mx::array take_elements(const char* op, const mx::array& x, const mx::array& indices, std::int64_t axis,
                        const Shape& shape) {
  const mx::array positions = in_range(std::string(op) + ": indices", indices, x.shape(static_cast<int>(axis)));
  if (element_count(shape) == 0) return zeros_of(shape, x.dtype());
  return mx::take_along_axis(x, positions, static_cast<int>(axis), stream());
}

mx::array add_elements(const char* op, const mx::array& start, const mx::array& values, const mx::array& indices,
                       std::int64_t axis) {
  const mx::array positions = in_range(std::string(op) + ": indices", indices, start.shape(static_cast<int>(axis)));
  if (positions.size() == 0) return start;
  const mx::array part = corner(start, shape_of(indices), axis);
  const mx::array spread = widened(broadcast(values, shape_of(indices)));
  const mx::array total =
      cast(mx::scatter_add_axis(widened(part), positions, spread, static_cast<int>(axis), stream()), dtype_of(start));
  if (total.shape() == start.shape()) return total;
  return mx::slice_update(start, total, mx::Shape(start.ndim(), 0), total.shape(), stream());
}

// What is not zero, in C order, as one axis.
mx::array places(const mx::array& x) {
  const mx::array flags = flat(cast(x, Dtype::Bool));
  if (flags.size() == 0) return zeros_of(Shape{0}, mx::int64);
  const mx::array before = mx::cumsum(mx::astype(flags, mx::int32, stream()), 0, false, true, stream());
  const int count = mx::max(before, stream()).item<int>();
  if (count == 0) return zeros_of(Shape{0}, mx::int64);
  const auto n = static_cast<int>(flags.size());
  // Each true element writes its place; the others write behind the end.
  const mx::array one = mx::array(1, mx::int32);
  const mx::array to = mx::where(flags, mx::subtract(before, one, stream()), mx::array(count, mx::int32), stream());
  const mx::array numbers = mx::reshape(mx::astype(mx::arange(n, stream()), mx::int64, stream()), {n, 1}, stream());
  const mx::array all = mx::scatter(zeros_of(Shape{std::int64_t{count} + 1}, mx::int64), to, numbers, 0, stream());
  return mx::slice(all, {0}, {count}, stream());
}

Dims first_axes(std::size_t n) {
  Dims axes(n);
  for (std::size_t i = 0; i < n; ++i) axes[i] = static_cast<std::int64_t>(i);
  return axes;
}

Shape selected_shape(const mx::array& x, std::size_t axes, std::int64_t count) {
  Shape shape(x.ndim() - axes + 1, count);
  for (std::size_t i = axes; i < x.ndim(); ++i) shape[i - axes + 1] = x.shape(static_cast<int>(i));
  return shape;
}

mx::array band(const mx::array& x, std::int64_t k, bool lower) {
  const std::int64_t rows = x.shape(-2), columns = x.shape(-1);
  const auto diagonal = static_cast<int>(std::clamp<std::int64_t>(k, -rows - 1, columns));
  const mx::array below = mx::tri(static_cast<int>(rows), static_cast<int>(columns), lower ? diagonal : diagonal - 1,
                                  mx::bool_, stream());
  const mx::array zero = mx::zeros({}, x.dtype(), stream());
  return lower ? mx::where(below, x, zero, stream()) : mx::where(below, zero, x, stream());
}

}  // namespace

mx::array take(const mx::array& x, const mx::array& indices, std::optional<std::int64_t> axis, const Shape& shape,
               Dtype) {
  const std::int64_t at = one_axis("take", axis, x.ndim());
  return take_slices("take", x, indices, Dims{at}, at, shape);
}

mx::array untake(const mx::array& x, const mx::array& indices, const Dims&, std::optional<std::int64_t> axis,
                 const Shape& shape, Dtype) {
  const std::int64_t at = one_axis("_untake", axis, shape.size());
  return add_slices("_untake", zeros_of(shape, x.dtype()), x, indices, Dims{at}, at);
}

mx::array index_add(const mx::array& x, const mx::array& indices, const mx::array& values, std::int64_t axis,
                    const Shape&, Dtype) {
  const std::int64_t at = normalize_axis("index_add", axis, x.ndim());
  return add_slices("index_add", x, values, indices, Dims{at}, at);
}

mx::array take_along_axis(const mx::array& x, const mx::array& indices, std::int64_t axis, const Shape& shape, Dtype) {
  const std::int64_t along = normalize_axis("take_along_axis", axis, x.ndim());
  Shape whole = shape;
  whole[static_cast<std::size_t>(along)] = x.shape(static_cast<int>(along));
  return take_elements("take_along_axis", broadcast(x, whole), broadcast(indices, shape), along, shape);
}

mx::array scatter_add_along_axis(const mx::array& x, const mx::array& indices, const Dims&, std::int64_t axis,
                                 const Shape& shape, Dtype dt) {
  const char* const op = "_scatter_add_along_axis";
  const Shape points = take_along_axis_shape(op, shape, shape_of(indices), axis);
  const auto along = static_cast<std::size_t>(normalize_axis(op, axis, shape.size()));
  Shape whole = points;
  whole[along] = shape[along];
  const mx::array total = add_elements(op, zeros_of(whole, x.dtype()), x, broadcast(indices, points),
                                       static_cast<std::int64_t>(along));
  std::vector<int> repeated;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] != whole[i]) repeated.push_back(static_cast<int>(i));
  }
  return repeated.empty() ? total : cast(gpu::sum(total, repeated, true), dt);
}

mx::array gather(const mx::array& x, const mx::array& indices, std::int64_t axis, const Shape& shape, Dtype) {
  const std::int64_t along = normalize_axis("gather", axis, x.ndim());
  return take_elements("gather", corner(x, shape, along), indices, along, shape);
}

mx::array ungather(const mx::array& x, const mx::array& indices, const Dims&, std::int64_t axis, const Shape& shape,
                   Dtype) {
  return add_elements("_ungather", zeros_of(shape, x.dtype()), x, indices,
                      normalize_axis("_ungather", axis, shape.size()));
}

mx::array add_elements(const mx::array& x, const mx::array& indices, const mx::array& values, std::int64_t axis,
                         const Shape&, Dtype) {
  return add_elements("scatter_add", x, values, indices, normalize_axis("scatter_add", axis, x.ndim()));
}

mx::array take_at(const mx::array& x, const mx::array& indices, const Dims& axes, std::int64_t at, const Shape& shape,
                  Dtype) {
  return take_slices("_take_at", x, indices, axes, at, shape);
}

mx::array add_at(const mx::array& x, const mx::array& indices, const Dims&, const Dims& axes, std::int64_t at,
                 const Shape& shape, Dtype) {
  return add_slices("_add_at", zeros_of(shape, x.dtype()), x, indices, axes, at);
}

mx::array put_at(const mx::array& x, const mx::array& indices, const mx::array& values, const Dims& axes,
                 std::int64_t at, bool, const Shape&, Dtype) {
  return put_slices("_put_at", x, values, indices, axes, at);
}

mx::array take_last_at(const mx::array& x, const mx::array& indices, const Dims& axes, std::int64_t at,
                       const Shape& shape, Dtype) {
  const char* const op = "_take_last_at";
  const Fronted front(op, shape_of(x), shape_of(indices), axes, at);
  const mx::array positions = in_range(std::string(op) + ": indices", indices, front.extent());
  if (element_count(shape) == 0) return zeros_of(shape, x.dtype());
  const mx::array taken = mx::take(front.enter(x), flat(positions), 0, stream());
  const mx::array owners = mx::take(last_points(positions, front.extent()), flat(positions), 0, stream());
  const mx::array numbers = mx::arange(static_cast<int>(positions.size()), stream());
  const mx::array last = aligned(mx::equal(owners, numbers, stream()), taken);
  return front.leave_values(mx::where(last, taken, mx::zeros({}, x.dtype(), stream()), stream()));
}

mx::array place_at(const mx::array& x, const mx::array& indices, const Dims&, const Dims& axes, std::int64_t at,
                   const Shape& shape, Dtype) {
  return put_slices("_place_at", zeros_of(shape, x.dtype()), x, indices, axes, at);
}

mx::array join_indices(const mx::array& high, const mx::array& low, std::int64_t outer, std::int64_t inner,
                       const Shape&, Dtype) {
  const mx::array first = in_range("indices", high, outer), second = in_range("indices", low, inner);
  return mx::add(mx::multiply(first, integer(inner, first.dtype()), stream()), second, stream());
}

mx::array coordinates(const mx::array& x, Dtype) {
  if (x.ndim() == 0) throw ValueError("nonzero: x is 0-d; at least one axis is accepted");
  mx::array rest = places(x);
  const int count = rest.shape(0);
  std::vector<mx::array> rows;
  for (int axis = static_cast<int>(x.ndim()) - 1; axis >= 0; --axis) {
    const mx::array extent = integer(std::max(1, x.shape(axis)), mx::int64);
    rows.push_back(mx::reshape(mx::remainder(rest, extent, stream()), {1, count}, stream()));
    rest = mx::floor_divide(rest, extent, stream());
  }
  std::reverse(rows.begin(), rows.end());
  if (count == 0) return mx::zeros({static_cast<int>(x.ndim()), 0}, mx::int64, stream());
  return mx::concatenate(rows, 0, stream());
}

mx::array select(const mx::array& x, const mx::array& mask, Dtype) {
  put_masked_shape("_select", shape_of(x), shape_of(mask), Shape{}, false);  // checks the mask's
  const mx::array positions = places(mask);
  return take_slices("_select", x, positions, first_axes(mask.ndim()), 0,
                     selected_shape(x, mask.ndim(), positions.shape(0)));
}

mx::array unselect(const mx::array& x, const mx::array& mask, const Shape& shape, Dtype) {
  const mx::array positions = places(mask);
  if (x.shape(0) != positions.shape(0)) {
    throw ShapeError("_unselect: x has shape " + to_string(shape_of(x)) + ", the mask is true at " +
                     std::to_string(positions.shape(0)) + " positions; as many are accepted");
  }
  return put_slices("_unselect", zeros_of(shape, x.dtype()), x, positions, first_axes(mask.ndim()), 0);
}

mx::array put_masked(const mx::array& x, const mx::array& mask, const mx::array& values, bool, const Shape& shape,
                     Dtype) {
  const std::size_t trailing = x.ndim() - mask.ndim();
  if (values.ndim() <= trailing) {
    Shape wide(x.ndim(), 1);
    for (std::size_t i = 0; i < mask.ndim(); ++i) wide[i] = shape[i];
    require_broadcast("_put_masked", "values", shape_of(values), selected_shape(x, mask.ndim(), 1));
    return mx::where(reshaped(mask, wide), values, x, stream());
  }
  const mx::array positions = places(mask);
  require_broadcast("_put_masked", "values", shape_of(values), selected_shape(x, mask.ndim(), positions.shape(0)));
  return put_slices("_put_masked", x, values, positions, first_axes(mask.ndim()), 0);
}

mx::array put_slice(const mx::array& values, const mx::array& x, const Index& key, bool, const Shape& shape, Dtype) {
  const Shape written = getitem_shape("_put_slice", shape, key);
  if (element_count(written) == 0) return x;
  mx::Shape start, stop, step, kept;
  std::size_t axis = 0;
  for (const IndexItem& item : key) {
    if (item.kind == IndexItem::Kind::NewAxis) continue;
    const std::int64_t extent = shape[axis++];
    const std::int64_t length = item.kind == IndexItem::Kind::Integer ? 1 : item.length;
    const std::int64_t by = length > 1 ? item.step : 1;
    std::int64_t end = item.start + (length - 1) * by + (by > 0 ? 1 : -1);
    if (end < 0) end -= extent;  // MLX counts a negative bound from the end
    start.push_back(static_cast<std::int32_t>(item.start));
    stop.push_back(static_cast<std::int32_t>(end));
    step.push_back(static_cast<std::int32_t>(by));
    kept.push_back(static_cast<std::int32_t>(length));
  }
  const mx::array update = mx::reshape(broadcast(values, written), kept, stream());
  return mx::slice_update(x, update, start, stop, step, stream());
}

mx::array tril(const mx::array& x, std::int64_t k, const Shape&, Dtype) { return band(x, k, true); }

mx::array triu(const mx::array& x, std::int64_t k, const Shape&, Dtype) { return band(x, k, false); }

}  // namespace pylucid::gpu
