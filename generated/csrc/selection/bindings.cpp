// Generated from ops.yaml. Do not edit.
// The selection family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "selection/attributes.h"
#include "selection/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter where_function_list[] = {
    {"condition", true, true, false},
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters where_function_parameters{"where", where_function_list};

constexpr Parameter zero_guard_function_list[] = {
    {"x", true, true, false},
    {"upstream", true, true, false},
};
constexpr Parameters zero_guard_function_parameters{"_zero_guard", zero_guard_function_list};

constexpr Parameter maximum_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters maximum_function_parameters{"maximum", maximum_function_list};

constexpr Parameter minimum_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters minimum_function_parameters{"minimum", minimum_function_list};

constexpr Parameter fmax_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters fmax_function_parameters{"fmax", fmax_function_list};

constexpr Parameter fmin_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters fmin_function_parameters{"fmin", fmin_function_list};

constexpr Parameter clip_function_list[] = {
    {"x", true, true, false},
    {"min", false, false, false},
    {"max", false, false, false},
};
constexpr Parameters clip_function_parameters{"clip", clip_function_list};


PyObject* where_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(where_function_parameters, args, nargs, kwnames);
    const auto condition_value = arguments.operand(0);
    const auto x1_value = arguments.operand(1);
    const auto x2_value = arguments.operand(2);
    return wrap(compute(arguments, [&] { return ops::where(condition_value, x1_value, x2_value); }));
  });
}


PyObject* zero_guard_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(zero_guard_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto upstream_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_zero_guard(x_value, upstream_value); }));
  });
}


PyObject* maximum_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(maximum_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::maximum(x1_value, x2_value); }));
  });
}


PyObject* minimum_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(minimum_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::minimum(x1_value, x2_value); }));
  });
}


PyObject* fmax_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(fmax_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::fmax(x1_value, x2_value); }));
  });
}


PyObject* fmin_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(fmin_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::fmin(x1_value, x2_value); }));
  });
}


PyObject* clip_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(clip_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto min_value = arguments.optional_operand(1);
    const auto max_value = arguments.optional_operand(2);
    return wrap(compute(arguments, [&] { return ops::clip(x_value, min_value, max_value); }));
  });
}

PyObject* clamp_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(clip_function(self, args, nargs, kwnames), "clip", "clamp");
}

