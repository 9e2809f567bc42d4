// A backend: memory of one device, and tables of kernels that generated code enters operators into.
#pragma once

#include <span>

#include "core/schema.h"
#include "core/storage.h"
#include "core/tensor.h"

namespace pylucid::backend {

// Which of an operator's kernels. For element-wise operators parts are the generated loops, numbered by the generator:
// first the variants of forward, then of the backward formulas.
using Part = std::uint16_t;

// A run of an element-wise loop over `shape` with compute dtype `dt`.
struct LoopRun {
  const OpSchema& op;
  Part part;
  std::span<const Storage* const> inputs;  // absent optional inputs are null
  const void* attributes;
  const Shape& shape;
  Dtype dt;
  std::span<Storage> results;
};

class IBackend {
 public:
  virtual ~IBackend() = default;
  virtual Device device() const = 0;

  // Inputs may have other dtypes, strides and shapes that broadcast to the run's shape. Fills its results, allocated here;
  // a result that is already there (buffer set) is written in place of a new one.
  virtual void elementwise(const LoopRun& run) = 0;

  // Runs a hand-written kernel or view: everything that is not element-wise. `shape` and `dt` are the first result's.
  virtual void kernel(const OpSchema& op, std::span<const Storage* const> inputs, const void* attributes,
                      const Shape& shape, Dtype dt, std::span<Storage> results) = 0;

  virtual Storage cast(const Storage& a, Dtype dt) = 0;               // same value when dt is a's
  virtual Storage sum_to(const Storage& a, const Shape& shape) = 0;   // the adjoint of broadcasting
  virtual Storage add(const Storage& a, const Storage& b) = 0;        // gradients of one shape and dtype
  virtual Storage add_into(Storage a, const Storage& b) = 0;          // a's memory when a is its only owner
  virtual Storage full(const Shape& shape, Dtype dt, const Scalar& value) = 0;
  virtual Storage contiguous(const Storage& a) = 0;                   // C order, shares when it is already
  virtual Storage copy(const Storage& a) = 0;                         // memory of its own
  virtual Storage from_cpu(const Storage& a, const char* op = "to_device") = 0;  // a cpu value, here
  virtual Storage to_cpu(const Storage& a) = 0;                       // a value here, on the cpu (waits for it)
};

IBackend& get(Device device);  // raises Error when the device cannot be had
bool available(Device device);
void install(Device device, IBackend* backend);  // the MLX extension enters itself

}  // namespace pylucid::backend
