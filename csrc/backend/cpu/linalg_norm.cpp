// Vector norms sum(|x|^p)^(1/p) over any axes. Sums are in float64, scaled by the largest element only where powers
// would leave its range.
#include <array>
#include <cmath>
#include <vector>

#include "backend/cpu/kernels.h"
#include "backend/cpu/linalg_common.h"
#include "kernel/shape_rules.h"
#include "linalg/kernels.h"

namespace pylucid::cpu {

using lapack::Real;

namespace {

constexpr std::int64_t kBlock = 4096;       // elements added before their sum joins the total
constexpr std::int64_t kColumns = 256;      // results that are summed side by side
constexpr std::int64_t kThreadGrain = 65536;

struct Axis {
  std::int64_t extent, step;  // step in elements
};

// |x|^p, scaled by 1 / scale.
template <bool kSquare>
struct Power {
  double p;
  double scale = 1;

  template <class T>
  double operator()(T x) const {
    if constexpr (kSquare) {
      if constexpr (lapack::kIsComplex<T>) {
        const double re = static_cast<double>(x.real()) * scale, im = static_cast<double>(x.imag()) * scale;
        return re * re + im * im;
      } else {
        const double value = static_cast<double>(x) * scale;
        return value * value;
      }
    } else {
      return std::pow(magnitude(x) * scale, p);
    }
  }
  template <class T>
  static double magnitude(T x) {
    if constexpr (lapack::kIsComplex<T>) {
      return std::hypot(static_cast<double>(x.real()), static_cast<double>(x.imag()));
    } else {
      return std::abs(static_cast<double>(x));
    }
  }
  double root(double sum) const { return kSquare ? std::sqrt(sum) : std::pow(sum, 1 / p); }
};

// Float32 squares keep their digits while the sum is in this range; float64 ones reach further.
template <class T>
constexpr double kLeastSum = std::is_same_v<Real<T>, float> ? 0x1p-100 : 0x1p-900;

double dot(const float* x, std::int64_t n, std::int64_t step) {
  return static_cast<double>(scipy_cblas_sdot(static_cast<blasint>(n), x, static_cast<blasint>(step), x,
                                              static_cast<blasint>(step)));
}
double dot(const double* x, std::int64_t n, std::int64_t step) {
  return scipy_cblas_ddot(static_cast<blasint>(n), x, static_cast<blasint>(step), x, static_cast<blasint>(step));
}

// Blocks are long enough for BLAS and too short for its threads.
template <class T>
double square_sum(const T* x, std::int64_t n, std::int64_t step) {
  double total = 0;
  for (std::int64_t from = 0; from < n; from += kBlock) total += dot(x + from * step, std::min(kBlock, n - from), step);
  return total;
}

template <class T, class Term>
double line_sum(const T* x, std::int64_t n, std::int64_t step, const Term& term) {
  if constexpr (std::is_same_v<Term, Power<true>>) {
    constexpr std::int64_t worth_a_call = 16, longest_step = INT32_MAX;
    if (term.scale == 1 && n >= worth_a_call) {
      if constexpr (lapack::kIsComplex<T>) {
        if (step == 1) return square_sum(reinterpret_cast<const Real<T>*>(x), 2 * n, 1);
      } else if (step > 0 && step < longest_step) {
        return square_sum(x, n, step);
      }
    }
  }
  double total = 0;
  for (std::int64_t from = 0; from < n; from += kBlock) {
    const std::int64_t to = std::min(n, from + kBlock);
    double part = 0;
    for (std::int64_t i = from; i < to; ++i) part += term(x[i * step]);
    total += part;
  }
  return total;
}

// visit(line) for every line along the last of `axes`, which begin at x.
template <class T, class Visit>
void each_line(const T* x, const std::vector<Axis>& axes, std::size_t depth, Visit&& visit) {
  if (depth + 1 >= axes.size()) return visit(x);
  for (std::int64_t i = 0; i < axes[depth].extent; ++i) each_line(x + i * axes[depth].step, axes, depth + 1, visit);
}

template <class T, class Term>
double sum_over(const T* x, const std::vector<Axis>& axes, const Term& term) {
  if (axes.size() == 1) return line_sum(x, axes[0].extent, axes[0].step, term);
  double total = 0;
  each_line(x, axes, 0, [&](const T* line) { total += line_sum(line, axes.back().extent, axes.back().step, term); });
  return total;
}

template <class T>
double largest(const T* x, const std::vector<Axis>& axes) {
  double most = 0;
  each_line(x, axes, 0, [&](const T* line) {
    for (std::int64_t i = 0; i < axes.back().extent; ++i) {
      const double size = Power<true>::magnitude(line[i * axes.back().step]);
      if (size > most || std::isnan(size)) most = size;
    }
  });
  return most;
}

// Whether all powers of the sum have kept their digits.
template <class T>
bool in_range(double sum) {
  return sum >= kLeastSum<T> && sum <= 0x1p1000;
}

template <class T, class Term>
double scaled_norm(const T* x, const std::vector<Axis>& axes, const Term& term) {
  const double most = largest(x, axes);
  if (!(most > 0) || std::isinf(most)) {
    if (!std::isinf(most) || term.p > 0) return most;  // 0, NaN or infinity
  }
  if (std::isinf(most)) return term.root(sum_over(x, axes, term));
  Term scaled = term;
  scaled.scale = 1 / most;
  if (std::isinf(scaled.scale)) return term.root(sum_over(x, axes, term));
  return most * term.root(sum_over(x, axes, scaled));
}

template <class T, class Term>
double norm_of(double sum, const T* x, const std::vector<Axis>& axes, const Term& term) {
  return in_range<T>(sum) ? term.root(sum) : scaled_norm(x, axes, term);
}

// Axes of length 1 dropped, and runs that are evenly spaced joined.
std::vector<Axis> joined(const std::vector<Axis>& axes) {
  std::vector<Axis> result;
  for (const Axis& axis : axes) {
    if (axis.extent == 1) continue;
    if (!result.empty() && result.back().step == axis.extent * axis.step) {
      result.back() = {result.back().extent * axis.extent, axis.step};
    } else {
      result.push_back(axis);
    }
  }
  if (result.empty()) result.push_back({1, 1});
  return result;
}

template <class T, class Term>
void reduce(const T* x, Real<T>* out, std::vector<Axis> kept, const std::vector<Axis>& reduced, const Term& term) {
  std::int64_t count = 1, length = 1;
  for (const Axis& axis : kept) count *= axis.extent;
  for (const Axis& axis : reduced) length *= axis.extent;
  const auto place = [&](std::int64_t index) {
    if (kept.size() == 1) return x + index * kept[0].step;
    const T* at = x;
    for (std::size_t i = kept.size(); i-- > 0;) {
      at += index % kept[i].extent * kept[i].step;
      index /= kept[i].extent;
    }
    return at;
  };
  if (count == 1 && reduced.size() == 1 && length > 2 * kThreadGrain) {
    const std::int64_t pieces = (length + kThreadGrain - 1) / kThreadGrain;
    std::vector<double> sums(static_cast<std::size_t>(pieces));
    parallel_for(pieces, 1, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i) {
        const std::int64_t from = i * kThreadGrain;
        sums[static_cast<std::size_t>(i)] = line_sum(x + from * reduced[0].step,
                                                     std::min(kThreadGrain, length - from), reduced[0].step, term);
      }
    });
    double total = 0;
    for (const double sum : sums) total += sum;
    out[0] = static_cast<Real<T>>(norm_of(total, x, reduced, term));
    return;
  }
  const Axis last = kept.back();
  const bool columns = last.step == 1 && last.extent > 1 && reduced.back().step != 1;
  if (!columns) {
    parallel_for(count, std::max<std::int64_t>(1, kThreadGrain / length), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i) {
        const T* at = place(i);
        out[i] = static_cast<Real<T>>(norm_of(sum_over(at, reduced, term), at, reduced, term));
      }
    });
    return;
  }
  std::vector<Axis> all = reduced;
  all.push_back({1, 1});  // each "line" is one place along every reduced axis
  const std::int64_t tiles = (last.extent + kColumns - 1) / kColumns, rows = count / last.extent;
  parallel_for(rows * tiles, std::max<std::int64_t>(1, kThreadGrain / (length * kColumns)),
               [&](std::int64_t begin, std::int64_t end) {
                 for (std::int64_t i = begin; i < end; ++i) {
                   const std::int64_t from = i % tiles * kColumns, width = std::min(kColumns, last.extent - from);
                   const std::int64_t first = i / tiles * last.extent + from;
                   const T* at = place(first);
                   std::array<double, kColumns> sums{};
                   each_line(at, all, 0, [&](const T* line) {
                     for (std::int64_t k = 0; k < width; ++k) sums[static_cast<std::size_t>(k)] += term(line[k]);
                   });
                   for (std::int64_t k = 0; k < width; ++k) {
                     out[first + k] =
                         static_cast<Real<T>>(norm_of(sums[static_cast<std::size_t>(k)], at + k, reduced, term));
                   }
                 }
               });
}

}  // namespace

