#include "core/parallel.h"

#include <pthread.h>
#include <signal.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "core/error.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace pylucid {
namespace {

constexpr int kSpins = 1000;  // some 30 us: longer than the gap between two operators, short of wasting a core
constexpr int kMaxThreads = 1024;

void pause() {
#if defined(__x86_64__)
  _mm_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

int default_num_threads() {
  if (const char* text = std::getenv("PYLUCID_NUM_THREADS")) {
    const long n = std::strtol(text, nullptr, 10);
    if (n >= 1) return static_cast<int>(std::min<long>(n, kMaxThreads));
  }
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::atomic<int> thread_count{0};  // 0: not yet asked for
thread_local bool inside = false;  // in a piece: nested calls run inline

// One job at a time. The ticket holds the job's number, its count of pieces and the next piece in one word, so that
// a thread that wakes late can never take a piece of a job that it has not seen.
class Pool {
 public:
  using Body = void (*)(void*, std::int64_t, std::int64_t);

  // False when another thread's job is running.
  bool run(std::int64_t n, std::int64_t piece, std::uint32_t pieces, Body body, void* context) {
    if (busy_.exchange(true, std::memory_order_acquire)) return false;
    start_threads(pieces - 1);
    body_.store(body, std::memory_order_relaxed);
    context_.store(context, std::memory_order_relaxed);
    n_.store(n, std::memory_order_relaxed);
    piece_.store(piece, std::memory_order_relaxed);
    error_ = nullptr;
    remaining_.store(pieces, std::memory_order_relaxed);
    const auto job = static_cast<std::uint32_t>(ticket_.load(std::memory_order_relaxed) >> 32) + 1;
    ticket_.store(static_cast<std::uint64_t>(job) << 32 | pieces << 16, std::memory_order_release);
    signal_.store(job, std::memory_order_seq_cst);
    if (sleepers_.load(std::memory_order_seq_cst) > 0) signal_.notify_all();
    work();
    wait_until_done();
    std::exception_ptr error = std::exchange(error_, nullptr);
    busy_.store(false, std::memory_order_release);
    if (error) std::rethrow_exception(error);
    return true;
  }

 private:
  void start_threads(std::uint32_t wanted) {
    if (started_ >= wanted) return;
    // Signals are for the program's own threads; new threads inherit the mask.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    while (started_ < wanted) {
      try {
        std::thread([this] { serve(); }).detach();
      } catch (const std::system_error&) {
        break;  // fewer threads do the same work
      }
      ++started_;
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
  }

  void serve() {
    inside = true;
    std::uint32_t seen = 0;
    for (;;) {
      std::uint32_t job = signal_.load(std::memory_order_acquire);
      for (int i = 0; job == seen && i < kSpins; ++i) {
        pause();
        job = signal_.load(std::memory_order_acquire);
      }
      if (job == seen) {
        sleepers_.fetch_add(1, std::memory_order_seq_cst);
        signal_.wait(seen, std::memory_order_seq_cst);
        sleepers_.fetch_sub(1, std::memory_order_relaxed);
        continue;
      }
      seen = job;
      work();
    }
  }

  void work() {
    std::uint64_t ticket = ticket_.load(std::memory_order_acquire);
    for (;;) {
      const std::uint64_t next = ticket & 0xffff;
      if (next >= (ticket >> 16 & 0xffff)) return;
      const Body body = body_.load(std::memory_order_relaxed);
      void* context = context_.load(std::memory_order_relaxed);
      const std::int64_t n = n_.load(std::memory_order_relaxed);
      const std::int64_t piece = piece_.load(std::memory_order_relaxed);
      if (!ticket_.compare_exchange_weak(ticket, ticket + 1, std::memory_order_acq_rel, std::memory_order_acquire)) {
        continue;
      }
      const std::int64_t begin = static_cast<std::int64_t>(next) * piece;
      const bool before = std::exchange(inside, true);
      try {
        body(context, begin, std::min(begin + piece, n));
      } catch (...) {
        const std::lock_guard lock(error_mutex_);
        if (!error_) error_ = std::current_exception();
      }
      inside = before;
      if (remaining_.fetch_sub(1, std::memory_order_acq_rel) == 1) remaining_.notify_one();
      ticket = ticket_.load(std::memory_order_acquire);
    }
  }

  void wait_until_done() {
    for (int i = 0; i < kSpins; ++i) {
      if (remaining_.load(std::memory_order_acquire) == 0) return;
      pause();
    }
    while (const std::uint32_t left = remaining_.load(std::memory_order_acquire)) {
      remaining_.wait(left, std::memory_order_acquire);
    }
  }

  std::atomic<bool> busy_{false};
  std::uint32_t started_ = 0;
  std::atomic<std::uint64_t> ticket_{0};
  std::atomic<std::uint32_t> signal_{0};
  std::atomic<std::uint32_t> sleepers_{0};
  std::atomic<std::uint32_t> remaining_{0};
  std::atomic<Body> body_{nullptr};
  std::atomic<void*> context_{nullptr};
  std::atomic<std::int64_t> n_{0};
  std::atomic<std::int64_t> piece_{0};
  std::mutex error_mutex_;
  std::exception_ptr error_;
};

std::atomic<Pool*> current_pool{nullptr};

// Never destroyed: its threads sleep in it until the process ends.
Pool& pool() {
  if (Pool* existing = current_pool.load(std::memory_order_acquire)) return *existing;
  static std::once_flag registered;
  // In a child of fork the pool's threads do not exist: it begins with a pool of its own.
  std::call_once(registered, [] {
    pthread_atfork(nullptr, nullptr, [] { current_pool.store(nullptr, std::memory_order_relaxed); });
  });
  auto* fresh = new Pool;
  Pool* expected = nullptr;
  if (current_pool.compare_exchange_strong(expected, fresh, std::memory_order_acq_rel)) return *fresh;
  delete fresh;
  return *expected;
}

}  // namespace

void set_num_threads(int n) {
  if (n < 1) throw ValueError("set_num_threads: n is " + std::to_string(n) + "; at least 1 is accepted");
  thread_count.store(std::min(n, kMaxThreads), std::memory_order_relaxed);
}

int num_threads() {
  int n = thread_count.load(std::memory_order_relaxed);
  if (n == 0) {
    n = default_num_threads();
    thread_count.store(n, std::memory_order_relaxed);
  }
  return n;
}

void parallel_for(std::int64_t n, std::int64_t grain, void (*body)(void* context, std::int64_t begin, std::int64_t end),
                  void* context) {
  if (n <= 0) return;
  grain = std::max<std::int64_t>(grain, 1);
  const std::int64_t threads = n <= grain || inside ? 1 : num_threads();
  if (threads > 1) {
    const std::int64_t grains = (n + grain - 1) / grain;
    const std::int64_t piece = (grains + threads - 1) / threads * grain;
    const auto pieces = static_cast<std::uint32_t>((n + piece - 1) / piece);
    if (pieces > 1 && pool().run(n, piece, pieces, body, context)) return;
  }
  body(context, 0, n);
}

}  // namespace pylucid
