"""Rearrangement, repetition, joining, parting and creation of arrays, against NumPy.

Each case is a function that only moves elements. NumPy's function of the elements' numbers says where each result comes
from, and with that the derivatives are exact: of the gradient, of the second derivative and of forward mode.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import array_api_strict as strict
import numpy as np
import pytest
from cases import COMPLEX, DEVICES, EVERY, NOT_ON_GPU, REAL, rounded, tensor, to_numpy

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]
    Shape = tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """`ours` and `numpys` take as many arrays as there are shapes and give one array or several."""

    name: str
    shapes: tuple[Shape, ...]
    ours: Callable[..., Any]
    numpys: Callable[..., Any]

    def __str__(self) -> str:
        return self.name.replace(" ", "")


def _numpy_unstack(x: Any, axis: int) -> list[Any]:
    return [np.take(x, i, axis) for i in range(x.shape[axis])]


def _chunks(x: Any, n: int, axis: int) -> list[Any]:
    size = max(1, -(-x.shape[axis] // n))
    return np.split(x, range(size, x.shape[axis], size), axis)


def _cases() -> list[Case]:
    found: list[Case] = []

    def add(name: str, words: Any, shapes: tuple[Shape, ...], ours: Any, numpys: Any) -> None:
        found.append(Case(f"{name}-{words}", shapes, ours, numpys))

    for shapes in [((3,), (2, 1)), ((), (2, 3)), ((1,), (0,)), ((2, 1, 3), (4, 1), (1,)), ((2, 2),), ((0, 1), (1, 5))]:
        add("broadcast_arrays", shapes, shapes, pl.broadcast_arrays, np.broadcast_arrays)
    for shape, axis in [
        ((3, 4), None),
        ((3, 4), 0),
        ((3, 4), -1),
        ((2, 3, 4), (0, 2)),
        ((2, 3, 4), (-1, 0)),
        ((2, 3), ()),
        ((), None),
        ((), ()),
        ((0, 3), 0),
        ((0, 3), 1),
        ((1,), 0),
        ((5,), [0]),
    ]:
        add(
            "flip",
            (shape, axis),
            (shape,),
            lambda x, a=axis: pl.flip(x, axis=a),
            lambda x, a=axis: np.flip(x, tuple(a) if isinstance(a, list) else a),
        )
    for source, to in [(0, -1), (-1, 0), ((0, 1), (2, 0)), ((2, 0, 1), (0, 1, 2)), (1, 1), ((), ()), ([0], [-1])]:
        add(
            "moveaxis",
            (source, to),
            ((2, 3, 4),),
            lambda x, s=source, t=to: pl.moveaxis(x, s, t),
            lambda x, s=source, t=to: np.moveaxis(x, s, t),
        )
    for shape, shift, axis in [
        ((5,), 2, None),
        ((5,), -7, 0),
        ((3, 4), 5, None),
        ((3, 4), 1, 1),
        ((3, 4), (1, -1), (0, 1)),
        ((3, 4), 2, (0, 1)),
        ((3, 4), (1, 1), (0, 0)),
        ((3, 4), (1, 2), 1),
        ((0, 3), 2, 0),
        ((3, 0), 1, None),
        ((), 3, None),
        ((4,), 0, 0),
        ((2, 3), 3, -1),
        ((4,), 10**18, 0),
    ]:
        add(
            "roll",
            (shape, shift, axis),
            (shape,),
            lambda x, s=shift, a=axis: pl.roll(x, s, axis=a),
            lambda x, s=shift, a=axis: np.roll(x, s, a),
        )
    for shape, times, axis in [
        ((3,), 2, None),
        ((2, 3), 2, None),
        ((2, 3), 3, 0),
        ((2, 3), 2, -1),
        ((2, 3), 0, 1),
        ((), 4, None),
        ((0, 2), 3, 0),
        ((2, 3), 1, 1),
        ((3,), np.array([2, 0, 1]), None),
        ((2, 3), np.array([1, 3]), 0),
        ((2, 3), np.array([2, 1, 0]), 1),
        ((2, 3), np.array([2]), 1),
        ((2, 3), np.array(2), 0),
        ((0, 2), np.array([], int), 0),
        ((3,), np.array([0, 0, 0]), 0),
    ]:

        def ours(x: Any, times: Any = times, axis: Any = axis) -> Any:
            given = pl.asarray(times, dtype=pl.int64, device=x.device) if isinstance(times, np.ndarray) else times
            return pl.repeat(x, given, axis=axis)

        add("repeat", (shape, times, axis), (shape,), ours, lambda x, t=times, a=axis: np.repeat(x, t, a))
    for shapes, axis in [
        (((3,), (3,)), 0),
        (((3,), (3,)), 1),
        (((2, 3),) * 3, -2),
        (((),) * 2, 0),
        (((0, 2),) * 2, 1),
        (((2, 2),), 0),
    ]:
        add(
            "stack",
            (shapes, axis),
            shapes,
            lambda *xs, a=axis: pl.stack(xs, axis=a),
            lambda *xs, a=axis: np.stack(xs, axis=a),
        )
    for shape, axis in [((3, 2), 0), ((3, 2), 1), ((2, 3, 4), -2), ((1,), 0), ((0, 2), 0), ((2, 0), 0)]:
        add(
            "unstack",
            (shape, axis),
            (shape,),
            lambda x, a=axis: pl.unstack(x, axis=a),
            lambda x, a=axis: _numpy_unstack(x, a),
        )
    for shape, times in [
        ((3,), (2,)),
        ((2, 3), (2, 2)),
        ((2, 3), (2,)),
        ((3,), (2, 2)),
        ((), (3,)),
        ((2, 3), ()),
        ((2, 3), (0, 1)),
        ((0, 3), (2, 2)),
        ((2,), 3),
        ((1, 2, 1), (2, 1, 3)),
        ((2,), (1, 1)),
    ]:
        add(
            "tile",
            (shape, times),
            (shape,),
            lambda x, t=times: pl.tile(x, t),
            lambda x, t=times: np.tile(x, t),
        )
    for shape, parts, axis in [
        ((6,), 3, 0),
        ((4, 6), 2, 1),
        ((4, 6), [1, 3], -1),
        ((5,), [], 0),
        ((5,), [2, 2, 9], 0),
        ((0, 2), 1, 0),
        ((4,), [-1], 0),
    ]:
        add(
            "split",
            (shape, parts, axis),
            (shape,),
            lambda x, p=parts, a=axis: pl.split(x, p, axis=a),
            lambda x, p=parts, a=axis: np.split(x, p, a),
        )
    for shape, parts, axis in [((7,), 3, 0), ((2, 6), 3, 1), ((3,), 5, 0), ((0, 2), 2, 0), ((4, 5), 1, -1)]:
        add(
            "chunk",
            (shape, parts, axis),
            (shape,),
            lambda x, p=parts, a=axis: pl.chunk(x, p, axis=a),
            lambda x, p=parts, a=axis: _chunks(x, p, a),
        )
    for shape in [(3,), (2, 3), (), (0, 2), (1, 1)]:
        add("clone", shape, (shape,), pl.clone, np.copy)
        add("ravel", shape, (shape,), pl.ravel, np.ravel)
        add("view", shape, (shape,), lambda x: x.view(-1), np.ravel)
    for shape, start, end in [
        ((2, 3, 4), 0, -1),
        ((2, 3, 4), 1, 2),
        ((2, 3, 4), -3, -2),
        ((2, 3, 4), 1, 1),
        ((), 0, -1),
        ((5,), 0, 0),
        ((2, 0, 3), 0, 1),
    ]:

        def flat(x: Any, start: int = start, end: int = end) -> Any:
            shape = x.shape or (1,)
            last = end % len(shape) + 1
            return np.reshape(x, (*shape[: start % len(shape)], -1, *shape[last:]) if x.size else (0, *shape[last:]))

        add("flatten", (shape, start, end), (shape,), lambda x, s=start, e=end: pl.flatten(x, s, e), flat)
    for shape, a, b in [((2, 3, 4), 0, 2), ((2, 3, 4), -1, 1), ((2, 3), 0, 0), ((1,), 0, -1), ((0, 2), 0, 1)]:
        add(
            "swapaxes",
            (shape, a, b),
            (shape,),
            lambda x, a=a, b=b: pl.swapaxes(x, a, b),
            lambda x, a=a, b=b: np.swapaxes(x, a, b),
        )
    for shapes in [((3,), (3,)), ((2, 3), (1, 3)), ((2, 3), (3,)), ((), ()), ((0, 2), (2, 2)), ((2, 3),)]:
        add("vstack", shapes, shapes, lambda *xs: pl.vstack(xs), lambda *xs: np.vstack(xs))
    for shapes in [((3,), (2,)), ((2, 3), (2, 1)), ((2, 3, 1), (2, 0, 1)), ((), (), ()), ((), (2,)), ((2, 3),)]:
        add("hstack", shapes, shapes, lambda *xs: pl.hstack(xs), lambda *xs: np.hstack(xs))
    for shape in [(1, 3), (2, 1, 3, 1), (1, 1), (), (2, 3), (0, 1), (1,)]:
        add("squeeze", shape, (shape,), lambda x: x.squeeze(), np.squeeze)
    for shape in [(2, 3), (3,), ()]:
        add("t", shape, (shape,), lambda x: x.t(), lambda x: x.T)
    for k in range(-2, 5):
        for axes in [(0, 1), (1, 0), (-1, 0), (1, 2)]:
            add(
                "rot90",
                (k, axes),
                ((2, 3, 4),),
                lambda x, k=k, a=axes: pl.rot90(x, k=k, axes=a),
                lambda x, k=k, a=axes: np.rot90(x, k, a),
            )
    for shape, width in [
        ((3,), 2),
        ((3,), (1, 4)),
        ((2, 3), ((1, 0), (2, 5))),
        ((2, 3), 0),
        ((2, 3), ((0, 3), (0, 0))),
        ((1, 2), (3, 1)),
        ((2, 3), ((2,),)),
        ((), 1),
        ((2, 1), ((1, 1), (2, 2))),
    ]:
        for mode, others in [
            ("edge", "edge"),
            ("reflect", "reflect"),
            ("symmetric", "symmetric"),
            ("wrap", "wrap"),
            ("replicate", "edge"),
            ("circular", "wrap"),
            ("constant", "constant"),
        ]:
            numpys = {"constant_values": -1} if mode == "constant" else {}
            add(
                "pad",
                (shape, width, mode),
                (shape,),
                lambda x, w=width, m=mode: pl.pad(x, w, m),
                lambda x, w=width, m=others, o=numpys: np.pad(x, w, m, **o) if x.ndim else x,
            )
    add(
        "pad",
        "empty",
        ((0, 2),),
        lambda x: pl.pad(x, ((1, 1), (0, 1))),
        lambda x: np.pad(x, ((1, 1), (0, 1)), constant_values=-1),
    )
    for shapes in [((3,), (2,)), ((2,), (3,), (4,)), ((3,),), ((), (2,)), ((0,), (2,)), ((1,), (1,), (1,), (2,))]:
        for indexing in ("xy", "ij"):
            add(
                "meshgrid",
                (shapes, indexing),
                shapes,
                lambda *xs, i=indexing: pl.meshgrid(*xs, indexing=i),
                lambda *xs, i=indexing: np.meshgrid(*xs, indexing=i),
            )
    return found


CASES = _cases()


def _fill(case: Case, dtype: str, seed: int = 0) -> list[Any]:
    rng = np.random.default_rng(zlib.crc32(str(case).encode()) + seed)
    found = []
    for shape in case.shapes:
        if dtype == "bool":
            found.append(rng.random(shape) < 0.5)
        elif dtype in COMPLEX:
            found.append(rounded(rng.normal(size=shape) + 1j * rng.normal(size=shape), dtype))
        elif dtype in REAL:
            found.append(rounded(rng.normal(size=shape), dtype))
        else:
            found.append(rng.integers(0, 100, shape).astype(dtype))
    return found


def _list(results: Any) -> list[Any]:
    return list(results) if isinstance(results, tuple | list) else [results]


def _origins(case: Case) -> list[Any]:
    """For each element of each result the number of the element it comes from, over all arrays; -1 for a constant."""
    numbers, start = [], 0
    for shape in case.shapes:
        count = int(np.prod(shape, dtype=int))
        numbers.append(np.arange(start, start + count).reshape(shape))
        start += count
    return [np.asarray(r) for r in _list(case.numpys(*numbers))]


def _move(origins: Any, arrays: list[Any]) -> Any:
    flat = np.concatenate([np.ravel(a) for a in arrays] + [np.zeros(1, dtype=np.result_type(*arrays))])
    return flat[origins]


def _gather(case: Case, origins: list[Any], values: list[Any]) -> list[Any]:
    """The sums of what arrived from each element, in the arrays' shapes."""
    sizes = [int(np.prod(s, dtype=int)) for s in case.shapes]
    total = np.zeros(sum(sizes) + 1)
    for o, v in zip(origins, values, strict=True):
        np.add.at(total, o, v)
    parts = np.split(total[:-1], np.cumsum(sizes)[:-1])
    return [p.reshape(s) for p, s in zip(parts, case.shapes, strict=True)]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_values(device: str, case: Case, examined: Count) -> None:
    origins = _origins(case)
    for dtype in EVERY:
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        arrays = _fill(case, dtype)
        results = _list(case.ours(*[tensor(a, dtype, device) for a in arrays]))
        assert len(results) == len(origins)
        for got, origin in zip(results, origins, strict=True):
            assert got.shape == origin.shape, dtype
            assert got.device == device
            assert got.dtype.name == dtype
            np.testing.assert_array_equal(to_numpy(got), _move(origin, arrays), err_msg=dtype)
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_derivatives(device: str, case: Case, examined: Count) -> None:
    """Of the sum of g times the cubes of the results: the gradient, the second derivative, and forward mode."""
    dtype = "float64" if device == "cpu" else "float32"
    rtol = 1e-13 if device == "cpu" else 1e-5
    origins, arrays, directions = _origins(case), _fill(case, dtype), _fill(case, dtype, 1)
    leaves = [tensor(a, dtype, device, requires_grad=True) for a in arrays]
    results = _list(case.ours(*leaves))
    rng = np.random.default_rng(5)
    gs = [rounded(rng.normal(size=o.shape), dtype) for o in origins]
    moved = [_move(o, arrays) for o in origins]
    turned = [_move(o, directions) for o in origins]
    if results:
        cubes = [r * r * r for r in results]
        moves = [tensor(d, dtype, device) for d in directions]
        firsts = pl.autograd.grad(cubes, leaves, [tensor(g, dtype, device) for g in gs], create_graph=True)
        wanted = _gather(case, origins, [3 * g * m**2 for g, m in zip(gs, moved, strict=True)])
        for got, want in zip(firsts, wanted, strict=True):
            assert got.dtype.name == dtype
            np.testing.assert_allclose(to_numpy(got), want, rtol=rtol, atol=rtol)
        seconds = pl.autograd.grad(firsts, leaves, moves)
        wanted = _gather(case, origins, [6 * g * m * t for g, m, t in zip(gs, moved, turned, strict=True)])
        for got, want in zip(seconds, wanted, strict=True):
            np.testing.assert_allclose(to_numpy(got), want, rtol=rtol, atol=10 * rtol)
        _, tangents = pl.func.jvp(case.ours, tuple(x.detach() for x in leaves), tuple(moves))
        for got, want in zip(_list(tangents), turned, strict=True):
            np.testing.assert_array_equal(to_numpy(got), want)
    examined(1)


