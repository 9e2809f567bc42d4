// Generated from ops.yaml. Do not edit.
// The arithmetic family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "arithmetic/attributes.h"
#include "arithmetic/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter add_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters add_function_parameters{"add", add_function_list};

constexpr Parameter subtract_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters subtract_function_parameters{"subtract", subtract_function_list};

constexpr Parameter multiply_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters multiply_function_parameters{"multiply", multiply_function_list};

constexpr Parameter divide_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters divide_function_parameters{"divide", divide_function_list};

constexpr Parameter floor_divide_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters floor_divide_function_parameters{"floor_divide", floor_divide_function_list};

constexpr Parameter remainder_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters remainder_function_parameters{"remainder", remainder_function_list};

constexpr Parameter fmod_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters fmod_function_parameters{"fmod", fmod_function_list};

constexpr Parameter negative_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters negative_function_parameters{"negative", negative_function_list};

constexpr Parameter positive_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters positive_function_parameters{"positive", positive_function_list};

constexpr Parameter abs_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters abs_function_parameters{"abs", abs_function_list};

constexpr Parameter sign_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters sign_function_parameters{"sign", sign_function_list};

constexpr Parameter lerp_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"weight", true, true, false},
};
constexpr Parameters lerp_function_parameters{"lerp", lerp_function_list};

constexpr Parameter deg2rad_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters deg2rad_function_parameters{"deg2rad", deg2rad_function_list};

constexpr Parameter rad2deg_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters rad2deg_function_parameters{"rad2deg", rad2deg_function_list};


PyObject* add_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(add_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::add(x1_value, x2_value); }));
  });
}


PyObject* subtract_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(subtract_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::subtract(x1_value, x2_value); }));
  });
}


PyObject* multiply_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(multiply_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::multiply(x1_value, x2_value); }));
  });
}


PyObject* divide_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(divide_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::divide(x1_value, x2_value); }));
  });
}


PyObject* floor_divide_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(floor_divide_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::floor_divide(x1_value, x2_value); }));
  });
}


PyObject* remainder_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(remainder_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::remainder(x1_value, x2_value); }));
  });
}


PyObject* fmod_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(fmod_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::fmod(x1_value, x2_value); }));
  });
}


PyObject* negative_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(negative_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::negative(x_value); }));
  });
}


PyObject* positive_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(positive_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::positive(x_value); }));
  });
}


PyObject* abs_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(abs_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::abs(x_value); }));
  });
}


PyObject* sign_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sign_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::sign(x_value); }));
  });
}


PyObject* lerp_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(lerp_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    const auto weight_value = arguments.operand(2);
    return wrap(compute(arguments, [&] { return ops::lerp(x1_value, x2_value, weight_value); }));
  });
}


PyObject* deg2rad_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(deg2rad_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::deg2rad(x_value); }));
  });
}


PyObject* rad2deg_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(rad2deg_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::rad2deg(x_value); }));
  });
}

PyObject* sub_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(subtract_function(self, args, nargs, kwnames), "subtract", "sub");
}

PyObject* mul_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(multiply_function(self, args, nargs, kwnames), "multiply", "mul");
}

PyObject* div_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(divide_function(self, args, nargs, kwnames), "divide", "div");
}

PyObject* true_divide_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(divide_function(self, args, nargs, kwnames), "divide", "true_divide");
}

PyObject* mod_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(remainder_function(self, args, nargs, kwnames), "remainder", "mod");
}

PyObject* neg_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(negative_function(self, args, nargs, kwnames), "negative", "neg");
}

PyObject* absolute_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(abs_function(self, args, nargs, kwnames), "abs", "absolute");
}

PyObject* radians_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(deg2rad_function(self, args, nargs, kwnames), "deg2rad", "radians");
}

PyObject* degrees_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(rad2deg_function(self, args, nargs, kwnames), "rad2deg", "degrees");
}

