"""The grammar of `op`: `parse_signature(text, diagnostics)` reads `name(x, /, *, axis:axes=None) -> U, S`.

`str(signature)` is the text again.
"""

from __future__ import annotations

import ast
import math
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from codegen.diagnostics import Diagnostics, Span, did_you_mean
from codegen.dtype_words import DTYPES
from codegen.model import REQUIRES_GRAD, Param, Signature

if TYPE_CHECKING:
    from collections.abc import Iterable

    from codegen.source import Text

# The kinds of parameters, and the defaults that each takes.
_DEFAULTS = {
    "Tensor": "a Tensor's only default is `None`",
    "Tensors": "a list of Tensors has no default",
    "scalar": "a number of 64 bits or `None`",
    "int": "an integer of 64 bits or `None`",
    "float": "a number of 64 bits or `None`",
    "bool": "`True`, `False` or `None`",
    "axis": "an integer of 32 bits or `None`",
    "axes": "an integer of 32 bits or `None`",
    "shape": "a shape's only default is `None`",
    "dtype": "a dtype's name or `None`",
    "device": "`'cpu'`, `'gpu'` or `None`",
    "index": "an index has no default",
    "str": "one of {choices} or `None`",
    "string": "text in single quotes or `None`",
    "object": "a number, text in single quotes, a tuple of integers, `True`, `False` or `None`",
}
KINDS = tuple(_DEFAULTS)
COMPOSITE_KINDS = ("string", "object")  # of attributes that only Python reads
_MEANT_KINDS = {
    "array": "Tensor", "ndarray": "Tensor", "arrays": "Tensors", "real": "float", "double": "float", "number": "scalar",
    "complex": "scalar", "integer": "int", "int64": "int", "boolean": "bool", "tuple": "axes", "ints": "shape",
    "choice": "str", "enum": "str", "text": "string", "any": "object", "slice": "index",
}  # fmt: skip

_TOKEN = re.compile(
    r"(?P<space>[ ]+)|(?P<number>-?(?:inf\b|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?(?![A-Za-z0-9_])))"
    r"|(?P<name>[A-Za-z_][A-Za-z0-9_]*)|(?P<string>'[A-Za-z0-9_.+-]*')|(?P<arrow>->)|(?P<symbol>[(),:=/*|])"
)


def parse_signature(text: Text, diagnostics: Diagnostics) -> tuple[Signature, dict[str, Span]] | None:
    """The signature, and where each parameter and result stands; None after reporting why there is none."""
    try:
        parser = _Parser(text)
        return parser.parse(), parser.places
    except _Refused as refused:
        diagnostics.error(refused.code, refused.message, refused.token.span(text), refused.label, refused.notes)
        return None


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    offset: int
    spaced: bool  # after a blank

    def span(self, source: Text) -> Span:
        return source.at(self.offset, max(1, len(self.text)))


