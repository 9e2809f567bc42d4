// Reading, writing and adding at positions given by arrays of indices.
//
// A plan has three groups of axes: those of the indices (points), and the array's axes before and after them in the
// values. A block of points becomes byte offsets into the array, which then serve every slice; a piece of work is a
// plan with one axis cut, and where values are written it is cut only where no two pieces meet.
#include <algorithm>
#include <array>
#include <complex>
#include <cstring>
#include <string>

#include "backend/backend.h"
#include "backend/cpu/driver.h"
#include "backend/cpu/isa_functions.h"
#include "backend/cpu/items.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/strided.h"
#include "core/error.h"
#include "core/parallel.h"
#include "indexing/kernels.h"
#include "kernel/indexing.h"
#include "kernel/shape_rules.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kBlock = 2048;
constexpr std::int64_t kGrain = 32768;
constexpr std::int64_t kManyPieces = 16;  // an axis as long as this is cut evenly enough
constexpr std::int64_t kStretch = 16384;  // bytes
constexpr std::int64_t kLine = 64;
constexpr std::int64_t kVectorised = 16;  // elements: shorter sums are added without a call
constexpr std::int64_t kShortRun = 64;    // bytes: shorter runs are copied without a call

// One axis, in bytes; `array` of a point's axis is what its coordinate adds beside the index.
struct Axis {
  std::int64_t extent;
  std::int64_t array;
  std::int64_t value;
  std::int64_t index;
};

class Axes {
 public:
  std::size_t size() const { return count_; }
  Axis& operator[](std::size_t i) { return at_[i]; }
  const Axis& operator[](std::size_t i) const { return at_[i]; }
  const Axis& last() const { return at_[count_ - 1]; }
  std::int64_t elements() const {
    std::int64_t n = 1;
    for (std::size_t i = 0; i < count_; ++i) n *= at_[i].extent;
    return n;
  }
  // Outermost first; joined with the one before where one stride serves both.
  void add(const Axis& axis) {
    if (axis.extent == 1) return;
    if (count_ > 0) {
      Axis& outer = at_[count_ - 1];
      if (outer.array == axis.array * axis.extent && outer.value == axis.value * axis.extent &&
          outer.index == axis.index * axis.extent) {
        outer = {outer.extent * axis.extent, axis.array, axis.value, axis.index};
        return;
      }
    }
    at_[count_++] = axis;
  }

 private:
  std::array<Axis, kMaxDims> at_;
  std::size_t count_ = 0;
};

struct Plan {
  char* array;
  char* values;
  const char* indices;
  Axes before, points, after;
  // The indexed axes as one: `extent` positions, `step` bytes apart where they are evenly spaced.
  std::int64_t extent = 0;
  std::int64_t step = 0;
  // Else the axes, outermost first.
  std::array<std::int64_t, kMaxDims> extents, steps;
  std::size_t uneven = 0;

  std::int64_t elements() const { return before.elements() * points.elements() * after.elements(); }

  void index_axes(const Storage& x, const Dims& axes, std::int64_t positions) {
    extent = positions;
    std::size_t count = 0;
    for (const std::int64_t a : axes) {
      const auto axis = static_cast<std::size_t>(a);
      if (x.shape[axis] == 1) continue;
      if (count > 0 && steps[count - 1] == x.strides[axis] * x.shape[axis]) {
        extents[count - 1] *= x.shape[axis];
        steps[count - 1] = x.strides[axis];
      } else {
        extents[count] = x.shape[axis];
        steps[count++] = x.strides[axis];
      }
    }
    if (count == 1) step = steps[0];
    if (count > 1) uneven = count;
  }

  std::int64_t offset(std::int64_t position) const {
    std::int64_t bytes = 0;
    for (std::size_t i = uneven; i-- > 1;) {
      bytes += position % extents[i] * steps[i];
      position /= extents[i];
    }
    return bytes + position * steps[0];
  }
};

// Strides with which `values` is read in the positions' shape.
Strides spread(const Storage& values, const Shape& positions) {
  return broadcast_strides(values.shape, values.strides, positions);
}

