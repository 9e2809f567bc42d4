"""Proofs of single records that rest on the shipped ones: complex inputs beside real ones, and faults that hide."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from codegen.diagnostics import Diagnostic, Diagnostics
from codegen.formula.checker import check_operators
from codegen.proofs import _prove_one
from codegen.records import parse_operators
from codegen.source import load_text

if TYPE_CHECKING:
    from codegen.model import Operator

SHIPPED = (Path(__file__).parents[2] / "ops.yaml").read_text("utf-8")


def record(signature: str, *fields: str) -> str:
    return "\n  ".join([f"- op: {signature}", "summary: Fixture.", "amp: Promote", *fields]) + "\n"


@pytest.fixture(scope="module")
def shipped() -> list[Operator]:
    diagnostics = Diagnostics()
    return parse_operators(load_text(SHIPPED, "ops.yaml", diagnostics), diagnostics)


def run(shipped: list[Operator], text: str) -> tuple[Operator, list[Diagnostic]]:
    """The record, and what its checks and its proof report."""
    diagnostics = Diagnostics()
    family = "- family: added\n\n" + text
    records = parse_operators(load_text(family, "ops.yaml", diagnostics), diagnostics)
    operators = check_operators([*shipped, *records], diagnostics)
    table = {op.name: op for op in operators}
    op = table[records[-1].name]
    return op, diagnostics.items or _prove_one(op, table)[1]


LITERAL = ("holomorphic: false", "dtypes: {z: complex}")
BESIDE = "dtypes: {z: complex, b: float32}"
COMPLEX = [
    # What flows into a real value of a complex formula is the real part.
    (record("ff(z, /)", "forward: abs(z) * z", *LITERAL), {"z": "abs(z) * g + real(conj(z) * g) * sign(z)"}),
    (record("ff(z, /)", "forward: abs(z) * z", "grad: abs(z) * g + sign(z) * real(conj(z) * g)", *LITERAL), None),
    (record("ff(z, /)", "forward: relu(abs(z) - 1) * z", *LITERAL), None),
    (record("ff(z, /)", "forward: z / (1 + abs(z))", *LITERAL),
     {"z": "g / (1 + abs(z)) - real(conj(out) * g / (1 + abs(z))) * sign(z)"}),
    (record("ff(z, /)", "forward: real(z) * z", *LITERAL), {"z": "real(z) * g + real(conj(z) * g)"}),
    (record("ff(z, /)", "forward: z / abs(z)", *LITERAL), None),
    (record("ff(z, /)", "forward: maximum(real(z), imag(z)) * z", *LITERAL), None),
    (record("ff(z, /)", "forward: exp(abs(z) * z) * imag(z)", *LITERAL), None),
    (record("ff(z, w, /)", "forward: real(z) * w + angle(w) * z", LITERAL[0], "dtypes: {z: complex, w: complex}"),
     None),
    (record("ff(z, /, b:float=0.5)", "forward: where(abs(z) + b > 0, (abs(z) + b) * z / abs(z), 0)", *LITERAL), None),
    # Of several results each has a tangent of its own, whatever the gradient holds of the others.
    (record("ff(z, /) -> m, p", "forward: {m: abs(z), p: angle(z)}", *LITERAL), None),
    # Of a real input the real part is taken.
    (record("ff(z, b, /)", "forward: z * b", BESIDE), {"z": "b * g", "b": "z * g"}),
    (record("ff(z, b, /)", "forward: exp(z * b)", BESIDE), None),
    (record("ff(z, b, /)", "forward: abs(z) + b", LITERAL[0], BESIDE), {"z": "sign(z) * g", "b": "g"}),
    (record("ff(z, b, /)", "forward: abs(z) * b * z", LITERAL[0], BESIDE), None),
    (record("ff(z, b, /)", "forward: where(b > 0, z, 0)", BESIDE), {"z": "where(b > 0, g, 0)", "b": "0"}),
    (record("ff(z, b, /)", "forward: abs(b) * z", BESIDE), {"z": "abs(b) * g", "b": "z * sign(b) * g"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "gradients"), COMPLEX)
def test_gradients_of_real_values_beside_complex_ones(
    shipped: list[Operator], text: str, gradients: dict[str, str] | None
) -> None:
    op, found = run(shipped, text)
    assert found == []
    assert gradients is None or {name: str(formula.tree) for name, formula in op.grad.formulas} == gradients


def test_a_real_input_beside_a_complex_one_is_real_in_the_result(shipped: list[Operator]) -> None:
    op, _ = run(shipped, record("ff(z, b, /)", "forward: abs(z) + b", LITERAL[0], BESIDE))
    assert dict(op.dtypes)["out"] == "real"


SQUARE = ("ff(x, /)", "forward: x * x")
LARGER = ("ff(x, y, /)", "forward: maximum(x, y)")
PRODUCT = ("ff(x, y, /)", "forward: x * y", "grad:")
FLOATING, BOTH = "dtypes: {x: floating}", "dtypes: {x: floating, y: floating}"
FAULTS = [
    ("E301", "is wrong", record("ff(z, b, /)", "forward: z * b", "grad: {z: g * b, b: 2 * g * z}", BESIDE)),
    ("E308", "with respect to `z`", record("ff(z, b, /)", "forward: conj(z) * b", "grad: {z: g * b, b: g * conj(z)}",
                                           BESIDE)),
    ("E123", "`real`", record("ff(z, b, /)", "forward: maximum(b, z) * z", BESIDE)),
    # The rule of `sign` gives 0 at 0, where this is smooth.
    ("E301", "derived gradient", record("ff(z, /)", "forward: tanh(abs(z)) * sign(z)", *LITERAL)),
    ("E301", "write `grad`", record("ff(x, /)", "forward: tanh(abs(x)) * sign(x)", FLOATING)),
    # No value at an ordinary point.
    ("E301", "x = 0", record(*SQUARE, "grad: 2 * g * out / x")),
    ("E301", "x = 1", record(*SQUARE, "grad: 2 * g * x * (x - 1) / (x - 1)")),
    ("E301", "x = -3", record(*SQUARE, "grad: 2 * g * x * (x + 3) / (x + 3)")),
    ("E301", "x = 2", record(*SQUARE, "grad: 2 * g * x * (x - 2) / (x - 2)", "domain: {x: [0.5, 2]}")),
    ("E301", "x = 0", record("ff(x, /)", "forward: x * sin(x)", "grad: g * (out / x + x * cos(x))", FLOATING)),
    ("E301", "k = 0", record("ff(x, /, k:int=2)", "forward: x ** k", "grad: g * k * x ** (k - 1)")),
    ("E301", "z = 0", record("ff(z, /)", "forward: z * z", "grad: 2 * g * out / z", "dtypes: {z: complex}")),
    # Each between the slopes beside a tie, and not together.
    ("E301", "they give", record(*LARGER, "grad:", "  x: where(x >= y, g, 0)", "  y: where(x > y, 0, g)")),
    ("E301", "they give 0", record(*LARGER, "grad:", "  x: where(x > y, g, 0)", "  y: where(x < y, g, 0)")),
    ("E301", "they give 0", record(
        "ff(x, y, /)", "forward: maximum(x, 2 * y)",
        "grad:", "  x: where(x > 2 * y, g, 0)", "  y: where(x < 2 * y, 2 * g, 0)")),
    # Wrong where thresholds of several inputs hold together, near 0 of all, or far out in all.
    *(("E301", "", record(*PRODUCT, f"  x: where({wrong}, 0, g * y)", "  y: g * x", BOTH)) for wrong in (
        "(x > 20) & (y > 20)", "(abs(x) < 1e-3) & (y > 20)", "x * x + y * y < 1e-6", "hypot(x, y) < 1e-3",
        "maximum(x, y) < -20")),
    ("E301", "", record(*PRODUCT, "  x: where(x > 20, where(y > 20, 0, g * y), g * y)", "  y: g * x", BOTH)),
    # Wrong beyond a threshold of complex numbers alone.
    *(("E301", "", record(*SQUARE, f"grad: where({wrong}, 0, 2 * x * g) if is_complex(x) else 2 * x * g"))
      for wrong in (
        "real(x) > 2.5", "imag(x) == 0", "abs(x) > 20", "abs(x) < 0.001", "x == 1", "angle(x) > 3")),
    ("E301", "", record("ff(x, y, /)", "forward: x * y", "grad:", "  x: where(real(x) > imag(y) + 10, 0, y * g)",
                        "  y: x * g", "dtypes: {x: complex, y: complex}")),
    # Linear only where upstream gradients are about 1.
    ("E120", "not linear", record(*SQUARE, "grad: 2 * x * log(exp(g))")),
    ("E120", "not linear", record(*SQUARE, "grad: 2 * x * clip(g, -50, 50)")),
    ("E120", "not linear", record(*SQUARE, "grad: abs(g) * 2 * x")),
]  # fmt: skip


@pytest.mark.parametrize(("code", "words", "text"), FAULTS)
def test_faults_are_refuted(shipped: list[Operator], code: str, words: str, text: str) -> None:
    _, found = run(shipped, text)
    assert {item.code for item in found} == {code}, found
    assert any(words in " ".join([item.message, item.label, *item.notes]) for item in found)


RIGHT = [
    record(
        "ff(z, /)",
        "forward: tanh(abs(z)) * sign(z)",
        "grad: |",
        "  where(z == 0, g, sign(z) * real(conj(sign(z)) * g) / square(cosh(abs(z)))",
        "  + tanh(abs(z)) * (g - sign(z) * real(conj(sign(z)) * g)) / abs(z))",
        *LITERAL,
    ),
    record("ff(x, /, k:int=2)", "forward: x ** k"),
    record(*LARGER),
    record(*LARGER, "grad:", "  x: where(x >= y, g, 0)", "  y: where(x < y, g, 0)"),
    record("ff(x, y, z, /)", "forward: maximum(maximum(x, y), z)"),
    # Thresholds meet, and the chain rule gives a slope of what lies about.
    record("ff(x, lo, /)", "forward: clip(x, lo, 2)"),
    record("ff(x, y, /)", "forward: relu(x) * relu(y)"),
    # A derivative that numbers of 50 digits show to few.
    record("ff(x, y, /)", "forward: x + 1e29 * y"),
    record("ff(x, /)", "forward: exp(1e10 * x)"),
    record("ff(x, /)", "forward: x * x", "grad: 2 * x * conj(conj(g))"),
]


@pytest.mark.parametrize("text", RIGHT)
def test_right_records_pass(shipped: list[Operator], text: str) -> None:
    assert run(shipped, text)[1] == []


def test_a_dtype_that_a_definition_does_not_take_is_shown_where_it_is_asked_for(shipped: list[Operator]) -> None:
    text = record("ff(z, b, /)", "forward: z + maximum(b, z)", BESIDE)
    _, (item,) = run(shipped, text)
    line = ("- family: added\n\n" + text).splitlines()[item.span.line - 1]
    assert line[item.span.column - 1 :] == "z)"
