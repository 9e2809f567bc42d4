// Basic indexing: ints, slices, an ellipsis and None, read into an Index.
#pragma once

#include "bindings/python.h"
#include "core/index.h"
#include "core/shape.h"

namespace pylucid::bindings {

// Raises IndexError that names the axis, the index and the size, or says what kind of index is not supported.
Index read_index(PyObject* key, const Shape& shape);

}  // namespace pylucid::bindings
