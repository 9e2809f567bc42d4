// Generated from ops.yaml. Do not edit.
// The creation family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "bindings/composite.h"
#include "bindings/natives.h"
#include "creation/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter zeros_function_list[] = {
    {"shape", true, false, false},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters zeros_function_parameters{"zeros", zeros_function_list};

constexpr Parameter ones_function_list[] = {
    {"shape", true, false, false},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters ones_function_parameters{"ones", ones_function_list};

constexpr Parameter full_function_list[] = {
    {"shape", true, false, false},
    {"fill_value", true, false, false},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters full_function_parameters{"full", full_function_list};

constexpr Parameter arange_function_list[] = {
    {"start", true, true, false},
    {"stop", false, false, false},
    {"step", false, false, false},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters arange_function_parameters{"arange", arange_function_list};

constexpr Parameter eye_function_list[] = {
    {"n_rows", true, true, false},
    {"n_cols", false, true, false},
    {"k", false, false, true},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters eye_function_parameters{"eye", eye_function_list};

constexpr Parameter zeros_like_function_list[] = {
    {"x", true, true, false},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters zeros_like_function_parameters{"zeros_like", zeros_like_function_list};

constexpr Parameter ones_like_function_list[] = {
    {"x", true, true, false},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters ones_like_function_parameters{"ones_like", ones_like_function_list};

constexpr Parameter full_like_function_list[] = {
    {"x", true, true, false},
    {"fill_value", true, false, false},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters full_like_function_parameters{"full_like", full_like_function_list};

constexpr Parameter empty_function_list[] = {
    {"shape", true, false, false},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters empty_function_parameters{"empty", empty_function_list};

constexpr Parameter empty_like_function_list[] = {
    {"x", true, true, false},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters empty_like_function_parameters{"empty_like", empty_like_function_list};

constexpr Parameter asarray_function_list[] = {
    {"obj", true, true, false},
    {"dtype", false, false, false},
    {"device", false, false, false},
    {"copy", false, false, false},
    {"requires_grad", false, false, true},
};
constexpr Parameters asarray_function_parameters{"asarray", asarray_function_list};

constexpr Parameter tensor_function_list[] = {
    {"data", true, true, false},
    {"dtype", false, false, false},
    {"device", false, false, false},
    {"requires_grad", false, false, true},
};
constexpr Parameters tensor_function_parameters{"tensor", tensor_function_list};

constexpr Parameter from_dlpack_function_list[] = {
    {"x", true, true, false},
    {"device", false, false, true},
    {"copy", false, false, true},
};
constexpr Parameters from_dlpack_function_parameters{"from_dlpack", from_dlpack_function_list};

constexpr Parameter linspace_function_list[] = {
    {"start", true, true, false},
    {"stop", true, true, false},
    {"num", true, false, false},
    {"dtype", false, false, true},
    {"device", false, false, true},
    {"endpoint", false, false, true},
    {"requires_grad", false, false, true},
};
constexpr Parameters linspace_function_parameters{"linspace", linspace_function_list};

constexpr Parameter meshgrid_function_list[] = {
    {"indexing", false, false, true},
};
constexpr Parameters meshgrid_function_parameters{"meshgrid", meshgrid_function_list};


PyObject* zeros_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(zeros_function_parameters, args, nargs, kwnames);
    const auto shape_value = arguments.extents(0);
    const auto dtype_value = arguments.is_none(1) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(1));
    const auto device_value = arguments.is_none(2) ? std::optional<Device>() : std::optional<Device>(arguments.device(2));
    auto result = compute(arguments, [&] { return ops::zeros(shape_value, dtype_value, device_value); });
    return wrap(arguments.leaf(3, std::move(result)));
  });
}


PyObject* ones_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(ones_function_parameters, args, nargs, kwnames);
    const auto shape_value = arguments.extents(0);
    const auto dtype_value = arguments.is_none(1) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(1));
    const auto device_value = arguments.is_none(2) ? std::optional<Device>() : std::optional<Device>(arguments.device(2));
    auto result = compute(arguments, [&] { return ops::ones(shape_value, dtype_value, device_value); });
    return wrap(arguments.leaf(3, std::move(result)));
  });
}


PyObject* full_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(full_function_parameters, args, nargs, kwnames);
    const auto shape_value = arguments.extents(0);
    const auto fill_value_value = arguments.scalar(1);
    const auto dtype_value = arguments.is_none(2) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(2));
    const auto device_value = arguments.is_none(3) ? std::optional<Device>() : std::optional<Device>(arguments.device(3));
    auto result = compute(arguments, [&] { return ops::full(shape_value, fill_value_value, dtype_value, device_value); });
    return wrap(arguments.leaf(4, std::move(result)));
  });
}


