"""Where a record's formulas choose: roots of the comparisons in its definition, gradients and tangents."""

from __future__ import annotations

from itertools import islice, product
from math import prod
from typing import TYPE_CHECKING, Any

from codegen.formula.names import mentions
from codegen.formula.tree import ZERO, Binary, Call, Compare, Expr, Name, Number, Unary, callee, walk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from codegen.formula.mp import Values
    from codegen.proofs.case import Case

TAILS = (-40.0, -20.0, -10.0, -5.0, 5.0, 10.0, 20.0, 40.0)
_STEPS = 24  # of the grid over the domain
_DRAWS = 3  # of the other operands
_CORNERS = 8
_CELLS = 16  # between thresholds of several inputs
_SECANTS = 12
_ZERO = 1e-25
_RARE = (1e-7, 100.0, -100.0)  # of operands beside which a formula may vanish that does so nowhere else


def differences(case: Case) -> list[Expr]:
    """Formulas that are zero where a slope may jump."""
    from codegen.definitions import KINKS

    found: dict[Expr, None] = {}
    nodes: list[Expr] = [node for tree in case.inlined for node in walk(tree)]
    if case.op.is_primitive:
        nodes.append(Call(case.op.name, tuple(Name(p.name) for p in case.op.signature.params)))
    for node in nodes:
        pair = KINKS.get(callee(node) or "")
        if isinstance(node, Compare):
            found |= dict.fromkeys(factors(difference(node.left, node.right), case.complex_))
        elif pair is not None:
            children = node.children()
            other = ZERO if pair[1] is None else children[pair[1]]
            found |= dict.fromkeys(factors(difference(children[pair[0]], other), case.complex_))
    names = {*case.inputs}
    return [tree for tree in found if any(mentions(tree, name) for name in names)]


def difference(left: Expr, right: Expr) -> Expr:
    return left if right == ZERO else right if left == ZERO else Binary("-", left, right)


def factors(tree: Expr, complex_: bool) -> Iterator[Expr]:
    """Formulas that change sign where this one is zero, though it may only touch zero there."""
    match tree:
        case Binary("*", left, right):
            yield from factors(left, complex_)
            yield from factors(right, complex_)
        case Binary("**" | "/", base, _) | Call("square" | "abs" | "sqrt", (base,)) | Unary("-", base):
            yield from factors(base, complex_)
        case Binary("-", Call("abs", (base,)), bound) if not complex_:
            yield Binary("-", base, bound)
            yield Binary("+", base, bound)
        case _:
            yield tree


def thresholds(case: Case) -> Iterator[tuple[dict[str, Any], bool]]:
    """Points on each threshold (`True`), beside it on either side, and between neighbours."""
    if not case.constants:
        return
    together = case.compile(case.constants)
    each = [program for program, _ in case.thresholds]
    held = [set(names) for _, names in case.thresholds]
    alone: dict[str, list[Any]] = {}
    for name in case.inputs:
        values = case.draw()
        places = roots(case, together, each, [i for i, names in enumerate(held) if names == {name}], name, values)
        if places:
            alone[name] = sorted({at for at, _ in places})
            yield from around(values, name, alone[name])
    for name in case.inputs:
        mine = [i for i, names in enumerate(held) if name in names and len(names) > 1]
        if not mine:
            continue
        waiting = set(mine)
        corners = [{other: at} for other, ats in alone.items() if other != name for at in ats[:_CORNERS]]
        # What no drawn operands let vanish may do so with the others near 0, or far out.
        others = [other for other in case.inputs if other != name and any(other in held[i] for i in mine)]
        rare = [dict.fromkeys(others, case.proof.mp.mpf(at)) for at in _RARE if case.allows(others, at)]
        lines: list[tuple[dict[str, Any], bool]] = [
            *(({}, False) for _ in range(_DRAWS)),
            *((at, True) for at in corners),
            *((at, False) for at in rare),
        ]
        for fixed, always in lines:
            if not (waiting or always):
                continue
            values = case.draw() | fixed
            places = roots(case, together, each, mine, name, values)
            waiting -= {i for _, i in places}
            yield from around(values, name, sorted({at for at, _ in places}))
    if len(alone) > 1:
        for corner in islice(product(*[ats[:_CORNERS] for ats in alone.values()]), _CORNERS * _CORNERS):
            yield {**case.draw(), **dict(zip(alone, corner, strict=True))}, True
        beside = {name: [at + s * offset_at(at) for at in ats for s in (1, -1)] for name, ats in alone.items()}
        choose = case.proof.rng.choice
        cells: Iterable[tuple[Any, ...]] = product(*beside.values())
        if prod(map(len, beside.values())) > _CELLS:
            cells = (tuple(map(choose, beside.values())) for _ in range(_CELLS))
        for cell in cells:
            yield {**case.draw(), **dict(zip(beside, cell, strict=True))}, False


