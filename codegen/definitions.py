"""What primitives mean: `DEFINITIONS[name]` computes one with mpmath, from its arguments in signature order.

Real arguments are `mpf`, complex ones `mpc`, conditions and integers Python's. A value outside an operator's real
domain comes out complex and is then taken for NaN. Operators that round or inspect a floating-point format
(`nextafter`) stand for what they do to a real number.
"""

from __future__ import annotations

import math
from functools import lru_cache
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

from codegen.series import gamma_series, reciprocal_powers, zeta_series
from codegen.series import mp as mp

if TYPE_CHECKING:
    from collections.abc import Callable

mpf, mpc = mp.mpf, mp.mpc
NAN, INF = mp.nan, mp.inf
_LARGEST = mpf(2) ** 4096
_TERMS = 48  # of a series, enough for 50 digits


def is_complex(x: Any) -> bool:
    return isinstance(x, mpc)


def divide(a: Any, b: Any) -> Any:
    if b:
        return a / b
    if is_complex(a) or is_complex(b) or a == 0 or mp.isnan(a):
        return NAN
    return INF if a > 0 else -INF


def power(a: Any, b: Any) -> Any:
    if a == 0 and not is_complex(b) and b < 0:
        return INF
    return mp.power(a, b)


def sign(x: Any) -> Any:
    if is_complex(x):
        return mpc(0) if x == 0 else x / abs(x)
    return mpf((x > 0) - (x < 0)) if not mp.isnan(x) else NAN


def truncate(x: Any) -> Any:
    return mp.floor(x) if x >= 0 else mp.ceil(x)


def rounded(x: Any) -> Any:
    return mpc(mp.nint(x.real), mp.nint(x.imag)) if is_complex(x) else mp.nint(x)


def remainder(a: Any, b: Any) -> Any:
    return a - b * mp.floor(divide(a, b))


def frexp(x: Any) -> tuple[Any, int]:
    mantissa, exponent = mp.frexp(x)
    return mpf(mantissa), int(exponent)


def lgamma(x: Any) -> Any:
    return mp.log(abs(mp.gamma(x))) if x < 0 else mp.loggamma(x)


def sinc(x: Any) -> Any:
    return sinc_derivative(0, x)


@lru_cache
def _sinc_coefficients(order: int) -> list[Any]:
    """Of the power series of sinc's derivative, the lowest power first."""
    first = (order + 1) // 2
    return [
        (-1) ** k * mp.pi ** (2 * k) * mp.factorial(2 * k) / mp.factorial(2 * k - order) / mp.factorial(2 * k + 1)
        for k in range(first, first + _TERMS)
    ]


