"""The records of `ops.yaml`: that none is missing, that their examples run, and what other libraries got wrong.

Whether each gradient is the derivative of its definition is proved by the generator; here stand the points that random
sampling does not meet: ties, kinks, removable singularities, and tails where a formula could lose its digits.
"""

from __future__ import annotations

import doctest
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import mpmath
import pytest

from codegen import source
from codegen.diagnostics import Diagnostics, render
from codegen.records import parse_operators
from codegen.records.printer import canonical

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from codegen.model import Operator

OPS = Path(__file__).parent.parent / "ops.yaml"

STANDARD = """abs acos acosh add asin asinh atan atan2 atanh bitwise_and bitwise_invert bitwise_left_shift bitwise_or
    bitwise_right_shift bitwise_xor ceil clip conj copysign cos cosh divide equal exp expm1 floor floor_divide greater
    greater_equal hypot imag isfinite isinf isnan less less_equal log log10 log1p log2 logaddexp logical_and logical_not
    logical_or logical_xor maximum minimum multiply negative nextafter not_equal positive pow real reciprocal remainder
    round sign signbit sin sinh sqrt square subtract tan tanh trunc where""".split()
OTHERS = """angle cbrt celu cube deg2rad digamma elu erf erfc erfinv exp2 fmax fmin fmod frexp gelu hard_shrink
    hard_sigmoid hard_swish hard_tanh heaviside isneginf isposinf ldexp leaky_relu lerp lgamma log_sigmoid logaddexp2
    logit mish nan_to_num rad2deg relu relu6 rsqrt selu sigmoid silu sinc soft_shrink softplus softsign tanh_shrink
    threshold xlog1py xlogy""".split()
KINKED = """abs clip copysign elu fmax fmin hard_sigmoid hard_swish hard_tanh leaky_relu maximum minimum relu
    relu6 selu soft_shrink""".split()


def _records() -> dict[str, Operator]:
    diagnostics = Diagnostics()
    nodes = source.load(OPS, diagnostics)
    assert nodes is not None, render(diagnostics)
    records = {op.name: op for op in parse_operators(nodes, diagnostics)}
    assert not diagnostics, render(diagnostics)
    return records


RECORDS = _records()
EXAMPLES = [op for op in RECORDS.values() if op.example]


@pytest.fixture
def pl() -> Any:
    module = pytest.importorskip("pylucid", reason="the package is not built")
    if not hasattr(module, "add"):
        pytest.skip("the package is not built")
    return module


def test_every_elementwise_operator_has_a_record() -> None:
    assert [name for name in STANDARD + OTHERS if name not in RECORDS] == []
    assert len(STANDARD + OTHERS) == len(set(STANDARD + OTHERS)) == 115


@pytest.mark.parametrize("name", STANDARD + OTHERS)
def test_record_is_complete(name: str) -> None:
    record = RECORDS[name]
    assert record.is_elementwise
    assert record.example, "no example"
    assert record.forward or record.dtypes, "a primitive states its dtypes"


@pytest.mark.parametrize("name", STANDARD)
def test_standard_parameters_are_positional_only(name: str) -> None:
    tensors = RECORDS[name].signature.tensors
    assert all(p.positional_only for p in tensors if p.default is None) or name == "square"


@pytest.mark.parametrize("name", KINKED)
def test_kink_is_declared(name: str) -> None:
    assert RECORDS[name].at


@pytest.mark.parametrize("record", RECORDS.values(), ids=lambda op: op.name)
def test_record_reads_back(record: Operator, tmp_path: Path) -> None:
    path = tmp_path / "ops.yaml"
    path.write_text(f"- family: {record.family}\n\n{canonical(record)}")
    diagnostics = Diagnostics()
    nodes = source.load(path, diagnostics)
    assert nodes is not None
    alone = [op for op in parse_operators(nodes, diagnostics) if op.name == record.name]
    # Neighbours are missing, so `see` points nowhere; the record itself must come back.
    assert [item.code for item in diagnostics.items if item.code != "E212"] == []
    assert alone in ([record], [])


@pytest.mark.usefixtures("pl")
@pytest.mark.parametrize("record", EXAMPLES, ids=lambda op: op.name)
def test_example_runs(record: Operator) -> None:
    test = doctest.DocTestParser().get_doctest(record.example, {}, record.name, str(OPS), record.line)
    failures: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=failures.append)
    assert not failures, "".join(failures)