PyMethodDef functions[] = {
    {"add", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(add_function)), METH_FASTCALL | METH_KEYWORDS, "add(x1, x2, /)\n--\n\nElement-wise sum.\n\n    out = x1 + x2\n    dL/dx1 = g\n    dL/dx2 = g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also subtract.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.add(pl.asarray([1., 2.]), 3).tolist()\n[4.0, 5.0]"},
    {"subtract", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(subtract_function)), METH_FASTCALL | METH_KEYWORDS, "subtract(x1, x2, /)\n--\n\nElement-wise difference.\n\n    out = x1 - x2\n    dL/dx1 = g\n    dL/dx2 = -g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called sub.\n\nSee also add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.subtract(pl.asarray([1., 2.]), 3).tolist()\n[-2.0, -1.0]"},
    {"multiply", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(multiply_function)), METH_FASTCALL | METH_KEYWORDS, "multiply(x1, x2, /)\n--\n\nElement-wise product.\n\n    out = x1 * x2\n    dL/dx1 = g * x2\n    dL/dx2 = g * x1\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called mul.\n\nSee also divide.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.multiply(pl.asarray([1., 2.]), 3).tolist()\n[3.0, 6.0]"},
    {"divide", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(divide_function)), METH_FASTCALL | METH_KEYWORDS, "divide(x1, x2, /)\n--\n\nElement-wise quotient, of integers too.\n\n    out = x1 / x2\n    dL/dx1 = g / x2\n    dL/dx2 = -g * out / x2\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called div, true_divide.\n\nSee also floor_divide, multiply.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.divide(pl.asarray([1., 3.]), 2).tolist()\n[0.5, 1.5]"},
    {"floor_divide", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(floor_divide_function)), METH_FASTCALL | METH_KEYWORDS, "floor_divide(x1, x2, /)\n--\n\nElement-wise quotient rounded towards negative infinity.\n\n    out = x1 // x2\n    dL/dx1 = 0\n    dL/dx2 = 0\n\ng is dL/dout.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nThe floor of the quotient at infinities too, as the standard prefers; Python gives NaN for inf // 1.\n\nSee also remainder, divide.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.floor_divide(pl.asarray([7, -7]), 2).tolist()\n[3, -4]"},
    {"remainder", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(remainder_function)), METH_FASTCALL | METH_KEYWORDS, "remainder(x1, x2, /)\n--\n\nElement-wise remainder of floor division, with the sign of the divisor.\n\n    out = x1 % x2\n    dL/dx1 = g\n    dL/dx2 = -g * floor_divide(x1, x2)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called mod.\n\nSee also floor_divide, fmod.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.remainder(pl.asarray([7, -7]), 3).tolist()\n[1, 2]"},
    {"fmod", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(fmod_function)), METH_FASTCALL | METH_KEYWORDS, "fmod(x1, x2, /)\n--\n\nElement-wise remainder of truncated division, with the sign of the dividend.\n\n    out = fmod(x1, x2)\n    dL/dx1 = g\n    dL/dx2 = -g * trunc(x1 / x2)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also remainder, trunc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fmod(pl.asarray([7, -7]), 3).tolist()\n[1, -1]"},
    {"negative", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(negative_function)), METH_FASTCALL | METH_KEYWORDS, "negative(x, /)\n--\n\nElement-wise negation.\n\n    out = -x\n    dL/dx = -g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called neg.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.negative(pl.asarray([1., -2.])).tolist()\n[-1.0, 2.0]"},
    {"positive", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(positive_function)), METH_FASTCALL | METH_KEYWORDS, "positive(x, /)\n--\n\nThe input itself, element by element.\n\n    out = x\n    dL/dx = g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.positive(pl.asarray([1., -2.])).tolist()\n[1.0, -2.0]"},
    {"abs", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(abs_function)), METH_FASTCALL | METH_KEYWORDS, "abs(x, /)\n--\n\nElement-wise absolute value, the modulus of a complex number.\n\n    out = abs(x)\n    dL/dx = g * sign(x)\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (the slope is -1 on the left and 1 on the right).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called absolute.\n\nSee also sign, angle.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.asarray([-1.5, 2.])).tolist()\n[1.5, 2.0]"},
    {"sign", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sign_function)), METH_FASTCALL | METH_KEYWORDS, "sign(x, /)\n--\n\nElement-wise sign, 0 at 0; of a complex number x / abs(x).\n\n    out = sign(x)\n    dL/dx = where(x == 0, 0, (g - out * real(conj(out) * g)) / abs(x)) if is_complex(x) else 0\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also abs, signbit.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.sign(pl.asarray([-1.5, 0., 2.])).tolist()\n[-1.0, 0.0, 1.0]"},
    {"lerp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(lerp_function)), METH_FASTCALL | METH_KEYWORDS, "lerp(x1, x2, weight, /)\n--\n\nElement-wise linear interpolation from x1 (weight 0) to x2 (weight 1).\n\n    out = where(weight < 0.5, x1 + weight * (x2 - x1), x2 - (1 - weight) * (x2 - x1))\n    dL/dx1 = g * (1 - weight)\n    dL/dx2 = g * weight\n    dL/dweight = g * (x2 - x1)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nweight : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.lerp(pl.asarray([0., 10.]), pl.asarray([4., 20.]), 0.25).tolist()\n[1.0, 12.5]"},
    {"deg2rad", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(deg2rad_function)), METH_FASTCALL | METH_KEYWORDS, "deg2rad(x, /)\n--\n\nElement-wise conversion of degrees to radians.\n\n    out = x * (pi / 180)\n    dL/dx = g * (pi / 180)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called radians.\n\nSee also rad2deg.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.deg2rad(pl.asarray(180.)).item(), 4)\n3.1416"},
    {"rad2deg", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rad2deg_function)), METH_FASTCALL | METH_KEYWORDS, "rad2deg(x, /)\n--\n\nElement-wise conversion of radians to degrees.\n\n    out = x * (180 / pi)\n    dL/dx = g * (180 / pi)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called degrees.\n\nSee also deg2rad.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.rad2deg(pl.asarray(0.5)).item(), 4)\n28.6479"},
    {"sub", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sub_alias)), METH_FASTCALL | METH_KEYWORDS, "sub(x1, x2, /)\n--\n\nElement-wise difference.\n\n    out = x1 - x2\n    dL/dx1 = g\n    dL/dx2 = -g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called sub.\n\nSee also add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.subtract(pl.asarray([1., 2.]), 3).tolist()\n[-2.0, -1.0]"},
    {"mul", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(mul_alias)), METH_FASTCALL | METH_KEYWORDS, "mul(x1, x2, /)\n--\n\nElement-wise product.\n\n    out = x1 * x2\n    dL/dx1 = g * x2\n    dL/dx2 = g * x1\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called mul.\n\nSee also divide.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.multiply(pl.asarray([1., 2.]), 3).tolist()\n[3.0, 6.0]"},
    {"div", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(div_alias)), METH_FASTCALL | METH_KEYWORDS, "div(x1, x2, /)\n--\n\nElement-wise quotient, of integers too.\n\n    out = x1 / x2\n    dL/dx1 = g / x2\n    dL/dx2 = -g * out / x2\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called div, true_divide.\n\nSee also floor_divide, multiply.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.divide(pl.asarray([1., 3.]), 2).tolist()\n[0.5, 1.5]"},
    {"true_divide", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(true_divide_alias)), METH_FASTCALL | METH_KEYWORDS, "true_divide(x1, x2, /)\n--\n\nElement-wise quotient, of integers too.\n\n    out = x1 / x2\n    dL/dx1 = g / x2\n    dL/dx2 = -g * out / x2\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called div, true_divide.\n\nSee also floor_divide, multiply.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.divide(pl.asarray([1., 3.]), 2).tolist()\n[0.5, 1.5]"},
    {"mod", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(mod_alias)), METH_FASTCALL | METH_KEYWORDS, "mod(x1, x2, /)\n--\n\nElement-wise remainder of floor division, with the sign of the divisor.\n\n    out = x1 % x2\n    dL/dx1 = g\n    dL/dx2 = -g * floor_divide(x1, x2)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called mod.\n\nSee also floor_divide, fmod.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.remainder(pl.asarray([7, -7]), 3).tolist()\n[1, 2]"},
    {"neg", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(neg_alias)), METH_FASTCALL | METH_KEYWORDS, "neg(x, /)\n--\n\nElement-wise negation.\n\n    out = -x\n    dL/dx = -g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called neg.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.negative(pl.asarray([1., -2.])).tolist()\n[-1.0, 2.0]"},
    {"absolute", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(absolute_alias)), METH_FASTCALL | METH_KEYWORDS, "absolute(x, /)\n--\n\nElement-wise absolute value, the modulus of a complex number.\n\n    out = abs(x)\n    dL/dx = g * sign(x)\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (the slope is -1 on the left and 1 on the right).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called absolute.\n\nSee also sign, angle.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.asarray([-1.5, 2.])).tolist()\n[1.5, 2.0]"},
    {"radians", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(radians_alias)), METH_FASTCALL | METH_KEYWORDS, "radians(x, /)\n--\n\nElement-wise conversion of degrees to radians.\n\n    out = x * (pi / 180)\n    dL/dx = g * (pi / 180)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called radians.\n\nSee also rad2deg.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.deg2rad(pl.asarray(180.)).item(), 4)\n3.1416"},
    {"degrees", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(degrees_alias)), METH_FASTCALL | METH_KEYWORDS, "degrees(x, /)\n--\n\nElement-wise conversion of radians to degrees.\n\n    out = x * (180 / pi)\n    dL/dx = g * (180 / pi)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called degrees.\n\nSee also deg2rad.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.rad2deg(pl.asarray(0.5)).item(), 4)\n28.6479"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"add", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<add_function>)), METH_FASTCALL | METH_KEYWORDS, "add($self, x2, /)\n--\n\nElement-wise sum.\n\n    out = x1 + x2\n    dL/dx1 = g\n    dL/dx2 = g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nSee also subtract.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.add(pl.asarray([1., 2.]), 3).tolist()\n[4.0, 5.0]"},
    {"subtract", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<subtract_function>)), METH_FASTCALL | METH_KEYWORDS, "subtract($self, x2, /)\n--\n\nElement-wise difference.\n\n    out = x1 - x2\n    dL/dx1 = g\n    dL/dx2 = -g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called sub.\n\nSee also add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.subtract(pl.asarray([1., 2.]), 3).tolist()\n[-2.0, -1.0]"},
    {"sub", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sub_alias>)), METH_FASTCALL | METH_KEYWORDS, "sub($self, x2, /)\n--\n\nElement-wise difference.\n\n    out = x1 - x2\n    dL/dx1 = g\n    dL/dx2 = -g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called sub.\n\nSee also add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.subtract(pl.asarray([1., 2.]), 3).tolist()\n[-2.0, -1.0]"},
    {"multiply", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<multiply_function>)), METH_FASTCALL | METH_KEYWORDS, "multiply($self, x2, /)\n--\n\nElement-wise product.\n\n    out = x1 * x2\n    dL/dx1 = g * x2\n    dL/dx2 = g * x1\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called mul.\n\nSee also divide.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.multiply(pl.asarray([1., 2.]), 3).tolist()\n[3.0, 6.0]"},
    {"mul", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<mul_alias>)), METH_FASTCALL | METH_KEYWORDS, "mul($self, x2, /)\n--\n\nElement-wise product.\n\n    out = x1 * x2\n    dL/dx1 = g * x2\n    dL/dx2 = g * x1\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called mul.\n\nSee also divide.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.multiply(pl.asarray([1., 2.]), 3).tolist()\n[3.0, 6.0]"},
    {"divide", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<divide_function>)), METH_FASTCALL | METH_KEYWORDS, "divide($self, x2, /)\n--\n\nElement-wise quotient, of integers too.\n\n    out = x1 / x2\n    dL/dx1 = g / x2\n    dL/dx2 = -g * out / x2\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called div, true_divide.\n\nSee also floor_divide, multiply.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.divide(pl.asarray([1., 3.]), 2).tolist()\n[0.5, 1.5]"},
    {"div", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<div_alias>)), METH_FASTCALL | METH_KEYWORDS, "div($self, x2, /)\n--\n\nElement-wise quotient, of integers too.\n\n    out = x1 / x2\n    dL/dx1 = g / x2\n    dL/dx2 = -g * out / x2\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called div, true_divide.\n\nSee also floor_divide, multiply.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.divide(pl.asarray([1., 3.]), 2).tolist()\n[0.5, 1.5]"},
    {"true_divide", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<true_divide_alias>)), METH_FASTCALL | METH_KEYWORDS, "true_divide($self, x2, /)\n--\n\nElement-wise quotient, of integers too.\n\n    out = x1 / x2\n    dL/dx1 = g / x2\n    dL/dx2 = -g * out / x2\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called div, true_divide.\n\nSee also floor_divide, multiply.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.divide(pl.asarray([1., 3.]), 2).tolist()\n[0.5, 1.5]"},
    {"floor_divide", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<floor_divide_function>)), METH_FASTCALL | METH_KEYWORDS, "floor_divide($self, x2, /)\n--\n\nElement-wise quotient rounded towards negative infinity.\n\n    out = x1 // x2\n    dL/dx1 = 0\n    dL/dx2 = 0\n\ng is dL/dout.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nThe floor of the quotient at infinities too, as the standard prefers; Python gives NaN for inf // 1.\n\nSee also remainder, divide.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.floor_divide(pl.asarray([7, -7]), 2).tolist()\n[3, -4]"},
    {"remainder", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<remainder_function>)), METH_FASTCALL | METH_KEYWORDS, "remainder($self, x2, /)\n--\n\nElement-wise remainder of floor division, with the sign of the divisor.\n\n    out = x1 % x2\n    dL/dx1 = g\n    dL/dx2 = -g * floor_divide(x1, x2)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called mod.\n\nSee also floor_divide, fmod.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.remainder(pl.asarray([7, -7]), 3).tolist()\n[1, 2]"},
    {"mod", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<mod_alias>)), METH_FASTCALL | METH_KEYWORDS, "mod($self, x2, /)\n--\n\nElement-wise remainder of floor division, with the sign of the divisor.\n\n    out = x1 % x2\n    dL/dx1 = g\n    dL/dx2 = -g * floor_divide(x1, x2)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nAlso called mod.\n\nSee also floor_divide, fmod.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.remainder(pl.asarray([7, -7]), 3).tolist()\n[1, 2]"},
    {"fmod", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<fmod_function>)), METH_FASTCALL | METH_KEYWORDS, "fmod($self, x2, /)\n--\n\nElement-wise remainder of truncated division, with the sign of the dividend.\n\n    out = fmod(x1, x2)\n    dL/dx1 = g\n    dL/dx2 = -g * trunc(x1 / x2)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    integer and floating point dtypes\nx2 : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also remainder, trunc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.fmod(pl.asarray([7, -7]), 3).tolist()\n[1, -1]"},
    {"negative", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<negative_function>)), METH_FASTCALL | METH_KEYWORDS, "negative($self, /)\n--\n\nElement-wise negation.\n\n    out = -x\n    dL/dx = -g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called neg.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.negative(pl.asarray([1., -2.])).tolist()\n[-1.0, 2.0]"},
    {"neg", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<neg_alias>)), METH_FASTCALL | METH_KEYWORDS, "neg($self, /)\n--\n\nElement-wise negation.\n\n    out = -x\n    dL/dx = -g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called neg.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.negative(pl.asarray([1., -2.])).tolist()\n[-1.0, 2.0]"},
    {"positive", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<positive_function>)), METH_FASTCALL | METH_KEYWORDS, "positive($self, /)\n--\n\nThe input itself, element by element.\n\n    out = x\n    dL/dx = g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.positive(pl.asarray([1., -2.])).tolist()\n[1.0, -2.0]"},
    {"abs", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<abs_function>)), METH_FASTCALL | METH_KEYWORDS, "abs($self, /)\n--\n\nElement-wise absolute value, the modulus of a complex number.\n\n    out = abs(x)\n    dL/dx = g * sign(x)\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (the slope is -1 on the left and 1 on the right).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called absolute.\n\nSee also sign, angle.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.asarray([-1.5, 2.])).tolist()\n[1.5, 2.0]"},
    {"absolute", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<absolute_alias>)), METH_FASTCALL | METH_KEYWORDS, "absolute($self, /)\n--\n\nElement-wise absolute value, the modulus of a complex number.\n\n    out = abs(x)\n    dL/dx = g * sign(x)\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nWhere x == 0: dL/dx = 0 (the slope is -1 on the left and 1 on the right).\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called absolute.\n\nSee also sign, angle.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.abs(pl.asarray([-1.5, 2.])).tolist()\n[1.5, 2.0]"},
    {"sign", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sign_function>)), METH_FASTCALL | METH_KEYWORDS, "sign($self, /)\n--\n\nElement-wise sign, 0 at 0; of a complex number x / abs(x).\n\n    out = sign(x)\n    dL/dx = where(x == 0, 0, (g - out * real(conj(out) * g)) / abs(x)) if is_complex(x) else 0\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also abs, signbit.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.sign(pl.asarray([-1.5, 0., 2.])).tolist()\n[-1.0, 0.0, 1.0]"},
    {"lerp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<lerp_function>)), METH_FASTCALL | METH_KEYWORDS, "lerp($self, x2, weight, /)\n--\n\nElement-wise linear interpolation from x1 (weight 0) to x2 (weight 1).\n\n    out = where(weight < 0.5, x1 + weight * (x2 - x1), x2 - (1 - weight) * (x2 - x1))\n    dL/dx1 = g * (1 - weight)\n    dL/dx2 = g * weight\n    dL/dweight = g * (x2 - x1)\n\ng is dL/dout.\n\nParameters\n----------\nx1 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nx2 : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nweight : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.lerp(pl.asarray([0., 10.]), pl.asarray([4., 20.]), 0.25).tolist()\n[1.0, 12.5]"},
    {"deg2rad", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<deg2rad_function>)), METH_FASTCALL | METH_KEYWORDS, "deg2rad($self, /)\n--\n\nElement-wise conversion of degrees to radians.\n\n    out = x * (pi / 180)\n    dL/dx = g * (pi / 180)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called radians.\n\nSee also rad2deg.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.deg2rad(pl.asarray(180.)).item(), 4)\n3.1416"},
    {"radians", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<radians_alias>)), METH_FASTCALL | METH_KEYWORDS, "radians($self, /)\n--\n\nElement-wise conversion of degrees to radians.\n\n    out = x * (pi / 180)\n    dL/dx = g * (pi / 180)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called radians.\n\nSee also rad2deg.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.deg2rad(pl.asarray(180.)).item(), 4)\n3.1416"},
    {"rad2deg", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<rad2deg_function>)), METH_FASTCALL | METH_KEYWORDS, "rad2deg($self, /)\n--\n\nElement-wise conversion of radians to degrees.\n\n    out = x * (180 / pi)\n    dL/dx = g * (180 / pi)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called degrees.\n\nSee also deg2rad.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.rad2deg(pl.asarray(0.5)).item(), 4)\n28.6479"},
    {"degrees", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<degrees_alias>)), METH_FASTCALL | METH_KEYWORDS, "degrees($self, /)\n--\n\nElement-wise conversion of radians to degrees.\n\n    out = x * (180 / pi)\n    dL/dx = g * (180 / pi)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nAlso called degrees.\n\nSee also deg2rad.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> round(pl.rad2deg(pl.asarray(0.5)).item(), 4)\n28.6479"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_arithmetic() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
