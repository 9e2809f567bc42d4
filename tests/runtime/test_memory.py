"""Memory: cycles, what backward frees, counters, limits, copy on write."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MIB = 1 << 20


def live() -> int:
    return pl.memory_stats()["live_bytes"]


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize(
    "operator", [pl.tanh, pl.sigmoid, pl.exp, pl.sqrt, pl.reciprocal, pl.erfinv, pl.max], ids=lambda f: f.__name__
)
def test_saved_output_is_no_cycle_mem_01(operator: Callable[..., pl.Tensor]) -> None:
    """pytorch/pytorch#25340"""
    before = live()
    for _ in range(200):
        y = operator(pl.tensor(np.full((256, 256), 0.5), dtype=pl.float32, requires_grad=True))
        del y
    assert live() - before < MIB


@pytest.mark.usefixtures("no_collector")
def test_grad_with_a_graph_is_no_cycle() -> None:
    before = live()
    for _ in range(50):
        x = pl.tensor(np.full((256, 256), 0.5), dtype=pl.float32, requires_grad=True)
        (g,) = pl.autograd.grad(pl.sum(pl.tanh(x)), [x], create_graph=True)
        (h,) = pl.autograd.grad(pl.sum(g), [x])
        pl.func.jvp(pl.tanh, (x.detach(),), (x.detach(),))
        pl.func.vjp(pl.tanh, x.detach())
        del x, g, h
    assert live() - before < MIB


@pytest.mark.usefixtures("no_collector")
def test_node_held_from_python_is_no_leak() -> None:
    before = live()
    for _ in range(50):
        x = pl.tensor(np.ones((256, 256)), dtype=pl.float32, requires_grad=True)
        node = pl.tanh(x).grad_fn
        assert node.next_functions
        del x, node
    assert live() - before < MIB


