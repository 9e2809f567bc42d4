// Generated from ops.yaml. Do not edit.
// The sorting family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "bindings/composite.h"
#include "sorting/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter sort_values_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, true},
    {"descending", false, false, true},
};
constexpr Parameters sort_values_function_parameters{"_sort_values", sort_values_function_list};

constexpr Parameter sort_indexed_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, true},
    {"descending", false, false, true},
};
constexpr Parameters sort_indexed_function_parameters{"_sort_indexed", sort_indexed_function_list};

constexpr Parameter argsort_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"descending", false, false, true},
    {"stable", false, false, true},
};
constexpr Parameters argsort_function_parameters{"argsort", argsort_function_list};

constexpr Parameter best_function_list[] = {
    {"x", true, true, false},
    {"k", true, false, false},
    {"axis", false, false, true},
    {"largest", false, false, true},
    {"sorted", false, false, true},
};
constexpr Parameters best_function_parameters{"_best", best_function_list};

constexpr Parameter best_tied_function_list[] = {
    {"x", true, true, false},
    {"k", true, false, false},
    {"axis", false, false, true},
    {"largest", false, false, true},
};
constexpr Parameters best_tied_function_parameters{"_best_tied", best_tied_function_list};

constexpr Parameter order_scatter_function_list[] = {
    {"x", true, true, false},
    {"values", true, true, false},
    {"indices", true, true, false},
    {"source", true, true, false},
    {"ties", true, true, false},
    {"axis", true, false, true},
};
constexpr Parameters order_scatter_function_parameters{"_order_scatter", order_scatter_function_list};

constexpr Parameter order_gather_function_list[] = {
    {"x", true, true, false},
    {"values", true, true, false},
    {"indices", true, true, false},
    {"source", true, true, false},
    {"ties", true, true, false},
    {"axis", true, false, true},
};
constexpr Parameters order_gather_function_parameters{"_order_gather", order_gather_function_list};

constexpr Parameter insertion_points_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"right", false, false, true},
};
constexpr Parameters insertion_points_function_parameters{"_insertion_points", insertion_points_function_list};

constexpr Parameter unique_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters unique_function_parameters{"_unique", unique_function_list};

constexpr Parameter distinct_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters distinct_function_parameters{"_distinct", distinct_function_list};

constexpr Parameter count_function_list[] = {
    {"x", true, true, false},
    {"minlength", false, false, true},
};
constexpr Parameters count_function_parameters{"_count", count_function_list};

constexpr Parameter interpolate_function_list[] = {
    {"x", true, true, false},
    {"xp", true, true, false},
    {"fp", true, true, false},
    {"left", false, false, true},
    {"right", false, false, true},
};
constexpr Parameters interpolate_function_parameters{"_interpolate", interpolate_function_list};

constexpr Parameter sort_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
    {"descending", false, false, true},
    {"stable", false, false, true},
};
constexpr Parameters sort_function_parameters{"sort", sort_function_list};

constexpr Parameter topk_function_list[] = {
    {"x", true, true, false},
    {"k", true, false, false},
    {"axis", false, false, false},
    {"largest", false, false, true},
    {"sorted", false, false, true},
};
constexpr Parameters topk_function_parameters{"topk", topk_function_list};

constexpr Parameter searchsorted_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"side", false, false, true},
    {"sorter", false, false, true},
};
constexpr Parameters searchsorted_function_parameters{"searchsorted", searchsorted_function_list};

constexpr Parameter unique_all_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters unique_all_function_parameters{"unique_all", unique_all_function_list};

constexpr Parameter unique_counts_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters unique_counts_function_parameters{"unique_counts", unique_counts_function_list};

constexpr Parameter unique_inverse_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters unique_inverse_function_parameters{"unique_inverse", unique_inverse_function_list};

constexpr Parameter unique_values_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters unique_values_function_parameters{"unique_values", unique_values_function_list};

constexpr Parameter isin_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"assume_unique", false, false, true},
    {"invert", false, false, true},
};
constexpr Parameters isin_function_parameters{"isin", isin_function_list};


PyObject* sort_values_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sort_values_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(-1);
    const auto descending_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::_sort_values(x_value, axis_value, descending_value); }));
  });
}

constexpr const char* sort_indexed_function_fields[] = {"values", "indices", "ties"};
ResultType sort_indexed_function_result("_sort_indexed", sort_indexed_function_fields);

