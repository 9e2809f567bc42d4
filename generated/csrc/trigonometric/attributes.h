// Generated from ops.yaml. Do not edit.
// The attributes of the trigonometric family's operators.
#pragma once

#include <cstdint>

namespace pylucid {

// _sinc_derivative(order:int, x, /)
struct SincDerivativeAttributes {
  std::int64_t order{};
};

}  // namespace pylucid
