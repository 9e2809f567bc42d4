"""Formulas of all records: `check_operators(operators, diagnostics)` gives the records with their formulas resolved.

`let` names are expanded, and cycles of records found. Where a record leaves them out, `dtypes` are inferred and
gradients derived from `forward`. Mistakes go to `diagnostics`; a record with a mistake keeps what could be made of it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from codegen.diagnostics import Diagnostics, Span, did_you_mean
from codegen.dtype_words import is_pinned
from codegen.formula import differentiate, dtypes, names
from codegen.formula.facts import derived_formula, differentiable, tangent_names, upstream, whole
from codegen.formula.linearity import degree, is_zero
from codegen.formula.resolver import Resolver
from codegen.formula.tree import (
    Call,
    Expr,
    IfElse,
    IsNone,
    Name,
    callee,
    length,
    substitute,
    walk,
)
from codegen.model import Formula, Grad, GradKind, Operator, written

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


_LONGEST = 20_000  # characters of a derived gradient


def _kahn(edges: Mapping[str, Sequence[str]]) -> tuple[list[str], list[str]]:
    """Names ordered after what they use, and one cycle (empty when there is none)."""
    order: list[str] = []
    state: dict[str, int] = {}
    for root in edges:
        stack: list[tuple[str, int]] = [(root, 0)]
        while stack:
            name, index = stack.pop()
            if index == 0:
                if state.get(name):
                    continue
                state[name] = 1
            targets = [t for t in edges[name] if t in edges]
            if index == len(targets):
                state[name] = 2
                order.append(name)
                continue
            stack.append((name, index + 1))
            target = targets[index]
            if state.get(target) == 1:
                path = [n for n, _ in stack]
                return order, path[path.index(target) :]
            stack.append((target, 0))
    return order, []


class _Checker:
    def __init__(self, operators: Sequence[Operator], diagnostics: Diagnostics) -> None:
        self.diagnostics = diagnostics
        self.operators: dict[str, Operator] = {op.name: op for op in operators}
        self.aliases = {alias: op.name for op in operators for alias in op.aliases}
        self.bad: set[str] = set()

    @property
    def table(self) -> dict[str, Operator]:
        return self.operators | {alias: self.operators[name] for alias, name in self.aliases.items()}

    def error(self, op: Operator, code: str, message: str, span: Span, label: str = "", *notes: str) -> None:
        self.bad.add(op.name)
        self.diagnostics.error(code, message, span, label, tuple(n for n in notes if n))

    def run(self) -> list[Operator]:
        names_in_order = list(self.operators)
        table = self.table
        for op in list(self.operators.values()):
            forward = self.resolve_all(op, table, "definition", op.forward, ())
            self.operators[op.name] = replace(op, forward=forward)
            self.present(op, table, "definition", forward)
        for name in self.definition_order():
            self.operators[name] = self.infer(self.operators[name])
        table = self.table
        for op in list(self.operators.values()):
            self.operators[op.name] = self.reading(self.gradients(op, table), table)
        for name in self.definition_order():
            self.operators[name] = self.derive(self.operators[name])
        for op in self.operators.values():
            self.used(op)
        return [self.operators[name] for name in names_in_order]

    def names_of(self, op: Operator) -> None:
        """Report unknown names and wrong calls in a record of which no more than the formulas may be known."""
        results = op.signature.results
        scope = (*results, "g", *(f"g_{result}" for result in results), *(name for name, _ in op.grad.lets))
        tangents = ("t", *(f"t_{param.name}" for param in op.signature.tensors))
        table = self.table
        self.resolve_all(op, table, "definition", op.forward, ())
        self.resolve_all(op, table, "gradient", (*op.grad.lets, *op.grad.formulas), scope)
        self.resolve_all(op, table, "tangent", op.tangent, (*results, *tangents))
        self.resolve_all(op, table, "reading", [("", op.reads)] if op.reads is not None else (), ())
        for point in op.at:
            self.resolve_all(op, table, "condition", [("", point.when)], ())
            self.resolve_all(op, table, "gradient", point.grad, scope)

    def resolve_all(
        self,
        op: Operator,
        table: Mapping[str, Operator],
        what: str,
        formulas: Iterable[tuple[str, Formula]],
        scope: tuple[str, ...],
        used: set[str] | None = None,
    ) -> tuple[tuple[str, Formula], ...]:
        resolved: list[tuple[str, Formula]] = []
        for name, formula in formulas:
            resolver = Resolver(op, table, self.diagnostics, f"the {what} of `{op.name}`", scope)
            tree = resolver.resolve(formula)
            if used is not None:
                used |= resolver.used
            if tree is None:
                self.bad.add(op.name)
            else:
                resolved.append((name, replace(formula, tree=tree)))
        return tuple(resolved)

    def definition_order(self) -> list[str]:
        """Operators after those their definitions call; those in a cycle are reported once and left out."""
        edges = {
            name: sorted({c for _, f in op.forward for n in walk(f.tree) if (c := callee(n)) is not None})
            for name, op in self.operators.items()
            if name not in self.bad
        }
        while True:
            order, cycle = _kahn(edges)
            if not cycle:
                return order
            op = self.operators[cycle[0]]
            path = " -> ".join([*cycle, cycle[0]])
            self.error(op, "E114", f"the definition of `{op.name}` needs itself", op.span, "", path)
            for name in cycle:
                self.bad.add(name)
                edges.pop(name)

    def infer(self, op: Operator) -> Operator:
        if op.is_primitive:
            return self.computed(op)
        try:
            return self.computed(replace(op, dtypes=dtypes.infer(op, self.table.get)))
        except dtypes.TooWide as conflict:
            said, taken = conflict.words
            message = f"`dtypes` lets `{conflict.name}` be `{said}`, and the definition of `{op.name}` takes `{taken}`"
            place = conflict.node.span or op.span
            self.error(op, "E123", message, place, f"`{conflict.name}: {taken}` or narrower, or no entry for it")
            return op
        except dtypes.OtherResult as conflict:
            said, given = conflict.words
            given = {"T": "the dtype of its inputs", "real": "the real dtype of its inputs"}.get(given, f"`{given}`")
            name, place = written(op.signature, conflict.name), whole(dict(op.forward)[conflict.name])
            message = f"`dtypes` says that `{name}` is `{said}`, and the definition of `{op.name}` gives {given}"
            hint = "a result of another dtype is that of a primitive, or of a comparison"
            self.error(op, "E123", message, place, f"leave `{name}` out of `dtypes`", hint)
            return op
        except dtypes.Conflict as conflict:
            place = conflict.node.span or op.span
            message = f"no dtype suits `{conflict.name}` in the definition of `{op.name}`"
            self.error(
                op, "E123", message, place, f"`{conflict.words[0]}` and `{conflict.words[1]}` exclude each other"
            )
            return op

    def computed(self, op: Operator) -> Operator:
        """Report an element-wise record whose loop would have no dtype to compute in."""
        words = dtypes.input_words(op)
        if op.is_elementwise and all(map(is_pinned, words.values())):
            name, word = next(iter(words.items()))
            message = f"`{op.name}` has no dtype to compute in: each of its inputs has its own, whatever the others are"
            hint = f"`{name} != 0` is a condition that takes every dtype" if word == "bool" else ""
            label = f"`{name}` is {word}: give an input a word, such as `{'any' if word == 'bool' else 'numeric'}`"
            self.error(op, "E123", message, op.span, label, hint)
        return op

    def gradients(self, op: Operator, table: Mapping[str, Operator]) -> Operator:
        """The record with gradients, tangents and special points resolved and `let` names expanded."""
        results, gs = op.signature.results, tuple(upstream(op).values())
        used: set[str] = set()
        lets = self.lets(op, table, (*results, *gs), used)
        let_names = tuple(name for name, _ in op.grad.lets)
        scope = (*results, *gs, *let_names)
        formulas = self.resolve_all(op, table, "gradient", self.keyed(op, op.grad.formulas), scope, used)
        for name, formula in op.grad.lets:
            if name not in used:
                self.error(op, "E115", f"`{name}` is never used", whole(formula))
        values = self.expand(lets)
        formulas = tuple((n, replace(f, tree=substitute(f.tree, values))) for n, f in formulas)
        tangents = tuple(tangent_names(op).values())
        tangent = self.resolve_all(op, table, "tangent", op.tangent, (*results, *tangents))
        self.present(op, table, "gradient", formulas)
        self.present(op, table, "tangent", tangent)
        for _, formula in (*formulas, *tangent):
            self.differentiable_again(op, formula, table)
        points = []
        for point in op.at:
            when = self.resolve_all(op, table, "condition", [("", point.when)], ())
            values_at = self.resolve_all(op, table, "gradient", self.keyed(op, point.grad), (*results, *gs))
            self.complete(op, values_at, every=False)
            for name, formula in values_at:
                self.linear(op, table, name, formula, gs)
            points.append(replace(point, when=when[0][1] if when else point.when, grad=values_at))
        kind = op.grad.kind
        if kind in (GradKind.DERIVED, GradKind.ZERO) and not upstream(op):
            kind = GradKind.NONE
        if kind is GradKind.FORMULAS:
            if op.name not in self.bad:
                self.complete(op, formulas, every=True)
            for name, formula in formulas if len(lets) == len(op.grad.lets) else ():
                self.linear(op, table, name, formula, gs)
        return replace(
            op, grad=replace(op.grad, kind=kind, formulas=formulas, lets=lets), tangent=tangent, at=tuple(points)
        )

    def reading(self, op: Operator, table: Mapping[str, Operator]) -> Operator:
        """The record with what it reads as resolved, which readers know."""
        if op.reads is None:
            return op
        resolved = self.resolve_all(op, table, "reading", [("", op.reads)], ())
        if not resolved:
            return op
        (_, formula), itself = resolved[0], Call(op.name, tuple(Name(p.name) for p in op.signature.params))
        pending = [formula.tree]
        while pending:
            node = pending.pop()
            if isinstance(node, IfElse):
                pending += (node.then, node.other)
            elif node != itself or node is formula.tree:
                for part in walk(node):
                    if isinstance(part, Call) and part.op.startswith("_"):
                        message = f"the reading of `{op.name}` calls the internal `{part.op}`"
                        self.error(op, "E229", message, part.span or whole(formula), "readers do not know it")
        return replace(op, reads=formula)

    def present(
        self, op: Operator, table: Mapping[str, Operator], what: str, formulas: Iterable[tuple[str, Formula]]
    ) -> None:
        """Report what may be `None` and is used as a value where no test says that it is there."""
        optional = {p.name for p in op.signature.params if p.is_optional}
        if not optional or not op.is_elementwise:
            return

        def visit(node: Expr, there: frozenset[str]) -> None:
            match node:
                case Name(name) if name in optional - there:
                    message = f"`{name}` may be `None`, and the {what} of `{op.name}` uses it as a value"
                    label = f"write `A if {name} is None else B`"
                    self.error(op, "E128", message, node.span or op.span, label)
                case IfElse(IsNone(name, negated), then, other):
                    visit(then, there | {name} if negated else there)
                    visit(other, there if negated else there | {name})
                case _:
                    record = table.get(callee(node) or "")
                    children = node.children()
                    passed = record.signature.params if record is not None else ()
                    for index, child in enumerate(children):
                        if not (isinstance(child, Name) and index < len(passed) and passed[index].is_optional):
                            visit(child, there)

        for name, formula in formulas:  # the gradient with respect to what is not there is nobody's wish
            visit(formula.tree, frozenset([name]) if what == "gradient" else frozenset())

    def differentiable_again(self, op: Operator, formula: Formula, table: Mapping[str, Operator]) -> None:
        """Report calls of operators without a derivative, which the derivative of the formula would need."""
        tensors = {p.name for p in op.signature.tensors}.union(
            op.signature.results, upstream(op).values(), tangent_names(op).values()
        )
        seen: set[int] = set()
        pending = [formula.tree]
        while pending:
            node = pending.pop()
            if id(node) in seen or (isinstance(node, Call) and node.op == "stop_gradient"):
                continue
            seen.add(id(node))
            children = node.children()
            pending += children
            record = table.get(callee(node) or "")
            if record is None or record.grad.kind is not GradKind.NONE or not upstream(record):
                continue
            varying = [
                param.name for param, child in zip(record.signature.params, children, strict=False)
                if param.name in differentiable(record) and tensors.intersection(names.free(child))
            ]  # fmt: skip
            if varying:
                message = f"`{record.name}`, which the gradient of `{op.name}` calls, has no derivative"
                hint = "gradients are themselves differentiated, for higher orders and forward mode"
                self.error(
                    op, "E126", message, node.span or whole(formula), f"it is `grad: none` in `{varying[0]}`", hint
                )

    def used(self, op: Operator) -> None:
        """Report parameters of a definition that nothing reads."""
        if op.is_primitive or not op.is_elementwise or op.name in self.bad:
            return
        formulas = (*op.forward, *op.grad.formulas, *op.tangent)
        need = names.needs([*(formula.tree for _, formula in formulas), *(point.when.tree for point in op.at)])
        read = {*need.values, *need.shapes, *need.presence, *need.dtypes, *dict(op.dtypes).values()}
        read |= set(re.findall(r"\w+", op.dispatch.gpu.partition("(")[2]))
        for param in op.signature.params:
            if param.name not in read:
                message = f"no formula of `{op.name}` uses `{param.name}`"
                self.error(op, "E127", message, param.span or op.span, "leave it out, or use it in `forward`")

    def keyed(self, op: Operator, formulas: tuple[tuple[str, Formula], ...]) -> tuple[tuple[str, Formula], ...]:
        """A gradient without a name is that of the one differentiable input."""
        inputs = differentiable(op)
        if len(formulas) == 1 and len(inputs) == 1 and formulas[0][0] in ("", "out"):
            return ((inputs[0], formulas[0][1]),)
        return formulas

    def complete(self, op: Operator, formulas: tuple[tuple[str, Formula], ...], every: bool) -> None:
        inputs, given = differentiable(op), [name for name, _ in formulas]
        for name, formula in formulas:
            if name not in inputs:
                place = whole(formula)
                hint = did_you_mean(name, inputs)
                message = f"`{name}` is not a differentiable input of `{op.name}`"
                self.error(op, "E119", message, place, hint, f"differentiable: {', '.join(inputs) or 'none'}")
        missing = [name for name in inputs if name not in given]
        if every and missing and len(given) == len(formulas):
            place = formulas[0][1].text.at(0) if formulas else op.span
            message = f"the gradient of `{op.name}` with respect to `{missing[0]}` is missing"
            self.error(op, "E118", message, place, "", "write `0` where it is zero")

    def lets(
        self, op: Operator, table: Mapping[str, Operator], scope: tuple[str, ...], used: set[str]
    ) -> tuple[tuple[str, Formula], ...]:
        if not op.grad.lets:
            return ()
        taken = {*scope, *(p.name for p in op.signature.params)}
        for name, formula in op.grad.lets:
            if name in taken:
                self.error(op, "E117", f"`{name}` already means something else in `{op.name}`", formula.text.at(0))
        let_names = tuple(name for name, _ in op.grad.lets)
        resolved = self.resolve_all(op, table, "gradient", op.grad.lets, (*scope, *let_names), used)
        edges = {name: [n for n in names.free(f.tree) if n in let_names] for name, f in resolved}
        order, cycle = _kahn(edges)
        if cycle:
            place = dict(resolved)[cycle[0]].text.at(0)
            path = " -> ".join([*cycle, cycle[0]])
            self.error(op, "E116", f"`{cycle[0]}` needs itself", place, "", path)
            return ()
        return tuple((name, dict(resolved)[name]) for name in order)

    @staticmethod
    def expand(lets: tuple[tuple[str, Formula], ...]) -> dict[str, Expr]:
        values: dict[str, Expr] = {}
        for name, formula in lets:
            values[name] = substitute(formula.tree, values)
        return values

    def linear(
        self, op: Operator, table: Mapping[str, Operator], name: str, formula: Formula, gs: tuple[str, ...]
    ) -> None:
        found = degree(formula.tree, gs, table if op.is_elementwise else {})
        if found in (1, None):
            return
        place = whole(formula)
        where = f"the gradient of `{op.name}` with respect to `{name}`"
        if found == 0:
            if not is_zero(formula.tree):
                given = " or ".join(f"`{g}`" for g in gs)
                hint = f"it is the derivative times {given}" if given else ""
                self.error(op, "E120", f"{where} does not use {given or 'an upstream gradient'}", place, "", hint)
        else:
            hint = "each term holds it once, as a factor"
            self.error(op, "E120", f"{where} is not linear in the upstream gradient", place, hint)

    def derive(self, op: Operator) -> Operator:
        """The record with its gradient derived, where it states none."""
        if op.grad.kind is not GradKind.DERIVED:
            return op
        if op.is_composite:
            return op
        if op.is_primitive:
            if op.name not in self.diagnostics.broken:
                message = f"`{op.name}` has neither `grad` nor a definition to derive it from"
                self.error(op, "E121", message, op.span, "", "write a formula, `zero` or `none`")
            return op
        try:
            trees = differentiate.gradients(op, self.operators)
        except differentiate.Underivable as reason:
            place = reason.node.span or op.span
            message = f"the gradient of `{op.name}` cannot be derived: {reason.message}"
            self.error(op, "E121", message, place, "", "write `grad`")
            return op
        for name, tree in trees.items():
            if length(tree) > _LONGEST:
                message = f"the gradient of `{op.name}` with respect to `{name}` is too long to be derived"
                label = f"more than {_LONGEST:,} characters"
                self.error(op, "E121", message, op.span, label, "write `grad`, or give parts of it records")
                return op
        formulas = tuple((n, derived_formula(op, tree)) for n, tree in trees.items())
        return replace(op, grad=Grad(GradKind.DERIVED, formulas))


def check_operators(
    operators: Sequence[Operator], diagnostics: Diagnostics, faulty: Sequence[Operator] = ()
) -> list[Operator]:
    """The records, in order, with formulas resolved, dtypes inferred and gradients derived. Of `faulty` ones, which
    have been reported, names and calls are checked."""
    checker = _Checker(operators, diagnostics)
    checked = checker.run()
    for op in faulty:
        checker.names_of(op)
    diagnostics.broken |= checker.bad
    return checked
