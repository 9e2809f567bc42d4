"""Linear algebra: values against NumPy, derivatives against central differences in float64, and what the standard says.

A factorisation with free signs or phases enters through functions that do not depend on them.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import COMPLEX, DEVICES, NOT_ON_GPU, rounded, tensor, to_numpy

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]
    Shape = tuple[int, ...]

linalg: Any = pl.linalg  # called with what it refuses, too
grad: Any = pl.autograd.grad  # its gradients are there for every input of these tests


def adjoint(x: Any) -> Any:
    """The conjugate transpose, of ours and of NumPy's."""
    return pl.conj(pl.matrix_transpose(x)) if isinstance(x, pl.Tensor) else np.conj(np.swapaxes(x, -1, -2))


def hermitian(x: Any) -> Any:
    return (x + adjoint(x)) * 0.5


def definite(x: Any) -> Any:
    """Hermitian positive definite, well conditioned."""
    n = x.shape[-1]
    unit = pl.eye(n, dtype=x.dtype, device=x.device) if isinstance(x, pl.Tensor) else np.eye(n)
    return x @ adjoint(x) * 0.5 + unit


def regular(x: Any) -> Any:
    """Far from singular."""
    n = x.shape[-1]
    unit = pl.eye(n, dtype=x.dtype, device=x.device) if isinstance(x, pl.Tensor) else np.eye(n)
    return x * 0.4 + unit * 2


def spread(x: Any) -> Any:
    """With singular values far from each other."""
    m, n = x.shape[-2:]
    ladder = np.zeros((m, n))
    for i in range(min(m, n)):
        ladder[i, i] = 2.0 * (min(m, n) - i)
    return x * 0.3 + (
        tensor(ladder, x.dtype.name if x.dtype.name not in COMPLEX else "float32", str(x.device))
        if isinstance(x, pl.Tensor)
        else ladder
    )


def by_eigh(x: Any, f: Callable[[Any], Any]) -> Any:
    values, vectors = (linalg if isinstance(x, pl.Tensor) else np.linalg).eigh(x)
    return (vectors * f(values)[..., None, :]) @ adjoint(vectors)


def by_svd(x: Any, f: Callable[[Any], Any]) -> Any:
    module: Any = linalg if isinstance(x, pl.Tensor) else np.linalg
    u, s, vh = module.svd(x, full_matrices=False)
    return (u * f(s)[..., None, :]) @ vh


def by_eig(x: Any) -> Any:
    """A function of the eigenvalues and of the projections on the eigenvectors, in no order."""
    module: Any = linalg if isinstance(x, pl.Tensor) else np.linalg
    values, vectors = module.eig(x)
    return (vectors * (values * values)[..., None, :]) @ module.inv(vectors)


def by_qr(x: Any, mode: str = "reduced") -> Any:
    """A function of the factors that have positive diagonals."""
    module: Any = linalg if isinstance(x, pl.Tensor) else np.linalg
    q, r = module.qr(x, mode=mode)
    k = min(x.shape[-2:])
    q, r = q[..., :k], r[..., :k, :]
    diagonal = linalg.diagonal(r) if isinstance(x, pl.Tensor) else np.diagonal(r, 0, -2, -1)
    phase = (pl if isinstance(x, pl.Tensor) else np).sign(diagonal)
    upper = r * (pl if isinstance(x, pl.Tensor) else np).conj(phase)[..., None]
    return (q * phase[..., None, :]) @ (upper * upper)


def projection_beyond(x: Any) -> Any:
    """The projection on what the columns of x leave, by the columns that qr adds."""
    module: Any = linalg if isinstance(x, pl.Tensor) else np.linalg
    rest = module.qr(x, mode="complete")[0][..., x.shape[-1] :]
    return rest @ adjoint(rest)


def null_space(x: Any) -> Any:
    module: Any = linalg if isinstance(x, pl.Tensor) else np.linalg
    vh = module.svd(x, full_matrices=True)[2][..., x.shape[-2] :, :]
    return adjoint(vh) @ vh


def column_space_left(x: Any) -> Any:
    module: Any = linalg if isinstance(x, pl.Tensor) else np.linalg
    u = module.svd(x, full_matrices=True)[0][..., x.shape[-1] :]
    return u @ adjoint(u)


def numpy_lu(x: Any) -> tuple[Any, Any, Any]:
    """P, L, U by elimination with the largest pivot."""
    if x.ndim > 2:
        if x.size == 0:
            return x @ adjoint(x), x @ adjoint(x)[..., : min(x.shape[-2:])], x[..., : min(x.shape[-2:]), :]
        parts = [numpy_lu(m) for m in x.reshape(-1, *x.shape[-2:])]
        return tuple(np.stack(p).reshape(*x.shape[:-2], *p[0].shape) for p in zip(*parts, strict=True))  # type: ignore[return-value]
    m, n = x.shape
    k = min(m, n)
    a, order = x.copy(), np.arange(m)
    for j in range(k):
        pivot = j + int(np.argmax(np.abs(a[j:, j].real) + np.abs(a[j:, j].imag)))
        a[[j, pivot]], order[[j, pivot]] = a[[pivot, j]], order[[pivot, j]]
        a[j + 1 :, j] /= a[j, j]
        a[j + 1 :, j + 1 :] -= np.outer(a[j + 1 :, j], a[j, j + 1 :])
    return np.eye(m)[:, order].astype(x.dtype), np.tril(a[:, :k], -1) + np.eye(m, k), np.triu(a[:k])


def lu_parts(x: Any) -> Any:
    p, lower, upper = linalg.lu(x) if isinstance(x, pl.Tensor) else numpy_lu(x)
    return p @ lower @ lower[..., : lower.shape[-1], :] @ (upper * upper)


