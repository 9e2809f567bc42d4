"""Reductions and operators along an axis: values, derivatives, special values, layouts, errors, memory."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import mpmath
import numpy as np
import pytest
from along_axes import (
    GRADIENT_DTYPES,
    INTEGERS,
    Case,
    check_gradient_dtypes,
    check_gradients,
    check_second,
    check_values,
    entered,
    in_64_bits,
)
from cases import COMPLEX, DEVICES, EVERY, HALF, NOT_ON_GPU, REAL, tensor, to_numpy

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]


def _logsumexp(x: Any, **options: Any) -> Any:
    return np.log(np.sum(np.exp(x), **options))


def _softmax(x: Any, axis: int) -> Any:
    e = np.exp(x - np.max(x, axis=axis, keepdims=True, initial=-math.inf))
    return e / np.sum(e, axis=axis, keepdims=True)


def _log_softmax(x: Any, axis: int) -> Any:
    shifted = x - np.max(x, axis=axis, keepdims=True, initial=-math.inf)
    return shifted - np.log(np.sum(np.exp(shifted), axis=axis, keepdims=True))


NUMERIC = (*INTEGERS, *REAL, *COMPLEX)
REDUCTIONS: dict[str, tuple[Any, Any, dict[str, Any]]] = {
    "prod": (pl.prod, np.prod, {"dtypes": EVERY, "result": in_64_bits, "high": 3}),
    "var": (pl.var, np.var, {"dtypes": (*REAL, "int16", "bool"), "result": entered}),
    "std": (pl.std, np.std, {"dtypes": (*REAL, "int16"), "result": entered}),
    "min": (pl.min, np.min, {"dtypes": (*INTEGERS, *REAL)}),
    "max": (pl.max, np.max, {"dtypes": (*INTEGERS, *REAL)}),
    "all": (pl.all, np.all, {"dtypes": EVERY, "result": lambda d: "bool", "differentiable": False, "high": 2}),
    "any": (pl.any, np.any, {"dtypes": EVERY, "result": lambda d: "bool", "differentiable": False, "high": 2}),
    "count_nonzero": (
        pl.count_nonzero,
        np.count_nonzero,
        {"dtypes": EVERY, "result": lambda d: "int64", "differentiable": False, "high": 2},
    ),
    "logsumexp": (pl.logsumexp, _logsumexp, {"dtypes": (*REAL, "int8"), "result": entered}),
}
WITHOUT_ELEMENTS = ("prod", "all", "any", "count_nonzero", "logsumexp")  # that have a value of nothing
PLACES: list[tuple[tuple[int, ...], Any]] = [
    ((2, 3), None), ((2, 3), 0), ((2, 3), -1), ((2, 3, 4), (0, 2)), ((2, 3, 4), (-1, 0)), ((2, 3), ()), ((), None),
    ((1, 5), 0), ((0, 3), 0), ((0, 3), 1), ((3, 0), None), ((70,), 0), ((2, 1, 33), (1, 2)), ((5, 1), 1),
]  # fmt: skip


def _cases() -> list[Case]:
    found = []
    for name, (ours, numpys, more) in REDUCTIONS.items():
        for shape, axis in PLACES:
            for keepdims in (False, True):
                o = {"axis": axis, "keepdims": keepdims}
                nothing = np.zeros(shape).sum(**o).size and not math.prod(shape)
                if nothing and name not in WITHOUT_ELEMENTS:
                    continue
                # One element has no deviation: a kink, tested apart.
                alone = name == "std" and math.prod(shape) == np.zeros(shape).sum(**o).size
                options = dict(more)
                if alone or (nothing and name == "logsumexp"):
                    options["differentiable"] = False
                found.append(
                    Case(
                        name,
                        f"{shape},{axis},{keepdims}",
                        shape,
                        lambda x, f=ours, o=o: f(x, **o),
                        lambda x, f=numpys, o=o: f(x, **o),
                        **options,
                    )
                )
        found.append(
            Case(
                name, "transposed", (4, 5), lambda x, f=ours: f(x.T, axis=0), lambda x, f=numpys: f(x.T, axis=0), **more
            )
        )
        found.append(
            Case(
                name,
                "reversed,every other",
                (7, 5),
                lambda x, f=ours: f(x[::-2, ::-1], axis=1),
                lambda x, f=numpys: f(x[::-2, ::-1], axis=1),
                **more,
            )
        )
        found.append(
            Case(
                name,
                "broadcast",
                (3, 1),
                lambda x, f=ours: f(pl.broadcast_to(x, (3, 4)), axis=0),
                lambda x, f=numpys: f(np.broadcast_to(x, (3, 4)), axis=0),
                **more,
            )
        )
    for correction in (1, 0.5):
        for name in ("var", "std"):
            ours, numpys, more = REDUCTIONS[name]
            found.append(
                Case(
                    name,
                    f"correction={correction}",
                    (4, 6),
                    lambda x, f=ours, c=correction: f(x, axis=1, correction=c),
                    lambda x, f=numpys, c=correction: f(x, axis=1, ddof=c),
                    **more,
                )
            )
    for name, ours, numpys in (("softmax", pl.softmax, _softmax), ("log_softmax", pl.log_softmax, _log_softmax)):
        for shape, axis in [
            ((5,), 0), ((2, 3), 0), ((2, 3), 1), ((2, 3, 4), 1), ((2, 3, 4), -1), ((1, 5), 0), ((0, 3), 1), ((3, 0), 1),
            ((70, 3), 0), ((3, 1100), 1), ((1100, 3), 0), ((40, 600), 0),
        ]:  # fmt: skip
            found.append(
                Case(
                    name,
                    f"{shape},{axis}",
                    shape,
                    lambda x, f=ours, a=axis: f(x, axis=a),
                    lambda x, f=numpys, a=axis: f(x, a),
                    dtypes=(*REAL, "int8"),
                    result=entered,
                    differentiable=math.prod(shape) < 1000,
                )
            )
        found.append(
            Case(
                name,
                "strided",
                (6, 8),
                lambda x, f=ours: f(x.T[::-1, ::2], axis=0),
                lambda x, f=numpys: f(x.T[::-1, ::2], 0),
            )
        )
    return found


CASES = _cases()
DIFFERENTIABLE = [c for c in CASES if c.differentiable]
KINKED = ("max", "min")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_values(device: str, case: Case, examined: Count) -> None:
    for dtype in case.dtypes:
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        check_values(case, dtype, device)
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_gradients(device: str, case: Case, examined: Count) -> None:
    check_gradients(case, device)
    examined(1)


# Differences across a kink say nothing: of many elements some are nearly equal.
@pytest.mark.parametrize(
    "case", [c for c in DIFFERENTIABLE if not (c.name in KINKED and math.prod(c.shape) > 30)], ids=str
)
def test_second_derivatives(case: Case, examined: Count) -> None:
    check_second(case)
    examined(1)


@pytest.mark.parametrize("dtype", GRADIENT_DTYPES)
@pytest.mark.parametrize("case", [c for c in DIFFERENTIABLE if c.name not in ("max", "min")], ids=str)
def test_gradient_dtypes(case: Case, dtype: str, examined: Count) -> None:
    if dtype in case.dtypes:
        check_gradient_dtypes(case, dtype)
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_large_arrays_of_every_layout(device: str, examined: Count) -> None:
    """Blocks, tiles, parts for threads and their remainders."""
    rng = np.random.default_rng(11)
    whole = (rng.normal(size=(301, 2, 1031)) * 0.1 + 1).astype(np.float32)
    views: list[tuple[str, Any]] = [
        ("as it is", lambda a: a),
        (
            "transposed",
            lambda a: np.transpose(a, (2, 0, 1)) if isinstance(a, np.ndarray) else pl.permute_dims(a, (2, 0, 1)),
        ),
        ("strided", lambda a: a[::-1, :, ::3]),
        ("one axis", lambda a: a.reshape(-1) if isinstance(a, np.ndarray) else pl.reshape(a, (-1,))),
    ]
    names = ("var", "std", "min", "all", "any", "count_nonzero", "logsumexp")
    for words, view in views:
        x, n = view(tensor(whole, "float32", device)), view(whole.astype(np.float64))
        for axis in (None, *range(n.ndim)):
            for name in names:
                ours, numpys, _ = REDUCTIONS[name]
                wanted = np.asarray(numpys(n, axis=axis))
                got = to_numpy(ours(x, axis=axis))
                # The variance of two numbers loses digits where they are nearly equal.
                np.testing.assert_allclose(got, wanted, rtol=4e-6, atol=1e-7, err_msg=f"{name} {words} {axis}")
                examined(1)
            if axis is not None:
                got = to_numpy(pl.softmax(x, axis=axis))
                np.testing.assert_allclose(got, _softmax(n, axis), rtol=4e-6, err_msg=f"softmax {words} {axis}")
                got = to_numpy(pl.log_softmax(x, axis=axis))
                np.testing.assert_allclose(got, _log_softmax(n, axis), rtol=4e-6, err_msg=f"log_softmax {words} {axis}")
                examined(2)


def test_gradients_of_large_arrays(examined: Count) -> None:
    """The fused gradients against their formulas."""
    rng = np.random.default_rng(12)
    for shape, axis in [((5, 1500), 1), ((1500, 5), 0), ((3, 70, 600), 1), ((300000,), 0)]:
        a, g = rng.normal(size=shape), rng.normal(size=shape)
        p = _softmax(a, axis)
        for f, wanted in (
            (pl.softmax, p * (g - (g * p).sum(axis=axis, keepdims=True))),
            (pl.log_softmax, g - p * g.sum(axis=axis, keepdims=True)),
        ):
            x = tensor(a, "float64", "cpu", requires_grad=True)
            (got,) = pl.autograd.grad(f(x, axis=axis), [x], tensor(g, "float64", "cpu"))
            np.testing.assert_allclose(to_numpy(got), wanted, rtol=1e-9, atol=1e-13)
            examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_product_with_zeros(device: str, examined: Count) -> None:
    dtype = "float64" if device == "cpu" else "float32"
    x = tensor([[2.0, 0, 4], [0, 0, 3], [1, 2, 3]], dtype, device, requires_grad=True)
    (g,) = pl.autograd.grad(pl.sum(pl.prod(x, axis=1)), [x])
    np.testing.assert_array_equal(to_numpy(g), [[0, 8, 0], [0, 0, 0], [6, 3, 2]])
    h = pl.func.hessian(pl.prod)(tensor([2.0, 3, 0, 0], dtype, device))
    wanted = np.zeros((4, 4))
    wanted[2, 3] = wanted[3, 2] = 6
    np.testing.assert_array_equal(to_numpy(h), wanted)
    third = pl.func.jacrev(pl.func.hessian(pl.prod))(tensor([0.0, 0, 0, 5], dtype, device))
    assert to_numpy(third)[0, 1, 2] == 5
    assert to_numpy(third)[3, 1, 2] == 0
    examined(3)


def test_product_whose_total_overflows_has_its_gradient(examined: Count) -> None:
    x = tensor([1e30, 1e30, 1e-30, 1e-30, 2.0], "float32", "cpu", requires_grad=True)
    (g,) = pl.autograd.grad(pl.prod(x), [x])
    wanted = [2e-30, 2e-30, 2e30, 2e30, 1.0]
    np.testing.assert_allclose(to_numpy(g), wanted, rtol=1e-5)
    x = tensor([[1e-30, 1e-30, 3.0]], "float32", "cpu", requires_grad=True)
    (g,) = pl.autograd.grad(pl.prod(x), [x])
    np.testing.assert_allclose(to_numpy(g)[0, :2], [3e-30, 3e-30], rtol=1e-5)
    examined(2)


@pytest.mark.parametrize("device", DEVICES)
def test_ties_share_the_gradient(device: str, examined: Count) -> None:
    for f, sign in ((pl.max, 1.0), (pl.min, -1.0), (pl.amax, 1.0), (pl.amin, -1.0)):
        x = tensor(
            sign * np.array([[3.0, 1, 3], [2, 2, 2], [np.nan, 1, np.nan]]), "float32", device, requires_grad=True
        )
        (g,) = pl.autograd.grad(f(x, axis=1), [x], tensor([2.0, 3, 5], "float32", device))
        np.testing.assert_array_equal(to_numpy(g), [[1, 0, 1], [1, 1, 1], [2.5, 0, 2.5]])
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_nan(device: str, examined: Count) -> None:
    """It stays, wherever it stands."""
    for n in (1, 4, 33, 1000, 3000):
        for at in sorted({0, n // 2, n - 1}):
            for axis in (0, 1):
                a = np.arange(2.0 * n).reshape(2, n)
                a[1, at] = np.nan
                a = a if axis == 1 else a.T.copy()
                x = tensor(a, "float32", device)
                for f in (pl.max, pl.min, pl.var, pl.std, pl.logsumexp, pl.sum, pl.mean, pl.prod):
                    values = to_numpy(f(x, axis=axis))
                    assert np.isnan(values[1]), (f.__name__, n, at)
                    assert not np.isnan(values[0]) or f is pl.prod, (f.__name__, n, at)
                for f in (pl.softmax, pl.log_softmax):
                    values = to_numpy(f(x, axis=axis))
                    assert np.isnan(values[1] if axis == 1 else values[:, 1]).all()
                for f in (pl.argmax, pl.argmin):
                    assert to_numpy(f(x, axis=axis))[1] == at, (f.__name__, n, at)
                assert to_numpy(pl.all(x, axis=axis))[1]
                examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_infinities(device: str, examined: Count) -> None:
    inf = math.inf
    x = tensor([[-inf, -inf], [0, -inf], [inf, 0], [1000, 1000], [-1000, -1000]], "float32", device, requires_grad=True)
    two = math.log(2)
    np.testing.assert_allclose(to_numpy(pl.logsumexp(x, axis=1)), [-inf, 0, inf, 1000 + two, -1000 + two], rtol=1e-6)
    np.testing.assert_array_equal(
        to_numpy(pl.softmax(x, axis=1))[[0, 1, 3, 4]], [[np.nan] * 2, [1, 0], [0.5, 0.5], [0.5, 0.5]]
    )
    np.testing.assert_allclose(
        to_numpy(pl.log_softmax(x, axis=1))[[0, 1, 3, 4]], [[np.nan] * 2, [0, -inf], [-two] * 2, [-two] * 2], rtol=1e-6
    )
    (g,) = pl.autograd.grad(pl.logsumexp(x, axis=1), [x], tensor(np.arange(1.0, 6), "float32", device))
    # exp(x - out) has the digits that out has behind its point.
    np.testing.assert_allclose(to_numpy(g)[[0, 1, 3, 4]], [[0, 0], [2, 0], [2, 2], [2.5, 2.5]], rtol=1e-4)
    masked = tensor([[-inf, 1, 2], [0, 1, 2]], "float32", device, requires_grad=True)
    for f in (pl.softmax, pl.log_softmax):
        (g,) = pl.autograd.grad(f(masked, axis=1), [masked], tensor([[1.0, 2, 3], [4, 5, 7]], "float32", device))
        assert np.isfinite(to_numpy(g)).all()
    examined(6)


@pytest.mark.parametrize("device", DEVICES)
def test_degrees_of_freedom(device: str, examined: Count) -> None:
    """NaN where the count less the correction is not positive, values and gradients alike."""
    for f in (pl.var, pl.std):
        for shape, correction in (((1,), 1), ((2,), 2), ((2,), 3), ((0,), 0)):
            x = tensor(np.ones(shape), "float32", device, requires_grad=True)
            out = f(x, correction=correction)
            assert np.isnan(to_numpy(out))
            (g,) = pl.autograd.grad(out, [x])
            assert np.isnan(to_numpy(g)).all()
            examined(1)
    one = tensor([3.0], "float32", device, requires_grad=True)
    for f in (pl.var, pl.std):
        out = f(one)
        assert out.item() == 0
        assert pl.autograd.grad(out, [one])[0].item() == 0
        examined(1)
    equal = tensor([2.0, 2.0, 2.0], "float32", device, requires_grad=True)
    np.testing.assert_array_equal(to_numpy(pl.autograd.grad(pl.std(equal), [equal])[0]), [0, 0, 0])
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_digits(device: str, examined: Count) -> None:
    """A mean far from 0 takes no digits of a variance; half types are summed in float32."""
    rng = np.random.default_rng(13)
    a = (10000 + rng.normal(size=(3, 100001))).astype(np.float32)
    for view in (lambda v: v, lambda v: v.T):
        got = to_numpy(pl.var(view(tensor(a, "float32", device)), axis=1 if view(a).shape[0] == 3 else 0))
        np.testing.assert_allclose(got, np.var(a.astype(np.float64), axis=1), rtol=2e-5)
    half = pl.ones
    assert pl.sum(half((4096,), dtype=pl.float16, device=device)).item() == 4096
    assert pl.mean(pl.full((4,), 60000.0, dtype=pl.float16, device=device)).item() == 60000
    assert pl.sum(half((512,), dtype=pl.bfloat16, device=device)).item() == 512
    assert pl.softmax(pl.zeros((512,), dtype=pl.bfloat16, device=device))[0].item() == 0.001953125
    many = pl.zeros((100000,), dtype=pl.float32, device=device)
    assert abs(pl.logsumexp(many).item() - float(mpmath.log(100000))) < 2e-6
    for dtype in HALF:
        x = tensor(rng.normal(size=1000), dtype, device)
        exact = _softmax(to_numpy(x).astype(np.float64), 0)
        np.testing.assert_allclose(
            to_numpy(pl.softmax(x)), exact, rtol=8e-3 if dtype == "bfloat16" else 1e-3, atol=1e-7
        )
    examined(9)


def test_integers_are_exact(examined: Count) -> None:
    assert pl.prod(tensor([2**31, 2**31, 2], "int64", "cpu")).item() == -(2**63)
    assert pl.prod(tensor([3] * 40, "int8", "cpu")).item() == 3**40 % 2**64 - (2**64 if 3**40 % 2**64 >= 2**63 else 0)
    assert pl.prod(tensor([255, 255], "uint8", "cpu")).item() == 255**2
    assert pl.prod(tensor([2, 3], "int32", "cpu"), dtype=pl.float64).dtype is pl.float64
    assert pl.count_nonzero(pl.ones((3000, 1000), dtype=pl.int8)).item() == 3_000_000
    examined(5)


@pytest.mark.parametrize("device", DEVICES)
def test_empty_reductions(device: str, examined: Count) -> None:
    nothing = pl.zeros((2, 0, 4), device=device)
    assert pl.mean(nothing, axis=-1).shape == (2, 0)
    assert to_numpy(pl.prod(nothing, axis=1)).tolist() == [[1.0] * 4] * 2
    assert to_numpy(pl.sum(nothing, axis=1)).tolist() == [[0.0] * 4] * 2
    assert to_numpy(pl.all(nothing, axis=1)).all()
    assert not to_numpy(pl.any(nothing, axis=1)).any()
    assert to_numpy(pl.count_nonzero(nothing)).tolist() == 0
    assert np.isnan(pl.mean(pl.zeros((0,), device=device)).item())
    assert pl.softmax(nothing, axis=1).shape == (2, 0, 4)
    for f in (pl.max, pl.min, pl.argmax, pl.argmin):
        with pytest.raises(ValueError, match=f.__name__):
            f(nothing, axis=1)
        assert f(nothing, axis=2).shape == (2, 0)
    examined(12)


ONE_AXIS = (pl.softmax, pl.log_softmax, pl.argmin)
SEVERAL = (pl.prod, pl.var, pl.std, pl.min, pl.all, pl.any, pl.count_nonzero, pl.logsumexp)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("f", [*ONE_AXIS, *SEVERAL], ids=lambda f: f.__name__)
def test_errors(device: str, f: Any, examined: Count) -> None:
    x = pl.ones((2, 3), device=device)
    for axis in (2, -3, 100):
        with pytest.raises(IndexError, match=rf"{f.__name__}: axis {axis} is out of range"):
            f(x, axis=axis)
    with pytest.raises(IndexError, match=f.__name__):
        f(pl.asarray(0.5, device=device), axis=0)
    with pytest.raises(TypeError, match=f.__name__):
        f("x")
    if f in SEVERAL:
        with pytest.raises(ValueError, match=f"{f.__name__}: axis .* more than once"):
            f(x, axis=(0, -2))
    if f not in (pl.prod, pl.all, pl.any, pl.count_nonzero):
        with pytest.raises(TypeError, match=f"{f.__name__}: `x` has dtype complex64"):
            f(pl.ones((2,), dtype=pl.complex64, device=device), axis=0)
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_argmin(device: str, examined: Count) -> None:
    rng = np.random.default_rng(8)
    for dtype in (*INTEGERS, *REAL):
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        for shape in ((7,), (3, 5), (2, 3, 40)):
            a = rng.integers(0, 5, shape)  # with ties
            x = tensor(a, dtype, device)
            for axis in (None, *range(-1, len(shape))):
                for keepdims in (False, True):
                    got = pl.argmin(x, axis=axis, keepdims=keepdims)
                    assert got.dtype is pl.int64
                    np.testing.assert_array_equal(to_numpy(got), np.argmin(a, axis=axis, keepdims=keepdims))
                    examined(1)


def test_amp(examined: Count) -> None:
    x = pl.ones((2, 4), dtype=pl.float16)
    with pl.amp.autocast(dtype=pl.bfloat16):
        for f in (pl.prod, pl.var, pl.std, pl.logsumexp, pl.softmax, pl.log_softmax):
            assert f(x).dtype is pl.float32
        assert pl.min(x).dtype is pl.float16
    for f in (pl.prod, pl.var, pl.std, pl.logsumexp, pl.softmax, pl.log_softmax):
        assert f(x).dtype is pl.float16
    examined(13)


@pytest.mark.parametrize("words", ["contiguous", "strided", "broadcast"])
def test_no_copies(words: str, examined: Count) -> None:
    """A reduction allocates its result and no copy of the array."""
    whole = pl.ones((1024, 1024), dtype=pl.float32)
    x = {
        "contiguous": whole,
        "strided": whole[:, ::2],
        "broadcast": pl.broadcast_to(pl.ones((1024, 1)), (1024, 1024)),
    }[words]
    for f in (pl.sum, pl.prod, pl.max, pl.var, pl.std, pl.any, pl.all, pl.count_nonzero, pl.logsumexp):
        for axis in (None, 0, 1):
            f(x, axis=axis)
            before = pl.memory_stats()["live_bytes"]
            pl.reset_peak_memory()
            out = f(x, axis=axis)
            assert pl.memory_stats()["peak_bytes"] - before <= 2**18, (f.__name__, axis)
            del out
            examined(1)


def test_threads_do_not_change_values(examined: Count) -> None:
    rng = np.random.default_rng(14)
    threads = pl.get_num_threads()
    arrays = [tensor(rng.normal(size=s), "float32", "cpu") for s in ((700_000,), (1000, 700), (3, 300_000))]
    try:
        for f in (pl.sum, pl.prod, pl.var, pl.logsumexp, pl.softmax, pl.log_softmax):
            for x in arrays:
                for axis in range(-1, x.ndim - 1):
                    pl.set_num_threads(1)
                    one = to_numpy(f(x, axis=axis))
                    pl.set_num_threads(3)
                    np.testing.assert_array_equal(one, to_numpy(f(x, axis=axis)))
                    examined(1)
    finally:
        pl.set_num_threads(threads)


@pytest.mark.parametrize("device", DEVICES)
def test_nansum(device: str, examined: Count) -> None:
    x = tensor([[1.0, math.nan, 2], [math.nan, math.nan, math.nan]], "float32", device, requires_grad=True)
    total = pl.nansum(x, axis=1)
    assert total.tolist() == [3.0, 0.0]
    (g,) = pl.autograd.grad(total, [x], tensor([2.0, 3], "float32", device))
    np.testing.assert_array_equal(to_numpy(g), [[2, 0, 2], [0, 0, 0]])
    assert pl.nansum(tensor([1, 2], "int8", device)).dtype is pl.int64
    with pytest.raises(IndexError, match="nansum"):
        pl.nansum(x, axis=2)
    examined(4)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", ["max", "min"])
def test_nan_at_every_place(name: str, dtype: str, examined: Count) -> None:
    """Long rows are reduced by instructions that pass NaN over, which is looked for beside."""
    rng = np.random.default_rng(5)
    for n in (64, 127, 128, 129, 300, 517):
        x = rng.normal(size=n).astype(dtype)
        assert getattr(pl, name)(pl.asarray(x)).item() == getattr(np, name)(x)
        for place in range(n):
            spoilt = x.copy()
            spoilt[place] = np.nan
            assert np.isnan(getattr(pl, name)(pl.asarray(spoilt)).item()), (n, place)
            spoilt[place] = np.inf if name == "max" else -np.inf
            assert getattr(pl, name)(pl.asarray(spoilt)).item() == spoilt[place]
            examined(2)
