"""Indexing operators: values against NumPy for every dtype; derivatives of first and second order, reverse and forward,
against central differences; shapes, strides, repeated and negative indices; every refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
import test_structural as structural
from cases import COMPLEX, DEVICES, EVERY, HALF, NOT_ON_GPU, REAL, tensor, to_numpy
from test_structural import Case

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]
    Shape = tuple[int, ...]

_core: Any = pl._core


def indices_of(shape: Shape, extent: int, seed: int = 0) -> Any:
    """Some negative, and repeated as soon as there are more than places."""
    return np.random.default_rng(seed).integers(-extent, extent, shape)


def like(x: Any, indices: Any) -> Any:
    return pl.asarray(indices, device=x.device)


def numpy_gather(x: Any, indices: Any, axis: int) -> Any:
    corner = tuple(slice(None) if i == axis % x.ndim else slice(0, n) for i, n in enumerate(indices.shape))
    return np.take_along_axis(x[corner], indices, axis)


def _coordinates(shape: Shape, indices: Any, axis: int) -> tuple[Any, ...]:
    found = list(np.indices(indices.shape))
    found[axis] = indices % shape[axis] if shape[axis] else indices
    return tuple(found)


def numpy_scatter_add(x: Any, indices: Any, values: Any, axis: int) -> Any:
    result = x.copy()
    corner = tuple(slice(0, n) for n in indices.shape)
    np.add.at(result, _coordinates(x.shape, indices, axis), values[corner])
    return result


def numpy_put(x: Any, indices: Any, values: Any, axis: int) -> Any:
    result = x.copy()
    corner = tuple(slice(0, n) for n in indices.shape)
    places = _coordinates(x.shape, indices, axis)
    for position in np.ndindex(indices.shape):
        result[tuple(p[position] for p in places)] = values[corner][position]
    return result


def numpy_index_add(x: Any, indices: Any, values: Any, axis: int) -> Any:
    result = np.moveaxis(x.copy(), axis, 0)
    moved = np.moveaxis(values, tuple(range(axis % x.ndim, axis % x.ndim + indices.ndim)), tuple(range(indices.ndim)))
    np.add.at(result, indices, moved)
    return np.moveaxis(result, 0, axis)


def numpy_diag_embed(x: Any, k: int) -> Any:
    n, i = x.shape[-1] + abs(k), np.arange(x.shape[-1])
    result = np.zeros((*x.shape[:-1], n, n), x.dtype)
    result[..., i + max(-k, 0), i + max(k, 0)] = x
    return result


def _cases() -> list[Case]:
    found: list[Case] = []

    def add(name: str, words: object, shapes: tuple[Shape, ...], ours: Any, numpys: Any, **more: Any) -> None:
        found.append(Case(name, str(words).replace(" ", ""), shapes, ours, numpys, **more))

    for shape, count, axis in [
        ((5,), (3,), None), ((5,), (9,), 0), ((3, 4), (2,), 0), ((3, 4), (7,), 1), ((3, 4), (2, 3), -1),
        ((2, 3, 4), (5,), 1), ((2, 3, 4), (), 1), ((3, 1, 2), (2, 2), 0), ((3, 4), (0,), 0), ((3, 0), (2,), 0),
        ((700, 3), (1500,), 0), ((3, 700), (1500,), 1),
    ]:  # fmt: skip
        at = indices_of(count, shape[axis or 0])
        add(
            "take",
            (shape, count, axis),
            (shape,),
            lambda x, at=at, axis=axis: pl.take(x, like(x, at), axis=axis),
            lambda x, at=at, axis=axis: np.take(x, at, axis=0 if axis is None else axis),
            low="any",
        )
    six = indices_of((6,), 4)
    add(
        "take",
        "strided",
        ((8, 3),),
        lambda x: pl.take(x[::-2].T, like(x, six), axis=1),
        lambda x: np.take(x[::-2].T, six, axis=1),
    )
    for shape, count, axis in [
        ((5,), (3,), 0), ((3, 4), (3, 2), 1), ((3, 4), (2, 4), 0), ((3, 4), (5, 4), -2), ((2, 3, 4), (2, 6, 4), 1),
        ((3, 4), (3, 0), 1), ((0, 4), (0, 2), 1), ((300, 5), (300, 2), 1), ((5, 300), (9, 300), 0),
    ]:  # fmt: skip
        at = indices_of(count, shape[axis])
        add(
            "take_along_axis",
            (shape, count, axis),
            (shape,),
            lambda x, at=at, axis=axis: pl.take_along_axis(x, like(x, at), axis=axis),
            lambda x, at=at, axis=axis: np.take_along_axis(x, at, axis),
            low="any",
        )
    for shape, count, axis in [((1, 4), (3, 2), 1), ((3, 4), (1, 6), 1), ((2, 5, 1), (1, 3, 4), 1)]:
        at = indices_of(count, shape[axis])
        whole = tuple(max(n, m) for n, m in zip(shape, count, strict=True))
        add(
            "take_along_axis",
            ("broadcast", shape, count),
            (shape,),
            lambda x, at=at, axis=axis: pl.take_along_axis(x, like(x, at), axis=axis),
            lambda x, at=at, axis=axis, whole=whole: np.take_along_axis(
                np.broadcast_to(x, (*whole[:axis], x.shape[axis], *whole[axis + 1 :])),
                np.broadcast_to(at, (*whole[:axis], at.shape[axis], *whole[axis + 1 :])),
                axis,
            ),
            low="any",
        )
    for shape, count, axis in [
        ((5,), (7,), 0), ((3, 4), (2, 5), 1), ((3, 4), (6, 3), 0), ((2, 3, 4), (1, 5, 2), -2), ((3, 4), (0, 4), 1),
    ]:  # fmt: skip
        at = indices_of(count, shape[axis])
        add(
            "gather",
            (shape, count, axis),
            (shape,),
            lambda x, at=at, axis=axis: pl.gather(x, like(x, at), axis=axis),
            lambda x, at=at, axis=axis: numpy_gather(x, at, axis),
            low="any",
        )
        wide = tuple(n + 1 for n in count)
        for words, given in (("same", count), ("longer", wide)):
            add(
                "scatter_add",
                (shape, count, axis, words),
                (shape, given),
                lambda x, v, at=at, axis=axis: pl.scatter_add(x, like(x, at), v, axis=axis),
                lambda x, v, at=at, axis=axis: numpy_scatter_add(x, at, v, axis),
            )
            add(
                "put_along_axis",
                (shape, count, axis, words),
                (shape, given),
                lambda x, v, at=at, axis=axis: pl.put_along_axis(x, like(x, at), v, axis=axis),
                lambda x, v, at=at, axis=axis: numpy_put(x, at, v, axis),
                low="any",
            )
    seven = indices_of((7,), 5)
    add(
        "scatter_add",
        "broadcast",
        ((5,), ()),
        lambda x, v: pl.scatter_add(x, like(x, seven), v, axis=0),
        lambda x, v: numpy_scatter_add(x, seven, np.broadcast_to(v, (7,)), 0),
    )
    for shape, count, axis in [
        ((5,), (7,), 0), ((3, 4), (5,), 0), ((3, 4), (6,), 1), ((2, 3, 4), (2, 2), 1), ((3, 4), (0,), 0),
        ((3, 4), (), -1),
    ]:  # fmt: skip
        at = indices_of(count, shape[axis])
        values = (*shape[: axis % len(shape)], *count, *shape[axis % len(shape) + 1 :])
        add(
            "index_add",
            (shape, count, axis),
            (shape, values),
            lambda x, v, at=at, axis=axis: pl.index_add(x, like(x, at), v, axis=axis),
            lambda x, v, at=at, axis=axis: numpy_index_add(x, at, v, axis),
        )
    mask = np.random.default_rng(1).random((3, 4)) < 0.5
    add(
        "masked_fill",
        "scalar",
        ((3, 4),),
        lambda x: pl.masked_fill(x, like(x, mask), 2),
        lambda x: np.where(mask, np.asarray(2).astype(x.dtype), x),
    )
    add(
        "masked_fill",
        "tensor",
        ((2, 3, 4), ()),
        lambda x, v: pl.masked_fill(x, like(x, mask), v),
        lambda x, v: np.where(mask, v, x),
        low="any",
    )
    for shape in [(3, 4), (2, 4, 3), (1, 5), (0, 3), (3, 0), (2, 200, 300)]:
        for k in (0, 1, -7):
            for name in ("tril", "triu"):
                add(
                    name,
                    (shape, k),
                    (shape,),
                    lambda x, k=k, name=name: getattr(pl, name)(x, k=k),
                    lambda x, k=k, name=name: getattr(np, name)(x, k),
                    low="any",
                )
    add("tril", "transposed", ((3, 4, 2),), lambda x: pl.tril(pl.permute_dims(x, (2, 1, 0))), lambda x: np.tril(x.T))
    add("triu", "reversed", ((3, 4),), lambda x: pl.triu(x[::-1, ::-1]), lambda x: np.triu(x[::-1, ::-1]))
    for shape in [(3,), (0,), (3, 4), (4, 2), (0, 3)]:
        for k in (0, 1, -2, 9):
            add("diag", (shape, k), (shape,), lambda x, k=k: pl.diag(x, k=k), lambda x, k=k: np.diag(x, k), low="any")
    for shape in [(3,), (2, 3), (2, 0), (2, 1, 2)]:
        for k in (0, 1, -2):
            add(
                "diag_embed",
                (shape, k),
                (shape,),
                lambda x, k=k: pl.diag_embed(x, offset=k),
                lambda x, k=k: numpy_diag_embed(x, k),
                low="any",
            )
    keys: list[tuple[object, Shape]] = [
        ([0, 2, 2, -1], (4, 3)),
        (([1, 0], [2, -1]), (3, 4)),
        (([[1], [0]], [2, -1, 0]), (3, 4)),
        ((slice(None), [1, 1]), (3, 4)),
        ((slice(1, None), [1, 1], slice(None, None, -1)), (3, 4, 2)),
        (([1, 0], slice(None), [0, 0]), (3, 4, 2)),
        ((0, slice(None), [0, 1, 1]), (3, 4, 2)),
        ((..., 0, [2, 1]), (2, 3, 4)),
        ((None, [1, 0], None), (3, 4)),
        ([[0, 1], [2, 2]], (3, 2)),
        ([], (3, 2)),
        (True, (3,)),
        (False, (3,)),
        ((True, [0, 1]), (3, 2)),
        (np.array([True, False, True]), (3, 2)),
        (np.array([[True, False], [False, True], [True, True]]), (3, 2)),
        ((np.array([True, False, True]), [0, 1]), (3, 2)),
        ((slice(None), np.array([[True, False], [True, True]])), (3, 2, 2)),
        ((slice(None, None, -1), np.array([True, False, True])), (2, 3)),
    ]
    for key, shape in keys:
        add("getitem", (key, shape), (shape,), lambda x, k=key: x[k], lambda x, k=key: np.asarray(x[k]), low="any")
    return found


CASES = _cases()
SMALL = [c for c in CASES if max(int(np.prod(s)) for s in c.shapes) < 2000]
FEW = [c for c in SMALL if c.name == "getitem" or [d for d in SMALL if d.name == c.name].index(c) < 5]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_values(device: str, case: Case, examined: Count) -> None:
    structural.test_values(device, case, examined)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", SMALL, ids=str)
def test_gradients(device: str, case: Case, examined: Count) -> None:
    structural.test_gradients(device, case, examined)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_second_derivatives(case: Case, examined: Count) -> None:
    structural.test_second_derivatives(case, examined)


@pytest.mark.parametrize("dtype", [*HALF, "complex64"])
@pytest.mark.parametrize("case", FEW, ids=str)
def test_gradient_dtypes(case: Case, dtype: str, examined: Count) -> None:
    structural.test_gradient_dtypes(case, dtype, examined)


INTERNAL: list[tuple[str, Any, Any]] = [
    (
        "_take_at",
        lambda x, at: _core._take_at(x, at, (0, 1), 0),
        lambda g, at, shape: _core._add_at(g, at, shape, (0, 1), 0),
    ),
    (
        "_take_at around",
        lambda x, at: _core._take_at(x, at, (1,), 1),
        lambda g, at, shape: _core._add_at(g, at, shape, (1,), 1),
    ),
    (
        "_take_last_at",
        lambda x, at: _core._take_last_at(x, at, (1,), 2),
        lambda g, at, shape: _core._place_at(g, at, shape, (1,), 2),
    ),
    (
        "take",
        lambda x, at: pl.take(x, at, axis=1),
        lambda g, at, shape: _core._untake(g, at, shape, 1),
    ),
]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("name", "read", "write"), INTERNAL, ids=[n for n, _, _ in INTERNAL])
def test_pairs_are_adjoint(device: str, name: str, read: Any, write: Any, examined: Count) -> None:
    """<read(x), g> = <x, write(g)>, in each direction's own derivative too."""
    rng = np.random.default_rng(5)
    for count in ((7,), (2, 3), (), (0,)):
        a = rng.normal(size=(3, 4, 5))
        at = like(pl.zeros(0, device=device), indices_of(count, 4))
        x = tensor(a, "float32", device, requires_grad=True)
        out = read(x, at)
        g = tensor(rng.normal(size=out.shape), "float32", device, requires_grad=True)
        back = write(g, at, x.shape)
        left, right = to_numpy(out * g).sum(), to_numpy(x * back).sum()
        assert left == pytest.approx(right, rel=1e-4, abs=1e-4)
        np.testing.assert_allclose(to_numpy(pl.autograd.grad(out, [x], g)[0]), to_numpy(back), rtol=1e-6)
        np.testing.assert_allclose(to_numpy(pl.autograd.grad(back, [g], x)[0]), to_numpy(out), rtol=1e-6)
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_scatter_add_along_axis_is_the_adjoint(device: str, examined: Count) -> None:
    rng = np.random.default_rng(6)
    for shape, count, axis in [((3, 4), (3, 6), 1), ((1, 4), (3, 6), 1), ((5, 3), (7, 1), 0)]:
        at = like(pl.zeros(0, device=device), indices_of(count, shape[axis]))
        x = tensor(rng.normal(size=shape), "float32", device, requires_grad=True)
        out = pl.take_along_axis(x, at, axis=axis)
        g = tensor(rng.normal(size=out.shape), "float32", device)
        (wanted,) = pl.autograd.grad(out, [x], g)
        got = _core._scatter_add_along_axis(g, at, shape, axis)
        np.testing.assert_allclose(to_numpy(got), to_numpy(wanted), rtol=1e-6)
        assert to_numpy(out * g).sum() == pytest.approx(to_numpy(x * got).sum(), rel=1e-4, abs=1e-4)
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", EVERY)
def test_nonzero(device: str, dtype: str, examined: Count) -> None:
    if device == "gpu" and dtype in NOT_ON_GPU:
        pytest.skip("the gpu has no such dtype")
    rng = np.random.default_rng(9)
    for shape in ((7,), (3, 5), (2, 3, 4), (0,), (2, 0, 3), (1, 1), (300, 250), (70000,), (4, 40000), (100000, 2)):
        for share in (0.0, 0.5, 1.0):
            a = (rng.random(shape) < share).astype("float32" if dtype == "bfloat16" else dtype)
            if dtype in (*REAL, *COMPLEX) and a.size:
                a.flat[0] = np.nan
            found = pl.nonzero(tensor(a, dtype, device))
            wanted = np.nonzero(a)
            assert len(found) == len(wanted)
            for ours, theirs in zip(found, wanted, strict=True):
                assert ours.dtype is pl.int64
                assert ours.device == device
                np.testing.assert_array_equal(to_numpy(ours), theirs)
            examined(1)
    strided = rng.random((6, 8)) < 0.5
    for ours, theirs in zip(
        pl.nonzero(tensor(strided, "bool", device)[::-2].T), np.nonzero(strided[::-2].T), strict=True
    ):
        np.testing.assert_array_equal(to_numpy(ours), theirs)
    with pytest.raises(ValueError, match="nonzero: x is 0-d"):
        pl.nonzero(tensor(1, dtype, device))


