#include "creation/mlx_kernels.h"

#include "backend/mlx/kernels.h"

namespace pylucid::gpu {

mx::array empty(const Dims& shape, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result,
                Dtype dt) {
  return zeros(shape, dtype, device, result, dt);
}

mx::array empty_like(const mx::array&, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& result,
                     Dtype dt) {
  return zeros(result, dtype, device, result, dt);
}

}  // namespace pylucid::gpu
