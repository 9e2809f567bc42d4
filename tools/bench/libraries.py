"""The libraries behind one interface: arrays in every layout, functions, gradients."""

from __future__ import annotations

import importlib
import importlib.util
import math
import zlib
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Any

import numpy as np

from tools.bench.timing import Work

if TYPE_CHECKING:
    from tools.bench.operators import Case, Input

LAYOUTS = ("contiguous", "strided", "transposed", "broadcast")
_HALF = ("float16", "bfloat16")


@dataclass(frozen=True, slots=True)
class Setting:
    """What a case is measured on."""

    layout: str
    size: int
    dtype: str = "float32"


class Library:
    """pylucid or PyTorch: both name what is needed here alike, but for a few functions."""

    def __init__(self, name: str, threads: int) -> None:
        self.name = name
        self.module: Any = importlib.import_module(name)
        self.module.set_num_threads(threads)
        self.grad: Any = self.module.autograd.grad

    @property
    def is_torch(self) -> bool:
        return self.name == "torch"

    def array(self, values: Any, dtype: str = "") -> Any:
        array = self.module.from_numpy(values) if self.is_torch else self.module.asarray(values)
        if not dtype:
            return array
        target = getattr(self.module, dtype)
        return array.to(target) if self.is_torch else self.module.astype(array, target)

    def function(self, case: Case) -> Any:
        return reduce(getattr, (case.torch if self.is_torch else case.operator).split("."), self.module)

    def arrange(self, values: Any, layout: str, shape: tuple[int, int], dtype: str) -> Any:
        """An array of a layout over memory that holds `values`."""
        array = self.array(values, dtype)
        match layout:
            case "strided":
                return array[:, ::2]
            case "transposed":
                return array.T
            case "broadcast" if values.ndim == 1:
                return array.expand(shape) if self.is_torch else self.module.broadcast_to(array, shape)
        return array

    def work(self, case: Case, arrays: list[Any]) -> Work:
        names = {f"a{i}": array for i, array in enumerate(arrays)} | {"f": self.function(case)}
        return Work(case.call(), names)

    def leaves(self, case: Case, arrays: list[Any]) -> tuple[list[Any], list[Any]]:
        """The arrays with those recorded that are differentiable, and these alone."""
        given = [
            a.detach().requires_grad_() if i.differentiable and not i.dtype else a
            for i, a in zip(case.inputs, arrays, strict=True)
        ]
        return given, [a for a in given if a.requires_grad]

    def backward(self, case: Case, arrays: list[Any]) -> Work:
        """The gradients of one recorded call, again and again. Raises RuntimeError where there are none."""
        given, leaves = self.leaves(case, arrays)
        result = eval(case.call(), {"f": self.function(case)} | {f"a{i}": a for i, a in enumerate(given)})
        y = result[0] if isinstance(result, tuple) else result
        rng = np.random.default_rng(1)
        cotangent = self.array(rng.standard_normal(tuple(y.shape)).astype("float32"))
        names = {"grad": self.grad, "y": y, "xs": leaves, "g": cotangent}
        self.grad(y, leaves, cotangent, retain_graph=True)
        return Work("grad(y, xs, g, retain_graph=True)", names)


def installed(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


def values(case: Case, setting: Setting) -> list[Any]:
    """The numbers for each input, the same for every library."""
    rng = np.random.default_rng(zlib.crc32(case.name.encode()))
    rows, columns = matrix(setting.size)
    shapes = {
        "contiguous": (setting.size,),
        "strided": (rows, 2 * columns),
        "transposed": (columns, rows),
    }
    found = []
    for position, spec in enumerate(case.inputs):
        if setting.layout == "broadcast":
            shape: tuple[int, ...] = (rows, columns) if position == 0 and len(case.inputs) > 1 else (columns,)
        else:
            shape = shapes[setting.layout]
        found.append(_drawn(rng, spec, shape, setting.dtype))
    return found


def matrix(size: int) -> tuple[int, int]:
    rows = math.isqrt(size)
    return rows, size // rows


def _drawn(rng: np.random.Generator, spec: Input, shape: tuple[int, ...], dtype: str) -> Any:
    kind = spec.dtype or dtype
    if kind == "bool":
        return rng.random(shape) < 0.5
    if "int" in kind:
        low, high = math.ceil(spec.low), math.floor(spec.high)
        # Divisors and the like are drawn from a domain without 0.
        return rng.integers(max(low, 1) if spec.low > 0 else low, high + 1, shape, dtype=kind)
    drawn = rng.random(shape, dtype=np.float32) * np.float32(spec.high - spec.low) + np.float32(spec.low)
    return drawn.astype("float32" if kind in _HALF else kind, copy=False)


def arrays(library: Library, case: Case, setting: Setting, drawn: list[Any]) -> list[Any]:
    shape = matrix(setting.size)
    half = setting.dtype if setting.dtype in _HALF else ""
    return [
        library.arrange(v, setting.layout, shape, "" if spec.dtype else half)
        for spec, v in zip(case.inputs, drawn, strict=True)
    ]
