"""The float32 audit: a record's gradient formulas in float32 arithmetic against the exact values."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from codegen.model import GradKind
from codegen.proofs.case import show

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from codegen.proofs.case import Case

# The share of float32's digits that a formula may lose: half of them.
LOST = 2.0**-11.5
_TAILS = (-40.0, -20.0, -10.0, -5.0, -1e-2, -1e-4, 1e-4, 1e-2, 5.0, 10.0, 20.0, 40.0)


def audit(case: Case) -> None:
    """The formulas in float32 arithmetic against the exact values, over the domain and its tails."""
    import numpy

    from codegen.formula import np

    if case.op.grad.kind is GradKind.ZERO or not case.named:
        return
    mp = case.proof.mp
    gs = {g: mp.number(float(numpy.float32(v))) for g, v in case.upstream().items()}
    points: list[dict[str, Any]] = []
    truths: list[list[Any]] = []
    for point in audit_points(case):
        outputs = dict(zip(case.results, case.forward(point), strict=True))
        if all(isinstance(v, bool) or mp.mp.isfinite(v) for v in outputs.values()):
            points.append({**point, **outputs})
            truths.append(case.gradient({**point, **outputs, **gs}))
    if not points:
        return
    scope = float32_scope(case, points, gs)
    formulas = dict(case.op.grad.formulas)
    found = np.compile([formulas[n].tree for n in case.named], case.proof.table, "float32", case.tests)(scope)
    for column, (name, values) in enumerate(zip(case.named, found, strict=True)):
        spread = numpy.broadcast_to(numpy.asarray(values, dtype=numpy.float64), (len(points),))
        for point, value, truth in zip(points, spread, truths, strict=True):
            check_digits(case, point, name, float(value), truth[column], gs)


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


@lru_cache
def _bounds() -> tuple[Any, Any, Any]:
    """The sizes that are looked at, and the share of digits that may be lost, converted once."""
    from codegen.definitions import mpf

    return mpf(1e-30), mpf(1e37), mpf(LOST)


def check_digits(
    case: Case, point: Mapping[str, Any], name: str, value: float, truth: Any, gs: Mapping[str, Any]
) -> None:
    scale = abs(truth)
    smallest, largest, lost = _bounds()
    if not case.proof.mp.mp.isfinite(truth) or not smallest <= scale <= largest:
        return
    if math.isfinite(value) and abs(value - truth) <= lost * scale:
        return
    message = f"the gradient of `{case.op.name}` with respect to `{name}` loses its digits in float32"
    label = f"at {case.describe(point, gs)} float32 gives {value:.6g}; the value is {show(truth)}"
    hint = "rewrite it without the cancellation or overflow, or say under `accuracy` why it may"
    raise case.proof.error("E304", message, case.proof.span(name), label, hint)
