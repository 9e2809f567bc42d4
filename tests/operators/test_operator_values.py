"""Values of every element-wise operator, for every dtype it accepts, on both devices.

Rounded results are held against 50 digits, exact ones against NumPy, special values against NumPy too.
"""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import array_api_strict as strict
import numpy as np
import pytest
from cases import (
    COMPLEX,
    COMPONENT,
    DEVICES,
    EPS,
    HALF,
    LARGEST,
    NOT_ON_GPU,
    REAL,
    SIGNED,
    TINY,
    VARIANTS,
    Variant,
    numpy_dtype,
    rounded,
    tensor,
    to_numpy,
)
from reference import EXACT, as_complex, as_float, exact, mp, numpy_function

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

# Units in the last place that a result may be off by. Half types compute in float32 and round once.
ULPS = {"float16": 1.0, "bfloat16": 1.0, "float32": 4.0, "float64": 4.0, "complex64": 8.0, "complex128": 8.0}

# Exceptions: name -> (ulps, share of the largest term to which cancellation is granted, why).
EXCEPTIONS: dict[str, tuple[float, float, str]] = {
    "lerp": (4, 4, "a sum of two terms that may cancel"),
    "_silu_slope": (4, 1, "crosses 0 at -1.28"),
    "_gelu_tanh_slope": (4, 4, "crosses 0 at -0.75; 1 - sigmoid(u) is magnified where it is small"),
    "lgamma": (8, 8, "crosses 0 at 1, 2 and between the negative integers"),
    "digamma": (8, 16, "crosses 0 at 1.46 and between the negative integers"),
    "polygamma": (16, 16, "of a high order; near its poles the argument's distance to them counts"),
    "_scaled_exp": (32, 4, "the exponential of a difference"),
    "beta": (32, 80, "of negative arguments the exponential of a difference of logarithms"),
    "betaln": (16, 32, "crosses 0; of negative arguments a difference of logarithms"),
    "gammainc": (16, 4, "the exponential of a difference, on gpu in float32"),
    "gammaincc": (16, 4, "the exponential of a difference, on gpu in float32"),
    "_gammainc_derivative": (16, 8, "crosses 0"),
    "_polygamma_rise": (16, 16, "of negative arguments a difference"),
    "_gamma_density": (128, 8, "differences of polygamma functions, which are large where a is small"),
    "j0": (8, 4, "crosses 0 as cosine does"),
    "j1": (8, 4, "crosses 0 as sine does"),
    "_bessel_j": (8, 8, "crosses 0"),
    "_bessel_i": (16, 0, "a power series or a recurrence"),
    "_i0e_derivative": (32, 0, "a power series, times an exponential"),
    "_sinc_derivative": (8, 16, "crosses 0 as sine does"),
    "sinc": (8, 4, "crosses 0 as sine does, at arguments that are multiplied by pi"),
    "logaddexp": (8, 4, "crosses 0"),
    "logaddexp2": (8, 4, "crosses 0"),
    "logit": (8, 4, "crosses 0 at 0.5"),
    "xlogy": (8, 0, "two roundings"),
    "xlog1py": (8, 0, "two roundings"),
    "mish": (12, 0, "four functions in a row"),
    "gelu": (16, 0, "the argument of erfc and exp is rounded, which they magnify: see _magnified"),
    "silu": (8, 0, "three roundings"),
    "sigmoid": (8, 0, "three roundings"),
    "log_sigmoid": (8, 0, "three roundings"),
    "softplus": (8, 0, "four roundings"),
    "tanh_shrink": (12, 0, "a difference where it cancels little, near 0 a quotient of polynomials"),
    "soft_shrink": (4, 4, "a difference"),
    "celu": (8, 0, "three roundings"),
    "elu": (8, 0, "two roundings"),
    "selu": (8, 0, "two roundings"),
    "hard_swish": (8, 4, "three roundings"),
    "hard_sigmoid": (4, 4, "a sum that crosses 0"),
    "pow": (8, 0, "an exponent of many digits"),
    "cube": (4, 0, "two roundings"),
    "erfinv": (8, 0, "a rational approximation"),
}

