"""Hypothesis strategies of the array API for pylucid, and comparison with NumPy."""

from __future__ import annotations

import math
import os
from typing import TYPE_CHECKING, Any

import numpy as np
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.extra.array_api import make_strategies_namespace

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Sequence

xps = make_strategies_namespace(pl)

# More examples than the usual run has: PYLUCID_EXAMPLES=300 pytest tests/conformance
checked = settings(
    max_examples=int(os.environ.get("PYLUCID_EXAMPLES", "8")),
    deadline=None,
    database=None,
    derandomize="PYLUCID_EXAMPLES" not in os.environ,
    suppress_health_check=list(HealthCheck),
)

SIGNED = (pl.int8, pl.int16, pl.int32, pl.int64)
UNSIGNED = (pl.uint8, pl.uint16, pl.uint32, pl.uint64)
INTEGERS = SIGNED + UNSIGNED
FLOATS = (pl.float32, pl.float64)
COMPLEX = (pl.complex64, pl.complex128)
REAL = INTEGERS + FLOATS
INEXACT = FLOATS + COMPLEX
NUMERIC = REAL + COMPLEX
ALL = (pl.bool, *NUMERIC)

BITS = {d: pl.iinfo(d).bits for d in INTEGERS}


def promoted(a: Any, b: Any) -> Any:
    """The standard's table; None where it has no entry."""
    if a == b:
        return a
    for family in (SIGNED, UNSIGNED, FLOATS, COMPLEX):
        if a in family and b in family:
            return max(a, b, key=family.index)
    if a in UNSIGNED and b in SIGNED:
        a, b = b, a
    if a in SIGNED and b in UNSIGNED and b != pl.uint64:
        return next(d for d in SIGNED if BITS[d] >= BITS[a] and BITS[d] > BITS[b])
    return None


def pairs(dtypes: Sequence[Any]) -> st.SearchStrategy[tuple[Any, Any]]:
    return st.sampled_from([(a, b) for a in dtypes for b in dtypes if promoted(a, b) is not None])


def narrower(dtypes: Sequence[Any]) -> st.SearchStrategy[tuple[Any, Any]]:
    """Pairs that promote to their first."""
    return st.sampled_from([(a, b) for a in dtypes for b in dtypes if promoted(a, b) == a])


def shapes(**kwargs: Any) -> st.SearchStrategy[tuple[int, ...]]:
    options = {"min_dims": 0, "max_dims": 3, "min_side": 0, "max_side": 4} | kwargs
    return xps.array_shapes(**options)  # type: ignore[no-any-return]


def broadcastable(n: int, **kwargs: Any) -> st.SearchStrategy[tuple[tuple[int, ...], ...]]:
    options = {"min_dims": 0, "max_dims": 3, "min_side": 0, "max_side": 3} | kwargs
    return xps.mutually_broadcastable_shapes(n, **options).map(lambda shapes: shapes.input_shapes)  # type: ignore[no-any-return]


def arrays(dtype: Any, shape: Any, **elements: Any) -> st.SearchStrategy[Any]:
    return xps.arrays(dtype, shape, elements=elements or None)  # type: ignore[no-any-return]


def small(dtype: Any) -> st.SearchStrategy[Any]:
    """Elements whose sums and products are exact."""
    if dtype == pl.bool:
        return st.booleans()
    if dtype in UNSIGNED:
        return st.integers(0, 3)
    if dtype in COMPLEX:
        return st.tuples(st.integers(-3, 3), st.integers(-3, 3)).map(lambda z: complex(*z))
    return st.integers(-3, 3).map(float if dtype in FLOATS else int)


def scalars(dtype: Any) -> st.SearchStrategy[Any]:
    """Python numbers of the dtype's kind and in its range."""
    return xps.from_dtype(dtype)  # type: ignore[no-any-return]


def axes(ndim: int) -> st.SearchStrategy[Any]:
    if ndim == 0:
        return st.none()
    return st.none() | st.integers(-ndim, ndim - 1) | xps.valid_tuple_axes(ndim)  # type: ignore[no-any-return]


def keywords(**options: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Any subset of the keywords."""
    return st.fixed_dictionaries({}, optional=options)


def kind_of(dtype: Any) -> type:
    return bool if dtype == pl.bool else int if dtype in INTEGERS else float if dtype in FLOATS else complex


def same(ours: Any, theirs: Any, tolerance: float = 0.0, dtype: Any = None) -> None:
    """Equal shape and values (NaN equals NaN), and the dtype given, else NumPy's."""
    assert isinstance(ours, pl.Tensor), type(ours)
    theirs = np.asarray(theirs)
    assert ours.shape == theirs.shape, (ours.shape, theirs.shape)
    assert ours.dtype == (dtype if dtype is not None else getattr(pl, theirs.dtype.name)), (ours.dtype, theirs.dtype)
    np.testing.assert_allclose(ours.numpy(), theirs, rtol=tolerance, atol=tolerance)


def is_nan(value: Any) -> bool:
    return math.isnan(value.real) or math.isnan(value.imag)
