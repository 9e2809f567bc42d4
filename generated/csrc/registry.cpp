// Generated from ops.yaml. Do not edit.
// Every family enters its operators, and these their aliases.
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
  add_alias("sub", "subtract");
  add_alias("mul", "multiply");
  add_alias("div", "divide");
  add_alias("true_divide", "divide");
  add_alias("mod", "remainder");
  add_alias("neg", "negative");
  add_alias("absolute", "abs");
  add_alias("radians", "deg2rad");
  add_alias("degrees", "rad2deg");
  add_alias("power", "pow");
  add_alias("arcsin", "asin");
  add_alias("arccos", "acos");
  add_alias("arctan", "atan");
  add_alias("arctan2", "atan2");
  add_alias("arcsinh", "asinh");
  add_alias("arccosh", "acosh");
  add_alias("arctanh", "atanh");
  add_alias("fix", "trunc");
  add_alias("eq", "equal");
  add_alias("ne", "not_equal");
  add_alias("gt", "greater");
  add_alias("ge", "greater_equal");
  add_alias("lt", "less");
  add_alias("le", "less_equal");
  add_alias("bitwise_not", "bitwise_invert");
  add_alias("invert", "bitwise_invert");
  add_alias("left_shift", "bitwise_left_shift");
  add_alias("right_shift", "bitwise_right_shift");
  add_alias("conjugate", "conj");
  add_alias("clamp", "clip");
  add_alias("logsigmoid", "log_sigmoid");
  add_alias("swish", "silu");
  add_alias("hardtanh", "hard_tanh");
  add_alias("hardsigmoid", "hard_sigmoid");
  add_alias("hardswish", "hard_swish");
  add_alias("hardshrink", "hard_shrink");
  add_alias("softshrink", "soft_shrink");
  add_alias("tanhshrink", "tanh_shrink");
  add_alias("view", "reshape");
  add_alias("amax", "max");
  add_alias("amin", "min");
  add_alias("scatter", "put_along_axis");
  add_alias("cumsum", "cumulative_sum");
  add_alias("cumprod", "cumulative_prod");
  add_alias("copy", "clone");
  add_alias("ravel", "flatten");
}

}  // namespace registry

}  // namespace pylucid
