"""What the readings in C++ share: names in scope, single-assignment statements, and the formula rewritten for speed."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from codegen.dtype_words import is_pinned
from codegen.formula import dtypes
from codegen.formula.facts import tangent_names, upstream
from codegen.formula.names import needs
from codegen.formula.tree import (
    ONE,
    Binary,
    Boolean,
    Call,
    Compare,
    Constant,
    Enumerator,
    Expr,
    IfElse,
    IsComplex,
    IsNone,
    Name,
    NdimOf,
    NoneValue,
    Number,
    ShapeOf,
    SizeOf,
    String,
    Unary,
    bits,
    callee,
    substitute,
    transform,
    words_of,
)

if TYPE_CHECKING:
    from codegen.model import Operator, Param

Parameters = ParamSpec("Parameters")
View = TypeVar("View")
Targets = Sequence[tuple[str, Expr]]


class NotLowered(Exception):
    """A formula that a reading has no spelling for; the message says which part. `op` is the record that it is of."""

    op: Operator | None = None


def of_record(
    view: Callable[Concatenate[Operator, Parameters], View],
) -> Callable[Concatenate[Operator, Parameters], View]:
    """A view of a record that says which record cannot be lowered."""

    @wraps(view)
    def named(op: Operator, /, *args: Parameters.args, **kwargs: Parameters.kwargs) -> View:
        try:
            return view(op, *args, **kwargs)
        except NotLowered as problem:
            problem.op = problem.op or op
            raise

    return named


@dataclass(frozen=True, slots=True)
class Scope:
    """How the names of a formula are spelled in C++, and what they hold.

    `kinds` gives `T` (the compute dtype), `R` (its real dtype), `bool`, or another dtype's name for each tensor.
    """

    operators: Mapping[str, Operator]
    tensors: Mapping[str, str]
    kinds: Mapping[str, str]
    attributes: Mapping[str, str]
    attribute_kinds: Mapping[str, str]
    shapes: Mapping[str, str]
    is_complex: bool | None = None
    temporary: str = "v"
    helpers: str = "ops"  # the namespace of `size_of`, `ndim_of` and `is_complex`

    def taken(self) -> frozenset[str]:
        return frozenset(self.tensors.values())


def scope_of(
    op: Operator,
    operators: Mapping[str, Operator],
    spelling: Mapping[str, str] | None = None,
    is_complex: bool | None = None,
) -> Scope:
    """The usual scope of a record: tensors by their own names (or as `spelling` says), attributes as
    `attributes.NAME`, shapes as `NAME_shape`."""
    words, results = dtypes.input_words(op), dtypes.result_words(op)
    kinds: dict[str, str] = {n: "T" if not is_pinned(w) else w for n, w in words.items()}
    kinds |= {r: {"T": "T", "real": "R"}.get(w, w) for r, w in results.items()}
    kinds |= {g: kinds[r] for r, g in upstream(op).items()}
    kinds |= {t: kinds[n] for n, t in tangent_names(op).items()}
    spelled = {n: n for n in kinds} | dict(spelling or {})
    return Scope(
        operators=operators,
        tensors={n: spelled[n] for n in kinds},
        kinds=kinds,
        attributes={p.name: spelled.get(p.name, attribute(p)) for p in op.signature.attributes},
        attribute_kinds={p.name: p.kind for p in op.signature.attributes},
        shapes={n: f"{s}_shape" for n, s in spelled.items()},
        is_complex=is_complex,
    )


def attribute(param: Param) -> str:
    """An attribute's value in C++; a test against None leaves the dereference out."""
    return f"{'*' if param.is_optional else ''}attributes.{param.name}"


@dataclass(frozen=True, slots=True)
class Lowered:
    """C++ statements, one a line, and the expression that holds each target's value."""

    statements: tuple[str, ...]
    results: tuple[tuple[str, str], ...]

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(value for _, value in self.results)


@dataclass(slots=True)
class Assignments:
    """Statements in single-assignment form; equal subexpressions of all targets share one."""

    scope: Scope
    statements: list[str] = field(default_factory=list)
    known: dict[tuple[str, Expr], str] = field(default_factory=dict)

    def assign(self, key: tuple[str, Expr], value: Callable[[], str]) -> str:
        """The name that holds `value`, assigned at the first request."""
        if key not in self.known:
            text = value()
            taken = self.scope.taken()
            index = len(self.known)
            name = f"{self.scope.temporary}{index}"
            while name in taken:
                name += "_"
            self.statements.append(f"const auto {name} = {text};")
            self.known[key] = name
        return self.known[key]


