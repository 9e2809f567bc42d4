// Generated from ops.yaml. Do not edit.
// The comparison family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "bindings/composite.h"

#include "comparison/attributes.h"
#include "comparison/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter equal_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters equal_function_parameters{"equal", equal_function_list};

constexpr Parameter not_equal_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters not_equal_function_parameters{"not_equal", not_equal_function_list};

constexpr Parameter greater_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters greater_function_parameters{"greater", greater_function_list};

constexpr Parameter greater_equal_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters greater_equal_function_parameters{"greater_equal", greater_equal_function_list};

constexpr Parameter less_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters less_function_parameters{"less", less_function_list};

constexpr Parameter less_equal_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters less_equal_function_parameters{"less_equal", less_equal_function_list};

constexpr Parameter near_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"rtol", true, false, false},
    {"atol", true, false, false},
    {"equal_nan", true, false, false},
};
constexpr Parameters near_function_parameters{"_near", near_function_list};

constexpr Parameter isclose_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"rtol", false, false, false},
    {"atol", false, false, false},
    {"equal_nan", false, false, false},
};
constexpr Parameters isclose_function_parameters{"isclose", isclose_function_list};

constexpr Parameter allclose_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"rtol", false, false, false},
    {"atol", false, false, false},
    {"equal_nan", false, false, false},
};
constexpr Parameters allclose_function_parameters{"allclose", allclose_function_list};

constexpr Parameter array_equal_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"equal_nan", false, false, false},
};
constexpr Parameters array_equal_function_parameters{"array_equal", array_equal_function_list};


PyObject* equal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(equal_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::equal(x1_value, x2_value); }));
  });
}


PyObject* not_equal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(not_equal_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::not_equal(x1_value, x2_value); }));
  });
}


PyObject* greater_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(greater_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::greater(x1_value, x2_value); }));
  });
}


PyObject* greater_equal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(greater_equal_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::greater_equal(x1_value, x2_value); }));
  });
}


PyObject* less_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(less_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::less(x1_value, x2_value); }));
  });
}


PyObject* less_equal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(less_equal_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::less_equal(x1_value, x2_value); }));
  });
}


PyObject* near_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(near_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    const auto rtol_value = arguments.number(2);
    const auto atol_value = arguments.number(3);
    const auto equal_nan_value = arguments.boolean(4);
    return wrap(compute(arguments, [&] { return ops::_near(x1_value, x2_value, rtol_value, atol_value, equal_nan_value); }));
  });
}

Composite isclose_function_composite(isclose_function_parameters, false);

PyObject* isclose_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return isclose_function_composite.call(args, nargs, kwnames);
}

Composite allclose_function_composite(allclose_function_parameters, false);

PyObject* allclose_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return allclose_function_composite.call(args, nargs, kwnames);
}

Composite array_equal_function_composite(array_equal_function_parameters, false);

PyObject* array_equal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return array_equal_function_composite.call(args, nargs, kwnames);
}

PyObject* eq_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(equal_function(self, args, nargs, kwnames), "equal", "eq");
}

PyObject* ne_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(not_equal_function(self, args, nargs, kwnames), "not_equal", "ne");
}

PyObject* gt_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(greater_function(self, args, nargs, kwnames), "greater", "gt");
}

PyObject* ge_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(greater_equal_function(self, args, nargs, kwnames), "greater_equal", "ge");
}

PyObject* lt_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(less_function(self, args, nargs, kwnames), "less", "lt");
}

PyObject* le_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(less_equal_function(self, args, nargs, kwnames), "less_equal", "le");
}

