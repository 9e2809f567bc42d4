"""The Backward classes of element-wise operators, and their functions in `pylucid::ops`."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from codegen.dtype_words import is_pinned
from codegen.formula import adjoint, dtypes, guards, names, operator_cpp
from codegen.formula.facts import tangent_names, upstream
from codegen.formula.lowering import Scope, of_record, scope_of, test
from codegen.formula.simplify import simplify
from codegen.formula.tree import COMPARISON, ZERO, Expr, Name, callee, substitute, walk
from codegen.model import GradKind, Operator
from codegen.records.names import camel, in_cpp
from codegen.views.common import (
    ACCEPTS,
    ALL,
    AttributeView,
    attribute_views,
    compute_dtypes,
    cpp_comment,
    cpp_string,
    dtype_enum,
    dtype_set,
    dtypes_of,
    group_word,
)
from codegen.views.loops import ChoiceView, LoopsView, gradients, numbered_choices, spelling, upstream_places

if TYPE_CHECKING:
    from collections.abc import Mapping

RUNTIME = {"unreduce", "zeros", "stop_gradient"}
_INTEGERS = {"int32": "integer", "int64": "integer", "bool": "bool"}


@dataclass(frozen=True, slots=True)
class RuleView:
    """An `OperandRule`."""

    name: str
    rule: str
    accepted: str
    optional: str
    numbers: str  # what a number may be, where that is particular


@dataclass(frozen=True, slots=True)
class SchemaView:
    """An `OpSchema`: every field as C++."""

    identifier: str
    name: str
    version: int
    amp: str
    integers_to_float: str
    holomorphic: str
    differentiable: str
    missing_gradient: str
    deterministic: str
    inputs: tuple[RuleView, ...]
    results: tuple[RuleView, ...]
    accepts: str
    signature: str
    record: str
    hash: str
    source: str


@dataclass(frozen=True, slots=True)
class FormulaView:
    """A gradient or tangent of one input: its place, its formula, its translation."""

    index: int
    input: str
    formula: str
    statements: tuple[str, ...]
    value: str
    line: int
    result: int = 0  # of a tangent: the place of the result that it moves


@dataclass(frozen=True, slots=True)
class FunctionView:
    """A function of `pylucid::ops`: its declaration's parts."""

    name: str
    returns: str
    parameters: str
    declaration: str  # parameters with defaults


@dataclass(frozen=True, slots=True)
class NodeView:
    """One element-wise operator."""

    op: str
    cls: str
    base: str
    summary: str
    signature: str
    schema: SchemaView
    loops: LoopsView
    attributes: tuple[AttributeView, ...]
    attributes_struct: str
    needs: tuple[str, ...]
    wanted: str
    upstreams: str  # the results that have a gradient, a bit each
    same: str  # the inputs whose gradient is the upstream one itself
    unguarded: str  # those whose gradient needs no guard
    inputs: int
    results: int
    dispatch_returns: str
    dispatch_parameters: str
    dispatch_operands: str
    dispatch_part: str
    attributes_pointer: str
    gradient_parts: str
    gradient_parameters: str
    gradient_declared: str
    gradients: tuple[FormulaView, ...]
    tangent_parameters: str
    tangent_declared: str
    tangents: tuple[FormulaView, ...]
    function: FunctionView
    function_operands: str
    function_attributes: str
    includes: tuple[str, ...]  # families whose operators the formulas call

    @property
    def unary(self) -> bool:
        return self.inputs == 1 and self.results == 1

    @property
    def recorded(self) -> bool:
        return bool(self.gradients)


def rules(op: Operator) -> tuple[tuple[RuleView, ...], tuple[RuleView, ...]]:
    words, results = dtypes.input_words(op), dtypes.result_words(op)
    accepted = dtype_set(compute_dtypes(op))
    inputs = []
    for p in op.signature.tensors:
        word = words[p.name]
        optional = "true" if p.is_optional else "false"
        if is_pinned(word):
            # A pinned input takes its own kind: int32 stands for every integer dtype. Indices of uint64 are small;
            # numbers to compute with need not be, and would wrap.
            kinds = ("Bool",) if word == "bool" else dtypes_of("integer") if "int" in word else ALL
            if op.is_elementwise and word.startswith("int"):
                kinds = tuple(kind for kind in kinds if kind != "UInt64")
            rule = f"DtypeFrom::Fixed, Dtype::{dtype_enum(word)}"
            inputs.append(RuleView(cpp_string(p.name), rule, dtype_set(kinds), optional, ""))
        else:
            numbers = ", OperandRule::Numbers::Exponent" if word == "exponent" else ""
            if op.name in COMPARISON.values():
                numbers = ", OperandRule::Numbers::Compared"
            rule = "DtypeFrom::Compute, Dtype::Float32"
            inputs.append(RuleView(cpp_string(p.name), rule, accepted, optional, numbers))
    outs = []
    for r in op.signature.results:
        word = results[r]
        if word == "T" or word not in ("real", *(a.lower() for a in ALL)):
            rule = "DtypeFrom::Compute, Dtype::Float32"
        elif word == "real":
            rule = "DtypeFrom::RealOfCompute, Dtype::Float32"
        else:
            rule = f"DtypeFrom::Fixed, Dtype::{dtype_enum(word)}"
        outs.append(RuleView(cpp_string(r), rule, "0", "false", ""))
    return tuple(inputs), tuple(outs)