PyObject* sort_indexed_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sort_indexed_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(-1);
    const auto descending_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return sort_indexed_function_result.wrap(compute(arguments, [&] { return ops::_sort_indexed(x_value, axis_value, descending_value); }));
  });
}


PyObject* argsort_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(argsort_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(-1);
    const auto descending_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    const auto stable_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(true);
    return wrap(compute(arguments, [&] { return ops::argsort(x_value, axis_value, descending_value, stable_value); }));
  });
}

constexpr const char* best_function_fields[] = {"values", "indices"};
ResultType best_function_result("_best", best_function_fields);

PyObject* best_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(best_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto k_value = arguments.integer(1);
    const auto axis_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(-1);
    const auto largest_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(true);
    const auto sorted_value = arguments.given(4) ? bool(arguments.boolean(4)) : bool(true);
    return best_function_result.wrap(compute(arguments, [&] { return ops::_best(x_value, k_value, axis_value, largest_value, sorted_value); }));
  });
}

constexpr const char* best_tied_function_fields[] = {"values", "indices", "ties"};
ResultType best_tied_function_result("_best_tied", best_tied_function_fields);

PyObject* best_tied_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(best_tied_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto k_value = arguments.integer(1);
    const auto axis_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(-1);
    const auto largest_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(true);
    return best_tied_function_result.wrap(compute(arguments, [&] { return ops::_best_tied(x_value, k_value, axis_value, largest_value); }));
  });
}


PyObject* order_scatter_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(order_scatter_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto values_value = arguments.operand(1);
    const auto indices_value = arguments.operand(2);
    const auto source_value = arguments.operand(3);
    const auto ties_value = arguments.operand(4);
    const auto axis_value = arguments.integer(5);
    return wrap(compute(arguments, [&] { return ops::_order_scatter(x_value, values_value, indices_value, source_value, ties_value, axis_value); }));
  });
}


PyObject* order_gather_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(order_gather_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto values_value = arguments.operand(1);
    const auto indices_value = arguments.operand(2);
    const auto source_value = arguments.operand(3);
    const auto ties_value = arguments.operand(4);
    const auto axis_value = arguments.integer(5);
    return wrap(compute(arguments, [&] { return ops::_order_gather(x_value, values_value, indices_value, source_value, ties_value, axis_value); }));
  });
}


PyObject* insertion_points_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(insertion_points_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    const auto right_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::_insertion_points(x1_value, x2_value, right_value); }));
  });
}

constexpr const char* unique_function_fields[] = {"values", "indices", "inverse_indices", "counts"};
ResultType unique_function_result("_unique", unique_function_fields);

PyObject* unique_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(unique_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return unique_function_result.wrap(compute(arguments, [&] { return ops::_unique(x_value); }));
  });
}


PyObject* distinct_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(distinct_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_distinct(x_value); }));
  });
}


PyObject* count_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(count_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto minlength_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(0);
    return wrap(compute(arguments, [&] { return ops::_count(x_value, minlength_value); }));
  });
}


PyObject* interpolate_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(interpolate_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto xp_value = arguments.operand(1);
    const auto fp_value = arguments.operand(2);
    const auto left_value = arguments.is_none(3) ? std::optional<double>() : std::optional<double>(arguments.number(3));
    const auto right_value = arguments.is_none(4) ? std::optional<double>() : std::optional<double>(arguments.number(4));
    return wrap(compute(arguments, [&] { return ops::_interpolate(x_value, xp_value, fp_value, left_value, right_value); }));
  });
}

Composite sort_function_composite(sort_function_parameters, false);

PyObject* sort_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return sort_function_composite.call(args, nargs, kwnames);
}

Composite topk_function_composite(topk_function_parameters, false);

PyObject* topk_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return topk_function_composite.call(args, nargs, kwnames);
}

Composite searchsorted_function_composite(searchsorted_function_parameters, false);

PyObject* searchsorted_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return searchsorted_function_composite.call(args, nargs, kwnames);
}

Composite unique_all_function_composite(unique_all_function_parameters, false);

PyObject* unique_all_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return unique_all_function_composite.call(args, nargs, kwnames);
}

Composite unique_counts_function_composite(unique_counts_function_parameters, false);

PyObject* unique_counts_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return unique_counts_function_composite.call(args, nargs, kwnames);
}

Composite unique_inverse_function_composite(unique_inverse_function_parameters, false);

PyObject* unique_inverse_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return unique_inverse_function_composite.call(args, nargs, kwnames);
}

