"""What is compared with what: each element-wise operator, its function in PyTorch, and the inputs it is given."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from codegen.diagnostics import Diagnostics
from codegen.formula.checker import check_operators
from codegen.formula.dtypes import input_words
from codegen.formula.facts import differentiable
from codegen.model import DEFAULT_DOMAIN, GradKind, Operator
from codegen.records import parse_operators
from codegen.source import load

ROOT = Path(__file__).resolve().parent.parent.parent

# Operators whose function in PyTorch has the same name.
_SAME = """
    abs acos acosh add angle asin asinh atan atan2 atanh bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift
    bitwise_xor ceil copysign cos cosh deg2rad digamma divide erf erfc erfinv exp exp2 expm1 floor floor_divide fmax
    fmin fmod frexp gcd greater greater_equal heaviside hypot i0 isfinite isinf isnan isneginf isposinf lcm ldexp lerp
    less less_equal lgamma log log10 log1p log2 logaddexp logaddexp2 logical_and logical_not logical_or logical_xor
    logit maximum minimum multiply nan_to_num negative nextafter not_equal pow rad2deg reciprocal relu remainder round
    rsqrt selu sigmoid sign signbit sin sinc sinh sqrt square subtract tan tanh trunc where xlogy"""
_OTHER = {
    "bitwise_invert": "bitwise_not",
    "celu": "nn.functional.celu",
    "clip": "clamp",
    "elu": "nn.functional.elu",
    "equal": "eq",
    "gelu": "nn.functional.gelu",
    "hard_shrink": "nn.functional.hardshrink",
    "hard_sigmoid": "nn.functional.hardsigmoid",
    "hard_swish": "nn.functional.hardswish",
    "hard_tanh": "nn.functional.hardtanh",
    "leaky_relu": "nn.functional.leaky_relu",
    "log_sigmoid": "nn.functional.logsigmoid",
    "mish": "nn.functional.mish",
    "relu6": "nn.functional.relu6",
    "silu": "nn.functional.silu",
    "soft_shrink": "nn.functional.softshrink",
    "softplus": "nn.functional.softplus",
    "softsign": "nn.functional.softsign",
    "tanh_shrink": "nn.functional.tanhshrink",
    "threshold": "nn.functional.threshold",
    "xlog1py": "special.xlog1py",
    "gammainc": "special.gammainc",
    "gammaincc": "special.gammaincc",
    "i0e": "special.i0e",
    "i1": "special.i1",
    "i1e": "special.i1e",
    "j0": "special.bessel_j0",
    "j1": "special.bessel_j1",
    "zeta": "special.zeta",
}
TORCH: dict[str, str] = {name: name for name in _SAME.split()} | _OTHER

# Arguments after the arrays, written alike for both.
_ARGUMENTS = {"clip": "-1.0, 1.0", "threshold": "0.5, 9.0"}
_VARIANTS = {"gelu": {"gelu_tanh": "approximate='tanh'"}}

# A few arithmetic instructions an element: at sizes beyond the caches, memory sets their speed.
_MEMORY_BOUND = """
    abs add bitwise_and bitwise_invert bitwise_left_shift bitwise_or bitwise_right_shift bitwise_xor ceil clip copysign
    deg2rad divide equal floor fmax fmin greater greater_equal hard_shrink hard_sigmoid hard_swish hard_tanh heaviside
    isfinite isinf isnan isneginf isposinf leaky_relu lerp less less_equal logical_and logical_not logical_or
    logical_xor maximum minimum multiply nan_to_num negative not_equal rad2deg reciprocal relu relu6 round sign signbit
    soft_shrink softsign sqrt square subtract threshold trunc where"""
MEMORY_BOUND = frozenset(_MEMORY_BOUND.split())

# Not compared, and why.
LEFT_OUT = {
    "positive": "PyTorch returns its input",
    "conj": "PyTorch returns its input where it is real",
    "real": "PyTorch returns its input where it is real",
    "imag": "a view in PyTorch, defined for complex inputs only",
    "cbrt": "PyTorch has none",
    "cube": "PyTorch has none",
    "beta": "PyTorch has none",
    "betaln": "PyTorch has none",
    "polygamma": "its order comes first",
    "sincos": "PyTorch has none",
    "masked_fill": "a method of PyTorch's Tensor",
}


@dataclass(frozen=True, slots=True)
class Input:
    """An array argument: `dtype` is a fixed one, or empty for the dtype under test."""

    dtype: str
    low: float
    high: float
    differentiable: bool


@dataclass(frozen=True, slots=True)
class Case:
    """One operator with fixed arguments."""

    name: str
    operator: str
    torch: str
    arguments: str
    inputs: tuple[Input, ...]
    has_gradient: bool
    accepts_integers: bool
    floats: bool  # computes in the dtype under test

    @property
    def memory_bound(self) -> bool:
        return self.operator in MEMORY_BOUND

    def call(self, function: str = "f") -> str:
        """The call as Python text: arrays are `a0`, `a1`, ..."""
        arrays = [f"a{i}" for i in range(len(self.inputs))]
        return f"{function}({', '.join([*arrays, self.arguments] if self.arguments else arrays)})"


@cache
def records() -> tuple[Operator, ...]:
    """The public element-wise operators of `ops.yaml`."""
    diagnostics = Diagnostics()
    operators = parse_operators(load(ROOT / "ops.yaml", diagnostics, "ops.yaml"), diagnostics)
    checked = check_operators(operators, diagnostics)
    if diagnostics:
        raise SystemExit("ops.yaml has errors: run `make codegen`")
    return tuple(op for op in checked if op.is_elementwise and not op.is_internal)


def cases(only: frozenset[str] = frozenset()) -> list[Case]:
    """Every operator that PyTorch has too; those named in `only`, if any are."""
    found = []
    for op in records():
        if op.name not in TORCH or (only and op.name not in only):
            continue
        found.append(_case(op, op.name, _ARGUMENTS.get(op.name, "")))
        found += [_case(op, name, arguments) for name, arguments in _VARIANTS.get(op.name, {}).items()]
    return found


def uncompared() -> dict[str, str]:
    """The operators that are in no comparison, with the reason."""
    return {op.name: LEFT_OUT.get(op.name, "not in the table") for op in records() if op.name not in TORCH}


def _case(op: Operator, name: str, arguments: str) -> Case:
    words, domain = input_words(op), dict(op.domain)
    smooth = differentiable(op)
    arrays = [p.name for p in op.signature.tensors if not p.is_optional]
    inputs = tuple(Input(_fixed(words[n]), *domain.get(n, DEFAULT_DOMAIN), differentiable=n in smooth) for n in arrays)
    return Case(
        name,
        op.name,
        TORCH[op.name],
        arguments,
        inputs,
        has_gradient=op.grad.kind in (GradKind.FORMULAS, GradKind.DERIVED) and any(i.differentiable for i in inputs),
        accepts_integers=all(words[n] in ("any", "numeric", "real", "integral", "integer", "bool") for n in arrays),
        floats=any(not i.dtype for i in inputs),
    )


def _fixed(word: str) -> str:
    if word in ("integral", "integer"):
        return "int64"
    return word if word == "bool" or word.startswith(("int", "uint")) else ""
