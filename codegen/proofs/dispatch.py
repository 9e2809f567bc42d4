"""Do the functions that `dispatch` names compute what the record says? `Targets(op, table, diagnostics).check()`.

Is what readers see in place of an operator the same? `check_reading(op, table, diagnostics)`.

What a function computes is a formula in `codegen/targets.py`. A primitive that is called like its target needs no look;
anything else is compared at 50 digits: at random points of the domain and, where inputs are real, at the usual special
values, NaN and infinities among them.
"""

from __future__ import annotations

import random
import re
from itertools import product
from typing import TYPE_CHECKING, Any

from codegen import targets
from codegen.diagnostics import Span
from codegen.dtype_words import accepts_complex, is_pinned
from codegen.formula import dtypes
from codegen.formula.facts import whole
from codegen.formula.parser import parse_string
from codegen.formula.program import NotEvaluated
from codegen.formula.tree import Boolean, Expr, Name, NoneValue, Number, callee, substitute
from codegen.proofs.sampling import Given, Sampler, seed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from codegen.diagnostics import Diagnostics
    from codegen.formula.mp import Values
    from codegen.model import Operator

POINTS = 8
COMPLEX_POINTS = 4
TOLERANCE = 1e-11  # records hold decimal constants of 16 digits
FLOOR = 1e-40  # of the 50 digits, where a value is 0
_SPECIAL = (0.0, 1.0, -1.0, 0.5, 1.5, -2.5)
_NOT_FINITE = ("inf", "-inf", "nan")


class Targets:
    """The targets of one record."""

    def __init__(self, op: Operator, table: Mapping[str, Operator], diagnostics: Diagnostics) -> None:
        self.op, self.table, self.diagnostics = op, table, diagnostics
        self.params = [p.name for p in op.signature.params]

    def check(self) -> None:
        for key, target in targets.named(self.op):
            found = self.meaning(target)
            if found is None:
                name, _ = targets.called(target, self.params)
                message = f"`{name}` is not known to work element by element"
                self.error(key, target, message, "", *self.advice(key))
            elif not self.is_primitive(found):
                self.compare(key, target, found)

    def meaning(self, target: str) -> Expr | None:
        """What a target computes, in the record's parameters."""
        name, given = targets.called(target, self.params)
        text = targets.MEANINGS.get(name)
        if text is None:
            return None
        arguments: dict[str, Expr] = dict.fromkeys("abcd", NoneValue())
        for letter, value in zip("abcd", given, strict=False):
            arguments[letter] = _node(value)
        return substitute(parse_string(text), arguments)

    def is_primitive(self, tree: Expr) -> bool:
        """Whether a formula is a call of the record itself, which is then a primitive."""
        names = tuple(Name(name) for name in self.params)
        return self.op.is_primitive and callee(tree) == self.op.name and tree.children() == names

    def compare(self, key: str, target: str, tree: Expr) -> None:
        try:
            found = self.difference(tree, {}, real_only=key == "cpu")
        except NotEvaluated as reason:
            message = f"`{self.op.name}` cannot be compared with its target `{target}`"
            self.error(key, target, message, str(reason), code="E309")
            return
        if found is not None:
            at, declared, true = found
            message = f"`{target}` does not compute `{self.op.name}`"
            label = f"at {at} it is {declared}; the record's value is {true}"
            self.error(key, target, message, label, *self.advice(key))

    def advice(self, key: str) -> list[str]:
        """The functions that would be right."""
        table = targets.ACCELERATE if key == "cpu" else targets.OURS | targets.MLX
        right = []
        for name in table:
            tree = self.meaning(name) if name in targets.MEANINGS else None
            arity = len(set(re.findall(r"\b[abcd]\b", targets.MEANINGS.get(name, ""))))
            if tree is None or arity != len(self.params):
                continue
            try:
                if self.is_primitive(tree) or self.difference(tree, {}, real_only=key == "cpu") is None:
                    right.append(f"`{name}`")
            except NotEvaluated:
                continue
        return [f"{' or '.join(right)} does"] if right else []

    def difference(
        self, tree: Expr, table: Mapping[str, Operator], *, real_only: bool = False, finite: bool = False
    ) -> tuple[str, str, str] | None:
        """A point at which a formula, of primitives and the operators of a table, and the record differ, and their
        values; `finite`: among numbers."""
        from codegen.formula import mp
        from codegen.proofs.case import show

        if self.op.is_primitive and self.op.name not in mp.functions(True):
            raise NotEvaluated(f"`{self.op.name}` has no definition in codegen/definitions.py")
        is_complex = not real_only and any(map(accepts_complex, self.words.values()))
        modes = (False, True) if is_complex else (False,)
        sampler = Sampler(self.op, random.Random(seed(self.op)))
        compared = 0
        for attributes, _ in sampler.attribute_sets(self.table):
            tests = {n: 0 if v is Given else v for n, v in attributes.items()}
            for complex_ in modes:
                definition = mp.forward(self.op, self.table, tests, complex_)
                program = mp.compile([tree], table, tests, complex_)
                for point in self.points(sampler, attributes, complex_, finite):
                    values = [v for v in (_values(program, point), _values(definition, point)) if v is not None]
                    if len(values) < 2:
                        continue
                    compared += 1
                    if not _same(*values):
                        at = ", ".join(f"{n} = {show(point[n])}" for n in self.params)
                        found, true = (", ".join(map(show, v)) for v in values)
                        return at, found, true
        if not compared:
            raise NotEvaluated("there is a value at no point of the domain")
        return None

    @property
    def words(self) -> dict[str, str]:
        return dtypes.input_words(self.op)

    def points(
        self, sampler: Sampler, attributes: Mapping[str, Any], complex_: bool, finite: bool
    ) -> Iterator[dict[str, Any]]:
        from codegen.formula import mp

        absent = {n: None for n, v in attributes.items() if v is None}
        fixed = {n: v for n, v in attributes.items() if v is not Given and v is not None}
        fixed = {n: mp.number(v) if isinstance(v, float) else v for n, v in fixed.items()}

        def draw() -> dict[str, Any]:
            drawn = sampler.inputs(complex_) | self.integers(sampler)
            return {n: v if isinstance(v, bool | int) else mp.number(v) for n, v in drawn.items()} | fixed | absent

        for _ in range(COMPLEX_POINTS if complex_ else POINTS):
            yield draw()
        if complex_:
            return
        special = {n: self.special(n, sampler) for n in self.words if n not in absent}
        special = {
            n: [mp.number(float(v)) for v in values if not (finite and v in _NOT_FINITE)]
            for n, values in special.items() if values
        }  # fmt: skip
        for name, values in special.items():
            for value in values:
                yield draw() | {name: value}
        if len(special) == 2 and not finite:  # at pairs it is infinities and NaNs that have rules of their own
            for pair in product(*special.values()):
                yield draw() | dict(zip(special, pair, strict=True))

    def integers(self, sampler: Sampler) -> dict[str, int]:
        """Values of inputs that are integers, though of no particular dtype."""
        names = [n for n, word in self.words.items() if word in ("integral", "integer")]
        return {n: sampler.rng.randint(*(int(bound) for bound in sampler.range(n))) for n in names}

    def special(self, name: str, sampler: Sampler) -> list[Any]:
        if is_pinned(self.words[name]) or self.words[name] in ("integral", "integer"):
            return []
        if name not in sampler.domain:
            return [*_SPECIAL, *_NOT_FINITE]
        low, high = sampler.range(name)
        return [*(v for v in _SPECIAL if low <= v <= high), "nan"]

    def error(self, key: str, target: str, message: str, label: str, *notes: str, code: str = "E407") -> None:
        self.diagnostics.error(code, message, place(self.op, key, target), label, notes)


