"""isclose, allclose and array_equal, against NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import COMPLEX, DEVICES, EVERY, NOT_ON_GPU, SIGNED, UNSIGNED, tensor, to_numpy

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

INF, NAN = float("inf"), float("nan")
_FLOATS = [1.0, 1.0, 1.00001, 1.1, -1.0, 0.0, 1e-9, INF, INF, -INF, NAN, NAN, 1e30, INF]
_OTHERS = [1.0, 1.000005, 1.0, 1.0, -1.00001, 1e-9, 0.0, INF, -INF, -INF, NAN, 1.0, INF, 1e30]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("equal_nan", [False, True])
def test_floating_point(device: str, equal_nan: bool, examined: Count) -> None:
    for dtype in ("float32", "float64", "complex64", "complex128"):
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        a, b = (np.asarray(x).astype(dtype) for x in (_FLOATS, _OTHERS))
        if dtype in COMPLEX:
            finite = np.isfinite(a) & np.isfinite(b)
            a, b = a[finite], b[finite] + b.dtype.type(1e-7j)
        x, y = tensor(a, dtype, device), tensor(b, dtype, device)
        for rtol, atol in [(1e-5, 1e-8), (0.2, 0.0), (0.0, 1.0), (0.0, 0.0), (1, 1)]:
            wanted = np.isclose(a, b, rtol, atol, equal_nan)
            got = pl.isclose(x, y, rtol, atol, equal_nan)
            assert (got.dtype, got.device) == (pl.bool, device)
            np.testing.assert_array_equal(to_numpy(got), wanted, err_msg=f"{dtype} {rtol} {atol}")
            assert pl.allclose(x, y, rtol=rtol, atol=atol, equal_nan=equal_nan).item() is bool(wanted.all())
            assert x.allclose(x, rtol, atol, True).item()
            examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_integers(device: str, examined: Count) -> None:
    """Their difference is that of integers: no rounding, and no wrap."""
    for dtype in (*SIGNED, *UNSIGNED):
        least, most = np.iinfo(dtype).min, np.iinfo(dtype).max
        a = np.array([1, 100, most, most, least, 5], dtype)
        b = np.array([1, 101, most - 1, least, most, 3], dtype)
        x, y = tensor(a, dtype, device), tensor(b, dtype, device)
        for rtol, atol in [(0.0, 0.0), (0.0, 1.0), (0.0, 2.0), (0.01, 0.0)]:
            exact = [abs(int(p) - int(q)) <= atol + rtol * abs(int(q)) for p, q in zip(a, b, strict=True)]
            assert pl.isclose(x, y, rtol=rtol, atol=atol).tolist() == exact, (dtype, rtol, atol)
            examined(1)
        assert pl.isclose(x, 5, rtol=0.0, atol=0.0).tolist() == (a == 5).tolist()
    flags = tensor([True, False], "bool", device)
    assert pl.isclose(flags, tensor([True, True], "bool", device)).tolist() == [True, False]
    assert pl.isclose(flags, 1).tolist() == [True, False]


@pytest.mark.parametrize("device", DEVICES)
def test_broadcasting_numbers_and_empty_arrays(device: str, examined: Count) -> None:
    x = pl.asarray([[1.0], [2.0]], device=device)
    assert pl.isclose(x, pl.asarray([1.0, 2.0], device=device)).tolist() == [[True, False], [False, True]]
    assert pl.isclose(x, 1.0).tolist() == [[True], [False]]
    assert pl.isclose(x, np.float32(2)).tolist() == [[False], [True]]
    assert pl.isclose(pl.asarray([1, 2], device=device), 1.0000001).tolist() == [True, False]
    assert pl.allclose(pl.zeros((0, 3), device=device), 1.0).item()
    assert pl.isclose(x, pl.zeros((2, 0), device=device)).shape == (2, 0)
    half = pl.asarray([1.0], dtype=pl.float16, device=device)
    assert pl.allclose(half, half + 0.001).item() is False
    examined(7)


@pytest.mark.parametrize("device", DEVICES)
def test_array_equal(device: str, examined: Count) -> None:
    for dtype in EVERY:
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        x = tensor([1, 0, 1], dtype, device)
        assert pl.array_equal(x, x).item() is True
        assert pl.array_equal(x, x, equal_nan=True).item() is True
        assert pl.array_equal(x, x == 1, equal_nan=True).item() is True
        assert pl.array_equal(x, tensor([1, 1, 1], dtype, device)).item() is False
        assert pl.array_equal(x, x[:2]).item() is False
        assert pl.array_equal(x, x[None]).item() is False
        assert pl.array_equal(x[:0], x[:0]).item() is True
        assert pl.array_equal(x, x).device == device
        examined(6)
    gap = pl.asarray([1.0, NAN], device=device)
    assert pl.array_equal(gap, gap).item() is False
    assert pl.array_equal(gap, gap, equal_nan=True).item() is True
    assert pl.array_equal(pl.asarray([1], device=device), pl.asarray([1.0], device=device)).item() is True


def test_nothing_is_recorded(examined: Count) -> None:
    x = pl.tensor([1.0], requires_grad=True)
    for found in (pl.isclose(x, x), pl.allclose(x, 1.0), pl.array_equal(x, x)):
        assert not found.requires_grad
        examined(1)


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda x: pl.isclose(x, [1.0]), TypeError, "isclose: `x2` is list; a number is accepted"),
        (lambda x: pl.allclose(x, "a"), TypeError, "allclose: `x2` is str"),
        (lambda x: pl.allclose(1.0, x), TypeError, "allclose: `x1` is float; a Tensor is accepted"),
        (lambda x: pl.allclose(x, x, rtol="a"), TypeError, "allclose: `rtol` is str; a real number is accepted"),
        (lambda x: pl.isclose(x, x, 1, 2, 3), TypeError, "isclose: `equal_nan` is int; a bool is accepted"),
        (lambda x: pl.isclose(x), TypeError, "isclose: x2 is missing"),
        (lambda x: pl.allclose(x, pl.zeros(3)), ValueError, r"allclose: .*\(2,\).*\(3,\)"),
        (lambda x: pl.allclose(x, x, tol=1), TypeError, "allclose: unexpected keyword argument 'tol'"),
        (lambda x: pl.array_equal(x, 1.0), TypeError, "array_equal: `x2` is float; a Tensor is accepted"),
    ],
)
def test_errors(call: Callable[[Any], Any], kind: type[Exception], message: str, examined: Count) -> None:
    with pytest.raises(kind, match=message):
        call(pl.zeros(2))
    examined(1)
