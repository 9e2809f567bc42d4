"""One record: its mapping to an `Operator`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from codegen.model import Operator, Signature
from codegen.records.dispatch import read_dispatch
from codegen.records.domain import read_domain
from codegen.records.dtypes import read_dtypes
from codegen.records.fields import Fields
from codegen.records.formulas import read_by_result, read_grad, read_points, read_reading
from codegen.records.names import MODULES, TENSOR_MEMBERS
from codegen.records.prose import read_names, read_prose, stated_method
from codegen.records.shape import SHAPES, check_shape
from codegen.records.signature import parse_signature
from codegen.source import Mapping, Scalar

if TYPE_CHECKING:
    from codegen.diagnostics import Diagnostics, Span

_HIDDEN = "an operator's aliases are methods, too, unless the record says `method: none`"
_TUPLE_METHODS = frozenset(name for name in dir(tuple) if not name.startswith("_"))


@dataclass(frozen=True, slots=True)
class Record:
    """What could be read: `usable` where what formulas rest on is right, without an operator where the signature is
    not."""

    name: str
    span: Span  # of the name
    see: tuple[Scalar, ...]
    aliases: tuple[Scalar, ...]
    method: Scalar | None  # that the record states
    operator: Operator | None
    usable: bool


def read_record(node: Mapping, family: str, source: str, diagnostics: Diagnostics) -> Record:
    """Read every field, whatever is wrong with the others."""
    fields = Fields(node, diagnostics)
    fields.check_layout()
    signature = _signature(fields)
    shape = fields.choice("shape", SHAPES, default="broadcast")
    formulas = _formulas(fields, signature, shape) if signature is not None else {}
    usable = signature is not None and not fields.failed
    see, aliases = read_names(fields, "see"), read_names(fields, "aliases")
    for alias in aliases:
        fields.check_name(alias.value, alias.span, "operator")
    prose = read_prose(fields, signature)
    for alias in aliases:
        if prose["method"] is not None and alias.value in TENSOR_MEMBERS:
            fields.error("E210", f"`{alias.value}` is a member of Tensor already", alias.span, "", (_HIDDEN,))
    operator = None
    if signature is not None:
        unread = not usable and _is_unread(fields, shape)
        operator = Operator(
            signature=signature, family=family, shape="own" if unread else shape, span=fields.name_span,
            line=node.span.line, source=source, see=tuple(name.value for name in see),
            aliases=tuple(name.value for name in aliases), **formulas, **prose,
        )  # fmt: skip
    return Record(fields.name, fields.name_span, see, aliases, stated_method(fields), operator, usable)


def _is_unread(fields: Fields, shape: str) -> bool:
    """Whether the record states a shape that cannot be read: it may be any."""
    return shape == "broadcast" and fields.states("shape")


def _formulas(fields: Fields, signature: Signature, shape: str) -> dict[str, Any]:
    """The fields that formulas rest on, by name."""
    check_shape(fields, signature, shape)
    forgotten = _forward_is_forgotten(fields, shape)
    forward = read_by_result(fields, signature, "forward")
    dispatch = read_dispatch(fields, signature, shape, forgotten=forgotten or _is_unread(fields, shape))
    dtypes = read_dtypes(fields, signature, shape, forgotten=forgotten)
    return {
        "forward": forward,
        "dispatch": dispatch,
        "grad": read_grad(fields, signature, dtypes),
        "tangent": read_by_result(fields, signature, "tangent"),
        "holomorphic": fields.flag("holomorphic"),
        "dtypes": dtypes,
        "domain": read_domain(fields, signature),
        "at": read_points(fields, signature, dtypes),
        "reads": read_reading(fields, signature),
    }


def _forward_is_forgotten(fields: Fields, shape: str) -> bool:
    """Report a record that says neither what it computes nor what a primitive must say."""
    dispatch = fields.value("dispatch")
    names_gpu = isinstance(dispatch, Mapping) and any(key.value == "gpu" for key, _ in dispatch.entries)
    stated = names_gpu or "dispatch" in fields.meant or fields.states("forward") or fields.states("dtypes")
    if shape != "broadcast" or stated:
        return False
    notes = (
        "write `forward: FORMULA`, such as `forward: x * x`",
        "a record without one is a primitive, which states `dtypes` and `dispatch.gpu`, or it has a `shape`",
    )
    message = f"`{fields.name}` has no `forward`"
    fields.error("E204", message, fields.name_span, "nothing says what it computes", notes)
    return True


def _signature(fields: Fields) -> Signature | None:
    node = fields.value("op")
    if node is None:
        return None
    if not isinstance(node, Scalar):
        fields.error("E206", "`op` is a signature, such as `square(x)`", node.span)
        return None
    name = re.match(r"\w+", node.value, re.ASCII)
    if name:
        fields.name, fields.name_span = name[0], node.text.at(0, len(name[0]))
    parsed = parse_signature(node.text, fields.diagnostics)
    if parsed is None:
        fields.failed = True
        return None
    signature, places = parsed
    _check_names(fields, signature, places)
    return signature


def _check_names(fields: Fields, signature: Signature, places: dict[str, Span]) -> None:
    if fields.name not in MODULES:
        fields.check_name(fields.name, fields.name_span, "operator")
    params = {param.name for param in signature.params}
    tuple_methods = _TUPLE_METHODS.intersection(signature.results) if len(signature.results) > 1 else ()
    for name, span in places.items():
        fields.check_name(name, span, "parameter" if name in params else "result")
        if name in tuple_methods:
            fields.error("E210", f"`{name}` is a method of tuples", span, "the results are a named tuple")
