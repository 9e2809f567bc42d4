// Scans: sums, products, extrema and logarithms of sums of exponentials of everything up to an element, and the
// operators that their gradients are made of.
#include <algorithm>
#include <array>
#include <atomic>
#include <complex>
#include <cstring>
#include <string>
#include <vector>

#include "backend/cpu/isa_functions.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/lanes.h"
#include "backend/cpu/reduce_axes.h"
#include "backend/cpu/row_loops.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernel/shape_rules.h"
#include "scan/kernels.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kWidth = 512;  // lanes side by side

std::size_t axis_of(const std::optional<std::int64_t>& axis, const Storage& x) {
  return static_cast<std::size_t>(normalize_axis("scan", axis.value_or(0), x.ndim()));
}

// The part [start, start + length) of an axis.
Storage part(const Storage& x, std::size_t along, std::int64_t start, std::int64_t length) {
  Storage view = x;
  view.shape = Shape(x.shape);
  view.shape[along] = length;
  if (view.size() > 0) view.offset += start * x.strides[along];
  return view;
}

void fill(Storage part, double value) {
  if (part.size() == 0) return;
  Storage number = full(Shape{}, Scalar::of(value), Shape{}, part.dtype);
  copy_into(part, number);
}

struct ScanCall {
  const ScanLoops& loops;
  Lanes lanes;
  std::array<Operand, kMostArrays> operands;  // results first
  std::size_t count;
  bool backwards;  // rows are walked from their ends

  ScanCall(const ScanLoops& scan, std::span<const Storage* const> arrays, std::span<const Dtype> dtypes,
           std::size_t along, bool reverse)
      : loops(scan), lanes(lanes_of(arrays, along)), count(arrays.size()), backwards(reverse && !lanes.side_by_side) {
    for (std::size_t k = 0; k < count; ++k) {
      const bool result = k < static_cast<std::size_t>(loops.outputs);
      result ? set_conversion_out(operands[k], arrays[k]->dtype, loop_dtype(dtypes[k]))
             : set_conversion_in(operands[k], arrays[k]->dtype, dtypes[k]);
      if (reverse && !backwards) {
        lanes.data[k] += (lanes.length - 1) * lanes.strides[k];
        lanes.strides[k] = -lanes.strides[k];
      }
      operands[k].strides[0] = lanes.side_by_side ? lanes.axes[0].strides[k] : lanes.strides[k];
    }
  }

  // Steps over n elements in the direction of memory, at `data` in the arrays.
  template <class Loop>
  void step(Loop loop, const std::array<char*, kMostArrays>& data, std::int64_t n, char* carry, std::int64_t index,
            const Scratch& s) const {
    std::array<char*, kMostArrays> args{};
    const auto outputs = static_cast<std::size_t>(loops.outputs);
    for (std::size_t k = 0; k < count; ++k) {
      const bool direct = !operands[k].first && dense(operands[k], &n, 1);
      args[k] = direct ? data[k] : s.buffer(k);
      if (!direct && k >= outputs) load(operands[k], data[k], &n, 1, n, args[k], s);
    }
    loop(args.data(), n, carry, index);
    for (std::size_t k = 0; k < outputs; ++k) {
      if (args[k] != data[k]) store(operands[k], data[k], &n, 1, n, args[k], s);
    }
  }

  void rows() const {
    const auto row = [&](char* const* args, std::int64_t n, char* carry, std::int64_t index) {
      backwards ? loops.row_backwards(args, n, carry) : loops.row(args, n, carry, index);
    };
    const std::int64_t grain = std::max<std::int64_t>(1, kGrain / lanes.length);
    parallel_for(lanes.lanes(), grain, [&](std::int64_t begin, std::int64_t end) {
      const Scratch& s = scratch();
      alignas(16) char carry[kCarryBytes];
      for (std::int64_t lane = begin; lane < end; ++lane) {
        const std::array<char*, kMostArrays> data = lanes.at(lane, 0);
        loops.start(carry, 1);
        for (std::int64_t i = 0; i < lanes.length; i += kTileElements) {
          const std::int64_t n = std::min(kTileElements, lanes.length - i);
          std::array<char*, kMostArrays> here = data;
          const std::int64_t from = backwards ? lanes.length - i - n : i;
          for (std::size_t k = 0; k < count; ++k) here[k] += from * lanes.strides[k];
          step(row, here, n, carry, i, s);
        }
      }
    });
  }