PyObject* arange_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(arange_function_parameters, args, nargs, kwnames);
    const auto start_value = arguments.scalar(0);
    const auto stop_value = arguments.is_none(1) ? std::optional<Scalar>() : std::optional<Scalar>(arguments.scalar(1));
    const auto step_value = arguments.given(2) ? Scalar(arguments.scalar(2)) : Scalar(Scalar::of(std::int64_t{1}));
    const auto dtype_value = arguments.is_none(3) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(3));
    const auto device_value = arguments.is_none(4) ? std::optional<Device>() : std::optional<Device>(arguments.device(4));
    auto result = compute(arguments, [&] { return ops::arange(start_value, stop_value, step_value, dtype_value, device_value); });
    return wrap(arguments.leaf(5, std::move(result)));
  });
}


PyObject* eye_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(eye_function_parameters, args, nargs, kwnames);
    const auto n_rows_value = arguments.integer(0);
    const auto n_cols_value = arguments.is_none(1) ? std::optional<std::int64_t>() : std::optional<std::int64_t>(arguments.integer(1));
    const auto k_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(0);
    const auto dtype_value = arguments.is_none(3) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(3));
    const auto device_value = arguments.is_none(4) ? std::optional<Device>() : std::optional<Device>(arguments.device(4));
    auto result = compute(arguments, [&] { return ops::eye(n_rows_value, n_cols_value, k_value, dtype_value, device_value); });
    return wrap(arguments.leaf(5, std::move(result)));
  });
}


PyObject* zeros_like_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(zeros_like_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto dtype_value = arguments.is_none(1) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(1));
    const auto device_value = arguments.is_none(2) ? std::optional<Device>() : std::optional<Device>(arguments.device(2));
    auto result = compute(arguments, [&] { return ops::zeros_like(x_value, dtype_value, device_value); });
    return wrap(arguments.leaf(3, std::move(result)));
  });
}


PyObject* ones_like_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(ones_like_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto dtype_value = arguments.is_none(1) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(1));
    const auto device_value = arguments.is_none(2) ? std::optional<Device>() : std::optional<Device>(arguments.device(2));
    auto result = compute(arguments, [&] { return ops::ones_like(x_value, dtype_value, device_value); });
    return wrap(arguments.leaf(3, std::move(result)));
  });
}


PyObject* full_like_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(full_like_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto fill_value_value = arguments.scalar(1);
    const auto dtype_value = arguments.is_none(2) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(2));
    const auto device_value = arguments.is_none(3) ? std::optional<Device>() : std::optional<Device>(arguments.device(3));
    auto result = compute(arguments, [&] { return ops::full_like(x_value, fill_value_value, dtype_value, device_value); });
    return wrap(arguments.leaf(4, std::move(result)));
  });
}


PyObject* empty_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(empty_function_parameters, args, nargs, kwnames);
    const auto shape_value = arguments.extents(0);
    const auto dtype_value = arguments.is_none(1) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(1));
    const auto device_value = arguments.is_none(2) ? std::optional<Device>() : std::optional<Device>(arguments.device(2));
    auto result = compute(arguments, [&] { return ops::empty(shape_value, dtype_value, device_value); });
    return wrap(arguments.leaf(3, std::move(result)));
  });
}


PyObject* empty_like_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(empty_like_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto dtype_value = arguments.is_none(1) ? std::optional<Dtype>() : std::optional<Dtype>(arguments.dtype(1));
    const auto device_value = arguments.is_none(2) ? std::optional<Device>() : std::optional<Device>(arguments.device(2));
    auto result = compute(arguments, [&] { return ops::empty_like(x_value, dtype_value, device_value); });
    return wrap(arguments.leaf(3, std::move(result)));
  });
}

PyObject* asarray_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] { return natives::asarray(Arguments(asarray_function_parameters, args, nargs, kwnames)); });
}

PyObject* tensor_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] { return natives::tensor(Arguments(tensor_function_parameters, args, nargs, kwnames)); });
}

PyObject* from_dlpack_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] { return natives::from_dlpack(Arguments(from_dlpack_function_parameters, args, nargs, kwnames)); });
}

Composite linspace_function_composite(linspace_function_parameters, false);

PyObject* linspace_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return linspace_function_composite.call(args, nargs, kwnames);
}

Composite meshgrid_function_composite(meshgrid_function_parameters, true);

PyObject* meshgrid_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return meshgrid_function_composite.call(args, nargs, kwnames);
}

