"""The functions that the backends offer, with their signatures: what `dispatch` may name.

`check_cpu` and `check_gpu` say what is wrong with a target; `ACCELERATE`, `MLX` and `OURS` are the tables that the
emitters read. Accelerate's functions are known by their float32 spelling. MLX's are those of version 0.32.4. `MEANINGS`
says what each element-wise function computes, which is held against the record's definition.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from codegen.diagnostics import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from codegen.model import Operator

MLX_VERSION = "0.32.4"

# The operators whose scalar function F has a cheaper form for most arguments, F_near, finite, where F_margin is not
# negative. Loops of gradients take it where they can.
NEAR = frozenset({"_sigmoid_slope", "_tanh_slope"})
# Primitives whose scalar function branches by value, and that have F_together<n>(out, x...) beside it for some dtypes:
# n numbers at once, by instructions that are the same for all of them.
TOGETHER = frozenset({"floor_divide", "fmod", "gcd", "lcm", "remainder"})


@dataclass(frozen=True, slots=True)
class AccelerateFunction:
    """One element-wise function of vDSP (`f(inputs with strides, result with stride, n)`) or of vForce (`f(result,
    inputs, &n)`). `swapped`: its second operand in mathematical order comes first."""

    name: str
    double_name: str
    library: Literal["vDSP", "vForce"]
    inputs: int
    swapped: bool = False

    def operands(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The operands in the order in which the function takes them."""
        return names[::-1] if self.swapped else names


