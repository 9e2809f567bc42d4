// Generated from ops.yaml. Do not edit.
// The operators that the runtime itself calls, bound to their records.
#include "kernel/calls.h"

#include <string_view>

#include "arithmetic/ops.h"
#include "array/ops.h"
#include "complex/ops.h"
#include "selection/ops.h"

namespace pylucid::calls {

TensorPtr add(const TensorPtr& a, const TensorPtr& b) { return ops::add(a, b); }
TensorPtr abs(const TensorPtr& a) { return ops::abs(a); }
// Of a real value only the real part of a complex gradient counts.
TensorPtr cast(const TensorPtr& a, Dtype dt) {
  const bool part = is_complex(a->dtype()) && !is_complex(dt);
  return ops::astype(part ? ops::real(a) : a, dt);
}
TensorPtr conjugate(const TensorPtr& a) { return ops::conj(a); }
TensorPtr zero_guard(const TensorPtr& gradient, const TensorPtr& upstream) {
  return ops::_zero_guard(gradient, upstream);
}
bool is_zero_guard(const char* op) { return std::string_view(op) == "_zero_guard"; }
TensorPtr reshape(const TensorPtr& a, const Shape& shape) { return ops::reshape(a, shape); }
TensorPtr broadcast_to(const TensorPtr& a, const Shape& shape) { return ops::broadcast_to(a, shape); }
TensorPtr sum_to(const TensorPtr& a, const Shape& shape) { return ops::_sum_to(a, shape); }
TensorPtr to_device(const TensorPtr& a, Device device) { return ops::to_device(a, device); }
TensorPtr getitem(const TensorPtr& a, const Index& index) { return ops::_getitem(a, index); }

}  // namespace pylucid::calls
