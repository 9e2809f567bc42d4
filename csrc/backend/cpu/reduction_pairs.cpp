// Reductions whose totals have two parts: the logarithm of a sum of exponentials, variances. The array is read once, in
// blocks that stay in the cache: each block's totals are found in two sweeps and merged pairwise.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "backend/cpu/driver.h"
#include "backend/cpu/isa_functions.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/reduce_axes.h"
#include "backend/cpu/row_loops.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernel/shape_rules.h"
#include "reduction/kernels.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kWidth = 512;  // columns reduced together
constexpr std::int64_t kRows = 32;    // rows of one block of columns
constexpr std::size_t kLevels = 48;

// The two parts of n totals, of `count` elements each, one after the other.
struct Part {
  std::vector<char> memory;
  double count = 0;
};

// Merges a stream of totals pairwise, as a binary counter adds.
class PairCascade {
 public:
  PairCascade(const PairLoops& loops, std::int64_t width, std::size_t item)
      : loops_(loops), width_(width), bytes_(static_cast<std::size_t>(width) * item) {}

  // Where the next totals are to be written.
  char* first() { return row(0).memory.data(); }
  char* second() { return first() + bytes_; }
  void push(double count) {
    row(0).count = count;
    std::size_t level = 0;
    for (; pushed_ >> level & 1U; ++level) {
      merge(row(level + 1), row(0));
      std::swap(row(level + 1), row(0));
    }
    std::swap(row(level + 1), row(0));
    ++pushed_;
  }
  // The totals of everything, in place of the next.
  void finish() {
    bool found = false;
    for (std::size_t level = 0; pushed_ >> level; ++level) {
      if (!(pushed_ >> level & 1U)) continue;
      if (found) merge(row(level + 1), row(0));
      std::swap(row(level + 1), row(0));
      found = true;
    }
    pushed_ = 0;
  }

 private:
  Part& row(std::size_t level) {
    Part& part = parts_[level];
    if (part.memory.size() < 2 * bytes_) part.memory.resize(2 * bytes_);
    return part;
  }
  void merge(Part& into, const Part& from) {
    char* to = into.memory.data();
    const char* more = from.memory.data();
    loops_.merge(to, to + bytes_, more, more + bytes_, into.count, from.count, width_);
    into.count += from.count;
  }

  const PairLoops& loops_;
  std::int64_t width_;
  std::size_t bytes_;
  std::uint64_t pushed_ = 0;
  std::array<Part, kLevels> parts_;
};

struct Totals {
  Storage first, second;  // C order, without the reduced axes
};

struct PairReduction {
  const PairLoops& loops;
  const char* data;
  Dtype memory;
  Dtype total;
  Axes kept;
  Axes reduced;
  char* first;
  char* second;
};

Operand operand_of(const PairReduction& r, const Axes& axes) {
  Operand o;
  set_conversion_in(o, r.memory, r.total);
  for (std::size_t i = 0; i < axes.count; ++i) o.strides[i] = axes.at[i].stride;
  return o;
}

void reduce_rows(const PairReduction& r) {
  const std::size_t item = itemsize(r.total);
  std::size_t split = 0;  // axes below lie within one block
  std::int64_t elements = 1;
  while (split + 1 < r.reduced.count && elements * r.reduced.at[split].extent <= kTileElements) {
    elements *= r.reduced.at[split++].extent;
  }
  const std::int64_t extent = r.reduced.count ? r.reduced.at[split].extent : 1;
  const std::int64_t stride = r.reduced.count ? r.reduced.at[split].stride : 0;
  const std::int64_t step = std::min(extent, std::max<std::int64_t>(1, kTileElements / elements));
  const bool single = extent == step && r.reduced.count <= split + 1;
  const Operand o = operand_of(r, r.reduced);
  const int ndim = r.reduced.count ? static_cast<int>(split) + 1 : 0;
  const std::int64_t grain = std::max<std::int64_t>(1, kGrain / r.reduced.elements());
  parallel_for(r.kept.elements(), grain, [&](std::int64_t begin, std::int64_t end) {
    const Scratch& s = scratch();
    std::array<std::int64_t, kMaxDims> extents;
    for (std::size_t i = 0; i < split; ++i) extents[i] = r.reduced.at[i].extent;
    PairCascade cascade(r.loops, 1, item);
    Walk kept(r.kept, 0, r.data, r.first);
    kept.seek(begin);
    for (std::int64_t k = begin; k < end; ++k, kept.next()) {
      char* first = kept.out();
      char* second = r.second + (first - r.first);
      Walk outer(r.reduced, split + 1, kept.data(), nullptr);
      do {
        for (std::int64_t i = 0; i < extent; i += step) {
          extents[split] = std::min(step, extent - i);
          const std::int64_t n = elements * extents[split];
          const char* x = fetch(o, outer.data() + i * stride, extents.data(), ndim, n, s.buffer(0), s);
          r.loops.block(x, n, single ? first : cascade.first(), single ? second : cascade.second());
          if (!single) cascade.push(static_cast<double>(n));
        }
      } while (outer.next());
      if (single) continue;
      cascade.finish();
      std::memcpy(first, cascade.first(), item);
      std::memcpy(second, cascade.second(), item);
    }
  });
}

