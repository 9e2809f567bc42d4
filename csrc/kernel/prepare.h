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

// An input of a call: the operand's own array, not counted again, or one made of its number. No value: it is absent.
class Input {
 public:
  void borrow(const TensorPtr& given) { given_ = &given; }
  void make(TensorPtr made) {
    made_ = std::move(made);
    given_ = &made_;
  }
  Input() = default;
  Input(const Input&) = delete;  // given_ may point inside
  Input& operator=(const Input&) = delete;

  const TensorPtr& get() const { return *given_; }
  const Tensor* operator->() const { return given_->get(); }
  explicit operator bool() const { return given_ != nullptr; }

 private:
  const TensorPtr* given_ = nullptr;
  TensorPtr made_;
};

inline constexpr std::size_t kMaxInputs = 8;

// Fills `inputs`, which must not outlive the operands: arrays as given, numbers as 0-d arrays of the compute dtype. Raises
// TypeError for dtypes the operator does not accept and for mixed devices, ShapeError for shapes that do not broadcast.
Prepared prepare(const OpSchema& schema, std::span<const Operand* const> operands, std::span<Input> inputs,
                 bool broadcast);

// The value to keep for backward: borrowed memory is copied, so that later writes by its owner do not show.
TensorPtr snapshot(const TensorPtr& t);

}  // namespace pylucid
