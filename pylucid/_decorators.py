"""Context managers as decorators."""

from __future__ import annotations

import functools
import inspect
import types
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from contextlib import AbstractContextManager

P = ParamSpec("P")
R = TypeVar("R")


def decorated(
    where: str, context: Callable[[], AbstractContextManager[Any]], function: Callable[P, R]
) -> Callable[P, R]:
    """`function`, each call of which runs in a context of its own: of a generator or coroutine each step, so that
    nobody else runs in the context while it is suspended."""
    if not callable(function):
        raise TypeError(f"{where}: decorates a function, got {type(function).__name__}")
    if isinstance(function, type):
        raise TypeError(f"{where}: decorates a function, got the class {function.__name__}; decorate its methods")
    inside: Any
    if inspect.isasyncgenfunction(function):
        raise TypeError(f"{where}: an asynchronous generator is not supported; write `with {where}` in its body")
    if inspect.iscoroutinefunction(function):

        async def inside(*args: P.args, **kwargs: P.kwargs) -> Any:
            return await _awaited(function(*args, **kwargs), context)

    elif inspect.isgeneratorfunction(function):

        def inside(*args: P.args, **kwargs: P.kwargs) -> Any:
            return (yield from _steps(function(*args, **kwargs), context))

    else:

        def inside(*args: P.args, **kwargs: P.kwargs) -> R:
            with context():
                return function(*args, **kwargs)

    return functools.wraps(function)(inside)


def _steps(steps: Any, context: Callable[[], AbstractContextManager[Any]]) -> Generator[Any, Any, Any]:
    """What a generator or coroutine yields, takes and returns, run in a context only while it runs itself."""
    resume: Callable[[], Any] = functools.partial(steps.send, None)
    while True:
        try:
            with context():
                given = resume()
        except StopIteration as end:
            return end.value
        try:
            resume = functools.partial(steps.send, (yield given))
        except GeneratorExit:
            with context():
                steps.close()
            raise
        except BaseException as error:
            resume = functools.partial(steps.throw, error)


_awaited: Any = types.coroutine(_steps)
