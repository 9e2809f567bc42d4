// Generated from ops.yaml. Do not edit.
// Every family enters its operators.
#include "core/schema.h"

namespace pylucid {

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
void register_reduction();
void register_indexing();
void register_special_functions();
void register_array_structural();
void register_reduction_structural();
void register_linear_algebra_structural();
void register_creation_structural();
void register_sorting_structural();
void register_indexing_structural();
void register_scan_structural();
void register_linalg_structural();
void register_fft_structural();
void register_random_structural();
void register_composites();

namespace registry {

void add_all() {
  register_arithmetic();
  register_power();
  register_exponential();
  register_trigonometric();
  register_hyperbolic();
  register_rounding();
  register_comparison();
  register_logical();
  register_bitwise();
  register_floating();
  register_complex();
  register_special();
  register_selection();
  register_activation();
  register_reduction();
  register_indexing();
  register_special_functions();
  register_array_structural();
  register_reduction_structural();
  register_linear_algebra_structural();
  register_creation_structural();
  register_sorting_structural();
  register_indexing_structural();
  register_scan_structural();
  register_linalg_structural();
  register_fft_structural();
  register_random_structural();
  register_composites();
}

}  // namespace registry

}  // namespace pylucid
