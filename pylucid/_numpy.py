"""NumPy's functions on Tensors: they see NumPy arrays of the values, and give NumPy's answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pylucid._core import Tensor, _add_method

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


def _as_numpy(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value.numpy()
    if type(value) in (list, tuple):
        return type(value)(map(_as_numpy, value))
    return value


def _array_function(
    self: Tensor, function: Callable[..., Any], types: object, arguments: Sequence[Any], options: Mapping[str, Any]
) -> Any:
    """Call a function of NumPy with the Tensors among its arguments as arrays. Raises TypeError where it would write
    into a Tensor."""
    if isinstance(options.get("out"), Tensor):
        raise TypeError(f"numpy.{function.__name__}: `out` is a Tensor, into which NumPy does not write; pass an array")
    return function(*map(_as_numpy, arguments), **{name: _as_numpy(value) for name, value in options.items()})


def enter() -> None:
    """Make the Tensor an array of NumPy's function protocol."""
    _add_method("__array_function__", _array_function)
