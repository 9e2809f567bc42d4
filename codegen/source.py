"""Text to YAML nodes in which every scalar knows its place.

`load(path, diagnostics)` reads a file, `load_text` a string. Both return the root node, or None when there is nothing
to go on with. What is wrong is reported as E0xx; a part that cannot be read becomes an `Invalid` node, so that the rest
of the file is still checked.

The dialect is strict YAML 1.2: no tabs, no duplicate keys, no anchors, aliases, tags, merge keys, directives or second
document; text over several lines is a `|` block. Every scalar stays text; `as_int`, `as_float` and `as_bool` read it by
the core schema, less the octal look-alike `012`. PyYAML's C parser gives the events where it is built in.
"""

from __future__ import annotations

import re
import stat
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import yaml

from codegen.diagnostics import Diagnostics, Span

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAX_BYTES = 4_000_000
MAX_DEPTH = 12

_INT = re.compile(r"[-+]?(0|[1-9][0-9]*)|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(
    r"[-+]?(\.[0-9]+|(0|[1-9][0-9]*)(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)"
)
_QUOTED = {"'": re.compile(r"''|."), '"': re.compile(r"\\(?:x..|u.{4}|U.{8}|.)|.")}
_ITEM = re.compile(r"(?m)^- ")
_TIGHT = re.compile(r" *(?:- )?([a-z]+):[^ ]")  # a key whose colon is followed by no space
_KEY = re.compile(r" +[a-z]+")  # one that begins a line
_FORMULA = re.compile(r" *(?:forward|grad|tangent): ")


@dataclass(frozen=True, slots=True)
class Text:
    """A scalar's text and where each of its characters stands in the file.

    `starts` holds, for every line of `value`, the (file line, file column) of its first character. `places` holds the
    file column of every character and of the end where quoting makes them differ from counting on from the start.
    Comparison is by value: where a text stands does not change what it says.
    """

    value: str
    span: Span = field(compare=False)
    starts: tuple[tuple[int, int], ...] = field(compare=False)
    places: tuple[int, ...] = field(default=(), compare=False)

    def at(self, offset: int, length: int = 1) -> Span:
        """The span of `length` characters from `offset` in `value`."""
        if self.places:
            last = len(self.places) - 1
            first, end = self.places[min(offset, last)], self.places[min(offset + length, last)]
            return Span(self.span.file, self.starts[0][0], first, max(1, end - first))
        before = self.value[:offset]
        row = before.count("\n")
        line, column = self.starts[row]
        return Span(self.span.file, line, column + offset - (before.rfind("\n") + 1), length)

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Scalar:
    """Text, and how it was written. Only plain scalars can be read as a number or a truth value."""

    text: Text
    style: Literal["plain", "quoted", "block"]

    @property
    def span(self) -> Span:
        return self.text.span

    @property
    def value(self) -> str:
        return self.text.value


@dataclass(frozen=True, slots=True)
class Sequence:
    items: tuple[Node, ...]
    span: Span
    flow: bool = False


@dataclass(frozen=True, slots=True)
class Mapping:
    entries: tuple[tuple[Scalar, Node], ...]
    span: Span
    flow: bool = False


@dataclass(frozen=True, slots=True)
class Invalid:
    """A part of the file that has been reported and cannot be used."""

    span: Span


Node = Scalar | Sequence | Mapping | Invalid


def as_int(scalar: Scalar) -> int | None:
    """The integer that a plain scalar says, by YAML 1.2."""
    if scalar.style != "plain" or len(scalar.value) > 40 or not _INT.fullmatch(scalar.value):
        return None
    return int(scalar.value, 0 if scalar.value[:2] in ("0o", "0x") else 10)


def as_float(scalar: Scalar) -> float | None:
    """The number that a plain scalar says, by YAML 1.2."""
    if scalar.style != "plain" or not _FLOAT.fullmatch(scalar.value):
        return None
    return float(scalar.value.lower().replace(".inf", "inf").replace(".nan", "nan"))


def as_bool(scalar: Scalar) -> bool | None:
    """The truth value that a plain scalar says: `true` or `false`."""
    return {"true": True, "false": False}.get(scalar.value) if scalar.style == "plain" else None


