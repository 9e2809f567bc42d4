"""The variants of a formula: `A if T else B` is decided before any loop runs, so each outcome of its tests is a
formula of its own.

`tests(tree)` lists the distinct tests that are decided at run time; `resolve(tree, facts)` is the formula once they
are. `is_complex(x)` is decided by the dtype a loop is compiled for: give it among the facts, too. `settled(tree, op,
operators)` brings the tests of called operators to light.
"""

from __future__ import annotations

import operator
from itertools import product
from typing import TYPE_CHECKING, Any

from codegen.formula.tree import (
    CONSTANTS,
    TEST,
    Binary,
    Boolean,
    Compare,
    Constant,
    Expr,
    IfElse,
    IsComplex,
    IsNone,
    Number,
    String,
    Unary,
    bits,
    callee,
    substitute,
    transform,
    walk,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from codegen.model import Operator

# What tests are made of.
COMPARE: Mapping[str, Callable[..., Any]] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq, "!=": operator.ne
}  # fmt: skip
ARITHMETIC: Mapping[str, Callable[..., Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv
}  # fmt: skip


def tests(*trees: Expr) -> tuple[Expr, ...]:
    """The distinct run-time tests, in order of appearance."""
    found: dict[Expr, None] = {}
    for tree in trees:
        for node in walk(tree) if tree.words & bits([TEST]) else ():
            if isinstance(node, IfElse) and not isinstance(node.test, IsComplex) and decide(node.test, {}) is None:
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
        case Compare(op, left, right) if (a := constant(left)) is not None and (b := constant(right)) is not None:
            return bool(COMPARE[op](a, b))
    return facts.get(test)


def constant(node: Expr) -> Any:
    """The value of what a test compares, where it holds neither attributes nor `eps`; `None` otherwise."""
    match node:
        case Number(value) | String(value) | Boolean(value):
            return value
        case Constant(name) if name != "eps":
            return CONSTANTS[name]
        case Unary("-", operand) if (value := constant(operand)) is not None:
            return -value
        case Binary(op, left, right) if op in ARITHMETIC:
            a, b = constant(left), constant(right)
            return None if a is None or b is None or (op == "/" and b == 0) else ARITHMETIC[op](a, b)
    return None


def present(tree: Expr, op: Operator) -> Expr:
    """A formula of a record that does not ask whether something is there that always is."""
    optional = {param.name for param in op.signature.params if param.is_optional}
    absent = [test for test in tests(tree) if isinstance(test, IsNone) and test.name not in optional]
    return resolve(tree, {test: test.negated for test in absent}) if absent else tree


def settled(tree: Expr, op: Operator, operators: Mapping[str, Operator]) -> Expr:
    """A formula of a record whose run-time tests are all its own: calls whose arguments leave a test of their
    definition open are replaced by that definition."""

    attributes = {param.name for param in op.signature.attributes}

    def visit(node: Expr) -> Expr:
        record = operators.get(callee(node) or "")
        if record is not None and not record.is_primitive and record.is_elementwise:
            body = settled(record.forward[0][1].tree, record, operators)
            arguments = dict(zip((param.name for param in record.signature.params), node.children(), strict=True))
            if tests(body) and tests(body := substitute(body, arguments, lambda name: name not in attributes)):
                return body
        return node

    return present(transform(tree, visit), op)


def outcomes(runtime_tests: Iterable[Expr]) -> Iterator[dict[Expr, bool]]:
    """Every combination of outcomes, the one with all tests true first."""
    ordered = tuple(runtime_tests)
    for values in product((True, False), repeat=len(ordered)):
        yield dict(zip(ordered, values, strict=True))
