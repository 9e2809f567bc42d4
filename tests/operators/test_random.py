"""Random draws: the bits against published ones and a plain implementation, the numbers made of them, distributions.

Seeds are fixed, so that no test depends on luck; a limit is one that many thousand seeds would not reach.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import DEVICES, to_numpy

import pylucid as pl
import pylucid.random as plr
from pylucid import _core

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")


def signed(word: int) -> int:
    return word - (1 << 64) if word >> 63 else word


def philox(key: int, counter: int, blocks: int) -> Any:
    """Philox4x32-10 with Python's integers: the words of blocks counter, counter + 1, ..."""
    words = []
    for block in range(counter, counter + blocks):
        c = [block >> 32 * i & 0xFFFFFFFF for i in range(4)]
        k = [key & 0xFFFFFFFF, key >> 32]
        for _ in range(10):
            p, q = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
            c = [q >> 32 ^ c[1] ^ k[0], q & 0xFFFFFFFF, p >> 32 ^ c[3] ^ k[1], p & 0xFFFFFFFF]
            k = [(k[0] + 0x9E3779B9) & 0xFFFFFFFF, (k[1] + 0xBB67AE85) & 0xFFFFFFFF]
        words += c
    return np.array(words, dtype=np.uint32)


ONES = (1 << 128) - 1
# Known answers published with Random123.
KNOWN = [
    (0, 0, "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
    (ONES >> 64, ONES, "408f276d 41c83b0e a20bc7c6 6d5451fd"),
    (
        0x299F31D0A4093822,
        0x0370734413198A2E85A308D3243F6A88,
        "d16cfe09 94fdcceb 5001e420 24126ea1",
    ),
]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("key", "counter", "words"), KNOWN)
def test_known_answers(device: str, key: int, counter: int, words: str, examined: Count) -> None:
    low, high = counter & (1 << 64) - 1, counter >> 64
    got = _core._random_bits((4,), signed(key), signed(low), signed(high), pl.uint32, device)
    assert [f"{word:08x}" for word in got.tolist()] == words.split()
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_bits(device: str, examined: Count) -> None:
    key, counter = 0x0123456789ABCDEF, 0xFFFFFFFA  # the low word of the counter runs over
    words = philox(key, counter, 80)
    for n in (0, 1, 2, 3, 4, 5, 63, 64, 317):
        for dtype in INTEGERS:
            got = _core._random_bits((n,), key, counter, 0, getattr(pl, dtype), device)
            wide = dtype in ("int64", "uint64")
            wanted = (words.view(np.uint64)[:n] if wide and n <= 160 else words[:n]).astype(dtype)
            if wide and n > 160:
                continue
            assert got.dtype.name == dtype
            assert got.device == device
            np.testing.assert_array_equal(to_numpy(got), wanted)
            examined(1)
    assert _core._random_bits((2, 0, 3), 1, 0, 0, pl.uint8, device).shape == (2, 0, 3)


