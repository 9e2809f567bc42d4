// What the kernels of a product's gradient share.
#pragma once

#include "core/storage.h"

namespace pylucid::cpu {

// The axes that are kept, then the reduced ones: `axes`, which are ascending and not negative.
Dims kept_first(const Shape& x, const Dims& axes);
// A copy of the same shape that lies in memory in the given order of its axes.
Storage brought_together(const Storage& x, const Dims& order);

Storage complex_prod_gradient(const Storage& upstream, const Storage& x, const Dims& axes, Dtype dt);

}  // namespace pylucid::cpu
