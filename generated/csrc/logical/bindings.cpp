// Generated from ops.yaml. Do not edit.
// The logical family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "logical/attributes.h"
#include "logical/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter logical_and_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters logical_and_function_parameters{"logical_and", logical_and_function_list};

constexpr Parameter logical_or_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters logical_or_function_parameters{"logical_or", logical_or_function_list};

constexpr Parameter logical_xor_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters logical_xor_function_parameters{"logical_xor", logical_xor_function_list};

constexpr Parameter logical_not_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters logical_not_function_parameters{"logical_not", logical_not_function_list};


PyObject* logical_and_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(logical_and_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::logical_and(x1_value, x2_value); }));
  });
}


PyObject* logical_or_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(logical_or_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::logical_or(x1_value, x2_value); }));
  });
}


PyObject* logical_xor_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(logical_xor_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::logical_xor(x1_value, x2_value); }));
  });
}


PyObject* logical_not_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(logical_not_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::logical_not(x_value); }));
  });
}

PyMethodDef functions[] = {
    {"logical_and", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(logical_and_function)), METH_FASTCALL | METH_KEYWORDS, "logical_and(x1, x2, /)\n--\n\nElement-wise conjunction; a number is true where it is not 0.\n\n    out = (x1 != 0) & (x2 != 0)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also logical_or, bitwise_and.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logical_and(pl.asarray([True, False]), True).tolist()\n[True, False]"},
    {"logical_or", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(logical_or_function)), METH_FASTCALL | METH_KEYWORDS, "logical_or(x1, x2, /)\n--\n\nElement-wise disjunction; a number is true where it is not 0.\n\n    out = (x1 != 0) | (x2 != 0)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also logical_and, bitwise_or.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logical_or(pl.asarray([True, False]), False).tolist()\n[True, False]"},
    {"logical_xor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(logical_xor_function)), METH_FASTCALL | METH_KEYWORDS, "logical_xor(x1, x2, /)\n--\n\nElement-wise exclusive disjunction; a number is true where it is not 0.\n\n    out = (x1 != 0) ^ (x2 != 0)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also logical_or, bitwise_xor.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logical_xor(pl.asarray([True, False]), True).tolist()\n[False, True]"},
    {"logical_not", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(logical_not_function)), METH_FASTCALL | METH_KEYWORDS, "logical_not(x, /)\n--\n\nElement-wise negation; a number is true where it is not 0.\n\n    out = x == 0\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also bitwise_invert.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logical_not(pl.asarray([True, False])).tolist()\n[False, True]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"logical_and", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<logical_and_function>)), METH_FASTCALL | METH_KEYWORDS, "logical_and($self, x2, /)\n--\n\nElement-wise conjunction; a number is true where it is not 0.\n\n    out = (x1 != 0) & (x2 != 0)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also logical_or, bitwise_and.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logical_and(pl.asarray([True, False]), True).tolist()\n[True, False]"},
    {"logical_or", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<logical_or_function>)), METH_FASTCALL | METH_KEYWORDS, "logical_or($self, x2, /)\n--\n\nElement-wise disjunction; a number is true where it is not 0.\n\n    out = (x1 != 0) | (x2 != 0)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also logical_and, bitwise_or.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logical_or(pl.asarray([True, False]), False).tolist()\n[True, False]"},
    {"logical_xor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<logical_xor_function>)), METH_FASTCALL | METH_KEYWORDS, "logical_xor($self, x2, /)\n--\n\nElement-wise exclusive disjunction; a number is true where it is not 0.\n\n    out = (x1 != 0) ^ (x2 != 0)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also logical_or, bitwise_xor.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logical_xor(pl.asarray([True, False]), True).tolist()\n[False, True]"},
    {"logical_not", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<logical_not_function>)), METH_FASTCALL | METH_KEYWORDS, "logical_not($self, /)\n--\n\nElement-wise negation; a number is true where it is not 0.\n\n    out = x == 0\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also bitwise_invert.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logical_not(pl.asarray([True, False])).tolist()\n[False, True]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_logical() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
