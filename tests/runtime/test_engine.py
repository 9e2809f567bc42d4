"""The engine: long graphs, accumulation, what is kept and freed, errors, grad modes."""

from __future__ import annotations

import threading
import warnings
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable


def leaf(values: Any, dtype: Any = pl.float32) -> pl.Tensor:
    return pl.tensor(values, dtype=dtype, requires_grad=True)


def _chain(x: pl.Tensor, length: int) -> pl.Tensor:
    y = x
    for _ in range(length):
        y = y + 0.0
    return y


def _on_a_small_stack(function: Any) -> None:
    """On a thread with a stack of 512 KiB."""
    before = threading.stack_size(512 * 1024)
    failures: list[BaseException] = []

    def run() -> None:
        try:
            function()
        except BaseException as error:
            failures.append(error)

    try:
        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
    finally:
        threading.stack_size(before)
    if failures:
        raise failures[0]


@pytest.mark.parametrize("length", [100_000, 1_000_000])
def test_long_chain(length: int) -> None:
    """pytorch/pytorch#5534: neither backward nor freeing recurses."""
    x = leaf([1.0])
    y = _chain(x, length)
    y.backward()
    assert x.grad.tolist() == [1.0]
    del y
    _chain(x, length)  # freed without backward


@pytest.mark.parametrize("length", [100_000, 1_000_000])
def test_long_chain_on_a_small_stack(length: int) -> None:
    def both() -> None:
        x = leaf([1.0])
        y = _chain(x, length)
        y.backward()
        assert x.grad.tolist() == [1.0]
        z = _chain(x, length)
        del z

    _on_a_small_stack(both)


def test_long_chain_of_higher_order() -> None:
    def both() -> None:
        x = leaf([0.5], pl.float64)
        y = x
        for _ in range(20_000):
            y = y * 1.0
        y = y * y
        (first,) = pl.autograd.grad(y, [x], create_graph=True)
        (second,) = pl.autograd.grad(first, [x])
        assert first.tolist() == [1.0]
        assert second.tolist() == [2.0]

    _on_a_small_stack(both)


def test_long_chain_in_forward_mode() -> None:
    def run() -> None:
        _, tangent = pl.func.jvp(lambda x: _chain(x, 50_000), (pl.ones(1),), (pl.full(1, 2.0),))
        assert tangent.tolist() == [2.0]

    _on_a_small_stack(run)


@pytest.mark.skipif(find_spec("pylucid._mlx") is None, reason="pylucid._mlx is not built")
def test_long_chain_on_the_gpu() -> None:
    def run() -> None:
        x = pl.tensor([1.0], device="gpu", requires_grad=True)
        y = _chain(x, 100_000)
        y.backward()
        assert x.grad.tolist() == [1.0]
        _chain(x, 100_000)

    _on_a_small_stack(run)


def test_wide_graph() -> None:
    """Many paths to one leaf, and a diamond whose paths double at every step."""
    x = leaf([1.0], pl.float64)
    total = x * 0.0
    for k in range(500):
        total = total + x * float(k)
    (g,) = pl.autograd.grad(total, [x])
    assert g.item() == sum(range(500))
    y = x
    for _ in range(60):
        y = y + y
    (g,) = pl.autograd.grad(y, [x])
    assert g.item() == 2.0**60


def test_accumulation() -> None:
    x = leaf([2.0, 3.0])
    pl.sum(x * x).backward()
    first = x.grad
    assert first.tolist() == [4.0, 6.0]
    pl.sum(x * 10.0).backward()
    assert x.grad.tolist() == [14.0, 16.0]
    assert first.tolist() == [4.0, 6.0], "an array handed out must not change"
    x.grad = None
    pl.sum(x).backward()
    assert x.grad.tolist() == [1.0, 1.0]


def test_accumulation_with_a_graph() -> None:
    x = leaf([2.0], pl.float64)
    with pytest.warns(UserWarning, match=r"^backward: with create_graph"):
        (x * x * x).backward(create_graph=True)
    assert x.grad.requires_grad
    (second,) = pl.autograd.grad(x.grad, [x])
    assert second.tolist() == [12.0]


def test_the_warning_of_a_cycle_names_the_caller() -> None:
    x = leaf([2.0], pl.float64)
    for call in (
        lambda: (x * x).backward(create_graph=True),
        lambda: pl.autograd.backward(x * x, create_graph=True),
    ):
        with pytest.warns(UserWarning, match="keep each other alive") as seen:
            call()
        assert [warning.filename for warning in seen] == [__file__]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pl.autograd.grad(x * x, x, create_graph=True)
        with pytest.raises(UserWarning, match=r"^backward"):
            (x * x).backward(create_graph=True)


