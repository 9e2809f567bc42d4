"""The variants of a formula: `A if T else B` is decided before any loop runs, so each outcome of its tests is a
formula of its own.

`tests(tree)` lists the distinct tests that are decided at run time; `resolve(tree, facts)` is the formula once they
are. `is_complex(x)` is decided by the dtype a loop is compiled for: give it among the facts, too. `settled(tree, op,
operators)` brings the tests of called operators to light.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from codegen.formula.tree import (
    TEST,
    Boolean,
    Compare,
    Expr,
    IfElse,
    IsComplex,
    IsNone,
    Number,
    String,
    bits,
    callee,
    substitute,
    transform,
    walk,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from codegen.model import Operator


def tests(*trees: Expr) -> tuple[Expr, ...]:
    """The distinct run-time tests, in order of appearance."""
    found: dict[Expr, None] = {}
    for tree in trees:
        for node in walk(tree) if tree.words & bits([TEST]) else ():
            if isinstance(node, IfElse) and not isinstance(node.test, IsComplex | Boolean):
                found[node.test] = None
    return tuple(found)


def depends_on_complex(*trees: Expr) -> bool:
    """Whether a formula differs between real and complex dtypes."""
    return any(isinstance(node, IsComplex) for tree in trees for node in walk(tree))


def resolve(tree: Expr, facts: Mapping[Expr, bool], is_complex: bool | None = None) -> Expr:
    """The formula with every test that `facts` (and `is_complex`, when given) decide replaced by its branch."""

    def visit(node: Expr) -> Expr:
        if not isinstance(node, IfElse):
            return node
        outcome = decide(node.test, facts, is_complex)
        return node if outcome is None else (node.then if outcome else node.other)

    return transform(tree, visit, bits([TEST]))


def decide(test: Expr, facts: Mapping[Expr, bool], is_complex: bool | None = None) -> bool | None:
    """The outcome of a test, `None` while open."""
    match test:
        case Boolean(value):
            return value
        case IsComplex():
            return facts.get(test, is_complex)
        case IsNone(name, negated):
            if test in facts:
                return facts[test]
            opposite = IsNone(name, not negated)
            return not facts[opposite] if opposite in facts else None
        case Compare(op, String(a) | Number(a), String(b) | Number(b)) if op in ("==", "!="):
            return (a == b) == (op == "==")
    return facts.get(test)


def present(tree: Expr, op: Operator) -> Expr:
    """A formula of a record that does not ask whether something is there that always is."""
    optional = {param.name for param in op.signature.params if param.is_optional}
    absent = [test for test in tests(tree) if isinstance(test, IsNone) and test.name not in optional]
    return resolve(tree, {test: test.negated for test in absent}) if absent else tree


def settled(tree: Expr, op: Operator, operators: Mapping[str, Operator]) -> Expr:
    """A formula of a record whose run-time tests are all its own: calls whose arguments leave a test of their
    definition open are replaced by that definition."""

    def visit(node: Expr) -> Expr:
        record = operators.get(callee(node) or "")
        if record is not None and not record.is_primitive and record.is_elementwise:
            body = settled(record.forward[0][1].tree, record, operators)
            arguments = dict(zip((param.name for param in record.signature.params), node.children(), strict=True))
            if tests(body) and tests(body := substitute(body, arguments)):
                return body
        return node

    return present(transform(tree, visit), op)


def outcomes(runtime_tests: Iterable[Expr]) -> Iterator[dict[Expr, bool]]:
    """Every combination of outcomes, the one with all tests true first."""
    ordered = tuple(runtime_tests)
    for values in product((True, False), repeat=len(ordered)):
        yield dict(zip(ordered, values, strict=True))
