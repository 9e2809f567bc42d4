"""Derivatives where factors overflow or vanish: far from zero, at infinity, near zero and at the ends of a domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import DEVICES, Variant, tensor, to_numpy
from derivatives import RECORDED

import pylucid as pl
from codegen.definitions import mp

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

FAR = {"float32": (1e30, 3e38, 100.0), "float64": (1e200, 1e300, 100.0)}


def slope(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return pl.func.grad(lambda x: pl.sum(function(x)))


@pytest.mark.parametrize("variant", [v for v in RECORDED if len(v.inputs) == 1 and "float32" in v.accepted], ids=str)
def test_derivatives_are_numbers_where_values_are(variant: Variant, examined: Count) -> None:
    (given,) = variant.inputs
    for dtype, sizes in FAR.items():
        points = np.array([s * v for v in sizes for s in (1, -1)])
        x = tensor(points, dtype, "cpu")

        def total(x: Any) -> Any:
            return sum((r for r in variant.call({given.name: x}) if r.dtype == x.dtype), pl.zeros_like(x))

        (value, *_) = variant.call({given.name: x})
        finite = np.isfinite(to_numpy(value))
        for found in (slope(total)(x), slope(slope(total))(x)):
            nan = np.isnan(to_numpy(found))
            assert not (nan & finite).any(), points[nan & finite]
            examined(int(finite.sum()) + 1)


def mish(x: Any) -> Any:
    return x * mp.tanh(mp.log1p(mp.exp(x)))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_mish_and_gelu_far_from_zero(device: str, dtype: str, examined: Count) -> None:
    if device == "gpu" and dtype == "float64":
        pytest.skip("the gpu has no such dtype")
    inf = float("inf")
    for function in (pl.mish, pl.gelu, lambda x: pl.gelu(x, approximate="tanh")):
        x = tensor(np.array([40.0, 1e4, 1e34, inf, -1e4, -1e34, -inf]), dtype, device)
        np.testing.assert_allclose(to_numpy(slope(function)(x)), [1, 1, 1, 1, 0, 0, 0], atol=1e-30)
        _, tangent = pl.func.jvp(function, (x,), (pl.ones_like(x),))
        np.testing.assert_allclose(to_numpy(tangent), [1, 1, 1, 1, 0, 0, 0], atol=1e-30)
        np.testing.assert_allclose(to_numpy(slope(slope(function))(x)), np.zeros(7), atol=1e-30)
        examined(21)
    points = np.array([-30.0, -3.0, -0.5, 0.0, 0.5, 3.0, 10.0, 17.0])
    x = tensor(points, dtype, device)
    tolerance = 2e-5 if dtype == "float32" else 1e-12
    for order, found in ((1, slope(pl.mish)(x)), (2, slope(slope(pl.mish))(x))):
        wanted = [float(mp.diff(mish, mp.mpf(p), order)) for p in points]
        np.testing.assert_allclose(to_numpy(found), wanted, rtol=tolerance)
        examined(len(points))


@pytest.mark.parametrize("device", DEVICES)
def test_second_derivatives_of_inverse_functions(device: str, examined: Count) -> None:
    """x / (1 - x^2)^(3/2) and 2 x / (1 - x^2)^2: small at 0, infinite at the ends."""
    points = np.array([1e-20, 1e-8, -1e-6, 0.5, -0.9])
    ends = tensor(np.array([1.0, -1.0]), "float32", device)
    for function, sign, wanted in (
        (pl.asin, 1, points * (1 - points**2) ** -1.5),
        (pl.acos, -1, points * (1 - points**2) ** -1.5),
        (pl.atanh, 1, 2 * points * (1 - points**2) ** -2.0),
    ):
        second = slope(slope(function))
        np.testing.assert_allclose(to_numpy(second(tensor(points, "float32", device))), sign * wanted, rtol=3e-6)
        np.testing.assert_array_equal(to_numpy(second(ends)), [sign * np.inf, -sign * np.inf])
        examined(7)


def test_erf_reaches_one(examined: Count) -> None:
    x = np.concatenate([np.linspace(0, 4.2, 20_001), np.logspace(-30, 0, 2_001)]).astype(np.float32)
    found = to_numpy(pl.erf(pl.asarray(x)))
    wanted = np.array([float(mp.erf(float(v))) for v in x])
    ulps = np.abs(found.astype(np.float64) - wanted) / np.spacing(wanted.astype(np.float32))
    assert ulps.max() < 4
    assert found.max() == 1
    examined(len(x))
    ends = [3.93, 4.0, 20.0, 3e38, float("inf")]
    assert pl.erf(pl.asarray(ends + [-v for v in ends])).tolist() == [1.0] * 5 + [-1.0] * 5


@pytest.mark.parametrize("device", DEVICES)
def test_exponents_of_64_bits(device: str) -> None:
    x = tensor(np.array([1.0, -1.0, 1.0, 1.0, 3.0]), "float32", device)
    n = pl.asarray([2**32, 2**32 + 1, -(2**32), 2**33 - 1, 2], device=device)
    assert pl.ldexp(x, n).tolist() == [np.inf, -np.inf, 0, np.inf, 12]
    assert pl.ldexp(x, 2**40).tolist() == [np.inf, -np.inf, np.inf, np.inf, np.inf]
    assert pl.ldexp(x, pl.asarray([3], dtype=pl.int8, device=device)).tolist() == [8, -8, 8, 8, 24]


@pytest.mark.parametrize("device", DEVICES)
def test_gradients_of_extremes_beside_nan(device: str, examined: Count) -> None:
    """Where the value is NaN the inputs share, as at a tie; fmax and fmin give all to the number beside a NaN."""
    nan = float("nan")
    for function, wanted in (
        (pl.maximum, ([0.5, 0.5, 0.5, 0.5, 0], [0.5, 0.5, 0.5, 0.5, 1])),
        (pl.minimum, ([0.5, 0.5, 0.5, 0.5, 1], [0.5, 0.5, 0.5, 0.5, 0])),
        (pl.fmax, ([0, 1, 0.5, 0.5, 0], [1, 0, 0.5, 0.5, 1])),
        (pl.fmin, ([0, 1, 0.5, 0.5, 1], [1, 0, 0.5, 0.5, 0])),
    ):
        a = tensor(np.array([nan, 1, nan, 2, 3]), "float32", device, True)
        b = tensor(np.array([1, nan, nan, 2, 4]), "float32", device, True)
        for create_graph in (False, True):
            found = pl.autograd.grad(pl.sum(function(a, b)), [a, b], create_graph=create_graph)
            for got, want in zip(found, wanted, strict=True):
                assert to_numpy(got).tolist() == want
                examined(5)
