// Generated from ops.yaml. Do not edit.
// The special family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "special/attributes.h"
#include "special/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter erf_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters erf_function_parameters{"erf", erf_function_list};

constexpr Parameter erfc_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters erfc_function_parameters{"erfc", erfc_function_list};

constexpr Parameter normal_cdf_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters normal_cdf_function_parameters{"_normal_cdf", normal_cdf_function_list};

constexpr Parameter normal_pdf_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters normal_pdf_function_parameters{"_normal_pdf", normal_pdf_function_list};

constexpr Parameter erfinv_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters erfinv_function_parameters{"erfinv", erfinv_function_list};

constexpr Parameter lgamma_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters lgamma_function_parameters{"lgamma", lgamma_function_list};

constexpr Parameter digamma_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters digamma_function_parameters{"digamma", digamma_function_list};

constexpr Parameter polygamma_function_list[] = {
    {"n", true, true, false},
    {"x", true, true, false},
};
constexpr Parameters polygamma_function_parameters{"polygamma", polygamma_function_list};

constexpr Parameter logit_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters logit_function_parameters{"logit", logit_function_list};

constexpr Parameter times_rest_of_one_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters times_rest_of_one_function_parameters{"_times_rest_of_one", times_rest_of_one_function_list};


PyObject* erf_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(erf_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::erf(x_value); }));
  });
}


PyObject* erfc_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(erfc_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::erfc(x_value); }));
  });
}


PyObject* normal_cdf_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(normal_cdf_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_normal_cdf(x_value); }));
  });
}


PyObject* normal_pdf_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(normal_pdf_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_normal_pdf(x_value); }));
  });
}


PyObject* erfinv_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(erfinv_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::erfinv(x_value); }));
  });
}


PyObject* lgamma_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(lgamma_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::lgamma(x_value); }));
  });
}


PyObject* digamma_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(digamma_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::digamma(x_value); }));
  });
}


PyObject* polygamma_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(polygamma_function_parameters, args, nargs, kwnames);
    const auto n_value = arguments.integer(0);
    const auto x_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::polygamma(n_value, x_value); }));
  });
}


PyObject* logit_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(logit_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::logit(x_value); }));
  });
}


PyObject* times_rest_of_one_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(times_rest_of_one_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_times_rest_of_one(x_value); }));
  });
}

