"""The reference: a Markdown page for each public operator, and their index.

Text from the record is escaped for Markdown; what is code stands in fences or spans longer than any backticks inside.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING
from urllib.parse import quote

from codegen import targets
from codegen.formula import latex
from codegen.formula.tree import Expr, Name
from codegen.model import GradKind, Operator
from codegen.views import prose
from codegen.views.loops import gradients, loops_view
from codegen.views.nodes import NodeView, node_view
from codegen.views.python import has_method, text_signature, upstream_sentence
from codegen.views.structural import StructuralView, structural_view

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import jinja2

RECORDS = "../../../ops.yaml"  # from generated/docs/ops
SOURCES = "../../csrc"
Row = tuple[str, ...]

_SPECIAL = re.compile(r"[\\`*\[\]#~!|]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])")
_CODE = re.compile(r"(?<!`)`([^`|]+)`(?!`)")  # a bar would end the cell of a table
_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", "$": "&#36;"}


@dataclass(frozen=True, slots=True)
class MathView:
    lead: str
    latex: str


@dataclass(frozen=True, slots=True)
class PageView:
    """One page; everything is Markdown already."""

    title: str
    summary: str
    math: tuple[MathView, ...]
    formulas: tuple[str, ...]
    internals: tuple[Row, ...]
    remarks: tuple[str, ...]
    signature: str
    wrappers: tuple[str, ...]
    parameters: tuple[Row, ...]
    results: tuple[Row, ...]
    raises: tuple[Row, ...]
    cls: str
    attributes: tuple[Row, ...]
    notes: tuple[str, ...]
    prose: tuple[str, ...]
    kinks: tuple[Row, ...]
    static_methods: tuple[str, ...]
    methods: tuple[str, ...]
    methods_note: str
    example: str
    see: str
    record: str
    sources: str


@dataclass(frozen=True, slots=True)
class IndexFamilyView:
    name: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class IndexView:
    count: int
    families: tuple[IndexFamilyView, ...]


def files(env: jinja2.Environment, operators: Sequence[Operator], table: Mapping[str, Operator]) -> dict[str, str]:
    """All pages by path, with the index."""
    return pages(env, operators, table, {}) | index(env, operators)


def pages(
    env: jinja2.Environment,
    operators: Sequence[Operator],
    table: Mapping[str, Operator],
    nodes: Mapping[str, NodeView | StructuralView],
) -> dict[str, str]:
    """The operators' pages by path. `nodes` saves making the C++ classes' views again."""
    page = env.get_template("page.md.j2")
    public = [op for op in operators if prose.public(op)]
    return {
        f"docs/ops/{op.name}.md": page.render(page=page_view(op, nodes.get(op.name) or _node(op, table), table))
        for op in public
    }


def index(env: jinja2.Environment, operators: Sequence[Operator]) -> dict[str, str]:
    """The page that lists every public operator."""
    public = [op for op in operators if prose.public(op)]
    return {"docs/ops/README.md": env.get_template("index.md.j2").render(index=index_view(public))}


def _node(op: Operator, table: Mapping[str, Operator]) -> NodeView | StructuralView | None:
    """The C++ class of an operator; a composite has none."""
    if op.is_composite:
        return None
    return node_view(op, loops_view(op, 0, table), table) if op.is_elementwise else structural_view(op, table)


def markdown(text: str) -> str:
    """Text as a paragraph that Markdown prints as it stands, but for what is code."""
    parts = _CODE.split(" ".join(text.split()))
    escaped = "".join(code(part) if i % 2 else _escaped(part) for i, part in enumerate(parts))
    # A list, a heading or a rule begins with these.
    return re.sub(r"^([-+=]|\d+(?=[.)]))", lambda m: m[0] + "\\" if m[0].isdigit() else "\\" + m[0], escaped)


def _escaped(text: str) -> str:
    text = _SPECIAL.sub(lambda m: "\\" + m[0], text)
    return re.sub("[&<>$]", lambda m: _ENTITIES[m[0]], text)


def paragraphs(text: str) -> tuple[str, ...]:
    """Text with blank lines between paragraphs."""
    return tuple(markdown(p) for p in re.split(r"\n\s*\n", text) if p.strip())


def _ticks(text: str, least: int) -> str:
    return "`" * max([least, *(len(run) + 1 for run in re.findall("`+", text))])


def code(text: str) -> str:
    """A code span, in tables too."""
    line = " ".join(text.split())
    fence = _ticks(line, 1)
    pad = " " if line.startswith("`") or line.endswith("`") else ""
    return f"{fence}{pad}{line}{pad}{fence}"


def cell(text: str) -> str:
    """A code span in a table, where a bar would end the cell."""
    return code(text).replace("|", "\\|")


def block(text: str, language: str) -> str:
    """A fenced block."""
    fence = _ticks(text, 3)
    return f"{fence}{language}\n{text.rstrip(chr(10))}\n{fence}"


def page_view(op: Operator, node: NodeView | StructuralView | None, table: Mapping[str, Operator]) -> PageView:
    static, methods = declarations(node) if node is not None else ((), ())
    return PageView(
        title=op.name,
        summary=markdown(op.summary),
        math=tuple(mathematics(op, table)),
        formulas=tuple(formulas(op, table)),
        internals=tuple((code(call), markdown(meaning)) for call, meaning in prose.internals(op, table)),
        remarks=tuple(markdown(r) for r in _remarks(op)),
        signature=_signature(op),
        wrappers=tuple(_wrappers(op)),
        parameters=tuple(_parameters(op)),
        results=tuple((code(r), prose.result_dtype(op, r)) for r in op.signature.results),
        raises=tuple((code(error), why) for error, why in prose.raised(op)),
        cls=node.cls if node is not None else "",
        attributes=tuple(_attributes(op, node)),
        notes=tuple(_notes(op)),
        prose=paragraphs(op.notes),
        kinks=tuple(_kinks(op, table)),
        static_methods=static,
        methods=methods,
        methods_note=_methods_note(node) if node is not None else "",
        example=block(op.example, "pycon") if op.example else "",
        see=", ".join(f"[{name}]({name}.md)" for name in op.see if not name.startswith("_")),
        record=block(op.source, "yaml"),
        sources=_sources(op, node),
    )


def formulas(op: Operator, table: Mapping[str, Operator]) -> list[str]:
    """The formulas that the generated code is made of, in the record's language."""
    return [*map(str, prose.definitions(op, table)), *map(str, prose.gradient_rules(op, table))]


