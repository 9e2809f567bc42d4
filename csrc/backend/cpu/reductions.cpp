// Reductions over any axes of arrays of any layout. The axis nearest to memory decides how: along a reduced axis blocks
// of elements are reduced to one (rows), along a kept axis whole rows are reduced into a row of totals (columns). Sums
// of blocks are added pairwise, in an order that depends on the shape alone and not on the number of threads.
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "backend/cpu/driver.h"
#include "backend/cpu/isa_functions.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/operand.h"
#include "backend/cpu/reduce_axes.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernel/shape_rules.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kColumns = 512;  // of argmax and argmin, a row of whose indices lies on the stack
constexpr std::int64_t kRowsPerBlock = 32;
constexpr std::int64_t kRunElements = 65536;  // of a block that lies in memory as it is
constexpr std::int64_t kLongRow = 128;       // from here on rows are added one by one

// Combines a stream of equally long rows of totals pairwise, as a binary counter adds.
class Cascade {
 public:
  Cascade(const ReduceLoops& loops, std::size_t row_bytes, std::int64_t width, const Scratch& scratch)
      : loops_(loops), bytes_(row_bytes), width_(width), scratch_(scratch) {}

  void push(char* totals) {
    std::size_t level = 0;
    for (; pushed_ >> level & 1U; ++level) loops_.columns(totals, row(level), width_);
    std::memcpy(row(level), totals, bytes_);
    ++pushed_;
  }
  char* finish() {
    char* totals = nullptr;
    for (std::size_t level = 0; pushed_ >> level; ++level) {
      if (!(pushed_ >> level & 1U)) continue;
      if (totals) loops_.columns(row(level), totals, width_);
      totals = row(level);
    }
    pushed_ = 0;
    return totals;
  }

 private:
  // Two rows to a buffer; the first two buffers are the caller's.
  char* row(std::size_t level) const { return scratch_.buffer(2 + level / 2) + level % 2 * (kTileBytes / 2); }

  const ReduceLoops& loops_;
  std::size_t bytes_;
  std::int64_t width_;
  const Scratch& scratch_;
  std::uint64_t pushed_ = 0;
};

struct Reduction {
  const ReduceLoops& loops;
  const char* data;
  Dtype memory;
  Dtype seen;   // the dtype that elements take first
  Dtype total;  // of the totals
  Axes kept;
  Axes reduced;
  char* out;
};

Operand operand_of(const Reduction& r, const Axes& axes) {
  Operand o;
  set_conversion_in(o, r.memory, r.seen);
  if (r.seen != r.total && o.loop_item != itemsize(r.total)) {
    (o.first ? o.second : o.first) = cast_loop(r.seen, r.total);
    o.loop_item = itemsize(r.total);
  }
  for (std::size_t i = 0; i < axes.count; ++i) o.strides[i] = axes.at[i].stride;
  return o;
}

