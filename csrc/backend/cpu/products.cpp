// Products of all elements but one, and the axes of a reduction as one axis: what derivatives of products are made of.
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdlib>
#include <limits>
#include <type_traits>
#include <vector>

#include "backend/cpu/kernels.h"
#include "backend/cpu/lanes.h"
#include "backend/cpu/reduce_axes.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernel/shape_rules.h"
#include "reduction/kernels.h"

namespace pylucid::cpu {
namespace {

// The axes that are kept, then the reduced ones.
Dims kept_first(const Shape& x, const std::optional<Dims>& axis) {
  const Dims axes = normalize_axes("flatten_axes", axis, x.size());
  Dims order(x.size());
  std::size_t to = 0;
  for (const bool wanted : {false, true}) {
    for (std::size_t i = 0; i < x.size(); ++i) {
      if (among(axes, i) == wanted) order[to++] = static_cast<std::int64_t>(i);
    }
  }
  return order;
}

Shape permuted(const Shape& x, const Dims& order) {
  Shape result(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) result[i] = x[static_cast<std::size_t>(order[i])];
  return result;
}

template <class T>
bool divides(T product) {
  return std::isnormal(product);
}
template <class T>
bool divides(std::complex<T> product) {
  return std::isnormal(std::norm(product));
}

// out = products / x; a product by which nothing can be said of its factors gives NaN or a wrong number, put right later.
template <class T>
void divide(const Storage& out, const Storage& x, const Storage& products) {
  const std::array<const Storage*, 3> arrays{&out, &x, &products};
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < out.ndim(); ++i) {
    const bool longer = out.shape[nearest] == 1;
    if (longer || (out.shape[i] > 1 && std::abs(out.strides[i]) < std::abs(out.strides[nearest]))) nearest = i;
  }
  const Lanes lanes = lanes_of(arrays, nearest);
  const std::int64_t grain = std::max<std::int64_t>(1, kGrain / lanes.length);
  parallel_for(lanes.lanes(), grain, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t k = begin; k < end; ++k) {
      const std::array<char*, kMostArrays> data = lanes.at(k, 0);
      for (std::int64_t i = 0; i < lanes.length; ++i) {
        const T product = *reinterpret_cast<const T*>(data[2] + i * lanes.strides[2]);
        *reinterpret_cast<T*>(data[0] + i * lanes.strides[0]) =
            product / *reinterpret_cast<const T*>(data[1] + i * lanes.strides[1]);
      }
    }
  });
}

// A run of a lane's elements, their product, and the product of all before it.
template <class Wide>
struct Run {
  const char* from;
  char* to;
  std::int64_t length;
  Wide product, before;
};

template <class T, class Wide>
Wide product_of_run(const char* from, std::int64_t stride, std::int64_t length) {
  const auto at = [=](std::int64_t k) { return static_cast<Wide>(*reinterpret_cast<const T*>(from + k * stride)); };
  // Several chains, since each product waits for the one before it.
  constexpr std::int64_t chains = 8;
  Wide products[chains] = {1, 1, 1, 1, 1, 1, 1, 1};
  std::int64_t k = 0;
  for (; k + chains <= length; k += chains) {
    for (std::int64_t c = 0; c < chains; ++c) products[c] *= at(k + c);
  }
  for (; k < length; ++k) products[0] *= at(k);
  Wide product = products[0];
  for (std::int64_t c = 1; c < chains; ++c) product *= products[c];
  return product;
}

bool finite(double x) { return std::isfinite(x); }
bool finite(std::complex<double> x) { return std::isfinite(x.real()) && std::isfinite(x.imag()); }

// One lane by its product with more digits and range, where that says something of its factors, else by products from
// both ends.
template <class T, class Wide>
void lane_of_others(const Axes& reduced, const char* from, char* to, std::vector<Run<Wide>>& runs) {
  const std::int64_t extent = reduced.count ? reduced.at[0].extent : 1;
  const std::int64_t stride = reduced.count ? reduced.at[0].stride : 0, out = reduced.count ? reduced.at[0].out : 0;
  runs.clear();
  Wide product = 1;
  Walk outer(reduced, 1, from, to);
  do {
    for (std::int64_t i = 0; i < extent; i += kTileElements) {
      const std::int64_t length = std::min(kTileElements, extent - i);
      const char* x = outer.data() + i * stride;
      const Wide here = product_of_run<T, Wide>(x, stride, length);
      runs.push_back({x, outer.out() + i * out, length, here, product});
      product *= here;
    }
  } while (outer.next());
  const bool divided = !std::is_same_v<T, Wide> && divides(product);
  std::array<Wide, kTileElements> before;
  Wide after = 1;
  for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
    const auto at = [&](std::int64_t k) {
      return static_cast<Wide>(*reinterpret_cast<const T*>(run->from + k * stride));
    };
    const auto set = [&](std::int64_t k, Wide value) {
      *reinterpret_cast<T*>(run->to + k * out) = static_cast<T>(value);
    };
    if (divided) {
      for (std::int64_t k = 0; k < run->length; ++k) set(k, product / at(k));
      continue;
    }
    // Finite numbers between products of which one is zero have nothing else as theirs.
    const bool zero = (run->before == Wide(0) && finite(after)) || (after == Wide(0) && finite(run->before));
    if (zero && finite(run->product)) {
      for (std::int64_t k = 0; k < run->length; ++k) set(k, Wide(0));
      after *= run->product;
      continue;
    }
    Wide here = run->before;
    for (std::int64_t k = 0; k < run->length; ++k) {
      before[static_cast<std::size_t>(k)] = here;
      here *= at(k);
    }
    for (std::int64_t k = run->length - 1; k >= 0; --k) {
      set(k, before[static_cast<std::size_t>(k)] * after);
      after *= at(k);
    }
  }
}

