"""The degree of formulas in the upstream gradients."""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.formula import names
from codegen.formula.tree import (
    Binary,
    Call,
    Compare,
    Expr,
    IfElse,
    Name,
    Number,
    Unary,
    callee,
    substitute,
)
from codegen.model import GradKind, Operator, Param

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def is_zero(tree: Expr) -> bool:
    match tree:
        case Number(value):
            return value == 0
        case Call("zeros"):
            return True
    return False


def degree(tree: Expr, gs: Iterable[str], table: Mapping[str, Operator]) -> int | None:
    """The degree of a formula in the upstream gradients as far as its structure shows it, and the rules of element-wise
    operators in `table`: 0, 1, 2 for "not linear", `None` for "cannot tell". Zero counts as of every degree and is
    reported as 0."""
    gs = frozenset(gs)
    known: dict[Expr, int | None] = {}

    def terms(nodes: Iterable[Expr]) -> int | None:
        degrees = {go(n) for n in nodes if not is_zero(n)}
        if 2 in degrees or degrees == {0, 1}:
            return 2
        return degrees.pop() if len(degrees) == 1 else (None if degrees else 0)

    def go(node: Expr) -> int | None:
        if node not in known:
            known[node] = of(node)
        return known[node]

    def of(node: Expr) -> int | None:
        match node:
            case Name(name):
                return int(name in gs)
            case Unary("-", operand):
                return go(operand)
            case Binary("+" | "-", left, right):
                return terms((left, right))
            case Binary("*", left, right):
                degrees = (go(left), go(right))
                return None if None in degrees else min(sum(d or 0 for d in degrees), 2)
            case Binary("/", left, right):
                above, below = go(left), go(right)
                return 2 if below in (1, 2) else (above if below == 0 else None)
            case IfElse(_, then, other):
                return terms((then, other))
            case Call("where", (condition, x, y)):
                return 2 if go(condition) in (1, 2) else terms((x, y))
        inner = [go(child) for child in node.children()]
        if all(d == 0 for d in inner):
            return 0
        record = table.get(callee(node) or "")
        if record is None or not record.is_elementwise:
            return 2 if isinstance(node, Compare) else None
        pairs = list(zip(record.signature.params, node.children(), inner, strict=True))
        if not record.is_primitive:
            return go(substitute(record.forward[0][1].tree, {param.name: child for param, child, _ in pairs}))
        return 2 if any(d != 0 and _bends(record, param) for param, _, d in pairs) else None

    return go(tree)


# Linear, though their rules read the operand, for its dtype.
_LINEAR = frozenset({"imag", "_times_i"})


def _bends(op: Operator, param: Param) -> bool:
    """Whether an element-wise primitive is known not to be linear in an input: it has no derivative, steps, or a
    derivative that depends on the input."""
    if not param.is_tensor or op.name in _LINEAR:
        return False
    if op.grad.kind in (GradKind.NONE, GradKind.ZERO):
        return True
    formula = dict(op.grad.formulas).get(param.name)
    if formula is None:
        return False
    read, lets = set(names.free(formula.tree)), dict(op.grad.lets)
    for _ in lets:
        read |= {n for name in read & lets.keys() for n in names.free(lets[name].tree)}
    return not read.isdisjoint({param.name, *op.signature.results})
