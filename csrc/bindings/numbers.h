// Python and NumPy numbers as Scalars, and elements of tensors as Python numbers.
#pragma once

#include <optional>

#include "autograd/node.h"
#include "bindings/python.h"

namespace pylucid::bindings {

// bool, int, float, complex or a NumPy number; empty for anything else. Raises OverflowError for an int beyond 64 bits.
std::optional<Scalar> read_scalar(PyObject* object, const std::string& where);
bool is_number(PyObject* object);

// The common numbers, with no message to prepare.
inline bool read_plain_scalar(PyObject* object, Scalar& scalar) {
  if (PyFloat_CheckExact(object)) {
    scalar.kind = Scalar::Kind::Float;
    scalar.real = PyFloat_AS_DOUBLE(object);
    return true;
  }
  if (!PyLong_CheckExact(object)) return false;
  int overflow = 0;
  scalar.kind = Scalar::Kind::Int;
  scalar.integer = PyLong_AsLongLongAndOverflow(object, &overflow);
  return overflow == 0;
}

inline bool read_plain_integer(PyObject* object, std::int64_t& value) {
  if (!PyLong_CheckExact(object)) return false;
  int overflow = 0;
  value = PyLong_AsLongLongAndOverflow(object, &overflow);
  return overflow == 0;
}

// The element at `data` as a Python number.
Object read_element(const char* data, Dtype dt);
// Stores a number as an element. Raises OverflowError for an int that does not fit, TypeError for complex into real.
void write_element(char* data, Dtype dt, const Scalar& value, const std::string& where);

// An int or what Python takes for one as an index, but no bool: keepdims in the place of axis is a mistake.
std::int64_t read_integer(PyObject* object, const std::string& where);

}  // namespace pylucid::bindings
