// Generated from ops.yaml. Do not edit.
// The exponential family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "exponential/attributes.h"
#include "exponential/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter exp_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters exp_function_parameters{"exp", exp_function_list};

constexpr Parameter exp_product_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters exp_product_function_parameters{"_exp_product", exp_product_function_list};

constexpr Parameter exp2_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters exp2_function_parameters{"exp2", exp2_function_list};

constexpr Parameter expm1_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters expm1_function_parameters{"expm1", expm1_function_list};

constexpr Parameter log_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters log_function_parameters{"log", log_function_list};

constexpr Parameter log1p_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters log1p_function_parameters{"log1p", log1p_function_list};

constexpr Parameter log2_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters log2_function_parameters{"log2", log2_function_list};

constexpr Parameter log10_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters log10_function_parameters{"log10", log10_function_list};

constexpr Parameter logaddexp_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters logaddexp_function_parameters{"logaddexp", logaddexp_function_list};

constexpr Parameter logaddexp2_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters logaddexp2_function_parameters{"logaddexp2", logaddexp2_function_list};

constexpr Parameter xlogy_function_list[] = {
    {"x", true, true, false},
    {"y", true, true, false},
};
constexpr Parameters xlogy_function_parameters{"xlogy", xlogy_function_list};

constexpr Parameter xlog1py_function_list[] = {
    {"x", true, true, false},
    {"y", true, true, false},
};
constexpr Parameters xlog1py_function_parameters{"xlog1py", xlog1py_function_list};


PyObject* exp_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(exp_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::exp(x_value); }));
  });
}


PyObject* exp_product_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(exp_product_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_exp_product(x1_value, x2_value); }));
  });
}


PyObject* exp2_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(exp2_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::exp2(x_value); }));
  });
}


PyObject* expm1_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(expm1_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::expm1(x_value); }));
  });
}


PyObject* log_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(log_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::log(x_value); }));
  });
}


PyObject* log1p_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(log1p_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::log1p(x_value); }));
  });
}


PyObject* log2_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(log2_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::log2(x_value); }));
  });
}


PyObject* log10_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(log10_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::log10(x_value); }));
  });
}


PyObject* logaddexp_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(logaddexp_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::logaddexp(x1_value, x2_value); }));
  });
}


PyObject* logaddexp2_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(logaddexp2_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::logaddexp2(x1_value, x2_value); }));
  });
}


PyObject* xlogy_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(xlogy_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto y_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::xlogy(x_value, y_value); }));
  });
}


PyObject* xlog1py_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(xlog1py_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto y_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::xlog1py(x_value, y_value); }));
  });
}

