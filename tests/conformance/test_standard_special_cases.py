"""The standard's special cases of the element-wise functions, real and complex, in tables of one line a case.

A pattern stands for a set of numbers (see `PATTERNS`), a result for a value: `~` before it makes it approximate, `?`
leaves its sign open. Every pattern is tried with every number of `REALS` that it names, in arrays long enough for
vector and scalar code.
"""

from __future__ import annotations

import math
import operator
from typing import TYPE_CHECKING, Any

import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Count = Callable[[int], None]

INF, NAN, PI = math.inf, math.nan, math.pi
REALS = [
    0.0,
    -0.0,
    INF,
    -INF,
    NAN,
    1.0,
    -1.0,
    0.5,
    -0.5,
    0.75,
    2.0,
    -2.0,
    2.5,
    -2.5,
    3.0,
    -3.0,
    7.25,
    -7.25,
    2.0**100,
    -(2.0**100),
]
LENGTHS = (1, 7, 33)


def is_odd(x: float) -> bool:
    return math.isfinite(x) and x % 2 == 1


PATTERNS: dict[str, Callable[[float], bool]] = {
    "nan": math.isnan,
    "!nan": lambda x: not math.isnan(x),
    "+0": lambda x: x == 0 and math.copysign(1, x) > 0,
    "-0": lambda x: x == 0 and math.copysign(1, x) < 0,
    "zero": lambda x: x == 0,
    "!zero": lambda x: x != 0,
    "inf": lambda x: x == INF,
    "-inf": lambda x: x == -INF,
    "infinite": math.isinf,
    "finite": math.isfinite,
    "nonzero": lambda x: math.isfinite(x) and x != 0,
    "positive": lambda x: 0 < x < INF,
    "negative": lambda x: -INF < x < 0,
    "any": lambda x: True,
    "1": lambda x: x == 1,
    "!1": lambda x: x != 1,
    "-1": lambda x: x == -1,
    ">1": lambda x: x > 1,
    "<1": lambda x: x < 1,
    "<-1": lambda x: x < -1,
    ">0": lambda x: x > 0,
    "<0": lambda x: x < 0,
    "|x|>1": lambda x: abs(x) > 1,
    "|x|=1": lambda x: abs(x) == 1,
    "|x|<1": lambda x: abs(x) < 1,
    ">0 odd": lambda x: x > 0 and is_odd(x),
    ">0 not odd": lambda x: x > 0 and not is_odd(x),
    "<0 odd": lambda x: x < 0 and is_odd(x),
    "<0 not odd": lambda x: x < 0 and not is_odd(x),
    "fraction": lambda x: math.isfinite(x) and x != math.floor(x),
    "integer": lambda x: math.isfinite(x) and x == math.floor(x),
}
NUMBERS = {
    "nan": NAN,
    "0": 0.0,
    "inf": INF,
    "1": 1.0,
    "pi": PI,
    "pi/2": PI / 2,
    "pi/4": PI / 4,
    "3pi/4": 3 * PI / 4,
}


def matches(got: float, wanted: str, *inputs: float) -> bool:
    """Is `got` the result that a table states?"""
    if wanted in ("True", "False"):
        return got == (wanted == "True")
    sign_is_open = wanted.startswith("?")
    approximate = wanted.startswith("~")
    text = wanted.lstrip("?~")
    negative = text.startswith("-")
    text = text.lstrip("+-")
    value = inputs[int(text[1]) - 1] if text in ("x1", "x2") else NUMBERS[text]
    if negative:
        value = -value
    if math.isnan(value):
        return math.isnan(got)
    if sign_is_open:
        got, value = abs(got), abs(value)
    if approximate or text not in ("0", "inf", "1", "x1", "x2"):
        return math.isclose(got, value, rel_tol=1e-5)
    return got == value and math.copysign(1, got) == math.copysign(1, value)


