"""Is each formula right? `prove(operators, diagnostics, cache_dir)` compares every gradient of every element-wise
record with the derivative of its definition, at 50 digits, and the float32 evaluation of both with their exact values.
The functions that `dispatch` names are held against the definition, too, and what `reads` says.

Points are drawn from `domain`, seeded by what the record claims, and set on both sides of every kink found; upstream
gradients and tangents are random. A record that passes is remembered in `cache_dir` under a digest of all that its
proof rests on. Many proofs are shared with a second process; each is by itself, so the outcome is the same.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from codegen.diagnostics import Diagnostics
from codegen.dtype_words import is_differentiable
from codegen.formula import dtypes
from codegen.formula.facts import differentiable
from codegen.model import GradKind
from codegen.proofs.cache import Cache, Digests
from codegen.proofs.sharing import shared
from codegen.targets import named

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from codegen.diagnostics import Diagnostic
    from codegen.model import Operator

SECOND = "has a wrong derivative"


@dataclass(frozen=True, slots=True)
class ProofSummary:
    """What a run proved: formulas (gradients), points they were checked at, and how many the cache vouched for."""

    formulas: int
    points: int
    cached: int


def prove(
    operators: Sequence[Operator],
    diagnostics: Diagnostics,
    cache_dir: Path | None = None,
    *,
    meanwhile: Callable[[], None] | None = None,
    progress: Callable[[str], None] | None = None,
) -> ProofSummary:
    """Prove every element-wise record and its targets; counter-examples go to `diagnostics`.

    `meanwhile` is called while a second process proves, or before the first proof where there is none; `progress` is
    told which record is being proved.
    """
    table = {op.name: op for op in operators}
    digests = Digests(table)
    cache = Cache(cache_dir)
    broken = frozenset(diagnostics.broken)
    sound = [op for op in operators if op.is_elementwise and op.name not in broken]
    if broken:  # what a formula means that calls one of them is unknown
        sound = [op for op in sound if broken.isdisjoint(digests.reached(op.name))]
    chosen = [op for op in sound if _provable(op) or _computes(op) or named(op) or op.reads is not None]
    pending = [op for op in chosen if digests.of(op.name) not in cache]
    cached = {op.name for op in chosen} - {op.name for op in pending}
    formulas = points = vouched = 0

    def work(index: int) -> tuple[int, list[Diagnostic]]:
        if progress is not None:
            progress(f"proving {pending[index].name} ({index + 1} of {len(pending)})")
        return _prove_one(pending[index], table)

    outcomes = shared(work, len(pending), meanwhile)
    refuted = [item for _, found in outcomes for item in found]
    # A wrong gradient makes second derivatives wrong wherever it is used: those are its consequences.
    first_order = [item for item in refuted if SECOND not in item.message]
    diagnostics.items += first_order or refuted
    for op, (checked, found) in zip(pending, outcomes, strict=True):
        if found:
            diagnostics.broken.add(op.name)
        else:
            cache.add(digests.of(op.name), checked)
    for op in chosen:
        digest, count = digests.of(op.name), len(op.grad.formulas) if _provable(op) else 0
        if digest in cache:
            formulas, points = formulas + count, points + cache.points(digest)
            vouched += count if op.name in cached else 0
    cache.write(digests.all())
    return ProofSummary(formulas, points, vouched)


def _provable(op: Operator) -> bool:
    return op.grad.kind in (GradKind.FORMULAS, GradKind.DERIVED, GradKind.ZERO) and bool(differentiable(op))


def _computes(op: Operator) -> bool:
    """Whether a record's definition computes with floats, and must keep their digits."""
    words = dtypes.result_words(op)
    floats = any(words[r] in ("T", "real") or is_differentiable(words[r]) for r in op.signature.results)
    return bool(op.forward and differentiable(op)) and floats and not op.accuracy


def _prove_one(op: Operator, table: dict[str, Operator]) -> tuple[int, list[Diagnostic]]:
    """The points of a record's proof, and what refuted it."""
    from codegen.proofs.case import Wrong
    from codegen.proofs.dispatch import Targets, check_reading
    from codegen.proofs.record import Proof

    diagnostics = Diagnostics()
    proof = Proof(op, table, diagnostics)
    try:
        with suppress(Wrong):
            if _provable(op):
                proof.run()
            elif _computes(op):
                proof.run_audit()
        if not any(item.code == "E305" for item in diagnostics.items):  # without a definition there is no more to say
            Targets(op, table, diagnostics).check()
            check_reading(op, table, diagnostics)
    except Exception as reason:  # a mistake of the proof itself must not hide what other records have to say
        message = f"the proof of `{op.name}` failed: {type(reason).__name__}"
        label = str(reason).partition("\n")[0]
        diagnostics.error("E309", message, op.span, label, ("an error of the generator itself",))
    return proof.points, diagnostics.items
