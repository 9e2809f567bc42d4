// Generated from ops.yaml. Do not edit.
// The trigonometric family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "trigonometric/attributes.h"
#include "trigonometric/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter sin_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters sin_function_parameters{"sin", sin_function_list};

constexpr Parameter cos_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters cos_function_parameters{"cos", cos_function_list};

constexpr Parameter sincos_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters sincos_function_parameters{"sincos", sincos_function_list};

constexpr Parameter tan_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters tan_function_parameters{"tan", tan_function_list};

constexpr Parameter asin_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters asin_function_parameters{"asin", asin_function_list};

constexpr Parameter root_of_one_minus_square_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters root_of_one_minus_square_function_parameters{"_root_of_one_minus_square", root_of_one_minus_square_function_list};

constexpr Parameter acos_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters acos_function_parameters{"acos", acos_function_list};

constexpr Parameter atan_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters atan_function_parameters{"atan", atan_function_list};

constexpr Parameter atan_slope_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters atan_slope_function_parameters{"_atan_slope", atan_slope_function_list};

constexpr Parameter atan2_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters atan2_function_parameters{"atan2", atan2_function_list};

constexpr Parameter angle_slope_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"second", true, false, true},
};
constexpr Parameters angle_slope_function_parameters{"_angle_slope", angle_slope_function_list};

constexpr Parameter sinc_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters sinc_function_parameters{"sinc", sinc_function_list};

constexpr Parameter sinc_derivative_function_list[] = {
    {"order", true, true, false},
    {"x", true, true, false},
};
constexpr Parameters sinc_derivative_function_parameters{"_sinc_derivative", sinc_derivative_function_list};


PyObject* sin_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sin_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::sin(x_value); }));
  });
}


PyObject* cos_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cos_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::cos(x_value); }));
  });
}

constexpr const char* sincos_function_fields[] = {"sine", "cosine"};
ResultType sincos_function_result("sincos", sincos_function_fields);

PyObject* sincos_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sincos_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return sincos_function_result.wrap(compute(arguments, [&] { return ops::sincos(x_value); }));
  });
}


PyObject* tan_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(tan_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::tan(x_value); }));
  });
}


PyObject* asin_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(asin_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::asin(x_value); }));
  });
}


PyObject* root_of_one_minus_square_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(root_of_one_minus_square_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_root_of_one_minus_square(x_value); }));
  });
}


PyObject* acos_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(acos_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::acos(x_value); }));
  });
}


PyObject* atan_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(atan_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::atan(x_value); }));
  });
}


PyObject* atan_slope_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(atan_slope_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_atan_slope(x_value); }));
  });
}


PyObject* atan2_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(atan2_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::atan2(x1_value, x2_value); }));
  });
}


PyObject* angle_slope_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(angle_slope_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    const auto second_value = arguments.boolean(2);
    return wrap(compute(arguments, [&] { return ops::_angle_slope(x1_value, x2_value, second_value); }));
  });
}


PyObject* sinc_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sinc_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::sinc(x_value); }));
  });
}


PyObject* sinc_derivative_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sinc_derivative_function_parameters, args, nargs, kwnames);
    const auto order_value = arguments.integer(0);
    const auto x_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_sinc_derivative(order_value, x_value); }));
  });
}

PyObject* arcsin_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(asin_function(self, args, nargs, kwnames), "asin", "arcsin");
}

PyObject* arccos_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(acos_function(self, args, nargs, kwnames), "acos", "arccos");
}

PyObject* arctan_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(atan_function(self, args, nargs, kwnames), "atan", "arctan");
}

PyObject* arctan2_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(atan2_function(self, args, nargs, kwnames), "atan2", "arctan2");
}

