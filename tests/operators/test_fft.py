"""Fourier transforms: values against NumPy in double precision, derivatives of every kind, and what users get wrong.

All are linear over the real numbers, so that the derivative in a direction is the transform of the direction.
"""

from __future__ import annotations

import shutil
import subprocess
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import COMPLEX, DEVICES, EVERY, HALF, NOT_ON_GPU, REAL, rounded, tensor, to_numpy

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]

OURS = {name: getattr(pl.ops, name) for name in (
    "fft", "ifft", "rfft", "irfft", "hfft", "ihfft", "fftn", "ifftn", "rfftn", "irfftn",
)}  # fmt: skip
FROM_REAL = ("rfft", "ihfft", "rfftn")
TO_REAL = ("irfft", "hfft", "irfftn")
NORMS = ("backward", "ortho", "forward")
_EPS = {"float32": 1.2e-7, "float64": 2.2e-16}


@dataclass(frozen=True)
class Case:
    name: str
    shape: tuple[int, ...]
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        words = [f"{k}={v}" for k, v in self.options]
        return "-".join([self.name, str(self.shape), *words]).replace(" ", "")

    def ours(self, x: Any, view: Any = lambda x: x) -> Any:
        return OURS[self.name](view(x), **dict(self.options))

    def numpys(self, x: Any) -> Any:
        options = dict(self.options)
        if "s" in options and "axes" not in options:
            # NumPy deprecates the default that the standard has.
            s = options["s"]
            options["axes"] = tuple(range(x.ndim - len(s), x.ndim))
        return np.asarray(getattr(np.fft, self.name)(x, **options))

    @property
    def dtypes(self) -> tuple[str, ...]:
        return tuple(d for d in EVERY if d not in COMPLEX) if self.name in FROM_REAL else EVERY

    @property
    def differentiable(self) -> tuple[str, ...]:
        return ("float64",) if self.name in FROM_REAL else ("float64", "complex128")

    def array(self, dtype: str, seed: int = 0) -> Any:
        rng = np.random.default_rng(zlib.crc32(str(self).encode()) + seed)
        return draw(rng, self.shape, dtype)


def draw(rng: np.random.Generator, shape: tuple[int, ...], dtype: str) -> Any:
    if dtype in COMPLEX:
        return rounded(rng.normal(size=shape) + 1j * rng.normal(size=shape), dtype)
    if dtype in REAL:
        return rounded(rng.normal(size=shape), dtype)
    return rng.integers(0, 2 if dtype == "bool" else 9, shape).astype(dtype)


def _cases() -> list[Case]:
    found: list[Case] = []

    def add(name: str, shape: tuple[int, ...], **options: Any) -> None:
        found.append(Case(name, shape, tuple(options.items())))

    for name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"):
        for length in (2, 3, 7, 8, 16, 30, 61, 64, 100):
            add(name, (length,))
        add(name, (9, 12), axis=0, norm="ortho")
        add(name, (3, 1, 5, 4), axis=-2)
        add(name, (2, 5, 17), axis=1, n=9)
        add(name, (0, 6))
        add(name, (4, 0, 3), axis=0)
        for norm in NORMS:
            for n in (1, 2, 5, 6, 11):
                add(name, (2, 6), n=n, norm=norm)
    for name in ("fft", "ifft", "rfft", "ihfft"):
        add(name, (1,))
    for name in ("fftn", "ifftn", "rfftn", "irfftn"):
        add(name, (5,))
        add(name, (4, 6))
        add(name, (3, 5, 4))
        add(name, (3, 5, 4), axes=(0,))
        add(name, (3, 5, 4), axes=(-1, 0))
        add(name, (3, 0, 4), axes=(2, 0))
        for norm in NORMS:
            add(name, (3, 6, 4), s=(5, 4), norm=norm)
            add(name, (3, 6, 4), s=(4, 3), axes=(2, 0), norm=norm)
    return found


CASES = _cases()


def limit(case: Case, dtype: str) -> float:
    narrow = dtype in ("float64", "complex128")
    size = max(1, int(np.prod(case.shape)), *(v for k, v in case.options if k == "n"))
    return 4 * _EPS["float64" if narrow else "float32"] * (3 + np.log2(size))


