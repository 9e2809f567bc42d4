#include "bindings/convert.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "backend/backend.h"
#include "bindings/arguments.h"
#include "bindings/dlpack.h"
#include "bindings/dtype_object.h"
#include "bindings/numbers.h"
#include "bindings/operators.h"
#include "bindings/tensor_object.h"
#include "kernel/ranges.h"

namespace pylucid::bindings {
namespace {

// Memory of an object that offers Python's buffer protocol.
class PythonBuffer final : public Buffer {
 public:
  explicit PythonBuffer(const Py_buffer& view)
      : Buffer(view.buf, static_cast<std::size_t>(view.len), Device::Cpu), view_(view) {
    read_only_ = view.readonly != 0;
    mark_borrowed();
  }
  ~PythonBuffer() override {
    if (!Py_IsInitialized()) return;
    const GilAcquire locked;
    PyBuffer_Release(&view_);
  }

 private:
  Py_buffer view_;
};

std::optional<Dtype> dtype_of_format(const char* format, Py_ssize_t itemsize) {
  if (!format) return Dtype::UInt8;
  std::string_view text(format);
  if (!text.empty() && std::string_view("@=<").find(text.front()) != std::string_view::npos) text.remove_prefix(1);
  if (text == "Zf") return Dtype::Complex64;
  if (text == "Zd") return Dtype::Complex128;
  if (text.size() != 1) return std::nullopt;
  const auto of_size = [&](Dtype smallest) {
    const int rank = itemsize == 1 ? 0 : itemsize == 2 ? 1 : itemsize == 4 ? 2 : 3;
    return static_cast<Dtype>(static_cast<int>(smallest) + rank);
  };
  switch (text.front()) {
    case '?':
      return Dtype::Bool;
    case 'b':
    case 'h':
    case 'i':
    case 'l':
    case 'q':
    case 'n':
      return of_size(Dtype::Int8);
    case 'B':
    case 'H':
    case 'I':
    case 'L':
    case 'Q':
    case 'N':
      return of_size(Dtype::UInt8);
    case 'e':
      return Dtype::Float16;
    case 'f':
      return Dtype::Float32;
    case 'd':
      return Dtype::Float64;
    default:
      return std::nullopt;
  }
}

const char* format_of(Dtype dt) {
  constexpr std::array<const char*, kDtypeCount> formats{"?", "b", "h", "i", "q", "B", "H",  "I",
                                                         "Q", "e", "H", "f", "d", "Zf", "Zd"};
  return formats[static_cast<std::size_t>(dt)];
}

// The memory of an object with the buffer protocol; `as` overrules the format.
Storage borrow_buffer(PyObject* object, std::optional<Dtype> as, const std::string& where) {
  Py_buffer view;
  if (PyObject_GetBuffer(object, &view, PyBUF_RECORDS_RO) < 0) throw PythonError{};
  Ref<Buffer> buffer(new PythonBuffer(view));
  const auto dt = as ? as : dtype_of_format(view.format, view.itemsize);
  if (!dt || static_cast<Py_ssize_t>(itemsize(*dt)) != view.itemsize) {
    throw TypeError(where + ": a buffer of format '" + (view.format ? view.format : "") + "' is not supported");
  }
  const auto ndim = static_cast<std::size_t>(view.ndim);
  if (ndim > kMaxDims) {
    throw ValueError(where + ": a buffer of " + std::to_string(ndim) + " dimensions; at most " +
                     std::to_string(kMaxDims) + " are accepted");
  }
  Storage value;
  value.buffer = std::move(buffer);
  value.dtype = *dt;
  const auto dims_of = [&](const Py_ssize_t* from) {
    return Dims(std::span(reinterpret_cast<const std::int64_t*>(from), ndim));
  };
  value.shape = dims_of(view.shape);
  // The arrays of ctypes leave their strides out: they lie in C order.
  value.strides = view.strides ? dims_of(view.strides) : contiguous_strides(value.shape, itemsize(*dt));
  return value;
}

Storage borrow_numpy(PyObject* array, const Placement& placement, const std::string& where) {
  const Object dtype = checked(PyObject_GetAttrString(array, "dtype"));
  Dtype dt;
  if (!read_dtype(dtype.get(), dt)) {
    const Object shown = checked(PyObject_Str(dtype.get()));
    throw TypeError(where + ": NumPy's dtype " + text_of(shown.get()) + " is not supported");
  }
  if (type_name(array) == "MaskedArray") throw TypeError(where + ": a masked array is not supported; fill it first");
  const Object native = checked(PyObject_GetAttrString(dtype.get(), "isnative"));
  Object readable = Object::borrow(array);
  if (native.get() == Py_False) {
    if (placement.copy == false) throw ValueError(where + ": an array of foreign byte order cannot be shared");
    readable = checked(PyObject_CallMethod(array, "astype", "O", numpy_dtype(dt).get()));
  }
  if (dt == Dtype::BFloat16) {
    readable = checked(PyObject_CallMethod(readable.get(), "view", "O", numpy_dtype(Dtype::UInt16).get()));
  }
  return borrow_buffer(readable.get(), dt, where);
}

// Nested lists, read into numbers in C order.
class ListReader {
 public:
  explicit ListReader(const std::string& where) : where_(where) {}

