"""The command line: exit statuses, formats, what is written, and no traceback for any mistake in the file."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from view_records import records, table

import codegen
from codegen import cli
from codegen.codes import CODES
from codegen.examples import EXAMPLES
from codegen.formula import checker
from codegen.views import render

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from codegen.diagnostics import Diagnostics
    from codegen.model import Operator

ROOT = Path(codegen.__file__).parent.parent
RECORDS = """\
- family: arithmetic

# the product of the family
- op: multiply(x, y)
  summary: Element-wise product.
  amp: Promote
  dispatch: {cpu: vDSP_vmul, gpu: multiply}
  grad: {x: y * g, y: x * g}
  dtypes: {x: numeric, y: numeric}

# what comes next

- family: powers

- op: square(x)
  summary: Element-wise square.
  amp: Promote
  forward: x * x
  dispatch: {cpu: vDSP_vsq, gpu: square}
  grad: 2 * x * g
  aliases: [sqr]
"""


@dataclass
class Summary:
    formulas: int = 3
    points: int = 24
    cached: int = 0


@dataclass
class Place:
    """A folder with records, where the stages after the checker are replaced by small ones."""

    folder: Path
    capture: pytest.CaptureFixture[str]

    @property
    def ops(self) -> Path:
        return self.folder / "ops.yaml"

    @property
    def out(self) -> Path:
        return self.folder / "generated"

    def run(self, *arguments: str) -> tuple[int, str, str]:
        status = cli.main([*arguments, "--ops", str(self.ops), "--out", str(self.out)])
        said = self.capture.readouterr()
        assert "Traceback" not in said.err
        return status, said.out, said.err

    def edit(self, old: str, new: str) -> None:
        text = self.ops.read_bytes().decode("utf-8")
        assert old in text
        self.ops.write_bytes(text.replace(old, new).encode("utf-8"))

    def generated(self) -> dict[str, str]:
        return {
            path.relative_to(self.out).as_posix(): path.read_text(encoding="utf-8")
            for path in sorted(self.out.rglob("*"))
            if path.is_file()
        }


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Place:
    views, proofs = ModuleType("codegen.views"), ModuleType("codegen.proofs")

    def render(operators: Sequence[Operator], cache: Path, progress: Callable[[str], None]) -> dict[str, str]:
        progress("rendering")
        return {f"cpp/{op.family}/{op.name}.cpp": f"// ops.yaml:{op.name}\n{op.summary}\n" for op in operators}

    def prove(
        operators: Sequence[Operator],
        diagnostics: Diagnostics,
        cache: Path,
        meanwhile: Callable[[], None] | None,
        progress: Callable[[str], None],
    ) -> Summary:
        assert cache == tmp_path / ".cache"
        for op in operators:
            if "wrong" in op.notes:
                diagnostics.error("E301", f"the gradient of `{op.name}` is wrong", op.span)
        progress("proving")
        if meanwhile is not None:
            meanwhile()
        return Summary()

    for module, function in ((views, render), (proofs, prove)):
        setattr(module, function.__name__, function)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setattr(codegen, module.__name__.split(".")[1], module, raising=False)
    (tmp_path / "ops.yaml").write_bytes(RECORDS.encode("utf-8"))
    return Place(tmp_path, capsys)


def test_gen(place: Place) -> None:
    status, out, err = place.run("gen")
    assert (status, err) == (0, "")
    assert out == "2 operators, 3 formulas proved at 24 points (0 cached), 3 files; 3 written\n"
    assert list(place.generated()) == ["cpp/arithmetic/multiply.cpp", "cpp/powers/square.cpp", "manifest.json"]


def test_a_python_without_the_packages_says_which_to_use() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-m", "codegen", "list"], cwd=cli.ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert re.fullmatch(r"error: this Python has no `\w+`: `make codegen` makes .venv; use its Python\n", done.stderr)


def test_gen_is_the_default(place: Place) -> None:
    assert place.run()[0] == 0
    assert place.generated()


def test_options_may_come_before_the_command(place: Place) -> None:
    assert cli.main(["--ops", str(place.ops), "--out", str(place.out), "check"]) == 1
    assert not place.out.exists()


def test_a_second_run_has_nothing_to_do(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.run("gen")
    monkeypatch.setattr(cli, "_run", None)
    status, out, _ = place.run("gen")
    assert status == 0
    assert out.endswith("; nothing to do\n")
    status, out, _ = place.run("check")
    assert status == 0
    assert out.endswith("; up to date\n")


def test_a_removed_record_removes_its_files(place: Place) -> None:
    place.run("gen")
    text = place.ops.read_text(encoding="utf-8")
    place.ops.write_text(text[: text.index("- family: powers")], encoding="utf-8")
    status, out, _ = place.run("gen")
    assert status == 0
    assert out.endswith("2 files; 1 written, 1 removed\n")
    assert list(place.generated()) == ["cpp/arithmetic/multiply.cpp", "manifest.json"]


def test_a_mistake_writes_nothing(place: Place) -> None:
    place.run("gen")
    before = place.generated()
    place.edit("Element-wise square.", "Another square.")
    place.edit("2 * x * g", "2 * xx * g")
    place.edit("amp: Promote\n  dispatch", "amp: Promte\n  dispatch")
    status, out, err = place.run("gen")
    assert (status, out) == (1, "")
    assert "error[E208]" in err
    assert "error[E107]" in err
    assert err.endswith("2 errors\n`python -m codegen explain E208` says more\n")
    assert place.generated() == before


def test_consequences_of_a_broken_record_are_not_reported(place: Place) -> None:
    place.edit("summary: Element-wise product.", "sumary: Element-wise product.")
    status, _, err = place.run("check")
    assert status == 1
    assert [line[:11] for line in err.split("\n") if line.startswith("error")] == ["error[E203]"]


def test_proofs_run_beside_other_mistakes(place: Place) -> None:
    place.edit("  aliases: [sqr]\n", "  notes: wrong\n  aliases: [sqr]\n")
    place.edit("- op: multiply(x, y)\n  summary: Element-wise product.", "- op: multiply(x, y)\n  summary: product.")
    status, _, err = place.run("gen")
    assert status == 1
    assert "E219" in err


def test_a_failed_proof(place: Place) -> None:
    place.edit("  aliases: [sqr]\n", "  notes: wrong\n  aliases: [sqr]\n")
    status, _, err = place.run("gen")
    assert status == 1
    assert "error[E301]: the gradient of `square` is wrong" in err
    assert not place.out.exists()


def test_diagnostics_as_json(place: Place) -> None:
    place.edit("amp: Promote\n  dispatch", "amp: Promte\n  dispatch")
    status, out, err = place.run("gen", "--format", "json")
    assert (status, err) == (1, "")
    found = json.loads(out)
    assert found["errors"] == 1
    assert [(item["code"], item["line"], item["column"]) for item in found["diagnostics"]] == [("E208", 6, 8)]


def test_a_clean_run_as_json(place: Place) -> None:
    status, out, _ = place.run("gen", "--format", "json")
    found = json.loads(out)
    assert (status, found["errors"]) == (0, 0)
    assert found["written"] == ["cpp/arithmetic/multiply.cpp", "cpp/powers/square.cpp", "manifest.json"]
    assert set(found["written"]) == set(place.generated())


def test_check(place: Place) -> None:
    status, out, err = place.run("check")
    assert status == 1
    assert "cpp/powers/square.cpp is missing" in err
    assert out == "2 stale: run `make codegen`\n"
    assert not place.out.exists()
    place.run("gen")
    assert place.run("check")[0] == 0
    (place.out / "cpp/powers/square.cpp").write_text("edited", encoding="utf-8")
    status, out, err = place.run("check")
    assert (status, out) == (1, "1 stale: run `make codegen`\n")
    assert "was edited by hand" in err
    assert place.generated()["cpp/powers/square.cpp"] == "edited"


def test_check_shows_the_first_of_many_stale_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", "--out", str(tmp_path / "out")]) == 1
    out, err = capsys.readouterr()
    count = int(out.split(" stale")[0])
    assert count > 100
    assert err.count("is missing") == 10
    assert err.endswith(f"and {count - 10} more\n")


def test_check_as_json(place: Place) -> None:
    status, out, _ = place.run("check", "--format", "json")
    assert status == 1
    assert [item["why"] for item in json.loads(out)["stale"]] == ["is missing", "is missing"]


def test_a_folder_that_is_not_ours(place: Place) -> None:
    target = place.out / "cpp" / "powers" / "square.cpp"
    target.parent.mkdir(parents=True)
    target.write_text("mine", encoding="utf-8")
    status, out, err = place.run("gen")
    assert (status, out) == (2, "")
    assert "was not written by the generator" in err
    assert list(place.generated()) == ["cpp/powers/square.cpp"]


BAD_FILES = {
    "missing": None,
    "binary": bytes(range(256)),
    "nulls": b"\0" * 100,
    "latin": b"- op: \xe9\n",
    "empty": b"",
    "blank": b"\n\n",
    "word": b"hello",
    "number": b"3",
    "mapping": b"a: b\n",
    "deep": b"- " * 5000 + b"x\n",
    "deep flow": b"- a: " + b"[" * 5000 + b"]" * 5000 + b"\n",
    "braces": b"{" * 3000,
    "empty records": b"- {}\n- []\n- ''\n-\n",
    "null record": b"- family: a\n- op:\n",
    "number record": b"- family: 1\n- op: 1\n  summary: 1\n  amp: 1\n  forward: 1\n",
    "parentheses": b"- family: a\n- op: f(x)\n  summary: F.\n  amp: Promote\n  forward: "
    + b"(" * 900
    + b")" * 900
    + b"\n",
    "anchor bomb": b"- &a [x, x]\n- &b [*a, *a]\n- [*b, *b]\n",
    "long": b"- family: a\n- op: f(" + b"x" * 100000 + b")\n",
}


@pytest.mark.parametrize("command", ["gen", "check", "list"])
@pytest.mark.parametrize("name", BAD_FILES)
def test_no_traceback(name: str, command: str, place: Place) -> None:
    content = BAD_FILES[name]
    if content is None:
        place.ops.unlink()
    else:
        place.ops.write_bytes(content)
    status, out, err = place.run(command)
    assert status == 1
    assert "error[E" in err
    assert out == ""
    assert not place.out.exists()


def test_a_folder_instead_of_the_file(place: Place) -> None:
    place.ops.unlink()
    place.ops.mkdir()
    status, _, err = place.run("gen")
    assert status == 1
    assert "error[E001]" in err


@pytest.mark.parametrize("command", ["gen", "check", "list", "new"])
def test_a_pipe_instead_of_the_file(command: str, place: Place) -> None:
    place.ops.unlink()
    os.mkfifo(place.ops)
    status, out, err = place.run(command, *(["cube"] if command == "new" else []))
    assert (status, out) == (1, "")
    assert "is not a regular file" in err


def test_an_unreadable_file(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    status, _, err = place.run("gen")
    assert status == 1
    assert "Permission denied" in err


def test_list(place: Place) -> None:
    status, out, _ = place.run("list")
    assert status == 0
    assert out == "multiply  Element-wise product.\nsquare    Element-wise square.\n2 operators\n"
    rows = json.loads(place.run("list", "--format", "json")[1])
    assert [(row["name"], row["family"], row["line"], row["internal"]) for row in rows] == [
        ("multiply", "arithmetic", 4, False),
        ("square", "powers", 15, False),
    ]


def test_list_marks_internal_operators(place: Place) -> None:
    place.edit("square(x)", "_square(x)")
    assert place.run("list")[1] == (
        "multiply  Element-wise product.\n_square   internal: Element-wise square.\n1 operator and 1 internal\n"
    )


def test_explain(place: Place) -> None:
    place.run("gen")
    status, out, _ = place.run("explain", "square")
    assert status == 0
    sections = dict(part.split(":\n", 1) for part in out.strip().split("\n\n"))
    assert "  - op: square(x)" in sections[f"record ({place.ops}:15, family powers)"]
    assert sections["signature"] == "  square(x)"
    assert sections["derivative (as declared)"] == "  dx = 2 * x * g"
    assert sections["saved"] == "  x"
    assert sections["variants"] == "  one"
    assert sections["files"] == "  cpp/powers/square.cpp"


def test_explain_a_composite(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["explain", "moveaxis"]) == 0
    assert "derivative (of its parts):\n  that of the operators it is made of\n" in capsys.readouterr().out


def test_explain_lists_the_files_that_a_record_has_a_part_in() -> None:
    """Without the record each of them is another; so are pages that link to it, and rows of tables."""
    everything = render(records())
    out = ROOT / "generated"
    examined = 0
    for name in ("mish", "frexp", "corrcoef", "argsort"):
        op = table(records())[name]
        listed = set(cli._mentions(out, op))
        without = render([other for other in records() if other.name != name])
        changed = {path for path, text in everything.items() if without.get(path) != text}
        assert listed <= changed | {"csrc/accelerate_declarations.h"}
        linked = re.compile(rf"See also [^.]*\b{name}\b")
        others = {p for p in changed - listed if not (p.startswith("docs/ops/") or linked.search(everything[p]))}
        assert others <= {f"csrc/{op.family}/accelerate.cpp", f"csrc/{op.family}/attributes.h"}, name
        examined += len(listed)
    print(f"{examined} files")
    csrc = ("bindings.cpp", "kernels.h", "mlx.cpp", "mlx_kernels.h", "ops.h", "structural.cpp", "structural.h")
    internal = [*(f"csrc/linalg/{name}" for name in csrc), "pylucid/_internals.pyi"]
    assert cli._mentions(out, table(records())["_inverse"]) == internal


@pytest.mark.parametrize("code", ["E301", "E001"])
def test_explain_a_diagnostic(code: str, place: Place) -> None:
    status, out, _ = place.run("explain", code)
    assert status == 0
    sections = {title: dedent(text) for title, text in (part.split(":\n", 1) for part in out.strip().split("\n\n"))}
    assert " ".join(sections[code].split()) == CODES[code]
    shown = EXAMPLES.get(code)
    assert sections.get("wrong") == (shown and f"{shown.wrong}")
    assert sections.get("right") == (shown and f"{shown.right}")
    found = json.loads(place.run("explain", code, "--format", "json")[1])
    assert "\n".join(found.get("wrong", [])) == (shown.wrong if shown else "")


def test_explain_an_unknown_diagnostic(place: Place) -> None:
    status, _, err = place.run("explain", "E999")
    assert status == 2
    assert err == "error: there is no diagnostic `E999`: `generated/docs/diagnostics.md` lists them\n"


def test_explain_a_derived_gradient(place: Place) -> None:
    place.edit("  grad: 2 * x * g\n", "")
    sections = json.loads(place.run("explain", "square", "--format", "json")[1])
    assert any(line.startswith("dx = ") for line in sections["derivative (derived from forward)"])
    assert sections["files"] == ["none generated yet"]


def test_explain_an_unknown_operator(place: Place) -> None:
    status, _, err = place.run("explain", "squar")
    assert status == 2
    assert err == "error: there is no operator `squar`; did you mean `square`?\n"


def test_explain_a_broken_operator(place: Place) -> None:
    place.edit("2 * x * g", "2 * xx * g")
    status, _, err = place.run("explain", "square")
    assert status == 1
    assert "error[E107]" in err
    assert place.run("explain", "multiply")[0] == 0


@pytest.mark.parametrize(
    ("family", "line", "before"),
    [
        (None, 23, "  aliases: [sqr]"),
        ("powers", 23, "  aliases: [sqr]"),
        ("arithmetic", 11, "  dtypes: {x: numeric, y: numeric}"),
    ],
)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_new(family: str | None, line: int, before: str, ends: str, place: Place) -> None:
    place.ops.write_bytes(RECORDS.replace("\n", ends).encode("utf-8"))
    status, out, _ = place.run("new", "quad", *(["--family", family] if family else []))
    assert (status, out) == (
        0,
        f"{place.ops}:{line}: edit `quad` of the family `{family or 'powers'}`, then run `make codegen`\n",
    )
    text = place.ops.read_bytes().decode("utf-8")
    assert text.count(ends) == text.count("\n")
    lines = text.split(ends)
    assert lines[line - 3 : line] == [before, "", "- op: quad(x)"]
    assert [new for new in lines if new not in RECORDS.split("\n")] == [
        "- op: quad(x)",
        "  summary: Element-wise quad.",
    ]
    assert place.run("gen")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("square",), "already taken"),
        (("sqr",), "already taken"),
        (("class",), "a keyword of Python"),
        (("xor",), "a keyword of C++"),
        (("../x",), "not a name"),
        (("quad", "--family", "power"), "there is no family `power`; did you mean `powers`?"),
        (("quad", "--family", "waves"), "there is no family `waves`; a line `- family: waves` at the end of"),
    ],
)
def test_new_refuses(arguments: tuple[str, ...], message: str, place: Place) -> None:
    before = place.ops.read_bytes()
    status, _, err = place.run("new", *arguments)
    assert status == 2
    assert message in err
    assert place.ops.read_bytes() == before


def test_new_in_a_broken_file(place: Place) -> None:
    place.ops.write_text("- family: a\n\t- op: f(x)\n", encoding="utf-8")
    status, _, err = place.run("new", "quad")
    assert status == 1
    assert "error[E004]" in err


@pytest.mark.parametrize("text", ["", "a: b\n", "- op: f(x)\n"])
def test_new_without_a_family(text: str, place: Place) -> None:
    place.ops.write_text(text, encoding="utf-8")
    status, _, err = place.run("new", "quad")
    assert (status, "error" in err) == (2 if text.startswith("-") else 1, True)
    assert place.ops.read_text(encoding="utf-8") == text


def test_new_beside_a_broken_record(place: Place) -> None:
    place.edit("2 * x * g", "2 * * g")
    assert place.run("new", "quad")[0] == 0


def test_errors_of_use_as_json(place: Place) -> None:
    status, out, err = place.run("explain", "nothing", "--format", "json")
    assert (status, err) == (2, "")
    assert "there is no operator" in json.loads(out)["message"]


def test_unknown_commands(place: Place) -> None:
    with pytest.raises(SystemExit) as problem:
        place.run("generate")
    assert problem.value.code == 2


def test_no_colour_in_a_pipe(place: Place) -> None:
    place.edit("2 * x * g", "2 * xx * g")
    assert "\x1b" not in place.run("gen")[2]


def test_colour_on_a_terminal(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "_in_colour", lambda stream: True)
    place.edit("2 * x * g", "2 * xx * g")
    assert "\x1b[31;1m" in place.run("gen")[2]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_on_a_terminal(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    status, out, _ = place.run("gen")
    assert status == 0
    assert out.count("\n") == 1
    assert terminal.getvalue() == "".join(f"\r\x1b[K{text}" for text in ("proving", "rendering", ""))


def test_no_progress_elsewhere(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    assert place.run("gen")[2] == ""
    place.edit("product", "product,")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    place.run("gen")
    assert terminal.getvalue() == ""


def test_the_checker_is_asked(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def check(operators: Sequence[Operator], diagnostics: Diagnostics, faulty: Sequence[Operator]) -> list[Operator]:
        assert not faulty
        asked.extend(operator.name for operator in operators)
        return list(operators)

    monkeypatch.setattr(checker, "check_operators", check)
    place.run("gen")
    assert asked == ["multiply", "square"]


def python(*arguments: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_from_another_folder_and_locale(place: Place) -> None:
    place.edit("2 * x * g", "2 * é * g")
    result = python("-m", "codegen", "list", "--ops", "ops.yaml", folder=place.folder, LC_ALL="C", PYTHONUTF8="0")
    assert result.returncode == 1
    assert "ops.yaml:20:13" in result.stderr
    assert "Traceback" not in result.stderr


def test_nothing_to_do_imports_nothing_heavy(place: Place) -> None:
    """A run with nothing to do reads, hashes and ends."""
    place.run("gen")
    program = (
        "import sys; from codegen.cli import main; status = main(sys.argv[1:]); "
        "heavy = ('jinja2', 'mpmath', 'numpy', 'yaml', 'codegen.model', 'codegen.records'); "
        "print([name for name in heavy if name in sys.modules], status)"
    )
    start = time.perf_counter()
    result = python("-c", program, "gen", "--ops", str(place.ops), "--out", str(place.out), folder=place.folder)
    assert result.stdout.split("\n")[1] == "[] 0", result.stderr
    print(f"nothing to do: {time.perf_counter() - start:.3f} s")


def unproved(
    operators: Sequence[Operator],
    diagnostics: Diagnostics,
    cache: Path,
    meanwhile: Callable[[], None] | None,
    progress: Callable[[str], None],
) -> Summary:
    del operators, diagnostics, cache, progress
    if meanwhile is not None:
        meanwhile()
    return Summary()


def errors(records: str, folder: Path, capture: pytest.CaptureFixture[str]) -> list[tuple[str, int, str]]:
    """What `check` says of records after those of the project: each code, the line in `records`, and the message."""
    own = (ROOT / "ops.yaml").read_text(encoding="utf-8")
    ops = folder / "ops.yaml"
    ops.write_text(f"{own}\n- family: extra\n\n{records}", encoding="utf-8")
    assert cli.main(["check", "--ops", str(ops), "--out", str(folder / "out"), "--format", "json"]) == 1
    found = json.loads(capture.readouterr().out)["diagnostics"]
    return [(item["code"], item["line"] - own.count("\n") - 3, item["message"]) for item in found]


WRONG_HALVES = """\
- op: halves(x, k:int=2)
  summary: H.
  amp: Promote
  forward: polygamma(sign(k), x)