def schema_view(op: Operator) -> SchemaView:
    inputs, results = rules(op)
    word = group_word(op)
    missing = op.grad.kind is GradKind.TODO
    differentiable = bool(gradients(op)) or missing or (op.is_composite and op.grad.kind is GradKind.DERIVED)
    return SchemaView(
        identifier=op.name.lstrip("_"),
        name=cpp_string(op.name),
        version=op.version,
        amp=op.amp.value,
        integers_to_float="true" if word in ("inexact", "floating") else "false",
        holomorphic="true" if op.holomorphic else "false",
        differentiable="true" if differentiable else "false",
        missing_gradient=cpp_string(op.grad.reason) if missing else "nullptr",
        deterministic="true" if op.deterministic else "false",
        inputs=inputs,
        results=results,
        accepts=cpp_string(ACCEPTS[word]),
        signature=cpp_string(str(op.signature)),
        record=cpp_string(op.source.rstrip("\n")),
        hash=cpp_string(hashlib.sha256(op.source.encode()).hexdigest()),
        source=cpp_string(f"ops.yaml:{op.name}"),
    )


def function_view(op: Operator, attributes: tuple[AttributeView, ...]) -> FunctionView:
    """The operator in `pylucid::ops`, its parameters in signature order."""
    by_name = {a.name: a for a in attributes}
    plain, declared = [], []
    trailing = True
    for p in reversed(op.signature.params):
        if p.is_tensor:
            kind = "const std::vector<TensorPtr>&" if p.kind == "Tensors" else "const Operand&"
            default = " = {}" if p.is_optional else ""
        else:
            view = by_name[p.name]
            kind = view.argument
            default = f" = {view.default}" if p.default is not None else ""
        trailing = trailing and bool(default)
        plain.append(f"{kind} {in_cpp(p.name)}")
        declared.append(f"{kind} {in_cpp(p.name)}{default if trailing else ''}")
    count = len(op.signature.results)
    returns = "TensorPtr" if count == 1 else f"std::array<TensorPtr, {count}>"
    return FunctionView(op.name, returns, ", ".join(reversed(plain)), ", ".join(reversed(declared)))


def choice_text(choice: ChoiceView, scope: Scope) -> str:
    """The part that a target's tests choose, as a C++ expression."""
    terms = [str(choice.first)]
    for k, condition in enumerate(choice.tests):
        step = 1 << (len(choice.tests) - 1 - k)
        terms.append(f"({test(condition, scope)} ? 0 : {step})")
    if len(terms) == 1:
        return terms[0]
    return f"static_cast<backend::Part>({' + '.join(terms)})"


def _parameters(names_: list[tuple[str, str]], used: set[str], last: str = "") -> tuple[str, str]:
    """Parameters as declared and as defined: a definition leaves out the names that it does not use."""
    declared = [f"const TensorPtr& {name}" for _, name in names_]
    defined = [f"const TensorPtr& {name}" if name in used else "const TensorPtr&" for _, name in names_]
    if last:
        declared.append(last)
        defined.append(last)
    return ", ".join(declared), ", ".join(defined)


def words_of(views: list[FormulaView]) -> set[str]:
    """The identifiers that translated formulas read."""
    text = " ".join(s for v in views for s in (*v.statements, v.value))
    return set(re.findall(r"(?<![\w.:])[A-Za-z_]\w*", text))


def unused_names(parameters: list[str], read: set[str]) -> set[str]:
    return {name for name in parameters if name not in read}


def formula_line(op: Operator, line: int) -> int:
    offset = line - op.line + 1
    return offset if 1 <= offset <= op.source.count("\n") + 1 and op.grad.kind is GradKind.FORMULAS else 0


def tangents_of(op: Operator, name: str) -> tuple[tuple[int, Expr], ...]:
    """For each result that moves, its place and the part of its tangent that one input's tangent contributes."""
    every = adjoint.tangents(op) or {}
    others = {t: ZERO for n, t in tangent_names(op).items() if n != name}
    found = ((k, simplify(substitute(every[op.signature.results[k]], others))) for k in upstream_places(op))
    return tuple((k, tree) for k, tree in found if tree != ZERO)