@pytest.mark.parametrize(
    "case", [c for c in CASES if len(c.shapes) == 1 and len(c.shapes[0]) in (2, 3) and 0 not in c.shapes[0]], ids=str
)
def test_strided_inputs(case: Case, examined: Count) -> None:
    """Of a transposed view with a negative step."""
    (a,) = _fill(case, "float32")
    turned = np.ascontiguousarray(np.flip(a, -1).T)
    results = _list(case.ours(tensor(turned, "float32", "cpu").permute_dims(tuple(range(a.ndim))[::-1])[..., ::-1]))
    for got, origin in zip(results, _origins(case), strict=True):
        np.testing.assert_array_equal(to_numpy(got), _move(origin, [a]))
    examined(1)


# Written to, a result that moved nothing must not change its input.
@pytest.mark.parametrize(
    "function",
    [
        lambda x: pl.roll(x, 0),
        lambda x: pl.roll(x, 3, axis=0),
        lambda x: pl.rot90(x[None], k=4)[0],
        lambda x: pl.flip(x, axis=()),
        lambda x: pl.pad(x, 0, "edge"),
        lambda x: pl.pad(x, 0),
        lambda x: pl.moveaxis(x, 0, 0),
        lambda x: pl.tile(x, 1),
        lambda x: pl.repeat(x, 1),
        lambda x: pl.broadcast_arrays(x)[0],
        lambda x: pl.split(x, 1)[0],
        lambda x: pl.meshgrid(x)[0],
        lambda x: pl.chunk(x, 1)[0],
        pl.clone,
        pl.copy,
        pl.flatten,
        lambda x: x.view(3),
        lambda x: x.squeeze(),
        lambda x: pl.swapaxes(x, 0, 0),
        lambda x: pl.hstack([x]),
    ],
)
def test_results_are_values_of_their_own(function: Callable[..., Any], examined: Count) -> None:
    x = pl.asarray([1.0, 2.0, 3.0])
    y = function(x)
    y[0] = 9.0
    assert x.tolist() == [1.0, 2.0, 3.0]
    assert y.tolist() == [9.0, 2.0, 3.0]
    examined(1)


