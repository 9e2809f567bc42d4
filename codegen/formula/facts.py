"""What a record's signature and dtypes say of its gradients; places and defaults of its formulas."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from codegen.dtype_words import is_differentiable
from codegen.formula import dtypes
from codegen.formula.tree import Boolean, Constant, Enumerator, Expr, NoneValue, Number, String, Unary
from codegen.model import Formula, Operator, Param
from codegen.source import Text

if TYPE_CHECKING:
    from codegen.diagnostics import Span


def upstream(op: Operator) -> dict[str, str]:
    """The name of each differentiable result's upstream gradient."""
    words = dtypes.result_words(op)
    several = len(op.signature.results) > 1
    return {
        r: f"g_{r}" if several else "g"
        for r in op.signature.results
        if words[r] in ("T", "real") or is_differentiable(words[r])
    }


def differentiable(op: Operator) -> tuple[str, ...]:
    """The inputs that can have a gradient."""
    words = dtypes.input_words(op)
    return tuple(p.name for p in op.signature.tensors if is_differentiable(words[p.name]))


def tangent_names(op: Operator) -> dict[str, str]:
    """The name of each differentiable input's tangent."""
    inputs = differentiable(op)
    return {n: f"t_{n}" if len(inputs) > 1 else "t" for n in inputs}


def derived_formula(op: Operator, tree: Expr) -> Formula:
    """A formula that stands nowhere in the file: its place is the record's name."""
    return Formula(Text(str(tree), op.span, ((op.span.line, op.span.column),)), tree)


def whole(formula: Formula) -> Span:
    """The place of a formula's first line."""
    return formula.text.at(0, max(len(str(formula.text).split("\n")[0]), 1))


def default_value(param: Param) -> Expr:
    """A parameter's default as a node."""
    written = param.default or "None"
    if written in ("inf", "-inf"):
        return Constant("inf") if written == "inf" else Unary("-", Constant("inf"))
    if param.kind == "dtype" and written != "None":
        return Enumerator("dtype", written)
    value = ast.literal_eval(written)
    match value:
        case bool():
            return Boolean(value)
        case int() | float():
            return Number(value)
        case str():
            return Enumerator("device", value) if param.kind == "device" else String(value)
        case None:
            return NoneValue()
    raise ValueError(f"a default of {param.name} that formulas cannot hold: {param.default}")
