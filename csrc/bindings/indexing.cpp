#include "bindings/indexing.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "autograd/node.h"
#include "backend/backend.h"
#include "bindings/convert.h"
#include "bindings/dlpack.h"
#include "bindings/dtype_object.h"
#include "bindings/numbers.h"
#include "bindings/tensor_object.h"
#include "indexing/ops.h"
#include "kernel/calls.h"
#include "kernel/indexing.h"
#include "kernel/shape_rules.h"

namespace pylucid::bindings {
namespace {

constexpr std::int64_t kUnlockedElements = 32 * 1024;  // from here on other Python threads run meanwhile

[[noreturn]] void unsupported(const std::string& what) {
  throw IndexError("indexing takes ints, slices, ..., None and arrays of integers or bools; " + what +
                   " is not supported");
}

std::string described(const Tensor& value) {
  return std::string(name(value.dtype())) + " and shape " + to_string(value.shape());
}

bool is_integer_tensor(PyObject* item) {
  return is_tensor(item) && value_of(item)->ndim() == 0 && is_integer(value_of(item)->dtype());
}

// A NumPy number, an array of no axes, or an object of Python's that stands for an integer.
bool stands_for_an_integer(PyObject* item) {
  if (!PyIndex_Check(item) || PyBool_Check(item) || is_tensor(item)) return false;
  // Another library's array of one element offers an index, but has axes.
  if (!is_numpy_array(item) && !is_numpy_scalar(item)) return !provides_dlpack(item);
  const Object index = Object::steal(PyNumber_Index(item));
  if (!index) PyErr_Clear();
  return static_cast<bool>(index);
}

bool is_basic_item(PyObject* item) {
  if (PyLong_CheckExact(item) || PySlice_Check(item) || item == Py_None || item == Py_Ellipsis) return true;
  return is_integer_tensor(item) || stands_for_an_integer(item);
}

std::span<PyObject* const> items_of(PyObject* const& key) {
  if (!PyTuple_Check(key)) return {&key, 1};
  return {reinterpret_cast<PyTupleObject*>(key)->ob_item, static_cast<std::size_t>(PyTuple_GET_SIZE(key))};
}

void require_axes(std::size_t consumed, const Shape& shape) {
  if (consumed <= shape.size()) return;
  throw IndexError("too many indices: " + std::to_string(consumed) + " for a Tensor of " +
                   std::to_string(shape.size()) + " dimensions");
}

[[noreturn]] void second_ellipsis() { throw IndexError("an index has at most one ellipsis (...)"); }

IndexItem integer_item(PyObject* item, std::size_t axis, std::int64_t size) {
  std::int64_t given = 0;
  const auto out_of_range = [&](const std::string& which) {
    const std::string accepted =
        size == 0 ? "none is accepted" : "accepted are " + std::to_string(-size) + " to " + std::to_string(size - 1);
    return IndexError("index " + which + " is out of range for axis " + std::to_string(axis) + " of size " +
                      std::to_string(size) + "; " + accepted);
  };
  if (!read_plain_integer(item, given)) {
    if (PyLong_CheckExact(item)) throw out_of_range("of more than 64 bits");
    given = read_integer(item, "the index of axis " + std::to_string(axis));
  }
  if (given < -size || given >= size) throw out_of_range(std::to_string(given));
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
constexpr IndexItem kNewAxis{IndexItem::Kind::NewAxis, 0, 1, 1};

// Calls use(item) for each item of a key without arrays, the axes behind the last one included.
template <class Use>
void for_basic_items(PyObject* key, const Shape& shape, Use&& use) {
  const std::span<PyObject* const> given = items_of(key);
  std::size_t consumed = 0;
  bool ellipsis = false;
  for (PyObject* item : given) {
    if (item == Py_Ellipsis) {
      if (std::exchange(ellipsis, true)) second_ellipsis();
    } else if (item != Py_None) {
      if (!is_basic_item(item)) unsupported("a " + type_name(item) + " in a basic index");
      ++consumed;
    }
  }
  require_axes(consumed, shape);
  std::size_t axis = 0;
  for (PyObject* item : given) {
    if (item == Py_None) {
      use(kNewAxis);
    } else if (item == Py_Ellipsis) {
      for (std::size_t skipped = shape.size() - consumed; skipped > 0; --skipped) use(whole(shape[axis++]));
    } else if (PySlice_Check(item)) {
      use(slice_item(item, shape[axis]));
      ++axis;
    } else {
      use(integer_item(item, axis, shape[axis]));
      ++axis;
    }
  }
  while (axis < shape.size()) use(whole(shape[axis++]));
}

// An array of positions, or a mask, among the items of a key.
struct ArrayItem {
  TensorPtr array;  // int64 or bool
  std::size_t axis;  // the first of the Tensor's axes that it indexes
  std::size_t place;  // the same axis in the view that the rest of the key makes
  bool is_mask() const { return array->dtype() == Dtype::Bool; }
  std::size_t axes() const { return is_mask() ? array->ndim() : 1; }
};

struct ArrayKey {
  Index basic;       // all but the arrays, whose axes it leaves whole
  bool whole = true;  // `basic` leaves the Tensor as it is
  std::vector<ArrayItem> arrays;
  std::int64_t at = 0;  // before which of the other axes those of the positions stand

  // One mask of the first axes and nothing else.
  bool selects() const {
    return arrays.size() == 1 && arrays[0].is_mask() && arrays[0].axes() > 0 && arrays[0].place == 0 && at == 0;
  }
};

// uint64 has no place in int64 from 2**63 on, and none of these is in range.
void refuse_large(const Tensor& indices) {
  const Storage values = backend::get(Device::Cpu).contiguous(on_cpu(indices));
  const auto* data = reinterpret_cast<const std::uint64_t*>(values.data());
  const auto* found = std::find_if(data, data + values.size(), [](std::uint64_t v) { return v >> 63 != 0; });
  if (found != data + values.size()) throw IndexError("index " + std::to_string(*found) + " is out of range");
}

TensorPtr index_array(const TensorPtr& value, const Tensor& x) {
  if (value->device() != x.device()) {
    throw TypeError("indexing: the index is on " + std::string(name(value->device())) + ", the Tensor on " +
                    std::string(name(x.device())) + "; move one with to_device");
  }
  if (value->dtype() == Dtype::Bool || value->dtype() == Dtype::Int64) return detach(value);
  if (value->dtype() == Dtype::UInt64) refuse_large(*value);
  return make_tensor(backend::get(value->device()).cast(value->storage(), Dtype::Int64));
}

void require_index_dtype(const Tensor& value) {
  if (value.dtype() != Dtype::Bool && !is_integer(value.dtype())) unsupported("an array of dtype " + described(value));
}

TensorPtr read_array(PyObject* item, const Tensor& x) {
  if (is_tensor(item)) {
    require_index_dtype(*value_of(item));
    return index_array(TensorPtr(value_of(item)), x);
  }
  const bool is_list = PyList_Check(item) || PyTuple_Check(item) || PyRange_Check(item);
  if (!is_list && !PyBool_Check(item) && !is_numpy_array(item) && !is_numpy_scalar(item) && !provides_dlpack(item)) {
    unsupported("a " + type_name(item));
  }
  TensorPtr value = as_tensor(item, {}, "indexing: the index");
  // An empty list has no numbers to tell what they are.
  if (is_list && value->size() == 0) value = make_tensor(allocate(value->shape(), Dtype::Int64));
  require_index_dtype(*value);
  return index_array(placed(std::move(value), {{}, x.device(), {}}, "indexing: the index"), x);
}

// The mask; one of length 0 along an axis selects nothing of whatever size, as the array API standard has it, and is
// replaced by one that does.
TensorPtr fitting_mask(const ArrayItem& item, const Shape& shape) {
  const Shape& mask = item.array->shape();
  Shape part;
  for (std::size_t i = 0; i < mask.size(); ++i) part.push_back(shape[item.axis + i]);
  for (std::size_t i = 0; i < mask.size(); ++i) {
    if (mask[i] == part[i] || mask[i] == 0) continue;
    throw IndexError("a mask of shape " + to_string(mask) + " has length " + std::to_string(mask[i]) + " along its axis " +
                     std::to_string(i) + ", but axis " + std::to_string(item.axis + i) + " of the Tensor has size " +
                     std::to_string(part[i]));
  }
  if (mask == part) return item.array;
  return make_tensor(backend::get(item.array->device()).full(part, Dtype::Bool, Scalar::of(false)));
}

ArrayKey read_array_key(PyObject* key, const Tensor& x) {
  const Shape& shape = x.shape();
  const std::span<PyObject* const> items = items_of(key);
  ArrayKey result;
  std::vector<const ArrayItem*> array_at(items.size(), nullptr);
  result.arrays.reserve(items.size());
  std::size_t consumed = 0;
  bool ellipsis = false;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i] == Py_Ellipsis) {
      if (std::exchange(ellipsis, true)) second_ellipsis();
    } else if (items[i] != Py_None) {
      if (!is_basic_item(items[i])) {
        result.arrays.push_back({read_array(items[i], x), 0, 0});
        array_at[i] = &result.arrays.back();
      }
      consumed += array_at[i] ? array_at[i]->axes() : 1;
    }
  }
  require_axes(consumed, shape);

