"""How operators read their arguments: every refusal names operator, argument, what was given and what is accepted."""

from __future__ import annotations

import functools
import inspect
import os
import pickle
import platform
import re
import subprocess
import sys
import threading
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

DEVICES = ["cpu", pytest.param("gpu", marks=pytest.mark.skipif(not find_spec("pylucid._mlx"), reason="not built"))]
X = pl.asarray([1.0, 2.0])


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda: pl.square(), TypeError, "square: x is missing"),
        (lambda: pl.square(X, X), TypeError, "square: takes at most 1 positional argument, got 2"),
        (lambda: pl.sin(x=X), TypeError, "sin: x is positional only"),
        (lambda: pl.square(X, foo=1), TypeError, "square: unexpected keyword argument 'foo'"),
        (lambda: pl.round(X, decimals=2), TypeError, "^round: unexpected keyword argument 'decimals'; by position: x$"),
        (lambda: X.relu(inplace=True), TypeError, "^relu: unexpected keyword argument 'inplace'; by position: x$"),
        (lambda: pl.square([1.0]), TypeError, "square: x must be a Tensor or a number, got list; use pylucid.asarray"),
        (lambda: pl.square(np.ones(2)), TypeError, "square: x must be .*, got ndarray; use pylucid.asarray"),
        (lambda: pl.square("a"), TypeError, "square: x must be .*, got str"),
        (lambda: pl.square(None), TypeError, "square: x must be .*, got NoneType"),
        (lambda: pl.add(X), TypeError, "add: .* is missing"),
        (lambda: pl.add(X, 2**2000), OverflowError, "add: .* is an int that is too large for a floating-point number"),
        (lambda: pl.reshape(X, "ab"), TypeError, "reshape: shape must be an int or a tuple of ints, got str"),
        (lambda: pl.reshape(X, (1, 2.5)), TypeError, r"reshape: shape\[1\] must be an int, got float"),
        (lambda: pl.reshape(X, shape=(2,), foo=1), TypeError, "reshape: unexpected keyword"),
        (lambda: pl.reshape(X, (1,) * 65), ValueError, "65 entries"),
        (lambda: pl.reshape(X, (2,), shape=(2,)), TypeError, "reshape: shape is given twice"),
        (lambda: pl.zeros((2,), pl.float32), TypeError, "zeros: takes .*; by name: dtype, device"),
        (lambda: pl.zeros(2, 3), TypeError, r"got 2; by name: .*; a shape is one argument, such as \(2, 3\)$"),
        (lambda: X.to(X), TypeError, r"^to: a dtype or a device \('cpu' or 'gpu'\) is accepted, got Tensor$"),
        (lambda: X.to(where="cpu"), TypeError, "^to: unexpected keyword argument 'where'; by name: dtype, device$"),
        (
            lambda: pl.expand_dims(X, 5),
            IndexError,
            "axis 5 is out of range for a result with 2 axes; accepted are -2 to 1$",
        ),
        (lambda: pl.expand_dims(X, (0, -4)), IndexError, "axis -4 is out of range for a result with 3 axes"),
        (
            lambda: pl.stack([X], 5),
            IndexError,
            "stack: axis 5 is out of range for a result with 2 axes; accepted are -2 to 1$",
        ),
        (
            lambda: pl.flip(X, axis=1),
            IndexError,
            "`axis` is 1, but the array has 1 axis; axes from -1 to 0 are accepted$",
        ),
        (lambda: pl.zeros((2,), dtype=3), TypeError, "zeros: dtype must be a dtype such as pylucid.float32, got 3"),
        (lambda: pl.zeros((2,), device="tpu"), ValueError, "zeros: device must be 'cpu' or 'gpu', got 'tpu'"),
        (lambda: pl.zeros((2,), device=3), TypeError, "zeros: device must be 'cpu' or 'gpu', got int"),
        (lambda: pl.full((2,), "a"), TypeError, "full: fill_value must be a number, got str"),
        (lambda: pl.gelu(X, approximate="fast"), ValueError, "gelu: approximate must be one of .*, got 'fast'"),
        (lambda: pl.gelu(X, approximate=1), TypeError, "gelu: approximate must be one of .*, got int"),
        (lambda: pl.sum(X, keepdims=1), TypeError, "sum: keepdims must be a bool, got int"),
        (lambda: pl.sum(X, axis=2**70), OverflowError, "sum: axis is an int that does not fit 64 bits"),
        (lambda: pl.sum(X, axis=True), TypeError, "sum: axis must be an int, got bool"),
        (lambda: pl.sum(X, axis=(0, False)), TypeError, r"sum: axis\[1\] must be an int, got bool"),
        (lambda: X.argmax(axis=np.True_), TypeError, "argmax: axis must be an int, got bool"),
        (lambda: pl.zeros((2, True)), TypeError, r"zeros: shape\[1\] must be an int, got bool"),
        (lambda: pl.eye(2, k=True), TypeError, "eye: k must be an int, got bool"),
        (lambda: pl.concat(X), TypeError, "concat: arrays must be a list or tuple of Tensors, got Tensor"),
        (lambda: pl.concat([X, 1.0]), TypeError, r"concat: arrays\[1\] must be a Tensor, got float"),
        (lambda: X.square(1), TypeError, "square: takes at most 1 positional argument, got 2"),
        (
            lambda: pl.eye(pl.ones((2, 1), dtype=pl.int32)),
            TypeError,
            r"eye: n_rows must be an int, got a Tensor of shape \(2, 1\) and dtype int32; .*shape \(\) are accepted",
        ),
        (lambda: pl.eye(X[0]), TypeError, r"eye: n_rows must be an int, got a Tensor of shape \(\) and dtype float32"),
        (lambda: pl.eye(np.ones(2, dtype=np.int64)), TypeError, "eye: n_rows must be an int, got ndarray"),
        # Text that UTF-8 cannot hold.
        (
            lambda: X.to(**{"\udc80": 1}),
            TypeError,
            r"^to: unexpected keyword argument '\\udc80'; by name: dtype, device$",
        ),
        (lambda: pl.clip(X, **{"\udc80": 1}), TypeError, r"^clip: unexpected keyword argument '\\udc80'"),
        (lambda: pl.zeros(2, device="\udc80"), ValueError, r"^zeros: device must be 'cpu' or 'gpu', got '\\udc80'$"),
        (lambda: pl.zeros(2, dtype="\udc80"), TypeError, r"^zeros: dtype must be a dtype .* got '\\udc80'$"),
        (lambda: pl.gelu(X, approximate="\udc80"), ValueError, r"^gelu: approximate must be one of .*, got '\\udc80'$"),
        (lambda: pl._core.schema("\udc80"), ValueError, r"^schema: no operator is named '\\udc80'$"),
    ],
)
def test_refusals(call: Callable[[], Any], kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        call()


PLACES = pl.asarray([1, 2])
HUGE = 1 << 45


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        # An alias is the name that was called.
        (lambda: pl.mul(X), TypeError, "^mul: x2 is missing$"),
        (lambda: pl.mul(X, pl.ones(3)), ValueError, r"^mul: .*\(2,\).*\(3,\)"),
        (lambda: X.mul(pl.ones(3)), ValueError, r"^mul: .*\(2,\).*\(3,\)"),
        (lambda: X.multiply(pl.ones(3)), ValueError, "^multiply: "),
        (lambda: pl.arcsin("a"), TypeError, "^arcsin: x must be a Tensor or a number, got str"),
        (lambda: pl.cumsum(X, axis=3), IndexError, "^cumsum: axis 3"),
        (lambda: pl.cumsum(X, 0, None), TypeError, "^cumsum: takes at most 2 .*by name: dtype"),
        (lambda: X.cumsum(axis="a"), TypeError, "^cumsum: axis must be an int, got str"),
        (lambda: pl.scatter(X, PLACES, 1.0, axis=0), TypeError, "^scatter: `values` is float; a Tensor is accepted"),
        (lambda: pl.scatter(X, PLACES, X, axis=5), IndexError, "^scatter: `axis` is 5"),
        (lambda: pl.scatter(X, PLACES, axis=0), TypeError, "^scatter: values is missing"),
        (lambda: pl.put_along_axis(X, PLACES, X, axis=5), IndexError, "^put_along_axis: `axis` is 5"),
        (lambda: pl.ones(2, dtype=pl.int8).left_shift(1.5), TypeError, "^left_shift: `x2` is a floating-point number"),
        # A composite refuses as other operators do.
        (lambda: pl.tensordot(X), TypeError, "^tensordot: x2 is missing$"),
        (lambda: pl.tensordot(X, X, 1, 1), TypeError, "^tensordot: takes at most 3 .*, got 4$"),
        (lambda: pl.tensordot(X, X, axis=1), TypeError, "^tensordot: unexpected keyword argument 'axis'"),
        (lambda: pl.tensordot(X, x2=X), TypeError, "^tensordot: x2 is positional only$"),
        (lambda: pl.linalg.norm(), TypeError, "^norm: x is missing$"),
        (lambda: pl.linalg.norm(X, 2, 0, True), TypeError, "^norm: takes at most 3 .*by name: keepdims"),
        (lambda: pl.linalg.norm(X, 2, ord=2), TypeError, "^norm: ord is given twice$"),
        (lambda: pl.flip(X, 0, 1), TypeError, "^flip: takes at most 2 .*, got 3$"),
        (lambda: X.flip(0, 1), TypeError, "^flip: takes at most 2 .*, got 3$"),
        (lambda: pl.einsum(), TypeError, "^einsum: subscripts is missing$"),
        (lambda: pl.einsum("i->i", X, optimize=True), TypeError, "^einsum: unexpected keyword argument 'optimize'"),
        (lambda: pl.meshgrid(X, X, sparse=True), TypeError, "^meshgrid: unexpected keyword argument 'sparse'"),
        (lambda: pl.stack(), TypeError, "^stack: arrays is missing$"),
        # No name of an internal operator.
        (lambda: pl.random.normal((HUGE,)), MemoryError, "^normal: "),
        (lambda: pl.random.uniform((HUGE,)), MemoryError, "^uniform: "),
        (lambda: pl.random.integers(5, shape=(HUGE,)), MemoryError, "^integers: "),
        (lambda: pl.random.bits((HUGE,)), MemoryError, "^bits: "),
        (lambda: pl.random.bernoulli(0.5, (HUGE,)), MemoryError, "^bernoulli: "),
        (lambda: pl.random.permutation(HUGE), MemoryError, "^permutation: "),
        (lambda: X[pl.broadcast_to(PLACES[:1], (HUGE,))], MemoryError, "^indexing: cannot allocate"),
        (lambda: X.repeat(HUGE), MemoryError, "^repeat: "),
        # Leaves.
        (lambda: pl.zeros(2, dtype=pl.int8, requires_grad=True), TypeError, "^zeros: requires_grad is True, .*int8"),
        (lambda: pl.zeros(2, requires_grad=1), TypeError, "^zeros: requires_grad must be a bool, got int"),
        (lambda: pl.asarray([1], requires_grad=True), TypeError, "^asarray: requires_grad is True, .*int64"),
        (lambda: pl.asarray([1.0], None, None, None, True), TypeError, "^asarray: .*by name: requires_grad"),
        (lambda: pl.tensor([True], requires_grad=True), TypeError, "^tensor: requires_grad is True, .*bool"),
        (lambda: pl.linspace(0, 1, 2, dtype=pl.int8, requires_grad=True), TypeError, "^linspace: .*int8"),
        (lambda: pl.linspace(0, 1, 2, requires_grad="a"), TypeError, "^linspace: `requires_grad` is str; a bool"),
        (lambda: pl.random.normal((2,), requires_grad=1), TypeError, "^normal: `requires_grad` is int; a bool"),
        # Dtypes.
        (lambda: pl.random.normal((2,), dtype="f4"), TypeError, "^normal: `dtype` is 'f4'; a dtype such as"),
        (lambda: pl.random.uniform((2,), dtype=int), TypeError, "^uniform: `dtype` is int64; accepted are real"),
        (lambda: pl.finfo("f4"), TypeError, "^finfo: `type` is 'f4'; a dtype such as"),
        (lambda: pl.can_cast(pl.int8, 3), TypeError, "^can_cast: `to` is 3"),
        (lambda: pl.result_type(pl.int8, "a"), TypeError, r"^result_type: `arrays_and_dtypes\[1\]` is 'a'"),
        (lambda: pl.isdtype(3, "bool"), TypeError, "^isdtype: `dtype` is 3"),
        (lambda: pl.isdtype(pl.int8, 3), TypeError, "^isdtype: `kind` is 3"),
    ],
)
def test_errors_name_what_was_called(call: Callable[[], Any], kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message) as caught:
        call()
    assert not re.search(r"(^|[ `])_[a-z]", str(caught.value))


