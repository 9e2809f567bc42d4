// Numbers that an array's dtype cannot hold.
#pragma once

#include <string_view>

#include "core/tensor.h"

namespace pylucid {

// Raises OverflowError when `s` is an integer beyond the range of `dt`, TypeError when it is complex and `dt` real.
void check_range(std::string_view op, std::string_view argument, const Scalar& s, Dtype dt);
// `to`, which values of `from` are to have: TypeError if their imaginary parts would be lost.
Dtype convertible(std::string_view op, Dtype from, Dtype to);

}  // namespace pylucid
