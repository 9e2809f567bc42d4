"""Is each formula right? `prove(operators, diagnostics, cache_dir)` compares every gradient of every element-wise
record with the derivative of its definition, at 50 digits, and its float32 evaluation with the exact value.

Points are drawn from `domain`, seeded by the record's text, and set on both sides of every kink found; upstream
gradients and tangents are random. A record that passes is remembered in `cache_dir` under a digest of all that its
proof rests on.
"""

from __future__ import annotations

import hashlib
import json
import math
import random
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import version
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from codegen.formula import adjoint, differentiate, dtypes
from codegen.formula.checker import default_value, differentiable, tangent_names, upstream, whole
from codegen.formula.tree import (
    Binary,
    Compare,
    Expr,
    Name,
    Number,
    callee,
    walk,
)
from codegen.model import Formula, GradKind, Operator, Param

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from codegen.diagnostics import Diagnostics, Span
    from codegen.formula.mp import Values

POINTS = 8
COMPLEX_POINTS = 4
# Records hold decimal constants of 16 digits, so agreement ends there; a wrong formula differs in its first digits.
TOLERANCE = 1e-11
# The share of float32's digits that a formula may lose: half of them.
LOST = 2.0**-11.5
_TAILS = (-40.0, -20.0, -10.0, -5.0, -1e-2, -1e-4, 1e-4, 1e-2, 5.0, 10.0, 20.0, 40.0)
_DEFAULT_DOMAIN = (-3.0, 3.0)


@dataclass(frozen=True, slots=True)
class ProofSummary:
    """What a run proved: formulas (gradients), points they were checked at, and how many the cache vouched for."""

    formulas: int
    points: int
    cached: int


class _Wrong(Exception):
    """A record was refuted and reported."""


def prove(operators: Sequence[Operator], diagnostics: Diagnostics, cache_dir: Path | None = None) -> ProofSummary:
    """Prove every element-wise record; counter-examples go to `diagnostics`."""
    table = {op.name: op for op in operators}
    digests = _Digests(table)
    cache = _Cache(cache_dir)
    formulas = points = cached = 0
    for op in operators:
        if not op.is_elementwise or op.name in diagnostics.broken or not _provable(op):
            continue
        count = len(op.grad.formulas)
        digest = digests.of(op.name)
        if digest in cache:
            formulas, points, cached = formulas + count, points + cache.points(digest), cached + count
            continue
        proof = _Proof(op, table, diagnostics)
        try:
            proof.run()
        except _Wrong:
            continue
        cache.add(digest, proof.points)
        formulas, points = formulas + count, points + proof.points
    cache.write(digests.all())
    return ProofSummary(formulas, points, cached)


def _provable(op: Operator) -> bool:
    return op.grad.kind in (GradKind.FORMULAS, GradKind.DERIVED, GradKind.ZERO) and bool(differentiable(op))


# The cache


class _Digests:
    """What a record's proof rests on, as one digest each."""

    def __init__(self, table: Mapping[str, Operator]) -> None:
        self.table = table
        self.known: dict[str, str] = {}

    @cached_property
    def base(self) -> str:
        folder = Path(__file__).parent
        digest = hashlib.sha256(version("mpmath").encode() + version("numpy").encode())
        sources = [folder / "proofs.py", folder / "definitions.py", *sorted((folder / "formula").glob("*.py"))]
        for path in sources:
            digest.update(path.read_bytes())
        return digest.hexdigest()

    def callees(self, op: Operator) -> set[str]:
        trees = [f.tree for _, f in (*op.forward, *op.grad.formulas, *op.tangent)]
        called = (callee(node) for tree in trees for node in walk(tree))
        return {name for name in called if name is not None and name in self.table}

    def of(self, name: str) -> str:
        if name not in self.known:
            reached, pending = {name}, [name]
            while pending:
                new = self.callees(self.table[pending.pop()]) - reached
                reached |= new
                pending += sorted(new)
            texts = [self.base, name, *(self.text(self.table[n]) for n in sorted(reached))]
            self.known[name] = hashlib.sha256("\0".join(texts).encode()).hexdigest()[:32]
        return self.known[name]

    @staticmethod
    def text(op: Operator) -> str:
        return op.source or str(op)

    def all(self) -> set[str]:
        return set(self.known.values())


