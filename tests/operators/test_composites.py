"""Composites: what the generator makes around the functions of `pylucid._composites`."""

from __future__ import annotations

import importlib
import inspect
from typing import TYPE_CHECKING, Any

import pytest
from cases import OPERATORS

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    from codegen.model import Operator

    Count = Callable[[int], None]

COMPOSITES = [op for op in OPERATORS.values() if op.is_composite]


def implementation(op: Operator) -> Any:
    return getattr(importlib.import_module(f"pylucid._composites.{op.family}"), op.name.lstrip("_"))


@pytest.mark.parametrize("op", COMPOSITES, ids=[op.name for op in COMPOSITES])
def test_implementations_have_the_records_parameters(op: Operator, examined: Count) -> None:
    given = inspect.signature(implementation(op)).parameters
    assert list(given) == [p.name for p in op.signature.params]
    for p in op.signature.params:
        assert (given[p.name].kind is inspect.Parameter.VAR_POSITIONAL) == p.variadic, p.name
        if p.keyword_only:
            assert given[p.name].kind is inspect.Parameter.KEYWORD_ONLY, p.name
    examined(len(given))


@pytest.mark.parametrize("op", COMPOSITES, ids=[op.name for op in COMPOSITES])
def test_what_is_no_tensor_is_refused(op: Operator, examined: Count) -> None:
    tensors = [p for p in op.signature.tensors if p.default is None]
    if not tensors:
        examined(1)
        return
    function = getattr(pl.ops, op.name)
    required = [p for p in op.signature.params if p.default is None]
    for wrong in tensors:
        arguments: list[Any] = []
        options: dict[str, Any] = {}
        for p in required:
            value: Any = "no tensor" if p is wrong else pl.zeros((2, 2)) if p.kind == "Tensor" else 1
            if p.kind == "Tensors":
                value = ["no tensor"] if p is wrong else [pl.zeros((2, 2))]
            if p.variadic:
                arguments += value
            elif p.keyword_only:
                options[p.name] = value
            else:
                arguments.append(value)
        with pytest.raises(TypeError, match=rf"^{op.name}: .*{wrong.name}") as caught:
            function(*arguments, **options)
        assert "str" in str(caught.value)
        examined(1)


def test_schemas_of_composites() -> None:
    for op in COMPOSITES:
        schema = pl.ops.schema(op.name)
        assert schema.name == op.name
        assert schema.record == op.source.rstrip("\n")


def test_modules_have_their_operators() -> None:
    for op in OPERATORS.values():
        if op.is_internal:
            continue
        place: Any = getattr(pl, op.module) if op.module else pl
        assert getattr(place, op.name) is getattr(pl.ops, op.name), op.name
        for alias in op.aliases:
            assert getattr(place, alias) is getattr(pl.ops, alias), alias
