// Generated from ops.yaml. Do not edit.
// The floating family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "floating/attributes.h"
#include "floating/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter isnan_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters isnan_function_parameters{"isnan", isnan_function_list};

constexpr Parameter isinf_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters isinf_function_parameters{"isinf", isinf_function_list};

constexpr Parameter isfinite_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters isfinite_function_parameters{"isfinite", isfinite_function_list};

constexpr Parameter isposinf_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters isposinf_function_parameters{"isposinf", isposinf_function_list};

constexpr Parameter isneginf_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters isneginf_function_parameters{"isneginf", isneginf_function_list};

constexpr Parameter signbit_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters signbit_function_parameters{"signbit", signbit_function_list};

constexpr Parameter copysign_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters copysign_function_parameters{"copysign", copysign_function_list};

constexpr Parameter nextafter_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters nextafter_function_parameters{"nextafter", nextafter_function_list};

constexpr Parameter frexp_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters frexp_function_parameters{"frexp", frexp_function_list};

constexpr Parameter ldexp_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters ldexp_function_parameters{"ldexp", ldexp_function_list};

constexpr Parameter nan_to_num_function_list[] = {
    {"x", true, true, false},
    {"nan", false, false, false},
    {"posinf", false, false, false},
    {"neginf", false, false, false},
};
constexpr Parameters nan_to_num_function_parameters{"nan_to_num", nan_to_num_function_list};

constexpr Parameter heaviside_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters heaviside_function_parameters{"heaviside", heaviside_function_list};


PyObject* isnan_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(isnan_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::isnan(x_value); }));
  });
}


PyObject* isinf_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(isinf_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::isinf(x_value); }));
  });
}


PyObject* isfinite_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(isfinite_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::isfinite(x_value); }));
  });
}


PyObject* isposinf_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(isposinf_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::isposinf(x_value); }));
  });
}


PyObject* isneginf_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(isneginf_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::isneginf(x_value); }));
  });
}


PyObject* signbit_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(signbit_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::signbit(x_value); }));
  });
}


PyObject* copysign_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(copysign_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::copysign(x1_value, x2_value); }));
  });
}


PyObject* nextafter_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(nextafter_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::nextafter(x1_value, x2_value); }));
  });
}

constexpr const char* frexp_function_fields[] = {"mantissa", "exponent"};
ResultType frexp_function_result("frexp", frexp_function_fields);

PyObject* frexp_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(frexp_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return frexp_function_result.wrap(compute(arguments, [&] { return ops::frexp(x_value); }));
  });
}


PyObject* ldexp_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(ldexp_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::ldexp(x1_value, x2_value); }));
  });
}


PyObject* nan_to_num_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(nan_to_num_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto nan_value = arguments.given(1) ? double(arguments.number(1)) : double(0.0);
    const auto posinf_value = arguments.is_none(2) ? std::optional<double>() : std::optional<double>(arguments.number(2));
    const auto neginf_value = arguments.is_none(3) ? std::optional<double>() : std::optional<double>(arguments.number(3));
    return wrap(compute(arguments, [&] { return ops::nan_to_num(x_value, nan_value, posinf_value, neginf_value); }));
  });
}


PyObject* heaviside_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(heaviside_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::heaviside(x1_value, x2_value); }));
  });
}