@pytest.mark.parametrize("create_graph", [False, True])
def test_gradients_do_not_share_borrowed_memory(create_graph: bool) -> None:
    memory = np.ones(3, np.float32)
    cotangent = pl.asarray(memory, copy=False)
    x = leaf([1.0, 2.0, 3.0])
    y = pl.reshape(x, (3,))
    (gradient,) = pl.autograd.grad(y, x, cotangent, retain_graph=True, create_graph=create_graph)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        y.backward(cotangent, create_graph=create_graph)
    _, tangent = pl.func.jvp(lambda t: t, (x.detach(),), (cotangent,))
    memory[:] = 5.0
    assert gradient.tolist() == x.grad.tolist() == tangent.tolist() == [1.0, 1.0, 1.0]


def test_gradients_do_not_share_memory() -> None:
    """`add` passes its upstream gradient to both inputs, and so may others."""
    for function in (lambda a, b: a + b, lambda a, b: pl.positive(a) - (-b), lambda a, b: pl.concat([a + 0, b + 0])):
        a, b = leaf([1.0, 2.0]), leaf([3.0, 4.0])
        out = function(a, b)
        g = pl.ones(out.shape)
        ga, gb = pl.autograd.grad(out, [a, b], g)
        ga.fill_(7.0)
        assert gb.tolist() == [1.0, 1.0]
        assert g.tolist() == [1.0] * g.size
        out = function(a, b)
        out.backward(g)
        a.grad.numpy()[:] = 9.0
        assert b.grad.tolist() == [1.0, 1.0]
        assert g.tolist() == [1.0] * g.size


def test_gradient_of_an_input_that_is_the_output() -> None:
    x = leaf([1.0, 2.0])
    (g,) = pl.autograd.grad(x, [x], pl.asarray([3.0, 4.0]))
    assert g.tolist() == [3.0, 4.0]
    y = x * 2
    gx, gy = pl.autograd.grad(y, [x, y], pl.asarray([3.0, 4.0]))
    assert gx.tolist() == [6.0, 8.0]
    assert gy.tolist() == [3.0, 4.0]


def test_same_input_twice() -> None:
    x = leaf([3.0])
    a, b = pl.autograd.grad(x * x, [x, x])
    assert a.tolist() == b.tolist() == [6.0]
    y = x * 1
    (g,) = pl.autograd.grad([y, y], [x], [pl.full(1, 2.0), pl.full(1, 5.0)])
    assert g.tolist() == [7.0]


def test_retain_graph() -> None:
    x = leaf([0.5])
    y = pl.exp(x)
    y.backward(retain_graph=True)
    y.backward(retain_graph=True)
    assert x.grad.item() == pytest.approx(2 * np.exp(0.5), rel=1e-6)
    y.backward()
    with pytest.raises(RuntimeError, match=r"exp.*retain_graph|retain_graph.*exp"):
        y.backward()
    with pytest.raises(RuntimeError, match="exp"):
        pl.autograd.grad(y, [x])
    assert x.grad.item() == pytest.approx(3 * np.exp(0.5), rel=1e-6), "a refused backward adds nothing"


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("multiply", lambda x: x * x),
        ("tanh", pl.tanh),
        ("matmul", lambda x: x @ x),
        ("divide", lambda x: 1 / x),
        ("max", pl.max),
        ("where", lambda x: pl.where(x > 0, x, 2 * x)),
    ],
)
def test_second_backward_names_the_operator(name: str, make: Any) -> None:
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    y = make(x)
    y.backward(pl.ones(y.shape))
    with pytest.raises(RuntimeError, match=name):
        y.backward(pl.ones(y.shape))


def test_unused_inputs() -> None:
    x, unused = leaf([1.0]), leaf([2.0])
    y = x * 3
    with pytest.raises(RuntimeError, match=r"inputs\[1\].*allow_unused"):
        pl.autograd.grad(y, [x, unused], retain_graph=True)
    g, none = pl.autograd.grad(y, [x, unused], allow_unused=True)
    assert g.tolist() == [3.0]
    assert none is None
    with pytest.raises(RuntimeError, match=r"inputs\[0\] does not require grad"):
        pl.autograd.grad(x * 1, [pl.ones(1)])


def test_cotangents() -> None:
    x = leaf([1.0, 2.0])
    y = x * 3
    with pytest.raises(RuntimeError, match=r"shape \(2,\)"):
        y.backward()
    with pytest.raises(ValueError, match=r"\(3,\)"):
        y.backward(pl.ones(3))
    with pytest.raises(ValueError, match="1 given for 2"):
        pl.autograd.grad([y, y], [x], [pl.ones(2)])
    with pytest.raises(TypeError, match="complex"):
        y.backward(pl.asarray([1j, 2j]))
    y.backward(pl.asarray([1, 2]))  # an integer cotangent is cast
    assert x.grad.tolist() == [3.0, 6.0]
    assert x.grad.dtype is pl.float32


