#include "backend/cpu/driver.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <string>
#include <utility>

#include "backend/cpu/isa_functions.h"
#include "backend/cpu/operand.h"
#include "backend/cpu/streaming.h"
#include "backend/cpu/strided.h"
#include "backend/cpu/tables.h"
#include "core/allocator.h"
#include "core/error.h"
#include "core/parallel.h"

namespace pylucid::cpu {
namespace {

constexpr std::size_t kPanelLine = 64;   // bytes taken from each line of a transposed operand
constexpr std::int64_t kLongRun = 64;    // shorter inner axes are flattened with the next
constexpr std::int64_t kDirectStep = 16384;
constexpr std::int64_t kGatheredElements = 512;  // of all gathered operands together
constexpr std::int64_t kStreamedBytes = 2048;    // the same where they come from beyond the caches
constexpr std::int64_t kGatheredBytes = 2048;  // of one operand in a row
constexpr std::int64_t kNearBytes = 12 << 20;  // what caches hold in any case
constexpr std::int64_t kFewElements = 128;
constexpr std::int64_t kRow = 512;  // from here on a row is worth a call of its own
constexpr std::int64_t kNumbers = 512;  // elements of a number laid out for each row
constexpr std::int64_t kLane = 16;  // elements of a widest vector
constexpr std::int64_t kLaidOutBytes = 8192;  // a quarter of the nearest cache: as much again passes by it both ways
constexpr std::int64_t kCopiedBytes = 8192;
constexpr std::int64_t kHeavyGrain = 8192;
constexpr std::int64_t kLightGrain = 32768;

// The whole of a call, ready to run: operands over the same coalesced axes, innermost first.
struct Plan {
  LoopFn loop;
  const void* attributes;
  std::int64_t grain;
  bool may_stream;  // a light loop, all of whose results are new
  int results;
  int operands;
  int ndim;
  std::array<std::int64_t, kMaxDims> extents;
  std::array<Operand, kMaxOperands> operand;
};

void sort_axes(std::uint8_t* axes, int ndim, const Shape& shape, std::span<const Strides* const> order) {
  // Below zero when axis a belongs inside of axis b: the first operand that moves along both decides.
  const auto compare = [&](std::size_t a, std::size_t b) {
    for (const Strides* strides : order) {
      const std::int64_t sa = std::abs((*strides)[a]), sb = std::abs((*strides)[b]);
      if (sa != 0 && sb != 0 && sa != sb) return sa < sb ? -1 : 1;
    }
    return 0;
  };
  for (int i = 0; i < ndim; ++i) {
    const auto axis = static_cast<std::size_t>(ndim - 1 - i);
    int at = i;
    // `axes` is innermost first; an axis moves inwards past those that belong outside of it.
    if (shape[axis] != 1) {
      for (int j = i; j-- > 0;) {
        if (shape[axes[j]] == 1) continue;
        const int order_here = compare(axis, axes[j]);
        if (order_here > 0) break;
        if (order_here < 0) at = j;
      }
    }
    std::copy_backward(axes + at, axes + i, axes + i + 1);
    axes[at] = static_cast<std::uint8_t>(axis);
  }
}

void coalesce(Plan& plan) {
  int last = -1;
  for (int i = 0; i < plan.ndim; ++i) {
    const auto axis = static_cast<std::size_t>(i);
    const std::int64_t extent = plan.extents[axis];
    if (extent == 1) continue;
    if (last >= 0) {
      const auto inner = static_cast<std::size_t>(last);
      bool joined = true;
      for (int k = 0; k < plan.operands && joined; ++k) {
        const auto& strides = plan.operand[static_cast<std::size_t>(k)].strides;
        joined = strides[axis] == strides[inner] * plan.extents[inner];
      }
      if (joined) {
        plan.extents[inner] *= extent;
        continue;
      }
    }
    const auto to = static_cast<std::size_t>(++last);
    plan.extents[to] = extent;
    for (int k = 0; k < plan.operands; ++k) {
      auto& strides = plan.operand[static_cast<std::size_t>(k)].strides;
      strides[to] = strides[axis];
    }
  }
  if (last < 0) {
    last = 0;
    plan.extents[0] = 1;
    for (int k = 0; k < plan.operands; ++k) {
      Operand& o = plan.operand[static_cast<std::size_t>(k)];
      o.strides[0] = static_cast<std::int64_t>(o.memory_item);
    }
  }
  plan.ndim = last + 1;
}

// A grain that gives every thread as much to do, in multiples of `unit`, and never less than `least`.
std::int64_t even_grain(std::int64_t n, std::int64_t least, std::int64_t unit) {
  if (n <= least) return least;
  const std::int64_t pieces = std::min<std::int64_t>(num_threads(), n / least);
  return ((n + pieces - 1) / pieces + unit - 1) / unit * unit;
}

constexpr std::int64_t kLine = 64;  // elements; pieces begin on cache lines
constexpr std::int64_t kLineBytes = 64;

void run_contiguous(const Plan& plan) {
  const std::int64_t n = plan.extents[0];
  parallel_for(n, even_grain(n, plan.grain, kLine), [&](std::int64_t begin, std::int64_t end) {
    std::array<char*, kMaxOperands> args;
    for (int k = 0; k < plan.operands; ++k) {
      const Operand& o = plan.operand[static_cast<std::size_t>(k)];
      args[static_cast<std::size_t>(k)] = o.data + begin * static_cast<std::int64_t>(o.loop_item);
    }
    plan.loop(args.data(), end - begin, plan.attributes);
  });
}

// Calls worker(coordinates of the tile's first element, pointers to it) for all tiles, over threads. Axes below `first`
// lie within one tile; a tile reaches `steps` along the axes from `first` on (1 where it says nothing). The axis
// `fastest` is walked first.
template <class MakeWorker>
void for_tiles(const Plan& plan, int first, int fastest, std::span<const std::int64_t> steps,
               std::int64_t tile_elements, MakeWorker&& make_worker) {
  std::array<std::uint8_t, kMaxDims> axes;  // in the order of the walk
  std::array<std::int64_t, kMaxDims> counts;
  const int walked = plan.ndim - first;
  std::int64_t tiles = 1;
  const auto step = [&](std::size_t axis) {
    const std::size_t i = axis - static_cast<std::size_t>(first);
    return i < steps.size() ? steps[i] : 1;
  };
  for (int i = 0; i < walked; ++i) {
    const int axis = i == 0 ? fastest : first + (first + i <= fastest ? i - 1 : i);
    const auto a = static_cast<std::size_t>(axis);
    axes[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(axis);
    counts[a] = (plan.extents[a] + step(a) - 1) / step(a);
    tiles *= counts[a];
  }
  const std::int64_t grain = std::max<std::int64_t>(1, plan.grain / tile_elements);
  parallel_for(tiles, even_grain(tiles, grain, 1), [&](std::int64_t begin, std::int64_t end) {
    auto&& worker = make_worker();
    std::array<std::int64_t, kMaxDims> at;
    std::array<char*, kMaxOperands> pointers;
    for (int k = 0; k < plan.operands; ++k) {
      pointers[static_cast<std::size_t>(k)] = plan.operand[static_cast<std::size_t>(k)].data;
    }
    const auto advance = [&](std::size_t axis, std::int64_t by) {
      at[axis] += by;
      for (int k = 0; k < plan.operands; ++k) {
        pointers[static_cast<std::size_t>(k)] += by * plan.operand[static_cast<std::size_t>(k)].strides[axis];
      }
    };
    std::int64_t rest = begin;
    for (int i = 0; i < walked; ++i) {
      const std::size_t axis = axes[static_cast<std::size_t>(i)];
      at[axis] = 0;
      advance(axis, rest % counts[axis] * step(axis));
      rest /= counts[axis];
    }
    for (std::int64_t t = begin; t < end; ++t) {
      worker(at, pointers);
      for (int i = 0; i < walked; ++i) {
        const std::size_t axis = axes[static_cast<std::size_t>(i)];
        if (at[axis] + step(axis) < plan.extents[axis]) {
          advance(axis, step(axis));
          break;
        }
        advance(axis, -at[axis]);
      }
    }
  });
}

// Whether the loop takes an operand's rows as they lie in memory.
bool dense_row(const Operand& o) {
  return !o.first && o.strides[0] == static_cast<std::int64_t>(o.memory_item);
}

// How each operand is seen in one block.
class Block {
 public:
  // The loop takes the operands `direct` (a bit set) as they are: contiguous, and converted already. The results `streamed`,
  // which are so too, are written past the caches.
  Block(const Plan& plan, std::uint32_t direct, std::uint32_t streamed = 0)
      : plan_(plan), scratch_(scratch()), direct_(direct & ~streamed), streamed_(streamed) {
    loaded_.fill(nullptr);
  }
  ~Block() {
    if (streamed_) finish_streamed();
  }
  Block(const Block&) = delete;
  Block& operator=(const Block&) = delete;

  // Runs the loop over a block of `ndim` axes of n elements whose operands begin at `pointers`.
  void run(const char* const* pointers, const std::int64_t* extents, int ndim, std::int64_t n) {
    if (!plan_.loop) {
      copy(pointers, extents, ndim, n);
      return;
    }
    std::array<char*, kMaxOperands> args;
    std::uint32_t stores = 0;
    const auto operands = static_cast<std::size_t>(plan_.operands);
    for (std::size_t i = 0; i < operands; ++i) {
      char* pointer = const_cast<char*>(pointers[i]);
      if (direct_ >> i & 1U) {
        args[i] = pointer;
        continue;
      }
      args[i] = scratch_.buffer(i);
      if (i < static_cast<std::size_t>(plan_.results)) {
        stores |= 1U << i;
      } else if (loaded_[i] != pointer || loaded_count_[i] < n) {
        load(plan_.operand[i], pointer, extents, ndim, n, args[i], scratch_);
        // A later block from the same place differs in its last extent only, so a longer one holds it.
        loaded_[i] = pointer;
        loaded_count_[i] = n;
      }
    }
    plan_.loop(args.data(), n, plan_.attributes);
    for (int k = 0; stores >> k; ++k) {
      const auto i = static_cast<std::size_t>(k);
      if (streamed_ >> k & 1U) {
        copy_streamed(const_cast<char*>(pointers[i]), args[i], static_cast<std::size_t>(n) * plan_.operand[i].loop_item);
      } else if (stores >> k & 1U) {
        store(plan_.operand[i], const_cast<char*>(pointers[i]), extents, ndim, n, args[i], scratch_);
      }
    }
  }

  const Scratch& buffers() const { return scratch_; }

 private:
  void copy(const char* const* pointers, const std::int64_t* extents, int ndim, std::int64_t n) {
    const Operand& to = plan_.operand[0];
    const Operand& from = plan_.operand[1];
    char* target = const_cast<char*>(pointers[0]);
    if (!from.first) {
      copy_strided(target, to.strides.data(), pointers[1], from.strides.data(), extents, ndim, to.memory_item);
    } else if (dense(to, extents, ndim)) {
      load(from, pointers[1], extents, ndim, n, target, scratch_);
    } else {
      std::array<std::int64_t, kMaxDims> dense_rows;
      dense_strides(dense_rows.data(), extents, ndim, to.memory_item);
      load(from, pointers[1], extents, ndim, n, scratch_.buffer(1), scratch_);
      copy_strided(target, to.strides.data(), scratch_.buffer(1), dense_rows.data(), extents, ndim, to.memory_item);
    }
  }

  const Plan& plan_;
  const Scratch& scratch_;
  const std::uint32_t direct_;
  const std::uint32_t streamed_;
  std::array<const char*, kMaxOperands> loaded_;
  std::array<std::int64_t, kMaxOperands> loaded_count_;
};

// Whether every operand's rows are passed to the loop as they lie in memory, or are one number each, or are the same for all
// rows of a plane and so laid out once for it.
bool has_plain_rows(const Plan& plan) {
  if (!plan.loop || plan.ndim < 2 || plan.extents[0] < kRow) return false;
  for (int k = 0; k < plan.operands; ++k) {
    const Operand& o = plan.operand[static_cast<std::size_t>(k)];
    const bool laid_out_once = o.strides[1] == 0 && plan.extents[0] <= kTileElements;
    if (!dense_row(o) && (k < plan.results || !(o.strides[0] == 0 || laid_out_once))) return false;
  }
  return true;
}

// Bytes of memory that the plan reads and writes, whole lines where elements lie apart.
std::int64_t footprint(const Plan& plan) {
  std::int64_t total = 0;
  for (int k = 0; k < plan.operands; ++k) {
    const Operand& o = plan.operand[static_cast<std::size_t>(k)];
    std::int64_t elements = 1;
    for (int i = 0; i < plan.ndim; ++i) {
      if (o.strides[static_cast<std::size_t>(i)] != 0) elements *= plan.extents[static_cast<std::size_t>(i)];
    }
    total += elements * std::clamp(std::abs(o.strides[0]), static_cast<std::int64_t>(o.memory_item), kLineBytes);
  }
  return total;
}

// Row after row with nothing to decide between them; long rows in nearly equal pieces, where a number is laid out.
void run_rows(const Plan& plan) {
  const auto operands = static_cast<std::size_t>(plan.operands);
  const std::int64_t n = plan.extents[0];
  std::uint32_t once = 0, each_row = 0;  // operands laid out
  std::array<std::int64_t, kMaxOperands> along, across;
  StreamedLoop past{plan.loop, plan.attributes, plan.results, plan.operands, {}};
  for (std::size_t k = 0; k < operands; ++k) {
    const Operand& o = plan.operand[k];
    if (!dense_row(o)) (o.strides[1] == 0 ? once : each_row) |= 1U << k;
    along[k] = o.strides[0] ? static_cast<std::int64_t>(o.loop_item) : 0;
    across[k] = dense_row(o) ? o.strides[1] : 0;
    past.items[k] = static_cast<std::uint8_t>(along[k]);
  }
  const bool streamed = plan.may_stream && streams(footprint(plan));
  std::int64_t piece = n, laid_out = std::min(n, past.step());
  if (!streamed) {
    const std::int64_t most = each_row ? kNumbers : once ? kTileElements : kDirectStep, pieces = (n + most - 1) / most;
    laid_out = piece = std::min(n, ((n + pieces - 1) / pieces + kLane - 1) / kLane * kLane);
  }
  const std::int64_t rows = std::max<std::int64_t>(1, std::min(plan.extents[1], kDirectStep / n));
  for_tiles(plan, 0, 1, std::array{n, rows}, n * rows, [&] {
    return [&, &buffers = scratch(), loaded = std::array<const char*, kMaxOperands>{}](const auto& at,
                                                                                       const auto& pointers) mutable {
      std::array<char*, kMaxOperands> row = pointers, args;
      const auto lay_out = [&](std::size_t k, const char* from) {
        row[k] = buffers.buffer(k);
        if (loaded[k] == from) return;
        const std::int64_t length = along[k] ? n : laid_out;
        load(plan.operand[k], from, &length, 1, length, row[k], buffers);
        loaded[k] = from;
      };
      for (std::size_t k = 0; once >> k; ++k) {
        if (once >> k & 1U) lay_out(k, pointers[k]);
      }
      const std::int64_t end = std::min(rows, plan.extents[1] - at[1]);
      for (std::int64_t r = 0; r < end; ++r) {
        for (std::size_t k = 0; each_row >> k; ++k) {
          if (each_row >> k & 1U) lay_out(k, pointers[k] + r * plan.operand[k].strides[1]);
        }
        for (std::int64_t from = 0; from < n; from += piece) {
          for (std::size_t k = 0; k < operands; ++k) args[k] = row[k] + r * across[k] + from * along[k];
          if (streamed) {
            past.run(args.data(), n);
          } else {
            plan.loop(args.data(), std::min(piece, n - from), plan.attributes);
          }
        }
      }
      if (streamed) finish_streamed();
    };
  });
}

// Asks for the gathered inputs of the block that follows, `step` elements on along the first axis: while a block is computed
// the processor does not look ahead of them.
void prefetch_next(const Plan& plan, char* const* pointers, std::int64_t step) {
  for (int k = plan.results; k < plan.operands; ++k) {
    const Operand& o = plan.operand[static_cast<std::size_t>(k)];
    const std::int64_t stride = o.strides[0], length = step * std::abs(stride);
    if (dense_row(o) || stride == 0) continue;
    const char* first = pointers[k] + step * stride - (stride < 0 ? length : 0);
    for (std::int64_t b = 0; b < length; b += std::max(std::abs(stride), kLineBytes)) __builtin_prefetch(first + b, 0, 2);
  }
}

// Rows of operands that are dense, or whose elements lie apart, all in the caches.
bool has_gathered_rows(const Plan& plan) {
  if (!plan.loop || plan.extents[0] < kLongRun) return false;
  bool gathered = false;
  for (int k = 0; k < plan.operands; ++k) {
    const Operand& o = plan.operand[static_cast<std::size_t>(k)];
    if (dense_row(o)) continue;
    if (k < plan.results || o.first || o.strides[0] == 0) return false;
    gathered = true;
  }
  return gathered && footprint(plan) <= kNearBytes;
}

// A few elements at a time with next to nothing between: the processor, which works ahead, already asks for the next ones.
void run_gathered_rows(const Plan& plan) {
  const auto operands = static_cast<std::size_t>(plan.operands);
  const std::int64_t extent = plan.extents[0];
  std::array<GatherFn, kMaxOperands> gather{};
  std::size_t item = 1;
  for (std::size_t k = 0; k < operands; ++k) {
    const Operand& o = plan.operand[k];
    item = std::max(item, o.memory_item);
    if (!dense_row(o)) gather[k] = isa_functions().gather(o.memory_item);
  }
  const std::int64_t few = kGatheredBytes / static_cast<std::int64_t>(item);
  const std::int64_t pieces = (extent + kTileElements - 1) / kTileElements;
  const std::int64_t step = std::min(extent, ((extent + pieces - 1) / pieces + kLane - 1) / kLane * kLane);
  for_tiles(plan, 0, 0, std::array{step}, step, [&] {
    return [&, &buffers = scratch()](const auto& at, const auto& pointers) {
      const std::int64_t n = std::min(step, extent - at[0]);
      std::array<char*, kMaxOperands> args;
      for (std::int64_t from = 0; from < n; from += few) {
        const std::int64_t here = std::min(few, n - from);
        for (std::size_t k = 0; k < operands; ++k) {
          const std::int64_t stride = plan.operand[k].strides[0];
          args[k] = pointers[k] + from * stride;
          if (gather[k]) gather[k](buffers.buffer(k), std::exchange(args[k], buffers.buffer(k)), stride, here);
        }
        plan.loop(args.data(), here, plan.attributes);
      }
    };
  });
}

void run_flat(const Plan& plan) {
  // Rows are passed as they lie in memory if all are dense and none is read again for the next row: such a row is laid
  // out several times once, and then serves every block.
  bool direct = true, repeated = false, dense_or_repeated = true, converted = false;
  std::size_t item = 1;
  std::int64_t laid_out = 0, gathered = 0;
  for (int k = 0; k < plan.operands; ++k) {
    const Operand& o = plan.operand[static_cast<std::size_t>(k)];
    const bool again = plan.ndim > 1 && o.strides[1] == 0;
    item = std::max(item, o.memory_item);
    converted = converted || o.first;
    direct = direct && dense_row(o);
    repeated = repeated || again;
    dense_or_repeated = dense_or_repeated && (dense_row(o) || (!o.first && o.strides[0] == 0));
    gathered += !dense_row(o) && o.strides[0] != 0;
    laid_out += again || o.strides[0] == 0;
  }
  const bool gathers = !dense_or_repeated && !converted && plan.loop;
  const bool streamed = gathers && plan.may_stream && streams(footprint(plan));
  std::int64_t tile = kTileElements;
  if (gathers) {
    // Short blocks: the operands come from memory side by side, and the processor, which looks ahead of each, has not lost
    // sight of one when it is read again.
    const std::int64_t elements = streamed ? kStreamedBytes / static_cast<std::int64_t>(item) : kGatheredElements;
    tile = std::max(elements / std::max<std::int64_t>(gathered, 1), kFewElements);
  } else if (dense_or_repeated && laid_out) {
    // Long ones where rows are only repeated or passed as they are: as long as what is laid out stays in the nearest cache.
    tile = std::max(kTileElements, kLaidOutBytes / static_cast<std::int64_t>(item) / laid_out);
  }
  const std::int64_t long_run = !direct || repeated ? tile / 2 : kLongRun;
  int k = 0;
  std::int64_t elements = 1;
  while (k < plan.ndim - 1 && plan.extents[static_cast<std::size_t>(k)] < long_run &&
         elements * plan.extents[static_cast<std::size_t>(k)] <= tile) {
    elements *= plan.extents[static_cast<std::size_t>(k)];
    ++k;
  }
  const auto split = static_cast<std::size_t>(k);
  const std::int64_t most = direct && k == 0 ? kDirectStep : std::max<std::int64_t>(1, tile / elements);
  const std::int64_t extent = plan.extents[split];
  std::int64_t step = std::min(extent, most);
  if (gathers && k == 0) {
    // Blocks nearly alike rather than a short last one; up to half as long again and a vector, which the buffers hold.
    const std::int64_t pieces = std::max<std::int64_t>(1, (extent + most / 2) / most);
    step = std::min(extent, ((extent + pieces - 1) / pieces + kLane - 1) / kLane * kLane);
  }
  std::array<std::int64_t, kMaxDims> whole;
  std::copy_n(plan.extents.begin(), k, whole.begin());
  whole[split] = step;
  std::uint32_t plain = 0;
  for (int i = 0; i < plan.operands; ++i) {
    const Operand& o = plan.operand[static_cast<std::size_t>(i)];
    if (!o.first && dense(o, whole.data(), k + 1)) plain |= 1U << i;
  }
  const std::uint32_t past = streamed ? plain & ((1U << plan.results) - 1) : 0;
  for_tiles(plan, k, k, std::array{step}, elements * step, [&] {
    return [&, block = Block(plan, plain, past)](const auto& at, const auto& pointers) mutable {
      std::array<std::int64_t, kMaxDims> extents;
      std::copy_n(plan.extents.begin(), k, extents.begin());
      extents[split] = std::min(step, extent - at[split]);
      if (streamed && k == 0) prefetch_next(plan, pointers.data(), step);
      block.run(pointers.data(), extents.data(), k + 1, elements * extents[split]);
    };
  });
}

// Operands that run along the second axis are brought into row order a panel at a time, whole cache lines each; the
// loop then runs row by row.
void run_panels(const Plan& plan, std::uint32_t transposed) {
  std::size_t item = 1;
  std::uint32_t direct = transposed;
  for (int k = 0; k < plan.operands; ++k) {
    const Operand& o = plan.operand[static_cast<std::size_t>(k)];
    item = std::max({item, o.loop_item, o.memory_item});
    if (dense_row(o)) direct |= 1U << k;
  }
  const auto columns = std::min(plan.extents[0], static_cast<std::int64_t>(kTileBytes / kPanelLine));
  const auto rows = std::min(plan.extents[1], static_cast<std::int64_t>(kPanelLine / item));
  // Down the panels first: the lines of the transposed operands stay in the same few pages.
  for_tiles(plan, 0, 1, std::array{columns, rows}, columns * rows, [&] {
    return [&, block = Block(plan, direct)](const auto& at, const auto& pointers) mutable {
      const std::array<std::int64_t, 2> extents{std::min(columns, plan.extents[0] - at[0]),
                                                std::min(rows, plan.extents[1] - at[1])};
      if (!plan.loop) {
        block.run(pointers.data(), extents.data(), 2, extents[0] * extents[1]);
        return;
      }
      std::array<const char*, kMaxOperands> row;
      std::array<std::int64_t, kMaxOperands> pitch;
      for (int k = 0; k < plan.operands; ++k) {
        const auto i = static_cast<std::size_t>(k);
        const Operand& o = plan.operand[i];
        if (transposed >> k & 1U) {
          char* buffer = block.buffers().buffer(i);
          load(o, pointers[i], extents.data(), 2, extents[0] * extents[1], buffer, block.buffers());
          row[i] = buffer;
          pitch[i] = extents[0] * static_cast<std::int64_t>(o.loop_item);
        } else {
          row[i] = pointers[i];
          pitch[i] = o.strides[1];
        }
      }
      for (std::int64_t r = 0; r < extents[1]; ++r) {
        block.run(row.data(), extents.data(), 1, extents[0]);
        for (int k = 0; k < plan.operands; ++k) row[static_cast<std::size_t>(k)] += pitch[static_cast<std::size_t>(k)];
      }
    };
  });
}

void execute(const Plan& plan) {
  bool contiguous = plan.ndim == 1 && plan.loop;
  std::uint32_t transposed = 0;
  for (int k = 0; k < plan.operands; ++k) {
    const Operand& o = plan.operand[static_cast<std::size_t>(k)];
    const std::int64_t inner = std::abs(o.strides[0]);
    contiguous = contiguous && !o.first && o.strides[0] == static_cast<std::int64_t>(o.memory_item);
    if (plan.ndim > 1 && k >= plan.results && o.strides[1] != 0 && std::abs(o.strides[1]) < inner) {
      transposed |= 1U << k;
    }
  }
  if (contiguous) {
    run_contiguous(plan);
  } else if (transposed && plan.extents[0] >= kLongRun) {
    run_panels(plan, transposed);
  } else if (has_plain_rows(plan)) {
    run_rows(plan);
  } else if (has_gathered_rows(plan)) {
    run_gathered_rows(plan);
  } else {
    run_flat(plan);
  }
}

// The outermost axis but the first along which no input moves while the results have a block for each place; 0: none.
int repeated_axis(const Plan& plan) {
  for (int axis = plan.ndim - 1; axis > 0; --axis) {
    const auto a = static_cast<std::size_t>(axis);
    bool repeated = true;
    for (int k = 0; k < plan.operands && repeated; ++k) {
      const Operand& o = plan.operand[static_cast<std::size_t>(k)];
      repeated = k < plan.results ? dense(o, plan.extents.data(), axis + 1) : o.strides[a] == 0;
    }
    if (repeated) return axis;
  }
  return 0;
}

// Copies the first block along `axis` of a result to the others.
void repeat(const Plan& plan, const Operand& result, int axis) {
  const auto a = static_cast<std::size_t>(axis);
  const std::int64_t block = result.strides[a], copies = plan.extents[a] - 1;
  std::int64_t outer = 1;
  for (auto i = a + 1; i < static_cast<std::size_t>(plan.ndim); ++i) outer *= plan.extents[i];
  const std::int64_t grain =
      std::max<std::int64_t>(1, kLightGrain / std::max<std::int64_t>(1, block / static_cast<std::int64_t>(result.memory_item)));
  parallel_for(outer * copies, even_grain(outer * copies, grain, 1), [&](std::int64_t begin, std::int64_t end) {
    while (begin < end) {
      const std::int64_t first = begin % copies, here = std::min(end - begin, copies - first);
      char* from = result.data;
      std::int64_t rest = begin / copies;
      for (auto i = a + 1; i < static_cast<std::size_t>(plan.ndim); ++i) {
        from += rest % plan.extents[i] * result.strides[i];
        rest /= plan.extents[i];
      }
      // Of short blocks several at once, once there are several.
      char* const to = from + (first + 1) * block;
      const std::int64_t most = std::max<std::int64_t>(1, kCopiedBytes / block);
      copy_run(to, from, static_cast<std::size_t>(block));
      for (std::int64_t done = 1; done < here;) {
        const std::int64_t now = std::min({done, most, here - done});
        copy_run(to + done * block, to, static_cast<std::size_t>(now * block));
        done += now;
      }
      begin += here;
    }
  });
}

[[noreturn]] void raise_no_loop(const OpSchema& op, Dtype dt) {
  throw TypeError(std::string(op.name) + ": no cpu loop for dtype " + std::string(name(dt)) + "; accepted is " +
                  (op.accepts ? op.accepts : "nothing"));
}

Dtype operand_dtype(const LoopShape::Operand& operand, Dtype dt) {
  switch (operand.from) {
    case DtypeFrom::Compute: return dt;
    case DtypeFrom::RealOfCompute: return real_dtype(dt);
    default: return operand.fixed;
  }
}

void allocate_into(Storage& result, const Shape& shape, std::int64_t count, Dtype dtype) {
  std::int64_t nbytes;
  if (__builtin_mul_overflow(count, static_cast<std::int64_t>(itemsize(dtype)), &nbytes)) {
    result = allocate(shape, dtype);  // raises
    return;
  }
  result.buffer = allocate_buffer(static_cast<std::size_t>(nbytes));
  result.offset = 0;
  result.shape = shape;
  if (shape.size() == 1) {
    result.strides.resize(1);
    result.strides[0] = static_cast<std::int64_t>(itemsize(dtype));
  } else {
    result.strides = contiguous_strides(shape, itemsize(dtype));
  }
  result.dtype = dtype;
}

constexpr std::size_t kSplatBytes = 4096;  // of a broadcast number laid out at a time
constexpr int kSplats = 2;

// The common case: every operand of the result's shape, in C order and of the loop's dtype, or one number. False: none
// of it done.
bool run_simple(LoopFn loop, bool halves, const LoopShape& part, const backend::LoopRun& call) {
  const auto& [op, number, inputs, attributes, shape, dt, results] = call;
  std::array<char*, kMaxOperands> args;
  std::array<std::size_t, kSplats> numbers;
  int splats = 0;
  std::size_t k = results.size();
  for (const auto& operand : part.inputs) {
    const Storage& input = *inputs[operand.source];
    const Dtype own = operand_dtype(operand, dt);
    if (input.dtype != own || (is_half(own) && !halves)) return false;
    args[k] = input.data();
    if (input.shape == shape) {
      if (!input.contiguous()) return false;
    } else {
      if (!input.shape.empty() || splats == kSplats) return false;
      numbers[static_cast<std::size_t>(splats++)] = k;
    }
    ++k;
  }
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Dtype own = operand_dtype(part.results[i], dt);
    if ((is_half(own) && !halves) || (results[i] && (results[i].dtype != own || !results[i].contiguous()))) return false;
  }
  const std::int64_t n = element_count(shape);
  bool fresh = true;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Dtype own = operand_dtype(part.results[i], dt);
    if (results[i]) {
      fresh = false;
    } else {
      allocate_into(results[i], shape, n, own);
    }
    args[i] = results[i].data();
  }
  if (n == 0) return true;
  alignas(64) char splat[kSplats][kSplatBytes];
  std::int64_t laid_out = kSplatBytes;  // elements, as many as the widest number allows
  for (int j = 0; j < splats; ++j) {
    const auto& operand = part.inputs[numbers[static_cast<std::size_t>(j)] - results.size()];
    laid_out = std::min(laid_out, static_cast<std::int64_t>(kSplatBytes / itemsize(operand_dtype(operand, dt))));
  }
  for (int j = 0; j < splats; ++j) {
    const std::size_t operand = numbers[static_cast<std::size_t>(j)];
    const Storage& input = *inputs[part.inputs[operand - results.size()].source];
    fill(splat[j], std::min(n, laid_out), args[operand], itemsize(input.dtype));
    args[operand] = splat[j];
  }
  const std::int64_t grain = part.heavy ? kHeavyGrain : kLightGrain;
  if (n <= grain && (splats == 0 || n <= laid_out)) {
    loop(args.data(), n, attributes);
    return true;
  }
  StreamedLoop pieces{loop, attributes, static_cast<int>(results.size()), static_cast<int>(k), {}};
  for (std::size_t i = 0; i < k; ++i) {
    const auto& operand = i < results.size() ? part.results[i] : part.inputs[i - results.size()];
    pieces.items[i] = static_cast<std::uint8_t>(itemsize(operand_dtype(operand, dt)));
  }
  for (int j = 0; j < splats; ++j) pieces.items[numbers[static_cast<std::size_t>(j)]] = 0;
  const std::int64_t element = std::accumulate(pieces.items.begin(), pieces.items.begin() + k, std::int64_t{0});
  const bool streamed = fresh && !part.heavy && streams(n * element);
  const auto run = [&](std::int64_t begin, std::int64_t end) {
    const std::int64_t step = splats && !streamed ? laid_out : end - begin;
    std::array<char*, kMaxOperands> at;
    for (std::int64_t from = begin; from < end; from += step) {
      for (std::size_t i = 0; i < k; ++i) at[i] = args[i] + from * pieces.items[i];
      const std::int64_t here = std::min(step, end - from);
      if (streamed) {
        pieces.run(at.data(), here);
      } else {
        loop(at.data(), here, attributes);
      }
    }
    if (streamed) finish_streamed();
  };
  parallel_for(n, even_grain(n, grain, kLine), run);
  return true;
}

__attribute__((noinline)) void run_general(const LoopCall& call, const Shape& shape) {
  const std::size_t results = call.results.size();
  const std::size_t operands = results + call.inputs.size();
  if (operands > kMaxOperands) throw Error("a loop of more than " + std::to_string(kMaxOperands) + " operands");
  Plan plan;
  plan.loop = call.loop;
  plan.attributes = call.attributes;
  plan.grain = call.heavy ? kHeavyGrain : kLightGrain;
  plan.may_stream = !call.heavy;
  plan.results = static_cast<int>(results);
  plan.operands = static_cast<int>(operands);
  plan.ndim = static_cast<int>(shape.size());

  std::array<Strides, kMaxOperands> strides;
  std::array<const Strides*, kMaxOperands> order;
  std::size_t ordered = 0;
  for (std::size_t i = 0; i < results; ++i) {
    if (!call.results[i]) continue;
    plan.may_stream = false;
    strides[i] = call.results[i].strides;
    order[ordered++] = &strides[i];
  }
  for (std::size_t i = 0; i < call.inputs.size(); ++i) {
    const Storage& input = *call.inputs[i];
    strides[results + i] = broadcast_strides(input.shape, input.strides, shape);
    order[ordered++] = &strides[results + i];
  }
  std::array<std::uint8_t, kMaxDims> axes;
  sort_axes(axes.data(), plan.ndim, shape, std::span(order.data(), ordered));

  const std::int64_t count = element_count(shape);
  for (std::size_t i = 0; i < results; ++i) {
    Storage& result = call.results[i];
    if (!result) {
      result = allocate(shape, call.result_dtypes[i]);
      if (count > 0) {
        auto stride = static_cast<std::int64_t>(itemsize(result.dtype));
        for (int a = 0; a < plan.ndim; ++a) {
          const std::size_t axis = axes[static_cast<std::size_t>(a)];
          result.strides[axis] = stride;
          stride *= shape[axis];
        }
      }
      strides[i] = result.strides;
    }
    plan.operand[i].data = result.data();
    const Dtype own = call.result_dtypes[i];
    set_conversion_out(plan.operand[i], result.dtype, call.halves ? own : loop_dtype(own));
  }
  if (count == 0) return;
  for (std::size_t i = 0; i < call.inputs.size(); ++i) {
    Operand& o = plan.operand[results + i];
    o.data = call.inputs[i]->data();
    if (call.loop) {
      const Dtype own = call.input_dtypes[i];
      set_conversion_in(o, call.inputs[i]->dtype, own, call.halves ? own : loop_dtype(own));
    } else {
      set_copy(plan.operand[0], o, call.inputs[i]->dtype, call.input_dtypes[i]);
    }
  }
  for (int a = 0; a < plan.ndim; ++a) {
    const auto from = static_cast<std::size_t>(axes[static_cast<std::size_t>(a)]);
    const auto to = static_cast<std::size_t>(a);
    plan.extents[to] = shape[from];
    for (std::size_t k = 0; k < operands; ++k) plan.operand[k].strides[to] = strides[k][from];
  }
  coalesce(plan);
  const int repeated = repeated_axis(plan);
  if (!repeated) return execute(plan);
  Plan once = plan;
  once.extents[static_cast<std::size_t>(repeated)] = 1;
  coalesce(once);
  execute(once);
  for (std::size_t i = 0; i < results; ++i) repeat(plan, plan.operand[i], repeated);
}

}  // namespace

