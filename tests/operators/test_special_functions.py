"""What the generated tests of element-wise operators do not reach of the family special_functions: edges, signs, poles,
extreme arguments, and derivatives of every order around 0."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import DEVICES, SIGNED, UNSIGNED, tensor, to_numpy

import pylucid as pl
from codegen.definitions import DEFINITIONS, mp, mpf

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

INF, NAN = math.inf, math.nan
_EDGES: list[tuple[str, tuple[float, ...], float]] = [
    ("i0", (INF,), INF), ("i0", (-INF,), INF), ("i0e", (-INF,), 0.0), ("i1", (-INF,), -INF), ("i1e", (INF,), 0.0),
    ("i0", (720.0,), INF), ("j0", (INF,), 0.0), ("j1", (-INF,), 0.0), ("j0", (0.0,), 1.0), ("j1", (0.0,), 0.0),
    ("i0", (NAN,), NAN), ("i1e", (NAN,), NAN), ("j0", (NAN,), NAN), ("j1", (NAN,), NAN),
    ("zeta", (1.0, 3.0), INF), ("zeta", (0.5, 3.0), NAN), ("zeta", (2.0, 0.0), INF), ("zeta", (2.0, -3.0), INF),
    ("zeta", (2.5, -0.5), NAN), ("zeta", (INF, 2.0), 0.0), ("zeta", (INF, 1.0), 1.0), ("zeta", (2.0, INF), 0.0),
    ("zeta", (NAN, 1.0), NAN), ("zeta", (2.0, NAN), NAN), ("zeta", (2.0, 1.0), math.pi**2 / 6),
    ("zeta", (3.0, -0.5), 7 * 1.2020569031595942854 - 8.0), ("zeta", (2.0, -1.5), math.pi**2 / 2 + 4 + 4 / 9),
    ("beta", (0.0, 2.0), INF), ("beta", (INF, 2.0), 0.0), ("beta", (2.0, 3.0), 1 / 12), ("beta", (-0.5, 0.5), 0.0),
    ("beta", (-0.5, 2.0), -4.0), ("beta", (1.0, NAN), NAN), ("betaln", (0.0, 2.0), INF), ("betaln", (INF, 2.0), -INF),
    ("betaln", (1.0, 1.0), 0.0), ("betaln", (-0.5, 2.0), math.log(4.0)),
    ("gammainc", (0.0, 2.0), 1.0), ("gammaincc", (0.0, 2.0), 0.0), ("gammainc", (2.0, 0.0), 0.0),
    ("gammaincc", (2.0, 0.0), 1.0), ("gammainc", (0.0, 0.0), NAN), ("gammaincc", (0.0, 0.0), NAN),
    ("gammainc", (2.0, INF), 1.0), ("gammaincc", (2.0, INF), 0.0), ("gammainc", (INF, 2.0), 0.0),
    ("gammaincc", (INF, 2.0), 1.0), ("gammainc", (INF, INF), NAN), ("gammainc", (-1.0, 2.0), NAN),
    ("gammainc", (1.0, -2.0), NAN), ("gammaincc", (NAN, 2.0), NAN), ("gammainc", (1.0, 1e30), 1.0),
    ("gammaincc", (1.0, 1e30), 0.0), ("gammainc", (1e30, 1.0), 0.0), ("gammainc", (1e30, 1e30), 0.5),
    ("gammainc", (1.0, 1.0), -math.expm1(-1.0)),
]  # fmt: skip


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("name", "at", "wanted"), _EDGES)
def test_edges(device: str, name: str, at: tuple[float, ...], wanted: float, examined: Count) -> None:
    for dtype in ("float32",) if device == "gpu" else ("float32", "float64"):
        inputs = [tensor([v], dtype, device) for v in at]
        (got,) = to_numpy(getattr(pl, name)(*inputs)).tolist()
        rtol = 2e-6 if dtype == "float32" else 1e-14
        assert got == pytest.approx(wanted, rel=rtol, abs=rtol, nan_ok=True), dtype
        examined(1)


def test_signs_of_zeros(examined: Count) -> None:
    for device in ("cpu", "gpu"):
        x = tensor([0.0, -0.0], "float32", device)
        for function in (pl.i1, pl.i1e, pl.j1):
            assert np.signbit(to_numpy(function(x))).tolist() == [False, True]
            examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_divisors(device: str, examined: Count) -> None:
    """The limits of each dtype with everything, neighbouring Fibonacci numbers, and zeros: as NumPy has them."""
    for dtype in (*SIGNED, *UNSIGNED):
        limits = np.iinfo(dtype)
        numbers = [0, 1, 2, 3, 12, limits.max, limits.max - 1, limits.max // 2, limits.min, limits.min // 2]
        numbers += [-1, -6, limits.min + 1] if dtype in SIGNED else [4, 7, 9]
        a, b = 1, 1
        while a + b <= limits.max:
            a, b = b, a + b
        a_grid, b_grid = (g.ravel() for g in np.meshgrid(*[np.array([*numbers, a, b], dtype=dtype)] * 2))
        for name in ("gcd", "lcm"):
            got = getattr(pl, name)(tensor(a_grid, dtype, device), tensor(b_grid, dtype, device))
            with np.errstate(all="ignore"):
                wanted = getattr(np, name)(a_grid, b_grid)
            np.testing.assert_array_equal(to_numpy(got), wanted, err_msg=f"{name} {dtype}")
            examined(got.size)
    with pytest.raises(TypeError, match="gcd"):
        pl.gcd(pl.asarray(1.5), pl.asarray(2))
    with pytest.raises(TypeError, match="lcm"):
        pl.lcm(pl.asarray([True]), pl.asarray([False]))


# (operator, points): arguments of all sizes, in float64 against 50 digits.
_WIDE: list[tuple[str, list[tuple[float, ...]], float]] = [
    ("zeta", [(1.0000001, 1.0), (1.5, 1e5), (30.0, 0.01), (900.0, 0.9), (7.0, -12.3), (4.0, -1e-9)], 1e-13),
    ("beta", [(1e-8, 3.0), (1e-3, 1e-5), (400.0, 300.0), (1e5, 0.5), (8.0, 8.0), (7.9, 8.1), (-2.5, 4.2)], 2e-13),
    ("gammainc", [(1e-6, 0.3), (5.0, 0.1), (100.0, 70.0), (900.0, 890.0), (900.0, 950.0), (7.9, 7.9)], 1e-13),
    ("gammaincc", [(1e-6, 0.3), (0.3, 1e-4), (100.0, 150.0), (900.0, 950.0), (0.5, 1.0), (8.0, 8.1)], 1e-13),
    ("gammainc", [(0.3, 0.9), (0.3, 1.1), (1e-3, 1.8), (7.5, 7.0), (15.9, 15.5), (3.0, 0.2), (2.5, 9.0)], 3e-15),
    ("gammaincc", [(0.27, 1.045), (0.83, 1.086), (0.04, 1.0), (1.05, 0.9), (15.9, 16.5), (11.0, 30.0)], 3e-15),
    ("i0e", [(1e-9,), (7.99,), (8.01,), (50.0,), (700.0,), (1e5,)], 2e-15),
    ("i1", [(1e-9,), (-7.99,), (8.01,), (50.0,), (700.0,)], 2e-15),
    ("j0", [(1e-9,), (2.4048255,), (-7.99,), (1.0,)], 2e-14),
    ("j1", [(1e-9,), (3.8317,), (-7.99,), (1.0,)], 2e-14),
]  # fmt: skip


@pytest.mark.parametrize(("name", "points", "rtol"), _WIDE)
def test_extreme_arguments(name: str, points: list[tuple[float, ...]], rtol: float, examined: Count) -> None:
    for point in points:
        wanted = DEFINITIONS[name](*map(mpf, point))
        got = getattr(pl, name)(*[tensor([v], "float64", "cpu") for v in point]).item()
        assert abs(mpf(got) - wanted) <= rtol * abs(wanted), (point, got, wanted)
        examined(1)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", ["gammainc", "gammaincc"])
def test_incomplete_gamma_depends_on_no_neighbour(name: str, dtype: str, examined: Count) -> None:
    """Lanes that need few terms stand beside such that need many, and beside those that go another way."""
    values = [0.0, 1e-30, 1e-3, 0.3, 1.0, 1.5, 8.0, 15.9, 16.1, 90.0, 199.0, 201.0, 999.0, 1001.0, 2e5, INF, NAN, -1.0]
    a, x = (grid.ravel() for grid in np.meshgrid(values, values))
    function = getattr(pl, name)
    together = to_numpy(function(tensor(a, dtype, "cpu"), tensor(x, dtype, "cpu")))
    alone = [function(tensor([u], dtype, "cpu"), tensor([v], dtype, "cpu")).item() for u, v in zip(a, x, strict=True)]
    np.testing.assert_array_equal(together, np.array(alone, dtype))
    examined(together.size)


def test_i1e_of_float32_is_rounded_once(examined: Count) -> None:
    points = [1e-30, 1e-3, 0.5, 3.0, 7.99, 8.0, 8.01, 20.0, -50.0, 1e3, 1e5, 1e20, 3e38]
    far = 1e10  # from here on only the first term of the asymptotic series is seen
    for got, x in zip(to_numpy(pl.i1e(tensor(points, "float32", "cpu"))), points, strict=True):
        exact = mpf(float(np.float32(x)))
        wanted = DEFINITIONS["i1e"](exact) if exact < far else 1 / mp.sqrt(2 * mp.pi * exact)
        assert abs(mpf(float(got)) - wanted) <= 6.1e-8 * abs(wanted), (x, got, wanted)
        examined(1)


def _truth(name: str) -> Callable[..., Any]:
    """The definition without the memory of its values, which are of one precision."""
    return getattr(DEFINITIONS[name], "__wrapped__", DEFINITIONS[name])


def _true_derivative(function: Callable[..., Any], x: Any, order: Any) -> float:
    """By central differences, whose step leaves more digits than float64 has."""
    with mp.workdps(80):
        return float(mp.diff(function, x, order, h=mpf(10) ** -10))


def _derivative(function: Callable[[Any], Any], x: float, order: int) -> float:
    leaf = pl.tensor([x], dtype=pl.float64, requires_grad=True)
    value = function(leaf)
    for _ in range(order):
        (value,) = pl.autograd.grad(value, [leaf], pl.ones(1, dtype=pl.float64), create_graph=True)
    return float(value.item())


@pytest.mark.parametrize("name", ["i0", "i1", "j0", "j1", "i0e", "i1e"])
def test_bessel_derivatives_of_high_order(name: str, examined: Count) -> None:
    """Also at 0, where formulas with quotients have none; but for the kinks of the scaled functions."""
    places = (0.5, -3.0, 11.0) if name.endswith("e") else (0.0, 1e-6, 0.5, -3.0, 11.0)
    for x in places:
        for order in range(5):
            wanted = _true_derivative(_truth(name), mpf(x), order)
            assert _derivative(getattr(pl, name), x, order) == pytest.approx(wanted, rel=1e-11, abs=1e-13)
            examined(1)


@pytest.mark.parametrize("name", ["gammainc", "gammaincc", "zeta", "beta", "betaln"])
def test_derivatives_of_each_argument(name: str, examined: Count) -> None:
    """To the third order, the other argument fixed; and once by each."""
    function, truth = getattr(pl, name), _truth(name)
    for a, b in [(2.5, 1.5), (11.0, 9.0), (3.0, 0.5)]:
        first, second = (pl.asarray([v], dtype=pl.float64) for v in (a, b))
        for order in range(1, 4):
            wanted = _true_derivative(lambda t, b=b: truth(t, mpf(b)), mpf(a), order)
            got = _derivative(lambda t, second=second: function(t, second), a, order)
            assert got == pytest.approx(wanted, rel=1e-10, abs=1e-12)
            wanted = _true_derivative(lambda t, a=a: truth(mpf(a), t), mpf(b), order)
            got = _derivative(lambda t, first=first: function(first, t), b, order)
            assert got == pytest.approx(wanted, rel=1e-10, abs=1e-12)
            examined(2)
        leaves = [pl.tensor([v], dtype=pl.float64, requires_grad=True) for v in (a, b)]
        ones = pl.ones(1, dtype=pl.float64)
        (by_first,) = pl.autograd.grad(function(*leaves), leaves[:1], ones, create_graph=True)
        (mixed,) = pl.autograd.grad(by_first, leaves[1:], ones)
        wanted = _true_derivative(truth, (mpf(a), mpf(b)), (1, 1))
        assert mixed.item() == pytest.approx(wanted, rel=1e-10)
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_polygamma_orders(device: str, examined: Count) -> None:
    x = np.array([0.3, 1.0, 4.5, 20.0])
    for n in range(6):
        dtype = "float64" if device == "cpu" else "float32"
        got = to_numpy(pl.polygamma(n, tensor(x, dtype, device)))
        wanted = [float(mp.polygamma(n, mpf(float(v)))) for v in x.astype(dtype)]
        np.testing.assert_allclose(got, wanted, rtol=1e-13 if device == "cpu" else 1e-5)
        examined(len(x))


@pytest.mark.parametrize("device", DEVICES)
def test_orders_of_polygamma_beyond_all_use(device: str, examined: Count) -> None:
    """NaN where there is no such derivative; no order wraps to another, and none takes long."""
    x = pl.asarray([0.5, 2.0, 300.0, float("inf"), -0.5], device=device)
    for n in (-1, -(2**40), 10_001, 2**31, 2**32, 2**32 + 1, 2**62):
        assert all(math.isnan(value) for value in pl.polygamma(n, x).tolist()), n
        examined(1)
    for n in (171, 1001, 9999):
        assert pl.polygamma(n, x[:2]).tolist() == [math.inf, math.inf]
        assert pl.polygamma(n, x[3:]).tolist() == [0.0, math.inf]
        examined(1)
