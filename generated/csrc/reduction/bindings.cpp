// Generated from ops.yaml. Do not edit.
// The reduction family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "bindings/composite.h"

#include "reduction/attributes.h"
#include "reduction/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter sum_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"dtype", false, false, true},
    {"keepdims", false, false, true},
};
constexpr Parameters sum_function_parameters{"sum", sum_function_list};

constexpr Parameter mean_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters mean_function_parameters{"mean", mean_function_list};

constexpr Parameter max_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters max_function_parameters{"max", max_function_list};

constexpr Parameter min_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters min_function_parameters{"min", min_function_list};

constexpr Parameter argmax_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters argmax_function_parameters{"argmax", argmax_function_list};

constexpr Parameter argmin_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters argmin_function_parameters{"argmin", argmin_function_list};

constexpr Parameter prod_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"dtype", false, false, true},
    {"keepdims", false, false, true},
};
constexpr Parameters prod_function_parameters{"prod", prod_function_list};

constexpr Parameter prod_gradient_function_list[] = {
    {"cotangent", true, true, false},
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters prod_gradient_function_parameters{"_prod_gradient", prod_gradient_function_list};

constexpr Parameter flatten_axes_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters flatten_axes_function_parameters{"_flatten_axes", flatten_axes_function_list};

constexpr Parameter unflatten_axes_function_list[] = {
    {"x", true, true, false},
    {"shape", true, false, false},
    {"axis", false, false, false},
};
constexpr Parameters unflatten_axes_function_parameters{"_unflatten_axes", unflatten_axes_function_list};

constexpr Parameter var_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"correction", false, false, true},
    {"keepdims", false, false, true},
};
constexpr Parameters var_function_parameters{"var", var_function_list};

constexpr Parameter std_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"correction", false, false, true},
    {"keepdims", false, false, true},
};
constexpr Parameters std_function_parameters{"std", std_function_list};

constexpr Parameter scaled_distance_function_list[] = {
    {"scale", true, true, false},
    {"x", true, true, false},
    {"y", true, true, false},
};
constexpr Parameters scaled_distance_function_parameters{"_scaled_distance", scaled_distance_function_list};

constexpr Parameter all_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters all_function_parameters{"all", all_function_list};

constexpr Parameter any_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters any_function_parameters{"any", any_function_list};

constexpr Parameter count_nonzero_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters count_nonzero_function_parameters{"count_nonzero", count_nonzero_function_list};

constexpr Parameter logsumexp_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters logsumexp_function_parameters{"logsumexp", logsumexp_function_list};

constexpr Parameter scaled_exp_function_list[] = {
    {"scale", true, true, false},
    {"x", true, true, false},
    {"y", true, true, false},
};
constexpr Parameters scaled_exp_function_parameters{"_scaled_exp", scaled_exp_function_list};

constexpr Parameter softmax_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters softmax_function_parameters{"softmax", softmax_function_list};

constexpr Parameter softmax_gradient_function_list[] = {
    {"cotangent", true, true, false},
    {"y", true, true, false},
    {"axis", true, false, false},
};
constexpr Parameters softmax_gradient_function_parameters{"_softmax_gradient", softmax_gradient_function_list};

constexpr Parameter log_softmax_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters log_softmax_function_parameters{"log_softmax", log_softmax_function_list};

constexpr Parameter log_softmax_gradient_function_list[] = {
    {"cotangent", true, true, false},
    {"y", true, true, false},
    {"axis", true, false, false},
};
constexpr Parameters log_softmax_gradient_function_parameters{"_log_softmax_gradient", log_softmax_gradient_function_list};

constexpr Parameter nansum_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"dtype", false, false, true},
    {"keepdims", false, false, true},
};
constexpr Parameters nansum_function_parameters{"nansum", nansum_function_list};


PyObject* sum_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sum_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto dtype_value = arguments.is_none(2) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(2));
    const auto keepdims_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::sum(x_value, axis_value, dtype_value, keepdims_value); }));
  });
}


PyObject* mean_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(mean_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::mean(x_value, axis_value, keepdims_value); }));
  });
}


PyObject* max_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(max_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::max(x_value, axis_value, keepdims_value); }));
  });
}


