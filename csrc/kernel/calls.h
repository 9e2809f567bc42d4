// The few operators that the runtime itself calls: what is done once, centrally, with every gradient. Generated code
// (generated/csrc/calls.cpp) binds them to their records.
#pragma once

#include <optional>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::calls {

TensorPtr add(const TensorPtr& a, const TensorPtr& b);
TensorPtr abs(const TensorPtr& a);
TensorPtr cast(const TensorPtr& a, Dtype dt);
TensorPtr conjugate(const TensorPtr& a);
TensorPtr zero_guard(const TensorPtr& gradient, const TensorPtr& upstream);
bool is_zero_guard(const char* op);  // whether a node of this name is one of these
TensorPtr reshape(const TensorPtr& a, const Shape& shape);
TensorPtr broadcast_to(const TensorPtr& a, const Shape& shape);
TensorPtr sum_to(const TensorPtr& a, const Shape& shape);
TensorPtr to_device(const TensorPtr& a, Device device);
TensorPtr getitem(const TensorPtr& a, const Index& index);

// These give the argument back when there is nothing to do.
inline TensorPtr as_dtype(const TensorPtr& a, Dtype dt) { return a->dtype() == dt ? a : cast(a, dt); }
inline TensorPtr as_shape(const TensorPtr& a, const Shape& shape) {
  return a->shape() == shape ? a : broadcast_to(a, shape);
}
inline TensorPtr reduce_to(const TensorPtr& a, const Shape& shape) { return a->shape() == shape ? a : sum_to(a, shape); }

}  // namespace pylucid::calls
