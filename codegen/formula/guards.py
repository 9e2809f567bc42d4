"""Where the zero rule of gradients needs no guard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.formula.tree import Binary, Call, Expr, IfElse, Name, Number, Unary

if TYPE_CHECKING:
    from collections.abc import Collection

_LARGEST = 3e38  # about: of float32


def vanishes(node: Expr, zeros: Collection[str], finite: Collection[str] = ()) -> bool:
    """Whether a value is zero where the numbers `zeros` are, whatever else it reads: none of their factors is infinite.
    The numbers `finite` cannot."""

    def bounded(node: Expr) -> bool:
        match node:
            case Number(value):
                return abs(value) <= _LARGEST
            case Name(name):
                return name in finite
            case Unary("-", operand):
                return bounded(operand)
        return False

    def zero(node: Expr) -> bool:
        match node:
            case Number(value):
                return value == 0
            case Name(name):
                return name in zeros
            case Unary("-", operand):
                return zero(operand)
            case Binary("+" | "-", left, right):
                return zero(left) and zero(right)
            case Binary("*", left, right):
                return any(zero(a) and (bounded(b) or zero(b)) for a, b in ((left, right), (right, left)))
            case Binary("/", left, Number(value)):
                return zero(left) and abs(value) >= 1 / _LARGEST
            case Call("where", (_, then, other)) | IfElse(_, then, other):
                return zero(then) and zero(other)
        return False

    return zero(node)