def _gradients(
    pl: Any, f: Callable[..., Any], inputs: Sequence[float], order: int = 1, dtype: str = "float64"
) -> list[float]:
    """The derivatives of the given order of an operator, each input's in itself."""
    found: list[float] = []
    for index in range(len(inputs)):
        leaves = [pl.tensor(float(v), dtype=getattr(pl, dtype), requires_grad=True) for v in inputs]
        value = f(*leaves)
        for _ in range(order):
            (value,) = pl.autograd.grad(value, [leaves[index]], create_graph=True)
        found.append(value.item())
    return found


@pytest.mark.parametrize(
    ("name", "inputs", "order", "expected"),
    [
        ("pow", (0.0, 2.0), 1, (0.0, 0.0)),
        ("pow", (-2.0, 2.0), 1, (-4.0, math.nan)),
        ("pow", (0.0, 1.0), 1, (1.0, 0.0)),
        ("pow", (0.0, 0.0), 1, (0.0, 0.0)),
        ("pow", (0.0, 2.0), 2, (2.0, 0.0)),
        ("atan2", (1.0, 2.0), 1, (0.4, -0.2)),
        ("atan2", (4.0, 5.0), 1, (5 / 41, -4 / 41)),
        ("atan2", (0.0, 0.0), 1, (0.0, 0.0)),
        ("atan2", (3e200, 4e200), 1, (1.6e-201, -1.2e-201)),
        ("hypot", (3.0, 4.0), 1, (0.6, 0.8)),
        ("hypot", (0.0, 0.0), 1, (0.0, 0.0)),
        ("hypot", (1e-200, 1e-200), 1, (math.sqrt(0.5), math.sqrt(0.5))),
        ("logaddexp", (0.0, 1000.0), 1, (0.0, 1.0)),
        ("logaddexp", (0.0, 1000.0), 2, (0.0, 0.0)),
        ("logaddexp", (1.0, 1.0), 2, (0.25, 0.25)),
        ("logaddexp", (-math.inf, -math.inf), 1, (0.5, 0.5)),
        ("maximum", (2.0, 2.0), 1, (0.5, 0.5)),
        ("minimum", (2.0, 2.0), 1, (0.5, 0.5)),
        ("fmax", (2.0, math.nan), 1, (1.0, 0.0)),
        ("fmin", (math.nan, 2.0), 1, (0.0, 1.0)),
        ("xlogy", (0.0, 0.0), 1, (0.0, 0.0)),
        ("xlog1py", (0.0, -1.0), 1, (0.0, 0.0)),
        ("digamma", (-0.5,), 1, (8.93480220054468,)),
        ("digamma", (-1.5,), 1, (9.3792466449891,)),
        ("sinc", (0.0,), 1, (0.0,)),
        ("sinc", (0.0,), 2, (-(math.pi**2) / 3,)),
        ("sinc", (0.0,), 4, (math.pi**4 / 5,)),
        ("tanh", (0.0,), 3, (-2.0,)),
        ("abs", (0.0,), 1, (0.0,)),
        ("relu", (0.0,), 1, (0.0,)),
        ("relu6", (6.0,), 1, (0.0,)),
        ("copysign", (0.0, -1.0), 1, (0.0, 0.0)),
        ("frexp", (8.0,), 1, (1 / 16,)),
    ],
)
def test_gradient_at_special_point(
    pl: Any, name: str, inputs: tuple[float, ...], order: int, expected: tuple[float, ...]
) -> None:
    function = (lambda x: pl.frexp(x)[0]) if name == "frexp" else getattr(pl, name)
    assert _gradients(pl, function, inputs, order) == pytest.approx(expected, rel=1e-12, nan_ok=True)


