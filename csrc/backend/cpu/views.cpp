// Views, copies and creation.
#include <algorithm>
#include <array>
#include <complex>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "array/kernels.h"
#include "backend/cpu/casts.h"
#include "backend/cpu/driver.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/strided.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"

namespace pylucid::cpu {
namespace {

Storage with_strides(const Storage& x, const Shape& shape, Strides strides) {
  Storage view;
  view.buffer = x.buffer;
  view.offset = x.offset;
  view.shape = shape;
  view.strides = std::move(strides);
  view.dtype = x.dtype;
  return view;
}

// Strides with which the elements of x, in C order, have another shape of as many elements; false: there are none.
bool reshape_strides(const Storage& x, const Shape& shape, Strides& strides) {
  strides = contiguous_strides(shape, itemsize(x.dtype));
  if (x.contiguous()) return true;
  Dims extents(x.ndim()), steps(x.ndim());  // x without axes of length 1
  std::size_t old_ndim = 0;
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    if (x.shape[i] == 1) continue;
    extents[old_ndim] = x.shape[i];
    steps[old_ndim++] = x.strides[i];
  }
  // Runs of old axes are matched with runs of new axes of the same number of elements; an old run must be one axis long
  // or evenly spaced.
  std::size_t from = 0, to = 0;
  while (from < old_ndim && to < shape.size()) {
    std::size_t from_end = from + 1, to_end = to + 1;
    std::int64_t old_count = extents[from], new_count = shape[to];
    while (old_count != new_count) {
      if (new_count < old_count) {
        new_count *= shape[to_end++];
      } else {
        if (steps[from_end - 1] != extents[from_end] * steps[from_end]) return false;
        old_count *= extents[from_end++];
      }
    }
    std::int64_t stride = steps[from_end - 1];
    for (std::size_t i = to_end; i-- > to;) {
      strides[i] = stride;
      stride *= shape[i];
    }
    from = from_end;
    to = to_end;
  }
  return true;
}

// The part of `whole` that an index names.
Storage view_of(const Storage& whole, const Index& index, const Shape& shape) {
  Storage view = with_strides(whole, shape, Strides(shape.size(), 0));
  std::size_t axis = 0, to = 0;
  for (const IndexItem& item : index) {
    if (item.kind == IndexItem::Kind::NewAxis) {
      ++to;
      continue;
    }
    const std::int64_t stride = whole.strides[axis++];
    if (item.kind == IndexItem::Kind::Integer) {
      view.offset += item.start * stride;
      continue;
    }
    // An empty slice may start behind the end: no address is formed from it.
    if (item.length > 0) view.offset += item.start * stride;
    view.strides[to++] = stride * item.step;
  }
  if (view.size() == 0) view.offset = whole.offset;
  return view;
}

void set_value(char* to, Dtype dt, const Scalar& value) {
  const auto convert = [&](Dtype from, const void* p) { cast_loop(from, dt)(static_cast<const char*>(p), to, 1); };
  switch (value.kind) {
    case Scalar::Kind::Bool: {
      const bool b = value.integer != 0;
      return convert(Dtype::Bool, &b);
    }
    case Scalar::Kind::Int: return convert(Dtype::Int64, &value.integer);
    case Scalar::Kind::UInt: return convert(Dtype::UInt64, &value.unsigned_integer);
    case Scalar::Kind::Huge:
    case Scalar::Kind::Float: return convert(Dtype::Float64, &value.real);
    default: {
      const std::complex<double> c(value.real, value.imag);
      return convert(Dtype::Complex128, &c);
    }
  }
}

constexpr std::int64_t kGrain = 65536;

// What an array gives to each row of a result: the slices along an axis, which lie in one piece.
struct Runs {
  const char* from;
  std::int64_t step;  // bytes from row to row
  std::int64_t bytes;
};

bool find_runs(const Storage& x, std::size_t along, Runs& runs) {
  std::int64_t bytes = static_cast<std::int64_t>(itemsize(x.dtype));
  for (std::size_t i = x.ndim(); i-- > along;) {
    if (x.shape[i] != 1 && x.strides[i] != bytes) return false;
    bytes *= x.shape[i];
  }
  runs = {x.data(), 0, bytes};
  std::int64_t next = 0;
  bool found = false;
  for (std::size_t i = along; i-- > 0;) {
    if (x.shape[i] == 1) continue;
    if (!std::exchange(found, true)) runs.step = next = x.strides[i];
    if (x.strides[i] != next) return false;
    next *= x.shape[i];
  }
  return true;
}

// Joins arrays row by row, so that the result is written from its beginning to its end; false: not all lie in runs, or
// these are so short that a loop over elements is faster.
bool concat_runs(std::span<const Storage* const> arrays, std::size_t along, const Storage& result) {
  constexpr std::size_t most = 32;
  constexpr std::int64_t grain = 256 << 10, short_run = 64;  // bytes
  if (arrays.size() > most) return false;
  std::array<Runs, most> runs;
  std::int64_t row = 0, rows = 1;
  for (std::size_t k = 0; k < arrays.size(); ++k) {
    if (arrays[k]->dtype != result.dtype || !find_runs(*arrays[k], along, runs[k])) return false;
    row += runs[k].bytes;
  }
  for (std::size_t i = 0; i < along; ++i) rows *= result.shape[i];
  if (rows > 1 && row < short_run * static_cast<std::int64_t>(arrays.size())) return false;
  char* const to = result.data();
  if (rows == 1) {
    std::int64_t at = 0;
    for (std::size_t k = 0; k < arrays.size(); ++k) {
      parallel_for(runs[k].bytes, grain, [&, run = runs[k]](std::int64_t begin, std::int64_t end) {
        copy_run(to + at + begin, run.from + begin, static_cast<std::size_t>(end - begin));
      });
      at += runs[k].bytes;
    }
  } else if (row > 0) {
    parallel_for(rows, std::max<std::int64_t>(1, grain / row), [&](std::int64_t begin, std::int64_t end) {
      char* target = to + begin * row;
      for (std::int64_t r = begin; r < end; ++r) {
        for (std::size_t k = 0; k < arrays.size(); ++k) {
          copy_run(target, runs[k].from + r * runs[k].step, static_cast<std::size_t>(runs[k].bytes));
          target += runs[k].bytes;
        }
      }
    });
  }
  return true;
}

// Where an index takes a stretch of one axis and all of the others: each row of the result is zeros, a run of x and zeros
// again, written once. false: it does not, or x does not lie in runs.
bool scatter_runs(const Storage& x, const Index& index, const Storage& result) {
  constexpr std::int64_t grain = 256 << 10, short_row = 256;  // bytes
  if (index.size() != result.ndim() || x.ndim() != result.ndim() || x.size() == 0) return false;
  std::size_t along = 0;
  for (std::size_t i = 0; i < index.size(); ++i) {
    if (index[i].kind != IndexItem::Kind::Slice || (index[i].step != 1 && index[i].length > 1)) return false;
    if (index[i].length != result.shape[i]) along = i;
  }
  std::int64_t rows = 1;
  for (std::size_t i = 0; i < along; ++i) {
    if (index[i].length != result.shape[i]) return false;
    rows *= result.shape[i];
  }
  Runs run;
  if (x.ndim() == 0 || x.dtype != result.dtype || !find_runs(x, along, run)) return false;
  const std::int64_t slice = run.bytes / index[along].length, row = slice * result.shape[along];
  if (rows > 1 && row < short_row) return false;
  const std::int64_t head = slice * index[along].start, tail = row - head - run.bytes;
  parallel_for(rows, std::max<std::int64_t>(1, grain / row), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t r = begin; r < end; ++r) {
      char* const to = result.data() + r * row;
      std::memset(to, 0, static_cast<std::size_t>(head));
      copy_run(to + head, run.from + r * run.step, static_cast<std::size_t>(run.bytes));
      std::memset(to + head + run.bytes, 0, static_cast<std::size_t>(tail));
    }
  });
  return true;
}

