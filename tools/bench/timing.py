"""Medians of repeated runs, peers in turn."""

from __future__ import annotations

import math
import statistics
import time
import timeit
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


@dataclass(frozen=True, slots=True)
class Plan:
    """How often to repeat, the least seconds that one repetition lasts, and after how many seconds three are enough."""

    repeats: int
    least: float
    enough: float = 0.1


@dataclass(frozen=True, slots=True)
class Work:
    """A statement to time, and the names that it reads."""

    statement: str
    names: Mapping[str, Any] = field(repr=False)

    def timer(self) -> timeit.Timer:
        return timeit.Timer(self.statement, globals=dict(self.names))


def compare(works: Mapping[str, Work], plan: Plan) -> dict[str, float]:
    """The median seconds of each statement. Each round times all of them, so that a slow moment hits all alike."""
    timers = {name: work.timer() for name, work in works.items()}
    numbers = {name: _runs_per_sample(timer, plan.least) for name, timer in timers.items()}
    samples: dict[str, list[float]] = {name: [] for name in works}
    started = time.perf_counter()
    for done in range(plan.repeats):
        if done >= 3 and time.perf_counter() - started > plan.enough:
            break
        for name, timer in timers.items():
            samples[name].append(timer.timeit(numbers[name]) / numbers[name])
    return {name: statistics.median(values) for name, values in samples.items()}


def _runs_per_sample(timer: timeit.Timer, least: float) -> int:
    timer.timeit(1)
    once = timer.timeit(1)
    if once >= least:
        return 1
    rough = max(1, math.ceil(least / 4 / max(once, 1e-7)))
    return max(1, math.ceil(least / (timer.timeit(rough) / rough)))


def geometric_mean(values: Iterable[float]) -> float:
    return statistics.geometric_mean(list(values))
