#include "bindings/indexing.h"

#include <span>

#include "bindings/dtype_object.h"
#include "bindings/numbers.h"
#include "bindings/tensor_object.h"

namespace pylucid::bindings {
namespace {

[[noreturn]] void unsupported(const std::string& what) {
  throw IndexError("indexing takes ints, slices, ... and None; " + what + " is not supported");
}

bool is_integer_index(PyObject* item) {
  if (PyLong_Check(item) || is_tensor(item)) return true;
  return PyIndex_Check(item) && is_numpy_scalar(item);
}

void refuse(PyObject* item) {
  if (PyBool_Check(item)) unsupported("a bool");
  if (PyList_Check(item) || PyTuple_Check(item)) unsupported("a " + type_name(item) + " of positions");
  if (is_tensor(item)) {
    const Tensor& value = *value_of(item);
    if (value.ndim() == 0 && is_integer(value.dtype())) return;
    unsupported("a Tensor of dtype " + std::string(name(value.dtype())) + " and shape " + to_string(value.shape()));
  }
  if (is_numpy_array(item)) unsupported("an array as an index");
  if (PySlice_Check(item) || is_integer_index(item)) return;
  unsupported("a " + type_name(item));
}

IndexItem integer_item(PyObject* item, std::size_t axis, std::int64_t size) {
  std::int64_t given = 0;
  if (!read_plain_integer(item, given)) given = read_integer(item, "the index of axis " + std::to_string(axis));
  if (given < -size || given >= size) {
    throw IndexError("index " + std::to_string(given) + " is out of range for axis " + std::to_string(axis) +
                     " of size " + std::to_string(size));
  }
  return {IndexItem::Kind::Integer, given < 0 ? given + size : given, 1, 0};
}

IndexItem slice_item(PyObject* item, std::int64_t size) {
  Py_ssize_t start = 0;
  Py_ssize_t stop = 0;
  Py_ssize_t step = 0;
  checked(PySlice_Unpack(item, &start, &stop, &step));
  const Py_ssize_t length = PySlice_AdjustIndices(size, &start, &stop, step);
  // With at most one position the step says nothing, and a huge one would overflow a stride.
  if (length == 0) return {IndexItem::Kind::Slice, 0, 1, 0};
  return {IndexItem::Kind::Slice, start, length == 1 ? 1 : step, length};
}

IndexItem whole(std::int64_t size) { return {IndexItem::Kind::Slice, 0, 1, size}; }

}  // namespace

Index read_index(PyObject* key, const Shape& shape) {
  PyObject* const* items = &key;
  std::size_t count = 1;
  if (PyTuple_Check(key)) {
    items = reinterpret_cast<PyTupleObject*>(key)->ob_item;
    count = static_cast<std::size_t>(PyTuple_GET_SIZE(key));
  }
  const std::span<PyObject* const> given(items, count);

  std::size_t consumed = 0;
  bool ellipsis = false;
  for (PyObject* item : given) {
    if (item == Py_Ellipsis) {
      if (ellipsis) throw IndexError("an index has at most one ellipsis (...)");
      ellipsis = true;
    } else if (item != Py_None) {
      refuse(item);
      ++consumed;
    }
  }
  if (consumed > shape.size()) {
    throw IndexError("too many indices: " + std::to_string(consumed) + " for a Tensor of " +
                     std::to_string(shape.size()) + " dimensions");
  }

  Index index;
  index.reserve(shape.size() + count);
  std::size_t axis = 0;
  for (PyObject* item : given) {
    if (item == Py_None) {
      index.push_back({IndexItem::Kind::NewAxis, 0, 1, 1});
    } else if (item == Py_Ellipsis) {
      for (std::size_t skipped = shape.size() - consumed; skipped > 0; --skipped) index.push_back(whole(shape[axis++]));
    } else if (PySlice_Check(item)) {
      index.push_back(slice_item(item, shape[axis]));
      ++axis;
    } else {
      index.push_back(integer_item(item, axis, shape[axis]));
      ++axis;
    }
  }
  while (axis < shape.size()) index.push_back(whole(shape[axis++]));
  return index;
}

}  // namespace pylucid::bindings
