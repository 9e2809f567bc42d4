// Generated from ops.yaml. Do not edit.
// The linalg family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"

#include "linalg/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter cholesky_function_list[] = {
    {"x", true, true, false},
    {"upper", false, false, true},
};
constexpr Parameters cholesky_function_parameters{"cholesky", cholesky_function_list};

PyObject* cholesky_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cholesky_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto upper_value = arguments.given(1) ? bool(arguments.boolean(1)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::cholesky(x_value, upper_value); }));
  });
}

constexpr Parameter det_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters det_function_parameters{"det", det_function_list};

PyObject* det_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(det_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::det(x_value); }));
  });
}

constexpr Parameter cofactor_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters cofactor_function_parameters{"_cofactor", cofactor_function_list};

PyObject* cofactor_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cofactor_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_cofactor(x_value); }));
  });
}

constexpr Parameter det_hessian_function_list[] = {
    {"x", true, true, false},
    {"direction", true, true, false},
};
constexpr Parameters det_hessian_function_parameters{"_det_hessian", det_hessian_function_list};

PyObject* det_hessian_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(det_hessian_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto direction_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_det_hessian(x_value, direction_value); }));
  });
}

constexpr Parameter diagonal_function_list[] = {
    {"x", true, true, false},
    {"offset", false, false, true},
};
constexpr Parameters diagonal_function_parameters{"diagonal", diagonal_function_list};

PyObject* diagonal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(diagonal_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto offset_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(0);
    return wrap(compute(arguments, [&] { return ops::diagonal(x_value, offset_value); }));
  });
}

constexpr Parameter diagonal_scatter_function_list[] = {
    {"x", true, true, false},
    {"shape", true, false, false},
    {"offset", false, false, true},
};
constexpr Parameters diagonal_scatter_function_parameters{"_diagonal_scatter", diagonal_scatter_function_list};

PyObject* diagonal_scatter_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(diagonal_scatter_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto shape_value = arguments.extents(1);
    const auto offset_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(0);
    return wrap(compute(arguments, [&] { return ops::_diagonal_scatter(x_value, shape_value, offset_value); }));
  });
}

constexpr Parameter triangle_function_list[] = {
    {"x", true, true, false},
    {"upper", true, false, true},
    {"k", false, false, true},
};
constexpr Parameters triangle_function_parameters{"_triangle", triangle_function_list};

PyObject* triangle_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(triangle_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto upper_value = arguments.boolean(1);
    const auto k_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(0);
    return wrap(compute(arguments, [&] { return ops::_triangle(x_value, upper_value, k_value); }));
  });
}

constexpr Parameter general_eig_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters general_eig_function_parameters{"_general_eig", general_eig_function_list};
constexpr const char* general_eig_function_fields[] = {"eigenvalues", "eigenvectors"};
ResultType general_eig_function_result("_general_eig", general_eig_function_fields);

PyObject* general_eig_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(general_eig_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return general_eig_function_result.wrap(compute(arguments, [&] { return ops::_general_eig(x_value); }));
  });
}

constexpr Parameter general_eigenvalues_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters general_eigenvalues_function_parameters{"_general_eigenvalues", general_eigenvalues_function_list};

PyObject* general_eigenvalues_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(general_eigenvalues_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_general_eigenvalues(x_value); }));
  });
}

constexpr Parameter eigh_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters eigh_function_parameters{"eigh", eigh_function_list};
constexpr const char* eigh_function_fields[] = {"eigenvalues", "eigenvectors"};
ResultType eigh_function_result("eigh", eigh_function_fields);

PyObject* eigh_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(eigh_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return eigh_function_result.wrap(compute(arguments, [&] { return ops::eigh(x_value); }));
  });
}

constexpr Parameter hermitian_eigenvalues_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters hermitian_eigenvalues_function_parameters{"_hermitian_eigenvalues", hermitian_eigenvalues_function_list};

PyObject* hermitian_eigenvalues_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(hermitian_eigenvalues_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_hermitian_eigenvalues(x_value); }));
  });
}

