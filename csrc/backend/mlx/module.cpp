// The extension module pylucid._mlx: importing it makes device gpu available.
#include <pybind11/pybind11.h>

#include "backend/mlx/backend.h"
#include "backend/mlx/buffer.h"

namespace {

const char* runs_on() {
  if (mlx::core::metal::is_available()) return "metal";
  return mlx::core::cu::is_available() ? "cuda" : "cpu";
}

}  // namespace

PYBIND11_MODULE(_mlx, module) {
  module.doc() = "Device gpu, on MLX.";
  module.def("runs_on", runs_on, "runs_on() -> str: 'metal', 'cuda', or 'cpu' for MLX's own CPU device.");
  module.def("_hold_to_the_end", pylucid::gpu::hold_to_the_end, pybind11::call_guard<pybind11::gil_scoped_release>());
  pylucid::register_gpu_operators();
  pylucid::backend::install(pylucid::Device::Gpu, &pylucid::gpu::backend());
}