// Slices of `array` at indices into some of its axes.
Plan slices_plan(const char* op, const Storage& array, const Storage& indices, const Dims& axes, std::int64_t at,
                 char* values, const Strides& value_strides) {
  Plan plan;
  plan.array = array.data();
  plan.values = values;
  plan.indices = indices.data();
  const IndexedAxes indexed = indexed_axes(op, array.shape, axes, at);
  plan.index_axes(array, axes, indexed.extent);
  const Dims& kept = indexed.kept;
  std::size_t to = 0;
  const auto slice = [&](std::size_t i) {
    const auto axis = static_cast<std::size_t>(kept[i]);
    return Axis{array.shape[axis], array.strides[axis], value_strides[to++], 0};
  };
  const auto first_after = static_cast<std::size_t>(at);
  for (std::size_t i = 0; i < first_after; ++i) plan.before.add(slice(i));
  for (std::size_t i = 0; i < indices.ndim(); ++i) {
    plan.points.add({indices.shape[i], 0, value_strides[to++], indices.strides[i]});
  }
  for (std::size_t i = first_after; i < kept.size(); ++i) plan.after.add(slice(i));
  return plan;
}

// Single elements of `array`, an index along `axis` for each point; other coordinates are the point's own.
Plan elements_plan(const Storage& array, const Storage& indices, std::int64_t axis, const Shape& points, char* values,
                   const Strides& value_strides) {
  Plan plan;
  plan.array = array.data();
  plan.values = values;
  plan.indices = indices.data();
  plan.index_axes(array, Dims{axis}, array.shape[static_cast<std::size_t>(axis)]);
  const Strides index_strides = spread(indices, points);
  for (std::size_t i = 0; i < points.size(); ++i) {
    const bool own = static_cast<std::int64_t>(i) != axis && array.shape[i] != 1;
    plan.points.add({points[i], own ? array.strides[i] : 0, value_strides[i], index_strides[i]});
  }
  return plan;
}

struct OutOfRange {};

// The offsets of n points of one row; throws OutOfRange before any is used.
void resolve(const Plan& plan, const char* indices, std::int64_t index_stride, std::int64_t n, std::int64_t base,
             std::int64_t base_step, std::int64_t* offsets) {
  const std::int64_t extent = plan.extent, step = plan.step;
  std::uint64_t outside = 0;
  for (std::int64_t k = 0; k < n; ++k) {
    std::int64_t i = read<std::int64_t>(indices + k * index_stride);
    i += i >> 63 & extent;
    outside |= static_cast<std::uint64_t>(static_cast<std::uint64_t>(i) >= static_cast<std::uint64_t>(extent));
    offsets[k] = i;
  }
  if (outside) throw OutOfRange{};
  if (plan.uneven) {
    for (std::int64_t k = 0; k < n; ++k) offsets[k] = base + k * base_step + plan.offset(offsets[k]);
  } else {
    for (std::int64_t k = 0; k < n; ++k) offsets[k] = base + k * base_step + offsets[k] * step;
  }
}

template <class F>
void walk(const Axes& axes, std::size_t count, F&& visit) {
  std::array<std::int64_t, kMaxDims> position;
  std::fill_n(position.begin(), count, 0);
  std::int64_t array = 0, value = 0, index = 0;
  for (;;) {
    visit(array, value, index);
    std::size_t i = count;
    for (;;) {
      if (i == 0) return;
      const Axis& axis = axes[--i];
      if (++position[i] < axis.extent) {
        array += axis.array;
        value += axis.value;
        index += axis.index;
        break;
      }
      array -= (axis.extent - 1) * axis.array;
      value -= (axis.extent - 1) * axis.value;
      index -= (axis.extent - 1) * axis.index;
      position[i] = 0;
    }
  }
}

// Calls use(offsets, n, value offset, value stride) for all points, a block at a time.
template <class F>
void for_blocks(const Plan& plan, F&& use) {
  std::int64_t offsets[kBlock];
  const std::size_t outer = plan.points.size() ? plan.points.size() - 1 : 0;
  const Axis row = plan.points.size() ? plan.points.last() : Axis{1, 0, 0, 0};
  // Rows that follow one another in the values share a block.
  bool joined = true;
  for (std::size_t i = 0; i < outer; ++i) {
    joined &= plan.points[i].value == plan.points[i + 1].value * plan.points[i + 1].extent;
  }
  std::int64_t filled = 0, start = 0;
  walk(plan.points, outer, [&](std::int64_t array, std::int64_t value, std::int64_t index) {
    for (std::int64_t done = 0; done < row.extent;) {
      const std::int64_t n = std::min(kBlock - filled, row.extent - done);
      resolve(plan, plan.indices + index + done * row.index, row.index, n, array + done * row.array, row.array,
              offsets + filled);
      if (filled == 0) start = value + done * row.value;
      filled += n;
      done += n;
      if (filled == kBlock || !joined) {
        use(offsets, filled, start, row.value);
        filled = 0;
      }
    }
  });
  if (filled) use(offsets, filled, start, row.value);
}

