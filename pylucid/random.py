"""Random numbers that depend on a seed and on nothing else: not on the device, the number of threads or the processor.

    rng = pylucid.random.Generator(0)
    x = pylucid.random.normal((2, 3), generator=rng)

Functions draw from `generator`, else from the default generator, which `seed` restarts. A generator is a key and a
counter for Philox4x32-10; each draw takes as many counters as it needs, so `state` is a few integers. `split` makes
generators that are independent of the one that made them: one for each worker, say.
"""

from __future__ import annotations

import os
import threading
from functools import partial
from itertools import zip_longest
from math import prod
from typing import TYPE_CHECKING, Any

from pylucid import _core, _hints, ops
from pylucid._composites import _check
from pylucid._core import Dtype, Tensor
from pylucid._data_types import dtype_argument

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pylucid._core import _DtypeLike

    Shape = int | Sequence[int]

__all__ = [
    "Generator",
    "bernoulli",
    "bits",
    "choice",
    "default_generator",
    "integers",
    "normal",
    "permutation",
    "seed",
    "uniform",
]

if not TYPE_CHECKING:  # a type checker would take every name for one of the module

    def __getattr__(name: str) -> object:
        raise _hints.of_module(__name__, name)


_WORD = 1 << 64
_SPLIT_STREAM = 1 << 32  # the stream that children's keys come from; draws use streams below it
_lock = threading.Lock()  # held while a generator moves on; a fork waits for it
os.register_at_fork(before=_lock.acquire, after_in_parent=_lock.release, after_in_child=_lock.release)


def _signed(word: int) -> int:
    """The 64 bits as the int64 that an operator takes."""
    word %= _WORD
    return word - _WORD if word >> 63 else word


def _key(seed: object, what: str) -> int:
    if seed is None:
        return int.from_bytes(os.urandom(8), "little")
    number = _check.integer(what, "seed", seed)
    if not 0 <= number < _WORD:
        raise ValueError(f"{what}: `seed` is {number}; an int from 0 to 2**64 - 1 is accepted, or None")
    return number


class Generator:
    """A source of random numbers.

    `seed` is an int from 0 to 2**64 - 1; without one the operating system gives it. Arrays are made on `device` where a
    function is not told otherwise. `state` can be read, kept and set again, and generators can be pickled and copied.
    """

    __slots__ = ("_children", "_counter", "_key", "device")

    def __init__(self, seed: int | None = None, device: str | None = None) -> None:
        self._key = _key(seed, "Generator")
        if device is not None:
            _check.device("Generator", "device", device)
        self._counter = 0
        self._children = 0
        self.device = device

    def __repr__(self) -> str:
        return f"Generator(key={self._key:#018x}, counter={self._counter})"

    def seed(self, seed: int | None = None) -> Generator:
        """Start again, from another seed."""
        return self._restart(_key(seed, "Generator.seed"))

    def _restart(self, key: int) -> Generator:
        with _lock:
            self._key, self._counter, self._children = key, 0, 0
        return self

    @property
    def state(self) -> dict[str, int]:
        """What the next numbers depend on: `key`, `counter`, and how many `children` have been split off."""
        with _lock:
            return {"key": self._key, "counter": self._counter, "children": self._children}

    @state.setter
    def state(self, state: dict[str, int]) -> None:
        try:
            words = [_check.integer("Generator.state", name, state[name]) for name in ("key", "counter", "children")]
        except (KeyError, TypeError):
            raise ValueError(
                f"Generator.state: {state!r} is no state; a dict of ints `key`, `counter` and `children` is accepted"
            ) from None
        if not all(0 <= word < _WORD for word in words):
            raise ValueError(f"Generator.state: {state!r} has an int outside 0 to 2**64 - 1")
        with _lock:
            self._key, self._counter, self._children = words

    def __getstate__(self) -> tuple[dict[str, int], str | None]:
        return self.state, self.device

    def __setstate__(self, state: tuple[dict[str, int], str | None]) -> None:
        self._key = self._counter = self._children = 0
        self.state, self.device = state

    def split(self, n: int = 2) -> list[Generator]:
        """n new generators; this one's own numbers stay what they are."""
        count = _check.count("Generator.split", "n", _check.integer("Generator.split", "n", n))
        if count < 0:
            raise ValueError(f"Generator.split: `n` is {count}; 0 or more is accepted")
        with _lock:
            first = self._children
            self._children += count
        made = []
        for child in range(first, first + count):
            words = _core._random_bits((1,), _signed(self._key), _signed(child), _SPLIT_STREAM, _core.uint64)
            made.append(Generator(words.tolist()[0], self.device))
        return made

    def _take(self, blocks: int) -> tuple[int, int]:
        """The key, and the first of as many counters, which are used up."""
        with _lock:
            key, counter = self._key, self._counter
            self._counter = (counter + blocks) % _WORD
        return _signed(key), _signed(counter)


