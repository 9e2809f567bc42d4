"""Derivatives where numbers overflow, vanish or cancel: huge arguments, ends of domains, branch cuts, NaN operands."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import DEVICES, Variant, tensor, to_numpy
from derivatives import RECORDED

import pylucid as pl
from codegen.definitions import mp, mpf

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

INF, NAN = math.inf, math.nan
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


def _dtypes(device: str) -> tuple[str, ...]:
    return ("float32",) if device == "gpu" else ("float32", "float64")


def _derivatives(function: Callable[[Any], Any], at: list[Any], dtype: str, device: str) -> tuple[Any, Any, Any]:
    """The gradient, the tangent and the second derivative."""
    x = tensor(at, dtype, device, requires_grad=True)
    y = function(x)
    (first,) = pl.autograd.grad(y, [x], pl.ones_like(y), create_graph=True)
    (second,) = pl.autograd.grad(first, [x], pl.ones_like(first))
    _, tangent = pl.func.jvp(function, (x.detach(),), (pl.ones_like(x.detach()),))
    return to_numpy(first.detach()), to_numpy(tangent), to_numpy(second)


def _gelu_tanh(x: Any) -> Any:
    return pl.gelu(x, approximate="tanh")


# Each as it is called, as it is defined, and points without a zero of a derivative nearby.
_ACTIVATIONS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any], list[float]]] = {
    "mish": (pl.mish, lambda x: x * mp.tanh(mp.log1p(mp.exp(x))), [-70.0, -9.0, -2.5, 0.5, 2.0, 9.25, 13.0, 17.0]),
    "silu": (pl.silu, lambda x: x / (1 + mp.exp(-x)), [-70.0, -9.0, -2.0, 1.0, 9.25, 17.0, 24.25, 41.0, 80.0]),
    "gelu": (pl.gelu, lambda x: x * mp.erfc(-x / mp.sqrt(2)) / 2, [-9.25, -4.0, -1.0, 0.5, 4.0, 8.0, 9.25]),
    "gelu_tanh": (
        _gelu_tanh,
        lambda x: x / (1 + mp.exp(-2 * mp.sqrt(2 / mp.pi) * x * (1 + mpf(0.044715) * x * x))),
        [-6.25, -4.0, -1.0, 0.5, 3.0, 5.0, 6.25],
    ),
}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", _ACTIVATIONS)
def test_activations_end_as_lines(device: str, name: str, examined: Count) -> None:
    function = _ACTIVATIONS[name][0]
    for dtype in _dtypes(device):
        far = [1e4, 1e18, 1e30, 3e38, INF] if dtype == "float32" else [1e4, 1e18, 1e40, 1e200, 1.7e308, INF]
        first, tangent, second = _derivatives(function, far, dtype, device)
        assert first.tolist() == tangent.tolist() == [1.0] * len(far)
        assert second.tolist() == [0.0] * len(far)
        for part in _derivatives(function, [-v for v in far], dtype, device):
            assert part.tolist() == [0.0] * len(far)
        examined(2 * len(far))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", _ACTIVATIONS)
def test_tails_of_activations(device: str, name: str, examined: Count) -> None:
    """Where a difference such as 1 - sigmoid(x) has no digits left."""
    function, definition, points = _ACTIVATIONS[name]
    points = [0.0, *points]
    with mp.workdps(60):
        wanted = [[mp.diff(definition, mpf(x), order) for order in (1, 2)] for x in points]
    for dtype in _dtypes(device):
        first, tangent, second = _derivatives(function, points, dtype, device)
        tolerance = 2e-6 if dtype == "float32" else 4e-15
        for i, (slope, curvature) in enumerate(wanted):
            for got, truth in ((first[i], slope), (tangent[i], slope), (second[i], curvature)):
                # Rounding x^3 in the exponential's argument costs as much as its size.
                assert abs(mpf(float(got)) - truth) <= tolerance * abs(truth) * (1 + abs(points[i]) ** 2), points[i]
        examined(3 * len(points))


_INVERSE: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "asin": (lambda x: 1 / mp.sqrt(1 - x * x), lambda x: x / (1 - x * x) ** mpf(1.5)),
    "acos": (lambda x: -1 / mp.sqrt(1 - x * x), lambda x: -x / (1 - x * x) ** mpf(1.5)),
    "atanh": (lambda x: 1 / (1 - x * x), lambda x: 2 * x / (1 - x * x) ** 2),
    "acosh": (lambda x: 1 / mp.sqrt(x * x - 1), lambda x: -x / (x * x - 1) ** mpf(1.5)),
    "asinh": (lambda x: 1 / mp.sqrt(1 + x * x), lambda x: -x / (1 + x * x) ** mpf(1.5)),
}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", _INVERSE)
def test_inverse_functions_keep_their_digits(device: str, name: str, examined: Count) -> None:
    points = [1e-30, 1e-8, 1e-6, 1e-3, 0.5, 0.999, 1 - 2.0**-20]
    if name == "acosh":
        points = [1 + 2.0**-20, 1.5, 300.0, 1e9]
    elif name == "asinh":
        points += [300.0, 1e6, 0.99e9, 1.01e9, 1e12]
    for dtype in _dtypes(device):
        more = {"asinh": [1e25, 3e38], "acosh": [1e25, 3e38]}.get(name, [])
        points = [float(np.dtype(dtype).type(p)) for p in points]
        at = points + more + ([-p for p in points] if name != "acosh" else [])
        first, tangent, second = _derivatives(getattr(pl, name), at, dtype, device)
        rtol, least = (2e-6, 1e-36) if dtype == "float32" else (4e-15, 1e-300)
        for i, x in enumerate(at):
            for got, truth in zip((first[i], tangent[i], second[i]), (_INVERSE[name][0], *_INVERSE[name]), strict=True):
                with mp.workdps(60):
                    wanted = truth(mpf(float(np.dtype(dtype).type(x))))
                assert abs(mpf(float(got)) - wanted) <= rtol * abs(wanted) + least, (x, got)
        examined(3 * len(at))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("name", "at", "first", "second"),
    [
        ("asin", [1.0, -1.0], [INF, INF], [INF, -INF]),
        ("acos", [1.0, -1.0], [-INF, -INF], [-INF, INF]),
        ("atanh", [1.0, -1.0], [INF, INF], [INF, -INF]),
        ("acosh", [1.0], [INF], [-INF]),
        ("logit", [0.0, 1.0], [INF, INF], [-INF, INF]),
    ],
)
def test_ends_of_domains(
    device: str, name: str, at: list[float], first: list[float], second: list[float], examined: Count
) -> None:
    for dtype in _dtypes(device):
        slope, tangent, curvature = _derivatives(getattr(pl, name), at, dtype, device)
        assert slope.tolist() == tangent.tolist() == first
        assert curvature.tolist() == second
        examined(len(at))


def test_bessel_function_of_the_largest_numbers(examined: Count) -> None:
    first, tangent, _ = _derivatives(pl.i1, [1.7e308, -1.7e308], "float64", "cpu")
    assert first.tolist() == tangent.tolist() == [INF, INF]
    examined(2)


def floats(low: float, high: float) -> Any:
    """Every float32 of a range of positive numbers."""
    ends = np.array([low, high], "float32").view(np.int32)
    return np.arange(ends[0], ends[1] + 1, dtype=np.int32).view(np.float32)


@pytest.mark.parametrize("device", DEVICES)
def test_erf_reaches_one_and_stays(device: str, examined: Count) -> None:
    spread = np.concatenate([np.linspace(0.02, 6, 200_001), np.logspace(-38, 0, 2_001)])
    x = np.concatenate([floats(3.3, 3.93), spread.astype(np.float32)]) if device == "cpu" else spread.astype(np.float32)
    wanted = np.fromiter(map(math.erf, x.tolist()), np.float64, x.size)
    ulp = np.spacing(np.minimum(wanted, 1 - 2.0**-25).astype(np.float32)).astype(np.float64)
    for sign in (1, -1):
        got = sign * to_numpy(pl.erf(tensor(sign * x, "float32", device))).astype(np.float64)
        assert np.max(np.abs(got - wanted) / ulp) <= 4
        assert np.all(got[x >= 3.93] == 1)
        assert np.max(got) == 1
        examined(x.size)
    got = to_numpy(pl.erf(tensor(floats(3.6, 3.93), "float32", "cpu")))
    assert np.all(np.diff((got == 1).astype(int)) >= 0)  # nothing above a number whose value is 1 has a lesser one
    ends = pl.erf(tensor([4.0, 20.0, INF, -INF, NAN, -0.0], "float32", device))
    np.testing.assert_array_equal(to_numpy(ends), [1, 1, 1, -1, NAN, -0.0])
    assert np.signbit(to_numpy(ends)[-1])


@pytest.mark.parametrize("device", DEVICES)
def test_error_functions_are_flat_at_infinity(device: str, examined: Count) -> None:
    for function in (pl.erf, pl.erfc):
        for dtype in _dtypes(device):
            for part in _derivatives(function, [INF, -INF], dtype, device):
                assert part.tolist() == [0.0, 0.0]
                examined(2)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_least_numbers(dtype: str, examined: Count) -> None:
    least = float(np.finfo(dtype).smallest_subnormal)
    x = [least, -least, 3 * least, -0.0]
    for function in (pl.expm1, pl.log1p, pl.sinh, pl.tanh, pl.sin, pl.tan, pl.asin, pl.atan, pl.asinh, pl.atanh):
        got = to_numpy(function(tensor(x, dtype, "cpu")))
        assert got.tolist() == x
        assert np.signbit(got[-1])
        examined(4)
    wanted = [-math.log(abs(v)) for v in x[:3]]
    np.testing.assert_allclose(to_numpy(pl.lgamma(tensor(x[:3], dtype, "cpu"))), wanted, rtol=3e-7)
    examined(3)


@pytest.mark.parametrize("device", DEVICES)
def test_exponents_of_ldexp_are_not_wrapped(device: str, examined: Count) -> None:
    exponents = [2**32, 2**32 + 1, -(2**32), 2**33 - 1, 2**62, -(2**63), 3]
    for dtype in _dtypes(device):
        x = tensor([1.0] * len(exponents), dtype, device, requires_grad=True)
        y = pl.ldexp(x, pl.asarray(exponents, device=device))
        wanted = [INF, INF, 0.0, INF, INF, 0.0, 8.0]
        assert y.tolist() == wanted
        assert pl.autograd.grad(y, [x], pl.ones_like(y))[0].tolist() == wanted
        small = pl.ldexp(x, pl.asarray([100, -3, 0, 1, 2, 3, 4], dtype=pl.int8, device=device))
        assert small.tolist() == [2.0**100, 0.125, 1.0, 2.0, 4.0, 8.0, 16.0]
        with pytest.raises(
            TypeError, match="`x2` has dtype uint64; accepted: integer dtypes but uint64"
        ):  # which has no common dtype with int64
            pl.ldexp(x, pl.asarray([2**63] * len(exponents), dtype=pl.uint64, device=device))
        assert pl.ldexp(x, 2**40).tolist() == [INF] * len(exponents)
        examined(len(exponents))


# Where only the sign of a zero says on which side of the cut a number is.
_CUTS: list[tuple[str, list[complex]]] = [
    ("asin", [complex(3, 0.0), complex(3, -0.0), complex(-3, 0.0), complex(-3, -0.0)]),
    ("acos", [complex(3, 0.0), complex(3, -0.0), complex(-2, 0.0), complex(-2, -0.0)]),
    ("acosh", [complex(-2, 0.0), complex(-2, -0.0), complex(0.5, 0.0), complex(0.5, -0.0)]),
    ("asinh", [complex(0.0, 3), complex(-0.0, 3), complex(0.0, -3), complex(-0.0, -3)]),
    ("sqrt", [complex(-4, 0.0), complex(-4, -0.0)]),
    ("rsqrt", [complex(-4, 0.0), complex(-4, -0.0)]),
]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("name", "at"), _CUTS)
def test_branch_cuts(device: str, name: str, at: list[complex], examined: Count) -> None:
    """As beside the cut, on the side that the zero's sign names."""
    function = getattr(pl, name)
    beside = [complex(*(p or math.copysign(1e-4, p) for p in (z.real, z.imag))) for z in at]
    for here, there in zip(
        _derivatives(function, at, "complex64", device), _derivatives(function, beside, "complex64", "cpu"), strict=True
    ):
        np.testing.assert_allclose(here, there, atol=2e-3)
        examined(len(at))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["sqrt", "rsqrt"])
