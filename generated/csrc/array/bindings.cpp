// Generated from ops.yaml. Do not edit.
// The array family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "array/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter astype_function_list[] = {
    {"x", true, true, false},
    {"dtype", true, true, false},
    {"copy", false, false, true},
    {"device", false, false, true},
};
constexpr Parameters astype_function_parameters{"astype", astype_function_list};

constexpr Parameter to_device_function_list[] = {
    {"x", true, true, false},
    {"device", true, true, false},
    {"stream", false, false, true},
};
constexpr Parameters to_device_function_parameters{"to_device", to_device_function_list};

constexpr Parameter reshape_function_list[] = {
    {"x", true, true, false},
    {"shape", true, false, false},
    {"copy", false, false, true},
};
constexpr Parameters reshape_function_parameters{"reshape", reshape_function_list};

constexpr Parameter broadcast_to_function_list[] = {
    {"x", true, true, false},
    {"shape", true, false, false},
};
constexpr Parameters broadcast_to_function_parameters{"broadcast_to", broadcast_to_function_list};

constexpr Parameter sum_to_function_list[] = {
    {"x", true, true, false},
    {"shape", true, false, false},
};
constexpr Parameters sum_to_function_parameters{"_sum_to", sum_to_function_list};

constexpr Parameter expand_dims_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters expand_dims_function_parameters{"expand_dims", expand_dims_function_list};

constexpr Parameter squeeze_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters squeeze_function_parameters{"squeeze", squeeze_function_list};

constexpr Parameter permute_dims_function_list[] = {
    {"x", true, true, false},
    {"axes", true, false, false},
};
constexpr Parameters permute_dims_function_parameters{"permute_dims", permute_dims_function_list};

constexpr Parameter unpermute_dims_function_list[] = {
    {"x", true, true, false},
    {"axes", true, false, false},
};
constexpr Parameters unpermute_dims_function_parameters{"_unpermute_dims", unpermute_dims_function_list};

constexpr Parameter matrix_transpose_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters matrix_transpose_function_parameters{"matrix_transpose", matrix_transpose_function_list};

constexpr Parameter concat_function_list[] = {
    {"arrays", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters concat_function_parameters{"concat", concat_function_list};

constexpr Parameter stack_function_list[] = {
    {"arrays", true, true, false},
    {"axis", false, false, false},
};
constexpr Parameters stack_function_parameters{"stack", stack_function_list};

constexpr Parameter getitem_function_list[] = {
    {"x", true, true, false},
    {"key", true, false, false},
};
constexpr Parameters getitem_function_parameters{"_getitem", getitem_function_list};

constexpr Parameter scatter_function_list[] = {
    {"x", true, true, false},
    {"shape", true, false, false},
    {"key", true, false, false},
};
constexpr Parameters scatter_function_parameters{"_scatter", scatter_function_list};

constexpr Parameter rotate_function_list[] = {
    {"x", true, true, false},
    {"axis", true, false, false},
    {"shift", true, false, false},
};
constexpr Parameters rotate_function_parameters{"_rotate", rotate_function_list};

constexpr Parameter alias_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters alias_function_parameters{"_alias", alias_function_list};


PyObject* astype_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(astype_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto dtype_value = arguments.dtype(1);
    const auto copy_value = arguments.given(2) ? bool(arguments.boolean(2)) : bool(true);
    const auto device_value = arguments.is_none(3) ? std::optional<Device>() : std::optional<Device>(arguments.device(3));
    const Tensor* before = x_value.is_tensor() ? x_value.tensor().get() : nullptr;
    const bool stays = before && before->dtype() == dtype_value && before->device() == device_value.value_or(before->device());
    if (stays && !copy_value) return Py_NewRef(arguments.object(0));
    return wrap(compute(arguments, [&] { return ops::astype(x_value, dtype_value, copy_value, device_value); }));
  });
}


PyObject* to_device_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(to_device_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto device_value = arguments.device(1);
    const auto stream_value = arguments.is_none(2) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(2));
    return wrap(compute(arguments, [&] { return ops::to_device(x_value, device_value, stream_value); }));
  });
}


