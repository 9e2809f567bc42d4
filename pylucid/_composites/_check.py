"""Checks of a composite's arguments: errors name the operator, the argument, what was given and what is accepted."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from pylucid import Tensor, _core, ops
from pylucid._data_types import dtype_argument as dtype  # noqa: F401

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pylucid import Dtype

R = TypeVar("R")
_COMPLEX = "complex floating"
_REAL_OF = {"complex64": _core.float32, "complex128": _core.float64}
_FLOATS = frozenset(x for x in _core.dtypes if x.kind in ("real floating", _COMPLEX))
_RENAMED = (TypeError, ValueError, IndexError, OverflowError, MemoryError, _core.LinAlgError)


class Accepted(frozenset["Dtype"]):
    """The dtypes that an input is computed in, and how errors say what it accepts."""

    text: str

    def __new__(cls, text: str, *names: str) -> Accepted:
        made = super().__new__(cls, (getattr(_core, name) for name in names))
        made.text = text
        return made


def named(op: str, error: Exception) -> Exception:
    """An error of one of the parts as the operator's own."""
    text = str(error)
    if text.startswith(f"{op}: ") or type(error) not in _RENAMED:
        return error
    part, _, rest = text.partition(": ")
    return type(error)(f"{op}: {rest if part.startswith('_') and part.isidentifier() else text}")


def under(amp: str, function: Callable[..., R], *arguments: Any, **named: Any) -> R:
    """A composite's value under autocast, which its parts do not see: of ForceFP32 half types enter as float32."""
    before = _core._autocast()
    _, low, place = before

    def entering(value: Any) -> Any:
        if isinstance(value, Tensor):
            half = value.dtype in (_core.float16, _core.bfloat16) and value.device == place
            return ops.astype(value, _core.float32) if half else value
        return [entering(one) for one in value] if isinstance(value, tuple | list) else value

    if amp == "ForceFP32":
        arguments, named = tuple(map(entering, arguments)), {name: entering(value) for name, value in named.items()}
    _core._set_autocast(False, low, place)
    try:
        return function(*arguments, **named)
    finally:
        _core._set_autocast(*before)


def other_dtype(op: str, name: str, given: Tensor, accepted: Accepted) -> NoReturn:
    """Raise TypeError for a Tensor of a dtype that is not accepted."""
    raise TypeError(f"{op}: `{name}` is {given.dtype.name}; {accepted.text}")


def dtypes(op: str, name: str, given: tuple[Tensor, ...], accepted: Accepted) -> None:
    """Raise TypeError where one of several Tensors has such a dtype."""
    for position, value in enumerate(given):
        if value.dtype not in accepted:
            other_dtype(op, f"{name}[{position}]", value, accepted)


def entering(op: str, name: str, given: Tensor, accepted: Accepted, *beside: Tensor | None) -> Tensor:
    """A bool or integer Tensor as one of the float dtype that it promotes to beside others, else float32; raises
    TypeError for what is not accepted."""
    if given.dtype in accepted:
        return given
    if given.dtype.kind == _COMPLEX:
        other_dtype(op, name, given, accepted)
    found: Dtype | None = None
    for other in beside:
        if other is not None and other.dtype in _FLOATS:
            real = _REAL_OF.get(other.dtype.name, other.dtype)
            found = real if found is None else _core._promote(found, real)
    return ops.astype(given, _core.float32 if found is None else found)


def all_entering(
    op: str, name: str, given: tuple[Tensor, ...], accepted: Accepted, *beside: Tensor | None
) -> tuple[Tensor, ...]:
    """The same of several Tensors, each beside the others."""
    return tuple([entering(op, f"{name}[{i}]", value, accepted, *given, *beside) for i, value in enumerate(given)])


def not_a_tensor(op: str, name: str, value: object) -> NoReturn:
    """Raise TypeError for an argument that should be a Tensor."""
    raise TypeError(f"{op}: `{name}` is {kind(value)}; a Tensor is accepted")


def tensors(op: str, name: str, values: object) -> tuple[Tensor, ...]:
    """A sequence of Tensors as a tuple; raises TypeError."""
    if not isinstance(values, (tuple, list)):  # quicker than a union
        raise TypeError(f"{op}: `{name}` is {kind(values)}; a sequence of Tensors is accepted")
    for value in values:
        if type(value) is not Tensor:
            position = next(i for i, v in enumerate(values) if v is value)
            raise TypeError(f"{op}: `{name}[{position}]` is {kind(value)}; a Tensor is accepted")
    return tuple(values)


def kind(value: object) -> str:
    """The type of a value, as errors name it."""
    return "None" if value is None else type(value).__name__