PyMethodDef functions[] = {
    {"zeros", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(zeros_function)), METH_FASTCALL | METH_KEYWORDS, "zeros(shape, *, dtype=None, device=None, requires_grad=False)\n--\n\nAn array of zeros.\n\n    out = zeros(shape, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nshape : int or sequence of ints\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.zeros(2).tolist()\n[0.0, 0.0]"},
    {"ones", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ones_function)), METH_FASTCALL | METH_KEYWORDS, "ones(shape, *, dtype=None, device=None, requires_grad=False)\n--\n\nAn array of ones.\n\n    out = ones(shape, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nshape : int or sequence of ints\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.ones(2).tolist()\n[1.0, 1.0]"},
    {"full", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(full_function)), METH_FASTCALL | METH_KEYWORDS, "full(shape, fill_value, *, dtype=None, device=None, requires_grad=False)\n--\n\nAn array of one value.\n\n    out = full(shape, fill_value, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nshape : int or sequence of ints\nfill_value : number\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.full((2,), 7).tolist()\n[7, 7]"},
    {"arange", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(arange_function)), METH_FASTCALL | METH_KEYWORDS, "arange(start, /, stop=None, step=1, *, dtype=None, device=None, requires_grad=False)\n--\n\nEvenly spaced values from start (0 when only one number is given) up to, not including, stop.\n\n    out = arange(start, stop, step, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nstart : number\nstop : number or None\nstep : number, default 1\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.arange(3).tolist()\n[0, 1, 2]"},
    {"eye", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(eye_function)), METH_FASTCALL | METH_KEYWORDS, "eye(n_rows, n_cols=None, /, *, k=0, dtype=None, device=None, requires_grad=False)\n--\n\nA matrix with ones on its k-th diagonal.\n\n    out = eye(n_rows, n_cols, k=k, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nn_rows : int\nn_cols : int or None\nk : int, default 0\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.eye(2).tolist()\n[[1.0, 0.0], [0.0, 1.0]]"},
    {"zeros_like", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(zeros_like_function)), METH_FASTCALL | METH_KEYWORDS, "zeros_like(x, /, *, dtype=None, device=None, requires_grad=False)\n--\n\nZeros of the shape of x.\n\n    out = zeros_like(x, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.zeros_like(pl.asarray([1., 2.])).tolist()\n[0.0, 0.0]"},
    {"ones_like", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(ones_like_function)), METH_FASTCALL | METH_KEYWORDS, "ones_like(x, /, *, dtype=None, device=None, requires_grad=False)\n--\n\nOnes of the shape of x.\n\n    out = ones_like(x, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.ones_like(pl.asarray([1., 2.])).tolist()\n[1.0, 1.0]"},
    {"full_like", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(full_like_function)), METH_FASTCALL | METH_KEYWORDS, "full_like(x, /, fill_value, *, dtype=None, device=None, requires_grad=False)\n--\n\nOne value in the shape of x.\n\n    out = full_like(x, fill_value, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nfill_value : number\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.full_like(pl.asarray([1., 2.]), 3).tolist()\n[3.0, 3.0]"},
    {"empty", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(empty_function)), METH_FASTCALL | METH_KEYWORDS, "empty(shape, *, dtype=None, device=None, requires_grad=False)\n--\n\nAn array whose values are not set to anything.\n\n    out = empty(shape, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nshape : int or sequence of ints\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also zeros, empty_like.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.empty((2, 3)).shape\n(2, 3)"},
    {"empty_like", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(empty_like_function)), METH_FASTCALL | METH_KEYWORDS, "empty_like(x, /, *, dtype=None, device=None, requires_grad=False)\n--\n\nAn array of the shape of x whose values are not set to anything.\n\n    out = empty_like(x, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also empty, zeros_like.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.empty_like(pl.asarray([1., 2.])).shape\n(2,)"},
    {"asarray", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(asarray_function)), METH_FASTCALL | METH_KEYWORDS, "asarray(obj, /, dtype=None, device=None, copy=None, *, requires_grad=False)\n--\n\nA Tensor with the value of a number, nested lists, an array, a buffer or a Tensor.\n\n    out = asarray(obj, dtype, device, copy)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nobj : as the notes say\ndtype : Dtype or None\ndevice : str or None\ncopy : bool or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nobj is a number; a list, tuple or range of numbers, Tensors and NumPy arrays, nested or not; a NumPy array; an object with\n__dlpack__, Python's buffer protocol or __array__; or a Tensor, which is itself the result where nothing about it changes.\nWithout a dtype Python's numbers become bool, int64, float32 or complex64; arrays keep theirs. Memory of other libraries is\ncopied. With copy=False it is shared, and a ValueError says so where it cannot be; with copy=True the result of a Tensor\nis another Tensor. The gradient goes on to a Tensor that is given. With requires_grad the result is a leaf, unless it is\nrecorded already.\n\nSee also tensor, from_dlpack.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.asarray([[1, 2], [3, 4]]).shape\n(2, 2)"},
    {"tensor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(tensor_function)), METH_FASTCALL | METH_KEYWORDS, "tensor(data, /, dtype=None, device=None, *, requires_grad=False)\n--\n\nA new leaf with a copy of a value, which may be all that asarray takes.\n\n    out = tensor(data, dtype, device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\ndata : as the notes say\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nIt is in no graph, whatever is given.\n\nSee also asarray.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.tensor([1., 2.], requires_grad=True)\ntensor([1., 2.], requires_grad=True)"},
    {"from_dlpack", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(from_dlpack_function)), METH_FASTCALL | METH_KEYWORDS, "from_dlpack(x, /, *, device=None, copy=None)\n--\n\nA Tensor over the memory of an object with __dlpack__.\n\n    out = from_dlpack(x, device=device, copy=copy)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : as the notes say\ndevice : str or None\ncopy : bool or None\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nThe memory is shared where it can be. With copy=False a ValueError says so where it cannot; with copy=True it never is.\npylucid does not write to shared memory, and what others write to it shows.\n\nSee also asarray.\n\nExamples\n--------\n>>> import numpy as np\n>>> import pylucid as pl\n>>> pl.from_dlpack(np.arange(3.)).tolist()\n[0.0, 1.0, 2.0]"},
    {"linspace", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(linspace_function)), METH_FASTCALL | METH_KEYWORDS, "linspace(start, stop, /, num, *, dtype=None, device=None, endpoint=True, requires_grad=False)\n--\n\nAs many evenly spaced values from start to stop, which is the last value or, without endpoint, the one after it.\n\n    out = linspace(start, stop, num, dtype=dtype, device=device, endpoint=endpoint)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nstart : number\nstop : number\nnum : int\ndtype : Dtype or None\ndevice : str or None\nendpoint : bool, default True\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the default\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nThe values are found in double precision and rounded once, downwards to an integer dtype.\n\nSee also arange.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linspace(0, 1, 5).tolist()\n[0.0, 0.25, 0.5, 0.75, 1.0]"},
    {"meshgrid", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(meshgrid_function)), METH_FASTCALL | METH_KEYWORDS, "meshgrid(*arrays, indexing='xy')\n--\n\nThe coordinates of a grid, from those along each of its axes, without a copy.\n\n    grids = meshgrid(arrays, indexing=indexing)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\narrays : Tensors\n    every dtype\nindexing : 'xy' or 'ij', default 'xy'\n\nReturns\n-------\ngrids : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nWith 'xy' the first array lies along the second axis, and the second along the first.\n\nSee also broadcast_arrays.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [x.tolist() for x in pl.meshgrid(pl.asarray([1, 2]), pl.asarray([3, 4, 5]), indexing=\"ij\")]\n[[[1, 1, 1], [2, 2, 2]], [[3, 4, 5], [3, 4, 5]]]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"zeros_like", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<zeros_like_function>)), METH_FASTCALL | METH_KEYWORDS, "zeros_like($self, /, *, dtype=None, device=None, requires_grad=False)\n--\n\nZeros of the shape of x.\n\n    out = zeros_like(x, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.zeros_like(pl.asarray([1., 2.])).tolist()\n[0.0, 0.0]"},
    {"ones_like", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<ones_like_function>)), METH_FASTCALL | METH_KEYWORDS, "ones_like($self, /, *, dtype=None, device=None, requires_grad=False)\n--\n\nOnes of the shape of x.\n\n    out = ones_like(x, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.ones_like(pl.asarray([1., 2.])).tolist()\n[1.0, 1.0]"},
    {"full_like", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<full_like_function>)), METH_FASTCALL | METH_KEYWORDS, "full_like($self, /, fill_value, *, dtype=None, device=None, requires_grad=False)\n--\n\nOne value in the shape of x.\n\n    out = full_like(x, fill_value, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nfill_value : number\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.full_like(pl.asarray([1., 2.]), 3).tolist()\n[3.0, 3.0]"},
    {"empty_like", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<empty_like_function>)), METH_FASTCALL | METH_KEYWORDS, "empty_like($self, /, *, dtype=None, device=None, requires_grad=False)\n--\n\nAn array of the shape of x whose values are not set to anything.\n\n    out = empty_like(x, dtype=dtype, device=device)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\ndtype : Dtype or None\ndevice : str or None\nrequires_grad : bool, default False\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also empty, zeros_like.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.empty_like(pl.asarray([1., 2.])).shape\n(2,)"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_creation() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