PyObject* reshape_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(reshape_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto shape_value = arguments.extents(1);
    const auto copy_value = arguments.is_none(2) ? std::optional<bool>() : std::optional<bool>(arguments.boolean(2));
    return wrap(compute(arguments, [&] { return ops::reshape(x_value, shape_value, copy_value); }));
  });
}


PyObject* broadcast_to_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(broadcast_to_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto shape_value = arguments.extents(1);
    return wrap(compute(arguments, [&] { return ops::broadcast_to(x_value, shape_value); }));
  });
}


PyObject* sum_to_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(sum_to_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto shape_value = arguments.extents(1);
    return wrap(compute(arguments, [&] { return ops::_sum_to(x_value, shape_value); }));
  });
}


PyObject* expand_dims_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(expand_dims_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.given(1) ? Dims(arguments.extents(1)) : Dims(Dims{0});
    return wrap(compute(arguments, [&] { return ops::expand_dims(x_value, axis_value); }));
  });
}


PyObject* squeeze_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(squeeze_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.is_none(1) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(1));
    return wrap(compute(arguments, [&] { return ops::squeeze(x_value, axis_value); }));
  });
}


PyObject* permute_dims_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(permute_dims_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axes_value = arguments.extents(1);
    return wrap(compute(arguments, [&] { return ops::permute_dims(x_value, axes_value); }));
  });
}


PyObject* unpermute_dims_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(unpermute_dims_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axes_value = arguments.extents(1);
    return wrap(compute(arguments, [&] { return ops::_unpermute_dims(x_value, axes_value); }));
  });
}


PyObject* matrix_transpose_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(matrix_transpose_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::matrix_transpose(x_value); }));
  });
}


PyObject* concat_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(concat_function_parameters, args, nargs, kwnames);
    const auto arrays_value = arguments.tensors(0);
    const auto axis_value = arguments.given(1) ? (arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1))) : std::optional<std::int64_t>(0);
    return wrap(compute(arguments, [&] { return ops::concat(arrays_value, axis_value); }));
  });
}


PyObject* stack_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(stack_function_parameters, args, nargs, kwnames);
    const auto arrays_value = arguments.tensors(0);
    const auto axis_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(0);
    return wrap(compute(arguments, [&] { return ops::stack(arrays_value, axis_value); }));
  });
}


PyObject* getitem_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(getitem_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto key_value = arguments.index(1);
    return wrap(compute(arguments, [&] { return ops::_getitem(x_value, key_value); }));
  });
}


PyObject* scatter_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(scatter_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto shape_value = arguments.extents(1);
    const auto key_value = arguments.index(2);
    return wrap(compute(arguments, [&] { return ops::_scatter(x_value, shape_value, key_value); }));
  });
}


PyObject* rotate_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(rotate_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto axis_value = arguments.integer(1);
    const auto shift_value = arguments.integer(2);
    return wrap(compute(arguments, [&] { return ops::_rotate(x_value, axis_value, shift_value); }));
  });
}


PyObject* alias_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(alias_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_alias(x_value); }));
  });
}

PyObject* view_alias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return called(reshape_function(self, args, nargs, kwnames), "reshape", "view");
}

