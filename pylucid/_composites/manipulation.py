"""Rearrangement, repetition, joining and parting of arrays: views where the elements allow, else one copy."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, cast

from pylucid import Tensor, _core, ops
from pylucid._composites import _check
from pylucid._data_types import common_shape

if TYPE_CHECKING:
    from collections.abc import Sequence

_INTEGERS = ("signed integer", "unsigned integer")
_BACKWARDS = slice(None, None, -1)
_ALL = slice(None)
_FEW = 16  # copies that are joined one by one


def broadcast_arrays(*arrays: Tensor) -> tuple[Tensor, ...]:
    """Each array in the common shape."""
    shape = cast("tuple[int, ...]", common_shape("broadcast_arrays", [x.shape for x in arrays]))
    return tuple([ops.broadcast_to(x, shape) for x in arrays])


def flip(x: Tensor, /, axis: int | tuple[int, ...] | None = None) -> Tensor:
    """A view with negative steps."""
    ndim = x.ndim
    if axis is None:
        return x[(_BACKWARDS,) * ndim]
    if type(axis) is int and 0 <= axis < ndim:
        return x[(_ALL,) * axis + (_BACKWARDS,)]
    chosen = _check.axes("flip", axis, ndim)
    return x[tuple([_BACKWARDS if i in chosen else _ALL for i in range(ndim)])]


def moveaxis(x: Tensor, source: int | tuple[int, ...], destination: int | tuple[int, ...], /) -> Tensor:
    """A permutation of the axes."""
    ndim = x.ndim
    order = list(range(ndim))
    if type(source) is int and type(destination) is int and -ndim <= source < ndim and -ndim <= destination < ndim:
        order.insert(destination % ndim, order.pop(source))
        return ops.permute_dims(x, tuple(order))
    sources = _check.axes("moveaxis", source, ndim, "source")
    destinations = _check.axes("moveaxis", destination, ndim, "destination")
    if len(sources) != len(destinations):
        raise ValueError(
            f"moveaxis: `source` names {len(sources)} axes and `destination` {len(destinations)}; as many of both are "
            "accepted"
        )
    order = [i for i in order if i not in sources]
    for to, from_ in sorted(zip(destinations, sources, strict=True)):
        order.insert(to, from_)
    return ops.permute_dims(x, tuple(order))


def roll(x: Tensor, /, shift: int | tuple[int, ...], axis: int | tuple[int, ...] | None = None) -> Tensor:
    """Along one axis after another."""
    given = shift if isinstance(shift, tuple | list) else (shift,)
    shifts = [_check.integer("roll", "shift", s) for s in given]
    if axis is None:
        if len(shifts) != 1:
            raise ValueError(f"roll: `shift` has {len(shifts)} entries, but `axis` is None; one shift is accepted")
        if x.ndim != 1:
            return ops.reshape(_rotated(ops.reshape(x, (-1,)), shifts[0], 0), x.shape)
        axes = [0]
    else:
        axes = [_check.axis("roll", a, x.ndim) for a in (axis if isinstance(axis, tuple | list) else (axis,))]
    if len(shifts) == 1:
        shifts *= len(axes)
    elif len(axes) == 1:
        axes *= len(shifts)
    if len(shifts) != len(axes):
        raise ValueError(
            f"roll: `shift` has {len(shifts)} entries and `axis` {len(axes)}; as many of both, or one, are accepted"
        )
    if not axes:
        return _core._alias(x)
    for s, a in zip(shifts, axes, strict=True):
        x = _rotated(x, s, a)
    return x


def _rotated(x: Tensor, shift: int, axis: int) -> Tensor:
    return _core._rotate(x, axis, shift % max(x.shape[axis], 1))


def repeat(x: Tensor, repeats: object, /, axis: int | None = None) -> Tensor:
    """Along a new axis of equal elements, which joins the one before it; by indices where the numbers differ."""
    if type(repeats) is int and repeats >= 0 and axis is None and x.ndim == 1:
        length = x.shape[0]
        wide = ops.broadcast_to(ops.reshape(x, (length, 1)), (length, repeats))
        return ops.reshape(wide, (length * repeats,))
    if axis is None:
        if x.ndim != 1:
            x = ops.reshape(x, (-1,))
        axis = 0
    else:
        axis = _check.axis("repeat", axis, x.ndim)
    shape = x.shape
    if isinstance(repeats, Tensor):
        if repeats.dtype.kind not in _INTEGERS:
            raise TypeError(f"repeat: `repeats` has dtype {repeats.dtype.name}; an int or integers are accepted")
        if repeats.ndim > 1 or repeats.size not in (1, shape[axis]):
            raise ValueError(
                f"repeat: `repeats` has shape {repeats.shape}, but axis {axis} has length {shape[axis]}; one number, "
                "or one for each index, is accepted"
            )
        if repeats.size != 1:
            return _repeated(x, repeats, axis)
        repeats = repeats.item()
    times = _check.integer("repeat", "repeats", repeats)
    if times < 0:
        raise ValueError(f"repeat: `repeats` is {times}; numbers from 0 are accepted")
    before, after = shape[: axis + 1], shape[axis + 1 :]
    wide = ops.broadcast_to(ops.expand_dims(x, axis=axis + 1), (*before, times, *after))
    return ops.reshape(wide, (*before[:-1], shape[axis] * times, *after))


def _repeated(x: Tensor, repeats: Tensor, axis: int) -> Tensor:
    if ops.any(ops.less(repeats, 0)).item():
        raise ValueError("repeat: `repeats` has numbers below 0; numbers from 0 are accepted")
    counts = ops.astype(repeats, _core.int64)
    ends = ops.cumulative_sum(counts)
    # The first number or sum beyond 64 bits is below 0.
    if ops.any(ops.less(ops.minimum(counts, ends), 0)).item():
        raise ValueError("repeat: `repeats` has a sum of more than 2**63 - 1, the longest that an axis can be")
    total = ends[-1].item() if repeats.size else 0
    places = ops.arange(total, dtype=_core.int64, device=x.device)
    return ops.take(x, ops.searchsorted(ends, places, side="right"), axis=axis)


def stack(arrays: Sequence[Tensor], /, axis: int = 0) -> Tensor:
    """Joined along the axis that follows, which is then parted; along one that each array gets, where none follows."""
    if not arrays:
        raise ValueError("stack: `arrays` is empty; at least one Tensor is accepted")
    shape = arrays[0].shape
    ndim = len(shape)
    place = axis if 0 <= axis < ndim else _check.axis("stack", axis, ndim + 1, of="the result")
    for x in arrays:
        if x.shape != shape:
            i = next(i for i, other in enumerate(arrays) if other is x)
            raise ValueError(
                f"stack: `arrays[{i}]` has shape {x.shape} and `arrays[0]` has {shape}; one shape is accepted"
            )
    if place < ndim:
        return ops.reshape(ops.concat(arrays, axis=place), (*shape[:place], len(arrays), *shape[place:]))
    return ops.concat([ops.expand_dims(x, axis=place) for x in arrays], axis=place)


def unstack(x: Tensor, /, axis: int = 0) -> tuple[Tensor, ...]:
    """Views of the slices along an axis."""
    before = (_ALL,) * _check.axis("unstack", axis, x.ndim)
    length = _check.count("unstack", "x.shape[axis]", x.shape[len(before)])
    return tuple([x[(*before, i)] for i in range(length)])


def tile(x: Tensor, repetitions: int | tuple[int, ...], /) -> Tensor:
    """An axis of repetitions before each axis, which the two become."""
    given = repetitions if isinstance(repetitions, tuple | list) else (repetitions,)
    times = [_check.integer("tile", "repetitions", r) for r in given]
    if any(r < 0 for r in times):
        raise ValueError(f"tile: `repetitions` is {repetitions}; numbers from 0 are accepted")
    shape = list(x.shape)
    if len(shape) == len(times) == 1 and 0 < times[0] <= _FEW:
        return ops.concat([x] * times[0])
    times = [1] * (len(shape) - len(times)) + times
    shape = [1] * (len(times) - len(shape)) + shape
    split: list[int] = []
    wide: list[int] = []
    for n, r in zip(shape, times, strict=True):
        split += (n,) if r == 1 else (1, n)
        wide += (n,) if r == 1 else (r, n)
    whole = ops.broadcast_to(ops.reshape(x, tuple(split)), tuple(wide))
    return ops.reshape(whole, tuple([n * r for n, r in zip(shape, times, strict=True)]))


def split(x: Tensor, indices_or_sections: object, /, axis: int = 0) -> tuple[Tensor, ...]:
    """Slices between places, or as many of one length."""
    place = _check.axis("split", axis, x.ndim)
    length = x.shape[place]
    if isinstance(indices_or_sections, tuple | list):
        stops = [_check.integer("split", "indices_or_sections", i) for i in indices_or_sections]
        return _parts(x, [0, *stops], [*stops, length], place)
    sections = _check.integer("split", "indices_or_sections", indices_or_sections)
    if sections < 1 or length % sections:
        raise ValueError(
            f"split: `indices_or_sections` is {sections}, but axis {place} has length {length}; a number that divides "
            "it is accepted, or a sequence of places (`chunk` makes parts of unequal lengths)"
        )
    size = length // sections
    starts = [size * i for i in range(_check.count("split", "indices_or_sections", sections))]
    return _parts(x, starts, [start + size for start in starts], place)


def chunk(x: Tensor, chunks: int, /, axis: int = 0) -> tuple[Tensor, ...]:
    """Slices of one length; the last one is what is left."""
    place = _check.axis("chunk", axis, x.ndim)
    count = _check.integer("chunk", "chunks", chunks)
    if count < 1:
        raise ValueError(f"chunk: `chunks` is {count}; numbers from 1 are accepted")
    length = x.shape[place]
    size = max(1, -(-length // count))
    starts = range(0, max(1, length), size)
    _check.count("chunk", "chunks", -(-length // size))
    return _parts(x, starts, [min(start + size, length) for start in starts], place)


def _parts(x: Tensor, starts: Sequence[int], stops: Sequence[int], axis: int) -> tuple[Tensor, ...]:
    before = (_ALL,) * axis
    return tuple([x[(*before, slice(a, b))] for a, b in zip(starts, stops, strict=True)])


def clone(x: Tensor, /) -> Tensor:
    """A cast that changes nothing but the value's place."""
    return ops.astype(x, x.dtype)