  std::size_t axis = 0, place = 0, next = 0;
  // NumPy's rule: the positions' axes stand where the arrays and ints are if these are neighbours, else in front.
  enum class Neighbours { None, Open, Closed, Apart } neighbours = Neighbours::None;
  const auto keep = [&](const IndexItem& item) {
    result.basic.push_back(item);
    ++place;
  };
  for (std::size_t i = 0; i < items.size(); ++i) {
    PyObject* const item = items[i];
    const bool basic = item == Py_None || item == Py_Ellipsis || PySlice_Check(item);
    if (basic) {
      if (neighbours == Neighbours::Open) neighbours = Neighbours::Closed;
    } else if (neighbours == Neighbours::None) {
      neighbours = Neighbours::Open;
      result.at = static_cast<std::int64_t>(place);
    } else if (neighbours == Neighbours::Closed) {
      neighbours = Neighbours::Apart;
    }
    if (item == Py_None) {
      keep(kNewAxis);
      result.whole = false;
    } else if (item == Py_Ellipsis) {
      for (std::size_t skipped = shape.size() - consumed; skipped > 0; --skipped) keep(whole(shape[axis++]));
    } else if (PySlice_Check(item)) {
      const IndexItem slice = slice_item(item, shape[axis]);
      result.whole &= slice.start == 0 && slice.step == 1 && slice.length == shape[axis];
      ++axis;
      keep(slice);
    } else if (array_at[i]) {
      ArrayItem& array = result.arrays[next++];
      array.axis = axis;
      array.place = place;
      if (array.is_mask()) array.array = fitting_mask(array, shape);
      for (std::size_t n = array.axes(); n > 0; --n) keep(whole(shape[axis++]));
    } else {
      result.basic.push_back(integer_item(item, axis, shape[axis]));
      result.whole = false;
      ++axis;
    }
  }
  while (axis < shape.size()) keep(whole(shape[axis++]));
  if (neighbours == Neighbours::Apart) result.at = 0;
  return result;
}