def test_complex_roots_of_infinities(device: str, name: str, examined: Count) -> None:
    at = [complex(INF, 0), complex(INF, 1), complex(-INF, 1), complex(-INF, -0.0)]
    for part in _derivatives(getattr(pl, name), at, "complex64", device):
        assert np.all(part == 0)
        examined(len(at))


@pytest.mark.parametrize("device", DEVICES)
def test_sinc_at_infinity(device: str, examined: Count) -> None:
    for part in _derivatives(pl.sinc, [INF, -INF], "float32", device):
        assert np.all(part == 0)
        examined(2)


@pytest.mark.parametrize("device", DEVICES)
def test_signs_of_complex_reciprocals(device: str, examined: Count) -> None:
    for dtype in ("complex64",) if device == "gpu" else ("complex64", "complex128"):
        z = np.array([complex(a, b) for a in (0.0, -0.0, 2.0, INF) for b in (1.0, -1.0)], dtype)
        got = to_numpy(pl.reciprocal(tensor(z, dtype, device)))
        np.testing.assert_array_equal(np.signbit(got.real), np.signbit(z.real))
        np.testing.assert_array_equal(np.signbit(got.imag), ~np.signbit(z.imag))
        np.testing.assert_allclose(got, [-1j, 1j, -1j, 1j, 0.4 - 0.2j, 0.4 + 0.2j, 0, 0], rtol=1e-6)
        examined(z.size)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("name", "shares"),
    [
        ("maximum", [(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)]),
        ("minimum", [(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)]),
        ("fmax", [(0.0, 1.0), (1.0, 0.0), (0.5, 0.5)]),
        ("fmin", [(0.0, 1.0), (1.0, 0.0), (0.5, 0.5)]),
    ],
)
def test_gradients_of_nan_operands(device: str, name: str, shares: list[tuple[float, float]], examined: Count) -> None:
    """The operand that is the result gets the gradient."""
    function = getattr(pl, name)
    a, b = (tensor(v, "float32", device, requires_grad=True) for v in ([NAN, 1.0, NAN], [1.0, NAN, NAN]))
    g = pl.asarray([3.0, -5.0, 7.0], device=device)
    for create_graph in (False, True):
        found = pl.autograd.grad(function(a, b), [a, b], g, create_graph=create_graph)
        assert list(zip(*(f.tolist() for f in found), strict=True)) == [
            (s * u, t * u) for (s, t), u in zip(shares, g.tolist(), strict=True)
        ]
    tangent = pl.func.jvp(function, (a.detach(), b.detach()), (g, 2 * g))[1]
    assert tangent.tolist() == [(s + 2 * t) * u for (s, t), u in zip(shares, g.tolist(), strict=True)]
    examined(9)


