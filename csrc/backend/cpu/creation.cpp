#include "creation/kernels.h"

#include "backend/cpu/kernels.h"

namespace pylucid::cpu {

// A byte of a bool is 0 or 1, whatever the memory held before.
Storage empty(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result,
              Dtype dt) {
  return dt == Dtype::Bool ? zeros(shape, dtype, device, result, dt) : allocate(result, dt);
}

Storage empty_like(const Storage&, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result,
                   Dtype dt) {
  return empty(result, dtype, device, result, dt);
}

}  // namespace pylucid::cpu
