"""What operators should give, from sources that are not the package: 50-digit arithmetic and NumPy.

`exact` evaluates a variant's definition with mpmath; `slopes` differentiates that definition numerically, at 50 digits,
to the second order. `numpy_function` is NumPy's function, for operators whose results are exact and for what floating
point adds to the real numbers: infinities, NaN, signed zeros.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from cases import OPERATORS, Variant

from codegen.definitions import DEFINITIONS, mp, mpc, mpf
from codegen.formula import mp as reading

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def number(value: Any) -> Any:
    if isinstance(value, bool | np.bool_):
        return bool(value)
    if isinstance(value, int | np.integer):
        return int(value)
    if isinstance(value, complex | np.complexfloating):
        value = complex(value)
        return mpc(value.real, value.imag)
    return mpf(float(value))


@cache
def _definition(variant: Variant, is_complex: bool) -> Callable[[dict[str, Any]], list[Any]]:
    tests: dict[str, Any] = dict(variant.attributes)
    for param in variant.op.signature.tensors:
        if param.is_optional:
            tests[param.name] = None if param.name in variant.absent else 0
    forward = reading.forward(variant.op, OPERATORS, tests, is_complex)
    constants: dict[str, Any] = {
        n: v if v is None or isinstance(v, str | bool | int) else mpf(v) for n, v in variant.attributes
    }
    constants |= dict.fromkeys(variant.absent)

    def evaluate(values: dict[str, Any]) -> list[Any]:
        return forward({**values, **constants})

    return evaluate


# Primitives that do not cancel, and take seconds to compute with hundreds of digits.
_SLOW = frozenset({
    "zeta", "_zeta_derivative", "beta", "betaln", "gammainc", "gammaincc", "_gammainc_derivative", "_gamma_density",
    "_polygamma_rise",
    "i0", "i1", "i0e", "i1e", "j0", "j1", "_bessel_i", "_i0e_derivative", "_bessel_j",
})  # fmt: skip


def exact(variant: Variant, points: Sequence[dict[str, Any]], is_complex: bool = False) -> list[list[Any]]:
    """For each point the results, as mpmath numbers, bools or ints."""
    evaluate = _definition(variant, is_complex)
    found = []
    for point in points:
        ready = {n: number(v) for n, v in point.items()}
        if is_complex:
            ready = {n: v if isinstance(v, bool | int) else mpc(v) for n, v in ready.items()}
        try:
            # More than the 50 digits of the definitions, which 1 + x spends where x is as small as exp(-700).
            with mp.workdps(60 if variant.name in _SLOW else 400):
                found.append(evaluate(ready))
        except (ValueError, ZeroDivisionError, OverflowError):
            found.append([mp.nan] * len(variant.op.signature.results))
    return found


def as_float(value: Any) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.copysign(math.inf, value)
    except TypeError:
        return math.nan


def as_complex(value: Any) -> complex:
    return complex(as_float(value.real), as_float(value.imag))


_STEP = mpf(10) ** -13


class Slopes:
    """First and second derivatives at one point of the real number L = Re(sum of conj(g) * result), as a function of
    the real coordinates of the inputs: one for a real input, two for a complex one."""

    def __init__(self, variant: Variant, point: dict[str, Any], cotangents: Sequence[Any], is_complex: bool) -> None:
        self.evaluate = _definition(variant, is_complex)
        self.point = {n: number(v) for n, v in point.items()}
        self.cotangents = [number(g) if g is not None else None for g in cotangents]
        free = set(variant.free)
        self.coordinates: list[tuple[str, Any]] = []
        for name in variant.differentiable:
            self.coordinates.append((name, mpf(1)))
            if is_complex and name in free:
                self.point[name] = mpc(self.point[name])
                self.coordinates.append((name, mpc(0, 1)))
        if is_complex:
            self.point = {n: mpc(v) if n in free else v for n, v in self.point.items()}

    def at(self, *moves: tuple[int, int]) -> Any:
        point = dict(self.point)
        for index, steps in moves:
            name, direction = self.coordinates[index]
            point[name] = point[name] + steps * _STEP * direction
        total = mpf(0)
        for result, g in zip(self.evaluate(point), self.cotangents, strict=True):
            if g is not None:
                total += (mp.conj(g) * result).real
        return total

    def first(self) -> list[Any] | None:
        """`None` where the derivatives from the left and the right differ, or there is no finite value."""
        here, found = self.at(), []
        if not mp.isfinite(here):
            return None
        for i in range(len(self.coordinates)):
            above, below = self.at((i, 1)), self.at((i, -1))
            if not (mp.isfinite(above) and mp.isfinite(below)):
                return None
            left, right = (here - below) / _STEP, (above - here) / _STEP
            if abs(left - right) > 1e-6 * (1 + abs(left) + abs(right)):
                return None
            found.append((above - below) / (2 * _STEP))
        return found

    def second(self) -> list[list[Any]]:
        n = len(self.coordinates)
        here = self.at()
        table = [[mpf(0)] * n for _ in range(n)]
        for i in range(n):
            table[i][i] = (self.at((i, 1)) - 2 * here + self.at((i, -1))) / _STEP**2
            for j in range(i):
                corners = self.at((i, 1), (j, 1)) - self.at((i, 1), (j, -1))
                corners += self.at((i, -1), (j, -1)) - self.at((i, -1), (j, 1))
                table[i][j] = table[j][i] = corners / (4 * _STEP**2)
        return table

    def gather(self, values: Sequence[Any]) -> dict[str, complex]:
        """Values per coordinate as one number per input."""
        found: dict[str, Any] = {}
        for (name, direction), value in zip(self.coordinates, values, strict=True):
            found[name] = found.get(name, 0) + complex(direction) * as_float(value)
        return found


# NumPy

_RENAMED = {
    "pow": "power", "asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2", "asinh": "arcsinh",
    "acosh": "arccosh", "atanh": "arctanh", "bitwise_left_shift": "left_shift", "bitwise_right_shift": "right_shift",
    "bitwise_invert": "invert",
}  # fmt: skip
# Operators whose every result is a representable number that NumPy finds exactly.
EXACT = frozenset({
    "add", "subtract", "multiply", "divide", "floor_divide", "remainder", "fmod", "negative", "positive", "abs",
    "square", "sqrt", "ceil", "floor", "round", "trunc", "equal", "not_equal", "greater", "greater_equal",
    "less", "less_equal", "logical_and", "logical_or", "logical_xor", "logical_not", "bitwise_and",
    "bitwise_or", "bitwise_xor", "bitwise_invert", "bitwise_left_shift", "bitwise_right_shift", "isnan",
    "isinf", "isfinite", "isposinf", "isneginf", "signbit", "copysign", "nextafter", "frexp", "ldexp",
    "heaviside", "conj", "real", "imag", "where", "maximum", "minimum", "fmax", "fmin", "clip", "relu", "relu6",
    "hard_tanh", "hard_shrink", "threshold", "nan_to_num", "sign", "gcd", "lcm",
})  # fmt: skip


def _numpy_where_lesser(test: Callable[..., Any], taken: Callable[..., Any]) -> Callable[..., Any]:
    return lambda x, *rest: np.where(test(x, *rest), taken(x, *rest), x)


def _floor_divide(x: Any, y: Any) -> Any:
    # The standard takes the floor of the quotient where NumPy follows Python: at infinities.
    found = np.floor_divide(x, y)
    if found.dtype.kind != "f":
        return found
    return np.where(np.isinf(x) | np.isinf(y), np.floor(x / y), found)


def _clip(x: Any, low: Any, high: Any) -> Any:
    # Where the bounds cross, the upper one wins; a NaN bound gives NaN.
    found = x if low is None else np.maximum(low, x)
    found = found if high is None else np.minimum(high, found)
    return found.astype(x.dtype)


def _nan_to_num(x: Any, nan: float, posinf: float | None, neginf: float | None) -> Any:
    return np.nan_to_num(x, nan=nan, posinf=posinf, neginf=neginf)


def _vectorized(function: Callable[[float], float]) -> Callable[[Any], Any]:
    return np.vectorize(function, otypes=[np.float64])


def _lgamma(x: float) -> float:
    if x == -math.inf or (x <= 0 and x == math.floor(x)):
        return math.inf
    return math.lgamma(x)


def _digamma(x: float) -> float:
    if x == 0:
        return -math.copysign(math.inf, x)
    if x == -math.inf or (x < 0 and x == math.floor(x)):
        return math.nan
    return x if math.isnan(x) or x == math.inf else as_float(mp.digamma(x))


def _erfinv(x: float) -> float:
    if not abs(x) < 1:
        return math.copysign(math.inf, x) if abs(x) == 1 else math.nan
    return as_float(mp.erfinv(x)) if x else x


def _bessel(name: str, order: int) -> Callable[[float], float]:
    """Beyond 1e6 the asymptotic forms, whose error is of the order of 1 / x."""

    def large(x: float) -> float:
        size, sign = mpf(abs(x)), -1 if order % 2 and x < 0 else 1
        if not mp.isfinite(size):
            return sign * (math.inf if name[0] == "i" and not name.endswith("e") else 0.0)
        if name[0] == "i":
            return sign * (as_float(1 / mp.sqrt(2 * mp.pi * size)) if name.endswith("e") else math.inf)
        with mp.workdps(400):
            return sign * as_float(mp.sqrt(2 / (mp.pi * size)) * mp.cos(size - (2 * order + 1) * mp.pi / 4))

    def one(x: float) -> float:
        if math.isnan(x) or (x == 0 and order):
            return x
        return as_float(DEFINITIONS[name](mpf(x))) if abs(x) <= 1e6 else large(x)

    return one


def _softplus(x: Any, beta: float = 1.0) -> Any:
    return np.logaddexp(beta * x, 0) / beta


def _mish(x: Any) -> Any:
    return x * np.tanh(_softplus(x))


def _gelu(x: Any, approximate: str) -> Any:
    if approximate == "tanh":
        return x / (1 + np.exp(-2 * math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))
    return x * _vectorized(math.erfc)(-x / math.sqrt(2)) / 2


def _xlog(log: Callable[[Any], Any]) -> Callable[[Any, Any], Any]:
    return lambda x, y: np.where((x == 0) & ~np.isnan(y), 0.0, x * log(y))


# Over arrays of float64, with the attributes in the signature's order; what a name's NumPy function does not cover.
_WRITTEN: dict[str, Callable[..., Any]] = {
    "lerp": lambda a, b, w: np.where(w < 0.5, a + w * (b - a), b - (1 - w) * (b - a)),
    "floor_divide": _floor_divide,
    "cube": lambda x: x * x * x,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "xlogy": _xlog(np.log),
    "xlog1py": _xlog(np.log1p),
    "clip": _clip,
    "nan_to_num": _nan_to_num,
    "erf": _vectorized(math.erf),
    "erfc": _vectorized(math.erfc),
    "erfinv": _vectorized(_erfinv),
    "lgamma": _vectorized(_lgamma),
    "digamma": _vectorized(_digamma),
    **{name: _vectorized(_bessel(name, int(name[1]))) for name in ("i0", "i0e", "i1", "i1e", "j0", "j1")},
    "logit": lambda x: np.log(x / (1 - x)),
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
    "log_sigmoid": lambda x: -np.logaddexp(-x, 0),
    "softplus": _softplus,
    "silu": lambda x: x / (1 + np.exp(-x)),
    "gelu": _gelu,
    "mish": _mish,
    "relu": _numpy_where_lesser(lambda x: x <= 0, np.zeros_like),
    "relu6": lambda x: np.where(x <= 0, 0, np.where(x >= 6, 6, x)).astype(x.dtype),
    "leaky_relu": lambda x, slope: np.where(x <= 0, slope * x, x),
    "elu": lambda x, alpha: np.where(x <= 0, alpha * np.expm1(x), x),
    "celu": lambda x, alpha: np.where(x <= 0, alpha * np.expm1(x / alpha), x),
    "selu": lambda x: 1.0507009873554805 * np.where(x <= 0, 1.6732632423543772 * np.expm1(x), x),
    "hard_tanh": lambda x, low, high: np.where(x <= low, low, np.where(x >= high, high, x)).astype(x.dtype),
    "hard_sigmoid": lambda x: np.where(x <= -3, 0, np.where(x >= 3, 1, x / 6 + 0.5)),
    "hard_swish": lambda x: np.where(x <= -3, 0, np.where(x >= 3, x, x * (x + 3) / 6)),
    "hard_shrink": lambda x, lambd: np.where(np.abs(x) <= lambd, 0, x).astype(x.dtype),
    "soft_shrink": lambda x, lambd: np.where(np.abs(x) <= lambd, 0, x - lambd * np.sign(x)),
    "tanh_shrink": lambda x: x - np.tanh(x),
    "softsign": lambda x: x / (1 + np.abs(x)),
    "threshold": lambda x, limit, value: np.where(x <= limit, value, x).astype(x.dtype),
}


def numpy_function(variant: Variant) -> Callable[..., tuple[Any, ...]] | None:
    """NumPy's function over the variant's inputs in order, or `None`."""
    name = variant.name
    written = _WRITTEN.get(name) or getattr(np, _RENAMED.get(name, name), None)
    if variant.op.is_internal or written is None:
        return None
    attributes = dict(variant.attributes)

    def run(**inputs: Any) -> tuple[Any, ...]:
        given = [inputs.get(p.name, attributes.get(p.name)) for p in variant.op.signature.params]
        with np.errstate(all="ignore"):
            result = written(*given)
        return result if isinstance(result, tuple) else (result,)

    return run