// All arrays of a key as one: positions in some axes of the view, read as one axis.
struct Positions {
  TensorPtr indices;
  Dims axes;
};

TensorPtr places_of(const ArrayItem& item) {
  if (!item.is_mask()) return item.array;
  if (item.axes() > 0) {
    const TensorPtr row = ops::_coordinates(calls::reshape(item.array, Dims{-1}));
    return calls::reshape(row, Dims{-1});
  }
  // A mask of no axes is one position or none in an axis of length one.
  const bool set = only_element(*item.array, "indexing").get() == Py_True;
  return make_tensor(backend::get(item.array->device()).full(Shape{set}, Dtype::Int64, Scalar::of(false)));
}

Positions join(const ArrayKey& key, const Shape& view) {
  Positions result;
  std::size_t axes = 0;
  for (const ArrayItem& item : key.arrays) axes += item.axes();
  result.axes.resize(axes);
  std::size_t to = 0;
  std::int64_t outer = 1;
  for (const ArrayItem& item : key.arrays) {
    std::int64_t extent = 1;
    for (std::size_t i = 0; i < item.axes(); ++i) {
      extent *= view[item.place + i];
      result.axes[to++] = static_cast<std::int64_t>(item.place + i);
    }
    const TensorPtr places = places_of(item);
    if (!result.indices) {
      result.indices = places;
    } else {
      try {
        broadcast_shapes("", result.indices->shape(), places->shape());
      } catch (const ShapeError&) {
        throw IndexError("the arrays of an index do not broadcast: shapes " + to_string(result.indices->shape()) +
                         " and " + to_string(places->shape()));
      }
      result.indices = ops::_join_indices(result.indices, places, outer, extent);
    }
    outer *= extent;
  }
  return result;
}

