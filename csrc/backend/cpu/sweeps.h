// Operators that sweep along an axis twice: the first sweep finds totals, piece by piece, the second writes what they
// say of each element. Lanes are taken one by one or many side by side, whichever follows memory.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "backend/cpu/lanes.h"
#include "backend/cpu/operand.h"
#include "backend/cpu/reduce_axes.h"
#include "core/parallel.h"

namespace pylucid::cpu {

class Sweeps {
 public:
  struct Sizes {
    std::int64_t width;       // lanes side by side
    std::int64_t rows;        // their elements in a piece; more, if there are fewer lanes
    std::size_t total_bytes;  // a lane's totals of a piece
    std::int64_t shortest;    // lanes shorter than this are taken side by side, however they lie
  };
  struct Task {
    std::array<char*, kMostArrays> data;  // the result, then the inputs
    std::int64_t columns;
  };

  // Of inputs of one shape: at most two.
  Sweeps(std::span<const Storage* const> inputs, const Storage& out, Dtype dt, std::size_t along, const Sizes& sizes)
      : item_(itemsize(loop_dtype(dt))), sizes_(sizes), inputs_(inputs.size()) {
    const std::array<const Storage*, 3> arrays{&out, inputs[0], inputs.back()};
    lanes_ = lanes_of(std::span(arrays).first(1 + inputs_), along);
    const bool is_short = lanes_.length < sizes.shortest && lanes_.count > 0 && lanes_.axes[0].extent > lanes_.length;
    inner_ = lanes_.side_by_side || is_short ? 1 : 0;
    width_ = inner_ ? std::min(lanes_.axes[0].extent, sizes.width) : 1;
    const auto nearest = [&](std::size_t k) { return inner_ ? lanes_.axes[0].strides[k] : lanes_.strides[k]; };
    set_conversion_out(out_, dt, loop_dtype(dt));
    out_.strides[0] = nearest(0);
    for (std::size_t k = 0; k < inputs_; ++k) {
      set_conversion_in(in_[k], inputs[k]->dtype, dt);
      in_[k].strides[0] = nearest(k + 1);
    }
    piece_ = inner_ ? sizes.rows * (sizes.width / width_) : kTileElements;
    pieces_ = (lanes_.length + piece_ - 1) / piece_;
    tiles_ = inner_ ? (lanes_.axes[0].extent + width_ - 1) / width_ : 1;
  }

 protected:
  // Whether there are too few tasks for the threads, so that each is split.
  bool splits() const { return work() >= kSplitFrom && tasks() < 2 * num_threads(); }

  // Calls fold(task, piece, totals) for each piece, settle(task, totals) and apply(task, piece, totals) for each piece.
  // The totals do not depend on the number of threads.
  template <class Call>
  void sweep(const Call& call) const {
    if (splits()) {
      for (std::int64_t task = 0; task < tasks(); ++task) split(call, task_at(task));
      return;
    }
    parallel_for(tasks(), grain(), [&](std::int64_t begin, std::int64_t end) {
      std::vector<char> totals(state_bytes());
      for (std::int64_t task = begin; task < end; ++task) {
        const Task t = task_at(task);
        for (std::int64_t p = 0; p < pieces_; ++p) call.fold(t, p, totals.data());
        call.settle(t, totals.data());
        for (std::int64_t p = 0; p < pieces_; ++p) call.apply(t, p, totals.data());
      }
    });
  }

  // Whether n elements in the direction of memory lie there without gaps and in the loops' dtype: those of the result
  // and of the first inputs.
  bool in_place(std::int64_t n, std::size_t first_inputs) const {
    bool found = !out_.first && dense(out_, &n, 1);
    for (std::size_t k = 0; k < first_inputs; ++k) found &= !in_[k].first && dense(in_[k], &n, 1);
    return found;
  }
  // Whether lanes do, evenly spaced.
  bool lanes_in_place(std::size_t first_inputs) const {
    return !inner_ && lanes_.count == 1 && in_place(lanes_.length, first_inputs);
  }
  // Both sweeps of a lane at once, by a loop over lanes that are in place.
  void sweep_rows(void (*loop)(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
                               std::intptr_t rows, std::intptr_t n)) const {
    parallel_for(tasks(), grain(), [&](std::int64_t begin, std::int64_t end) {
      const Task t = task_at(begin);
      const auto& pitches = lanes_.axes[0].strides;
      const std::array<const char*, 2> in{t.data[1], t.data[2]};
      const std::array<std::intptr_t, 2> in_pitches{pitches[1], pitches[2]};
      loop(in.data(), in_pitches.data(), t.data[0], pitches[0], end - begin, lanes_.length);
    });
  }

