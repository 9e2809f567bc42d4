// Random draws. Element i of an array depends on the key, the counter and i alone: threads take blocks of counters.
#include "random/kernels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "backend/cpu/by_isa.h"
#include "backend/cpu/casts.h"
#include "backend/cpu/random_loops.h"
#include "backend/cpu/random_numbers.h"
#include "core/error.h"
#include "core/parallel.h"

namespace pylucid::cpu {

const RandomLoops& random_loops() { PYLUCID_RETURN_BY_ISA(random_loops()) }

namespace {

constexpr std::int64_t kBlocks = 512;  // in a thread's buffer at a time
constexpr std::int64_t kGrain = 8192;  // blocks worth a thread

// Calls body(words, at, n) for runs of elements, each of which takes 4 / per_block words: `at` is the first of n.
template <class Body>
void draw(std::int64_t key, std::int64_t counter, std::uint64_t stream, std::int64_t elements, std::int64_t per_block,
          Body&& body) {
  const RandomLoops& loops = random_loops();
  const std::int64_t blocks = elements / per_block + (elements % per_block != 0);
  parallel_for(blocks, kGrain, [&](std::int64_t begin, std::int64_t end) {
    alignas(64) std::array<std::uint32_t, 4 * kBlocks> words;
    for (std::int64_t block = begin; block < end; block += kBlocks) {
      const std::int64_t count = std::min(kBlocks, end - block);
      loops.words(static_cast<std::uint64_t>(key), static_cast<std::uint64_t>(counter) + static_cast<std::uint64_t>(block),
                  stream, count, words.data());
      const std::int64_t at = block * per_block;
      body(words.data(), at, std::min(count * per_block, elements - at));
    }
  });
}

// Writes n numbers, found in `computed`'s dtype, to the result from element `at` on.
template <class T>
void put(const Storage& out, Dtype computed, std::int64_t at, const T* from, std::int64_t n) {
  cast_loop(computed, out.dtype)(reinterpret_cast<const char*>(from),
                                 out.data() + at * static_cast<std::int64_t>(itemsize(out.dtype)), n);
}

template <class T>
T* element(const Storage& out, std::int64_t at) {
  return reinterpret_cast<T*>(out.data()) + at;
}

// One element of attempt 1, 2, ...: each attempt has a stream of its own.
std::uint64_t retry(std::int64_t key, std::int64_t counter, std::int64_t i, std::uint64_t attempt, std::uint32_t span,
                    std::uint64_t reject, std::uint64_t low) {
  std::array<std::uint32_t, 4> words;
  std::uint64_t result = 0;
  const auto block = static_cast<std::uint64_t>(counter) + static_cast<std::uint64_t>(i / 2);
  do {
    random_loops().words(static_cast<std::uint64_t>(key), block, attempt++, 1, words.data());
  } while (random_loops().integers(words.data() + i % 2 * 2, 1, span, reject, low, &result));
  return result;
}

__extension__ typedef unsigned __int128 Wide;

// The same for a span of more than 32 bits, 0 for 2**64: x is four words.
std::uint64_t wide_integer(std::int64_t key, std::int64_t counter, std::int64_t i, const std::uint32_t* words,
                           std::uint64_t span) {
  if (span == 0) return words[2] | std::uint64_t{words[3]} << 32;
  const auto reject = static_cast<std::uint64_t>((Wide{0} - span) % span);
  std::array<std::uint32_t, 4> again;
  for (std::uint64_t attempt = 1;; ++attempt) {
    const Wide below = Wide{words[0] | std::uint64_t{words[1]} << 32} * span;
    const Wide above = Wide{words[2] | std::uint64_t{words[3]} << 32} * span + (below >> 64);
    if ((above << 64 | static_cast<std::uint64_t>(below)) >= reject) return static_cast<std::uint64_t>(above >> 64);
    random_loops().words(static_cast<std::uint64_t>(key),
                         static_cast<std::uint64_t>(counter) + static_cast<std::uint64_t>(i), attempt, 1,
                         again.data());
    words = again.data();
  }
}

}  // namespace

Storage random_bits(const Dims&, std::int64_t key, std::int64_t counter, std::int64_t stream, Dtype,
                    std::optional<Device>, const Shape& shape, Dtype dt) {
  require_integer("bits", dt);
  const Storage out = allocate(shape, dt);
  const bool wide = itemsize(dt) == 8;
  draw(key, counter, static_cast<std::uint64_t>(stream), out.size(), wide ? 2 : 4,
       [&](const std::uint32_t* words, std::int64_t at, std::int64_t n) {
         if (!wide) return put(out, Dtype::UInt32, at, words, n);
         std::uint64_t* to = element<std::uint64_t>(out, at);
         for (std::int64_t i = 0; i < n; ++i) to[i] = words[2 * i] | std::uint64_t{words[2 * i + 1]} << 32;
       });
  return out;
}

Storage random_uniform(const Dims&, double low, double high, std::int64_t key, std::int64_t counter, Dtype,
                       std::optional<Device>, const Shape& shape, Dtype dt) {
  const UniformRange range = uniform_range("uniform", low, high, dt);
  const Storage out = allocate(shape, dt);
  if (dt == Dtype::Float64) {
    draw(key, counter, 0, out.size(), 2, [&](const std::uint32_t* words, std::int64_t at, std::int64_t n) {
      random_loops().uniform64(words, n, range.low, range.span, range.most, element<double>(out, at));
    });
    return out;
  }
  draw(key, counter, 0, out.size(), 4, [&](const std::uint32_t* words, std::int64_t at, std::int64_t n) {
    const auto low32 = static_cast<float>(range.low), span32 = static_cast<float>(range.span);
    const auto most32 = static_cast<float>(range.most);
    if (dt == Dtype::Float32) {
      return random_loops().uniform32(words, n, range.shift, low32, span32, most32, element<float>(out, at));
    }
    alignas(64) std::array<float, 4 * kBlocks> numbers;
    random_loops().uniform32(words, n, range.shift, low32, span32, most32, numbers.data());
    put(out, Dtype::Float32, at, numbers.data(), n);
  });
  return out;
}

Storage random_normal(const Dims&, double loc, double scale, std::int64_t key, std::int64_t counter, Dtype,
                      std::optional<Device>, const Shape& shape, Dtype dt) {
  require_floating("normal", dt);
  const Storage out = allocate(shape, dt);
  if (dt == Dtype::Float64) {
    draw(key, counter, 0, out.size(), 2, [&](const std::uint32_t* words, std::int64_t at, std::int64_t n) {
      random_loops().normal64(words, n - n % 2, loc, scale, element<double>(out, at));
      if (n % 2 == 0) return;
      std::array<double, 2> last;
      random_loops().normal64(words + 2 * (n - 1), 2, loc, scale, last.data());
      *element<double>(out, at + n - 1) = last[0];
    });
    return out;
  }
  draw(key, counter, 0, out.size(), 4, [&](const std::uint32_t* words, std::int64_t at, std::int64_t n) {
    alignas(64) std::array<float, 4 * kBlocks> numbers;
    const bool direct = dt == Dtype::Float32 && n % 2 == 0;
    float* to = direct ? element<float>(out, at) : numbers.data();
    random_loops().normal32(words, n + n % 2, static_cast<float>(loc), static_cast<float>(scale), to);
    if (!direct) put(out, Dtype::Float32, at, numbers.data(), n);
  });
  return out;
}

Storage random_integers(const Dims&, std::int64_t low, std::int64_t last, std::int64_t key, std::int64_t counter, Dtype,
                        std::optional<Device>, const Shape& shape, Dtype dt) {
  require_integer("integers", dt);
  const Storage out = allocate(shape, dt);
  const Dtype computed = dt == Dtype::UInt64 ? Dtype::UInt64 : Dtype::Int64;
  const auto from = static_cast<std::uint64_t>(low);
  const std::uint64_t span = static_cast<std::uint64_t>(last) - from + 1;
  const bool narrow = span != 0 && span <= std::numeric_limits<std::uint32_t>::max();
  const std::uint64_t reject = narrow ? (0 - span) % span : 0;
  draw(key, counter, 0, out.size(), narrow ? 2 : 1, [&](const std::uint32_t* words, std::int64_t at, std::int64_t n) {
    std::array<std::uint64_t, 2 * kBlocks> numbers;
    if (!narrow) {
      for (std::int64_t i = 0; i < n; ++i) {
        numbers[static_cast<std::size_t>(i)] = from + wide_integer(key, counter, at + i, words + 4 * i, span);
      }
    } else {
      const auto span32 = static_cast<std::uint32_t>(span);
      if (random_loops().integers(words, n, span32, reject, from, numbers.data())) {
        for (std::int64_t i = 0; i < n; ++i) {
          std::uint64_t& number = numbers[static_cast<std::size_t>(i)];
          if (random_loops().integers(words + 2 * i, 1, span32, reject, from, &number)) {
            number = retry(key, counter, at + i, 1, span32, reject, from);
          }
        }
      }
    }
    put(out, computed, at, numbers.data(), n);
  });
  return out;
}

Storage random_bernoulli(const Dims&, double p, std::int64_t key, std::int64_t counter, std::optional<Device>,
                         const Shape& shape, Dtype dt) {
  const std::uint64_t threshold = bernoulli_threshold("bernoulli", p);
  const Storage out = allocate(shape, dt);
  draw(key, counter, 0, out.size(), 4, [&](const std::uint32_t* words, std::int64_t at, std::int64_t n) {
    random_loops().below(words, n, threshold, element<bool>(out, at));
  });
  return out;
}

namespace {

struct Keyed {
  std::uint64_t key;
  std::int64_t index;

