#include "core/allocator.h"

#include <pthread.h>
#include <sys/mman.h>
#if defined(__linux__)
#include <sys/sysinfo.h>
#endif
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <mutex>
#include <new>
#include <string>
#include <utility>

#include "core/error.h"
#include "core/recycled.h"

namespace pylucid {
namespace {

constexpr std::size_t kHeader = 64;       // before the data; keeps the data aligned
constexpr std::size_t kSmall = 4096;      // the largest size kept per thread
constexpr std::size_t kHuge = 4UL << 20;  // from here on huge pages are asked for
constexpr std::size_t kHugePage = 2UL << 20;
constexpr std::int64_t kUnreported = 64 << 10;
constexpr std::size_t kObjectStep = 64;  // sizes of recycled objects are rounded up to it
constexpr std::size_t kObjectSizes = 16;
constexpr std::size_t kObjectBytes = 256 << 10;  // kept per thread and size: the nodes of a long chain

// Sizes in steps of 64 bytes up to 256, then four steps to each doubling: at most a quarter is waste.
constexpr std::uint32_t size_class(std::size_t nbytes) {
  if (nbytes <= 256) return nbytes <= 64 ? 0 : static_cast<std::uint32_t>((nbytes - 1) / 64);
  const std::size_t last = nbytes - 1;
  const auto log2 = static_cast<std::uint32_t>(std::bit_width(last)) - 1;
  return 4 + (log2 - 8) * 4 + static_cast<std::uint32_t>((last >> (log2 - 2)) & 3);
}

constexpr std::size_t class_bytes(std::uint32_t size_class) {
  if (size_class < 4) return (size_class + 1) * 64UL;
  const std::uint32_t step = size_class - 4;
  return (5UL + step % 4) << (step / 4 + 6);
}

constexpr std::uint32_t kSmallClasses = size_class(kSmall) + 1;
constexpr std::uint32_t kClasses = size_class(1UL << 47) + 1;
static_assert(class_bytes(size_class(1000)) == 1024 && class_bytes(size_class(1025)) == 1280);

struct FreeBlock {
  FreeBlock* next;
};

// The machine's memory in bytes, and with what it can swap out.
struct MachineMemory {
  std::uint64_t physical = 4UL << 30;
  std::uint64_t most = physical;
};

MachineMemory machine_memory() {
  MachineMemory found;
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long page = sysconf(_SC_PAGE_SIZE);
  if (pages > 0 && page > 0) found.physical = static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page);
#if defined(__linux__)
  struct sysinfo info;
  const bool known = sysinfo(&info) == 0;
  found.most = found.physical + (known ? static_cast<std::uint64_t>(info.totalswap) * info.mem_unit : 0);
#else
  found.most = 2 * found.physical;  // swap files are made as they are needed
#endif
  return found;
}

// What a thread keeps to itself. Zero-initialised and trivially destructible, so it can be used at any time in
// a thread's life; ThreadExit hands it back.
struct ThreadCache {
  FreeBlock* free[kSmallClasses];
  std::uint16_t count[kSmallClasses];
  FreeBlock* objects[kObjectSizes];
  std::uint16_t object_count[kObjectSizes];
  std::atomic<std::int64_t> live;  // bytes, not yet in the pool's counter
  std::atomic<std::uint64_t> allocations;
  std::atomic<std::int64_t> cached;
  ThreadCache* next;
  ThreadCache* previous;
  bool registered;
  bool exited;
};

// initial-exec: one instruction to reach, where a shared library's default is a function call.
__attribute__((tls_model("initial-exec"))) thread_local constinit ThreadCache cache{};

// Only its own thread writes a cache's counters, so an update needs no locked instruction.
template <class T>
void bump(std::atomic<T>& counter, T by) {
  counter.store(counter.load(std::memory_order_relaxed) + by, std::memory_order_relaxed);
}

std::uint32_t keep_count(std::uint32_t size_class) {
  return static_cast<std::uint32_t>(std::max<std::size_t>(16, 32768 / class_bytes(size_class)));
}

struct Pool {
  std::mutex mutex;
  std::array<FreeBlock*, kClasses> free{};
  ThreadCache* threads = nullptr;
  std::atomic<std::int64_t> live{0};
  std::atomic<std::int64_t> peak{0};
  std::atomic<std::int64_t> cached{0};
  std::atomic<std::uint64_t> allocations{0};
  std::atomic<std::uint64_t> system_allocations{0};
  std::atomic<std::uint64_t> limit{0};
  const MachineMemory machine = machine_memory();
  const std::int64_t cache_bound = static_cast<std::int64_t>(machine.physical / 4);

