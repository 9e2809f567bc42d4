// The thread pool. It survives fork: the child starts threads of its own at first use.
#pragma once

#include <cstdint>
#include <type_traits>

namespace pylucid {

void set_num_threads(int n);  // raises ValueError below 1
int num_threads();

// Calls body(context, begin, end) over [0, n) in at most num_threads() pieces whose sizes are multiples of `grain`
// (but the last); runs in the calling thread when one piece is enough or when called from inside a piece.
void parallel_for(std::int64_t n, std::int64_t grain, void (*body)(void* context, std::int64_t begin, std::int64_t end),
                  void* context);

template <class Body>
void parallel_for(std::int64_t n, std::int64_t grain, Body&& body) {
  using Pointer = std::add_pointer_t<Body>;
  parallel_for(
      n, grain,
      [](void* context, std::int64_t begin, std::int64_t end) { (*static_cast<Pointer>(context))(begin, end); },
      const_cast<void*>(static_cast<const void*>(&body)));
}

}  // namespace pylucid
