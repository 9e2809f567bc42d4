// Generated from ops.yaml. Do not edit.
// The special_functions family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "special_functions/attributes.h"
#include "special_functions/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter gcd_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters gcd_function_parameters{"gcd", gcd_function_list};

constexpr Parameter lcm_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters lcm_function_parameters{"lcm", lcm_function_list};

constexpr Parameter zeta_function_list[] = {
    {"x", true, true, false},
    {"q", true, true, false},
};
constexpr Parameters zeta_function_parameters{"zeta", zeta_function_list};

constexpr Parameter zeta_derivative_function_list[] = {
    {"order", true, true, false},
    {"x", true, true, false},
    {"q", true, true, false},
};
constexpr Parameters zeta_derivative_function_parameters{"_zeta_derivative", zeta_derivative_function_list};

constexpr Parameter beta_function_list[] = {
    {"a", true, true, false},
    {"b", true, true, false},
};
constexpr Parameters beta_function_parameters{"beta", beta_function_list};

constexpr Parameter betaln_function_list[] = {
    {"a", true, true, false},
    {"b", true, true, false},
};
constexpr Parameters betaln_function_parameters{"betaln", betaln_function_list};

constexpr Parameter polygamma_rise_function_list[] = {
    {"n", true, true, false},
    {"x", true, true, false},
    {"step", true, true, false},
};
constexpr Parameters polygamma_rise_function_parameters{"_polygamma_rise", polygamma_rise_function_list};

constexpr Parameter gammainc_function_list[] = {
    {"a", true, true, false},
    {"x", true, true, false},
};
constexpr Parameters gammainc_function_parameters{"gammainc", gammainc_function_list};

constexpr Parameter gammaincc_function_list[] = {
    {"a", true, true, false},
    {"x", true, true, false},
};
constexpr Parameters gammaincc_function_parameters{"gammaincc", gammaincc_function_list};

constexpr Parameter gammainc_derivative_function_list[] = {
    {"order", true, true, false},
    {"a", true, true, false},
    {"x", true, true, false},
};
constexpr Parameters gammainc_derivative_function_parameters{"_gammainc_derivative", gammainc_derivative_function_list};

constexpr Parameter gamma_density_function_list[] = {
    {"order", true, true, false},
    {"a", true, true, false},
    {"x", true, true, false},
};
constexpr Parameters gamma_density_function_parameters{"_gamma_density", gamma_density_function_list};

constexpr Parameter i0_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters i0_function_parameters{"i0", i0_function_list};

constexpr Parameter i0e_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters i0e_function_parameters{"i0e", i0e_function_list};

constexpr Parameter i1_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters i1_function_parameters{"i1", i1_function_list};

constexpr Parameter i1e_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters i1e_function_parameters{"i1e", i1e_function_list};

constexpr Parameter bessel_i_function_list[] = {
    {"order", true, true, false},
    {"x", true, true, false},
};
constexpr Parameters bessel_i_function_parameters{"_bessel_i", bessel_i_function_list};

constexpr Parameter i0e_derivative_function_list[] = {
    {"order", true, true, false},
    {"x", true, true, false},
};
constexpr Parameters i0e_derivative_function_parameters{"_i0e_derivative", i0e_derivative_function_list};

constexpr Parameter j0_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters j0_function_parameters{"j0", j0_function_list};

constexpr Parameter j1_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters j1_function_parameters{"j1", j1_function_list};

constexpr Parameter bessel_j_function_list[] = {
    {"order", true, true, false},
    {"x", true, true, false},
};
constexpr Parameters bessel_j_function_parameters{"_bessel_j", bessel_j_function_list};


PyObject* gcd_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(gcd_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::gcd(x1_value, x2_value); }));
  });
}


PyObject* lcm_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(lcm_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::lcm(x1_value, x2_value); }));
  });
}


PyObject* zeta_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(zeta_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto q_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::zeta(x_value, q_value); }));
  });
}


PyObject* zeta_derivative_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(zeta_derivative_function_parameters, args, nargs, kwnames);
    const auto order_value = arguments.integer(0);
    const auto x_value = arguments.operand(1);
    const auto q_value = arguments.operand(2);
    return wrap(compute(arguments, [&] { return ops::_zeta_derivative(order_value, x_value, q_value); }));
  });
}


PyObject* beta_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(beta_function_parameters, args, nargs, kwnames);
    const auto a_value = arguments.operand(0);
    const auto b_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::beta(a_value, b_value); }));
  });
}


