"""Fourier transforms over several axes, and the frequencies of their values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from pylucid import _core, ops
from pylucid._composites import _check
from pylucid._composites._check import kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pylucid import Dtype, Tensor

Norm: TypeAlias = Literal["backward", "ortho", "forward"]

# A norm as the power of the length that a forward transform is divided by; an inverse one by what is left of 1.
_POWERS = {"backward": 0.0, "ortho": 0.5, "forward": 1.0}


def fftn(
    x: Tensor,
    /,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Norm = "backward",
) -> Tensor:
    return _complex("fftn", x, s, axes, norm, -1)


def ifftn(
    x: Tensor,
    /,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Norm = "backward",
) -> Tensor:
    return _complex("ifftn", x, s, axes, norm, 1)


def rfftn(
    x: Tensor,
    /,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Norm = "backward",
) -> Tensor:
    power = _power("rfftn", norm)
    along, lengths = _extents("rfftn", x, s, axes)
    _need_axes("rfftn", along)
    half = ops.rfft(_resized(x, along, lengths), axis=along[-1], norm=norm)
    return _core._dftn(half, along[:-1], -1, power) if len(along) > 1 else half


def irfftn(
    x: Tensor,
    /,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Norm = "backward",
) -> Tensor:
    power = _power("irfftn", norm)
    along, lengths = _extents("irfftn", x, s, axes)
    _need_axes("irfftn", along)
    last = along[-1]
    n = lengths[-1] if s is not None and _last(s) != -1 else 2 * (x.shape[last] - 1)
    if n < 1:
        raise ValueError(
            f"irfftn: axis {last} of x has length {x.shape[last]}; at least 2 is needed where `s` does not say how many"
            " numbers have this half spectrum"
        )
    half = _resized(x, along, (*lengths[:-1], n // 2 + 1))
    if len(along) > 1:
        half = _core._dftn(half, along[:-1], 1, 1 - power)
    return ops.irfft(half, n=n, axis=last, norm=norm)


def fftfreq(n: int, /, *, d: float = 1.0, dtype: Dtype | None = None, device: str | None = None) -> Tensor:
    wide, found, step = _frequencies("fftfreq", n, d, dtype)
    above = ops.arange(0, (n + 1) // 2, dtype=wide, device=device)
    below = ops.arange(-(n // 2), 0, dtype=wide, device=device)
    return ops.astype(ops.divide(ops.concat([above, below]), step), found, copy=False)


def rfftfreq(n: int, /, *, d: float = 1.0, dtype: Dtype | None = None, device: str | None = None) -> Tensor:
    wide, found, step = _frequencies("rfftfreq", n, d, dtype)
    return ops.astype(ops.divide(ops.arange(0, n // 2 + 1, dtype=wide, device=device), step), found, copy=False)


def fftshift(x: Tensor, /, axes: int | tuple[int, ...] | None = None) -> Tensor:
    x = _core._alias(x)
    for axis in _check.axes("fftshift", axes, x.ndim, "axes"):
        x = _rotated(x, axis, (x.shape[axis] + 1) // 2)
    return x


def ifftshift(x: Tensor, /, axes: int | tuple[int, ...] | None = None) -> Tensor:
    x = _core._alias(x)
    for axis in _check.axes("ifftshift", axes, x.ndim, "axes"):
        x = _rotated(x, axis, x.shape[axis] // 2)
    return x


def _rotated(x: Tensor, axis: int, first: int) -> Tensor:
    """The array that begins at `first` along an axis, and goes on with what was before."""
    if x.shape[axis] < 2:
        return x
    before = (slice(None),) * axis
    return ops.concat([x[(*before, slice(first, None))], x[(*before, slice(None, first))]], axis=axis)


def _complex(op: str, x: Tensor, s: object, axes: object, norm: Norm, sign: int) -> Tensor:
    power = _power(op, norm)
    if sign > 0:
        power = 1 - power
    along, lengths = _extents(op, x, s, axes)
    x = _resized(x, along, lengths)
    if along and x.dtype.kind != "complex floating":
        # Of real numbers the last axis takes half the work.
        x = (ops.fft if sign < 0 else ops.ifft)(x, axis=along[-1], norm=norm)
        along = along[:-1]
        if not along:
            return x
    return _core._dftn(x, along, sign, power)


def _power(op: str, norm: object) -> float:
    try:
        return _POWERS[norm]  # type: ignore[index]
    except (KeyError, TypeError):
        raise ValueError(f"{op}: `norm` is {norm!r}; accepted are 'backward', 'ortho' and 'forward'") from None


def _need_axes(op: str, axes: tuple[int, ...]) -> None:
    if not axes:
        raise ValueError(f"{op}: no axis to transform; at least one is needed")


def _last(s: object) -> object:
    return s[-1] if isinstance(s, tuple | list) else s


def _extents(op: str, x: Tensor, s: object, axes: object) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The axes, and how many numbers are transformed along each."""
    if s is None:
        along = _check.axes(op, axes, x.ndim, "axes")
        lengths = tuple(x.shape[axis] for axis in along)
    else:
        given = tuple(_check.integer(op, "s", n) for n in (s if isinstance(s, tuple | list) else (s,)))
        if axes is None:
            if len(given) > x.ndim:
                raise ValueError(f"{op}: `s` has {len(given)} lengths, but x has {x.ndim} dimensions")
            along = tuple(range(x.ndim - len(given), x.ndim))
        else:
            along = _check.axes(op, axes, x.ndim, "axes")
        if len(given) != len(along):
            raise ValueError(f"{op}: `s` has {len(given)} lengths and `axes` {len(along)}; one for each is accepted")
        lengths = tuple(x.shape[axis] if n == -1 else n for axis, n in zip(along, given, strict=True))
    for axis, n in zip(along, lengths, strict=True):
        if n < 1:
            raise ValueError(f"{op}: the length along axis {axis} is {n}; at least one number can be transformed")
    return along, lengths


def _resized(x: Tensor, axes: tuple[int, ...], lengths: tuple[int, ...]) -> Tensor:
    shape = list(x.shape)
    for axis, n in zip(axes, lengths, strict=True):
        shape[axis] = n
    return x if tuple(shape) == x.shape else _core._resize(x, tuple(shape))


def _frequencies(op: str, n: object, d: object, dtype: object) -> tuple[Dtype, Dtype, float]:
    """The dtype to compute in, that of the result, and what to divide by."""
    if _check.integer(op, "n", n) < 1:
        raise ValueError(f"{op}: `n` is {n}; at least 1 is accepted")
    if isinstance(d, bool) or not isinstance(d, int | float):
        raise TypeError(f"{op}: `d` is {kind(d)}; a number is accepted")
    if d == 0:
        raise ValueError(f"{op}: `d` is 0; a sample spacing other than 0 is accepted")
    found = _core.float32 if dtype is None else dtype
    if not isinstance(found, _core.Dtype) or found.kind != "real floating":
        raise TypeError(f"{op}: `dtype` is {getattr(found, 'name', kind(found))}; accepted are real floating dtypes")
    wide = _core.float32 if found.itemsize == 2 else found
    return wide, found, n * d  # type: ignore[operator]