def load(path: Path, diagnostics: Diagnostics, name: str | None = None) -> Node | None:
    """The root node of the file at `path`, called `name` in messages."""
    file = name if name is not None else str(path)
    start = Span(file, 1, 1)
    try:
        status = path.stat()
        # A pipe or a device may never end.
        if not (stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)):
            diagnostics.error("E001", f"`{file}` is not a regular file", start)
            return None
        data = path.read_bytes() if status.st_size <= MAX_BYTES else None
    except FileNotFoundError:
        diagnostics.error("E001", f"there is no file `{file}`", start)
        return None
    except IsADirectoryError:
        diagnostics.error("E001", f"`{file}` is a directory, not a file", start)
        return None
    except OSError as problem:
        diagnostics.error("E001", f"cannot read `{file}`: {problem.strerror}", start)
        return None
    if data is None or len(data) > MAX_BYTES:
        diagnostics.error("E001", f"`{file}` is larger than {MAX_BYTES:,} bytes", start)
        return None
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        good = data[: problem.start].decode("utf-8")
        line, column = good.count("\n") + 1, len(good) - (good.rfind("\n") + 1) + 1
        byte = data[problem.start]
        diagnostics.error("E002", f"`{file}` is not UTF-8", Span(file, line, column), f"byte 0x{byte:02x} here")
        return None
    return load_text(text, file, diagnostics)


