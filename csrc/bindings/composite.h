// A composite's built-in: a function of Python, whose calls are refused as those of other operators are.
#pragma once

#include <string_view>

#include "bindings/arguments.h"

namespace pylucid::bindings {

class Composite {
 public:
  // Of static storage, as the table is. Of a variadic one the table leaves out the Tensors that come first.
  Composite(const Parameters& parameters, bool variadic);
  Composite(const Composite&) = delete;
  Composite& operator=(const Composite&) = delete;

  PyObject* call(PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) const noexcept;

  // Gives the composite of this name its function; raises ValueError where there is none.
  static void implement(std::string_view name, PyObject* function);

 private:
  void refuse(PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) const;

  const Parameters& parameters_;
  bool variadic_;
  PyObject* function_ = nullptr;  // never released
  Composite* next_;
};

}  // namespace pylucid::bindings
