"""Wrong calls of every operator that is not element-wise, made from its record: typed exceptions that name the operator
and the argument. Calls that are right are checked first, so that each refusal is of what was changed."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from cases import _ACCEPTED, EVERY, GPU, OPERATORS, tensor

import pylucid as pl
from codegen.dtype_words import is_pinned
from codegen.formula import dtypes

if TYPE_CHECKING:
    from collections.abc import Callable

    from codegen.model import Operator, Param

    Count = Callable[[int], None]

OPS = [op for op in OPERATORS.values() if not op.is_elementwise and not op.is_internal]
CASES = pytest.mark.parametrize("op", OPS, ids=[op.name for op in OPS])

MATRIX = np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])  # positive definite
ROW = np.arange(3.0)
PLACES = np.zeros((3, 3))
# What a right call of an operator needs that its record does not say.
RIGHT: dict[str, dict[str, Any]] = {
    "arange": {"start": 3},
    "bincount": {"x": ROW},
    "broadcast_to": {"shape": (3, 3)},
    "cumulative_prod": {"axis": 0},
    "cumulative_sum": {"axis": 0},
    "einsum": {"subscripts": "ij,jk->ik"},
    "from_dlpack": {"x": MATRIX},
    "gather": {"indices": PLACES},
    "index_add": {"indices": ROW},
    "interp": {"x": ROW, "xp": ROW, "fp": ROW},
    "isin": {"x1": MATRIX, "x2": MATRIX},
    "meshgrid": {"arrays": ROW},
    "moveaxis": {"source": 0, "destination": 1},
    "outer": {"x1": ROW, "x2": ROW},
    "permute_dims": {"axes": (1, 0)},
    "put_along_axis": {"indices": PLACES},
    "quantile": {"q": 0.5},
    "reshape": {"shape": (9,)},
    "roll": {"shift": 1},
    "scatter_add": {"indices": PLACES},
    "searchsorted": {"x1": ROW, "x2": 1.0},
    "split": {"indices_or_sections": 3},
    "squeeze": {"x": np.ones((1, 3)), "axis": 0},
    "take": {"indices": ROW, "axis": 0},
    "take_along_axis": {"indices": PLACES},
    "to_device": {"device": "cpu"},
}
BY_KIND: dict[str, Any] = {
    "axes": 0,
    "axis": 0,
    "bool": False,
    "device": "cpu",
    "dtype": pl.float32,
    "float": 1.0,
    "int": 2,
    "object": 1,
    "scalar": 1.0,
    "shape": (2, 3),
    "string": "",
}
# What each kind of attribute refuses for its type; `None` is added where it is no value.
WRONG: dict[str, tuple[Any, ...]] = {
    "axes": ("x", 1.5, 1j, {}, (1.5,), (None,), True, (False,)),
    "axis": ("x", 1.5, 1j, {}, [0.5], True, np.True_),
    "bool": ("x", 1.0, [True], {}, 2),
    "device": (1, {}, ["cpu"]),
    "dtype": (1, "nonsense", {}),
    "float": ("x", 1j, [1.0], {}),
    "int": ("x", 1.5, 1j, [1], {}, True, np.True_),
    "object": ({}, object()),
    "scalar": ("x", [1], {}, ()),
    "shape": ("x", 1.5, 1j, {}, (1.5,), (None,), True, (2, True)),
    "str": (1, ["x"], {}),
    "string": (1, ["x"], {}),
}
AXIS_MAY_REPEAT = ("roll",)  # its shifts add up, as in NumPy


@dataclass(frozen=True)
class Call:
    """A right call of an operator; `but` is one with something else changed."""

    op: Operator
    given: dict[str, Any]
    extra: tuple[tuple[str, Any], ...] = ()

    def but(self, **changed: Any) -> Call:
        return Call(self.op, {**self.given, **changed}, self.extra)

    def and_also(self, **extra: Any) -> Call:
        return Call(self.op, self.given, tuple(extra.items()))

    def __call__(self) -> Any:
        positional: list[Any] = []
        keywords = dict(self.extra)
        skipped = False
        for p in self.op.signature.params:
            if p.name not in self.given:
                skipped = skipped or not (p.keyword_only or p.variadic)
            elif p.variadic:
                positional += self.given[p.name]
            elif p.keyword_only or skipped:
                keywords[p.name] = self.given[p.name]
            else:
                positional.append(self.given[p.name])
        return getattr(pl.ops, self.op.name)(*positional, **keywords)


def right(op: Operator, dtype: str | None = None) -> Call:
    words = dtypes.input_words(op)
    known = RIGHT.get(op.name, {})
    given: dict[str, Any] = {}
    for p in op.signature.params:
        value = known.get(p.name)
        if p.is_tensor and p.default is None:
            word = words[p.name]
            natural = dtype or ("float32" if "float32" in _ACCEPTED.get(word, ()) else "int32")
            used = word if is_pinned(word) else natural
            made = tensor(MATRIX if value is None else value, used, "cpu")
            given[p.name] = [made, made] if p.kind == "Tensors" else made
        elif isinstance(value, np.ndarray):
            given[p.name] = tensor(value, dtype or "float32", "cpu")
        elif value is not None:
            given[p.name] = value
        elif p.default is None:
            given[p.name] = BY_KIND[p.kind]
    if op.name == "index_add":
        given["indices"] = pl.asarray([0, 1, 2])
    return Call(op, given)


def refused(
    kinds: type[Exception] | tuple[type[Exception], ...], call: Call, *words: str, python: bool = False
) -> None:
    """The call raises one of the exceptions, whose text begins with the operator's name and has the words. An exception
    of Python's own about a call (`python`) may name the operator as Python does."""
    with pytest.raises(kinds) as caught:
        call()
    text = str(caught.value)
    assert text.startswith(f"{call.op.name}: ") or (python and text.startswith(f"{call.op.name}()")), text
    for word in words:
        assert word in text, f"{text!r} does not say {word!r}"


