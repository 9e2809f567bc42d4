"""The gpu backend's generated code: each family's formulas as MLX calls, and the table that numbers them as the cpu's
loops are numbered."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from codegen.formula import guards, mlx_cpp, variants
from codegen.formula.facts import upstream
from codegen.formula.lowering import Lowered, Scope, of_record, scope_of
from codegen.formula.tree import Call, Expr, Name
from codegen.records.names import camel
from codegen.views.common import COMPLEX, compute_dtypes, cpp_comment
from codegen.views.loops import conjugate_gradient, gradients, is_formatted, numbered_choices, operands, spelling

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import jinja2

    from codegen.model import Formula, Operator
    from codegen.views.family import FamilyView


@dataclass(frozen=True, slots=True)
class FunctionView:
    """One function: a formula in MLX calls, for real or for complex dtypes."""

    name: str
    formula: str
    loads: tuple[str, ...]
    statements: tuple[str, ...]
    values: str
    reads_inputs: bool
    reads_attributes: bool


@dataclass(frozen=True, slots=True)
class PartView:
    """One row of an operator's table."""

    number: int
    real: str
    complex: str
    results: tuple[str, ...]
    inputs: tuple[str, ...]
    upstreams: int  # how many of the inputs, the first, a guard looks at; 0: it needs none
    formatted: bool  # half types are not widened to float32


@dataclass(frozen=True, slots=True)
class OperatorView:
    """One element-wise operator."""

    identifier: str
    cls: str
    attributes: str
    functions: tuple[FunctionView, ...]
    parts: tuple[PartView, ...]


@dataclass(frozen=True, slots=True)
class KernelView:
    """One operator that is not element-wise: the call of its hand-written kernel."""

    identifier: str
    cls: str
    kernel: str
    attributes: str
    arguments: str
    finds_shapes: bool
    several: bool


@dataclass(frozen=True, slots=True)
class _Translation:
    lowered: Lowered
    used: frozenset[str]  # names of the record that the statements read


class _Builder:
    def __init__(self, op: Operator, operators: Mapping[str, Operator]) -> None:
        self.op, self.operators = op, operators
        self.operands = operands(op)
        self.functions: list[FunctionView] = []
        self.parts: list[PartView] = []

    def add(self, suffix: str, targets: Sequence[tuple[str, Formula]], *, backward: bool) -> None:
        trees = [(n, variants.settled(f.tree, self.op, self.operators)) for n, f in targets]
        trees = [(n, numbered_choices(self.op, t)) for n, t in trees]
        tests = variants.tests(*(t for _, t in trees))
        several = list(variants.outcomes(tests))
        for v, facts in enumerate(several):
            name = f"{self.op.name.lstrip('_')}{suffix}" + (f"_{v}" if len(several) > 1 else "")
            resolved = [(n, variants.resolve(t, facts)) for n, t in trees]
            self.part(name, resolved, backward=backward)

    def part(self, name: str, targets: list[tuple[str, Expr]], *, backward: bool) -> None:
        """One part; a forward with a target of its own calls that."""
        op = self.op
        words = compute_dtypes(op)
        if backward:
            words = tuple(d for d in words if d.startswith(("Float", "BFloat", "Complex")))
        kinds = [is_complex for is_complex in (False, True) if any((d in COMPLEX) == is_complex for d in words)]
        translated = {c: self.translate(targets, is_complex=c, backward=backward) for c in kinds}
        ups = set(upstream(op).values()) if backward else set()
        used = {n for t in translated.values() for n in t.used} | ups
        read = [n for n, _ in sorted(self.operands.items(), key=lambda kv: kv[1][2]) if n in used]
        names = {}
        for is_complex, translation in translated.items():
            same = is_complex and translated.get(False) == translation
            names[is_complex] = name + ("_complex" if is_complex and not same and len(kinds) > 1 else "")
            if not same:
                self.functions.append(self.function(names[is_complex], targets, translation, read))
        skipped = 0 if backward else len(op.signature.results)  # a forward is given the inputs alone
        self.parts.append(
            PartView(
                number=len(self.parts),
                real=names.get(False, "nullptr"),
                complex=names.get(True, "nullptr"),
                results=tuple(
                    self.result_rule(n, backward=backward) for n, _ in next(iter(translated.values())).lowered.results
                ),
                inputs=tuple(f"{self.operands[n][1]}, {self.operands[n][2] - skipped}" for n in read),
                upstreams=0 if all(guards.vanishes(t, ups) for _, t in targets) else len(ups),
                formatted=is_formatted(op, [t for _, t in targets], self.operators),
            )
        )

    def translate(self, targets: list[tuple[str, Expr]], *, is_complex: bool, backward: bool) -> _Translation:
        op = self.op
        scope = scope_of(op, self.operators, spelling(op), is_complex)
        if backward and is_complex and op.holomorphic:
            ups = tuple(upstream(op).values())
            targets = [(n, conjugate_gradient(t, ups, scope)) for n, t in targets]
        lowered = self.target(scope) if not backward and op.dispatch.gpu != "formula" else mlx_cpp.lower(targets, scope)
        text = " ".join((*lowered.statements, *lowered.values))
        words = set(re.findall(r"(?<![\w.:])[A-Za-z_]\w*", text))
        return _Translation(lowered, frozenset(n for n in self.operands if scope.tensors[n] in words))

    def target(self, scope: Scope) -> Lowered:
        """The call of the operator's own target; one for each result where there are several."""
        op = self.op
        if len(op.signature.results) == 1:
            call = Call(op.name, tuple(Name(p.name) for p in op.signature.params))
            return mlx_cpp.lower([(op.signature.results[0], call)], scope)
        arguments = ", ".join(scope.tensors.get(p.name) or scope.attributes[p.name] for p in op.signature.params)
        called = mlx_cpp.spelled(op.dispatch.gpu)
        return Lowered((), tuple((r, f"{called}_{r}({arguments})") for r in op.signature.results))

    def function(
        self, name: str, targets: list[tuple[str, Expr]], translation: _Translation, read: list[str]
    ) -> FunctionView:
        spelled = scope_of(self.op, self.operators, spelling(self.op)).tensors
        lowered = translation.lowered
        formula = (
            "; ".join(f"{n}: {t}" for n, t in targets) if len(targets) > 1 else str(targets[0][1]) if targets else ""
        )
        loads = tuple(
            f"const mx::array& {spelled[n]} = inputs[{i}];" for i, n in enumerate(read) if n in translation.used
        )
        return FunctionView(
            name=name,
            formula=cpp_comment(formula or f"the primitive {self.op.name}"),
            loads=loads,
            statements=lowered.statements,
            values=", ".join(lowered.values),
            reads_inputs=bool(loads),
            reads_attributes="attributes." in " ".join((*lowered.statements, *lowered.values)),
        )

    def result_rule(self, name: str, *, backward: bool) -> str:
        if backward:
            return "DtypeFrom::Compute, Dtype::Float32, 0"
        return f"{self.operands[name][1]}, 0"


