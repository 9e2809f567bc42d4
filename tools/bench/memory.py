"""Peak memory of forward and backward, each library in a process of its own.

As a program, `python -m tools.bench.memory LIBRARY ELEMENTS OPERATOR ...`, it prints each operator's peak: the growth
of the resident set over what it was before, in a forked child that holds the inputs already.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from tools.bench.libraries import Library
from tools.bench.operators import ROOT, Case, cases
from tools.bench.report import Measurement, Report

OPERATORS = ("square", "exp", "tanh", "sigmoid", "gelu", "multiply", "maximum", "where")


def run(report: Report, names: list[str], compared: list[Case], quick: bool) -> None:
    report.heading("Peak memory of forward and backward")
    elements = 2_000_000 if quick else 16_000_000
    operators = [case.operator for case in compared if case.name in OPERATORS]
    if not operators:
        return
    peaks = {name: _process(name, elements, operators) for name in names}
    found = [Measurement("memory", op, {n: peaks[n][op] for n in names}, size=elements) for op in operators]
    report.measurements += found
    unit = 4 * elements
    for m in found:
        words = ", ".join(f"{name} {peak / unit:.2f}" for name, peak in m.seconds.items())
        print(f"  {m.case:<12} arrays of the input's size: {words}")
    if "torch" in names:
        worst = max(m.share("torch") for m in found)
        # The resident set is counted in batches of pages: two equal runs differ by up to a hundredth.
        report.target("peak memory, as a share of torch's, greatest", worst, 1.01, at_least=False)


def _process(name: str, elements: int, operators: list[str]) -> dict[str, float]:
    command = [sys.executable, "-m", "tools.bench.memory", name, str(elements), *operators]
    answer = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(answer.stdout)
    return found


def _main(name: str, elements: str, *operators: str) -> None:
    library = Library(name, 1)
    found = {}
    for case in cases(frozenset(operators)):
        if case.name == case.operator:
            found[case.name] = _in_child(library, case, int(elements))
    print(json.dumps(found))


def _in_child(library: Library, case: Case, size: int) -> int:
    """Bytes. A child has no earlier case's memory in its pools, and its high-water mark begins at what is resident."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _forward_and_backward(library, case, _arrays(library, _drawn(case, 1_000)))  # code is loaded as it is first run
        drawn = _drawn(case, size)
        given = _arrays(library, drawn)
        _load_code()
        before = _resident_peak()
        _forward_and_backward(library, case, given)
        os.write(writer, str(_resident_peak() - before).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as answer:
        text = answer.read()
    _, status = os.waitpid(child, 0)
    if status:
        raise RuntimeError(f"{case.name} in {library.name} ended with status {status}")
    return int(text)


def _drawn(case: Case, size: int) -> list[Any]:
    """The inputs' numbers and a cotangent's, in mapped memory, drawn in place.

    As long as these are held nothing is freed, so what is resident is the high-water mark.
    """
    rng = np.random.default_rng(0)
    found: list[Any] = []
    for dtype in (*(spec.dtype for spec in case.inputs), ""):
        values: Any = np.frombuffer(mmap.mmap(-1, 4 * size), dtype=np.float32)
        rng.random(out=values, dtype=np.float32)
        found.append(values.view(np.bool_)[:size] if dtype == "bool" else values)
        if dtype == "bool":
            found[-1][:] = False
            found[-1][::2] = True
    return found


def _arrays(library: Library, drawn: list[Any]) -> list[Any]:
    return [library.array(values) for values in drawn]


def _forward_and_backward(library: Library, case: Case, given: list[Any]) -> None:
    *arrays, cotangent = given
    inputs, leaves = library.leaves(case, arrays)
    work = library.work(case, inputs)
    y = eval(work.statement, dict(work.names))
    library.grad(y, leaves, cotangent)


def _load_code() -> None:
    """Makes the code of all libraries resident: how much comes with a page that is first run, the system decides."""
    populate_read = 22  # of madvise, in Linux
    maps = Path("/proc/self/maps")
    for line in maps.read_text().splitlines() if maps.exists() else []:
        addresses, access, _, _, inode = line.split()[:5]
        if access.startswith("r-x") and inode != "0":
            begin, end = (int(address, 16) for address in addresses.split("-"))
            ctypes.CDLL(None).madvise(ctypes.c_void_p(begin), ctypes.c_size_t(end - begin), populate_read)


def _resident_peak() -> int:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


if __name__ == "__main__":
    _main(*sys.argv[1:])
