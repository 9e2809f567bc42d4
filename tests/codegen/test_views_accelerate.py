"""Accelerate's tables: every named function is entered, its operands stand in its order, and the calls compile."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from view_records import hostile, records, table

from codegen import targets
from codegen.views import accelerate, families
from codegen.views.family import environment
from codegen.views.loops import loops_view
from codegen.views.nodes import NodeView, node_view

if TYPE_CHECKING:
    from codegen.model import Operator

ROOT = Path(__file__).parents[2]
COMPILER = shutil.which("g++") or shutil.which("clang++")
FLAGS = ["-std=c++20", "-Wall", "-Wextra", "-Werror"]
NAMED = [op for op in records() if op.dispatch.cpu in targets.ACCELERATE]


@dataclass(frozen=True)
class Family:
    name: str
    identifier: str
    path: str
    nodes: tuple[NodeView, ...]


def tables(operators: tuple[Operator, ...]) -> dict[str, str]:
    names = table(operators)
    found = accelerate.declarations(environment(), operators)
    for family, members in families(operators):
        elementwise = [op for op in members if op.is_elementwise]
        nodes = tuple(node_view(op, loops_view(op, i, names), names) for i, op in enumerate(elementwise))
        found |= accelerate.files(environment(), Family(family, family, family, nodes), elementwise)
    return found


FILES = tables(records())


def written(folder: Path) -> Path:
    for path, text in FILES.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    return folder / "csrc"


def test_every_named_function_is_entered() -> None:
    rows = [line for text in FILES.values() for line in text.split("\n") if "Dtype::" in line]
    assert len(NAMED) > 30
    assert len(rows) == 2 * len(NAMED)
    for op in NAMED:
        function = targets.ACCELERATE[op.dispatch.cpu]
        for name, dtype, scalar in ((function.name, "Float32", "float"), (function.double_name, "Float64", "double")):
            wanted = rf"Dtype::{dtype}, {function.library.lower()}<{scalar}, {name}, "
            assert any(re.search(wanted, row) and f"// {op.name}(" in row for row in rows), op.name
            assert f"void {name}(" in FILES["csrc/accelerate_declarations.h"]


def test_operators_are_numbered_as_in_the_loops() -> None:
    count = 0
    for family, members in families(records()):
        names = [op.name for op in members if op.is_elementwise]
        text = FILES[f"csrc/{family}/accelerate.cpp"]
        for number, name in re.findall(r"\{(\d+), \d+, Dtype.*// (\w+)\(", text):
            assert names[int(number)] == name
            count += 1
    assert count == 2 * len(NAMED)


def test_only_functions_in_use_are_declared() -> None:
    declared = re.findall(r"^void (\w+)\(", FILES["csrc/accelerate_declarations.h"], re.MULTILINE)
    assert len(declared) == len(set(declared)) == 2 * len({op.dispatch.cpu for op in NAMED})


def test_files_depend_on_nothing_but_the_records() -> None:
    assert tables(records()) == FILES


def test_hostile_text_reaches_no_table() -> None:
    files = tables(hostile())
    assert {name for name in files if name not in FILES} == {"csrc/hostile/accelerate.cpp"}
    assert "1337" not in files["csrc/hostile/accelerate.cpp"]
    assert "return {};" in files["csrc/hostile/accelerate.cpp"]


@pytest.mark.skipif(COMPILER is None, reason="no C++ compiler")
def test_calls_compile_against_the_declarations(tmp_path: Path) -> None:
    csrc = written(tmp_path)
    sources = [str(csrc / path.removeprefix("csrc/")) for path, text in FILES.items() if "entries[]" in text]
    empty = next(str(csrc / path.removeprefix("csrc/")) for path, text in FILES.items() if "return {};" in text)
    assert len(sources) >= 5
    command = [str(COMPILER), "-fsyntax-only", *FLAGS, f"-I{ROOT / 'csrc'}", f"-I{csrc}"]
    done = subprocess.run([*command, *sources, empty], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    header = csrc / "accelerate_declarations.h"
    header.write_text(header.read_text().replace("void vDSP_vsq(const float*, long,", "void vDSP_vsq(const float*,"))
    planted = str(csrc / "power/accelerate.cpp")
    assert subprocess.run([*command, planted], capture_output=True, check=False).returncode != 0


# What Apple's documentation says of the functions of two operands: vDSP_vsub and vDSP_vdiv give A - B and A / B from
# the arguments (B, A), vvpow gives x ** y from (y, x), vvfmod y % x from (y, x).
MEANINGS = """
#include <cmath>
#include <cstdio>
#include "arithmetic/accelerate.cpp"
#define entries power_entries
#include "power/accelerate.cpp"
#undef entries
using namespace pylucid;

