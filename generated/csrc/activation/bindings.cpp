// Generated from ops.yaml. Do not edit.
// The activation family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "activation/attributes.h"
#include "activation/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter sigmoid_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters sigmoid_function_parameters{"sigmoid", sigmoid_function_list};

constexpr Parameter sigmoid_slope_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters sigmoid_slope_function_parameters{"_sigmoid_slope", sigmoid_slope_function_list};

constexpr Parameter log_sigmoid_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters log_sigmoid_function_parameters{"log_sigmoid", log_sigmoid_function_list};

constexpr Parameter softplus_function_list[] = {
    {"x", true, true, false},
    {"beta", false, false, false},
};
constexpr Parameters softplus_function_parameters{"softplus", softplus_function_list};

constexpr Parameter silu_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters silu_function_parameters{"silu", silu_function_list};

constexpr Parameter silu_slope_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters silu_slope_function_parameters{"_silu_slope", silu_slope_function_list};

constexpr Parameter gelu_function_list[] = {
    {"x", true, true, false},
    {"approximate", false, false, true},
};
constexpr Parameters gelu_function_parameters{"gelu", gelu_function_list};

constexpr Parameter gelu_tanh_slope_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters gelu_tanh_slope_function_parameters{"_gelu_tanh_slope", gelu_tanh_slope_function_list};

constexpr Parameter mish_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters mish_function_parameters{"mish", mish_function_list};

constexpr Parameter relu_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters relu_function_parameters{"relu", relu_function_list};

constexpr Parameter relu6_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters relu6_function_parameters{"relu6", relu6_function_list};

constexpr Parameter leaky_relu_function_list[] = {
    {"x", true, true, false},
    {"negative_slope", false, false, false},
};
constexpr Parameters leaky_relu_function_parameters{"leaky_relu", leaky_relu_function_list};

constexpr Parameter elu_function_list[] = {
    {"x", true, true, false},
    {"alpha", false, false, false},
};
constexpr Parameters elu_function_parameters{"elu", elu_function_list};

constexpr Parameter celu_function_list[] = {
    {"x", true, true, false},
    {"alpha", false, false, false},
};
constexpr Parameters celu_function_parameters{"celu", celu_function_list};

constexpr Parameter selu_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters selu_function_parameters{"selu", selu_function_list};

constexpr Parameter hard_tanh_function_list[] = {
    {"x", true, true, false},
    {"min_val", false, false, false},
    {"max_val", false, false, false},
};
constexpr Parameters hard_tanh_function_parameters{"hard_tanh", hard_tanh_function_list};

constexpr Parameter hard_sigmoid_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters hard_sigmoid_function_parameters{"hard_sigmoid", hard_sigmoid_function_list};

constexpr Parameter hard_swish_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters hard_swish_function_parameters{"hard_swish", hard_swish_function_list};

constexpr Parameter hard_shrink_function_list[] = {
    {"x", true, true, false},
    {"lambd", false, false, false},
};
constexpr Parameters hard_shrink_function_parameters{"hard_shrink", hard_shrink_function_list};

constexpr Parameter soft_shrink_function_list[] = {
    {"x", true, true, false},
    {"lambd", false, false, false},
};
constexpr Parameters soft_shrink_function_parameters{"soft_shrink", soft_shrink_function_list};

constexpr Parameter tanh_shrink_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters tanh_shrink_function_parameters{"tanh_shrink", tanh_shrink_function_list};

constexpr Parameter softsign_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters softsign_function_parameters{"softsign", softsign_function_list};

constexpr Parameter threshold_function_list[] = {
    {"x", true, true, false},
    {"threshold", true, false, false},
    {"value", true, false, false},
};
constexpr Parameters threshold_function_parameters{"threshold", threshold_function_list};


PyObject* sigmoid_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sigmoid_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::sigmoid(x_value); }));
  });
}


PyObject* sigmoid_slope_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sigmoid_slope_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_sigmoid_slope(x_value); }));
  });
}


PyObject* log_sigmoid_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(log_sigmoid_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::log_sigmoid(x_value); }));
  });
}


PyObject* softplus_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(softplus_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto beta_value = arguments.given(1) ? double(arguments.number(1)) : double(1.0);
    return wrap(compute(arguments, [&] { return ops::softplus(x_value, beta_value); }));
  });
}


PyObject* silu_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(silu_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::silu(x_value); }));
  });
}


PyObject* silu_slope_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(silu_slope_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_silu_slope(x_value); }));
  });
}

constexpr const char* gelu_function_approximate_choices[] = {"none", "tanh"};

PyObject* gelu_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(gelu_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto approximate_value = arguments.given(1) ? int(arguments.choice(1, gelu_function_approximate_choices)) : int(0);
    return wrap(compute(arguments, [&] { return ops::gelu(x_value, approximate_value); }));
  });
}


PyObject* gelu_tanh_slope_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(gelu_tanh_slope_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_gelu_tanh_slope(x_value); }));
  });
}


PyObject* mish_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(mish_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::mish(x_value); }));
  });
}


PyObject* relu_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(relu_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::relu(x_value); }));
  });
}


PyObject* relu6_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(relu6_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::relu6(x_value); }));
  });
}


PyObject* leaky_relu_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(leaky_relu_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto negative_slope_value = arguments.given(1) ? double(arguments.number(1)) : double(0.01);
    return wrap(compute(arguments, [&] { return ops::leaky_relu(x_value, negative_slope_value); }));
  });
}


PyObject* elu_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(elu_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto alpha_value = arguments.given(1) ? double(arguments.number(1)) : double(1.0);
    return wrap(compute(arguments, [&] { return ops::elu(x_value, alpha_value); }));
  });
}


