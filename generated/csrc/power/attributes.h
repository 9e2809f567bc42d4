// Generated from ops.yaml. Do not edit.
// The attributes of the power family's operators.
#pragma once

#include <cstdint>

namespace pylucid {

// _direction(x1, x2, /, *, second:bool)
struct DirectionAttributes {
  bool second{};
};

}  // namespace pylucid
