// The hand-written kernels that others build on: those of these families, whose declarations are generated, and helpers.
#pragma once

#include "array/kernels.h"
#include "core/storage.h"
#include "core/tensor.h"
#include "creation/kernels.h"
#include "linear_algebra/kernels.h"
#include "reduction/kernels.h"

namespace pylucid::cpu {

Storage c_order(const Storage& x);  // a copy in C order
Storage full(const Shape& target, const Scalar& fill_value, const Shape& shape, Dtype dt);

}  // namespace pylucid::cpu
