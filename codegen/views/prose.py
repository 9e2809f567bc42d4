"""What docstrings and reference pages say of an operator: its mathematics as trees, and its rules as sentences."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from codegen.dtype_words import accepts_complex, is_pinned
from codegen.formula import dtypes, names
from codegen.formula.facts import upstream
from codegen.formula.parser import parse_string
from codegen.formula.simplify import simplify
from codegen.formula.tree import (
    BINARY,
    COMPARISON,
    ONE,
    UNARY,
    ZERO,
    Binary,
    Call,
    Compare,
    Expr,
    IfElse,
    Name,
    Unary,
    bits,
    substitute,
    transform,
    walk,
    words_of,
)
from codegen.formula.variants import decide, resolve
from codegen.model import Amp, Formula, GradKind, Operator, Param
from codegen.views.common import ACCEPTS
from codegen.views.loops import gradients
from codegen.views.nodes import tangents_of

if TYPE_CHECKING:
    from collections.abc import Mapping

AMP = {
    Amp.PROMOTE: "Promote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.",
    Amp.KEEP_INPUT: "KeepInput: autocast is ignored.",
    Amp.FORCE_FP32: "ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.",
}
KINDS = {
    "Tensors": "sequence of Tensors",
    "scalar": "number",
    "int": "int",
    "float": "float",
    "bool": "bool",
    "axis": "int",
    "axes": "int or tuple of ints",
    "shape": "int or sequence of ints",
    "dtype": "Dtype",
    "device": "str",
    "index": "basic index",
    "string": "str",
    "object": "as the notes say",
}
_INTERNAL = re.compile(r"(?<!\w)_[a-z]\w*")
# Tensor's hand-written properties: no operator's method replaces them.
PROPERTIES = frozenset(["real", "imag"])


@dataclass(frozen=True, slots=True)
class Definition:
    """`names = tree`: one result's formula, or all results of a primitive."""

    names: tuple[str, ...]
    tree: Expr

    def __str__(self) -> str:
        return f"{', '.join(self.names)} = {self.tree}"


@dataclass(frozen=True, slots=True)
class Gradient:
    """The gradient with respect to one input, as implemented."""

    input: str
    tree: Expr

    def __str__(self) -> str:
        return f"dL/d{self.input} = {self.tree}"


@dataclass(frozen=True, slots=True)
class Kink:
    """Where the derivative is a convention."""

    when: str
    gradients: tuple[tuple[str, str], ...]
    why: str


@dataclass(frozen=True, slots=True)
class Saved:
    """What the gradient of one input keeps until backward."""

    input: str
    values: tuple[str, ...]
    shapes: tuple[str, ...]


def public(op: Operator) -> bool:
    return not op.is_internal


def shown(tree: Expr, table: Mapping[str, Operator]) -> Expr:
    """A formula as readers see it: internal operators by what they read as, or by name where only `internals` says what
    they are; helpers as records call them."""

    def read(node: Expr) -> Expr:
        if isinstance(node, Call) and node.op == "unreduce":
            return Call(node.op, node.args[:1])
        if not (isinstance(node, Call) and node.op.startswith("_")):
            return node
        return _reading(node, table) or node

    internal = [word for word in words_of(tree) if word.startswith("_") or word == "unreduce"]
    return transform(tree, read, bits(internal)) if internal else tree


def _reading(call: Call, table: Mapping[str, Operator]) -> Expr | None:
    """What a call of an internal operator reads as, by a formula of public ones."""
    callee = table[call.op]
    if callee.reads is None:
        return None
    given = {param.name: argument for param, argument in zip(callee.signature.params, call.args, strict=True)}
    form = _as_written(str(callee.reads))
    while isinstance(form, IfElse):
        outcome = decide(substitute(form.test, given), {})
        if outcome is None:
            return None
        form = form.then if outcome else form.other
    return None if isinstance(form, Call) and form.op == call.op else substitute(form, given)


@lru_cache
def _as_written(formula: str) -> Expr:
    """A formula that has been checked, with its keyword arguments."""
    return parse_string(formula)


