"""The nodes of a file to records: `parse_operators(nodes, diagnostics)` gives a list of `Operator`.

A record with a mistake in what formulas rest on is reported and left out of the result; its name goes into
`diagnostics.broken`, so that later stages do not report what follows from it. One whose mistake is in its prose, or in
how it is laid out, is reported and goes on.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from codegen.diagnostics import Diagnostics, Span, did_you_mean
from codegen.records.fields import FIELDS
from codegen.records.names import camel, name_problem
from codegen.records.record import read_record
from codegen.source import Invalid, Mapping, Node, Scalar, Sequence

if TYPE_CHECKING:
    from collections.abc import Iterable

    from codegen.model import Operator


def parse_operators(
    nodes: Node | None, diagnostics: Diagnostics, faulty: list[Operator] | None = None
) -> list[Operator]:
    """The operators of a file, in its order; what is wrong with the others is in `diagnostics`. Of those what could be
    read goes to `faulty`."""
    if isinstance(nodes, Invalid):
        return []
    if not isinstance(nodes, Sequence) or not nodes.items:
        if nodes is None and diagnostics:
            return []
        span = nodes.span if nodes is not None else Span(next(iter(diagnostics.sources), "ops.yaml"), 1, 1)
        note = "begin with `- family: NAME` and `- op: NAME(x)`"
        diagnostics.error("E201", "the file is not a list of families and records", span, "", (note,))
        return []
    file = _File(nodes, diagnostics)
    file.read()
    if faulty is not None:
        faulty += file.faulty
    return file.operators


@dataclass(frozen=True, slots=True)
class _Use:
    """A name that a record introduces or refers to."""

    name: str
    span: Span
    owner: str
    role: str = ""  # what it names


class _File:
    """The list: families, records, and the names that must agree between them."""

    def __init__(self, nodes: Sequence, diagnostics: Diagnostics) -> None:
        self.nodes = nodes
        self.diagnostics = diagnostics
        self.lines = diagnostics.sources.get(nodes.span.file, [])
        self.families: dict[str, int] = {}
        self.family = ""
        self.names: list[_Use] = []
        self.aliases: list[_Use] = []
        self.methods: list[_Use] = []  # that have a name of their own
        self.see: list[_Use] = []
        self.repeated: set[Span] = set()  # the names that two records have
        self.operators: list[Operator] = []
        self.faulty: list[Operator] = []

    def read(self) -> None:
        items = self.nodes.items
        for index, item in enumerate(items):
            end = items[index + 1].span.line - 1 if index + 1 < len(items) else len(self.lines)
            self._item(item, end)
        self._check_unique()
        self._check_see()
        read, self.operators = self.operators, []
        for operator in read:
            left_out = operator.name in self.diagnostics.broken or operator.span in self.repeated
            (self.faulty if left_out else self.operators).append(operator)

    def _item(self, item: Node, end: int) -> None:
        if isinstance(item, Invalid):
            self._unreadable(item.span)
            return
        if not isinstance(item, Mapping) or not item.entries:
            self.diagnostics.error("E202", "neither a family heading nor a record", item.span, "begin with `op:`")
            return
        keys = [key.value for key, _ in item.entries]
        meant = keys[0] not in (*FIELDS, "family") and len(keys) == 1 and did_you_mean(keys[0], ("family",))
        if meant:
            self.diagnostics.error("E203", f"the list has no entry `{keys[0]}`", item.entries[0][0].span, meant)
        if meant or (keys[0] == "family" and "op" not in keys):
            self._heading(item)
            return
        if not self.family:
            label = "write `- family: NAME` above it"
            self.diagnostics.error("E224", "a record before the first family", item.span, label)
            self.family = "none"
        self._record(item, end)

    def _record(self, item: Mapping, end: int) -> None:
        record = read_record(item, self.family, self._source(item.span.line, end), self.diagnostics)
        if record.name:
            self.names.append(_Use(record.name, record.span, record.name, "an operator"))
            alias, method = f"an alias of `{record.name}`", f"the method of `{record.name}`"
            self.aliases += [_Use(name.value, name.span, record.name, alias) for name in record.aliases]
            if record.method is not None:
                self.methods.append(_Use(record.method.value, record.method.span, record.name, method))
            self.see += [_Use(name.value, name.span, record.name) for name in record.see]
            if not record.usable:
                self.diagnostics.broken.add(record.name)
        if record.operator is not None:
            (self.operators if record.usable else self.faulty).append(record.operator)

    def _unreadable(self, span: Span) -> None:
        """A record that YAML cannot read: keep its name, so that references to it are not reported."""
        match = re.match(r"- op: *(\w+)", self.diagnostics.line(span) or "")
        if match:
            self.diagnostics.broken.add(match[1])
        self.family = self.family or "none"

    def _source(self, first: int, end: int) -> str:
        """The lines of a record, without the blank lines and the comment that belong to what follows."""
        lines = self.lines[first - 1 : end]
        while len(lines) > 1 and (not lines[-1].strip() or lines[-1].startswith("#")):
            lines = lines[:-1]
        return "\n".join(lines) + "\n"

    def _heading(self, item: Mapping) -> None:
        value = item.entries[0][1]
        if not isinstance(value, Scalar):
            if not isinstance(value, Invalid):
                self.diagnostics.error("E206", "the name of a family is one word", value.span)
            self.family = self.family or "none"
            return
        self.family = value.value
        if len(item.entries) > 1:
            self.diagnostics.error("E224", "a family heading has no fields", item.entries[1][0].span)
        problem = name_problem(self.family, "family")
        if problem:
            self.diagnostics.error("E210", problem, value.span)
        elif self.family in self.families:
            note = f"first at line {self.families[self.family]}"
            self.diagnostics.error("E224", f"the family `{self.family}` is opened twice", value.span, "", (note,))
        self.families.setdefault(self.family, value.span.line)

    def _check_unique(self) -> None:
        """Operators, aliases and methods have names of their own, and operators classes of their own."""
        names = sorted((*self.names, *self.aliases), key=lambda use: use.span)
        for use, first in _repeated((use.name, use) for use in (*names, *self.methods)):
            self._taken(use, f"`{use.name}` is taken twice", first)
            if use not in self.methods:
                self._leave_out(use, first)
        for use, first in _repeated((camel(use.name), use) for use in self.names):
            if first.name != use.name:
                message = f"`{use.name}` and `{first.name}` would both make {camel(use.name)}Backward"
                self._taken(use, message, first)
                self._leave_out(use, first)

    def _taken(self, use: _Use, message: str, first: _Use) -> None:
        """Report two uses of a name: which of them is new, the file does not say."""
        one, other = (f"`{each.name}` is {each.role} at line {each.span.line}" for each in (first, use))
        label = f"line {first.span.line} has it too" if use.name == first.name else ""
        self.diagnostics.error("E211", message, use.span, label, (f"{one}, and {other}", "rename the one that is new"))

    def _leave_out(self, *uses: _Use) -> None:
        """What formulas mean by a name of two records is unknown: nothing more is said of either, nor of the name."""
        self.repeated |= {use.span for use in uses}
        self.diagnostics.broken |= {use.owner for use in uses}

    def _check_see(self) -> None:
        known = {use.name for use in self.names}
        for use in self.see:
            if use.name == use.owner:
                self.diagnostics.error("E212", f"`{use.owner}` refers to itself in `see`", use.span)
            elif use.name not in known and use.name not in self.diagnostics.broken:
                hint = did_you_mean(use.name, known)
                message = f"`see` of `{use.owner}` names `{use.name}`, which is not an operator"
                self.diagnostics.error("E212", message, use.span, hint)


def _repeated(uses: Iterable[tuple[str, _Use]]) -> Iterable[tuple[_Use, _Use]]:
    """The uses of what an earlier one has, each with the first."""
    taken: dict[str, _Use] = {}
    for key, use in uses:
        first = taken.setdefault(key, use)
        if first is not use:
            yield use, first