  Pool() {
    // A child of fork must not inherit a lock that another thread held.
    pthread_atfork([] { instance().mutex.lock(); }, [] { instance().mutex.unlock(); },
                   [] {
                     instance().forget_other_threads();
                     instance().mutex.unlock();
                   });
  }

  // In a child of fork only this thread lives on, and the others' caches lie in memory that new threads will reuse.
  void forget_other_threads() {
    for (ThreadCache* t = threads; t; t = t->next) {
      if (t == &cache) continue;
      live.fetch_add(t->live.load(std::memory_order_relaxed), std::memory_order_relaxed);
      allocations.fetch_add(t->allocations.load(std::memory_order_relaxed), std::memory_order_relaxed);
    }
    threads = cache.registered ? &cache : nullptr;
    cache.next = cache.previous = nullptr;
  }

  // Never destroyed: buffers are freed until the very end of the process.
  static Pool& instance() {
    static Pool& pool = *new Pool;
    return pool;
  }

  void raise_peak() {
    const std::int64_t now = live.load(std::memory_order_relaxed);
    std::int64_t before = peak.load(std::memory_order_relaxed);
    while (now > before && !peak.compare_exchange_weak(before, now, std::memory_order_relaxed)) {
    }
  }

  void report(ThreadCache& thread) {
    live.fetch_add(thread.live.load(std::memory_order_relaxed), std::memory_order_relaxed);
    thread.live.store(0, std::memory_order_relaxed);
    raise_peak();
  }

  std::int64_t total_live() {
    const std::lock_guard lock(mutex);
    std::int64_t total = live.load(std::memory_order_relaxed);
    for (ThreadCache* t = threads; t; t = t->next) total += t->live.load(std::memory_order_relaxed);
    return total;
  }

  void* take(std::uint32_t size_class) {
    const std::lock_guard lock(mutex);
    FreeBlock* block = free[size_class];
    if (!block) return nullptr;
    free[size_class] = block->next;
    cached.fetch_sub(static_cast<std::int64_t>(class_bytes(size_class)), std::memory_order_relaxed);
    return block;
  }

  void give(void* memory, std::uint32_t size_class) {
    const auto nbytes = static_cast<std::int64_t>(class_bytes(size_class));
    if (nbytes > cache_bound) {
      std::free(memory);
      return;
    }
    // Sizes that are no longer asked for must not fill the pool for ever: start afresh when it is full.
    if (cached.load(std::memory_order_relaxed) + nbytes > cache_bound) release();
    const std::lock_guard lock(mutex);
    auto* block = static_cast<FreeBlock*>(memory);
    block->next = free[size_class];
    free[size_class] = block;
    cached.fetch_add(nbytes, std::memory_order_relaxed);
  }

  void release() {
    std::array<FreeBlock*, kClasses> blocks;
    {
      const std::lock_guard lock(mutex);
      blocks = std::exchange(free, {});
      cached.store(0, std::memory_order_relaxed);
    }
    for (FreeBlock* block : blocks) {
      while (block) std::free(std::exchange(block, block->next));
    }
  }
};

// Moves all but `keep` of a thread's blocks of one size into the pool.
void hand_over(ThreadCache& thread, std::uint32_t size_class, std::uint32_t keep) {
  Pool& pool = Pool::instance();
  const auto nbytes = static_cast<std::int64_t>(class_bytes(size_class));
  const std::lock_guard lock(pool.mutex);
  while (thread.count[size_class] > keep) {
    FreeBlock* block = thread.free[size_class];
    thread.free[size_class] = block->next;
    --thread.count[size_class];
    block->next = pool.free[size_class];
    pool.free[size_class] = block;
    bump(thread.cached, -nbytes);
    pool.cached.fetch_add(nbytes, std::memory_order_relaxed);
  }
}

void release_objects(ThreadCache& thread) {
  for (std::size_t i = 0; i < kObjectSizes; ++i) {
    thread.object_count[i] = 0;
    FreeBlock* block = std::exchange(thread.objects[i], nullptr);
    while (block) ::operator delete(std::exchange(block, block->next));
  }
}

struct ThreadExit {
  ~ThreadExit() {
    Pool& pool = Pool::instance();
    release_objects(cache);
    for (std::uint32_t c = 0; c < kSmallClasses; ++c) hand_over(cache, c, 0);
    pool.report(cache);
    const std::lock_guard lock(pool.mutex);
    pool.allocations.fetch_add(cache.allocations.load(std::memory_order_relaxed), std::memory_order_relaxed);
    (cache.previous ? cache.previous->next : pool.threads) = cache.next;
    if (cache.next) cache.next->previous = cache.previous;
    cache.registered = false;
    cache.exited = true;
  }
};

void enter_thread() {
  static thread_local ThreadExit at_exit;
  // Touching it runs its destructor at the thread's end.
  static_cast<void>(at_exit);
  Pool& pool = Pool::instance();
  const std::lock_guard lock(pool.mutex);
  cache.next = pool.threads;
  if (cache.next) cache.next->previous = &cache;
  pool.threads = &cache;
  cache.registered = true;
}

void add_live(std::int64_t nbytes) {
  if (!cache.registered) {
    Pool& pool = Pool::instance();
    pool.live.fetch_add(nbytes, std::memory_order_relaxed);
    pool.raise_peak();
    return;
  }
  const std::int64_t live = cache.live.load(std::memory_order_relaxed) + nbytes;
  cache.live.store(live, std::memory_order_relaxed);
  if (live > kUnreported || live < -kUnreported) Pool::instance().report(cache);
}

class PooledBuffer final : public Buffer {
 public:
  PooledBuffer(void* data, std::size_t nbytes, std::uint32_t size_class)
      : Buffer(data, nbytes, Device::Cpu), size_class_(size_class) {}

