"""Derived formulas in order: `collect(tree, results)` gathers equal factors and equal terms.

A product is a coefficient and integer powers of its factors, a sum is a list of products. So `g / s / (2 * s) * a * x`
and `g / s / (2 * s) * x * a` are one term, and `s * s` for a root `s` is what the root is of. A sum over a common
divisor is multiplied out where terms cancel: of `x / sqrt(1 + x * x)` the derivative is `g / s / (1 + x * x)`, not a
difference of nearly equal numbers. A product or sum that forward has computed anyway is read from its result. Nothing
else is multiplied out, and what does not get cheaper stays as it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from codegen.formula.simplify import add, divide, if_else, multiply, nearest, where
from codegen.formula.tree import (
    ONE,
    ZERO,
    Binary,
    Call,
    Compare,
    Expr,
    IfElse,
    Name,
    Number,
    Unary,
    length,
    substitute,
    walk,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

_LONGEST = 4000  # characters of a formula that is looked at
_MOST = 60  # terms of a sum that is multiplied out
_POWER = 3  # `x ** 4` is a call of pow: higher powers stay as they are written
# What operations cost, more or less; a sum for its rounding, too.
_COSTS = {"*": 1, "+": 2, "-": 2, "/": 2, "where": 1, "conj": 1, "real": 1, "imag": 1, "abs": 1, "square": 1}
_CALL = 4
_DIVISOR = 1000  # the largest that is written as one


def collect(tree: Expr, results: Mapping[str, Expr] | None = None) -> Expr:
    """An equal formula that costs no more; it may read `results`, whose definitions are given by name."""
    if length(tree) > _LONGEST:
        return tree
    definitions = results or {}
    plain = _Collector({})
    whole = plain.collect(substitute(tree, definitions))
    reading = _Collector({Name(name): _terms(value) for name, value in definitions.items()})
    return min(reading.collect(whole), whole, plain.collect(tree), key=cost)


def cost(tree: Expr) -> tuple[int, int]:
    """What a formula costs, each distinct part once, and how long it is."""
    total = 0
    for node in set(walk(tree)):
        match node:
            case Binary("**", _, Number(int() as exponent)) if 0 < exponent <= _POWER:
                total += exponent - 1
            case Binary(op) | Unary(op) | Call(op):
                total += _COSTS.get(op, _CALL)
            case Compare() | IfElse():
                total += 1
    return total, length(tree)


@dataclass(frozen=True, slots=True)
class _Term:
    """A product: its coefficient, and the exponent of each factor."""

    coefficient: Fraction
    powers: Mapping[Expr, int]

    def __mul__(self, other: _Term) -> _Term:
        powers = dict(self.powers)
        for factor, exponent in other.powers.items():
            powers[factor] = powers.get(factor, 0) + exponent
        return _reduced(_Term(self.coefficient * other.coefficient, powers))

    def __pow__(self, exponent: int) -> _Term:
        powers = {factor: power * exponent for factor, power in self.powers.items()}
        return _reduced(_Term(self.coefficient**exponent, powers))

    @property
    def key(self) -> frozenset[tuple[Expr, int]]:
        return frozenset(self.powers.items())

    def holds(self, other: _Term) -> bool:
        """Whether every factor of `other`, which has several, is one of this product's."""
        return sum(map(abs, other.powers.values())) > 1 and all(
            exponent * self.powers.get(factor, 0) >= exponent * exponent for factor, exponent in other.powers.items()
        )


_UNIT = _Term(Fraction(1), {})


