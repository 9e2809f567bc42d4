"""Order statistics, histograms, moments, and sums and differences along an axis."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, cast

from pylucid import Tensor, _core, ops
from pylucid._composites import _check
from pylucid._composites.sorting import sort

if TYPE_CHECKING:
    from collections.abc import Sequence

_FLOAT, _COMPLEX = "real floating", "complex floating"
_REAL = (Tensor, int, float)
_NUMBERS = (*_REAL, complex)
_OTHERS = (Tensor, complex)
_METHODS = ("linear", "lower", "higher", "midpoint", "nearest")


def median(x: Tensor, /, axis: int | tuple[int, ...] | None = None, *, keepdims: bool = False) -> Tensor:
    """The mean of the one or two middle values."""
    rows, shape = _rows("median", x, axis, keepdims)
    n = rows.shape[-1]
    if n == 0:
        return _undefined(shape, x)
    ordered = sort(rows)
    middle = ops.mean(ordered[..., (n - 1) // 2 : n // 2 + 1], axis=-1)
    return ops.reshape(_with_nan(middle, ordered), shape)


def quantile(
    x: Tensor,
    q: object,
    /,
    axis: int | tuple[int, ...] | None = None,
    *,
    method: str = "linear",
    keepdims: bool = False,
) -> Tensor:
    """The value at the place (n - 1) q of the ordered ones."""
    if method not in _METHODS:
        raise ValueError(f"quantile: `method` is {method!r}; one of {', '.join(map(repr, _METHODS))} is accepted")
    if isinstance(q, bool) or not isinstance(q, _REAL):
        raise TypeError(f"quantile: `q` is {_check.kind(q)}; a number or a Tensor is accepted")
    if isinstance(q, Tensor):
        inside = ops.all(ops.logical_and(ops.greater_equal(q, 0), ops.less_equal(q, 1))).item()
    else:
        inside = 0 <= q <= 1
    if not inside:
        given = "has values outside" if isinstance(q, Tensor) else f"is {q}, which is outside"
        raise ValueError(f"quantile: `q` {given} [0, 1]; fractions from 0 to 1 are accepted")
    rows, shape = _rows("quantile", x, axis, keepdims)
    n = rows.shape[-1]
    if n == 0:
        return _undefined(q.shape + shape if isinstance(q, Tensor) else shape, x)
    ordered = sort(rows)
    narrow = ordered.dtype
    wide = ops.astype(ordered, _core.float32) if narrow.itemsize == 2 else ordered
    found = _at_fractions(wide, q, n, method) if isinstance(q, Tensor) else _at_fraction(wide, float(q), n, method)
    found = _with_nan(found, ordered)
    if narrow != found.dtype:
        found = ops.astype(found, narrow)
    if isinstance(q, Tensor):
        return ops.reshape(_last_first(found), q.shape + shape)
    return ops.reshape(found, shape)


def _at_fraction(ordered: Tensor, q: float, n: int, method: str) -> Tensor:
    """The quantile of each row."""
    place = q * (n - 1)
    low, high = math.floor(place), math.ceil(place)
    if method == "nearest":
        low = high = round(place)
    elif method == "lower":
        high = low
    elif method == "higher":
        low = high
    below = ordered[..., low]
    if low == high:
        return below
    return _between(below, ordered[..., high], 0.5 if method == "midpoint" else place - low)


def _at_fractions(ordered: Tensor, q: Tensor, n: int, method: str) -> Tensor:
    """The quantiles of each row, along the last axis."""
    wide = _core.float64 if q.device == "cpu" else _core.float32
    place = ops.multiply(ops.reshape(ops.astype(q, wide), (-1,)), float(n - 1))
    low = ops.floor(place)
    if method == "nearest":
        low = ops.round(place)
    elif method == "higher":
        low = ops.ceil(place)
    below = ops.take(ordered, ops.astype(low, _core.int64), axis=-1)
    if method not in ("linear", "midpoint"):
        return below
    above = ops.take(ordered, ops.astype(ops.ceil(place), _core.int64), axis=-1)
    part = ops.subtract(place, low) if method == "linear" else 0.5
    weight = ops.astype(part, ordered.dtype) if isinstance(part, Tensor) else part
    return _between(below, above, weight)


def _between(below: Tensor, above: Tensor, weight: Tensor | float) -> Tensor:
    # From an infinity there is no line: equal ones are one, and minus infinity outweighs what is finite.
    straight = ops.add(below, ops.multiply(ops.subtract(above, below), weight))
    return ops.where(ops.isinf(below), ops.add(below, above), straight)


def _rows(op: str, x: Tensor, axis: int | tuple[int, ...] | None, keepdims: bool) -> tuple[Tensor, tuple[int, ...]]:
    """x with the reduced axes as one, the last; and the shape of what is left."""
    if axis is None:
        return ops.reshape(x, (-1,)), (1,) * x.ndim if keepdims else ()
    reduced = _check.axes(op, axis, x.ndim)
    kept = tuple(i for i in range(x.ndim) if i not in reduced)
    shape = tuple(1 if i in reduced else n for i, n in enumerate(x.shape) if keepdims or i not in reduced)
    if kept + reduced != tuple(range(x.ndim)):
        x = ops.permute_dims(x, kept + reduced)
    if len(reduced) != 1:
        rest = x.shape[: len(kept)]
        x = ops.reshape(x, (*rest, math.prod(x.shape[len(kept) :])))
    return x, shape


def _with_nan(found: Tensor, ordered: Tensor) -> Tensor:
    """NaN where a row has one: it is the last of the ordered."""
    last = ordered[..., -1]
    if found.ndim > last.ndim:
        last = ops.expand_dims(last, axis=-1)
    return ops.where(ops.isnan(last), last, found)


def _undefined(shape: tuple[int, ...], x: Tensor) -> Tensor:
    """NaN, of the dtype of the values and with their graph, though there are none."""
    found = ops.full(shape, math.nan, dtype=x.dtype, device=x.device)
    return ops.add(found, ops.sum(x)) if x.requires_grad else found


def _last_first(x: Tensor) -> Tensor:
    return ops.permute_dims(x, (x.ndim - 1, *range(x.ndim - 1)))


def histogram(
    x: Tensor,
    /,
    bins: object = 10,
    *,
    range: object = None,
    weights: Tensor | None = None,
    density: bool = False,
) -> Sequence[Tensor]:
    """Counts and edges."""
    if weights is not None and weights.shape != x.shape:
        raise ValueError(f"histogram: `weights` has shape {weights.shape}, but `x` has {x.shape}")
    flat = ops.reshape(x.detach(), (-1,))
    if flat.dtype.kind != _FLOAT:
        flat = ops.astype(flat, _core.float32)
    edges = _given_edges(bins, flat) if isinstance(bins, Tensor) else _equal_edges(bins, range, flat)
    count = edges.size - 1
    # Place k is behind the k-th edge; the last bin includes its upper edge, and NaN is behind all of them.
    place = _core._insertion_points(edges, flat, right=True)
    place = ops.subtract(place, ops.astype(ops.equal(flat, edges[-1]), _core.int64))
    flat_weights = None if weights is None else ops.reshape(weights, (-1,))
    counts = _totals(place, flat_weights, count + 2)[1 : count + 1]
    if density:
        counts = ops.divide(counts, ops.multiply(ops.sum(counts), ops.subtract(edges[1:], edges[:-1])))
    return counts, edges


def _given_edges(bins: Tensor, x: Tensor) -> Tensor:
    if bins.ndim != 1 or bins.size < 2:
        raise ValueError(f"histogram: `bins` has shape {bins.shape}; one axis with two or more edges is accepted")
    if not ops.all(ops.greater_equal(bins[1:], bins[:-1])).item():
        raise ValueError("histogram: `bins` is not in ascending order; ascending edges are accepted")
    return bins if bins.dtype.kind == _FLOAT else ops.astype(bins, x.dtype)


def _equal_edges(bins: object, limits: object, x: Tensor) -> Tensor:
    count = _check.integer("histogram", "bins", bins)
    if count < 1:
        raise ValueError(f"histogram: `bins` is {count}; at least 1 is accepted")
    if limits is None:
        low, high = (ops.min(x).item(), ops.max(x).item()) if x.size else (0.0, 1.0)
    else:
        if not isinstance(limits, tuple | list) or len(limits) != 2:
            raise TypeError(f"histogram: `range` is {limits!r}; two numbers, the least and the largest, are accepted")
        low, high = float(limits[0]), float(limits[1])
    if not (math.isfinite(low) and math.isfinite(high) and low <= high):
        what = "`x` ranges" if limits is None else "`range` is"
        raise ValueError(f"histogram: {what} from {low} to {high}; finite numbers in ascending order are accepted")
    if low == high:
        low, high = low - 0.5, high + 0.5
    return ops.linspace(low, high, count + 1, dtype=x.dtype, device=x.device)


def bincount(x: Tensor, /, *, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
    """Counts of the integers from 0 on."""
    if weights is None and x.ndim == 1 and type(minlength) is int and minlength >= 0:
        try:
            return _core._count(x, minlength=minlength)
        except TypeError:
            pass  # named below
    if x.dtype.kind in (_FLOAT, _COMPLEX):
        raise TypeError(f"bincount: `x` is {x.dtype.name}; bool and integers are accepted")
    if x.ndim != 1:
        raise ValueError(f"bincount: `x` has shape {x.shape}; an array with one axis is accepted")
    if weights is not None and weights.shape != x.shape:
        raise ValueError(f"bincount: `weights` has shape {weights.shape}, but `x` has {x.shape}")
    length = _check.integer("bincount", "minlength", minlength)
    if length < 0:
        raise ValueError(f"bincount: `minlength` is {length}; at least 0 is accepted")
    if weights is None:
        return _core._count(x, minlength=length)
    numbers = ops.astype(x, _core.int64)
    if x.size:
        if (least := int(ops.min(numbers).item())) < 0:
            raise ValueError(f"bincount: `x` has the value {least}; integers from 0 on are accepted")
        length = max(length, int(ops.max(numbers).item()) + 1)
    return _totals(numbers, weights, length)


def _totals(places: Tensor, weights: Tensor | None, length: int) -> Tensor:
    """How many places are k, or the sum of their weights, for k below `length`."""
    if weights is None:
        return _core._count(places, minlength=length)
    return _core._scatter_add_along_axis(weights, places, (length,), axis=0)


def cov(
    x: Tensor,
    /,
    *,
    correction: float = 1,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
) -> Tensor:
    """The covariance of rows."""
    if x.ndim > 2:
        raise ValueError(f"cov: `x` has shape {x.shape}; arrays with up to two axes are accepted")
    rows = ops.reshape(x, (1, -1)) if x.ndim < 2 else x
    count = rows.shape[1]
    if fweights is None and aweights is None:
        centred = ops.subtract(rows, ops.mean(rows, axis=1, keepdims=True))
        weighted = centred
        divisor: Tensor | float = max(count - correction, 0.0)
    else:
        for name, given in (("fweights", fweights), ("aweights", aweights)):
            if given is not None and given.shape != (count,):
                raise ValueError(f"cov: `{name}` has shape {given.shape}; {(count,)} is accepted, one for each column")
        frequency = None if fweights is None else _as_real(fweights, rows)
        weight = _as_real(aweights, rows) if aweights is not None else frequency
        assert weight is not None
        if frequency is not None and aweights is not None:
            weight = ops.multiply(frequency, weight)
        total = ops.sum(weight)
        mean = ops.divide(ops.sum(ops.multiply(rows, weight), axis=1, keepdims=True), total)
        centred = ops.subtract(rows, mean)
        weighted = ops.multiply(centred, weight)
        if aweights is None:
            divisor = ops.subtract(total, correction)
        else:
            squares = ops.sum(ops.multiply(weight, _as_real(aweights, rows)))
            divisor = ops.subtract(total, ops.divide(ops.multiply(squares, correction), total))
        divisor = ops.where(ops.less(divisor, 0), 0.0, divisor)
    other = ops.conj(centred) if rows.dtype.kind == _COMPLEX else centred
    found = ops.divide(ops.matmul(weighted, ops.matrix_transpose(other)), divisor)
    return ops.reshape(found, ()) if x.ndim < 2 else found


def _as_real(weights: Tensor, like: Tensor) -> Tensor:
    wide = _core.float64 if like.dtype.name in ("float64", "complex128") else _core.float32
    return ops.astype(weights, wide) if weights.dtype != wide else weights


def corrcoef(x: Tensor, /) -> Tensor:
    """Covariances over the product of standard deviations."""
    if x.ndim > 2:
        raise ValueError(f"corrcoef: `x` has shape {x.shape}; arrays with up to two axes are accepted")
    if x.ndim < 2:
        variance = cov(x)
        return ops.divide(variance, variance)
    covariance = cov(x)
    size = covariance.shape[0]
    # A one-axis view of the diagonal.
    diagonal = ops.reshape(covariance, (-1,))[:: size + 1]
    deviation = ops.sqrt(ops.real(diagonal) if covariance.dtype.kind == _COMPLEX else diagonal)
    found = ops.divide(ops.divide(covariance, ops.expand_dims(deviation, axis=1)), ops.expand_dims(deviation, axis=0))
    return found if covariance.dtype.kind == _COMPLEX else ops.clip(found, -1.0, 1.0)


def trapezoid(y: Tensor, /, x: Tensor | None = None, *, dx: float = 1.0, axis: int = -1) -> Tensor:
    """Widths times mean heights, summed."""
    if type(dx) is not float and not isinstance(dx, (int, float)):
        raise TypeError(f"trapezoid: `dx` is {_check.kind(dx)}; a real number is accepted")
    y, x = _without_wrapping(y), None if x is None else _without_wrapping(x)
    if x is None and y.ndim == 1 and axis in (0, -1):
        return ops.multiply(ops.sum(ops.add(y[1:], y[:-1])), dx / 2)
    along = _check.axis("trapezoid", axis, y.ndim)
    if x is None:
        width: Tensor | float = float(dx)
    elif x.ndim == 1:
        if x.shape[0] != y.shape[along]:
            raise ValueError(
                f"trapezoid: `x` has {x.shape[0]} points, but `y` has {y.shape[along]} along axis {axis}; as many are "
                "accepted"
            )
        step = ops.subtract(x[1:], x[:-1])
        width = ops.reshape(step, (-1,) + (1,) * (y.ndim - 1 - along))
    elif x.shape == y.shape:
        width = ops.subtract(x[_part(along, 1, None)], x[_part(along, None, -1)])
    else:
        raise ValueError(f"trapezoid: `x` has shape {x.shape}; that of `y`, {y.shape}, or one axis is accepted")
    ends = ops.add(y[_part(along, 1, None)], y[_part(along, None, -1)])
    if isinstance(width, float):
        return ops.multiply(ops.sum(ends, axis=along), width / 2)
    return ops.multiply(ops.sum(ops.multiply(ends, width), axis=along), 0.5)


def _without_wrapping(x: Tensor) -> Tensor:
    """bool and narrow integers as int64, in which sums and differences of two are themselves."""
    exact = x.dtype.kind in (_FLOAT, _COMPLEX) or x.dtype.itemsize == 8
    return x if exact else ops.astype(x, _core.int64)


def interp(
    x: Tensor,
    xp: Tensor,
    fp: Tensor,
    /,
    *,
    left: object = None,
    right: object = None,
    period: float | None = None,
) -> Tensor:
    """The straight line between two neighbours."""
    plain = not (x.requires_grad or xp.requires_grad or fp.requires_grad)
    if plain and left is None and right is None and period is None:
        try:
            return _core._interpolate(x, xp, fp)
        except (TypeError, ValueError):
            pass  # named below, or complex values
    if xp.ndim != 1 or fp.ndim != 1 or xp.shape != fp.shape:
        raise ValueError(f"interp: `xp` has shape {xp.shape} and `fp` {fp.shape}; one axis of one length is accepted")
    if xp.size == 0:
        raise ValueError("interp: `xp` has no points; at least one is accepted")
    for name, given in (("left", left), ("right", right)):
        if given is not None and not isinstance(given, _NUMBERS):
            raise TypeError(f"interp: `{name}` is {_check.kind(given)}; a number, a Tensor or None is accepted")
    if period is not None:
        x, xp, fp = _periodic(x, xp, fp, period)
        left = right = None
    if plain and fp.dtype.kind != _COMPLEX and not isinstance(left, _OTHERS) and not isinstance(right, _OTHERS):
        return _core._interpolate(x, xp, fp, left=cast("float | None", left), right=cast("float | None", right))
    flat = ops.reshape(x, (-1,))
    count = xp.size
    place = _core._insertion_points(xp.detach(), flat.detach(), right=True)
    low = ops.clip(ops.subtract(place, 1), 0, max(count - 2, 0))
    high = ops.minimum(ops.add(low, 1), count - 1)
    x0, x1 = ops.take(xp, low, axis=0), ops.take(xp, high, axis=0)
    f0, f1 = ops.take(fp, low, axis=0), ops.take(fp, high, axis=0)
    step = ops.subtract(x1, x0)
    flat_step = ops.equal(step, 0)
    part = ops.divide(ops.subtract(flat, x0), ops.where(flat_step, 1.0, step))
    inner = ops.add(f0, ops.multiply(ops.subtract(f1, f0), part))
    inner = ops.where(ops.where(flat_step, ops.greater_equal(flat, x0), ops.equal(flat, x0)), f0, inner)
    first, last = xp[0], xp[-1]
    below = fp[0] if left is None else left
    above = fp[-1] if right is None else right
    found = ops.where(ops.equal(flat, last), fp[-1], inner)
    found = ops.where(ops.greater(flat, last), above, found)  # type: ignore[arg-type]
    found = ops.where(ops.less(flat, first), below, found)  # type: ignore[arg-type]
    return ops.reshape(found, x.shape)


def _periodic(x: Tensor, xp: Tensor, fp: Tensor, period: float) -> tuple[Tensor, Tensor, Tensor]:
    """x within one period, and the points sorted with a neighbour of the next period on either side."""
    if not period:
        raise ValueError("interp: `period` is 0; a number other than 0 is accepted")
    length = abs(float(period))
    x, xp = ops.remainder(x, length), ops.remainder(xp, length)
    order = ops.argsort(xp.detach())
    xp, fp = ops.take(xp, order, axis=0), ops.take(fp, order, axis=0)
    xp = ops.concat([ops.subtract(xp[-1:], length), xp, ops.add(xp[:1], length)])
    return x, xp, ops.concat([fp[-1:], fp, fp[:1]])


def diff(
    x: Tensor,
    /,
    *,
    axis: int = -1,
    n: int = 1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
) -> Tensor:
    """Neighbours subtracted, n times."""
    if n == 1 and prepend is None and append is None and axis == -1 and x.ndim == 1 and x.dtype.kind != "bool":
        return ops.subtract(x[1:], x[:-1])
    along = _check.axis("diff", axis, x.ndim)
    times = _check.integer("diff", "n", n)
    if times < 0:
        raise ValueError(f"diff: `n` is {times}; at least 0 is accepted")
    if times and (prepend is not None or append is not None):
        parts = [_joinable("prepend", prepend, x, along), x, _joinable("append", append, x, along)]
        x = ops.concat([part for part in parts if part is not None], axis=along)
    after, before = _part(along, 1, None), _part(along, None, -1)
    x = _core._alias(x)
    for _ in range(min(times, x.shape[along])):  # then nothing is left
        x = ops.not_equal(x[after], x[before]) if x.dtype.kind == "bool" else ops.subtract(x[after], x[before])
    return x


def _joinable(name: str, part: Tensor | None, x: Tensor, axis: int) -> Tensor | None:
    if part is None:
        return None
    accepted = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
    if part.ndim == 0:
        return ops.broadcast_to(part, accepted)
    if (*part.shape[:axis], 1, *part.shape[axis + 1 :]) != accepted:
        message = f"diff: `{name}` has shape {part.shape}; that of `x`, {x.shape}, is accepted, but for axis {axis}"
        raise ValueError(message)
    return part


def _part(axis: int, start: int | None, stop: int | None) -> tuple[slice, ...]:
    return (*(slice(None),) * axis, slice(start, stop))
