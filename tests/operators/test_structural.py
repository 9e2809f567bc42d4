"""Operators that are not element-wise: values against NumPy, derivatives against central differences in float64.

Each case is a function of arrays, written once for the package and once for NumPy, with its inputs' shapes. Cotangents
and directions are random; orders 1 and 2, reverse and forward.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from itertools import permutations
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import (
    COMPLEX,
    DEVICES,
    EVERY,
    HALF,
    NOT_ON_GPU,
    OPERATORS,
    REAL,
    SIGNED,
    numpy_dtype,
    rounded,
    tensor,
    to_numpy,
)

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]
    Shape = tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """`ours` and `numpys` take as many arrays as there are shapes; `words` tells cases of one operator apart."""

    name: str
    words: str
    shapes: tuple[Shape, ...]
    ours: Callable[..., Any]
    numpys: Callable[..., Any]
    low: str = "numeric"  # which dtypes: any, numeric, real or inexact
    linear: bool = True

    def __str__(self) -> str:
        return f"{self.name}-{self.words}"


def _cases() -> list[Case]:
    found: list[Case] = []

    def add(name: str, words: object, shapes: tuple[Shape, ...], ours: Any, numpys: Any, **more: Any) -> None:
        found.append(Case(name, str(words).replace(" ", ""), shapes, ours, numpys, **more))

    for shape, to in [
        ((2, 3), (6,)), ((2, 3), (3, -1)), ((6,), (1, 2, 3)), ((), (1, 1)), ((1,), ()), ((0, 3), (3, 0)),
        ((4, 3, 2), (2, -1, 2)),
        ((0,), (5, 0)),
    ]:  # fmt: skip
        add(
            "reshape",
            (shape, to),
            (shape,),
            lambda x, to=to: pl.reshape(x, to),
            lambda x, to=to: np.reshape(x, to),
            low="any",
        )
    add("reshape", "transposed", ((3, 4),), lambda x: pl.reshape(x.T, (2, 6)), lambda x: x.T.reshape(2, 6), low="any")
    add("reshape", "reversed", ((3, 4),), lambda x: pl.reshape(x[::-1, ::2], (-1,)), lambda x: x[::-1, ::2].reshape(-1))
    for shape, to in [
        ((3,), (2, 3)),
        ((2, 1), (2, 4)),
        ((), (3, 2)),
        ((1, 3, 1), (2, 3, 4)),
        ((1,), (0,)),
        ((0, 1), (0, 5)),
    ]:
        add(
            "broadcast_to",
            (shape, to),
            (shape,),
            lambda x, to=to: pl.broadcast_to(x, to),
            lambda x, to=to: np.broadcast_to(x, to),
            low="any",
        )
    for shape, axis in [
        ((2, 3), 0),
        ((2, 3), 1),
        ((2, 3), -1),
        ((2, 3), (0, 2)),
        ((), 0),
        ((0, 2), -3),
        ((3,), (-1, 0)),
    ]:
        add(
            "expand_dims",
            (shape, axis),
            (shape,),
            lambda x, axis=axis: pl.expand_dims(x, axis=axis),
            lambda x, axis=axis: np.expand_dims(x, axis),
            low="any",
        )
    # More than six axes lie outside of the object that holds a shape.
    for shape, axis in [
        ((1, 3), 0),
        ((2, 1, 3, 1), (1, -1)),
        ((1,), 0),
        ((1, 0), -2),
        ((2, 1), 1),
        ((2, 1, 3), None),
        ((1, 2, 1, 1, 3, 1, 1, 1), None),
        ((1,) * 9, None),
        ((3, 1, 2, 2, 1, 1, 0), None),
        ((2,) * 8, None),
    ]:
        add(
            "squeeze",
            (shape, axis),
            (shape,),
            lambda x, axis=axis: pl.squeeze(x, axis),
            lambda x, axis=axis: np.squeeze(x, axis),
            low="any",
        )
    for axes in [*permutations(range(3)), (-1, 0, 1), (2, -3, 1)]:
        add(
            "permute_dims",
            axes,
            ((2, 3, 4),),
            lambda x, axes=axes: pl.permute_dims(x, axes),
            lambda x, axes=axes: np.transpose(x, axes),
            low="any",
        )
    add("permute_dims", "empty", ((0, 3),), lambda x: pl.permute_dims(x, (1, 0)), lambda x: x.T)
    for shape in [(2, 3), (4, 1, 3), (2, 0), (1, 1)]:
        add("matrix_transpose", shape, (shape,), pl.matrix_transpose, lambda x: np.swapaxes(x, -1, -2), low="any")
    for shapes, axis in [
        (((2, 3), (1, 3)), 0), (((2, 3), (2, 1)), 1), (((2, 3), (2, 3)), -1), (((2,), (0,), (3,)), 0),
        (((2, 3), (4,)), None),
        (((1, 2),), 0), (((), (3,)), None), (((2, 1, 2), (2, 5, 2), (2, 0, 2)), -2),
    ]:  # fmt: skip
        add(
            "concat",
            (shapes, axis),
            shapes,
            lambda *xs, axis=axis: pl.concat(list(xs), axis=axis),
            lambda *xs, axis=axis: np.concatenate(xs, axis=axis),
            low="any",
        )
    add(
        "concat", "twice the same", ((2, 2),), lambda x: pl.concat([x, x[::-1]]), lambda x: np.concatenate([x, x[::-1]])
    )
    keys: list[Any] = [
        0, -1, (1, 2), ..., None, (slice(None), 1), slice(None, None, -1), (slice(None), slice(2, None, -2)),
        slice(1, 1),
        (..., slice(None, None, 2)), (None, 0, ..., None), (slice(-2, None), slice(0, 3, 2)),
        (slice(None, None, -2), slice(None, None, -1)),
    ]  # fmt: skip
    for key in keys:
        add("getitem", key, ((3, 4),), lambda x, key=key: x[key], lambda x, key=key: np.asarray(x[key]), low="any")
    for shape, axis in [
        ((2, 3), None), ((2, 3), 0), ((2, 3), 1), ((2, 3), -1), ((2, 3, 4), (0, 2)), ((2, 3, 4), (-1, 0)),
        ((2, 3), ()), ((), None), ((), ()),
        ((1, 5), 0), ((0, 3), 0), ((0, 3), 1), ((3, 0), None), ((70,), 0), ((2, 1, 33), (1, 2)), ((5, 1), 1),
    ]:  # fmt: skip
        for keepdims in (False, True):
            words, options = (shape, axis, keepdims), {"axis": axis, "keepdims": keepdims}
            counted = np.zeros(shape).sum(**options).size
            add("sum", words, (shape,), lambda x, o=options: pl.sum(x, **o), lambda x, o=options: np.sum(x, **o))
            if counted == 0 or np.prod(shape):
                add(
                    "mean",
                    words,
                    (shape,),
                    lambda x, o=options: pl.mean(x, **o),
                    lambda x, o=options: np.mean(x, **o),
                    low="inexact",
                )
                add(
                    "max",
                    words,
                    (shape,),
                    lambda x, o=options: pl.max(x, **o),
                    lambda x, o=options: np.max(x, **o),
                    low="real",
                    linear=False,
                )
    add("sum", "transposed", ((4, 5),), lambda x: pl.sum(x.T, axis=0), lambda x: x.T.sum(axis=0))
    add(
        "sum",
        "reversed, every other",
        ((7, 5),),
        lambda x: pl.sum(x[::-2, ::-1], axis=1),
        lambda x: x[::-2, ::-1].sum(axis=1),
    )
    add(
        "mean",
        "broadcast",
        ((3, 1),),
        lambda x: pl.mean(pl.broadcast_to(x, (3, 5)), axis=0),
        lambda x: np.broadcast_to(x, (3, 5)).mean(axis=0),
        low="inexact",
    )
    add(
        "max",
        "transposed",
        ((4, 5),),
        lambda x: pl.max(x.T, axis=1),
        lambda x: x.T.max(axis=1),
        low="real",
        linear=False,
    )
    for a, b in [
        ((2, 3), (3, 4)), ((3,), (3,)), ((3,), (3, 2)), ((2, 3), (3,)), ((5, 2, 3), (3, 4)),
        ((2, 3), (5, 3, 4)), ((5, 1, 2, 3), (4, 3, 2)),
        ((1, 1), (1, 1)), ((2, 0), (0, 3)), ((0, 2), (2, 3)), ((4, 2, 3), (3,)), ((3,), (4, 3, 2)),
        ((1, 2, 3), (6, 3, 1)), ((17, 33), (33, 9)),
        ((0,), (0,)), ((0, 2, 3), (3, 2)),
    ]:  # fmt: skip
        add("matmul", (a, b), (a, b), pl.matmul, np.matmul, linear=False)
    add("matmul", "transposed", ((3, 2), (4, 3)), lambda a, b: a.T @ b.T, lambda a, b: a.T @ b.T, linear=False)
    add(
        "matmul",
        "strided",
        ((4, 6), (5, 3)),
        lambda a, b: a[::-1, ::2] @ b[1:4],
        lambda a, b: a[::-1, ::2] @ b[1:4],
        linear=False,
    )
    add("matmul", "with itself", ((3, 3),), lambda a: a @ a.mT @ a, lambda a: a @ a.T @ a, linear=False)
    add("to_device", "cpu", ((2, 3),), lambda x: pl.to_device(x, x.device), lambda x: x)
    add("alias", "", ((2, 3),), pl._core._alias, lambda x: x)
    return found


CASES = _cases()
_KINDS = {
    "any": EVERY,
    "numeric": EVERY[1:],
    "real": tuple(d for d in EVERY if d not in COMPLEX and d != "bool"),
    "inexact": (*REAL, *COMPLEX),
}


def fill(case: Case, dtype: str, seed: int = 0) -> list[Any]:
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
            found.append(rng.integers(-9 if dtype in SIGNED else 0, 10, shape).astype(dtype))
    return found


_RTOL = {"float16": 2e-3, "bfloat16": 1.6e-2, "float32": 2e-6, "float64": 1e-14, "complex64": 4e-6, "complex128": 1e-14}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_values(device: str, case: Case, examined: Count) -> None:
    for dtype in _KINDS[case.low]:
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        arrays = fill(case, dtype)
        with np.errstate(all="ignore"):
            wide = [
                a.astype(np.float64) if dtype in REAL else a.astype(np.complex128) if dtype in COMPLEX else a
                for a in arrays
            ]
            wanted = np.asarray(case.numpys(*wide))
        got = case.ours(*[tensor(a, dtype, device) for a in arrays])
        assert got.shape == wanted.shape, dtype
        assert got.device == device
        if case.name != "sum" or dtype in (*REAL, *COMPLEX):
            assert got.dtype.name == dtype
        else:
            assert got.dtype.name == ("uint64" if dtype.startswith("u") else "int64")
        values = to_numpy(got)
        if dtype in _RTOL:
            terms = max([1, *(max(a.shape, default=1) for a in arrays)])
            scale = float(np.max(np.abs(wanted), initial=1.0))
            np.testing.assert_allclose(
                values, wanted, rtol=_RTOL[dtype], atol=_RTOL[dtype] * scale * terms**0.5, err_msg=dtype
            )
        else:
            np.testing.assert_array_equal(values, wanted.astype(values.dtype), err_msg=dtype)
        examined(1)


DIFFERENTIABLE = [c for c in CASES if c.low in ("any", "numeric", "real", "inexact")]


def _along(case: Case, arrays: list[Any], directions: list[Any], step: float) -> Any:
    moved = [a + step * d for a, d in zip(arrays, directions, strict=True)]
    with np.errstate(all="ignore"):
        return np.asarray(case.numpys(*moved))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_gradients(device: str, case: Case, examined: Count) -> None:
    """<gradient, direction> against central differences of <cotangent, NumPy's function>; forward mode against both."""
    dtype, step = ("float64", 1e-5) if device == "cpu" else ("float32", 1e-5)
    limit = 1e-8 if device == "cpu" else 2e-5
    arrays, directions = fill(case, dtype), fill(case, dtype, 1)
    leaves = [tensor(a, dtype, device, requires_grad=True) for a in arrays]
    output = case.ours(*leaves)
    assert output.requires_grad
    g = rounded(np.random.default_rng(3).normal(size=output.shape), dtype)
    cotangent = tensor(g, dtype, device)
    doubles, moves = [a.astype(np.float64) for a in arrays], [d.astype(np.float64) for d in directions]
    rate = (_along(case, doubles, moves, step) - _along(case, doubles, moves, -step)) / (2 * step)
    scale = 1 + float(np.sum(np.abs(g * rate)))
    for create_graph in (False, True):
        gradients = pl.autograd.grad(output, leaves, cotangent, retain_graph=True, create_graph=create_graph)
        for gradient, leaf in zip(gradients, leaves, strict=True):
            assert gradient.shape == leaf.shape
            assert gradient.dtype is leaf.dtype
        found = sum(float(np.sum(to_numpy(x).astype(np.float64) * d)) for x, d in zip(gradients, moves, strict=True))
        assert abs(found - float(np.sum(g * rate))) <= limit * scale
    _, tangent = pl.func.jvp(
        case.ours, tuple(x.detach() for x in leaves), tuple(tensor(d, dtype, device) for d in directions)
    )
    assert tangent.shape == output.shape
    np.testing.assert_allclose(
        to_numpy(tangent), rate, rtol=limit, atol=limit * (1 + np.max(np.abs(rate), initial=0.0))
    )
    examined(1)


