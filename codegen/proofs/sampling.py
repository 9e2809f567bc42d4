"""Where a record is sampled: inputs and numbers from `domain`, seeded by what the record claims; discrete attributes in
combination."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass, field
from itertools import islice, pairwise, product
from typing import TYPE_CHECKING, Any

from codegen.dtype_words import is_differentiable, is_pinned
from codegen.formula import dtypes
from codegen.formula.facts import default_value
from codegen.formula.names import free, needs
from codegen.formula.program import decide
from codegen.formula.tree import Compare, Expr, IsNone, Name, Number, walk
from codegen.formula.variants import tests
from codegen.model import DEFAULT_DOMAIN, has_default_domain
from codegen.proofs.cache import claim

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Iterator, Mapping

    from codegen.model import Operator, Param


COMBINATIONS = 1024  # of attributes that are looked at
MOST = 64  # variants that are proved


def seed(op: Operator) -> int:
    return int.from_bytes(hashlib.sha256(claim(op).encode()).digest()[:8], "big")


class Given:
    """Marks an optional operand that is passed."""


@dataclass(slots=True)
class Sampler:
    """Draws inputs and attributes of a record."""

    op: Operator
    rng: random.Random
    domain: dict[str, tuple[float, float]] = field(init=False)
    words: Mapping[str, str] = field(init=False)  # of the inputs

    def __post_init__(self) -> None:
        self.domain = dict(self.op.domain)
        self.words = dtypes.input_words(self.op)

    def range(self, name: str) -> tuple[float, float]:
        return self.domain.get(name, DEFAULT_DOMAIN)

    def tensor(self, param: Param, word: str, complex_: bool) -> Any:
        low, high = self.range(param.name)
        if word == "bool":
            return self.rng.random() < 0.5
        if is_pinned(word) and not is_differentiable(word):
            return self.rng.randint(math.ceil(low), math.floor(high))
        if complex_ and not dtypes.is_real_input(word):
            return complex(self.rng.uniform(low, high), self.rng.uniform(-2.0, 2.0))
        return self.rng.uniform(low, high)

    def inputs(self, complex_: bool) -> dict[str, Any]:
        return {p.name: self.tensor(p, self.words[p.name], complex_) for p in self.op.signature.tensors}

    def attribute_sets(self, table: Mapping[str, Operator]) -> list[tuple[dict[str, Any], bool]]:
        """Combinations of attributes and absent operands. First one (`True`) for each variant of the formulas, then
        such that every value of a number is met."""
        from codegen.formula.lowering import inline
        from codegen.formula.mp import decided

        if not any(p.is_optional or not p.is_tensor for p in self.op.signature.params):
            return [({}, True)]
        formulas = [f.tree for _, f in (*self.op.forward, *self.op.grad.formulas, *self.op.tangent)]
        formulas += [self.op.reads.tree] if self.op.reads is not None else []
        trees = [*formulas, *(inline(tree, table, lambda op: False) for tree in formulas)]
        asked = tuple(dict.fromkeys(test for tree in trees for test in tests(tree)))
        compared = [*asked, *(node for tree in trees for node in walk(tree) if isinstance(node, Compare))]
        choices = {p.name: self.options(p, compared) for p in self.op.signature.params}
        choices = {name: options for name, options in choices.items() if options}
        words = {p.name for p in self.op.signature.params if p.kind in ("str", "bool")}
        read = {node.name for test in asked for node in walk(test) if isinstance(node, Name | IsNone)} | words
        ranges = [v if n in read or None in v else v[:1] for n, v in choices.items()]
        seen: dict[tuple[bool, ...], tuple[tuple[Expr, ...], set[str]]] = {}
        variants: dict[Any, tuple[bool, dict[str, Any]]] = {}
        covered: set[tuple[int, bool]] = set()
        for combination in islice(self.combinations(ranges), COMBINATIONS):
            chosen = dict(zip(choices, combination, strict=True))
            values = {n: 0 if v is Given else v for n, v in chosen.items()}
            outcomes = tuple(decide(test, values) for test in asked)
            if outcomes not in seen:
                variant = tuple(decided(tree, values, c) for tree in trees for c in (False, True))
                seen[outcomes] = variant, words & set(needs(variant).values)
            variant, names = seen[outcomes]
            absent = tuple(n for n, v in chosen.items() if v is None)
            key = variant, tuple((n, chosen[n]) for n in sorted(names)), absent
            if key not in variants:
                variants[key] = covered >= set(enumerate(outcomes)), chosen
                covered |= set(enumerate(outcomes))
        # Those with an outcome that is met for the first time, then the others.
        chosen_variants = sorted(variants.values(), key=lambda variant: variant[0])[:MOST]
        sets = [(chosen, True) for _, chosen in chosen_variants]
        for name, options in choices.items():
            met = [chosen[name] for chosen, _ in sets]
            sets += [(sets[0][0] | {name: value}, False) for value in options if value not in met]
        return sets or [({}, True)]

    def counts(self, attributes: Mapping[str, Any]) -> list[str]:
        """Integers without a domain, which may mean something at 0: as an exponent, say."""
        ints = (p.name for p in self.op.signature.attributes if p.kind == "int" and p.name not in self.domain)
        return [name for name in ints if attributes.get(name)]

    def combinations(self, ranges: list[list[Any]]) -> Iterator[tuple[Any, ...]]:
        """All of them; where they are too many, each value once and then at random."""
        if math.prod(map(len, ranges)) <= COMBINATIONS:
            yield from product(*ranges)
            return
        first = [options[0] for options in ranges]
        for index, options in enumerate(ranges):
            for value in options:
                yield (*first[:index], value, *first[index + 1 :])
        while True:
            yield tuple(self.rng.choice(options) for options in ranges)

    def options(self, param: Param, compared: Iterable[Expr]) -> list[Any]:
        if param.is_tensor:
            return [Given, None] if param.is_optional else []
        if param.kind == "str":
            return list(param.choices)
        if param.kind == "bool":
            return [False, True]
        if param.kind not in ("int", "float", "scalar"):
            return [self.number(param)]
        numbers = self.integers(param, compared) if param.kind == "int" else self.floats(param, compared)
        return [*numbers, None] if param.is_optional else numbers

    def integers(self, param: Param, compared: Iterable[Expr]) -> list[Any]:
        asked = {int(c) + d for c in literals(param.name, compared) for d in (-1, 0, 1)}
        if param.name not in self.domain:
            # Not 0 and below: as an order or a divisor that may mean nothing. What the formulas ask about does.
            default = default_value(param) if param.default is not None and not param.is_optional else None
            around = {int(default.value) + d for d in (0, 1)} if isinstance(default, Number) else set()
            return sorted({1, 2, 3} | around | asked, key=lambda n: (n != 1, n))
        low, high = (
            round_(bound) for round_, bound in zip((math.ceil, math.floor), self.range(param.name), strict=True)
        )
        within = {n for n in {0, 1, 2, low, high} | asked if low <= n <= high}
        return sorted(within, key=lambda n: (n != 1, n))

    def floats(self, param: Param, compared: Iterable[Expr]) -> list[Any]:
        found = self.spread(param)
        low, high = self.range(param.name) if param.name in self.domain else (-math.inf, math.inf)
        for constant in literals(param.name, compared):
            found += [c for c in (constant - 0.25, constant, constant + 0.25) if low <= c <= high and c not in found]
        return found

    def spread(self, param: Param) -> list[Any]:
        """A number of each quarter of the range: a formula may hold in a part of it."""
        if param.name not in self.domain and not has_default_domain(param):
            return [self.number(param), self.number(param)]
        low, high = self.range(param.name)
        ends = [low + (high - low) * quarter / 4 for quarter in range(5)]
        return [self.rng.uniform(*quarter) for quarter in pairwise(ends)]

    def number(self, param: Param) -> int | float:
        low, high = self.range(param.name)
        if param.kind == "int":
            return self.rng.randint(math.ceil(low), math.floor(high)) if param.name in self.domain else 1
        if param.name in self.domain or has_default_domain(param):
            return self.rng.uniform(low, high)
        default = float(param.default or 0)
        return default * self.rng.uniform(0.5, 1.5) if default else self.rng.uniform(0.0, 1.0)


def literals(name: str, compared: Iterable[Expr]) -> list[float]:
    """The numbers that an attribute is compared with."""
    found: dict[float, None] = {}
    for node in compared:
        if isinstance(node, Compare) and name in free(node):
            found |= {float(n.value): None for n in walk(node) if isinstance(n, Number)}
            found |= {-value: None for value in list(found)} if "-" in str(node) else {}
    return list(found)
