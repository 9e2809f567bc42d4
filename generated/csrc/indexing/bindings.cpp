// Generated from ops.yaml. Do not edit.
// The indexing family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "bindings/composite.h"

#include "indexing/attributes.h"
#include "indexing/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter take_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters take_function_parameters{"take", take_function_list};

constexpr Parameter untake_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"shape", true, false, false},
    {"axis", false, false, false},
};
constexpr Parameters untake_function_parameters{"_untake", untake_function_list};

constexpr Parameter take_along_axis_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters take_along_axis_function_parameters{"take_along_axis", take_along_axis_function_list};

constexpr Parameter scatter_add_along_axis_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"shape", true, false, false},
    {"axis", true, false, false},
};
constexpr Parameters scatter_add_along_axis_function_parameters{"_scatter_add_along_axis", scatter_add_along_axis_function_list};

constexpr Parameter gather_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"axis", true, false, false},
};
constexpr Parameters gather_function_parameters{"gather", gather_function_list};

constexpr Parameter ungather_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"shape", true, false, false},
    {"axis", true, false, false},
};
constexpr Parameters ungather_function_parameters{"_ungather", ungather_function_list};

constexpr Parameter add_elements_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"values", true, true, false},
    {"axis", true, false, true},
};
constexpr Parameters add_elements_function_parameters{"_add_elements", add_elements_function_list};

constexpr Parameter index_add_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"values", true, true, false},
    {"axis", true, false, false},
};
constexpr Parameters index_add_function_parameters{"index_add", index_add_function_list};

constexpr Parameter take_at_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"axes", true, false, false},
    {"at", true, false, false},
};
constexpr Parameters take_at_function_parameters{"_take_at", take_at_function_list};

constexpr Parameter add_at_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"shape", true, false, false},
    {"axes", true, false, false},
    {"at", true, false, false},
};
constexpr Parameters add_at_function_parameters{"_add_at", add_at_function_list};

constexpr Parameter put_at_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"values", true, true, false},
    {"axes", true, false, false},
    {"at", true, false, false},
    {"in_place", false, false, false},
};
constexpr Parameters put_at_function_parameters{"_put_at", put_at_function_list};

constexpr Parameter take_last_at_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"axes", true, false, false},
    {"at", true, false, false},
};
constexpr Parameters take_last_at_function_parameters{"_take_last_at", take_last_at_function_list};

constexpr Parameter place_at_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"shape", true, false, false},
    {"axes", true, false, false},
    {"at", true, false, false},
};
constexpr Parameters place_at_function_parameters{"_place_at", place_at_function_list};

constexpr Parameter join_indices_function_list[] = {
    {"high", true, true, false},
    {"low", true, true, false},
    {"outer", true, false, false},
    {"inner", true, false, false},
};
constexpr Parameters join_indices_function_parameters{"_join_indices", join_indices_function_list};

constexpr Parameter coordinates_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters coordinates_function_parameters{"_coordinates", coordinates_function_list};

constexpr Parameter select_function_list[] = {
    {"x", true, true, false},
    {"mask", true, true, false},
};
constexpr Parameters select_function_parameters{"_select", select_function_list};

constexpr Parameter unselect_function_list[] = {
    {"x", true, true, false},
    {"mask", true, true, false},
};
constexpr Parameters unselect_function_parameters{"_unselect", unselect_function_list};

constexpr Parameter put_masked_function_list[] = {
    {"x", true, true, false},
    {"mask", true, true, false},
    {"values", true, true, false},
    {"in_place", false, false, false},
};
constexpr Parameters put_masked_function_parameters{"_put_masked", put_masked_function_list};

constexpr Parameter put_slice_function_list[] = {
    {"values", true, true, false},
    {"x", true, true, false},
    {"key", true, false, false},
    {"in_place", false, false, false},
};
constexpr Parameters put_slice_function_parameters{"_put_slice", put_slice_function_list};

constexpr Parameter masked_fill_function_list[] = {
    {"x", true, true, false},
    {"mask", true, true, false},
    {"value", true, true, false},
};
constexpr Parameters masked_fill_function_parameters{"masked_fill", masked_fill_function_list};

constexpr Parameter tril_function_list[] = {
    {"x", true, true, false},
    {"k", false, false, true},
};
constexpr Parameters tril_function_parameters{"tril", tril_function_list};

constexpr Parameter triu_function_list[] = {
    {"x", true, true, false},
    {"k", false, false, true},
};
constexpr Parameters triu_function_parameters{"triu", triu_function_list};

constexpr Parameter nonzero_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters nonzero_function_parameters{"nonzero", nonzero_function_list};

constexpr Parameter scatter_add_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"values", true, true, false},
    {"axis", true, false, false},
};
constexpr Parameters scatter_add_function_parameters{"scatter_add", scatter_add_function_list};

