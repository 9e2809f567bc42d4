"""Two threads: each library in processes of its own, which alternate.

As a program, `python -m tools.bench.threads LIBRARY THREADS SIZES [OPERATOR ...]`, it prints the times of one library.
"""

from __future__ import annotations

import json
import subprocess
import sys
from statistics import median
from typing import TYPE_CHECKING

from tools.bench.elementwise import measurement
from tools.bench.libraries import Library, Setting, arrays, values
from tools.bench.operators import ROOT, Case, cases
from tools.bench.timing import Plan, compare, geometric_mean

if TYPE_CHECKING:
    from tools.bench.report import Measurement, Report

THREADS = 2


def run(report: Report, names: list[str], compared: list[Case], quick: bool) -> None:
    report.heading(f"Forward, float32, contiguous, {THREADS} threads, in separate processes")
    sizes = (300_000,) if quick else (100_000, 1_000_000, 4_000_000)
    rounds = 1 if quick else 3
    operators = sorted({case.operator for case in compared})
    samples: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            samples[name].append(_process(name, sizes, operators))
    found: list[Measurement] = []
    for size in sizes:
        for case in compared:
            key = f"{case.name} {size}"
            seconds = {name: median(sample[key] for sample in samples[name]) for name in names}
            found.append(measurement("threads", case, Setting("contiguous", size), seconds, THREADS))
    report.measurements += found
    if "torch" in names:
        report.table(found, "torch", ("size",))
        report.slowest(found, "torch")
        speeds = [m.speed("torch") for m in found]
        name = f"forward, {THREADS} threads, geometric mean of {len(speeds)} cases"
        report.target(name, geometric_mean(speeds), 1.5, at_least=True)


def _process(name: str, sizes: tuple[int, ...], operators: list[str]) -> dict[str, float]:
    command = [sys.executable, "-m", "tools.bench.threads", name, str(THREADS), ",".join(map(str, sizes)), *operators]
    answer = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(answer.stdout)
    return found


def _main(name: str, threads: str, sizes: str, *operators: str) -> None:
    library = Library(name, int(threads))
    plan = Plan(5, 0.002)
    found = {}
    for size in map(int, sizes.split(",")):
        setting = Setting("contiguous", size)
        for case in cases(frozenset(operators)):
            work = library.work(case, arrays(library, case, setting, values(case, setting)))
            found[f"{case.name} {size}"] = compare({name: work}, plan)[name]
    print(json.dumps(found))


if __name__ == "__main__":
    _main(*sys.argv[1:])
