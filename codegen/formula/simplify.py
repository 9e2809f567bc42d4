"""Trivial algebra on derived formulas: `simplify(tree)`.

Numbers fold where the result is exact, zeros and ones vanish, signs and numeric factors move to the front, constant
tests and comparisons are decided, and sums of complementary `where` merge, so that `where(c, g, 0) * a +
where(c, 0, g) * b` becomes `where(c, a * g, b * g)`. What has come down from further out is written once: with `u` for
`g * y + g`, say, `a * u + b * u` becomes `(a + b) * u`, or formulas would double with each level of a definition.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache, partial
from typing import TYPE_CHECKING

from codegen.formula.tree import (
    ONE,
    ZERO,
    Binary,
    Boolean,
    Call,
    Compare,
    Expr,
    IfElse,
    Name,
    Number,
    Unary,
    strip_spans,
    transform,
    walk,
)
from codegen.formula.variants import decide

if TYPE_CHECKING:
    from collections.abc import Callable


@cache
def simplify(tree: Expr) -> Expr:
    """An equal formula that is no longer, without places."""
    return transform(strip_spans(tree), _rewrite)


def _rewrite(node: Expr) -> Expr:
    match node:
        case Unary("-", operand):
            return negate(operand)
        case Binary("+", left, right):
            return add(left, right)
        case Binary("-", left, right):
            return subtract(left, right)
        case Binary("*", left, right):
            return multiply(left, right)
        case Binary("/", left, right):
            return divide(left, right)
        case Binary("**", left, right):
            return power(left, right)
        case Binary("&" | "|" as op, Boolean(value), other) | Binary("&" | "|" as op, other, Boolean(value)):
            return _with_constant(op, value, other)
        case Compare(op, Number(a), Number(b)):
            return Boolean({"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b, "==": a == b, "!=": a != b}[op])
        case IfElse(test, then, other):
            outcome = decide(test, {})
            if outcome is not None:
                return then if outcome else other
            return if_else(test, then, other)
        case Call("where", (condition, x, y)):
            return where(condition, x, y)
        case Call("negative", (x,)):
            return negate(x)
        case Call("conj", (x,)):
            return conjugate(x)
        case Call("real", (x,)):
            return real_part(x)
        case Call("positive", (x,)):
            return x
    return node


def _with_constant(op: str, value: bool, other: Expr) -> Expr:
    """`other & value` or `other | value`, of conditions."""
    if value == (op == "|"):
        return Boolean(value)
    return other


def _number(value: Fraction) -> Number | None:
    """The number, where float64 holds it exactly."""
    if value.denominator == 1 and abs(value.numerator) < 2**53:
        return Number(value.numerator)
    rounded = float(value) if abs(value) < 10**300 else 0.0
    return Number(rounded) if Fraction(rounded) == value else None


def nearest(value: Fraction) -> Expr:
    """The number, rounded where float64 does not hold it; a product where it is too large."""
    if abs(value) >= 2**1023:
        return Binary("*", Number(2.0**1000), nearest(value / 2**1000))
    return _number(value) or Number(float(value))


def negate(x: Expr) -> Expr:
    """`-x`, the sign at the first factor."""
    match x:
        case Number(value):
            return Number(-value)
        case Unary("-", inner):
            return inner
        case Binary("*" | "/" as op, left, right):
            return Binary(op, negate(left), right)
        case Binary("-", left, right):
            return Binary("-", right, left)
        case Call("where", (_, a, b)) | IfElse(_, a, b) if ZERO in (a, b):
            return _rejoin(x, negate(a), negate(b))
    return Unary("-", x)


def _is_negative(x: Expr) -> bool:
    """Whether the first factor has a minus sign."""
    while isinstance(x, Binary) and x.op in ("*", "/"):
        x = x.left
    return (isinstance(x, Unary) and x.op == "-") or (isinstance(x, Number) and x.value < 0)


def _rejoin(choice: Expr, x: Expr, y: Expr) -> Expr:
    """The same choice, per element or per call, between other values."""
    condition = choice.children()[0]
    return if_else(condition, x, y) if isinstance(choice, IfElse) else where(condition, x, y)


def add(a: Expr, b: Expr) -> Expr:
    match a, b:
        case Number(0), _:
            return b
        case _, Number(0):
            return a
        case Number(p), Number(q):
            return _number(Fraction(p) + Fraction(q)) or Binary("+", a, b)
        case Call("where", (c, p, q)), Call("where", (d, r, s)) if c == d:
            return where(c, add(p, r), add(q, s))
        case IfElse(c, p, q), IfElse(d, r, s) if c == d:
            return _rejoin(a, add(p, r), add(q, s))
    if (merged := _like_terms(a, b, 1) or _outer_factor(a, b, add)) is not None:
        return merged
    if _is_negative(b):
        return Binary("-", a, negate(b))
    return Binary("-", b, negate(a)) if _is_negative(a) else Binary("+", a, b)


def subtract(a: Expr, b: Expr) -> Expr:
    match a, b:
        case _, Number(0):
            return a
        case Number(0), _:
            return negate(b)
        case Number(p), Number(q):
            return _number(Fraction(p) - Fraction(q)) or Binary("-", a, b)
        case Call("where", (c, p, q)), Call("where", (d, r, s)) if c == d:
            return where(c, subtract(p, r), subtract(q, s))
        case IfElse(c, p, q), IfElse(d, r, s) if c == d:
            return _rejoin(a, subtract(p, r), subtract(q, s))
    if (merged := _like_terms(a, b, -1) or _outer_factor(a, b, subtract)) is not None:
        return merged
    return add(a, negate(b)) if _is_negative(b) else Binary("-", a, b)


def _like_terms(a: Expr, b: Expr, sign: int) -> Expr | None:
    """`a + sign * b` where both are multiples of the same product."""
    (p, first), (q, second) = _factors(a), _factors(b)
    if not first or len(first) != len(second) or Counter(first) != Counter(second):
        return None
    return _product(p + sign * q, first) if p + sign * q != 0 else ZERO


def _outer_factor(a: Expr, b: Expr, join: Callable[[Expr, Expr], Expr]) -> Expr | None:
    """`join(p, q) * u` for `join(p * u, q * u)`, where `u` has come down from further out."""
    (first, below), (second, beneath) = _quotient(a), _quotient(b)
    shared = [factor for factor in first if factor in second]
    if not any(map(_is_outer, shared)):
        return None
    for factor in shared:
        first.remove(factor)
        second.remove(factor)
    p, q = (divide(_multiplied(f), _multiplied(d)) for f, d in ((first, below), (second, beneath)))
    return multiply(join(p, q), _multiplied(shared))


def _quotient(x: Expr) -> tuple[list[Expr], list[Expr]]:
    """The factors of a formula and its divisors."""
    match x:
        case Unary("-", inner):
            factors, divisors = _quotient(inner)
            return [Number(-1), *factors], divisors
        case Binary("*", left, right):
            (first, below), (second, beneath) = _quotient(left), _quotient(right)
            return first + second, below + beneath
        case Binary("/", above, divisor):
            factors, divisors = _quotient(above)
            return factors, [*divisors, divisor]
    return [x], []


def _multiplied(factors: list[Expr]) -> Expr:
    product: Expr = ONE
    for factor in factors:
        product = multiply(product, factor)
    return product


def _is_outer(x: Expr) -> bool:
    """Whether a factor holds the upstream gradient and is more than it, or its conjugate."""
    while isinstance(x, Call) and x.op in ("conj", "real") and len(x.args) == 1:
        (x,) = x.args
    return not isinstance(x, Name) and any(_is_upstream(node) for node in walk(x))


def _factors(x: Expr) -> tuple[Fraction, list[Expr]]:
    """A product as its numeric coefficient and the rest in order."""
    match x:
        case Number(value) if value == value and abs(value) != float("inf"):
            return Fraction(value), []
        case Unary("-", inner):
            coefficient, rest = _factors(inner)
            return -coefficient, rest
        case Binary("*", left, right):
            (p, first), (q, second) = _factors(left), _factors(right)
            return p * q, first + second
    return Fraction(1), [x]


def _is_upstream(x: Expr) -> bool:
    return isinstance(x, Name) and (x.name in ("g", "t") or x.name.startswith(("g_", "t_")))


def multiply(a: Expr, b: Expr) -> Expr:
    (p, first), (q, second) = _factors(a), _factors(b)
    coefficient, factors = p * q, first + second
    if coefficient == 0:
        return ZERO
    for i, factor in enumerate(factors):
        others = factors[:i] + factors[i + 1 :]
        match factor:
            case Call("where", (_, x, y)) | IfElse(_, x, y) if ZERO in (x, y):
                rest = _product(coefficient, others)
                return _rejoin(factor, multiply(rest, x), multiply(rest, y))
            case Binary("/", Number(value), below) if others and Fraction(value) * coefficient in (1, -1):
                quotient = divide(_product(Fraction(1), others), below)
                return quotient if Fraction(value) * coefficient == 1 else negate(quotient)
    return _product(coefficient, factors)


def _product(coefficient: Fraction, factors: list[Expr]) -> Expr:
    ordered = [f for f in factors if not _is_upstream(f)] + [f for f in factors if _is_upstream(f)]
    if not ordered:
        return nearest(coefficient)
    if coefficient not in (1, -1):
        ordered.insert(0, nearest(coefficient))
    product = ordered[0]
    for factor in ordered[1:]:
        product = Binary("*", product, factor)
    return negate(product) if coefficient == -1 else product


def divide(a: Expr, b: Expr) -> Expr:
    match a, b:
        case _, Number(1):
            return a
        case Number(0), _:
            return ZERO
        case Number(p), Number(q) if q != 0 and q == q and abs(q) != float("inf") and abs(p) != float("inf"):
            return _number(Fraction(p) / Fraction(q)) or Binary("/", a, b)
        case Unary("-", x), Unary("-", y):
            return divide(x, y)
        case Unary("-", x), _:
            return negate(divide(x, b))
        case _, Unary("-", y):
            return negate(divide(a, y))
        case ((Call("where", (_, x, y)) | IfElse(_, x, y)), _) if ZERO in (x, y):
            return _rejoin(a, divide(x, b), divide(y, b))
        case Binary("/", x, Number(p)), Number(q) if isinstance(p, int) and isinstance(q, int):
            return divide(x, Number(p * q))
    return Binary("/", a, b)


def power(a: Expr, b: Expr) -> Expr:
    match a, b:
        case _, Number(1):
            return a
        case _, Number(0):
            return ONE
        case Number(p), Number(int() as q) if isinstance(p, int) and 0 <= q <= 16:
            return _number(Fraction(p) ** q) or Binary("**", a, b)
    return Binary("**", a, b)


def if_else(test: Expr, then: Expr, other: Expr) -> Expr:
    if then == other:
        return then
    return _outer_factor(then, other, partial(if_else, test)) or IfElse(test, then, other)


def where(condition: Expr, x: Expr, y: Expr) -> Expr:
    match condition:
        case Boolean(value):
            return x if value else y
        case _ if x == y:
            return x
    match x, y:
        case Call("where", (c, p, _)), _ if c == condition:
            return where(condition, p, y)
        case _, Call("where", (c, _, q)) if c == condition:
            return where(condition, x, q)
    return _outer_factor(x, y, partial(where, condition)) or Call("where", (condition, x, y))


def real_part(x: Expr) -> Expr:
    """`real(x)`, moved inwards past what keeps it."""
    match x:
        case Number() | Compare() | Boolean() | Call("real" | "imag" | "abs" | "angle"):
            return x
        case Call("conj", (inner,)):
            return real_part(inner)
        case _ if _is_negative(x):
            return negate(real_part(negate(x)))
        case Call("where", (c, p, q)):
            return where(c, real_part(p), real_part(q))
    return Call("real", (x,))


def conjugate(x: Expr) -> Expr:
    """`conj(x)`, moved inwards to where it cancels."""
    match x:
        case Number():
            return x
        case Call("conj", (inner,)):
            return inner
        case Call("real" | "imag" | "abs" | "angle"):
            return x
        case Unary("-", inner):
            return negate(conjugate(inner))
        case Binary("+" | "-" | "*" | "/", left, right):
            return _rewrite(x.rebuild((conjugate(left), conjugate(right))))
        case Call("where", (c, p, q)):
            return where(c, conjugate(p), conjugate(q))
        case Compare() | Boolean():
            return x
    return Call("conj", (x,))