_X = (2, 3)
_ERRORS: list[tuple[str, Callable[[Any], Any], type[Exception], str]] = [
    ("broadcast_arrays", lambda x: pl.broadcast_arrays(x, pl.zeros(4)), ValueError, r"shapes \(2, 3\), \(4,\)"),
    ("broadcast_arrays", lambda x: pl.broadcast_arrays(x, 1.0), TypeError, "arrays"),
    ("flip", lambda x: pl.flip(x, axis=2), IndexError, "axis.*2.*2 axes"),
    ("flip", lambda x: pl.flip(x, axis=(0, -2)), ValueError, "twice"),
    ("flip", lambda x: pl.flip(x, axis="a"), TypeError, "axis.*str"),
    ("moveaxis", lambda x: pl.moveaxis(x, 2, 0), IndexError, "source.*2"),
    ("moveaxis", lambda x: pl.moveaxis(x, 0, -3), IndexError, "destination.*-3"),
    ("moveaxis", lambda x: pl.moveaxis(x, (0, 0), (0, 1)), ValueError, "source.*twice"),
    ("moveaxis", lambda x: pl.moveaxis(x, (0, 1), 0), ValueError, "2 axes and `destination` 1"),
    ("roll", lambda x: pl.roll(x, 1, axis=5), IndexError, "axis.*5"),
    ("roll", lambda x: pl.roll(x, 1.5), TypeError, "shift.*float"),
    ("roll", lambda x: pl.roll(x, (1, 2)), ValueError, "shift.*2 entries"),
    ("roll", lambda x: pl.roll(x, (1, 2, 3), axis=(0, 1)), ValueError, "3 entries and `axis` 2"),
    ("repeat", lambda x: pl.repeat(x, -1), ValueError, "repeats.*-1"),
    ("repeat", lambda x: pl.repeat(x, 1.5), TypeError, "repeats.*float"),
    ("repeat", lambda x: pl.repeat(x, pl.asarray([1.0, 2.0]), axis=0), TypeError, "repeats.*float32"),
    ("repeat", lambda x: pl.repeat(x, pl.asarray([1, 2, 3]), axis=0), ValueError, r"\(3,\).*length 2"),
    ("repeat", lambda x: pl.repeat(x, pl.asarray([1, -2]), axis=0), ValueError, "below 0"),
    ("repeat", lambda x: pl.repeat(x, 2, axis=-3), IndexError, "axis.*-3"),
    ("stack", lambda x: pl.stack([]), ValueError, "arrays.*empty"),
    ("stack", lambda x: pl.stack([x, x[0]]), ValueError, r"arrays\[1\].*\(3,\).*\(2, 3\)"),
    ("stack", lambda x: pl.stack([x, 1]), TypeError, r"arrays\[1\].*int"),
    ("stack", lambda x: pl.stack([x], axis=3), IndexError, "axis.*3"),
    ("unstack", lambda x: pl.unstack(x, axis=2), IndexError, "axis.*2"),
    ("unstack", lambda x: pl.unstack(pl.asarray(1.0)), IndexError, "axis.*0"),
    ("tile", lambda x: pl.tile(x, (2, -1)), ValueError, "repetitions.*-1"),
    ("tile", lambda x: pl.tile(x, (2.0,)), TypeError, "repetitions.*float"),
    ("split", lambda x: pl.split(x, 2, axis=1), ValueError, "is 2.*length 3"),
    ("split", lambda x: pl.split(x, 0), ValueError, "is 0"),
    ("split", lambda x: pl.split(x, [1.5]), TypeError, "float"),
    ("chunk", lambda x: pl.chunk(x, 0), ValueError, "chunks.*0"),
    ("flatten", lambda x: pl.flatten(x, 1, 0), ValueError, "`start_axis` is 1 and `end_axis` 0"),
    ("flatten", lambda x: pl.flatten(x, 2), IndexError, "start_axis.*2"),
    ("flatten", lambda x: x.flatten(0, "a"), TypeError, "end_axis.*str"),
    ("ravel", lambda x: pl.ravel([1.0]), TypeError, "x.*list"),
    ("swapaxes", lambda x: pl.swapaxes(x, 0, 2), IndexError, "axis2.*2"),
    ("swapaxes", lambda x: pl.swapaxes(x, 0), TypeError, "axis2 is missing"),
    ("vstack", lambda x: pl.vstack([]), ValueError, "arrays.*empty"),
    ("vstack", lambda x: pl.vstack(x), TypeError, "arrays.*Tensor; a sequence"),
    ("vstack", lambda x: pl.vstack([x, x[:, :1]]), ValueError, r"\(2, 3\).*\(2, 1\)|\(2, 1\).*\(2, 3\)"),
    ("hstack", lambda x: pl.hstack([]), ValueError, "arrays.*empty"),
    ("hstack", lambda x: pl.hstack([x, 1]), TypeError, r"arrays\[1\].*int"),
    ("hstack", lambda x: pl.hstack([x, x[0]]), ValueError, "dimension|axes|axis"),
    ("clone", lambda x: pl.clone(1), TypeError, "x.*int"),
    ("squeeze", lambda x: pl.squeeze(x, 1), ValueError, "length 3"),
    ("t", lambda x: x[None].t(), ValueError, "at most 2 dimensions, it has 3"),
    ("rot90", lambda x: pl.rot90(x, axes=(0, 0)), ValueError, "axes.*twice"),
    ("rot90", lambda x: pl.rot90(x, axes=(0, 2)), IndexError, "axes.*2"),
    ("rot90", lambda x: pl.rot90(x, axes=0), ValueError, "two axes"),
    ("pad", lambda x: pl.pad(x, 1, "mirror"), ValueError, "mode.*mirror"),
    ("pad", lambda x: pl.pad(x, -1), ValueError, "pad_width.*-1"),
    ("pad", lambda x: pl.pad(x, ((1, 1),) * 3), ValueError, "pad_width.*2 dimensions"),
    ("pad", lambda x: pl.pad(x, "1"), TypeError, "pad_width.*str"),
    ("pad", lambda x: pl.pad(pl.zeros((0, 2)), 1, "edge"), ValueError, "axis 0 has length 0"),
    ("meshgrid", lambda x: pl.meshgrid(x), ValueError, r"arrays\[0\].*\(2, 3\)"),
    ("meshgrid", lambda x: pl.meshgrid(x[0], indexing="yx"), ValueError, "indexing.*yx"),
    ("linspace", lambda x: pl.linspace(0, 1, -1), ValueError, "num.*-1"),
    ("linspace", lambda x: pl.linspace(0, 1, 2.0), TypeError, "num.*float"),
    ("linspace", lambda x: pl.linspace("0", 1, 2), TypeError, "start.*str"),
    ("linspace", lambda x: pl.linspace(0, 1j, 2, dtype=pl.float32), TypeError, "dtype.*float32"),
    ("broadcast_shapes", lambda x: pl.broadcast_shapes((2,), (3,)), ValueError, r"\(2,\), \(3,\)"),
    ("broadcast_shapes", lambda x: pl.broadcast_shapes((-1,)), ValueError, "-1"),
    ("broadcast_shapes", lambda x: pl.broadcast_shapes(3), TypeError, "int"),
    ("empty", lambda x: pl.empty((-1,)), ValueError, "-1"),
]


