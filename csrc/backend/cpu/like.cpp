#include "backend/cpu/kernels.h"
#include "kernel/ranges.h"
#include "kernel/structural.h"

namespace pylucid::cpu {

Storage to_device(const Storage& x, Device, std::optional<std::int64_t> stream, const Shape&, Dtype) {
  if (stream) throw ValueError("to_device: `stream` is " + std::to_string(*stream) + "; devices have no streams, and None is accepted");
  return x;
}

Storage alias(const Storage& x, const Shape&, Dtype) { return x; }

Storage unpermute_dims(const Storage& x, const Dims& axes, const Shape& shape, Dtype dt) {
  return permute_dims(x, inverse_axes(axes), shape, dt);
}

Storage zeros_like(const Storage&, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& shape,
                   Dtype dt) {
  return zeros(shape, dtype, device, shape, dt);
}

Storage ones_like(const Storage&, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& shape,
                  Dtype dt) {
  return ones(shape, dtype, device, shape, dt);
}

Storage full_like(const Storage&, const Scalar& fill_value, std::optional<Dtype>, std::optional<Device>,
                  const Shape& shape, Dtype dt) {
  check_range("full_like", "fill_value", fill_value, dt);
  return full(shape, fill_value, shape, dt);
}

}  // namespace pylucid::cpu
