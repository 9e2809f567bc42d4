"""The float32 audit: a record's definition and its gradient formulas in float32 arithmetic against the exact values.

Float64 needs no look of its own: where a formula loses half of its digits in float64, float32 has none left.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from codegen.formula.facts import whole
from codegen.formula.tree import Call, Constant, walk
from codegen.model import GradKind
from codegen.proofs.case import show

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from codegen.diagnostics import Span
    from codegen.formula.tree import Expr
    from codegen.proofs.case import Case

# The share of float32's digits that a formula may lose: half of them.
LOST = 2.0**-11.5
EPSILON = 2.0**-23
_ROUNDINGS = 4  # of an input by its last digit, which excuse a loss
_FAR = (1e-8, 1e-4, 1e-2, 5.0, 10.0, 20.0, 40.0, 100.0)
_TAILS = (*(-x for x in reversed(_FAR)), *_FAR, -1e3, 1e3, -1e4, 1e4)


def audit(case: Case) -> None:
    """The formulas in float32 arithmetic against the exact values, over the domain and its tails."""
    import numpy

    mp, op = case.proof.mp, case.op
    gradients = case.named if op.grad.kind is not GradKind.ZERO else []
    if not (gradients or op.forward):
        return
    if any(isinstance(node, Constant) and node.name == "eps" for tree in case.inlined for node in walk(tree)):
        case.read(EPSILON)
    gs = {g: mp.number(float(numpy.float32(v))) for g, v in case.upstream().items()}
    points: list[dict[str, Any]] = []
    for point in audit_points(case):
        if case.is_defined(point):
            points.append({**point, **dict(zip(case.results, case.forward(point), strict=True))})
    if not points:
        return
    audited = Audit(case, points, gs)
    audited.definition()
    if gradients:
        audited.gradients()


class Audit:
    """A case at points that float32 holds exactly."""

    def __init__(self, case: Case, points: Sequence[Mapping[str, Any]], gs: Mapping[str, Any]) -> None:
        self.case, self.points, self.gs = case, points, gs
        self.scope = float32_scope(case, points, gs)

    def definition(self) -> None:
        for column, (result, formula) in enumerate(self.case.op.forward):
            truths = [point[result] for point in self.points]
            of = f"`{result}` of `{self.case.op.name}`" if len(self.case.results) > 1 else f"`{self.case.op.name}`"
            what = f"the definition of {of}"
            self.check("E312", what, formula.tree, whole(formula), self.scope[result], truths, {}, column)

    def gradients(self) -> None:
        from codegen.formula import np

        case = self.case
        truths = [case.gradient({**point, **self.gs}) for point in self.points]
        trees = [case.formulas[n] for n in case.named]
        found = np.compile(trees, case.proof.table, "float32", case.tests)(self.scope)
        columns = enumerate(zip(*truths, strict=True))
        for name, tree, values, (index, column) in zip(case.named, trees, found, columns, strict=True):
            what = f"the gradient of `{case.op.name}` with respect to `{name}`"
            self.check("E304", what, tree, case.proof.span(name), values, column, self.gs, index)

    def check(
        self,
        code: str,
        what: str,
        tree: Expr,
        span: Span,
        values: Any,
        truths: Sequence[Any],
        gs: Mapping[str, Any],
        column: int,
    ) -> None:
        import numpy

        spread = numpy.broadcast_to(numpy.asarray(values, dtype=numpy.float64), (len(self.points),)).tolist()
        for index, (value, truth) in enumerate(zip(spread, truths, strict=True)):
            if counts(truth) and loses(value, truth) and not self.is_explained(index, column, value, truth, gs):
                self.refute(code, what, tree, span, index, value, truth, gs)

    def is_explained(self, index: int, column: int, value: float, truth: Any, gs: Mapping[str, Any]) -> bool:
        """Whether rounding an input moves the value as far: `sin(2 * x + 1)` far out is known no better."""
        case, point = self.case, self.points[index]
        if not math.isfinite(value):
            return False
        moved = case.proof.mp.number(0)
        for name in case.inputs:
            if not isinstance(point[name], case.proof.mp.mpf):
                continue
            near: dict[str, Any] = {**point, name: point[name] * (1 + EPSILON)}
            if case.is_defined(near):
                near |= dict(zip(case.results, case.forward(near), strict=True))
                there = case.gradient({**near, **gs})[column] if gs else near[case.results[column]]
                moved += abs(there - truth) if is_number(there) else 0
        return bool(abs(value - truth) <= _ROUNDINGS * moved)

    def refute(
        self, code: str, what: str, tree: Expr, span: Span, index: int, value: float, truth: Any, gs: Mapping[str, Any]
    ) -> None:
        from codegen.proofs.rewrites import better

        case = self.case
        path = self.path(tree, index)
        node, computed, exact = path[-1]
        label = f"at {case.describe(self.points[index], gs)} float32 gives {value:.6g}; the value is {show(truth)}"
        if exact != truth:
            label += f": `{node}` is {computed:.6g} there, not {show(exact)}"
        known = ((part, better(part, case.proof.table)) for part, _, _ in path)
        notes = [f"write `{found}` for `{part}`: it keeps the digits" for part, found in known if found is not None][:1]
        notes = notes or ["rewrite it without the cancellation or overflow, or choose by `where` what is right there"]
        notes.append("or say under `accuracy` why they may be lost")
        raise case.proof.error(code, f"{what} loses its digits in float32", node.span or span, label, *notes)

    def path(self, tree: Expr, index: int) -> list[tuple[Expr, float, Any]]:
        """From a formula that loses its digits at a point down to the part that does, its operands being right; each
        with its value in float32 and the exact one."""
        case = self.case
        tree = case.proof.mp.decided(tree, case.tests, False)
        found = [(tree, *self.values([tree], index)[0])]
        while True:
            node = found[-1][0]
            children = list(node.children())
            if isinstance(node, Call) and node.op == "where":
                condition, *branches = children
                children = [branches[0 if self.values([condition], index)[0][1] else 1]]
            values = zip(children, self.values(children, index), strict=True)
            worse = [(child, *pair) for child, pair in values if is_number(pair[1]) and loses(*pair)]
            if not worse:
                return found
            found.append(min(worse, key=lambda part: math.isfinite(part[1])))  # an infinity explains more

    def values(self, trees: Sequence[Expr], index: int) -> list[tuple[Any, Any]]:
        """What formulas are at a point, in float32 and exactly."""
        import numpy

        from codegen.formula import np

        case, count = self.case, len(self.points)
        scope = {n: v[index] if numpy.shape(v) == (count,) else v for n, v in self.scope.items()}
        found = np.compile(trees, case.proof.table, "float32", case.tests)(scope)
        exact = case.compile(trees)({**self.points[index], **self.gs})
        return list(zip(found, exact, strict=True))


def float32_scope(case: Case, points: Sequence[Mapping[str, Any]], gs: Mapping[str, Any]) -> dict[str, Any]:
    """Inputs, attributes, and results as float32 computes them."""
    import numpy

    from codegen.formula import np

    def array(name: str) -> Any:
        values = numpy.array([plain(p[name]) for p in points])
        with numpy.errstate(over="ignore", invalid="ignore"):
            return values.astype(numpy.float32) if values.dtype == numpy.float64 else values

    scope: dict[str, Any] = {p.name: array(p.name) for p in case.op.signature.tensors if p.name not in case.absent}
    scope |= dict.fromkeys(case.absent)
    for name, value in case.attributes.items():
        scope[name] = value if value is None or isinstance(value, int | str) else numpy.float32(value)
    scope |= {g: numpy.float32(v) for g, v in gs.items()}
    if case.op.is_primitive:
        return scope | {r: array(r) for r in case.results}
    trees = [f.tree for _, f in case.op.forward]
    outputs = np.compile(trees, case.proof.table, "float32", case.tests)(scope)
    return scope | {r: numpy.asarray(o, dtype=numpy.float32) for r, o in zip(case.results, outputs, strict=True)}


def plain(value: Any) -> Any:
    return value if isinstance(value, bool | int) else float(value)


def audit_points(case: Case) -> Iterator[dict[str, Any]]:
    """Points that float32 holds exactly."""
    import numpy

    mp = case.proof.mp
    attributes = {
        n: mp.number(float(numpy.float32(v))) if isinstance(v, mp.mpf) else v for n, v in case.attributes.items()
    }
    case.attributes = attributes
    plan = [("", 0.0)] * 4 + [(name, tail) for name in case.inputs for tail in tails(case, name)]
    for chosen_name, tail in plan:
        values = case.draw()
        for param in case.op.signature.tensors:
            name = param.name
            if name in case.absent or not isinstance(values[name], mp.mpf):
                continue
            chosen = tail if name == chosen_name else float(values[name])
            values[name] = mp.number(float(numpy.float32(chosen)))
        yield values


def tails(case: Case, name: str) -> list[float]:
    """Values of an input far out and near 0, as far as its domain goes."""
    if name not in case.proof.sampler.domain:
        return [*_TAILS]
    low, high = case.proof.sampler.range(name)
    return sorted({min(max(tail, low), high) for tail in _TAILS})


def is_number(truth: Any) -> bool:
    """Whether a value is a finite number: neither a condition nor an absent operand."""
    from codegen.definitions import mp

    return not isinstance(truth, bool | str | None) and bool(mp.isfinite(truth))


def counts(truth: Any) -> bool:
    """Whether a value is one whose digits float32 could hold."""
    smallest, largest, _ = _bounds()
    return is_number(truth) and smallest <= abs(truth) <= largest


def loses(value: Any, truth: Any) -> bool:
    number = float(value)
    return not (math.isfinite(number) and abs(number - truth) <= _bounds()[2] * abs(truth))


@lru_cache
def _bounds() -> tuple[Any, Any, Any]:
    """The sizes that are looked at, and the share of digits that may be lost, converted once."""
    from codegen.definitions import mpf

    return mpf(1e-30), mpf(1e37), mpf(LOST)