def check(got: Any, wanted: Any, dtype: str, bound: float) -> None:
    wide = dtype in ("float64", "complex128")
    names = ("complex128", "float64") if wide else ("complex64", "float32")
    assert got.dtype.name == (names[0] if np.iscomplexobj(wanted) else names[1])
    assert got.shape == wanted.shape
    error = np.max(np.abs(to_numpy(got) - wanted), initial=0.0)
    assert error <= bound * max(1.0, float(np.sqrt(np.mean(np.abs(wanted) ** 2))) if wanted.size else 1.0) * 4


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_values(device: str, case: Case, examined: Count) -> None:
    for dtype in case.dtypes:
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        a = case.array(dtype)
        wide = a.astype(np.complex128 if dtype in COMPLEX else np.float64)
        check(case.ours(tensor(a, dtype, device)), case.numpys(wide), dtype, limit(case, dtype))
        examined(1)


VIEWS: dict[str, Callable[[Any], Any]] = {
    "transposed": lambda x: x.T,
    "reversed": lambda x: x[::-1, ::-1],
    "every other": lambda x: x[::2, 1::2],
    "row": lambda x: x[3],
    "column": lambda x: x[:, 2],
}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("name", OURS)
def test_layouts(device: str, view: str, name: str, examined: Count) -> None:
    rng = np.random.default_rng(5)
    for dtype in ("float32", "float64") if name in FROM_REAL else ("float32", "complex64", "complex128"):
        if device == "gpu" and dtype in NOT_ON_GPU:
            continue
        a = draw(rng, (10, 12), dtype)
        wide = VIEWS[view](a).astype(np.complex128 if dtype in COMPLEX else np.float64)
        got = OURS[name](VIEWS[view](tensor(a, dtype, device)))
        check(got, getattr(np.fft, name)(wide), dtype, 1e-6 if dtype in ("float32", "complex64") else 1e-15)
        examined(1)
    x = pl.broadcast_to(tensor(draw(rng, (1, 6), "float32"), "float32", device), (4, 6))
    check(OURS[name](x), getattr(np.fft, name)(to_numpy(x).astype(np.float64)), "float32", 1e-6)


def test_odd_memory(examined: Count) -> None:
    """Strides that are no multiple of a number, and numbers off their alignment, as NumPy's records have them."""
    records = np.zeros(24, dtype=np.dtype([("a", "u1"), ("x", "c16"), ("y", "f4")]))
    records["x"], records["y"] = np.arange(24) * (1 - 2j), np.arange(24) ** 2
    for field, names in (("x", ("fft", "irfft")), ("y", ("rfft", "fft"))):
        for name in names:
            x = pl.asarray(records[field])
            wanted = getattr(np.fft, name)(records[field].astype(np.complex128 if field == "x" else np.float64))
            np.testing.assert_allclose(to_numpy(OURS[name](x)), wanted, rtol=1e-5, atol=1e-3)
            examined(1)


@pytest.mark.parametrize("length", [32768, 65537, 70000])
def test_long(length: int, examined: Count) -> None:
    """Lengths beyond ducc0's cache of plans, alone and beside others, on one thread and on two."""
    rng = np.random.default_rng(length)
    before = pl.get_num_threads()
    for dtype in ("complex64", "complex128", "float32", "float64"):
        a = draw(rng, (3, length), dtype)
        wide = a.astype(np.complex128 if dtype in COMPLEX else np.float64)
        bound = 2e-6 if dtype in ("complex64", "float32") else 1e-14
        for threads in (1, 2):
            pl.set_num_threads(threads)
            try:
                names = ("fft", "irfft") if dtype in COMPLEX else ("rfft", "ifft")
                for name in names:
                    for x, y in ((a, wide), (a[0], wide[0]), (a[::-1], wide[::-1])):
                        check(OURS[name](tensor(x, dtype, "cpu")), getattr(np.fft, name)(y), dtype, bound)
                        examined(1)
            finally:
                pl.set_num_threads(before)


def inner(a: Any, b: Any) -> float:
    return float(np.sum(np.conj(a) * b).real)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_gradients(device: str, case: Case, examined: Count) -> None:
    for dtype in case.differentiable:
        kind = dtype if device == "cpu" else {"float64": "float32", "complex128": "complex64"}[dtype]
        a, d = case.array(kind), case.array(kind, 1)
        x = tensor(a, kind, device, requires_grad=True)
        out = case.ours(x)
        rate = case.numpys(d.astype(dtype))
        g = draw(np.random.default_rng(2), out.shape, out.dtype.name)
        scale = 1 + float(np.sum(np.abs(np.conj(g) * rate)))
        bound = 1e-13 if device == "cpu" else 1e-5
        for create_graph in (False, True):
            (grad,) = pl.autograd.grad(
                out, [x], tensor(g, out.dtype.name, device), retain_graph=True, create_graph=create_graph
            )
            assert (grad.shape, grad.dtype) == (x.shape, x.dtype)
            assert abs(inner(to_numpy(grad), d) - inner(g, rate)) <= bound * scale
        _, tangent = pl.func.jvp(case.ours, (x.detach(),), (tensor(d, kind, device),))
        check(tangent, rate, kind, 1e-14 if device == "cpu" else 1e-5)
        examined(1)


