"""Arrays made of numbers or of the coordinates of a grid."""

from __future__ import annotations

import cmath
import math
from typing import TYPE_CHECKING

from pylucid import _core, ops
from pylucid._composites import _check

if TYPE_CHECKING:
    from pylucid import Dtype, Tensor


def linspace(
    start: complex,
    stop: complex,
    /,
    num: int,
    *,
    dtype: Dtype | None = None,
    device: str | None = None,
    endpoint: bool = True,
) -> Tensor:
    """In double precision, and rounded once: the values of every device are the same."""
    for name, number in (("start", start), ("stop", stop)):
        if not isinstance(number, int | float | complex):
            raise TypeError(f"linspace: `{name}` is {_check.kind(number)}; a number is accepted")
    count = _check.integer("linspace", "num", num)
    if count < 0:
        raise ValueError(f"linspace: `num` is {count}; numbers from 0 are accepted")
    is_complex = isinstance(start, complex) or isinstance(stop, complex)
    if dtype is None:
        dtype = _core.complex64 if is_complex else _core.float32
    elif is_complex and dtype.kind != "complex floating":
        raise TypeError(f"linspace: `dtype` is {dtype.name}, but a number is complex; a complex dtype is accepted")
    kind = complex if is_complex else float
    values = _spaced(kind(start), kind(stop), count, count - 1 if endpoint else count)  # type: ignore[arg-type]
    if endpoint and count > 1:
        values[-1] = kind(stop)  # type: ignore[arg-type]
    if count and isinstance(start, float) and start == 0 and math.copysign(1, start) < 0:
        values[0] = start
    if dtype.kind in ("signed integer", "unsigned integer"):
        values = ops.floor(values)
    values = ops.astype(values, dtype, copy=False)
    return values if device is None or device == "cpu" else ops.to_device(values, device)


def _spaced(start: complex, stop: complex, count: int, intervals: int) -> Tensor:
    distance = stop - start
    step = distance / intervals if intervals > 0 else 0.0
    if isinstance(step, float) and isinstance(start, float) and 1e-300 < abs(step) < 1e300 and count < 2**40:
        # Half a step before what would be the next value, so that rounding does not change how many there are.
        values = ops.arange(start, start + step * (count - 0.5), step, dtype=_core.float64)
        if values.size == count:
            return values
    places = ops.arange(count, dtype=_core.float64)
    if intervals > 0 and not cmath.isfinite(distance):
        parts = ops.divide(places, intervals)
        return ops.add(ops.multiply(ops.subtract(1, parts), start), ops.multiply(parts, stop))
    if intervals > 0:
        # A step that underflows is 0, though the distance is not.
        places = ops.multiply(places, step) if step else ops.multiply(ops.divide(places, intervals), distance)
    return ops.add(places, start)


def meshgrid(*arrays: Tensor, indexing: str = "xy") -> tuple[Tensor, ...]:
    """Views of the coordinates, each along an axis of its own."""
    if indexing not in ("xy", "ij"):
        raise ValueError(f"meshgrid: `indexing` is {indexing!r}; 'xy' and 'ij' are accepted")
    for i, x in enumerate(arrays):
        if x.ndim > 1:
            raise ValueError(f"meshgrid: `arrays[{i}]` has shape {x.shape}; arrays with one axis are accepted")
    count = len(arrays)
    order = list(range(count))
    if indexing == "xy" and count > 1:
        order[0], order[1] = 1, 0
    shape = [1] * count
    for place, x in zip(order, arrays, strict=True):
        shape[place] = x.size
    whole = tuple(shape)
    found = []
    for place, x in zip(order, arrays, strict=True):
        along = [1] * count
        along[place] = x.size
        found.append(ops.broadcast_to(ops.reshape(x, tuple(along)), whole))
    return tuple(found)
