"""The formula parser: round trip, limits, and every refused construct at its character.

In a fault `⟦` stands before the character that the diagnostic must point at.
"""

from __future__ import annotations

import keyword

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from codegen.diagnostics import Diagnostics, Span
from codegen.formula.parser import MAX_DEPTH, MAX_LENGTH, parse, parse_string
from codegen.formula.tree import (
    BINARY,
    COMPARISON,
    Binary,
    Boolean,
    Call,
    Compare,
    Constant,
    Expr,
    IfElse,
    IsComplex,
    IsNone,
    Name,
    NdimOf,
    NoneValue,
    Number,
    ShapeOf,
    SizeOf,
    String,
    Unary,
    substitute,
)
from codegen.source import Text


def text_of(value: str, file: str = "f", column: int = 1) -> Text:
    starts = tuple((row + 1, column) for row in range(value.count("\n") + 1))
    return Text(value, Span(file, 1, column, len(value)), starts)


NAMES = st.from_regex(r"[a-z][a-z0-9_]{0,5}", fullmatch=True).filter(
    lambda n: not keyword.iskeyword(n) and n not in ("pi", "e", "inf", "eps", "is_complex")
)
NUMBERS = st.one_of(st.integers(-(10**6), 10**6), st.floats(allow_nan=False, allow_infinity=False, width=64)).map(
    Number
)
LEAVES: st.SearchStrategy[Expr] = st.one_of(
    NAMES.map(Name),
    NUMBERS,
    st.sampled_from(["pi", "e", "inf", "eps"]).map(Constant),
    st.builds(lambda kind, name: kind(Name(name)), st.sampled_from([ShapeOf, SizeOf, NdimOf]), NAMES),
    st.builds(IsNone, NAMES, st.booleans()),
    NAMES.map(IsComplex),
)
ARGUMENT_LEAVES = st.one_of(
    st.booleans().map(Boolean), st.just(NoneValue()), st.from_regex(r"[a-z_]{0,6}", fullmatch=True).map(String)
)


def negate(operand: Expr) -> Expr:
    """What the parser makes of a minus before a number."""
    return Number(-operand.value) if isinstance(operand, Number) and str(operand)[0] != "-" else Unary("-", operand)


