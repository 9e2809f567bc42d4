// Generated from ops.yaml. Do not edit.
// What is written by hand for the linear_algebra family: shape rules, and the kernels of device cpu. `result` and `dt`
// are the shape and dtype of the result; inputs come in the compute dtype.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/index.h"
#include "core/storage.h"
#include "core/tensor.h"

namespace pylucid {

namespace cpu { Storage matmul(const Storage& x1, const Storage& x2, const Shape& result, Dtype dt); }

}  // namespace pylucid
