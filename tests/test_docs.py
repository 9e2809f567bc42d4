"""The pages: links lead somewhere, examples run, every diagnostic is explained."""

from __future__ import annotations

import doctest
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from codegen.codes import CODES
from codegen.dtype_words import INPUT_WORDS
from codegen.examples import EXAMPLES
from codegen.records.fields import FIELDS
from codegen.records.shape import SHAPES
from codegen.records.signature import KINDS
from codegen.views import diagnostics_page

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
GENERATED = sorted((ROOT / "generated" / "docs").rglob("*.md"))
CODE = re.compile(r"^(`{3,}).*?^\1`*$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def anchors(text: str) -> set[str]:
    """The anchors that Markdown viewers make of headings."""
    headings = re.findall(r"^#+ (.+)$", CODE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def broken_links(page: Path, text: str) -> list[str]:
    broken = []
    for link in LINK.findall(CODE.sub("", text)):
        target, _, anchor = link.partition("#")
        path = (page.parent / target).resolve() if target else page
        if re.match(r"[a-z]+:", link):
            continue
        missing = not path.exists()
        if not missing and anchor and not anchor.startswith(":~:"):
            missing = anchor not in anchors(path.read_text("utf-8"))
        if missing:
            broken.append(link)
    return broken


def examples(text: str) -> str:
    """The blocks that are marked as Python sessions, in order."""
    return "\n".join(re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links(page: Path) -> None:
    assert broken_links(page, page.read_text("utf-8")) == []


def test_links_of_generated_pages() -> None:
    assert GENERATED
    print(f"{len(GENERATED)} pages")
    assert {name(p): found for p in GENERATED if (found := broken_links(p, p.read_text("utf-8")))} == {}


def test_a_broken_link_is_found() -> None:
    page = ROOT / "README.md"
    assert broken_links(page, "[a](docs/nothing.md) [b](README.md#nowhere) [c](ops.yaml)") == [
        "docs/nothing.md",
        "README.md#nowhere",
    ]


@pytest.mark.parametrize("page", [p for p in PAGES if examples(p.read_text("utf-8"))], ids=name)
def test_examples(page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(examples(page.read_text("utf-8")), {}, page.name, str(page), 0)
    assert test.examples
    report: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    print(f"{tried} examples")
    assert failed == 0, "".join(report)


def test_every_diagnostic_is_explained() -> None:
    (text,) = diagnostics_page.files().values()
    assert re.findall(r"^### (E\d{3})$", text, re.MULTILINE) == sorted(CODES)
    for code, explanation in CODES.items():
        assert explanation in text, code
        shown = EXAMPLES.get(code)
        assert shown is None or (shown.wrong in text and shown.right in text), code


def test_every_group_of_diagnostics_has_a_heading() -> None:
    assert {code[:2] for code in CODES} == set(diagnostics_page.GROUPS)


def test_the_diagnostics_page_is_generated() -> None:
    (path,) = diagnostics_page.files()
    assert (ROOT / "generated" / path).read_text("utf-8") == diagnostics_page.page()


@pytest.mark.parametrize("words", [FIELDS, INPUT_WORDS, KINDS, SHAPES], ids=["fields", "dtypes", "types", "shapes"])
def test_the_record_reference_names_everything(words: tuple[str, ...]) -> None:
    text = (ROOT / "docs" / "record.md").read_text("utf-8")
    assert [word for word in words if not re.search(rf"`{word}(`|\()", text)] == []


def test_the_squareplus_of_the_guide_is_accepted(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "authors_guide.md").read_text("utf-8")
    record = re.findall(r"^    (- op: squareplus.*?)\n\n", guide, re.MULTILINE | re.DOTALL)[0]
    rest = guide.partition(record)[2].partition("\n## ")[0]
    gradient = re.findall(r"^      grad: .*$", rest, re.MULTILINE)
    lines = [line.removeprefix("    ") for line in record.split("\n")]
    (stable,) = re.findall(r"^      (forward: .*)$", rest, re.MULTILINE)
    mended = [re.sub(r"forward: .*", stable, line) for line in lines]
    verdicts, said = {}, ""
    if (ROOT / ".cache").exists():
        shutil.copytree(ROOT / ".cache", tmp_path / ".cache")
    for tried, grad in [(lines, ""), *((mended, grad) for grad in ["", *gradient])]:
        text = "\n".join([*tried, grad.removeprefix("    ")]).rstrip() + "\n"
        ops = (ROOT / "ops.yaml").read_text("utf-8")
        place = ops.index("\n- family: array")
        (tmp_path / "ops.yaml").write_text(f"{ops[:place]}\n{text}{ops[place:]}", "utf-8")
        command = [sys.executable, "-m", "codegen", "gen", "--ops", str(tmp_path / "ops.yaml")]
        command += ["--out", str(tmp_path / "generated")]
        answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        said += re.sub(r"ops\.yaml:\d+|^ *\d+\|", _line_left_open, answer.stderr, flags=re.MULTILINE)
        verdicts[text] = (re.findall(r"error\[(E\d+)\]", answer.stderr), answer.returncode)
    assert list(verdicts.values()) == [(["E312"], 1), ([], 0), (["E108"], 1), (["E301"], 1), ([], 0)]
    quoted = re.findall(r"^    error\[.*?(?=^\S|\Z)", guide, re.MULTILINE | re.DOTALL)
    assert len(quoted) == 3
    for block in quoted:
        assert all(line.strip().removeprefix("--> ") in said for line in block.split("\n")), block


def _line_left_open(found: re.Match[str]) -> str:
    """A place as pages write it: where a record stands changes with those above it."""
    return "ops.yaml:LINE" if ":" in found[0] else "LINE|"


def test_pages_name_no_line_of_the_records() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    assert [page.name for page in pages if re.search(r"ops\.yaml:\d", page.read_text("utf-8"))] == []
    print(f"{len(pages)} pages")


@pytest.mark.parametrize("first", ["class SquareBackward", "struct SquareGradientX"])
def test_generated_code_is_quoted_truly(first: str) -> None:
    guide = (ROOT / "docs" / "authors_guide.md").read_text("utf-8").split("\n")
    start = next(i for i, line in enumerate(guide) if line.startswith(f"    {first}"))
    quoted = [line.removeprefix("    ") for line in guide[start : guide.index("    };", start) + 1]]
    file = "nodes.h" if first.startswith("class") else "loops.cpp"
    lines = (ROOT / "generated" / "csrc" / "power" / file).read_text("utf-8").split("\n")
    lines = [line for line in lines if not line.endswith('"power/loops.cpp"')]
    begin = lines.index(quoted[0])
    assert lines[begin : begin + len(quoted)] == quoted