def internals(op: Operator, table: Mapping[str, Operator]) -> tuple[tuple[str, str], ...]:
    """The internal operators and helpers whose names readers see in the formulas: each as it is called, and what it
    is."""
    formulas = [f.tree for _, f in (*op.forward, *gradients(op), *(g for point in op.at for g in point.grad))]
    formulas += [point.when.tree for point in op.at]
    calls = [n for tree in formulas for n in walk(tree) if isinstance(n, Call)]
    pending = [call.op for call in calls if call.op.startswith("_") and _reading(call, table) is None]
    found: dict[str, tuple[str, str]] = {}
    if any(call.op == "unreduce" for call in calls):
        x = op.signature.tensors[0].name
        found["unreduce"] = ("unreduce(g)", f"g in the shape of {x}, repeated along the axes that are reduced.")
    while pending:
        name = pending.pop(0)
        if name not in found and name != op.name:
            callee = table[name]
            params = ", ".join(p.name for p in callee.signature.params)
            found[name] = (f"{name}({params})", callee.summary)
            pending += [word for word in _INTERNAL.findall(callee.summary) if word in table]
    return tuple(found.values())


def definitions(op: Operator, table: Mapping[str, Operator]) -> tuple[Definition, ...]:
    """What the results are: the record's formulas, or the primitive's own name or symbol."""
    if op.forward:
        return tuple(Definition((r,), shown(f.tree, table)) for r, f in op.forward)
    return (Definition(op.signature.results, _primitive(op)),)


def _primitive(op: Operator) -> Expr:
    """The call of a primitive, with its attributes: keyword-only parameters by name."""
    args = tuple(Name(p.name) for p in op.signature.params if not p.keyword_only)
    named = tuple((p.name, Name(p.name)) for p in op.signature.params if p.keyword_only)
    for table, count in ((BINARY, 2), (COMPARISON, 2), (UNARY, 1)):
        symbol = next((s for s, name in table.items() if name == op.name), None)
        if symbol is None or named or len(args) != count:
            continue
        if table is UNARY:
            return Unary(symbol, args[0])
        return Binary(symbol, *args) if table is BINARY else Compare(symbol, *args)
    return Call(op.name, args, named)


def gradient_rules(op: Operator, table: Mapping[str, Operator]) -> tuple[Gradient, ...]:
    """The gradient of each input that has one."""
    return tuple(Gradient(n, shown(f.tree, table)) for n, f in gradients(op))


def partials(op: Operator, rule: Gradient) -> tuple[tuple[str, Expr], ...]:
    """The derivative of each result for real inputs; none where there is no such number."""
    if not op.is_elementwise or dtypes.input_words(op)[rule.input] == "complex":
        return ()
    gs = upstream(op)
    found = []
    for result, g in gs.items():
        values = {other: ONE if other == g else ZERO for other in gs.values()}
        real = transform(resolve(substitute(rule.tree, values), {}, False), _of_real)
        found.append((result, simplify(real)))
    return tuple(found)


def _of_real(node: Expr) -> Expr:
    return node.args[0] if isinstance(node, Call) and node.op in ("conj", "real") else node


def gradient_remark(op: Operator) -> str:
    """How the gradient formulas come about, where that is not plain."""
    match op.grad.kind:
        case GradKind.DERIVED:
            if op.is_composite:
                return "The derivatives are those of the operators that it is made of."
            return "The gradient is derived from the definition." if gradients(op) else "There is no gradient."
        case GradKind.ZERO:
            return "The derivative is zero wherever it exists, and the gradient is zero everywhere."
        case GradKind.NONE:
            return "Not differentiable: nothing is recorded."
        case GradKind.TODO:
            return f"The gradient is not implemented: {op.grad.reason}"
        case _:
            return ""


def amp(op: Operator) -> str:
    """What autocast does to the operator."""
    if op.is_composite and op.amp is Amp.PROMOTE:
        return "Promote: under autocast, each of the operators that it is made of follows its own policy."
    return AMP[op.amp]


def has_complex_gradient(op: Operator) -> bool:
    """Whether an input with a gradient may be complex."""
    words = dtypes.input_words(op)
    return any(accepts_complex(words[n]) for n, _ in gradients(op))


def complex_remark(op: Operator) -> str:
    """What the formulas mean for complex inputs."""
    if not has_complex_gradient(op):
        return ""
    if op.holomorphic:
        return "For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula."
    return "For complex inputs the formula is the gradient with respect to the real inner product, taken literally."


