#include "bindings/arguments.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <new>
#include <string_view>

#include "bindings/dtype_object.h"
#include "bindings/indexing.h"
#include "bindings/numbers.h"
#include "bindings/tensor_object.h"

namespace pylucid::bindings {
namespace {

// From this many elements on a kernel takes longer than handing the lock over.
constexpr std::uint64_t kUnlockedElements = 32 * 1024;

std::string prefix(const Parameters& parameters) { return std::string(parameters.operator_name) + ": "; }

std::size_t positional_count(const Parameters& parameters) {
  return static_cast<std::size_t>(
      std::count_if(parameters.list.begin(), parameters.list.end(), [](const Parameter& p) { return !p.keyword_only; }));
}

// The parameters that are accepted so, as the end of a message.
template <class Which>
std::string listed(const Parameters& parameters, const char* how, Which&& which) {
  std::string names;
  for (const Parameter& p : parameters.list) {
    if (which(p)) names += (names.empty() ? std::string("; ") + how + ": " : ", ") + p.name;
  }
  return names;
}

[[noreturn]] void surplus(const Parameters& parameters, Py_ssize_t nargs) {
  const std::size_t most = positional_count(parameters);
  const bool shaped = std::any_of(parameters.list.begin(), parameters.list.end(), [](const Parameter& p) {
    return !p.keyword_only && p.name == std::string_view("shape");
  });
  throw TypeError(prefix(parameters) + "takes at most " + std::to_string(most) + " positional argument" +
                  (most == 1 ? "" : "s") + ", got " + std::to_string(nargs) +
                  listed(parameters, "by name", [](const Parameter& p) { return p.keyword_only; }) +
                  (shaped ? "; a shape is one argument, such as (2, 3)" : ""));
}

std::size_t find_parameter(const Parameters& parameters, PyObject* keyword) {
  const std::string wanted = text_of(keyword);
  for (std::size_t i = 0; i < parameters.list.size(); ++i) {
    if (parameters.list[i].name != wanted) continue;
    if (!parameters.list[i].positional_only) return i;
    throw TypeError(prefix(parameters) + wanted + " is positional only");
  }
  std::string accepted = listed(parameters, "by name", [](const Parameter& p) { return !p.positional_only; });
  if (accepted.empty()) accepted = listed(parameters, "by position", [](const Parameter&) { return true; });
  throw TypeError(prefix(parameters) + "unexpected keyword argument '" + wanted + "'" + accepted);
}

std::string given_as(PyObject* object) {
  std::string text = type_name(object);
  if (PyList_Check(object) || PyTuple_Check(object) || is_numpy_array(object)) text += "; use pylucid.asarray";
  return text;
}

bool exceeds(std::span<const std::int64_t> shape) {
  std::uint64_t elements = 1;
  for (const std::int64_t extent : shape) elements *= static_cast<std::uint64_t>(extent);
  return elements > kUnlockedElements;
}

// Tensors, one of which is large; or a shape to be made.
bool sequence_is_large(PyObject* sequence) {
  const std::span<PyObject* const> items(PySequence_Fast_ITEMS(sequence),
                                         static_cast<std::size_t>(PySequence_Fast_GET_SIZE(sequence)));
  std::uint64_t elements = 1;
  for (PyObject* item : items) {
    std::int64_t extent = 0;
    if (is_tensor(item) && exceeds(value_of(item)->shape())) return true;
    if (read_plain_integer(item, extent)) elements *= static_cast<std::uint64_t>(std::max<std::int64_t>(extent, 0));
  }
  return elements > kUnlockedElements;
}

}  // namespace

Arguments::Arguments(const Parameters& parameters, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames)
    : parameters_(parameters) {
  const std::size_t count = parameters.list.size();
  const auto given = static_cast<std::size_t>(nargs);
  if (given > count) surplus(parameters, nargs);
  for (std::size_t i = 0; i < given; ++i) {
    if (parameters.list[i].keyword_only) surplus(parameters, nargs);
    slots_[i] = args[i];
  }
  for (std::size_t i = given; i < count; ++i) slots_[i] = nullptr;
  if (kwnames) {
    const Py_ssize_t keywords = PyTuple_GET_SIZE(kwnames);
    for (Py_ssize_t k = 0; k < keywords; ++k) {
      const std::size_t i = find_parameter(parameters, PyTuple_GET_ITEM(kwnames, k));
      if (slots_[i]) throw TypeError(where(i) + " is given twice");
      slots_[i] = args[nargs + k];
    }
  }
  for (std::size_t i = given; i < count; ++i) {
    if (parameters.list[i].required && !slots_[i]) throw TypeError(where(i) + " is missing");
  }
}

std::string Arguments::where(std::size_t i) const { return prefix(parameters_) + parameters_.list[i].name; }

Operand Arguments::operand(std::size_t i) const {
  PyObject* object = slots_[i];
  if (is_tensor(object)) return Operand(TensorPtr(value_of(object)));
  Scalar plain;
  if (read_plain_scalar(object, plain)) return Operand(plain);
  if (is_number(object)) {
    if (const auto scalar = read_scalar(object, where(i))) return Operand(*scalar);
  }
  throw TypeError(where(i) + " must be a Tensor or a number, got " + given_as(object));
}

Operand Arguments::optional_operand(std::size_t i) const { return is_none(i) ? Operand() : operand(i); }

std::vector<TensorPtr> Arguments::tensors(std::size_t i) const {
  PyObject* object = slots_[i];
  if (!PyList_Check(object) && !PyTuple_Check(object)) {
    throw TypeError(where(i) + " must be a list or tuple of Tensors, got " + type_name(object));
  }
  const std::span<PyObject* const> items(PySequence_Fast_ITEMS(object),
                                         static_cast<std::size_t>(PySequence_Fast_GET_SIZE(object)));
  std::vector<TensorPtr> result;
  result.reserve(items.size());
  for (PyObject* item : items) {
    if (!is_tensor(item)) {
      throw TypeError(where(i) + "[" + std::to_string(result.size()) + "] must be a Tensor, got " + given_as(item));
    }
    result.emplace_back(value_of(item));
  }
  return result;
}

double Arguments::number(std::size_t i) const {
  PyObject* object = slots_[i];
  if (PyFloat_Check(object)) return PyFloat_AS_DOUBLE(object);
  const auto scalar = read_scalar(object, where(i));
  if (!scalar || scalar->kind == Scalar::Kind::Complex) {
    throw TypeError(where(i) + " must be a real number, got " + type_name(object));
  }
  return scalar->as_double();
}

std::int64_t Arguments::integer(std::size_t i) const {
  std::int64_t plain = 0;
  return read_plain_integer(slots_[i], plain) ? plain : read_integer(slots_[i], where(i));
}

bool Arguments::boolean(std::size_t i) const {
  PyObject* object = slots_[i];
  if (PyBool_Check(object)) return object == Py_True;
  const auto scalar = is_numpy_scalar(object) ? read_scalar(object, where(i)) : std::nullopt;
  if (!scalar || scalar->kind != Scalar::Kind::Bool) {
    throw TypeError(where(i) + " must be a bool, got " + type_name(object));
  }
  return scalar->integer != 0;
}

int Arguments::choice(std::size_t i, std::span<const char* const> choices) const {
  PyObject* object = slots_[i];
  std::string accepted;
  for (const char* choice : choices) accepted += (accepted.empty() ? "'" : ", '") + std::string(choice) + "'";
  if (!PyUnicode_Check(object)) {
    throw TypeError(where(i) + " must be one of " + accepted + ", got " + type_name(object));
  }
  for (std::size_t k = 0; k < choices.size(); ++k) {
    if (PyUnicode_CompareWithASCIIString(object, choices[k]) == 0) return static_cast<int>(k);
  }
  throw ValueError(where(i) + " must be one of " + accepted + ", got '" + text_of(object) + "'");
}

Dims Arguments::extents(std::size_t i) const {
  PyObject* object = slots_[i];
  if (PyIndex_Check(object) && !is_tensor(object)) return Dims{integer(i)};
  if (!PyList_Check(object) && !PyTuple_Check(object)) {
    throw TypeError(where(i) + " must be an int or a tuple of ints, got " + type_name(object));
  }
  const auto count = static_cast<std::size_t>(PySequence_Fast_GET_SIZE(object));
  if (count > kMaxDims) {
    throw ValueError(where(i) + " has " + std::to_string(count) + " entries, more than the " +
                     std::to_string(kMaxDims) + " dimensions that a Tensor may have");
  }
  Dims result(count);
  for (std::size_t k = 0; k < count; ++k) {
    // Reading an integer can run Python code, which may change the list.
    if (static_cast<std::size_t>(PySequence_Fast_GET_SIZE(object)) != count) {
      throw ValueError(where(i) + " changed while it was read");
    }
    PyObject* item = PySequence_Fast_GET_ITEM(object, static_cast<Py_ssize_t>(k));
    if (!read_plain_integer(item, result[k])) {
      const Object held = Object::borrow(item);
      result[k] = read_integer(item, where(i) + "[" + std::to_string(k) + "]");
    }
  }
  return result;
}

Dtype Arguments::dtype(std::size_t i) const { return dtype_argument(slots_[i], where(i)); }

Device Arguments::device(std::size_t i) const { return device_argument(slots_[i], where(i)); }

Scalar Arguments::scalar(std::size_t i) const {
  if (const auto scalar = read_scalar(slots_[i], where(i))) return *scalar;
  throw TypeError(where(i) + " must be a number, got " + given_as(slots_[i]));
}

Index Arguments::index(std::size_t i) const {
  if (is_tensor(slots_[i - 1])) return read_index(slots_[i], value_of(slots_[i - 1])->shape());
  if (PyList_Check(slots_[i - 1]) || PyTuple_Check(slots_[i - 1])) return read_index(slots_[i], extents(i - 1));
  throw TypeError(where(i - 1) + " must be a Tensor, got " + given_as(slots_[i - 1]));
}

TensorPtr Arguments::leaf(std::size_t i, TensorPtr value) const {
  if (!given(i) || !boolean(i) || value->requires_grad()) return value;
  if (!is_inexact(value->dtype())) {
    throw TypeError(where(i) + " is True, but the dtype is " + std::string(name(value->dtype())) +
                    "; floating point and complex dtypes have gradients");
  }
  return as_leaf(value);
}

bool Arguments::large() const {
  for (std::size_t i = 0; i < parameters_.list.size(); ++i) {
    PyObject* object = slots_[i];
    if (!object) continue;
    if (is_tensor(object)) {
      if (exceeds(value_of(object)->shape())) return true;
    } else if (PyList_Check(object) || PyTuple_Check(object)) {
      if (sequence_is_large(object)) return true;
    }
  }
  return false;
}

PyObject* linalg_error() {
  static PyObject* const type = PyErr_NewExceptionWithDoc(
      "pylucid.linalg.LinAlgError", "A matrix that has no inverse, is not positive definite, or holds NaN or infinity.",
      PyExc_ValueError, nullptr);
  return type;
}

PyObject* raise_current_exception() noexcept {
  try {
    throw;
  } catch (const PythonError&) {
  } catch (const TypeError& e) {
    PyErr_SetString(PyExc_TypeError, e.what());
  } catch (const LinAlgError& e) {
    PyErr_SetString(linalg_error(), e.what());
  } catch (const ValueError& e) {
    PyErr_SetString(PyExc_ValueError, e.what());
  } catch (const IndexError& e) {
    PyErr_SetString(PyExc_IndexError, e.what());
  } catch (const OverflowError& e) {
    PyErr_SetString(PyExc_OverflowError, e.what());
  } catch (const MemoryLimit& e) {
    PyErr_SetString(PyExc_MemoryError, e.what());
  } catch (const BufferError& e) {
    PyErr_SetString(PyExc_BufferError, e.what());
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& e) {
    PyErr_SetString(PyExc_RuntimeError, e.what());
  } catch (...) {
    PyErr_SetString(PyExc_RuntimeError, "an unknown error");
  }
  return nullptr;
}

PyObject* called(PyObject* result, const char* op, const char* name) {
  if (result) return result;
  PyObject *type = nullptr, *value = nullptr, *trace = nullptr;
  PyErr_Fetch(&type, &value, &trace);
  PyErr_NormalizeException(&type, &value, &trace);
  const Object text = Object::steal(PyObject_Str(value));
  const char* message = text ? PyUnicode_AsUTF8(text.get()) : nullptr;
  if (!message) PyErr_Clear();
  const std::string_view whole = message ? message : "";
  const std::size_t end = whole.find(": ");
  const std::string_view first = whole.substr(0, end);
  const bool internal = first.starts_with('_') && first.find(' ') == std::string_view::npos;
  if (end == std::string_view::npos || (op ? first != op : !internal)) {
    PyErr_Restore(type, value, trace);
    return nullptr;
  }
  const std::string renamed = name + std::string(whole.substr(end));
  const Object error = Object::steal(PyObject_CallFunction(type, "s", renamed.c_str()));
  if (error) {
    PyErr_SetObject(type, error.get());
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(trace);
  } else {
    PyErr_Restore(type, value, trace);
  }
  return nullptr;
}

PyObject* ResultType::wrap(std::span<const TensorPtr> tensors) {
  if (!type_) {
    const Object collections = checked(PyImport_ImportModule("collections"));
    const Object names = checked(PyTuple_New(static_cast<Py_ssize_t>(fields_.size())));
    for (std::size_t k = 0; k < fields_.size(); ++k)
      PyTuple_SET_ITEM(names.get(), static_cast<Py_ssize_t>(k), checked(PyUnicode_FromString(fields_[k])).release());
    const Object make = checked(PyObject_GetAttrString(collections.get(), "namedtuple"));
    type_ = checked(PyObject_CallFunction(make.get(), "sO", name_, names.get())).release();
  }
  const Object values = checked(bindings::wrap(tensors));
  // A named tuple's own __new__ takes the values one by one; tuple's takes them together.
  const Object arguments = checked(PyTuple_Pack(1, values.get()));
  return PyTuple_Type.tp_new(reinterpret_cast<PyTypeObject*>(type_), arguments.get(), nullptr);
}

}  // namespace pylucid::bindings