def is_tensor(node: Expr, scope: Scope) -> bool:
    """Whether a formula's value is a Tensor, not a number known before any element is seen."""
    match node:
        case Name(name):
            return name in scope.tensors
        case ShapeOf() | SizeOf() | NdimOf() | IsNone() | IsComplex():
            return False
        case Call("zeros" | "unreduce"):
            return True
        case IfElse(_, then, other):
            return is_tensor(then, scope) or is_tensor(other, scope)
    return any(is_tensor(child, scope) for child in node.children())


def inline(tree: Expr, operators: Mapping[str, Operator], keep: Callable[[Operator], bool]) -> Expr:
    """The formula with calls replaced by their operators' definitions, except of those to `keep`."""
    found = [word for word in words_of(tree) if word in operators]
    expanded = [word for word in found if not (operators[word].is_primitive or keep(operators[word]))]
    if not expanded:
        return tree

    def visit(node: Expr) -> Expr:
        op = operators.get(callee(node) or "")
        if op is None or op.is_primitive or keep(op):
            return node
        arguments = dict(zip((p.name for p in op.signature.params), node.children(), strict=True))
        body = substitute(op.forward[0][1].tree, arguments)
        return inline(body, operators, keep) if body != node else node

    return transform(tree, visit, bits(expanded))


def reduce_powers(tree: Expr, operators: Mapping[str, Operator]) -> Expr:
    """Constant powers as the cheaper operators they equal."""

    def visit(node: Expr) -> Expr:
        match node:
            case Binary("**", base, Number(exponent)):
                return _power(base, exponent, operators) or node
        return node

    return transform(tree, visit, bits(["pow"]))


def _power(base: Expr, exponent: int | float, operators: Mapping[str, Operator]) -> Expr | None:
    if exponent == 2:
        return Call("square", (base,)) if "square" in operators else Binary("*", base, base)
    if exponent == 3:
        return Binary("*", Binary("*", base, base), base)
    if exponent == 0.5 and "sqrt" in operators:
        return Call("sqrt", (base,))
    if exponent == -0.5 and "rsqrt" in operators:
        return Call("rsqrt", (base,))
    if exponent == -1:
        return Call("reciprocal", (base,)) if "reciprocal" in operators else Binary("/", ONE, base)
    if exponent == -2:
        return Binary("/", ONE, Binary("*", base, base))
    return None


def number(value: int | float) -> str:
    """A C++ literal that reads back as exactly `value`."""
    if isinstance(value, int):
        return str(value) if abs(value) < 2**31 else (f"{value}LL" if abs(value) < 2**63 else repr(float(value)))
    if math.isinf(value):
        return "-" * (value < 0) + "std::numeric_limits<double>::infinity()"
    return repr(value)


CONSTANT = {
    "pi": "3.141592653589793",
    "e": "2.718281828459045",
    "inf": "std::numeric_limits<double>::infinity()",
}
_ENUMERATORS = {"bfloat16": "BFloat16"} | {f"uint{bits}": f"UInt{bits}" for bits in (8, 16, 32, 64)}
_STD = frozenset(
    """
    abs exp exp2 log log2 log10 sqrt cbrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh erf erfc log1p
    expm1 pow floor ceil trunc""".split()
)
_CONDITIONS = {"&": "&&", "|": "||", "^": "!="}