PyObject* betaln_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(betaln_function_parameters, args, nargs, kwnames);
    const auto a_value = arguments.operand(0);
    const auto b_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::betaln(a_value, b_value); }));
  });
}


PyObject* polygamma_rise_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(polygamma_rise_function_parameters, args, nargs, kwnames);
    const auto n_value = arguments.integer(0);
    const auto x_value = arguments.operand(1);
    const auto step_value = arguments.operand(2);
    return wrap(compute(arguments, [&] { return ops::_polygamma_rise(n_value, x_value, step_value); }));
  });
}


PyObject* gammainc_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(gammainc_function_parameters, args, nargs, kwnames);
    const auto a_value = arguments.operand(0);
    const auto x_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::gammainc(a_value, x_value); }));
  });
}


PyObject* gammaincc_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(gammaincc_function_parameters, args, nargs, kwnames);
    const auto a_value = arguments.operand(0);
    const auto x_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::gammaincc(a_value, x_value); }));
  });
}


PyObject* gammainc_derivative_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(gammainc_derivative_function_parameters, args, nargs, kwnames);
    const auto order_value = arguments.integer(0);
    const auto a_value = arguments.operand(1);
    const auto x_value = arguments.operand(2);
    return wrap(compute(arguments, [&] { return ops::_gammainc_derivative(order_value, a_value, x_value); }));
  });
}


PyObject* gamma_density_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(gamma_density_function_parameters, args, nargs, kwnames);
    const auto order_value = arguments.integer(0);
    const auto a_value = arguments.operand(1);
    const auto x_value = arguments.operand(2);
    return wrap(compute(arguments, [&] { return ops::_gamma_density(order_value, a_value, x_value); }));
  });
}


PyObject* i0_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(i0_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::i0(x_value); }));
  });
}


PyObject* i0e_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(i0e_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::i0e(x_value); }));
  });
}


PyObject* i1_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(i1_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::i1(x_value); }));
  });
}


PyObject* i1e_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(i1e_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::i1e(x_value); }));
  });
}


PyObject* bessel_i_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(bessel_i_function_parameters, args, nargs, kwnames);
    const auto order_value = arguments.integer(0);
    const auto x_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_bessel_i(order_value, x_value); }));
  });
}


PyObject* i0e_derivative_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(i0e_derivative_function_parameters, args, nargs, kwnames);
    const auto order_value = arguments.integer(0);
    const auto x_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_i0e_derivative(order_value, x_value); }));
  });
}


PyObject* j0_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(j0_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::j0(x_value); }));
  });
}


PyObject* j1_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(j1_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::j1(x_value); }));
  });
}


PyObject* bessel_j_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(bessel_j_function_parameters, args, nargs, kwnames);
    const auto order_value = arguments.integer(0);
    const auto x_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_bessel_j(order_value, x_value); }));
  });
}