@pytest.mark.parametrize(("name", "call", "error", "says"), _ERRORS)
def test_errors(name: str, call: Callable[[Any], Any], error: type[Exception], says: str, examined: Count) -> None:
    with pytest.raises(error, match=says) as raised:
        call(pl.zeros(_X))
    assert name in str(raised.value)
    examined(1)


def test_errors_leave_nothing_to_repeat(examined: Count) -> None:
    """Numbers of repetitions on another device are refused, not moved."""
    x = pl.asarray([1.0, 2.0], device="gpu")
    with pytest.raises((ValueError, TypeError)):
        pl.repeat(x, pl.asarray([1, 2]), axis=0)
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_pad_with_a_constant(device: str, examined: Count) -> None:
    for dtype in EVERY:
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        value = True if dtype == "bool" else 3
        x = tensor(np.ones((2, 2)), dtype, device)
        got = pl.pad(x, ((1, 0), (0, 2)), constant_values=value)
        wanted = np.pad(np.ones((2, 2)), ((1, 0), (0, 2)), constant_values=value)
        assert got.dtype.name == dtype
        np.testing.assert_array_equal(to_numpy(got), wanted.astype(to_numpy(got).dtype))
        examined(1)
    y = pl.tensor([1.0, 2.0], requires_grad=True, device=device)
    (g,) = pl.autograd.grad(pl.pad(y, 1, constant_values=5.0), [y], pl.asarray([2.0, 3.0, 4.0, 5.0], device=device))
    assert g.tolist() == [3.0, 4.0]


