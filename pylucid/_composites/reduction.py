"""Reductions made of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pylucid import ops
from pylucid._composites import _check

if TYPE_CHECKING:
    from pylucid import Dtype, Tensor


def nansum(
    x: Tensor, /, axis: int | tuple[int, ...] | None = None, *, dtype: Dtype | None = None, keepdims: bool = False
) -> Tensor:
    """The sum of all elements but NaN."""
    if axis is not None:
        _check.axes("nansum", axis, x.ndim)
    return ops.sum(ops.where(ops.isnan(x), 0, x), axis=axis, dtype=dtype, keepdims=keepdims)
