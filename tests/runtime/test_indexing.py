"""Reading and assigning through `x[...]` against NumPy, and every key and value that is refused."""

from __future__ import annotations

import ctypes
import types
import warnings
from importlib.util import find_spec
from typing import Any

import array_api_strict as strict
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pylucid as pl

DEVICES = ["cpu", pytest.param("gpu", marks=pytest.mark.skipif(not find_spec("pylucid._mlx"), reason="not built"))]

ARRAY = np.arange(2 * 3 * 4, dtype=np.float32).reshape(2, 3, 4)
SLICE = slice(None)


def on(device: str, key: Any) -> Any:
    return pl.asarray(key, device=device) if isinstance(key, pl.Tensor) else key


def to_numpy(x: Any) -> Any:
    return x.detach().cpu().numpy().copy()


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
        (2, "index 2 is out of range for axis 0 of size 2; accepted are -2 to 1"),
        (-3, "index -3 is out of range for axis 0 of size 2"),
        ((0, 3), "index 3 is out of range for axis 1 of size 3"),
        ((..., 4), "index 4 is out of range for axis 2 of size 4"),
        ((0, 0, 0, 0), "too many indices: 4 for a Tensor of 3"),
        ((..., ...), "at most one ellipsis"),
        ("a", "a str is not supported"),
        (1.0, "a float is not supported"),
        ([0.0, 1.0], r"an array of dtype float32 and shape \(2,\) is not supported"),
        (np.array([0.5]), r"an array of dtype float64 and shape \(1,\) is not supported"),
        (np.float64(1.0), "an array of dtype float64"),
        (pl.asarray(1.0), "an array of dtype float32"),
        (pl.asarray([1j]), "an array of dtype complex64"),
        (
            [0, 2],
            r"the index of axis 0 is 2 at position \(1,\), out of range for an axis of length 2; accepted are -2 to 1",
        ),
        ((0, [[1], [-4]]), r"the index of axis 1 is -4 at position \(1, 0\)"),
        ((..., pl.asarray([0, 9])), "the index of axis 2 is 9"),
        (([0, 1], [0, 3]), "the index of axis 1 is 3"),
        (np.array([2**63], dtype=np.uint64), "index 9223372036854775808 is out of range"),
        (([0, 1], [0, 1, 2]), r"do not broadcast: shapes \(2,\) and \(3,\)"),
        (([0], [0], [0], [0]), "too many indices: 4 for a Tensor of 3"),
        (np.ones((2, 3, 4, 1), dtype=bool), "too many indices: 4 for a Tensor of 3"),
        ([True, False, True], r"shape \(3,\) has length 3 along its axis 0, but axis 0 of the Tensor has size 2"),
        ((0, np.ones((3, 3), dtype=bool)), "length 3 along its axis 1, but axis 2 of the Tensor has size 4"),
        (([0], ..., ...), "at most one ellipsis"),
    ],
    ids=repr,
)
@pytest.mark.parametrize("device", DEVICES)
def test_refused(device: str, key: Any, message: str) -> None:
    x = pl.asarray(ARRAY, device=device)
    if isinstance(key, tuple):
        key = tuple(on(device, k) for k in key)
    with pytest.raises(IndexError, match=message):
        x[on(device, key)]
    with pytest.raises(IndexError, match=message):
        x[on(device, key)] = 0.0
    np.testing.assert_array_equal(to_numpy(x), ARRAY)


def test_refused_numbers() -> None:
    for huge in (2**70, -(2**70)):
        with pytest.raises(IndexError, match="of more than 64 bits is out of range for axis 0 of size 2"):
            pl.asarray(ARRAY)[huge]
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