PyObject* celu_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(celu_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto alpha_value = arguments.given(1) ? double(arguments.number(1)) : double(1.0);
    return wrap(compute(arguments, [&] { return ops::celu(x_value, alpha_value); }));
  });
}


PyObject* selu_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(selu_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::selu(x_value); }));
  });
}


PyObject* hard_tanh_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(hard_tanh_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto min_val_value = arguments.given(1) ? double(arguments.number(1)) : double(-1.0);
    const auto max_val_value = arguments.given(2) ? double(arguments.number(2)) : double(1.0);
    return wrap(compute(arguments, [&] { return ops::hard_tanh(x_value, min_val_value, max_val_value); }));
  });
}


PyObject* hard_sigmoid_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(hard_sigmoid_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::hard_sigmoid(x_value); }));
  });
}


PyObject* hard_swish_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(hard_swish_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::hard_swish(x_value); }));
  });
}


PyObject* hard_shrink_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(hard_shrink_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto lambd_value = arguments.given(1) ? double(arguments.number(1)) : double(0.5);
    return wrap(compute(arguments, [&] { return ops::hard_shrink(x_value, lambd_value); }));
  });
}


PyObject* soft_shrink_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(soft_shrink_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto lambd_value = arguments.given(1) ? double(arguments.number(1)) : double(0.5);
    return wrap(compute(arguments, [&] { return ops::soft_shrink(x_value, lambd_value); }));
  });
}


PyObject* tanh_shrink_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(tanh_shrink_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::tanh_shrink(x_value); }));
  });
}


PyObject* softsign_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(softsign_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::softsign(x_value); }));
  });
}


PyObject* threshold_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(threshold_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto threshold_value = arguments.number(1);
    const auto value_value = arguments.number(2);
    return wrap(compute(arguments, [&] { return ops::threshold(x_value, threshold_value, value_value); }));
  });
}

PyObject* logsigmoid_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(log_sigmoid_function(self, args, nargs, kwnames), "log_sigmoid", "logsigmoid");
}

PyObject* swish_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(silu_function(self, args, nargs, kwnames), "silu", "swish");
}

PyObject* hardtanh_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(hard_tanh_function(self, args, nargs, kwnames), "hard_tanh", "hardtanh");
}

PyObject* hardsigmoid_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(hard_sigmoid_function(self, args, nargs, kwnames), "hard_sigmoid", "hardsigmoid");
}

PyObject* hardswish_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(hard_swish_function(self, args, nargs, kwnames), "hard_swish", "hardswish");
}

PyObject* hardshrink_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(hard_shrink_function(self, args, nargs, kwnames), "hard_shrink", "hardshrink");
}

PyObject* softshrink_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(soft_shrink_function(self, args, nargs, kwnames), "soft_shrink", "softshrink");
}

PyObject* tanhshrink_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(tanh_shrink_function(self, args, nargs, kwnames), "tanh_shrink", "tanhshrink");
}

