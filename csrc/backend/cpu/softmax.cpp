// softmax, log_softmax and their gradients: two sweeps along an axis, in pieces that stay in the cache.
#include <algorithm>
#include <array>
#include <string>

#include "backend/cpu/isa_functions.h"
#include "backend/cpu/row_loops.h"
#include "backend/cpu/sweeps.h"
#include "core/error.h"
#include "kernel/shape_rules.h"
#include "reduction/kernels.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kCached = 16384;

class AlongCall : Sweeps {
 public:
  AlongCall(const AlongLoops& loops, std::span<const Storage* const> inputs, const Storage& out, Dtype dt,
            std::size_t along)
      : Sweeps(inputs, out, dt, along,
               {.width = 512, .rows = 32, .total_bytes = 2 * itemsize(loop_dtype(dt)), .shortest = 0}),
        loops_(loops),
        stores_(loops.stores && !out_.first) {}

  void run() const {
    if (lanes_.length <= kCached && lanes_in_place(inputs_) && !splits()) sweep_rows(loops_.rows);
    else sweep(*this);
  }

 private:
  friend Sweeps;

  char* first(char* totals, std::int64_t piece) const { return totals_of(totals, piece); }
  char* second(char* totals, std::int64_t piece) const {
    return first(totals, piece) + static_cast<std::size_t>(width_) * item_;
  }

  void fold(const Task& t, std::int64_t piece, char* totals) const {
    const Scratch& s = scratch();
    const std::int64_t from = first_of(piece), n = length_of(piece);
    char* out = stores_ ? t.data[0] + from * lanes_.strides[0] : nullptr;
    std::array<const char*, 2> in{};
    std::array<std::intptr_t, 2> pitches{};
    if (!inner_) {
      for (std::size_t k = 0; k < inputs_; ++k) in[k] = elements(t, k, from, n, s);
      loops_.block(in.data(), out, n, first(totals, piece), second(totals, piece));
      return;
    }
    for (std::size_t k = 0; k < inputs_; ++k) {
      const Rows found = rows(t, k, piece, s);
      in[k] = found.data;
      pitches[k] = found.pitch;
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
    const std::int64_t from = first_of(piece), n = length_of(piece);
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
      for (std::size_t k = 0; k < inputs_; ++k) in[k] = elements(t, k, from + i, length, s);
      char* to = out_.first ? s.buffer(2) : out;
      (inner_ ? loops_.apply_columns : loops_.apply)(in.data(), to, length, a, b);
      if (out_.first) store(out_, out, &length, 1, length, to, s);
    }
  }

  const AlongLoops& loops_;
  bool stores_;
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
