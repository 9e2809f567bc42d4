#include "kernel/elementwise.h"

#include <string>

namespace pylucid {

Storage finish_gradient(backend::IBackend& be, Storage gradient, const Shape& shape, Dtype dt) {
  if (!(gradient.shape == shape)) gradient = be.sum_to(gradient, shape);
  if (gradient.dtype != dt) gradient = be.cast(gradient, dt);
  return gradient;
}

TensorPtr finish_gradient(const TensorPtr& gradient, const Shape& shape, Dtype dt) {
  // A formula may leave out a broadcast input, and with it an axis of the result: the gradient of x in x + 0*y is g.
  const bool grow = gradient->ndim() < shape.size();
  return calls::as_dtype(grow ? calls::broadcast_to(gradient, shape) : calls::reduce_to(gradient, shape), dt);
}

TensorPtr moved(const TensorPtr& sum, const TensorPtr& term, const TensorPtr& tangent) {
  const TensorPtr guarded = calls::zero_guard(term, tangent);
  return sum ? calls::add(sum, guarded) : guarded;
}

void raise_released(const char* op) {
  throw GradientError(std::string(op) +
                      ": its saved values were freed by an earlier backward; pass retain_graph=True there");
}

}  // namespace pylucid
