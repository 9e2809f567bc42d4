// Generated from ops.yaml. Do not edit.
// The linear_algebra family's operators that are not element-wise: schemas, dispatch and derivatives.
#include "linear_algebra/structural.h"

#include <array>

#include "backend/cpu/kernels.h"
#include "backend/cpu/loops.h"
#include "linear_algebra/kernels.h"
#include "kernel/ranges.h"
#include "kernel/shape_rules.h"
#include "arithmetic/ops.h"
#include "array/ops.h"
#include "comparison/ops.h"
#include "linear_algebra/ops.h"

namespace pylucid {

namespace {

constexpr OperandRule matmul_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule matmul_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};

void matmul_cpu([[maybe_unused]] std::span<const Storage* const> inputs, [[maybe_unused]] const void* raw, const Shape& shape, Dtype dt, std::span<Storage> results) {
  results[0] = cpu::matmul(*inputs[0], *inputs[1], shape, dt);
}

}  // namespace

const OpSchema MatmulBackward::schema_v1{
    .name = "matmul",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = matmul_rules,
    .results = matmul_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "matmul(x1, x2, /)",
    .record = "- op: matmul(x1, x2, /)\n  summary: The matrix product of the last two axes, over broadcast batches; a vector is a row on the left, a column on the right.\n  amp: Promote\n  grad:\n    x1: |\n      ((g * x2 if x2.ndim == 1 else squeeze(x2 @ expand_dims(g, axis=-1), axis=-1)) if x1.ndim == 1\n       else (expand_dims(g, axis=-1) * x2 if x2.ndim == 1 else g @ matrix_transpose(x2)))\n    x2: |\n      ((x1 * g if x1.ndim == 1 else squeeze(matrix_transpose(x1) @ expand_dims(g, axis=-1), axis=-1)) if x2.ndim == 1\n       else (expand_dims(x1, axis=-1) * expand_dims(g, axis=-2) if x1.ndim == 1 else matrix_transpose(x1) @ g))\n  dtypes: {x1: numeric, x2: numeric}\n  shape: matmul\n  example: |\n    >>> import pylucid as pl\n    >>> pl.matmul(pl.asarray([[1., 2.]]), pl.asarray([[3.], [4.]])).tolist()\n    [[11.0]]",
    .hash = "4268fff33f7d2dab8fee600a2218aacbed78f69788661a9500019b31d1c55962",
    .source = "ops.yaml:matmul",
};

Storage MatmulBackward::dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt) {
  const std::array<const Storage*, 2> inputs{&x1, &x2};
  return run_kernel(be, schema_v1, inputs, nullptr, s, dt);
}

