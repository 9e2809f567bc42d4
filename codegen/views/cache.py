"""What is remembered of rendering: the files of each family, and those of all, with what they were made of.

`Traced` is a table of operators that notes which of them a view asks for, and shows of each what a caller can see: not
its derivatives, nor its prose, but for an internal one's summary, which stands on its callers' pages. A family's files
are used again as long as the generator, the family's records and what was seen of others are as they were: the output
is the same with and without the cache.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from codegen.model import Grad, GradKind
from codegen.records.printer import canonical
from codegen.writer import generator, read_checked, write_checked

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from codegen.model import Operator

_EVERY = "*"


class Traced(Mapping[str, "Operator"]):
    """A table of operators, and the names that were asked for, those that it does not have included."""

    def __init__(self, table: Mapping[str, Operator]) -> None:
        self.table = table
        self.asked: set[str] = set()
        self.seen: dict[str, Operator] = {}

    def __getitem__(self, name: str) -> Operator:
        self.asked.add(name)
        if name not in self.seen:
            self.seen[name] = as_called(self.table[name])
        return self.seen[name]

    def get(self, name: str, default: Any = None) -> Any:
        self.asked.add(name)
        return self[name] if name in self.table else default

    def __iter__(self) -> Iterator[str]:
        self.asked.add(_EVERY)
        return iter(self.table)

    def __len__(self) -> int:
        self.asked.add(_EVERY)
        return len(self.table)


class RenderCache:
    """The files of families in a folder; without a folder nothing is remembered."""

    def __init__(self, folder: Path | None, table: Mapping[str, Operator]) -> None:
        self.folder, self.table = folder, table
        self.generator = generator() if folder is not None else ""
        self.digests: dict[str, str] = {}
        self.records: dict[str, str] = {}

    def files(
        self, family: str, members: Sequence[Operator], make: Callable[[Mapping[str, Operator]], dict[str, str]]
    ) -> dict[str, str]:
        """The files of a family: as remembered, or as `make` gives them from a table."""
        traced = Traced(self.table)
        if self.folder is None:
            return make(traced)
        path = self.folder / f"{family}.json"
        key = _hash("\0".join([self.generator, family, *map(self.record, members)]))
        found = self.remembered(path, key)
        if found is None:
            found = make(traced)
            read = {name: self.digest(name) for name in sorted(traced.asked)}
            write_checked(path, json.dumps([key, read, found]))
        return found

    def remembered(self, path: Path, key: str) -> dict[str, str] | None:
        """What a file of the cache holds, where it is whole and made of the same."""
        content = read_checked(path)
        if content is None:
            return None
        try:
            made_of, read, files = json.loads(content)
        except ValueError:
            return None
        same = made_of == key and all(self.digest(name) == digest for name, digest in read.items())
        return dict(files) if same else None

    def record(self, op: Operator) -> str:
        """A digest of a whole record."""
        if op.name not in self.records:
            self.records[op.name] = _digest_of_record(op)
        return self.records[op.name]

    def digest(self, name: str) -> str:
        """A digest of what a caller can see of an operator; nothing where there is none."""
        if name not in self.digests:
            if name == _EVERY:
                self.digests[name] = _hash("\0".join(f"{other} {self.digest(other)}" for other in self.table))
            else:
                self.digests[name] = _digest_as_called(self.table[name]) if name in self.table else ""
        return self.digests[name]


def as_called(op: Operator) -> Operator:
    """An operator as a formula that calls it knows it."""
    return replace(
        op,
        summary=op.summary if op.is_internal else "",
        notes="", example="", accuracy="", source="", see=(), at=(), domain=(), tangent=(),
        grad=Grad(GradKind.NONE),
    )  # fmt: skip


def _digest_as_called(op: Operator) -> str:
    bare = as_called(op)
    return _hash("\0".join([op.family, canonical(bare), repr(bare.dtypes), *_trees(bare)]))


def _digest_of_record(op: Operator) -> str:
    return _hash("\0".join([op.source or canonical(op), repr(op.dtypes), op.grad.kind.value, *_trees(op)]))


def _trees(op: Operator) -> list[str]:
    """The formulas with names resolved and gradients derived."""
    formulas = (*op.forward, *op.grad.formulas, *op.tangent, *(f for point in op.at for f in point.grad))
    return [*(f"{name}: {formula.tree}" for name, formula in formulas), *(str(p.when.tree) for p in op.at)]


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