def planar(case: Case) -> Iterator[tuple[dict[str, Any], bool]]:
    """Points on each threshold of complex inputs (`True`) and beside it on either side, along parallels of the real and
    the imaginary axis: at random, and the axis itself; and points at which two complex numbers are equal."""
    mp, number = case.proof.mp, case.proof.mp.mpc
    if not case.constants:
        return
    together = case.compile(case.constants)
    each = [program for program, _ in case.thresholds]
    for name in case.inputs:
        mine = [i for i, (_, names) in enumerate(case.thresholds) if name in names]
        if not mine:
            continue
        values = case.draw()
        at = values[name]
        lines: list[Callable[[Any], Any]] = [lambda x: x]
        if name not in case.real_inputs:
            lines = [
                *(lambda x, y=y: number(x, y) for y in (at.imag, mp.mpf(0))),
                *(lambda y, x=x: number(x, y) for x in (at.real, mp.mpf(0))),
            ]
            near = {s * float(n.value) for i in mine for n in numbers(case.constants[i]) for s in (-1, 1)}
            for value in sorted(near | {0.0}):
                yield {**values, name: number(value)}, True
        for line in lines:
            places = sorted({at for at, _ in roots(case, together, each, mine, name, values, line)})
            yield from (({**point, name: line(point[name])}, on) for point, on in around(values, name, places))
        if name not in case.real_inputs:
            yield from ((point, True) for i in mine if (point := level(each[i], values, name)) is not None)


def level(program: Callable[[Values], list[Any]], values: dict[str, Any], name: str) -> dict[str, Any] | None:
    """The point at which a formula whose values are not real is zero along a complex input, by the secant method."""
    before, here = values, {**values, name: values[name] + 1}
    last, value = program(before)[0], program(here)[0]
    if not last.imag:
        return None
    for _ in range(_SECANTS):
        if value == last or not abs(value) > 0:
            break
        move = value * (here[name] - before[name]) / (value - last)
        before, here, last = here, {**here, name: here[name] - move}, value
        value = program(here)[0]
    return here if abs(value) < _ZERO else None


def numbers(tree: Expr) -> Iterator[Number]:
    return (node for node in walk(tree) if isinstance(node, Number))


def offset_at(at: Any) -> Any:
    """How far beside a threshold to look."""
    return (1 + abs(at)) / 1024


def around(values: Mapping[str, Any], name: str, places: list[Any]) -> Iterator[tuple[dict[str, Any], bool]]:
    for index, at in enumerate(places):
        offset = offset_at(at)
        left = min(offset, (at - places[index - 1]) / 3) if index else offset
        right = min(offset, (places[index + 1] - at) / 3) if index + 1 < len(places) else offset
        yield {**values, name: at}, True
        yield {**values, name: at - left}, False
        yield {**values, name: at + right}, False
        if index + 1 < len(places):
            yield {**values, name: (at + places[index + 1]) / 2}, False


def grid(case: Case, name: str, trees: Iterable[Expr]) -> list[Any]:
    """Values over the domain and beyond it, closer about the constants of the formulas."""
    mp = case.proof.mp
    low, high = case.proof.sampler.range(name)
    found = {low + (high - low) * i / _STEPS for i in range(_STEPS + 1)} | {*TAILS}
    for tree in trees:
        for node in numbers(tree):
            value, near = float(node.value), (1 + abs(node.value)) / 64
            found |= {s * value + o for s in (-1, 1) for o in (-near, 0.0, near)}
    return [mp.mpf(x) for x in sorted(found)]


def roots(
    case: Case,
    together: Callable[[Values], list[Any]],
    each: list[Callable[[Values], list[Any]]],
    mine: list[int],
    name: str,
    values: dict[str, Any],
    line: Callable[[Any], Any] = lambda x: x,
) -> list[tuple[Any, int]]:
    """Numbers at which a formula is zero, each with the formula's index; an input's values lie on the `line`."""
    if not mine:
        return []
    found: list[tuple[Any, int]] = []
    xs = grid(case, name, case.constants)
    rows = [together({**values, name: line(x)}) for x in xs]
    for i in mine:
        column = [row[i] for row in rows]
        if not all(isinstance(v, case.proof.mp.mpf) for v in column):
            continue
        zeros = [x for x, v in zip(xs, column, strict=True) if v == 0]
        found += [(x, i) for x in (zeros if len(zeros) < len(xs) else zeros[1:3])]  # on a threshold, all are alike
        for left, right, a, b in zip(xs, xs[1:], column, column[1:], strict=False):
            if a * b < 0:

                def at(x: Any, program: Callable[[Values], list[Any]] = each[i]) -> Any:
                    return program({**values, name: line(x)})[0]

                found.append((refined(at, left, right, a, b, case.proof.mp.mpf), i))
    return found


def refined(at: Callable[[Any], Any], left: Any, right: Any, a: Any, b: Any, number: Callable[[float], Any]) -> Any:
    """The root between two values by the Illinois method, exactly where float64 holds it."""
    middle = (left + right) / 2
    for step in range(160):
        is_wide = abs(right - left) > 1
        halve = step % 2 == 1 if is_wide else step % 8 == 7
        middle = (left + right) / 2 if halve else right - b * (right - left) / (b - a)
        value = at(middle)
        if value == 0:
            return middle
        if value * b < 0:
            left, a = right, b
        else:
            a = a / 2
        right, b = middle, value
        if abs(right - left) < 1e-30 * (1 + abs(middle)):
            break
    for close in (number(float(middle)), number(round(float(middle), 9))):
        if at(close) == 0:
            return close
    return middle
