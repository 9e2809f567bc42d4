"""The fields of one record, each read by itself: what is wrong with one is reported, and reading goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.diagnostics import Diagnostics, Span, did_you_mean, is_unprintable
from codegen.records.names import free_name, name_problem
from codegen.source import Invalid, Mapping, Node, Scalar, Sequence, as_bool

if TYPE_CHECKING:
    from collections.abc import Iterable

FIELDS = (
    "op", "summary", "amp", "forward", "dispatch", "grad", "tangent", "holomorphic", "dtypes", "shape", "domain", "at",
    "reads", "accuracy", "example", "notes", "see", "aliases", "method", "module", "deterministic", "version",
)  # fmt: skip
LIMITS = {"summary": 160, "accuracy": 300, "notes": 4000, "example": 2000, "why": 300, "todo": 300}


class Fields:
    """What a record's mapping holds, and what is known of the record by now: its name, and whether a mistake has been
    found in what formulas rest on."""

    def __init__(self, node: Mapping, diagnostics: Diagnostics) -> None:
        self.node = node
        self.diagnostics = diagnostics
        self.entries = {key.value: (key, value) for key, value in node.entries}
        self.meant: set[str] = set()  # fields that seem to be misspelt
        self.name = ""
        self.name_span = node.span
        self.failed = False

    def report(self, code: str, message: str, span: Span, label: str = "", notes: tuple[str, ...] = ()) -> None:
        """A mistake that changes nothing of what the record means."""
        self.diagnostics.error(code, message, span, label, notes)

    def error(self, code: str, message: str, span: Span, label: str = "", notes: tuple[str, ...] = ()) -> None:
        self.failed = True
        self.report(code, message, span, label, notes)

    @property
    def of(self) -> str:
        """Whose a field is, for messages."""
        return f"of `{self.name}`" if self.name else "of the record"

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def states(self, key: str) -> bool:
        """Whether the record has a field, perhaps misspelt."""
        return key in self.entries or key in self.meant

    def place(self, key: str) -> Span:
        """Where a field begins."""
        return self.entries[key][0].span

    def value(self, key: str) -> Node | None:
        """A field's node; a field that YAML could not read counts as absent and as a failure."""
        if key not in self.entries:
            return None
        node = self.entries[key][1]
        if isinstance(node, Invalid):
            self.failed = True
            return None
        return node

    def check_layout(self) -> None:
        """Unknown fields, their order, and required ones that are missing."""
        furthest = ""
        for key, _ in self.node.entries:
            if key.value not in FIELDS:
                hint = did_you_mean(key.value, FIELDS)
                self.meant |= {field for field in FIELDS if f"`{field}`" in hint}
                self.error("E203", f"records have no field `{key.value}`", key.span, hint)
            elif furthest and FIELDS.index(key.value) < FIELDS.index(furthest):
                order = " · ".join(field for field in FIELDS if field in self)
                self.report("E205", f"`{key.value}` belongs before `{furthest}`", key.span, "out of order", (order,))
            else:
                furthest = key.value
        missing = [field for field in ("op", "summary", "amp") if not self.states(field)]
        if missing:
            span = self.place("op") if "op" in self else self.node.entries[0][0].span
            notes = ("every record has `op`, `summary` and `amp`",)
            self.report("E204", f"the record has no {quoted(missing)}", span, "", notes)

    def check_name(self, name: str, span: Span, role: str) -> None:
        problem = name_problem(name, role)
        if problem:
            other = free_name(name, role) if role in ("parameter", "result", "let") else ""
            self.error("E210", problem, span, f"write `{other}`, say" if other else "")

    def scalar(self, node: Node, what: str) -> Scalar | None:
        if isinstance(node, Scalar):
            return node
        self.failed = True
        if not isinstance(node, Invalid):
            self.error("E206", f"{what} is text, not {_noun(node)}", node.span)
        return None

    def mapping(self, node: Node, what: str) -> Mapping | None:
        if isinstance(node, Mapping):
            return node
        self.failed = True
        if not isinstance(node, Invalid):
            self.error("E206", f"{what} is a mapping, not {_noun(node)}", node.span)
        return None

    def mapping_of(self, key: str) -> Mapping | None:
        node = self.value(key)
        return None if node is None else self.mapping(node, f"`{key}` {self.of}")

    def word(self, key: str) -> Scalar | None:
        node = self.value(key)
        return None if node is None else self.scalar(node, f"`{key}` {self.of}")

    def choice(self, key: str, words: tuple[str, ...], *, default: str) -> str:
        scalar = self.word(key)
        if scalar is None:
            return default
        if scalar.value not in words:
            notes = (f"one of {', '.join(words)}",)
            hint = did_you_mean(scalar.value, words)
            self.error("E208", f"`{scalar.value}` is not a word of `{key}`", scalar.span, hint, notes)
            return default
        if scalar.value == default:
            self.restated(key, scalar)
        return scalar.value

    def flag(self, key: str) -> bool:
        """A field whose default is `true`."""
        scalar = self.word(key)
        if scalar is None:
            return True
        value = as_bool(scalar)
        if value is None:
            self.error("E206", f"`{key}` is `false` or absent", scalar.span)
        elif value:
            self.restated(key, scalar)
        return value is not False

    def restated(self, key: str, node: Node) -> None:
        self.report("E207", f"`{key}` {self.of} restates its default", node.span, "leave it out")

    def text(self, key: str, *, lines: bool = False) -> str:
        node = self.value(key)
        return "" if node is None else self.checked_text(node, key, f"`{key}` {self.of}", lines=lines)

    def checked_text(self, node: Node, key: str, what: str, *, lines: bool = False) -> str:
        """The text of a field or of a part of one, which `LIMITS` knows by `key`; `lines`: a block may have several."""
        scalar = self.scalar(node, what)
        if scalar is None:
            return ""
        value = scalar.value
        if not value.strip():
            self.error("E218", f"{what} is blank", scalar.span)
        elif value != value.strip():
            self.error("E218", f"{what} begins or ends with a blank", scalar.span)
        elif len(value) > LIMITS[key]:
            self.error("E218", f"{what} has {len(value)} characters", scalar.span, f"at most {LIMITS[key]}")
        lines = lines and scalar.style == "block"
        shown = value.replace("\n", "") if lines else value
        if shown.isascii() and shown.isprintable():
            return value
        for offset, character in enumerate(value):
            if character == "\n":
                if lines:
                    continue
                self.error("E218", f"{what} is one line", scalar.text.at(offset), "a line break here")
                break
            if is_unprintable(character):
                self.error("E218", f"{what} holds the character U+{ord(character):04X}", scalar.text.at(offset))
                break
        return value


def quoted(names: Iterable[str]) -> str:
    return " and ".join(f"`{name}`" for name in names)


def _noun(node: Node) -> str:
    return "text" if isinstance(node, Scalar) else "a list" if isinstance(node, Sequence) else "a mapping"
