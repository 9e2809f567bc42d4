"""Gradients and second derivatives of every element-wise operator against derivatives of its definition at 50 digits.

Cotangents are random. Eager and graph mode must agree; half types are checked to their own precision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import (
    COMPLEX,
    COMPONENT,
    DEVICES,
    EPS,
    HALF,
    LARGEST,
    NOT_ON_GPU,
    REAL,
    VARIANTS,
    Variant,
    numpy_dtype,
    tensor,
    to_numpy,
)
from derivatives import RECORDED, Sample, is_recorded, sample_for

import pylucid as pl
from codegen.model import GradKind

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

# Share of a dtype's precision that a gradient and a second derivative may lose, relative to 1 + |value|.
LOSS = {1: 64.0, 2: 512.0}
# Where a formula magnifies the rounding of its parts more: (first, second, why).
EXCEPTIONS: dict[str, tuple[float, float, str]] = {}


def tolerance(variant: Variant, dtype: str, order: int) -> float:
    share = EXCEPTIONS[variant.name][order - 1] if variant.name in EXCEPTIONS else LOSS[order]
    if dtype in HALF:
        # The graph rounds every step to the half type, eager mode once.
        share = 2.0 if order == 1 else 64.0
    return share * EPS[COMPONENT.get(dtype, dtype)]


def leaves_of(variant: Variant, at: Sample, dtype: str, device: str) -> dict[str, Any]:
    made = {}
    for name, values in at.inputs.items():
        pinned = variant.pinned(name)
        ready = values.real if dtype not in COMPLEX and values.dtype.kind == "c" else values
        made[name] = tensor(ready, pinned or dtype, device, requires_grad=name in variant.differentiable)
    return made


def outputs_of(variant: Variant, leaves: dict[str, Any], at: Sample) -> tuple[list[Any], list[Any]]:
    """The differentiable results, and their cotangents."""
    results = variant.call(leaves)
    outputs, cotangents = [], []
    for result, g in zip(results, at.cotangents, strict=True):
        if g is not None:
            outputs.append(result)
            cotangents.append(tensor(g, result.dtype.name, result.device))
    return outputs, cotangents


def close(got: Any, wanted: Any, dtype: str, limit: float, what: str, at: Sample) -> None:
    assert got is not None, f"{what}: no gradient"
    values = to_numpy(got)
    truth = wanted if dtype in COMPLEX else wanted.real
    with np.errstate(invalid="ignore"):
        wrong = ~(np.abs(values - truth) <= limit * (1 + np.abs(truth)))
    if dtype in HALF:
        wrong &= ~(
            np.isinf(values) & (np.sign(values) == np.sign(truth)) & (np.abs(truth) * (1 + limit) > LARGEST[dtype])
        )
    if wrong.any():
        i = int(np.argmax(wrong))
        where = ", ".join(f"{n} = {v[i]!r}" for n, v in at.inputs.items())
        pytest.fail(f"{what}: at {where} it is {values[i]!r}; the derivative is {truth[i]!r}")


def _parameters(dtypes: tuple[str, ...]) -> list[Any]:
    return [
        pytest.param(device.values[0], variant, dtype, id=f"{device.id}-{variant}-{dtype}", marks=device.marks)
        for device in DEVICES
        for variant in RECORDED
        for dtype in dtypes
        if dtype in variant.accepted and not (device.values[0] == "gpu" and dtype in NOT_ON_GPU)
    ]


@pytest.mark.parametrize(("device", "variant", "dtype"), _parameters((*REAL, *COMPLEX)))
def test_gradients(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    at = sample_for(variant, dtype)
    leaves = leaves_of(variant, at, dtype, device)
    outputs, cotangents = outputs_of(variant, leaves, at)
    inputs = [leaves[n] for n in variant.differentiable]
    eager = pl.autograd.grad(outputs, inputs, cotangents, allow_unused=True, retain_graph=True)
    graph = pl.autograd.grad(outputs, inputs, cotangents, allow_unused=True, create_graph=True)
    limit = tolerance(variant, dtype, 1)
    for name, a, b in zip(variant.differentiable, eager, graph, strict=True):
        wanted = at.gradients[name]
        if a is None or b is None:
            assert not wanted.any(), f"{name}: no gradient, but the derivative is {wanted}"
            continue
        for mode, found in (("eager", a), ("graph", b)):
            assert found.dtype.name == dtype
            assert found.shape == (at.size,)
            assert found.device == device
            close(found, wanted, dtype, limit * (8 if dtype in HALF and mode == "graph" else 1), f"{mode} {name}", at)
        assert not a.requires_grad
    examined(at.size * len(inputs))


@pytest.mark.parametrize(("device", "variant", "dtype"), _parameters(("float32", "float64", "complex64", "complex128")))
def test_second_derivatives(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    at = sample_for(variant, dtype)
    leaves = leaves_of(variant, at, dtype, device)
    outputs, cotangents = outputs_of(variant, leaves, at)
    inputs = [leaves[n] for n in variant.differentiable]
    firsts = pl.autograd.grad(outputs, inputs, cotangents, allow_unused=True, create_graph=True)
    limit = tolerance(variant, dtype, 2)
    for name, first in zip(variant.differentiable, firsts, strict=True):
        wanted = at.hessians[name]
        if first is None or not first.requires_grad:
            for m, values in wanted.items():
                assert np.all(np.abs(values) <= 1e-9), f"d2/d{name} d{m} is not recorded, but is {values}"
            continue
        direction = tensor(at.directions[name] if dtype in COMPLEX else at.directions[name].real, dtype, device)
        for mode, create in (("eager", False), ("graph", True)):
            seconds = pl.autograd.grad(
                first, inputs, direction, allow_unused=True, retain_graph=True, create_graph=create
            )
            for m, second in zip(variant.differentiable, seconds, strict=True):
                if second is None:
                    assert np.all(np.abs(wanted[m]) <= 1e-9), f"{mode} d2/d{name} d{m} is missing: {wanted[m]}"
                else:
                    close(second, wanted[m], dtype, limit, f"{mode} d2/d{name} d{m}", at)
    examined(at.size * len(inputs) ** 2)


@pytest.mark.parametrize("variant", [v for v in VARIANTS if not is_recorded(v)], ids=str)
def test_operators_without_gradient(variant: Variant, examined: Count) -> None:
    """Their results do not require grad, whatever their inputs do."""
    dtype = next((d for d in ("float64", "complex128") if d in variant.accepted), None)
    if dtype is None:
        dtype = variant.accepted[-1]
    data = np.ones(3, dtype=numpy_dtype(dtype))
    tensors = {p.name: tensor(data, variant.pinned(p.name) or dtype, "cpu") for p in variant.inputs}
    for t in tensors.values():
        if t.dtype.kind in ("real floating", "complex floating"):
            t.requires_grad_()
    assert not any(result.requires_grad for result in variant.call(tensors))
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_zero_gradients(device: str, examined: Count) -> None:
    """Operators that are flat almost everywhere give zeros, not errors."""
    for variant in VARIANTS:
        if variant.op.grad.kind is not GradKind.ZERO or "float32" not in variant.accepted:
            continue
        tensors = {p.name: tensor([1.25, 2.5], "float32", device, requires_grad=True) for p in variant.inputs}
        (output,) = variant.call(tensors)
        found = pl.autograd.grad(output, list(tensors.values()), pl.asarray([3.0, 5.0], device=device))
        assert all(to_numpy(g).tolist() == [0.0, 0.0] for g in found), variant
        examined(1)


@pytest.mark.parametrize("variant", [v for v in RECORDED if v.floats_only or "int32" in v.accepted], ids=str)
def test_integer_inputs_beside_a_float_leaf(variant: Variant, examined: Count) -> None:
    """An integer operand has no gradient, and does not keep the other one from having its own."""
    if len(variant.free) < 2 or "int32" not in variant.accepted or "float32" not in variant.accepted:
        examined(1)
        return
    for chosen in variant.differentiable:
        tensors = {}
        for p in variant.inputs:
            kind = variant.pinned(p.name) or ("float32" if p.name == chosen else "int32")
            tensors[p.name] = tensor(np.ones(2), kind, "cpu")
        tensors[chosen].requires_grad_()
        outputs = [r for r in variant.call(tensors) if r.requires_grad]
        if not outputs:
            continue  # the gradient is 0 by its record
        (g,) = pl.autograd.grad(outputs, [tensors[chosen]], [pl.ones(2, dtype=o.dtype) for o in outputs])
        assert g.dtype == pl.float32
        examined(1)
