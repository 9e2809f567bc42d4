#include "backend/mlx/backend.h"

#include <algorithm>
#include <deque>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>

#include "backend/mlx/buffer.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "core/error.h"

namespace pylucid::gpu {
namespace {

struct OperatorTable {
  std::span<const ElementwisePart> parts;
  KernelFn kernel = nullptr;
};

// By row of the registry; entered and read within a Session.
std::deque<OperatorTable>& tables() {
  static auto* instance = new std::deque<OperatorTable>;
  return *instance;
}

OperatorTable& table_of(const OpSchema& schema) {
  const std::uint32_t row = registry::row(schema);
  if (row >= tables().size()) tables().resize(row + 1);
  return tables()[row];
}

// Runs a use of MLX, whose exceptions become this project's, with the operator's name.
template <class F>
auto run(const char* op, F&& use) {
  const Session session;
  try {
    return use();
  } catch (const Error&) {
    throw;
  } catch (const std::bad_alloc&) {
    throw MemoryLimit(std::string(op) + ": device `gpu` has not enough memory");
  } catch (const std::invalid_argument& error) {
    throw ValueError(std::string(op) + ": " + error.what());
  } catch (const std::exception& error) {
    throw Error(std::string(op) + ": " + error.what());
  }
}

Dtype operand_dtype(const PartOperand& operand, Dtype dt) {
  switch (operand.from) {
    case DtypeFrom::Compute: return dt;
    case DtypeFrom::RealOfCompute: return real_dtype(dt);
    case DtypeFrom::Fixed: return operand.fixed;
  }
  return dt;
}

// Where every upstream gradient is zero, a result that is not finite is zero.
mx::array zero_guard(const mx::array& result, std::span<const mx::array> upstreams) {
  if (result.id() == upstreams[0].id()) return result;
  mx::array zero = mx::equal(upstreams[0], constant(0, upstreams[0]), stream());
  for (const mx::array& upstream : upstreams.subspan(1)) {
    zero = mx::logical_and(zero, mx::equal(upstream, constant(0, upstream), stream()), stream());
  }
  const mx::array spoilt = mx::logical_not(mx::isfinite(result, stream()), stream());
  return mx::where(mx::logical_and(zero, spoilt, stream()), constant(0, result), result, stream());
}

std::vector<mx::array> elementwise_arrays(const OpSchema& op, backend::Part part,
                                          std::span<const Storage* const> inputs, const void* attributes,
                                          const Shape& shape, Dtype dt) {
  const OperatorTable& table = table_of(op);
  const bool known = part < table.parts.size();
  const ElementwiseFn function = !known ? nullptr : is_complex(dt) ? table.parts[part].complex : table.parts[part].real;
  mlx_dtype(op.name, dt);
  if (!function) throw Error(std::string(op.name) + ": no gpu function for " + std::string(name(dt)));
  const ElementwisePart& rule = table.parts[part];
  std::vector<mx::array> operands;
  operands.reserve(rule.inputs.size());
  for (const PartOperand& operand : rule.inputs) {
    const Dtype own = operand_dtype(operand, dt);
    // Another dtype is rounded to the compute dtype before a half type is widened for computing.
    const mx::array entered = cast(array_of(*inputs[operand.source]), own);
    operands.push_back(rule.formatted ? entered : cast(entered, loop_dtype(own)));
  }
  std::vector<mx::array> results = function(operands, attributes);
  const mx::Shape extents = mlx_shape(shape);
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (rule.upstreams > 0) {
      results[i] = zero_guard(results[i], std::span(operands).first(static_cast<std::size_t>(rule.upstreams)));
    }
    results[i] = cast(results[i], operand_dtype(rule.results[i], dt));
    if (results[i].shape() != extents) results[i] = mx::broadcast_to(results[i], extents, stream());
  }
  return results;
}

class MlxBackend final : public pylucid::backend::IBackend {
 public:
  Device device() const override { return Device::Gpu; }

  void elementwise(const backend::LoopRun& call) override {
    run(call.op.name, [&] {
      std::vector<mx::array> arrays =
          elementwise_arrays(call.op, call.part, call.inputs, call.attributes, call.shape, call.dt);
      // An input whose gradient is always zero has no result in the part of all gradients.
      const std::size_t count = std::min(call.results.size(), arrays.size());
      for (std::size_t i = 0; i < count; ++i) call.results[i] = storage_of(std::move(arrays[i]));
    });
  }

  void kernel(const OpSchema& op, std::span<const Storage* const> inputs, const void* attributes, const Shape& shape,
              Dtype dt, std::span<Storage> results) override {
    run(op.name, [&] {
      const KernelFn function = table_of(op).kernel;
      if (!function) throw Error(std::string(op.name) + ": no gpu kernel");
      std::vector<mx::array> operands;
      operands.reserve(inputs.size());
      for (const Storage* input : inputs) operands.push_back(array_of(*input));
      std::vector<mx::array> arrays = function(operands, attributes, shape, dt);
      for (std::size_t k = 0; k < results.size(); ++k) results[k] = storage_of(std::move(arrays[k]));
    });
  }

  Storage cast(const Storage& a, Dtype dt) override {
    if (a.dtype == dt) return a;
    return run("astype", [&] { return storage_of(gpu::cast(array_of(a), dt)); });
  }

  Storage sum_to(const Storage& a, const Shape& shape) override {
    if (a.shape == shape) return a;
    return run("sum_to", [&] { return storage_of(gpu::sum_to(array_of(a), shape, shape, a.dtype)); });
  }

  Storage add(const Storage& a, const Storage& b) override {
    return run("add", [&] { return storage_of(mx::add(array_of(a), array_of(b), stream())); });
  }

  // MLX reuses the memory of an array that nobody else holds.
  Storage add_into(Storage a, const Storage& b) override { return add(a, b); }

  Storage full(const Shape& shape, Dtype dt, const Scalar& value) override {
    return run("full", [&] { return storage_of(gpu::full(value, shape, dt)); });
  }

  Storage contiguous(const Storage& a) override { return a; }  // strides do not show

  Storage copy(const Storage& a) override { return a; }  // an array's values never change

  Storage from_cpu(const Storage& a, const char* op) override {
    return run(op, [&] { return storage_of(gpu::from_cpu(op, a)); });
  }

  Storage to_cpu(const Storage& a) override {
    return run("to_device", [&] { return gpu::to_cpu(array_of(a)); });
  }
};

}  // namespace

void add_elementwise(const OpSchema& schema, std::span<const ElementwisePart> parts) { table_of(schema).parts = parts; }

void add_kernel(const OpSchema& schema, KernelFn kernel) { table_of(schema).kernel = kernel; }

pylucid::backend::IBackend& backend() {
  static MlxBackend instance;
  return instance;
}

}  // namespace pylucid::gpu
