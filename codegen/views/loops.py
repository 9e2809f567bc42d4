"""The loops of element-wise operators: which there are (the parts), and the functors that they run."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from codegen.dtype_words import is_pinned
from codegen.formula import dtypes, guards, scalar_cpp, variants
from codegen.formula.facts import derived_formula, differentiable, tangent_names, upstream
from codegen.formula.lowering import Lowered, Scope, is_tensor, of_record, scope_of
from codegen.formula.simplify import conjugate
from codegen.formula.tree import (
    BINARY,
    COMPARISON,
    ZERO,
    Call,
    Compare,
    Expr,
    Name,
    Number,
    String,
    callee,
    substitute,
    transform,
    walk,
)
from codegen.model import Formula, GradKind, Operator
from codegen.records.names import camel, in_cpp
from codegen.targets import NEAR, TOGETHER
from codegen.views.common import COMPLEX, HALVES, SCALAR_TYPES, cpp_comment, dtype_enum, loop_dtypes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# Scalar functions that compile to a few instructions: their loops are limited by memory, and need no padded tail.
_PLAIN = frozenset(
    "add subtract multiply negative positive where maximum minimum fmax fmin less less_equal greater greater_equal "
    "equal not_equal abs sign bitwise_and bitwise_or bitwise_xor bitwise_invert logical_and logical_or logical_xor "
    "logical_not square isnan isinf isfinite signbit copysign conj real imag floor ceil trunc round _zero_guard "
    "divide reciprocal sqrt bitwise_left_shift bitwise_right_shift".split()
)
# Of complex numbers these have scalar and vector forms that differ in the last place.
_PLAIN_COMPLEX = _PLAIN - {"abs", "sign", "divide", "reciprocal", "sqrt"}
# Primitives that change the signs of numbers alone, which those of half dtypes have where they lie.
_SIGNS = frozenset({"abs", "copysign", "negative"})
# Primitives that are operators of C++.
_SPELLED = {op: symbol for symbol, op in BINARY.items() if symbol in "+-*"} | {
    op: symbol for symbol, op in COMPARISON.items()
}

_CALLED = "called"  # the value of the call that has a cheaper form


@dataclass(frozen=True, slots=True)
class OperandView:
    """A loop's operand: its C++ type in terms of T, and where the driver finds it."""

    name: str
    type: str  # T, R, or a scalar type
    rule: str  # DtypeFrom and dtype, as C++
    source: int


@dataclass(frozen=True, slots=True)
class FunctorView:
    """One functor: the formula, translated."""

    name: str
    formula: str
    line: int  # of the formula in the record, from 1; 0 for a derived one
    record: str
    inputs: tuple[OperandView, ...]
    results: tuple[OperandView, ...]
    statements: tuple[str, ...]
    values: tuple[str, ...]
    plain: bool
    attributes: str  # the struct's name, empty when the formula reads none
    formatted: bool  # whether the formula asks for the format in memory
    together: str = ""  # the scalar function of several numbers at once
    usual: tuple[str, ...] = ()  # the functors of a test that usually holds, and of the value where it does
    usual_values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EntryView:
    """One instantiation: a row of the table."""

    operator: int
    part: int
    dtype: str
    loop: str


@dataclass(frozen=True, slots=True)
class PartView:
    """One part: the operands of its loops."""

    number: int
    inputs: tuple[OperandView, ...]
    results: tuple[OperandView, ...]
    heavy: bool
    zero: bool  # the results are zeros where the dtype is real: there are loops for complex ones alone


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """The parts of one target: the first, and the tests that choose a variant from it on."""

    target: str
    first: int
    tests: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class LoopsView:
    """All loops of one operator."""

    op: Operator
    functors: tuple[FunctorView, ...]
    parts: tuple[PartView, ...]
    entries: tuple[EntryView, ...]
    forward: ChoiceView
    backward: tuple[ChoiceView, ...]  # all, then each differentiable input


def gradients(op: Operator) -> tuple[tuple[str, Formula], ...]:
    """The gradient formula of each input that has one; an internal operator's zeros are left out, so that no sweep
    carries them on."""
    if op.grad.kind is GradKind.ZERO:
        return tuple((n, derived_formula(op, ZERO)) for n in differentiable(op))
    if op.grad.kind not in (GradKind.FORMULAS, GradKind.DERIVED):
        return ()
    return tuple((n, f) for n, f in op.grad.formulas if not (op.is_internal and f.tree == ZERO))