@pytest.mark.parametrize("case", [c for c in CASES if 0 not in c.shape], ids=str)
def test_second_derivatives(case: Case, examined: Count) -> None:
    """Of a cube of the transform of x x + x, so that there is a second derivative to get wrong."""
    for dtype in case.differentiable:
        a, d = case.array(dtype), case.array(dtype, 1)
        x = tensor(a, dtype, "cpu", requires_grad=True)

        def composed(x: Any) -> Any:
            inside = case.ours(x * x + x)
            return inside * inside * inside

        def numpys(step: float, a: Any = a, d: Any = d) -> Any:
            moved = a + step * d
            return case.numpys(moved * moved + moved) ** 3

        step = 1e-3
        values = [numpys(k * step) for k in (-2, -1, 0, 1, 2)]
        bend = (-values[0] + 16 * values[1] - 30 * values[2] + 16 * values[3] - values[4]) / (12 * step**2)
        out = composed(x)
        g = draw(np.random.default_rng(4), out.shape, out.dtype.name)
        scale = 1 + float(np.sum(np.abs(g) * (np.abs(bend) + np.abs(values[2]))))
        move = tensor(d, dtype, "cpu")
        (first,) = pl.autograd.grad(out, [x], tensor(g, out.dtype.name, "cpu"), create_graph=True)
        (second,) = pl.autograd.grad(first, [x], move)
        assert abs(inner(to_numpy(second), d) - inner(g, bend)) <= 1e-6 * scale, "reverse over reverse"

        def along(x: Any, move: Any = move) -> Any:
            return pl.func.jvp(composed, (x,), (move,))[1]

        _, twice = pl.func.jvp(along, (x.detach(),), (move,))
        assert abs(inner(g, to_numpy(twice)) - inner(g, bend)) <= 1e-6 * scale, "forward over forward"
        examined(1)


def test_gradient_dtypes(examined: Count) -> None:
    for dtype in (*HALF, "float32", "complex64"):
        for name, ours in OURS.items():
            if name in FROM_REAL and dtype in COMPLEX:
                continue
            x = tensor(draw(np.random.default_rng(1), (4, 6), dtype), dtype, "cpu", requires_grad=True)
            pl.sum(pl.square(pl.abs(ours(x)))).backward()
            assert x.grad.dtype is x.dtype
            assert np.all(np.isfinite(to_numpy(x.grad)))
            examined(1)


def test_known_gradients(examined: Count) -> None:
    """The convention of PyTorch: dL/d(re) + i dL/d(im)."""
    z = tensor([1 + 2j, -1j, 3.0], "complex128", "cpu", requires_grad=True)
    out = pl.ops.fft(z)
    (g,) = pl.autograd.grad(out, [z], tensor([1j, 0, 0], "complex128", "cpu"))
    np.testing.assert_allclose(to_numpy(g), [1j, 1j, 1j], atol=1e-15)
    (g,) = pl.autograd.grad(pl.ops.fft(z), [z], tensor([0, 1, 0], "complex128", "cpu"))
    np.testing.assert_allclose(to_numpy(g), np.exp(2j * np.pi * np.arange(3) / 3), atol=1e-15)
    # The imaginary parts that irfft ignores have no gradient.
    h = tensor([1 + 5j, 2 + 1j, 3 + 7j], "complex128", "cpu", requires_grad=True)
    (g,) = pl.autograd.grad(pl.ops.irfft(h), [h], tensor([1, 2, 3, 4], "float64", "cpu"))
    assert to_numpy(g)[[0, 2]].imag.tolist() == [0, 0]
    np.testing.assert_allclose(to_numpy(g), [2.5, (-2 + 2j) / 2, -0.5], atol=1e-15)
    examined(3)