@pytest.mark.parametrize("device", DEVICES)
def test_uniform_values(device: str, examined: Count) -> None:
    words = philox(7, 3, 64)
    for low, high in ((0.0, 1.0), (-2.5, 7.0), (1e-3, 1e3), (2.0, 2.0), (-1.0, -0.5)):
        got = _core._random_uniform((250,), low, high, 7, 3, pl.float32, device)
        u = (words[:250] >> 8).astype(np.float32) * np.float32(2.0**-24)
        a, b = np.float32(low), np.float32(high)
        most = max(np.nextafter(b, np.float32(-np.inf)), a)
        np.testing.assert_array_equal(to_numpy(got), np.minimum(a + (b - a) * u, most))
        examined(1)
    for dtype, digits in (("float16", 11), ("bfloat16", 8)):
        got = to_numpy(_core._random_uniform((250,), 0.0, 1.0, 7, 3, getattr(pl, dtype), device))
        np.testing.assert_array_equal(got.astype(np.float64), (words[:250] >> (32 - digits)) * 2.0**-digits)
        examined(1)
    if device == "cpu":
        got = to_numpy(_core._random_uniform((127,), -1.0, 3.0, 7, 3, pl.float64, device))
        pairs = words.view(np.uint64)[:127]
        np.testing.assert_array_equal(
            got, np.minimum(-1 + 4 * ((pairs >> np.uint64(11)) * 2.0**-53), np.nextafter(3, 0))
        )
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_normal_values(device: str, examined: Count) -> None:
    """Against the formula of Box and Muller in double precision."""
    words = philox(9, 1, 300)
    u, turn = (words[0::2] + 0.5) * 2.0**-32, words[1::2] * 2.0**-32
    radius, angle = np.sqrt(-2 * np.log(u)), 2 * np.pi * turn
    wanted = np.stack([radius * np.cos(angle), radius * np.sin(angle)], 1).ravel()
    for n in (1, 2, 3, 5, 1200):
        got = to_numpy(_core._random_normal((n,), 0.0, 1.0, 9, 1, pl.float32, device))
        np.testing.assert_allclose(got, wanted[:n], rtol=2e-6, atol=1e-6)
        for dtype in ("float16", "bfloat16"):
            half = _core._random_normal((n,), 0.0, 1.0, 9, 1, getattr(pl, dtype), device)
            np.testing.assert_array_equal(to_numpy(half), to_numpy(pl.asarray(got, dtype=getattr(pl, dtype))))
        examined(3)
    moved = to_numpy(_core._random_normal((100,), 5.0, 0.25, 9, 1, pl.float32, device))
    np.testing.assert_allclose(moved, 5 + 0.25 * wanted[:100], rtol=1e-6)
    if device == "cpu":
        pairs = words.view(np.uint64).astype(object)
        for i, n in ((0, 600), (0, 3)):
            got = to_numpy(_core._random_normal((n,), 0.0, 1.0, 9, 1, pl.float64, device))
            for k in range(i, n - 1, 2):
                r = math.sqrt(-2 * math.log(((pairs[k] >> 12) + 0.5) * 2.0**-52))
                t = 2 * math.pi * float(pairs[k + 1]) * 2.0**-64
                np.testing.assert_allclose(got[k : k + 2], [r * math.cos(t), r * math.sin(t)], rtol=1e-13, atol=2e-15)
                examined(1)


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_devices_agree(dtype: str, examined: Count) -> None:
    kind = getattr(pl, dtype)
    calls: list[Any] = [
        lambda rng, device: plr.uniform((37, 5), low=-3, high=4, dtype=kind, device=device, generator=rng),
        lambda rng, device: plr.normal((1001,), loc=2, scale=3, dtype=kind, device=device, generator=rng),
        lambda rng, device: plr.integers(-5, 1000, (999,), device=device, generator=rng),
        lambda rng, device: plr.integers(-(2**63), 2**63 - 10, (999,), device=device, generator=rng),
        lambda rng, device: plr.bits((77,), dtype=pl.uint64, device=device, generator=rng),
        lambda rng, device: plr.bernoulli(0.3, (500,), device=device, generator=rng),
        lambda rng, device: plr.permutation(1000, device=device, generator=rng),
    ]
    if _gpu_missing():
        pytest.skip("pylucid._mlx is not built")
    for call in calls:
        a, b = (plr.Generator(5) for _ in range(2))
        for _ in range(2):
            x, y = call(a, "cpu"), call(b, "gpu")
            assert (x.device, y.device) == ("cpu", "gpu")
            assert x.dtype is y.dtype
            np.testing.assert_array_equal(to_numpy(x), to_numpy(y))
            examined(1)
        assert a.state == b.state


def _gpu_missing() -> bool:
    from cases import gpu_problem

    return bool(gpu_problem())


