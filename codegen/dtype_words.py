"""The dtypes, and the words of `dtypes`: which dtypes an input accepts.

Inputs with a word are promoted together; an input with a dtype's name in place of a word is pinned: it stands apart
from promotion.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

# By kind: bool, integer, float, complex.
_DTYPES: Mapping[str, tuple[str, ...]] = {
    "b": ("bool",),
    "i": ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
    "f": ("float16", "bfloat16", "float32", "float64"),
    "c": ("complex64", "complex128"),
}
# The kinds of dtype a word accepts, and whether the others enter as float32.
_WORDS: Mapping[str, tuple[frozenset[str], bool]] = {
    "any": (frozenset("bifc"), False),
    "numeric": (frozenset("ifc"), False),
    "exponent": (frozenset("ifc"), False),  # numeric, but for negative numbers beside integers
    "real": (frozenset("if"), False),
    "ordered": (frozenset("bif"), False),
    "inexact": (frozenset("fc"), True),
    "floating": (frozenset("f"), True),
    "integral": (frozenset("bi"), False),
    "integer": (frozenset("i"), False),
    "complex": (frozenset("c"), False),
}
_KINDS: Mapping[str, frozenset[str]] = {
    **{name: frozenset(kind) for kind, names in _DTYPES.items() for name in names},
    **{word: kinds for word, (kinds, _) in _WORDS.items()},
}

_CALLED: Mapping[str, str] = {"b": "bool", "i": "integers", "f": "floats", "c": "complex dtypes"}

DTYPES = tuple(name for names in _DTYPES.values() for name in names)
INPUT_WORDS = tuple(_WORDS)


def dtype_kinds(word: str) -> frozenset[str]:
    """The kinds of dtype, of `bifc`, that an input with this word or dtype accepts; none where it is neither."""
    return _KINDS.get(word, frozenset())


def accepted_dtypes(word: str) -> tuple[str, ...]:
    """The dtypes in which an input with this word is computed."""
    return tuple(name for name in DTYPES if _KINDS[name] <= _KINDS[word])


def enters_as_float(word: str) -> bool:
    """Whether bool and integers enter an input with this word as floats."""
    return word in _WORDS and _WORDS[word][1]


def accepted(word: str) -> str:
    """What errors say that an input with this word or dtype accepts; empty where it accepts every dtype."""
    kinds = [kind for kind in _CALLED if kind in dtype_kinds(word) or (kind in "bi" and enters_as_float(word))]
    *others, last = [_CALLED[kind] for kind in kinds]
    if len(kinds) == len(_CALLED):
        return ""
    return (
        f"{', '.join(others)} and {last} are accepted"
        if others
        else f"{last} {'is' if word == 'bool' else 'are'} accepted"
    )


def is_pinned(word: str) -> bool:
    """Whether an input with this word stands apart from promotion."""
    return word not in _WORDS


def is_differentiable(word: str) -> bool:
    """Whether an input with this word can have a gradient."""
    return not dtype_kinds(word) or not dtype_kinds(word).isdisjoint("fc")


def accepts_complex(word: str) -> bool:
    return "c" in dtype_kinds(word)


def meet(a: str, b: str) -> str | None:
    """The word that accepts what both accept; `None` when there is none."""
    common, converts = dtype_kinds(a) & dtype_kinds(b), _WORDS[a][1] or _WORDS[b][1]
    for word, (accepting, entering) in _WORDS.items():
        if accepting == common and entering == converts:
            return word
    return "complex" if common == frozenset("c") else None
