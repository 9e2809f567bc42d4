// Generated from ops.yaml. Do not edit.
// The linalg family's operators as built-in functions and Tensor methods.
#include "bindings/arguments.h"
#include "bindings/composite.h"
#include "linalg/ops.h"

namespace pylucid::bindings {

namespace {

constexpr Parameter cholesky_function_list[] = {
    {"x", true, true, false},
    {"upper", false, false, true},
};
constexpr Parameters cholesky_function_parameters{"cholesky", cholesky_function_list};

constexpr Parameter det_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters det_function_parameters{"det", det_function_list};

constexpr Parameter cofactor_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters cofactor_function_parameters{"_cofactor", cofactor_function_list};

constexpr Parameter det_hessian_function_list[] = {
    {"x", true, true, false},
    {"direction", true, true, false},
};
constexpr Parameters det_hessian_function_parameters{"_det_hessian", det_hessian_function_list};

constexpr Parameter diagonal_function_list[] = {
    {"x", true, true, false},
    {"offset", false, false, true},
};
constexpr Parameters diagonal_function_parameters{"diagonal", diagonal_function_list};

constexpr Parameter diagonal_scatter_function_list[] = {
    {"x", true, true, false},
    {"shape", true, false, false},
    {"offset", false, false, true},
};
constexpr Parameters diagonal_scatter_function_parameters{"_diagonal_scatter", diagonal_scatter_function_list};

constexpr Parameter triangle_function_list[] = {
    {"x", true, true, false},
    {"upper", true, false, true},
    {"k", false, false, true},
};
constexpr Parameters triangle_function_parameters{"_triangle", triangle_function_list};

constexpr Parameter general_eig_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters general_eig_function_parameters{"_general_eig", general_eig_function_list};

constexpr Parameter general_eigenvalues_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters general_eigenvalues_function_parameters{"_general_eigenvalues", general_eigenvalues_function_list};

constexpr Parameter eigh_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters eigh_function_parameters{"eigh", eigh_function_list};

constexpr Parameter hermitian_eigenvalues_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters hermitian_eigenvalues_function_parameters{"_hermitian_eigenvalues", hermitian_eigenvalues_function_list};

constexpr Parameter inv_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters inv_function_parameters{"inv", inv_function_list};

constexpr Parameter inverse_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters inverse_function_parameters{"_inverse", inverse_function_list};

constexpr Parameter lu_factors_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters lu_factors_function_parameters{"_lu_factors", lu_factors_function_list};

constexpr Parameter lu_pivots_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters lu_pivots_function_parameters{"_lu_pivots", lu_pivots_function_list};

constexpr Parameter power_norm_function_list[] = {
    {"x", true, true, false},
    {"ord", true, false, true},
    {"axis", false, false, true},
    {"keepdims", false, false, true},
};
constexpr Parameters power_norm_function_parameters{"_power_norm", power_norm_function_list};

constexpr Parameter pseudoinverse_function_list[] = {
    {"x", true, true, false},
    {"rtol", true, true, false},
};
constexpr Parameters pseudoinverse_function_parameters{"_pseudoinverse", pseudoinverse_function_list};

constexpr Parameter reduced_qr_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters reduced_qr_function_parameters{"_reduced_qr", reduced_qr_function_list};

constexpr Parameter complete_qr_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters complete_qr_function_parameters{"_complete_qr", complete_qr_function_list};

constexpr Parameter slogdet_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters slogdet_function_parameters{"slogdet", slogdet_function_list};

constexpr Parameter solve_factored_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"factors", true, true, false},
    {"pivots", true, true, false},
    {"transposed", false, false, true},
};
constexpr Parameters solve_factored_function_parameters{"_solve_factored", solve_factored_function_list};

constexpr Parameter triangular_solve_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"upper", true, false, true},
    {"unit_diagonal", false, false, true},
};
constexpr Parameters triangular_solve_function_parameters{"_triangular_solve", triangular_solve_function_list};

constexpr Parameter reduced_svd_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters reduced_svd_function_parameters{"_reduced_svd", reduced_svd_function_list};

constexpr Parameter full_svd_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters full_svd_function_parameters{"_full_svd", full_svd_function_list};

constexpr Parameter singular_values_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters singular_values_function_parameters{"_singular_values", singular_values_function_list};

constexpr Parameter cross_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"axis", false, false, true},
};
constexpr Parameters cross_function_parameters{"cross", cross_function_list};

constexpr Parameter eig_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters eig_function_parameters{"eig", eig_function_list};

constexpr Parameter eigvals_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters eigvals_function_parameters{"eigvals", eigvals_function_list};

constexpr Parameter eigvalsh_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters eigvalsh_function_parameters{"eigvalsh", eigvalsh_function_list};

constexpr Parameter lstsq_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"rtol", false, false, true},
};
constexpr Parameters lstsq_function_parameters{"lstsq", lstsq_function_list};

constexpr Parameter lu_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters lu_function_parameters{"lu", lu_function_list};

constexpr Parameter matrix_norm_function_list[] = {
    {"x", true, true, false},
    {"keepdims", false, false, true},
    {"ord", false, false, true},
};
constexpr Parameters matrix_norm_function_parameters{"matrix_norm", matrix_norm_function_list};

constexpr Parameter matrix_power_function_list[] = {
    {"x", true, true, false},
    {"n", true, true, false},
};
constexpr Parameters matrix_power_function_parameters{"matrix_power", matrix_power_function_list};

constexpr Parameter matrix_rank_function_list[] = {
    {"x", true, true, false},
    {"rtol", false, false, true},
};
constexpr Parameters matrix_rank_function_parameters{"matrix_rank", matrix_rank_function_list};

constexpr Parameter norm_function_list[] = {
    {"x", true, true, false},
    {"ord", false, false, false},
    {"axis", false, false, false},
    {"keepdims", false, false, true},
};
constexpr Parameters norm_function_parameters{"norm", norm_function_list};

constexpr Parameter outer_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters outer_function_parameters{"outer", outer_function_list};

constexpr Parameter pinv_function_list[] = {
    {"x", true, true, false},
    {"rtol", false, false, true},
};
constexpr Parameters pinv_function_parameters{"pinv", pinv_function_list};

constexpr Parameter qr_function_list[] = {
    {"x", true, true, false},
    {"mode", false, false, true},
};
constexpr Parameters qr_function_parameters{"qr", qr_function_list};

