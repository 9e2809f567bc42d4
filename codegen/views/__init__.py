"""From operators to files: `render(operators)` gives every generated file's text by its path below `generated/`."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

import jinja2

from codegen.formula.lowering import NotLowered
from codegen.views import accelerate, diagnostics_page, docs, mlx, python
from codegen.views.bindings import MethodView, WrapperView, method_views, wrapper_view
from codegen.views.cache import RenderCache
from codegen.views.common import AttributeView, attribute_views, camel, cpp_comment
from codegen.views.loops import EntryView, FunctorView, LoopsView, loops_view
from codegen.views.nodes import FunctionView, NodeView, node_view, schema_view
from codegen.views.structural import StructuralView, structural_view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

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
    methods: tuple[MethodView, ...]


def environment(cache: Path | None = None) -> jinja2.Environment:
    """The templates; `cache` keeps them compiled."""
    return jinja2.Environment(
        bytecode_cache=_compiled_templates(cache),
        loader=jinja2.FileSystemLoader(Path(__file__).parent.parent / "templates", encoding="utf-8"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def _compiled_templates(cache: Path | None) -> jinja2.BytecodeCache | None:
    if cache is None:
        return None
    folder = cache / "templates"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return jinja2.FileSystemBytecodeCache(str(folder)) if os.access(folder, os.W_OK) else None


def identifier(family: str) -> str:
    return re.sub(r"\W+", "_", family).strip("_").lower()


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
        methods=tuple(m for op in members if not op.is_composite for m in method_views(op, operators)),
    )


def with_lines(text: str, name: str) -> str:
    """`#line @here@` as the file's own next line."""
    lines = text.split("\n")
    return "\n".join(f'#line {i + 2} "{name}"' if line == "#line @here@" else line for i, line in enumerate(lines))


def families(operators: Sequence[Operator]) -> list[tuple[str, list[Operator]]]:
    return [(f, list(members)) for f, members in groupby(operators, key=lambda op: op.family)]


class NotRendered(Exception):
    """A record that the views fail on, where they have no other word for it; the message says how."""

    def __init__(self, op: Operator, reason: Exception) -> None:
        super().__init__(f"{type(reason).__name__}: {reason}".partition("\n")[0])
        self.op = op


def blamed(make: Callable[[Sequence[Operator]], object], members: Sequence[Operator], problem: Exception) -> Exception:
    """A problem that `make` had with `members`, with the one record that has it alone where there is one."""
    if isinstance(problem, NotLowered | OSError):  # an installation without its templates is no record's mistake
        return problem
    for op in members:
        try:
            make([op])
        except NotLowered:
            continue
        except Exception as reason:
            return NotRendered(op, reason)
    return NotRendered(members[0], problem)


CALLED = ("add", "astype", "conj", "_zero_guard", "reshape", "broadcast_to", "_sum_to", "to_device", "_getitem")


def render(
    operators: Sequence[Operator], cache: Path | None = None, progress: Callable[[str], None] | None = None
) -> dict[str, str]:
    """Every generated file. What `cache` holds of families that have not changed is used again."""
    env = environment(cache)
    table = {op.name: op for op in operators} | {a: op for op in operators for a in op.aliases}
    files: dict[str, str] = {}
    remembered = RenderCache(cache and cache / "families", table)
    elementwise, structural = [], []
    for family, members in families(operators):
        if progress is not None:
            progress(f"rendering {family}")
        try:
            files |= remembered.files(family, members, partial(_family_files, env, family, members))
        except Exception as problem:
            raise blamed(partial(_family_files, env, family, table=table), members, problem) from problem
        if any(op.is_elementwise for op in members):
            elementwise.append(identifier(family))
        if any(op.is_structural for op in members):
            structural.append(identifier(family))
    names = [identifier(f) for f, members in families(operators) if not all(op.is_composite for op in members)]
    registered = [*elementwise, *(f"{f}_structural" for f in structural)]
    if all(name in table for name in CALLED):
        includes = sorted({identifier(table[name].family) for name in CALLED})
        files["csrc/calls.cpp"] = env.get_template("calls.cpp.j2").render(includes=includes)
    composites = [schema_view(op) for op in operators if op.is_composite]
    files["csrc/composites.cpp"] = env.get_template("composites.cpp.j2").render(composites=composites)
    files["csrc/registry.cpp"] = env.get_template("registry.cpp.j2").render(families=[*registered, "composites"])
    files["csrc/bindings_registry.cpp"] = env.get_template("bindings_registry.cpp.j2").render(families=names)
    files["families.cmake"] = env.get_template("families.cmake.j2").render(
        elementwise=elementwise, structural=structural, families=names
    )
    for make in (python.files, docs.index):
        try:
            files |= make(env, operators)
        except Exception as problem:
            raise blamed(partial(make, env), operators, problem) from problem
    files |= accelerate.declarations(env, operators)
    files |= mlx.registry(env, names)
    files |= diagnostics_page.files()
    return files


def _family_files(
    env: jinja2.Environment, family: str, members: Sequence[Operator], table: Mapping[str, Operator]
) -> dict[str, str]:
    """The C++ of one family and the pages of its operators."""
    view = family_view(family, members, table)
    if not (view.nodes or view.structural):
        return docs.pages(env, members, table, {})
    files = mlx.files(env, view, members, table)
    files |= accelerate.files(env, view, [op for op in members if op.is_elementwise])
    templates = ["ops.h", "bindings.cpp"]
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
