// Generated from ops.yaml. Do not edit.
// The reduction family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "reduction/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter sum_function_parameters[] = {
    {"x", true, true, false},
    {"axis", false, false, true},
    {"dtype", false, false, true},
    {"keepdims", false, false, true},
};

PyObject* sum_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments({"sum", sum_function_parameters}, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto dtype_value = arguments.is_none(2) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(2));
    const auto keepdims_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::sum(x_value, axis_value, dtype_value, keepdims_value); }));
  });
}

constexpr Parameter mean_function_parameters[] = {
    {"x", true, true, false},
    {"axis", false, false, true},
    {"keepdims", false, false, true},
};

PyObject* mean_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments({"mean", mean_function_parameters}, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::mean(x_value, axis_value, keepdims_value); }));
  });
}

constexpr Parameter max_function_parameters[] = {
    {"x", true, true, false},
    {"axis", false, false, true},
    {"keepdims", false, false, true},
};

PyObject* max_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments({"max", max_function_parameters}, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::max(x_value, axis_value, keepdims_value); }));
  });
}

constexpr Parameter argmax_function_parameters[] = {
    {"x", true, true, false},
    {"axis", false, false, true},
    {"keepdims", false, false, true},
};

PyObject* argmax_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments({"argmax", argmax_function_parameters}, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::argmax(x_value, axis_value, keepdims_value); }));
  });
}

PyMethodDef functions[] = {
    {"sum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sum_function)), METH_FASTCALL | METH_KEYWORDS, "sum(x, /, *, axis=None, dtype=None, keepdims=False)\n--\n\nThe sum over axes; of integers in 64 bits.\n\n    y = sum(x)\n    dL/dx = unreduce(g, x.shape, axis, keepdims)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\ndtype : Dtype or None\nkeepdims : bool, default False\n\nReturns\n-------\ny : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.sum(pl.asarray([[1., 2.], [3., 4.]]), axis=0).tolist()\n[4.0, 6.0]"},
    {"mean", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(mean_function)), METH_FASTCALL | METH_KEYWORDS, "mean(x, /, *, axis=None, keepdims=False)\n--\n\nThe arithmetic mean over axes.\n\n    y = mean(x)\n    dL/dx = unreduce(g, x.shape, axis, keepdims) * (y.size / x.size)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\ny : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.mean(pl.asarray([1., 2., 6.])).item()\n3.0"},
    {"max", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(max_function)), METH_FASTCALL | METH_KEYWORDS, "max(x, /, *, axis=None, keepdims=False)\n--\n\nThe largest value over axes; NaN where there is one.\n\n    y = max(x)\n    dL/dx = where((x == unreduce(y, x.shape, axis, keepdims)) | isnan(x), unreduce(g / sum((x == unreduce(y, x.shape, axis, keepdims)) | isnan(x), axis, None, keepdims), x.shape, axis, keepdims), 0)\n\ng is dL/dy.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\ny : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nTies share the gradient equally.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.max(pl.asarray([1., 3., 2.])).item()\n3.0"},
    {"argmax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(argmax_function)), METH_FASTCALL | METH_KEYWORDS, "argmax(x, /, *, axis=None, keepdims=False)\n--\n\nThe index of the largest value along an axis, the first of several; of the flat array without an axis.\n\n    y = argmax(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or None\nkeepdims : bool, default False\n\nReturns\n-------\ny : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.argmax(pl.asarray([1., 3., 2.])).item()\n1"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"sum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sum_function>)), METH_FASTCALL | METH_KEYWORDS, "sum($self, /, *, axis=None, dtype=None, keepdims=False)\n--\n\nThe sum over axes; of integers in 64 bits.\n\n    y = sum(x)\n    dL/dx = unreduce(g, x.shape, axis, keepdims)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\ndtype : Dtype or None\nkeepdims : bool, default False\n\nReturns\n-------\ny : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.sum(pl.asarray([[1., 2.], [3., 4.]]), axis=0).tolist()\n[4.0, 6.0]"},
    {"mean", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<mean_function>)), METH_FASTCALL | METH_KEYWORDS, "mean($self, /, *, axis=None, keepdims=False)\n--\n\nThe arithmetic mean over axes.\n\n    y = mean(x)\n    dL/dx = unreduce(g, x.shape, axis, keepdims) * (y.size / x.size)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\ny : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.mean(pl.asarray([1., 2., 6.])).item()\n3.0"},
    {"max", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<max_function>)), METH_FASTCALL | METH_KEYWORDS, "max($self, /, *, axis=None, keepdims=False)\n--\n\nThe largest value over axes; NaN where there is one.\n\n    y = max(x)\n    dL/dx = where((x == unreduce(y, x.shape, axis, keepdims)) | isnan(x), unreduce(g / sum((x == unreduce(y, x.shape, axis, keepdims)) | isnan(x), axis, None, keepdims), x.shape, axis, keepdims), 0)\n\ng is dL/dy.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\ny : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nTies share the gradient equally.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.max(pl.asarray([1., 3., 2.])).item()\n3.0"},
    {"argmax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<argmax_function>)), METH_FASTCALL | METH_KEYWORDS, "argmax($self, /, *, axis=None, keepdims=False)\n--\n\nThe index of the largest value along an axis, the first of several; of the flat array without an axis.\n\n    y = argmax(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or None\nkeepdims : bool, default False\n\nReturns\n-------\ny : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.argmax(pl.asarray([1., 3., 2.])).item()\n1"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_reduction() { add_family(functions, methods); }

}  // namespace pylucid::bindings