@dataclass(frozen=True, slots=True)
class MlxFunction:
    """One function of MLX or of `csrc/backend/mlx/functions.h`: how many arrays it takes (-1: a list of arrays), and
    the least and most arguments in all, the stream not counted."""

    name: str
    arrays: int
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a target, at `offset` of its text."""

    code: str
    message: str
    offset: int
    length: int
    label: str = ""


def _vdsp(names: str, inputs: int, *, swapped: bool = False) -> list[AccelerateFunction]:
    return [AccelerateFunction(f"vDSP_{n}", f"vDSP_{n}D", "vDSP", inputs, swapped) for n in names.split()]


def _vforce(names: str, inputs: int, *, swapped: bool = False) -> list[AccelerateFunction]:
    return [AccelerateFunction(f"vv{n}f", f"vv{n}", "vForce", inputs, swapped) for n in names.split()]


ACCELERATE: dict[str, AccelerateFunction] = {
    function.name: function
    for function in (
        *_vdsp("vabs vfrac vnabs vneg vsq vssq", 1),
        *_vdsp("vadd vdist vmax vmaxmg vmin vminmg vmul", 2),
        *_vdsp("vdiv vsub", 2, swapped=True),
        *_vforce(
            "acos acosh asin asinh atan atanh cbrt ceil cos cosh cospi exp exp2 expm1 fabs floor int log log10 log1p", 1
        ),
        *_vforce("log2 logb nint rec rsqrt sin sinh sinpi sqrt tan tanh tanpi", 1),
        *_vforce("atan2 copysign div fmod nextafter remainder", 2),
        *_vforce("pow", 2, swapped=True),
    )
}


def _table(groups: dict[tuple[int, int, int], str]) -> dict[str, MlxFunction]:
    return {name: MlxFunction(name, *counts) for counts, names in groups.items() for name in names.split()}


# (arrays, least arguments, most arguments): functions of mlx/ops.h
MLX: dict[str, MlxFunction] = _table({
    (0, 1, 1): "bartlett blackman hamming hanning",
    (0, 1, 2): "identity ones zeros",
    (0, 1, 4): "arange eye",
    (0, 2, 3): "full",
    (0, 2, 4): "tri",
    (0, 2, 5): "linspace",
    (1, 1, 1): """
        abs arccos arccosh arcsin arcsinh arctan arctanh bitwise_invert ceil conjugate copy cos cosh degrees erf
        erfinv exp expm1 floor imag isfinite isinf isnan isneginf isposinf log log10 log1p log2 logical_not
        matrix_transpose negative positive radians real reciprocal rsqrt sigmoid sign sin sinh sqrt square
        stop_gradient tan tanh trunc""",
    (1, 1, 2): "argsort contiguous diag flip ones_like round sort squeeze transpose tril triu unstack zeros_like",
    (1, 1, 3): """
        all any argmax argmin clip count_nonzero diff flatten logsumexp max mean median min minmax prod softmax
        sum""",
    (1, 1, 4): "cummax cummin diagonal logcumsumexp nan_to_num std var",
    (1, 1, 5): "cumprod cumsum trace",
    (1, 2, 2): "astype broadcast_to expand_dims reshape tile view",
    (1, 2, 3): "argpartition partition repeat roll split topk",
    (1, 2, 6): "pad unique",
    (1, 3, 3): "moveaxis swapaxes unflatten",
    (1, 3, 4): "slice",
    (2, 2, 2): """
        add arctan2 bitwise_and bitwise_or bitwise_xor divide divmod equal floor_divide greater greater_equal
        inner kron left_shift less less_equal logaddexp logical_and logical_or logical_xor matmul maximum
        minimum multiply not_equal outer power remainder right_shift subtract""",
    (2, 2, 3): "array_equal full_like searchsorted take vecdot",
    (2, 2, 4): "tensordot",
    (2, 2, 5): "allclose isclose",
    (2, 3, 3): "take_along_axis",
    (2, 4, 5): "slice_update slice_update_add slice_update_max slice_update_min slice_update_prod",
    (3, 3, 3): "masked_scatter where",
    (3, 3, 5): "addmm",
    (3, 4, 4): "put_along_axis scatter_add_axis",
    (-1, 1, 1): "atleast_1d atleast_2d atleast_3d broadcast_arrays",
    (-1, 1, 2): "concatenate stack",
    (-1, 1, 3): "meshgrid",
    (-1, 4, 4): "gather scatter scatter_add scatter_max scatter_min scatter_prod",
})  # fmt: skip

# (arrays, least arguments, most arguments): functions of csrc/backend/mlx/functions.h
OURS: dict[str, MlxFunction] = _table(
    {
        (1, 1, 1): """
        angle cbrt cos deg2rad digamma erf erfc erfinv exp exp2 expm1 frexp frexp_exponent frexp_mantissa i0 i0e i1
        i1e j0 j1 lgamma normal_cdf normal_pdf rad2deg reciprocal rsqrt sigmoid sign signbit sin sinc square tan
        tanh""",
        (1, 1, 4): "nan_to_num",
        (1, 2, 2): "bessel_i bessel_j i0e_derivative polygamma sinc_derivative",
        (1, 3, 3): "argmax argmin max mean min sum",
        (2, 2, 2): """
        add beta betaln complex copysign divide exp_product floor_divide fmax fmin fmod gammainc gammaincc gcd hypot lcm
        ldexp left_shift logaddexp logaddexp2 multiply nextafter pow remainder right_shift subtract times_i zeta""",
        (2, 3, 3): "gamma_density gammainc_derivative polygamma_rise zeta_derivative",
    }
)  # fmt: skip


def _calls(arity: int, names: str) -> dict[str, str]:
    """Functions that are called as their definition is, or as it is after `=`."""
    arguments = ", ".join("abcd"[:arity])
    pairs = (name.partition("=") for name in names.split())
    return {name: f"{definition or name}({arguments})" for name, _, definition in pairs}


# What an element-wise function of one result computes, as a formula of its arguments `a`, `b`, `c`, `d` in order (for
# Accelerate, in mathematical order), in the names of `codegen/definitions.py`. An argument left out is `None`.
MEANINGS: dict[str, str] = {
    **_calls(1, """
        vDSP_vabs=abs vvacosf=acos vvacoshf=acosh vvasinf=asin vvasinhf=asinh vvatanf=atan vvatanhf=atanh vvcbrtf=cbrt
        vvceilf=ceil vvcosf=cos vvcoshf=cosh vvexpf=exp vvexp2f=exp2 vvexpm1f=expm1 vvfabsf=abs vvfloorf=floor
        vvintf=trunc vvlogf=log vvlog10f=log10 vvlog1pf=log1p vvlog2f=log2 vvnintf=round vvrecf=reciprocal
        vvrsqrtf=rsqrt vvsinf=sin vvsinhf=sinh vvsqrtf=sqrt vvtanf=tan vvtanhf=tanh"""),
    **_calls(2, """
        vDSP_vadd=add vDSP_vsub=subtract vDSP_vmul=multiply vDSP_vdiv=divide vDSP_vdist=hypot vvatan2f=atan2
        vvcopysignf=copysign vvdivf=divide vvfmodf=fmod vvnextafterf=nextafter vvpowf=pow"""),
    "vDSP_vfrac": "a - trunc(a)",
    "vDSP_vnabs": "-abs(a)",
    "vDSP_vneg": "-a",
    "vDSP_vsq": "a * a",
    "vDSP_vssq": "a * abs(a)",
    # What these make of NaN is not documented, so that they are not `maximum` and `minimum`.
    "vDSP_vmax": "where(a > b, a, b)",
    "vDSP_vmin": "where(a < b, a, b)",
    "vDSP_vmaxmg": "where(abs(a) > abs(b), abs(a), abs(b))",
    "vDSP_vminmg": "where(abs(a) < abs(b), abs(a), abs(b))",
    "vvcospif": "cos(pi * a)",
    "vvlogbf": "floor(log2(abs(a)))",
    "vvremainderf": "a - b * round(a / b)",
    "vvsinpif": "sin(pi * a)",
    "vvtanpif": "tan(pi * a)",
    **_calls(1, """
        abs angle arccos=acos arccosh=acosh arcsin=asin arcsinh=asinh arctan=atan arctanh=atanh bitwise_invert cbrt ceil
        conjugate=conj contiguous=positive copy=positive cos cosh digamma erf erfc erfinv exp exp2 expm1 floor frexp
        imag isfinite isinf isnan lgamma log log10 log1p log2 logical_not negative normal_cdf=_normal_cdf
        normal_pdf=_normal_pdf real
        reciprocal round rsqrt sigmoid sign signbit sin sinc sinh sqrt square stop_gradient=positive tan tanh trunc"""),
    **_calls(2, """
        add arctan2=atan2 bitwise_and bitwise_or bitwise_xor copysign divide equal exp_product=_exp_product
        floor_divide fmax fmin fmod greater greater_equal hypot ldexp left_shift=bitwise_left_shift less less_equal
        logaddexp logaddexp2 logical_and logical_or logical_xor maximum minimum multiply nextafter not_equal
        polygamma pow power=pow remainder right_shift=bitwise_right_shift sinc_derivative=_sinc_derivative
        subtract times_i=_times_i"""),
    **_calls(1, "i0 i0e i1 i1e j0 j1"),
    **_calls(2, """
        bessel_i=_bessel_i bessel_j=_bessel_j beta betaln gammainc gammaincc gcd i0e_derivative=_i0e_derivative lcm
        zeta"""),
    **_calls(3, """
        gamma_density=_gamma_density gammainc_derivative=_gammainc_derivative polygamma_rise=_polygamma_rise
        zeta_derivative=_zeta_derivative"""),
    **_calls(4, "nan_to_num"),
    "clip": "minimum(maximum(a, -inf if b is None else b), inf if c is None else c)",
    "deg2rad": "a * (pi / 180)",
    "degrees": "a * (180 / pi)",
    "isneginf": "a == -inf",
    "isposinf": "a == inf",
    "rad2deg": "a * (180 / pi)",
    "radians": "a * (pi / 180)",
    "where": "where(a, b, c)",
}  # fmt: skip


def named(op: Operator) -> list[tuple[str, str]]:
    """The backends of an element-wise record and the functions that it names for them."""
    both = (("cpu", op.dispatch.cpu), ("gpu", op.dispatch.gpu))
    return [(key, target) for key, target in both if op.is_elementwise and target not in ("loop", "kernel", "formula")]


def called(target: str, names: Sequence[str]) -> tuple[str, tuple[str | bool | int | float, ...]]:
    """The function that a target names, and its arguments: parameters by name, and numbers."""
    if "(" not in target:
        return target, tuple(names)
    call = ast.parse(target, mode="eval").body
    assert isinstance(call, ast.Call)
    assert isinstance(call.func, ast.Name)
    given = (node.id if isinstance(node, ast.Name) else ast.literal_eval(node) for node in call.args)
    return call.func.id, tuple(given)


def mlx_function(name: str) -> MlxFunction | None:
    """The function that a `gpu` target means: ours where there is one of that name, else MLX's."""
    return OURS.get(name) or MLX.get(name)


