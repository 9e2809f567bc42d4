"""Kinks: points on both sides of them, and the values that `at` entries declare there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from codegen.formula.checker import whole
from codegen.formula.tree import Binary, Compare, Expr, Name, Number, callee, walk
from codegen.proofs.case import show

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from codegen.formula.mp import Values
    from codegen.model import Formula
    from codegen.proofs.case import Case


def differences(case: Case) -> list[Expr]:
    """Formulas that change sign where a slope may jump."""
    from codegen.definitions import KINKS
    from codegen.formula.lowering import inline

    trees = [f.tree for _, f in case.op.forward]
    if case.op.is_primitive:
        params = [Name(p.name) for p in case.op.signature.params]
        pair = KINKS.get(case.op.name)
        return [] if pair is None else [difference(params[pair[0]], None if pair[1] is None else params[pair[1]])]
    found: dict[Expr, None] = {}
    for tree in trees:
        ready = case.proof.mp.decided(inline(tree, case.proof.table, lambda op: False), case.tests, case.complex_)
        for node in walk(ready):
            pair = KINKS.get(callee(node) or "")
            if isinstance(node, Compare):
                found[difference(node.left, node.right)] = None
            elif pair is not None:
                children = node.children()
                found[difference(children[pair[0]], None if pair[1] is None else children[pair[1]])] = None
    return list(found)


def kinks(case: Case) -> Iterator[dict[str, Any]]:
    """Points close to a kink, on either side of it."""
    for tree in differences(case):
        program = case.proof.mp.compile([tree], case.proof.table, case.tests)
        for name in case.inputs:
            found = root(case, program, name)
            if found is None:
                continue
            values, at = found
            offset = case.proof.mp.mpf(1) / 1024 * (1 + abs(at))
            low, high = case.proof.sampler.range(name)
            for beside in (at - offset, at + offset):
                if low <= beside <= high:
                    yield {**values, name: beside}


def root(case: Case, program: Callable[[Values], list[Any]], name: str) -> tuple[dict[str, Any], Any] | None:
    """A point, and the value of one input at which the formula changes sign there."""
    mp = case.proof.mp
    low, high = case.proof.sampler.range(name)
    grid = [mp.mpf(low) + (mp.mpf(high) - mp.mpf(low)) * i / 7 for i in range(8)]
    for _ in range(3):
        values = case.draw()
        signs = [program({**values, name: x})[0] for x in grid]
        for left, right, a, b in zip(grid, grid[1:], signs, signs[1:], strict=False):
            if not (a * b < 0):
                if a == 0:
                    return values, left
                continue
            for _ in range(30):
                middle = (left + right) / 2
                value = program({**values, name: middle})[0]
                if value == 0:
                    return values, middle
                left, right, a = (middle, right, value) if value * a > 0 else (left, middle, a)
            return values, left
    return None


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
    elif isinstance(when, Compare):
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
        if sides is not None and not between(value, *sides):
            low, high = sorted(sides)
            message = f"the value of the gradient of `{case.op.name}` with respect to `{name}` is no subgradient"
            label = f"at {shown} it is {show(value)}, outside [{show(low)}, {show(high)}]"
            hint = "it must lie between the one-sided slopes"
            raise case.proof.error("E303", message, whole(formula), label, hint)
        given = actual.get(name, mp.mpf(0))
        same = given == value or case.close(given, value, 1)
        if not same:
            message = f"the gradient of `{case.op.name}` with respect to `{name}` does not take this value"
            label = f"at {shown} the formula gives {show(given)}, not {show(value)}"
            raise case.proof.error("E311", message, whole(formula), label, "let the formula choose it with `where`")


def one_sided(case: Case, values: Mapping[str, Any], name: str, gs: Sequence[Any]) -> tuple[Any, Any] | None:
    """The slopes to the left and to the right, times `g`; `None` where the definition jumps or ends."""
    mp = case.proof.mp
    step = mp.mpf(10) ** -15 * (1 + abs(values[name]))
    kept = [i for i, r in enumerate(case.results) if r in case.proof.gs]
    here = case.forward(values)
    slopes = []
    for direction in (-1, 1):
        there = case.forward({**values, name: values[name] + direction * step})
        rises = [(there[i] - here[i]) / (direction * step) for i in kept]
        slope = sum((rise * g for rise, g in zip(rises, gs, strict=True)), mp.mpf(0))
        if not mp.mp.isfinite(slope) or abs(slope) > 1e7:
            return None
        slopes.append(slope)
    return slopes[0], slopes[1]


def between(value: Any, left: Any, right: Any) -> bool:
    slack = 1e-9 * (1 + abs(left) + abs(right))
    return bool(min(left, right) - slack <= value <= max(left, right) + slack)


def difference(left: Expr, right: Expr | None) -> Expr:
    return left if right is None or right == Number(0) else Binary("-", left, right)