constexpr Parameter inv_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters inv_function_parameters{"inv", inv_function_list};

PyObject* inv_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(inv_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::inv(x_value); }));
  });
}

constexpr Parameter inverse_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters inverse_function_parameters{"_inverse", inverse_function_list};

PyObject* inverse_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(inverse_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_inverse(x_value); }));
  });
}

constexpr Parameter lu_factors_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters lu_factors_function_parameters{"_lu_factors", lu_factors_function_list};
constexpr const char* lu_factors_function_fields[] = {"P", "L", "U"};
ResultType lu_factors_function_result("_lu_factors", lu_factors_function_fields);

PyObject* lu_factors_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(lu_factors_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return lu_factors_function_result.wrap(compute(arguments, [&] { return ops::_lu_factors(x_value); }));
  });
}

constexpr Parameter lu_pivots_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters lu_pivots_function_parameters{"_lu_pivots", lu_pivots_function_list};
constexpr const char* lu_pivots_function_fields[] = {"factors", "pivots"};
ResultType lu_pivots_function_result("_lu_pivots", lu_pivots_function_fields);

PyObject* lu_pivots_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(lu_pivots_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return lu_pivots_function_result.wrap(compute(arguments, [&] { return ops::_lu_pivots(x_value); }));
  });
}

constexpr Parameter power_norm_function_list[] = {
    {"x", true, true, false},
    {"ord", true, false, true},
    {"axis", false, false, true},
    {"keepdims", false, false, true},
};
constexpr Parameters power_norm_function_parameters{"_power_norm", power_norm_function_list};

PyObject* power_norm_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(power_norm_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto ord_value = arguments.number(1);
    const auto axis_value = arguments.is_none(2) ? std::optional<Dims>() : std::optional<Dims>(arguments.extents(2));
    const auto keepdims_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::_power_norm(x_value, ord_value, axis_value, keepdims_value); }));
  });
}

constexpr Parameter pseudoinverse_function_list[] = {
    {"x", true, true, false},
    {"rtol", true, true, false},
};
constexpr Parameters pseudoinverse_function_parameters{"_pseudoinverse", pseudoinverse_function_list};

PyObject* pseudoinverse_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(pseudoinverse_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto rtol_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_pseudoinverse(x_value, rtol_value); }));
  });
}

constexpr Parameter reduced_qr_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters reduced_qr_function_parameters{"_reduced_qr", reduced_qr_function_list};
constexpr const char* reduced_qr_function_fields[] = {"q", "r"};
ResultType reduced_qr_function_result("_reduced_qr", reduced_qr_function_fields);

PyObject* reduced_qr_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(reduced_qr_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return reduced_qr_function_result.wrap(compute(arguments, [&] { return ops::_reduced_qr(x_value); }));
  });
}

constexpr Parameter complete_qr_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters complete_qr_function_parameters{"_complete_qr", complete_qr_function_list};
constexpr const char* complete_qr_function_fields[] = {"q", "r"};
ResultType complete_qr_function_result("_complete_qr", complete_qr_function_fields);

PyObject* complete_qr_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(complete_qr_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return complete_qr_function_result.wrap(compute(arguments, [&] { return ops::_complete_qr(x_value); }));
  });
}

constexpr Parameter slogdet_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters slogdet_function_parameters{"slogdet", slogdet_function_list};
constexpr const char* slogdet_function_fields[] = {"sign", "logabsdet"};
ResultType slogdet_function_result("slogdet", slogdet_function_fields);

PyObject* slogdet_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(slogdet_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return slogdet_function_result.wrap(compute(arguments, [&] { return ops::slogdet(x_value); }));
  });
}

constexpr Parameter solve_factored_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"factors", true, true, false},
    {"pivots", true, true, false},
    {"transposed", false, false, true},
};
constexpr Parameters solve_factored_function_parameters{"_solve_factored", solve_factored_function_list};

