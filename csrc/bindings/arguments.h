// How generated wrappers read Python arguments: one static table per operator, no Python frame.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "autograd/node.h"
#include "bindings/python.h"
#include "core/index.h"

namespace pylucid::bindings {

struct Parameter {
  const char* name;
  bool required;
  bool positional_only;
  bool keyword_only;
};

struct Parameters {
  const char* operator_name;
  std::span<const Parameter> list;
};

inline constexpr std::size_t kMaxParameters = 16;

// The arguments of one call, by position of the parameter; a parameter not given is null. Raises TypeError that names the
// operator for unknown, doubled, missing or surplus arguments.
class Arguments {
 public:
  Arguments(const Parameters& parameters, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames);
  Arguments(Parameters&&, PyObject* const*, Py_ssize_t, PyObject*) = delete;  // the table is kept by reference

  bool given(std::size_t i) const { return slots_[i] != nullptr; }
  bool is_none(std::size_t i) const { return slots_[i] == nullptr || slots_[i] == Py_None; }
  PyObject* object(std::size_t i) const { return slots_[i]; }

  // Each raises TypeError with the operator, the parameter, what was given and what is accepted.
  Operand operand(std::size_t i) const;                // Tensor, Python or NumPy number
  Operand optional_operand(std::size_t i) const;       // None too
  std::vector<TensorPtr> tensors(std::size_t i) const; // a sequence of Tensors
  double number(std::size_t i) const;
  std::int64_t integer(std::size_t i) const;
  bool boolean(std::size_t i) const;
  int choice(std::size_t i, std::span<const char* const> choices) const;
  Dims extents(std::size_t i) const;  // an int or a sequence of ints: axis, axes and shape
  Dtype dtype(std::size_t i) const;
  Device device(std::size_t i) const;
  Scalar scalar(std::size_t i) const;
  Index index(std::size_t i) const;  // a basic index into the argument before it: a Tensor or a shape
  // The value as a leaf that requires grad, where the argument `requires_grad` says so.
  TensorPtr leaf(std::size_t i, TensorPtr value) const;

  // Whether a Tensor among the arguments is so big that other Python threads should run meanwhile.
  bool large() const;

 private:
  std::string where(std::size_t i) const;  // "square: x"

  const Parameters& parameters_;  // of static storage, as the generated ones are
  std::array<PyObject*, kMaxParameters> slots_;
};

// Calls `body`, without the interpreter's lock when the arguments are large: it must not touch Python objects.
template <class Body>
auto compute(const Arguments& arguments, Body&& body) {
  const GilRelease unlocked(arguments.large());
  return body();
}

// A new reference to a Python Tensor; None for a null.
PyObject* wrap(TensorPtr tensor);
PyObject* wrap(std::span<const TensorPtr> tensors);  // a tuple

// The named tuple of an operator's results, a class made at the first call.
class ResultType {
 public:
  ResultType(const char* name, std::span<const char* const> fields) : name_(name), fields_(fields) {}
  PyObject* wrap(std::span<const TensorPtr> tensors);

 private:
  const char* name_;
  std::span<const char* const> fields_;
  PyObject* type_ = nullptr;
};

// Runs `body`, turning C++ exceptions into Python's.
PyObject* raise_current_exception() noexcept;
PyObject* linalg_error();  // the class pylucid.linalg.LinAlgError
template <class Body>
PyObject* guarded(Body&& body) noexcept {
  try {
    return body();
  } catch (...) {
    return raise_current_exception();
  }
}

// Passes a result on. After a failure, an error that begins with the name of `op` begins with `name`; without `op`, one that
// begins with the name of an internal operator does.
PyObject* called(PyObject* result, const char* op, const char* name);

using Function = PyObject* (*)(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames);

// The same operator as a method of Tensor: self becomes the first argument.
template <Function function>
PyObject* as_method(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  std::array<PyObject*, kMaxParameters + 1> shifted;
  const Py_ssize_t total = nargs + (kwnames ? PyTuple_GET_SIZE(kwnames) : 0);
  if (total > static_cast<Py_ssize_t>(kMaxParameters)) {
    PyErr_Format(PyExc_TypeError, "too many arguments: %zd", total);
    return nullptr;
  }
  shifted[0] = self;
  for (Py_ssize_t i = 0; i < total; ++i) shifted[static_cast<std::size_t>(i) + 1] = args[i];
  return function(nullptr, shifted.data(), nargs + 1, kwnames);
}

// The same where the operator takes a shape, or an order of axes, after self: as several ints too.
template <Function function>
PyObject* as_extents_method(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  if (nargs < 2) return as_method<function>(self, args, nargs, kwnames);
  const Py_ssize_t keywords = kwnames ? PyTuple_GET_SIZE(kwnames) : 0;
  const Object extents = tuple_of(args, nargs);
  std::array<PyObject*, kMaxParameters> joined;
  if (!extents || keywords >= static_cast<Py_ssize_t>(kMaxParameters)) return as_method<function>(self, args, nargs, kwnames);
  joined[0] = extents.get();
  std::copy(args + nargs, args + nargs + keywords, joined.begin() + 1);
  return as_method<function>(self, joined.data(), 1, kwnames);
}

// Enters a family's functions, as those of a module of the package, into pylucid._core, and its methods into Tensor. Both
// tables end with a null row.
void add_family(const char* module, PyMethodDef* functions, PyMethodDef* methods);
void add_all_families();  // generated

// Functions that Arguments reads the call of, in a table of methods.
inline constexpr int kFast = METH_FASTCALL | METH_KEYWORDS;
template <class F>
PyCFunction function(F* f) {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(f));
}

}  // namespace pylucid::bindings
