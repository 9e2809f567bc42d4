"""Threads: independent and shared graphs, the interpreter lock, fork."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

gpu = pytest.mark.skipif(find_spec("pylucid._mlx") is None, reason="pylucid._mlx is not built")


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    before = pl.get_num_threads()
    yield
    pl.set_num_threads(before)


def run_alone(code: str) -> str:
    """What a process of its own prints."""
    done = subprocess.run([sys.executable, "-c", code], timeout=60, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run_together(count: int, function: Callable[[int], Any]) -> list[Any]:
    results: list[Any] = [None] * count
    failures: list[BaseException] = []
    barrier = threading.Barrier(count)

    def run(k: int) -> None:
        try:
            barrier.wait()
            results[k] = function(k)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(k,)) for k in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return results


def test_independent_graphs() -> None:
    def work(k: int) -> float:
        x = pl.tensor(np.full(1000, 0.1 * k), dtype=pl.float64, requires_grad=True)
        for _ in range(100):
            y = pl.sum(pl.sin(x) * x)
            (g,) = pl.autograd.grad(y, [x])
        return float(g.numpy()[0])

    got = run_together(4, work)
    wanted = [np.cos(0.1 * k) * 0.1 * k + np.sin(0.1 * k) for k in range(4)]
    np.testing.assert_allclose(got, wanted, rtol=1e-12)


def test_one_leaf_from_several_threads() -> None:
    """Every contribution is accumulated."""
    x = pl.tensor(np.ones(100), dtype=pl.float64, requires_grad=True)

    def work(k: int) -> None:
        for _ in range(50):
            pl.sum(x * float(k + 1)).backward()

    run_together(4, work)
    assert x.grad.tolist() == [50.0 * (1 + 2 + 3 + 4)] * 100


def test_one_graph_from_several_threads() -> None:
    x = pl.tensor(np.linspace(0, 1, 5000), dtype=pl.float64, requires_grad=True)
    y = pl.sum(pl.exp(pl.sin(x)))
    wanted = np.exp(np.sin(np.linspace(0, 1, 5000))) * np.cos(np.linspace(0, 1, 5000))

    def work(_: int) -> None:
        for _ in range(20):
            (g,) = pl.autograd.grad(y, [x], retain_graph=True)
            np.testing.assert_allclose(g.numpy(), wanted, rtol=1e-12)

    run_together(4, work)


def test_large_operators_from_several_threads() -> None:
    """The pool serves one caller at a time, the others compute on their own thread."""
    pl.set_num_threads(2)
    data = np.random.default_rng(1).normal(size=300_000).astype(np.float32)
    x = pl.asarray(data)
    wanted = pl.exp(x).numpy()

    def work(_: int) -> None:
        for _ in range(20):
            np.testing.assert_array_equal(pl.exp(x).numpy(), wanted)

    run_together(4, work)


def test_writes_stay_private() -> None:
    """Copy on write from several threads: nobody sees another's values."""
    base = pl.zeros(1000)

    def work(k: int) -> None:
        for _ in range(200):
            mine = base[:]
            mine.fill_(float(k))
            assert mine.tolist() == [float(k)] * 1000

    run_together(4, work)
    assert base.tolist() == [0.0] * 1000


def test_interpreter_lock_is_released() -> None:
    """While one thread computes, another one runs Python."""
    pl.set_num_threads(1)
    x = pl.asarray(np.random.default_rng(0).normal(size=(8_000_000,)), dtype=pl.float64)
    done = threading.Event()
    ticks = 0

    def compute() -> None:
        for _ in range(4):
            pl.lgamma(x)
        done.set()

    thread = threading.Thread(target=compute)
    start = time.monotonic()
    thread.start()
    while not done.is_set():
        ticks += 1
        time.sleep(0.001)
    thread.join()
    elapsed = time.monotonic() - start
    # With the lock held for the length of each call there would be a handful.
    assert ticks > 0.1 * elapsed * 1000 or elapsed < 0.05


def test_number_of_threads() -> None:
    pl.set_num_threads(3)
    assert pl.get_num_threads() == 3
    for bad in (0, -1):
        with pytest.raises(ValueError, match="set_num_threads"):
            pl.set_num_threads(bad)
    with pytest.raises(TypeError):
        pl.set_num_threads(1.5)
    assert pl.get_num_threads() == 3


def _in_child(function: Callable[[], bool], seconds: float = 60) -> None:
    """Runs in a forked child; a hang or a crash fails."""
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            signal.alarm(int(seconds))
            status = 0 if function() else 2
        finally:
            os._exit(status)
    _, status = os.waitpid(pid, 0)
    assert os.WIFEXITED(status), f"the child was killed by signal {os.WTERMSIG(status)}"
    assert os.WEXITSTATUS(status) == 0


