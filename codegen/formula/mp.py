"""Formulas as numbers of 50 digits: `compile(trees, operators)` gives a function from named values to values.

Definitions are inlined down to primitives, whose meaning is in `codegen/definitions.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from codegen.definitions import DEFINITIONS, NAN, divide, mp, mpc, mpf
from codegen.formula.lowering import inline
from codegen.formula.program import NotEvaluated, Program, decide
from codegen.formula.tree import TEST, Boolean, Expr, IfElse, IsComplex, bits, transform

if TYPE_CHECKING:
    from codegen.model import Operator

Values = Mapping[str, Any]
_NO_VALUE = (ZeroDivisionError, ValueError, OverflowError, mp.NoConvergence)
_CONSTANTS = {"pi": +mp.pi, "e": +mp.e, "inf": mp.inf}
EPSILON = 2.0**-52  # what `eps` is, where nothing else is said


def _constant(epsilon: float, value: Any) -> Any:
    if value == "eps":
        return mpf(epsilon)
    return _CONSTANTS[value] if isinstance(value, str) else mpf(value)


def _guarded(name: str, function: Callable[..., Any], real: bool) -> Callable[..., Any]:
    """NaN where there is no value: at poles, and outside the real domain."""

    def call(*args: Any) -> Any:
        try:
            value = function(*args)
        except _NO_VALUE:
            return NAN
        except (TypeError, AttributeError):  # of complex numbers that it does not take
            raise
        except Exception as reason:
            raise NotEvaluated(f"the definition of `{name}` raises {type(reason).__name__}: {reason}") from reason
        return NAN if real and isinstance(value, mpc) else value

    return call


@lru_cache(maxsize=2)
def functions(real: bool) -> Mapping[str, Callable[..., Any]]:
    """The primitives, over real or complex numbers."""
    plain = {"add", "subtract", "multiply", "negative", "where", "equal", "not_equal"}
    table = {name: f if name in plain else _guarded(name, f, real) for name, f in DEFINITIONS.items()}
    table["divide"] = divide
    return table


def decided(tree: Expr, values: Values, complex_: bool) -> Expr:
    """The formula with its tests decided for given attributes."""

    def visit(node: Expr) -> Expr:
        if not isinstance(node, IfElse):
            return node
        match node.test:
            case IsComplex():
                outcome = complex_
            case Boolean(value):
                outcome = value
            case test:
                outcome = decide(test, values)
        return node.then if outcome else node.other

    return transform(tree, visit, bits([TEST]))


def compile(
    trees: Sequence[Expr],
    operators: Mapping[str, Operator],
    attributes: Values | None = None,
    complex_: bool = False,
    epsilon: float = EPSILON,
) -> Callable[[Values], list[Any]]:
    """A function from values by name to the formulas' values. `attributes` decide tests."""
    given = attributes or {}
    ready = [decided(tree, given, complex_) for tree in trees]
    ready = [decided(inline(tree, operators, _never), given, complex_) for tree in ready]
    return Program(ready, functions(not complex_), partial(_constant, epsilon)).run


def _never(op: Operator) -> bool:
    return False


def number(value: complex | float) -> Any:
    return mpc(value) if isinstance(value, complex) else mpf(value)


def forward(
    op: Operator, operators: Mapping[str, Operator], attributes: Values, complex_: bool, epsilon: float = EPSILON
) -> Callable[[Values], list[Any]]:
    """A function from the inputs (and attributes) by name to all results: the definition, or the primitive itself."""
    if not op.is_primitive:
        return compile([f.tree for _, f in op.forward], operators, attributes, complex_, epsilon)
    function = functions(not complex_)[op.name]
    names = [p.name for p in op.signature.params]
    if len(op.signature.results) == 1:
        return lambda values: [function(*[values[n] for n in names])]
    return lambda values: list(function(*[values[n] for n in names]))
