"""Basic indexing against NumPy, and every index that is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pylucid as pl

ARRAY = np.arange(2 * 3 * 4, dtype=np.float32).reshape(2, 3, 4)
SLICE = slice(None)


@pytest.mark.parametrize(
    "key",
    [
        0,
        -1,
        ...,
        None,
        (),
        (1, 2, 2),
        (1, ..., -1),
        (..., None),
        (None, ..., None),
        (SLICE, 1),
        slice(None, None, -1),
        (SLICE, slice(2, None, -2), slice(None, None, 3)),
        slice(5, 10),
        slice(-100, 100),
        (..., slice(3, 0, -1)),
        (0, None, slice(1, 1)),
        np.int64(1),
        (SLICE, SLICE, SLICE, ...),
        slice(None, None, 2**62),
        slice(None, None, -(2**62)),
        slice(2**70, None, -1),
    ],
    ids=repr,
)
def test_as_numpy(key: Any) -> None:
    x = pl.asarray(ARRAY)
    np.testing.assert_array_equal(x[key].numpy(), ARRAY[key])
    np.testing.assert_array_equal(x.mT[key].numpy(), np.swapaxes(ARRAY, 1, 2)[key])


def test_tensor_as_an_index() -> None:
    x = pl.asarray([10, 20, 30])
    assert x[pl.asarray(2)].item() == 30
    assert x[pl.asarray(-1, dtype=pl.int8)].item() == 30


@pytest.mark.parametrize(
    ("key", "message"),
    [
        (2, "index 2 is out of range for axis 0 of size 2"),
        (-3, "index -3 is out of range for axis 0 of size 2"),
        ((0, 3), "index 3 is out of range for axis 1 of size 3"),
        ((..., 4), "index 4 is out of range for axis 2 of size 4"),
        ((0, 0, 0, 0), "too many indices: 4 for a Tensor of 3"),
        ((..., ...), "at most one ellipsis"),
        ([0, 1], "a list of positions is not supported"),
        (True, "a bool is not supported"),
        ("a", "a str is not supported"),
        (1.0, "a float is not supported"),
        (np.array([0, 1]), "an array as an index is not supported"),
        (np.array([True, False]), "an array as an index is not supported"),
        (((0, 1), 0), "a tuple of positions is not supported"),
        (pl.asarray([0, 1]), r"a Tensor of dtype int64 and shape \(2,\) is not supported"),
        (pl.asarray([True, False]), r"a Tensor of dtype bool and shape \(2,\) is not supported"),
        (pl.asarray(1.0), "a Tensor of dtype float32"),
    ],
    ids=repr,
)
def test_refused(key: Any, message: str) -> None:
    with pytest.raises(IndexError, match=message):
        pl.asarray(ARRAY)[key]


def test_refused_numbers() -> None:
    with pytest.raises(OverflowError, match="64 bits"):
        pl.asarray(ARRAY)[2**70]
    with pytest.raises(ValueError, match="zero"):
        pl.asarray(ARRAY)[::0]
    with pytest.raises(TypeError):
        pl.asarray(ARRAY)["a":]  # type: ignore[misc]


def test_index_of_a_0d_tensor() -> None:
    x = pl.asarray(3.0)
    assert x[()].item() == 3.0
    assert x[...].shape == ()
    assert x[None].shape == (1,)
    with pytest.raises(IndexError, match="too many indices"):
        x[0]


BOUND = st.one_of(st.none(), st.integers(-7, 7))
STEP = st.one_of(st.none(), st.integers(-4, 4).filter(bool))
ITEM = st.one_of(st.builds(slice, BOUND, BOUND, STEP), st.integers(-5, 4), st.none())


@settings(max_examples=200, deadline=None)
@given(st.lists(ITEM, max_size=4), st.integers(0, 4))
def test_random_indices(items: list[Any], place: int) -> None:
    array = np.arange(60).reshape(5, 3, 4)
    key = (*items[:place], ..., *items[place:])
    try:
        expected = array[key]
    except IndexError:
        with pytest.raises(IndexError):
            pl.asarray(array)[key]
        return
    np.testing.assert_array_equal(pl.asarray(array)[key].numpy(), expected)


def test_gradient_of_strided_slices() -> None:
    x = pl.tensor(np.zeros((2, 3)), requires_grad=True)
    a, b = pl.asarray(np.array([[1.0, 2, 3]])), pl.asarray(np.array([[100.0, 101, 102]]))
    (g,) = pl.autograd.grad(pl.sum(x[0::2] * a) + pl.sum(x[1::2] * b), [x])
    assert g.tolist() == [[1, 2, 3], [100, 101, 102]]
    y = pl.tensor(np.zeros(5), requires_grad=True)
    (g,) = pl.autograd.grad(pl.sum(y[::-2] * pl.asarray(np.array([1.0, 2, 3]))), [y])
    assert g.tolist() == [3, 0, 2, 0, 1]