def _latex_names(op: Operator) -> dict[str, str]:
    several = len(op.signature.results) > 1
    return {
        f"g_{r}" if several else "g": rf"\frac{{\partial L}}{{\partial {latex.render(Name(r))}}}"
        for r in op.signature.results
    }


def mathematics(op: Operator, table: Mapping[str, Operator]) -> list[MathView]:
    """The result, then for each input x the derivative of the result and of L."""
    names = _latex_names(op)

    def text(tree: Expr) -> str:
        return latex.render(tree, names)

    blocks = []
    for d in prose.definitions(op, table):
        results = ", ".join(text(Name(n)) for n in d.names)
        blocks.append(MathView("Definition:", f"{results} = {text(d.tree)}"))
    for rule in prose.gradient_rules(op, table):
        x = text(Name(rule.input))
        for result, partial in prose.partials(op, rule):
            where = ", for real inputs" if prose.has_complex_gradient(op) else ""
            lead = f"Derivative with respect to {code(rule.input)}{where}:"
            y = text(Name(result))
            blocks.append(MathView(lead, rf"\frac{{\partial {y}}}{{\partial {x}}} = {text(partial)}"))
        lead = f"Gradient with respect to {code(rule.input)}:"
        blocks.append(MathView(lead, rf"\frac{{\partial L}}{{\partial {x}}} = {text(rule.tree)}"))
    return blocks


def _remarks(op: Operator) -> list[str]:
    remarks = [upstream_sentence(op)] if gradients(op) else []
    remarks += [prose.complex_remark(op), prose.gradient_remark(op)]
    if op.accuracy:
        remarks.append(f"Accuracy: {op.accuracy}")
    return [r for r in remarks if r]


