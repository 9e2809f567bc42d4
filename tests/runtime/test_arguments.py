"""How operators read their arguments: every refusal names operator, argument, what was given and what is accepted."""

from __future__ import annotations

import inspect
import os
import platform
import re
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

X = pl.asarray([1.0, 2.0])


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda: pl.square(), TypeError, "square: x is missing"),
        (lambda: pl.square(X, X), TypeError, "square: takes at most 1 positional argument, got 2"),
        (lambda: pl.sin(x=X), TypeError, "sin: x is positional only"),
        (lambda: pl.square(X, foo=1), TypeError, "square: unexpected keyword argument 'foo'"),
        (lambda: pl.square([1.0]), TypeError, "square: x must be a Tensor or a number, got list; use pylucid.asarray"),
        (lambda: pl.square(np.ones(2)), TypeError, "square: x must be .*, got ndarray; use pylucid.asarray"),
        (lambda: pl.square("a"), TypeError, "square: x must be .*, got str"),
        (lambda: pl.square(None), TypeError, "square: x must be .*, got NoneType"),
        (lambda: pl.add(X), TypeError, "add: .* is missing"),
        (lambda: pl.add(X, 2**65), OverflowError, "add: .* is an int that does not fit 64 bits"),
        (lambda: pl.reshape(X, "ab"), TypeError, "reshape: shape must be an int or a tuple of ints, got str"),
        (lambda: pl.reshape(X, (1, 2.5)), TypeError, r"reshape: shape\[1\] must be an int, got float"),
        (lambda: pl.reshape(X, shape=(2,), foo=1), TypeError, "reshape: unexpected keyword"),
        (lambda: pl.reshape(X, (1,) * 65), ValueError, "65 entries"),
        (lambda: pl.reshape(X, (2,), shape=(2,)), TypeError, "reshape: shape is given twice"),
        (lambda: pl.zeros((2,), pl.float32), TypeError, "zeros: takes .*; by name: dtype, device"),
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
    ],
)
def test_refusals(call: Callable[[], Any], kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        call()


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