def test_aliases() -> None:
    assert pl.mul.__name__ == "mul"
    assert pl.mul.__doc__ == pl.multiply.__doc__
    assert inspect.signature(pl.scatter) == inspect.signature(pl.put_along_axis)
    for function in (pl.mul, pl.scatter, pl.linalg.norm, pl.fft.fftn, pl.flip):
        assert pickle.loads(pickle.dumps(function)) is function
    x, y = pl.asarray([1.0, 4.0]), pl.asarray([3.0, 2.0])
    assert x.mul(y).tolist() == (x * y).tolist()
    assert x.cumsum().tolist() == [1.0, 5.0]
    assert x.eq(y).tolist() == [False, False]
    assert x.ravel().tolist() == x.tolist()


LEAVES: list[Callable[..., pl.Tensor]] = [
    functools.partial(pl.asarray, [1.0, 2.0]),
    functools.partial(pl.tensor, [1.0, 2.0]),
    functools.partial(pl.zeros, 2),
    functools.partial(pl.ones, 2),
    functools.partial(pl.full, 2, 3.0),
    functools.partial(pl.empty, 2),
    functools.partial(pl.eye, 2),
    functools.partial(pl.arange, 2.0),
    functools.partial(pl.linspace, 0, 1, 3),
    functools.partial(pl.zeros_like, X),
    functools.partial(pl.ones_like, X),
    functools.partial(pl.full_like, X, 2),
    functools.partial(pl.empty_like, X),
    X.zeros_like,
    functools.partial(pl.random.normal, (2,)),
    functools.partial(pl.random.uniform, (2,)),
]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("make", LEAVES, ids=lambda make: getattr(make, "func", make).__name__)
def test_what_makes_an_array_makes_leaves(make: Callable[..., pl.Tensor], device: str) -> None:
    for recorded in (True, False):
        with pl.set_grad_enabled(recorded):
            x = make(device=device, requires_grad=True)
        assert (x.requires_grad, x.is_leaf, x.device) == (True, True, device)
        pl.sum(x * 3.0).backward()
        assert pl.all(x.grad == 3.0).item()
    assert not make(device=device).requires_grad
    assert not make(device=device, requires_grad=False).requires_grad


