"""Sorting, searching and sets: values against NumPy for every dtype, layout and length; derivatives against central
differences in float64, with equal values and without."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import COMPLEX, DEVICES, EVERY, HALF, NOT_ON_GPU, REAL, on, rounded, tensor, to_numpy

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

SORTED = tuple(d for d in EVERY if d not in COMPLEX)
LENGTHS = (0, 1, 2, 3, 16, 33, 191, 192, 193, 1000, 20000)


def drawn(shape: tuple[int, ...], dtype: str, rng: Any, distinct: int = 0) -> Any:
    """Values of a dtype, with equal ones among them; in floats NaN, infinities and zeros of both signs too."""
    n = int(np.prod(shape))
    if dtype == "bool":
        return rng.random(shape) < 0.5
    if dtype in REAL:
        values = rng.normal(size=n) * 10.0 ** rng.integers(-3, 4, n)
        if distinct:
            values = rng.normal(size=distinct)[rng.integers(0, distinct, n)]
        if n >= 16:
            places = rng.permutation(n)[:8]
            values[places] = [np.nan, np.inf, -np.inf, 0.0, -0.0, np.nan, -0.0, 0.0]
        return rounded(values.reshape(shape), dtype)
    info = np.iinfo(dtype)
    if distinct:
        return rng.integers(0, min(distinct, info.max), shape).astype(dtype)
    return rng.integers(info.min, info.max, shape, dtype=dtype, endpoint=True)


def descending_order(x: Any, axis: int) -> Any:
    """The stable descending order, NaN first."""
    return x.shape[axis] - 1 - np.flip(np.argsort(np.flip(x, axis), axis=axis, kind="stable"), axis)


def same_bits(found: Any, wanted: Any) -> None:
    np.testing.assert_array_equal(found, wanted)
    if found.dtype.kind == "f":
        real = ~np.isnan(wanted)
        np.testing.assert_array_equal(np.signbit(found[real]), np.signbit(wanted[real]))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", SORTED)
def test_sort_and_argsort(device: str, dtype: str, examined: Count) -> None:
    if device == "gpu" and dtype in NOT_ON_GPU:
        pytest.skip("MLX has no float64 on its GPUs")
    rng = np.random.default_rng(1)
    for n in LENGTHS:
        for distinct in (0, 1, 5):
            x = drawn((n,), dtype, rng, distinct)
            given = tensor(x, dtype, device)
            for descending in (False, True):
                order = descending_order(x, 0) if descending else np.argsort(x, kind="stable")
                indices = pl.argsort(given, descending=descending)
                assert indices.dtype is pl.int64
                np.testing.assert_array_equal(to_numpy(indices), order, err_msg=f"{n} {distinct}")
                values = pl.sort(given, descending=descending)
                assert values.dtype.name == dtype
                assert values.device == device
                same_bits(to_numpy(values), x[order])
                both, places, _ = pl._core._sort_indexed(given, descending=descending)
                same_bits(to_numpy(both), x[order])
                np.testing.assert_array_equal(to_numpy(places), order)
                examined(1)


VIEWS: list[tuple[str, Any]] = [
    ("C order", lambda x: x),
    ("transposed", lambda x: x.transpose(2, 1, 0) if isinstance(x, np.ndarray) else pl.permute_dims(x, (2, 1, 0))),
    ("reversed", lambda x: x[::-1, :, ::-1]),
    ("every other", lambda x: x[:, ::2, ::3]),
    ("column", lambda x: x[:, 1:2, :]),
    ("swapped", lambda x: x.transpose(1, 0, 2) if isinstance(x, np.ndarray) else pl.permute_dims(x, (1, 0, 2))),
    ("empty", lambda x: x[:, :0]),
]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("words", "view"), VIEWS, ids=[words for words, _ in VIEWS])
def test_axes_and_layouts(device: str, words: str, view: Any, examined: Count) -> None:
    rng = np.random.default_rng(2)
    for dtype in on(device, ("float32", "float64", "int8", "float16", "int64")):
        x = drawn((7, 20, 13), dtype, rng, 9)
        given, x = view(tensor(x, dtype, device)), view(x)
        for axis in (0, 1, 2, -1, -2, -3):
            for descending in (False, True):
                order = descending_order(x, axis) if descending else np.argsort(x, axis=axis, kind="stable")
                found = pl.argsort(given, axis=axis, descending=descending)
                np.testing.assert_array_equal(to_numpy(found), order)
                wanted = np.take_along_axis(x, order, axis)
                same_bits(to_numpy(pl.sort(given, axis=axis, descending=descending)), wanted)
                k = min(3, x.shape[axis])
                values, indices = pl.topk(given, k, axis=axis, largest=descending)
                kept = np.take(order, np.arange(k), axis=axis)
                np.testing.assert_array_equal(to_numpy(indices), kept)
                same_bits(to_numpy(values), np.take_along_axis(x, kept, axis))
                examined(1)
    x = np.broadcast_to(np.array([[1.0], [3.0], [2.0]]), (3, 4))
    for axis in (0, 1):
        given = pl.broadcast_to(pl.asarray(x[:, :1], dtype=pl.float32, device=device), (3, 4))
        np.testing.assert_array_equal(to_numpy(pl.sort(given, axis=axis)), np.sort(x, axis=axis))
        examined(1)


def test_long_lines_are_shared_between_threads(examined: Count) -> None:
    """From 65,536 elements on; also keys whose high bits say nothing, on which the fast path cannot rely."""
    rng = np.random.default_rng(3)
    n = 150_001
    outlier = rng.integers(0, 1000, n)
    outlier[77] = np.iinfo(np.int64).max
    arrays = {
        "float32": drawn((n,), "float32", rng),
        "float64": drawn((n,), "float64", rng),
        "near": 1 + rng.integers(0, 1 << 20, n) * 2.0**-52,
        "outlier": outlier,
        "two halves": rng.integers(0, 3, n) * (1 << 40) + rng.integers(0, 1 << 30, n),
        "sorted": np.arange(n),
        "reversed": np.arange(n)[::-1].copy(),
        "strided": drawn((2 * n,), "float32", rng)[::2],
        "two lines": drawn((2, n), "int32", rng),
    }
    before = pl.get_num_threads()
    try:
        for threads in (1, 3):
            pl.set_num_threads(threads)
            for words, x in arrays.items():
                given = pl.asarray(x)
                order = np.argsort(x, kind="stable")
                np.testing.assert_array_equal(pl.argsort(given).numpy(), order, err_msg=words)
                same_bits(pl.sort(given).numpy(), np.take_along_axis(x, order, -1))
                for k in (1, 10, 5000, n // 2):
                    for largest in (False, True):
                        best = descending_order(x, -1) if largest else order
                        values, indices = pl.topk(given, k, largest=largest)
                        np.testing.assert_array_equal(indices.numpy(), best[..., :k], err_msg=words)
                        same_bits(values.numpy(), np.take_along_axis(x, best[..., :k], -1))
                examined(1)
    finally:
        pl.set_num_threads(before)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", SORTED)
def test_topk(device: str, dtype: str, examined: Count) -> None:
    if device == "gpu" and dtype in NOT_ON_GPU:
        pytest.skip("MLX has no float64 on its GPUs")
    rng = np.random.default_rng(4)
    for n in (1, 2, 33, 1000, 5000):
        for distinct in (0, 7):
            x = drawn((n,), dtype, rng, distinct)
            given = tensor(x, dtype, device)
            for k in sorted({0, 1, min(n, 10), n // 5, n // 2, n}):
                for largest in (False, True):
                    order = (descending_order(x, 0) if largest else np.argsort(x, kind="stable"))[:k]
                    found = pl.topk(given, k, largest=largest)
                    assert type(found).__name__ == "topk"
                    np.testing.assert_array_equal(to_numpy(found.indices), order)
                    same_bits(to_numpy(found.values), x[order])
                    any_order = pl.topk(given, k, largest=largest, sorted=False)
                    np.testing.assert_array_equal(np.sort(to_numpy(any_order.indices)), np.sort(order))
                    np.testing.assert_array_equal(to_numpy(any_order.values), x[to_numpy(any_order.indices)])
                    examined(1)


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int8", "uint64"])
def test_few_of_a_line_in_any_order(dtype: str, examined: Count) -> None:
    """Lengths and numbers at which the search changes, and lines that give it no limit or ever new ones."""
    rng = np.random.default_rng(5)
    for n in (31, 32, 63, 64, 65, 100, 127, 129, 333):
        ramp = np.arange(n) % 100
        lines = [ramp, ramp[::-1], np.full(n, 7), rng.integers(0, 3, n), np.where(rng.random(n) < 0.9, 100, ramp)]
        x = np.stack([*lines, rng.permutation(ramp)]).astype(dtype)
        if dtype in REAL:
            x = np.concatenate([x, np.where(x == 100, np.nan, -x), np.full((1, n), np.nan)]).astype(dtype)
        for k in {1, 3, 10, 15, 16, 17, 32, 33} & set(range(n + 1)):
            for largest in (False, True):
                order = (descending_order(x, -1) if largest else np.argsort(x, axis=-1, kind="stable"))[:, :k]
                values, indices = pl.topk(pl.asarray(x), k, largest=largest)
                np.testing.assert_array_equal(to_numpy(indices), order)
                same_bits(to_numpy(values), np.take_along_axis(x, order, -1))
                examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("length", [4, 33, 1000])
def test_nan_is_the_largest(device: str, length: int, examined: Count) -> None:
    x = np.full(length, 2.0, dtype=np.float32)
    x[:4] = [1, np.nan, 3, -1]
    given = pl.asarray(x, device=device)
    wanted = np.sort(x)
    np.testing.assert_array_equal(to_numpy(pl.sort(given)), wanted)
    np.testing.assert_array_equal(to_numpy(pl.sort(given, descending=True)), wanted[::-1])
    np.testing.assert_array_equal(to_numpy(pl.sort(given))[-2:], [3, np.nan])
    np.testing.assert_array_equal(to_numpy(pl.topk(given, 2).values), [np.nan, 3])
    examined(4)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", SORTED)
def test_searchsorted(device: str, dtype: str, examined: Count) -> None:
    if device == "gpu" and dtype in NOT_ON_GPU:
        pytest.skip("MLX has no float64 on its GPUs")
    rng = np.random.default_rng(5)
    for n in (0, 1, 2, 3, 7, 64, 1000):
        x = np.sort(drawn((n,), dtype, rng, 11))
        for shape in ((), (0,), (1,), (50,), (3, 4)):
            values = drawn(shape, dtype, rng, 11)
            for side in ("left", "right"):
                found = pl.searchsorted(tensor(x, dtype, device), tensor(values, dtype, device), side=side)
                assert found.dtype is pl.int64
                assert found.shape == shape
                np.testing.assert_array_equal(to_numpy(found), np.searchsorted(x, values, side=side))
                examined(1)
    x = drawn((40,), dtype, rng, 11)
    sorter = np.argsort(x, kind="stable")
    wanted = np.searchsorted(x, x, sorter=sorter)
    given = tensor(x, dtype, device)
    found = pl.searchsorted(given, given, sorter=tensor(sorter, "int64", device))
    np.testing.assert_array_equal(to_numpy(found), wanted)
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_searchsorted_in_views_and_of_numbers(device: str, examined: Count) -> None:
    x = np.arange(12, dtype=np.float32)
    given = pl.asarray(x, device=device)
    queries = pl.asarray(np.array([[3.5, 7.0, -1.0], [20.0, 0.0, np.nan]], dtype=np.float32), device=device)
    for view, wanted in ((given[::3], x[::3]), (given[::-1][::-2], x[::2])):
        np.testing.assert_array_equal(
            to_numpy(pl.searchsorted(view, queries.T)), np.searchsorted(wanted, to_numpy(queries).T)
        )
        examined(1)
    assert pl.searchsorted(given, 3).item() == 3
    assert pl.searchsorted(given, 3.5, side="right").item() == 4
    assert pl.searchsorted(pl.asarray([1, 2, 4], device=device), pl.asarray([2.5, 4.0], device=device)).tolist() == [
        2,
        2,
    ]
    examined(3)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", EVERY)
def test_unique(device: str, dtype: str, examined: Count) -> None:
    if device == "gpu" and dtype in NOT_ON_GPU:
        pytest.skip("MLX has no float64 on its GPUs")
    rng = np.random.default_rng(6)
    for shape in ((), (0,), (1,), (40,), (5, 8), (3, 0, 2), (700,), (70_000,)):
        part = {"complex64": "float32", "complex128": "float64"}.get(dtype)
        x = drawn(shape, part or dtype, rng, 6)
        if part:
            with np.errstate(invalid="ignore"):
                x = (x + 1j * drawn(shape, part, rng, 3)).astype(dtype)
        given = tensor(x, dtype, device)
        wanted = np.unique(x, return_index=True, return_inverse=True, return_counts=True, equal_nan=False)
        values, indices, inverse, counts = pl.unique_all(given)
        if not part:  # NumPy puts complex NaNs elsewhere
            np.testing.assert_array_equal(to_numpy(values), wanted[0])
            np.testing.assert_array_equal(to_numpy(indices), wanted[1])
            np.testing.assert_array_equal(to_numpy(counts), wanted[3])
        flat = x.reshape(-1)
        assert len(values) == len(wanted[0])
        np.testing.assert_array_equal(to_numpy(values), flat[to_numpy(indices)])
        assert inverse.shape == shape
        np.testing.assert_array_equal(to_numpy(values)[to_numpy(inverse)].reshape(shape), x)
        np.testing.assert_array_equal(
            to_numpy(counts), np.bincount(to_numpy(inverse).reshape(-1), minlength=len(values))
        )
        first = [np.flatnonzero(to_numpy(inverse).reshape(-1) == k)[0] for k in range(min(len(values), 20))]
        np.testing.assert_array_equal(to_numpy(indices)[:20], first)
        np.testing.assert_array_equal(to_numpy(pl.unique_values(given)), to_numpy(values))
        some = pl.unique_counts(given)
        np.testing.assert_array_equal(to_numpy(some.values), to_numpy(values))
        np.testing.assert_array_equal(to_numpy(some.counts), to_numpy(counts))
        others = pl.unique_inverse(given)
        np.testing.assert_array_equal(to_numpy(others.values), to_numpy(values))
        np.testing.assert_array_equal(to_numpy(others.inverse_indices), to_numpy(inverse))
        assert values.dtype.name == dtype
        assert all(r.dtype is pl.int64 for r in (indices, inverse, counts))
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_unique_in_views_and_zeros(device: str, examined: Count) -> None:
    x = np.arange(24, dtype=np.int32).reshape(4, 6) % 5
    given = pl.asarray(x, device=device)
    for view, wanted in ((given.T, x.T), (given[::-1, ::2], x[::-1, ::2])):
        values, indices, inverse, counts = pl.unique_all(view)
        expected = np.unique(wanted, return_index=True, return_inverse=True, return_counts=True)
        for found, right in zip((values, indices, inverse, counts), expected, strict=True):
            np.testing.assert_array_equal(to_numpy(found), right.reshape(found.shape))
        np.testing.assert_array_equal(to_numpy(pl.unique_values(view)), expected[0])
        examined(1)
    for zeros in ([-0.0, 0.0, 1.0], [0.0, -0.0, 1.0], [-0.0, -1.0]):
        found = to_numpy(pl.unique_values(pl.asarray(zeros, device=device)))
        assert len(found) == 2
        assert np.signbit(found[found == 0][0]) == np.signbit(zeros[0])
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", EVERY)
def test_isin(device: str, dtype: str, examined: Count) -> None:
    if device == "gpu" and dtype in NOT_ON_GPU:
        pytest.skip("MLX has no float64 on its GPUs")
    rng = np.random.default_rng(7)
    for shape in ((), (0,), (5,), (3, 20)):
        for count in (0, 1, 5, 40):
            part = {"complex64": "float32", "complex128": "float64"}.get(dtype)
            x, among = drawn(shape, part or dtype, rng, 30), drawn((count,), part or dtype, rng, 30)
            if part:
                with np.errstate(invalid="ignore"):
                    x, among = (x * (1 + 1j)).astype(dtype), (among * (1 + 1j)).astype(dtype)
            for invert in (False, True):
                found = pl.isin(tensor(x, dtype, device), tensor(among, dtype, device), invert=invert)
                assert found.dtype is pl.bool
                np.testing.assert_array_equal(to_numpy(found), np.isin(x, among, invert=invert))
                examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_isin_of_numbers_and_mixed_dtypes(device: str, examined: Count) -> None:
    x = pl.asarray([1, 2, 3], device=device)
    assert pl.isin(x, 2).tolist() == [False, True, False]
    assert pl.isin(x, 2, invert=True).tolist() == [True, False, True]
    assert pl.isin(3, x).item() is True
    assert pl.isin(4, x).item() is False
    assert pl.isin(x, pl.asarray([1.0, 3.0, 2.5, 9, 8, 7, 6], device=device)).tolist() == [True, False, True]
    assert pl.isin(x, pl.asarray([[3], [1]], device=device), assume_unique=True).tolist() == [True, False, True]
    examined(6)


def check_derivatives(
    ours: Any, numpys: Any, arrays: list[Any], device: str = "cpu", seed: int = 0, second: bool = True
) -> None:
    """Reverse and forward mode, and reverse over reverse, against central differences of NumPy's function."""
    rng = np.random.default_rng(seed)
    dtype, limit, step = ("float64", 1e-8, 1e-5) if device == "cpu" else ("float32", 2e-5, 1e-5)
    arrays = [rounded(a, dtype) for a in arrays]
    directions = [rng.normal(size=a.shape) for a in arrays]

    def along(function: Any, step: float) -> Any:
        return np.asarray(function(*[a + step * d for a, d in zip(map(np.float64, arrays), directions, strict=True)]))

    leaves = [tensor(a, dtype, device, requires_grad=True) for a in arrays]
    output = ours(*leaves)
    assert output.requires_grad
    g = rng.normal(size=output.shape)
    rate = (along(numpys, step) - along(numpys, -step)) / (2 * step)
    scale = 1 + float(np.sum(np.abs(g * rate)))
    cotangent = tensor(g, dtype, device)
    for create_graph in (False, True):
        gradients = pl.autograd.grad(output, leaves, cotangent, retain_graph=True, create_graph=create_graph)
        found = sum(float(np.sum(to_numpy(x) * d)) for x, d in zip(gradients, directions, strict=True))
        assert abs(found - float(np.sum(g * rate))) <= limit * scale
    moves = tuple(tensor(d, dtype, device) for d in directions)
    _, tangent = pl.func.jvp(ours, tuple(x.detach() for x in leaves), moves)
    np.testing.assert_allclose(
        to_numpy(tangent), rate, rtol=limit, atol=limit * (1 + np.max(np.abs(rate), initial=0.0))
    )
    if not second or device != "cpu":
        return

    def bent(*xs: Any) -> Any:
        inner = ours(*[x * x + x * 3.0 for x in xs])
        return inner * inner * inner

    values = [
        along(lambda *xs: np.asarray(numpys(*[x * x + x * 3.0 for x in xs])) ** 3, k * 1e-3) for k in range(-2, 3)
    ]
    bend = (-values[0] + 16 * values[1] - 30 * values[2] + 16 * values[3] - values[4]) / (12 * 1e-6)
    scale = 1 + float(np.sum(np.abs(g) * (np.abs(bend) + np.abs(values[2]))))
    firsts = pl.autograd.grad(bent(*leaves), leaves, cotangent, create_graph=True)
    seconds = pl.autograd.grad(firsts, leaves, moves)
    found = sum(float(np.sum(to_numpy(s) * d)) for s, d in zip(seconds, directions, strict=True))
    assert abs(found - float(np.sum(g * bend))) <= 1e-6 * scale
    _, twice = pl.func.jvp(lambda *xs: pl.func.jvp(bent, xs, moves)[1], tuple(x.detach() for x in leaves), moves)
    assert abs(float(np.sum(g * to_numpy(twice))) - float(np.sum(g * bend))) <= 1e-6 * scale


