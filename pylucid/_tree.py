"""Nested tuples, lists and dicts of leaves: flattening and rebuilding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# Rebuilds a structure, taking its leaves from the front of a list.
Rebuild = Callable[[list[Any]], Any]


def flatten(tree: Any) -> tuple[list[Any], Rebuild]:
    """The leaves of `tree` in order (dicts in the order of their keys' insertion), and how to rebuild it."""
    leaves: list[Any] = []
    spec = _describe(tree, leaves)

    def rebuild(values: list[Any]) -> Any:
        return _rebuild(spec, iter(values))

    return leaves, rebuild


def map_leaves(function: Callable[[Any], Any], tree: Any) -> Any:
    """The tree with `function` applied to each leaf."""
    leaves, rebuild = flatten(tree)
    return rebuild([function(leaf) for leaf in leaves])


def _describe(tree: Any, leaves: list[Any]) -> Any:
    if isinstance(tree, dict):
        return type(tree), list(tree), [_describe(value, leaves) for value in tree.values()]
    if isinstance(tree, (list, tuple)):
        return type(tree), None, [_describe(value, leaves) for value in tree]
    leaves.append(tree)
    return None


def _rebuild(spec: Any, values: Any) -> Any:
    if spec is None:
        return next(values)
    kind, keys, children = spec
    built = [_rebuild(child, values) for child in children]
    if keys is not None:
        return kind(zip(keys, built, strict=True))
    if hasattr(kind, "_fields"):
        return kind(*built)
    return kind(built)