PyObject* solve_factored_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(solve_factored_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    const auto factors_value = arguments.operand(2);
    const auto pivots_value = arguments.operand(3);
    const auto transposed_value = arguments.given(4) ? bool(arguments.boolean(4)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::_solve_factored(x1_value, x2_value, factors_value, pivots_value, transposed_value); }));
  });
}

constexpr Parameter triangular_solve_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"upper", true, false, true},
    {"unit_diagonal", false, false, true},
};
constexpr Parameters triangular_solve_function_parameters{"_triangular_solve", triangular_solve_function_list};

PyObject* triangular_solve_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(triangular_solve_function_parameters, args, nargs, kwnames);
    const auto x1_value = arguments.operand(0);
    const auto x2_value = arguments.operand(1);
    const auto upper_value = arguments.boolean(2);
    const auto unit_diagonal_value = arguments.given(3) ? bool(arguments.boolean(3)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::_triangular_solve(x1_value, x2_value, upper_value, unit_diagonal_value); }));
  });
}

constexpr Parameter reduced_svd_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters reduced_svd_function_parameters{"_reduced_svd", reduced_svd_function_list};
constexpr const char* reduced_svd_function_fields[] = {"U", "S", "Vh"};
ResultType reduced_svd_function_result("_reduced_svd", reduced_svd_function_fields);

PyObject* reduced_svd_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(reduced_svd_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return reduced_svd_function_result.wrap(compute(arguments, [&] { return ops::_reduced_svd(x_value); }));
  });
}

constexpr Parameter full_svd_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters full_svd_function_parameters{"_full_svd", full_svd_function_list};
constexpr const char* full_svd_function_fields[] = {"U", "S", "Vh"};
ResultType full_svd_function_result("_full_svd", full_svd_function_fields);

PyObject* full_svd_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(full_svd_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return full_svd_function_result.wrap(compute(arguments, [&] { return ops::_full_svd(x_value); }));
  });
}

constexpr Parameter singular_values_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters singular_values_function_parameters{"_singular_values", singular_values_function_list};

PyObject* singular_values_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(singular_values_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_singular_values(x_value); }));
  });
}

