// Generated from ops.yaml. Do not edit.
// The scan family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "scan/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter cumulative_sum_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"dtype", false, false, true},
    {"include_initial", false, false, true},
};
constexpr Parameters cumulative_sum_function_parameters{"cumulative_sum", cumulative_sum_function_list};

constexpr Parameter cumulative_sum_adjoint_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"include_initial", false, false, false},
};
constexpr Parameters cumulative_sum_adjoint_function_parameters{"_cumulative_sum_adjoint", cumulative_sum_adjoint_function_list};

constexpr Parameter cumulative_prod_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"dtype", false, false, true},
    {"include_initial", false, false, true},
};
constexpr Parameters cumulative_prod_function_parameters{"cumulative_prod", cumulative_prod_function_list};

constexpr Parameter cumulative_prod_gradient_function_list[] = {
    {"cotangent", true, true, false},
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters cumulative_prod_gradient_function_parameters{"_cumulative_prod_gradient", cumulative_prod_gradient_function_list};

constexpr Parameter without_first_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters without_first_function_parameters{"_without_first", without_first_function_list};

constexpr Parameter with_first_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters with_first_function_parameters{"_with_first", with_first_function_list};

constexpr Parameter product_before_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"step", false, false, false},
};
constexpr Parameters product_before_function_parameters{"_product_before", product_before_function_list};

constexpr Parameter recurrence_function_list[] = {
    {"a", true, true, false},
    {"b", true, true, false},
    {"axis", false, false, false},
    {"step", false, false, false},
};
constexpr Parameters recurrence_function_parameters{"_recurrence", recurrence_function_list};

constexpr Parameter shift_function_list[] = {
    {"x", true, true, false},
    {"axis", true, false, false},
    {"step", false, false, false},
    {"fill", false, false, false},
};
constexpr Parameters shift_function_parameters{"_shift", shift_function_list};

constexpr Parameter cummax_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters cummax_function_parameters{"cummax", cummax_function_list};

constexpr Parameter cummin_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters cummin_function_parameters{"cummin", cummin_function_list};

constexpr Parameter added_at_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"axis", true, false, false},
};
constexpr Parameters added_at_function_parameters{"_added_at", added_at_function_list};

constexpr Parameter taken_at_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"axis", true, false, false},
};
constexpr Parameters taken_at_function_parameters{"_taken_at", taken_at_function_list};

constexpr Parameter logcumsumexp_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters logcumsumexp_function_parameters{"logcumsumexp", logcumsumexp_function_list};


PyObject* cumulative_sum_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cumulative_sum_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto dtype_value = arguments.is_none(2) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(2));
    const auto include_initial_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::cumulative_sum(x_value, axis_value, dtype_value, include_initial_value); }));
  });
}


PyObject* cumulative_sum_adjoint_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cumulative_sum_adjoint_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto include_initial_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::_cumulative_sum_adjoint(x_value, axis_value, include_initial_value); }));
  });
}


PyObject* cumulative_prod_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cumulative_prod_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto dtype_value = arguments.is_none(2) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(2));
    const auto include_initial_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::cumulative_prod(x_value, axis_value, dtype_value, include_initial_value); }));
  });
}


PyObject* cumulative_prod_gradient_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cumulative_prod_gradient_function_parameters, args, nargs, kwnames);
    const auto cotangent_value = arguments.operand(0);
    const auto x_value = arguments.operand(1);
    const auto axis_value = arguments.is_none(2) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(2));
    return wrap(compute(arguments, [&] { return ops::_cumulative_prod_gradient(cotangent_value, x_value, axis_value); }));
  });
}


PyObject* without_first_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(without_first_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    return wrap(compute(arguments, [&] { return ops::_without_first(x_value, axis_value); }));
  });
}


PyObject* with_first_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(with_first_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    return wrap(compute(arguments, [&] { return ops::_with_first(x_value, axis_value); }));
  });
}


PyObject* product_before_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(product_before_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto step_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(1);
    return wrap(compute(arguments, [&] { return ops::_product_before(x_value, axis_value, step_value); }));
  });
}


