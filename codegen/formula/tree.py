"""The expression tree of the formula language.

Nodes are frozen values compared by meaning: a node's span takes no part in comparison, so equal subexpressions are
equal wherever they stand. `str(node)` is formula text with as few parentheses as possible, which parses back to the
same tree.

A derived formula shares its subexpressions, and its text can be exponentially longer than the tree in memory. So equal
nodes are found without looking below them, `walk` and `transform` visit a shared node once, and `length` counts
characters without writing them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import count
from operator import is_
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from codegen.diagnostics import Span

# The operators of the language and the records that define them.
BINARY: Mapping[str, str] = {
    "+": "add",
    "-": "subtract",
    "*": "multiply",
    "/": "divide",
    "//": "floor_divide",
    "%": "remainder",
    "**": "pow",
    "@": "matmul",
    "&": "bitwise_and",
    "|": "bitwise_or",
    "^": "bitwise_xor",
    "<<": "bitwise_left_shift",
    ">>": "bitwise_right_shift",
}
UNARY: Mapping[str, str] = {"-": "negative", "~": "bitwise_invert"}
COMPARISON: Mapping[str, str] = {
    "<": "less",
    "<=": "less_equal",
    ">": "greater",
    ">=": "greater_equal",
    "==": "equal",
    "!=": "not_equal",
}
CONSTANTS: Mapping[str, float] = {"pi": math.pi, "e": math.e, "inf": math.inf, "eps": math.nan}
HELPERS = ("unreduce", "zeros", "stop_gradient")

TEST = "if"  # the word of `A if T else B`
_bits: dict[str, int] = {}
_SPAN = 1  # of a node with a place

_IF, _COMPARE, _ATOM = 0, 1, 10
_UNARY, _POWER = 8, 9
_LEVEL = {"|": 2, "^": 3, "&": 4, "<<": 5, ">>": 5, "+": 6, "-": 6, "*": 7, "/": 7, "//": 7, "%": 7, "@": 7, "**": 9}


_numbers = count()
_known: dict[tuple[object, ...], int] = {}


class _Value:
    """Comparison by type and fields at once, however many nodes are below: equal nodes have one number, found at the
    first comparison."""

    __slots__ = ("_number", "_words")
    __match_args__: tuple[str, ...] = ()  # a dataclass lists its fields here, those that are keywords only left out
    _number: int
    _words: int

    def __hash__(self) -> int:
        try:
            return self._number
        except AttributeError:
            fields = (type(self), *[getattr(self, name) for name in self.__match_args__])
            number = _known.setdefault(fields, next(_numbers))
            object.__setattr__(self, "_number", number)
            return number

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, _Value) and hash(self) == hash(other))


@dataclass(frozen=True, slots=True, eq=False)
class Expr(_Value):
    """A node; `span` is where it stands in `ops.yaml`, `None` for a derived one."""

    span: Span | None = field(default=None, repr=False, kw_only=True)

    @property
    def level(self) -> int:
        """How tightly the node's text binds."""
        return _ATOM

    def children(self) -> tuple[Expr, ...]:
        return ()

    def rebuild(self, children: tuple[Expr, ...]) -> Expr:
        """The same node over other children."""
        return self

    def own_words(self) -> tuple[str, ...]:
        """What the node itself adds to `words`."""
        return ()

    @property
    def words(self) -> int:
        """The names, calls, signs and kinds of node in the formula, a bit each: see `bits`."""
        try:
            return self._words
        except AttributeError:
            found = bits(self.own_words()) | (0 if self.span is None else _SPAN)
            for child in self.children():
                found |= child.words
            object.__setattr__(self, "_words", found)
            return found


@dataclass(frozen=True, slots=True, eq=False)
class Number(Expr):
    value: int | float

    @property
    def level(self) -> int:
        return _UNARY if math.copysign(1, self.value) < 0 else _ATOM

    def __str__(self) -> str:
        return repr(self.value)


