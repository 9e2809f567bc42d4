"""The readings: C++ in three vocabularies, LaTeX, NumPy and mpmath, free names, variants, and forward mode."""

from __future__ import annotations

import json
import random
import re
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import numpy
import pytest

from codegen import cli, definitions
from codegen.diagnostics import Diagnostics
from codegen.formula import adjoint, guards, latex, lowering, mlx_cpp, mp, np, operator_cpp, scalar_cpp, variants
from codegen.formula.checker import check_operators
from codegen.formula.names import needs
from codegen.formula.parser import parse_string
from codegen.records import parse_operators
from codegen.source import load_text

if TYPE_CHECKING:
    from codegen.formula.tree import Expr
    from codegen.model import Operator

BASE = (Path(__file__).parent / "formula_records.yaml").read_text("utf-8")


def record(signature: str, *fields: str) -> str:
    return "\n  ".join([f"- op: {signature}", "summary: Fixture.", "amp: Promote", *fields]) + "\n"


def operators_of(records: str = "") -> dict[str, Operator]:
    diagnostics = Diagnostics()
    operators = parse_operators(load_text(BASE + "\n" + records, "ops.yaml", diagnostics), diagnostics)
    checked = check_operators(operators, diagnostics)
    assert diagnostics.items == []
    return {op.name: op for op in checked}


def gradients(op: Operator) -> list[tuple[str, Expr]]:
    return [(name, formula.tree) for name, formula in op.grad.formulas]


def lower(kind: str, records: str, name: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    table = operators_of(records)
    modules = {"scalar": scalar_cpp.lower, "operator": operator_cpp.lower, "mlx": mlx_cpp.lower}
    lowered = modules[kind](gradients(table[name]), lowering.scope_of(table[name], table))
    return lowered.statements, lowered.values


def test_values_that_vanish_with_their_gradient() -> None:
    """No guard stands where nothing that may be infinite meets the upstream gradient."""
    for text in (
        "g", "-g", "2 * g", "g * -0.5", "g / 3", "where(x > 0, g, 0)", "where(x > y, -g, 2 * g)", "0", "g - 3 * g",
        "g * called", "-(4 * g * called)", "g * h", "where(x > 0, g, h)",
    ):  # fmt: skip
        assert guards.vanishes(parse_string(text), ("g", "h"), ("called",)), text
    for text in (
        "g * x", "x", "1", "g / x", "g / 1e-39", "1e39 * g", "g + x", "where(x > 0, g, x)", "called", "x * called * g",
        "exp(g)", "g / called", "where(x > 0, g, 1)",
    ):  # fmt: skip
        assert not guards.vanishes(parse_string(text), ("g", "h"), ("called",)), text


SQUARE = record("f(x)", "forward: x * x", "grad: 2 * x * g")
SOFT = record(
    "f(x, s:float=2.0)", "forward: x / (1 + exp(-s * x))",
    "grad: g / (1 + exp(-s * x)) + where(x > 0, g, 0) * exp(-s * x)",
    "dtypes: {x: floating}",
)  # fmt: skip


def test_scalar_arithmetic_needs_no_statement() -> None:
    assert lower("scalar", SQUARE, "f") == ((), ("R(2) * x * g",))


def test_scalar_calls_are_assigned_once() -> None:
    statements, values = lower("scalar", SOFT, "f")
    assert statements == (
        "const auto v0 = scalar::exp(-R(attributes.s) * x);",
        "const auto v1 = scalar::divide(g, R(1) + v0);",
        "const auto v2 = scalar::where(x > R(0), g, T(0));",
    )
    assert values == ("v1 + v2 * v0",)


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("x ** 2 * g", "x * x * g"),
        ("x ** 3 * g", "x * x * x * g"),
        ("x ** 0.5 * g", "scalar::sqrt(x)"),
        ("x ** -1 * g", "scalar::divide(R(1), x)"),
        ("x ** 2.5 * g", "scalar::pow(x, T(2.5))"),
        ("square(x + 1) * g", "v0 * v0 * g"),
        ("(x > 0) * g", "R(x > R(0)) * g"),
        ("where((x > 0) & (x < 1), g, 0)", "bool((x > R(0)) & (x < R(1)))"),
        ("g * (pi / 2)", "R(3.141592653589793 / 2)"),
        ("g * 0.1", "R(0.1)"),
        ("where(x == inf, 0, g)", "std::numeric_limits<R>::infinity()"),
        ("-(x + g)", "-(x + g)"),
        ("g - (x - g)", "g - (x - g)"),
        ("conj(g) * x", "g * x"),
        ("exp(-abs(x)) * g", "scalar::exp_nonpositive(-v0)"),
        ("exp(abs(x) * -0.5) * g", "scalar::exp_nonpositive("),
        ("exp(-x) * g", "scalar::exp(-x)"),
        ("exp(-(-abs(x))) * g", "scalar::exp(-"),
        ("exp(x * -0.5) * g", "scalar::exp(x"),
    ],
)
def test_scalar_spelling(formula: str, expected: str) -> None:
    table = operators_of(SOFT)
    scope = lowering.scope_of(table["f"], table, is_complex=False)
    lowered = scalar_cpp.lower([("x", parse_string(formula))], scope)
    assert expected in " ".join([*lowered.statements, *lowered.values])