void reduce_rows(const Reduction& r) {
  const std::size_t item = itemsize(r.total);
  std::size_t split = 0;  // axes below lie within one block
  std::int64_t elements = 1;
  while (split + 1 < r.reduced.count && elements * r.reduced.at[split].extent <= kTileElements) {
    elements *= r.reduced.at[split++].extent;
  }
  const std::int64_t extent = r.reduced.count ? r.reduced.at[split].extent : 1;
  const std::int64_t stride = r.reduced.count ? r.reduced.at[split].stride : 0;
  const Operand o = operand_of(r, r.reduced);
  const bool one_run = r.reduced.count == 1 && !o.first && stride == static_cast<std::int64_t>(o.memory_item);
  const std::int64_t most = one_run ? kRunElements : kTileElements;
  const std::int64_t step = std::min(extent, std::max<std::int64_t>(1, most / elements));
  const int ndim = r.reduced.count ? static_cast<int>(split) + 1 : 0;
  const std::int64_t grain = std::max<std::int64_t>(1, kGrain / r.reduced.elements());
  if (one_run && extent == step && r.kept.count == 1 && r.kept.at[0].out == static_cast<std::int64_t>(item)) {
    const std::int64_t pitch = r.kept.at[0].stride;
    parallel_for(r.kept.elements(), grain, [&](std::int64_t begin, std::int64_t end) {
      const auto at = begin * static_cast<std::int64_t>(item);
      r.loops.rows(r.data + begin * pitch, pitch, end - begin, extent, r.out + at);
    });
    return;
  }
  parallel_for(r.kept.elements(), grain, [&](std::int64_t begin, std::int64_t end) {
    const Scratch& s = scratch();
    std::array<std::int64_t, kMaxDims> extents;
    for (std::size_t i = 0; i < split; ++i) extents[i] = r.reduced.at[i].extent;
    Cascade cascade(r.loops, item, 1, s);
    Walk kept(r.kept, 0, r.data, r.out);
    kept.seek(begin);
    for (std::int64_t k = begin; k < end; ++k, kept.next()) {
      Walk outer(r.reduced, split + 1, kept.data(), nullptr);
      const bool single = extent == step && r.reduced.count <= split + 1;
      do {
        for (std::int64_t i = 0; i < extent; i += step) {
          extents[split] = std::min(step, extent - i);
          const std::int64_t n = elements * extents[split];
          const char* x = fetch(o, outer.data() + i * stride, extents.data(), ndim, n, s.buffer(0), s);
          alignas(16) char total[16];
          r.loops.block(x, n, single ? kept.out() : total);
          if (!single) cascade.push(total);
        }
      } while (outer.next());
      if (!single) std::memcpy(kept.out(), cascade.finish(), item);
    }
  });
}

void reduce_columns(const Reduction& r) {
  const std::size_t item = itemsize(r.total);
  const Axis& inner = r.kept.at[0];
  // Half a buffer: wide enough for the processor to look ahead in each row.
  const auto most = static_cast<std::int64_t>(kTileBytes / 2 / std::max(item, itemsize(r.memory)));
  const std::int64_t width = std::min(inner.extent, most);
  // Short rows that follow one another in memory are taken several at a time.
  std::int64_t rows = 1;
  if (r.reduced.count && r.reduced.at[0].stride == inner.extent * inner.stride && inner.extent < kLongRow) {
    rows = std::min(r.reduced.at[0].extent, most / width);
  }
  const std::int64_t tiles = (inner.extent + width - 1) / width;
  const std::int64_t others = r.kept.elements() / inner.extent;
  const std::int64_t reduced = r.reduced.elements();
  const Operand o = operand_of(r, r.kept);
  const std::int64_t grain = std::max<std::int64_t>(1, kGrain / std::max<std::int64_t>(1, reduced * width));
  parallel_for(tiles * others, grain, [&](std::int64_t begin, std::int64_t end) {
    const Scratch& s = scratch();
    for (std::int64_t tile = begin; tile < end; ++tile) {
      Walk kept(r.kept, 1, r.data, r.out);
      kept.seek(tile / tiles);
      const std::int64_t column = tile % tiles * width;
      const std::int64_t columns = std::min(width, inner.extent - column);
      char* totals = s.buffer(1);
      Cascade cascade(r.loops, static_cast<std::size_t>(columns * rows) * item, columns * rows, s);
      std::int64_t added = 0;
      const bool direct = !o.first && dense(o, &columns, 1);
      Walk outer(r.reduced, 1, kept.data() + column * inner.stride, nullptr);
      const std::int64_t extent = r.reduced.count ? r.reduced.at[0].extent : 1;
      const std::int64_t stride = r.reduced.count ? r.reduced.at[0].stride : 0;
      do {
        for (std::int64_t i = 0; i < extent; i += rows) {
          if (direct && added > 0 && added < kRowsPerBlock && extent - i >= kRowsTogether * rows) {
            r.loops.columns_together(totals, outer.data() + i * stride, rows * stride, columns * rows);
            added += kRowsTogether;
            i += (kRowsTogether - 1) * rows;
            continue;
          }
          const std::int64_t n = columns * std::min(rows, extent - i);
          const bool whole = n == columns * rows;
          const char* x = fetch(o, outer.data() + i * stride, &n, 1, n, s.buffer(0), s);
          // Only a whole row starts new totals, so that all of them have a value.
          if (added >= kRowsPerBlock && whole) {
            cascade.push(totals);
            added = 0;
          }
          if (added++ == 0) {
            std::memcpy(totals, x, static_cast<std::size_t>(n) * item);
          } else {
            r.loops.columns(totals, x, n);
          }
        }
      } while (outer.next());
      cascade.push(totals);
      totals = cascade.finish();
      for (std::int64_t k = 1; k < rows; ++k) {
        r.loops.columns(totals, totals + static_cast<std::size_t>(k * columns) * item, columns);
      }
      char* out = kept.out() + column * inner.out;
      if (inner.out == static_cast<std::int64_t>(item)) {
        std::memcpy(out, totals, static_cast<std::size_t>(columns) * item);
      } else {
        for (std::int64_t k = 0; k < columns; ++k) {
          std::memcpy(out + k * inner.out, totals + static_cast<std::size_t>(k) * item, item);
        }
      }
    }
  });
}