def kinks(op: Operator, table: Mapping[str, Operator]) -> tuple[Kink, ...]:
    """The points at which the record declares a gradient."""

    def text(formula: Formula) -> str:
        return str(shown(formula.tree, table))

    return tuple(Kink(text(p.when), tuple((n, text(f)) for n, f in p.grad), p.why) for p in op.at)


def saved_values(op: Operator) -> tuple[Saved, ...]:
    """What each gradient reads, forward mode included: exactly this is kept."""
    tensors = {p.name for p in op.signature.tensors} | set(op.signature.results)
    found = []
    for name, formula in gradients(op):
        trees = [formula.tree]
        # Elsewhere the tangent is the same formula, in the tangent.
        if op.is_elementwise and (op.tangent or not (op.holomorphic or dtypes.is_real(op))):
            trees += [tree for _, tree in tangents_of(op, name)]
        used = names.needs(trees)
        # A value of which only the presence or the dtype is read is kept whole.
        read = (*used.values, *used.presence, *(used.dtypes if op.is_elementwise else ()))
        values, shapes = (tuple(n for n in ns if n in tensors) for ns in (read, used.shapes))
        found.append(Saved(name, values, shapes))
    return tuple(found)


def accepted(op: Operator, param: Param) -> str:
    """The dtypes that an input accepts."""
    word = dtypes.input_words(op)[param.name]
    if word in ACCEPTS:
        return ACCEPTS[word]
    if word == "bool":
        return "bool"
    but = " but uint64" if op.is_elementwise and word.startswith("int") else ""
    return f"integer dtypes{but}, read as {word}" if "int" in word else f"every dtype, read as {word}"


def result_dtype(op: Operator, result: str) -> str:
    """The dtype of a result; nothing where a composite's record does not say it."""
    words = dtypes.input_words(op)
    stated = dict(op.dtypes).get(result)
    attribute = next((p for p in op.signature.attributes if p.name == stated), None)
    if attribute is not None:
        given = f"the `{attribute.name}` given"
        if not attribute.is_optional:
            return given
        if not op.signature.tensors:
            return f"{given}, else the default"
        wider = "" if op.shape == "like" else ", in 64 bits for bool and integers"
        return f"{given}, else the input's dtype{wider}"
    word = dtypes.result_words(op)[result]
    if word not in ("T", "real", "complex"):
        return word
    if op.is_composite and stated is None:
        return ""
    promoted = sum(2 if p.kind == "Tensors" else 1 for p in op.signature.tensors if not is_pinned(words[p.name]))
    base = "the dtype to which the inputs promote" if promoted > 1 else "the input's dtype"
    if op.is_composite and stated in words:
        base = f"the dtype of `{stated}`"
    floats = any(w in ("inexact", "floating") for w in words.values())
    if word == "T":
        return base + (", float32 for bool and integers" if floats else "")
    return f"the {word} dtype of {base}" + (", of float32 for bool and integers" if floats else "")


def raised(op: Operator) -> tuple[tuple[str, str], ...]:
    """The exceptions and their reasons."""
    several = len(op.signature.tensors) > 1 or any(p.kind == "Tensors" for p in op.signature.tensors)
    found = [("TypeError", "an argument has a type or dtype that is not accepted")]
    if several:
        found[0] = ("TypeError", f"{found[0][1]}, or inputs are on different devices")
    if op.is_elementwise and several:
        found.append(("ValueError", "the shapes do not broadcast"))
    elif not op.is_elementwise:
        found.append(("ValueError", "a shape or an attribute does not fit"))
    if any(p.kind in ("axis", "axes") or p.name in ("axis", "axes") for p in op.signature.attributes):
        found.append(("IndexError", "an axis is out of range"))
    return tuple(found)


def parameter_type(op: Operator, param: Param) -> str:
    """A parameter's type in words."""
    if param.variadic:
        words = "Tensors"
    elif param.kind == "Tensor":
        words = "Tensor" if op.is_composite else "Tensor or number"
    elif param.kind == "str":
        words = " or ".join(map(repr, param.choices))
    else:
        words = KINDS[param.kind]
    return words + (" or None" if param.is_optional else "")