// Whether the elements that are multiplied lie farther apart than those that are not.
bool far_apart(const Storage& x, const Dims& axes) {
  std::array<std::int64_t, 2> nearest{std::numeric_limits<std::int64_t>::max(),
                                      std::numeric_limits<std::int64_t>::max()};
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    std::int64_t& least = nearest[among(axes, i)];
    if (x.shape[i] > 1) least = std::min(least, std::abs(x.strides[i]));
  }
  return nearest[1] > nearest[0];
}

Storage brought_together(const Storage& x, const Dims& axes) {
  const Dims order = kept_first(x.shape, axes);
  return unpermute_dims(c_order(permute_dims(x, order, permuted(x.shape, order), x.dtype)), order, x.shape, x.dtype);
}

template <class T, class Wide>
Storage others(const Storage& given, const Storage& products, const Dims& axes) {
  const T* found = reinterpret_cast<const T*>(products.data());
  const std::int64_t dividing = std::count_if(found, found + products.size(), [](T p) { return divides(p); });
  const bool by_lanes = dividing < products.size();
  const Storage x = by_lanes && far_apart(given, axes) ? brought_together(given, axes) : given;
  Storage out = allocate_like(x.shape, x.strides, x.dtype);
  Storage spread = products;
  Axes reduced;
  Lanes kept;
  kept.data = {x.data(), out.data(), products.data(), nullptr};
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    const bool is_reduced = among(axes, i);
    if (is_reduced) spread.strides[i] = 0;
    if (x.shape[i] == 1) continue;
    if (is_reduced) {
      reduced.add({x.shape[i], x.strides[i], out.strides[i]});
    } else {
      kept.axes[kept.count++] = {x.shape[i], {x.strides[i], out.strides[i], products.strides[i], 0}};
    }
  }
  if (dividing > 0) {
    spread.shape = x.shape;
    divide<T>(out, x, spread);
  }
  if (!by_lanes) return out;
  reduced.arrange();
  const std::int64_t grain = std::max<std::int64_t>(1, kGrain / reduced.elements());
  parallel_for(products.size(), grain, [&](std::int64_t begin, std::int64_t end) {
    std::vector<Run<Wide>> runs;
    for (std::int64_t k = begin; k < end; ++k) {
      const std::array<char*, kMostArrays> data = kept.at(k, 0);
      if (!divides(*reinterpret_cast<const T*>(data[2]))) lane_of_others<T, Wide>(reduced, data[0], data[1], runs);
    }
  });
  return out;
}

}  // namespace

Storage product_of_others(const Storage& given, const std::optional<Dims>& axis, const Shape& shape, Dtype dt) {
  const Dims axes = normalize_axes("prod", axis, given.ndim());
  const Dtype loop = loop_dtype(dt);
  const Storage x = as_dtype(given, loop);
  if (x.size() == 0) return allocate(shape, dt);
  const Storage products = prod(x, axes, std::nullopt, true, reduce_shape("prod", x.shape, axes, true), loop);
  switch (loop) {
    case Dtype::Float32: return as_dtype(others<float, double>(x, products, axes), dt);
    case Dtype::Float64: return as_dtype(others<double, double>(x, products, axes), dt);
    case Dtype::Complex64: return as_dtype(others<std::complex<float>, std::complex<double>>(x, products, axes), dt);
    default: return as_dtype(others<std::complex<double>, std::complex<double>>(x, products, axes), dt);
  }
}

Storage flatten_axes(const Storage& x, const std::optional<Dims>& axis, const Shape& shape, Dtype dt) {
  const Dims order = kept_first(x.shape, axis);
  const Storage moved = permute_dims(x, order, permuted(x.shape, order), dt);
  return reshape(moved, shape, std::nullopt, shape, dt);
}

Storage unflatten_axes(const Storage& x, const Dims&, const std::optional<Dims>& axis, const Shape& shape, Dtype dt) {
  const Dims order = kept_first(shape, axis);
  const Shape between = permuted(shape, order);
  const Storage split = reshape(x, between, std::nullopt, between, dt);
  return unpermute_dims(split, order, shape, dt);
}

}  // namespace pylucid::cpu