// Totals over `axes` (ascending) of the elements as `seen`, in the dtype `total`, without the reduced axes.
Storage reduce(Reducer reducer, const Storage& x, const Dims& axes, Dtype seen, Dtype total, bool may_split = true) {
  const Shape shape = reduce_shape("reduce", x.shape, axes, false);
  // The bits of a bool are those of 0 and 1 in uint8.
  const bool bits = x.dtype == Dtype::Bool && total == Dtype::UInt8;
  const Dtype memory = bits ? Dtype::UInt8 : x.dtype;
  if (bits) seen = Dtype::UInt8;
  const ReduceLoops* loops = isa_functions().reduce(reducer, total);
  if (!loops) throw TypeError("no reduction for dtype " + std::string(name(total)));

  std::int64_t divided = -1;
  std::int64_t elements = 1, reduced_elements = 1;
  std::int64_t nearest = INT64_MAX;
  bool kept_nearest = false;
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    elements *= x.shape[i];
    if (x.shape[i] > 1 && std::abs(x.strides[i]) < nearest) {
      nearest = std::abs(x.strides[i]);
      kept_nearest = !among(axes, i);
    }
    if (!among(axes, i)) continue;
    reduced_elements *= x.shape[i];
    if (divided < 0 || splits_better(x, i, static_cast<std::size_t>(divided))) divided = static_cast<std::int64_t>(i);
  }
  const std::int64_t results = reduced_elements ? elements / reduced_elements : 0;
  if (may_split && elements >= kSplitFrom && results <= (kept_nearest ? kFewColumns : kFewRows) && divided >= 0) {
    const auto at = static_cast<std::size_t>(divided);
    const std::int64_t parts = std::min({std::int64_t{32}, elements / (kSplitFrom / 4), x.shape[at]});
    if (parts > 1 && x.shape[at] / parts > 1) {
      // The parts are reduced side by side, then their totals.
      const Pieces part = cut(x, axes, at, parts);
      const Storage partial = reduce(reducer, part.pieces, part.axes, seen, total, false);
      const Storage folded = reduce(reducer, partial, Dims{0}, total, total, false);
      if (part.rest.shape[at] == 0) return folded;
      const Storage last = reduce(reducer, part.rest, axes, seen, total, false);
      loops->columns(folded.data(), last.data(), last.size());
      return folded;
    }
  }

  Storage out = allocate(shape, total);
  if (out.size() == 0) return out;
  if (reduced_elements == 0) return full(shape, Scalar::of(std::int64_t{reducer != Reducer::Sum}), shape, total);
  Reduction r{*loops, nullptr, memory, seen, total, {}, {}, out.data()};
  split_axes(x, axes, out, r.data, r.kept, r.reduced);
  r.kept.arrange();
  r.reduced.arrange();
  by_columns(r.kept, r.reduced) ? reduce_columns(r) : reduce_rows(r);
  return out;
}

