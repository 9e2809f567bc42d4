"""What a formula needs: `needs(trees)` gives the names whose values, whose shapes and whose presence alone it reads.

A backward pass saves exactly this, for the gradients that are asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from codegen.formula.tree import Expr, IsComplex, IsNone, Name, NdimOf, ShapeOf, SizeOf

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Needs:
    """Names in order of first appearance. `shapes` holds those whose value is not needed; `dtypes` those of which only
    the dtype is read, `presence` those only compared with `None`."""

    values: tuple[str, ...]
    shapes: tuple[str, ...]
    presence: tuple[str, ...]
    dtypes: tuple[str, ...]


def needs(trees: Iterable[Expr]) -> Needs:
    """The names that formulas read, `g` and attributes included."""
    values: dict[str, None] = {}
    shapes: dict[str, None] = {}
    presence: dict[str, None] = {}
    dtypes: dict[str, None] = {}
    visited: set[int] = set()

    def visit(node: Expr) -> None:
        if id(node) in visited:
            return
        visited.add(id(node))
        match node:
            case Name(name):
                values[name] = None
            case ShapeOf(Name(name)) | SizeOf(Name(name)) | NdimOf(Name(name)):
                shapes[name] = None
                return
            case IsNone(name):
                presence[name] = None
            case IsComplex(name):
                dtypes[name] = None
        for child in node.children():
            visit(child)

    for tree in trees:
        visit(tree)
    known = set(values)
    return Needs(
        tuple(values),
        tuple(n for n in shapes if n not in known),
        tuple(n for n in presence if n not in known),
        tuple(n for n in dtypes if n not in known and n not in shapes),
    )


def free(tree: Expr) -> tuple[str, ...]:
    """The names whose values a formula reads."""
    return needs([tree]).values


def mentions(tree: Expr, name: str) -> bool:
    """Whether the formula reads the value of `name`."""
    return name in free(tree)
