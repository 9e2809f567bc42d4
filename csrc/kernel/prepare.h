// From Python's arguments to a kernel's: one place for devices, promotion, autocast, numbers and broadcasting.
#pragma once

#include <span>

#include "autograd/node.h"
#include "backend/backend.h"
#include "core/schema.h"
#include "core/tensor.h"

namespace pylucid {

struct Prepared {
  backend::IBackend* backend = nullptr;
  Dtype compute = Dtype::Float32;
  Shape shape;        // of the broadcast inputs
  Wanted wanted = 0;  // inputs whose gradient will be asked for; 0: do not record
};

// Fills `inputs` (null for an absent optional one): arrays as given, numbers as 0-d arrays of the compute dtype. Raises
// TypeError for dtypes the operator does not accept and for mixed devices, ShapeError for shapes that do not broadcast.
Prepared prepare(const OpSchema& schema, std::span<const Operand* const> operands, std::span<TensorPtr> inputs,
                 bool broadcast);

// The value to keep for backward: borrowed memory is copied, so that later writes by its owner do not show.
TensorPtr snapshot(const TensorPtr& t);

}  // namespace pylucid