# Zero too early where exp(-x) overflows: largest magnitude lost, in units of the smallest normal number.
_UNDERFLOW = {"silu": 32.0, "mish": 32.0}

_TAILS = (1e-30, 1e-8, 1e-3, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 40.0, 88.0, 104.0, 700.0, 1e4, 1e10, 1e30)


@cache
def points(variant: Variant, dtype: str, count: int = 48) -> dict[str, Any]:
    """Inputs by name, each an array of NumPy's form of `dtype`: half drawn from the domain, half from the tails."""
    rng = random.Random(variant.seed)
    drawn: dict[str, list[Any]] = {p.name: [] for p in variant.inputs}
    several = len(variant.free) > 1
    kind = COMPONENT.get(dtype, dtype)
    tails = [t for t in _TAILS if kind not in REAL or TINY[kind] <= t <= LARGEST[kind]]
    if not several and dtype in REAL:
        count += 2 * len(tails)
    for i in range(count):
        for name in drawn:
            pinned = variant.pinned(name)
            if pinned == "bool":
                value: Any = rng.random() < 0.5
            elif pinned is not None:
                value = rng.randint(-12, 12)
            elif dtype in COMPLEX:
                low, high = variant.domain.get(name, (-3.0, 3.0))
                value = complex(rng.uniform(low, high), rng.uniform(-2, 2))
            elif not several and i >= 48:
                value = tails[(i - 48) // 2] * (1 if i % 2 else -1)
            else:
                low, high = variant.domain.get(name, (-3.0, 3.0))
                tail = several and i % 3 == 2
                value = rng.choice((-1, 1)) * rng.choice(tails) if tail else rng.uniform(low, high)
            drawn[name].append(value)
    found = {}
    for name, values in drawn.items():
        pinned = variant.pinned(name)
        kind = pinned if pinned is not None else dtype
        found[name] = rounded(values, kind)
    return found


@cache
def truths(variant: Variant, dtype: str) -> list[list[Any]]:
    inputs = points(variant, dtype)
    names = list(inputs)
    rows = zip(*[inputs[n].tolist() for n in names], strict=True)
    return exact(variant, [dict(zip(names, row, strict=True)) for row in rows], dtype in COMPLEX)


def _run(variant: Variant, inputs: dict[str, Any], dtype: str, device: str) -> list[Any]:
    tensors = {n: tensor(v, variant.pinned(n) or dtype, device) for n, v in inputs.items()}
    results = variant.call(tensors)
    expected = variant.result_dtypes(dtype)
    assert tuple(r.dtype.name for r in results) == expected
    assert all(r.device == device for r in results)
    return [to_numpy(r) for r in results]


def _allowed(variant: Variant, dtype: str, device: str) -> tuple[float, float]:
    ulps, terms, _ = EXCEPTIONS.get(variant.name, (0.0, 0.0, ""))
    if dtype in HALF:
        return ULPS[dtype], terms
    ulps = max(ulps, ULPS[dtype])
    return (2 * ulps if device == "gpu" else ulps), terms


def _scale(inputs: dict[str, Any], index: int) -> float:
    """The largest magnitude among the inputs, at least 1: what cancelling terms are measured by."""
    return max([1.0, *(abs(as_float(float(v[index]))) for v in inputs.values() if v.dtype.kind == "f")])


def _check_real(variant: Variant, inputs: dict[str, Any], dtype: str, device: str, result: int, got: Any) -> int:
    """Against 50 digits; the number of values compared."""
    ulps, terms = _allowed(variant, dtype, device)
    compared = 0
    for i, row in enumerate(truths(variant, dtype)):
        truth = row[result]
        value = float(got[i])
        if isinstance(truth, bool | int) and not isinstance(truth, float):
            assert value == float(truth), _at(inputs, i, value, truth)
            compared += 1
            continue
        if isinstance(truth, mp.mpc):
            truth = truth.real
        if mp.isnan(truth):
            if variant.domain and not np.isnan(value):
                continue  # a pole or an edge, which the special values cover
            assert np.isnan(value), _at(inputs, i, value, truth)
            compared += 1
            continue
        compared += 1
        wanted = as_float(truth)
        magnitude = abs(wanted)
        spacing = max(EPS[dtype] * 2.0 ** np.floor(np.log2(magnitude)) if 0 < magnitude < np.inf else 0.0, 0.0)
        least = EPS[dtype] * TINY[dtype]  # the smallest subnormal number
        slack = ulps * max(spacing, least) + terms * EPS[dtype if dtype not in HALF else "float32"] * _scale(inputs, i)
        if dtype in HALF:
            slack += 8 * EPS["float32"] * magnitude
        if device == "gpu":
            slack += TINY[dtype]  # which may be flushed to zero there
        slack += _UNDERFLOW.get(variant.name, 0.0) * TINY[dtype]
        slack += _magnified(variant, inputs, i) * spacing
        if variant.name == "polygamma" and magnitude > LARGEST[dtype] ** 0.25:
            continue  # next to a pole, where the reflection's powers overflow first
        if magnitude + slack >= LARGEST[dtype]:
            assert abs(value) >= LARGEST[dtype] * (1 - 2 * ulps * EPS[dtype]), _at(inputs, i, value, truth)
            continue
        assert abs(value - wanted) <= slack, _at(inputs, i, value, truth, spacing)
    return compared


def _magnified(variant: Variant, inputs: dict[str, Any], index: int) -> float:
    """How many units the last roundings before a steep function may cost."""
    return 4 * min(float(inputs["x"][index]), 0.0) ** 2 if "gelu" in variant.name else 0.0


def _at(inputs: dict[str, Any], i: int, value: Any, truth: Any, spacing: float = 0.0) -> str:
    where = ", ".join(f"{n} = {v[i]!r}" for n, v in inputs.items())
    text = f"at {where}: {value!r} instead of {mp.nstr(truth, 20) if not isinstance(truth, bool | int) else truth}"
    return text + (f", {abs(value - as_float(truth)) / spacing:.1f} ulp" if spacing else "")


def _check_complex(variant: Variant, inputs: dict[str, Any], dtype: str, result: int, got: Any) -> int:
    eps = EPS[COMPONENT[dtype]]
    ulps = max(ULPS[dtype], EXCEPTIONS.get(variant.name, (0.0,))[0])
    compared = 0
    for i, row in enumerate(truths(variant, dtype)):
        wanted = as_complex(row[result]) if not isinstance(row[result], bool) else complex(row[result])
        if not np.isfinite(wanted):
            continue
        compared += 1
        value = complex(got[i])
        condition = 16.0 if variant.name == "pow" else 1.0
        assert abs(value - wanted) <= condition * ulps * eps * abs(wanted), _at(inputs, i, value, row[result])
    return compared


def _check_numpy(variant: Variant, inputs: dict[str, Any], dtype: str, got: list[Any]) -> int:
    """Exactly NumPy's result, in the compute dtype; in float32, rounded, for half types."""
    function = numpy_function(variant)
    assert function is not None
    compute = "float32" if variant.floats_only and dtype not in (*REAL, *COMPLEX) else dtype
    wide = "float32" if compute in HALF else compute
    names = variant.free
    ready = {n: v.astype(numpy_dtype(wide)) if n in names else v for n, v in inputs.items()}
    wanted = function(**ready)
    for w, g, result_dtype in zip(wanted, got, variant.result_dtypes(dtype), strict=True):
        expected = rounded(w, result_dtype) if result_dtype in (*REAL, *COMPLEX) else np.asarray(w)
        np.testing.assert_array_equal(g, expected.astype(g.dtype))
    return int(got[0].size)


def _next_half(x: Any, towards: Any, dtype: str) -> Any:
    """A half type's neighbour: in bfloat16 the upper half of float32's bits, stepped as an integer."""
    if dtype == "float16":
        return np.nextafter(x, towards)
    bits = (x.view(np.uint32) >> 16).astype(np.int64)
    away = np.where((towards > x) == (x > 0), 1, -1)
    return np.where(x == towards, x, ((bits + away) << 16).astype(np.uint32).view(np.float32))


def _parameters(kinds: Callable[[Variant], list[str]]) -> list[Any]:
    found = []
    for device in DEVICES:
        for variant in VARIANTS:
            for dtype in kinds(variant):
                if device.values[0] == "gpu" and dtype in NOT_ON_GPU:
                    continue
                identity = f"{device.id}-{variant}-{dtype}"
                found.append(pytest.param(device.values[0], variant, dtype, id=identity, marks=device.marks))
    return found


@pytest.mark.parametrize(("device", "variant", "dtype"), _parameters(lambda v: [d for d in v.accepted if d in REAL]))
def test_real_values(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    inputs = points(variant, dtype)
    got = _run(variant, inputs, dtype, device)
    if variant.name == "nextafter" and dtype in HALF:
        np.testing.assert_array_equal(got[0], _next_half(inputs["x1"], inputs["x2"], dtype))
        examined(len(got[0]))
        return
    if variant.name in EXACT:
        examined(_check_numpy(variant, inputs, dtype, got))
        return
    for result, dt in enumerate(variant.result_dtypes(dtype)):
        examined(_check_real(variant, inputs, dt if dt in REAL else dtype, device, result, got[result]))


@pytest.mark.parametrize(("device", "variant", "dtype"), _parameters(lambda v: [d for d in v.accepted if d in COMPLEX]))
def test_complex_values(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    inputs = points(variant, dtype)
    got = _run(variant, inputs, dtype, device)
    if variant.name in EXACT - {"multiply", "divide", "sqrt", "abs", "square", "sign"}:
        examined(_check_numpy(variant, inputs, dtype, got))
        return
    for result in range(len(got)):
        examined(_check_complex(variant, inputs, dtype, result, got[result]))


def _integers(variant: Variant, name: str, dtype: str) -> Any:
    """Small numbers, zero and the limits of the dtype."""
    if dtype == "bool":
        return np.array([False, True, True, False])
    limits = np.iinfo(dtype)
    rng = np.random.default_rng(variant.seed + len(name))
    shift = variant.name.startswith("bitwise") and variant.name.endswith("shift") and name == "x2"
    if shift:
        return rng.integers(0, limits.bits, 16).astype(dtype)
    if variant.name == "pow":
        return rng.integers(0, 6, 16).astype(dtype)
    low = -9 if dtype in SIGNED else 0
    values = [limits.max, limits.min, limits.max, 0, 1, *rng.integers(low, 10, 11)]
    return np.array([int(v) for v in rng.permutation(np.array(values, dtype=object))], dtype=dtype)


@pytest.mark.parametrize(
    ("device", "variant", "dtype"), _parameters(lambda v: [d for d in v.accepted if d not in (*REAL, *COMPLEX)])
)
def test_integer_values(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    """Integers wrap as NumPy's do; into real-valued functions they enter as float32."""
    inputs = {}
    for p in variant.inputs:
        pinned = variant.pinned(p.name)
        size = 4 if dtype == "bool" else 16
        if pinned == "bool":
            inputs[p.name] = np.arange(size) % 2 == 0
        elif pinned is not None:
            inputs[p.name] = (np.arange(size) % 5 - 2).astype(pinned)
        else:
            inputs[p.name] = _integers(variant, p.name, dtype)
    got = _run(variant, inputs, dtype, device)
    if variant.floats_only:
        singles = {n: v.astype(np.float32) if n in variant.free else v for n, v in inputs.items()}
        tensors = {n: tensor(v, variant.pinned(n) or "float32", device) for n, v in singles.items()}
        for g, wanted in zip(got, variant.call(tensors), strict=True):
            np.testing.assert_array_equal(g, to_numpy(wanted))
        examined(got[0].size)
        return
    function = numpy_function(variant)
    if function is None:
        pytest.skip("NumPy has no such function of integers")
    if dtype == "bool" and variant.name in ("add", "multiply", "where", "positive", "abs"):
        inputs = {n: v.astype(np.bool_) for n, v in inputs.items()}
    wanted = function(**inputs)
    for g, w in zip(got, wanted, strict=True):
        np.testing.assert_array_equal(g, np.asarray(w).astype(g.dtype))
    examined(got[0].size)


SPECIAL = np.array(
    [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 3e38, -3e38, 2.0, -2.0, 1e-38]
)


@pytest.mark.parametrize(
    ("device", "variant", "dtype"),
    _parameters(lambda v: [d for d in REAL if d in v.accepted and numpy_function(v) is not None]),
)
def test_special_values(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    """Zeros of both signs, infinities, NaN, subnormal and the largest numbers, in all pairs."""
    function = numpy_function(variant)
    assert function is not None
    names = variant.free
    if variant.name == "nextafter" and dtype in HALF:
        pytest.skip("NumPy has no bfloat16, and the values of float16 are compared above")
    single = rounded(SPECIAL, dtype)
    grids = np.meshgrid(*[single if i < 2 else single[:9] for i in range(len(names))], indexing="ij")
    inputs = {n: g.ravel() for n, g in zip(names, grids, strict=True)}
    size = next(iter(inputs.values())).size
    for p in variant.inputs:
        pinned = variant.pinned(p.name)
        if pinned == "bool":
            inputs[p.name] = np.arange(size) % 2 == 0
        elif pinned is not None:
            inputs[p.name] = (np.arange(size) % 7 - 3).astype(pinned)
    got = _run(variant, inputs, dtype, device)
    exactly = variant.name in EXACT
    kind = ("float32" if dtype in HALF else dtype) if exactly else "float64"
    wanted = function(**{n: v.astype(kind) if n in names else v for n, v in inputs.items()})
    for g, w, result_dtype in zip(got, wanted, variant.result_dtypes(dtype), strict=True):
        w = rounded(w, result_dtype) if result_dtype in REAL else np.asarray(w).astype(g.dtype)
        if variant.name == "nan_to_num" and dtype in HALF:
            w = np.clip(w, -LARGEST[dtype], LARGEST[dtype])  # float32's largest number would round to infinity
        keep = _specified(variant, inputs, w)
        if device == "gpu":
            keep &= ~_has_subnormal(inputs, names, dtype)
        g, w = g[keep], w[keep]
        if exactly:
            np.testing.assert_array_equal(g, w)
        else:
            np.testing.assert_array_equal(np.isnan(g), np.isnan(w))
            # NumPy's sinc is only nearly 0 at integers.
            atol = 1e-15 if variant.name == "sinc" else max(1e-37, TINY[dtype] * EPS[dtype])
            np.testing.assert_allclose(g, w, rtol=max(1e-5, EPS[dtype]), atol=atol)
        if g.dtype.kind == "f" and variant.name not in _ZERO_SIGNS:
            signed = (w == 0) & (g == 0)
            np.testing.assert_array_equal(np.signbit(g[signed]), np.signbit(w[signed]), err_msg="signs of zeros")
    examined(size)


# Maximum and minimum of zeros of different signs may be either; hand-written formulas above do not model zeros' signs.
_ZERO_SIGNS = frozenset({
    "celu", "clip", "elu", "floor_divide", "fmax", "fmin", "gelu", "hard_shrink", "hard_sigmoid", "hard_swish",
    "hard_tanh", "heaviside", "leaky_relu", "lerp", "lgamma", "log_sigmoid", "logaddexp", "logaddexp2", "logit",
    "maximum", "minimum", "mish", "relu", "relu6", "remainder", "selu", "silu", "sinc", "soft_shrink",
    "softplus", "softsign", "tanh_shrink", "threshold", "xlog1py", "xlogy",
})  # fmt: skip


def _has_subnormal(inputs: dict[str, Any], names: list[str], dtype: str) -> Any:
    found = np.zeros(next(iter(inputs.values())).size, dtype=bool)
    for n in names:
        found |= (inputs[n] != 0) & (np.abs(inputs[n]) <= 2 * TINY[dtype])
    return found


def _specified(variant: Variant, inputs: dict[str, Any], wanted: Any) -> Any:
    """Where the record and NumPy's spelling must agree."""
    keep = np.ones(wanted.shape, dtype=bool)
    values = list(inputs.values())
    if variant.name in ("silu", "gelu", "mish", "hard_swish"):
        keep &= values[0] != -np.inf  # -inf * 0: NaN by the formula, 0 in the limit
    if variant.name in ("lerp", "softsign", "tanh_shrink", "soft_shrink", "softplus"):
        for v in values:
            keep &= ~(np.abs(v.astype(np.float64)) > 1e38)  # an intermediate result overflows
    return keep


_COMPLEX_PARTS = (0.0, -0.0, 1.0, -2.5, np.inf, -np.inf, np.nan)
_ANNEX_G = "abs acos acosh asin asinh atan atanh conj cos cosh exp imag isfinite isinf isnan log real sin sinh sqrt tan"


@pytest.mark.parametrize(
    ("device", "variant", "dtype"),
    _parameters(lambda v: [d for d in COMPLEX if d in v.accepted and v.name in f"{_ANNEX_G} tanh".split()]),
)
def test_complex_special_values(device: str, variant: Variant, dtype: str, examined: Count) -> None:
    """The array API standard's tables, which NumPy follows. Signs that they leave open are not compared."""
    function = numpy_function(variant)
    assert function is not None
    z = np.array([complex(a, b) for a in _COMPLEX_PARTS for b in _COMPLEX_PARTS], dtype=numpy_dtype(dtype))
    (name,) = variant.free
    (got,), (wanted,) = _run(variant, {name: z}, dtype, device), function(**{name: z.astype(np.complex128)})
    open_sign = ~np.isfinite(z.real) | ~np.isfinite(z.imag)
    for part in ("real", "imag") if wanted.dtype.kind == "c" else (None,):
        g, w = (getattr(got, part), getattr(wanted, part)) if part else (got, wanted)
        if wanted.dtype.kind == "b":
            np.testing.assert_array_equal(g, w)
            continue
        bad = np.isnan(g) != np.isnan(w)
        assert not bad.any(), f"{part}: at {z[bad]} {got[bad]} instead of {wanted[bad]}"
        unsettled = open_sign & (np.isinf(w) | (w == 0)) & (np.isnan(wanted.real) | np.isnan(wanted.imag))
        unsettled |= open_sign & (w == 0)
        same = np.isclose(g, w, rtol=1e-5, atol=1e-6, equal_nan=True) | (unsettled & (np.abs(g) == np.abs(w)))
        assert same.all(), f"{part}: at {z[~same]} {got[~same]} instead of {wanted[~same]}"
        zeros = (w == 0) & ~open_sign
        wrong = zeros & (np.signbit(g) != np.signbit(w))
        assert not wrong.any(), f"{part}: sign of zero at {z[wrong]}: {got[wrong]} instead of {wanted[wrong]}"
    examined(z.size)


_STANDARD = [v for v in VARIANTS if hasattr(strict, v.name) and not v.attributes and not v.absent]


@pytest.mark.parametrize("variant", _STANDARD, ids=str)
def test_result_dtypes_follow_the_standard(variant: Variant, examined: Count) -> None:
    """For every dtype that the standard's own strict implementation accepts."""
    cases = 0
    for dtype in variant.accepted:
        if not hasattr(strict, dtype):
            continue
        arrays = [
            strict.asarray(np.ones(2), dtype=getattr(strict, variant.pinned(p.name) or dtype)) for p in variant.inputs
        ]
        try:
            with np.errstate(all="ignore"):
                wanted = getattr(strict, variant.name)(*arrays).dtype
        except TypeError:
            continue  # what we accept beyond the standard
        given = {p.name: tensor(np.ones(2), variant.pinned(p.name) or dtype, "cpu") for p in variant.inputs}
        (result,) = variant.call(given)
        assert str(wanted).split(".")[-1] == result.dtype.name, dtype
        cases += 1
    examined(cases)
