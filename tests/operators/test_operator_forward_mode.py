"""Forward mode of every element-wise operator: against exact derivatives, and against reverse mode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import COMPLEX, DEVICES, NOT_ON_GPU, Variant, tensor, to_numpy
from derivatives import RECORDED, Sample, sample_for
from test_operator_gradients import leaves_of, tolerance

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

_PARAMETERS = [
    pytest.param(device.values[0], variant, dtype, id=f"{device.id}-{variant}-{dtype}", marks=device.marks)
    for device in DEVICES
    for variant in RECORDED
    for dtype in ("float32", "float64", "complex64", "complex128")
    if dtype in variant.accepted and not (device.values[0] == "gpu" and dtype in NOT_ON_GPU)
]


def _setup(variant: Variant, at: Sample, dtype: str, device: str) -> tuple[Any, list[Any], list[Any]]:
    """The operator as a function of its differentiable inputs, these inputs, and directions."""
    leaves = {n: t.detach() for n, t in leaves_of(variant, at, dtype, device).items()}

    def f(*args: Any) -> tuple[Any, ...]:
        results = variant.call({**leaves, **dict(zip(variant.differentiable, args, strict=True))})
        return tuple(r for r, g in zip(results, at.cotangents, strict=True) if g is not None)

    directions = [at.directions[n] if dtype in COMPLEX else at.directions[n].real for n in variant.differentiable]
    tensors = [tensor(d, dtype, device) for d in directions]
    return f, [leaves[n] for n in variant.differentiable], tensors


def _inner(a: Any, b: Any) -> Any:
    return (np.conj(a) * b).real


def _paired(at: Sample, tangents: tuple[Any, ...]) -> Any:
    """Re(conj(g) * tangent), summed over the results."""
    cotangents = [g for g in at.cotangents if g is not None]
    return sum(_inner(g, to_numpy(t).astype(np.complex128)) for g, t in zip(cotangents, tangents, strict=True))


@pytest.mark.parametrize(("device", "variant", "dtype"), _PARAMETERS)
def test_tangents(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    """<g, jvp(t)> is <dL/dx, t>, with exact dL/dx; and so it is with the gradients of reverse mode."""
    at = sample_for(variant, dtype)
    f, primals, directions = _setup(variant, at, dtype, device)
    outputs, tangents = pl.func.jvp(f, tuple(primals), tuple(directions))
    assert [t.dtype for t in tangents] == [o.dtype for o in outputs]
    found = _paired(at, tangents)
    named = list(zip(variant.differentiable, directions, strict=True))
    terms = [_inner(at.gradients[n], to_numpy(d)) for n, d in named]
    wanted, scale = sum(terms), 1 + sum(np.abs(t) for t in terms)
    limit = tolerance(variant, dtype, 1)
    np.testing.assert_array_less(np.abs(found - wanted), 4 * limit * scale, err_msg="forward against exact")
    _, pullback = pl.func.vjp(f, *primals)
    gs = [
        tensor(g, o.dtype.name, device)
        for g, o in zip([g for g in at.cotangents if g is not None], outputs, strict=True)
    ]
    gradients = pullback(tuple(gs))
    reverse = sum(_inner(to_numpy(g), to_numpy(d)) for g, d in zip(gradients, directions, strict=True))
    np.testing.assert_array_less(np.abs(found - reverse), 4 * limit * scale, err_msg="forward against reverse")
    examined(at.size)


@pytest.mark.parametrize(("device", "variant", "dtype"), _PARAMETERS)
def test_second_order_modes(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    """Forward over forward and forward over reverse give the exact second derivative along the direction, twice."""
    at = sample_for(variant, dtype)
    f, primals, directions = _setup(variant, at, dtype, device)
    cotangents = [g for g in at.cotangents if g is not None]

    def first(*args: Any) -> Any:
        return pl.func.jvp(f, args, tuple(directions))[1]

    def pulled(*args: Any) -> Any:
        outputs, pullback = pl.func.vjp(f, *args)
        return pullback(tuple(tensor(g, o.dtype.name, device) for g, o in zip(cotangents, outputs, strict=True)))

    _, twice = pl.func.jvp(first, tuple(primals), tuple(directions))
    found = _paired(at, twice)
    named = list(zip(variant.differentiable, directions, strict=True))
    terms = [_inner(at.hessians[n][m], to_numpy(d)) for n in variant.differentiable for m, d in named]
    wanted, scale = sum(terms), 1 + sum(np.abs(t) for t in terms)
    limit = 4 * tolerance(variant, dtype, 2)
    np.testing.assert_array_less(np.abs(found - wanted), limit * scale, err_msg="forward over forward")
    _, moved = pl.func.jvp(pulled, tuple(primals), tuple(directions))
    mixed = sum(_inner(to_numpy(d), to_numpy(m)) for m, (_, d) in zip(moved, named, strict=True))
    np.testing.assert_array_less(np.abs(mixed - wanted), limit * scale, err_msg="forward over reverse")
    examined(at.size)
