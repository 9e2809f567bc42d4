// What stands between brackets: read into an Index, or, with arrays among it, into positions.
#pragma once

#include "bindings/python.h"
#include "core/index.h"
#include "core/shape.h"
#include "core/tensor.h"

namespace pylucid::bindings {

// Ints, slices, an ellipsis and None. Raises IndexError that names the axis, the index and the size, or says what kind of
// index is not supported.
Index read_index(PyObject* key, const Shape& shape);

// Whether a key has neither arrays nor bools.
bool is_basic(PyObject* key);

// x[key] for a basic key as a view, without the call of an operator; null where there is more to do: a gradient will be
// wanted, or the device is not the CPU.
TensorPtr read_view(const TensorPtr& x, PyObject* key);

// x[key] for a key that is not basic.
TensorPtr read_positions(const TensorPtr& x, PyObject* key);

// Makes tensor[key] = value, for any key.
void assign(PyObject* tensor, PyObject* key, PyObject* value);

}  // namespace pylucid::bindings