void clear(const Storage& x) { std::memset(x.buffer->data(), 0, x.buffer->nbytes()); }

}  // namespace

Storage c_order(const Storage& x) {
  Storage result = allocate(x.shape, x.dtype);
  copy_into(result, x);
  return result;
}

Storage astype(const Storage& x, Dtype dtype, bool copy, std::optional<Device>, const Shape&, Dtype) {
  if (x.dtype == dtype && !copy) return x;
  Storage result = allocate_like(x.shape, x.strides, dtype);
  copy_into(result, x);
  return result;
}

Storage reshape(const Storage& x, const Dims&, std::optional<bool> copy, const Shape& shape, Dtype) {
  Strides strides;
  const bool viewable = x.size() == 0 || reshape_strides(x, shape, strides);
  if (copy == false && !viewable) {
    throw ValueError("reshape: x of shape " + to_string(x.shape) + " and strides " + to_string(x.strides) +
                     " cannot be viewed as " + to_string(shape) + " without a copy; copy=None or True is accepted");
  }
  if (x.size() == 0) return allocate(shape, x.dtype);
  if (copy == true || !viewable) return with_strides(c_order(x), shape, contiguous_strides(shape, itemsize(x.dtype)));
  return with_strides(x, shape, std::move(strides));
}

Storage broadcast_to(const Storage& x, const Dims&, const Shape& shape, Dtype) {
  return with_strides(x, shape, broadcast_strides(x.shape, x.strides, shape));
}

