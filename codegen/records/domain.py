"""The field `domain`: where the proofs and tests draw numbers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from codegen.diagnostics import did_you_mean
from codegen.model import DEFAULT_DOMAIN, has_default_domain
from codegen.source import Invalid, Node, Scalar, Sequence, as_float

if TYPE_CHECKING:
    from codegen.model import Param, Signature
    from codegen.records.fields import Fields


def read_domain(fields: Fields, signature: Signature) -> tuple[tuple[str, tuple[float, float]], ...]:
    """The lowest and highest number of each parameter that is named."""
    mapping = fields.mapping_of("domain")
    params = {param.name: param for param in signature.params}
    domain: list[tuple[str, tuple[float, float]]] = []
    for key, value in mapping.entries if mapping is not None else ():
        param = params.get(key.value)
        if param is None:
            hint = did_you_mean(key.value, params)
            fields.error("E214", f"`{key.value}` is not a parameter {fields.of}", key.span, hint)
        elif param.kind not in ("Tensor", "Tensors", "scalar", "int", "float"):
            fields.error("E213", f"`{key.value}` is {param.kind}, which has no numbers to draw", key.span)
        else:
            interval = _interval(fields, param, value)
            domain += [(key.value, interval)] if interval is not None else []
    return tuple(domain)


def _interval(fields: Fields, param: Param, node: Node) -> tuple[float, float] | None:
    name = param.name
    if isinstance(node, Invalid):
        fields.failed = True
        return None
    if not isinstance(node, Sequence) or len(node.items) != 2:
        fields.error("E206", f"the domain of `{name}` is `[lowest, highest]`", node.span)
        return None
    low = _bound(fields, name, node.items[0])
    high = _bound(fields, name, node.items[1]) if low is not None else None
    if low is None or high is None:
        return None
    if low >= high:
        fields.error("E213", f"the domain of `{name}` is empty", node.span, "the lowest number comes first")
    elif (low, high) == DEFAULT_DOMAIN and has_default_domain(param):
        fields.restated(f"domain.{name}", node)
    return low, high


def _bound(fields: Fields, name: str, node: Node) -> float | None:
    value = as_float(node) if isinstance(node, Scalar) else None
    if value is None:
        fields.error("E206", f"a bound of the domain of `{name}` is a number", node.span)
    elif not math.isfinite(value):
        fields.error("E213", f"a bound of the domain of `{name}` is not finite", node.span)
        return None
    return value