  void columns() const {
    const std::int64_t extent = lanes.axes[0].extent, width = std::min(extent, kWidth);
    const std::int64_t tiles = (extent + width - 1) / width;
    const std::int64_t grain = std::max<std::int64_t>(1, kGrain / (lanes.length * width));
    parallel_for(tiles * (lanes.lanes() / extent), grain, [&](std::int64_t begin, std::int64_t end) {
      const Scratch& s = scratch();
      std::vector<char> carry(static_cast<std::size_t>(width) * kCarryBytes);
      for (std::int64_t tile = begin; tile < end; ++tile) {
        std::array<char*, kMostArrays> data = lanes.at(tile / tiles, 1);
        const std::int64_t column = tile % tiles * width, n = std::min(width, extent - column);
        for (std::size_t k = 0; k < count; ++k) data[k] += column * lanes.axes[0].strides[k];
        loops.start(carry.data(), n);
        for (std::int64_t i = 0; i < lanes.length; ++i) {
          step(loops.columns, data, n, carry.data(), i, s);
          for (std::size_t k = 0; k < count; ++k) data[k] += lanes.strides[k];
        }
      }
    });
  }

  void run() const { lanes.side_by_side ? columns() : rows(); }
};

const ScanLoops& loops_of(Scan kind, const char* op, Dtype dt) {
  const ScanLoops* loops = isa_functions().rows->scan(kind, dt);
  if (!loops) throw TypeError(std::string(op) + ": no scan for dtype " + std::string(name(dt)));
  return *loops;
}

// Of inputs that the loop sees as `seen`.
void scan(Scan kind, const char* op, Storage& out, std::initializer_list<const Storage*> inputs, std::size_t along,
          Dtype seen, bool reverse) {
  if (out.size() == 0) return;
  std::array<const Storage*, kMostArrays> arrays{&out};
  std::array<Dtype, kMostArrays> dtypes{loop_dtype(seen), seen, seen, seen};
  std::copy(inputs.begin(), inputs.end(), arrays.begin() + 1);
  ScanCall(loops_of(kind, op, loop_dtype(seen)), std::span(arrays).first(1 + inputs.size()), dtypes, along, reverse)
      .run();
}

// The values that a sum or product of result dtype dt adds up.
Dtype seen_as(Dtype dt) { return is_half(dt) ? dt : sum_dtype(dt); }

Storage accumulate(Scan kind, const char* op, const Storage& x, const std::optional<std::int64_t>& axis,
                   bool include_initial, const Shape& shape, Dtype dt) {
  const std::size_t along = axis_of(axis, x);
  Storage out = allocate_like(shape, x.strides, dt);
  Storage rest = part(out, along, include_initial, x.shape[along]);
  if (include_initial) fill(part(out, along, 0, 1), kind == Scan::Product);
  scan(kind, op, rest, {&x}, along, seen_as(dt), false);
  return out;
}

std::array<Storage, 2> extremum(Scan kind, const char* op, const Storage& x, std::int64_t axis, Dtype dt) {
  const auto along = static_cast<std::size_t>(normalize_axis(op, axis, x.ndim()));
  std::array<Storage, 2> out{allocate_like(x.shape, x.strides, dt), allocate_like(x.shape, x.strides, Dtype::Int64)};
  if (x.size() == 0) return out;
  const std::array<const Storage*, 3> arrays{&out[0], &out[1], &x};
  const std::array<Dtype, 3> dtypes{loop_dtype(dt), Dtype::Int64, dt};
  ScanCall(loops_of(kind, op, loop_dtype(dt)), arrays, dtypes, along, false).run();
  return out;
}

