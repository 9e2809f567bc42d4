// Generated from ops.yaml. Do not edit.
// Enters every operator's functions into the backend of device gpu.
#include "backend/mlx/backend.h"

namespace pylucid {

namespace gpu {

void register_arithmetic();
void register_power();
void register_exponential();
void register_trigonometric();
void register_hyperbolic();
void register_rounding();
void register_comparison();
void register_logical();
void register_bitwise();
void register_floating();
void register_complex();
void register_special();
void register_selection();
void register_activation();
void register_array();
void register_reduction();
void register_linear_algebra();
void register_creation();
void register_sorting();
void register_indexing();
void register_scan();
void register_special_functions();
void register_linalg();
void register_fft();
void register_random();

}  // namespace gpu

void register_gpu_operators() {
  gpu::register_arithmetic();
  gpu::register_power();
  gpu::register_exponential();
  gpu::register_trigonometric();
  gpu::register_hyperbolic();
  gpu::register_rounding();
  gpu::register_comparison();
  gpu::register_logical();
  gpu::register_bitwise();
  gpu::register_floating();
  gpu::register_complex();
  gpu::register_special();
  gpu::register_selection();
  gpu::register_activation();
  gpu::register_array();
  gpu::register_reduction();
  gpu::register_linear_algebra();
  gpu::register_creation();
  gpu::register_sorting();
  gpu::register_indexing();
  gpu::register_scan();
  gpu::register_special_functions();
  gpu::register_linalg();
  gpu::register_fft();
  gpu::register_random();
}

}  // namespace pylucid