@pytest.mark.parametrize("device", DEVICES)
def test_nan_to_num_of_every_kind(device: str, examined: Count) -> None:
    for values, dtype in (([2**53 + 1, -5], "int64"), ([0, 255], "uint8"), ([True, False], "bool")):
        kept = pl.nan_to_num(tensor(values, dtype, device), nan=7.0, posinf=8.0)
        assert kept.dtype.name == dtype
        assert kept.tolist() == values
    z = np.array([complex(NAN, INF), complex(-INF, 2), complex(-0.0, -0.0), complex(1, NAN)], "complex64")
    for arguments in ({}, {"nan": 3.0, "posinf": 4.0, "neginf": -5.0}):
        got = to_numpy(pl.nan_to_num(tensor(z, "complex64", device), **arguments))
        wanted = np.nan_to_num(z, **arguments)
        np.testing.assert_array_equal(got, wanted)
        np.testing.assert_array_equal(np.signbit(got.imag), np.signbit(wanted.imag))
    x = tensor(z, "complex64", device, requires_grad=True)
    (gradient,) = pl.autograd.grad(pl.nan_to_num(x), [x], pl.full((4,), 2 + 3j, dtype=pl.complex64, device=device))
    assert gradient.tolist() == [0, 3j, 2 + 3j, 2]
    examined(15)