PyObject* recurrence_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(recurrence_function_parameters, args, nargs, kwnames);
    const auto a_value = arguments.operand(0);
    const auto b_value = arguments.operand(1);
    const auto axis_value = arguments.is_none(2) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(2));
    const auto step_value = arguments.given(3) ? std::int64_t(arguments.integer(3)) : std::int64_t(1);
    return wrap(compute(arguments, [&] { return ops::_recurrence(a_value, b_value, axis_value, step_value); }));
  });
}


PyObject* shift_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(shift_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.integer(1);
    const auto step_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(1);
    const auto fill_value = arguments.given(3) ? double(arguments.number(3)) : double(0.0);
    return wrap(compute(arguments, [&] { return ops::_shift(x_value, axis_value, step_value, fill_value); }));
  });
}

constexpr const char* cummax_function_fields[] = {"values", "indices"};
ResultType cummax_function_result("cummax", cummax_function_fields);

PyObject* cummax_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cummax_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(-1);
    return cummax_function_result.wrap(compute(arguments, [&] { return ops::cummax(x_value, axis_value); }));
  });
}

constexpr const char* cummin_function_fields[] = {"values", "indices"};
ResultType cummin_function_result("cummin", cummin_function_fields);

PyObject* cummin_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cummin_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(-1);
    return cummin_function_result.wrap(compute(arguments, [&] { return ops::cummin(x_value, axis_value); }));
  });
}


PyObject* added_at_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(added_at_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto axis_value = arguments.integer(2);
    return wrap(compute(arguments, [&] { return ops::_added_at(x_value, indices_value, axis_value); }));
  });
}


PyObject* taken_at_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(taken_at_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto axis_value = arguments.integer(2);
    return wrap(compute(arguments, [&] { return ops::_taken_at(x_value, indices_value, axis_value); }));
  });
}


PyObject* logcumsumexp_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(logcumsumexp_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(-1);
    return wrap(compute(arguments, [&] { return ops::logcumsumexp(x_value, axis_value); }));
  });
}

PyObject* cumsum_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(cumulative_sum_function(self, args, nargs, kwnames), "cumulative_sum", "cumsum");
}

PyObject* cumprod_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(cumulative_prod_function(self, args, nargs, kwnames), "cumulative_prod", "cumprod");
}

