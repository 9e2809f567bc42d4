// pylucid.Tensor: the Python cell that holds a Tensor value.
#pragma once

#include "autograd/node.h"
#include "bindings/arguments.h"
#include "bindings/python.h"

namespace pylucid::bindings {

struct GradPlace;

struct TensorObject {
  PyObject_HEAD
  Tensor* value;
  PyObject* weak_references;
  GradPlace* place;  // of a gradient: where changes in place are to be kept, too; else null
};

extern PyTypeObject* tensor_type;

inline bool is_tensor(PyObject* object) { return Py_TYPE(object) == tensor_type; }
// The value of a Python Tensor, borrowed.
inline Tensor* value_of(PyObject* tensor) { return reinterpret_cast<TensorObject*>(tensor)->value; }
// Puts another value into the cell.
void set_value(PyObject* tensor, TensorPtr value);
// Of backward with create_graph. Throws where warnings are errors.
void warn_of_cycle(Py_ssize_t stacklevel);

void add_tensor_type(PyObject* module);

}  // namespace pylucid::bindings
