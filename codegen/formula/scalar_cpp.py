"""Formulas as scalar C++: the body of a CPU loop.

`lower(targets, scope)` gives statements in single-assignment form, shared by all targets, and each target's value.
Values have the compute dtype `T`, its real dtype `R`, or `bool`; calls of operators with a definition are inlined, so
that only arithmetic and `scalar::NAME` remain. Each call has a statement of its own: the vectoriser cannot put one
under a condition.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from codegen.dtype_words import accepts_complex, dtype_kinds, is_pinned
from codegen.formula import dtypes
from codegen.formula.lowering import (
    Assignments,
    Lowered,
    NotLowered,
    Scope,
    Targets,
    inline,
    is_condition,
    is_pure_number,
    number,
    passed,
    plain,
    reduce_powers,
)
from codegen.formula.tree import (
    ZERO,
    Binary,
    Boolean,
    Call,
    Compare,
    Constant,
    Expr,
    IfElse,
    Name,
    NoneValue,
    Number,
    Unary,
    callee,
    transform,
)
from codegen.formula.variants import resolve

if TYPE_CHECKING:
    from collections.abc import Iterable

    from codegen.model import Operator

_LOGICAL = {"bitwise_and": "&", "bitwise_or": "|", "bitwise_xor": "^"}
_ARITHMETIC = {"+": 1, "-": 1, "*": 2}

# Functions of a number's format in memory, which `M` names: half types are seen as float32 by everything else.
FORMATTED = {name: f"scalar::{name}_in<M>" for name in ("nan_to_num", "nextafter")}


@dataclass(slots=True)
class _Value:
    """C++ text, its kind (`T`, `R`, `bool`, or a dtype's name), and how tightly it binds."""

    text: str
    kind: str
    level: int = 4

    def at(self, level: int) -> str:
        return self.text if self.level >= level else f"({self.text})"


@dataclass(slots=True)
class _Lowering:
    scope: Scope
    out: Assignments
    shared: frozenset[Expr]
    kinds: dict[Expr, str] = field(default_factory=dict)

    def value(self, node: Expr) -> _Value:
        known = self.out.known.get(("", node))
        if known is not None:
            return _Value(known, self.kind(node))
        made = self.make(node)
        if made.text.startswith("scalar::") or node in self.shared:
            return _Value(self.out.assign(("", node), lambda: made.text), made.kind)
        return made

    def make(self, node: Expr) -> _Value:
        if is_pure_number(node):
            return _Value(f"R({plain(node, self.scope)})", "R")
        match node:
            case Name(name) if name in self.scope.tensors:
                return _Value(self.scope.tensors[name], self.scope.kinds[name])
            case Name(name) if is_condition(node, self.scope):
                return _Value(self.scope.attributes[name], "bool")
            case Name(name):
                return _Value(f"R({self.scope.attributes[name]})", "R")
            case Constant("eps"):
                return _Value("std::numeric_limits<R>::epsilon()", "R")
            case Constant("inf"):
                return _Value("std::numeric_limits<R>::infinity()", "R")
            case Boolean(value):
                return _Value("true" if value else "false", "bool")
            case Unary("-", operand) if whole := self.whole((operand,)):
                return _Value(f"{whole}(-{self.value(operand).at(4)})", self.kind(node))
            case Binary("+" | "-" | "*" as op, left, right) if whole := self.whole((left, right)):
                text = f"{self.converted(left, whole)} {op} {self.converted(right, whole)}"
                return _Value(f"{whole}({text})", self.kind(node))
            case Compare(op, left, right) if whole := self.whole((left, right)):
                return _Value(f"{self.converted(left, whole)} {op} {self.converted(right, whole)}", "bool", 0)
            case Unary("-", operand):
                return _Value(f"-{self.operand(operand, 4)}", self.kind(node), 3)
            case Binary("+" | "-" | "*" as op, left, right):
                level = _ARITHMETIC[op]
                text = f"{self.operand(left, level)} {op} {self.operand(right, level + 1)}"
                return _Value(text, self.kind(node), level)
            case Compare(op, left, right):
                return _Value(f"{self.operand(left, 1)} {op} {self.operand(right, 1)}", "bool", 0)
            case Call("zeros"):
                return _Value("R(0)", "R")
            case Call("stop_gradient", (argument,)):
                return self.value(argument)
            case Call("unreduce"):
                raise NotLowered("`unreduce` in a loop over elements")
            case IfElse(condition):
                raise NotLowered(f"the open test `{condition}`")
        return self.call(node)

    def operand(self, node: Expr, level: int) -> str:
        value = self.value(node)
        return f"R({value.text})" if is_real_dtype(value.kind) else value.at(level)

    def whole(self, nodes: Iterable[Expr]) -> str:
        """The type in which operands meet that are integers with dtypes of their own, which the compute dtype may not
        hold, or numbers beside such; nothing where one is another value."""
        kinds = {"" if is_integer(node) else self.kind(node) for node in nodes}
        dtypes_ = kinds - {""}
        if not dtypes_ or not all("int" in kind for kind in dtypes_):
            return ""
        return f"std::{dtypes_.pop() if len(dtypes_) == 1 else 'int64'}_t"

    def kind(self, node: Expr) -> str:
        """The kind of a node's value."""
        if node not in self.kinds:
            self.kinds[node] = self.found_kind(node)
        return self.kinds[node]

    def found_kind(self, node: Expr) -> str:
        match node:
            case Name(name):
                return self.scope.kinds.get(name, "bool" if is_condition(node, self.scope) else "R")
            case Compare() | Boolean():
                return "bool"
            case Call("zeros"):
                return "R"
        called = callee(node)
        if called is None:
            kinds = {self.kind(child) for child in node.children()}
            return "T" if "T" in kinds else "R"
        op = self.scope.operators.get(called)
        if op is None:  # which making its call reports
            return "T"
        words = dtypes.input_words(op)
        pairs = list(zip(op.signature.params, node.children(), strict=True))
        promoted = [(words[p.name], a) for p, a in pairs if p.is_tensor and not is_pinned(words[p.name])]
        kinds = {self.kind(a) for _, a in promoted}
        result = dtypes.result_words(op)[op.signature.results[0]]
        if result in ("T", "real") and all("i" in dtype_kinds(word) for word, _ in promoted):
            whole = self.whole(a for _, a in promoted)
            if whole:
                return whole.removeprefix("std::").removesuffix("_t")
        if called in _LOGICAL or called == "bitwise_invert":
            return "bool" if kinds == {"bool"} else "T"
        if result == "real":
            return "R"
        if result != "T":
            return result
        if kinds and kinds <= {"bool"} and called == "where":
            return "bool"
        return "T" if "T" in kinds else "R"

    def call(self, node: Expr) -> _Value:
        name = callee(node)
        op = self.scope.operators.get(name or "")
        if name is None or op is None:
            raise NotLowered(f"`{node}`")
        kind = self.kind(node)
        children = node.children()
        if name == "exp" and is_nonpositive(children[0]):
            return _Value(f"scalar::exp_nonpositive({self.value(children[0]).text})", kind)
        if kind == "bool" and name in _LOGICAL and len(children) == 2:
            left, right = (self.value(child).at(1) for child in children)
            return _Value(f"bool({left} {_LOGICAL[name]} {right})", "bool")
        if kind == "bool" and name == "bitwise_invert":
            return _Value(f"!{self.value(children[0]).at(4)}", "bool", 3)
        words = dtypes.input_words(op)
        promoted = [
            arg for p, arg in zip(op.signature.params, children, strict=True)
            if p.is_tensor and not is_pinned(words[p.name])
        ]  # fmt: skip
        kinds = {self.kind(arg) for arg in promoted}
        takes = all("i" in dtype_kinds(word) for word in words.values() if not is_pinned(word))
        common = "T" if "T" in kinds else ("bool" if kinds == {kind} == {"bool"} else "R")
        common = (takes and self.whole(promoted)) or common
        arguments = []
        for param, arg in zip(op.signature.params, children, strict=True):
            if not param.is_tensor:
                arguments.append(passed(arg, param, self.scope))
            elif isinstance(arg, NoneValue):
                raise NotLowered(f"`None` for `{param.name}` of `{name}`")
            elif is_pinned(words[param.name]):
                arguments.append(self.value(arg).text)
            elif name == "divide" and self.kind(arg) == "R":
                # A real one beside a complex one stays real: it has no imaginary part, not one that is +0.
                arguments.append(self.value(arg).text)
            else:
                arguments.append(self.converted(arg, common))
        return _Value(f"{spelled(name)}({', '.join(arguments)})", kind)

    def converted(self, node: Expr, common: str) -> str:
        """An argument in the dtype that all promoted arguments have."""
        value = self.value(node)
        if common in (value.kind, f"std::{value.kind}_t"):
            return value.text
        match node:
            case Number(number_value) if common.startswith("std::"):
                return f"{common}({number(number_value)})"
            case Number(number_value) if common == "T":
                return f"T({number(number_value)})"
            case Name(name) if common == "T" and name not in self.scope.tensors:
                return f"T({self.scope.attributes[name]})"
        return f"{common}({value.text})"


def is_integer(node: Expr) -> bool:
    match node:
        case Unary("-", Number(value)) | Number(value):
            return isinstance(value, int)
    return False


def is_real_dtype(kind: str) -> bool:
    """Whether a kind is a dtype of an operand's own, whose numbers are real."""
    return kind not in ("T", "R") and not accepts_complex(kind)


def is_nonpositive(node: Expr) -> bool:
    """Whether a real value is known never to be positive: then `exp` cannot overflow, and has a shorter form."""
    match node:
        case Number(value):
            return value <= 0
        case Unary("-", operand):
            return _is_nonnegative(operand)
        case Binary("*", left, right):
            return any(is_nonpositive(a) and _is_nonnegative(b) for a, b in ((left, right), (right, left)))
    return False


def _is_nonnegative(node: Expr) -> bool:
    match node:
        case Number(value):
            return value >= 0
        case Call("abs"):
            return True
        case Binary("*", left, right):
            return _is_nonnegative(left) and _is_nonnegative(right)
    return False


def spelled(name: str) -> str:
    """A primitive's scalar function."""
    return FORMATTED.get(name) or f"scalar::{name.lstrip('_')}"


def _shared(trees: list[Expr]) -> frozenset[Expr]:
    """The subexpressions with operands that occur more than once."""
    seen: dict[Expr, int] = {}

    def visit(node: Expr) -> None:
        if not node.children():
            return
        seen[node] = seen.get(node, 0) + 1
        if seen[node] == 1:
            for child in node.children():
                visit(child)

    for tree in trees:
        visit(tree)
    return frozenset(node for node, count in seen.items() if count > 1)


def prepare(tree: Expr, scope: Scope) -> Expr:
    """The formula with definitions inlined, constant powers reduced and what is known about dtypes decided."""

    def drop(op: Operator) -> bool:
        return False

    for _ in range(2):  # an inlined definition may hold tests and powers of its own
        tree = reduce_powers(resolve(tree, {}, scope.is_complex), scope.operators)
        tree = inline(tree, scope.operators, drop)
    return transform(tree, _drop_conjugates) if scope.is_complex is False else tree


def _drop_conjugates(node: Expr) -> Expr:
    """On real numbers `conj` and `real` are the identity and `imag` is zero."""
    match node:
        case Call("conj" | "real", (x,)):
            return x
        case Call("imag", (_,)):
            return ZERO
    return node


def lower(targets: Targets, scope: Scope) -> Lowered:
    """The statements that compute all targets, and the value of each."""
    trees = [prepare(tree, scope) for _, tree in targets]
    lowering = _Lowering(scope, Assignments(scope), _shared(trees))
    results = tuple((name, lowering.value(tree).text) for (name, _), tree in zip(targets, trees, strict=True))
    return Lowered(tuple(lowering.out.statements), results)
