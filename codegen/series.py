"""The series behind special functions, summed in fixed-point integers: a term costs a tenth of mpmath's arithmetic.

Every function takes and returns numbers of the context `mp` and keeps its precision, whatever that is at the time.
Where a derivative is asked for, numbers are Taylor coefficients in that variable, the lowest power first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import mpmath  # type: ignore[import-untyped]
from mpmath.libmp import (  # type: ignore[import-untyped]
    fone,
    from_int,
    from_man_exp,
    mpf_add,
    mpf_cmp,
    mpf_exp,
    mpf_log,
    mpf_mul,
    mpf_neg,
    mpf_pow_int,
    mpf_sum,
    to_fixed,
)

mp = mpmath.MPContext()
mp.dps = 50
_GUARD = 64  # bits more than the precision


def fixed(x: Any, bits: int) -> int:
    """A real number as an integer of units of `2**-bits`."""
    return int(to_fixed(mp.convert(x)._mpf_, bits))


def real(units: int, bits: int) -> Any:
    return mp.make_mpf(from_man_exp(units, -bits, *mp._prec_rounding))


def gamma_series(order: int, a: Any, x: Any) -> list[Any]:
    """Of the sum of `x**k / ((a + 1) ... (a + k))` over k = 0, 1, ..., in a. Both are positive."""
    bits = mp.prec + _GUARD + max(0, -mp.mag(x)) * (order + 1)
    one = 1 << bits
    below, factor = fixed(a, bits), fixed(x, bits)
    term = [one, *[0] * order]
    total, k = term.copy(), 0
    while k <= order or term[0] > total[0] >> (mp.prec + 8):
        k += 1
        below += one
        term[0] = term[0] * factor // below
        for i in range(order):
            term[i + 1] = (term[i + 1] * factor - (term[i] << bits)) // below
        for i, value in enumerate(term):
            total[i] += value
    return [real(value, bits) for value in total]


def reciprocal_powers(power: int, x: Any, count: int) -> Any:
    """The sum of `1 / (x + k)**power` over k below `count`."""
    bits = mp.prec + _GUARD + 8 * power
    one = 1 << bits
    base, total = fixed(x, bits), 0
    scaled = bits * (power + 1)
    for _ in range(count):
        total += (1 << scaled) // base**power
        base += one
    return real(total, bits)


@lru_cache
def _bernoulli(bits: int) -> list[int]:
    """`B(2 j) / (2 j)!` for j = 1, 2, ..."""
    with mp.workprec(bits + 16):
        return [fixed(mp.bernoulli(2 * j) / mp.factorial(2 * j), bits) for j in range(1, bits // 4)]


@lru_cache(maxsize=4096)
def _logarithm(x: Any, bits: int) -> Any:
    return mpf_log(x, bits, "n")


def zeta_series(order: int, s: Any, q: Any) -> Any:
    """The derivative by s, of the given order, of the sum of `(q + k)**-s` over k = 0, 1, ...; s > 1 and q > 0.

    By Euler's and Maclaurin's formula, whose series has all digits from `exp(-2 pi point)` below the precision on.
    """
    bits = mp.prec + 16
    far = 3 + int(s / 2) + bits // 7
    negative = mpf_neg(mp.convert(s)._mpf_)
    terms: list[Any] = []
    point, magnitude = mp.convert(q)._mpf_, None
    while True:
        log = _logarithm(point, bits)
        power = mpf_exp(mpf_mul(negative, log, bits, "n"), bits, "n")
        if mpf_cmp(point, from_int(far)) >= 0:
            break
        term = mpf_mul(power, mpf_pow_int(mpf_neg(log), order, bits, "n"), bits, "n")
        terms.append(term)
        # Exponent and length of the mantissa give a number's size; what follows is at most `point` such terms.
        if term[1]:
            size = term[2] + term[3]
            magnitude = size if magnitude is None else max(magnitude, size)
            if size + point[2] + point[3] < magnitude - bits:
                return mp.make_mpf(mpf_sum(terms, *mp._prec_rounding))
        point = mpf_add(point, fone, bits, "n")
    log = mp.make_mpf(log)
    with mp.workprec(bits):
        rest = _rest(order, s, mp.make_mpf(point))
        powers = [(-log) ** i / mp.factorial(i) for i in range(order + 1)]
        product = mp.fsum(powers[i] * rest[order - i] for i in range(order + 1))
        last = mp.make_mpf(power) * mp.factorial(order) * product
    return mp.make_mpf(mpf_sum([*terms, last._mpf_], *mp._prec_rounding))


def _rest(order: int, s: Any, point: Any) -> list[Any]:
    """`point**s` times the sum from `point` on, in s: the integral, half a term, and the series of corrections."""
    bits = mp.prec + _GUARD
    start, step, one = fixed(s, bits), fixed(point, bits), 1 << bits
    total = [(-1) ** i * (step << bits * (i + 1)) // (start - one) ** (i + 1) for i in range(order + 1)]
    total[0] += one >> 1
    rising = [one, *[0] * order]  # s (s + 1) ... / point**...

    def rise() -> None:
        nonlocal start
        for i in range(order, -1, -1):
            rising[i] = (rising[i] * start + ((rising[i - 1] << bits) if i else 0)) // step
        start += one

    rise()
    for bernoulli in _bernoulli(bits):
        terms = [value * bernoulli >> bits for value in rising]
        for i, value in enumerate(terms):
            total[i] += value
        if max(map(abs, terms)) < 1 << 16:
            return [real(value, bits) for value in total]
        rise()
        rise()
    raise mp.NoConvergence
