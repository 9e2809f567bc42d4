"""Products that are a matrix product, or an element-wise one, of rearranged operands."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from pylucid import ops
from pylucid._composites import _check
from pylucid._composites.linalg import shared_axis

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pylucid import Tensor

    # A letter, or the distance from the end of an axis that an ellipsis stands for.
    Label = str | int

_LONG = 256  # from here on a dot product of matmul costs less than a product that is stored and summed


def tensordot(x1: Tensor, x2: Tensor, /, axes: object = 2) -> Tensor:
    """The paired axes last in x1 and first in x2, and both as matrices."""
    if type(axes) is int and 0 <= axes <= x2.ndim and x1.shape[x1.ndim - axes :] == x2.shape[:axes]:
        outer1, outer2 = x1.shape[: x1.ndim - axes], x2.shape[axes:]
        inner = prod(x2.shape[:axes])
        left, right = _reshaped(x1, (prod(outer1), inner)), _reshaped(x2, (inner, prod(outer2)))
        return _reshaped(ops.matmul(left, right), outer1 + outer2)
    first, second = _paired_axes(x1, x2, axes)
    for a, b in zip(first, second, strict=True):
        if x1.shape[a] != x2.shape[b]:
            raise ValueError(
                f"tensordot: axis {a} of `x1`, of shape {x1.shape}, has length {x1.shape[a]}, and axis {b} of `x2`, of "
                f"shape {x2.shape}, has {x2.shape[b]}; paired axes of one length are accepted"
            )
    kept1 = [a for a in range(x1.ndim) if a not in first]
    kept2 = [b for b in range(x2.ndim) if b not in second]
    shape1, shape2 = [x1.shape[a] for a in kept1], [x2.shape[b] for b in kept2]
    inner = prod([x1.shape[a] for a in first])
    left = _reshaped(_permuted(x1, [*kept1, *first]), (prod(shape1), inner))
    right = _reshaped(_permuted(x2, [*second, *kept2]), (inner, prod(shape2)))
    return _reshaped(ops.matmul(left, right), (*shape1, *shape2))


def _reshaped(x: Tensor, shape: tuple[int, ...]) -> Tensor:
    return x if x.shape == shape else ops.reshape(x, shape)


def _paired_axes(x1: Tensor, x2: Tensor, axes: object) -> tuple[list[int], list[int]]:
    if not isinstance(axes, tuple | list):
        count = _check.integer("tensordot", "axes", axes)
        if not 0 <= count <= min(x1.ndim, x2.ndim):
            raise ValueError(
                f"tensordot: `axes` is {count}, but x1 has {x1.ndim} dimensions and x2 has {x2.ndim}; numbers from 0 "
                "to the smaller are accepted"
            )
        return list(range(x1.ndim - count, x1.ndim)), list(range(count))
    if len(axes) != 2:
        raise ValueError(f"tensordot: `axes` has {len(axes)} entries; a number or two sequences of axes are accepted")
    first = list(_check.axes("tensordot", axes[0], x1.ndim, "axes[0]"))
    second = list(_check.axes("tensordot", axes[1], x2.ndim, "axes[1]"))
    if len(first) != len(second):
        raise ValueError(
            f"tensordot: `axes` names {len(first)} axes of x1 and {len(second)} of x2; as many of both are accepted"
        )
    return first, second


def _permuted(x: Tensor, order: Sequence[int]) -> Tensor:
    return x if list(order) == list(range(x.ndim)) else ops.permute_dims(x, tuple(order))


def vecdot(x1: Tensor, x2: Tensor, /, *, axis: int = -1) -> Tensor:
    """A matrix product for long vectors, a sum of products for short ones."""
    shape = x1.shape
    if len(shape) == 1 and shape == x2.shape and axis == -1:
        return ops.matmul(ops.conj(x1) if x1.dtype.kind == "complex floating" else x1, x2)
    if x1.ndim == 0 or x2.ndim == 0:
        name = "x1" if x1.ndim == 0 else "x2"
        raise ValueError(f"vecdot: `{name}` has shape (); at least one axis is accepted")
    first, second = shared_axis("vecdot", x1, x2, axis)
    length = x1.shape[first]
    if length != x2.shape[second]:
        raise ValueError(
            f"vecdot: `x1` has shape {x1.shape} and `x2` has {x2.shape}; one length along axis {axis} is accepted"
        )
    if x1.dtype.kind == "complex floating":
        x1 = ops.conj(x1)
    place = first - x1.ndim
    if length >= _LONG and place == -1:
        product = ops.matmul(ops.expand_dims(x1, axis=-2), ops.expand_dims(x2, axis=-1))
        return ops.squeeze(product, axis=(-2, -1))
    product = ops.multiply(x1, x2)
    return ops.sum(product, axis=place, dtype=product.dtype)


def kron(x1: Tensor, x2: Tensor, /) -> Tensor:
    """The axes of x1 and of x2 in turn, multiplied and then joined."""
    n = max(x1.ndim, x2.ndim)
    shape1 = (1,) * (n - x1.ndim) + x1.shape
    shape2 = (1,) * (n - x2.ndim) + x2.shape
    if n == 1:
        product = ops.multiply(ops.expand_dims(ops.reshape(x1, shape1), axis=1), ops.reshape(x2, shape2))
    else:
        spread1 = tuple(extent for length in shape1 for extent in (length, 1))
        spread2 = tuple(extent for length in shape2 for extent in (1, length))
        product = ops.multiply(ops.reshape(x1, spread1), ops.reshape(x2, spread2))
    return ops.reshape(product, tuple(a * b for a, b in zip(shape1, shape2, strict=True)))


def einsum(subscripts: str, /, *operands: Tensor) -> Tensor:
    """Operands contracted from left to right, by a plan that is made once for each string and shapes."""
    try:
        steps = _plan(subscripts, *[x.shape for x in operands])
        if len(steps) == 1:
            ((function, inputs, arguments),) = steps
            return function(*[operands[i] for i in inputs], *arguments)
        values = list(operands)
        for function, inputs, arguments in steps:
            values.append(function(*[values[i] for i in inputs], *arguments))
        return values[-1]
    except (TypeError, AttributeError):
        if not isinstance(subscripts, str):
            raise TypeError(f"einsum: `subscripts` is {_check.kind(subscripts)}; a string is accepted") from None
        raise


class _Value(NamedTuple):
    """A place among the values of a plan, and the shape of what will be there."""

    place: int
    shape: tuple[int, ...]


class _Steps:
    """The calls of a plan: a function, the places of its arrays, and its other arguments; each result gets a place."""

    def __init__(self, operands: int) -> None:
        self.list: list[tuple[Callable[..., Tensor], tuple[int, ...], tuple[Any, ...]]] = []
        self._operands = operands

    def add(
        self, function: Callable[..., Tensor], values: Sequence[_Value], arguments: Any, shape: Iterable[int]
    ) -> _Value:
        self.list.append((function, tuple(v.place for v in values), arguments))
        return _Value(self._operands + len(self.list) - 1, tuple(shape))

    def permuted(self, x: _Value, order: Sequence[int]) -> _Value:
        if list(order) == list(range(len(x.shape))):
            return x
        return self.add(ops.permute_dims, (x,), (tuple(order),), (x.shape[i] for i in order))

    def reshaped(self, x: _Value, shape: Sequence[int]) -> _Value:
        return x if x.shape == tuple(shape) else self.add(ops.reshape, (x,), (tuple(shape),), shape)

    def squeezed(self, x: _Value, axes: tuple[int, ...]) -> _Value:
        return self.add(ops.squeeze, (x,), (axes,), (n for i, n in enumerate(x.shape) if i not in axes))

    def summed(self, x: _Value, axes: tuple[int, ...]) -> _Value:
        return self.add(_total, (x,), (axes,), (n for i, n in enumerate(x.shape) if i not in axes))

    def diagonal(self, x: _Value) -> _Value:
        """Of the last two axes, of one length."""
        return self.add(ops.diagonal, (x,), (), x.shape[:-1])


def _total(x: Tensor, axes: tuple[int, ...]) -> Tensor:
    return ops.sum(x, axis=axes, dtype=x.dtype)


@lru_cache(maxsize=1024)
def _plan(
    subscripts: str, *shapes: tuple[int, ...]
) -> list[tuple[Callable[..., Tensor], tuple[int, ...], tuple[Any, ...]]]:
    labels, wanted = _parse(subscripts, shapes)
    sizes = _sizes(subscripts, shapes, labels)
    for label in wanted:
        if label not in sizes:
            raise ValueError(f"einsum: `subscripts` {subscripts!r} has {label!r} in the result, but in no operand")
    steps = _Steps(len(shapes))
    terms = [
        _Term(steps, _Value(i, x), found).diagonal() for i, (x, found) in enumerate(zip(shapes, labels, strict=True))
    ]
    term = terms[0].summed(_needed(terms[1:], wanted))
    for i, other in enumerate(terms[1:], 1):
        term = term.times(other, _needed(terms[i + 1 :], wanted))
    value = term.ordered(wanted)
    shape = tuple(sizes[label] for label in wanted)
    if value.shape != shape:
        steps.add(ops.broadcast_to, (value,), (shape,), shape)
    elif value.place < len(shapes):
        steps.add(ops.reshape, (value,), (shape,), shape)  # the operand itself, as a result of its own
    return steps.list


def _needed(terms: Iterable[_Term], wanted: Iterable[Label]) -> set[Label]:
    return {*wanted, *(label for term in terms for label in term.labels)}


def _parse(subscripts: str, shapes: Sequence[tuple[int, ...]]) -> tuple[list[list[Label]], list[Label]]:
    """The labels of every operand's axes and of the result's."""

    def refuse(what: str) -> ValueError:
        return ValueError(f"einsum: `subscripts` {subscripts!r} {what}")

    text = subscripts.replace(" ", "")
    inputs, arrow, result = text.partition("->")
    parts = inputs.split(",")
    if len(parts) != len(shapes):
        raise refuse(f"names {len(parts)} operands, but {len(shapes)} are given")
    for part in [*parts, result]:
        letters = part.replace("...", "", 1)
        for letter in letters:
            if not (letter.isascii() and letter.isalpha()):
                raise refuse(f"holds {letter!r}; letters, one `...` in each operand, commas and one `->` are accepted")
    labels: list[list[Label]] = []
    hidden = 0
    for i, (part, shape) in enumerate(zip(parts, shapes, strict=True)):
        before, dots, after = part.partition("...")
        named = len(before) + len(after)
        if named > len(shape) or (not dots and named != len(shape)):
            raise refuse(f"has {named} letters for operand {i}, of shape {shape}")
        rest = len(shape) - named
        hidden = max(hidden, rest)
        labels.append([*before, *range(rest, 0, -1), *after])
    ellipsis: list[Label] = list(range(hidden, 0, -1))
    if not arrow:
        counts = [label for found in labels for label in found if isinstance(label, str)]
        return labels, [*ellipsis, *sorted(label for label in set(counts) if counts.count(label) == 1)]
    if len(set(result.replace("...", ""))) != len(result.replace("...", "")):
        raise refuse("names an axis of the result twice")
    before, dots, after = result.partition("...")
    if not dots and hidden:
        raise refuse("has `...` in an operand and not in the result")
    return labels, [*before, *(ellipsis if dots else ()), *after]


def _sizes(subscripts: str, shapes: Sequence[tuple[int, ...]], labels: Sequence[Sequence[Label]]) -> dict[Label, int]:
    """The length of each label; an axis of length 1 fits any."""
    sizes: dict[Label, int] = {}
    for i, (shape, found) in enumerate(zip(shapes, labels, strict=True)):
        for label, length in zip(found, shape, strict=True):
            known = sizes.get(label, 1)
            if length not in (1, known) and known != 1:
                name = repr(label) if isinstance(label, str) else "an axis of `...`"
                raise ValueError(
                    f"einsum: {name} in `subscripts` {subscripts!r} has length {known} and, in operand {i} of shape "
                    f"{shape}, {length}; one length is accepted"
                )
            sizes[label] = known if length == 1 else length
    return sizes


class _Term:
    """An array of a plan and the labels of its axes."""

    def __init__(self, steps: _Steps, value: _Value, labels: Sequence[Label]) -> None:
        self.steps, self.value, self.labels = steps, value, list(labels)

    def _like(self, value: _Value, labels: Sequence[Label]) -> _Term:
        return _Term(self.steps, value, labels)

    def diagonal(self) -> _Term:
        """Every label once."""
        value, labels = self.value, self.labels
        for label in dict.fromkeys(labels):
            while labels.count(label) > 1:
                first = labels.index(label)
                second = labels.index(label, first + 1)
                if value.shape[first] != value.shape[second]:
                    # One is of length 1, and its only element counts all along the other.
                    short = first if value.shape[first] == 1 else second
                    value = self.steps.squeezed(value, (short,))
                    labels = [*labels[:short], *labels[short + 1 :]]
                    continue
                others = [i for i in range(len(labels)) if i not in (first, second)]
                value = self.steps.diagonal(self.steps.permuted(value, (*others, first, second)))
                labels = [*(labels[i] for i in others), label]
        return self._like(value, labels)

    def summed(self, needed: set[Label]) -> _Term:
        """Without the labels that nothing needs."""
        return self._without({label for label in self.labels if label not in needed}, self.steps.summed)

    def _without(self, gone: set[Label], drop: Callable[[_Value, tuple[int, ...]], _Value]) -> _Term:
        axes = tuple(i for i, label in enumerate(self.labels) if label in gone)
        if not axes:
            return self
        return self._like(drop(self.value, axes), [label for label in self.labels if label not in gone])

    def ordered(self, wanted: Sequence[Label]) -> _Value:
        """The axes as `wanted`, which holds every label; of length 1 where this has none."""
        lengths = dict(zip(self.labels, self.value.shape, strict=True))
        value = self.steps.permuted(self.value, [self.labels.index(label) for label in wanted if label in lengths])
        return self.steps.reshaped(value, [lengths.get(label, 1) for label in wanted])

    def times(self, other: _Term, needed: set[Label]) -> _Term:
        """The product of two terms, summed over the labels that nothing needs any more."""
        steps = self.steps
        here = dict(zip(self.labels, self.value.shape, strict=True))
        there = dict(zip(other.labels, other.value.shape, strict=True))
        shared = here.keys() & there.keys()
        left = self._without({label for label in shared if here[label] == 1 != there[label]}, steps.squeezed)
        right = other._without({label for label in shared if there[label] == 1 != here[label]}, steps.squeezed)
        left = left.summed({*needed, *right.labels})
        right = right.summed({*needed, *left.labels})
        sizes = dict(zip(left.labels, left.value.shape, strict=True))
        sizes |= dict(zip(right.labels, right.value.shape, strict=True))
        both = [label for label in left.labels if label in right.labels]
        batch, inner = [x for x in both if x in needed], [x for x in both if x not in needed]
        rows = [label for label in left.labels if label not in right.labels]
        columns = [label for label in right.labels if label not in left.labels]
        result = [*batch, *rows, *columns]
        lengths = [sizes[label] for label in result]
        if not inner:
            factors = (left.ordered(result), right.ordered(result))
            return self._like(steps.add(ops.multiply, factors, (), lengths), result)
        count = prod(sizes[label] for label in inner)
        high, across = prod(sizes[label] for label in rows), prod(sizes[label] for label in columns)
        outer = [sizes[label] for label in batch]
        a = steps.reshaped(left.ordered([*batch, *rows, *inner]), [*outer, high, count])
        b = steps.reshaped(right.ordered([*batch, *inner, *columns]), [*outer, count, across])
        product = steps.add(ops.matmul, (a, b), (), [*outer, high, across])
        return self._like(steps.reshaped(product, lengths), result)
