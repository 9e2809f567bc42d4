// The gradient of a product: the upstream gradient times the product of the other factors. The factors' product is
// found with an exponent of its own, then divided by each.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "backend/cpu/isa_functions.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/products.h"
#include "backend/cpu/sweeps.h"
#include "kernel/shape_rules.h"

namespace pylucid::cpu {
namespace {

constexpr Sweeps::Sizes kSizes{.width = 256, .rows = 128, .total_bytes = ProductLoops::kTotalBytes, .shortest = 24};

class GradientCall : Sweeps {
 public:
  GradientCall(const ProductLoops& loops, const Storage& x, const Storage& upstream, const Storage& out, Dtype dt)
      : Sweeps(std::array{&x, &upstream}, out, dt, x.ndim() - 1, kSizes),
        loops_(loops),
        one_upstream_(lanes_.length == 1 || lanes_.strides[2] == 0) {}

  void run() const {
    if (pieces_ == 1 && one_upstream_ && lanes_in_place(1)) sweep_rows(loops_.rows);
    else sweep(*this);
  }

 private:
  friend Sweeps;

  void fold(const Task& t, std::int64_t piece, char* totals) const {
    const Scratch& s = scratch();
    char* found = totals_of(totals, piece);
    if (inner_) {
      const Rows x = rows(t, 0, piece, s);
      loops_.columns(x.data, length_of(piece), x.pitch, t.columns, found);
    } else {
      loops_.block(elements(t, 0, first_of(piece), length_of(piece), s), length_of(piece), found);
    }
  }
  void settle(const Task& t, char* totals) const {
    char* all = totals_of(totals, 0);
    for (std::int64_t p = 1; p < pieces_; ++p) loops_.merge(all, totals_of(totals, p), t.columns);
    loops_.settle(all, one_upstream_ ? elements(t, 1, 0, t.columns, scratch()) : nullptr, t.columns);
  }
  void apply(const Task& t, std::int64_t piece, char* totals) const {
    const std::int64_t from = first_of(piece), n = length_of(piece);
    if (!inner_) {
      apply_run(t, from, n, totals);
    } else if (in_place(t.columns, one_upstream_ ? 1 : 2)) {
      const std::array<const char*, 2> in{t.data[1] + from * lanes_.strides[1],
                                          one_upstream_ ? nullptr : t.data[2] + from * lanes_.strides[2]};
      const std::array<std::intptr_t, 2> pitches{lanes_.strides[1], lanes_.strides[2]};
      loops_.apply_columns(in.data(), pitches.data(), t.data[0] + from * lanes_.strides[0], lanes_.strides[0], n,
                           t.columns, totals);
    } else {
      for (std::int64_t i = 0; i < n; ++i) apply_run(t, from + i, t.columns, totals);
    }
  }
  // To the elements of a lane from the element `at` on, or to that element of each lane.
  void apply_run(const Task& t, std::int64_t at, std::int64_t n, const char* totals) const {
    const Scratch& s = scratch();
    const std::array<const char*, 2> in{elements(t, 0, at, n, s), one_upstream_ ? nullptr : elements(t, 1, at, n, s)};
    char* out = t.data[0] + at * lanes_.strides[0];
    const bool direct = !out_.first && dense(out_, &n, 1);
    char* to = direct ? out : s.buffer(2);
    constexpr std::array<std::intptr_t, 2> one_row{};
    if (inner_) loops_.apply_columns(in.data(), one_row.data(), to, 0, 1, n, totals);
    else loops_.apply(in.data(), to, n, totals);
    if (!direct) store(out_, out, &n, 1, n, to, s);
  }

  const ProductLoops& loops_;
  bool one_upstream_;  // for all elements of a lane
};

// The axes from `kept` on of a permuted array as one, if they lie in memory as one.
std::optional<Storage> joined(const Storage& x, const Dims& order, std::size_t kept) {
  Storage result = x;
  result.shape = Shape(kept + 1);
  result.strides = Strides(kept + 1);
  std::int64_t length = 1, stride = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto axis = static_cast<std::size_t>(order[i]);
    if (i < kept) {
      result.shape[i] = x.shape[axis];
      result.strides[i] = x.strides[axis];
    } else if (x.shape[axis] > 1) {
      if (length > 1 && stride != x.strides[axis] * x.shape[axis]) return std::nullopt;
      length *= x.shape[axis];
      stride = x.strides[axis];
    }
  }
  result.shape[kept] = length;
  result.strides[kept] = stride;
  return result;
}

Storage real_gradient(const Storage& upstream, const Storage& x, const Dims& axes, Dtype dt) {
  Dims order = kept_first(x.shape, axes);
  const std::size_t kept = x.ndim() - axes.size();
  std::stable_sort(order.begin() + static_cast<std::ptrdiff_t>(kept), order.end(), [&](std::int64_t a, std::int64_t b) {
    return std::abs(x.strides[static_cast<std::size_t>(a)]) > std::abs(x.strides[static_cast<std::size_t>(b)]);
  });
  Storage out = allocate_like(x.shape, x.strides, dt);
  const std::optional<Storage> factors = joined(x, order, kept), results = joined(out, order, kept);
  if (!factors || !results) return real_gradient(upstream, brought_together(x, order), axes, dt);
  std::optional<Storage> cotangents = joined(upstream, order, kept);
  if (!cotangents) {
    Storage like = allocate_like(x.shape, x.strides, upstream.dtype);
    copy_into(like, upstream);
    cotangents = joined(like, order, kept);
  }
  GradientCall(*isa_functions().rows->products(loop_dtype(dt)), *factors, *cotangents, *results, dt).run();
  return out;
}

}  // namespace

Storage prod_gradient(const Storage& cotangent, const Storage& x, const std::optional<Dims>& axis, const Shape& shape,
                      Dtype dt) {
  if (x.size() == 0) return allocate(shape, dt);
  const Dims axes = normalize_axes("prod", axis, x.ndim());
  return is_complex(dt) ? complex_prod_gradient(cotangent, x, axes, dt) : real_gradient(cotangent, x, axes, dt);
}

}  // namespace pylucid::cpu
