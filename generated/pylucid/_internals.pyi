# Generated from ops.yaml. Do not edit.
# Internal operators, which are attributes of pylucid._core.
from collections.abc import Sequence
from typing import NamedTuple, type_check_only

from pylucid._core import Tensor, _Bool, _DtypeLike, _Float, _Int, _Number

@type_check_only
class _SortIndexed(NamedTuple):
    values: Tensor
    indices: Tensor
    ties: Tensor

@type_check_only
class _Best(NamedTuple):
    values: Tensor
    indices: Tensor

@type_check_only
class _BestTied(NamedTuple):
    values: Tensor
    indices: Tensor
    ties: Tensor

@type_check_only
class _Unique(NamedTuple):
    values: Tensor
    indices: Tensor
    inverse_indices: Tensor
    counts: Tensor

@type_check_only
class _GeneralEig(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor

@type_check_only
class _LuFactors(NamedTuple):
    P: Tensor
    L: Tensor
    U: Tensor

@type_check_only
class _LuPivots(NamedTuple):
    factors: Tensor
    pivots: Tensor

@type_check_only
class _ReducedQr(NamedTuple):
    q: Tensor
    r: Tensor

@type_check_only
class _CompleteQr(NamedTuple):
    q: Tensor
    r: Tensor

@type_check_only
class _ReducedSvd(NamedTuple):
    U: Tensor
    S: Tensor
    Vh: Tensor

@type_check_only
class _FullSvd(NamedTuple):
    U: Tensor
    S: Tensor
    Vh: Tensor

def _direction(x1: Tensor | _Number, x2: Tensor | _Number, /, *, second: _Bool) -> Tensor: ...
def _exp_product(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def _root_of_one_minus_square(x: Tensor | _Number, /) -> Tensor: ...
def _atan_slope(x: Tensor | _Number, /) -> Tensor: ...
def _angle_slope(x1: Tensor | _Number, x2: Tensor | _Number, /, *, second: _Bool) -> Tensor: ...
def _sinc_derivative(order: _Int, x: Tensor | _Number, /) -> Tensor: ...
def _tanh_slope(x: Tensor | _Number, /) -> Tensor: ...
def _root_of_one_plus_square(x: Tensor | _Number, /) -> Tensor: ...
def _root_of_square_minus_one(x: Tensor | _Number, /) -> Tensor: ...
def _atanh_slope(x: Tensor | _Number, /) -> Tensor: ...
def _near(x1: Tensor | _Number, x2: Tensor | _Number, /, rtol: _Float, atol: _Float, equal_nan: _Bool) -> Tensor: ...
def _times_i(x: Tensor | _Number, like: Tensor | _Number, /) -> Tensor: ...
def _normal_cdf(x: Tensor | _Number, /) -> Tensor: ...
def _normal_pdf(x: Tensor | _Number, /) -> Tensor: ...
def _times_rest_of_one(x: Tensor | _Number, /) -> Tensor: ...
def _zero_guard(x: Tensor | _Number, upstream: Tensor | _Number, /) -> Tensor: ...
def _sigmoid_slope(x: Tensor | _Number, /) -> Tensor: ...
def _silu_slope(x: Tensor | _Number, /) -> Tensor: ...
def _gelu_tanh_slope(x: Tensor | _Number, /) -> Tensor: ...
def _sum_to(x: Tensor | _Number, /, shape: _Int | Sequence[_Int]) -> Tensor: ...
def _unpermute_dims(x: Tensor | _Number, /, axes: _Int | tuple[_Int, ...]) -> Tensor: ...
def _getitem(x: Tensor | _Number, /, key: object) -> Tensor: ...
def _scatter(x: Tensor | _Number, /, shape: _Int | Sequence[_Int], key: object) -> Tensor: ...
def _rotate(x: Tensor | _Number, /, axis: _Int, shift: _Int) -> Tensor: ...
def _alias(x: Tensor | _Number, /) -> Tensor: ...
def _prod_gradient(
    cotangent: Tensor | _Number,
    x: Tensor | _Number,
    /,
    axis: _Int | tuple[_Int, ...] | None = None,
) -> Tensor: ...
def _flatten_axes(x: Tensor | _Number, /, axis: _Int | tuple[_Int, ...] | None = None) -> Tensor: ...
def _unflatten_axes(
    x: Tensor | _Number,
    /,
    shape: _Int | Sequence[_Int],
    axis: _Int | tuple[_Int, ...] | None = None,
) -> Tensor: ...
def _scaled_distance(scale: Tensor | _Number, x: Tensor | _Number, y: Tensor | _Number, /) -> Tensor: ...
def _scaled_exp(scale: Tensor | _Number, x: Tensor | _Number, y: Tensor | _Number, /) -> Tensor: ...
def _softmax_gradient(cotangent: Tensor | _Number, y: Tensor | _Number, /, axis: _Int) -> Tensor: ...
def _log_softmax_gradient(cotangent: Tensor | _Number, y: Tensor | _Number, /, axis: _Int) -> Tensor: ...
def _sort_values(x: Tensor | _Number, /, *, axis: _Int = -1, descending: _Bool = False) -> Tensor: ...
def _sort_indexed(x: Tensor | _Number, /, *, axis: _Int = -1, descending: _Bool = False) -> _SortIndexed: ...
def _best(
    x: Tensor | _Number,
    /,
    k: _Int,
    *,
    axis: _Int = -1,
    largest: _Bool = True,
    sorted: _Bool = True,
) -> _Best: ...
def _best_tied(x: Tensor | _Number, /, k: _Int, *, axis: _Int = -1, largest: _Bool = True) -> _BestTied: ...
def _order_scatter(
    x: Tensor | _Number,
    values: Tensor | _Number,
    indices: Tensor | _Number,
    source: Tensor | _Number,
    ties: Tensor | _Number,
    /,
    *,
    axis: _Int,
) -> Tensor: ...
def _order_gather(
    x: Tensor | _Number,
    values: Tensor | _Number,
    indices: Tensor | _Number,
    source: Tensor | _Number,
    ties: Tensor | _Number,
    /,
    *,
    axis: _Int,
) -> Tensor: ...
def _insertion_points(x1: Tensor | _Number, x2: Tensor | _Number, /, *, right: _Bool = False) -> Tensor: ...
def _unique(x: Tensor | _Number, /) -> _Unique: ...
def _distinct(x: Tensor | _Number, /) -> Tensor: ...
def _count(x: Tensor | _Number, /, *, minlength: _Int = 0) -> Tensor: ...
def _interpolate(
    x: Tensor | _Number,
    xp: Tensor | _Number,
    fp: Tensor | _Number,
    /,
    *,
    left: _Float | None = None,
    right: _Float | None = None,
) -> Tensor: ...
def _untake(
    x: Tensor | _Number,
    indices: Tensor | _Number,
    /,
    shape: _Int | Sequence[_Int],
    axis: _Int | None = None,
) -> Tensor: ...
def _scatter_add_along_axis(
    x: Tensor | _Number,
    indices: Tensor | _Number,
    /,
    shape: _Int | Sequence[_Int],
    axis: _Int,
) -> Tensor: ...
def _ungather(
    x: Tensor | _Number,
    indices: Tensor | _Number,
    /,
    shape: _Int | Sequence[_Int],
    axis: _Int,
) -> Tensor: ...
def _add_elements(
    x: Tensor | _Number,
    indices: Tensor | _Number,
    values: Tensor | _Number,
    /,
    *,
    axis: _Int,
) -> Tensor: ...
def _take_at(x: Tensor | _Number, indices: Tensor | _Number, /, axes: _Int | tuple[_Int, ...], at: _Int) -> Tensor: ...
def _add_at(
    x: Tensor | _Number,
    indices: Tensor | _Number,
    /,
    shape: _Int | Sequence[_Int],
    axes: _Int | tuple[_Int, ...],
    at: _Int,
) -> Tensor: ...
def _put_at(
    x: Tensor | _Number,
    indices: Tensor | _Number,
    values: Tensor | _Number,
    /,
    axes: _Int | tuple[_Int, ...],
    at: _Int,
    in_place: _Bool = False,
) -> Tensor: ...
def _take_last_at(
    x: Tensor | _Number,
    indices: Tensor | _Number,
    /,
    axes: _Int | tuple[_Int, ...],
    at: _Int,
) -> Tensor: ...
def _place_at(
    x: Tensor | _Number,
    indices: Tensor | _Number,
    /,
    shape: _Int | Sequence[_Int],
    axes: _Int | tuple[_Int, ...],
    at: _Int,
) -> Tensor: ...
def _join_indices(high: Tensor | _Number, low: Tensor | _Number, /, outer: _Int, inner: _Int) -> Tensor: ...
def _coordinates(x: Tensor | _Number, /) -> Tensor: ...
def _select(x: Tensor | _Number, mask: Tensor | _Number, /) -> Tensor: ...
def _unselect(x: Tensor | _Number, mask: Tensor | _Number, /) -> Tensor: ...
def _put_masked(
    x: Tensor | _Number,
    mask: Tensor | _Number,
    values: Tensor | _Number,
    /,
    in_place: _Bool = False,
) -> Tensor: ...
def _put_slice(values: Tensor | _Number, x: Tensor | _Number, /, key: object, in_place: _Bool = False) -> Tensor: ...
def _cumulative_sum_adjoint(
    x: Tensor | _Number,
    /,
    axis: _Int | None = None,
    include_initial: _Bool = False,
) -> Tensor: ...
def _cumulative_prod_gradient(
    cotangent: Tensor | _Number,
    x: Tensor | _Number,
    /,
    axis: _Int | None = None,
) -> Tensor: ...
def _without_first(x: Tensor | _Number, /, axis: _Int | None = None) -> Tensor: ...
def _with_first(x: Tensor | _Number, /, axis: _Int | None = None) -> Tensor: ...
def _product_before(x: Tensor | _Number, /, axis: _Int | None = None, step: _Int = 1) -> Tensor: ...
def _recurrence(a: Tensor | _Number, b: Tensor | _Number, /, axis: _Int | None = None, step: _Int = 1) -> Tensor: ...
def _shift(x: Tensor | _Number, /, axis: _Int, step: _Int = 1, fill: _Float = 0.0) -> Tensor: ...
def _added_at(x: Tensor | _Number, indices: Tensor | _Number, /, axis: _Int) -> Tensor: ...
def _taken_at(x: Tensor | _Number, indices: Tensor | _Number, /, axis: _Int) -> Tensor: ...
def _zeta_derivative(order: _Int, x: Tensor | _Number, q: Tensor | _Number, /) -> Tensor: ...
def _polygamma_rise(n: _Int, x: Tensor | _Number, step: Tensor | _Number, /) -> Tensor: ...
def _gammainc_derivative(order: _Int, a: Tensor | _Number, x: Tensor | _Number, /) -> Tensor: ...
def _gamma_density(order: _Int, a: Tensor | _Number, x: Tensor | _Number, /) -> Tensor: ...
def _bessel_i(order: _Int, x: Tensor | _Number, /) -> Tensor: ...
def _i0e_derivative(order: _Int, x: Tensor | _Number, /) -> Tensor: ...
def _bessel_j(order: _Int, x: Tensor | _Number, /) -> Tensor: ...
def _cofactor(x: Tensor | _Number, /) -> Tensor: ...
def _det_hessian(x: Tensor | _Number, direction: Tensor | _Number, /) -> Tensor: ...
def _diagonal_scatter(x: Tensor | _Number, /, shape: _Int | Sequence[_Int], *, offset: _Int = 0) -> Tensor: ...
def _triangle(x: Tensor | _Number, /, *, upper: _Bool, k: _Int = 0) -> Tensor: ...
def _general_eig(x: Tensor | _Number, /) -> _GeneralEig: ...
def _general_eigenvalues(x: Tensor | _Number, /) -> Tensor: ...
def _hermitian_eigenvalues(x: Tensor | _Number, /) -> Tensor: ...
def _inverse(x: Tensor | _Number, /) -> Tensor: ...
def _lu_factors(x: Tensor | _Number, /) -> _LuFactors: ...
def _lu_pivots(x: Tensor | _Number, /) -> _LuPivots: ...
def _power_norm(
    x: Tensor | _Number,
    /,
    *,
    ord: _Float,
    axis: _Int | tuple[_Int, ...] | None = None,
    keepdims: _Bool = False,
) -> Tensor: ...
def _pseudoinverse(x: Tensor | _Number, rtol: Tensor | _Number, /) -> Tensor: ...
def _reduced_qr(x: Tensor | _Number, /) -> _ReducedQr: ...
def _complete_qr(x: Tensor | _Number, /) -> _CompleteQr: ...
def _solve_factored(
    x1: Tensor | _Number,
    x2: Tensor | _Number,
    factors: Tensor | _Number,
    pivots: Tensor | _Number,
    /,
    *,
    transposed: _Bool = False,
) -> Tensor: ...
def _triangular_solve(
    x1: Tensor | _Number,
    x2: Tensor | _Number,
    /,
    *,
    upper: _Bool,
    unit_diagonal: _Bool = False,
) -> Tensor: ...
def _reduced_svd(x: Tensor | _Number, /) -> _ReducedSvd: ...
def _full_svd(x: Tensor | _Number, /) -> _FullSvd: ...
def _singular_values(x: Tensor | _Number, /) -> Tensor: ...
def _dft(x: Tensor | _Number, /, axis: _Int, sign: _Int, power: _Float) -> Tensor: ...
def _dftn(x: Tensor | _Number, /, axes: _Int | tuple[_Int, ...], sign: _Int, power: _Float) -> Tensor: ...
def _rdft(x: Tensor | _Number, /, axis: _Int, sign: _Int, power: _Float, interior: _Float) -> Tensor: ...
def _irdft(
    x: Tensor | _Number,
    /,
    shape: _Int | Sequence[_Int],
    n: _Int | None = None,
    axis: _Int = -1,
    sign: _Int = 1,
    power: _Float = 0.0,
    interior: _Float = 1.0,
) -> Tensor: ...
def _resize(x: Tensor | _Number, /, shape: _Int | Sequence[_Int]) -> Tensor: ...
def _random_bits(
    shape: _Int | Sequence[_Int],
    key: _Int,
    counter: _Int,
    stream: _Int,
    dtype: _DtypeLike,
    device: str | None = None,
) -> Tensor: ...
def _random_uniform(
    shape: _Int | Sequence[_Int],
    low: _Float,
    high: _Float,
    key: _Int,
    counter: _Int,
    dtype: _DtypeLike,
    device: str | None = None,
) -> Tensor: ...
def _random_normal(
    shape: _Int | Sequence[_Int],
    loc: _Float,
    scale: _Float,
    key: _Int,
    counter: _Int,
    dtype: _DtypeLike,
    device: str | None = None,
) -> Tensor: ...
def _random_integers(
    shape: _Int | Sequence[_Int],
    low: _Int,
    last: _Int,
    key: _Int,
    counter: _Int,
    dtype: _DtypeLike,
    device: str | None = None,
) -> Tensor: ...
def _random_bernoulli(
    shape: _Int | Sequence[_Int],
    p: _Float,
    key: _Int,
    counter: _Int,
    device: str | None = None,
) -> Tensor: ...
def _random_permutation(
    shape: _Int | Sequence[_Int],
    key: _Int,
    counter: _Int,
    device: str | None = None,
) -> Tensor: ...

__all__ = [
    "_direction",
    "_exp_product",
    "_root_of_one_minus_square",
    "_atan_slope",
    "_angle_slope",
    "_sinc_derivative",
    "_tanh_slope",
    "_root_of_one_plus_square",
    "_root_of_square_minus_one",
    "_atanh_slope",
    "_near",
    "_times_i",
    "_normal_cdf",
    "_normal_pdf",
    "_times_rest_of_one",
    "_zero_guard",
    "_sigmoid_slope",
    "_silu_slope",
    "_gelu_tanh_slope",
    "_sum_to",
    "_unpermute_dims",
    "_getitem",
    "_scatter",
    "_rotate",
    "_alias",
    "_prod_gradient",
    "_flatten_axes",
    "_unflatten_axes",
    "_scaled_distance",
    "_scaled_exp",
    "_softmax_gradient",
    "_log_softmax_gradient",
    "_sort_values",
    "_sort_indexed",
    "_best",
    "_best_tied",
    "_order_scatter",
    "_order_gather",
    "_insertion_points",
    "_unique",
    "_distinct",
    "_count",
    "_interpolate",
    "_untake",
    "_scatter_add_along_axis",
    "_ungather",
    "_add_elements",
    "_take_at",
    "_add_at",
    "_put_at",
    "_take_last_at",
    "_place_at",
    "_join_indices",
    "_coordinates",
    "_select",
    "_unselect",
    "_put_masked",
    "_put_slice",
    "_cumulative_sum_adjoint",
    "_cumulative_prod_gradient",
    "_without_first",
    "_with_first",
    "_product_before",
    "_recurrence",
    "_shift",
    "_added_at",
    "_taken_at",
    "_zeta_derivative",
    "_polygamma_rise",
    "_gammainc_derivative",
    "_gamma_density",
    "_bessel_i",
    "_i0e_derivative",
    "_bessel_j",
    "_cofactor",
    "_det_hessian",
    "_diagonal_scatter",
    "_triangle",
    "_general_eig",
    "_general_eigenvalues",
    "_hermitian_eigenvalues",
    "_inverse",
    "_lu_factors",
    "_lu_pivots",
    "_power_norm",
    "_pseudoinverse",
    "_reduced_qr",
    "_complete_qr",
    "_solve_factored",
    "_triangular_solve",
    "_reduced_svd",
    "_full_svd",
    "_singular_values",
    "_dft",
    "_dftn",
    "_rdft",
    "_irdft",
    "_resize",
    "_random_bits",
    "_random_uniform",
    "_random_normal",
    "_random_integers",
    "_random_bernoulli",
    "_random_permutation",
]