_SPANS: list[tuple[Any, Any, int]] = [
    (0, 1, 5),
    (0, 1, 1),
    (0, 1, 0),
    (0.1, 0.7, 7),
    (5, -3, 9),
    (2, 2, 4),
    (-1e300, 1e300, 3),
    (0, 5e-324, 3),
    (1, 10, 1000),
    (0.0, 1e-30, 50),
    (1j, 2, 5),
    (0, 1 + 1j, 4),
    (3, 4, 2),
    (0, 100, 33),
]


@pytest.mark.parametrize("endpoint", [True, False])
@pytest.mark.parametrize("device", DEVICES)
def test_linspace(device: str, endpoint: bool, examined: Count) -> None:
    """NumPy's values, rounded; the ends exactly."""
    for start, stop, num in _SPANS:
        is_complex = isinstance(start, complex) or isinstance(stop, complex)
        kinds = COMPLEX if is_complex else (*REAL, "int32", "int64", "complex64", "uint8")
        for dtype in kinds:
            if device == "gpu" and dtype in NOT_ON_GPU:
                continue
            if dtype.startswith(("int", "uint")) and not (0 <= start <= 100 and 0 <= stop <= 100):
                continue
            got = pl.linspace(start, stop, num, dtype=getattr(pl, dtype), device=device, endpoint=endpoint)
            wide = np.linspace(start, stop, num, endpoint=endpoint, dtype=None if is_complex else np.float64)
            wanted = np.floor(wide).astype(dtype) if "int" in dtype else rounded(wide, dtype)
            assert got.device == device
            assert got.dtype.name == dtype
            np.testing.assert_array_equal(to_numpy(got), wanted, err_msg=f"{start} {stop} {num} {dtype}")
            examined(1)
        assert pl.linspace(start, stop, num).dtype is (pl.complex64 if is_complex else pl.float32)


