"""Device gpu: values and gradients agree with the cpu, dtypes it lacks, laziness, threads, forks, errors."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import threading
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from codegen.model import Operator

pl: Any = pytest.importorskip("pylucid", reason="the package is not built")
pytest.importorskip("mlx.core", reason="MLX is not installed")

from codegen import source  # noqa: E402
from codegen.diagnostics import Diagnostics  # noqa: E402
from codegen.dtype_words import accepted_dtypes  # noqa: E402
from codegen.formula.checker import check_operators  # noqa: E402
from codegen.model import GradKind  # noqa: E402
from codegen.records import parse_operators  # noqa: E402
from codegen.views.common import group_word  # noqa: E402

OPS = Path(__file__).parents[2] / "ops.yaml"


def _available() -> bool:
    try:
        pl.zeros(1).to_device("gpu")
    except RuntimeError:
        return False
    return True


pytestmark = pytest.mark.skipif(not _available(), reason="the extension of device gpu is not built")


@cache
def records() -> dict[str, Operator]:
    diagnostics = Diagnostics()
    nodes = source.load(OPS, diagnostics)
    assert nodes is not None
    operators = check_operators(parse_operators(nodes, diagnostics), diagnostics)
    return {op.name: op for op in operators}


def dtypes_of(op: Operator) -> list[str]:
    return [d for d in accepted_dtypes(group_word(op)) if d not in ("float64", "complex128")]


ELEMENTWISE = [op for op in records().values() if op.is_elementwise and not op.is_internal]
CASES = [pytest.param(op, d, id=f"{op.name}-{d}") for op in ELEMENTWISE for d in dtypes_of(op)]
GRADIENTS = [
    pytest.param(op, d, id=f"{op.name}-{d}")
    for op in ELEMENTWISE
    for d in dtypes_of(op)
    if d.startswith(("float", "bfloat", "complex")) and op.grad.kind is not GradKind.NONE
]
# Relative to the larger of the value and 1: the two devices round each operation of a formula on their own.
TOLERANCE = {"float32": 4e-6, "complex64": 2e-5, "float16": 2e-3, "bfloat16": 1.6e-2}
# MLX's complex functions are less accurate near their branch points.
LOOSE = {"acos": 1e-3, "asin": 1e-3, "acosh": 1e-3, "asinh": 1e-3, "atanh": 1e-3, "pow": 1e-4}


def values(op: Operator, name: str, dtype: str, shape: tuple[int, ...], seed: int) -> np.ndarray[Any, Any]:
    rng = np.random.default_rng(seed)
    low, high = dict(op.domain).get(name, (-3.0, 3.0))
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if "int" in dtype:
        low = max(low, 0.0) if dtype.startswith("u") else low
        whole = rng.integers(int(np.ceil(low)), max(int(high), int(np.ceil(low)) + 1) + 1, shape)
        return whole.astype(dtype)
    drawn = rng.uniform(low, high, shape)
    if dtype.startswith("complex"):
        return (drawn + 1j * rng.uniform(-1.0, 1.0, shape)).astype(dtype)
    return drawn.astype(np.float32)


def arrays(op: Operator, dtype: str) -> list[Any]:
    words = dict(op.dtypes)
    made = []
    for k, p in enumerate(op.signature.tensors):
        word = words.get(p.name, "")
        own = word if word in ("bool", "int32", "int64") else dtype
        shape = (3, 5) if k == 0 else (5,)
        made.append(pl.asarray(values(op, p.name, own, shape, k)).astype(getattr(pl, own)))
    return made


def attributes(op: Operator) -> dict[str, Any]:
    required = [p for p in op.signature.attributes if p.default is None]
    return {p.name: 0.5 if p.kind == "float" else 1 for p in required}


def call(op: Operator, inputs: list[Any]) -> list[Any]:
    given = attributes(op) | dict(zip((p.name for p in op.signature.tensors), inputs, strict=True))
    first = [given.pop(p.name) for p in op.signature.params if p.name in given and not p.keyword_only]
    result = getattr(pl, op.name)(*first, **given)
    return list(result) if isinstance(result, tuple) else [result]


def to_numpy(x: Any) -> np.ndarray[Any, Any]:
    x = x.detach().to_device("cpu")
    return np.asarray(x.astype(pl.float32).numpy() if x.dtype in (pl.bfloat16, pl.float16) else x.numpy())


def compare(found: Any, expected: Any, tolerance: float) -> None:
    assert found.device == "gpu"
    assert (found.dtype, found.shape) == (expected.dtype, expected.shape)
    a, b = to_numpy(found), to_numpy(expected)
    if a.dtype.kind not in "fc":
        np.testing.assert_array_equal(a, b)
    else:
        np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance)


def tolerance_of(op: Operator, dtype: str) -> float:
    plain = TOLERANCE.get(dtype, TOLERANCE["float32"])
    return max(plain, LOOSE.get(op.name, 0.0)) if dtype == "complex64" else plain


@pytest.mark.parametrize(("op", "dtype"), CASES)
def test_values_agree_with_the_cpu(op: Operator, dtype: str) -> None:
    inputs = arrays(op, dtype)
    expected = call(op, inputs)
    found = call(op, [x.to_device("gpu") for x in inputs])
    for f, e in zip(found, expected, strict=True):
        compare(f, e, tolerance_of(op, dtype))


@pytest.mark.parametrize(("op", "dtype"), GRADIENTS)
def test_gradients_agree_with_the_cpu(op: Operator, dtype: str) -> None:
    inputs = arrays(op, dtype)
    kinds = [x.dtype.kind for x in inputs]
    both = []
    for device in ("cpu", "gpu"):
        leaves = [
            x.to_device(device).detach().requires_grad_() if "floating" in kind else x.to_device(device)
            for x, kind in zip(inputs, kinds, strict=True)
        ]
        out = call(op, leaves)[0]
        seed = pl.asarray(np.linspace(-1.0, 1.0, out.size, dtype=np.float32).reshape(out.shape))
        out.backward(seed.to_device(device).astype(out.dtype))
        both.append([leaf.grad for leaf in leaves if leaf.requires_grad])
    for e, f in zip(*both, strict=True):
        if e is None:
            assert f is None
        else:
            compare(f, e, 5 * tolerance_of(op, dtype))


NUMBERS = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    2.5,
    300.7,
    -300.7,
    7e4,
    2.0**31,
    -(2.0**31),
    2.0**33,
    1e19,
    -1e19,
    1e20,
    np.inf,
    -np.inf,
    np.nan,
]
GPU_DTYPES = [d.name for d in pl._core.dtypes if d.name not in ("float64", "complex128")]


@pytest.mark.parametrize(("start", "end"), list(itertools.product(GPU_DTYPES, GPU_DTYPES)))
def test_conversions_agree_with_the_cpu(start: str, end: str) -> None:
    x = pl.asarray(np.array(NUMBERS, dtype=np.float32)).astype(getattr(pl, start))
    if start == "complex64" and end not in ("complex64", "bool"):
        for device in ("cpu", "gpu"):
            with pytest.raises(TypeError, match=f"complex64 to {end} would lose the imaginary parts"):
                x.to_device(device).astype(getattr(pl, end))
        return
    expected = x.astype(getattr(pl, end))
    found = x.to_device("gpu").astype(getattr(pl, end))
    compare(found, expected, 0.0)


@pytest.mark.parametrize(
    "name", ["divide", "floor_divide", "remainder", "fmod", "pow", "maximum", "atan2", "hypot", "logaddexp"]
)
def test_special_values_agree_with_the_cpu(name: str) -> None:
    numbers = np.array([0.0, -0.0, 1.0, -1.0, 2.5, -2.5, np.inf, -np.inf, np.nan], dtype=np.float32)
    a, b = (pl.asarray(np.ascontiguousarray(v)) for v in np.meshgrid(numbers, numbers))
    function = getattr(pl, name)
    compare(function(a.to_device("gpu"), b.to_device("gpu")), function(a, b), 4e-6)


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "uint8", "uint64"])
@pytest.mark.parametrize("name", ["floor_divide", "remainder", "fmod"])
def test_integer_division_by_zero_is_defined(name: str, dtype: str) -> None:
    low = np.iinfo(dtype).min
    a = pl.asarray(np.array([0, 1, 7, low, low], dtype=dtype))
    b = pl.asarray(np.array([0, 0, 3, -1 if low else 1, 0], dtype=dtype))
    function = getattr(pl, name)
    compare(function(a.to_device("gpu"), b.to_device("gpu")), function(a, b), 0.0)


def test_the_zero_rule_holds() -> None:
    x = pl.asarray([0.0, 0.0]).to_device("gpu").requires_grad_()
    pl.sqrt(x).backward(pl.asarray([0.0, 1.0]).to_device("gpu"))
    assert x.grad.to_device("cpu").tolist() == [0.0, float("inf")]


def test_gradient_of_a_broadcast_input() -> None:
    x = pl.asarray(np.ones((1, 3), dtype=np.float32)).to_device("gpu").requires_grad_()
    y = pl.asarray(np.arange(6, dtype=np.float32).reshape(2, 3)).to_device("gpu")
    pl.sum(x * y).backward()
    assert x.grad.to_device("cpu").tolist() == [[3.0, 5.0, 7.0]]


def test_second_order() -> None:
    x = pl.asarray([0.5, -1.0]).to_device("gpu").requires_grad_()
    (first,) = pl.autograd.grad(pl.sum(pl.sin(x) * x), [x], create_graph=True)
    (second,) = pl.autograd.grad(pl.sum(first), [x])
    expected = 2 * np.cos([0.5, -1.0]) - np.sin([0.5, -1.0]) * [0.5, -1.0]
    np.testing.assert_allclose(second.to_device("cpu").numpy(), expected, rtol=1e-5)


def test_gradients_cross_devices() -> None:
    x = pl.asarray([1.0, 2.0]).requires_grad_()
    pl.sum(pl.square(x.to_device("gpu"))).backward()
    assert (x.grad.device, x.grad.tolist()) == ("cpu", [2.0, 4.0])


STRUCTURAL: dict[str, Any] = {
    "reshape": lambda x: pl.reshape(x, (-1, 2)),
    "broadcast_to": lambda x: pl.broadcast_to(x, (2, 3, 4)),
    "expand_dims": lambda x: pl.expand_dims(x, axis=(0, -1)),
    "squeeze": lambda x: pl.squeeze(pl.expand_dims(x, axis=1), 1),
    "permute_dims": lambda x: pl.permute_dims(pl.expand_dims(x, axis=0), (2, 0, 1)),
    "matrix_transpose": pl.matrix_transpose,
    "concat": lambda x: pl.concat([x, x * 2], axis=1),
    "integer": lambda x: x[1],
    "negative_step": lambda x: x[::-1, ::-2],
    "step": lambda x: x[1:, 1::2],
    "new_axis": lambda x: x[None, :, None, 2],
    "empty_slice": lambda x: x[2:2],
    "sum": pl.sum,
    "sum_axis": lambda x: pl.sum(x, axis=0, keepdims=True),
    "sum_no_axis": lambda x: pl.sum(x, axis=()),
    "mean": lambda x: pl.mean(x, axis=-1),
    "max": lambda x: pl.max(x, axis=1),
    "matmul": lambda x: x @ x.mT,
    "matrix_vector": lambda x: x @ x[0],
    "vector_matrix": lambda x: x[:, 0] @ x,
}


@pytest.mark.parametrize("name", STRUCTURAL)
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16", "complex64"])
def test_structural_operators_and_their_gradients(name: str, dtype: str) -> None:
    if dtype == "complex64" and name == "max":
        pytest.skip("complex numbers have no order")
    given = pl.asarray(np.random.default_rng(0).uniform(-2, 2, (3, 4)).astype(np.float32)).astype(getattr(pl, dtype))
    both = []
    for device in ("cpu", "gpu"):
        x = given.to_device(device).detach().requires_grad_()
        out = STRUCTURAL[name](x)
        square = pl.sum(out * out)
        square.backward(pl.ones_like(square))
        both.append((out, x.grad))
    for e, f in zip(*both, strict=True):
        compare(f, e, TOLERANCE[dtype] * 4)


@pytest.mark.parametrize("dtype", ["bool", "int8", "int32", "int64", "uint8", "uint64"])
@pytest.mark.parametrize("name", ["sum", "sum_axis", "max", "matmul", "concat", "negative_step"])
def test_structural_operators_on_integers(name: str, dtype: str) -> None:
    if dtype == "bool" and name in ("max", "matmul"):
        pytest.skip("not accepted")
    x = pl.asarray(np.random.default_rng(1).integers(0, 100, (3, 4)).astype(dtype))
    compare(STRUCTURAL[name](x.to_device("gpu")), STRUCTURAL[name](x), 0.0)


def test_argmax() -> None:
    x = pl.asarray([[1.0, 3.0, 3.0], [7.0, float("nan"), 0.0]])
    for arguments in ({}, {"axis": 1}, {"axis": 0, "keepdims": True}):
        compare(pl.argmax(x.to_device("gpu"), **arguments), pl.argmax(x, **arguments), 0.0)
    with pytest.raises(ValueError, match="argmax"):
        pl.argmax(pl.zeros((0,)).to_device("gpu"))


@pytest.mark.parametrize("dtype", GPU_DTYPES)
def test_creation(dtype: str) -> None:
    dt = getattr(pl, dtype)
    makes: tuple[Callable[[str], Any], ...] = (
        lambda device: pl.zeros((2, 3), dtype=dt, device=device),
        lambda device: pl.ones((2, 3), dtype=dt, device=device),
        lambda device: pl.full((2,), 1, dtype=dt, device=device),
        lambda device: pl.eye(3, 4, k=1, dtype=dt, device=device),
        lambda device: pl.full_like(pl.zeros(2).to_device(device), 1, dtype=dt),
        lambda device: pl.ones_like(pl.zeros(2).to_device(device), dtype=dt),
    )
    for make in makes:
        compare(make("gpu"), make("cpu"), 0.0)
    if dtype != "bool":
        compare(pl.arange(1, 9, 3, dtype=dt, device="gpu"), pl.arange(1, 9, 3, dtype=dt), 0.0)


@pytest.mark.parametrize("dtype", GPU_DTYPES)
@pytest.mark.parametrize("shape", [(), (0,), (3, 0, 2), (4,), (2, 3)])
def test_round_trip(dtype: str, shape: tuple[int, ...]) -> None:
    x = pl.ones(shape, dtype=getattr(pl, dtype))
    back = x.to_device("gpu").to_device("cpu")
    assert (back.dtype, back.shape, back.tolist()) == (x.dtype, x.shape, x.tolist())


def test_round_trip_of_any_strides() -> None:
    given = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    for view in (given[::-1], given[:, :, ::-2], given.T, np.broadcast_to(given[0, 0], (3, 4))):
        np.testing.assert_array_equal(pl.asarray(view).to_device("gpu").to_device("cpu").numpy(), view)
    x = pl.asarray(given).to_device("gpu")
    np.testing.assert_array_equal(x[::-1, :, ::-2].to_device("cpu").numpy(), given[::-1, :, ::-2])


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_refused_dtypes_are_named(dtype: str) -> None:
    dt = getattr(pl, dtype)
    with pytest.raises(TypeError, match=f"gpu.*{dtype}.*astype"):
        pl.zeros(2, dtype=dt).to_device("gpu")
    with pytest.raises(TypeError, match=dtype):
        pl.zeros(2, dtype=dt, device="gpu")
    with pytest.raises(TypeError, match=f"^asarray: obj: device `gpu` has no {dtype}"):
        pl.asarray(np.zeros(2, dtype), device="gpu")
    with pytest.raises(TypeError, match=dtype):
        pl.zeros(2).to_device("gpu").astype(dt)


def test_python_numbers_are_weak() -> None:
    x = pl.asarray([1.0, 2.0], dtype=pl.float16).to_device("gpu")
    assert (x * 2.5).dtype is pl.float16
    assert (pl.asarray([1, 2]).to_device("gpu") * 2.5).dtype is pl.float32


def test_mixed_devices_are_refused() -> None:
    with pytest.raises(TypeError, match="to_device"):
        pl.add(pl.asarray([1.0]), pl.asarray([1.0]).to_device("gpu"))


def test_sums_are_accurate() -> None:
    x = pl.full((1 << 22,), 0.1).to_device("gpu")
    assert pl.sum(x).to_device("cpu").item() == pytest.approx(float(np.float32(0.1)) * (1 << 22), rel=1e-6)
    half = pl.full((100_000,), 1.0, dtype=pl.float16).to_device("gpu")
    assert pl.mean(half).to_device("cpu").item() == 1.0


def test_long_chains_of_lazy_operators() -> None:
    x = pl.zeros(3).to_device("gpu")
    for _ in range(20_000):
        x = x + 1
    assert x.to_device("cpu").tolist() == [20_000.0] * 3


def test_extents_that_mlx_cannot_count() -> None:
    with pytest.raises(ValueError, match=r"2147483648.*gpu"):
        pl.broadcast_to(pl.zeros(1).to_device("gpu"), (2**31,))
    with pytest.raises(ValueError, match=r"^eye: shape \(2147483648, 2\).*gpu"):
        pl.eye(2**31, 2, device="gpu")


def test_dtypes_of_the_cpu_are_reached_from_the_gpu() -> None:
    x = pl.asarray([1.5, 2.5], device="gpu")
    for moved in (
        x.to(pl.float64, "cpu"),
        x.to(pl.complex128, "cpu"),
        pl.asarray(x, dtype=pl.float64, device="cpu"),
        pl.zeros(2, dtype=pl.float64).copy_(x),
    ):
        assert (moved.device, moved.dtype.itemsize) in (("cpu", 8), ("cpu", 16))
        assert moved.tolist() == [1.5, 2.5]
    y = x.requires_grad_()
    (g,) = pl.autograd.grad(pl.sum(y.to(pl.float64, "cpu") ** 2), y)
    assert (g.device, g.dtype) == ("gpu", pl.float32)
    assert g.tolist() == [3.0, 5.0]
    assert pl.asarray([1.5], dtype=pl.float64).to(pl.float32, "gpu").device == "gpu"


def test_backends_tells_the_truth() -> None:
    mx = pytest.importorskip("mlx.core")
    told = pl.backends()["gpu"]
    on_gpu = mx.metal.is_available() or mx.cuda.is_available()
    assert ("CPU device" in told) != on_gpu


def test_threads() -> None:
    wrong: list[float] = []

    def work(k: int) -> None:
        for _ in range(20):
            x = pl.full((100,), float(k)).to_device("gpu").requires_grad_()
            pl.sum(pl.square(x)).backward()
            found = x.grad.to_device("cpu").numpy()
            wrong.extend(found[found != 2.0 * k].tolist())

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_use_after_fork_raises() -> None:
    program = """
import os, sys
import pylucid as pl
x = pl.asarray([1.0]).to_device("gpu")
(x + 1).to_device("cpu")
child = os.fork()
if child == 0:
    try:
        (x + 1).to_device("cpu")
    except RuntimeError as error:
        os._exit(0 if "fork" in str(error) else 2)
    os._exit(3)
_, status = os.waitpid(child, 0)
sys.exit(os.waitstatus_to_exitcode(status))
"""
    assert subprocess.run([sys.executable, "-c", program], timeout=60, check=False).returncode == 0


def test_lists_of_tensors_stay_on_their_device() -> None:
    x = pl.ones(2, device="gpu")
    for values in ([x, x], [[1.0, 2.0], x], [x[0], 3.0]):
        assert pl.asarray(values).device == "gpu"
    assert pl.asarray([x], device="cpu").device == "cpu"
    assert pl.asarray([pl.ones(2), [1, 2]]).device == "cpu"
    assert pl.asarray([pl.ones(2)], device="gpu").tolist() == [[1.0, 1.0]]
    with pytest.raises(TypeError, match=r"asarray: .*on the cpu and on the gpu"):
        pl.asarray([x, pl.ones(2)])