def apart(shape: tuple[int, ...], seed: int = 0) -> Any:
    """Values of which none is near another, so that differences see one order."""
    rng = np.random.default_rng(seed)
    return rng.permutation(int(np.prod(shape))).reshape(shape) * 0.25 + 0.1 * rng.random(shape)


@pytest.mark.parametrize("device", DEVICES)
def test_derivatives(device: str, examined: Count) -> None:
    for shape, axis in [((7,), 0), ((1,), 0), ((4, 5), 0), ((4, 5), -1), ((2, 3, 4), 1), ((3, 0), 0)]:
        x = apart(shape)
        for descending in (False, True):
            check_derivatives(
                lambda x, a=axis, d=descending: pl.sort(x, axis=a, descending=d),
                lambda x, a=axis, d=descending: np.flip(np.sort(x, axis=a), a) if d else np.sort(x, axis=a),
                [x],
                device,
            )
            for k in {0, 1, min(2, x.shape[axis]), x.shape[axis]}:
                check_derivatives(
                    lambda x, a=axis, d=descending, k=k: pl.topk(x, k, axis=a, largest=d).values,
                    lambda x, a=axis, d=descending, k=k: np.take(
                        np.flip(np.sort(x, axis=a), a) if d else np.sort(x, axis=a), np.arange(k), axis=a
                    ),
                    [x],
                    device,
                )
                examined(1)
    check_derivatives(lambda x: pl.sort(x[::-1, ::2].T), lambda x: np.sort(x[::-1, ::2].T), [apart((4, 6))], device)
    check_derivatives(lambda x: pl.unique_values(x), lambda x: np.unique(x), [apart((3, 4))], device)
    examined(2)