def _signature(op: Operator) -> str:
    names = ("*" if op.signature.variadic else "") + ", ".join(op.signature.results)
    results = "" if op.signature.results == ("out",) else f" -> {names}"
    return text_signature(op) + results


def _wrappers(op: Operator) -> list[str]:
    package = f"pylucid.{op.module}.{op.name}" if op.module else f"pylucid.{op.name}"
    lines = [code(package), code(f"pylucid.ops.{op.name}")]
    if has_method(op):
        lines.append(code(f"Tensor.{op.method}"))
    elif op.method in prose.PROPERTIES:
        lines.append(f"{code(f'Tensor.{op.method}')}, a property")
    prefix = f"pylucid.{op.module}." if op.module else "pylucid."
    lines += [f"{code(prefix + alias)}, the same function under another name" for alias in op.aliases]
    return lines


def _parameters(op: Operator) -> Iterable[Row]:
    for p in op.signature.public:
        how = " (positional only)" if p.positional_only else " (keyword only)" if p.keyword_only else ""
        default = "" if p.default is None else cell(p.default)
        accepts = prose.accepted(op, p) if p.is_tensor else ""
        yield code(p.name) + how, prose.parameter_type(op, p), default, accepts


def _attributes(op: Operator, node: NodeView | StructuralView | None) -> Iterable[Row]:
    if node is not None:
        yield code("schema_v1"), code("static const OpSchema")
    yield "registered name", code(op.name)
    yield "version", str(op.version)
    yield "AMP policy", f"{code(f'AmpPolicy::{op.amp.value}')}: {prose.amp(op).partition(': ')[2]}"
    yield "holomorphic", "yes" if op.holomorphic else "no"
    yield "deterministic", "yes" if op.deterministic else "no"
    for attribute in node.attributes if node is not None else ():
        yield code(f"attributes.{attribute.name}"), cell(attribute.type)


def _notes(op: Operator) -> Iterable[str]:
    if op.is_composite:
        kind = "the core's function" if op.is_native else "a function of other operators in Python"
        yield f"cpu and gpu: {code(implementation(op))}, {kind}"
        return
    yield f"cpu: {cpu_dispatch(op)}"
    yield f"gpu: {gpu_dispatch(op)}"
    for saved in prose.saved_values(op):
        kept = ", ".join([*map(code, saved.values), *(f"the shape of {code(n)}" for n in saved.shapes)]) or "nothing"
        yield f"saved for the gradient of {code(saved.input)}: {kept}"


def implementation(op: Operator) -> str:
    """The function of a composite."""
    if op.is_native:
        return f"pylucid::bindings::natives::{op.name.lstrip('_')}"
    return f"pylucid._composites.{op.family}.{op.name.lstrip('_')}"


def cpu_dispatch(op: Operator) -> str:
    """What runs on the cpu, in Markdown."""
    function = targets.ACCELERATE.get(op.dispatch.cpu)
    if function is not None:
        return (
            f"on macOS Accelerate's {code(function.name)} (float32) and {code(function.double_name)} (float64), whose "
            "calls are compile-checked on Linux and have not run on macOS; elsewhere, and for every other dtype, the "
            "generated loop"
        )
    if op.dispatch.cpu == "loop":
        return "the generated loop"
    return f"the hand-written kernel {code(f'pylucid::cpu::{op.name}')}"


def gpu_dispatch(op: Operator) -> str:
    """What runs on the gpu, in Markdown."""
    target = op.dispatch.gpu
    if target == "formula":
        return "the definition, lowered to MLX operations"
    if target in ("", "kernel"):
        return f"the hand-written kernel {code(f'pylucid::gpu::{op.name}')}"
    name = target.partition("(")[0]
    if targets.is_ours(name):
        return f"{code(f'gpu::{target}')}, a function of ours on MLX arrays"
    return f"MLX's {code(f'mx::{target}')}"