UNARY = {
    "abs": "nan nan; -0 0; -inf inf",
    "acos": "nan nan; >1 nan; <-1 nan; 1 0",
    "acosh": "nan nan; <1 nan; 1 0; inf inf",
    "asin": "nan nan; >1 nan; <-1 nan; +0 0; -0 -0",
    "asinh": "nan nan; +0 0; -0 -0; inf inf; -inf -inf",
    "atan": "nan nan; +0 0; -0 -0; inf ~pi/2; -inf ~-pi/2",
    "atanh": "nan nan; <-1 nan; >1 nan; -1 -inf; 1 inf; +0 0; -0 -0",
    "ceil": "inf inf; -inf -inf; +0 0; -0 -0; nan nan; integer x1",
    "cos": "nan nan; zero 1; infinite nan",
    "cosh": "nan nan; zero 1; infinite inf",
    "exp": "nan nan; zero 1; inf inf; -inf 0",
    "expm1": "nan nan; +0 0; -0 -0; inf inf; -inf -1",
    "floor": "inf inf; -inf -inf; +0 0; -0 -0; nan nan; integer x1",
    "isfinite": "infinite False; nan False; finite True",
    "isinf": "infinite True; finite False; nan False",
    "isnan": "nan True; finite False; infinite False",
    "log": "nan nan; <0 nan; zero -inf; 1 0; inf inf",
    "log1p": "nan nan; <-1 nan; -1 -inf; -0 -0; +0 0; inf inf",
    "log2": "nan nan; <0 nan; zero -inf; 1 0; inf inf",
    "log10": "nan nan; <0 nan; zero -inf; 1 0; inf inf",
    "reciprocal": "nan nan; +0 inf; -0 -inf; inf 0; -inf -0; 1 1",
    "round": "inf inf; -inf -inf; +0 0; -0 -0; nan nan; integer x1",
    "sign": "<0 -1; zero 0; >0 1; nan nan",
    "signbit": "+0 False; -0 True; inf False; -inf True; positive False; negative True",
    "sin": "nan nan; +0 0; -0 -0; infinite nan",
    "sinh": "nan nan; +0 0; -0 -0; inf inf; -inf -inf",
    "square": "nan nan; infinite inf; zero 0",
    "sqrt": "nan nan; <0 nan; +0 0; -0 -0; inf inf",
    "tan": "nan nan; +0 0; -0 -0; infinite nan",
    "tanh": "nan nan; +0 0; -0 -0; inf 1; -inf -1",
    "trunc": "inf inf; -inf -inf; +0 0; -0 -0; nan nan; integer x1",
}

