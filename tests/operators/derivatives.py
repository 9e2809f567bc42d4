"""Points with exact derivatives of a variant, shared by the tests of gradients and of forward mode.

Numbers have 8 significant bits, so that every floating dtype holds them and one reference serves all dtypes.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from cases import COMPLEX, VARIANTS, Variant, short
from reference import Slopes, as_float

from codegen.formula import dtypes
from codegen.model import GradKind

POINTS, COMPLEX_POINTS = 12, 6


@dataclass(frozen=True)
class Sample:
    """`inputs` by name; a cotangent per result (`None` for an integer one); directions per differentiable input.

    `gradients` holds dL/dx, `hessians[x]` the gradient of `Re(conj(direction_x) * dL/dx)` with respect to every input.
    """

    inputs: dict[str, Any]
    cotangents: tuple[Any, ...]
    directions: dict[str, Any]
    gradients: dict[str, Any]
    hessians: dict[str, dict[str, Any]]

    @property
    def size(self) -> int:
        return len(next(iter(self.inputs.values())))


def is_recorded(variant: Variant) -> bool:
    return variant.op.grad.kind not in (GradKind.NONE, GradKind.TODO) and bool(variant.differentiable)


RECORDED = [v for v in VARIANTS if is_recorded(v)]


def float_results(variant: Variant) -> list[bool]:
    words = dtypes.result_words(variant.op)
    return [words[r] in ("T", "real") or words[r].startswith("float") for r in variant.op.signature.results]


def real_results(variant: Variant) -> list[bool]:
    """Of complex inputs, which results are real."""
    words = dtypes.result_words(variant.op)
    return [words[r] != "T" for r in variant.op.signature.results]


@cache
def sample(variant: Variant, is_complex: bool) -> Sample:
    rng = random.Random(variant.seed)

    def value(real: bool = False, low: float = 0.5, high: float = 2.0) -> Any:
        part = short(rng.choice((-1, 1)) * rng.uniform(low, high))
        return complex(part, short(rng.uniform(-2, 2))) if is_complex and not real else part

    rows: list[tuple[dict[str, Any], list[Any], dict[str, Any], dict[str, Any], dict[str, dict[str, Any]]]] = []
    for _ in range(200):
        if len(rows) == (COMPLEX_POINTS if is_complex else POINTS):
            break
        point: dict[str, Any] = {}
        for param in variant.inputs:
            low, high = variant.domain.get(param.name, (-3.0, 3.0))
            pinned = variant.pinned(param.name)
            if pinned == "bool":
                point[param.name] = rng.random() < 0.5
            elif pinned is not None:
                point[param.name] = rng.randint(-3, 3)
            else:
                drawn = min(max(short(rng.uniform(low, high)), low), high)
                drawn = drawn if short(drawn) == drawn else short((low + high) / 2 + (drawn - (low + high) / 2) / 2)
                point[param.name] = complex(drawn, short(rng.uniform(-2, 2))) if is_complex else drawn
        real = real_results(variant)
        floats = float_results(variant)
        cotangents = [value(real=r) if f else None for r, f in zip(real, floats, strict=True)]
        directions = {n: value() if n in variant.free else value(real=True) for n in variant.differentiable}
        slopes = Slopes(variant, point, cotangents, is_complex)
        first = slopes.first()
        if first is None:
            continue
        table = slopes.second()
        hessians = {}
        for name in variant.differentiable:
            # d/du Re(conj(h) G) for G = dL/da + i dL/db is h's parts times the Hessian's rows.
            h = complex(directions[name])
            total = [0.0] * len(slopes.coordinates)
            for (owner, direction), row in zip(slopes.coordinates, table, strict=True):
                if owner == name:
                    weight = h.real if complex(direction).real else h.imag
                    total = [t + weight * as_float(v) for t, v in zip(total, row, strict=True)]
            hessians[name] = slopes.gather(total)
        rows.append((point, cotangents, directions, slopes.gather(first), hessians))
    assert len(rows) >= 2, f"{variant}: no point of the domain has derivatives"

    def column(values: list[Any]) -> Any:
        return np.array(values)

    names = variant.differentiable
    return Sample(
        {p.name: column([r[0][p.name] for r in rows]) for p in variant.inputs},
        tuple(None if c[0] is None else column(list(c)) for c in zip(*[r[1] for r in rows], strict=True)),
        {n: column([r[2][n] for r in rows]) for n in names},
        {n: column([r[3][n] for r in rows]) for n in names},
        {n: {m: column([r[4][n][m] for r in rows]) for m in names} for n in names},
    )


def sample_for(variant: Variant, dtype: str) -> Sample:
    return sample(variant, dtype in COMPLEX)
