"""Scans: values, derivatives, special values, layouts, errors."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from along_axes import (
    GRADIENT_DTYPES,
    INTEGERS,
    Case,
    check_gradient_dtypes,
    check_gradients,
    check_second,
    check_values,
    entered,
    in_64_bits,
)
from cases import COMPLEX, DEVICES, EVERY, NOT_ON_GPU, REAL, tensor, to_numpy

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]


def _logcumsumexp(x: Any, axis: int) -> Any:
    return np.logaddexp.accumulate(x, axis=axis)


SUMS: dict[str, tuple[Any, Any]] = {
    "cumulative_sum": (pl.cumulative_sum, np.cumulative_sum),
    "cumulative_prod": (pl.cumulative_prod, np.cumulative_prod),
}
OTHERS: dict[str, tuple[Any, Any, dict[str, Any]]] = {
    "cummax": (
        lambda x, axis: pl.cummax(x, axis=axis).values,
        lambda x, axis: np.maximum.accumulate(x, axis=axis),
        {"dtypes": (*INTEGERS, *REAL)},
    ),
    "cummin": (
        lambda x, axis: pl.cummin(x, axis=axis).values,
        lambda x, axis: np.minimum.accumulate(x, axis=axis),
        {"dtypes": (*INTEGERS, *REAL)},
    ),
    "logcumsumexp": (
        lambda x, axis: pl.logcumsumexp(x, axis=axis),
        _logcumsumexp,
        {"dtypes": (*REAL, "int8"), "result": entered},
    ),
}
PLACES: list[tuple[tuple[int, ...], int]] = [
    ((5,), 0), ((2, 3), 0), ((2, 3), 1), ((2, 3, 4), 1), ((2, 3, 4), -1), ((1, 5), 0), ((5, 1), 0), ((0, 3), 1),
    ((3, 0), 1), ((3, 0), 0), ((37,), -1),
]  # fmt: skip


def _cases() -> list[Case]:
    found = []
    for name, (ours, numpys) in SUMS.items():
        more: dict[str, Any] = {"dtypes": EVERY, "result": in_64_bits, "high": 3}
        for shape, axis in PLACES:
            for initial in (False, True):
                o = {"axis": axis, "include_initial": initial}
                found.append(
                    Case(
                        name,
                        f"{shape},{axis},{initial}",
                        shape,
                        lambda x, f=ours, o=o: f(x, **o),
                        lambda x, f=numpys, o=o: f(x, **o),
                        **more,
                    )
                )
        found.append(Case(name, "no axis", (6,), ours, numpys, **more))
        found.append(
            Case(
                name,
                "strided",
                (7, 6),
                lambda x, f=ours: f(x.T[::-2, ::-1], axis=1),
                lambda x, f=numpys: f(x.T[::-2, ::-1], axis=1),
                **more,
            )
        )
        found.append(
            Case(
                name,
                "broadcast",
                (3, 1),
                lambda x, f=ours: f(pl.broadcast_to(x, (3, 4)), axis=1),
                lambda x, f=numpys: f(np.broadcast_to(x, (3, 4)), axis=1),
                **more,
            )
        )
    for name, (ours, numpys, more) in OTHERS.items():
        found += [
            Case(
                name,
                f"{shape},{axis}",
                shape,
                lambda x, f=ours, a=axis: f(x, a),
                lambda x, f=numpys, a=axis: f(x, a),
                **more,
            )
            for shape, axis in PLACES
        ]
        found.append(
            Case(
                name,
                "strided",
                (7, 6),
                lambda x, f=ours: f(x.T[::-2, ::-1], 0),
                lambda x, f=numpys: f(x.T[::-2, ::-1], 0),
                **more,
            )
        )
    return found


CASES = _cases()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_values(device: str, case: Case, examined: Count) -> None:
    for dtype in case.dtypes:
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        check_values(case, dtype, device)
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_gradients(device: str, case: Case, examined: Count) -> None:
    check_gradients(case, device)
    examined(1)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_second_derivatives(case: Case, examined: Count) -> None:
    check_second(case)
    examined(1)


@pytest.mark.parametrize("dtype", GRADIENT_DTYPES)
@pytest.mark.parametrize("case", [c for c in CASES if c.name not in ("cummax", "cummin")], ids=str)
def test_gradient_dtypes(case: Case, dtype: str, examined: Count) -> None:
    if dtype in case.dtypes:
        check_gradient_dtypes(case, dtype)
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_product_with_zeros(device: str, examined: Count) -> None:
    dtype = "float64" if device == "cpu" else "float32"
    x = tensor([2.0, 0, 3, 4], dtype, device, requires_grad=True)
    (g,) = pl.autograd.grad(pl.sum(pl.cumulative_prod(x)), [x])
    np.testing.assert_array_equal(to_numpy(g), [1, 32, 0, 0])

    def f(t: Any) -> Any:
        rows = [pl.reshape(v, (1,)) for v in (t, t + 1, 2 - t, t - 1, 2 * t + 1, t + 3)]
        weights = tensor([[1.0, 2, 3], [4, 5, 6]], dtype, device)
        return pl.sum(pl.cumulative_prod(pl.reshape(pl.concat(rows), (2, 3)), axis=-1) * weights)

    def first(t: Any) -> Any:
        return pl.func.jvp(f, (t,), (one,))[1]

    one = tensor(1.0, dtype, device)
    assert f(one).item() == 11
    assert pl.func.jvp(first, (one,), (one,))[1].item() == 144
    examined(3)


@pytest.mark.parametrize("device", DEVICES)
def test_indices_of_extrema(device: str, examined: Count) -> None:
    """The last of equal values; from the first NaN on the last NaN."""
    nan = math.nan
    for values, most, least in (
        ([1, 3, 3, 2, 1, 1], [0, 1, 2, 2, 2, 2], [0, 0, 0, 0, 4, 5]),
        ([2, nan, 5, nan, 1], [0, 1, 1, 3, 3], [0, 1, 1, 3, 3]),
        ([nan, 1], [0, 0], [0, 0]),
        ([-math.inf, -math.inf, 0], [0, 1, 2], [0, 1, 1]),
    ):
        for axis in (0, 1):
            a = np.array([values, values], dtype=np.float32)
            x = tensor(a if axis == 1 else a.T, "float32", device)
            for f, wanted in ((pl.cummax, most), (pl.cummin, least)):
                found = f(x, axis=axis)
                indices = to_numpy(found.indices)
                assert found.indices.dtype is pl.int64
                np.testing.assert_array_equal(indices[0] if axis == 1 else indices[:, 0], wanted)
                picked = np.take_along_axis(to_numpy(x), indices, axis=axis)
                np.testing.assert_array_equal(to_numpy(found.values), picked)
                examined(1)
    x = tensor([2.0, 3, 3, 1], "float32", device, requires_grad=True)
    (g,) = pl.autograd.grad(pl.cummax(x).values, [x], tensor([1.0, 2, 4, 8], "float32", device))
    np.testing.assert_array_equal(to_numpy(g), [1, 2, 12, 0])
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_long_axes_of_every_layout(device: str, examined: Count) -> None:
    rng = np.random.default_rng(21)
    a = (rng.normal(size=(3, 1300, 2)) * 0.01 + 1).astype(np.float32)
    for words, view in (
        ("as it is", lambda v: v),
        (
            "transposed",
            lambda v: np.transpose(v, (2, 0, 1)) if isinstance(v, np.ndarray) else pl.permute_dims(v, (2, 0, 1)),
        ),
        ("strided", lambda v: v[:, ::-3]),
    ):
        x, n = view(tensor(a, "float32", device)), view(a.astype(np.float64))
        for axis in range(3):
            for got, wanted in (
                (pl.cumulative_sum(x, axis=axis), np.cumsum(n, axis=axis)),
                (pl.cumulative_prod(x, axis=axis), np.cumprod(n, axis=axis)),
                (pl.logcumsumexp(x, axis=axis), _logcumsumexp(n, axis)),
                (pl.cummax(x, axis=axis).values, np.maximum.accumulate(n, axis=axis)),
                (pl.cummin(x, axis=axis).values, np.minimum.accumulate(n, axis=axis)),
            ):
                np.testing.assert_allclose(to_numpy(got), wanted, rtol=4e-6, err_msg=f"{words} {axis}")
                examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_nan_and_infinities(device: str, examined: Count) -> None:
    inf = math.inf
    x = tensor([-inf, -inf, 0.0, 0.0], "float32", device, requires_grad=True)
    out = pl.logcumsumexp(x)
    np.testing.assert_allclose(to_numpy(out), [-inf, -inf, 0, math.log(2)], rtol=1e-6)
    (g,) = pl.autograd.grad(out, [x], tensor([1.0, 2, 3, 4], "float32", device))
    np.testing.assert_allclose(to_numpy(g), [0, 0, 5, 2], rtol=1e-6)
    far = tensor([-1000.0, 0, 1000, 0], "float32", device, requires_grad=True)
    out = pl.logcumsumexp(far)
    np.testing.assert_array_equal(to_numpy(out), [-1000, 0, 1000, 1000])
    (g,) = pl.autograd.grad(pl.sum(out), [far])
    np.testing.assert_array_equal(to_numpy(g), [1, 1, 2, 0])
    for n in (4, 33, 1000):
        a = np.ones(n, dtype=np.float32)
        a[n // 2] = np.nan
        for f in (pl.cumulative_sum, pl.cumulative_prod, pl.logcumsumexp, lambda v: pl.cummax(v).values):
            missing = np.isnan(to_numpy(f(tensor(a, "float32", device))))
            np.testing.assert_array_equal(missing, np.arange(n) >= n // 2)
            examined(1)
    sums = to_numpy(pl.cumulative_sum(tensor([1.0, inf, 1, -inf, 1], "float32", device)))
    np.testing.assert_array_equal(sums, [1, inf, inf, np.nan, np.nan])
    examined(5)


def test_what_comes_first_comes_out_as_it_is(examined: Count) -> None:
    """No zero is added to it, and no one multiplied with it."""
    for dtype in ("float32", "float64", "complex64", "complex128"):
        for shape, axis in (((1,), 0), ((2,), 0), ((33,), 0), ((3, 2), 0), ((3, 2), 1), ((2, 40), 1)):
            zeros = to_numpy(pl.cumulative_sum(tensor(-np.zeros(shape), dtype, "cpu"), axis=axis))
            assert np.signbit(zeros.real).all()
            examined(1)
    for shape, axis in (((3,), 0), ((3, 2), 0), ((2, 3), 1)):
        x = np.full(shape, complex(math.inf, 0))
        products = to_numpy(pl.cumulative_prod(tensor(x, "complex128", "cpu"), axis=axis))
        np.testing.assert_array_equal(products.take(0, axis), complex(math.inf, 0))
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_empty_axes(device: str, examined: Count) -> None:
    for f in (pl.cumulative_sum, pl.cumulative_prod, pl.logcumsumexp, lambda v, axis: pl.cummax(v, axis=axis).values):
        x = pl.zeros((2, 0), device=device).requires_grad_()
        (g,) = pl.autograd.grad(pl.sum(f(x, axis=-1)), [x])
        assert g.shape == (2, 0)
        examined(1)
    x = pl.zeros((2, 0), device=device)
    assert to_numpy(pl.cumulative_sum(x, axis=1, include_initial=True)).tolist() == [[0.0], [0.0]]
    assert to_numpy(pl.cumulative_prod(x, axis=1, include_initial=True)).tolist() == [[1.0], [1.0]]
    examined(2)


def test_dtypes_and_digits(examined: Count) -> None:
    x = tensor([100, 100, 100], "int8", "cpu")
    assert to_numpy(pl.cumulative_sum(x)).tolist() == [100, 200, 300]
    assert to_numpy(pl.cumulative_sum(x, dtype=pl.int8)).tolist() == [100, -56, 44]
    assert pl.cumulative_prod(x, dtype=pl.float16).dtype is pl.float16
    assert pl.cumulative_sum(tensor([1.5, 1.5], "float32", "cpu"), dtype=pl.int64).tolist() == [1, 2]
    many = pl.cumulative_sum(pl.full((3_000_000,), 0.1, dtype=pl.float32))
    np.testing.assert_allclose(many[-1].item(), 3_000_000 * float(np.float32(0.1)), rtol=1e-7)
    with pl.amp.autocast(dtype=pl.bfloat16):
        assert pl.cumulative_sum(pl.ones((3,), dtype=pl.float16)).dtype is pl.float32
    for dtype in COMPLEX:
        a = np.array([1 + 2j, 2 - 1j, 1j])
        np.testing.assert_allclose(to_numpy(pl.cumulative_prod(tensor(a, dtype, "cpu"))), np.cumprod(a))
    examined(8)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["cumulative_sum", "cumulative_prod", "cummax", "cummin", "logcumsumexp"])
def test_errors(device: str, name: str, examined: Count) -> None:
    f = getattr(pl, name)
    x = pl.ones((2, 3), device=device)
    for axis in (2, -3, 100):
        with pytest.raises(IndexError, match=rf"{name}: axis {axis} is out of range"):
            f(x, axis=axis)
    with pytest.raises(IndexError, match=name):
        f(pl.asarray(0.5, device=device), axis=100)
    with pytest.raises(TypeError, match=name):
        f([1.0])
    if name.startswith("cumulative"):
        with pytest.raises(ValueError, match=rf"{name}: axis is None for x of shape \(2, 3\); None is accepted"):
            f(x)
        with pytest.raises(ValueError, match=rf"{name}: axis is None for x of shape \(\); at least one axis"):
            f(pl.asarray(0.5, device=device))
    else:
        with pytest.raises(TypeError, match=rf"{name}: `x` has dtype complex64"):
            f(pl.ones((2,), dtype=pl.complex64, device=device))
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_pieces_of_gradients(device: str, examined: Count) -> None:
    """The internal operators on their own: inputs that public ones do not give them."""
    core = pl._core
    a, b = tensor([2.0, 3, 4], "float32", device), tensor([1.0, 10, 100], "float32", device)
    assert core._recurrence(a, b, 0, 1).tolist() == [0, 1, 13]
    assert core._recurrence(a, b, 0, -1).tolist() == [310, 100, 0]
    assert core._product_before(a, 0, 1).tolist() == [1, 2, 6]
    assert core._product_before(a, 0, -1).tolist() == [12, 4, 1]
    assert core._shift(a, 0, 1, -1.0).tolist() == [-1, 2, 3]
    assert core._shift(a, 0, -2, 0.5).tolist() == [4, 0.5, 0.5]
    assert core._shift(a, 0, 7, 0.5).tolist() == [0.5] * 3
    with pytest.raises(ValueError, match="equal shapes"):
        core._recurrence(a, b[:2], 0, 1)
    if device == "cpu":
        with pytest.raises(IndexError, match="outside the axis"):
            core._taken_at(a, tensor([0, 3, 0], "int64", device), 0)
        with pytest.raises(IndexError, match="outside the axis"):
            core._added_at(a, tensor([0, -1, 0], "int64", device), 0)
    examined(8)
