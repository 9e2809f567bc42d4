"""Proofs: every E3xx with a planted fault, wrong mathematics of several kinds, wrong targets, the cache, and the family
itself."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from codegen import targets
from codegen.codes import CODES
from codegen.definitions import DEFINITIONS
from codegen.diagnostics import Diagnostic, Diagnostics
from codegen.formula.checker import check_operators
from codegen.formula.names import free
from codegen.formula.parser import parse_string
from codegen.formula.tree import Binary, Call, Name, callee, walk
from codegen.proofs import ProofSummary, prove
from codegen.proofs.case import Case
from codegen.proofs.sampling import Sampler
from codegen.records import parse_operators
from codegen.source import load, load_text

BASE = (Path(__file__).parent / "formula_records.yaml").read_text("utf-8")
OPS = Path(__file__).parents[2] / "ops.yaml"


def record(signature: str, *fields: str) -> str:
    return "\n  ".join([f"- op: {signature}", "summary: Fixture.", "amp: Promote", *fields]) + "\n"


def run(records: str, cache: Path | None = None, base: str = BASE) -> tuple[ProofSummary, list[Diagnostic]]:
    diagnostics = Diagnostics()
    operators = parse_operators(load_text(base + "\n" + records, "ops.yaml", diagnostics), diagnostics)
    operators = check_operators(operators, diagnostics)
    assert diagnostics.items == []
    return prove(operators, diagnostics, cache), diagnostics.items


def test_what_rests_on_a_name_of_two_records_is_not_proved() -> None:
    resting = record("f(x)", "forward: x * x", "grad: 2 * x * g")
    text = BASE + "\n" + record("multiply(x, y)", "forward: x + y") + resting
    diagnostics = Diagnostics()
    operators = parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics)
    assert [op.name for op in operators].count("multiply") == 0
    operators = check_operators(operators, diagnostics)
    without = prove([op for op in operators if op.name not in diagnostics.broken], diagnostics)
    assert [item.code for item in diagnostics.items] == ["E211"]
    assert without.formulas < run(resting)[0].formulas


RIGHT = [
    record("f(x)", "forward: where(x < -1, -1, where(x > 1, 1, x))"),
    record("f(x)", "forward: where(x < -1, -1, where(x > 1, 1, x))", "grad: where(x < -1, 0, where(x > 1, 0, g))"),
    record("f(x)", "forward: x * x * x", "grad: 3 * x * x * g"),
    record("f(x)", "forward: real(x) * real(x)", "grad: 2 * real(x) * g", "holomorphic: false", "dtypes: {x: inexact}"),
    record("f(x)", "forward: conj(x) * exp(x)", "holomorphic: false", "dtypes: {x: inexact}"),
    record("f(x)", "forward: floor(x) * 2", "grad: zero"),
    record("f(x, k:int)", "forward: x ** k", "dtypes: {x: floating}", "domain: {x: [0.5, 2], k: [1, 4]}"),
    record("f(x, s:float=2.0, *, m:str('a', 'b')='a')", "forward: s * x if m == 'a' else exp(x) / s",
           "dtypes: {x: floating}"),
    record("f(x)", "forward: where(x < 0, -x, x)", "at: [{when: x > 0, grad: g, why: it rises}]"),
    record("f(x)", "forward: where(x < 0, -x, x)", "at: [{when: x >= 0, grad: g, why: it rises}]"),
    record("f(x, y)", "forward: maximum(x, y)", "at: [{when: x == y, grad: {x: g / 2, y: g / 2}, why: ties}]"),
]  # fmt: skip


@pytest.mark.parametrize("records", RIGHT)
def test_right_formulas_pass(records: str) -> None:
    summary, found = run(records)
    assert found == []
    assert summary.formulas > 20
    assert summary.points >= 8 * 20


ATAN2 = ("dispatch: {gpu: arctan2}", "dtypes: {x1: floating, x2: floating}")
ERF = ("dispatch: {gpu: erf}", "dtypes: {x: floating}")
FAULTS = [
    ("E301", "sign is wrong", record("f(x)", "forward: x * x", "grad: -2 * x * g")),
    ("E301", "", record("f(x)", "forward: tanh(x) * 1", "grad: g * (1 - x * x)")),
    ("E301", "with respect to `x2`", record(
        "atan2(x1, x2)", "grad:", "  x1: -g * x1 / (x1 * x1 + x2 * x2)", "  x2: g * x2 / (x1 * x1 + x2 * x2)",
    ).replace("  grad:", f"  {ATAN2[0]}\n  grad:") + f"  {ATAN2[1]}\n"),
    ("E301", "", record("f(x)", "forward: exp(x) + x", "grad: g * out")),
    ("E301", "where(x > 1, 0, g)", record("f(x)", "forward: where(x > 1, 1, x)", "grad: where(x > 1, g, g)")),
    # Right everywhere but in a strip of width 1/100 beside the kink.
    ("E301", "", record("f(x)", "forward: where(x > 1, 1, x)", "grad: where(x > 1.01, 0, g)")),
    ("E302", "once, as a factor", record(
        "f(x)", "forward: where(x > 1, 1, x)", "grad: where(x > 1, 0, conj(g) * conj(g))")),
    ("E303", "subgradient", record(
        "f(x)", "forward: where(x <= 0, 0, x)", "grad: where(x <= 0, 0, g)",
        "at: [{when: x == 0, grad: 2 * g, why: wrong}]")),
    ("E304", "digits", record("f(x)", "forward: tanh(x) + 0", "grad: g * (1 - out * out)")),
    ("E305", "definition", record("unknown(x)", "dispatch: {gpu: exp}", "grad: g", "dtypes: {x: floating}")),
    ("E306", "forward-mode", record("f(x)", "forward: x * x", "grad: 2 * x * g", "tangent: x * t")),
    ("E307", "not zero", record("f(x)", "forward: x * floor(x)", "grad: zero")),
    ("E308", "holomorphic: false", record("f(x)", "forward: x * conj(x)", "grad: 2 * x * g", "dtypes: {x: inexact}")),
    ("E309", "no finite value", record("f(x)", "forward: log(x)", "grad: g / x", "domain: {x: [-3, -1]}")),
    ("E309", "order", record("f(x)", "forward: where(x > 0, x, 0) if is_complex(x) else x",
                             "grad: where(x > 0, g, 0) if is_complex(x) else g", "dtypes: {x: inexact}")),
    ("E309", "its definition does not take them", record(
        "hypot(x1, x2)", "dispatch: {gpu: hypot}", "grad: {x1: g * x1 / out, x2: g * x2 / out}",
        "dtypes: {x1: inexact, x2: inexact}")),
    ("E309", "the definition of `_zeta_derivative` raises IndexError", record(
        "_zeta_derivative(order:int, x, q)", "dispatch:", "  gpu: zeta_derivative(order, x, q)", "grad: {x: g, q: g}",
        "dtypes: {x: floating, q: floating}", "domain: {order: [-2, -1]}")),
    ("E310", "meets this condition", record(
        "f(x)", "forward: x * 2", "at: [{when: x < -100, grad: 2 * g, why: never}]")),
    ("E311", "does not take", record(
        "f(x)", "forward: where(x <= 0, 0, x)", "at: [{when: x == 0, grad: g / 2, why: the middle}]")),
    ("E312", "write `expm1(x)` for `exp(x) - 1`", record("f(x)", "forward: exp(x) - 1")),
    ("E313", "; the record's value is ", record(
        "_f(x, k:int=1)", "forward: x * x if k == 1 else cosh(x)", "dtypes: {x: floating}",
        "reads: x * x if k == 1 else sinh(x)")),
    ("E124", "tangent", record(
        "f(x)", "forward: real(x) * 1", "grad: multiply(g, 1)", "holomorphic: false",
        "dtypes: {x: inexact, result: real}")),
]  # fmt: skip


FOUR = "f(x, a:bool=False, b:bool=False, c:bool=False, d:bool=False)"
EITHER_WAY = "g if a else (g if b else (g if c else (g if d else g)))"  # reads every flag
SQUARE = ("f(x)", "forward: x * x")
RELU = ("f(x)", "forward: where(x <= 0, 0, x)")
POINTED = [
    # Wrong on a threshold itself, of the definition or of the gradient alone.
    ("E301", "outside [", record(*RELU, "grad: where(x == 0, 100 * g, where(x <= 0, 0, g))")),
    ("E301", "the derivative is 0", record(*SQUARE, "grad: where(x == 0, 3 * g, 2 * x * g)")),
    ("E301", "at x = 1,", record(*SQUARE, "grad: where(x == 1, 0, 2 * x * g)")),
    ("E301", "at x = 0.1,", record(*SQUARE, "grad: where(x == 0.1, 0, 2 * x * g)")),
    ("E301", "at x = 0.7,", record(*SQUARE, "grad: where(3 * x == 2.1, 0, 2 * x * g)")),
    ("E301", "", record(*SQUARE, "grad: where((x - 1) * (x - 1) <= 0, 0, 2 * x * g)")),
    ("E301", "x = 0, y = 0,", record(
        "f(x, y)", "forward: x * x + y * y", "grad:",
        "  x: where((x == 0) & (y == 0), g, 2 * x * g)", "  y: 2 * y * g")),
    ("E301", "", record(
        "f(x, y)", "forward: x * y", "grad:", "  x: where(x == y, 0, g * y)", "  y: g * x")),
    ("E301", "", record("f(x)", "forward: floor(x)", "grad: where(x == 1, 5 * g, 0)")),
    ("E301", "", record("f(x)", "forward: floor(x)", "grad: where(x == 1, 5 * g, 0)",
                                   "at: [{when: x == 1, grad: 5 * g, why: none}]")),
    ("E301", "", record("sgn(x)", "forward: sign(x) + 1", "grad: where(x == 0, g, 0)")),
    ("E306", "", record(*SQUARE, "grad: 2 * x * g", "tangent: where(x == 2, 0, 2 * x * t)")),
    ("E306", "", record(*SQUARE, "grad: 2 * x * g", "tangent: where(abs(x) > 2.99, 0, 2 * x * t)")),
    ("E301", "x = 2, y = 2,", record(
        "f(x, y)", "forward: x * y", "grad:", "  x: where((x == y) & (y == 2), 0, g * y)", "  y: g * x")),
    ("E301", "is wrong", record("f(x)", "forward: log(maximum(x, eps))", "grad: g / x", "dtypes: {x: floating}",
                                 "domain: {x: [0.1, 3]}")),
    # Wrong in strips, and beyond the domain that is sampled.
    ("E301", "", record(*SQUARE, "grad: where(abs(x) > 3.5, 0, 2 * x * g)")),
    ("E301", "", record(*SQUARE, "grad: where((x > 1) & (x < 1.05), 0, 2 * x * g)")),
    ("E301", "", record(*SQUARE, "grad: where((x > 100) & (x < 100.001), 0, 2 * x * g)")),
    ("E301", "", record("f(x)", "forward: where(x <= 0, 0, where(x >= 6, 6, x))", "grad: where(x <= 0, 0, g)")),
    ("E301", "", record("f(x)", "forward: where(x <= 0, 0, where(x >= 60, 60, x))", "grad: where(x <= 0, 0, g)")),
    ("E301", "", record(*SQUARE, "grad: where(exp(x) > 1e30, 0, 2 * x * g)")),
    ("E301", "", record("f(x, y)", "forward: x * y", "grad:", "  x: where(x > y + 30, 0, g * y)", "  y: g * x")),
    ("E301", "", record(*SQUARE, "grad: where(x > 5, 0, 2 * x * g)", "domain: {x: [0.25, 2]}")),
    ("E301", "", record("f(x)", "forward: where(abs(x) > 1, x, 2 * x)",
                        "grad: where(x > 1, g, where(x < -0.999, g, 2 * g))")),
    ("E301", "", record("f(x)", "forward: where(abs(x) > 1, x, 2 * x)",
                        "grad: where(x < -1, g, where(x > 0.999, g, 2 * g))")),
    ("E307", "", record("f(x)", "forward: where(x > 7, x, 1)", "grad: zero")),
    # Right only to first order.
    ("E301", "has a wrong derivative", record(*SQUARE, "grad: where(x == 0, 0, 2 * x * g)")),
    ("E301", "has a wrong derivative", record(*SQUARE, "grad: where(x == 1.5, 3, 2 * x) * g")),
    # Wrong in one variant among many, or for one value of an attribute.
    *[("E301", "", record(FOUR, f"forward: x * x if {flag} else x", f"grad: {EITHER_WAY}")) for flag in "abcd"],
    ("E301", "", record(FOUR, "forward: x * x * x if a else x * x", "grad:", "  x: |",
                        f"    (2 * x * g if d else 3 * x * x * g) if a else 2 * x * ({EITHER_WAY})")),
    ("E301", "", record("f(x, m:str('a', 'b', 'c')='a', p:bool=False, q:bool=False)",
                        "forward: x * x if m == 'c' else x", "grad: g if p else (g if q else g)")),
    ("E301", "k = 2", record("f(x, k:int=1)", "forward: x * k", "grad: g * k if k == 1 else 0 * g * x")),
    ("E301", "", record("f(x, k:int=2)", "forward: x * k", "grad: g * k * k")),
    ("E301", "", record("f(x, k:int=7)", "forward: x * k", "grad: g * k if k < 7 else g * 0 * x")),
    ("E301", "k = 5", record("f(x, k:int=1)", "forward: x * k", "grad: 0 * g * x if k == 5 else g * k")),
    ("E301", "s = 2.5", record("f(x, s:float=1.0)", "forward: x * s", "grad: where(s == 2.5, 0, g * s)",
                               "dtypes: {x: floating}")),
    ("E301", "", record("f(x, s:float=1.0)", "forward: x * s", "grad: 0 * g * x if s > 2 else g * s",
                        "dtypes: {x: floating}")),
    ("E301", "", record("f(x, s:float)", "forward: maximum(x, s * x)", "grad: where(x > 0, g, s * g)")),
    ("E301", "", record("f(x, s:float=0.1)", "forward: maximum(x, s * x)", "grad: where(x > 0, g, s * g)",
                        "domain: {s: [-3, 3]}")),
    # Wrong by a factor, of something small.
    ("E301", "", record("f(x)", "forward: 1e-16 * x", "grad: 5e-16 * g", "accuracy: Tiny.")),
    ("E301", "", record("f(x)", "forward: 1e-20 * x * x", "grad: 7e-20 * x * g", "accuracy: Tiny.")),
    ("E301", "", record("f(x)", "forward: 1e-37 * exp(x)", "grad: 2e-37 * exp(x) * g", "accuracy: Tiny.")),
    ("E306", "", record("f(x)", "forward: 1e-20 * x * x", "grad: 2e-20 * x * g", "tangent: 7e-20 * x * t",
                        "accuracy: Tiny.")),
]  # fmt: skip


@pytest.mark.parametrize(("code", "words", "records"), POINTED)
def test_faults_that_show_at_few_points_are_refuted(code: str, words: str, records: str) -> None:
    _, found = run(records)
    assert [item.code for item in found] == [code], found
    assert words in " ".join([found[0].message, found[0].label, *found[0].notes])


READINGS = [
    record("_f(x)", "forward: (exp(x) - exp(-x)) / 2", "reads: sinh(x)", "accuracy: Near 0."),
    record("_f(x, k:int=1)", "forward: x * x if k == 1 else cosh(x)", "dtypes: {x: floating}",
           "reads: x * x if k == 1 else _f(x, k)"),
    # Only of numbers: the formula of public operators may have no value at an infinity.
    record("_f(x)", "forward: where(x > 1000, x, x + 1)", "grad: none", "dtypes: {x: floating}",
           "reads: where(x - x == 0, x + 1, 0)"),
]  # fmt: skip


@pytest.mark.parametrize("records", READINGS)
def test_what_an_operator_reads_as(records: str) -> None:
    assert run(records)[1] == []


KINKED = [
    record(*RELU, "grad: where(x < 0, 0, g)"),
    record(*RELU, "grad: where(x == 0, 0.5 * g, where(x < 0, 0, g))"),
    record(*SQUARE, "grad: where(x > 1, 2 * x * g, (x + x) * g)", "dtypes: {x: real}"),
    record("f(x)", "forward: x * abs(x)", "grad: 2 * g * abs(x)", "dtypes: {x: real}"),
    record("f(x)", "forward: where(abs(x) <= 1, 0, x)", "grad: where(abs(x) <= 1, 0, g)"),
    record("f(x, y)", "forward: where(x == 0, 0, x * log(y))", "grad:", "  x: g * log(y)",
           "  y: g * x / y", "domain: {y: [0.1, 3]}"),
    record("f(x)", "forward: 1e-20 * x * x * x", "grad: 3e-20 * x * x * g", "accuracy: Tiny."),
    # Steep beside a threshold near 0.
    record("f(x)", "forward: log(maximum(x, eps))", "dtypes: {x: floating}", "domain: {x: [0.1, 3]}"),
    record("f(x)", "forward: log(maximum(x, 1e-30))", "dtypes: {x: floating}", "domain: {x: [0.1, 3]}"),
    record("f(x)", "forward: 5 + maximum(x, 1e-30)", "dtypes: {x: floating}"),
    record("f(x, y)", "forward: exp(x) - exp(y)"),
    record("f(x)", "forward: exp(exp(exp(x)))", "accuracy: It overflows."),
]  # fmt: skip


@pytest.mark.parametrize("records", KINKED)
def test_any_slope_between_those_beside_a_kink_is_right(records: str) -> None:
    assert run(records)[1] == []


PRODUCT, BOTH_COMPLEX = "forward: x * y", "dtypes: {x: complex, y: complex}"
COMPLEX_TIES = [
    record("f(x, y)", PRODUCT, "grad:", "  x: where(x == y, 3 * g * y, g * y)", "  y: g * x", BOTH_COMPLEX),
    record("f(x, y)", PRODUCT, "grad:", "  x: where(x == conj(y), 3 * g * y, g * y)", "  y: g * x", BOTH_COMPLEX),
    record("f(x, y)", PRODUCT, "grad:", "  x: where(2 * x == y + 1, 3 * g * y, g * y)", "  y: g * x", BOTH_COMPLEX),
    record("f(x, y)", PRODUCT, "grad:", "  x: where(x * x == y, 3 * g * y, g * y)", "  y: g * x", BOTH_COMPLEX),
    record("f(x, y)", PRODUCT, "grad:", "  x: where(x == y, 3 * g * y, g * y) if is_complex(x) else g * y",
           "  y: g * x", "dtypes: {x: inexact, y: inexact}"),
    # A real and a complex number.
    record("f(x, y)", PRODUCT, "grad:", "  x: where(real(x) == y, 3 * g * y, g * y)", "  y: g * x", BOTH_COMPLEX),
    record("f(x, y)", PRODUCT, "grad:", "  x: where(x == y, 3 * g * y, g * y)", "  y: g * x",
           "dtypes: {x: complex, y: float32}"),
    record("f(x, y)", PRODUCT, "grad:", "  x: g * y", "  y: where(x == y, 3 * g * x, g * x)",
           "dtypes: {x: complex, y: float32}"),
    # Each by itself has no derivative there; together they must have the definition's.
    record("f(x, y)", "forward: where(real(x) > real(y), x, y)", "grad:",
           "  x: where(x == y, g, where(real(x) > real(y), g, 0))",
           "  y: where(x == y, g, where(real(x) > real(y), 0, g))", BOTH_COMPLEX),
]  # fmt: skip


@pytest.mark.parametrize("records", COMPLEX_TIES)
def test_complex_inputs_that_are_equal_are_looked_at(records: str) -> None:
    _, found = run(records)
    assert [item.code for item in found] == ["E301"], found
    right = records.replace("3 * g", "g").replace("x == y, g, where", "x == y, g / 2, where")
    assert run(right)[1] == []


def test_a_gradient_that_hides_its_operand_from_differentiation_is_refuted() -> None:
    diagnostics = Diagnostics()
    text = BASE + "\n" + record(*SQUARE, "grad: 2 * x * g")
    operators = check_operators(parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics), diagnostics)
    (formula,) = operators[-1].grad.formulas
    hidden = replace(formula[1], tree=Binary("*", Call("stop_gradient", (parse_string("2 * x"),)), Name("g")))
    operators[-1] = replace(operators[-1], grad=replace(operators[-1].grad, formulas=((formula[0], hidden),)))
    prove(operators, diagnostics)
    assert ["has a wrong derivative" in item.message for item in diagnostics.items] == [True]


def test_every_value_of_a_number_and_every_variant_is_met() -> None:
    diagnostics = Diagnostics()
    forward = "forward: ((x if a else x * x) if k == 3 else x * k) + (0 if y is None else y)"
    text = record(FOUR.replace(")", ", k:int=1, y:Tensor=None)"), forward, f"grad: {{x: {EITHER_WAY}, y: g}}")
    operators = parse_operators(load_text(BASE + "\n" + text, "ops.yaml", diagnostics), diagnostics)
    table = {op.name: op for op in check_operators(operators, diagnostics)}
    assert diagnostics.items == []
    sets = [chosen for chosen, _ in Sampler(table["f"], Random(0)).attribute_sets(table)]
    assert {chosen["k"] for chosen in sets} >= {1, 2, 3, 4}
    assert {(chosen["a"], chosen["k"] == 3, chosen["y"] is None) for chosen in sets} >= set(
        product((True, False), (True,), (True, False))
    )


def test_a_failure_of_the_proof_itself_is_a_diagnostic(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("of the proof")

    monkeypatch.setattr(Case, "check", fail)
    _, found = run(record(*SQUARE))
    assert {item.code for item in found} == {"E309"}
    assert all("ZeroDivisionError" in item.message and item.label == "of the proof" for item in found)


@pytest.mark.parametrize(("code", "words", "records"), FAULTS)
def test_planted_fault_is_refuted(code: str, words: str, records: str) -> None:
    _, found = run(records)
    assert {item.code for item in found} == {code}, found
    assert len({item.message for item in found}) == len(found)
    assert code in CODES
    assert any(words in " ".join([item.message, item.label, *item.notes]) for item in found)


@pytest.mark.parametrize(
    ("codes", "fields"),
    [
        (["E301", "E301"], ["forward: x * y", "grad: {x: g * x, y: g * y}"]),
        (["E302", "E302"], ["forward: x * y", "grad:", "  x: conj(g) * conj(g) * y", "  y: conj(g) * conj(g) * x"]),
        (["E307", "E307"], ["forward: x * y", "grad: zero"]),
        (["E301", "E306"], ["forward: x * y", "grad: {x: g * y, y: g * y}", "tangent: t_x * x + t_y * x"]),
    ],
)
def test_all_wrong_formulas_of_a_record_at_once(codes: list[str], fields: list[str]) -> None:
    _, found = run(record("f(x, y)", *fields, "dtypes: {x: real, y: real}"))
    assert [item.code for item in found] == codes, found
    assert len({(item.code, item.message) for item in found}) == len(found)


def test_every_code_of_the_proofs_is_planted() -> None:
    assert {c for c in CODES if c.startswith("E3")} == {code for code, _, _ in FAULTS if code.startswith("E3")}


COS = ("f(x)", "forward: (exp(x) + exp(-x)) / 2")
LOST = "accuracy: Near 0 the slope is a difference."
WRONG_TARGETS = [
    ("exp", "`square` does", record(*SQUARE, "dispatch: {gpu: exp}")),
    ("vvsinhf", "`vvcoshf` does", record(*COS, "dispatch: {cpu: vvsinhf, gpu: cosh}", LOST)),
    ("cos", "`cosh` does", record(*COS, "dispatch: {gpu: cos}", LOST)),
    ("softmax", "element by element", record(*SQUARE, "dispatch: {gpu: softmax}")),
    ("vDSP_vdiv", "`vDSP_vsub` does", record("f(x, y)", "forward: x - y", "dispatch: {cpu: vDSP_vdiv}")),
    # Operands in the wrong order, and the wrong number.
    ("subtract(y, x)", "at x = ", record("f(x, y)", "forward: x - y", "dispatch:", "  gpu: subtract(y, x)")),
    ("power(x, 3)", "at x = ", record(*SQUARE, "dispatch:", "  gpu: power(x, 3)")),
    # Wrong only for NaN, for an infinity, between two integers, or for complex numbers.
    ("fmax", "nan", record("f(x, y)", "forward: maximum(x, y)", "dispatch: {gpu: fmax}")),
    ("vDSP_vmax", "nan", record("f(x, y)", "forward: maximum(x, y)", "dispatch: {cpu: vDSP_vmax}")),
    ("isinf", "inf", record("f(x)", "forward: x == inf", "dispatch: {gpu: isinf}", "grad: none")),
    ("trunc", "at x = -", record("f(x)", "forward: floor(x)", "dispatch: {gpu: trunc}")),
    ("real", "j", record("f(x)", "forward: conj(x)", "dispatch: {gpu: real}", "grad: conj(g)",
                         "holomorphic: false", "dtypes: {x: inexact}")),
    # Of a primitive, and of a record without a gradient.
    ("arctan2", "x1 = ", record("hypot(x1, x2)", "dispatch: {gpu: arctan2}", "grad: none",
                                "dtypes: {x1: floating, x2: floating}")),
    ("less", "`greater` does", record("f(x, y)", "forward: x > y", "dispatch: {gpu: less}", "grad: none")),
]  # fmt: skip


@pytest.mark.parametrize(("target", "words", "records"), WRONG_TARGETS)
def test_a_target_that_computes_something_else_is_refuted(target: str, words: str, records: str) -> None:
    _, found = run(records)
    assert [item.code for item in found] == ["E407"], found
    assert words in " ".join([found[0].message, found[0].label, *found[0].notes])
    span = found[0].span
    line = (BASE + "\n" + records).splitlines()[span.line - 1]
    assert line[span.column - 1 :][: span.length] == target


RIGHT_TARGETS = [
    record(*SQUARE, "dispatch: {cpu: vDSP_vsq, gpu: square}"),
    record(*SQUARE, "dispatch:", "  gpu: power(x, 2)"),
    record("f(x, y)", "forward: y - x", "dispatch:", "  gpu: subtract(y, x)"),
    record("f(x)", "forward: x * 0.017453292519943295", "dispatch: {gpu: radians}"),
    record("f(x, low:Tensor=None, high:Tensor=None)", "forward: |",
           "  minimum(maximum(x, -inf if low is None else low), inf if high is None else high)",
           "dispatch:", "  gpu: clip(x, low, high)", "grad: none",
           "dtypes: {x: floating, low: floating, high: floating}"),
]  # fmt: skip


@pytest.mark.parametrize("records", RIGHT_TARGETS)
def test_targets_that_compute_the_record_pass(records: str) -> None:
    minimum = record("minimum(x, y)", "dispatch: {gpu: minimum}", "grad: none", "dtypes: {x: real, y: real}")
    assert run(minimum + "\n" + records)[1] == []


def test_a_new_target_is_looked_at_again(tmp_path: Path) -> None:
    right = record(*SQUARE, "dispatch: {gpu: square}")
    assert run(right, tmp_path)[1] == []
    assert [item.code for item in run(right.replace("gpu: square", "gpu: exp"), tmp_path)[1]] == ["E407"]


def test_a_target_that_cannot_be_compared() -> None:
    unknown = record("h(x)", "dispatch: {gpu: exp}", "grad: none", "dtypes: {x: floating}")
    _, (item,) = run(unknown)
    assert item.code == "E309"
    assert "`h` has no definition" in item.label


def test_every_meaning_is_a_formula_of_definitions() -> None:
    assert set(targets.ACCELERATE) <= set(targets.MEANINGS)
    for name, text in targets.MEANINGS.items():
        function = targets.ACCELERATE.get(name) or targets.mlx_function(name)
        assert function is not None, name
        tree = parse_string(text)
        assert {called for node in walk(tree) if (called := callee(node))} <= set(DEFINITIONS), name
        least = function.least if isinstance(function, targets.MlxFunction) else function.inputs
        assert len(free(tree)) >= least, name
    print(f"{len(targets.MEANINGS)} meanings")


def test_a_default_without_a_number_is_sampled() -> None:
    signature = "f(x, s:float=inf, low:float=-inf)"
    forward = "forward: where(x > s, s, where(x < low, low, x))"
    assert run(record(signature, forward, "dtypes: {x: floating}"))[1] == []
    _, found = run(record(signature, forward, "grad: where(x > s, g, where(x < low, 0, g))", "dtypes: {x: floating}"))
    assert [item.code for item in found] == ["E301"]


def test_a_small_difference_is_shown_with_the_digits_that_it_takes() -> None:
    _, (item,) = run(record("f(x)", "forward: x * x", "grad: 2.0000002 * x * g"))
    given, _, wanted = item.label.partition(" it is ")[2].partition("; the derivative is ")
    assert item.code == "E301"
    assert given != wanted
    assert abs(float(given) / float(wanted) - 1 - 1e-7) < 1e-8


def test_a_counter_example_shows_point_values_and_the_right_formula() -> None:
    _, (item,) = run(record("f(x)", "forward: x * x * 3", "grad: 2 * x * g"))
    assert item.message == "the gradient of `f` with respect to `x` is wrong"
    assert item.label.startswith("at x = ")
    assert ", g = " in item.label
    assert "; the derivative is " in item.label
    assert item.notes == ("derived from the definition: 6 * x * g",)
    text = BASE + "\n" + record("f(x)", "forward: x * x * 3", "grad: 2 * x * g")
    assert text.splitlines()[item.span.line - 1][item.span.column - 1 :] == "2 * x * g"


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("exp", "grad: g * out", "grad: g * x"),
        ("sqrt", "g / (2 * out)", "g / (2 * x)"),
        ("tanh", "cosh(x) * cosh(x)", "cosh(x)"),
        ("divide", "y: -g * out / y", "y: g * out / y"),
        ("abs", "grad: g * sign(x)", "grad: g"),
        ("log", "grad: g / x", "grad: g / (2 * x)"),
        ("conj", "grad: conj(g)", "grad: g"),
    ],
)
def test_a_wrong_primitive_is_found_where_it_stands(name: str, old: str, new: str) -> None:
    start = BASE.index(f"- op: {name}(")
    base = BASE[:start] + BASE[start:].replace(old, new, 1)
    assert base != BASE
    _, found = run("", base=base)
    assert name in {item.message.split("`")[1] for item in found}


@pytest.mark.filterwarnings("error")
def test_numbers_that_float32_does_not_hold() -> None:
    assert [item.code for item in run(record("f(x)", "forward: 1e38 * (1e38 * x) / 1e38"))[1]] == ["E312"]
    run(record("f(x)", "forward: 1e38 * (1e38 * (1e38 * x))"))


def test_accuracy_may_be_lost_with_a_reason() -> None:
    lossy = ["forward: tanh(x) + 0", "grad: g * (1 - out * out)"]
    _, found = run(record("f(x)", *lossy, "accuracy: The tail is known to lose its digits."))
    assert found == []


def test_proofs_are_remembered_until_what_they_rest_on_changes(tmp_path: Path) -> None:
    records = record("f(x)", "forward: exp(x) * x") + "\n" + record("h(x)", "forward: f(x) + 1")
    first, _ = run(records, tmp_path)
    again, _ = run(records, tmp_path)
    assert first.cached == 0
    assert again == ProofSummary(first.formulas, first.points, first.formulas)
    changed, _ = run(records.replace("exp(x) * x", "exp(x) * x * 2"), tmp_path)
    assert changed.cached == first.formulas - 2


def test_a_refuted_record_is_not_remembered(tmp_path: Path) -> None:
    wrong = record("f(x)", "forward: x * x", "grad: x * g")
    assert [i.code for i in run(wrong, tmp_path)[1]] == ["E301"]
    assert [i.code for i in run(wrong, tmp_path)[1]] == ["E301"]


def test_a_damaged_cache_is_ignored(tmp_path: Path) -> None:
    first, _ = run("", tmp_path)
    (tmp_path / "proofs.json").write_text("[not json", "utf-8")
    assert run("", tmp_path)[0] == first
    assert json.loads((tmp_path / "proofs.json").read_text("utf-8"))


def test_counter_examples_are_the_same_every_time() -> None:
    wrong = record("f(x, y)", "forward: x * y", "grad:", "  x: g * x", "  y: g * x")
    assert run(wrong)[1] == run(wrong)[1]


@pytest.mark.skipif(not OPS.is_file(), reason="there are no records yet")
def test_the_family_is_proved() -> None:
    diagnostics = Diagnostics()
    operators = check_operators(parse_operators(load(OPS, diagnostics), diagnostics), diagnostics)
    summary = prove(operators, diagnostics)
    assert diagnostics.items == []
    print(f"{summary.formulas} formulas proved at {summary.points} points")
    assert summary.formulas >= 100
