// softmax, log_softmax and their gradients: two sweeps along an axis, in pieces that stay in the cache.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "backend/cpu/isa_functions.h"
#include "backend/cpu/lanes.h"
#include "backend/cpu/reduce_axes.h"
#include "backend/cpu/row_loops.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernel/shape_rules.h"
#include "reduction/kernels.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kWidth = 512;  // lanes side by side
constexpr std::int64_t kRows = 32;    // their elements in a piece
constexpr std::int64_t kCached = 16384;

// This thread's memory, for as long as the thread asks for no more.
char* workspace(std::size_t bytes) {
  static thread_local std::vector<char> memory;
  if (memory.size() < bytes) memory.resize(bytes);
  return memory.data();
}

class AlongCall {
 public:
  AlongCall(const AlongLoops& loops, std::span<const Storage* const> inputs, const Storage& out, Dtype dt,
            std::size_t along)
      : loops_(loops), item_(itemsize(loop_dtype(dt))) {
    std::array<const Storage*, 3> arrays{&out, inputs[0], inputs.back()};
    lanes_ = lanes_of(std::span(arrays).first(1 + inputs.size()), along);
    inner_ = lanes_.side_by_side ? 1 : 0;
    width_ = inner_ ? std::min(lanes_.axes[0].extent, kWidth) : 1;
    const auto nearest = [&](std::size_t k) { return inner_ ? lanes_.axes[0].strides[k] : lanes_.strides[k]; };
    set_conversion_out(out_, dt, dt);
    out_.strides[0] = nearest(0);
    for (std::size_t k = 0; k < inputs.size(); ++k) {
      set_conversion_in(in_[k], inputs[k]->dtype, dt);
      in_[k].strides[0] = nearest(k + 1);
    }
    inputs_ = inputs.size();
    stores_ = loops.stores && !out_.first;
    piece_ = inner_ ? kRows : kTileElements;
    pieces_ = (lanes_.length + piece_ - 1) / piece_;
    tiles_ = inner_ ? (lanes_.axes[0].extent + width_ - 1) / width_ : 1;
  }

  void run() {
    const std::int64_t tasks = inner_ ? tiles_ * (lanes_.lanes() / lanes_.axes[0].extent) : lanes_.lanes();
    const std::int64_t work = lanes_.length * width_;
    if (work >= kSplitFrom && tasks < 2 * num_threads()) {
      for (std::int64_t task = 0; task < tasks; ++task) split(task);
      return;
    }
    const std::int64_t grain = std::max<std::int64_t>(1, kGrain / work);
    if (direct()) {
      parallel_for(tasks, grain, [&](std::int64_t begin, std::int64_t end) {
        const Task t = task_at(begin);
        const std::array<const char*, 2> in{t.data[1], t.data[2]};
        const std::array<std::intptr_t, 2> pitches{lanes_.axes[0].strides[1], lanes_.axes[0].strides[2]};
        loops_.rows(in.data(), pitches.data(), t.data[0], lanes_.axes[0].strides[0], end - begin, lanes_.length);
      });
      return;
    }
    parallel_for(tasks, grain, [&](std::int64_t begin, std::int64_t end) {
      std::vector<char> totals(state_bytes());
      for (std::int64_t task = begin; task < end; ++task) {
        const Task t = task_at(task);
        for (std::int64_t p = 0; p < pieces_; ++p) fold(t, p, totals.data());
        settle(t, totals.data());
        for (std::int64_t p = 0; p < pieces_; ++p) apply(t, p, totals.data());
      }
    });
  }

 private:
  struct Task {
    std::array<char*, kMostArrays> data;
    std::int64_t columns;
  };

  // Whether lanes lie in memory as they are, evenly spaced and not longer than fits the cache.
  bool direct() const {
    bool as_they_are = !inner_ && lanes_.count == 1 && lanes_.length <= kCached && !out_.first;
    for (std::size_t k = 0; k < inputs_; ++k) as_they_are &= !in_[k].first && dense(in_[k], &lanes_.length, 1);
    return as_they_are;
  }
  Task task_at(std::int64_t task) const {
    Task t{lanes_.at(task / tiles_, inner_), 1};
    if (inner_) {
      const std::int64_t column = task % tiles_ * width_;
      t.columns = std::min(width_, lanes_.axes[0].extent - column);
      for (std::size_t k = 0; k < kMostArrays; ++k) t.data[k] += column * lanes_.axes[0].strides[k];
    }
    return t;
  }
  // Totals of the pieces, and of everything behind them.
  std::size_t state_bytes() const { return static_cast<std::size_t>((pieces_ + 1) * width_) * 2 * item_; }
  char* first(char* totals, std::int64_t piece) const {
    return totals + static_cast<std::size_t>(piece * width_) * 2 * item_;
  }
  char* second(char* totals, std::int64_t piece) const {
    return first(totals, piece) + static_cast<std::size_t>(width_) * item_;
  }