void run_loop(const LoopCall& call, const Shape& shape) { run_general(call, shape); }

void copy_into(Storage& to, const Storage& from) {
  const Storage* const inputs[] = {&from};
  const Dtype dtypes[] = {to.dtype};
  const Shape shape = to.shape;
  run_general({nullptr, nullptr, false, {&to, 1}, dtypes, inputs, dtypes}, shape);
}

namespace {

void write_zeros(const LoopShape& part, const Shape& shape, Dtype dt, std::span<Storage> results) {
  const std::int64_t n = element_count(shape);
  for (std::size_t i = 0; i < results.size(); ++i) {
    Storage& result = results[i];
    const Dtype own = operand_dtype(part.results[i], dt);
    if (result) {
      Storage zero;
      allocate_into(zero, Shape{}, 1, own);
      std::memset(zero.data(), 0, itemsize(own));
      copy_into(result, zero);
      continue;
    }
    allocate_into(result, shape, n, own);
    const auto item = static_cast<std::int64_t>(itemsize(own));
    parallel_for(n, even_grain(n, kLightGrain, kLine), [&](std::int64_t begin, std::int64_t end) {
      std::memset(result.data() + begin * item, 0, static_cast<std::size_t>((end - begin) * item));
    });
  }
}

void run_operator(const backend::LoopRun& run) {
  const auto& [op, part, inputs, attributes, shape, dt, results] = run;
  const OperatorTable* table = find_operator(op.index);
  LoopFn loop = nullptr;
  bool halves = false;
  if (table && part < table->parts.size()) {
    if (table->parts[part].zero && !is_complex(dt)) return write_zeros(table->parts[part], shape, dt, results);
    loop = table->loop(part, dt);
    halves = loop && is_half(dt);
    if (!loop) loop = table->loop(part, loop_dtype(dt));
  }
  if (!loop) raise_no_loop(op, dt);
  const LoopShape& rule = table->parts[part];
  if (rule.inputs.size() + results.size() > kMaxOperands) {
    throw Error(std::string(op.name) + ": a loop of more than " + std::to_string(kMaxOperands) + " operands");
  }
  if (run_simple(loop, halves, rule, run)) return;
  std::array<Dtype, kMaxOperands> result_dtypes, input_dtypes;
  std::array<const Storage*, kMaxOperands> sources;
  for (std::size_t i = 0; i < results.size(); ++i) result_dtypes[i] = operand_dtype(rule.results[i], dt);
  for (std::size_t i = 0; i < rule.inputs.size(); ++i) {
    sources[i] = inputs[rule.inputs[i].source];
    input_dtypes[i] = operand_dtype(rule.inputs[i], dt);
  }
  const std::size_t n = rule.inputs.size();
  run_general({loop,
               attributes,
               rule.heavy,
               results,
               {result_dtypes.data(), results.size()},
               {sources.data(), n},
               {input_dtypes.data(), n},
               halves},
              shape);
}

}  // namespace

void elementwise(const backend::LoopRun& run) {
  try {
    run_operator(run);
  } catch (const MemoryLimit& e) {
    throw MemoryLimit(std::string(run.op.name) + ": " + e.what());
  }
}

}  // namespace pylucid::cpu