def plain(node: Expr, scope: Scope) -> str:
    """An expression of attributes and numbers in ordinary C++."""
    match node:
        case Number(value):
            return number(value)
        case Constant(name) if name in CONSTANT:
            return CONSTANT[name]
        case Boolean(value):
            return "true" if value else "false"
        case NoneValue():
            return "std::nullopt"
        case Enumerator(kind, name):
            return f"{kind.capitalize()}::{_ENUMERATORS.get(name, name.capitalize())}"
        case Name(name) if name in scope.attributes:
            return scope.attributes[name]
        case ShapeOf(Name(name)) if name in scope.shapes:
            return scope.shapes[name]
        case SizeOf(Name(name)) if name in scope.shapes:
            return f"{scope.helpers}::size_of({scope.shapes[name]})"
        case NdimOf(Name(name)) if name in scope.shapes:
            return f"{scope.helpers}::ndim_of({scope.shapes[name]})"
        case Unary("-", operand):
            return f"-{_operand(operand, scope)}"
        case Binary("/", left, right):
            if isinstance(left, Constant) or (isinstance(left, Number) and isinstance(left.value, float)):
                return f"{plain(left, scope)} / {_operand(right, scope)}"
            return f"static_cast<double>({plain(left, scope)}) / {_operand(right, scope)}"
        case Binary("+" | "-" | "*" as op, left, right):
            return f"{_operand(left, scope)} {op} {_operand(right, scope)}"
        case Binary("**", left, right):
            return f"std::pow({plain(left, scope)}, {plain(right, scope)})"
        case Compare(op, left, right):
            return f"{_operand(left, scope)} {op} {_operand(right, scope)}"
        case Binary("&" | "|" | "^" as op, left, right) if is_condition(node, scope):
            return f"{_operand(left, scope)} {_CONDITIONS[op]} {_operand(right, scope)}"
        case Unary("~", operand) if is_condition(node, scope):
            return f"!{_operand(operand, scope)}"
        case Call("where", (condition, then, other)) if is_condition(condition, scope):
            return f"({plain(condition, scope)} ? {plain(then, scope)} : {plain(other, scope)})"
        case Call(name, (argument,)) if name in _STD:
            return f"std::{name}({plain(argument, scope)})"
        case IfElse(condition, then, other):
            return f"({test(condition, scope)} ? {plain(then, scope)} : {plain(other, scope)})"
    raise NotLowered(f"`{node}` of attributes alone")


def passed(node: Expr, param: Param, scope: Scope) -> str:
    """An attribute as the argument of a parameter: a choice as its position, and one that may be absent as it is where
    the parameter may be absent, too."""
    if isinstance(node, String):
        return str(param.choices.index(node.value))
    text = plain(node, scope)
    return text.removeprefix("*") if param.is_optional and isinstance(node, Name) else text


def _operand(node: Expr, scope: Scope) -> str:
    text = plain(node, scope)
    return f"({text})" if isinstance(node, Binary | Unary | Compare) else text


def is_condition(node: Expr, scope: Scope) -> bool:
    """Whether a formula of attributes alone is true or false."""
    match node:
        case Name(name):
            return scope.attribute_kinds.get(name) == "bool"
        case Binary("&" | "|" | "^", left, right):
            return is_condition(left, scope) and is_condition(right, scope)
        case Unary("~", operand):
            return is_condition(operand, scope)
    return isinstance(node, Compare | Boolean)


def test(node: Expr, scope: Scope) -> str:
    """The test of an `A if T else B` as a C++ condition."""
    match node:
        case IsNone(name, negated):
            if name in scope.tensors:
                return f"{scope.tensors[name]} {'!=' if negated else '=='} nullptr"
            return f"{'' if negated else '!'}{scope.attributes[name].removeprefix('*')}.has_value()"
        case IsComplex(name):
            return f"{scope.helpers}::is_complex({scope.tensors[name]})"
        case Name(name):
            return scope.attributes[name]
        case Compare(op, left, right):
            return f"{_operand(left, scope)} {op} {_operand(right, scope)}"
    raise NotLowered(f"the test `{node}`")


def is_pure_number(node: Expr) -> bool:
    """Whether a formula is known to the compiler: arithmetic on numbers alone."""
    if isinstance(node, Binary) and node.op in ("+", "-", "*", "/"):
        return is_pure_number(node.left) and is_pure_number(node.right)
    return isinstance(node, Number) or (isinstance(node, Constant) and node.name in ("pi", "e"))


def first_tensor(trees: Sequence[Expr], scope: Scope) -> str | None:
    """A tensor of the compute dtype that the formulas read, where there is one."""
    read = [n for n in needs(trees).values if n in scope.tensors]
    ordered = [n for n in read if scope.kinds[n] == "T"] + [n for n in read if scope.kinds[n] != "bool"]
    return scope.tensors[ordered[0]] if ordered else None
