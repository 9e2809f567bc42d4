"""Formulas as straight-line programs over any kind of number: what the mpmath and the NumPy readings share.

A program evaluates each distinct subexpression of all its formulas once, both branches of `where` included.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from codegen.formula.tree import (
    Binary,
    Boolean,
    Call,
    Compare,
    Constant,
    Expr,
    IfElse,
    IsNone,
    Name,
    NoneValue,
    Number,
    String,
    Unary,
    callee,
)
from codegen.formula.variants import ARITHMETIC, COMPARE, constant

Function = Callable[..., Any]


class NotEvaluated(Exception):
    """A formula that a program cannot hold; the message says which part."""


class Program:
    """Instructions (slot, function, argument slots) over a list of slots; the first slots hold constants and names."""

    def __init__(
        self, trees: Sequence[Expr], functions: Mapping[str, Function], constant: Callable[[Any], Any]
    ) -> None:
        self.functions = functions
        self.constant = constant
        self.slots: dict[Expr, int] = {}
        self.start: list[Any] = []
        self.names: list[tuple[int, str]] = []
        self.code: list[tuple[int, Function, tuple[int, ...]]] = []
        self.results = [self.compile(tree) for tree in trees]

    def compile(self, node: Expr) -> int:
        if node in self.slots:
            return self.slots[node]
        match node:
            case Name(name):
                slot = self.new(None)
                self.names.append((slot, name))
            case Number(value):
                slot = self.new(self.constant(value))
            case Constant(name):
                slot = self.new(self.constant(name))
            case Boolean(value) | String(value):
                slot = self.new(value)
            case NoneValue():
                slot = self.new(None)
            case Call("stop_gradient", (argument,)):
                slot = self.compile(argument)
            case Call("zeros"):
                slot = self.new(self.constant(0))
            case IfElse(test):
                raise NotEvaluated(f"the open test `{test}`")
            case _:
                function = self.functions.get(callee(node) or "")
                if function is None:
                    raise NotEvaluated(f"`{callee(node) or node}`")
                arguments = tuple(self.compile(child) for child in node.children())
                slot = self.new(None)
                self.code.append((slot, function, arguments))
        self.slots[node] = slot
        return slot

    def new(self, value: Any) -> int:
        self.start.append(value)
        return len(self.start) - 1

    def run(self, values: Mapping[str, Any]) -> list[Any]:
        """The values of all formulas."""
        slots = self.start.copy()
        for slot, name in self.names:
            slots[slot] = values[name]
        for slot, function, arguments in self.code:
            slots[slot] = function(*[slots[a] for a in arguments])
        return [slots[r] for r in self.results]


def decide(test: Expr, values: Mapping[str, Any]) -> bool:
    """The outcome of an `A if T else B` test for given attributes."""

    def value(node: Expr) -> Any:
        match node:
            case Name(name):
                return values[name]
            case Unary("-", operand):
                return -value(operand)
            case Binary(op, a, b) if op in ARITHMETIC:
                return ARITHMETIC[op](value(a), value(b))
        known = constant(node)
        if known is None:
            raise NotEvaluated(f"`{node}` in a test")
        return known

    match test:
        case IsNone(name, negated):
            return (values.get(name, name) is None) != negated
        case Compare(op, left, right):
            return bool(COMPARE[op](value(left), value(right)))
        case Name(name):
            return bool(values[name])
    raise NotEvaluated(f"the test `{test}`")