def test_statements_are_shared_by_all_targets() -> None:
    statements, values = lower(
        "scalar",
        record("f(x, y)", "forward: exp(x * y)", "grad:", "  x: g * y * exp(x * y)", "  y: g * x * exp(x * y)"),
        "f",
    )
    assert statements == ("const auto v0 = scalar::exp(x * y);",)
    assert values == ("g * y * v0", "g * x * v0")


def test_scalar_code_means_the_formula(tmp_path: Path) -> None:
    """The C++ is compiled and compared with the NumPy reading."""
    table = operators_of(
        record("f(x, y)", "forward: where(x > y, tanh(x * y), x / (2 + y * y)) - square(x - y) * 0.5 + (x > 0) * y",
               "dtypes: {x: floating, y: floating}")
    )  # fmt: skip
    op = table["f"]
    targets = [("out", op.forward[0][1].tree), *gradients(op)]
    lowered = scalar_cpp.lower(targets, lowering.scope_of(op, table, {"out": "out_"}, is_complex=False))
    body = "\n  ".join(lowered.statements).replace("out_", "0")
    prints = " ".join(f'std::printf("%.17g\\n", double({v.replace("out_", "0")}));' for v in lowered.values)
    source = tmp_path / "formula.cpp"
    source.write_text(
        "#include <cmath>\n#include <cstdio>\nusing T = double; using R = double;\nnamespace scalar {\n"
        "T tanh(T x) { return std::tanh(x); }\nT cosh(T x) { return std::cosh(x); }\n"
        "T divide(T a, T b) { return a / b; }\n"
        "T where(bool c, T a, T b) { return c ? a : b; }\n}\n"
        f"int main() {{ const T x = 0.7, y = -1.3, g = 1.9;\n  {body}\n  {prints} }}\n"
    )
    program = tmp_path / "formula"
    subprocess.run(["c++", "-std=c++20", "-o", program, source], check=True)
    found = [
        float(line) for line in subprocess.run([program], check=True, capture_output=True, text=True).stdout.split()
    ]
    values = {"x": numpy.float64(0.7), "y": numpy.float64(-1.3), "g": numpy.float64(1.9)}
    expected = np.compile([t for _, t in targets], table, "float64")({**values, "out": numpy.float64(0)})
    numpy.testing.assert_allclose(found, [float(e) for e in expected], rtol=1e-14)


def test_operator_calls() -> None:
    assert lower("operator", SQUARE, "f") == (
        ("const auto v0 = ops::multiply(2, x);", "const auto v1 = ops::multiply(v0, g);"), ("v1",)
    )  # fmt: skip
    statements, _ = lower("operator", SOFT, "f")
    assert "const auto v0 = ops::multiply(-attributes.s, x);" in statements


def test_operator_zero_gradient_is_a_tensor() -> None:
    statements, values = lower("operator", record("f(x, y)", "forward: x + floor(y)", "grad: {x: g, y: 0}"), "f")
    assert statements == ("const auto v0 = ops::constant(0, g);",)
    assert values == ("g", "v0")