def test_backward_frees_saved_values_as_it_goes() -> None:
    """A chain of n operators needs its n saved values, and backward only a few more."""
    x = pl.tensor(np.full(MIB // 4, 0.5), dtype=pl.float32, requires_grad=True)
    y = x
    for _ in range(20):
        y = pl.exp(y * 0.1)
    held = live()
    y = pl.sum(y)
    pl.reset_peak_memory()
    y.backward()
    assert pl.memory_stats()["peak_bytes"] - held < 6 * MIB
    x.grad = None
    assert live() - held < -15 * MIB, "the graph's saved values are gone after backward, though y lives"


def test_gradients_of_one_value_are_added_as_they_come() -> None:
    """A value used n times does not keep n gradients until its turn."""
    x = pl.tensor(np.full(MIB // 4, 0.5), dtype=pl.float32, requires_grad=True)
    y = x
    for _ in range(20):
        y = pl.sin(y) * x
    y = pl.sum(y)
    held = live()
    pl.reset_peak_memory()
    (g,) = pl.autograd.grad(y, [x])
    assert pl.memory_stats()["peak_bytes"] - held < 6 * MIB
    value, slope = 0.5, 1.0
    for _ in range(20):
        value, slope = np.sin(value) * 0.5, np.cos(value) * slope * 0.5 + np.sin(value)
    np.testing.assert_allclose(g.numpy()[:3], slope, rtol=1e-5)


def test_only_what_is_needed_is_saved() -> None:
    x = pl.tensor(np.ones((MIB // 4,)), dtype=pl.float32, requires_grad=True)
    base = live()
    y = x + 1
    z = -y
    w = pl.reshape(z, (-1, 2))
    del y, z
    assert live() - base <= MIB + 4096, "add, negative and reshape save no values"
    constant = pl.ones(MIB // 4)
    base = live()
    product = constant * 2.0 * x
    assert live() - base <= 2 * MIB + 4096
    del w, product


def test_counters() -> None:
    pl.release_cached_memory()
    before = pl.memory_stats()
    x = pl.zeros(MIB, dtype=pl.uint8)
    now = pl.memory_stats()
    assert MIB <= now["live_bytes"] - before["live_bytes"] < 1.01 * MIB
    assert now["allocations"] > before["allocations"]
    assert now["peak_bytes"] >= now["live_bytes"]
    del x
    assert pl.memory_stats()["live_bytes"] == before["live_bytes"]
    pl.release_cached_memory()
    assert pl.memory_stats()["cached_bytes"] <= before["cached_bytes"] + MIB // 2


def test_limit() -> None:
    start = live()
    pl.set_memory_limit(start + 8 * MIB)
    try:
        x = pl.ones(MIB, dtype=pl.float32)
        with pytest.raises(MemoryError, match=r"\d"):
            pl.ones(2 * MIB, dtype=pl.float64)
        with pytest.raises(MemoryError, match=r"^exp: cannot allocate \d+ bytes .*the limit is"):
            pl.exp(pl.broadcast_to(x, (4, MIB)))
        assert pl.sum(x).item() == MIB  # a refusal breaks nothing
    finally:
        pl.set_memory_limit(None)
    assert pl.ones(2 * MIB, dtype=pl.float64).size == 2 * MIB
    with pytest.raises(ValueError, match="negative"):
        pl.set_memory_limit(-1)


HUGE = 1 << 40


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("zeros", lambda: pl.zeros((HUGE,))),
        ("ones", lambda: pl.ones((1 << 20, 1 << 20), dtype=pl.uint8)),
        ("full", lambda: pl.full((HUGE,), 1.5)),
        ("empty", lambda: pl.empty((HUGE,))),
        ("arange", lambda: pl.arange(HUGE)),
        ("eye", lambda: pl.eye(1 << 20)),
        ("linspace", lambda: pl.linspace(0.0, 1.0, HUGE)),
        ("add", lambda: pl.broadcast_to(pl.ones(1), (HUGE,)) + 1.0),
        ("sin", lambda: pl.broadcast_to(pl.ones(1), (HUGE,)).sin()),
        ("concat", lambda: pl.concat([pl.broadcast_to(pl.ones(1), (HUGE,))] * 2)),
        ("repeat", lambda: pl.repeat(pl.ones(2), HUGE)),
        ("tile", lambda: pl.tile(pl.ones(2), (HUGE,))),
        ("matmul", lambda: pl.matmul(pl.ones((1 << 20, 1)), pl.ones((1, 1 << 20)))),
        ("normal", lambda: pl.random.normal((HUGE,))),
    ],
)
def test_more_than_the_machine_has_is_refused_at_once(name: str, call: Callable[[], Any]) -> None:
    """Without a limit and whatever the system promises: before a page is touched."""
    before = pl.memory_stats()
    with pytest.raises(MemoryError, match=rf"^{name}: (\w+: )?cannot allocate \d+ bytes .*this machine has \d+ bytes"):
        call()
    after = pl.memory_stats()
    assert after["live_bytes"] == before["live_bytes"]
    assert after["peak_bytes"] < before["peak_bytes"] + 64 * MIB


def test_a_limit_in_the_middle_of_backward() -> None:
    x = pl.tensor(np.full(MIB // 4, 0.5), dtype=pl.float32, requires_grad=True)
    y = pl.sum(pl.exp(pl.sin(x)))
    pl.set_memory_limit(live() + MIB // 2)
    try:
        with pytest.raises(MemoryError):
            y.backward(retain_graph=True)
    finally:
        pl.set_memory_limit(None)
    assert pl.ones(4).tolist() == [1.0] * 4


def test_views_share_until_written() -> None:
    x = pl.zeros(MIB, dtype=pl.uint8)
    before = live()
    views: list[Any] = [
        x[::2],
        x.reshape((1024, 1024)),
        pl.permute_dims(x.reshape((2, -1)), (1, 0)),
        pl.broadcast_to(x, (9, MIB)),
    ]
    assert live() - before < 4096
    x.fill_(3)
    assert all(v[(0,) * v.ndim].item() == 0 for v in views)
    assert x[0].item() == 3


def test_unaligned_and_empty_allocations() -> None:
    for size in (0, 1, 2, 63, 64, 65, 4095, 4097):
        x = pl.ones(size, dtype=pl.uint8)
        assert x.numpy().ctypes.data % 64 == 0 or size == 0
        assert pl.sum(x).item() == size


# Results of calls that move more bytes than the caches hold are written past them, in blocks.
_LARGE: list[tuple[str, Callable[..., Any], list[str], Callable[[np.ndarray], np.ndarray]]] = [
    ("whole", np.add, ["float32", "float32"], lambda x: x.reshape(-1)),
    ("whole, misaligned", np.subtract, ["float32", "float32"], lambda x: x.reshape(-1)[1:-2]),
    ("whole, bool", np.less, ["float64", "float64"], lambda x: x.reshape(-1)[3:]),
    ("whole, complex", np.multiply, ["complex128", "complex128"], lambda x: x.reshape(-1)[: x.size // 4 + 1]),
    ("strided", np.add, ["float32", "float32"], lambda x: x[:, ::2]),
    ("strided, odd rows", np.bitwise_xor, ["int64", "int64"], lambda x: x[:, 1:-2:2]),
    ("strided, bool", np.greater, ["float64", "float64"], lambda x: x[:, ::-3]),
    ("strided, three axes", np.maximum, ["int64", "int64"], lambda x: x.reshape(51, -1, 2001)[:, ::2, ::2]),
]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("function", "dtypes", "view"), [c[1:] for c in _LARGE], ids=[c[0] for c in _LARGE])
def test_results_that_no_cache_holds(
    function: Callable[..., Any], dtypes: list[str], view: Callable[[np.ndarray], np.ndarray], threads: int
) -> None:
    rng = np.random.default_rng(3)
    arrays = [view(rng.integers(0, 1000, (51 * 50, 2001)).astype(dtype)) for dtype in dtypes]
    before = pl.get_num_threads()
    pl.set_num_threads(threads)
    try:
        found = getattr(pl, function.__name__)(*map(pl.asarray, arrays))
        number = getattr(pl, function.__name__)(pl.asarray(arrays[0]), 7)
    finally:
        pl.set_num_threads(before)
    np.testing.assert_array_equal(found.numpy(), function(*arrays))
    np.testing.assert_array_equal(number.numpy(), function(arrays[0], arrays[0].dtype.type(7)))