void reduce_columns(const PairReduction& r) {
  const std::size_t item = itemsize(r.total);
  const Axis& inner = r.kept.at[0];
  const std::int64_t width = std::min(inner.extent, kWidth);
  const std::int64_t tiles = (inner.extent + width - 1) / width;
  const std::int64_t others = r.kept.elements() / inner.extent;
  const std::int64_t extent = r.reduced.count ? r.reduced.at[0].extent : 1;
  const std::int64_t stride = r.reduced.count ? r.reduced.at[0].stride : 0;
  const Operand o = operand_of(r, r.kept);
  const std::int64_t grain = std::max<std::int64_t>(1, kGrain / (r.reduced.elements() * width));
  parallel_for(tiles * others, grain, [&](std::int64_t begin, std::int64_t end) {
    const Scratch& s = scratch();
    std::vector<char> rows;
    for (std::int64_t tile = begin; tile < end; ++tile) {
      Walk kept(r.kept, 1, r.data, r.first);
      kept.seek(tile / tiles);
      const std::int64_t column = tile % tiles * width;
      const std::int64_t columns = std::min(width, inner.extent - column);
      const std::int64_t row_bytes = columns * static_cast<std::int64_t>(item);
      const bool direct = !o.first && dense(o, &columns, 1);
      if (!direct) rows.resize(static_cast<std::size_t>(kRows * row_bytes));
      PairCascade cascade(r.loops, columns, item);
      Walk outer(r.reduced, 1, kept.data() + column * inner.stride, nullptr);
      do {
        for (std::int64_t i = 0; i < extent; i += kRows) {
          const std::int64_t n = std::min(kRows, extent - i);
          const char* x = outer.data() + i * stride;
          if (!direct) {
            for (std::int64_t k = 0; k < n; ++k) {
              load(o, x + k * stride, &columns, 1, columns, rows.data() + k * row_bytes, s);
            }
            x = rows.data();
          }
          r.loops.columns(x, n, direct ? stride : row_bytes, columns, cascade.first(), cascade.second());
          cascade.push(static_cast<double>(n));
        }
      } while (outer.next());
      cascade.finish();
      char* first = kept.out() + column * inner.out;
      char* second = r.second + (first - r.first);
      for (std::int64_t k = 0; k < columns; ++k) {
        const auto at = static_cast<std::size_t>(k) * item;
        std::memcpy(first + k * inner.out, cascade.first() + at, item);
        std::memcpy(second + k * inner.out, cascade.second() + at, item);
      }
    }
  });
}