template <class T>
void copy_slice(char* to, std::int64_t to_stride, const char* from, std::int64_t from_stride, std::int64_t n) {
  constexpr auto item = static_cast<std::int64_t>(sizeof(T));
  if (to_stride == item && from_stride == item && n * item >= kShortRun) {
    copy_run(to, from, static_cast<std::size_t>(n) * sizeof(T));
  } else {
    for (std::int64_t i = 0; i < n; ++i) write<T>(to + i * to_stride, read<T>(from + i * from_stride));
  }
}

template <class T>
struct Take {
  using Item = T;
  static constexpr bool writes = false;
  static void one(char* array, char* value) { write<T>(value, read<T>(array)); }
  static void run(char* array, std::int64_t array_stride, char* value, std::int64_t value_stride, std::int64_t n) {
    copy_slice<T>(value, value_stride, array, array_stride, n);
  }
};

template <class T>
struct Put {
  using Item = T;
  static constexpr bool writes = true;
  static void one(char* array, char* value) { write<T>(array, read<T>(value)); }
  static void run(char* array, std::int64_t array_stride, char* value, std::int64_t value_stride, std::int64_t n) {
    copy_slice<T>(array, array_stride, value, value_stride, n);
  }
};

template <class T>
constexpr Dtype dtype_of() {
  if (std::is_same_v<T, float>) return Dtype::Float32;
  if (std::is_same_v<T, double>) return Dtype::Float64;
  if (std::is_same_v<T, std::complex<float>>) return Dtype::Complex64;
  if (std::is_same_v<T, std::complex<double>>) return Dtype::Complex128;
  return sizeof(T) == 1 ? Dtype::UInt8 : sizeof(T) == 2 ? Dtype::UInt16 : sizeof(T) == 4 ? Dtype::UInt32 : Dtype::UInt64;
}

template <class T>
struct Add {
  using Item = T;
  static constexpr bool writes = true;
  static void one(char* array, char* value) { write<T>(array, static_cast<T>(read<T>(array) + read<T>(value))); }
  static void run(char* array, std::int64_t array_stride, char* value, std::int64_t value_stride, std::int64_t n) {
    constexpr auto own = static_cast<std::int64_t>(sizeof(T));
    if (array_stride == own && value_stride == own && n >= kVectorised) {
      static const LoopFn loop = isa_functions().add(dtype_of<T>());
      char* args[] = {array, array, value};
      loop(args, n, nullptr);
    } else {
      for (std::int64_t i = 0; i < n; ++i) one(array + i * array_stride, value + i * value_stride);
    }
  }
};

template <class Op>
void block(const Plan& plan, const std::int64_t* offsets, std::int64_t n, char* array, char* value,
           std::int64_t value_stride) {
  constexpr auto item = static_cast<std::int64_t>(sizeof(typename Op::Item));
  const std::size_t slice = plan.after.size();
  if (slice == 0 && value_stride == item) {
    for (std::int64_t k = 0; k < n; ++k) Op::one(array + offsets[k], value + k * item);
  } else if (slice == 0) {
    for (std::int64_t k = 0; k < n; ++k) Op::one(array + offsets[k], value + k * value_stride);
  } else {
    const Axis run = plan.after.last();
    for (std::int64_t k = 0; k < n; ++k) {
      char* from = array + offsets[k];
      char* to = value + k * value_stride;
      if (slice == 1) {
        Op::run(from, run.array, to, run.value, run.extent);
      } else {
        walk(plan.after, slice - 1, [&](std::int64_t a, std::int64_t v, std::int64_t) {
          Op::run(from + a, run.array, to + v, run.value, run.extent);
        });
      }
    }
  }
}