@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_second_derivatives(case: Case, examined: Count) -> None:
    """Through a square before and a cube after, so that a linear operator has a second derivative to get wrong."""
    arrays, directions = fill(case, "float64"), fill(case, "float64", 1)

    def composed(*xs: Any) -> Any:
        inner = case.ours(*[x * x + x for x in xs])
        return inner * inner * inner

    def numpys(step: float) -> Any:
        moved = [a + step * d for a, d in zip(arrays, directions, strict=True)]
        with np.errstate(all="ignore"):
            return np.asarray(case.numpys(*[m * m + m for m in moved])) ** 3

    step = 1e-3
    # The fourth-order difference: its own error is far below the limit.
    values = [numpys(k * step) for k in (-2, -1, 0, 1, 2)]
    bend = (-values[0] + 16 * values[1] - 30 * values[2] + 16 * values[3] - values[4]) / (12 * step**2)
    leaves = [tensor(a, "float64", "cpu", requires_grad=True) for a in arrays]
    output = composed(*leaves)
    g = np.random.default_rng(4).normal(size=output.shape)
    wanted = float(np.sum(g * bend))
    scale = 1 + float(np.sum(np.abs(g) * (np.abs(bend) + np.abs(values[2]))))
    moves = [tensor(d, "float64", "cpu") for d in directions]
    firsts = pl.autograd.grad(output, leaves, tensor(g, "float64", "cpu"), create_graph=True)
    seconds = pl.autograd.grad(firsts, leaves, moves)
    found = sum(float(np.sum(to_numpy(s) * d)) for s, d in zip(seconds, directions, strict=True))
    assert abs(found - wanted) <= 1e-6 * scale, "reverse over reverse"

    def first(*xs: Any) -> Any:
        return pl.func.jvp(composed, xs, tuple(moves))[1]

    _, twice = pl.func.jvp(first, tuple(x.detach() for x in leaves), tuple(moves))
    assert abs(float(np.sum(g * to_numpy(twice))) - wanted) <= 1e-6 * scale, "forward over forward"
    examined(1)


