// Generated from ops.yaml. Do not edit.
// The attributes of the special family's operators.
#pragma once

#include <cstdint>

namespace pylucid {

// _polygamma(order:int, x, /)
struct PolygammaAttributes {
  std::int64_t order{};
};

}  // namespace pylucid
