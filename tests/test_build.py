"""What is built: generated files that are up to date and the same everywhere, and loops that share no code between
instruction sets."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def codegen(*arguments: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "codegen", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def tree(folder: Path) -> dict[str, bytes]:
    paths = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(paths)}


def test_files_newer_than_the_build_say_what_to_do() -> None:
    """After `make codegen` alone the core lacks what the generated Python imports."""
    code = (
        "import sys, pylucid; del pylucid._core.square\n"
        "for name in [n for n in sys.modules if n.partition('.')[0] == 'pylucid' and n != 'pylucid._core']:\n"
        "    del sys.modules[name]\n"
        "import pylucid"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert "cannot import name 'square' from 'pylucid._core'" in done.stderr
    assert done.stderr.endswith("The generated files are newer than the build: run `make build`.\n")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The records and their generated files, to be changed."""
    shutil.copy(ROOT / "ops.yaml", tmp_path)
    shutil.copytree(ROOT / "generated", tmp_path / "generated", ignore=shutil.ignore_patterns("__pycache__"))
    if (ROOT / ".cache" / "proofs.json").exists():
        (tmp_path / ".cache").mkdir()
        shutil.copy(ROOT / ".cache" / "proofs.json", tmp_path / ".cache")
    return tmp_path


def check(place: Path) -> subprocess.CompletedProcess[str]:
    return codegen("check", "--ops", str(place / "ops.yaml"), "--out", str(place / "generated"))


def test_generated_files_are_up_to_date(place: Path) -> None:
    result = check(place)
    assert result.returncode == 0, result.stderr + result.stdout
    assert len(tree(place / "generated")) > 100


def test_a_stale_or_edited_file_fails_the_check(place: Path) -> None:
    before = tree(place / "generated")
    header = place / "generated/csrc/power/nodes.h"
    header.write_text(header.read_text(encoding="utf-8") + "// by hand\n", encoding="utf-8")
    result = check(place)
    assert (result.returncode, "was edited by hand" in result.stderr) == (1, True)
    header.unlink()
    result = check(place)
    assert (result.returncode, "is missing" in result.stderr) == (1, True)
    header.write_bytes(before["csrc/power/nodes.h"])
    assert check(place).returncode == 0
    records = place / "ops.yaml"
    text = records.read_text(encoding="utf-8")
    records.write_text(text.replace("Element-wise square.", "The square of each element."), encoding="utf-8")
    result = check(place)
    assert (result.returncode, "is out of date" in result.stderr) == (1, True)
    assert tree(place / "generated") == before


def test_errors_leave_generated_files_alone(place: Path) -> None:
    before = tree(place / "generated")
    records = place / "ops.yaml"
    text = records.read_text(encoding="utf-8")
    for formula in ("2 * xx * g", "3 * x * g"):
        wrong = text.replace("  grad: 2 * x * g", f"  grad: {formula}", 1)
        assert wrong != text
        records.write_text(wrong, encoding="utf-8")
        result = codegen("gen", "--ops", str(records), "--out", str(place / "generated"))
        assert result.returncode == 1
        assert "error[E" in result.stderr
        assert tree(place / "generated") == before


def test_output_depends_on_nothing_else(place: Path) -> None:
    """Hash seeds, locale, time zone, working folder, caches and the output's own folder change no byte."""
    expected = tree(place / "generated")
    elsewhere = place / "else where"
    elsewhere.mkdir()
    surroundings = (
        (place, {"PYTHONHASHSEED": "0", "LC_ALL": "C", "PYTHONUTF8": "0", "TZ": "Asia/Kathmandu"}),
        (elsewhere, {"PYTHONHASHSEED": "12345", "LC_ALL": "C.UTF-8", "HOME": str(elsewhere), "COLUMNS": "20"}),
    )
    for number, (folder, environment) in enumerate(surroundings):
        shutil.rmtree(place / ".cache", ignore_errors=True)
        out = place / f"out {number}"
        records = os.path.relpath(place / "ops.yaml", folder)
        result = codegen("gen", "--ops", records, "--out", str(out), folder=folder, **environment)
        assert result.returncode == 0, result.stderr
        assert tree(out) == expected


def built_objects() -> list[Path]:
    """Those of instruction sets: what calls Accelerate is compiled for every machine of its kind."""
    objects = (ROOT / "build").rglob("loops_*.dir/**/*.o")
    return sorted(path for path in objects if "loops_accelerate.dir" not in path.parts)


@pytest.mark.skipif(shutil.which("nm") is None, reason="nm is not installed")
def test_loops_share_no_code_between_instruction_sets() -> None:
    """The linker keeps one of several weak functions of a name: one made for another instruction set might stand in on
    a machine that lacks it, so every weak function of a loop's object is in the namespace of its instruction set."""
    objects = built_objects()
    if not objects:
        pytest.skip("there are no object files: the library was built elsewhere")
    examined = 0
    shared: list[str] = []
    for path in objects:
        isa = next(part for part in path.parts if part.startswith("loops_")).removesuffix(".dir").removeprefix("loops_")
        listing = subprocess.run(["nm", "-C", str(path)], capture_output=True, text=True, check=True).stdout
        for line in listing.splitlines():
            found = re.match(r"[0-9a-f]+ ([WwVvu]) (.*)", line)
            if found is None:
                continue
            examined += 1
            if f"pylucid::{isa}::" not in found[2]:
                shared.append(f"{path.name}: {found[2]}")
    assert examined > 0
    assert shared == []