@pytest.mark.parametrize("dtype", [*HALF, "complex64"])
@pytest.mark.parametrize("case", [c for c in DIFFERENTIABLE if c.low != "real"], ids=str)
def test_gradient_dtypes(case: Case, dtype: str, examined: Count) -> None:
    """In half types and complex numbers: dtype and shape, and Re<gradient, d> = Re<g, tangent>."""
    arrays, directions = fill(case, dtype), fill(case, dtype, 1)
    leaves = [tensor(a, dtype, "cpu", requires_grad=True) for a in arrays]
    output = case.ours(*leaves)
    g = fill(Case("g", str(case), (output.shape,), case.ours, case.numpys), output.dtype.name, 2)[0]
    gradients = pl.autograd.grad(output, leaves, tensor(g, output.dtype.name, "cpu"))
    assert [(x.dtype.name, x.shape) for x in gradients] == [(dtype, a.shape) for a in arrays]
    moves = tuple(tensor(d, dtype, "cpu") for d in directions)
    _, tangent = pl.func.jvp(case.ours, tuple(x.detach() for x in leaves), moves)
    forward = np.conj(g) * to_numpy(tangent)
    reverse = [np.conj(to_numpy(x)) * d for x, d in zip(gradients, directions, strict=True)]
    scale = 1 + float(np.sum(np.abs(forward))) + sum(float(np.sum(np.abs(r))) for r in reverse)
    assert abs(forward.sum().real - sum(r.sum().real for r in reverse)) <= 4 * _RTOL[dtype] * scale
    examined(1)