@dataclass(frozen=True, slots=True)
class _Collector:
    results: Mapping[Expr, Sequence[_Term]]  # the definitions of names that may be read
    known: dict[Expr, Expr] = field(default_factory=dict)

    def collect(self, node: Expr) -> Expr:
        if node not in self.known:
            terms = _terms(node)
            if any(node in term.powers for term in terms):  # no sum or product
                children = tuple(self.collect(child) for child in node.children())
                self.known[node] = node.rebuild(children) if children else node
            else:
                self.known[node] = min([*self.forms(terms), node], key=cost)
        return self.known[node]

    def forms(self, terms: Iterable[_Term]) -> list[Expr]:
        """The formulas that a sum can be written as."""
        joined = self.joined(_merged(self.inside(term) for term in terms))
        return [_sum([self.read(term) for term in joined]), *self.over_common_divisor(joined)]

    def inside(self, term: _Term) -> _Term:
        """The product with its factors collected."""
        product = _Term(term.coefficient, {})
        for factor, exponent in term.powers.items():
            product *= _factor(self.collect(factor)) ** exponent
        return product

    def read(self, term: _Term) -> _Term:
        """The product with a result in place of the factors that it is made of."""
        for name, definition in self.results.items():
            if len(definition) == 1 and term.holds(definition[0]):
                return term * definition[0] ** -1 * _Term(Fraction(1), {name: 1})
        return term

    def joined(self, terms: Sequence[_Term]) -> list[_Term]:
        """The sum with choices by one condition made once, each way collected by itself."""
        grouped: dict[tuple[type[Expr], Expr] | int, list[tuple[_Term, Expr]]] = {}
        for index, term in enumerate(terms):
            choices = [factor for factor, exponent in term.powers.items() if exponent == 1 and _is_choice(factor)]
            if len(choices) == 1:
                condition = choices[0].children()[0]
                rest = term * _Term(Fraction(1), {choices[0]: -1})
                grouped.setdefault((type(choices[0]), condition), []).append((rest, choices[0]))
            else:
                grouped[index] = [(term, ONE)]
        found: list[_Term] = []
        for key, members in grouped.items():
            if isinstance(key, int) or len(members) == 1:
                found += [rest if choice is ONE else rest * _factor(choice) for rest, choice in members]
                continue
            ways = [
                self.collect(_sum([rest * _factor(choice.children()[way]) for rest, choice in members]))
                for way in (1, 2)
            ]
            join = if_else if key[0] is IfElse else where
            found += _terms(join(key[1], *ways))
        return found

    def over_common_divisor(self, terms: Sequence[_Term]) -> list[Expr]:
        """The sum as one quotient, where multiplying out leaves fewer terms than there were, or a sum that is known."""
        if not 1 < len(terms) <= _MOST:
            return []
        factors = list(dict.fromkeys(factor for term in terms for factor in term.powers))
        common = {factor: min(term.powers.get(factor, 0) for term in terms) for factor in factors}
        outside = _Term(Fraction(1), {factor: exponent for factor, exponent in common.items() if exponent})
        inside = outside**-1
        left = _multiplied_out([term * inside for term in terms])
        known = {factor: _terms(factor) for factor, exponent in outside.powers.items() if exponent < 0}
        known |= {name: _multiplied_out(definition) for name, definition in self.results.items()}
        for factor, parts in known.items():
            ratio = _ratio(left, parts)
            if ratio is not None:
                return [_sum([self.read(outside * _Term(ratio, {factor: 1}))])]
        if len(left) >= len(terms):
            return []
        if len(left) == 1:
            return [_sum([self.read(outside * left[0])])]
        return [_sum([outside * _factor(_sum(left))])]


def _multiplied_out(terms: Iterable[_Term]) -> list[_Term]:
    """The sum with factors that are sums multiplied out; as it is where that is long."""
    terms = list(terms)
    expanded: list[_Term] = []
    for term in terms:
        products = [_Term(term.coefficient, {})]
        for factor, exponent in term.powers.items():
            sums = _terms(factor) if exponent > 0 else [_Term(Fraction(1), {factor: -1})]
            for _ in range(abs(exponent)):
                products = [product * part for product in products for part in sums]
                if len(products) > _MOST:
                    return terms
        expanded += products
    return _merged(expanded)


def _is_choice(node: Expr) -> bool:
    return isinstance(node, IfElse) or (isinstance(node, Call) and node.op == "where")


def _ratio(left: Sequence[_Term], right: Sequence[_Term]) -> Fraction | None:
    """What a sum of several terms is times another."""
    if len(left) < 2 or len(left) != len(right):
        return None
    known = {term.key: term.coefficient for term in right}
    ratios = {term.coefficient / known[term.key] if term.key in known else None for term in left}
    return ratios.pop() if len(ratios) == 1 else None


