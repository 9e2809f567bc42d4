// The element-wise driver against loops over single elements.
#include <cmath>
#include <cstring>
#include <ctime>
#include <string>
#include <thread>
#include <utility>

#include "arrays.h"
#include "backend/cpu/driver.h"
#include "backend/cpu/isa_functions.h"
#include "backend/cpu/loops.h"
#include "backend/cpu/streaming.h"
#include "check.h"
#include "core/allocator.h"
#include "core/error.h"
#include "core/parallel.h"

using namespace pylucid;
using namespace arrays;

namespace {

template <class T>
void negate_loop(char** args, std::intptr_t n, const void*) {
  for (std::intptr_t i = 0; i < n; ++i) {
    reinterpret_cast<T*>(args[0])[i] = static_cast<T>(-reinterpret_cast<const T*>(args[1])[i]);
  }
}

template <class T>
void add_loop(char** args, std::intptr_t n, const void*) {
  for (std::intptr_t i = 0; i < n; ++i) {
    reinterpret_cast<T*>(args[0])[i] =
        static_cast<T>(reinterpret_cast<const T*>(args[1])[i] + reinterpret_cast<const T*>(args[2])[i]);
  }
}

// Results: condition ? a : b, and a < b; the second input stands before the first in memory order of the call.
template <class T>
void choose_loop(char** args, std::intptr_t n, const void* attributes) {
  const T shift = static_cast<T>(*static_cast<const int*>(attributes));
  for (std::intptr_t i = 0; i < n; ++i) {
    const T a = reinterpret_cast<const T*>(args[3])[i], b = reinterpret_cast<const T*>(args[4])[i];
    reinterpret_cast<T*>(args[0])[i] = static_cast<T>((reinterpret_cast<const bool*>(args[2])[i] ? a : b) + shift);
    reinterpret_cast<bool*>(args[1])[i] = a < b;
  }
}

constexpr cpu::LoopFn kNegate[] = {&negate_loop<float>};

using cpu::LoopShape;
constexpr LoopShape::Operand kComputeOut[] = {{DtypeFrom::Compute, Dtype::Bool, 0}};
constexpr LoopShape::Operand kOneIn[] = {{DtypeFrom::Compute, Dtype::Bool, 0}};
constexpr LoopShape::Operand kTwoIn[] = {{DtypeFrom::Compute, Dtype::Bool, 0}, {DtypeFrom::Compute, Dtype::Bool, 1}};
constexpr LoopShape::Operand kChooseOut[] = {{DtypeFrom::Compute, Dtype::Bool, 0}, {DtypeFrom::Fixed, Dtype::Bool, 0}};
constexpr LoopShape::Operand kChooseIn[] = {
    {DtypeFrom::Fixed, Dtype::Bool, 2}, {DtypeFrom::Compute, Dtype::Bool, 0}, {DtypeFrom::Compute, Dtype::Bool, 1}};
constexpr LoopShape kNegateParts[] = {{kComputeOut, kOneIn, false, false}};
constexpr LoopShape kAddParts[] = {{kComputeOut, kTwoIn, false, false}};
constexpr LoopShape kChooseParts[] = {{kChooseOut, kChooseIn, true, false}};

OpSchema schema(const char* name) {
  return {.name = name,
          .version = 1,
          .amp = AmpPolicy::Promote,
          .integers_to_float = false,
          .holomorphic = true,
          .differentiable = true,
          .deterministic = true,
          .inputs = {},
          .results = {},
          .accepts = "integers or floats",
          .signature = "",
          .record = "",
          .hash = "",
          .source = "ops.yaml:1"};
}

const OpSchema negate_schema = schema("negate"), add_schema = schema("add"), choose_schema = schema("choose");
const cpu::OperatorLoops family[] = {
    {&negate_schema, kNegateParts}, {&add_schema, kAddParts}, {&choose_schema, kChooseParts}};

#define ENTRIES(dt, T) \
  {0, 0, dt, &negate_loop<T>}, {1, 0, dt, &add_loop<T>}, { 2, 0, dt, &choose_loop<T> }
constexpr cpu::LoopEntry entries[] = {ENTRIES(Dtype::Int8, std::int8_t),   ENTRIES(Dtype::Int16, std::int16_t),
                                      ENTRIES(Dtype::Int32, std::int32_t), ENTRIES(Dtype::Int64, std::int64_t),
                                      ENTRIES(Dtype::Float32, float),      ENTRIES(Dtype::Float64, double)};
#undef ENTRIES

cpu::LoopEntries loops_for(cpu::Isa) { return entries; }

constexpr Dtype kCompute[] = {Dtype::Int8,    Dtype::Int16,    Dtype::Int32,   Dtype::Int64,
                              Dtype::Float16, Dtype::BFloat16, Dtype::Float32, Dtype::Float64};
constexpr Dtype kMemory[] = {Dtype::Bool,   Dtype::Int8,    Dtype::Int32,    Dtype::Int64,   Dtype::UInt8,
                             Dtype::UInt16, Dtype::Float16, Dtype::BFloat16, Dtype::Float32, Dtype::Float64};

// What the loop must see of an element: cast to the compute dtype, half types then widened.
void expected_input(const char* from, Dtype memory, Dtype dt, char* to) {
  alignas(16) char middle[16];
  cpu::cast_loop(memory, dt)(from, middle, 1);
  cpu::cast_loop(dt, loop_dtype(dt))(middle, to, 1);
}

bool same_bits(const char* a, const char* b, Dtype dt) { return std::memcmp(a, b, itemsize(dt)) == 0; }

bool compare(const Storage& result, const std::vector<std::int64_t>& index, const char* expected, Dtype dt) {
  alignas(16) char rounded[16];
  cpu::cast_loop(loop_dtype(dt), dt)(expected, rounded, 1);
  return same_bits(element(result, index), rounded, dt);
}

Dtype random_memory(Dtype dt) { return uniform(0, 1) ? dt : kMemory[uniform(0, std::size(kMemory) - 1)]; }

void check_call(const Shape& shape) {
  const Dtype dt = kCompute[uniform(0, std::size(kCompute) - 1)];
  const int shift = 1;
  const OpSchema& op =
      *std::array{&negate_schema, &add_schema, &choose_schema}[static_cast<std::size_t>(uniform(0, 2))];
  const std::size_t inputs = &op == &negate_schema ? 1 : &op == &add_schema ? 2 : 3;
  Storage arrays_in[3];
  const Storage* pointers[3];
  for (std::size_t i = 0; i < inputs; ++i) {
    const Dtype memory = i == 2 ? (uniform(0, 1) ? Dtype::Bool : Dtype::Int32) : random_memory(dt);
    arrays_in[i] = random_array(i == 0 ? shape : narrower(shape), memory);
    CHECK(within_buffer(arrays_in[i]));
    pointers[i] = &arrays_in[i];
  }
  const std::size_t results = &op == &choose_schema ? 2 : 1;
  Storage out[2];
  const bool in_place = uniform(0, 4) == 0;
  if (in_place) {
    do out[0] = random_array(shape, dt);
    while ([&] {
      for (std::size_t i = 0; i < shape.size(); ++i) {
        if (shape[i] > 1 && out[0].strides[i] == 0) return true;
      }
      return false;
    }());
  }
  cpu::elementwise({op, 0, {pointers, inputs}, &shift, shape, dt, {out, results}});
  bool right = out[0].shape == shape && out[0].dtype == dt;
  for (std::size_t i = 0; i < results; ++i) right = right && within_buffer(out[i]);
  for_each(shape, [&](const std::vector<std::int64_t>& index) {
    alignas(16) char in[3][16];
    alignas(16) char expected[2][16];
    for (std::size_t i = 0; i < inputs; ++i) {
      expected_input(broadcast_element(arrays_in[i], index), arrays_in[i].dtype, i == 2 ? Dtype::Bool : dt, in[i]);
    }
    const auto loop = [&] {
      for (const auto& entry : entries) {
        if (entry.dtype == loop_dtype(dt) && family[entry.op].schema == &op) return entry.loop;
      }
      return kNegate[0];
    }();
    char* two[] = {expected[0], in[0], in[1]};
    char* many[] = {expected[0], expected[1], in[2], in[0], in[1]};
    loop(results == 2 ? many : two, 1, &shift);
    right = right && compare(out[0], index, expected[0], dt);
    if (results == 2) right = right && *element(out[1], index) == expected[1][0];
  });
  if (!CHECK(right))
    std::fprintf(stderr, "  %s, shape %s, dtype %s\n", op.name, to_string(shape).c_str(),
                 std::string(name(dt)).c_str());
}

void test_random() {
  for (int i = 0; i < 3000; ++i) check_call(random_shape(5, i % 10 == 0 ? 40000 : 600));
  check_call({300, 300});
  check_call({70000});
  check_call({2, 2, 2, 2, 2, 2, 2, 2, 2, 2});
}

// Rows long enough for calls of their own, among them numbers and rows that others share.
void test_rows() {
  for (int i = 0; i < 200; ++i) {
    check_call({uniform(1, 30), uniform(500, 3000)});
    check_call({uniform(1, 3), uniform(1, 9), uniform(500, 1100)});
  }
}

// As calls run whose arrays no cache holds.
void test_streamed() {
  const std::int64_t before = std::exchange(cpu::least_streamed(), cpu::isa_functions().copy_streamed ? 0 : INT64_MAX);
  test_random();
  test_rows();
  cpu::least_streamed() = before;
}

void test_copies() {
  for (int i = 0; i < 1500; ++i) {
    const Shape shape = random_shape(4, i % 10 == 0 ? 30000 : 500);
    const Storage from =
        random_array(uniform(0, 1) ? shape : narrower(shape), kMemory[uniform(0, std::size(kMemory) - 1)]);
    const Dtype dt = uniform(0, 1) ? from.dtype : kMemory[uniform(0, std::size(kMemory) - 1)];
    Storage to = uniform(0, 1) ? allocate(shape, dt) : allocate_like(shape, random_array(shape, dt).strides, dt);
    cpu::copy_into(to, from);
    bool right = true;
    for_each(shape, [&](const std::vector<std::int64_t>& index) {
      alignas(16) char expected[16];
      cpu::cast_loop(from.dtype, dt)(broadcast_element(from, index), expected, 1);
      right = right && same_bits(element(to, index), expected, dt);
    });
    if (!CHECK(right)) std::fprintf(stderr, "  copy, shape %s\n", to_string(shape).c_str());
  }
}

void test_memory_order() {
  Storage x = random_array({1}, Dtype::Float32);
  x = allocate({40, 50}, Dtype::Float32);
  std::memset(x.data(), 0, 8000);
  std::swap(x.shape[0], x.shape[1]);
  std::swap(x.strides[0], x.strides[1]);
  const Storage* inputs[] = {&x};
  Storage out[1];
  cpu::elementwise({negate_schema, 0, inputs, nullptr, x.shape, Dtype::Float32, out});
  CHECK(out[0].strides == x.strides);
}

void test_errors() {
  const Storage x = random_array({3}, Dtype::Complex64);
  const Storage* inputs[] = {&x};
  Storage out[1];
  CHECK_RAISES(TypeError, "negate: no cpu loop for dtype complex64; accepted is integers or floats",
               cpu::elementwise({negate_schema, 0, inputs, nullptr, x.shape, Dtype::Complex64, out}));
}

void test_threads() {
  set_num_threads(3);
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int t = 0; t < 3; ++t) {
    threads.emplace_back([&wrong, t] {
      Storage x = allocate({300, 700}, Dtype::Float32);
      for (int i = 0; i < 210000; ++i) reinterpret_cast<float*>(x.data())[i] = static_cast<float>(i + t);
      for (int round = 0; round < 30; ++round) {
        const Storage* inputs[] = {&x};
        Storage out[1];
        cpu::elementwise({negate_schema, 0, inputs, nullptr, x.shape, Dtype::Float32, out});
        for (int i = 0; i < 210000; ++i)
          wrong += reinterpret_cast<float*>(out[0].data())[i] != -static_cast<float>(i + t);
      }
    });
  }
  for (auto& thread : threads) thread.join();
  CHECK(wrong == 0);
}