def grow(inner: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
    argument = st.one_of(inner, ARGUMENT_LEAVES)
    calls = st.builds(
        lambda op, args, keywords: Call(op, tuple(args), tuple(keywords.items())),
        NAMES, st.lists(argument, max_size=3), st.dictionaries(NAMES, argument, max_size=2),
    )  # fmt: skip
    return st.one_of(
        st.builds(Binary, st.sampled_from(sorted(BINARY)), inner, inner),
        st.builds(Compare, st.sampled_from(sorted(COMPARISON)), inner, inner),
        inner.map(negate),
        inner.map(lambda operand: Unary("~", operand)),
        st.builds(IfElse, inner, inner, inner),
        calls,
    )


@settings(max_examples=300, deadline=None)
@given(st.recursive(LEAVES, grow, max_leaves=12))
def test_printed_text_parses_back_to_the_same_tree(tree: Expr) -> None:
    assert parse_string(str(tree)) == tree


@pytest.mark.parametrize(
    "formula",
    [
        "-x ** 2", "(-x) ** 2", "(-2) ** 2", "x ** -y", "(x ** y) ** z", "x - (y - z)", "x - y - z", "-(2 * x)",
        "(x > 0) * g", "~x & y", "(x < y) == z", "a if t == 'x' else b if q is None else c", "- (-2.0)",
        "(a if f else b) if t else c", "f(x, axis=-1, k=None, b=True)", "x % y // z @ w", "a << b + c",
    ],
)  # fmt: skip
def test_text_needs_no_more_parentheses_than_python(formula: str) -> None:
    printed = str(parse_string(formula))
    assert parse_string(printed) == parse_string(formula)
    assert printed.count("(") <= formula.count("(")


def test_nodes_know_their_places_across_lines() -> None:
    diagnostics = Diagnostics()
    tree = parse(text_of("2 * x +\nabc(y)", column=7), diagnostics)
    assert isinstance(tree, Binary)
    assert tree.right.span == Span("f", 2, 7, 6)
    assert tree.left.span == Span("f", 1, 7, 5)


FAULTS = [
    ("E101", "⟦", "empty"),
    ("E101", "x + ⟦", ""),
    ("E101", "⟦(x", "never closed"),
    ("E101", "x⟦)(y", "closes nothing"),
    ("E101", "f(x⟦]", "closes nothing"),
    ("E101", "⟦a b", "operator is missing"),
    ("E101", "⟦y = x * x", "equality is `==`; a mapping under `grad` names pieces with `let`"),
    ("E101", "⟦if x > 0 then x else 0", "choose with `where(x > 0, a, b)`"),
    ("E102", "x" * MAX_LENGTH + "⟦x", "characters"),
    ("E103", "(" * MAX_DEPTH + "⟦(" + "x" + ")" * (MAX_DEPTH + 1), "deeper"),
    ("E103", "⟦" + "x + " * (MAX_DEPTH + 1) + "x", "deeper"),
    ("E104", "x + ⟦é", "the character `é` (U+00E9) is not allowed"),
    ("E104", "x ⟦× x", "write `*`"),
    ("E104", "x ⟦− x", "write `-`"),
    ("E104", "x⟦²", "write `**2`"),
    ("E104", "x +⟦\ty", "not allowed"),
    ("E104", "x ⟦# comment", "not allowed"),
    ("E104", "x⟦; y", "not allowed"),
    ("E105", "⟦a and b", "where((a > 0) & (b > 0), x, y)"),
    ("E105", "x if ⟦a and b else y", "(A if U else B) if T else B"),
    ("E105", "g * (⟦not a)", "swap the branches"),
    ("E105", "2 * ⟦x[0]", "subscripts"),
    ("E105", "⟦x.T", ".T"),
    ("E105", "⟦np.exp(x)", "exp"),
    ("E105", "x * ⟦np.pi", "write `pi`"),
    ("E105", "⟦2(x + 1)", "a product is written `2 * (x + 1)`"),
    ("E105", "(⟦x + 1)(x - 1)", "a product is written `2 * (x + 1)`"),
    ("E105", "⟦exp(x).shape", "needs a name"),
    ("E105", "⟦a < b < c", "chained"),
    ("E105", "⟦lambda: x", "lambda"),
    ("E105", "⟦x, y", "comma"),
    ("E105", "⟦[x]", "lists"),
    ("E105", "(⟦y := x)", ":="),
    ("E105", "f(⟦*x)", "`*`"),
    ("E105", "f(**⟦x)", "`**`"),
    ("E105", "⟦+x", "leave it out"),
    ("E105", "⟦x in y", "in"),
    ("E105", "⟦x is y", "None"),
    ("E105", "⟦f'a'", "strings"),
    ("E105", "⟦(i for i in x)", "formula language"),
    ("E105", "⟦is_complex(x + y)", "is_complex"),
    ("E106", "x + ⟦'a'", "string"),
    ("E106", "x + ⟦True", "True"),
    ("E106", "⟦None", "None"),
    ("E106", "⟦1e999", "too large"),
    ("E106", "x + ⟦1e-400 * y", "too small"),
    ("E106", "x * -⟦0.1e-999", "too small"),
    ("E106", "⟦2j", "complex"),
]


@pytest.mark.parametrize(("code", "marked", "words"), FAULTS)
def test_refused_at_its_character(code: str, marked: str, words: str) -> None:
    offset, value = marked.index("⟦"), marked.replace("⟦", "")
    diagnostics = Diagnostics()
    assert parse(text_of(value), diagnostics) is None
    (found,) = diagnostics.items
    assert found.code == code
    assert found.span.column == min(offset, max(len(value) - 1, 0)) + 1
    assert words in found.message + " ".join(found.notes)


def test_depth_that_breaks_the_parser_of_python_is_refused() -> None:
    diagnostics = Diagnostics()
    assert parse(text_of("-" * (MAX_LENGTH - 1) + "x"), diagnostics) is None
    assert [item.code for item in diagnostics.items] == ["E103"]


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_parsed_or_refused(value: str) -> None:
    diagnostics = Diagnostics()
    tree = parse(text_of(value), diagnostics)
    assert (tree is None) == bool(diagnostics)


def test_substitution_is_simultaneous() -> None:
    tree = substitute(parse_string("x * y if min is None else x"), {"x": Name("y"), "y": Name("x"), "min": Name("m")})
    assert str(tree) == "y * x if m is None else y"
    assert substitute(IsNone("min"), {"min": NoneValue()}) == Boolean(True)
    assert substitute(IsNone("min", negated=True), {"min": Number(1)}) == Boolean(True)