def arrays(draw: Any, shape: tuple[int, ...]) -> tuple[Any, ...]:
    """A key that fits a shape, with arrays of integers that broadcast, masks, ints, slices and None among it."""
    common = draw(st.sampled_from([(), (1,), (2,), (3, 1), (2, 3), (0,)]))
    key: list[Any] = []
    axis = 0
    masked = False
    while axis < len(shape):
        kinds = ["slice", "slice", "int", "array", "list", "none", "stop"]
        if not masked and common in ((), (1,)):
            kinds.append("mask")
        kind = draw(st.sampled_from(kinds))
        if kind == "stop":
            break
        if kind == "none":
            key.append(None)
        elif kind == "slice":
            key.append(draw(st.builds(slice, BOUND, BOUND, STEP)))
        elif kind == "int":
            key.append(draw(st.integers(-shape[axis], shape[axis] - 1)))
        elif kind == "mask":
            ndim = draw(st.integers(1, len(shape) - axis))
            part = shape[axis : axis + ndim]
            bits = draw(st.lists(st.booleans(), min_size=int(np.prod(part)), max_size=int(np.prod(part))))
            key.append(np.array(bits).reshape(part))
            masked = True
            axis += ndim - 1
        else:
            dropped = draw(st.integers(0, len(common)))
            part = tuple(draw(st.sampled_from([n, 1])) for n in common[dropped:])
            count = int(np.prod(part))
            found = draw(st.lists(st.integers(-shape[axis], shape[axis] - 1), min_size=count, max_size=count))
            array = np.array(found, dtype=np.int64).reshape(part)
            key.append(array.tolist() if kind == "list" and array.ndim else array)
        if kind != "none":
            axis += 1
    slices = [i for i, item in enumerate(key) if isinstance(item, slice)]
    if axis == len(shape) and slices and draw(st.booleans()):
        key[draw(st.sampled_from(slices))] = ...
    elif draw(st.booleans()):
        # Of no axis where the key has them all; it parts arrays all the same.
        key.insert(draw(st.integers(0, len(key))) if axis == len(shape) else len(key), ...)
    return tuple(key)


KEYS = st.composite(arrays)
SHAPES = [(5,), (4, 3), (2, 3, 4), (2, 3, 1, 4)]


def as_tensors(key: tuple[Any, ...], device: str, as_tensor: bool) -> tuple[Any, ...]:
    return tuple(pl.asarray(k, device=device) if as_tensor and isinstance(k, np.ndarray) else k for k in key)


@pytest.mark.parametrize("device", DEVICES)
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_arrays_in_a_key_as_numpy(device: str, data: Any) -> None:
    shape = data.draw(st.sampled_from(SHAPES))
    key = data.draw(KEYS(shape))
    array = np.arange(int(np.prod(shape)), dtype=np.float32).reshape(shape)
    x = pl.asarray(array, device=device)
    ours = as_tensors(key, device, data.draw(st.booleans()))
    expected = array[key]
    got = x[ours]
    assert got.shape == expected.shape
    np.testing.assert_array_equal(to_numpy(got), expected)


@pytest.mark.parametrize("device", DEVICES)
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_assignment_as_numpy(device: str, data: Any) -> None:
    shape = data.draw(st.sampled_from(SHAPES))
    key = data.draw(KEYS(shape))
    array = np.arange(int(np.prod(shape)), dtype=np.float32).reshape(shape)
    x = pl.asarray(array, device=device)
    if data.draw(st.booleans()):
        array, x = array[::-1].T, x[::-1]
        x = pl.permute_dims(x, tuple(reversed(range(x.ndim))))
        key = key if len(shape) == 1 else (..., *([None] * data.draw(st.integers(0, 1))), data.draw(st.integers(-2, 1)))
    shared = x
    kept = pl.asarray(to_numpy(x)) if data.draw(st.booleans()) else None
    alias = x[...] if kept is not None else None
    target = array[key].shape
    masked = any(isinstance(k, np.ndarray) and k.dtype == bool for k in key)
    kind = data.draw(st.sampled_from(["scalar", "0d", "full", "row"] if masked or not target else
                                     ["scalar", "0d", "full", "row", "ones"]))  # fmt: skip
    rng = np.random.default_rng(data.draw(st.integers(0, 9)))
    value: Any = {
        "scalar": 7.5,
        "0d": np.float32(-1.5),
        "full": rng.normal(size=target).astype(np.float32),
        "row": rng.normal(size=target[-1:]).astype(np.float32),
        "ones": rng.normal(size=(1, 1, *target)).astype(np.float32),
    }[kind]
    wanted = array.copy()
    wanted[key] = value
    x[as_tensors(key, device, data.draw(st.booleans()))] = (
        pl.asarray(value, device=device) if data.draw(st.booleans()) else value
    )
    assert x is shared
    np.testing.assert_array_equal(to_numpy(x), wanted)
    if alias is not None and kept is not None:
        np.testing.assert_array_equal(to_numpy(alias), to_numpy(kept))