@of_record
def node_view(op: Operator, loops: LoopsView, operators: Mapping[str, Operator]) -> NodeView:
    sig = op.signature
    attributes = attribute_views(op)
    struct = f"{camel(op.name)}Attributes" if attributes else "NoAttributes"
    tensors, results = sig.tensors, sig.results
    cls = f"{camel(op.name)}Backward"
    count = len(tensors), len(results)
    base = {(1, 1): f"UnaryOp<{cls}>", (2, 1): f"BinaryOp<{cls}>"}.get(
        count, f"NaryOp<{cls}, {count[0]}" + (f", {count[1]}>" if count[1] > 1 else ">")
    )
    scope = scope_of(op, operators, spelling(op))
    ups, ts = upstream(op), tangent_names(op)
    result_names = {r: scope.tensors[r] for r in results}

    grads = []
    moves = []
    needs: dict[str, tuple[int, int]] = {}
    trees: list[Expr] = []
    for name, formula in gradients(op):
        index = next(i for i, p in enumerate(tensors) if p.name == name)
        tree = numbered_choices(op, formula.tree)
        lowered = operator_cpp.lower([(name, tree)], scope)
        line = formula_line(op, formula.text.span.line)
        grads.append(FormulaView(index, name, cpp_comment(str(tree)), lowered.statements, lowered.values[0], line))
        tangents = [(k, numbered_choices(op, t)) for k, t in tangents_of(op, name)]
        for k, moving in tangents:
            lowered = operator_cpp.lower([(name, moving)], scope)
            text, t = cpp_comment(str(moving)), scope.tensors[ts[name]]
            moves.append(FormulaView(index, t, text, lowered.statements, lowered.values[0], 0, result=k))
        used = names.needs([tree, *(t for _, t in tangents)])
        read = {*used.values, *used.presence, *used.dtypes}
        needs[name] = (
            sum(1 << i for i, p in enumerate(tensors) if p.name in read),
            sum(1 << k for k, r in enumerate(results) if r in read),
        )
        trees += [tree, *(t for _, t in tangents)]

    g_names = [("g", scope.tensors[ups[r]]) if r in ups else ("g", f"g_{r}") for r in results]
    x_names = [("x", scope.tensors[p.name]) for p in tensors]
    y_names = [("y", result_names[r]) for r in results]
    t_names = [("t", scope.tensors[ts[p.name]] if p.name in ts else f"t_{p.name}") for p in tensors]
    unary = count == (1, 1)
    g_declared, g_defined = _parameters(g_names + x_names + y_names, words_of(grads), "" if unary else "Wanted wanted")
    t_used = words_of(moves) | {m.input for m in moves}
    t_declared, t_defined = _parameters(t_names + x_names + y_names, t_used)

    dispatch = ["backend::IBackend& be"]
    pointers = []
    for p in tensors:
        name = "a" if unary else scope.tensors[p.name]
        dispatch.append(f"const Storage* {name}" if p.is_optional else f"const Storage& {name}")
        pointers.append(name if p.is_optional else f"&{name}")
    dispatch += ["const Shape& s", "Dtype dt"]
    if attributes:
        dispatch.append(f"const {struct}& attributes")
    absent = {p.name: f"saved({i})" for i, p in enumerate(tensors)}
    back_scope = scope_of(op, operators, absent)
    parts = ""
    if loops.backward:
        first = choice_text(loops.backward[0], back_scope)
        each = {c.target: choice_text(c, back_scope) for c in loops.backward[-len(grads) :]}
        listed = ", ".join(each.get(p.name, "0") for p in tensors)
        parts = f"{{.all = {first}, .each = {{{listed}}}}}"
    families = sorted(
        {operators[n].family for t in trees for node in walk(t) if (n := callee(node) or "") in operators}
    )
    alone = {name for name, formula in gradients(op) if formula.tree == Name("g")}
    unguarded = {name for name, formula in gradients(op) if guards.vanishes(formula.tree, ups.values())}

    def mask(chosen: set[str]) -> str:
        return f"0b{sum(1 << i for i, p in enumerate(tensors) if p.name in chosen):b}"

    returns = "Storage" if count[1] == 1 else f"std::array<Storage, {count[1]}>"
    return NodeView(
        op=op.name,
        cls=cls,
        base=base,
        summary=cpp_comment(op.summary),
        signature=cpp_comment(str(sig)),
        schema=schema_view(op),
        loops=loops,
        attributes=attributes,
        attributes_struct=struct,
        needs=tuple(
            f"{{.inputs = {needs.get(p.name, (0, 0))[0]}, .outputs = {needs.get(p.name, (0, 0))[1]}}}" for p in tensors
        ),
        wanted=f"0b{sum(1 << g.index for g in grads):b}",
        upstreams=f"0b{sum(1 << k for k in upstream_places(op)):b}",
        same=mask(alone),
        unguarded=mask(unguarded),
        inputs=count[0],
        results=count[1],
        dispatch_returns=returns,
        dispatch_parameters=", ".join(dispatch),
        dispatch_operands=", ".join(pointers),
        dispatch_part=choice_text(loops.forward, scope),
        attributes_pointer="&attributes" if attributes else "nullptr",
        gradient_parts=parts,
        gradient_parameters=g_defined,
        gradient_declared=g_declared,
        gradients=tuple(grads),
        tangent_parameters=t_defined,
        tangent_declared=t_declared,
        tangents=tuple(moves),
        function=function_view(op, attributes),
        function_operands=", ".join(f"&{in_cpp(p.name)}" for p in tensors),
        function_attributes=struct + "{" + ", ".join(in_cpp(a.name) for a in attributes) + "}",
        includes=tuple(families),
    )