@pytest.mark.parametrize(
    ("name", "inputs"),
    [
        ("tanh", (10.0,)),
        ("tanh", (-20.0,)),
        ("sigmoid", (30.0,)),
        ("sigmoid", (-30.0,)),
        ("expm1", (-20.0,)),
        ("asin", (1 - 2.0**-20,)),
        ("atanh", (1 - 2.0**-20,)),
        ("acosh", (1 + 2.0**-20,)),
        ("tanh_shrink", (1e-3,)),
        ("sinc", (1e-3,)),
        ("log_sigmoid", (30.0,)),
        ("softplus", (-30.0,)),
        ("gelu", (-6.0,)),
        ("erfc", (5.0,)),
        ("mish", (-20.0,)),
        ("rsqrt", (1e-20,)),
    ],
)
def test_gradient_keeps_its_digits_in_float32(pl: Any, name: str, inputs: tuple[float]) -> None:
    truth = {
        "sigmoid": lambda x: 1 / (1 + mpmath.exp(-x)),
        "expm1": mpmath.expm1,
        "tanh_shrink": lambda x: x - mpmath.tanh(x),
        "sinc": mpmath.sincpi,
        "log_sigmoid": lambda x: -mpmath.log1p(mpmath.exp(-x)),
        "softplus": lambda x: mpmath.log1p(mpmath.exp(x)),
        "gelu": lambda x: x * mpmath.erfc(-x / mpmath.sqrt(2)) / 2,
        "mish": lambda x: x * mpmath.tanh(mpmath.log1p(mpmath.exp(x))),
        "rsqrt": lambda x: 1 / mpmath.sqrt(x),
    }
    with mpmath.workdps(60):
        x = mpmath.mpf(inputs[0])
        expected = float(mpmath.diff(truth.get(name) or getattr(mpmath, name), x, h=abs(x) * mpmath.mpf(10) ** -20))
    # The nearest float32 of an input can be off by half an ulp, which exp(x) and x**-1.5 magnify.
    assert _gradients(pl, getattr(pl, name), inputs, dtype="float32") == pytest.approx([expected], rel=2e-5)


@pytest.mark.parametrize(
    ("name", "x", "expected"),
    [
        ("gelu", -12.0, -12.0 * math.erfc(12 / math.sqrt(2)) / 2),
        ("silu", -90.0, -90 * math.exp(-90)),
        ("mish", -85.0, -85 * math.exp(-85)),
        ("tanh", 1e-6, 1e-6),
        ("expm1", 1e-6, 1e-6 + 5e-13),
        ("softplus", -50.0, math.log1p(math.exp(-50))),
        ("log_sigmoid", 50.0, -math.exp(-50)),
        ("logit", 0.5 + 2.0**-20, 2.0**-18),
        ("mish", -30.0, -30.0 * math.exp(-30)),
        ("sigmoid", -80.0, math.exp(-80)),
        ("softplus", 1e4, 1e4),
        ("logit", 1e-6, math.log(1e-6) + 1e-6),
        ("tanh_shrink", 2.0**-13, 2.0**-39 / 3),
        ("tanh_shrink", -0.5, math.tanh(0.5) - 0.5),
    ],
)
def test_value_keeps_its_digits_in_float32(pl: Any, name: str, x: float, expected: float) -> None:
    assert getattr(pl, name)(pl.asarray(x, dtype=pl.float32)).item() == pytest.approx(expected, rel=1e-6)


def test_clip_gives_its_bounds_gradient_to_x_in_every_spelling(pl: Any) -> None:
    for bounds in ((-1, 1), (pl.full(4, -1.0), pl.full(4, 1.0))):
        x = pl.tensor([-1.0, 1.0, 0.5, 2.0], requires_grad=True)
        (g,) = pl.autograd.grad(pl.clip(x, *bounds), [x], grad_outputs=pl.asarray([2.0, 3.0, 5.0, 7.0]))
        assert g.tolist() == [2.0, 3.0, 5.0, 0.0]


def test_gelu_keeps_its_digits_in_float64(pl: Any) -> None:
    xs = [-37.0, -20.3, -7.1, -0.3, 2.0]
    with mpmath.workdps(60):
        expected = [float(x * mpmath.erfc(-mpmath.mpf(x) / mpmath.sqrt(2)) / 2) for x in xs]
    assert pl.gelu(pl.asarray(xs, dtype=pl.float64)).tolist() == pytest.approx(expected, rel=1e-15)


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_cubes_have_exact_roots(pl: Any, device: str) -> None:
    roots = [float(n) for n in range(-40, 41)]
    assert pl.cbrt(pl.asarray([r**3 for r in roots], dtype=pl.float32, device=device)).tolist() == roots


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_clip_of_crossed_and_undefined_bounds(pl: Any, device: str) -> None:
    x = pl.asarray([-5.0, 0.0, 5.0], device=device)
    assert pl.clip(x, 2.0, 1.0).tolist() == [1.0, 1.0, 1.0]
    for bounds in ((math.nan, 1.0), (-1.0, math.nan), (math.nan, None), (None, math.nan)):
        assert all(math.isnan(v) for v in pl.clip(x, *bounds).tolist())
    leaves = [pl.tensor([v], requires_grad=True, device=device) for v in (0.0, 2.0, 1.0)]
    gradients = pl.autograd.grad(pl.clip(*leaves), leaves, grad_outputs=pl.ones(1, device=device))
    assert [g.tolist() for g in gradients] == [[0.0], [0.0], [1.0]]