// Processor time of this thread: other work on the machine does not count.
double cpu_now() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

template <class Body>
double nanoseconds(int rounds, Body&& body) {
  double best = 1e30;
  for (int k = 0; k < 5; ++k) {
    const auto start = cpu_now();
    for (int i = 0; i < rounds; ++i) body();
    const double took = cpu_now() - start;
    best = std::min(best, took / rounds);
  }
  return best;
}

void measure() {
  const auto unary = [](const Storage& x, int rounds) {
    const Storage* inputs[] = {&x};
    return nanoseconds(rounds, [&] {
      Storage out[1];
      cpu::elementwise({negate_schema, 0, inputs, nullptr, x.shape, x.dtype, out});
    });
  };
  const auto binary = [](const Storage& x, const Storage& y, int rounds, const Shape& shape) {
    const Storage* inputs[] = {&x, &y};
    return nanoseconds(rounds, [&] {
      Storage out[1];
      cpu::elementwise({add_schema, 0, inputs, nullptr, shape, x.dtype, out});
    });
  };
  const Storage eight = allocate({8}, Dtype::Float32);
  std::memset(eight.data(), 0, 32);
  std::printf("allocate and free 32 bytes: %.1f ns\n", nanoseconds(1000000, [] { (void)allocate_buffer(32); }));
  std::printf("negate 8 floats: %.1f ns\n", unary(eight, 1000000));
  std::printf("add 8 floats: %.1f ns\n", binary(eight, eight, 1000000, {8}));
  Storage x = allocate({2000, 2000}, Dtype::Float32);
  std::memset(x.data(), 0, 16000000);
  Storage t = x;
  std::swap(t.strides[0], t.strides[1]);
  Storage row = x, column = x;
  row.shape = {1, 2000};
  column.shape = {2000, 1};
  for (int threads : {1, 2}) {
    set_num_threads(threads);
    std::printf(
        "%d threads, 2000 x 2000 floats, ms: negate %.2f, negate transposed %.2f, x + x %.2f, x + x.T %.2f, x + row "
        "%.2f, "
        "x + column %.2f\n",
        threads, unary(x, 10) / 1e6, unary(t, 10) / 1e6, binary(x, x, 10, x.shape) / 1e6,
        binary(x, t, 10, x.shape) / 1e6, binary(x, row, 10, x.shape) / 1e6, binary(x, column, 10, x.shape) / 1e6);
  }
}

}  // namespace

int main(int argc, char** argv) {
  cpu::add_loops(family, loops_for);
  if (argc > 1 && std::string(argv[1]) == "--measure") {
    measure();
    return 0;
  }
  set_num_threads(2);
  test_random();
  test_rows();
  test_streamed();
  test_copies();
  test_memory_order();
  test_errors();
  test_threads();
  return check::summary();
}
