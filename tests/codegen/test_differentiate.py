"""Derived gradients: the formulas as text, and every one against the proofs."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from codegen.diagnostics import Diagnostics
from codegen.formula import mp, operator_cpp
from codegen.formula import np as rounded
from codegen.formula.checker import check_operators
from codegen.formula.collect import collect, cost
from codegen.formula.lowering import scope_of
from codegen.formula.parser import parse_string
from codegen.formula.simplify import simplify
from codegen.formula.tree import length, walk
from codegen.model import GradKind, Operator
from codegen.proofs import prove
from codegen.records import parse_operators
from codegen.source import load_text

if TYPE_CHECKING:
    from codegen.formula.tree import Expr

BASE = (Path(__file__).parent / "formula_records.yaml").read_text("utf-8")


def operators_of(records: str = "") -> tuple[dict[str, Operator], Diagnostics]:
    diagnostics = Diagnostics()
    operators = parse_operators(load_text(BASE + "\n" + records, "ops.yaml", diagnostics), diagnostics)
    return {op.name: op for op in check_operators(operators, diagnostics)}, diagnostics


def record(signature: str, *fields: str) -> str:
    return "\n  ".join([f"- op: {signature}", "summary: Fixture.", "amp: Promote", *fields]) + "\n"


DERIVED = [
    ("f(x)", "x * x", {"x": "2 * x * g"}),
    ("f(x)", "x ** 2", {"x": "2 * x * g"}),
    ("f(x)", "x ** 3", {"x": "3 * x * x * g"}),
    ("f(x)", "x ** 7", {"x": "7 * x ** 6 * g"}),
    ("f(x)", "x * x * x * x", {"x": "4 * x * x * x * g"}),
    ("f(x, y)", "(x + y) * (x - y)", {"x": "2 * x * g", "y": "-2 * y * g"}),
    ("f(x, a:float=1.0)", "x / sqrt(1 + a * x * x)", {"x": "g / sqrt(1 + a * x * x) / (1 + a * x * x)"}),
    ("f(x)", "x / (1 + x * x) * x", {"x": "2 * x * g / (1 + x * x) / (1 + x * x)"}),
    ("f(x)", "exp(x) / (1 + exp(x))", {"x": "out * g / (1 + exp(x))"}),
    ("f(x)", "(x + sqrt(x * x + 4)) / 2", {"x": "out * g / sqrt(x * x + 4)"}),
    ("f(x)", "log(x + sqrt(x * x + 1))", {"x": "g / sqrt(x * x + 1)"}),
    ("f(x)", "exp(-x * x / 2) / sqrt(2 * pi)", {"x": "-x * out * g"}),
    ("f(x, y)", "sqrt(x * x + y * y)", {"x": "x * g / out", "y": "y * g / out"}),
    ("f(x, y)", "x * y / (x + y)", {"x": "(y / (x + y)) ** 2 * g", "y": "(x / (x + y)) ** 2 * g"}),
    ("f(x)", "x * sqrt(x)", {"x": "1.5 * sqrt(x) * g"}),
    ("f(x)", "x * x * x / 7 / 9", {"x": "x * x * g / 21"}),
    ("f(x, a:float=1.0)", "where(x > 0, x / (1 + a * x), x)", {"x": "where(x > 0, g / (1 + a * x) / (1 + a * x), g)"}),
    ("f(x)", "x / (1 + abs(x))", {"x": "g / (1 + abs(x)) - sign(x) * out * g / (1 + abs(x))"}),
    ("f(x)", "x ** 0.5", {"x": "0.5 * x ** -0.5 * g"}),
    ("f(x)", "exp(x)", {"x": "out * g"}),
    ("f(x)", "exp(-x * x)", {"x": "-2 * out * x * g"}),
    ("f(x)", "where(x <= 0, 0, x)", {"x": "where(x <= 0, 0, g)"}),
    ("f(x)", "where(x <= 0, 0, where(x >= 6, 6, x))", {"x": "where(x >= 6, 0, where(x <= 0, 0, g))"}),
    ("f(x)", "where(x > 0, x, exp(x) + 1)", {"x": "where(x > 0, g, exp(x) * g)"}),
    ("f(x, s:float=0.5)", "where(x <= 0, s * x, x)", {"x": "where(x <= 0, s * g, g)"}),
    ("f(x, y)", "x * y", {"x": "y * g", "y": "x * g"}),
    ("f(x, y)", "x - y", {"x": "g", "y": "-g"}),
    ("f(x, y)", "x / y", {"x": "g / y", "y": "-out * g / y"}),
    ("f(x)", "5 - x", {"x": "-g"}),
    ("f(x)", "floor(x) * x", {"x": "floor(x) * g"}),
    ("f(x, m:str('a', 'b')='a')", "x * x if m == 'a' else 3 * x", {"x": "2 * x * g if m == 'a' else 3 * g"}),
    ("f(x, c)", "where(c, x, -x)", {"x": "where(c, g, -g)"}),
]


@pytest.mark.parametrize(("signature", "forward", "gradients"), DERIVED)
def test_derived_formula_and_its_proof(signature: str, forward: str, gradients: dict[str, str]) -> None:
    positive = any(part in forward for part in ("**", "/", "sqrt"))
    extra = [f"domain: {{{', '.join(f'{name}: [0.5, 3]' for name in gradients)}}}"] if positive else []
    extra[:0] = ["dtypes: {x: floating}"] if "abs" in forward else []
    operators, diagnostics = operators_of(record(signature, f"forward: {forward}", *extra))
    assert operators["f"].grad.kind is GradKind.DERIVED
    shown = {name: str(simplify(formula.tree)) for name, formula in operators["f"].grad.formulas}
    assert shown == gradients
    prove([*operators.values()], diagnostics)
    assert diagnostics.items == []


def test_what_is_held_constant_has_no_derivative() -> None:
    operators, diagnostics = operators_of(record("f(x)", "forward: exp(stop_gradient(x))", "shape: like"))
    assert diagnostics.items == []
    assert str(operators["f"].grad.formulas[0][1].tree) == "0"


def test_rules_come_from_the_records() -> None:
    """Another rule in the record gives another derivative: there is no private table."""
    text = BASE.replace("grad: g * out", "grad: 7 * g * out")
    diagnostics = Diagnostics()
    records = parse_operators(load_text(text + "\n" + record("f(x)", "forward: exp(x)"), "o", diagnostics), diagnostics)
    table = {op.name: op for op in check_operators(records, diagnostics)}
    assert str(table["f"].grad.formulas[0][1].tree) == "7 * out * g"


def test_literal_gradients_conjugate_holomorphic_rules() -> None:
    operators, diagnostics = operators_of(
        record("f(x)", "forward: conj(x) * exp(x)", "holomorphic: false", "dtypes: {x: inexact}")
    )
    assert "conj(exp(x))" in str(operators["f"].grad.formulas[0][1].tree)
    prove([*operators.values()], diagnostics)
    assert diagnostics.items == []


def nested(name: str, depth: int) -> str:
    return f"{name}(" * depth + "x" + ")" * depth


# What an input's gradient and the upstream gradient stand in, each several times.
LEVELS = [
    record("level(x)", "forward: x / (1 + exp(-x))"),
    record("level(x)", "forward: x * tanh(x) + exp(-x * x) / 4"),
    record("level(x)", "forward: where(x > 0, x / 2, x * tanh(x))"),
    record("level(x, m:str('a', 'b')='a')", "forward: x * tanh(x) if m == 'a' else x * x"),
    record("level(x)", "forward: tanh(x)", "grad: g / cosh(x) / cosh(x) if is_complex(x) else g / (cosh(x) * cosh(x))"),
]


@pytest.mark.parametrize("level", LEVELS)
def test_deeply_nested_definitions_share_what_is_equal(level: str) -> None:
    """Without sharing the formula would double, at least, with each of the levels."""
    operators, diagnostics = operators_of(level + "\n" + record("f(x)", f"forward: {nested('level', 12)}"))
    assert diagnostics.items == []
    (formula,) = (formula.tree for _, formula in operators["f"].grad.formulas)
    assert length(formula) < 10_000
    assert len({*walk(formula)}) < 250
    at, step = mp.number(0.375), mp.number(2.0**-60)
    forward = mp.forward(operators["f"], operators, {}, False)
    out, high, low = (forward({"x": at + s * step})[0] for s in (0, 1, -1))
    (slope,) = mp.compile([formula], operators)({"x": at, "out": out, "g": mp.number(1.0)})
    assert abs((high - low) / (2 * step) - slope) < 1e-20


def test_a_gradient_that_cannot_be_shared_is_refused() -> None:
    level = record("level(x)", "forward: x * x", "grad: real(x * g) + x * g", "dtypes: {x: floating}")
    _, diagnostics = operators_of(level + "\n" + record("f(x)", f"forward: {nested('level', 40)}"))
    assert [(item.code, item.label) for item in diagnostics.items] == [("E121", "more than 20,000 characters")]


def test_a_number_beside_a_condition_has_the_dtype_of_the_formula() -> None:
    """In C++ `where` of two numbers alone would be float32 or int64."""
    operators, _ = operators_of(record("f(x)", "forward: x * x", "grad: where(x > 0, 0.1, 2) * g"))
    op = operators["f"]
    lowered = operator_cpp.lower([("x", op.grad.formulas[0][1].tree)], scope_of(op, operators))
    assert "ops::where(v0, ops::constant(0.1, x), ops::constant(2, x))" in " ".join(lowered.statements)


VARIABLES = ("x", "y")
SMALL = st.integers(-3, 3)
ATOMS = st.one_of(st.sampled_from(VARIABLES), SMALL.map(lambda n: f"({n})"))


def deeper(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*"]), inner).map(lambda t: f"({t[0]} {t[1]} {t[2]})"),
        inner.map(lambda a: f"(-{a})"),
        inner.map(lambda a: f"exp(tanh({a}))"),
        inner.map(lambda a: f"({a} / 4)"),
        inner.map(lambda a: f"{a} ** 2"),
        st.tuples(inner, inner, inner).map(lambda t: f"where({t[0]} > 0.123, {t[1]}, {t[2]})"),
    )


FORMULAS = st.recursive(ATOMS, deeper, max_leaves=8)


def evaluate(tree: Expr, values: dict[str, object]) -> object:
    operators, _ = operators_of()
    return mp.compile([tree], operators)(values)[0]


TABLE, _ = operators_of()


@settings(max_examples=150, deadline=None)
@given(FORMULAS, st.integers(0, 2**32))
def test_simplification_keeps_values(formula: str, seed: int) -> None:
    rng = random.Random(seed)
    values = {name: mp.number(rng.uniform(-2, 2)) for name in VARIABLES}
    tree = parse_string(formula)
    before, after = (mp.compile([t], TABLE)(values)[0] for t in (tree, simplify(tree)))
    assert abs(before - after) <= 1e-30 * (1 + abs(before))
    assert len(str(simplify(simplify(tree)))) <= len(str(simplify(tree)))


QUOTIENTS = st.recursive(
    ATOMS,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*"]), inner).map(lambda t: f"({t[0]} {t[1]} {t[2]})"),
        st.tuples(inner, inner).map(lambda t: f"({t[0]} / (1.25 + {t[1]} * {t[1]}))"),
        st.tuples(inner, inner).map(lambda t: f"({t[0]} / sqrt(1 + {t[1]} ** 2))"),
        st.tuples(inner, inner).map(lambda t: f"({t[0]} * sqrt(2 + {t[1]} * {t[1]}))"),
        st.tuples(inner, inner).map(lambda t: f"where(x > 0.123, {t[0]}, {t[1]})"),
        inner.map(lambda a: f"exp(tanh({a}))"),
        inner.map(lambda a: f"(-{a} / 3)"),
    ),
    max_leaves=10,
)


@settings(max_examples=200, deadline=None)
@given(QUOTIENTS, st.one_of(st.none(), QUOTIENTS), st.integers(0, 2**32))
def test_collecting_keeps_values_and_costs_nothing(formula: str, result: str | None, seed: int) -> None:
    rng = random.Random(seed)
    values = {name: mp.number(rng.uniform(-2, 2)) for name in VARIABLES}
    definitions = {} if result is None else {"out": parse_string(result)}
    tree = simplify(parse_string(formula if result is None else f"({formula}) * out + {formula}"))
    collected = collect(tree, definitions)
    given = values | {name: mp.compile([value], TABLE)(values)[0] for name, value in definitions.items()}
    before, after = (mp.compile([t], TABLE)(given)[0] for t in (tree, collected))
    assert abs(before - after) <= 1e-12 * (1 + abs(before))
    assert cost(collected) <= cost(tree)


def test_a_derived_gradient_does_not_cancel() -> None:
    """Of `x / sqrt(1 + x * x)` far out the difference that the chain rule gives has no digit left."""
    operators, diagnostics = operators_of(record("f(x)", "forward: x / sqrt(1 + x * x)", "dtypes: {x: floating}"))
    prove([*operators.values()], diagnostics)
    assert diagnostics.items == []
    tree = operators["f"].grad.formulas[0][1].tree
    x = numpy.array([1e5], "float32")
    values = {"x": x, "g": numpy.ones_like(x), "out": x / numpy.sqrt(1 + x * x)}
    (found,) = rounded.compile([tree], operators, "float32")(values)
    assert abs(float(found[0]) * 1e15 - 1) < 1e-5


def test_large_numbers_stay_numbers() -> None:
    """Coefficients that float64 does not hold are products, and those that are no fractions of people's are rounded."""
    assert str(simplify(parse_string("1e308 * 1e308 * x"))).count("e+") == 2
    assert str(collect(parse_string("x * 0.1 / 3 + x * 0.1 / 3"))) == "0.06666666666666667 * x"


