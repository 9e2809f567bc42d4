"""The command line of the benchmark."""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from pathlib import Path

from tools.bench import arrays, calls, elementwise, memory, project, threads
from tools.bench.libraries import Library, installed
from tools.bench.operators import TORCH, cases, uncompared
from tools.bench.report import Report
from tools.bench.timing import Plan

SECTIONS = (
    "calls",
    "forward",
    "dtypes",
    "backward",
    "arrays",
    "peers",
    "threads",
    "memory",
    "generation",
    "import",
    "build",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.bench", description="Speed and memory of pylucid and its peers.")
    parser.add_argument("--quick", action="store_true", help="fewer sizes and repetitions: about a minute")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help=f"a section ({', '.join(SECTIONS)}) or an operator"
    )
    parser.add_argument("--json", type=Path, metavar="PATH", help="write every figure here")
    parser.add_argument("--build", action="store_true", help="time the build too, in a copy: minutes")
    options = parser.parse_args()
    known = {*SECTIONS, *TORCH, *(case.name.split()[0] for case in arrays.cases(quick=False))}
    unknown = [name for name in options.only if name not in known]
    if unknown:
        parser.error(f"neither a section nor an operator: {', '.join(unknown)}")
    started = time.perf_counter()
    report = Report()
    operators = frozenset(options.only) - set(SECTIONS)
    wanted = [name for name in options.only if name in SECTIONS] or list(usual_sections(operators))
    if options.build and "build" not in wanted:
        wanted.append("build")
    run(report, wanted, operators, options.quick)

    missed = [target for target in report.targets if not target.met]
    report.heading("Targets")
    for target in report.targets:
        print(target)
    print(f"{len(report.targets) - len(missed)} of {len(report.targets)} targets met", end="")
    print(f"; {len(report.measurements):,} measurements in {time.perf_counter() - started:.0f} s")
    if options.json:
        facts = {"machine": platform.machine(), "system": platform.platform(), "python": platform.python_version()}
        settings = {"quick": options.quick, "sections": wanted}
        options.json.write_text(json.dumps(facts | settings | report.as_json(), indent=1) + "\n", "utf-8")
        print(f"written: {options.json}")
    return 0


def usual_sections(operators: frozenset[str]) -> tuple[str, ...]:
    """Where no section is asked for: of operators, the sections that measure them; of none, all but the build."""
    if not operators:
        return SECTIONS[:-1]
    return SECTIONS[:-3] if cases(operators) else ("arrays",)


def run(report: Report, wanted: list[str], operators: frozenset[str], quick: bool) -> None:
    compared = cases(operators)
    names = ["pylucid"] + (["torch"] if installed("torch") else [])
    if len(names) == 1:
        report.note("torch is not installed: nothing is compared with it (python -m pip install torch==2.13.0)")
    libraries = (
        [Library(name, 1) for name in names]
        if {"calls", "forward", "dtypes", "backward", "arrays", "peers"} & set(wanted)
        else []
    )
    for lib in libraries:
        print(f"{lib.name} {lib.module.__version__}")
    if not operators:
        for name, why in uncompared().items():
            report.note(f"{name} is not compared: {why}")
    plan = Plan(3, 0.0003) if quick else Plan(7, 0.001)
    if "calls" in wanted:
        calls.run(report, libraries, compared, Plan(5, 0.0002) if quick else Plan(9, 0.001))
    if "forward" in wanted:
        elementwise.forward(report, libraries, compared, plan, quick)
    if "dtypes" in wanted:
        elementwise.dtypes(report, libraries, compared, plan, quick)
    if "backward" in wanted:
        elementwise.backward(report, libraries, compared, plan, quick)
    if "arrays" in wanted:
        arrays.run(report, libraries, plan, quick, operators)
    if "peers" in wanted:
        elementwise.peers(report, libraries[0], compared, plan, quick)
    if "threads" in wanted:
        threads.run(report, names, compared, quick)
    if "memory" in wanted:
        memory.run(report, names, compared, quick)
    if "generation" in wanted:
        project.generation(report, quick)
    if "import" in wanted:
        project.importing(report, quick)
    if "build" in wanted:
        project.build(report)


if __name__ == "__main__":
    sys.exit(main())