@pytest.mark.parametrize("device", DEVICES)
def test_ties_share_equally(device: str, examined: Count) -> None:
    """As the mean over all orders of equal values: what max and min do."""

    def gradient(function: Any, values: list[float], g: list[float]) -> list[float]:
        x = pl.asarray(values, device=device).requires_grad_()
        (found,) = pl.autograd.grad(function(x), x, pl.asarray(g, device=device))
        return to_numpy(found).tolist()

    assert gradient(pl.sort, [2.0, 1.0, 2.0, 2.0], [8.0, 3.0, 6.0, 9.0]) == [6.0, 8.0, 6.0, 6.0]
    assert gradient(pl.sort, [0.0, -0.0], [1.0, 3.0]) == [2.0, 2.0]
    assert gradient(pl.sort, [np.nan, 1.0, np.nan], [1.0, 3.0, 5.0]) == [4.0, 1.0, 4.0]
    assert gradient(lambda x: pl.topk(x, 1).values, [2.0, 1.0, 2.0], [6.0]) == [3.0, 0.0, 3.0]
    assert gradient(lambda x: pl.topk(x, 2).values, [5.0, 2.0, 1.0, 2.0], [7.0, 6.0]) == [7.0, 3.0, 0.0, 3.0]
    assert gradient(lambda x: pl.topk(x, 3).values, [5.0, 2.0, 1.0, 2.0], [7.0, 6.0, 4.0]) == [7.0, 5.0, 0.0, 5.0]
    assert gradient(lambda x: pl.topk(x, 2, largest=False).values, [1.0, 1.0, 1.0], [6.0, 3.0]) == [3.0, 3.0, 3.0]
    assert gradient(lambda x: pl.max(x), [2.0, 1.0, 2.0], 6.0) == [3.0, 0.0, 3.0]  # type: ignore[arg-type]
    assert gradient(pl.unique_values, [2.0, 1.0, 2.0], [3.0, 8.0]) == [4.0, 3.0, 4.0]
    x = pl.asarray([2.0, 1.0, 2.0, 0.0], device=device)
    t = pl.asarray([3.0, 5.0, 9.0, 7.0], device=device)
    assert pl.func.jvp(pl.sort, (x,), (t,))[1].tolist() == [7.0, 5.0, 6.0, 6.0]
    assert pl.func.jvp(lambda x: pl.topk(x, 1).values, (x,), (t,))[1].tolist() == [6.0]
    examined(11)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", [*HALF, "float32"])