def test_asarray_of_a_tensor_leaves_it_as_it_is() -> None:
    plain = pl.ones(2)
    leaf = pl.asarray(plain, requires_grad=True)
    assert (plain.requires_grad, leaf.is_leaf, leaf.requires_grad) == (False, True, True)
    assert pl.asarray(leaf, requires_grad=True) is leaf
    result = leaf * 2
    assert pl.asarray(result, requires_grad=True) is result
    given = np.ones(2)
    shared = pl.asarray(given, copy=False, requires_grad=True)
    given[0] = 5.0
    assert shared.detach().tolist() == [5.0, 1.0]


def test_draws_from_recorded_limits_are_no_leaves() -> None:
    scale = pl.ones(3, requires_grad=True)
    x = pl.random.normal(scale=scale, requires_grad=True)
    assert (x.requires_grad, x.is_leaf) == (True, False)
    assert pl.random.normal(scale=pl.ones(3), requires_grad=True).is_leaf


@pytest.mark.parametrize("given", [np.float32, "float32", np.dtype("float32"), float])
def test_what_stands_for_a_dtype(given: Any) -> None:
    for found in (
        pl.zeros(1, dtype=given),
        pl.linspace(0, 1, 2, dtype=given),
        pl.random.normal((1,), dtype=given),
        pl.random.uniform((1,), dtype=given),
        pl.asarray([1], dtype=given),
        pl.asarray([1]).astype(given),
        pl.asarray([1]).to(given),
        pl.sum(pl.asarray([1]), dtype=given),
        pl.cumsum(pl.asarray([1]), dtype=given),
        pl.fft.fftfreq(3, dtype=given),
    ):
        assert found.dtype is pl.float32
    assert pl.isdtype(given, "real floating")
    assert pl.isdtype(pl.float32, (given,) if not isinstance(given, str) else (pl.float32,))
    assert pl.finfo(given).dtype is pl.float32
    assert pl.result_type(given, pl.int8) is pl.float32
    assert pl.can_cast(pl.int8, given) is pl.can_cast(pl.int8, pl.float32)


