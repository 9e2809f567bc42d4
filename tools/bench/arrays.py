"""Operators that are not element-wise: reductions, scans, sorting, indexing, products, factorisations, transforms."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from tools.bench.elementwise import settled
from tools.bench.report import Measurement, Report
from tools.bench.timing import Plan, Work, compare, geometric_mean

if TYPE_CHECKING:
    from tools.bench.libraries import Library

LEAST, LEAST_MATMUL, MEAN = 0.8, 0.95, 1.2
CALL_NUMPY = 0.5

Shape = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """One statement in each library; `x` is the library's module, `a`, `b`, `i` are arrays."""

    name: str
    ours: str
    torch: str
    shapes: tuple[Shape, ...]
    numpy: str = ""
    dtype: str = "float32"
    indices: tuple[Shape, int] | None = None  # of `i`, and the bound of its values
    layout: str = "contiguous"
    differentiable: bool = True
    prepared: str = "plain"  # or positive definite, complex

    @property
    def size(self) -> int:
        return max(int(np.prod(s)) for s in self.shapes)

    @property
    def least(self) -> float:
        return LEAST_MATMUL if self.name.startswith("matmul") else LEAST


@dataclass(frozen=True, slots=True)
class _Cases:
    found: list[Case] = field(default_factory=list)

    def add(self, name: str, ours: str, torch: str, *shapes: Shape, **more: Any) -> None:
        self.found.append(Case(name, ours, torch, shapes, **more))