def integer(op: str, name: str, value: object) -> int:
    """An int, from whatever Python accepts as an index; raises TypeError."""
    if isinstance(value, bool):
        raise TypeError(f"{op}: `{name}` is bool; an int is accepted")
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{op}: `{name}` is {kind(value)}; an int is accepted") from None


def integers(op: str, name: str, value: object) -> int | tuple[int, ...]:
    """One int or a tuple of ints; raises TypeError."""
    if not isinstance(value, tuple | list):
        try:
            return integer(op, name, value)
        except TypeError:
            raise TypeError(f"{op}: `{name}` is {kind(value)}; an int or a tuple of ints is accepted") from None
    return tuple([integer(op, f"{name}[{i}]", n) for i, n in enumerate(value)])


def _item(value: object) -> object:
    """The Python number of a NumPy one; other values as they are."""
    module = type(value).__module__
    return value.item() if module == "numpy" and hasattr(value, "item") and not hasattr(value, "__len__") else value


def boolean(op: str, name: str, value: object) -> bool:
    """A bool; raises TypeError."""
    found = _item(value)
    if not isinstance(found, bool):
        raise TypeError(f"{op}: `{name}` is {kind(value)}; a bool is accepted")
    return found


def count(op: str, name: str, value: int) -> int:
    """A number of Tensors to make; raises MemoryError for one that no memory holds."""
    if value > 1 << 31:
        raise MemoryError(f"{op}: `{name}` is {value}, more Tensors than memory holds; at most 2**31 are accepted")
    return value


def real(op: str, name: str, value: object) -> float:
    """A real number as a float; raises TypeError."""
    found = _item(value)
    if not isinstance(found, int | float):
        raise TypeError(f"{op}: `{name}` is {kind(value)}; a real number is accepted")
    try:
        return float(found)
    except OverflowError:
        raise OverflowError(f"{op}: `{name}` is an int that no float holds") from None


def number(op: str, name: str, value: object) -> Any:
    """A Python number; raises TypeError."""
    found = _item(value)
    if not isinstance(found, int | float | complex):
        raise TypeError(f"{op}: `{name}` is {kind(value)}; a number is accepted")
    return found


def device(op: str, name: str, value: object) -> str:
    """The name of a device; raises TypeError and ValueError."""
    if not isinstance(value, str):
        raise TypeError(f"{op}: `{name}` is {kind(value)}; 'cpu' and 'gpu' are accepted")
    if value not in ("cpu", "gpu"):
        raise ValueError(f"{op}: `{name}` is {value!r}; 'cpu' and 'gpu' are accepted")
    return value


def text(op: str, name: str, value: object) -> str:
    """A str; raises TypeError."""
    if not isinstance(value, str):
        raise TypeError(f"{op}: `{name}` is {kind(value)}; a str is accepted")
    return value


def choice(op: str, name: str, value: object, choices: tuple[str, ...]) -> NoReturn:
    """Raise for what is none of the words that an attribute can be."""
    accepted = f"one of {', '.join(map(repr, choices))} is accepted"
    if not isinstance(value, str):
        raise TypeError(f"{op}: `{name}` is {kind(value)}; {accepted}")
    raise ValueError(f"{op}: `{name}` is {value!r}; {accepted}")


def axis(op: str, value: object, ndim: int, name: str = "axis") -> int:
    """An axis in [-ndim, ndim) as one in [0, ndim); raises TypeError and IndexError."""
    found = integer(op, name, value)
    if not -ndim <= found < ndim:
        accepted = f"axes from {-ndim} to {ndim - 1} are accepted" if ndim else "an array without axes has none"
        raise IndexError(
            f"{op}: `{name}` is {found}, but the array has {ndim} {'axis' if ndim == 1 else 'axes'}; {accepted}"
        )
    return found + ndim if found < 0 else found


def axes(op: str, value: object, ndim: int, name: str = "axis") -> tuple[int, ...]:
    """One axis or several as a tuple of axes in [0, ndim), in the order given; all for None. Raises TypeError,
    IndexError, and ValueError where an axis is repeated."""
    if value is None:
        return tuple(range(ndim))
    given: Iterable[object] = value if isinstance(value, tuple | list) else (value,)
    found = tuple(axis(op, one, ndim, name) for one in given)
    if len(set(found)) != len(found):
        raise ValueError(f"{op}: `{name}` is {value}, which names an axis twice; each is accepted once")
    return found


def leaf(op: str, x: Tensor, requires_grad: bool) -> Tensor:
    """x as a leaf that requires grad, where that is asked for; raises TypeError for a dtype without derivatives."""
    if not requires_grad:
        return x
    if x.dtype.kind not in ("real floating", _COMPLEX):
        accepted = "floating point and complex dtypes have gradients"
        raise TypeError(f"{op}: `requires_grad` is True, but the dtype is {x.dtype.name}; {accepted}")
    return x.requires_grad_()
