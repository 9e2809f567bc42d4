"""What is remembered of proofs: digests of records that passed, with their number of points."""

from __future__ import annotations

import hashlib
import json
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from codegen.formula.tree import callee, walk
from codegen.versions import version

if TYPE_CHECKING:
    from collections.abc import Mapping

    from codegen.model import Operator


def meaning(op: Operator) -> str:
    """What an operator is, for a formula that calls it."""
    parts = [str(op.signature), *(f"{n} = {f.tree}" for n, f in op.forward), str(op.dtypes), str(op.holomorphic)]
    return "\n".join(parts)


def claim(op: Operator) -> str:
    """What a record says that a proof of its formulas looks at: neither its prose nor where it runs."""
    gradients = [f"d{n} = {f.tree}" for n, f in op.grad.formulas]
    tangents = [f"t {n} = {f.tree}" for n, f in op.tangent]
    points = [f"{p.when.tree}: " + ", ".join(f"d{n} = {f.tree}" for n, f in p.grad) for p in op.at]
    facts = [op.grad.kind.value, str(op.domain), str(bool(op.accuracy)), str(op.reads and op.reads.tree)]
    return "\n".join([meaning(op), *gradients, *tangents, *points, *facts])


def sources() -> list[Path]:
    """The modules that a proof rests on."""
    package = Path(__file__).parent.parent
    single = (package / f"{name}.py" for name in ("definitions", "dtype_words", "model", "series", "targets"))
    return [*single, *(path for name in ("proofs", "formula") for path in sorted((package / name).glob("*.py")))]


class Digests:
    """What a record's proof rests on, as one digest each."""

    def __init__(self, table: Mapping[str, Operator]) -> None:
        self.table = table
        self.known: dict[str, str] = {}
        self.meanings: dict[str, str] = {}
        self.called: dict[str, set[str]] = {}

    @cached_property
    def base(self) -> str:
        digest = hashlib.sha256(version("mpmath").encode() + version("numpy").encode())
        for path in sources():
            digest.update(path.read_bytes())
        return digest.hexdigest()

    def callees(self, op: Operator) -> set[str]:
        if op.name not in self.called:
            trees = [f.tree for _, f in (*op.forward, *op.grad.formulas, *op.tangent)]
            trees += [op.reads.tree] if op.reads is not None else []
            self.called[op.name] = {name for tree in trees for node in walk(tree) if (name := callee(node)) is not None}
        return self.called[op.name]

    def reached(self, name: str) -> set[str]:
        """The operators that a record's formulas call, and theirs, whether they have a record or not."""
        reached, pending = {name}, [name]
        while pending:
            called = pending.pop()
            new = self.callees(self.table[called]) - reached if called in self.table else set()
            reached |= new
            pending += new
        return reached

    def of(self, name: str) -> str:
        if name not in self.known:
            meanings = (self.meaning(n) for n in sorted(self.reached(name).intersection(self.table)))
            texts = [self.base, claim(self.table[name]), str(self.table[name].dispatch), *meanings]
            self.known[name] = hashlib.sha256("\0".join(texts).encode()).hexdigest()[:32]
        return self.known[name]

    def meaning(self, name: str) -> str:
        if name not in self.meanings:
            self.meanings[name] = meaning(self.table[name])
        return self.meanings[name]

    def all(self) -> set[str]:
        return set(self.known.values())


class Cache:
    """Digests of proved records with their number of points, in `cache_dir/proofs.json`."""

    def __init__(self, folder: Path | None) -> None:
        self.path = folder / "proofs.json" if folder else None
        self.entries: dict[str, int] = {}
        if self.path and self.path.is_file():
            try:
                loaded = json.loads(self.path.read_text("utf-8"))
                self.entries = {str(k): int(v) for k, v in loaded.items()}
            except (ValueError, AttributeError, TypeError, OSError):
                self.entries = {}
        self.before = dict(self.entries)

    def __contains__(self, digest: str) -> bool:
        return digest in self.entries

    def points(self, digest: str) -> int:
        return self.entries[digest]

    def add(self, digest: str, points: int) -> None:
        self.entries[digest] = points

    def write(self, live: set[str]) -> None:
        kept = {digest: points for digest, points in sorted(self.entries.items()) if digest in live}
        if self.path is None or kept == self.before:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        temporary = self.path.with_suffix(".tmp")
        temporary.write_text(json.dumps(kept, indent=0) + "\n", "utf-8")
        temporary.replace(self.path)
