"""The float32 audit of definitions: what loses its digits is refused where it stands, with what to write instead, and
what keeps them passes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from codegen.definitions import mp, mpf
from codegen.diagnostics import Diagnostic, Diagnostics
from codegen.formula import mp as exact
from codegen.formula.checker import check_operators
from codegen.formula.names import free
from codegen.formula.parser import parse_string
from codegen.formula.tree import Call, Name, Number, callee, substitute, transform
from codegen.proofs import prove
from codegen.proofs.rewrites import REWRITES, better
from codegen.records import parse_operators
from codegen.source import load_text

if TYPE_CHECKING:
    from codegen.formula.tree import Expr
    from codegen.model import Operator

OPS = (Path(__file__).parents[2] / "ops.yaml").read_text("utf-8")


@dataclass(frozen=True)
class Refused:
    """A definition, the part of it that loses the digits, words of the label, and the note."""

    forward: str
    part: str
    label: str
    note: str
    fields: tuple[str, ...] = ()


OTHERWISE = "rewrite it without the cancellation or overflow, or choose by `where` what is right there"


def instead(new: str, old: str) -> str:
    return f"write `{new}` for `{old}`: it keeps the digits"


TANH = "(exp(x) - exp(-x)) / (exp(x) + exp(-x))"
REFUSED = [
    Refused("log(1 + exp(x))", "log(1 + exp(x))", "at x = -40 float32 gives 0; the value is 4.24835e-18",
            instead("softplus(x)", "log(1 + exp(x))")),
    Refused("exp(x) - 1", "exp(x) - 1", "at x = -1e-08 float32 gives 0; the value is -1e-08",
            instead("expm1(x)", "exp(x) - 1")),
    Refused("sqrt(1 + x*x) - 1", "sqrt(1 + x*x) - 1", "at x = -0.01 float32 gives 4.99",
            instead("x * x / (sqrt(1 + x * x) + 1)", "sqrt(1 + x * x) - 1")),
    Refused("(exp(x)-exp(-x))/(exp(x)+exp(-x))", "exp(-x)",
            "at x = -100 float32 gives nan; the value is -1: `exp(-x)` is inf there, not 2.68812e+43",
            instead("tanh(x)", TANH)),
    Refused("log(exp(x) + exp(y))", "exp(x)", "float32 gives inf; the value is 100: `exp(x)` is inf there",
            instead("logaddexp(x, y)", "log(exp(x) + exp(y))")),
    Refused("(x + sqrt(x * x + 4)) / 2", "x + sqrt(x * x + 4)", "at x = -1000 float32 gives 0.00100708",
            OTHERWISE),
    # A part of a formula, of several lines, and of the branch that is chosen.
    Refused("x * log(1 + exp(x)) + 0 * x", "log(1 + exp(x))", "`log(1 + exp(x))` is 0 there, not 4.24835e-18",
            instead("softplus(x)", "log(1 + exp(x))")),
    Refused("|\n    where(x > 5, exp(x) - 1,\n    where(x < -5, exp(x), exp(x) - 1))", "exp(x) - 1", "at x = -1e-08",
            instead("expm1(x)", "exp(x) - 1")),
    Refused("exp(x) - 1 if kind == 'a' else exp(x)", "exp(x) - 1", "at x = -1e-08, kind = a",
            instead("expm1(x)", "exp(x) - 1")),
    # Nothing is known that would be better; what vanishes; a condition that comes out otherwise.
    Refused("x - sin(x)", "x - sin(x)", "float32 gives 0; the value is -1.66667e-13", OTHERWISE),
    Refused("1e30 * square(exp(-x))", "square(exp(-x))", "`square(exp(-x))` is", OTHERWISE,
            ("domain: {x: [40, 50]}",)),
    Refused("where(1 + x * x > 1, x, 3)", "where(1 + x * x > 1, x, 3)", "gives 3; the value is -0.0001", OTHERWISE,
            ("grad: none",)),
    # Records that have no gradient, and one whose derivative is zero.
    Refused("exp(x) - 1", "exp(x) - 1", "float32 gives 0", instead("expm1(x)", "exp(x) - 1"), ("grad: none",)),
    Refused("floor(1e8 * (exp(x) - 1))", "exp(x) - 1", "`exp(x) - 1` is ", instead("expm1(x)", "exp(x) - 1"),
            ("grad: zero", "domain: {x: [1e-6, 1e-5]}")),
]  # fmt: skip
PASSING = [
    ("softplus(x)",),
    # Far out: a form without a difference, and what is known no better than the input is.
    ("where(x < 0, 2 / (hypot(x, 2) - x), (x + hypot(x, 2)) / 2)",),
    ("sin(2 * x + 1)",),
    ("logaddexp(x, 0)",),
    ("maximum(x, 0) + log1p(exp(-abs(x)))",),
    ("expm1(x)",),
    ("where(abs(x) < 0.5, expm1(x), exp(x) - 1)",),
    ("x * x / (sqrt(1 + x * x) + 1)",),
    ("tanh(x)",),
    ("logaddexp(x, y)",),
    # What float32 cannot hold as a whole is no loss; nor are conditions, nor what is not chosen.
    ("exp(x)",),
    ("1 / (1 + exp(-x))",),
    ("1 + exp(-x * x)",),
    ("where(x < 1, x, exp(x - 1))",),
    ("exp(x) - 1 > 0", "grad: none"),
    ("log(x + eps)", "domain: {x: [0, 3]}"),
    ("exp(x) - 1", "accuracy: Near 0 the absolute error is small."),
    ("exp(x) - 1", "grad: none", "accuracy: Near 0 the absolute error is small."),
]


def record(name: str, forward: str, fields: tuple[str, ...] = (), inputs: str = "x") -> str:
    inputs = "x, y" if "(y)" in forward or ", y)" in forward else inputs
    words = "dtypes: {" + ", ".join(f"{n}: floating" for n in inputs.split(", ")) + "}"
    attributes = ", kind:str('a', 'b')='a'" if "kind" in forward else ""
    order = ["grad", "dtypes", "domain", "accuracy"]
    rest = sorted([*fields, words], key=lambda field: order.index(field.split(":")[0]))
    head = [f"- op: {name}({inputs}{attributes})", "summary: Fixture.", "amp: Promote", f"forward: {forward}"]
    return "\n  ".join([*head, *rest]) + "\n"


def proved(records: dict[str, str], cache: Path) -> tuple[dict[str, list[Diagnostic]], list[str]]:
    """What is wrong with each of the records, which are appended to the family, and the lines of the file."""
    diagnostics = Diagnostics()
    text = OPS + "\n" + "\n".join(records.values())
    operators = check_operators(parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics), diagnostics)
    assert diagnostics.items == []
    prove(operators, diagnostics, cache)
    found: dict[str, list[Diagnostic]] = {name: [] for name in records}
    for item in diagnostics.items:
        found[item.message.split("`")[1]].append(item)
    return found, text.splitlines()


def test_a_definition_that_loses_its_digits_is_refused_where_it_does(cache: Path) -> None:
    found, lines = proved(
        {f"r{i}": record(f"r{i}", case.forward, case.fields) for i, case in enumerate(REFUSED)}, cache
    )
    for (name, items), case in zip(found.items(), REFUSED, strict=True):
        assert [item.code for item in items] == ["E312"], (case, items)
        (item,) = items
        assert item.message == f"the definition of `{name}` loses its digits in float32"
        span = item.span
        assert lines[span.line - 1][span.column - 1 :][: span.length] == case.part
        assert case.label in item.label, item
        assert item.label.startswith("at x = ")
        assert item.notes == (case.note, "or say under `accuracy` why they may be lost")


def test_a_definition_that_keeps_its_digits_passes(cache: Path) -> None:
    found, _ = proved({f"r{i}": record(f"r{i}", *case[:1], case[1:]) for i, case in enumerate(PASSING)}, cache)
    assert found == {name: [] for name in found}
    print(f"{len(found)} definitions")


def test_one_of_several_results_is_named(cache: Path) -> None:
    text = "\n  ".join(
        ["- op: pair(x) -> U, V", "summary: Fixture.", "amp: Promote", "forward:", "  U: 2 * x", "  V: exp(x) - 1",
         "dtypes: {x: floating}"]
    )  # fmt: skip
    found, lines = proved({"pair": text + "\n", "V": ""}, cache)
    assert found["pair"] == []
    (item,) = found["V"]
    assert item.message == "the definition of `V` of `pair` loses its digits in float32"
    assert lines[item.span.line - 1][item.span.column - 1 :] == "exp(x) - 1"


def test_a_gradient_that_loses_its_digits_is_refused_where_it_does(cache: Path) -> None:
    stated = record("stated", "tanh(x) + 0", ("grad: g * (1 - tanh(x) * tanh(x))",))
    derived = record("derived", "(exp(x) + exp(-x)) / 2")
    found, lines = proved({"stated": stated, "derived": derived}, cache)
    (item,), (other,) = found["stated"], found["derived"]
    assert (item.code, other.code) == ("E304", "E304")
    assert lines[item.span.line - 1][item.span.column - 1 :][: item.span.length] == "1 - tanh(x) * tanh(x)"
    assert item.notes[0] == instead("1 / square(cosh(x))", "1 - tanh(x) * tanh(x)")
    assert lines[other.span.line - 1][other.span.column - 1 :].startswith("derived(x)")


# Where a rewrite helps beyond the usual tails, and where both have a value.
DOMAINS = {
    "sqrt(a * a + b * b)": "{x: [-1e25, 1e25]}",
    "log(1 + a)": "{x: [-0.5, 3]}",
    "log(1 - a)": "{x: [-3, 0.5]}",
    "sqrt(1 + a) - 1": "{x: [-0.5, 3]}",
    "1 - sqrt(1 + a)": "{x: [-0.5, 3]}",
    "1 - sqrt(1 - a)": "{x: [-3, 0.5]}",
}


LETTERS = {"a": Name("x"), "b": Name("y")}


def test_every_rewrite_keeps_what_the_formula_loses(cache: Path) -> None:
    records = {}
    for index, (old, new) in enumerate(REWRITES.items()):
        inputs = ", ".join(sorted(str(LETTERS[name]) for name in free(parse_string(old))))
        fields = (f"domain: {DOMAINS[old]}",) if old in DOMAINS else ()
        for name, text in ((f"old{index}", old), (f"new{index}", new)):
            tree = substitute(parse_string(text), LETTERS)
            records[name] = record(name, str(tree), ("grad: none", *fields), inputs)
    found, _ = proved(records, cache)
    for index, old in enumerate(REWRITES):
        assert [item.code for item in found[f"old{index}"]] == ["E312"], old
        assert found[f"old{index}"][0].notes[0].startswith("write "), old
        assert found[f"new{index}"] == [], old
    print(f"{len(REWRITES)} rewrites")


def test_every_rewrite_is_the_formula(table: dict[str, Operator]) -> None:
    for old, new in REWRITES.items():
        before, after = parse_string(old), parse_string(new)
        assert free(after) == free(before), old
        for a, b in ((mpf("0.3"), mpf("0.7")), (mpf("0.05"), mpf("-0.2"))):
            values = [exact.compile([_filled(tree)], table)({"a": a, "b": b})[0] for tree in (before, after)]
            assert mp.almosteq(*values, rel_eps=mpf(10) ** -40), old


def test_a_rewrite_is_found_in_any_order_and_of_known_operators_alone(table: dict[str, Operator]) -> None:
    for old, new in {
        "log(exp(x * y) + 1)": "softplus(x * y)",
        "sqrt(y ** 2 + square(x - 1))": "hypot(y, x - 1)",
        "sqrt(x * x + 1) - 1": "x * x / (sqrt(1 + x * x) + 1)",
        "log(1 - square(x))": "log1p(-x * x)",
        "exp(-x) - 1": "expm1(-x)",
        "1 - square(tanh(y))": "1 / square(cosh(y))",
    }.items():
        assert str(better(parse_string(old), table)) == new
    for text in ("exp(x) - 2", "1 + exp(x)", "log(exp(x) + y)", "x", "(exp(x) - exp(-y)) / (exp(x) + exp(-y))"):
        assert better(parse_string(text), table) is None
    assert better(parse_string("log(1 + exp(x))"), set(table) - {"softplus"}) == parse_string("log1p(exp(x))")
    assert better(parse_string("exp(x) - 1"), set(table) - {"expm1"}) is None


def _filled(tree: Expr) -> Expr:
    """The formula with the default of `softplus`, as the checker fills it in."""

    def visit(node: Expr) -> Expr:
        return Call("softplus", (*node.children(), Number(1.0))) if callee(node) == "softplus" else node

    return transform(tree, visit)


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the proofs of the family are remembered from one test to the next."""
    return tmp_path_factory.mktemp("proofs")


@pytest.fixture(scope="module")
def table() -> dict[str, Operator]:
    diagnostics = Diagnostics()
    operators = check_operators(parse_operators(load_text(OPS, "ops.yaml", diagnostics), diagnostics), diagnostics)
    return {op.name: op for op in operators}
