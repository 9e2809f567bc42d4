"""Independent pieces of work shared with a second process: `shared(work, count)` gives the results in order.

Both processes take the next piece from one pipe. The second one is a fork, so that nothing is sent to it; where there
is no fork or no second processor, where the pieces are few, or should it fail, this process does them all.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import struct
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FEWEST = 12  # pieces that are worth a process, where there is nothing else to do meanwhile
MOST = 8192  # pieces whose numbers a pipe holds everywhere
_Number = struct.Struct("H")

Result = TypeVar("Result")


def shared(work: Callable[[int], Result], count: int, meanwhile: Callable[[], None] | None = None) -> list[Result]:
    """`work(0)` to `work(count - 1)`; `meanwhile` is called once, while the second process works."""
    done: dict[int, Result] = {}
    fewest = FEWEST if meanwhile is None else 1
    if fewest <= count <= MOST and hasattr(os, "fork") and _processors() > 1:
        done = _with_second(work, count, meanwhile)
    elif meanwhile is not None:
        meanwhile()
    return [done[index] if index in done else work(index) for index in range(count)]


def _processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _with_second(work: Callable[[int], Result], count: int, meanwhile: Callable[[], None] | None) -> dict[int, Result]:
    queue, put = os.pipe()
    answers, answer = os.pipe()
    os.write(put, b"".join(map(_Number.pack, range(count))))
    os.close(put)
    child = os.fork()
    if child == 0:
        _answer(work, queue, answer)
    os.close(answer)
    try:
        if meanwhile is not None:
            meanwhile()
        done = {index: work(index) for index in _taken(queue)}
    finally:
        os.close(queue)
        with os.fdopen(answers, "rb") as stream:
            sent = stream.read()
        os.waitpid(child, 0)
    with contextlib.suppress(EOFError, pickle.UnpicklingError):
        done |= pickle.loads(sent)
    return done


def _answer(work: Callable[[int], Result], queue: int, answer: int) -> None:
    """The second process: it leaves without running what this one would run at its end."""
    status = 1
    try:
        done = {index: work(index) for index in _taken(queue)}
        with os.fdopen(answer, "wb") as stream:
            pickle.dump(done, stream)
        status = 0
    finally:
        os._exit(status)


def _taken(queue: int) -> Iterator[int]:
    """The pieces that are left, each given to one reader."""
    while number := os.read(queue, _Number.size):
        yield _Number.unpack(number)[0]