def chi_square(counts: Any, expected: Any) -> float:
    """How many standard deviations the statistic lies above its mean, by Wilson and Hilferty."""
    freedom = len(counts) - 1
    statistic = float(np.sum((counts - expected) ** 2 / expected))
    spread = 2 / (9 * freedom)
    return ((statistic / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_distributions(dtype: str, examined: Count) -> None:
    rng, kind, n = plr.Generator(2024), getattr(pl, dtype), 200_000
    u = to_numpy(plr.uniform(n, dtype=kind, generator=rng)).astype(np.float64)
    assert u.min() >= 0
    assert u.max() < 1
    assert abs(u.mean() - 0.5) < 4 / (12 * n) ** 0.5
    assert abs(chi_square(np.histogram(u, 100, (0, 1))[0], n / 100)) < 4
    pairs = np.histogram2d(u[0::2], u[1::2], 20, ((0, 1), (0, 1)))[0].ravel()
    assert abs(chi_square(pairs, n / 2 / 400)) < 4
    z = to_numpy(plr.normal(n, dtype=kind, generator=rng)).astype(np.float64)
    for power, moment, variance in ((1, 0, 1), (2, 1, 2), (3, 0, 15), (4, 3, 96), (6, 15, 10170)):
        assert abs(np.mean(z**power) - moment) < 4 * (variance / n) ** 0.5
    edges = np.linspace(-3, 3, 31)
    below = np.array([0.5 * math.erfc(-e / 2**0.5) for e in edges])
    shares = np.diff(np.concatenate([[0], below, [1]]))
    counts = np.histogram(z, np.concatenate([[-np.inf], edges, [np.inf]]))[0]
    assert abs(chi_square(counts, n * shares)) < 4
    assert abs(np.corrcoef(z[0::2], z[1::2])[0, 1]) < 4 / (n / 2) ** 0.5
    assert abs(np.corrcoef(z[:-1], z[1:])[0, 1]) < 4 / n**0.5
    examined(5)


@pytest.mark.parametrize("device", DEVICES)
def test_integers(device: str, examined: Count) -> None:
    rng = plr.Generator(77, device)
    for low, high in ((0, 1), (0, 2), (-3, 4), (5, 105), (0, 1000)):
        x = to_numpy(plr.integers(low, high, 50_000, generator=rng))
        counts = np.bincount(x - low, minlength=high - low)
        assert len(counts) == high - low
        if high - low > 1:
            assert abs(chi_square(counts, 50_000 / (high - low))) < 4
        examined(1)
    for dtype in INTEGERS:
        kind, info = getattr(pl, dtype), np.iinfo(dtype)
        x = to_numpy(plr.integers(info.min, int(info.max) + 1, 20_000, dtype=kind, generator=rng))
        assert x.dtype == dtype
        top = (x.astype(object) - int(info.min)) * 16 >> info.bits
        assert abs(chi_square(np.bincount(top.astype(int), minlength=16), 20_000 / 16)) < 4
        examined(1)
    # Spans of which most products are rejected now and then, and where 64 bits are not enough.
    for span in ((1 << 31) + 1, (1 << 32) - 1, 1 << 32, (1 << 32) + 1, (1 << 63) + 1, (1 << 64) - 1):
        x = to_numpy(plr.integers(0, span, 20_000, dtype=pl.uint64, generator=rng)).astype(object)
        assert max(x) < span
        assert abs(chi_square(np.bincount([int(v * 16 // span) for v in x], minlength=16), 20_000 / 16)) < 4
        examined(1)
    assert plr.integers(5, generator=rng).shape == ()


def test_integers_in_words(examined: Count) -> None:
    """floor(x span / 2**64) of two words; of a span above 32 bits, of four."""
    words = [int(w) for w in philox(3, 10, 50)]
    for span in (3, 10, 1 << 20, (1 << 32) - 1):
        got = _core._random_integers((100,), -7, span - 8, 3, 10, pl.int64, "cpu").tolist()
        assert got == [((words[2 * i] | words[2 * i + 1] << 32) * span >> 64) - 7 for i in range(100)]
        examined(1)
    for span in (1 << 32, (1 << 40) + 12345, 1 << 63, (1 << 64) - 1, 1 << 64):
        last = signed((span - 1) % (1 << 64))
        got = _core._random_integers((50,), 0, last, 3, 10, pl.uint64, "cpu").tolist()
        wide = [sum(words[4 * i + k] << 32 * k for k in range(4)) for i in range(50)]
        assert got == [x * span >> 128 for x in wide]
        examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_bernoulli(device: str, examined: Count) -> None:
    rng = plr.Generator(6, device)
    for p in (0.0, 0.01, 0.5, 0.99, 1.0):
        x = plr.bernoulli(p, (100_000,), generator=rng)
        assert x.dtype is pl.bool
        share = to_numpy(x).mean()
        assert abs(share - p) <= 4 * (p * (1 - p) / 100_000) ** 0.5
        examined(1)
    p = pl.asarray([[0.0], [0.25], [1.0]], device=device)
    x = to_numpy(plr.bernoulli(p, (3, 10_000), generator=rng)).mean(axis=1)
    assert x[0] == 0
    assert abs(x[1] - 0.25) < 0.02
    assert x[2] == 1
    assert plr.bernoulli(p, generator=rng).shape == (3, 1)


@pytest.mark.parametrize("device", DEVICES)
def test_permutation(device: str, examined: Count) -> None:
    rng = plr.Generator(11, device)
    for n in (0, 1, 2, 5, 127, 128, 129, 70_000):
        x = plr.permutation(n, generator=rng)
        assert x.dtype is pl.int64
        np.testing.assert_array_equal(np.sort(to_numpy(x)), np.arange(n))
        examined(1)
    many = 600 if device == "cpu" else 120
    orders = [tuple(plr.permutation(3, generator=rng).tolist()) for _ in range(many)]
    counts = np.array([orders.count(order) for order in sorted(set(orders))])
    assert len(counts) == 6
    assert abs(chi_square(counts, many / 6)) < 4
    a = pl.reshape(pl.arange(12, dtype=pl.float32, device=device), (3, 4))
    for axis in (0, 1, -1):
        x = to_numpy(plr.permutation(a, axis, generator=rng))
        np.testing.assert_array_equal(np.sort(x, axis=axis), to_numpy(a))
        examined(1)


def test_large_permutation(examined: Count) -> None:
    """Three digits of the keys are sorted by, on one thread and on two."""
    before = pl.get_num_threads()
    found = []
    for threads in (1, 2):
        pl.set_num_threads(threads)
        try:
            found.append(to_numpy(plr.permutation((1 << 20) + 3, generator=plr.Generator(1))))
        finally:
            pl.set_num_threads(before)
    np.testing.assert_array_equal(found[0], found[1])
    np.testing.assert_array_equal(np.sort(found[0]), np.arange((1 << 20) + 3))
    keys = to_numpy(_core._random_bits(((1 << 20) + 3,), 1, 0, 0, pl.uint64, "cpu"))
    np.testing.assert_array_equal(found[0], np.argsort(keys, kind="stable"))
    examined(3)


@pytest.mark.parametrize("device", DEVICES)
def test_choice(device: str, examined: Count) -> None:
    rng = plr.Generator(13, device)
    x = to_numpy(plr.choice(6, (60_000,), generator=rng))
    assert abs(chi_square(np.bincount(x, minlength=6), 10_000.0)) < 4
    weights = np.array([0.0, 1.0, 2.0, 0.0, 5.0, 2.0, 0.0], dtype=np.float32)
    p = pl.asarray(weights, device=device)
    x = to_numpy(plr.choice(7, (50_000,), p=p, generator=rng))
    counts = np.bincount(x, minlength=7)
    assert counts[weights == 0].tolist() == [0, 0, 0]
    assert abs(chi_square(counts[weights > 0], weights[weights > 0] * 5000.0)) < 4
    x = to_numpy(plr.choice(100, (10, 10), replace=False, generator=rng))
    np.testing.assert_array_equal(np.sort(x.ravel()), np.arange(100))
    many = 400 if device == "cpu" else 100
    drawn = [tuple(plr.choice(7, 2, replace=False, p=p, generator=rng).tolist()) for _ in range(many)]
    assert all(len(set(pair)) == 2 and all(weights[i] > 0 for i in pair) for pair in drawn)
    first = np.bincount([pair[0] for pair in drawn], minlength=7)
    assert abs(chi_square(first[weights > 0], weights[weights > 0] * many / 10)) < 4
    a = pl.reshape(pl.arange(10, device=device), (5, 2))
    assert plr.choice(a, (3, 4), generator=rng).shape == (3, 4, 2)
    assert plr.choice(a, 7, axis=-1, generator=rng).shape == (5, 7)
    assert plr.choice(a, generator=rng).shape == (2,)
    examined(8)


def test_reparametrised(examined: Count) -> None:
    """Tensor parameters have the gradient of loc + scale z, and low + (high - low) u."""
    for dtype in ("float32", "float64"):
        kind = getattr(pl, dtype)
        loc = pl.asarray([1.0, 2.0, 3.0], dtype=kind).requires_grad_()
        scale = pl.asarray([[0.5], [2.0]], dtype=kind).requires_grad_()
        x = plr.normal(None, loc=loc, scale=scale, generator=plr.Generator(3))
        assert (x.shape, x.dtype) == ((2, 3), kind)
        z = plr.normal((2, 3), dtype=kind, generator=plr.Generator(3))
        np.testing.assert_allclose(to_numpy(x), to_numpy(loc + scale * z), rtol=1e-6)
        a, b = pl.autograd.grad(pl.sum(x), [loc, scale])
        np.testing.assert_allclose(a.tolist(), [2, 2, 2])
        np.testing.assert_allclose(to_numpy(b), to_numpy(z).sum(axis=1, keepdims=True), rtol=1e-5)
        low = pl.asarray([0.0, -1.0], dtype=kind).requires_grad_()
        x = plr.uniform((4, 2), low=low, high=3.0, generator=plr.Generator(3))
        u = plr.uniform((4, 2), dtype=kind, generator=plr.Generator(3))
        (a,) = pl.autograd.grad(pl.sum(x), [low])
        np.testing.assert_allclose(to_numpy(a), 4 - to_numpy(u).sum(axis=0), rtol=1e-5)
        examined(2)
    assert not plr.normal(3).requires_grad


def test_complex_normal(examined: Count) -> None:
    for dtype in ("complex64", "complex128"):
        z = plr.normal(100_000, loc=1 + 0.0, scale=2.0, dtype=getattr(pl, dtype), generator=plr.Generator(8))
        assert z.dtype.name == dtype
        v = to_numpy(z) - 1
        for part in (v.real, v.imag):
            assert abs(part.mean()) < 4 * (2 / 1e5) ** 0.5
            assert abs(part.var() - 2) < 4 * (8 / 1e5) ** 0.5
        assert abs(np.mean(v.real * v.imag)) < 4 * 2 / 1e5**0.5
        examined(1)


def test_limits_of_uniform(examined: Count) -> None:
    """The upper limit is never reached, not by rounding either."""
    for dtype, eps in (("float16", 2.0**-10), ("bfloat16", 2.0**-7), ("float32", 2.0**-23), ("float64", 2.0**-52)):
        kind = getattr(pl, dtype)
        for low, high in ((1.0, 1 + 2 * eps), (-1 - eps, -1.0), (0.0, 6e-8), (-5e-8, 0.0)):
            x = plr.uniform(5000, low=low, high=high, dtype=kind, generator=plr.Generator(1))
            values = to_numpy(x).astype(np.float64)
            top = float(to_numpy(pl.asarray(high, dtype=kind)))
            bottom = float(to_numpy(pl.asarray(low, dtype=kind)))
            assert values.min() >= bottom
            assert values.max() < top
            examined(1)


@pytest.mark.parametrize(
    ("call", "kind", "words"),
    [
        (lambda: plr.uniform(3, low=2.0, high=1.0), ValueError, ("low", "high")),
        (lambda: plr.uniform(3, low=0.0, high=math.inf), ValueError, ("high", "finite")),
        (lambda: plr.uniform(3, low=math.nan, high=1.0), ValueError, ("low", "finite")),
        (lambda: plr.uniform(3, low=0.0, high=1e5, dtype=pl.float16), ValueError, ("float16",)),
        (lambda: plr.uniform(3, dtype=pl.int32), TypeError, ("uniform", "int32")),
        (lambda: plr.uniform(3, low="0"), TypeError, ("`low`", "str")),
        (lambda: plr.uniform(-3), ValueError, ("-3",)),
        (lambda: plr.uniform(2.5), TypeError, ("`shape`", "float")),
        (lambda: plr.uniform(3, dtype="f4"), TypeError, ("`dtype`", "'f4'")),
        (lambda: plr.uniform(pl.ones(2)), TypeError, ("uniform: `shape`", "Tensor")),
        (lambda: plr.integers(pl.ones(2)), TypeError, ("integers: `low`", "Tensor")),
        (lambda: plr.permutation(np.ones(2)), TypeError, ("permutation: `x`", "ndarray")),
        (lambda: plr.bits(int), TypeError, ("bits: `shape`", "type")),
        (lambda: plr.uniform(3, device=pl.ones(2)), TypeError, ("uniform: `device`", "Tensor")),
        (lambda: plr.choice(3, device="tpu"), ValueError, ("choice: `device`", "'tpu'")),
        (lambda: plr.choice(3, replace=pl.ones(2)), TypeError, ("choice: `replace`", "Tensor")),
        (lambda: plr.normal(3, loc=np.array("a")), TypeError, ("normal: `loc`", "ndarray")),
        (lambda: plr.bernoulli(device=5), TypeError, ("bernoulli: `device`", "int")),
        (lambda: plr.uniform(3, generator=5), TypeError, ("`generator`", "int")),
        (lambda: plr.normal(3, dtype=pl.bool), TypeError, ("normal", "bool")),
        (lambda: plr.normal((2,), loc=pl.zeros(2), scale=pl.ones(3)), ValueError, ("(2,)", "(3,)")),
        (lambda: plr.normal(None, loc=pl.zeros(2), scale=pl.ones(3)), ValueError, ("normal", "(2,)", "(3,)")),
        (lambda: plr.normal(loc=10**400), OverflowError, ("normal: `loc`", "float64")),
        (lambda: plr.normal(loc=pl.zeros(2), scale=10**400), OverflowError, ("normal: `scale`",)),
        (lambda: plr.bernoulli(10**400), OverflowError, ("bernoulli: `p`",)),
        (lambda: plr.uniform(low=(), high=pl.ones(2)), TypeError, ("uniform: `low`", "tuple")),
        (lambda: plr.normal(loc="0", scale=pl.ones(2)), TypeError, ("normal: `loc`", "str")),
        (lambda: plr.normal(0, 1, 3), TypeError, ("positional", "normal")),
        (lambda: plr.uniform(0, 1, (2,)), TypeError, ("positional", "uniform")),
        (lambda: plr.integers(3, 3), ValueError, ("empty",)),
        (lambda: plr.integers(0), ValueError, ("empty",)),
        (lambda: plr.integers(0, 300, dtype=pl.uint8), ValueError, ("uint8", "256")),
        (lambda: plr.integers(-1, 3, dtype=pl.uint8), ValueError, ("uint8",)),
        (lambda: plr.integers(0.5, 3), TypeError, ("`low`", "float")),
        (lambda: plr.integers(0, 3, dtype=pl.float32), TypeError, ("float32",)),
        (lambda: plr.bernoulli(1.5), ValueError, ("1.5",)),
        (lambda: plr.bernoulli(pl.asarray([0.5, 2.0])), ValueError, ("[0, 1]",)),
        (lambda: plr.permutation(-1), ValueError, ("-1",)),
        (lambda: plr.permutation(pl.zeros((2, 3)), 2), IndexError, ("2",)),
        (lambda: plr.permutation(pl.zeros(())), IndexError, ("0 axes",)),
        (lambda: plr.choice(0, 3), ValueError, ("nothing",)),
        (lambda: plr.choice(3, 4, replace=False), ValueError, ("4 of 3",)),
        (lambda: plr.choice(3, 2, p=pl.asarray([1.0, -1.0, 1.0])), ValueError, ("negative",)),
        (lambda: plr.choice(3, 2, p=pl.asarray([1.0, 1.0])), ValueError, ("(2,)", "3")),
        (lambda: plr.choice(3, 2, p=[1, 1, 1]), TypeError, ("`p`", "list")),
        (lambda: plr.choice(3, 2, replace=False, p=pl.asarray([1.0, 0.0, 0.0])), ValueError, ("1 of",)),
        (lambda: plr.bits(3, dtype=pl.float32), TypeError, ("float32",)),
        (lambda: plr.Generator(-1), ValueError, ("-1",)),
        (lambda: plr.Generator(1 << 64), ValueError, ("2**64",)),
        (lambda: plr.Generator(1.5), TypeError, ("`seed`", "float")),
        (lambda: plr.Generator(1).split(-1), ValueError, ("-1",)),
        (lambda: _core._random_permutation((2, 3), 0, 0), ValueError, ("(2, 3)",)),
        (lambda: _core._random_bits((3,), 0, 0, 0, pl.float32), TypeError, ("float32",)),
    ],
)
def test_errors(call: Callable[[], Any], kind: type[Exception], words: tuple[str, ...], examined: Count) -> None:
    with pytest.raises(kind) as caught:
        call()
    for word in words:
        assert word in str(caught.value)
    examined(1)