 protected:
  void dispose() noexcept override {
    const std::uint32_t c = size_class_;
    const auto nbytes = static_cast<std::int64_t>(nbytes_);
    this->~PooledBuffer();
    void* block = this;
    add_live(-nbytes);
    if (c >= kSmallClasses || !cache.registered) {
      Pool::instance().give(block, c);
      return;
    }
    auto* free = static_cast<FreeBlock*>(block);
    free->next = cache.free[c];
    cache.free[c] = free;
    bump(cache.cached, static_cast<std::int64_t>(class_bytes(c)));
    if (++cache.count[c] > keep_count(c)) hand_over(cache, c, keep_count(c) / 2);
  }

 private:
  std::uint32_t size_class_;
};
static_assert(sizeof(PooledBuffer) <= kHeader);

// A block of a size class, of which the first buffer takes `used` bytes.
void* system_block(std::size_t nbytes, std::size_t used) {
  const std::size_t total = nbytes + kHeader;
  if (total < kHuge) return std::aligned_alloc(kHeader, total);
  void* memory = std::aligned_alloc(kHugePage, (total + kHugePage - 1) & ~(kHugePage - 1));
#if defined(MADV_HUGEPAGE) && defined(MADV_NOHUGEPAGE)
  if (memory) {
    // A huge page that is not filled would be resident as a whole: the rest is left to ordinary pages, of which only
    // those that are written count.
    const std::size_t huge = (used + kHeader) & ~(kHugePage - 1);
    const std::size_t whole = (total + kHugePage - 1) & ~(kHugePage - 1);
    if (huge) madvise(memory, huge, MADV_HUGEPAGE);
    madvise(static_cast<char*>(memory) + huge, whole - huge, MADV_NOHUGEPAGE);
  }
#endif
  return memory;
}

std::string megabytes(std::int64_t nbytes) {
  return std::to_string(nbytes) + " bytes (" + std::to_string(nbytes >> 20) + " MiB)";
}

[[noreturn]] void raise_memory_limit(std::size_t nbytes, std::uint64_t limit) {
  std::string message = "cannot allocate " + megabytes(static_cast<std::int64_t>(nbytes)) + ": " +
                        megabytes(Pool::instance().total_live()) + " are in use";
  if (limit) message += " and the limit is " + megabytes(static_cast<std::int64_t>(limit));
  const std::uint64_t most = Pool::instance().machine.most;
  if (nbytes > most) message += "; this machine has " + megabytes(static_cast<std::int64_t>(most));
  throw MemoryLimit(message);
}

void check_limit(std::size_t nbytes, std::uint64_t limit) {
  Pool& pool = Pool::instance();
  const auto live = static_cast<std::uint64_t>(std::max<std::int64_t>(pool.total_live(), 0));
  if (live + nbytes > limit) raise_memory_limit(nbytes, limit);
  if (live + nbytes + static_cast<std::uint64_t>(pool.cached.load(std::memory_order_relaxed)) > limit) pool.release();
}

// What the thread's cache cannot serve.
__attribute__((noinline)) void* slow_block(std::size_t nbytes, std::uint32_t size_class) {
  Pool& pool = Pool::instance();
  if (!cache.registered && !cache.exited) enter_thread();
  if (const std::uint64_t limit = pool.limit.load(std::memory_order_relaxed)) check_limit(nbytes, limit);
  if (void* block = pool.take(size_class)) return block;
  // A system that promises more than it has would end the process once that is written.
  if (nbytes > pool.machine.most) raise_memory_limit(nbytes, 0);
  void* block = system_block(class_bytes(size_class), nbytes);
  if (!block) {
    pool.release();
    block = system_block(class_bytes(size_class), nbytes);
  }
  if (!block) raise_memory_limit(nbytes, 0);
  pool.system_allocations.fetch_add(1, std::memory_order_relaxed);
  return block;
}

constinit std::atomic<bool> limited{false};

// What the thread's lists cannot serve.
__attribute__((noinline)) void* new_object(std::size_t nbytes) {
  if (!cache.registered && !cache.exited) enter_thread();
  return ::operator new((nbytes + kObjectStep - 1) / kObjectStep * kObjectStep);
}

}  // namespace