// After a failure: names the axis of the Tensor, which a kernel does not know.
void explain(const ArrayKey& key, const Shape& shape) {
  for (const ArrayItem& item : key.arrays) {
    if (item.is_mask()) continue;
    check_indices("the index of axis " + std::to_string(item.axis), on_cpu(*item.array), shape[item.axis]);
  }
}

bool is_large(const Tensor& x, const ArrayKey& key) {
  if (x.size() > kUnlockedElements) return true;
  return std::any_of(key.arrays.begin(), key.arrays.end(),
                     [](const ArrayItem& item) { return item.array->size() > kUnlockedElements; });
}

// The usual key: positions in the first axis and nothing else.
bool is_positions_of(const Tensor& x, PyObject* key) {
  if (x.ndim() == 0 || !is_tensor(key)) return false;
  const Tensor& value = *value_of(key);
  return value.dtype() == Dtype::Int64 && value.device() == x.device();
}

TensorPtr take_positions(const TensorPtr& x, const TensorPtr& indices) {
  try {
    const GilRelease unlocked(std::max(x->size(), indices->size()) > kUnlockedElements);
    return ops::_take_at(x, indices, Dims{0}, 0);
  } catch (const IndexError&) {
    check_indices("the index of axis 0", on_cpu(*indices), x->shape()[0]);
    throw;
  }
}

TensorPtr view_of(const TensorPtr& x, const ArrayKey& key) { return key.whole ? x : calls::getitem(x, key.basic); }

// Bools, integers, floats, complex numbers: each kind holds those before it.
int rank(Dtype dt) { return dt == Dtype::Bool ? 0 : is_integer(dt) ? 1 : is_floating(dt) ? 2 : 3; }
int rank(const Scalar& value) {
  switch (value.kind) {
    case Scalar::Kind::Bool: return 0;
    case Scalar::Kind::Int:
    case Scalar::Kind::UInt:
    case Scalar::Kind::Huge: return 1;
    case Scalar::Kind::Float: return 2;
    default: return 3;
  }
}

void require_kind(int given, Dtype dt, const std::string& what) {
  if (given <= rank(dt)) return;
  throw TypeError("assignment: " + what + " does not fit a Tensor of dtype " + std::string(name(dt)) +
                  "; convert one with astype");
}

