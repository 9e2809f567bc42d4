"""Diagnostics: what is wrong with `ops.yaml`, where, why, and what to do next.

Stages report into a `Diagnostics` collection and go on, so that one run shows every mistake; `render` draws them as
text and `render_json` for tools.

A message quotes the author's words between backticks. The text rendering escapes what a terminal would act on, measures
wide characters in cells, and shows a window of a line that is too long.
"""

from __future__ import annotations

import difflib
import json
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_GUTTER = 3
_WINDOW = 160
_TAB = "    "


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of one line of a file: line and column count from 1, column and length in characters."""

    file: str
    line: int
    column: int
    length: int = 1


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One mistake: a stable code, the message, the place, a label at the place, and notes below it."""

    code: str
    message: str
    span: Span
    label: str = ""
    notes: tuple[str, ...] = ()


@dataclass(slots=True)
class Diagnostics:
    """The mistakes found so far.

    `sources` holds the lines of the files that spans point into. `broken` holds the names of operators whose record has
    been reported: a later stage that meets one has nothing to add.
    """

    items: list[Diagnostic] = field(default_factory=list)
    sources: dict[str, list[str]] = field(default_factory=dict)
    broken: set[str] = field(default_factory=set)

    def error(self, code: str, message: str, span: Span, label: str = "", notes: tuple[str, ...] = ()) -> None:
        self.items.append(Diagnostic(code, message, span, label, notes))

    def __bool__(self) -> bool:
        return bool(self.items)

    def line(self, span: Span) -> str | None:
        """The line that `span` stands in, where its file is known and long enough."""
        lines = self.sources.get(span.file, [])
        return lines[span.line - 1] if 1 <= span.line <= len(lines) else None

    def drop_consequences(self, start: int, names: frozenset[str]) -> None:
        """Forget the unknown operators (E108) reported since `start` that `names` holds: an earlier error says all."""
        self.items[start:] = [
            item for item in self.items[start:] if item.code != "E108" or _first_quoted(item.message) not in names
        ]


def _first_quoted(message: str) -> str:
    parts = message.split("`")
    return parts[1] if len(parts) > 2 else ""


def did_you_mean(word: str, choices: Iterable[str]) -> str:
    """A hint that names the closest of `choices`, or nothing when none is close."""
    known = sorted(choices)
    close = next(filter(None, (difflib.get_close_matches(w, known, n=1, cutoff=0.6) for w in (word, word.lower()))), ())
    return f"did you mean `{close[0]}`?" if close else ""


def in_order(items: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics sorted by place, each once."""
    return sorted(dict.fromkeys(items), key=lambda item: (item.span, item.code, item.message))


def render(diagnostics: Diagnostics, *, colour: bool = False) -> str:
    """All diagnostics as text, sorted by place, with a count at the end."""
    items = in_order(diagnostics.items)
    paint = _paint if colour else _plain
    blocks = ["\n".join(_lines(item, diagnostics.line(item.span), paint)) for item in items]
    count = f"{len(items)} error{'' if len(items) == 1 else 's'}"
    return "\n\n".join([*blocks, paint(count, "31;1")]) + "\n"


def render_json(diagnostics: Diagnostics) -> str:
    """All diagnostics as one JSON object, sorted by place."""
    items = [
        {
            "code": item.code,
            "message": item.message,
            "file": item.span.file,
            "line": item.span.line,
            "column": item.span.column,
            "length": item.span.length,
            "label": item.label,
            "notes": list(item.notes),
        }
        for item in in_order(diagnostics.items)
    ]
    return json.dumps({"errors": len(items), "diagnostics": items}, indent=2) + "\n"


def printable(text: str) -> str:
    """`text` with every character that a terminal would act on written as an escape."""
    return "".join(_TAB if c == "\t" else _escaped(c) for c in text)


def is_unprintable(character: str) -> bool:
    """Whether a terminal would act on a character, or has none to show."""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii") if is_unprintable(character) else character


def _plain(text: str, style: str) -> str:
    del style
    return text


def _paint(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m" if text else ""


def _lines(item: Diagnostic, line: str | None, paint: Callable[[str, str], str]) -> list[str]:
    span = item.span
    width = max(_GUTTER, len(str(span.line)))
    blank = " " * width
    lines = [
        paint(f"error[{item.code}]", "31;1") + paint(f": {printable(item.message)}", "1"),
        f"{blank[1:]}{paint('-->', '34;1')} {printable(span.file)}:{span.line}:{span.column}",
    ]
    bar = paint("|", "34;1")
    if line is not None:
        before, marked, after = _window(line, span)
        label = f" {printable(item.label)}" if item.label else ""
        carets = "^" * max(1, _cells(marked))
        lines += [
            f"{blank}{bar}",
            f"{paint(str(span.line).rjust(width), '34;1')}{bar} {before}{marked}{after}".rstrip(),
            f"{blank}{bar} {' ' * _cells(before)}{paint(carets + label, '31;1')}",
        ]
    elif item.label:
        lines.append(f"{blank}= {printable(item.label)}")
    return lines + [f"{blank}= {printable(note)}" for note in item.notes]


def _window(line: str, span: Span) -> tuple[str, str, str]:
    """The printable text before, in and after the span, cut where the line is too long to show."""
    start = min(span.column - 1, len(line))
    end = min(start + max(span.length, 1), len(line))
    first = 0 if end <= _WINDOW else max(0, start - _WINDOW // 2)
    last = min(len(line), first + _WINDOW)
    before = ("…" if first else "") + printable(line[first:start])
    after = printable(line[end:last]) + ("…" if last < len(line) else "")
    return before, printable(line[start : min(end, last)]), after


def _cells(text: str) -> int:
    """The width of `text` on a terminal."""
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in ("W", "F") else 1 for c in text
    )
