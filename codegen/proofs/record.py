"""The proof of one record: its cases, and what is reported of them."""

from __future__ import annotations

import random
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from codegen.dtype_words import accepts_complex
from codegen.formula import adjoint, dtypes
from codegen.formula.facts import differentiable, upstream, whole
from codegen.model import GradKind
from codegen.proofs.accuracy import audit
from codegen.proofs.case import Case, Wrong
from codegen.proofs.kinks import is_met
from codegen.proofs.sampling import Sampler, seed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from codegen.diagnostics import Diagnostics, Span
    from codegen.formula.tree import Expr
    from codegen.model import Operator

Result = TypeVar("Result")

POINTS = 8
POINTS_AND_TAILS = 4  # of a record whose tails are looked at, too
COMPLEX_POINTS = 3


class Proof:
    def __init__(self, op: Operator, table: Mapping[str, Operator], diagnostics: Diagnostics) -> None:
        from codegen.formula import mp

        self.op, self.table, self.diagnostics, self.mp = op, table, diagnostics, mp
        self.rng = random.Random(seed(op))
        self.sampler = Sampler(op, self.rng)
        self.inputs = differentiable(op)
        self.gs = upstream(op)
        self.points = 0

    def error(self, code: str, message: str, span: Span, label: str = "", *notes: str) -> Wrong:
        self.diagnostics.error(code, message, span, label, tuple(n for n in notes if n))
        return Wrong()

    def span(self, name: str) -> Span:
        formulas = dict(self.op.grad.formulas)
        derived = self.op.grad.kind is not GradKind.FORMULAS or name not in formulas
        return self.op.span if derived else whole(formulas[name])

    def run(self) -> None:
        from codegen.formula.program import NotEvaluated

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
        if any(map(accepts_complex, words.values())):
            modes.append(True)
        is_open = any(name not in self.sampler.domain for name in self.inputs)
        attribute_sets = self.guarded(lambda: self.sampler.attribute_sets(self.table), False)
        for complex_ in modes:
            points = COMPLEX_POINTS if complex_ else POINTS_AND_TAILS if is_open else POINTS
            for index, (attributes, thorough) in enumerate(attribute_sets):
                share = points if index == 0 else max(2, points // len(attribute_sets))
                self.guarded(partial(self.check, attributes, complex_, tangents, share, thorough), complex_)
        for attributes, _ in attribute_sets[:1]:
            for name in self.sampler.counts(attributes):
                with suppress(NotEvaluated, TypeError, AttributeError):
                    Case(self, attributes | {name: 0}, modes[0], tangents).check_round()
        if op.at:
            self.guarded(lambda: self.special_points([a for a, _ in attribute_sets], tangents), False)

    def check(
        self, attributes: dict[str, Any], complex_: bool, tangents: Mapping[str, Expr], count: int, thorough: bool
    ) -> None:
        case = Case(self, attributes, complex_, tangents)
        case.check(count, thorough)
        if thorough and not complex_ and not self.op.accuracy:
            audit(case)

    def run_audit(self) -> None:
        """The float32 audit alone, of a record without gradients."""
        for attributes, thorough in self.guarded(lambda: self.sampler.attribute_sets(self.table), False):
            if thorough:
                self.guarded(partial(audit, Case(self, attributes, False, {})), False)

    def guarded(self, work: Callable[[], Result], complex_: bool) -> Result:
        from codegen.formula.program import NotEvaluated

        try:
            return work()
        except NotEvaluated as reason:
            message, hint = f"`{self.op.name}` cannot be evaluated", ""
            if "the definition of" in str(reason):
                hint = "narrow `domain` to where it has a value, or mend it in codegen/definitions.py"
            raise self.error("E309", message, self.op.span, str(reason), hint) from None
        except (TypeError, AttributeError) as reason:  # mpmath's, of complex numbers where it wants real ones
            if not complex_:
                message = f"`{self.op.name}` cannot be evaluated"
                raise self.error("E309", message, self.op.span, str(reason)) from None
            what = "definition does not take them" if self.op.is_primitive else "formulas order them"
            message = f"`{self.op.name}` accepts complex numbers, but its {what}"
            raise self.error("E309", message, self.op.span, "", "restrict `dtypes` to `real` or `floating`") from None

    def special_points(self, attribute_sets: list[dict[str, Any]], tangents: Mapping[str, Expr]) -> None:
        for point in self.op.at:
            met = [
                is_met(Case(self, attributes, False, tangents), point.when, point.grad) for attributes in attribute_sets
            ]
            if not any(met):
                raise self.error(
                    "E310", f"no point of the domain of `{self.op.name}` meets this condition", whole(point.when),
                    "an equation of an input and something else is what can be met",
                )  # fmt: skip
