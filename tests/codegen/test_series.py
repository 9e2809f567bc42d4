"""The series in fixed-point integers against mpmath's own functions and against sums term by term."""

from __future__ import annotations

import mpmath  # type: ignore[import-untyped]
import pytest

from codegen import definitions, series

REFERENCE = mpmath.MPContext()
REFERENCE.dps = 90
DIGITS = 1e-47
CASES = [(1.25, 0.25), (1.001, 3.5), (2, 1), (3.75, 9), (8, 0.5), (12.5, 40.25), (60, 0.75)]


def error(found: object, exact: object) -> float:
    return float(abs(REFERENCE.mpf(found) - exact) / abs(exact))


@pytest.mark.parametrize("order", [0, 1, 2, 3])
@pytest.mark.parametrize(("s", "q"), CASES)
def test_zeta(s: float, q: float, order: int) -> None:
    with REFERENCE.workdps(160):
        exact = REFERENCE.zeta(REFERENCE.mpf(s), REFERENCE.mpf(q), order)
        assert error(series.zeta_series(order, series.mp.mpf(s), series.mp.mpf(q)), exact) < DIGITS


@pytest.mark.parametrize(("s", "q"), [(200.5, 3.25), (900, 1), (300, 250.5)])
def test_zeta_far_out(s: float, q: float) -> None:
    """Term by term: mpmath's function has absolute precision only."""
    exact = REFERENCE.fsum((REFERENCE.mpf(q) + k) ** -REFERENCE.mpf(s) for k in range(800))
    assert error(series.zeta_series(0, series.mp.mpf(s), series.mp.mpf(q)), exact) < DIGITS


@pytest.mark.parametrize("precision", [30, 100])
def test_the_precision_is_the_context_s(precision: int) -> None:
    with series.mp.workdps(precision), REFERENCE.workdps(160):
        found = series.zeta_series(1, series.mp.mpf(2.5), series.mp.mpf(1.5))
        assert error(found, REFERENCE.zeta(REFERENCE.mpf(2.5), REFERENCE.mpf(1.5), 1)) < 10.0 ** (3 - precision)


@pytest.mark.parametrize(("a", "x"), [(0.1, 12), (12, 0.1), (3.5, 1e-9), (0.75, 4.25), (500, 480), (1e-3, 60)])
def test_incomplete_gamma(a: float, x: float) -> None:
    exact = REFERENCE.gammainc(REFERENCE.mpf(a), 0, REFERENCE.mpf(x), regularized=True)
    assert error(definitions.gammainc(definitions.mpf(a), definitions.mpf(x)), exact) < DIGITS
    above = REFERENCE.gammainc(REFERENCE.mpf(a), REFERENCE.mpf(x), regularized=True)
    assert error(definitions.gammaincc(definitions.mpf(a), definitions.mpf(x)), above) < DIGITS


@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize(("a", "x"), [(0.5, 3.25), (4.75, 0.01), (11, 12)])
def test_derivatives_of_the_incomplete_gamma(a: float, x: float, order: int) -> None:
    def value(at: object) -> object:
        return REFERENCE.gammainc(at, 0, REFERENCE.mpf(x), regularized=True)

    with REFERENCE.workdps(150):
        step, middle = REFERENCE.mpf(10) ** -30, REFERENCE.mpf(a)
        below, here, above = (value(middle + k * step) for k in (-1, 0, 1))
        exact = (above - below) / (2 * step) if order == 1 else (above - 2 * here + below) / step**2
        found = definitions.gammainc_derivative(order, definitions.mpf(a), definitions.mpf(x))
        assert error(found, exact) < 1e-44


@pytest.mark.parametrize("order", [1, 2, 5])
@pytest.mark.parametrize("x", [0.01, 1, 4.5, 39.5, 41, 700.25, -2.5, -30.75])
def test_polygamma(x: float, order: int) -> None:
    exact = REFERENCE.polygamma(order, REFERENCE.mpf(x))
    assert error(definitions.polygamma(order, definitions.mpf(x)), exact) < DIGITS
