// dtypes, shapes, the memory pool, the thread pool and the registry.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "check.h"
#include "autograd/node.h"
#include "core/allocator.h"
#include "core/amp.h"
#include "core/dtype.h"
#include "core/error.h"
#include "core/parallel.h"
#include "core/recycled.h"
#include "core/schema.h"
#include "core/shape.h"
#include "core/storage.h"
#include "core/tensor.h"

using namespace pylucid;

namespace {

void test_promotion() {
  using enum Dtype;
  CHECK(promote(Int8, UInt8) == Int16);
  CHECK(promote(UInt32, Int8) == Int64);
  CHECK(promote(Int64, UInt32) == Int64);
  CHECK(promote(UInt64, Int64) == std::nullopt);
  CHECK(promote(Int8, UInt64) == std::nullopt);
  CHECK(promote(UInt64, UInt8) == UInt64);
  CHECK(promote(UInt64, Float16) == Float16);
  CHECK(promote(Int64, Float32) == Float32);
  CHECK(promote(Float16, BFloat16) == Float32);
  CHECK(promote(BFloat16, Float32) == Float32);
  CHECK(promote(Float64, Float16) == Float64);
  CHECK(promote(Complex64, Float64) == Complex128);
  CHECK(promote(Complex64, Int64) == Complex64);
  CHECK(promote(Complex64, BFloat16) == Complex64);
  CHECK(promote(Bool, Int8) == Int8);
  CHECK(promote(Bool, Bool) == Bool);
  for (std::size_t i = 0; i < kDtypeCount; ++i) {
    const auto a = static_cast<Dtype>(i);
    CHECK(promote(a, a) == a);
    CHECK(dtype_from_name(name(a)) == a);
    for (std::size_t j = 0; j < kDtypeCount; ++j) {
      const auto b = static_cast<Dtype>(j);
      CHECK(promote(a, b) == promote(b, a));
      const auto common = promote(a, b);
      if (common) CHECK(promote(*common, a) == common && promote(*common, b) == common);
    }
  }
  CHECK(!dtype_from_name("float8"));
}

void test_shapes() {
  Dims d{1, 2, 3, 4, 5, 6};
  d.push_back(7);
  CHECK(d.size() == 7 && d[6] == 7 && d[0] == 1);
  d.erase(0);
  CHECK(d.size() == 6 && d[0] == 2 && d[5] == 7);
  d.insert(2, 9);
  CHECK(d.size() == 7 && d[2] == 9 && d[3] == 4);
  Dims moved = std::move(d);
  CHECK(moved.size() == 7 && moved[6] == 7);
  CHECK(element_count({3, 4}) == 12);
  CHECK(element_count({}) == 1);
  CHECK(element_count({1L << 62, 4, 0}) == 0);
  CHECK_RAISES(ValueError, "2**63", element_count({1L << 62, 2}));
  CHECK_RAISES(MemoryLimit, "cannot allocate", allocate({1L << 62}, Dtype::Float64));
  CHECK(to_string({2, 3}) == "(2, 3)" && to_string({5}) == "(5,)" && to_string({}) == "()");
  CHECK(broadcast_shapes("add", {2, 1}, {3}) == (Dims{2, 3}));
  CHECK(broadcast_shapes("add", {}, {0, 1}) == (Dims{0, 1}));
  CHECK_RAISES(ShapeError, "add: shapes (2, 3) and (4,) do not broadcast: axis -1 has lengths 3 and 4",
               broadcast_shapes("add", {2, 3}, {4}));
  CHECK(is_contiguous({2, 1, 3}, {12, 777, 4}, 4) && !is_contiguous({2, 3}, {4, 8}, 4));
  CHECK(broadcast_strides({3, 1}, {4, 4}, {5, 3, 7}) == (Dims{0, 4, 0}));
  CHECK(allocate_like({2, 3}, {4, 8}, Dtype::Float64).strides == (Dims{8, 16}));
  CHECK(allocate_like({2, 3, 4}, {4, 0, 8}, Dtype::Float32).shape == (Dims{2, 3, 4}));
  CHECK(allocate_like({2, 3}, {-4, -8}, Dtype::Float32).strides == (Dims{4, 8}));
}

void test_amp() {
  Autocast& state = autocast_state();
  CHECK(apply_amp(AmpPolicy::Promote, Dtype::Float32, Device::Cpu) == Dtype::Float32);
  state = {true, Dtype::BFloat16, Device::Cpu};
  CHECK(apply_amp(AmpPolicy::Promote, Dtype::Float32, Device::Cpu) == Dtype::BFloat16);
  CHECK(apply_amp(AmpPolicy::Promote, Dtype::Float64, Device::Cpu) == Dtype::Float64);
  CHECK(apply_amp(AmpPolicy::Promote, Dtype::Int32, Device::Cpu) == Dtype::Int32);
  CHECK(apply_amp(AmpPolicy::Promote, Dtype::Complex64, Device::Cpu) == Dtype::Complex64);
  CHECK(apply_amp(AmpPolicy::KeepInput, Dtype::Float32, Device::Cpu) == Dtype::Float32);
  CHECK(apply_amp(AmpPolicy::ForceFP32, Dtype::BFloat16, Device::Cpu) == Dtype::Float32);
  CHECK(apply_amp(AmpPolicy::ForceFP32, Dtype::Float64, Device::Cpu) == Dtype::Float64);
  CHECK(apply_amp(AmpPolicy::Promote, Dtype::Float32, Device::Gpu) == Dtype::Float32);
  state.dtype = Dtype::Float16;
  CHECK(apply_amp(AmpPolicy::Promote, Dtype::BFloat16, Device::Cpu) == Dtype::Float32);
  state = {};
}

void test_allocator() {
  const MemoryStats before = memory_stats();
  {
    std::vector<Ref<Buffer>> buffers;
    std::uint64_t total = 0;
    for (std::size_t n : {0, 1, 64, 65, 256, 257, 1000, 4096, 4097, 100000, 5000000}) {
      buffers.push_back(allocate_buffer(n));
      CHECK(reinterpret_cast<std::uintptr_t>(buffers.back()->data()) % 64 == 0);
      CHECK(buffers.back()->nbytes() == n);
      std::memset(buffers.back()->data(), 0xab, n);
      total += n;
    }
    const MemoryStats during = memory_stats();
    CHECK(during.live_bytes - before.live_bytes == total);
    CHECK(during.allocations - before.allocations == 11);
    CHECK(during.peak_bytes >= during.live_bytes);
  }
  MemoryStats after = memory_stats();
  CHECK(after.live_bytes == before.live_bytes);
  CHECK(after.cached_bytes >= 5000000);
  for (int i = 0; i < 100; ++i) (void)allocate_buffer(5000000);
  CHECK(memory_stats().system_allocations == after.system_allocations);
  reset_peak_memory();
  CHECK(memory_stats().peak_bytes == memory_stats().live_bytes);
  release_cached_memory();
  CHECK(memory_stats().cached_bytes == 0);

  set_memory_limit(memory_stats().live_bytes + 1000000);
  CHECK_RAISES(MemoryLimit, "cannot allocate 2000000 bytes", allocate_buffer(2000000));
  CHECK(allocate_buffer(900000)->nbytes() == 900000);
  CHECK(allocate_buffer(800000)->nbytes() == 800000);
  {
    std::vector<Ref<Buffer>> small;
    CHECK_RAISES(MemoryLimit, "limit", for (;;) small.push_back(allocate_buffer(64)));
    CHECK(small.size() == 1000000 / 64);
  }
  set_memory_limit(0);
  CHECK_RAISES(MemoryLimit, "cannot allocate", allocate_buffer(1UL << 46));
  CHECK_RAISES(MemoryLimit, "cannot allocate", allocate_buffer(1UL << 62));

  // Blocks freed by other threads, and threads that end with full caches.
  const std::uint64_t live = memory_stats().live_bytes;
  for (int round = 0; round < 4; ++round) {
    std::vector<std::vector<Ref<Buffer>>> made(4);
    std::vector<std::thread> threads;
    for (auto& mine : made) {
      threads.emplace_back([&mine] {
        for (std::size_t i = 0; i < 5000; ++i) {
          mine.push_back(allocate_buffer(i % 6000));
          if (i % 3 == 0) mine.erase(mine.begin() + static_cast<std::ptrdiff_t>(mine.size() / 2));
        }
      });
    }
    for (auto& thread : threads) thread.join();
  }
  CHECK(memory_stats().live_bytes == live);
}

void test_parallel() {
  set_num_threads(4);
  CHECK(num_threads() == 4);
  CHECK_RAISES(ValueError, "at least 1", set_num_threads(0));
  for (std::int64_t n : {0, 1, 7, 100, 1000, 12345}) {
    for (std::int64_t grain : {1, 64, 1000}) {
      std::vector<int> seen(static_cast<std::size_t>(n), 0);
      std::atomic<int> pieces{0};
      parallel_for(n, grain, [&](std::int64_t begin, std::int64_t end) {
        ++pieces;
        for (std::int64_t i = begin; i < end; ++i) ++seen[static_cast<std::size_t>(i)];
      });
      bool once = true;
      for (int s : seen) once &= s == 1;
      CHECK(once && pieces <= 4);
    }
  }
  const auto throwing = [](std::int64_t begin, std::int64_t) {
    if (begin > 0) throw ValueError("from a piece");
  };
  CHECK_RAISES(ValueError, "from a piece", parallel_for(100, 1, throwing));
  std::atomic<std::int64_t> sum{0};
  parallel_for(100, 1, [&](std::int64_t begin, std::int64_t end) {
    parallel_for(end - begin, 1, [&](std::int64_t b, std::int64_t e) { sum += e - b; });
  });
  CHECK(sum == 100);

  std::atomic<std::int64_t> total{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 5000; ++i) {
        parallel_for(64, 1, [&](std::int64_t begin, std::int64_t end) { total += end - begin; });
      }
    });
  }
  for (auto& thread : threads) thread.join();
  CHECK(total == 3 * 5000 * 64);

  // Jobs of changing length in close succession: threads that wake late must not touch the next job.
  bool once = true;
  for (int job = 0; job < 20000; ++job) {
    const std::int64_t n = 1 + job % 4;
    std::atomic<int> seen[4] = {};
    parallel_for(n, 1, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i) ++seen[i];
    });
    for (int i = 0; i < 4; ++i) once &= seen[i] == (i < n ? 1 : 0);
  }
  CHECK(once);
}

