"""Element-wise operators, forward and backward, over sizes, layouts and dtypes."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import numpy as np

from codegen.targets import MLX
from tools.bench.libraries import Library, Setting, arrays, installed, values
from tools.bench.operators import records
from tools.bench.report import Measurement, Report
from tools.bench.timing import Plan, Work, compare, geometric_mean

if TYPE_CHECKING:
    from tools.bench.operators import Case

LARGE = 4_000_000
LEAST, LEAST_LARGE = 0.9, 0.75  # speed against PyTorch; the second is for memory-bound operators at LARGE


def settings(quick: bool, largest: int = LARGE) -> list[Setting]:
    """Sizes and layouts; those that are not contiguous up to `largest`."""
    if quick:
        small = [Setting("contiguous", n) for n in (1_000, 100_000)]
        return small + [Setting(layout, 10_000) for layout in ("strided", "transposed", "broadcast")]
    found = [Setting("contiguous", n) for n in (1_000, 10_000, 100_000, 1_000_000, LARGE)]
    sizes = [n for n in (1_000, 100_000, LARGE) if n <= largest]
    return found + [Setting(layout, n) for layout in ("strided", "transposed", "broadcast") for n in sizes]


def forward(report: Report, libraries: list[Library], cases: list[Case], plan: Plan, quick: bool) -> None:
    report.heading("Forward, float32, one thread")
    found: list[Measurement] = []
    for setting in settings(quick):
        for case in cases:
            drawn = values(case, setting)
            given = {lib.name: arrays(lib, case, setting, drawn) for lib in libraries}
            if setting.size == 1_000 and setting.layout == "contiguous" and len(libraries) > 1:
                _compare_values(report, libraries, case, given)
            works = {lib.name: lib.work(case, given[lib.name]) for lib in libraries}
            least = LEAST_LARGE if case.memory_bound and setting.size == LARGE else LEAST
            found.append(measurement("forward", case, setting, settled(works, plan, least)))
    report.measurements += found
    if len(libraries) > 1:
        report.table(found, "torch", ("layout", "size"))
        report.slowest(found, "torch")
        _forward_targets(report, found)


def _forward_targets(report: Report, found: list[Measurement]) -> None:
    speeds = [m.speed("torch") for m in found]
    large = [m.speed("torch") for m in found if m.memory_bound and m.size == LARGE]
    rest = [m.speed("torch") for m in found if not (m.memory_bound and m.size == LARGE)]
    below = sum(s < LEAST for s in rest) + sum(s < LEAST_LARGE for s in large)
    report.target(f"forward, geometric mean of {len(speeds)} cases", geometric_mean(speeds), 1.5, at_least=True)
    if rest:
        report.target(f"forward, least of {len(rest)} cases", min(rest), LEAST, at_least=True)
    if large:
        name = f"forward, memory-bound at {LARGE:,}, least of {len(large)} cases"
        report.target(name, min(large), LEAST_LARGE, at_least=True)
    report.figure("forward, cases below their limit", below, "")


def _compare_values(report: Report, libraries: list[Library], case: Case, given: dict[str, list[Any]]) -> None:
    """A fast wrong answer is no answer."""
    results = {}
    for lib in libraries:
        work = lib.work(case, given[lib.name])
        out = eval(work.statement, dict(work.names))
        results[lib.name] = np.asarray(out[0] if isinstance(out, tuple) else out, dtype=np.float64)
    if not np.allclose(results["pylucid"], results["torch"], rtol=1e-4, atol=1e-5, equal_nan=True):
        worst = np.nanmax(np.abs(results["pylucid"] - results["torch"]))
        report.note(f"{case.name}: pylucid and torch differ by up to {worst:.2g}")


def dtypes(report: Report, libraries: list[Library], cases: list[Case], plan: Plan, quick: bool) -> None:
    report.heading("Forward, other dtypes, one thread, contiguous")
    found: list[Measurement] = []
    for dtype in ("float64", "float16", "bfloat16", "int64"):
        setting = Setting("contiguous", 10_000 if quick else 1_000_000, dtype)
        for case in cases:
            if not case.floats or (dtype == "int64" and not case.accepts_integers):
                continue
            try:
                drawn = values(case, setting)
                works = {lib.name: lib.work(case, arrays(lib, case, setting, drawn)) for lib in libraries}
                found.append(measurement("dtypes", case, setting, compare(works, plan)))
            except (RuntimeError, TypeError, ValueError) as problem:
                report.note(f"{case.name} in {dtype}: {str(problem).splitlines()[0]}")
    report.measurements += found
    if len(libraries) > 1:
        report.table(found, "torch", ("dtype", "size"))
        report.slowest(found, "torch")


def backward(report: Report, libraries: list[Library], cases: list[Case], plan: Plan, quick: bool) -> None:
    report.heading("Backward, float32, one thread")
    found: list[Measurement] = []
    for setting in settings(quick, 100_000):
        for case in (c for c in cases if c.has_gradient):
            drawn = values(case, setting)
            try:
                works = {lib.name: lib.backward(case, arrays(lib, case, setting, drawn)) for lib in libraries}
            except RuntimeError as problem:
                if setting.size == 1_000 and setting.layout == "contiguous":
                    report.note(f"{case.name} backward: {str(problem).splitlines()[0]}")
                continue
            found.append(measurement("backward", case, setting, settled(works, plan, LEAST)))
    report.measurements += found
    if len(libraries) > 1 and found:
        report.table(found, "torch", ("layout", "size"))
        report.slowest(found, "torch")
        speeds = [m.speed("torch") for m in found]
        report.target(f"backward, geometric mean of {len(speeds)} cases", geometric_mean(speeds), 2.0, at_least=True)
        report.target(f"backward, least of {len(speeds)} cases", min(speeds), LEAST, at_least=True)
        report.figure("backward, cases below their limit", sum(s < LEAST for s in speeds), "")


def peers(report: Report, library: Library, cases: list[Case], plan: Plan, quick: bool) -> None:
    """NumPy and MLX, contiguous."""
    setting = Setting("contiguous", 30_000 if quick else 1_000_000)
    for peer in ("numpy", "mlx"):
        report.heading(f"Forward, float32, contiguous, against {peer}")
        if not installed(peer):
            report.note(f"{peer} is not installed: not compared")
            continue
        found: list[Measurement] = []
        for case in cases:
            if case.arguments:
                continue
            drawn = values(case, setting)
            work = _numpy(case, drawn) if peer == "numpy" else _mlx(case, drawn)
            if work is None:
                continue
            works = {"pylucid": library.work(case, arrays(library, case, setting, drawn)), peer: work}
            found.append(measurement(peer, case, setting, compare(works, plan)))
        report.measurements += found
        if found:
            report.table(found, peer, ("layout", "size"))


def _numpy(case: Case, drawn: list[Any]) -> Work | None:
    function = getattr(np, case.operator, None)
    names = {"f": function} | {f"a{i}": a for i, a in enumerate(drawn)}
    return None if function is None else Work(case.call(), names)


def _mlx(case: Case, drawn: list[Any]) -> Work | None:
    """The function of MLX that the record names, evaluated at once."""
    mx = importlib.import_module("mlx.core")
    target = next(op.dispatch.gpu for op in records() if op.name == case.operator)
    function = getattr(mx, target, None)
    if target not in MLX or function is None:
        return None
    names = {"f": function, "eval": mx.eval} | {f"a{i}": mx.array(a) for i, a in enumerate(drawn)}
    return Work(f"eval({case.call()})", names)


def settled(works: dict[str, Work], plan: Plan, least: float) -> dict[str, float]:
    """As `compare`. A case that is below its limit is measured again, for longer, and the second figure counts."""
    seconds = compare(works, plan)
    if "torch" in seconds and seconds["torch"] < least * seconds["pylucid"]:
        seconds = compare(works, Plan(3 * plan.repeats, plan.least, 5 * plan.enough))
    return seconds


def measurement(section: str, case: Case, setting: Setting, seconds: dict[str, float], threads: int = 1) -> Measurement:
    return Measurement(
        section, case.name, seconds, setting.layout, setting.size, setting.dtype, threads, case.memory_bound
    )
