// Generated from ops.yaml. Do not edit.
// The rounding family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "rounding/attributes.h"
#include "rounding/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter ceil_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters ceil_function_parameters{"ceil", ceil_function_list};

constexpr Parameter floor_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters floor_function_parameters{"floor", floor_function_list};

constexpr Parameter round_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters round_function_parameters{"round", round_function_list};

constexpr Parameter trunc_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters trunc_function_parameters{"trunc", trunc_function_list};


PyObject* ceil_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(ceil_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::ceil(x_value); }));
  });
}


PyObject* floor_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(floor_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::floor(x_value); }));
  });
}


PyObject* round_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(round_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::round(x_value); }));
  });
}


PyObject* trunc_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(trunc_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::trunc(x_value); }));
  });
}

PyObject* fix_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(trunc_function(self, args, nargs, kwnames), "trunc", "fix");
}

PyMethodDef functions[] = {
    {"ceil", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ceil_function)), METH_FASTCALL | METH_KEYWORDS, "ceil(x, /)\n--\n\nElement-wise smallest integer not below x.\n\n    out = ceil(x)\n    dL/dx = 0\n\ng is dL/dout.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also floor, round, trunc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.ceil(pl.asarray([-1.5, 1.5])).tolist()\n[-1.0, 2.0]"},
    {"floor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(floor_function)), METH_FASTCALL | METH_KEYWORDS, "floor(x, /)\n--\n\nElement-wise largest integer not above x.\n\n    out = floor(x)\n    dL/dx = 0\n\ng is dL/dout.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also ceil, round, trunc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.floor(pl.asarray([-1.5, 1.5])).tolist()\n[-2.0, 1.0]"},
    {"round", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(round_function)), METH_FASTCALL | METH_KEYWORDS, "round(x, /)\n--\n\nElement-wise nearest integer, halves to the even one.\n\n    out = round(x)\n    dL/dx = 0\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nIt rounds to integers only: two decimals are `round(100 * x) / 100`.\n\nSee also ceil, floor, trunc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.round(pl.asarray([0.5, 1.5, 2.4])).tolist()\n[0.0, 2.0, 2.0]"},
    {"trunc", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(trunc_function)), METH_FASTCALL | METH_KEYWORDS, "trunc(x, /)\n--\n\nElement-wise integer part, rounded towards 0.\n\n    out = trunc(x)\n    dL/dx = 0\n\ng is dL/dout.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called fix.\n\nSee also ceil, floor, round.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.trunc(pl.asarray([-1.5, 1.5])).tolist()\n[-1.0, 1.0]"},
    {"fix", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(fix_alias)), METH_FASTCALL | METH_KEYWORDS, "fix(x, /)\n--\n\nElement-wise integer part, rounded towards 0.\n\n    out = trunc(x)\n    dL/dx = 0\n\ng is dL/dout.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called fix.\n\nSee also ceil, floor, round.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.trunc(pl.asarray([-1.5, 1.5])).tolist()\n[-1.0, 1.0]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"ceil", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<ceil_function>)), METH_FASTCALL | METH_KEYWORDS, "ceil($self, /)\n--\n\nElement-wise smallest integer not below x.\n\n    out = ceil(x)\n    dL/dx = 0\n\ng is dL/dout.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also floor, round, trunc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.ceil(pl.asarray([-1.5, 1.5])).tolist()\n[-1.0, 2.0]"},
    {"floor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<floor_function>)), METH_FASTCALL | METH_KEYWORDS, "floor($self, /)\n--\n\nElement-wise largest integer not above x.\n\n    out = floor(x)\n    dL/dx = 0\n\ng is dL/dout.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nSee also ceil, round, trunc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.floor(pl.asarray([-1.5, 1.5])).tolist()\n[-2.0, 1.0]"},
    {"round", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<round_function>)), METH_FASTCALL | METH_KEYWORDS, "round($self, /)\n--\n\nElement-wise nearest integer, halves to the even one.\n\n    out = round(x)\n    dL/dx = 0\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nIt rounds to integers only: two decimals are `round(100 * x) / 100`.\n\nSee also ceil, floor, trunc.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.round(pl.asarray([0.5, 1.5, 2.4])).tolist()\n[0.0, 2.0, 2.0]"},
    {"trunc", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<trunc_function>)), METH_FASTCALL | METH_KEYWORDS, "trunc($self, /)\n--\n\nElement-wise integer part, rounded towards 0.\n\n    out = trunc(x)\n    dL/dx = 0\n\ng is dL/dout.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called fix.\n\nSee also ceil, floor, round.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.trunc(pl.asarray([-1.5, 1.5])).tolist()\n[-1.0, 1.0]"},
    {"fix", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<fix_alias>)), METH_FASTCALL | METH_KEYWORDS, "fix($self, /)\n--\n\nElement-wise integer part, rounded towards 0.\n\n    out = trunc(x)\n    dL/dx = 0\n\ng is dL/dout.\n\nThe derivative is zero wherever it exists, and the gradient is zero everywhere.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\n\nKeepInput: autocast is ignored.\n\nAlso called fix.\n\nSee also ceil, floor, round.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.trunc(pl.asarray([-1.5, 1.5])).tolist()\n[-1.0, 1.0]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_rounding() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
