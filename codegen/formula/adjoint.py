"""Forward mode from a gradient formula: `tangents(op, operators)`.

The tangent of an output is the sum over inputs of the formula with `g` replaced by that input's tangent: literally for
real dtypes and holomorphic operators, whose formula is the derivative times `g`. With `holomorphic: false` the formula
is the gradient with respect to the real inner product, and the tangent is its adjoint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.formula import dtypes
from codegen.formula.facts import differentiable, tangent_names, upstream
from codegen.formula.names import mentions
from codegen.formula.simplify import add, conjugate, divide, multiply, negate, simplify, subtract, where
from codegen.formula.tree import ZERO, Binary, Call, Expr, IfElse, IsNone, Name, Unary, substitute
from codegen.model import GradKind, Operator

if TYPE_CHECKING:
    from collections.abc import Mapping


class NoAdjoint(Exception):
    """A formula whose linear structure does not show; the message says where it stops."""


def tangents(op: Operator) -> dict[str, Expr] | None:
    """The forward-mode formula of each differentiable result, in `t` (several inputs: `t_x`, ...).

    `None` for an operator that is not element-wise and states none: its tangent is the vjp of its vjp.
    Raises `NoAdjoint`.
    """
    gs, ts = upstream(op), tangent_names(op)
    if op.tangent:
        return {name: formula.tree for name, formula in op.tangent}
    if op.grad.kind is GradKind.ZERO:
        return dict.fromkeys(gs, ZERO)
    if not op.is_elementwise or op.grad.kind in (GradKind.NONE, GradKind.TODO):
        return None
    literal = not op.holomorphic and not dtypes.is_real(op)
    words = dtypes.result_words(op)
    formulas = dict(op.grad.formulas)
    optional = {p.name: p.is_optional for p in op.signature.params}
    found: dict[str, Expr] = {}
    for result, g in gs.items():
        total: Expr = ZERO
        for name in differentiable(op):
            if name not in formulas:
                continue
            others = {other: ZERO for other in gs.values() if other != g}
            tree = substitute(formulas[name].tree, others)
            part = adjoint(tree, g, Name(ts[name])) if literal else substitute(tree, {g: Name(ts[name])})
            part = simplify(part)
            if optional[name]:
                part = IfElse(IsNone(name), ZERO, part)
            total = add(total, part)
        if literal and words[result] == "real" and total != ZERO:
            total = Call("real", (total,))
        found[result] = simplify(total)
    return found


def adjoint(tree: Expr, g: str, t: Expr) -> Expr:
    """The adjoint, for the real inner product, of the real-linear map `g -> tree`, at `t`. A part without `g` is zero:
    the formula is linear in the upstream gradients, of which the others are 0 in it."""
    match tree:
        case Name(name) if name == g:
            return t
        case _ if not mentions(tree, g):
            return ZERO
        case Unary("-", operand):
            return negate(adjoint(operand, g, t))
        case Binary("+", left, right):
            return add(adjoint(left, g, t), adjoint(right, g, t))
        case Binary("-", left, right):
            return subtract(adjoint(left, g, t), adjoint(right, g, t))
        case Binary("*", left, right) if not mentions(right, g):
            return adjoint(left, g, multiply(conjugate(right), t))
        case Binary("*", left, right) if not mentions(left, g):
            return adjoint(right, g, multiply(conjugate(left), t))
        case Binary("/", left, right) if not mentions(right, g):
            return adjoint(left, g, divide(t, conjugate(right)))
        case IfElse(test, then, other):
            return IfElse(test, adjoint(then, g, t), adjoint(other, g, t))
        case Call("where", (condition, x, y)) if not mentions(condition, g):
            return add(adjoint(x, g, where(condition, t, ZERO)), adjoint(y, g, where(condition, ZERO, t)))
        case Call("real", (x,)):
            return adjoint(x, g, Call("real", (t,)))
        case Call("conj", (x,)):
            return adjoint(x, g, conjugate(t))
        case Call("_times_i" as op, (x, like)) if not mentions(like, g):
            return adjoint(x, g, negate(Call(op, (t, like))))
    raise NoAdjoint(f"`{tree}` hides how it depends on {g}")


def check(op: Operator) -> str:
    """Why an operator has no forward mode, or nothing."""
    try:
        tangents(op)
    except NoAdjoint as reason:
        return str(reason)
    return ""


def all_tangents(operators: Mapping[str, Operator]) -> dict[str, dict[str, Expr] | None]:
    """The tangents of every operator that has them."""
    return {name: tangents(op) for name, op in operators.items() if not check(op)}