PyMethodDef functions[] = {
    {"where", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(where_function)), METH_FASTCALL | METH_KEYWORDS, "where(condition, x1, x2, /)\n--\n\nElement of x1 where the condition holds, else of x2.\n\n    out = where(condition, x1, x2)\n    dL/dx1 = where(condition, g, 0)\n    dL/dx2 = where(condition, 0, g)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\ncondition : Tensor or number\n    bool\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also clip.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.where(pl.asarray([True, False]), pl.asarray([1., 2.]), 0).tolist()\n[1.0, 0.0]"},
    {"_zero_guard", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(zero_guard_function)), METH_FASTCALL | METH_KEYWORDS, "_zero_guard(x, upstream, /)\n--\n\nThe gradient x, with 0 where it is not finite and the upstream gradient it was made from is 0.\n\n    out = where((upstream == 0) & ~isfinite(x), 0, x)\n    dL/dx = where((upstream == 0) & ~isfinite(x), 0, g)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nupstream : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored."},
    {"maximum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(maximum_function)), METH_FASTCALL | METH_KEYWORDS, "maximum(x1, x2, /)\n--\n\nElement-wise larger value; NaN where either is NaN.\n\n    out = maximum(x1, x2)\n    dL/dx1 = where((x1 >= x2) | isnan(x1), where((x2 >= x1) | isnan(x2), 0.5 * g, g), 0)\n    dL/dx2 = where((x2 >= x1) | isnan(x2), where((x1 >= x2) | isnan(x1), 0.5 * g, g), 0)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x1 == x2: dL/dx1 = 0.5 * g, dL/dx2 = 0.5 * g (ties share equally).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also minimum, fmax, clip.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.maximum(pl.asarray([1., 4.]), pl.asarray([3., 2.])).tolist()\n[3.0, 4.0]"},
    {"minimum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(minimum_function)), METH_FASTCALL | METH_KEYWORDS, "minimum(x1, x2, /)\n--\n\nElement-wise smaller value; NaN where either is NaN.\n\n    out = minimum(x1, x2)\n    dL/dx1 = where((x1 <= x2) | isnan(x1), where((x2 <= x1) | isnan(x2), 0.5 * g, g), 0)\n    dL/dx2 = where((x2 <= x1) | isnan(x2), where((x1 <= x2) | isnan(x1), 0.5 * g, g), 0)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x1 == x2: dL/dx1 = 0.5 * g, dL/dx2 = 0.5 * g (ties share equally).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also maximum, fmin, clip.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.minimum(pl.asarray([1., 4.]), pl.asarray([3., 2.])).tolist()\n[1.0, 2.0]"},
    {"fmax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(fmax_function)), METH_FASTCALL | METH_KEYWORDS, "fmax(x1, x2, /)\n--\n\nElement-wise larger value; the other one where one is NaN.\n\n    out = fmax(x1, x2)\n    dL/dx1 = where((x1 >= x2) | isnan(x2), where((x2 >= x1) | isnan(x1), 0.5 * g, g), 0)\n    dL/dx2 = where((x2 >= x1) | isnan(x1), where((x1 >= x2) | isnan(x2), 0.5 * g, g), 0)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x1 == x2: dL/dx1 = 0.5 * g, dL/dx2 = 0.5 * g (ties share equally).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also maximum, fmin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fmax(pl.asarray([1., pl.nan]), pl.asarray([3., 2.])).tolist()\n[3.0, 2.0]"},
    {"fmin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(fmin_function)), METH_FASTCALL | METH_KEYWORDS, "fmin(x1, x2, /)\n--\n\nElement-wise smaller value; the other one where one is NaN.\n\n    out = fmin(x1, x2)\n    dL/dx1 = where((x1 <= x2) | isnan(x2), where((x2 <= x1) | isnan(x1), 0.5 * g, g), 0)\n    dL/dx2 = where((x2 <= x1) | isnan(x1), where((x1 <= x2) | isnan(x2), 0.5 * g, g), 0)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x1 == x2: dL/dx1 = 0.5 * g, dL/dx2 = 0.5 * g (ties share equally).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also minimum, fmax.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fmin(pl.asarray([1., pl.nan]), pl.asarray([3., 2.])).tolist()\n[1.0, 2.0]"},
    {"clip", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(clip_function)), METH_FASTCALL | METH_KEYWORDS, "clip(x, /, min=None, max=None)\n--\n\nElement-wise limitation to the range from min to max.\n\n    out = (x if max is None else minimum(max, x)) if min is None else maximum(min, x) if max is None else minimum(max, maximum(min, x))\n    dL/dx = (g if max is None else where(x > max, 0, g)) if min is None else where(x < min, 0, g) if max is None else where(x < min, 0, where(x > max, 0, g))\n    dL/dmin = 0 if min is None else where(x < min, g, 0) if max is None else where((x < min) & (min <= max), g, 0)\n    dL/dmax = 0 if max is None else where(x > max, g, 0) if min is None else where((x > max) | (min > max), g, 0)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\nmin : Tensor or number or None\n    integer and floating point dtypes\nmax : Tensor or number or None\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x == min: dL/dx = g, dL/dmin = 0 (x is taken).\nWhere x == max: dL/dx = g, dL/dmax = 0 (x is taken).\n\nKeepInput: autocast is ignored.\n\nAt a bound the gradient goes to x, which is the branch taken there. Where min is above max the result is max. A NaN\namong x, min and max makes the result NaN.\n\nAlso called clamp.\n\nSee also maximum, minimum, hard_tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.clip(pl.asarray([-2., 0.5, 3.]), -1, 1).tolist()\n[-1.0, 0.5, 1.0]"},
    {"clamp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(clamp_alias)), METH_FASTCALL | METH_KEYWORDS, "clamp(x, /, min=None, max=None)\n--\n\nElement-wise limitation to the range from min to max.\n\n    out = (x if max is None else minimum(max, x)) if min is None else maximum(min, x) if max is None else minimum(max, maximum(min, x))\n    dL/dx = (g if max is None else where(x > max, 0, g)) if min is None else where(x < min, 0, g) if max is None else where(x < min, 0, where(x > max, 0, g))\n    dL/dmin = 0 if min is None else where(x < min, g, 0) if max is None else where((x < min) & (min <= max), g, 0)\n    dL/dmax = 0 if max is None else where(x > max, g, 0) if min is None else where((x > max) | (min > max), g, 0)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\nmin : Tensor or number or None\n    integer and floating point dtypes\nmax : Tensor or number or None\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x == min: dL/dx = g, dL/dmin = 0 (x is taken).\nWhere x == max: dL/dx = g, dL/dmax = 0 (x is taken).\n\nKeepInput: autocast is ignored.\n\nAt a bound the gradient goes to x, which is the branch taken there. Where min is above max the result is max. A NaN\namong x, min and max makes the result NaN.\n\nAlso called clamp.\n\nSee also maximum, minimum, hard_tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.clip(pl.asarray([-2., 0.5, 3.]), -1, 1).tolist()\n[-1.0, 0.5, 1.0]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"where", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<where_function>)), METH_FASTCALL | METH_KEYWORDS, "where($self, x1, x2, /)\n--\n\nElement of x1 where the condition holds, else of x2.\n\n    out = where(condition, x1, x2)\n    dL/dx1 = where(condition, g, 0)\n    dL/dx2 = where(condition, 0, g)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\ncondition : Tensor or number\n    bool\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also clip.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.where(pl.asarray([True, False]), pl.asarray([1., 2.]), 0).tolist()\n[1.0, 0.0]"},
    {"maximum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<maximum_function>)), METH_FASTCALL | METH_KEYWORDS, "maximum($self, x2, /)\n--\n\nElement-wise larger value; NaN where either is NaN.\n\n    out = maximum(x1, x2)\n    dL/dx1 = where((x1 >= x2) | isnan(x1), where((x2 >= x1) | isnan(x2), 0.5 * g, g), 0)\n    dL/dx2 = where((x2 >= x1) | isnan(x2), where((x1 >= x2) | isnan(x1), 0.5 * g, g), 0)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x1 == x2: dL/dx1 = 0.5 * g, dL/dx2 = 0.5 * g (ties share equally).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also minimum, fmax, clip.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.maximum(pl.asarray([1., 4.]), pl.asarray([3., 2.])).tolist()\n[3.0, 4.0]"},
    {"minimum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<minimum_function>)), METH_FASTCALL | METH_KEYWORDS, "minimum($self, x2, /)\n--\n\nElement-wise smaller value; NaN where either is NaN.\n\n    out = minimum(x1, x2)\n    dL/dx1 = where((x1 <= x2) | isnan(x1), where((x2 <= x1) | isnan(x2), 0.5 * g, g), 0)\n    dL/dx2 = where((x2 <= x1) | isnan(x2), where((x1 <= x2) | isnan(x1), 0.5 * g, g), 0)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x1 == x2: dL/dx1 = 0.5 * g, dL/dx2 = 0.5 * g (ties share equally).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also maximum, fmin, clip.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.minimum(pl.asarray([1., 4.]), pl.asarray([3., 2.])).tolist()\n[1.0, 2.0]"},
    {"fmax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<fmax_function>)), METH_FASTCALL | METH_KEYWORDS, "fmax($self, x2, /)\n--\n\nElement-wise larger value; the other one where one is NaN.\n\n    out = fmax(x1, x2)\n    dL/dx1 = where((x1 >= x2) | isnan(x2), where((x2 >= x1) | isnan(x1), 0.5 * g, g), 0)\n    dL/dx2 = where((x2 >= x1) | isnan(x1), where((x1 >= x2) | isnan(x2), 0.5 * g, g), 0)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x1 == x2: dL/dx1 = 0.5 * g, dL/dx2 = 0.5 * g (ties share equally).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also maximum, fmin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fmax(pl.asarray([1., pl.nan]), pl.asarray([3., 2.])).tolist()\n[3.0, 2.0]"},
    {"fmin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<fmin_function>)), METH_FASTCALL | METH_KEYWORDS, "fmin($self, x2, /)\n--\n\nElement-wise smaller value; the other one where one is NaN.\n\n    out = fmin(x1, x2)\n    dL/dx1 = where((x1 <= x2) | isnan(x2), where((x2 <= x1) | isnan(x1), 0.5 * g, g), 0)\n    dL/dx2 = where((x2 <= x1) | isnan(x1), where((x1 <= x2) | isnan(x2), 0.5 * g, g), 0)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x1 == x2: dL/dx1 = 0.5 * g, dL/dx2 = 0.5 * g (ties share equally).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also minimum, fmax.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fmin(pl.asarray([1., pl.nan]), pl.asarray([3., 2.])).tolist()\n[1.0, 2.0]"},
    {"clip", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<clip_function>)), METH_FASTCALL | METH_KEYWORDS, "clip($self, /, min=None, max=None)\n--\n\nElement-wise limitation to the range from min to max.\n\n    out = (x if max is None else minimum(max, x)) if min is None else maximum(min, x) if max is None else minimum(max, maximum(min, x))\n    dL/dx = (g if max is None else where(x > max, 0, g)) if min is None else where(x < min, 0, g) if max is None else where(x < min, 0, where(x > max, 0, g))\n    dL/dmin = 0 if min is None else where(x < min, g, 0) if max is None else where((x < min) & (min <= max), g, 0)\n    dL/dmax = 0 if max is None else where(x > max, g, 0) if min is None else where((x > max) | (min > max), g, 0)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\nmin : Tensor or number or None\n    integer and floating point dtypes\nmax : Tensor or number or None\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x == min: dL/dx = g, dL/dmin = 0 (x is taken).\nWhere x == max: dL/dx = g, dL/dmax = 0 (x is taken).\n\nKeepInput: autocast is ignored.\n\nAt a bound the gradient goes to x, which is the branch taken there. Where min is above max the result is max. A NaN\namong x, min and max makes the result NaN.\n\nAlso called clamp.\n\nSee also maximum, minimum, hard_tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.clip(pl.asarray([-2., 0.5, 3.]), -1, 1).tolist()\n[-1.0, 0.5, 1.0]"},
    {"clamp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<clamp_alias>)), METH_FASTCALL | METH_KEYWORDS, "clamp($self, /, min=None, max=None)\n--\n\nElement-wise limitation to the range from min to max.\n\n    out = (x if max is None else minimum(max, x)) if min is None else maximum(min, x) if max is None else minimum(max, maximum(min, x))\n    dL/dx = (g if max is None else where(x > max, 0, g)) if min is None else where(x < min, 0, g) if max is None else where(x < min, 0, where(x > max, 0, g))\n    dL/dmin = 0 if min is None else where(x < min, g, 0) if max is None else where((x < min) & (min <= max), g, 0)\n    dL/dmax = 0 if max is None else where(x > max, g, 0) if min is None else where((x > max) | (min > max), g, 0)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\nmin : Tensor or number or None\n    integer and floating point dtypes\nmax : Tensor or number or None\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x == min: dL/dx = g, dL/dmin = 0 (x is taken).\nWhere x == max: dL/dx = g, dL/dmax = 0 (x is taken).\n\nKeepInput: autocast is ignored.\n\nAt a bound the gradient goes to x, which is the branch taken there. Where min is above max the result is max. A NaN\namong x, min and max makes the result NaN.\n\nAlso called clamp.\n\nSee also maximum, minimum, hard_tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.clip(pl.asarray([-2., 0.5, 3.]), -1, 1).tolist()\n[-1.0, 0.5, 1.0]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_selection() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