// Single elements at a row of indices. Close: all three lie closely, and the points add nothing of their own.
template <class Op, bool Close>
void element_row(const Plan& plan, const Axis& row, char* array, char* value, const char* indices) {
  constexpr auto item = static_cast<std::int64_t>(sizeof(typename Op::Item));
  const auto extent = static_cast<std::uint64_t>(plan.extent);
  const std::int64_t step = Close ? item : plan.step;
  const std::int64_t index_stride = Close ? static_cast<std::int64_t>(sizeof(extent)) : row.index;
  const std::int64_t value_stride = Close ? item : row.value;
  for (std::int64_t k = 0; k < row.extent; ++k) {
    auto i = read<std::uint64_t>(indices);
    if (i >= extent) [[unlikely]] {
      i += extent;
      if (i >= extent) throw OutOfRange{};
    }
    Op::one(array + static_cast<std::int64_t>(i) * step, value);
    indices += index_stride;
    value += value_stride;
    if constexpr (!Close) array += row.array;
  }
}

template <class Op>
void element_rows(const Plan& plan) {
  constexpr auto item = static_cast<std::int64_t>(sizeof(typename Op::Item));
  const std::size_t outer = plan.points.size() ? plan.points.size() - 1 : 0;
  const Axis row = plan.points.size() ? plan.points.last() : Axis{1, 0, item, sizeof(std::int64_t)};
  const bool close = row.array == 0 && plan.step == item && row.value == item && row.index == sizeof(std::int64_t);
  walk(plan.points, outer, [&](std::int64_t array, std::int64_t value, std::int64_t index) {
    const auto run = close ? element_row<Op, true> : element_row<Op, false>;
    run(plan, row, plan.array + array, plan.values + value, plan.indices + index);
  });
}

template <class Op>
void run_piece(const Plan& plan) {
  if (!plan.uneven && plan.before.size() == 0 && plan.after.size() == 0) return element_rows<Op>(plan);
  // Where a block reads most of a short stretch in no order, the next stretch is fetched meanwhile.
  const std::int64_t stretch = plan.extent * plan.step;
  const std::int64_t next = plan.before.size() ? plan.before.last().array : 0;
  const bool fetched = next != 0 && !plan.uneven && stretch > 0 && stretch <= kStretch;
  for_blocks(plan, [&](const std::int64_t* offsets, std::int64_t n, std::int64_t start, std::int64_t value_stride) {
    const bool fetch = fetched && stretch <= n * kLine;
    walk(plan.before, plan.before.size(), [&](std::int64_t array, std::int64_t value, std::int64_t) {
      for (std::int64_t b = 0; fetch && b < stretch; b += kLine) __builtin_prefetch(plan.array + array + next + b);
      block<Op>(plan, offsets, n, plan.array + array, plan.values + start + value, value_stride);
    });
  });
}

// The axis whose parts are one thread's each.
struct Cut {
  Axes Plan::* group = nullptr;  // null where writes would meet, or all is one piece
  std::size_t axis = 0;

  Axis& in(Plan& plan) const { return (plan.*group)[axis]; }
  const Axis& in(const Plan& plan) const { return (plan.*group)[axis]; }
};

Cut find_cut(const Plan& plan, bool writes) {
  Cut longest;
  std::int64_t length = 0;
  for (Axes Plan::* const group : {&Plan::before, &Plan::points, &Plan::after}) {
    const Axes& axes = plan.*group;
    for (std::size_t i = 0; i < axes.size(); ++i) {
      if (writes && axes[i].array == 0) continue;
      // Neighbours in memory are one thread's.
      const bool inner = group == &Plan::after || (writes && group == &Plan::points && i + 1 == axes.size());
      if (axes[i].extent >= (inner ? kManyPieces * kManyPieces : kManyPieces)) return {group, i};
      if (axes[i].extent > length) {
        length = axes[i].extent;
        longest = {group, i};
      }
    }
  }
  return longest;
}

template <class Op>
void run(const Plan& plan) {
  const std::int64_t elements = plan.elements();
  if (elements == 0) {
    // There is nothing to move, but an index may still be wrong.
    if (plan.points.elements() > 0) for_blocks(plan, [](const std::int64_t*, std::int64_t, std::int64_t, std::int64_t) {});
    return;
  }
  const Cut cut = elements > kGrain ? find_cut(plan, Op::writes) : Cut{};
  if (!cut.group) return run_piece<Op>(plan);
  const Axis whole = cut.in(plan);
  const std::int64_t grain = std::max<std::int64_t>(1, kGrain / (elements / whole.extent));
  parallel_for(whole.extent, grain, [&](std::int64_t begin, std::int64_t end) {
    if (begin == 0 && end == whole.extent) return run_piece<Op>(plan);
    Plan piece = plan;
    cut.in(piece).extent = end - begin;
    piece.array += begin * whole.array;
    piece.values += begin * whole.value;
    piece.indices += begin * whole.index;
    run_piece<Op>(piece);
  });
}

