"""The gradient of a product against exact arithmetic: totals out of range, zeros, infinities, NaN, in every layout."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import mpmath
import numpy as np
import pytest
from cases import tensor, to_numpy

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

RNG = np.random.default_rng(21)
LARGEST = {"float32": 127, "float64": 1023}
SUBNORMAL = {"float32": -149, "float64": -1074}


def _others(lane: Any, upstream: Any) -> list[float]:
    """Each upstream gradient times the product of the other elements of a lane, rounded once, to a double."""
    usual = [x != 0 and math.isfinite(x) for x in lane]
    with mpmath.workprec(300):
        total = mpmath.fprod(mpmath.mpf(float(x)) for x, u in zip(lane, usual, strict=True) if u)
        sign = math.prod(math.copysign(1.0, x) for x, u in zip(lane, usual, strict=True) if not u)
        zeros, infinities = sum(x == 0 for x in lane), sum(math.isinf(x) for x in lane)
        unknown = sum(x != x for x in lane)
        found = []
        for x, u, g in zip(lane, usual, upstream, strict=True):
            zero, infinite, nan = zeros - (x == 0), infinities - math.isinf(x), unknown - (x != x)
            others = total / float(x) * sign if u else total * sign * math.copysign(1.0, x)
            if g == 0:
                found.append(0.0)
            elif nan or (zero and infinite):
                found.append(math.nan)
            elif zero or infinite:
                found.append(math.copysign(0.0 if zero else math.inf, float(mpmath.sign(others)) * g))
            else:
                found.append(float(others * float(g)))
    return found


def _expected(x: Any, g: Any, axes: tuple[int, ...]) -> Any:
    """Of upstream gradients of the shape of x."""
    kept = [i for i in range(x.ndim) if i not in axes]
    lanes = np.transpose(x, [*kept, *axes])
    rows = lanes.reshape(math.prod(x.shape[i] for i in kept), -1)
    upstream = np.transpose(g, [*kept, *axes]).reshape(rows.shape)
    found = np.array([_others(a, b) for a, b in zip(rows, upstream, strict=True)]).reshape(lanes.shape)
    return np.transpose(found, np.argsort([*kept, *axes]))


def _compare(got: Any, wanted: Any, dtype: str, length: int) -> None:
    with np.errstate(over="ignore"):
        rounded = wanted.astype(dtype)
    # float32 is rounded once; in float64 each factor rounds.
    ulps = 1 if dtype == "float32" else length + 4
    close = 2.0 ** SUBNORMAL[dtype] * ulps
    np.testing.assert_allclose(got, rounded, rtol=float(np.finfo(dtype).eps) * ulps, atol=close)
    np.testing.assert_array_equal(np.signbit(got[rounded == 0]), np.signbit(wanted[rounded == 0]))


def _numbers(kind: str, shape: tuple[int, ...], dtype: str) -> Any:
    most = LARGEST[dtype]
    normal = RNG.normal(size=shape)
    match kind:
        case "normal":
            values = normal
        case "overflowing":
            values = np.copysign(normal**2 + 3, normal)
        case "every exponent":
            values = np.ldexp(normal, RNG.integers(-most, most - 3, shape))
        case "small":
            values = np.ldexp(normal, SUBNORMAL[dtype] + RNG.integers(2, 30, shape))
        case "balanced":
            values = np.ldexp(normal, np.where(RNG.random(shape) < 0.5, 1, -1) * (most - 4))
        case _:
            values = normal
            special = {"zeros": [0.0, -0.0], "infinities": [math.inf, -math.inf], "nan": [math.nan]}
            choices = special.get(kind) or [0.0, -0.0, math.inf, -math.inf, math.nan, 1.0]
            for _ in range(max(1, int(0.7 * values.size / max(shape)))):
                values.reshape(-1)[RNG.integers(values.size)] = choices[RNG.integers(len(choices))]
    return values.astype(dtype)


KINDS = ("normal", "overflowing", "every exponent", "small", "balanced", "zeros", "infinities", "nan", "mixed")
SHAPES: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((1500,), (0,)),
    ((2, 1100), (1,)),
    ((300, 3), (0,)),
    ((140, 21), (0,)),
    ((5, 1), (1,)),
    ((40, 3), (1,)),
    ((9, 30), (1,)),
    ((5, 133), (1,)),
    ((3, 40, 9), (1,)),
    ((6, 5, 20), (0, 2)),
    ((6, 5, 20), (1, 2)),
    ((20, 5, 6), (0, 1)),
    ((3, 4), ()),
)


def _laid_out(x: Any, layout: str) -> Any:
    """A Tensor with the values of an array and a memory layout."""
    dtype = x.dtype.name
    match layout:
        case "transposed":
            return pl.permute_dims(tensor(np.ascontiguousarray(x.T), dtype, "cpu"), tuple(range(x.ndim))[::-1])
        case "strided":
            return tensor(np.repeat(x, 2, axis=-1), dtype, "cpu")[..., ::2]
        case "reversed":
            return pl.flip(tensor(np.ascontiguousarray(np.flip(x)), dtype, "cpu"))
    return tensor(x, dtype, "cpu")


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("kind", KINDS)
def test_exact(kind: str, dtype: str, examined: Count) -> None:
    for shape, axes in SHAPES:
        x = _numbers(kind, shape, dtype)
        length = math.prod(shape[a] for a in axes)
        whole = np.broadcast_to(
            np.array(RNG.normal(size=[1 if i in axes else n for i, n in enumerate(shape)]), dtype), shape
        )
        wanted = _expected(x, whole, axes)
        once = whole[tuple(slice(0, 1) if i in axes else slice(None) for i in range(len(shape)))]
        for layout in ("contiguous", "transposed", "strided", "reversed"):
            leaf = _laid_out(x, layout).detach().requires_grad_()
            y = pl.prod(leaf, axis=axes, keepdims=True)
            (got,) = pl.autograd.grad(y, [leaf], tensor(once, dtype, "cpu"))
            _compare(to_numpy(got), wanted, dtype, length)
            examined(1)
        g = np.array(RNG.normal(size=shape), dtype)
        g.reshape(-1)[:: max(2, g.size // 3)] = 0
        for layout in ("contiguous", "transposed"):
            got = pl._core._prod_gradient(_laid_out(g, layout), tensor(x, dtype, "cpu"), axes)
            if dtype == "float32":
                _compare(to_numpy(got), _expected(x, g, axes), dtype, length)
            else:
                # Another upstream gradient for each element multiplies the rounded product.
                ones = _expected(x, np.ones_like(x), axes)
                with np.errstate(over="ignore", invalid="ignore", under="ignore"):
                    _compare(to_numpy(got), np.where(g == 0, 0, ones * g), dtype, length)
            examined(1)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_upstream_gradients_of_every_size(dtype: str, examined: Count) -> None:
    """They are multiplied before the product is rounded: neither the product nor its root need be in range."""
    most = LARGEST[dtype]
    for n in (4, 50, 2000):
        for axis in (0, 1):
            shape = (n, 6) if axis == 0 else (6, n)
            for exponent in (SUBNORMAL[dtype] + 3, -most // 2, most // 2, most - 1):
                x = _numbers("normal", shape, dtype)
                first = x[:2] if axis == 0 else x[:, :2].T  # whose product undoes the upstream gradient's exponent
                first[0] = np.ldexp(x.dtype.type(1.5), -exponent // 2)
                first[1] = np.ldexp(x.dtype.type(1.25), -exponent - -exponent // 2)
                x = np.where(abs(x) < 0.5, np.sign(x) * 0.75, x)
                g = np.full(6, math.ldexp(1.0, exponent))
                whole = np.broadcast_to(np.expand_dims(g, axis), shape)
                leaf = tensor(x, dtype, "cpu", requires_grad=True)
                (got,) = pl.autograd.grad(pl.prod(leaf, axis=axis), [leaf], tensor(g, dtype, "cpu"))
                _compare(to_numpy(got), _expected(x, whole, (axis,)), dtype, n)
                examined(1)
    for special in (math.inf, -math.inf, math.nan):
        leaf = tensor([[2.0, -3.0], [4.0, 5.0]], dtype, "cpu", requires_grad=True)
        (got,) = pl.autograd.grad(pl.prod(leaf, axis=1), [leaf], tensor([special, 1.0], dtype, "cpu"))
        np.testing.assert_array_equal(to_numpy(got), [[-special, special], [5.0, 4.0]])
        examined(1)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "complex64", "complex128"])
def test_other_dtypes(dtype: str, examined: Count) -> None:
    for shape, axes in SHAPES:
        x = RNG.normal(size=shape) + (0 if "float" in dtype else 1j * RNG.normal(size=shape))
        x = to_numpy(tensor(x / abs(x) * np.exp(0.01 * RNG.normal(size=shape)), dtype, "cpu")).astype("complex128")
        others = np.prod(x, axis=axes, keepdims=True) / x
        for layout in ("contiguous", "transposed"):
            values = x if "complex" in dtype else x.real
            leaf = pl.astype(_laid_out(values, layout), getattr(pl, dtype)).detach().requires_grad_()
            y = pl.prod(leaf, axis=axes)
            g = RNG.normal(size=y.shape)
            (got,) = pl.autograd.grad(y, [leaf], tensor(g, dtype, "cpu"))
            wanted = np.conj(others) * np.expand_dims(g, axes)
            rtol = {"float16": 2e-3, "bfloat16": 1.6e-2, "complex64": 1e-4}.get(dtype, 1e-11)
            assert got.dtype is getattr(pl, dtype)
            np.testing.assert_allclose(to_numpy(got).astype("complex128"), wanted, rtol=rtol, atol=rtol * 1e-2)
            examined(1)


@pytest.mark.parametrize("dtype", ["float32", "complex64"])
def test_nothing_upstream(dtype: str, examined: Count) -> None:
    """A zero upstream gradient gives zeros, whatever the factors are."""
    for row in ([0.0, 0.0, 2.0], [math.inf, 3.0, 0.0], [math.nan, 1.0, 2.0], [1e30, 1e30, 1e30]):
        leaf = tensor([row, [1.0, 2.0, 3.0]], dtype, "cpu", requires_grad=True)
        (got,) = pl.autograd.grad(pl.prod(leaf, axis=1), [leaf], tensor([0.0, 1.0], dtype, "cpu"))
        np.testing.assert_array_equal(to_numpy(got), [[0, 0, 0], [6, 3, 2]])
        examined(1)


def test_broadcast_factors(examined: Count) -> None:
    """Whose elements share memory."""
    for shape in ((3, 1), (1, 50), (1, 1)):
        part = RNG.normal(size=shape).astype("float32")
        x = pl.broadcast_to(tensor(part, "float32", "cpu"), (3, 50)).detach()
        for axes in ((0,), (1,), (0, 1)):
            whole = np.broadcast_to(part, (3, 50))
            got = pl._core._prod_gradient(pl.ones((3, 50)), x, axes)
            _compare(to_numpy(got), _expected(whole, np.ones((3, 50)), axes), "float32", 150)
            examined(1)


def test_threads_do_not_change_values(examined: Count) -> None:
    threads = pl.get_num_threads()
    try:
        for shape, axis in (((700_000,), 0), ((1000, 700), 0), ((1000, 700), 1), ((3, 300_000), 1), ((200_000, 3), 1)):
            x = tensor(RNG.normal(size=shape), "float64", "cpu", requires_grad=True)
            y = pl.prod(x, axis=axis)
            g = tensor(RNG.normal(size=y.shape), "float64", "cpu")
            found = []
            for count in (1, 3):
                pl.set_num_threads(count)
                found.append(to_numpy(pl.autograd.grad(y, [x], g, retain_graph=True)[0]))
            np.testing.assert_array_equal(found[0], found[1])
            examined(1)
    finally:
        pl.set_num_threads(threads)


def test_shapes_are_checked(examined: Count) -> None:
    with pytest.raises(ValueError, match="equal shapes"):
        pl._core._prod_gradient(pl.ones((3,)), pl.ones((3, 2)), (0,))
    assert pl._core._prod_gradient(pl.ones((0, 2)), pl.ones((0, 2)), (0,)).shape == (0, 2)
    examined(2)
