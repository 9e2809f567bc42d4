// Hand-written kernels and shape rules against naive loops.
#include <cmath>
#include <complex>
#include <limits>
#include <string>

#include "arrays.h"
#include "backend/backend.h"
#include "backend/cpu/kernels.h"
#include "check.h"
#include "core/error.h"
#include "core/parallel.h"
#include "kernel/shape_rules.h"

using namespace pylucid;
using namespace arrays;

namespace {

constexpr Dtype kReal[] = {Dtype::Bool,     Dtype::Int8,    Dtype::Int16,  Dtype::Int32,  Dtype::Int64,
                           Dtype::UInt8,    Dtype::UInt16,  Dtype::UInt32, Dtype::UInt64, Dtype::Float16,
                           Dtype::BFloat16, Dtype::Float32, Dtype::Float64};

Dtype random_real() { return kReal[uniform(0, std::size(kReal) - 1)]; }

std::optional<Dims> random_axes(std::size_t ndim) {
  if (uniform(0, 3) == 0) return std::nullopt;
  Dims axes;
  for (std::size_t i = 0; i < ndim; ++i) {
    if (uniform(0, 1))
      axes.push_back(static_cast<std::int64_t>(i) - (uniform(0, 1) ? static_cast<std::int64_t>(ndim) : 0));
  }
  return axes;
}

// The index in the result (keepdims) of an input's index.
std::vector<std::int64_t> reduced_index(const std::vector<std::int64_t>& index, const Shape& kept) {
  std::vector<std::int64_t> at = index;
  for (std::size_t i = 0; i < at.size(); ++i) {
    if (kept[i] == 1) at[i] = 0;
  }
  return at;
}

bool near(double a, double b, double tolerance) {
  return a == b || (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= tolerance * (1 + std::abs(b));
}

void check_reductions(const Shape& shape, Dtype dt) {
  Storage x = random_array(shape, dt);
  if (is_floating(dt) && x.size() > 0 && uniform(0, 3) == 0) {
    std::vector<std::int64_t> at;
    for (std::int64_t extent : shape) at.push_back(uniform(0, extent - 1));
    put(element(x, at), dt, std::nan(""));
  }
  const std::optional<Dims> axes = random_axes(shape.size());
  const Shape kept = reduce_shape("sum", shape, axes, true);
  const Dtype total = kind(dt) == Kind::Unsigned ? Dtype::UInt64 : is_floating(dt) ? dt : Dtype::Int64;
  const Storage sum = cpu::sum(x, axes, std::nullopt, true, kept, total);
  const auto n = static_cast<std::size_t>(element_count(kept));
  const Strides flat = contiguous_strides(kept, 1);
  const auto place = [&](const std::vector<std::int64_t>& index) {
    std::int64_t at = 0;
    for (std::size_t i = 0; i < index.size(); ++i) at += index[i] * flat[i];
    return static_cast<std::size_t>(at);
  };
  std::vector<long double> sums(n, 0), magnitudes(n, 0);
  std::vector<double> largest(n, -INFINITY), smallest(n, INFINITY);
  for_each(shape, [&](const std::vector<std::int64_t>& index) {
    const std::size_t at = place(reduced_index(index, kept));
    const double v = value(x, index);
    sums[at] += v;
    magnitudes[at] += std::abs(v);
    largest[at] = std::isnan(v) || std::isnan(largest[at]) ? NAN : std::max(largest[at], v);
    smallest[at] = std::isnan(v) || std::isnan(smallest[at]) ? NAN : std::min(smallest[at], v);
  });
  const double eps = dt == Dtype::BFloat16  ? 0x1p-8
                     : dt == Dtype::Float16 ? 0x1p-11
                     : dt == Dtype::Float32 ? 1e-6
                                            : 1e-15;
  bool right = sum.shape == kept && sum.dtype == total, means = true, extrema = true;
  std::int64_t count = 1;
  for (std::size_t i = 0; i < shape.size(); ++i) count *= kept[i] == 1 ? shape[i] : 1;
  const Storage mean = is_floating(dt) ? cpu::mean(x, axes, true, kept, dt) : Storage{};
  bool empty = false;
  try {
    require_elements("max", shape, axes);
  } catch (const ValueError&) {
    empty = true;
  }
  const Storage max = empty ? Storage{} : cpu::max(x, axes, true, kept, dt);
  const Storage min = empty ? Storage{} : cpu::min(x, axes, true, kept, dt);
  for_each(kept, [&](const std::vector<std::int64_t>& index) {
    const std::size_t at = place(index);
    const auto close = [&](long double a, long double b, long double scale) {
      return a == b || (std::isnan(a) && std::isnan(b)) ||
             std::abs(a - b) <= eps * (std::abs(b) + 4 * scale * (is_half(dt) ? 1e-3 : 1));
    };
    right = right && close(value(sum, index), sums[at], magnitudes[at]);
    if (mean)
      means = means && (count ? close(value(mean, index), sums[at] / static_cast<long double>(count),
                                      magnitudes[at] / static_cast<long double>(count))
                              : std::isnan(value(mean, index)));
    if (max) extrema = extrema && near(value(max, index), largest[at], 0) && near(value(min, index), smallest[at], 0);
  });
  if (empty) CHECK_RAISES(ValueError, "max", cpu::max(x, axes, true, kept, dt));
  const bool all = CHECK(right) & CHECK(means) & CHECK(extrema);
  if (!all) {
    std::fprintf(stderr, "  shape %s, strides %s, dtype %s, axes %s\n", to_string(shape).c_str(),
                 to_string(x.strides).c_str(), std::string(name(dt)).c_str(), axes ? to_string(*axes).c_str() : "all");
  }
}

void check_argmax(const Shape& shape, Dtype dt) {
  Storage x = random_array(shape, dt);
  if (shape.empty() || x.size() == 0) return;
  if (is_floating(dt) && uniform(0, 2) == 0) {
    for (int k = 0; k < 2; ++k) {
      std::vector<std::int64_t> at;
      for (std::int64_t extent : shape) at.push_back(uniform(0, extent - 1));
      put(element(x, at), dt, std::nan(""));
    }
  }
  std::optional<std::int64_t> axis;
  if (uniform(0, 3)) axis = uniform(0, static_cast<std::int64_t>(shape.size()) - 1);
  const Shape kept = arg_reduce_shape("argmax", shape, axis, true);
  const Storage most = cpu::argmax(x, axis, true, kept, Dtype::Int64);
  const Storage least = cpu::argmin(x, axis, true, kept, Dtype::Int64);
  bool right = true;
  for (const bool up : {true, false}) {
    std::vector<double> best(static_cast<std::size_t>(element_count(kept)));
    std::vector<std::int64_t> where(best.size(), -1);
    const Strides flat = contiguous_strides(kept, 1);
    std::int64_t counter = 0;
    for_each(shape, [&](const std::vector<std::int64_t>& index) {
      std::int64_t at = 0;
      for (std::size_t i = 0; i < index.size(); ++i) at += (kept[i] == 1 ? 0 : index[i]) * flat[i];
      const auto k = static_cast<std::size_t>(at);
      const double v = value(x, index);
      const bool wins = where[k] < 0 || (!std::isnan(best[k]) && (std::isnan(v) || (up ? v > best[k] : v < best[k])));
      if (wins) {
        best[k] = v;
        where[k] = axis ? index[static_cast<std::size_t>(*axis)] : counter;
      }
      ++counter;
    });
    std::size_t k = 0;
    for_each(kept, [&](const std::vector<std::int64_t>& index) {
      right = right && *reinterpret_cast<const std::int64_t*>(element(up ? most : least, index)) == where[k++];
    });
  }
  if (!CHECK(right))
    std::fprintf(stderr, "  argmax, shape %s, dtype %s\n", to_string(shape).c_str(), std::string(name(dt)).c_str());
}

void test_reductions() {
  for (int i = 0; i < 2000; ++i) {
    const Shape shape = random_shape(4, i % 20 == 0 ? 40000 : 800);
    check_reductions(shape, random_real());
    check_argmax(shape, random_real());
  }
  for (const Shape& shape : {Shape{600000}, Shape{300000, 3}, Shape{3, 300000}, Shape{2000, 300}, Shape{70, 80, 90}}) {
    for (const Dtype dt : {Dtype::Float32, Dtype::Float16, Dtype::Int8, Dtype::Float64}) {
      check_reductions(shape, dt);
      check_argmax(shape, dt);
    }
  }
  // Naive summation in float32 stops at 2**24.
  const Storage ones = cpu::ones({1 << 25}, {}, {}, {1 << 25}, Dtype::Float32);
  CHECK(value(cpu::sum(ones, std::nullopt, std::nullopt, false, {}, Dtype::Float32), {}) == 0x1p25);
  const Storage halves = cpu::ones({70000}, {}, {}, {70000}, Dtype::BFloat16);
  CHECK(value(cpu::sum(halves, std::nullopt, std::nullopt, false, {}, Dtype::Float32), {}) == 70000);
  // Integer sums wrap modulo 2**64, and into the result's dtype.
  const Storage large = cpu::full(Shape{4}, Scalar::of(std::int64_t{1} << 62), Shape{4}, Dtype::Int64);
  CHECK(value(cpu::sum(large, std::nullopt, std::nullopt, false, {}, Dtype::Int64), {}) == 0);
  CHECK_RAISES(ValueError, "argmax", arg_reduce_shape("argmax", {0}, std::nullopt, false));
  CHECK_RAISES(ValueError, "argmax", arg_reduce_shape("argmax", {2, 0}, 1, false));
  CHECK(arg_reduce_shape("argmax", {0, 3}, 1, false) == (Shape{0}));
  CHECK(cpu::argmax(allocate({0, 3}, Dtype::Float32), 1, false, {0}, Dtype::Int64).shape == (Shape{0}));
  const Storage none = cpu::sum(allocate({0, 3}, Dtype::Float32), Dims{0}, std::nullopt, false, {3}, Dtype::Float32);
  CHECK(value(none, {0}) == 0 && value(none, {2}) == 0);
  CHECK(cpu::mean(allocate({3, 0, 2}, Dtype::Float32), Dims{2}, false, {3, 0}, Dtype::Float32).size() == 0);
}

void test_sum_to() {
  for (int i = 0; i < 300; ++i) {
    const Shape shape = random_shape(4, 500);
    const Shape target = narrower(shape);
    const Storage x = random_array(shape, Dtype::Float64);
    const Storage y = cpu::sum_to(x, target, sum_to_shape("sum_to", shape, target), Dtype::Float64);
    std::vector<double> sums(static_cast<std::size_t>(y.size()), 0);
    for_each(shape, [&](const std::vector<std::int64_t>& index) {
      Storage counter = allocate(target, Dtype::Float64);
      sums[static_cast<std::size_t>((broadcast_element(counter, index) - counter.data()) / 8)] += value(x, index);
    });
    bool right = y.shape == target;
    std::size_t k = 0;
    for_each(target,
             [&](const std::vector<std::int64_t>& index) { right = right && near(value(y, index), sums[k++], 1e-12); });
    CHECK(right);
  }
}

// The same values in C order, element by element.
bool same_values(const Storage& a, const Storage& b) {
  std::vector<double> left, right;
  for_each(a.shape, [&](const std::vector<std::int64_t>& i) { left.push_back(value(a, i)); });
  for_each(b.shape, [&](const std::vector<std::int64_t>& i) { right.push_back(value(b, i)); });
  return left == right;
}

void test_views() {
  int viewed = 0;
  for (int i = 0; i < 500; ++i) {
    const Shape shape = random_shape(4, 300);
    const Storage x = random_array(shape, Dtype::Float64);
    // A shape of as many elements, from the factors in another grouping.
    Dims target;
    std::int64_t product = 1;
    for (std::int64_t extent : shape) {
      product *= extent;
      if (uniform(0, 1)) {
        target.push_back(product);
        product = 1;
      }
    }
    target.push_back(product);
    if (uniform(0, 1) && x.size() > 0)
      target[static_cast<std::size_t>(uniform(0, static_cast<std::int64_t>(target.size()) - 1))] = -1;
    const Shape result = reshape_shape("reshape", shape, target);
    const Storage y = cpu::reshape(x, target, std::nullopt, result, x.dtype);
    viewed += y.buffer == x.buffer;
    CHECK(y.shape == result && same_values(x, y) && within_buffer(y));
    const Storage copied = cpu::reshape(x, target, true, result, x.dtype);
    CHECK(!(copied.buffer == x.buffer) && same_values(x, copied));

    Index index;
    std::vector<std::int64_t> fixed;
    for (std::int64_t extent : shape) {
      IndexItem item;
      const std::int64_t kind = uniform(0, 3);
      if (kind == 0 && extent > 0) {
        item.kind = IndexItem::Kind::Integer;
        item.start = uniform(0, extent - 1);
      } else if (extent > 0) {
        item.step = uniform(0, 1) ? 1 : -2;
        item.start = uniform(0, extent - 1);
        item.length = item.step > 0 ? uniform(0, extent - item.start) : uniform(0, item.start / 2 + 1);
      }
      if (kind == 3) index.push_back({IndexItem::Kind::NewAxis});
      index.push_back(item);
    }
    const Shape part_shape = getitem_shape("getitem", shape, index);
    const Storage part = cpu::getitem(x, index, part_shape, x.dtype);
    CHECK(part.shape == part_shape && within_buffer(part));
    const Storage back = cpu::scatter(part, shape, index, scatter_shape("scatter", part_shape, shape, index), x.dtype);
    double total = 0, parts = 0;
    for_each(shape, [&](const std::vector<std::int64_t>& at) { total += value(back, at); });
    for_each(part_shape, [&](const std::vector<std::int64_t>& at) { parts += value(part, at); });
    CHECK(back.shape == shape && near(total, parts, 1e-12));
    CHECK(same_values(cpu::getitem(back, index, part_shape, x.dtype), part));

    const Storage flat = cpu::concat(std::array{&x, &part}, std::nullopt, Shape{x.size() + part.size()}, x.dtype);
    CHECK(flat.size() == x.size() + part.size());
    if (!shape.empty()) {
      const std::int64_t axis = uniform(0, static_cast<std::int64_t>(shape.size()) - 1);
      const std::array both{&shape, &shape};
      const Shape joined = concat_shape("concat", both, axis);
      const Storage z = cpu::concat(std::array{&x, &x}, axis, joined, x.dtype);
      bool right = true;
      for_each(shape, [&](std::vector<std::int64_t> at) {
        const double v = value(x, at);
        right = right && value(z, at) == v;
        at[static_cast<std::size_t>(axis)] += shape[static_cast<std::size_t>(axis)];
        right = right && value(z, at) == v;
      });
      CHECK(right);
    }
  }
  CHECK(viewed > 100);
  const Storage x = random_array({2, 3, 4}, Dtype::Float32);
  const Storage p = cpu::permute_dims(x, {2, 0, -2}, permute_dims_shape("permute_dims", x.shape, {2, 0, -2}), x.dtype);
  CHECK(p.shape == (Shape{4, 2, 3}) && value(p, {3, 1, 2}) == value(x, {1, 2, 3}));
  const Storage t = cpu::matrix_transpose(x, matrix_transpose_shape("matrix_transpose", x.shape), x.dtype);
  CHECK(t.shape == (Shape{2, 4, 3}) && value(t, {1, 3, 2}) == value(x, {1, 2, 3}));
  const Storage e = cpu::expand_dims(x, {0, -1}, expand_dims_shape("expand_dims", x.shape, {0, -1}), x.dtype);
  CHECK(e.shape == (Shape{1, 2, 3, 4, 1}) && same_values(e, x));
  const Storage s = cpu::squeeze(e, Dims{0, 4}, squeeze_shape("squeeze", e.shape, Dims{0, 4}), x.dtype);
  CHECK(s.shape == x.shape && same_values(s, x));
  const Storage every = cpu::squeeze(e, std::nullopt, squeeze_shape("squeeze", e.shape, std::nullopt), x.dtype);
  CHECK(every.shape == x.shape && same_values(every, x));
}

void test_creation() {
  using enum Dtype;
  const auto real = [](double v) { return Scalar::of(v); };
  const auto whole = [](std::int64_t v) { return Scalar::of(v); };
  CHECK(arange_length("arange", real(0), real(1.001), real(0.001)) == 1001);
  CHECK(arange_length("arange", real(0), real(1001 * 0.001), real(0.001)) == 1002);
  CHECK(arange_length("arange", whole(0), whole(10000000000000001), whole(100000000000000)) == 101);
  CHECK(arange_length("arange", whole(5), std::nullopt, whole(1)) == 5);
  CHECK(arange_length("arange", whole(5), whole(0), whole(-2)) == 3);
  CHECK(arange_length("arange", whole(5), whole(0), whole(2)) == 0);
  CHECK(arange_length("arange", whole(INT64_MIN), whole(INT64_MAX), whole(INT64_MAX)) == 3);
  CHECK_RAISES(ValueError, "arange: step is 0", arange_length("arange", whole(0), whole(1), whole(0)));
  CHECK_RAISES(ValueError, "arange", arange_length("arange", whole(INT64_MIN), whole(INT64_MAX), whole(1)));
  CHECK_RAISES(ValueError, "arange", arange_length("arange", real(0), real(INFINITY), real(1)));
  const Storage r = cpu::arange(whole(2), whole(1000), whole(3), {}, {}, {333}, Float16);
  CHECK(value(r, {0}) == 2 && value(r, {300}) == 902);
  const Storage f = cpu::arange(real(0.5), std::nullopt, whole(1), {}, {}, {1}, Float32);
  CHECK(value(f, {0}) == 0);
  const Storage i = cpu::eye(3, 4, 1, {}, {}, eye_shape("eye", 3, 4), Int32);
  CHECK(value(i, {0, 1}) == 1 && value(i, {2, 3}) == 1 && value(i, {0, 0}) == 0);
  CHECK(value(cpu::eye(3, 4, -5, {}, {}, {3, 4}, Int32), {2, 0}) == 0);
  const Storage c = cpu::full(Shape{2}, Scalar::of(std::complex<double>(1, 2)), Shape{2}, Complex64);
  CHECK(reinterpret_cast<std::complex<float>*>(c.data())[1] == std::complex<float>(1, 2));
}

template <class T>
void check_product(const Shape& a_shape, const Shape& b_shape, Dtype dt, double tolerance) {
  const Shape shape = matmul_shape("matmul", a_shape, b_shape);
  const Storage a = random_array(a_shape, dt), b = random_array(b_shape, dt);
  const Storage c = cpu::matmul(a, b, shape, dt);
  const std::size_t na = a.ndim(), nb = b.ndim();
  const std::int64_t inner = a_shape.back();
  bool right = c.shape == shape;
  for_each(shape, [&](const std::vector<std::int64_t>& index) {
    const std::size_t batch = index.size() - (na > 1) - (nb > 1);
    const auto at = [&](const Storage& x, std::int64_t row, std::int64_t column) {
      char* p = x.data();
      const std::size_t n = x.ndim();
      for (std::size_t i = 0; i + 2 < n; ++i) {
        if (x.shape[i] != 1) p += index[batch - (n - 2) + i] * x.strides[i];
      }
      if (n == 1) return p + (row + column) * x.strides[0];
      return p + row * x.strides[n - 2] + column * x.strides[n - 1];
    };
    const std::int64_t row = na > 1 ? index[batch] : 0, column = nb > 1 ? index.back() : 0;
    std::complex<double> total = 0;
    for (std::int64_t k = 0; k < inner; ++k) {
      std::complex<double> x, y;
      cpu::cast_loop(dt, Dtype::Complex128)(at(a, row, k), reinterpret_cast<char*>(&x), 1);
      cpu::cast_loop(dt, Dtype::Complex128)(at(b, k, column), reinterpret_cast<char*>(&y), 1);
      total += x * y;
    }
    std::complex<double> found;
    cpu::cast_loop(dt, Dtype::Complex128)(element(c, index), reinterpret_cast<char*>(&found), 1);
    if (is_inexact(dt)) {
      right = right && std::abs(found - total) <= tolerance * (1 + std::abs(total) + static_cast<double>(inner));
    } else {
      right = right && static_cast<T>(static_cast<std::int64_t>(total.real())) == static_cast<T>(found.real());
    }
  });
  if (!CHECK(right)) {
    std::fprintf(stderr, "  matmul %s %s %s, strides %s %s\n", to_string(a_shape).c_str(), to_string(b_shape).c_str(),
                 std::string(name(dt)).c_str(), to_string(a.strides).c_str(), to_string(b.strides).c_str());
  }
}

void test_matmul() {
  const std::pair<Shape, Shape> shapes[] = {
      {{3, 4}, {4, 5}},    {{4}, {4}},       {{4}, {4, 5}},       {{3, 4}, {4}},
      {{2, 3, 4}, {4, 5}}, {{2, 3, 4}, {4}}, {{4}, {2, 4, 5}},    {{2, 1, 3, 4}, {5, 4, 2}},
      {{1, 1}, {1, 1}},    {{3, 0}, {0, 2}}, {{0, 3}, {3, 2}},    {{70, 90}, {90, 65}},
      {{1, 50}, {50, 1}},  {{6, 1}, {1, 7}}, {{0, 3, 4}, {4, 5}}, {{3, 1, 7}, {7, 1}}};
  for (int round = 0; round < 12; ++round) {
    for (const auto& [a, b] : shapes) {
      check_product<double>(a, b, Dtype::Float32, 1e-5);
      check_product<double>(a, b, Dtype::Float64, 1e-13);
      check_product<double>(a, b, Dtype::Complex64, 1e-5);
      check_product<double>(a, b, Dtype::Complex128, 1e-13);
      check_product<double>(a, b, Dtype::BFloat16, 1e-2);
      check_product<double>(a, b, Dtype::Float16, 2e-3);
      check_product<std::int8_t>(a, b, Dtype::Int8, 0);
      check_product<std::uint16_t>(a, b, Dtype::UInt16, 0);
      check_product<std::int32_t>(a, b, Dtype::Int32, 0);
      check_product<std::int64_t>(a, b, Dtype::Int64, 0);
    }
  }
}

void test_shape_errors() {
  CHECK_RAISES(IndexError, "sum: axis 2 is out of range for an array with 2 axes; accepted are -2 to 1",
               reduce_shape("sum", {2, 3}, Dims{2}, false));
  CHECK_RAISES(IndexError, "out of range", reduce_shape("sum", {2, 3}, Dims{INT64_MIN}, false));
  CHECK_RAISES(IndexError, "0-d", reduce_shape("sum", {}, Dims{0}, false));
  CHECK_RAISES(ValueError, "more than once", reduce_shape("sum", {2, 3}, Dims{1, -1}, false));
  CHECK_RAISES(ValueError, "reshape: x of shape (6,)", reshape_shape("reshape", {6}, {4, -1}));
  CHECK_RAISES(ValueError, "more than one -1", reshape_shape("reshape", {6}, {-1, -1}));
  CHECK_RAISES(ValueError, "negative extent", reshape_shape("reshape", {6}, {-2, 3}));
  CHECK_RAISES(ValueError, "2**63", reshape_shape("reshape", {6}, {1L << 62, 4}));
  CHECK_RAISES(ValueError, "any value of -1", reshape_shape("reshape", {0}, {0, -1}));
  CHECK(reshape_shape("reshape", {1L << 31}, {-1}) == (Shape{1L << 31}));
  CHECK_RAISES(ShapeError, "broadcast_to", broadcast_to_shape("broadcast_to", {3}, {4}));
  CHECK_RAISES(ShapeError, "broadcast_to", broadcast_to_shape("broadcast_to", {1, 3}, {3}));
  CHECK_RAISES(ValueError, "negative extent", broadcast_to_shape("broadcast_to", {1}, {-1}));
  CHECK_RAISES(ValueError, "2**63", broadcast_to_shape("broadcast_to", {1}, {1L << 40, 1L << 40}));
  CHECK_RAISES(ValueError, "length 3", squeeze_shape("squeeze", {2, 3}, Dims{1}));
  CHECK_RAISES(ValueError, "every axis exactly once", permute_dims_shape("permute_dims", {2, 3}, {0}));
  CHECK_RAISES(ValueError, "more than once", permute_dims_shape("permute_dims", {2, 3}, {0, 0}));
  CHECK_RAISES(ValueError, "at least two axes", matrix_transpose_shape("matrix_transpose", {3}));
  CHECK_RAISES(ShapeError, "do not fit", matmul_shape("matmul", {2, 3}, {2, 3}));
  CHECK_RAISES(ShapeError, "do not broadcast", matmul_shape("matmul", {2, 2, 3}, {3, 3, 2}));
  CHECK_RAISES(ValueError, "0-d", matmul_shape("matmul", {}, {3}));
  const Shape a{2, 3}, b{2, 4};
  CHECK_RAISES(ShapeError, "arrays[1] has shape (2, 4)", concat_shape("concat", std::array{&a, &b}, 0));
  CHECK(concat_shape("concat", std::array{&a, &b}, -1) == (Shape{2, 7}));
  CHECK(concat_shape("concat", std::array{&a, &b}, std::nullopt) == (Shape{14}));
  CHECK_RAISES(ValueError, "at least one array", concat_shape("concat", {}, 0));
  CHECK_RAISES(ValueError, "at most 64", expand_dims_shape("expand_dims", Shape(64, 1), {0}));
  CHECK_RAISES(ValueError, "negative extent", checked_shape("zeros", {-1}));
}

void test_backend() {
  auto& cpu_backend = backend::get(Device::Cpu);
  CHECK(cpu_backend.device() == Device::Cpu && backend::available(Device::Cpu) && !backend::available(Device::Gpu));
  CHECK_RAISES(Error, "gpu", backend::get(Device::Gpu));
  const Storage a = random_array({5, 6}, Dtype::BFloat16), b = random_array({5, 6}, Dtype::BFloat16);
  const Storage c = cpu_backend.add(a, b);
  CHECK(c.dtype == Dtype::BFloat16 && near(value(c, {2, 3}), value(a, {2, 3}) + value(b, {2, 3}), 0x1p-8));
  Storage own = cpu_backend.copy(a);
  const Buffer* buffer = own.buffer.get();
  CHECK(cpu_backend.add_into(std::move(own), b).buffer.get() == buffer);
  Storage shared = cpu_backend.copy(a);
  const Storage other = shared;
  CHECK(cpu_backend.add_into(std::move(shared), b).buffer.get() != other.buffer.get());
  CHECK(same_values(other, a));
  const Storage one = cpu_backend.full({1}, Dtype::Float32, Scalar::of(2.0));
  const Storage wide = cpu::broadcast_to(one, {4}, {4}, Dtype::Float32);
  CHECK(value(cpu_backend.add_into(wide, cpu_backend.full({4}, Dtype::Float32, Scalar::of(1.0))), {3}) == 3);
  const Storage t = cpu_backend.contiguous(a);
  CHECK(t.contiguous() && same_values(t, a));
  CHECK(same_values(cpu_backend.cast(cpu_backend.cast(a, Dtype::Float64), Dtype::BFloat16), a));
}

}  // namespace

int main() {
  set_num_threads(2);
  test_reductions();
  test_sum_to();
  test_views();
  test_creation();
  test_matmul();
  test_shape_errors();
  test_backend();
  return check::summary();
}
