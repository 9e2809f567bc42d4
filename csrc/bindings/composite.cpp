#include "bindings/composite.h"

#include <string>
#include <vector>

namespace pylucid::bindings {
namespace {

Composite* composites = nullptr;

}  // namespace

Composite::Composite(const Parameters& parameters, bool variadic)
    : parameters_(parameters), variadic_(variadic), next_(composites) {
  composites = this;
}

void Composite::implement(std::string_view name, PyObject* function) {
  Composite* found = composites;
  while (found && found->parameters_.operator_name != name) found = found->next_;
  if (!found) throw ValueError("no composite is named '" + std::string(name) + "'");
  found->function_ = Py_NewRef(function);
}

PyObject* Composite::call(PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) const noexcept {
  if (!function_) {
    PyErr_Format(PyExc_NotImplementedError, "%s: its Python part is not imported", parameters_.operator_name);
    return nullptr;
  }
  PyObject* result = PyObject_Vectorcall(function_, args, static_cast<std::size_t>(nargs), kwnames);
  if (result || !PyErr_ExceptionMatches(PyExc_TypeError)) return result;
  PyObject *type = nullptr, *value = nullptr, *trace = nullptr;
  PyErr_Fetch(&type, &value, &trace);
  if (!trace) {
    // The function was not entered: the arguments do not fit its parameters.
    guarded([&] {
      refuse(args, nargs, kwnames);
      return static_cast<PyObject*>(nullptr);
    });
  }
  if (!PyErr_Occurred()) {
    PyErr_Restore(type, value, trace);
    return nullptr;
  }
  Py_XDECREF(type);
  Py_XDECREF(value);
  return nullptr;
}

void Composite::refuse(PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) const {
  const Py_ssize_t most = static_cast<Py_ssize_t>(
      std::count_if(parameters_.list.begin(), parameters_.list.end(), [](const Parameter& p) { return !p.keyword_only; }));
  const Py_ssize_t named = variadic_ ? std::min(nargs, most) : nargs;
  std::vector<PyObject*> given(args, args + named);
  given.insert(given.end(), args + nargs, args + nargs + (kwnames ? PyTuple_GET_SIZE(kwnames) : 0));
  const Arguments arguments(parameters_, given.data(), named, kwnames);
}

}  // namespace pylucid::bindings
