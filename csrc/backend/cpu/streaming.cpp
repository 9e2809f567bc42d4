#include "backend/cpu/streaming.h"

#include <algorithm>

#include "backend/cpu/isa_functions.h"

namespace pylucid::cpu {
namespace {

// Of each result: while a longer block is copied, the processor's look ahead of the inputs rests.
constexpr std::int64_t kBlockBytes = 1024;
// Nearly a common last cache, of which others have their part. The system does not always tell its size: it may give the sum
// of several.
constexpr std::int64_t kBeyondCaches = 28 << 20;
// The processor takes a load for one of what was just stored, and waits, where the lowest 12 bits of their addresses agree.
// Beside a number, which is read again and again, a block has those of an input, but for the 6 within a line: of two the last
// by these, so that what is stored has been read before. Without a number this is slower.
constexpr std::int64_t kPageBytes = 4096;
constexpr int kMostResults = 4;

}  // namespace

std::int64_t& least_streamed() {
  static std::int64_t nbytes = isa_functions().copy_streamed ? kBeyondCaches : INT64_MAX;
  return nbytes;
}

void copy_streamed(char* to, const char* from, std::size_t n) { isa_functions().copy_streamed(to, from, n); }

void finish_streamed() {
#if defined(__SSE__)
  __builtin_ia32_sfence();
#endif
}

std::int64_t StreamedLoop::step() const { return kBlockBytes / std::max<std::int64_t>(1, *std::ranges::max_element(items)); }

void StreamedLoop::run(char* const* args, std::int64_t n) const {
  alignas(64) char memory[2 * kPageBytes + kMostResults * kBlockBytes];
  std::size_t moving = 0, number = 0;  // an input of each kind
  for (int i = results; i < operands; ++i) {
    const auto k = static_cast<std::size_t>(i);
    (items[k] ? moving : number) = k;
  }
  const std::int64_t step = this->step();
  const int streamed = std::min(results, kMostResults);
  std::array<char*, kMaxOperands> at;
  for (std::int64_t from = 0; from < n; from += step) {
    const std::int64_t here = std::min(step, n - from);
    char* blocks = memory;
    if (number) {
      const char* beside = args[moving] + from * items[moving];
      if (((beside - args[number]) & (kPageBytes - 1)) < kPageBytes / 2) beside = args[number];
      blocks += (beside - memory) & (kPageBytes - 64);
    }
    for (int i = 0; i < operands; ++i) {
      const auto k = static_cast<std::size_t>(i);
      at[k] = i < streamed ? blocks + i * kBlockBytes : args[k] + from * items[k];
    }
    loop(at.data(), here, attributes);
    for (int i = 0; i < streamed; ++i) {
      const auto k = static_cast<std::size_t>(i);
      copy_streamed(args[k] + from * items[k], blocks + i * kBlockBytes, static_cast<std::size_t>(here * items[k]));
    }
  }
}

}  // namespace pylucid::cpu