@pytest.mark.parametrize("dtype", pl._core.dtypes, ids=str)
def test_assignment_keeps_the_dtype(dtype: pl.Dtype) -> None:
    for key in (0, slice(1, 3), [0, 2], np.array([True, False, True, False])):
        x = pl.zeros(4, dtype=dtype)
        x[key] = True
        assert x.dtype is dtype
        assert pl.sum(x.to(pl.complex128)).item() == (1 if key == 0 else 2) if isinstance(key, int) else True
        assert x.tolist().count(x.tolist()[0]) in (1, 2, 3, 4)
        x[key] = pl.ones(1, dtype=dtype)
        assert x.dtype is dtype


def test_values_are_cast_within_their_kind() -> None:
    x = pl.zeros(2)
    x[0] = pl.asarray(1.5, dtype=pl.float64)
    x[1] = 3
    assert (x.dtype, x.tolist()) == (pl.float32, [1.5, 3.0])
    z = pl.zeros(2, dtype=pl.complex64)
    z[:] = [1, 2.5]
    assert z.tolist() == [1, 2.5]
    n = pl.zeros(2, dtype=pl.int8)
    n[...] = np.array([1, -2])
    assert (n.dtype, n.tolist()) == (pl.int8, [1, -2])


@pytest.mark.parametrize(
    ("dtype", "value", "error", "message"),
    [
        (pl.int64, 1.0, TypeError, "assignment: a Python float does not fit a Tensor of dtype int64"),
        (pl.int64, pl.asarray(1.0), TypeError, "a value of dtype float32 does not fit a Tensor of dtype int64"),
        (pl.int64, [0.5], TypeError, "dtype float32 does not fit"),
        (pl.int64, np.float64(2), TypeError, "does not fit"),
        (pl.float32, 1j, TypeError, "a complex number does not fit"),
        (pl.float32, pl.asarray([1j]), TypeError, "complex64 does not fit"),
        (pl.bool, 2, TypeError, "a Python int does not fit a Tensor of dtype bool"),
        (pl.bool, pl.asarray([1]), TypeError, "int64 does not fit a Tensor of dtype bool"),
        (pl.int8, 200, OverflowError, "int8"),
        (pl.uint8, -1, OverflowError, "uint8"),
        (pl.float32, "a", TypeError, "the value must be numbers"),
        (pl.float32, None, TypeError, "the value must be numbers"),
        (pl.float32, [1.0, 2.0, 3.0], ValueError, r"assignment: the value of shape \(3,\) does not broadcast.*\(2,\)"),
        (pl.float32, [[1.0], [2.0]], ValueError, "does not broadcast"),
    ],
    ids=repr,
)
@pytest.mark.parametrize("key", [slice(0, 2), [0, 1], np.array([True, True, False])], ids=repr)
def test_refused_values(key: Any, dtype: pl.Dtype, value: Any, error: type[Exception], message: str) -> None:
    x = pl.ones(3, dtype=dtype)
    if isinstance(key, np.ndarray) and error is ValueError:
        message = "does not broadcast"
    with pytest.raises(error, match=message):
        x[key] = value
    assert x.tolist() == [1, 1, 1]


def test_deletion() -> None:
    x = pl.ones(3)
    with pytest.raises(TypeError, match="cannot be deleted"):
        del x[0]  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", [0, slice(1, None), [0, 0], np.array([True, False, True]), (..., [1])], ids=repr)
def test_a_write_never_shows_in_another_array(key: Any) -> None:
    x = pl.arange(3.0)
    others = [x[...], x[::-1], pl.broadcast_to(x, (2, 3)), x * 1, x.detach(), pl.reshape(x, (3, 1))]
    before = [o.tolist() for o in others]
    x[key] = 9.0
    assert 9.0 in x.tolist()
    assert [o.tolist() for o in others] == before
    view = x[...]
    view[key] = -1.0
    assert 9.0 in x.tolist()
    assert -1.0 not in x.tolist()


def test_writes_into_borrowed_memory_are_copies() -> None:
    a = np.arange(3.0)
    x = pl.asarray(a, copy=False)
    x[0] = 7.0
    assert a.tolist() == [0, 1, 2]
    assert x.tolist() == [7, 1, 2]
    y = pl.arange(3.0)
    shown = y.numpy()
    y[1] = 9.0
    assert shown.tolist() == [0, 1, 2]
    assert y.tolist() == [0, 9, 2]


