// Generated from ops.yaml. Do not edit.
// The power family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "power/attributes.h"
#include "power/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter square_function_list[] = {
    {"x", true, false, false},
};
constexpr Parameters square_function_parameters{"square", square_function_list};

constexpr Parameter cube_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters cube_function_parameters{"cube", cube_function_list};

constexpr Parameter reciprocal_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters reciprocal_function_parameters{"reciprocal", reciprocal_function_list};

constexpr Parameter sqrt_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters sqrt_function_parameters{"sqrt", sqrt_function_list};

constexpr Parameter rsqrt_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters rsqrt_function_parameters{"rsqrt", rsqrt_function_list};

constexpr Parameter cbrt_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters cbrt_function_parameters{"cbrt", cbrt_function_list};

constexpr Parameter pow_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters pow_function_parameters{"pow", pow_function_list};

constexpr Parameter hypot_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters hypot_function_parameters{"hypot", hypot_function_list};

constexpr Parameter direction_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"second", true, false, true},
};
constexpr Parameters direction_function_parameters{"_direction", direction_function_list};


PyObject* square_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(square_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::square(x_value); }));
  });
}


PyObject* cube_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cube_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::cube(x_value); }));
  });
}


PyObject* reciprocal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(reciprocal_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::reciprocal(x_value); }));
  });
}


PyObject* sqrt_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sqrt_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::sqrt(x_value); }));
  });
}


PyObject* rsqrt_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(rsqrt_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::rsqrt(x_value); }));
  });
}


PyObject* cbrt_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cbrt_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::cbrt(x_value); }));
  });
}


PyObject* pow_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(pow_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::pow(x1_value, x2_value); }));
  });
}


PyObject* hypot_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(hypot_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::hypot(x1_value, x2_value); }));
  });
}


PyObject* direction_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(direction_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    const auto second_value = arguments.boolean(2);
    return wrap(compute(arguments, [&] { return ops::_direction(x1_value, x2_value, second_value); }));
  });
}

PyObject* power_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(pow_function(self, args, nargs, kwnames), "pow", "power");
}

