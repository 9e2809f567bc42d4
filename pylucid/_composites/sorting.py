"""Sorting, searching and sets.

Values that carry a gradient are sorted together with their indices, which the gradient needs; others alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pylucid import Tensor, _core, ops
from pylucid._composites import _check
from pylucid._data_types import result_type

if TYPE_CHECKING:
    from collections.abc import Sequence

_COMPLEX = "complex floating"
_REAL = (Tensor, int, float)
_NUMBERS = (*_REAL, complex)


def sort(x: Tensor, /, axis: int = -1, *, descending: bool = False, stable: bool = True) -> Tensor:
    """In order along an axis."""
    try:
        if x.requires_grad:
            return _core._sort_indexed(x, axis=axis, descending=descending)[0]
        return _core._sort_values(x, axis=axis, descending=descending)
    except TypeError:
        _check.integer("sort", "axis", axis)
        if not isinstance(descending, bool):
            raise TypeError(f"sort: `descending` is {_check.kind(descending)}; a bool is accepted") from None
        raise


def topk(x: Tensor, /, k: int, axis: int = -1, *, largest: bool = True, sorted: bool = True) -> tuple[Tensor, Tensor]:
    """The best along an axis, and where they are."""
    if not x.requires_grad:
        return _core._best(x, k, axis=axis, largest=largest, sorted=sorted)
    # In order, whatever `sorted` says: equal values, which share their gradient, stand together.
    values, indices, _ = _core._best_tied(x, k, axis=axis, largest=largest)
    return values, indices


def searchsorted(x1: Tensor, x2: object, /, *, side: str = "left", sorter: Tensor | None = None) -> Tensor:
    """The places of x2 in x1."""
    if side not in ("left", "right"):
        raise ValueError(f"searchsorted: `side` is {side!r}; 'left' and 'right' are accepted")
    if x1.ndim != 1:
        raise ValueError(f"searchsorted: `x1` has shape {x1.shape}; an array with one axis is accepted")
    if not isinstance(x2, _REAL):
        raise TypeError(f"searchsorted: `x2` is {_check.kind(x2)}; a Tensor or a real number is accepted")
    if sorter is not None:
        if sorter.shape != x1.shape:
            raise ValueError(f"searchsorted: `sorter` has shape {sorter.shape}, but `x1` has {x1.shape}")
        x1 = ops.take(x1, sorter, axis=0)
    try:
        return _core._insertion_points(x1, x2, right=side == "right")
    except TypeError:
        _refuse_complex("searchsorted", {"x1": x1, "x2": x2})
        _refuse_mixture("searchsorted", "x1", x1, "x2", x2)
        raise


def unique_all(x: Tensor, /) -> Sequence[Tensor]:
    """The distinct values, and all that is known of them."""
    values, indices, inverse_indices, counts = _core._unique(x)
    return values, indices, ops.reshape(inverse_indices, x.shape), counts


def unique_counts(x: Tensor, /) -> Sequence[Tensor]:
    """The distinct values and their counts."""
    values, _, _, counts = _core._unique(x)
    return values, counts


def unique_inverse(x: Tensor, /) -> Sequence[Tensor]:
    """The distinct values, and which of them each element is."""
    values, _, inverse_indices, _ = _core._unique(x)
    return values, ops.reshape(inverse_indices, x.shape)


def unique_values(x: Tensor, /) -> Tensor:
    """The distinct values."""
    return _core._unique(x)[0] if x.requires_grad else _core._distinct(x)


def isin(x1: object, x2: object, /, *, assume_unique: bool = False, invert: bool = False) -> Tensor:
    """Whether elements of x1 are among those of x2."""
    for name, given in (("x1", x1), ("x2", x2)):
        if not isinstance(given, _NUMBERS):
            raise TypeError(f"isin: `{name}` is {_check.kind(given)}; a Tensor or a number is accepted")
    if not isinstance(x2, Tensor):
        if not isinstance(x1, Tensor):
            raise TypeError("isin: `x1` and `x2` are numbers; at least one Tensor is accepted")
        return ops.not_equal(x1, x2) if invert else ops.equal(x1, x2)  # type: ignore[arg-type]
    if not isinstance(x1, Tensor):
        found = ops.any(ops.equal(x2, x1))  # type: ignore[arg-type]
    else:
        try:
            found = _members(x1.detach(), x2.detach())
        except TypeError:
            _refuse_mixture("isin", "x1", x1, "x2", x2)
            raise
    return ops.logical_not(found) if invert else found


_FEW = 6  # elements that are compared one by one


def _members(x1: Tensor, x2: Tensor) -> Tensor:
    among = ops.reshape(x2, (-1,))
    count = among.size
    if count <= _FEW:
        found = ops.zeros(x1.shape, dtype=_core.bool, device=x1.device)
        for k in range(count):
            found = ops.logical_or(found, ops.equal(x1, among[k]))
        return found
    if x1.dtype.kind == _COMPLEX or x2.dtype.kind == _COMPLEX:
        # By the numbers of the distinct values of both; a NaN has a number of its own.
        joined = ops.concat([ops.reshape(x1, (-1,)), among])
        numbers = _core._unique(joined)[2]
        return ops.reshape(_members(numbers[: x1.size], numbers[x1.size :]), x1.shape)
    ascending = _core._sort_values(among)
    places = ops.minimum(_core._insertion_points(ascending, x1), count - 1)
    nearest = ops.reshape(ops.take(ascending, ops.reshape(places, (-1,)), axis=0), x1.shape)
    return ops.equal(nearest, x1)


def _refuse_complex(op: str, named: dict[str, object]) -> None:
    for name, given in named.items():
        if isinstance(given, Tensor) and given.dtype.kind == _COMPLEX:
            raise TypeError(f"{op}: `{name}` is {given.dtype.name}; bool, integers and floats are accepted") from None


def _refuse_mixture(op: str, first: str, x: Tensor, second: str, y: object) -> None:
    """Raise TypeError in the name of `op` for dtypes that have no common one."""
    if isinstance(y, Tensor):
        try:
            result_type(x, y)
        except TypeError:
            message = f"{op}: `{first}` is {x.dtype.name} and `{second}` {y.dtype.name}, which have no common dtype"
            raise TypeError(message) from None
