"""Derivatives of definitions by the chain rule: `gradients(op, operators)`.

There is no table of derivatives here: the rule of each operator in a definition is its own record's gradient, stated or
derived, with the operands put in for its inputs. Reverse accumulation visits each distinct subexpression once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from codegen.dtype_words import accepts_complex, is_differentiable
from codegen.formula import dtypes
from codegen.formula.collect import collect
from codegen.formula.simplify import add, conjugate, if_else, real_part, simplify
from codegen.formula.tree import (
    HELPERS,
    ZERO,
    Binary,
    Call,
    Expr,
    IfElse,
    IsNone,
    Name,
    ShapeOf,
    callee,
    strip_spans,
    substitute,
    transform,
    walk,
)
from codegen.formula.variants import present, resolve, tests
from codegen.model import GradKind, Operator

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclass(slots=True)
class Underivable(Exception):
    """Why no gradient can be derived, and at which node."""

    message: str
    node: Expr


def gradients(op: Operator, operators: Mapping[str, Operator], *, collected: bool = True) -> dict[str, Expr]:
    """The gradient of each differentiable input, from the definitions of the results; as the rules give it where it is
    not to be `collected`."""
    words = dtypes.input_words(op)
    inputs = [p.name for p in op.signature.tensors if is_differentiable(words[p.name])]
    kinds = dtypes.result_words(op)
    several = len(op.signature.results) > 1
    attributes = {p.name for p in op.signature.attributes}
    real = [r for r, kind in kinds.items() if kind == "real"]
    reals = {*attributes, *(n for n, word in words.items() if dtypes.is_real_input(word)), *real}
    known = dtypes.Reals(reals | {f"g_{r}" if several else "g" for r in real}, operators)
    if op.holomorphic and not dtypes.is_real(op):
        _require_holomorphic(op, operators, known)
    totals: dict[str, Expr] = dict.fromkeys(inputs, ZERO)
    for result, formula in op.forward:
        if kinds[result] not in ("T", "real") and not is_differentiable(kinds[result]):
            continue
        seed = Name(f"g_{result}" if several else "g")
        sweep = _Sweep(op, operators, formula.tree, Name(result), frozenset(inputs), known)
        for name, part in sweep.run(seed).items():
            totals[name] = add(totals[name], part)
    outputs = {strip_spans(f.tree): Name(result) for result, f in op.forward}
    outputs |= {simplify(tree): name for tree, name in outputs.items()}
    trees = {name: _guarded(simplify(present(total, op))) for name, total in totals.items()}
    if collected:
        definitions = {result: formula.tree for result, formula in op.forward}
        trees = {name: collect(tree, definitions) for name, tree in trees.items()}
    return {name: _shorten(tree, outputs) for name, tree in trees.items()}


def _guarded(tree: Expr) -> Expr:
    """The formula with its tests of what may be absent outermost: the rule of what stands in one branch reads operands
    that only that branch has."""
    for test in tests(tree):
        if isinstance(test, IsNone):
            then, other = (_guarded(simplify(resolve(tree, {test: outcome}))) for outcome in (True, False))
            return if_else(test, then, other)
    return tree


def _require_holomorphic(op: Operator, operators: Mapping[str, Operator], reals: dtypes.Reals) -> None:
    for _, formula in op.forward:
        for node in walk(formula.tree):
            inner = operators.get(callee(node) or "")
            if inner is None or inner.holomorphic or dtypes.is_real(inner):
                continue
            if not reals.has_real_operands(inner, node):
                message = f"`{inner.name}` has no complex derivative; say `holomorphic: false` or take real dtypes"
                raise Underivable(message, node)


def _shorten(tree: Expr, outputs: Mapping[Expr, Name]) -> Expr:
    """The formula reading results that forward has computed anyway."""
    return transform(tree, lambda node: outputs.get(node, node) if node.children() else node)


def rule(
    op: Operator, node: Expr, out: Expr, g: Expr, may_be_complex: Callable[[str], bool], *, real: bool = False
) -> dict[str, Expr]:
    """The gradients of a call of `op` with respect to its inputs, in terms of the call's operands, which may all be
    `real`."""
    arguments = dict(zip((p.name for p in op.signature.params), node.children(), strict=True))
    values: dict[str, Expr] = {**arguments, op.signature.results[0]: out, "g": g}
    trees = {name: formula.tree for name, formula in op.grad.formulas}
    trees = {name: dtypes.real_reading(tree) if real else tree for name, tree in trees.items()}
    return {name: substitute(tree, values, may_be_complex) for name, tree in trees.items()}


class _Sweep:
    def __init__(
        self, op: Operator, operators: Mapping[str, Operator], tree: Expr, result: Name, inputs: frozenset[str],
        reals: dtypes.Reals,
    ) -> None:  # fmt: skip
        self.op = op
        self.reals = reals
        self.operators = operators
        self.tree = tree
        self.result = result
        self.inputs = inputs
        self.literal = not op.holomorphic and not dtypes.is_real(op)
        self.complex_ = {n for n, word in dtypes.input_words(op).items() if accepts_complex(word)}
        self.complex_ |= {n for n, word in dtypes.result_words(op).items() if word == "T" and self.complex_}
        self.active: dict[Expr, bool] = {}
        self.order: list[Expr] = []
        self.visit(tree)

    def visit(self, node: Expr) -> bool:
        """Whether the node depends differentiably on an input; such nodes are listed children first."""
        if node not in self.active:
            self.active[node] = False
            record = self.operators.get(callee(node) or "")
            if isinstance(node, Name):
                found = node.name in self.inputs
            elif record is not None:
                visited = [self.visit(arg) for arg in self.differentiable_arguments(record, node).values()]
                found = any(visited) and self.has_gradient(record)
            elif isinstance(node, IfElse):
                then, other = self.visit(node.then), self.visit(node.other)
                found = then or other
            else:
                found = False
                if isinstance(node, Call) and node.op in HELPERS and node.op == "unreduce":
                    found = self.visit(node.args[0])
            self.active[node] = found
            if found:
                self.order.append(node)
        return self.active[node]

    @staticmethod
    def has_gradient(record: Operator) -> bool:
        word = dtypes.result_words(record)[record.signature.results[0]]
        return record.grad.kind is not GradKind.ZERO and (word in ("T", "real") or is_differentiable(word))

    @staticmethod
    def differentiable_arguments(record: Operator, node: Expr) -> dict[str, Expr]:
        words = dtypes.input_words(record)
        pairs = zip(record.signature.params, node.children(), strict=True)
        return {p.name: arg for p, arg in pairs if p.is_tensor and is_differentiable(words[p.name])}

    def run(self, seed: Expr) -> dict[str, Expr]:
        adjoints: dict[Expr, Expr] = {self.tree: seed}
        for node in reversed(self.order):
            g = adjoints.get(node, ZERO)
            if g == ZERO or isinstance(node, Name):
                continue
            for argument, part in self.parts(node, g):
                if self.active.get(argument):
                    adjoints[argument] = add(adjoints.get(argument, ZERO), self.taken(argument, simplify(part)))
        return {name: adjoints.get(Name(name), ZERO) for name in sorted(self.inputs)}

    def taken(self, argument: Expr, part: Expr) -> Expr:
        """What an operand takes of what is passed on to it: the real part where it is real and the gradient literal. Of
        a real input that is left to where its gradient is cast."""
        if not self.literal:
            return part
        part = simplify(transform(part, self.without_conjugate))
        if argument not in self.reals or isinstance(argument, Name) or part in self.reals:
            return part
        return real_part(part)

    def without_conjugate(self, node: Expr) -> Expr:
        is_identity = isinstance(node, Call) and node.op in ("conj", "real") and node.args[0] in self.reals
        return node.children()[0] if is_identity else node

    def parts(self, node: Expr, g: Expr) -> list[tuple[Expr, Expr]]:
        """What a node passes on to each of its operands."""
        if isinstance(node, IfElse):
            return [(node.then, IfElse(node.test, g, ZERO)), (node.other, IfElse(node.test, ZERO, g))]
        if isinstance(node, Call) and node.op in HELPERS:
            raise Underivable(f"it passes through `{node.op}`", node)
        record = self.operators[callee(node) or ""]
        arguments = self.differentiable_arguments(record, node)
        wanted = {name: arg for name, arg in arguments.items() if self.active[arg]}
        self.check(record, node, arguments, wanted)
        real = not dtypes.is_real(self.op) and self.reals.has_real_operands(record, node)
        conjugated = self.literal and record.holomorphic and not real and not dtypes.is_real(record)
        out = self.result if node is self.tree else node
        rules = rule(record, node, out, conjugate(g) if conjugated else g, self.complex_.__contains__, real=real)
        missing = [name for name in wanted if name not in rules]
        if missing:
            raise Underivable(f"`{record.name}` states no gradient for `{missing[0]}`", node)
        return [(arg, conjugate(simplify(rules[name])) if conjugated else rules[name]) for name, arg in wanted.items()]

    def check(self, record: Operator, node: Expr, arguments: dict[str, Expr], wanted: dict[str, Expr]) -> None:
        if record.grad.kind in (GradKind.NONE, GradKind.TODO):
            why = f" ({record.grad.reason})" if record.grad.reason else ""
            raise Underivable(f"`{record.name}` is not differentiable{why}", node)
        if len(record.grad.formulas) == 0:
            raise Underivable(f"`{record.name}` has no gradient", node)
        if record.is_elementwise and not self.op.is_elementwise:
            tensors = [arg for arg in arguments.values() if not _is_scalar(arg, self.op)]
            if wanted and len(tensors) > 1 and len({self.shape(arg) for arg in tensors}) > 1:
                raise Underivable("operands of different shapes meet, and which is broadcast is not known", node)

    def shape(self, node: Expr) -> Expr:
        """A node that has the same shape, as far as the definition shows."""
        if isinstance(node, Binary | Call) or node.children():
            record = self.operators.get(callee(node) or "")
            if record is not None and record.is_elementwise:
                shapes = [self.shape(a) for a in node.children() if not _is_scalar(a, self.op)]
                return shapes[0] if shapes else node
        return ShapeOf(node)


def _is_scalar(node: Expr, op: Operator) -> bool:
    tensors = {p.name for p in op.signature.tensors}
    if isinstance(node, ShapeOf) or type(node).__name__ in ("SizeOf", "NdimOf"):
        return True
    if isinstance(node, Name):
        return node.name not in tensors
    return all(_is_scalar(child, op) for child in node.children())
