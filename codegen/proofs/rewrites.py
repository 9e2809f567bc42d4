"""Formulas that keep the digits which others lose: `better(node, table)` names one for a node, where one is known.

In `REWRITES` the letters a and b stand for any formula. Sums and products match in either order, a square however it is
written.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from codegen.formula.parser import parse_string
from codegen.formula.simplify import simplify
from codegen.formula.tree import Binary, Call, Expr, Name, Number, callee, strip_spans, substitute, transform, walk

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping

# What comes first is tried first: a whole before its parts.
REWRITES: Mapping[str, str] = {
    "(exp(a) - exp(-a)) / (exp(a) + exp(-a))": "tanh(a)",
    "(exp(2 * a) - 1) / (exp(2 * a) + 1)": "tanh(a)",
    "(1 - exp(-2 * a)) / (1 + exp(-2 * a))": "tanh(a)",
    "(exp(a) - exp(-a)) / 2": "sinh(a)",
    "exp(a) - exp(-a)": "2 * sinh(a)",
    "exp(a) / (1 + exp(a))": "sigmoid(a)",
    "exp(a) - 1": "expm1(a)",
    "1 - exp(a)": "-expm1(a)",
    "log(exp(a) + exp(b))": "logaddexp(a, b)",
    "log(1 + exp(a))": "softplus(a)",
    "log(1 + a)": "log1p(a)",
    "log(1 - a)": "log1p(-a)",
    "log(sigmoid(a))": "log_sigmoid(a)",
    "sqrt(a * a + b * b)": "hypot(a, b)",
    "sqrt(1 + a) - 1": "a / (sqrt(1 + a) + 1)",
    "1 - sqrt(1 + a)": "-a / (sqrt(1 + a) + 1)",
    "1 - sqrt(1 - a)": "a / (sqrt(1 - a) + 1)",
    "1 - cos(a)": "2 * square(sin(a / 2))",
    "1 - sigmoid(a)": "sigmoid(-a)",
    "1 - tanh(a) * tanh(a)": "1 / square(cosh(a))",
    "1 - tanh(a)": "2 * sigmoid(-2 * a)",
    "1 + tanh(a)": "2 * sigmoid(2 * a)",
    "1 - erf(a)": "erfc(a)",
    "1 + erf(a)": "erfc(-a)",
}


def better(node: Expr, table: Container[str]) -> Expr | None:
    """A formula of operators in `table` that a node had better be."""
    plain = _with_products(strip_spans(node))
    for pattern, replacement in _parsed():
        calls = {callee(part) for part in walk(replacement)} - {None}
        if all(name in table for name in calls):
            for bound in _matches(pattern, plain, {}):
                return simplify(substitute(replacement, bound))
    return None


@cache
def _parsed() -> list[tuple[Expr, Expr]]:
    return [(_with_products(parse_string(old)), strip_spans(parse_string(new))) for old, new in REWRITES.items()]


def _with_products(tree: Expr) -> Expr:
    """The formula with its squares as products."""

    def visit(node: Expr) -> Expr:
        match node:
            case Call("square", (base,)) | Binary("**", base, Number(2)):
                return Binary("*", base, base)
        return node

    return transform(tree, visit)


def _matches(pattern: Expr, node: Expr, bound: Mapping[str, Expr]) -> Iterator[Mapping[str, Expr]]:
    """The ways in which a node is what the pattern says: what each letter stands for."""
    if isinstance(pattern, Name):
        if bound.get(pattern.name, node) == node:
            yield {**bound, pattern.name: node}
        return
    children = pattern.children()
    if not children:
        if pattern == node:
            yield bound
        return
    if callee(pattern) != callee(node) or len(children) != len(node.children()):
        return
    commutes = isinstance(pattern, Binary) and pattern.op in "+*"
    for order in (node.children(), node.children()[::-1])[: 2 if commutes else 1]:
        found: list[Mapping[str, Expr]] = [bound]
        for child, other in zip(children, order, strict=True):
            found = [more for before in found for more in _matches(child, other, before)]
        yield from found
