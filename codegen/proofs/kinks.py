"""Kinks: what gradients are on a threshold itself, and the values that `at` entries declare there."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from codegen.formula.facts import tangent_names, whole
from codegen.formula.tree import Binary, Compare, Expr, Name
from codegen.model import GradKind
from codegen.proofs.case import show, told_apart

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from codegen.model import Formula
    from codegen.proofs.case import Case

_ABOUT = 64  # points looked at about one where thresholds meet


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
    normals = surfaces(case, values)
    for name in case.inputs:
        sides = one_sided(case, values, name, list(gs.values()))
        if sides is None:
            continue
        value = declared.get(name, mp.mpf(0))
        if not between(case, values, value, sides):
            # Where thresholds meet, the chain rule gives a slope of what lies about, not always one of this line.
            if len(normals) > 1 and is_about(case, values, name, gs, value):
                continue
            if op.grad.kind is GradKind.ZERO:
                message = f"the derivative of `{op.name}` with respect to `{name}` is not zero"
                raise case.proof.error("E307", message, op.span, beside(case, values, gs, value, sides))
            message = case.is_wrong(name)
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

    if len(normals) == 1:
        (normal,) = normals
        for name, other in pairwise(normal):
            largest = max(normal[name], normal[other], key=abs)
            check_together(case, values, {name: normal[other] / -largest, other: normal[name] / largest})


def surfaces(case: Case, values: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The normals of the thresholds that a point lies on, those of one direction once."""
    found: list[dict[str, Any]] = []
    for program, names in case.thresholds:
        if abs(program(values)[0]) > 1e-25:
            continue
        normal = {}
        for name in names:
            step = case.step(values, name)
            high, low = (program({**values, name: values[name] + s * step})[0] for s in (1, -1))
            normal[name] = (high - low) / (2 * step)
        length = sum((abs(n) for n in normal.values()), case.proof.mp.mpf(0))
        if not case.proof.mp.mp.isfinite(length) or length == 0:
            continue
        sign = 1 if next(n for n in normal.values() if n) > 0 else -1
        normal = {name: sign * n / length for name, n in normal.items() if n}
        if not any(same(normal, other) for other in found):
            found.append(normal)
    return found


def same(a: Mapping[str, Any], b: Mapping[str, Any]) -> bool:
    return a.keys() == b.keys() and all(abs(a[name] - b[name]) < 1e-8 for name in a)


def is_about(case: Case, values: Mapping[str, Any], name: str, gs: Mapping[str, Any], value: Any) -> bool:
    """Whether a value lies between slopes close to a point."""
    found: list[Any] = []
    for _ in range(_ABOUT):
        offsets = {n: case.step(values, n) * 100000 * case.random(real=True) for n in case.inputs}
        near = {**values, **{n: values[n] + offset for n, offset in offsets.items()}}
        slopes = zip(case.derivative(near, name), gs.values(), strict=True)
        slope = sum((u * g for u, g in slopes), case.proof.mp.mpf(0))
        if case.proof.mp.mp.isfinite(slope):
            found.append(slope)
        if found and between(case, values, value, (min(found), max(found))):
            return True
    return False


def check_together(case: Case, values: Mapping[str, Any], direction: Mapping[str, Any]) -> None:
    """What the gradients give along a direction in which the definition has a derivative: at a tie each by itself may
    be anything between the slopes beside it."""
    mp, op = case.proof.mp, case.op
    slopes = case.slope(values, direction)
    if slopes is None:
        return
    outputs = dict(zip(case.results, case.forward(values), strict=True))
    gs = case.upstream()
    declared = dict(zip(case.named, case.gradient({**values, **outputs, **gs}), strict=True))
    value = sum((case.paired(declared.get(name, mp.mpf(0)), d) for name, d in direction.items()), mp.mpf(0))
    truth = sum((case.paired(g, slope) for slope, g in zip(slopes, gs.values(), strict=True)), mp.mpf(0))
    if not mp.mp.isfinite(value) or abs(value - truth) <= 1e-6 * (abs(value) + abs(truth)) + 1e-12 * case.size([]):
        return
    names = [f"`{name}`" for name in direction]
    message = f"the gradients of `{op.name}` with respect to {', '.join(names[:-1])} and {names[-1]} are wrong together"
    given, wanted = told_apart(value, truth)
    along = ", ".join(show(d) for d in direction.values())
    label = f"at {case.describe(values, gs)} they give {given} along ({along}); the derivative is {wanted}"
    raise case.proof.error("E301", message, case.proof.span(next(iter(direction))), label, "at a tie they share")


def beside(case: Case, values: Mapping[str, Any], given: Mapping[str, Any], value: Any, sides: tuple[Any, Any]) -> str:
    at = f"at {case.describe(values, given)} it is"
    low, high = sorted(sides)
    if show(low) == show(high):
        found, wanted = told_apart(value, low)
        return f"{at} {found}; the derivative is {wanted}"
    return f"{at} {show(value)}, outside [{show(low)}, {show(high)}], the slopes beside it"
