"""The records as test cases: every operator with the choices of its attributes, the dtypes it accepts and where.

`VARIANTS` are the element-wise operators, one entry for each way that their attributes and optional operands can be
given. Records are read from `ops.yaml` by the generator's front end; the package under test has no part in it.
"""

from __future__ import annotations

import random
import zlib
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl
from codegen.diagnostics import Diagnostics, render
from codegen.dtype_words import is_pinned
from codegen.formula import dtypes
from codegen.formula.checker import check_operators
from codegen.formula.facts import default_value, differentiable
from codegen.formula.tree import Boolean, Number
from codegen.records import parse_operators
from codegen.source import load

if TYPE_CHECKING:
    from codegen.model import Operator, Param

OPS = Path(__file__).parents[2] / "ops.yaml"


def _operators() -> dict[str, Operator]:
    diagnostics = Diagnostics()
    found = check_operators(parse_operators(load(OPS, diagnostics), diagnostics), diagnostics)
    assert not diagnostics.items, render(diagnostics)
    return {op.name: op for op in found}


OPERATORS = _operators()
ELEMENTWISE = [op for op in OPERATORS.values() if op.is_elementwise]

SIGNED = ("int8", "int16", "int32", "int64")
UNSIGNED = ("uint8", "uint16", "uint32", "uint64")
HALF = ("float16", "bfloat16")
REAL = (*HALF, "float32", "float64")
COMPLEX = ("complex64", "complex128")
EVERY = ("bool", *SIGNED, *UNSIGNED, *REAL, *COMPLEX)
_ACCEPTED = {
    "any": EVERY,
    "numeric": EVERY[1:],
    "exponent": EVERY[1:],
    "real": (*SIGNED, *UNSIGNED, *REAL),
    "ordered": EVERY[:-2],
    "inexact": EVERY,
    "floating": ("bool", *SIGNED, *UNSIGNED, *REAL),
    "integral": ("bool", *SIGNED, *UNSIGNED),
    "integer": (*SIGNED, *UNSIGNED),
    "complex": COMPLEX,
}
NOT_ON_GPU = ("float64", "complex128")


def gpu_problem() -> str:
    """Why the gpu cannot be tested: empty when it can, and never more than that its extension was not built."""
    from importlib.util import find_spec

    return "" if find_spec("pylucid._mlx") else "pylucid._mlx is not built"


GPU = pytest.mark.skipif(bool(gpu_problem()), reason=gpu_problem() or "built")
DEVICES = [pytest.param("cpu", id="cpu"), pytest.param("gpu", id="gpu", marks=GPU)]


def on(device: str, names: tuple[str, ...]) -> list[str]:
    return [n for n in names if device == "cpu" or n not in NOT_ON_GPU]


@dataclass(frozen=True)
class Variant:
    """An operator with attributes chosen; `absent` names the optional operands left out."""

    op: Operator
    attributes: tuple[tuple[str, Any], ...]
    absent: frozenset[str]

    def __str__(self) -> str:
        words = [f"{k}={v:g}" if isinstance(v, float) else f"{k}={v}" for k, v in self.attributes]
        words += [f"no_{name}" for name in sorted(self.absent)]
        return "-".join([self.op.name, *words])

    @property
    def name(self) -> str:
        return self.op.name

    @property
    def seed(self) -> int:
        return zlib.crc32(str(self).encode())

    @property
    def inputs(self) -> list[Param]:
        return [p for p in self.op.signature.tensors if p.name not in self.absent]

    @property
    def words(self) -> dict[str, str]:
        return dtypes.input_words(self.op)

    @property
    def free(self) -> list[str]:
        """The inputs that promote together."""
        return [p.name for p in self.inputs if not is_pinned(self.words[p.name])]

    @property
    def differentiable(self) -> list[str]:
        return [n for n in differentiable(self.op) if n not in self.absent]

    @property
    def domain(self) -> dict[str, tuple[float, float]]:
        return dict(self.op.domain)

    @property
    def accepted(self) -> tuple[str, ...]:
        """The dtypes that all promoted inputs accept."""
        found: list[str] = [d for d in EVERY if all(d in _ACCEPTED[self.words[n]] for n in self.free)]
        return tuple(found)

    @property
    def floats_only(self) -> bool:
        """Whether integers enter as float32."""
        return any(self.words[n] in ("inexact", "floating") for n in self.free)

    def pinned(self, name: str) -> str | None:
        word = self.words[name]
        return word if is_pinned(word) else None

    def call(self, tensors: dict[str, Any]) -> tuple[Any, ...]:
        """The operator of the package; always a tuple of results."""
        given = dict(self.attributes)
        positional: list[Any] = []
        keywords: dict[str, Any] = {}
        for param in self.op.signature.params:
            source = tensors if param.is_tensor else given
            value = None if param.name in self.absent else source[param.name]
            if param.keyword_only:
                keywords[param.name] = value
            else:
                positional.append(value)
        result = function(self.op)(*positional, **keywords)
        return result if isinstance(result, tuple) else (result,)

    def result_dtypes(self, dtype: str) -> tuple[str, ...]:
        """The dtypes of the results for inputs of `dtype`, by the record."""
        compute = "float32" if self.floats_only and dtype not in (*REAL, *COMPLEX) else dtype
        real = {"complex64": "float32", "complex128": "float64"}.get(compute, compute)
        words = dtypes.result_words(self.op)
        return tuple({"T": compute, "real": real}.get(words[r], words[r]) for r in self.op.signature.results)


