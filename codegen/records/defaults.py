"""What a record means where it leaves something out: what reading fills in, and printing leaves out again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.dtype_words import is_differentiable
from codegen.model import COMPOSITE_SHAPES, Dispatch

if TYPE_CHECKING:
    from codegen.model import Signature, Words


def default_dispatch(shape: str, has_forward: bool) -> Dispatch:
    """The targets of a record that states none; `gpu` is empty where the record must state it."""
    if shape in COMPOSITE_SHAPES:
        return Dispatch(shape, shape)
    if shape != "broadcast":
        return Dispatch("kernel", "kernel")
    return Dispatch("loop", "formula" if has_forward else "")


def default_method(signature: Signature, module: str) -> str | None:
    """The operator's own name where its first parameter is a Tensor, which a method's `self` must be; none for the
    operators of a module."""
    if module or signature.name.startswith("_") or not signature.params or signature.params[0].kind != "Tensor":
        return None
    return signature.name


def sole_input(signature: Signature, dtypes: Words) -> str | None:
    """The one input that a gradient without a name is for, or None where there are several or none."""
    words = dict(dtypes)
    names = [param.name for param in signature.tensors if is_differentiable(words.get(param.name, "any"))]
    return names[0] if len(names) == 1 else None