  friend bool operator<(const Keyed& a, const Keyed& b) {
    return a.key != b.key ? a.key < b.key : a.index < b.index;
  }
};

constexpr int kDigitBits = 11;
constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;
constexpr std::int64_t kSortDirectly = 128;

// By leading digits, the least significant first, then by the whole key, which moves few of them and not far.
void sort_keys(Keyed* items, Keyed* spare, std::int64_t n) {
  const int digits = n <= (std::int64_t{1} << 20) ? 2 : 3;
  Keyed *from = items, *to = spare;
  for (int digit = 0; digit < digits; ++digit) {
    const int shift = 64 - (digits - digit) * kDigitBits;
    const auto bucket = [shift](const Keyed& item) { return item.key >> shift & (kBuckets - 1); };
    std::array<std::int64_t, kBuckets> starts{};
    for (std::int64_t i = 0; i < n; ++i) ++starts[bucket(from[i])];
    std::int64_t total = 0;
    for (std::int64_t& start : starts) total += std::exchange(start, total);
    for (std::int64_t i = 0; i < n; ++i) to[starts[bucket(from[i])]++] = from[i];
    std::swap(from, to);
  }
  if (from != items) std::copy_n(from, n, items);
  for (std::int64_t i = 1; i < n; ++i) {
    const Keyed item = items[i];
    std::int64_t at = i;
    for (; at > 0 && item < items[at - 1]; --at) items[at] = items[at - 1];
    items[at] = item;
  }
}

}  // namespace

Storage random_permutation(const Dims&, std::int64_t key, std::int64_t counter, std::optional<Device>,
                           const Shape& shape, Dtype dt) {
  if (shape.size() != 1) {
    throw ValueError("permutation: `shape` is " + to_string(shape) + "; one extent is accepted");
  }
  const std::int64_t n = shape[0];
  const Storage out = allocate(shape, dt);
  const Storage memory = allocate(Shape{2, n, static_cast<std::int64_t>(sizeof(Keyed))}, Dtype::UInt8);
  auto* items = reinterpret_cast<Keyed*>(memory.data());
  draw(key, counter, 0, n, 2, [&](const std::uint32_t* words, std::int64_t at, std::int64_t count) {
    for (std::int64_t i = 0; i < count; ++i) {
      items[at + i] = {words[2 * i] | std::uint64_t{words[2 * i + 1]} << 32, at + i};
    }
  });
  if (n < kSortDirectly) {
    std::sort(items, items + n);
  } else {
    sort_keys(items, items + n, n);
  }
  parallel_for(n, kGrain, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) *element<std::int64_t>(out, i) = items[i].index;
  });
  return out;
}

}  // namespace pylucid::cpu