PyMethodDef functions[] = {
    {"cumulative_sum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cumulative_sum_function)), METH_FASTCALL | METH_KEYWORDS, "cumulative_sum(x, /, axis=None, *, dtype=None, include_initial=False)\n--\n\nThe sums of all elements up to each along an axis; of integers in 64 bits.\n\n    out = cumulative_sum(x, axis, dtype=dtype, include_initial=include_initial)\n    dL/dx = _cumulative_sum_adjoint(g, axis, include_initial)\n\nInternal functions in these formulas:\n    _cumulative_sum_adjoint(x, axis, include_initial): The sums of all elements from each on, without the first where there is an initial one.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or None\ndtype : Dtype or None\ninclude_initial : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe axis of a 1-d array may be left out. With `include_initial` the result begins with 0 and is one element longer.\nfloat32 and narrower dtypes are summed in float64 on the cpu.\n\nAlso called cumsum.\n\nSee also sum, cumulative_prod.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cumulative_sum(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 3.0, 6.0]"},
    {"_cumulative_sum_adjoint", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cumulative_sum_adjoint_function)), METH_FASTCALL | METH_KEYWORDS, "_cumulative_sum_adjoint(x, /, axis=None, include_initial=False)\n--\n\nThe sums of all elements from each on, without the first where there is an initial one.\n\n    out = _cumulative_sum_adjoint(x, axis, include_initial)\n    dL/dx = cumulative_sum(g, axis, None, include_initial)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int or None\ninclude_initial : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"cumulative_prod", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cumulative_prod_function)), METH_FASTCALL | METH_KEYWORDS, "cumulative_prod(x, /, axis=None, *, dtype=None, include_initial=False)\n--\n\nThe products of all elements up to each along an axis; of integers in 64 bits.\n\n    out = cumulative_prod(x, axis, dtype=dtype, include_initial=include_initial)\n    dL/dx = _cumulative_prod_gradient(_without_first(g, axis) if include_initial else g, x, axis)\n\nInternal functions in these formulas:\n    _cumulative_prod_gradient(cotangent, x, axis): For each element the sum, over it and all later ones, of the cotangent times the product up to there without the element.\n    _without_first(x, axis): The array without its first elements along an axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or None\ndtype : Dtype or None\ninclude_initial : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe axis of a 1-d array may be left out. With `include_initial` the result begins with 1 and is one element longer.\nDerivatives of every order are right where elements are zero.\n\nAlso called cumprod.\n\nSee also prod, cumulative_sum.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cumulative_prod(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 2.0, 6.0]"},
    {"_cumulative_prod_gradient", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cumulative_prod_gradient_function)), METH_FASTCALL | METH_KEYWORDS, "_cumulative_prod_gradient(cotangent, x, /, axis=None)\n--\n\nFor each element the sum, over it and all later ones, of the cotangent times the product up to there without the element.\n\n    out = _cumulative_prod_gradient(cotangent, x, axis)\n    dL/dcotangent = g * _product_before(x, axis, 1) + x * _recurrence(x, g * _product_before(x, axis, 1), axis, 1)\n    dL/dx = _product_before(x, axis, 1) * _recurrence(x, g * (cotangent + _recurrence(x, cotangent * x, axis, -1)), axis, -1) + (cotangent + _recurrence(x, cotangent * x, axis, -1)) * _recurrence(x, g * _product_before(x, axis, 1), axis, 1)\n\nInternal functions in these formulas:\n    _product_before(x, axis, step): The product of all elements before each along an axis, of those behind for step -1.\n    _recurrence(a, b, axis, step): The recurrence y[i + step] = a[i] * y[i] + b[i] along an axis, from 0 on.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\ncotangent : Tensor or number\n    every dtype; bool and integers are computed in float32\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int or None\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_without_first", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(without_first_function)), METH_FASTCALL | METH_KEYWORDS, "_without_first(x, /, axis=None)\n--\n\nThe array without its first elements along an axis.\n\n    out = _without_first(x, axis)\n    dL/dx = _with_first(g, axis)\n\nInternal functions in these formulas:\n    _with_first(x, axis): The array behind zeros, one more element along an axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_with_first", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(with_first_function)), METH_FASTCALL | METH_KEYWORDS, "_with_first(x, /, axis=None)\n--\n\nThe array behind zeros, one more element along an axis.\n\n    out = _with_first(x, axis)\n    dL/dx = _without_first(g, axis)\n\nInternal functions in these formulas:\n    _without_first(x, axis): The array without its first elements along an axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_product_before", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(product_before_function)), METH_FASTCALL | METH_KEYWORDS, "_product_before(x, /, axis=None, step=1)\n--\n\nThe product of all elements before each along an axis, of those behind for step -1.\n\n    out = _product_before(x, axis, step)\n    dL/dx = out * _recurrence(x, g, axis, -step)\n\nInternal functions in these formulas:\n    _recurrence(a, b, axis, step): The recurrence y[i + step] = a[i] * y[i] + b[i] along an axis, from 0 on.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int or None\nstep : int, default 1\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_recurrence", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(recurrence_function)), METH_FASTCALL | METH_KEYWORDS, "_recurrence(a, b, /, axis=None, step=1)\n--\n\nThe recurrence y[i + step] = a[i] * y[i] + b[i] along an axis, from 0 on.\n\n    out = _recurrence(a, b, axis, step)\n    dL/da = out * _recurrence(a, g, axis, -step)\n    dL/db = _recurrence(a, g, axis, -step)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\na : Tensor or number\n    every dtype; bool and integers are computed in float32\nb : Tensor or number\n    every dtype; bool and integers are computed in float32\naxis : int or None\nstep : int, default 1\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_shift", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(shift_function)), METH_FASTCALL | METH_KEYWORDS, "_shift(x, /, axis, step=1, fill=0.0)\n--\n\nThe array moved along an axis, with a number at the places that are left.\n\n    out = _shift(x, axis, step, fill)\n    dL/dx = _shift(g, axis, -step, 0.0)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int\nstep : int, default 1\nfill : float, default 0.0\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"cummax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cummax_function)), METH_FASTCALL | METH_KEYWORDS, "cummax(x, /, axis=-1)\n--\n\nThe largest of all elements up to each along an axis, and the index of the last of them.\n\n    values, indices = cummax(x, axis)\n    dL/dx = _added_at(g_values, indices, axis)\n\nInternal functions in these formulas:\n    _added_at(x, indices, axis): Zeros with each element of x added at its index along an axis.\n\ng_values is dL/dvalues.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int, default -1\n\nReturns\n-------\nvalues : Tensor\n    the input's dtype\nindices : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nFrom the first NaN on all values are NaN. The gradient goes to the element that the index names.\n\nSee also max, cummin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cummax(pl.asarray([1., 3., 2.])).values.tolist()\n[1.0, 3.0, 3.0]"},
    {"cummin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cummin_function)), METH_FASTCALL | METH_KEYWORDS, "cummin(x, /, axis=-1)\n--\n\nThe smallest of all elements up to each along an axis, and the index of the last of them.\n\n    values, indices = cummin(x, axis)\n    dL/dx = _added_at(g_values, indices, axis)\n\nInternal functions in these formulas:\n    _added_at(x, indices, axis): Zeros with each element of x added at its index along an axis.\n\ng_values is dL/dvalues.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int, default -1\n\nReturns\n-------\nvalues : Tensor\n    the input's dtype\nindices : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nFrom the first NaN on all values are NaN. The gradient goes to the element that the index names.\n\nSee also min, cummax.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cummin(pl.asarray([2., 3., 1.])).values.tolist()\n[2.0, 2.0, 1.0]"},
    {"_added_at", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(added_at_function)), METH_FASTCALL | METH_KEYWORDS, "_added_at(x, indices, /, axis)\n--\n\nZeros with each element of x added at its index along an axis.\n\n    out = _added_at(x, indices, axis)\n    dL/dx = _taken_at(g, indices, axis)\n\nInternal functions in these formulas:\n    _taken_at(x, indices, axis): The elements of x at indices along an axis.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nindices : Tensor or number\n    integer dtypes, read as int64\naxis : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_taken_at", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(taken_at_function)), METH_FASTCALL | METH_KEYWORDS, "_taken_at(x, indices, /, axis)\n--\n\nThe elements of x at indices along an axis.\n\n    out = _taken_at(x, indices, axis)\n    dL/dx = _added_at(g, indices, axis)\n\nInternal functions in these formulas:\n    _added_at(x, indices, axis): Zeros with each element of x added at its index along an axis.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nindices : Tensor or number\n    integer dtypes, read as int64\naxis : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"logcumsumexp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(logcumsumexp_function)), METH_FASTCALL | METH_KEYWORDS, "logcumsumexp(x, /, axis=-1)\n--\n\nThe logarithm of the sum of the exponentials of all elements up to each along an axis.\n\n    out = logcumsumexp(x, axis)\n    dL/dx = _scaled_exp(g + _recurrence(_scaled_exp(1, _shift(out, axis, 1, -inf), out), _scaled_exp(1, _shift(out, axis, 1, -inf), out) * g, axis, -1), x, out)\n\nInternal functions in these formulas:\n    _scaled_exp(scale, x, y): The product of a factor and exp(x - y), with exp(x) where y is -inf.\n    _recurrence(a, b, axis, step): The recurrence y[i + step] = a[i] * y[i] + b[i] along an axis, from 0 on.\n    _shift(x, axis, step, fill): The array moved along an axis, with a number at the places that are left.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nNothing overflows; a beginning of -inf alone is -inf.\n\nSee also logsumexp, cumulative_sum.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logcumsumexp(pl.asarray([0., -pl.inf])).tolist()\n[0.0, 0.0]"},
    {"cumsum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cumsum_alias)), METH_FASTCALL | METH_KEYWORDS, "cumsum(x, /, axis=None, *, dtype=None, include_initial=False)\n--\n\nThe sums of all elements up to each along an axis; of integers in 64 bits.\n\n    out = cumulative_sum(x, axis, dtype=dtype, include_initial=include_initial)\n    dL/dx = _cumulative_sum_adjoint(g, axis, include_initial)\n\nInternal functions in these formulas:\n    _cumulative_sum_adjoint(x, axis, include_initial): The sums of all elements from each on, without the first where there is an initial one.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or None\ndtype : Dtype or None\ninclude_initial : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe axis of a 1-d array may be left out. With `include_initial` the result begins with 0 and is one element longer.\nfloat32 and narrower dtypes are summed in float64 on the cpu.\n\nAlso called cumsum.\n\nSee also sum, cumulative_prod.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cumulative_sum(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 3.0, 6.0]"},
    {"cumprod", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cumprod_alias)), METH_FASTCALL | METH_KEYWORDS, "cumprod(x, /, axis=None, *, dtype=None, include_initial=False)\n--\n\nThe products of all elements up to each along an axis; of integers in 64 bits.\n\n    out = cumulative_prod(x, axis, dtype=dtype, include_initial=include_initial)\n    dL/dx = _cumulative_prod_gradient(_without_first(g, axis) if include_initial else g, x, axis)\n\nInternal functions in these formulas:\n    _cumulative_prod_gradient(cotangent, x, axis): For each element the sum, over it and all later ones, of the cotangent times the product up to there without the element.\n    _without_first(x, axis): The array without its first elements along an axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or None\ndtype : Dtype or None\ninclude_initial : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe axis of a 1-d array may be left out. With `include_initial` the result begins with 1 and is one element longer.\nDerivatives of every order are right where elements are zero.\n\nAlso called cumprod.\n\nSee also prod, cumulative_sum.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cumulative_prod(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 2.0, 6.0]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"cumulative_sum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cumulative_sum_function>)), METH_FASTCALL | METH_KEYWORDS, "cumulative_sum($self, /, axis=None, *, dtype=None, include_initial=False)\n--\n\nThe sums of all elements up to each along an axis; of integers in 64 bits.\n\n    out = cumulative_sum(x, axis, dtype=dtype, include_initial=include_initial)\n    dL/dx = _cumulative_sum_adjoint(g, axis, include_initial)\n\nInternal functions in these formulas:\n    _cumulative_sum_adjoint(x, axis, include_initial): The sums of all elements from each on, without the first where there is an initial one.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or None\ndtype : Dtype or None\ninclude_initial : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe axis of a 1-d array may be left out. With `include_initial` the result begins with 0 and is one element longer.\nfloat32 and narrower dtypes are summed in float64 on the cpu.\n\nAlso called cumsum.\n\nSee also sum, cumulative_prod.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cumulative_sum(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 3.0, 6.0]"},
    {"cumsum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cumsum_alias>)), METH_FASTCALL | METH_KEYWORDS, "cumsum($self, /, axis=None, *, dtype=None, include_initial=False)\n--\n\nThe sums of all elements up to each along an axis; of integers in 64 bits.\n\n    out = cumulative_sum(x, axis, dtype=dtype, include_initial=include_initial)\n    dL/dx = _cumulative_sum_adjoint(g, axis, include_initial)\n\nInternal functions in these formulas:\n    _cumulative_sum_adjoint(x, axis, include_initial): The sums of all elements from each on, without the first where there is an initial one.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or None\ndtype : Dtype or None\ninclude_initial : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe axis of a 1-d array may be left out. With `include_initial` the result begins with 0 and is one element longer.\nfloat32 and narrower dtypes are summed in float64 on the cpu.\n\nAlso called cumsum.\n\nSee also sum, cumulative_prod.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cumulative_sum(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 3.0, 6.0]"},
    {"cumulative_prod", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cumulative_prod_function>)), METH_FASTCALL | METH_KEYWORDS, "cumulative_prod($self, /, axis=None, *, dtype=None, include_initial=False)\n--\n\nThe products of all elements up to each along an axis; of integers in 64 bits.\n\n    out = cumulative_prod(x, axis, dtype=dtype, include_initial=include_initial)\n    dL/dx = _cumulative_prod_gradient(_without_first(g, axis) if include_initial else g, x, axis)\n\nInternal functions in these formulas:\n    _cumulative_prod_gradient(cotangent, x, axis): For each element the sum, over it and all later ones, of the cotangent times the product up to there without the element.\n    _without_first(x, axis): The array without its first elements along an axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or None\ndtype : Dtype or None\ninclude_initial : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe axis of a 1-d array may be left out. With `include_initial` the result begins with 1 and is one element longer.\nDerivatives of every order are right where elements are zero.\n\nAlso called cumprod.\n\nSee also prod, cumulative_sum.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cumulative_prod(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 2.0, 6.0]"},
    {"cumprod", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cumprod_alias>)), METH_FASTCALL | METH_KEYWORDS, "cumprod($self, /, axis=None, *, dtype=None, include_initial=False)\n--\n\nThe products of all elements up to each along an axis; of integers in 64 bits.\n\n    out = cumulative_prod(x, axis, dtype=dtype, include_initial=include_initial)\n    dL/dx = _cumulative_prod_gradient(_without_first(g, axis) if include_initial else g, x, axis)\n\nInternal functions in these formulas:\n    _cumulative_prod_gradient(cotangent, x, axis): For each element the sum, over it and all later ones, of the cotangent times the product up to there without the element.\n    _without_first(x, axis): The array without its first elements along an axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or None\ndtype : Dtype or None\ninclude_initial : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe axis of a 1-d array may be left out. With `include_initial` the result begins with 1 and is one element longer.\nDerivatives of every order are right where elements are zero.\n\nAlso called cumprod.\n\nSee also prod, cumulative_sum.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cumulative_prod(pl.asarray([1., 2., 3.])).tolist()\n[1.0, 2.0, 6.0]"},
    {"cummax", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cummax_function>)), METH_FASTCALL | METH_KEYWORDS, "cummax($self, /, axis=-1)\n--\n\nThe largest of all elements up to each along an axis, and the index of the last of them.\n\n    values, indices = cummax(x, axis)\n    dL/dx = _added_at(g_values, indices, axis)\n\nInternal functions in these formulas:\n    _added_at(x, indices, axis): Zeros with each element of x added at its index along an axis.\n\ng_values is dL/dvalues.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int, default -1\n\nReturns\n-------\nvalues : Tensor\n    the input's dtype\nindices : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nFrom the first NaN on all values are NaN. The gradient goes to the element that the index names.\n\nSee also max, cummin.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cummax(pl.asarray([1., 3., 2.])).values.tolist()\n[1.0, 3.0, 3.0]"},
    {"cummin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<cummin_function>)), METH_FASTCALL | METH_KEYWORDS, "cummin($self, /, axis=-1)\n--\n\nThe smallest of all elements up to each along an axis, and the index of the last of them.\n\n    values, indices = cummin(x, axis)\n    dL/dx = _added_at(g_values, indices, axis)\n\nInternal functions in these formulas:\n    _added_at(x, indices, axis): Zeros with each element of x added at its index along an axis.\n\ng_values is dL/dvalues.\n\nParameters\n----------\nx : Tensor or number\n    integer and floating point dtypes\naxis : int, default -1\n\nReturns\n-------\nvalues : Tensor\n    the input's dtype\nindices : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nFrom the first NaN on all values are NaN. The gradient goes to the element that the index names.\n\nSee also min, cummax.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.cummin(pl.asarray([2., 3., 1.])).values.tolist()\n[2.0, 2.0, 1.0]"},
    {"logcumsumexp", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<logcumsumexp_function>)), METH_FASTCALL | METH_KEYWORDS, "logcumsumexp($self, /, axis=-1)\n--\n\nThe logarithm of the sum of the exponentials of all elements up to each along an axis.\n\n    out = logcumsumexp(x, axis)\n    dL/dx = _scaled_exp(g + _recurrence(_scaled_exp(1, _shift(out, axis, 1, -inf), out), _scaled_exp(1, _shift(out, axis, 1, -inf), out) * g, axis, -1), x, out)\n\nInternal functions in these formulas:\n    _scaled_exp(scale, x, y): The product of a factor and exp(x - y), with exp(x) where y is -inf.\n    _recurrence(a, b, axis, step): The recurrence y[i + step] = a[i] * y[i] + b[i] along an axis, from 0 on.\n    _shift(x, axis, step, fill): The array moved along an axis, with a number at the places that are left.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nNothing overflows; a beginning of -inf alone is -inf.\n\nSee also logsumexp, cumulative_sum.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.logcumsumexp(pl.asarray([0., -pl.inf])).tolist()\n[0.0, 0.0]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_scan() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