PyObject* min_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(min_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::min(x_value, axis_value, keepdims_value); }));
  });
}


PyObject* argmax_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(argmax_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::argmax(x_value, axis_value, keepdims_value); }));
  });
}


PyObject* argmin_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(argmin_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::argmin(x_value, axis_value, keepdims_value); }));
  });
}


PyObject* prod_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(prod_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto dtype_value = arguments.is_none(2) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(2));
    const auto keepdims_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::prod(x_value, axis_value, dtype_value, keepdims_value); }));
  });
}


PyObject* prod_gradient_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(prod_gradient_function_parameters, args, nargs, kwnames);
    const auto cotangent_value = arguments.operand(0);
    const auto x_value = arguments.operand(1);
    const auto axis_value = arguments.is_none(2) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(2));
    return wrap(compute(arguments, [&] { return ops::_prod_gradient(cotangent_value, x_value, axis_value); }));
  });
}


PyObject* flatten_axes_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(flatten_axes_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    return wrap(compute(arguments, [&] { return ops::_flatten_axes(x_value, axis_value); }));
  });
}


PyObject* unflatten_axes_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(unflatten_axes_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto shape_value = arguments.extents(1);
    const auto axis_value = arguments.is_none(2) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(2));
    return wrap(compute(arguments, [&] { return ops::_unflatten_axes(x_value, shape_value, axis_value); }));
  });
}


PyObject* var_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(var_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto correction_value = arguments.given(2) ? double(arguments.number(2)) : double(0.0);
    const auto keepdims_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::var(x_value, axis_value, correction_value, keepdims_value); }));
  });
}


PyObject* std_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(std_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto correction_value = arguments.given(2) ? double(arguments.number(2)) : double(0.0);
    const auto keepdims_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::std(x_value, axis_value, correction_value, keepdims_value); }));
  });
}


PyObject* scaled_distance_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(scaled_distance_function_parameters, args, nargs, kwnames);
    const auto scale_value = arguments.operand(0);
    const auto x_value = arguments.operand(1);
    const auto y_value = arguments.operand(2);
    return wrap(compute(arguments, [&] { return ops::_scaled_distance(scale_value, x_value, y_value); }));
  });
}


PyObject* all_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(all_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::all(x_value, axis_value, keepdims_value); }));
  });
}


PyObject* any_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(any_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::any(x_value, axis_value, keepdims_value); }));
  });
}


PyObject* count_nonzero_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(count_nonzero_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::count_nonzero(x_value, axis_value, keepdims_value); }));
  });
}


PyObject* logsumexp_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(logsumexp_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    const auto keepdims_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::logsumexp(x_value, axis_value, keepdims_value); }));
  });
}


PyObject* scaled_exp_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(scaled_exp_function_parameters, args, nargs, kwnames);
    const auto scale_value = arguments.operand(0);
    const auto x_value = arguments.operand(1);
    const auto y_value = arguments.operand(2);
    return wrap(compute(arguments, [&] { return ops::_scaled_exp(scale_value, x_value, y_value); }));
  });
}


PyObject* softmax_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(softmax_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(-1);
    return wrap(compute(arguments, [&] { return ops::softmax(x_value, axis_value); }));
  });
}


PyObject* softmax_gradient_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(softmax_gradient_function_parameters, args, nargs, kwnames);
    const auto cotangent_value = arguments.operand(0);
    const auto y_value = arguments.operand(1);
    const auto axis_value = arguments.integer(2);
    return wrap(compute(arguments, [&] { return ops::_softmax_gradient(cotangent_value, y_value, axis_value); }));
  });
}


PyObject* log_softmax_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(log_softmax_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(-1);
    return wrap(compute(arguments, [&] { return ops::log_softmax(x_value, axis_value); }));
  });
}


PyObject* log_softmax_gradient_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(log_softmax_gradient_function_parameters, args, nargs, kwnames);
    const auto cotangent_value = arguments.operand(0);
    const auto y_value = arguments.operand(1);
    const auto axis_value = arguments.integer(2);
    return wrap(compute(arguments, [&] { return ops::_log_softmax_gradient(cotangent_value, y_value, axis_value); }));
  });
}

Composite nansum_function_composite(nansum_function_parameters, false);

PyObject* nansum_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return nansum_function_composite.call(args, nargs, kwnames);
}

