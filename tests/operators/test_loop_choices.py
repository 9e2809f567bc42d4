"""Loops that the runtime chooses between by dtype or by value: gradients that are zeros for real dtypes, and functions
with a cheaper form for most arguments, which whole stretches of a loop take."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import DEVICES, EPS, HALF, REAL, on, rounded, tensor, to_numpy

import pylucid as pl
from codegen.definitions import mp, mpf

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]
    Array = np.ndarray[Any, Any]

LENGTHS = (*range(71), 127, 255, 256, 257, 511, 512, 513, 1000)

# Zeros


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["sign", "round", "angle"])
def test_gradients_of_zeros(device: str, name: str, examined: Count) -> None:
    """Zeros whatever the upstream gradient and the memory held, of any length, and memory of their own."""
    rng = np.random.default_rng(len(name))
    for dtype in on(device, REAL):
        for n in (*LENGTHS, 100_003) if device == "cpu" else (0, 1, 7, 70):
            values = rng.normal(size=n) * 3
            x = tensor(values, dtype, device, requires_grad=True)
            before = to_numpy(x)
            cotangent = rng.choice([1.5, -2.0, math.inf, math.nan], n)
            y = getattr(pl, name)(x)
            # What is free next has held NaN.
            for _ in range(3):
                pl.full((n,), math.nan, dtype=x.dtype, device=device)
            (got,) = pl.autograd.grad(y, x, tensor(cotangent, dtype, device))
            assert got.dtype == x.dtype
            np.testing.assert_array_equal(to_numpy(got), np.zeros(n), err_msg=f"{dtype} {n}", strict=False)
            assert not np.signbit(to_numpy(got)).any()
            got += 1
            np.testing.assert_array_equal(to_numpy(x), before)
            examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["sign", "round", "angle"])
def test_gradients_of_zeros_of_views(device: str, name: str, examined: Count) -> None:
    """Of strided inputs, of shared ones, through both modes of backward, and in forward mode."""
    rng = np.random.default_rng(7)
    function = getattr(pl, name)
    for dtype in on(device, REAL):
        whole = tensor(rng.normal(size=(6, 8, 5)), dtype, device)
        for view in (whole[::2, 1::3], whole.mT, whole[:, :, ::-1], whole[0, 0, 0], whole[:, 2:2], whole[1:2, :1]):
            x = pl.broadcast_to(view, (3, *view.shape)).detach().requires_grad_()
            for create_graph in (False, True):
                y = pl.sum(function(x) * tensor(rng.normal(size=x.shape), dtype, device))
                (got,) = pl.autograd.grad(y, x, create_graph=create_graph)
                assert (got.shape, got.dtype) == (x.shape, x.dtype)
                np.testing.assert_array_equal(to_numpy(got), np.zeros(x.shape))
                examined(1)
            _, tangent = pl.func.jvp(function, (x.detach(),), (pl.ones_like(x.detach()),))
            np.testing.assert_array_equal(to_numpy(tangent), np.zeros(x.shape))
            # Added to another gradient of the same leaf, it leaves that one.
            (both,) = pl.autograd.grad(pl.sum(function(x) + 3 * x), x)
            np.testing.assert_array_equal(to_numpy(both), np.full(x.shape, 3.0))


def test_gradient_of_an_angle_of_complex_numbers(examined: Count) -> None:
    """The same part has loops for these."""
    for dtype in ("complex64", "complex128"):
        z = tensor(np.array([3 + 4j, -1 + 2j, 2 - 1j] * 30), dtype, "cpu", requires_grad=True)
        (got,) = pl.autograd.grad(pl.sum(pl.angle(z)), z)
        values = to_numpy(z)
        np.testing.assert_allclose(to_numpy(got), 1j * values / np.abs(values) ** 2, rtol=1e-6)
        examined(1)


# Two branches: the slope of sigmoid changes at |x| = 8, so that of tanh at 4.


def _sigmoid(x: Any) -> Any:
    return 1 / (1 + mp.exp(-x))


def _sigmoid_slope(x: Any) -> Any:
    return _sigmoid(x) * _sigmoid(-x)


def _tanh_slope(x: Any) -> Any:
    return 1 / mp.cosh(x) ** 2


BRANCHED = {"sigmoid": (8.0, _sigmoid, _sigmoid_slope), "tanh": (4.0, mp.tanh, _tanh_slope)}


def _around(edge: float, dtype: str, *, inside: bool, outside: bool) -> Array:
    """Arguments of `dtype` inside and outside of the branch points, the nearest ones among them."""
    step = 2 * EPS[dtype] * edge
    near = [0.0, -0.0, 1e-6, -0.125, 0.5, -1.0, 0.4 * edge, -0.7 * edge, 0.97 * edge]
    near += [s * (edge - k * step / 4) for s in (1, -1) for k in (1, 2, 3, 40)]
    # The square of the slope's reciprocal is far from the largest number.
    far = [1.01 * edge, -1.2 * edge, 1.5 * edge, -2.0 * edge, 2.5 * edge]
    far += [s * (edge + k * step) for s in (1, -1) for k in (0, 1, 2, 40)]
    if dtype not in HALF:
        far += [-4.0 * edge, 5.0 * edge]
    if dtype == "float64":
        far += [-30.0 * edge, 40.0 * edge]
    values = np.asarray(rounded(near * inside + far * outside, dtype), dtype=np.float64)
    # Rounding must not have carried one over the edge.
    assert all((abs(v) < edge) == inside for v in values) or (inside and outside)
    return values


def _arranged(edge: float, dtype: str, n: int, kind: str) -> Array:
    """n arguments that are all inside, all outside, mixed, or inside but for a stretch or one."""
    rng = np.random.default_rng(n)
    near = rng.choice(_around(edge, dtype, inside=True, outside=False), n)
    far = rng.choice(_around(edge, dtype, inside=False, outside=True), n)
    place = np.arange(n)
    outside = {
        "inside": place < 0,
        "outside": place >= 0,
        "mixed": rng.random(n) < 0.5,
        "first": place == 0,
        "last": place == n - 1,
        "stretches": place // 256 % 2 == 0,
    }[kind]
    return np.where(outside, far, near)


class _Exact:
    """A function's values at 50 digits, rounded to float64, each computed once."""

    def __init__(self, function: Any) -> None:
        self.function, self.known = function, dict[float, float]()

    def __call__(self, values: Array) -> Array:
        for v in set(values.ravel().tolist()) - self.known.keys():
            with mp.workdps(50):
                self.known[v] = float(self.function(mpf(v)))
        return np.array([self.known[v] for v in values.ravel().tolist()]).reshape(values.shape)