Storage power_norm(const Storage& x, double ord, const std::optional<Dims>& axis, bool keepdims, const Shape& shape,
             Dtype dt) {
  if (is_half(x.dtype)) {
    return lapack::converted(power_norm(lapack::widened(x), ord, axis, keepdims, shape, Dtype::Float32), dt);
  }
  Storage result = allocate(shape, dt);
  if (result.size() == 0) return result;
  if (x.size() == 0) {
    std::memset(result.data(), 0, result.buffer->nbytes());
    return result;
  }
  const auto item = static_cast<std::int64_t>(itemsize(x.dtype));
  const bool whole = std::all_of(x.strides.begin(), x.strides.end(), [&](auto stride) { return stride % item == 0; });
  const Storage source = whole ? x : c_order(x);
  const Dims axes = normalize_axes("norm", axis, x.ndim());
  std::vector<Axis> kept, reduced;
  for (std::size_t i = 0; i < x.ndim(); ++i) {
    const bool goes = std::find(axes.begin(), axes.end(), static_cast<std::int64_t>(i)) != axes.end();
    (goes ? reduced : kept).push_back({x.shape[i], source.strides[i] / item});
  }
  reduced = joined(reduced);
  // The shortest steps innermost: the order of summation does not matter.
  std::stable_sort(reduced.begin(), reduced.end(),
                   [](const Axis& a, const Axis& b) { return std::abs(a.step) > std::abs(b.step); });
  reduced = joined(reduced);
  kept = joined(kept);
  lapack::with_type(x.dtype, [&]<class T>() {
    const T* from = lapack::data_of<T>(source);
    auto* to = lapack::data_of<Real<T>>(result);
    if (ord == 2) {
      reduce(from, to, kept, reduced, Power<true>{2});
    } else {
      reduce(from, to, kept, reduced, Power<false>{ord});
    }
  });
  return result;
}

}  // namespace pylucid::cpu