constexpr Parameter put_along_axis_function_list[] = {
    {"x", true, true, false},
    {"indices", true, true, false},
    {"values", true, true, false},
    {"axis", true, false, false},
};
constexpr Parameters put_along_axis_function_parameters{"put_along_axis", put_along_axis_function_list};

constexpr Parameter diag_function_list[] = {
    {"x", true, true, false},
    {"k", false, false, true},
};
constexpr Parameters diag_function_parameters{"diag", diag_function_list};

constexpr Parameter diag_embed_function_list[] = {
    {"x", true, true, false},
    {"offset", false, false, true},
};
constexpr Parameters diag_embed_function_parameters{"diag_embed", diag_embed_function_list};


PyObject* take_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(take_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto axis_value = arguments.is_none(2) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(2));
    return wrap(compute(arguments, [&] { return ops::take(x_value, indices_value, axis_value); }));
  });
}


PyObject* untake_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(untake_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto shape_value = arguments.extents(2);
    const auto axis_value = arguments.is_none(3) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(3));
    return wrap(compute(arguments, [&] { return ops::_untake(x_value, indices_value, shape_value, axis_value); }));
  });
}


PyObject* take_along_axis_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(take_along_axis_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto axis_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(-1);
    return wrap(compute(arguments, [&] { return ops::take_along_axis(x_value, indices_value, axis_value); }));
  });
}


PyObject* scatter_add_along_axis_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(scatter_add_along_axis_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto shape_value = arguments.extents(2);
    const auto axis_value = arguments.integer(3);
    return wrap(compute(arguments, [&] { return ops::_scatter_add_along_axis(x_value, indices_value, shape_value, axis_value); }));
  });
}


PyObject* gather_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(gather_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto axis_value = arguments.integer(2);
    return wrap(compute(arguments, [&] { return ops::gather(x_value, indices_value, axis_value); }));
  });
}


PyObject* ungather_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(ungather_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto shape_value = arguments.extents(2);
    const auto axis_value = arguments.integer(3);
    return wrap(compute(arguments, [&] { return ops::_ungather(x_value, indices_value, shape_value, axis_value); }));
  });
}


PyObject* add_elements_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(add_elements_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto values_value = arguments.operand(2);
    const auto axis_value = arguments.integer(3);
    return wrap(compute(arguments, [&] { return ops::_add_elements(x_value, indices_value, values_value, axis_value); }));
  });
}


PyObject* index_add_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(index_add_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto values_value = arguments.operand(2);
    const auto axis_value = arguments.integer(3);
    return wrap(compute(arguments, [&] { return ops::index_add(x_value, indices_value, values_value, axis_value); }));
  });
}


PyObject* take_at_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(take_at_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto axes_value = arguments.extents(2);
    const auto at_value = arguments.integer(3);
    return wrap(compute(arguments, [&] { return ops::_take_at(x_value, indices_value, axes_value, at_value); }));
  });
}


PyObject* add_at_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(add_at_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto shape_value = arguments.extents(2);
    const auto axes_value = arguments.extents(3);
    const auto at_value = arguments.integer(4);
    return wrap(compute(arguments, [&] { return ops::_add_at(x_value, indices_value, shape_value, axes_value, at_value); }));
  });
}


PyObject* put_at_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(put_at_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto values_value = arguments.operand(2);
    const auto axes_value = arguments.extents(3);
    const auto at_value = arguments.integer(4);
    const auto in_place_value = arguments.given(5) ? bool(arguments.boolean(5)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::_put_at(x_value, indices_value, values_value, axes_value, at_value, in_place_value); }));
  });
}


PyObject* take_last_at_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(take_last_at_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto axes_value = arguments.extents(2);
    const auto at_value = arguments.integer(3);
    return wrap(compute(arguments, [&] { return ops::_take_last_at(x_value, indices_value, axes_value, at_value); }));
  });
}


PyObject* place_at_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(place_at_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto indices_value = arguments.operand(1);
    const auto shape_value = arguments.extents(2);
    const auto axes_value = arguments.extents(3);
    const auto at_value = arguments.integer(4);
    return wrap(compute(arguments, [&] { return ops::_place_at(x_value, indices_value, shape_value, axes_value, at_value); }));
  });
}


PyObject* join_indices_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(join_indices_function_parameters, args, nargs, kwnames);
    const auto high_value = arguments.operand(0);
    const auto low_value = arguments.operand(1);
    const auto outer_value = arguments.integer(2);
    const auto inner_value = arguments.integer(3);
    return wrap(compute(arguments, [&] { return ops::_join_indices(high_value, low_value, outer_value, inner_value); }));
  });
}


PyObject* coordinates_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(coordinates_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_coordinates(x_value); }));
  });
}


PyObject* select_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(select_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto mask_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_select(x_value, mask_value); }));
  });
}


