"""Where a record is sampled: inputs and numbers from `domain`, seeded by what the record claims; discrete attributes in
combination."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, Any

from codegen.formula import dtypes
from codegen.formula.checker import default_value
from codegen.formula.tree import Number
from codegen.model import DEFAULT_DOMAIN
from codegen.proofs.cache import claim

if TYPE_CHECKING:
    import random

    from codegen.model import Operator, Param


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

    def __post_init__(self) -> None:
        self.domain = dict(self.op.domain)

    def range(self, name: str) -> tuple[float, float]:
        return self.domain.get(name, DEFAULT_DOMAIN)

    def tensor(self, param: Param, word: str, complex_: bool) -> Any:
        low, high = self.range(param.name)
        if word == "bool":
            return self.rng.random() < 0.5
        if dtypes.is_pinned(word) and not word.startswith(("float", "bfloat", "complex")):
            return self.rng.randint(math.ceil(low), math.floor(high))
        if complex_ and not dtypes.is_pinned(word):
            return complex(self.rng.uniform(low, high), self.rng.uniform(-2.0, 2.0))
        return self.rng.uniform(low, high)

    def inputs(self, complex_: bool) -> dict[str, Any]:
        words = dtypes.input_words(self.op)
        return {p.name: self.tensor(p, words[p.name], complex_) for p in self.op.signature.tensors}

    def attribute_sets(self) -> list[dict[str, Any]]:
        """Combinations of the discrete attributes (strings, bools, absent operands); numbers are drawn."""
        choices: list[list[tuple[str, Any]]] = []
        for param in self.op.signature.params:
            options = self.options(param)
            if options:
                choices.append([(param.name, value) for value in options])
        return [dict(combination) for combination in list(product(*choices))[:8]]

    def options(self, param: Param) -> list[Any]:
        if param.is_tensor:
            return [Given, None] if param.is_optional else []
        if param.kind == "str":
            return list(param.choices)
        if param.kind == "bool":
            return [False, True]
        drawn = self.number(param)
        return [drawn, None] if param.is_optional else [drawn]

    def number(self, param: Param) -> int | float:
        low, high = self.range(param.name)
        if param.kind == "int":
            return self.rng.randint(math.ceil(low), math.floor(high)) if param.name in self.domain else 1
        if param.name in self.domain:
            return self.rng.uniform(low, high)
        default = None if param.default is None or param.is_optional else default_value(param)
        if isinstance(default, Number):
            return default.value * self.rng.uniform(0.5, 1.5) if default.value else self.rng.uniform(0.0, 1.0)
        return self.rng.uniform(low, high)
