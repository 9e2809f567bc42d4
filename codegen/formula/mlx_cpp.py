"""Formulas as MLX calls: the GPU forward and backward.

`lower(targets, scope)` is like the operator reading, with arrays for tensors: a callee that has a `gpu` target
becomes a call of MLX (`mx::`) or of our own functions for MLX (`gpu::`), one with `gpu: formula` is inlined.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from codegen import targets
from codegen.formula.lowering import (
    Lowered,
    NotLowered,
    Scope,
    Targets,
    first_tensor,
    inline,
    is_condition,
    is_tensor,
    plain,
    reduce_powers,
)
from codegen.formula.operator_cpp import Block, TensorLowering, is_promoted
from codegen.formula.tree import Constant, Expr, Name, NoneValue, ShapeOf, callee
from codegen.formula.variants import resolve

if TYPE_CHECKING:
    from codegen.model import Operator, Param


def spelled(function: str) -> str:
    """A target function with its namespace."""
    return f"gpu::{function}" if targets.is_ours(function) else f"mx::{function}"


@dataclass(slots=True)
class _MlxLowering(TensorLowering):
    namespace: str = "gpu"

    def call(self, node: Expr, block: Block) -> str:
        op = self.scope.operators.get(callee(node) or "")
        if op is None or op.dispatch.gpu == "formula":
            raise NotLowered(f"`{node}`")
        arguments = {param.name: text for param, text in self.arguments(op, node, block)}
        return self.assign(node, self.target(op, arguments), block)

    def target(self, op: Operator, arguments: dict[str, str]) -> str:
        """The call that a record's `gpu` target stands for."""
        written = op.dispatch.gpu
        if "(" not in written:
            return f"{spelled(written)}({', '.join(arguments.values())})"
        call = ast.parse(written, mode="eval").body
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            raise NotLowered(f"the target `{written}` of `{op.name}`")
        return f"{spelled(call.func.id)}({', '.join(_argument(a, arguments) for a in call.args)})"

    def number(self, arg: Expr, param: Param, call: Expr, block: Block) -> str:
        op = self.scope.operators[callee(call) or ""]
        like = self.like
        if is_promoted(op, param):
            # The operand beside it, whose dtype it is to have.
            for other, sibling in zip(op.signature.params, call.children(), strict=True):
                if is_promoted(op, other) and not isinstance(sibling, NoneValue) and is_tensor(sibling, self.scope):
                    like = self.value(sibling, block)
                    break
        if like is None:
            raise NotLowered(f"the constant `{arg}`, beside no array")
        return self.constant(arg, like)

    def constant(self, node: Expr, like: str) -> str:
        if node == Constant("eps"):
            return f"gpu::epsilon({like})"
        if not isinstance(node, Name) and is_condition(node, self.scope):
            return f"mx::array({plain(node, self.scope)})"
        return f"gpu::constant({plain(node, self.scope)}, {like})"

    def zeros(self, shape: str) -> str:
        return f"mx::zeros({shape}, {self.like or 'g'}.dtype())"

    def stop_gradient(self, node: Expr, value: str, block: Block) -> str:
        return value

    def shape(self, node: Expr, block: Block) -> str:
        match node:
            case ShapeOf(Name(name)) if name in self.scope.shapes:
                return self.scope.shapes[name]
            case ShapeOf(value):
                return f"{self.value(value, block)}.shape()"
        return plain(node, self.scope)

    def declaration(self, name: str) -> str:
        return f"mx::array {name}(0);"


def _argument(node: ast.expr, arguments: dict[str, str]) -> str:
    if isinstance(node, ast.Name) and node.id in arguments:
        return arguments[node.id]
    match ast.unparse(node):
        case "True":
            return "true"
        case "False":
            return "false"
    return ast.unparse(node)


def _has_target(op: Operator) -> bool:
    return op.dispatch.gpu != "formula"


def prepare(tree: Expr, scope: Scope) -> Expr:
    """The formula in operators that have a target."""
    for _ in range(2):  # an inlined definition may hold tests and powers of its own
        tree = reduce_powers(resolve(tree, {}, scope.is_complex), scope.operators)
        tree = inline(tree, scope.operators, _has_target)
    return tree


def lower(targets_: Targets, scope: Scope) -> Lowered:
    """The statements that compute all targets, and the array that holds each."""
    scope = replace(scope, helpers="gpu")
    trees = [prepare(tree, scope) for _, tree in targets_]
    like = first_tensor(trees, scope) or next((s for n, s in scope.tensors.items() if n == "g"), None)
    like = like or next(iter(scope.tensors.values()), None)
    lowering, block = _MlxLowering(scope, like), Block()
    results = tuple((name, lowering.value(tree, block)) for (name, _), tree in zip(targets_, trees, strict=True))
    return Lowered(tuple(block.statements), results)