PyObject* unselect_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(unselect_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto mask_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_unselect(x_value, mask_value); }));
  });
}


PyObject* put_masked_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(put_masked_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto mask_value = arguments.operand(1);
    const auto values_value = arguments.operand(2);
    const auto in_place_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::_put_masked(x_value, mask_value, values_value, in_place_value); }));
  });
}


PyObject* put_slice_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(put_slice_function_parameters, args, nargs, kwnames);
    const auto values_value = arguments.operand(0);
    const auto x_value = arguments.operand(1);
    const auto key_value = arguments.index(2);
    const auto in_place_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::_put_slice(values_value, x_value, key_value, in_place_value); }));
  });
}


PyObject* masked_fill_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(masked_fill_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto mask_value = arguments.operand(1);
    const auto value_value = arguments.operand(2);
    return wrap(compute(arguments, [&] { return ops::masked_fill(x_value, mask_value, value_value); }));
  });
}


PyObject* tril_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(tril_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto k_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(0);
    return wrap(compute(arguments, [&] { return ops::tril(x_value, k_value); }));
  });
}


PyObject* triu_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(triu_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto k_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(0);
    return wrap(compute(arguments, [&] { return ops::triu(x_value, k_value); }));
  });
}

Composite nonzero_function_composite(nonzero_function_parameters, false);

PyObject* nonzero_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return nonzero_function_composite.call(args, nargs, kwnames);
}

Composite scatter_add_function_composite(scatter_add_function_parameters, false);

PyObject* scatter_add_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return scatter_add_function_composite.call(args, nargs, kwnames);
}

Composite put_along_axis_function_composite(put_along_axis_function_parameters, false);

PyObject* put_along_axis_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return put_along_axis_function_composite.call(args, nargs, kwnames);
}

Composite diag_function_composite(diag_function_parameters, false);

PyObject* diag_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return diag_function_composite.call(args, nargs, kwnames);
}

Composite diag_embed_function_composite(diag_embed_function_parameters, false);

PyObject* diag_embed_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return diag_embed_function_composite.call(args, nargs, kwnames);
}

PyObject* scatter_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(put_along_axis_function(self, args, nargs, kwnames), "put_along_axis", "scatter");
}

