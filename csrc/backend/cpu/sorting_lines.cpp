#include "backend/cpu/sorting_lines.h"

#include <algorithm>
#include <cstdlib>

#include "backend/cpu/strided.h"
#include "core/allocator.h"
#include "core/parallel.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kLong = 1 << 16;       // elements: from here on several threads share a line
constexpr std::int64_t kGrain = 4096;         // elements that are worth a thread
constexpr std::size_t kStagedBytes = 1 << 17;  // a group of lines stays in the cache
constexpr std::int64_t kLanes = 16;
constexpr std::int64_t kStretch = 256;

struct Kept {
  std::int64_t extent;
  std::int64_t x;  // bytes
  std::array<std::int64_t, kMostResults> to;
};

std::int64_t magnitude(std::int64_t stride) { return stride < 0 ? -stride : stride; }

std::size_t aligned(std::size_t bytes) { return (bytes + 63) & ~std::size_t{63}; }

// One array's side of a line: used where it is if contiguous, else through a group of staged lines.
struct Side {
  std::int64_t length = 0, stride = 0;
  std::size_t item = 1;
  bool direct = true;

  Side() = default;
  Side(const Storage& s, std::size_t axis)
      : length(s.shape[axis]), stride(s.strides[axis]), item(itemsize(s.dtype)) {
    direct = length <= 1 || stride == static_cast<std::int64_t>(item);
  }
  // From one staged line to the next; not a multiple of 4096, or the lines would share cache sets.
  std::size_t pitch() const { return direct ? 0 : aligned(static_cast<std::size_t>(length) * item) + 64; }
};

// Copies staged lines to where they belong, a stretch at a time that stays in the nearest cache.
void unstage(const Side& side, char* to, std::int64_t to_lane, const char* from, std::int64_t pitch,
             std::int64_t lanes) {
  const auto item = static_cast<std::int64_t>(side.item);
  const std::array<std::int64_t, 2> to_strides{side.stride, to_lane}, from_strides{item, pitch};
  for (std::int64_t i = 0; i < side.length; i += kStretch) {
    const std::array<std::int64_t, 2> extents{std::min(kStretch, side.length - i), lanes};
    copy_strided(to + i * side.stride, to_strides.data(), from + i * item, from_strides.data(), extents.data(), 2,
                 side.item);
  }
}

}  // namespace

int line_parts(std::int64_t n) { return n < kLong ? 1 : std::min(num_threads(), kMaxParts); }

