"""The extensions `linalg` and `fft` as the standard has them: shapes and dtypes of stacks, and values against NumPy."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from standard_strategies import (
    ALL,
    COMPLEX,
    FLOATS,
    INEXACT,
    NUMERIC,
    arrays,
    axes,
    broadcastable,
    checked,
    keywords,
    pairs,
    promoted,
    same,
    shapes,
    small,
    xps,
)

import pylucid as pl

REAL_PART = {pl.float32: pl.float32, pl.float64: pl.float64, pl.complex64: pl.float32, pl.complex128: pl.float64}
COMPLEX_OF = {
    pl.float32: pl.complex64,
    pl.float64: pl.complex128,
    pl.complex64: pl.complex64,
    pl.complex128: pl.complex128,
}
inexact = st.sampled_from(INEXACT)


def is_at(x: Any, shape: tuple[int, ...], dtype: Any) -> None:
    assert (x.shape, x.dtype) == (shape, dtype)


def tolerance(dtype: Any) -> float:
    return 1e-3 if dtype in (pl.float32, pl.complex64) else 1e-9


@st.composite
def matrices(
    draw: st.DrawFn, square: bool = False, dtypes: Any = inexact, wild: bool = False, max_side: int = 4
) -> Any:
    stack = draw(shapes(max_dims=2, max_side=2))
    rows = draw(st.integers(0, max_side))
    columns = rows if square else draw(st.integers(0, max_side))
    dtype = draw(dtypes)
    return draw(xps.arrays(dtype, (*stack, rows, columns), elements=None if wild else small(dtype)))


@st.composite
def invertible(draw: st.DrawFn) -> Any:
    """Diagonally dominant, so well conditioned."""
    x = draw(matrices(square=True))
    return x + 20 * pl.eye(x.shape[-1], dtype=x.dtype)


def hermitian(x: Any) -> Any:
    return x + (pl.conj(x.mT) if x.dtype in COMPLEX else x.mT)


# linalg


@checked
@given(invertible(), st.booleans())
def test_cholesky(x: Any, upper: bool) -> None:
    a = x @ (pl.conj(x.mT) if x.dtype in COMPLEX else x.mT)
    got = pl.linalg.cholesky(a, upper=upper)
    is_at(got, a.shape, a.dtype)
    assert pl.all(got == (pl.triu(got) if upper else pl.tril(got)))
    adjoint = pl.conj(got.mT) if x.dtype in COMPLEX else got.mT
    same(adjoint @ got if upper else got @ adjoint, a.numpy(), 2e-2 if a.dtype in (pl.float32, pl.complex64) else 1e-8)


@checked
@given(st.data(), pairs(NUMERIC), broadcastable(2, min_dims=1, min_side=1), st.booleans())
def test_cross(data: st.DataObject, pair: tuple[Any, Any], two: tuple[tuple[int, ...], ...], valid: bool) -> None:
    axis = data.draw(st.integers(-min(map(len, two)), -1))
    shaped = []
    for shape in two:
        sides = list(shape)
        if valid:
            sides[axis] = 3
        shaped.append(tuple(sides))
    x, y = (data.draw(xps.arrays(d, s, elements=small(d))) for d, s in zip(pair, shaped, strict=True))
    if not x.shape[axis] == y.shape[axis] == 3:
        with pytest.raises(ValueError, match="cross"):
            pl.linalg.cross(x, y, axis=axis)
        return
    same(pl.linalg.cross(x, y, axis=axis), np.cross(x.numpy(), y.numpy(), axis=axis), 1e-5, promoted(*pair))


@checked
@given(matrices(square=True))
def test_determinants(x: Any) -> None:
    t = tolerance(x.dtype)
    same(pl.linalg.det(x), np.linalg.det(x.numpy()), 100 * t, x.dtype)
    sign, logarithm = got = pl.linalg.slogdet(x)
    assert got._fields == ("sign", "logabsdet")
    is_at(sign, x.shape[:-2], x.dtype)
    is_at(logarithm, x.shape[:-2], REAL_PART[x.dtype])
    same(sign * pl.astype(pl.exp(logarithm), x.dtype), np.linalg.det(x.numpy()), 100 * t, x.dtype)


@checked
@given(matrices(square=True, wild=True))
def test_any_square_matrix_has_results(x: Any) -> None:
    """NaN and infinity included: nothing raises."""
    is_at(pl.linalg.det(x), x.shape[:-2], x.dtype)
    is_at(pl.linalg.slogdet(x).sign, x.shape[:-2], x.dtype)
    for n in (0, 1, 2, 3, 7, 100):
        is_at(pl.linalg.matrix_power(x, n), x.shape, x.dtype)
    if x.size:
        assert pl.all(pl.linalg.matrix_power(x, 0) == pl.eye(x.shape[-1], dtype=x.dtype))


@checked
@given(matrices(wild=True), st.sampled_from(["reduced", "complete"]))
def test_any_matrix_has_a_qr(x: Any, mode: str) -> None:
    q, r = got = pl.linalg.qr(x, mode=mode)
    assert got._fields == ("Q", "R")
    rows, columns = x.shape[-2:]
    inner = rows if mode == "complete" else min(rows, columns)
    is_at(q, (*x.shape[:-2], rows, inner), x.dtype)
    is_at(r, (*x.shape[:-2], inner, columns), x.dtype)
    assert pl.all((r == pl.triu(r)) | pl.isnan(r))


@checked
@given(matrices(), st.sampled_from(["reduced", "complete"]))
def test_qr(x: Any, mode: str) -> None:
    q, r = pl.linalg.qr(x, mode=mode)
    same(q @ r, x.numpy(), 10 * tolerance(x.dtype))


@checked
@given(st.data(), matrices(dtypes=st.sampled_from(ALL), wild=True), st.integers(-9, 9) | st.integers(-10_000, 10_000))
def test_diagonals(data: st.DataObject, x: Any, offset: int) -> None:
    same(pl.linalg.diagonal(x, offset=offset), np.diagonal(x.numpy(), offset=offset, axis1=-2, axis2=-1))
    same(pl.matrix_transpose(x), np.swapaxes(x.numpy(), -1, -2))
    same(pl.linalg.matrix_transpose(x), np.swapaxes(x.numpy(), -1, -2))
    dtype = data.draw(st.sampled_from(NUMERIC))
    y = data.draw(matrices(dtypes=st.just(dtype)))
    wanted = pl.sum(pl.ones((1,), dtype=dtype)).dtype
    same(pl.linalg.trace(y, offset=offset), np.trace(y.numpy(), offset=offset, axis1=-2, axis2=-1), 1e-5, wanted)
    wider = data.draw(st.sampled_from([d for d in NUMERIC if promoted(dtype, d) == d]))
    assert pl.linalg.trace(y, dtype=wider).dtype == wider


@checked
@given(matrices(square=True))
def test_hermitian_eigenvalues(x: Any) -> None:
    a = hermitian(x)
    values, vectors = got = pl.linalg.eigh(a)
    assert got._fields == ("eigenvalues", "eigenvectors")
    is_at(values, a.shape[:-1], REAL_PART[a.dtype])
    is_at(vectors, a.shape, a.dtype)
    t = 10 * tolerance(a.dtype)
    same(a @ vectors, (vectors * pl.astype(values, a.dtype)[..., None, :]).numpy(), t)
    same(pl.linalg.eigvalsh(a), values.numpy(), t)


@checked
@given(matrices(square=True))
def test_general_eigenvalues(x: Any) -> None:
    values, vectors = got = pl.linalg.eig(x)
    assert got._fields == ("eigenvalues", "eigenvectors")
    is_at(values, x.shape[:-1], COMPLEX_OF[x.dtype])
    is_at(vectors, x.shape, COMPLEX_OF[x.dtype])
    is_at(pl.linalg.eigvals(x), x.shape[:-1], COMPLEX_OF[x.dtype])
    same(pl.astype(x, vectors.dtype) @ vectors, (vectors * values[..., None, :]).numpy(), 10 * tolerance(x.dtype))


@checked
@given(st.data(), invertible())
def test_solving(data: st.DataObject, a: Any) -> None:
    t = 10 * tolerance(a.dtype)
    inverse = pl.linalg.inv(a)
    is_at(inverse, a.shape, a.dtype)
    same(a @ inverse, np.broadcast_to(np.eye(a.shape[-1]), a.shape), t, a.dtype)
    n = a.shape[-1]
    other = data.draw(st.sampled_from([d for d in INEXACT if promoted(a.dtype, d) is not None]))
    stack = data.draw(
        xps.mutually_broadcastable_shapes(1, base_shape=a.shape[:-2], max_dims=3, min_side=0, max_side=3)
    ).input_shapes[0]
    b = data.draw(xps.arrays(other, st.sampled_from([(n,), (*stack, n, 0), (*stack, n, 3)]), elements=small(other)))
    got = pl.linalg.solve(a, b)
    wanted = promoted(a.dtype, other)
    if b.ndim == 1:
        is_at(got, a.shape[:-1], wanted)
        same((a @ got[..., None])[..., 0], np.broadcast_to(b.numpy(), got.shape), t, wanted)
    else:
        is_at(got, (*np.broadcast_shapes(a.shape[:-2], b.shape[:-2]), *b.shape[-2:]), wanted)
        same(a @ got, np.broadcast_to(b.numpy(), got.shape), t, wanted)
    for power in (-3, -1, 5):
        is_at(pl.linalg.matrix_power(a, power), a.shape, a.dtype)


@checked
@given(st.data(), pairs(NUMERIC), st.integers(0, 3), st.integers(0, 3), st.integers(0, 3))
def test_matmul(data: st.DataObject, pair: tuple[Any, Any], m: int, k: int, n: int) -> None:
    a, b = pair
    first, second = data.draw(broadcastable(2, max_dims=2))
    options = [((k,), (k,)), ((k,), (*second, k, n)), ((*first, m, k), (k,)), ((*first, m, k), (*second, k, n))]
    one, two = data.draw(st.sampled_from(options))
    x, y = data.draw(xps.arrays(a, one, elements=small(a))), data.draw(xps.arrays(b, two, elements=small(b)))
    expected = np.matmul(x.numpy(), y.numpy())
    for got in (pl.matmul(x, y), pl.linalg.matmul(x, y), x @ y):
        same(got, expected, 1e-5, promoted(a, b))
    for wrong in ((one, (k + 1, 2)), ((), two), (one, ())):
        with pytest.raises(ValueError, match="matmul"):
            pl.matmul(pl.zeros(wrong[0], dtype=a), pl.zeros(wrong[1], dtype=b))


@checked
@given(matrices(), st.sampled_from([-math.inf, -2, -1, 1, 2, math.inf, "fro", "nuc"]), st.booleans())
def test_matrix_norm(x: Any, order: Any, keepdims: bool) -> None:
    if 0 in x.shape[-2:] and 0 not in x.shape[:-2] and order in (-1, -2, -math.inf):
        with pytest.raises(ValueError, match="matrix_norm"):
            pl.linalg.matrix_norm(x, ord=order, keepdims=keepdims)
        return
    got = pl.linalg.matrix_norm(x, ord=order, keepdims=keepdims)
    is_at(got, (*x.shape[:-2], *((1, 1) if keepdims else ())), REAL_PART[x.dtype])
    if 0 not in x.shape[-2:]:
        expected = np.linalg.matrix_norm(x.numpy(), ord=order, keepdims=keepdims)
        same(got, expected, 10 * tolerance(x.dtype), got.dtype)


@checked
@given(st.data(), inexact, shapes(min_side=1), st.booleans())
def test_vector_norm(data: st.DataObject, dtype: Any, shape: tuple[int, ...], keepdims: bool) -> None:
    x = data.draw(xps.arrays(dtype, shape, elements=small(dtype)))
    axis = data.draw(axes(len(shape)))
    order = data.draw(st.sampled_from([2, 1, 0, -1, -2, 3, 0.5, -0.5, math.inf, -math.inf, 100, -100]))
    got = pl.linalg.vector_norm(x, axis=axis, keepdims=keepdims, ord=order)
    with np.errstate(all="ignore"):
        expected = np.linalg.vector_norm(x.numpy().astype(np.complex128), axis=axis, keepdims=keepdims, ord=order)
    is_at(got, expected.shape, REAL_PART[dtype])
    representable = (expected < 1e30) & ((expected > 1e-30) | (expected == 0))
    if abs(order) < 50 and axis != ():
        np.testing.assert_allclose(got.numpy()[representable], expected[representable], rtol=1e-4)


@checked
@given(st.data(), matrices())
def test_ranks_and_pseudoinverses(data: st.DataObject, x: Any) -> None:
    stack = x.shape[:-2]
    real = REAL_PART[x.dtype]
    options = (
        st.none()
        | st.floats(0, 0.5)
        | xps.arrays(real, st.sampled_from([stack, ()]), elements=st.floats(0, 0.5, width=32))
    )
    rtol = data.draw(options)
    rank = pl.linalg.matrix_rank(x, rtol=rtol)
    assert rank.shape == stack
    assert pl.isdtype(rank.dtype, "integral")
    inverse = pl.linalg.pinv(x, rtol=rtol)
    is_at(inverse, x.mT.shape, x.dtype)
    if rtol is None and x.size:
        same(rank, np.linalg.matrix_rank(x.numpy()), dtype=rank.dtype)
        same(x @ inverse @ x, x.numpy(), 20 * tolerance(x.dtype))


@checked
@given(matrices(), st.booleans())
def test_svd(x: Any, full: bool) -> None:
    rows, columns = x.shape[-2:]
    k = min(rows, columns)
    left, values, right = got = pl.linalg.svd(x, full_matrices=full)
    assert got._fields == ("U", "S", "Vh")
    is_at(left, (*x.shape[:-1], rows if full else k), x.dtype)
    is_at(values, (*x.shape[:-2], k), REAL_PART[x.dtype])
    is_at(right, (*x.shape[:-2], columns if full else k, columns), x.dtype)
    assert pl.all(values[..., :-1] >= values[..., 1:])
    t = 10 * tolerance(x.dtype)
    same((left[..., :k] * pl.astype(values, x.dtype)[..., None, :]) @ right[..., :k, :], x.numpy(), t)
    same(pl.linalg.svdvals(x), values.numpy(), t)


@checked
@given(st.data(), inexact, st.integers(1, 4), st.integers(1, 4))
def test_numbers_of_every_finite_size(data: st.DataObject, dtype: Any, rows: int, columns: int) -> None:
    x = data.draw(arrays(dtype, (rows, columns), allow_nan=False, allow_infinity=False))
    values = pl.linalg.svdvals(x)
    assert pl.all(values[:-1] >= values[1:])
    is_at(pl.linalg.svd(x).U, (rows, rows), dtype)
    is_at(pl.linalg.pinv(x), (columns, rows), dtype)
    pl.linalg.matrix_rank(x)
    for order in (1, -1, 2, -2, "fro", "nuc", math.inf, -math.inf):
        is_at(pl.linalg.matrix_norm(x, ord=order), (), REAL_PART[dtype])
    square = x[:, :rows] if columns >= rows else x[:columns, :]
    lower = pl.tril(square)
    symmetric = lower + (pl.conj(pl.tril(square, k=-1).mT) if dtype in COMPLEX else pl.tril(square, k=-1).mT)
    is_at(pl.linalg.eigh(symmetric).eigenvectors, square.shape, dtype)
    is_at(pl.linalg.eigvalsh(symmetric), square.shape[:1], REAL_PART[dtype])


@checked
@given(st.data(), pairs(NUMERIC), st.integers(0, 4), st.integers(0, 4))
def test_outer(data: st.DataObject, pair: tuple[Any, Any], m: int, n: int) -> None:
    x, y = (data.draw(xps.arrays(d, (k,), elements=small(d))) for d, k in zip(pair, (m, n), strict=True))
    same(pl.linalg.outer(x, y), np.outer(x.numpy(), y.numpy()), 1e-6, promoted(*pair))


@checked
@given(st.data(), pairs(NUMERIC), st.integers(0, 3))
def test_tensordot(data: st.DataObject, pair: tuple[Any, Any], contracted: int) -> None:
    shared = data.draw(st.lists(st.integers(0, 3), min_size=contracted, max_size=contracted))
    first, second = data.draw(shapes(max_dims=2)), data.draw(shapes(max_dims=2))
    x = data.draw(xps.arrays(pair[0], (*first, *shared), elements=small(pair[0])))
    y = data.draw(xps.arrays(pair[1], (*shared, *second), elements=small(pair[1])))
    expected = np.tensordot(x.numpy(), y.numpy(), axes=contracted)
    wanted = promoted(*pair)
    same(pl.tensordot(x, y, axes=contracted), expected, 1e-5, wanted)
    same(pl.linalg.tensordot(x, y, axes=contracted), expected, 1e-5, wanted)
    order = data.draw(st.permutations(range(contracted)))
    one = tuple(len(first) + i - x.ndim if data.draw(st.booleans()) and x.ndim else len(first) + i for i in order)
    same(pl.tensordot(x, y, axes=(one, tuple(order))), expected, 1e-5, wanted)
    same(pl.tensordot(x, y, axes=[list(one), list(order)]), expected, 1e-5, wanted)
    if contracted == 2:
        same(pl.tensordot(x, y), expected, 1e-5, wanted)


@checked
@given(st.data(), pairs(NUMERIC), broadcastable(2, min_dims=1))
def test_vecdot(data: st.DataObject, pair: tuple[Any, Any], two: tuple[tuple[int, ...], ...]) -> None:
    x, y = (data.draw(xps.arrays(d, s, elements=small(d))) for d, s in zip(pair, two, strict=True))
    axis = data.draw(st.integers(-min(x.ndim, y.ndim), -1))
    if x.shape[axis] != y.shape[axis]:
        with pytest.raises(ValueError, match="vecdot"):
            pl.vecdot(x, y, axis=axis)
        return
    full = np.broadcast_shapes(*two)
    product = np.conj(np.broadcast_to(x.numpy(), full)) * np.broadcast_to(y.numpy(), full)
    for function in (pl.vecdot, pl.linalg.vecdot):
        same(function(x, y, axis=axis), np.sum(product, axis=axis), 1e-5, promoted(*pair))


# fft

NORMS = st.sampled_from(["backward", "ortho", "forward"])
ONE_AXIS = {
    "fft": COMPLEX,
    "ifft": COMPLEX,
    "rfft": FLOATS,
    "irfft": COMPLEX,
    "hfft": COMPLEX,
    "ihfft": FLOATS,
}
SEVERAL_AXES = {"fftn": COMPLEX, "ifftn": COMPLEX, "rfftn": FLOATS, "irfftn": COMPLEX}


def fft_dtype(name: str, dtype: Any) -> Any:
    return REAL_PART[dtype] if name in ("irfft", "irfftn", "hfft") else COMPLEX_OF[dtype]


@pytest.mark.parametrize("name", ONE_AXIS)
@checked
@given(data=st.data())
def test_transforms_of_one_axis(name: str, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(ONE_AXIS[name]))
    x = data.draw(xps.arrays(dtype, shapes(min_dims=1, min_side=1), elements=small(dtype)))
    options = data.draw(keywords(n=st.none() | st.integers(1, 7), axis=st.integers(-x.ndim, x.ndim - 1), norm=NORMS))
    extent = options.get("n") or x.shape[options.get("axis", -1)]
    assume(extent > 1)
    same(getattr(pl.fft, name)(x, **options), getattr(np.fft, name)(x.numpy(), **options), 1e-4, fft_dtype(name, dtype))


@pytest.mark.parametrize("name", SEVERAL_AXES)
@checked
@given(data=st.data())
def test_transforms_of_several_axes(name: str, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(SEVERAL_AXES[name]))
    x = data.draw(xps.arrays(dtype, shapes(min_dims=1, min_side=1), elements=small(dtype)))
    chosen = data.draw(st.none() | xps.valid_tuple_axes(x.ndim, min_size=1).map(list))
    options: dict[str, Any] = data.draw(keywords(norm=NORMS))
    count = x.ndim if chosen is None else len(chosen)
    if chosen is not None:
        options["axes"] = tuple(chosen)
    if data.draw(st.booleans()):
        options["s"] = data.draw(st.tuples(*[st.integers(1, 5)] * count))
    last = options["s"][-1] if "s" in options else x.shape[(chosen or [-1])[-1]]
    assume(last > 1)
    plain = dict(options)
    if "s" in plain and "axes" not in plain:
        plain["axes"] = tuple(range(x.ndim))
    same(getattr(pl.fft, name)(x, **options), getattr(np.fft, name)(x.numpy(), **plain), 1e-4, fft_dtype(name, dtype))


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
@pytest.mark.parametrize("name", ["fft", "ifft", "fftn", "ifftn"])
def test_real_input_of_complex_transforms(name: str, dtype: Any) -> None:
    x = pl.asarray([[1, 2, 3], [4, 5, 7]], dtype=dtype)
    same(getattr(pl.fft, name)(x), getattr(np.fft, name)(x.numpy()), 1e-5, COMPLEX_OF[dtype])


@checked
@given(st.integers(1, 40), st.floats(0.1, 5), st.none() | st.sampled_from(FLOATS))
def test_frequencies(n: int, d: float, dtype: Any) -> None:
    for name in ("fftfreq", "rfftfreq"):
        same(getattr(pl.fft, name)(n, d=d, dtype=dtype), getattr(np.fft, name)(n, d), 1e-5, dtype or pl.float32)
        same(getattr(pl.fft, name)(n), getattr(np.fft, name)(n), 1e-5, pl.float32)


@checked
@given(st.data(), inexact)
def test_shifts(data: st.DataObject, dtype: Any) -> None:
    x = data.draw(xps.arrays(dtype, shapes(min_dims=1), elements=small(dtype)))
    chosen = data.draw(
        st.none()
        | st.integers(-x.ndim, x.ndim - 1)
        | xps.valid_tuple_axes(x.ndim, min_size=1)
        | st.lists(st.integers(0, x.ndim - 1), min_size=1, unique=True)
    )
    for name in ("fftshift", "ifftshift"):
        same(getattr(pl.fft, name)(x, axes=chosen), getattr(np.fft, name)(x.numpy(), axes=chosen))