PyMethodDef functions[] = {
    {"take", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(take_function)), METH_FASTCALL | METH_KEYWORDS, "take(x, indices, /, axis=None)\n--\n\nThe slices of x at integer positions along an axis.\n\n    out = take(x, indices, axis)\n    dL/dx = _untake(g, indices, x.shape, axis)\n\nInternal functions in these formulas:\n    _untake(x, indices, shape, axis): Zeros of a shape to which the slices of x are added at positions along an axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nindices : Tensor or number\n    integer dtypes, read as int64\naxis : int or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\n`axis` may be left out for a 1-d array. The axes of `indices`, of any number, stand in the result in place of `axis`.\nA negative index counts from the end; one out of range raises IndexError.\n\nSee also take_along_axis, gather, index_add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.take(pl.asarray([[1., 2.], [3., 4.], [5., 6.]]), pl.asarray([2, 0]), axis=0).tolist()\n[[5.0, 6.0], [1.0, 2.0]]"},
    {"_untake", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(untake_function)), METH_FASTCALL | METH_KEYWORDS, "_untake(x, indices, /, shape, axis=None)\n--\n\nZeros of a shape to which the slices of x are added at positions along an axis.\n\n    out = _untake(x, indices, shape, axis)\n    dL/dx = take(g, indices, axis)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\nindices : Tensor or number\n    integer dtypes, read as int64\nshape : int or sequence of ints\naxis : int or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"take_along_axis", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(take_along_axis_function)), METH_FASTCALL | METH_KEYWORDS, "take_along_axis(x, indices, /, axis=-1)\n--\n\nThe elements of x at positions along an axis; the other axes of x and indices broadcast.\n\n    out = take_along_axis(x, indices, axis)\n    dL/dx = _scatter_add_along_axis(g, indices, x.shape, axis)\n\nInternal functions in these formulas:\n    _scatter_add_along_axis(x, indices, shape, axis): Zeros of a shape to which x is added at positions along an axis; the other axes broadcast.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nindices : Tensor or number\n    integer dtypes, read as int64\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nA negative index counts from the end; one out of range raises IndexError.\n\nSee also take, gather.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> x = pl.asarray([[3., 1., 2.]])\n>>> pl.take_along_axis(x, pl.asarray([[1, 2, 0]]), axis=1).tolist()\n[[1.0, 2.0, 3.0]]"},
    {"_scatter_add_along_axis", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(scatter_add_along_axis_function)), METH_FASTCALL | METH_KEYWORDS, "_scatter_add_along_axis(x, indices, /, shape, axis)\n--\n\nZeros of a shape to which x is added at positions along an axis; the other axes broadcast.\n\n    out = _scatter_add_along_axis(x, indices, shape, axis)\n    dL/dx = take_along_axis(g, indices, axis)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\nindices : Tensor or number\n    integer dtypes, read as int64\nshape : int or sequence of ints\naxis : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"gather", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(gather_function)), METH_FASTCALL | METH_KEYWORDS, "gather(x, indices, /, axis)\n--\n\nThe elements of x at positions along an axis, one for each index.\n\n    out = gather(x, indices, axis)\n    dL/dx = _ungather(g, indices, x.shape, axis)\n\nInternal functions in these formulas:\n    _ungather(x, indices, shape, axis): Zeros of a shape to which x is added at positions along an axis, one element for each index.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nindices : Tensor or number\n    integer dtypes, read as int64\naxis : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nThe result has the shape of `indices`, which has as many axes as x and is along no other axis longer than x; where it\nis shorter, the rest of x is not read. `take_along_axis` broadcasts these axes instead.\n\nSee also take_along_axis, scatter_add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.gather(pl.asarray([[1., 2.], [3., 4.]]), pl.asarray([[1], [0]]), axis=1).tolist()\n[[2.0], [3.0]]"},
    {"_ungather", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ungather_function)), METH_FASTCALL | METH_KEYWORDS, "_ungather(x, indices, /, shape, axis)\n--\n\nZeros of a shape to which x is added at positions along an axis, one element for each index.\n\n    out = _ungather(x, indices, shape, axis)\n    dL/dx = gather(g, indices, axis)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\nindices : Tensor or number\n    integer dtypes, read as int64\nshape : int or sequence of ints\naxis : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_add_elements", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(add_elements_function)), METH_FASTCALL | METH_KEYWORDS, "_add_elements(x, indices, values, /, *, axis)\n--\n\nValues added to x at positions along an axis, one for each index.\n\n    out = _add_elements(x, indices, values, axis=axis)\n    dL/dx = g\n    dL/dvalues = gather(g, indices, axis)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\nindices : Tensor or number\n    integer dtypes, read as int64\nvalues : Tensor or number\n    integer, floating point and complex dtypes\naxis : int\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"index_add", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(index_add_function)), METH_FASTCALL | METH_KEYWORDS, "index_add(x, indices, values, /, axis)\n--\n\nSlices of values added to x at positions along an axis.\n\n    out = index_add(x, indices, values, axis)\n    dL/dx = g\n    dL/dvalues = take(g, indices, axis)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\nindices : Tensor or number\n    integer dtypes, read as int64\nvalues : Tensor or number\n    integer, floating point and complex dtypes\naxis : int\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nRepeated indices add up. `values` broadcasts to the shape of `take(x, indices, axis=axis)`.\n\nSee also take, scatter_add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.index_add(pl.asarray([1., 2., 3.]), pl.asarray([0, 2, 0]), pl.asarray([10., 20., 30.]), axis=0).tolist()\n[41.0, 2.0, 23.0]"},
    {"_take_at", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(take_at_function)), METH_FASTCALL | METH_KEYWORDS, "_take_at(x, indices, /, axes, at)\n--\n\nThe elements of x at positions in some of its axes, read as one axis, with the axes of the indices before the `at`-th other axis.\n\n    out = _take_at(x, indices, axes, at)\n    dL/dx = _add_at(g, indices, x.shape, axes, at)\n\nInternal functions in these formulas:\n    _add_at(x, indices, shape, axes, at): Zeros of a shape to which x is added where `_take_at` reads.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nindices : Tensor or number\n    integer dtypes, read as int64\naxes : int or tuple of ints\nat : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_add_at", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(add_at_function)), METH_FASTCALL | METH_KEYWORDS, "_add_at(x, indices, /, shape, axes, at)\n--\n\nZeros of a shape to which x is added where `_take_at` reads.\n\n    out = _add_at(x, indices, shape, axes, at)\n    dL/dx = _take_at(g, indices, axes, at)\n\nInternal functions in these formulas:\n    _take_at(x, indices, axes, at): The elements of x at positions in some of its axes, read as one axis, with the axes of the indices before the `at`-th other axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\nindices : Tensor or number\n    integer dtypes, read as int64\nshape : int or sequence of ints\naxes : int or tuple of ints\nat : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_put_at", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(put_at_function)), METH_FASTCALL | METH_KEYWORDS, "_put_at(x, indices, values, /, axes, at, in_place=False)\n--\n\nValues put into x where `_take_at` reads; the last of several for one place counts.\n\n    out = _put_at(x, indices, values, axes, at, in_place)\n    dL/dx = _put_at(g, indices, 0, axes, at, False)\n    dL/dvalues = _take_last_at(g, indices, axes, at)\n\nInternal functions in these formulas:\n    _take_last_at(x, indices, axes, at): What `_take_at` reads, and zero for each index that comes again later.\n    _take_at(x, indices, axes, at): The elements of x at positions in some of its axes, read as one axis, with the axes of the indices before the `at`-th other axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nindices : Tensor or number\n    integer dtypes, read as int64\nvalues : Tensor or number\n    every dtype\naxes : int or tuple of ints\nat : int\nin_place : bool, default False\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_take_last_at", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(take_last_at_function)), METH_FASTCALL | METH_KEYWORDS, "_take_last_at(x, indices, /, axes, at)\n--\n\nWhat `_take_at` reads, and zero for each index that comes again later.\n\n    out = _take_last_at(x, indices, axes, at)\n    dL/dx = _place_at(g, indices, x.shape, axes, at)\n\nInternal functions in these formulas:\n    _place_at(x, indices, shape, axes, at): Zeros of a shape with x where `_take_at` reads; the last of several for one place counts.\n    _take_at(x, indices, axes, at): The elements of x at positions in some of its axes, read as one axis, with the axes of the indices before the `at`-th other axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nindices : Tensor or number\n    integer dtypes, read as int64\naxes : int or tuple of ints\nat : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_place_at", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(place_at_function)), METH_FASTCALL | METH_KEYWORDS, "_place_at(x, indices, /, shape, axes, at)\n--\n\nZeros of a shape with x where `_take_at` reads; the last of several for one place counts.\n\n    out = _place_at(x, indices, shape, axes, at)\n    dL/dx = _take_last_at(g, indices, axes, at)\n\nInternal functions in these formulas:\n    _take_last_at(x, indices, axes, at): What `_take_at` reads, and zero for each index that comes again later.\n    _take_at(x, indices, axes, at): The elements of x at positions in some of its axes, read as one axis, with the axes of the indices before the `at`-th other axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nindices : Tensor or number\n    integer dtypes, read as int64\nshape : int or sequence of ints\naxes : int or tuple of ints\nat : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_join_indices", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(join_indices_function)), METH_FASTCALL | METH_KEYWORDS, "_join_indices(high, low, /, outer, inner)\n--\n\nPositions in two axes, of lengths `outer` and `inner`, as positions in the one axis that they make.\n\n    out = _join_indices(high, low, outer, inner)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nhigh : Tensor or number\n    integer dtypes, read as int64\nlow : Tensor or number\n    integer dtypes, read as int64\nouter : int\ninner : int\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_coordinates", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(coordinates_function)), METH_FASTCALL | METH_KEYWORDS, "_coordinates(x, /)\n--\n\nThe coordinates of the elements that are not zero, a row for each axis.\n\n    out = _coordinates(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_select", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(select_function)), METH_FASTCALL | METH_KEYWORDS, "_select(x, mask, /)\n--\n\nThe elements, or slices, of x where a mask of its first axes is true.\n\n    out = _select(x, mask)\n    dL/dx = _unselect(g, mask)\n\nInternal functions in these formulas:\n    _unselect(x, mask): Zeros with the elements, or slices, of x in order where the mask is true.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nmask : Tensor or number\n    bool\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_unselect", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unselect_function)), METH_FASTCALL | METH_KEYWORDS, "_unselect(x, mask, /)\n--\n\nZeros with the elements, or slices, of x in order where the mask is true.\n\n    out = _unselect(x, mask)\n    dL/dx = _select(g, mask)\n\nInternal functions in these formulas:\n    _select(x, mask): The elements, or slices, of x where a mask of its first axes is true.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nmask : Tensor or number\n    bool\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_put_masked", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(put_masked_function)), METH_FASTCALL | METH_KEYWORDS, "_put_masked(x, mask, values, /, in_place=False)\n--\n\nValues put into x where a mask of its first axes is true.\n\n    out = _put_masked(x, mask, values, in_place)\n    dL/dx = _put_masked(g, mask, 0, False)\n    dL/dvalues = _select(g, mask)\n\nInternal functions in these formulas:\n    _select(x, mask): The elements, or slices, of x where a mask of its first axes is true.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nmask : Tensor or number\n    bool\nvalues : Tensor or number\n    every dtype\nin_place : bool, default False\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_put_slice", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(put_slice_function)), METH_FASTCALL | METH_KEYWORDS, "_put_slice(values, x, /, key, in_place=False)\n--\n\nValues put into x at a basic index.\n\n    out = _put_slice(values, x, key, in_place)\n    dL/dvalues = _getitem(g, key)\n    dL/dx = _put_slice(0, g, key, False)\n\nInternal functions in these formulas:\n    _getitem(x, key): Basic indexing.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nvalues : Tensor or number\n    every dtype\nx : Tensor or number\n    every dtype\nkey : basic index\nin_place : bool, default False\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"masked_fill", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(masked_fill_function)), METH_FASTCALL | METH_KEYWORDS, "masked_fill(x, mask, value, /)\n--\n\nA value where the mask is true, and x elsewhere.\n\n    out = where(mask, value, x)\n    dL/dx = where(mask, 0, g)\n    dL/dvalue = where(mask, g, 0)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nmask : Tensor or number\n    bool\nvalue : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also where.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.masked_fill(pl.asarray([1., 2., 3.]), pl.asarray([True, False, True]), 0).tolist()\n[0.0, 2.0, 0.0]"},
    {"tril", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(tril_function)), METH_FASTCALL | METH_KEYWORDS, "tril(x, /, *, k=0)\n--\n\nThe lower triangle of a matrix, or of each of a stack of them, and zero above it.\n\n    out = tril(x, k=k)\n    dL/dx = tril(g, k)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nk : int, default 0\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nThe k-th diagonal is the last that is kept; it is the main one for 0, above it for k > 0.\n\nSee also triu, diag.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.tril(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[[1.0, 0.0], [3.0, 4.0]]"},
    {"triu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(triu_function)), METH_FASTCALL | METH_KEYWORDS, "triu(x, /, *, k=0)\n--\n\nThe upper triangle of a matrix, or of each of a stack of them, and zero below it.\n\n    out = triu(x, k=k)\n    dL/dx = triu(g, k)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nk : int, default 0\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nThe k-th diagonal is the first that is kept; it is the main one for 0, above it for k > 0.\n\nSee also tril, diag.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.triu(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[[1.0, 2.0], [0.0, 4.0]]"},
    {"nonzero", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(nonzero_function)), METH_FASTCALL | METH_KEYWORDS, "nonzero(x, /)\n--\n\nThe coordinates of the elements that are not zero, an array for each axis.\n\n    coordinates = nonzero(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\ncoordinates : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [i.tolist() for i in pl.nonzero(pl.asarray([[0., 2.], [3., 0.]]))]\n[[0, 1], [1, 0]]"},
    {"scatter_add", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(scatter_add_function)), METH_FASTCALL | METH_KEYWORDS, "scatter_add(x, indices, values, /, axis)\n--\n\nValues added to x at positions along an axis, one for each index.\n\n    out = scatter_add(x, indices, values, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    integer, floating point and complex dtypes\nindices : Tensor\n    integer dtypes, read as int64\nvalues : Tensor\n    integer, floating point and complex dtypes\naxis : int\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nRepeated indices add up. `indices` has as many axes as x and is along no other axis longer than x; of values that are\nlonger than `indices` the rest is not read.\n\nSee also put_along_axis, gather, index_add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.scatter_add(pl.asarray([1., 2., 3.]), pl.asarray([0, 2, 0]), pl.asarray([10., 20., 30.]), axis=0).tolist()\n[41.0, 2.0, 23.0]"},
    {"put_along_axis", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(put_along_axis_function)), METH_FASTCALL | METH_KEYWORDS, "put_along_axis(x, indices, values, /, axis)\n--\n\nValues put into x at positions along an axis, one for each index.\n\n    out = put_along_axis(x, indices, values, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nindices : Tensor\n    integer dtypes, read as int64\nvalues : Tensor\n    every dtype\naxis : int\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nOf repeated indices the last one counts, and the gradient goes to its value alone. Shapes are as for `scatter_add`.\n\nAlso called scatter.\n\nSee also scatter_add, gather.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.put_along_axis(pl.asarray([1., 2., 3.]), pl.asarray([0, 2]), pl.asarray([10., 20.]), axis=0).tolist()\n[10.0, 2.0, 20.0]"},
    {"diag", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(diag_function)), METH_FASTCALL | METH_KEYWORDS, "diag(x, /, *, k=0)\n--\n\nThe k-th diagonal of a matrix, or the matrix with that diagonal.\n\n    out = diag(x, k=k)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nk : int, default 0\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also diag_embed, tril.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.diag(pl.asarray([1., 2.])).tolist()\n[[1.0, 0.0], [0.0, 2.0]]\n>>> pl.diag(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[1.0, 4.0]"},
    {"diag_embed", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(diag_embed_function)), METH_FASTCALL | METH_KEYWORDS, "diag_embed(x, /, *, offset=0)\n--\n\nSquare matrices with the last axis of x on a diagonal.\n\n    out = diag_embed(x, offset=offset)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\noffset : int, default 0\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also diag.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.diag_embed(pl.asarray([[1., 2.]])).tolist()\n[[[1.0, 0.0], [0.0, 2.0]]]"},
    {"scatter", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(scatter_alias)), METH_FASTCALL | METH_KEYWORDS, "scatter(x, indices, values, /, axis)\n--\n\nValues put into x at positions along an axis, one for each index.\n\n    out = put_along_axis(x, indices, values, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nindices : Tensor\n    integer dtypes, read as int64\nvalues : Tensor\n    every dtype\naxis : int\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nOf repeated indices the last one counts, and the gradient goes to its value alone. Shapes are as for `scatter_add`.\n\nAlso called scatter.\n\nSee also scatter_add, gather.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.put_along_axis(pl.asarray([1., 2., 3.]), pl.asarray([0, 2]), pl.asarray([10., 20.]), axis=0).tolist()\n[10.0, 2.0, 20.0]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"take", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<take_function>)), METH_FASTCALL | METH_KEYWORDS, "take($self, indices, /, axis=None)\n--\n\nThe slices of x at integer positions along an axis.\n\n    out = take(x, indices, axis)\n    dL/dx = _untake(g, indices, x.shape, axis)\n\nInternal functions in these formulas:\n    _untake(x, indices, shape, axis): Zeros of a shape to which the slices of x are added at positions along an axis.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nindices : Tensor or number\n    integer dtypes, read as int64\naxis : int or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\n`axis` may be left out for a 1-d array. The axes of `indices`, of any number, stand in the result in place of `axis`.\nA negative index counts from the end; one out of range raises IndexError.\n\nSee also take_along_axis, gather, index_add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.take(pl.asarray([[1., 2.], [3., 4.], [5., 6.]]), pl.asarray([2, 0]), axis=0).tolist()\n[[5.0, 6.0], [1.0, 2.0]]"},
    {"take_along_axis", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<take_along_axis_function>)), METH_FASTCALL | METH_KEYWORDS, "take_along_axis($self, indices, /, axis=-1)\n--\n\nThe elements of x at positions along an axis; the other axes of x and indices broadcast.\n\n    out = take_along_axis(x, indices, axis)\n    dL/dx = _scatter_add_along_axis(g, indices, x.shape, axis)\n\nInternal functions in these formulas:\n    _scatter_add_along_axis(x, indices, shape, axis): Zeros of a shape to which x is added at positions along an axis; the other axes broadcast.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nindices : Tensor or number\n    integer dtypes, read as int64\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nA negative index counts from the end; one out of range raises IndexError.\n\nSee also take, gather.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> x = pl.asarray([[3., 1., 2.]])\n>>> pl.take_along_axis(x, pl.asarray([[1, 2, 0]]), axis=1).tolist()\n[[1.0, 2.0, 3.0]]"},
    {"gather", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<gather_function>)), METH_FASTCALL | METH_KEYWORDS, "gather($self, indices, /, axis)\n--\n\nThe elements of x at positions along an axis, one for each index.\n\n    out = gather(x, indices, axis)\n    dL/dx = _ungather(g, indices, x.shape, axis)\n\nInternal functions in these formulas:\n    _ungather(x, indices, shape, axis): Zeros of a shape to which x is added at positions along an axis, one element for each index.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nindices : Tensor or number\n    integer dtypes, read as int64\naxis : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nThe result has the shape of `indices`, which has as many axes as x and is along no other axis longer than x; where it\nis shorter, the rest of x is not read. `take_along_axis` broadcasts these axes instead.\n\nSee also take_along_axis, scatter_add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.gather(pl.asarray([[1., 2.], [3., 4.]]), pl.asarray([[1], [0]]), axis=1).tolist()\n[[2.0], [3.0]]"},
    {"index_add", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<index_add_function>)), METH_FASTCALL | METH_KEYWORDS, "index_add($self, indices, values, /, axis)\n--\n\nSlices of values added to x at positions along an axis.\n\n    out = index_add(x, indices, values, axis)\n    dL/dx = g\n    dL/dvalues = take(g, indices, axis)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\nindices : Tensor or number\n    integer dtypes, read as int64\nvalues : Tensor or number\n    integer, floating point and complex dtypes\naxis : int\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nRepeated indices add up. `values` broadcasts to the shape of `take(x, indices, axis=axis)`.\n\nSee also take, scatter_add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.index_add(pl.asarray([1., 2., 3.]), pl.asarray([0, 2, 0]), pl.asarray([10., 20., 30.]), axis=0).tolist()\n[41.0, 2.0, 23.0]"},
    {"nonzero", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<nonzero_function>)), METH_FASTCALL | METH_KEYWORDS, "nonzero($self, /)\n--\n\nThe coordinates of the elements that are not zero, an array for each axis.\n\n    coordinates = nonzero(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor\n    every dtype\n\nReturns\n-------\ncoordinates : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [i.tolist() for i in pl.nonzero(pl.asarray([[0., 2.], [3., 0.]]))]\n[[0, 1], [1, 0]]"},
    {"masked_fill", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<masked_fill_function>)), METH_FASTCALL | METH_KEYWORDS, "masked_fill($self, mask, value, /)\n--\n\nA value where the mask is true, and x elsewhere.\n\n    out = where(mask, value, x)\n    dL/dx = where(mask, 0, g)\n    dL/dvalue = where(mask, g, 0)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nThe gradient is derived from the definition.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nmask : Tensor or number\n    bool\nvalue : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    the shapes do not broadcast\n\nKeepInput: autocast is ignored.\n\nSee also where.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.masked_fill(pl.asarray([1., 2., 3.]), pl.asarray([True, False, True]), 0).tolist()\n[0.0, 2.0, 0.0]"},
    {"tril", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<tril_function>)), METH_FASTCALL | METH_KEYWORDS, "tril($self, /, *, k=0)\n--\n\nThe lower triangle of a matrix, or of each of a stack of them, and zero above it.\n\n    out = tril(x, k=k)\n    dL/dx = tril(g, k)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nk : int, default 0\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nThe k-th diagonal is the last that is kept; it is the main one for 0, above it for k > 0.\n\nSee also triu, diag.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.tril(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[[1.0, 0.0], [3.0, 4.0]]"},
    {"triu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<triu_function>)), METH_FASTCALL | METH_KEYWORDS, "triu($self, /, *, k=0)\n--\n\nThe upper triangle of a matrix, or of each of a stack of them, and zero below it.\n\n    out = triu(x, k=k)\n    dL/dx = triu(g, k)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nk : int, default 0\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nThe k-th diagonal is the first that is kept; it is the main one for 0, above it for k > 0.\n\nSee also tril, diag.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.triu(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[[1.0, 2.0], [0.0, 4.0]]"},
    {"scatter_add", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<scatter_add_function>)), METH_FASTCALL | METH_KEYWORDS, "scatter_add($self, indices, values, /, axis)\n--\n\nValues added to x at positions along an axis, one for each index.\n\n    out = scatter_add(x, indices, values, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    integer, floating point and complex dtypes\nindices : Tensor\n    integer dtypes, read as int64\nvalues : Tensor\n    integer, floating point and complex dtypes\naxis : int\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nRepeated indices add up. `indices` has as many axes as x and is along no other axis longer than x; of values that are\nlonger than `indices` the rest is not read.\n\nSee also put_along_axis, gather, index_add.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.scatter_add(pl.asarray([1., 2., 3.]), pl.asarray([0, 2, 0]), pl.asarray([10., 20., 30.]), axis=0).tolist()\n[41.0, 2.0, 23.0]"},
    {"put_along_axis", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<put_along_axis_function>)), METH_FASTCALL | METH_KEYWORDS, "put_along_axis($self, indices, values, /, axis)\n--\n\nValues put into x at positions along an axis, one for each index.\n\n    out = put_along_axis(x, indices, values, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nindices : Tensor\n    integer dtypes, read as int64\nvalues : Tensor\n    every dtype\naxis : int\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nOf repeated indices the last one counts, and the gradient goes to its value alone. Shapes are as for `scatter_add`.\n\nAlso called scatter.\n\nSee also scatter_add, gather.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.put_along_axis(pl.asarray([1., 2., 3.]), pl.asarray([0, 2]), pl.asarray([10., 20.]), axis=0).tolist()\n[10.0, 2.0, 20.0]"},
    {"scatter", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<scatter_alias>)), METH_FASTCALL | METH_KEYWORDS, "scatter($self, indices, values, /, axis)\n--\n\nValues put into x at positions along an axis, one for each index.\n\n    out = put_along_axis(x, indices, values, axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nindices : Tensor\n    integer dtypes, read as int64\nvalues : Tensor\n    every dtype\naxis : int\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nOf repeated indices the last one counts, and the gradient goes to its value alone. Shapes are as for `scatter_add`.\n\nAlso called scatter.\n\nSee also scatter_add, gather.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.put_along_axis(pl.asarray([1., 2., 3.]), pl.asarray([0, 2]), pl.asarray([10., 20.]), axis=0).tolist()\n[10.0, 2.0, 20.0]"},
    {"diag", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<diag_function>)), METH_FASTCALL | METH_KEYWORDS, "diag($self, /, *, k=0)\n--\n\nThe k-th diagonal of a matrix, or the matrix with that diagonal.\n\n    out = diag(x, k=k)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\nk : int, default 0\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also diag_embed, tril.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.diag(pl.asarray([1., 2.])).tolist()\n[[1.0, 0.0], [0.0, 2.0]]\n>>> pl.diag(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[1.0, 4.0]"},
    {"diag_embed", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<diag_embed_function>)), METH_FASTCALL | METH_KEYWORDS, "diag_embed($self, /, *, offset=0)\n--\n\nSquare matrices with the last axis of x on a diagonal.\n\n    out = diag_embed(x, offset=offset)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\noffset : int, default 0\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also diag.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.diag_embed(pl.asarray([[1., 2.]])).tolist()\n[[[1.0, 0.0], [0.0, 2.0]]]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_indexing() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