@pytest.mark.parametrize("device", DEVICES)
def test_empty(device: str, examined: Count) -> None:
    for shape in ((), (3,), (2, 0), (2, 3), 4):
        for dtype in EVERY:
            if device == "gpu" and dtype in NOT_ON_GPU:
                continue
            made = pl.empty(shape, dtype=getattr(pl, dtype), device=device)
            assert made.shape == ((shape,) if isinstance(shape, int) else shape)
            assert made.dtype.name == dtype
            assert made.device == device
            same = pl.empty_like(made)
            assert (same.shape, same.dtype, same.device) == (made.shape, made.dtype, device)
            examined(1)
    assert pl.empty(2).dtype is pl.float32
    assert pl.empty_like(pl.zeros(2), dtype=pl.int8).dtype is pl.int8
    noisy = pl.full((64,), 255, dtype=pl.uint8)
    del noisy
    assert set(np.asarray(pl.empty((64,), dtype=pl.bool)).view(np.uint8).tolist()) <= {0, 1}


def test_broadcast_shapes(examined: Count) -> None:
    rng = np.random.default_rng(2)
    for _ in range(300):
        shapes = [tuple(rng.choice([0, 1, 1, 2, 3], rng.integers(0, 4)).tolist()) for _ in range(rng.integers(1, 4))]
        try:
            wanted = np.broadcast_shapes(*shapes)
        except ValueError:
            with pytest.raises(ValueError, match="broadcast_shapes"):
                pl.broadcast_shapes(*shapes)
        else:
            assert pl.broadcast_shapes(*shapes) == wanted
        examined(1)
    assert pl.broadcast_shapes() == ()
    assert pl.broadcast_shapes((None, 3), (1,)) == (None, 3)
    assert pl.broadcast_shapes((None, 1), (4, 1), (1, 5)) == (None, 5)
    with pytest.raises(ValueError, match="broadcast"):
        pl.broadcast_shapes((None,), (2,), (3,))


