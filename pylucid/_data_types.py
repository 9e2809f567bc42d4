"""Functions of dtypes and of shapes alone, as in the array API standard: `result_type`, `can_cast`, `isdtype`, `finfo`,
`iinfo`, `broadcast_shapes`.

Promotion is the runtime's own table. Python numbers are weak: they have a kind but no width.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, NamedTuple

from pylucid import _core
from pylucid._core import Dtype, Tensor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pylucid._core import _DtypeLike

_KINDS = {
    "bool": ("bool",),
    "signed integer": ("signed integer",),
    "unsigned integer": ("unsigned integer",),
    "integral": ("signed integer", "unsigned integer"),
    "real floating": ("real floating",),
    "complex floating": ("complex floating",),
    "numeric": ("signed integer", "unsigned integer", "real floating", "complex floating"),
}

# Bits, distance from 1 to the next number, largest, smallest normal.
_FLOATS = {
    "float16": (16, 2.0**-10, 65504.0, 2.0**-14),
    "bfloat16": (16, 2.0**-7, (2 - 2.0**-7) * 2.0**127, 2.0**-126),
    "float32": (32, 2.0**-23, (2 - 2.0**-23) * 2.0**127, 2.0**-126),
    "float64": (64, 2.0**-52, (2 - 2.0**-52) * 2.0**1023, 2.0**-1022),
}


class FloatInfo(NamedTuple):
    """The limits of a floating point dtype; of its real part for a complex one."""

    bits: int
    eps: float
    max: float
    min: float
    smallest_normal: float
    dtype: Dtype


class IntegerInfo(NamedTuple):
    """The limits of an integer dtype."""

    bits: int
    max: int
    min: int
    dtype: Dtype


def dtype_argument(op: str, name: str, given: object) -> Dtype:
    """The dtype that an argument stands for: a Dtype, its name, NumPy's dtype or scalar type, or a type of Python's."""
    try:
        return _core._dtype(given)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{op}: `{name}` is {given!r}; a dtype such as pylucid.float32 is accepted") from None


def _dtype_of(op: str, name: str, given: object) -> Dtype:
    return given.dtype if isinstance(given, Tensor) else dtype_argument(op, name, given)


def finfo(type: _DtypeLike | Tensor, /) -> FloatInfo:
    """The limits of a floating point or complex dtype. Raises TypeError for others."""
    dtype = _dtype_of("finfo", "type", type)
    real = {"complex64": _core.float32, "complex128": _core.float64}.get(dtype.name, dtype)
    if real.name not in _FLOATS:
        raise TypeError(f"finfo: {dtype} is not a floating point dtype")
    bits, eps, largest, normal = _FLOATS[real.name]
    return FloatInfo(bits, eps, largest, -largest, normal, real)


def iinfo(type: _DtypeLike | Tensor, /) -> IntegerInfo:
    """The limits of an integer dtype. Raises TypeError for others."""
    dtype = _dtype_of("iinfo", "type", type)
    bits = 8 * dtype.itemsize
    if dtype.kind == "signed integer":
        return IntegerInfo(bits, 2 ** (bits - 1) - 1, -(2 ** (bits - 1)), dtype)
    if dtype.kind == "unsigned integer":
        return IntegerInfo(bits, 2**bits - 1, 0, dtype)
    raise TypeError(f"iinfo: {dtype} is not an integer dtype")


def isdtype(dtype: _DtypeLike, kind: _DtypeLike | tuple[_DtypeLike, ...]) -> bool:
    """Whether `dtype` is the dtype `kind`, is of that kind, or is or is of one of several.

    Kinds are 'bool', 'signed integer', 'unsigned integer', 'integral', 'real floating', 'complex floating' and
    'numeric'.
    """
    dtype = dtype_argument("isdtype", "dtype", dtype)
    if isinstance(kind, tuple):
        return any(isdtype(dtype, entry) for entry in kind)
    if not isinstance(kind, str):
        return dtype is dtype_argument("isdtype", "kind", kind)
    if kind not in _KINDS:
        raise ValueError(f"isdtype: kind must be a dtype or one of {', '.join(map(repr, _KINDS))}, got {kind!r}")
    return dtype.kind in _KINDS[kind]


def can_cast(from_: _DtypeLike | Tensor, to: _DtypeLike, /) -> bool:
    """Whether promotion alone can turn `from_` into `to`."""
    wanted = dtype_argument("can_cast", "to", to)
    return _core._promote(_dtype_of("can_cast", "from_", from_), wanted) is wanted


def _dtype_of_number(number: complex) -> Dtype:
    try:
        return _core.asarray(number).dtype
    except OverflowError:
        raise OverflowError("result_type: an int has more than 64 bits, and stands beside no floating dtype") from None


def _with_number(dtype: Dtype, number: complex) -> Dtype:
    if isinstance(number, bool):
        return dtype
    if isinstance(number, int):
        return _core.int64 if dtype is _core.bool else dtype
    inexact = isdtype(dtype, ("real floating", "complex floating"))
    if isinstance(number, float):
        return dtype if inexact else _core.float32
    if dtype.kind == "complex floating":
        return dtype
    return _core.complex128 if dtype is _core.float64 else _core.complex64


def result_type(*arrays_and_dtypes: _DtypeLike | Tensor | complex) -> Dtype:
    """The dtype to which Tensors, dtypes and Python numbers promote together. Raises TypeError where they do not."""
    numbers = [entry for entry in arrays_and_dtypes if isinstance(entry, (bool, int, float, complex))]
    dtypes = [
        _dtype_of("result_type", f"arrays_and_dtypes[{i}]", entry)
        for i, entry in enumerate(arrays_and_dtypes)
        if not isinstance(entry, (bool, int, float, complex))
    ]
    if not dtypes:
        if not numbers:
            raise TypeError("result_type: at least one Tensor, dtype or number is needed")
        return max((_dtype_of_number(number) for number in numbers), key=_core.dtypes.index)
    result = dtypes[0]
    for dtype in dtypes[1:]:
        common = _core._promote(result, dtype)
        if common is None:
            raise TypeError(f"result_type: {result} and {dtype} have no common dtype")
        result = common
    for number in numbers:
        result = _with_number(result, number)
    return result


def broadcast_shapes(*shapes: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """The shape to which arrays of these shapes broadcast together; () without shapes. Raises ValueError where they do
    not. A length of `None`, one that is not known, gives one that is not known."""
    for shape in shapes:
        if not isinstance(shape, tuple | list):
            raise TypeError(f"broadcast_shapes: a shape is {type(shape).__name__}; tuples of ints are accepted")
        for length in shape:
            if length is not None and _length(length) < 0:
                raise ValueError(f"broadcast_shapes: a shape is {tuple(shape)}; lengths from 0 are accepted")
    return common_shape("broadcast_shapes", [tuple(shape) for shape in shapes])


def _length(given: object) -> int:
    try:
        return index(given)  # type: ignore[arg-type]
    except TypeError:
        kind = type(given).__name__
        message = f"broadcast_shapes: a length is {kind}; ints, and None for one not known, are accepted"
        raise TypeError(message) from None


def common_shape(op: str, shapes: Sequence[tuple[int | None, ...]]) -> tuple[int | None, ...]:
    """What `op` broadcasts these shapes to."""
    ndim = max(map(len, shapes), default=0)
    common: list[int | None] = []
    for lengths in zip(*[(1,) * (ndim - len(shape)) + shape for shape in shapes], strict=True):
        known = set(lengths)
        unknown = None in known
        known -= {1, None}
        if len(known) > 1:
            listed = ", ".join(map(str, shapes))
            raise ValueError(f"{op}: shapes {listed} do not broadcast; lengths that are equal or 1 are accepted")
        common.append(None if unknown else known.pop() if known else 1)
    return tuple(common)