"""


def test_all_that_is_wrong_with_a_record_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Prose does not hide a proof, a wrong field not the names of formulas, and one formula not another."""
    records = """\
- op: prosaic(x)
  summary: no capital
  amp: Promote
  forward: x * x
  grad: 3 * x * g
  version: 1

- op: nameless(x)
  amp: Promoted
  forward: sqrtt(x) + y
  dispatch: {gpu: sqare}
  grad: x.shape * g + z
  shape: reduced

- op: crooked(x, y)
  summary: C.
  amp: Promote
  forward: x * yy
  grad: {x: g * g, y: g * xx}

- op: fine(x)
  summary: F.
  amp: Promote
  forward: nameless(x) * crooked(x, x)
"""
    found = errors(records, tmp_path, capsys)
    assert [(code, line) for code, line, _ in found] == [
        ("E219", 2), ("E219", 2), ("E301", 5), ("E207", 6),
        ("E204", 8), ("E208", 9), ("E108", 10), ("E107", 10), ("E402", 11), ("E107", 12), ("E208", 13),
        ("E107", 18), ("E120", 19), ("E107", 19),
    ]  # fmt: skip


def test_everything_that_cpp_has_no_words_for_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("codegen.proofs.prove", unproved)
    records = f"{WRONG_HALVES}\n{WRONG_HALVES.replace('halves', 'thirds')}"
    found = errors(records, tmp_path, capsys)
    assert [(code, line) for code, line, _ in found] == [("E125", 4), ("E125", 9)]