def spelling(op: Operator) -> dict[str, str]:
    """How C++ spells a record's names: the result is `y` unless an input is."""
    names = [*(p.name for p in op.signature.tensors), *op.signature.results]
    names += [*upstream(op).values(), *tangent_names(op).values()]
    result = {} if any(p.name == "y" for p in op.signature.params) else {"out": "y"}
    return {n: in_cpp(n) for n in names} | result


def is_heavy(trees: Sequence[Expr], operators: Mapping[str, Operator], plain: frozenset[str] = _PLAIN) -> bool:
    """Whether a formula calls more than arithmetic."""
    for tree in trees:
        for node in walk(tree):
            name = callee(node)
            op = operators.get(name or "")
            if op is None:
                continue
            if op.name in plain:
                continue
            if op.is_primitive or is_heavy([f.tree for _, f in op.forward], operators, plain):
                return True
    return False


def is_formatted(op: Operator, trees: Sequence[Expr], operators: Mapping[str, Operator]) -> bool:
    """Whether a primitive, or what a formula calls, depends on the format of the numbers in memory."""
    if not trees and op.is_primitive:
        return op.name in scalar_cpp.FORMATTED
    called = [operators[name] for tree in trees for node in walk(tree) if (name := callee(node) or "") in operators]
    return any(is_formatted(other, [f.tree for _, f in other.forward], operators) for other in called)


def operands(op: Operator) -> dict[str, tuple[str, str, int]]:
    """For each name of a backward formula: its type, its rule, and its place among {g..., inputs..., outputs...}."""
    words, results = dtypes.input_words(op), dtypes.result_words(op)
    found: dict[str, tuple[str, str, int]] = {}
    count = len(op.signature.results)
    ups = upstream(op)
    for k, result in enumerate(op.signature.results):
        kind = _operand_type(results[result])
        if result in ups:
            found[ups[result]] = (*kind, k)
        found[result] = (*kind, count + len(op.signature.tensors) + k)
    for i, p in enumerate(op.signature.tensors):
        word = words[p.name]
        found[p.name] = (*(_operand_type(word) if is_pinned(word) else _operand_type("T")), count + i)
    return found


def _operand_type(word: str) -> tuple[str, str]:
    if word == "T":
        return "T", "DtypeFrom::Compute, Dtype::Float32"
    if word == "real":
        return "R", "DtypeFrom::RealOfCompute, Dtype::Float32"
    enum = dtype_enum(word)
    return SCALAR_TYPES[enum], f"DtypeFrom::Fixed, Dtype::{enum}"


