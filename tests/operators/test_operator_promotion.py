"""Operands of different dtypes: the result is that of operands cast to their common dtype beforehand.

The values are such that the cast rounds: an operand that reached the computation unrounded would show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import DEVICES, VARIANTS, Variant, tensor, to_numpy
from derivatives import RECORDED

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

FIRST: list[Variant] = list({v.name: v for v in VARIANTS}.values())
# Two dtypes and the one that the standard's table, extended to mixed kinds, gives for them.
PAIRS = [
    ("int32", "float16", "float16"),
    ("int16", "bfloat16", "bfloat16"),
    ("uint8", "bfloat16", "bfloat16"),
    ("float16", "bfloat16", "float32"),
    ("float32", "float16", "float32"),
    ("bfloat16", "float32", "float32"),
    ("int64", "float32", "float32"),
    ("int8", "uint8", "int16"),
    ("uint16", "int32", "int32"),
    ("uint32", "int16", "int64"),
    ("bool", "int8", "int8"),
    ("bool", "float16", "float16"),
    ("float32", "complex64", "complex64"),
    ("int32", "complex64", "complex64"),
    ("float64", "complex64", "complex128"),
    ("float64", "float32", "float64"),
    ("int64", "float64", "float64"),
]


def _values(dtype: str, count: int = 24) -> Any:
    rng = np.random.default_rng(len(dtype))
    if dtype == "bool":
        return rng.random(count) < 0.5
    if "int" in dtype:
        return np.minimum(rng.integers(1, 4001, count), np.iinfo(dtype).max).astype(dtype)
    values = rng.uniform(0.3, 0.9, count)
    return values + 0.5j * values[::-1] if dtype.startswith("complex") else values


def _operands(variant: Variant, kinds: list[str], device: str) -> dict[str, Any]:
    given, position = {}, 0
    for p in variant.inputs:
        pinned = variant.pinned(p.name)
        if pinned is not None:
            given[p.name] = tensor(np.arange(24) % 2, pinned, device)
        else:
            dtype = kinds[position % len(kinds)]
            given[p.name], position = tensor(_values(dtype), dtype, device), position + 1
    return given


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("variant", [v for v in FIRST if len(v.free) > 1], ids=lambda v: v.name)
def test_mixed_dtypes(device: str, variant: Variant, examined: Count) -> None:
    for a, b, common in PAIRS:
        if not {a, b, common} <= set(variant.accepted) or (
            device == "gpu" and {"float64", "complex128"} & {a, b, common}
        ):
            continue
        for kinds in ([a, b], [b, a]):
            mixed = _operands(variant, kinds, device)
            alike = {n: t if variant.pinned(n) else t.to(getattr(pl, common)) for n, t in mixed.items()}
            for got, wanted in zip(variant.call(mixed), variant.call(alike), strict=True):
                assert got.dtype is wanted.dtype, kinds
                np.testing.assert_array_equal(to_numpy(got), to_numpy(wanted), err_msg=str(kinds))
            examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("variant", [v for v in FIRST if v in RECORDED and len(v.free) > 1], ids=lambda v: v.name)
def test_gradients_of_mixed_dtypes(device: str, variant: Variant, examined: Count) -> None:
    """Each has its input's dtype, and the value of the cast operands' gradient, cast."""
    for a, b, common in (("float16", "bfloat16", "float32"), ("bfloat16", "float32", "float32")):
        if not {a, b, common} <= set(variant.accepted):
            continue
        mixed = _operands(variant, [a, b], device)
        alike = {n: t if variant.pinned(n) else t.to(getattr(pl, common)) for n, t in mixed.items()}
        found = []
        for given in (mixed, alike):
            leaves = [given[n].requires_grad_() for n in variant.differentiable]
            outputs = [r for r in variant.call(given) if r.requires_grad]
            gs = [pl.asarray(np.linspace(-1, 1, 24), dtype=o.dtype, device=device) for o in outputs]
            found.append(pl.autograd.grad(outputs, leaves, gs, allow_unused=True))
        for name, got, wanted in zip(variant.differentiable, *found, strict=True):
            if got is None:
                continue
            assert got.dtype is mixed[name].dtype
            np.testing.assert_array_equal(to_numpy(got), to_numpy(wanted.to(got.dtype)), err_msg=name)
        examined(1)
    examined(1)
