"""Rendering of diagnostics, and that every code is documented and in its section."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen import diagnostics as module
from codegen.codes import CODES
from codegen.diagnostics import Diagnostics, Span, did_you_mean, in_order, render, render_json

PACKAGE = Path(module.__file__).parent
TESTS = Path(__file__).parent


def one(line: str, column: int, length: int = 1, label: str = "", number: int = 1) -> str:
    diagnostics = Diagnostics(sources={"ops.yaml": [""] * (number - 1) + [line]})
    diagnostics.error("E107", "a message", Span("ops.yaml", number, column, length), label)
    return render(diagnostics)


def test_the_form_of_the_design() -> None:
    line = "    grad: 2 * xx * g"
    diagnostics = Diagnostics(sources={"ops.yaml": [""] * 213 + [line]})
    diagnostics.error(
        "E107",
        "unknown name `xx` in the gradient of `square`",
        Span("ops.yaml", 214, 15, 2),
        "not an input, attribute or result of square; did you mean `x`?",
        ("in scope: x, out, g",),
    )
    assert render(diagnostics) == (
        "error[E107]: unknown name `xx` in the gradient of `square`\n"
        "  --> ops.yaml:214:15\n"
        "   |\n"
        "214|     grad: 2 * xx * g\n"
        "   |               ^^ not an input, attribute or result of square; did you mean `x`?\n"
        "   = in scope: x, out, g\n"
        "\n"
        "1 error\n"
    )


def test_sorted_by_place_and_counted() -> None:
    diagnostics = Diagnostics()
    for line, column in ((3, 1), (1, 9), (1, 2), (1, 2)):
        diagnostics.error("E203", "m", Span("ops.yaml", line, column))
    assert [(item.span.line, item.span.column) for item in in_order(diagnostics.items)] == [(1, 2), (1, 9), (3, 1)]
    assert render(diagnostics).endswith("\n3 errors\n")


def carets(text: str) -> tuple[str, str]:
    lines = text.split("\n")
    return lines[3], lines[4]


def test_wide_characters_and_tabs_align() -> None:
    assert carets(one("日本 x", 4)) == ("  1| 日本 x", "   |      ^")
    assert carets(one("日本", 2)) == ("  1| 日本", "   |   ^^")
    assert carets(one("\tx", 2)) == ("  1|     x", "   |     ^")
    assert carets(one("e\u0301x", 3)) == ("  1| e\u0301x", "   |  ^")


def test_a_place_past_the_end_of_the_line() -> None:
    assert carets(one("ab", 9)) == ("  1| ab", "   |   ^")


def test_control_characters_do_not_reach_the_terminal() -> None:
    diagnostics = Diagnostics(sources={"o": ["a\x1b[31mb"]})
    diagnostics.error("E003", "m\x1b]0;x\x07", Span("o", 1, 2), "l\u202e", ("n\x00",))
    text = render(diagnostics)
    assert "\x1b" not in text
    assert "\x07" not in text
    assert "\x00" not in text
    assert "\u202e" not in text
    assert "\\x1b[31mb" in text


def test_a_long_line_is_cut_around_the_place() -> None:
    line, mark = carets(one("a" * 5000 + "!" + "b" * 5000, 5001))
    assert len(line) < 200
    assert line.index("!") == mark.index("^")


def test_without_the_source_there_is_no_excerpt() -> None:
    diagnostics = Diagnostics()
    diagnostics.error("E001", "there is no file `x`", Span("x", 1, 1), "here")
    assert render(diagnostics) == "error[E001]: there is no file `x`\n  --> x:1:1\n   = here\n\n1 error\n"


def test_colour_adds_nothing_but_escapes() -> None:
    diagnostics = Diagnostics(sources={"o": ["abc"]})
    diagnostics.error("E203", "m", Span("o", 1, 2), "l", ("n",))
    painted = render(diagnostics, colour=True)
    assert "\x1b[" in painted
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == render(diagnostics)


def test_json() -> None:
    diagnostics = Diagnostics()
    diagnostics.error("E203", "m", Span("o", 2, 3, 4), "l", ("n",))
    assert json.loads(render_json(diagnostics)) == {
        "errors": 1,
        "diagnostics": [
            {
                "code": "E203",
                "message": "m",
                "file": "o",
                "line": 2,
                "column": 3,
                "length": 4,
                "label": "l",
                "notes": ["n"],
            }
        ],
    }


@given(st.text(), st.integers(1, 400), st.integers(0, 400), st.text())
def test_rendering_never_fails(line: str, column: int, length: int, label: str) -> None:
    lines = one(line, column, length, label, number=1200).split("\n")
    assert lines[-2] == "1 error"


def test_did_you_mean() -> None:
    assert did_you_mean("ReLU", ["relu", "elu"]) == "did you mean `relu`?"
    assert did_you_mean("XYZ", ["relu", "elu"]) == ""
    assert did_you_mean("dispach", ("dispatch", "domain")) == "did you mean `dispatch`?"
    assert did_you_mean("zzz", ("dispatch", "domain")) == ""
    assert did_you_mean("x", ()) == ""


def test_consequences_are_dropped() -> None:
    diagnostics = Diagnostics()
    diagnostics.error("E108", "unknown operator `early` in the definition of `bad`", Span("o", 1, 1))
    start = len(diagnostics.items)
    diagnostics.error("E108", "unknown operator `bad` in the definition of `good`", Span("o", 1, 1))
    diagnostics.error("E108", "unknown operator `other` in the definition of `bad`", Span("o", 1, 1))
    diagnostics.error("E107", "unknown name `bad` in the definition of `good`", Span("o", 1, 1))
    diagnostics.drop_consequences(start, frozenset({"bad", "early"}))
    assert [item.message.split("`")[1] for item in diagnostics.items] == ["early", "other", "bad"]


def emitted(prefix: str) -> set[str]:
    """The codes that the generator's modules can report."""
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py") if path.name != "codes.py"]
    return {code for source in sources for code in re.findall(r'"(E[0-9]{3})"', source) if code.startswith(prefix)}


def test_codes_are_sorted_and_in_sections() -> None:
    assert list(CODES) == sorted(CODES)
    assert all(re.fullmatch(r"E[0-4][0-9]{2}", code) for code in CODES)


@pytest.mark.parametrize("section", ["E0", "E1", "E2", "E3", "E4"])
def test_every_code_is_documented_and_used(section: str) -> None:
    documented = {code for code in CODES if code.startswith(section)}
    assert documented == emitted(section)


PLANTED = {
    "E0": ["test_source.py"],
    "E1": ["test_formula_parser.py", "test_formula_checker.py", "test_formula_readings.py", "test_proofs.py"],
    "E2": ["test_model.py", "test_composite_functions.py"],
    "E3": ["test_proofs.py"],
    "E4": ["test_model.py", "test_proofs.py"],
}


@pytest.mark.parametrize("section", PLANTED)
def test_every_code_has_a_planted_fault(section: str) -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (TESTS / name for name in PLANTED[section]))
    codes = emitted(section)
    assert codes
    assert {code for code in codes if f'"{code}"' not in tests} == set()


def test_paragraphs() -> None:
    for code, paragraph in CODES.items():
        assert paragraph.endswith("."), code
        assert "\n" not in paragraph, code
