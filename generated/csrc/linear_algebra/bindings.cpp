// Generated from ops.yaml. Do not edit.
// The linear_algebra family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "linear_algebra/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter matmul_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters matmul_function_parameters{"matmul", matmul_function_list};

PyObject* matmul_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(matmul_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::matmul(x1_value, x2_value); }));
  });
}

PyMethodDef functions[] = {
    {"matmul", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(matmul_function)), METH_FASTCALL | METH_KEYWORDS, "matmul(x1, x2, /)\n--\n\nThe matrix product of the last two axes, over broadcast batches; a vector is a row on the left, a column on the right.\n\n    y = x1 @ x2\n    dL/dx1 = (g * x2 if x2.ndim == 1 else squeeze(x2 @ expand_dims(g, -1), -1)) if x1.ndim == 1 else expand_dims(g, -1) * x2 if x2.ndim == 1 else g @ matrix_transpose(x2)\n    dL/dx2 = (x1 * g if x1.ndim == 1 else squeeze(matrix_transpose(x1) @ expand_dims(g, -1), -1)) if x2.ndim == 1 else expand_dims(x1, -1) * expand_dims(g, -2) if x1.ndim == 1 else matrix_transpose(x1) @ g\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\ny : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.matmul(pl.asarray([[1., 2.]]), pl.asarray([[3.], [4.]])).tolist()\n[[11.0]]"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {"matmul", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(as_method<matmul_function>)), METH_FASTCALL | METH_KEYWORDS, "matmul($self, x2, /)\n--\n\nThe matrix product of the last two axes, over broadcast batches; a vector is a row on the left, a column on the right.\n\n    y = x1 @ x2\n    dL/dx1 = (g * x2 if x2.ndim == 1 else squeeze(x2 @ expand_dims(g, -1), -1)) if x1.ndim == 1 else expand_dims(g, -1) * x2 if x2.ndim == 1 else g @ matrix_transpose(x2)\n    dL/dx2 = (x1 * g if x1.ndim == 1 else squeeze(matrix_transpose(x1) @ expand_dims(g, -1), -1)) if x2.ndim == 1 else expand_dims(x1, -1) * expand_dims(g, -2) if x1.ndim == 1 else matrix_transpose(x1) @ g\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    integer, floating point and complex dtypes\nx2 : Tensor or number\n    integer, floating point and complex dtypes\n\nReturns\n-------\ny : Tensor\n    the dtype to which the inputs promote\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nPromote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.matmul(pl.asarray([[1., 2.]]), pl.asarray([[3.], [4.]])).tolist()\n[[11.0]]"},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_linear_algebra() { add_family(functions, methods); }

}  // namespace pylucid::bindings