Storage extremum(Reducer reducer, const char* op, const Storage& x, const std::optional<Dims>& axis, const Shape& shape,
                 Dtype dt) {
  if (is_complex(x.dtype))
    throw TypeError(std::string(op) + ": x is " + std::string(name(x.dtype)) + "; accepted are real dtypes");
  require_elements(op, x.shape, axis);
  const Dtype total = x.dtype == Dtype::Bool ? Dtype::UInt8 : loop_dtype(x.dtype);
  Storage result = reduce(reducer, x, normalize_axes(op, axis, x.ndim()), total, total);
  if (x.dtype == Dtype::Bool) result.dtype = Dtype::Bool;
  return as_dtype(shaped(std::move(result), shape), dt);
}

// The least or the largest of the elements' truth values.
Storage truth(Reducer reducer, const char* op, const Storage& x, const std::optional<Dims>& axis, const Shape& shape) {
  const Dims axes = normalize_axes(op, axis, x.ndim());
  std::int64_t reduced = 1;
  for (const std::int64_t a : axes) reduced *= x.shape[static_cast<std::size_t>(a)];
  const bool empty = reducer == Reducer::Min;
  if (reduced == 0) return full(shape, Scalar::of(empty), shape, Dtype::Bool);
  Storage result = reduce(reducer, x, axes, Dtype::Bool, Dtype::UInt8);
  result.dtype = Dtype::Bool;
  return shaped(std::move(result), shape);
}

template <class T, class Wide>
void divide(Storage& x, std::int64_t count) {
  T* values = reinterpret_cast<T*>(x.data());
  const auto divisor = static_cast<double>(count);
  for (std::int64_t i = 0, n = x.size(); i < n; ++i) values[i] = static_cast<T>(static_cast<Wide>(values[i]) / divisor);
}

struct Best {
  alignas(16) char value[16];
  std::int64_t index;
};

struct ArgReduction {
  const ReduceLoops& reduce;
  const ArgLoops& arg;
  Operand operand;  // along the axis, or along the kept axis in memory order
  std::size_t item;
};

// The best of n elements from `from` on; indices count from `first`.
Best scan(const ArgReduction& a, const char* from, std::int64_t first, std::int64_t n, const Scratch& s) {
  Best best;
  std::int64_t block = 0;
  const std::int64_t stride = a.operand.strides[0];
  for (std::int64_t i = 0; i < n; i += kTileElements) {
    const std::int64_t count = std::min(kTileElements, n - i);
    const char* x = fetch(a.operand, from + i * stride, &count, 1, count, s.buffer(0), s);
    alignas(16) char value[16];
    a.reduce.block(x, count, value);
    if (i > 0 && !a.arg.beats(value, best.value)) continue;
    std::memcpy(best.value, value, a.item);
    block = i;
  }
  const std::int64_t count = std::min(kTileElements, n - block);
  const char* x = fetch(a.operand, from + block * stride, &count, 1, count, s.buffer(0), s);
  best.index = first + block + a.arg.find(x, count, best.value);
  return best;
}

