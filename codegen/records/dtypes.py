"""The field `dtypes`: the words of inputs and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.diagnostics import did_you_mean
from codegen.dtype_words import DTYPES, INPUT_WORDS
from codegen.model import COMPOSITE_SHAPES, written
from codegen.records.fields import quoted
from codegen.source import Mapping, Scalar

if TYPE_CHECKING:
    from codegen.model import Signature, Words
    from codegen.records.fields import Fields


def read_dtypes(fields: Fields, signature: Signature, shape: str, *, forgotten: bool) -> Words:
    """What is stated; `forgotten`: that the record has no `forward` has been reported."""
    if fields.value("dtypes") is None:
        has_none = shape in COMPOSITE_SHAPES and not signature.tensors
        if not (fields.states("forward") or fields.states("dtypes") or forgotten or has_none):
            notes = ("a record without `forward` states them: `dtypes: {x: floating}`",)
            kind = "composite" if shape in COMPOSITE_SHAPES else "primitive"
            fields.error("E204", f"the {kind} `{fields.name}` has no `dtypes`", fields.name_span, "", notes)
        return ()
    mapping = fields.mapping_of("dtypes")
    if mapping is None:
        return ()
    tensors = tuple(param.name for param in signature.tensors)
    results = {written(signature, name): name for name in signature.results}
    of_input, of_result = _accepted(signature, shape)
    words: list[tuple[str, str]] = []
    for key, value in mapping.entries:
        scalar = fields.scalar(value, f"the dtype of `{key.value}`")
        if key.value not in tensors and key.value not in results:
            hint = did_you_mean(key.value, (*tensors, *results))
            hint = "write `result`" if key.value == "out" and "result" in results else hint
            fields.error("E214", f"`{key.value}` is not an input or result {fields.of}", key.span, hint)
        elif scalar is not None:
            _check_word(fields, key.value, scalar, of_input if key.value in tensors else of_result)
            words.append((results.get(key.value, key.value), scalar.value))
    if shape not in COMPOSITE_SHAPES:
        _check_promotion(fields, mapping, tensors)
    missing = [name for name in tensors if name not in dict(words)]
    if missing and not fields.states("forward"):
        fields.error("E216", f"`dtypes` {fields.of} does not name {quoted(missing)}", fields.place("dtypes"))
    return tuple(words)


def _accepted(signature: Signature, shape: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words of inputs, and those of results."""
    tensors = (param.name for param in signature.tensors)
    if shape == "broadcast":  # a loop knows its types, and computes half types in float32
        names = tuple(name for name in DTYPES if name not in ("float16", "bfloat16"))
        return (*INPUT_WORDS, *names), (*tensors, "real", *names)
    attributes = (param.name for param in signature.attributes if param.kind == "dtype")
    complex_ = ("complex",) if shape in (*COMPOSITE_SHAPES, "data") else ()  # no rule gives it
    return (*INPUT_WORDS, *DTYPES), (*tensors, "real", *DTYPES, *attributes, *complex_)


def _check_word(fields: Fields, name: str, scalar: Scalar, accepted: tuple[str, ...]) -> None:
    if scalar.value not in accepted:
        notes = (f"one of {', '.join(dict.fromkeys(accepted))}",)
        hint = did_you_mean(scalar.value, set(INPUT_WORDS).intersection(accepted))
        hint = hint or did_you_mean(scalar.value, accepted)
        fields.error("E208", f"`{scalar.value}` is not a dtype of `{name}`", scalar.span, hint, notes)


def _check_promotion(fields: Fields, dtypes: Mapping, tensors: tuple[str, ...]) -> None:
    """All inputs with a word are promoted together, so they have one; an exponent is numeric."""
    first = ""
    for key, value in dtypes.entries:
        if key.value in tensors and isinstance(value, Scalar) and value.value in INPUT_WORDS:
            word = "numeric" if value.value == "exponent" else value.value
            first = first or word
            if word != first:
                message = f"`{key.value}` is `{value.value}`, but an input before it is `{first}`"
                notes = ("inputs with a word are promoted together; one with a dtype's name stands apart",)
                fields.error("E216", message, key.span, "give them one word", notes)