template <template <class> class Op>
void move(const Plan& plan, std::size_t item) {
  switch (item) {
    case 1: return run<Op<std::uint8_t>>(plan);
    case 2: return run<Op<std::uint16_t>>(plan);
    case 4: return run<Op<std::uint32_t>>(plan);
    case 8: return run<Op<std::uint64_t>>(plan);
    default: return run<Op<Wide>>(plan);
  }
}

// Integers as unsigned ones, whose sums wrap around.
void add(const Plan& plan, Dtype dt) {
  switch (dt) {
    case Dtype::Float32: return run<Add<float>>(plan);
    case Dtype::Float64: return run<Add<double>>(plan);
    case Dtype::Complex64: return run<Add<std::complex<float>>>(plan);
    case Dtype::Complex128: return run<Add<std::complex<double>>>(plan);
    default: break;
  }
  switch (itemsize(dt)) {
    case 1: return run<Add<std::uint8_t>>(plan);
    case 2: return run<Add<std::uint16_t>>(plan);
    case 4: return run<Add<std::uint32_t>>(plan);
    default: return run<Add<std::uint64_t>>(plan);
  }
}

// Runs a plan, and names the first index out of range.
template <class F>
void checked(const char* op, const Storage& indices, std::int64_t extent, F&& use) {
  try {
    use();
  } catch (const OutOfRange&) {
    check_indices(std::string(op) + ": indices", indices, extent);
    throw;
  }
}

template <template <class> class Op>
void move(const char* op, const Plan& plan, const Storage& indices, std::size_t item) {
  checked(op, indices, plan.extent, [&] { move<Op>(plan, item); });
}

void require_in_range(const Storage& indices, std::int64_t extent) {
  bool outside = !indices.contiguous();
  if (!outside) {
    const auto* values = reinterpret_cast<const std::int64_t*>(indices.data());
    const std::int64_t n = indices.size();
    for (std::int64_t k = 0; k < n; ++k) outside |= values[k] < -extent || values[k] >= extent;
  }
  if (outside) check_indices("indices", indices, extent);
}

Storage zeros_of(const Shape& shape, Dtype dt) {
  Storage result = allocate(shape, dt);
  std::memset(result.data(), 0, result.buffer->nbytes());
  return result;
}

Storage converted(const Storage& x, Dtype dt) { return backend::get(Device::Cpu).cast(x, dt); }

// What `values` adds to `total`, an array of its own; half types are summed in float32 and rounded once.
template <class MakePlan>
Storage added(const char* op, Storage total, const Storage& values, const Storage& indices, Dtype dt, MakePlan&& make) {
  const Storage wide = is_half(dt) ? converted(values, Dtype::Float32) : values;
  const Plan plan = make(total, wide);
  checked(op, indices, plan.extent, [&] { add(plan, loop_dtype(dt)); });
  return converted(total, dt);
}

Storage sum_start(const Shape& shape, Dtype dt) { return zeros_of(shape, loop_dtype(dt)); }
Storage sum_start(const Storage& x, Dtype dt) {
  Storage total = allocate(x.shape, loop_dtype(dt));
  copy_into(total, x);
  return total;
}

Storage add_slices(const char* op, Storage total, const Storage& values, const Storage& indices, const Dims& axes,
                   std::int64_t at, Dtype dt) {
  const Shape positions = indexed_shape(op, total.shape, indices.shape, axes, at);
  return added(op, std::move(total), values, indices, dt, [&](const Storage& array, const Storage& wide) {
    return slices_plan(op, array, indices, axes, at, wide.data(), spread(wide, positions));
  });
}

Storage add_elements(const char* op, Storage total, const Storage& values, const Storage& indices, std::int64_t axis,
                     const Shape& points, Dtype dt) {
  return added(op, std::move(total), values, indices, dt, [&](const Storage& array, const Storage& wide) {
    return elements_plan(array, indices, axis, points, wide.data(), spread(wide, points));
  });
}

Storage take_slices(const char* op, const Storage& x, const Storage& indices, const Dims& axes, std::int64_t at,
                    const Shape& shape, Dtype dt) {
  const Storage result = allocate(shape, dt);
  move<Take>(op, slices_plan(op, x, indices, axes, at, result.data(), result.strides), indices, itemsize(dt));
  return result;
}