def flatten(x: Tensor, /, start_axis: int = 0, end_axis: int = -1) -> Tensor:
    """Some neighbouring extents multiplied."""
    shape = x.shape or (1,)
    start = _check.axis("flatten", start_axis, len(shape), "start_axis")
    end = _check.axis("flatten", end_axis, len(shape), "end_axis")
    if start > end:
        raise ValueError(
            f"flatten: `start_axis` is {start_axis} and `end_axis` {end_axis}; an end that is not before the start is "
            "accepted"
        )
    return ops.reshape(x, (*shape[:start], math.prod(shape[start : end + 1]), *shape[end + 1 :]))


def swapaxes(x: Tensor, /, axis1: int, axis2: int) -> Tensor:
    """A permutation of two axes."""
    order = list(range(x.ndim))
    first, second = _check.axis("swapaxes", axis1, x.ndim, "axis1"), _check.axis("swapaxes", axis2, x.ndim, "axis2")
    order[first], order[second] = second, first
    return ops.permute_dims(x, tuple(order))


def vstack(arrays: Sequence[Tensor], /) -> Tensor:
    """Rows below each other."""
    return _joined("vstack", [x if x.ndim > 1 else ops.reshape(x, (1, -1)) for x in arrays], 0)


def hstack(arrays: Sequence[Tensor], /) -> Tensor:
    """Along the second axis where there is one."""
    parts = [x if x.ndim else ops.reshape(x, (1,)) for x in arrays]
    return _joined("hstack", parts, 0 if parts and parts[0].ndim == 1 else 1)


