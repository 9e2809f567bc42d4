// What ducc0 asks of its user under DUCC0_CUSTOM_LOWLEVEL_THREADING: its threads are those of core/parallel.h, and its
// locks, which guard its caches of plans for a moment each, are one lock, which a fork leaves free in the child.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>

#include "backend/cpu/fft_transforms.h"
#include "core/parallel.h"

namespace DUCC0_NAMESPACE {
namespace detail_threading {

struct Mutex {};

struct LockGuard {
  explicit LockGuard(const Mutex&) : guard(pylucid::cpu::fft_lock()) {}
  std::lock_guard<std::mutex> guard;
};

struct UniqueLock : std::unique_lock<std::mutex> {
  explicit UniqueLock(const Mutex&) : std::unique_lock<std::mutex>(pylucid::cpu::fft_lock()) {}
};

struct CondVar : std::condition_variable {};

class Threads final : public thread_pool {
 public:
  size_t nthreads() const override { return adjust_nthreads(0) - 1; }
  size_t adjust_nthreads(size_t wanted) const override {
    const auto most = static_cast<size_t>(pylucid::num_threads());
    return wanted == 0 || wanted > most ? most : wanted;
  }
  void submit(std::function<void()> work) override { work(); }
  void parallel_for(size_t count, std::function<void(size_t)> work) override {
    pylucid::parallel_for(static_cast<std::int64_t>(count), 1, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i) work(static_cast<size_t>(i));
    });
  }
};

inline thread_local bool in_parallel_region = false;

}  // namespace detail_threading
}  // namespace DUCC0_NAMESPACE