@pytest.mark.parametrize("device", DEVICES)
def test_large_and_small_complex_numbers(device: str, examined: Count) -> None:
    """Whose squared magnitude no float32 holds."""
    z = np.array([2e19 + 2e19j, -2e19 + 1e19j, 2e37 - 3e37j, 1e-25 + 1e-25j, 3e-30 - 1e-30j], "complex64")
    exact = z.astype(np.complex128)
    for function, wanted in (
        (pl.abs, abs(exact)),
        (pl.sqrt, np.sqrt(exact)),
        (pl.rsqrt, 1 / np.sqrt(exact)),
        (pl.reciprocal, 1 / exact),
        (lambda x: pl.divide(3 * x, x), np.full(5, 3)),
    ):
        np.testing.assert_allclose(to_numpy(function(tensor(z, "complex64", device))), wanted, rtol=1e-6)
        examined(5)


def _i0e_derivative(order: int, x: Any) -> Any:
    """Of x > 0, from the power series times exp(-2 x), whose terms are positive, or the asymptotic series."""
    if x < 1000:
        series = mp.exp(-2 * x) * mp.hyp1f1(0.5, order + 1, 2 * x)
        return mp.binomial(2 * order, order) / mpf(-2) ** order * series
    terms = [mp.rf(order + 0.5, j) * mp.rf(0.5, j) / mp.factorial(j) / (2 * x) ** j for j in range(20)]
    return (-1) ** order * mp.gamma(order + 0.5) / (mp.pi * mp.sqrt(2)) * x ** -(order + mpf(0.5)) * mp.fsum(terms)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["i0e", "i1e"])