def _joined(op: str, arrays: Sequence[Tensor], axis: int) -> Tensor:
    if not arrays:
        raise ValueError(f"{op}: `arrays` is empty; at least one Tensor is accepted")
    return ops.concat(arrays, axis=axis)


def rot90(x: Tensor, /, k: int = 1, axes: object = (0, 1)) -> Tensor:
    """A transposition of two axes and a flip of one."""
    pair = _check.axes("rot90", axes, x.ndim, "axes")
    if len(pair) != 2:
        raise ValueError(f"rot90: `axes` is {axes}; two axes are accepted")
    turns = _check.integer("rot90", "k", k) % 4
    if turns == 0:
        return _core._alias(x)
    if turns == 2:
        return flip(x, axis=pair)
    order = list(range(x.ndim))
    order[pair[0]], order[pair[1]] = pair[1], pair[0]
    return flip(ops.permute_dims(x, tuple(order)), axis=pair[0] if turns == 1 else pair[1])


_MODES = {
    "constant": "constant",
    "edge": "edge",
    "replicate": "edge",
    "reflect": "reflect",
    "symmetric": "symmetric",
    "wrap": "wrap",
    "circular": "wrap",
}


def pad(x: Tensor, pad_width: object, /, mode: str = "constant", *, constant_values: complex = 0) -> Tensor:
    """A constant around the array, or along each axis the elements that stand at indices beyond its ends."""
    if mode not in _MODES:
        raise ValueError(f"pad: `mode` is {mode!r}; one of {', '.join(map(repr, _MODES))} is accepted")
    widths = _pad_widths(pad_width, x.ndim)
    if _MODES[mode] == "constant":
        key = tuple([slice(before, before + n) for n, (before, _) in zip(x.shape, widths, strict=True)])
        shape = tuple([before + n + after for n, (before, after) in zip(x.shape, widths, strict=True)])
        if isinstance(constant_values, int | float) and constant_values == 0:
            return _core._scatter(x, shape, key)
        around = ops.full(shape, constant_values, dtype=x.dtype, device=x.device)
        return _core._put_slice(x, around, key)
    result = x
    for axis, (before, after) in enumerate(widths):
        if before or after:
            result = ops.take(result, _pad_indices(x, axis, before, after, _MODES[mode]), axis=axis)
    return _core._alias(x) if result is x else result


