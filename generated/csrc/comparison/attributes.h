// Generated from ops.yaml. Do not edit.
// The attributes of the comparison family's operators.
#pragma once

#include <cstdint>

namespace pylucid {

// _near(x1, x2, /, rtol:float, atol:float, equal_nan:bool)
struct NearAttributes {
  double rtol{};
  double atol{};
  bool equal_nan{};
};

}  // namespace pylucid
