// Generated from ops.yaml. Do not edit.
// The attributes of the trigonometric family's operators.
#pragma once

#include <cstdint>

namespace pylucid {

// _angle_slope(x1, x2, /, *, second:bool)
struct AngleSlopeAttributes {
  bool second{};
};

// _sinc_derivative(order:int, x, /)
struct SincDerivativeAttributes {
  std::int64_t order{};
};

}  // namespace pylucid
