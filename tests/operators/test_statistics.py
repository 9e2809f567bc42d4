"""Order statistics, histograms, moments, trapezoids, interpolation and differences: values against NumPy, derivatives
against central differences in float64."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import DEVICES, HALF, on, rounded, tensor, to_numpy
from test_sorting import apart, check_derivatives

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

FLOATS = (*HALF, "float32", "float64")
RTOL = {"float16": 2e-3, "bfloat16": 1.6e-2, "float32": 1e-6, "float64": 1e-14, "complex64": 1e-6, "complex128": 1e-14}
SHAPES: list[tuple[tuple[int, ...], Any]] = [
    ((1,), None), ((2,), None), ((7,), 0), ((8,), -1), ((3, 4), None), ((3, 4), 0), ((3, 4), -1), ((2, 3, 4), (0, 2)),
    ((2, 3, 4), (-1, 0)), ((2, 3, 4), (2, 1)), ((2, 3, 4), 1), ((), None), ((0, 3), 1), ((2, 3), ()),
]  # fmt: skip


def close(found: Any, wanted: Any, dtype: str, scale: float = 1.0) -> None:
    rtol = RTOL[dtype]
    np.testing.assert_allclose(to_numpy(found), wanted, rtol=2 * rtol, atol=2 * rtol * scale)


def floats(shape: tuple[int, ...], dtype: str, seed: int = 0) -> Any:
    return rounded(np.random.default_rng(seed).normal(size=shape), dtype)


@pytest.mark.parametrize("device", DEVICES)
def test_median(device: str, examined: Count) -> None:
    for dtype in on(device, FLOATS):
        for shape, axis in SHAPES:
            for keepdims in (False, True):
                x = floats(shape, dtype)
                wanted = np.median(x.astype(np.float64), axis=axis, keepdims=keepdims)
                found = pl.median(tensor(x, dtype, device), axis=axis, keepdims=keepdims)
                assert found.dtype.name == dtype
                assert found.shape == wanted.shape
                close(found, wanted, dtype)
                examined(1)
    assert pl.median(pl.asarray([1, 2, 3, 4], device=device)).item() == 2.5
    assert pl.median(pl.asarray([1, 2, 3, 4], device=device)).dtype is pl.float32
    assert pl.median(pl.asarray([True, False, True], device=device)).item() == 1.0
    assert np.isnan(pl.median(pl.asarray([1.0, np.nan, 0.0], device=device)).item())
    assert np.isnan(pl.median(pl.asarray([], dtype=pl.float32, device=device)).item())
    x = pl.asarray([[1.0, np.nan, 0.0], [1.0, 3.0, 2.0]], device=device)
    np.testing.assert_array_equal(to_numpy(pl.median(x, axis=1)), [np.nan, 2.0])
    assert pl.median(pl.asarray([np.inf, np.inf, np.inf, 1.0], device=device)).item() == np.inf
    assert pl.median(pl.zeros((0, 3), device=device), axis=1).shape == (0,)
    examined(8)


def test_differences_until_nothing_is_left(examined: Count) -> None:
    for n in (3, 4, 2**62):
        assert pl.diff(pl.ones((2, 3)), n=n).shape == (2, 0)
        examined(1)


def test_gradients_of_no_values(examined: Count) -> None:
    """NaN, but part of the graph: a gradient of nothing, not an error."""
    for call in (pl.median, lambda x: pl.quantile(x, 0.5), lambda x: pl.median(x, axis=0)):
        x = pl.zeros((0, 3), dtype=pl.float64).requires_grad_()
        found = call(x)
        assert np.isnan(to_numpy(found)).all()
        (gradient,) = pl.autograd.grad(found, x, pl.ones_like(found.detach()))
        assert gradient.shape == (0, 3)
        examined(1)


METHODS = ("linear", "lower", "higher", "midpoint", "nearest")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("method", METHODS)
def test_quantile(device: str, method: str, examined: Count) -> None:
    fractions: list[Any] = [0, 0.0, 1, 0.25, 0.5, 0.3, np.array([0.0, 0.5, 1.0]), np.array([[0.25], [0.625]])]
    for dtype in on(device, FLOATS):
        for shape, axis in SHAPES if dtype in ("float32", "float64") else SHAPES[:6]:
            x = floats(shape, dtype)
            for q in fractions:
                if shape == (0, 3) and not isinstance(q, float):
                    continue
                for keepdims in (q == 0.5,) if isinstance(q, float) else (False, True):
                    wide = x.astype(np.float64)
                    wanted = np.quantile(wide, q, axis=axis, method=method, keepdims=keepdims)
                    given = q
                    if isinstance(q, np.ndarray):
                        given = pl.asarray(q, dtype=pl.float64 if device == "cpu" else pl.float32, device=device)
                    found = pl.quantile(tensor(x, dtype, device), given, axis=axis, method=method, keepdims=keepdims)
                    assert found.dtype.name == dtype
                    assert found.shape == wanted.shape
                    close(found, wanted, dtype)
                    examined(1)
    for values in ([1.0, np.nan, 2.0], [np.inf, np.inf, 1.0], [-np.inf, 0.0, np.inf, np.inf]):
        x = np.array(values, dtype=np.float32)
        for q in (0.0, 0.5, 0.8):
            found = pl.quantile(pl.asarray(x, device=device), q, method=method).item()
            ordered = np.sort(x)
            place = q * (len(x) - 1)
            low, high = ordered[int(np.floor(place))], ordered[int(np.ceil(place))]
            if np.isnan(x).any():
                assert np.isnan(found)
            elif low == high:
                assert found == low
            examined(1)
    assert pl.quantile(pl.asarray([1, 2, 4], device=device), 0.75).item() == (3.0)
    assert np.isnan(pl.quantile(pl.zeros(0, device=device), 0.5).item())
    examined(2)


@pytest.mark.parametrize("device", DEVICES)
def test_quantile_between_infinities(device: str, examined: Count) -> None:
    """An infinity outweighs what is finite, at every fraction; two opposite ones have nothing between them."""
    for values, wanted in (
        ([6.25, -np.inf], -np.inf),
        ([1.0, np.inf], np.inf),
        ([np.inf, np.inf], np.inf),
        ([-np.inf, -np.inf], -np.inf),
        ([-np.inf, np.inf], np.nan),
    ):
        x = pl.asarray(values, device=device)
        for q in (0.125, 0.5, 0.75):
            for fraction in (q, pl.asarray(q, device=device)):
                np.testing.assert_equal(to_numpy(pl.quantile(x, fraction)).item(), wanted)
                examined(1)
        np.testing.assert_equal(to_numpy(pl.median(x)).item(), wanted)


@pytest.mark.parametrize("device", DEVICES)
def test_order_statistics_derivatives(device: str, examined: Count) -> None:
    for shape, axis in [((7,), None), ((8,), None), ((3, 4), 0), ((3, 4), (0, 1)), ((2, 3, 4), (0, 2))]:
        x = apart(shape)
        check_derivatives(lambda x, a=axis: pl.median(x, axis=a), lambda x, a=axis: np.median(x, axis=a), [x], device)
        for method in METHODS:
            for q in (0.3, np.array([0.0, 0.4, 1.0])):
                given = q if isinstance(q, float) else pl.asarray(q, dtype=pl.float32, device=device)
                check_derivatives(
                    lambda x, a=axis, q=given, m=method: pl.quantile(x, q, axis=a, method=m),
                    lambda x, a=axis, q=given, m=method: np.quantile(
                        x, q if isinstance(q, float) else to_numpy(q).astype(np.float64), axis=a, method=m
                    ),
                    [x],
                    device,
                )
                examined(1)
    x, q = apart((6,)), np.array([0.31, 0.72])
    check_derivatives(lambda x, q: pl.quantile(x, q), lambda x, q: np.quantile(x, q), [x, q], device, second=False)
    x = pl.asarray([2.0, 1.0, 2.0, 5.0], device=device).requires_grad_()
    (found,) = pl.autograd.grad(pl.median(x), x)
    assert found.tolist() == [0.5, 0.0, 0.5, 0.0]
    (found,) = pl.autograd.grad(pl.quantile(x, 1 / 3, method="nearest"), x)
    assert found.tolist() == [0.5, 0.0, 0.5, 0.0]
    examined(3)


@pytest.mark.parametrize("device", DEVICES)
def test_histogram(device: str, examined: Count) -> None:
    rng = np.random.default_rng(1)
    for shape in ((), (1,), (50,), (6, 7), (0,), (5000,)):
        x = (rng.integers(-40, 41, shape) / 8).astype(np.float32)
        w = rng.integers(0, 9, shape).astype(np.float32)
        given, weights = pl.asarray(x, device=device), pl.asarray(w, device=device)
        edges = np.array([-5.0, -1.0, 0.0, 0.0, 2.5, 5.0], dtype=np.float32)
        for bins, limits in [(10, None), (1, None), (7, (-4, 4)), (4, (2.0, 2.0)), (8, (-100, -50)), (edges, None)]:
            b = pl.asarray(bins, device=device) if isinstance(bins, np.ndarray) else bins
            with np.errstate(all="ignore"):
                counts, wanted = np.histogram(x, bins, range=limits)
                weighed, _ = np.histogram(x, bins, range=limits, weights=w)
                dense, _ = np.histogram(x, bins, range=limits, density=True)
            found = pl.histogram(given, b, range=limits)
            assert type(found).__name__ == "histogram"
            assert found.counts.dtype is pl.int64
            np.testing.assert_allclose(to_numpy(found.edges), wanted, rtol=1e-6, atol=1e-6)
            # Where a value lies on an edge that is rounded otherwise, it may be counted next door.
            exact = np.histogram(x, to_numpy(found.edges).astype(np.float32))[0]
            np.testing.assert_array_equal(to_numpy(found.counts), exact)
            if isinstance(bins, np.ndarray) or bins in (1, 4, 8):
                np.testing.assert_array_equal(to_numpy(found.counts), counts)
                np.testing.assert_allclose(to_numpy(pl.histogram(given, b, range=limits, weights=weights)[0]), weighed)
                np.testing.assert_allclose(
                    to_numpy(pl.histogram(given, b, range=limits, density=True)[0]), dense, rtol=1e-6
                )
            examined(1)
    x = pl.asarray([1.0, np.nan, 2.0, 3.0, np.inf], device=device)
    assert pl.histogram(x, 2, range=(1, 3)).counts.tolist() == [1, 2]
    assert pl.histogram(pl.asarray([1, 2, 2, 5], device=device), 4).counts.tolist() == [1, 2, 0, 1]
    w = pl.asarray([1.0, 2.0, 4.0], device=device).requires_grad_()
    counts = pl.histogram(pl.asarray([0.5, 1.5, 0.1], device=device), 2, range=(0, 2), weights=w).counts
    (found,) = pl.autograd.grad(counts, w, pl.asarray([3.0, 5.0], device=device))
    assert found.tolist() == [3.0, 5.0, 3.0]
    examined(3)


@pytest.mark.parametrize("device", DEVICES)
def test_bincount(device: str, examined: Count) -> None:
    rng = np.random.default_rng(2)
    for dtype in ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"):
        for n in (0, 1, 100):
            x = rng.integers(0, 20, n).astype(dtype)
            for minlength in (0, 5, 40):
                found = pl.bincount(tensor(x, dtype, device), minlength=minlength)
                assert found.dtype is pl.int64
                np.testing.assert_array_equal(to_numpy(found), np.bincount(x.astype(np.int64), minlength=minlength))
                w = rng.integers(0, 5, n).astype(np.float32)
                np.testing.assert_allclose(
                    to_numpy(pl.bincount(tensor(x, dtype, device), weights=pl.asarray(w, device=device))),
                    np.bincount(x.astype(np.int64), weights=w),
                )
                examined(1)
    places = np.array([0, 2, 2, 1])
    check_derivatives(
        lambda w: pl.bincount(pl.asarray(places, device=device), weights=w),
        lambda w: np.bincount(places, weights=w),
        [apart((4,))],
        device,
    )
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_cov_and_corrcoef(device: str, examined: Count) -> None:
    rng = np.random.default_rng(3)
    for dtype in on(device, ("float32", "float64", "complex64", "complex128")):
        for shape in ((5,), (3, 8), (1, 4), (4, 2)):
            x = rng.normal(size=shape)
            if dtype.startswith("complex"):
                x = x + 1j * rng.normal(size=shape)
            x = rounded(x, dtype)
            given = tensor(x, dtype, device)
            for correction in (0, 1):
                close(pl.cov(given, correction=correction), np.cov(x, ddof=correction), dtype, 4)
            close(pl.corrcoef(given), np.corrcoef(x), dtype, 4)
            frequency, weight = rng.integers(1, 4, shape[-1]), rng.random(shape[-1]).astype(np.float32)
            f, w = pl.asarray(frequency, device=device), pl.asarray(weight, device=device)
            close(pl.cov(given, fweights=f), np.cov(x, fweights=frequency), dtype, 4)
            close(pl.cov(given, aweights=w), np.cov(x, aweights=weight), dtype, 8)
            close(pl.cov(given, fweights=f, aweights=w), np.cov(x, fweights=frequency, aweights=weight), dtype, 8)
            examined(6)
    x = floats((3, 6), "float64")
    check_derivatives(pl.cov, np.cov, [x], device)
    check_derivatives(lambda x: pl.cov(x[0]), lambda x: np.cov(x[0]), [x], device)
    mask = 1 - np.eye(3)  # on the diagonal the coefficient is 1 whatever x is
    check_derivatives(
        lambda x: pl.corrcoef(x) * tensor(mask, x.dtype.name, device), lambda x: np.corrcoef(x) * mask, [x], device
    )
    assert pl.cov(pl.asarray([[1, 2, 3], [3, 2, 1]], device=device)).tolist() == [[1.0, -1.0], [-1.0, 1.0]]
    assert np.isnan(to_numpy(pl.cov(pl.asarray([[1.0]], device=device)))).all()
    examined(5)


@pytest.mark.parametrize("device", DEVICES)
def test_trapezoid_of_bool_and_narrow_integers(device: str, examined: Count) -> None:
    """As numbers: neither a disjunction nor a sum that wraps."""
    yes = pl.asarray([True, True, True], device=device)
    assert pl.trapezoid(yes).item() == 2
    assert pl.trapezoid(pl.asarray([200, 100], dtype=pl.uint8, device=device)).item() == 150
    assert pl.trapezoid(yes, pl.asarray([100, 0, 100], dtype=pl.uint8, device=device)).item() == 0
    assert pl.trapezoid(pl.asarray([3, 5], device=device), yes[:2]).item() == 0
    examined(4)


@pytest.mark.parametrize("device", DEVICES)
def test_trapezoid(device: str, examined: Count) -> None:
    rng = np.random.default_rng(4)
    for shape, axis in [((5,), -1), ((1,), 0), ((0,), 0), ((3, 4), 0), ((3, 4), -1), ((2, 3, 4), 1)]:
        y = rng.normal(size=shape).astype(np.float32)
        line = np.cumsum(rng.random(shape[axis])).astype(np.float32)
        given = pl.asarray(y, device=device)
        close(pl.trapezoid(given, axis=axis), np.trapezoid(y, axis=axis), "float32", 8)
        close(pl.trapezoid(given, dx=0.5, axis=axis), np.trapezoid(y, dx=0.5, axis=axis), "float32", 8)
        wanted = np.trapezoid(y, line, axis=axis)
        close(pl.trapezoid(given, pl.asarray(line, device=device), axis=axis), wanted, "float32", 8)
        points = rng.normal(size=shape).astype(np.float32)
        wanted = np.trapezoid(y, points, axis=axis)
        close(pl.trapezoid(given, pl.asarray(points, device=device), axis=axis), wanted, "float32", 8)
        for x in (line, points):
            check_derivatives(
                lambda y, x, a=axis: pl.trapezoid(y, x, axis=a),
                lambda y, x, a=axis: np.trapezoid(y, x, axis=a),
                [y, x],
                device,
            )
        check_derivatives(
            lambda y, a=axis: pl.trapezoid(y, axis=a), lambda y, a=axis: np.trapezoid(y, axis=a), [y], device
        )
        examined(7)


@pytest.mark.parametrize("device", DEVICES)
def test_interp(device: str, examined: Count) -> None:
    rng = np.random.default_rng(5)
    for count in (1, 2, 9):
        xp = (np.cumsum(rng.random(count)) * 2).astype(np.float32)
        fp = rng.normal(size=count).astype(np.float32)
        points, values = pl.asarray(xp, device=device), pl.asarray(fp, device=device)
        for shape in ((), (0,), (40,), (3, 5)):
            x = (rng.random(shape) * (xp[-1] + 2) - 1).astype(np.float32)
            given = pl.asarray(x, device=device)
            for options in ({}, {"left": -7.0}, {"right": 9.0}, {"left": -7.0, "right": 9}, {"period": 1.75}):
                if count == 1 and "period" in options:
                    continue
                found = pl.interp(given, points, values, **options)
                wanted = np.interp(x, xp, fp, **options)
                assert found.shape == shape
                np.testing.assert_allclose(to_numpy(found), wanted, rtol=1e-5, atol=2e-5)
                examined(1)
        np.testing.assert_array_equal(to_numpy(pl.interp(points, points, values)), fp)
        special = pl.asarray([np.nan, np.inf, -np.inf], device=device)
        np.testing.assert_array_equal(to_numpy(pl.interp(special, points, values)), [np.nan, fp[-1], fp[0]])
        examined(2)
    steps = pl.interp(
        pl.asarray([0.0, 1.0, 1.5], device=device),
        pl.asarray([0.0, 1.0, 1.0, 2.0], device=device),
        pl.asarray([1.0, 2.0, 5.0, 6.0], device=device),
    )
    assert steps.tolist() == [1.0, 5.0, 5.5]
    x, xp, fp = np.array([0.3, 1.4, 2.7, -1.0, 9.0]), np.array([0.0, 1.0, 2.0, 4.0]), apart((4,))
    check_derivatives(pl.interp, np.interp, [x, xp, fp], device)
    check_derivatives(
        lambda x, fp: pl.interp(x, pl.asarray(xp, dtype=x.dtype, device=device), fp, period=5.0),
        lambda x, fp: np.interp(x, xp, fp, period=5.0),
        [np.array([0.3, 1.4, 2.7, -1.2, 9.3]), fp],
        device,
    )
    wanted = np.interp(x, xp, fp + 1j)
    found = pl.interp(
        pl.asarray(x, dtype=pl.float32, device=device),
        pl.asarray(xp, dtype=pl.float32, device=device),
        pl.asarray(fp + 1j, dtype=pl.complex64, device=device),
    )
    np.testing.assert_allclose(to_numpy(found), wanted, rtol=1e-5)
    examined(4)


@pytest.mark.parametrize("device", DEVICES)
def test_diff(device: str, examined: Count) -> None:
    rng = np.random.default_rng(6)
    for dtype in ("int8", "int64", "uint8", "float32", "complex64"):
        for shape, axis in [((5,), -1), ((1,), 0), ((0,), 0), ((3, 4), 0), ((3, 4), 1), ((2, 3, 4), -2)]:
            x = rng.integers(0, 9, shape).astype(dtype)
            part = rng.integers(0, 9, tuple(2 if i == axis % len(shape) else n for i, n in enumerate(shape)))
            part = part.astype(dtype)
            given, ends = tensor(x, dtype, device), tensor(part, dtype, device)
            for n in (0, 1, 2, 7):
                cases = [({}, {}), ({"prepend": ends}, {"prepend": part}), ({"append": ends}, {"append": part})]
                cases.append(({"prepend": ends, "append": ends}, {"prepend": part, "append": part}))
                for ours, numpys in cases:
                    found = pl.diff(given, axis=axis, n=n, **ours)
                    wanted = np.diff(x, axis=axis, n=n, **numpys)
                    assert found.dtype.name == dtype
                    assert found.shape == wanted.shape
                    np.testing.assert_array_equal(to_numpy(found), wanted)
                    examined(1)
    x = apart((3, 5))
    check_derivatives(lambda x: pl.diff(x, n=2), lambda x: np.diff(x, n=2), [x], device)
    check_derivatives(
        lambda x, p: pl.diff(x, axis=0, prepend=p), lambda x, p: np.diff(x, axis=0, prepend=p), [x, x[:1]], device
    )
    assert pl.diff(pl.asarray([True, False, False], device=device)).tolist() == [True, False]
    assert pl.diff(pl.asarray([1, 2], device=device), prepend=pl.asarray(0, device=device)).tolist() == [1, 1]
    examined(4)


X = pl.asarray([[3.0, 1.0, 2.0], [6.0, 5.0, 4.0]])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("name", "call", "kind", "words"),
    [
        ("median", lambda x: pl.median(x, axis=2), IndexError, ("2",)),
        ("median", lambda x: pl.median(x, axis=(0, -2)), ValueError, ("axis",)),
        ("median", lambda x: pl.median(x.to(pl.complex64)), TypeError, ("complex64",)),
        ("quantile", lambda x: pl.quantile(x, 1.5), ValueError, ("q", "1.5")),
        ("quantile", lambda x: pl.quantile(x, float("nan")), ValueError, ("q",)),
        ("quantile", lambda x: pl.quantile(x, x), ValueError, ("q", "[0, 1]")),
        ("quantile", lambda x: pl.quantile(x, "a"), TypeError, ("q", "str")),
        ("quantile", lambda x: pl.quantile(x, 0.5, method="best"), ValueError, ("method", "'best'")),
        ("quantile", lambda x: pl.quantile(x, 0.5, axis=4), IndexError, ("4",)),
        ("histogram", lambda x: pl.histogram(x, 0), ValueError, ("bins", "0")),
        ("histogram", lambda x: pl.histogram(x, 2.5), TypeError, ("bins", "float")),
        ("histogram", lambda x: pl.histogram(x, 2, range=(2, 1)), ValueError, ("range",)),
        ("histogram", lambda x: pl.histogram(x, 2, range=1), TypeError, ("range",)),
        ("histogram", lambda x: pl.histogram(x / 0), ValueError, ("inf",)),
        ("histogram", lambda x: pl.histogram(x, x[0]), ValueError, ("ascending",)),
        ("histogram", lambda x: pl.histogram(x, x), ValueError, ("bins", "(2, 3)")),
        ("histogram", lambda x: pl.histogram(x, weights=x[0]), ValueError, ("weights",)),
        ("histogram", lambda x: pl.histogram(x.to(pl.complex64)), TypeError, ("complex64",)),
        ("bincount", lambda x: pl.bincount(x[0]), TypeError, ("float32",)),
        ("bincount", lambda x: pl.bincount(x.to(pl.int32)), ValueError, ("(2, 3)",)),
        ("bincount", lambda x: pl.bincount(-x[0].to(pl.int32)), ValueError, ("-3",)),
        ("bincount", lambda x: pl.bincount(x[0].to(pl.int32), minlength=-1), ValueError, ("minlength",)),
        ("bincount", lambda x: pl.bincount(x[0].to(pl.int32), weights=x), ValueError, ("weights",)),
        ("cov", lambda x: pl.cov(pl.expand_dims(x)), ValueError, ("(1, 2, 3)",)),
        ("cov", lambda x: pl.cov(x, aweights=x), ValueError, ("aweights",)),
        ("corrcoef", lambda x: pl.corrcoef(pl.expand_dims(x)), ValueError, ("(1, 2, 3)",)),
        ("trapezoid", lambda x: pl.trapezoid(x, axis=2), IndexError, ("2",)),
        ("trapezoid", lambda x: pl.trapezoid(x, x[:, 0]), ValueError, ("x", "2")),
        ("trapezoid", lambda x: pl.trapezoid(x, x[:, :2]), ValueError, ("(2, 2)",)),
        ("interp", lambda x: pl.interp(x, x, x), ValueError, ("xp", "(2, 3)")),
        ("interp", lambda x: pl.interp(x, x[0, :0], x[0, :0]), ValueError, ("xp",)),
        ("interp", lambda x: pl.interp(x, x[0], x[0], period=0.0), ValueError, ("period",)),
        ("interp", lambda x: pl.interp(x, x[0], x[0], left="a"), TypeError, ("left", "str")),
        ("interp", lambda x: pl.interp(x.to(pl.complex64), x[0], x[0]), TypeError, ("complex64",)),
        ("diff", lambda x: pl.diff(x, axis=2), IndexError, ("2",)),
        ("diff", lambda x: pl.diff(x, n=-1), ValueError, ("n", "-1")),
        ("diff", lambda x: pl.diff(x, prepend=x[:1]), ValueError, ("prepend", "(1, 3)")),
        ("diff", lambda x: pl.diff(x, axis="0"), TypeError, ("axis", "str")),
    ],
)  # fmt: skip
def test_refusals(device: str, name: str, call: Any, kind: Any, words: tuple[str, ...], examined: Count) -> None:
    with pytest.raises(kind) as caught:
        call(X.to(device))
    text = str(caught.value)
    assert text.startswith(f"{name}: "), text
    for word in words:
        assert word in text, text
    examined(1)