def load_text(text: str, file: str, diagnostics: Diagnostics) -> Node | None:
    """The root node of `text`."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = text.split("\n")
    diagnostics.sources[file] = lines
    if _refused_characters(lines, file, diagnostics):
        return None
    reported = len(diagnostics.items)
    try:
        return _Composer(file, lines, diagnostics, 0).root(text)
    except yaml.MarkedYAMLError as problem:
        del diagnostics.items[reported:]
        return _piecewise(text, file, lines, diagnostics, problem)


def _refused_characters(lines: list[str], file: str, diagnostics: Diagnostics) -> bool:
    """Report tabs and control characters, one per line. YAML 1.1 parsers break lines at U+0085, U+2028 and U+2029."""
    before = len(diagnostics.items)
    for row, line in enumerate(lines, 1):
        if line.isascii() and line.isprintable():
            continue
        for column, character in enumerate(line, 1):
            span = Span(file, row, column)
            if character == "\t":
                diagnostics.error("E004", "a tab", span, "use spaces")
                break
            if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") or character in "\ufffe\uffff":
                diagnostics.error("E003", f"the control character U+{ord(character):04X}", span, "not accepted here")
                break
    return len(diagnostics.items) > before


def _piecewise(
    text: str, file: str, lines: list[str], diagnostics: Diagnostics, whole: yaml.MarkedYAMLError
) -> Node | None:
    """Read the items of the list one by one, so that a syntax error in one does not hide the others."""
    starts = [match.start() for match in _ITEM.finditer(text)]
    items: list[Node] = []
    failed = False
    for start, end in zip(starts, [*starts, len(text)][1:], strict=True):
        first_line = text.count("\n", 0, start)
        reported = len(diagnostics.items)
        try:
            node = _Composer(file, lines, diagnostics, first_line).root(text[start:end])
            items += node.items if isinstance(node, Sequence) else []
        except yaml.MarkedYAMLError as problem:
            failed = True
            del diagnostics.items[reported:]
            _syntax_error(problem, file, first_line, text.count("\n", start, end), diagnostics)
            items.append(Invalid(Span(file, first_line + 1, 1)))
    if not failed:
        _syntax_error(whole, file, 0, len(lines), diagnostics)
        return None
    return Sequence(tuple(items), Span(file, 1, 1))


def _syntax_error(
    problem: yaml.MarkedYAMLError, file: str, first_line: int, count: int, diagnostics: Diagnostics
) -> None:
    """Report what the parser said about `count` lines that follow `first_line`."""
    said = str(problem.problem or problem.context or "not YAML")
    at_end = problem.problem_mark is not None and problem.problem_mark.line >= count
    mark = (problem.context_mark if at_end else None) or problem.problem_mark or problem.context_mark
    line, column = (mark.line + first_line, mark.column) if mark is not None else (first_line, 0)
    notes: tuple[str, ...] = ()
    lines = diagnostics.sources[file][: line + 1]
    rows = range(line, max(first_line, line - 1) - 1, -1)
    tight = next(((row, m) for row in rows if row < len(lines) and (m := _TIGHT.match(lines[row]))), None)
    if tight is not None and ("expected ':'" in said or "mapping values" in said):
        line, column = tight[0], tight[1].start(1)
        notes = (f"a space is missing after `{tight[1][1]}:`",)
    elif "mapping values" in said and line < len(lines) and _KEY.fullmatch(lines[line][:column]):
        notes = ("this key is indented deeper than the one above it: the keys of a record stand below each other",)
    elif "mapping values" in said and line < len(lines) and _FORMULA.match(lines[line]):
        notes = ("a formula has no colon: choose with `where(x > 0, a, b)` or `A if T else B`",)
    elif "mapping values" in said:
        notes = (
            "the keys of a record stand below each other; an annotation has no space after its colon (`axis:axes`); "
            "text with `: ` in it needs quotes",
        )
    elif at_end:
        notes = ("what opens here is not closed",)
    elif "cannot start any token" in said:
        notes = ("a value that begins with this character needs quotes",)
    elif "expected <block end>" in said or "did not find expected" in said:
        notes = ("check the indentation and the brackets around here",)
    diagnostics.error("E005", f"YAML syntax: {said}", Span(file, line + 1, column + 1), "", notes)


@dataclass(slots=True)
class _Composer:
    """Events to nodes. `first_line` is what to add to the lines of the marks."""

    file: str
    lines: list[str]
    diagnostics: Diagnostics
    first_line: int

    def root(self, text: str) -> Node | None:
        loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        events = iter(yaml.parse(text, Loader=loader))
        node: Node | None = None
        documents = 0
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if event.version or event.tags:
                    self._refuse("a directive", event)
                if documents > 1:
                    self._refuse("a second document", event)
            elif isinstance(event, yaml.NodeEvent):
                composed = self._node(event, events, 0, flow=False)
                node = node or composed
        return None if isinstance(node, Scalar) and not node.value and node.style == "plain" else node

    def _node(self, event: yaml.NodeEvent, events: Iterator[Any], depth: int, *, flow: bool) -> Node:
        bad = self._decoration(event)
        node: Node
        if depth > MAX_DEPTH and isinstance(event, yaml.CollectionStartEvent):
            return self._too_deep(event, events)
        if isinstance(event, yaml.ScalarEvent):
            node = self._scalar(event)
        elif isinstance(event, yaml.SequenceStartEvent):
            node = self._sequence(event, events, depth, flow=flow or bool(event.flow_style))
        elif isinstance(event, yaml.MappingStartEvent):
            node = self._mapping(event, events, depth, flow=flow or bool(event.flow_style))
        else:
            node = Invalid(self._span(event))
        return Invalid(node.span) if bad else node

    def _too_deep(self, event: yaml.Event, events: Iterator[Any]) -> Invalid:
        """Report a collection and skip what is in it."""
        self.diagnostics.error("E011", f"nested more than {MAX_DEPTH} levels deep", self._span(event))
        level = 1
        while level:
            inner = next(events)
            level += isinstance(inner, yaml.CollectionStartEvent) - isinstance(inner, yaml.CollectionEndEvent)
        return Invalid(self._span(event))

    def _decoration(self, event: yaml.NodeEvent) -> bool:
        """Report an alias, an anchor or a tag."""
        if isinstance(event, yaml.AliasEvent):
            self._refuse(f"the alias `*{event.anchor}`", event)
            return True
        if event.anchor is not None:
            self._refuse(f"the anchor `&{event.anchor}`", event)
            return True
        if getattr(event, "tag", None) is not None:
            self._refuse("a tag", event)
            return True
        return False

    def _refuse(self, what: str, event: yaml.Event) -> None:
        self.diagnostics.error("E007", f"{what} is not used in this file", self._span(event), "", ("write it out",))

    def _sequence(self, event: yaml.Event, events: Iterator[Any], depth: int, *, flow: bool) -> Node:
        items: list[Node] = []
        bad = False
        while not isinstance(item := next(events), yaml.SequenceEndEvent):
            node = self._node(item, events, depth + 1, flow=flow)
            if isinstance(node, Scalar) and node.style == "plain" and not node.value:
                self.diagnostics.error("E008", "an empty list entry", node.span)
                node = Invalid(node.span)
            bad = bad or self._split(node, flow)
            items.append(node)
        return Invalid(self._span(event)) if bad else Sequence(tuple(items), self._span(event), flow)

    def _mapping(self, event: yaml.Event, events: Iterator[Any], depth: int, *, flow: bool) -> Node:
        entries: list[tuple[Scalar, Node]] = []
        seen: dict[str, Span] = {}
        split = False
        while not isinstance(item := next(events), yaml.MappingEndEvent):
            key = self._node(item, events, depth + 1, flow=flow)
            value = self._node(next(events), events, depth + 1, flow=flow)
            if split or self._split(key, flow) or self._split(value, flow):
                split = True
            elif isinstance(key, Scalar):
                entry = self._entry(key, value, seen)
                entries += [entry] if entry else []
            elif not isinstance(key, Invalid):
                self.diagnostics.error("E007", "a key is one word", key.span)
        return Invalid(self._span(event)) if split else Mapping(tuple(entries), self._span(event), flow)

    def _entry(self, key: Scalar, value: Node, seen: dict[str, Span]) -> tuple[Scalar, Node] | None:
        if key.value == "<<":
            self.diagnostics.error("E007", "a merge key is not used in this file", key.span, "", ("write it out",))
            return None
        if key.value in seen:
            note = f"first at line {seen[key.value].line}"
            self.diagnostics.error("E006", f"`{key.value}` stands here twice", key.span, "", (note,))
            return None
        seen[key.value] = key.span
        if isinstance(value, Scalar) and value.style == "plain" and not value.value:
            self.diagnostics.error("E008", f"`{key.value}` has no value", key.span)
            return key, Invalid(value.span)
        return key, value

    def _split(self, node: Node, flow: bool) -> bool:
        """Report a flow scalar that a comma has cut inside its parentheses."""
        if not flow or not isinstance(node, Scalar) or node.style != "plain":
            return False
        if node.value.count("(") == node.value.count(")"):
            return False
        self.diagnostics.error(
            "E010",
            "YAML ends a value inside `{…}` or `[…]` at the first comma",
            node.span,
            "cut inside its parentheses",
            ("put each formula on a line of its own, without the braces",),
        )
        return True

    def _span(self, event: yaml.Event) -> Span:
        mark = _mark(event.start_mark)
        return Span(self.file, mark.line + self.first_line + 1, mark.column + 1)

    def _scalar(self, event: yaml.ScalarEvent) -> Node:
        start, end = _mark(event.start_mark), _mark(event.end_mark)
        line, column = start.line + self.first_line + 1, start.column + 1
        if event.style in ("|", ">"):
            return self._block(event, line, column)
        if end.line != start.line:
            note = "write text of several lines as a `|` block"
            self.diagnostics.error("E009", "a value over several lines", Span(self.file, line, column), "", (note,))
            return Invalid(Span(self.file, line, column))
        span = Span(self.file, line, column, max(1, end.column - start.column))
        if not event.style:
            return Scalar(Text(event.value, span, ((line, column),)), "plain")
        places = _places(self.lines[line - 1][column : end.column - 1], event.style, column + 1)
        plain = len(places) - 1 == places[-1] - places[0]
        text = Text(event.value, span, ((line, column + 1),), () if plain else places)
        return Scalar(text, "quoted")

    def _block(self, event: yaml.ScalarEvent, line: int, column: int) -> Node:
        header = Span(self.file, line, column)
        if event.style == ">":
            self.diagnostics.error("E009", "a folded block", header, "write `|`", ())
            return Invalid(header)
        value = event.value.rstrip("\n")
        if not value:
            self.diagnostics.error("E008", "an empty block", header)
            return Invalid(header)
        rows = value.split("\n")
        raws = self.lines[line : line + len(rows)]
        indent = next(len(raw) - len(row) for raw, row in zip(raws, rows, strict=True) if row)
        starts = tuple((line + 1 + index, indent + 1) for index in range(len(rows)))
        first = next(index for index, row in enumerate(rows) if row)
        span = Span(self.file, line + 1 + first, indent + 1, len(rows[first]))
        return Scalar(Text(value, span, starts), "block")


def _mark(mark: Any) -> Any:
    """The mark of an event, which both of PyYAML's parsers always give."""
    return mark


def _places(raw: str, quote: str, column: int) -> tuple[int, ...]:
    """The column of every character of a quoted scalar, and of its end."""
    starts = [match.start() + column for match in _QUOTED[quote].finditer(raw)]
    return (*starts, column + len(raw))