@pytest.mark.parametrize("device", DEVICES)
def test_negative_powers_of_integers(device: str) -> None:
    """A number is refused; an array of exponents is not looked through, and gives what a division by zero does."""
    x = pl.asarray([1, 2, -1, -2], device=device)
    for call in (
        lambda: x**-1,
        lambda: pl.pow(x, -2),
        lambda: pl.power(x, np.int64(-1)),
        lambda: x.pow(-1),
        lambda: pl.asarray([1, 2], dtype=pl.uint8, device=device) ** -1,
    ):
        with pytest.raises((ValueError, OverflowError), match=r"pow|power"):
            call()
    with pytest.raises(ValueError, match=r"^pow: `x2` is -1, .*numbers from 0, or a base or exponent that is floating"):
        x ** (-1)
    with pytest.raises(ValueError, match=r"^pow: "):
        x **= -1
    assert (x ** pl.asarray(-1, device=device)).tolist() == [1, 0, -1, 0]
    assert (2 ** pl.asarray([2, -1], device=device)).tolist() == [4, 0]
    assert (x**0).tolist() == [1, 1, 1, 1]
    assert (x**-1.0).tolist() == [1.0, 0.5, -1.0, -0.5]
    assert (x.astype(pl.float32) ** -1).tolist() == [1.0, 0.5, -1.0, -0.5]
    y = pl.asarray([2.0, 4.0], device=device, requires_grad=True)
    (g,) = pl.autograd.grad(y**-1, y, pl.ones(2, device=device))
    assert g.tolist() == [-0.25, -0.0625]


