"""Generators: seeds, states, threads, forks."""

from __future__ import annotations

import copy
import os
import pickle
import threading
from typing import TYPE_CHECKING

import pytest

import pylucid as pl
import pylucid.random as plr

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[int], None]


def test_seed(examined: Count) -> None:
    assert plr.seed(5) is plr.default_generator
    a = plr.uniform(10).tolist()
    b = plr.uniform(10).tolist()
    plr.seed(5)
    assert plr.uniform(10).tolist() == a
    assert plr.uniform(10).tolist() == b
    assert a != b
    assert plr.uniform(10, generator=plr.Generator(5)).tolist() == a
    assert plr.uniform(10, generator=plr.Generator(6)).tolist() != a
    assert plr.Generator().state != plr.Generator().state
    assert plr.Generator((1 << 64) - 1).state["key"] == (1 << 64) - 1
    examined(8)


def test_a_longer_draw_begins_with_a_shorter_one(examined: Count) -> None:
    for n in (1, 2, 7, 1000):
        for draw in (plr.uniform, plr.normal, plr.bits):
            long = draw(5000, generator=plr.Generator(4)).tolist()
            assert draw(n, generator=plr.Generator(4)).tolist() == long[:n]
            examined(1)


def test_draws_do_not_overlap(examined: Count) -> None:
    for dtype in (pl.uint32, pl.uint64):
        for sizes in ((1, 1, 1), (5, 3, 8), (4, 0, 4)):
            rng = plr.Generator(1)
            words = [w for n in sizes for w in plr.bits(n, dtype=dtype, generator=rng).tolist()]
            assert len(set(words)) == len(words)
            examined(1)


def test_state(examined: Count) -> None:
    rng = plr.Generator(3)
    plr.normal(11, generator=rng)
    rng.split(2)
    state = rng.state
    wanted = plr.normal(5, generator=rng).tolist()
    restored = plr.Generator(0)
    restored.state = state
    assert plr.normal(5, generator=restored).tolist() == wanted
    rng.state = state
    for twin in (pickle.loads(pickle.dumps(rng)), copy.copy(rng), copy.deepcopy(rng)):
        assert twin.state == state
        assert twin is not rng
        assert plr.normal(5, generator=twin).tolist() == wanted
    assert rng.state == state
    for broken in (
        {},
        {"key": 1},
        {"key": -1, "counter": 0, "children": 0},
        {"key": 1.5, "counter": 0, "children": 0},
        3,
    ):
        with pytest.raises(ValueError, match="state"):
            rng.state = broken  # type: ignore[assignment]
        assert rng.state == state
        examined(1)


def test_counter_wraps(examined: Count) -> None:
    rng = plr.Generator(3)
    rng.state = {"key": 3, "counter": (1 << 64) - 1, "children": 0}
    assert len(set(plr.bits(8, generator=rng).tolist())) == 8
    assert rng.state["counter"] == 1
    examined(1)


def test_split(examined: Count) -> None:
    rng = plr.Generator(9)
    children = rng.split(3)
    assert plr.uniform(4, generator=rng).tolist() == plr.uniform(4, generator=plr.Generator(9)).tolist()
    again = plr.Generator(9)
    more = [*again.split(1), *again.split(2)]
    assert [c.state for c in children] == [c.state for c in more]
    draws = [tuple(plr.bits(8, generator=g).tolist()) for g in (*children, rng)]
    assert len(set(draws)) == 4
    assert rng.split(0) == []
    examined(4)


def test_threads_do_not_matter(examined: Count) -> None:
    before = pl.get_num_threads()
    for draw in (
        lambda g: plr.uniform((301, 401), generator=g),
        lambda g: plr.normal(200_001, generator=g),
        lambda g: plr.normal(200_001, dtype=pl.float64, generator=g),
        lambda g: plr.integers(0, 1000, 200_001, generator=g),
        lambda g: plr.integers(0, 1 << 40, 100_001, generator=g),
        lambda g: plr.bernoulli(0.5, 200_001, generator=g),
        lambda g: plr.permutation(50_001, generator=g),
    ):
        found = []
        for threads in (1, 2, 7):
            pl.set_num_threads(threads)
            try:
                found.append(draw(plr.Generator(2)).tolist())
            finally:
                pl.set_num_threads(before)
        assert found[0] == found[1] == found[2]
        examined(1)


def test_shared_between_threads(examined: Count) -> None:
    """Each draw of a generator is used once, whichever thread asks."""
    rng = plr.Generator(12)
    found: list[int] = []

    def draw() -> None:
        for _ in range(200):
            found.extend(plr.bits(4, generator=rng).tolist())

    threads = [threading.Thread(target=draw) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == sorted(plr.bits(3200, generator=plr.Generator(12)).tolist())
    examined(1)


def test_fork(examined: Count) -> None:
    """A child goes on where its parent was, with threads of its own."""
    rng = plr.Generator(21)
    plr.normal(300_000, generator=rng)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        total = pl.sum(plr.normal(300_000, dtype=pl.float64, generator=rng)).item()
        os.write(writing, repr(total).encode())
        os._exit(0)
    os.close(writing)
    told = os.read(reading, 100).decode()
    os.close(reading)
    assert os.waitpid(child, 0)[1] == 0
    assert float(told) == pl.sum(plr.normal(300_000, dtype=pl.float64, generator=rng)).item()
    examined(1)


def test_device_of_a_generator(examined: Count) -> None:
    assert plr.uniform(3, generator=plr.Generator(1, "cpu")).device == "cpu"
    assert repr(plr.Generator(17)) == "Generator(key=0x0000000000000011, counter=0)"
    examined(2)
