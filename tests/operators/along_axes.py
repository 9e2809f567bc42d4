"""Checks of operators along axes: values against NumPy, derivatives against central differences in float64.

A case is a function of one array, written once for the package and once for NumPy. Cotangents and directions
are random.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from cases import COMPLEX, EVERY, HALF, REAL, SIGNED, rounded, tensor, to_numpy

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

INTEGERS = tuple(d for d in EVERY if d not in REAL and d not in COMPLEX and d != "bool")
RTOL = {"float16": 2e-3, "bfloat16": 1.6e-2, "float32": 4e-6, "float64": 1e-13, "complex64": 8e-6, "complex128": 1e-13}
Shape = tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """`words` tells the cases of one operator apart; `dtypes` are those accepted, `result` the dtype of the value."""

    name: str
    words: str
    shape: Shape
    ours: Callable[[Any], Any]
    numpys: Callable[[Any], Any]
    dtypes: tuple[str, ...] = REAL
    result: Callable[[str], str] = str
    differentiable: bool = True
    high: int = 5  # integers are below

    def __str__(self) -> str:
        return f"{self.name}-{self.words}".replace(" ", "")


def in_64_bits(dtype: str) -> str:
    """The dtype of a sum or product."""
    if dtype in REAL or dtype in COMPLEX:
        return dtype
    return "uint64" if dtype.startswith("u") else "int64"


def entered(dtype: str) -> str:
    """The dtype in which an operator of floating point numbers computes."""
    return dtype if dtype in REAL or dtype in COMPLEX else "float32"


def fill(case: Case, dtype: str, seed: int = 0) -> Any:
    rng = np.random.default_rng(zlib.crc32(str(case).encode()) + seed)
    if dtype == "bool":
        return rng.random(case.shape) < 0.5
    if dtype in COMPLEX:
        return rounded(rng.normal(size=case.shape) + 1j * rng.normal(size=case.shape), dtype)
    if dtype in REAL:
        return rounded(rng.normal(size=case.shape), dtype)
    return rng.integers(-case.high if dtype in SIGNED else 0, case.high, case.shape).astype(dtype)


def check_values(case: Case, dtype: str, device: str) -> None:
    array = fill(case, dtype)
    wide = array
    if dtype in COMPLEX:
        wide = array.astype(np.complex128)
    elif dtype in REAL or case.result is entered:
        wide = array.astype(np.float64)
    with np.errstate(all="ignore"):
        wanted = np.asarray(case.numpys(wide))
    got = case.ours(tensor(array, dtype, device))
    assert got.shape == wanted.shape, dtype
    assert got.device == device
    assert got.dtype.name == case.result(dtype)
    values = to_numpy(got)
    if got.dtype.name not in RTOL:
        np.testing.assert_array_equal(values, wanted.astype(values.dtype), err_msg=dtype)
        return
    limit = RTOL[dtype] if dtype in RTOL else RTOL["float32"]
    finite = np.abs(wanted[np.isfinite(wanted)])
    scale = float(np.max(finite, initial=1.0)) * max(1, *case.shape, 1) ** 0.5
    np.testing.assert_allclose(values, wanted, rtol=4 * limit, atol=limit * scale, err_msg=dtype)


def check_gradients(case: Case, device: str) -> None:
    """Reverse mode, eager and recorded, and forward mode against central differences of NumPy's function."""
    dtype = "float64" if device == "cpu" else "float32"
    limit = 1e-8 if device == "cpu" else 5e-5
    array, direction = fill(case, dtype), fill(case, dtype, 1)
    leaf = tensor(array, dtype, device, requires_grad=True)
    output = case.ours(leaf)
    assert output.requires_grad
    g = rounded(np.random.default_rng(3).normal(size=output.shape), dtype)
    step = 1e-5
    wide, move = array.astype(np.float64), direction.astype(np.float64)
    with np.errstate(all="ignore"):
        rate = np.asarray(case.numpys(wide + step * move) - case.numpys(wide - step * move)) / (2 * step)
    scale = 1 + float(np.sum(np.abs(g * rate)))
    for create_graph in (False, True):
        (gradient,) = pl.autograd.grad(
            output, [leaf], tensor(g, dtype, device), retain_graph=True, create_graph=create_graph
        )
        assert gradient.shape == leaf.shape
        assert gradient.dtype is leaf.dtype
        found = float(np.sum(to_numpy(gradient).astype(np.float64) * move))
        assert abs(found - float(np.sum(g * rate))) <= limit * scale
    _, tangent = pl.func.jvp(case.ours, (leaf.detach(),), (tensor(direction, dtype, device),))
    assert tangent.shape == output.shape
    bound = limit * (1 + np.max(np.abs(rate), initial=0.0))
    np.testing.assert_allclose(to_numpy(tangent), rate, rtol=limit, atol=bound)


def check_second(case: Case) -> None:
    """Reverse over reverse and forward over forward, through a square before and a cube after."""
    array, direction = fill(case, "float64"), fill(case, "float64", 1)

    def composed(x: Any) -> Any:
        inner = case.ours(x * x + x)
        return inner * inner * inner

    def numpys(step: float) -> Any:
        moved = array + step * direction
        with np.errstate(all="ignore"):
            return np.asarray(case.numpys(moved * moved + moved)) ** 3

    step = 1e-3
    values = [numpys(k * step) for k in (-2, -1, 0, 1, 2)]
    bend = (-values[0] + 16 * values[1] - 30 * values[2] + 16 * values[3] - values[4]) / (12 * step**2)
    leaf = tensor(array, "float64", "cpu", requires_grad=True)
    output = composed(leaf)
    g = np.random.default_rng(4).normal(size=output.shape)
    wanted = float(np.sum(g * bend))
    limit = 2e-6 * (1 + float(np.sum(np.abs(g) * (np.abs(bend) + np.abs(values[2])))))
    move = tensor(direction, "float64", "cpu")
    (first,) = pl.autograd.grad(output, [leaf], tensor(g, "float64", "cpu"), create_graph=True)
    (second,) = pl.autograd.grad(first, [leaf], move)
    assert abs(float(np.sum(to_numpy(second) * direction)) - wanted) <= limit, "reverse over reverse"

    def rate(x: Any) -> Any:
        return pl.func.jvp(composed, (x,), (move,))[1]

    _, twice = pl.func.jvp(rate, (leaf.detach(),), (move,))
    assert abs(float(np.sum(g * to_numpy(twice))) - wanted) <= limit, "forward over forward"


def check_gradient_dtypes(case: Case, dtype: str) -> None:
    """In half types and complex numbers: dtype and shape, and Re<gradient, d> = Re<g, tangent>."""
    array, direction = fill(case, dtype), fill(case, dtype, 1)
    leaf = tensor(array, dtype, "cpu", requires_grad=True)
    output = case.ours(leaf)
    g = rounded(np.random.default_rng(5).normal(size=output.shape), dtype)
    (gradient,) = pl.autograd.grad(output, [leaf], tensor(g, dtype, "cpu"))
    assert (gradient.dtype.name, gradient.shape) == (dtype, array.shape)
    _, tangent = pl.func.jvp(case.ours, (leaf.detach(),), (tensor(direction, dtype, "cpu"),))
    forward = np.conj(g) * to_numpy(tangent)
    reverse = np.conj(to_numpy(gradient)) * direction
    scale = 1 + float(np.sum(np.abs(forward))) + float(np.sum(np.abs(reverse)))
    assert abs(forward.sum().real - reverse.sum().real) <= 8 * RTOL[dtype] * scale


GRADIENT_DTYPES = (*HALF, "complex64")
