"""Linear algebra made of the factorisations that are kernels.

Where a kernel gives values alone faster than with what their derivatives need, it is called unless a derivative will be
asked for.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NoReturn

from pylucid import Tensor, _core, ops
from pylucid._composites import _check

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pylucid import Dtype

_EPS = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float64": 2.0**-52, "complex128": 2.0**-52}
_SINGLE = 2.0**-23
_WIDE = ("float64", "complex128")
_HALF = ("float16", "bfloat16")


def cross(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    """x1 * x2' - x1' * x2, where ' moves each component one place on."""
    first, second = shared_axis("cross", x1, x2, axis)
    for name, x, at in (("x1", x1, first), ("x2", x2, second)):
        if x.shape[at] != 3:
            raise ValueError(f"cross: `{name}` has shape {x.shape}; axis {axis} of length 3 is accepted")
    # Counted from the end, the axis is the same in the broadcast result.
    place = first - x1.ndim
    difference = ops.subtract(ops.multiply(x1, _moved_on(x2, place)), ops.multiply(_moved_on(x1, place), x2))
    return _moved_on(difference, place)


def _moved_on(x: Tensor, axis: int) -> Tensor:
    rest = (slice(None),) * (-axis - 1)
    return ops.concat([x[(..., slice(1, None), *rest)], x[(..., slice(0, 1), *rest)]], axis=axis)


def shared_axis(op: str, x1: Tensor, x2: Tensor, axis: object) -> tuple[int, int]:
    """An axis of both inputs, counted from the end of each unless they have as many."""
    found = _check.integer(op, "axis", axis)
    least = min(x1.ndim, x2.ndim)
    if found >= 0 and x1.ndim != x2.ndim:
        message = f"{op}: `axis` is {found}, but x1 has {x1.ndim} dimensions and x2 has {x2.ndim}"
        raise ValueError(f"{message}; for these a negative axis, counted from the end of both, is accepted")
    _check.axis(op, found, least)
    return (found + x1.ndim, found + x2.ndim) if found < 0 else (found, found)


def eig(x: Tensor, /) -> Sequence[Tensor]:
    """Eigenvalues and eigenvectors of x as a complex matrix."""
    return _core._general_eig(_as_complex(x))


def eigvals(x: Tensor, /) -> Tensor:
    """Eigenvalues of x as a complex matrix."""
    z = _as_complex(x)
    return _core._general_eig(z)[0] if _recorded(z) else _core._general_eigenvalues(z)


def eigvalsh(x: Tensor, /) -> Tensor:
    """Eigenvalues, with eigenvectors only where a derivative needs them."""
    return ops.eigh(x)[0] if _recorded(x) else _core._hermitian_eigenvalues(x)


def _as_complex(x: Tensor) -> Tensor:
    if x.dtype.kind == "complex floating":
        return x
    return ops.astype(x, _core.complex128 if x.dtype.name in _WIDE else _core.complex64)


def _recorded(x: Tensor) -> bool:
    return x.requires_grad and _core.is_grad_enabled()


def lstsq(x1: Tensor, x2: Tensor, /, *, rtol: object = None) -> Sequence[Tensor]:
    """By the pseudoinverse."""
    _matrices("lstsq", "x1", x1)
    x1, x2 = _promoted(x1, x2)
    vector = _right_side("lstsq", x1, x2, x1.shape[-2])
    b = ops.expand_dims(x2, axis=-1) if vector else x2
    share = _share("lstsq", x1, rtol)
    solution = ops.matmul(_core._pseudoinverse(x1, share), b)
    residuals = ops.sum(ops.square(ops.abs(ops.subtract(ops.matmul(x1, solution), b))), axis=-2)
    values = svdvals(x1)
    rank = _rank(values, share)
    if vector:
        solution, residuals = ops.squeeze(solution, axis=-1), ops.squeeze(residuals, axis=-1)
    return solution, residuals, rank, values


def lu(x: Tensor, /) -> Sequence[Tensor]:
    """By the kernel; where a derivative is wanted, of a square part, with the rest solved for."""
    _matrices("lu", "x", x)
    rows, columns = x.shape[-2:]
    if rows == columns or not _recorded(x):
        return _core._lu_factors(x)
    if rows < columns:
        p, lower, upper = _core._lu_factors(x[..., :rows])
        turned = ops.matmul(ops.matrix_transpose(p), x[..., rows:])
        rest = _core._triangular_solve(lower, turned, upper=False, unit_diagonal=True)
        return p, lower, ops.concat([upper, rest], axis=-1)
    # The rows that hold pivots come first; their order among themselves is the square part's own.
    order = _core._lu_factors(x.detach())[0]
    ordered = ops.matmul(ops.matrix_transpose(order), x)
    p, lower, upper = _core._lu_factors(ordered[..., :columns, :])
    below = ops.matrix_transpose(
        _core._triangular_solve(
            ops.matrix_transpose(upper), ops.matrix_transpose(ordered[..., columns:, :]), upper=False
        )
    )
    moved = ops.concat([ops.matmul(order[..., :columns], p), order[..., columns:]], axis=-1)
    return moved, ops.concat([lower, below], axis=-2), upper


