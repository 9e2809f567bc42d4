"""Python's numbers beside Tensors: integers that no dtype holds, numbers stored in integer dtypes, and which argument
an error names."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

DEVICES = ["cpu", "gpu"]
INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", INTEGERS)
def test_comparisons_with_any_python_integer(device: str, dtype: str, examined: Count) -> None:
    """What the dtype cannot hold is above or below everything that it holds, as in NumPy 2."""
    limits = np.iinfo(dtype)
    a = np.array([limits.min, 0, 1, limits.max], dtype)
    x = pl.asarray(a, device=device)
    for number in (limits.max + 1, limits.min - 1, 2**63, 2**64, -(2**63) - 1, 2**70, -(2**70), 0, limits.max):
        for compare in (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge):
            wanted = [compare(int(v), number) for v in a]
            assert compare(x, number).tolist() == wanted
            assert compare(number, x).tolist() == [compare(number, int(v)) for v in a]
            examined(2)
        assert (number in x) == (number in [int(v) for v in a])


@pytest.mark.parametrize("device", DEVICES)
def test_integers_beyond_64_bits_beside_floats(device: str) -> None:
    x = pl.asarray([1.0, -2.0], device=device)
    assert (x * 2**70).tolist() == [2.0**70, -(2.0**71)]
    assert pl.clip(x, -(2**70), 2**70).tolist() == [1.0, -2.0]
    assert pl.full(2, -(2**70), dtype=pl.float32, device=device).tolist() == [-(2.0**70)] * 2
    assert pl.asarray([2**70], dtype=pl.float32, device=device).tolist() == [2.0**70]
    assert pl.leaky_relu(x, 2**70).tolist() == [1.0, -(2.0**71)]
    x[0] = 2**70
    assert x.tolist() == [2.0**70, -2.0]
    for call in (
        lambda: pl.asarray([1], device=device) + 2**70,
        lambda: pl.asarray([2**70], device=device),
        lambda: pl.full(2, 2**70, device=device),
        lambda: x * 2**2000,
    ):
        with pytest.raises(OverflowError):
            call()


@pytest.mark.parametrize("device", DEVICES)
def test_numbers_in_integer_dtypes(device: str, examined: Count) -> None:
    """One rule for everything that stores a number: fractions are cut off, and what does not fit is refused."""
    for number, dtype, wanted in (
        (2.7, "int8", 2), (-2.7, "int8", -2), (-0.5, "uint8", 0), (255.9, "uint8", 255), (True, "uint8", 1),
        (-128.9, "int8", -128), (2.0**62, "int64", 2**62), (2.0**63, "uint64", 2**63), (255, "uint8", 255),
        (float("nan"), "int32", ValueError), (float("inf"), "uint8", OverflowError), (1e30, "int64", OverflowError),
        (-1.5, "uint8", OverflowError), (-129.0, "int8", OverflowError), (2.0**63, "int64", OverflowError),
        (256, "uint8", OverflowError), (-1, "uint64", OverflowError), (2**70, "uint64", OverflowError),
    ):  # fmt: skip
        kind = getattr(pl, dtype)
        like = pl.zeros(2, dtype=kind, device=device)

        def assign(number: Any = number, like: pl.Tensor = like) -> pl.Tensor:
            x = pl.zeros_like(like)
            x.fill_(number)
            return x

        for store in (
            lambda number=number, kind=kind: pl.full(2, number, dtype=kind, device=device),
            lambda number=number, like=like: pl.full_like(like, number),
            lambda number=number, kind=kind: pl.asarray([number, number], dtype=kind, device=device),
            assign,
        ):
            if isinstance(wanted, int):
                assert store().tolist() == [wanted, wanted]
            else:
                with pytest.raises(wanted):
                    store()
            examined(1)


def test_the_argument_at_fault_is_named() -> None:
    whole, real, imaginary = pl.asarray([1]), pl.asarray([1.5]), pl.asarray([1j])
    for call, message in (
        (lambda: pl.bitwise_and(whole, real), "bitwise_and: `x2` has dtype float32"),
        (lambda: pl.bitwise_and(real, whole), "bitwise_and: `x1` has dtype float32"),
        (lambda: whole << 1.5, "bitwise_left_shift: `x2` is a floating-point number"),
        (lambda: pl.less(real, imaginary), "less: `x2` has dtype complex64"),
        (lambda: real < 1j, "less: `x2` is a complex number"),
        (lambda: pl.clip(real, 0, 1j), "clip: `max` is a complex number"),
        (lambda: pl.atan2(real, imaginary), "atan2: `x2` has dtype complex64"),
        (lambda: pl.where(real, real, real), "where: `condition` has dtype float32"),
    ):
        with pytest.raises(TypeError, match=message):
            call()


def test_autocast_leaves_integers_their_digits() -> None:
    """They become float32, which is not narrowed."""
    with pl.amp.autocast(dtype=pl.bfloat16):
        for call in (pl.sin, pl.tanh, pl.sqrt, lambda n: n * 2.5, lambda n: pl.atan2(n, 1), lambda n: n / 3):
            y = call(pl.asarray([1001]))
            assert y.dtype == pl.float32
            assert y.tolist() == pytest.approx(call(pl.asarray([1001.0], dtype=pl.float64)).tolist(), rel=3e-7)
        assert pl.sin(pl.asarray([1.0])).dtype == pl.bfloat16
        assert (pl.asarray([1.0]) * pl.asarray([2])).dtype == pl.bfloat16


def test_empty_tensors_show_their_dtype() -> None:
    assert repr(pl.asarray([])) == "tensor([])"
    assert repr(pl.asarray([], dtype=pl.int64)) == "tensor([], dtype=pylucid.int64)"
    assert repr(pl.zeros((0, 2), dtype=pl.bool)) == "tensor([], size=(0, 2), dtype=pylucid.bool)"
    assert repr(pl.asarray([1])) == "tensor([1])"