TensorPtr assigned(PyObject* value, const Tensor& x) {
  const char* const where = "assignment: the value";
  Scalar plain;
  if (read_plain_scalar(value, plain) || PyBool_Check(value)) {
    if (PyBool_Check(value)) plain = Scalar::of(value == Py_True);
    require_kind(rank(plain), x.dtype(), "a Python " + type_name(value));
  } else if (PyComplex_Check(value)) {
    require_kind(3, x.dtype(), "a complex number");
  }
  const bool is_scalar = PyFloat_Check(value) || PyLong_Check(value) || PyComplex_Check(value);
  if (is_scalar && !is_numpy_scalar(value)) return as_tensor(value, {x.dtype(), x.device(), {}}, where);
  TensorPtr array = as_tensor(value, {}, where);
  if (is_tensor(value) && array->device() != x.device()) {
    throw TypeError("assignment: the value is on " + std::string(name(array->device())) + ", the Tensor on " +
                    std::string(name(x.device())) + "; move one with to_device");
  }
  require_kind(rank(array->dtype()), x.dtype(), "a value of dtype " + std::string(name(array->dtype())));
  return placed(std::move(array), {x.dtype(), x.device(), {}}, where);
}

// The value without axes of length one in front of as many as there are positions for.
TensorPtr trimmed(const TensorPtr& value, std::size_t ndim) {
  std::size_t surplus = 0;
  while (value->ndim() - surplus > ndim && value->shape()[surplus] == 1) ++surplus;
  if (surplus == 0) return value;
  return calls::reshape(value, Dims(std::span(value->shape().begin() + surplus, value->shape().end())));
}

// Gives the cell a Tensor of its own and says whether no other value or saved one shares its memory.
bool owns_memory(PyObject* cell) {
  const Storage value = value_of(cell)->storage();
  set_value(cell, make_ref<Tensor>(value, value_of(cell)->edge()));
  constexpr std::uint32_t kOwn = 2;  // the cell's and the one here
  return value.device() == Device::Cpu && value.buffer->owners() == kOwn && !value.buffer->borrowed() &&
         !value.buffer->read_only() && !has_repeats(value);
}

TensorPtr assign_basic(const TensorPtr& x, const Index& key, const TensorPtr& value, bool in_place) {
  const Shape target = getitem_shape("assignment", x->shape(), key);
  const TensorPtr fitting = trimmed(value, target.size());
  require_broadcast("assignment", "the value", fitting->shape(), target);
  return ops::_put_slice(fitting, x, key, in_place);
}

TensorPtr assign_view(const TensorPtr& view, const ArrayKey& key, const TensorPtr& value, bool in_place) {
  if (key.selects()) {
    const TensorPtr& mask = key.arrays[0].array;
    return ops::_put_masked(view, mask, trimmed(value, view->ndim() - mask->ndim() + 1), in_place);
  }
  const Positions positions = join(key, view->shape());
  const Shape target = indexed_shape("assignment", view->shape(), positions.indices->shape(), positions.axes, key.at);
  const TensorPtr fitting = trimmed(value, target.size());
  require_broadcast("assignment", "the value", fitting->shape(), target);
  return ops::_put_at(view, positions.indices, fitting, positions.axes, key.at, in_place);
}

TensorPtr assign_positions(const TensorPtr& x, const ArrayKey& key, const TensorPtr& value, bool recorded,
                           bool in_place) {
  if (key.whole) return assign_view(x, key, value, in_place);
  if (recorded || x->device() != Device::Cpu) {
    return ops::_put_slice(assign_view(view_of(x, key), key, value, false), x, key.basic, in_place);
  }
  const TensorPtr whole = in_place ? x : make_tensor(backend::get(Device::Cpu).copy(x->storage()));
  // The view shares the memory that is to be written, and nobody else does.
  assign_view(make_tensor(view_of(detach(whole), key)->storage()), key, value, true);
  return whole;
}

}  // namespace

