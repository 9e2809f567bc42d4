"""Derivatives by the recorded graph, with PyTorch's names.

`grad` returns gradients and touches no `.grad`; `backward` adds them into the leaves' `.grad`. `no_grad`, `enable_grad`
and `set_grad_enabled` switch recording in this thread, as context managers or decorators.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, ParamSpec, TypeVar, overload

from pylucid import _core
from pylucid._core import Tensor, is_grad_enabled
from pylucid._decorators import decorated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import TracebackType
    from typing import Self

P = ParamSpec("P")
R = TypeVar("R")

__all__ = ["backward", "enable_grad", "grad", "is_grad_enabled", "no_grad", "set_grad_enabled"]


def _listed(given: Tensor | Sequence[Any], where: str) -> list[Any]:
    if isinstance(given, Tensor):
        return [given]
    try:
        return list(given)
    except TypeError:
        raise TypeError(f"{where} must be a Tensor or a sequence of Tensors, got {type(given).__name__}") from None


def _several(given: Tensor | Sequence[Tensor], where: str) -> list[Tensor]:
    tensors = _listed(given, where)
    if not tensors:
        raise ValueError(f"{where} is empty; at least one Tensor is accepted")
    for position, tensor in enumerate(tensors):
        if not isinstance(tensor, Tensor):
            raise TypeError(f"{where}[{position}] must be a Tensor, got {type(tensor).__name__}")
    return tensors


def _cotangents(
    given: Tensor | Sequence[Tensor | None] | None, outputs: list[Tensor], where: str
) -> list[Tensor | None]:
    if given is None:
        return [None] * len(outputs)
    cotangents: list[Tensor | None] = _listed(given, where)
    if len(cotangents) != len(outputs):
        raise ValueError(f"{where}: {len(cotangents)} given for {len(outputs)} outputs")
    return cotangents


@overload
def grad(
    outputs: Tensor | Sequence[Tensor],
    inputs: Tensor | Sequence[Tensor],
    grad_outputs: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    allow_unused: Literal[False] = False,
) -> tuple[Tensor, ...]: ...


@overload
def grad(
    outputs: Tensor | Sequence[Tensor],
    inputs: Tensor | Sequence[Tensor],
    grad_outputs: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    *,
    allow_unused: bool,
) -> tuple[Tensor | None, ...]: ...


def grad(
    outputs: Tensor | Sequence[Tensor],
    inputs: Tensor | Sequence[Tensor],
    grad_outputs: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    allow_unused: bool = False,
) -> tuple[Tensor | None, ...]:
    """The gradients of `outputs` with respect to `inputs`, one per input, of the input's shape and dtype.

    `grad_outputs` are the cotangents of the outputs; without them each output must have one element. `create_graph`
    records the gradients, so that they can be differentiated again; `retain_graph` (default: `create_graph`) keeps
    saved values for another call. An input that the outputs do not depend on raises RuntimeError, or gives None with
    `allow_unused`.
    """
    for name, value in (("create_graph", create_graph), ("allow_unused", allow_unused)):
        if not isinstance(value, bool):
            raise TypeError(f"grad: {name} must be a bool, got {type(value).__name__}")
    sources = _several(outputs, "grad: outputs")
    targets = _several(inputs, "grad: inputs")
    for position, tensor in enumerate(targets):
        if not tensor.requires_grad:
            raise RuntimeError(f"grad: inputs[{position}] does not require grad")
    cotangents = _cotangents(grad_outputs, sources, "grad: grad_outputs")
    retain = create_graph if retain_graph is None else retain_graph
    gradients = _core._grad(sources, cotangents, targets, retain, create_graph)
    if not allow_unused:
        for position, gradient in enumerate(gradients):
            if gradient is None:
                raise RuntimeError(
                    f"grad: the outputs do not depend on inputs[{position}]; allow_unused=True gives None for it"
                )
    return gradients


def backward(
    tensors: Tensor | Sequence[Tensor],
    grad_tensors: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
) -> None:
    """Add the gradients of `tensors` into `.grad` of the leaves that they were computed from.

    With `create_graph` a leaf and its gradient, which is then a function of it, keep each other alive until `.grad` is
    set to None; `grad` has no such cycle.
    """
    sources = _several(tensors, "backward: tensors")
    cotangents = _cotangents(grad_tensors, sources, "backward: grad_tensors")
    _core._backward(sources, cotangents, create_graph if retain_graph is None else retain_graph, create_graph)


class _GradMode:
    """Sets whether operators are recorded, for a block or for the calls of a function."""

    _mode: bool

    def __init__(self) -> None:
        self._before: list[bool] = []

    def __enter__(self) -> None:
        self._before.append(is_grad_enabled())
        _core._set_grad_enabled(self._mode)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _core._set_grad_enabled(self._before.pop())


class _FixedMode(_GradMode):
    """A mode that is known: `@no_grad` does what `@no_grad()` does."""

    @overload
    def __new__(cls, /) -> Self: ...

    @overload
    def __new__(cls, function: Callable[P, R], /) -> Callable[P, R]: ...  # type: ignore[misc]

    def __new__(cls, /, *function: Any, **named: Any) -> Any:
        if not function and not named:
            return super().__new__(cls)
        if named or len(function) > 1 or not callable(function[0]):
            given = ", ".join([*(type(one).__name__ for one in function), *(f"{name}=..." for name in named)])
            raise TypeError(f"{cls.__name__}: takes nothing, or the function that it decorates; got {given}")
        return cls()(function[0])

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        return decorated(type(self).__name__, function, self._mode, is_grad_enabled, _core._set_grad_enabled)


class no_grad(_FixedMode):
    """Records nothing inside: `with no_grad():`, or `@no_grad()` above a function."""

    _mode = False


class enable_grad(_FixedMode):
    """Records inside, whatever is set outside."""

    _mode = True


class set_grad_enabled(_GradMode):
    """Switches recording on or off at once; as a context manager until the end of the block."""

    def __init__(self, mode: bool) -> None:
        super().__init__()
        self._at_start = is_grad_enabled()
        _core._set_grad_enabled(mode)
        self._mode = mode

    def __enter__(self) -> None:
        self._before.append(self._at_start)
        _core._set_grad_enabled(self._mode)

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        _core._set_grad_enabled(self._at_start)
        return decorated("set_grad_enabled", function, self._mode, is_grad_enabled, _core._set_grad_enabled)