def test_no_arrays(examined: Count) -> None:
    assert pl.broadcast_arrays() == ()
    assert pl.meshgrid() == ()
    examined(2)


def test_results_are_views(examined: Count) -> None:
    """What needs no copy makes none."""
    x = pl.zeros((512, 512))
    pl.reset_peak_memory()
    before = pl.memory_stats()
    kept = [
        pl.flip(x),
        pl.moveaxis(x, 0, 1),
        pl.rot90(x),
        *pl.unstack(x),
        *pl.split(x, 4),
        *pl.chunk(x, 3, axis=1),
        *pl.broadcast_arrays(x, x[:1]),
        *pl.meshgrid(x[0], x[1]),
    ]
    assert pl.memory_stats() == before
    examined(len(kept))


_LAYOUTS: list[tuple[str, Callable[[Any], Any]]] = [
    ("whole", lambda x: x),
    ("columns", lambda x: x[:, :, 3:-1]),
    ("rows", lambda x: x[:, 1:3]),
    ("every second row", lambda x: x[:, ::2]),
    ("backwards", lambda x: x[::-1]),
    ("backwards in columns", lambda x: x[:, :, ::-1]),
    ("repeated rows", lambda x: x[:, :1][:, [0, 0, 0]]),
    ("empty", lambda x: x[:, :, :0]),
]


@pytest.mark.parametrize("dtype", ["bool", "float16", "float32", "complex128"])
def test_joins_in_every_layout(dtype: str, examined: Count) -> None:
    rng = np.random.default_rng(11)
    for columns in (5, 90, 1100):  # elements in a row: of the last, the rows of an array and its result lie pages apart
        base = rng.integers(0, 2, (3, 5, columns)).astype(dtype)
        for words, view in _LAYOUTS:
            x = view(base)
            ours = view(pl.asarray(base))
            for axis in (0, 1, 2):
                for n in (1, 2, 40):
                    found = pl.concat([ours] * n, axis=axis)
                    np.testing.assert_array_equal(to_numpy(found), np.concatenate([x] * n, axis), err_msg=words)
                    examined(1)
                np.testing.assert_array_equal(to_numpy(pl.roll(ours, 3, axis=axis)), np.roll(x, 3, axis))
        repeated = np.broadcast_to(base[:1, :1], base.shape)
        joined = pl.concat([pl.broadcast_to(pl.asarray(base[:1, :1]), base.shape), pl.asarray(base)], axis=2)
        np.testing.assert_array_equal(to_numpy(joined), np.concatenate([repeated, base], 2))


def test_gradients_of_slices(examined: Count) -> None:
    """Zeros around the positions of a basic index, whatever part of whichever axes it takes."""
    rng = np.random.default_rng(12)
    keys: list[Any] = [
        (slice(None), slice(None), slice(3, None)),
        (slice(None), slice(1, 3)),
        (slice(1, 2),),
        (slice(1, 2), slice(None), slice(0, 5)),
        (slice(None), slice(None, None, -1)),
        (slice(None), slice(None), slice(0, None, 2)),
        (slice(None), 2),
        (None, slice(0, 1)),
        (slice(None), slice(4, 2)),
        (Ellipsis,),
    ]
    for columns in (8, 300):
        x = pl.asarray(rng.normal(size=(3, 5, columns))).requires_grad_()
        for key in keys:
            found = x[key]
            cotangent = rng.normal(size=found.shape)
            expected = np.zeros(x.shape)
            expected[key] = cotangent
            for g in (pl.asarray(cotangent), pl.asarray(np.asfortranarray(cotangent))):
                np.testing.assert_array_equal(to_numpy(pl.autograd.grad(found, [x], g, retain_graph=True)[0]), expected)
                examined(1)


def test_dtypes_promote_when_joined(examined: Count) -> None:
    for a, b in [("int32", "float32"), ("float32", "float64"), ("int8", "uint8"), ("float32", "complex64")]:
        joined = pl.stack([pl.ones(2, dtype=getattr(pl, a)), pl.ones(2, dtype=getattr(pl, b))])
        assert joined.dtype is pl.result_type(getattr(pl, a), getattr(pl, b))
        examined(1)


