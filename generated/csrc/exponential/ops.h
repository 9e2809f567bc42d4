// Generated from ops.yaml. Do not edit.
// The operators of the exponential family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr exp(const Operand& x);
TensorPtr _exp_product(const Operand& x1, const Operand& x2);
TensorPtr exp2(const Operand& x);
TensorPtr expm1(const Operand& x);
TensorPtr log(const Operand& x);
TensorPtr log1p(const Operand& x);
TensorPtr log2(const Operand& x);
TensorPtr log10(const Operand& x);
TensorPtr logaddexp(const Operand& x1, const Operand& x2);
TensorPtr logaddexp2(const Operand& x1, const Operand& x2);
TensorPtr xlogy(const Operand& x, const Operand& y);
TensorPtr xlog1py(const Operand& x, const Operand& y);

}  // namespace pylucid::ops
