// Compiled once per instruction set.
#include "backend/cpu/random_loops.h"

#include <utility>

#include "kernel/isa.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace pylucid::PYLUCID_ISA {
namespace {

typedef std::uint64_t Lanes __attribute__((vector_size(vector_bytes)));
constexpr std::int64_t kLanes = vector_bytes / 8;
constexpr int kTogether = 2;  // vectors at work at a time, so that one's products do not wait for the other's

// The products of the low halves of lanes, whatever their high halves are.
PYLUCID_INLINE Lanes product(Lanes a, Lanes b) {
#if defined(__AVX512F__)
  // GCC 12 warns of the plain form, which starts from an undefined vector.
  return reinterpret_cast<Lanes>(
      _mm512_maskz_mul_epu32(0xff, reinterpret_cast<__m512i>(a), reinterpret_cast<__m512i>(b)));
#elif defined(__AVX2__)
  return reinterpret_cast<Lanes>(_mm256_mul_epu32(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
#elif defined(__SSE2__)
  return reinterpret_cast<Lanes>(_mm_mul_epu32(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(b)));
#else
  return (a & 0xffffffffU) * (b & 0xffffffffU);
#endif
}

template <std::size_t... i>
PYLUCID_INLINE void put_interleaved(std::uint64_t* to, Lanes a, Lanes b, std::index_sequence<i...>) {
  typedef std::uint64_t Unaligned __attribute__((vector_size(vector_bytes), aligned(4), may_alias));
  constexpr int lanes = kLanes;
  *reinterpret_cast<Unaligned*>(to) =
      __builtin_shufflevector(a, b, (static_cast<int>(i) / 2 + static_cast<int>(i) % 2 * lanes)...);
  *reinterpret_cast<Unaligned*>(to + kLanes) =
      __builtin_shufflevector(a, b, (lanes / 2 + static_cast<int>(i) / 2 + static_cast<int>(i) % 2 * lanes)...);
}

// The rounds and constants of Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3" (2011). A
// lane holds a word in its low half; its high half is not looked at before the end.
PYLUCID_INLINE void philox(std::uint64_t key, std::uint64_t first, std::uint64_t stream, std::uint64_t* out) {
  Lanes c0[kTogether], c1[kTogether], c2[kTogether], c3[kTogether];
  Lanes k0 = Lanes{} + key, k1 = Lanes{} + (key >> 32);
  for (int v = 0; v < kTogether; ++v) {
    Lanes at;
    for (std::int64_t lane = 0; lane < kLanes; ++lane) at[lane] = static_cast<std::uint64_t>(v * kLanes + lane);
    c0[v] = at + first;
    c1[v] = c0[v] >> 32;
    c2[v] = Lanes{} + stream;
    c3[v] = Lanes{} + (stream >> 32);
  }
  for (int round = 0; round < 10; ++round) {
    for (int v = 0; v < kTogether; ++v) {
      const Lanes p0 = product(c0[v], Lanes{} + 0xD2511F53U), p1 = product(c2[v], Lanes{} + 0xCD9E8D57U);
      c0[v] = (p1 >> 32) ^ c1[v] ^ k0;
      c2[v] = (p0 >> 32) ^ c3[v] ^ k1;
      c1[v] = p1;
      c3[v] = p0;
    }
    k0 += 0x9E3779B9U;
    k1 += 0xBB67AE85U;
  }
  for (int v = 0; v < kTogether; ++v) {
    put_interleaved(out + 2 * v * kLanes, (c0[v] & 0xffffffffU) | c1[v] << 32, (c2[v] & 0xffffffffU) | c3[v] << 32,
                    std::make_index_sequence<kLanes>{});
  }
}

void words(std::uint64_t key, std::uint64_t first, std::uint64_t stream, std::int64_t blocks, std::uint32_t* out) {
  typedef std::uint64_t Pair __attribute__((aligned(4), may_alias));
  constexpr std::int64_t step = kTogether * kLanes;
  std::int64_t i = 0;
  for (; i + step <= blocks; i += step) {
    philox(key, first + static_cast<std::uint64_t>(i), stream, reinterpret_cast<std::uint64_t*>(out + 4 * i));
  }
  if (i == blocks) return;
  std::uint64_t last[2 * step];
  philox(key, first + static_cast<std::uint64_t>(i), stream, last);
  auto* to = reinterpret_cast<Pair*>(out + 4 * i);
  for (std::int64_t k = 0; k < 2 * (blocks - i); ++k) to[k] = last[k];
}

void uniform32(const std::uint32_t* __restrict words, std::int64_t n, int shift, float low, float span, float most,
               float* __restrict out) {
  float unit = 1;
  for (int bit = shift; bit < 32; ++bit) unit *= 0.5F;
  for (std::int64_t i = 0; i < n; ++i) {
    const float u = static_cast<float>(static_cast<std::int32_t>(words[i] >> shift)) * unit;
    const float x = low + span * u;
    out[i] = x > most ? most : x;
  }
}

// The bits of a word pair from the least significant up.
PYLUCID_INLINE std::uint64_t pair(const std::uint32_t* words, std::int64_t i) {
  return words[2 * i] | std::uint64_t{words[2 * i + 1]} << 32;
}

// 52 bits as a double, by way of the significand: processors convert 64-bit integers one at a time.
PYLUCID_INLINE double from_52_bits(std::uint64_t bits) {
  return __builtin_bit_cast(double, bits | 0x4330000000000000U) - 0x1p52;
}

void uniform64(const std::uint32_t* __restrict words, std::int64_t n, double low, double span, double most,
               double* __restrict out) {
  for (std::int64_t i = 0; i < n; ++i) {
    const std::uint64_t bits = pair(words, i) >> 11;
    const double u = (from_52_bits(bits >> 1) * 2 + static_cast<double>(static_cast<std::int32_t>(bits & 1))) * 0x1p-53;
    const double x = low + span * u;
    out[i] = x > most ? most : x;
  }
}

// -2 log(u) for u in (0, 1]. u = m 2**e with m in [sqrt(1/2), sqrt(2)), and log(m) = 2 artanh((m - 1) / (m + 1)),
// whose series in the square is cut to a minimax polynomial.
PYLUCID_INLINE float minus_2_log(float u) {
  const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, u) + (0x3f800000U - 0x3f3504f3U);
  const auto exponent = static_cast<float>(static_cast<std::int32_t>(bits >> 23) - 127);
  const float f = __builtin_bit_cast(float, (bits & 0x007fffffU) + 0x3f3504f3U) - 1;
  const float s = f / (2 + f);
  const float z = s * s;
  const float series = 0.666666656648F + z * (0.400003318201F + z * (0.285374856595F + z * 0.235792538592F));
  const float log_m = 2 * s + s * z * series;
  return -2 * (exponent * 0.693147180560F + log_m);
}

PYLUCID_INLINE double minus_2_log(double u) {
  const std::uint64_t bits = __builtin_bit_cast(std::uint64_t, u) + (0x3ff0000000000000U - 0x3fe6a09e667f3bcdU);
  const double exponent = from_52_bits(bits >> 52) - 1023;
  const double f = __builtin_bit_cast(double, (bits & 0x000fffffffffffffU) + 0x3fe6a09e667f3bcdU) - 1;
  const double s = f / (2 + f);
  const double z = s * s;
  const double series =
      0.666666666666666614 +
      z * (0.400000000000059298 +
           z * (0.285714285691655263 +
                z * (0.222222226369019697 +
                     z * (0.181817763406220121 +
                          z * (0.153870649872900155 + z * (0.132506344481331628 + z * 0.132470998787541808))))));
  const double log_m = 2 * s + s * z * series;
  return -2 * (exponent * 0.693147180559945309 + log_m);
}

// Minimax on [-pi/4, pi/4].
PYLUCID_INLINE float sine(float x) {
  const float z = x * x;
  return x + x * z * (-0.166666555193F + z * (0.00833220496115F + z * -0.000195202049078F));
}
PYLUCID_INLINE float cosine(float x) {
  const float z = x * x;
  return 1 - 0.5F * z + z * z * (0.0416666474140F + z * (-0.00138873902443F + z * 0.0000244407272289F));
}
PYLUCID_INLINE double sine(double x) {
  const double z = x * x;
  return x + x * z *
                 (-0.166666666666666392 +
                  z * (0.00833333333332377932 +
                       z * (-0.000198412698307091171 +
                            z * (2.75573139609128765e-6 +
                                 z * (-2.50507953624347229e-8 + z * 1.58987422761414979e-10)))));
}
PYLUCID_INLINE double cosine(double x) {
  const double z = x * x;
  return 1 - 0.5 * z +
         z * z *
             (0.0416666666666666075 +
              z * (-0.00138888888888753267 +
                   z * (0.0000248015872901526397 +
                        z * (-2.7557314528382721e-7 + z * (2.08757453142853132e-9 + z * -1.13607095646746334e-11)))));
}

// The angle is a quarter turn, the nearest, and what is left of it.
void normal32(const std::uint32_t* __restrict words, std::int64_t n, float loc, float scale, float* __restrict out) {
  for (std::int64_t i = 0; i < n; i += 2) {
    // Both halves of the word are exact, so that their sum is rounded once.
    const float high = static_cast<float>(static_cast<std::int32_t>(words[i] >> 16)) * 65536;
    const float u = (high + (static_cast<float>(static_cast<std::int32_t>(words[i] & 0xffffU)) + 0.5F)) * 0x1p-32F;
    const float radius = __builtin_sqrtf(minus_2_log(u));
    const std::uint32_t angle = words[i + 1] + 0x20000000U;
    const std::uint32_t quarter = angle >> 30;
    const auto rest = static_cast<float>(static_cast<std::int32_t>(angle & 0x3fffffffU) - 0x20000000);
    const float x = rest * 1.46291807927e-9F;  // 2 pi / 2**32
    const float s = sine(x), c = cosine(x);
    const bool odd = (quarter & 1U) != 0;
    const std::uint32_t cosine_sign = ((quarter + 1) & 2U) << 30, sine_sign = (quarter & 2U) << 30;
    const float cosine_of = __builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, odd ? s : c) ^ cosine_sign);
    const float sine_of = __builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, odd ? c : s) ^ sine_sign);
    out[i] = loc + scale * (radius * cosine_of);
    out[i + 1] = loc + scale * (radius * sine_of);
  }
}