def is_ours(name: str) -> bool:
    """Whether a `gpu` target is `gpu::NAME` rather than `mx::NAME`."""
    return name in OURS


def check_cpu(target: str, inputs: int) -> Problem | None:
    """What is wrong with a `cpu` target of a record with this many Tensor inputs."""
    if target in ("loop", "kernel"):
        return None
    function = ACCELERATE.get(target)
    if function is None:
        by_double = {f.double_name: f.name for f in ACCELERATE.values()}
        if target in by_double:
            hint = f"name the float32 spelling, `{by_double[target]}`"
        else:
            hint = did_you_mean(target, [*ACCELERATE, "loop", "kernel"])
        return Problem("E401", f"Accelerate has no element-wise function `{target}`", 0, len(target), hint)
    if function.inputs != inputs:
        label = f"takes {_count(function.inputs)}, the record has {inputs}"
        return Problem("E403", f"`{target}` does not fit this signature", 0, len(target), label)
    return None


def check_gpu(target: str, tensors: tuple[str, ...], names: tuple[str, ...]) -> Problem | None:
    """What is wrong with a `gpu` target; `tensors` are the record's Tensor parameters, `names` all parameters."""
    head = re.match(r"\w*", target, re.ASCII)
    name = head[0] if head else ""
    if target in ("formula", "kernel"):
        return None
    if not name or (target != name and target[len(name)] != "("):
        return Problem("E404", f"`{target}` is neither a function nor a call", 0, len(target), "write `name(x, axis)`")
    function = mlx_function(name)
    if function is None:
        hint = did_you_mean(name, [*OURS, *MLX, "formula", "kernel"])
        return Problem("E402", f"MLX has no function `{name}`", 0, len(name), hint)
    if target == name:
        return _check_arrays(function, len(tensors), len(names))
    return _check_call(function, target, names)


