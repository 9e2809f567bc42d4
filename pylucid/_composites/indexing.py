"""Operators of the family `indexing` that are made of others: called by the wrappers of `pylucid.ops`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pylucid import _core, ops
from pylucid._composites._check import axis as _axis

if TYPE_CHECKING:
    from pylucid import Tensor


def nonzero(x: Tensor, /) -> tuple[Tensor, ...]:
    """The rows of the coordinates."""
    rows = _core._coordinates(x)
    if x.ndim == 1:
        return (rows[0],)
    return tuple([rows[i] for i in range(x.ndim)])


def _as_long_as(values: Tensor, indices: Tensor) -> Tensor:
    """Values without what lies behind the indices; shapes that do not fit are left to the kernel."""
    shape = indices.shape
    if values.shape == shape or values.ndim != len(shape):
        return values
    return values[tuple(slice(0, length) for length in shape)]


def scatter_add(x: Tensor, indices: Tensor, values: Tensor, /, axis: int) -> Tensor:
    """The kernel, once the values are no longer than the indices."""
    return _core._add_elements(x, indices, _as_long_as(values, indices), axis=axis)


def put_along_axis(x: Tensor, indices: Tensor, values: Tensor, /, axis: int) -> Tensor:
    """The other axes' coordinates are those of the index itself; together they are positions in the flat array."""
    axis = _axis("put_along_axis", axis, x.ndim)
    if indices.ndim != x.ndim or any(
        length > extent for i, (length, extent) in enumerate(zip(indices.shape, x.shape, strict=True)) if i != axis
    ):
        raise ValueError(
            f"put_along_axis: x has shape {x.shape} and indices has shape {indices.shape}; as many axes are accepted, "
            f"none longer than in x but axis {axis}"
        )
    positions, outer = None, 1
    for i, (length, extent) in enumerate(zip(indices.shape, x.shape, strict=True)):
        if i == axis:
            places = indices
        else:
            shape = [1] * x.ndim
            shape[i] = length
            places = ops.reshape(ops.arange(length, dtype=_core.int64, device=x.device), shape)
        positions = places if positions is None else _core._join_indices(positions, places, outer, extent)
        outer *= extent
    assert positions is not None
    return _core._put_at(x, positions, _as_long_as(values, indices), tuple(range(x.ndim)), 0)


def _diagonal_positions(k: int, columns: int, length: int, device: str) -> Tensor:
    """Where the k-th diagonal lies in a flat matrix."""
    start = k if k >= 0 else -k * columns
    return ops.arange(start, start + length * (columns + 1), columns + 1, dtype=_core.int64, device=device)


def diag(x: Tensor, /, *, k: int = 0) -> Tensor:
    """A vector is placed, a matrix is read."""
    if x.ndim == 1:
        return diag_embed(x, offset=k)
    if x.ndim != 2:
        raise ValueError(f"diag: x has shape {x.shape}; 1 or 2 axes are accepted")
    rows, columns = x.shape
    length = max(0, min(rows + min(k, 0), columns - max(k, 0)))
    positions = _diagonal_positions(k if length else 0, columns, length, x.device)
    return _core._take_at(x, positions, (0, 1), 0)


def diag_embed(x: Tensor, /, *, offset: int = 0) -> Tensor:
    """Each vector is placed in a flat matrix."""
    if x.ndim == 0:
        raise ValueError("diag_embed: x is 0-d; at least one axis is accepted")
    *batch, length = x.shape
    n = length + abs(offset)
    positions = _diagonal_positions(offset, n, length, x.device)
    last = x.ndim - 1
    return ops.reshape(_core._place_at(x, positions, (*batch, n * n), (last,), last), (*batch, n, n))
