#include "bindings/dlpack.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <memory>
#include <vector>

#include "backend/backend.h"
#include "bindings/dtype_object.h"
#include "bindings/numbers.h"
#include "bindings/tensor_object.h"

namespace pylucid::bindings {
namespace {

// The structures of DLPack's binary interface, version 1.

enum DeviceType : std::int32_t { kCpu = 1, kExtension = 12 };
enum TypeCode : std::uint8_t { kInt = 0, kUInt = 1, kFloat = 2, kBfloat = 4, kComplex = 5, kBool = 6 };

struct DlDevice {
  std::int32_t type;
  std::int32_t id;
};

struct DlDtype {
  std::uint8_t code;
  std::uint8_t bits;
  std::uint16_t lanes;
};

struct DlTensor {
  void* data;
  DlDevice device;
  std::int32_t ndim;
  DlDtype dtype;
  std::int64_t* shape;
  std::int64_t* strides;  // in elements; null: C order
  std::uint64_t byte_offset;
};

struct Managed {
  DlTensor tensor;
  void* context;
  void (*deleter)(Managed*);
};

struct ManagedVersioned {
  std::uint32_t major;
  std::uint32_t minor;
  void* context;
  void (*deleter)(ManagedVersioned*);
  std::uint64_t flags;
  DlTensor tensor;
};

constexpr std::uint32_t kMajor = 1;
constexpr std::uint32_t kMinor = 1;
constexpr std::uint64_t kReadOnly = 1;
constexpr std::uint64_t kCopied = 2;

template <class M>
constexpr const char* kName = std::is_same_v<M, Managed> ? "dltensor" : "dltensor_versioned";
template <class M>
constexpr const char* kUsedName = std::is_same_v<M, Managed> ? "used_dltensor" : "used_dltensor_versioned";

DlDtype dl_dtype(Dtype dt) {
  const auto bits = static_cast<std::uint8_t>(8 * itemsize(dt));
  if (dt == Dtype::BFloat16) return {kBfloat, bits, 1};
  constexpr std::array<std::uint8_t, 5> codes{kBool, kInt, kUInt, kFloat, kComplex};
  return {codes[static_cast<std::size_t>(kind(dt))], bits, 1};
}

template <class M>
struct Exported {
  M managed{};
  Storage value;
  std::vector<std::int64_t> strides;
};

template <class M>
void delete_exported(M* managed) {
  delete static_cast<Exported<M>*>(managed->context);
}

template <class M>
void destroy_capsule(PyObject* capsule) {
  if (!PyCapsule_IsValid(capsule, kName<M>)) return;
  auto* managed = static_cast<M*>(PyCapsule_GetPointer(capsule, kName<M>));
  if (managed && managed->deleter) managed->deleter(managed);
}

template <class M>
PyObject* make_capsule(const Storage& value, std::uint64_t flags) {
  auto exported = std::make_unique<Exported<M>>();
  exported->value = value;
  Storage& own = exported->value;
  for (const std::int64_t stride : own.strides) {
    exported->strides.push_back(stride / static_cast<std::int64_t>(itemsize(own.dtype)));
  }
  exported->managed.context = exported.get();
  exported->managed.deleter = delete_exported<M>;
  exported->managed.tensor = {own.data(),       {kCpu, 0},        static_cast<std::int32_t>(own.ndim()),
                              dl_dtype(own.dtype), own.shape.data(), exported->strides.data(),
                              0};
  if constexpr (std::is_same_v<M, ManagedVersioned>) {
    exported->managed.major = kMajor;
    exported->managed.minor = kMinor;
    exported->managed.flags = flags;
  }
  PyObject* capsule = PyCapsule_New(&exported->managed, kName<M>, destroy_capsule<M>);
  if (capsule) static_cast<void>(exported.release());
  return capsule;
}

bool whole_strides(const Storage& value) {
  for (const std::int64_t stride : value.strides) {
    if (stride % static_cast<std::int64_t>(itemsize(value.dtype)) != 0) return false;
  }
  return true;
}

// Memory that a capsule's producer owns.
template <class M>
class CapsuleBuffer final : public Buffer {
 public:
  explicit CapsuleBuffer(M* managed) : Buffer(nullptr, 0, Device::Cpu), managed_(managed) { mark_borrowed(); }
  ~CapsuleBuffer() override {
    if (!managed_->deleter || !Py_IsInitialized()) return;
    const GilAcquire locked;
    managed_->deleter(managed_);
  }
  void describe(void* data, std::size_t nbytes, bool read_only) {
    data_ = data;
    nbytes_ = nbytes;
    read_only_ = read_only;
  }