def function(op: Operator) -> Any:
    return getattr(pl._core if op.is_internal else pl.ops, op.name)


def _choices(param: Param, op: Operator) -> list[Any]:
    low, high = dict(op.domain).get(param.name, (-3.0, 3.0))
    if param.kind == "str":
        return list(param.choices)
    if param.kind == "bool":
        return [False, True]
    if param.kind == "int":
        return [1, 2]
    # Exact in every floating dtype.
    other = short(random.Random(zlib.crc32(f"{op.name}.{param.name}".encode())).uniform(low, high))
    if param.default is None:
        return [other]
    if param.is_optional:
        return [None, other]
    default = default_value(param)
    assert isinstance(default, Number | Boolean)
    return [float(default.value), other]


def short(value: float) -> float:
    """The nearest number of bfloat16's 8 significant bits, which every floating dtype holds."""
    mantissa, exponent = np.frexp(value)
    return float(np.ldexp(np.round(mantissa * 256) / 256, exponent))


@cache
def variants() -> tuple[Variant, ...]:
    found = []
    for op in ELEMENTWISE:
        attributes = [p for p in op.signature.params if not p.is_tensor]
        optional = [p.name for p in op.signature.tensors if p.is_optional]
        columns = [_choices(p, op) for p in attributes]
        for values in product(*columns):
            for present in product((True, False), repeat=len(optional)):
                absent = frozenset(n for n, here in zip(optional, present, strict=True) if not here)
                named = tuple(zip([p.name for p in attributes], values, strict=True))
                found.append(Variant(op, named, absent))
    return tuple(found)


VARIANTS = variants()


def to_numpy(tensor: Any) -> Any:
    """Values as NumPy has them: bfloat16 as float32."""
    tensor = tensor.detach().cpu()
    return (tensor.to(pl.float32) if tensor.dtype == pl.bfloat16 else tensor).numpy().copy()


def numpy_dtype(name: str) -> Any:
    return np.dtype("float32" if name == "bfloat16" else name)


def rounded(values: Any, dtype: str) -> Any:
    """Values rounded to `dtype`, as NumPy holds them."""
    with np.errstate(all="ignore"):
        if dtype != "bfloat16":
            return np.asarray(values).astype(numpy_dtype(dtype))
        single = np.asarray(values, dtype=np.float32)
        bits = single.view(np.uint32)
        kept = (bits + 0x7FFF + ((bits >> 16) & 1)) & np.uint32(0xFFFF0000)
        return np.where(np.isnan(single), single, kept.view(np.float32))


def tensor(values: Any, dtype: str, device: str, requires_grad: bool = False) -> Any:
    made = pl.asarray(np.asarray(values), dtype=getattr(pl, dtype), device=device)
    return made.requires_grad_() if requires_grad else made


# How far a dtype's neighbours are apart at 1, and its smallest normal number.
EPS = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23, "float64": 2.0**-52}
TINY = {"float16": 2.0**-14, "bfloat16": 2.0**-126, "float32": 2.0**-126, "float64": 2.0**-1022}
LARGEST = {
    "float16": 65504.0,
    "bfloat16": float((2 - 2.0**-7) * 2.0**127),
    "float32": float(np.finfo(np.float32).max),
    "float64": float(np.finfo(np.float64).max),
}
COMPONENT = {"complex64": "float32", "complex128": "float64"}