@settings(max_examples=25, deadline=None)
@given(formula=FORMULAS)
def test_derivatives_of_random_definitions_are_proved(tmp_path_factory: pytest.TempPathFactory, formula: str) -> None:
    diagnostics = Diagnostics()
    operators = parse_operators(
        load_text(BASE + "\n" + record("f(x, y)", f"forward: {formula} + x + y", "dtypes: {x: floating, y: floating}",
                                       "accuracy: A random formula."), "o", diagnostics), diagnostics
    )  # fmt: skip
    table = check_operators(operators, diagnostics)
    prove(table, diagnostics, tmp_path_factory.getbasetemp() / "proofs")
    assert diagnostics.items == []


@pytest.mark.parametrize(
    ("formula", "simple"),
    [
        ("x + 0", "x"), ("0 * x", "0"), ("x * 1", "x"), ("x / 1", "x"), ("0 / x", "0"), ("x ** 1", "x"),
        ("x ** 0", "1"),
        ("--x", "x"), ("x * 2 * 3", "6 * x"), ("x - 3 * x", "-2 * x"), ("x + x", "2 * x"), ("x - (-y)", "x + y"),
        ("where(1 > 0, x, y)", "x"), ("where(c, x, x)", "x"), ("where(c, g, 0) * a + where(c, 0, g) * b",
        "where(c, a * g, b * g)"), ("conj(conj(x) * g)", "x * conj(g)"), ("g * x * 2", "2 * x * g"),
        ("1 / x * g", "g / x"), ("x if 'a' == 'b' else y", "y"), ("g / 2 / 3", "g / 6"), ("x * (-y)", "-x * y"),
    ],
)  # fmt: skip
def test_simplify(formula: str, simple: str) -> None:
    assert simplify(parse_string(formula)) == parse_string(simple)