def _import_with_isa(name: str) -> subprocess.CompletedProcess[str]:
    code = "import pylucid as pl; print(pl.square(pl.asarray(3.0)).item())"
    environment = os.environ | {"PYLUCID_ISA": name}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("name", ["sse9", "AVX2", "neon" if platform.machine() == "x86_64" else "avx2"])
def test_an_unknown_instruction_set_is_refused(name: str) -> None:
    done = _import_with_isa(name)
    assert done.returncode != 0
    assert (
        f"ValueError: the environment variable PYLUCID_ISA is '{name}'; this build accepts on this processor: '"
        in done.stderr
    )


def test_the_instruction_sets_of_the_build_are_accepted() -> None:
    """Those that the refusal of another names."""
    names = re.findall(r"'(\w+)'", _import_with_isa("sse9").stderr.partition("accepts on this processor:")[2])
    assert names
    for name in ("", *names):
        done = _import_with_isa(name)
        assert done.stdout == "9.0\n", done.stderr


def test_numbers_as_operands() -> None:
    for number in (True, 2, 2.0, np.float32(2), np.int8(2), np.bool_(True)):
        assert pl.add(X, number).dtype is pl.float32
        assert pl.add(number, X).dtype is pl.float32
    assert pl.add(X, 1j).dtype is pl.complex64
    assert pl.add(X, np.complex64(1j)).dtype is pl.complex64


