// DLPack both ways: capsules from a Tensor, Tensors from a capsule.
#pragma once

#include "bindings/convert.h"

namespace pylucid::bindings {

// Tensor.__dlpack__(*, stream=None, max_version=None, dl_device=None, copy=None).
PyObject* to_dlpack(PyObject* tensor, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames);
PyObject* dlpack_device(PyObject* tensor, PyObject*);

// From an object with __dlpack__, or a capsule itself. Memory is borrowed unless the placement says otherwise.
TensorPtr from_dlpack(PyObject* object, const Placement& placement, const std::string& where);
bool provides_dlpack(PyObject* object);

}  // namespace pylucid::bindings