def _terms(node: Expr) -> list[_Term]:
    """A formula as a sum of products; a sum that is a factor counts as one factor."""
    match node:
        case Number(value) if value == value and abs(value) != float("inf"):
            return [_Term(Fraction(value), {})] if value else []
        case Unary("-", operand):
            return [_Term(-term.coefficient, term.powers) for term in _terms(operand)]
        case Binary("+", left, right):
            return _terms(left) + _terms(right)
        case Binary("-", left, right):
            return _terms(left) + _terms(Unary("-", right))
        case Binary("*", left, right):
            return _nonzero(_factor(left) * _factor(right))
        case Binary("/", left, right) if (divisor := _factor(right)).coefficient:
            return _nonzero(_factor(left) * divisor**-1)
        case Binary("**", base, Number(int() as exponent)) if 0 < exponent <= _POWER:
            return _nonzero(_factor(base) ** exponent)
    return [_Term(Fraction(1), {node: 1})]


def _factor(node: Expr) -> _Term:
    """A formula as one product."""
    terms = _terms(node)
    if len(terms) == 1:
        return terms[0]
    return _Term(Fraction(1), {node: 1}) if terms else _Term(Fraction(0), {})


def _nonzero(term: _Term) -> list[_Term]:
    return [term] if term.coefficient else []


def _reduced(term: _Term) -> _Term:
    """The product without factors that cancel, and with roots of squares drawn."""
    powers = dict(term.powers)
    drawn: list[tuple[Expr, int]] = []
    for root in term.powers:
        if isinstance(root, Call) and root.op == "sqrt":
            (inner,) = root.children()
            below = powers.get(inner, 0)
            halves = powers[root] + (2 * below if below * powers[root] < 0 else 0)
            whole = int(halves / 2)
            powers[root] = halves - 2 * whole
            if halves != term.powers[root]:
                powers[inner] = 0
            drawn += [(inner, whole)] if whole else []
    reduced = _Term(term.coefficient, {factor: exponent for factor, exponent in powers.items() if exponent})
    for inner, whole in drawn:
        reduced *= _factor(inner) ** whole
    return reduced


def _merged(terms: Iterable[_Term]) -> list[_Term]:
    """The sum with terms of equal factors added."""
    known: dict[frozenset[tuple[Expr, int]], _Term] = {}
    for term in terms:
        before = known.get(term.key)
        known[term.key] = _Term(before.coefficient + term.coefficient, before.powers) if before is not None else term
    return [term for term in known.values() if term.coefficient]


def _sum(terms: Iterable[_Term]) -> Expr:
    total: Expr = ZERO
    for term in terms:
        total = add(total, _product(term))
    return total


def _product(term: _Term) -> Expr:
    """A product; divided by one factor after the other, and squares as those of quotients: less may overflow."""
    above = {factor: exponent for factor, exponent in term.powers.items() if exponent > 0}
    below = {factor: -exponent for factor, exponent in term.powers.items() if exponent < 0}
    for factor, divisor in zip(_squares(above), _squares(below), strict=False):
        shared = min(above[factor], below[divisor])
        above[factor] -= shared
        below[divisor] -= shared
        above[Binary("/", factor, divisor)] = shared
    number, denominator = term.coefficient.as_integer_ratio()
    binary = abs(number) != 1 and denominator & (denominator - 1) == 0
    product, divisor = nearest(Fraction(number)), Number(denominator)
    if binary or denominator > _DIVISOR:
        product, divisor = nearest(term.coefficient), ONE
    for factor, exponent in above.items():
        product = multiply(product, _power(factor, exponent))
    for factor, exponent in below.items():
        for _ in range(exponent):
            product = divide(product, factor)
    return divide(product, divisor)


def _squares(powers: Mapping[Expr, int]) -> list[Expr]:
    return [factor for factor, exponent in powers.items() if exponent > 1]


def _power(factor: Expr, exponent: int) -> Expr:
    power: Expr = ONE
    while exponent > _POWER:
        power, exponent = multiply(power, Binary("**", factor, Number(2))), exponent - 2
    if exponent > 1 and not isinstance(factor, Name):
        return multiply(power, Binary("**", factor, Number(exponent)))
    for _ in range(exponent):
        power = multiply(power, factor)
    return power
