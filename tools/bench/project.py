"""The times of generation, import and build."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from tools.bench.operators import ROOT

if TYPE_CHECKING:
    from tools.bench.report import Report

_RECORD = """
- op: fourth_power(x, /)
  summary: Element-wise fourth power.
  amp: Promote
  forward: x * x * x * x
  grad: 4 * x * x * x * g
"""


def generation(report: Report, quick: bool) -> None:
    report.heading("Generation")
    repeats = 1 if quick else 3
    full, cached, idle = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        # Nothing is deleted in between: ext4 looks past every inode that was freed in the last minute.
        for repeat in range(repeats):
            place = Path(folder) / str(repeat)
            place.mkdir()
            ops, out = place / "ops.yaml", place / "generated"
            shutil.copy(ROOT / "ops.yaml", ops)
            full.append(_generate(ops, out))
            out.rename(place / "before")
            cached.append(_generate(ops, out))
            idle.append(_generate(ops, out))
    report.target("generation without proof cache", median(full), 2.0, at_least=False, unit="s")
    report.target("generation with proof cache", median(cached), 0.5, at_least=False, unit="s")
    report.target("generation with nothing to do", median(idle), 0.3, at_least=False, unit="s")


def _generate(ops: Path, out: Path) -> float:
    command = [sys.executable, "-m", "codegen", "gen", "--ops", str(ops), "--out", str(out)]
    return _seconds(command, ROOT, _usual())


def _usual() -> dict[str, str]:
    """The environment with Python's byte code kept, as it is where nobody says otherwise."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def importing(report: Report, quick: bool) -> None:
    report.heading("Import")
    code = "import time; t = time.perf_counter(); import pylucid; print(time.perf_counter() - t)"
    command = [sys.executable, "-c", code]
    samples = [
        float(subprocess.run(command, capture_output=True, text=True, check=True, env=_usual()).stdout)
        for _ in range(4 if quick else 10)
    ]
    report.target("import pylucid", median(samples[1:]), 0.15, at_least=False, unit="s")


def build(report: Report) -> None:
    """In a copy of the project: generation and compilation, without the installation that `make build` ends with."""
    report.heading("Build")
    if shutil.which("ninja") is None and not (Path(sys.executable).parent / "ninja").exists():
        report.note("ninja is not installed: the build is not timed")
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "pylucid"
        ignored = shutil.ignore_patterns(".git", ".venv", "build", ".cache", "__pycache__", ".*_cache")
        shutil.copytree(ROOT, copy, ignore=ignored)
        shutil.copytree(ROOT / ".cache", copy / ".cache")
        cores = str(len(os.sched_getaffinity(0))) if hasattr(os, "sched_getaffinity") else "2"
        environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}

        def timed() -> float:
            seconds = _seconds([sys.executable, "-m", "codegen", "gen"], copy)
            configure = ["cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"]
            seconds += _seconds([*configure, f"-DPython_EXECUTABLE={sys.executable}"], copy, environment)
            return seconds + _seconds(["cmake", "--build", "build", "-j", cores], copy, environment)

        report.target(f"clean build on {cores} cores", timed(), 300, at_least=False, unit="s")
        ops = copy / "ops.yaml"
        text = ops.read_text("utf-8")
        ops.write_text(text.replace("grad: 2 * x * g\n", "grad: g * 2 * x\n"), "utf-8")
        report.target("build after a one-formula edit", timed(), 20, at_least=False, unit="s")
        edited = ops.read_text("utf-8")
        place = edited.index("\n- op: cube(")
        ops.write_text(edited[:place] + _RECORD + edited[place:], "utf-8")
        report.target("build after adding a record", timed(), 30, at_least=False, unit="s")


def _seconds(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> float:
    started = time.perf_counter()
    subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started