PyMethodDef functions[] = {
    {"equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(equal_function)), METH_FASTCALL | METH_KEYWORDS, "equal(x1, x2, /)\n--\n\nElement-wise test for equality.\n\n    out = x1 == x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called eq.\n\nSee also not_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.equal(pl.asarray([1., 2.]), 2).tolist()\n[False, True]"},
    {"not_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(not_equal_function)), METH_FASTCALL | METH_KEYWORDS, "not_equal(x1, x2, /)\n--\n\nElement-wise test for inequality.\n\n    out = x1 != x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ne.\n\nSee also equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.not_equal(pl.asarray([1., 2.]), 2).tolist()\n[True, False]"},
    {"greater", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(greater_function)), METH_FASTCALL | METH_KEYWORDS, "greater(x1, x2, /)\n--\n\nElement-wise test whether x1 is above x2.\n\n    out = x1 > x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called gt.\n\nSee also greater_equal, less.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, False, True]"},
    {"greater_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(greater_equal_function)), METH_FASTCALL | METH_KEYWORDS, "greater_equal(x1, x2, /)\n--\n\nElement-wise test whether x1 is at least x2.\n\n    out = x1 >= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ge.\n\nSee also greater, less_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, True, True]"},
    {"less", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(less_function)), METH_FASTCALL | METH_KEYWORDS, "less(x1, x2, /)\n--\n\nElement-wise test whether x1 is below x2.\n\n    out = x1 < x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called lt.\n\nSee also less_equal, greater.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, False, False]"},
    {"less_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(less_equal_function)), METH_FASTCALL | METH_KEYWORDS, "less_equal(x1, x2, /)\n--\n\nElement-wise test whether x1 is at most x2.\n\n    out = x1 <= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called le.\n\nSee also less, greater_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, True, False]"},
    {"_near", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(near_function)), METH_FASTCALL | METH_KEYWORDS, "_near(x1, x2, /, rtol, atol, equal_nan)\n--\n\nWhether numbers differ by at most atol + rtol * abs(x2).\n\n    out = isfinite(x2) & (abs(x1 - x2) <= atol + rtol * abs(x2)) | ((x1 == x2) | isnan(x1) & isnan(x2) if equal_nan else x1 == x2)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\nrtol : float\natol : float\nequal_nan : bool\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored."},
    {"isclose", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(isclose_function)), METH_FASTCALL | METH_KEYWORDS, "isclose(x1, x2, /, rtol=1e-05, atol=1e-08, equal_nan=False)\n--\n\nWhether x1 differs from x2 by at most atol + rtol * abs(x2), element by element.\n\n    out = isclose(x1, x2, rtol, atol, equal_nan)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : as the notes say\nrtol : float, default 1e-05\natol : float, default 1e-08\nequal_nan : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nAs in NumPy x2 is the one that is right: it is a Tensor or a number. Infinities are close to themselves only, and NaN to NaN\nwith `equal_nan`. Integers are subtracted as integers.\n\nSee also allclose, equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isclose(pl.asarray([1., 2.]), pl.asarray([1.000001, 2.1])).tolist()\n[True, False]"},
    {"allclose", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(allclose_function)), METH_FASTCALL | METH_KEYWORDS, "allclose(x1, x2, /, rtol=1e-05, atol=1e-08, equal_nan=False)\n--\n\nWhether all elements of x1 differ from those of x2 by at most atol + rtol * abs(x2).\n\n    out = allclose(x1, x2, rtol, atol, equal_nan)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : as the notes say\nrtol : float, default 1e-05\natol : float, default 1e-08\nequal_nan : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nA Tensor of no axes, which `if` takes for its value. What is close is said at isclose.\n\nSee also isclose, array_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.allclose(pl.asarray([1., 2.]), pl.asarray([1.000001, 2.])).item()\nTrue"},
    {"array_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(array_equal_function)), METH_FASTCALL | METH_KEYWORDS, "array_equal(x1, x2, /, equal_nan=False)\n--\n\nWhether two arrays have one shape and equal elements.\n\n    out = array_equal(x1, x2, equal_nan)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : Tensor\n    every dtype\nequal_nan : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nA Tensor of no axes, which `if` takes for its value. NaN equals NaN with `equal_nan` only.\n\nSee also equal, allclose.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.array_equal(pl.asarray([1, 2]), pl.asarray([1, 2])).item()\nTrue\n>>> pl.array_equal(pl.asarray([1, 2]), pl.asarray([[1, 2]])).item()\nFalse"},
    {"eq", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(eq_alias)), METH_FASTCALL | METH_KEYWORDS, "eq(x1, x2, /)\n--\n\nElement-wise test for equality.\n\n    out = x1 == x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called eq.\n\nSee also not_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.equal(pl.asarray([1., 2.]), 2).tolist()\n[False, True]"},
    {"ne", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ne_alias)), METH_FASTCALL | METH_KEYWORDS, "ne(x1, x2, /)\n--\n\nElement-wise test for inequality.\n\n    out = x1 != x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ne.\n\nSee also equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.not_equal(pl.asarray([1., 2.]), 2).tolist()\n[True, False]"},
    {"gt", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(gt_alias)), METH_FASTCALL | METH_KEYWORDS, "gt(x1, x2, /)\n--\n\nElement-wise test whether x1 is above x2.\n\n    out = x1 > x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called gt.\n\nSee also greater_equal, less.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, False, True]"},
    {"ge", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ge_alias)), METH_FASTCALL | METH_KEYWORDS, "ge(x1, x2, /)\n--\n\nElement-wise test whether x1 is at least x2.\n\n    out = x1 >= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ge.\n\nSee also greater, less_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, True, True]"},
    {"lt", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(lt_alias)), METH_FASTCALL | METH_KEYWORDS, "lt(x1, x2, /)\n--\n\nElement-wise test whether x1 is below x2.\n\n    out = x1 < x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called lt.\n\nSee also less_equal, greater.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, False, False]"},
    {"le", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(le_alias)), METH_FASTCALL | METH_KEYWORDS, "le(x1, x2, /)\n--\n\nElement-wise test whether x1 is at most x2.\n\n    out = x1 <= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called le.\n\nSee also less, greater_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, True, False]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<equal_function>)), METH_FASTCALL | METH_KEYWORDS, "equal($self, x2, /)\n--\n\nElement-wise test for equality.\n\n    out = x1 == x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called eq.\n\nSee also not_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.equal(pl.asarray([1., 2.]), 2).tolist()\n[False, True]"},
    {"eq", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<eq_alias>)), METH_FASTCALL | METH_KEYWORDS, "eq($self, x2, /)\n--\n\nElement-wise test for equality.\n\n    out = x1 == x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called eq.\n\nSee also not_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.equal(pl.asarray([1., 2.]), 2).tolist()\n[False, True]"},
    {"not_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<not_equal_function>)), METH_FASTCALL | METH_KEYWORDS, "not_equal($self, x2, /)\n--\n\nElement-wise test for inequality.\n\n    out = x1 != x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ne.\n\nSee also equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.not_equal(pl.asarray([1., 2.]), 2).tolist()\n[True, False]"},
    {"ne", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<ne_alias>)), METH_FASTCALL | METH_KEYWORDS, "ne($self, x2, /)\n--\n\nElement-wise test for inequality.\n\n    out = x1 != x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ne.\n\nSee also equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.not_equal(pl.asarray([1., 2.]), 2).tolist()\n[True, False]"},
    {"greater", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<greater_function>)), METH_FASTCALL | METH_KEYWORDS, "greater($self, x2, /)\n--\n\nElement-wise test whether x1 is above x2.\n\n    out = x1 > x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called gt.\n\nSee also greater_equal, less.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, False, True]"},
    {"gt", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<gt_alias>)), METH_FASTCALL | METH_KEYWORDS, "gt($self, x2, /)\n--\n\nElement-wise test whether x1 is above x2.\n\n    out = x1 > x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called gt.\n\nSee also greater_equal, less.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, False, True]"},
    {"greater_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<greater_equal_function>)), METH_FASTCALL | METH_KEYWORDS, "greater_equal($self, x2, /)\n--\n\nElement-wise test whether x1 is at least x2.\n\n    out = x1 >= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ge.\n\nSee also greater, less_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, True, True]"},
    {"ge", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<ge_alias>)), METH_FASTCALL | METH_KEYWORDS, "ge($self, x2, /)\n--\n\nElement-wise test whether x1 is at least x2.\n\n    out = x1 >= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called ge.\n\nSee also greater, less_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.greater_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[False, True, True]"},
    {"less", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<less_function>)), METH_FASTCALL | METH_KEYWORDS, "less($self, x2, /)\n--\n\nElement-wise test whether x1 is below x2.\n\n    out = x1 < x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called lt.\n\nSee also less_equal, greater.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, False, False]"},
    {"lt", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<lt_alias>)), METH_FASTCALL | METH_KEYWORDS, "lt($self, x2, /)\n--\n\nElement-wise test whether x1 is below x2.\n\n    out = x1 < x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called lt.\n\nSee also less_equal, greater.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, False, False]"},
    {"less_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<less_equal_function>)), METH_FASTCALL | METH_KEYWORDS, "less_equal($self, x2, /)\n--\n\nElement-wise test whether x1 is at most x2.\n\n    out = x1 <= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called le.\n\nSee also less, greater_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, True, False]"},
    {"le", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<le_alias>)), METH_FASTCALL | METH_KEYWORDS, "le($self, x2, /)\n--\n\nElement-wise test whether x1 is at most x2.\n\n    out = x1 <= x2\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called le.\n\nSee also less, greater_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.less_equal(pl.asarray([1., 2., 3.]), 2).tolist()\n[True, True, False]"},
    {"isclose", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<isclose_function>)), METH_FASTCALL | METH_KEYWORDS, "isclose($self, x2, /, rtol=1e-05, atol=1e-08, equal_nan=False)\n--\n\nWhether x1 differs from x2 by at most atol + rtol * abs(x2), element by element.\n\n    out = isclose(x1, x2, rtol, atol, equal_nan)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : as the notes say\nrtol : float, default 1e-05\natol : float, default 1e-08\nequal_nan : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nAs in NumPy x2 is the one that is right: it is a Tensor or a number. Infinities are close to themselves only, and NaN to NaN\nwith `equal_nan`. Integers are subtracted as integers.\n\nSee also allclose, equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isclose(pl.asarray([1., 2.]), pl.asarray([1.000001, 2.1])).tolist()\n[True, False]"},
    {"allclose", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<allclose_function>)), METH_FASTCALL | METH_KEYWORDS, "allclose($self, x2, /, rtol=1e-05, atol=1e-08, equal_nan=False)\n--\n\nWhether all elements of x1 differ from those of x2 by at most atol + rtol * abs(x2).\n\n    out = allclose(x1, x2, rtol, atol, equal_nan)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : as the notes say\nrtol : float, default 1e-05\natol : float, default 1e-08\nequal_nan : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nA Tensor of no axes, which `if` takes for its value. What is close is said at isclose.\n\nSee also isclose, array_equal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.allclose(pl.asarray([1., 2.]), pl.asarray([1.000001, 2.])).item()\nTrue"},
    {"array_equal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<array_equal_function>)), METH_FASTCALL | METH_KEYWORDS, "array_equal($self, x2, /, equal_nan=False)\n--\n\nWhether two arrays have one shape and equal elements.\n\n    out = array_equal(x1, x2, equal_nan)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : Tensor\n    every dtype\nequal_nan : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nA Tensor of no axes, which `if` takes for its value. NaN equals NaN with `equal_nan` only.\n\nSee also equal, allclose.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.array_equal(pl.asarray([1, 2]), pl.asarray([1, 2])).item()\nTrue\n>>> pl.array_equal(pl.asarray([1, 2]), pl.asarray([[1, 2]])).item()\nFalse"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_comparison() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