class _Refused(Exception):
    def __init__(self, code: str, message: str, token: _Token, label: str = "", notes: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.code, self.message, self.token, self.label, self.notes = code, message, token, label, notes


class _Parser:
    """A recursive-descent parser."""

    def __init__(self, source: Text) -> None:
        self.source = source
        self.text = source.value
        self.tokens = self._tokenise()
        self.index = 0
        self.places: dict[str, Span] = {}

    def parse(self) -> Signature:
        name = self._name("the operator's name")
        self._symbol("(")
        params = self._params()
        self._symbol(")")
        results: tuple[str, ...] = ("out",)
        variadic = False
        if self._peek().kind == "arrow":
            self.index += 1
            variadic = self._is("*")
            self.index += variadic
            results = self._results(variadic)
        if self._peek().kind != "end":
            raise self._unexpected("the end of the signature")
        makes_leaves = params[-1:] == (REQUIRES_GRAD,)
        return Signature(name.text, params[:-1] if makes_leaves else params, results, variadic, makes_leaves)

    def _tokenise(self) -> list[_Token]:
        tokens: list[_Token] = []
        offset = 0
        spaced = False
        while offset < len(self.text):
            match = _TOKEN.match(self.text, offset)
            if match is None:
                character = _Token("", self.text[offset], offset, spaced)
                label = "text stands in single quotes" if character.text == '"' else ""
                raise _Refused("E209", "a signature cannot hold this character", character, label)
            if match.lastgroup != "space":
                tokens.append(_Token(match.lastgroup or "", match[0], offset, spaced))
            spaced = match.lastgroup == "space"
            offset = match.end()
        return [*tokens, _Token("end", "", offset, spaced)]

    def _peek(self) -> _Token:
        return self.tokens[self.index]

    def _next(self) -> _Token:
        token = self.tokens[self.index]
        self.index = min(self.index + 1, len(self.tokens) - 1)
        return token

    def _is(self, symbol: str) -> bool:
        token = self._peek()
        return token.kind == "symbol" and token.text == symbol

    def _symbol(self, symbol: str, *, tight: bool = False) -> None:
        token = self._peek()
        if not self._is(symbol):
            raise self._unexpected(f"`{symbol}`")
        if tight and (token.spaced or self.tokens[self.index + 1].spaced):
            raise _Refused("E209", f"a blank beside `{symbol}`", token, "write `axis:axes=None`")
        self.index += 1

    def _name(self, what: str) -> _Token:
        if self._peek().kind != "name":
            raise self._unexpected(what)
        return self._next()

    def _unexpected(self, wanted: str) -> _Refused:
        token = self._peek()
        found = f"`{token.text}`" if token.text else "the end"
        return _Refused("E209", f"{wanted} is expected in the signature, found {found}", token)

    def _declare(self, token: _Token) -> None:
        if token.text in self.places:
            raise _Refused("E211", f"`{token.text}` stands in the signature twice", token)
        self.places[token.text] = token.span(self.source)

    def _params(self) -> tuple[Param, ...]:
        params: list[Param] = []
        keyword_only = False
        while not self._is(")"):
            if self._is("/"):
                mark = self._next()
                if not params or keyword_only or params[0].positional_only:
                    raise _Refused("E209", "`/` stands once, after a positional parameter", mark)
                params = [replace(param, positional_only=True) for param in params]
            elif self._is("*"):
                mark = self._next()
                named = self._peek().kind == "name"
                if keyword_only or not (named or self._is(",")):
                    raise _Refused("E209", "`*` stands once, before a keyword parameter", mark)
                params += [self._variadic(mark, params)] if named else []
                keyword_only = True
            else:
                params.append(self._param(params, keyword_only))
            if not self._is(")"):
                if not self._is(","):
                    raise self._unexpected("`,` or `)`")
                self._symbol(",")
                if self._is(")"):
                    raise self._unexpected("a parameter")
        return tuple(params)

    def _variadic(self, mark: _Token, before: list[Param]) -> Param:
        """The parameter after a `*`."""
        param = self._param(before, keyword_only=False)
        if param.kind != "Tensors" or param.default is not None:
            message = f"`*{param.name}` is a number of Tensors"
            raise _Refused("E209", message, mark, f"write `*{param.name}:Tensors`")
        return replace(param, variadic=True)

    def _param(self, before: list[Param], keyword_only: bool) -> Param:
        token = self._name("a parameter")
        self._declare(token)
        kind: str = "Tensor"
        choices: tuple[str, ...] = ()
        annotated = self._is(":")
        if annotated:
            self._symbol(":", tight=True)
            kind, choices = self._kind()
        nullable = self._nullable()
        default = None
        if self._is("="):
            if not annotated:
                message = f"`{token.text}` has a default but no annotation"
                raise _Refused("E209", message, token, f"write `{token.text}:TYPE=VALUE`")
            self._symbol("=", tight=True)
            default = self._default(kind, choices)
        elif annotated and kind == "Tensor":
            message = f"`{token.text}` is a Tensor without saying so"
            raise _Refused("E207", message, token, f"write `{token.text}`")
        elif not keyword_only and before and before[-1].default is not None:
            raise _Refused("E209", f"`{token.text}` has no default, but the parameter before it has one", token)
        span = self.places[token.text]
        return Param(token.text, kind, default, choices, keyword_only, nullable=nullable, span=span)

    def _nullable(self) -> bool:
        """Whether the annotation goes on with `|None`."""
        if not self._is("|"):
            return False
        self._symbol("|", tight=True)
        if self._name("`None`").text != "None":
            self.index -= 1
            raise self._unexpected("`None`")
        return True

    def _kind(self) -> tuple[str, tuple[str, ...]]:
        token = self._name("a type")
        if token.text not in KINDS:
            message = f"there is no parameter type `{token.text}`"
            meant = _MEANT_KINDS.get(token.text.lower())
            hint = f"did you mean `{meant}`?" if meant else did_you_mean(token.text, KINDS)
            words = [kind if kind != "str" else "str('a', 'b')" for kind in KINDS if kind not in COMPOSITE_KINDS]
            notes = (f"one of {', '.join(words)}; of a composite also {' and '.join(COMPOSITE_KINDS)}",)
            raise _Refused("E208", message, token, hint, notes)
        if token.text != "str":
            return token.text, ()
        self._symbol("(")
        choices = [self._string(())]
        while self._is(","):
            self.index += 1
            choices.append(self._string(choices))
        self._symbol(")")
        return "str", tuple(choices)

    def _string(self, before: Iterable[str]) -> str:
        """A choice, which differs from those `before` it."""
        if self._peek().kind != "string":
            raise self._unexpected("a choice in single quotes")
        token = self._next()
        if token.text[1:-1] in before:
            raise _Refused("E211", f"the choice {token.text} stands here twice", token)
        return token.text[1:-1]

    def _default(self, kind: str, choices: tuple[str, ...]) -> str:
        first = self._next()
        if first.kind == "symbol" and first.text == "(":
            depth = 1
            while depth:
                token = self._next()
                if token.kind == "end":
                    raise self._unexpected("`)`")
                depth += {"(": 1, ")": -1}.get(token.text, 0)
        elif first.kind not in ("number", "string", "name"):
            self.index -= 1
            raise self._unexpected("a default value")
        last = self.tokens[self.index - 1]
        literal = self.text[first.offset : last.offset + len(last.text)]
        if not _fits(literal, kind, choices):
            accepted = _DEFAULTS[kind].format(choices=", ".join(map(repr, choices)))
            message = f"`{literal}` is not a default for `{kind}`"
            raise _Refused("E221", message, _Token("", literal, first.offset, first.spaced), accepted)
        return literal

    def _results(self, variadic: bool) -> tuple[str, ...]:
        results: list[str] = []
        while True:
            token = self._name("a result")
            self._declare(token)
            results.append(token.text)
            if variadic or not self._is(","):
                break
            self.index += 1
        if results == ["out"]:
            raise _Refused("E207", "a single result is `out` without saying so", token)
        return tuple(results)


def _fits(literal: str, kind: str, choices: tuple[str, ...]) -> bool:
    """Whether a default is of its parameter's type."""
    if kind in ("Tensors", "index"):
        return False
    if literal == "None":
        return True
    if kind == "dtype":
        return literal in DTYPES
    if literal in ("inf", "-inf"):
        return kind == "float"
    try:
        value: object = ast.literal_eval(literal)
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return False
    if kind == "object":
        return isinstance(value, bool | int | float | str | tuple)
    if kind == "string":
        return isinstance(value, str)
    if isinstance(value, bool):
        return kind == "bool"
    if isinstance(value, int):
        limit = 2**31 if kind in ("axis", "axes") else 2**63
        lowest = -limit if kind == "int" else 1 - limit
        return kind in ("int", "axis", "axes", "float", "scalar") and lowest <= value < limit
    if isinstance(value, float):
        return kind in ("float", "scalar") and math.isfinite(value) and not _vanishes(literal, value)
    return (kind == "device" and value in ("cpu", "gpu")) or (kind == "str" and value in choices)


def _vanishes(literal: str, value: float) -> bool:
    """Whether a number is so small that it reads as 0."""
    return value == 0 and re.search("[1-9]", re.split("[eE]", literal)[0]) is not None