def test_max_shares_among_ties(examined: Count) -> None:
    x = tensor([[3.0, 1.0, 3.0], [2.0, 2.0, 2.0], [np.nan, 1.0, np.nan]], "float64", "cpu", requires_grad=True)
    (g,) = pl.autograd.grad(pl.max(x, axis=1), [x], pl.asarray([2.0, 3.0, 5.0], dtype=pl.float64))
    np.testing.assert_array_equal(to_numpy(g), [[1, 0, 1], [1, 1, 1], [2.5, 0, 2.5]])
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_argmax(device: str, examined: Count) -> None:
    rng = np.random.default_rng(8)
    for dtype in _KINDS["real"]:
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        for shape in ((7,), (3, 5), (2, 3, 40)):
            a = rng.integers(0, 5, shape).astype(numpy_dtype(dtype))  # with ties
            x = tensor(a, dtype, device)
            for axis in (None, *range(-len(shape), len(shape))):
                for keepdims in (False, True):
                    got = pl.argmax(x, axis=axis, keepdims=keepdims)
                    assert got.dtype is pl.int64
                    np.testing.assert_array_equal(to_numpy(got), np.argmax(a, axis=axis, keepdims=keepdims))
                    examined(1)
    for length in (4, 33, 1000):
        a = np.arange(length, dtype=np.float32)
        a[1] = np.nan
        assert pl.argmax(tensor(a, "float32", device)).item() == 1
        assert np.isnan(pl.max(tensor(a, "float32", device)).item())
        examined(2)


