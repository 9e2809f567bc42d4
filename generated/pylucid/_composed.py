# Generated from ops.yaml. Do not edit.
"""The composites of ops.yaml, operators that are functions of other operators, as their built-ins call them."""

from __future__ import annotations

from builtins import str as _str, type as _type  # which operators and parameters may be called like
from collections.abc import Sequence
from typing import Literal
from typing import NamedTuple, TypeAlias

from pylucid._composites import _check
from pylucid._composites import comparison as _comparison_functions
from pylucid._composites import creation as _creation_functions
from pylucid._composites import fft as _fft_functions
from pylucid._composites import indexing as _indexing_functions
from pylucid._composites import linalg as _linalg_functions
from pylucid._composites import linear_algebra as _linear_algebra_functions
from pylucid._composites import manipulation as _manipulation_functions
from pylucid._composites import reduction as _reduction_functions
from pylucid._composites import sorting as _sorting_functions
from pylucid._composites import statistics as _statistics_functions
from pylucid._core import Dtype, Tensor, _autocast, _implement

_Number: TypeAlias = bool | int | float | complex
_FLOATING = _check.Accepted('bool, integers and floats are accepted', 'float16', 'bfloat16', 'float32', 'float64')
_INEXACT = _check.Accepted('', 'float16', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128')
_INTEGER = _check.Accepted('integers are accepted', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64')
_INTEGRAL = _check.Accepted('bool and integers are accepted', 'bool', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64')
_NUMERIC = _check.Accepted('integers, floats and complex dtypes are accepted', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128')
_ORDERED = _check.Accepted('bool, integers and floats are accepted', 'bool', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float16', 'bfloat16', 'float32', 'float64')


class _Topk(NamedTuple):
    values: Tensor
    indices: Tensor


_Topk.__name__ = "topk"


class _UniqueAll(NamedTuple):
    values: Tensor
    indices: Tensor
    inverse_indices: Tensor
    counts: Tensor


_UniqueAll.__name__ = "unique_all"


class _UniqueCounts(NamedTuple):
    values: Tensor
    counts: Tensor


_UniqueCounts.__name__ = "unique_counts"


class _UniqueInverse(NamedTuple):
    values: Tensor
    inverse_indices: Tensor


_UniqueInverse.__name__ = "unique_inverse"


class _Histogram(NamedTuple):
    counts: Tensor
    edges: Tensor


_Histogram.__name__ = "histogram"


class _Eig(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor


_Eig.__name__ = "eig"


class _Lstsq(NamedTuple):
    solution: Tensor
    residuals: Tensor
    rank: Tensor
    singular_values: Tensor


_Lstsq.__name__ = "lstsq"


class _Lu(NamedTuple):
    P: Tensor
    L: Tensor
    U: Tensor


_Lu.__name__ = "lu"


class _Qr(NamedTuple):
    Q: Tensor
    R: Tensor


_Qr.__name__ = "qr"


class _Svd(NamedTuple):
    U: Tensor
    S: Tensor
    Vh: Tensor


_Svd.__name__ = "svd"


def isclose(
    x1: Tensor,
    x2: object,
    /,
    rtol: float = 1e-05,
    atol: float = 1e-08,
    equal_nan: bool = False,
) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', isclose, x1, x2, rtol, atol, equal_nan)
    if _type(x1) is not Tensor:
        _check.not_a_tensor('isclose', 'x1', x1)
    if _type(rtol) is not float:
        rtol = _check.real('isclose', 'rtol', rtol)
    if _type(atol) is not float:
        atol = _check.real('isclose', 'atol', atol)
    if equal_nan is not True and equal_nan is not False:
        equal_nan = _check.boolean('isclose', 'equal_nan', equal_nan)
    try:
        return _comparison_functions.isclose(x1, x2, rtol, atol, equal_nan)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("isclose", _error) from None


def allclose(
    x1: Tensor,
    x2: object,
    /,
    rtol: float = 1e-05,
    atol: float = 1e-08,
    equal_nan: bool = False,
) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', allclose, x1, x2, rtol, atol, equal_nan)
    if _type(x1) is not Tensor:
        _check.not_a_tensor('allclose', 'x1', x1)
    if _type(rtol) is not float:
        rtol = _check.real('allclose', 'rtol', rtol)
    if _type(atol) is not float:
        atol = _check.real('allclose', 'atol', atol)
    if equal_nan is not True and equal_nan is not False:
        equal_nan = _check.boolean('allclose', 'equal_nan', equal_nan)
    try:
        return _comparison_functions.allclose(x1, x2, rtol, atol, equal_nan)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("allclose", _error) from None


def array_equal(x1: Tensor, x2: Tensor, /, equal_nan: bool = False) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', array_equal, x1, x2, equal_nan)
    if _type(x1) is not Tensor:
        _check.not_a_tensor('array_equal', 'x1', x1)
    if _type(x2) is not Tensor:
        _check.not_a_tensor('array_equal', 'x2', x2)
    if equal_nan is not True and equal_nan is not False:
        equal_nan = _check.boolean('array_equal', 'equal_nan', equal_nan)
    try:
        return _comparison_functions.array_equal(x1, x2, equal_nan)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("array_equal", _error) from None


def nansum(
    x: Tensor,
    /,
    axis: int | tuple[int, ...] | None = None,
    *,
    dtype: Dtype | None = None,
    keepdims: bool = False,
) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', nansum, x, axis, dtype=dtype, keepdims=keepdims)
    if _type(x) is not Tensor:
        _check.not_a_tensor('nansum', 'x', x)
    if axis is not None and _type(axis) is not int:
        axis = _check.integers('nansum', 'axis', axis)
    if dtype is not None and _type(dtype) is not Dtype:
        dtype = _check.dtype('nansum', 'dtype', dtype)
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('nansum', 'keepdims', keepdims)
    if x.dtype not in _NUMERIC:
        _check.other_dtype('nansum', 'x', x, _NUMERIC)
    try:
        return _reduction_functions.nansum(x, axis, dtype=dtype, keepdims=keepdims)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("nansum", _error) from None


def tensordot(x1: Tensor, x2: Tensor, /, axes: object = 2) -> Tensor:
    if _type(x1) is not Tensor:
        _check.not_a_tensor('tensordot', 'x1', x1)
    if _type(x2) is not Tensor:
        _check.not_a_tensor('tensordot', 'x2', x2)
    if x1.dtype not in _NUMERIC:
        _check.other_dtype('tensordot', 'x1', x1, _NUMERIC)
    if x2.dtype not in _NUMERIC:
        _check.other_dtype('tensordot', 'x2', x2, _NUMERIC)
    try:
        return _linear_algebra_functions.tensordot(x1, x2, axes)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("tensordot", _error) from None


def vecdot(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    if _type(x1) is not Tensor:
        _check.not_a_tensor('vecdot', 'x1', x1)
    if _type(x2) is not Tensor:
        _check.not_a_tensor('vecdot', 'x2', x2)
    if _type(axis) is not int:
        axis = _check.integer('vecdot', 'axis', axis)
    try:
        return _linear_algebra_functions.vecdot(x1, x2, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("vecdot", _error) from None


def einsum(subscripts: str, /, *operands: Tensor) -> Tensor:
    operands = _check.tensors('einsum', 'operands', operands)
    if _type(subscripts) is not _str:
        subscripts = _check.text('einsum', 'subscripts', subscripts)
    _check.dtypes('einsum', 'operands', operands, _NUMERIC)
    try:
        return _linear_algebra_functions.einsum(subscripts, *operands)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("einsum", _error) from None


def kron(x1: Tensor, x2: Tensor, /) -> Tensor:
    if _type(x1) is not Tensor:
        _check.not_a_tensor('kron', 'x1', x1)
    if _type(x2) is not Tensor:
        _check.not_a_tensor('kron', 'x2', x2)
    try:
        return _linear_algebra_functions.kron(x1, x2)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("kron", _error) from None


def linspace(
    start: _Number,
    stop: _Number,
    /,
    num: int,
    *,
    dtype: Dtype | None = None,
    device: str | None = None,
    endpoint: bool = True,
    requires_grad: bool = False,
) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', linspace, start, stop, num, dtype=dtype, device=device, endpoint=endpoint, requires_grad=requires_grad)
    if _type(start) is not float:
        start = _check.number('linspace', 'start', start)
    if _type(stop) is not float:
        stop = _check.number('linspace', 'stop', stop)
    if _type(num) is not int:
        num = _check.integer('linspace', 'num', num)
    if dtype is not None and _type(dtype) is not Dtype:
        dtype = _check.dtype('linspace', 'dtype', dtype)
    if device is not None and device != 'cpu':
        device = _check.device('linspace', 'device', device)
    if endpoint is not True and endpoint is not False:
        endpoint = _check.boolean('linspace', 'endpoint', endpoint)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = _check.boolean('linspace', 'requires_grad', requires_grad)
    try:
        return _check.leaf('linspace', _creation_functions.linspace(start, stop, num, dtype=dtype, device=device, endpoint=endpoint), requires_grad)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("linspace", _error) from None


def meshgrid(*arrays: Tensor, indexing: Literal['xy', 'ij'] = 'xy') -> tuple[Tensor, ...]:
    if _autocast()[0]:
        return _check.under('KeepInput', meshgrid, *arrays, indexing=indexing)
    arrays = _check.tensors('meshgrid', 'arrays', arrays)
    if _type(indexing) is not _str or indexing not in ('xy', 'ij'):
        _check.choice('meshgrid', 'indexing', indexing, ('xy', 'ij'))
    try:
        return _creation_functions.meshgrid(*arrays, indexing=indexing)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("meshgrid", _error) from None


def sort(x: Tensor, /, axis: int = -1, *, descending: bool = False, stable: bool = True) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', sort, x, axis, descending=descending, stable=stable)
    if _type(x) is not Tensor:
        _check.not_a_tensor('sort', 'x', x)
    if _type(axis) is not int:
        axis = _check.integer('sort', 'axis', axis)
    if descending is not True and descending is not False:
        descending = _check.boolean('sort', 'descending', descending)
    if stable is not True and stable is not False:
        stable = _check.boolean('sort', 'stable', stable)
    if x.dtype not in _ORDERED:
        _check.other_dtype('sort', 'x', x, _ORDERED)
    try:
        return _sorting_functions.sort(x, axis, descending=descending, stable=stable)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("sort", _error) from None


def topk(x: Tensor, /, k: int, axis: int = -1, *, largest: bool = True, sorted: bool = True) -> _Topk:
    if _autocast()[0]:
        return _check.under('KeepInput', topk, x, k, axis, largest=largest, sorted=sorted)
    if _type(x) is not Tensor:
        _check.not_a_tensor('topk', 'x', x)
    if _type(k) is not int:
        k = _check.integer('topk', 'k', k)
    if _type(axis) is not int:
        axis = _check.integer('topk', 'axis', axis)
    if largest is not True and largest is not False:
        largest = _check.boolean('topk', 'largest', largest)
    if sorted is not True and sorted is not False:
        sorted = _check.boolean('topk', 'sorted', sorted)
    if x.dtype not in _ORDERED:
        _check.other_dtype('topk', 'x', x, _ORDERED)
    try:
        return _Topk(*_sorting_functions.topk(x, k, axis, largest=largest, sorted=sorted))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("topk", _error) from None


def searchsorted(
    x1: Tensor,
    x2: object,
    /,
    *,
    side: Literal['left', 'right'] = 'left',
    sorter: Tensor | None = None,
) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', searchsorted, x1, x2, side=side, sorter=sorter)
    if _type(x1) is not Tensor:
        _check.not_a_tensor('searchsorted', 'x1', x1)
    if sorter is not None and _type(sorter) is not Tensor:
        _check.not_a_tensor('searchsorted', 'sorter', sorter)
    if _type(side) is not _str or side not in ('left', 'right'):
        _check.choice('searchsorted', 'side', side, ('left', 'right'))
    if x1.dtype not in _ORDERED:
        _check.other_dtype('searchsorted', 'x1', x1, _ORDERED)
    if sorter is not None and sorter.dtype not in _INTEGER:
        _check.other_dtype('searchsorted', 'sorter', sorter, _INTEGER)
    try:
        return _sorting_functions.searchsorted(x1, x2, side=side, sorter=sorter)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("searchsorted", _error) from None


def unique_all(x: Tensor, /) -> _UniqueAll:
    if _autocast()[0]:
        return _check.under('KeepInput', unique_all, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('unique_all', 'x', x)
    try:
        return _UniqueAll(*_sorting_functions.unique_all(x))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("unique_all", _error) from None


def unique_counts(x: Tensor, /) -> _UniqueCounts:
    if _autocast()[0]:
        return _check.under('KeepInput', unique_counts, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('unique_counts', 'x', x)
    try:
        return _UniqueCounts(*_sorting_functions.unique_counts(x))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("unique_counts", _error) from None


def unique_inverse(x: Tensor, /) -> _UniqueInverse:
    if _autocast()[0]:
        return _check.under('KeepInput', unique_inverse, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('unique_inverse', 'x', x)
    try:
        return _UniqueInverse(*_sorting_functions.unique_inverse(x))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("unique_inverse", _error) from None


def unique_values(x: Tensor, /) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', unique_values, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('unique_values', 'x', x)
    try:
        return _sorting_functions.unique_values(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("unique_values", _error) from None


def isin(x1: object, x2: object, /, *, assume_unique: bool = False, invert: bool = False) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', isin, x1, x2, assume_unique=assume_unique, invert=invert)
    if assume_unique is not True and assume_unique is not False:
        assume_unique = _check.boolean('isin', 'assume_unique', assume_unique)
    if invert is not True and invert is not False:
        invert = _check.boolean('isin', 'invert', invert)
    try:
        return _sorting_functions.isin(x1, x2, assume_unique=assume_unique, invert=invert)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("isin", _error) from None


def median(x: Tensor, /, axis: int | tuple[int, ...] | None = None, *, keepdims: bool = False) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', median, x, axis, keepdims=keepdims)
    if _type(x) is not Tensor:
        _check.not_a_tensor('median', 'x', x)
    if axis is not None and _type(axis) is not int:
        axis = _check.integers('median', 'axis', axis)
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('median', 'keepdims', keepdims)
    if x.dtype not in _FLOATING:
        x = _check.entering('median', 'x', x, _FLOATING)
    try:
        return _statistics_functions.median(x, axis, keepdims=keepdims)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("median", _error) from None


def quantile(
    x: Tensor,
    q: object,
    /,
    axis: int | tuple[int, ...] | None = None,
    *,
    method: Literal['linear', 'lower', 'higher', 'midpoint', 'nearest'] = 'linear',
    keepdims: bool = False,
) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', quantile, x, q, axis, method=method, keepdims=keepdims)
    if _type(x) is not Tensor:
        _check.not_a_tensor('quantile', 'x', x)
    if axis is not None and _type(axis) is not int:
        axis = _check.integers('quantile', 'axis', axis)
    if _type(method) is not _str or method not in ('linear', 'lower', 'higher', 'midpoint', 'nearest'):
        _check.choice('quantile', 'method', method, ('linear', 'lower', 'higher', 'midpoint', 'nearest'))
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('quantile', 'keepdims', keepdims)
    if x.dtype not in _FLOATING:
        x = _check.entering('quantile', 'x', x, _FLOATING)
    try:
        return _statistics_functions.quantile(x, q, axis, method=method, keepdims=keepdims)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("quantile", _error) from None


def histogram(
    x: Tensor,
    /,
    bins: object = 10,
    *,
    range: object | None = None,
    weights: Tensor | None = None,
    density: bool = False,
) -> _Histogram:
    if _autocast()[0]:
        return _check.under('KeepInput', histogram, x, bins, range=range, weights=weights, density=density)
    if _type(x) is not Tensor:
        _check.not_a_tensor('histogram', 'x', x)
    if weights is not None and _type(weights) is not Tensor:
        _check.not_a_tensor('histogram', 'weights', weights)
    if density is not True and density is not False:
        density = _check.boolean('histogram', 'density', density)
    if x.dtype not in _ORDERED:
        _check.other_dtype('histogram', 'x', x, _ORDERED)
    if weights is not None and weights.dtype not in _NUMERIC:
        _check.other_dtype('histogram', 'weights', weights, _NUMERIC)
    try:
        return _Histogram(*_statistics_functions.histogram(x, bins, range=range, weights=weights, density=density))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("histogram", _error) from None


def bincount(x: Tensor, /, *, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', bincount, x, weights=weights, minlength=minlength)
    if _type(x) is not Tensor:
        _check.not_a_tensor('bincount', 'x', x)
    if weights is not None and _type(weights) is not Tensor:
        _check.not_a_tensor('bincount', 'weights', weights)
    if _type(minlength) is not int:
        minlength = _check.integer('bincount', 'minlength', minlength)
    if x.dtype not in _INTEGRAL:
        _check.other_dtype('bincount', 'x', x, _INTEGRAL)
    if weights is not None and weights.dtype not in _NUMERIC:
        _check.other_dtype('bincount', 'weights', weights, _NUMERIC)
    try:
        return _statistics_functions.bincount(x, weights=weights, minlength=minlength)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("bincount", _error) from None


def cov(
    x: Tensor,
    /,
    *,
    correction: float = 1,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', cov, x, correction=correction, fweights=fweights, aweights=aweights)
    if _type(x) is not Tensor:
        _check.not_a_tensor('cov', 'x', x)
    if fweights is not None and _type(fweights) is not Tensor:
        _check.not_a_tensor('cov', 'fweights', fweights)
    if aweights is not None and _type(aweights) is not Tensor:
        _check.not_a_tensor('cov', 'aweights', aweights)
    if _type(correction) is not float:
        correction = _check.real('cov', 'correction', correction)
    if x.dtype not in _INEXACT:
        x = _check.entering('cov', 'x', x, _INEXACT, aweights)
    if fweights is not None and fweights.dtype not in _INTEGER:
        _check.other_dtype('cov', 'fweights', fweights, _INTEGER)
    if aweights is not None and aweights.dtype not in _FLOATING:
        aweights = _check.entering('cov', 'aweights', aweights, _FLOATING, x)
    try:
        return _statistics_functions.cov(x, correction=correction, fweights=fweights, aweights=aweights)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("cov", _error) from None


def corrcoef(x: Tensor, /) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', corrcoef, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('corrcoef', 'x', x)
    if x.dtype not in _INEXACT:
        x = _check.entering('corrcoef', 'x', x, _INEXACT)
    try:
        return _statistics_functions.corrcoef(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("corrcoef", _error) from None


def trapezoid(y: Tensor, /, x: Tensor | None = None, *, dx: float = 1.0, axis: int = -1) -> Tensor:
    if _type(y) is not Tensor:
        _check.not_a_tensor('trapezoid', 'y', y)
    if x is not None and _type(x) is not Tensor:
        _check.not_a_tensor('trapezoid', 'x', x)
    if _type(dx) is not float:
        dx = _check.real('trapezoid', 'dx', dx)
    if _type(axis) is not int:
        axis = _check.integer('trapezoid', 'axis', axis)
    try:
        return _statistics_functions.trapezoid(y, x, dx=dx, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("trapezoid", _error) from None


def interp(
    x: Tensor,
    xp: Tensor,
    fp: Tensor,
    /,
    *,
    left: object | None = None,
    right: object | None = None,
    period: float | None = None,
) -> Tensor:
    if _type(x) is not Tensor:
        _check.not_a_tensor('interp', 'x', x)
    if _type(xp) is not Tensor:
        _check.not_a_tensor('interp', 'xp', xp)
    if _type(fp) is not Tensor:
        _check.not_a_tensor('interp', 'fp', fp)
    if period is not None and _type(period) is not float:
        period = _check.real('interp', 'period', period)
    if x.dtype not in _FLOATING:
        x = _check.entering('interp', 'x', x, _FLOATING, xp, fp)
    if xp.dtype not in _FLOATING:
        xp = _check.entering('interp', 'xp', xp, _FLOATING, x, fp)
    if fp.dtype not in _INEXACT:
        fp = _check.entering('interp', 'fp', fp, _INEXACT, x, xp)
    try:
        return _statistics_functions.interp(x, xp, fp, left=left, right=right, period=period)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("interp", _error) from None


def diff(
    x: Tensor,
    /,
    *,
    axis: int = -1,
    n: int = 1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', diff, x, axis=axis, n=n, prepend=prepend, append=append)
    if _type(x) is not Tensor:
        _check.not_a_tensor('diff', 'x', x)
    if prepend is not None and _type(prepend) is not Tensor:
        _check.not_a_tensor('diff', 'prepend', prepend)
    if append is not None and _type(append) is not Tensor:
        _check.not_a_tensor('diff', 'append', append)
    if _type(axis) is not int:
        axis = _check.integer('diff', 'axis', axis)
    if _type(n) is not int:
        n = _check.integer('diff', 'n', n)
    try:
        return _statistics_functions.diff(x, axis=axis, n=n, prepend=prepend, append=append)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("diff", _error) from None


def nonzero(x: Tensor, /) -> tuple[Tensor, ...]:
    if _autocast()[0]:
        return _check.under('KeepInput', nonzero, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('nonzero', 'x', x)
    try:
        return _indexing_functions.nonzero(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("nonzero", _error) from None


def scatter_add(x: Tensor, indices: Tensor, values: Tensor, /, axis: int) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', scatter_add, x, indices, values, axis)
    if _type(x) is not Tensor:
        _check.not_a_tensor('scatter_add', 'x', x)
    if _type(indices) is not Tensor:
        _check.not_a_tensor('scatter_add', 'indices', indices)
    if _type(values) is not Tensor:
        _check.not_a_tensor('scatter_add', 'values', values)
    if _type(axis) is not int:
        axis = _check.integer('scatter_add', 'axis', axis)
    if x.dtype not in _NUMERIC:
        _check.other_dtype('scatter_add', 'x', x, _NUMERIC)
    if indices.dtype not in _INTEGER:
        _check.other_dtype('scatter_add', 'indices', indices, _INTEGER)
    if values.dtype not in _NUMERIC:
        _check.other_dtype('scatter_add', 'values', values, _NUMERIC)
    try:
        return _indexing_functions.scatter_add(x, indices, values, axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("scatter_add", _error) from None


def put_along_axis(x: Tensor, indices: Tensor, values: Tensor, /, axis: int) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', put_along_axis, x, indices, values, axis)
    if _type(x) is not Tensor:
        _check.not_a_tensor('put_along_axis', 'x', x)
    if _type(indices) is not Tensor:
        _check.not_a_tensor('put_along_axis', 'indices', indices)
    if _type(values) is not Tensor:
        _check.not_a_tensor('put_along_axis', 'values', values)
    if _type(axis) is not int:
        axis = _check.integer('put_along_axis', 'axis', axis)
    if indices.dtype not in _INTEGER:
        _check.other_dtype('put_along_axis', 'indices', indices, _INTEGER)
    try:
        return _indexing_functions.put_along_axis(x, indices, values, axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("put_along_axis", _error) from None


def diag(x: Tensor, /, *, k: int = 0) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', diag, x, k=k)
    if _type(x) is not Tensor:
        _check.not_a_tensor('diag', 'x', x)
    if _type(k) is not int:
        k = _check.integer('diag', 'k', k)
    try:
        return _indexing_functions.diag(x, k=k)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("diag", _error) from None


def diag_embed(x: Tensor, /, *, offset: int = 0) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', diag_embed, x, offset=offset)
    if _type(x) is not Tensor:
        _check.not_a_tensor('diag_embed', 'x', x)
    if _type(offset) is not int:
        offset = _check.integer('diag_embed', 'offset', offset)
    try:
        return _indexing_functions.diag_embed(x, offset=offset)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("diag_embed", _error) from None


def cross(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    if _type(x1) is not Tensor:
        _check.not_a_tensor('cross', 'x1', x1)
    if _type(x2) is not Tensor:
        _check.not_a_tensor('cross', 'x2', x2)
    if _type(axis) is not int:
        axis = _check.integer('cross', 'axis', axis)
    if x1.dtype not in _NUMERIC:
        _check.other_dtype('cross', 'x1', x1, _NUMERIC)
    if x2.dtype not in _NUMERIC:
        _check.other_dtype('cross', 'x2', x2, _NUMERIC)
    try:
        return _linalg_functions.cross(x1, x2, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("cross", _error) from None


def eig(x: Tensor, /) -> _Eig:
    if _autocast()[0]:
        return _check.under('ForceFP32', eig, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('eig', 'x', x)
    if x.dtype not in _INEXACT:
        x = _check.entering('eig', 'x', x, _INEXACT)
    try:
        return _Eig(*_linalg_functions.eig(x))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("eig", _error) from None


def eigvals(x: Tensor, /) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', eigvals, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('eigvals', 'x', x)
    if x.dtype not in _INEXACT:
        x = _check.entering('eigvals', 'x', x, _INEXACT)
    try:
        return _linalg_functions.eigvals(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("eigvals", _error) from None


def eigvalsh(x: Tensor, /) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', eigvalsh, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('eigvalsh', 'x', x)
    if x.dtype not in _INEXACT:
        x = _check.entering('eigvalsh', 'x', x, _INEXACT)
    try:
        return _linalg_functions.eigvalsh(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("eigvalsh", _error) from None


def lstsq(x1: Tensor, x2: Tensor, /, *, rtol: object | None = None) -> _Lstsq:
    if _autocast()[0]:
        return _check.under('ForceFP32', lstsq, x1, x2, rtol=rtol)
    if _type(x1) is not Tensor:
        _check.not_a_tensor('lstsq', 'x1', x1)
    if _type(x2) is not Tensor:
        _check.not_a_tensor('lstsq', 'x2', x2)
    if x1.dtype not in _INEXACT:
        x1 = _check.entering('lstsq', 'x1', x1, _INEXACT, x2)
    if x2.dtype not in _INEXACT:
        x2 = _check.entering('lstsq', 'x2', x2, _INEXACT, x1)
    try:
        return _Lstsq(*_linalg_functions.lstsq(x1, x2, rtol=rtol))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("lstsq", _error) from None


def lu(x: Tensor, /) -> _Lu:
    if _autocast()[0]:
        return _check.under('ForceFP32', lu, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('lu', 'x', x)
    if x.dtype not in _INEXACT:
        x = _check.entering('lu', 'x', x, _INEXACT)
    try:
        return _Lu(*_linalg_functions.lu(x))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("lu", _error) from None


def matrix_norm(x: Tensor, /, *, keepdims: bool = False, ord: object = 'fro') -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', matrix_norm, x, keepdims=keepdims, ord=ord)
    if _type(x) is not Tensor:
        _check.not_a_tensor('matrix_norm', 'x', x)
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('matrix_norm', 'keepdims', keepdims)
    if x.dtype not in _INEXACT:
        x = _check.entering('matrix_norm', 'x', x, _INEXACT)
    try:
        return _linalg_functions.matrix_norm(x, keepdims=keepdims, ord=ord)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("matrix_norm", _error) from None


def matrix_power(x: Tensor, n: int, /) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', matrix_power, x, n)
    if _type(x) is not Tensor:
        _check.not_a_tensor('matrix_power', 'x', x)
    if _type(n) is not int:
        n = _check.integer('matrix_power', 'n', n)
    if x.dtype not in _NUMERIC:
        _check.other_dtype('matrix_power', 'x', x, _NUMERIC)
    try:
        return _linalg_functions.matrix_power(x, n)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("matrix_power", _error) from None


def matrix_rank(x: Tensor, /, *, rtol: object | None = None) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', matrix_rank, x, rtol=rtol)
    if _type(x) is not Tensor:
        _check.not_a_tensor('matrix_rank', 'x', x)
    if x.dtype not in _INEXACT:
        x = _check.entering('matrix_rank', 'x', x, _INEXACT)
    try:
        return _linalg_functions.matrix_rank(x, rtol=rtol)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("matrix_rank", _error) from None


def norm(x: Tensor, /, ord: object | None = None, axis: object | None = None, *, keepdims: bool = False) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', norm, x, ord, axis, keepdims=keepdims)
    if _type(x) is not Tensor:
        _check.not_a_tensor('norm', 'x', x)
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('norm', 'keepdims', keepdims)
    if x.dtype not in _INEXACT:
        x = _check.entering('norm', 'x', x, _INEXACT)
    try:
        return _linalg_functions.norm(x, ord, axis, keepdims=keepdims)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("norm", _error) from None


def outer(x1: Tensor, x2: Tensor, /) -> Tensor:
    if _type(x1) is not Tensor:
        _check.not_a_tensor('outer', 'x1', x1)
    if _type(x2) is not Tensor:
        _check.not_a_tensor('outer', 'x2', x2)
    try:
        return _linalg_functions.outer(x1, x2)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("outer", _error) from None


def pinv(x: Tensor, /, *, rtol: object | None = None) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', pinv, x, rtol=rtol)
    if _type(x) is not Tensor:
        _check.not_a_tensor('pinv', 'x', x)
    if x.dtype not in _INEXACT:
        x = _check.entering('pinv', 'x', x, _INEXACT)
    try:
        return _linalg_functions.pinv(x, rtol=rtol)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("pinv", _error) from None


def qr(x: Tensor, /, *, mode: Literal['reduced', 'complete'] = 'reduced') -> _Qr:
    if _autocast()[0]:
        return _check.under('ForceFP32', qr, x, mode=mode)
    if _type(x) is not Tensor:
        _check.not_a_tensor('qr', 'x', x)
    if _type(mode) is not _str or mode not in ('reduced', 'complete'):
        _check.choice('qr', 'mode', mode, ('reduced', 'complete'))
    if x.dtype not in _INEXACT:
        x = _check.entering('qr', 'x', x, _INEXACT)
    try:
        return _Qr(*_linalg_functions.qr(x, mode=mode))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("qr", _error) from None


def solve(x1: Tensor, x2: Tensor, /) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', solve, x1, x2)
    if _type(x1) is not Tensor:
        _check.not_a_tensor('solve', 'x1', x1)
    if _type(x2) is not Tensor:
        _check.not_a_tensor('solve', 'x2', x2)
    if x1.dtype not in _INEXACT:
        x1 = _check.entering('solve', 'x1', x1, _INEXACT, x2)
    if x2.dtype not in _INEXACT:
        x2 = _check.entering('solve', 'x2', x2, _INEXACT, x1)
    try:
        return _linalg_functions.solve(x1, x2)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("solve", _error) from None


def solve_triangular(x1: Tensor, x2: Tensor, /, *, upper: bool, unit_diagonal: bool = False) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', solve_triangular, x1, x2, upper=upper, unit_diagonal=unit_diagonal)
    if _type(x1) is not Tensor:
        _check.not_a_tensor('solve_triangular', 'x1', x1)
    if _type(x2) is not Tensor:
        _check.not_a_tensor('solve_triangular', 'x2', x2)
    if upper is not True and upper is not False:
        upper = _check.boolean('solve_triangular', 'upper', upper)
    if unit_diagonal is not True and unit_diagonal is not False:
        unit_diagonal = _check.boolean('solve_triangular', 'unit_diagonal', unit_diagonal)
    if x1.dtype not in _INEXACT:
        x1 = _check.entering('solve_triangular', 'x1', x1, _INEXACT, x2)
    if x2.dtype not in _INEXACT:
        x2 = _check.entering('solve_triangular', 'x2', x2, _INEXACT, x1)
    try:
        return _linalg_functions.solve_triangular(x1, x2, upper=upper, unit_diagonal=unit_diagonal)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("solve_triangular", _error) from None


def svd(x: Tensor, /, *, full_matrices: bool = True) -> _Svd:
    if _autocast()[0]:
        return _check.under('ForceFP32', svd, x, full_matrices=full_matrices)
    if _type(x) is not Tensor:
        _check.not_a_tensor('svd', 'x', x)
    if full_matrices is not True and full_matrices is not False:
        full_matrices = _check.boolean('svd', 'full_matrices', full_matrices)
    if x.dtype not in _INEXACT:
        x = _check.entering('svd', 'x', x, _INEXACT)
    try:
        return _Svd(*_linalg_functions.svd(x, full_matrices=full_matrices))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("svd", _error) from None


def svdvals(x: Tensor, /) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', svdvals, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('svdvals', 'x', x)
    if x.dtype not in _INEXACT:
        x = _check.entering('svdvals', 'x', x, _INEXACT)
    try:
        return _linalg_functions.svdvals(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("svdvals", _error) from None


def trace(x: Tensor, /, *, offset: int = 0, dtype: Dtype | None = None) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', trace, x, offset=offset, dtype=dtype)
    if _type(x) is not Tensor:
        _check.not_a_tensor('trace', 'x', x)
    if _type(offset) is not int:
        offset = _check.integer('trace', 'offset', offset)
    if dtype is not None and _type(dtype) is not Dtype:
        dtype = _check.dtype('trace', 'dtype', dtype)
    try:
        return _linalg_functions.trace(x, offset=offset, dtype=dtype)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("trace", _error) from None


def vector_norm(
    x: Tensor,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    keepdims: bool = False,
    ord: object = 2,
) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', vector_norm, x, axis=axis, keepdims=keepdims, ord=ord)
    if _type(x) is not Tensor:
        _check.not_a_tensor('vector_norm', 'x', x)
    if axis is not None and _type(axis) is not int:
        axis = _check.integers('vector_norm', 'axis', axis)
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('vector_norm', 'keepdims', keepdims)
    if x.dtype not in _INEXACT:
        x = _check.entering('vector_norm', 'x', x, _INEXACT)
    try:
        return _linalg_functions.vector_norm(x, axis=axis, keepdims=keepdims, ord=ord)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("vector_norm", _error) from None


def fftn(
    x: Tensor,
    /,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', fftn, x, s, axes, norm)
    if _type(x) is not Tensor:
        _check.not_a_tensor('fftn', 'x', x)
    if s is not None and _type(s) is not int:
        s = _check.integers('fftn', 's', s)
    if axes is not None and _type(axes) is not int:
        axes = _check.integers('fftn', 'axes', axes)
    if _type(norm) is not _str or norm not in ('backward', 'ortho', 'forward'):
        _check.choice('fftn', 'norm', norm, ('backward', 'ortho', 'forward'))
    if x.dtype not in _INEXACT:
        x = _check.entering('fftn', 'x', x, _INEXACT)
    try:
        return _fft_functions.fftn(x, s, axes, norm)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("fftn", _error) from None


def ifftn(
    x: Tensor,
    /,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', ifftn, x, s, axes, norm)
    if _type(x) is not Tensor:
        _check.not_a_tensor('ifftn', 'x', x)
    if s is not None and _type(s) is not int:
        s = _check.integers('ifftn', 's', s)
    if axes is not None and _type(axes) is not int:
        axes = _check.integers('ifftn', 'axes', axes)
    if _type(norm) is not _str or norm not in ('backward', 'ortho', 'forward'):
        _check.choice('ifftn', 'norm', norm, ('backward', 'ortho', 'forward'))
    if x.dtype not in _INEXACT:
        x = _check.entering('ifftn', 'x', x, _INEXACT)
    try:
        return _fft_functions.ifftn(x, s, axes, norm)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("ifftn", _error) from None


def rfftn(
    x: Tensor,
    /,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', rfftn, x, s, axes, norm)
    if _type(x) is not Tensor:
        _check.not_a_tensor('rfftn', 'x', x)
    if s is not None and _type(s) is not int:
        s = _check.integers('rfftn', 's', s)
    if axes is not None and _type(axes) is not int:
        axes = _check.integers('rfftn', 'axes', axes)
    if _type(norm) is not _str or norm not in ('backward', 'ortho', 'forward'):
        _check.choice('rfftn', 'norm', norm, ('backward', 'ortho', 'forward'))
    if x.dtype not in _FLOATING:
        x = _check.entering('rfftn', 'x', x, _FLOATING)
    try:
        return _fft_functions.rfftn(x, s, axes, norm)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("rfftn", _error) from None


def irfftn(
    x: Tensor,
    /,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor:
    if _autocast()[0]:
        return _check.under('ForceFP32', irfftn, x, s, axes, norm)
    if _type(x) is not Tensor:
        _check.not_a_tensor('irfftn', 'x', x)
    if s is not None and _type(s) is not int:
        s = _check.integers('irfftn', 's', s)
    if axes is not None and _type(axes) is not int:
        axes = _check.integers('irfftn', 'axes', axes)
    if _type(norm) is not _str or norm not in ('backward', 'ortho', 'forward'):
        _check.choice('irfftn', 'norm', norm, ('backward', 'ortho', 'forward'))
    if x.dtype not in _INEXACT:
        x = _check.entering('irfftn', 'x', x, _INEXACT)
    try:
        return _fft_functions.irfftn(x, s, axes, norm)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("irfftn", _error) from None


def fftfreq(n: int, /, *, d: float = 1.0, dtype: Dtype | None = None, device: str | None = None) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', fftfreq, n, d=d, dtype=dtype, device=device)
    if _type(n) is not int:
        n = _check.integer('fftfreq', 'n', n)
    if _type(d) is not float:
        d = _check.real('fftfreq', 'd', d)
    if dtype is not None and _type(dtype) is not Dtype:
        dtype = _check.dtype('fftfreq', 'dtype', dtype)
    if device is not None and device != 'cpu':
        device = _check.device('fftfreq', 'device', device)
    try:
        return _fft_functions.fftfreq(n, d=d, dtype=dtype, device=device)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("fftfreq", _error) from None


def rfftfreq(n: int, /, *, d: float = 1.0, dtype: Dtype | None = None, device: str | None = None) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', rfftfreq, n, d=d, dtype=dtype, device=device)
    if _type(n) is not int:
        n = _check.integer('rfftfreq', 'n', n)
    if _type(d) is not float:
        d = _check.real('rfftfreq', 'd', d)
    if dtype is not None and _type(dtype) is not Dtype:
        dtype = _check.dtype('rfftfreq', 'dtype', dtype)
    if device is not None and device != 'cpu':
        device = _check.device('rfftfreq', 'device', device)
    try:
        return _fft_functions.rfftfreq(n, d=d, dtype=dtype, device=device)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("rfftfreq", _error) from None


def fftshift(x: Tensor, /, axes: int | tuple[int, ...] | None = None) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', fftshift, x, axes)
    if _type(x) is not Tensor:
        _check.not_a_tensor('fftshift', 'x', x)
    if axes is not None and _type(axes) is not int:
        axes = _check.integers('fftshift', 'axes', axes)
    try:
        return _fft_functions.fftshift(x, axes)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("fftshift", _error) from None


def ifftshift(x: Tensor, /, axes: int | tuple[int, ...] | None = None) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', ifftshift, x, axes)
    if _type(x) is not Tensor:
        _check.not_a_tensor('ifftshift', 'x', x)
    if axes is not None and _type(axes) is not int:
        axes = _check.integers('ifftshift', 'axes', axes)
    try:
        return _fft_functions.ifftshift(x, axes)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("ifftshift", _error) from None


def broadcast_arrays(*arrays: Tensor) -> tuple[Tensor, ...]:
    if _autocast()[0]:
        return _check.under('KeepInput', broadcast_arrays, *arrays)
    arrays = _check.tensors('broadcast_arrays', 'arrays', arrays)
    try:
        return _manipulation_functions.broadcast_arrays(*arrays)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("broadcast_arrays", _error) from None


def flip(x: Tensor, /, axis: int | tuple[int, ...] | None = None) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', flip, x, axis)
    if _type(x) is not Tensor:
        _check.not_a_tensor('flip', 'x', x)
    if axis is not None and _type(axis) is not int:
        axis = _check.integers('flip', 'axis', axis)
    try:
        return _manipulation_functions.flip(x, axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("flip", _error) from None


def moveaxis(x: Tensor, source: int | tuple[int, ...], destination: int | tuple[int, ...], /) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', moveaxis, x, source, destination)
    if _type(x) is not Tensor:
        _check.not_a_tensor('moveaxis', 'x', x)
    if _type(source) is not int:
        source = _check.integers('moveaxis', 'source', source)
    if _type(destination) is not int:
        destination = _check.integers('moveaxis', 'destination', destination)
    try:
        return _manipulation_functions.moveaxis(x, source, destination)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("moveaxis", _error) from None


def roll(x: Tensor, /, shift: int | Sequence[int], axis: int | tuple[int, ...] | None = None) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', roll, x, shift, axis)
    if _type(x) is not Tensor:
        _check.not_a_tensor('roll', 'x', x)
    if _type(shift) is not int:
        shift = _check.integers('roll', 'shift', shift)
    if axis is not None and _type(axis) is not int:
        axis = _check.integers('roll', 'axis', axis)
    try:
        return _manipulation_functions.roll(x, shift, axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("roll", _error) from None


def repeat(x: Tensor, repeats: object, /, axis: int | None = None) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', repeat, x, repeats, axis)
    if _type(x) is not Tensor:
        _check.not_a_tensor('repeat', 'x', x)
    if axis is not None and _type(axis) is not int:
        axis = _check.integer('repeat', 'axis', axis)
    try:
        return _manipulation_functions.repeat(x, repeats, axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("repeat", _error) from None


def unstack(x: Tensor, /, axis: int = 0) -> tuple[Tensor, ...]:
    if _autocast()[0]:
        return _check.under('KeepInput', unstack, x, axis)
    if _type(x) is not Tensor:
        _check.not_a_tensor('unstack', 'x', x)
    if _type(axis) is not int:
        axis = _check.integer('unstack', 'axis', axis)
    try:
        return _manipulation_functions.unstack(x, axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("unstack", _error) from None


def tile(x: Tensor, repetitions: int | Sequence[int], /) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', tile, x, repetitions)
    if _type(x) is not Tensor:
        _check.not_a_tensor('tile', 'x', x)
    if _type(repetitions) is not int:
        repetitions = _check.integers('tile', 'repetitions', repetitions)
    try:
        return _manipulation_functions.tile(x, repetitions)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("tile", _error) from None


def split(x: Tensor, indices_or_sections: object, /, axis: int = 0) -> tuple[Tensor, ...]:
    if _autocast()[0]:
        return _check.under('KeepInput', split, x, indices_or_sections, axis)
    if _type(x) is not Tensor:
        _check.not_a_tensor('split', 'x', x)
    if _type(axis) is not int:
        axis = _check.integer('split', 'axis', axis)
    try:
        return _manipulation_functions.split(x, indices_or_sections, axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("split", _error) from None


def chunk(x: Tensor, chunks: int, /, axis: int = 0) -> tuple[Tensor, ...]:
    if _autocast()[0]:
        return _check.under('KeepInput', chunk, x, chunks, axis)
    if _type(x) is not Tensor:
        _check.not_a_tensor('chunk', 'x', x)
    if _type(chunks) is not int:
        chunks = _check.integer('chunk', 'chunks', chunks)
    if _type(axis) is not int:
        axis = _check.integer('chunk', 'axis', axis)
    try:
        return _manipulation_functions.chunk(x, chunks, axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("chunk", _error) from None


def clone(x: Tensor, /) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', clone, x)
    if _type(x) is not Tensor:
        _check.not_a_tensor('clone', 'x', x)
    try:
        return _manipulation_functions.clone(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("clone", _error) from None


def flatten(x: Tensor, /, start_axis: int = 0, end_axis: int = -1) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', flatten, x, start_axis, end_axis)
    if _type(x) is not Tensor:
        _check.not_a_tensor('flatten', 'x', x)
    if _type(start_axis) is not int:
        start_axis = _check.integer('flatten', 'start_axis', start_axis)
    if _type(end_axis) is not int:
        end_axis = _check.integer('flatten', 'end_axis', end_axis)
    try:
        return _manipulation_functions.flatten(x, start_axis, end_axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("flatten", _error) from None


def swapaxes(x: Tensor, /, axis1: int, axis2: int) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', swapaxes, x, axis1, axis2)
    if _type(x) is not Tensor:
        _check.not_a_tensor('swapaxes', 'x', x)
    if _type(axis1) is not int:
        axis1 = _check.integer('swapaxes', 'axis1', axis1)
    if _type(axis2) is not int:
        axis2 = _check.integer('swapaxes', 'axis2', axis2)
    try:
        return _manipulation_functions.swapaxes(x, axis1, axis2)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("swapaxes", _error) from None


def vstack(arrays: Sequence[Tensor], /) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', vstack, arrays)
    arrays = _check.tensors('vstack', 'arrays', arrays)
    try:
        return _manipulation_functions.vstack(arrays)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("vstack", _error) from None


def hstack(arrays: Sequence[Tensor], /) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', hstack, arrays)
    arrays = _check.tensors('hstack', 'arrays', arrays)
    try:
        return _manipulation_functions.hstack(arrays)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("hstack", _error) from None


def rot90(x: Tensor, /, k: int = 1, axes: object = (0, 1)) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', rot90, x, k, axes)
    if _type(x) is not Tensor:
        _check.not_a_tensor('rot90', 'x', x)
    if _type(k) is not int:
        k = _check.integer('rot90', 'k', k)
    try:
        return _manipulation_functions.rot90(x, k, axes)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("rot90", _error) from None


def pad(
    x: Tensor,
    pad_width: object,
    /,
    mode: Literal['constant', 'edge', 'replicate', 'reflect', 'symmetric', 'wrap', 'circular'] = 'constant',
    *,
    constant_values: _Number = 0,
) -> Tensor:
    if _autocast()[0]:
        return _check.under('KeepInput', pad, x, pad_width, mode, constant_values=constant_values)
    if _type(x) is not Tensor:
        _check.not_a_tensor('pad', 'x', x)
    if _type(mode) is not _str or mode not in ('constant', 'edge', 'replicate', 'reflect', 'symmetric', 'wrap', 'circular'):
        _check.choice('pad', 'mode', mode, ('constant', 'edge', 'replicate', 'reflect', 'symmetric', 'wrap', 'circular'))
    if _type(constant_values) is not float:
        constant_values = _check.number('pad', 'constant_values', constant_values)
    try:
        return _manipulation_functions.pad(x, pad_width, mode, constant_values=constant_values)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("pad", _error) from None


_implement("isclose", isclose)
_implement("allclose", allclose)
_implement("array_equal", array_equal)
_implement("nansum", nansum)
_implement("tensordot", tensordot)
_implement("vecdot", vecdot)
_implement("einsum", einsum)
_implement("kron", kron)
_implement("linspace", linspace)
_implement("meshgrid", meshgrid)
_implement("sort", sort)
_implement("topk", topk)
_implement("searchsorted", searchsorted)
_implement("unique_all", unique_all)
_implement("unique_counts", unique_counts)
_implement("unique_inverse", unique_inverse)
_implement("unique_values", unique_values)
_implement("isin", isin)
_implement("median", median)
_implement("quantile", quantile)
_implement("histogram", histogram)
_implement("bincount", bincount)
_implement("cov", cov)
_implement("corrcoef", corrcoef)
_implement("trapezoid", trapezoid)
_implement("interp", interp)
_implement("diff", diff)
_implement("nonzero", nonzero)
_implement("scatter_add", scatter_add)
_implement("put_along_axis", put_along_axis)
_implement("diag", diag)
_implement("diag_embed", diag_embed)
_implement("cross", cross)
_implement("eig", eig)
_implement("eigvals", eigvals)
_implement("eigvalsh", eigvalsh)
_implement("lstsq", lstsq)
_implement("lu", lu)
_implement("matrix_norm", matrix_norm)
_implement("matrix_power", matrix_power)
_implement("matrix_rank", matrix_rank)
_implement("norm", norm)
_implement("outer", outer)
_implement("pinv", pinv)
_implement("qr", qr)
_implement("solve", solve)
_implement("solve_triangular", solve_triangular)
_implement("svd", svd)
_implement("svdvals", svdvals)
_implement("trace", trace)
_implement("vector_norm", vector_norm)
_implement("fftn", fftn)
_implement("ifftn", ifftn)
_implement("rfftn", rfftn)
_implement("irfftn", irfftn)
_implement("fftfreq", fftfreq)
_implement("rfftfreq", rfftfreq)
_implement("fftshift", fftshift)
_implement("ifftshift", ifftshift)
_implement("broadcast_arrays", broadcast_arrays)
_implement("flip", flip)
_implement("moveaxis", moveaxis)
_implement("roll", roll)
_implement("repeat", repeat)
_implement("unstack", unstack)
_implement("tile", tile)
_implement("split", split)
_implement("chunk", chunk)
_implement("clone", clone)
_implement("flatten", flatten)
_implement("swapaxes", swapaxes)
_implement("vstack", vstack)
_implement("hstack", hstack)
_implement("rot90", rot90)
_implement("pad", pad)