 private:
  M* managed_;
};

Dtype read_dl_dtype(const DlDtype& given, const std::string& where) {
  if (given.lanes != 1) throw BufferError(where + ": a DLPack dtype of several lanes is not supported");
  for (std::size_t i = 0; i < kDtypeCount; ++i) {
    const auto dt = static_cast<Dtype>(i);
    const DlDtype known = dl_dtype(dt);
    if (known.code == given.code && known.bits == given.bits) return dt;
  }
  throw BufferError(where + ": DLPack's dtype of code " + std::to_string(given.code) + " and " +
                    std::to_string(given.bits) + " bits is not supported");
}

// Everything that a capsule claims is checked before it is believed; the memory itself cannot be.
Storage read_dl_tensor(const DlTensor& given, const std::string& where) {
  if (given.device.type != kCpu) {
    throw BufferError(where + ": DLPack device type " + std::to_string(given.device.type) + " is not cpu memory");
  }
  if (given.ndim < 0 || given.ndim > static_cast<std::int32_t>(kMaxDims)) {
    throw BufferError(where + ": a DLPack tensor of " + std::to_string(given.ndim) + " dimensions is not valid");
  }
  Storage value;
  value.dtype = read_dl_dtype(given.dtype, where);
  const auto ndim = static_cast<std::size_t>(given.ndim);
  if (ndim > 0 && !given.shape) throw BufferError(where + ": a DLPack tensor without a shape");
  value.shape.resize(ndim);
  const auto size = static_cast<std::int64_t>(itemsize(value.dtype));
  bool empty = false;
  for (std::size_t i = 0; i < ndim; ++i) {
    value.shape[i] = given.shape[i];
    if (given.shape[i] < 0) throw BufferError(where + ": a DLPack tensor with a negative extent");
    empty = empty || given.shape[i] == 0;
  }
  std::int64_t nbytes = size;
  for (std::size_t i = 0; i < ndim && !empty; ++i) {
    if (__builtin_mul_overflow(nbytes, given.shape[i], &nbytes)) throw BufferError(where + ": a DLPack tensor too large");
  }
  if (!given.data && !empty) throw BufferError(where + ": a DLPack tensor without data");
  if (given.strides && !empty) {
    value.strides.resize(ndim);
    for (std::size_t i = 0; i < ndim; ++i) {
      std::int64_t reach = 0;
      if (__builtin_mul_overflow(given.strides[i], size, &value.strides[i]) ||
          __builtin_mul_overflow(value.strides[i], given.shape[i], &reach)) {
        throw BufferError(where + ": a DLPack tensor with strides out of range");
      }
    }
  } else {
    value.strides = contiguous_strides(value.shape, static_cast<std::size_t>(size));
  }
  // No processor has memory farther apart.
  constexpr std::int64_t farthest = std::int64_t{1} << 56;
  std::int64_t low = 0, high = 0;
  for (std::size_t i = 0; i < ndim && !empty; ++i) {
    const std::int64_t reach = value.strides[i] * (given.shape[i] - 1);
    (reach < 0 ? low : high) += std::clamp(reach, -farthest, farthest);
  }
  if (given.byte_offset > static_cast<std::uint64_t>(farthest) || high > farthest || low < -farthest) {
    throw BufferError(where + ": a DLPack tensor beyond the address space");
  }
  value.offset = static_cast<std::int64_t>(given.byte_offset);
  return value;
}

template <class M>
Storage take_capsule(PyObject* capsule, const std::string& where) {
  auto* managed = static_cast<M*>(PyCapsule_GetPointer(capsule, kName<M>));
  if (!managed) throw PythonError{};
  bool read_only = false;
  if constexpr (std::is_same_v<M, ManagedVersioned>) {
    if (managed->major != kMajor) {
      throw BufferError(where + ": DLPack version " + std::to_string(managed->major) + " is not supported");
    }
    read_only = (managed->flags & kReadOnly) != 0;
  }
  Storage value = read_dl_tensor(managed->tensor, where);
  auto* buffer = new CapsuleBuffer<M>(managed);
  buffer->describe(managed->tensor.data, static_cast<std::size_t>(value.size()) * itemsize(value.dtype), read_only);
  value.buffer = Ref<Buffer>(buffer);
  // From here on the buffer calls the deleter, and the capsule must not.
  checked(PyCapsule_SetName(capsule, kUsedName<M>));
  return value;
}

Storage read_capsule(PyObject* capsule, const std::string& where) {
  if (PyCapsule_IsValid(capsule, kName<ManagedVersioned>)) return take_capsule<ManagedVersioned>(capsule, where);
  if (PyCapsule_IsValid(capsule, kName<Managed>)) return take_capsule<Managed>(capsule, where);
  const char* name = PyCapsule_GetName(capsule);
  PyErr_Clear();
  throw BufferError(where + ": a capsule named '" + (name ? name : "") +
                    "' is not a DLPack capsule that is still to be used");
}

std::int64_t producer_device(PyObject* object, const std::string& where) {
  const Object method = Object::steal(PyObject_GetAttrString(object, "__dlpack_device__"));
  if (!method) {
    if (!PyErr_ExceptionMatches(PyExc_AttributeError)) throw PythonError{};
    PyErr_Clear();
    throw TypeError(where + " is " + type_name(object) + ", which has no __dlpack_device__; an array with both is accepted");
  }
  const Object device = checked(PyObject_CallNoArgs(method.get()));
  if (!PyTuple_Check(device.get()) || PyTuple_GET_SIZE(device.get()) != 2) {
    throw TypeError(where + ": __dlpack_device__ must return a pair, got " + type_name(device.get()));
  }
  return read_integer(PyTuple_GET_ITEM(device.get(), 0), where + ": the device type");
}

Object request_capsule(PyObject* object, std::optional<bool> copy) {
  const Object method = checked(PyObject_GetAttrString(object, "__dlpack__"));
  const Object arguments = checked(PyTuple_New(0));
  const Object keywords = checked(Py_BuildValue("{s(II)}", "max_version", kMajor, kMinor));
  if (copy == false) checked(PyDict_SetItemString(keywords.get(), "copy", Py_False));
  PyObject* capsule = PyObject_Call(method.get(), arguments.get(), keywords.get());
  if (!capsule && PyErr_ExceptionMatches(PyExc_TypeError)) {
    // A producer from before version 1 knows no max_version.
    PyErr_Clear();
    capsule = PyObject_CallNoArgs(method.get());
  }
  return checked(capsule);
}

constexpr std::array<Parameter, 4> kToDlpack{{
    {"stream", false, false, true},
    {"max_version", false, false, true},
    {"dl_device", false, false, true},
    {"copy", false, false, true},
}};

}  // namespace

PyObject* to_dlpack(PyObject* tensor, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    const std::string where = "__dlpack__";
    static constexpr Parameters parameters{"__dlpack__", kToDlpack};
    const Arguments arguments(parameters, args, nargs, kwnames);
    const Tensor& value = *value_of(tensor);
    if (value.requires_grad()) throw BufferError(where + ": a Tensor that requires grad; use detach() first");
    if (!arguments.is_none(0)) throw BufferError(where + ": stream must be None: cpu memory has no streams");
    bool versioned = false;
    if (!arguments.is_none(1)) {
      const Dims version = arguments.extents(1);
      versioned = version.size() > 0 && version[0] >= static_cast<std::int64_t>(kMajor);
    }
    bool to_cpu = false;
    if (!arguments.is_none(2)) {
      PyObject* device = arguments.object(2);
      if (!PyTuple_Check(device) || PyTuple_GET_SIZE(device) != 2) {
        throw TypeError(where + ": dl_device must be a pair (type, id), got " + type_name(device));
      }
      const std::int64_t type = read_integer(PyTuple_GET_ITEM(device, 0), where + ": dl_device[0]");
      to_cpu = type == kCpu;
      if (!to_cpu) throw BufferError(where + ": device type " + std::to_string(type) + " cannot be exported to");
    }
    std::optional<bool> copy;
    if (!arguments.is_none(3)) copy = arguments.boolean(3);

    if (value.device() != Device::Cpu) {
      if (!to_cpu || copy == false) throw BufferError(where + ": a gpu Tensor; use to_device('cpu') first");
      copy = true;
    }
    bool must_copy = copy == true;
    // Before version 1 a capsule could not say that it is read-only.
    const bool locked = value.device() == Device::Cpu && (value.storage().buffer->read_only() ||
                                                          (value.storage().buffer->borrowed() && has_repeats(value.storage())));
    if ((locked && !versioned) || !whole_strides(value.storage())) {
      if (copy == false) throw BufferError(where + ": this memory cannot be exported without a copy");
      must_copy = true;
    }
    Storage shared;
    std::uint64_t flags = 0;
    if (must_copy) {
      shared = backend::get(Device::Cpu).copy(on_cpu(value));
      flags = kCopied;
    } else {
      shared = export_storage(tensor);
      flags = locked ? kReadOnly : 0;
    }
    return versioned ? make_capsule<ManagedVersioned>(shared, flags) : make_capsule<Managed>(shared, 0);
  });
}

