"""The array object as the standard has it: reading, writing, Python numbers, operators and their dtypes."""

from __future__ import annotations

import copy
import operator
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from standard_strategies import (
    ALL,
    FLOATS,
    INEXACT,
    INTEGERS,
    NUMERIC,
    REAL,
    SIGNED,
    UNSIGNED,
    arrays,
    broadcastable,
    checked,
    is_nan,
    kind_of,
    narrower,
    pairs,
    promoted,
    same,
    scalars,
    shapes,
    small,
    xps,
)

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

dtypes = st.sampled_from(ALL)


@checked
@given(st.data(), dtypes, shapes())
def test_reading(data: st.DataObject, dtype: Any, shape: tuple[int, ...]) -> None:
    x = data.draw(arrays(dtype, shape))
    key = data.draw(xps.indices(shape, allow_newaxis=True))
    same(x[key], x.numpy()[key])


@checked
@given(st.data(), narrower(ALL), shapes())
def test_writing(data: st.DataObject, pair: tuple[Any, Any], shape: tuple[int, ...]) -> None:
    dtype, other = pair
    before = data.draw(arrays(dtype, shape))
    key = data.draw(xps.indices(shape))
    expected = before.numpy().copy()
    strategies = [arrays(other, expected[key].shape), arrays(other, ())]
    value = data.draw(st.one_of(*strategies, scalars(dtype)))
    x = pl.asarray(before, copy=True)
    kept = before.numpy().copy()
    x[key] = value
    expected[key] = value.numpy() if isinstance(value, pl.Tensor) else value
    same(x, expected)
    same(before, kept)


@checked
@given(st.data(), dtypes, shapes())
def test_masks(data: st.DataObject, dtype: Any, shape: tuple[int, ...]) -> None:
    x = data.draw(arrays(dtype, shape))
    mask = data.draw(arrays(pl.bool, st.sampled_from([shape[:n] for n in range(len(shape) + 1)])))
    same(x[mask], x.numpy()[mask.numpy()])
    whole = data.draw(arrays(pl.bool, shape))
    value = data.draw(scalars(dtype) | arrays(dtype, ()))
    expected = x.numpy().copy()
    expected[whole.numpy()] = value.numpy() if isinstance(value, pl.Tensor) else value
    y = pl.asarray(x, copy=True)
    y[whole] = value
    same(y, expected)


@checked
@given(st.data(), shapes(), shapes(max_dims=4))
def test_masks_that_do_not_fit(data: st.DataObject, shape: tuple[int, ...], other: tuple[int, ...]) -> None:
    fits = len(other) <= len(shape) and all(m in (n, 0) for m, n in zip(other, shape, strict=False))
    assume(not fits)
    x, mask = data.draw(arrays(pl.float32, shape)), data.draw(arrays(pl.bool, other))
    with pytest.raises(IndexError):
        x[mask]


@checked
@given(st.data(), dtypes, shapes(min_dims=1, min_side=1))
def test_integer_arrays(data: st.DataObject, dtype: Any, shape: tuple[int, ...]) -> None:
    x = data.draw(arrays(dtype, shape))
    index_dtype = data.draw(st.sampled_from(INTEGERS))
    is_array = data.draw(st.lists(st.booleans(), min_size=len(shape), max_size=len(shape)).filter(any))
    index_shapes = list(data.draw(broadcastable(sum(is_array), min_dims=1, min_side=1)))
    key = []
    for extent, wanted in zip(shape, is_array, strict=True):
        low = 0 if index_dtype in UNSIGNED else -extent
        if wanted:
            key.append(data.draw(xps.arrays(index_dtype, index_shapes.pop(), elements=st.integers(low, extent - 1))))
        else:
            key.append(data.draw(st.integers(-extent, extent - 1)))
    got = x[tuple(key)]
    numpy_key = tuple(k.numpy() if isinstance(k, pl.Tensor) else k for k in key)
    same(got, x.numpy()[numpy_key])


