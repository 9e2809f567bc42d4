"""The field `shape`: what a record of each kind of operator must have, and what it cannot have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.model import COMPOSITE_SHAPES, REQUIRES_GRAD
from codegen.records.fields import quoted
from codegen.records.signature import COMPOSITE_KINDS
from codegen.source import Scalar

if TYPE_CHECKING:
    from codegen.model import Signature
    from codegen.records.fields import Fields

# What the rule behind each word reads: how many Tensors, and attributes with their kinds, by name where the rule reads
# them by name.
_NEEDS: dict[str, tuple[int, tuple[str, ...]]] = {
    "broadcast": (0, ()),
    "reduce": (1, ("axis:axes or axis:axis", "keepdims:bool")),
    "view": (1, ()),
    "reshape": (1, ("shape:shape",)),
    "broadcast_to": (1, ("shape:shape",)),
    "expand_dims": (1, ("axis:axes",)),
    "squeeze": (1, ("axis:axes",)),
    "permute_dims": (1, ("axes:axes",)),
    "unpermute_dims": (1, ("axes:axes",)),
    "matrix_transpose": (1, ()),
    "concat": (1, ("axis:axis",)),
    "stack": (1, ("axis:axis",)),
    "getitem": (1, ("key:index",)),
    "matmul": (2, ()),
    "like": (1, ()),
    "create": (0, ()),
    "cast": (1, (":dtype or :device",)),
    "slice_scatter": (1, ("shape:shape", "key:index")),
    "sum_to": (1, ("shape:shape",)),
    "own": (0, ()),
    "data": (0, ()),
    "composite": (0, ()),
    "native": (0, ()),
}
SHAPES = tuple(_NEEDS)


def check_shape(fields: Fields, signature: Signature, shape: str) -> None:
    """What the kinds of operators exclude: a composite's fields, and what only a composite has."""
    _check_leaves(fields, signature, shape)
    if shape in COMPOSITE_SHAPES:
        _check_composite(fields, signature, shape)
    else:
        _check_kernel(fields, signature, shape)


def _check_leaves(fields: Fields, signature: Signature, shape: str) -> None:
    """`requires_grad` has one form, and only some kinds have it."""
    named = next((param for param in signature.params if param.name == REQUIRES_GRAD.name), None)
    if named is not None:
        message = f"`{named.name}` of `{fields.name}` is not `{REQUIRES_GRAD}`, the last parameter, after `*`"
        fields.error("E227", message, fields.name_span, "the one form that it has")
    elif signature.makes_leaves and shape not in ("create", "like", *COMPOSITE_SHAPES):
        message = f"`{REQUIRES_GRAD}` of `{fields.name}`, whose `shape` is {shape}"
        fields.error("E227", message, fields.name_span, "only what makes an array of numbers makes leaves")


def _check_composite(fields: Fields, signature: Signature, shape: str) -> None:
    for key in ("forward", "dispatch", "tangent", "holomorphic", "domain", "at", "reads", "accuracy"):
        if key in fields:
            message = f"`{key}` of the {shape} `{fields.name}`"
            fields.error("E227", message, fields.place(key), "its parts have their own: leave it out")
    grad = fields.value("grad")
    if grad is not None and not (isinstance(grad, Scalar) and grad.value == "none"):
        message, notes = f"`grad` of the {shape} `{fields.name}`", ("the derivatives are those of its parts",)
        fields.error("E227", message, grad.span, "`none`, or leave it out", notes)
    if shape == "native" and (many := next((param for param in signature.params if param.variadic), None)):
        message = f"`{many.name}` of the native `{fields.name}` takes as many Tensors as there are"
        fields.error("E227", message, fields.name_span, "only a composite in Python can")


def _check_kernel(fields: Fields, signature: Signature, shape: str) -> None:
    """What the operators with loops or kernels exclude."""
    lists = [param.name for param in signature.params if param.kind == "Tensors" and not param.variadic]
    if shape == "broadcast" and lists:
        message, label = f"`{lists[0]}` of `{fields.name}` is a list of Tensors", "state the `shape`"
        fields.error("E227", message, fields.name_span, label, ("an element-wise record has each Tensor by name",))
    if shape == "broadcast" and not signature.tensors:
        label, notes = "an element-wise record has an input", ("state a `shape`, such as `create` or `composite`",)
        fields.error("E227", f"`{fields.name}` has no Tensor to compute from", fields.name_span, label, notes)
    if shape == "broadcast" and "R" in signature.results:
        fields.error("E210", "`R` is reserved in loops", fields.name_span, "only a record with a `shape` has it")
    only = [param.name for param in signature.params if param.kind in COMPOSITE_KINDS or param.variadic]
    only += signature.results[:1] if signature.variadic else ()
    if only:
        label = "state `shape: composite`, or another type"
        fields.error("E227", f"{quoted(only)} of `{fields.name}`: only a composite has such", fields.name_span, label)
    if len(signature.results) > 1 and shape not in ("broadcast", "data"):
        notes = ("`shape: data`: the kernel finds the shapes of its results",)
        fields.error("E227", f"`{fields.name}` has several results", fields.name_span, f"`shape` is {shape}", notes)
        return
    if shape in ("own", "data") and "forward" in fields:
        message = f"`forward` of `{fields.name}`, whose `shape` is {shape}"
        label = "its kernel computes it: leave the formula out, or the `shape`"
        fields.error("E227", message, fields.place("forward"), label)
    _check_needs(fields, signature, shape)


def _check_needs(fields: Fields, signature: Signature, shape: str) -> None:
    """What the rule behind a word of `shape` reads."""
    tensors, attributes = _NEEDS[shape]
    given = {word for param in signature.attributes for word in (f"{param.name}:{param.kind}", f":{param.kind}")}
    lacking = [
        "`" + wanted.replace(" or ", "` or `") + "`" for wanted in attributes if given.isdisjoint(wanted.split(" or "))
    ]
    if len(signature.tensors) < tensors:
        lacking.insert(0, "a Tensor" if tensors == 1 else f"{tensors} Tensors")
    elif shape in ("concat", "stack") and not any(param.kind == "Tensors" for param in signature.tensors):
        lacking.insert(0, "a list of Tensors (`arrays:Tensors`)")
    if lacking:
        message = f"the signature of `{fields.name}` lacks {' and '.join(lacking)}"
        fields.error("E227", message, fields.name_span, f"which the rule of `shape: {shape}` reads")
