// Generated from ops.yaml. Do not edit.
// The attributes of the special family's operators.
#pragma once

#include <cstdint>

namespace pylucid {

// polygamma(n:int, x, /)
struct PolygammaAttributes {
  std::int64_t n{};
};

}  // namespace pylucid