#define VDSP(name, T, value) \\
  void name(const T* B, long, const T* A, long, T* C, long, unsigned long n) { \\
    for (unsigned long i = 0; i < n; ++i) { const T b = B[i], a = A[i]; C[i] = value; } }
#define VDSP1(name, T, value) \\
  void name(const T* A, long, T* C, long, unsigned long n) { \\
    for (unsigned long i = 0; i < n; ++i) { const T a = A[i]; C[i] = value; } }
#define VFORCE(name, T, value) \\
  void name(T* z, const T* Y, const T* X, const int* n) { \\
    for (int i = 0; i < *n; ++i) { const T y = Y[i], x = X[i]; z[i] = value; } }
#define VFORCE1(name, T, value) \\
  void name(T* Y, const T* X, const int* n) { for (int i = 0; i < *n; ++i) { const T x = X[i]; Y[i] = value; } }
#define BOTH(M, name, suffix, T2, value) M(name, float, value) M(suffix, T2, value)
extern "C" {
BOTH(VDSP, vDSP_vadd, vDSP_vaddD, double, b + a)
BOTH(VDSP, vDSP_vmul, vDSP_vmulD, double, b * a)
BOTH(VDSP, vDSP_vsub, vDSP_vsubD, double, a - b)
BOTH(VDSP, vDSP_vdiv, vDSP_vdivD, double, a / b)
BOTH(VDSP1, vDSP_vneg, vDSP_vnegD, double, -a)
BOTH(VDSP1, vDSP_vabs, vDSP_vabsD, double, std::fabs(a))
BOTH(VDSP1, vDSP_vsq, vDSP_vsqD, double, a * a)
BOTH(VFORCE, vvfmodf, vvfmod, double, std::fmod(y, x))
BOTH(VFORCE, vvpowf, vvpow, double, std::pow(x, y))
BOTH(VFORCE1, vvrecf, vvrec, double, 1 / x)
BOTH(VFORCE1, vvsqrtf, vvsqrt, double, std::sqrt(x))
BOTH(VFORCE1, vvrsqrtf, vvrsqrt, double, 1 / std::sqrt(x))
BOTH(VFORCE1, vvcbrtf, vvcbrt, double, std::cbrt(x))
}

template <class T>
void run(const char* family, const cpu::LoopEntry& entry) {
  T result[3] = {}, a[3] = {9, 7, 9}, b[3] = {2, 2, 4};
  char* args[] = {reinterpret_cast<char*>(result), reinterpret_cast<char*>(a), reinterpret_cast<char*>(b)};
  entry.loop(args, 2, nullptr);
  std::printf("%s %d %.6f %.6f %.6f\\n", family, entry.op, double(result[0]), double(result[1]), double(result[2]));
}

void all(const char* family, cpu::LoopEntries table) {
  for (const auto& entry : table)
    entry.dtype == Dtype::Float32 ? run<float>(family, entry) : run<double>(family, entry);
}

int main() {
  all("arithmetic", accelerate::arithmetic_loops());
  all("power", accelerate::power_loops());
}
"""
EXPECTED = {
    "add": (11, 9), "subtract": (7, 5), "multiply": (18, 14), "divide": (4.5, 3.5), "fmod": (1, 1),
    "negative": (-9, -7), "abs": (9, 7), "square": (81, 49), "reciprocal": (1 / 9, 1 / 7),
    "sqrt": (3, 7**0.5), "rsqrt": (1 / 3, 7**-0.5),
    "cbrt": (9 ** (1 / 3), 7 ** (1 / 3)), "pow": (81, 49),
}  # fmt: skip


@pytest.mark.skipif(COMPILER is None, reason="no C++ compiler")
def test_operands_stand_in_the_order_of_the_function(tmp_path: Path) -> None:
    csrc = written(tmp_path)
    source, program = tmp_path / "run.cpp", tmp_path / "run"
    source.write_text(MEANINGS)
    command = [str(COMPILER), *FLAGS, f"-I{ROOT / 'csrc'}", f"-I{csrc}", str(source), "-o", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    members = {family: [op.name for op in m if op.is_elementwise] for family, m in families(records())}
    lines = subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout.split("\n")[:-1]
    seen = set()
    for line in lines:
        family, number, *values = line.split()
        name = members[family][int(number)]
        assert [float(v) for v in values] == pytest.approx([*EXPECTED[name], 0], abs=2e-6), name
        seen.add(name)
    assert seen == EXPECTED.keys()
    assert len(lines) == 2 * len(EXPECTED)
