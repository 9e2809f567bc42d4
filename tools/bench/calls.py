"""The cost of a call: 8 float32 elements, where the arithmetic is nothing."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np

from tools.bench.libraries import Library, Setting, arrays, values
from tools.bench.report import Measurement, Report
from tools.bench.timing import Plan, Work, compare

if TYPE_CHECKING:
    from tools.bench.operators import Case

SETTING = Setting("contiguous", 8)
CHAIN = 100


def run(report: Report, libraries: list[Library], cases: list[Case], plan: Plan) -> None:
    forward = [_forward(libraries, case, plan) for case in cases]
    report.measurements += forward
    report.heading("One call on 8 float32 elements")
    for peer, limit in (("numpy", 0.5), ("torch", 0.15)):
        found = [m for m in forward if peer in m.seconds]
        if found:
            report.slowest(found, peer, 5)
            name = f"time of a call, as a share of {peer}'s (median of {len(found)} operators)"
            report.target(name, median(m.share(peer) for m in found), limit, at_least=False)
    report.figure("time of a call (median of operators)", 1e9 * median(m.seconds["pylucid"] for m in forward), "ns")
    if len(libraries) > 1:
        _recorded(report, libraries, cases, plan)
        _chain(report, libraries, plan)


def _forward(libraries: list[Library], case: Case, plan: Plan) -> Measurement:
    drawn = values(case, SETTING)
    works = {lib.name: lib.work(case, arrays(lib, case, SETTING, drawn)) for lib in libraries}
    function = getattr(np, case.operator, None)
    if function is not None and not case.arguments:
        works["numpy"] = Work(case.call(), {"f": function} | {f"a{i}": a for i, a in enumerate(drawn)})
    return Measurement("call", case.name, compare(works, plan), size=8)


def _recorded(report: Report, libraries: list[Library], cases: list[Case], plan: Plan) -> None:
    found = []
    for case in (c for c in cases if c.has_gradient):
        drawn = values(case, SETTING)
        works = {}
        for lib in libraries:
            given, leaves = lib.leaves(case, arrays(lib, case, SETTING, drawn))
            if leaves:
                works[lib.name] = lib.work(case, given)
        if len(works) == len(libraries):
            found.append(Measurement("recorded call", case.name, compare(works, plan), size=8))
    report.measurements += found
    if found:
        name = f"time of a recorded call, as a share of torch's (median of {len(found)} operators)"
        report.target(name, median(m.share("torch") for m in found), 0.15, at_least=False)


def _chain(report: Report, libraries: list[Library], plan: Plan) -> None:
    works = {lib.name: _chain_work(lib) for lib in libraries}
    measured = Measurement("chain", f"{CHAIN} operators", compare(works, plan), size=8)
    report.measurements.append(measured)
    name = f"time of a chain of {CHAIN} operators, forward and backward, as a share of torch's"
    report.target(name, measured.share("torch"), 0.15, at_least=False)
    report.figure("time of that chain", 1e6 * measured.seconds["pylucid"], "us")


def _chain_work(lib: Library) -> Work:
    # Values that stay of order 1: subnormal numbers have their own speed.
    x = lib.array(np.linspace(1.2, 1.5, 8, dtype=np.float32)).requires_grad_()
    sin, multiply = lib.module.sin, lib.module.multiply

    def chain(x: Any) -> Any:
        y = x
        for _ in range(CHAIN // 2):
            y = multiply(sin(y), x)
        return y

    g = lib.array(np.linspace(-1, 1, 8, dtype=np.float32))
    return Work("grad(chain(x), x, g)", {"grad": lib.grad, "chain": chain, "x": x, "g": g})