PyMethodDef functions[] = {
    {"isnan", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(isnan_function)), METH_FASTCALL | METH_KEYWORDS, "isnan(x, /)\n--\n\nElement-wise test for NaN.\n\n    out = isnan(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also isfinite, isinf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isnan(pl.asarray([1., pl.nan])).tolist()\n[False, True]"},
    {"isinf", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(isinf_function)), METH_FASTCALL | METH_KEYWORDS, "isinf(x, /)\n--\n\nElement-wise test for infinity of either sign.\n\n    out = isinf(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also isfinite, isposinf, isneginf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isinf(pl.asarray([1., -pl.inf])).tolist()\n[False, True]"},
    {"isfinite", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(isfinite_function)), METH_FASTCALL | METH_KEYWORDS, "isfinite(x, /)\n--\n\nElement-wise test for being neither infinite nor NaN.\n\n    out = isfinite(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also isinf, isnan.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isfinite(pl.asarray([1., pl.inf])).tolist()\n[True, False]"},
    {"isposinf", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(isposinf_function)), METH_FASTCALL | METH_KEYWORDS, "isposinf(x, /)\n--\n\nElement-wise test for positive infinity.\n\n    out = x == inf\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also isneginf, isinf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isposinf(pl.asarray([1., pl.inf])).tolist()\n[False, True]"},
    {"isneginf", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(isneginf_function)), METH_FASTCALL | METH_KEYWORDS, "isneginf(x, /)\n--\n\nElement-wise test for negative infinity.\n\n    out = x == -inf\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also isposinf, isinf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isneginf(pl.asarray([1., -pl.inf])).tolist()\n[False, True]"},
    {"signbit", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(signbit_function)), METH_FASTCALL | METH_KEYWORDS, "signbit(x, /)\n--\n\nElement-wise test of the sign bit, which negative zero has too.\n\n    out = signbit(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also copysign, sign.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.signbit(pl.asarray([1., -2.])).tolist()\n[False, True]"},
    {"copysign", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(copysign_function)), METH_FASTCALL | METH_KEYWORDS, "copysign(x1, x2, /)\n--\n\nElement-wise magnitude of x1 with the sign of x2.\n\n    out = copysign(x1, x2)\n    dL/dx1 = g * sign(x1) * copysign(1, x2)\n    dL/dx2 = 0\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x1 == 0: dL/dx1 = 0, dL/dx2 = 0 (the slope changes its sign as that of abs does).\n\nKeepInput: autocast is ignored.\n\nSee also signbit, abs.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.copysign(pl.asarray([1., -2.]), -3).tolist()\n[-1.0, -2.0]"},
    {"nextafter", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(nextafter_function)), METH_FASTCALL | METH_KEYWORDS, "nextafter(x1, x2, /)\n--\n\nElement-wise next floating-point number after x1 towards x2.\n\n    out = nextafter(x1, x2)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.nextafter(pl.asarray([1.]), 2).tolist()\n[1.0000001192092896]"},
    {"frexp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(frexp_function)), METH_FASTCALL | METH_KEYWORDS, "frexp(x, /)\n--\n\nElement-wise mantissa, of magnitude in [0.5, 1), and exponent of 2.\n\n    mantissa, exponent = frexp(x)\n    dL/dx = ldexp(g_mantissa, -exponent)\n\ng_mantissa is dL/dmantissa.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nmantissa : Tensor\n    the input's dtype, float32 for bool and integers\nexponent : Tensor\n    int32\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also ldexp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> mantissa, exponent = pl.frexp(pl.asarray([3., 8.]))\n>>> mantissa.tolist(), exponent.tolist()\n([0.75, 0.5], [2, 4])"},
    {"ldexp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ldexp_function)), METH_FASTCALL | METH_KEYWORDS, "ldexp(x1, x2, /)\n--\n\nElement-wise x1 * 2**x2 for an integer x2, without rounding.\n\n    out = ldexp(x1, x2)\n    dL/dx1 = ldexp(g, x2)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    integer dtypes but uint64, read as int64\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also frexp, exp2.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.ldexp(pl.asarray([0.75, 0.5]), pl.asarray([2, 4])).tolist()\n[3.0, 8.0]"},
    {"nan_to_num", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(nan_to_num_function)), METH_FASTCALL | METH_KEYWORDS, "nan_to_num(x, /, nan=0.0, posinf=None, neginf=None)\n--\n\nElement-wise replacement of NaN and infinities, which become the largest finite numbers by default.\n\n    out = nan_to_num(x, nan, posinf, neginf)\n    dL/dx = where(isfinite(real(x)), real(g), 0) + _times_i(where(isfinite(imag(x)), imag(g), 0), x) if is_complex(x) else where(isfinite(x), g, 0)\n\nInternal functions in these formulas:\n    _times_i(x, like): Element-wise product with the imaginary unit, in the dtype that x and like share; 0 where that is real.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nnan : float, default 0.0\nposinf : float or None\nneginf : float or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nNaN becomes `nan`, infinity `posinf` and negative infinity `neginf`, or the largest finite number of that sign where none is\ngiven. Of a complex number each part is replaced on its own; integers and bool stay as they are.\n\nSee also isfinite.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.nan_to_num(pl.asarray([1., pl.nan, pl.inf]), posinf=9.0).tolist()\n[1.0, 0.0, 9.0]"},
    {"heaviside", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(heaviside_function)), METH_FASTCALL | METH_KEYWORDS, "heaviside(x1, x2, /)\n--\n\nElement-wise step, 0 where x1 is negative, 1 where it is positive, x2 where it is 0.\n\n    out = where(x1 == 0, x2, 0.5 * sign(x1) + 0.5)\n    dL/dx1 = 0\n    dL/dx2 = where(x1 == 0, g, 0)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also sign.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.heaviside(pl.asarray([-1., 0., 1.]), 0.5).tolist()\n[0.0, 0.5, 1.0]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"isnan", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<isnan_function>)), METH_FASTCALL | METH_KEYWORDS, "isnan($self, /)\n--\n\nElement-wise test for NaN.\n\n    out = isnan(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also isfinite, isinf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isnan(pl.asarray([1., pl.nan])).tolist()\n[False, True]"},
    {"isinf", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<isinf_function>)), METH_FASTCALL | METH_KEYWORDS, "isinf($self, /)\n--\n\nElement-wise test for infinity of either sign.\n\n    out = isinf(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also isfinite, isposinf, isneginf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isinf(pl.asarray([1., -pl.inf])).tolist()\n[False, True]"},
    {"isfinite", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<isfinite_function>)), METH_FASTCALL | METH_KEYWORDS, "isfinite($self, /)\n--\n\nElement-wise test for being neither infinite nor NaN.\n\n    out = isfinite(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also isinf, isnan.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isfinite(pl.asarray([1., pl.inf])).tolist()\n[True, False]"},
    {"isposinf", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<isposinf_function>)), METH_FASTCALL | METH_KEYWORDS, "isposinf($self, /)\n--\n\nElement-wise test for positive infinity.\n\n    out = x == inf\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also isneginf, isinf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isposinf(pl.asarray([1., pl.inf])).tolist()\n[False, True]"},
    {"isneginf", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<isneginf_function>)), METH_FASTCALL | METH_KEYWORDS, "isneginf($self, /)\n--\n\nElement-wise test for negative infinity.\n\n    out = x == -inf\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also isposinf, isinf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isneginf(pl.asarray([1., -pl.inf])).tolist()\n[False, True]"},
    {"signbit", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<signbit_function>)), METH_FASTCALL | METH_KEYWORDS, "signbit($self, /)\n--\n\nElement-wise test of the sign bit, which negative zero has too.\n\n    out = signbit(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also copysign, sign.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.signbit(pl.asarray([1., -2.])).tolist()\n[False, True]"},
    {"copysign", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<copysign_function>)), METH_FASTCALL | METH_KEYWORDS, "copysign($self, x2, /)\n--\n\nElement-wise magnitude of x1 with the sign of x2.\n\n    out = copysign(x1, x2)\n    dL/dx1 = g * sign(x1) * copysign(1, x2)\n    dL/dx2 = 0\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nWhere x1 == 0: dL/dx1 = 0, dL/dx2 = 0 (the slope changes its sign as that of abs does).\n\nKeepInput: autocast is ignored.\n\nSee also signbit, abs.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.copysign(pl.asarray([1., -2.]), -3).tolist()\n[-1.0, -2.0]"},
    {"nextafter", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<nextafter_function>)), METH_FASTCALL | METH_KEYWORDS, "nextafter($self, x2, /)\n--\n\nElement-wise next floating-point number after x1 towards x2.\n\n    out = nextafter(x1, x2)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.nextafter(pl.asarray([1.]), 2).tolist()\n[1.0000001192092896]"},
    {"frexp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<frexp_function>)), METH_FASTCALL | METH_KEYWORDS, "frexp($self, /)\n--\n\nElement-wise mantissa, of magnitude in [0.5, 1), and exponent of 2.\n\n    mantissa, exponent = frexp(x)\n    dL/dx = ldexp(g_mantissa, -exponent)\n\ng_mantissa is dL/dmantissa.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nmantissa : Tensor\n    the input's dtype, float32 for bool and integers\nexponent : Tensor\n    int32\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also ldexp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> mantissa, exponent = pl.frexp(pl.asarray([3., 8.]))\n>>> mantissa.tolist(), exponent.tolist()\n([0.75, 0.5], [2, 4])"},
    {"ldexp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<ldexp_function>)), METH_FASTCALL | METH_KEYWORDS, "ldexp($self, x2, /)\n--\n\nElement-wise x1 * 2**x2 for an integer x2, without rounding.\n\n    out = ldexp(x1, x2)\n    dL/dx1 = ldexp(g, x2)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    integer dtypes but uint64, read as int64\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also frexp, exp2.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.ldexp(pl.asarray([0.75, 0.5]), pl.asarray([2, 4])).tolist()\n[3.0, 8.0]"},
    {"nan_to_num", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<nan_to_num_function>)), METH_FASTCALL | METH_KEYWORDS, "nan_to_num($self, /, nan=0.0, posinf=None, neginf=None)\n--\n\nElement-wise replacement of NaN and infinities, which become the largest finite numbers by default.\n\n    out = nan_to_num(x, nan, posinf, neginf)\n    dL/dx = where(isfinite(real(x)), real(g), 0) + _times_i(where(isfinite(imag(x)), imag(g), 0), x) if is_complex(x) else where(isfinite(x), g, 0)\n\nInternal functions in these formulas:\n    _times_i(x, like): Element-wise product with the imaginary unit, in the dtype that x and like share; 0 where that is real.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nnan : float, default 0.0\nposinf : float or None\nneginf : float or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nNaN becomes `nan`, infinity `posinf` and negative infinity `neginf`, or the largest finite number of that sign where none is\ngiven. Of a complex number each part is replaced on its own; integers and bool stay as they are.\n\nSee also isfinite.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.nan_to_num(pl.asarray([1., pl.nan, pl.inf]), posinf=9.0).tolist()\n[1.0, 0.0, 9.0]"},
    {"heaviside", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<heaviside_function>)), METH_FASTCALL | METH_KEYWORDS, "heaviside($self, x2, /)\n--\n\nElement-wise step, 0 where x1 is negative, 1 where it is positive, x2 where it is 0.\n\n    out = where(x1 == 0, x2, 0.5 * sign(x1) + 0.5)\n    dL/dx1 = 0\n    dL/dx2 = where(x1 == 0, g, 0)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also sign.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.heaviside(pl.asarray([-1., 0., 1.]), 0.5).tolist()\n[0.0, 0.5, 1.0]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_floating() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