def _kinks(op: Operator, table: Mapping[str, Operator]) -> Iterable[Row]:
    for kink in prose.kinks(op, table):
        values = ", ".join(cell(f"dL/d{name} = {value}") for name, value in kink.gradients)
        yield cell(kink.when), values, markdown(kink.why)


def declarations(node: NodeView | StructuralView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The static and the other member functions, as the generated header declares them."""
    if isinstance(node, StructuralView):
        static = f"static {node.returns} dispatch({node.dispatch_parameters});"
        if not node.recorded:
            return (static,), ()
        if node.single and node.results > 1:
            return (static,), (f"TensorPtr grad_formula_impl({node.gradient_declared});",)
        if node.single:
            eager = "Storage grad_formula(const Storage& g);"
            return (static,), (eager, f"TensorPtr grad_formula_impl({node.gradient_declared});")
        many = f"std::array<TensorPtr, {node.inputs}> grad_formula_impl({node.gradient_declared});"
        return (static,), (many,)
    static = f"static {node.dispatch_returns} dispatch({node.dispatch_parameters});"
    if not node.recorded:
        return (static,), ()
    if node.unary:
        eager, graph, tangent = "Storage grad_formula(const Storage& g);", "TensorPtr", "TensorPtr"
    else:
        eager = f"std::array<Storage, {node.inputs}> grad_formula(std::span<const Storage> g, Wanted wanted);"
        graph, tangent = f"std::array<TensorPtr, {node.inputs}>", f"std::array<TensorPtr, {node.results}>"
    return (static,), (
        eager,
        f"{graph} grad_formula_impl({node.gradient_declared});",
        f"{tangent} tangent_formula_impl({node.tangent_declared});",
    )


def _methods_note(node: NodeView | StructuralView) -> str:
    if not node.recorded:
        return "None: no gradient is recorded."
    if isinstance(node, StructuralView):
        return (
            "`grad_formula_impl` builds a graph, so that gradients can be differentiated again; the eager gradient "
            "runs the same formula without one, and forward mode its transpose."
        )
    return (
        "`grad_formula` is one fused pass without a graph; `grad_formula_impl` builds one, so that gradients can be "
        "differentiated again; `tangent_formula_impl` is forward mode."
    )


def record_link(op: Operator) -> str:
    """The record's place in the file, found by its text: line numbers change with every other record."""
    # A bare `-` is syntax in a text fragment.
    fragment = quote(f"- op: {op.name}(", safe="").replace("-", "%2D")
    return f"{RECORDS}#:~:text={fragment}"


def _sources(op: Operator, node: NodeView | StructuralView | None) -> str:
    folder = f"{SOURCES}/{op.family.strip('_')}"
    if node is None:
        native = "[natives.cpp](../../../csrc/bindings/natives.cpp)"
        place = native if op.is_native else f"[{op.family}.py](../../../pylucid/_composites/{op.family}.py)"
        return f"Source: [ops.yaml]({record_link(op)}), {place}."
    if isinstance(node, StructuralView):
        names: Sequence[str] = ("structural.h", "structural.cpp")
    else:
        names = ("nodes.h", "nodes.cpp", "loops.cpp")
    links = ", ".join(f"[{name}]({folder}/{name})" for name in names)
    return f"Source: [ops.yaml]({record_link(op)}). Generated: {links}."


def index_view(operators: Sequence[Operator]) -> IndexView:
    groups = [(family, list(members)) for family, members in groupby(operators, key=lambda op: op.family)]
    return IndexView(
        len(operators),
        tuple(IndexFamilyView(markdown(family), tuple(map(_index_row, members))) for family, members in groups),
    )


def _index_row(op: Operator) -> Row:
    words = {
        GradKind.FORMULAS: "formula",
        GradKind.DERIVED: "derived" if gradients(op) or op.is_composite else "none",
        GradKind.ZERO: "zero",
        GradKind.NONE: "none",
        GradKind.TODO: "not implemented",
    }
    return f"[{op.name}]({op.name}.md)", markdown(op.summary), op.amp.value, words[op.grad.kind]