def check_reading(op: Operator, table: Mapping[str, Operator], diagnostics: Diagnostics) -> None:
    """Report what readers see of an internal operator where it is something else."""
    if op.reads is None:
        return
    try:
        found = Targets(op, table, diagnostics).difference(op.reads.tree, table, finite=True)
    except NotEvaluated as reason:
        message = f"`{op.name}` cannot be compared with what it reads as"
        diagnostics.error("E309", message, whole(op.reads), str(reason))
        return
    if found is not None:
        at, read, true = found
        label = f"at {at} it is {read}; the record's value is {true}"
        diagnostics.error("E313", f"`{op.name}` reads as something else than it is", whole(op.reads), label)


def place(op: Operator, key: str, target: str) -> Span:
    """Where a target stands; the record's name where its text is not known."""
    found = re.search(rf"^ +dispatch:.*?\b{key}: *['\"]?(?={re.escape(target)})", op.source, re.MULTILINE | re.DOTALL)
    if found is None:
        return op.span
    before = op.source[: found.end()].split("\n")
    return Span(op.span.file, op.line + len(before) - 1, len(before[-1]) + 1, len(target))


def _node(value: str | bool | int | float) -> Expr:
    if isinstance(value, str):
        return Name(value)
    return Boolean(value) if isinstance(value, bool) else Number(value)


def _values(program: Callable[[Values], list[Any]], point: Values) -> list[Any] | None:
    """The values of a program, where it has any: complex numbers have no order, for example."""
    try:
        values = program(point)
    except TypeError:
        return None
    return list(values[0]) if len(values) == 1 and isinstance(values[0], tuple) else values


def _same(left: Sequence[Any], right: Sequence[Any]) -> bool:
    return len(left) == len(right) and all(map(_close, left, right))


def _close(a: Any, b: Any) -> bool:
    from codegen.definitions import mp

    if mp.isnan(a) or mp.isnan(b):
        # At a pole one may have an infinity where the other has no value.
        return not (mp.isfinite(a) or mp.isfinite(b))
    if not (mp.isfinite(a) and mp.isfinite(b)):
        return bool(a == b)
    return bool(abs(a - b) <= TOLERANCE * (abs(a) + abs(b)) + FLOOR)