# Forking a process with threads is what is tested.
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
@pytest.mark.parametrize("threads", [1, 2, 4])
def test_fork(threads: int) -> None:
    pl.set_num_threads(threads)
    data = np.random.default_rng(2).normal(size=400_000).astype(np.float32)
    x = pl.asarray(data)
    wanted = pl.tanh(x).numpy()  # the pool is running by now

    def child() -> bool:
        right = bool(np.array_equal(pl.tanh(x).numpy(), wanted))
        leaf = pl.tensor(data, requires_grad=True)
        pl.sum(pl.sin(leaf)).backward()
        pl.set_num_threads(3)
        right &= bool(np.allclose(leaf.grad.numpy(), np.cos(data), atol=1e-6))
        return right and bool(np.array_equal(pl.tanh(x).numpy(), wanted))

    _in_child(child)
    np.testing.assert_array_equal(pl.tanh(x).numpy(), wanted)


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_fork_while_another_thread_computes() -> None:
    pl.set_num_threads(2)
    x = pl.asarray(np.random.default_rng(3).normal(size=300_000), dtype=pl.float32)
    stop = threading.Event()

    def compute() -> None:
        leaf = x.detach().requires_grad_()
        while not stop.is_set():
            pl.autograd.grad(pl.sum(pl.exp(leaf)), [leaf])

    def child() -> bool:
        leaf = pl.ones(300_000, requires_grad=True)
        pl.sum(pl.square(leaf)).backward()
        return pl.sum(leaf.grad).item() == 600_000

    thread = threading.Thread(target=compute)
    thread.start()
    try:
        for _ in range(20):
            _in_child(child, 20)
    finally:
        stop.set()
        thread.join()


@gpu
def test_lazy_backend_from_two_threads_thr_01() -> None:
    """Pushkinist/rMLX#398"""

    def work(k: int) -> None:
        x = pl.ones(1000, device="gpu") * float(k)
        for _ in range(200):
            y = pl.sin(x) * 2.0
            value = y.cpu().numpy()[0]
            assert abs(value - 2 * np.sin(k)) < 1e-5

    run_together(2, work)


@gpu
def test_lazy_array_evaluated_on_another_thread() -> None:
    x = pl.exp(pl.full(10, 0.5, device="gpu")) * 2.0
    values: list[Any] = []
    thread = threading.Thread(target=lambda: values.append(x.cpu().numpy()))
    thread.start()
    thread.join()
    np.testing.assert_allclose(values[0], 2 * np.exp(0.5), rtol=1e-6)


@gpu
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_gpu_after_fork_raises() -> None:
    x = pl.ones(10, device="gpu")
    assert pl.sum(x).item() == 10

    def child() -> bool:
        try:
            pl.sum(x * 2).item()
        except RuntimeError as error:
            return "fork" in str(error)
        return False

    _in_child(child, 20)


def test_interpreter_exits_with_running_threads() -> None:
    """No hang and no crash at exit, whatever the pool is doing."""
    code = (
        "import threading, pylucid as pl\n"
        "pl.set_num_threads(2)\n"
        "x = pl.ones(300_000)\n"
        "threading.Thread(target=lambda: [pl.exp(x) for _ in range(10_000_000)], daemon=True).start()\n"
        "pl.exp(x)\n"
    )
    run_alone(code)


@pytest.mark.parametrize("milliseconds", [1, 5, 20, 50])
def test_the_process_ends_under_daemon_threads_in_kernels(milliseconds: int) -> None:
    run_alone(f"""
import threading, time
import numpy as np
import pylucid as pl

x, square = pl.ones(200_000), pl.ones((300, 300))

def work():
    w = pl.tensor(np.ones(50_000), requires_grad=True)
    borrowed = np.ones(50_000)
    while True:
        pl.sum(x * x), square @ square
        (w * pl.asarray(borrowed, copy=False)).backward(pl.from_dlpack(borrowed))

for _ in range(4):
    threading.Thread(target=work, daemon=True).start()
time.sleep({milliseconds} / 1000)
""")


@pytest.mark.parametrize("first", ["", "import pylucid"])
def test_a_sub_interpreter_is_refused(first: str) -> None:
    printed = run_alone(f"""
{first}
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
legacy = interpreters.create("legacy") if hasattr(interpreters, "new_config") else interpreters.create()
code = '''
try:
    import pylucid
except ImportError as error:
    print(error, flush=True)
'''
for _ in range(2):
    interpreters.run_string(legacy, code)
import pylucid as pl
print(pl.var(pl.asarray([1.0, 3.0])).item(), pl.ones(2).flip().tolist())
""")
    refused = "pylucid cannot be imported in a sub-interpreter; use threads or processes"
    assert printed.splitlines() == [refused, refused, "1.0 [1.0, 1.0]"]