Storage take_elements(const char* op, const Storage& x, const Storage& indices, std::int64_t axis, const Shape& shape,
                      Dtype dt) {
  const Storage result = allocate(shape, dt);
  const std::int64_t along = normalize_axis(op, axis, x.ndim());
  move<Take>(op, elements_plan(x, indices, along, shape, result.data(), result.strides), indices, itemsize(dt));
  return result;
}

void put_slices(const char* op, const Storage& array, const Storage& indices, const Storage& values, const Dims& axes,
                std::int64_t at) {
  const Shape positions = indexed_shape(op, array.shape, indices.shape, axes, at);
  const Plan plan = slices_plan(op, array, indices, axes, at, values.data(), spread(values, positions));
  move<Put>(op, plan, indices, itemsize(array.dtype));
}

std::int64_t one_axis(const char* op, std::optional<std::int64_t> axis, std::size_t ndim) {
  return axis ? normalize_axis(op, *axis, ndim) : 0;
}

// For each index the number of the last point, in C order, that has it.
Storage last_points(const char* op, const Storage& indices, std::int64_t extent) {
  Storage owners = allocate(Shape{extent}, Dtype::Int64);  // only what is written is read
  const Storage numbers = arange(Scalar::of(indices.size()), std::nullopt, Scalar::of(std::int64_t{1}), std::nullopt,
                                 std::nullopt, Shape{indices.size()}, Dtype::Int64);
  Storage numbered = numbers;
  numbered.shape = indices.shape;
  numbered.strides = contiguous_strides(indices.shape, sizeof(std::int64_t));
  put_slices(op, owners, indices, numbered, Dims{0}, 0);
  return owners;
}

}  // namespace

Storage take(const Storage& x, const Storage& indices, std::optional<std::int64_t> axis, const Shape& shape, Dtype dt) {
  const std::int64_t at = one_axis("take", axis, x.ndim());
  return take_slices("take", x, indices, Dims{at}, at, shape, dt);
}

Storage untake(const Storage& x, const Storage& indices, const Dims&, std::optional<std::int64_t> axis,
               const Shape& shape, Dtype dt) {
  const std::int64_t at = one_axis("_untake", axis, shape.size());
  return add_slices("_untake", sum_start(shape, dt), x, indices, Dims{at}, at, dt);
}

Storage index_add(const Storage& x, const Storage& indices, const Storage& values, std::int64_t axis, const Shape&,
                  Dtype dt) {
  const std::int64_t at = normalize_axis("index_add", axis, x.ndim());
  return add_slices("index_add", sum_start(x, dt), values, indices, Dims{at}, at, dt);
}

Storage take_along_axis(const Storage& x, const Storage& indices, std::int64_t axis, const Shape& shape, Dtype dt) {
  return take_elements("take_along_axis", x, indices, axis, shape, dt);
}

Storage scatter_add_along_axis(const Storage& x, const Storage& indices, const Dims&, std::int64_t axis,
                               const Shape& shape, Dtype dt) {
  const char* const op = "_scatter_add_along_axis";
  const Shape points = take_along_axis_shape(op, shape, indices.shape, axis);
  return add_elements(op, sum_start(shape, dt), x, indices, normalize_axis(op, axis, shape.size()), points, dt);
}

Storage gather(const Storage& x, const Storage& indices, std::int64_t axis, const Shape& shape, Dtype dt) {
  return take_elements("gather", x, indices, axis, shape, dt);
}

Storage ungather(const Storage& x, const Storage& indices, const Dims&, std::int64_t axis, const Shape& shape,
                 Dtype dt) {
  const std::int64_t along = normalize_axis("_ungather", axis, shape.size());
  return add_elements("_ungather", sum_start(shape, dt), x, indices, along, indices.shape, dt);
}

Storage add_elements(const Storage& x, const Storage& indices, const Storage& values, std::int64_t axis, const Shape&,
                       Dtype dt) {
  const std::int64_t along = normalize_axis("scatter_add", axis, x.ndim());
  return add_elements("scatter_add", sum_start(x, dt), values, indices, along, indices.shape, dt);
}

Storage take_at(const Storage& x, const Storage& indices, const Dims& axes, std::int64_t at, const Shape& shape,
                Dtype dt) {
  return take_slices("_take_at", x, indices, axes, at, shape, dt);
}