std::array<TensorPtr, 2> MatmulBackward::grad_formula_impl(const TensorPtr& g, const TensorPtr& x1, const TensorPtr& x2, const TensorPtr&, Wanted wanted) {
  std::array<TensorPtr, 2> grads;
  const Shape& x1_shape = input_shape(0);
  const Shape& x2_shape = input_shape(1);
  if (wanted >> 0 & 1U) {  // x1: (g * x2 if x2.ndim == 1 else squeeze(x2 @ expand_dims(g, -1), -1)) if x1.ndim == 1 else expand_dims(g, -1) * x2 if x2.ndim == 1 else g @ matrix_transpose(x2)
#line 6 "ops.yaml:matmul"
    TensorPtr v0;
#line 6 "ops.yaml:matmul"
    if (ops::ndim_of(x1_shape) == 1) {
#line 6 "ops.yaml:matmul"
      TensorPtr v1;
#line 6 "ops.yaml:matmul"
      if (ops::ndim_of(x2_shape) == 1) {
#line 6 "ops.yaml:matmul"
        const auto v2 = ops::multiply(g, x2);
#line 6 "ops.yaml:matmul"
        v1 = v2;
#line 6 "ops.yaml:matmul"
      } else {
#line 6 "ops.yaml:matmul"
        const auto v3 = ops::expand_dims(g, Dims{-1});
#line 6 "ops.yaml:matmul"
        const auto v4 = ops::matmul(x2, v3);
#line 6 "ops.yaml:matmul"
        const auto v5 = ops::squeeze(v4, Dims{-1});
#line 6 "ops.yaml:matmul"
        v1 = v5;
#line 6 "ops.yaml:matmul"
      }
#line 6 "ops.yaml:matmul"
      v0 = v1;
#line 6 "ops.yaml:matmul"
    } else {
#line 6 "ops.yaml:matmul"
      TensorPtr v6;
#line 6 "ops.yaml:matmul"
      if (ops::ndim_of(x2_shape) == 1) {
#line 6 "ops.yaml:matmul"
        const auto v7 = ops::expand_dims(g, Dims{-1});
#line 6 "ops.yaml:matmul"
        const auto v8 = ops::multiply(v7, x2);
#line 6 "ops.yaml:matmul"
        v6 = v8;
#line 6 "ops.yaml:matmul"
      } else {
#line 6 "ops.yaml:matmul"
        const auto v9 = ops::matrix_transpose(x2);
#line 6 "ops.yaml:matmul"
        const auto v10 = ops::matmul(g, v9);
#line 6 "ops.yaml:matmul"
        v6 = v10;
#line 6 "ops.yaml:matmul"
      }
#line 6 "ops.yaml:matmul"
      v0 = v6;
#line 6 "ops.yaml:matmul"
    }
#line 116 "linear_algebra/structural.cpp"
    grads[0] = v0;
  }
  if (wanted >> 1 & 1U) {  // x2: (x1 * g if x1.ndim == 1 else squeeze(matrix_transpose(x1) @ expand_dims(g, -1), -1)) if x2.ndim == 1 else expand_dims(x1, -1) * expand_dims(g, -2) if x1.ndim == 1 else matrix_transpose(x1) @ g
#line 9 "ops.yaml:matmul"
    TensorPtr v0;
#line 9 "ops.yaml:matmul"
    if (ops::ndim_of(x2_shape) == 1) {
#line 9 "ops.yaml:matmul"
      TensorPtr v1;
#line 9 "ops.yaml:matmul"
      if (ops::ndim_of(x1_shape) == 1) {
#line 9 "ops.yaml:matmul"
        const auto v2 = ops::multiply(x1, g);
#line 9 "ops.yaml:matmul"
        v1 = v2;
#line 9 "ops.yaml:matmul"
      } else {
#line 9 "ops.yaml:matmul"
        const auto v3 = ops::matrix_transpose(x1);
#line 9 "ops.yaml:matmul"
        const auto v4 = ops::expand_dims(g, Dims{-1});
#line 9 "ops.yaml:matmul"
        const auto v5 = ops::matmul(v3, v4);
#line 9 "ops.yaml:matmul"
        const auto v6 = ops::squeeze(v5, Dims{-1});
#line 9 "ops.yaml:matmul"
        v1 = v6;
#line 9 "ops.yaml:matmul"
      }
#line 9 "ops.yaml:matmul"
      v0 = v1;
#line 9 "ops.yaml:matmul"
    } else {
#line 9 "ops.yaml:matmul"
      TensorPtr v7;
#line 9 "ops.yaml:matmul"
      if (ops::ndim_of(x1_shape) == 1) {
#line 9 "ops.yaml:matmul"
        const auto v8 = ops::expand_dims(x1, Dims{-1});
#line 9 "ops.yaml:matmul"
        const auto v9 = ops::expand_dims(g, Dims{-2});
#line 9 "ops.yaml:matmul"
        const auto v10 = ops::multiply(v8, v9);
#line 9 "ops.yaml:matmul"
        v7 = v10;
#line 9 "ops.yaml:matmul"
      } else {
#line 9 "ops.yaml:matmul"
        const auto v11 = ops::matrix_transpose(x1);
#line 9 "ops.yaml:matmul"
        const auto v12 = ops::matmul(v11, g);
#line 9 "ops.yaml:matmul"
        v7 = v12;
#line 9 "ops.yaml:matmul"
      }
#line 9 "ops.yaml:matmul"
      v0 = v7;
#line 9 "ops.yaml:matmul"
    }
#line 176 "linear_algebra/structural.cpp"
    grads[1] = v0;
  }
  return grads;
}

void MatmulBackward::formulas(std::span<const TensorPtr> g, Wanted wanted, std::span<TensorPtr> grads) {
  auto found = grad_formula_impl(g[0], input(0), input(1), output(0), wanted);
  std::move(found.begin(), found.end(), grads.begin());
}

namespace ops {

TensorPtr matmul(const Operand& x1, const Operand& x2) {
  const std::array<const Operand*, 2> operands{&x1, &x2};
  StructuralCall call(MatmulBackward::schema_v1, operands);
  const Shape result_shape = matmul_shape("matmul", call.input(0).shape(), call.input(1).shape());
  const Dtype result_dtype = call.compute();
  Storage out = MatmulBackward::dispatch(call.backend(), *call.values()[0], *call.values()[1], result_shape, result_dtype);
  return recorded<MatmulBackward>(call, std::move(out), [](MatmulBackward&) {});
}

}  // namespace ops

void register_linear_algebra_structural() {
  registry::add(MatmulBackward::schema_v1);
  cpu::add_kernel(MatmulBackward::schema_v1, matmul_cpu);
}

}  // namespace pylucid