@dataclass(frozen=True, slots=True, eq=False)
class Constant(Expr):
    """`pi`, `e`, `inf`, or `eps`, the machine epsilon of the compute dtype."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True, eq=False)
class Boolean(Expr):
    value: bool

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True, eq=False)
class NoneValue(Expr):
    """`None` as an argument."""

    def __str__(self) -> str:
        return "None"


@dataclass(frozen=True, slots=True, eq=False)
class Enumerator(Expr):
    """A dtype or a device as an argument: `kind` says which."""

    kind: str
    name: str

    def __str__(self) -> str:
        return self.name if self.kind == "dtype" else repr(self.name)


@dataclass(frozen=True, slots=True, eq=False)
class String(Expr):
    value: str

    def __str__(self) -> str:
        return repr(self.value)


@dataclass(frozen=True, slots=True, eq=False)
class Name(Expr):
    name: str

    def own_words(self) -> tuple[str, ...]:
        return (self.name,)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True, eq=False)
class Unary(Expr):
    op: str
    operand: Expr

    @property
    def level(self) -> int:
        return _UNARY

    def children(self) -> tuple[Expr, ...]:
        return (self.operand,)

    def rebuild(self, children: tuple[Expr, ...]) -> Expr:
        return Unary(self.op, children[0], span=self.span)

    def own_words(self) -> tuple[str, ...]:
        return (UNARY[self.op],)

    def __str__(self) -> str:
        # A bare number after a minus would read as a negative number.
        return self.op + _text(self.operand, _ATOM + 1 if isinstance(self.operand, Number) else _UNARY)


@dataclass(frozen=True, slots=True, eq=False)
class Binary(Expr):
    op: str
    left: Expr
    right: Expr

    @property
    def level(self) -> int:
        return _LEVEL[self.op]

    def children(self) -> tuple[Expr, ...]:
        return (self.left, self.right)

    def rebuild(self, children: tuple[Expr, ...]) -> Expr:
        return Binary(self.op, children[0], children[1], span=self.span)

    def own_words(self) -> tuple[str, ...]:
        return (BINARY[self.op],)

    def __str__(self) -> str:
        if self.op == "**":
            return f"{_text(self.left, _ATOM)} ** {_text(self.right, _UNARY)}"
        return f"{_text(self.left, self.level)} {self.op} {_text(self.right, self.level + 1)}"


@dataclass(frozen=True, slots=True, eq=False)
class Compare(Expr):
    op: str
    left: Expr
    right: Expr

    @property
    def level(self) -> int:
        return _COMPARE

    def children(self) -> tuple[Expr, ...]:
        return (self.left, self.right)

    def rebuild(self, children: tuple[Expr, ...]) -> Expr:
        return Compare(self.op, children[0], children[1], span=self.span)

    def own_words(self) -> tuple[str, ...]:
        return (COMPARISON[self.op],)

    def __str__(self) -> str:
        return f"{_text(self.left, _COMPARE + 1)} {self.op} {_text(self.right, _COMPARE + 1)}"


@dataclass(frozen=True, slots=True, eq=False)
class Call(Expr):
    """A call of an operator or helper. The checker moves keywords into positions and fills defaults: a checked call has
    one argument for every parameter, in signature order, and no keywords."""

    op: str
    args: tuple[Expr, ...]
    keywords: tuple[tuple[str, Expr], ...] = ()

    def children(self) -> tuple[Expr, ...]:
        return self.args + tuple(value for _, value in self.keywords)

    def rebuild(self, children: tuple[Expr, ...]) -> Expr:
        count = len(self.args)
        names = (name for name, _ in self.keywords)
        return Call(self.op, children[:count], tuple(zip(names, children[count:], strict=True)), span=self.span)

    def own_words(self) -> tuple[str, ...]:
        return (self.op,)

    def __str__(self) -> str:
        parts = [str(a) for a in self.args] + [f"{name}={value}" for name, value in self.keywords]
        return f"{self.op}({', '.join(parts)})"


@dataclass(frozen=True, slots=True, eq=False)
class IfElse(Expr):
    """`then if test else other`: chosen once per call, never per element."""

    test: Expr
    then: Expr
    other: Expr

    @property
    def level(self) -> int:
        return _IF

    def children(self) -> tuple[Expr, ...]:
        return (self.test, self.then, self.other)

    def rebuild(self, children: tuple[Expr, ...]) -> Expr:
        return IfElse(children[0], children[1], children[2], span=self.span)

    def own_words(self) -> tuple[str, ...]:
        return (TEST,)

    def __str__(self) -> str:
        return f"{_text(self.then, _IF + 1)} if {_text(self.test, _IF + 1)} else {self.other}"


@dataclass(frozen=True, slots=True, eq=False)
class ShapeOf(Expr):
    """`x.shape`. The value is a name in a record; derivation may put an expression there."""

    value: Expr

    def children(self) -> tuple[Expr, ...]:
        return (self.value,)

    def rebuild(self, children: tuple[Expr, ...]) -> Expr:
        return ShapeOf(children[0], span=self.span)

    def __str__(self) -> str:
        return f"{_text(self.value, _ATOM)}.shape"


@dataclass(frozen=True, slots=True, eq=False)
class SizeOf(Expr):
    """`x.size`: the number of elements."""

    value: Expr

    def children(self) -> tuple[Expr, ...]:
        return (self.value,)

    def rebuild(self, children: tuple[Expr, ...]) -> Expr:
        return SizeOf(children[0], span=self.span)

    def __str__(self) -> str:
        return f"{_text(self.value, _ATOM)}.size"


@dataclass(frozen=True, slots=True, eq=False)
class NdimOf(Expr):
    """`x.ndim`."""

    value: Expr

    def children(self) -> tuple[Expr, ...]:
        return (self.value,)

    def rebuild(self, children: tuple[Expr, ...]) -> Expr:
        return NdimOf(children[0], span=self.span)

    def __str__(self) -> str:
        return f"{_text(self.value, _ATOM)}.ndim"


@dataclass(frozen=True, slots=True, eq=False)
class IsNone(Expr):
    """`name is None`, or `name is not None` when negated."""

    name: str
    negated: bool = False

    @property
    def level(self) -> int:
        return _COMPARE

    def own_words(self) -> tuple[str, ...]:
        return (self.name,)

    def __str__(self) -> str:
        return f"{self.name} is not None" if self.negated else f"{self.name} is None"


@dataclass(frozen=True, slots=True, eq=False)
class IsComplex(Expr):
    """`is_complex(name)`: decided by dtype."""

    name: str

    def own_words(self) -> tuple[str, ...]:
        return (self.name,)

    def __str__(self) -> str:
        return f"is_complex({self.name})"


ZERO = Number(0)
ONE = Number(1)


def _text(expr: Expr, level: int) -> str:
    return str(expr) if expr.level >= level else f"({expr})"


def walk(expr: Expr) -> Iterator[Expr]:
    """The node and all below it, in reading order; shared subexpressions once."""
    seen: set[int] = set()
    pending = [expr]
    while pending:
        node = pending.pop()
        if id(node) not in seen:
            seen.add(id(node))
            yield node
            pending += node.children()[::-1]


def length(expr: Expr) -> int:
    """How many characters the formula's text has, parentheses around operands not counted."""
    known: dict[int, int] = {}

    def go(node: Expr) -> int:
        if id(node) not in known:
            children = node.children()
            inner = sum([go(child) for child in children])
            if not children:
                known[id(node)] = len(str(node))
            elif isinstance(node, Call):
                known[id(node)] = inner + len(node.op) + 2 * len(children)
            else:
                known[id(node)] = inner + 4 * len(children) - 3
        return known[id(node)]

    return go(expr)