PyObject* dlpack_device(PyObject* tensor, PyObject*) {
  return Py_BuildValue("(ii)", value_of(tensor)->device() == Device::Cpu ? kCpu : kExtension, 0);
}

bool provides_dlpack(PyObject* object) {
  return PyCapsule_CheckExact(object) || PyObject_HasAttrString(object, "__dlpack__");
}

TensorPtr from_dlpack(PyObject* object, const Placement& placement, const std::string& where) {
  const auto take = [&](PyObject* capsule) {
    const Storage value = read_capsule(capsule, where);
    Placement rest = placement;
    if (!rest.copy) rest.copy = rest.device == Device::Gpu || !is_aligned(value) || !holds_bools(value);
    return place_borrowed(value, rest, where);
  };
  if (PyCapsule_CheckExact(object)) return take(object);
  if (!PyObject_HasAttrString(object, "__dlpack__")) {
    throw TypeError(where + " must have __dlpack__, got " + type_name(object));
  }
  if (producer_device(object, where) != kCpu) throw BufferError(where + ": the array is not in cpu memory");
  const Object capsule = request_capsule(object, placement.copy);
  if (!PyCapsule_CheckExact(capsule.get())) {
    throw TypeError(where + ": __dlpack__ must return a capsule, got " + type_name(capsule.get()));
  }
  return take(capsule.get());
}

}  // namespace pylucid::bindings