class _Cache:
    """Digests of proved records with their number of points, in `cache_dir/proofs.json`."""

    def __init__(self, folder: Path | None) -> None:
        self.path = folder / "proofs.json" if folder else None
        self.entries: dict[str, int] = {}
        if self.path and self.path.is_file():
            try:
                loaded = json.loads(self.path.read_text("utf-8"))
                self.entries = {str(k): int(v) for k, v in loaded.items()}
            except (ValueError, AttributeError, TypeError, OSError):
                self.entries = {}
        self.before = dict(self.entries)

    def __contains__(self, digest: str) -> bool:
        return digest in self.entries

    def points(self, digest: str) -> int:
        return self.entries[digest]

    def add(self, digest: str, points: int) -> None:
        self.entries[digest] = points

    def write(self, live: set[str]) -> None:
        kept = {digest: points for digest, points in sorted(self.entries.items()) if digest in live}
        if self.path is None or kept == self.before:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        temporary = self.path.with_suffix(".tmp")
        temporary.write_text(json.dumps(kept, indent=0) + "\n", "utf-8")
        temporary.replace(self.path)


# Points


def _seed(op: Operator) -> int:
    return int.from_bytes(hashlib.sha256(_Digests.text(op).encode()).digest()[:8], "big")


@dataclass(slots=True)
class _Sampler:
    """Draws inputs and attributes of a record."""

    op: Operator
    rng: random.Random
    domain: dict[str, tuple[float, float]] = field(init=False)

    def __post_init__(self) -> None:
        self.domain = dict(self.op.domain)

    def range(self, name: str) -> tuple[float, float]:
        return self.domain.get(name, _DEFAULT_DOMAIN)

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
            return [_Given, None] if param.is_optional else []
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


class _Given:
    """Marks an optional operand that is passed."""


# One record's proof


