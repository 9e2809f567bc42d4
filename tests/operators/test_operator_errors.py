"""Wrong calls of every operator: typed exceptions that name the operator, the argument, and what would be accepted."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import DEVICES, EVERY, GPU, OPERATORS, VARIANTS, Variant, function, tensor

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

FIRST: list[Variant] = list({v.name: v for v in VARIANTS}.values())


def refused(kinds: type[Exception] | tuple[type[Exception], ...], call: Callable[[], Any], *words: str) -> None:
    with pytest.raises(kinds) as caught:
        call()
    text = str(caught.value)
    for word in words:
        assert word in text, f"{text!r} does not say {word!r}"


def _ready(variant: Variant, device: str = "cpu") -> dict[str, Any]:
    dtype = next(d for d in ("float32", "complex64", "int32") if d in variant.accepted)
    return {p.name: tensor(np.ones(2), variant.pinned(p.name) or dtype, device) for p in variant.inputs}


@pytest.mark.parametrize("variant", FIRST, ids=lambda v: v.name)
def test_wrong_dtypes(variant: Variant, examined: Count) -> None:
    refusals = [d for d in EVERY if d not in variant.accepted]
    for dtype in refusals:
        given = {p.name: tensor(np.ones(2), variant.pinned(p.name) or dtype, "cpu") for p in variant.inputs}
        refused(TypeError, lambda given=given: variant.call(given), f"{variant.name}: ", dtype)
    examined(1 + len(refusals))


@pytest.mark.parametrize("variant", FIRST, ids=lambda v: v.name)
def test_wrong_arguments(variant: Variant, examined: Count) -> None:
    call, op = function(variant.op), variant.op
    ready = _ready(variant)
    positional = [p for p in op.signature.params if not p.keyword_only]
    given = [ready.get(p.name, dict(variant.attributes).get(p.name)) for p in positional]
    named = {p.name: dict(variant.attributes)[p.name] for p in op.signature.params if p.keyword_only}
    prefix = f"{op.name}: "
    required = [p for p in positional if p.default is None]
    refused(TypeError, lambda: call(*given[: len(required) - 1]), prefix, required[-1].name)
    refused(TypeError, lambda: call(*given, ready[variant.inputs[0].name], **named), prefix, "argument")
    refused(TypeError, lambda: call(*given, **named, no_such_name=1), prefix, "no_such_name")
    for i, p in enumerate(positional):
        if not p.is_tensor:
            continue
        for bad, word in (([1.0, 2.0], "list"), (np.ones(2), "ndarray"), ("1", "str"), ({}, "dict")):
            wrong = [*given[:i], bad, *given[i + 1 :]]
            refused(TypeError, lambda wrong=wrong: call(*wrong, **named), prefix, p.name, word)
            examined(1)
        if p.default is None:
            wrong = [*given[:i], None, *given[i + 1 :]]
            refused(TypeError, lambda wrong=wrong: call(*wrong, **named), prefix, p.name)
    examined(3)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("variant", [v for v in FIRST if len(v.inputs) > 1], ids=lambda v: v.name)
def test_shapes_that_do_not_broadcast(device: str, variant: Variant, examined: Count) -> None:
    ready = _ready(variant, device)
    for name in ready:
        dtype = ready[name].dtype.name
        for shape in ((3,), (2, 3), (0,)):
            wrong = {**ready, name: tensor(np.ones(shape), dtype, device)}
            refused(ValueError, lambda wrong=wrong: variant.call(wrong), variant.name, "(2,)", str(shape))
            examined(1)


@GPU
@pytest.mark.parametrize("variant", [v for v in FIRST if len(v.inputs) > 1], ids=lambda v: v.name)
def test_mixed_devices(variant: Variant, examined: Count) -> None:
    here, there = _ready(variant, "cpu"), _ready(variant, "gpu")
    for name in here:
        mixed = {**here, name: there[name]}
        refused(TypeError, lambda mixed=mixed: variant.call(mixed), f"{variant.name}: ", "gpu", "cpu", "to_device")
        examined(1)


@GPU
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_gpu_refuses_what_it_lacks(dtype: str, examined: Count) -> None:
    refused(TypeError, lambda: pl.ones(2, dtype=getattr(pl, dtype), device="gpu"), "gpu", dtype)
    refused(TypeError, lambda: pl.asarray([1.0], dtype=getattr(pl, dtype), device="gpu"), "gpu", dtype)
    refused(TypeError, lambda: pl.ones(2, dtype=getattr(pl, dtype)).to("gpu"), "gpu", dtype)
    refused(TypeError, lambda: pl.ones(2, device="gpu").to(getattr(pl, dtype)), "gpu", dtype)
    examined(4)


@pytest.mark.parametrize("variant", [v for v in FIRST if len(v.free) > 1], ids=lambda v: v.name)
def test_dtypes_without_promotion(variant: Variant, examined: Count) -> None:
    """uint64 beside a signed integer has no common dtype."""
    if not {"uint64", "int32"} <= set(variant.accepted):
        examined(1)
        return
    given = {p.name: tensor(np.ones(2), variant.pinned(p.name) or "uint64", "cpu") for p in variant.inputs}
    given[variant.free[-1]] = tensor(np.ones(2), "int32", "cpu")
    refused(TypeError, lambda: variant.call(given), f"{variant.name}: ", "uint64", "int32", "astype")
    examined(1)


def test_wrong_attributes(examined: Count) -> None:
    for variant in FIRST:
        ready = _ready(variant)
        for p in variant.op.signature.attributes:
            for bad in ([1.0], "nonsense", 1j, *[True] * (p.kind == "int")):
                values = {**dict(variant.attributes), p.name: bad}
                wrong = Variant(variant.op, tuple(values.items()), variant.absent)
                refused(
                    (TypeError, ValueError),
                    lambda wrong=wrong, ready=ready: wrong.call(ready),
                    f"{variant.name}: ",
                    p.name,
                )
                examined(1)


def test_signatures_and_docstrings(examined: Count) -> None:
    for op in OPERATORS.values():
        if op.is_internal:
            continue
        call = function(op)
        assert list(inspect.signature(call).parameters) == [p.name for p in op.signature.public], op.name
        assert op.summary.split()[0] in (call.__doc__ or ""), op.name
        for alias in op.aliases:
            other = getattr(pl.ops, alias)
            assert (other.__name__, other.__doc__) == (alias, call.__doc__)
            assert inspect.signature(other) == inspect.signature(call)
        examined(1)


def test_methods(examined: Count) -> None:
    """An operator whose first parameter is a Tensor is a method too, and gives the same."""
    for variant in FIRST:
        op = variant.op
        if op.method is None or op.is_internal:
            continue
        ready = _ready(variant)
        first, *others = [p for p in op.signature.params if not p.keyword_only]
        if not first.is_tensor or (others and not all(p.is_tensor for p in others)):
            continue
        arguments = [ready.get(p.name) for p in others]
        results = variant.call(ready)
        if variant.attributes:
            continue
        found = getattr(ready[first.name], op.method)
        if not callable(found):
            continue
        got = found(*arguments)
        got = got if isinstance(got, tuple) else (got,)
        assert [g.tolist() for g in got] == [r.tolist() for r in results], op.name
        examined(1)
