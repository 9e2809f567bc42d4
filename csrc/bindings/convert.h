// Values in and out of Python: nested lists, NumPy arrays, buffers and numbers.
#pragma once

#include <optional>

#include "autograd/node.h"
#include "bindings/python.h"

namespace pylucid::bindings {

struct Placement {
  std::optional<Dtype> dtype;
  std::optional<Device> device;
  std::optional<bool> copy;  // false: share memory or raise ValueError; true: memory of its own; empty: see asarray
};

// The value of any object that asarray accepts. `where` begins each message.
TensorPtr as_tensor(PyObject* object, const Placement& placement, const std::string& where);
// The value with another dtype or on another device; recorded when the value needs a gradient.
TensorPtr placed(TensorPtr value, const Placement& placement, const std::string& where);
// As `placed`, for memory that is borrowed: takes a copy unless placement.copy is false.
TensorPtr place_borrowed(const Storage& borrowed, const Placement& placement, const std::string& where);

// Whether each element lies where the processor can load it at once.
bool is_aligned(const Storage& value);

// Whether the bytes of bools are 0 and 1, as kernels take them to be: NumPy's True can be any other byte.
bool holds_bools(const Storage& value);

// The value in cpu memory, waiting for the gpu where it is there.
Storage on_cpu(const Tensor& value);
// The value of a Python Tensor for use outside: memory that no other value shares, marked as borrowed.
Storage export_storage(PyObject* tensor);

// Nested lists of Python numbers; the number itself for a 0-d value.
Object to_list(const Storage& value);
// The only element; raises ValueError that names the method when there is not exactly one.
Object only_element(const Tensor& value, const char* method);

// A NumPy array over the storage's memory.
Object numpy_view(const Storage& value, bool writable);
bool has_repeats(const Storage& value);  // elements that share memory, as broadcasting makes them

void add_memory_type(PyObject* module);

}  // namespace pylucid::bindings