def test_what_cpp_has_no_words_for_beside_a_failed_proof(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    constant = "- op: halved(x, k:int=2)\n  summary: H.\n  amp: Promote\n  forward: polygamma(sign(k), x)\n"
    wrong = "- op: twice(x)\n  summary: T.\n  amp: Promote\n  forward: x + x\n  grad: 3 * g\n"
    found = errors(f"{constant}\n{wrong}", tmp_path, capsys)
    assert [(code, line) for code, line, _ in found] == [("E125", 4), ("E301", 10)]


def test_what_is_passed_for_an_attribute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is reported at the argument, with what it can be made of."""
    monkeypatch.setattr("codegen.proofs.prove", unproved)
    own = (ROOT / "ops.yaml").read_text(encoding="utf-8")
    text = "- op: halves(x, k:int=2)\n  summary: H.\n  amp: Promote\n  forward: polygamma(sign( k ), x)\n"
    ops = tmp_path / "ops.yaml"
    ops.write_text(f"{own}\n- family: extra\n\n{text}", encoding="utf-8")
    assert cli.main(["check", "--ops", str(ops), "--out", str(tmp_path / "out"), "--format", "json"]) == 1
    (item,) = json.loads(capsys.readouterr().out)["diagnostics"]
    place = (own.count("\n") + 7, 22, len("sign( k )"))
    assert (item["code"], (item["line"], item["column"], item["length"])) == ("E125", place)
    assert item["notes"] == [
        "what is passed for an attribute is made of others by `+ - * / **` and the usual functions of one number"
    ]