def test_array_api_strict_agrees(examined: Count) -> None:
    """Signatures with keywords as the standard writes them."""
    a = np.arange(24.0).reshape(2, 3, 4)
    x, y = pl.asarray(a), strict.asarray(a)
    for ours, theirs in [
        (pl.flip(x, axis=(0, 2)), strict.flip(y, axis=(0, 2))),
        (pl.roll(x, shift=(1, 2), axis=(0, 2)), strict.roll(y, shift=(1, 2), axis=(0, 2))),
        (pl.repeat(x, 2, axis=1), strict.repeat(y, 2, axis=1)),
        (pl.tile(x, (2, 1, 1, 2)), strict.tile(y, (2, 1, 1, 2))),
        (pl.moveaxis(x, (0, 1), (1, 2)), strict.moveaxis(y, (0, 1), (1, 2))),
        (pl.stack((x, x), axis=-1), strict.stack((y, y), axis=-1)),
    ]:
        np.testing.assert_array_equal(to_numpy(ours), np.asarray(theirs))
        examined(1)


def test_a_clone_of_borrowed_memory_is_a_copy(examined: Count) -> None:
    given = np.array([1.0, 2.0])
    shared = pl.asarray(given, copy=False)
    cloned = pl.clone(shared)
    given[0] = 5.0
    assert (shared.tolist(), cloned.tolist()) == ([5.0, 2.0], [1.0, 2.0])
    examined(1)


def test_a_clone_is_no_leaf(examined: Count) -> None:
    x = pl.tensor([1.0, 2.0], requires_grad=True)
    y = x.clone()
    assert (y.requires_grad, y.is_leaf) == (True, False)
    pl.sum(y * y).backward()
    assert x.grad.tolist() == [2.0, 4.0]
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_extents_one_by_one(device: str, examined: Count) -> None:
    """A method that takes a shape or an order of axes takes several ints too."""
    x = pl.asarray([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], device=device)
    for several, one in [
        (x.reshape(3, 2), pl.reshape(x, (3, 2))),
        (x.reshape(-1), pl.reshape(x, (-1,))),
        (x.view(3, -1), pl.reshape(x, (3, 2))),
        (x.reshape(3, 2, copy=True), pl.reshape(x, (3, 2))),
        (x.reshape(shape=(3, 2)), pl.reshape(x, (3, 2))),
        (x.permute_dims(1, 0), pl.permute_dims(x, (1, 0))),
        (x.broadcast_to(2, 2, 3), pl.broadcast_to(x, (2, 2, 3))),
        (x.tile(2, 1), pl.tile(x, (2, 1))),
    ]:
        assert several.tolist() == one.tolist()
        examined(1)
    for call, says in [
        (lambda: x.reshape(3, 2.0), r"reshape: shape\[1\] must be an int, got float"),
        (lambda: x.reshape((3, 2), True), r"reshape: shape\[0\] must be an int, got tuple"),
        (lambda: x.view("ab"), r"view: shape must be an int or a tuple of ints, got str"),
        (lambda: x.reshape(), "reshape: shape is missing"),
        (lambda: x.reshape(3, 2, shape=(2, 3)), "reshape: shape is given twice"),
    ]:
        with pytest.raises(TypeError, match=says):
            call()
        examined(1)


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda: pl.repeat(pl.ones(4), pl.asarray([1 << 62] * 4)), ValueError, "^repeat: `repeats` has a sum of more"),
        (lambda: pl.repeat(pl.ones(3), pl.asarray([1 << 62] * 3)), ValueError, "^repeat: `repeats` has a sum of more"),
        (
            lambda: pl.repeat(pl.ones(2), pl.asarray([(1 << 64) - 1, 1], dtype=pl.uint64)),
            ValueError,
            "^repeat: `repeats` has a sum of more",
        ),
        (
            lambda: pl.repeat(pl.ones((4, 0)), pl.asarray([1 << 62] * 4), axis=0),
            ValueError,
            "^repeat: `repeats` has a sum of more",
        ),
        (lambda: pl.repeat(pl.ones(4), 1 << 62), ValueError, "^repeat: .* more than 2"),
        (lambda: pl.repeat(pl.ones((4, 0)), 1 << 62, axis=0), OverflowError, "^repeat: .* does not fit 64 bits"),
        (lambda: pl.split(pl.ones(0), 1 << 64), MemoryError, "^split: `indices_or_sections` is 18446744073709551616"),
        (lambda: pl.split(pl.ones((0, 3)), 1 << 32), MemoryError, "^split: .* at most 2"),
        (lambda: pl.unstack(pl.ones((1 << 40, 0))), MemoryError, r"^unstack: `x.shape\[axis\]` is 1099511627776"),
        (lambda: pl.chunk(pl.ones((1 << 40, 0)), 1 << 40), MemoryError, "^chunk: `chunks` is 1099511627776"),
        (lambda: pl.random.Generator(0).split(1 << 40), MemoryError, "^Generator.split: `n` is 1099511627776"),
    ],
)
def test_numbers_beyond_memory(call: Any, kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        call()


def test_parts_of_an_empty_axis() -> None:
    assert [part.shape for part in pl.split(pl.ones((2, 0)), 3, axis=1)] == [(2, 0)] * 3
    assert pl.repeat(pl.ones(0), 1 << 62).shape == (0,)