@of_record
def operator_view(op: Operator, operators: Mapping[str, Operator]) -> OperatorView:
    builder = _Builder(op, operators)
    if op.forward:
        builder.add("_forward", op.forward, backward=False)
    else:
        builder.part(f"{op.name.lstrip('_')}_forward", [], backward=False)
    grads = gradients(op)
    if len(grads) > 1:
        builder.add("_gradients", grads, backward=True)
    for name, formula in grads:
        builder.add(f"_gradient_{name}", [(name, formula)], backward=True)
    return OperatorView(
        identifier=op.name.lstrip("_"),
        cls=f"{camel(op.name)}Backward",
        attributes=f"{camel(op.name)}Attributes",
        functions=tuple(builder.functions),
        parts=tuple(builder.parts),
    )


def kernel_view(op: Operator) -> KernelView:
    many = any(p.kind == "Tensors" for p in op.signature.tensors)
    tensors = ["inputs"] if many else [f"inputs[{i}]" for i in range(len(op.signature.tensors))]
    attributes = [f"attributes.{p.name}" for p in op.signature.attributes]
    return KernelView(
        identifier=op.name.lstrip("_"),
        cls=f"{camel(op.name)}Backward",
        kernel=op.name.lstrip("_"),
        attributes=f"{camel(op.name)}Attributes" if attributes else "",
        arguments=", ".join([*tensors, *attributes, *(["dt"] if op.shape == "data" else ["shape", "dt"])]),
        finds_shapes=op.shape == "data",
        several=len(op.signature.results) > 1,
    )


def files(
    env: jinja2.Environment, family: FamilyView, members: Sequence[Operator], operators: Mapping[str, Operator]
) -> dict[str, str]:
    """`mlx.cpp` of a family."""
    elementwise = [operator_view(op, operators) for op in members if op.is_elementwise]
    kernels = [kernel_view(op) for op in members if op.is_structural]
    text = env.get_template("mlx.cpp.j2").render(family=family, operators=elementwise, kernels=kernels)
    return {f"csrc/{family.path}/mlx.cpp": text}


def registry(env: jinja2.Environment, families: Sequence[str]) -> dict[str, str]:
    """`mlx_registry.cpp`, which enters every family; families by identifier."""
    return {"csrc/mlx_registry.cpp": env.get_template("mlx_registry.cpp.j2").render(families=families)}
