"""Checks of a composite's arguments: errors name the operator, the argument, what was given and what is accepted."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, NoReturn

from pylucid._core import Tensor

if TYPE_CHECKING:
    from collections.abc import Iterable


def not_a_tensor(op: str, name: str, value: object) -> NoReturn:
    """Raise TypeError for an argument that should be a Tensor."""
    raise TypeError(f"{op}: `{name}` is {kind(value)}; a Tensor is accepted")


def tensors(op: str, name: str, values: object) -> tuple[Tensor, ...]:
    """A sequence of Tensors as a tuple; raises TypeError."""
    if not isinstance(values, tuple | list):
        raise TypeError(f"{op}: `{name}` is {kind(values)}; a sequence of Tensors is accepted")
    for position, value in enumerate(values):
        if type(value) is not Tensor:
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


def axis(op: str, value: object, ndim: int, name: str = "axis") -> int:
    """An axis in [-ndim, ndim) as one in [0, ndim); raises TypeError and IndexError."""
    found = integer(op, name, value)
    if not -ndim <= found < ndim:
        accepted = f"axes from {-ndim} to {ndim - 1} are accepted" if ndim else "an array without axes has none"
        raise IndexError(f"{op}: `{name}` is {found}, but the array has {ndim} dimensions; {accepted}")
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