// Moves values between an element and the place in its lane that `indices` names; whether all are in range.
template <class T, bool adds>
bool move_at(const Storage& out, const Storage& x, const Storage& indices, std::size_t along) {
  const std::array<const Storage*, 3> arrays{&out, &x, &indices};
  const Lanes lanes = lanes_of(arrays, along);
  const std::size_t inner = lanes.side_by_side ? 1 : 0;
  const std::int64_t length = lanes.length, width = inner ? lanes.axes[0].extent : 1;
  const std::array<std::int64_t, kMostArrays> along_strides = lanes.strides;
  const std::array<std::int64_t, kMostArrays> strides = inner ? lanes.axes[0].strides : along_strides;
  const std::int64_t out_stride = along_strides[0], x_stride = along_strides[1];
  std::atomic<bool> inside{true};
  const std::int64_t grain = std::max<std::int64_t>(1, kGrain / (length * width));
  parallel_for(lanes.lanes() / width, grain, [&](std::int64_t begin, std::int64_t end) {
    bool all = true;
    // n elements at place `row` of their lanes, or from there on in one lane.
    const auto run = [&](const std::array<char*, kMostArrays>& data, std::int64_t n, std::int64_t row) {
      char* to = data[0];
      const char* from = data[1];
      const char* index = data[2];
      for (std::int64_t j = 0; j < n; ++j, to += strides[0], from += strides[1], index += strides[2]) {
        const std::int64_t at = *reinterpret_cast<const std::int64_t*>(index);
        if (static_cast<std::uint64_t>(at) >= static_cast<std::uint64_t>(length)) {
          all = false;
          continue;
        }
        const std::int64_t by = at - (inner ? row : j);
        if constexpr (adds) {
          *reinterpret_cast<T*>(to + by * out_stride) += *reinterpret_cast<const T*>(from);
        } else {
          *reinterpret_cast<T*>(to) = *reinterpret_cast<const T*>(from + by * x_stride);
        }
      }
    };
    for (std::int64_t k = begin; k < end; ++k) {
      std::array<char*, kMostArrays> data = lanes.at(k, inner);
      if (!inner) {
        run(data, length, 0);
        continue;
      }
      for (std::int64_t row = 0; row < length; ++row) {
        run(data, width, row);
        for (std::size_t a = 0; a < arrays.size(); ++a) data[a] += along_strides[a];
      }
    }
    if (!all) inside.store(false, std::memory_order_relaxed);
  });
  return inside.load();
}

template <bool adds>
Storage moved(const Storage& given, const Storage& indices, std::int64_t axis, Dtype dt, const char* op) {
  const auto along = static_cast<std::size_t>(normalize_axis(op, axis, given.ndim()));
  const Dtype loop = loop_dtype(dt);
  const Storage x = as_dtype(given, loop);
  Storage out = allocate_like(x.shape, x.strides, loop);
  if (out.size() == 0) return as_dtype(std::move(out), dt);
  if (adds) fill(out, 0);
  const bool inside = loop == Dtype::Float32 ? move_at<float, adds>(out, x, indices, along)
                                             : move_at<double, adds>(out, x, indices, along);
  if (!inside) throw IndexError(std::string(op) + ": an index lies outside the axis");
  return as_dtype(std::move(out), dt);
}

}  // namespace

Storage cumulative_sum(const Storage& x, std::optional<std::int64_t> axis, std::optional<Dtype>, bool include_initial,
                       const Shape& shape, Dtype dt) {
  return accumulate(Scan::Sum, "cumulative_sum", x, axis, include_initial, shape, dt);
}

Storage cumulative_prod(const Storage& x, std::optional<std::int64_t> axis, std::optional<Dtype>, bool include_initial,
                        const Shape& shape, Dtype dt) {
  return accumulate(Scan::Product, "cumulative_prod", x, axis, include_initial, shape, dt);
}