  void fold(const Task& t, std::int64_t piece, char* totals) const {
    const Scratch& s = scratch();
    const std::int64_t from = piece * piece_, n = std::min(piece_, lanes_.length - from);
    char* out = stores_ ? t.data[0] + from * lanes_.strides[0] : nullptr;
    std::array<const char*, 2> in{};
    std::array<std::intptr_t, 2> pitches{};
    if (!inner_) {
      for (std::size_t k = 0; k < inputs_; ++k) in[k] = piece_of(t, k, from, n, s);
      loops_.block(in.data(), out, n, first(totals, piece), second(totals, piece));
      return;
    }
    const std::int64_t row = t.columns * static_cast<std::int64_t>(item_);
    for (std::size_t k = 0; k < inputs_; ++k) {
      const std::int64_t stride = lanes_.strides[k + 1];
      const char* x = t.data[k + 1] + from * stride;
      in[k] = x;
      pitches[k] = stride;
      if (!in_[k].first && dense(in_[k], &t.columns, 1)) continue;
      char* rows = workspace(static_cast<std::size_t>(2 * kRows * kWidth) * item_) +
                   k * static_cast<std::size_t>(kRows * kWidth) * item_;
      for (std::int64_t i = 0; i < n; ++i) load(in_[k], x + i * stride, &t.columns, 1, t.columns, rows + i * row, s);
      in[k] = rows;
      pitches[k] = row;
    }
    loops_.columns(in.data(), pitches.data(), out, lanes_.strides[0], n, t.columns, first(totals, piece),
                   second(totals, piece));
  }

  // From the pieces' totals what `apply` needs of each.
  void settle(const Task& t, char* totals) const {
    char* all_first = first(totals, pieces_);
    char* all_second = second(totals, pieces_);
    const auto bytes = static_cast<std::size_t>(width_) * item_;
    std::copy_n(first(totals, 0), bytes, all_first);
    std::copy_n(second(totals, 0), bytes, all_second);
    for (std::int64_t p = 1; p < pieces_; ++p) {
      loops_.merge(all_first, all_second, first(totals, p), second(totals, p), t.columns);
    }
    if (stores_) {
      for (std::int64_t p = 0; p < pieces_; ++p) {
        loops_.settle(first(totals, p), second(totals, p), all_first, all_second, t.columns);
      }
    } else if (!loops_.stores) {
      loops_.settle(all_first, all_second, all_first, all_second, t.columns);
    }
  }

  void apply(const Task& t, std::int64_t piece, char* totals) const {
    const Scratch& s = scratch();
    const std::int64_t from = piece * piece_, n = std::min(piece_, lanes_.length - from);
    const char* a = first(totals, stores_ ? piece : pieces_);
    const char* b = second(totals, stores_ ? piece : pieces_);
    const std::int64_t rows = inner_ ? n : 1, length = inner_ ? t.columns : n;
    for (std::int64_t i = 0; i < rows; ++i) {
      char* out = t.data[0] + (from + i) * lanes_.strides[0];
      if (stores_) {
        (inner_ ? loops_.scale_columns : loops_.scale)(out, length, a, b);
        continue;
      }
      std::array<const char*, 2> in{};
      for (std::size_t k = 0; k < inputs_; ++k) in[k] = piece_of(t, k, from + i, length, s);
      char* to = out_.first ? s.buffer(2) : out;
      (inner_ ? loops_.apply_columns : loops_.apply)(in.data(), to, length, a, b);
      if (out_.first) store(out_, out, &length, 1, length, to, s);
    }
  }

  // n elements of input k in the direction of memory, from the element `at` of the lane on.
  const char* piece_of(const Task& t, std::size_t k, std::int64_t at, std::int64_t n, const Scratch& s) const {
    return fetch(in_[k], t.data[k + 1] + at * lanes_.strides[k + 1], &n, 1, n, s.buffer(k), s);
  }

  void split(std::int64_t task) const {
    const Task t = task_at(task);
    std::vector<char> totals(state_bytes());
    const std::int64_t grain = std::max<std::int64_t>(1, kGrain / (piece_ * width_));
    parallel_for(pieces_, grain, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t p = begin; p < end; ++p) fold(t, p, totals.data());
    });
    settle(t, totals.data());
    parallel_for(pieces_, grain, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t p = begin; p < end; ++p) apply(t, p, totals.data());
    });
  }

  const AlongLoops& loops_;
  std::size_t item_;
  Lanes lanes_;
  std::size_t inner_;  // 1 where the first of the other axes is nearest to memory
  std::size_t inputs_;
  std::int64_t width_, piece_, pieces_, tiles_;
  bool stores_;
  Operand out_;
  std::array<Operand, 2> in_;
};

Storage along(Along kind, const char* op, std::initializer_list<const Storage*> inputs, std::int64_t axis,
              const Shape& shape, Dtype dt) {
  const std::span arrays(inputs.begin(), inputs.size());
  const Storage& x = *arrays.back();
  const std::int64_t at = x.ndim() == 0 && (axis == 0 || axis == -1) ? 0 : normalize_axis(op, axis, x.ndim());
  const AlongLoops* loops = isa_functions().rows->along(kind, loop_dtype(dt));
  if (!loops) throw TypeError(std::string(op) + ": x is " + std::string(name(dt)) + "; accepted are real dtypes");
  Storage out = allocate_like(shape, x.strides, dt);
  if (out.size() > 0) AlongCall(*loops, arrays, out, dt, static_cast<std::size_t>(at)).run();
  return out;
}

}  // namespace

Storage softmax(const Storage& x, std::int64_t axis, const Shape& shape, Dtype dt) {
  return along(Along::Softmax, "softmax", {&x}, axis, shape, dt);
}

Storage log_softmax(const Storage& x, std::int64_t axis, const Shape& shape, Dtype dt) {
  return along(Along::LogSoftmax, "log_softmax", {&x}, axis, shape, dt);
}

Storage softmax_gradient(const Storage& g, const Storage& y, std::int64_t axis, const Shape& shape, Dtype dt) {
  return along(Along::SoftmaxGradient, "softmax", {&g, &y}, axis, shape, dt);
}

Storage log_softmax_gradient(const Storage& g, const Storage& y, std::int64_t axis, const Shape& shape, Dtype dt) {
  return along(Along::LogSoftmaxGradient, "log_softmax", {&g, &y}, axis, shape, dt);
}

}  // namespace pylucid::cpu
