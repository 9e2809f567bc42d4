"""The second derivative: graph mode differentiates a gradient formula by the rules of the operators in it, and what it
gets must be the derivative of the formula's value."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from codegen.formula import differentiate
from codegen.formula.program import NotEvaluated
from codegen.formula.tree import Call, Expr, Name, callee, substitute, walk
from codegen.model import GradKind
from codegen.proofs import SECOND
from codegen.proofs.case import told_apart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from codegen.proofs.case import Case

_UPSTREAM = Name("upstream of upstream")


def check_second(case: Case, points: Sequence[dict[str, Any]], on: Sequence[dict[str, Any]]) -> None:
    """The derivative of each stated gradient, for records with one result; `on` are points on thresholds.

    Where neither a threshold nor a constant to differentiation is in a formula, its derivative follows from the rules
    of its operators, each of which is proved by itself.
    """
    if case.op.grad.kind is not GradKind.FORMULAS or len(case.results) > 1:
        return
    formulas = dict(case.op.grad.formulas)
    for column, name in enumerate(case.named):
        if on or any(_is_constant(case, node) for node in walk(formulas[name].tree)):
            _check(case, column, name, [*points, *on])


def _is_constant(case: Case, node: Expr) -> bool:
    record = case.proof.table.get(callee(node) or "")
    is_held = isinstance(node, Call) and node.op == "stop_gradient"
    return is_held or (record is not None and record.grad.kind is GradKind.ZERO)


def _check(case: Case, column: int, name: str, points: Sequence[dict[str, Any]]) -> None:
    op, mp = case.op, case.proof.mp
    (result,) = case.results
    formula = dict(op.grad.formulas)[name]
    call = Call(op.name, tuple(Name(p.name) for p in op.signature.params))
    tree = mp.decided(substitute(formula.tree, {result: call, "g": _UPSTREAM}), case.tests, False)
    gradient = replace(op, forward=((result, replace(formula, tree=tree)),), holomorphic=False)
    try:
        trees: dict[str, Expr] = differentiate.gradients(gradient, case.proof.table, collected=False)
        chosen = [n for n in case.inputs if n in trees]
        program = mp.compile([trees[n] for n in chosen], case.proof.table, case.tests)
    except (differentiate.Underivable, NotEvaluated):
        return
    for values in points:
        (g,) = case.upstream().values()

        def first(at: dict[str, Any], g: Any = g) -> Any:
            return case.gradient({**at, result: case.forward(at)[0], "g": g})[column]

        here = first(values)
        scope = {**values, result: here, "g": mp.mpf(1), _UPSTREAM.name: g}
        for other, value in zip(chosen, program(scope), strict=True):
            step = case.step(values, other)
            high, low = (first({**values, other: values[other] + s * step}) for s in (1, -1))
            truth = (high - low) / (2 * step)
            curve = abs(high - 2 * here + low) / step**2
            noise = 1e-13 * abs(values[other]) * curve + 1e-20 * (abs(here) + case.size([]))
            if case.close(value, truth, noise) or not mp.mp.isfinite(truth):
                continue
            # Where the gradient jumps or bends it has no derivative.
            high, low = (first({**values, other: values[other] + s * step / 2}) for s in (1, -1))
            if not case.close(truth, (high - low) / step, noise) or curve * step > 1e-6 * abs(truth):
                continue
            message = f"the gradient of `{op.name}` with respect to `{name}` {SECOND}"
            at = f"at {case.describe(values, {'g': g})}"
            found, wanted = told_apart(value, truth)
            shown = f"{at} the rules of its operators give {found} along `{other}`, not {wanted}"
            hint = "it is right itself, but second derivatives are not"
            raise case.proof.error("E301", message, case.proof.span(name), shown, hint)
