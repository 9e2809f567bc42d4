// Generated from ops.yaml. Do not edit.
// The complex family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "complex/attributes.h"
#include "complex/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter conj_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters conj_function_parameters{"conj", conj_function_list};

constexpr Parameter real_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters real_function_parameters{"real", real_function_list};

constexpr Parameter imag_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters imag_function_parameters{"imag", imag_function_list};

constexpr Parameter angle_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters angle_function_parameters{"angle", angle_function_list};

constexpr Parameter times_i_function_list[] = {
    {"x", true, true, false},
    {"like", true, true, false},
};
constexpr Parameters times_i_function_parameters{"_times_i", times_i_function_list};


PyObject* conj_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(conj_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::conj(x_value); }));
  });
}


PyObject* real_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(real_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::real(x_value); }));
  });
}


PyObject* imag_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(imag_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::imag(x_value); }));
  });
}


PyObject* angle_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(angle_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::angle(x_value); }));
  });
}


PyObject* times_i_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(times_i_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto like_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_times_i(x_value, like_value); }));
  });
}

PyObject* conjugate_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(conj_function(self, args, nargs, kwnames), "conj", "conjugate");
}

PyMethodDef functions[] = {
    {"conj", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(conj_function)), METH_FASTCALL | METH_KEYWORDS, "conj(x, /)\n--\n\nElement-wise complex conjugate.\n\n    out = conj(x)\n    dL/dx = conj(g)\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called conjugate.\n\nSee also real, imag.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.conj(pl.asarray([1 + 2j])).tolist()\n[(1-2j)]"},
    {"real", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(real_function)), METH_FASTCALL | METH_KEYWORDS, "real(x, /)\n--\n\nElement-wise real part.\n\n    out = real(x)\n    dL/dx = g\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also imag, conj.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.real(pl.asarray([1 + 2j])).tolist()\n[1.0]"},
    {"imag", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(imag_function)), METH_FASTCALL | METH_KEYWORDS, "imag(x, /)\n--\n\nElement-wise imaginary part.\n\n    out = imag(x)\n    dL/dx = _times_i(g, x)\n\nInternal functions in these formulas:\n    _times_i(x, like): Element-wise product with the imaginary unit, in the dtype that x and like share; 0 where that is real.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    complex dtypes\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also real, angle.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.imag(pl.asarray([1 + 2j])).tolist()\n[2.0]"},
    {"angle", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(angle_function)), METH_FASTCALL | METH_KEYWORDS, "angle(x, /)\n--\n\nElement-wise argument of a complex number; of a real one 0 or pi.\n\n    out = angle(x)\n    dL/dx = where(x == 0, 0, _times_i(g, x) * sign(x) / abs(x)) if is_complex(x) else 0\n\nInternal functions in these formulas:\n    _times_i(x, like): Element-wise product with the imaginary unit, in the dtype that x and like share; 0 where that is real.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also abs, atan2.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.angle(pl.asarray(1 + 1j)).item(), 4)\n0.7854"},
    {"_times_i", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(times_i_function)), METH_FASTCALL | METH_KEYWORDS, "_times_i(x, like, /)\n--\n\nElement-wise product with the imaginary unit, in the dtype that x and like share; 0 where that is real.\n\n    out = _times_i(x, like)\n    dL/dx = _times_i(g, like)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nlike : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored."},
    {"conjugate", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(conjugate_alias)), METH_FASTCALL | METH_KEYWORDS, "conjugate(x, /)\n--\n\nElement-wise complex conjugate.\n\n    out = conj(x)\n    dL/dx = conj(g)\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called conjugate.\n\nSee also real, imag.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.conj(pl.asarray([1 + 2j])).tolist()\n[(1-2j)]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"conj", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<conj_function>)), METH_FASTCALL | METH_KEYWORDS, "conj($self, /)\n--\n\nElement-wise complex conjugate.\n\n    out = conj(x)\n    dL/dx = conj(g)\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called conjugate.\n\nSee also real, imag.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.conj(pl.asarray([1 + 2j])).tolist()\n[(1-2j)]"},
    {"conjugate", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<conjugate_alias>)), METH_FASTCALL | METH_KEYWORDS, "conjugate($self, /)\n--\n\nElement-wise complex conjugate.\n\n    out = conj(x)\n    dL/dx = conj(g)\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called conjugate.\n\nSee also real, imag.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.conj(pl.asarray([1 + 2j])).tolist()\n[(1-2j)]"},
    {"angle", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<angle_function>)), METH_FASTCALL | METH_KEYWORDS, "angle($self, /)\n--\n\nElement-wise argument of a complex number; of a real one 0 or pi.\n\n    out = angle(x)\n    dL/dx = where(x == 0, 0, _times_i(g, x) * sign(x) / abs(x)) if is_complex(x) else 0\n\nInternal functions in these formulas:\n    _times_i(x, like): Element-wise product with the imaginary unit, in the dtype that x and like share; 0 where that is real.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also abs, atan2.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.angle(pl.asarray(1 + 1j)).item(), 4)\n0.7854"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_complex() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
