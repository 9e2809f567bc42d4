"""The C++ tests of the runtime: built in the build folder, run here, counted by their closing lines."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"


# What a processor must have of an instruction set, in the kernel's words.
FLAGS = {
    "baseline": set[str](),
    "avx2": {"avx2", "fma", "f16c", "bmi2"},
    "avx512": {"avx2", "fma", "f16c", "bmi2", "avx512f", "avx512bw", "avx512dq", "avx512vl", "avx512cd"},
}


def _isas() -> list[str]:
    try:
        words = set(Path("/proc/cpuinfo").read_text(encoding="utf-8").split())
    except OSError:
        return []
    return [isa for isa, flags in FLAGS.items() if flags <= words]


def _libraries() -> dict[str, str]:
    """Where libpylucid finds OpenBLAS from the build folder: installed, it looks beside itself."""
    if find_spec("scipy_openblas32") is None:
        return {}
    import scipy_openblas32

    return {"LD_LIBRARY_PATH": scipy_openblas32.get_lib_dir()}


def _run(target: str) -> int:
    """Build and run one test program; the number of checks it passed."""
    if not (BUILD / "CMakeCache.txt").exists():
        pytest.skip("no build folder: the package was not built here by `make build`")
    cmake = Path(sys.executable).with_name("cmake")
    built = subprocess.run(
        [cmake if cmake.exists() else "cmake", "--build", BUILD, "--target", target],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    ran = subprocess.run(
        [BUILD / target], capture_output=True, text=True, check=False, timeout=500, env=os.environ | _libraries()
    )
    closing = re.findall(r"(\d+) (?:checks|passed), (\d+) failed", ran.stdout)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert closing, f"no closing line in {ran.stdout!r}"
    passed, failed = map(int, closing[-1])
    assert failed == 0
    assert passed > 0
    return passed


@pytest.mark.parametrize("target", ["test_core", "test_driver", "test_kernels"])
def test_runtime(target: str) -> None:
    assert _run(target) > 100


@pytest.mark.parametrize("isa", _isas())
def test_scalar_functions(isa: str) -> None:
    assert _run(f"kernel_test_{isa}") > 1000
