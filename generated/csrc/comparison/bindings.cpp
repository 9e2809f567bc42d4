// Generated from ops.yaml. Do not edit.
// The comparison family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "comparison/attributes.h"
#include "comparison/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter equal_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters equal_function_parameters{"equal", equal_function_list};

PyObject* equal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(equal_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::equal(x1_value, x2_value); }));
  });
}

constexpr Parameter not_equal_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters not_equal_function_parameters{"not_equal", not_equal_function_list};

PyObject* not_equal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(not_equal_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::not_equal(x1_value, x2_value); }));
  });
}

constexpr Parameter greater_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters greater_function_parameters{"greater", greater_function_list};

PyObject* greater_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(greater_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::greater(x1_value, x2_value); }));
  });
}

constexpr Parameter greater_equal_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters greater_equal_function_parameters{"greater_equal", greater_equal_function_list};

PyObject* greater_equal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(greater_equal_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::greater_equal(x1_value, x2_value); }));
  });
}

constexpr Parameter less_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters less_function_parameters{"less", less_function_list};

PyObject* less_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(less_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::less(x1_value, x2_value); }));
  });
}

constexpr Parameter less_equal_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters less_equal_function_parameters{"less_equal", less_equal_function_list};

PyObject* less_equal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(less_equal_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::less_equal(x1_value, x2_value); }));
  });
}

PyMethodDef functions[] = {
    {"equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(equal_function)), METH_FASTCALL | METH_KEYWORDS, "equal(x1, x2, /)\n--\n\nElement-wise test for equality.\n\n    y = x1 == x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called eq.\n\nSee also not_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.equal(pl.asarray([1., 2.]), 2).tolist()\n[False, True]"},
    {"not_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(not_equal_function)), METH_FASTCALL | METH_KEYWORDS, "not_equal(x1, x2, /)\n--\n\nElement-wise test for inequality.\n\n    y = x1 != x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ne.\n\nSee also equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.not_equal(pl.asarray([1., 2.]), 2).tolist()\n[True, False]"},
    {"greater", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(greater_function)), METH_FASTCALL | METH_KEYWORDS, "greater(x1, x2, /)\n--\n\nElement-wise test whether x1 is above x2.\n\n    y = x1 > x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called gt.\n\nSee also greater_equal, less.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, False, True]"},
    {"greater_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(greater_equal_function)), METH_FASTCALL | METH_KEYWORDS, "greater_equal(x1, x2, /)\n--\n\nElement-wise test whether x1 is at least x2.\n\n    y = x1 >= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ge.\n\nSee also greater, less_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, True, True]"},
    {"less", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(less_function)), METH_FASTCALL | METH_KEYWORDS, "less(x1, x2, /)\n--\n\nElement-wise test whether x1 is below x2.\n\n    y = x1 < x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called lt.\n\nSee also less_equal, greater.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, False, False]"},
    {"less_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(less_equal_function)), METH_FASTCALL | METH_KEYWORDS, "less_equal(x1, x2, /)\n--\n\nElement-wise test whether x1 is at most x2.\n\n    y = x1 <= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called le.\n\nSee also less, greater_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, True, False]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<equal_function>)), METH_FASTCALL | METH_KEYWORDS, "equal($self, x2, /)\n--\n\nElement-wise test for equality.\n\n    y = x1 == x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called eq.\n\nSee also not_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.equal(pl.asarray([1., 2.]), 2).tolist()\n[False, True]"},
    {"not_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<not_equal_function>)), METH_FASTCALL | METH_KEYWORDS, "not_equal($self, x2, /)\n--\n\nElement-wise test for inequality.\n\n    y = x1 != x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ne.\n\nSee also equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.not_equal(pl.asarray([1., 2.]), 2).tolist()\n[True, False]"},
    {"greater", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<greater_function>)), METH_FASTCALL | METH_KEYWORDS, "greater($self, x2, /)\n--\n\nElement-wise test whether x1 is above x2.\n\n    y = x1 > x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called gt.\n\nSee also greater_equal, less.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, False, True]"},
    {"greater_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<greater_equal_function>)), METH_FASTCALL | METH_KEYWORDS, "greater_equal($self, x2, /)\n--\n\nElement-wise test whether x1 is at least x2.\n\n    y = x1 >= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ge.\n\nSee also greater, less_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, True, True]"},
    {"less", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<less_function>)), METH_FASTCALL | METH_KEYWORDS, "less($self, x2, /)\n--\n\nElement-wise test whether x1 is below x2.\n\n    y = x1 < x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called lt.\n\nSee also less_equal, greater.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, False, False]"},
    {"less_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<less_equal_function>)), METH_FASTCALL | METH_KEYWORDS, "less_equal($self, x2, /)\n--\n\nElement-wise test whether x1 is at most x2.\n\n    y = x1 <= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\ny : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called le.\n\nSee also less, greater_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, True, False]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_comparison() { add_family(functions, methods); }

}  // namespace pylucid::bindings