class _Builder:
    def __init__(self, op: Operator, index: int, operators: Mapping[str, Operator]) -> None:
        self.op, self.index, self.operators = op, index, operators
        self.functors: list[FunctorView] = []
        self.parts: list[PartView] = []
        self.entries: list[EntryView] = []
        self.operands = operands(op)

    def add(self, target: str, suffix: str, targets: Sequence[tuple[str, Formula]], *, backward: bool) -> ChoiceView:
        first = len(self.parts)
        trees = [(n, variants.settled(f.tree, self.op, self.operators)) for n, f in targets]
        trees = [(n, numbered_choices(self.op, t)) for n, t in trees]
        tests = variants.tests(*(t for _, t in trees))
        several = list(variants.outcomes(tests))
        lines = [f.text.span.line for _, f in targets]
        for v, facts in enumerate(several):
            name = f"{camel(self.op.name)}{suffix}" + (str(v) if len(several) > 1 else "")
            self._part(name, [(n, variants.resolve(t, facts)) for n, t in trees], min(lines), backward=backward)
        return ChoiceView(target, first, tests)

    def add_primitive(self) -> ChoiceView:
        """A primitive's forward: its scalar function, or the operator of C++ that it is."""
        self._part(f"{camel(self.op.name)}Forward", [], self.op.line, backward=False)
        return ChoiceView("forward", 0, ())

    def _part(self, name: str, targets: list[tuple[str, Expr]], line: int, *, backward: bool) -> None:
        op = self.op
        dts = [d for d in loop_dtypes(op) if not backward or d in ("Float32", "Float64", *COMPLEX)]
        real = [d for d in dts if d not in COMPLEX]
        complex_ = [d for d in dts if d in COMPLEX]
        number = len(self.parts)
        shapes = []
        differs = variants.depends_on_complex(*(t for _, t in targets))
        of_real = [variants.resolve(t, {}, is_complex=False) for _, t in targets]
        zero = backward and bool(complex_) and all(t == ZERO for t in of_real)
        for group, is_complex in ((real, False), (complex_, True)):
            if not group or (zero and not is_complex):
                continue
            label = name + ("Complex" if is_complex and (real or differs) else "")
            functor = self._functor(label, targets, line, is_complex=is_complex, backward=backward)
            found = [functor, *_branches(functor)]
            self.functors += found
            shapes += found
            for d in group:
                self.entries.append(EntryView(self.index, number, d, _loop(functor, SCALAR_TYPES[d])))
            if not is_complex and (functor.formatted or (functor.plain and not backward and "Float32" in group)):
                signs = not targets and op.name in _SIGNS
                for d in HALVES:
                    loop = _loop(functor, "scalar::SignedHalf") if signs else _loop(functor, "float", f"scalar::{d}")
                    self.entries.append(EntryView(self.index, number, d, loop))
        # Real and complex variants read the same operands: the union is what the driver prepares for both.
        inputs = {o.source: o for f in shapes for o in f.inputs}
        if any(tuple(o.source for o in f.inputs) != tuple(sorted(inputs)) for f in shapes):
            ordered = tuple(inputs[s] for s in sorted(inputs))
            self._widen(shapes, ordered, number)
            shapes = self.functors[-len(shapes) :]
        heavy = self._heavy(targets, _PLAIN)
        self.parts.append(PartView(number, shapes[0].inputs, shapes[0].results, heavy, zero))

    def _widen(self, functors: list[FunctorView], inputs: tuple[OperandView, ...], number: int) -> None:
        widened = {f.name: replace(f, inputs=inputs) for f in functors}
        self.functors = [widened.get(f.name, f) for f in self.functors]
        entries = []
        for entry in self.entries:
            if entry.part == number:
                functor = next(f for f in widened.values() if f"<{f.name}<" in entry.loop)
                half = entry.dtype in HALVES
                memory = f"scalar::{entry.dtype}" if half else ""
                scalar = "float" if half else SCALAR_TYPES[entry.dtype]
                entry = replace(entry, loop=_loop(functor, scalar, memory))
            entries.append(entry)
        self.entries = entries

    def _functor(
        self, name: str, targets: list[tuple[str, Expr]], line: int, *, is_complex: bool, backward: bool
    ) -> FunctorView:
        op = self.op
        scope = scope_of(op, self.operators, spelling(op), is_complex)
        # A loop that chooses its functor by a test has one result.
        near = None if is_complex or len(targets) > 1 else _with_near(targets, scope)
        if near:
            lowered = near.lowered
        elif targets:
            lowered = self._lower(targets, scope, conjugated=backward and is_complex and op.holomorphic)
        else:
            lowered = _primitive(op)
        used = _used(lowered, scope, self.operands)
        ups = tuple(upstream(op).values())
        if backward:
            used |= set(ups)
        # A forward loop is given the inputs alone, a backward loop {g..., inputs..., outputs...}.
        before = 0 if backward else len(op.signature.results)
        inputs = tuple(
            OperandView(scope.tensors[n], t, rule, source - before)
            for n, (t, rule, source) in sorted(self.operands.items(), key=lambda kv: kv[1][2])
            if n in used
        )
        results = tuple(self._result(n, backward=backward) for n, _ in lowered.results)
        read = ", ".join(scope.tensors[g] for g in ups)

        def guarded(trees: Sequence[tuple[str, Expr]], finite: tuple[str, ...] = ()) -> tuple[str, ...]:
            return tuple(
                v if not backward or guards.vanishes(t, ups, finite) else f"guard<{r.type}>({v}, {read})"
                for v, r, (_, t) in zip(lowered.values, results, trees, strict=True)
            )

        values = guarded(targets) if targets else tuple(lowered.values)
        formula = "; ".join(f"{n}: {t}" if backward or len(targets) > 1 else str(t) for n, t in targets)
        offset = line - op.line + 1
        written = bool(targets) and not (backward and op.grad.kind is GradKind.DERIVED)
        return FunctorView(
            name=name,
            formula=cpp_comment(formula or f"the primitive {op.name}"),
            line=offset if written else 0,
            record=op.name,
            inputs=inputs,
            results=results,
            statements=lowered.statements,
            values=values,
            plain=not self._heavy(targets, _PLAIN_COMPLEX if is_complex else _PLAIN),
            attributes=_attributes(f"{camel(op.name)}Attributes", lowered.statements, values),
            formatted=is_formatted(op, [t for _, t in targets], self.operators),
            together=f"{op.name}_together" if op.name in TOGETHER and not targets else "",
            usual=(f"{name}Test", f"{name}Usual") if near else (),
            usual_values=guarded(near.targets, (_CALLED,)) if near else (),
        )

    def _lower(self, targets: list[tuple[str, Expr]], scope: Scope, *, conjugated: bool) -> Lowered:
        trees = targets
        if conjugated:
            ups = tuple(upstream(self.op).values())
            trees = [(n, conjugate_gradient(t, ups, scope)) for n, t in targets]
        return scalar_cpp.lower(trees, scope)

    def _heavy(self, targets: list[tuple[str, Expr]], plain: frozenset[str]) -> bool:
        if self.op.is_primitive and not any(targets):
            return self.op.name not in plain
        return is_heavy([t for _, t in targets], self.operators, plain)

    def _result(self, name: str, *, backward: bool) -> OperandView:
        if backward:
            return OperandView(name, "T", "DtypeFrom::Compute, Dtype::Float32", 0)
        kind = _operand_type(dtypes.result_words(self.op)[name])
        return OperandView(name, *kind, 0)


