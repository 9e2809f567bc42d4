"""The checker: names, calls, definitions, gradients, and every E1xx of its own with a planted fault.

In the text of a fault `⟦` stands before the character that the diagnostic must point at.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from codegen.codes import CODES
from codegen.diagnostics import Diagnostics
from codegen.formula.checker import check_operators
from codegen.formula.facts import differentiable, upstream
from codegen.formula.latex import render
from codegen.formula.linearity import degree
from codegen.formula.lowering import plain, scope_of
from codegen.formula.parser import parse_string
from codegen.model import GradKind, Operator
from codegen.records import parse_operators
from codegen.source import load_text

BASE = (Path(__file__).parent / "formula_records.yaml").read_text("utf-8")


def check(records: str) -> tuple[dict[str, Operator], Diagnostics]:
    text = BASE + "\n" + records
    diagnostics = Diagnostics()
    operators = parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics)
    return {op.name: op for op in check_operators(operators, diagnostics)}, diagnostics


def record(signature: str, *fields: str) -> str:
    return "\n  ".join([f"- op: {signature}", "summary: Fixture.", "amp: Promote", *fields]) + "\n"


def only(records: str, name: str) -> Operator:
    operators, diagnostics = check(records)
    assert diagnostics.items == []
    return operators[name]


def test_the_fixtures_are_right() -> None:
    _, diagnostics = check("")
    assert diagnostics.items == []


def test_keywords_move_into_positions_and_defaults_are_filled() -> None:
    op = only(
        record("leaky(x, /, slope:float=0.5, *, mode:str('a', 'b')='a')",
               "forward: where(x > 0, x, slope * x) if mode == 'a' else x", "dtypes: {x: floating}")
        + "\n" + record("user(x)", "forward: leaky(x, mode='b') + leaky(x, 0.25)", "grad: g * x"),
        "user",
    )  # fmt: skip
    assert str(op.forward[0][1].tree) == "leaky(x, 0.5, 'b') + leaky(x, 0.25, 'a')"


def test_defaults_that_are_no_literals_are_filled() -> None:
    """`inf`, dtypes and devices, which may be written as arguments, too."""
    base = record(
        "base(x, low:float=-inf, high:float=inf, kind:dtype=bfloat16, place:device='cpu')",
        "dispatch:", "  gpu: exp(x)", "grad: g", "dtypes: {x: floating}",
    )  # fmt: skip
    forward = "forward: base(x) + base(x, 0.5, inf, uint8, place='gpu')"
    op = only(f"{base}\n{record('user(x)', forward, 'grad: g')}", "user")
    tree = op.forward[0][1].tree
    assert str(tree) == "base(x, -inf, inf, bfloat16, 'cpu') + base(x, 0.5, inf, uint8, 'gpu')"
    spelled = [plain(node, scope_of(op, {})) for call in tree.children() for node in call.children()[1:]]
    infinity = "std::numeric_limits<double>::infinity()"
    assert spelled[:4] == [f"-{infinity}", infinity, "Dtype::BFloat16", "Device::Cpu"]
    assert spelled[4:] == ["0.5", infinity, "Dtype::UInt8", "Device::Gpu"]
    assert render(tree).count("bfloat16") == 1


def test_a_dtype_that_does_not_exist() -> None:
    base = record("base(x, kind:dtype=bool)", "dispatch:", "  gpu: exp(x)", "grad: g", "dtypes: {x: any}")
    _, diagnostics = check(base + "\n" + record("user(x)", "forward: base(x, float31)", "grad: g"))
    assert [item.code for item in diagnostics.items] == ["E107"]


def test_lets_are_expanded_in_any_order() -> None:
    op = only(
        record("f(x)", "forward: exp(x) * x", "grad:", "  let:", "    b: a * a", "    a: x + 1", "  x: g * b"), "f"
    )
    assert str(dict(op.grad.formulas)["x"].tree) == "g * ((x + 1) * (x + 1))"


def test_inner_names_may_be_those_of_operators() -> None:
    """A new operator must not break the records that use its name for something else."""
    op = only(
        record("f(exp, log:float=1.0) -> sqrt", "forward: exp(exp) * log", "grad:", "  let:",
               "    tanh: log * exp(exp)", "    cosh: tanh + 0 * sqrt", "  exp: g * cosh", "dtypes: {exp: floating}"),
        "f",
    )  # fmt: skip
    assert str(dict(op.grad.formulas)["exp"].tree) == "g * (log * exp(exp) + 0 * sqrt)"


@pytest.mark.parametrize("fields", [[], ["grad: zero"], ["grad: none"]])
def test_results_without_a_derivative_record_nothing(fields: list[str]) -> None:
    op = only(record("positive_part(x)", "forward: x > 0", *fields), "positive_part")
    assert op.grad.kind is GradKind.NONE
    assert dict(op.dtypes) == {"x": "real", "out": "bool"}
    assert upstream(op) == {}


@pytest.mark.parametrize(
    ("forward", "word"),
    [
        ("x + x", "any"),
        ("x - x", "numeric"),
        ("where(x <= 0, 0, x)", "real"),
        ("exp(x - 1)", "inexact"),
        ("floor(x) / 2", "floating"),
        ("x * 0.5", "inexact"),
        ("x * pi", "inexact"),
        ("x / (1 + abs(x))", "floating"),
    ],
)
def test_dtypes_come_from_the_callees(forward: str, word: str) -> None:
    assert dict(only(record("f(x)", f"forward: {forward}"), "f").dtypes)["x"] == word


def test_a_condition_is_pinned() -> None:
    op = only(record("pick(c, x)", "forward: where(c, x, 0)"), "pick")
    assert dict(op.dtypes) == {"c": "bool", "x": "any"}
    assert differentiable(op) == ("x",)


def test_aliases_are_resolved() -> None:
    op = only(
        record("halve(x)", "forward: x / 2", "aliases: [half]") + "\n" + record("quarter(x)", "forward: half(half(x))"),
        "quarter",
    )
    assert str(op.forward[0][1].tree) == "halve(halve(x))"


def one_grad(formula: str, signature: str = "f(x)") -> str:
    return record(signature, "forward: x * x", f"grad: {formula}")


FAULTS = [
    ("E106", record("f(x)", "forward: x * ⟦1e300")),
    ("E106", record("f(x)", "forward: where(x < ⟦3.5e38, x, 0)")),
    ("E106", record("f(x)", "forward: |", "  x +", "  ⟦1e-60 * x")),
    ("E106", record("f(x)", "forward: x - ⟦1e-40")),
    ("E106", one_grad("2 * x * g + ⟦1e-60 * g")),
    ("E111", record("f(x, k:scalar=2)", "forward: x * ⟦k")),
    ("E111", record("f(x, k:dtype=int32)", "forward: x * ⟦k")),
    ("E111", record("f(x, k:shape)", "forward: x * ⟦k")),
    ("E111", record("f(x, k:axes=1)", "forward: x * ⟦k")),
    ("E111", record("f(x, k:index)", "forward: x * ⟦k")),
    ("E111", record("f(x, k:device='cpu')", "forward: x * ⟦k")),
    ("E107", record("f(x)", "forward: where(x > 0, x, -x)", "at: [{when: ⟦out == 0, grad: 0, why: ok}]")),
    ("E113", record("f(x, k:int=2)", "forward: x * x if ⟦k ** 2 == 0 else x")),
    ("E113", record("f(x)", "forward: x if ⟦pi > 3 else -x")),
    ("E113", record("f(x, k:float=1.0)", "forward: x if k > ⟦eps else -x")),
    ("E113", record("f(x, k:bool=True)", "forward: x if ⟦k == True else -x")),
    ("E113", record("f(x, m:str('a', 'b')='a')", "forward: x if ⟦m == 1 else -x")),
    ("E113", record("f(x, m:dtype=int32)", "forward: x if ⟦m == 1 else -x")),
    ("E111", record("f(x, y)", "forward: ⟦x^2 + y")),
    ("E111", record("f(x, y)", "forward: ⟦3*x^2 + y")),
    ("E111", record("f(x, y)", "forward: ⟦y * 2^x")),
    ("E111", record("f(x, y)", "forward: where(⟦(x > 0) & y > 0, x, y)")),
    ("E111", record("f(x, y)", "forward: where(⟦y | (x > 0), x, y)")),
    ("E111", record("f(x)", "forward: where(x > 0, x, 0) + where(True, x, ⟦'a')")),
    ("E107", one_grad("2 * ⟦xx * g")),
    ("E107", record("f(x)", "forward: x + ⟦g")),
    ("E107", record("f(x)", "forward: x + ⟦out")),
    ("E108", one_grad("⟦tahn(x) * g")),
    ("E108", one_grad("g * ⟦x(2)")),
    ("E108", record("f(x)", "forward: ⟦x % 2", "grad: g")),
    ("E109", one_grad("g * ⟦exp(x, x)")),
    ("E109", one_grad("g * ⟦exp()")),
    ("E109", one_grad("g * exp(x, ⟦x=x)")),
    ("E109", one_grad("⟦stop_gradient(g, x)")),
    ("E110", one_grad("g * exp(⟦y=x)")),
    ("E110", one_grad("g * exp(x=x) * exp(⟦y = x)")),
    ("E111", record("f(x, k:int=2)", "forward: x * x", "grad: g * f(x, ⟦x)")),
    ("E111", record("f(x, m:str('a', 'b')='a')", "forward: x * x", "grad: g * f(x, ⟦'c')")),
    ("E111", record("f(x, m:str('a', 'b')='a')", "forward: x * x", "grad: g * ⟦m")),
    ("E111", record("f(x, m:str('a', 'b')='a')", "forward: x if ⟦m == 'z' else x * x", "grad: g")),
    ("E111", one_grad("g * exp(⟦None)")),
    ("E111", record("f(x, k:int=2)", "forward: x * x", "grad: g + zeros(⟦k.shape)")),
    ("E112", record("two(x) -> a, b", "forward:", "  a: x + 1", "  b: x * x")
     + "\n" + record("f(x)", "forward: ⟦two(x)", "grad: g")),
    ("E112", record("total(x)", "grad: g", "dtypes: {x: any}", "shape: like")
     + "\n" + record("f(x)", "forward: x - ⟦total(x)", "grad: g")),
    ("E112", record("total(x)", "grad: g", "dtypes: {x: any}", "shape: like")
     + "\n" + record("f(x)", "forward: x * x", "grad: 2 * x * ⟦total(g)")),
    ("E112", record("matmul(x, y)", "grad: zero", "dtypes: {x: any, y: any}", "shape: matmul")
     + "\n" + record("f(x)", "forward: ⟦x @ x", "grad: g")),
    ("E112", record("shuffled(x)", "dtypes: {x: any}", "shape: composite")
     + "\n" + record("f(x)", "forward: ⟦shuffled(x) * x", "grad: g")),
    ("E113", record("f(x)", "forward: x if ⟦x > 0 else 0", "grad: g")),
    ("E113", record("f(x, k:int=2)", "forward: x if ⟦k else 0", "grad: g")),
    ("E113", record("f(x, k:int=2)", "forward: x if ⟦exp(k) else 0", "grad: g")),
    ("E113", record("f(x, k:int=2)", "forward: x if ⟦k is None else 0", "grad: g")),
    ("E113", record("f(x)", "forward: x + ⟦is_complex(x)", "grad: g")),
    ("E113", record("f(x, k:float=2.0)", "forward: x if ⟦is_complex(k) else k * x", "grad: g")),
    ("E114", record("⟦f(x)", "forward: h(x) + 1") + "\n" + record("h(x)", "forward: f(x) * 2")),
    ("E115", record("f(x)", "forward: x * x", "grad:", "  let:", "    s: ⟦x + 1", "  x: 2 * x * g")),
    ("E116", record("f(x)", "forward: x * x", "grad:", "  let:", "    s: ⟦r + 1", "    r: s", "  x: s * g")),
    ("E117", record("f(x)", "forward: x * x", "grad:", "  let:", "    x: ⟦x + 1", "  x: x * g")),
    ("E117", record("f(x) -> y", "forward: x * x", "grad:", "  let:", "    y: ⟦x + 1", "  x: y * g")),
    ("E118", record("f(x, y)", "forward: x * y", "grad:", "  x: ⟦g * y")),
    ("E119", record("f(x, c)", "forward: where(c, x, 0)", "grad:", "  x: where(c, g, 0)", "  c: ⟦g * x")),
    ("E120", one_grad("⟦g * g * x")),
    ("E120", one_grad("⟦x / g")),
    ("E120", one_grad("⟦2 * x")),
    ("E120", one_grad("⟦g + x")),
    ("E120", one_grad("⟦where(g > 0, g, 0)")),
    ("E120", one_grad("⟦2 * x * log(exp(g))")),
    ("E120", one_grad("⟦2 * x * abs(g)")),
    ("E120", one_grad("⟦2 * x * sqrt(square(g))")),
    ("E120", one_grad("⟦2 * x * maximum(g, -50)")),
    ("E121", record("⟦sinh2(x)", "dispatch: {gpu: sinh}", "dtypes: {x: inexact}")),
    ("E121", record("f(x)", "forward: x + ⟦nextafter(x, 0)")),
    ("E121", record("f(x)", "forward: x * ⟦abs(x)", "dtypes: {x: inexact}")),
    ("E121", record("⟦f(x)", "forward: " + " ** ".join(["x"] * 24), "dtypes: {x: floating}")),
    ("E122", one_grad("⟦unreduce(g)")),
    ("E122", one_grad("g + zeros(⟦x)")),
    ("E122", one_grad("2 * x * g * ⟦x.ndim")),
    ("E122", one_grad("2 * x * g * (⟦x.size / 2)")),
    ("E122", one_grad("2 * x * g if ⟦x.ndim == 1 else g")),
    ("E122", record("f(x)", "forward: x * ⟦x.ndim")),
    ("E122", one_grad("⟦stop_gradient(2 * x) * g")),
    ("E122", record("f(x)", "forward: x * ⟦stop_gradient(x)")),
    ("E122", record("f(x)", "forward: x + ⟦stop_gradient(floor(x))", "grad: g")),
    ("E122", record("f(x)", "forward: x * x", "grad: 2 * x * g", "tangent: ⟦stop_gradient(2 * x) * t")),
    ("E122", record("f(x)", "forward: x * x", "grad:", "  let:", "    s: ⟦stop_gradient(x)", "  x: 2 * s * g")),
    ("E111", record("total(x, /, *, axis:axes=None, keepdims:bool=False)", "grad: unreduce(g)",
                    "dtypes: {x: floating}", "shape: reduce")
     + "\n" + record("f(x, /, *, axis:axis=0, keepdims:bool=False)",
                     "grad: unreduce(g / total(x, axis=⟦axis, keepdims=keepdims))",
                     "dtypes: {x: floating}", "shape: reduce")),
    ("E126", one_grad("⟦nextafter(x, 0) * g")),
    ("E126", one_grad("x * ⟦nextafter(g, 1)")),
    ("E126", record("f(x)", "forward: x * x", "grad: 2 * x * g", "tangent: 2 * ⟦nextafter(x, 0) * t")),
    ("E126", record("f(x)", "forward: x * x", "grad:", "  let:", "    s: ⟦nextafter(x, 0)", "  x: 2 * s * g")),
    ("E127", record("f(x, ⟦y)", "forward: x * x")),
    ("E127", record("f(x, alpha:float=1.0, *, ⟦k:bool=False)", "forward: x * alpha")),
    ("E127", record("f(x, ⟦k:int=2)", "forward: x * x", "grad: 2 * x * g")),
    ("E127", record("f(x, ⟦k:dtype=float32)", "forward: x * x", "dispatch:", "  gpu: square(x)")),
    ("E128", record("f(x, k:float=None)", "forward: x * ⟦k")),
    ("E128", record("f(x, y:Tensor=None)", "forward: x if y is None else x * y", "grad: {x: g * ⟦y, y: g * x}")),
    ("E229", record("_h(x)", "forward: x + x")
     + "\n" + record("_f(x)", "forward: _h(x) * x", "reads: x * ⟦_h(x)")),
    ("E229", record("_f(x)", "forward: x * x", "reads: ⟦_f(x)")),
    ("E229", record("_f(x, k:int=1)", "forward: x * k", "reads: x if k == 1 else ⟦_f(x, k - 1) + x")),
    ("E107", record("_f(x)", "forward: x * x", "reads: ⟦out")),
    ("E108", record("_f(x)", "forward: x * x", "reads: ⟦squared(x)")),
    ("E123", record("f(x)", "forward: ⟦floor(x)", "dtypes: {x: floating, result: int32}")),
    ("E123", record("f(x)", "forward: ⟦x > 0", "dtypes: {x: real, result: x}")),
    ("E123", record("f(x)", "forward: ⟦x * x", "dtypes: {x: numeric, result: real}")),
    ("E123", record("f(x)", "forward: ⟦bitwise_and(x, 1) / 2", "grad: zero")),
    ("E123", record("f(x)", "forward: ⟦x / 2", "grad: zero", "dtypes: {x: integer}")),
    ("E123", record("f(x)", "forward: 1 / ⟦x", "dtypes: {x: any}")),
    ("E123", record("⟦f(c)", "forward: where(c, 1, 2)")),
    ("E123", record("⟦f(n)", "forward: n + 1", "dtypes: {n: int64, result: int64}")),
    ("E123", record("⟦f(x, n)", "forward: x * n", "dtypes: {x: float64, n: int64}")),
    ("E123", record("⟦f(n)", "dispatch: {gpu: exp}", "grad: none", "dtypes: {n: int64, result: float32}")),
]  # fmt: skip


@pytest.mark.parametrize(("code", "marked"), FAULTS)
def test_planted_fault_is_found_at_its_character(code: str, marked: str) -> None:
    before = BASE + "\n" + marked[: marked.index("⟦")]
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    _, diagnostics = check(marked.replace("⟦", ""))
    found = [(item.code, item.span.line, item.span.column) for item in diagnostics.items]
    assert (code, line, column) in found, diagnostics.items
    assert code in CODES


def test_what_an_operator_may_read_as() -> None:
    power = record("_f(x, k:int=1)", "forward: x ** k", "dtypes: {x: floating}",
                   "reads: x if k == 1 else (square(x=x) if k == 2 else _f(x, k))")  # fmt: skip
    reads = only(power, "_f").reads
    assert reads is not None
    assert str(reads.tree) == "x if k == 1 else square(x) if k == 2 else _f(x, k)"
    # Where a record is not element-wise, a composite too; and the types of attributes need not be C++'s.
    shuffled = record("shuffled(x, *, axes:axes)", "dtypes: {x: any}", "shape: composite")
    shape = ("grad: none", "dtypes: {x: any}", "shape: own")
    reading = record("_g(x, axis:axis)", *shape, "reads: shuffled(x, axes=axis)")
    only(shuffled + "\n" + reading, "_g")


def test_numbers_that_the_computation_holds() -> None:
    only(record("f(x)", "forward: 3.4028235e38 * x + 1.1754943e-38 + 0.0"), "f")
    only(record("f(x, k:float=1.0)", "forward: x if k < 1e300 else 2 * x"), "f")
    only(record("f(x)", "forward: x + 9007199254740993", "grad: none", "dtypes: {x: any}"), "f")


def test_calls_without_derivatives_may_be_conditions_or_held_constant() -> None:
    reduction = "f(x, /, *, axis:axes=None, keepdims:bool=False)"
    grad = "grad: where(x > 0, unreduce(g), 0) * stop_gradient(nextafter(x, 0))"
    only(record(reduction, grad, "dtypes: {x: floating}", "shape: reduce"), "f")


@pytest.mark.parametrize(
    ("signature", "fields"),
    [
        ("f(x, y)", ["forward: x * x", "grad: {x: 2 * x * g, y: 0 * y * g}"]),
        ("f(x, k:float=1.0)", ["forward: x * x", "grad: 2 * x * g + 0 * k * g"]),
        ("f(x, k:float=1.0)", ["forward: x * x", "grad: 2 * x * g", "tangent: 2 * x * t + 0 * k * t"]),
        ("f(x, k:float=1.0)", ["forward: x * x", "at: [{when: x == k, grad: 2 * k * g, why: so}]"]),
        ("f(x, k:float=1.0)", ["forward: x * x", "dispatch:", "  gpu: multiply(x, k)"]),
        ("f(x, like)", ["forward: x * x", "grad: zero", "dtypes: {x: real, like: real, result: like}"]),
        ("f(x, y:Tensor=None)", ["forward: x * x if y is None else x"]),
        ("f(x, y)", ["forward: x if is_complex(y) else 2 * x", "grad: {x: g, y: 0}"]),
        ("f(x, /, *, axis:axes=None, keepdims:bool=False)", ["forward: x * x", "grad: g", "shape: reduce"]),
    ],
)
def test_what_counts_as_a_use(signature: str, fields: list[str]) -> None:
    assert check(record(signature, *fields))[1].items == []


@pytest.mark.parametrize(
    ("forward", "words"),
    [
        ("x * x", "{x: real, result: x}"),
        ("x * x", "{x: real, result: real}"),
        ("x > 0", "{x: real, result: bool}"),
        ("abs(x)", "{x: numeric, result: real}"),
    ],
)
def test_the_result_that_a_definition_has(forward: str, words: str) -> None:
    assert check(record("f(x)", f"forward: {forward}", "grad: none", f"dtypes: {words}"))[1].items == []


def test_every_code_of_the_checker_is_planted() -> None:
    planted = {code for code, _ in FAULTS}
    parser_codes = {f"E10{n}" for n in range(1, 7)}
    later_codes = {"E124", "E125"}
    assert {c for c in CODES if c.startswith("E1")} - parser_codes - later_codes <= planted


def test_a_piece_of_a_wrong_piece_is_used() -> None:
    _, diagnostics = check(
        record("f(x)", "forward: x * x", "grad:", "  let:", "    a: 2 * x", "    b: a * nothing(x)", "  x: b * g")
    )
    assert [item.code for item in diagnostics.items] == ["E108"]


def test_a_sum_in_an_element_wise_formula_says_what_to_do() -> None:
    total = record("total(x)", "grad: g", "dtypes: {x: any}", "shape: like")
    _, diagnostics = check(total + "\n" + record("f(x)", "forward: x - total(x)", "grad: g"))
    (item,) = diagnostics.items
    assert item.message == "`total` is not element-wise, and the definition of `f` is"
    assert item.label == "a formula without `shape` is read element by element"
    assert "`shape: composite`" in item.notes[0]


@pytest.mark.parametrize(
    ("fields", "code", "words"),
    [
        (["forward: x if is_complexx(x) else 2 * x"], "E113", "did you mean `is_complex`?"),
        (["forward: x * is_complexx(x)"], "E108", "did you mean `is_complex`?"),
        (["forward: x if (k > 1) & (k < 3) else -x"], "E113", "`(A if U else B) if T else B`"),
        (["forward: x if bitwise_and(k > 1, k < 3) else -x"], "E113", "`where(T & U, A, B)`"),
        (["forward: x * 2 if k % 2 == 0 else x"], "E113", "computes with `+`, `-`, `*` and `/`"),
        (["forward: x^2 + x"], "E111", "a power is `x ** 2 + x`"),
        (["forward: 3*x^2"], "E111", "a power is `3 * x ** 2`"),
        (["forward: where((x > 0) & x > k, x, 0)"], "E111", "stand in parentheses: `(a > 0) & (b > 0)`"),
        (["forward: where((x > 0) & x, x, 0)"], "E111", "`(x != 0)`, with `dtypes: {x: bool}`"),
        (
            ["forward: x * k", "grad: k * g", "at: [{when: out == 0, grad: 0, why: ok}]"],
            "E107",
            "inputs and attributes",
        ),
        (["forward: x * k + PI"], "E107", "did you mean `pi`?"),
        (["forward: x * k + nan"], "E107", "formulas have no constant for it"),
        (["forward: x * k + ln(x)"], "E108", "did you mean `log`?"),
        (["forward: x * k + sqr(x)"], "E108", "did you mean `square`?"),
        (["forward: x * k", "at: [{when: x == 0, grad: 1, why: so}]"], "E120", "it is the derivative times `g`"),
        (["forward: x * k", "grad: k"], "E120", "it is the derivative times `g`"),
    ],
)
def test_what_is_said_of_a_slip(fields: list[str], code: str, words: str) -> None:
    _, diagnostics = check(record("f(x, k:float=2.0)", *fields))
    said = [f"{item.label} {' '.join(item.notes)}" for item in diagnostics.items if item.code == code]
    assert words in " ".join(said)


def test_a_bool_attribute_compared_with_a_truth_value() -> None:
    for test, choice in (
        ("k == True", "A if k else B"),
        ("k != True", "B if k else A"),
        ("k == False", "B if k else A"),
    ):
        _, diagnostics = check(record("f(x, k:bool=True)", f"forward: x if {test} else -x"))
        assert [item.label for item in diagnostics.items] == [f"write `{choice}`"]


@pytest.mark.parametrize("name", ["float", "print", "rand", "random", "input"])
def test_no_operator_is_meant(name: str) -> None:
    _, diagnostics = check(record("f(x)", f"forward: x * {name}(x)"))
    assert [(item.code, item.label) for item in diagnostics.items] == [("E108", "")]


def test_bits_of_integers_and_conditions() -> None:
    integers = record("f(x)", "forward: bitwise_and(x, 1) & 3", "dtypes: {x: integer}")
    chosen = record("h(x, y)", "forward: where((x > 0) & (y != 0), x, 0)", "dtypes: {x: real, y: bool}")
    assert check(f"{integers}\n{chosen}")[1].items == []


def test_an_unknown_name_gets_a_hint_and_the_scope() -> None:
    _, diagnostics = check(one_grad("2 * xx * g"))
    (item,) = diagnostics.items
    assert item.message == "unknown name `xx` in the gradient of `f`"
    assert "did you mean `x`?" in item.label
    assert item.notes == ("in scope: x, out, g, pi, e, inf, eps",)


def test_all_mistakes_of_a_run_are_reported() -> None:
    _, diagnostics = check(one_grad("a + b") + "\n" + one_grad("c", "h(x)"))
    assert [item.code for item in diagnostics.items] == ["E107"] * 3


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("g", 1), ("2 * x * g", 1), ("g * x + g / y", 1), ("where(c, g, 0)", 1), ("0", 0), ("x", 0), ("g * g", 2),
        ("g + 1", 2), ("x / g", 2), ("conj(g)", None), ("exp(x) * conj(g)", None), ("-g", 1),
    ],
)  # fmt: skip
def test_degree(formula: str, expected: int | None) -> None:
    assert degree(parse_string(formula), ["g"], check("")[0]) == expected