  // A piece's totals; behind those of the last piece there is room for the totals of all.
  char* totals_of(char* totals, std::int64_t piece) const {
    return totals + static_cast<std::size_t>(piece * width_) * sizes_.total_bytes;
  }
  std::int64_t first_of(std::int64_t piece) const { return piece * piece_; }
  std::int64_t length_of(std::int64_t piece) const { return std::min(piece_, lanes_.length - piece * piece_); }

  // n elements of input k in the direction of memory, from the element `at` of the lane on.
  const char* elements(const Task& t, std::size_t k, std::int64_t at, std::int64_t n, const Scratch& s) const {
    return fetch(in_[k], t.data[k + 1] + at * lanes_.strides[k + 1], &n, 1, n, s.buffer(k), s);
  }
  struct Rows {
    const char* data;
    std::intptr_t pitch;
  };
  // The elements of a piece of input k, side by side.
  Rows rows(const Task& t, std::size_t k, std::int64_t piece, const Scratch& s) const {
    const std::int64_t stride = lanes_.strides[k + 1];
    const char* x = t.data[k + 1] + first_of(piece) * stride;
    if (!in_[k].first && dense(in_[k], &t.columns, 1)) return {x, stride};
    const std::int64_t row = t.columns * static_cast<std::int64_t>(item_);
    const std::size_t bytes = static_cast<std::size_t>(sizes_.rows * sizes_.width) * item_;
    char* to = workspace(inputs_ * bytes) + k * bytes;
    for (std::int64_t i = 0; i < length_of(piece); ++i) {
      load(in_[k], x + i * stride, &t.columns, 1, t.columns, to + i * row, s);
    }
    return {to, row};
  }

  std::size_t item_;
  Sizes sizes_;
  std::size_t inputs_;
  Lanes lanes_;
  std::size_t inner_;  // 1 where lanes are taken side by side, along the first of the other axes
  std::int64_t width_, piece_, pieces_, tiles_;
  Operand out_;
  std::array<Operand, 2> in_;

 private:
  // This thread's memory, for as long as the thread asks for no more.
  static char* workspace(std::size_t bytes) {
    static thread_local std::vector<char> memory;
    if (memory.size() < bytes) memory.resize(bytes);
    return memory.data();
  }
  std::int64_t tasks() const { return inner_ ? tiles_ * (lanes_.lanes() / lanes_.axes[0].extent) : lanes_.lanes(); }
  Task task_at(std::int64_t task) const {
    Task t{lanes_.at(task / tiles_, inner_), 1};
    if (inner_) {
      const std::int64_t column = task % tiles_ * width_;
      t.columns = std::min(width_, lanes_.axes[0].extent - column);
      for (std::size_t k = 0; k < kMostArrays; ++k) t.data[k] += column * lanes_.axes[0].strides[k];
    }
    return t;
  }
  std::int64_t grain() const { return std::max<std::int64_t>(1, kGrain / work()); }
  std::int64_t work() const { return lanes_.length * width_; }
  std::size_t state_bytes() const { return static_cast<std::size_t>((pieces_ + 1) * width_) * sizes_.total_bytes; }

  template <class Call>
  void split(const Call& call, const Task& t) const {
    std::vector<char> totals(state_bytes());
    const std::int64_t few = std::max<std::int64_t>(1, kGrain / (piece_ * width_));
    parallel_for(pieces_, few, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t p = begin; p < end; ++p) call.fold(t, p, totals.data());
    });
    call.settle(t, totals.data());
    parallel_for(pieces_, few, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t p = begin; p < end; ++p) call.apply(t, p, totals.data());
    });
  }
};

}  // namespace pylucid::cpu
