// Generated from ops.yaml. Do not edit.
// The hyperbolic family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "hyperbolic/attributes.h"
#include "hyperbolic/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter sinh_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters sinh_function_parameters{"sinh", sinh_function_list};

constexpr Parameter cosh_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters cosh_function_parameters{"cosh", cosh_function_list};

constexpr Parameter tanh_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters tanh_function_parameters{"tanh", tanh_function_list};

constexpr Parameter tanh_slope_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters tanh_slope_function_parameters{"_tanh_slope", tanh_slope_function_list};

constexpr Parameter asinh_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters asinh_function_parameters{"asinh", asinh_function_list};

constexpr Parameter acosh_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters acosh_function_parameters{"acosh", acosh_function_list};

constexpr Parameter root_of_one_plus_square_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters root_of_one_plus_square_function_parameters{"_root_of_one_plus_square", root_of_one_plus_square_function_list};

constexpr Parameter root_of_square_minus_one_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters root_of_square_minus_one_function_parameters{"_root_of_square_minus_one", root_of_square_minus_one_function_list};

constexpr Parameter atanh_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters atanh_function_parameters{"atanh", atanh_function_list};

constexpr Parameter atanh_slope_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters atanh_slope_function_parameters{"_atanh_slope", atanh_slope_function_list};


PyObject* sinh_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sinh_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::sinh(x_value); }));
  });
}


PyObject* cosh_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cosh_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::cosh(x_value); }));
  });
}


PyObject* tanh_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(tanh_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::tanh(x_value); }));
  });
}


PyObject* tanh_slope_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(tanh_slope_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_tanh_slope(x_value); }));
  });
}


PyObject* asinh_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(asinh_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::asinh(x_value); }));
  });
}


PyObject* acosh_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(acosh_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::acosh(x_value); }));
  });
}


PyObject* root_of_one_plus_square_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(root_of_one_plus_square_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_root_of_one_plus_square(x_value); }));
  });
}


PyObject* root_of_square_minus_one_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(root_of_square_minus_one_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_root_of_square_minus_one(x_value); }));
  });
}


PyObject* atanh_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(atanh_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::atanh(x_value); }));
  });
}


PyObject* atanh_slope_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(atanh_slope_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_atanh_slope(x_value); }));
  });
}

PyObject* arcsinh_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(asinh_function(self, args, nargs, kwnames), "asinh", "arcsinh");
}

PyObject* arccosh_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(acosh_function(self, args, nargs, kwnames), "acosh", "arccosh");
}

PyObject* arctanh_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(atanh_function(self, args, nargs, kwnames), "atanh", "arctanh");
}

