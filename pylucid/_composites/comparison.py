"""Comparisons of whole arrays, and with a tolerance."""

from __future__ import annotations

from pylucid import Tensor, _core, ops
from pylucid._composites import _check

_INTEGERS = ("bool", "signed integer", "unsigned integer")


def isclose(x1: Tensor, x2: object, /, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> Tensor:
    """Integers exactly, other numbers by the kernel."""
    return _close("isclose", x1, x2, rtol, atol, equal_nan)


def allclose(x1: Tensor, x2: object, /, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> Tensor:
    """All of `isclose`."""
    return ops.all(_close("allclose", x1, x2, rtol, atol, equal_nan))


def array_equal(x1: Tensor, x2: Tensor, /, equal_nan: bool = False) -> Tensor:
    """All of `equal`, where the shapes are."""
    if x1.shape != x2.shape:
        return ops.zeros((), dtype=_core.bool, device=x1.device)
    same = ops.equal(x1, x2)
    if equal_nan and x1.dtype.kind not in _INTEGERS and x2.dtype.kind not in _INTEGERS:
        same = ops.logical_or(same, ops.logical_and(ops.isnan(x1), ops.isnan(x2)))
    return ops.all(same)


def _close(op: str, x1: Tensor, x2: object, rtol: float, atol: float, equal_nan: bool) -> Tensor:
    number = x2 if isinstance(x2, Tensor) else _check.number(op, "x2", x2)
    whole = number.dtype.kind in _INTEGERS if isinstance(number, Tensor) else isinstance(number, int)
    if not whole or x1.dtype.kind not in _INTEGERS:
        return _core._near(x1, number, rtol, atol, equal_nan)
    if not isinstance(number, Tensor):
        wide = _core.uint64 if x1.dtype == _core.uint64 else _core.int64
        number = _core.asarray(number, dtype=wide, device=x1.device)
    return _integers_close(_as_integers(x1), _as_integers(number), rtol, atol)


def _as_integers(x: Tensor) -> Tensor:
    return ops.astype(x, _core.uint8) if x.dtype.kind == "bool" else x


def _integers_close(x1: Tensor, x2: Tensor, rtol: float, atol: float) -> Tensor:
    wide = _core.float64 if x1.device == "cpu" else _core.float32
    apart = ops.subtract(ops.maximum(x1, x2), ops.minimum(x1, x2))
    bound = ops.add(ops.multiply(ops.abs(ops.astype(x2, wide)), rtol), atol)
    # Integers further apart than their dtype reaches have a difference that wraps to below 0.
    return ops.logical_and(ops.greater_equal(apart, 0), ops.less_equal(ops.astype(apart, wide), bound))