void for_lines(const Storage& x, std::size_t axis, std::initializer_list<const Storage*> results, std::size_t scratch,
               int parts, LineFn body, void* context) {
  // An empty array may have more lines, all of them empty, than can be visited.
  if (std::ranges::all_of(results, [](const Storage* result) { return result->size() == 0; })) return;
  const Side source(x, axis);
  std::array<Side, kMostResults> targets;
  std::array<char*, kMostResults> data{};
  const std::size_t outputs = results.size();
  for (std::size_t r = 0; r < outputs; ++r) {
    const Storage& result = **(results.begin() + r);
    targets[r] = Side(result, axis);
    data[r] = result.data();
  }

  // Innermost first, neighbours joined where one stride serves all arrays.
  std::array<Kept, kMaxDims> kept;
  std::size_t count = 0;
  std::int64_t lines = 1;
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    if (i == axis) continue;
    lines *= x.shape[i];
    if (x.shape[i] == 1) continue;
    kept[count] = {x.shape[i], x.strides[i], {}};
    for (std::size_t r = 0; r < outputs; ++r) kept[count].to[r] = (*(results.begin() + r))->strides[i];
    ++count;
  }
  if (lines == 0) return;
  std::sort(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(count),
            [](const Kept& a, const Kept& b) { return magnitude(a.x) < magnitude(b.x); });
  if (count == 0) kept[count++] = {1, 0, {}};
  std::size_t last = 0;
  for (std::size_t i = 1; i < count; ++i) {
    Kept& inner = kept[last];
    const std::int64_t n = inner.extent;
    const Kept& outer = kept[i];
    bool joins = outer.x == inner.x * n;
    for (std::size_t r = 0; r < outputs; ++r) joins &= outer.to[r] == inner.to[r] * n;
    if (joins) {
      inner.extent *= kept[i].extent;
    } else {
      kept[++last] = kept[i];
    }
  }
  count = last + 1;

  std::size_t line_bytes = source.pitch();
  for (const Side& target : targets) line_bytes += target.pitch();
  const Kept& lane = kept[0];
  std::int64_t width = 1;
  if (line_bytes > 0) {
    width = std::clamp(static_cast<std::int64_t>(kStagedBytes / line_bytes), kLanes, std::max(kLanes, lane.extent));
    width = std::min(width, lane.extent);
  }
  const std::int64_t per_lane_axis = (lane.extent + width - 1) / width;
  const std::int64_t groups = lines / lane.extent * per_lane_axis;
  const bool shared = parts > 1 && groups < 4 * parts;
  const std::size_t own = aligned(scratch);

  const auto run = [&](std::int64_t begin, std::int64_t end) {
    const std::size_t needed = own + line_bytes * static_cast<std::size_t>(width);
    const Ref<Buffer> memory = needed ? allocate_buffer(needed) : Ref<Buffer>();
    char* const base = memory ? static_cast<char*>(memory->data()) : nullptr;
    for (std::int64_t group = begin; group < end; ++group) {
      const std::int64_t first = group % per_lane_axis * width;
      const std::int64_t lanes = std::min(width, lane.extent - first);
      const char* from = x.data() + first * lane.x;
      std::array<char*, kMostResults> to = data;
      for (std::size_t r = 0; r < outputs; ++r) to[r] += first * lane.to[r];
      std::int64_t point = group / per_lane_axis;
      for (std::size_t i = 1; i < count; ++i) {
        const std::int64_t position = point % kept[i].extent;
        point /= kept[i].extent;
        from += position * kept[i].x;
        for (std::size_t r = 0; r < outputs; ++r) to[r] += position * kept[i].to[r];
      }

      char* stage = base + own;
      std::int64_t from_pitch = lane.x;
      if (!source.direct) {
        from_pitch = static_cast<std::int64_t>(source.pitch());
        const std::array<std::int64_t, 2> extents{source.length, lanes};
        const std::array<std::int64_t, 2> strides{source.stride, lane.x};
        const std::array<std::int64_t, 2> staged{static_cast<std::int64_t>(source.item), from_pitch};
        copy_strided(stage, staged.data(), from, strides.data(), extents.data(), 2, source.item);
        from = stage;
        stage += static_cast<std::int64_t>(source.pitch()) * width;
      }
      std::array<char*, kMostResults> staged = to;
      std::array<std::int64_t, kMostResults> pitch = lane.to;
      for (std::size_t r = 0; r < outputs; ++r) {
        if (targets[r].direct) continue;
        staged[r] = stage;
        pitch[r] = static_cast<std::int64_t>(targets[r].pitch());
        stage += pitch[r] * width;
      }
      for (std::int64_t i = 0; i < lanes; ++i) {
        std::array<char*, kMostResults> line_to{};
        for (std::size_t r = 0; r < outputs; ++r) line_to[r] = staged[r] + i * pitch[r];
        body(context, {from + i * from_pitch, line_to, base, shared ? parts : 1});
      }
      for (std::size_t r = 0; r < outputs; ++r) {
        if (!targets[r].direct) unstage(targets[r], to[r], lane.to[r], staged[r], pitch[r], lanes);
      }
    }
  };
  if (shared) {
    run(0, groups);
  } else {
    const std::int64_t elements = std::max<std::int64_t>(1, source.length * width);
    parallel_for(groups, std::max<std::int64_t>(1, kGrain / elements), run);
  }
}

}  // namespace pylucid::cpu