def bits(words: Iterable[str]) -> int:
    """The bits of words in `Expr.words`."""
    found = 0
    for word in words:
        bit = _bits.get(word)
        if bit is None:
            bit = _bits[word] = 2 << len(_bits)
        found |= bit
    return found


def words_of(expr: Expr) -> list[str]:
    """The names, calls and signs in a formula, the latter by the records that define them."""
    return _decoded(expr.words & ~_SPAN)


@lru_cache(maxsize=4096)
def _decoded(words: int) -> list[str]:
    known = list(_bits)
    found = []
    while words:
        lowest = words & -words
        found.append(known[lowest.bit_length() - 2])
        words ^= lowest
    return found


def transform(expr: Expr, visit: Callable[[Expr], Expr], among: int = -1) -> Expr:
    """`visit` applied to every node, children first; shared subexpressions are visited once. `among` are words without
    which a subexpression stays as it is."""
    done: dict[int, Expr] = {}

    def go(node: Expr) -> Expr:
        if among >= 0 and not node.words & among:
            return node
        known = done.get(id(node))
        if known is not None:
            return known
        children = node.children()
        if children:
            changed = tuple([go(child) for child in children])
            new = visit(node if all(map(is_, children, changed)) else node.rebuild(changed))
        else:
            new = visit(node)
        done[id(node)] = new
        return new

    return go(expr)


def substitute(expr: Expr, values: Mapping[str, Expr], may_be_complex: Callable[[str], bool] | None = None) -> Expr:
    """The formula with names replaced by expressions, all at once. Whether an expression is complex is asked of the
    first name in it, or of the first that may be."""

    def visit(node: Expr) -> Expr:
        match node:
            case Name(name) if name in values:
                return values[name]
            case IsNone(name, negated) if name in values:
                return _none_test(values[name], negated, node)
            case IsComplex(name) if name in values:
                found = (n.name for n in walk(values[name]) if isinstance(n, Name))
                inner = next(filter(may_be_complex, found) if may_be_complex else found, None)
                return Boolean(False) if inner is None else replace(node, name=inner)
        return node

    return transform(expr, visit, bits(values))


def _none_test(value: Expr, negated: bool, node: IsNone) -> Expr:
    if isinstance(value, Name):
        return replace(node, name=value.name)
    return Boolean(isinstance(value, NoneValue) != negated)


def callee(expr: Expr) -> str | None:
    """The record that a node calls, if it calls one."""
    match expr:
        case Call(op) if op not in HELPERS:
            return op
        case Binary(op):
            return BINARY[op]
        case Unary(op):
            return UNARY[op]
        case Compare(op):
            return COMPARISON[op]
    return None


def strip_spans(expr: Expr) -> Expr:
    """The tree without places, as derived formulas carry none."""
    return transform(expr, lambda node: node if node.span is None else replace(node, span=None), _SPAN)