def test_operator_choice_runs_one_branch() -> None:
    statements, values = lower(
        "operator",
        record("f(x, k:int=2)", "forward: x * x if k == 2 else exp(x)", "grad: 2 * x * g if k == 2 else out * g"),
        "f",
    )  # fmt: skip
    assert statements == (
        "TensorPtr v0;",
        "if (attributes.k == 2) {",
        "  const auto v1 = ops::multiply(2, x);",
        "  const auto v2 = ops::multiply(v1, g);",
        "  v0 = v2;",
        "} else {",
        "  const auto v3 = ops::multiply(out, g);",
        "  v0 = v3;",
        "}",
    )
    assert values == ("v0",)


TOTAL = record(
    "total(x, *, axis:axes=None, keepdims:bool=False)", "dispatch:", "  gpu: sum(x, axis, keepdims)",
    "grad: unreduce(g)",
    "dtypes: {x: numeric}", "shape: reduce",
)  # fmt: skip
TWICE = record(
    "twice(y, *, axis:axes=None, keepdims:bool=False)", "forward: 2 * total(y, axis=axis, keepdims=keepdims)",
    "shape: reduce",
)  # fmt: skip


def test_operator_helpers() -> None:
    expected = "const auto v0 = ops::unreduce(g, x_shape, attributes.axis, attributes.keepdims);"
    assert lower("operator", TOTAL, "total") == ((expected,), ("v0",))


def test_helpers_survive_derivation_through_a_reduction() -> None:
    assert lower("operator", TOTAL + "\n" + TWICE, "twice") == (
        (
            "const auto v0 = ops::multiply(2, g);",
            "const auto v1 = ops::unreduce(v0, y_shape, attributes.axis, attributes.keepdims);",
        ),
        ("v1",),
    )


def test_a_broadcast_after_a_reduction_is_not_derived() -> None:
    centred = record("centred(y, *, axis:axes=None)", "forward: y - total(y, axis=axis, keepdims=True)", "shape: view")
    diagnostics = Diagnostics()
    text = BASE + "\n" + TOTAL + "\n" + centred
    check_operators(parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics), diagnostics)
    assert [item.code for item in diagnostics.items] == ["E121"]


def test_mlx_calls_use_targets_and_inline_formulas() -> None:
    statements, values = lower("mlx", record("f(x)", "forward: tanh(x)", "grad: 2 * square(x) * g"), "f")
    plain = [line.replace("gpu::multiply", "mx::multiply") for line in statements]
    assert plain[0] == "const auto v0 = mx::multiply(x, x);"
    assert plain[1] == "const auto v1 = mx::multiply(gpu::constant(2, v0), v0);"
    assert values == ("v2",)


def test_mlx_constants_have_the_dtype_of_their_neighbour() -> None:
    statements, _ = lower("mlx", record("f(x)", "forward: where(x <= 0, 0, x)"), "f")
    assert statements[-1].startswith("const auto v1 = mx::where(v0, gpu::constant(0, g), g)")


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("2 * x * g", r"2 \, x \, g"),
        ("g / (1 + x * x)", r"\frac{g}{1 + x \, x}"),
        ("(-x) ** 2", r"\left(-x\right)^{2}"),
        ("a - (b - c)", r"a - \left(b - c\right)"),
        ("exp(-x)", "e^{-x}"),
        ("sqrt(x1)", r"\sqrt{x_{1}}"),
        ("where(x <= 0, 0, x)", r"\begin{cases} 0 & \text{if } x \le 0 \\ x & \text{otherwise} \end{cases}"),
        ("2 * 3.5", r"2 \cdot 3.5"),
        ("alpha * out", r"\alpha \, \mathit{out}"),
        ("abs(x)", r"\lvert x \rvert"),
        ("1e-05 * x", r"10^{-5} \, x"),
        ("negative_slope", r"\mathit{negative\_slope}"),
    ],
)
def test_latex(formula: str, expected: str) -> None:
    assert latex.render(parse_string(formula)) == expected


def test_latex_of_every_fixture_is_balanced() -> None:
    count = 0
    for op in operators_of(SQUARE).values():
        for _, tree in gradients(op):
            text = latex.render(tree)
            assert text.count("{") == text.count("}")
            assert text.count(r"\left") == len(re.findall(r"\\right\b", text))
            count += 1
    assert count > 20


