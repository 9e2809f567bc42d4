"""Gradients of values that are no leaves, kept by backward on request."""

from __future__ import annotations

import gc
import weakref
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

import pylucid as pl


def leaf() -> pl.Tensor:
    return pl.tensor([1.0, 2.0], requires_grad=True)


def test_the_gradient_is_kept() -> None:
    x = leaf()
    y = x * 3
    assert (y.grad, y.retains_grad, x.retains_grad) == (None, False, False)
    y.retain_grad()
    y.retain_grad()
    assert y.retains_grad
    pl.sum(y * y).backward()
    assert y.grad.tolist() == [6.0, 12.0]
    assert x.grad.tolist() == [18.0, 36.0]


def test_what_was_computed_before_counts() -> None:
    x = leaf()
    y = x * 3
    z = pl.sum(y * y) + pl.sum(y)
    y.retain_grad()
    z.backward()
    assert y.grad.tolist() == [7.0, 13.0]


def test_gradients_add_up_and_can_be_dropped() -> None:
    x = leaf()
    y = x * 3
    y.retain_grad()
    z = pl.sum(y * y)
    z.backward(retain_graph=True)
    z.backward(retain_graph=True)
    assert y.grad.tolist() == [12.0, 24.0]
    y.grad = None
    assert y.grad is None
    z.backward()
    assert y.grad.tolist() == [6.0, 12.0]
    y.grad = pl.ones(2)
    assert y.grad.tolist() == [1.0, 1.0]
    with pytest.raises(ValueError, match=r"grad must be float32 of shape \(2,\)"):
        y.grad = pl.ones(3)


def test_of_each_result_its_own() -> None:
    a = pl.tensor(np.diag([1.0, 2.0]).astype(np.float32), requires_grad=True)
    u, s, vh = pl.linalg.svd(a)
    s.retain_grad()
    u.retain_grad()
    pl.sum(s * pl.asarray([2.0, 3.0])).backward()
    assert s.grad.tolist() == [2.0, 3.0]
    assert (u.grad, vh.grad, vh.retains_grad) == (None, None, False)


def test_with_a_graph() -> None:
    x = leaf()
    y = x * x
    y.retain_grad()
    with pytest.warns(UserWarning, match=r"^backward: with create_graph a leaf and its grad"):
        pl.sum(y * y * y).backward(create_graph=True)
    (second,) = pl.autograd.grad(pl.sum(y.grad), x)
    assert y.grad.tolist() == [3.0, 48.0]
    assert second.tolist() == [12.0, 96.0]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda y: y.__iadd__(1), [8.0, 14.0]),
        (lambda y: y.__setitem__(0, 1.0), [2.0, 12.0]),
        (lambda y: y.__setitem__(pl.asarray([True, False]), 1.0), [2.0, 12.0]),
        (lambda y: y.copy_(y * 2), [12.0, 24.0]),
    ],
)
def test_what_is_changed_in_place_keeps_its_gradient(change: Any, expected: list[float]) -> None:
    y = leaf() * 3
    y.retain_grad()
    change(y)
    assert y.retains_grad
    pl.sum(y * y).backward()
    assert y.grad.tolist() == expected


def test_what_is_copied_from_keeps_none() -> None:
    x = leaf()
    y, z = x * 3, x * 5
    y.retain_grad()
    y.copy_(z)
    assert (y.retains_grad, z.retains_grad) == (True, False)
    pl.sum(y).backward()
    assert (y.grad.tolist(), x.grad.tolist()) == ([1.0, 1.0], [5.0, 5.0])
    with pl.no_grad():
        y[0] = 7.0
    assert y.retains_grad


def test_autograd_grad_touches_no_grad() -> None:
    x = leaf()
    y = x * 3
    y.retain_grad()
    pl.autograd.grad(pl.sum(y * y), x)
    assert y.grad is None
    pl.autograd.grad(pl.sum(y * y), y)
    assert y.grad is None


def test_a_leaf_keeps_its_own_already() -> None:
    x = leaf()
    x.retain_grad()
    pl.sum(x).backward()
    assert x.grad.tolist() == [1.0, 1.0]
    with pytest.raises(RuntimeError, match=r"^retain_grad: the Tensor does not require grad"):
        pl.ones(2).retain_grad()
    with pytest.raises(RuntimeError, match=r"^grad: only a leaf .*retain_grad\(\)"):
        (x * 2).grad = pl.ones(2)


@pytest.mark.skipif(not find_spec("pylucid._mlx"), reason="not built")
def test_on_the_gpu() -> None:
    x = pl.tensor([1.0, 2.0], device="gpu", requires_grad=True)
    y = pl.exp(x)
    y.retain_grad()
    pl.sum(y * 2).backward()
    assert (y.grad.tolist(), y.grad.device) == ([2.0, 2.0], "gpu")


def test_the_gradient_is_freed_with_the_value() -> None:
    x = leaf()
    before = pl.memory_stats()["live_bytes"]
    y = pl.ones(100_000) * x[0]
    y.retain_grad()
    pl.sum(y * y).backward()
    assert pl.memory_stats()["live_bytes"] > before + 700_000
    seen = weakref.ref(y)
    del y
    gc.collect()
    assert seen() is None
    x.grad = None
    assert pl.memory_stats()["live_bytes"] < before + 1000