def cases(quick: bool) -> list[Case]:
    c = _Cases()
    lines = [(100, 100), (1000, 1000)] if quick else [(10, 100), (100, 100), (1000, 1000), (2000, 2000)]
    for shape in lines:
        for name in ("sum", "mean", "max", "min", "var", "argmax", "prod", "logsumexp"):
            torch = {"max": "x.amax", "min": "x.amin"}.get(name, f"x.{name}")
            numpy = {"logsumexp": ""}.get(name, f"x.{name}(a, axis=AXIS)")
            more = ", correction=0" if name == "var" else ""
            smooth = name not in ("argmax",)
            for axis in (1, 0):
                word = f"axis {axis}"
                c.add(
                    f"{name} {word}",
                    f"x.{name}(a, axis={axis})",
                    f"{torch}(a, dim={axis}{more})",
                    shape,
                    numpy=numpy.replace("AXIS", str(axis)),
                    differentiable=smooth,
                )
            if name not in ("argmax", "logsumexp"):
                whole = f"{torch}(a{more})" if name != "var" else "x.var(a, correction=0)"
                c.add(f"{name} all", f"x.{name}(a)", whole, shape, numpy=f"x.{name}(a)", differentiable=smooth)
        for name in ("softmax", "log_softmax"):
            for axis in (1, 0):
                c.add(f"{name} axis {axis}", f"x.{name}(a, axis={axis})", f"x.{name}(a, dim={axis})", shape)
        for ours, theirs in (("cumulative_sum", "cumsum"), ("cumulative_prod", "cumprod")):
            for axis in (1, 0):
                c.add(
                    f"{ours} axis {axis}",
                    f"x.{ours}(a, axis={axis})",
                    f"x.{theirs}(a, dim={axis})",
                    shape,
                    numpy=f"x.{theirs}(a, axis={axis})",
                )
        c.add(
            "sum strided", "x.sum(a.T[::2], axis=0)", "x.sum(a.T[::2], dim=0)", shape, numpy="x.sum(a.T[::2], axis=0)"
        )
        c.add("sort", "x.sort(a)", "x.sort(a)[0]", shape, numpy="x.sort(a)")
        c.add("argsort", "x.argsort(a)", "x.argsort(a, stable=True)", shape, differentiable=False)
        c.add("topk", "x.topk(a, 10)[0]", "x.topk(a, 10)[0]", shape)
        c.add("concat", "x.concat([a, b], axis=1)", "x.cat([a, b], 1)", shape, shape, numpy="x.concatenate([a, b], 1)")
        c.add("stack", "x.stack([a, b])", "x.stack([a, b])", shape, shape, numpy="x.stack([a, b])")
        c.add("flip", "x.flip(a, axis=0) + 0", "x.flip(a, (0,)) + 0", shape, numpy="x.flip(a, 0) + 0")
        c.add("roll", "x.roll(a, 3, axis=1)", "x.roll(a, 3, 1)", shape, numpy="x.roll(a, 3, 1)")
        c.add("transposing copy", "x.reshape(a.T, (-1,))", "a.T.reshape(-1)", shape, numpy="a.T.reshape(-1)")
        n = shape[0] * shape[1]
        c.add(
            "take rows", "x.take(a, i, axis=0)", "x.index_select(a, 0, i)", shape,
            indices=((shape[0],), shape[0]), numpy="x.take(a, i, axis=0)",
        )  # fmt: skip
        c.add("take flat", "x.take(a, i)", "x.take(a, i)", (n,), indices=((n,), n), numpy="x.take(a, i)")
        c.add(
            "take_along_axis", "x.take_along_axis(a, i, axis=1)", "x.gather(a, 1, i)", shape,
            indices=(shape, shape[1]), numpy="x.take_along_axis(a, i, 1)",
        )  # fmt: skip
        c.add("index array", "a[i]", "a[i]", shape, indices=((shape[0],), shape[0]), numpy="a[i]")
        c.add("mask", "a[a > 0]", "a[a > 0]", shape, numpy="a[a > 0]", differentiable=False)
    for n in (64, 256, 1024) if quick else (64, 128, 256, 512, 1024, 2048):
        for dtype in ("float32", "float64"):
            c.add(f"matmul {n}", "a @ b", "a @ b", (n, n), (n, n), numpy="a @ b", dtype=dtype)
    for dtype in ("float32", "float64"):
        c.add("matmul batched", "a @ b", "a @ b", (32, 64, 64), (32, 64, 64), numpy="a @ b", dtype=dtype)
        c.add("matmul vector", "a @ b", "a @ b", (512, 512), (512,), numpy="a @ b", dtype=dtype)
    for n in (32, 256) if quick else (8, 32, 128, 512):
        square = (n, n)
        c.add(
            f"solve {n}", "x.linalg.solve(a, b)", "x.linalg.solve(a, b)", square, square,
            numpy="x.linalg.solve(a, b)", prepared="positive definite",
        )  # fmt: skip
        for name in ("inv", "cholesky", "det"):
            text = f"x.linalg.{name}(a)"
            c.add(f"{name} {n}", text, text, square, numpy=text, prepared="positive definite")
        text = "x.linalg.svd(a, full_matrices=False)"
        c.add(f"svd {n}", text, text, square, numpy=text, differentiable=False)
        text = "x.linalg.eigh(a)"
        c.add(f"eigh {n}", text, text, square, numpy=text, prepared="positive definite", differentiable=False)
        text = "x.linalg.qr(a)"
        c.add(f"qr {n}", text, text, square, numpy=text, differentiable=False)
    for shape in ((1000,), (1 << 16,)) if quick else ((1000,), (1 << 16,), (1000, 1000), (999_983,)):
        c.add("rfft", "x.fft.rfft(a)", "x.fft.rfft(a)", shape, numpy="x.fft.rfft(a)", differentiable=False)
        c.add("fft", "x.fft.fft(a)", "x.fft.fft(a)", shape, numpy="x.fft.fft(a)", prepared="complex")
    return c.found


def _drawn(case: Case) -> dict[str, Any]:
    rng = np.random.default_rng(zlib.crc32(f"{case.name} {case.shapes}".encode()))
    found: dict[str, Any] = {}
    for name, shape in zip("ab", case.shapes, strict=False):
        values = rng.standard_normal(shape).astype(case.dtype)
        if case.prepared == "positive definite" and name == "a":
            # Eigenvalues of about 1 to 2, so that the determinant of a large matrix is a float32.
            values = values @ values.T / (4 * shape[0]) + np.eye(shape[0], dtype=case.dtype)
        if case.prepared == "complex":
            values = (values + 1j * rng.standard_normal(shape)).astype("complex64")
        found[name] = values
    if case.indices is not None:
        shape, bound = case.indices
        found["i"] = rng.integers(0, bound, shape)
    return found


def _names(library: Library, drawn: dict[str, Any]) -> dict[str, Any]:
    return {"x": library.module} | {name: library.array(values) for name, values in drawn.items()}


def _forward(library: Library, case: Case, drawn: dict[str, Any]) -> Work:
    return Work(case.torch if library.is_torch else case.ours, _names(library, drawn))