def sinc_derivative(order: int, x: Any) -> Any:
    """From `x s_n + n s_(n-1) = d^n/dx^n sin(pi x)/pi`; near 0, where that cancels, from the power series."""
    order = int(order)
    if abs(x) < 1:
        powers = range((order + 1) // 2 * 2 - order, 2 * _TERMS, 2)
        return mp.fsum(c * x**n for c, n in zip(_sinc_coefficients(order), powers, strict=False))
    value = mp.sinpi(x) / (mp.pi * x)
    for n in range(1, order + 1):
        value = (mp.pi ** (n - 1) * mp.sin(mp.pi * x + n * mp.pi / 2) - n * value) / x
    return value


def nan_to_num(x: Any, nan: float, high: float | None, low: float | None) -> Any:
    if is_complex(x):
        return mpc(*(nan_to_num(part, nan, high, low) for part in (x.real, x.imag)))
    if mp.isinf(x):  # which stands for the largest number of a format, unknown here
        replacement = high if x > 0 else low
        return x if replacement is None else replacement
    return nan if mp.isnan(x) else x


def times_i(x: Any, like: Any) -> Any:
    return x * mpc(0, 1) if is_complex(like) or is_complex(x) else mpf(0)


def erfinv(y: Any) -> Any:
    """Newton's method from float64's normal quantile: two steps double its 16 digits twice."""
    if not abs(y) < 1:
        return INF * sign(y) if abs(y) == 1 else NAN
    if y < 0:
        return -erfinv(-y)
    x = mpf(-NormalDist().inv_cdf(max(float((1 - y) / 2), 1e-300))) / mp.sqrt(2)
    for _ in range(3):
        x -= (mp.erf(x) - y) * mp.exp(x * x) * mp.sqrt(mp.pi) / 2
    return x


@lru_cache
def _polygamma_coefficients(m: int) -> list[Any]:
    """Of the asymptotic series in 1 / x**2."""
    return [mp.bernoulli(2 * k) * mp.factorial(2 * k + m - 1) / mp.factorial(2 * k) for k in range(1, _TERMS)]


def polygamma(order: int, x: Any) -> Any:
    """By recurrence upwards to where the asymptotic series has 60 digits; mpmath's own goes through complex numbers."""
    m = int(order)
    if m < 1:
        return mp.polygamma(m, x)
    if x <= 0 and x == mp.floor(x):
        return NAN
    count = max(0, int(mp.ceil(40 - x)))
    total = mp.factorial(m) * reciprocal_powers(m + 1, x, count)
    x += count
    total += mp.factorial(m - 1) / x**m + mp.factorial(m) / (2 * x ** (m + 1))
    scale, square = x**m, x * x
    for coefficient in _polygamma_coefficients(m):
        scale *= square
        term = coefficient / scale
        total += term
        if abs(term) < abs(total) * mp.eps:
            break
    return total if m % 2 else -total


def zeta(x: Any, q: Any) -> Any:
    """Hurwitz's zeta function of real arguments: below 1 there is no sum, of negative q one for integers x."""
    if not x >= 1 or mp.isnan(q):
        return NAN
    if x == 1 or (q <= 0 and q == mp.floor(q)):
        return INF
    if x > 10000 or abs(q) > 1000000:
        raise OverflowError
    if q > 0:
        return zeta_series(0, x, q)
    if x != mp.floor(x) or q < -1000:
        return NAN
    terms = -int(mp.floor(q))
    return mp.fsum((q + k) ** -int(x) for k in range(terms)) + zeta_series(0, x, q + terms)


def zeta_derivative(order: int, x: Any, q: Any) -> Any:
    if not (x > 1 and q > 0):
        return NAN
    if x > 10000 or q > 1000000:
        raise OverflowError
    return zeta_series(int(order), x, q)


def bessel_i(order: Any, x: Any) -> Any:
    if abs(x) > 1000000:
        raise OverflowError
    return mp.besseli(abs(int(order)), x).real


def polygamma_rise(n: Any, x: Any, step: Any) -> Any:
    if max(abs(x), abs(step)) > 1000000 or min(x, x + step) < 0:  # between poles it is a difference like any other
        raise OverflowError
    lost = mp.log10(abs(x / step)) if x and step else 0
    with mp.workdps(mp.dps + max(0, int(lost)) + 10):
        return polygamma(n, x + step) - polygamma(n, x)


def i0e_derivative(order: Any, x: Any) -> Any:
    """At |x|, from the integral of `(cos(t) - 1)**n exp(-|x| (1 - cos(t))) / pi` for t from 0 to pi."""
    if abs(x) > 1000000:
        raise OverflowError
    n = int(order)
    return mp.binomial(2 * n, n) / (-2) ** n * mp.hyp1f1(n + mpf(0.5), n + 1, -2 * abs(x))


def bessel_j(order: Any, x: Any) -> Any:
    if abs(x) > 1000000:
        raise OverflowError
    n = int(order)
    return mp.besselj(abs(n), x).real * (-1 if n < 0 and n % 2 else 1)


def beta(a: Any, b: Any) -> Any:
    """Without a value where one argument is that of a pole of the gamma function."""
    if any(x <= 0 and x == mp.floor(x) for x in (a, b)):
        return NAN
    if max(abs(a), abs(b)) > 1000000:
        raise OverflowError
    return mp.beta(a, b)


def gammainc(a: Any, x: Any) -> Any:
    """The regularised lower incomplete gamma function, from the power series, whose terms are positive."""
    if not (a >= 0 and x >= 0) or (a == 0 and x == 0):
        return NAN
    if a == 0 or x == 0:
        return mpf(x != 0)
    if max(a, x) > 1000:
        raise OverflowError
    (total,) = gamma_series(0, a, x)
    return total * x**a * mp.exp(-x) * mp.rgamma(a + 1)


def gammaincc(a: Any, x: Any) -> Any:
    with mp.extradps(80 + int(min(x, 1000)) if x > 0 else 0):
        return 1 - gammainc(a, x)


def gammainc_derivative(order: int, a: Any, x: Any) -> Any:
    """By the product rule from `gammainc`'s: of the factor before the series, and of the series, term by term."""
    if not (a > 0 and x >= 0):
        return NAN
    if x == 0:
        return mpf(0)
    if max(a, x) > 1000:
        raise OverflowError
    order = int(order)
    with mp.extradps(int(x)):  # the two cancel where x is large
        series = gamma_series(order, a, x)
        return mp.fsum(
            mp.binomial(order, i) * gamma_density(i, a + 1, x) * mp.factorial(order - i) * series[order - i]
            for i in range(order + 1)
        )


def gamma_density(order: int, a: Any, x: Any) -> Any:
    """The derivative by a of x**(a - 1) * exp(-x) / gamma(a): by the derivatives of its logarithm."""
    if not x > 0 or max(abs(a), x) > 1000 or (order > 0 and a <= 0):
        raise OverflowError
    slopes = [mp.log(x) - mp.digamma(a), *(-polygamma(k, a) for k in range(1, int(order)))] if order else []
    values = [x ** (a - 1) * mp.exp(-x) * mp.rgamma(a)]
    for k in range(1, int(order) + 1):
        values.append(mp.fsum(mp.binomial(k - 1, i) * slopes[i] * values[k - 1 - i] for i in range(k)))
    return values[-1]


def log1p(x: Any) -> Any:
    return mp.log1p(x)


def logaddexp(a: Any, b: Any) -> Any:
    if is_complex(a) or is_complex(b) or not (mp.isfinite(a) and mp.isfinite(b)):
        return mp.log(mp.exp(a) + mp.exp(b))
    return max(a, b) + mp.log1p(mp.exp(-abs(a - b)))


def logaddexp2(a: Any, b: Any) -> Any:
    return mp.log(mp.power(2, a) + mp.power(2, b)) / mp.ln2


def maximum(a: Any, b: Any) -> Any:
    return NAN if mp.isnan(a) or mp.isnan(b) else max(a, b)


def minimum(a: Any, b: Any) -> Any:
    return NAN if mp.isnan(a) or mp.isnan(b) else min(a, b)


def fmax(a: Any, b: Any) -> Any:
    return b if mp.isnan(a) else a if mp.isnan(b) else max(a, b)


def fmin(a: Any, b: Any) -> Any:
    return b if mp.isnan(a) else a if mp.isnan(b) else min(a, b)


def _bounded(function: Callable[..., Any]) -> Callable[..., Any]:
    """No value for arguments of more bits than can be computed with: mpmath reduces them digit by digit."""

    def call(*args: Any) -> Any:
        if any(not isinstance(a, int) and mp.isfinite(a) and abs(a) > _LARGEST for a in args):
            raise OverflowError
        return function(*args)

    return call


def _of_bits(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of bools and integers, which the numbers of a formula beside them are, too."""
    return lambda *args: function(*(a if isinstance(a, bool | int) else int(a) for a in args))


def _each(function: Callable[[bool, bool], bool]) -> Callable[[Any, Any], bool]:
    return lambda a, b: function(a != 0, b != 0)


DEFINITIONS: dict[str, Callable[..., Any]] = {
    # arithmetic
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "divide": divide,
    "floor_divide": lambda a, b: mp.floor(divide(a, b)),
    "remainder": remainder,
    "fmod": lambda a, b: a - b * truncate(divide(a, b)),
    "pow": power,
    "negative": lambda x: -x,
    "positive": lambda x: x,
    "abs": abs,
    "sign": sign,
    "square": lambda x: x * x,
    "cube": lambda x: x * x * x,
    "reciprocal": lambda x: divide(1, x),
    "sqrt": mp.sqrt,
    "rsqrt": lambda x: divide(1, mp.sqrt(x)),
    "cbrt": lambda x: sign(x) * mp.cbrt(abs(x)),
    "hypot": mp.hypot,
    "lerp": lambda a, b, w: a + w * (b - a),
    # exponentials and logarithms
    "exp": mp.exp,
    "_exp_product": lambda a, b: mp.exp(a * b),
    "exp2": lambda x: mp.power(2, x),
    "expm1": mp.expm1,
    "log": mp.log,
    "log1p": log1p,
    "log2": lambda x: mp.log(x) / mp.ln2,
    "log10": lambda x: mp.log(x) / mp.ln10,
    "logaddexp": logaddexp,
    "logaddexp2": logaddexp2,
    "xlogy": lambda x, y: mpf(0) if x == 0 and not mp.isnan(y) else x * mp.log(y),
    "xlog1py": lambda x, y: mpf(0) if x == 0 and not mp.isnan(y) else x * log1p(y),
    "sigmoid": lambda x: 1 / (1 + mp.exp(-x)),
    "logit": lambda x: mp.log(divide(x, 1 - x)),
    # trigonometric and hyperbolic
    "sin": mp.sin,
    "cos": mp.cos,
    "tan": mp.tan,
    "asin": mp.asin,
    "acos": mp.acos,
    "atan": mp.atan,
    "atan2": mp.atan2,
    "sinc": sinc,
    "_sinc_derivative": sinc_derivative,
    "sinh": mp.sinh,
    "cosh": mp.cosh,
    "tanh": mp.tanh,
    "asinh": mp.asinh,
    "acosh": mp.acosh,
    "atanh": mp.atanh,
    # rounding and representation
    "ceil": mp.ceil,
    "floor": mp.floor,
    "round": rounded,
    "trunc": truncate,
    "copysign": lambda a, b: abs(a) * (-1 if b < 0 else 1),
    "nextafter": lambda a, b: a,
    "signbit": lambda x: x < 0,
    "frexp": frexp,
    "ldexp": lambda x, n: mp.ldexp(x, int(n)),
    "heaviside": lambda a, b: b if a == 0 else mpf(a > 0),
    "isnan": lambda x: bool(mp.isnan(x)),
    "isinf": lambda x: bool(mp.isinf(x)),
    "isfinite": lambda x: bool(mp.isfinite(x)),
    # comparison and logic
    "equal": lambda a, b: a == b,
    "not_equal": lambda a, b: a != b,
    "less": lambda a, b: a < b,
    "less_equal": lambda a, b: a <= b,
    "greater": lambda a, b: a > b,
    "greater_equal": lambda a, b: a >= b,
    "logical_and": _each(lambda a, b: a and b),
    "logical_or": _each(lambda a, b: a or b),
    "logical_xor": _each(lambda a, b: a != b),
    "logical_not": lambda x: x == 0,
    "bitwise_and": _of_bits(lambda a, b: a & b),
    "bitwise_or": _of_bits(lambda a, b: a | b),
    "bitwise_xor": _of_bits(lambda a, b: a ^ b),
    "bitwise_invert": _of_bits(lambda x: not x if isinstance(x, bool) else ~x),
    "bitwise_left_shift": _of_bits(lambda a, b: a << b),
    "bitwise_right_shift": _of_bits(lambda a, b: a >> b),
    # selection
    "where": lambda condition, a, b: a if condition else b,
    "maximum": maximum,
    "minimum": minimum,
    "fmax": fmax,
    "fmin": fmin,
    "nan_to_num": nan_to_num,
    # complex
    "conj": lambda x: x.conjugate() if is_complex(x) else x,
    "real": lambda x: x.real,
    "imag": lambda x: x.imag,
    "angle": lambda x: mp.arg(x),
    "_times_i": times_i,
    # special
    "erf": mp.erf,
    "erfc": mp.erfc,
    "_normal_cdf": lambda x: mp.erfc(-x / mp.sqrt(2)) / 2,
    "_normal_pdf": lambda x: mp.exp(-x * x / 2) / mp.sqrt(2 * mp.pi),
    "erfinv": erfinv,
    "lgamma": lgamma,
    "digamma": mp.digamma,
    "polygamma": polygamma,
    "_polygamma_rise": polygamma_rise,
    "gcd": lambda a, b: math.gcd(int(a), int(b)),
    "lcm": lambda a, b: math.lcm(int(a), int(b)),
    "zeta": zeta,
    "_zeta_derivative": zeta_derivative,
    "beta": beta,
    "betaln": lambda a, b: mp.log(abs(beta(a, b))),
    "gammainc": gammainc,
    "gammaincc": gammaincc,
    "_gammainc_derivative": gammainc_derivative,
    "_gamma_density": gamma_density,
    "i0": lambda x: bessel_i(0, x),
    "i1": lambda x: bessel_i(1, x),
    "i0e": lambda x: bessel_i(0, x) * mp.exp(-abs(x)),
    "i1e": lambda x: bessel_i(1, x) * mp.exp(-abs(x)),
    "j0": lambda x: bessel_j(0, x),
    "j1": lambda x: bessel_j(1, x),
    "_bessel_i": bessel_i,
    "_i0e_derivative": i0e_derivative,
    "_bessel_j": bessel_j,
}

_REDUCED = (
    "exp",
    "expm1",
    "exp2",
    "_exp_product",
    "_normal_pdf",
    "pow",
    "sigmoid",
    "sin",
    "cos",
    "tan",
    "sinc",
    "sinh",
    "cosh",
    "tanh",
)
DEFINITIONS |= {name: _bounded(DEFINITIONS[name]) for name in _REDUCED}

# Proofs ask for a value several times: those that take long are remembered.
_COSTLY = (
    "erf", "erfc", "_normal_cdf", "erfinv", "lgamma", "digamma", "polygamma", "zeta", "_zeta_derivative", "beta",
    "betaln", "gammainc", "gammaincc", "_gammainc_derivative", "_gamma_density", "_polygamma_rise", "i0", "i1",
    "i0e", "i1e", "j0", "j1",
    "_bessel_i", "_i0e_derivative", "_bessel_j", "sinc", "_sinc_derivative",
)  # fmt: skip
DEFINITIONS |= {name: lru_cache(DEFINITIONS[name]) for name in _COSTLY if name in DEFINITIONS}

# Where a primitive's slope jumps: the difference of these two arguments (or the argument and zero) changes sign.
KINKS: dict[str, tuple[int, int | None]] = {
    "abs": (0, None),
    "sign": (0, None),
    "heaviside": (0, None),
    "maximum": (0, 1),
    "minimum": (0, 1),
    "fmax": (0, 1),
    "fmin": (0, 1),
    "i0e": (0, None),
    "_i0e_derivative": (1, None),
}