def _pad_widths(pad_width: object, ndim: int) -> list[tuple[int, int]]:
    """A pair for each axis, from one number, one pair, or a sequence of either."""
    accepted = f"a number, a pair (before, after), or {ndim} of them are accepted"
    entries = list(pad_width) if isinstance(pad_width, tuple | list) else [pad_width]
    if not any(isinstance(entry, tuple | list) for entry in entries) and len(entries) in (1, 2):
        entries = [entries] * ndim
    elif len(entries) == 1:
        entries *= ndim
    pairs = []
    for entry in entries:
        pair = list(entry) if isinstance(entry, tuple | list) else [entry]
        numbers = [_check.integer("pad", "pad_width", n) for n in pair]
        if len(numbers) not in (1, 2) or min(numbers, default=0) < 0:
            raise ValueError(f"pad: `pad_width` is {pad_width}; {accepted}, none below 0")
        pairs.append((numbers[0], numbers[-1]))
    if len(pairs) != ndim:
        raise ValueError(f"pad: `pad_width` is {pad_width}, but the array has {ndim} dimensions; {accepted}")
    return pairs


def _pad_indices(x: Tensor, axis: int, before: int, after: int, mode: str) -> Tensor:
    length = x.shape[axis]
    if length == 0:
        raise ValueError(f"pad: axis {axis} has length 0, from which `mode` {mode!r} has nothing to take")
    places = ops.arange(-before, length + after, dtype=_core.int64, device=x.device)
    if mode == "edge" or length == 1:
        return ops.clip(places, 0, length - 1)
    if mode == "wrap":
        return ops.remainder(places, length)
    period = 2 * length - 2 if mode == "reflect" else 2 * length
    around = ops.remainder(places, period)
    return ops.minimum(around, ops.subtract(2 * (length - 1) if mode == "reflect" else 2 * length - 1, around))
