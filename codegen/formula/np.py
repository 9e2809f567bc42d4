"""Formulas as NumPy arrays of a given dtype, computed as the CPU loop does: every intermediate result rounded.

`compile(trees, operators, dtype)` gives a function from arrays by name to arrays. Primitives that NumPy lacks are
computed with mpmath, element by element, and rounded once.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy
from numpy.typing import NDArray

from codegen.definitions import DEFINITIONS, mpf
from codegen.formula.lowering import inline, reduce_powers
from codegen.formula.mp import decided
from codegen.formula.program import Function, Program
from codegen.formula.tree import Call, Expr, bits, transform

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from codegen.model import Operator

Array = NDArray[Any]

_SAME = [
    "add",
    "subtract",
    "multiply",
    "divide",
    "floor_divide",
    "remainder",
    "fmod",
    "negative",
    "positive",
    "abs",
    "sign",
    "square",
    "reciprocal",
    "sqrt",
    "cbrt",
    "hypot",
    "exp",
    "exp2",
    "expm1",
    "log",
    "log1p",
    "log2",
    "log10",
    "logaddexp",
    "logaddexp2",
    "sin",
    "cos",
    "tan",
    "sinh",
    "cosh",
    "tanh",
    "ceil",
    "floor",
    "round",
    "trunc",
    "copysign",
    "nextafter",
    "signbit",
    "ldexp",
    "heaviside",
    "isnan",
    "isinf",
    "isfinite",
    "equal",
    "not_equal",
    "less",
    "less_equal",
    "greater",
    "greater_equal",
    "where",
    "logical_and",
    "logical_or",
    "logical_xor",
    "logical_not",
    "bitwise_and",
    "bitwise_or",
    "bitwise_xor",
    "bitwise_invert",
    "maximum",
    "minimum",
    "fmax",
    "fmin",
    "conj",
    "real",
    "imag",
    "angle",
    "frexp",
]
_RENAMED = {
    "pow": "power", "asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2", "asinh": "arcsinh",
    "acosh": "arccosh", "atanh": "arctanh", "bitwise_left_shift": "left_shift", "bitwise_right_shift": "right_shift",
}  # fmt: skip
_MATH: dict[str, Callable[[float], float]] = {"erf": math.erf, "erfc": math.erfc}


def _elementwise(name: str) -> Function:
    exact, fast = DEFINITIONS[name], _MATH.get(name)

    def one(*args: Any) -> float:
        try:
            if fast is not None:
                return fast(float(args[0]))
            return float(exact(*[mpf(float(a)) for a in args]))
        except (ValueError, ZeroDivisionError, OverflowError, TypeError):
            return math.nan

    return numpy.vectorize(one, otypes=[numpy.float64])


@cache
def functions(dtype: numpy.dtype[Any]) -> Mapping[str, Function]:
    """The primitives over arrays of `dtype`, each rounding its result."""
    table: dict[str, Function] = {name: getattr(numpy, {"bitwise_invert": "invert"}.get(name, name)) for name in _SAME}
    table |= {name: getattr(numpy, other) for name, other in _RENAMED.items()}
    table |= {name: _of_bits(function) for name, function in table.items() if name.startswith("bitwise_")}
    for name in DEFINITIONS:
        if name not in table:
            table[name] = _rounding(_elementwise(name), dtype)
    return table


def _of_bits(function: Function) -> Function:
    """A function of bools and integers, which the numbers of a formula beside them are, too."""

    def whole(value: Any) -> Any:
        array = numpy.asarray(value)
        return array if array.dtype.kind in "biu" else array.astype(numpy.int64)

    return lambda *args: function(*map(whole, args))


def _rounding(function: Function, dtype: numpy.dtype[Any]) -> Function:
    return lambda *args: numpy.asarray(function(*args)).astype(dtype)


def _drop_conjugates(node: Expr) -> Expr:
    return node.args[0] if isinstance(node, Call) and node.op in ("conj", "real") else node


def prepare(tree: Expr, operators: Mapping[str, Operator], attributes: Mapping[str, Any], complex_: bool) -> Expr:
    """The formula as the loop computes it: definitions inlined, powers reduced, tests decided."""
    for _ in range(2):  # an inlined definition may hold tests and powers of its own
        tree = reduce_powers(decided(tree, attributes, complex_), operators)
        tree = inline(tree, operators, lambda op: False)
    return tree if complex_ else transform(tree, _drop_conjugates, bits(["conj", "real"]))


def compile(
    trees: Sequence[Expr],
    operators: Mapping[str, Operator],
    dtype: str,
    attributes: Mapping[str, Any] | None = None,
    complex_: bool = False,
) -> Callable[[Mapping[str, Any]], list[Any]]:
    """A function from arrays by name to the formulas' values, computed in `dtype`. `attributes` decide tests."""
    kind = numpy.dtype(dtype)
    special = {"pi": math.pi, "e": math.e, "inf": math.inf, "eps": float(numpy.finfo(kind).eps)}

    def constant(value: Any) -> Any:
        with numpy.errstate(over="ignore"):
            return kind.type(special[value] if isinstance(value, str) else value)

    ready = [prepare(tree, operators, attributes or {}, complex_) for tree in trees]
    program = Program(ready, functions(kind), constant)

    def run(values: Mapping[str, Any]) -> list[Any]:
        with numpy.errstate(all="ignore"):
            return program.run(values)

    return run