_EXACT = {(name, order): _Exact(found[order]) for name, found in BRANCHED.items() for order in (1, 2)}
KINDS = ("inside", "outside", "mixed", "first", "last", "stretches")


def _check(got: Any, wanted: Array, dtype: str, at: Array) -> None:
    # The smallest positive number of float16 is the one that limits.
    least = 2.0**-24 if dtype == "float16" else 0.0
    share = 1 if dtype in HALF else 8
    found = np.asarray(to_numpy(got), dtype=np.float64)
    np.testing.assert_allclose(found, wanted, rtol=share * EPS[dtype], atol=least, err_msg=f"{dtype} {at}")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", BRANCHED)
def test_values_and_slopes_around_branches(device: str, name: str, kind: str, examined: Count) -> None:
    edge = BRANCHED[name][0]
    function = getattr(pl, name)
    for dtype in on(device, REAL):
        for n in LENGTHS if device == "cpu" else (1, 2, 33, 300):
            at = _arranged(edge, dtype, n, kind)
            x = tensor(at, dtype, device, requires_grad=True)
            y = function(x)
            _check(y, _EXACT[name, 1](at), dtype, at)
            cotangent = np.where(np.arange(n) % 3, 1.0, -2.0)
            (got,) = pl.autograd.grad(y, x, tensor(cotangent, dtype, device))
            _check(got, cotangent * _EXACT[name, 2](at), dtype, at)
            examined(1)


@pytest.mark.parametrize("name", BRANCHED)
def test_slopes_do_not_depend_on_neighbours(name: str, examined: Count) -> None:
    """What a stretch takes for most arguments is, to the bit, what it takes for all."""
    edge = BRANCHED[name][0]
    for dtype in ("float32", "float64"):
        near = _around(edge, dtype, inside=True, outside=False)
        near = np.resize(np.concatenate([near, np.linspace(-0.99 * edge, 0.99 * edge, 200)]), 256)
        for n in (1, 8, 17, 255, 256):
            slopes = []
            for others in (near[:1], [2 * edge], [math.inf], [math.nan]):
                x = tensor(np.concatenate([near[:n], np.resize(others, 256 - n % 256)]), dtype, "cpu", True)
                (got,) = pl.autograd.grad(pl.sum(getattr(pl, name)(x)), x)
                slopes.append(to_numpy(got)[:n])
            for other in slopes[1:]:
                np.testing.assert_array_equal(other, slopes[0], err_msg=f"{dtype} {n}")
                examined(n)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", BRANCHED)