Storage expand_dims(const Storage& x, const Dims& axis, const Shape& shape, Dtype) {
  const Dims axes = normalize_axes("expand_dims", axis, shape.size());
  Strides strides(shape.size());
  std::size_t next = 0, from = 0;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const bool added = next < axes.size() && axes[next] == static_cast<std::int64_t>(i);
    next += added;
    strides[i] = added ? static_cast<std::int64_t>(itemsize(x.dtype)) : x.strides[from++];
  }
  return with_strides(x, shape, std::move(strides));
}

Storage squeeze(const Storage& x, const std::optional<Dims>& axis, const Shape& shape, Dtype) {
  const Dims axes = squeezed_axes("squeeze", x.shape, axis);
  Strides strides(shape.size());
  std::size_t next = 0, to = 0;
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    const bool removed = next < axes.size() && axes[next] == static_cast<std::int64_t>(i);
    next += removed;
    if (!removed) strides[to++] = x.strides[i];
  }
  return with_strides(x, shape, std::move(strides));
}

Storage permute_dims(const Storage& x, const Dims& axes, const Shape& shape, Dtype) {
  Strides strides(x.ndim());
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    strides[i] = x.strides[static_cast<std::size_t>(normalize_axis("permute_dims", axes[i], x.ndim()))];
  }
  return with_strides(x, shape, std::move(strides));
}

Storage matrix_transpose(const Storage& x, const Shape& shape, Dtype) {
  Strides strides = x.strides;
  std::swap(strides[x.ndim() - 1], strides[x.ndim() - 2]);
  return with_strides(x, shape, std::move(strides));
}

Storage getitem(const Storage& x, const Index& index, const Shape& shape, Dtype) { return view_of(x, index, shape); }

Storage concat(std::span<const Storage* const> arrays, std::optional<std::int64_t> axis, const Shape& shape, Dtype dt) {
  Storage result = allocate(shape, dt);
  const std::size_t along = axis ? static_cast<std::size_t>(normalize_axis("concat", *axis, shape.size())) : 0;
  if (axis && concat_runs(arrays, along, result)) return result;
  std::int64_t at = 0;
  for (const Storage* x : arrays) {
    if (x->size() > 0) {
      Storage part = result;
      part.offset += at * result.strides[along];
      // Flattened, an array fills a run of the result, in its own C order.
      part.shape = x->shape;
      if (!axis) part.strides = contiguous_strides(x->shape, itemsize(dt));
      copy_into(part, *x);
    }
    at += axis ? x->shape[along] : x->size();
  }
  return result;
}

Storage stack(std::span<const Storage* const> arrays, std::int64_t axis, const Shape& shape, Dtype dt) {
  const auto along = static_cast<std::size_t>(normalize_axis("stack", axis, shape.size()));
  std::vector<Storage> parts;
  std::vector<const Storage*> pointers;
  parts.reserve(arrays.size());
  pointers.reserve(arrays.size());
  for (const Storage* x : arrays) {
    Storage& part = parts.emplace_back(*x);
    part.shape.insert(along, 1);
    part.strides.insert(along, 0);
    pointers.push_back(&part);
  }
  return concat(pointers, axis, shape, dt);
}