def test_keywords_and_optional_arguments() -> None:
    x = pl.asarray([[1.0, 2.0], [3.0, 4.0]])
    assert pl.sum(x, axis=0).tolist() == [4.0, 6.0]
    assert pl.sum(x, axis=[0, 1]).item() == 10.0
    assert pl.sum(x, axis=None, keepdims=True).tolist() == [[10.0]]
    assert pl.sum(x, axis=np.int64(1)).tolist() == [3.0, 7.0]
    assert x.sum(axis=(1,)).tolist() == [3.0, 7.0]


def test_too_many_arguments_for_a_method() -> None:
    with pytest.raises(TypeError):
        X.square(*range(100))
    with pytest.raises(TypeError):
        X.square(**{f"name_{i}": i for i in range(100)})


def test_signatures() -> None:
    assert str(inspect.signature(pl.sin)) == "(x, /)"
    assert "keepdims" in inspect.signature(pl.sum).parameters
    assert pl.square.__doc__
    assert pl.square.__module__ == "pylucid"
    assert pl.Tensor.square.__doc__


def test_large_arguments_let_other_threads_run() -> None:
    x = pl.ones(1 << 20)
    results: list[float] = []

    def work() -> None:
        for _ in range(5):
            results.append(pl.sum(pl.square(x)).item())

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [float(1 << 20)] * 20


def test_grad_mode_is_of_the_thread() -> None:
    seen: list[bool] = []
    with pl.no_grad():
        thread = threading.Thread(target=lambda: seen.append(pl.is_grad_enabled()))
        thread.start()
        thread.join()
        assert not pl.is_grad_enabled()
    assert seen == [True]


@pytest.mark.parametrize(
    "name",
    """sum mean max min argmax argmin prod var std all any count_nonzero logsumexp softmax log_softmax nansum sort
    argsort median cumulative_sum cumulative_prod cummax cummin logcumsumexp flip unstack""".split(),
)
def test_axis_by_position(name: str) -> None:
    """As NumPy and PyTorch have it; the array API standard takes it by name."""
    x = pl.asarray([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
    function = getattr(pl, name)
    for axis in (0, 1):
        first, second = (f for f in (function(x, axis), function(x, axis=axis)))
        for a, b in zip(*((f if isinstance(f, tuple) else (f,)) for f in (first, second)), strict=True):
            np.testing.assert_array_equal(a.numpy(), b.numpy())


def test_second_arguments_by_position() -> None:
    x = pl.asarray([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
    assert x.sum(0).tolist() == [3, 6, 6]
    assert x.mean(-1).tolist() == [2, 3]
    assert pl.concat([x, x], 1).shape == (2, 6)
    assert pl.stack([x, x], 1).shape == (2, 2, 3)
    assert pl.roll(x, 1, 0)[0].tolist() == [0, 5, 4]
    assert pl.repeat(x, 2, 0).shape == (4, 3)
    assert pl.take(x, pl.asarray([2]), 1).tolist() == [[2], [4]]
    assert pl.topk(x, 1, 0).values.tolist() == [[3, 5, 4]]
    assert [part.shape for part in pl.split(x, 3, 1)] == [(2, 1)] * 3
    assert pl.fft.fft(x, 4, 0).shape == (4, 3)
    assert pl.tensordot(x, x, 2).item() == pl.sum(x * x).item()
    assert pl.rot90(x, 2).tolist() == [[4, 5, 0], [2, 1, 3]]
    with pytest.raises(TypeError, match=r"^sum: unexpected keyword argument 'dim'; by name: axis, dtype, keepdims$"):
        pl.sum(x, dim=0)
