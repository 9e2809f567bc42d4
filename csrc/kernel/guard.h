// The zero rule of gradients: where the upstream gradient is zero (every one, of several results), a result that is not
// finite is zero.
#pragma once

#include "kernel/isa.h"
#include "kernel/scalar/scalar.h"

namespace pylucid::PYLUCID_ISA {

template <class Out, class Value, class... Upstream>
PYLUCID_INLINE Out guard(Value value, Upstream... upstream) {
  const Out result = static_cast<Out>(value);
  const auto difference = result - result;  // zero exactly where the result is finite
  return scalar::where(((upstream == Upstream(0)) & ... & !(difference == decltype(difference)(0))), Out(0), result);
}

}  // namespace pylucid::PYLUCID_ISA
