"""Kinks and ties: the gradients that the records declare under `at`, and the one written rule.

`where` follows the branch taken; maximum, minimum, fmax and fmin share equally among ties; sign(0) is 0; a zero
upstream gradient gives a zero gradient.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import DEVICES, ELEMENTWISE, OPERATORS, VARIANTS, Variant, short, tensor, to_numpy
from reference import as_float

import pylucid as pl
from codegen.definitions import mpf
from codegen.formula import mp as reading
from codegen.formula.tree import Binary, Compare, Expr, Name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Count = Callable[[int], None]

_KINKED = [v for v in VARIANTS if v.op.at]
G = 1.375


def _equations(when: Expr, inputs: list[str]) -> Iterator[tuple[str, Expr]]:
    if isinstance(when, Binary):
        yield from _equations(when.left, inputs)
        yield from _equations(when.right, inputs)
    elif isinstance(when, Compare):
        for side, other in ((when.left, when.right), (when.right, when.left)):
            if isinstance(side, Name) and side.name in inputs:
                yield side.name, other
                return


def _met(variant: Variant, when: Expr) -> dict[str, float] | None:
    """A point where the condition holds."""
    inputs = [p.name for p in variant.inputs]
    values: dict[str, Any] = {n: short(sum(variant.domain.get(n, (0.5, 1.5))) / 2 or 0.75) for n in inputs}
    tests = dict(variant.attributes) | dict.fromkeys(variant.absent) | dict.fromkeys(inputs, 0)
    scope = {n: mpf(v) if isinstance(v, float) else v for n, v in {**dict(variant.attributes), **values}.items()}
    for name, other in _equations(when, inputs):
        try:
            scope[name] = reading.compile([other], OPERATORS, tests)(scope)[0]
        except (KeyError, TypeError):
            return None
        values[name] = as_float(scope[name])
    if any(n in str(when).replace("(", " ").replace(")", " ").split() for n in variant.absent):
        return None
    return values


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("variant", _KINKED, ids=str)
def test_declared_values(device: str, variant: Variant, examined: Count) -> None:
    for point in variant.op.at:
        values = _met(variant, point.when.tree)
        if values is None:
            examined(1)  # the condition names an operand that this variant leaves out
            continue
        tests = dict(variant.attributes) | dict.fromkeys(variant.absent) | dict.fromkeys(values, 0)
        scope = {n: mpf(v) if isinstance(v, float) else v for n, v in {**dict(variant.attributes), **values}.items()}
        scope["g"] = mpf(G)
        leaves = {n: tensor([v], "float32", device, requires_grad=True) for n, v in values.items()}
        (output,) = variant.call(leaves)
        names = [n for n, _ in point.grad if n in leaves]
        wanted = reading.compile([f.tree for n, f in point.grad if n in leaves], OPERATORS, tests)(scope)
        for create_graph in (False, True):
            found = pl.autograd.grad(
                output, [leaves[n] for n in names], pl.full((1,), G, device=device),
                retain_graph=True, create_graph=create_graph, allow_unused=True,
            )  # fmt: skip
            for name, g, truth in zip(names, found, wanted, strict=True):
                value = 0.0 if g is None else float(to_numpy(g)[0])
                assert value == pytest.approx(as_float(truth), rel=1e-6), f"{name} where {point.when}"
        for name, truth in zip(names, wanted, strict=True):

            def along(x: Any, name: str = name, leaves: dict[str, Any] = leaves) -> Any:
                return variant.call({**{n: t.detach() for n, t in leaves.items()}, name: x})[0]

            _, tangent = pl.func.jvp(along, (leaves[name].detach(),), (pl.full((1,), G, device=device),))
            assert float(to_numpy(tangent)[0]) == pytest.approx(as_float(truth), rel=1e-6), f"forward mode, {name}"
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("name", "x1", "x2", "expected"),
    [
        ("maximum", 2.0, 2.0, (0.5, 0.5)),
        ("minimum", 2.0, 2.0, (0.5, 0.5)),
        ("fmax", -1.0, -1.0, (0.5, 0.5)),
        ("fmin", 0.0, -0.0, (0.5, 0.5)),
        ("maximum", np.inf, np.inf, (0.5, 0.5)),
        ("maximum", 3.0, 2.0, (1.0, 0.0)),
        ("minimum", 3.0, 2.0, (0.0, 1.0)),
        ("hypot", 0.0, 0.0, (0.0, 0.0)),
        ("atan2", 0.0, 0.0, (0.0, 0.0)),
    ],
)
def test_ties(device: str, name: str, x1: float, x2: float, expected: tuple[float, float], examined: Count) -> None:
    a, b = (tensor([v] * 3, "float32", device, requires_grad=True) for v in (x1, x2))
    g = [3.0, -5.0, 7.0]
    for create_graph in (False, True):
        found = pl.autograd.grad(
            getattr(pl, name)(a, b), [a, b], pl.asarray(g, device=device), create_graph=create_graph
        )
        for gradient, share in zip(found, expected, strict=True):
            np.testing.assert_array_equal(to_numpy(gradient), share * np.array(g))
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["abs", "sign", "relu", "relu6", "soft_shrink", "tanh_shrink", "sinc"])
def test_zero_at_zero(device: str, name: str, examined: Count) -> None:
    for zero in (0.0, -0.0):
        x = tensor([zero], "float32", device, requires_grad=True)
        (g,) = pl.autograd.grad(getattr(pl, name)(x), [x], pl.full((1,), 2.0, device=device))
        assert g.tolist() == [0.0]
        examined(1)


# Where each operator's slope is infinite or NaN.
_SINGULAR = {
    "sqrt": 0.0, "rsqrt": 0.0, "log": 0.0, "log2": -1.0, "log10": 0.0, "log1p": -1.0, "reciprocal": 0.0, "cbrt": 0.0,
    "asin": 1.0, "acos": -1.0, "acosh": 1.0, "atanh": 1.0, "logit": 0.0, "erfinv": 1.0, "lgamma": 0.0, "digamma": -1.0,
}  # fmt: skip


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", _SINGULAR)
def test_zero_upstream_gives_zero(device: str, name: str, examined: Count) -> None:
    """Of every order and in both modes: what was masked out leaves nothing behind."""
    x = tensor([_SINGULAR[name], 0.5 if name != "acosh" else 1.5], "float32", device, requires_grad=True)
    g = pl.asarray([0.0, 2.0], device=device)
    for create_graph in (False, True):
        (first,) = pl.autograd.grad(getattr(pl, name)(x), [x], g, create_graph=create_graph)
        values = to_numpy(first)
        assert values[0] == 0.0
        assert np.isfinite(values[1])
        assert values[1] != 0.0
        examined(1)
    (second,) = pl.autograd.grad(first, [x], pl.asarray([0.0, 1.0], device=device), create_graph=True)
    assert to_numpy(second)[0] == 0.0
    (again,) = pl.autograd.grad(first, [x], pl.asarray([3.0, 1.0], device=device))
    assert to_numpy(again)[0] == 0.0
    examined(2)


def test_every_declared_point_is_met(examined: Count) -> None:
    for op in ELEMENTWISE:
        for point in op.at:
            met = [_met(v, point.when.tree) for v in VARIANTS if v.name == op.name]
            assert any(m is not None for m in met), f"{op.name}: {point.when}"
            examined(1)
