"""Composites: what the generator makes around the functions of `pylucid._composites`."""

from __future__ import annotations

import importlib
import inspect
from typing import TYPE_CHECKING, Any

import pytest
from cases import DEVICES, OPERATORS

import pylucid as pl
from codegen.formula.dtypes import input_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from codegen.model import Operator

    Count = Callable[[int], None]

COMPOSITES = [op for op in OPERATORS.values() if op.is_composite and not op.is_native]


def implementation(op: Operator) -> Any:
    return getattr(importlib.import_module(f"pylucid._composites.{op.family}"), op.name.lstrip("_"))


@pytest.mark.parametrize("op", COMPOSITES, ids=[op.name for op in COMPOSITES])
def test_implementations_have_the_records_parameters(op: Operator, examined: Count) -> None:
    given = inspect.signature(implementation(op)).parameters
    assert list(given) == [p.name for p in op.signature.params]
    for p in op.signature.params:
        assert (given[p.name].kind is inspect.Parameter.VAR_POSITIONAL) == p.variadic, p.name
        if p.keyword_only:
            assert given[p.name].kind is inspect.Parameter.KEYWORD_ONLY, p.name
    examined(len(given))


@pytest.mark.parametrize("op", COMPOSITES, ids=[op.name for op in COMPOSITES])
def test_what_is_no_tensor_is_refused(op: Operator, examined: Count) -> None:
    tensors = [p for p in op.signature.tensors if p.default is None]
    if not tensors:
        examined(1)
        return
    function = getattr(pl.ops, op.name)
    required = [p for p in op.signature.params if p.default is None]
    for wrong in tensors:
        arguments: list[Any] = []
        options: dict[str, Any] = {}
        for p in required:
            value: Any = "no tensor" if p is wrong else pl.zeros((2, 2)) if p.kind == "Tensor" else 1
            if p.kind == "Tensors":
                value = ["no tensor"] if p is wrong else [pl.zeros((2, 2))]
            if p.variadic:
                arguments += value
            elif p.keyword_only:
                options[p.name] = value
            else:
                arguments.append(value)
        with pytest.raises(TypeError, match=rf"^{op.name}: .*{wrong.name}") as caught:
            function(*arguments, **options)
        assert "str" in str(caught.value)
        examined(1)


USUAL: dict[str, Any] = {"string": "ij", "bool": True}
DTYPES = [pl.bool, pl.uint8, pl.int64, pl.float16, pl.float32, pl.complex64]
ACCEPTED = {
    "numeric": DTYPES[1:],
    "real": DTYPES[1:5],
    "ordered": DTYPES[:5],
    "floating": DTYPES[:5],
    "integral": DTYPES[:3],
    "int64": DTYPES[1:3],
    "integer": DTYPES[1:3],
    "complex": DTYPES[5:],
}


@pytest.mark.parametrize("op", COMPOSITES, ids=[op.name for op in COMPOSITES])
def test_dtypes_that_the_record_excludes_are_refused(op: Operator, examined: Count) -> None:
    words = {p: input_words(op)[p.name] for p in op.signature.tensors}
    wrong = [(p, dtype) for p, word in words.items() for dtype in DTYPES if dtype not in ACCEPTED.get(word, DTYPES)]
    for chosen, dtype in wrong:
        arguments: list[Any] = []
        options: dict[str, Any] = {}
        for p in op.signature.params:
            if p.default is not None and p is not chosen:
                continue
            allowed = ACCEPTED.get(words.get(p, "any"), DTYPES)
            given = pl.ones((2, 2), dtype=dtype if p is chosen else allowed[-1])
            value: Any = given if p.kind == "Tensor" else [given] if p.kind == "Tensors" else USUAL.get(p.kind, 1)
            if p.variadic:
                arguments += value
            elif p.keyword_only:
                options[p.name] = value
            else:
                arguments.append(value)
        with pytest.raises(TypeError, match=rf"^{op.name}: `{chosen.name}(\[0\])?` is {dtype.name}; .* accepted$"):
            getattr(pl.ops, op.name)(*arguments, **options)
        examined(1)
    examined(1)


