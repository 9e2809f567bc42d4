// Generated from ops.yaml. Do not edit.
// The operators of the special family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr erf(const Operand& x);
TensorPtr erfc(const Operand& x);
TensorPtr _normal_cdf(const Operand& x);
TensorPtr _normal_pdf(const Operand& x);
TensorPtr erfinv(const Operand& x);
TensorPtr lgamma(const Operand& x);
TensorPtr digamma(const Operand& x);
TensorPtr polygamma(std::int64_t n, const Operand& x);
TensorPtr logit(const Operand& x);
TensorPtr _times_rest_of_one(const Operand& x);

}  // namespace pylucid::ops
