#include "bindings/dtype_object.h"

#include <array>
#include <cstring>

#include "backend/backend.h"
#include "bindings/arguments.h"

namespace pylucid::bindings {
namespace {

struct DtypeObject {
  PyObject_HEAD
  Dtype value;
  PyObject* name;
};

PyTypeObject* dtype_type = nullptr;
std::array<PyObject*, kDtypeCount> dtype_objects{};

Dtype value_of(PyObject* self) { return reinterpret_cast<DtypeObject*>(self)->value; }

void dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_XDECREF(reinterpret_cast<DtypeObject*>(self)->name);
  PyObject_Free(self);
  Py_DECREF(type);
}

PyObject* repr(PyObject* self) {
  return PyUnicode_FromFormat("pylucid.%U", reinterpret_cast<DtypeObject*>(self)->name);
}

PyObject* str(PyObject* self) { return Py_NewRef(reinterpret_cast<DtypeObject*>(self)->name); }

// A Dtype equals its name, so it hashes as its name.
Py_hash_t hash(PyObject* self) { return PyObject_Hash(reinterpret_cast<DtypeObject*>(self)->name); }

bool is_numpy_dtype(PyObject* object) { return std::strncmp(Py_TYPE(object)->tp_name, "numpy.dtype", 11) == 0; }

PyObject* richcompare(PyObject* self, PyObject* other, int op) {
  if (op != Py_EQ && op != Py_NE) Py_RETURN_NOTIMPLEMENTED;
  if (Py_TYPE(other) == dtype_type) return PyBool_FromLong((self == other) == (op == Py_EQ));
  if (PyUnicode_Check(other)) return PyObject_RichCompare(reinterpret_cast<DtypeObject*>(self)->name, other, op);
  if (!is_numpy_dtype(other)) Py_RETURN_NOTIMPLEMENTED;
  if (value_of(self) == Dtype::BFloat16) return PyBool_FromLong(op == Py_NE);
  return guarded([&] { return PyObject_RichCompare(numpy_dtype(value_of(self)).get(), other, op); });
}

PyObject* reduce(PyObject* self, PyObject*) {
  return guarded([&] {
    const Object module = checked(PyImport_ImportModule("pylucid._core"));
    const Object rebuild = checked(PyObject_GetAttrString(module.get(), "_dtype"));
    return Py_BuildValue("O(O)", rebuild.get(), reinterpret_cast<DtypeObject*>(self)->name);
  });
}

PyObject* get_name(PyObject* self, void*) { return str(self); }
PyObject* get_itemsize(PyObject* self, void*) { return PyLong_FromSize_t(itemsize(value_of(self))); }

PyObject* get_kind(PyObject* self, void*) {
  constexpr std::array<const char*, 5> names{"bool", "signed integer", "unsigned integer", "real floating",
                                             "complex floating"};
  return PyUnicode_FromString(names[static_cast<std::size_t>(kind(value_of(self)))]);
}

PyObject* get_numpy(PyObject* self, void*) {
  if (value_of(self) == Dtype::BFloat16) {
    PyErr_SetString(PyExc_AttributeError, "NumPy has no bfloat16");
    return nullptr;
  }
  return guarded([&] { return numpy_dtype(value_of(self)).release(); });
}

PyMethodDef methods[] = {
    {"__reduce__", reduce, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyGetSetDef getset[] = {
    {"name", get_name, nullptr, "The name, such as 'float32'.", nullptr},
    {"itemsize", get_itemsize, nullptr, "Bytes per element.", nullptr},
    {"kind", get_kind, nullptr, "The array API standard's name of its kind, such as 'real floating'.", nullptr},
    {"dtype", get_numpy, nullptr, "The NumPy dtype of the same name.", nullptr},
    {"__numpy_dtype__", get_numpy, nullptr, "The NumPy dtype of the same name.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyType_Slot slots[] = {
    {Py_tp_dealloc, reinterpret_cast<void*>(dealloc)},
    {Py_tp_repr, reinterpret_cast<void*>(repr)},
    {Py_tp_str, reinterpret_cast<void*>(str)},
    {Py_tp_hash, reinterpret_cast<void*>(hash)},
    {Py_tp_richcompare, reinterpret_cast<void*>(richcompare)},
    {Py_tp_methods, methods},
    {Py_tp_getset, getset},
    {Py_tp_doc, const_cast<char*>("An element type. Equal to its name and to the NumPy dtype of that name.")},
    {0, nullptr},
};

PyType_Spec spec = {"pylucid.Dtype", sizeof(DtypeObject), 0,
                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

bool read_name(PyObject* name, Dtype& dt) {
  const auto found = dtype_from_name(text_of(name));
  if (found) dt = *found;
  return found.has_value();
}

// Of a NumPy dtype, whose name is slow to ask for: of those that NumPy has itself, kind and size say all.
bool read_numpy_dtype(PyObject* object, Dtype& dt) {
  const Object kind = checked(PyObject_GetAttrString(object, "kind"));
  const Object itemsize = checked(PyObject_GetAttrString(object, "itemsize"));
  const long size = PyLong_AsLong(itemsize.get());
  const auto found = [&](Dtype one) { return dt = one, true; };
  switch (PyUnicode_ReadChar(kind.get(), 0)) {
    case 'b': return found(Dtype::Bool);
    case 'i': return found(size == 1 ? Dtype::Int8 : size == 2 ? Dtype::Int16 : size == 4 ? Dtype::Int32 : Dtype::Int64);
    case 'u': return found(size == 1 ? Dtype::UInt8 : size == 2 ? Dtype::UInt16 : size == 4 ? Dtype::UInt32 : Dtype::UInt64);
    case 'f': return size <= 8 && found(size == 2 ? Dtype::Float16 : size == 4 ? Dtype::Float32 : Dtype::Float64);
    case 'c': return size <= 16 && found(size == 8 ? Dtype::Complex64 : Dtype::Complex128);
    default: return read_name(checked(PyObject_GetAttrString(object, "name")).get(), dt);
  }
}

// numpy's module when something has imported it, else null; borrowed, never released.
PyObject* numpy_if_imported() {
  static PyObject* numpy = nullptr;
  if (!numpy) {
    PyObject* modules = PyImport_GetModuleDict();
    numpy = Py_XNewRef(PyDict_GetItemString(modules, "numpy"));
  }
  return numpy;
}

bool is_instance_of_numpy(PyObject* object, PyObject*& cached, const char* name) {
  if (!cached) {
    PyObject* numpy = numpy_if_imported();
    if (!numpy) return false;
    cached = PyObject_GetAttrString(numpy, name);
    if (!cached) {
      PyErr_Clear();
      return false;
    }
  }
  return PyObject_TypeCheck(object, reinterpret_cast<PyTypeObject*>(cached));
}

}  // namespace

void add_dtypes(PyObject* module) {
  dtype_type = reinterpret_cast<PyTypeObject*>(checked(PyType_FromSpec(&spec)).release());
  checked(PyModule_AddObjectRef(module, "Dtype", reinterpret_cast<PyObject*>(dtype_type)));
  for (std::size_t i = 0; i < kDtypeCount; ++i) {
    auto* self = PyObject_New(DtypeObject, dtype_type);
    if (!self) throw PythonError{};
    self->value = static_cast<Dtype>(i);
    self->name = PyUnicode_InternFromString(kDtypes[i].name.data());
    dtype_objects[i] = reinterpret_cast<PyObject*>(self);
    checked(PyModule_AddObjectRef(module, kDtypes[i].name.data(), dtype_objects[i]));
  }
  const Object all = checked(PyTuple_New(kDtypeCount));
  for (std::size_t i = 0; i < kDtypeCount; ++i) {
    PyTuple_SET_ITEM(all.get(), static_cast<Py_ssize_t>(i), Py_NewRef(dtype_objects[i]));
  }
  checked(PyModule_AddObjectRef(module, "dtypes", all.get()));
}

PyObject* dtype_object(Dtype dt) { return dtype_objects[static_cast<std::size_t>(dt)]; }

bool read_dtype(PyObject* object, Dtype& dt) {
  if (Py_TYPE(object) == dtype_type) {
    dt = value_of(object);
    return true;
  }
  if (PyUnicode_Check(object)) return read_name(object, dt);
  if (object == reinterpret_cast<PyObject*>(&PyBool_Type)) return dt = Dtype::Bool, true;
  if (object == reinterpret_cast<PyObject*>(&PyLong_Type)) return dt = kDefaultInteger, true;
  if (object == reinterpret_cast<PyObject*>(&PyFloat_Type)) return dt = kDefaultFloat, true;
  if (object == reinterpret_cast<PyObject*>(&PyComplex_Type)) return dt = kDefaultComplex, true;
  if (is_numpy_dtype(object)) return read_numpy_dtype(object, dt);
  PyObject* numpy = PyType_Check(object) ? numpy_if_imported() : nullptr;
  if (!numpy) return false;
  static PyObject* generic = checked(PyObject_GetAttrString(numpy, "generic")).release();
  if (!PyType_IsSubtype(reinterpret_cast<PyTypeObject*>(object), reinterpret_cast<PyTypeObject*>(generic))) return false;
  return read_numpy_dtype(checked(PyObject_CallMethod(numpy, "dtype", "O", object)).get(), dt);
}

Dtype dtype_argument(PyObject* object, const std::string& where) {
  Dtype dt;
  if (read_dtype(object, dt)) return dt;
  const Object shown = checked(PyObject_Repr(object));
  throw TypeError(where + " must be a dtype such as pylucid.float32, got " + text_of(shown.get()));
}

Device device_argument(PyObject* object, const std::string& where) {
  if (PyUnicode_Check(object)) {
    if (PyUnicode_CompareWithASCIIString(object, "cpu") == 0) return Device::Cpu;
    if (PyUnicode_CompareWithASCIIString(object, "gpu") == 0) {
      load_gpu();
      return Device::Gpu;
    }
    throw ValueError(where + " must be 'cpu' or 'gpu', got '" + text_of(object) + "'");
  }
  throw TypeError(where + " must be 'cpu' or 'gpu', got " + type_name(object));
}

PyObject* device_object(Device device) {
  static PyObject* const names[] = {PyUnicode_InternFromString("cpu"), PyUnicode_InternFromString("gpu")};
  return Py_NewRef(names[static_cast<std::size_t>(device)]);
}

void load_gpu() {
  if (backend::available(Device::Gpu)) return;
  const Object module = checked(PyImport_ImportModule("pylucid._gpu"));
  checked(PyObject_CallMethod(module.get(), "load", nullptr));
  if (!backend::available(Device::Gpu)) throw Error("the gpu backend was loaded but offers no device");
}

Object numpy_attribute(const char* name) {
  static PyObject* numpy = nullptr;
  if (!numpy) numpy = checked(PyImport_ImportModule("numpy")).release();
  return checked(PyObject_GetAttrString(numpy, name));
}

Object numpy_dtype(Dtype dt) {
  if (dt == Dtype::BFloat16) throw TypeError("NumPy has no bfloat16; use astype(pylucid.float32) first");
  static std::array<PyObject*, kDtypeCount> cache{};
  PyObject*& entry = cache[static_cast<std::size_t>(dt)];
  if (!entry) {
    const Object make = numpy_attribute("dtype");
    entry = checked(PyObject_CallFunction(make.get(), "s", name(dt).data())).release();
  }
  return Object::borrow(entry);
}

bool is_numpy_scalar(PyObject* object) {
  static PyObject* generic = nullptr;
  return is_instance_of_numpy(object, generic, "generic");
}

bool is_numpy_array(PyObject* object) {
  static PyObject* ndarray = nullptr;
  return is_instance_of_numpy(object, ndarray, "ndarray");
}

}  // namespace pylucid::bindings
