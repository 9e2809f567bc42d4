"""Autocast as users meet it: contexts, decorators, threads, training in mixed precision."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import pylucid as pl


def test_contexts_nest_and_end() -> None:
    x = pl.ones((2, 2))
    assert not pl.amp.is_autocast_enabled()
    with pl.amp.autocast(dtype=pl.bfloat16):
        assert (x @ x).dtype is pl.bfloat16
        with pl.amp.autocast(enabled=False):
            assert (x @ x).dtype is pl.float32
        assert (x @ x).dtype is pl.bfloat16
        with pl.amp.autocast(dtype=pl.float16):
            assert (x @ x).dtype is pl.float32  # float16 becomes float32 on the cpu
    assert (x @ x).dtype is pl.float32
    assert not pl.amp.is_autocast_enabled()


def test_an_exception_ends_the_context() -> None:
    with pytest.raises(ZeroDivisionError), pl.amp.autocast(dtype=pl.bfloat16):
        _ = 1 / 0
    assert not pl.amp.is_autocast_enabled()


def test_one_object_entered_twice() -> None:
    context = pl.amp.autocast(dtype=pl.bfloat16)
    with context:
        with context:
            assert pl.amp.is_autocast_enabled()
        assert pl.amp.is_autocast_enabled()
    assert not pl.amp.is_autocast_enabled()


def test_decorator() -> None:
    @pl.amp.autocast(dtype=pl.bfloat16)
    def product(x: pl.Tensor) -> pl.Tensor:
        """A product."""
        return x @ x

    assert product(pl.ones((2, 2))).dtype is pl.bfloat16
    assert product.__doc__ == "A product."
    assert not pl.amp.is_autocast_enabled()


def test_autocast_belongs_to_the_thread() -> None:
    seen: list[bool] = []
    with pl.amp.autocast(dtype=pl.bfloat16):
        thread = threading.Thread(target=lambda: seen.append(pl.amp.is_autocast_enabled()))
        thread.start()
        thread.join()
    assert seen == [False]


@pytest.mark.parametrize("dtype", [pl.float64, pl.complex64, pl.complex128, pl.int32], ids=str)
def test_promote_leaves_other_dtypes_alone(dtype: pl.Dtype) -> None:
    with pl.amp.autocast(dtype=pl.bfloat16):
        x = pl.ones((2, 2), dtype=dtype)
        assert (x + x).dtype is dtype
        assert (x @ x).dtype is dtype


def test_policies() -> None:
    half, single, double = pl.ones(2, dtype=pl.bfloat16), pl.ones(2), pl.ones(2, dtype=pl.float64)
    with pl.amp.autocast(dtype=pl.bfloat16):
        assert pl.exp(half).dtype is pl.float32  # ForceFP32
        assert pl.exp(double).dtype is pl.float64
        assert pl.relu(half).dtype is pl.bfloat16  # KeepInput
        assert pl.relu(single).dtype is pl.float32
        assert pl.square(single).dtype is pl.bfloat16  # Promote
        assert pl.add(half, single).dtype is pl.bfloat16
        assert pl.add(single, double).dtype is pl.float64
        assert pl.square(pl.ones(2, dtype=pl.int32)).dtype is pl.int32
        assert pl.sqrt(pl.ones(2, dtype=pl.int32)).dtype in (pl.bfloat16, pl.float32)


def test_backward_runs_without_autocast() -> None:
    x = pl.tensor([0.3, 1.7], requires_grad=True)
    with pl.amp.autocast(dtype=pl.bfloat16):
        y = pl.exp(x)
        inside = pl.autograd.grad(y, [x], pl.ones(2), retain_graph=True)[0]
        graph = pl.autograd.grad(y, [x], pl.ones(2), create_graph=True)[0]
        assert pl.amp.is_autocast_enabled()
    assert inside.dtype is pl.float32
    np.testing.assert_array_equal(inside.numpy(), y.detach().numpy())
    np.testing.assert_array_equal(graph.detach().numpy(), y.detach().numpy())


def test_training_step_lowers_the_loss() -> None:
    rng = np.random.default_rng(0)
    data, wanted = (
        pl.asarray(rng.normal(size=(32, 8)), dtype=pl.float32),
        pl.asarray(rng.normal(size=(32, 1)), dtype=pl.float32),
    )
    w1 = pl.tensor(rng.normal(size=(8, 16)) / 3, dtype=pl.float32, requires_grad=True)
    w2 = pl.tensor(rng.normal(size=(16, 1)) / 4, dtype=pl.float32, requires_grad=True)
    losses = []
    for _ in range(30):
        with pl.amp.autocast(dtype=pl.bfloat16):
            loss = pl.mean(pl.square(pl.tanh(data @ w1) @ w2 - wanted))
        gradients = pl.autograd.grad(loss, [w1, w2])
        assert all(g.dtype is pl.float32 for g in gradients)
        with pl.no_grad():
            for w, g in zip((w1, w2), gradients, strict=True):
                w.copy_(w - 0.1 * g)
        losses.append(loss.item())
    assert losses[-1] < 0.8 * losses[0]