constexpr Parameter solve_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
};
constexpr Parameters solve_function_parameters{"solve", solve_function_list};

constexpr Parameter solve_triangular_function_list[] = {
    {"x1", true, true, false},
    {"x2", true, true, false},
    {"upper", true, false, true},
    {"unit_diagonal", false, false, true},
};
constexpr Parameters solve_triangular_function_parameters{"solve_triangular", solve_triangular_function_list};

constexpr Parameter svd_function_list[] = {
    {"x", true, true, false},
    {"full_matrices", false, false, true},
};
constexpr Parameters svd_function_parameters{"svd", svd_function_list};

constexpr Parameter svdvals_function_list[] = {
    {"x", true, true, false},
};
constexpr Parameters svdvals_function_parameters{"svdvals", svdvals_function_list};

constexpr Parameter trace_function_list[] = {
    {"x", true, true, false},
    {"offset", false, false, true},
    {"dtype", false, false, true},
};
constexpr Parameters trace_function_parameters{"trace", trace_function_list};

constexpr Parameter vector_norm_function_list[] = {
    {"x", true, true, false},
    {"axis", false, false, true},
    {"keepdims", false, false, true},
    {"ord", false, false, true},
};
constexpr Parameters vector_norm_function_parameters{"vector_norm", vector_norm_function_list};


PyObject* cholesky_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cholesky_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto upper_value = arguments.given(1) ? bool(arguments.boolean(1)) : bool(false);
    return wrap(compute(arguments, [&] { return ops::cholesky(x_value, upper_value); }));
  });
}


PyObject* det_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(det_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::det(x_value); }));
  });
}


PyObject* cofactor_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(cofactor_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_cofactor(x_value); }));
  });
}


PyObject* det_hessian_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(det_hessian_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto direction_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_det_hessian(x_value, direction_value); }));
  });
}


PyObject* diagonal_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(diagonal_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto offset_value = arguments.given(1) ? std::int64_t(arguments.integer(1)) : std::int64_t(0);
    return wrap(compute(arguments, [&] { return ops::diagonal(x_value, offset_value); }));
  });
}


PyObject* diagonal_scatter_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(diagonal_scatter_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto shape_value = arguments.extents(1);
    const auto offset_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(0);
    return wrap(compute(arguments, [&] { return ops::_diagonal_scatter(x_value, shape_value, offset_value); }));
  });
}


PyObject* triangle_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(triangle_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto upper_value = arguments.boolean(1);
    const auto k_value = arguments.given(2) ? std::int64_t(arguments.integer(2)) : std::int64_t(0);
    return wrap(compute(arguments, [&] { return ops::_triangle(x_value, upper_value, k_value); }));
  });
}

constexpr const char* general_eig_function_fields[] = {"eigenvalues", "eigenvectors"};
ResultType general_eig_function_result("_general_eig", general_eig_function_fields);

PyObject* general_eig_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(general_eig_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return general_eig_function_result.wrap(compute(arguments, [&] { return ops::_general_eig(x_value); }));
  });
}


PyObject* general_eigenvalues_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(general_eigenvalues_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_general_eigenvalues(x_value); }));
  });
}

constexpr const char* eigh_function_fields[] = {"eigenvalues", "eigenvectors"};
ResultType eigh_function_result("eigh", eigh_function_fields);

PyObject* eigh_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(eigh_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return eigh_function_result.wrap(compute(arguments, [&] { return ops::eigh(x_value); }));
  });
}


PyObject* hermitian_eigenvalues_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(hermitian_eigenvalues_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_hermitian_eigenvalues(x_value); }));
  });
}


PyObject* inv_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(inv_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::inv(x_value); }));
  });
}


PyObject* inverse_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(inverse_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_inverse(x_value); }));
  });
}

constexpr const char* lu_factors_function_fields[] = {"P", "L", "U"};
ResultType lu_factors_function_result("_lu_factors", lu_factors_function_fields);

PyObject* lu_factors_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(lu_factors_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return lu_factors_function_result.wrap(compute(arguments, [&] { return ops::_lu_factors(x_value); }));
  });
}

constexpr const char* lu_pivots_function_fields[] = {"factors", "pivots"};
ResultType lu_pivots_function_result("_lu_pivots", lu_pivots_function_fields);

PyObject* lu_pivots_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(lu_pivots_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return lu_pivots_function_result.wrap(compute(arguments, [&] { return ops::_lu_pivots(x_value); }));
  });
}


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


PyObject* pseudoinverse_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(pseudoinverse_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    const auto rtol_value = arguments.operand(1);
    return wrap(compute(arguments, [&] { return ops::_pseudoinverse(x_value, rtol_value); }));
  });
}

constexpr const char* reduced_qr_function_fields[] = {"q", "r"};
ResultType reduced_qr_function_result("_reduced_qr", reduced_qr_function_fields);

PyObject* reduced_qr_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(reduced_qr_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return reduced_qr_function_result.wrap(compute(arguments, [&] { return ops::_reduced_qr(x_value); }));
  });
}

constexpr const char* complete_qr_function_fields[] = {"q", "r"};
ResultType complete_qr_function_result("_complete_qr", complete_qr_function_fields);

PyObject* complete_qr_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(complete_qr_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return complete_qr_function_result.wrap(compute(arguments, [&] { return ops::_complete_qr(x_value); }));
  });
}

constexpr const char* slogdet_function_fields[] = {"sign", "logabsdet"};
ResultType slogdet_function_result("slogdet", slogdet_function_fields);

PyObject* slogdet_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(slogdet_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return slogdet_function_result.wrap(compute(arguments, [&] { return ops::slogdet(x_value); }));
  });
}


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

constexpr const char* reduced_svd_function_fields[] = {"U", "S", "Vh"};
ResultType reduced_svd_function_result("_reduced_svd", reduced_svd_function_fields);

PyObject* reduced_svd_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(reduced_svd_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return reduced_svd_function_result.wrap(compute(arguments, [&] { return ops::_reduced_svd(x_value); }));
  });
}

constexpr const char* full_svd_function_fields[] = {"U", "S", "Vh"};
ResultType full_svd_function_result("_full_svd", full_svd_function_fields);

PyObject* full_svd_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(full_svd_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return full_svd_function_result.wrap(compute(arguments, [&] { return ops::_full_svd(x_value); }));
  });
}