  // False when a NumPy array was met: NumPy then reads the whole.
  bool read(PyObject* object) {
    measure(object);
    return fill(object, 0);
  }

  // On the device of the Tensors in the lists, where nothing else is said.
  TensorPtr tensor(Placement placement) const {
    if (!placement.device) placement.device = device_;
    const Dtype dt = placement.dtype.value_or(common_dtype());
    Storage value = allocate(shape_, dt);
    char* to = value.data();
    for (const Scalar& scalar : values_) {
      write_element(to, dt, scalar, where_);
      to += itemsize(dt);
    }
    return placed(make_tensor(std::move(value)), placement, where_);
  }

 private:
  static bool is_sequence(PyObject* object) { return PyList_Check(object) || PyTuple_Check(object); }

  void measure(PyObject* object) {
    while (is_sequence(object)) {
      if (shape_.size() == kMaxDims) throw ValueError(where_ + ": lists nest deeper than " + std::to_string(kMaxDims));
      shape_.push_back(PySequence_Fast_GET_SIZE(object));
      if (shape_.back() == 0) return;
      object = PySequence_Fast_GET_ITEM(object, 0);
    }
    if (!is_tensor(object)) return;
    const Shape& inner = value_of(object)->shape();
    if (shape_.size() + inner.size() > kMaxDims) {
      throw ValueError(where_ + ": lists of Tensors have more than " + std::to_string(kMaxDims) + " dimensions");
    }
    for (const std::int64_t extent : inner) shape_.push_back(extent);
  }

  [[noreturn]] void ragged(std::size_t depth, const std::string& found) const {
    throw ValueError(where_ + ": lists must nest uniformly: at depth " + std::to_string(depth) + " " + found);
  }

  bool fill(PyObject* object, std::size_t depth) {
    if (is_numpy_array(object)) return false;
    if (is_tensor(object)) {
      fill_from(*value_of(object), depth);
      return true;
    }
    if (!is_sequence(object)) {
      if (depth != shape_.size()) ragged(depth, "a value of type " + type_name(object) + " stands beside lists");
      values_.push_back(read_number(object));
      return true;
    }
    if (depth >= shape_.size()) ragged(depth, "a value of type " + type_name(object) + " stands beside numbers");
    const Py_ssize_t count = PySequence_Fast_GET_SIZE(object);
    if (count != shape_[depth]) {
      ragged(depth, "one has " + std::to_string(count) + " entries, the first " + std::to_string(shape_[depth]));
    }
    for (Py_ssize_t i = 0; i < count; ++i) {
      // Reading a number can run Python code, which may change the list.
      if (PySequence_Fast_GET_SIZE(object) != count) throw ValueError(where_ + ": a list changed while it was read");
      const Object item = Object::borrow(PySequence_Fast_GET_ITEM(object, i));
      if (!fill(item.get(), depth + 1)) return false;
    }
    return true;
  }