def test_slopes_of_strided_arguments(device: str, name: str, examined: Count) -> None:
    edge = BRANCHED[name][0]
    for dtype in on(device, REAL):
        whole = _arranged(edge, dtype, 2 * 5 * 37, "mixed").reshape(2, 5, 37)
        for view in (
            lambda a: a[:, :, ::-1],
            lambda a: a[1, ::2, 1::3],
            lambda a: a[:, 3],
            lambda a: a[..., 5],
            lambda a: a[:, :, ::-2][::-1],
            lambda a: a.mT if isinstance(a, pl.Tensor) else np.swapaxes(a, -1, -2),
        ):
            at = view(whole)
            x = view(tensor(whole, dtype, device)).detach().requires_grad_()
            flat = at.ravel()
            cotangents = [
                (pl.broadcast_to(tensor(-2.0, dtype, device), at.shape), np.full(at.shape, -2.0)),
                (tensor(np.sign(whole) + 2, dtype, device), np.sign(whole) + 2),
            ]
            for given, numbers in ((cotangents[0]), (view(cotangents[1][0]), view(cotangents[1][1]))):
                for create_graph in (False, True) if dtype not in HALF else (False,):
                    (got,) = pl.autograd.grad(getattr(pl, name)(x), x, given, create_graph=create_graph)
                    _check(got, numbers * _EXACT[name, 2](at), dtype, flat)
                    examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", BRANCHED)
def test_slopes_at_infinity_and_nan(device: str, name: str, examined: Count) -> None:
    for dtype in on(device, REAL):
        for n in (1, 5, 64, 257):
            x = tensor(np.resize([math.inf, -math.inf, math.nan, 0.0, 30000.0], n), dtype, device, requires_grad=True)
            (got,) = pl.autograd.grad(pl.sum(getattr(pl, name)(x)), x)
            middle = 0.25 if name == "sigmoid" else 1.0
            wanted = np.resize([0.0, 0.0, math.nan, middle, 0.0], n)
            np.testing.assert_array_equal(to_numpy(got), wanted, err_msg=f"{dtype} {n}")
            (none,) = pl.autograd.grad(getattr(pl, name)(x), x, pl.zeros_like(x))
            np.testing.assert_array_equal(to_numpy(none), np.zeros(n))  # the zero rule
            examined(1)


# Products


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_a_number_by_its_conjugate_is_real(dtype: str, examined: Count) -> None:
    """Each of the four products is rounded, in vectors as in the rest: a fused one leaves a residue."""
    rng = np.random.default_rng(3)
    for n in (*LENGTHS, 5000):
        z = tensor(rng.normal(size=n) + 1j * rng.normal(size=n), dtype, "cpu", requires_grad=True)
        conjugate = pl.conj(z).detach()
        pair = pl.stack([z.detach(), conjugate])
        (gradient,) = pl.autograd.grad(pl.multiply(z, conjugate), z, z.detach())
        products = {
            "multiply": pl.multiply(z.detach(), conjugate),
            "strided": pl.multiply(z.detach()[::-1], conjugate[::-1]),
            "prod": pl.prod(pair, axis=0),
            "cumulative_prod": pl.cumulative_prod(pair, axis=0)[1],
            "vecdot": pl.vecdot(z.detach()[:, None], z.detach()[:, None]),
        }
        for name, product in products.items():
            assert not pl.any(product.imag != 0), (name, n)
            examined(1)
        a, b = to_numpy(z), to_numpy(z)
        direct = a.real * b.real - a.imag * b.imag, a.real * b.imag + a.imag * b.real
        np.testing.assert_array_equal(to_numpy(pl.multiply(z, z).real), direct[0])
        np.testing.assert_array_equal(to_numpy(pl.multiply(z, z).imag), direct[1])
        np.testing.assert_array_equal(to_numpy(gradient), to_numpy(z.detach() * z.detach()))
        examined(3)


# Integers of 64 bits are divided as doubles up to 50 bits, where all 32 of a block have no more.


@pytest.mark.parametrize("dtype", ["int64", "uint64"])
def test_division_of_long_integers(dtype: str, examined: Count) -> None:
    limits = np.iinfo(dtype)
    least = -(2**50) if limits.min else 0
    edges = [0, 1, 2, 3, 7, 2**49, *range(2**50 - 2, 2**50 + 3), 2**52, 2**53 + 1]
    edges += [-v for v in edges] if limits.min else []
    pool = np.array([*edges, limits.max, limits.max - 1, limits.min, limits.min + 1], dtype)
    rng = np.random.default_rng(1)
    for size in (1, 31, 32, 33, 500):
        small = rng.integers(least, 2**50, size), rng.integers(max(least, -5), 6, size)
        divisor, quotient = rng.integers(1, 2**25, size), rng.integers(max(least, -(2**24)), 2**24, size)
        beside = np.maximum(divisor * quotient + rng.integers(-1, 2, size), least), divisor
        for a, b in ((rng.choice(pool, size), rng.choice(pool, size)), small, beside):
            x, y = a.astype(dtype), b.astype(dtype)
            defined = y != 0
            for ours, numpys in (
                (pl.floor_divide, np.floor_divide), (pl.remainder, np.remainder), (pl.fmod, np.fmod),
            ):  # fmt: skip
                with np.errstate(all="ignore"):
                    wanted = np.where(defined, numpys(x, y), 0)
                np.testing.assert_array_equal(to_numpy(ours(tensor(x, dtype, "cpu"), tensor(y, dtype, "cpu"))), wanted)
                examined(1)
