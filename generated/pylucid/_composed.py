# Generated from ops.yaml. Do not edit.
"""The composites of ops.yaml: operators that are functions of other operators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal
from typing import NamedTuple, TypeAlias

from pylucid._composites import _check
from pylucid._composites import creation as _creation
from pylucid._composites import fft as _fft
from pylucid._composites import indexing as _indexing
from pylucid._composites import linalg as _linalg
from pylucid._composites import linear_algebra as _linear_algebra
from pylucid._composites import manipulation as _manipulation
from pylucid._composites import reduction as _reduction
from pylucid._composites import sorting as _sorting
from pylucid._composites import statistics as _statistics
from pylucid._core import Dtype, Tensor, _add_method

_Number: TypeAlias = bool | int | float | complex


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


def nansum(
    x: Tensor,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    dtype: Dtype | None = None,
    keepdims: bool = False,
) -> Tensor:
    """The sum over axes of all elements but NaN; of integers in 64 bits.

        y = nansum(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        integer, floating point and complex dtypes
    axis : int or tuple of ints or None
    dtype : Dtype or None
    keepdims : bool, default False

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    See also sum.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.nansum(pl.asarray([1., pl.nan, 2.])).item()
    3.0
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('nansum', 'x', x)
    if axis is not None and type(axis) is not int:
        axis = _check.integers('nansum', 'axis', axis)
    if dtype is not None and type(dtype) is not Dtype:
        dtype = _check.dtype('nansum', 'dtype', dtype)
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('nansum', 'keepdims', keepdims)
    try:
        return _reduction.nansum(x, axis=axis, dtype=dtype, keepdims=keepdims)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("nansum", _error, {'x': (x, 'numeric')}) from None


def tensordot(x1: Tensor, x2: Tensor, /, *, axes: object = 2) -> Tensor:
    """The sum of products over axes of x1 paired with axes of x2.

        y = tensordot(x1, x2)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x1 : Tensor
        integer, floating point and complex dtypes
    x2 : Tensor
        integer, floating point and complex dtypes
    axes : as the notes say, default 2

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    Promote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.

    axes is how many of the last axes of x1 and of the first of x2 are summed over, in order, or two sequences of axes.

    See also matmul, einsum.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.tensordot(pl.asarray([[1., 2.]]), pl.asarray([[3.], [4.]]), axes=1).tolist()
    [[11.0]]
    """
    if type(x1) is not Tensor:
        _check.not_a_tensor('tensordot', 'x1', x1)
    if type(x2) is not Tensor:
        _check.not_a_tensor('tensordot', 'x2', x2)
    try:
        return _linear_algebra.tensordot(x1, x2, axes=axes)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("tensordot", _error, {'x1': (x1, 'numeric'), 'x2': (x2, 'numeric')}) from None


def vecdot(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    """The sum of conj(x1) * x2 along an axis.

        y = vecdot(x1, x2)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x1 : Tensor
        every dtype
    x2 : Tensor
        every dtype
    axis : int, default -1

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    Promote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.

    The other axes are broadcast; axis counts from the end of both, so only a negative one may be given.

    See also matmul.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.vecdot(pl.asarray([1., 2.]), pl.asarray([3., 4.])).item()
    11.0
    """
    if type(x1) is not Tensor:
        _check.not_a_tensor('vecdot', 'x1', x1)
    if type(x2) is not Tensor:
        _check.not_a_tensor('vecdot', 'x2', x2)
    if type(axis) is not int:
        axis = _check.integer('vecdot', 'axis', axis)
    try:
        return _linear_algebra.vecdot(x1, x2, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("vecdot", _error) from None


def einsum(subscripts: str, /, *operands: Tensor) -> Tensor:
    """The sum of products that a subscript string such as 'ij,jk->ik' names.

        y = einsum(operands)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    subscripts : str
    operands : Tensors
        integer, floating point and complex dtypes

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    Promote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.

    One letter for each axis of each operand; `...` stands for the axes not named, which are broadcast. A letter twice in
    one operand takes the diagonal. After `->` the axes of the result; without it the letters that occur once, in
    alphabetical order. Operands are contracted from left to right, each pair by a matrix product.

    See also tensordot, matmul.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.einsum("ij,j->i", pl.asarray([[1., 2.], [3., 4.]]), pl.asarray([1., 1.])).tolist()
    [3.0, 7.0]
    """
    operands = _check.tensors('einsum', 'operands', operands)
    if type(subscripts) is not str:
        subscripts = _check.text('einsum', 'subscripts', subscripts)
    try:
        return _linear_algebra.einsum(subscripts, *operands)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("einsum", _error, {'operands': (operands, 'numeric')}) from None


def kron(x1: Tensor, x2: Tensor, /) -> Tensor:
    """The Kronecker product, every element of x1 times all of x2 in blocks.

        y = kron(x1, x2)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x1 : Tensor
        every dtype
    x2 : Tensor
        every dtype

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    Promote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.

    The one with fewer axes is given axes of length 1 in front.

    See also outer.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.kron(pl.asarray([1., 10.]), pl.asarray([1., 2.])).tolist()
    [1.0, 2.0, 10.0, 20.0]
    """
    if type(x1) is not Tensor:
        _check.not_a_tensor('kron', 'x1', x1)
    if type(x2) is not Tensor:
        _check.not_a_tensor('kron', 'x2', x2)
    try:
        return _linear_algebra.kron(x1, x2)
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
) -> Tensor:
    """As many evenly spaced values from start to stop, which is the last value or, without endpoint, the one after it.

        y = linspace(start, stop, num, dtype, device, endpoint)

    Not differentiable: nothing is recorded.

    Parameters
    ----------
    start : number
    stop : number
    num : int
    dtype : Dtype or None
    device : str or None
    endpoint : bool, default True

    Returns
    -------
    y : Tensor
        the `dtype` given, else the default

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    The values are found in double precision and rounded once, downwards to an integer dtype.

    See also arange.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linspace(0, 1, 5).tolist()
    [0.0, 0.25, 0.5, 0.75, 1.0]
    """
    if type(start) is not float:
        start = _check.number('linspace', 'start', start)
    if type(stop) is not float:
        stop = _check.number('linspace', 'stop', stop)
    if type(num) is not int:
        num = _check.integer('linspace', 'num', num)
    if dtype is not None and type(dtype) is not Dtype:
        dtype = _check.dtype('linspace', 'dtype', dtype)
    if device is not None and device != 'cpu':
        device = _check.device('linspace', 'device', device)
    if endpoint is not True and endpoint is not False:
        endpoint = _check.boolean('linspace', 'endpoint', endpoint)
    try:
        return _creation.linspace(start, stop, num, dtype=dtype, device=device, endpoint=endpoint)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("linspace", _error) from None


def meshgrid(*arrays: Tensor, indexing: Literal['xy', 'ij'] = 'xy') -> tuple[Tensor, ...]:
    """The coordinates of a grid, from those along each of its axes, without a copy.

        grids = meshgrid(arrays)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    arrays : Tensors
        every dtype
    indexing : 'xy' or 'ij', default 'xy'

    Returns
    -------
    grids : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    With 'xy' the first array lies along the second axis, and the second along the first.

    See also broadcast_arrays.

    Examples
    --------
    >>> import pylucid as pl
    >>> [x.tolist() for x in pl.meshgrid(pl.asarray([1, 2]), pl.asarray([3, 4, 5]), indexing="ij")]
    [[[1, 1, 1], [2, 2, 2]], [[3, 4, 5], [3, 4, 5]]]
    """
    arrays = _check.tensors('meshgrid', 'arrays', arrays)
    if type(indexing) is not str or indexing not in ('xy', 'ij'):
        _check.choice('meshgrid', 'indexing', indexing, ('xy', 'ij'))
    try:
        return _creation.meshgrid(*arrays, indexing=indexing)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("meshgrid", _error) from None


def sort(x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor:
    """The values along an axis in ascending order.

        y = sort(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    axis : int, default -1
    descending : bool, default False
    stable : bool, default True

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    Complex numbers have no order and are refused. NaN counts as larger than every number: it is last, and first in descending order. 0 and -0 are equal. Equal values keep
    their order, whatever `stable` says.

    Equal values share their gradient equally, as those of `max` do.

    See also argsort, topk.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.sort(pl.asarray([3., 1., 2.])).tolist()
    [1.0, 2.0, 3.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('sort', 'x', x)
    if type(axis) is not int:
        axis = _check.integer('sort', 'axis', axis)
    if descending is not True and descending is not False:
        descending = _check.boolean('sort', 'descending', descending)
    if stable is not True and stable is not False:
        stable = _check.boolean('sort', 'stable', stable)
    try:
        return _sorting.sort(x, axis=axis, descending=descending, stable=stable)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("sort", _error) from None


def topk(x: Tensor, /, k: int, *, axis: int = -1, largest: bool = True, sorted: bool = True) -> _Topk:
    """The k largest or smallest values along an axis, the best first, and their indices.

        values, indices = topk(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    k : int
    axis : int, default -1
    largest : bool, default True
    sorted : bool, default True

    Returns
    -------
    values : Tensor
        the input's dtype
    indices : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    Of bool, integers and floats. NaN counts as larger than every number; of equal values the first are taken. Without `sorted`
    the order is not specified.

    Values that are equal to a selected one share its gradient equally, selected or not, as those of `max` do.

    See also sort.

    Examples
    --------
    >>> import pylucid as pl
    >>> values, indices = pl.topk(pl.asarray([3., 1., 2.]), 2)
    >>> values.tolist(), indices.tolist()
    ([3.0, 2.0], [0, 2])
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('topk', 'x', x)
    if type(k) is not int:
        k = _check.integer('topk', 'k', k)
    if type(axis) is not int:
        axis = _check.integer('topk', 'axis', axis)
    if largest is not True and largest is not False:
        largest = _check.boolean('topk', 'largest', largest)
    if sorted is not True and sorted is not False:
        sorted = _check.boolean('topk', 'sorted', sorted)
    try:
        return _Topk(*_sorting.topk(x, k, axis=axis, largest=largest, sorted=sorted))
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
    """Where each x2 would have to be inserted into the sorted x1 to keep it sorted.

        y = searchsorted(x1, sorter)

    Not differentiable: nothing is recorded.

    Parameters
    ----------
    x1 : Tensor
        every dtype
    x2 : as the notes say
    side : 'left' or 'right', default 'left'
    sorter : Tensor or None
        integer dtypes, read as int64

    Returns
    -------
    y : Tensor
        int64

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    x1 has one axis and is in ascending order, by `sorter` if that is given (as `argsort` returns it). x2 is a Tensor of any
    shape or a number. Before equal elements with `side='left'`, behind them with `'right'`. NaN counts as larger than every number.

    See also sort, argsort.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.searchsorted(pl.asarray([1., 2., 4.]), pl.asarray([2., 3.])).tolist()
    [1, 2]
    """
    if type(x1) is not Tensor:
        _check.not_a_tensor('searchsorted', 'x1', x1)
    if sorter is not None and type(sorter) is not Tensor:
        _check.not_a_tensor('searchsorted', 'sorter', sorter)
    if type(side) is not str or side not in ('left', 'right'):
        _check.choice('searchsorted', 'side', side, ('left', 'right'))
    try:
        return _sorting.searchsorted(x1, x2, side=side, sorter=sorter)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("searchsorted", _error, {'sorter': (sorter, 'int64')}) from None


def unique_all(x: Tensor, /) -> _UniqueAll:
    """The distinct values, where each is first, which of them each element is, and how many there are of each.

        values, indices, inverse_indices, counts = unique_all(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype

    Returns
    -------
    values : Tensor
        the input's dtype
    indices : Tensor
        the input's dtype
    inverse_indices : Tensor
        the input's dtype
    counts : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    Values are in ascending order, indices those of the flat array. NaNs are distinct from each other; 0 and -0 are not.

    See also unique_counts, unique_inverse, unique_values.

    Examples
    --------
    >>> import pylucid as pl
    >>> found = pl.unique_all(pl.asarray([3, 1, 3]))
    >>> found.values.tolist(), found.counts.tolist()
    ([1, 3], [1, 2])
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('unique_all', 'x', x)
    try:
        return _UniqueAll(*_sorting.unique_all(x))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("unique_all", _error) from None


def unique_counts(x: Tensor, /) -> _UniqueCounts:
    """The distinct values in ascending order, and how many there are of each.

        values, counts = unique_counts(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype

    Returns
    -------
    values : Tensor
        the input's dtype
    counts : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also unique_all.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.unique_counts(pl.asarray([3, 1, 3])).counts.tolist()
    [1, 2]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('unique_counts', 'x', x)
    try:
        return _UniqueCounts(*_sorting.unique_counts(x))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("unique_counts", _error) from None


def unique_inverse(x: Tensor, /) -> _UniqueInverse:
    """The distinct values in ascending order, and which of them each element is.

        values, inverse_indices = unique_inverse(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype

    Returns
    -------
    values : Tensor
        the input's dtype
    inverse_indices : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also unique_all.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.unique_inverse(pl.asarray([3, 1, 3])).inverse_indices.tolist()
    [1, 0, 1]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('unique_inverse', 'x', x)
    try:
        return _UniqueInverse(*_sorting.unique_inverse(x))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("unique_inverse", _error) from None


def unique_values(x: Tensor, /) -> Tensor:
    """The distinct values in ascending order.

        y = unique_values(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also unique_all.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.unique_values(pl.asarray([3, 1, 3])).tolist()
    [1, 3]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('unique_values', 'x', x)
    try:
        return _sorting.unique_values(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("unique_values", _error) from None


def isin(x1: object, x2: object, /, *, assume_unique: bool = False, invert: bool = False) -> Tensor:
    """Whether each element of x1 is among those of x2.

        y = isin(x1, x2, assume_unique, invert)

    Not differentiable: nothing is recorded.

    Parameters
    ----------
    x1 : as the notes say
    x2 : as the notes say
    assume_unique : bool, default False
    invert : bool, default False

    Returns
    -------
    y : Tensor
        bool

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    Of Tensors or numbers, at least one of them a Tensor. NaN is among nothing. `assume_unique` changes nothing.

    See also searchsorted.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.isin(pl.asarray([1, 2, 3]), pl.asarray([3, 1])).tolist()
    [True, False, True]
    """
    if assume_unique is not True and assume_unique is not False:
        assume_unique = _check.boolean('isin', 'assume_unique', assume_unique)
    if invert is not True and invert is not False:
        invert = _check.boolean('isin', 'invert', invert)
    try:
        return _sorting.isin(x1, x2, assume_unique=assume_unique, invert=invert)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("isin", _error) from None


def median(x: Tensor, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False) -> Tensor:
    """The middle value over axes, the mean of the two middle ones where their number is even.

        y = median(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        bool, integer and floating point dtypes; bool and integers are computed in float32
    axis : int or tuple of ints or None
    keepdims : bool, default False

    Returns
    -------
    y : Tensor
        the input's dtype, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    NaN where there is one and where there are no values. Equal values share the gradient equally.

    See also quantile.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.median(pl.asarray([1., 2., 3., 4.])).item()
    2.5
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('median', 'x', x)
    if axis is not None and type(axis) is not int:
        axis = _check.integers('median', 'axis', axis)
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('median', 'keepdims', keepdims)
    try:
        return _statistics.median(x, axis=axis, keepdims=keepdims)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("median", _error, {'x': (x, 'floating')}) from None


def quantile(
    x: Tensor,
    q: object,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    method: Literal['linear', 'lower', 'higher', 'midpoint', 'nearest'] = 'linear',
    keepdims: bool = False,
) -> Tensor:
    """The value that a fraction q of the values over axes does not exceed.

        y = quantile(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        bool, integer and floating point dtypes; bool and integers are computed in float32
    q : as the notes say
    axis : int or tuple of ints or None
    method : 'linear' or 'lower' or 'higher' or 'midpoint' or 'nearest', default 'linear'
    keepdims : bool, default False

    Returns
    -------
    y : Tensor
        the input's dtype, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    q is a number or a Tensor, from 0 to 1; the axes of a Tensor come first in the result. Where the place (n - 1) q lies between
    two values, `method` says what is taken: a straight line between them, the lower, the higher, their mean, or the nearest, of two
    equally near the one whose index is even. The dtype is a floating one, also of integers.

    NaN where there is one and where there are no values. Equal values share the gradient equally.

    See also median.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.quantile(pl.asarray([1., 2., 3.]), 0.25).item()
    1.5
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('quantile', 'x', x)
    if axis is not None and type(axis) is not int:
        axis = _check.integers('quantile', 'axis', axis)
    if type(method) is not str or method not in ('linear', 'lower', 'higher', 'midpoint', 'nearest'):
        _check.choice('quantile', 'method', method, ('linear', 'lower', 'higher', 'midpoint', 'nearest'))
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('quantile', 'keepdims', keepdims)
    try:
        return _statistics.quantile(x, q, axis=axis, method=method, keepdims=keepdims)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("quantile", _error, {'x': (x, 'floating')}) from None


def histogram(
    x: Tensor,
    /,
    bins: object = 10,
    *,
    range: object | None = None,
    weights: Tensor | None = None,
    density: bool = False,
) -> _Histogram:
    """How many values lie in each of a row of bins, and the bins' edges.

        counts, edges = histogram(x, weights)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    bins : as the notes say, default 10
    range : as the notes say or None
    weights : Tensor or None
        integer, floating point and complex dtypes
    density : bool, default False

    Returns
    -------
    counts : Tensor
        the dtype to which the inputs promote
    edges : Tensor
        the dtype to which the inputs promote

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    `bins` is a number of bins of equal width, over `range` or from the least to the largest value; or a Tensor of ascending edges.
    A bin includes its lower edge, the last one its upper edge too. Values outside are not counted, nor is NaN. With `density` the
    counts become a density, whose integral is 1.

    See also bincount.

    Examples
    --------
    >>> import pylucid as pl
    >>> counts, edges = pl.histogram(pl.asarray([1., 2., 4.]), 2, range=(0, 4))
    >>> counts.tolist(), edges.tolist()
    ([1, 2], [0.0, 2.0, 4.0])
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('histogram', 'x', x)
    if weights is not None and type(weights) is not Tensor:
        _check.not_a_tensor('histogram', 'weights', weights)
    if density is not True and density is not False:
        density = _check.boolean('histogram', 'density', density)
    try:
        return _Histogram(*_statistics.histogram(x, bins, range=range, weights=weights, density=density))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("histogram", _error, {'weights': (weights, 'numeric')}) from None


def bincount(x: Tensor, /, *, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
    """How often each integer from 0 on occurs, or the sum of its weights.

        y = bincount(x, weights)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        bool and integer dtypes
    weights : Tensor or None
        integer, floating point and complex dtypes
    minlength : int, default 0

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also histogram.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.bincount(pl.asarray([0, 2, 2])).tolist()
    [1, 0, 2]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('bincount', 'x', x)
    if weights is not None and type(weights) is not Tensor:
        _check.not_a_tensor('bincount', 'weights', weights)
    if type(minlength) is not int:
        minlength = _check.integer('bincount', 'minlength', minlength)
    try:
        return _statistics.bincount(x, weights=weights, minlength=minlength)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("bincount", _error, {'x': (x, 'integral'), 'weights': (weights, 'numeric')}) from None


def cov(
    x: Tensor,
    /,
    *,
    correction: float = 1,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
) -> Tensor:
    """The covariance matrix of variables, a row of observations each.

        y = cov(x, fweights, aweights)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    correction : float, default 1
    fweights : Tensor or None
        integer dtypes
    aweights : Tensor or None
        bool, integer and floating point dtypes; bool and integers are computed in float32

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    Of an array with one axis the variance. `correction` is subtracted from the number of observations. `fweights` says how often
    each observation was made, `aweights` how much it weighs.

    See also corrcoef.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.cov(pl.asarray([[1., 2., 3.], [3., 2., 1.]])).tolist()
    [[1.0, -1.0], [-1.0, 1.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('cov', 'x', x)
    if fweights is not None and type(fweights) is not Tensor:
        _check.not_a_tensor('cov', 'fweights', fweights)
    if aweights is not None and type(aweights) is not Tensor:
        _check.not_a_tensor('cov', 'aweights', aweights)
    if type(correction) is not float:
        correction = _check.real('cov', 'correction', correction)
    try:
        return _statistics.cov(x, correction=correction, fweights=fweights, aweights=aweights)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("cov", _error, {'fweights': (fweights, 'integer'), 'aweights': (aweights, 'floating')}) from None


def corrcoef(x: Tensor, /) -> Tensor:
    """The matrix of correlation coefficients of variables, a row of observations each.

        y = corrcoef(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32

    Returns
    -------
    y : Tensor
        the input's dtype, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    See also cov.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.corrcoef(pl.asarray([[1., 2., 3.], [3., 2., 1.]])).tolist()
    [[1.0, -1.0], [-1.0, 1.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('corrcoef', 'x', x)
    try:
        return _statistics.corrcoef(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("corrcoef", _error) from None


def trapezoid(y: Tensor, /, x: Tensor | None = None, *, dx: float = 1.0, axis: int = -1) -> Tensor:
    """The integral along an axis by the trapezoidal rule.

        out = trapezoid(y, x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    y : Tensor
        every dtype; bool and integers are computed in float32
    x : Tensor or None
        bool, integer and floating point dtypes; bool and integers are computed in float32
    dx : float, default 1.0
    axis : int, default -1

    Returns
    -------
    out : Tensor
        the dtype to which the inputs promote, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    Promote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.

    x holds the sample points, along the axis or in the shape of y; without it they are `dx` apart.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.trapezoid(pl.asarray([1., 2., 3.])).item()
    4.0
    """
    if type(y) is not Tensor:
        _check.not_a_tensor('trapezoid', 'y', y)
    if x is not None and type(x) is not Tensor:
        _check.not_a_tensor('trapezoid', 'x', x)
    if type(dx) is not float:
        dx = _check.real('trapezoid', 'dx', dx)
    if type(axis) is not int:
        axis = _check.integer('trapezoid', 'axis', axis)
    try:
        return _statistics.trapezoid(y, x, dx=dx, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("trapezoid", _error, {'x': (x, 'floating')}) from None


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
    """Piecewise linear interpolation at x of the function with values fp at the ascending points xp.

        y = interp(x, xp, fp)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        bool, integer and floating point dtypes; bool and integers are computed in float32
    xp : Tensor
        bool, integer and floating point dtypes; bool and integers are computed in float32
    fp : Tensor
        every dtype; bool and integers are computed in float32
    left : as the notes say or None
    right : as the notes say or None
    period : float or None

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    Promote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.

    Outside the points the first and the last value, or the numbers or Tensors `left` and `right`. With `period` the function is
    periodic, and points come in any order. At a point the gradient is that of the interval to its right.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.interp(pl.asarray([1.5]), pl.asarray([1., 2.]), pl.asarray([10., 20.])).tolist()
    [15.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('interp', 'x', x)
    if type(xp) is not Tensor:
        _check.not_a_tensor('interp', 'xp', xp)
    if type(fp) is not Tensor:
        _check.not_a_tensor('interp', 'fp', fp)
    if period is not None and type(period) is not float:
        period = _check.real('interp', 'period', period)
    try:
        return _statistics.interp(x, xp, fp, left=left, right=right, period=period)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("interp", _error, {'x': (x, 'floating'), 'xp': (xp, 'floating')}) from None


def diff(
    x: Tensor,
    /,
    *,
    axis: int = -1,
    n: int = 1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
) -> Tensor:
    """The n-th difference of neighbours along an axis.

        y = diff(x, prepend, append)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    axis : int, default -1
    n : int, default 1
    prepend : Tensor or None
        every dtype
    append : Tensor or None
        every dtype

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    `prepend` and `append` are joined to x along the axis first.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.diff(pl.asarray([1., 3., 6.])).tolist()
    [2.0, 3.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('diff', 'x', x)
    if prepend is not None and type(prepend) is not Tensor:
        _check.not_a_tensor('diff', 'prepend', prepend)
    if append is not None and type(append) is not Tensor:
        _check.not_a_tensor('diff', 'append', append)
    if type(axis) is not int:
        axis = _check.integer('diff', 'axis', axis)
    if type(n) is not int:
        n = _check.integer('diff', 'n', n)
    try:
        return _statistics.diff(x, axis=axis, n=n, prepend=prepend, append=append)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("diff", _error) from None


def nonzero(x: Tensor, /) -> tuple[Tensor, ...]:
    """The coordinates of the elements that are not zero, an array for each axis.

        coordinates = nonzero(x)
        dL/dx = 0

    g is dL/dy. For complex inputs the factors of g are conjugated: the gradient is conj(F(conj(g))), F the formula.

    The derivative is zero wherever it exists, and the gradient is zero everywhere.

    Parameters
    ----------
    x : Tensor
        every dtype

    Returns
    -------
    coordinates : Tensor
        int64

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    Examples
    --------
    >>> import pylucid as pl
    >>> [i.tolist() for i in pl.nonzero(pl.asarray([[0., 2.], [3., 0.]]))]
    [[0, 1], [1, 0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('nonzero', 'x', x)
    try:
        return _indexing.nonzero(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("nonzero", _error) from None


def scatter_add(x: Tensor, indices: Tensor, values: Tensor, /, *, axis: int) -> Tensor:
    """Values added to x at positions along an axis, one for each index.

        y = scatter_add(x, indices, values)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        integer, floating point and complex dtypes
    indices : Tensor
        integer dtypes, read as int64
    values : Tensor
        integer, floating point and complex dtypes
    axis : int

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    Repeated indices add up. `indices` has as many axes as x and is along no other axis longer than x; of values that are
    longer than `indices` the rest is not read.

    See also put_along_axis, gather, index_add.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.scatter_add(pl.asarray([1., 2., 3.]), pl.asarray([0, 2, 0]), pl.asarray([10., 20., 30.]), axis=0).tolist()
    [41.0, 2.0, 23.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('scatter_add', 'x', x)
    if type(indices) is not Tensor:
        _check.not_a_tensor('scatter_add', 'indices', indices)
    if type(values) is not Tensor:
        _check.not_a_tensor('scatter_add', 'values', values)
    if type(axis) is not int:
        axis = _check.integer('scatter_add', 'axis', axis)
    try:
        return _indexing.scatter_add(x, indices, values, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("scatter_add", _error, {'x': (x, 'numeric'), 'indices': (indices, 'int64'), 'values': (values, 'numeric')}) from None


def put_along_axis(x: Tensor, indices: Tensor, values: Tensor, /, *, axis: int) -> Tensor:
    """Values put into x at positions along an axis, one for each index.

        y = put_along_axis(x, indices, values)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    indices : Tensor
        integer dtypes, read as int64
    values : Tensor
        every dtype
    axis : int

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    Of repeated indices the last one counts, and the gradient goes to its value alone. Shapes are as for `scatter_add`.

    Also called scatter.

    See also scatter_add, gather.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.put_along_axis(pl.asarray([1., 2., 3.]), pl.asarray([0, 2]), pl.asarray([10., 20.]), axis=0).tolist()
    [10.0, 2.0, 20.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('put_along_axis', 'x', x)
    if type(indices) is not Tensor:
        _check.not_a_tensor('put_along_axis', 'indices', indices)
    if type(values) is not Tensor:
        _check.not_a_tensor('put_along_axis', 'values', values)
    if type(axis) is not int:
        axis = _check.integer('put_along_axis', 'axis', axis)
    try:
        return _indexing.put_along_axis(x, indices, values, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("put_along_axis", _error, {'indices': (indices, 'int64')}) from None


def diag(x: Tensor, /, *, k: int = 0) -> Tensor:
    """The k-th diagonal of a matrix, or the matrix with that diagonal.

        y = diag(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    k : int, default 0

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also diag_embed, tril.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.diag(pl.asarray([1., 2.])).tolist()
    [[1.0, 0.0], [0.0, 2.0]]
    >>> pl.diag(pl.asarray([[1., 2.], [3., 4.]])).tolist()
    [1.0, 4.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('diag', 'x', x)
    if type(k) is not int:
        k = _check.integer('diag', 'k', k)
    try:
        return _indexing.diag(x, k=k)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("diag", _error) from None


def diag_embed(x: Tensor, /, *, offset: int = 0) -> Tensor:
    """Square matrices with the last axis of x on a diagonal.

        y = diag_embed(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    offset : int, default 0

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also diag.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.diag_embed(pl.asarray([[1., 2.]])).tolist()
    [[[1.0, 0.0], [0.0, 2.0]]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('diag_embed', 'x', x)
    if type(offset) is not int:
        offset = _check.integer('diag_embed', 'offset', offset)
    try:
        return _indexing.diag_embed(x, offset=offset)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("diag_embed", _error) from None


def cross(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    """The cross product of vectors of three components along an axis.

        y = cross(x1, x2)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x1 : Tensor
        integer, floating point and complex dtypes
    x2 : Tensor
        integer, floating point and complex dtypes
    axis : int, default -1

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    Promote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.

    The other axes are broadcast; the axis counts from the end of both, so a negative one means the same in both.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.cross(pl.asarray([1., 0., 0.]), pl.asarray([0., 1., 0.])).tolist()
    [0.0, 0.0, 1.0]
    """
    if type(x1) is not Tensor:
        _check.not_a_tensor('cross', 'x1', x1)
    if type(x2) is not Tensor:
        _check.not_a_tensor('cross', 'x2', x2)
    if type(axis) is not int:
        axis = _check.integer('cross', 'axis', axis)
    try:
        return _linalg.cross(x1, x2, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("cross", _error, {'x1': (x1, 'numeric'), 'x2': (x2, 'numeric')}) from None


def eig(x: Tensor, /) -> _Eig:
    """Complex eigenvalues and eigenvectors, the columns, of square matrices, in no order.

        eigenvalues, eigenvectors = eig(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32

    Returns
    -------
    eigenvalues : Tensor
        the input's dtype, float32 for bool and integers
    eigenvectors : Tensor
        the input's dtype, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    Eigenvectors have norm 1; their phase is free, and so is the gradient of a function that depends on it. Where
    eigenvalues are equal the eigenvectors have no derivative: the terms that would divide by zero are left out.

    See also eigh, eigvals.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.eig(pl.asarray([[0., 1.], [-1., 0.]])).eigenvalues.tolist()
    [1j, -1j]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('eig', 'x', x)
    try:
        return _Eig(*_linalg.eig(x))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("eig", _error) from None


def eigvals(x: Tensor, /) -> Tensor:
    """Complex eigenvalues of square matrices, in no order.

        y = eigvals(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32

    Returns
    -------
    y : Tensor
        the input's dtype, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    See also eig, eigvalsh.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.eigvals(pl.asarray([[0., 1.], [-1., 0.]])).tolist()
    [1j, -1j]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('eigvals', 'x', x)
    try:
        return _linalg.eigvals(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("eigvals", _error) from None


def eigvalsh(x: Tensor, /) -> Tensor:
    """Eigenvalues of Hermitian matrices, ascending.

        y = eigvalsh(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32

    Returns
    -------
    y : Tensor
        the real dtype of the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    Only the lower triangle of x is read; the gradient is that on Hermitian matrices.

    See also eigh, eigvals.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.eigvalsh(pl.asarray([[2., 0.], [0., 1.]])).tolist()
    [1.0, 2.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('eigvalsh', 'x', x)
    try:
        return _linalg.eigvalsh(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("eigvalsh", _error) from None


def lstsq(x1: Tensor, x2: Tensor, /, *, rtol: object | None = None) -> _Lstsq:
    """The X of least norm among those that make the norm of x1 @ X - x2 least.

        solution, residuals, rank, singular_values = lstsq(x1, x2)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x1 : Tensor
        every dtype; bool and integers are computed in float32
    x2 : Tensor
        every dtype; bool and integers are computed in float32
    rtol : as the notes say or None

    Returns
    -------
    solution : Tensor
        the dtype to which the inputs promote, float32 for bool and integers
    residuals : Tensor
        the real dtype of the input's dtype
    rank : Tensor
        int64
    singular_values : Tensor
        the real dtype of the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    x1 of shape (..., M, N); x2 of shape (M,) or (..., M, K), as for solve. Singular values of at most rtol times the
    largest count as zero; by default rtol is the machine epsilon times the larger of M and N. `residuals` holds the
    squared norms of the columns of x1 @ solution - x2.

    See also pinv, solve.

    Examples
    --------
    >>> import pylucid as pl
    >>> x1, x2 = pl.asarray([[1., 0.], [1., 1.], [1., 2.]]), pl.asarray([1., 3., 5.])
    >>> [round(v, 4) for v in pl.linalg.lstsq(x1, x2).solution.tolist()]
    [1.0, 2.0]
    """
    if type(x1) is not Tensor:
        _check.not_a_tensor('lstsq', 'x1', x1)
    if type(x2) is not Tensor:
        _check.not_a_tensor('lstsq', 'x2', x2)
    try:
        return _Lstsq(*_linalg.lstsq(x1, x2, rtol=rtol))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("lstsq", _error) from None


def lu(x: Tensor, /) -> _Lu:
    """A permutation P, L with a unit diagonal and zeros above it, and an upper triangular U, with x = P @ L @ U.

        P, L, U = lu(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32

    Returns
    -------
    P : Tensor
        the input's dtype, float32 for bool and integers
    L : Tensor
        the input's dtype, float32 for bool and integers
    U : Tensor
        the input's dtype, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    For x of shape (..., M, N) and K the smaller of M and N, L has shape (..., M, K) and U (..., K, N). Each row is
    exchanged for the one with the largest pivot, as SciPy and PyTorch do; P has x's dtype and no derivative.

    See also solve, qr.

    Examples
    --------
    >>> import pylucid as pl
    >>> [part.tolist() for part in pl.linalg.lu(pl.asarray([[1., 2.], [2., 2.]]))]
    [[[0.0, 1.0], [1.0, 0.0]], [[1.0, 0.0], [0.5, 1.0]], [[2.0, 2.0], [0.0, 1.0]]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('lu', 'x', x)
    try:
        return _Lu(*_linalg.lu(x))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("lu", _error) from None


def matrix_norm(x: Tensor, /, *, keepdims: bool = False, ord: object = 'fro') -> Tensor:
    """The norm of matrices.

        y = matrix_norm(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    keepdims : bool, default False
    ord : as the notes say, default 'fro'

    Returns
    -------
    y : Tensor
        the real dtype of the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    ord is 'fro' (the square root of the sum of squares), 'nuc' (the sum of the singular values), 1 and -1 (the largest
    and the smallest sum of a column's magnitudes), inf and -inf (of a row's), 2 and -2 (the largest and the smallest
    singular value). The gradient of the Frobenius norm at zero is zero.

    See also vector_norm, norm.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.matrix_norm(pl.asarray([[3., 0.], [0., 4.]])).item()
    5.0
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('matrix_norm', 'x', x)
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('matrix_norm', 'keepdims', keepdims)
    try:
        return _linalg.matrix_norm(x, keepdims=keepdims, ord=ord)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("matrix_norm", _error) from None


def matrix_power(x: Tensor, n: int, /) -> Tensor:
    """The product of n factors x; of -n factors inv(x) where n is negative.

        y = matrix_power(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        integer, floating point and complex dtypes
    n : int

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.matrix_power(pl.asarray([[1., 1.], [0., 1.]]), 5).tolist()
    [[1.0, 5.0], [0.0, 1.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('matrix_power', 'x', x)
    if type(n) is not int:
        n = _check.integer('matrix_power', 'n', n)
    try:
        return _linalg.matrix_power(x, n)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("matrix_power", _error, {'x': (x, 'numeric')}) from None


def matrix_rank(x: Tensor, /, *, rtol: object | None = None) -> Tensor:
    """How many singular values of a matrix are above rtol times the largest.

        y = matrix_rank(x)

    Not differentiable: nothing is recorded.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    rtol : as the notes say or None

    Returns
    -------
    y : Tensor
        int64

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    rtol is a number or an array of one for each matrix; by default the machine epsilon times the longer side.

    See also svdvals.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.matrix_rank(pl.asarray([[1., 2.], [2., 4.]])).item()
    1
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('matrix_rank', 'x', x)
    try:
        return _linalg.matrix_rank(x, rtol=rtol)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("matrix_rank", _error) from None


def norm(x: Tensor, /, ord: object | None = None, axis: object | None = None, *, keepdims: bool = False) -> Tensor:
    """Norms of vectors or matrices, as NumPy's norm gives them.

        y = norm(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    ord : as the notes say or None
    axis : as the notes say or None
    keepdims : bool, default False

    Returns
    -------
    y : Tensor
        the real dtype of the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    Without ord the 2-norm of all elements, or along the axis or the two axes given. With ord: along one axis that of
    vector_norm, along two axes that of matrix_norm; without axis x has one or two axes.

    See also vector_norm, matrix_norm.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.norm(pl.asarray([3., 4.])).item()
    5.0
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('norm', 'x', x)
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('norm', 'keepdims', keepdims)
    try:
        return _linalg.norm(x, ord, axis, keepdims=keepdims)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("norm", _error) from None


def outer(x1: Tensor, x2: Tensor, /) -> Tensor:
    """The products of every element of a vector with every element of another.

        y = outer(x1, x2)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x1 : Tensor
        every dtype
    x2 : Tensor
        every dtype

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    Promote: under autocast, float16, bfloat16 and float32 inputs are computed in the autocast dtype.

    See also kron.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.outer(pl.asarray([1., 2.]), pl.asarray([3., 4.])).tolist()
    [[3.0, 4.0], [6.0, 8.0]]
    """
    if type(x1) is not Tensor:
        _check.not_a_tensor('outer', 'x1', x1)
    if type(x2) is not Tensor:
        _check.not_a_tensor('outer', 'x2', x2)
    try:
        return _linalg.outer(x1, x2)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("outer", _error) from None


def pinv(x: Tensor, /, *, rtol: object | None = None) -> Tensor:
    """The Moore-Penrose inverse of matrices.

        y = pinv(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    rtol : as the notes say or None

    Returns
    -------
    y : Tensor
        the input's dtype, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    Singular values of at most rtol times the largest count as zero; rtol is a number or an array of one for each
    matrix, by default the machine epsilon times the longer side. The gradient is that on matrices of the same rank.

    See also inv, lstsq.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.pinv(pl.asarray([[2., 0.], [0., 0.]])).tolist()
    [[0.5, 0.0], [0.0, 0.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('pinv', 'x', x)
    try:
        return _linalg.pinv(x, rtol=rtol)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("pinv", _error) from None


def qr(x: Tensor, /, *, mode: Literal['reduced', 'complete'] = 'reduced') -> _Qr:
    """Q with orthonormal columns and an upper triangular R, with x = Q @ R.

        Q, R = qr(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    mode : 'reduced' or 'complete', default 'reduced'

    Returns
    -------
    Q : Tensor
        the input's dtype, float32 for bool and integers
    R : Tensor
        the input's dtype, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    For x of shape (..., M, N) and K the smaller of M and N: Q of (..., M, K) and R of (..., K, N), or with 'complete' Q of
    (..., M, M) and R of (..., M, N). The columns that complete Q are free to turn among themselves; the gradient is that
    of functions that do not depend on it. Matrices whose first K columns are dependent have no derivative.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.qr(pl.asarray([[3.], [4.]])).R.shape
    (1, 1)
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('qr', 'x', x)
    if type(mode) is not str or mode not in ('reduced', 'complete'):
        _check.choice('qr', 'mode', mode, ('reduced', 'complete'))
    try:
        return _Qr(*_linalg.qr(x, mode=mode))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("qr", _error) from None


def solve(x1: Tensor, x2: Tensor, /) -> Tensor:
    """The X with x1 @ X = x2 for square matrices x1.

        y = solve(x1, x2)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x1 : Tensor
        every dtype; bool and integers are computed in float32
    x2 : Tensor
        every dtype; bool and integers are computed in float32

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    x2 of one axis is a vector, which serves every matrix of x1; of two or more axes it holds matrices, and the axes before
    the last two are broadcast against those of x1. A singular x1 is an error.

    See also inv, lstsq, solve_triangular.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.solve(pl.asarray([[2., 0.], [0., 4.]]), pl.asarray([2., 2.])).tolist()
    [1.0, 0.5]
    """
    if type(x1) is not Tensor:
        _check.not_a_tensor('solve', 'x1', x1)
    if type(x2) is not Tensor:
        _check.not_a_tensor('solve', 'x2', x2)
    try:
        return _linalg.solve(x1, x2)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("solve", _error) from None


def solve_triangular(x1: Tensor, x2: Tensor, /, *, upper: bool, unit_diagonal: bool = False) -> Tensor:
    """The X with x1 @ X = x2 for lower or upper triangular matrices x1.

        y = solve_triangular(x1, x2)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x1 : Tensor
        every dtype; bool and integers are computed in float32
    x2 : Tensor
        every dtype; bool and integers are computed in float32
    upper : bool
    unit_diagonal : bool, default False

    Returns
    -------
    y : Tensor
        the dtype to which the inputs promote, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    Only the triangle that `upper` names is read, and with unit_diagonal=True not its diagonal, which counts as ones. x2
    as for solve. A zero on the diagonal gives infinities and NaN.

    See also solve.

    Examples
    --------
    >>> import pylucid as pl
    >>> x1 = pl.asarray([[2., 0.], [1., 1.]])
    >>> pl.linalg.solve_triangular(x1, pl.asarray([2., 2.]), upper=False).tolist()
    [1.0, 1.0]
    """
    if type(x1) is not Tensor:
        _check.not_a_tensor('solve_triangular', 'x1', x1)
    if type(x2) is not Tensor:
        _check.not_a_tensor('solve_triangular', 'x2', x2)
    if upper is not True and upper is not False:
        upper = _check.boolean('solve_triangular', 'upper', upper)
    if unit_diagonal is not True and unit_diagonal is not False:
        unit_diagonal = _check.boolean('solve_triangular', 'unit_diagonal', unit_diagonal)
    try:
        return _linalg.solve_triangular(x1, x2, upper=upper, unit_diagonal=unit_diagonal)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("solve_triangular", _error) from None


def svd(x: Tensor, /, *, full_matrices: bool = True) -> _Svd:
    """Singular values S, descending, and U, Vh with orthonormal columns and rows, with x = U @ diag(S) @ Vh.

        U, S, Vh = svd(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    full_matrices : bool, default True

    Returns
    -------
    U : Tensor
        the input's dtype, float32 for bool and integers
    S : Tensor
        the real dtype of the input's dtype
    Vh : Tensor
        the input's dtype, float32 for bool and integers

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    For x of shape (..., M, N) and K the smaller of M and N: U of (..., M, M), S of (..., K), Vh of (..., N, N), or with
    full_matrices=False U of (..., M, K) and Vh of (..., K, N). Vectors of one singular value are free to turn together,
    and those that full_matrices adds among themselves: the gradient is that of functions that do not depend on it.
    Where singular values are equal, the terms that would divide by zero are left out.

    See also svdvals, eigh.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.svd(pl.asarray([[0., 3.], [4., 0.]])).S.tolist()
    [4.0, 3.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('svd', 'x', x)
    if full_matrices is not True and full_matrices is not False:
        full_matrices = _check.boolean('svd', 'full_matrices', full_matrices)
    try:
        return _Svd(*_linalg.svd(x, full_matrices=full_matrices))
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("svd", _error) from None


def svdvals(x: Tensor, /) -> Tensor:
    """Singular values of matrices, descending.

        y = svdvals(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32

    Returns
    -------
    y : Tensor
        the real dtype of the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    See also svd.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.svdvals(pl.asarray([[0., 3.], [4., 0.]])).tolist()
    [4.0, 3.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('svdvals', 'x', x)
    try:
        return _linalg.svdvals(x)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("svdvals", _error) from None


def trace(x: Tensor, /, *, offset: int = 0, dtype: Dtype | None = None) -> Tensor:
    """The sum of the diagonal that is offset columns to the right of the main one; of integers in 64 bits.

        y = trace(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    offset : int, default 0
    dtype : Dtype or None

    Returns
    -------
    y : Tensor
        the `dtype` given, else the default

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    See also diagonal.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.trace(pl.asarray([[1., 2.], [3., 4.]])).item()
    5.0
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('trace', 'x', x)
    if type(offset) is not int:
        offset = _check.integer('trace', 'offset', offset)
    if dtype is not None and type(dtype) is not Dtype:
        dtype = _check.dtype('trace', 'dtype', dtype)
    try:
        return _linalg.trace(x, offset=offset, dtype=dtype)
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
    """The norm of vectors along axes, or of all elements.

        y = vector_norm(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    axis : int or tuple of ints or None
    keepdims : bool, default False
    ord : as the notes say, default 2

    Returns
    -------
    y : Tensor
        the real dtype of the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    ord is any number p: sum(abs(x)**p)**(1/p); inf and -inf give the largest and the smallest magnitude, 0 how many
    elements are not zero. The gradient where the norm is 0 is 0.

    See also matrix_norm, norm.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.linalg.vector_norm(pl.asarray([3., 4.])).item()
    5.0
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('vector_norm', 'x', x)
    if axis is not None and type(axis) is not int:
        axis = _check.integers('vector_norm', 'axis', axis)
    if keepdims is not True and keepdims is not False:
        keepdims = _check.boolean('vector_norm', 'keepdims', keepdims)
    try:
        return _linalg.vector_norm(x, axis=axis, keepdims=keepdims, ord=ord)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("vector_norm", _error) from None


def fftn(
    x: Tensor,
    /,
    *,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor:
    """The discrete Fourier transform along several axes, by default all.

        y = fftn(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    s : int or sequence of ints or None
    axes : int or tuple of ints or None
    norm : 'backward' or 'ortho' or 'forward', default 'backward'

    Returns
    -------
    y : Tensor
        the complex dtype of the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    `s` gives the lengths along `axes`; without `axes` along the last axes.

    See also ifftn, fft.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.abs(pl.fft.fftn(pl.asarray([[1., 1.], [1., 1.]]))).tolist()
    [[4.0, 0.0], [0.0, 0.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('fftn', 'x', x)
    if s is not None and type(s) is not int:
        s = _check.integers('fftn', 's', s)
    if axes is not None and type(axes) is not int:
        axes = _check.integers('fftn', 'axes', axes)
    if type(norm) is not str or norm not in ('backward', 'ortho', 'forward'):
        _check.choice('fftn', 'norm', norm, ('backward', 'ortho', 'forward'))
    try:
        return _fft.fftn(x, s=s, axes=axes, norm=norm)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("fftn", _error) from None


def ifftn(
    x: Tensor,
    /,
    *,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor:
    """The inverse of fftn.

        y = ifftn(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    s : int or sequence of ints or None
    axes : int or tuple of ints or None
    norm : 'backward' or 'ortho' or 'forward', default 'backward'

    Returns
    -------
    y : Tensor
        the complex dtype of the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    `s` gives the lengths along `axes`; without `axes` along the last axes.

    See also fftn, ifft.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.abs(pl.fft.ifftn(pl.asarray([[4., 0.], [0., 0.]]))).tolist()
    [[1.0, 1.0], [1.0, 1.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('ifftn', 'x', x)
    if s is not None and type(s) is not int:
        s = _check.integers('ifftn', 's', s)
    if axes is not None and type(axes) is not int:
        axes = _check.integers('ifftn', 'axes', axes)
    if type(norm) is not str or norm not in ('backward', 'ortho', 'forward'):
        _check.choice('ifftn', 'norm', norm, ('backward', 'ortho', 'forward'))
    try:
        return _fft.ifftn(x, s=s, axes=axes, norm=norm)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("ifftn", _error) from None


def rfftn(
    x: Tensor,
    /,
    *,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor:
    """The Fourier transform of real numbers along several axes; of the last the first half.

        y = rfftn(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        bool, integer and floating point dtypes; bool and integers are computed in float32
    s : int or sequence of ints or None
    axes : int or tuple of ints or None
    norm : 'backward' or 'ortho' or 'forward', default 'backward'

    Returns
    -------
    y : Tensor
        the complex dtype of the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    `s` gives the lengths along `axes`; without `axes` along the last axes.

    See also irfftn, rfft.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.abs(pl.fft.rfftn(pl.asarray([[1., 1.], [1., 1.]]))).tolist()
    [[4.0, 0.0], [0.0, 0.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('rfftn', 'x', x)
    if s is not None and type(s) is not int:
        s = _check.integers('rfftn', 's', s)
    if axes is not None and type(axes) is not int:
        axes = _check.integers('rfftn', 'axes', axes)
    if type(norm) is not str or norm not in ('backward', 'ortho', 'forward'):
        _check.choice('rfftn', 'norm', norm, ('backward', 'ortho', 'forward'))
    try:
        return _fft.rfftn(x, s=s, axes=axes, norm=norm)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("rfftn", _error, {'x': (x, 'floating')}) from None


def irfftn(
    x: Tensor,
    /,
    *,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor:
    """The inverse of rfftn.

        y = irfftn(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype; bool and integers are computed in float32
    s : int or sequence of ints or None
    axes : int or tuple of ints or None
    norm : 'backward' or 'ortho' or 'forward', default 'backward'

    Returns
    -------
    y : Tensor
        the real dtype of the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    ForceFP32: under autocast, float16 and bfloat16 inputs are computed in float32.

    `s` gives the lengths along `axes`; without `axes` along the last axes. The last of `s` is the number of real values.

    See also rfftn, irfft.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.fft.irfftn(pl.asarray([[4., 0.], [0., 0.]])).tolist()
    [[1.0, 1.0], [1.0, 1.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('irfftn', 'x', x)
    if s is not None and type(s) is not int:
        s = _check.integers('irfftn', 's', s)
    if axes is not None and type(axes) is not int:
        axes = _check.integers('irfftn', 'axes', axes)
    if type(norm) is not str or norm not in ('backward', 'ortho', 'forward'):
        _check.choice('irfftn', 'norm', norm, ('backward', 'ortho', 'forward'))
    try:
        return _fft.irfftn(x, s=s, axes=axes, norm=norm)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("irfftn", _error) from None


def fftfreq(n: int, /, *, d: float = 1.0, dtype: Dtype | None = None, device: str | None = None) -> Tensor:
    """The frequencies of fft's n values, for a sample spacing d.

        y = fftfreq(n, d, dtype, device)

    Not differentiable: nothing is recorded.

    Parameters
    ----------
    n : int
    d : float, default 1.0
    dtype : Dtype or None
    device : str or None

    Returns
    -------
    y : Tensor
        the `dtype` given, else the default

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also rfftfreq, fftshift.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.fft.fftfreq(4, d=0.25).tolist()
    [0.0, 1.0, -2.0, -1.0]
    """
    if type(n) is not int:
        n = _check.integer('fftfreq', 'n', n)
    if type(d) is not float:
        d = _check.real('fftfreq', 'd', d)
    if dtype is not None and type(dtype) is not Dtype:
        dtype = _check.dtype('fftfreq', 'dtype', dtype)
    if device is not None and device != 'cpu':
        device = _check.device('fftfreq', 'device', device)
    try:
        return _fft.fftfreq(n, d=d, dtype=dtype, device=device)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("fftfreq", _error) from None


def rfftfreq(n: int, /, *, d: float = 1.0, dtype: Dtype | None = None, device: str | None = None) -> Tensor:
    """The frequencies of rfft's values for n numbers with a sample spacing d.

        y = rfftfreq(n, d, dtype, device)

    Not differentiable: nothing is recorded.

    Parameters
    ----------
    n : int
    d : float, default 1.0
    dtype : Dtype or None
    device : str or None

    Returns
    -------
    y : Tensor
        the `dtype` given, else the default

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also fftfreq.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.fft.rfftfreq(4, d=0.25).tolist()
    [0.0, 1.0, 2.0]
    """
    if type(n) is not int:
        n = _check.integer('rfftfreq', 'n', n)
    if type(d) is not float:
        d = _check.real('rfftfreq', 'd', d)
    if dtype is not None and type(dtype) is not Dtype:
        dtype = _check.dtype('rfftfreq', 'dtype', dtype)
    if device is not None and device != 'cpu':
        device = _check.device('rfftfreq', 'device', device)
    try:
        return _fft.rfftfreq(n, d=d, dtype=dtype, device=device)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("rfftfreq", _error) from None


def fftshift(x: Tensor, /, *, axes: int | tuple[int, ...] | None = None) -> Tensor:
    """The spectrum with frequency zero moved from the front to the middle.

        y = fftshift(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    axes : int or tuple of ints or None

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also ifftshift.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.fft.fftshift(pl.asarray([0., 1., -2., -1.])).tolist()
    [-2.0, -1.0, 0.0, 1.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('fftshift', 'x', x)
    if axes is not None and type(axes) is not int:
        axes = _check.integers('fftshift', 'axes', axes)
    try:
        return _fft.fftshift(x, axes=axes)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("fftshift", _error) from None


def ifftshift(x: Tensor, /, *, axes: int | tuple[int, ...] | None = None) -> Tensor:
    """The inverse of fftshift.

        y = ifftshift(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    axes : int or tuple of ints or None

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also fftshift.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.fft.ifftshift(pl.asarray([-2., -1., 0., 1.])).tolist()
    [0.0, 1.0, -2.0, -1.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('ifftshift', 'x', x)
    if axes is not None and type(axes) is not int:
        axes = _check.integers('ifftshift', 'axes', axes)
    try:
        return _fft.ifftshift(x, axes=axes)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("ifftshift", _error) from None


def broadcast_arrays(*arrays: Tensor) -> tuple[Tensor, ...]:
    """The arrays in the shape to which they broadcast together, without a copy.

        broadcast = broadcast_arrays(arrays)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    arrays : Tensors
        every dtype

    Returns
    -------
    broadcast : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    The dtypes stay as they are.

    See also broadcast_to, meshgrid.

    Examples
    --------
    >>> import pylucid as pl
    >>> [x.tolist() for x in pl.broadcast_arrays(pl.asarray([1, 2]), pl.asarray([[3]]))]
    [[[1, 2]], [[3, 3]]]
    """
    arrays = _check.tensors('broadcast_arrays', 'arrays', arrays)
    try:
        return _manipulation.broadcast_arrays(*arrays)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("broadcast_arrays", _error) from None


def flip(x: Tensor, /, *, axis: int | tuple[int, ...] | None = None) -> Tensor:
    """The array in reverse order along axes, without a copy.

        y = flip(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    axis : int or tuple of ints or None

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also roll, rot90.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.flip(pl.asarray([1., 2., 3.])).tolist()
    [3.0, 2.0, 1.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('flip', 'x', x)
    if axis is not None and type(axis) is not int:
        axis = _check.integers('flip', 'axis', axis)
    try:
        return _manipulation.flip(x, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("flip", _error) from None


def moveaxis(x: Tensor, source: int | tuple[int, ...], destination: int | tuple[int, ...], /) -> Tensor:
    """The array with axes moved to other places, and the others in their order, without a copy.

        y = moveaxis(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    source : int or tuple of ints
    destination : int or tuple of ints

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also permute_dims.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.moveaxis(pl.zeros((2, 3, 4)), 0, -1).shape
    (3, 4, 2)
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('moveaxis', 'x', x)
    if type(source) is not int:
        source = _check.integers('moveaxis', 'source', source)
    if type(destination) is not int:
        destination = _check.integers('moveaxis', 'destination', destination)
    try:
        return _manipulation.moveaxis(x, source, destination)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("moveaxis", _error) from None


def roll(x: Tensor, /, shift: int | Sequence[int], *, axis: int | tuple[int, ...] | None = None) -> Tensor:
    """The array with its elements moved along axes, those beyond the end to the beginning.

        y = roll(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    shift : int or sequence of ints
    axis : int or tuple of ints or None

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    Without an axis the flat array is rolled. One shift serves several axes, and several shifts one axis; an axis that is named
    twice moves by the sum.

    See also flip.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.roll(pl.asarray([1., 2., 3.]), 1).tolist()
    [3.0, 1.0, 2.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('roll', 'x', x)
    if type(shift) is not int:
        shift = _check.integers('roll', 'shift', shift)
    if axis is not None and type(axis) is not int:
        axis = _check.integers('roll', 'axis', axis)
    try:
        return _manipulation.roll(x, shift, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("roll", _error) from None


def repeat(x: Tensor, repeats: object, /, *, axis: int | None = None) -> Tensor:
    """The array with each element, or slice along an axis, several times in a row.

        y = repeat(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    repeats : as the notes say
    axis : int or None

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    How often is a Python integer or a Tensor of integers, one for each index. Without an axis the array is flat.

    See also tile.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.repeat(pl.asarray([1., 2.]), 2).tolist()
    [1.0, 1.0, 2.0, 2.0]
    >>> pl.repeat(pl.asarray([1., 2.]), pl.asarray([2, 1])).tolist()
    [1.0, 1.0, 2.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('repeat', 'x', x)
    if axis is not None and type(axis) is not int:
        axis = _check.integer('repeat', 'axis', axis)
    try:
        return _manipulation.repeat(x, repeats, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("repeat", _error) from None


def stack(arrays: Sequence[Tensor], /, *, axis: int = 0) -> Tensor:
    """Arrays of one shape joined along a new axis.

        y = stack(arrays)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    arrays : sequence of Tensors
        every dtype
    axis : int, default 0

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted, or inputs are on different devices
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also unstack, concat.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.stack([pl.asarray([1., 2.]), pl.asarray([3., 4.])]).tolist()
    [[1.0, 2.0], [3.0, 4.0]]
    """
    arrays = _check.tensors('stack', 'arrays', arrays)
    if type(axis) is not int:
        axis = _check.integer('stack', 'axis', axis)
    try:
        return _manipulation.stack(arrays, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("stack", _error) from None


def unstack(x: Tensor, /, *, axis: int = 0) -> tuple[Tensor, ...]:
    """The slices along an axis, without a copy.

        slices = unstack(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    axis : int, default 0

    Returns
    -------
    slices : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also stack, split.

    Examples
    --------
    >>> import pylucid as pl
    >>> [row.tolist() for row in pl.unstack(pl.asarray([[1., 2.], [3., 4.]]))]
    [[1.0, 2.0], [3.0, 4.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('unstack', 'x', x)
    if type(axis) is not int:
        axis = _check.integer('unstack', 'axis', axis)
    try:
        return _manipulation.unstack(x, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("unstack", _error) from None


def tile(x: Tensor, repetitions: int | Sequence[int], /) -> Tensor:
    """Copies of the array side by side, as many along each axis as the repetitions say.

        y = tile(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    repetitions : int or sequence of ints

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    Where the array has fewer axes than there are repetitions, or the other way round, axes of length one come first.

    See also repeat.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.tile(pl.asarray([1., 2.]), (2, 2)).tolist()
    [[1.0, 2.0, 1.0, 2.0], [1.0, 2.0, 1.0, 2.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('tile', 'x', x)
    if type(repetitions) is not int:
        repetitions = _check.integers('tile', 'repetitions', repetitions)
    try:
        return _manipulation.tile(x, repetitions)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("tile", _error) from None


def split(x: Tensor, indices_or_sections: object, /, *, axis: int = 0) -> tuple[Tensor, ...]:
    """The parts of an array along an axis, without a copy.

        arrays = split(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    indices_or_sections : as the notes say
    axis : int, default 0

    Returns
    -------
    arrays : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    A number says how many parts of one length there are, as in NumPy, not how long they are; a sequence says where the parts
    after the first begin.

    See also chunk, unstack, concat.

    Examples
    --------
    >>> import pylucid as pl
    >>> [part.tolist() for part in pl.split(pl.asarray([1., 2., 3.]), [1])]
    [[1.0], [2.0, 3.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('split', 'x', x)
    if type(axis) is not int:
        axis = _check.integer('split', 'axis', axis)
    try:
        return _manipulation.split(x, indices_or_sections, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("split", _error) from None


def chunk(x: Tensor, chunks: int, /, *, axis: int = 0) -> tuple[Tensor, ...]:
    """At most as many parts of an array along an axis, of one length but the last, without a copy.

        arrays = chunk(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    chunks : int
    axis : int, default 0

    Returns
    -------
    arrays : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also split.

    Examples
    --------
    >>> import pylucid as pl
    >>> [part.tolist() for part in pl.chunk(pl.asarray([1., 2., 3.]), 2)]
    [[1.0, 2.0], [3.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('chunk', 'x', x)
    if type(chunks) is not int:
        chunks = _check.integer('chunk', 'chunks', chunks)
    if type(axis) is not int:
        axis = _check.integer('chunk', 'axis', axis)
    try:
        return _manipulation.chunk(x, chunks, axis=axis)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("chunk", _error) from None


def rot90(x: Tensor, /, *, k: int = 1, axes: object = (0, 1)) -> Tensor:
    """The array turned k times by 90 degrees in the plane of two axes, from the first towards the second, without a copy.

        y = rot90(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    k : int, default 1
    axes : as the notes say, default (0, 1)

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    See also flip.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.rot90(pl.asarray([[1., 2.], [3., 4.]])).tolist()
    [[2.0, 4.0], [1.0, 3.0]]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('rot90', 'x', x)
    if type(k) is not int:
        k = _check.integer('rot90', 'k', k)
    try:
        return _manipulation.rot90(x, k=k, axes=axes)
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
    """The array with elements added before and after it along its axes.

        y = pad(x)

    The derivatives are those of the operators that it is made of.

    Parameters
    ----------
    x : Tensor
        every dtype
    pad_width : as the notes say
    mode : 'constant' or 'edge' or 'replicate' or 'reflect' or 'symmetric' or 'wrap' or 'circular', default 'constant'
    constant_values : number, default 0

    Returns
    -------
    y : Tensor
        the input's dtype

    Raises
    ------
    TypeError
        an argument has a type or dtype that is not accepted
    ValueError
        a shape or an attribute does not fit

    KeepInput: autocast is ignored.

    How many elements are added is one number, a pair (before, after) for every axis, or a sequence of pairs, the first axis
    first. They are `constant_values`, the element at the edge ('edge', 'replicate'), the array mirrored at its edge elements
    ('reflect') or beyond them ('symmetric'), or the array once more ('wrap', 'circular').

    See also roll, concat.

    Examples
    --------
    >>> import pylucid as pl
    >>> pl.pad(pl.asarray([1., 2.]), (1, 2)).tolist()
    [0.0, 1.0, 2.0, 0.0, 0.0]
    >>> pl.pad(pl.asarray([1., 2., 3.]), 2, "reflect").tolist()
    [3.0, 2.0, 1.0, 2.0, 3.0, 2.0, 1.0]
    """
    if type(x) is not Tensor:
        _check.not_a_tensor('pad', 'x', x)
    if type(mode) is not str or mode not in ('constant', 'edge', 'replicate', 'reflect', 'symmetric', 'wrap', 'circular'):
        _check.choice('pad', 'mode', mode, ('constant', 'edge', 'replicate', 'reflect', 'symmetric', 'wrap', 'circular'))
    if type(constant_values) is not float:
        constant_values = _check.number('pad', 'constant_values', constant_values)
    try:
        return _manipulation.pad(x, pad_width, mode, constant_values=constant_values)
    except (TypeError, ValueError, IndexError, OverflowError, MemoryError) as _error:
        raise _check.named("pad", _error) from None


_add_method("nansum", nansum)
_add_method("tensordot", tensordot)
_add_method("vecdot", vecdot)
_add_method("kron", kron)
_add_method("sort", sort)
_add_method("topk", topk)
_add_method("searchsorted", searchsorted)
_add_method("unique_all", unique_all)
_add_method("unique_counts", unique_counts)
_add_method("unique_inverse", unique_inverse)
_add_method("unique_values", unique_values)
_add_method("median", median)
_add_method("quantile", quantile)
_add_method("histogram", histogram)
_add_method("bincount", bincount)
_add_method("cov", cov)
_add_method("corrcoef", corrcoef)
_add_method("trapezoid", trapezoid)
_add_method("interp", interp)
_add_method("diff", diff)
_add_method("nonzero", nonzero)
_add_method("scatter_add", scatter_add)
_add_method("put_along_axis", put_along_axis)
_add_method("diag", diag)
_add_method("diag_embed", diag_embed)
_add_method("flip", flip)
_add_method("moveaxis", moveaxis)
_add_method("roll", roll)
_add_method("repeat", repeat)
_add_method("unstack", unstack)
_add_method("tile", tile)
_add_method("split", split)
_add_method("chunk", chunk)
_add_method("rot90", rot90)
_add_method("pad", pad)