def test_ties_of_long_lines(device: str, dtype: str, examined: Count) -> None:
    """Few distinct values, NaN among them, selected in part: of lengths with and without a rest of a vector."""
    rng = np.random.default_rng(9)
    for n, k in ((1, 1), (17, 3), (64, 64), (257, 40), (1000, 10), (1000, 900), (5000, 300)):
        for axis in (0, 1):
            values = rng.choice([0.0, -0.0, 1.0, 2.5, -3.0, np.nan], (3, n))
            g, t = rng.integers(-8, 8, (3, k)).astype("float64"), rng.integers(-8, 8, (3, n)).astype("float64")
            # P[j, i] = 1 / c for the c positions i at which x equals the value j.
            wanted, moved = np.zeros((3, n)), np.zeros((3, k))
            for row in range(3):
                best = np.flip(np.sort(values[row]))[:k]
                same = np.equal.outer(best, values[row]) | np.logical_and.outer(np.isnan(best), np.isnan(values[row]))
                share = same / same.sum(axis=1, keepdims=True)
                wanted[row], moved[row] = g[row] @ share, share @ t[row]
            turned = (lambda a: a) if axis else np.transpose
            x = tensor(turned(values), dtype, device, requires_grad=True)
            for in_order in (True, False):
                found = pl.topk(x, k, axis=axis, sorted=in_order)
                assert found.values.shape == turned(g).shape
                (got,) = pl.autograd.grad(found.values, [x], tensor(turned(g), dtype, device))
                rtol = 1e-6 if dtype == "float32" else 1e-2
                np.testing.assert_allclose(turned(to_numpy(got).astype("float64")), wanted, rtol=rtol, atol=rtol)
            direction = tensor(turned(t), dtype, device)
            (_, pushed) = pl.func.jvp(lambda a, k=k, axis=axis: pl.topk(a, k, axis=axis).values, (x,), (direction,))
            np.testing.assert_allclose(turned(to_numpy(pushed).astype("float64")), moved, rtol=rtol, atol=rtol)
            examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", [*HALF, "float32"])