PyMethodDef functions[] = {
    {"sinh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sinh_function)), METH_FASTCALL | METH_KEYWORDS, "sinh(x, /)\n--\n\nElement-wise hyperbolic sine.\n\n    out = sinh(x)\n    dL/dx = g * cosh(x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also cosh, asinh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.sinh(pl.asarray(0.5)).item(), 4)\n0.5211"},
    {"cosh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cosh_function)), METH_FASTCALL | METH_KEYWORDS, "cosh(x, /)\n--\n\nElement-wise hyperbolic cosine.\n\n    out = cosh(x)\n    dL/dx = g * sinh(x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sinh, acosh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.cosh(pl.asarray(0.5)).item(), 4)\n1.1276"},
    {"tanh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(tanh_function)), METH_FASTCALL | METH_KEYWORDS, "tanh(x, /)\n--\n\nElement-wise hyperbolic tangent.\n\n    out = tanh(x)\n    dL/dx = g / square(cosh(x)) if is_complex(x) else g * (1 / square(cosh(x)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also atanh, sigmoid.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.tanh(pl.asarray(0.5)).item(), 4)\n0.4621"},
    {"_tanh_slope", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(tanh_slope_function)), METH_FASTCALL | METH_KEYWORDS, "_tanh_slope(x, /)\n--\n\nElement-wise derivative of tanh, accurate in both tails.\n\n    out = 4 * exp(-2 * abs(x)) / square(1 + exp(-2 * abs(x)))\n    dL/dx = -2 * g * out * tanh(x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"asinh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(asinh_function)), METH_FASTCALL | METH_KEYWORDS, "asinh(x, /)\n--\n\nElement-wise inverse hyperbolic sine.\n\n    out = asinh(x)\n    dL/dx = g / sqrt(1 + x * x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arcsinh.\n\nSee also sinh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.asinh(pl.asarray(0.5)).item(), 4)\n0.4812"},
    {"acosh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(acosh_function)), METH_FASTCALL | METH_KEYWORDS, "acosh(x, /)\n--\n\nElement-wise inverse hyperbolic cosine.\n\n    out = acosh(x)\n    dL/dx = g / (sqrt(x - 1) * sqrt(x + 1))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arccosh.\n\nSee also cosh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.acosh(pl.asarray(2.)).item(), 4)\n1.317"},
    {"_root_of_one_plus_square", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(root_of_one_plus_square_function)), METH_FASTCALL | METH_KEYWORDS, "_root_of_one_plus_square(x, /)\n--\n\nElement-wise square root of 1 + x**2, without overflow.\n\n    out = where(abs(x) < 1000000000.0, sqrt(1 + x * x), where(signbit(real(x)), -x, x)) if is_complex(x) else where(abs(x) < 1000000000.0, sqrt(1 + x * x), abs(x))\n    dL/dx = g * (x / out)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"_root_of_square_minus_one", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(root_of_square_minus_one_function)), METH_FASTCALL | METH_KEYWORDS, "_root_of_square_minus_one(x, /)\n--\n\nElement-wise square root of x**2 - 1, on the branch of acosh for complex x.\n\n    out = sqrt(x - 1) * sqrt(x + 1)\n    dL/dx = g * (x / out)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"atanh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(atanh_function)), METH_FASTCALL | METH_KEYWORDS, "atanh(x, /)\n--\n\nElement-wise inverse hyperbolic tangent.\n\n    out = atanh(x)\n    dL/dx = g * (1 / ((1 - x) * (1 + x)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctanh.\n\nSee also tanh, logit.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atanh(pl.asarray(0.5)).item(), 4)\n0.5493"},
    {"_atanh_slope", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(atanh_slope_function)), METH_FASTCALL | METH_KEYWORDS, "_atanh_slope(x, /)\n--\n\nElement-wise derivative of atanh.\n\n    out = 1 / (1 - x) / (1 + x) if is_complex(x) else 1 / ((1 - x) * (1 + x))\n    dL/dx = 2 * g * (x * out) * out\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"arcsinh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(arcsinh_alias)), METH_FASTCALL | METH_KEYWORDS, "arcsinh(x, /)\n--\n\nElement-wise inverse hyperbolic sine.\n\n    out = asinh(x)\n    dL/dx = g / sqrt(1 + x * x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arcsinh.\n\nSee also sinh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.asinh(pl.asarray(0.5)).item(), 4)\n0.4812"},
    {"arccosh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(arccosh_alias)), METH_FASTCALL | METH_KEYWORDS, "arccosh(x, /)\n--\n\nElement-wise inverse hyperbolic cosine.\n\n    out = acosh(x)\n    dL/dx = g / (sqrt(x - 1) * sqrt(x + 1))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arccosh.\n\nSee also cosh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.acosh(pl.asarray(2.)).item(), 4)\n1.317"},
    {"arctanh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(arctanh_alias)), METH_FASTCALL | METH_KEYWORDS, "arctanh(x, /)\n--\n\nElement-wise inverse hyperbolic tangent.\n\n    out = atanh(x)\n    dL/dx = g * (1 / ((1 - x) * (1 + x)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctanh.\n\nSee also tanh, logit.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atanh(pl.asarray(0.5)).item(), 4)\n0.5493"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"sinh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sinh_function>)), METH_FASTCALL | METH_KEYWORDS, "sinh($self, /)\n--\n\nElement-wise hyperbolic sine.\n\n    out = sinh(x)\n    dL/dx = g * cosh(x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also cosh, asinh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.sinh(pl.asarray(0.5)).item(), 4)\n0.5211"},
    {"cosh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cosh_function>)), METH_FASTCALL | METH_KEYWORDS, "cosh($self, /)\n--\n\nElement-wise hyperbolic cosine.\n\n    out = cosh(x)\n    dL/dx = g * sinh(x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also sinh, acosh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.cosh(pl.asarray(0.5)).item(), 4)\n1.1276"},
    {"tanh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<tanh_function>)), METH_FASTCALL | METH_KEYWORDS, "tanh($self, /)\n--\n\nElement-wise hyperbolic tangent.\n\n    out = tanh(x)\n    dL/dx = g / square(cosh(x)) if is_complex(x) else g * (1 / square(cosh(x)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also atanh, sigmoid.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.tanh(pl.asarray(0.5)).item(), 4)\n0.4621"},
    {"asinh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<asinh_function>)), METH_FASTCALL | METH_KEYWORDS, "asinh($self, /)\n--\n\nElement-wise inverse hyperbolic sine.\n\n    out = asinh(x)\n    dL/dx = g / sqrt(1 + x * x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arcsinh.\n\nSee also sinh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.asinh(pl.asarray(0.5)).item(), 4)\n0.4812"},
    {"arcsinh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<arcsinh_alias>)), METH_FASTCALL | METH_KEYWORDS, "arcsinh($self, /)\n--\n\nElement-wise inverse hyperbolic sine.\n\n    out = asinh(x)\n    dL/dx = g / sqrt(1 + x * x)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arcsinh.\n\nSee also sinh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.asinh(pl.asarray(0.5)).item(), 4)\n0.4812"},
    {"acosh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<acosh_function>)), METH_FASTCALL | METH_KEYWORDS, "acosh($self, /)\n--\n\nElement-wise inverse hyperbolic cosine.\n\n    out = acosh(x)\n    dL/dx = g / (sqrt(x - 1) * sqrt(x + 1))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arccosh.\n\nSee also cosh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.acosh(pl.asarray(2.)).item(), 4)\n1.317"},
    {"arccosh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<arccosh_alias>)), METH_FASTCALL | METH_KEYWORDS, "arccosh($self, /)\n--\n\nElement-wise inverse hyperbolic cosine.\n\n    out = acosh(x)\n    dL/dx = g / (sqrt(x - 1) * sqrt(x + 1))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arccosh.\n\nSee also cosh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.acosh(pl.asarray(2.)).item(), 4)\n1.317"},
    {"atanh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<atanh_function>)), METH_FASTCALL | METH_KEYWORDS, "atanh($self, /)\n--\n\nElement-wise inverse hyperbolic tangent.\n\n    out = atanh(x)\n    dL/dx = g * (1 / ((1 - x) * (1 + x)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctanh.\n\nSee also tanh, logit.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atanh(pl.asarray(0.5)).item(), 4)\n0.5493"},
    {"arctanh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<arctanh_alias>)), METH_FASTCALL | METH_KEYWORDS, "arctanh($self, /)\n--\n\nElement-wise inverse hyperbolic tangent.\n\n    out = atanh(x)\n    dL/dx = g * (1 / ((1 - x) * (1 + x)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called arctanh.\n\nSee also tanh, logit.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.atanh(pl.asarray(0.5)).item(), 4)\n0.5493"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_hyperbolic() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