def upstream_places(op: Operator) -> tuple[int, ...]:
    """Which results have an upstream gradient."""
    ups = upstream(op)
    return tuple(k for k, r in enumerate(op.signature.results) if r in ups)


def conjugate_gradient(tree: Expr, upstreams: tuple[str, ...], scope: Scope) -> Expr:
    """`conj(F(conj(g)))` for `F` linear in g: every other tensor conjugated, simplified. Attributes are real."""

    def visit(node: Expr) -> Expr:
        match node:
            case Call("conj", (x,)) if not is_tensor(x, scope):
                return x
            case Call("conj", (Name(name) as x,)) if scalar_cpp.is_real_dtype(scope.kinds[name]):
                return x
        return node

    inner = substitute(tree, {g: Call("conj", (Name(g),)) for g in upstreams})
    return transform(conjugate(inner), visit)


def numbered_choices(op: Operator, tree: Expr) -> Expr:
    """The formula with the choices of `str` attributes as their positions, which is what C++ compares."""
    choices = {p.name: p.choices for p in op.signature.attributes if p.kind == "str"}

    def visit(node: Expr) -> Expr:
        match node:
            case Compare(symbol, Name(name), String(value)) if name in choices:
                return Compare(symbol, Name(name), Number(choices[name].index(value)))
        return node

    return transform(tree, visit)


def _primitive(op: Operator) -> Lowered:
    """A primitive's own loop: its scalar function, or the operator of C++ that it is."""
    names = [in_cpp(p.name) if p.is_tensor else f"attributes.{p.name}" for p in op.signature.params]
    if op.name in _SPELLED:
        return Lowered((), (("out", f" {_SPELLED[op.name]} ".join(names)),))
    if op.name == "negative":
        return Lowered((), (("out", f"-{names[0]}"),))
    if len(op.signature.results) == 1:
        return Lowered((), (("out", f"{scalar_cpp.spelled(op.name)}({', '.join(names)})"),))
    results = tuple((r, f"{scalar_cpp.spelled(op.name)}_{r}({', '.join(names)})") for r in op.signature.results)
    return Lowered((), results)


@dataclass(frozen=True, slots=True)
class _Near:
    """A formula's `targets` with one call, which has a cheaper form, under a name of its own."""

    targets: tuple[tuple[str, Expr], ...]
    lowered: Lowered