def test_gradients_keep_the_dtype(device: str, dtype: str, examined: Count) -> None:
    x = tensor(np.array([[3.0, 1.0, 3.0], [2.0, 5.0, 4.0]]), dtype, device, requires_grad=True)
    for function in (pl.sort, lambda x: pl.topk(x, 2).values, pl.unique_values):
        y = function(x)
        assert y.dtype.name == dtype
        (found,) = pl.autograd.grad(y, x, pl.ones_like(y))
        assert found.dtype.name == dtype
        assert found.shape == x.shape
        examined(1)


def test_memory(examined: Count) -> None:
    """No copies of the input: the result, and for digits one more array of its size, or the indices' two and keys."""
    for make in (lambda x: x, lambda x: x.T, lambda x: x[::-1, ::2], lambda x: pl.broadcast_to(x[:1], (300, 400))):
        x = make(pl.asarray(np.random.default_rng(8).random((300, 400), dtype=np.float32)))
        pl.sort(x)
        pl.reset_peak_memory()
        before = (
            pl.memory_stats()["live_bytes"] if isinstance(pl.memory_stats(), dict) else pl.memory_stats().live_bytes
        )
        result = pl.sort(x)
        peak = pl.memory_stats()["peak_bytes"]
        # Groups of lines are brought into contiguous memory: some 100 kilobytes for each thread.
        assert peak - before <= result.nbytes + 300_000 * pl.get_num_threads()
        examined(1)