def test_failed_backward_leaves_the_graph_usable() -> None:
    x = leaf([1.0, 2.0])
    y = pl.exp(x)
    with pytest.raises(ValueError, match="shape"):
        y.backward(pl.ones((2, 2)))
    y.backward(pl.ones(2))
    assert x.grad.tolist() == pytest.approx(np.exp([1.0, 2.0]).tolist(), rel=1e-6)


def test_grad_modes() -> None:
    x = leaf([2.0])
    with pl.no_grad():
        y = x * x
        assert not y.requires_grad
        assert y.grad_fn is None
        assert y.is_leaf
        with pl.enable_grad():
            assert (x * x).requires_grad
        assert not pl.is_grad_enabled()
    assert (x * x).requires_grad
    z = x * x.detach()
    z.backward()
    assert x.grad.tolist() == [2.0]


def test_grad_mode_belongs_to_the_thread() -> None:
    seen: list[bool] = []
    with pl.no_grad():
        thread = threading.Thread(target=lambda: seen.append(pl.is_grad_enabled()))
        thread.start()
        thread.join()
    assert seen == [True]


def test_no_graph_without_leaves() -> None:
    x = pl.ones(3)
    y = pl.sum(pl.exp(x) * x)
    assert not y.requires_grad
    with pytest.raises(RuntimeError, match="does not require grad"):
        y.backward()


def test_grad_fn_names() -> None:
    x = leaf([1.0])
    y = pl.tanh(pl.square(x))
    assert y.grad_fn.name == "tanh"
    assert y.grad_fn.next_functions[0][0].name == "square"
    with pl.no_grad():
        assert repr(y).startswith("tensor([")


def test_higher_orders() -> None:
    x = leaf([0.3, 0.7], pl.float64)
    value = pl.sin(x)
    expected = [np.cos, lambda v: -np.sin(v), lambda v: -np.cos(v), np.sin, np.cos]
    for derivative in expected:
        (value,) = pl.autograd.grad(value, [x], pl.ones(2, dtype=pl.float64), create_graph=True)
        np.testing.assert_allclose(value.detach().numpy(), derivative(np.array([0.3, 0.7])), rtol=1e-13)


def test_intermediate_results_do_not_keep_grad() -> None:
    x = leaf([1.0])
    y = x * 2
    (y * 3).backward()
    assert x.grad.tolist() == [6.0]
    assert y.grad is None


@pytest.mark.parametrize(
    "function",
    [
        *(pl.relu, pl.leaky_relu, pl.relu6, pl.hard_tanh, pl.hard_sigmoid, pl.hard_shrink, pl.soft_shrink, pl.abs),
        *(pl.floor, lambda x: 3 * x, lambda x: pl.clip(x, -1, 1), lambda x: pl.threshold(x, 0.5, 0.0)),
    ],
)
def test_derivatives_of_what_is_straight_are_zeros(function: Callable[[pl.Tensor], pl.Tensor]) -> None:
    x, w = (pl.tensor(v, requires_grad=True) for v in ([1.5, -2.0, 0.25], [2.0, 3.0, 4.0]))
    ones = pl.ones_like(x)
    (g,) = pl.autograd.grad(function(x) * w, x, ones, create_graph=True)
    (h,) = pl.autograd.grad(g, x, ones, create_graph=True)
    assert h.tolist() == [0, 0, 0]
    assert pl.autograd.grad(h, x, ones)[0].tolist() == [0, 0, 0]
    assert (
        pl.autograd.grad(pl.autograd.grad(function(x), x, w.detach(), create_graph=True), x, [ones])[0].tolist()
        == [0] * 3
    )


def test_another_result_of_the_same_operator_is_no_dependence() -> None:
    a, b = pl.split(pl.tensor([1.0, 2.0], requires_grad=True), 2)
    with pytest.raises(RuntimeError, match=r"do not depend on inputs\[0\]"):
        pl.autograd.grad(a, b)
    assert pl.autograd.grad(a, b, allow_unused=True) == (None,)


def test_a_complex_result_has_no_cotangent_of_its_own() -> None:
    z = pl.tensor(1 + 2j, requires_grad=True)
    for ask in ((z * z).backward, lambda: pl.autograd.grad(z * z, z)):
        with pytest.raises(RuntimeError, match="a cotangent is needed for a complex output"):
            ask()
    assert pl.autograd.grad(z * z, z, pl.ones_like(z))[0].item() == 2 - 4j
