// Generated from ops.yaml. Do not edit.
// The operators of the floating family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr isnan(const Operand& x);
TensorPtr isinf(const Operand& x);
TensorPtr isfinite(const Operand& x);
TensorPtr isposinf(const Operand& x);
TensorPtr isneginf(const Operand& x);
TensorPtr signbit(const Operand& x);
TensorPtr copysign(const Operand& x1, const Operand& x2);
TensorPtr nextafter(const Operand& x1, const Operand& x2);
std::array<TensorPtr, 2> frexp(const Operand& x);
TensorPtr ldexp(const Operand& x1, const Operand& x2);
TensorPtr nan_to_num(const Operand& x, double nan = 0.0, std::optional<double> posinf = {}, std::optional<double> neginf = {});
TensorPtr heaviside(const Operand& x1, const Operand& x2);

}  // namespace pylucid::ops