def _backward(library: Library, case: Case, drawn: dict[str, Any]) -> Work:
    names = _names(library, drawn)
    leaves = []
    for name in drawn:
        if name != "i":
            names[name] = names[name].detach().requires_grad_()
            leaves.append(names[name])
    result = eval(case.torch if library.is_torch else case.ours, dict(names))
    rng = np.random.default_rng(1)
    cotangent = rng.standard_normal(tuple(result.shape)).astype(case.dtype)
    if case.prepared == "complex":
        cotangent = cotangent.astype("complex64")
    names = {"grad": library.grad, "y": result, "leaves": leaves, "g": library.array(cotangent)}
    return Work("grad(y, leaves, g, retain_graph=True)", names)


def _check(report: Report, libraries: list[Library], case: Case, drawn: dict[str, Any]) -> None:
    """A fast wrong answer is no answer."""
    results = []
    for library in libraries:
        work = _forward(library, case, drawn)
        found = eval(work.statement, dict(work.names))
        found = found[1] if case.name.startswith(("svd", "eigh", "qr")) else found
        results.append(np.asarray(found))
    ours, theirs = results
    if case.name.startswith("qr"):
        ours, theirs = abs(ours), abs(theirs)
    if case.name.startswith("eigh"):
        return  # vectors: up to their signs
    if not np.allclose(ours, theirs, rtol=2e-3, atol=2e-3 * (1 + np.abs(theirs).max())):
        report.note(f"{case.name}: pylucid and torch differ by up to {np.abs(ours - theirs).max():.2g}")


def run(report: Report, libraries: list[Library], plan: Plan, quick: bool, only: frozenset[str]) -> None:
    """Forward and backward against PyTorch, forward against NumPy."""
    chosen = [c for c in cases(quick) if not only or c.name.split()[0] in only]
    forward: list[Measurement] = []
    backward: list[Measurement] = []
    report.heading("Operators that are not element-wise, one thread")
    for case in chosen:
        drawn = _drawn(case)
        try:
            if len(libraries) > 1:
                _check(report, libraries, case, drawn)
            works = {lib.name: _forward(lib, case, drawn) for lib in libraries}
            if case.numpy:
                works["numpy"] = Work(case.numpy, {"x": np} | drawn)
            forward.append(_measurement("arrays", case, settled(works, plan, case.least)))
            if case.differentiable and len(libraries) > 1:
                works = {lib.name: _backward(lib, case, drawn) for lib in libraries}
                backward.append(_measurement("arrays backward", case, settled(works, plan, case.least)))
        except (AttributeError, RuntimeError, TypeError, ValueError, NotImplementedError) as problem:
            report.note(f"{case.name} {case.shapes}: {type(problem).__name__}: {str(problem).splitlines()[0]}")
    report.measurements += forward + backward
    if len(libraries) < 2:
        return
    for name, found in (("forward", forward), ("backward", backward)):
        if not found:
            continue
        report.slowest(found, "torch", 25)
        speeds = [m.speed("torch") for m in found]
        label = f"arrays {name}"
        report.target(f"{label}, geometric mean of {len(speeds)} cases", geometric_mean(speeds), MEAN, at_least=True)
        products = [m.speed("torch") for m in found if m.case.startswith("matmul")]
        others = [m.speed("torch") for m in found if not m.case.startswith("matmul")]
        if others:
            report.target(f"{label}, least of {len(others)} cases", min(others), LEAST, at_least=True)
        if products:
            report.target(f"{label}, least of {len(products)} products", min(products), LEAST_MATMUL, at_least=True)
    versus = [m for m in forward if "numpy" in m.seconds]
    if versus:
        report.figure(
            "arrays forward, geometric mean against numpy", geometric_mean(m.speed("numpy") for m in versus), "x"
        )
    _calls(report, libraries, plan, only)


