"""YAML loading: nodes, places, and every E0xx with a planted fault.

In the text of a fault `⟦` stands before the character that the diagnostic must point at.
"""

from __future__ import annotations

import math
import os
from typing import TYPE_CHECKING

import pytest
import yaml

from codegen.diagnostics import Diagnostics, Span
from codegen.source import (
    MAX_BYTES,
    MAX_DEPTH,
    Invalid,
    Mapping,
    Node,
    Scalar,
    Sequence,
    as_bool,
    as_float,
    as_int,
    load,
    load_text,
)

if TYPE_CHECKING:
    from pathlib import Path

FILE = "ops.yaml"


@pytest.fixture(params=["C", "Python"], autouse=True)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both of PyYAML's parsers give the same nodes and places."""
    if request.param == "Python":
        monkeypatch.delattr(yaml, "CSafeLoader", raising=False)
    elif not hasattr(yaml, "CSafeLoader"):
        pytest.skip("PyYAML has no C parser here")
    return str(request.param)


def read(text: str) -> Node | None:
    diagnostics = Diagnostics()
    node = load_text(text, FILE, diagnostics)
    assert diagnostics.items == []
    return node


def field(node: Node | None, *path: int | str) -> Node:
    for step in path:
        if isinstance(node, Sequence):
            node = node.items[int(step)]
        else:
            assert isinstance(node, Mapping)
            node = next(value for key, value in node.entries if key.value == step)
    assert node is not None
    return node


def scalar(node: Node | None, *path: int | str) -> Scalar:
    found = field(node, *path)
    assert isinstance(found, Scalar)
    return found


def planted(text: str) -> tuple[str, tuple[int, int]]:
    before, _, after = text.partition("⟦")
    line = before.count("\n") + 1
    return before + after, (line, len(before) - (before.rfind("\n") + 1) + 1)


DEEP = "- a: " + "[" * (MAX_DEPTH - 1) + "⟦[1]" + "]" * (MAX_DEPTH - 1) + "\n"
FAULTS: dict[str, tuple[str, str]] = {
    "control character": ("E003", "- a: x⟦\x07y\n"),
    "escape": ("E003", "- a: ⟦\x1b[31m\n"),
    "right-to-left override": ("E003", "- a: x ⟦\u202e y\n"),
    "next line": ("E003", "- a: x⟦\x85- b: y\n"),
    "line separator": ("E003", "- a: x⟦\u2028b: y\n"),
    "byte order mark inside": ("E003", "- a: x⟦\ufeff\n"),
    "tab as indentation": ("E004", "- a: x\n⟦\tb: y\n"),
    "tab between": ("E004", "- a:⟦\tx\n"),
    "tab in a block": ("E004", "- a: |\n    x⟦\ty\n"),
    "colon in a plain value": ("E005", "- op: f(x, axis⟦: axes)\n"),
    "unclosed quote": ("E005", '- op: ⟦"f(x)\n  b: c\n'),
    "unclosed flow": ("E005", "- op: ⟦{x: y\n"),
    "no space after a colon": ("E005", "- op: f(x)\n  ⟦forward:x * x\n"),
    "no space after the colon of the first of several": ("E005", "- op: f(x)\n  ⟦forward:x * x\n  grad: g\n"),
    "a lambda": ("E005", "- op: f(x)\n  forward: lambda q⟦: x\n"),
    "stray indent": ("E005", "- a: x\n    b⟦: y\n"),
    "duplicate key": ("E006", "- a: x\n  ⟦a: y\n"),
    "duplicate key in flow": ("E006", "- a: {x: 1, ⟦x: 2}\n"),
    "anchor": ("E007", "- a: ⟦&k x\n"),
    "alias": ("E007", "- a: ⟦*k\n"),
    "tag": ("E007", "- a: ⟦!!int 3\n"),
    "merge key": ("E007", "- a: x\n  ⟦<<: {b: y}\n"),
    "second document": ("E007", "- a: x\n⟦---\n- b: y\n"),
    "directive": ("E007", "⟦%YAML 1.1\n---\n- b: y\n"),
    "key that is a list": ("E007", "- ? ⟦[a]\n  : b\n"),
    "no value": ("E008", "- a: x\n  ⟦b:\n"),
    "no value in flow": ("E008", "- a: {⟦x, y: 1}\n"),
    "empty entry": ("E008", "- a: x\n- b:\n  - y\n  -⟦\n"),
    "empty block": ("E008", "- a: ⟦|\n  \n"),
    "plain over two lines": ("E009", "- a: ⟦x\n    y\n"),
    "quoted over two lines": ("E009", "- a: ⟦'x\n    y'\n"),
    "folded": ("E009", "- a: ⟦>\n    x\n    y\n"),
    "comma in a flow formula": ("E010", "- grad: {x: ⟦maximum(x, y) * g}\n"),
    "comma in the second formula": ("E010", "- grad: {x: g, y: ⟦where(x < y, g, 0)}\n"),
    "comma in a flow list": ("E010", "- see: [⟦f(a, b)]\n"),
    "too deep": ("E011", DEEP),
}