void* Recycled::operator new(std::size_t nbytes) {
  const std::size_t size = (nbytes - 1) / kObjectStep;
  if (size >= kObjectSizes || !cache.objects[size]) return new_object(nbytes);
  FreeBlock* block = cache.objects[size];
  cache.objects[size] = block->next;
  --cache.object_count[size];
  return block;
}

void Recycled::operator delete(void* memory, std::size_t nbytes) noexcept {
  const std::size_t size = (nbytes - 1) / kObjectStep;
  if (size >= kObjectSizes || !cache.registered ||
      (cache.object_count[size] + 1UL) * (size + 1) * kObjectStep > kObjectBytes) {
    ::operator delete(memory);
    return;
  }
  auto* block = static_cast<FreeBlock*>(memory);
  block->next = cache.objects[size];
  cache.objects[size] = block;
  ++cache.object_count[size];
}

Ref<Buffer> allocate_buffer(std::size_t nbytes) {
  if (nbytes > 1UL << 47) raise_memory_limit(nbytes, memory_limit());
  const std::uint32_t c = size_class(nbytes);
  void* block;
  if (c < kSmallClasses && cache.free[c] && !limited.load(std::memory_order_relaxed)) {
    FreeBlock* free = cache.free[c];
    cache.free[c] = free->next;
    --cache.count[c];
    bump(cache.cached, -static_cast<std::int64_t>(class_bytes(c)));
    block = free;
  } else {
    block = slow_block(nbytes, c);
  }
  add_live(static_cast<std::int64_t>(nbytes));
  if (cache.registered) {
    bump(cache.allocations, std::uint64_t{1});
  } else {
    Pool::instance().allocations.fetch_add(1, std::memory_order_relaxed);
  }
  auto* buffer = new (block) PooledBuffer(static_cast<char*>(block) + kHeader, nbytes, c);
  return Ref<Buffer>::adopt(buffer->start());
}

MemoryStats memory_stats() {
  Pool& pool = Pool::instance();
  const std::lock_guard lock(pool.mutex);
  std::int64_t live = pool.live.load(std::memory_order_relaxed);
  std::int64_t cached = pool.cached.load(std::memory_order_relaxed);
  std::uint64_t allocations = pool.allocations.load(std::memory_order_relaxed);
  for (ThreadCache* t = pool.threads; t; t = t->next) {
    live += t->live.load(std::memory_order_relaxed);
    cached += t->cached.load(std::memory_order_relaxed);
    allocations += t->allocations.load(std::memory_order_relaxed);
  }
  const std::int64_t peak = std::max(pool.peak.load(std::memory_order_relaxed), live);
  return {static_cast<std::uint64_t>(live), static_cast<std::uint64_t>(peak), static_cast<std::uint64_t>(cached),
          allocations, pool.system_allocations.load(std::memory_order_relaxed)};
}

void reset_peak_memory() {
  Pool& pool = Pool::instance();
  pool.peak.store(pool.total_live(), std::memory_order_relaxed);
}

void set_memory_limit(std::uint64_t nbytes) {
  Pool::instance().limit.store(nbytes, std::memory_order_relaxed);
  limited.store(nbytes != 0, std::memory_order_relaxed);
}

std::uint64_t memory_limit() { return Pool::instance().limit.load(std::memory_order_relaxed); }

void release_cached_memory() {
  for (std::uint32_t c = 0; c < kSmallClasses; ++c) {
    if (cache.count[c]) hand_over(cache, c, 0);
  }
  release_objects(cache);
  Pool::instance().release();
}

}  // namespace pylucid
