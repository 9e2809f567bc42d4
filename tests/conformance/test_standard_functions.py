"""Functions of the main namespace as the standard has them: shapes, dtypes and values, against NumPy."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from standard_strategies import (
    ALL,
    COMPLEX,
    FLOATS,
    INEXACT,
    INTEGERS,
    NUMERIC,
    REAL,
    SIGNED,
    UNSIGNED,
    arrays,
    axes,
    broadcastable,
    checked,
    is_nan,
    keywords,
    kind_of,
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
INDEX = pl.int64


def numpy_dtype(dtype: Any) -> Any:
    return np.dtype(dtype.name)


# Creation


@checked
@given(st.data(), shapes() | st.integers(0, 5), st.sampled_from(["empty", "ones", "zeros"]))
def test_filled(data: st.DataObject, shape: Any, name: str) -> None:
    options = data.draw(keywords(dtype=st.none() | dtypes, device=st.none() | st.just("cpu")))
    x = getattr(pl, name)(shape, **options)
    assert x.shape == (shape if isinstance(shape, tuple) else (shape,))
    assert x.dtype == (options.get("dtype") or pl.float32)
    if name != "empty":
        assert pl.all(x == getattr(np, name)(())[()].item())
    like = data.draw(keywords(dtype=st.none() | dtypes))
    y = getattr(pl, f"{name}_like")(x, **like)
    assert (y.shape, y.dtype) == (x.shape, like.get("dtype") or x.dtype)


@checked
@given(st.data(), shapes() | st.integers(0, 5), dtypes)
def test_full(data: st.DataObject, shape: Any, dtype: Any) -> None:
    value = data.draw(scalars(dtype))
    same(pl.full(shape, value, dtype=dtype), np.full(shape, value, dtype=numpy_dtype(dtype)))
    same(pl.full_like(pl.zeros(shape, dtype=dtype), value), np.full(shape, value, dtype=numpy_dtype(dtype)))


@pytest.mark.parametrize(
    ("value", "dtype"), [(True, pl.bool), (3, pl.int64), (3.5, pl.float32), (3j, pl.complex64), (-(2**40), pl.int64)]
)
def test_default_dtypes_of_python_numbers(value: Any, dtype: Any) -> None:
    for x in (pl.asarray(value), pl.asarray([value]), pl.full((2,), value), pl.asarray([[value], [value]])):
        assert x.dtype == dtype
    assert pl.asarray([value, 1.0]).dtype == (pl.complex64 if isinstance(value, complex) else pl.float32)


@checked
@given(st.data(), dtypes, shapes())
def test_asarray_of_lists(data: st.DataObject, dtype: Any, shape: tuple[int, ...]) -> None:
    flat = data.draw(st.lists(scalars(dtype), min_size=math.prod(shape), max_size=math.prod(shape)))
    expected = np.asarray(flat, dtype=numpy_dtype(dtype)).reshape(shape)
    as_list = expected.tolist()
    same(pl.asarray(as_list, dtype=dtype), np.asarray(as_list, dtype=numpy_dtype(dtype)))
    if shape:
        rows = [pl.asarray(row, dtype=dtype) for row in expected]
        same(pl.asarray(rows, dtype=dtype), np.asarray(expected) if rows else np.zeros(0, numpy_dtype(dtype)))
        if rows:
            same(pl.asarray(tuple(rows)), expected)


def test_asarray_of_tensors_among_numbers() -> None:
    a = pl.asarray(2, dtype=pl.int8)
    assert pl.asarray([a, 1]).dtype == pl.int8
    assert pl.asarray([a, 1.5]).dtype == pl.float32
    assert pl.asarray([pl.asarray(1.0, dtype=pl.float64), 1]).dtype == pl.float64
    assert pl.asarray([pl.asarray(1.0, dtype=pl.float64), 1j]).dtype == pl.complex128
    assert pl.asarray([a, pl.asarray(1, dtype=pl.uint8)]).dtype == pl.int16
    with pytest.raises(ValueError, match="nest uniformly"):
        pl.asarray([pl.ones(2), pl.ones(3)])
    with pytest.raises(ValueError, match="nest uniformly"):
        pl.asarray([pl.ones(2), 3.0])
    with pytest.raises(TypeError, match="uint64"):
        pl.asarray([a, pl.asarray(1, dtype=pl.uint64)])


bounds = st.integers(-40, 40) | st.floats(-40, 40, width=32)


@checked
@given(
    st.data(),
    bounds,
    st.none() | bounds,
    (st.integers(-9, 9) | st.floats(-9, 9, width=32)).filter(lambda s: abs(s) > 0.3),
)
def test_arange(data: st.DataObject, start: Any, stop: Any, step: Any) -> None:
    values = [start, step] if stop is None else [start, stop, step]
    whole = all(isinstance(v, int) for v in values)
    allowed = (*SIGNED[1:], *FLOATS) if whole else FLOATS
    options = data.draw(keywords(dtype=st.none() | st.sampled_from(allowed)))
    arguments = (start,) if stop is None else (start, stop, step)
    if stop is None:
        step = 1
    first, last = (0, start) if stop is None else (start, stop)
    got = pl.arange(*arguments, **options)
    whole = all(isinstance(v, int) for v in arguments)
    assert got.dtype == (options.get("dtype") or (pl.int64 if whole else pl.float32))
    assert got.shape == (max(0, math.ceil((last - first) / step)),)
    if whole:
        assert [int(v) for v in got] == list(range(*arguments))
    else:
        np.testing.assert_allclose(got.numpy(), first + step * np.arange(got.size), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
def test_arange_of_integers(dtype: Any, examined: Count) -> None:
    for arguments in ((5,), (2, 9), (1, 9, 2), (9, 1, -3), (5, 5), (5, 1), (0, 0, -1)):
        got = pl.arange(*arguments, dtype=dtype)
        assert got.dtype == dtype
        assert [int(v) for v in got] == list(range(*arguments))
        examined(1)


@checked
@given(st.integers(0, 6), st.none() | st.integers(0, 6), st.integers(-8, 8), st.none() | st.sampled_from(NUMERIC))
def test_eye(rows: int, columns: int | None, k: int, dtype: Any) -> None:
    expected = np.eye(rows, columns, k=k)
    same(pl.eye(rows, columns, k=k, dtype=dtype), expected, dtype=dtype or pl.float32)


@checked
@given(st.data(), st.integers(0, 12), st.booleans(), st.sampled_from(FLOATS))
def test_linspace(data: st.DataObject, num: int, endpoint: bool, dtype: Any) -> None:
    number = st.floats(-1e6, 1e6, width=32) | st.integers(-1000, 1000)
    start, stop = data.draw(number), data.draw(number)
    got = pl.linspace(start, stop, num, endpoint=endpoint, dtype=dtype)
    expected = np.linspace(start, stop, num, endpoint=endpoint)
    assert got.dtype == dtype
    assert got.shape == (num,)
    scale = max(abs(start), abs(stop), 1)
    np.testing.assert_allclose(got.numpy() / scale, expected / scale, rtol=1e-5, atol=1e-5)
    if num > 0:
        assert got[0] == pl.asarray(start, dtype=dtype)
    if num > 1 and endpoint:
        assert got[-1] == pl.asarray(stop, dtype=dtype)
    if not endpoint:
        assert pl.all(got == pl.linspace(start, stop, num + 1, dtype=dtype)[:-1])
    assert pl.linspace(start, stop, num).dtype == pl.float32


@pytest.mark.parametrize("dtype", [*REAL, *COMPLEX], ids=str)
def test_linspace_dtypes(dtype: Any, examined: Count) -> None:
    for start, stop, num in ((0, 10, 11), (3, 3, 4), (0, 100, 5), (7, 7, 1), (2, 9, 0)):
        got = pl.linspace(start, stop, num, dtype=dtype)
        same(got, np.linspace(start, stop, num).astype(numpy_dtype(dtype)), 1e-6)
        examined(1)
    if dtype in COMPLEX:
        same(pl.linspace(0, 1 + 2j, 3, dtype=dtype), np.linspace(0, 1 + 2j, 3), 1e-6, dtype)


@checked
@given(st.data(), st.sampled_from(NUMERIC), st.integers(0, 3), st.sampled_from(["xy", "ij"]))
def test_meshgrid(data: st.DataObject, dtype: Any, n: int, indexing: str) -> None:
    inputs = [
        data.draw(xps.arrays(dtype, st.integers(0, 3).map(lambda k: (k,)), elements=small(dtype))) for _ in range(n)
    ]
    got = pl.meshgrid(*inputs, indexing=indexing)
    expected = np.meshgrid(*(x.numpy() for x in inputs), indexing=indexing)  # type: ignore[call-overload]
    assert isinstance(got, list | tuple)
    assert len(got) == n
    for a, b in zip(got, expected, strict=True):
        same(a, b)


@checked
@given(st.data(), dtypes, shapes(min_dims=2), st.integers(-5, 5))
def test_triangles(data: st.DataObject, dtype: Any, shape: tuple[int, ...], k: int) -> None:
    x = data.draw(arrays(dtype, shape))
    same(pl.tril(x, k=k), np.tril(x.numpy(), k=k))
    same(pl.triu(x, k=k), np.triu(x.numpy(), k=k))


@pytest.mark.parametrize("stop", [1.7e308, 1.7e308 + 1j])
def test_linspace_over_more_than_the_largest_number(stop: complex) -> None:
    dtype = pl.complex128 if isinstance(stop, complex) else pl.float64
    for endpoint in (False, True):
        got = pl.linspace(-1.7e308, stop, 5, dtype=dtype, endpoint=endpoint)
        assert pl.all(pl.isfinite(got))
        assert got[0] == -1.7e308
    assert got[-1] == stop
    assert pl.real(got[2]) == 0 if dtype in COMPLEX else got[2] == 0


def test_linspace_keeps_the_sign_of_zero() -> None:
    assert pl.signbit(pl.linspace(-0.0, 1.0, 3))[0]


# Data types


@checked
@given(st.data(), dtypes, dtypes, st.none() | st.booleans())
def test_astype(data: st.DataObject, before: Any, after: Any, copied: bool | None) -> None:
    assume(before not in COMPLEX or after in COMPLEX)
    x = data.draw(xps.arrays(before, shapes(), elements=small(before)))
    assume(after not in UNSIGNED or not np.any(x.numpy().real < 0))
    options = {} if copied is None else {"copy": copied}
    got = pl.astype(x, after, **options)
    same(got, x.numpy().astype(numpy_dtype(after)))
    if before == after:
        assert (got is x) == (copied is False)


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_no_imaginary_part_is_lost(device: str, examined: Count) -> None:
    """Complex to real "should not be permitted"; to bool it is a comparison with zero."""
    z = pl.asarray([1 + 2j, 0j], dtype=pl.complex64, device=device)
    for dtype in (pl.float32, pl.float16, pl.int32, pl.uint8):
        for function in (
            pl.astype, lambda x, d: pl.asarray(x, dtype=d), lambda x, d: pl.sum(x, dtype=d),
            lambda x, d: pl.prod(x, dtype=d), lambda x, d: pl.cumulative_sum(x, dtype=d),
            lambda x, d: pl.cumulative_prod(x, dtype=d), lambda x, d: pl.linalg.trace(x[None], dtype=d),
        ):  # fmt: skip
            with pytest.raises(TypeError, match=f"complex64 to {dtype.name} would lose the imaginary parts"):
                function(z, dtype)
            examined(1)
        with pytest.raises(TypeError, match=f"`fill_value` is a complex number, which {dtype.name} cannot hold"):
            pl.full((2,), 1j, dtype=dtype, device=device)
        with pytest.raises(TypeError, match="`fill_value` is a complex number"):
            pl.full_like(pl.zeros(2, dtype=dtype, device=device), 1j)
        with pytest.raises(TypeError, match="lose the imaginary parts"):
            pl.asarray(np.array([1j]), dtype=dtype, device=device)
    assert pl.astype(z, pl.bool).tolist() == [True, False]
    assert pl.zeros_like(z, dtype=pl.float32).tolist() == [0, 0]


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_sums_convert_before_they_add(device: str, examined: Count) -> None:
    """As `astype` does, also of numbers that the dtype cannot hold."""
    for number in (2.0**31, 300.0, -5.0, 1e30, math.nan, -math.inf):
        x = pl.asarray([number], dtype=pl.float32, device=device)
        for dtype in (pl.bool, pl.int8, pl.uint8, pl.int16, pl.uint16, pl.int32, pl.uint32, pl.int64):
            wanted = pl.astype(x, dtype).tolist()
            for function in (pl.sum, pl.prod, pl.cumulative_sum, pl.cumulative_prod):
                got = function(x, dtype=dtype)
                assert got.dtype is dtype
                assert pl.reshape(got, (1,)).tolist() == wanted, (number, dtype, function)
                examined(1)


@checked
@given(st.data(), broadcastable(3))
def test_broadcasting(data: st.DataObject, three: tuple[tuple[int, ...], ...]) -> None:
    inputs = [data.draw(arrays(data.draw(dtypes), shape)) for shape in three]
    result = np.broadcast_shapes(*three)
    assert pl.broadcast_shapes(*three) == result
    assert isinstance(pl.broadcast_shapes(*three), tuple)
    for got, x in zip(pl.broadcast_arrays(*inputs), inputs, strict=True):
        same(got, np.broadcast_to(x.numpy(), result))
        same(pl.broadcast_to(x, result), np.broadcast_to(x.numpy(), result))


def test_broadcasting_that_fails() -> None:
    for wrong in (((2,), (3,)), ((2, 1), (3, 3)), ((0,), (2,)), ((4, 3), (4,))):
        with pytest.raises(ValueError, match="broadcast"):
            pl.broadcast_shapes(*wrong)
    assert pl.broadcast_shapes() == ()
    assert pl.broadcast_shapes((0,), (1,)) == (0,)
    with pytest.raises(ValueError, match="broadcast"):
        pl.broadcast_to(pl.ones(3), (2,))
    with pytest.raises(ValueError, match="broadcast"):
        pl.broadcast_arrays(pl.ones(3), pl.ones(2))


@pytest.mark.parametrize("before", ALL, ids=str)
def test_casts_and_kinds(before: Any, examined: Count) -> None:
    kinds = {
        "bool": (pl.bool,),
        "signed integer": SIGNED,
        "unsigned integer": UNSIGNED,
        "integral": INTEGERS,
        "real floating": FLOATS,
        "complex floating": COMPLEX,
        "numeric": NUMERIC,
    }
    for after in ALL:
        for argument in (before, pl.ones(1, dtype=before)):
            got = pl.can_cast(argument, after)
            assert type(got) is bool
            if promoted(before, after) == after:
                assert got
        wanted = promoted(before, after)
        if wanted is not None:
            for arguments in (
                (before, after),
                (pl.ones(1, dtype=before), after),
                (pl.ones(2, dtype=before), pl.ones(1, dtype=after)),
            ):
                assert pl.result_type(*arguments) == wanted
        examined(1)
    for kind, members in kinds.items():
        got = pl.isdtype(before, kind)
        assert type(got) is bool
        assert got == (before in members)
        assert pl.isdtype(before, (kind, pl.int8)) == (before in members or before == pl.int8)
        assert pl.isdtype(before, ("bool", kind)) == (before in members or before == pl.bool)
    assert pl.isdtype(before, before)
    assert not pl.isdtype(before, (d for d in ALL if d != before).__next__())
    with pytest.raises((TypeError, ValueError)):
        pl.isdtype(before, "no kind")


def test_result_type_of_scalars() -> None:
    x = pl.ones(1, dtype=pl.int8)
    assert pl.result_type(x, 1) == pl.int8
    assert pl.result_type(1, x) == pl.int8
    assert pl.result_type(pl.float64, 1) == pl.float64
    assert pl.result_type(pl.ones(1, dtype=pl.float64), 1j) == pl.complex128
    assert pl.result_type(pl.int8, pl.int16, pl.uint8) == pl.int16


@pytest.mark.parametrize("dtype", INEXACT, ids=str)
def test_finfo(dtype: Any) -> None:
    wanted = np.finfo(numpy_dtype(dtype))
    for argument in (dtype, pl.ones(2, dtype=dtype)):
        got = pl.finfo(argument)
        assert type(got.bits) is int
        assert got.bits == wanted.bits
        for name in ("eps", "max", "min", "smallest_normal"):
            value = getattr(got, name)
            assert type(value) is float
            assert value == float(getattr(wanted, name))
        assert got.dtype == {pl.complex64: pl.float32, pl.complex128: pl.float64}.get(dtype, dtype)
    with pytest.raises((TypeError, ValueError)):
        pl.iinfo(dtype)


@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
def test_iinfo(dtype: Any) -> None:
    wanted = np.iinfo(numpy_dtype(dtype))
    for argument in (dtype, pl.ones(2, dtype=dtype)):
        got = pl.iinfo(argument)
        assert all(type(getattr(got, name)) is int for name in ("bits", "max", "min"))
        assert (got.bits, got.max, got.min, got.dtype) == (wanted.bits, wanted.max, wanted.min, dtype)
    with pytest.raises((TypeError, ValueError)):
        pl.finfo(dtype)


# Inspection

KINDS = ["bool", "signed integer", "unsigned integer", "integral", "real floating", "complex floating", "numeric"]


def test_inspection(examined: Count) -> None:
    info = pl.__array_namespace_info__()
    names = {d.name for d in ALL}
    assert isinstance(info.devices(), tuple)
    assert info.default_device() in info.devices()
    capabilities = info.capabilities()
    assert type(capabilities["boolean indexing"]) is bool
    assert type(capabilities["data-dependent shapes"]) is bool
    assert type(capabilities["max dimensions"]) is int
    assert pl.zeros((1,) * capabilities["max dimensions"]).ndim == capabilities["max dimensions"]
    assert set(info.dtypes()) == names
    for device in [None, *info.devices()]:
        defaults = info.default_dtypes(device=device)
        assert {"real floating", "complex floating", "integral", "indexing"} <= set(defaults)
        available = info.dtypes(device=device)
        assert set(available) <= names
        assert set(defaults.values()) <= set(available.values())
        for kind in [*KINDS, tuple(KINDS), ("bool", "integral"), ()]:
            for name, dtype in info.dtypes(device=device, kind=kind).items():
                assert getattr(pl, name) == dtype
                assert pl.isdtype(dtype, kind)
                examined(1)
    with pytest.raises(ValueError, match="kind"):
        info.dtypes(kind="no kind")


# Manipulation


@checked
@given(st.data(), st.lists(st.sampled_from(NUMERIC), min_size=1, max_size=3), shapes(min_dims=1))
def test_joining(data: st.DataObject, chosen: list[Any], shape: tuple[int, ...]) -> None:
    wanted: Any = chosen[0]
    for dtype in chosen[1:]:
        wanted = promoted(wanted, dtype)
        assume(wanted is not None)
    axis = data.draw(st.integers(-len(shape), len(shape) - 1))
    varied = [list(shape) for _ in chosen]
    for one in varied:
        one[axis] = data.draw(st.integers(0, 3))
    inputs = [data.draw(xps.arrays(d, tuple(s), elements=small(d))) for d, s in zip(chosen, varied, strict=True)]
    plain = [x.numpy() for x in inputs]
    same(pl.concat(inputs, axis=axis), np.concatenate(plain, axis=axis), dtype=wanted)
    same(pl.concat(tuple(inputs), axis=None), np.concatenate(plain, axis=None), dtype=wanted)
    equal = [data.draw(xps.arrays(d, shape, elements=small(d))) for d in chosen]
    axis = data.draw(st.integers(-len(shape) - 1, len(shape)))
    same(pl.stack(equal, axis=axis), np.stack([x.numpy() for x in equal], axis=axis), dtype=wanted)


@checked
@given(st.data(), dtypes, shapes())
def test_axes_added_and_dropped(data: st.DataObject, dtype: Any, shape: tuple[int, ...]) -> None:
    x = data.draw(arrays(dtype, shape))
    axis = data.draw(st.integers(-len(shape) - 3, len(shape) + 2))
    if -len(shape) - 1 <= axis <= len(shape):
        same(pl.expand_dims(x, axis=axis), np.expand_dims(x.numpy(), axis))
    else:
        with pytest.raises(IndexError):
            pl.expand_dims(x, axis=axis)
    many = data.draw(xps.valid_tuple_axes(len(shape) + 2, min_size=2, max_size=2))
    same(pl.expand_dims(x, axis=many), np.expand_dims(x.numpy(), many))
    if shape:
        chosen = data.draw(st.integers(-len(shape), len(shape) - 1) | xps.valid_tuple_axes(len(shape)))
        wanted = (chosen,) if isinstance(chosen, int) else chosen
        if all(shape[i] == 1 for i in wanted):
            same(pl.squeeze(x, chosen), np.squeeze(x.numpy(), chosen))
        else:
            with pytest.raises(ValueError, match="squeeze"):
                pl.squeeze(x, chosen)


@checked
@given(st.data(), dtypes, shapes())
def test_moving(data: st.DataObject, dtype: Any, shape: tuple[int, ...]) -> None:
    x = data.draw(arrays(dtype, shape))
    plain, n = x.numpy(), len(shape)
    axis = data.draw(axes(n))
    same(pl.flip(x, axis=axis), np.flip(plain, axis))
    order = tuple(data.draw(st.permutations(range(n))))
    same(pl.permute_dims(x, order), np.transpose(plain, order))
    shift = data.draw(st.integers(-50, 50))
    single = data.draw(st.none() | st.integers(-n, n - 1)) if n else None
    same(pl.roll(x, shift, axis=single), np.roll(plain, shift, axis=single))
    if n:
        several = data.draw(xps.valid_tuple_axes(n, min_size=1))
        shifts = tuple(data.draw(st.integers(-9, 9)) for _ in several)
        same(pl.roll(x, shifts, axis=several), np.roll(plain, shifts, axis=several))
        same(pl.roll(x, shift, axis=several), np.roll(plain, shift, axis=several))
        target = data.draw(xps.valid_tuple_axes(n, min_size=len(several), max_size=len(several)))
        same(pl.moveaxis(x, several, target), np.moveaxis(plain, several, target))
        a, b = data.draw(st.integers(-n, n - 1)), data.draw(st.integers(-n, n - 1))
        same(pl.moveaxis(x, a, b), np.moveaxis(plain, a, b))
        parts = pl.unstack(x, axis=a)
        assert isinstance(parts, tuple)
        assert len(parts) == shape[a]
        for i, part in enumerate(parts):
            same(part, np.take(plain, i, axis=a))


@checked
@given(st.data(), dtypes, shapes(), st.none() | st.booleans())
def test_reshape(data: st.DataObject, dtype: Any, shape: tuple[int, ...], copied: bool | None) -> None:
    x = data.draw(arrays(dtype, shape))
    size = math.prod(shape)
    targets = [(size,), (1, size), shape, shape[::-1], (*shape, 1)]
    if size:
        targets += [(-1,), (*shape, -1), (-1, *shape[1:])] if shape else [(-1,)]
    target = data.draw(st.sampled_from(targets))
    same(pl.reshape(x, target, copy=copied), np.reshape(x.numpy(), target))


@checked
@given(st.data(), dtypes, shapes())
def test_repeating(data: st.DataObject, dtype: Any, shape: tuple[int, ...]) -> None:
    x = data.draw(arrays(dtype, shape))
    plain, n = x.numpy(), len(shape)
    times = data.draw(st.integers(0, 3))
    same(pl.repeat(x, times), np.repeat(plain, times))
    if n:
        axis = data.draw(st.integers(-n, n - 1))
        same(pl.repeat(x, times, axis=axis), np.repeat(plain, times, axis=axis))
        each = data.draw(xps.arrays(st.sampled_from((pl.int32, pl.int64)), (shape[axis],), elements=st.integers(0, 3)))
        same(pl.repeat(x, each, axis=axis), np.repeat(plain, each.numpy(), axis=axis))
        one = data.draw(xps.arrays(pl.int64, st.sampled_from([(), (1,)]), elements=st.integers(0, 3)))
        same(pl.repeat(x, one, axis=axis), np.repeat(plain, one.numpy(), axis=axis))
    repetitions = data.draw(st.lists(st.integers(0, 3), max_size=n + 2).map(tuple))
    same(pl.tile(x, repetitions), np.tile(plain, repetitions))


# Searching, sorting, sets


@checked
@given(st.data(), st.sampled_from(REAL), shapes(min_dims=1, min_side=1), st.booleans())
def test_extreme_positions(data: st.DataObject, dtype: Any, shape: tuple[int, ...], keepdims: bool) -> None:
    x = data.draw(xps.arrays(dtype, shape, elements=small(dtype)))
    axis = data.draw(st.none() | st.integers(-len(shape), len(shape) - 1))
    for name in ("argmax", "argmin"):
        same(
            getattr(pl, name)(x, axis=axis, keepdims=keepdims),
            getattr(np, name)(x.numpy(), axis=axis, keepdims=keepdims),
            dtype=INDEX,
        )


@checked
@given(st.data(), dtypes, shapes(min_dims=1))
def test_nonzero(data: st.DataObject, dtype: Any, shape: tuple[int, ...]) -> None:
    x = data.draw(arrays(dtype, shape))
    got = pl.nonzero(x)
    assert isinstance(got, tuple)
    for a, b in zip(got, np.nonzero(x.numpy()), strict=True):
        same(a, b, dtype=INDEX)
    axis = data.draw(axes(len(shape)).filter(lambda a: a != ()))
    keepdims = data.draw(st.booleans())
    same(
        pl.count_nonzero(x, axis=axis, keepdims=keepdims),
        np.count_nonzero(x.numpy(), axis=axis, keepdims=keepdims),
        dtype=INDEX,
    )
    with pytest.raises((ValueError, TypeError)):
        pl.nonzero(data.draw(arrays(dtype, ())))


@checked
@given(st.data(), pairs(ALL), broadcastable(3))
def test_where(data: st.DataObject, pair: tuple[Any, Any], three: tuple[tuple[int, ...], ...]) -> None:
    condition = data.draw(arrays(pl.bool, three[0]))
    x, y = (data.draw(xps.arrays(d, s, elements=small(d))) for d, s in zip(pair, three[1:], strict=True))
    same(pl.where(condition, x, y), np.where(condition.numpy(), x.numpy(), y.numpy()), dtype=promoted(*pair))
    number = data.draw(small(pair[0]))
    same(pl.where(condition, x, number), np.where(condition.numpy(), x.numpy(), number), dtype=pair[0])
    same(pl.where(condition, number, x), np.where(condition.numpy(), number, x.numpy()), dtype=pair[0])


@checked
@given(st.data(), pairs(REAL), st.sampled_from(["left", "right"]), st.booleans())
def test_searchsorted(data: st.DataObject, pair: tuple[Any, Any], side: str, sorts: bool) -> None:
    x = data.draw(xps.arrays(pair[0], st.integers(1, 6).map(lambda n: (n,)), elements=small(pair[0])))
    v = data.draw(xps.arrays(pair[1], shapes(), elements=small(pair[1])))
    order = pl.argsort(x) if sorts else None
    if not sorts:
        x = pl.sort(x)
    plain_order = order.numpy() if order is not None else None
    expected = np.searchsorted(x.numpy(), v.numpy(), side=side, sorter=plain_order)  # type: ignore[call-overload]
    same(pl.searchsorted(x, v, side=side, sorter=order), expected, dtype=INDEX)
    number = data.draw(small(pair[0]))
    expected = np.searchsorted(x.numpy(), number, side=side, sorter=plain_order)  # type: ignore[call-overload]
    same(pl.searchsorted(x, number, side=side, sorter=order), expected, dtype=INDEX)


@checked
@given(st.data(), st.sampled_from(ALL), shapes(), st.booleans())
def test_isin(data: st.DataObject, dtype: Any, shape: tuple[int, ...], invert: bool) -> None:
    x = data.draw(xps.arrays(dtype, shape, elements=small(dtype)))
    y = data.draw(xps.arrays(dtype, shapes(), elements=small(dtype)))
    same(pl.isin(x, y, invert=invert), np.isin(x.numpy(), y.numpy(), invert=invert))
    number = data.draw(small(dtype))
    same(pl.isin(x, number, invert=invert), np.isin(x.numpy(), number, invert=invert))
    same(pl.isin(number, x, invert=invert), np.isin(number, x.numpy(), invert=invert))


@checked
@given(st.data(), st.sampled_from(REAL), shapes(min_dims=1), st.booleans(), st.booleans())
def test_sorting(data: st.DataObject, dtype: Any, shape: tuple[int, ...], descending: bool, stable: bool) -> None:
    elements = (
        small(dtype)
        if data.draw(st.booleans())
        else xps.from_dtype(dtype, **({"allow_nan": False} if dtype in FLOATS else {}))
    )
    x = data.draw(xps.arrays(dtype, shape, elements=elements))
    axis = data.draw(st.integers(-len(shape), len(shape) - 1))
    options = {"axis": axis, "descending": descending, "stable": stable}
    ordered = np.sort(x.numpy(), axis=axis)
    if descending:
        ordered = np.flip(ordered, axis)
    same(pl.sort(x, **options), ordered)
    order = pl.argsort(x, **options)
    assert (order.dtype, order.shape) == (INDEX, x.shape)
    same(pl.take_along_axis(x, order, axis=axis), ordered)
    if stable and x.size:
        lines = np.moveaxis(x.numpy(), axis, -1).reshape(-1, shape[axis])
        got = np.moveaxis(order.numpy(), axis, -1).reshape(-1, shape[axis])
        for line, positions in zip(lines, got, strict=True):
            wanted = sorted(range(len(line)), key=lambda i, line=line: line[i], reverse=descending)  # stable either way
            assert positions.tolist() == wanted


@checked
@given(st.data(), dtypes, shapes())
def test_sets(data: st.DataObject, dtype: Any, shape: tuple[int, ...]) -> None:
    elements = small(dtype)
    if dtype in FLOATS:
        elements |= st.sampled_from([math.nan, math.inf, -0.0])
    if dtype in COMPLEX:
        elements |= st.sampled_from([complex(math.nan, 1), complex(1, math.nan)])
    x = data.draw(xps.arrays(dtype, shape, elements=elements))
    everything, counted, inverted = pl.unique_all(x), pl.unique_counts(x), pl.unique_inverse(x)
    assert everything._fields == ("values", "indices", "inverse_indices", "counts")
    assert counted._fields == ("values", "counts")
    assert inverted._fields == ("values", "inverse_indices")
    flat = x.numpy().reshape(-1).tolist()
    distinct = {v for v in flat if not is_nan(v)}
    nans = sum(is_nan(v) for v in flat)
    for values in (everything.values, counted.values, inverted.values, pl.unique_values(x)):
        assert values.dtype == dtype
        assert values.ndim == 1
        listed = values.tolist()
        assert len(listed) == len(distinct) + nans
        assert {v for v in listed if not is_nan(v)} == distinct
        assert sum(is_nan(v) for v in listed) == nans
    for counts, values in ((everything.counts, everything.values), (counted.counts, counted.values)):
        assert (counts.dtype, counts.shape) == (INDEX, values.shape)
        for value, count in zip(values.tolist(), counts.tolist(), strict=True):
            assert count == (1 if is_nan(value) else flat.count(value))
    for value, index in zip(everything.values.tolist(), everything.indices.tolist(), strict=True):
        assert is_nan(flat[index]) if is_nan(value) else flat.index(value) == index
    assert everything.indices.dtype == INDEX
    for inverse, values in (
        (everything.inverse_indices, everything.values),
        (inverted.inverse_indices, inverted.values),
    ):
        assert (inverse.dtype, inverse.shape) == (INDEX, shape)
        same(values[inverse], x.numpy()) if x.size else None


@checked
@given(st.data(), dtypes, shapes(min_dims=1, min_side=1))
def test_taking(data: st.DataObject, dtype: Any, shape: tuple[int, ...]) -> None:
    x = data.draw(arrays(dtype, shape))
    n = len(shape)
    axis = data.draw(st.integers(-n, n - 1))
    extent = shape[axis]
    positions = data.draw(
        xps.arrays(
            st.sampled_from(SIGNED), st.integers(0, 5).map(lambda k: (k,)), elements=st.integers(-extent, extent - 1)
        )
    )
    same(pl.take(x, positions, axis=axis), np.take(x.numpy(), positions.numpy(), axis=axis))
    if n == 1:
        same(pl.take(x, positions), np.take(x.numpy(), positions.numpy()))
    along = list(shape)
    along[axis] = data.draw(st.integers(0, 4))
    each = data.draw(xps.arrays(pl.int64, tuple(along), elements=st.integers(-extent, extent - 1)))
    same(pl.take_along_axis(x, each, axis=axis), np.take_along_axis(x.numpy(), each.numpy(), axis=axis))


# Statistics and utilities


def accumulated(dtype: Any) -> Any:
    """The dtype of a sum or product without `dtype`."""
    return pl.int64 if dtype in SIGNED else pl.uint64 if dtype in UNSIGNED else dtype


@checked
@given(st.data(), st.sampled_from(NUMERIC), shapes(), st.booleans())
def test_sums_and_products(data: st.DataObject, dtype: Any, shape: tuple[int, ...], keepdims: bool) -> None:
    x = data.draw(xps.arrays(dtype, shape, elements=small(dtype)))
    axis = data.draw(axes(len(shape)))
    wider = [d for d in NUMERIC if promoted(dtype, d) == d]
    options = data.draw(keywords(dtype=st.none() | st.sampled_from(wider)))
    wanted = options.get("dtype") or accumulated(dtype)
    for name in ("sum", "prod"):
        expected = getattr(np, name)(x.numpy(), axis=axis, keepdims=keepdims, dtype=numpy_dtype(wanted))
        same(
            getattr(pl, name)(x, axis=axis, keepdims=keepdims, **options),
            expected,
            1e-5 if wanted in INEXACT else 0,
            wanted,
        )


@checked
@given(st.data(), st.sampled_from(NUMERIC), shapes(min_dims=1), st.booleans())
def test_cumulative(data: st.DataObject, dtype: Any, shape: tuple[int, ...], initial: bool) -> None:
    x = data.draw(xps.arrays(dtype, shape, elements=small(dtype)))
    n = len(shape)
    axis = data.draw(st.integers(-n, n - 1) | (st.none() if n == 1 else st.nothing()))
    options = data.draw(keywords(dtype=st.none() | st.sampled_from([d for d in NUMERIC if promoted(dtype, d) == d])))
    wanted = options.get("dtype") or accumulated(dtype)
    for name in ("cumulative_sum", "cumulative_prod"):
        expected = getattr(np, name)(x.numpy(), axis=axis, include_initial=initial, dtype=numpy_dtype(wanted))
        got = getattr(pl, name)(x, axis=axis, include_initial=initial, **options)
        same(got, expected, 1e-5 if wanted in INEXACT else 0, wanted)
    if n > 1:
        with pytest.raises((ValueError, TypeError)):
            pl.cumulative_sum(x)


@checked
@given(st.data(), st.sampled_from(REAL), shapes(min_side=1), st.booleans())
def test_extremes(data: st.DataObject, dtype: Any, shape: tuple[int, ...], keepdims: bool) -> None:
    x = data.draw(arrays(dtype, shape))
    axis = data.draw(axes(len(shape)))
    for name in ("max", "min"):
        same(
            getattr(pl, name)(x, axis=axis, keepdims=keepdims),
            getattr(np, name)(x.numpy(), axis=axis, keepdims=keepdims),
        )


@checked
@given(st.data(), st.sampled_from(INEXACT), shapes(min_side=1), st.booleans())
def test_moments(data: st.DataObject, dtype: Any, shape: tuple[int, ...], keepdims: bool) -> None:
    x = data.draw(xps.arrays(dtype, shape, elements=small(dtype)))
    axis = data.draw(axes(len(shape)))
    same(pl.mean(x, axis=axis, keepdims=keepdims), np.mean(x.numpy(), axis=axis, keepdims=keepdims), 1e-5, dtype)
    if dtype in COMPLEX:
        return
    used = range(len(shape)) if axis is None else (axis,) if isinstance(axis, int) else axis
    count = math.prod(shape[i] for i in used)
    correction = data.draw(st.sampled_from([0, 0.0, 0.5, 1, 1.0, count / 2]))
    for name in ("std", "var"):
        got = getattr(pl, name)(x, axis=axis, correction=correction, keepdims=keepdims)
        if count > correction:
            same(got, getattr(np, name)(x.numpy(), axis=axis, ddof=correction, keepdims=keepdims), 1e-5, dtype)
        assert got.dtype == dtype


@checked
@given(st.data(), dtypes, shapes(), st.booleans())
def test_all_and_any(data: st.DataObject, dtype: Any, shape: tuple[int, ...], keepdims: bool) -> None:
    x = data.draw(arrays(dtype, shape))
    axis = data.draw(axes(len(shape)))
    for name in ("all", "any"):
        expected = getattr(np, name)(x.numpy(), axis=axis, keepdims=keepdims)
        same(getattr(pl, name)(x, axis=axis, keepdims=keepdims), np.asarray(expected, dtype=bool))


@checked
@given(st.data(), st.sampled_from(NUMERIC), shapes(min_dims=1, min_side=1), st.integers(0, 3))
def test_diff(data: st.DataObject, dtype: Any, shape: tuple[int, ...], n: int) -> None:
    x = data.draw(xps.arrays(dtype, shape, elements=small(dtype)))
    axis = data.draw(st.integers(-len(shape), len(shape) - 1))
    options: dict[str, Any] = {}
    for name in ("prepend", "append"):
        if data.draw(st.booleans()):
            side = list(shape)
            side[axis] = data.draw(st.integers(0, 2))
            options[name] = data.draw(xps.arrays(dtype, tuple(side), elements=small(dtype)))
    plain = {name: value.numpy() for name, value in options.items()}
    same(
        pl.diff(x, axis=axis, n=n, **options),
        np.diff(x.numpy(), axis=axis, n=n, **plain),
        1e-5 if dtype in INEXACT else 0,
        dtype,
    )


@checked
@given(st.data(), st.sampled_from(REAL), broadcastable(3))
def test_clip(data: st.DataObject, dtype: Any, three: tuple[tuple[int, ...], ...]) -> None:
    x = data.draw(xps.arrays(dtype, three[0], elements=small(dtype)))
    bounds_: dict[str, Any] = {}
    for name, shape in zip(("min", "max"), three[1:], strict=True):
        numbers = small(dtype) | st.integers(0, 3)
        bounds_[name] = data.draw(st.none() | numbers | xps.arrays(dtype, shape, elements=small(dtype)))
    plain = {k: v.numpy() if isinstance(v, pl.Tensor) else v for k, v in bounds_.items()}
    if all(v is not None for v in plain.values()):
        assume(not np.any(np.asarray(plain["max"]) < np.asarray(plain["min"])))
    got = pl.clip(x, **bounds_)
    expected = x.numpy()
    if plain["min"] is not None:
        expected = np.maximum(expected, plain["min"])
    if plain["max"] is not None:
        expected = np.minimum(expected, plain["max"])
    same(got, expected.astype(numpy_dtype(dtype)))
    same(pl.clip(x, bounds_["min"], bounds_["max"]), expected.astype(numpy_dtype(dtype)))


FLOATING = (
    "acos acosh asin asinh atan atanh cos cosh exp expm1 log log1p log2 log10 reciprocal sin sinh sqrt tan tanh".split()
)


@pytest.mark.parametrize("name", FLOATING)
@checked
@given(data=st.data())
def test_floating_functions(name: str, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(INEXACT))
    x = data.draw(arrays(dtype, shapes(), allow_nan=False, allow_infinity=False))
    got = getattr(pl, name)(x)
    assert (got.dtype, got.shape) == (dtype, x.shape)
    with np.errstate(all="ignore"):
        exact = getattr(np, name)(x.numpy().astype(np.complex128 if dtype in COMPLEX else np.float64))
    ours = got.numpy()
    moderate = np.isfinite(exact) & (abs(exact) < 1e30) & (abs(x.numpy()) < 1e30) & (abs(x.numpy()) > 1e-30)
    np.testing.assert_allclose(ours[moderate], exact[moderate], rtol=2e-2, atol=1e-2)


ROUNDING = "ceil floor round trunc sign square positive negative abs conj real".split()


@pytest.mark.parametrize("name", ROUNDING)
@checked
@given(data=st.data())
def test_numeric_functions(name: str, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(REAL if name in ("ceil", "floor", "trunc") else NUMERIC))
    x = data.draw(xps.arrays(dtype, shapes(), elements=small(dtype)))
    same(getattr(pl, name)(x), getattr(np, name)(x.numpy()), 1e-6 if dtype in INEXACT else 0)


@checked
@given(st.data(), st.sampled_from(COMPLEX))
def test_imag(data: st.DataObject, dtype: Any) -> None:
    x = data.draw(arrays(dtype, shapes()))
    same(pl.imag(x), x.numpy().imag)


@pytest.mark.parametrize("name", ["logical_and", "logical_or", "logical_xor"])
@checked
@given(data=st.data())
def test_logic(name: str, data: st.DataObject) -> None:
    first, second = data.draw(broadcastable(2))
    x, y = data.draw(arrays(pl.bool, first)), data.draw(arrays(pl.bool, second))
    same(getattr(pl, name)(x, y), getattr(np, name)(x.numpy(), y.numpy()))
    same(getattr(pl, name)(x, True), getattr(np, name)(x.numpy(), True))
    same(getattr(pl, name)(False, x), getattr(np, name)(False, x.numpy()))
    same(pl.logical_not(x), ~x.numpy())


FLOAT_PAIRS = {
    "atan2": "arctan2",
    "copysign": "",
    "hypot": "",
    "logaddexp": "",
    "maximum": "",
    "minimum": "",
    "nextafter": "",
}


@pytest.mark.parametrize("name", FLOAT_PAIRS)
@checked
@given(data=st.data())
def test_pairs_of_floats(name: str, data: st.DataObject) -> None:
    a, b = data.draw(pairs(FLOATS))
    if name == "nextafter":
        b = a
    first, second = data.draw(broadcastable(2))
    x = data.draw(xps.arrays(a, first, elements=st.floats(-50, 50, width=32)))
    y = data.draw(xps.arrays(b, second, elements=st.floats(-50, 50, width=32)))
    numpy = getattr(np, FLOAT_PAIRS[name] or name)
    same(getattr(pl, name)(x, y), numpy(x.numpy(), y.numpy()), 1e-5, promoted(a, b))
    number = data.draw(st.floats(-50, 50, width=32) | st.integers(-5, 5))
    cast = np.asarray(number, dtype=x.numpy().dtype)
    same(getattr(pl, name)(x, number), numpy(x.numpy(), cast), 1e-5, a)
    same(getattr(pl, name)(number, x), numpy(cast, x.numpy()), 1e-5, a)
    assert kind_of(a) is float