@pytest.mark.parametrize("device", DEVICES)
def test_round_trips(device: str, examined: Count) -> None:
    rng = np.random.default_rng(6)
    for norm in NORMS:
        z = tensor(draw(rng, (4, 9), "complex64"), "complex64", device)
        x = tensor(draw(rng, (4, 9), "float32"), "float32", device)
        pairs = [
            (z, pl.ops.ifft(pl.ops.fft(z, norm=norm), norm=norm)),
            (z, pl.ops.ifftn(pl.ops.fftn(z, norm=norm), norm=norm)),
            (x, pl.ops.irfft(pl.ops.rfft(x, norm=norm), n=9, norm=norm)),
            (x, pl.ops.irfftn(pl.ops.rfftn(x, norm=norm), s=(4, 9), norm=norm)),
            (x, pl.ops.hfft(pl.ops.ihfft(x, norm=norm), n=9, norm=norm)),
        ]
        for wanted, got in pairs:
            np.testing.assert_allclose(to_numpy(got), to_numpy(wanted), atol=2e-6)
            examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_frequencies(device: str, examined: Count) -> None:
    for n in (1, 2, 3, 8, 9, 100):
        for d in (1, 0.5, 3.7, -2.0):
            for dtype in ("float32", "float64"):
                if device == "gpu" and dtype in NOT_ON_GPU:
                    continue
                options = {"d": d, "dtype": getattr(pl, dtype), "device": device}
                for ours, theirs in ((pl.ops.fftfreq, np.fft.fftfreq), (pl.ops.rfftfreq, np.fft.rfftfreq)):
                    got = ours(n, **options)
                    assert (got.dtype.name, got.device) == (dtype, device)
                    np.testing.assert_allclose(to_numpy(got), theirs(n, d=d), rtol=3 * _EPS[dtype])
                    examined(1)
    assert pl.ops.fftfreq(4).dtype is pl.float32
    assert pl.ops.fftfreq(8, d=0.1, dtype=pl.float16).dtype is pl.float16


@pytest.mark.parametrize("device", DEVICES)
def test_shifts(device: str, examined: Count) -> None:
    for shape in ((1,), (4,), (5,), (3, 4), (2, 0, 3), (4, 5, 3)):
        a = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
        x = tensor(a, "float32", device)
        axes: list[Any] = [None, *range(len(shape)), *([(-1, 0)] if len(shape) > 1 else []), ()]
        for axis in axes:
            for ours, theirs in ((pl.ops.fftshift, np.fft.fftshift), (pl.ops.ifftshift, np.fft.ifftshift)):
                np.testing.assert_array_equal(to_numpy(ours(x, axes=axis)), theirs(a, axes=axis))
                examined(1)
    x = tensor(np.arange(5.0), "float64", "cpu", requires_grad=True)
    (g,) = pl.autograd.grad(pl.ops.fftshift(x), [x], tensor([1, 2, 3, 4, 5], "float64", "cpu"))
    assert g.tolist() == [3, 4, 5, 1, 2]
    examined(1)