PyObject* singular_values_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&]() -> PyObject* {
    const Arguments arguments(singular_values_function_parameters, args, nargs, kwnames);
    const auto x_value = arguments.operand(0);
    return wrap(compute(arguments, [&] { return ops::_singular_values(x_value); }));
  });
}

Composite cross_function_composite(cross_function_parameters, false);

PyObject* cross_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return cross_function_composite.call(args, nargs, kwnames);
}

Composite eig_function_composite(eig_function_parameters, false);

PyObject* eig_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return eig_function_composite.call(args, nargs, kwnames);
}

Composite eigvals_function_composite(eigvals_function_parameters, false);

PyObject* eigvals_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return eigvals_function_composite.call(args, nargs, kwnames);
}

Composite eigvalsh_function_composite(eigvalsh_function_parameters, false);

PyObject* eigvalsh_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return eigvalsh_function_composite.call(args, nargs, kwnames);
}

Composite lstsq_function_composite(lstsq_function_parameters, false);

PyObject* lstsq_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return lstsq_function_composite.call(args, nargs, kwnames);
}

Composite lu_function_composite(lu_function_parameters, false);

PyObject* lu_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return lu_function_composite.call(args, nargs, kwnames);
}

Composite matrix_norm_function_composite(matrix_norm_function_parameters, false);

PyObject* matrix_norm_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return matrix_norm_function_composite.call(args, nargs, kwnames);
}

Composite matrix_power_function_composite(matrix_power_function_parameters, false);

PyObject* matrix_power_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return matrix_power_function_composite.call(args, nargs, kwnames);
}

Composite matrix_rank_function_composite(matrix_rank_function_parameters, false);

PyObject* matrix_rank_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return matrix_rank_function_composite.call(args, nargs, kwnames);
}

Composite norm_function_composite(norm_function_parameters, false);

PyObject* norm_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return norm_function_composite.call(args, nargs, kwnames);
}

Composite outer_function_composite(outer_function_parameters, false);

PyObject* outer_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return outer_function_composite.call(args, nargs, kwnames);
}

Composite pinv_function_composite(pinv_function_parameters, false);

PyObject* pinv_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return pinv_function_composite.call(args, nargs, kwnames);
}

Composite qr_function_composite(qr_function_parameters, false);

PyObject* qr_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return qr_function_composite.call(args, nargs, kwnames);
}

Composite solve_function_composite(solve_function_parameters, false);

PyObject* solve_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return solve_function_composite.call(args, nargs, kwnames);
}

Composite solve_triangular_function_composite(solve_triangular_function_parameters, false);

PyObject* solve_triangular_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return solve_triangular_function_composite.call(args, nargs, kwnames);
}

Composite svd_function_composite(svd_function_parameters, false);

PyObject* svd_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return svd_function_composite.call(args, nargs, kwnames);
}

Composite svdvals_function_composite(svdvals_function_parameters, false);

PyObject* svdvals_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return svdvals_function_composite.call(args, nargs, kwnames);
}

Composite trace_function_composite(trace_function_parameters, false);

PyObject* trace_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return trace_function_composite.call(args, nargs, kwnames);
}

Composite vector_norm_function_composite(vector_norm_function_parameters, false);

PyObject* vector_norm_function(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return vector_norm_function_composite.call(args, nargs, kwnames);
}