void arg_rows(const ArgReduction& a, const char* data, std::int64_t n, const Axes& kept, char* out) {
  const std::int64_t outputs = kept.elements();
  if (outputs == 1 && n >= kSplitFrom) {
    constexpr std::int64_t part = kSplitFrom / 4;
    std::vector<Best> found(static_cast<std::size_t>((n + part - 1) / part));
    parallel_for(static_cast<std::int64_t>(found.size()), 1, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t k = begin; k < end; ++k) {
        found[static_cast<std::size_t>(k)] =
            scan(a, data + k * part * a.operand.strides[0], k * part, std::min(part, n - k * part), scratch());
      }
    });
    const Best* best = found.data();
    for (const Best& other : found) {
      if (a.arg.beats(other.value, best->value)) best = &other;
    }
    std::memcpy(out, &best->index, sizeof(best->index));
    return;
  }
  parallel_for(outputs, std::max<std::int64_t>(1, kGrain / n), [&](std::int64_t begin, std::int64_t end) {
    Walk walk(kept, 0, data, out);
    walk.seek(begin);
    for (std::int64_t k = begin; k < end; ++k, walk.next()) {
      const std::int64_t index = scan(a, walk.data(), 0, n, scratch()).index;
      std::memcpy(walk.out(), &index, sizeof(index));
    }
  });
}

void arg_columns(const ArgReduction& a, const char* data, std::int64_t n, std::int64_t stride, const Axes& kept,
                 char* out) {
  const Axis& inner = kept.at[0];
  const std::int64_t tiles = (inner.extent + kColumns - 1) / kColumns;
  const std::int64_t grain = std::max<std::int64_t>(1, kGrain / (n * std::min(inner.extent, kColumns)));
  parallel_for(tiles * (kept.elements() / inner.extent), grain, [&](std::int64_t begin, std::int64_t end) {
    const Scratch& s = scratch();
    for (std::int64_t tile = begin; tile < end; ++tile) {
      Walk walk(kept, 1, data, out);
      walk.seek(tile / tiles);
      const std::int64_t column = tile % tiles * kColumns;
      const std::int64_t columns = std::min(kColumns, inner.extent - column);
      const char* from = walk.data() + column * inner.stride;
      char* best = s.buffer(1);
      std::array<std::int64_t, kColumns> index{};
      for (std::int64_t row = 0; row < n; ++row) {
        const char* x = fetch(a.operand, from + row * stride, &columns, 1, columns, s.buffer(0), s);
        if (row == 0) {
          std::memcpy(best, x, static_cast<std::size_t>(columns) * a.item);
        } else {
          a.arg.columns(best, index.data(), x, row, columns);
        }
      }
      char* to = walk.out() + column * inner.out;
      for (std::int64_t k = 0; k < columns; ++k)
        std::memcpy(to + k * inner.out, &index[static_cast<std::size_t>(k)], 8);
    }
  });
}

Storage arg_extremum(Reducer reducer, const char* op, const Storage& given, std::optional<std::int64_t> axis,
                     const Shape& shape) {
  if (is_complex(given.dtype))
    throw TypeError(std::string(op) + ": x is " + std::string(name(given.dtype)) + "; accepted are real dtypes");
  require_elements(op, given.shape, axis ? std::optional<Dims>(Dims{*axis}) : std::nullopt);
  Storage x = given;
  if (!axis) {
    if (!x.contiguous()) x = c_order(x);
    x = shaped(std::move(x), {x.size()});
  }
  const auto along = static_cast<std::size_t>(axis ? normalize_axis(op, *axis, x.ndim()) : 0);
  Storage out = allocate(reduce_shape(op, x.shape, Dims{static_cast<std::int64_t>(along)}, false), Dtype::Int64);
  if (out.size() > 0) {
    const Dtype total = x.dtype == Dtype::Bool ? Dtype::UInt8 : loop_dtype(x.dtype);
    const Dtype memory = x.dtype == Dtype::Bool ? Dtype::UInt8 : x.dtype;
    ArgReduction a{*isa_functions().reduce(reducer, total), *isa_functions().arg(reducer, total), {}, itemsize(total)};
    set_conversion_in(a.operand, memory, total);
    Axes kept;
    std::size_t to = 0;
    for (std::size_t i = 0; i < x.ndim(); ++i) {
      if (i == along) continue;
      if (x.shape[i] != 1) kept.add({x.shape[i], x.strides[i], out.strides[to]});
      ++to;
    }
    kept.arrange();
    const std::int64_t n = x.shape[along], stride = x.strides[along];
    const bool columns = kept.count > 0 && (std::abs(kept.at[0].stride) < std::abs(stride) ||
                                            (n < kShortRun && kept.at[0].extent >= kShortRun));
    a.operand.strides[0] = columns ? kept.at[0].stride : stride;
    columns ? arg_columns(a, x.data(), n, stride, kept, out.data()) : arg_rows(a, x.data(), n, kept, out.data());
  }
  return shaped(std::move(out), shape);
}

}  // namespace