@checked
@given(st.data(), dtypes)
def test_python_numbers(data: st.DataObject, dtype: Any) -> None:
    x = data.draw(arrays(dtype, ()))
    value = x.numpy()[()]
    assert type(bool(x)) is bool
    assert bool(x) == bool(value)
    if dtype in (pl.bool, *INTEGERS):
        assert type(int(x)) is int
        assert int(x) == int(value)
    if dtype in INTEGERS:
        assert x.__index__() == operator.index(value)
        assert range(300)[x % 100] == int(value) % 100 if int(value) >= 0 else True
    else:
        with pytest.raises(TypeError):
            operator.index(x)
    if dtype in (pl.bool, *REAL):
        assert type(float(x)) is float
        assert float(x) == float(value) or np.isnan(value)
    if dtype in (*INEXACT, *INTEGERS):
        assert type(complex(x)) is complex
        assert complex(x) == complex(value) or is_nan(complex(value))


def test_numbers_that_python_refuses() -> None:
    for dtype in FLOATS:
        with pytest.raises(ValueError, match="NaN"):
            int(pl.asarray(float("nan"), dtype=dtype))
        for value in (float("inf"), float("-inf")):
            with pytest.raises(OverflowError):
                int(pl.asarray(value, dtype=dtype))
    for convert in (int, float):
        with pytest.raises(TypeError):
            convert(pl.asarray(1j))
    for convert in (bool, int, float, complex):
        with pytest.raises((TypeError, ValueError)):
            convert(pl.ones(2))
    assert [bool(pl.asarray(v)) for v in (float("nan"), float("inf"), -0.0, 1j)] == [True, True, False, True]


def test_attributes() -> None:
    x = pl.ones((2, 3, 4), dtype=pl.int16)
    assert (x.shape, x.ndim, x.size, x.dtype, x.device) == ((2, 3, 4), 3, 24, pl.int16, "cpu")
    assert type(x.shape) is tuple
    assert all(type(n) is int for n in x.shape)
    assert x.mT.shape == (2, 4, 3)
    assert x[0].T.shape == (4, 3)
    assert pl.ones((3, 0, 2)).size == 0
    assert pl.asarray(1).size == 1
    assert [float(v) for v in pl.asarray([1.0, 2.0])] == [1.0, 2.0]
    with pytest.raises(TypeError):
        iter(pl.asarray(1.0))
    same(x.to_device("cpu"), x.numpy())
    same(x.to_device("cpu", stream=None), x.numpy())
    same(copy.copy(x), x.numpy())
    same(copy.deepcopy(x), x.numpy())


@pytest.mark.parametrize("dtype", ALL, ids=str)
def test_dtypes_compare_and_hash(dtype: Any) -> None:
    others = [d for d in ALL if d is not dtype]
    assert dtype == pl.asarray(0, dtype=dtype).dtype
    assert not any(dtype == d for d in others)
    assert all(dtype != d for d in others)
    assert {dtype: 1}[pl.zeros(1, dtype=dtype).dtype] == 1
    assert dtype in ALL
    assert dtype != None  # noqa: E711
    assert pl.asarray(0, dtype=dtype).dtype is dtype


ARITHMETIC = {
    "add": (operator.add, operator.iadd, NUMERIC),
    "subtract": (operator.sub, operator.isub, NUMERIC),
    "multiply": (operator.mul, operator.imul, NUMERIC),
    "divide": (operator.truediv, operator.itruediv, INEXACT),
    "floor_divide": (operator.floordiv, operator.ifloordiv, REAL),
    "remainder": (operator.mod, operator.imod, REAL),
    "pow": (operator.pow, operator.ipow, NUMERIC),
    "bitwise_and": (operator.and_, operator.iand, (pl.bool, *INTEGERS)),
    "bitwise_or": (operator.or_, operator.ior, (pl.bool, *INTEGERS)),
    "bitwise_xor": (operator.xor, operator.ixor, (pl.bool, *INTEGERS)),
    "bitwise_left_shift": (operator.lshift, operator.ilshift, INTEGERS),
    "bitwise_right_shift": (operator.rshift, operator.irshift, INTEGERS),
}
COMPARISON = {
    "equal": (operator.eq, ALL),
    "not_equal": (operator.ne, ALL),
    "less": (operator.lt, REAL),
    "less_equal": (operator.le, REAL),
    "greater": (operator.gt, REAL),
    "greater_equal": (operator.ge, REAL),
}