@pytest.mark.parametrize("device", DEVICES)
def test_policies_act_on_whole_composites(device: str, examined: Count) -> None:
    """KeepInput: parts that would promote do not. ForceFP32: half types are computed in float32."""
    single, half = pl.ones(4, device=device), pl.ones(4, dtype=pl.float16, device=device)
    with pl.amp.autocast(device, dtype=pl.bfloat16):
        assert pl.diff(single).dtype is pl.float32
        assert pl.diff(half).dtype is pl.float16
        assert pl.linalg.vector_norm(half).dtype is pl.median(half).dtype is pl.float32
        assert pl.einsum("i,i", single, single).dtype is pl.bfloat16
        assert pl.amp.is_autocast_enabled()
        with pytest.raises(TypeError, match=r"^diff: `x` is str; a Tensor is accepted$"):
            pl.diff("x")  # type: ignore[arg-type]
        assert pl.amp.is_autocast_enabled()
        x = half.requires_grad_()
        assert pl.autograd.grad(pl.linalg.vector_norm(x), x)[0].dtype is pl.float16
    assert pl.diff(half).dtype is pl.float16
    examined(8)


def test_schemas_of_composites() -> None:
    for op in COMPOSITES:
        schema = pl.ops.schema(op.name)
        assert schema.name == op.name
        assert schema.record == op.source.rstrip("\n")


def test_modules_have_their_operators() -> None:
    for op in OPERATORS.values():
        if op.is_internal:
            continue
        place: Any = getattr(pl, op.module) if op.module else pl
        assert getattr(place, op.name) is getattr(pl.ops, op.name), op.name
        for alias in op.aliases:
            assert getattr(place, alias) is getattr(pl.ops, alias), alias


def test_results_are_never_the_input_itself(examined: Count) -> None:
    """Where nothing is to be done the result is another Tensor: a write to it does not show in the input."""
    for function, x in (
        (lambda x: pl.linalg.matrix_power(x, 1), pl.eye(2)),
        (pl.fft.fftshift, pl.ones(1)),
        (pl.fft.ifftshift, pl.ones((1, 1))),
        (lambda x: pl.fft.fftshift(x, axes=()), pl.ones(3)),
        (lambda x: pl.diff(x, n=0), pl.ones(3)),
        (lambda x: pl.roll(x, (), axis=()), pl.ones(3)),
    ):
        before = x.tolist()
        result = function(x)
        result += 1
        result[...] = 7.0
        assert x.tolist() == before
        examined(1)


def test_integers_enter_as_the_float_dtype_that_they_promote_to(examined: Count) -> None:
    from pylucid._composed import _FLOATING, _INEXACT

    from pylucid._composites import _check

    whole = pl.asarray([100000], dtype=pl.int32)
    for beside, dtype in (
        ((), pl.float32),
        ((None, whole), pl.float32),
        ((pl.ones(1, dtype=pl.float64),), pl.float64),
        ((pl.ones(1, dtype=pl.complex128), pl.ones(1, dtype=pl.float16)), pl.float64),
        ((pl.ones(1, dtype=pl.bfloat16),), pl.bfloat16),
    ):
        assert _check.entering("f", "x", whole, _INEXACT, *beside).dtype is dtype
        examined(1)
    assert [x.dtype for x in _check.all_entering("f", "x", (whole, pl.ones(1, dtype=pl.float64)), _FLOATING)] == [
        pl.float64,
        pl.float64,
    ]
    with pytest.raises(TypeError, match=r"^f: `x` is complex64; bool, integers and floats are accepted$"):
        _check.entering("f", "x", pl.asarray([1j]), _FLOATING)
    assert pl.linalg.solve(pl.eye(2, dtype=pl.int32), pl.ones(2, dtype=pl.float64)).dtype is pl.float64
    # Sample points are integers that float32 does not tell apart.
    assert pl.trapezoid(pl.asarray([1, 2]), pl.asarray([1700000000, 1700000001])).item() == 1.5
    examined(4)
