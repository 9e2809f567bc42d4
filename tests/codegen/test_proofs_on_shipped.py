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
    (record("ff(z, /)", "forward: tanh(abs(z)) * sign(z)", *LITERAL), None),
    (record("ff(z, /)", "forward: z / abs(z)", *LITERAL), None),
    (record("ff(z, /)", "forward: maximum(real(z), imag(z)) * z", *LITERAL), None),
    (record("ff(z, /)", "forward: exp(abs(z) * z) * imag(z)", *LITERAL), None),
    (record("ff(z, w, /)", "forward: real(z) * w + angle(w) * z", LITERAL[0], "dtypes: {z: complex, w: complex}"),
     None),
    (record("ff(z, /, b:float=0.5)", "forward: where(abs(z) + b > 0, (abs(z) + b) * z / abs(z), 0)", *LITERAL), None),
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


FAULTS = [
    ("E301", "is wrong", record("ff(z, b, /)", "forward: z * b", "grad: {z: g * b, b: 2 * g * z}", BESIDE)),
    ("E308", "with respect to `z`", record("ff(z, b, /)", "forward: conj(z) * b", "grad: {z: g * b, b: g * conj(z)}",
                                           BESIDE)),
    ("E123", "`real`", record("ff(z, b, /)", "forward: maximum(b, z) * z", BESIDE)),
]  # fmt: skip


@pytest.mark.parametrize(("code", "words", "text"), FAULTS)
def test_faults_are_refuted(shipped: list[Operator], code: str, words: str, text: str) -> None:
    _, found = run(shipped, text)
    assert {item.code for item in found} == {code}, found
    assert any(words in " ".join([item.message, item.label, *item.notes]) for item in found)


def test_a_dtype_that_a_definition_does_not_take_is_shown_where_it_is_asked_for(shipped: list[Operator]) -> None:
    text = record("ff(z, b, /)", "forward: z + maximum(b, z)", BESIDE)
    _, (item,) = run(shipped, text)
    line = ("- family: added\n\n" + text).splitlines()[item.span.line - 1]
    assert line[item.span.column - 1 :] == "z)"