PyMethodDef functions[] = {
    {"erf", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(erf_function)), METH_FASTCALL | METH_KEYWORDS, "erf(x, /)\n--\n\nElement-wise error function.\n\n    out = erf(x)\n    dL/dx = 1.1283791670955126 * g * exp(-x * x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also erfc, erfinv.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.erf(pl.asarray(0.5)).item(), 4)\n0.5205"},
    {"erfc", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(erfc_function)), METH_FASTCALL | METH_KEYWORDS, "erfc(x, /)\n--\n\nElement-wise complementary error function, accurate where erf is near 1.\n\n    out = erfc(x)\n    dL/dx = -1.1283791670955126 * g * exp(-x * x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also erf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.erfc(pl.asarray(0.5)).item(), 4)\n0.4795"},
    {"_normal_cdf", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(normal_cdf_function)), METH_FASTCALL | METH_KEYWORDS, "_normal_cdf(x, /)\n--\n\nElement-wise distribution function of the normal distribution, accurate in both tails.\n\n    out = _normal_cdf(x)\n    dL/dx = g * (exp(-x * x / 2) / sqrt(2 * pi))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_normal_pdf", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(normal_pdf_function)), METH_FASTCALL | METH_KEYWORDS, "_normal_pdf(x, /)\n--\n\nElement-wise density of the normal distribution, with the accuracy of exp in both tails.\n\n    out = _normal_pdf(x)\n    dL/dx = -g * (clip(x, -40, 40) * out)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"erfinv", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(erfinv_function)), METH_FASTCALL | METH_KEYWORDS, "erfinv(x, /)\n--\n\nElement-wise inverse of the error function.\n\n    out = erfinv(x)\n    dL/dx = 0.886226925452758 * g * exp(out * out)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also erf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.erfinv(pl.asarray(0.5)).item(), 4)\n0.4769"},
    {"lgamma", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(lgamma_function)), METH_FASTCALL | METH_KEYWORDS, "lgamma(x, /)\n--\n\nElement-wise logarithm of the absolute value of the gamma function.\n\n    out = lgamma(x)\n    dL/dx = g * digamma(x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also digamma.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.lgamma(pl.asarray(5.)).item(), 4)\n3.1781"},
    {"digamma", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(digamma_function)), METH_FASTCALL | METH_KEYWORDS, "digamma(x, /)\n--\n\nElement-wise logarithmic derivative of the gamma function.\n\n    out = digamma(x)\n    dL/dx = g * polygamma(1, x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also lgamma.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.digamma(pl.asarray(1.)).item(), 4)\n-0.5772"},
    {"polygamma", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(polygamma_function)), METH_FASTCALL | METH_KEYWORDS, "polygamma(n, x, /)\n--\n\nElement-wise n-th derivative of digamma.\n\n    out = polygamma(n, x)\n    dL/dx = g * polygamma(n + 1, x)\n\ng is dL/dout.\n\nParameters\n----------\nn : int\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe order n is a Python integer. The result is NaN where it is negative or above 10000.\n\nSee also digamma, zeta.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.polygamma(1, pl.asarray(1.)).item(), 4)\n1.6449"},
    {"logit", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(logit_function)), METH_FASTCALL | METH_KEYWORDS, "logit(x, /)\n--\n\nElement-wise log(x / (1 - x)), the inverse of sigmoid.\n\n    out = log(where(abs(x - 0.5) < 0.25, 1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x), where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x))) + where(abs(x - 0.5) < 0.25, (where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x) - (1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x) - 1)) / (1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x)), 0)\n    dL/dx = g / (x * (1 - x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also sigmoid.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.logit(pl.asarray(0.75)).item(), 4)\n1.0986"},
    {"_times_rest_of_one", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(times_rest_of_one_function)), METH_FASTCALL | METH_KEYWORDS, "_times_rest_of_one(x, /)\n--\n\nElement-wise x * (1 - x).\n\n    out = x * (1 - x)\n    dL/dx = g * (1 - 2 * x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"erf", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<erf_function>)), METH_FASTCALL | METH_KEYWORDS, "erf($self, /)\n--\n\nElement-wise error function.\n\n    out = erf(x)\n    dL/dx = 1.1283791670955126 * g * exp(-x * x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also erfc, erfinv.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.erf(pl.asarray(0.5)).item(), 4)\n0.5205"},
    {"erfc", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<erfc_function>)), METH_FASTCALL | METH_KEYWORDS, "erfc($self, /)\n--\n\nElement-wise complementary error function, accurate where erf is near 1.\n\n    out = erfc(x)\n    dL/dx = -1.1283791670955126 * g * exp(-x * x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also erf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.erfc(pl.asarray(0.5)).item(), 4)\n0.4795"},
    {"erfinv", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<erfinv_function>)), METH_FASTCALL | METH_KEYWORDS, "erfinv($self, /)\n--\n\nElement-wise inverse of the error function.\n\n    out = erfinv(x)\n    dL/dx = 0.886226925452758 * g * exp(out * out)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also erf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.erfinv(pl.asarray(0.5)).item(), 4)\n0.4769"},
    {"lgamma", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<lgamma_function>)), METH_FASTCALL | METH_KEYWORDS, "lgamma($self, /)\n--\n\nElement-wise logarithm of the absolute value of the gamma function.\n\n    out = lgamma(x)\n    dL/dx = g * digamma(x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also digamma.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.lgamma(pl.asarray(5.)).item(), 4)\n3.1781"},
    {"digamma", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<digamma_function>)), METH_FASTCALL | METH_KEYWORDS, "digamma($self, /)\n--\n\nElement-wise logarithmic derivative of the gamma function.\n\n    out = digamma(x)\n    dL/dx = g * polygamma(1, x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also lgamma.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.digamma(pl.asarray(1.)).item(), 4)\n-0.5772"},
    {"logit", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<logit_function>)), METH_FASTCALL | METH_KEYWORDS, "logit($self, /)\n--\n\nElement-wise log(x / (1 - x)), the inverse of sigmoid.\n\n    out = log(where(abs(x - 0.5) < 0.25, 1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x), where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x))) + where(abs(x - 0.5) < 0.25, (where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x) - (1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x) - 1)) / (1 + where(abs(x - 0.5) < 0.25, 2 * x - 1, x) / (1 - x)), 0)\n    dL/dx = g / (x * (1 - x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also sigmoid.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.logit(pl.asarray(0.75)).item(), 4)\n1.0986"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_special() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
