"""Modes of a thread as decorators."""

from __future__ import annotations

import functools
import inspect
import types
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")


def decorated(
    where: str, function: Callable[P, R], mode: S, read: Callable[[], S], write: Callable[[S], None]
) -> Callable[P, R]:
    """`function` in a mode, which `read` and `write` know: of a generator or coroutine each step, so that nobody else
    runs in the mode while it is suspended."""
    if not callable(function):
        raise TypeError(f"{where}: decorates a function, got {type(function).__name__}")
    if isinstance(function, type):
        raise TypeError(f"{where}: decorates a function, got the class {function.__name__}; decorate its methods")
    if inspect.isasyncgenfunction(function):
        raise TypeError(f"{where}: an asynchronous generator is not supported; write `with {where}` in its body")

    def within(*args: P.args, **kwargs: P.kwargs) -> R:
        before = read()
        write(mode)
        try:
            return function(*args, **kwargs)
        finally:
            write(before)

    def step(resume: Callable[[], Any]) -> Any:
        before = read()
        write(mode)
        try:
            return resume()
        finally:
            write(before)

    def within_steps(*args: P.args, **kwargs: P.kwargs) -> Any:
        return (yield from _steps(function(*args, **kwargs), step))

    async def within_awaited_steps(*args: P.args, **kwargs: P.kwargs) -> Any:
        return await _awaited_steps(function(*args, **kwargs), step)

    inside: Any = within
    if inspect.iscoroutinefunction(function):
        inside = within_awaited_steps
    elif inspect.isgeneratorfunction(function):
        inside = within_steps
    return functools.wraps(function)(inside)


def _steps(steps: Any, step: Callable[[Callable[[], Any]], Any]) -> Generator[Any, Any, Any]:
    """What a generator or coroutine yields, takes and returns, each step of it taken by `step`."""
    resume: Callable[[], Any] = functools.partial(steps.send, None)
    while True:
        try:
            given = step(resume)
        except StopIteration as end:
            return end.value
        try:
            resume = functools.partial(steps.send, (yield given))
        except GeneratorExit:
            step(steps.close)
            raise
        except BaseException as error:
            resume = functools.partial(steps.throw, error)


_awaited_steps: Any = types.coroutine(_steps)
