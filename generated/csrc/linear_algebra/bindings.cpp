// Generated from ops.yaml. Do not edit.
// The linear_algebra family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "bindings/composite.h"
#include "linear_algebra/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter matmul_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters matmul_function_parameters{"matmul", matmul_function_list};

constexpr Parameter tensordot_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"axes", false, false, false},
};
constexpr Parameters tensordot_function_parameters{"tensordot", tensordot_function_list};

constexpr Parameter vecdot_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"axis", false, false, true},
};
constexpr Parameters vecdot_function_parameters{"vecdot", vecdot_function_list};

constexpr Parameter einsum_function_list[] = {
    {"subscripts", true, true, false},
};
constexpr Parameters einsum_function_parameters{"einsum", einsum_function_list};

constexpr Parameter kron_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters kron_function_parameters{"kron", kron_function_list};


PyObject* matmul_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(matmul_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::matmul(x1_value, x2_value); }));
  });
}

Composite tensordot_function_composite(tensordot_function_parameters, false);

PyObject* tensordot_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return tensordot_function_composite.call(args, nargs, kwnames);
}

Composite vecdot_function_composite(vecdot_function_parameters, false);

PyObject* vecdot_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return vecdot_function_composite.call(args, nargs, kwnames);
}

Composite einsum_function_composite(einsum_function_parameters, true);

PyObject* einsum_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return einsum_function_composite.call(args, nargs, kwnames);
}

Composite kron_function_composite(kron_function_parameters, false);

PyObject* kron_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return kron_function_composite.call(args, nargs, kwnames);
}