Index read_index(PyObject* key, const Shape& shape) {
  Index index;
  index.reserve(shape.size() + items_of(key).size());
  for_basic_items(key, shape, [&](const IndexItem& item) { index.push_back(item); });
  return index;
}

TensorPtr read_view(const TensorPtr& x, PyObject* key) {
  if (x->device() != Device::Cpu || (x->requires_grad() && grad_enabled())) return {};
  const Storage& whole = x->storage();
  std::array<std::int64_t, kMaxDims> shape, strides;
  std::size_t axis = 0, ndim = 0;
  std::int64_t offset = whole.offset;
  bool fits = true, empty = false;
  for_basic_items(key, whole.shape, [&](const IndexItem& item) {
    const bool is_axis = item.kind != IndexItem::Kind::NewAxis;
    const std::int64_t stride = is_axis ? whole.strides[axis++] : 0;
    if (is_axis) offset += item.start * stride;
    if (item.kind == IndexItem::Kind::Integer) return;
    fits &= ndim < kMaxDims;
    if (!fits) return;
    empty |= item.length == 0;
    shape[ndim] = item.length;
    strides[ndim++] = stride * item.step;
  });
  if (!fits) return {};
  Storage view;
  view.buffer = whole.buffer;
  view.shape = Shape(std::span<const std::int64_t>(shape.data(), ndim));
  view.strides = Strides(std::span<const std::int64_t>(strides.data(), ndim));
  // Where there is no element, no address is formed.
  view.offset = empty || whole.size() == 0 ? whole.offset : offset;
  view.dtype = whole.dtype;
  return make_tensor(std::move(view));
}

bool is_basic(PyObject* key) {
  const std::span<PyObject* const> items = items_of(key);
  return std::all_of(items.begin(), items.end(), is_basic_item);
}

TensorPtr read_positions(const TensorPtr& x, PyObject* key) {
  if (is_positions_of(*x, key)) return take_positions(x, TensorPtr(value_of(key)));
  const ArrayKey given = read_array_key(key, *x);
  const TensorPtr view = view_of(x, given);
  try {
    if (given.selects()) {
      const GilRelease unlocked(is_large(*x, given));
      return ops::_select(view, given.arrays[0].array);
    }
    const Positions positions = join(given, view->shape());
    const GilRelease unlocked(is_large(*x, given));
    return ops::_take_at(view, positions.indices, positions.axes, given.at);
  } catch (const IndexError&) {
    explain(given, x->shape());
    throw;
  }
}

void assign(PyObject* tensor, PyObject* key, PyObject* value) {
  // Reading the key or the value can run Python code, which may give the cell another value.
  TensorPtr before(value_of(tensor));
  const bool is_leaf_with_grad = before->requires_grad() && is_leaf(*before);
  if (grad_enabled() && is_leaf_with_grad) {
    throw GradientError("assignment: a leaf that requires grad is changed in place only under no_grad");
  }
  const TensorPtr given = assigned(value, *before);
  const bool basic = is_basic(key);
  const Index index = basic ? read_index(key, before->shape()) : Index{};
  const ArrayKey positions = basic ? ArrayKey{} : read_array_key(key, *before);
  const bool recorded =
      grad_enabled() && is_inexact(before->dtype()) && (before->requires_grad() || given->requires_grad());
  before = nullptr;
  // What the cell holds is asked for only now, and the lock is kept, so that nobody takes a view of memory that is being
  // written.
  const bool in_place = owns_memory(tensor);
  const TensorPtr x(value_of(tensor));
  try {
    const TensorPtr result = basic ? assign_basic(x, index, given, in_place)
                                   : assign_positions(x, positions, given, recorded, in_place);
    set_value(tensor, recorded ? result : make_ref<Tensor>(result->storage(), x->edge()));
  } catch (const IndexError&) {
    explain(positions, x->shape());
    throw;
  }
}

}  // namespace pylucid::bindings