Storage add_at(const Storage& x, const Storage& indices, const Dims&, const Dims& axes, std::int64_t at,
               const Shape& shape, Dtype dt) {
  return add_slices("_add_at", sum_start(shape, dt), x, indices, axes, at, dt);
}

Storage put_at(const Storage& x, const Storage& indices, const Storage& values, const Dims& axes, std::int64_t at,
               bool in_place, const Shape&, Dtype) {
  // A wrong index must not leave half of the values written.
  if (in_place) require_in_range(indices, indexed_axes("_put_at", x.shape, axes, at).extent);
  const Storage result = in_place ? x : backend::get(Device::Cpu).copy(x);
  put_slices("_put_at", result, indices, values, axes, at);
  return result;
}

Storage take_last_at(const Storage& x, const Storage& indices, const Dims& axes, std::int64_t at, const Shape& shape,
                     Dtype dt) {
  const char* const op = "_take_last_at";
  Storage result = take_slices(op, x, indices, axes, at, shape, dt);
  if (result.size() == 0) return result;
  const std::int64_t extent = indexed_axes(op, x.shape, axes, at).extent;
  const Storage owners = last_points(op, indices, extent);
  const Storage last = take_slices(op, owners, indices, Dims{0}, 0, indices.shape, Dtype::Int64);
  Storage slice = result;  // of one point, emptied where another point comes later
  const auto first = static_cast<std::size_t>(at);
  slice.shape = Dims(result.ndim() - indices.ndim());
  slice.strides = Dims(slice.ndim());
  for (std::size_t i = 0; i < slice.ndim(); ++i) {
    const std::size_t from = i < first ? i : i + indices.ndim();
    slice.shape[i] = result.shape[from];
    slice.strides[i] = result.strides[from];
  }
  const std::int64_t point = indices.ndim() ? result.strides[first + indices.ndim() - 1] : 0;
  const Storage zero = zeros_of(Shape{}, dt);
  for (std::int64_t n = 0; n < indices.size(); ++n) {
    if (read<std::int64_t>(last.data() + n * static_cast<std::int64_t>(sizeof(n))) == n) continue;
    slice.offset = result.offset + n * point;
    copy_into(slice, zero);
  }
  return result;
}

Storage place_at(const Storage& x, const Storage& indices, const Dims&, const Dims& axes, std::int64_t at,
                 const Shape& shape, Dtype dt) {
  const Storage result = zeros_of(shape, dt);
  put_slices("_place_at", result, indices, x, axes, at);
  return result;
}

Storage join_indices(const Storage& high, const Storage& low, std::int64_t outer, std::int64_t inner,
                     const Shape& shape, Dtype dt) {
  const Storage result = allocate(shape, dt);
  Axes axes;
  const Strides high_strides = spread(high, shape), low_strides = spread(low, shape);
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == 0) return result;
    axes.add({shape[i], high_strides[i], result.strides[i], low_strides[i]});
  }
  const Axis row = axes.size() ? axes.last() : Axis{1, 0, 0, 0};
  const std::int64_t rows = axes.elements() / row.extent;
  const auto join_row = [&](std::int64_t array, std::int64_t value, std::int64_t index, std::int64_t begin,
                            std::int64_t end) {
    const char* first = high.data() + array + begin * row.array;
    const char* second = low.data() + index + begin * row.index;
    char* to = result.data() + value + begin * row.value;
    const auto above = static_cast<std::uint64_t>(outer), below = static_cast<std::uint64_t>(inner);
    for (std::int64_t k = begin; k < end; ++k) {
      auto i = read<std::uint64_t>(first), j = read<std::uint64_t>(second);
      if (i >= above || j >= below) [[unlikely]] {
        i += i >= above ? above : 0;
        j += j >= below ? below : 0;
        if (i >= above || j >= below) throw OutOfRange{};
      }
      write(to, i * below + j);
      first += row.array;
      second += row.index;
      to += row.value;
    }
  };
  try {
    if (rows == 1) {
      parallel_for(row.extent, kGrain, [&](std::int64_t begin, std::int64_t end) { join_row(0, 0, 0, begin, end); });
    } else {
      walk(axes, axes.size() - 1, [&](std::int64_t array, std::int64_t value, std::int64_t index) {
        join_row(array, value, index, 0, row.extent);
      });
    }
  } catch (const OutOfRange&) {
    check_indices("indices", high, outer);
    check_indices("indices", low, inner);
    throw;
  }
  return result;
}

}  // namespace pylucid::cpu