@pytest.mark.parametrize("device", ["cpu", "gpu"])
@pytest.mark.parametrize(("name", "above_one", "least", "most"), [
    ("float16", 1 + 2.0**-10, 2.0**-24, 65504.0),
    ("bfloat16", 1 + 2.0**-7, 2.0**-133, 255 * 2.0**120),
])  # fmt: skip
def test_half_dtypes_keep_their_own_format(
    pl: Any, device: str, name: str, above_one: float, least: float, most: float
) -> None:
    x = pl.asarray([1.0, 0.0, -0.0, 1.0, math.inf], dtype=getattr(pl, name), device=device)
    towards = pl.asarray([2.0, 1.0, -1.0, 1.0, 0.0], dtype=getattr(pl, name), device=device)
    assert pl.nextafter(x, towards).tolist() == [above_one, least, -least, 1.0, most]
    assert pl.nextafter(x[::2], towards[::2]).tolist() == [above_one, -least, most]
    infinite = pl.asarray([math.inf, -math.inf, math.nan, 3.0], dtype=getattr(pl, name), device=device)
    assert pl.nan_to_num(infinite).tolist() == [most, -most, 0.0, 3.0]
    mantissa, exponent = pl.frexp(pl.asarray([least, 12.0], dtype=getattr(pl, name), device=device))
    assert pl.ldexp(mantissa, exponent).tolist() == [least, 12.0]


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_values_at_infinity_agree_between_devices(pl: Any, device: str) -> None:
    z = pl.asarray([complex(math.inf, -math.inf), complex(-math.inf, 3.0)], dtype=pl.complex64, device=device)
    assert pl.sign(z).tolist() == [pytest.approx(complex(0.5**0.5, -(0.5**0.5))), complex(-1, 0)]
    w = pl.asarray([complex(-math.inf, math.inf), complex(-math.inf, 1.0)], dtype=pl.complex64, device=device)
    assert pl.expm1(w).tolist() == [complex(-1, 0), complex(-1, 0)]
    zeros = pl.asarray([0.0, -0.0], dtype=pl.float32, device=device)
    assert pl.digamma(zeros).tolist() == [-math.inf, math.inf]


def test_polygamma_beside_its_pole(pl: Any) -> None:
    x = pl.tensor([-1e-30], dtype=pl.float64, requires_grad=True)
    (first,) = pl.autograd.grad(pl.digamma(x), [x], grad_outputs=pl.ones(1, dtype=pl.float64), create_graph=True)
    (second,) = pl.autograd.grad(first, [x], grad_outputs=pl.ones(1, dtype=pl.float64))
    assert second.item() == pytest.approx(2e90, rel=1e-14)


@pytest.mark.parametrize("name", ["abs", "sign"])
def test_complex_value_does_not_depend_on_its_place(pl: Any, name: str) -> None:
    z = pl.asarray([complex(0.37 * k - 3, 1.1 - 0.13 * k) for k in range(71)], dtype=pl.complex64)
    assert getattr(pl, name)(z).tolist()[:3] == getattr(pl, name)(z[:3]).tolist()


def test_masked_singularity_leaves_nothing_behind(pl: Any) -> None:
    x = pl.tensor([0.0, 4.0], requires_grad=True)
    y = pl.where(x > 0, pl.sqrt(x), 0)
    (g,) = pl.autograd.grad(y, [x], grad_outputs=pl.asarray([3.0, 8.0]), create_graph=True)
    (h,) = pl.autograd.grad(g, [x], grad_outputs=pl.asarray([1.0, 1.0]))
    assert g.tolist() == [0.0, 2.0]
    assert h.tolist() == [0.0, -0.25]
