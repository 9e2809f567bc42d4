// The inner loops of random draws, compiled once per instruction set. Arithmetic only, no function of the C library:
// a word gives the same number in every instruction set and at every position.
#pragma once

#include <cstdint>

namespace pylucid::cpu {

struct RandomLoops {
  // Four words of Philox4x32-10 for each of the counters first, first + 1, ...; `stream` is the counter's high half.
  void (*words)(std::uint64_t key, std::uint64_t first, std::uint64_t stream, std::int64_t blocks,
                std::uint32_t* words);
  // low + span * u, at most `most`, with u the leading 32 - shift bits of a word as a fraction.
  void (*uniform32)(const std::uint32_t* words, std::int64_t n, int shift, float low, float span, float most,
                    float* out);
  // The same of the leading 53 bits of two words.
  void (*uniform64)(const std::uint32_t* words, std::int64_t n, double low, double span, double most, double* out);
  // loc + scale * z, two numbers from two words or from four, by the method of Box and Muller; n is even.
  void (*normal32)(const std::uint32_t* words, std::int64_t n, float loc, float scale, float* out);
  void (*normal64)(const std::uint32_t* words, std::int64_t n, double loc, double scale, double* out);
  // low + floor(x * span / 2**64) for x of two words. True if a product's low half is below `reject`.
  bool (*integers)(const std::uint32_t* words, std::int64_t n, std::uint32_t span, std::uint64_t reject,
                   std::uint64_t low, std::uint64_t* out);
  void (*below)(const std::uint32_t* words, std::int64_t n, std::uint64_t threshold, bool* out);
};

const RandomLoops& random_loops();  // of isa()

}  // namespace pylucid::cpu

#if defined(__aarch64__)
namespace pylucid::neon {
const cpu::RandomLoops& random_loops();
}
#else
namespace pylucid::baseline {
const cpu::RandomLoops& random_loops();
}
#endif
#if defined(__x86_64__)
namespace pylucid::avx2 {
const cpu::RandomLoops& random_loops();
}
namespace pylucid::avx512 {
const cpu::RandomLoops& random_loops();
}
#endif
