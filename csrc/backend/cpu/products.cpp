// The gradient of a complex product, and the axes of a reduction as one axis, of which products' higher derivatives are
// made.
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
#include "backend/cpu/products.h"
#include "backend/cpu/reduce_axes.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernel/shape_rules.h"
#include "reduction/kernels.h"

namespace pylucid::cpu {

Dims kept_first(const Shape& x, const Dims& axes) {
  Dims order(x.size());
  std::size_t to = 0;
  for (const bool wanted : {false, true}) {
    for (std::size_t i = 0; i < x.size(); ++i) {
      if (among(axes, i) == wanted) order[to++] = static_cast<std::int64_t>(i);
    }
  }
  return order;
}

namespace {

Shape permuted(const Shape& x, const Dims& order) {
  Shape result(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) result[i] = x[static_cast<std::size_t>(order[i])];
  return result;
}

template <class T>
bool divides(std::complex<T> product) {
  return std::isnormal(std::norm(product));
}

std::size_t nearest_axis(const Storage& x) {
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < x.ndim(); ++i) {
    const bool longer = x.shape[nearest] == 1;
    if (longer || (x.shape[i] > 1 && std::abs(x.strides[i]) < std::abs(x.strides[nearest]))) nearest = i;
  }
  return nearest;
}

// out = products / x; a product by which nothing can be said of its factors gives NaN or a wrong number, put right
// later.
template <class T>
void divide(const Storage& out, const Storage& x, const Storage& products) {
  const std::array<const Storage*, 3> arrays{&out, &x, &products};
  const Lanes lanes = lanes_of(arrays, nearest_axis(out));
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

template <class T, class Wide>
Storage others(const Storage& given, const Storage& products, const Dims& axes) {
  const T* found = reinterpret_cast<const T*>(products.data());
  const std::int64_t dividing = std::count_if(found, found + products.size(), [](T p) { return divides(p); });
  const bool by_lanes = dividing < products.size();
  const Storage x = by_lanes && far_apart(given, axes) ? brought_together(given, kept_first(given.shape, axes)) : given;
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

// out *= g, where the upstream gradient is not zero.
template <class T>
void multiply(const Storage& out, const Storage& g) {
  const std::array<const Storage*, 2> arrays{&out, &g};
  const Lanes lanes = lanes_of(arrays, nearest_axis(out));
  const std::int64_t grain = std::max<std::int64_t>(1, kGrain / lanes.length);
  parallel_for(lanes.lanes(), grain, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t k = begin; k < end; ++k) {
      const std::array<char*, kMostArrays> data = lanes.at(k, 0);
      for (std::int64_t i = 0; i < lanes.length; ++i) {
        const T factor = *reinterpret_cast<const T*>(data[1] + i * lanes.strides[1]);
        T& result = *reinterpret_cast<T*>(data[0] + i * lanes.strides[0]);
        result = factor == T(0) ? factor : factor * result;
      }
    }
  });
}

template <class T>
Storage gradient(const Storage& upstream, const Storage& x, const Dims& axes, Dtype dt) {
  const Storage products = prod(x, axes, std::nullopt, true, reduce_shape("prod", x.shape, axes, true), dt);
  const Storage out = others<std::complex<T>, std::complex<double>>(x, products, axes);
  multiply<std::complex<T>>(out, upstream);
  return out;
}

}  // namespace

Storage brought_together(const Storage& x, const Dims& order) {
  return unpermute_dims(c_order(permute_dims(x, order, permuted(x.shape, order), x.dtype)), order, x.shape, x.dtype);
}

Storage complex_prod_gradient(const Storage& upstream, const Storage& x, const Dims& axes, Dtype dt) {
  return dt == Dtype::Complex64 ? gradient<float>(upstream, x, axes, dt) : gradient<double>(upstream, x, axes, dt);
}

Storage flatten_axes(const Storage& x, const std::optional<Dims>& axis, const Shape& shape, Dtype dt) {
  const Dims order = kept_first(x.shape, normalize_axes("flatten_axes", axis, x.ndim()));
  const Storage moved = permute_dims(x, order, permuted(x.shape, order), dt);
  return reshape(moved, shape, std::nullopt, shape, dt);
}

Storage unflatten_axes(const Storage& x, const Dims&, const std::optional<Dims>& axis, const Shape& shape, Dtype dt) {
  const Dims order = kept_first(shape, normalize_axes("unflatten_axes", axis, shape.size()));
  const Shape between = permuted(shape, order);
  const Storage split = reshape(x, between, std::nullopt, between, dt);
  return unpermute_dims(split, order, shape, dt);
}

}  // namespace pylucid::cpu