@pytest.mark.parametrize(
    "key", [0, slice(1, 500), [0, 1, 5], np.arange(1 << 16) % 2 == 0, (slice(2, 900), [0])], ids=str
)
def test_memory_of_ones_own_is_written_in_place(key: Any) -> None:
    """The values are 1 MiB; what a key and its positions take is less."""
    x = pl.zeros((1 << 16, 2), dtype=pl.float64)

    def taken(value: float) -> int:
        pl.reset_peak_memory()
        before = pl.memory_stats()["live_bytes"]
        x[key] = value
        return pl.memory_stats()["peak_bytes"] - before

    assert taken(1.0) < 1 << 20
    kept = x[...]
    assert taken(2.0) >= 1 << 20
    assert taken(3.0) < 1 << 20
    assert kept[0, 0].item() in (0.0, 1.0)
    y = x * 2.0
    weight = pl.tensor(2.0, requires_grad=True)
    y[key] = weight
    pl.reset_peak_memory()
    before = pl.memory_stats()["live_bytes"]
    y[key] = weight
    assert pl.memory_stats()["peak_bytes"] - before < 1 << 20


def test_overlapping_values() -> None:
    x = pl.arange(5)
    x[1:] = x[:-1]
    assert x.tolist() == [0, 0, 1, 2, 3]
    x[::-1] = x
    assert x.tolist() == [3, 2, 1, 0, 0]


class Writing:
    """An index that writes the array before it says which it is, and has others take the memory that this frees."""

    def __init__(self, x: pl.Tensor) -> None:
        self.x = x
        self.others: list[pl.Tensor] = []

    def __index__(self) -> int:
        self.x += 1
        self.others += [pl.zeros((2, 1)) for _ in range(8)]
        return 1


@pytest.mark.parametrize("last", [SLICE, [0, 1, 2], pl.asarray([True, True, True])], ids=["slice", "list", "mask"])
def test_a_key_that_writes_the_array(last: Any) -> None:
    x = pl.zeros((2, 3))
    x[Writing(x), last] = 7.0
    assert x.tolist() == [[1.0] * 3, [7.0] * 3]
    assert x[Writing(x), last].tolist() == [7.0] * 3
    assert x.tolist() == [[2.0] * 3, [8.0] * 3]


def test_a_value_that_writes_the_array() -> None:
    x = pl.zeros((2, 3))

    class Value:
        def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
            return np.asarray([Writing(x).__index__()] * 3, dtype=np.float32)

    x[1] = Value()
    assert x.tolist() == [[1.0] * 3, [1.0] * 3]


def test_chained_assignment() -> None:
    x = pl.zeros((2, 2))
    x[0] += 1
    x[:, 1] *= 3
    assert x.tolist() == [[1.0, 3.0], [0.0, 0.0]]


def leaf(values: Any) -> Any:
    return pl.tensor(np.asarray(values, dtype=np.float64), requires_grad=True)


def test_assignment_to_a_leaf() -> None:
    x = leaf([1, 2, 3])
    for key in (0, [0], np.array([True, False, True])):
        with pytest.raises(RuntimeError, match="leaf that requires grad"):
            x[key] = 1.0
    with pl.no_grad():
        x[1] = 9.0
    assert x.is_leaf
    assert x.requires_grad
    assert x.tolist() == [1, 9, 3]
    pl.sum(x * x).backward()
    assert x.grad.tolist() == [2, 18, 6]


