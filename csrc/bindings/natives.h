// The functions of records of `shape: native`: what cannot be made of other operators, since it takes any object of
// Python. Each has the record's name, and its arguments in the record's order.
#pragma once

#include "bindings/arguments.h"

namespace pylucid::bindings::natives {

PyObject* asarray(const Arguments& arguments);
PyObject* from_dlpack(const Arguments& arguments);
PyObject* tensor(const Arguments& arguments);

}  // namespace pylucid::bindings::natives