struct Small : Recycled {
  virtual ~Small() = default;
  std::int64_t value = 1;
};
struct Large final : Small {
  char more[1000] = {};
};
struct Huge final : Small {
  char more[100000] = {};
};

void test_recycled() {
  const void* first = nullptr;
  {
    const auto object = std::make_unique<Large>();
    first = object.get();
  }
  CHECK(std::unique_ptr<Small>(new Large).get() == first);
  CHECK(std::make_unique<Small>().get() != first);
  CHECK(std::make_unique<Huge>()->more[99999] == 0);
  // Made in one thread, freed in another, in threads that end.
  std::vector<std::unique_ptr<Small>> objects;
  for (int round = 0; round < 3; ++round) {
    std::thread([&] {
      objects.clear();
      for (int i = 0; i < 10000; ++i) {
        if (i % 3) {
          objects.push_back(std::make_unique<Small>());
        } else {
          objects.push_back(std::make_unique<Large>());
        }
      }
    }).join();
  }
  std::int64_t sum = 0;
  for (const auto& object : objects) sum += object->value;
  CHECK(sum == 10000);
  objects.clear();
  release_cached_memory();
  CHECK(std::make_unique<Large>()->value == 1);
}

void test_fork() {
  set_num_threads(3);
  std::atomic<bool> stop{false};
  std::thread busy([&] {  // holds the pools' locks as often as it can
    while (!stop) {
      (void)allocate_buffer(100000);
      parallel_for(100, 1, [](std::int64_t, std::int64_t) {});
    }
  });
  int survived = 0;
  for (int i = 0; i < 20; ++i) {
    const pid_t child = fork();
    if (child == 0) {
      alarm(20);
      std::atomic<std::int64_t> sum{0};
      parallel_for(1000, 1, [&](std::int64_t begin, std::int64_t end) { sum += end - begin; });
      std::vector<std::thread> threads;
      for (int t = 0; t < 3; ++t) threads.emplace_back([] { (void)allocate_buffer(64); });
      for (auto& thread : threads) thread.join();
      for (std::size_t n = 0; n < 10000; n += 100) (void)allocate_buffer(n);
      (void)memory_stats();
      _exit(sum == 1000 ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    survived += WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }
  stop = true;
  busy.join();
  CHECK(survived == 20);
}

void test_registry() {
  static const OpSchema one{.name = "one",
                            .version = 1,
                            .amp = AmpPolicy::Promote,
                            .integers_to_float = false,
                            .holomorphic = true,
                            .differentiable = true,
                            .deterministic = true,
                            .inputs = {},
                            .results = {},
                            .accepts = "",
                            .signature = "one()",
                            .record = "",
                            .hash = "",
                            .source = "ops.yaml:1"};
  static const OpSchema same = one;
  registry::add(one);
  CHECK(registry::find("one") == &one && one.index > 0 && registry::row(one) == one.index);
  CHECK(registry::find("two") == nullptr);
  CHECK(registry::all().size() == 1);
  CHECK_RAISES(ValueError, "operator `one` is registered already", registry::add(same));
}

void test_missing_gradient() {
  static const OpSchema schema{.name = "later",
                               .version = 1,
                               .amp = AmpPolicy::Promote,
                               .integers_to_float = false,
                               .holomorphic = true,
                               .differentiable = true,
                               .missing_gradient = "the branch below zero",
                               .deterministic = true,
                               .inputs = {},
                               .results = {},
                               .accepts = "",
                               .signature = "later(x)",
                               .record = "",
                               .hash = "",
                               .source = "ops.yaml:1"};
  const Ref<Node> node = make_ref<MissingGradient>(schema, std::vector<Edge>(1), 1);
  CHECK(node->edges().size() == 1 && std::string(node->name()) == "later");
  constexpr auto message = "later: the gradient is not written yet: the branch below zero; ";
  CHECK_RAISES(GradientError, message, node->backward({}, 1, {}));
  CHECK_RAISES(GradientError, message, node->backward_graph({}, 1, {}));
  CHECK_RAISES(GradientError, message, node->push_forward({}, {}));
}

void test_scalars() {
  CHECK(Scalar::of(true).kind == Scalar::Kind::Bool && Scalar::of(true).integer == 1);
  CHECK(Scalar::of(std::int64_t{-3}).integer == -3);
  CHECK(Scalar::of(2.5).kind == Scalar::Kind::Float && Scalar::of(2.5).real == 2.5);
  CHECK(Scalar::of(std::complex<double>(1, 2)).imag == 2);
}

}  // namespace

int main() {
  test_promotion();
  test_shapes();
  test_amp();
  test_allocator();
  test_parallel();
  test_recycled();
  test_fork();
  test_registry();
  test_missing_gradient();
  test_scalars();
  return check::summary();
}
