// The operators behind Tensor's slots and hand-written methods: found by name once, called through a pointer.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "bindings/arguments.h"

namespace pylucid::bindings {

enum class Operator : std::uint8_t {
  Add,
  Subtract,
  Multiply,
  Divide,
  FloorDivide,
  Remainder,
  Pow,
  Matmul,
  BitwiseAnd,
  BitwiseOr,
  BitwiseXor,
  BitwiseLeftShift,
  BitwiseRightShift,
  Negative,
  Positive,
  Abs,
  BitwiseInvert,
  Less,
  LessEqual,
  Equal,
  NotEqual,
  GreaterEqual,
  Greater,
  Getitem,
  Astype,
  ToDevice,
  BroadcastTo,
  MatrixTranspose,
  Real,
  Imag,
  Alias,
  Count,
};

const char* name(Operator op);
bool registered(Operator op);
// Calls the operator with positional arguments; raises NotImplementedError in Python when no record defines it.
PyObject* call(Operator op, std::span<PyObject* const> arguments);

// Remembers the operator if it is one of the above. Called for every function of add_family.
void capture(const PyMethodDef& function);

}  // namespace pylucid::bindings
