// Python integers that an array's dtype cannot hold.
#pragma once

#include <string_view>

#include "core/tensor.h"

namespace pylucid {

// Raises OverflowError when `s` is an integer beyond the range of `dt`.
void check_range(std::string_view op, std::string_view argument, const Scalar& s, Dtype dt);

}  // namespace pylucid