def _with_near(targets: Sequence[tuple[str, Expr]], scope: Scope) -> _Near | None:
    """A formula with one call of an operator of `NEAR`."""
    trees = [(n, variants.resolve(t, {}, is_complex=False)) for n, t in targets]
    calls = {node for _, t in trees for node in walk(t) if callee(node) in NEAR}
    if len(calls) != 1:
        return None
    (call,) = calls
    argument = scalar_cpp.lower([("x", call.children()[0])], scope)
    if argument.statements:
        return None
    named = replace(scope, tensors={**scope.tensors, _CALLED: _CALLED}, kinds={**scope.kinds, _CALLED: "T"})
    rest = tuple((n, transform(t, lambda node: Name(_CALLED) if node == call else node)) for n, t in trees)
    lowered = scalar_cpp.lower(list(rest), named)
    statement = f"const T {_CALLED} = {scalar_cpp.spelled(callee(call) or '')}({argument.values[0]});"
    return _Near(rest, replace(lowered, statements=(statement, *lowered.statements)))


def _attributes(struct: str, statements: Sequence[str], values: Sequence[str]) -> str:
    """The struct of attributes where a functor reads one, else nothing."""
    return struct if "attributes." in " ".join((*statements, *values)) else ""


def _branches(functor: FunctorView) -> tuple[FunctorView, ...]:
    """The functors of `functor.usual`."""
    if not functor.usual:
        return ()
    first, *rest = functor.statements
    test, usual = functor.usual
    function, _, argument = first.removeprefix(f"const T {_CALLED} = ").removesuffix(";").partition("(")
    margin = f"{function}_margin({argument}"
    near = (f"const T {_CALLED} = {function}_near({argument};", *rest)
    return (
        replace(
            functor,
            name=test,
            results=(OperandView("test", "scalar::signed_t<T>", "DtypeFrom::Fixed, Dtype::Bool", 0),),
            statements=(),
            values=(margin,),
            attributes=_attributes(functor.attributes, (), (margin,)),
            plain=True,
            usual=(),
        ),
        replace(
            functor,
            name=usual,
            statements=near,
            values=functor.usual_values,
            attributes=_attributes(functor.attributes, near, functor.usual_values),
            plain=False,
            usual=(),
        ),
    )


def _used(lowered: Lowered, scope: Scope, known: Mapping[str, object]) -> set[str]:
    text = " ".join((*lowered.statements, *lowered.values))
    words = set(re.findall(r"(?<![\w.:])[A-Za-z_]\w*", text))
    return {n for n in known if scope.tensors[n] in words}


def _loop(functor: FunctorView, scalar: str, memory: str = "") -> str:
    """The instantiation for T = `scalar`; `memory` is the half dtype that the operands have in memory."""
    functor_type = f"{functor.name}<{scalar}{', ' + memory if memory and functor.formatted else ''}>"
    real = {"Complex<float>": "float", "Complex<double>": "double"}.get(scalar, scalar)
    spelled = {"T": memory or scalar, "R": memory or real}
    results = [spelled.get(o.type, o.type) for o in functor.results]
    inputs = [spelled.get(o.type, o.type) for o in functor.inputs]
    if functor.usual:
        branches = ", ".join(f"{name}<{scalar}>" for name in functor.usual)
        return f"loop_where<{functor_type}, {branches}, {', '.join(results + inputs)}>"
    if len(results) == 1:
        return f"loop<{functor_type}, {', '.join(results + inputs)}>"
    return f"loop_many<{functor_type}, Types<{', '.join(results)}>, Types<{', '.join(inputs)}>>"


@of_record
def loops_view(op: Operator, index: int, operators: Mapping[str, Operator]) -> LoopsView:
    """The loops of one operator, whose place in its family's table is `index`."""
    builder = _Builder(op, index, operators)
    choice = builder.add("forward", "Forward", op.forward, backward=False) if op.forward else builder.add_primitive()
    backward = []
    grads = gradients(op)
    if len(grads) > 1:
        backward.append(builder.add("all", "Gradients", grads, backward=True))
    backward += [builder.add(n, f"Gradient{camel(n)}", [(n, f)], backward=True) for n, f in grads]
    return LoopsView(op, tuple(builder.functors), tuple(builder.parts), tuple(builder.entries), choice, tuple(backward))
