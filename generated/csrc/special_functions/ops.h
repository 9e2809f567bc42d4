// Generated from ops.yaml. Do not edit.
// The operators of the special_functions family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr gcd(const Operand& x1, const Operand& x2);
TensorPtr lcm(const Operand& x1, const Operand& x2);
TensorPtr zeta(const Operand& x, const Operand& q);
TensorPtr _zeta_derivative(std::int64_t order, const Operand& x, const Operand& q);
TensorPtr beta(const Operand& a, const Operand& b);
TensorPtr betaln(const Operand& a, const Operand& b);
TensorPtr _polygamma_rise(std::int64_t n, const Operand& x, const Operand& step);
TensorPtr gammainc(const Operand& a, const Operand& x);
TensorPtr gammaincc(const Operand& a, const Operand& x);
TensorPtr _gammainc_derivative(std::int64_t order, const Operand& a, const Operand& x);
TensorPtr _gamma_density(std::int64_t order, const Operand& a, const Operand& x);
TensorPtr i0(const Operand& x);
TensorPtr i0e(const Operand& x);
TensorPtr i1(const Operand& x);
TensorPtr i1e(const Operand& x);
TensorPtr _bessel_i(std::int64_t order, const Operand& x);
TensorPtr _i0e_derivative(std::int64_t order, const Operand& x);
TensorPtr j0(const Operand& x);
TensorPtr j1(const Operand& x);
TensorPtr _bessel_j(std::int64_t order, const Operand& x);

}  // namespace pylucid::ops