// Over `axes` (ascending), each of which has elements.
Totals reduce(const PairLoops& loops, const Storage& x, const Dims& axes, Dtype total, bool may_split = true) {
  const Shape shape = reduce_shape("reduce", x.shape, axes, false);
  std::int64_t divided = -1;
  std::int64_t elements = 1, reduced_elements = 1;
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    elements *= x.shape[i];
    if (!among(axes, i)) continue;
    reduced_elements *= x.shape[i];
    if (divided < 0 || splits_better(x, i, static_cast<std::size_t>(divided))) divided = static_cast<std::int64_t>(i);
  }
  const std::int64_t results = elements / reduced_elements;
  if (may_split && elements >= kSplitFrom && results <= kFewRows && divided >= 0) {
    const auto at = static_cast<std::size_t>(divided);
    const std::int64_t parts = std::min({std::int64_t{32}, elements / (kSplitFrom / 4), x.shape[at]});
    if (parts > 1 && x.shape[at] / parts > 1) {
      // The parts are reduced side by side, then merged.
      const Pieces part = cut(x, axes, at, parts);
      const Totals partial = reduce(loops, part.pieces, part.axes, total, false);
      Totals folded{allocate(shape, total), allocate(shape, total)};
      const auto bytes = static_cast<std::size_t>(results) * itemsize(total);
      std::memcpy(folded.first.data(), partial.first.data(), bytes);
      std::memcpy(folded.second.data(), partial.second.data(), bytes);
      const auto each = static_cast<double>(reduced_elements / x.shape[at]) * static_cast<double>(part.length);
      double count = each;
      for (std::int64_t k = 1; k < parts; ++k) {
        const std::size_t from = static_cast<std::size_t>(k) * bytes;
        loops.merge(folded.first.data(), folded.second.data(), partial.first.data() + from,
                    partial.second.data() + from, count, each, results);
        count += each;
      }
      if (part.rest.shape[at] > 0) {
        const Totals last = reduce(loops, part.rest, axes, total, false);
        loops.merge(folded.first.data(), folded.second.data(), last.first.data(), last.second.data(), count,
                    static_cast<double>(reduced_elements) - count, results);
      }
      return folded;
    }
  }
  Totals out{allocate(shape, total), allocate(shape, total)};
  if (elements == 0) return out;
  PairReduction r{loops, nullptr, x.dtype, total, {}, {}, out.first.data(), out.second.data()};
  split_axes(x, axes, out.first, r.data, r.kept, r.reduced);
  r.kept.arrange();
  r.reduced.arrange();
  by_columns(r.kept, r.reduced) ? reduce_columns(r) : reduce_rows(r);
  return out;
}

std::int64_t count_of(const Storage& x, const Dims& axes) {
  std::int64_t count = 1;
  for (const std::int64_t a : axes) count *= x.shape[static_cast<std::size_t>(a)];
  return count;
}

const PairLoops& loops_of(Pairs kind, const char* op, Dtype dt) {
  const PairLoops* loops = isa_functions().rows->pairs(kind, loop_dtype(dt));
  if (!loops) throw TypeError(std::string(op) + ": x is " + std::string(name(dt)) + "; accepted are real dtypes");
  return *loops;
}

template <class T>
void log_of(Totals& totals) {
  T* shift = reinterpret_cast<T*>(totals.first.data());
  const T* sum = reinterpret_cast<const T*>(totals.second.data());
  for (std::int64_t i = 0, n = totals.first.size(); i < n; ++i) shift[i] += std::log(sum[i]);
}

template <class T>
void divide(Storage& squares, double degrees, bool root) {
  T* value = reinterpret_cast<T*>(squares.data());
  for (std::int64_t i = 0, n = squares.size(); i < n; ++i) {
    const double variance = degrees > 0 ? static_cast<double>(value[i]) / degrees : std::nan("");
    value[i] = static_cast<T>(root ? std::sqrt(variance) : variance);
  }
}

Storage spread(const char* op, const Storage& x, const std::optional<Dims>& axis, double correction, bool root,
               const Shape& shape, Dtype dt) {
  const Dims axes = normalize_axes(op, axis, x.ndim());
  const PairLoops& loops = loops_of(Pairs::Moments, op, dt);
  const std::int64_t count = count_of(x, axes);
  if (count == 0) return full(shape, Scalar::of(std::nan("")), shape, dt);
  Storage squares = reduce(loops, x, axes, loop_dtype(dt)).second;
  const double degrees = static_cast<double>(count) - correction;
  squares.dtype == Dtype::Float32 ? divide<float>(squares, degrees, root) : divide<double>(squares, degrees, root);
  return as_dtype(shaped(std::move(squares), shape), dt);
}

}  // namespace

Storage logsumexp(const Storage& x, const std::optional<Dims>& axis, bool, const Shape& shape, Dtype dt) {
  const Dims axes = normalize_axes("logsumexp", axis, x.ndim());
  const PairLoops& loops = loops_of(Pairs::LogSumExp, "logsumexp", dt);
  if (count_of(x, axes) == 0) return full(shape, Scalar::of(-HUGE_VAL), shape, dt);
  Totals totals = reduce(loops, x, axes, loop_dtype(dt));
  totals.first.dtype == Dtype::Float32 ? log_of<float>(totals) : log_of<double>(totals);
  return as_dtype(shaped(std::move(totals.first), shape), dt);
}

Storage var(const Storage& x, const std::optional<Dims>& axis, double correction, bool, const Shape& shape, Dtype dt) {
  return spread("var", x, axis, correction, false, shape, dt);
}

Storage std(const Storage& x, const std::optional<Dims>& axis, double correction, bool, const Shape& shape, Dtype dt) {
  return spread("std", x, axis, correction, true, shape, dt);
}

}  // namespace pylucid::cpu