PyMethodDef functions[] = {
    {"astype", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(astype_function)), METH_FASTCALL | METH_KEYWORDS, "astype(x, dtype, /, *, copy=True, device=None)\n--\n\nThe values converted to another dtype.\n\n    out = astype(x, dtype, copy=copy, device=device)\n    dL/dx = g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\ndtype : Dtype\ncopy : bool, default True\ndevice : str or None\n\nReturns\n-------\nout : Tensor\n    the `dtype` given\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nWithout copy, an array that already has the dtype and the device is returned itself.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.astype(pl.asarray([1.5, -2.5]), pl.int32).tolist()\n[1, -2]"},
    {"to_device", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(to_device_function)), METH_FASTCALL | METH_KEYWORDS, "to_device(x, device, /, *, stream=None)\n--\n\nThe array on another device.\n\n    out = to_device(x, device, stream=stream)\n    dL/dx = g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\ndevice : str\nstream : int or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nDevices have no streams to choose from, so `stream` accepts None alone.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.to_device(pl.asarray([1., 2.]), \"cpu\").tolist()\n[1.0, 2.0]"},
    {"reshape", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(reshape_function)), METH_FASTCALL | METH_KEYWORDS, "reshape(x, /, shape, *, copy=None)\n--\n\nThe same elements in another shape; one extent may be -1.\n\n    out = reshape(x, shape, copy=copy)\n    dL/dx = reshape(g, x.shape, None)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\ncopy : bool or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nAs a method it takes the extents as several ints too: `x.reshape(2, -1)`. What is a view of x's memory and what is a copy\ncannot be told from values, since a write to one array never shows in another; `view` is a further name, and no promise.\n\nAlso called view.\n\nSee also flatten.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.reshape(pl.asarray([1., 2., 3., 4.]), (2, -1)).tolist()\n[[1.0, 2.0], [3.0, 4.0]]"},
    {"broadcast_to", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(broadcast_to_function)), METH_FASTCALL | METH_KEYWORDS, "broadcast_to(x, /, shape)\n--\n\nThe array repeated along new and length-one axes, without a copy.\n\n    out = broadcast_to(x, shape)\n    dL/dx = _sum_to(g, x.shape)\n\nInternal functions in these formulas:\n    _sum_to(x, shape): The sum over the axes along which `shape` broadcasts to x.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.broadcast_to(pl.asarray([1., 2.]), (2, 2)).tolist()\n[[1.0, 2.0], [1.0, 2.0]]"},
    {"_sum_to", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(sum_to_function)), METH_FASTCALL | METH_KEYWORDS, "_sum_to(x, /, shape)\n--\n\nThe sum over the axes along which `shape` broadcasts to x.\n\n    out = _sum_to(x, shape)\n    dL/dx = broadcast_to(g, x.shape)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    integer, floating point and complex dtypes\nshape : int or sequence of ints\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"expand_dims", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(expand_dims_function)), METH_FASTCALL | METH_KEYWORDS, "expand_dims(x, /, axis=0)\n--\n\nThe array with axes of length one inserted.\n\n    out = expand_dims(x, axis)\n    dL/dx = reshape(g, x.shape, None)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints, default 0\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.expand_dims(pl.asarray([1., 2.]), axis=1).shape\n(2, 1)"},
    {"squeeze", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(squeeze_function)), METH_FASTCALL | METH_KEYWORDS, "squeeze(x, /, axis=None)\n--\n\nThe array without the named axes of length one, or without all of them.\n\n    out = squeeze(x, axis)\n    dL/dx = reshape(g, x.shape, None)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.squeeze(pl.asarray([[1., 2.]]), 0).shape\n(2,)"},
    {"permute_dims", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(permute_dims_function)), METH_FASTCALL | METH_KEYWORDS, "permute_dims(x, /, axes)\n--\n\nThe array with its axes in another order.\n\n    out = permute_dims(x, axes)\n    dL/dx = _unpermute_dims(g, axes)\n\nInternal functions in these formulas:\n    _unpermute_dims(x, axes): The inverse of permute_dims.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxes : int or tuple of ints\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.permute_dims(pl.asarray([[1., 2., 3.]]), (1, 0)).shape\n(3, 1)"},
    {"_unpermute_dims", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unpermute_dims_function)), METH_FASTCALL | METH_KEYWORDS, "_unpermute_dims(x, /, axes)\n--\n\nThe inverse of permute_dims.\n\n    out = _unpermute_dims(x, axes)\n    dL/dx = permute_dims(g, axes)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxes : int or tuple of ints\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"matrix_transpose", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(matrix_transpose_function)), METH_FASTCALL | METH_KEYWORDS, "matrix_transpose(x, /)\n--\n\nThe last two axes exchanged.\n\n    out = matrix_transpose(x)\n    dL/dx = matrix_transpose(g)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.matrix_transpose(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[[1.0, 3.0], [2.0, 4.0]]"},
    {"concat", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(concat_function)), METH_FASTCALL | METH_KEYWORDS, "concat(arrays, /, axis=0)\n--\n\nThe arrays joined along an axis; with None as one flat array.\n\n    out = concat(arrays, axis)\n    dL/darrays = g\n\ng is dL/dout. dL/darrays is split: each of the arrays gets its part. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\narrays : sequence of Tensors\n    every dtype\naxis : int or None\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.concat([pl.asarray([1., 2.]), pl.asarray([3.])]).tolist()\n[1.0, 2.0, 3.0]"},
    {"stack", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(stack_function)), METH_FASTCALL | METH_KEYWORDS, "stack(arrays, /, axis=0)\n--\n\nArrays of one shape joined along a new axis.\n\n    out = stack(arrays, axis)\n    dL/darrays = g\n\ng is dL/dout. dL/darrays is split: each of the arrays gets its part. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\narrays : sequence of Tensors\n    every dtype\naxis : int, default 0\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nSee also unstack, concat.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.stack([pl.asarray([1., 2.]), pl.asarray([3., 4.])]).tolist()\n[[1.0, 2.0], [3.0, 4.0]]"},
    {"_getitem", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(getitem_function)), METH_FASTCALL | METH_KEYWORDS, "_getitem(x, /, key)\n--\n\nBasic indexing.\n\n    out = _getitem(x, key)\n    dL/dx = _scatter(g, x.shape, key)\n\nInternal functions in these formulas:\n    _scatter(x, shape, key): Zeros of a shape with x at the positions of a basic index.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nkey : basic index\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_scatter", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(scatter_function)), METH_FASTCALL | METH_KEYWORDS, "_scatter(x, /, shape, key)\n--\n\nZeros of a shape with x at the positions of a basic index.\n\n    out = _scatter(x, shape, key)\n    dL/dx = _getitem(g, key)\n\nInternal functions in these formulas:\n    _getitem(x, key): Basic indexing.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\nkey : basic index\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_rotate", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(rotate_function)), METH_FASTCALL | METH_KEYWORDS, "_rotate(x, /, axis, shift)\n--\n\nThe array with its elements moved along an axis, those beyond the end to the beginning.\n\n    out = _rotate(x, axis, shift)\n    dL/dx = _rotate(g, axis, -shift)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int\nshift : int\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored."},
    {"_alias", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(alias_function)), METH_FASTCALL | METH_KEYWORDS, "_alias(x, /)\n--\n\nThe array itself, as a value of its own in the graph.\n\n    out = _alias(x)\n    dL/dx = g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"view", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(view_alias)), METH_FASTCALL | METH_KEYWORDS, "view(x, /, shape, *, copy=None)\n--\n\nThe same elements in another shape; one extent may be -1.\n\n    out = reshape(x, shape, copy=copy)\n    dL/dx = reshape(g, x.shape, None)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\ncopy : bool or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nAs a method it takes the extents as several ints too: `x.reshape(2, -1)`. What is a view of x's memory and what is a copy\ncannot be told from values, since a write to one array never shows in another; `view` is a further name, and no promise.\n\nAlso called view.\n\nSee also flatten.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.reshape(pl.asarray([1., 2., 3., 4.]), (2, -1)).tolist()\n[[1.0, 2.0], [3.0, 4.0]]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"astype", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<astype_function>)), METH_FASTCALL | METH_KEYWORDS, "astype($self, dtype, /, *, copy=True, device=None)\n--\n\nThe values converted to another dtype.\n\n    out = astype(x, dtype, copy=copy, device=device)\n    dL/dx = g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\ndtype : Dtype\ncopy : bool, default True\ndevice : str or None\n\nReturns\n-------\nout : Tensor\n    the `dtype` given\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nWithout copy, an array that already has the dtype and the device is returned itself.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.astype(pl.asarray([1.5, -2.5]), pl.int32).tolist()\n[1, -2]"},
    {"to_device", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<to_device_function>)), METH_FASTCALL | METH_KEYWORDS, "to_device($self, device, /, *, stream=None)\n--\n\nThe array on another device.\n\n    out = to_device(x, device, stream=stream)\n    dL/dx = g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\ndevice : str\nstream : int or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nDevices have no streams to choose from, so `stream` accepts None alone.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.to_device(pl.asarray([1., 2.]), \"cpu\").tolist()\n[1.0, 2.0]"},
    {"reshape", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_extents_method<reshape_function>)), METH_FASTCALL | METH_KEYWORDS, "reshape($self, /, *shape, copy=None)\n--\n\nThe same elements in another shape; one extent may be -1.\n\n    out = reshape(x, shape, copy=copy)\n    dL/dx = reshape(g, x.shape, None)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\ncopy : bool or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nAs a method it takes the extents as several ints too: `x.reshape(2, -1)`. What is a view of x's memory and what is a copy\ncannot be told from values, since a write to one array never shows in another; `view` is a further name, and no promise.\n\nAlso called view.\n\nSee also flatten.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.reshape(pl.asarray([1., 2., 3., 4.]), (2, -1)).tolist()\n[[1.0, 2.0], [3.0, 4.0]]"},
    {"view", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_extents_method<view_alias>)), METH_FASTCALL | METH_KEYWORDS, "view($self, /, *shape, copy=None)\n--\n\nThe same elements in another shape; one extent may be -1.\n\n    out = reshape(x, shape, copy=copy)\n    dL/dx = reshape(g, x.shape, None)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\ncopy : bool or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nAs a method it takes the extents as several ints too: `x.reshape(2, -1)`. What is a view of x's memory and what is a copy\ncannot be told from values, since a write to one array never shows in another; `view` is a further name, and no promise.\n\nAlso called view.\n\nSee also flatten.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.reshape(pl.asarray([1., 2., 3., 4.]), (2, -1)).tolist()\n[[1.0, 2.0], [3.0, 4.0]]"},
    {"broadcast_to", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_extents_method<broadcast_to_function>)), METH_FASTCALL | METH_KEYWORDS, "broadcast_to($self, /, *shape)\n--\n\nThe array repeated along new and length-one axes, without a copy.\n\n    out = broadcast_to(x, shape)\n    dL/dx = _sum_to(g, x.shape)\n\nInternal functions in these formulas:\n    _sum_to(x, shape): The sum over the axes along which `shape` broadcasts to x.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.broadcast_to(pl.asarray([1., 2.]), (2, 2)).tolist()\n[[1.0, 2.0], [1.0, 2.0]]"},
    {"expand_dims", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<expand_dims_function>)), METH_FASTCALL | METH_KEYWORDS, "expand_dims($self, /, axis=0)\n--\n\nThe array with axes of length one inserted.\n\n    out = expand_dims(x, axis)\n    dL/dx = reshape(g, x.shape, None)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints, default 0\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.expand_dims(pl.asarray([1., 2.]), axis=1).shape\n(2, 1)"},
    {"squeeze", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<squeeze_function>)), METH_FASTCALL | METH_KEYWORDS, "squeeze($self, /, axis=None)\n--\n\nThe array without the named axes of length one, or without all of them.\n\n    out = squeeze(x, axis)\n    dL/dx = reshape(g, x.shape, None)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxis : int or tuple of ints or None\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.squeeze(pl.asarray([[1., 2.]]), 0).shape\n(2,)"},
    {"permute_dims", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_extents_method<permute_dims_function>)), METH_FASTCALL | METH_KEYWORDS, "permute_dims($self, /, *axes)\n--\n\nThe array with its axes in another order.\n\n    out = permute_dims(x, axes)\n    dL/dx = _unpermute_dims(g, axes)\n\nInternal functions in these formulas:\n    _unpermute_dims(x, axes): The inverse of permute_dims.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\naxes : int or tuple of ints\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.permute_dims(pl.asarray([[1., 2., 3.]]), (1, 0)).shape\n(3, 1)"},
    {"matrix_transpose", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<matrix_transpose_function>)), METH_FASTCALL | METH_KEYWORDS, "matrix_transpose($self, /)\n--\n\nThe last two axes exchanged.\n\n    out = matrix_transpose(x)\n    dL/dx = matrix_transpose(g)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.matrix_transpose(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[[1.0, 3.0], [2.0, 4.0]]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_array() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