def batched(f: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda x: np.array([f(m) for m in x.reshape(-1, *x.shape[-2:])]).reshape(x.shape[:-2])


@dataclass(frozen=True)
class Case:
    """`ours` and `numpys` take as many arrays as there are shapes; `words` tells cases of one operator apart."""

    name: str
    words: str
    shapes: tuple[Shape, ...]
    ours: Callable[..., Any]
    numpys: Callable[..., Any]
    kinds: str = "rc"  # real, complex
    gpu: str = "rc"
    second: bool = True
    loss: float = 1.0  # how many times the usual error

    def __str__(self) -> str:
        return f"{self.name}-{self.words}"


def _cases() -> list[Case]:
    found: list[Case] = []

    def add(name: str, words: object, shapes: tuple[Shape, ...], ours: Any, numpys: Any, **more: Any) -> None:
        found.append(Case(name, str(words).replace(" ", ""), shapes, ours, numpys, **more))

    squares: list[Shape] = [(3, 3), (1, 1), (2, 4, 4), (2, 1, 3, 3)]
    for shape in [*squares, (0, 0), (0, 3, 3), (2, 0, 0)]:
        for upper in (False, True):
            add(
                "cholesky",
                (shape, upper),
                (shape,),
                lambda x, u=upper: linalg.cholesky(definite(x), upper=u),
                lambda x, u=upper: adjoint(np.linalg.cholesky(definite(x))) if u else np.linalg.cholesky(definite(x)),
            )
        add("det", shape, (shape,), linalg.det, np.linalg.det)
        add("inv", shape, (shape,), lambda x: linalg.inv(regular(x)), lambda x: np.linalg.inv(regular(x)))
        add(
            "slogdet",
            shape,
            (shape,),
            lambda x: linalg.slogdet(regular(x))[0] * 2 + linalg.slogdet(regular(x))[1],
            lambda x: np.linalg.slogdet(regular(x))[0] * 2 + np.linalg.slogdet(regular(x))[1],
        )
        add(
            "eigh",
            shape,
            (shape,),
            lambda x: by_eigh(hermitian(x), lambda v: v * v * v),
            lambda x: by_eigh(hermitian(x), lambda v: v * v * v),
            loss=10.0,
        )
        add(
            "eigvalsh",
            shape,
            (shape,),
            lambda x: linalg.eigvalsh(hermitian(x)),
            lambda x: np.linalg.eigvalsh(hermitian(x)),
            loss=10.0,
        )
    for shape in squares:
        add("eig", shape, (shape,), lambda x: by_eig(spread(x)), lambda x: by_eig(spread(x)), loss=50.0)
        add(
            "eigvals",
            shape,
            (shape,),
            lambda x: pl.sum(linalg.eigvals(x) ** 3, axis=-1),
            lambda x: np.sum(np.linalg.eigvals(x) ** 3, axis=-1),
            loss=50.0,
        )
    for shape in [*squares, (4, 2), (2, 4), (3, 5, 2), (3, 2, 5), (0, 3), (3, 0), (0, 2, 3)]:
        small = min(shape[-2:]) == 0
        add(
            "svd",
            shape,
            (shape,),
            lambda x: by_svd(spread(x), lambda s: s * s * s),
            lambda x: by_svd(spread(x), lambda s: s * s * s),
            loss=20.0,
        )
        add(
            "svdvals",
            shape,
            (shape,),
            lambda x: linalg.svdvals(spread(x)),
            lambda x: np.linalg.svd(spread(x))[1],
            loss=10.0,
        )
        if not small:
            add("qr", shape, (shape,), lambda x: by_qr(spread(x)), lambda x: by_qr(spread(x)), loss=20.0)
            add(
                "qr",
                ("complete", shape),
                (shape,),
                lambda x: by_qr(spread(x), "complete"),
                lambda x: by_qr(spread(x), "complete"),
                loss=20.0,
            )
            add("lu", shape, (shape,), lambda x: lu_parts(spread(x)), lambda x: lu_parts(spread(x)), gpu="r", loss=20.0)
            add(
                "pinv",
                shape,
                (shape,),
                lambda x: linalg.pinv(spread(x)),
                lambda x: np.linalg.pinv(spread(x)),
                loss=20.0,
            )
            for order in ("fro", "nuc", 1, -1, 2, -2, np.inf, -np.inf):
                for keepdims in (False, True):
                    add(
                        "matrix_norm",
                        (shape, order, keepdims),
                        (shape,),
                        lambda x, o=order, k=keepdims: linalg.matrix_norm(spread(x), ord=o, keepdims=k),
                        lambda x, o=order, k=keepdims: np.linalg.norm(spread(x), ord=o, axis=(-2, -1), keepdims=k),
                        loss=10.0,
                    )
    add(
        "pinv",
        "rank 1",
        ((3, 2), (2, 4)),
        lambda a, b: linalg.pinv(a[:, :1] @ b[:1], rtol=1e-4),
        lambda a, b: np.linalg.pinv(a[:, :1] @ b[:1], rcond=1e-4),
        loss=200.0,
    )
    for shape in [(5, 2), (2, 4, 3)]:
        add(
            "qr",
            ("beyond", shape),
            (shape,),
            lambda x: projection_beyond(spread(x)),
            lambda x: projection_beyond(spread(x)),
            loss=20.0,
        )
        add(
            "svd",
            ("beyond", shape),
            (shape,),
            lambda x: column_space_left(spread(x)),
            lambda x: column_space_left(spread(x)),
            loss=20.0,
        )
        add(
            "svd",
            ("null space", shape),
            (shape,),
            lambda x: null_space(adjoint(spread(x))),
            lambda x: null_space(adjoint(spread(x))),
            loss=20.0,
        )
    for a, b in [
        ((3, 3), (3,)), ((3, 3), (3, 2)), ((2, 3, 3), (3,)), ((2, 3, 3), (3, 1)), ((4, 1, 2, 2), (3, 2, 5)),
        ((1, 1), (1,)), ((0, 0), (0,)), ((0, 0), (0, 2)), ((2, 2), (2, 0)), ((3, 3), (2, 3, 4)), ((0, 2, 2), (2,)),
    ]:  # fmt: skip

        def numpy_solve(a: Any, b: Any) -> Any:
            if b.ndim == 1:
                return (np.linalg.inv(a) @ b[:, None])[..., 0]
            return np.linalg.inv(a) @ b

        add(
            "solve",
            (a, b),
            (a, b),
            lambda a, b: linalg.solve(regular(a), b),
            lambda a, b: numpy_solve(regular(a), b),
            loss=4.0,
        )
        for upper in (False, True):
            for unit in (False, True):

                def triangle(a: Any, upper: bool = upper, unit: bool = unit) -> Any:
                    part = np.triu(a) if upper else np.tril(a)
                    return part - part * np.eye(a.shape[-1]) + np.eye(a.shape[-1]) if unit else part

                add(
                    "solve_triangular",
                    (a, b, upper, unit),
                    (a, b),
                    lambda a, b, u=upper, d=unit: linalg.solve_triangular(regular(a), b, upper=u, unit_diagonal=d),
                    lambda a, b, t=triangle: numpy_solve(t(regular(a)), b),
                    loss=4.0,
                )
    add(
        "solve_triangular",
        "transposed",
        ((3, 3), (3, 2)),
        lambda a, b: linalg.solve_triangular(regular(a).mT, b, upper=True),
        lambda a, b: np.linalg.inv(np.triu(regular(a).T)) @ b,
        loss=4.0,
    )
    for a, b in [((4, 2), (4,)), ((4, 2), (4, 3)), ((2, 4), (2,)), ((2, 4, 3), (2, 4, 2))]:
        add(
            "lstsq",
            (a, b),
            (a, b),
            lambda a, b: linalg.lstsq(spread(a), b).solution,
            lambda a, b: (np.linalg.pinv(spread(a)) @ (b[:, None] if b.ndim == 1 else b)).reshape(
                (a.shape[-1],) if b.ndim == 1 else (*a.shape[:-2], a.shape[-1], b.shape[-1])
            ),
            loss=20.0,
        )
    for n in (-3, -1, 0, 1, 2, 3, 5):
        add("matrix_power", n, ((2, 3, 3),), lambda x, n=n: linalg.matrix_power(regular(x), n),
            lambda x, n=n: np.linalg.matrix_power(regular(x), n), loss=4.0, second=n not in (0, 1))  # fmt: skip
    for shape, offset in [
        ((3, 4), 0), ((3, 4), 1), ((3, 4), -2), ((3, 4), 9), ((3, 4), -9), ((2, 4, 3), 1), ((0, 3), 0), ((1, 1), 0),
    ]:  # fmt: skip
        add("diagonal", (shape, offset), (shape,), lambda x, o=offset: linalg.diagonal(x, offset=o),
            lambda x, o=offset: np.diagonal(x, o, -2, -1), second=False)  # fmt: skip
        add("trace", (shape, offset), (shape,), lambda x, o=offset: linalg.trace(x, offset=o),
            lambda x, o=offset: np.trace(x, o, -2, -1), second=False)  # fmt: skip
    add(
        "diagonal",
        "strided",
        ((5, 6),),
        lambda x: linalg.diagonal(x[::-2, ::2]),
        lambda x: np.diagonal(x[::-2, ::2]),
        second=False,
    )
    for a, b, axis in [
        ((3,), (3,), -1), ((2, 3), (2, 3), -1), ((3, 2), (3, 2), 0), ((3, 2), (3, 2), -2), ((4, 1, 3), (2, 3), -1),
        ((3, 1), (5, 3, 4), -2),
    ]:  # fmt: skip
        add(
            "cross",
            (a, b, axis),
            (a, b),
            lambda a, b, x=axis: linalg.cross(a, b, axis=x),
            lambda a, b, x=axis: np.cross(a + 0 * b, b + 0 * a, axis=x),
        )
    for a, b, axis in [
        ((3,), (3,), -1), ((2, 3), (2, 3), -1), ((3, 2), (3, 2), 0), ((4, 1, 3), (2, 3), -1), ((0,), (0,), -1),
        ((2, 300), (3, 1, 300), -1), ((3, 1), (5, 3, 4), -2),
    ]:  # fmt: skip
        add(
            "vecdot",
            (a, b, axis),
            (a, b),
            lambda a, b, x=axis: linalg.vecdot(a, b, axis=x),
            lambda a, b, x=axis: np.sum(np.conj(a) * b, axis=x if x < 0 else x - a.ndim),
        )
    for a, b in [((3,), (2,)), ((0,), (2,)), ((1,), (1,))]:
        add("outer", (a, b), (a, b), linalg.outer, np.outer)
    for a, b in [((2,), (3,)), ((2, 2), (3, 1)), ((2,), (2, 3)), ((2, 1, 3), (2,)), ((), (2,)), ((0, 2), (2, 2))]:
        add("kron", (a, b), (a, b), pl.kron, np.kron)
    for a, b, axes in [
        ((2, 3), (3, 4), 1), ((2, 3), (2, 3), 2), ((2, 3), (4,), 0), ((2, 3, 4), (4, 3, 5), ((1, 2), (1, 0))),
        ((3, 2), (4, 3), ((0,), (1,))), ((0, 3), (3, 2), 1), ((2, 0), (0, 2), 1), ((2, 3), (3, 2), ((-1,), (-2,))),
        ((3,), (3,), 1),
    ]:  # fmt: skip
        add("tensordot", (a, b, axes), (a, b), lambda a, b, x=axes: linalg.tensordot(a, b, axes=x),
            lambda a, b, x=axes: np.tensordot(a, b, axes=x))  # fmt: skip
    for subscripts, shapes in [
        ("ij,jk->ik", ((2, 3), (3, 4))), ("ij,jk", ((2, 3), (3, 4))), ("ii->i", ((3, 3),)), ("ii", ((3, 3),)),
        ("ij->", ((2, 3),)), ("ij->ji", ((2, 3),)), ("i,i->", ((3,), (3,))), ("i,j->ij", ((2,), (3,))),
        ("bij,bjk->bik", ((2, 3, 4), (2, 4, 2))), ("...ij,...jk->...ik", ((2, 1, 2, 3), (4, 3, 2))),
        ("...i,i->...", ((2, 3), (3,))), ("i...,i...", ((3, 2), (3, 2))), ("ij,jk,kl->il", ((2, 3), (3, 4), (4, 2))),
        ("ij,ij,ij->j", ((2, 3), (2, 3), (2, 3))), ("iij,jk->ik", ((2, 2, 3), (3, 2))),
        ("i,ij,j", ((2,), (2, 3), (3,))), ("ab,bc,a->cb", ((2, 3), (3, 4), (2,))),
        ("ij,kj->ki", ((2, 3), (4, 3))), ("...->...", ((2, 3),)),
        ("b...a,bc->...ca", ((2, 3, 4, 2), (2, 5))), ("ij,j->i", ((0, 3), (3,))), ("ij,j->i", ((2, 0), (0,))),
        ("Ij,jA", ((2, 3), (3, 2))), (",i->i", ((), (3,))), ("i j , j", ((2, 3), (3,))), ("iii->i", ((2, 2, 2),)),
        ("bhqd,bhkd->bhqk", ((2, 2, 3, 4), (2, 2, 5, 4))),
    ]:  # fmt: skip
        add(
            "einsum",
            (subscripts, shapes),
            shapes,
            lambda *xs, s=subscripts: pl.einsum(s, *xs),
            lambda *xs, s=subscripts: np.asarray(np.einsum(s, *xs)),
            second=len(shapes) > 1,
            loss=2.0,
        )
    for order in (0, 1, 2, 3, 2.5, -1, -2, np.inf, -np.inf):
        for shape, axes in [((5,), None), ((2, 3), None), ((2, 3), -1), ((4, 3, 2), (0, 2)), ((4, 3, 2), 1), ((3,), 0)]:
            for keepdims in (False, True):

                def numpy_norm(x: Any, order: float = order, axis: Any = axes, keepdims: bool = keepdims) -> Any:
                    over = tuple(range(x.ndim)) if axis is None else axis
                    sizes = np.abs(x)
                    if order == 0:
                        return np.sum(sizes != 0, axis=over, keepdims=keepdims).astype(float)
                    if np.isinf(order):
                        return (np.max if order > 0 else np.min)(sizes, axis=over, keepdims=keepdims)
                    return np.sum(sizes**order, axis=over, keepdims=keepdims) ** (1 / order)

                add(
                    "vector_norm",
                    (order, shape, axes, keepdims),
                    (shape,),
                    lambda x, o=order, a=axes, k=keepdims: linalg.vector_norm(x, ord=o, axis=a, keepdims=k),
                    numpy_norm,
                    second=order not in (0, 1, np.inf, -np.inf),
                    loss=20.0,
                )
    for shape, kind, axes in [
        ((3,), None, None), ((2, 3), None, None), ((2, 3, 4), None, None), ((2, 3), "nuc", None), ((4,), 3, None),
        ((2, 3), 1, 0), ((2, 3, 4), "fro", (0, 2)), ((2, 3, 4), None, (2, 0)), ((2, 3, 4), 1, (2, 0)),
        ((2, 3), np.inf, (-2, -1)),
    ]:  # fmt: skip
        for keepdims in (False, True):
            add("norm", (shape, kind, axes, keepdims), (shape,),
                lambda x, o=kind, a=axes, k=keepdims: linalg.norm(x, o, a, keepdims=k),
                lambda x, o=kind, a=axes, k=keepdims: np.asarray(np.linalg.norm(x, o, a, k)),
                second=False, loss=10.0)  # fmt: skip
    return found


CASES = _cases()
_RTOL = {"float16": 4e-3, "bfloat16": 3e-2, "float32": 4e-6, "float64": 2e-14, "complex64": 6e-6, "complex128": 2e-14}


def fill(case: Case, dtype: str, seed: int = 0) -> list[Any]:
    rng = np.random.default_rng(zlib.crc32(str(case).encode()) + seed)
    found = []
    for shape in case.shapes:
        values = rng.normal(size=shape)
        if dtype in COMPLEX:
            values = values + 1j * rng.normal(size=shape)
        found.append(rounded(values, dtype))
    return found


def wide(array: Any) -> Any:
    return array.astype(np.complex128 if np.iscomplexobj(array) else np.float64)


def dtypes_of(case: Case, device: str, names: tuple[str, ...]) -> list[str]:
    kinds = case.kinds if device == "cpu" else case.gpu
    chosen = [n for n in names if ("c" if n in COMPLEX else "r") in kinds]
    return [n for n in chosen if device == "cpu" or n not in NOT_ON_GPU]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_values(device: str, case: Case, examined: Count) -> None:
    for dtype in dtypes_of(case, device, ("float32", "float64", "complex64", "complex128")):
        arrays = fill(case, dtype)
        with np.errstate(all="ignore"):
            wanted = np.asarray(case.numpys(*[wide(a) for a in arrays]))
        got = case.ours(*[tensor(a, dtype, device) for a in arrays])
        assert got.shape == wanted.shape, dtype
        assert got.device == device
        scale = 1 + float(np.max(np.abs(wanted), initial=0.0))
        limit = _RTOL[dtype] * case.loss * scale * (3 if device == "gpu" else 1)
        np.testing.assert_allclose(to_numpy(got), wanted, rtol=0, atol=limit, err_msg=dtype)
        examined(1)


def _dot(a: Any, b: Any) -> float:
    return float(np.sum(np.real(np.conj(a) * b)))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_gradients(device: str, case: Case, examined: Count) -> None:
    """<gradient, direction> against central differences of <cotangent, NumPy's function>; forward mode against both."""
    names = ("float64", "complex128") if device == "cpu" else ("float32", "complex64")
    step = 1e-5
    for dtype in dtypes_of(case, device, names):
        limit = case.loss * (2e-8 if device == "cpu" else 4e-5)
        arrays, directions = fill(case, dtype), fill(case, dtype, 1)
        leaves = [tensor(a, dtype, device, requires_grad=True) for a in arrays]
        output = case.ours(*leaves)
        assert output.requires_grad
        rng = np.random.default_rng(3)
        g = rng.normal(size=output.shape) + (1j * rng.normal(size=output.shape) if output.dtype.name in COMPLEX else 0)
        g = rounded(g, output.dtype.name)
        with np.errstate(all="ignore"):
            ahead, behind = (
                np.asarray(case.numpys(*[wide(a) + s * wide(d) for a, d in zip(arrays, directions, strict=True)]))
                for s in (step, -step)
            )
        rate = (ahead - behind) / (2 * step)
        wanted = _dot(g, rate)
        scale = 1 + float(np.sum(np.abs(g * rate)))
        for create_graph in (False, True):
            gradients = grad(
                output, leaves, tensor(g, output.dtype.name, device), retain_graph=True, create_graph=create_graph
            )
            for gradient, leaf in zip(gradients, leaves, strict=True):
                assert gradient.shape == leaf.shape
                assert gradient.dtype is leaf.dtype
            found = sum(_dot(wide(to_numpy(x)), wide(d)) for x, d in zip(gradients, directions, strict=True))
            assert abs(found - wanted) <= limit * scale, (dtype, found, wanted)
        _, tangent = pl.func.jvp(
            case.ours, tuple(x.detach() for x in leaves), tuple(tensor(d, dtype, device) for d in directions)
        )
        assert tangent.shape == output.shape
        top = 1 + float(np.max(np.abs(rate), initial=0.0))
        np.testing.assert_allclose(to_numpy(tangent), rate, rtol=0, atol=limit * top, err_msg=dtype)
        examined(1)


SECOND = [c for c in CASES if c.second and all(np.prod(s) for s in c.shapes)]


@pytest.mark.parametrize("case", SECOND, ids=str)
def test_second_derivatives(case: Case, examined: Count) -> None:
    """The gradient of <gradient, direction> against central differences of the gradient."""
    step = 1e-5
    for dtype in dtypes_of(case, "cpu", ("float64", "complex128")):
        arrays, directions, others = fill(case, dtype), fill(case, dtype, 1), fill(case, dtype, 2)

        def gradient_at(moved: float, create_graph: bool = False) -> tuple[list[Any], list[Any]]:
            leaves = [
                tensor(a + moved * d, dtype, "cpu", requires_grad=True)  # noqa: B023
                for a, d in zip(arrays, directions, strict=True)  # noqa: B023
            ]
            output = case.ours(*leaves)
            rng = np.random.default_rng(3)
            g = rng.normal(size=output.shape) + (
                1j * rng.normal(size=output.shape) if output.dtype.name in COMPLEX else 0
            )
            found = grad(output, leaves, tensor(g, output.dtype.name, "cpu"), create_graph=create_graph)
            return leaves, list(found)

        leaves, gradients = gradient_at(0.0, create_graph=True)
        recorded = [(x, h) for x, h in zip(gradients, others, strict=True) if x.requires_grad]
        assert recorded
        second = grad(
            [x for x, _ in recorded], leaves, [tensor(h, dtype, "cpu") for _, h in recorded], allow_unused=True
        )
        found = sum(_dot(to_numpy(x), d) for x, d in zip(second, directions, strict=True) if x is not None)
        ahead, behind = (gradient_at(s)[1] for s in (step, -step))
        rates = [(to_numpy(a) - to_numpy(b)) / (2 * step) for a, b in zip(ahead, behind, strict=True)]
        wanted = sum(_dot(h, rate) for h, rate in zip(others, rates, strict=True))
        scale = 1 + sum(float(np.sum(np.abs(h * rate))) for h, rate in zip(others, rates, strict=True))
        assert abs(found - wanted) <= case.loss * 1e-7 * scale, (dtype, found, wanted)
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_factors_are_what_they_say(device: str, examined: Count) -> None:
    """Each factor's shape, dtype and form, and their product."""
    rng = np.random.default_rng(0)
    for dtype in ("float32", "float64", "complex64", "complex128"):
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        real = {"complex64": "float32", "complex128": "float64"}.get(dtype, dtype)
        limit = 2e-5 if real == "float32" else 1e-12
        for shape in [(4, 4), (5, 3), (3, 5), (2, 4, 3), (2, 2, 3), (1, 1), (0, 3), (3, 0), (0, 2, 2)]:
            values = rng.normal(size=shape) + (1j * rng.normal(size=shape) if dtype in COMPLEX else 0)
            x = tensor(values, dtype, device)
            (*batch, m, n), k = shape, min(shape[-2:])

            def near(a: Any, b: Any, limit: float = limit) -> None:
                wanted = b if isinstance(b, np.ndarray) else to_numpy(b)
                np.testing.assert_allclose(to_numpy(a), wanted, atol=limit * 20)

            def unit(n: int) -> Any:
                return np.broadcast_to(np.eye(n), (*batch, n, n))  # noqa: B023

            for full in (True, False):
                u, s, vh = linalg.svd(x, full_matrices=full)
                assert u.shape == (*batch, m, m if full else k)
                assert s.shape == (*batch, k)
                assert vh.shape == (*batch, n if full else k, n)
                assert (u.dtype.name, s.dtype.name, vh.dtype.name) == (dtype, real, dtype)
                near((u[..., :k] * s[..., None, :]) @ vh[..., :k, :], x)
                near(adjoint(u) @ u, unit(u.shape[-1]))
                near(vh @ adjoint(vh), unit(vh.shape[-2]))
                examined(1)
            for mode in ("reduced", "complete"):
                found: Any = linalg.qr(x, mode=mode)
                q, r = found
                assert found._fields == ("Q", "R")
                width = m if mode == "complete" else k
                assert q.shape == (*batch, m, width)
                assert r.shape == (*batch, width, n)
                near(q @ r, x)
                near(adjoint(q) @ q, unit(width))
                near(r, np.triu(to_numpy(r)))
                examined(1)
            if device == "cpu" or dtype not in COMPLEX:
                p, lower, upper = linalg.lu(x)
                assert (p.shape, lower.shape, upper.shape) == ((*batch, m, m), (*batch, m, k), (*batch, k, n))
                near(p @ lower @ upper, x)
                near(p @ p.mT, unit(m))
                near(upper, np.triu(to_numpy(upper)))
                near(lower, np.tril(to_numpy(lower)))
                examined(1)
            if m != n:
                continue
            h = hermitian(x)
            levels, vectors = linalg.eigh(h)
            assert levels.dtype.name == real
            near((vectors * levels[..., None, :]) @ adjoint(vectors), h)
            near(adjoint(vectors) @ vectors, unit(n))
            assert np.all(np.diff(to_numpy(levels), axis=-1) >= 0)
            levels, vectors = linalg.eig(x)
            assert (
                levels.dtype.name
                == vectors.dtype.name
                == {"float32": "complex64", "float64": "complex128"}.get(dtype, dtype)
            )
            near(pl.astype(x, vectors.dtype) @ vectors, vectors * levels[..., None, :])
            examined(2)


def test_cofactors_where_the_determinant_is_out_of_range(examined: Count) -> None:
    for dtype, size in (
        ("float32", 1e20),
        ("float32", 1e-25),
        ("complex64", 1e20),
        ("float64", 1e200),
        ("float64", 1e-200),
    ):
        x = tensor(np.array([[1.0, 0.25], [0.5, 1.0]]) * size, dtype, "cpu", requires_grad=True)
        det = pl.linalg.det(x)
        (g,) = pl.autograd.grad(pl.real(det) if dtype == "complex64" else det, [x])
        np.testing.assert_allclose(to_numpy(g), np.array([[1.0, -0.5], [-0.25, 1.0]]) * size, rtol=1e-6)
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_determinant_of_singular_matrices(device: str, examined: Count) -> None:
    """The gradient is the matrix of cofactors whatever the rank, and its derivative is right too."""
    dtype = "float64" if device == "cpu" else "float32"
    limit = 1e-12 if device == "cpu" else 2e-4
    known: list[tuple[Any, Any]] = [
        ([[1.0, 2.0], [2.0, 4.0]], [[4.0, -2.0], [-2.0, 1.0]]),
        ([[0.0]], [[1.0]]),
        (np.zeros((3, 3)), np.zeros((3, 3))),
        ([[0.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [-1.0, 0.0]]),
    ]
    for x, wanted in known:
        leaf = tensor(x, dtype, device, requires_grad=True)
        (gradient,) = grad(linalg.det(leaf), [leaf])
        np.testing.assert_allclose(to_numpy(gradient), wanted, atol=limit)
        examined(1)
    rng = np.random.default_rng(1)

    def cofactors(a: Any) -> Any:
        n = a.shape[-1]
        minors = [
            [np.linalg.det(np.delete(np.delete(a, i, 0), j, 1)) * (-1) ** (i + j) for j in range(n)] for i in range(n)
        ]
        return np.array(minors)

    for n in (2, 3, 5):
        for rank in range(n + 1):
            x = rng.normal(size=(n, rank)) @ rng.normal(size=(rank, n))
            direction, other = rng.normal(size=(n, n)), rng.normal(size=(n, n))
            leaf = tensor(x, dtype, device, requires_grad=True)
            (gradient,) = grad(linalg.det(leaf), [leaf], create_graph=True)
            scale = 1 + np.max(np.abs(x)) ** (n - 1)
            np.testing.assert_allclose(to_numpy(gradient), cofactors(rounded(x, dtype)), atol=limit * scale)
            (second,) = grad(gradient, [leaf], tensor(direction, dtype, device))
            rate = (cofactors(x + 1e-5 * other) - cofactors(x - 1e-5 * other)) / 2e-5
            found = float(np.sum(to_numpy(second) * other))
            assert abs(found - float(np.sum(direction * rate))) <= max(limit * 100, 1e-7) * scale * n
            examined(1)


def test_determinant_to_third_order(examined: Count) -> None:
    """Nested forward derivatives, and a third derivative of a polynomial."""

    def f(t: Any) -> Any:
        return linalg.det(pl.stack([pl.stack([t + 2, pl.ones_like(t)]), pl.stack([pl.ones_like(t), 2 * t + 3])]))

    one, at = pl.asarray(1.0, dtype=pl.float64), pl.asarray(0.7, dtype=pl.float64)
    second = pl.func.jvp(lambda t: pl.func.jvp(f, (t,), (one,))[1], (at,), (one,))[1]
    assert abs(second.item() - 4) < 1e-12

    def cube(t: Any) -> Any:
        return linalg.det(pl.eye(3, dtype=pl.float64) * t)

    g = cube
    for _ in range(3):
        g = (lambda h: lambda t: pl.func.grad(h)(t))(g)
    assert abs(g(at).item() - 6) < 1e-10
    examined(2)


@pytest.mark.parametrize("device", DEVICES)
def test_symmetric_conventions(device: str, examined: Count) -> None:
    """Gradients of functions of Hermitian matrices are Hermitian."""
    x = tensor([[4.0, 1.0], [1.0, 3.0]], "float32", device, requires_grad=True)
    value = 2 * pl.sum(pl.log(linalg.diagonal(linalg.cholesky(x))))
    (gradient,) = grad(value, [x])
    np.testing.assert_allclose(to_numpy(gradient), np.array([[3.0, -1.0], [-1.0, 4.0]]) / 11, atol=1e-6)
    for f in (lambda a: linalg.eigh(a).eigenvectors, linalg.eigvalsh, lambda a: linalg.cholesky(a, upper=True)):
        out = f(x)
        g = tensor(np.random.default_rng(0).normal(size=out.shape), "float32", device)
        (gradient,) = grad(out, [x], g)
        np.testing.assert_allclose(to_numpy(gradient), to_numpy(gradient).T, atol=1e-6)
        examined(1)
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("make", [lambda n: np.eye(n), lambda n: 2 * np.eye(n), lambda n: np.ones((n, n)) + np.eye(n)])
def test_repeated_values(device: str, make: Any, examined: Count) -> None:
    """Functions of the values alone, and of the spaces that vectors of equal values span, are right."""
    dtype, limit = ("float64", 1e-10) if device == "cpu" else ("float32", 2e-5)
    values = make(3)
    rng = np.random.default_rng(4)

    def gradient_of(f: Any) -> Any:
        x = tensor(values, dtype, device, requires_grad=True)
        (found,) = grad(f(x), [x])
        return to_numpy(found)

    inverse_root = np.linalg.inv(values) @ values  # the polar factor of a definite matrix is the identity
    np.testing.assert_allclose(gradient_of(lambda x: pl.sum(linalg.svdvals(x))), inverse_root, atol=limit)
    np.testing.assert_allclose(gradient_of(lambda x: linalg.matrix_norm(x, ord="nuc")), inverse_root, atol=limit)
    np.testing.assert_allclose(gradient_of(lambda x: pl.sum(linalg.svd(x).S ** 2)), 2 * values, atol=limit * 10)
    np.testing.assert_allclose(gradient_of(lambda x: pl.sum(linalg.eigvalsh(x))), np.eye(3), atol=limit)
    np.testing.assert_allclose(
        gradient_of(lambda x: pl.sum(linalg.eigh(x).eigenvalues ** 2)), 2 * values, atol=limit * 10
    )
    weight = rng.normal(size=(3, 3))
    w = tensor(weight, dtype, device)

    def polar(x: Any) -> Any:
        u, _, vh = linalg.svd(x)
        return pl.sum((u @ vh) * w)

    moved = gradient_of(polar)
    step = 1e-5
    direction = rng.normal(size=(3, 3))

    def numpy_polar(a: Any) -> float:
        u, _, vh = np.linalg.svd(a)
        return float(np.sum((u @ vh) * weight))

    rate = (numpy_polar(values + step * direction) - numpy_polar(values - step * direction)) / (2 * step)
    assert abs(float(np.sum(moved * direction)) - rate) <= max(limit * 10, 1e-8) * (1 + abs(rate))
    examined(6)


def test_constants_keep_a_gradient_of_zeros(examined: Count) -> None:
    """The count of what is not zero, and the power 0: zeros even where a derivative of the parts would be NaN."""
    for dtype in ("float32", "float64", "complex128", "float16"):
        values = np.array([[1.5, 0.0, -2.0], [np.nan, -0.0, np.inf], [3.0, 1.0, 0.5]])
        x = tensor(values, dtype, "cpu", requires_grad=True)
        count = linalg.vector_norm(x, ord=0, axis=-1)
        assert count.tolist() == [2.0, 2.0, 3.0]
        assert not count.dtype.kind.startswith("complex")
        unit = linalg.matrix_power(x, 0)
        assert (unit.dtype, unit.tolist()) == (x.dtype, np.eye(3).tolist())
        for y in (count, unit):
            assert y.requires_grad
            (gradient,) = grad(pl.sum(pl.real(y)), [x], create_graph=True)
            np.testing.assert_array_equal(to_numpy(gradient), np.zeros((3, 3)))
            assert gradient.dtype == x.dtype
            examined(1)
    assert linalg.matrix_power(pl.ones((2, 2), dtype=pl.int32), 0).dtype is pl.int32
    assert linalg.matrix_power(pl.ones((0, 3, 3)), 0).shape == (0, 3, 3)
    assert linalg.vector_norm(pl.asarray([3, 0]), ord=0).tolist() == 1.0
    with pl.amp.autocast(dtype=pl.bfloat16):
        assert linalg.matrix_power(pl.ones((2, 2)), 0).dtype is pl.float32


def test_norms_at_zero_and_far_out(examined: Count) -> None:
    x = pl.zeros(3, dtype=pl.float64).requires_grad_()
    (gradient,) = grad(linalg.vector_norm(x), [x])
    assert gradient.tolist() == [0.0, 0.0, 0.0]
    y = pl.zeros((2, 3)).requires_grad_()
    (gradient,) = grad(linalg.matrix_norm(y), [y])
    assert gradient.tolist() == [[0.0] * 3] * 2
    for order in (1, 1.5, 3, np.inf, -np.inf):
        (gradient,) = grad(linalg.vector_norm(x, ord=order), [x])
        assert np.all(np.isfinite(gradient.numpy()))
        examined(1)
    root = 2**0.5
    for scale in (1e200, 1e-200, 1e-320):
        far = pl.asarray([scale, scale], dtype=pl.float64)
        assert linalg.norm(far).item() == pytest.approx(scale * root, rel=1e-3 if scale < 1e-300 else 1e-15)
        assert linalg.vector_norm(far, ord=3).item() == pytest.approx(
            scale * 2 ** (1 / 3), rel=1e-3 if scale < 1e-300 else 1e-14
        )
        examined(1)
    single = pl.asarray([1e38, 1e38])
    assert linalg.norm(single).item() == pytest.approx(1e38 * root, rel=1e-6)
    for values, wanted in [
        ([np.inf, 1.0], np.inf),
        ([np.nan, 1.0], np.nan),
        ([np.inf, np.nan], np.nan),
        ([0.0, -0.0], 0.0),
    ]:
        for order in (2, 3, 1, np.inf):
            np.testing.assert_equal(linalg.vector_norm(pl.asarray(values), ord=order).item(), wanted)
            examined(1)
    for shape in [(0,), (2, 0), (0, 2)]:
        for order in (0, 1, 2, 3, np.inf):
            assert linalg.vector_norm(pl.zeros(shape), ord=order).item() == 0
    long = np.random.default_rng(0).normal(size=300_001)
    assert linalg.vector_norm(pl.asarray(long)).item() == pytest.approx(np.linalg.norm(long), rel=1e-14)
    assert linalg.vector_norm(pl.asarray(long[::-3])).item() == pytest.approx(np.linalg.norm(long[::-3]), rel=1e-14)
    wide_columns = np.random.default_rng(0).normal(size=(37, 5, 700))
    found = linalg.vector_norm(pl.asarray(wide_columns), axis=(0, 1))
    np.testing.assert_allclose(found.numpy(), np.sqrt((wide_columns**2).sum(axis=(0, 1))), rtol=1e-14)
    examined(8)


@pytest.mark.parametrize("device", DEVICES)
def test_half_types_and_integers(device: str, examined: Count) -> None:
    """Half types are computed in float32 and rounded once; integers are read as float32."""
    rng = np.random.default_rng(5)
    functions: list[Callable[[Any], Any]] = [
        lambda x: linalg.cholesky(definite(x)), linalg.det, lambda x: linalg.inv(regular(x)), linalg.eigvalsh,
        linalg.svdvals, lambda x: linalg.svd(x).S, lambda x: linalg.solve(regular(x), x), linalg.pinv,
        linalg.vector_norm, linalg.matrix_norm, lambda x: linalg.qr(x).R, lambda x: linalg.lu(x)[2],
        lambda x: linalg.slogdet(x)[1], lambda x: linalg.solve_triangular(regular(x), x, upper=True), linalg.trace,
        lambda x: linalg.outer(x[0], x[1]),
    ]  # fmt: skip
    for i, f in enumerate(functions):
        for dtype in ("float16", "bfloat16"):
            values = rounded(rng.normal(size=(3, 3)), dtype)
            got = f(tensor(values, dtype, device))
            assert got.dtype.name == dtype, i
            examined(1)
    whole = rng.integers(-5, 6, (3, 3)) + 9 * np.eye(3, dtype=np.int64)
    for dtype in ("int8", "int64", "uint8"):
        x = tensor(np.abs(whole), dtype, device)
        exact = tensor(np.abs(whole), "float32", device)
        for f in functions[1:]:
            if f in (functions[2], functions[6], functions[13], linalg.trace):
                continue
            if f is functions[-1]:
                assert f(x).dtype.name == dtype
                continue
            got = f(x)
            assert got.dtype == pl.float32
            np.testing.assert_array_equal(to_numpy(got), to_numpy(f(exact)))
            examined(1)
    assert linalg.trace(tensor(whole, "int8", device)).dtype == pl.int64
    assert (
        linalg.trace(tensor(whole, "int8", device), dtype=pl.float64 if device == "cpu" else pl.float32).item()
        == whole.trace()
    )
    assert linalg.vecdot(tensor(whole, "int8", device), tensor(whole, "int8", device)).dtype == pl.int8
    assert pl.einsum("ij,jk", tensor(whole, "int32", device), tensor(whole, "int32", device)).dtype == pl.int32
    assert linalg.solve(tensor(whole, "int64", device), tensor(whole, "int64", device)).dtype == pl.float32


def test_mixed_dtypes(examined: Count) -> None:
    """The wider dtype is that of the whole computation."""
    rng = np.random.default_rng(6)
    a, b = rng.normal(size=(4, 4)).astype(np.float32), rng.normal(size=4)
    found = linalg.solve(pl.asarray(a), pl.asarray(b))
    assert found.dtype == pl.float64
    np.testing.assert_allclose(found.numpy(), np.linalg.solve(a.astype(float), b), rtol=1e-9)
    assert linalg.solve(pl.asarray(a), pl.asarray(b.astype(np.complex64))).dtype == pl.complex64
    x, y = pl.asarray(a).requires_grad_(), pl.asarray(b).requires_grad_()
    gradients = grad(pl.sum(linalg.solve(x, y)), [x, y])
    assert [g.dtype for g in gradients] == [pl.float32, pl.float64]
    examined(3)


@pytest.mark.parametrize("device", DEVICES)
def test_autocast(device: str, examined: Count) -> None:
    """Factorisations compute in float32, products in the autocast dtype."""
    x = tensor(np.eye(3), "float32", device)
    half = tensor(np.eye(3), "bfloat16", device)
    with pl.amp.autocast(device_type=device, dtype=pl.bfloat16):
        for f in (
            linalg.cholesky, linalg.det, linalg.inv, linalg.eigvalsh, linalg.svdvals, linalg.pinv, linalg.matrix_norm,
            linalg.vector_norm, lambda x: linalg.solve(x, x), lambda x: linalg.qr(x)[0], lambda x: linalg.lu(x)[1],
            lambda x: linalg.solve_triangular(x, x, upper=True),
        ):  # fmt: skip
            assert f(x).dtype == f(half).dtype == pl.float32
            examined(1)
        assert pl.einsum("ij,jk", x, x).dtype == pl.tensordot(x, x, axes=1).dtype == pl.bfloat16
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_strided_inputs(device: str, examined: Count) -> None:
    rng = np.random.default_rng(7)
    base = rng.normal(size=(3, 8, 8)).astype(np.float32)
    views: list[Callable[[Any], Any]] = [
        lambda x: x[:, ::2, ::2],
        lambda x: x[:, ::-2, 1::2],
        lambda x: x.mT[:, :4, :4] if isinstance(x, pl.Tensor) else np.swapaxes(x, -1, -2)[:, :4, :4],
        lambda x: x[::-1, :4, :4],
        lambda x: (
            pl.broadcast_to(x[0, :4, :4], (3, 4, 4))
            if isinstance(x, pl.Tensor)
            else np.broadcast_to(x[0, :4, :4], (3, 4, 4))
        ),
    ]
    for view in views:
        ours, theirs = view(tensor(base, "float32", device)), view(base)
        np.testing.assert_allclose(
            to_numpy(linalg.inv(regular(ours))), np.linalg.inv(regular(theirs.astype(float))), atol=2e-5
        )
        for f, g in [
            (linalg.det, np.linalg.det),
            (linalg.svdvals, lambda a: np.linalg.svd(a)[1]),
            (lambda x: linalg.solve_triangular(x * 0 + x, x, upper=True), None),
            (lambda x: linalg.vector_norm(x, axis=-1), lambda a: np.linalg.norm(a, axis=-1)),
            (lambda x: linalg.vector_norm(x, axis=(0, 1)), lambda a: np.sqrt((a**2).sum(axis=(0, 1)))),
        ]:
            wanted = g(theirs.astype(float)) if g else to_numpy(f(tensor(theirs.copy(), "float32", device)))
            np.testing.assert_allclose(to_numpy(f(ours)), wanted, rtol=2e-4, atol=2e-4)
            examined(1)


X = np.ones((2, 2), dtype=np.float32)
SINGULAR = np.array([[1.0, 2.0], [2.0, 4.0]], dtype=np.float32)
INDEFINITE = np.array([[1.0, 2.0], [2.0, 1.0]], dtype=np.float32)
SPOILT = np.array([[1.0, np.nan], [np.nan, 1.0]], dtype=np.float32)
ROWS = np.ones((2, 3), dtype=np.float32)


def batch(bad: Any) -> Any:
    return np.stack([np.stack([np.eye(2), np.eye(2)]), np.stack([np.eye(2), bad])]).astype(np.float32)


REFUSALS: list[tuple[str, Callable[..., Any], tuple[Any, ...], type[Exception], tuple[str, ...]]] = [
    ("inv", linalg.inv, (SINGULAR,), ValueError, ("x", "singular")),
    ("inv", linalg.inv, (batch(SINGULAR),), ValueError, ("x[1, 1]", "singular")),
    ("inv", linalg.inv, (ROWS,), ValueError, ("(2, 3)", "square")),
    ("inv", linalg.inv, (X[0],), ValueError, ("(2,)", "two axes")),
    ("solve", linalg.solve, (SINGULAR, X), ValueError, ("x1", "singular")),
    ("solve", linalg.solve, (batch(SINGULAR), X), ValueError, ("x1[1, 1]", "singular")),
    ("solve", linalg.solve, (ROWS, X), ValueError, ("x1", "square")),
    ("solve", linalg.solve, (INDEFINITE, ROWS[0]), ValueError, ("(2, 2)", "(3,)", "length 2")),
    ("solve", linalg.solve, (INDEFINITE, np.ones((3, 2))), ValueError, ("length 2",)),
    ("solve_triangular", lambda a, b: linalg.solve_triangular(a, b, upper=True), (ROWS, X), ValueError, ("square",)),
    ("cholesky", linalg.cholesky, (INDEFINITE,), ValueError, ("x", "not positive definite")),
    ("cholesky", linalg.cholesky, (batch(INDEFINITE),), ValueError, ("x[1, 1]",)),
    ("cholesky", linalg.cholesky, (SPOILT,), ValueError, ("not positive definite",)),
    ("cholesky", linalg.cholesky, (ROWS,), ValueError, ("square",)),
    ("eigh", linalg.eigh, (SPOILT,), ValueError, ("NaN",)),
    ("eigh", linalg.eigh, (batch(SPOILT),), ValueError, ("x[1, 1]", "NaN")),
    ("eigvalsh", linalg.eigvalsh, (SPOILT,), ValueError, ("NaN",)),
    ("eig", linalg.eig, (SPOILT,), ValueError, ("NaN",)),
    ("eigvals", linalg.eigvals, (SPOILT * np.inf,), ValueError, ("infinity",)),
    ("svd", linalg.svd, (SPOILT,), ValueError, ("NaN",)),
    ("svdvals", linalg.svdvals, (SPOILT,), ValueError, ("NaN",)),
    ("svd", linalg.svd, (X[0],), ValueError, ("(2,)",)),
    ("pinv", linalg.pinv, (SPOILT,), ValueError, ("NaN",)),
    ("det", linalg.det, (ROWS,), ValueError, ("square",)),
    ("slogdet", linalg.slogdet, (ROWS,), ValueError, ("square",)),
    ("qr", lambda x: linalg.qr(x, mode="full"), (X,), ValueError, ("'full'", "'reduced'")),
    ("matrix_norm", lambda x: linalg.matrix_norm(x, ord=3), (X,), ValueError, ("3", "'nuc'")),
    ("matrix_norm", lambda x: linalg.matrix_norm(x, ord="no"), (X,), ValueError, ("'no'",)),
    ("matrix_norm", lambda x: linalg.matrix_norm(x, ord=[2]), (X,), TypeError, ("list",)),
    ("solve_triangular", lambda x: linalg.solve_triangular(x, x, upper="u"), (X,), TypeError, ("upper", "bool")),
    ("einsum", lambda x: pl.einsum("ij,jk", x > 0, x > 0), (X,), TypeError, ("operands[0]", "bool")),
    ("vector_norm", lambda x: linalg.vector_norm(x, ord="fro"), (X,), ValueError, ("'fro'",)),
    ("vector_norm", lambda x: linalg.vector_norm(x, axis=2), (X,), IndexError, ("2",)),
    ("vector_norm", lambda x: linalg.vector_norm(x, axis=(0, -2)), (X,), ValueError, ("twice",)),
    ("vector_norm", lambda x: linalg.vector_norm(x, keepdims=1), (X,), TypeError, ("keepdims", "bool")),
    ("norm", lambda x: linalg.norm(x, 2), (np.ones((2, 2, 2)),), ValueError, ("axis",)),
    ("norm", lambda x: linalg.norm(x, axis=(0, 1, 2)), (np.ones((2, 2, 2)),), ValueError, ("axis",)),
    ("matrix_power", lambda x: linalg.matrix_power(x, 1.5), (X,), TypeError, ("n", "int")),
    ("matrix_power", lambda x: linalg.matrix_power(x, 2), (ROWS,), ValueError, ("square",)),
    ("matrix_rank", linalg.matrix_rank, (X[0],), ValueError, ("(2,)",)),
    ("matrix_rank", lambda x: linalg.matrix_rank(x, rtol="a"), (X,), TypeError, ("rtol",)),
    ("outer", linalg.outer, (X, X[0]), ValueError, ("x1", "one axis")),
    ("cross", linalg.cross, (X, X), ValueError, ("(2, 2)", "length 3")),
    ("cross", lambda a, b: linalg.cross(a, b, axis=0), (ROWS.T, np.ones((2, 3, 2))), ValueError, ("negative",)),
    ("vecdot", linalg.vecdot, (ROWS, X), ValueError, ("(2, 3)", "(2, 2)")),
    ("vecdot", linalg.vecdot, (np.float32(1), X), ValueError, ("x1", "()")),
    ("tensordot", linalg.tensordot, (ROWS, ROWS.T), ValueError, ("axis 0", "length")),
    ("tensordot", lambda a, b: linalg.tensordot(a, b, axes=3), (X, X), ValueError, ("3",)),
    ("tensordot", lambda a, b: linalg.tensordot(a, b, axes=((0,), (0, 1))), (X, X), ValueError, ("as many",)),
    ("diagonal", linalg.diagonal, (X[0],), ValueError, ("(2,)",)),
    ("einsum", lambda x: pl.einsum("ij,jk", x), (X,), ValueError, ("2 operands", "1")),
    ("einsum", lambda x: pl.einsum("ijk", x), (X,), ValueError, ("3 letters", "(2, 2)")),
    ("einsum", lambda x: pl.einsum("ij->ik", x), (X,), ValueError, ("'k'", "no operand")),
    ("einsum", lambda x: pl.einsum("ij->ii", x), (X,), ValueError, ("twice",)),
    ("einsum", lambda x: pl.einsum("i1", x), (X,), ValueError, ("'1'",)),
    ("einsum", lambda a, b: pl.einsum("ij,jk", a, b), (ROWS, ROWS), ValueError, ("'j'", "3", "2")),
    ("einsum", lambda x: pl.einsum("...->", x), (X,), ValueError, ("...",)),
    ("einsum", lambda x: pl.einsum(1, x), (X,), TypeError, ("subscripts",)),  # type: ignore[arg-type]
    ("lstsq", linalg.lstsq, (ROWS, np.ones(3)), ValueError, ("length 2",)),
]  # fmt: skip


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("name", "call", "arrays", "kind", "words"), REFUSALS)
def test_refusals(
    device: str,
    name: str,
    call: Any,
    arrays: tuple[Any, ...],
    kind: type[Exception],
    words: tuple[str, ...],
    examined: Count,
) -> None:
    with pytest.raises(kind) as caught:
        call(*[tensor(np.asarray(a, dtype=np.float32), "float32", device) for a in arrays])
    text = str(caught.value)
    assert text.startswith(f"{name}: "), text
    for word in words:
        assert word in text, text
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_named_results(device: str, examined: Count) -> None:
    x = tensor(np.eye(2), "float32", device)
    fields = {
        linalg.eigh: ("eigenvalues", "eigenvectors"),
        linalg.eig: ("eigenvalues", "eigenvectors"),
        linalg.qr: ("Q", "R"),
        linalg.slogdet: ("sign", "logabsdet"),
        linalg.svd: ("U", "S", "Vh"),
        linalg.lu: ("P", "L", "U"),
    }
    for f, names in fields.items():
        found = f(x)
        assert found._fields == names
        assert isinstance(found, tuple)
        examined(1)
    found = linalg.lstsq(x, x)
    assert found._fields == ("solution", "residuals", "rank", "singular_values")
    assert found.rank.item() == 2


@pytest.mark.parametrize("device", DEVICES)
def test_rank_and_tolerance(device: str, examined: Count) -> None:
    x = np.stack([np.diag([1.0, 1e-3, 0.0]), np.diag([1.0, 1.0, 1.0]), np.zeros((3, 3))]).astype(np.float32)
    ours = tensor(x, "float32", device)
    assert linalg.matrix_rank(ours).tolist() == [2, 3, 0]
    assert linalg.matrix_rank(ours, rtol=0.01).tolist() == [1, 3, 0]
    assert linalg.matrix_rank(ours, rtol=tensor([0.01, 1e-5, 0.5], "float32", device)).tolist() == [1, 3, 0]
    assert linalg.matrix_rank(ours).dtype == pl.int64
    near = linalg.pinv(ours, rtol=tensor([0.01, 1e-5, 0.5], "float32", device))
    np.testing.assert_allclose(to_numpy(near)[0], np.diag([1.0, 0, 0]), atol=1e-6)
    assert linalg.matrix_rank(tensor(np.zeros((0, 3)), "float32", device)).item() == 0
    examined(6)


def test_empty_matrices(examined: Count) -> None:
    nothing = pl.zeros((0, 0))
    assert linalg.det(nothing).item() == 1
    assert linalg.slogdet(nothing).sign.item() == 1
    assert linalg.slogdet(nothing).logabsdet.item() == 0
    assert linalg.inv(nothing).shape == (0, 0)
    assert linalg.eigh(nothing).eigenvectors.shape == (0, 0)
    assert linalg.eig(nothing).eigenvalues.shape == (0,)
    assert linalg.det(pl.zeros((3, 0, 0))).tolist() == [1.0] * 3
    assert linalg.svd(pl.zeros((2, 0))).U.tolist() == [[1.0, 0.0], [0.0, 1.0]]
    assert linalg.qr(pl.zeros((2, 0)), mode="complete").Q.tolist() == [[1.0, 0.0], [0.0, 1.0]]
    assert linalg.pinv(pl.zeros((2, 0))).shape == (0, 2)
    examined(10)


def test_gradient_of_masked_logarithm(examined: Count) -> None:
    """A singular matrix whose logarithm nobody uses leaves the others' gradients finite."""
    x = pl.asarray(np.stack([np.eye(2), SINGULAR]).astype(np.float64)).requires_grad_()
    sign, logarithm = linalg.slogdet(x)
    (gradient,) = grad(pl.sum(pl.where(sign == 0, 0.0, logarithm)), [x])
    np.testing.assert_allclose(gradient.numpy(), np.stack([np.eye(2), np.zeros((2, 2))]), atol=1e-12)
    examined(1)


def test_large_matrices(examined: Count) -> None:
    """The paths that large matrices and large batches take."""
    rng = np.random.default_rng(8)
    for shape in [(200, 200), (500, 9, 9)]:
        x = rng.normal(size=shape)
        a = pl.asarray(x)
        np.testing.assert_allclose(linalg.inv(a).numpy(), np.linalg.inv(x), rtol=1e-6, atol=1e-9)
        b = rng.normal(size=shape)
        np.testing.assert_allclose(linalg.solve(a, pl.asarray(b)).numpy(), np.linalg.solve(x, b), rtol=1e-6, atol=1e-9)
        np.testing.assert_allclose(linalg.det(a).numpy(), np.linalg.det(x), rtol=1e-9)
        np.testing.assert_allclose(linalg.svdvals(a).numpy(), np.linalg.svd(x, compute_uv=False), rtol=1e-8, atol=1e-10)
        spd = x @ np.swapaxes(x, -1, -2) + np.eye(shape[-1])
        np.testing.assert_allclose(
            linalg.cholesky(pl.asarray(spd)).numpy(), np.linalg.cholesky(spd), rtol=1e-8, atol=1e-8
        )
        np.testing.assert_allclose(
            linalg.eigvalsh(pl.asarray(spd)).numpy(), np.linalg.eigvalsh(spd), rtol=1e-8, atol=1e-8
        )
        examined(6)
    huge = pl.asarray(np.diag([1e200] * 3))
    assert linalg.det(huge).item() == np.inf
    assert linalg.slogdet(huge).logabsdet.item() == pytest.approx(600 * np.log(10))
    examined(2)


@pytest.mark.parametrize(
    ("factors", "pivots", "says"),
    [
        ((2, 2), [1, 2, 3], "factors has shape"),
        ((3, 3), [1, 2], "pivots has shape"),
        ((3, 3), [1, 2, 4], "pivots has 4"),
        ((3, 3), [0, 2, 3], "pivots has 0"),
        ((3, 3), [1, 2, -(2**31)], "pivots has -2147483648"),
    ],
)
def test_factors_that_are_not_those_of_the_matrix(factors: tuple[int, int], pivots: list[int], says: str) -> None:
    a, b = pl.eye(3), pl.ones((3, 2))
    given = pl.ones(factors), pl.asarray(pivots, dtype=pl.int32)
    with pytest.raises(ValueError, match=says):
        pl._core._solve_factored(a, b, *given)
    with pytest.raises(ValueError, match=says):
        pl._core._solve_factored(a, b, *given, transposed=True)
