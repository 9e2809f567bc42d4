"""One case of a proof: a record with its discrete attributes fixed, over real or complex numbers."""

from __future__ import annotations

from functools import cached_property, partial
from itertools import product
from typing import TYPE_CHECKING, Any

from codegen.formula import differentiate, dtypes
from codegen.formula.facts import tangent_names, whole
from codegen.model import GradKind, Param
from codegen.proofs.sampling import Given

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from codegen.formula.mp import Values
    from codegen.formula.tree import Expr
    from codegen.proofs.record import Proof

# Records hold decimal constants of 16 digits, so agreement ends there; a wrong formula differs in its first digits.
TOLERANCE = 1e-11
_ONCE = "each term holds it once, as a factor"
ROUND = (0.0, 1.0, -1.0)
_DOMAINS = ((0.1, 3.0), (1.1, 3.0), (-0.9, 0.9), (-3.0, -0.1))  # where functions often have their values


class Wrong(Exception):
    """A record was refuted and reported."""


def run_all(checks: Iterable[Callable[[], None]]) -> None:
    """Every check, whatever the others find."""
    wrong = None
    for check in checks:
        try:
            check()
        except Wrong as found:
            wrong = found
    if wrong is not None:
        raise wrong


class Case:
    """A record with its discrete attributes fixed, over real or complex numbers."""

    def __init__(
        self, proof: Proof, attributes: Mapping[str, Any], complex_: bool, tangents: Mapping[str, Expr]
    ) -> None:
        self.proof, self.op, self.complex_ = proof, proof.op, complex_
        mp = proof.mp
        self.absent = {name for name, value in attributes.items() if value is None}
        params = {p.name: p for p in self.op.signature.params}
        # Tests see `None` or something; values of optional operands are drawn per point.
        self.tests = {n: (0 if v is Given else v) for n, v in attributes.items()}
        self.attributes = {
            n: self.value(params[n], v) for n, v in attributes.items() if v is not Given and not params[n].is_tensor
        }
        self.inputs = [n for n in proof.inputs if n not in self.absent]
        self.real_inputs = {n for n, word in dtypes.input_words(self.op).items() if dtypes.is_real_input(word)}
        self.formulas = {n: f.tree for n, f in self.op.grad.formulas}
        self.named = [n for n in self.inputs if n in self.formulas]
        self.read(mp.EPSILON)
        self.tangent_results = list(tangents)
        self.tangent = self.compile(list(tangents.values()))
        self.literal = complex_ and not self.op.holomorphic
        self.results = self.op.signature.results
        self.result_words = dtypes.result_words(self.op)
        self.sizes: list[Any] = []
        # On a threshold the slope may bend, and there may be none.
        self.slack: Any = 0
        self.is_doubtful = False
        # No dtype tells numbers below it from 0.
        self.underflow = mp.mpf(2) ** -1075
        self.tolerance, self.smallest, self.least = mp.mpf(TOLERANCE), mp.mpf(10) ** -15, mp.mpf(10) ** -35

    def read(self, epsilon: float) -> None:
        """Make programs of the definition and the gradients, in which `eps` is this."""
        self.epsilon = epsilon
        self.definition = self.proof.mp.forward(self.op, self.proof.table, self.tests, self.complex_, epsilon)
        self.known: dict[int, tuple[Values, list[Any]]] = {}  # by the identity of a point
        self.gradient = self.compile([self.formulas[n] for n in self.named])

    def compile(self, trees: Sequence[Expr]) -> Callable[[Values], list[Any]]:
        from codegen.formula.mp import compile

        return compile(trees, self.proof.table, self.tests, self.complex_, self.epsilon)

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

    def check(self, count: int, thorough: bool = True) -> None:
        """`thorough`: at tails and thresholds too, and the second derivative."""
        from codegen.proofs.kinks import check_on, check_together
        from codegen.proofs.second import check_second
        from codegen.proofs.thresholds import planar, thresholds

        points = list(self.sample(count))
        self.sizes = [self.largest([self.forward(v)[i] for v in points]) for i in range(len(self.results))]
        if self.op.grad.kind is not GradKind.ZERO:
            self.check_linear(points[0])
        for values in points:
            self.check_point(values)
        if thorough:
            self.check_round()
        if not thorough:
            return
        if self.complex_:
            together = dict.fromkeys((n for n in self.inputs if n not in self.real_inputs), self.proof.mp.mpf(1))
            for values, on in planar(self):
                if self.is_defined(values):
                    self.slack = 1e-12 * self.size(self.forward(values)) if on else 0
                    self.is_doubtful = True
                    self.check_point(values)
                    if on and len(together) > 1:
                        check_together(self, values, together)
            return
        for values in self.tails():
            if self.is_defined(values):
                self.check_point(values)
        on_points: list[dict[str, Any]] = []
        for values, on in thresholds(self):
            if not self.is_defined(values):
                continue
            if on:
                self.proof.points += 1
                check_on(self, values)
                on_points.append(values)
            else:
                self.check_point(values)
        check_second(self, points[:1], on_points[:4])

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
            raise self.proof.error(
                "E309", message, self.op.span, f"such as {self.describe(values, {})}", self.narrower()
            )

    def narrower(self) -> str:
        """What to say of a domain without a value: where one parameter alone has to be narrowed, how."""
        stated = {name: [f"{bound:g}" for bound in bounds] for name, bounds in self.op.domain}
        numbers = [p.name for p in self.op.signature.attributes if p.kind in ("float", "scalar")]
        for name, (low, high) in product([*numbers, *self.inputs], _DOMAINS):
            uniform = self.proof.rng.uniform
            points = [{**self.draw(), name: self.proof.mp.number(uniform(low, high))} for _ in range(4)]
            if name not in self.absent and all(map(self.is_defined, points)):
                domain = stated | {name: [f"{low:g}", f"{high:g}"]}
                written = ", ".join(f"{n}: [{', '.join(bounds)}]" for n, bounds in domain.items())
                return f"narrow `domain`, to `domain: {{{written}}}` perhaps"
        return "narrow `domain`"

    def tails(self) -> Iterator[dict[str, Any]]:
        """Points far out along inputs that have no domain."""
        from codegen.proofs.thresholds import TAILS

        open_ = [n for n in self.inputs if n not in self.proof.sampler.domain]
        if not open_:
            return
        for index, tail in enumerate(TAILS):
            name = open_[index % len(open_)]
            yield {**self.draw(), name: self.proof.mp.mpf(tail)}

    def allows(self, names: Sequence[str], at: float) -> bool:
        """Whether the domains hold a number; what has none holds every one."""
        domains = (self.proof.sampler.domain.get(name, (at, at)) for name in names)
        return all(low <= at <= high for low, high in domains)

    def check_round(self) -> None:
        for values in self.round_points():
            self.check_ordinary(values)

    def round_points(self) -> Iterator[dict[str, Any]]:
        """Points where divisors vanish that need not be there: each input in turn, then all of them, at 0, 1 and -1;
        each at the ends of its domain."""
        mp, sampler = self.proof.mp, self.proof.sampler
        ends, drawn = {name: sampler.range(name) for name in self.inputs}, self.draw()
        for at in ROUND:
            among = {name: mp.mpf(at) for name, (low, high) in ends.items() if low <= at <= high}
            yield from ({**drawn, name: value} for name, value in among.items())
            if len(among) > 1:
                yield {**drawn, **among}
        for name, bounds in ends.items():
            yield from ({**drawn, name: mp.mpf(bound)} for bound in bounds)

    def check_ordinary(self, values: dict[str, Any]) -> None:
        """That the gradient has a value where the definition has a derivative, and moves with all inputs together."""
        from codegen.proofs.kinks import check_together

        if not self.is_defined(values):
            return
        finite = self.proof.mp.mp.isfinite
        outputs = dict(zip(self.results, self.forward(values), strict=True))
        gs = self.upstream()
        found = self.gradient({**values, **outputs, **gs})
        if self.op.tangent:
            found = found + self.tangent(
                {**values, **outputs, **{t: self.random() for t in tangent_names(self.op).values()}}
            )
        if not all(map(finite, found)):
            if self.is_smooth(values):
                self.check_point(values)
        elif not self.complex_ and len(self.inputs) > 1 and {values[name] for name in self.inputs} in ({1}, {-1}):
            check_together(self, values, dict.fromkeys(self.inputs, self.proof.mp.mpf(1)))

    def is_excused(self, values: Mapping[str, Any]) -> bool:
        """Whether the definition has no derivative to compare with, where that may be."""
        return self.is_doubtful and not self.is_smooth(values)

    def is_smooth(self, values: Mapping[str, Any]) -> bool:
        """Whether the definition has a derivative along each input here."""
        i = self.proof.mp.mpc(0, 1)
        planes = {name: self.complex_ and name not in self.real_inputs for name in self.inputs}
        directions = [{name: d} for name, is_plane in planes.items() for d in ((1, i) if is_plane else (1,))]
        return all(self.slope(values, direction) is not None for direction in directions)

    def slope(self, values: Mapping[str, Any], direction: Mapping[str, Any]) -> list[Any] | None:
        """The derivative of every differentiable result along a direction, where it is the same on both sides."""
        step = max(self.step(values, name) for name in direction)
        kept = [i for i, r in enumerate(self.results) if r in self.proof.gs]
        here, finite = self.forward(values), self.proof.mp.mp.isfinite

        def rises(size: Any) -> list[Any]:
            there = self.definition({**values, **{n: values[n] + size * d for n, d in direction.items()}})
            return [(there[i] - here[i]) / size for i in kept]

        sides = [rises(s * step) for s in (1, -1, 0.5)]
        floor = 1e-12 * self.size(here)
        for a, b, c in zip(*sides, strict=True):
            if not finite(a + b + c) or max(abs(a - b), abs(a - c)) > 1e-6 * abs(a) + floor:
                return None
        return [(a + b) / 2 for a, b, _ in zip(*sides, strict=True)]

    def largest(self, values: Sequence[Any]) -> Any:
        mp = self.proof.mp
        numbers = [abs(v) for v in values if not isinstance(v, bool) and mp.mp.isfinite(v)]
        return max(numbers, default=mp.mpf(0))

    def size(self, here: Sequence[Any]) -> Any:
        """How large the results are, here and over the domain."""
        return self.largest([*self.sizes, *here])

    def forward(self, values: Values) -> list[Any]:
        """The results at a point, which are remembered."""
        if id(values) not in self.known:
            self.known[id(values)] = values, self.definition(values)
        return self.known[id(values)][1]

    def is_defined(self, values: Values) -> bool:
        finite = self.proof.mp.mp.isfinite
        return all(isinstance(v, bool) or finite(v) for v in self.forward(values))

    def check_linear(self, values: Mapping[str, Any], names: Sequence[str] | None = None) -> None:
        outputs = dict(zip(self.results, self.forward(values), strict=True))
        first, second = self.upstream(), {g: -1000 * value for g, value in self.upstream().items()}
        total = {name: 2 * first[name] - second[name] for name in first}
        parts = [self.gradient({**values, **outputs, **g}) for g in (first, second, total)]
        wrong = None
        for name, a, b, c in zip(self.named, *parts, strict=True):
            # What has no value is no question of linearity.
            among = (names is None or name in names) and self.proof.mp.mp.isfinite(a + b + c)
            if among and not self.close(c, 2 * a - b, 1e-14 * (abs(a) + abs(b))):
                where = f"the gradient of `{self.op.name}` with respect to `{name}`"
                message, label = f"{where} is not linear in the upstream gradient", f"at {self.describe(values, first)}"
                wrong = self.proof.error("E302", message, self.proof.span(name), label, _ONCE)
        if wrong is not None:
            raise wrong

    def close(self, a: Any, b: Any, floor: Any = 0) -> bool:
        size = abs(a) + abs(b)
        unknown = floor + self.slack + self.underflow
        return bool(self.proof.mp.mp.isfinite(size) and abs(a - b) <= self.tolerance * size + unknown)

    def step(self, values: Mapping[str, Any], name: str) -> Any:
        """How far to go for a slope: near 0, where an inverse bends, not past a small part of the number itself."""
        size = abs(values[name])
        return self.smallest * (1 + size) if size > 1e-9 or size == 0 else max(size * 1e-6, self.least)

    def noise(self, values: Mapping[str, Any], name: str, weights: Sequence[Any]) -> Any:
        """What 16 digits of constants and 50 of the difference leave unknown of a derivative, times `weights`."""
        mp, step = self.proof.mp, self.step(values, name)
        here, high, low = (self.forward({**values, name: values[name] + s * step}) for s in (0, 1, -1))
        kept = [i for i, r in enumerate(self.results) if r in self.proof.gs]
        curves = [abs(high[i] - 2 * here[i] + low[i]) / step**2 for i in kept]
        floor = 1e-25 * self.size(here)
        return sum(
            (abs(w) * (1e-14 * abs(values[name]) * c + floor) for w, c in zip(weights, curves, strict=True)), mp.mpf(0)
        )

    def derivative(self, values: Mapping[str, Any], name: str, direction: Any = 1) -> list[Any]:
        """The derivative of every differentiable result along one input."""
        step = self.step(values, name)
        high = self.definition({**values, name: values[name] + step * direction})
        low = self.definition({**values, name: values[name] - step * direction})
        kept = [i for i, r in enumerate(self.results) if r in self.proof.gs]
        return [(high[i] - low[i]) / (2 * step) for i in kept]

    def check_point(self, values: Mapping[str, Any]) -> None:
        self.proof.points += 1
        mp = self.proof.mp
        outputs = dict(zip(self.results, self.forward(values), strict=True))
        gs = self.upstream()
        declared = dict(zip(self.named, self.gradient({**values, **outputs, **gs}), strict=True))
        ts = {name: self.random(real=name in self.real_inputs) for name in self.inputs}
        expected = [mp.mpf(0)] * len(gs)
        truths: dict[str, Any] = {}
        for name in self.inputs:
            is_real = name in self.real_inputs
            along = self.derivative(values, name)
            across = self.derivative(values, name, mp.mpc(0, 1)) if self.complex_ and not is_real else along
            if self.complex_ and is_real:  # of its gradient the real part is taken
                given = gs.values() if self.literal else [g.conjugate() for g in gs.values()]
                if name in declared:
                    declared[name] = declared[name].real
                truth = self.real_gradient(list(given), along, [0] * len(along))
                moved = [u * ts[name] for u in along]
            elif self.literal:
                truth = self.real_gradient(list(gs.values()), along, across)
                moved = [ts[name].real * u + ts[name].imag * v for u, v in zip(along, across, strict=True)]
            else:
                if self.complex_:
                    self.check_holomorphic(values, name, along, across)
                truth = sum((g * u for g, u in zip(gs.values(), along, strict=True)), mp.mpf(0))
                moved = [u * ts[name] for u in along]
            expected = [e + m for e, m in zip(expected, moved, strict=True)]
            truths[name] = truth
        checks = [partial(self.compare, values, gs, name, declared.get(name, mp.mpf(0)), truths) for name in truths]
        if self.op.tangent:  # it does not follow from the gradient
            checks.append(partial(self.check_tangent, values, outputs, ts, expected))
        run_all(checks)
        if not self.op.tangent:
            self.check_tangent(values, outputs, ts, expected)

    def paired(self, gradient: Any, move: Any) -> Any:
        """What a gradient says of a move."""
        return (gradient.conjugate() * move).real if self.literal else gradient * move

    def real_gradient(self, gs: Sequence[Any], along: Sequence[Any], across: Sequence[Any]) -> Any:
        mp = self.proof.mp
        real = sum(((g.conjugate() * u).real for g, u in zip(gs, along, strict=True)), mp.mpf(0))
        imag = sum(((g.conjugate() * v).real for g, v in zip(gs, across, strict=True)), mp.mpf(0))
        return mp.mpc(real, imag) if imag else real

    def check_holomorphic(self, values: Mapping[str, Any], name: str, along: list[Any], across: list[Any]) -> None:
        for u, v in zip(along, across, strict=True):
            turned = u * self.proof.mp.mpc(0, 1)
            if self.close(v, turned) or self.is_excused(values):
                continue
            if not self.close(v, turned, self.noise(values, name, [1] * len(along))):
                message = f"`{self.op.name}` has no complex derivative with respect to `{name}`"
                where = f"at {self.describe(values, {})}"
                raise self.proof.error("E308", message, self.op.span, where, "say `holomorphic: false`")

    def compare(
        self, values: Mapping[str, Any], gs: Mapping[str, Any], name: str, declared: Any, truths: Mapping[str, Any]
    ) -> None:
        truth = truths[name]
        if self.close(declared, truth) or not self.proof.mp.mp.isfinite(truth):
            return
        if self.close(declared, truth, self.noise(values, name, list(gs.values()))) or self.is_excused(values):
            return
        where = self.describe(values, gs)
        given, wanted = told_apart(declared, truth)
        shown = f"at {where} it is {given}; the derivative is {wanted}"
        if self.op.grad.kind is GradKind.ZERO:
            message = f"the derivative of `{self.op.name}` with respect to `{name}` is not zero"
            hint = "write `grad`, or leave it out to have it derived"
            raise self.proof.error("E307", message, self.op.span, shown, hint)
        self.check_linear(values, [name])
        advice = self.advice(name, declared, truths)
        raise self.proof.error("E301", self.is_wrong(name), self.proof.span(name), shown, *advice)

    def advice(self, name: str, declared: Any, truths: Mapping[str, Any]) -> list[str]:
        """What went wrong, where it shows, and the formula that would be right, where it can be derived."""
        notes = []
        truth = truths[name]
        if self.close(declared, -truth):
            notes.append("the sign is wrong")
        elif other := next((n for n, t in truths.items() if n != name and self.close(declared, t)), None):
            notes.append(f"it is the gradient with respect to `{other}`")
        return notes + self.formula_hint(name)

    def is_wrong(self, name: str) -> str:
        kind = "derived gradient" if self.op.grad.kind is GradKind.DERIVED else "gradient"
        return f"the {kind} of `{self.op.name}` with respect to `{name}` is wrong"

    def formula_hint(self, name: str) -> list[str]:
        if self.op.is_primitive:
            return []
        if self.op.grad.kind is GradKind.DERIVED:
            return [f"write `grad`; derived is {self.formulas[name]}"]
        try:
            right = differentiate.gradients(self.op, self.proof.table)[name]
        except differentiate.Underivable:
            return []
        return [f"derived from the definition: {right}"]

    def check_tangent(
        self, values: Mapping[str, Any], outputs: Mapping[str, Any], ts: Mapping[str, Any], expected: Sequence[Any]
    ) -> None:
        if not self.tangent_results:
            return
        names = tangent_names(self.op)
        given = {t: ts.get(n, self.proof.mp.mpf(0)) for n, t in names.items()}
        found = self.tangent({**values, **outputs, **given})
        for result, value, truth in zip(self.tangent_results, found, expected, strict=True):
            if self.close(value, truth) or not self.proof.mp.mp.isfinite(truth):
                continue
            noise = sum((self.noise(values, n, [abs(ts[n])] * len(self.proof.gs)) for n in ts), self.proof.mp.mpf(0))
            if self.close(value, truth, noise) or self.is_excused(values):
                continue
            formulas = dict(self.op.tangent)
            span = whole(formulas[result]) if result in formulas else self.op.span
            is_, wanted = told_apart(value, truth)
            shown = f"at {self.describe(values, given)} it is {is_}; the derivative is {wanted}"
            hint = "" if result in formulas else "write `tangent`"
            message = f"the forward-mode formula of `{self.op.name}` is wrong"
            raise self.proof.error("E306", message, span, shown, hint)

    @cached_property
    def inlined(self) -> list[Expr]:
        """The definition, gradients and tangents down to primitives, with their tests decided."""
        from codegen.formula.lowering import inline

        op, decided = self.op, self.proof.mp.decided
        trees = [f.tree for _, f in (*op.forward, *op.grad.formulas, *op.tangent)]
        ready = (decided(tree, self.tests, self.complex_) for tree in trees)
        return [decided(inline(tree, self.proof.table, lambda op: False), self.tests, self.complex_) for tree in ready]

    @cached_property
    def constants(self) -> list[Expr]:
        """Formulas whose numbers are places to look at: the operands of comparisons."""
        from codegen.proofs.thresholds import differences

        return differences(self)

    @cached_property
    def thresholds(self) -> list[tuple[Callable[[Values], list[Any]], list[str]]]:
        """Each formula that is zero where a slope may jump, and the inputs that it reads."""
        from codegen.formula.names import mentions

        return [(self.compile([tree]), [n for n in self.inputs if mentions(tree, n)]) for tree in self.constants]

    def describe(self, values: Mapping[str, Any], gs: Mapping[str, Any]) -> str:
        order = [p.name for p in self.op.signature.params]
        return ", ".join(f"{n} = {show(v)}" for n, v in [*((n, values[n]) for n in order if n in values), *gs.items()])


def told_apart(a: Any, b: Any) -> tuple[str, str]:
    """Two different numbers with as many digits as show that they are."""
    for digits in (6, 9, 12, 15):
        if show(a, digits) != show(b, digits):
            return show(a, digits), show(b, digits)
    return show(a, 17), show(b, 17)


def show(value: Any, digits: int = 6) -> str:
    if value is None or isinstance(value, bool | int | str):
        return str(value)
    if getattr(value, "imag", 0) != 0:
        return f"{complex(value):.{digits}g}"
    try:
        return f"{float(value.real):.{digits}g}"
    except (OverflowError, ValueError):
        return str(value)