Composite unique_values_function_composite(unique_values_function_parameters, false);

PyObject* unique_values_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return unique_values_function_composite.call(args, nargs, kwnames);
}

Composite isin_function_composite(isin_function_parameters, false);

PyObject* isin_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return isin_function_composite.call(args, nargs, kwnames);
}

PyMethodDef functions[] = {
    {"_sort_values", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sort_values_function)), METH_FASTCALL | METH_KEYWORDS, "_sort_values(x, /, *, axis=-1, descending=False)\n--\n\nThe values along an axis in order, where no gradient is wanted.\n\n    out = _sort_values(x, axis=axis, descending=descending)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int, default -1\ndescending : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_sort_indexed", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sort_indexed_function)), METH_FASTCALL | METH_KEYWORDS, "_sort_indexed(x, /, *, axis=-1, descending=False)\n--\n\nThe values along an axis in order, where they were, and how many elements equal the last of them.\n\n    values, indices, ties = _sort_indexed(x, axis=axis, descending=descending)\n    dL/dx = _order_scatter(g_values, stop_gradient(values), indices, stop_gradient(x), ties, axis)\n\nInternal functions in these formulas:\n    _order_scatter(x, values, indices, source, ties, axis): Each x to the positions along an axis where the source equals its value, in equal shares.\n\ng_values is dL/dvalues. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int, default -1\ndescending : bool, default False\n\nReturns\n-------\nvalues : Tensor\n    the input's dtype\nindices : Tensor\n    int64\nties : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"argsort", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(argsort_function)), METH_FASTCALL | METH_KEYWORDS, "argsort(x, /, axis=-1, *, descending=False, stable=True)\n--\n\nThe indices that put the values along an axis in ascending order.\n\n    out = argsort(x, axis, descending=descending, stable=stable)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes\naxis : int, default -1\ndescending : bool, default False\nstable : bool, default True\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nOf bool, integers and floats. NaN counts as larger than every number, and equal values keep their order, whatever `stable` says.\n\nSee also sort, searchsorted.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.argsort(pl.asarray([3., 1., 2.])).tolist()\n[1, 2, 0]"},
    {"_best", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(best_function)), METH_FASTCALL | METH_KEYWORDS, "_best(x, /, k, *, axis=-1, largest=True, sorted=True)\n--\n\nThe k largest or smallest values along an axis and their indices, where no gradient is wanted.\n\n    values, indices = _best(x, k, axis=axis, largest=largest, sorted=sorted)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nk : int\naxis : int, default -1\nlargest : bool, default True\nsorted : bool, default True\n\nReturns\n-------\nvalues : Tensor\n    the input's dtype\nindices : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_best_tied", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(best_tied_function)), METH_FASTCALL | METH_KEYWORDS, "_best_tied(x, /, k, *, axis=-1, largest=True)\n--\n\nThe k best values along an axis, their indices, and how many elements equal the last of them.\n\n    values, indices, ties = _best_tied(x, k, axis=axis, largest=largest)\n    dL/dx = _order_scatter(g_values, stop_gradient(values), indices, stop_gradient(x), ties, axis)\n\nInternal functions in these formulas:\n    _order_scatter(x, values, indices, source, ties, axis): Each x to the positions along an axis where the source equals its value, in equal shares.\n\ng_values is dL/dvalues. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nk : int\naxis : int, default -1\nlargest : bool, default True\n\nReturns\n-------\nvalues : Tensor\n    the input's dtype\nindices : Tensor\n    int64\nties : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_order_scatter", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(order_scatter_function)), METH_FASTCALL | METH_KEYWORDS, "_order_scatter(x, values, indices, source, ties, /, *, axis)\n--\n\nEach x to the positions along an axis where the source equals its value, in equal shares.\n\n    out = _order_scatter(x, values, indices, source, ties, axis=axis)\n    dL/dx = _order_gather(g, stop_gradient(values), indices, stop_gradient(source), ties, axis)\n    dL/dvalues = zeros(values.shape)\n    dL/dsource = zeros(source.shape)\n\nInternal functions in these formulas:\n    _order_gather(x, values, indices, source, ties, axis): For each value the mean of x over the positions along an axis where the source equals it.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nvalues : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nindices : Tensor or number\n    integer dtypes, read as int64\nsource : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nties : Tensor or number\n    integer dtypes, read as int64\naxis : int\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_order_gather", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(order_gather_function)), METH_FASTCALL | METH_KEYWORDS, "_order_gather(x, values, indices, source, ties, /, *, axis)\n--\n\nFor each value the mean of x over the positions along an axis where the source equals it.\n\n    out = _order_gather(x, values, indices, source, ties, axis=axis)\n    dL/dx = _order_scatter(g, stop_gradient(values), indices, stop_gradient(source), ties, axis)\n    dL/dvalues = zeros(values.shape)\n    dL/dsource = zeros(source.shape)\n\nInternal functions in these formulas:\n    _order_scatter(x, values, indices, source, ties, axis): Each x to the positions along an axis where the source equals its value, in equal shares.\n\ng is dL/dout.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nvalues : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nindices : Tensor or number\n    integer dtypes, read as int64\nsource : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nties : Tensor or number\n    integer dtypes, read as int64\naxis : int\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_insertion_points", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(insertion_points_function)), METH_FASTCALL | METH_KEYWORDS, "_insertion_points(x1, x2, /, *, right=False)\n--\n\nWhere each x2 would have to be inserted into the sorted x1.\n\n    out = _insertion_points(x1, x2, right=right)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype\nx2 : Tensor or number\n    every dtype\nright : bool, default False\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_unique", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unique_function)), METH_FASTCALL | METH_KEYWORDS, "_unique(x, /)\n--\n\nThe distinct values of the flat array, where each is first, which of them each element is, and their counts.\n\n    values, indices, inverse_indices, counts = _unique(x)\n    dL/dx = reshape(take_along_axis(g_values / counts, inverse_indices, -1), x.shape, None)\n\ng_values is dL/dvalues. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nvalues : Tensor\n    the input's dtype\nindices : Tensor\n    int64\ninverse_indices : Tensor\n    int64\ncounts : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_distinct", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(distinct_function)), METH_FASTCALL | METH_KEYWORDS, "_distinct(x, /)\n--\n\nThe distinct values of the flat array, where no gradient is wanted.\n\n    out = _distinct(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_count", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(count_function)), METH_FASTCALL | METH_KEYWORDS, "_count(x, /, *, minlength=0)\n--\n\nHow often each integer from 0 on occurs.\n\n    out = _count(x, minlength=minlength)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool and integer dtypes\nminlength : int, default 0\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_interpolate", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(interpolate_function)), METH_FASTCALL | METH_KEYWORDS, "_interpolate(x, xp, fp, /, *, left=None, right=None)\n--\n\nPiecewise linear interpolation, where no gradient is wanted.\n\n    out = _interpolate(x, xp, fp, left=left, right=right)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nxp : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nfp : Tensor or number\n    bool, integer and floating point dtypes; bool and integers are computed in float32\nleft : float or None\nright : float or None\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"sort", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sort_function)), METH_FASTCALL | METH_KEYWORDS, "sort(x, /, axis=-1, *, descending=False, stable=True)\n--\n\nThe values along an axis in ascending order.\n\n    out = sort(x, axis, descending=descending, stable=stable)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes\naxis : int, default -1\ndescending : bool, default False\nstable : bool, default True\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nComplex numbers have no order and are refused. NaN counts as larger than every number: it is last, and first in descending order. 0 and -0 are equal. Equal values keep\ntheir order, whatever `stable` says.\n\nEqual values share their gradient equally, as those of `max` do.\n\nSee also argsort, topk.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.sort(pl.asarray([3., 1., 2.])).tolist()\n[1.0, 2.0, 3.0]"},
    {"topk", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(topk_function)), METH_FASTCALL | METH_KEYWORDS, "topk(x, /, k, axis=-1, *, largest=True, sorted=True)\n--\n\nThe k largest or smallest values along an axis, the best first, and their indices.\n\n    values, indices = topk(x, k, axis, largest=largest, sorted=sorted)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes\nk : int\naxis : int, default -1\nlargest : bool, default True\nsorted : bool, default True\n\nReturns\n-------\nvalues : Tensor\n    the dtype of `x`\nindices : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nOf bool, integers and floats. NaN counts as larger than every number; of equal values the first are taken. Without `sorted`\nthe order is not specified.\n\nValues that are equal to a selected one share its gradient equally, selected or not, as those of `max` do.\n\nSee also sort.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> values, indices = pl.topk(pl.asarray([3., 1., 2.]), 2)\n>>> values.tolist(), indices.tolist()\n([3.0, 2.0], [0, 2])"},
    {"searchsorted", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(searchsorted_function)), METH_FASTCALL | METH_KEYWORDS, "searchsorted(x1, x2, /, *, side='left', sorter=None)\n--\n\nWhere each x2 would have to be inserted into the sorted x1 to keep it sorted.\n\n    out = searchsorted(x1, x2, side=side, sorter=sorter)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor\n    bool, integer and floating point dtypes\nx2 : as the notes say\nside : 'left' or 'right', default 'left'\nsorter : Tensor or None\n    integer dtypes, read as int64\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nx1 has one axis and is in ascending order, by `sorter` if that is given (as `argsort` returns it). x2 is a Tensor of any\nshape or a number. Before equal elements with `side='left'`, behind them with `'right'`. NaN counts as larger than every number.\n\nSee also sort, argsort.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.searchsorted(pl.asarray([1., 2., 4.]), pl.asarray([2., 3.])).tolist()\n[1, 2]"},
    {"unique_all", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unique_all_function)), METH_FASTCALL | METH_KEYWORDS, "unique_all(x, /)\n--\n\nThe distinct values, where each is first, which of them each element is, and how many there are of each.\n\n    values, indices, inverse_indices, counts = unique_all(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nvalues : Tensor\n    the dtype of `x`\nindices : Tensor\n    int64\ninverse_indices : Tensor\n    int64\ncounts : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nValues are in ascending order, indices those of the flat array. NaNs are distinct from each other; 0 and -0 are not.\n\nSee also unique_counts, unique_inverse, unique_values.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> found = pl.unique_all(pl.asarray([3, 1, 3]))\n>>> found.values.tolist(), found.counts.tolist()\n([1, 3], [1, 2])"},
    {"unique_counts", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unique_counts_function)), METH_FASTCALL | METH_KEYWORDS, "unique_counts(x, /)\n--\n\nThe distinct values in ascending order, and how many there are of each.\n\n    values, counts = unique_counts(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nvalues : Tensor\n    the dtype of `x`\ncounts : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also unique_all.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.unique_counts(pl.asarray([3, 1, 3])).counts.tolist()\n[1, 2]"},
    {"unique_inverse", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unique_inverse_function)), METH_FASTCALL | METH_KEYWORDS, "unique_inverse(x, /)\n--\n\nThe distinct values in ascending order, and which of them each element is.\n\n    values, inverse_indices = unique_inverse(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nvalues : Tensor\n    the dtype of `x`\ninverse_indices : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also unique_all.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.unique_inverse(pl.asarray([3, 1, 3])).inverse_indices.tolist()\n[1, 0, 1]"},
    {"unique_values", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unique_values_function)), METH_FASTCALL | METH_KEYWORDS, "unique_values(x, /)\n--\n\nThe distinct values in ascending order.\n\n    out = unique_values(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also unique_all.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.unique_values(pl.asarray([3, 1, 3])).tolist()\n[1, 3]"},
    {"isin", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(isin_function)), METH_FASTCALL | METH_KEYWORDS, "isin(x1, x2, /, *, assume_unique=False, invert=False)\n--\n\nWhether each element of x1 is among those of x2.\n\n    out = isin(x1, x2, assume_unique=assume_unique, invert=invert)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : as the notes say\nx2 : as the notes say\nassume_unique : bool, default False\ninvert : bool, default False\n\nReturns\n-------\nout : Tensor\n    bool\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nOf Tensors or numbers, at least one of them a Tensor. NaN is among nothing. `assume_unique` changes nothing.\n\nSee also searchsorted.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.isin(pl.asarray([1, 2, 3]), pl.asarray([3, 1])).tolist()\n[True, False, True]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"sort", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<sort_function>)), METH_FASTCALL | METH_KEYWORDS, "sort($self, /, axis=-1, *, descending=False, stable=True)\n--\n\nThe values along an axis in ascending order.\n\n    out = sort(x, axis, descending=descending, stable=stable)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes\naxis : int, default -1\ndescending : bool, default False\nstable : bool, default True\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nComplex numbers have no order and are refused. NaN counts as larger than every number: it is last, and first in descending order. 0 and -0 are equal. Equal values keep\ntheir order, whatever `stable` says.\n\nEqual values share their gradient equally, as those of `max` do.\n\nSee also argsort, topk.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.sort(pl.asarray([3., 1., 2.])).tolist()\n[1.0, 2.0, 3.0]"},
    {"argsort", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<argsort_function>)), METH_FASTCALL | METH_KEYWORDS, "argsort($self, /, axis=-1, *, descending=False, stable=True)\n--\n\nThe indices that put the values along an axis in ascending order.\n\n    out = argsort(x, axis, descending=descending, stable=stable)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    bool, integer and floating point dtypes\naxis : int, default -1\ndescending : bool, default False\nstable : bool, default True\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nOf bool, integers and floats. NaN counts as larger than every number, and equal values keep their order, whatever `stable` says.\n\nSee also sort, searchsorted.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.argsort(pl.asarray([3., 1., 2.])).tolist()\n[1, 2, 0]"},
    {"topk", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<topk_function>)), METH_FASTCALL | METH_KEYWORDS, "topk($self, /, k, axis=-1, *, largest=True, sorted=True)\n--\n\nThe k largest or smallest values along an axis, the best first, and their indices.\n\n    values, indices = topk(x, k, axis, largest=largest, sorted=sorted)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    bool, integer and floating point dtypes\nk : int\naxis : int, default -1\nlargest : bool, default True\nsorted : bool, default True\n\nReturns\n-------\nvalues : Tensor\n    the dtype of `x`\nindices : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nOf bool, integers and floats. NaN counts as larger than every number; of equal values the first are taken. Without `sorted`\nthe order is not specified.\n\nValues that are equal to a selected one share its gradient equally, selected or not, as those of `max` do.\n\nSee also sort.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> values, indices = pl.topk(pl.asarray([3., 1., 2.]), 2)\n>>> values.tolist(), indices.tolist()\n([3.0, 2.0], [0, 2])"},
    {"searchsorted", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<searchsorted_function>)), METH_FASTCALL | METH_KEYWORDS, "searchsorted($self, x2, /, *, side='left', sorter=None)\n--\n\nWhere each x2 would have to be inserted into the sorted x1 to keep it sorted.\n\n    out = searchsorted(x1, x2, side=side, sorter=sorter)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx1 : Tensor\n    bool, integer and floating point dtypes\nx2 : as the notes say\nside : 'left' or 'right', default 'left'\nsorter : Tensor or None\n    integer dtypes, read as int64\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nx1 has one axis and is in ascending order, by `sorter` if that is given (as `argsort` returns it). x2 is a Tensor of any\nshape or a number. Before equal elements with `side='left'`, behind them with `'right'`. NaN counts as larger than every number.\n\nSee also sort, argsort.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.searchsorted(pl.asarray([1., 2., 4.]), pl.asarray([2., 3.])).tolist()\n[1, 2]"},
    {"unique_all", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<unique_all_function>)), METH_FASTCALL | METH_KEYWORDS, "unique_all($self, /)\n--\n\nThe distinct values, where each is first, which of them each element is, and how many there are of each.\n\n    values, indices, inverse_indices, counts = unique_all(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nvalues : Tensor\n    the dtype of `x`\nindices : Tensor\n    int64\ninverse_indices : Tensor\n    int64\ncounts : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nValues are in ascending order, indices those of the flat array. NaNs are distinct from each other; 0 and -0 are not.\n\nSee also unique_counts, unique_inverse, unique_values.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> found = pl.unique_all(pl.asarray([3, 1, 3]))\n>>> found.values.tolist(), found.counts.tolist()\n([1, 3], [1, 2])"},
    {"unique_counts", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<unique_counts_function>)), METH_FASTCALL | METH_KEYWORDS, "unique_counts($self, /)\n--\n\nThe distinct values in ascending order, and how many there are of each.\n\n    values, counts = unique_counts(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nvalues : Tensor\n    the dtype of `x`\ncounts : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also unique_all.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.unique_counts(pl.asarray([3, 1, 3])).counts.tolist()\n[1, 2]"},
    {"unique_inverse", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<unique_inverse_function>)), METH_FASTCALL | METH_KEYWORDS, "unique_inverse($self, /)\n--\n\nThe distinct values in ascending order, and which of them each element is.\n\n    values, inverse_indices = unique_inverse(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nvalues : Tensor\n    the dtype of `x`\ninverse_indices : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also unique_all.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.unique_inverse(pl.asarray([3, 1, 3])).inverse_indices.tolist()\n[1, 0, 1]"},
    {"unique_values", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<unique_values_function>)), METH_FASTCALL | METH_KEYWORDS, "unique_values($self, /)\n--\n\nThe distinct values in ascending order.\n\n    out = unique_values(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also unique_all.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.unique_values(pl.asarray([3, 1, 3])).tolist()\n[1, 3]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_sorting() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
