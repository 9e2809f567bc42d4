"""Accelerate on macOS: for each family the loops that its functions replace, and declarations to check calls against.

An operator whose `dispatch.cpu` names a function gets two entries, float32 and float64, for the part that computes its
forward; every other dtype keeps the generated loop.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from codegen import targets
from codegen.views.common import compute_dtypes, cpp_comment

if TYPE_CHECKING:
    from collections.abc import Sequence

    import jinja2

    from codegen.model import Operator
    from codegen.targets import AccelerateFunction
    from codegen.views.nodes import NodeView

_SCALARS = {"Float32": "float", "Float64": "double"}


class Family(Protocol):
    """What is read of a family's view."""

    @property
    def name(self) -> str: ...
    @property
    def identifier(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def nodes(self) -> tuple[NodeView, ...]: ...


@dataclass(frozen=True, slots=True)
class AccelerateEntry:
    """One row of the table."""

    operator: int
    part: int
    dtype: str
    loop: str
    formula: str


@dataclass(frozen=True, slots=True)
class AccelerateView:
    name: str
    identifier: str
    entries: tuple[AccelerateEntry, ...]


@dataclass(frozen=True, slots=True)
class DeclarationsView:
    declarations: tuple[str, ...]


def files(env: jinja2.Environment, family: Family, members: Sequence[Operator]) -> dict[str, str]:
    """The family's table; `members` are its element-wise operators, in the order of the family's loops."""
    places = {node.op: (index, node) for index, node in enumerate(family.nodes)}
    entries = tuple(e for op in members if op.name in places for e in _entries(op, *places[op.name]))
    view = AccelerateView(family.name, family.identifier, entries)
    return {f"csrc/{family.path}/accelerate.cpp": env.get_template("accelerate.cpp.j2").render(view=view)}


def declarations(env: jinja2.Environment, operators: Sequence[Operator]) -> dict[str, str]:
    """The declarations of the functions that the records name."""
    used = sorted({op.dispatch.cpu for op in operators} & set(targets.ACCELERATE))
    view = DeclarationsView(tuple(d for name in used for d in _declare(targets.ACCELERATE[name])))
    text = env.get_template("accelerate_declarations.h.j2").render(view=view)
    return {"csrc/accelerate_declarations.h": text}


def spelled(function: AccelerateFunction, dtype: str) -> str:
    """The function for a dtype."""
    return function.name if dtype == "Float32" else function.double_name


def _entries(op: Operator, index: int, node: NodeView) -> list[AccelerateEntry]:
    function = targets.ACCELERATE.get(op.dispatch.cpu)
    # A function of Accelerate takes no attributes, so it cannot stand for a part that depends on them.
    if function is None or op.signature.attributes or node.loops.forward.tests:
        return []
    part = node.loops.parts[node.loops.forward.first]
    if len(part.inputs) != function.inputs:
        return []
    # Results come first among a loop's arguments.
    places = tuple(str(len(part.results) + i) for i in range(function.inputs))
    names = ", ".join(p.name for p in op.signature.tensors)
    return [
        AccelerateEntry(
            operator=index,
            part=part.number,
            dtype=dtype,
            loop=_loop(function, dtype, places),
            formula=cpp_comment(f"{op.name}({names})"),
        )
        for dtype in _SCALARS
        if dtype in compute_dtypes(op)
    ]


def _loop(function: AccelerateFunction, dtype: str, places: tuple[str, ...]) -> str:
    arguments = [_SCALARS[dtype], spelled(function, dtype), *function.operands(places)]
    return f"{function.library.lower()}<{', '.join(arguments)}>"


def _declare(function: AccelerateFunction) -> list[str]:
    lines = []
    for dtype, scalar in _SCALARS.items():
        inputs = [f"const {scalar}*"] * function.inputs
        if function.library == "vDSP":
            parameters = [word for i in inputs for word in (i, "long")] + [f"{scalar}*", "long", "unsigned long"]
        else:
            parameters = [f"{scalar}*", *inputs, "const int*"]
        lines.append(f"void {spelled(function, dtype)}({', '.join(parameters)});")
    return lines