@pytest.mark.parametrize("name", FAULTS)
def test_fault(name: str) -> None:
    code, text = FAULTS[name]
    source, place = planted(text)
    diagnostics = Diagnostics()
    load_text(source, FILE, diagnostics)
    assert [(item.code, item.span.file, (item.span.line, item.span.column)) for item in diagnostics.items] == [
        (code, FILE, place)
    ]


def test_hints() -> None:
    diagnostics = Diagnostics()
    load_text("- op: f(x, axis: axes)\n- grad: {x: f(x, y)}\n", FILE, diagnostics)
    assert "no space after its colon" in diagnostics.items[0].notes[0]
    diagnostics = Diagnostics()
    load_text("- grad: {x: f(x, y)}\n", FILE, diagnostics)
    assert "line of its own" in diagnostics.items[0].notes[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- op: f(x)\n  forward:x * x\n", "a space is missing after `forward:`"),
        ("- op: f(x)\n  forward:x * x\n  grad: g\n", "a space is missing after `forward:`"),
        ("- op:f(x)\n  forward: x * x\n", "a space is missing after `op:`"),
        ("- op: f(x)\n  forward: lambda q: x\n", "a formula has no colon"),
        ("- op: f(x)\n   forward: x\n", "this key is indented deeper than the one above it"),
        ("- op: f(x)\n  amp: Promote\n    grad: g\n", "this key is indented deeper than the one above it"),
        ("- op: f(x)\n  forward: if x > 0: x else: y\n", "a formula has no colon"),
        ("- op: f(x)\n  summary: One: two.\n", "text with `: ` in it needs quotes"),
    ],
)
def test_what_is_said_of_colons(text: str, said: str) -> None:
    diagnostics = Diagnostics()
    load_text(text, FILE, diagnostics)
    (item,) = diagnostics.items
    assert said in item.notes[0]


def test_a_syntax_error_does_not_hide_the_others() -> None:
    diagnostics = Diagnostics()
    text = '- a: "x\n\n- b: fine\n\n- c: [1\n\n- d: x: y\n'
    node = load_text(text, FILE, diagnostics)
    assert [(item.code, item.span.line) for item in diagnostics.items] == [("E005", 1), ("E005", 5), ("E005", 7)]
    assert isinstance(node, Sequence)
    assert [type(item) for item in node.items] == [Invalid, Mapping, Invalid, Invalid]
    assert scalar(node, 1, "b").span == Span(FILE, 3, 6, 4)


@pytest.mark.parametrize("kind", ["missing", "folder", "large"])
def test_unreadable_file(kind: str, tmp_path: Path) -> None:
    path = tmp_path / FILE
    if kind == "folder":
        path.mkdir()
    elif kind == "large":
        path.write_bytes(b" " * (MAX_BYTES + 1))
    diagnostics = Diagnostics()
    assert load(path, diagnostics) is None
    assert [(item.code, item.span) for item in diagnostics.items] == [("E001", Span(str(path), 1, 1))]


@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_a_file_without_an_end(kind: str, tmp_path: Path) -> None:
    path = tmp_path / FILE
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    diagnostics = Diagnostics()
    assert load(path, diagnostics, FILE) is None
    assert [(item.code, item.message) for item in diagnostics.items] == [("E001", f"`{FILE}` is not a regular file")]


