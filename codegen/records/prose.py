"""The fields that no formula rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from codegen.model import Amp
from codegen.records.defaults import default_method
from codegen.records.doctests import doctest_problem
from codegen.records.names import MODULES, TENSOR_MEMBERS
from codegen.source import Scalar, Sequence, as_int

if TYPE_CHECKING:
    from codegen.model import Signature
    from codegen.records.fields import Fields

_VERSIONS = 1000


def read_prose(fields: Fields, signature: Signature | None) -> dict[str, Any]:
    """The fields by name, where the signature could be read or not."""
    module = _module(fields)
    return {
        "summary": _summary(fields),
        "amp": Amp(fields.choice("amp", tuple(amp.value for amp in Amp), default="") or Amp.PROMOTE),
        "example": _example(fields),
        "notes": fields.text("notes", lines=True),
        "method": _method(fields, signature, module) if signature is not None else None,
        "module": module,
        "deterministic": fields.flag("deterministic"),
        "version": _version(fields),
        "accuracy": fields.text("accuracy"),
    }


def read_names(fields: Fields, key: str) -> tuple[Scalar, ...]:
    """`see` or `aliases`, each name once."""
    node = fields.value(key)
    if node is None:
        return ()
    if not isinstance(node, Sequence) or not node.items:
        fields.error("E206", f"`{key}` is a list: `[name]`", node.span)
        return ()
    names: dict[str, Scalar] = {}
    for item in node.items:
        scalar = fields.scalar(item, f"an entry of `{key}`")
        if scalar is not None and scalar.value in names:
            fields.error("E211", f"`{scalar.value}` stands in `{key}` twice", scalar.span)
        elif scalar is not None:
            names[scalar.value] = scalar
    return tuple(names.values())


def _summary(fields: Fields) -> str:
    value = fields.text("summary")
    node = fields.value("summary")
    if value and isinstance(node, Scalar):
        if not (value[0].isupper() or value[0].isdigit()):
            fields.error("E219", "a summary begins with a capital letter", node.text.at(0))
        if not value.endswith("."):
            line = fields.diagnostics.line(node.span) or ""
            cut = node.style == "plain" and line[node.span.column - 1 + len(value) :].lstrip().startswith("#")
            label = "` #` begins a comment: put the summary in quotes" if cut else ""
            fields.error("E219", "a summary ends with a full stop", node.text.at(len(value) - 1), label)
    return value


def _example(fields: Fields) -> str:
    value = fields.text("example", lines=True)
    node = fields.value("example")
    problem = doctest_problem(value) if value else None
    if problem is not None and isinstance(node, Scalar):
        row, message = problem
        lines = value.split("\n")
        offset = sum(len(line) + 1 for line in lines[:row])
        span = node.text.at(offset, max(1, len(lines[row])))
        fields.error("E220", f"the example {fields.of} is not a doctest", span, message)
    return value


def _module(fields: Fields) -> str:
    module = fields.choice("module", MODULES, default="")
    if not module and fields.name in MODULES:
        message = f"`{fields.name}` is a module of the package"
        fields.error("E210", message, fields.name_span, "", ("state its `module`",))
    return module


def _method(fields: Fields, signature: Signature, module: str) -> str | None:
    default = default_method(signature, module)
    scalar = fields.word("method")
    if scalar is None:
        if default in TENSOR_MEMBERS:
            notes = ("give the method another name, or write `method: none`",)
            fields.error("E210", f"`{default}` is a member of Tensor already", fields.name_span, "", notes)
        return default
    if scalar.value.lower() in ("null", "~", "no", "false", "nothing") or scalar.value == "None":
        fields.error("E208", f"`{scalar.value}` is not a method", scalar.span, "write `none`")
        return None
    if scalar.value == (default or "none"):
        fields.restated("method", scalar)
    if scalar.value == "none":
        return None
    fields.check_name(scalar.value, scalar.span, "method")
    return scalar.value


def stated_method(fields: Fields) -> Scalar | None:
    """The name of a method that is not the operator's own."""
    node = fields.entries["method"][1] if "method" in fields else None
    return node if isinstance(node, Scalar) and node.value not in ("none", fields.name) else None


def _version(fields: Fields) -> int:
    scalar = fields.word("version")
    if scalar is None:
        return 1
    value = as_int(scalar)
    if value is None or not 1 <= value <= _VERSIONS:
        fields.error("E206", f"`version` is a number from 2 to {_VERSIONS:,}", scalar.span)
        return 1
    if value == 1:
        fields.restated("version", scalar)
    return value
