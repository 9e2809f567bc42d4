"""Shapes and memory: broadcasting, strides, lengths around the vector width, empties, 0-d, splitting over threads.

A value must depend on its operands alone: not on where in the array it stands, nor on how the array lies in memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import COMPLEX, DEVICES, HALF, NOT_ON_GPU, REAL, VARIANTS, Variant, rounded, tensor, to_numpy
from derivatives import RECORDED

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

# One variant of each operator: what attributes choose has no bearing on memory.
FIRST: list[Variant] = list({v.name: v for v in reversed(VARIANTS)}.values())[::-1]
SEVERAL = [v for v in FIRST if len(v.inputs) > 1]
DIFFERENTIABLE = [v for v in FIRST if v in RECORDED]


def fill(variant: Variant, name: str, shape: tuple[int, ...], dtype: str, seed: int = 0) -> Any:
    rng = np.random.default_rng(variant.seed + seed + len(name) * 7)
    pinned = variant.pinned(name)
    low, high = variant.domain.get(name, (-3.0, 3.0))
    if pinned == "bool" or (pinned is None and dtype == "bool"):
        return rng.random(shape) < 0.5
    if pinned is not None:
        return rng.integers(-3, 4, shape).astype(pinned)
    if dtype in REAL:
        return rounded(rng.uniform(low, high, shape), dtype)
    if dtype in COMPLEX:
        return rounded(rng.uniform(low, high, shape) + 1j * rng.uniform(-2, 2, shape), dtype)
    return rng.integers(max(0, int(np.ceil(low))), max(2, int(high)) + 1, shape).astype(dtype)


def representative(variant: Variant) -> str:
    return next(d for d in ("float32", "complex64", "int32") if d in variant.accepted)


def _parameters(
    chosen: list[Variant], choose: Callable[[Variant], list[str]], on_gpu: tuple[str, ...] | None = None
) -> list[Any]:
    return [
        pytest.param(device.values[0], variant, dtype, id=f"{device.id}-{variant.name}-{dtype}", marks=device.marks)
        for device in DEVICES
        for variant in chosen
        for dtype in choose(variant)
        if device.values[0] == "cpu" or (dtype not in NOT_ON_GPU and (on_gpu is None or dtype in on_gpu))
    ]


def same(a: Any, b: Any, message: str) -> None:
    np.testing.assert_array_equal(to_numpy(a), to_numpy(b), err_msg=message)


_SHAPES = [
    [(3, 1), (1, 4), (3, 4)],
    [(), (2, 3), (3,)],
    [(2, 3), (), (1, 1)],
    [(2, 1, 3), (4, 1), (1,)],
    [(5,), (1,), (5,)],
    [(0, 3), (1, 3), (3,)],
    [(1,), (0,), ()],
    [(2, 1, 2, 1), (3, 1, 5), (2, 1)],
]


@pytest.mark.parametrize(("device", "variant", "dtype"), _parameters(SEVERAL, lambda v: [representative(v)]))
def test_broadcasting(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    for shapes in _SHAPES:
        given = {p.name: fill(variant, p.name, s, dtype) for p, s in zip(variant.inputs, shapes, strict=False)}
        shape = np.broadcast_shapes(*[a.shape for a in given.values()])
        small = {n: tensor(a, variant.pinned(n) or dtype, device) for n, a in given.items()}
        full = {
            n: tensor(np.broadcast_to(a, shape).copy(), variant.pinned(n) or dtype, device) for n, a in given.items()
        }
        for got, wanted in zip(variant.call(small), variant.call(full), strict=True):
            assert got.shape == shape
            np.testing.assert_allclose(to_numpy(got), to_numpy(wanted), rtol=1e-6 if device == "gpu" else 0)
        examined(1)


@pytest.mark.parametrize(
    ("device", "variant", "dtype"),
    _parameters(
        [v for v in RECORDED if v in SEVERAL], lambda v: [d for d in ("float64", "float32") if d in v.accepted]
    ),
)
def test_gradients_are_reduced_to_broadcast_inputs(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    tolerance = 1e-12 if dtype == "float64" else 1e-4
    for number, shapes in enumerate(_SHAPES):
        given = {p.name: fill(variant, p.name, s, dtype, number) for p, s in zip(variant.inputs, shapes, strict=False)}
        shape = np.broadcast_shapes(*[a.shape for a in given.values()])
        rng = np.random.default_rng(number)
        found: list[list[Any]] = []
        for whole in (False, True):
            for create_graph in (False, True):
                leaves = {}
                for n, a in given.items():
                    data = np.broadcast_to(a, shape).copy() if whole else a
                    leaves[n] = tensor(data, variant.pinned(n) or dtype, device, n in variant.differentiable)
                outputs = [r for r in variant.call(leaves) if r.requires_grad]
                state = rng.bit_generator.state
                gs = [tensor(rounded(rng.normal(size=shape), dtype), dtype, device) for _ in outputs]
                rng.bit_generator.state = state
                inputs = [leaves[n] for n in variant.differentiable]
                gradients = pl.autograd.grad(outputs, inputs, gs, create_graph=create_graph, allow_unused=True)
                found.append([None if g is None else to_numpy(g) for g in gradients])
        for name, *gradients in zip(variant.differentiable, *found, strict=True):
            original = given[name].shape
            for g, mode in zip(gradients[:2], ("eager", "graph"), strict=True):
                if g is None:
                    continue
                assert g.shape == original, f"{mode} gradient of {name}"
                wanted = gradients[2] if gradients[2] is not None else np.zeros(shape)
                extra = tuple(range(len(shape) - len(original)))
                kept = tuple(i + len(extra) for i, n in enumerate(original) if n == 1 and shape[i + len(extra)] != 1)
                wanted = wanted.sum(axis=extra + kept, keepdims=True).reshape(original)
                np.testing.assert_allclose(
                    g, wanted, rtol=tolerance, atol=10 * tolerance, err_msg=f"{mode} {name} {shapes}"
                )
        examined(1)


def _layouts(values: Any, device: str, dtype: str) -> list[tuple[str, Any]]:
    """The same 4 x 6 values, lying in memory in different ways."""
    rows, columns = values.shape

    def t(array: Any) -> Any:
        return tensor(np.ascontiguousarray(array), dtype, device)

    wide = np.zeros((rows, 2 * columns + 1), dtype=values.dtype)
    wide[:, 1::2] = values
    tall = np.zeros((rows + 3, columns), dtype=values.dtype)
    tall[2 : 2 + rows] = values
    return [
        ("transposed", t(values.T).T),
        ("every other column, offset", t(wide)[:, 1::2]),
        ("rows of a larger array", t(tall)[2 : 2 + rows]),
        ("both axes reversed", t(values[::-1, ::-1])[::-1, ::-1]),
        ("rows reversed, transposed", t(values[::-1].T).T[::-1]),
        (
            "axes of three",
            pl.permute_dims(t(values.T.reshape(2, columns // 2, rows)), (2, 0, 1)).reshape((rows, columns)),
        ),
    ]


@pytest.mark.parametrize(
    ("device", "variant", "dtype"),
    _parameters(
        FIRST,
        lambda v: [d for d in ("float32", "float16", "float64", "int16", "complex64") if d in v.accepted],
        on_gpu=("float32", "int16"),
    ),
)
def test_strides(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    given = {p.name: fill(variant, p.name, (4, 6), dtype) for p in variant.inputs}
    plain = {n: tensor(a, variant.pinned(n) or dtype, device) for n, a in given.items()}
    wanted = variant.call(plain)
    laid = {n: _layouts(a, device, variant.pinned(n) or dtype) for n, a in given.items()}
    names = list(given)
    choices = range(len(laid[names[0]]))
    for i in choices:
        # All operands alike, then the first alone, then each different from its neighbour.
        for picks in (
            [i] * len(names),
            [i, *[None] * (len(names) - 1)],
            [(i + k) % len(choices) for k in range(len(names))],
        ):
            chosen = {n: plain[n] if k is None else laid[n][k][1] for n, k in zip(names, picks, strict=True)}
            words = ", ".join("plain" if k is None else laid[n][k][0] for n, k in zip(names, picks, strict=True))
            for got, expected in zip(variant.call(chosen), wanted, strict=True):
                assert got.shape == (4, 6)
                if device == "gpu":  # MLX's scalar and vector functions may differ in the last bit
                    np.testing.assert_allclose(
                        to_numpy(got), to_numpy(expected), rtol=2e-3 if dtype == "float16" else 1e-6
                    )
                else:
                    same(got, expected, words)
            examined(1)


@pytest.mark.parametrize(("device", "variant", "dtype"), _parameters(DIFFERENTIABLE, lambda v: [representative(v)]))
def test_gradients_of_strided_inputs(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    given = {p.name: fill(variant, p.name, (4, 6), dtype, 3) for p in variant.inputs}
    names = variant.differentiable

    def gradients(tensors: dict[str, Any], transposed: bool) -> list[Any]:
        tensors = {n: t.detach() for n, t in tensors.items()}
        for n in names:
            tensors[n].requires_grad_()
        outputs = [r for r in variant.call(tensors) if r.requires_grad]
        gs = [fill(variant, n, (4, 6), o.dtype.name, 9) for o, n in zip(outputs, names * 2, strict=False)]
        cotangents = [
            tensor(g.T, o.dtype.name, device).T if transposed else tensor(g, o.dtype.name, device)
            for g, o in zip(gs, outputs, strict=True)
        ]
        found = pl.autograd.grad(outputs, [tensors[n] for n in names], cotangents, allow_unused=True)
        return [None if g is None else to_numpy(g) for g in found]

    plain = {n: tensor(a, variant.pinned(n) or dtype, device) for n, a in given.items()}
    wanted = gradients(plain, False)
    for i in range(5):
        laid = {n: _layouts(a, device, variant.pinned(n) or dtype)[i] for n, a in given.items()}
        for transposed in (False, True):
            got = gradients({n: t for n, (_, t) in laid.items()}, transposed)
            for g, w in zip(got, wanted, strict=True):
                assert (g is None) == (w is None)
                if g is not None:
                    np.testing.assert_allclose(
                        g, w, rtol=0 if device == "cpu" else 1e-5, err_msg=laid[next(iter(laid))][0]
                    )
            examined(1)


@pytest.mark.parametrize(
    ("device", "variant", "dtype"),
    _parameters(
        FIRST,
        lambda v: [d for d in ("float32", "float64", *HALF, "int8", "int64", "complex64") if d in v.accepted],
        on_gpu=("float32", "bfloat16", "int8"),
    ),
)
def test_lengths(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    """Every length from 0 to 70: the first n results are those of the longest, bit by bit on the cpu."""
    given = {p.name: fill(variant, p.name, (71,), dtype) for p in variant.inputs}
    kinds = {n: variant.pinned(n) or dtype for n in given}
    whole = [to_numpy(r) for r in variant.call({n: tensor(a, kinds[n], device) for n, a in given.items()})]
    lengths = range(71) if device == "cpu" and dtype in ("float32", "float64", "int8") else (0, 1, 3, 7, 8, 17, 33, 70)
    for n in lengths:
        got = variant.call({k: tensor(a[71 - n :], kinds[k], device) for k, a in given.items()})
        for g, w in zip(got, whole, strict=True):
            assert g.shape == (n,)
            if device == "cpu":
                np.testing.assert_array_equal(to_numpy(g), w[71 - n :])
            else:
                np.testing.assert_allclose(to_numpy(g), w[71 - n :], rtol=1e-2 if dtype in HALF else 2e-6)
        examined(1)


@pytest.mark.parametrize("variant", DIFFERENTIABLE, ids=lambda v: v.name)
def test_lengths_of_gradients(variant: Variant, examined: Count) -> None:
    dtype = representative(variant)
    names = variant.differentiable
    given = {p.name: fill(variant, p.name, (37,), dtype) for p in variant.inputs}
    g = rounded(np.random.default_rng(5).normal(size=37), "float32")

    def gradients(start: int) -> list[Any]:
        leaves = {n: tensor(a[start:], variant.pinned(n) or dtype, "cpu", n in names) for n, a in given.items()}
        outputs = [r for r in variant.call(leaves) if r.requires_grad]
        cotangents = [tensor(g[start:], o.dtype.name, "cpu") for o in outputs]
        found = pl.autograd.grad(outputs, [leaves[n] for n in names], cotangents, allow_unused=True)
        return [None if f is None else to_numpy(f) for f in found]

    whole = gradients(0)
    for start in range(38):
        for got, wanted in zip(gradients(start), whole, strict=True):
            if wanted is not None:
                np.testing.assert_array_equal(got, wanted[start:])
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("shape", [(), (0,), (2, 0, 3), (1,), (1, 1, 1)], ids=str)
def test_empty_and_0d(device: str, shape: tuple[int, ...], examined: Count) -> None:
    for variant in FIRST:
        dtype = representative(variant)
        given = {p.name: fill(variant, p.name, shape, dtype) for p in variant.inputs}
        leaves = {
            n: tensor(a, variant.pinned(n) or dtype, device, n in variant.differentiable and variant in RECORDED)
            for n, a in given.items()
        }
        results = variant.call(leaves)
        for result, name in zip(results, variant.result_dtypes(dtype), strict=True):
            assert result.shape == shape, variant
            assert result.dtype.name == name, variant
        outputs = [r for r in results if r.requires_grad]
        if outputs:
            gs = [pl.ones(shape, dtype=o.dtype, device=device) for o in outputs]
            found = pl.autograd.grad(outputs, [leaves[n] for n in variant.differentiable], gs, allow_unused=True)
            assert all(f is None or f.shape == shape for f in found), variant
        examined(1)


@pytest.fixture
def threads() -> Any:
    before = pl.get_num_threads()
    yield pl.set_num_threads
    pl.set_num_threads(before)


@pytest.mark.parametrize("variant", FIRST, ids=lambda v: v.name)
def test_threads_change_nothing(variant: Variant, threads: Callable[[int], None], examined: Count) -> None:
    """Arrays long enough to be split, of an odd length, contiguous and not: the same bits from 1, 2 and 3 threads."""
    for dtype in [d for d in ("float32", "int32") if d in variant.accepted][:1] or [representative(variant)]:
        given = {p.name: fill(variant, p.name, (2, 65_537), dtype) for p in variant.inputs}
        kinds = {n: variant.pinned(n) or dtype for n in given}
        tensors = {n: tensor(a, kinds[n], "cpu") for n, a in given.items()}
        crossed = {
            n: t if i else tensor(a.T, kinds[n], "cpu").T
            for i, (n, t, a) in enumerate(zip(tensors, tensors.values(), given.values(), strict=True))
        }
        for each in (tensors, crossed):
            found = []
            for count in (1, 2, 3):
                threads(count)
                leaves = {n: t.detach() for n, t in each.items()}
                if variant in RECORDED:
                    for n in variant.differentiable:
                        leaves[n].requires_grad_()
                results = variant.call(leaves)
                outputs = [r for r in results if r.requires_grad]
                arrays = [to_numpy(r) for r in results]
                if outputs:
                    inputs = [leaves[n] for n in variant.differentiable]
                    gs = [o.detach() for o in outputs]
                    gradients = pl.autograd.grad(outputs, inputs, gs, allow_unused=True)
                    arrays += [to_numpy(g) for g in gradients if g is not None]
                found.append(arrays)
            for others in found[1:]:
                for a, b in zip(found[0], others, strict=True):
                    np.testing.assert_array_equal(a, b)
            examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_results_keep_the_order_of_their_inputs(device: str, examined: Count) -> None:
    if device == "gpu":
        pytest.skip("the layout of results is MLX's own there")
    for variant in FIRST:
        dtype = representative(variant)
        given = {p.name: fill(variant, p.name, (6, 4), dtype) for p in variant.inputs}
        tensors = {n: tensor(a, variant.pinned(n) or dtype, device).T for n, a in given.items()}
        for result in variant.call(tensors):
            assert result.strides[0] < result.strides[1], variant
        examined(1)


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
def test_short_strided_rows(dtype: str, examined: Count) -> None:
    """Rows that do not join are gathered several at a time, no more of them than a buffer holds."""
    rng = np.random.default_rng(2)
    for columns in (3, 17, 30, 60, 100, 120, 127, 128, 200, 250, 255, 257, 500):
        for rows in (3, 40, 300):
            drawn = rng.normal(size=(3, 2, rows, 2 * columns + 6))
            arrays = (drawn[:, 0] + 1j * drawn[:, 1] if "complex" in dtype else drawn[:, 0]).astype(dtype)
            a, b, c = (x[:, : 2 * columns : 2] for x in arrays)
            x, y, z = (pl.asarray(v)[:, : 2 * columns : 2] for v in arrays)
            where = a.real > 0
            np.testing.assert_array_equal(to_numpy(-x), -a)
            np.testing.assert_array_equal(to_numpy(x - y), a - b)
            np.testing.assert_array_equal(to_numpy(pl.where(pl.asarray(where), y, z)), np.where(where, b, c))
            np.testing.assert_array_equal(to_numpy(pl.where(x == x, y, z)), b)
            examined(4)


@pytest.mark.parametrize("dtype", ["int8", "float16", "float32", "float64", "complex128"])
def test_transposed_copies(dtype: str, examined: Count) -> None:
    """Squares of as many elements as a register has, and the rests beside and below them."""
    for rows in (1, 3, 16, 65, 260):
        for columns in (1, 2, 7, 15, 64, 131):
            a = (np.arange(2 * rows * columns) % 123).astype(dtype).reshape(2, rows, columns)
            x = pl.asarray(a)
            for part, axes in (
                (np.s_[0], (1, 0)), (np.s_[:, ::-1], (2, 1, 0)), (np.s_[:], (0, 2, 1)), (np.s_[:], (2, 0, 1)),
                (np.s_[1, : rows // 2 + 1, columns // 3 :], (1, 0)),
            ):  # fmt: skip
                wanted, given = a[part].transpose(axes), pl.permute_dims(x[part], axes)
                np.testing.assert_array_equal(to_numpy(given), wanted)
                np.testing.assert_array_equal(to_numpy(pl.reshape(given, (-1,))), wanted.reshape(-1))
                np.testing.assert_array_equal(to_numpy(pl.where(given == given, given, given)), wanted)
                target, given_target = np.zeros_like(wanted), pl.zeros(given.shape, dtype=given.dtype)
                target[..., ::-1] = wanted
                given_target[..., ::-1] = given
                np.testing.assert_array_equal(to_numpy(given_target), target)
                examined(4)


# Shapes of inputs and what they are broadcast to. Blocks that are the same are computed once and copied; long rows go
# to the loop one by one, in pieces.
REPEATED = [
    ((40,), (3, 40)), ((1, 7), (300, 7)), ((4, 1, 5), (4, 6, 5)), ((2, 1, 3, 5), (2, 70, 3, 5)),
    ((1, 3, 1, 5), (6, 3, 4, 5)), ((1, 1), (5, 6)), ((5, 1), (5, 6)), ((700,), (5, 700)), ((2300,), (9, 2300)),
    ((1, 1, 520), (2, 3, 520)),
]  # fmt: skip


@pytest.mark.parametrize("variant", FIRST, ids=lambda v: v.name)
def test_repeated_rows(variant: Variant, threads: Callable[[int], None], examined: Count) -> None:
    dtype = representative(variant)
    for small, shape in REPEATED:
        given = {p.name: fill(variant, p.name, small, dtype) for p in variant.inputs}
        short = {n: tensor(a, variant.pinned(n) or dtype, "cpu") for n, a in given.items()}
        tensors = {n: pl.broadcast_to(t, shape) for n, t in short.items()}
        wanted = [np.broadcast_to(to_numpy(r), shape) for r in variant.call(short)]
        for count in (1, 2):
            threads(count)
            for result, want in zip(variant.call(tensors), wanted, strict=True):
                np.testing.assert_array_equal(to_numpy(result), want)
                examined(1)


@pytest.mark.parametrize("dtype", ["int16", "float16", "float32", "complex128"])
def test_long_rows_beside_repeated_ones(dtype: str, threads: Callable[[int], None], examined: Count) -> None:
    rng = np.random.default_rng(5)
    for columns in (511, 512, 520, 1023, 1024, 1025, 2500, 20_000):
        for rows in (2, 40):
            wide, b = ((rng.integers(-9, 9, (2, rows, columns + 3)) / 4).astype(dtype) for _ in range(2))
            a, row, number, column = wide[:, :, :columns], b[0, 0, :columns], b[0, 0, 0], b[0, :, :1]
            x = pl.asarray(wide)[:, :, :columns]
            condition = rng.random((rows, columns)) < 0.5
            whole = row.real.astype("int8")
            for count in (1, 2):
                threads(count)
                for other in (row, number, column, whole, whole[0], row[::-1], b[:, :1, :1]):
                    y = pl.asarray(other)
                    np.testing.assert_array_equal(to_numpy(x + y), a + other)
                    np.testing.assert_array_equal(
                        to_numpy(pl.where(pl.asarray(condition), x, y)), np.where(condition, a, other)
                    )
                    examined(2)


def test_assignment_of_repeated_rows(examined: Count) -> None:
    for shape, key in (((6, 5), np.s_[:]), ((6, 10), np.s_[:, ::2]), ((3, 6, 5), np.s_[1:]), ((12, 5), np.s_[::-2])):
        for dtype in ("int8", "float32", "complex128"):
            a = np.zeros(shape, dtype)
            x = pl.zeros(shape, dtype=getattr(pl, dtype))
            a[key], x[key] = np.arange(5), pl.arange(5)
            np.testing.assert_array_equal(to_numpy(x), a)
            examined(1)


def test_last_blocks_of_one_row(examined: Count) -> None:
    """Rows apart from each other, stored a block at a time: the last block, of one row, has no gaps."""
    for rows in (64, 65, 129, 193, 257):
        x = pl.broadcast_to(pl.ones((rows, 1, 16)), (rows, 2, 16))
        np.testing.assert_array_equal(to_numpy(x + x), np.full((rows, 2, 16), 2.0))
        w = pl.ones((rows, 2, 16), requires_grad=True)
        pl.sum(pl.sum(w * 2, axis=1) ** 2).backward()
        np.testing.assert_array_equal(to_numpy(w.grad), np.full((rows, 2, 16), 16.0))
        examined(2)