void normal64(const std::uint32_t* __restrict words, std::int64_t n, double loc, double scale,
              double* __restrict out) {
  for (std::int64_t i = 0; i < n; i += 2) {
    const double u = from_52_bits(pair(words, i) >> 12) * 0x1p-52 + 0x1p-53;
    const double radius = __builtin_sqrt(minus_2_log(u));
    const std::uint64_t angle = pair(words, i + 1) + 0x2000000000000000U;
    const std::uint64_t quarter = angle >> 62;
    const double rest = from_52_bits((angle & 0x3fffffffffffffffU) >> 10) - 0x1p51;
    const double x = rest * 3.48786849800863043e-16;  // 2 pi / 2**54
    const double s = sine(x), c = cosine(x);
    const bool odd = (quarter & 1U) != 0;
    const std::uint64_t cosine_sign = ((quarter + 1) & 2U) << 62, sine_sign = (quarter & 2U) << 62;
    const double cosine_of = __builtin_bit_cast(double, __builtin_bit_cast(std::uint64_t, odd ? s : c) ^ cosine_sign);
    const double sine_of = __builtin_bit_cast(double, __builtin_bit_cast(std::uint64_t, odd ? c : s) ^ sine_sign);
    out[i] = loc + scale * (radius * cosine_of);
    out[i + 1] = loc + scale * (radius * sine_of);
  }
}

bool integers(const std::uint32_t* __restrict words, std::int64_t n, std::uint32_t span, std::uint64_t reject,
              std::uint64_t low, std::uint64_t* __restrict out) {
  std::uint64_t rejected = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const std::uint64_t below = std::uint64_t{words[2 * i]} * span;
    const std::uint64_t above = std::uint64_t{words[2 * i + 1]} * span + (below >> 32);
    rejected |= (above << 32 | (below & 0xffffffffU)) < reject ? 1U : 0U;
    out[i] = low + (above >> 32);
  }
  return rejected != 0;
}

void below(const std::uint32_t* __restrict words, std::int64_t n, std::uint64_t threshold, bool* __restrict out) {
  const bool always = threshold >> 32 != 0;
  const auto limit = static_cast<std::uint32_t>(threshold);
  for (std::int64_t i = 0; i < n; ++i) out[i] = always | (words[i] < limit);
}

constexpr cpu::RandomLoops kLoops{&words, &uniform32, &uniform64, &normal32, &normal64, &integers, &below};

}  // namespace

const cpu::RandomLoops& random_loops() { return kLoops; }

}  // namespace pylucid::PYLUCID_ISA