def operands(name: str, dtype: Any) -> st.SearchStrategy[Any]:
    """Elements for which the result is defined, and exact."""
    if name in ("divide", "floor_divide", "remainder", "pow", "bitwise_left_shift", "bitwise_right_shift"):
        return st.integers(1, 3).map(kind_of(dtype))
    return small(dtype)


@pytest.mark.parametrize("name", ARITHMETIC)
@checked
@given(data=st.data())
def test_binary_operators(name: str, data: st.DataObject) -> None:
    symbol, in_place, accepted = ARITHMETIC[name]
    a, b = data.draw(pairs(accepted))
    first, second = data.draw(broadcastable(2))
    x = data.draw(xps.arrays(a, first, elements=operands(name, a)))
    y = data.draw(xps.arrays(b, second, elements=operands(name, b)))
    wanted = promoted(a, b)
    numpy = getattr(
        np, {"pow": "power", "bitwise_left_shift": "left_shift", "bitwise_right_shift": "right_shift"}.get(name, name)
    )
    expected = numpy(x.numpy(), y.numpy())
    tolerance = 1e-5 if wanted in INEXACT else 0.0
    same(symbol(x, y), expected, tolerance, wanted)
    same(getattr(pl, name)(x, y), expected, tolerance, wanted)
    if wanted == a and np.broadcast_shapes(first, second) == first:
        z = pl.asarray(x, copy=True)
        cell = z
        z = in_place(z, y)
        assert z is cell
        same(z, expected, tolerance, a)


@pytest.mark.parametrize("name", ARITHMETIC)
@checked
@given(data=st.data())
def test_operators_with_python_scalars(name: str, data: st.DataObject) -> None:
    symbol, in_place, accepted = ARITHMETIC[name]
    dtype = data.draw(st.sampled_from(accepted))
    x = data.draw(xps.arrays(dtype, shapes(min_side=1), elements=operands(name, dtype)))
    number = data.draw(operands(name, dtype))
    if dtype in INEXACT and data.draw(st.booleans()):
        number = int(number.real)  # a lower kind is weak
    assume(number != 0 or name not in ("divide", "floor_divide", "remainder", "pow"))
    full = pl.full_like(x, number)
    for got, wanted in (
        (symbol(x, number), symbol(x, full)),
        (symbol(number, x), symbol(full, x)),
        (getattr(pl, name)(x, number), symbol(x, full)),
        (getattr(pl, name)(number, x), symbol(full, x)),
        (in_place(pl.asarray(x, copy=True), number), symbol(x, full)),
    ):
        same(got, wanted.numpy(), 1e-6 if dtype in INEXACT else 0.0, dtype)


@pytest.mark.parametrize("name", COMPARISON)
@checked
@given(data=st.data())
def test_comparisons(name: str, data: st.DataObject) -> None:
    symbol, accepted = COMPARISON[name]
    a, b = data.draw(pairs(accepted))
    first, second = data.draw(broadcastable(2))
    x, y = data.draw(arrays(a, first)), data.draw(arrays(b, second))
    wanted = promoted(a, b)
    expected = getattr(np, name)(pl.astype(x, wanted).numpy(), pl.astype(y, wanted).numpy())
    same(symbol(x, y), expected)
    same(getattr(pl, name)(x, y), expected)
    number = data.draw(scalars(a))
    full = np.asarray(number, dtype=x.numpy().dtype)
    same(symbol(x, number), getattr(np, name)(x.numpy(), full))
    same(getattr(pl, name)(number, x), getattr(np, name)(full, x.numpy()))


@pytest.mark.parametrize(
    ("symbol", "accepted"), [(operator.neg, NUMERIC), (operator.pos, NUMERIC), (operator.abs, NUMERIC)]
)
@checked
@given(data=st.data())
def test_unary_operators(symbol: Any, accepted: Any, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(accepted))
    x = data.draw(xps.arrays(dtype, shapes(), elements=small(dtype)))
    same(symbol(x), symbol(x.numpy()), 1e-6 if dtype in INEXACT else 0.0)