def _count(arrays: int) -> str:
    return "one array" if arrays == 1 else f"{arrays} arrays"


def _check_arrays(function: MlxFunction, given: int, parameters: int) -> Problem | None:
    """What is wrong with a function that is called with all parameters of a record."""
    if function.arrays < 0:
        return None
    if function.arrays <= given <= function.most and parameters <= function.most:
        return None
    label = f"takes {_count(function.arrays)}, the record has {given}"
    if given == function.arrays:
        label = f"takes at most {function.most} arguments, the record has {parameters} parameters"
    return Problem("E403", f"`{function.name}` does not fit this signature", 0, len(function.name), label)


def _check_call(function: MlxFunction, target: str, names: tuple[str, ...]) -> Problem | None:
    whole = Problem("E404", f"`{target}` is not a call", 0, len(target), "write `name(x, axis)`")
    if not target.isascii() or len(target) > 200:
        return whole
    try:
        call = ast.parse(target, mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return whole
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.keywords:
        return whole
    for argument in call.args:
        end = argument.end_col_offset or argument.col_offset + 1
        place = (argument.col_offset, end - argument.col_offset)
        if isinstance(argument, ast.Name):
            if argument.id not in names:
                hint = did_you_mean(argument.id, names)
                return Problem("E404", f"`{argument.id}` is not a parameter of this record", *place, hint)
        elif not _is_number(argument):
            return Problem("E404", "an argument of a target is a parameter or a number", *place)
    if not function.least <= len(call.args) <= function.most:
        label = f"takes {function.least} to {function.most} arguments, given {len(call.args)}"
        return Problem("E403", f"`{function.name}` does not fit this call", 0, len(target), label)
    return None


def _is_number(argument: ast.expr) -> bool:
    if isinstance(argument, ast.UnaryOp) and isinstance(argument.op, ast.USub):
        argument = argument.operand
    return isinstance(argument, ast.Constant) and isinstance(argument.value, bool | int | float)