SMALL: dict[str, tuple[str, str]] = {
    "sum": ("x.sum(a)", "x.sum(a)"),
    "mean": ("x.mean(a)", "x.mean(a)"),
    "max": ("x.max(a)", "x.max(a)"),
    "argmax": ("x.argmax(a)", "x.argmax(a)"),
    "var": ("x.var(a)", "x.var(a)"),
    "std": ("x.std(a)", "x.std(a)"),
    "prod": ("x.prod(a)", "x.prod(a)"),
    "any": ("x.any(a)", "x.any(a)"),
    "cumulative_sum": ("x.cumulative_sum(a)", "x.cumsum(a)"),
    "sort": ("x.sort(a)", "x.sort(a)"),
    "argsort": ("x.argsort(a)", "x.argsort(a)"),
    "reshape": ("x.reshape(a, (2, 4))", "x.reshape(a, (2, 4))"),
    "expand_dims": ("x.expand_dims(a, axis=0)", "x.expand_dims(a, axis=0)"),
    "concat": ("x.concat([a, a])", "x.concatenate([a, a])"),
    "stack": ("x.stack([a, a])", "x.stack([a, a])"),
    "flip": ("x.flip(a)", "x.flip(a)"),
    "roll": ("x.roll(a, 2)", "x.roll(a, 2)"),
    "tile": ("x.tile(a, (2,))", "x.tile(a, (2,))"),
    "repeat": ("x.repeat(a, 2)", "x.repeat(a, 2)"),
    "take": ("x.take(a, i)", "x.take(a, i)"),
    "getitem": ("a[1:5]", "a[1:5]"),
    "index array": ("a[i]", "a[i]"),
    "mask": ("a[m]", "a[m]"),
    "matmul": ("x.matmul(a, a)", "x.matmul(a, a)"),
    "vecdot": ("x.vecdot(a, a)", "x.vecdot(a, a)"),
    "outer": ("x.linalg.outer(a, a)", "x.outer(a, a)"),
    "vector_norm": ("x.linalg.vector_norm(a)", "x.linalg.vector_norm(a)"),
    "rfft": ("x.fft.rfft(a)", "x.fft.rfft(a)"),
    "unique_values": ("x.unique_values(a)", "x.unique(a)"),
    "searchsorted": ("x.searchsorted(a, a)", "x.searchsorted(a, a)"),
    "nonzero": ("x.nonzero(a)", "x.nonzero(a)"),
    "zeros": ("x.zeros(8)", "x.zeros(8)"),
    "arange": ("x.arange(8)", "x.arange(8)"),
    "linspace": ("x.linspace(0, 1, 8)", "x.linspace(0, 1, 8)"),
    "meshgrid": ("x.meshgrid(a, a)", "x.meshgrid(a, a)"),
    "tril": ("x.tril(s)", "x.tril(s)"),
    "diff": ("x.diff(a)", "x.diff(a)"),
    "moveaxis": ("x.moveaxis(s, 0, 1)", "x.moveaxis(s, 0, 1)"),
    "inv": ("x.linalg.inv(s)", "x.linalg.inv(s)"),
    "solve": ("x.linalg.solve(s, s)", "x.linalg.solve(s, s)"),
    "svd": ("x.linalg.svd(s)", "x.linalg.svd(s)"),
}


def _calls(report: Report, libraries: list[Library], plan: Plan, only: frozenset[str]) -> None:
    """A call on eight elements as a share of NumPy's time."""
    report.heading("One call on 8 float32 elements, not element-wise")
    values = {
        "a": np.linspace(-1, 1, 8, dtype=np.float32),
        "i": np.array([0, 3, 2]),
        "m": np.array([True, False] * 4),
        "s": np.array([[2.0, 1.0], [1.0, 3.0]], dtype=np.float32),
    }
    found = []
    for name, (ours, theirs) in SMALL.items():
        if only and name not in only:
            continue
        works = {
            "pylucid": Work(ours, _names(libraries[0], values)),
            "numpy": Work(theirs, {"x": np} | values),
        }
        try:
            seconds = compare(works, plan)
        except (AttributeError, RuntimeError, TypeError, ValueError) as problem:
            report.note(f"{name}: {type(problem).__name__}: {str(problem).splitlines()[0]}")
            continue
        found.append(Measurement("array calls", name, seconds, size=8))
    report.measurements += found
    if found:
        report.slowest(found, "numpy", 12)
        shares = sorted(m.share("numpy") for m in found)
        median = shares[len(shares) // 2]
        name = f"time of a call, as a share of numpy's (median of {len(shares)} operators, not element-wise)"
        report.target(name, median, CALL_NUMPY, at_least=False)


def _measurement(section: str, case: Case, seconds: dict[str, float]) -> Measurement:
    return Measurement(section, case.name, seconds, case.layout, case.size, case.dtype)