namespace pylucid {
namespace {

// The number of `dt` nearest to x.
double rounded(double x, Dtype dt) {
  alignas(16) char value[16];
  double result = 0;
  cpu::cast_loop(Dtype::Float64, dt)(reinterpret_cast<const char*>(&x), value, 1);
  cpu::cast_loop(dt, Dtype::Float64)(value, reinterpret_cast<char*>(&result), 1);
  return result;
}

// The number of a floating dtype before x. The bits of its numbers, read as integers, are in the order of their
// magnitudes.
double before(double x, Dtype dt) {
  if (dt == Dtype::Float64) return std::nextafter(x, -std::numeric_limits<double>::infinity());
  const auto single = static_cast<float>(x);
  if (dt == Dtype::Float32) return std::nextafter(single, -std::numeric_limits<float>::infinity());
  std::uint16_t bits = 0;
  cpu::cast_loop(Dtype::Float32, dt)(reinterpret_cast<const char*>(&single), reinterpret_cast<char*>(&bits), 1);
  bits = x > 0 ? bits - 1 : x < 0 ? bits + 1 : 0x8001;
  float result = 0;
  cpu::cast_loop(dt, Dtype::Float32)(reinterpret_cast<const char*>(&bits), reinterpret_cast<char*>(&result), 1);
  return result;
}

std::string given(const char* op, const char* argument, double value) {
  return std::string(op) + ": `" + argument + "` is " + std::to_string(value);
}

}  // namespace

void require_integer(const char* op, Dtype dt) {
  if (is_integer(dt)) return;
  throw TypeError(std::string(op) + ": `dtype` is " + std::string(name(dt)) + "; accepted are integer dtypes");
}

void require_floating(const char* op, Dtype dt) {
  if (is_floating(dt)) return;
  throw TypeError(std::string(op) + ": `dtype` is " + std::string(name(dt)) + "; accepted are floating dtypes");
}

UniformRange uniform_range(const char* op, double low, double high, Dtype dt) {
  require_floating(op, dt);
  UniformRange range{rounded(low, dt), 0, rounded(high, dt), 0};
  range.span = rounded(range.most - range.low, loop_dtype(dt));
  if (!std::isfinite(range.low) || !std::isfinite(range.most) || !std::isfinite(range.span)) {
    throw ValueError(std::string(op) + ": low is " + std::to_string(low) + " and high is " + std::to_string(high) +
                     "; accepted are limits that are finite in " + std::string(name(dt)) + ", as is high - low");
  }
  if (low > high) {
    throw ValueError(given(op, "low", low) + " and `high` is " + std::to_string(high) + "; low <= high is accepted");
  }
  if (range.low < range.most) range.most = before(range.most, dt);
  range.shift = dt == Dtype::BFloat16 ? 24 : dt == Dtype::Float16 ? 21 : 8;
  return range;
}

std::uint64_t bernoulli_threshold(const char* op, double p) {
  if (!(p >= 0 && p <= 1)) throw ValueError(given(op, "p", p) + "; a probability from 0 to 1 is accepted");
  return static_cast<std::uint64_t>(std::nearbyint(p * 0x1p32));
}

}  // namespace pylucid