PyMethodDef functions[] = {
    {"cholesky", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cholesky_function)), METH_FASTCALL | METH_KEYWORDS, "cholesky(x, /, *, upper=False)\n--\n\nThe lower triangular L with x = L @ L^H for Hermitian positive definite matrices; with upper=True, L^H.\n\n    y = cholesky(x)\n    dL/dx = (_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(y)) if upper else y)), conj(matrix_transpose(_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(y)) if upper else y)), (_triangle(conj(matrix_transpose(conj(matrix_transpose(y)) if upper else y)) @ (conj(matrix_transpose(g)) if upper else g), False, 0) + _triangle(conj(matrix_transpose(conj(matrix_transpose(y)) if upper else y)) @ (conj(matrix_transpose(g)) if upper else g), False, -1)) / 2, True, False))), True, False) + conj(matrix_transpose(_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(y)) if upper else y)), conj(matrix_transpose(_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(y)) if upper else y)), (_triangle(conj(matrix_transpose(conj(matrix_transpose(y)) if upper else y)) @ (conj(matrix_transpose(g)) if upper else g), False, 0) + _triangle(conj(matrix_transpose(conj(matrix_transpose(y)) if upper else y)) @ (conj(matrix_transpose(g)) if upper else g), False, -1)) / 2, True, False))), True, False)))) / 2\n\ng is dL/dy. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nupper : bool, default False\n\nReturns\n-------\ny : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nOnly the lower triangle of x is read. The gradient is that on Hermitian matrices: it is Hermitian itself, so the two\ntriangles share what a change of both does. A matrix that is not positive definite is an error.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.cholesky(pl.asarray([[4., 2.], [2., 5.]])).tolist()\n[[2.0, 0.0], [1.0, 2.0]]"},
    {"det", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(det_function)), METH_FASTCALL | METH_KEYWORDS, "det(x, /)\n--\n\nThe determinant of square matrices.\n\n    y = det(x)\n    dL/dx = expand_dims(expand_dims(g, -1), -1) * _cofactor(x)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\ny : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe gradient is the matrix of cofactors, of singular matrices too, and so is the second derivative right whatever the\nrank. From the third on derivatives of a singular matrix are NaN.\n\nSee also slogdet.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.det(pl.asarray([[2., 1.], [4., 5.]])).item()\n6.0"},
    {"_cofactor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cofactor_function)), METH_FASTCALL | METH_KEYWORDS, "_cofactor(x, /)\n--\n\nThe cofactors of square matrices, det(x) inv(x)^T where x has an inverse.\n\n    y = _cofactor(x)\n    dL/dx = _det_hessian(x, g)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\ny : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_det_hessian", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(det_hessian_function)), METH_FASTCALL | METH_KEYWORDS, "_det_hessian(x, direction, /)\n--\n\nThe second derivative of det at x, applied to a direction.\n\n    y = _det_hessian(x, direction)\n    dL/dx = expand_dims(expand_dims(det(x), -1), -1) * matrix_transpose((sum(sum(_inverse(x) * matrix_transpose(direction), -1, None, True), -2, None, True) * sum(sum(_inverse(x) * matrix_transpose(g), -1, None, True), -2, None, True) - sum(sum(_inverse(x) @ direction * matrix_transpose(_inverse(x) @ g), -1, None, True), -2, None, True)) * _inverse(x) + (_inverse(x) @ direction @ (_inverse(x) @ g) + _inverse(x) @ g @ (_inverse(x) @ direction) - sum(sum(_inverse(x) * matrix_transpose(direction), -1, None, True), -2, None, True) * (_inverse(x) @ g) - sum(sum(_inverse(x) * matrix_transpose(g), -1, None, True), -2, None, True) * (_inverse(x) @ direction)) @ _inverse(x))\n    dL/ddirection = _det_hessian(x, g)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\ndirection : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\ny : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"diagonal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(diagonal_function)), METH_FASTCALL | METH_KEYWORDS, "diagonal(x, /, *, offset=0)\n--\n\nThe diagonals of matrices as vectors, offset columns to the right of the main one.\n\n    y = diagonal(x)\n    dL/dx = _diagonal_scatter(g, x.shape, offset)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\noffset : int, default 0\n\nReturns\n-------\ny : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also trace.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.diagonal(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[1.0, 4.0]"},
    {"_diagonal_scatter", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(diagonal_scatter_function)), METH_FASTCALL | METH_KEYWORDS, "_diagonal_scatter(x, /, shape, *, offset=0)\n--\n\nZero matrices of a shape with the vectors x as their diagonals.\n\n    y = _diagonal_scatter(x)\n    dL/dx = diagonal(g, offset)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\noffset : int, default 0\n\nReturns\n-------\ny : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_triangle", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(triangle_function)), METH_FASTCALL | METH_KEYWORDS, "_triangle(x, /, *, upper, k=0)\n--\n\nThe matrices with zeros above, or with upper=True below, their k-th diagonal.\n\n    y = _triangle(x)\n    dL/dx = _triangle(g, upper, k)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nupper : bool\nk : int, default 0\n\nReturns\n-------\ny : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_general_eig", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(general_eig_function)), METH_FASTCALL | METH_KEYWORDS, "_general_eig(x, /)\n--\n\nEigenvalues and eigenvectors of complex square matrices.\n\n    eigenvalues, eigenvectors = _general_eig(x)\n    dL/dx = _inverse(conj(matrix_transpose(eigenvectors))) @ (where(abs(conj(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1))) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(eigenvectors)) @ g_eigenvectors - conj(matrix_transpose(eigenvectors)) @ eigenvectors * expand_dims(real(diagonal(conj(matrix_transpose(eigenvectors)) @ g_eigenvectors, 0)), -2)) / where(abs(conj(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1))) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 1, conj(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)))) @ conj(matrix_transpose(eigenvectors)) + expand_dims(g_eigenvalues, -1) * conj(matrix_transpose(eigenvectors)))\n\ng_eigenvalues is dL/deigenvalues. g_eigenvectors is dL/deigenvectors. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    complex dtypes\n\nReturns\n-------\neigenvalues : Tensor\n    the input's dtype\neigenvectors : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_general_eigenvalues", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(general_eigenvalues_function)), METH_FASTCALL | METH_KEYWORDS, "_general_eigenvalues(x, /)\n--\n\nEigenvalues of complex square matrices.\n\n    y = _general_eigenvalues(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    complex dtypes\n\nReturns\n-------\ny : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"eigh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(eigh_function)), METH_FASTCALL | METH_KEYWORDS, "eigh(x, /)\n--\n\nEigenvalues, ascending, and eigenvectors, the columns, of Hermitian matrices.\n\n    eigenvalues, eigenvectors = eigh(x)\n    dL/dx = (eigenvectors @ where(abs(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(eigenvectors)) @ g_eigenvectors - conj(matrix_transpose(conj(matrix_transpose(eigenvectors)) @ g_eigenvectors))) / where(abs(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 1, 2 * (expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)))) + eigenvectors * expand_dims(g_eigenvalues, -2)) @ conj(matrix_transpose(eigenvectors))\n\ng_eigenvalues is dL/deigenvalues. g_eigenvectors is dL/deigenvectors. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\neigenvalues : Tensor\n    the real dtype of the input's dtype\neigenvectors : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nOnly the lower triangle of x is read. The gradient is that on Hermitian matrices and Hermitian itself. Eigenvectors\nof equal eigenvalues have no derivative: the terms that would divide by zero are left out, which is right for\nfunctions of the eigenvalues alone and of the space that such eigenvectors span.\n\nSee also eigvalsh, eig.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.eigh(pl.asarray([[2., 0.], [0., 1.]])).eigenvalues.tolist()\n[1.0, 2.0]"},
    {"_hermitian_eigenvalues", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hermitian_eigenvalues_function)), METH_FASTCALL | METH_KEYWORDS, "_hermitian_eigenvalues(x, /)\n--\n\nEigenvalues of Hermitian matrices, ascending.\n\n    y = _hermitian_eigenvalues(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\ny : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"inv", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(inv_function)), METH_FASTCALL | METH_KEYWORDS, "inv(x, /)\n--\n\nThe inverse of square matrices.\n\n    y = inv(x)\n    dL/dx = -(matrix_transpose(y) @ g @ matrix_transpose(y))\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\ny : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nA singular matrix is an error.\n\nSee also pinv, solve.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.inv(pl.asarray([[1., 1.], [1., 2.]])).tolist()\n[[2.0, -1.0], [-1.0, 1.0]]"},
    {"_inverse", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(inverse_function)), METH_FASTCALL | METH_KEYWORDS, "_inverse(x, /)\n--\n\nThe inverse of square matrices, NaN for the singular ones.\n\n    y = _inverse(x)\n    dL/dx = -(matrix_transpose(y) @ g @ matrix_transpose(y))\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\ny : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_lu_factors", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(lu_factors_function)), METH_FASTCALL | METH_KEYWORDS, "_lu_factors(x, /)\n--\n\nThe factors of lu; the gradient is that of square matrices.\n\n    P, L, U = _lu_factors(x)\n    dL/dx = P @ _triangular_solve(matrix_transpose(L), matrix_transpose(_triangular_solve(U, matrix_transpose(_triangle(matrix_transpose(L) @ g_L, False, -1) + _triangle(g_U @ matrix_transpose(U), True, 0)), True, False)), True, False)\n\ng_L is dL/dL. g_U is dL/dU. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nP : Tensor\n    the input's dtype, float32 for bool and integers\nL : Tensor\n    the input's dtype, float32 for bool and integers\nU : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_lu_pivots", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(lu_pivots_function)), METH_FASTCALL | METH_KEYWORDS, "_lu_pivots(x, /)\n--\n\nWhat solve needs of square matrices; the pivots count from 1.\n\n    factors, pivots = _lu_pivots(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nfactors : Tensor\n    the input's dtype, float32 for bool and integers\npivots : Tensor\n    int32\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_power_norm", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(power_norm_function)), METH_FASTCALL | METH_KEYWORDS, "_power_norm(x, /, *, ord, axis=None, keepdims=False)\n--\n\nThe norm sum(abs(x)**ord)**(1/ord) over axes, for ord neither 0 nor infinite.\n\n    y = _power_norm(x)\n    dL/dx = where(unreduce(y, x.shape, axis, keepdims) == 0, 0, unreduce(g, x.shape, axis, keepdims) * (x / unreduce(y, x.shape, axis, keepdims))) if ord == 2 else where(x == 0, 0, unreduce(g, x.shape, axis, keepdims) * sign(x) * (abs(x) / unreduce(y, x.shape, axis, keepdims)) ** (ord - 1))\n\ng is dL/dy. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nord : float\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\ny : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_pseudoinverse", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(pseudoinverse_function)), METH_FASTCALL | METH_KEYWORDS, "_pseudoinverse(x, rtol, /)\n--\n\nThe Moore-Penrose inverse of matrices, by singular values above rtol times the largest.\n\n    y = _pseudoinverse(x, rtol)\n    dL/dx = (conj(matrix_transpose(g)) - x @ (y @ conj(matrix_transpose(g)))) @ (y @ conj(matrix_transpose(y))) + conj(matrix_transpose(y)) @ y @ (conj(matrix_transpose(g)) - conj(matrix_transpose(g)) @ y @ x) - conj(matrix_transpose(y)) @ g @ conj(matrix_transpose(y))\n\ng is dL/dy. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nrtol : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\ny : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_reduced_qr", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(reduced_qr_function)), METH_FASTCALL | METH_KEYWORDS, "_reduced_qr(x, /)\n--\n\nThe reduced factors of qr; the gradient is that of matrices no wider than high.\n\n    q, r = _reduced_qr(x)\n    dL/dx = conj(matrix_transpose(_triangular_solve(r, conj(matrix_transpose(g_q + q @ ((_triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 0) + _triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 1)) / 2 + conj(matrix_transpose((_triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 0) + _triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 1)) / 2))))), True, False)))\n\ng_q is dL/dq. g_r is dL/dr. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nq : Tensor\n    the input's dtype, float32 for bool and integers\nr : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_complete_qr", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(complete_qr_function)), METH_FASTCALL | METH_KEYWORDS, "_complete_qr(x, /)\n--\n\nThe complete factors of qr.\n\n    q, r = _complete_qr(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nq : Tensor\n    the input's dtype, float32 for bool and integers\nr : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"slogdet", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(slogdet_function)), METH_FASTCALL | METH_KEYWORDS, "slogdet(x, /)\n--\n\nThe sign of the determinant, of magnitude 1, and the logarithm of its magnitude.\n\n    sign, logabsdet = slogdet(x)\n    dL/dx = _zero_guard(expand_dims(expand_dims(g_logabsdet - (conj(g_sign) * sign - conj(conj(g_sign) * sign)) / 2, -1), -1) * conj(matrix_transpose(_inverse(x))), expand_dims(expand_dims(g_logabsdet - (conj(g_sign) * sign - conj(conj(g_sign) * sign)) / 2, -1), -1))\n\ng_sign is dL/dsign. g_logabsdet is dL/dlogabsdet. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nsign : Tensor\n    the input's dtype, float32 for bool and integers\nlogabsdet : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nA singular matrix gives 0 and -inf.\n\nSee also det.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.slogdet(pl.asarray([[-1., 0.], [0., 1.]])).sign.item()\n-1.0"},
    {"_solve_factored", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(solve_factored_function)), METH_FASTCALL | METH_KEYWORDS, "_solve_factored(x1, x2, factors, pivots, /, *, transposed=False)\n--\n\nThe X with x1 @ X = x2, or x1^T @ X = x2, by the factors of x1.\n\n    y = _solve_factored(x1, x2, factors, pivots)\n    dL/dx1 = -(y @ matrix_transpose(_solve_factored(x1, g, factors, pivots, False) if transposed else _solve_factored(x1, g, factors, pivots, True))) if transposed else -((_solve_factored(x1, g, factors, pivots, False) if transposed else _solve_factored(x1, g, factors, pivots, True)) @ matrix_transpose(y))\n    dL/dx2 = _solve_factored(x1, g, factors, pivots, False) if transposed else _solve_factored(x1, g, factors, pivots, True)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\nfactors : Tensor or number\n    every dtype; bool and integers are computed in float32\npivots : Tensor or number\n    integer dtypes, read as int32\ntransposed : bool, default False\n\nReturns\n-------\ny : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_triangular_solve", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(triangular_solve_function)), METH_FASTCALL | METH_KEYWORDS, "_triangular_solve(x1, x2, /, *, upper, unit_diagonal=False)\n--\n\nThe X with x1 @ X = x2 for lower or upper triangular matrices x1 and matrices x2.\n\n    y = _triangular_solve(x1, x2)\n    dL/dx1 = (_triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(y)), True, 1) if unit_diagonal else _triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(y)), True, 0)) if upper else _triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(y)), False, -1) if unit_diagonal else _triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(y)), False, 0)\n    dL/dx2 = _triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)\n\ng is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\nupper : bool\nunit_diagonal : bool, default False\n\nReturns\n-------\ny : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_reduced_svd", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(reduced_svd_function)), METH_FASTCALL | METH_KEYWORDS, "_reduced_svd(x, /)\n--\n\nSingular values and as many vectors.\n\n    U, S, Vh = _reduced_svd(x)\n    dL/dx = (U @ (where(abs(expand_dims(S, -2) - expand_dims(S, -1)) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(U)) @ g_U - conj(matrix_transpose(conj(matrix_transpose(U)) @ g_U)) + (Vh @ conj(matrix_transpose(g_Vh)) - conj(matrix_transpose(Vh @ conj(matrix_transpose(g_Vh)))))) / where(abs(expand_dims(S, -2) - expand_dims(S, -1)) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, 2 * (expand_dims(S, -2) - expand_dims(S, -1)))) + where(expand_dims(S, -2) + expand_dims(S, -1) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(U)) @ g_U - conj(matrix_transpose(conj(matrix_transpose(U)) @ g_U)) - (Vh @ conj(matrix_transpose(g_Vh)) - conj(matrix_transpose(Vh @ conj(matrix_transpose(g_Vh)))))) / where(expand_dims(S, -2) + expand_dims(S, -1) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, 2 * (expand_dims(S, -2) + expand_dims(S, -1)))) - conj(matrix_transpose(U)) @ g_U * where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, 1 / where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, expand_dims(S, -2)))) + U * expand_dims(g_S, -2) + g_U * where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, 1 / where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, expand_dims(S, -2)))) @ Vh + U * where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, 1 / where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, expand_dims(S, -2))) @ (g_Vh - conj(matrix_transpose(Vh @ conj(matrix_transpose(g_Vh)))) @ Vh)\n\ng_U is dL/dU. g_S is dL/dS. g_Vh is dL/dVh. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nU : Tensor\n    the input's dtype, float32 for bool and integers\nS : Tensor\n    the real dtype of the input's dtype\nVh : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_full_svd", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(full_svd_function)), METH_FASTCALL | METH_KEYWORDS, "_full_svd(x, /)\n--\n\nSingular values and square matrices of vectors.\n\n    U, S, Vh = _full_svd(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nU : Tensor\n    the input's dtype, float32 for bool and integers\nS : Tensor\n    the real dtype of the input's dtype\nVh : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_singular_values", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(singular_values_function)), METH_FASTCALL | METH_KEYWORDS, "_singular_values(x, /)\n--\n\nSingular values of matrices, descending, without derivatives.\n\n    y = _singular_values(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\ny : Tensor\n    the real dtype of the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_linalg() { add_family(functions, methods); }

}  // namespace pylucid::bindings
