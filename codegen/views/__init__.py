"""From operators to files: `render(operators)` gives every generated file's text by its path below `generated/`.

A run that finds its files in the cache makes none, so what makes them is imported where it is called.
"""

from __future__ import annotations

import re
from functools import lru_cache, partial
from itertools import groupby
from typing import TYPE_CHECKING

from codegen.formula.lowering import NotLowered
from codegen.views.cache import RenderCache

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    import jinja2

    from codegen.model import Operator

COMMON = "-"  # what is made of all families stands in the cache beside each, whose names are words


def identifier(family: str) -> str:
    return re.sub(r"\W+", "_", family).strip("_").lower()


def families(operators: Sequence[Operator]) -> list[tuple[str, list[Operator]]]:
    return [(f, list(members)) for f, members in groupby(operators, key=lambda op: op.family)]


class NotRendered(Exception):
    """A record that the views fail on, where they have no other word for it; the message says how."""

    def __init__(self, op: Operator, reason: Exception) -> None:
        super().__init__(f"{type(reason).__name__}: {reason}".partition("\n")[0])
        self.op = op


def faults(operators: Sequence[Operator], problem: Exception, folder: Path | None = None) -> list[Exception]:
    """A problem that rendering had, as those of every record that has one by itself."""
    table = {op.name: op for op in operators} | {a: op for op in operators for a in op.aliases}
    found: list[Exception] = []
    for family, members in families(operators):
        for op in members:
            try:
                _family_files(folder, family, [op], table)
                _common_files(folder, [op], table)
            except OSError:  # an installation without its templates is no record's mistake
                return [problem]
            except NotLowered as reason:
                reason.op = reason.op or op
                found.append(reason)
            except Exception as reason:
                found.append(NotRendered(op, reason))
    return found or [NotRendered(operators[0], problem)]


def render(
    operators: Sequence[Operator], folder: Path | None = None, progress: Callable[[str], None] | None = None
) -> dict[str, str]:
    """Every generated file. What the cache in `folder` holds of families that have not changed is used again."""
    table = {op.name: op for op in operators} | {a: op for op in operators for a in op.aliases}
    remembered = RenderCache(folder and folder / "families", table)
    files: dict[str, str] = {}
    for name, members in [*families(operators), (COMMON, list(operators))]:
        if progress is not None:
            progress(f"rendering {'the rest' if name == COMMON else name}")
        make = partial(_common_files, folder) if name == COMMON else partial(_family_files, folder, name)
        files |= remembered.files(name, members, partial(make, members))
    return files


@lru_cache
def _environment(folder: Path | None) -> jinja2.Environment:
    from codegen.views.family import environment

    return environment(folder)


def _family_files(
    folder: Path | None, family: str, members: Sequence[Operator], table: Mapping[str, Operator]
) -> dict[str, str]:
    from codegen.views.family import family_files

    return family_files(_environment(folder), family, members, table)


def _common_files(folder: Path | None, operators: Sequence[Operator], table: Mapping[str, Operator]) -> dict[str, str]:
    from codegen.views import diagnostics_page
    from codegen.views.family import common_files

    return common_files(_environment(folder), operators, table) | diagnostics_page.files()
