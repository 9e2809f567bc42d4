#include "backend/cpu/cpu_backend.h"

#include <complex>
#include <string>
#include <utility>

#include "backend/cpu/driver.h"
#include "backend/cpu/isa_functions.h"
#include "backend/cpu/kernels.h"
#include "backend/cpu/tables.h"
#include "core/error.h"

namespace pylucid::cpu {
namespace {

constexpr std::int64_t kUnplanned = 4096;

Storage added(Storage result, const Storage& a, const Storage& b) {
  const Dtype dt = a.dtype;
  const LoopFn loop = isa_functions().add(loop_dtype(dt));
  // Short arrays alike, the gradients of a chain, need no plan.
  if (b.dtype == dt && !is_half(dt) && a.shape == b.shape && a.size() <= kUnplanned && a.contiguous() &&
      b.contiguous() && (!result || result.contiguous())) {
    if (!result) result = allocate(a.shape, dt);
    char* args[] = {result.data(), a.data(), b.data()};
    if (a.size() > 0) loop(args, a.size(), nullptr);
    return result;
  }
  const Storage* const inputs[] = {&a, &b};
  const Dtype dtypes[] = {dt, dt};
  const Shape shape = a.shape;
  run_loop({loop, nullptr, false, {&result, 1}, {dtypes, 1}, inputs, dtypes}, shape);
  return result;
}

class CpuBackend final : public pylucid::backend::IBackend {
 public:
  Device device() const override { return Device::Cpu; }

  void elementwise(const pylucid::backend::LoopRun& run) override { cpu::elementwise(run); }

  void kernel(const OpSchema& op, std::span<const Storage* const> inputs, const void* attributes, const Shape& shape,
              Dtype dt, std::span<Storage> results) override {
    const OperatorTable* table = find_operator(op.index);
    if (!table || !table->kernel) throw Error(std::string(op.name) + ": no cpu kernel");
    try {
      table->kernel(inputs, attributes, shape, dt, results);
    } catch (const MemoryLimit& e) {
      throw MemoryLimit(std::string(op.name) + ": " + e.what());
    }
  }

  Storage cast(const Storage& a, Dtype dt) override {
    if (a.dtype == dt) return a;
    Storage result = allocate_like(a.shape, a.strides, dt);
    copy_into(result, a);
    return result;
  }

  Storage sum_to(const Storage& a, const Shape& shape) override { return cpu::sum_to(a, shape, shape, a.dtype); }

  Storage add(const Storage& a, const Storage& b) override { return added({}, a, b); }

  Storage add_into(Storage a, const Storage& b) override {
    const bool own = a.buffer->owners() == 1 && !a.buffer->borrowed() && !a.buffer->read_only() && writable(a);
    if (!own) return added({}, a, b);
    Storage result = std::move(a);
    const Storage view = result;
    return added(std::move(result), view, b);
  }

  Storage full(const Shape& shape, Dtype dt, const Scalar& value) override {
    return cpu::full(shape, value, shape, dt);
  }

  Storage contiguous(const Storage& a) override { return a.contiguous() ? a : c_order(a); }

  Storage copy(const Storage& a) override {
    Storage result = allocate_like(a.shape, a.strides, a.dtype);
    copy_into(result, a);
    return result;
  }

  Storage from_cpu(const Storage& a, const char*) override { return a; }
  Storage to_cpu(const Storage& a) override { return a; }

 private:
  // No element lies at the place of another, as those of a broadcast array do.
  static bool writable(const Storage& a) {
    for (std::size_t i = 0; i < a.shape.size(); ++i) {
      if (a.shape[i] > 1 && a.strides[i] == 0) return false;
    }
    return true;
  }
};

}  // namespace

pylucid::backend::IBackend& backend() {
  static CpuBackend instance;
  return instance;
}

}  // namespace pylucid::cpu