def test_needs() -> None:
    found = needs([parse_string("g * x + zeros(y.shape) + z * z.size"), parse_string("w if min is None else is_c")])
    assert found.values == ("g", "x", "z", "w", "is_c")
    assert found.shapes == ("y",)
    assert found.presence == ("min",)


def test_variants() -> None:
    tree = parse_string("(x if m == 'a' else y) + (z if k is None else (w if is_complex(x) else v))")
    found = variants.tests(tree)
    assert [str(t) for t in found] == ["m == 'a'", "k is None"]
    combined = [str(variants.resolve(tree, f, is_complex=False)) for f in variants.outcomes(found)]
    assert combined == ["x + z", "x + v", "y + z", "y + v"]
    assert str(variants.resolve(parse_string("a if k is not None else b"), {found[1]: True})) == "b"


def test_numbers_agree_in_both_readings() -> None:
    table = operators_of(SOFT)
    op, rng = table["f"], random.Random(5)
    trees = [f.tree for _, f in op.forward] + [t for _, t in gradients(op)]
    exact, rounded = mp.compile(trees, table), np.compile(trees, table, "float32")
    for _ in range(10):
        values = {n: float(numpy.float32(rng.uniform(-3, 3))) for n in ("x", "g", "s")}
        truth = exact({n: mp.number(v) for n, v in values.items()} | {"out": None})
        found = rounded({n: numpy.float32(v) for n, v in values.items()} | {"out": None})
        numpy.testing.assert_allclose([float(f) for f in found], [float(t) for t in truth], rtol=3e-5)
        assert all(f.dtype == numpy.float32 for f in found)


def test_tangent_replaces_the_upstream_gradient() -> None:
    table = operators_of(record("f(x, y)", "forward: x * y"))
    found = adjoint.tangents(table["f"])
    assert found is not None
    assert str(found["out"]) == "y * t_x + x * t_y"


def test_tangent_of_a_literal_gradient_is_its_adjoint() -> None:
    table = operators_of(
        record("f(x)", "forward: real(x) * real(x)", "grad: 2 * real(x) * g", "holomorphic: false",
               "dtypes: {x: inexact, result: real}")
    )  # fmt: skip
    found = adjoint.tangents(table["f"])
    assert found is not None
    assert str(found["out"]) == "real(2 * real(x) * t)"
    assert adjoint.check(table["conj"]) == ""


def test_adjoint_is_the_transpose_for_the_real_inner_product() -> None:
    table = operators_of()
    maps = ["a * g", "conj(a) * conj(g)", "real(a * g)", "where(a == 0, 0, g / a) - conj(g)", "a * real(conj(a) * g)"]
    rng = random.Random(7)
    for formula in maps:
        tree = parse_string(formula)
        dual = adjoint.adjoint(tree, "g", parse_string("t"))
        run = mp.compile([tree, dual], table, complex_=True)
        draw = {n: mp.number(complex(rng.uniform(-2, 2), rng.uniform(-2, 2))) for n in ("a", "g", "t")}
        image, pulled = run(draw)
        left = (definitions.mpc(image).conjugate() * draw["t"]).real
        right = (draw["g"].conjugate() * pulled).real
        assert abs(left - right) < 1e-30, formula


def test_a_hidden_dependence_has_no_adjoint() -> None:
    with pytest.raises(adjoint.NoAdjoint, match="hides"):
        adjoint.adjoint(parse_string("exp(g)"), "g", parse_string("t"))


def test_what_cannot_be_lowered_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The complex gradient of a product needs `conj`, which has no record here."""
    ops = tmp_path / "ops.yaml"
    ops.write_text(
        "- family: basic\n\n- op: multiply(x, y)\n  summary: Product.\n  amp: Promote\n"
        "  dispatch: {gpu: multiply}\n  grad: {x: y * g, y: x * g}\n  dtypes: {x: numeric, y: numeric}\n"
    )
    assert cli.main(["gen", "--ops", str(ops), "--out", str(tmp_path / "out"), "--format", "json"]) == 1
    (item,) = json.loads(capsys.readouterr().out)["diagnostics"]
    assert (item["code"], item["line"], item["label"]) == ("E125", 3, "`conj(y)`")
    assert not (tmp_path / "out").exists()