PyMethodDef functions[] = {
    {"sin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sin_function)), METH_FASTCALL | METH_KEYWORDS, "sin(x, /)\n--\n\nElement-wise sine.\n\n    out = sin(x)\n    dL/dx = g * cos(x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also cos, asin, sinc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.sin(pl.asarray(0.5)).item(), 4)\n0.4794"},
    {"cos", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cos_function)), METH_FASTCALL | METH_KEYWORDS, "cos(x, /)\n--\n\nElement-wise cosine.\n\n    out = cos(x)\n    dL/dx = -g * sin(x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sin, acos.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.cos(pl.asarray(0.5)).item(), 4)\n0.8776"},
    {"sincos", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sincos_function)), METH_FASTCALL | METH_KEYWORDS, "sincos(x, /)\n--\n\nElement-wise sine and cosine at once.\n\n    sine = sin(x)\n    cosine = cos(x)\n    dL/dx = g_sine * cosine - g_cosine * sine\n\ng_sine is dL/dsine. g_cosine is dL/dcosine. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nsine : Tensor\n    the input's dtype, float32 for bool and integers\ncosine : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sin, cos.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> sine, cosine = pl.sincos(pl.asarray(0.5))\n>>> round((sine * sine + cosine * cosine).item(), 6)\n1.0"},
    {"tan", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(tan_function)), METH_FASTCALL | METH_KEYWORDS, "tan(x, /)\n--\n\nElement-wise tangent.\n\n    out = tan(x)\n    dL/dx = g * (1 + out * out)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also atan.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.tan(pl.asarray(0.5)).item(), 4)\n0.5463"},
    {"asin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(asin_function)), METH_FASTCALL | METH_KEYWORDS, "asin(x, /)\n--\n\nElement-wise inverse sine.\n\n    out = asin(x)\n    dL/dx = g / (sqrt(1 - x) * sqrt(1 + x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arcsin.\n\nSee also sin, acos.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.asin(pl.asarray(0.5)).item(), 4)\n0.5236"},
    {"_root_of_one_minus_square", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(root_of_one_minus_square_function)), METH_FASTCALL | METH_KEYWORDS, "_root_of_one_minus_square(x, /)\n--\n\nElement-wise square root of 1 - x**2, accurate at 1 and -1.\n\n    out = sqrt(1 - x) * sqrt(1 + x) if is_complex(x) else sqrt((1 - x) * (1 + x))\n    dL/dx = -g * (x / out)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"acos", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(acos_function)), METH_FASTCALL | METH_KEYWORDS, "acos(x, /)\n--\n\nElement-wise inverse cosine.\n\n    out = acos(x)\n    dL/dx = -g / (sqrt(1 - x) * sqrt(1 + x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arccos.\n\nSee also cos, asin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.acos(pl.asarray(0.5)).item(), 4)\n1.0472"},
    {"atan", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(atan_function)), METH_FASTCALL | METH_KEYWORDS, "atan(x, /)\n--\n\nElement-wise inverse tangent.\n\n    out = atan(x)\n    dL/dx = g * (1 / (1 + x * x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctan.\n\nSee also tan, atan2.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atan(pl.asarray(0.5)).item(), 4)\n0.4636"},
    {"_atan_slope", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(atan_slope_function)), METH_FASTCALL | METH_KEYWORDS, "_atan_slope(x, /)\n--\n\nElement-wise derivative of atan.\n\n    out = 1 / (1 + x * x)\n    dL/dx = -2 * g * where(isfinite(x), x * out, 0) * out\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"atan2", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(atan2_function)), METH_FASTCALL | METH_KEYWORDS, "atan2(x1, x2, /)\n--\n\nElement-wise angle of the point (x2, x1), in all four quadrants.\n\n    out = atan2(x1, x2)\n    dL/dx1 = g * where((x1 == 0) & (x2 == 0), 0, x2 / (x1 * x1 + x2 * x2))\n    dL/dx2 = -g * where((x1 == 0) & (x2 == 0), 0, x1 / (x1 * x1 + x2 * x2))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctan2.\n\nSee also atan, angle, hypot.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atan2(pl.asarray(1.), -1.).item(), 4)\n2.3562"},
    {"_angle_slope", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(angle_slope_function)), METH_FASTCALL | METH_KEYWORDS, "_angle_slope(x1, x2, /, *, second)\n--\n\nElement-wise x2 / (x1**2 + x2**2), or x1 / (x1**2 + x2**2), without overflow; 0 at the origin.\n\n    out = where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, (x1 if second else x2) / hypot(x1, x2) / hypot(x1, x2))\n    dL/dx1 = -where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2)) if second else where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))\n    dL/dx2 = where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, -2 * g * (x1 / hypot(x1, x2) * (x2 / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2)) if second else where((hypot(x1, x2) == 0) | isinf(hypot(x1, x2)), 0, g * ((x1 - x2) / hypot(x1, x2) * ((x1 + x2) / hypot(x1, x2))) / hypot(x1, x2) / hypot(x1, x2))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nsecond : bool\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"sinc", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sinc_function)), METH_FASTCALL | METH_KEYWORDS, "sinc(x, /)\n--\n\nElement-wise sin(pi * x) / (pi * x), 1 at 0.\n\n    out = sinc(x)\n    dL/dx = g * where(x == 0, 0, (cos(pi * x) - sinc(x)) / x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (the quotient is removable).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.sinc(pl.asarray(0.5)).item(), 4)\n0.6366"},
    {"_sinc_derivative", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sinc_derivative_function)), METH_FASTCALL | METH_KEYWORDS, "_sinc_derivative(order, x, /)\n--\n\nElement-wise derivative of sinc of the given order, 1 or above.\n\n    out = _sinc_derivative(order, x)\n    dL/dx = g * _sinc_derivative(order + 1, x)\n\ng is dL/dout.\n\nParameters\n----------\norder : int\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"arcsin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(arcsin_alias)), METH_FASTCALL | METH_KEYWORDS, "arcsin(x, /)\n--\n\nElement-wise inverse sine.\n\n    out = asin(x)\n    dL/dx = g / (sqrt(1 - x) * sqrt(1 + x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arcsin.\n\nSee also sin, acos.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.asin(pl.asarray(0.5)).item(), 4)\n0.5236"},
    {"arccos", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(arccos_alias)), METH_FASTCALL | METH_KEYWORDS, "arccos(x, /)\n--\n\nElement-wise inverse cosine.\n\n    out = acos(x)\n    dL/dx = -g / (sqrt(1 - x) * sqrt(1 + x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arccos.\n\nSee also cos, asin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.acos(pl.asarray(0.5)).item(), 4)\n1.0472"},
    {"arctan", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(arctan_alias)), METH_FASTCALL | METH_KEYWORDS, "arctan(x, /)\n--\n\nElement-wise inverse tangent.\n\n    out = atan(x)\n    dL/dx = g * (1 / (1 + x * x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctan.\n\nSee also tan, atan2.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atan(pl.asarray(0.5)).item(), 4)\n0.4636"},
    {"arctan2", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(arctan2_alias)), METH_FASTCALL | METH_KEYWORDS, "arctan2(x1, x2, /)\n--\n\nElement-wise angle of the point (x2, x1), in all four quadrants.\n\n    out = atan2(x1, x2)\n    dL/dx1 = g * where((x1 == 0) & (x2 == 0), 0, x2 / (x1 * x1 + x2 * x2))\n    dL/dx2 = -g * where((x1 == 0) & (x2 == 0), 0, x1 / (x1 * x1 + x2 * x2))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctan2.\n\nSee also atan, angle, hypot.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atan2(pl.asarray(1.), -1.).item(), 4)\n2.3562"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"sin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sin_function>)), METH_FASTCALL | METH_KEYWORDS, "sin($self, /)\n--\n\nElement-wise sine.\n\n    out = sin(x)\n    dL/dx = g * cos(x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also cos, asin, sinc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.sin(pl.asarray(0.5)).item(), 4)\n0.4794"},
    {"cos", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cos_function>)), METH_FASTCALL | METH_KEYWORDS, "cos($self, /)\n--\n\nElement-wise cosine.\n\n    out = cos(x)\n    dL/dx = -g * sin(x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sin, acos.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.cos(pl.asarray(0.5)).item(), 4)\n0.8776"},
    {"sincos", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sincos_function>)), METH_FASTCALL | METH_KEYWORDS, "sincos($self, /)\n--\n\nElement-wise sine and cosine at once.\n\n    sine = sin(x)\n    cosine = cos(x)\n    dL/dx = g_sine * cosine - g_cosine * sine\n\ng_sine is dL/dsine. g_cosine is dL/dcosine. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nsine : Tensor\n    the input's dtype, float32 for bool and integers\ncosine : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sin, cos.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> sine, cosine = pl.sincos(pl.asarray(0.5))\n>>> round((sine * sine + cosine * cosine).item(), 6)\n1.0"},
    {"tan", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<tan_function>)), METH_FASTCALL | METH_KEYWORDS, "tan($self, /)\n--\n\nElement-wise tangent.\n\n    out = tan(x)\n    dL/dx = g * (1 + out * out)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also atan.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.tan(pl.asarray(0.5)).item(), 4)\n0.5463"},
    {"asin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<asin_function>)), METH_FASTCALL | METH_KEYWORDS, "asin($self, /)\n--\n\nElement-wise inverse sine.\n\n    out = asin(x)\n    dL/dx = g / (sqrt(1 - x) * sqrt(1 + x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arcsin.\n\nSee also sin, acos.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.asin(pl.asarray(0.5)).item(), 4)\n0.5236"},
    {"arcsin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<arcsin_alias>)), METH_FASTCALL | METH_KEYWORDS, "arcsin($self, /)\n--\n\nElement-wise inverse sine.\n\n    out = asin(x)\n    dL/dx = g / (sqrt(1 - x) * sqrt(1 + x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arcsin.\n\nSee also sin, acos.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.asin(pl.asarray(0.5)).item(), 4)\n0.5236"},
    {"acos", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<acos_function>)), METH_FASTCALL | METH_KEYWORDS, "acos($self, /)\n--\n\nElement-wise inverse cosine.\n\n    out = acos(x)\n    dL/dx = -g / (sqrt(1 - x) * sqrt(1 + x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arccos.\n\nSee also cos, asin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.acos(pl.asarray(0.5)).item(), 4)\n1.0472"},
    {"arccos", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<arccos_alias>)), METH_FASTCALL | METH_KEYWORDS, "arccos($self, /)\n--\n\nElement-wise inverse cosine.\n\n    out = acos(x)\n    dL/dx = -g / (sqrt(1 - x) * sqrt(1 + x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arccos.\n\nSee also cos, asin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.acos(pl.asarray(0.5)).item(), 4)\n1.0472"},
    {"atan", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<atan_function>)), METH_FASTCALL | METH_KEYWORDS, "atan($self, /)\n--\n\nElement-wise inverse tangent.\n\n    out = atan(x)\n    dL/dx = g * (1 / (1 + x * x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctan.\n\nSee also tan, atan2.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atan(pl.asarray(0.5)).item(), 4)\n0.4636"},
    {"arctan", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<arctan_alias>)), METH_FASTCALL | METH_KEYWORDS, "arctan($self, /)\n--\n\nElement-wise inverse tangent.\n\n    out = atan(x)\n    dL/dx = g * (1 / (1 + x * x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctan.\n\nSee also tan, atan2.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atan(pl.asarray(0.5)).item(), 4)\n0.4636"},
    {"atan2", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<atan2_function>)), METH_FASTCALL | METH_KEYWORDS, "atan2($self, x2, /)\n--\n\nElement-wise angle of the point (x2, x1), in all four quadrants.\n\n    out = atan2(x1, x2)\n    dL/dx1 = g * where((x1 == 0) & (x2 == 0), 0, x2 / (x1 * x1 + x2 * x2))\n    dL/dx2 = -g * where((x1 == 0) & (x2 == 0), 0, x1 / (x1 * x1 + x2 * x2))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctan2.\n\nSee also atan, angle, hypot.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atan2(pl.asarray(1.), -1.).item(), 4)\n2.3562"},
    {"arctan2", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<arctan2_alias>)), METH_FASTCALL | METH_KEYWORDS, "arctan2($self, x2, /)\n--\n\nElement-wise angle of the point (x2, x1), in all four quadrants.\n\n    out = atan2(x1, x2)\n    dL/dx1 = g * where((x1 == 0) & (x2 == 0), 0, x2 / (x1 * x1 + x2 * x2))\n    dL/dx2 = -g * where((x1 == 0) & (x2 == 0), 0, x1 / (x1 * x1 + x2 * x2))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctan2.\n\nSee also atan, angle, hypot.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atan2(pl.asarray(1.), -1.).item(), 4)\n2.3562"},
    {"sinc", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sinc_function>)), METH_FASTCALL | METH_KEYWORDS, "sinc($self, /)\n--\n\nElement-wise sin(pi * x) / (pi * x), 1 at 0.\n\n    out = sinc(x)\n    dL/dx = g * where(x == 0, 0, (cos(pi * x) - sinc(x)) / x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (the quotient is removable).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.sinc(pl.asarray(0.5)).item(), 4)\n0.6366"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_trigonometric() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