default_generator = Generator()


def seed(seed: int | None = None) -> Generator:
    """Restart the default generator, and give it."""
    return default_generator._restart(_key(seed, "seed"))


def uniform(
    shape: Shape | None = None,
    *,
    low: float | Tensor = 0.0,
    high: float | Tensor = 1.0,
    dtype: _DtypeLike | None = None,
    device: str | None = None,
    generator: Generator | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """Numbers from the uniform distribution over [low, high).

    The limits are given by name, so that a call in NumPy's order, limits first, is refused. Limits that are Tensors
    broadcast, and are differentiable: low + (high - low) u. Without `shape` the result has theirs. With `requires_grad`
    the result is a leaf, unless it is a function of such limits.
    """
    source = _source("uniform", generator)
    wanted = _check.boolean("uniform", "requires_grad", requires_grad)
    if isinstance(low, Tensor) or isinstance(high, Tensor):
        low, high = _real_or_tensor("uniform", "low", low), _real_or_tensor("uniform", "high", high)
        extents, kind, place = _like("uniform", shape, dtype, device, source, low, high)
        u = _uniform("uniform", source, extents, 0.0, 1.0, kind, place)
        return _check.leaf("uniform", ops.add(low, ops.multiply(ops.subtract(high, low), u)), wanted)
    lowest, highest = _real("uniform", "low", low), _real("uniform", "high", high)
    extents, kind, place = _extents("uniform", shape), _floating("uniform", dtype), _place("uniform", device, source)
    return _check.leaf("uniform", _uniform("uniform", source, extents, lowest, highest, kind, place), wanted)


def normal(
    shape: Shape | None = None,
    *,
    loc: float | Tensor = 0.0,
    scale: float | Tensor = 1.0,
    dtype: _DtypeLike | None = None,
    device: str | None = None,
    generator: Generator | None = None,
    requires_grad: bool = False,
) -> Tensor:
    """Numbers from the normal distribution with mean `loc` and standard deviation `scale`, both given by name.

    A `loc` or `scale` that is a Tensor broadcasts, and is differentiable: loc + scale z. Without `shape` the result has
    theirs. Of a complex dtype the real and imaginary parts are independent, each with half the variance. With
    `requires_grad` the result is a leaf, unless it is a function of such Tensors.
    """
    source = _source("normal", generator)
    wanted = _check.boolean("normal", "requires_grad", requires_grad)
    if isinstance(loc, Tensor) or isinstance(scale, Tensor):
        loc, scale = _real_or_tensor("normal", "loc", loc), _real_or_tensor("normal", "scale", scale)
        extents, kind, place = _like("normal", shape, dtype, device, source, loc, scale)
        if ops.any(ops.less(scale, 0)).item() if isinstance(scale, Tensor) else scale < 0:
            raise ValueError("normal: `scale` has values below 0; standard deviations from 0 are accepted")
        z = _normal("normal", source, extents, 0.0, 1.0, kind, place)
        return _check.leaf("normal", ops.add(loc, ops.multiply(scale, z)), wanted)
    extents, place = _extents("normal", shape), _place("normal", device, source)
    mean, deviation = _real("normal", "loc", loc), _real("normal", "scale", scale)
    if deviation < 0:
        raise ValueError(f"normal: `scale` is {scale}; a standard deviation from 0 is accepted")
    kind = _dtype("normal", dtype, ("real floating", "complex floating"))
    if kind.kind == "complex floating":
        part = _core.float32 if kind.itemsize == 8 else _core.float64
        pairs = _normal("normal", source, (*extents, 2), 0.0, deviation * 0.5**0.5, part, place)
        z = ops.add(pairs[..., 0], ops.multiply(pairs[..., 1], 1j))
        return _check.leaf("normal", ops.add(z, mean), wanted)
    return _check.leaf("normal", _normal("normal", source, extents, mean, deviation, kind, place), wanted)


def integers(
    low: int,
    high: int | None = None,
    shape: Shape | None = None,
    *,
    dtype: _DtypeLike | None = None,
    device: str | None = None,
    generator: Generator | None = None,
) -> Tensor:
    """Integers from low to high - 1, or below `low` where it stands alone, each as likely as any other."""
    source = _source("integers", generator)
    first = _check.integer("integers", "low", low)
    if high is None:
        first, end = 0, first
    else:
        end = _check.integer("integers", "high", high)
    kind = _dtype("integers", dtype, ("signed integer", "unsigned integer"), _core.int64)
    bits = 8 * kind.itemsize
    least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if kind.kind == "signed integer" else (0, (1 << bits) - 1)
    if not least <= first < end <= most + 1:
        raise ValueError(
            f"integers: the range from {first} up to {end} is empty or outside {kind.name}; {least} <= low < high <="
            f" {most + 1} is accepted"
        )
    extents = _extents("integers", shape)
    size = end - first
    count = prod(extents)
    key, counter = source._take((count + 1) // 2 if size < 1 << 32 else count)
    place = _place("integers", device, source)
    return _drawn(
        "integers", _core._random_integers, extents, _signed(first), _signed(end - 1), key, counter, kind, place
    )


def bits(
    shape: Shape | None = None,
    *,
    dtype: _DtypeLike | None = None,
    device: str | None = None,
    generator: Generator | None = None,
) -> Tensor:
    """Integers of a dtype, by default uint32, all of whose bits are random."""
    source = _source("bits", generator)
    kind = _dtype("bits", dtype, ("signed integer", "unsigned integer"), _core.uint32)
    extents = _extents("bits", shape)
    key, counter = source._take(_blocks(extents, kind))
    return _drawn("bits", _core._random_bits, extents, key, counter, 0, kind, _place("bits", device, source))


def bernoulli(
    p: float | Tensor = 0.5,
    shape: Shape | None = None,
    *,
    device: str | None = None,
    generator: Generator | None = None,
) -> Tensor:
    """True with probability p, which may be a Tensor that broadcasts; without `shape` the result has its shape."""
    source = _source("bernoulli", generator)
    if isinstance(p, Tensor):
        extents, kind, place = _like("bernoulli", shape, None, device, source, p)
        if not ops.all(ops.logical_and(ops.greater_equal(p, 0), ops.less_equal(p, 1))).item():
            raise ValueError("bernoulli: `p` has values outside [0, 1]; probabilities from 0 to 1 are accepted")
        return ops.less(_uniform("bernoulli", source, extents, 0.0, 1.0, kind, place), p.detach())
    probability = _real("bernoulli", "p", p)
    if not 0 <= probability <= 1:
        raise ValueError(f"bernoulli: `p` is {probability}; a probability from 0 to 1 is accepted")
    extents, place = _extents("bernoulli", shape), _place("bernoulli", device, source)
    key, counter = source._take((prod(extents) + 3) // 4)
    return _drawn("bernoulli", _core._random_bernoulli, extents, probability, key, counter, place)


def permutation(
    x: int | Tensor, axis: int = 0, *, device: str | None = None, generator: Generator | None = None
) -> Tensor:
    """The integers below x in random order, or the slices of a Tensor along an axis."""
    source = _source("permutation", generator)
    if not isinstance(x, Tensor):
        n = _check.integer("permutation", "x", x)
        if n < 0:
            raise ValueError(f"permutation: `x` is {n}; 0 or more is accepted")
        return _permutation("permutation", source, n, _place("permutation", device, source))
    along = _check.axis("permutation", axis, x.ndim)
    return ops.take(x, _permutation("permutation", source, x.shape[along], x.device), axis=along)


def choice(
    a: int | Tensor,
    shape: Shape | None = None,
    *,
    replace: bool = True,
    p: Tensor | None = None,
    axis: int = 0,
    device: str | None = None,
    generator: Generator | None = None,
) -> Tensor:
    """Slices of a Tensor along an axis, or integers below `a`, drawn with or without being put back.

    `p` gives their probabilities, in any unit: they are divided by their sum.
    """
    source = _source("choice", generator)
    replace = _check.boolean("choice", "replace", replace)
    along = _check.axis("choice", axis, a.ndim) if isinstance(a, Tensor) else 0
    n = a.shape[along] if isinstance(a, Tensor) else _check.integer("choice", "a", a)
    if isinstance(a, Tensor):
        place: str | None = a.device
    else:
        place = p.device if device is None and isinstance(p, Tensor) else _place("choice", device, source)
    extents = _extents("choice", shape)
    count = prod(extents)
    if n < 1 and count:
        raise ValueError(f"choice: nothing to choose from: `a` has {n} elements; at least one is needed")
    if not replace and count > n:
        raise ValueError(
            f"choice: `shape` {extents} asks for {count} of {n} without putting back; at most {n} can be had"
        )
    if p is not None:
        chosen = _weighted(source, n, p, count, replace, place)
    elif replace:
        drawn = partial(integers, device=place, generator=source)
        chosen = _drawn("choice", drawn, 0, max(n, 1), (count,))
    else:
        chosen = _permutation("choice", source, n, place)[:count]
    if not isinstance(a, Tensor):
        return ops.reshape(chosen, extents)
    taken = ops.take(a, chosen, axis=along)
    return ops.reshape(taken, (*a.shape[:along], *extents, *a.shape[along + 1 :]))


def _weighted(source: Generator, n: int, p: Tensor, count: int, replace: bool, device: str | None) -> Tensor:
    if not isinstance(p, Tensor):
        raise TypeError(f"choice: `p` is {type(p).__name__}; a Tensor is accepted")
    if p.shape != (n,) or p.dtype.kind != "real floating":
        raise ValueError(f"choice: `p` has shape {p.shape} and dtype {p.dtype.name}; {n} floating numbers are accepted")
    weights = p.detach()
    if weights.dtype.itemsize == 2:
        weights = ops.astype(weights, _core.float32)
    if not ops.all(ops.logical_and(ops.greater_equal(weights, 0), ops.isfinite(weights))).item():
        raise ValueError("choice: `p` has values that are negative, infinite or NaN; probabilities are accepted")
    possible = int(ops.sum(ops.greater(weights, 0)).item())
    if possible < (1 if replace else count) and count:
        raise ValueError(f"choice: {possible} of the probabilities are above 0; too few for {count} to be drawn")
    if replace:
        ends = ops.cumulative_sum(weights)
        total = ends[-1:]
        u = ops.multiply(_uniform("choice", source, (count,), 0.0, 1.0, weights.dtype, device), total)
        # A product may round up to the total, whose place is behind the last of those with a chance.
        last = ops.searchsorted(ends, total, side="left")
        return ops.minimum(ops.searchsorted(ends, u, side="right"), last)
    # The k-th arrivals of independent clocks, each ticking as fast as its weight, come in the order of such draws.
    u = _uniform("choice", source, (n,), 0.0, 1.0, weights.dtype, device)
    arrivals = ops.divide(ops.negative(ops.log1p(ops.negative(u))), weights)
    arrivals = ops.where(ops.greater(weights, 0), arrivals, float("inf"))
    return ops.argsort(arrivals)[:count]


def _uniform(
    op: str, source: Generator, shape: tuple[int, ...], low: float, high: float, dtype: Dtype, device: str | None
) -> Tensor:
    key, counter = source._take(_blocks(shape, dtype))
    return _drawn(op, _core._random_uniform, shape, low, high, key, counter, dtype, device)


def _normal(
    op: str, source: Generator, shape: tuple[int, ...], loc: float, scale: float, dtype: Dtype, device: str | None
) -> Tensor:
    key, counter = source._take(_blocks(shape, dtype))
    return _drawn(op, _core._random_normal, shape, loc, scale, key, counter, dtype, device)


def _drawn(op: str, kernel: Callable[..., Tensor], *arguments: Any) -> Tensor:
    """What a kernel draws; its errors have the name of the function that was called."""
    try:
        return kernel(*arguments)
    except (TypeError, ValueError, OverflowError, MemoryError) as error:
        raise _check.named(op, error) from None


def _blocks(shape: tuple[int, ...], dtype: Dtype) -> int:
    return (prod(shape) + 1) // 2 if dtype.itemsize == 8 else (prod(shape) + 3) // 4


def _permutation(op: str, source: Generator, n: int, device: str | None) -> Tensor:
    key, counter = source._take((n + 1) // 2)
    return _drawn(op, _core._random_permutation, (n,), key, counter, device)


def _source(op: str, generator: Generator | None) -> Generator:
    if generator is None:
        return default_generator
    if not isinstance(generator, Generator):
        raise TypeError(f"{op}: `generator` is {type(generator).__name__}; a Generator is accepted")
    return generator


def _real(op: str, name: str, value: object) -> float:
    if type(value) is float:
        return value
    if isinstance(value, bool) or not hasattr(value, "__float__"):
        raise TypeError(f"{op}: `{name}` is {type(value).__name__}; a number or a Tensor is accepted")
    try:
        return float(value)
    except (TypeError, ValueError):
        raise TypeError(f"{op}: `{name}` is {type(value).__name__}; a number or a Tensor is accepted") from None
    except OverflowError:
        raise OverflowError(f"{op}: `{name}` is too large; numbers that float64 holds are accepted") from None


def _real_or_tensor(op: str, name: str, value: float | Tensor) -> float | Tensor:
    return value if isinstance(value, Tensor) else _real(op, name, value)


def _place(op: str, device: str | None, source: Generator) -> str | None:
    return source.device if device is None else _check.device(op, "device", device)


def _extents(op: str, shape: object) -> tuple[int, ...]:
    if shape is None:
        return ()
    given: Any = shape if isinstance(shape, tuple | list) else (shape,)
    extents = []
    for extent in given:
        number = extent if type(extent) is int else _check.integer(op, "shape", extent)
        if number < 0:
            raise ValueError(f"{op}: `shape` is {shape}; extents of 0 or more are accepted")
        extents.append(number)
    return tuple(extents)


def _dtype(op: str, dtype: object, kinds: tuple[str, ...], default: Dtype = _core.float32) -> Dtype:
    if dtype is None:
        return default
    found = dtype_argument(op, "dtype", dtype)
    if found.kind not in kinds:
        raise TypeError(f"{op}: `dtype` is {found.name}; accepted are {' and '.join(kinds)} dtypes")
    return found


def _floating(op: str, dtype: object) -> Dtype:
    return _dtype(op, dtype, ("real floating",))


def _like(
    op: str, shape: object, dtype: _DtypeLike | None, device: str | None, source: Generator, *given: Any
) -> tuple[tuple[int, ...], Dtype, str | None]:
    """The shape, dtype and device of a draw that takes Tensors."""
    tensors = [value for value in given if isinstance(value, Tensor)]
    kind: Dtype | None = None
    place = device
    for value in tensors:
        if value.dtype.kind == "complex floating":
            raise TypeError(f"{op}: a Tensor argument is {value.dtype.name}; real numbers are accepted")
        floats = value.dtype.kind == "real floating"
        if dtype is None:
            found = value.dtype if floats else _core.float32
            kind = found if kind is None or kind == found else _wider(kind, found)
        place = value.device if place is None else place
    extents = _broadcast(op, [value.shape for value in tensors]) if shape is None else _extents(op, shape)
    return extents, _floating(op, kind if dtype is None else dtype), place if place is not None else source.device


def _broadcast(op: str, shapes: list[tuple[int, ...]]) -> tuple[int, ...]:
    common: list[int] = []
    for extents in zip_longest(*(reversed(shape) for shape in shapes), fillvalue=1):
        wanted = set(extents) - {1}
        if len(wanted) > 1:
            raise ValueError(f"{op}: arguments of shapes {' and '.join(map(str, shapes))} do not broadcast")
        common.append(wanted.pop() if wanted else 1)
    return tuple(reversed(common))


def _wider(a: Dtype, b: Dtype) -> Dtype:
    return _core.float32 if a.itemsize == b.itemsize else max(a, b, key=lambda dtype: dtype.itemsize)