@pytest.mark.parametrize("device", DEVICES)
def test_sums_of_many_halves(device: str, examined: Count) -> None:
    """4,096 ones added in a half type would stop at 256 or 2,048."""
    zeros = np.zeros(4096, dtype=np.int64)
    for dtype in HALF:
        ones = tensor(np.ones(4096), dtype, device)
        start = tensor(np.zeros(2), dtype, device)
        at = pl.asarray(zeros, device=device)
        for total in (
            pl.scatter_add(start, at, ones, axis=0),
            pl.index_add(start, at, ones, axis=0),
            _core._untake(ones, at, (2,), 0),
        ):
            assert total.tolist() == [4096.0, 0.0]
            assert total.dtype.name == dtype
            examined(1)


def test_the_last_of_repeated_indices_has_the_gradient(examined: Count) -> None:
    x = tensor([1.0, 2.0, 3.0], "float64", "cpu", requires_grad=True)
    v = tensor([10.0, 20.0, 30.0, 40.0], "float64", "cpu", requires_grad=True)
    out = pl.put_along_axis(x, pl.asarray([2, 0, 2, -1]), v, axis=0)
    assert out.tolist() == [20.0, 2.0, 40.0]
    gx, gv = pl.autograd.grad(out, [x, v], pl.asarray([5.0, 7.0, 11.0], dtype=pl.float64))
    assert gx.tolist() == [0.0, 7.0, 0.0]
    assert gv.tolist() == [0.0, 5.0, 0.0, 11.0]
    examined(1)


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_results_do_not_depend_on_threads(threads: int, examined: Count) -> None:
    before = pl.get_num_threads()
    rng = np.random.default_rng(2)
    try:
        pl.set_num_threads(threads)
        for shape, count, axis in [((40, 3000), (40, 3000), 1), ((3000, 40), (5000, 40), 0), ((60000,), (90000,), 0)]:
            a, v = rng.normal(size=shape).astype(np.float32), rng.normal(size=count).astype(np.float32)
            at = rng.integers(0, shape[axis], count)
            x, values = pl.asarray(a), pl.asarray(v)
            np.testing.assert_array_equal(pl.gather(x, pl.asarray(at), axis=axis).numpy(), numpy_gather(a, at, axis))
            np.testing.assert_array_equal(
                pl.scatter_add(x, pl.asarray(at), values, axis=axis).numpy(), numpy_scatter_add(a, at, v, axis)
            )
            flat = rng.integers(0, shape[0], 70000)
            np.testing.assert_array_equal(pl.take(x, pl.asarray(flat), axis=0).numpy(), np.take(a, flat, axis=0))
            examined(3)
    finally:
        pl.set_num_threads(before)