  void fill_from(const Tensor& value, std::size_t depth) {
    if (value.requires_grad()) {
      throw TypeError(where_ + ": a Tensor that requires grad inside a list would lose its graph; use stack or detach()");
    }
    const Shape& shape = value.shape();
    if (depth > shape_.size() || !std::equal(shape.begin(), shape.end(), shape_.begin() + depth, shape_.end())) {
      ragged(depth, "a Tensor of shape " + to_string(shape) + " stands beside other shapes");
    }
    const auto dt = tensors_ ? promote(*tensors_, value.dtype()) : value.dtype();
    if (!dt) {
      throw TypeError(where_ + ": no dtype holds both " + std::string(name(*tensors_)) + " and " +
                      std::string(name(value.dtype())));
    }
    tensors_ = dt;
    if (device_ && *device_ != value.device()) {
      throw TypeError(where_ + ": Tensors on the cpu and on the gpu stand in one list; move some with to_device");
    }
    device_ = value.device();
    const Storage elements = on_cpu(value);
    read_elements(elements, 0, elements.data());
  }

  void read_elements(const Storage& elements, std::size_t axis, const char* data) {
    if (axis == elements.ndim()) {
      values_.push_back(*read_scalar(read_element(data, elements.dtype).get(), where_));
      return;
    }
    for (std::int64_t i = 0; i < elements.shape[axis]; ++i) {
      read_elements(elements, axis + 1, data + i * elements.strides[axis]);
    }
  }

  Scalar read_number(PyObject* object) const {
    Scalar plain;
    if (read_plain_scalar(object, plain)) return plain;
    const auto scalar = read_scalar(object, where_);
    if (!scalar) throw TypeError(where_ + ": a list may hold numbers, got " + type_name(object));
    return *scalar;
  }

  Dtype common_dtype() const {
    if (values_.empty()) return tensors_.value_or(kDefaultFloat);
    const auto highest = std::max_element(values_.begin(), values_.end(),
                                          [](const Scalar& a, const Scalar& b) { return a.kind < b.kind; });
    const Dtype dt = default_dtype(highest->kind);
    if (!tensors_) return dt;
    // Numbers are weak beside Tensors: only a higher kind counts.
    if (dt == Dtype::Bool || (is_integer(dt) && *tensors_ != Dtype::Bool) || is_complex(*tensors_)) return *tensors_;
    if (!is_inexact(*tensors_)) return dt;
    return is_complex(dt) ? complex_dtype(*tensors_) : *tensors_;
  }