PyMethodDef functions[] = {
    {"cholesky", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cholesky_function)), METH_FASTCALL | METH_KEYWORDS, "cholesky(x, /, *, upper=False)\n--\n\nThe lower triangular L with x = L @ L^H for Hermitian positive definite matrices; with upper=True, L^H.\n\n    out = cholesky(x, upper=upper)\n    dL/dx = (_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)), conj(matrix_transpose(_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)), (_triangle(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)) @ (conj(matrix_transpose(g)) if upper else g), False, 0) + _triangle(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)) @ (conj(matrix_transpose(g)) if upper else g), False, -1)) / 2, True, False))), True, False) + conj(matrix_transpose(_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)), conj(matrix_transpose(_triangular_solve(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)), (_triangle(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)) @ (conj(matrix_transpose(g)) if upper else g), False, 0) + _triangle(conj(matrix_transpose(conj(matrix_transpose(out)) if upper else out)) @ (conj(matrix_transpose(g)) if upper else g), False, -1)) / 2, True, False))), True, False)))) / 2\n\nInternal functions in these formulas:\n    _triangular_solve(x1, x2, upper, unit_diagonal): The X with x1 @ X = x2 for lower or upper triangular matrices x1 and matrices x2.\n    _triangle(x, upper, k): The matrices with zeros above, or with upper=True below, their k-th diagonal.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nupper : bool, default False\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nOnly the lower triangle of x is read. The gradient is that on Hermitian matrices: it is Hermitian itself, so the two\ntriangles share what a change of both does. A matrix that is not positive definite is an error.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.cholesky(pl.asarray([[4., 2.], [2., 5.]])).tolist()\n[[2.0, 0.0], [1.0, 2.0]]"},
    {"det", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(det_function)), METH_FASTCALL | METH_KEYWORDS, "det(x, /)\n--\n\nThe determinant of square matrices.\n\n    out = det(x)\n    dL/dx = expand_dims(expand_dims(g, -1), -1) * _cofactor(x)\n\nInternal functions in these formulas:\n    _cofactor(x): The cofactors of square matrices, det(x) inv(x)^T where x has an inverse.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nThe gradient is the matrix of cofactors, of singular matrices too, and so is the second derivative right whatever the\nrank. From the third on derivatives of a singular matrix are NaN.\n\nSee also slogdet.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.det(pl.asarray([[2., 1.], [4., 5.]])).item()\n6.0"},
    {"_cofactor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cofactor_function)), METH_FASTCALL | METH_KEYWORDS, "_cofactor(x, /)\n--\n\nThe cofactors of square matrices, det(x) inv(x)^T where x has an inverse.\n\n    out = _cofactor(x)\n    dL/dx = _det_hessian(x, g)\n\nInternal functions in these formulas:\n    _det_hessian(x, direction): The second derivative of det at x, applied to a direction.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_det_hessian", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(det_hessian_function)), METH_FASTCALL | METH_KEYWORDS, "_det_hessian(x, direction, /)\n--\n\nThe second derivative of det at x, applied to a direction.\n\n    out = _det_hessian(x, direction)\n    dL/dx = expand_dims(expand_dims(det(x), -1), -1) * matrix_transpose((sum(sum(inv(x) * matrix_transpose(direction), -1, None, True), -2, None, True) * sum(sum(inv(x) * matrix_transpose(g), -1, None, True), -2, None, True) - sum(sum(inv(x) @ direction * matrix_transpose(inv(x) @ g), -1, None, True), -2, None, True)) * inv(x) + (inv(x) @ direction @ (inv(x) @ g) + inv(x) @ g @ (inv(x) @ direction) - sum(sum(inv(x) * matrix_transpose(direction), -1, None, True), -2, None, True) * (inv(x) @ g) - sum(sum(inv(x) * matrix_transpose(g), -1, None, True), -2, None, True) * (inv(x) @ direction)) @ inv(x))\n    dL/ddirection = _det_hessian(x, g)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\ndirection : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"diagonal", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(diagonal_function)), METH_FASTCALL | METH_KEYWORDS, "diagonal(x, /, *, offset=0)\n--\n\nThe diagonals of matrices as vectors, offset columns to the right of the main one.\n\n    out = diagonal(x, offset=offset)\n    dL/dx = _diagonal_scatter(g, x.shape, offset)\n\nInternal functions in these formulas:\n    _diagonal_scatter(x, shape, offset): Zero matrices of a shape with the vectors x as their diagonals.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\noffset : int, default 0\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored.\n\nSee also trace.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.diagonal(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n[1.0, 4.0]"},
    {"_diagonal_scatter", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(diagonal_scatter_function)), METH_FASTCALL | METH_KEYWORDS, "_diagonal_scatter(x, /, shape, *, offset=0)\n--\n\nZero matrices of a shape with the vectors x as their diagonals.\n\n    out = _diagonal_scatter(x, shape, offset=offset)\n    dL/dx = diagonal(g, offset)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nshape : int or sequence of ints\noffset : int, default 0\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_triangle", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(triangle_function)), METH_FASTCALL | METH_KEYWORDS, "_triangle(x, /, *, upper, k=0)\n--\n\nThe matrices with zeros above, or with upper=True below, their k-th diagonal.\n\n    out = _triangle(x, upper=upper, k=k)\n    dL/dx = _triangle(g, upper, k)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype\nupper : bool\nk : int, default 0\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_general_eig", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(general_eig_function)), METH_FASTCALL | METH_KEYWORDS, "_general_eig(x, /)\n--\n\nEigenvalues and eigenvectors of complex square matrices.\n\n    eigenvalues, eigenvectors = _general_eig(x)\n    dL/dx = inv(conj(matrix_transpose(eigenvectors))) @ (where(abs(conj(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1))) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(eigenvectors)) @ g_eigenvectors - conj(matrix_transpose(eigenvectors)) @ eigenvectors * expand_dims(real(diagonal(conj(matrix_transpose(eigenvectors)) @ g_eigenvectors, 0)), -2)) / where(abs(conj(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1))) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 1, conj(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)))) @ conj(matrix_transpose(eigenvectors)) + expand_dims(g_eigenvalues, -1) * conj(matrix_transpose(eigenvectors)))\n\nInternal functions in these formulas:\n    _power_norm(x, ord, axis, keepdims): The norm sum(abs(x)**ord)**(1/ord) over axes, for ord neither 0 nor infinite.\n\ng_eigenvalues is dL/deigenvalues. g_eigenvectors is dL/deigenvectors. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    complex dtypes\n\nReturns\n-------\neigenvalues : Tensor\n    the input's dtype\neigenvectors : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_general_eigenvalues", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(general_eigenvalues_function)), METH_FASTCALL | METH_KEYWORDS, "_general_eigenvalues(x, /)\n--\n\nEigenvalues of complex square matrices.\n\n    out = _general_eigenvalues(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    complex dtypes\n\nReturns\n-------\nout : Tensor\n    the input's dtype\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"eigh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(eigh_function)), METH_FASTCALL | METH_KEYWORDS, "eigh(x, /)\n--\n\nEigenvalues, ascending, and eigenvectors, the columns, of Hermitian matrices.\n\n    eigenvalues, eigenvectors = eigh(x)\n    dL/dx = (eigenvectors @ where(abs(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(eigenvectors)) @ g_eigenvectors - conj(matrix_transpose(conj(matrix_transpose(eigenvectors)) @ g_eigenvectors))) / where(abs(expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)) <= expand_dims(_power_norm(eigenvalues, 2, -1, True), -1) * eps * 2, 1, 2 * (expand_dims(eigenvalues, -2) - expand_dims(eigenvalues, -1)))) + eigenvectors * expand_dims(g_eigenvalues, -2)) @ conj(matrix_transpose(eigenvectors))\n\nInternal functions in these formulas:\n    _power_norm(x, ord, axis, keepdims): The norm sum(abs(x)**ord)**(1/ord) over axes, for ord neither 0 nor infinite.\n\ng_eigenvalues is dL/deigenvalues. g_eigenvectors is dL/deigenvectors. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\neigenvalues : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\neigenvectors : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nOnly the lower triangle of x is read. The gradient is that on Hermitian matrices and Hermitian itself. Eigenvectors\nof equal eigenvalues have no derivative: the terms that would divide by zero are left out, which is right for\nfunctions of the eigenvalues alone and of the space that such eigenvectors span.\n\nSee also eigvalsh, eig.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.eigh(pl.asarray([[2., 0.], [0., 1.]])).eigenvalues.tolist()\n[1.0, 2.0]"},
    {"_hermitian_eigenvalues", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(hermitian_eigenvalues_function)), METH_FASTCALL | METH_KEYWORDS, "_hermitian_eigenvalues(x, /)\n--\n\nEigenvalues of Hermitian matrices, ascending.\n\n    out = _hermitian_eigenvalues(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"inv", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(inv_function)), METH_FASTCALL | METH_KEYWORDS, "inv(x, /)\n--\n\nThe inverse of square matrices.\n\n    out = inv(x)\n    dL/dx = -(matrix_transpose(out) @ g @ matrix_transpose(out))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nA singular matrix is an error.\n\nSee also pinv, solve.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.inv(pl.asarray([[1., 1.], [1., 2.]])).tolist()\n[[2.0, -1.0], [-1.0, 1.0]]"},
    {"_inverse", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(inverse_function)), METH_FASTCALL | METH_KEYWORDS, "_inverse(x, /)\n--\n\nThe inverse of square matrices, NaN for the singular ones.\n\n    out = _inverse(x)\n    dL/dx = -(matrix_transpose(out) @ g @ matrix_transpose(out))\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nKeepInput: autocast is ignored."},
    {"_lu_factors", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(lu_factors_function)), METH_FASTCALL | METH_KEYWORDS, "_lu_factors(x, /)\n--\n\nThe factors of lu; the gradient is that of square matrices.\n\n    P, L, U = _lu_factors(x)\n    dL/dx = P @ _triangular_solve(matrix_transpose(L), matrix_transpose(_triangular_solve(U, matrix_transpose(_triangle(matrix_transpose(L) @ g_L, False, -1) + _triangle(g_U @ matrix_transpose(U), True, 0)), True, False)), True, False)\n\nInternal functions in these formulas:\n    _triangular_solve(x1, x2, upper, unit_diagonal): The X with x1 @ X = x2 for lower or upper triangular matrices x1 and matrices x2.\n    _triangle(x, upper, k): The matrices with zeros above, or with upper=True below, their k-th diagonal.\n\ng_L is dL/dL. g_U is dL/dU. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nP : Tensor\n    the input's dtype, float32 for bool and integers\nL : Tensor\n    the input's dtype, float32 for bool and integers\nU : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_lu_pivots", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(lu_pivots_function)), METH_FASTCALL | METH_KEYWORDS, "_lu_pivots(x, /)\n--\n\nWhat solve needs of square matrices; the pivots count from 1.\n\n    factors, pivots = _lu_pivots(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nfactors : Tensor\n    the input's dtype, float32 for bool and integers\npivots : Tensor\n    int32\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_power_norm", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(power_norm_function)), METH_FASTCALL | METH_KEYWORDS, "_power_norm(x, /, *, ord, axis=None, keepdims=False)\n--\n\nThe norm sum(abs(x)**ord)**(1/ord) over axes, for ord neither 0 nor infinite.\n\n    out = _power_norm(x, ord=ord, axis=axis, keepdims=keepdims)\n    dL/dx = where(unreduce(out) == 0, 0, unreduce(g) * (x / unreduce(out))) if ord == 2 else where(x == 0, 0, unreduce(g) * sign(x) * (abs(x) / unreduce(out)) ** (ord - 1))\n\nInternal functions in these formulas:\n    unreduce(g): g in the shape of x, repeated along the axes that are reduced.\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nord : float\naxis : int or tuple of ints or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_pseudoinverse", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(pseudoinverse_function)), METH_FASTCALL | METH_KEYWORDS, "_pseudoinverse(x, rtol, /)\n--\n\nThe Moore-Penrose inverse of matrices, by singular values above rtol times the largest.\n\n    out = _pseudoinverse(x, rtol)\n    dL/dx = (conj(matrix_transpose(g)) - x @ (out @ conj(matrix_transpose(g)))) @ (out @ conj(matrix_transpose(out))) + conj(matrix_transpose(out)) @ out @ (conj(matrix_transpose(g)) - conj(matrix_transpose(g)) @ out @ x) - conj(matrix_transpose(out)) @ g @ conj(matrix_transpose(out))\n\ng is dL/dout. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\nrtol : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_reduced_qr", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(reduced_qr_function)), METH_FASTCALL | METH_KEYWORDS, "_reduced_qr(x, /)\n--\n\nThe reduced factors of qr; the gradient is that of matrices no wider than high.\n\n    q, r = _reduced_qr(x)\n    dL/dx = conj(matrix_transpose(_triangular_solve(r, conj(matrix_transpose(g_q + q @ ((_triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 0) + _triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 1)) / 2 + conj(matrix_transpose((_triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 0) + _triangle(g_r @ conj(matrix_transpose(r)) - conj(matrix_transpose(q)) @ g_q, True, 1)) / 2))))), True, False)))\n\nInternal functions in these formulas:\n    _triangular_solve(x1, x2, upper, unit_diagonal): The X with x1 @ X = x2 for lower or upper triangular matrices x1 and matrices x2.\n    _triangle(x, upper, k): The matrices with zeros above, or with upper=True below, their k-th diagonal.\n\ng_q is dL/dq. g_r is dL/dr. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nq : Tensor\n    the input's dtype, float32 for bool and integers\nr : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_complete_qr", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(complete_qr_function)), METH_FASTCALL | METH_KEYWORDS, "_complete_qr(x, /)\n--\n\nThe complete factors of qr.\n\n    q, r = _complete_qr(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nq : Tensor\n    the input's dtype, float32 for bool and integers\nr : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"slogdet", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(slogdet_function)), METH_FASTCALL | METH_KEYWORDS, "slogdet(x, /)\n--\n\nThe sign of the determinant, of magnitude 1, and the logarithm of its magnitude.\n\n    sign, logabsdet = slogdet(x)\n    dL/dx = _zero_guard(expand_dims(expand_dims(g_logabsdet - (conj(g_sign) * sign - conj(conj(g_sign) * sign)) / 2, -1), -1) * conj(matrix_transpose(inv(x))), expand_dims(expand_dims(g_logabsdet - (conj(g_sign) * sign - conj(conj(g_sign) * sign)) / 2, -1), -1))\n\nInternal functions in these formulas:\n    _zero_guard(x, upstream): The gradient x, with 0 where it is not finite and the upstream gradient it was made from is 0.\n\ng_sign is dL/dsign. g_logabsdet is dL/dlogabsdet. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nsign : Tensor\n    the input's dtype, float32 for bool and integers\nlogabsdet : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nA singular matrix gives 0 and -inf.\n\nSee also det.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.slogdet(pl.asarray([[-1., 0.], [0., 1.]])).sign.item()\n-1.0"},
    {"_solve_factored", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(solve_factored_function)), METH_FASTCALL | METH_KEYWORDS, "_solve_factored(x1, x2, factors, pivots, /, *, transposed=False)\n--\n\nThe X with x1 @ X = x2, or x1^T @ X = x2, by the factors of x1.\n\n    out = _solve_factored(x1, x2, factors, pivots, transposed=transposed)\n    dL/dx1 = -(out @ matrix_transpose(_solve_factored(x1, g, factors, pivots, False) if transposed else _solve_factored(x1, g, factors, pivots, True))) if transposed else -((_solve_factored(x1, g, factors, pivots, False) if transposed else _solve_factored(x1, g, factors, pivots, True)) @ matrix_transpose(out))\n    dL/dx2 = _solve_factored(x1, g, factors, pivots, False) if transposed else _solve_factored(x1, g, factors, pivots, True)\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\nfactors : Tensor or number\n    every dtype; bool and integers are computed in float32\npivots : Tensor or number\n    integer dtypes, read as int32\ntransposed : bool, default False\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_triangular_solve", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(triangular_solve_function)), METH_FASTCALL | METH_KEYWORDS, "_triangular_solve(x1, x2, /, *, upper, unit_diagonal=False)\n--\n\nThe X with x1 @ X = x2 for lower or upper triangular matrices x1 and matrices x2.\n\n    out = _triangular_solve(x1, x2, upper=upper, unit_diagonal=unit_diagonal)\n    dL/dx1 = (_triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(out)), True, 1) if unit_diagonal else _triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(out)), True, 0)) if upper else _triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(out)), False, -1) if unit_diagonal else _triangle(-((_triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)) @ matrix_transpose(out)), False, 0)\n    dL/dx2 = _triangular_solve(matrix_transpose(x1), g, False, unit_diagonal) if upper else _triangular_solve(matrix_transpose(x1), g, True, unit_diagonal)\n\nInternal functions in these formulas:\n    _triangle(x, upper, k): The matrices with zeros above, or with upper=True below, their k-th diagonal.\n\ng is dL/dout. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.\n\nParameters\n----------\nx1 : Tensor or number\n    every dtype; bool and integers are computed in float32\nx2 : Tensor or number\n    every dtype; bool and integers are computed in float32\nupper : bool\nunit_diagonal : bool, default False\n\nReturns\n-------\nout : Tensor\n    the dtype to which the inputs promote, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_reduced_svd", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(reduced_svd_function)), METH_FASTCALL | METH_KEYWORDS, "_reduced_svd(x, /)\n--\n\nSingular values and as many vectors.\n\n    U, S, Vh = _reduced_svd(x)\n    dL/dx = (U @ (where(abs(expand_dims(S, -2) - expand_dims(S, -1)) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(U)) @ g_U - conj(matrix_transpose(conj(matrix_transpose(U)) @ g_U)) + (Vh @ conj(matrix_transpose(g_Vh)) - conj(matrix_transpose(Vh @ conj(matrix_transpose(g_Vh)))))) / where(abs(expand_dims(S, -2) - expand_dims(S, -1)) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, 2 * (expand_dims(S, -2) - expand_dims(S, -1)))) + where(expand_dims(S, -2) + expand_dims(S, -1) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, (conj(matrix_transpose(U)) @ g_U - conj(matrix_transpose(conj(matrix_transpose(U)) @ g_U)) - (Vh @ conj(matrix_transpose(g_Vh)) - conj(matrix_transpose(Vh @ conj(matrix_transpose(g_Vh)))))) / where(expand_dims(S, -2) + expand_dims(S, -1) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, 2 * (expand_dims(S, -2) + expand_dims(S, -1)))) - conj(matrix_transpose(U)) @ g_U * where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, 1 / where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, expand_dims(S, -2)))) + U * expand_dims(g_S, -2) + g_U * where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, 1 / where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, expand_dims(S, -2)))) @ Vh + U * where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 0, 1 / where(expand_dims(S, -2) <= expand_dims(_power_norm(S, 2, -1, True), -1) * eps * 2, 1, expand_dims(S, -2))) @ (g_Vh - conj(matrix_transpose(Vh @ conj(matrix_transpose(g_Vh)))) @ Vh)\n\nInternal functions in these formulas:\n    _power_norm(x, ord, axis, keepdims): The norm sum(abs(x)**ord)**(1/ord) over axes, for ord neither 0 nor infinite.\n\ng_U is dL/dU. g_S is dL/dS. g_Vh is dL/dVh. For complex inputs the formula is the gradient with respect to the real inner product, taken literally.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nU : Tensor\n    the input's dtype, float32 for bool and integers\nS : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\nVh : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_full_svd", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(full_svd_function)), METH_FASTCALL | METH_KEYWORDS, "_full_svd(x, /)\n--\n\nSingular values and square matrices of vectors.\n\n    U, S, Vh = _full_svd(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nU : Tensor\n    the input's dtype, float32 for bool and integers\nS : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\nVh : Tensor\n    the input's dtype, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"_singular_values", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(singular_values_function)), METH_FASTCALL | METH_KEYWORDS, "_singular_values(x, /)\n--\n\nSingular values of matrices, descending, without derivatives.\n\n    out = _singular_values(x)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor or number\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32."},
    {"cross", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(cross_function)), METH_FASTCALL | METH_KEYWORDS, "cross(x1, x2, /, *, axis=-1)\n--\n\nThe cross product of vectors of three components along an axis.\n\n    out = cross(x1, x2, axis=axis)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    integer, floating point and complex dtypes\nx2 : Tensor\n    integer, floating point and complex dtypes\naxis : int, default -1\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nThe other axes are broadcast; the axis counts from the end of both, so a negative one means the same in both.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.cross(pl.asarray([1., 0., 0.]), pl.asarray([0., 1., 0.])).tolist()\n[0.0, 0.0, 1.0]"},
    {"eig", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(eig_function)), METH_FASTCALL | METH_KEYWORDS, "eig(x, /)\n--\n\nComplex eigenvalues and eigenvectors, the columns, of square matrices, in no order.\n\n    eigenvalues, eigenvectors = eig(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\neigenvalues : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\neigenvectors : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nEigenvectors have norm 1; their phase is free, and so is the gradient of a function that depends on it. Where\neigenvalues are equal the eigenvectors have no derivative: the terms that would divide by zero are left out.\n\nSee also eigh, eigvals.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.eig(pl.asarray([[0., 1.], [-1., 0.]])).eigenvalues.tolist()\n[1j, -1j]"},
    {"eigvals", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(eigvals_function)), METH_FASTCALL | METH_KEYWORDS, "eigvals(x, /)\n--\n\nComplex eigenvalues of square matrices, in no order.\n\n    out = eigvals(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the complex dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also eig, eigvalsh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.eigvals(pl.asarray([[0., 1.], [-1., 0.]])).tolist()\n[1j, -1j]"},
    {"eigvalsh", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(eigvalsh_function)), METH_FASTCALL | METH_KEYWORDS, "eigvalsh(x, /)\n--\n\nEigenvalues of Hermitian matrices, ascending.\n\n    out = eigvalsh(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nOnly the lower triangle of x is read; the gradient is that on Hermitian matrices.\n\nSee also eigh, eigvals.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.eigvalsh(pl.asarray([[2., 0.], [0., 1.]])).tolist()\n[1.0, 2.0]"},
    {"lstsq", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(lstsq_function)), METH_FASTCALL | METH_KEYWORDS, "lstsq(x1, x2, /, *, rtol=None)\n--\n\nThe X of least norm among those that make the norm of x1 @ X - x2 least.\n\n    solution, residuals, rank, singular_values = lstsq(x1, x2, rtol=rtol)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    every dtype; bool and integers are computed in float32\nx2 : Tensor\n    every dtype; bool and integers are computed in float32\nrtol : as the notes say or None\n\nReturns\n-------\nsolution : Tensor\nresiduals : Tensor\n    the real dtype of the dtype to which the inputs promote, of float32 for bool and integers\nrank : Tensor\n    int64\nsingular_values : Tensor\n    the real dtype of the dtype to which the inputs promote, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nx1 of shape (..., M, N); x2 of shape (M,) or (..., M, K), as for solve. Singular values of at most rtol times the\nlargest count as zero; by default rtol is the machine epsilon times the larger of M and N. `residuals` holds the\nsquared norms of the columns of x1 @ solution - x2.\n\nSee also pinv, solve.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> x1, x2 = pl.asarray([[1., 0.], [1., 1.], [1., 2.]]), pl.asarray([1., 3., 5.])\n>>> [round(v, 4) for v in pl.linalg.lstsq(x1, x2).solution.tolist()]\n[1.0, 2.0]"},
    {"lu", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(lu_function)), METH_FASTCALL | METH_KEYWORDS, "lu(x, /)\n--\n\nA permutation P, L with a unit diagonal and zeros above it, and an upper triangular U, with x = P @ L @ U.\n\n    P, L, U = lu(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nP : Tensor\n    the dtype of `x`, float32 for bool and integers\nL : Tensor\n    the dtype of `x`, float32 for bool and integers\nU : Tensor\n    the dtype of `x`, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nFor x of shape (..., M, N) and K the smaller of M and N, L has shape (..., M, K) and U (..., K, N). Each row is\nexchanged for the one with the largest pivot, as SciPy and PyTorch do; P has x's dtype and no derivative.\n\nSee also solve, qr.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> [part.tolist() for part in pl.linalg.lu(pl.asarray([[1., 2.], [2., 2.]]))]\n[[[0.0, 1.0], [1.0, 0.0]], [[1.0, 0.0], [0.5, 1.0]], [[2.0, 2.0], [0.0, 1.0]]]"},
    {"matrix_norm", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(matrix_norm_function)), METH_FASTCALL | METH_KEYWORDS, "matrix_norm(x, /, *, keepdims=False, ord='fro')\n--\n\nThe norm of matrices.\n\n    out = matrix_norm(x, keepdims=keepdims, ord=ord)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\nkeepdims : bool, default False\nord : as the notes say, default 'fro'\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nord is 'fro' (the square root of the sum of squares), 'nuc' (the sum of the singular values), 1 and -1 (the largest\nand the smallest sum of a column's magnitudes), inf and -inf (of a row's), 2 and -2 (the largest and the smallest\nsingular value). The gradient of the Frobenius norm at zero is zero.\n\nSee also vector_norm, norm.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.matrix_norm(pl.asarray([[3., 0.], [0., 4.]])).item()\n5.0"},
    {"matrix_power", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(matrix_power_function)), METH_FASTCALL | METH_KEYWORDS, "matrix_power(x, n, /)\n--\n\nThe product of n factors x; of -n factors inv(x) where n is negative.\n\n    out = matrix_power(x, n)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    integer, floating point and complex dtypes\nn : int\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.matrix_power(pl.asarray([[1., 1.], [0., 1.]]), 5).tolist()\n[[1.0, 5.0], [0.0, 1.0]]"},
    {"matrix_rank", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(matrix_rank_function)), METH_FASTCALL | METH_KEYWORDS, "matrix_rank(x, /, *, rtol=None)\n--\n\nHow many singular values of a matrix are above rtol times the largest.\n\n    out = matrix_rank(x, rtol=rtol)\n\nNot differentiable: nothing is recorded.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\nrtol : as the notes say or None\n\nReturns\n-------\nout : Tensor\n    int64\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nrtol is a number or an array of one for each matrix; by default the machine epsilon times the longer side.\n\nSee also svdvals.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.matrix_rank(pl.asarray([[1., 2.], [2., 4.]])).item()\n1"},
    {"norm", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(norm_function)), METH_FASTCALL | METH_KEYWORDS, "norm(x, /, ord=None, axis=None, *, keepdims=False)\n--\n\nNorms of vectors or matrices, as NumPy's norm gives them.\n\n    out = norm(x, ord, axis, keepdims=keepdims)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\nord : as the notes say or None\naxis : as the notes say or None\nkeepdims : bool, default False\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nWithout ord the 2-norm of all elements, or along the axis or the two axes given. With ord: along one axis that of\nvector_norm, along two axes that of matrix_norm; without axis x has one or two axes.\n\nSee also vector_norm, matrix_norm.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.norm(pl.asarray([3., 4.])).item()\n5.0"},
    {"outer", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(outer_function)), METH_FASTCALL | METH_KEYWORDS, "outer(x1, x2, /)\n--\n\nThe products of every element of a vector with every element of another.\n\n    out = outer(x1, x2)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    every dtype\nx2 : Tensor\n    every dtype\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nPromote: under autocast, each of the operators that it is made of follows its own policy.\n\nSee also kron.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.outer(pl.asarray([1., 2.]), pl.asarray([3., 4.])).tolist()\n[[3.0, 4.0], [6.0, 8.0]]"},
    {"pinv", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(pinv_function)), METH_FASTCALL | METH_KEYWORDS, "pinv(x, /, *, rtol=None)\n--\n\nThe Moore-Penrose inverse of matrices.\n\n    out = pinv(x, rtol=rtol)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\nrtol : as the notes say or None\n\nReturns\n-------\nout : Tensor\n    the dtype of `x`, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSingular values of at most rtol times the largest count as zero; rtol is a number or an array of one for each\nmatrix, by default the machine epsilon times the longer side. The gradient is that on matrices of the same rank.\n\nSee also inv, lstsq.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.pinv(pl.asarray([[2., 0.], [0., 0.]])).tolist()\n[[0.5, 0.0], [0.0, 0.0]]"},
    {"qr", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(qr_function)), METH_FASTCALL | METH_KEYWORDS, "qr(x, /, *, mode='reduced')\n--\n\nQ with orthonormal columns and an upper triangular R, with x = Q @ R.\n\n    Q, R = qr(x, mode=mode)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\nmode : 'reduced' or 'complete', default 'reduced'\n\nReturns\n-------\nQ : Tensor\n    the dtype of `x`, float32 for bool and integers\nR : Tensor\n    the dtype of `x`, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nFor x of shape (..., M, N) and K the smaller of M and N: Q of (..., M, K) and R of (..., K, N), or with 'complete' Q of\n(..., M, M) and R of (..., M, N). The columns that complete Q are free to turn among themselves; the gradient is that\nof functions that do not depend on it. Matrices whose first K columns are dependent have no derivative.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.qr(pl.asarray([[3.], [4.]])).R.shape\n(1, 1)"},
    {"solve", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(solve_function)), METH_FASTCALL | METH_KEYWORDS, "solve(x1, x2, /)\n--\n\nThe X with x1 @ X = x2 for square matrices x1.\n\n    out = solve(x1, x2)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    every dtype; bool and integers are computed in float32\nx2 : Tensor\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nx2 of one axis is a vector, which serves every matrix of x1; of two or more axes it holds matrices, and the axes before\nthe last two are broadcast against those of x1. A singular x1 is an error.\n\nSee also inv, lstsq, solve_triangular.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.solve(pl.asarray([[2., 0.], [0., 4.]]), pl.asarray([2., 2.])).tolist()\n[1.0, 0.5]"},
    {"solve_triangular", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(solve_triangular_function)), METH_FASTCALL | METH_KEYWORDS, "solve_triangular(x1, x2, /, *, upper, unit_diagonal=False)\n--\n\nThe X with x1 @ X = x2 for lower or upper triangular matrices x1.\n\n    out = solve_triangular(x1, x2, upper=upper, unit_diagonal=unit_diagonal)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx1 : Tensor\n    every dtype; bool and integers are computed in float32\nx2 : Tensor\n    every dtype; bool and integers are computed in float32\nupper : bool\nunit_diagonal : bool, default False\n\nReturns\n-------\nout : Tensor\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted, or inputs are on different devices\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nOnly the triangle that `upper` names is read, and with unit_diagonal=True not its diagonal, which counts as ones. x2\nas for solve. A zero on the diagonal gives infinities and NaN.\n\nSee also solve.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> x1 = pl.asarray([[2., 0.], [1., 1.]])\n>>> pl.linalg.solve_triangular(x1, pl.asarray([2., 2.]), upper=False).tolist()\n[1.0, 1.0]"},
    {"svd", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(svd_function)), METH_FASTCALL | METH_KEYWORDS, "svd(x, /, *, full_matrices=True)\n--\n\nSingular values S, descending, and U, Vh with orthonormal columns and rows, with x = U @ diag(S) @ Vh.\n\n    U, S, Vh = svd(x, full_matrices=full_matrices)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\nfull_matrices : bool, default True\n\nReturns\n-------\nU : Tensor\n    the dtype of `x`, float32 for bool and integers\nS : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\nVh : Tensor\n    the dtype of `x`, float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nFor x of shape (..., M, N) and K the smaller of M and N: U of (..., M, M), S of (..., K), Vh of (..., N, N), or with\nfull_matrices=False U of (..., M, K) and Vh of (..., K, N). Vectors of one singular value are free to turn together,\nand those that full_matrices adds among themselves: the gradient is that of functions that do not depend on it.\nWhere singular values are equal, the terms that would divide by zero are left out.\n\nSee also svdvals, eigh.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.svd(pl.asarray([[0., 3.], [4., 0.]])).S.tolist()\n[4.0, 3.0]"},
    {"svdvals", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(svdvals_function)), METH_FASTCALL | METH_KEYWORDS, "svdvals(x, /)\n--\n\nSingular values of matrices, descending.\n\n    out = svdvals(x)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also svd.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.svdvals(pl.asarray([[0., 3.], [4., 0.]])).tolist()\n[4.0, 3.0]"},
    {"trace", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(trace_function)), METH_FASTCALL | METH_KEYWORDS, "trace(x, /, *, offset=0, dtype=None)\n--\n\nThe sum of the diagonal that is offset columns to the right of the main one; of integers in 64 bits.\n\n    out = trace(x, offset=offset, dtype=dtype)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype\noffset : int, default 0\ndtype : Dtype or None\n\nReturns\n-------\nout : Tensor\n    the `dtype` given, else the input's dtype, in 64 bits for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nSee also diagonal.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.trace(pl.asarray([[1., 2.], [3., 4.]])).item()\n5.0"},
    {"vector_norm", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(vector_norm_function)), METH_FASTCALL | METH_KEYWORDS, "vector_norm(x, /, *, axis=None, keepdims=False, ord=2)\n--\n\nThe norm of vectors along axes, or of all elements.\n\n    out = vector_norm(x, axis=axis, keepdims=keepdims, ord=ord)\n\nThe derivatives are those of the operators that it is made of.\n\nParameters\n----------\nx : Tensor\n    every dtype; bool and integers are computed in float32\naxis : int or tuple of ints or None\nkeepdims : bool, default False\nord : as the notes say, default 2\n\nReturns\n-------\nout : Tensor\n    the real dtype of the input's dtype, of float32 for bool and integers\n\nRaises\n------\nTypeError\n    an argument has a type or dtype that is not accepted\nValueError\n    a shape or an attribute does not fit\nIndexError\n    an axis is out of range\n\nForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.\n\nord is any number p: sum(abs(x)**p)**(1/p); inf and -inf give the largest and the smallest magnitude, 0 how many\nelements are not zero. The gradient where the norm is 0 is 0.\n\nSee also matrix_norm, norm.\n\nExamples\n--------\n>>> import pylucid as pl\n>>> pl.linalg.vector_norm(pl.asarray([3., 4.])).item()\n5.0"},
    {nullptr, nullptr, 0, nullptr},
};

PyMethodDef methods[] = {
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_linalg() { add_family("pylucid.linalg", functions, methods); }

}  // namespace pylucid::bindings