@pytest.mark.parametrize("device", DEVICES)
def test_astype(device: str, examined: Count) -> None:
    """Between every two dtypes, of values that both hold."""
    for a in EVERY:
        for b in EVERY:
            if device == "gpu" and {a, b} & set(NOT_ON_GPU):
                continue
            x = tensor(np.array([0, 1, 1, 0]), a, device)
            y = pl.astype(x, getattr(pl, b)) if a not in COMPLEX or b in COMPLEX else None
            if y is not None:
                assert y.dtype.name == b
                np.testing.assert_array_equal(to_numpy(y).astype(complex), [0, 1, 1, 0])
                examined(1)
    x = tensor([1.25, -2.5], "float32", device, requires_grad=True)
    (g,) = pl.autograd.grad(pl.astype(x, pl.float16), [x], pl.asarray([3.0, 0.5], device=device))
    assert g.dtype is pl.float32
    assert g.tolist() == [3.0, 0.5]


@pytest.mark.parametrize("device", DEVICES)
def test_creation(device: str, examined: Count) -> None:
    for dtype in EVERY:
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        options = {"dtype": getattr(pl, dtype), "device": device}
        kind = numpy_dtype(dtype)
        pairs: list[tuple[Any, Any]] = [
            (pl.zeros((2, 3), **options), np.zeros((2, 3), kind)),
            (pl.ones((0, 2), **options), np.ones((0, 2), kind)),
            (pl.full((), 1, **options), np.full((), 1, kind)),
            (pl.eye(3, 4, k=1, **options), np.eye(3, 4, k=1, dtype=kind)),
            (pl.eye(3, k=-5, **options), np.eye(3, k=-5, dtype=kind)),
        ]
        if dtype not in ("bool", *COMPLEX):
            pairs += [
                (pl.arange(7, **options), np.arange(7).astype(kind)),
                (pl.arange(1, 9, 3, **options), np.arange(1, 9, 3).astype(kind)),
                (pl.arange(9, 1, -2, **options), np.arange(9, 1, -2).astype(kind)),
                (pl.arange(3, 3, **options), np.arange(0).astype(kind)),
            ]
        base = pl.ones((2, 3), **options)
        pairs += [
            (pl.zeros_like(base), np.zeros((2, 3), kind)),
            (pl.ones_like(base.T), np.ones((3, 2), kind)),
            (pl.full_like(base, 1), np.ones((2, 3), kind)),
        ]
        for got, wanted in pairs:
            assert got.dtype.name == dtype
            assert got.device == device
            assert got.shape == wanted.shape
            np.testing.assert_array_equal(to_numpy(got), wanted)
            examined(1)