X = np.arange(12.0, dtype=np.float32).reshape(3, 4)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda x, i: pl.take(x, i([0, 3]), axis=0), IndexError, r"take: indices is 3 at position \(1,\).*length 3"),
        (lambda x, i: pl.take(x, i([[0], [-4]]), axis=0), IndexError, r"-4 at position \(1, 0\).*-3 to 2"),
        (lambda x, i: pl.take(x, i([0])), ValueError, "take: x has shape .*axis may be left out"),
        (lambda x, i: pl.take(x, i([0]), axis=2), IndexError, "take: axis 2"),
        (lambda x, i: pl.take(x, i([0.5]), axis=0), TypeError, "take: `indices` has dtype float32.*integer"),
        (lambda x, i: pl.take(x[:0], i([0]), axis=0), IndexError, "no index is accepted"),
        (lambda x, i: pl.take(x[:, :0], i([5]), axis=0), IndexError, "take: indices is 5"),
        (lambda x, i: pl.take_along_axis(x, i([[4]]), axis=1), IndexError, "take_along_axis: indices is 4"),
        (lambda x, i: pl.take_along_axis(x, i([0]), axis=1), ValueError, "as many axes"),
        (lambda x, i: pl.take_along_axis(x, i([[0], [1]]), axis=1), ValueError, "do not broadcast along axis 0"),
        (lambda x, i: pl.take_along_axis(x, i([[0]]), axis=-3), IndexError, "axis -3"),
        (lambda x, i: pl.gather(x, i([[0]] * 4), axis=1), ValueError, "gather: indices .*longer along axis 0"),
        (lambda x, i: pl.gather(x, i([[0, 1, 9]]), axis=1), IndexError, r"9 at position \(0, 2\)"),
        (lambda x, i: pl.scatter_add(x, i([[0, -5]]), x, axis=1), IndexError, "scatter_add: indices is -5"),
        (lambda x, i: pl.scatter_add(x, i([[0, 1]] * 4), x, axis=1), ValueError, "longer along axis 0"),
        (lambda x, i: pl.scatter_add(x, i([[0, 1]]), x[:0], axis=1), ValueError, "values of shape"),
        (lambda x, i: pl.put_along_axis(x, i([0]), x, axis=1), ValueError, "put_along_axis: x has shape"),
        (lambda x, i: pl.put_along_axis(x, i([[9]]), x, axis=1), IndexError, "9"),
        (lambda x, i: pl.put_along_axis(x, i([[0]]), x, axis=2), IndexError, "put_along_axis: `axis` is 2"),
        (lambda x, i: pl.index_add(x, i([0]), x, axis=0), ValueError, "index_add: values of shape"),
        (lambda x, i: pl.index_add(x, i([7]), x[:1], axis=0), IndexError, "index_add: indices is 7"),
        (lambda x, i: pl.tril(x[0]), ValueError, "tril: x has shape"),
        (lambda x, i: pl.triu(x[0, 0]), ValueError, "triu: x has shape"),
        (lambda x, i: pl.diag(x[None]), ValueError, "diag: x has shape"),
        (lambda x, i: pl.diag_embed(x[0, 0]), ValueError, "diag_embed: x is 0-d"),
        (lambda x, i: pl.masked_fill(x, i([0]), 1), TypeError, "masked_fill: `mask` has dtype int64.*bool"),
    ],
)
def test_refusals(device: str, call: Any, kind: type[Exception], message: str, examined: Count) -> None:
    x = tensor(X, "float32", device)
    with pytest.raises(kind, match=message):
        call(x, lambda values: pl.asarray(values, device=device))
    examined(1)