@checked
@given(st.data(), st.sampled_from((pl.bool, *INTEGERS)))
def test_invert(data: st.DataObject, dtype: Any) -> None:
    x = data.draw(arrays(dtype, shapes()))
    same(~x, ~x.numpy())
    same(pl.bitwise_invert(x), ~x.numpy())


@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
def test_python_integers_out_of_range(dtype: Any, examined: Count) -> None:
    info = pl.iinfo(dtype)
    x = pl.ones(3, dtype=dtype)
    for number in (info.max + 1, info.min - 1):
        for call in (
            lambda: x + number,  # noqa: B023
            lambda: number * x,  # noqa: B023
            lambda: pl.add(x, number),  # noqa: B023
            lambda: operator.iadd(pl.asarray(x, copy=True), number),  # noqa: B023
            lambda: operator.setitem(pl.asarray(x, copy=True), 0, number),  # noqa: B023
            lambda: pl.asarray(number, dtype=dtype),  # noqa: B023
            lambda: pl.asarray([number], dtype=dtype),  # noqa: B023
            lambda: pl.full((2,), number, dtype=dtype),  # noqa: B023
            lambda: pl.full_like(x, number),  # noqa: B023
        ):
            with pytest.raises(OverflowError):
                call()
            examined(1)
    assert pl.full((), info.max, dtype=dtype).tolist() == info.max
    assert pl.full((), info.min, dtype=dtype).tolist() == info.min


def test_matmul_operators() -> None:
    for a, b in [(d, e) for d in NUMERIC for e in NUMERIC if promoted(d, e) is not None]:
        x, y = pl.ones((2, 3), dtype=a), pl.ones((3, 3), dtype=b)
        wanted = promoted(a, b)
        same(x @ y, np.full((2, 3), 3), dtype=wanted)
        if wanted == a:
            z = pl.asarray(x, copy=True)
            z @= y
            same(z, np.full((2, 3), 3), dtype=a)
    for wrong in (3, 2.0):
        with pytest.raises((TypeError, ValueError)):
            pl.ones((2, 2)) @ wrong
    with pytest.raises((TypeError, ValueError)):
        pl.asarray(1.0) @ pl.ones(2)


@checked
@given(st.data(), st.sampled_from(ALL), st.booleans() | st.none())
def test_asarray_of_an_array(data: st.DataObject, dtype: Any, copied: bool | None) -> None:
    x = data.draw(xps.arrays(dtype, shapes(min_side=1), elements=small(dtype)))
    y = pl.asarray(x, copy=copied)
    same(y, x.numpy())
    key = data.draw(xps.indices(x.shape, max_dims=0, allow_ellipsis=False))
    before = x[key].tolist()
    new = not before if dtype == pl.bool else kind_of(dtype)(before + 1)
    x[key] = new
    if copied is True:
        assert y[key].tolist() == before
    if copied is False:
        assert y[key].tolist() == new


@checked
@given(st.data(), st.sampled_from(ALL))
def test_dlpack(data: st.DataObject, dtype: Any) -> None:
    x = data.draw(xps.arrays(dtype, shapes(min_dims=1), elements=small(dtype)))
    kind, number = x.__dlpack_device__()
    assert int(kind) == 1
    assert number == 0
    options = st.fixed_dictionaries(
        {},
        optional={
            "copy": st.booleans() | st.none(),
            "max_version": st.none() | st.tuples(st.integers(0, 2), st.integers(0, 1)),
            "dl_device": st.none() | st.just((1, 0)),
            "stream": st.none(),
        },
    )
    x.__dlpack__(**data.draw(options))
    got = pl.from_dlpack(
        x,
        **data.draw(st.fixed_dictionaries({}, optional={"copy": st.booleans() | st.none(), "device": st.just("cpu")})),
    )
    same(got, x.numpy())
    assert got.device == "cpu"
    if dtype not in (pl.bool,):
        same(pl.from_dlpack(x.numpy().copy()), x.numpy())


def test_signed_types_are_those_of_iinfo() -> None:
    assert [pl.iinfo(d).min < 0 for d in SIGNED] == [True] * 4
