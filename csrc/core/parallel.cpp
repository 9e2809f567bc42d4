#include "core/parallel.h"

#include <pthread.h>
#include <signal.h>

#include <algorithm>
#include <array>
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

// One job at a time, cut into a piece for each thread. Thread k begins with piece k, whose part of the arrays its core's
// cache may still hold from the job before, then takes what nobody has begun. A job's number and its count of pieces are
// one word, and a piece is taken by writing that word over an older one: who wakes late finds the pieces of its job
// taken, and cannot take one of a job that it has not seen.
class Pool {
 public:
  using Body = void (*)(void*, std::int64_t, std::int64_t);

  // False when another thread's job is running.
  bool run(std::int64_t n, std::int64_t piece, std::uint32_t pieces, Body body, void* context) {
    if (busy_.exchange(true, std::memory_order_acquire)) return false;
    start_threads(pieces - 1);
    body_ = body;
    context_ = context;
    n_ = n;
    piece_ = piece;
    error_ = nullptr;
    remaining_.store(pieces, std::memory_order_relaxed);
    const std::uint64_t number = (job_.load(std::memory_order_relaxed) >> 16) + 1;
    job_.store(number << 16 | pieces, std::memory_order_release);
    signal_.store(static_cast<std::uint32_t>(number), std::memory_order_seq_cst);
    if (sleepers_.load(std::memory_order_seq_cst) > 0) signal_.notify_all();
    work(0);
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
        std::thread([this, own = started_ + 1] { serve(own); }).detach();
      } catch (const std::system_error&) {
        break;  // fewer threads do the same work
      }
      ++started_;
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
  }

  void serve(std::uint32_t own) {
    inside = true;
    std::uint32_t seen = 0;
    for (;;) {
      std::uint32_t number = signal_.load(std::memory_order_acquire);
      for (int i = 0; number == seen && i < kSpins; ++i) {
        pause();
        number = signal_.load(std::memory_order_acquire);
      }
      if (number == seen) {
        sleepers_.fetch_add(1, std::memory_order_seq_cst);
        signal_.wait(seen, std::memory_order_seq_cst);
        sleepers_.fetch_sub(1, std::memory_order_relaxed);
        continue;
      }
      seen = number;
      work(own);
    }
  }

  void work(std::uint32_t own) {
    const std::uint64_t job = job_.load(std::memory_order_acquire);
    const auto pieces = static_cast<std::uint32_t>(job & 0xffff);
    if (own >= pieces) return;
    for (std::uint32_t i = 0; i < pieces; ++i) {
      const std::uint32_t k = own + i < pieces ? own + i : own + i - pieces;
      std::uint64_t taken = taken_[k].load(std::memory_order_relaxed);
      if (taken >= job || !taken_[k].compare_exchange_strong(taken, job, std::memory_order_acq_rel)) continue;
      const std::int64_t begin = static_cast<std::int64_t>(k) * piece_;
      const bool before = std::exchange(inside, true);
      try {
        body_(context_, begin, std::min(begin + piece_, n_));
      } catch (...) {
        const std::lock_guard lock(error_mutex_);
        if (!error_) error_ = std::current_exception();
      }
      inside = before;
      if (remaining_.fetch_sub(1, std::memory_order_acq_rel) == 1) remaining_.notify_one();
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
  std::atomic<std::uint64_t> job_{0};
  std::atomic<std::uint32_t> signal_{0};
  std::atomic<std::uint32_t> sleepers_{0};
  // Of the job: only who has taken one of its pieces reads them.
  Body body_ = nullptr;
  void* context_ = nullptr;
  std::int64_t n_ = 0;
  std::int64_t piece_ = 0;
  std::mutex error_mutex_;
  std::exception_ptr error_;
  // Apart from what waiting threads read again and again.
  alignas(64) std::atomic<std::uint32_t> remaining_{0};
  alignas(64) std::array<std::atomic<std::uint64_t>, kMaxThreads> taken_{};
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