  const std::string& where_;
  Shape shape_;
  std::vector<Scalar> values_;
  std::optional<Dtype> tensors_;  // the common dtype of the Tensors met
  std::optional<Device> device_;  // theirs
};

TensorPtr tensor_of_number(PyObject* object, const Placement& placement, const std::string& where) {
  if (placement.copy == false) throw ValueError(where + ": a number cannot be shared, and copy=False forbids a copy");
  const auto scalar = read_scalar(object, where);
  if (!scalar) throw TypeError(where + " must be a number, got " + type_name(object));
  const Dtype dt = placement.dtype.value_or(default_dtype(scalar->kind));
  Storage value = allocate(Shape{}, dt);
  write_element(value.data(), dt, *scalar, where);
  return make_tensor(std::move(value));
}

TensorPtr operator_result(Operator op, PyObject* first, PyObject* second) {
  const std::array<PyObject*, 2> arguments{first, second};
  return TensorPtr(value_of(checked(call(op, arguments)).get()));
}

// Python's view of memory for NumPy: an object with the buffer protocol that keeps a Storage.
struct MemoryObject {
  PyObject_HEAD
  Storage* value;
  bool writable;
};

PyTypeObject* memory_type = nullptr;

void dealloc_memory(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  delete reinterpret_cast<MemoryObject*>(self)->value;
  PyObject_Free(self);
  Py_DECREF(type);
}

int get_buffer(PyObject* self, Py_buffer* view, int flags) {
  const auto* memory = reinterpret_cast<MemoryObject*>(self);
  if ((flags & PyBUF_WRITABLE) && !memory->writable) {
    PyErr_SetString(PyExc_BufferError, "the memory is read-only");
    view->obj = nullptr;
    return -1;
  }
  Storage& value = *memory->value;
  view->buf = value.data();
  view->itemsize = static_cast<Py_ssize_t>(itemsize(value.dtype));
  view->len = static_cast<Py_ssize_t>(value.size()) * view->itemsize;
  view->readonly = !memory->writable;
  view->ndim = static_cast<int>(value.ndim());
  view->format = const_cast<char*>(format_of(value.dtype));
  view->shape = reinterpret_cast<Py_ssize_t*>(value.shape.data());
  view->strides = reinterpret_cast<Py_ssize_t*>(value.strides.data());
  view->suboffsets = nullptr;
  view->internal = nullptr;
  const auto asks_for = [&](int request) { return (flags & request) == request; };
  const bool fits = (asks_for(PyBUF_STRIDES) || PyBuffer_IsContiguous(view, 'C')) &&
                    (!asks_for(PyBUF_C_CONTIGUOUS) || PyBuffer_IsContiguous(view, 'C')) &&
                    (!asks_for(PyBUF_F_CONTIGUOUS) || PyBuffer_IsContiguous(view, 'F')) &&
                    (!asks_for(PyBUF_ANY_CONTIGUOUS) || PyBuffer_IsContiguous(view, 'A'));
  if (!fits) {
    PyErr_SetString(PyExc_BufferError, "the memory is not contiguous, and no strides were asked for");
    view->obj = nullptr;
    return -1;
  }
  if (!asks_for(PyBUF_FORMAT)) view->format = nullptr;
  if (!asks_for(PyBUF_ND)) view->shape = nullptr;
  if (!asks_for(PyBUF_STRIDES)) view->strides = nullptr;
  view->obj = Py_NewRef(self);
  return 0;
}

PyType_Slot memory_slots[] = {
    {Py_tp_dealloc, reinterpret_cast<void*>(dealloc_memory)},
    {Py_bf_getbuffer, reinterpret_cast<void*>(get_buffer)},
    {Py_tp_doc, const_cast<char*>("Memory of a Tensor, as a buffer.")},
    {0, nullptr},
};

PyType_Spec memory_spec = {"pylucid._core._Memory", sizeof(MemoryObject), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           memory_slots};

Object list_of(const Storage& value, std::size_t axis, const char* data) {
  if (axis == value.ndim()) return read_element(data, value.dtype);
  Object list = checked(PyList_New(value.shape[axis]));
  for (std::int64_t i = 0; i < value.shape[axis]; ++i) {
    PyList_SET_ITEM(list.get(), i, list_of(value, axis + 1, data + i * value.strides[axis]).release());
  }
  return list;
}

// All bits that occur among bytes.
unsigned bits_of(const char* data, std::int64_t count, std::int64_t stride) {
  unsigned char bits = 0;
  std::int64_t i = 0;
  if (stride == 1) {
    std::uint64_t word = 0;
    for (; i + 32 <= count; i += 32) {
      std::uint64_t some[4];
      std::memcpy(some, data + i, sizeof(some));
      word |= (some[0] | some[1]) | (some[2] | some[3]);
    }
    for (int shift = 0; shift < 64; shift += 8) bits |= static_cast<unsigned char>(word >> shift);
  }
  for (; i < count; ++i) bits |= static_cast<unsigned char>(data[i * stride]);
  return bits;
}

unsigned bits_of(const Storage& value, std::size_t axis, const char* data) {
  if (axis == value.ndim()) return static_cast<unsigned char>(*data);
  const std::int64_t stride = value.strides[axis], count = stride == 0 ? 1 : value.shape[axis];
  if (axis + 1 == value.ndim()) return bits_of(data, count, stride);
  unsigned bits = 0;
  for (std::int64_t i = 0; i < count; ++i) bits |= bits_of(value, axis + 1, data + i * stride);
  return bits;
}

TensorPtr moved(TensorPtr value, Device device, const std::string& where) {
  if (value->requires_grad()) {
    const Object tensor = checked(wrap(value));
    const Object name = Object::steal(device_object(device));
    return operator_result(Operator::ToDevice, tensor.get(), name.get());
  }
  if (device == Device::Cpu) return make_tensor(backend::get(value->device()).to_cpu(value->storage()));
  return make_tensor(backend::get(device).from_cpu(value->storage(), where.c_str()));
}

}  // namespace

bool is_aligned(const Storage& value) {
  const auto size = static_cast<std::int64_t>(itemsize(real_dtype(value.dtype)));
  if (reinterpret_cast<std::intptr_t>(value.data()) % size != 0) return false;
  return std::all_of(value.strides.begin(), value.strides.end(), [&](std::int64_t s) { return s % size == 0; });
}

bool holds_bools(const Storage& value) {
  if (value.dtype != Dtype::Bool || value.size() == 0) return true;
  if (value.contiguous()) return bits_of(value.data(), value.size(), 1) <= 1;
  return bits_of(value, 0, value.data()) <= 1;
}

TensorPtr placed(TensorPtr value, const Placement& placement, const std::string& where) {
  const bool cast = placement.dtype && *placement.dtype != value->dtype();
  const bool move = placement.device && *placement.device != value->device();
  if (!cast && !move) return value;
  if (placement.copy == false) {
    throw ValueError(where + ": another " + (cast ? "dtype" : "device") + " needs a copy, and copy=False forbids one");
  }
  if (cast) convertible(where, value->dtype(), *placement.dtype);
  // On the cpu, which has every dtype.
  const bool move_first = move && *placement.device == Device::Cpu;
  if (move_first) value = moved(std::move(value), *placement.device, where);
  if (cast) {
    if (value->requires_grad()) {
      const Object tensor = checked(wrap(value));
      value = operator_result(Operator::Astype, tensor.get(), dtype_object(*placement.dtype));
    } else {
      value = make_tensor(backend::get(value->device()).cast(value->storage(), *placement.dtype));
    }
  }
  if (move && !move_first) value = moved(std::move(value), *placement.device, where);
  return value;
}

TensorPtr place_borrowed(const Storage& borrowed, const Placement& placement, const std::string& where) {
  if (placement.copy == false) {
    if (!is_aligned(borrowed)) throw ValueError(where + ": memory that is not aligned cannot be shared");
    if (!holds_bools(borrowed)) throw ValueError(where + ": bools of other bytes than 0 and 1 cannot be shared");
    return placed(make_tensor(borrowed), placement, where);
  }
  backend::IBackend& cpu = backend::get(Device::Cpu);
  if (borrowed.dtype != Dtype::Bool) return placed(make_tensor(cpu.copy(borrowed)), placement, where);
  Storage bytes = borrowed;
  bytes.dtype = Dtype::UInt8;
  return placed(make_tensor(cpu.cast(bytes, Dtype::Bool)), placement, where);
}

TensorPtr as_tensor(PyObject* object, const Placement& placement, const std::string& where) {
  if (is_tensor(object)) {
    TensorPtr value(value_of(object));
    TensorPtr result = placed(value, placement, where);
    if (placement.copy == true && result == value && value->storage().buffer->borrowed()) {
      return make_ref<Tensor>(backend::get(value->device()).copy(value->storage()), value->edge());
    }
    return result;
  }
  if (is_numpy_array(object)) return place_borrowed(borrow_numpy(object, placement, where), placement, where);
  if (is_numpy_scalar(object)) {
    const Object asarray = numpy_attribute("asarray");
    const Object array = checked(PyObject_CallOneArg(asarray.get(), object));
    return place_borrowed(borrow_numpy(array.get(), placement, where), placement, where);
  }
  if (PyBytes_Check(object) || PyUnicode_Check(object)) {
    throw TypeError(where + " must be numbers, an array or nested lists, got " + type_name(object));
  }
  if (is_number(object)) return placed(tensor_of_number(object, placement, where), placement, where);
  if (PyList_Check(object) || PyTuple_Check(object)) {
    if (placement.copy == false) throw ValueError(where + ": a list cannot be shared, and copy=False forbids a copy");
    ListReader reader(where);
    if (reader.read(object)) return reader.tensor(placement);
    const Object asarray = numpy_attribute("asarray");
    const Object array = checked(PyObject_CallOneArg(asarray.get(), object));
    return place_borrowed(borrow_numpy(array.get(), placement, where), placement, where);
  }
  if (PyRange_Check(object)) {
    const Object list = checked(PySequence_List(object));
    return as_tensor(list.get(), placement, where);
  }
  if (provides_dlpack(object)) {
    return from_dlpack(object, {placement.dtype, placement.device, placement.copy.value_or(true)}, where);
  }
  if (PyObject_CheckBuffer(object)) return place_borrowed(borrow_buffer(object, std::nullopt, where), placement, where);
  if (PyObject_HasAttrString(object, "__array__")) {
    const Object asarray = numpy_attribute("asarray");
    const Object array = checked(PyObject_CallOneArg(asarray.get(), object));
    return place_borrowed(borrow_numpy(array.get(), placement, where), placement, where);
  }
  throw TypeError(where + " must be numbers, an array or nested lists, got " + type_name(object));
}

Storage on_cpu(const Tensor& value) {
  if (value.device() == Device::Cpu) return value.storage();
  const GilRelease unlocked;
  return backend::get(value.device()).to_cpu(value.storage());
}

Storage export_storage(PyObject* tensor) {
  Storage value = value_of(tensor)->storage();
  if (!value.buffer->borrowed()) {
    // A Tensor of the cell's own: afterwards only others' uses of the memory are left beside these two.
    set_value(tensor, make_tensor(value));
    constexpr std::uint32_t kOwn = 2;
    if (value.buffer->owners() > kOwn || has_repeats(value)) {
      value = backend::get(Device::Cpu).copy(value);
      set_value(tensor, make_tensor(value));
    }
    value.buffer->mark_borrowed();
  }
  return value;
}

bool has_repeats(const Storage& value) {
  for (std::size_t i = 0; i < value.ndim(); ++i) {
    if (value.shape[i] > 1 && value.strides[i] == 0) return true;
  }
  return false;
}

Object to_list(const Storage& value) { return list_of(value, 0, value.data()); }

Object only_element(const Tensor& value, const char* method) {
  if (value.size() != 1) {
    throw ValueError(std::string(method) + ": a Tensor of shape " + to_string(value.shape()) +
                     " has not exactly one element");
  }
  const Storage storage = on_cpu(value);
  return read_element(storage.data(), storage.dtype);
}

Object numpy_view(const Storage& value, bool writable) {
  numpy_dtype(value.dtype);
  auto* self = PyObject_New(MemoryObject, memory_type);
  if (!self) throw PythonError{};
  self->value = new Storage(value);
  self->writable = writable;
  const Object memory = Object::steal(reinterpret_cast<PyObject*>(self));
  static PyObject* asarray = numpy_attribute("asarray").release();
  return checked(PyObject_CallOneArg(asarray, memory.get()));
}

void add_memory_type(PyObject* module) {
  memory_type = reinterpret_cast<PyTypeObject*>(checked(PyType_FromSpec(&memory_spec)).release());
  checked(PyModule_AddObjectRef(module, "_Memory", reinterpret_cast<PyObject*>(memory_type)));
}

}  // namespace pylucid::bindings
