"""Formulas as calls of operators in C++: gradients that can be differentiated again.

`lower(targets, scope)` gives statements in single-assignment form, shared by all targets, and a `TensorPtr` for each.
Every operator is a call `ops::NAME(...)` with its arguments in signature order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from codegen.dtype_words import is_pinned
from codegen.formula import dtypes
from codegen.formula.lowering import (
    Lowered,
    NotLowered,
    Scope,
    Targets,
    first_tensor,
    is_tensor,
    passed,
    plain,
    reduce_powers,
    test,
)
from codegen.formula.tree import (
    Call,
    Constant,
    Expr,
    IfElse,
    Name,
    NoneValue,
    ShapeOf,
    callee,
)
from codegen.formula.variants import resolve

if TYPE_CHECKING:
    from codegen.model import Operator, Param


@dataclass(slots=True)
class Block:
    """Statements at one level of nesting and what they have computed."""

    statements: list[str] = field(default_factory=list)
    known: dict[Expr, str] = field(default_factory=dict)


@dataclass(slots=True)
class TensorLowering:
    """Lowering to calls on whole tensors, one call a statement."""

    scope: Scope
    like: str | None
    namespace: str = "ops"
    count: int = 0

    def fresh(self) -> str:
        taken = self.scope.taken()
        while (name := f"{self.scope.temporary}{self.count}") in taken:
            self.count += 1
        self.count += 1
        return name

    def assign(self, node: Expr, text: str, block: Block) -> str:
        name = self.fresh()
        block.statements.append(f"const auto {name} = {text};")
        block.known[node] = name
        return name

    def value(self, node: Expr, block: Block) -> str:
        """The name that holds a formula's value, a tensor."""
        if isinstance(node, Name) and node.name in self.scope.tensors:
            return self.scope.tensors[node.name]
        if node in block.known:
            return block.known[node]
        if not is_tensor(node, self.scope):
            return self.lone(node, block)
        match node:
            case IfElse():
                return self.choice(node, block)
            case Call("unreduce", (argument, shape, axis, keepdims)):
                arguments = [self.value(argument, block), self.shape(shape, block)]
                arguments += [plain(axis, self.scope).removeprefix("*"), plain(keepdims, self.scope)]
                return self.assign(node, f"{self.namespace}::unreduce({', '.join(arguments)})", block)
            case Call("zeros", (shape,)):
                return self.assign(node, self.zeros(self.shape(shape, block)), block)
            case Call("stop_gradient", (argument,)):
                return self.stop_gradient(node, self.value(argument, block), block)
        return self.call(node, block)

    def lone(self, node: Expr, block: Block) -> str:
        """The value of attributes and numbers alone: in ordinary C++, or by operators where that has no word for it."""
        if self.like is None:
            raise NotLowered(f"the constant `{node}`, beside no tensor")
        try:
            return self.assign(node, self.constant(node, self.like), block)
        except NotLowered:
            if callee(node) not in self.scope.operators:
                raise
        return self.call(node, block)

    def call(self, node: Expr, block: Block) -> str:
        op = self.scope.operators.get(callee(node) or "")
        if op is None:
            raise NotLowered(f"`{node}`")
        arguments = self.arguments(op, node, block)
        return self.assign(node, f"{self.namespace}::{op.name}({', '.join(text for _, text in arguments)})", block)

    def arguments(self, op: Operator, node: Expr, block: Block) -> list[tuple[Param, str]]:
        return [
            (param, self.argument(param, arg, node, block))
            for param, arg in zip(op.signature.params, node.children(), strict=True)
        ]

    def argument(self, param: Param, arg: Expr, call: Expr, block: Block) -> str:
        if not param.is_tensor:
            if isinstance(arg, ShapeOf):
                return self.shape(arg, block)
            text = passed(arg, param, self.scope)
            several = param.kind in ("axes", "shape") and not isinstance(arg, Name | NoneValue)
            return f"Dims{{{text}}}" if several else text
        if isinstance(arg, NoneValue):
            return "nullptr"
        if is_tensor(arg, self.scope):
            return self.value(arg, block)
        try:
            return self.number(arg, param, call, block)
        except NotLowered:
            return self.value(arg, block)

    def number(self, arg: Expr, param: Param, call: Expr, block: Block) -> str:
        """A number among tensors."""
        if arg == Constant("eps") and self.like is not None:
            return self.constant(arg, self.like)
        op = self.scope.operators[callee(call) or ""]
        pairs = zip(op.signature.params, call.children(), strict=True)
        promoted = [other for p, other in pairs if is_promoted(op, p)]
        if self.like is not None and is_promoted(op, param) and not any(is_tensor(o, self.scope) for o in promoted):
            return self.constant(arg, self.like)  # beside a condition alone a number would not have the formula's dtype
        return plain(arg, self.scope)

    def constant(self, node: Expr, like: str) -> str:
        if node == Constant("eps"):
            return f"ops::epsilon({like})"
        return f"ops::constant({plain(node, self.scope)}, {like})"

    def zeros(self, shape: str) -> str:
        return f"ops::zeros_shape({self.like or 'g'}, {shape})"

    def stop_gradient(self, node: Expr, value: str, block: Block) -> str:
        return self.assign(node, f"ops::stop_gradient({value})", block)

    def shape(self, node: Expr, block: Block) -> str:
        match node:
            case ShapeOf(Name(name)) if name in self.scope.shapes:
                return self.scope.shapes[name]
            case ShapeOf(value):
                return f"{self.value(value, block)}->shape()"
        return plain(node, self.scope)

    def declaration(self, name: str) -> str:
        return f"TensorPtr {name};"

    def choice(self, node: IfElse, block: Block) -> str:
        name = self.fresh()
        block.statements += [self.declaration(name), f"if ({test(node.test, self.scope)}) {{"]
        block.statements += self.branch(node.then, name, block)
        block.statements.append("} else {")
        block.statements += self.branch(node.other, name, block)
        block.statements.append("}")
        block.known[node] = name
        return name

    def branch(self, node: Expr, name: str, outer: Block) -> list[str]:
        inner = Block(known=dict(outer.known))
        value = self.value(node, inner)
        return [f"  {line}" for line in [*inner.statements, f"{name} = {value};"]]


def lower(targets: Targets, scope: Scope) -> Lowered:
    """The statements that compute all targets, and the tensor that holds each."""
    trees = [reduce_powers(resolve(tree, {}, scope.is_complex), scope.operators) for _, tree in targets]
    like = first_tensor(trees, scope) or next((s for n, s in scope.tensors.items() if re.match("g(_|$)", n)), None)
    lowering, block = TensorLowering(scope, like), Block()
    results = tuple((name, lowering.value(tree, block)) for (name, _), tree in zip(targets, trees, strict=True))
    return Lowered(tuple(block.statements), results)


def is_promoted(op: Operator, param: Param) -> bool:
    """Whether a parameter takes the dtype that a call's operands share."""
    return param.is_tensor and not is_pinned(dtypes.input_words(op)[param.name])