def _wrong(op: Operator, p: Param) -> tuple[Any, ...]:
    values = WRONG[p.kind]
    return values if p.is_optional or p.kind == "object" else (*values, None)


@CASES
def test_right_calls(op: Operator, examined: Count) -> None:
    right(op)()
    examined(1)


@CASES
def test_attributes_of_a_wrong_type(op: Operator, examined: Count) -> None:
    call = right(op)
    for p in op.signature.attributes:
        for wrong in _wrong(op, p):
            # `moveaxis` takes None for all axes, of which there are then too many.
            kinds = (TypeError, ValueError) if wrong is None and p.kind == "axes" else TypeError
            refused(kinds, call.but(**{p.name: wrong}), p.name)
            examined(1)
    examined(1)


@CASES
def test_words_that_are_no_choice(op: Operator, examined: Count) -> None:
    call = right(op)
    for p in op.signature.attributes:
        if p.kind == "str":
            refused(ValueError, call.but(**{p.name: "nonsense"}), p.name, *p.choices)
        elif p.kind == "device":
            refused(ValueError, call.but(**{p.name: "nonsense"}), p.name, "cpu", "gpu")
    examined(1)


@CASES
def test_keywords_and_numbers_of_arguments(op: Operator, examined: Count) -> None:
    call = right(op)
    refused(TypeError, call.and_also(no_such_name=1), "no_such_name", python=True)
    examined(1)
    if not any(p.variadic for p in op.signature.params):
        required = [p for p in op.signature.params if p.default is None]
        for p in required[-1:]:
            given = {name: value for name, value in call.given.items() if name != p.name}
            refused(TypeError, Call(op, given), p.name, python=True)
        with pytest.raises(TypeError, match=rf"^{op.name}(: |\(\) )"):
            getattr(pl.ops, op.name)(*[1] * (len(op.signature.params) + 1))
        examined(2)


@CASES
def test_axes_out_of_range(op: Operator, examined: Count) -> None:
    call = right(op)
    for p in op.signature.attributes:
        if p.kind not in ("axis", "axes"):
            continue
        for axis in (100, -100, 2**62, -(2**63)):
            # A permutation of another length is refused for that.
            wrong = (0, axis) if op.name == "permute_dims" else axis
            refused(IndexError, call.but(**{p.name: wrong}), p.name.removesuffix("es"))
        refused((IndexError, OverflowError), call.but(**{p.name: 2**70}), p.name)
        if p.kind == "axes":
            refused(IndexError, call.but(**{p.name: (0, 7)}), p.name.removesuffix("es"))
        examined(6)
    examined(1)


@CASES
def test_repeated_axes(op: Operator, examined: Count) -> None:
    call = right(op)
    for p in op.signature.attributes:
        if p.kind != "axes" or op.name in AXIS_MAY_REPEAT:
            continue
        ndim = 2 + 2 * (op.name == "expand_dims")
        for wrong in ((0, 0), (0, -ndim), (1, 1), (-1, -1)):
            refused(ValueError, call.but(**{p.name: wrong}), p.name)
            examined(1)
    examined(1)


@CASES
def test_dtypes_that_are_not_accepted(op: Operator, examined: Count) -> None:
    words = dtypes.input_words(op)
    free = [p.name for p in op.signature.tensors if p.default is None and not is_pinned(words[p.name])]
    for dtype in EVERY:
        if all(dtype in _ACCEPTED[words[name]] for name in free):
            continue
        refused(TypeError, right(op, dtype), dtype)
        examined(1)
    call = right(op)
    for name, word in words.items():
        if not is_pinned(word) or name not in call.given:
            continue
        for dtype in ("float32", "bfloat16", "complex64"):
            refused(TypeError, call.but(**{name: call.given[name].to(getattr(pl, dtype))}), name)
            examined(1)
    examined(1)


@GPU
@CASES
def test_mixed_devices(op: Operator, examined: Count) -> None:
    """But for the operators that keep each array where it is."""
    call = right(op)
    tensors = [p for p in op.signature.tensors if p.name in call.given]
    if op.signature.variadic and len(tensors) == 1:
        tensors = []
    for p in tensors if len(tensors) > 1 or any(p.kind == "Tensors" for p in tensors) else ():
        given = call.given[p.name]
        moved = [given[0].to("gpu"), *given[1:]] if p.kind == "Tensors" else given.to("gpu")
        refused(TypeError, call.but(**{p.name: moved}), "cpu", "gpu")
        examined(1)
    examined(1)


def test_lists_that_change_while_they_are_read(examined: Count) -> None:
    """Python code runs when an integer is read, and may clear the list that it stands in."""

    class Clearing:
        def __init__(self, values: list[Any]) -> None:
            self.values = values

        def __index__(self) -> int:
            self.values.clear()
            return 1

    for op in OPS:
        for p in op.signature.attributes:
            if p.kind not in ("axes", "shape"):
                continue
            values: list[Any] = []
            values += [Clearing(values), *[3] * 40]
            call = right(op).but(**{p.name: values})
            with contextlib.suppress(TypeError, ValueError, IndexError):
                call()
            assert len(values) in (0, 41)
            examined(1)
