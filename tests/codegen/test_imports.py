"""Which module imports which: stages one way, as the architecture page lists them; proofs what their digests cover."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from codegen.proofs.cache import sources

ROOT = Path(__file__).parents[2]
ENTRIES = ("__init__", "__main__", "formula/__init__")


def module(path: Path) -> str:
    return path.relative_to(ROOT / "codegen").with_suffix("").as_posix()


MODULES = {module(path): path for path in sorted((ROOT / "codegen").rglob("*.py"))}


def imports(name: str) -> set[str]:
    """The modules that one imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(MODULES[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "codegen":
            base = "/".join((node.module or "").split(".")[1:])
            for alias in node.names:
                inner = f"{base}/{alias.name}".strip("/")
                tried = (inner, f"{inner}/__init__", base, f"{base}/__init__")
                found.add(next(path for path in tried if path in MODULES))
    return found


def rows() -> list[list[str]]:
    """The modules of each row of the table; a package is its name with `/`."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("| module of `codegen` |")[2].partition("\n\n")[0]
    found: list[list[str]] = []
    for line in table.split("\n")[2:]:
        names = re.findall(r"`([\w/.]+)`", line.split("|")[1])
        folder = names[0].rpartition("/")[0] if names[0].endswith(".py") else ""
        found.append([f"{folder}/{name}" if folder and "/" not in name else name for name in names])
    return found


def place(name: str, table: list[list[str]]) -> int:
    """The row of a module."""
    places = [
        row
        for row, names in enumerate(table)
        if any(name.startswith(known) if known.endswith("/") else f"{name}.py" == known for known in names)
    ]
    assert len(places) == 1, f"{name} stands in {len(places)} rows"
    return places[0]


def later(table: list[list[str]]) -> list[str]:
    """The imports of what stands in a later row."""
    modules = [name for name in MODULES if name not in ENTRIES]
    edges = [(name, other) for name in modules for other in sorted(imports(name))]
    assert len(edges) > 100
    return [f"{name} imports {other}" for name, other in edges if place(other, table) > place(name, table)]


def test_stages_import_one_way() -> None:
    assert later(rows()) == []


def test_a_wrong_order_is_found() -> None:
    table = rows()
    first = table.pop(0)
    assert "source imports diagnostics" in later([*table, first])


def test_a_table_of_records_names_every_module() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("| module of `codegen/records` |")[2].partition("\n\n")[0]
    named = {name for line in table.split("\n")[2:] for name in re.findall(r"`(\w+\.py)`", line.split("|")[1])}
    assert named == {path.name for path in (ROOT / "codegen" / "records").glob("*.py")}


def test_digests_cover_what_proofs_import() -> None:
    reached, pending = set[str](), ["proofs/__init__"]
    while pending:
        name = pending.pop()
        if name not in reached:
            reached.add(name)
            pending += imports(name)
    # What reports mistakes, holds the text of a formula, or is in the digest by its result.
    apart = {"diagnostics", "source", "versions"}
    assert len(reached) > 20
    assert reached - apart - {module(path) for path in sources()} == set()