X = pl.asarray([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("name", "call", "kind", "words"),
    [
        ("fft", lambda x: pl.ops.fft(x, n=0), ValueError, ("`n` is 0",)),
        ("ifft", lambda x: pl.ops.ifft(x, n=-3), ValueError, ("-3",)),
        ("fft", lambda x: pl.ops.fft(x, axis=2), IndexError, ("2",)),
        ("fft", lambda x: pl.ops.fft(x[0, 0]), IndexError, ("-1",)),
        ("rfft", lambda x: pl.ops.rfft(x[:, :0]), ValueError, ("length 0",)),
        ("irfft", lambda x: pl.ops.irfft(x[:, :1]), ValueError, ("length 1",)),
        ("hfft", lambda x: pl.ops.hfft(x, n=0), ValueError, ("`n` is 0",)),
        ("fft", lambda x: pl.ops.fft(x, norm="none"), ValueError, ("none", "ortho")),
        ("fft", lambda x: pl.ops.fft(x, n=1.5), TypeError, ("n",)),
        ("rfft", lambda x: pl.ops.rfft(pl.astype(x, pl.complex64)), TypeError, ("complex64",)),
        ("rfftn", lambda x: pl.ops.rfftn(pl.astype(x, pl.complex64)), TypeError, ("complex64",)),
        ("fftn", lambda x: pl.ops.fftn(x, axes=(0, 0)), ValueError, ("twice",)),
        ("fftn", lambda x: pl.ops.fftn(x, axes=(0, -2)), ValueError, ("twice",)),
        ("ifftn", lambda x: pl.ops.ifftn(x, axes=5), IndexError, ("5",)),
        ("fftn", lambda x: pl.ops.fftn(x, s=(2, 0)), ValueError, ("0",)),
        ("fftn", lambda x: pl.ops.fftn(x, s=(2, 2), axes=(0,)), ValueError, ("one for each",)),
        ("fftn", lambda x: pl.ops.fftn(x, s=(2, 2, 2)), ValueError, ("3 lengths",)),
        ("fftn", lambda x: pl.ops.fftn(x, norm="ortho "), ValueError, ("'ortho '",)),
        ("rfftn", lambda x: pl.ops.rfftn(x, axes=()), ValueError, ("no axis",)),
        ("irfftn", lambda x: pl.ops.irfftn(x, axes=()), ValueError, ("no axis",)),
        ("irfftn", lambda x: pl.ops.irfftn(x[:, :1]), ValueError, ("length 1",)),
        ("fftfreq", lambda x: pl.ops.fftfreq(0), ValueError, ("`n` is 0",)),
        ("fftfreq", lambda x: pl.ops.fftfreq(3, d=0), ValueError, ("`d`",)),
        ("rfftfreq", lambda x: pl.ops.rfftfreq(3, dtype=pl.int32), TypeError, ("int32",)),
        ("rfftfreq", lambda x: pl.ops.rfftfreq(3, d="1"), TypeError, ("`d`",)),
        ("fftshift", lambda x: pl.ops.fftshift(x, axes=2), IndexError, ("2",)),
        ("ifftshift", lambda x: pl.ops.ifftshift([1.0]), TypeError, ("list", "Tensor")),
    ],
)
def test_errors(
    device: str, name: str, call: Callable[[Any], Any], kind: type[Exception], words: tuple[str, ...], examined: Count
) -> None:
    with pytest.raises(kind) as caught:
        call(X if device == "cpu" else X.to("gpu")).tolist()
    message = str(caught.value)
    assert message.startswith(f"{name}:") or message.startswith(f"{name}(")
    for word in words:
        assert word in message
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_not_finite(device: str, examined: Count) -> None:
    x = tensor([1.0, np.nan, 2.0, 3.0], "float32", device)
    assert np.all(np.isnan(to_numpy(pl.ops.rfft(x))))
    assert not np.any(np.isfinite(to_numpy(pl.ops.fft(tensor([1.0, np.inf, 2.0], "float32", device)))))
    examined(2)


def test_threads_and_lines_agree(examined: Count) -> None:
    """A batch gives what its rows give, to rounding, on any number of threads."""
    before = pl.get_num_threads()
    rng = np.random.default_rng(9)
    for dtype in ("complex64", "float32", "float64"):
        x = tensor(draw(rng, (301, 250), dtype), dtype, "cpu")
        transform = pl.ops.fft if dtype in COMPLEX else pl.ops.rfft
        whole = []
        for threads in (1, 2, 5):
            pl.set_num_threads(threads)
            try:
                whole.append(to_numpy(transform(x)))
            finally:
                pl.set_num_threads(before)
        rows = np.stack([to_numpy(transform(x[i])) for i in range(0, 301, 50)])
        for one in whole:
            bound = 5e-5 if dtype != "float64" else 1e-13
            np.testing.assert_allclose(one[::50], rows, atol=bound)
            np.testing.assert_allclose(one, whole[0], atol=bound)
            examined(1)


def test_module(examined: Count) -> None:
    import pylucid.fft

    for name in pylucid.fft.__all__:
        assert getattr(pylucid.fft, name) is getattr(pl.ops, name)
        examined(1)


def test_objects_show_the_linker_one_name(examined: Count) -> None:
    """What is compiled for an instruction set cannot be taken for the same function of another."""
    objects = sorted((Path(__file__).parents[2] / "build").glob("fft_*.o"))
    if not objects or shutil.which("nm") is None:
        pytest.skip("no object files and nm: one instruction set, or built elsewhere")
    for path in objects:
        listing = subprocess.run(
            ["nm", "-g", "--defined-only", path], capture_output=True, text=True, check=True
        ).stdout
        names = [line.split()[-1] for line in listing.splitlines()]
        assert len(names) == 1
        assert names[0].endswith("fft_transformsEv")
        examined(1)


@pytest.mark.parametrize("name", ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft"])
def test_lengths_that_no_memory_has(name: str) -> None:
    with pytest.raises(ValueError, match=rf"^{name}: .*2\*\*63"):
        getattr(pl.fft, name)(pl.ones((3, 3)), n=2**62)
