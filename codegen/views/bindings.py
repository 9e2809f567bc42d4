"""The Python built-ins: how each argument is read, and what each function and method says of itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from codegen.views.common import attribute_default, attribute_type, cpp_string
from codegen.views.python import docstring, method_docstring

if TYPE_CHECKING:
    from collections.abc import Mapping

    from codegen.model import Operator, Param


@dataclass(frozen=True, slots=True)
class ParameterView:
    name: str
    required: str
    positional_only: str
    keyword_only: str


@dataclass(frozen=True, slots=True)
class ChoicesView:
    name: str
    values: str


@dataclass(frozen=True, slots=True)
class WrapperView:
    """One built-in function."""

    identifier: str
    name: str
    parameters: tuple[ParameterView, ...]
    choices: tuple[ChoicesView, ...]
    conversions: tuple[str, ...]
    function: str
    arguments: str
    doc: str
    fields: tuple[str, ...]  # of the named tuple of several results


@dataclass(frozen=True, slots=True)
class MethodView:
    name: str
    identifier: str
    doc: str


_READERS = {
    "int": "integer",
    "axis": "integer",
    "float": "number",
    "bool": "boolean",
    "axes": "extents",
    "shape": "extents",
    "dtype": "dtype",
    "device": "device",
    "scalar": "scalar",
    "index": "index",
}


def identifier(op: Operator) -> str:
    return f"{op.name.lstrip('_')}_function"


def _read(param: Param, i: int, op: Operator) -> str:
    """The statement that reads one argument."""
    target = f"const auto {param.name}_value"
    if param.kind == "Tensors":
        return f"{target} = arguments.tensors({i});"
    if param.is_tensor:
        return f"{target} = arguments.{'optional_operand' if param.is_optional else 'operand'}({i});"
    if param.kind == "str":
        value = f"arguments.choice({i}, {identifier(op)}_{param.name}_choices)"
    else:
        value = f"arguments.{_READERS[param.kind]}({i})"
    if param.nullable:
        kind = attribute_type(param)
        given = f"arguments.is_none({i}) ? {kind}() : {kind}({value})"
        return f"{target} = arguments.given({i}) ? ({given}) : {kind}({attribute_default(param)});"
    if param.is_optional:
        kind = attribute_type(param)
        return f"{target} = arguments.is_none({i}) ? {kind}() : {kind}({value});"
    if param.default is not None:
        kind = attribute_type(param)
        default = attribute_default(param)
        if default.startswith("{"):
            default = kind + default
        return f"{target} = arguments.given({i}) ? {kind}({value}) : {kind}({default});"
    return f"{target} = {value};"


def _unchanged(op: Operator) -> tuple[str, ...]:
    """The standard: a cast that changes nothing and need not copy returns its argument itself."""
    if op.shape != "cast" or "copy" not in {p.name for p in op.signature.params}:
        return ()
    return (
        "const Tensor* before = x_value.is_tensor() ? x_value.tensor().get() : nullptr;",
        "const bool stays = before && before->dtype() == dtype_value && "
        "before->device() == device_value.value_or(before->device());",
        "if (stays && !copy_value) return Py_NewRef(arguments.object(0));",
    )


def _bool(value: object) -> str:
    return "true" if value else "false"


def wrapper_view(op: Operator, table: Mapping[str, Operator]) -> WrapperView:
    params = op.signature.params
    name = identifier(op)
    return WrapperView(
        identifier=name,
        name=cpp_string(op.name),
        parameters=tuple(
            ParameterView(
                cpp_string(p.name),
                _bool(p.default is None),
                _bool(p.positional_only),
                _bool(p.keyword_only),
            )
            for p in params
        ),
        choices=tuple(
            ChoicesView(f"{name}_{p.name}_choices", ", ".join(cpp_string(c) for c in p.choices))
            for p in params
            if p.kind == "str"
        ),
        conversions=(*(_read(p, i, op) for i, p in enumerate(params)), *_unchanged(op)),
        function=op.name,
        arguments=", ".join(f"{p.name}_value" for p in params),
        doc=cpp_string(docstring(op, table)),
        fields=tuple(map(cpp_string, op.signature.results)) if len(op.signature.results) > 1 else (),
    )


def method_views(op: Operator, table: Mapping[str, Operator]) -> tuple[MethodView, ...]:
    if op.method is None:
        return ()
    doc = cpp_string(method_docstring(op, table))
    return (MethodView(cpp_string(op.method), identifier(op), doc),)