Storage sum(const Storage& x, const std::optional<Dims>& axis, std::optional<Dtype>, bool, const Shape& shape,
            Dtype dt) {
  const Dtype total = sum_dtype(dt);
  return as_dtype(shaped(reduce(Reducer::Sum, x, normalize_axes("sum", axis, x.ndim()), total, total), shape), dt);
}

Storage prod(const Storage& x, const std::optional<Dims>& axis, std::optional<Dtype>, bool, const Shape& shape,
             Dtype dt) {
  const Dtype total = sum_dtype(dt);
  return as_dtype(shaped(reduce(Reducer::Product, x, normalize_axes("prod", axis, x.ndim()), total, total), shape), dt);
}

Storage all(const Storage& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype) {
  return truth(Reducer::Min, "all", x, axis, shape);
}

Storage any(const Storage& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype) {
  return truth(Reducer::Max, "any", x, axis, shape);
}

Storage count_nonzero(const Storage& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype) {
  const Dims axes = normalize_axes("count_nonzero", axis, x.ndim());
  return shaped(reduce(Reducer::Sum, x, axes, Dtype::Bool, Dtype::Int64), shape);
}

Storage mean(const Storage& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype dt) {
  const Dims axes = normalize_axes("mean", axis, x.ndim());
  std::int64_t count = 1;
  for (std::int64_t a : axes) count *= x.shape[static_cast<std::size_t>(a)];
  Storage total = shaped(reduce(Reducer::Sum, x, axes, sum_dtype(dt), sum_dtype(dt)), shape);
  switch (total.dtype) {
    case Dtype::Float32: divide<float, double>(total, count); break;
    case Dtype::Float64: divide<double, double>(total, count); break;
    case Dtype::Complex64: divide<std::complex<float>, std::complex<double>>(total, count); break;
    case Dtype::Complex128: divide<std::complex<double>, std::complex<double>>(total, count); break;
    default:
      throw TypeError("mean: x is " + std::string(name(x.dtype)) + "; accepted are floating point and complex dtypes");
  }
  return as_dtype(std::move(total), dt);
}

Storage max(const Storage& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype dt) {
  return extremum(Reducer::Max, "max", x, axis, shape, dt);
}

Storage min(const Storage& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype dt) {
  return extremum(Reducer::Min, "min", x, axis, shape, dt);
}

Storage argmax(const Storage& x, std::optional<std::int64_t> axis, bool, const Shape& shape, Dtype) {
  return arg_extremum(Reducer::Max, "argmax", x, axis, shape);
}

Storage argmin(const Storage& x, std::optional<std::int64_t> axis, bool, const Shape& shape, Dtype) {
  return arg_extremum(Reducer::Min, "argmin", x, axis, shape);
}

Storage sum_to(const Storage& x, const Dims& target, const Shape& shape, Dtype dt) {
  if (x.shape == shape) return as_dtype(x, dt);
  const std::size_t lead = x.ndim() - target.size();
  Dims axes(x.ndim());
  std::size_t count = 0;
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    if (i < lead || (target[i - lead] == 1 && x.shape[i] != 1)) axes[count++] = static_cast<std::int64_t>(i);
  }
  const Dims reduced(std::span<const std::int64_t>(axes.data(), count));
  return as_dtype(shaped(reduce(Reducer::Sum, x, reduced, sum_dtype(dt), sum_dtype(dt)), shape), dt);
}

}  // namespace pylucid::cpu