class _Proof:
    def __init__(self, op: Operator, table: Mapping[str, Operator], diagnostics: Diagnostics) -> None:
        from codegen.formula import mp

        self.op, self.table, self.diagnostics, self.mp = op, table, diagnostics, mp
        self.rng = random.Random(_seed(op))
        self.sampler = _Sampler(op, self.rng)
        self.inputs = differentiable(op)
        self.gs = upstream(op)
        self.points = 0
        self.ratios: dict[str, list[complex]] = {}

    def error(self, code: str, message: str, span: Span, label: str = "", *notes: str) -> _Wrong:
        self.diagnostics.error(code, message, span, label, tuple(n for n in notes if n))
        return _Wrong()

    def span(self, name: str) -> Span:
        formulas = dict(self.op.grad.formulas)
        derived = self.op.grad.kind is not GradKind.FORMULAS or name not in formulas
        return self.op.span if derived else whole(formulas[name])

    def run(self) -> None:
        op = self.op
        if op.is_primitive:
            from codegen.definitions import DEFINITIONS

            if op.name not in DEFINITIONS:
                hint = "add it to codegen/definitions.py, or give the record a `forward`"
                raise self.error(
                    "E305", f"the primitive `{op.name}` has no definition to prove it by", op.span, "", hint
                )
        try:
            tangents = adjoint.tangents(op) or {}
        except adjoint.NoAdjoint as reason:
            message = f"no forward-mode formula of `{op.name}` can be made"
            raise self.error("E124", message, op.span, str(reason), "write `tangent`") from None
        words = dtypes.input_words(op)
        modes = [False] if all(word != "complex" for word in words.values()) else []
        if any(map(dtypes.accepts_complex, words.values())):
            modes.append(True)
        attribute_sets = self.sampler.attribute_sets()
        for complex_ in modes:
            for index, attributes in enumerate(attribute_sets):
                case = _Case(self, attributes, complex_, tangents)
                wanted = COMPLEX_POINTS if complex_ else POINTS
                share = wanted if index == 0 else max(2, wanted // len(attribute_sets))
                self.guard(case, share)
        if self.op.at:
            self.special_points(attribute_sets, tangents)

    def guard(self, case: _Case, count: int) -> None:
        from codegen.formula.program import NotEvaluated

        try:
            case.check(count)
            if not case.complex_ and not self.op.accuracy:
                case.audit()
        except NotEvaluated as reason:
            raise self.error("E309", f"`{self.op.name}` cannot be evaluated", self.op.span, str(reason)) from None
        except TypeError:
            if not case.complex_:
                raise
            message = f"`{self.op.name}` accepts complex numbers, but its formulas order them"
            raise self.error("E309", message, self.op.span, "", "restrict `dtypes` to `real` or `floating`") from None

    def special_points(self, attribute_sets: list[dict[str, Any]], tangents: Mapping[str, Expr]) -> None:
        for point in self.op.at:
            met = [
                _Case(self, attributes, False, tangents).special(point.when, point.grad)
                for attributes in attribute_sets
            ]
            if not any(met):
                raise self.error(
                    "E310", f"no point of the domain of `{self.op.name}` meets this condition", whole(point.when),
                    "an equation of an input and something else is what can be met",
                )  # fmt: skip


class _Case:
    """A record with its discrete attributes fixed, over real or complex numbers."""

    def __init__(
        self, proof: _Proof, attributes: Mapping[str, Any], complex_: bool, tangents: Mapping[str, Expr]
    ) -> None:
        self.proof, self.op, self.complex_ = proof, proof.op, complex_
        mp = proof.mp
        self.absent = {name for name, value in attributes.items() if value is None}
        params = {p.name: p for p in self.op.signature.params}
        # Tests see `None` or something; values of optional operands are drawn per point.
        self.tests = {n: (0 if v is _Given else v) for n, v in attributes.items()}
        self.attributes = {
            n: self.value(params[n], v) for n, v in attributes.items() if v is not _Given and not params[n].is_tensor
        }
        self.inputs = [n for n in proof.inputs if n not in self.absent]
        self.forward = mp.forward(self.op, proof.table, self.tests, complex_)
        formulas = dict(self.op.grad.formulas)
        self.named = [n for n in self.inputs if n in formulas]
        self.gradient = mp.compile([formulas[n].tree for n in self.named], proof.table, self.tests, complex_)
        self.tangent_results = list(tangents)
        self.tangent = mp.compile(list(tangents.values()), proof.table, self.tests, complex_)
        self.literal = complex_ and not self.op.holomorphic
        self.results = self.op.signature.results
        self.result_words = dtypes.result_words(self.op)

    def value(self, param: Param, value: Any) -> Any:
        if value is None or isinstance(value, str | bool) or param.kind == "int":
            return value
        return self.proof.mp.number(value)

    # Drawing

    def draw(self) -> dict[str, Any]:
        mp = self.proof.mp
        values = {
            n: v if isinstance(v, bool | int) else mp.number(v)
            for n, v in self.proof.sampler.inputs(self.complex_).items()
        }
        return values | self.attributes | dict.fromkeys(self.absent)

    def random(self, real: bool = False) -> Any:
        rng, mp = self.proof.rng, self.proof.mp
        magnitude = rng.uniform(0.5, 2.0) * rng.choice((-1.0, 1.0))
        if real or not self.complex_:
            return mp.number(magnitude)
        return mp.number(complex(magnitude, rng.uniform(-2.0, 2.0)))

    def upstream(self) -> dict[str, Any]:
        return {g: self.random(real=self.result_words[r] == "real") for r, g in self.proof.gs.items()}

    # Checks

    def check(self, count: int) -> None:
        for index, values in enumerate(self.sample(count)):
            self.proof.points += 1
            if index == 0 and self.op.grad.kind is not GradKind.ZERO:
                self.check_linear(values)
            self.check_point(values)

    def sample(self, count: int) -> Iterator[dict[str, Any]]:
        found, attempts = 0, 0
        while found < count and attempts < 20 * count:
            attempts += 1
            values = self.draw()
            if self.is_defined(values):
                found += 1
                yield values
        if found == 0:
            message = f"`{self.op.name}` has no finite value at any point drawn from its domain"
            raise self.proof.error("E309", message, self.op.span, "", "narrow `domain`")
        if not self.complex_:
            yield from (values for values in self.kinks() if self.is_defined(values))

    def is_defined(self, values: Values) -> bool:
        finite = self.proof.mp.mp.isfinite
        return all(isinstance(v, bool) or finite(v) for v in self.forward(values))

    def check_linear(self, values: Mapping[str, Any]) -> None:
        outputs = dict(zip(self.results, self.forward(values), strict=True))
        first, second = self.upstream(), self.upstream()
        total = {name: 2 * first[name] - second[name] for name in first}
        parts = [self.gradient({**values, **outputs, **g}) for g in (first, second, total)]
        for name, a, b, c in zip(self.named, *parts, strict=True):
            if not self.close(c, 2 * a - b, abs(a) + abs(b)):
                where = self.describe(values, first)
                message = (
                    f"the gradient of `{self.op.name}` with respect to `{name}` is not linear in the upstream gradient"
                )
                raise self.proof.error(
                    "E302", message, self.proof.span(name), f"at {where}", "it uses `g` more than once"
                )

    def close(self, a: Any, b: Any, scale: Any = 0) -> bool:
        finite = self.proof.mp.mp.isfinite
        if not (finite(a) and finite(b)):
            return False
        return bool(abs(a - b) <= TOLERANCE * (abs(a) + abs(b)) + 1e-14 * scale + 1e-15)

    def derivative(self, values: Mapping[str, Any], name: str, direction: Any = 1) -> list[Any]:
        """The derivative of every differentiable result along one input."""
        mp = self.proof.mp
        step = mp.mpf(10) ** -15 * (1 + abs(values[name]))
        high = self.forward({**values, name: values[name] + step * direction})
        low = self.forward({**values, name: values[name] - step * direction})
        kept = [i for i, r in enumerate(self.results) if r in self.proof.gs]
        return [(high[i] - low[i]) / (2 * step) for i in kept]

    def check_point(self, values: Mapping[str, Any]) -> None:
        mp = self.proof.mp
        outputs = dict(zip(self.results, self.forward(values), strict=True))
        gs = self.upstream()
        declared = dict(zip(self.named, self.gradient({**values, **outputs, **gs}), strict=True))
        ts = {name: self.random() for name in self.inputs}
        expected = [mp.mpf(0)] * len(gs)
        truths: dict[str, Any] = {}
        for name in self.inputs:
            along = self.derivative(values, name)
            if self.complex_ and not self.is_pinned(name):
                across = self.derivative(values, name, mp.mpc(0, 1))
            else:
                across = along
            if self.literal:
                truth = self.real_gradient(list(gs.values()), along, across)
                moved = [ts[name].real * u + ts[name].imag * v for u, v in zip(along, across, strict=True)]
            else:
                if self.complex_:
                    self.check_holomorphic(values, name, along, across)
                truth = sum((g * u for g, u in zip(gs.values(), along, strict=True)), mp.mpf(0))
                moved = [u * ts[name] for u in along]
            expected = [e + m for e, m in zip(expected, moved, strict=True)]
            truths[name] = truth
        for name in truths:
            self.compare(values, gs, name, declared.get(name, mp.mpf(0)), truths)
        self.check_tangent(values, outputs, ts, expected)

    def is_pinned(self, name: str) -> bool:
        return dtypes.is_pinned(dtypes.input_words(self.op)[name])

    def real_gradient(self, gs: Sequence[Any], along: Sequence[Any], across: Sequence[Any]) -> Any:
        mp = self.proof.mp
        real = sum(((g.conjugate() * u).real for g, u in zip(gs, along, strict=True)), mp.mpf(0))
        imag = sum(((g.conjugate() * v).real for g, v in zip(gs, across, strict=True)), mp.mpf(0))
        return mp.mpc(real, imag)

    def check_holomorphic(self, values: Mapping[str, Any], name: str, along: list[Any], across: list[Any]) -> None:
        for u, v in zip(along, across, strict=True):
            if not self.close(v, u * self.proof.mp.mpc(0, 1), abs(u) * 1e3):
                message = f"`{self.op.name}` has no complex derivative with respect to `{name}`"
                where = f"at {self.describe(values, {})}"
                raise self.proof.error("E308", message, self.op.span, where, "say `holomorphic: false`")

    def compare(
        self, values: Mapping[str, Any], gs: Mapping[str, Any], name: str, declared: Any, truths: Mapping[str, Any]
    ) -> None:
        truth = truths[name]
        if self.close(declared, truth, 1) or not self.proof.mp.mp.isfinite(truth):
            return
        where = self.describe(values, gs)
        shown = f"at {where} it is {_show(declared)}; the derivative is {_show(truth)}"
        if self.op.grad.kind is GradKind.ZERO:
            message = f"the derivative of `{self.op.name}` with respect to `{name}` is not zero"
            hint = "write `grad`, or leave it out to have it derived"
            raise self.proof.error("E307", message, self.op.span, shown, hint)
        self.check_linear(values)
        message = f"the gradient of `{self.op.name}` with respect to `{name}` is wrong"
        raise self.proof.error("E301", message, self.proof.span(name), shown, *self.advice(name, declared, truths))

    def advice(self, name: str, declared: Any, truths: Mapping[str, Any]) -> list[str]:
        """What went wrong, where it shows, and the formula that would be right, where it can be derived."""
        notes = []
        truth = truths[name]
        if self.close(declared, -truth, 1):
            notes.append("the sign is wrong")
        elif other := next((n for n, t in truths.items() if n != name and self.close(declared, t, 1)), None):
            notes.append(f"it is the gradient with respect to `{other}`")
        if not self.op.is_primitive:
            try:
                right = differentiate.gradients(self.op, self.proof.table)[name]
                notes.append(f"derived from the definition: {right}")
            except differentiate.Underivable:
                pass
        return notes

    def check_tangent(
        self, values: Mapping[str, Any], outputs: Mapping[str, Any], ts: Mapping[str, Any], expected: Sequence[Any]
    ) -> None:
        if not self.tangent_results:
            return
        names = tangent_names(self.op)
        given = {t: ts.get(n, self.proof.mp.mpf(0)) for n, t in names.items()}
        found = self.tangent({**values, **outputs, **given})
        for result, value, truth in zip(self.tangent_results, found, expected, strict=True):
            if self.close(value, truth, 1) or not self.proof.mp.mp.isfinite(truth):
                continue
            formulas = dict(self.op.tangent)
            span = whole(formulas[result]) if result in formulas else self.op.span
            shown = f"at {self.describe(values, given)} it is {_show(value)}; the derivative is {_show(truth)}"
            hint = "" if result in formulas else "write `tangent`"
            message = f"the forward-mode formula of `{self.op.name}` is wrong"
            raise self.proof.error("E306", message, span, shown, hint)

    def describe(self, values: Mapping[str, Any], gs: Mapping[str, Any]) -> str:
        order = [p.name for p in self.op.signature.params]
        return ", ".join(f"{n} = {_show(v)}" for n, v in [*((n, values[n]) for n in order if n in values), *gs.items()])

    # Kinks

    def differences(self) -> list[Expr]:
        """Formulas that change sign where a slope may jump."""
        from codegen.definitions import KINKS
        from codegen.formula.lowering import inline

        trees = [f.tree for _, f in self.op.forward]
        if self.op.is_primitive:
            params = [Name(p.name) for p in self.op.signature.params]
            pair = KINKS.get(self.op.name)
            return [] if pair is None else [_difference(params[pair[0]], None if pair[1] is None else params[pair[1]])]
        found: dict[Expr, None] = {}
        for tree in trees:
            ready = self.proof.mp.decided(inline(tree, self.proof.table, lambda op: False), self.tests, self.complex_)
            for node in walk(ready):
                pair = KINKS.get(callee(node) or "")
                if isinstance(node, Compare):
                    found[_difference(node.left, node.right)] = None
                elif pair is not None:
                    children = node.children()
                    found[_difference(children[pair[0]], None if pair[1] is None else children[pair[1]])] = None
        return list(found)

    def kinks(self) -> Iterator[dict[str, Any]]:
        """Points close to a kink, on either side of it."""
        for difference in self.differences():
            program = self.proof.mp.compile([difference], self.proof.table, self.tests)
            for name in self.inputs:
                root = self.root(program, name)
                if root is None:
                    continue
                values, at = root
                offset = self.proof.mp.mpf(1) / 1024 * (1 + abs(at))
                low, high = self.proof.sampler.range(name)
                for beside in (at - offset, at + offset):
                    if low <= beside <= high:
                        yield {**values, name: beside}

    def root(self, program: Callable[[Values], list[Any]], name: str) -> tuple[dict[str, Any], Any] | None:
        """A point, and the value of one input at which the formula changes sign there."""
        mp = self.proof.mp
        low, high = self.proof.sampler.range(name)
        grid = [mp.mpf(low) + (mp.mpf(high) - mp.mpf(low)) * i / 7 for i in range(8)]
        for _ in range(3):
            values = self.draw()
            signs = [program({**values, name: x})[0] for x in grid]
            for left, right, a, b in zip(grid, grid[1:], signs, signs[1:], strict=False):
                if not (a * b < 0):
                    if a == 0:
                        return values, left
                    continue
                for _ in range(30):
                    middle = (left + right) / 2
                    value = program({**values, name: middle})[0]
                    if value == 0:
                        return values, middle
                    left, right, a = (middle, right, value) if value * a > 0 else (left, middle, a)
                return values, left
        return None

    def special(self, when: Formula, grad: tuple[tuple[str, Formula], ...]) -> bool:
        """Check an `at` entry; whether its condition could be met with these attributes."""
        from codegen.formula.names import free

        if any(n in self.absent for n in free(when.tree)):
            return False
        found = False
        for _ in range(2):
            values = self.meet(when.tree)
            if values is not None and self.is_defined(values):
                self.check_special(values, grad)
                found = True
        return found

    def meet(self, when: Expr) -> dict[str, Any] | None:
        """A point at which the condition holds."""
        compile_, table = self.proof.mp.compile, self.proof.table
        holds = compile_([when], table, self.tests)
        for _ in range(12):
            values = self.draw()
            for name, other in self.equations(when):
                values = {**values, name: compile_([other], table, self.tests)(values)[0]}
            if holds(values)[0] is True:
                return values
        return None

    def equations(self, when: Expr) -> Iterator[tuple[str, Expr]]:
        """Inputs and what the condition wants them to equal."""
        if isinstance(when, Binary) and when.op == "&":
            yield from self.equations(when.left)
            yield from self.equations(when.right)
        elif isinstance(when, Compare):
            for side, other in ((when.left, when.right), (when.right, when.left)):
                if isinstance(side, Name) and side.name in self.inputs:
                    yield side.name, other
                    break

    def check_special(self, values: Mapping[str, Any], grad: tuple[tuple[str, Formula], ...]) -> None:
        mp = self.proof.mp
        outputs = dict(zip(self.results, self.forward(values), strict=True))
        gs = self.upstream()
        scope = {**values, **outputs, **gs}
        wanted = [(n, f) for n, f in grad if n in self.inputs]
        declared = mp.compile([f.tree for _, f in wanted], self.proof.table, self.tests)(scope)
        actual = dict(zip(self.named, self.gradient(scope), strict=True))
        for (name, formula), value in zip(wanted, declared, strict=True):
            shown = self.describe(values, gs)
            sides = self.one_sided(values, name, list(gs.values()))
            if sides is not None and not self.between(value, *sides):
                low, high = sorted(sides)
                message = f"the value of the gradient of `{self.op.name}` with respect to `{name}` is no subgradient"
                label = f"at {shown} it is {_show(value)}, outside [{_show(low)}, {_show(high)}]"
                hint = "it must lie between the one-sided slopes"
                raise self.proof.error("E303", message, whole(formula), label, hint)
            given = actual.get(name, mp.mpf(0))
            same = given == value or self.close(given, value, 1)
            if not same:
                message = f"the gradient of `{self.op.name}` with respect to `{name}` does not take this value"
                label = f"at {shown} the formula gives {_show(given)}, not {_show(value)}"
                raise self.proof.error("E311", message, whole(formula), label, "let the formula choose it with `where`")

    def one_sided(self, values: Mapping[str, Any], name: str, gs: Sequence[Any]) -> tuple[Any, Any] | None:
        """The slopes to the left and to the right, times `g`; `None` where the definition jumps or ends."""
        mp = self.proof.mp
        step = mp.mpf(10) ** -15 * (1 + abs(values[name]))
        kept = [i for i, r in enumerate(self.results) if r in self.proof.gs]
        here = self.forward(values)
        slopes = []
        for direction in (-1, 1):
            there = self.forward({**values, name: values[name] + direction * step})
            rises = [(there[i] - here[i]) / (direction * step) for i in kept]
            slope = sum((rise * g for rise, g in zip(rises, gs, strict=True)), mp.mpf(0))
            if not mp.mp.isfinite(slope) or abs(slope) > 1e7:
                return None
            slopes.append(slope)
        return slopes[0], slopes[1]

    def between(self, value: Any, left: Any, right: Any) -> bool:
        slack = 1e-9 * (1 + abs(left) + abs(right))
        return bool(min(left, right) - slack <= value <= max(left, right) + slack)

    # Accuracy

    def audit(self) -> None:
        """The formulas in float32 arithmetic against the exact values, over the domain and its tails."""
        import numpy

        from codegen.formula import np

        if self.op.grad.kind is GradKind.ZERO or not self.named:
            return
        mp = self.proof.mp
        gs = {g: mp.number(float(numpy.float32(v))) for g, v in self.upstream().items()}
        points: list[dict[str, Any]] = []
        truths: list[list[Any]] = []
        for point in self.audit_points():
            outputs = dict(zip(self.results, self.forward(point), strict=True))
            if all(isinstance(v, bool) or mp.mp.isfinite(v) for v in outputs.values()):
                points.append({**point, **outputs})
                truths.append(self.gradient({**point, **outputs, **gs}))
        if not points:
            return
        scope = self.float32_scope(points, gs)
        formulas = dict(self.op.grad.formulas)
        found = np.compile([formulas[n].tree for n in self.named], self.proof.table, "float32", self.tests)(scope)
        for column, (name, values) in enumerate(zip(self.named, found, strict=True)):
            spread = numpy.broadcast_to(numpy.asarray(values, dtype=numpy.float64), (len(points),))
            for point, value, truth in zip(points, spread, truths, strict=True):
                self.check_digits(point, name, float(value), truth[column], gs)

    def float32_scope(self, points: Sequence[Mapping[str, Any]], gs: Mapping[str, Any]) -> dict[str, Any]:
        """Inputs, attributes, and results as float32 computes them."""
        import numpy

        from codegen.formula import np

        def array(name: str) -> Any:
            values = numpy.array([self.plain(p[name]) for p in points])
            return values.astype(numpy.float32) if values.dtype == numpy.float64 else values

        scope: dict[str, Any] = {p.name: array(p.name) for p in self.op.signature.tensors if p.name not in self.absent}
        scope |= dict.fromkeys(self.absent)
        for name, value in self.attributes.items():
            scope[name] = value if value is None or isinstance(value, int | str) else numpy.float32(value)
        scope |= {g: numpy.float32(v) for g, v in gs.items()}
        if self.op.is_primitive:
            return scope | {r: array(r) for r in self.results}
        trees = [f.tree for _, f in self.op.forward]
        outputs = np.compile(trees, self.proof.table, "float32", self.tests)(scope)
        return scope | {r: numpy.asarray(o, dtype=numpy.float32) for r, o in zip(self.results, outputs, strict=True)}

    def plain(self, value: Any) -> Any:
        return value if isinstance(value, bool | int) else float(value)

    def audit_points(self) -> Iterator[dict[str, Any]]:
        """Points that float32 holds exactly."""
        import numpy

        mp, sampler = self.proof.mp, self.proof.sampler
        attributes = {
            n: mp.number(float(numpy.float32(v))) if isinstance(v, mp.mpf) else v for n, v in self.attributes.items()
        }
        self.attributes = attributes
        plan = [("", 0.0)] * 4 + [(name, tail) for name in self.inputs for tail in _TAILS]
        for chosen_name, tail in plan:
            values = self.draw()
            for param in self.op.signature.tensors:
                name = param.name
                if name in self.absent or not isinstance(values[name], mp.mpf):
                    continue
                low, high = sampler.range(name)
                if name not in sampler.domain:
                    low, high = -math.inf, math.inf
                chosen = float(values[name])
                if name == chosen_name:
                    chosen = min(max(tail, low), high)
                values[name] = mp.number(float(numpy.float32(chosen)))
            yield values

    def check_digits(
        self, point: Mapping[str, Any], name: str, value: float, truth: Any, gs: Mapping[str, Any]
    ) -> None:
        scale = abs(truth)
        if not self.proof.mp.mp.isfinite(truth) or not 1e-30 <= scale <= 1e37:
            return
        if math.isfinite(value) and abs(value - truth) <= LOST * scale:
            return
        message = f"the gradient of `{self.op.name}` with respect to `{name}` loses its digits in float32"
        label = f"at {self.describe(point, gs)} float32 gives {value:.6g}; the value is {_show(truth)}"
        hint = "rewrite it without the cancellation or overflow, or say under `accuracy` why it may"
        raise self.proof.error("E304", message, self.proof.span(name), label, hint)


def _difference(left: Expr, right: Expr | None) -> Expr:
    return left if right is None or right == Number(0) else Binary("-", left, right)


def _show(value: Any) -> str:
    if value is None or isinstance(value, bool | int | str):
        return str(value)
    if getattr(value, "imag", 0) != 0:
        return f"{complex(value):.6g}"
    try:
        return f"{float(value.real):.6g}"
    except (OverflowError, ValueError):
        return str(value)
