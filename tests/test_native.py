"""The C++ tests of the runtime: built in the build folder, run here, counted by their closing lines."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"


def _isas() -> list[str]:
    try:
        flags = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return []
    return ["baseline", *(["avx2"] if "avx2" in flags and "fma" in flags else [])]


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
    ran = subprocess.run([BUILD / target], capture_output=True, text=True, check=False, timeout=500)
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
