"""Autocast: the result dtypes that each operator's policy asks for, and gradients of their inputs' dtypes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import COMPLEX, DEVICES, GPU, HALF, NOT_ON_GPU, OPERATORS, REAL, VARIANTS, Variant, tensor, to_numpy
from derivatives import RECORDED

import pylucid as pl
from codegen.model import Amp

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

FIRST: list[Variant] = list({v.name: v for v in VARIANTS}.values())


def policy_dtype(amp: Amp, dtype: str, autocast: str, device: str) -> str:
    """The compute dtype by the rules in words: Promote never touches float64, complex numbers or integers."""
    if amp is Amp.KEEP_INPUT or dtype not in (*HALF, "float32"):
        return dtype
    if amp is Amp.FORCE_FP32:
        return "float32"
    return "float32" if device == "cpu" and autocast == "float16" else autocast


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("autocast", HALF)
@pytest.mark.parametrize("variant", FIRST, ids=lambda v: v.name)
def test_result_dtypes(device: str, autocast: str, variant: Variant, examined: Count) -> None:
    for dtype in variant.accepted:
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        names = {p.name: variant.pinned(p.name) or dtype for p in variant.inputs}
        tensors = {n: tensor(np.ones(3), kind, device) for n, kind in names.items()}
        entering = "float32" if variant.floats_only and dtype not in (*REAL, *COMPLEX) else dtype
        with pl.amp.autocast(device, dtype=getattr(pl, autocast)):
            results = variant.call(tensors)
        # What integers become is not narrowed either.
        computed = policy_dtype(variant.op.amp, dtype, autocast, device) if dtype == entering else entering
        assert tuple(r.dtype.name for r in results) == variant.result_dtypes(computed), dtype
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", [*HALF, "float32"])
@pytest.mark.parametrize(
    "variant", [v for v in FIRST if v in RECORDED and "float32" in v.accepted], ids=lambda v: v.name
)
def test_gradient_dtypes(device: str, dtype: str, variant: Variant, examined: Count) -> None:
    """Gradients have their inputs' dtypes, of every policy, and are computed with autocast off."""
    names = {p.name: variant.pinned(p.name) or dtype for p in variant.inputs}
    leaves = {n: tensor(np.full(3, 0.5), kind, device, n in variant.differentiable) for n, kind in names.items()}
    inputs = [leaves[n] for n in variant.differentiable]
    with pl.amp.autocast(device, dtype=pl.bfloat16):
        outputs = [r for r in variant.call(leaves) if r.requires_grad]
        gs = [pl.ones(3, dtype=o.dtype, device=device) for o in outputs]
        for create_graph in (False, True):
            found = pl.autograd.grad(
                outputs, inputs, gs, retain_graph=True, create_graph=create_graph, allow_unused=True
            )
            assert all(g is None or g.dtype.name == dtype for g in found)
            examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_policies_are_those_of_the_records(device: str, examined: Count) -> None:
    for op in OPERATORS.values():
        assert pl.ops.schema(op.name).amp == op.amp.value
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_values_are_those_of_the_low_dtype(device: str, examined: Count) -> None:
    """Under Promote the result is that of inputs cast by hand."""
    x = np.linspace(0.3, 0.9, 257)
    for variant in FIRST:
        if variant.op.amp is not Amp.PROMOTE or variant.words.get(variant.free[0]) is None or len(variant.inputs) != 1:
            continue
        if "float32" not in variant.accepted:
            continue
        single = tensor(x, "float32", device)
        name = variant.inputs[0].name
        with pl.amp.autocast(device, dtype=pl.bfloat16):
            found = variant.call({name: single})
        for got, wanted in zip(found, variant.call({name: single.to(pl.bfloat16)}), strict=True):
            np.testing.assert_array_equal(to_numpy(got), to_numpy(wanted), err_msg=str(variant))
            examined(1)


@GPU
def test_autocast_of_the_other_device_changes_nothing(examined: Count) -> None:
    with pl.amp.autocast("gpu", dtype=pl.bfloat16):
        for variant in FIRST:
            if "float32" in variant.accepted:
                names = {p.name: variant.pinned(p.name) or "float32" for p in variant.inputs}
                results = variant.call({n: tensor(np.ones(2), kind, "cpu") for n, kind in names.items()})
                assert tuple(r.dtype.name for r in results) == variant.result_dtypes("float32"), variant
                examined(1)


def test_matmul_and_sum(examined: Count) -> None:
    with pl.amp.autocast(dtype=pl.bfloat16):
        x: Any = pl.ones((3, 3))
        assert pl.matmul(x, x).dtype is pl.bfloat16
        assert pl.sum(pl.matmul(x, x)).dtype is pl.float32
        assert pl.mean(x.to(pl.bfloat16)).dtype is pl.float32
        assert pl.max(x.to(pl.bfloat16)).dtype is pl.bfloat16
        with pl.amp.autocast(enabled=False):
            assert pl.matmul(x, x).dtype is pl.float32
        assert pl.matmul(x, x).dtype is pl.bfloat16
    examined(5)