PyMethodDef functions[] = {
    {"sigmoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sigmoid_function)), METH_FASTCALL | METH_KEYWORDS, "sigmoid(x, /)\n--\n\nElement-wise logistic function 1 / (1 + exp(-x)).\n\n    out = 1 / (1 + exp(-x)) if is_complex(x) else where(x < 0, exp(-abs(x)), 1) / (1 + exp(-abs(x)))\n    dL/dx = g * sigmoid(x) * sigmoid(-x) if is_complex(x) else g * (sigmoid(x) * sigmoid(-x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also logit, log_sigmoid, silu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.sigmoid(pl.asarray(1.)).item(), 4)\n0.7311"},
    {"_sigmoid_slope", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sigmoid_slope_function)), METH_FASTCALL | METH_KEYWORDS, "_sigmoid_slope(x, /)\n--\n\nElement-wise derivative of sigmoid, accurate in both tails.\n\n    out = exp(-abs(x)) / square(1 + exp(-abs(x)))\n    dL/dx = -g * out * tanh(0.5 * x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"log_sigmoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(log_sigmoid_function)), METH_FASTCALL | METH_KEYWORDS, "log_sigmoid(x, /)\n--\n\nElement-wise logarithm of sigmoid, without overflow.\n\n    out = -logaddexp(-x, 0)\n    dL/dx = -g * expm1(out)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nAlso called logsigmoid.\n\nSee also sigmoid, softplus.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.log_sigmoid(pl.asarray(0.)).item(), 4)\n-0.6931"},
    {"softplus", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(softplus_function)), METH_FASTCALL | METH_KEYWORDS, "softplus(x, /, beta=1.0)\n--\n\nElement-wise log(1 + exp(beta * x)) / beta, without overflow.\n\n    out = logaddexp(beta * x, 0) / beta\n    dL/dx = g * sigmoid(beta * x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nbeta : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also log_sigmoid, relu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.softplus(pl.asarray(0.)).item(), 4)\n0.6931"},
    {"silu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(silu_function)), METH_FASTCALL | METH_KEYWORDS, "silu(x, /)\n--\n\nElement-wise x * sigmoid(x).\n\n    out = x / (1 + exp(-x)) if is_complex(x) else x * where(x < 0, exp(-0.5 * abs(x)), 1) * where(x < 0, exp(-0.5 * abs(x)), 1) / (1 + square(exp(-0.5 * abs(x))))\n    dL/dx = g * sigmoid(x) * (1 + x * sigmoid(-x)) if is_complex(x) else g * (sigmoid(x) * (1 + x * sigmoid(-x)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called swish.\n\nSee also sigmoid, gelu, hard_swish.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.silu(pl.asarray(1.)).item(), 4)\n0.7311"},
    {"_silu_slope", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(silu_slope_function)), METH_FASTCALL | METH_KEYWORDS, "_silu_slope(x, /)\n--\n\nElement-wise derivative of silu.\n\n    out = sigmoid(x) * (1 + where(abs(x) < 1000, x, 0) * (1 - sigmoid(x)))\n    dL/dx = g * (sigmoid(x) * sigmoid(-x)) * (2 - clip(x, -1000, 1000) * tanh(0.5 * x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype."},
    {"gelu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(gelu_function)), METH_FASTCALL | METH_KEYWORDS, "gelu(x, /, *, approximate='none')\n--\n\nElement-wise product of x and the normal distribution function of x, or its approximation by tanh.\n\n    out = x * sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x)) if approximate == 'tanh' else x * (erfc(-x / sqrt(2)) / 2)\n    dL/dx = g * (sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x)) * (1 + sigmoid(-1.5957691216057308 * x * (1 + 0.044715 * x * x)) * (1.5957691216057308 * x * (1 + 0.134145 * x * x)))) if approximate == 'tanh' else g * (erfc(-x / sqrt(2)) / 2 + clip(x, -40, 40) * (exp(-x * x / 2) / sqrt(2 * pi)))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\napproximate : 'none' or 'tanh', default 'none'\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also silu, erf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.gelu(pl.asarray(1.)).item(), 4)\n0.8413"},
    {"_gelu_tanh_slope", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(gelu_tanh_slope_function)), METH_FASTCALL | METH_KEYWORDS, "_gelu_tanh_slope(x, /)\n--\n\nElement-wise derivative of gelu's approximation by tanh.\n\n    out = sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x)) * (1 + clip(x, -40, 40) * (1 - sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x))) * 1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40)))\n    dL/dx = g * (sigmoid(1.5957691216057308 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40))) * sigmoid(-(1.5957691216057308 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40))))) * (2 * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) + 0.4281288976356015 * clip(x, -40, 40) * clip(x, -40, 40) - clip(x, -40, 40) * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) * (1.5957691216057308 * (1 + 0.134145 * clip(x, -40, 40) * clip(x, -40, 40))) * tanh(0.5 * (1.5957691216057308 * clip(x, -40, 40) * (1 + 0.044715 * clip(x, -40, 40) * clip(x, -40, 40)))))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"mish", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(mish_function)), METH_FASTCALL | METH_KEYWORDS, "mish(x, /)\n--\n\nElement-wise x * tanh(softplus(x)).\n\n    out = where(x > 20, x, x * exp(0.5 * x) * (exp(0.5 * x) * (square(exp(0.5 * x)) + 2) / (square(exp(0.5 * x)) * (square(exp(0.5 * x)) + 2) + 2)))\n    dL/dx = g * where(x < 0, exp(x) * (exp(x) + 2) / (exp(x) * (exp(x) + 2) + 2) + 4 * clip(x, -1000, 1000) * (exp(x) / (exp(x) * (exp(x) + 2) + 2)) * ((exp(x) + 1) / (exp(x) * (exp(x) + 2) + 2)), 1 - 2 * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) + 4 * clip(x, -1000, 1000) * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) * ((1 + exp(-x)) / (1 + 2 * exp(-x) * (1 + exp(-x)))))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also softplus, silu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.mish(pl.asarray(1.)).item(), 4)\n0.8651"},
    {"relu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(relu_function)), METH_FASTCALL | METH_KEYWORDS, "relu(x, /)\n--\n\nElement-wise positive part.\n\n    out = where(x <= 0, 0, x)\n    dL/dx = where(x <= 0, 0, g)\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (the branch taken at 0 is the constant).\n\nKeepInput: autocast is ignored.\n\nSee also relu6, leaky_relu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.relu(pl.asarray([-1., 2.])).tolist()\n[0.0, 2.0]"},
    {"relu6", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(relu6_function)), METH_FASTCALL | METH_KEYWORDS, "relu6(x, /)\n--\n\nElement-wise positive part, at most 6.\n\n    out = where(x <= 0, 0, where(x >= 6, 6, x))\n    dL/dx = where(x >= 6, 0, where(x <= 0, 0, g))\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (a constant branch).\nWhere x == 6: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nSee also relu, hard_tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.relu6(pl.asarray([-1., 2., 7.])).tolist()\n[0.0, 2.0, 6.0]"},
    {"leaky_relu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(leaky_relu_function)), METH_FASTCALL | METH_KEYWORDS, "leaky_relu(x, /, negative_slope=0.01)\n--\n\nElement-wise x, times negative_slope where x is not positive.\n\n    out = where(x <= 0, negative_slope * x, x)\n    dL/dx = where(x <= 0, negative_slope * g, g)\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nnegative_slope : float, default 0.01\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = negative_slope * g (the branch taken at 0 is the negative one).\n\nKeepInput: autocast is ignored.\n\nSee also relu, elu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.leaky_relu(pl.asarray([-4., 2.]), 0.25).tolist()\n[-1.0, 2.0]"},
    {"elu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(elu_function)), METH_FASTCALL | METH_KEYWORDS, "elu(x, /, alpha=1.0)\n--\n\nElement-wise x, alpha * (exp(x) - 1) where x is not positive.\n\n    out = where(x <= 0, alpha * expm1(x), x)\n    dL/dx = where(x <= 0, g * alpha * exp(x), g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nalpha : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = alpha * g (the branch taken at 0 is the negative one).\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also celu, selu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.elu(pl.asarray([0., 2.])).tolist()\n[0.0, 2.0]"},
    {"celu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(celu_function)), METH_FASTCALL | METH_KEYWORDS, "celu(x, /, alpha=1.0)\n--\n\nElement-wise x, alpha * (exp(x / alpha) - 1) where x is not positive.\n\n    out = where(x <= 0, alpha * expm1(x / alpha), x)\n    dL/dx = where(x <= 0, g * exp(x / alpha), g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nalpha : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also elu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.celu(pl.asarray([0., 2.])).tolist()\n[0.0, 2.0]"},
    {"selu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(selu_function)), METH_FASTCALL | METH_KEYWORDS, "selu(x, /)\n--\n\nElement-wise scaled elu, whose constants keep mean 0 and variance 1.\n\n    out = where(x <= 0, 1.7580993408473766 * expm1(x), 1.0507009873554805 * x)\n    dL/dx = where(x <= 0, 1.7580993408473766 * g * exp(x), 1.0507009873554805 * g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 1.7580993408473766 * g (the branch taken at 0 is the negative one).\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also elu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.selu(pl.asarray(1.)).item(), 4)\n1.0507"},
    {"hard_tanh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hard_tanh_function)), METH_FASTCALL | METH_KEYWORDS, "hard_tanh(x, /, min_val=-1.0, max_val=1.0)\n--\n\nElement-wise x, limited to the range from min_val to max_val.\n\n    out = where(x <= min_val, min_val, where(x >= max_val, max_val, x))\n    dL/dx = where(x >= max_val, 0, where(x <= min_val, 0, g))\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nmin_val : float, default -1.0\nmax_val : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == min_val: dL/dx = 0 (a constant branch).\nWhere x == max_val: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardtanh.\n\nSee also clip, tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_tanh(pl.asarray([-2., 0.5, 2.])).tolist()\n[-1.0, 0.5, 1.0]"},
    {"hard_sigmoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hard_sigmoid_function)), METH_FASTCALL | METH_KEYWORDS, "hard_sigmoid(x, /)\n--\n\nElement-wise x / 6 + 1 / 2, limited to the range from 0 to 1.\n\n    out = where(x <= -3, 0, where(x >= 3, 1, x / 6 + 0.5))\n    dL/dx = where(x >= 3, 0, where(x <= -3, 0, g / 6))\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == -3: dL/dx = 0 (a constant branch).\nWhere x == 3: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardsigmoid.\n\nSee also sigmoid, hard_swish.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_sigmoid(pl.asarray([-4., 0., 1.5])).tolist()\n[0.0, 0.5, 0.75]"},
    {"hard_swish", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hard_swish_function)), METH_FASTCALL | METH_KEYWORDS, "hard_swish(x, /)\n--\n\nElement-wise x * hard_sigmoid(x).\n\n    out = where(x <= -3, 0, where(x >= 3, x, x * (x + 3) / 6))\n    dL/dx = where(x <= -3, 0, where(x >= 3, g, g * (x / 3 + 0.5)))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == -3: dL/dx = 0 (a constant branch).\nWhere x == 3: dL/dx = g (the linear branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardswish.\n\nSee also silu, hard_sigmoid.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_swish(pl.asarray([-4., 0., 3.])).tolist()\n[0.0, 0.0, 3.0]"},
    {"hard_shrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hard_shrink_function)), METH_FASTCALL | METH_KEYWORDS, "hard_shrink(x, /, lambd=0.5)\n--\n\nElement-wise x, 0 where its magnitude is at most lambd.\n\n    out = where(abs(x) <= lambd, 0, x)\n    dL/dx = where(abs(x) <= lambd, 0, g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nlambd : float, default 0.5\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called hardshrink.\n\nSee also soft_shrink, threshold.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_shrink(pl.asarray([-1., 0.25, 1.])).tolist()\n[-1.0, 0.0, 1.0]"},
    {"soft_shrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(soft_shrink_function)), METH_FASTCALL | METH_KEYWORDS, "soft_shrink(x, /, lambd=0.5)\n--\n\nElement-wise x moved towards 0 by lambd, 0 where its magnitude is at most lambd.\n\n    out = where(abs(x) <= lambd, 0, x - lambd * sign(x))\n    dL/dx = where(abs(x) <= lambd, 0, g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nlambd : float, default 0.5\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == lambd: dL/dx = 0 (a constant branch).\nWhere x == -lambd: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called softshrink.\n\nSee also hard_shrink.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.soft_shrink(pl.asarray([-1., 0.25, 1.])).tolist()\n[-0.5, 0.0, 0.5]"},
    {"tanh_shrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(tanh_shrink_function)), METH_FASTCALL | METH_KEYWORDS, "tanh_shrink(x, /)\n--\n\nElement-wise x - tanh(x).\n\n    out = where(abs(x) < 0.625, x * (x * x) * (675675 + x * x * (45045 + x * x * (594 + x * x))) / (2027025 + x * x * (945945 + x * x * (51975 + x * x * (630 + x * x)))), x - tanh(x))\n    dL/dx = g * square(tanh(x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nAlso called tanhshrink.\n\nSee also tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.tanh_shrink(pl.asarray(1.)).item(), 4)\n0.2384"},
    {"softsign", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(softsign_function)), METH_FASTCALL | METH_KEYWORDS, "softsign(x, /)\n--\n\nElement-wise x / (1 + abs(x)).\n\n    out = x / (1 + abs(x))\n    dL/dx = g / square(1 + abs(x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.softsign(pl.asarray([-1., 3.])).tolist()\n[-0.5, 0.75]"},
    {"threshold", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(threshold_function)), METH_FASTCALL | METH_KEYWORDS, "threshold(x, /, threshold, value)\n--\n\nElement-wise x, value where x is not above threshold.\n\n    out = where(x <= threshold, value, x)\n    dL/dx = where(x <= threshold, 0, g)\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nthreshold : float\nvalue : float\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also hard_shrink, relu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.threshold(pl.asarray([-1., 2.]), 0.5, 9.0).tolist()\n[9.0, 2.0]"},
    {"logsigmoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(logsigmoid_alias)), METH_FASTCALL | METH_KEYWORDS, "logsigmoid(x, /)\n--\n\nElement-wise logarithm of sigmoid, without overflow.\n\n    out = -logaddexp(-x, 0)\n    dL/dx = -g * expm1(out)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nAlso called logsigmoid.\n\nSee also sigmoid, softplus.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.log_sigmoid(pl.asarray(0.)).item(), 4)\n-0.6931"},
    {"swish", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(swish_alias)), METH_FASTCALL | METH_KEYWORDS, "swish(x, /)\n--\n\nElement-wise x * sigmoid(x).\n\n    out = x / (1 + exp(-x)) if is_complex(x) else x * where(x < 0, exp(-0.5 * abs(x)), 1) * where(x < 0, exp(-0.5 * abs(x)), 1) / (1 + square(exp(-0.5 * abs(x))))\n    dL/dx = g * sigmoid(x) * (1 + x * sigmoid(-x)) if is_complex(x) else g * (sigmoid(x) * (1 + x * sigmoid(-x)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called swish.\n\nSee also sigmoid, gelu, hard_swish.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.silu(pl.asarray(1.)).item(), 4)\n0.7311"},
    {"hardtanh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hardtanh_alias)), METH_FASTCALL | METH_KEYWORDS, "hardtanh(x, /, min_val=-1.0, max_val=1.0)\n--\n\nElement-wise x, limited to the range from min_val to max_val.\n\n    out = where(x <= min_val, min_val, where(x >= max_val, max_val, x))\n    dL/dx = where(x >= max_val, 0, where(x <= min_val, 0, g))\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nmin_val : float, default -1.0\nmax_val : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == min_val: dL/dx = 0 (a constant branch).\nWhere x == max_val: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardtanh.\n\nSee also clip, tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_tanh(pl.asarray([-2., 0.5, 2.])).tolist()\n[-1.0, 0.5, 1.0]"},
    {"hardsigmoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hardsigmoid_alias)), METH_FASTCALL | METH_KEYWORDS, "hardsigmoid(x, /)\n--\n\nElement-wise x / 6 + 1 / 2, limited to the range from 0 to 1.\n\n    out = where(x <= -3, 0, where(x >= 3, 1, x / 6 + 0.5))\n    dL/dx = where(x >= 3, 0, where(x <= -3, 0, g / 6))\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == -3: dL/dx = 0 (a constant branch).\nWhere x == 3: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardsigmoid.\n\nSee also sigmoid, hard_swish.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_sigmoid(pl.asarray([-4., 0., 1.5])).tolist()\n[0.0, 0.5, 0.75]"},
    {"hardswish", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hardswish_alias)), METH_FASTCALL | METH_KEYWORDS, "hardswish(x, /)\n--\n\nElement-wise x * hard_sigmoid(x).\n\n    out = where(x <= -3, 0, where(x >= 3, x, x * (x + 3) / 6))\n    dL/dx = where(x <= -3, 0, where(x >= 3, g, g * (x / 3 + 0.5)))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == -3: dL/dx = 0 (a constant branch).\nWhere x == 3: dL/dx = g (the linear branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardswish.\n\nSee also silu, hard_sigmoid.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_swish(pl.asarray([-4., 0., 3.])).tolist()\n[0.0, 0.0, 3.0]"},
    {"hardshrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hardshrink_alias)), METH_FASTCALL | METH_KEYWORDS, "hardshrink(x, /, lambd=0.5)\n--\n\nElement-wise x, 0 where its magnitude is at most lambd.\n\n    out = where(abs(x) <= lambd, 0, x)\n    dL/dx = where(abs(x) <= lambd, 0, g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nlambd : float, default 0.5\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called hardshrink.\n\nSee also soft_shrink, threshold.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_shrink(pl.asarray([-1., 0.25, 1.])).tolist()\n[-1.0, 0.0, 1.0]"},
    {"softshrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(softshrink_alias)), METH_FASTCALL | METH_KEYWORDS, "softshrink(x, /, lambd=0.5)\n--\n\nElement-wise x moved towards 0 by lambd, 0 where its magnitude is at most lambd.\n\n    out = where(abs(x) <= lambd, 0, x - lambd * sign(x))\n    dL/dx = where(abs(x) <= lambd, 0, g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nlambd : float, default 0.5\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == lambd: dL/dx = 0 (a constant branch).\nWhere x == -lambd: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called softshrink.\n\nSee also hard_shrink.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.soft_shrink(pl.asarray([-1., 0.25, 1.])).tolist()\n[-0.5, 0.0, 0.5]"},
    {"tanhshrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(tanhshrink_alias)), METH_FASTCALL | METH_KEYWORDS, "tanhshrink(x, /)\n--\n\nElement-wise x - tanh(x).\n\n    out = where(abs(x) < 0.625, x * (x * x) * (675675 + x * x * (45045 + x * x * (594 + x * x))) / (2027025 + x * x * (945945 + x * x * (51975 + x * x * (630 + x * x)))), x - tanh(x))\n    dL/dx = g * square(tanh(x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nAlso called tanhshrink.\n\nSee also tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.tanh_shrink(pl.asarray(1.)).item(), 4)\n0.2384"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"sigmoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sigmoid_function>)), METH_FASTCALL | METH_KEYWORDS, "sigmoid($self, /)\n--\n\nElement-wise logistic function 1 / (1 + exp(-x)).\n\n    out = 1 / (1 + exp(-x)) if is_complex(x) else where(x < 0, exp(-abs(x)), 1) / (1 + exp(-abs(x)))\n    dL/dx = g * sigmoid(x) * sigmoid(-x) if is_complex(x) else g * (sigmoid(x) * sigmoid(-x))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also logit, log_sigmoid, silu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.sigmoid(pl.asarray(1.)).item(), 4)\n0.7311"},
    {"log_sigmoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<log_sigmoid_function>)), METH_FASTCALL | METH_KEYWORDS, "log_sigmoid($self, /)\n--\n\nElement-wise logarithm of sigmoid, without overflow.\n\n    out = -logaddexp(-x, 0)\n    dL/dx = -g * expm1(out)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nAlso called logsigmoid.\n\nSee also sigmoid, softplus.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.log_sigmoid(pl.asarray(0.)).item(), 4)\n-0.6931"},
    {"logsigmoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<logsigmoid_alias>)), METH_FASTCALL | METH_KEYWORDS, "logsigmoid($self, /)\n--\n\nElement-wise logarithm of sigmoid, without overflow.\n\n    out = -logaddexp(-x, 0)\n    dL/dx = -g * expm1(out)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nAlso called logsigmoid.\n\nSee also sigmoid, softplus.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.log_sigmoid(pl.asarray(0.)).item(), 4)\n-0.6931"},
    {"softplus", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<softplus_function>)), METH_FASTCALL | METH_KEYWORDS, "softplus($self, /, beta=1.0)\n--\n\nElement-wise log(1 + exp(beta * x)) / beta, without overflow.\n\n    out = logaddexp(beta * x, 0) / beta\n    dL/dx = g * sigmoid(beta * x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nbeta : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also log_sigmoid, relu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.softplus(pl.asarray(0.)).item(), 4)\n0.6931"},
    {"silu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<silu_function>)), METH_FASTCALL | METH_KEYWORDS, "silu($self, /)\n--\n\nElement-wise x * sigmoid(x).\n\n    out = x / (1 + exp(-x)) if is_complex(x) else x * where(x < 0, exp(-0.5 * abs(x)), 1) * where(x < 0, exp(-0.5 * abs(x)), 1) / (1 + square(exp(-0.5 * abs(x))))\n    dL/dx = g * sigmoid(x) * (1 + x * sigmoid(-x)) if is_complex(x) else g * (sigmoid(x) * (1 + x * sigmoid(-x)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called swish.\n\nSee also sigmoid, gelu, hard_swish.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.silu(pl.asarray(1.)).item(), 4)\n0.7311"},
    {"swish", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<swish_alias>)), METH_FASTCALL | METH_KEYWORDS, "swish($self, /)\n--\n\nElement-wise x * sigmoid(x).\n\n    out = x / (1 + exp(-x)) if is_complex(x) else x * where(x < 0, exp(-0.5 * abs(x)), 1) * where(x < 0, exp(-0.5 * abs(x)), 1) / (1 + square(exp(-0.5 * abs(x))))\n    dL/dx = g * sigmoid(x) * (1 + x * sigmoid(-x)) if is_complex(x) else g * (sigmoid(x) * (1 + x * sigmoid(-x)))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called swish.\n\nSee also sigmoid, gelu, hard_swish.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.silu(pl.asarray(1.)).item(), 4)\n0.7311"},
    {"gelu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<gelu_function>)), METH_FASTCALL | METH_KEYWORDS, "gelu($self, /, *, approximate='none')\n--\n\nElement-wise product of x and the normal distribution function of x, or its approximation by tanh.\n\n    out = x * sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x)) if approximate == 'tanh' else x * (erfc(-x / sqrt(2)) / 2)\n    dL/dx = g * (sigmoid(1.5957691216057308 * x * (1 + 0.044715 * x * x)) * (1 + sigmoid(-1.5957691216057308 * x * (1 + 0.044715 * x * x)) * (1.5957691216057308 * x * (1 + 0.134145 * x * x)))) if approximate == 'tanh' else g * (erfc(-x / sqrt(2)) / 2 + clip(x, -40, 40) * (exp(-x * x / 2) / sqrt(2 * pi)))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\napproximate : 'none' or 'tanh', default 'none'\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also silu, erf.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.gelu(pl.asarray(1.)).item(), 4)\n0.8413"},
    {"mish", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<mish_function>)), METH_FASTCALL | METH_KEYWORDS, "mish($self, /)\n--\n\nElement-wise x * tanh(softplus(x)).\n\n    out = where(x > 20, x, x * exp(0.5 * x) * (exp(0.5 * x) * (square(exp(0.5 * x)) + 2) / (square(exp(0.5 * x)) * (square(exp(0.5 * x)) + 2) + 2)))\n    dL/dx = g * where(x < 0, exp(x) * (exp(x) + 2) / (exp(x) * (exp(x) + 2) + 2) + 4 * clip(x, -1000, 1000) * (exp(x) / (exp(x) * (exp(x) + 2) + 2)) * ((exp(x) + 1) / (exp(x) * (exp(x) + 2) + 2)), 1 - 2 * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) + 4 * clip(x, -1000, 1000) * exp(-x) * (exp(-x) / (1 + 2 * exp(-x) * (1 + exp(-x)))) * ((1 + exp(-x)) / (1 + 2 * exp(-x) * (1 + exp(-x)))))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also softplus, silu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.mish(pl.asarray(1.)).item(), 4)\n0.8651"},
    {"relu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<relu_function>)), METH_FASTCALL | METH_KEYWORDS, "relu($self, /)\n--\n\nElement-wise positive part.\n\n    out = where(x <= 0, 0, x)\n    dL/dx = where(x <= 0, 0, g)\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (the branch taken at 0 is the constant).\n\nKeepInput: autocast is ignored.\n\nSee also relu6, leaky_relu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.relu(pl.asarray([-1., 2.])).tolist()\n[0.0, 2.0]"},
    {"relu6", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<relu6_function>)), METH_FASTCALL | METH_KEYWORDS, "relu6($self, /)\n--\n\nElement-wise positive part, at most 6.\n\n    out = where(x <= 0, 0, where(x >= 6, 6, x))\n    dL/dx = where(x >= 6, 0, where(x <= 0, 0, g))\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (a constant branch).\nWhere x == 6: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nSee also relu, hard_tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.relu6(pl.asarray([-1., 2., 7.])).tolist()\n[0.0, 2.0, 6.0]"},
    {"leaky_relu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<leaky_relu_function>)), METH_FASTCALL | METH_KEYWORDS, "leaky_relu($self, /, negative_slope=0.01)\n--\n\nElement-wise x, times negative_slope where x is not positive.\n\n    out = where(x <= 0, negative_slope * x, x)\n    dL/dx = where(x <= 0, negative_slope * g, g)\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nnegative_slope : float, default 0.01\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = negative_slope * g (the branch taken at 0 is the negative one).\n\nKeepInput: autocast is ignored.\n\nSee also relu, elu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.leaky_relu(pl.asarray([-4., 2.]), 0.25).tolist()\n[-1.0, 2.0]"},
    {"elu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<elu_function>)), METH_FASTCALL | METH_KEYWORDS, "elu($self, /, alpha=1.0)\n--\n\nElement-wise x, alpha * (exp(x) - 1) where x is not positive.\n\n    out = where(x <= 0, alpha * expm1(x), x)\n    dL/dx = where(x <= 0, g * alpha * exp(x), g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nalpha : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = alpha * g (the branch taken at 0 is the negative one).\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also celu, selu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.elu(pl.asarray([0., 2.])).tolist()\n[0.0, 2.0]"},
    {"celu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<celu_function>)), METH_FASTCALL | METH_KEYWORDS, "celu($self, /, alpha=1.0)\n--\n\nElement-wise x, alpha * (exp(x / alpha) - 1) where x is not positive.\n\n    out = where(x <= 0, alpha * expm1(x / alpha), x)\n    dL/dx = where(x <= 0, g * exp(x / alpha), g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nalpha : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also elu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.celu(pl.asarray([0., 2.])).tolist()\n[0.0, 2.0]"},
    {"selu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<selu_function>)), METH_FASTCALL | METH_KEYWORDS, "selu($self, /)\n--\n\nElement-wise scaled elu, whose constants keep mean 0 and variance 1.\n\n    out = where(x <= 0, 1.7580993408473766 * expm1(x), 1.0507009873554805 * x)\n    dL/dx = where(x <= 0, 1.7580993408473766 * g * exp(x), 1.0507009873554805 * g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 1.7580993408473766 * g (the branch taken at 0 is the negative one).\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also elu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.selu(pl.asarray(1.)).item(), 4)\n1.0507"},
    {"hard_tanh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<hard_tanh_function>)), METH_FASTCALL | METH_KEYWORDS, "hard_tanh($self, /, min_val=-1.0, max_val=1.0)\n--\n\nElement-wise x, limited to the range from min_val to max_val.\n\n    out = where(x <= min_val, min_val, where(x >= max_val, max_val, x))\n    dL/dx = where(x >= max_val, 0, where(x <= min_val, 0, g))\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nmin_val : float, default -1.0\nmax_val : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == min_val: dL/dx = 0 (a constant branch).\nWhere x == max_val: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardtanh.\n\nSee also clip, tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_tanh(pl.asarray([-2., 0.5, 2.])).tolist()\n[-1.0, 0.5, 1.0]"},
    {"hardtanh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<hardtanh_alias>)), METH_FASTCALL | METH_KEYWORDS, "hardtanh($self, /, min_val=-1.0, max_val=1.0)\n--\n\nElement-wise x, limited to the range from min_val to max_val.\n\n    out = where(x <= min_val, min_val, where(x >= max_val, max_val, x))\n    dL/dx = where(x >= max_val, 0, where(x <= min_val, 0, g))\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nmin_val : float, default -1.0\nmax_val : float, default 1.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == min_val: dL/dx = 0 (a constant branch).\nWhere x == max_val: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardtanh.\n\nSee also clip, tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_tanh(pl.asarray([-2., 0.5, 2.])).tolist()\n[-1.0, 0.5, 1.0]"},
    {"hard_sigmoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<hard_sigmoid_function>)), METH_FASTCALL | METH_KEYWORDS, "hard_sigmoid($self, /)\n--\n\nElement-wise x / 6 + 1 / 2, limited to the range from 0 to 1.\n\n    out = where(x <= -3, 0, where(x >= 3, 1, x / 6 + 0.5))\n    dL/dx = where(x >= 3, 0, where(x <= -3, 0, g / 6))\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == -3: dL/dx = 0 (a constant branch).\nWhere x == 3: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardsigmoid.\n\nSee also sigmoid, hard_swish.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_sigmoid(pl.asarray([-4., 0., 1.5])).tolist()\n[0.0, 0.5, 0.75]"},
    {"hardsigmoid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<hardsigmoid_alias>)), METH_FASTCALL | METH_KEYWORDS, "hardsigmoid($self, /)\n--\n\nElement-wise x / 6 + 1 / 2, limited to the range from 0 to 1.\n\n    out = where(x <= -3, 0, where(x >= 3, 1, x / 6 + 0.5))\n    dL/dx = where(x >= 3, 0, where(x <= -3, 0, g / 6))\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == -3: dL/dx = 0 (a constant branch).\nWhere x == 3: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardsigmoid.\n\nSee also sigmoid, hard_swish.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_sigmoid(pl.asarray([-4., 0., 1.5])).tolist()\n[0.0, 0.5, 0.75]"},
    {"hard_swish", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<hard_swish_function>)), METH_FASTCALL | METH_KEYWORDS, "hard_swish($self, /)\n--\n\nElement-wise x * hard_sigmoid(x).\n\n    out = where(x <= -3, 0, where(x >= 3, x, x * (x + 3) / 6))\n    dL/dx = where(x <= -3, 0, where(x >= 3, g, g * (x / 3 + 0.5)))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == -3: dL/dx = 0 (a constant branch).\nWhere x == 3: dL/dx = g (the linear branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardswish.\n\nSee also silu, hard_sigmoid.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_swish(pl.asarray([-4., 0., 3.])).tolist()\n[0.0, 0.0, 3.0]"},
    {"hardswish", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<hardswish_alias>)), METH_FASTCALL | METH_KEYWORDS, "hardswish($self, /)\n--\n\nElement-wise x * hard_sigmoid(x).\n\n    out = where(x <= -3, 0, where(x >= 3, x, x * (x + 3) / 6))\n    dL/dx = where(x <= -3, 0, where(x >= 3, g, g * (x / 3 + 0.5)))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == -3: dL/dx = 0 (a constant branch).\nWhere x == 3: dL/dx = g (the linear branch).\n\nKeepInput: autocast is ignored.\n\nAlso called hardswish.\n\nSee also silu, hard_sigmoid.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_swish(pl.asarray([-4., 0., 3.])).tolist()\n[0.0, 0.0, 3.0]"},
    {"hard_shrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<hard_shrink_function>)), METH_FASTCALL | METH_KEYWORDS, "hard_shrink($self, /, lambd=0.5)\n--\n\nElement-wise x, 0 where its magnitude is at most lambd.\n\n    out = where(abs(x) <= lambd, 0, x)\n    dL/dx = where(abs(x) <= lambd, 0, g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nlambd : float, default 0.5\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called hardshrink.\n\nSee also soft_shrink, threshold.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_shrink(pl.asarray([-1., 0.25, 1.])).tolist()\n[-1.0, 0.0, 1.0]"},
    {"hardshrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<hardshrink_alias>)), METH_FASTCALL | METH_KEYWORDS, "hardshrink($self, /, lambd=0.5)\n--\n\nElement-wise x, 0 where its magnitude is at most lambd.\n\n    out = where(abs(x) <= lambd, 0, x)\n    dL/dx = where(abs(x) <= lambd, 0, g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nlambd : float, default 0.5\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called hardshrink.\n\nSee also soft_shrink, threshold.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.hard_shrink(pl.asarray([-1., 0.25, 1.])).tolist()\n[-1.0, 0.0, 1.0]"},
    {"soft_shrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<soft_shrink_function>)), METH_FASTCALL | METH_KEYWORDS, "soft_shrink($self, /, lambd=0.5)\n--\n\nElement-wise x moved towards 0 by lambd, 0 where its magnitude is at most lambd.\n\n    out = where(abs(x) <= lambd, 0, x - lambd * sign(x))\n    dL/dx = where(abs(x) <= lambd, 0, g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nlambd : float, default 0.5\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == lambd: dL/dx = 0 (a constant branch).\nWhere x == -lambd: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called softshrink.\n\nSee also hard_shrink.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.soft_shrink(pl.asarray([-1., 0.25, 1.])).tolist()\n[-0.5, 0.0, 0.5]"},
    {"softshrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<softshrink_alias>)), METH_FASTCALL | METH_KEYWORDS, "softshrink($self, /, lambd=0.5)\n--\n\nElement-wise x moved towards 0 by lambd, 0 where its magnitude is at most lambd.\n\n    out = where(abs(x) <= lambd, 0, x - lambd * sign(x))\n    dL/dx = where(abs(x) <= lambd, 0, g)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nlambd : float, default 0.5\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == lambd: dL/dx = 0 (a constant branch).\nWhere x == -lambd: dL/dx = 0 (a constant branch).\n\nKeepInput: autocast is ignored.\n\nAlso called softshrink.\n\nSee also hard_shrink.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.soft_shrink(pl.asarray([-1., 0.25, 1.])).tolist()\n[-0.5, 0.0, 0.5]"},
    {"tanh_shrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<tanh_shrink_function>)), METH_FASTCALL | METH_KEYWORDS, "tanh_shrink($self, /)\n--\n\nElement-wise x - tanh(x).\n\n    out = where(abs(x) < 0.625, x * (x * x) * (675675 + x * x * (45045 + x * x * (594 + x * x))) / (2027025 + x * x * (945945 + x * x * (51975 + x * x * (630 + x * x)))), x - tanh(x))\n    dL/dx = g * square(tanh(x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nAlso called tanhshrink.\n\nSee also tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.tanh_shrink(pl.asarray(1.)).item(), 4)\n0.2384"},
    {"tanhshrink", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<tanhshrink_alias>)), METH_FASTCALL | METH_KEYWORDS, "tanhshrink($self, /)\n--\n\nElement-wise x - tanh(x).\n\n    out = where(abs(x) < 0.625, x * (x * x) * (675675 + x * x * (45045 + x * x * (594 + x * x))) / (2027025 + x * x * (945945 + x * x * (51975 + x * x * (630 + x * x)))), x - tanh(x))\n    dL/dx = g * square(tanh(x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nAlso called tanhshrink.\n\nSee also tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.tanh_shrink(pl.asarray(1.)).item(), 4)\n0.2384"},
    {"softsign", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<softsign_function>)), METH_FASTCALL | METH_KEYWORDS, "softsign($self, /)\n--\n\nElement-wise x / (1 + abs(x)).\n\n    out = x / (1 + abs(x))\n    dL/dx = g / square(1 + abs(x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also tanh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.softsign(pl.asarray([-1., 3.])).tolist()\n[-0.5, 0.75]"},
    {"threshold", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<threshold_function>)), METH_FASTCALL | METH_KEYWORDS, "threshold($self, /, threshold, value)\n--\n\nElement-wise x, value where x is not above threshold.\n\n    out = where(x <= threshold, value, x)\n    dL/dx = where(x <= threshold, 0, g)\n\ng is dL/dout.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nthreshold : float\nvalue : float\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also hard_shrink, relu.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.threshold(pl.asarray([-1., 2.]), 0.5, 9.0).tolist()\n[9.0, 2.0]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_activation() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