Storage cumulative_sum_adjoint(const Storage& x, std::optional<std::int64_t> axis, bool include_initial,
                               const Shape& shape, Dtype dt) {
  const std::size_t along = axis_of(axis, x);
  const Storage rest = part(x, along, include_initial, shape[along]);
  Storage out = allocate_like(shape, x.strides, dt);
  scan(Scan::Sum, "cumulative_sum", out, {&rest}, along, seen_as(dt), true);
  return out;
}

Storage product_before(const Storage& x, std::optional<std::int64_t> axis, std::int64_t step, const Shape& shape,
                       Dtype dt) {
  Storage out = allocate_like(shape, x.strides, dt);
  scan(Scan::ProductBefore, "cumulative_prod", out, {&x}, axis_of(axis, x), dt, step < 0);
  return out;
}

Storage cumulative_prod_gradient(const Storage& cotangent, const Storage& x, std::optional<std::int64_t> axis,
                                 const Shape& shape, Dtype dt) {
  Storage out = product_before(x, axis, 1, shape, dt);
  const Storage before = out;
  scan(Scan::ProductGradient, "cumulative_prod", out, {&cotangent, &x, &before}, axis_of(axis, x), dt, true);
  return out;
}

Storage recurrence(const Storage& a, const Storage& b, std::optional<std::int64_t> axis, std::int64_t step,
                   const Shape& shape, Dtype dt) {
  Storage out = allocate_like(shape, a.strides, dt);
  scan(Scan::Recurrence, "recurrence", out, {&a, &b}, axis_of(axis, a), dt, step < 0);
  return out;
}

Storage without_first(const Storage& x, std::optional<std::int64_t> axis, const Shape& shape, Dtype) {
  const std::size_t along = axis_of(axis, x);
  return part(x, along, 1, shape[along]);
}

Storage with_first(const Storage& x, std::optional<std::int64_t> axis, const Shape& shape, Dtype dt) {
  const std::size_t along = axis_of(axis, x);
  Storage out = allocate_like(shape, x.strides, dt);
  fill(part(out, along, 0, 1), 0);
  Storage rest = part(out, along, 1, x.shape[along]);
  if (rest.size() > 0) copy_into(rest, x);
  return out;
}

Storage shift(const Storage& x, std::int64_t axis, std::int64_t step, double fill_value, const Shape& shape, Dtype dt) {
  const std::size_t along = axis_of(axis, x);
  const std::int64_t length = shape[along];
  const std::int64_t moved = std::clamp(step, -length, length), kept = length - std::abs(moved);
  Storage out = allocate_like(shape, x.strides, dt);
  fill(part(out, along, moved > 0 ? 0 : kept, length - kept), fill_value);
  Storage to = part(out, along, moved > 0 ? moved : 0, kept);
  if (to.size() > 0) copy_into(to, part(x, along, moved > 0 ? 0 : -moved, kept));
  return out;
}

Storage logcumsumexp(const Storage& x, std::int64_t axis, const Shape& shape, Dtype dt) {
  Storage out = allocate_like(shape, x.strides, dt);
  scan(Scan::LogSumExp, "logcumsumexp", out, {&x}, axis_of(axis, x), dt, false);
  return out;
}

std::array<Storage, 2> cummax(const Storage& x, std::int64_t axis, Dtype dt) {
  return extremum(Scan::Max, "cummax", x, axis, dt);
}

std::array<Storage, 2> cummin(const Storage& x, std::int64_t axis, Dtype dt) {
  return extremum(Scan::Min, "cummin", x, axis, dt);
}

Storage taken_at(const Storage& x, const Storage& indices, std::int64_t axis, const Shape&, Dtype dt) {
  return moved<false>(x, indices, axis, dt, "taken_at");
}

Storage added_at(const Storage& x, const Storage& indices, std::int64_t axis, const Shape&, Dtype dt) {
  return moved<true>(x, indices, axis, dt, "added_at");
}

}  // namespace pylucid::cpu
