// Generated from ops.yaml. Do not edit.
// Every family's built-ins enter pylucid._core.
namespace pylucid::bindings {

void add_arithmetic();
void add_power();
void add_exponential();
void add_trigonometric();
void add_hyperbolic();
void add_rounding();
void add_comparison();
void add_logical();
void add_bitwise();
void add_floating();
void add_complex();
void add_special();
void add_selection();
void add_activation();
void add_array();
void add_reduction();
void add_linear_algebra();
void add_creation();
void add_sorting();
void add_statistics();
void add_indexing();
void add_scan();
void add_special_functions();
void add_linalg();
void add_fft();
void add_random();
void add_manipulation();

void add_all_families() {
  add_arithmetic();
  add_power();
  add_exponential();
  add_trigonometric();
  add_hyperbolic();
  add_rounding();
  add_comparison();
  add_logical();
  add_bitwise();
  add_floating();
  add_complex();
  add_special();
  add_selection();
  add_activation();
  add_array();
  add_reduction();
  add_linear_algebra();
  add_creation();
  add_sorting();
  add_statistics();
  add_indexing();
  add_scan();
  add_special_functions();
  add_linalg();
  add_fft();
  add_random();
  add_manipulation();
}

}  // namespace pylucid::bindings
