"""One family as plain objects, and its files: what is imported only where a file has to be made."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import jinja2

from codegen.records.names import camel
from codegen.views import accelerate, docs, families, identifier, mlx, python
from codegen.views.bindings import (
    AliasView,
    ComposedView,
    MethodView,
    WrapperView,
    alias_views,
    composed_view,
    method_views,
    wrapper_view,
)
from codegen.views.common import AttributeView, attribute_views, cpp_comment, cpp_string
from codegen.views.loops import EntryView, FunctorView, LoopsView, loops_view
from codegen.views.nodes import FunctionView, NodeView, node_view, schema_view
from codegen.views.structural import StructuralView, structural_view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from codegen.model import Operator

ISAS = (
    ("baseline", "PYLUCID_HAVE_BASELINE", "Baseline"),
    ("avx2", "PYLUCID_HAVE_AVX2", "Avx2"),
    ("avx512", "PYLUCID_HAVE_AVX512", "Avx512"),
    ("neon", "PYLUCID_HAVE_NEON", "Neon"),
)


@dataclass(frozen=True, slots=True)
class StructView:
    """An attributes struct."""

    name: str
    signature: str
    attributes: tuple[AttributeView, ...]


@dataclass(frozen=True, slots=True)
class LoopFunctorView:
    """A functor as the template prints it."""

    name: str
    formula: str
    line: int
    record: str
    plain: bool
    attributes: str
    formatted: bool
    return_type: str
    parameters: str
    statements: tuple[str, ...]
    together: str  # the body of a function of several numbers at once, with its parameters
    arrays: str


@dataclass(frozen=True, slots=True)
class FamilyView:
    """One family of element-wise operators."""

    name: str
    identifier: str
    path: str
    nodes: tuple[NodeView, ...]
    functions: tuple[FunctionView, ...]
    functors: tuple[LoopFunctorView, ...]
    entries: tuple[EntryView, ...]
    attribute_structs: tuple[StructView, ...]
    attribute_includes: tuple[str, ...]
    includes: tuple[str, ...]
    structural: tuple[StructuralView, ...]
    structural_includes: tuple[str, ...]
    wrappers: tuple[WrapperView, ...]
    composed: tuple[ComposedView, ...]
    aliases: tuple[AliasView, ...]
    methods: tuple[MethodView, ...]
    module: str  # of the package that the functions say they are of


def environment(cache: Path | None = None) -> jinja2.Environment:
    """The templates, compiled like modules beside their sources, or in `cache` where that cannot be."""
    templates = Path(__file__).parent.parent / "templates"
    beside = [] if sys.dont_write_bytecode else [templates / "__pycache__"]
    return jinja2.Environment(
        bytecode_cache=_compiled_templates([*beside, *([cache / "templates"] if cache is not None else [])]),
        loader=jinja2.FileSystemLoader(templates, encoding="utf-8"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def _compiled_templates(folders: Sequence[Path]) -> jinja2.BytecodeCache | None:
    """The first folder that can be written."""
    for folder in folders:
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return jinja2.FileSystemBytecodeCache(str(folder))
    return None


def functor_view(functor: FunctorView) -> LoopFunctorView:
    single = len(functor.results) == 1
    text = " ".join((*functor.statements, *functor.values))
    read = set(re.findall(r"[A-Za-z_]\w*", text))
    parameters = [f"{o.type} {o.name}" if o.name in read else o.type for o in functor.inputs]
    if functor.attributes:
        parameters.append("const Attributes& attributes")
    statements = list(functor.statements)
    if single:
        value, result = functor.values[0], functor.results[0]
        statements.append(f"return static_cast<{result.type}>({value});")
        return_type = result.type
    else:
        parameters += [f"{o.type}& {o.name}_result" for o in functor.results]
        for o, value in zip(functor.results, functor.values, strict=True):
            statements.append(f"{o.name}_result = static_cast<{o.type}>({value});")
        return_type = "void"
    return LoopFunctorView(
        functor.name,
        functor.formula,
        functor.line,
        functor.record,
        functor.plain,
        functor.attributes,
        functor.formatted,
        return_type,
        ", ".join(parameters),
        tuple(statements),
        f"scalar::{functor.together}<n>({', '.join(('out', *(o.name for o in functor.inputs)))})"
        if functor.together
        else "",
        ", ".join(("T* out", *(f"const {o.type}* {o.name}" for o in functor.inputs))),
    )


def family_view(family: str, members: Sequence[Operator], operators: Mapping[str, Operator]) -> FamilyView:
    name = identifier(family)
    nodes: list[NodeView] = []
    loops: list[LoopsView] = []
    elementwise = [op for op in members if op.is_elementwise]
    for index, op in enumerate(elementwise):
        view = loops_view(op, index, operators)
        loops.append(view)
        nodes.append(node_view(op, view, operators))
    structural = tuple(structural_view(op, operators) for op in members if op.is_structural)
    structs = tuple(
        StructView(f"{camel(op.name)}Attributes", cpp_comment(str(op.signature)), attribute_views(op))
        for op in elementwise
        if op.signature.attributes
    )
    includes = sorted({name, *(identifier(i) for n in nodes for i in n.includes)})
    used = " ".join(a.type for s in structs for a in s.attributes)
    headers = ["<cstdint>"] + (["<optional>"] if "optional" in used else [])
    defaults = " ".join(a.default for s in structs for a in s.attributes)
    headers += ["<limits>"] if "numeric_limits" in defaults else []
    return FamilyView(
        name=family,
        identifier=name,
        path=name,
        nodes=tuple(nodes),
        functions=(*(n.function for n in nodes), *(n.function for n in structural)),
        functors=tuple(functor_view(f) for v in loops for f in v.functors),
        entries=tuple(e for v in loops for e in v.entries),
        attribute_structs=structs,
        attribute_includes=tuple(headers),
        includes=tuple(includes),
        structural=structural,
        structural_includes=tuple(sorted({name, *(identifier(i) for n in structural for i in n.includes)})),
        wrappers=tuple(wrapper_view(op, operators) for op in members if not op.is_composite),
        composed=tuple(composed_view(op, operators) for op in members if op.is_composite),
        aliases=tuple(a for op in members for a in alias_views(op, operators)),
        methods=tuple(m for op in members for m in method_views(op, operators)),
        module=cpp_string(".".join(["pylucid", *_common_module(members)])),
    )


def _common_module(members: Sequence[Operator]) -> list[str]:
    """The module of all public operators of a family, where it is one."""
    modules = {op.module for op in members if not op.is_internal}
    return [module for module in modules if module and len(modules) == 1]


def with_lines(text: str, name: str) -> str:
    """`#line @here@` as the file's own next line."""
    lines = text.split("\n")
    return "\n".join(f'#line {i + 2} "{name}"' if line == "#line @here@" else line for i, line in enumerate(lines))