def matrix_norm(x: Tensor, /, *, keepdims: bool = False, ord: object = "fro") -> Tensor:
    """By the elements or by the singular values."""
    _matrices("matrix_norm", "x", x)
    return _of_matrices("matrix_norm", x, keepdims, ord)


def _of_matrices(op: str, x: Tensor, keepdims: bool, ord: object) -> Tensor:
    if ord is None or ord == "fro":
        return _core._power_norm(x, ord=2.0, axis=(-2, -1), keepdims=keepdims)
    if (isinstance(ord, str) and ord != "nuc") or not isinstance(ord, str | int | float) or isinstance(ord, bool):
        _refuse_order(op, ord, "'fro', 'nuc', 1, -1, 2, -2, inf and -inf")
    if ord == "nuc" or ord in (2, -2):
        values = svdvals(x)
        reduce = ops.sum if ord == "nuc" else ops.max if ord == 2 else ops.min
        norm = reduce(values, axis=-1)
        return ops.expand_dims(norm, axis=(-2, -1)) if keepdims else norm
    if ord not in (1, -1, math.inf, -math.inf):
        _refuse_order(op, ord, "'fro', 'nuc', 1, -1, 2, -2, inf and -inf")
    summed = -2 if ord in (1, -1) else -1
    sums = ops.sum(ops.abs(x), axis=summed, keepdims=True)
    reduce = ops.max if ord in (1, math.inf) else ops.min
    norm = reduce(sums, axis=-3 - summed, keepdims=True)
    return norm if keepdims else ops.squeeze(norm, axis=(-2, -1))


def _refuse_order(op: str, given: object, accepted: str) -> NoReturn:
    shown = repr(given) if isinstance(given, str | int | float) else _check.kind(given)
    kind = ValueError if isinstance(given, str | int | float) and not isinstance(given, bool) else TypeError
    raise kind(f"{op}: `ord` is {shown}; {accepted} are accepted")


def matrix_power(x: Tensor, n: int, /) -> Tensor:
    """By repeated squaring."""
    exponent = _check.integer("matrix_power", "n", n)
    _matrices("matrix_power", "x", x, square=True)
    if exponent == 0:
        # A constant of x, with a gradient of zeros.
        return ops.where(True, ops.eye(x.shape[-1], dtype=x.dtype, device=x.device), x)
    if exponent < 0:
        x, exponent = ops.inv(x), -exponent
    result: Tensor | None = None
    while True:
        if exponent & 1:
            result = _core._alias(x) if result is None else ops.matmul(result, x)
        exponent >>= 1
        if result is not None and exponent == 0:
            return result
        x = ops.matmul(x, x)


def matrix_rank(x: Tensor, /, *, rtol: object = None) -> Tensor:
    """By the singular values."""
    _matrices("matrix_rank", "x", x)
    return _rank(_core._singular_values(x.detach()), _share("matrix_rank", x, rtol))


def _share(op: str, x: Tensor, rtol: object) -> Tensor | float:
    """Which share of the largest singular value counts as zero: a number, or one for each matrix in x's dtype."""
    if rtol is None:
        return _EPS.get(x.dtype.name, _SINGLE) * max(x.shape[-2:])
    if isinstance(rtol, Tensor):
        return ops.astype(rtol, x.dtype) if rtol.dtype != x.dtype else rtol
    if isinstance(rtol, bool) or not isinstance(rtol, int | float):
        raise TypeError(f"{op}: `rtol` is {_check.kind(rtol)}; a real number or a Tensor is accepted")
    return float(rtol)


def _rank(values: Tensor, share: Tensor | float) -> Tensor:
    if values.shape[-1] == 0:
        return ops.zeros(values.shape[:-1], dtype=_core.int64, device=values.device)
    if isinstance(share, Tensor):
        share = ops.expand_dims(ops.real(share) if share.dtype.kind == "complex floating" else share, axis=-1)
    return ops.sum(ops.greater(values, ops.multiply(values[..., :1], share)), axis=-1, dtype=_core.int64)


