// Generated from ops.yaml. Do not edit.
// The attributes of the floating family's operators.
#pragma once

#include <cstdint>
#include <optional>

namespace pylucid {

// nan_to_num(x, /, nan:float=0.0, posinf:float=None, neginf:float=None)
struct NanToNumAttributes {
  double nan = 0.0;
  std::optional<double> posinf{};
  std::optional<double> neginf{};
};

}  // namespace pylucid