Storage rotate(const Storage& x, std::int64_t axis, std::int64_t shift, const Shape& shape, Dtype dt) {
  const auto along = static_cast<std::size_t>(normalize_axis("roll", axis, x.ndim()));
  const std::int64_t length = x.shape[along];
  if (length == 0) return x;
  const std::int64_t behind = (shift % length + length) % length;  // elements that come to the beginning
  Storage first = x, second = x;
  first.shape[along] = behind;
  first.offset += (length - behind) % length * x.strides[along];
  second.shape[along] = length - behind;
  const Storage* const parts[] = {&first, &second};
  return concat(parts, axis, shape, dt);
}

Storage scatter(const Storage& x, const Dims&, const Index& index, const Shape& shape, Dtype dt) {
  Storage result = allocate(shape, dt);
  if (scatter_runs(x, index, result)) return result;
  clear(result);
  Storage part = view_of(result, index, x.shape);
  copy_into(part, x);
  return result;
}

Storage full(const Shape&, const Scalar& fill_value, const Shape& shape, Dtype dt) {
  const Storage result = allocate(shape, dt);
  alignas(16) char value[16];
  set_value(value, dt, fill_value);
  const std::size_t item = itemsize(dt);
  parallel_for(result.size(), kGrain, [&](std::int64_t begin, std::int64_t end) {
    fill(result.data() + begin * static_cast<std::int64_t>(item), end - begin, value, item);
  });
  return result;
}

Storage full(const Dims& target, const Scalar& fill_value, std::optional<Dtype>, std::optional<Device>,
             const Shape& shape, Dtype dt) {
  check_range("full", "fill_value", fill_value, dt);
  return full(target, fill_value, shape, dt);
}

Storage zeros(const Dims&, std::optional<Dtype>, std::optional<Device>, const Shape& shape, Dtype dt) {
  return full(shape, Scalar::of(false), shape, dt);
}

Storage ones(const Dims&, std::optional<Dtype>, std::optional<Device>, const Shape& shape, Dtype dt) {
  return full(shape, Scalar::of(true), shape, dt);
}

Storage arange(const Scalar& first, const std::optional<Scalar>& stop, const Scalar& step, std::optional<Dtype>,
               std::optional<Device>, const Shape& shape, Dtype dt) {
  const Scalar start = stop ? first : Scalar::of(std::int64_t{0});
  const Storage result = allocate(shape, dt);
  const bool integral = start.kind != Scalar::Kind::Float && step.kind != Scalar::Kind::Float;
  const CastFn cast = cast_loop(integral ? Dtype::Int64 : Dtype::Float64, dt);
  const auto item = static_cast<std::int64_t>(itemsize(dt));
  // Each value is a product, so errors do not add up. Unsigned integers are the same bits modulo 2**64.
  parallel_for(shape[0], kGrain, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; i += 256) {
      const std::int64_t n = std::min<std::int64_t>(256, end - i);
      std::int64_t integers[256];
      double reals[256];
      for (std::int64_t k = 0; k < n; ++k) {
        if (integral) {
          integers[k] = start.integer + (i + k) * step.integer;
        } else {
          reals[k] = start.as_double() + static_cast<double>(i + k) * step.as_double();
        }
      }
      cast(integral ? reinterpret_cast<const char*>(integers) : reinterpret_cast<const char*>(reals),
           result.data() + i * item, n);
    }
  });
  return result;
}

Storage eye(std::int64_t, std::optional<std::int64_t>, std::int64_t k, std::optional<Dtype>, std::optional<Device>,
            const Shape& shape, Dtype dt) {
  const Storage result = allocate(shape, dt);
  clear(result);
  alignas(16) char one[16];
  set_value(one, dt, Scalar::of(true));
  if (k <= -shape[0] || k >= shape[1]) return result;
  const std::int64_t row = k < 0 ? -k : 0, column = k < 0 ? 0 : k;
  const std::int64_t n = std::min(shape[0] - row, shape[1] - column);
  char* to = result.data() + row * result.strides[0] + column * result.strides[1];
  for (std::int64_t i = 0; i < n; ++i) {
    std::memcpy(to + i * (result.strides[0] + result.strides[1]), one, itemsize(dt));
  }
  return result;
}

}  // namespace pylucid::cpu