def norm(x: Tensor, /, ord: object = None, axis: object = None, *, keepdims: bool = False) -> Tensor:
    """A norm of vectors or of matrices, by how many axes are meant."""
    if axis is None and ord is None:
        return _core._power_norm(x, ord=2.0, axis=None, keepdims=keepdims)
    if axis is None and x.ndim not in (1, 2):
        raise ValueError(f"norm: `ord` is {ord!r} without `axis`; x of one or two axes is accepted, not {x.shape}")
    axes = _check.axes("norm", axis, x.ndim)
    if len(axes) == 1:
        return _of_vectors("norm", x, axes, keepdims, 2 if ord is None else ord)
    if len(axes) != 2:
        raise ValueError(f"norm: `axis` is {axis}; one axis or two are accepted")
    others = tuple(a for a in range(x.ndim) if a not in axes)
    found = _of_matrices("norm", ops.permute_dims(x, (*others, *axes)), False, "fro" if ord is None else ord)
    return ops.expand_dims(found, axis=tuple(sorted(axes))) if keepdims else found


def outer(x1: Tensor, x2: Tensor, /) -> Tensor:
    """A column times a row."""
    for name, x in (("x1", x1), ("x2", x2)):
        if x.ndim != 1:
            raise ValueError(f"outer: `{name}` has shape {x.shape}; an array with one axis is accepted")
    return ops.multiply(ops.expand_dims(x1, axis=1), x2)


def pinv(x: Tensor, /, *, rtol: object = None) -> Tensor:
    """By the singular values."""
    _matrices("pinv", "x", x)
    return _core._pseudoinverse(x, _share("pinv", x, rtol))


def qr(x: Tensor, /, *, mode: str = "reduced") -> tuple[Tensor, Tensor]:
    """By the kernels; where a derivative is wanted, of the first columns, with the rest solved for."""
    if mode not in ("reduced", "complete"):
        raise ValueError(f"qr: `mode` is {mode!r}; 'reduced' and 'complete' are accepted")
    _matrices("qr", "x", x)
    rows, columns = x.shape[-2:]
    complete = mode == "complete" and rows > columns
    if not _recorded(x):
        return (_core._complete_qr if complete else _core._reduced_qr)(x)
    if rows < columns:
        q, r = _core._reduced_qr(x[..., :rows])
        return q, ops.concat([r, ops.matmul(_adjoint(q), x[..., rows:])], axis=-1)
    q, r = _core._reduced_qr(x)
    if not complete:
        return q, r
    zeros = ops.zeros((*x.shape[:-2], rows - columns, columns), dtype=r.dtype, device=r.device)
    return _completed(q, _core._complete_qr(x.detach())[0]), ops.concat([r, zeros], axis=-2)


def _adjoint(x: Tensor) -> Tensor:
    turned = ops.matrix_transpose(x)
    return ops.conj(turned) if x.dtype.kind == "complex floating" else turned


def _completed(part: Tensor, whole: Tensor) -> Tensor:
    """`part`, whose columns are orthonormal, with the columns that `whole`, a constant, has beyond.

    What is added is orthonormal and orthogonal to `part` up to terms of fourth order in a change of `part`: it has the
    derivatives of a function that does not depend on which such columns are chosen.
    """
    rest = whole[..., part.shape[-1] :]
    free = ops.subtract(rest, ops.matmul(part, ops.matmul(_adjoint(part), rest)))
    excess = ops.matmul(free, ops.matmul(_adjoint(free), free))
    return ops.concat([part, ops.subtract(ops.multiply(free, 1.5), ops.multiply(excess, 0.5))], axis=-1)


def solve(x1: Tensor, x2: Tensor, /) -> Tensor:
    """By one factorisation, which the derivatives use again."""
    _matrices("solve", "x1", x1, square=True)
    x1, x2 = _promoted(x1, x2)
    narrow: Dtype | None = None
    if x1.dtype.name in _HALF:
        # Factors rounded to half precision would not be those of x1.
        narrow = None if _core._autocast()[0] else x1.dtype
        x1, x2 = ops.astype(x1, _core.float32), ops.astype(x2, _core.float32)
    vector = _right_side("solve", x1, x2, x1.shape[-1])
    factors, pivots = _core._lu_pivots(x1)
    b = ops.expand_dims(x2, axis=-1) if vector else x2
    found = _core._solve_factored(x1, b, factors, pivots)
    if vector:
        found = ops.squeeze(found, axis=-1)
    return found if narrow is None else ops.astype(found, narrow)