PyMethodDef functions[] = {
    {"square", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(square_function)), METH_FASTCALL | METH_KEYWORDS, "square(x)\n--\n\nElement-wise square.\n\n    out = x * x\n    dL/dx = 2 * x * g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sqrt, cube.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.square(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 4.0, 9.0]"},
    {"cube", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cube_function)), METH_FASTCALL | METH_KEYWORDS, "cube(x, /)\n--\n\nElement-wise cube.\n\n    out = x * x * x\n    dL/dx = 3 * x * x * g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also cbrt, square.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cube(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 8.0, 27.0]"},
    {"reciprocal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(reciprocal_function)), METH_FASTCALL | METH_KEYWORDS, "reciprocal(x, /)\n--\n\nElement-wise reciprocal.\n\n    out = 1 / x\n    dL/dx = -g * out * out\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also divide, rsqrt.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.reciprocal(pl.asarray([2., 4.])).tolist()\n[0.5, 0.25]"},
    {"sqrt", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sqrt_function)), METH_FASTCALL | METH_KEYWORDS, "sqrt(x, /)\n--\n\nElement-wise square root, the principal one of a complex number.\n\n    out = sqrt(x)\n    dL/dx = g / (2 * out)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also rsqrt, cbrt, square.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.sqrt(pl.asarray([1., 4., 9.])).tolist()\n[1.0, 2.0, 3.0]"},
    {"rsqrt", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rsqrt_function)), METH_FASTCALL | METH_KEYWORDS, "rsqrt(x, /)\n--\n\nElement-wise reciprocal of the square root.\n\n    out = 1 / sqrt(x)\n    dL/dx = -g * out / (2 * x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sqrt, reciprocal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.rsqrt(pl.asarray([1., 4., 16.])).tolist()\n[1.0, 0.5, 0.25]"},
    {"cbrt", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cbrt_function)), METH_FASTCALL | METH_KEYWORDS, "cbrt(x, /)\n--\n\nElement-wise real cube root.\n\n    out = cbrt(x)\n    dL/dx = g / (3 * out * out)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also cube, sqrt.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cbrt(pl.asarray([-8., 27.])).tolist()\n[-2.0, 3.0]"},
    {"pow", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(pow_function)), METH_FASTCALL | METH_KEYWORDS, "pow(x1, x2, /)\n--\n\nElement-wise power of x1 to the exponent x2.\n\n    out = x1 ** x2\n    dL/dx1 = where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1)))\n    dL/dx2 = where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes; beside integers a number from 0\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe gradient with respect to the exponent is NaN where the base is negative and real.\n\nIntegers to a negative number are a ValueError. Negative exponents in an array of integers give 0, and the bases 1 and -1\ntheir power, as a division by zero gives 0: to look for them first would make the gpu wait for its values.\n\nAlso called power.\n\nSee also square, cube, sqrt.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.pow(pl.asarray([1., 2., 3.]), 2).tolist()\n[1.0, 4.0, 9.0]"},
    {"hypot", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hypot_function)), METH_FASTCALL | METH_KEYWORDS, "hypot(x1, x2, /)\n--\n\nElement-wise length of the hypotenuse, without overflow.\n\n    out = hypot(x1, x2)\n    dL/dx1 = g * where((x1 == 0) & (x2 == 0), 0, x1 / hypot(x1, x2))\n    dL/dx2 = g * where((x1 == 0) & (x2 == 0), 0, x2 / hypot(x1, x2))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also atan2, abs.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hypot(pl.asarray([3., 5.]), pl.asarray([4., 12.])).tolist()\n[5.0, 13.0]"},
    {"_direction", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(direction_function)), METH_FASTCALL | METH_KEYWORDS, "_direction(x1, x2, /, *, second)\n--\n\nElement-wise x1 / hypot(x1, x2), or x2 / hypot(x1, x2), without overflow; 0 at the origin.\n\n    out = where(hypot(x1, x2) == 0, 0, (x2 if second else x1) / hypot(x1, x2))\n    dL/dx1 = where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2)) if second else where(hypot(x1, x2) == 0, 0, g * (x2 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))\n    dL/dx2 = where(hypot(x1, x2) == 0, 0, g * (x1 / hypot(x1, x2) * (x1 / hypot(x1, x2))) / hypot(x1, x2)) if second else where(hypot(x1, x2) == 0, 0, -g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nsecond : bool\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"power", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(power_alias)), METH_FASTCALL | METH_KEYWORDS, "power(x1, x2, /)\n--\n\nElement-wise power of x1 to the exponent x2.\n\n    out = x1 ** x2\n    dL/dx1 = where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1)))\n    dL/dx2 = where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes; beside integers a number from 0\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe gradient with respect to the exponent is NaN where the base is negative and real.\n\nIntegers to a negative number are a ValueError. Negative exponents in an array of integers give 0, and the bases 1 and -1\ntheir power, as a division by zero gives 0: to look for them first would make the gpu wait for its values.\n\nAlso called power.\n\nSee also square, cube, sqrt.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.pow(pl.asarray([1., 2., 3.]), 2).tolist()\n[1.0, 4.0, 9.0]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"square", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<square_function>)), METH_FASTCALL | METH_KEYWORDS, "square($self, /)\n--\n\nElement-wise square.\n\n    out = x * x\n    dL/dx = 2 * x * g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sqrt, cube.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.square(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 4.0, 9.0]"},
    {"cube", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cube_function>)), METH_FASTCALL | METH_KEYWORDS, "cube($self, /)\n--\n\nElement-wise cube.\n\n    out = x * x * x\n    dL/dx = 3 * x * x * g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also cbrt, square.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cube(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 8.0, 27.0]"},
    {"reciprocal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<reciprocal_function>)), METH_FASTCALL | METH_KEYWORDS, "reciprocal($self, /)\n--\n\nElement-wise reciprocal.\n\n    out = 1 / x\n    dL/dx = -g * out * out\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also divide, rsqrt.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.reciprocal(pl.asarray([2., 4.])).tolist()\n[0.5, 0.25]"},
    {"sqrt", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sqrt_function>)), METH_FASTCALL | METH_KEYWORDS, "sqrt($self, /)\n--\n\nElement-wise square root, the principal one of a complex number.\n\n    out = sqrt(x)\n    dL/dx = g / (2 * out)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also rsqrt, cbrt, square.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.sqrt(pl.asarray([1., 4., 9.])).tolist()\n[1.0, 2.0, 3.0]"},
    {"rsqrt", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<rsqrt_function>)), METH_FASTCALL | METH_KEYWORDS, "rsqrt($self, /)\n--\n\nElement-wise reciprocal of the square root.\n\n    out = 1 / sqrt(x)\n    dL/dx = -g * out / (2 * x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sqrt, reciprocal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.rsqrt(pl.asarray([1., 4., 16.])).tolist()\n[1.0, 0.5, 0.25]"},
    {"cbrt", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cbrt_function>)), METH_FASTCALL | METH_KEYWORDS, "cbrt($self, /)\n--\n\nElement-wise real cube root.\n\n    out = cbrt(x)\n    dL/dx = g / (3 * out * out)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also cube, sqrt.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cbrt(pl.asarray([-8., 27.])).tolist()\n[-2.0, 3.0]"},
    {"pow", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<pow_function>)), METH_FASTCALL | METH_KEYWORDS, "pow($self, x2, /)\n--\n\nElement-wise power of x1 to the exponent x2.\n\n    out = x1 ** x2\n    dL/dx1 = where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1)))\n    dL/dx2 = where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes; beside integers a number from 0\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe gradient with respect to the exponent is NaN where the base is negative and real.\n\nIntegers to a negative number are a ValueError. Negative exponents in an array of integers give 0, and the bases 1 and -1\ntheir power, as a division by zero gives 0: to look for them first would make the gpu wait for its values.\n\nAlso called power.\n\nSee also square, cube, sqrt.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.pow(pl.asarray([1., 2., 3.]), 2).tolist()\n[1.0, 4.0, 9.0]"},
    {"power", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<power_alias>)), METH_FASTCALL | METH_KEYWORDS, "power($self, x2, /)\n--\n\nElement-wise power of x1 to the exponent x2.\n\n    out = x1 ** x2\n    dL/dx1 = where((x1 == 0) & (x2 == 0), 0, g * (x2 * x1 ** (x2 - 1)))\n    dL/dx2 = where((x1 == 0) & (real(x2) >= 0), 0, g * (out * log(x1)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes; beside integers a number from 0\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe gradient with respect to the exponent is NaN where the base is negative and real.\n\nIntegers to a negative number are a ValueError. Negative exponents in an array of integers give 0, and the bases 1 and -1\ntheir power, as a division by zero gives 0: to look for them first would make the gpu wait for its values.\n\nAlso called power.\n\nSee also square, cube, sqrt.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.pow(pl.asarray([1., 2., 3.]), 2).tolist()\n[1.0, 4.0, 9.0]"},
    {"hypot", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<hypot_function>)), METH_FASTCALL | METH_KEYWORDS, "hypot($self, x2, /)\n--\n\nElement-wise length of the hypotenuse, without overflow.\n\n    out = hypot(x1, x2)\n    dL/dx1 = g * where((x1 == 0) & (x2 == 0), 0, x1 / hypot(x1, x2))\n    dL/dx2 = g * where((x1 == 0) & (x2 == 0), 0, x2 / hypot(x1, x2))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also atan2, abs.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hypot(pl.asarray([3., 5.]), pl.asarray([4., 12.])).tolist()\n[5.0, 13.0]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_power() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