def test_scaled_bessel_functions_do_not_cancel(device: str, name: str, examined: Count) -> None:
    points = [1e-8, 0.5, 1.0, 3.0, 7.96875, 8.03125, 12.5, 31.5, 100.0, 1e4, 1e8, 1e13]
    for dtype in _dtypes(device):
        at = [float(np.dtype(dtype).type(s * p)) for p in points for s in (1, -1)]
        found = _derivatives(getattr(pl, name), at, dtype, device)
        for i, x in enumerate(at):
            parts = [_i0e_derivative(n, mpf(abs(x))) for n in range(4)]
            for got, order in zip((p[i] for p in found), (1, 1, 2), strict=True):
                # i1e is i0e and its derivative, which cancel around 1.5.
                terms = [parts[order]] if name == "i0e" else [parts[order], parts[order + 1]]
                odd = (order + (name == "i1e")) % 2 == 1 and x < 0
                wanted, size = mp.fsum(terms) * (-1 if odd else 1), max(map(abs, terms))
                assert abs(mpf(float(got)) - wanted) <= (2e-6 if dtype == "float32" else 4e-15) * size + 1e-36, (
                    x,
                    order,
                )
        examined(3 * len(at))
        for part in _derivatives(getattr(pl, name), [INF, -INF], dtype, device):
            assert np.all(part == 0)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("name", "slope", "curvature"),
    [
        ("asin", lambda z: 1 / mp.sqrt(1 - z) / mp.sqrt(1 + z), lambda z: z / (mp.sqrt(1 - z) * mp.sqrt(1 + z)) ** 3),
        ("acos", lambda z: -1 / mp.sqrt(1 - z) / mp.sqrt(1 + z), lambda z: -z / (mp.sqrt(1 - z) * mp.sqrt(1 + z)) ** 3),
        ("atanh", lambda z: 1 / (1 - z) / (1 + z), lambda z: 2 * z / (1 - z * z) ** 2),
        ("asinh", lambda z: 1 / mp.sqrt(1 + z * z), lambda z: -z / mp.sqrt(1 + z * z) ** 3),
    ],
)
def test_inverse_functions_of_large_complex_numbers(
    device: str, name: str, slope: Callable[[Any], Any], curvature: Callable[[Any], Any], examined: Count
) -> None:
    """Whose squares no float32 holds."""
    at = [complex(a, b) for r in (0.25, 1e6, 1e10, 1e18, 2e19, 1e30) for a in (r, -r) for b in (2 * r, -r)]
    first, tangent, second = _derivatives(getattr(pl, name), at, "complex64", device)
    for i, given in enumerate(at):
        z = mp.mpc(complex(np.complex64(given)))
        with mp.workdps(80):
            wanted = [complex(slope(z)), complex(curvature(z))]
        # Autograd gives conjugates of derivatives.
        for got, truth in ((first[i].conj(), wanted[0]), (tangent[i], wanted[0]), (second[i].conj(), wanted[1])):
            assert abs(got - truth) <= 2e-6 * abs(truth) + 1e-37, given
    examined(3 * len(at))