@pytest.mark.parametrize(
    ("key", "shape", "old"),
    [
        (0, (2,), [[0, 0], [1, 1], [1, 1]]),
        (slice(None, None, 2), (2, 2), [[0, 0], [1, 1], [0, 0]]),
        ((slice(None), 1), (3,), [[1, 0]] * 3),
        ((slice(1, None), 0), (), [[1, 1], [0, 1], [0, 1]]),
        ([0, 2], (2, 2), [[0, 0], [1, 1], [0, 0]]),
        (([0, 2], [1, 1]), (2,), [[1, 0], [1, 1], [1, 0]]),
        ((slice(1, None), [1]), (2, 1), [[1, 1], [1, 0], [1, 0]]),
        (np.array([True, False, True]), (2, 2), [[0, 0], [1, 1], [0, 0]]),
        (np.array([True, False, True]), (), [[0, 0], [1, 1], [0, 0]]),
        (np.array([[True, False], [False, False], [True, True]]), (3,), [[0, 1], [1, 1], [0, 0]]),
    ],
    ids=repr,
)
@pytest.mark.parametrize("device", DEVICES)
def test_gradients_of_an_assignment(device: str, key: Any, shape: tuple[int, ...], old: Any) -> None:
    """To the old values where they stay, to the value where it was written; first and second order."""
    dtype = pl.float64 if device == "cpu" else pl.float32
    rng = np.random.default_rng(3)
    x = pl.asarray(rng.normal(size=(3, 2)), dtype=dtype, device=device).requires_grad_()
    v = pl.asarray(rng.normal(size=shape), dtype=dtype, device=device).requires_grad_()
    y = x * 2
    saved = y * y
    y[key] = v * 3
    assert y.requires_grad
    assert not y.is_leaf
    wanted = to_numpy(x) * 2
    wanted[key] = to_numpy(v) * 3
    np.testing.assert_allclose(to_numpy(y), wanted, rtol=1e-6)
    weights = rng.normal(size=(3, 2))
    g = pl.asarray(weights, dtype=dtype, device=device)
    gx, gv = pl.autograd.grad(pl.sum(y * y * y * g), [x, v], create_graph=True)
    kept = np.array(old, dtype=np.float64)
    np.testing.assert_allclose(to_numpy(gx), 3 * wanted**2 * weights * kept * 2, rtol=1e-4, atol=1e-5)
    picked = (3 * wanted**2 * weights)[key] * 3
    while picked.ndim > len(shape):
        picked = picked.sum(axis=0)
    np.testing.assert_allclose(to_numpy(gv), picked, rtol=1e-4, atol=1e-5)
    (second,) = pl.autograd.grad(pl.sum(gx), [x], retain_graph=True)
    np.testing.assert_allclose(to_numpy(second), 6 * wanted * weights * kept * 4, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(to_numpy(pl.autograd.grad(pl.sum(saved), [x])[0]), 8 * to_numpy(x), rtol=1e-5)


def test_forward_mode_of_an_assignment() -> None:
    def f(x: Any, v: Any) -> Any:
        y = x * 1
        y[[2, 0, 2]] = v
        y[1:2] = v[0] * v[1]
        return y * y

    x, v = pl.asarray([1.0, 2.0, 3.0]), pl.asarray([4.0, 5.0, 6.0])
    out, tangent = pl.func.jvp(f, (x, v), (pl.ones(3), pl.asarray([1.0, 10.0, 100.0])))
    assert out.tolist() == [25.0, 400.0, 36.0]
    assert tangent.tolist() == [100.0, 2 * 20 * (4 * 10 + 5), 1200.0]


def test_an_assigned_value_makes_the_array_require_grad() -> None:
    x = pl.zeros(3, dtype=pl.float64)
    v = leaf(2.0)
    for i in range(3):
        x[i] = v * i
    pl.sum(x).backward()
    assert v.grad.item() == 3.0


def test_gradients_accumulate_over_repeated_indices() -> None:
    x = leaf([1, 2, 3])
    (g,) = pl.autograd.grad(pl.sum(x[[0, 0, 2, -1]] * pl.asarray([1.0, 2, 4, 8])), [x])
    assert g.tolist() == [3, 0, 12]


def test_assignment_under_no_grad_keeps_the_graph() -> None:
    x = leaf([1, 2])
    y = x * 3
    with pl.no_grad():
        y[0] = 0.0
    pl.sum(y).backward()
    assert x.grad.tolist() == [3, 3]


@pytest.mark.parametrize("device", DEVICES)
def test_keys_stay_on_their_device(device: str) -> None:
    if device == "cpu":
        pytest.skip("one device cannot be mixed with itself")
    x = pl.zeros(3, device=device)
    with pytest.raises(TypeError, match="the index is on cpu, the Tensor on gpu"):
        x[pl.asarray([0])]
    with pytest.raises(TypeError, match="the value is on cpu, the Tensor on gpu"):
        x[0] = pl.ones(())
    x[[1]] = [5]
    x[np.array([True, False, False])] = np.array([2.0])
    assert x.tolist() == [2, 5, 0]


def test_in_place_operators_keep_dtype_and_shape() -> None:
    x = pl.ones(2, dtype=pl.float32)
    x += pl.ones(2, dtype=pl.float64)
    assert x.dtype is pl.float32
    n = pl.ones(2, dtype=pl.int32)
    n += 1
    n <<= 2
    assert (n.dtype, n.tolist()) == (pl.int32, [8, 8])
    with pytest.raises(TypeError, match=r"add: in place.*int32.*float32"):
        n += 0.5
    with pytest.raises(TypeError, match=r"divide: in place.*write x = divide\(x, y\)$"):
        n /= 2
    with pytest.raises(ValueError, match=r"multiply: in place.*\(2,\).*\(3, 2\)"):
        x *= pl.ones((3, 2))
    with pytest.raises(TypeError, match="unsupported operand"):
        x -= "a"  # type: ignore[operator]
    assert n.tolist() == [8, 8]


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_masks_of_length_zero_select_nothing(device: str) -> None:
    """The array API standard: a mask's axis has the length of the array's or 0."""
    for shape, mask in (((1,), (0,)), ((3, 2), (0,)), ((3, 2), (3, 0)), ((3, 2), (0, 2)), ((3, 2, 4), (0, 0))):
        nothing = pl.zeros(mask, dtype=pl.bool, device=device)
        x = pl.ones(shape, device=device, requires_grad=True)
        selected = x[nothing]
        assert selected.shape == (0, *shape[len(mask) :])
        pl.sum(selected).backward()
        assert not pl.any(x.grad)
        y = pl.ones(shape, device=device)
        y[nothing] = 5.0
        assert pl.all(y == 1)
        with pytest.raises(ValueError, match="does not broadcast"):
            y[nothing] = pl.ones((7, *shape[len(mask) :]), device=device)
    with pytest.raises(IndexError, match="length 5 along its axis 1"):
        pl.ones((3, 2), device=device)[pl.zeros((0, 5), dtype=pl.bool, device=device)]


def test_arrays_of_other_libraries_as_indices() -> None:
    """Those of one element offer `__index__`, too, but their axes count."""
    x = pl.asarray(np.arange(6.0).reshape(2, 3))
    assert x[strict.asarray([1])].tolist() == [[3, 4, 5]]
    assert x[strict.asarray(1)].tolist() == [3, 4, 5]
    assert x[:, strict.asarray([0, 2])].tolist() == [[0, 2], [3, 5]]
    assert x[strict.asarray([True, False])].tolist() == [[0, 1, 2]]
    x[strict.asarray([0])] = 0.0
    assert x.tolist() == [[0, 0, 0], [3, 4, 5]]


def test_a_write_to_a_temporary_view_is_warned_of() -> None:
    x = pl.zeros((2, 3))
    for statement in ("x[0][1] = 5.0", "x.T[0] = 5.0", "x[:, 1:][x[:, 1:] == 0] = 1"):
        with pytest.warns(RuntimeWarning, match=r"x\[i, j\] = value, not x\[i\]\[j\] = value"):
            exec(statement, {"x": x})
    assert not pl.any(x)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        row = x[0]
        row[1] = 5.0
        rows = [x[0], x[1]]
        rows[0][1] = 5.0
        x[0, 1] = 7.0
        holder = types.SimpleNamespace(x=x)
        holder.x[1] = 1.0
        w = pl.ones(2, requires_grad=True)
        pl.sum(w).backward()
        w.grad[0] = 0.0
        pl.zeros(3)[0] = 1.0
    assert (row[1].item(), rows[0][1].item(), x.tolist(), w.grad.tolist()) == (5, 5, [[0, 7, 0], [1, 1, 1]], [0, 1])


def test_iteration_ends_after_the_last_item() -> None:
    """By IndexError of the sequence protocol, whose text is that of indexing."""
    x = pl.tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True)
    first, second = x
    assert [row.tolist() for row in (first, second)] == [[1.0, 2.0], [3.0, 4.0]]
    assert pl.autograd.grad(second.sum(), x)[0].tolist() == [[0.0, 0.0], [1.0, 1.0]]
    assert (list(pl.zeros((0, 3))), [y.shape for y in pl.zeros((2, 0))]) == ([], [(0,), (0,)])
    item = ctypes.pythonapi.PySequence_GetItem
    item.restype, item.argtypes = ctypes.py_object, [ctypes.py_object, ctypes.c_ssize_t]
    assert item(x.detach(), -1).tolist() == [3.0, 4.0]
    for position in (2, 10, -3):
        with pytest.raises(IndexError, match=r"^index -?[0-9]+ is out of range for axis 0 of size 2"):
            item(x, position)
