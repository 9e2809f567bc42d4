#include <array>
#include <cmath>

#include "autograd/node.h"
#include "backend/backend.h"
#include "bindings/convert.h"
#include "bindings/dtype_object.h"
#include "bindings/node_object.h"
#include "bindings/numbers.h"
#include "bindings/tensor_parts.h"

namespace pylucid::bindings {
namespace {

void check_readable_memory(const Tensor& value, const char* method) {
  if (value.requires_grad()) {
    throw GradientError(std::string(method) + ": the Tensor requires grad; use detach()." + method + "()");
  }
  if (value.device() != Device::Cpu) {
    throw TypeError(std::string(method) + ": the Tensor is on the gpu; use to_device('cpu') first");
  }
}

Object shared_array(PyObject* self) {
  // Before the memory is given away: a dtype without a NumPy equal changes nothing.
  numpy_dtype(value_of(self)->dtype());
  const Storage value = export_storage(self);
  return numpy_view(value, !value.buffer->read_only() && !has_repeats(value));
}

PyObject* numpy(PyObject* self, PyObject*) {
  return guarded([&] {
    check_readable_memory(*value_of(self), "numpy");
    return shared_array(self).release();
  });
}

constexpr std::array<Parameter, 2> kArray{{{"dtype", false, false, false}, {"copy", false, false, false}}};

PyObject* array(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"__array__", kArray};
    const Arguments arguments(parameters, args, nargs, kwnames);
    check_readable_memory(*value_of(self), "numpy");
    std::optional<bool> copy;
    if (!arguments.is_none(1)) copy = arguments.boolean(1);
    const Object own = numpy_dtype(value_of(self)->dtype());
    if (!arguments.is_none(0)) {
      const Object make = numpy_attribute("dtype");
      const Object wanted = checked(PyObject_CallOneArg(make.get(), arguments.object(0)));
      const int same = PyObject_RichCompareBool(wanted.get(), own.get(), Py_EQ);
      checked(same);
      if (!same) {
        if (copy == false) throw ValueError("__array__: another dtype needs a copy, and copy=False forbids one");
        const Object view = numpy_view(value_of(self)->storage(), false);
        return checked(PyObject_CallMethod(view.get(), "astype", "O", wanted.get())).release();
      }
    }
    if (copy == true) {
      const Object view = numpy_view(value_of(self)->storage(), false);
      return checked(PyObject_CallMethod(view.get(), "copy", nullptr)).release();
    }
    return shared_array(self).release();
  });
}

PyObject* item(PyObject* self, PyObject*) {
  return guarded([&] { return only_element(*value_of(self), "item").release(); });
}

PyObject* tolist(PyObject* self, PyObject*) {
  return guarded([&] { return to_list(on_cpu(*value_of(self))).release(); });
}

Object shown_values(const Storage& value) {
  const bool half = value.dtype == Dtype::BFloat16;
  const Object view = numpy_view(half ? backend::get(Device::Cpu).cast(value, Dtype::Float32) : value, false);
  static PyObject* array2string = numpy_attribute("array2string").release();
  const Object arguments = checked(PyTuple_Pack(1, view.get()));
  const Object keywords = checked(Py_BuildValue("{s:s,s:s}", "separator", ", ", "prefix", "tensor("));
  return checked(PyObject_Call(array2string, arguments.get(), keywords.get()));
}

bool shows_its_dtype(Dtype dt) { return dt == kDefaultFloat || dt == kDefaultInteger || dt == Dtype::Bool; }

PyObject* repr(PyObject* self) {
  return guarded([&] {
    const TensorPtr value = held(self);
    std::string facts;
    if (value->size() == 0 && value->ndim() != 1) facts += ", size=" + to_string(value->shape());
    // Values show the dtypes that numbers have by themselves, where there are values.
    const bool shown = value->size() == 0 ? value->dtype() == kDefaultFloat : shows_its_dtype(value->dtype());
    if (!shown) facts += ", dtype=pylucid." + std::string(name(value->dtype()));
    if (value->device() == Device::Gpu) facts += ", device='gpu'";
    if (!is_leaf(*value)) {
      facts += ", grad_fn=<" + std::string(shown_name(*value->edge().node)) + ">";
    } else if (value->requires_grad()) {
      facts += ", requires_grad=True";
    }
    // NumPy has no array of some shapes without elements.
    if (value->size() == 0) return PyUnicode_FromFormat("tensor([]%s)", facts.c_str());
    // Nor of those that memory could not hold if they were not broadcast; bfloat16 is shown as a copy.
    const std::int64_t most = value->dtype() == Dtype::BFloat16 ? std::int64_t{1} << 32 : INT64_MAX / 16;
    if (value->size() > most) {
      return PyUnicode_FromFormat("tensor(..., size=%s%s)", to_string(value->shape()).c_str(), facts.c_str());
    }
    const Object values = shown_values(on_cpu(*value));
    return PyUnicode_FromFormat("tensor(%U%s)", values.get(), facts.c_str());
  });
}