PyObject* amax_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(max_function(self, args, nargs, kwnames), "max", "amax");
}

PyObject* amin_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(min_function(self, args, nargs, kwnames), "min", "amin");
}

PyMethodDef functions[] = {
    {"sum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sum_function)), METH_FASTCALL | METH_KEYWORDS, "sum(x, /, axis=None, *, dtype=None, keepdims=False)\n--\n\nThe sum over axes; of integers in 64 bits.\n\n    out = sum(x, axis, dtype=dtype, keepdims=keepdims)\n    dL/dx = unreduce(g)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\ndtype : Dtype or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.sum(pl.asarray([[1., 2.], [3., 4.]]), axis=0).tolist()\n[4.0, 6.0]"},
    {"mean", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(mean_function)), METH_FASTCALL | METH_KEYWORDS, "mean(x, /, axis=None, *, keepdims=False)\n--\n\nThe arithmetic mean over axes.\n\n    out = mean(x, axis, keepdims=keepdims)\n    dL/dx = unreduce(g) * (out.size / x.size)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.mean(pl.asarray([1., 2., 6.])).item()\n3.0"},
    {"max", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(max_function)), METH_FASTCALL | METH_KEYWORDS, "max(x, /, axis=None, *, keepdims=False)\n--\n\nThe largest value over axes; NaN where there is one.\n\n    out = max(x, axis, keepdims=keepdims)\n    dL/dx = where((x == unreduce(out)) | isnan(x), unreduce(g / sum((x == unreduce(out)) | isnan(x), axis, None, keepdims)), 0)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nTies share the gradient equally.\n\nAlso called amax.\n\nSee also min, argmax, cummax.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.max(pl.asarray([1., 3., 2.])).item()\n3.0"},
    {"min", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(min_function)), METH_FASTCALL | METH_KEYWORDS, "min(x, /, axis=None, *, keepdims=False)\n--\n\nThe smallest value over axes; NaN where there is one.\n\n    out = min(x, axis, keepdims=keepdims)\n    dL/dx = where((x == unreduce(out)) | isnan(x), unreduce(g / sum((x == unreduce(out)) | isnan(x), axis, None, keepdims)), 0)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nTies share the gradient equally.\n\nAlso called amin.\n\nSee also max, argmin, cummin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.min(pl.asarray([1., 3., 2.])).item()\n1.0"},
    {"argmax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(argmax_function)), METH_FASTCALL | METH_KEYWORDS, "argmax(x, /, axis=None, *, keepdims=False)\n--\n\nThe index of the largest value along an axis, the first of several; of the flat array without an axis.\n\n    out = argmax(x, axis, keepdims=keepdims)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.argmax(pl.asarray([1., 3., 2.])).item()\n1"},
    {"argmin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(argmin_function)), METH_FASTCALL | METH_KEYWORDS, "argmin(x, /, axis=None, *, keepdims=False)\n--\n\nThe index of the smallest value along an axis, the first of several; of the flat array without an axis.\n\n    out = argmin(x, axis, keepdims=keepdims)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nThe first NaN, where there is one.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.argmin(pl.asarray([3., 1., 2.])).item()\n1"},
    {"prod", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(prod_function)), METH_FASTCALL | METH_KEYWORDS, "prod(x, /, axis=None, *, dtype=None, keepdims=False)\n--\n\nThe product over axes; of integers in 64 bits.\n\n    out = prod(x, axis, dtype=dtype, keepdims=keepdims)\n    dL/dx = _prod_gradient(unreduce(g), x, axis)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n    _prod_gradient(cotangent, x, axis): For each element the cotangent times the product over axes of all elements but itself.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\ndtype : Dtype or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe product of no elements is 1. Derivatives of every order are right where elements are zero.\n\nSee also sum, cumulative_prod.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.prod(pl.asarray([[1., 2.], [3., 4.]]), axis=0).tolist()\n[3.0, 8.0]"},
    {"_prod_gradient", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(prod_gradient_function)), METH_FASTCALL | METH_KEYWORDS, "_prod_gradient(cotangent, x, /, axis=None)\n--\n\nFor each element the cotangent times the product over axes of all elements but itself.\n\n    out = _prod_gradient(cotangent, x, axis)\n    dL/dcotangent = _prod_gradient(g, x, axis)\n    dL/dx = _unflatten_axes(_product_before(_flatten_axes(x, axis), -1, 1) * _recurrence(_flatten_axes(x, axis), _flatten_axes(g * cotangent, axis) * _product_before(_flatten_axes(x, axis), -1, -1), -1, -1) + _product_before(_flatten_axes(x, axis), -1, -1) * _recurrence(_flatten_axes(x, axis), _flatten_axes(g * cotangent, axis) * _product_before(_flatten_axes(x, axis), -1, 1), -1, 1), x.shape, axis)\n\nInternal functions in these formulas:\n    _unflatten_axes(x, shape, axis): The inverse of _flatten_axes for an array of a shape.\n    _product_before(x, axis, step): The product of all elements before each along an axis, of those behind for step -1.\n    _flatten_axes(x, axis): The axes joined to one, behind the others.\n    _recurrence(a, b, axis, step): The recurrence y[i + step] = a[i] * y[i] + b[i] along an axis, from 0 on.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\ncotangent : Tensor or number\n    every dtype; bool and integers are computed in float32\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_flatten_axes", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(flatten_axes_function)), METH_FASTCALL | METH_KEYWORDS, "_flatten_axes(x, /, axis=None)\n--\n\nThe axes joined to one, behind the others.\n\n    out = _flatten_axes(x, axis)\n    dL/dx = _unflatten_axes(g, x.shape, axis)\n\nInternal functions in these formulas:\n    _unflatten_axes(x, shape, axis): The inverse of _flatten_axes for an array of a shape.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_unflatten_axes", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unflatten_axes_function)), METH_FASTCALL | METH_KEYWORDS, "_unflatten_axes(x, /, shape, axis=None)\n--\n\nThe inverse of _flatten_axes for an array of a shape.\n\n    out = _unflatten_axes(x, shape, axis)\n    dL/dx = _flatten_axes(g, axis)\n\nInternal functions in these formulas:\n    _flatten_axes(x, axis): The axes joined to one, behind the others.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\naxis : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"var", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(var_function)), METH_FASTCALL | METH_KEYWORDS, "var(x, /, axis=None, *, correction=0.0, keepdims=False)\n--\n\nThe variance over axes, the sum of squared distances from the mean over the count less a correction.\n\n    out = var(x, axis, correction=correction, keepdims=keepdims)\n    dL/dx = unreduce(g * (2 / (x.size / out.size - correction) + stop_gradient(0 * out))) * (x - mean(x, axis, True))\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int or tuple of ints or None\ncorrection : float, default 0.0\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe mean is taken away before squares are summed, in blocks: no digits are lost where the mean is large. Where the\ncount less the correction is not positive, the variance and its gradient are NaN.\n\nSee also std, mean.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.var(pl.asarray([1., 2., 6.]), correction=1).item()\n7.0"},
    {"std", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(std_function)), METH_FASTCALL | METH_KEYWORDS, "std(x, /, axis=None, *, correction=0.0, keepdims=False)\n--\n\nThe standard deviation over axes, the square root of the variance.\n\n    out = std(x, axis, correction=correction, keepdims=keepdims)\n    dL/dx = unreduce(where(out == 0, 0, g / out) / (x.size / out.size - correction)) * (x - mean(x, axis, True))\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int or tuple of ints or None\ncorrection : float, default 0.0\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nWhere all elements are equal the deviation has a kink, and its gradient is 0. Where the count less the correction is\nnot positive, the deviation and its gradient are NaN.\n\nSee also var, mean.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.std(pl.asarray([1., 3.])).item()\n1.0"},
    {"_scaled_distance", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(scaled_distance_function)), METH_FASTCALL | METH_KEYWORDS, "_scaled_distance(scale, x, y, /)\n--\n\nThe product of a factor and x - y, in one pass.\n\n    out = scale * (x - y)\n    dL/dscale = (x - y) * g\n    dL/dx = scale * g\n    dL/dy = -scale * g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nscale : Tensor or number\n    integer, floating point and complex dtypes\nx : Tensor or number\n    integer, floating point and complex dtypes\ny : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored."},
    {"all", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(all_function)), METH_FASTCALL | METH_KEYWORDS, "all(x, /, axis=None, *, keepdims=False)\n--\n\nWhether all elements over axes are true; numbers are true unless they are 0.\n\n    out = all(x, axis, keepdims=keepdims)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nNaN is true. All of no elements are true.\n\nSee also any, count_nonzero.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.all(pl.asarray([[True, False], [True, True]]), axis=1).tolist()\n[False, True]"},
    {"any", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(any_function)), METH_FASTCALL | METH_KEYWORDS, "any(x, /, axis=None, *, keepdims=False)\n--\n\nWhether any element over axes is true; numbers are true unless they are 0.\n\n    out = any(x, axis, keepdims=keepdims)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nNaN is true. None of no elements is true.\n\nSee also all, count_nonzero.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.any(pl.asarray([[True, False], [False, False]]), axis=1).tolist()\n[True, False]"},
    {"count_nonzero", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(count_nonzero_function)), METH_FASTCALL | METH_KEYWORDS, "count_nonzero(x, /, axis=None, *, keepdims=False)\n--\n\nHow many elements over axes are not zero.\n\n    out = count_nonzero(x, axis, keepdims=keepdims)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also any.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.count_nonzero(pl.asarray([0., 3., 0., 2.])).item()\n2"},
    {"logsumexp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(logsumexp_function)), METH_FASTCALL | METH_KEYWORDS, "logsumexp(x, /, axis=None, *, keepdims=False)\n--\n\nThe logarithm of the sum of exponentials over axes.\n\n    out = logsumexp(x, axis, keepdims=keepdims)\n    dL/dx = _scaled_exp(unreduce(g), x, unreduce(out))\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n    _scaled_exp(scale, x, y): The product of a factor and exp(x - y), with exp(x) where y is -inf.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe largest element is taken away first, so that nothing overflows. Of no elements, and of -inf alone, it is -inf.\n\nSee also softmax, log_softmax, logcumsumexp, logaddexp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logsumexp(pl.asarray([0., 0., 0., 0.])).item() == pl.log(pl.asarray(4.)).item()\nTrue"},
    {"_scaled_exp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(scaled_exp_function)), METH_FASTCALL | METH_KEYWORDS, "_scaled_exp(scale, x, y, /)\n--\n\nThe product of a factor and exp(x - y), with exp(x) where y is -inf.\n\n    out = scale * exp(x - where(y == -inf, 0, y))\n    dL/dscale = exp(x - where(y == -inf, 0, y)) * g\n    dL/dx = out * g\n    dL/dy = where(y == -inf, 0, -out * g)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nscale : Tensor or number\n    every dtype; bool and integers are computed in float32\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\ny : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored."},
    {"softmax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(softmax_function)), METH_FASTCALL | METH_KEYWORDS, "softmax(x, /, axis=-1)\n--\n\nThe exponentials along an axis over their sum.\n\n    out = softmax(x, axis)\n    dL/dx = out * (g - sum(g * out, axis=axis, keepdims=True))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe largest element is taken away first, so that nothing overflows. A row of -inf alone is 0 / 0, NaN.\n\nSee also log_softmax, logsumexp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.softmax(pl.asarray([0., 0.])).tolist()\n[0.5, 0.5]"},
    {"_softmax_gradient", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(softmax_gradient_function)), METH_FASTCALL | METH_KEYWORDS, "_softmax_gradient(cotangent, y, /, axis)\n--\n\nThe gradient of softmax from its result.\n\n    out = _softmax_gradient(cotangent, y, axis)\n    dL/dcotangent = y * (g - sum(g * y, axis=axis, keepdims=True))\n    dL/dy = g * cotangent - g * sum(cotangent * y, axis + 0, None, True) - cotangent * sum(g * y, axis + 0, None, True)\n\ng is dL/dout.\n\nParameters\n----------\ncotangent : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\ny : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"log_softmax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(log_softmax_function)), METH_FASTCALL | METH_KEYWORDS, "log_softmax(x, /, axis=-1)\n--\n\nThe logarithm of softmax.\n\n    out = log_softmax(x, axis)\n    dL/dx = g - exp(out) * sum(g, axis=axis, keepdims=True)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nNothing overflows or underflows, whatever the elements are. A row of -inf alone is NaN.\n\nSee also softmax, logsumexp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.exp(pl.log_softmax(pl.asarray([0., 0.]))).tolist()\n[0.5, 0.5]"},
    {"_log_softmax_gradient", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(log_softmax_gradient_function)), METH_FASTCALL | METH_KEYWORDS, "_log_softmax_gradient(cotangent, y, /, axis)\n--\n\nThe gradient of log_softmax from its result.\n\n    out = _log_softmax_gradient(cotangent, y, axis)\n    dL/dcotangent = g - sum(g * exp(y), axis + 0, None, True)\n    dL/dy = -(g * exp(y) * sum(cotangent, axis + 0, None, True))\n\ng is dL/dout.\n\nParameters\n----------\ncotangent : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\ny : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"nansum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(nansum_function)), METH_FASTCALL | METH_KEYWORDS, "nansum(x, /, axis=None, *, dtype=None, keepdims=False)\n--\n\nThe sum over axes of all elements but NaN; of integers in 64 bits.\n\n    out = nansum(x, axis, dtype=dtype, keepdims=keepdims)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    integer, floating point and complex dtypes\naxis : int or tuple of ints or None\ndtype : Dtype or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also sum.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.nansum(pl.asarray([1., pl.nan, 2.])).item()\n3.0"},
    {"amax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(amax_alias)), METH_FASTCALL | METH_KEYWORDS, "amax(x, /, axis=None, *, keepdims=False)\n--\n\nThe largest value over axes; NaN where there is one.\n\n    out = max(x, axis, keepdims=keepdims)\n    dL/dx = where((x == unreduce(out)) | isnan(x), unreduce(g / sum((x == unreduce(out)) | isnan(x), axis, None, keepdims)), 0)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nTies share the gradient equally.\n\nAlso called amax.\n\nSee also min, argmax, cummax.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.max(pl.asarray([1., 3., 2.])).item()\n3.0"},
    {"amin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(amin_alias)), METH_FASTCALL | METH_KEYWORDS, "amin(x, /, axis=None, *, keepdims=False)\n--\n\nThe smallest value over axes; NaN where there is one.\n\n    out = min(x, axis, keepdims=keepdims)\n    dL/dx = where((x == unreduce(out)) | isnan(x), unreduce(g / sum((x == unreduce(out)) | isnan(x), axis, None, keepdims)), 0)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nTies share the gradient equally.\n\nAlso called amin.\n\nSee also max, argmin, cummin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.min(pl.asarray([1., 3., 2.])).item()\n1.0"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"sum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sum_function>)), METH_FASTCALL | METH_KEYWORDS, "sum($self, /, axis=None, *, dtype=None, keepdims=False)\n--\n\nThe sum over axes; of integers in 64 bits.\n\n    out = sum(x, axis, dtype=dtype, keepdims=keepdims)\n    dL/dx = unreduce(g)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\ndtype : Dtype or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.sum(pl.asarray([[1., 2.], [3., 4.]]), axis=0).tolist()\n[4.0, 6.0]"},
    {"mean", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<mean_function>)), METH_FASTCALL | METH_KEYWORDS, "mean($self, /, axis=None, *, keepdims=False)\n--\n\nThe arithmetic mean over axes.\n\n    out = mean(x, axis, keepdims=keepdims)\n    dL/dx = unreduce(g) * (out.size / x.size)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.mean(pl.asarray([1., 2., 6.])).item()\n3.0"},
    {"max", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<max_function>)), METH_FASTCALL | METH_KEYWORDS, "max($self, /, axis=None, *, keepdims=False)\n--\n\nThe largest value over axes; NaN where there is one.\n\n    out = max(x, axis, keepdims=keepdims)\n    dL/dx = where((x == unreduce(out)) | isnan(x), unreduce(g / sum((x == unreduce(out)) | isnan(x), axis, None, keepdims)), 0)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nTies share the gradient equally.\n\nAlso called amax.\n\nSee also min, argmax, cummax.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.max(pl.asarray([1., 3., 2.])).item()\n3.0"},
    {"amax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<amax_alias>)), METH_FASTCALL | METH_KEYWORDS, "amax($self, /, axis=None, *, keepdims=False)\n--\n\nThe largest value over axes; NaN where there is one.\n\n    out = max(x, axis, keepdims=keepdims)\n    dL/dx = where((x == unreduce(out)) | isnan(x), unreduce(g / sum((x == unreduce(out)) | isnan(x), axis, None, keepdims)), 0)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nTies share the gradient equally.\n\nAlso called amax.\n\nSee also min, argmax, cummax.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.max(pl.asarray([1., 3., 2.])).item()\n3.0"},
    {"min", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<min_function>)), METH_FASTCALL | METH_KEYWORDS, "min($self, /, axis=None, *, keepdims=False)\n--\n\nThe smallest value over axes; NaN where there is one.\n\n    out = min(x, axis, keepdims=keepdims)\n    dL/dx = where((x == unreduce(out)) | isnan(x), unreduce(g / sum((x == unreduce(out)) | isnan(x), axis, None, keepdims)), 0)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nTies share the gradient equally.\n\nAlso called amin.\n\nSee also max, argmin, cummin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.min(pl.asarray([1., 3., 2.])).item()\n1.0"},
    {"amin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<amin_alias>)), METH_FASTCALL | METH_KEYWORDS, "amin($self, /, axis=None, *, keepdims=False)\n--\n\nThe smallest value over axes; NaN where there is one.\n\n    out = min(x, axis, keepdims=keepdims)\n    dL/dx = where((x == unreduce(out)) | isnan(x), unreduce(g / sum((x == unreduce(out)) | isnan(x), axis, None, keepdims)), 0)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nTies share the gradient equally.\n\nAlso called amin.\n\nSee also max, argmin, cummin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.min(pl.asarray([1., 3., 2.])).item()\n1.0"},
    {"argmax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<argmax_function>)), METH_FASTCALL | METH_KEYWORDS, "argmax($self, /, axis=None, *, keepdims=False)\n--\n\nThe index of the largest value along an axis, the first of several; of the flat array without an axis.\n\n    out = argmax(x, axis, keepdims=keepdims)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.argmax(pl.asarray([1., 3., 2.])).item()\n1"},
    {"argmin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<argmin_function>)), METH_FASTCALL | METH_KEYWORDS, "argmin($self, /, axis=None, *, keepdims=False)\n--\n\nThe index of the smallest value along an axis, the first of several; of the flat array without an axis.\n\n    out = argmin(x, axis, keepdims=keepdims)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nThe first NaN, where there is one.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.argmin(pl.asarray([3., 1., 2.])).item()\n1"},
    {"prod", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<prod_function>)), METH_FASTCALL | METH_KEYWORDS, "prod($self, /, axis=None, *, dtype=None, keepdims=False)\n--\n\nThe product over axes; of integers in 64 bits.\n\n    out = prod(x, axis, dtype=dtype, keepdims=keepdims)\n    dL/dx = _prod_gradient(unreduce(g), x, axis)\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n    _prod_gradient(cotangent, x, axis): For each element the cotangent times the product over axes of all elements but itself.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\ndtype : Dtype or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe product of no elements is 1. Derivatives of every order are right where elements are zero.\n\nSee also sum, cumulative_prod.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.prod(pl.asarray([[1., 2.], [3., 4.]]), axis=0).tolist()\n[3.0, 8.0]"},
    {"var", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<var_function>)), METH_FASTCALL | METH_KEYWORDS, "var($self, /, axis=None, *, correction=0.0, keepdims=False)\n--\n\nThe variance over axes, the sum of squared distances from the mean over the count less a correction.\n\n    out = var(x, axis, correction=correction, keepdims=keepdims)\n    dL/dx = unreduce(g * (2 / (x.size / out.size - correction) + stop_gradient(0 * out))) * (x - mean(x, axis, True))\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int or tuple of ints or None\ncorrection : float, default 0.0\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe mean is taken away before squares are summed, in blocks: no digits are lost where the mean is large. Where the\ncount less the correction is not positive, the variance and its gradient are NaN.\n\nSee also std, mean.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.var(pl.asarray([1., 2., 6.]), correction=1).item()\n7.0"},
    {"std", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<std_function>)), METH_FASTCALL | METH_KEYWORDS, "std($self, /, axis=None, *, correction=0.0, keepdims=False)\n--\n\nThe standard deviation over axes, the square root of the variance.\n\n    out = std(x, axis, correction=correction, keepdims=keepdims)\n    dL/dx = unreduce(where(out == 0, 0, g / out) / (x.size / out.size - correction)) * (x - mean(x, axis, True))\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int or tuple of ints or None\ncorrection : float, default 0.0\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nWhere all elements are equal the deviation has a kink, and its gradient is 0. Where the count less the correction is\nnot positive, the deviation and its gradient are NaN.\n\nSee also var, mean.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.std(pl.asarray([1., 3.])).item()\n1.0"},
    {"all", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<all_function>)), METH_FASTCALL | METH_KEYWORDS, "all($self, /, axis=None, *, keepdims=False)\n--\n\nWhether all elements over axes are true; numbers are true unless they are 0.\n\n    out = all(x, axis, keepdims=keepdims)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nNaN is true. All of no elements are true.\n\nSee also any, count_nonzero.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.all(pl.asarray([[True, False], [True, True]]), axis=1).tolist()\n[False, True]"},
    {"any", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<any_function>)), METH_FASTCALL | METH_KEYWORDS, "any($self, /, axis=None, *, keepdims=False)\n--\n\nWhether any element over axes is true; numbers are true unless they are 0.\n\n    out = any(x, axis, keepdims=keepdims)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nNaN is true. None of no elements is true.\n\nSee also all, count_nonzero.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.any(pl.asarray([[True, False], [False, False]]), axis=1).tolist()\n[True, False]"},
    {"count_nonzero", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<count_nonzero_function>)), METH_FASTCALL | METH_KEYWORDS, "count_nonzero($self, /, axis=None, *, keepdims=False)\n--\n\nHow many elements over axes are not zero.\n\n    out = count_nonzero(x, axis, keepdims=keepdims)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also any.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.count_nonzero(pl.asarray([0., 3., 0., 2.])).item()\n2"},
    {"logsumexp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<logsumexp_function>)), METH_FASTCALL | METH_KEYWORDS, "logsumexp($self, /, axis=None, *, keepdims=False)\n--\n\nThe logarithm of the sum of exponentials over axes.\n\n    out = logsumexp(x, axis, keepdims=keepdims)\n    dL/dx = _scaled_exp(unreduce(g), x, unreduce(out))\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n    _scaled_exp(scale, x, y): The product of a factor and exp(x - y), with exp(x) where y is -inf.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe largest element is taken away first, so that nothing overflows. Of no elements, and of -inf alone, it is -inf.\n\nSee also softmax, log_softmax, logcumsumexp, logaddexp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logsumexp(pl.asarray([0., 0., 0., 0.])).item() == pl.log(pl.asarray(4.)).item()\nTrue"},
    {"softmax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<softmax_function>)), METH_FASTCALL | METH_KEYWORDS, "softmax($self, /, axis=-1)\n--\n\nThe exponentials along an axis over their sum.\n\n    out = softmax(x, axis)\n    dL/dx = out * (g - sum(g * out, axis=axis, keepdims=True))\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe largest element is taken away first, so that nothing overflows. A row of -inf alone is 0 / 0, NaN.\n\nSee also log_softmax, logsumexp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.softmax(pl.asarray([0., 0.])).tolist()\n[0.5, 0.5]"},
    {"log_softmax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<log_softmax_function>)), METH_FASTCALL | METH_KEYWORDS, "log_softmax($self, /, axis=-1)\n--\n\nThe logarithm of softmax.\n\n    out = log_softmax(x, axis)\n    dL/dx = g - exp(out) * sum(g, axis=axis, keepdims=True)\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nNothing overflows or underflows, whatever the elements are. A row of -inf alone is NaN.\n\nSee also softmax, logsumexp.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.exp(pl.log_softmax(pl.asarray([0., 0.]))).tolist()\n[0.5, 0.5]"},
    {"nansum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<nansum_function>)), METH_FASTCALL | METH_KEYWORDS, "nansum($self, /, axis=None, *, dtype=None, keepdims=False)\n--\n\nThe sum over axes of all elements but NaN; of integers in 64 bits.\n\n    out = nansum(x, axis, dtype=dtype, keepdims=keepdims)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    integer, floating point and complex dtypes\naxis : int or tuple of ints or None\ndtype : Dtype or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also sum.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.nansum(pl.asarray([1., pl.nan, 2.])).item()\n3.0"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_reduction() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
