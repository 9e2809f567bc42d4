"""Kinks: what gradients are on a threshold itself, and the values that `at` entries declare there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from codegen.formula.checker import tangent_names, whole
from codegen.formula.tree import Binary, Compare, Expr, Name
from codegen.model import GradKind
from codegen.proofs.case import show, told_apart

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from codegen.model import Formula
    from codegen.proofs.case import Case


def is_met(case: Case, when: Formula, grad: tuple[tuple[str, Formula], ...]) -> bool:
    """Check an `at` entry; whether its condition could be met with these attributes."""
    from codegen.formula.names import free

    if any(n in case.absent for n in free(when.tree)):
        return False
    found = False
    for _ in range(2):
        values = meet(case, when.tree)
        if values is not None and case.is_defined(values):
            check_special(case, values, grad)
            found = True
    return found


def meet(case: Case, when: Expr) -> dict[str, Any] | None:
    """A point at which the condition holds."""
    compile_, table = case.proof.mp.compile, case.proof.table
    holds = compile_([when], table, case.tests)
    for _ in range(12):
        values = case.draw()
        for name, other in equations(case, when):
            values = {**values, name: compile_([other], table, case.tests)(values)[0]}
        if holds(values)[0] is True:
            return values
    return None


def equations(case: Case, when: Expr) -> Iterator[tuple[str, Expr]]:
    """Inputs and what the condition wants them to equal."""
    if isinstance(when, Binary) and when.op == "&":
        yield from equations(case, when.left)
        yield from equations(case, when.right)
    elif isinstance(when, Compare) and when.op in ("==", "<=", ">="):
        for side, other in ((when.left, when.right), (when.right, when.left)):
            if isinstance(side, Name) and side.name in case.inputs:
                yield side.name, other
                break


def check_special(case: Case, values: Mapping[str, Any], grad: tuple[tuple[str, Formula], ...]) -> None:
    mp = case.proof.mp
    outputs = dict(zip(case.results, case.forward(values), strict=True))
    gs = case.upstream()
    scope = {**values, **outputs, **gs}
    wanted = [(n, f) for n, f in grad if n in case.inputs]
    declared = mp.compile([f.tree for _, f in wanted], case.proof.table, case.tests)(scope)
    actual = dict(zip(case.named, case.gradient(scope), strict=True))
    for (name, formula), value in zip(wanted, declared, strict=True):
        shown = case.describe(values, gs)
        sides = one_sided(case, values, name, list(gs.values()))
        if sides is not None and not between(case, values, value, sides):
            low, high = sorted(sides)
            message = f"the value of the gradient of `{case.op.name}` with respect to `{name}` is no subgradient"
            label = f"at {shown} it is {show(value)}, outside [{show(low)}, {show(high)}]"
            hint = "it must lie between the one-sided slopes"
            raise case.proof.error("E303", message, whole(formula), label, hint)
        given = actual.get(name, mp.mpf(0))
        same = given == value or case.close(given, value, 1e-25 * case.size(list(outputs.values())))
        if not same:
            message = f"the gradient of `{case.op.name}` with respect to `{name}` does not take this value"
            taken, stated = told_apart(given, value)
            label = f"at {shown} the formula gives {taken}, not {stated}"
            raise case.proof.error("E311", message, whole(formula), label, "let the formula choose it with `where`")


def one_sided(case: Case, values: Mapping[str, Any], name: str, gs: Sequence[Any]) -> tuple[Any, Any] | None:
    """The slopes to the left and to the right, times `g`: of the definition, or where it jumps the limits of its
    derivative. `None` where it ends, or has no such limit."""
    mp = case.proof.mp
    step = case.step(values, name)
    kept = [i for i, r in enumerate(case.results) if r in case.proof.gs]
    here = case.forward(values)

    def slope(direction: int, size: Any) -> Any:
        there = case.forward({**values, name: values[name] + direction * size})
        rises = [(there[i] - here[i]) / (direction * size) for i in kept]
        return sum((rise * g for rise, g in zip(rises, gs, strict=True)), mp.mpf(0))

    def limit(direction: int) -> Any:
        near = {**values, name: values[name] + direction * step * 100000}
        return sum((u * g for u, g in zip(case.derivative(near, name), gs, strict=True)), mp.mpf(0))

    slopes = []
    for direction in (-1, 1):
        far, near = slope(direction, step), slope(direction, step / 2)
        steady = abs(near - far) <= 1e-6 * (abs(near) + abs(far)) + 1e-12 * case.size(here)
        slopes.append(2 * near - far if steady else limit(direction))
    return (slopes[0], slopes[1]) if all(map(mp.mp.isfinite, slopes)) else None


def between(case: Case, values: Mapping[str, Any], value: Any, sides: tuple[Any, Any]) -> bool:
    left, right = sides
    slack = 1e-8 * (abs(left) + abs(right)) + 1e-9 * abs(right - left) + 1e-20 * case.size(case.forward(values))
    return bool(min(left, right) - slack <= value <= max(left, right) + slack)


def check_on(case: Case, values: Mapping[str, Any]) -> None:
    """What the gradient and the stated tangent are on a threshold itself: between the slopes beside it."""
    mp, op = case.proof.mp, case.op
    outputs = dict(zip(case.results, case.forward(values), strict=True))
    gs = case.upstream()
    declared = dict(zip(case.named, case.gradient({**values, **outputs, **gs}), strict=True))
    for name in case.inputs:
        sides = one_sided(case, values, name, list(gs.values()))
        if sides is None:
            continue
        value = declared.get(name, mp.mpf(0))
        if not between(case, values, value, sides):
            if op.grad.kind is GradKind.ZERO:
                message = f"the derivative of `{op.name}` with respect to `{name}` is not zero"
                raise case.proof.error("E307", message, op.span, beside(case, values, gs, value, sides))
            message = f"the gradient of `{op.name}` with respect to `{name}` is wrong"
            label = beside(case, values, gs, value, sides)
            raise case.proof.error("E301", message, case.proof.span(name), label, *case.formula_hint(name))
        if op.tangent and len(gs) == 1:
            (result,) = gs
            names = tangent_names(op)
            given = {**dict.fromkeys(names.values(), mp.mpf(0)), names[name]: gs[result]}
            found = dict(zip(case.tangent_results, case.tangent({**values, **outputs, **given}), strict=True))
            formulas = dict(op.tangent)
            key = next(iter(case.proof.gs))
            if key in formulas and not between(case, values, found[key], sides):
                message = f"the forward-mode formula of `{op.name}` is wrong"
                label = beside(case, values, given, found[key], sides)
                raise case.proof.error("E306", message, whole(formulas[key]), label)


def beside(case: Case, values: Mapping[str, Any], given: Mapping[str, Any], value: Any, sides: tuple[Any, Any]) -> str:
    at = f"at {case.describe(values, given)} it is"
    low, high = sorted(sides)
    if show(low) == show(high):
        found, wanted = told_apart(value, low)
        return f"{at} {found}; the derivative is {wanted}"
    return f"{at} {show(value)}, outside [{show(low)}, {show(high)}], the slopes beside it"