PyObject* format(PyObject* self, PyObject* specification) {
  return guarded([&] {
    if (!PyUnicode_Check(specification)) throw TypeError("__format__ takes a str, got " + type_name(specification));
    if (PyUnicode_GET_LENGTH(specification) == 0) return PyObject_Str(self);
    if (value_of(self)->ndim() != 0) {
      throw TypeError("a format such as ':.3f' is for a 0-d Tensor; this one has shape " +
                      to_string(value_of(self)->shape()));
    }
    const Object number = only_element(*value_of(self), "format");
    return PyObject_Format(number.get(), specification);
  });
}

int as_bool(PyObject* self) {
  const Object result = Object::steal(guarded([&] {
    const Tensor& value = *value_of(self);
    if (value.size() != 1) {
      throw ValueError("bool: the truth of a Tensor of shape " + to_string(value.shape()) +
                       " is ambiguous; it must have exactly one element");
    }
    return only_element(value, "bool").release();
  }));
  return result ? PyObject_IsTrue(result.get()) : -1;
}

template <PyObject* (*convert)(PyObject*)>
PyObject* as_number(PyObject* self, const char* method) {
  return guarded([&] { return convert(only_element(*value_of(self), method).get()); });
}

PyObject* as_int(PyObject* self) { return as_number<PyNumber_Long>(self, "int"); }
PyObject* as_float(PyObject* self) { return as_number<PyNumber_Float>(self, "float"); }

PyObject* as_complex(PyObject* self, PyObject*) {
  return guarded([&] {
    const Object number = only_element(*value_of(self), "complex");
    Py_complex value = PyComplex_AsCComplex(number.get());
    // As the array API standard has it.
    if (!is_complex(value_of(self)->dtype()) && std::isnan(value.real)) value.imag = value.real;
    return PyErr_Occurred() ? nullptr : PyComplex_FromCComplex(value);
  });
}

PyObject* as_index(PyObject* self) {
  return guarded([&] {
    const Tensor& value = *value_of(self);
    if (!is_integer(value.dtype()) || value.ndim() != 0) {
      throw TypeError("an index must be a 0-d Tensor of integers, got " + std::string(name(value.dtype())) +
                      " of shape " + to_string(value.shape()));
    }
    return only_element(value, "index").release();
  });
}

const PyMethodDef kMethods[] = {
    {"numpy", numpy, METH_NOARGS,
     "numpy($self, /)\n--\n\nA NumPy array that shares this Tensor's memory. Raises for a Tensor that requires grad or is "
     "on the gpu."},
    {"__array__", function(array), kFast, "__array__($self, /, dtype=None, copy=None)\n--\n\nNumPy's protocol."},
    {"item", item, METH_NOARGS, "item($self, /)\n--\n\nThe only element as a Python number."},
    {"tolist", tolist, METH_NOARGS, "tolist($self, /)\n--\n\nNested lists of Python numbers."},
    {"__format__", format, METH_O, "__format__($self, specification, /)\n--\n\nFormats the number of a 0-d Tensor."},
    {"__complex__", as_complex, METH_NOARGS, "__complex__($self, /)\n--\n\nThe only element as a complex."},
};

const PyType_Slot kSlots[] = {
    {Py_tp_repr, slot(repr)},
    {Py_nb_bool, slot(as_bool)},
    {Py_nb_int, slot(as_int)},
    {Py_nb_float, slot(as_float)},
    {Py_nb_index, slot(as_index)},
};

}  // namespace

std::span<const PyType_Slot> conversion_slots() { return kSlots; }
std::span<const PyMethodDef> conversion_methods() { return kMethods; }

}  // namespace pylucid::bindings
