// Random draws as MLX operations: the words of csrc/backend/cpu/random_loops.cpp, bit for bit, and its arithmetic step by
// step. Called within a Session, so that MLX's operators run on the backend's stream.
#include "random/mlx_kernels.h"

#include <array>
#include <limits>
#include <string>
#include <utility>

#include "backend/cpu/random_numbers.h"
#include "backend/mlx/buffer.h"
#include "backend/mlx/functions.h"
#include "core/error.h"

namespace pylucid::gpu {
namespace {

using Word = std::uint32_t;
using Words = std::array<mx::array, 4>;  // word w of every block

mx::array word(Word value) { return mx::array(value); }
mx::array wide(std::uint64_t value) { return mx::array(value); }
mx::array widened(const mx::array& x) { return mx::astype(x, mx::uint64); }
mx::array low_word(const mx::array& x) { return mx::astype(x & wide(0xffffffffU), mx::uint32); }
mx::array high_word(const mx::array& x) { return mx::astype(x >> wide(32), mx::uint32); }
mx::array joined(const mx::array& low, const mx::array& high) { return widened(low) | (widened(high) << wide(32)); }
mx::array exclusive(const mx::array& a, const mx::array& b) { return mx::bitwise_xor(a, b); }

std::int64_t block_count(const char* op, const Shape& shape, std::int64_t per_block) {
  const std::int64_t n = element_count(shape);
  const std::int64_t blocks = n / per_block + (n % per_block != 0);
  if (blocks * 4 > std::numeric_limits<std::int32_t>::max()) {
    throw ValueError(std::string(op) + ": `shape` is " + to_string(shape) + "; on gpu at most " +
                     std::to_string(std::numeric_limits<std::int32_t>::max() / 4 * per_block) + " numbers are accepted");
  }
  return blocks;
}

Words philox(std::int64_t key, std::int64_t counter, std::uint64_t stream, std::int64_t blocks) {
  const auto first = static_cast<std::uint64_t>(counter), keys = static_cast<std::uint64_t>(key);
  const auto first0 = static_cast<Word>(first);
  mx::array c0 = mx::arange(0, static_cast<int>(blocks), 1, mx::uint32) + word(first0);
  mx::array c1 = mx::astype(c0 < word(first0), mx::uint32) + word(static_cast<Word>(first >> 32));
  mx::array c2 = mx::full(c0.shape(), word(static_cast<Word>(stream)));
  mx::array c3 = mx::full(c0.shape(), word(static_cast<Word>(stream >> 32)));
  auto k0 = static_cast<Word>(keys), k1 = static_cast<Word>(keys >> 32);
  for (int round = 0; round < 10; ++round) {
    const mx::array p0 = widened(c0) * wide(0xD2511F53U), p1 = widened(c2) * wide(0xCD9E8D57U);
    c0 = exclusive(exclusive(high_word(p1), c1), word(k0));
    c2 = exclusive(exclusive(high_word(p0), c3), word(k1));
    c1 = low_word(p1);
    c3 = low_word(p0);
    k0 += 0x9E3779B9U;
    k1 += 0xBB67AE85U;
  }
  return {c0, c1, c2, c3};
}

// The columns side by side: element i of block b becomes element b * columns + i; then the first of them in a shape.
mx::array arranged(std::vector<mx::array> columns, const Shape& shape) {
  const mx::array flat = mx::reshape(columns.size() == 1 ? columns[0] : mx::stack(std::move(columns), 1), {-1});
  const auto n = static_cast<int>(element_count(shape));
  const mx::array kept = flat.shape(0) == n ? flat : mx::slice(flat, {0}, {n});
  return mx::reshape(kept, mlx_shape(shape));
}

mx::array single(double value) { return mx::array(static_cast<float>(value)); }

mx::array minus_2_log(const mx::array& u) {
  const mx::array bits = mx::view(u, mx::uint32) + word(0x3f800000U - 0x3f3504f3U);
  const mx::array exponent = mx::astype(mx::astype(bits >> word(23), mx::int32) - mx::array(127), mx::float32);
  const mx::array f = mx::view((bits & word(0x007fffffU)) + word(0x3f3504f3U), mx::float32) - single(1);
  const mx::array s = f / (single(2) + f);
  const mx::array z = s * s;
  const mx::array series =
      single(0.666666656648F) +
      z * (single(0.400003318201F) + z * (single(0.285374856595F) + z * single(0.235792538592F)));
  const mx::array log_m = single(2) * s + s * z * series;
  return single(-2) * (exponent * single(0.693147180560F) + log_m);
}

mx::array sine(const mx::array& x) {
  const mx::array z = x * x;
  return x + x * z *
                 (single(-0.166666555193F) + z * (single(0.00833220496115F) + z * single(-0.000195202049078F)));
}

mx::array cosine(const mx::array& x) {
  const mx::array z = x * x;
  return single(1) - single(0.5) * z +
         z * z * (single(0.0416666474140F) + z * (single(-0.00138873902443F) + z * single(0.0000244407272289F)));
}

mx::array exact(const mx::array& words) { return mx::astype(mx::astype(words, mx::int32), mx::float32); }

// The numbers of a pair of words.
std::pair<mx::array, mx::array> normals(const mx::array& first, const mx::array& second) {
  const mx::array high = exact(first >> word(16)) * single(65536);
  const mx::array u = (high + (exact(first & word(0xffffU)) + single(0.5))) * single(0x1p-32);
  const mx::array radius = mx::sqrt(minus_2_log(u));
  const mx::array angle = second + word(0x20000000U);
  const mx::array quarter = angle >> word(30);
  const mx::array rest =
      mx::astype(mx::astype(angle & word(0x3fffffffU), mx::int32) - mx::array(0x20000000), mx::float32);
  const mx::array x = rest * single(1.46291807927e-9F);
  const mx::array s = sine(x), c = cosine(x);
  const mx::array odd = mx::not_equal(quarter & word(1), word(0));
  const auto with_sign = [](const mx::array& value, const mx::array& sign) {
    return mx::view(exclusive(mx::view(value, mx::uint32), (sign & word(2)) << word(30)), mx::float32);
  };
  return {radius * with_sign(mx::where(odd, s, c), quarter + word(1)),
          radius * with_sign(mx::where(odd, c, s), quarter)};
}

struct Drawn {
  mx::array offset;
  mx::array rejected;
};

// floor(x * span / 2**64) for x of two words.
Drawn narrow_integers(const mx::array& low, const mx::array& high, std::uint64_t span, std::uint64_t reject) {
  const mx::array below = widened(low) * wide(span);
  const mx::array above = widened(high) * wide(span) + (below >> wide(32));
  return {above >> wide(32), ((above << wide(32)) | (below & wide(0xffffffffU))) < wide(reject)};
}

// floor(x * span / 2**128) for x of four words: products of words, added from the least significant up.
Drawn wide_integers(const Words& x, std::uint64_t span, std::uint64_t reject) {
  std::vector<mx::array> product(6, mx::zeros_like(widened(x[0])));
  for (std::size_t row = 0; row < 2; ++row) {
    const mx::array factor = wide(static_cast<Word>(span >> 32 * row));
    mx::array carry = wide(0);
    for (std::size_t column = 0; column < 4; ++column) {
      const mx::array sum = widened(x[column]) * factor + product[row + column] + carry;
      product[row + column] = sum & wide(0xffffffffU);
      carry = sum >> wide(32);
    }
    product[row + 4] = carry;
  }
  const mx::array large = mx::not_equal(product[2] | product[3], wide(0));
  const mx::array rest = product[0] | (product[1] << wide(32));
  return {product[4] | (product[5] << wide(32)), mx::logical_and(mx::logical_not(large), rest < wide(reject))};
}

}  // namespace

mx::array random_bits(const Dims&, std::int64_t key, std::int64_t counter, std::int64_t stream, Dtype,
                      std::optional<Device>, const Shape& shape, Dtype dt) {
  require_integer("bits", dt);
  const bool two = itemsize(dt) == 8;
  const std::int64_t blocks = block_count("bits", shape, two ? 2 : 4);
  const Words w = philox(key, counter, static_cast<std::uint64_t>(stream), blocks);
  const mx::Dtype dtype = mlx_dtype("bits", dt);
  if (two) return mx::view(arranged({joined(w[0], w[1]), joined(w[2], w[3])}, shape), dtype);
  return mx::astype(arranged({w[0], w[1], w[2], w[3]}, shape), dtype);
}

mx::array random_uniform(const Dims&, double low, double high, std::int64_t key, std::int64_t counter, Dtype,
                         std::optional<Device>, const Shape& shape, Dtype dt) {
  const mx::Dtype dtype = mlx_dtype("uniform", dt);
  const UniformRange range = uniform_range("uniform", low, high, dt);
  const Words w = philox(key, counter, 0, block_count("uniform", shape, 4));
  const mx::array digits = exact(arranged({w[0], w[1], w[2], w[3]}, shape) >> word(static_cast<Word>(range.shift)));
  const mx::array u = digits * single(1.0 / static_cast<double>(std::uint64_t{1} << (32 - range.shift)));
  return mx::astype(mx::minimum(single(range.low) + single(range.span) * u, single(range.most)), dtype);
}

mx::array random_normal(const Dims&, double loc, double scale, std::int64_t key, std::int64_t counter, Dtype,
                        std::optional<Device>, const Shape& shape, Dtype dt) {
  const mx::Dtype dtype = mlx_dtype("normal", dt);
  require_floating("normal", dt);
  const Words w = philox(key, counter, 0, block_count("normal", shape, 4));
  const auto [a, b] = normals(w[0], w[1]);
  const auto [c, d] = normals(w[2], w[3]);
  return mx::astype(single(loc) + single(scale) * arranged({a, b, c, d}, shape), dtype);
}

mx::array random_integers(const Dims&, std::int64_t low, std::int64_t last, std::int64_t key, std::int64_t counter,
                          Dtype, std::optional<Device>, const Shape& shape, Dtype dt) {
  require_integer("integers", dt);
  const std::uint64_t span = static_cast<std::uint64_t>(last) - static_cast<std::uint64_t>(low) + 1;
  const bool narrow = span != 0 && span <= std::numeric_limits<Word>::max();
  const std::int64_t blocks = block_count("integers", shape, narrow ? 2 : 1);
  const std::uint64_t reject = narrow ? (0 - span) % span : 0;
  const auto offsets = [&](const Drawn& first, const auto& draw_again) {
    // What is still rejected the second time is less than one number in 2**64.
    return reject == 0 && narrow ? first.offset : mx::where(first.rejected, draw_again().offset, first.offset);
  };
  const Words w = philox(key, counter, 0, blocks);
  std::vector<mx::array> columns;
  if (span == 0) {
    columns = {joined(w[2], w[3])};
  } else if (narrow) {
    for (std::size_t half = 0; half < 4; half += 2) {
      columns.push_back(offsets(narrow_integers(w[half], w[half + 1], span, reject), [&] {
        const Words again = philox(key, counter, 1, blocks);
        return narrow_integers(again[half], again[half + 1], span, reject);
      }));
    }
  } else {
    // 2**128 modulo span, from 2**64 modulo span.
    __extension__ typedef unsigned __int128 Wide;
    const Wide power = (0 - span) % span;
    const auto left = static_cast<std::uint64_t>(power * power % span);
    columns = {offsets(wide_integers(w, span, left),
                       [&] { return wide_integers(philox(key, counter, 1, blocks), span, left); })};
  }
  const mx::array numbers = arranged(std::move(columns), shape) + wide(static_cast<std::uint64_t>(low));
  return mx::astype(numbers, mlx_dtype("integers", dt));
}

mx::array random_bernoulli(const Dims&, double p, std::int64_t key, std::int64_t counter, std::optional<Device>,
                           const Shape& shape, Dtype) {
  const std::uint64_t threshold = bernoulli_threshold("bernoulli", p);
  const Words w = philox(key, counter, 0, block_count("bernoulli", shape, 4));
  return widened(arranged({w[0], w[1], w[2], w[3]}, shape)) < wide(threshold);
}

mx::array random_permutation(const Dims&, std::int64_t key, std::int64_t counter, std::optional<Device>,
                             const Shape& shape, Dtype dt) {
  if (shape.size() != 1) {
    throw ValueError("permutation: `shape` is " + to_string(shape) + "; one extent is accepted");
  }
  const Words w = philox(key, counter, 0, block_count("permutation", shape, 2));
  const mx::array keys = arranged({joined(w[0], w[1]), joined(w[2], w[3])}, shape);
  return mx::astype(mx::argsort(keys, 0), mlx_dtype("permutation", dt));
}

}  // namespace pylucid::gpu