PyMethodDef functions[] = {
    {"exp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(exp_function)), METH_FASTCALL | METH_KEYWORDS, "exp(x, /)\n--\n\nElement-wise exponential.\n\n    out = exp(x)\n    dL/dx = g * out\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also log, exp2, expm1.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.exp(pl.asarray(1.)).item(), 4)\n2.7183"},
    {"_exp_product", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(exp_product_function)), METH_FASTCALL | METH_KEYWORDS, "_exp_product(x1, x2, /)\n--\n\nElement-wise exp(x1 * x2) with the accuracy of exp, whose argument is not rounded.\n\n    out = _exp_product(x1, x2)\n    dL/dx1 = where(out == 0, 0, g * out * x2)\n    dL/dx2 = where(out == 0, 0, g * out * x1)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"exp2", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(exp2_function)), METH_FASTCALL | METH_KEYWORDS, "exp2(x, /)\n--\n\nElement-wise power of 2.\n\n    out = exp2(x)\n    dL/dx = 0.6931471805599453 * g * out\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also log2, exp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.exp2(pl.asarray([-1., 3.])).tolist()\n[0.5, 8.0]"},
    {"expm1", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(expm1_function)), METH_FASTCALL | METH_KEYWORDS, "expm1(x, /)\n--\n\nElement-wise exp(x) - 1, accurate near 0.\n\n    out = expm1(x)\n    dL/dx = g * exp(x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also log1p, exp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.expm1(pl.asarray(1.)).item(), 4)\n1.7183"},
    {"log", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(log_function)), METH_FASTCALL | METH_KEYWORDS, "log(x, /)\n--\n\nElement-wise natural logarithm.\n\n    out = log(x)\n    dL/dx = g / x\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also exp, log1p, log2, log10.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.log(pl.asarray(10.)).item(), 4)\n2.3026"},
    {"log1p", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(log1p_function)), METH_FASTCALL | METH_KEYWORDS, "log1p(x, /)\n--\n\nElement-wise log(1 + x), accurate near 0.\n\n    out = log1p(x)\n    dL/dx = g / (1 + x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also expm1, log.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.log1p(pl.asarray(1.)).item(), 4)\n0.6931"},
    {"log2", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(log2_function)), METH_FASTCALL | METH_KEYWORDS, "log2(x, /)\n--\n\nElement-wise logarithm to base 2.\n\n    out = log2(x)\n    dL/dx = 1.4426950408889634 * g / x\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also exp2, log.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.log2(pl.asarray([0.5, 8.])).tolist()\n[-1.0, 3.0]"},
    {"log10", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(log10_function)), METH_FASTCALL | METH_KEYWORDS, "log10(x, /)\n--\n\nElement-wise logarithm to base 10.\n\n    out = log10(x)\n    dL/dx = 0.4342944819032518 * g / x\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also log.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.log10(pl.asarray(1000.)).item(), 4)\n3.0"},
    {"logaddexp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(logaddexp_function)), METH_FASTCALL | METH_KEYWORDS, "logaddexp(x1, x2, /)\n--\n\nElement-wise log(exp(x1) + exp(x2)), without overflow.\n\n    out = logaddexp(x1, x2)\n    dL/dx1 = where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x1 - x2))\n    dL/dx2 = where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x2 - x1))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also logaddexp2, softplus.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.logaddexp(pl.asarray(0.), 0.).item(), 4)\n0.6931"},
    {"logaddexp2", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(logaddexp2_function)), METH_FASTCALL | METH_KEYWORDS, "logaddexp2(x1, x2, /)\n--\n\nElement-wise log2(2**x1 + 2**x2), without overflow.\n\n    out = where(x1 == x2, x1 + 1, maximum(x1, x2) + 1.4426950408889634 * log1p(exp2(-abs(x1 - x2))))\n    dL/dx1 = where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x1 - x2)))\n    dL/dx2 = where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x2 - x1)))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also logaddexp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logaddexp2(pl.asarray([0., 3.]), pl.asarray([0., 3.])).tolist()\n[1.0, 4.0]"},
    {"xlogy", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(xlogy_function)), METH_FASTCALL | METH_KEYWORDS, "xlogy(x, y, /)\n--\n\nElement-wise x * log(y), 0 where x is 0.\n\n    out = where((x == 0) & ~isnan(y), 0, x * log(y))\n    dL/dx = where((x == 0) & (y <= 0), 0, g * log(y))\n    dL/dy = where((x == 0) & (y == 0), 0, g * x / y)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\ny : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also xlog1py, log.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.xlogy(pl.asarray([0., 2.]), pl.asarray([0., 1.])).tolist()\n[0.0, 0.0]"},
    {"xlog1py", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(xlog1py_function)), METH_FASTCALL | METH_KEYWORDS, "xlog1py(x, y, /)\n--\n\nElement-wise x * log(1 + y), 0 where x is 0.\n\n    out = where((x == 0) & ~isnan(y), 0, x * log1p(y))\n    dL/dx = where((x == 0) & (y <= -1), 0, g * log1p(y))\n    dL/dy = where((x == 0) & (y == -1), 0, g * x / (1 + y))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\ny : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also xlogy, log1p.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.xlog1py(pl.asarray([0., 2.]), pl.asarray([-1., 0.])).tolist()\n[0.0, 0.0]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"exp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<exp_function>)), METH_FASTCALL | METH_KEYWORDS, "exp($self, /)\n--\n\nElement-wise exponential.\n\n    out = exp(x)\n    dL/dx = g * out\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also log, exp2, expm1.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.exp(pl.asarray(1.)).item(), 4)\n2.7183"},
    {"exp2", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<exp2_function>)), METH_FASTCALL | METH_KEYWORDS, "exp2($self, /)\n--\n\nElement-wise power of 2.\n\n    out = exp2(x)\n    dL/dx = 0.6931471805599453 * g * out\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also log2, exp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.exp2(pl.asarray([-1., 3.])).tolist()\n[0.5, 8.0]"},
    {"expm1", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<expm1_function>)), METH_FASTCALL | METH_KEYWORDS, "expm1($self, /)\n--\n\nElement-wise exp(x) - 1, accurate near 0.\n\n    out = expm1(x)\n    dL/dx = g * exp(x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also log1p, exp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.expm1(pl.asarray(1.)).item(), 4)\n1.7183"},
    {"log", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<log_function>)), METH_FASTCALL | METH_KEYWORDS, "log($self, /)\n--\n\nElement-wise natural logarithm.\n\n    out = log(x)\n    dL/dx = g / x\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also exp, log1p, log2, log10.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.log(pl.asarray(10.)).item(), 4)\n2.3026"},
    {"log1p", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<log1p_function>)), METH_FASTCALL | METH_KEYWORDS, "log1p($self, /)\n--\n\nElement-wise log(1 + x), accurate near 0.\n\n    out = log1p(x)\n    dL/dx = g / (1 + x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also expm1, log.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.log1p(pl.asarray(1.)).item(), 4)\n0.6931"},
    {"log2", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<log2_function>)), METH_FASTCALL | METH_KEYWORDS, "log2($self, /)\n--\n\nElement-wise logarithm to base 2.\n\n    out = log2(x)\n    dL/dx = 1.4426950408889634 * g / x\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also exp2, log.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.log2(pl.asarray([0.5, 8.])).tolist()\n[-1.0, 3.0]"},
    {"log10", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<log10_function>)), METH_FASTCALL | METH_KEYWORDS, "log10($self, /)\n--\n\nElement-wise logarithm to base 10.\n\n    out = log10(x)\n    dL/dx = 0.4342944819032518 * g / x\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also log.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.log10(pl.asarray(1000.)).item(), 4)\n3.0"},
    {"logaddexp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<logaddexp_function>)), METH_FASTCALL | METH_KEYWORDS, "logaddexp($self, x2, /)\n--\n\nElement-wise log(exp(x1) + exp(x2)), without overflow.\n\n    out = logaddexp(x1, x2)\n    dL/dx1 = where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x1 - x2))\n    dL/dx2 = where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(x2 - x1))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also logaddexp2, softplus.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.logaddexp(pl.asarray(0.), 0.).item(), 4)\n0.6931"},
    {"logaddexp2", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<logaddexp2_function>)), METH_FASTCALL | METH_KEYWORDS, "logaddexp2($self, x2, /)\n--\n\nElement-wise log2(2**x1 + 2**x2), without overflow.\n\n    out = where(x1 == x2, x1 + 1, maximum(x1, x2) + 1.4426950408889634 * log1p(exp2(-abs(x1 - x2))))\n    dL/dx1 = where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x1 - x2)))\n    dL/dx2 = where((x1 == x2) & isinf(x1), 0.5 * g, g * sigmoid(0.6931471805599453 * (x2 - x1)))\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also logaddexp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logaddexp2(pl.asarray([0., 3.]), pl.asarray([0., 3.])).tolist()\n[1.0, 4.0]"},
    {"xlogy", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<xlogy_function>)), METH_FASTCALL | METH_KEYWORDS, "xlogy($self, y, /)\n--\n\nElement-wise x * log(y), 0 where x is 0.\n\n    out = where((x == 0) & ~isnan(y), 0, x * log(y))\n    dL/dx = where((x == 0) & (y <= 0), 0, g * log(y))\n    dL/dy = where((x == 0) & (y == 0), 0, g * x / y)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\ny : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also xlog1py, log.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.xlogy(pl.asarray([0., 2.]), pl.asarray([0., 1.])).tolist()\n[0.0, 0.0]"},
    {"xlog1py", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<xlog1py_function>)), METH_FASTCALL | METH_KEYWORDS, "xlog1py($self, y, /)\n--\n\nElement-wise x * log(1 + y), 0 where x is 0.\n\n    out = where((x == 0) & ~isnan(y), 0, x * log1p(y))\n    dL/dx = where((x == 0) & (y <= -1), 0, g * log1p(y))\n    dL/dy = where((x == 0) & (y == -1), 0, g * x / (1 + y))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\ny : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also xlogy, log1p.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.xlog1py(pl.asarray([0., 2.]), pl.asarray([-1., 0.])).tolist()\n[0.0, 0.0]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_exponential() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