def _promoted(x1: Tensor, x2: Tensor) -> tuple[Tensor, Tensor]:
    if x1.dtype == x2.dtype:
        return x1, x2
    dtype = _core._promote(x1.dtype, x2.dtype)
    if dtype is None:
        return x1, x2  # the kernel refuses them
    return ops.astype(x1, dtype, copy=False), ops.astype(x2, dtype, copy=False)


def _right_side(op: str, x1: Tensor, x2: Tensor, length: int) -> bool:
    """Whether x2 is one vector; raises ValueError where it does not fit."""
    if x2.ndim == 0:
        raise ValueError(f"{op}: `x2` has shape (); a vector or matrices are accepted")
    vector = x2.ndim == 1
    if x2.shape[-1 if vector else -2] != length:
        what = "vectors" if vector else "columns"
        given = f"`x1` has shape {x1.shape} and `x2` has {x2.shape}"
        raise ValueError(f"{op}: {given}; for this x1 {what} of length {length} are accepted")
    return vector


def solve_triangular(x1: Tensor, x2: Tensor, /, *, upper: bool, unit_diagonal: bool = False) -> Tensor:
    """By substitution."""
    _matrices("solve_triangular", "x1", x1, square=True)
    _require_bool("solve_triangular", "upper", upper)
    _require_bool("solve_triangular", "unit_diagonal", unit_diagonal)
    vector = _right_side("solve_triangular", x1, x2, x1.shape[-1])
    b = ops.expand_dims(x2, axis=-1) if vector else x2
    found = _core._triangular_solve(x1, b, upper=upper, unit_diagonal=unit_diagonal)
    return ops.squeeze(found, axis=-1) if vector else found


def svd(x: Tensor, /, *, full_matrices: bool = True) -> Sequence[Tensor]:
    """By the kernels; the vectors that complete the bases are constants moved along with the others."""
    _matrices("svd", "x", x)
    rows, columns = x.shape[-2:]
    if not full_matrices or rows == columns:
        return _core._reduced_svd(x)
    if not _recorded(x):
        return _core._full_svd(x)
    whole_u, _, whole_vh = _core._full_svd(x.detach())
    u, s, vh = _core._reduced_svd(x)
    if rows > columns:
        return _completed(u, whole_u), s, vh
    return u, s, _adjoint(_completed(_adjoint(vh), _adjoint(whole_vh)))


def svdvals(x: Tensor, /) -> Tensor:
    """Singular values, with vectors only where a derivative needs them."""
    return _core._reduced_svd(x)[1] if _recorded(x) else _core._singular_values(x)


def trace(x: Tensor, /, *, offset: int = 0, dtype: Dtype | None = None) -> Tensor:
    """The sum of a diagonal."""
    return ops.sum(ops.diagonal(x, offset=offset), axis=-1, dtype=dtype)


def vector_norm(
    x: Tensor, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False, ord: object = 2
) -> Tensor:
    """By a reduction of its own where the order is neither 0, 1 nor infinite."""
    axes = None if axis is None else _check.axes("vector_norm", axis, x.ndim)
    return _of_vectors("vector_norm", x, axes, keepdims, ord)


def _of_vectors(op: str, x: Tensor, axes: tuple[int, ...] | None, keepdims: bool, ord: object) -> Tensor:
    if isinstance(ord, bool) or not isinstance(ord, int | float) or ord != ord:
        _refuse_order(op, ord, "numbers, inf and -inf")
    if ord not in (0, 1, math.inf, -math.inf):
        return _core._power_norm(x, ord=ord, axis=axes, keepdims=keepdims)
    sizes = ops.abs(x)
    if ord == 0:
        # Constant around each x, with a gradient of zeros.
        sizes = ops.where(ops.not_equal(sizes, 0), 1.0, sizes)
    if ord in (0, 1):
        return ops.sum(sizes, axis=axes, keepdims=keepdims)
    if ord > 0 and sizes.size == 0:
        return ops.sum(sizes, axis=axes, keepdims=keepdims)  # the largest of no magnitudes is 0
    return (ops.max if ord > 0 else ops.min)(sizes, axis=axes, keepdims=keepdims)


def _matrices(op: str, name: str, x: Tensor, square: bool = False) -> None:
    if x.ndim < 2:
        raise ValueError(f"{op}: `{name}` has shape {x.shape}; matrices, an array of at least two axes, are accepted")
    if square and x.shape[-1] != x.shape[-2]:
        raise ValueError(f"{op}: `{name}` has shape {x.shape}; square matrices are accepted")


def _require_bool(op: str, name: str, value: object) -> None:
    if not isinstance(value, bool):
        raise TypeError(f"{op}: `{name}` is {_check.kind(value)}; a bool is accepted")