PyMethodDef functions[] = {
    {"gcd", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(gcd_function)), METH_FASTCALL | METH_KEYWORDS, "gcd(x1, x2, /)\n--\n\nElement-wise greatest common divisor of integers, 0 of two zeros.\n\n    out = gcd(x1, x2)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nThe result is not negative, but where it is the magnitude of the least integer of a signed dtype, which that dtype\ncannot hold: there it is the least integer itself.\n\nSee also lcm.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.gcd(pl.asarray([12, -9]), 8).tolist()\n[4, 1]"},
    {"lcm", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(lcm_function)), METH_FASTCALL | METH_KEYWORDS, "lcm(x1, x2, /)\n--\n\nElement-wise least common multiple of integers, 0 where one is 0.\n\n    out = lcm(x1, x2)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nA multiple that the dtype cannot hold wraps around.\n\nSee also gcd.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.lcm(pl.asarray([4, -3]), 6).tolist()\n[12, 6]"},
    {"zeta", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(zeta_function)), METH_FASTCALL | METH_KEYWORDS, "zeta(x, q, /)\n--\n\nElement-wise Hurwitz zeta function, the sum of (q + k)**-x over k = 0, 1, and so on.\n\n    out = zeta(x, q)\n    dL/dx = g * _zeta_derivative(1, x, q)\n    dL/dq = -x * g * zeta(x + 1, q)\n\nInternal functions in these formulas:\n    _zeta_derivative(order, x, q): Element-wise derivative of zeta by x of the given order, the sum of (-log(k + q))**order / (k + q)**x over k from 0 on.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nq : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nWith q = 1 it is Riemann's zeta function. The sum exists for x > 1: at 1 the result is infinite, below it NaN. A\nnegative q has a value where x is an integer, infinite where q is one too; there is no derivative by x there.\n\nSee also polygamma.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.zeta(pl.asarray(2.), 1).item(), 4)\n1.6449"},
    {"_zeta_derivative", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(zeta_derivative_function)), METH_FASTCALL | METH_KEYWORDS, "_zeta_derivative(order, x, q, /)\n--\n\nElement-wise derivative of zeta by x of the given order, the sum of (-log(k + q))**order / (k + q)**x over k from 0 on.\n\n    out = _zeta_derivative(order, x, q)\n    dL/dx = g * _zeta_derivative(order + 1, x, q)\n    dL/dq = -x * g * zeta(x + 1, q) if order == 0 else -g * (x * _zeta_derivative(order, x + 1, q) + order * _zeta_derivative(order - 1, x + 1, q))\n\ng is dL/dout.\n\nParameters\n----------\norder : int\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nq : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"beta", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(beta_function)), METH_FASTCALL | METH_KEYWORDS, "beta(a, b, /)\n--\n\nElement-wise beta function, gamma(a) * gamma(b) / gamma(a + b).\n\n    out = beta(a, b)\n    dL/da = -g * out * (digamma(a + b) - digamma(a))\n    dL/db = -g * out * (digamma(b + a) - digamma(b))\n\ng is dL/dout.\n\nParameters\n----------\na : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nb : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nWhere an argument is a negative integer there is a pole, at which the result is infinite or NaN.\n\nSee also betaln, lgamma.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.beta(pl.asarray(2.), 3).item(), 4)\n0.0833"},
    {"betaln", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(betaln_function)), METH_FASTCALL | METH_KEYWORDS, "betaln(a, b, /)\n--\n\nElement-wise logarithm of the absolute value of the beta function.\n\n    out = betaln(a, b)\n    dL/da = -g * (digamma(a + b) - digamma(a))\n    dL/db = -g * (digamma(b + a) - digamma(b))\n\ng is dL/dout.\n\nParameters\n----------\na : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nb : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also beta, lgamma.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.betaln(pl.asarray(2.), 3).item(), 4)\n-2.4849"},
    {"_polygamma_rise", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(polygamma_rise_function)), METH_FASTCALL | METH_KEYWORDS, "_polygamma_rise(n, x, step, /)\n--\n\nElement-wise difference of polygamma at x + step and at x, accurate where the step is small.\n\n    out = _polygamma_rise(n, x, step)\n    dL/dx = g * _polygamma_rise(n + 1, x, step)\n    dL/dstep = g * polygamma(n + 1, x + step)\n\ng is dL/dout.\n\nParameters\n----------\nn : int\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nstep : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"gammainc", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(gammainc_function)), METH_FASTCALL | METH_KEYWORDS, "gammainc(a, x, /)\n--\n\nElement-wise regularised lower incomplete gamma function, the gamma distribution's distribution function.\n\n    out = gammainc(a, x)\n    dL/da = g * _gammainc_derivative(1, a, x)\n    dL/dx = g * (x ** (a - 1) * exp(-x - lgamma(a)))\n\nInternal functions in these formulas:\n    _gammainc_derivative(order, a, x): Element-wise derivative by a, of the given order, of the integral of t**(a - 1) * exp(-t) / gamma(a) from 0 to x.\n\ng is dL/dout.\n\nParameters\n----------\na : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also gammaincc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.gammainc(pl.asarray(1.), 2).item(), 4)\n0.8647"},
    {"gammaincc", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(gammaincc_function)), METH_FASTCALL | METH_KEYWORDS, "gammaincc(a, x, /)\n--\n\nElement-wise regularised upper incomplete gamma function, 1 - gammainc(a, x), accurate in its tail.\n\n    out = gammaincc(a, x)\n    dL/da = -g * _gammainc_derivative(1, a, x)\n    dL/dx = -g * (x ** (a - 1) * exp(-x - lgamma(a)))\n\nInternal functions in these formulas:\n    _gammainc_derivative(order, a, x): Element-wise derivative by a, of the given order, of the integral of t**(a - 1) * exp(-t) / gamma(a) from 0 to x.\n\ng is dL/dout.\n\nParameters\n----------\na : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also gammainc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.gammaincc(pl.asarray(1.), 2).item(), 4)\n0.1353"},
    {"_gammainc_derivative", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(gammainc_derivative_function)), METH_FASTCALL | METH_KEYWORDS, "_gammainc_derivative(order, a, x, /)\n--\n\nElement-wise derivative by a, of the given order, of the integral of t**(a - 1) * exp(-t) / gamma(a) from 0 to x.\n\n    out = _gammainc_derivative(order, a, x)\n    dL/da = g * _gammainc_derivative(order + 1, a, x)\n    dL/dx = g * _gamma_density(order, a, x)\n\nInternal functions in these formulas:\n    _gamma_density(order, a, x): Element-wise derivative by a, of the given order, of x**(a - 1) * exp(-x) / gamma(a).\n\ng is dL/dout.\n\nParameters\n----------\norder : int\na : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_gamma_density", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(gamma_density_function)), METH_FASTCALL | METH_KEYWORDS, "_gamma_density(order, a, x, /)\n--\n\nElement-wise derivative by a, of the given order, of x**(a - 1) * exp(-x) / gamma(a).\n\n    out = _gamma_density(order, a, x)\n    dL/da = g * _gamma_density(order + 1, a, x)\n    dL/dx = g * (where(x == 0, x ** (a - 1 - 1) * exp(-x - lgamma(a - 1)), (a - 1) * (out / x)) - out) if order == 0 else g * (((a - 1) * out + order * _gamma_density(order - 1, a, x)) / x - out)\n\ng is dL/dout.\n\nParameters\n----------\norder : int\na : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"i0", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(i0_function)), METH_FASTCALL | METH_KEYWORDS, "i0(x, /)\n--\n\nElement-wise modified Bessel function of the first kind of order 0.\n\n    out = i0(x)\n    dL/dx = g * i1(x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also i0e, i1.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.i0(pl.asarray(1.)).item(), 4)\n1.2661"},
    {"i0e", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(i0e_function)), METH_FASTCALL | METH_KEYWORDS, "i0e(x, /)\n--\n\nElement-wise modified Bessel function of the first kind of order 0, times exp(-abs(x)).\n\n    out = i0e(x)\n    dL/dx = g * sign(x) * (i1e(abs(x)) - i0e(x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (the slope is 1 on the left and -1 on the right).\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also i0, i1e.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.i0e(pl.asarray(1.)).item(), 4)\n0.4658"},
    {"i1", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(i1_function)), METH_FASTCALL | METH_KEYWORDS, "i1(x, /)\n--\n\nElement-wise modified Bessel function of the first kind of order 1.\n\n    out = i1(x)\n    dL/dx = 0.5 * g * (i0(x) + _bessel_i(2, x))\n\nInternal functions in these formulas:\n    _bessel_i(order, x): Element-wise modified Bessel function of the first kind of the given order.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also i1e, i0.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.i1(pl.asarray(1.)).item(), 4)\n0.5652"},
    {"i1e", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(i1e_function)), METH_FASTCALL | METH_KEYWORDS, "i1e(x, /)\n--\n\nElement-wise modified Bessel function of the first kind of order 1, times exp(-abs(x)).\n\n    out = i1e(x)\n    dL/dx = g * (i1e(abs(x)) - i0e(x) + _i0e_derivative(2, x))\n\nInternal functions in these formulas:\n    _i0e_derivative(order, x): Element-wise derivative of i0e of the given order, at abs(x).\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also i1, i0e.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.i1e(pl.asarray(1.)).item(), 4)\n0.2079"},
    {"_bessel_i", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bessel_i_function)), METH_FASTCALL | METH_KEYWORDS, "_bessel_i(order, x, /)\n--\n\nElement-wise modified Bessel function of the first kind of the given order.\n\n    out = _bessel_i(order, x)\n    dL/dx = 0.5 * g * (_bessel_i(order - 1, x) + _bessel_i(order + 1, x))\n\ng is dL/dout.\n\nParameters\n----------\norder : int\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_i0e_derivative", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(i0e_derivative_function)), METH_FASTCALL | METH_KEYWORDS, "_i0e_derivative(order, x, /)\n--\n\nElement-wise derivative of i0e of the given order, at abs(x).\n\n    out = _i0e_derivative(order, x)\n    dL/dx = g * sign(x) * _i0e_derivative(order + 1, x)\n\ng is dL/dout.\n\nParameters\n----------\norder : int\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"j0", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(j0_function)), METH_FASTCALL | METH_KEYWORDS, "j0(x, /)\n--\n\nElement-wise Bessel function of the first kind of order 0.\n\n    out = j0(x)\n    dL/dx = -g * j1(x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also j1.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.j0(pl.asarray(1.)).item(), 4)\n0.7652"},
    {"j1", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(j1_function)), METH_FASTCALL | METH_KEYWORDS, "j1(x, /)\n--\n\nElement-wise Bessel function of the first kind of order 1.\n\n    out = j1(x)\n    dL/dx = 0.5 * g * (j0(x) - _bessel_j(2, x))\n\nInternal functions in these formulas:\n    _bessel_j(order, x): Element-wise Bessel function of the first kind of the given order.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also j0.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.j1(pl.asarray(1.)).item(), 4)\n0.4401"},
    {"_bessel_j", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(bessel_j_function)), METH_FASTCALL | METH_KEYWORDS, "_bessel_j(order, x, /)\n--\n\nElement-wise Bessel function of the first kind of the given order.\n\n    out = _bessel_j(order, x)\n    dL/dx = 0.5 * g * (_bessel_j(order - 1, x) - _bessel_j(order + 1, x))\n\ng is dL/dout.\n\nParameters\n----------\norder : int\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"gcd", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<gcd_function>)), METH_FASTCALL | METH_KEYWORDS, "gcd($self, x2, /)\n--\n\nElement-wise greatest common divisor of integers, 0 of two zeros.\n\n    out = gcd(x1, x2)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nThe result is not negative, but where it is the magnitude of the least integer of a signed dtype, which that dtype\ncannot hold: there it is the least integer itself.\n\nSee also lcm.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.gcd(pl.asarray([12, -9]), 8).tolist()\n[4, 1]"},
    {"lcm", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<lcm_function>)), METH_FASTCALL | METH_KEYWORDS, "lcm($self, x2, /)\n--\n\nElement-wise least common multiple of integers, 0 where one is 0.\n\n    out = lcm(x1, x2)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    integer dtypes\nx2 : Tensor or number\n    integer dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nA multiple that the dtype cannot hold wraps around.\n\nSee also gcd.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.lcm(pl.asarray([4, -3]), 6).tolist()\n[12, 6]"},
    {"zeta", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<zeta_function>)), METH_FASTCALL | METH_KEYWORDS, "zeta($self, q, /)\n--\n\nElement-wise Hurwitz zeta function, the sum of (q + k)**-x over k = 0, 1, and so on.\n\n    out = zeta(x, q)\n    dL/dx = g * _zeta_derivative(1, x, q)\n    dL/dq = -x * g * zeta(x + 1, q)\n\nInternal functions in these formulas:\n    _zeta_derivative(order, x, q): Element-wise derivative of zeta by x of the given order, the sum of (-log(k + q))**order / (k + q)**x over k from 0 on.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nq : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nWith q = 1 it is Riemann's zeta function. The sum exists for x > 1: at 1 the result is infinite, below it NaN. A\nnegative q has a value where x is an integer, infinite where q is one too; there is no derivative by x there.\n\nSee also polygamma.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.zeta(pl.asarray(2.), 1).item(), 4)\n1.6449"},
    {"beta", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<beta_function>)), METH_FASTCALL | METH_KEYWORDS, "beta($self, b, /)\n--\n\nElement-wise beta function, gamma(a) * gamma(b) / gamma(a + b).\n\n    out = beta(a, b)\n    dL/da = -g * out * (digamma(a + b) - digamma(a))\n    dL/db = -g * out * (digamma(b + a) - digamma(b))\n\ng is dL/dout.\n\nParameters\n----------\na : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nb : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nWhere an argument is a negative integer there is a pole, at which the result is infinite or NaN.\n\nSee also betaln, lgamma.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.beta(pl.asarray(2.), 3).item(), 4)\n0.0833"},
    {"betaln", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<betaln_function>)), METH_FASTCALL | METH_KEYWORDS, "betaln($self, b, /)\n--\n\nElement-wise logarithm of the absolute value of the beta function.\n\n    out = betaln(a, b)\n    dL/da = -g * (digamma(a + b) - digamma(a))\n    dL/db = -g * (digamma(b + a) - digamma(b))\n\ng is dL/dout.\n\nParameters\n----------\na : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nb : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also beta, lgamma.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.betaln(pl.asarray(2.), 3).item(), 4)\n-2.4849"},
    {"gammainc", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<gammainc_function>)), METH_FASTCALL | METH_KEYWORDS, "gammainc($self, x, /)\n--\n\nElement-wise regularised lower incomplete gamma function, the gamma distribution's distribution function.\n\n    out = gammainc(a, x)\n    dL/da = g * _gammainc_derivative(1, a, x)\n    dL/dx = g * (x ** (a - 1) * exp(-x - lgamma(a)))\n\nInternal functions in these formulas:\n    _gammainc_derivative(order, a, x): Element-wise derivative by a, of the given order, of the integral of t**(a - 1) * exp(-t) / gamma(a) from 0 to x.\n\ng is dL/dout.\n\nParameters\n----------\na : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also gammaincc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.gammainc(pl.asarray(1.), 2).item(), 4)\n0.8647"},
    {"gammaincc", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<gammaincc_function>)), METH_FASTCALL | METH_KEYWORDS, "gammaincc($self, x, /)\n--\n\nElement-wise regularised upper incomplete gamma function, 1 - gammainc(a, x), accurate in its tail.\n\n    out = gammaincc(a, x)\n    dL/da = -g * _gammainc_derivative(1, a, x)\n    dL/dx = -g * (x ** (a - 1) * exp(-x - lgamma(a)))\n\nInternal functions in these formulas:\n    _gammainc_derivative(order, a, x): Element-wise derivative by a, of the given order, of the integral of t**(a - 1) * exp(-t) / gamma(a) from 0 to x.\n\ng is dL/dout.\n\nParameters\n----------\na : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also gammainc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.gammaincc(pl.asarray(1.), 2).item(), 4)\n0.1353"},
    {"i0", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<i0_function>)), METH_FASTCALL | METH_KEYWORDS, "i0($self, /)\n--\n\nElement-wise modified Bessel function of the first kind of order 0.\n\n    out = i0(x)\n    dL/dx = g * i1(x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also i0e, i1.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.i0(pl.asarray(1.)).item(), 4)\n1.2661"},
    {"i0e", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<i0e_function>)), METH_FASTCALL | METH_KEYWORDS, "i0e($self, /)\n--\n\nElement-wise modified Bessel function of the first kind of order 0, times exp(-abs(x)).\n\n    out = i0e(x)\n    dL/dx = g * sign(x) * (i1e(abs(x)) - i0e(x))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (the slope is 1 on the left and -1 on the right).\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also i0, i1e.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.i0e(pl.asarray(1.)).item(), 4)\n0.4658"},
    {"i1", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<i1_function>)), METH_FASTCALL | METH_KEYWORDS, "i1($self, /)\n--\n\nElement-wise modified Bessel function of the first kind of order 1.\n\n    out = i1(x)\n    dL/dx = 0.5 * g * (i0(x) + _bessel_i(2, x))\n\nInternal functions in these formulas:\n    _bessel_i(order, x): Element-wise modified Bessel function of the first kind of the given order.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also i1e, i0.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.i1(pl.asarray(1.)).item(), 4)\n0.5652"},
    {"i1e", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<i1e_function>)), METH_FASTCALL | METH_KEYWORDS, "i1e($self, /)\n--\n\nElement-wise modified Bessel function of the first kind of order 1, times exp(-abs(x)).\n\n    out = i1e(x)\n    dL/dx = g * (i1e(abs(x)) - i0e(x) + _i0e_derivative(2, x))\n\nInternal functions in these formulas:\n    _i0e_derivative(order, x): Element-wise derivative of i0e of the given order, at abs(x).\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also i1, i0e.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.i1e(pl.asarray(1.)).item(), 4)\n0.2079"},
    {"j0", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<j0_function>)), METH_FASTCALL | METH_KEYWORDS, "j0($self, /)\n--\n\nElement-wise Bessel function of the first kind of order 0.\n\n    out = j0(x)\n    dL/dx = -g * j1(x)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also j1.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.j0(pl.asarray(1.)).item(), 4)\n0.7652"},
    {"j1", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<j1_function>)), METH_FASTCALL | METH_KEYWORDS, "j1($self, /)\n--\n\nElement-wise Bessel function of the first kind of order 1.\n\n    out = j1(x)\n    dL/dx = 0.5 * g * (j0(x) - _bessel_j(2, x))\n\nInternal functions in these formulas:\n    _bessel_j(order, x): Element-wise Bessel function of the first kind of the given order.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also j0.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.j1(pl.asarray(1.)).item(), 4)\n0.4401"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_special_functions() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