PyMethodDef functions[] = {
    {"matmul", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(matmul_function)), METH_FASTCALL | METH_KEYWORDS, "matmul(x1, x2, /)\n--\n\nThe matrix product of the last two axes, over broadcast batches; a vector is a row on the left, a column on the right.\n\n    out = x1 @ x2\n    dL/dx1 = (g * x2 if x2.ndim == 1 else squeeze(x2 @ expand_dims(g, -1), -1)) if x1.ndim == 1 else expand_dims(g, -1) * x2 if x2.ndim == 1 else g @ matrix_transpose(x2)\n    dL/dx2 = (x1 * g if x1.ndim == 1 else squeeze(matrix_transpose(x1) @ expand_dims(g, -1), -1)) if x2.ndim == 1 else expand_dims(x1, -1) * expand_dims(g, -2) if x1.ndim == 1 else matrix_transpose(x1) @ g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.matmul(pl.asarray([[1., 2.]]), pl.asarray([[3.], [4.]])).tolist()\n[[11.0]]"},
    {"tensordot", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(tensordot_function)), METH_FASTCALL | METH_KEYWORDS, "tensordot(x1, x2, /, axes=2)\n--\n\nThe sum of products over axes of x1 paired with axes of x2.\n\n    out = tensordot(x1, x2, axes)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    integer, floating point and complex dtypes\nx2 : Tensor\n    integer, floating point and complex dtypes\naxes : as the notes say, default 2\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\naxes is how many of the last axes of x1 and of the first of x2 are summed over, in order, or two sequences of axes.\n\nSee also matmul, einsum.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.tensordot(pl.asarray([[1., 2.]]), pl.asarray([[3.], [4.]]), axes=1).tolist()\n[[11.0]]"},
    {"vecdot", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(vecdot_function)), METH_FASTCALL | METH_KEYWORDS, "vecdot(x1, x2, /, *, axis=-1)\n--\n\nThe sum of conj(x1) * x2 along an axis.\n\n    out = vecdot(x1, x2, axis=axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : Tensor\n    every dtype\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nThe other axes are broadcast; axis counts from the end of both, so only a negative one may be given.\n\nSee also matmul.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.vecdot(pl.asarray([1., 2.]), pl.asarray([3., 4.])).item()\n11.0"},
    {"einsum", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(einsum_function)), METH_FASTCALL | METH_KEYWORDS, "einsum(subscripts, /, *operands)\n--\n\nThe sum of products that a subscript string such as 'ij,jk->ik' names.\n\n    out = einsum(subscripts, operands)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nsubscripts : str\noperands : Tensors\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nOne letter for each axis of each operand; `...` stands for the axes not named, which are broadcast. A letter twice in\none operand takes the diagonal. After `->` the axes of the result; without it the letters that occur once, in\nalphabetical order. Operands are contracted from left to right, each pair by a matrix product.\n\nSee also tensordot, matmul.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.einsum(\"ij,j->i\", pl.asarray([[1., 2.], [3., 4.]]), pl.asarray([1., 1.])).tolist()\n[3.0, 7.0]"},
    {"kron", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(kron_function)), METH_FASTCALL | METH_KEYWORDS, "kron(x1, x2, /)\n--\n\nThe Kronecker product, every element of x1 times all of x2 in blocks.\n\n    out = kron(x1, x2)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : Tensor\n    every dtype\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nThe one with fewer axes is given axes of length 1 in front.\n\nSee also outer.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.kron(pl.asarray([1., 10.]), pl.asarray([1., 2.])).tolist()\n[1.0, 2.0, 10.0, 20.0]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"matmul", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<matmul_function>)), METH_FASTCALL | METH_KEYWORDS, "matmul($self, x2, /)\n--\n\nThe matrix product of the last two axes, over broadcast batches; a vector is a row on the left, a column on the right.\n\n    out = x1 @ x2\n    dL/dx1 = (g * x2 if x2.ndim == 1 else squeeze(x2 @ expand_dims(g, -1), -1)) if x1.ndim == 1 else expand_dims(g, -1) * x2 if x2.ndim == 1 else g @ matrix_transpose(x2)\n    dL/dx2 = (x1 * g if x1.ndim == 1 else squeeze(matrix_transpose(x1) @ expand_dims(g, -1), -1)) if x2.ndim == 1 else expand_dims(x1, -1) * expand_dims(g, -2) if x1.ndim == 1 else matrix_transpose(x1) @ g\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.matmul(pl.asarray([[1., 2.]]), pl.asarray([[3.], [4.]])).tolist()\n[[11.0]]"},
    {"tensordot", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<tensordot_function>)), METH_FASTCALL | METH_KEYWORDS, "tensordot($self, x2, /, axes=2)\n--\n\nThe sum of products over axes of x1 paired with axes of x2.\n\n    out = tensordot(x1, x2, axes)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    integer, floating point and complex dtypes\nx2 : Tensor\n    integer, floating point and complex dtypes\naxes : as the notes say, default 2\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\naxes is how many of the last axes of x1 and of the first of x2 are summed over, in order, or two sequences of axes.\n\nSee also matmul, einsum.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.tensordot(pl.asarray([[1., 2.]]), pl.asarray([[3.], [4.]]), axes=1).tolist()\n[[11.0]]"},
    {"vecdot", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<vecdot_function>)), METH_FASTCALL | METH_KEYWORDS, "vecdot($self, x2, /, *, axis=-1)\n--\n\nThe sum of conj(x1) * x2 along an axis.\n\n    out = vecdot(x1, x2, axis=axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : Tensor\n    every dtype\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nThe other axes are broadcast; axis counts from the end of both, so only a negative one may be given.\n\nSee also matmul.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.vecdot(pl.asarray([1., 2.]), pl.asarray([3., 4.])).item()\n11.0"},
    {"kron", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<kron_function>)), METH_FASTCALL | METH_KEYWORDS, "kron($self, x2, /)\n--\n\nThe Kronecker product, every element of x1 times all of x2 in blocks.\n\n    out = kron(x1, x2)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : Tensor\n    every dtype\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nThe one with fewer axes is given axes of length 1 in front.\n\nSee also outer.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.kron(pl.asarray([1., 10.]), pl.asarray([1., 2.])).tolist()\n[1.0, 2.0, 10.0, 20.0]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_linear_algebra() { add_family("pylucid", functions, methods); }

}  // namespace pylucid::bindings