@pytest.mark.parametrize("device", DEVICES)
def test_second_derivative_of_atan_vanishes_no_sooner(device: str, examined: Count) -> None:
    """Than the number -2 / x**3 does."""
    for dtype in _dtypes(device):
        points = [0.0, 0.5, 1e3, 1e10, 5e11] + ([1e80, 1e100] if dtype == "float64" else [])
        at = [float(np.dtype(dtype).type(s * p)) for p in points for s in (1, -1)]
        first, tangent, second = _derivatives(pl.atan, at, dtype, device)
        for i, x in enumerate(map(mpf, at)):
            with mp.workdps(500):
                slope, curvature = 1 / (1 + x * x), -2 * x / (1 + x * x) ** 2
            for got, wanted in ((first[i], slope), (tangent[i], slope), (second[i], curvature)):
                assert abs(mpf(float(got)) - wanted) <= (1e-6 if dtype == "float32" else 4e-15) * abs(wanted), at[i]
        examined(3 * len(at))
        assert _derivatives(pl.atan, [INF, -INF], dtype, device)[2].tolist() == [0.0, 0.0]


@pytest.mark.parametrize("device", DEVICES)
def test_second_derivatives_of_atan2_near_the_origin(device: str, examined: Count) -> None:
    """Where powers of the radius underflow, and far from it, where they overflow."""
    for dtype in _dtypes(device):
        tiny = 1e-30 if dtype == "float32" else 1e-200
        points = [(0.0, tiny), (tiny, 0.0), (tiny, tiny), (-tiny, tiny), (1.0, 1e-8), (3e18, -1e18), (0.5, 2.0)]
        x, y = (tensor([p[k] for p in points], dtype, device, requires_grad=True) for k in (0, 1))
        for i, (along, across) in enumerate(((x, y), (y, x))):
            (slope,) = pl.autograd.grad(pl.atan2(x, y), [along], pl.ones_like(x.detach()), create_graph=True)
            pure, mixed = pl.autograd.grad(slope, [along, across], pl.ones_like(x.detach()))
            for j in range(len(points)):
                a, b = mpf(x[j].item()), mpf(y[j].item())
                square = a * a + b * b
                wanted = (-2 * a * b if i == 0 else 2 * a * b) / square**2, (a - b) * (a + b) / square**2
                for got, truth in zip((pure[j].item(), mixed[j].item()), wanted, strict=True):
                    if abs(truth) > (3e38 if dtype == "float32" else 1.7e308):
                        assert got == (INF if truth > 0 else -INF)
                    else:
                        assert abs(mpf(got) - truth) <= 1e-6 * abs(truth) + 1e-37, points[j]
            examined(2 * len(points))


@pytest.mark.parametrize("device", DEVICES)
def test_second_derivatives_of_hypot_where_a_leg_is_longer(device: str, examined: Count) -> None:
    """The curvature along the longer leg is that of the shorter one over the radius, squared."""
    for dtype in _dtypes(device):
        tiny = 1e-30 if dtype == "float32" else 1e-200
        points = [(1.0, 1e-3), (1.0, 1e-10), (3.0, 4.0), (1e-3, -7.0), (-2e5, 0.3), (tiny, 1.0), (tiny, -tiny)]
        x, y = (tensor([p[k] for p in points], dtype, device, requires_grad=True) for k in (0, 1))
        one = pl.ones_like(x.detach())
        for along, across in ((x, y), (y, x)):
            (slope,) = pl.autograd.grad(pl.hypot(x, y), [along], one, create_graph=True)
            pure, mixed = pl.autograd.grad(slope, [along, across], one)
            for j in range(len(points)):
                a, b = mpf(along[j].item()), mpf(across[j].item())
                r = mp.sqrt(a * a + b * b)
                for got, truth in ((slope, a / r), (pure, b * b / r**3), (mixed, -a * b / r**3)):
                    assert abs(mpf(got[j].item()) - truth) <= 1e-6 * abs(truth) + 1e-37, points[j]
            examined(3 * len(points))
        x, y = (tensor([0.0], dtype, device, requires_grad=True) for _ in range(2))
        (slope,) = pl.autograd.grad(pl.hypot(x, y), [x], pl.ones_like(x.detach()), create_graph=True)
        assert [slope.tolist(), pl.autograd.grad(slope, [x], pl.ones_like(x.detach()))[0].tolist()] == [[0.0], [0.0]]