def test_loop_of_links(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.symlink_to(path)
    diagnostics = Diagnostics()
    assert load(path, diagnostics) is None
    assert [item.code for item in diagnostics.items] == ["E001"]


@pytest.mark.parametrize(
    ("data", "place"), [(b"- a: x\n- \xe9t\xe9: y\n", (2, 3)), ("- é: ".encode() + b"\xff", (1, 6)), (b"\x80", (1, 1))]
)
def test_not_utf8(data: bytes, place: tuple[int, int], tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(data)
    diagnostics = Diagnostics()
    assert load(path, diagnostics, FILE) is None
    assert [(item.code, item.span) for item in diagnostics.items] == [("E002", Span(FILE, *place))]


def test_binary_file(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(bytes(range(128)) * 4)
    diagnostics = Diagnostics()
    assert load(path, diagnostics, FILE) is None
    assert {item.code for item in diagnostics.items} <= {"E003", "E004"}


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_mark(ends: str, mark: str, tmp_path: Path) -> None:
    path = tmp_path / FILE
    text = mark + "- a: one\n  b: |\n    two\n    three\n- c: four\n".replace("\n", ends)
    path.write_bytes(text.encode("utf-8"))
    diagnostics = Diagnostics()
    node = load(path, diagnostics, FILE)
    assert diagnostics.items == []
    assert scalar(node, 0, "a").span == Span(FILE, 1, 6, 3)
    assert scalar(node, 0, "b").value == "two\nthree"
    assert scalar(node, 0, "b").text.at(4, 5) == Span(FILE, 4, 5, 5)
    assert scalar(node, 1, "c").span == Span(FILE, 5, 6, 4)


def character_at(source: str, span: Span) -> str:
    return source.split("\n")[span.line - 1][span.column - 1 : span.column - 1 + span.length]


@pytest.mark.parametrize(
    "written",
    [
        "2 * xx * g",
        "'2 * xx'",
        '"2 * xx"',
        "日本 xx",
        "'日本𝔘 xx'",
        "{é: xx}",
        "|\n    one\n      xx",
        "|-\n\n   one\n\n   xx two",
        "|2\n      one\n    xx",
        "| # why\n    xx",
        "'it''s xx'",
        '"\\u00e9\\t\\"\\\\\\x41\\U0001d518 xx"',
    ],
)
def test_places(written: str) -> None:
    source = f"- é: 𝔘\n- a: {written}\n"
    node = field(read(source), 1, "a")
    found = scalar(node, "é") if isinstance(node, Mapping) else node
    assert isinstance(found, Scalar)
    offset = found.value.index("xx")
    assert character_at(source, found.text.at(offset, 2)) == "xx"
    assert character_at(source, found.text.at(offset + 1)) == "x"


def test_escapes_are_spanned_whole() -> None:
    source = '- a: "x\\u00e9y"\n'
    text = scalar(read(source), 0, "a").text
    assert text.value == "xéy"
    assert character_at(source, text.at(1)) == "\\u00e9"
    assert character_at(source, text.at(0, 3)) == "x\\u00e9y"


def test_places_beyond_the_end_stay_on_the_line() -> None:
    source = "- a: xy\n- b: 'x''y'\n"
    node = read(source)
    assert scalar(node, 0, "a").text.at(2) == Span(FILE, 1, 8)
    assert scalar(node, 1, "b").text.at(9).line == 2


@pytest.mark.parametrize("style", ["plain", "quoted", "block"])
def test_style(style: str) -> None:
    written = {"plain": "x", "quoted": "'x'", "block": "|\n    x"}[style]
    assert scalar(read(f"- a: {written}\n"), 0, "a").style == style


WORDS = ["no", "on", "off", "y", "Yes", "12:30", "012", "1_000", "~", "null", "2001-01-01", "nan", "inf", "0b1", "+012"]


@pytest.mark.parametrize("word", WORDS)
def test_words_stay_text(word: str) -> None:
    found = scalar(read(f"- {word}: {word}\n"), 0, word)
    assert found.value == word
    assert (as_int(found), as_float(found), as_bool(found)) == (None, None, None)


@pytest.mark.parametrize(
    ("word", "whole", "real"),
    [
        ("0", 0, 0.0),
        ("-12", -12, -12.0),
        ("+3", 3, 3.0),
        ("0o17", 15, None),
        ("0xfF", 255, None),
        ("1e-3", None, 1e-3),
        ("1E3", None, 1e3),
        (".5", None, 0.5),
        ("2.", None, 2.0),
        ("-.inf", None, float("-inf")),
        (".INF", None, float("inf")),
    ],
)
def test_numbers(word: str, whole: int | None, real: float | None) -> None:
    found = scalar(read(f"- a: {word}\n"), 0, "a")
    assert (as_int(found), as_float(found)) == (whole, real)


def test_not_a_number() -> None:
    value = as_float(scalar(read("- a: .nan\n"), 0, "a"))
    assert value is not None
    assert math.isnan(value)


@pytest.mark.parametrize(("word", "value"), [("true", True), ("false", False), ("True", None), ("yes", None)])
def test_truth_values(word: str, value: bool | None) -> None:
    assert as_bool(scalar(read(f"- a: {word}\n"), 0, "a")) is value


def test_quoted_numbers_are_text() -> None:
    found = scalar(read("- a: '1'\n  b: 'true'\n"), 0, "a")
    assert (as_int(found), as_float(found)) == (None, None)


def test_empty_file_has_no_nodes() -> None:
    assert read("") is None
    assert read("# only a comment\n") is None