CALLED = (
    "add", "abs", "astype", "real", "conj", "_zero_guard", "reshape", "broadcast_to", "_sum_to", "to_device",
    "_getitem",
)  # fmt: skip


def family_files(
    env: jinja2.Environment, family: str, members: Sequence[Operator], table: Mapping[str, Operator]
) -> dict[str, str]:
    """The C++ of one family and the pages of its operators."""
    view = family_view(family, members, table)
    files: dict[str, str] = {}
    templates = ["bindings.cpp"]
    if view.nodes or view.structural:
        files |= mlx.files(env, view, members, table)
        files |= accelerate.files(env, view, [op for op in members if op.is_elementwise])
        templates.append("ops.h")
    if view.nodes:
        templates += ["attributes.h", "nodes.h", "nodes.cpp", "loops.cpp"]
    if view.structural:
        templates += ["structural.h", "structural.cpp", "kernels.h", "mlx_kernels.h"]
    for template in templates:
        text = env.get_template(f"{template}.j2").render(family=view, isas=ISAS)
        files[f"csrc/{view.path}/{template}"] = with_lines(text, f"{view.path}/{template}")
    nodes: dict[str, NodeView | StructuralView] = {}
    nodes |= {node.op: node for node in view.nodes} | {node.op: node for node in view.structural}
    return files | docs.pages(env, members, table, nodes)


def common_files(
    env: jinja2.Environment, operators: Sequence[Operator], table: Mapping[str, Operator]
) -> dict[str, str]:
    """What names every family: the registries, and the files of the build and of the package."""
    grouped = families(operators)
    names = [identifier(f) for f, _ in grouped]
    kernels = [identifier(f) for f, members in grouped if not all(op.is_composite for op in members)]
    elementwise = [identifier(f) for f, members in grouped if any(op.is_elementwise for op in members)]
    structural = [identifier(f) for f, members in grouped if any(op.is_structural for op in members)]
    registered = [*elementwise, *(f"{f}_structural" for f in structural)]
    files: dict[str, str] = {}
    if all(name in table for name in CALLED):
        includes = sorted({identifier(table[name].family) for name in CALLED})
        files["csrc/calls.cpp"] = env.get_template("calls.cpp.j2").render(includes=includes)
    composites = [schema_view(op) for op in operators if op.is_composite]
    files["csrc/composites.cpp"] = env.get_template("composites.cpp.j2").render(composites=composites)
    files["csrc/registry.cpp"] = env.get_template("registry.cpp.j2").render(
        families=[*registered, "composites"], aliases=[(alias, op.name) for op in operators for alias in op.aliases]
    )
    files["csrc/bindings_registry.cpp"] = env.get_template("bindings_registry.cpp.j2").render(families=names)
    files["families.cmake"] = env.get_template("families.cmake.j2").render(
        elementwise=elementwise, structural=structural, families=names
    )
    for make in (python.files, docs.index):
        files |= make(env, operators)
    return files | accelerate.declarations(env, operators) | mlx.registry(env, kernels)