QUOTIENT = """infinite,infinite nan; zero,zero nan; +0,>0 0; -0,>0 -0; +0,<0 -0; -0,<0 0; >0,+0 inf; >0,-0 -inf;
<0,+0 -inf; <0,-0 inf; inf,positive inf; inf,negative -inf; -inf,positive -inf; -inf,negative inf; positive,inf 0;
negative,-inf 0; nan,any nan; any,nan nan"""
BINARY = {
    "add": """nan,any nan; any,nan nan; inf,-inf nan; -inf,inf nan; inf,inf inf; -inf,-inf -inf; inf,finite inf;
-inf,finite -inf; finite,inf inf; finite,-inf -inf; -0,-0 -0; -0,+0 0; +0,-0 0; +0,+0 0; zero,nonzero x2;
nonzero,zero x1""",
    "subtract": """nan,any nan; any,nan nan; inf,inf nan; -inf,-inf nan; inf,-inf inf; -inf,inf -inf;
inf,finite inf; -inf,finite -inf; finite,inf -inf; finite,-inf inf; -0,+0 -0; -0,-0 0; +0,+0 0; +0,-0 0;
zero,nonzero -x2; nonzero,zero x1""",
    "multiply": """nan,any nan; any,nan nan; infinite,zero nan; zero,infinite nan; inf,>0 inf; inf,<0 -inf;
-inf,<0 inf; +0,negative -0; -0,negative 0""",
    "atan2": """nan,any nan; any,nan nan; >0,zero ~pi/2; +0,>0 0; +0,+0 0; +0,-0 ~pi; +0,<0 ~pi; -0,>0 -0;
-0,+0 -0; -0,-0 ~-pi; -0,<0 ~-pi; <0,zero ~-pi/2; positive,inf 0; positive,-inf ~pi; negative,inf -0;
negative,-inf ~-pi; inf,finite ~pi/2; -inf,finite ~-pi/2; inf,inf ~pi/4; inf,-inf ~3pi/4; -inf,inf ~-pi/4;
-inf,-inf ~-3pi/4""",
    "copysign": "inf,<0 -inf; inf,-0 -inf; +0,-0 -0; -0,+0 0; -inf,>0 inf; nan,any nan; 1,-0 -1; -1,+0 1",
    "divide": QUOTIENT + "; positive,-inf -0; negative,inf -0",
    "floor_divide": QUOTIENT + "; positive,-inf -0; negative,inf -0",
    "hypot": "infinite,any inf; any,infinite inf; finite,nan nan; nan,finite nan; nan,nan nan; zero,>0 x2; >0,zero x1",
    "logaddexp": """nan,any nan; any,nan nan; inf,!nan inf; !nan,inf inf; -inf,nonzero x2; nonzero,-inf x1;
-inf,zero 0; -inf,-inf -inf""",
    "maximum": "nan,any nan; any,nan nan; inf,!nan inf; -inf,!nan x2",
    "minimum": "nan,any nan; any,nan nan; -inf,!nan -inf; inf,!nan x2",
    "nextafter": "nan,any nan; any,nan nan; -0,+0 0; +0,-0 -0; inf,inf inf",
    "pow": """!1,nan nan; any,zero 1; nan,!zero nan; |x|>1,inf inf; |x|>1,-inf 0; |x|=1,infinite 1; 1,any 1;
|x|<1,inf 0; |x|<1,-inf inf; inf,>0 inf; inf,<0 0; -inf,>0 odd -inf; -inf,>0 not odd inf; -inf,<0 odd -0;
-inf,<0 not odd 0; +0,>0 0; +0,<0 inf; -0,>0 odd -0; -0,>0 not odd 0; -0,<0 odd -inf; -0,<0 not odd inf;
negative,fraction nan""",
    "remainder": """nan,any nan; any,nan nan; infinite,infinite nan; zero,zero nan; zero,>0 0; zero,<0 -0;
any,zero nan; infinite,nonzero nan; positive,inf x1; positive,-inf x2; negative,inf x2; negative,-inf x1""",
    "equal": """nan,any False; any,nan False; inf,inf True; -inf,-inf True; zero,zero True; inf,-inf False;
zero,nonzero False""",
    "not_equal": "nan,any True; any,nan True; inf,-inf True; -inf,inf True; zero,zero False; inf,inf False",
    "less": "nan,any False; any,nan False; -0,+0 False; -inf,finite True; inf,any False",
    "less_equal": "nan,any False; any,nan False; +0,-0 True; -inf,!nan True",
    "greater": "nan,any False; any,nan False; +0,-0 False; inf,finite True; -inf,any False",
    "greater_equal": "nan,any False; any,nan False; -0,+0 True; inf,!nan True",
}
OPERATORS = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": operator.mul,
    "divide": operator.truediv,
    "floor_divide": operator.floordiv,
    "pow": operator.pow,
    "remainder": operator.mod,
    "equal": operator.eq,
    "not_equal": operator.ne,
    "less": operator.lt,
    "less_equal": operator.le,
    "greater": operator.gt,
    "greater_equal": operator.ge,
}
IN_PLACE = {
    "add": operator.iadd,
    "subtract": operator.isub,
    "multiply": operator.imul,
    "divide": operator.itruediv,
    "floor_divide": operator.ifloordiv,
    "pow": operator.ipow,
    "remainder": operator.imod,
}
FLOATS = [pl.float32, pl.float64]


def rows(table: str) -> Iterator[tuple[list[str], str]]:
    for row in table.split(";"):
        patterns, _, result = row.strip().rpartition(" ")
        yield [p.strip() for p in patterns.split(",")], result


def numbers(pattern: str) -> list[float]:
    return [x for x in REALS if PATTERNS[pattern](x)]


