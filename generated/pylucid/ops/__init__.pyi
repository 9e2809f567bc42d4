# Generated from ops.yaml. Do not edit.
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias, type_check_only

from pylucid._core import Dtype, Tensor
from pylucid._core import schema as schema

_Number: TypeAlias = bool | int | float | complex

@type_check_only
class _Frexp(NamedTuple):
    mantissa: Tensor
    exponent: Tensor

@type_check_only
class _Topk(NamedTuple):
    values: Tensor
    indices: Tensor

@type_check_only
class _UniqueAll(NamedTuple):
    values: Tensor
    indices: Tensor
    inverse_indices: Tensor
    counts: Tensor

@type_check_only
class _UniqueCounts(NamedTuple):
    values: Tensor
    counts: Tensor

@type_check_only
class _UniqueInverse(NamedTuple):
    values: Tensor
    inverse_indices: Tensor

@type_check_only
class _Histogram(NamedTuple):
    counts: Tensor
    edges: Tensor

@type_check_only
class _Cummax(NamedTuple):
    values: Tensor
    indices: Tensor

@type_check_only
class _Cummin(NamedTuple):
    values: Tensor
    indices: Tensor

@type_check_only
class _Eig(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor

@type_check_only
class _Eigh(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor

@type_check_only
class _Lstsq(NamedTuple):
    solution: Tensor
    residuals: Tensor
    rank: Tensor
    singular_values: Tensor

@type_check_only
class _Lu(NamedTuple):
    P: Tensor
    L: Tensor
    U: Tensor

@type_check_only
class _Qr(NamedTuple):
    Q: Tensor
    R: Tensor

@type_check_only
class _Slogdet(NamedTuple):
    sign: Tensor
    logabsdet: Tensor

@type_check_only
class _Svd(NamedTuple):
    U: Tensor
    S: Tensor
    Vh: Tensor

def add(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def subtract(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def multiply(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def divide(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def floor_divide(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def remainder(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def fmod(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def negative(x: Tensor | _Number, /) -> Tensor: ...
def positive(x: Tensor | _Number, /) -> Tensor: ...
def abs(x: Tensor | _Number, /) -> Tensor: ...
def sign(x: Tensor | _Number, /) -> Tensor: ...
def lerp(x1: Tensor | _Number, x2: Tensor | _Number, weight: Tensor | _Number, /) -> Tensor: ...
def deg2rad(x: Tensor | _Number, /) -> Tensor: ...
def rad2deg(x: Tensor | _Number, /) -> Tensor: ...
def square(x: Tensor | _Number) -> Tensor: ...
def cube(x: Tensor | _Number, /) -> Tensor: ...
def reciprocal(x: Tensor | _Number, /) -> Tensor: ...
def sqrt(x: Tensor | _Number, /) -> Tensor: ...
def rsqrt(x: Tensor | _Number, /) -> Tensor: ...
def cbrt(x: Tensor | _Number, /) -> Tensor: ...
def pow(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def hypot(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def exp(x: Tensor | _Number, /) -> Tensor: ...
def exp2(x: Tensor | _Number, /) -> Tensor: ...
def expm1(x: Tensor | _Number, /) -> Tensor: ...
def log(x: Tensor | _Number, /) -> Tensor: ...
def log1p(x: Tensor | _Number, /) -> Tensor: ...
def log2(x: Tensor | _Number, /) -> Tensor: ...
def log10(x: Tensor | _Number, /) -> Tensor: ...
def logaddexp(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def logaddexp2(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def xlogy(x: Tensor | _Number, y: Tensor | _Number, /) -> Tensor: ...
def xlog1py(x: Tensor | _Number, y: Tensor | _Number, /) -> Tensor: ...
def sin(x: Tensor | _Number, /) -> Tensor: ...
def cos(x: Tensor | _Number, /) -> Tensor: ...
def tan(x: Tensor | _Number, /) -> Tensor: ...
def asin(x: Tensor | _Number, /) -> Tensor: ...
def acos(x: Tensor | _Number, /) -> Tensor: ...
def atan(x: Tensor | _Number, /) -> Tensor: ...
def atan2(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def sinc(x: Tensor | _Number, /) -> Tensor: ...
def sinh(x: Tensor | _Number, /) -> Tensor: ...
def cosh(x: Tensor | _Number, /) -> Tensor: ...
def tanh(x: Tensor | _Number, /) -> Tensor: ...
def asinh(x: Tensor | _Number, /) -> Tensor: ...
def acosh(x: Tensor | _Number, /) -> Tensor: ...
def atanh(x: Tensor | _Number, /) -> Tensor: ...
def ceil(x: Tensor | _Number, /) -> Tensor: ...
def floor(x: Tensor | _Number, /) -> Tensor: ...
def round(x: Tensor | _Number, /) -> Tensor: ...
def trunc(x: Tensor | _Number, /) -> Tensor: ...
def equal(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def not_equal(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def greater(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def greater_equal(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def less(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def less_equal(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def logical_and(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def logical_or(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def logical_xor(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def logical_not(x: Tensor | _Number, /) -> Tensor: ...
def bitwise_and(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def bitwise_or(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def bitwise_xor(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def bitwise_invert(x: Tensor | _Number, /) -> Tensor: ...
def bitwise_left_shift(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def bitwise_right_shift(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def isnan(x: Tensor | _Number, /) -> Tensor: ...
def isinf(x: Tensor | _Number, /) -> Tensor: ...
def isfinite(x: Tensor | _Number, /) -> Tensor: ...
def isposinf(x: Tensor | _Number, /) -> Tensor: ...
def isneginf(x: Tensor | _Number, /) -> Tensor: ...
def signbit(x: Tensor | _Number, /) -> Tensor: ...
def copysign(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def nextafter(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def frexp(x: Tensor | _Number, /) -> _Frexp: ...
def ldexp(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def nan_to_num(
    x: Tensor | _Number,
    /,
    nan: float = 0.0,
    posinf: float | None = None,
    neginf: float | None = None,
) -> Tensor: ...
def heaviside(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def conj(x: Tensor | _Number, /) -> Tensor: ...
def real(x: Tensor | _Number, /) -> Tensor: ...
def imag(x: Tensor | _Number, /) -> Tensor: ...
def angle(x: Tensor | _Number, /) -> Tensor: ...
def erf(x: Tensor | _Number, /) -> Tensor: ...
def erfc(x: Tensor | _Number, /) -> Tensor: ...
def erfinv(x: Tensor | _Number, /) -> Tensor: ...
def lgamma(x: Tensor | _Number, /) -> Tensor: ...
def digamma(x: Tensor | _Number, /) -> Tensor: ...
def polygamma(n: int, x: Tensor | _Number, /) -> Tensor: ...
def logit(x: Tensor | _Number, /) -> Tensor: ...
def where(condition: Tensor | _Number, x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def maximum(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def minimum(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def fmax(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def fmin(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def clip(
    x: Tensor | _Number,
    /,
    min: Tensor | _Number | None = None,
    max: Tensor | _Number | None = None,
) -> Tensor: ...
def sigmoid(x: Tensor | _Number, /) -> Tensor: ...
def log_sigmoid(x: Tensor | _Number, /) -> Tensor: ...
def softplus(x: Tensor | _Number, /, beta: float = 1.0) -> Tensor: ...
def silu(x: Tensor | _Number, /) -> Tensor: ...
def gelu(x: Tensor | _Number, /, *, approximate: Literal['none', 'tanh'] = 'none') -> Tensor: ...
def mish(x: Tensor | _Number, /) -> Tensor: ...
def relu(x: Tensor | _Number, /) -> Tensor: ...
def relu6(x: Tensor | _Number, /) -> Tensor: ...
def leaky_relu(x: Tensor | _Number, /, negative_slope: float = 0.01) -> Tensor: ...
def elu(x: Tensor | _Number, /, alpha: float = 1.0) -> Tensor: ...
def celu(x: Tensor | _Number, /, alpha: float = 1.0) -> Tensor: ...
def selu(x: Tensor | _Number, /) -> Tensor: ...
def hard_tanh(x: Tensor | _Number, /, min_val: float = -1.0, max_val: float = 1.0) -> Tensor: ...
def hard_sigmoid(x: Tensor | _Number, /) -> Tensor: ...
def hard_swish(x: Tensor | _Number, /) -> Tensor: ...
def hard_shrink(x: Tensor | _Number, /, lambd: float = 0.5) -> Tensor: ...
def soft_shrink(x: Tensor | _Number, /, lambd: float = 0.5) -> Tensor: ...
def tanh_shrink(x: Tensor | _Number, /) -> Tensor: ...
def softsign(x: Tensor | _Number, /) -> Tensor: ...
def threshold(x: Tensor | _Number, /, threshold: float, value: float) -> Tensor: ...
def astype(x: Tensor | _Number, dtype: Dtype, /, *, copy: bool = True, device: str | None = None) -> Tensor: ...
def to_device(x: Tensor | _Number, device: str, /, *, stream: int | None = None) -> Tensor: ...
def reshape(x: Tensor | _Number, /, shape: int | Sequence[int], *, copy: bool | None = None) -> Tensor: ...
def broadcast_to(x: Tensor | _Number, /, shape: int | Sequence[int]) -> Tensor: ...
def expand_dims(x: Tensor | _Number, /, axis: int | tuple[int, ...] = 0) -> Tensor: ...
def squeeze(x: Tensor | _Number, /, axis: int | tuple[int, ...]) -> Tensor: ...
def permute_dims(x: Tensor | _Number, /, axes: int | tuple[int, ...]) -> Tensor: ...
def matrix_transpose(x: Tensor | _Number, /) -> Tensor: ...
def concat(arrays: Sequence[Tensor], /, *, axis: int | None = 0) -> Tensor: ...
def sum(
    x: Tensor | _Number,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    dtype: Dtype | None = None,
    keepdims: bool = False,
) -> Tensor: ...
def mean(x: Tensor | _Number, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False) -> Tensor: ...
def max(x: Tensor | _Number, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False) -> Tensor: ...
def min(x: Tensor | _Number, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False) -> Tensor: ...
def argmax(x: Tensor | _Number, /, *, axis: int | None = None, keepdims: bool = False) -> Tensor: ...
def argmin(x: Tensor | _Number, /, *, axis: int | None = None, keepdims: bool = False) -> Tensor: ...
def prod(
    x: Tensor | _Number,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    dtype: Dtype | None = None,
    keepdims: bool = False,
) -> Tensor: ...
def var(
    x: Tensor | _Number,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    correction: float = 0.0,
    keepdims: bool = False,
) -> Tensor: ...
def std(
    x: Tensor | _Number,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    correction: float = 0.0,
    keepdims: bool = False,
) -> Tensor: ...
def all(x: Tensor | _Number, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False) -> Tensor: ...
def any(x: Tensor | _Number, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False) -> Tensor: ...
def count_nonzero(
    x: Tensor | _Number,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    keepdims: bool = False,
) -> Tensor: ...
def logsumexp(
    x: Tensor | _Number,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    keepdims: bool = False,
) -> Tensor: ...
def softmax(x: Tensor | _Number, /, *, axis: int = -1) -> Tensor: ...
def log_softmax(x: Tensor | _Number, /, *, axis: int = -1) -> Tensor: ...
def nansum(
    x: Tensor,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    dtype: Dtype | None = None,
    keepdims: bool = False,
) -> Tensor: ...
def matmul(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def tensordot(x1: Tensor, x2: Tensor, /, *, axes: object = 2) -> Tensor: ...
def vecdot(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor: ...
def einsum(subscripts: str, /, *operands: Tensor) -> Tensor: ...
def kron(x1: Tensor, x2: Tensor, /) -> Tensor: ...
def zeros(shape: int | Sequence[int], *, dtype: Dtype | None = None, device: str | None = None) -> Tensor: ...
def ones(shape: int | Sequence[int], *, dtype: Dtype | None = None, device: str | None = None) -> Tensor: ...
def full(
    shape: int | Sequence[int],
    fill_value: _Number,
    *,
    dtype: Dtype | None = None,
    device: str | None = None,
) -> Tensor: ...
def arange(
    start: _Number,
    /,
    stop: _Number | None = None,
    step: _Number = 1,
    *,
    dtype: Dtype | None = None,
    device: str | None = None,
) -> Tensor: ...
def eye(
    n_rows: int,
    n_cols: int | None = None,
    /,
    *,
    k: int = 0,
    dtype: Dtype | None = None,
    device: str | None = None,
) -> Tensor: ...
def zeros_like(x: Tensor | _Number, /, *, dtype: Dtype | None = None, device: str | None = None) -> Tensor: ...
def ones_like(x: Tensor | _Number, /, *, dtype: Dtype | None = None, device: str | None = None) -> Tensor: ...
def full_like(
    x: Tensor | _Number,
    /,
    fill_value: _Number,
    *,
    dtype: Dtype | None = None,
    device: str | None = None,
) -> Tensor: ...
def empty(shape: int | Sequence[int], *, dtype: Dtype | None = None, device: str | None = None) -> Tensor: ...
def empty_like(x: Tensor | _Number, /, *, dtype: Dtype | None = None, device: str | None = None) -> Tensor: ...
def linspace(
    start: _Number,
    stop: _Number,
    /,
    num: int,
    *,
    dtype: Dtype | None = None,
    device: str | None = None,
    endpoint: bool = True,
) -> Tensor: ...
def meshgrid(*arrays: Tensor, indexing: Literal['xy', 'ij'] = 'xy') -> tuple[Tensor, ...]: ...
def sort(x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor: ...
def argsort(x: Tensor | _Number, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor: ...
def topk(x: Tensor, /, k: int, *, axis: int = -1, largest: bool = True, sorted: bool = True) -> _Topk: ...
def searchsorted(
    x1: Tensor,
    x2: object,
    /,
    *,
    side: Literal['left', 'right'] = 'left',
    sorter: Tensor | None = None,
) -> Tensor: ...
def unique_all(x: Tensor, /) -> _UniqueAll: ...
def unique_counts(x: Tensor, /) -> _UniqueCounts: ...
def unique_inverse(x: Tensor, /) -> _UniqueInverse: ...
def unique_values(x: Tensor, /) -> Tensor: ...
def isin(x1: object, x2: object, /, *, assume_unique: bool = False, invert: bool = False) -> Tensor: ...
def median(x: Tensor, /, *, axis: int | tuple[int, ...] | None = None, keepdims: bool = False) -> Tensor: ...
def quantile(
    x: Tensor,
    q: object,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    method: Literal['linear', 'lower', 'higher', 'midpoint', 'nearest'] = 'linear',
    keepdims: bool = False,
) -> Tensor: ...
def histogram(
    x: Tensor,
    /,
    bins: object = 10,
    *,
    range: object | None = None,
    weights: Tensor | None = None,
    density: bool = False,
) -> _Histogram: ...
def bincount(x: Tensor, /, *, weights: Tensor | None = None, minlength: int = 0) -> Tensor: ...
def cov(
    x: Tensor,
    /,
    *,
    correction: float = 1,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
) -> Tensor: ...
def corrcoef(x: Tensor, /) -> Tensor: ...
def trapezoid(y: Tensor, /, x: Tensor | None = None, *, dx: float = 1.0, axis: int = -1) -> Tensor: ...
def interp(
    x: Tensor,
    xp: Tensor,
    fp: Tensor,
    /,
    *,
    left: object | None = None,
    right: object | None = None,
    period: float | None = None,
) -> Tensor: ...
def diff(
    x: Tensor,
    /,
    *,
    axis: int = -1,
    n: int = 1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
) -> Tensor: ...
def take(x: Tensor | _Number, indices: Tensor | _Number, /, *, axis: int | None = None) -> Tensor: ...
def take_along_axis(x: Tensor | _Number, indices: Tensor | _Number, /, *, axis: int = -1) -> Tensor: ...
def gather(x: Tensor | _Number, indices: Tensor | _Number, /, *, axis: int) -> Tensor: ...
def index_add(x: Tensor | _Number, indices: Tensor | _Number, values: Tensor | _Number, /, *, axis: int) -> Tensor: ...
def nonzero(x: Tensor, /) -> tuple[Tensor, ...]: ...
def masked_fill(x: Tensor | _Number, mask: Tensor | _Number, value: Tensor | _Number, /) -> Tensor: ...
def tril(x: Tensor | _Number, /, *, k: int = 0) -> Tensor: ...
def triu(x: Tensor | _Number, /, *, k: int = 0) -> Tensor: ...
def scatter_add(x: Tensor, indices: Tensor, values: Tensor, /, *, axis: int) -> Tensor: ...
def put_along_axis(x: Tensor, indices: Tensor, values: Tensor, /, *, axis: int) -> Tensor: ...
def diag(x: Tensor, /, *, k: int = 0) -> Tensor: ...
def diag_embed(x: Tensor, /, *, offset: int = 0) -> Tensor: ...
def cumulative_sum(
    x: Tensor | _Number,
    /,
    *,
    axis: int | None = None,
    dtype: Dtype | None = None,
    include_initial: bool = False,
) -> Tensor: ...
def cumulative_prod(
    x: Tensor | _Number,
    /,
    *,
    axis: int | None = None,
    dtype: Dtype | None = None,
    include_initial: bool = False,
) -> Tensor: ...
def cummax(x: Tensor | _Number, /, *, axis: int = -1) -> _Cummax: ...
def cummin(x: Tensor | _Number, /, *, axis: int = -1) -> _Cummin: ...
def logcumsumexp(x: Tensor | _Number, /, *, axis: int = -1) -> Tensor: ...
def gcd(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def lcm(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor: ...
def zeta(x: Tensor | _Number, q: Tensor | _Number, /) -> Tensor: ...
def beta(a: Tensor | _Number, b: Tensor | _Number, /) -> Tensor: ...
def betaln(a: Tensor | _Number, b: Tensor | _Number, /) -> Tensor: ...
def gammainc(a: Tensor | _Number, x: Tensor | _Number, /) -> Tensor: ...
def gammaincc(a: Tensor | _Number, x: Tensor | _Number, /) -> Tensor: ...
def i0(x: Tensor | _Number, /) -> Tensor: ...
def i0e(x: Tensor | _Number, /) -> Tensor: ...
def i1(x: Tensor | _Number, /) -> Tensor: ...
def i1e(x: Tensor | _Number, /) -> Tensor: ...
def j0(x: Tensor | _Number, /) -> Tensor: ...
def j1(x: Tensor | _Number, /) -> Tensor: ...
def cholesky(x: Tensor | _Number, /, *, upper: bool = False) -> Tensor: ...
def cross(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor: ...
def det(x: Tensor | _Number, /) -> Tensor: ...
def diagonal(x: Tensor | _Number, /, *, offset: int = 0) -> Tensor: ...
def eig(x: Tensor, /) -> _Eig: ...
def eigh(x: Tensor | _Number, /) -> _Eigh: ...
def eigvals(x: Tensor, /) -> Tensor: ...
def eigvalsh(x: Tensor, /) -> Tensor: ...
def inv(x: Tensor | _Number, /) -> Tensor: ...
def lstsq(x1: Tensor, x2: Tensor, /, *, rtol: object | None = None) -> _Lstsq: ...
def lu(x: Tensor, /) -> _Lu: ...
def matrix_norm(x: Tensor, /, *, keepdims: bool = False, ord: object = 'fro') -> Tensor: ...
def matrix_power(x: Tensor, n: int, /) -> Tensor: ...
def matrix_rank(x: Tensor, /, *, rtol: object | None = None) -> Tensor: ...
def norm(x: Tensor, /, ord: object | None = None, axis: object | None = None, *, keepdims: bool = False) -> Tensor: ...
def outer(x1: Tensor, x2: Tensor, /) -> Tensor: ...
def pinv(x: Tensor, /, *, rtol: object | None = None) -> Tensor: ...
def qr(x: Tensor, /, *, mode: Literal['reduced', 'complete'] = 'reduced') -> _Qr: ...
def slogdet(x: Tensor | _Number, /) -> _Slogdet: ...
def solve(x1: Tensor, x2: Tensor, /) -> Tensor: ...
def solve_triangular(x1: Tensor, x2: Tensor, /, *, upper: bool, unit_diagonal: bool = False) -> Tensor: ...
def svd(x: Tensor, /, *, full_matrices: bool = True) -> _Svd: ...
def svdvals(x: Tensor, /) -> Tensor: ...
def trace(x: Tensor, /, *, offset: int = 0, dtype: Dtype | None = None) -> Tensor: ...
def vector_norm(
    x: Tensor,
    /,
    *,
    axis: int | tuple[int, ...] | None = None,
    keepdims: bool = False,
    ord: object = 2,
) -> Tensor: ...
def fft(
    x: Tensor | _Number,
    /,
    *,
    n: int | None = None,
    axis: int = -1,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor: ...
def ifft(
    x: Tensor | _Number,
    /,
    *,
    n: int | None = None,
    axis: int = -1,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor: ...
def rfft(
    x: Tensor | _Number,
    /,
    *,
    n: int | None = None,
    axis: int = -1,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor: ...
def irfft(
    x: Tensor | _Number,
    /,
    *,
    n: int | None = None,
    axis: int = -1,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor: ...
def hfft(
    x: Tensor | _Number,
    /,
    *,
    n: int | None = None,
    axis: int = -1,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor: ...
def ihfft(
    x: Tensor | _Number,
    /,
    *,
    n: int | None = None,
    axis: int = -1,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor: ...
def fftn(
    x: Tensor,
    /,
    *,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor: ...
def ifftn(
    x: Tensor,
    /,
    *,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor: ...
def rfftn(
    x: Tensor,
    /,
    *,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor: ...
def irfftn(
    x: Tensor,
    /,
    *,
    s: int | Sequence[int] | None = None,
    axes: int | tuple[int, ...] | None = None,
    norm: Literal['backward', 'ortho', 'forward'] = 'backward',
) -> Tensor: ...
def fftfreq(n: int, /, *, d: float = 1.0, dtype: Dtype | None = None, device: str | None = None) -> Tensor: ...
def rfftfreq(n: int, /, *, d: float = 1.0, dtype: Dtype | None = None, device: str | None = None) -> Tensor: ...
def fftshift(x: Tensor, /, *, axes: int | tuple[int, ...] | None = None) -> Tensor: ...
def ifftshift(x: Tensor, /, *, axes: int | tuple[int, ...] | None = None) -> Tensor: ...
def broadcast_arrays(*arrays: Tensor) -> tuple[Tensor, ...]: ...
def flip(x: Tensor, /, *, axis: int | tuple[int, ...] | None = None) -> Tensor: ...
def moveaxis(x: Tensor, source: int | tuple[int, ...], destination: int | tuple[int, ...], /) -> Tensor: ...
def roll(x: Tensor, /, shift: int | Sequence[int], *, axis: int | tuple[int, ...] | None = None) -> Tensor: ...
def repeat(x: Tensor, repeats: object, /, *, axis: int | None = None) -> Tensor: ...
def stack(arrays: Sequence[Tensor], /, *, axis: int = 0) -> Tensor: ...
def unstack(x: Tensor, /, *, axis: int = 0) -> tuple[Tensor, ...]: ...
def tile(x: Tensor, repetitions: int | Sequence[int], /) -> Tensor: ...
def split(x: Tensor, indices_or_sections: object, /, *, axis: int = 0) -> tuple[Tensor, ...]: ...
def chunk(x: Tensor, chunks: int, /, *, axis: int = 0) -> tuple[Tensor, ...]: ...
def rot90(x: Tensor, /, *, k: int = 1, axes: object = (0, 1)) -> Tensor: ...
def pad(
    x: Tensor,
    pad_width: object,
    /,
    mode: Literal['constant', 'edge', 'replicate', 'reflect', 'symmetric', 'wrap', 'circular'] = 'constant',
    *,
    constant_values: _Number = 0,
) -> Tensor: ...

sub = subtract
mul = multiply
div = divide
true_divide = divide
mod = remainder
neg = negative
absolute = abs
radians = deg2rad
degrees = rad2deg
power = pow
arcsin = asin
arccos = acos
arctan = atan
arctan2 = atan2
arcsinh = asinh
arccosh = acosh
arctanh = atanh
fix = trunc
eq = equal
ne = not_equal
gt = greater
ge = greater_equal
lt = less
le = less_equal
bitwise_not = bitwise_invert
invert = bitwise_invert
left_shift = bitwise_left_shift
right_shift = bitwise_right_shift
conjugate = conj
clamp = clip
logsigmoid = log_sigmoid
swish = silu
hardtanh = hard_tanh
hardsigmoid = hard_sigmoid
hardswish = hard_swish
hardshrink = hard_shrink
softshrink = soft_shrink
tanhshrink = tanh_shrink
amax = max
amin = min
scatter = put_along_axis
cumsum = cumulative_sum
cumprod = cumulative_prod

__all__ = [
    "absolute",
    "acos",
    "acosh",
    "add",
    "amax",
    "amin",
    "angle",
    "arange",
    "arccos",
    "arccosh",
    "arcsin",
    "arcsinh",
    "arctan",
    "arctan2",
    "arctanh",
    "argmax",
    "argmin",
    "argsort",
    "asin",
    "asinh",
    "astype",
    "atan",
    "atan2",
    "atanh",
    "beta",
    "betaln",
    "bincount",
    "bitwise_and",
    "bitwise_invert",
    "bitwise_left_shift",
    "bitwise_not",
    "bitwise_or",
    "bitwise_right_shift",
    "bitwise_xor",
    "broadcast_arrays",
    "broadcast_to",
    "cbrt",
    "ceil",
    "celu",
    "cholesky",
    "chunk",
    "clamp",
    "clip",
    "concat",
    "conj",
    "conjugate",
    "copysign",
    "corrcoef",
    "cos",
    "cosh",
    "count_nonzero",
    "cov",
    "cross",
    "cube",
    "cummax",
    "cummin",
    "cumprod",
    "cumsum",
    "cumulative_prod",
    "cumulative_sum",
    "deg2rad",
    "degrees",
    "det",
    "diag",
    "diag_embed",
    "diagonal",
    "diff",
    "digamma",
    "div",
    "divide",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "einsum",
    "elu",
    "empty",
    "empty_like",
    "eq",
    "equal",
    "erf",
    "erfc",
    "erfinv",
    "exp",
    "exp2",
    "expand_dims",
    "expm1",
    "eye",
    "fft",
    "fftfreq",
    "fftn",
    "fftshift",
    "fix",
    "flip",
    "floor",
    "floor_divide",
    "fmax",
    "fmin",
    "fmod",
    "frexp",
    "full",
    "full_like",
    "gammainc",
    "gammaincc",
    "gather",
    "gcd",
    "ge",
    "gelu",
    "greater",
    "greater_equal",
    "gt",
    "hard_shrink",
    "hard_sigmoid",
    "hard_swish",
    "hard_tanh",
    "hardshrink",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "heaviside",
    "hfft",
    "histogram",
    "hypot",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "ifft",
    "ifftn",
    "ifftshift",
    "ihfft",
    "imag",
    "index_add",
    "interp",
    "inv",
    "invert",
    "irfft",
    "irfftn",
    "isfinite",
    "isin",
    "isinf",
    "isnan",
    "isneginf",
    "isposinf",
    "j0",
    "j1",
    "kron",
    "lcm",
    "ldexp",
    "le",
    "leaky_relu",
    "left_shift",
    "lerp",
    "less",
    "less_equal",
    "lgamma",
    "linspace",
    "log",
    "log10",
    "log1p",
    "log2",
    "log_sigmoid",
    "log_softmax",
    "logaddexp",
    "logaddexp2",
    "logcumsumexp",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "logit",
    "logsigmoid",
    "logsumexp",
    "lstsq",
    "lt",
    "lu",
    "masked_fill",
    "matmul",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "matrix_transpose",
    "maximum",
    "mean",
    "median",
    "meshgrid",
    "minimum",
    "mish",
    "mod",
    "moveaxis",
    "mul",
    "multiply",
    "nan_to_num",
    "nansum",
    "ne",
    "neg",
    "negative",
    "nextafter",
    "nonzero",
    "norm",
    "not_equal",
    "ones",
    "ones_like",
    "outer",
    "pad",
    "permute_dims",
    "pinv",
    "polygamma",
    "positive",
    "power",
    "prod",
    "put_along_axis",
    "qr",
    "quantile",
    "rad2deg",
    "radians",
    "real",
    "reciprocal",
    "relu",
    "relu6",
    "remainder",
    "repeat",
    "reshape",
    "rfft",
    "rfftfreq",
    "rfftn",
    "right_shift",
    "roll",
    "rot90",
    "rsqrt",
    "scatter",
    "scatter_add",
    "schema",
    "searchsorted",
    "selu",
    "sigmoid",
    "sign",
    "signbit",
    "silu",
    "sin",
    "sinc",
    "sinh",
    "slogdet",
    "soft_shrink",
    "softmax",
    "softplus",
    "softshrink",
    "softsign",
    "solve",
    "solve_triangular",
    "sort",
    "split",
    "sqrt",
    "square",
    "squeeze",
    "stack",
    "std",
    "sub",
    "subtract",
    "svd",
    "svdvals",
    "swish",
    "take",
    "take_along_axis",
    "tan",
    "tanh",
    "tanh_shrink",
    "tanhshrink",
    "tensordot",
    "threshold",
    "tile",
    "to_device",
    "topk",
    "trace",
    "trapezoid",
    "tril",
    "triu",
    "true_divide",
    "trunc",
    "unique_all",
    "unique_counts",
    "unique_inverse",
    "unique_values",
    "unstack",
    "var",
    "vecdot",
    "vector_norm",
    "where",
    "xlog1py",
    "xlogy",
    "zeros",
    "zeros_like",
    "zeta",
]