X = pl.asarray([[3.0, 1.0, 2.0], [6.0, 5.0, 4.0]])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("name", "call", "kind", "words"),
    [
        ("sort", lambda x: pl.sort(x, axis=2), IndexError, ("axis 2",)),
        ("sort", lambda x: pl.sort(x, axis=-(2**62)), IndexError, ("axis",)),
        ("sort", lambda x: pl.sort(x[0, 0]), IndexError, ("0-d",)),
        ("sort", lambda x: pl.sort(x, axis="0"), TypeError, ("axis", "str")),
        ("sort", lambda x: pl.sort(x, descending="no"), TypeError, ("descending", "str")),
        ("sort", lambda x: pl.sort(x.to(pl.complex64)), TypeError, ("complex64",)),
        ("argsort", lambda x: pl.argsort(x, axis=2), IndexError, ("axis 2",)),
        ("argsort", lambda x: pl.argsort(x.to(pl.complex64)), TypeError, ("complex64",)),
        ("topk", lambda x: pl.topk(x, 4), ValueError, ("k is 4", "0 to 3")),
        ("topk", lambda x: pl.topk(x, -1), ValueError, ("k is -1",)),
        ("topk", lambda x: pl.topk(x, 1, axis=5), IndexError, ("axis 5",)),
        ("topk", lambda x: pl.topk(x.to(pl.complex64), 1), TypeError, ("complex64",)),
        ("searchsorted", lambda x: pl.searchsorted(x, x), ValueError, ("x1", "(2, 3)")),
        ("searchsorted", lambda x: pl.searchsorted(x[0], x, side="up"), ValueError, ("side", "'up'")),
        ("searchsorted", lambda x: pl.searchsorted(x[0], "a"), TypeError, ("x2", "str")),
        ("searchsorted", lambda x: pl.searchsorted(x[0].to(pl.complex64), x), TypeError, ("x1", "complex64")),
        ("searchsorted", lambda x: pl.searchsorted(x[0], x, sorter=pl.arange(2)), ValueError, ("sorter", "(2,)")),
        (
            "searchsorted", lambda x: pl.searchsorted(x[0].to(pl.int64), x.to(pl.uint64)), TypeError,
            ("int64", "uint64"),
        ),
        ("unique_all", lambda x: pl.unique_all([1, 2]), TypeError, ("x", "list")),
        ("isin", lambda x: pl.isin(1, 2), TypeError, ("x1", "x2")),
        ("isin", lambda x: pl.isin(x, "a"), TypeError, ("x2", "str")),
        ("isin", lambda x: pl.isin(pl.zeros(2, dtype=pl.int64), pl.zeros(9, dtype=pl.uint64)), TypeError, ("uint64",)),
    ],
)  # fmt: skip
def test_refusals(device: str, name: str, call: Any, kind: Any, words: tuple[str, ...], examined: Count) -> None:
    with pytest.raises(kind) as caught:
        call(X.to(device))
    text = str(caught.value)
    assert text.startswith(f"{name}: "), text
    for word in words:
        assert word in text, text
    examined(1)


def test_empty_lines_are_not_visited() -> None:
    x = pl.zeros((2**40, 0))
    assert pl.sort(x).shape == x.shape
    assert pl.argsort(x).shape == x.shape
    assert pl.topk(x, 0).values.shape == x.shape