def check(
    call: Callable[..., Any], arguments: list[tuple[float, ...]], dtype: Any, wanted: str, examined: Count
) -> None:
    """All the arguments in one call, repeated to fill the lengths."""
    for length in LENGTHS:
        repeated = (arguments * (length // len(arguments) + 1))[: max(length, len(arguments))]
        columns = [pl.asarray(list(column), dtype=dtype) for column in zip(*repeated, strict=True)]
        inputs = [column.tolist() for column in columns]
        results = call(*columns).tolist()
        for *given, got in zip(*inputs, results, strict=True):
            assert matches(got, wanted, *given), f"{given} gave {got}, wanted {wanted}"
        examined(len(results))


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
@pytest.mark.parametrize("name", UNARY)
def test_unary(name: str, dtype: Any, examined: Count) -> None:
    for (pattern,), wanted in rows(UNARY[name]):
        check(getattr(pl, name), [(x,) for x in numbers(pattern)], dtype, wanted, examined)


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
@pytest.mark.parametrize("name", BINARY)
def test_binary(name: str, dtype: Any, examined: Count) -> None:
    calls = [getattr(pl, name)]
    if name in OPERATORS:
        calls.append(OPERATORS[name])
    if name in IN_PLACE:
        calls.append(lambda x, y: IN_PLACE[name](pl.asarray(x, copy=True), y))
    for (first, second), wanted in rows(BINARY[name]):
        pairs = [(x, y) for x in numbers(first) for y in numbers(second)]
        for call in calls:
            check(call, pairs, dtype, wanted, examined)


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
@pytest.mark.parametrize("name", [n for n in BINARY if n not in ("hypot", "nextafter")])
def test_binary_with_a_python_scalar(name: str, dtype: Any, examined: Count) -> None:
    function = getattr(pl, name)
    for (first, second), wanted in rows(BINARY[name]):
        for x in numbers(first):
            for y in numbers(second):
                for got in (function(pl.asarray(x, dtype=dtype), y), function(x, pl.asarray(y, dtype=dtype))):
                    assert got.dtype in (dtype, pl.bool)
                    assert matches(got.tolist(), wanted, x, y), (x, y, got)
                    examined(1)


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_signs_of_nan(dtype: Any, examined: Count) -> None:
    positive = pl.copysign(pl.asarray([NAN] * 9, dtype=dtype), 1.0)
    negative = pl.copysign(positive, -1.0)
    assert not pl.any(pl.signbit(positive))
    assert pl.all(pl.signbit(negative))
    assert pl.all(pl.isnan(negative))
    one = pl.asarray([1.0] * 9, dtype=dtype)
    assert pl.all(pl.copysign(one, negative) == -1)
    assert pl.all(pl.copysign(-one, positive) == 1)
    examined(5)


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_halves_round_to_even(dtype: Any, examined: Count) -> None:
    for n in range(-9, 9):
        assert float(pl.round(pl.asarray(n + 0.5, dtype=dtype))) == (n if n % 2 == 0 else n + 1)
        examined(1)


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_clip(dtype: Any, examined: Count) -> None:
    x = pl.asarray([-1.0, 0.5, NAN, INF] * 5, dtype=dtype)
    nan = pl.asarray(NAN, dtype=dtype)
    for bounds in (
        {"min": nan},
        {"max": nan},
        {"min": NAN},
        {"max": NAN},
        {"min": NAN, "max": 1.0},
        {"min": 0.0, "max": nan},
    ):
        assert pl.all(pl.isnan(pl.clip(x, **bounds))), bounds
        examined(1)
    assert pl.clip(x, 0, 1).tolist()[:2] == [0.0, 0.5]
    assert math.isnan(pl.clip(x, 0, 1).tolist()[2])


REDUCED_WITHOUT_ELEMENTS = {"mean": NAN, "prod": 1.0, "std": NAN, "sum": 0.0, "var": NAN}


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_reductions(dtype: Any, examined: Count) -> None:
    for name, wanted in REDUCED_WITHOUT_ELEMENTS.items():
        for shape, axis in (((0,), None), ((3, 0), 1), ((0, 2), 0)):
            got = getattr(pl, name)(pl.zeros(shape, dtype=dtype), axis=axis)
            assert got.dtype == dtype
            assert all(math.isnan(v) if math.isnan(wanted) else v == wanted for v in pl.reshape(got, (-1,)).tolist()), (
                name
            )
            examined(1)
    for name in ("max", "mean", "min", "prod", "std", "sum", "var"):
        for place in range(11):
            values = [1.0] * 11
            values[place] = NAN
            assert math.isnan(float(getattr(pl, name)(pl.asarray(values, dtype=dtype)))), (name, place)
            examined(1)


# Complex functions. A row: patterns of the real and the imaginary part, the two parts of the result. `cis` multiplies
# the number after it by cos b + i sin b.

LOG = """finite,inf inf,pi/2; finite,nan nan,nan; -inf,positive inf,pi; inf,positive inf,0; -inf,inf inf,3pi/4;
inf,inf inf,pi/4; infinite,nan inf,nan; nan,finite nan,nan; nan,inf inf,nan; nan,nan nan,nan"""
COMPLEX = {
    "acos": """zero,+0 pi/2,-0; zero,nan pi/2,nan; finite,inf pi/2,-inf; nonzero,nan nan,nan;
-inf,positive pi,-inf; inf,positive 0,-inf; -inf,inf 3pi/4,-inf; inf,inf pi/4,-inf; infinite,nan nan,?inf;
nan,finite nan,nan; nan,inf nan,-inf; nan,nan nan,nan""",
    "acosh": """zero,+0 0,pi/2; finite,inf inf,pi/2; nonzero,nan nan,nan; +0,nan nan,?pi/2; -inf,positive inf,pi;
inf,positive inf,0; -inf,inf inf,3pi/4; inf,inf inf,pi/4; infinite,nan inf,nan; nan,finite nan,nan;
nan,inf inf,nan; nan,nan nan,nan""",
    "asinh": """+0,+0 0,0; positive,inf inf,pi/2; finite,nan nan,nan; inf,positive inf,0; inf,inf inf,pi/4;
nan,+0 nan,0; nan,nonzero nan,nan; nan,inf ?inf,nan; nan,nan nan,nan""",
    "atanh": """+0,+0 0,0; +0,nan 0,nan; 1,+0 inf,0; positive,inf 0,pi/2; nonzero,nan nan,nan;
inf,positive 0,pi/2; inf,inf 0,pi/2; inf,nan 0,nan; nan,finite nan,nan; nan,inf ?0,pi/2; nan,nan nan,nan""",
    "cosh": """+0,+0 1,0; +0,inf nan,?0; +0,nan nan,?0; nonzero,inf nan,nan; nonzero,nan nan,nan; inf,+0 inf,0;
inf,nonzero cis inf; inf,inf ?inf,nan; inf,nan inf,nan; nan,zero nan,?0; nan,nonzero nan,nan; nan,nan nan,nan""",
    "exp": """zero,+0 1,0; finite,inf nan,nan; finite,nan nan,nan; inf,+0 inf,0; -inf,finite cis 0;
inf,nonzero cis inf; -inf,inf ?0,?0; inf,inf ?inf,nan; -inf,nan ?0,?0; inf,nan ?inf,nan; nan,+0 nan,0;
nan,!zero nan,nan""",
    "expm1": """zero,+0 0,0; finite,inf nan,nan; finite,nan nan,nan; inf,+0 inf,0; inf,nonzero cis inf;
-inf,positive -1,?*; -inf,inf -1,?0; inf,inf ?inf,nan; -inf,nan -1,?0; inf,nan ?inf,nan; nan,+0 nan,0;
nan,!zero nan,nan""",
    "log": "-0,+0 -inf,pi; +0,+0 -inf,0; " + LOG,
    "log1p": "-1,+0 -inf,0; " + LOG,
    "log2": """+0,+0 -inf,0; inf,positive inf,0; infinite,nan inf,nan; nan,inf inf,nan; nan,finite nan,nan;
nan,nan nan,nan""",
    "log10": """+0,+0 -inf,0; inf,positive inf,0; infinite,nan inf,nan; nan,inf inf,nan; nan,finite nan,nan;
nan,nan nan,nan""",
    "sinh": """+0,+0 0,0; +0,inf ?0,nan; +0,nan ?0,nan; positive,inf nan,nan; positive,nan nan,nan; inf,+0 inf,0;
inf,positive cis inf; inf,inf ?inf,nan; inf,nan ?inf,nan; nan,+0 nan,0; nan,nonzero nan,nan; nan,nan nan,nan""",
    "sqrt": """zero,+0 0,0; any,inf inf,inf; finite,nan nan,nan; -inf,positive 0,inf; inf,positive inf,0;
-inf,nan nan,?inf; inf,nan inf,nan; nan,finite nan,nan; nan,nan nan,nan""",
    "tanh": """+0,+0 0,0; nonzero,inf nan,nan; +0,inf 0,nan; nonzero,nan nan,nan; +0,nan 0,nan; inf,positive 1,0;
inf,inf 1,?0; inf,nan 1,?0; nan,+0 nan,0; nan,nonzero nan,nan; nan,nan nan,nan""",
    "sign": "zero,zero ?0,?0; nan,any nan,nan; any,nan nan,nan",
}
MAGNITUDE = "infinite,any inf; any,infinite inf; nan,finite nan; finite,nan nan; nan,nan nan"
TESTS = {
    "isfinite": "nan,any False; any,nan False; infinite,any False; any,infinite False; finite,finite True",
    "isinf": "infinite,any True; any,infinite True; finite,finite False; nan,finite False; finite,nan False",
    "isnan": "nan,any True; any,nan True; finite,finite False; infinite,finite False; infinite,infinite False",
    "abs": MAGNITUDE,
}
CONJUGATE = {
    "acos",
    "acosh",
    "asinh",
    "atanh",
    "cosh",
    "exp",
    "expm1",
    "log",
    "log1p",
    "log2",
    "log10",
    "sinh",
    "sqrt",
    "tanh",
}
ODD = {"asinh", "atanh", "sinh", "tanh"}
COMPLEXES = [pl.complex64, pl.complex128]


def part_is(got: float, wanted: str, negate: bool) -> bool:
    if wanted == "?*":
        return math.isfinite(got)
    if negate and not wanted.startswith("?"):
        wanted = wanted.removeprefix("-") if wanted.startswith("-") else f"-{wanted}"
    return matches(got, wanted)


def complexes(values: list[complex], dtype: Any) -> Any:
    """Without arithmetic, which would lose the signs of zeros."""
    return pl.asarray(values, dtype=dtype)


@pytest.mark.parametrize("dtype", COMPLEXES, ids=str)
@pytest.mark.parametrize("name", COMPLEX)
def test_complex(name: str, dtype: Any, examined: Count) -> None:
    function = getattr(pl, name)
    mirrors = [(1, 1)] + [(1, -1)] * (name in CONJUGATE) + [(-1, -1), (-1, 1)] * (name in ODD)
    failures = []
    for text in COMPLEX[name].split(";"):
        patterns, wanted = text.split(None, 1)
        first, second = patterns.split(",")
        for a in numbers(first):
            for b in numbers(second):
                for s, t in mirrors:
                    for length in (1, 9):
                        z = complex(s * a, t * b)
                        got = function(complexes([z] * length, dtype)).tolist()[-1]
                        if wanted.startswith("cis"):
                            size = NUMBERS[wanted.split()[1]] * s ** (name in ODD)
                            angle = complex(math.cos(b), math.sin(b) * t * s ** (name in ODD))
                            if name == "expm1" and size == 0:
                                continue
                            right = matches_product(got, size, angle)
                        else:
                            real, imag = wanted.strip().split(",")
                            right = part_is(got.real, real, s < 0) and part_is(got.imag, imag, t < 0)
                        if not right:
                            failures.append(f"{name}({z}) = {got}, wanted {wanted} (mirrored {s, t})")
                        examined(1)
    assert not failures, "\n".join(sorted(set(failures)))


def matches_product(got: complex, size: float, angle: complex) -> bool:
    pairs = ((got.real, size * angle.real), (got.imag, size * angle.imag))
    return all(x == y and math.copysign(1, x) == math.copysign(1, y) for x, y in pairs)


@pytest.mark.parametrize("dtype", COMPLEXES, ids=str)
@pytest.mark.parametrize("name", TESTS)
def test_complex_to_real(name: str, dtype: Any, examined: Count) -> None:
    for (first, second), wanted in rows(TESTS[name]):
        values = [complex(a, b) for a in numbers(first) for b in numbers(second)]
        for z, got in zip(values, getattr(pl, name)(complexes(values, dtype)).tolist(), strict=True):
            assert matches(got, wanted), (z, got)
            examined(1)


def part_agrees(x: float, y: float, open_sign: bool) -> bool:
    if math.isnan(x) or math.isnan(y):
        return math.isnan(x) and math.isnan(y)
    if open_sign:
        x, y = abs(x), abs(y)
    if x == 0 or math.isinf(x):
        return x == y and math.copysign(1, x) == math.copysign(1, y)
    return math.isclose(x, y, rel_tol=1e-5)


def turned(function: Callable[[Any], Any], z: complex, dtype: Any) -> complex:
    """-i f(iz), by moving parts."""
    w = function(complexes([complex(-z.imag, z.real)], dtype)).tolist()[0]
    return complex(w.imag, -w.real)


@pytest.mark.parametrize("dtype", COMPLEXES, ids=str)
@pytest.mark.parametrize(
    ("name", "other"), [("asin", "asinh"), ("atan", "atanh"), ("sin", "sinh"), ("tan", "tanh"), ("cos", "cosh")]
)
def test_complex_by_rotation(name: str, other: str, dtype: Any, examined: Count) -> None:
    failures = []
    for a in REALS:
        for b in REALS:
            z = complex(a, b)
            got = getattr(pl, name)(complexes([z], dtype)).tolist()[0]
            if name == "cos":
                wanted = pl.cosh(complexes([complex(-z.imag, z.real)], dtype)).tolist()[0]
            else:
                wanted = turned(getattr(pl, other), z, dtype)
            pairs = ((got.real, wanted.real), (got.imag, wanted.imag))
            open_sign = math.isnan(got.real) or math.isnan(got.imag)  # of an infinity or zero beside NaN
            if not all(part_agrees(x, y, open_sign) for x, y in pairs):
                failures.append(f"{name}({z}) = {got}, but by {other} {wanted}")
            examined(1)
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize("dtype", COMPLEXES, ids=str)
def test_complex_parts_round_by_themselves(dtype: Any, examined: Count) -> None:
    z = complexes([complex(a, b) for a in REALS for b in REALS], dtype)
    rounded = pl.round(z)
    for part in (pl.real, pl.imag):
        same = (part(rounded) == pl.round(part(z))) | pl.isnan(part(z))
        assert pl.all(same)
        examined(len(REALS) ** 2)


@pytest.mark.parametrize("dtype", COMPLEXES, ids=str)
def test_complex_arithmetic(dtype: Any, examined: Count) -> None:
    a, b = complexes([complex(-0.0, 0.0)], dtype), complexes([complex(-0.0, -0.0)], dtype)
    total = pl.add(a, b).tolist()[0]
    assert (math.copysign(1, total.real), math.copysign(1, total.imag)) == (-1, 1)
    nan = complexes([complex(NAN, NAN)], dtype)
    for result in (nan * nan, nan / nan, nan + nan):
        value = result.tolist()[0]
        assert math.isnan(value.real)
        assert math.isnan(value.imag)
        examined(1)
    assert not pl.any(pl.equal(nan, nan))
    assert pl.all(pl.not_equal(nan, nan))


@pytest.mark.parametrize("dtype", COMPLEXES, ids=str)
@pytest.mark.parametrize("name", ["sin", "tan", "sinh", "tanh", "asin", "atan", "asinh", "atanh"])
def test_odd_functions_are_odd_to_the_last_digit(name: str, dtype: Any, examined: Count) -> None:
    parts = [0.0, 0.125, 0.3, 0.5, 0.75, 1.0, 1.7, 3.0, 21.0]
    z = complexes([complex(a, b) for a in parts for b in parts], dtype)
    function = getattr(pl, name)
    inside = z[pl.isfinite(function(z))]
    assert pl.all(pl.equal(function(-inside), -function(inside)))
    # On a cut the parts are on its two sides.
    assert pl.all(pl.equal(function(pl.conj(inside)), pl.conj(function(inside))))
    examined(2 * inside.size)


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_hypot_is_symmetric(dtype: Any, examined: Count) -> None:
    numbers = [math.sqrt(k) * 10.0**e for k in range(1, 60) for e in (-3, 0, 2)]
    a = pl.asarray(numbers, dtype=dtype)
    assert pl.all(pl.equal(pl.hypot(a[:, None], a), pl.hypot(a, a[:, None])))
    assert pl.hypot(pl.asarray([INF, NAN], dtype=dtype), pl.asarray([NAN, -INF], dtype=dtype)).tolist() == [INF, INF]
    examined(len(numbers) ** 2)


def test_complex_of_a_real_array() -> None:
    """`__complex__`: NaN in both parts, where Python's own complex(nan) has a zero."""
    made = complex(pl.asarray(NAN))
    assert math.isnan(made.real)
    assert math.isnan(made.imag)
    assert complex(pl.asarray(-INF)) == complex(-INF, 0)
    assert complex(pl.asarray(complex(1, 2))) == 1 + 2j
    assert complex(pl.asarray(True)) == 1