X = pl.asarray([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("name", "call", "kinds", "words"),
    [
        ("reshape", lambda x: pl.reshape(x, (4,)), ValueError, ("6 elements",)),
        ("reshape", lambda x: pl.reshape(x, (-1, -1)), ValueError, ("-1",)),
        ("reshape", lambda x: pl.reshape(x, (-2, 3)), ValueError, ("-2",)),
        ("reshape", lambda x: pl.reshape(x, (4, -1)), ValueError, ("(4, -1)",)),
        ("broadcast_to", lambda x: pl.broadcast_to(x, (3, 3)), ValueError, ("(2, 3)", "(3, 3)")),
        ("broadcast_to", lambda x: pl.broadcast_to(x, (3,)), ValueError, ("(2, 3)",)),
        ("expand_dims", lambda x: pl.expand_dims(x, axis=3), IndexError, ("axis 3",)),
        ("expand_dims", lambda x: pl.expand_dims(x, axis=(0, 0)), ValueError, ("axis",)),
        ("squeeze", lambda x: pl.squeeze(x, 0), ValueError, ("axis 0", "length 2")),
        ("squeeze", lambda x: pl.squeeze(x, 5), IndexError, ("axis 5",)),
        ("permute_dims", lambda x: pl.permute_dims(x, (0, 0)), ValueError, ("axes",)),
        ("permute_dims", lambda x: pl.permute_dims(x, (0,)), ValueError, ("axes",)),
        ("permute_dims", lambda x: pl.permute_dims(x, (0, 2)), IndexError, ("axis 2",)),
        ("matrix_transpose", lambda x: pl.matrix_transpose(x[0]), ValueError, ("(3,)", "two axes")),
        ("concat", lambda x: pl.concat([]), ValueError, ("arrays", "empty")),
        ("concat", lambda x: pl.concat([x, x[0]]), ValueError, ("arrays[1]",)),
        ("concat", lambda x: pl.concat([x, x[:, :2]], axis=0), ValueError, ("arrays[1]", "(2, 2)")),
        ("concat", lambda x: pl.concat([x], axis=2), IndexError, ("axis 2",)),
        ("sum", lambda x: pl.sum(x, axis=2), IndexError, ("axis 2",)),
        ("sum", lambda x: pl.sum(x, axis=-3), IndexError, ("axis -3",)),
        ("sum", lambda x: pl.sum(x, axis=(0, -2)), ValueError, ("axis",)),
        ("sum", lambda x: pl.sum(x, axis=2**62), IndexError, ("axis",)),
        ("mean", lambda x: pl.mean(x, axis=-(2**63)), IndexError, ("axis",)),
        ("max", lambda x: pl.max(x[:0]), ValueError, ("(0, 3)",)),
        ("max", lambda x: pl.max(x[:0], axis=0), ValueError, ("(0, 3)",)),
        ("argmax", lambda x: pl.argmax(x[:, :0], axis=1), ValueError, ("(2, 0)",)),
        ("argmax", lambda x: pl.argmax(x[:0]), ValueError, ("(0, 3)",)),
        ("argmax", lambda x: pl.argmax(x, axis=2), IndexError, ("axis 2",)),
        ("matmul", lambda x: pl.matmul(x, x), ValueError, ("(2, 3)",)),
        ("matmul", lambda x: pl.matmul(x, x[0, 0]), ValueError, ("x2", "0-d")),
        ("matmul", lambda x: pl.matmul(x[0, 0], x), ValueError, ("x1", "0-d")),
        (
            "matmul", lambda x: pl.matmul(pl.broadcast_to(x, (2, 2, 3)), pl.broadcast_to(x.T, (3, 3, 2))),
            ValueError, ("(2,)", "(3,)"),
        ),
        ("arange", lambda x: pl.arange(0, 5, 0, device=x.device), ValueError, ("step",)),
        ("zeros", lambda x: pl.zeros((-1,), device=x.device), ValueError, ("-1",)),
        ("zeros", lambda x: pl.zeros((2**40, 2**40), device=x.device), ValueError, ("2**63",)),
        ("to_device", lambda x: pl.to_device(x, "tpu"), ValueError, ("tpu",)),
    ],
)  # fmt: skip
def test_refusals(device: str, name: str, call: Any, kinds: Any, words: tuple[str, ...], examined: Count) -> None:
    with pytest.raises(kinds) as caught:
        call(X.to(device))
    text = str(caught.value)
    assert text.startswith(f"{name}: "), text
    for word in words:
        assert word in text, text
    examined(1)


@pytest.mark.parametrize("name", ["sum", "mean", "max", "argmax", "matmul"])
def test_dtypes_refused(name: str, examined: Count) -> None:
    word = dict(OPERATORS[name].dtypes)[OPERATORS[name].signature.tensors[0].name]
    for dtype in EVERY:
        x = tensor(np.ones((2, 2)), dtype, "cpu")
        arguments = (x, x) if name == "matmul" else (x,)
        accepted = {"any": EVERY, "numeric": EVERY[1:], "real": _KINDS["real"], "inexact": EVERY}[word]
        if dtype in accepted:
            getattr(pl, name)(*arguments)
        else:
            with pytest.raises(TypeError, match=f"{name}: .*{dtype}"):
                getattr(pl, name)(*arguments)
        examined(1)


def test_empty_batches(examined: Count) -> None:
    assert pl.argmax(pl.zeros((0, 3)), axis=1).shape == (0,)
    assert pl.max(pl.zeros((0, 3)), axis=1).shape == (0,)
    assert pl.mean(pl.zeros((2, 0, 4)), axis=-1).shape == (2, 0)
    assert np.isnan(pl.mean(pl.zeros(0)).item())
    assert pl.sum(pl.zeros(0)).item() == 0
    examined(5)