@pytest.mark.parametrize("device", DEVICES)
def test_slopes_of_atan2_at_infinite_points(device: str, examined: Count) -> None:
    points = [(INF, 1.0), (-INF, 1.0), (1.0, INF), (-2.0, -INF), (INF, 0.0)]
    for dtype in _dtypes(device):
        x, y = (tensor([p[k] for p in points], dtype, device, requires_grad=True) for k in (0, 1))
        one = pl.ones_like(x.detach())
        assert [g.tolist() for g in pl.autograd.grad(pl.atan2(x, y), [x, y], one)] == [[0] * 5, [0] * 5]
        examined(2 * len(points))


@pytest.mark.parametrize("device", DEVICES)
def test_second_derivatives_of_powers_that_vanish(device: str, examined: Count) -> None:
    """Whose exponents' product overflows."""
    for dtype in _dtypes(device):
        exponent = 1e20 if dtype == "float32" else 1e200
        for base, power in ((0.5, exponent), (0.0, exponent), (2.0, -exponent)):
            for part in _derivatives(lambda x, p=power: pl.pow(x, p), [base], dtype, device):
                assert part.tolist() == [0.0]
                examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_curvature_of_gammainc_of_a_small_parameter(device: str, examined: Count) -> None:
    """Where a - 1 is -1, though a is not 0."""
    points = [(1e-10, 1e-3), (1e-10, 2.5), (1e-5, 0.3), (1e-3, 1e-6), (0.5, 1.0), (2.0, 1e-10), (3.0, 7.0)]
    for dtype in _dtypes(device):
        a, x = (tensor([p[k] for p in points], dtype, device, requires_grad=True) for k in (0, 1))
        one = pl.ones_like(a.detach())
        for function, sign in ((pl.gammainc, 1), (pl.gammaincc, -1)):
            (density,) = pl.autograd.grad(function(a, x), [x], one, create_graph=True)
            (curvature,) = pl.autograd.grad(density, [x], one)
            for j in range(len(points)):
                b, t = mpf(a[j].item()), mpf(x[j].item())
                wanted = sign * t ** (b - 2) * mp.exp(-t) * mp.rgamma(b) * (b - 1 - t)
                tolerance = 1e-14 if dtype == "float64" else 1e-6 if device == "cpu" else 1e-5
                assert abs(mpf(curvature[j].item()) - wanted) <= tolerance * abs(wanted), points[j]
            examined(len(points))
    a, x = pl.tensor([1.5, 2.0, 3.0], device=device), pl.zeros(3, device=device, requires_grad=True)
    (density,) = pl.autograd.grad(pl.gammainc(a, x), [x], pl.ones_like(a), create_graph=True)
    assert pl.autograd.grad(density, [x], pl.ones_like(a))[0].tolist() == [INF, 1.0, 0.0]
    examined(3)


@pytest.mark.parametrize("device", DEVICES)
def test_beta_function_of_unequal_arguments(device: str, examined: Count) -> None:
    """Where digamma(a) and digamma(a + b) agree in most of their digits."""
    pairs = [(1e5, 1.0), (1e10, 2.0), (1e30, 0.5), (0.5, 1e-8), (3.5, 1e-30), (17.0, 709.0), (1e-8, 0.5), (2.0, 3.0)]
    for dtype in _dtypes(device):
        pairs = [(float(np.dtype(dtype).type(a)), float(np.dtype(dtype).type(b))) for a, b in pairs]
        a, b = (tensor([p[k] for p in pairs], dtype, device, requires_grad=True) for k in (0, 1))
        one = pl.ones_like(a.detach())
        (first,) = pl.autograd.grad(pl.betaln(a, b), [a], one, create_graph=True)
        pure, mixed = pl.autograd.grad(first, [a, b], one)
        _, tangent = pl.func.jvp(lambda u, b=b: pl.betaln(u, b.detach()), (a.detach(),), (one,))
        for i, (x, y) in enumerate(pairs):
            with mp.workdps(120):
                x, y = mpf(x), mpf(y)
                slope = mp.digamma(x) - mp.digamma(x + y)
                second, cross = mp.polygamma(1, x) - mp.polygamma(1, x + y), -mp.polygamma(1, x + y)
            for got, wanted in ((first, slope), (tangent, slope), (pure, second), (mixed, cross)):
                tolerance = 2e-6 if dtype == "float32" else 1e-14
                assert abs(mpf(got[i].item()) - wanted) <= tolerance * abs(wanted) + 1e-37, pairs[i]
        examined(4 * len(pairs))
