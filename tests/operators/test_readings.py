"""What readers see of internal operators that are not element-wise: the generator's proofs have no values of these."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from cases import OPERATORS

import pylucid as pl

X = np.random.default_rng(5).normal(size=(3, 4, 4))
GIVEN: dict[str, tuple[Any, ...]] = {
    "_inverse": (X,),
    "_log_softmax_gradient": (X, -np.abs(X), 1),
    "_softmax_gradient": (X, X + 1, 1),
}


def test_every_reading_is_looked_at() -> None:
    assert set(GIVEN) == {op.name for op in OPERATORS.values() if op.reads is not None and not op.is_elementwise}


@pytest.mark.parametrize("name", GIVEN)
def test_an_operator_is_what_it_reads_as(name: str) -> None:
    op = OPERATORS[name]
    given = [pl.asarray(value) if isinstance(value, np.ndarray) else value for value in GIVEN[name]]
    wanted = getattr(pl._core, name)(*given)
    named = dict(zip((param.name for param in op.signature.params), given, strict=True))
    read = eval(str(op.reads), {other: getattr(pl.ops, other) for other in ("exp", "inv", "sum")}, named)
    np.testing.assert_allclose(np.asarray(read), np.asarray(wanted), rtol=1e-12, atol=1e-12)
