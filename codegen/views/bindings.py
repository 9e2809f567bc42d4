"""The Python built-ins: how each argument is read, and what each function and method says of itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from codegen.model import REQUIRES_GRAD
from codegen.views.common import attribute_default, attribute_type, cpp_string
from codegen.views.python import docstring, has_method, method_docstring, method_names, takes_extents

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
    leaf: str  # the place of `requires_grad`, where the operator has it
    doc: str
    fields: tuple[str, ...]  # of the named tuple of several results


@dataclass(frozen=True, slots=True)
class ComposedView:
    """The built-in of a composite, which calls its function."""

    identifier: str
    name: str
    parameters: tuple[ParameterView, ...]
    variadic: str
    native: str  # the function of the core that is called in place of one in Python
    doc: str


@dataclass(frozen=True, slots=True)
class AliasView:
    """A further name of a built-in, which its errors have."""

    identifier: str
    name: str
    target: str
    operator: str
    doc: str


@dataclass(frozen=True, slots=True)
class MethodView:
    name: str
    identifier: str
    adapter: str  # what makes a function's arguments of a method's
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


def parameter_views(op: Operator) -> tuple[ParameterView, ...]:
    return tuple(
        ParameterView(cpp_string(p.name), _bool(p.default is None), _bool(p.positional_only), _bool(p.keyword_only))
        for p in op.signature.public
        if not p.variadic
    )


def wrapper_view(op: Operator, table: Mapping[str, Operator]) -> WrapperView:
    params = op.signature.params
    name = identifier(op)
    return WrapperView(
        identifier=name,
        name=cpp_string(op.name),
        parameters=parameter_views(op),
        choices=tuple(
            ChoicesView(f"{name}_{p.name}_choices", ", ".join(cpp_string(c) for c in p.choices))
            for p in params
            if p.kind == "str"
        ),
        conversions=(*(_read(p, i, op) for i, p in enumerate(params)), *_unchanged(op)),
        function=op.name,
        arguments=", ".join(f"{p.name}_value" for p in params),
        leaf=str(op.signature.public.index(REQUIRES_GRAD)) if op.signature.makes_leaves else "",
        doc=cpp_string(docstring(op, table)),
        fields=tuple(map(cpp_string, op.signature.results)) if len(op.signature.results) > 1 else (),
    )


def composed_view(op: Operator, table: Mapping[str, Operator]) -> ComposedView:
    variadic = _bool(any(p.variadic for p in op.signature.params))
    native = op.name.lstrip("_") if op.is_native else ""
    return ComposedView(
        identifier(op), cpp_string(op.name), parameter_views(op), variadic, native, cpp_string(docstring(op, table))
    )


def alias_views(op: Operator, table: Mapping[str, Operator]) -> tuple[AliasView, ...]:
    return tuple(
        AliasView(
            _alias_identifier(alias), cpp_string(alias), identifier(op), cpp_string(op.name),
            cpp_string(docstring(op, table, alias)),
        )
        for alias in op.aliases
    )  # fmt: skip


def _alias_identifier(alias: str) -> str:
    return f"{alias}_alias"


def method_views(op: Operator, table: Mapping[str, Operator]) -> tuple[MethodView, ...]:
    if not has_method(op):
        return ()
    adapter = "as_extents_method" if takes_extents(op) else "as_method"
    called = {alias: _alias_identifier(alias) for alias in op.aliases}
    return tuple(
        MethodView(
            cpp_string(name), called.get(name, identifier(op)), adapter, cpp_string(method_docstring(op, table, name))
        )
        for name in method_names(op)
    )
