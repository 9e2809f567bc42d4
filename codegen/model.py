"""The records of `ops.yaml` as frozen values: one dataclass per noun, in reading order.

`parse_operators(nodes, diagnostics)` turns the nodes of a file into a list of `Operator`; `str(operator)` is the record
in canonical form, which parses to an equal value. Where a record stands (`span`, `line`, `source`) takes no part in
comparison.

A record with a mistake in what formulas rest on is reported and left out of the result; its name goes into
`diagnostics.broken`, so that later stages do not report what follows from it. One whose mistake is in its prose, or in
how it is laid out, is reported and goes on.
"""

from __future__ import annotations

import ast
import keyword
import math
import re
import unicodedata
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Any

from codegen import targets
from codegen.diagnostics import Diagnostics, Span, did_you_mean
from codegen.dtype_words import DTYPES, INPUT_WORDS, is_differentiable
from codegen.source import Invalid, Mapping, Node, Scalar, Sequence, Text, as_bool, as_float, as_int

if TYPE_CHECKING:
    from collections.abc import Iterable

    from codegen.formula.tree import Expr

FIELDS = (
    "op", "summary", "amp", "forward", "dispatch", "grad", "tangent", "holomorphic", "dtypes", "shape", "domain", "at",
    "accuracy", "example", "notes", "see", "aliases", "method", "module", "deterministic", "version",
)  # fmt: skip
SHAPES = (
    "broadcast", "reduce", "view", "reshape", "broadcast_to", "expand_dims", "squeeze", "permute_dims",
    "unpermute_dims",
    "matrix_transpose", "concat", "getitem", "matmul", "like", "create", "cast", "slice_scatter", "sum_to",
    "own", "data", "composite",
)  # fmt: skip
KINDS = (
    "Tensor", "Tensors", "scalar", "int", "float", "bool", "axis", "axes", "shape", "dtype", "device", "index", "str",
    "string", "object",
)  # fmt: skip
COMPOSITE_KINDS = ("string", "object")  # of attributes that only Python reads
_MEANT_KINDS = {
    "array": "Tensor", "ndarray": "Tensor", "arrays": "Tensors", "real": "float", "double": "float", "number": "scalar",
    "complex": "scalar", "integer": "int", "int64": "int", "boolean": "bool", "tuple": "axes", "ints": "shape",
    "choice": "str", "enum": "str", "text": "string", "any": "object", "slice": "index",
}  # fmt: skip
# Parameters without which a word of `shape` has no rule: how many Tensors, and attributes with their kinds, by name
# where the rule reads them by name.
_SHAPE_NEEDS: dict[str, tuple[int, tuple[str, ...]]] = {
    "reduce": (1, ("axis:axes or axis:axis", "keepdims:bool")),
    "view": (1, ()),
    "reshape": (1, ("shape:shape",)),
    "broadcast_to": (1, ("shape:shape",)),
    "sum_to": (1, ("shape:shape",)),
    "expand_dims": (1, ("axis:axes",)),
    "squeeze": (1, ("axis:axes",)),
    "permute_dims": (1, ("axes:axes",)),
    "unpermute_dims": (1, ("axes:axes",)),
    "matrix_transpose": (1, ()),
    "concat": (1, ("axis:axis",)),
    "getitem": (1, ("key:index",)),
    "slice_scatter": (1, ("shape:shape", "key:index")),
    "matmul": (2, ()),
    "like": (1, ()),
    "cast": (1, (":dtype or :device",)),
}
MODULES = ("linalg", "fft", "random")
DEFAULT_DOMAIN = (-3.0, 3.0)
LIMITS = {"summary": 160, "accuracy": 300, "notes": 4000, "example": 2000, "why": 300, "todo": 300, "name": 48}

_CPP_KEYWORDS = """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl
    concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete
    do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
    namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast
    requires return short signed sizeof static static_assert static_cast struct switch template this thread_local throw
    true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq"""
CPP_KEYWORDS = frozenset(_CPP_KEYWORDS.split())
_RESERVED = """
    g out t grad grads result results attributes wanted self cls ctx args kwargs n i T R be backend scalar ops mx gpu
    saved node loop std pylucid pi e inf eps unreduce stop_gradient is_complex let todo zero none
    errno assert linux unix major minor stdin stdout stderr I NULL NAN INFINITY EOF"""
RESERVED = frozenset(_RESERVED.split())
_TENSOR_MEMBERS = """
    shape ndim size dtype device T mT grad requires_grad backward item tolist numpy itemsize nbytes strides is_leaf
    grad_fn detach to cpu is_contiguous retain_grad retains_grad"""
TENSOR_MEMBERS = frozenset(_TENSOR_MEMBERS.split())
_TUPLE_METHODS = frozenset(name for name in dir(tuple) if not name.startswith("_"))


class Amp(Enum):
    PROMOTE = "Promote"
    KEEP_INPUT = "KeepInput"
    FORCE_FP32 = "ForceFP32"


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter of a signature. `kind` is `Tensor`, `Tensors`, `scalar`, `int`, `float`, `bool`, `axis`, `axes`,
    `shape`, `dtype`, `device`, `index` or `str`; `default` is the Python literal as written, `None` when required."""

    name: str
    kind: str
    default: str | None
    choices: tuple[str, ...] = ()
    keyword_only: bool = False
    positional_only: bool = False
    nullable: bool = False  # written `axis|None`: `None` is accepted though it is not the default
    variadic: bool = False  # written `*arrays:Tensors`: as many as are given
    span: Span | None = field(default=None, compare=False, repr=False)  # of the name

    @property
    def is_tensor(self) -> bool:
        return self.kind in ("Tensor", "Tensors")

    @property
    def is_optional(self) -> bool:
        return self.default == "None" or self.nullable

    def __str__(self) -> str:
        kind = f"str({', '.join(map(repr, self.choices))})" if self.kind == "str" else self.kind
        annotation = "" if self.kind == "Tensor" and self.default is None else f":{kind}{'|None' * self.nullable}"
        return "*" * self.variadic + self.name + annotation + ("" if self.default is None else f"={self.default}")


REQUIRES_GRAD = Param("requires_grad", "bool", "False", keyword_only=True)


@dataclass(frozen=True, slots=True)
class Signature:
    name: str
    params: tuple[Param, ...]
    results: tuple[str, ...]  # ("out",) unless named
    variadic: bool = False  # `-> *arrays`: a tuple of as many Tensors as there are
    makes_leaves: bool = False  # it ends with `requires_grad:bool=False`, which is none of `params`
    tensors: tuple[Param, ...] = field(init=False, compare=False, repr=False)
    attributes: tuple[Param, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tensors", tuple(p for p in self.params if p.is_tensor))
        object.__setattr__(self, "attributes", tuple(p for p in self.params if not p.is_tensor))

    @property
    def public(self) -> tuple[Param, ...]:
        """The parameters of the Python function: those of the kernel, and `requires_grad`, which the wrapper reads."""
        return (*self.params, REQUIRES_GRAD) if self.makes_leaves else self.params

    def __str__(self) -> str:
        words: list[str] = []
        for index, param in enumerate(self.public):
            before = self.public[index - 1] if index else None
            if before is not None and before.positional_only and not param.positional_only:
                words.append("/")
            if param.keyword_only and not (before is not None and (before.keyword_only or before.variadic)):
                words.append("*")
            words.append(str(param))
        if self.public and self.public[-1].positional_only:
            words.append("/")
        results = "" if self.results == ("out",) else f" -> {'*' * self.variadic}{', '.join(self.results)}"
        return f"{self.name}({', '.join(words)}){results}"


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula: its text with places, and the checked tree."""

    text: Text
    tree: Expr

    def __str__(self) -> str:
        return self.text.value


class GradKind(Enum):
    FORMULAS = "formulas"  # `formulas` holds one per differentiable input
    ZERO = "zero"
    NONE = "none"
    TODO = "todo"
    DERIVED = "derived"  # absent in the record; `formulas` is filled from `forward`


@dataclass(frozen=True, slots=True)
class Grad:
    kind: GradKind
    formulas: tuple[tuple[str, Formula], ...] = ()  # input name -> formula
    lets: tuple[tuple[str, Formula], ...] = ()
    reason: str = ""  # of a `todo`


@dataclass(frozen=True, slots=True)
class Dispatch:
    cpu: str  # an Accelerate function, `loop` or `kernel`
    gpu: str  # an MLX function or call as written, or `formula`


@dataclass(frozen=True, slots=True)
class SpecialPoint:
    """An `at` entry: where `when` holds, the gradient takes the values in `grad`."""

    when: Formula
    grad: tuple[tuple[str, Formula], ...]
    why: str


@dataclass(frozen=True, slots=True)
class Operator:
    """One record."""

    signature: Signature
    family: str
    summary: str
    amp: Amp
    forward: tuple[tuple[str, Formula], ...]  # result name -> definition; empty for a primitive
    dispatch: Dispatch
    grad: Grad
    tangent: tuple[tuple[str, Formula], ...]
    holomorphic: bool
    dtypes: tuple[tuple[str, str], ...]  # as written or inferred: name -> vocabulary word; results by their name
    shape: str
    domain: tuple[tuple[str, tuple[float, float]], ...]
    at: tuple[SpecialPoint, ...]
    example: str
    notes: str
    see: tuple[str, ...]
    aliases: tuple[str, ...]
    method: str | None  # Tensor method's name; None for no method
    module: str
    deterministic: bool
    version: int
    span: Span = field(compare=False)  # of the name in `op:`
    line: int = field(compare=False)  # of the record's first line
    source: str = field(compare=False)  # the record's text, as written
    accuracy: str = ""  # why the gradient formula may lose digits

    @property
    def name(self) -> str:
        return self.signature.name

    @property
    def is_internal(self) -> bool:
        return self.name.startswith("_")

    @property
    def is_elementwise(self) -> bool:
        return self.shape == "broadcast"

    @property
    def is_composite(self) -> bool:
        """Whether the operator is a function of other operators in Python, with their kernels and derivatives."""
        return self.shape == "composite"

    @property
    def is_structural(self) -> bool:
        """Whether hand-written kernels compute the operator."""
        return not (self.is_elementwise or self.is_composite)

    @property
    def is_primitive(self) -> bool:
        return not self.forward

    @property
    def has_default_method(self) -> bool:
        return self.method == _default_method(self.signature, self.module)

    def __str__(self) -> str:
        return _Printer(self).text()


def _default_method(signature: Signature, module: str) -> str | None:
    """The operator's own name where its first parameter is a Tensor, which a method's `self` must be; none for the
    operators of a module."""
    if module or signature.name.startswith("_") or not signature.params or signature.params[0].kind != "Tensor":
        return None
    return signature.name


def default_dispatch(shape: str, has_forward: bool) -> Dispatch:
    """The targets of a record that states none; `gpu` is empty where the record must state it."""
    if shape == "composite":
        return Dispatch("composite", "composite")
    if shape != "broadcast":
        return Dispatch("kernel", "kernel")
    return Dispatch("loop", "formula" if has_forward else "")


_LINE = 120


class _Printer:
    """The canonical text of a record."""

    def __init__(self, operator: Operator) -> None:
        self.operator = operator
        self.lines: list[str] = []

    def text(self) -> str:
        op = self.operator
        self._put("- op", str(op.signature), 0)
        self._put("summary", op.summary)
        self._put("amp", op.amp.value)
        self._named("forward", op.forward, single=len(op.signature.results) == 1)
        self._dispatch()
        self._grad()
        self._named("tangent", op.tangent, single=len(op.signature.results) == 1)
        if not op.holomorphic:
            self._put("holomorphic", "false")
        self._flow("dtypes", [(written(op.signature, name), word) for name, word in op.dtypes])
        if op.shape != "broadcast":
            self._put("shape", op.shape)
        self._flow("domain", [(name, f"[{_number(low)}, {_number(high)}]") for name, (low, high) in op.domain])
        self._at()
        for name, value in (("accuracy", op.accuracy), ("example", op.example), ("notes", op.notes)):
            if value:
                self._put(name, value)
        for name, names in (("see", op.see), ("aliases", op.aliases)):
            if names:
                self.lines.append(f"  {name}: [{', '.join(names)}]")
        if not op.has_default_method:
            self._put("method", op.method or "none")
        if op.module:
            self._put("module", op.module)
        if not op.deterministic:
            self._put("deterministic", "false")
        if op.version != 1:
            self._put("version", str(op.version))
        return "\n".join(self.lines) + "\n"

    def _put(self, key: str, value: str, indent: int = 2) -> None:
        """One field: plain where YAML leaves it alone, else quoted on one line or a block."""
        margin = " " * indent
        if "\n" not in value and _is_plain(value):
            self.lines.append(f"{margin}{key}: {value}")
        elif "\n" not in value:
            quoted = value.replace("'", "''")
            self.lines.append(f"{margin}{key}: '{quoted}'")
        else:
            self._block(key, value, indent)

    def _block(self, key: str, value: str, indent: int) -> None:
        margin = " " * indent
        self.lines.append(f"{margin}{key}: |")
        inner = margin + ("    " if key.startswith("- ") else "  ")
        self.lines += [f"{inner}{line}" if line else "" for line in value.split("\n")]

    def _formula(self, key: str, formula: Formula, indent: int = 2) -> None:
        value = str(formula)
        if "\n" in value or not _is_plain(value) or value in ("zero", "none"):
            self._block(key, value, indent)
        else:
            self.lines.append(f"{' ' * indent}{key}: {value}")

    def _flow(self, key: str, entries: list[tuple[str, str]]) -> None:
        if entries:
            self.lines.append(f"  {key}: {{{', '.join(f'{name}: {value}' for name, value in entries)}}}")

    def _named(self, key: str, formulas: tuple[tuple[str, Formula], ...], *, single: bool, indent: int = 2) -> None:
        if not formulas:
            return
        flow = f"{' ' * indent}{key}: {{{', '.join(f'{name}: {formula}' for name, formula in formulas)}}}"
        if single:
            self._formula(key, formulas[0][1], indent)
        elif all(_is_plain(str(formula), flow=True) for _, formula in formulas) and len(flow) <= _LINE:
            self.lines.append(flow)
        else:
            self.lines.append(f"{' ' * indent}{key}:")
            for name, formula in formulas:
                self._formula(name, formula, indent + 2)

    def _dispatch(self) -> None:
        op = self.operator
        usual = default_dispatch(op.shape, bool(op.forward))
        entries = [(key, getattr(op.dispatch, key)) for key in ("cpu", "gpu")]
        entries = [(key, value) for key, value in entries if value != getattr(usual, key)]
        if all(_is_plain(value, flow=True) for _, value in entries):
            self._flow("dispatch", entries)
        else:
            self.lines.append("  dispatch:")
            for key, value in entries:
                self._put(key, value, 4)

    def _grad(self) -> None:
        grad = self.operator.grad
        if grad.kind in (GradKind.ZERO, GradKind.NONE):
            self._put("grad", grad.kind.value)
        elif grad.kind is GradKind.TODO:
            self.lines.append("  grad:")
            self._put("todo", grad.reason, 4)
        elif grad.kind is GradKind.FORMULAS and grad.lets:
            self.lines.append("  grad:")
            self._named("let", grad.lets, single=False, indent=4)
            for name, formula in grad.formulas:
                self._formula(name, formula, 4)
        elif grad.kind is GradKind.FORMULAS:
            self._named("grad", grad.formulas, single=self._stands_alone(grad.formulas))

    def _stands_alone(self, formulas: tuple[tuple[str, Formula], ...]) -> bool:
        alone = sole_input(self.operator.signature, self.operator.dtypes)
        return alone is not None and len(formulas) == 1 and formulas[0][0] == alone

    def _at(self) -> None:
        """One line where YAML and the line length allow it, else one line for each part."""
        points = self.operator.at
        if not points:
            return
        entries = [self._flow_point(point) for point in points]
        line = f"  at: [{', '.join(entry or '' for entry in entries)}]"
        if all(entries) and len(line) <= _LINE:
            self.lines.append(line)
            return
        self.lines.append("  at:")
        for point in points:
            self._formula("- when", point.when, 4)
            self._named("grad", point.grad, single=self._stands_alone(point.grad), indent=6)
            self._put("why", point.why, 6)

    def _flow_point(self, point: SpecialPoint) -> str | None:
        texts = [str(point.when), *(str(formula) for _, formula in point.grad), point.why]
        if not all(_is_plain(text, flow=True) and text.count("(") == text.count(")") for text in texts):
            return None
        grad = ", ".join(f"{name}: {formula}" for name, formula in point.grad)
        grad = str(point.grad[0][1]) if self._stands_alone(point.grad) else f"{{{grad}}}"
        return f"{{when: {point.when}, grad: {grad}, why: {point.why}}}"


def written(signature: Signature, name: str) -> str:
    """The name that `dtypes` uses: a result that the signature does not name is `result`."""
    return "result" if name == "out" and signature.results == ("out",) else name


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)


def _is_plain(value: str, *, flow: bool = False) -> bool:
    """Whether `value` reads as itself when written without quotes."""
    if not value or value != value.strip() or "\n" in value or ": " in value or " #" in value or value.endswith(":"):
        return False
    if value[0] in "[]{},#&*!|>'\"%@`" or (value[0] in "-?:" and (len(value) == 1 or value[1] in " ,[]{}")):
        return False
    return not (flow and re.search(r"[,\[\]{}]|^[?:]|[?:]$", value))


def sole_input(signature: Signature, dtypes: tuple[tuple[str, str], ...]) -> str | None:
    """The one input that a gradient without a name is for, or None where there are several or none."""
    words = dict(dtypes)
    names = [param.name for param in signature.tensors if is_differentiable(words.get(param.name, "any"))]
    return names[0] if len(names) == 1 else None


_TOKEN = re.compile(
    r"(?P<space>[ ]+)|(?P<number>-?(?:inf\b|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?(?![A-Za-z0-9_])))"
    r"|(?P<name>[A-Za-z_][A-Za-z0-9_]*)|(?P<string>'[A-Za-z0-9_.+-]*')|(?P<arrow>->)|(?P<symbol>[(),:=/*|])"
)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    offset: int
    spaced: bool


class _SignatureError(Exception):
    def __init__(
        self, code: str, message: str, offset: int, length: int, label: str = "", notes: tuple[str, ...] = ()
    ) -> None:
        super().__init__(message)
        self.code, self.message, self.offset, self.length = code, message, offset, length
        self.label, self.notes = label, notes


class _SignatureParser:
    """A recursive-descent parser of `name(x, /, *, axis:axes=None) -> U, S`, with the offset of every name."""

    def __init__(self, source: Text) -> None:
        self.source = source
        self.text = source.value
        self.tokens = self._tokenise()
        self.index = 0
        self.places: dict[str, tuple[int, int]] = {}  # offset and length of each parameter and result

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
                raise _SignatureError("E209", "a signature cannot hold this character", offset, 1)
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
            raise _SignatureError("E209", f"a blank beside `{symbol}`", token.offset, 1, "write `axis:axes=None`")
        self.index += 1

    def _name(self, what: str) -> _Token:
        if self._peek().kind != "name":
            raise self._unexpected(what)
        return self._next()

    def _unexpected(self, wanted: str) -> _SignatureError:
        token = self._peek()
        found = f"`{token.text}`" if token.text else "the end"
        message = f"{wanted} is expected in the signature, found {found}"
        return _SignatureError("E209", message, token.offset, max(1, len(token.text)))

    def _declare(self, token: _Token) -> None:
        if token.text in self.places:
            message = f"`{token.text}` stands in the signature twice"
            raise _SignatureError("E211", message, token.offset, len(token.text))
        self.places[token.text] = (token.offset, len(token.text))

    def _params(self) -> tuple[Param, ...]:
        params: list[Param] = []
        keyword_only = False
        while not self._is(")"):
            mark = self._peek()
            if self._is("/"):
                if not params or keyword_only or params[0].positional_only:
                    raise _SignatureError("E209", "`/` stands once, after a positional parameter", mark.offset, 1)
                params = [_positional_only(param) for param in params]
                self.index += 1
            elif self._is("*") and self.tokens[self.index + 1].kind == "name":
                self.index += 1
                if keyword_only:
                    raise _SignatureError("E209", "`*` stands once, before a keyword parameter", mark.offset, 1)
                param = self._param(params, keyword_only)
                if param.kind != "Tensors" or param.default is not None:
                    message = f"`*{param.name}` is a number of Tensors"
                    raise _SignatureError("E209", message, mark.offset, 1, f"write `*{param.name}:Tensors`")
                params.append(replace(param, variadic=True))
                keyword_only = True
            elif self._is("*"):
                self.index += 1
                if keyword_only or not self._is(","):
                    raise _SignatureError("E209", "`*` stands once, before a keyword parameter", mark.offset, 1)
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
                label = f"write `{token.text}:TYPE=VALUE`"
                raise _SignatureError("E209", message, token.offset, len(token.text), label)
            self._symbol("=", tight=True)
            default = self._default(kind, choices)
        elif annotated and kind == "Tensor":
            message = f"`{token.text}` is a Tensor without saying so"
            raise _SignatureError("E207", message, token.offset, len(token.text), f"write `{token.text}`")
        elif not keyword_only and before and before[-1].default is not None:
            message = f"`{token.text}` has no default, but the parameter before it has one"
            raise _SignatureError("E209", message, token.offset, len(token.text))
        span = self.source.at(token.offset, len(token.text))
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
            raise _SignatureError("E208", message, token.offset, len(token.text), hint, notes)
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
            message = f"the choice {token.text} stands here twice"
            raise _SignatureError("E211", message, token.offset, len(token.text))
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
            accepted = _ACCEPTED[kind].format(choices=", ".join(map(repr, choices)))
            message = f"`{literal}` is not a default for `{kind}`"
            raise _SignatureError("E221", message, first.offset, len(literal), accepted)
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
            raise _SignatureError("E207", "a single result is `out` without saying so", *self.places["out"])
        return tuple(results)


_ACCEPTED = {
    "Tensor": "a Tensor's only default is `None`",
    "Tensors": "a list of Tensors has no default",
    "index": "an index has no default",
    "scalar": "a number of 64 bits or `None`",
    "int": "an integer of 64 bits or `None`",
    "float": "a number of 64 bits or `None`",
    "bool": "`True`, `False` or `None`",
    "axis": "an integer of 32 bits or `None`",
    "axes": "an integer of 32 bits or `None`",
    "shape": "a shape's only default is `None`",
    "dtype": "a dtype's name or `None`",
    "device": "`'cpu'`, `'gpu'` or `None`",
    "str": "one of {choices} or `None`",
    "string": "text in single quotes or `None`",
    "object": "a number, text in single quotes, a tuple of integers, `True`, `False` or `None`",
}


def _positional_only(param: Param) -> Param:
    return replace(param, positional_only=True)


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
        return kind in ("int", "axis", "axes", "float", "scalar") and -limit < value < limit
    if isinstance(value, float):
        return kind in ("float", "scalar") and math.isfinite(value) and not _vanishes(literal, value)
    return (kind == "device" and value in ("cpu", "gpu")) or (kind == "str" and value in choices)


def _vanishes(literal: str, value: float) -> bool:
    """Whether a number is so small that it reads as 0."""
    return value == 0 and re.search("[1-9]", re.split("[eE]", literal)[0]) is not None


def name_problem(name: str, what: str, taken: frozenset[str] = frozenset()) -> str:
    """Why `name` cannot name a parameter, result, `let`, operator or family, or nothing when it can.

    Only the first letter of a result or `let` may be a capital, and none of another name: macros of C are in capitals.
    """
    if keyword.iskeyword(name):
        return f"`{name}` is a keyword of Python"
    if name in CPP_KEYWORDS:
        return f"`{name}` is a keyword of C++"
    if name in taken:
        return f"`{name}` is reserved by the generator"
    if len(name) > LIMITS["name"]:
        return f"a name has at most {LIMITS['name']} characters"
    first = {"operator": "_?[a-z]", "result": "[A-Za-z]", "let": "[A-Za-z]"}.get(what, "[a-z]")
    if not re.fullmatch(rf"{first}[a-z0-9]*(_[a-z0-9]+)*", name, re.ASCII):
        capital = ", the first letter perhaps a capital" if what in ("result", "let") else ""
        return f"`{name}` is not a name: lower-case words joined by `_`{capital}"
    if what in ("parameter", "result", "let") and re.match(r"(g|t)_", name):
        return f"`{name}` is reserved by the generator: gradients and tangents are called so"
    return ""


_TAKEN_OPERATORS = RESERVED.union(DTYPES, MODULES) - {"zero", "none", "std"} | {
    "formula", "nan", "newaxis",
    # what the package offers beside its operators
    "amp", "asarray", "autograd", "backends", "broadcast_shapes", "can_cast", "dtypes", "enable_grad", "finfo",
    "from_dlpack", "func", "get_num_threads", "iinfo", "is_grad_enabled", "isdtype", "memory_stats", "no_grad",
    "operators", "ops", "release_cached_memory", "reset_peak_memory", "result_type", "schema", "set_grad_enabled",
    "set_memory_limit", "set_num_threads", "tensor",
    # its internal functions and modules
    "_add_method", "_autocast", "_backward", "_builtins", "_composed", "_composites", "_core", "_data_types",
    "_dtype", "_einops", "_gpu", "_gpu_is_loaded", "_grad", "_hints", "_implement", "_info", "_internals",
    "_math", "_numpy", "_operators", "_promote", "_push_forward", "_reaches_others", "_rebuild", "_set_autocast",
    "_set_grad_enabled", "_tensor_methods", "_tree", "_version",
}  # fmt: skip
# Folders on the include path: those of csrc, and those of libraries.
_TAKEN_FAMILIES = frozenset(
    ["autograd", "backend", "bindings", "composites", "core", "kernel", "mlx", "numpy", "pybind11"]
)


def operator_name_problem(name: str) -> str:
    """Why `name` cannot name an operator, or nothing when it can."""
    return name_problem(name, "operator", _TAKEN_OPERATORS)


def class_name(operator: str) -> str:
    """The stem of the C++ class: `log1p` gives `Log1p`, of which `Log1pBackward` is made."""
    return "".join(part[:1].upper() + part[1:] for part in operator.split("_"))


@dataclass(frozen=True, slots=True)
class _Use:
    """A name that a record introduces or refers to."""

    name: str
    span: Span
    owner: str


def parse_operators(
    nodes: Node | None, diagnostics: Diagnostics, faulty: list[Operator] | None = None
) -> list[Operator]:
    """The operators of a file, in its order; what is wrong with the others is in `diagnostics`. Of those what could be
    read goes to `faulty`."""
    if isinstance(nodes, Invalid):
        return []
    if not isinstance(nodes, Sequence) or not nodes.items:
        if nodes is None and diagnostics:
            return []
        span = nodes.span if nodes is not None else Span(next(iter(diagnostics.sources), "ops.yaml"), 1, 1)
        note = "begin with `- family: NAME` and `- op: NAME(x)`"
        diagnostics.error("E201", "the file is not a list of families and records", span, "", (note,))
        return []
    parser = _FileParser(nodes, diagnostics)
    operators = parser.parse()
    if faulty is not None:
        faulty += parser.faulty
    return operators


class _FileParser:
    """The list: families, records, and the names that must agree between them."""

    def __init__(self, nodes: Sequence, diagnostics: Diagnostics) -> None:
        self.nodes = nodes
        self.diagnostics = diagnostics
        self.lines = diagnostics.sources.get(nodes.span.file, [])
        self.families: dict[str, int] = {}
        self.family = ""
        self.names: list[_Use] = []
        self.aliases: list[_Use] = []
        self.see: list[_Use] = []
        self.repeated: set[Span] = set()  # the names of records that an earlier one has
        self.faulty: list[Operator] = []

    def parse(self) -> list[Operator]:
        operators: list[Operator] = []
        items = self.nodes.items
        for index, item in enumerate(items):
            end = items[index + 1].span.line - 1 if index + 1 < len(items) else len(self.lines)
            operators += self._item(item, end)
        self._unique()
        self._see()
        sound: list[Operator] = []
        for operator in operators:
            left_out = operator.name in self.diagnostics.broken or operator.span in self.repeated
            (self.faulty if left_out else sound).append(operator)
        return sound

    def _item(self, item: Node, end: int) -> list[Operator]:
        if isinstance(item, Invalid):
            self._unreadable(item.span)
            return []
        if not isinstance(item, Mapping) or not item.entries:
            self.diagnostics.error("E202", "neither a family heading nor a record", item.span, "begin with `op:`")
            return []
        keys = [key.value for key, _ in item.entries]
        if keys[0] == "family" and "op" not in keys:
            self._heading(item)
            return []
        if not self.family:
            self.diagnostics.error(
                "E224", "a record before the first family", item.span, "write `- family: NAME` above it"
            )
            self.family = "none"
        source = self._source(item.span.line, end)
        record = _RecordParser(item, self.family, source, self.diagnostics)
        operator = record.parse()
        if record.name:
            self.names.append(_Use(record.name, record.name_span, record.name))
            self.aliases += [_Use(use.name, use.span, record.name) for use in record.aliases]
            self.see += [_Use(use.name, use.span, record.name) for use in record.see]
            if not record.usable:
                self.diagnostics.broken.add(record.name)
        if operator is not None and not record.usable:
            # Where its shape cannot be read, it may be any.
            unread = operator.is_elementwise and "shape" in (*record.fields, *record.meant)
            self.faulty.append(replace(operator, shape="own") if unread else operator)
            return []
        return [operator] if operator is not None else []

    def _unreadable(self, span: Span) -> None:
        """A record that YAML cannot read: keep its name, so that references to it are not reported."""
        match = re.match(r"- op: *(\w+)", self.diagnostics.line(span) or "")
        if match:
            self.diagnostics.broken.add(match[1])
        self.family = self.family or "none"

    def _source(self, first: int, end: int) -> str:
        """The lines of a record, without the blank lines and the comment that belong to what follows."""
        lines = self.lines[first - 1 : end]
        while len(lines) > 1 and (not lines[-1].strip() or lines[-1].startswith("#")):
            lines = lines[:-1]
        return "\n".join(lines) + "\n"

    def _heading(self, item: Mapping) -> None:
        value = item.entries[0][1]
        if not isinstance(value, Scalar):
            if not isinstance(value, Invalid):
                self.diagnostics.error("E206", "the name of a family is one word", value.span)
            self.family = self.family or "none"
            return
        self.family = value.value
        if len(item.entries) > 1:
            self.diagnostics.error("E224", "a family heading has no fields", item.entries[1][0].span)
        problem = name_problem(self.family, "family", _TAKEN_FAMILIES)
        if problem:
            self.diagnostics.error("E210", problem, value.span)
        elif self.family in self.families:
            note = f"first at line {self.families[self.family]}"
            self.diagnostics.error("E224", f"the family `{self.family}` is opened twice", value.span, "", (note,))
        self.families.setdefault(self.family, value.span.line)

    def _unique(self) -> None:
        taken: dict[str, _Use] = {}
        classes: dict[str, _Use] = {}
        for use in (*self.names, *self.aliases):
            first = taken.setdefault(use.name, use)
            if first is not use:
                self._taken(use, f"`{use.name}` is already taken", first)
        for use in self.names:
            first = classes.setdefault(class_name(use.name), use)
            if first.name != use.name:
                self._taken(
                    use, f"`{use.name}` and `{first.name}` would both make {class_name(use.name)}Backward", first
                )

    def _taken(self, use: _Use, message: str, first: _Use) -> None:
        owner = "an operator" if first.owner == first.name else f"an alias of `{first.owner}`"
        note = f"`{first.name}` is {owner} at line {first.span.line}"
        self.diagnostics.error("E211", message, use.span, "", (note,))
        # What others say of the name is about the first record; the second is left out, so that it changes nothing.
        self.repeated.add(use.span)
        if use.owner != first.owner:
            self.diagnostics.broken.add(use.owner)

    def _see(self) -> None:
        known = {use.name for use in self.names}
        for use in self.see:
            if use.name == use.owner:
                self.diagnostics.error("E212", f"`{use.owner}` refers to itself in `see`", use.span)
            elif use.name not in known and use.name not in self.diagnostics.broken:
                hint = did_you_mean(use.name, known)
                message = f"`see` of `{use.owner}` names `{use.name}`, which is not an operator"
                self.diagnostics.error("E212", message, use.span, hint)


class _RecordParser:
    """One record: every field is read, whatever is wrong with the others."""

    def __init__(self, node: Mapping, family: str, source: str, diagnostics: Diagnostics) -> None:
        self.node = node
        self.family = family
        self.source = source
        self.diagnostics = diagnostics
        self.fields: dict[str, tuple[Scalar, Node]] = {key.value: (key, value) for key, value in node.entries}
        self.meant: set[str] = set()  # fields that seem to be misspelt
        self.failed = False
        self.usable = False
        self.forgotten = False  # `forward`, which has been reported
        self.name = ""
        self.name_span = node.span
        self.see: list[_Use] = []
        self.aliases: list[_Use] = []
        self.signature = Signature("", (), ("out",))
        self.stated_dtypes: tuple[tuple[str, str], ...] = ()

    def parse(self) -> Operator | None:
        """The record as far as it can be read; None where that is not even its signature."""
        self._layout()
        signed = self._signature()
        shape = self._enum("shape", SHAPES, default="broadcast")
        formulas = self._formulas_of(shape) if signed else {}
        self.usable = signed and not self.failed
        prose = self._prose(signed)
        if not signed:
            return None
        return Operator(
            signature=self.signature, family=self.family, shape=shape, span=self.name_span, line=self.node.span.line,
            source=self.source, **formulas, **prose,
        )  # fmt: skip

    def _formulas_of(self, shape: str) -> dict[str, Any]:
        """The fields that formulas rest on."""
        self._check_shape(shape)
        has_forward = "forward" in self.fields or "forward" in self.meant
        self._check_forward(shape, has_forward)
        forward = self._by_result("forward")
        dispatch = self._dispatch(shape, has_forward)
        self.stated_dtypes = self._dtypes(shape, has_forward)
        return {
            "forward": forward,
            "dispatch": dispatch,
            "grad": self._grad(),
            "tangent": self._by_result("tangent"),
            "holomorphic": self._bool("holomorphic"),
            "dtypes": self.stated_dtypes,
            "domain": self._domain(),
            "at": self._at(),
        }

    def _check_forward(self, shape: str, has_forward: bool) -> None:
        """A record that says neither what it computes nor what a primitive must say."""
        dispatch = self.fields.get("dispatch", (None, None))[1]
        names_gpu = isinstance(dispatch, Mapping) and any(key.value == "gpu" for key, _ in dispatch.entries)
        given = {*self.fields, *self.meant}
        if shape != "broadcast" or has_forward or "dtypes" in given or names_gpu or "dispatch" in self.meant:
            return
        self.forgotten = True
        notes = (
            "write `forward: FORMULA`, such as `forward: x * x`",
            "a record without one is a primitive, which states `dtypes` and `dispatch.gpu`, or it has a `shape`",
        )
        self.error("E204", f"`{self.name}` has no `forward`", self.name_span, "nothing says what it computes", notes)

    def _prose(self, signed: bool) -> dict[str, Any]:
        """The fields that no formula rests on; they are read in any case."""
        module = self._module()
        self.see, self.aliases = self._names("see"), self._names("aliases")
        for alias in self.aliases:
            self._check_name(alias.name, alias.span, "operator", _TAKEN_OPERATORS)
        return {
            "summary": self._summary(),
            "amp": self._amp(),
            "example": self._example(),
            "notes": self._text("notes", lines=True),
            "see": tuple(use.name for use in self.see),
            "aliases": tuple(use.name for use in self.aliases),
            "method": self._method(module) if signed else None,
            "module": module,
            "deterministic": self._bool("deterministic"),
            "version": self._version(),
            "accuracy": self._text("accuracy"),
        }

    def report(self, code: str, message: str, span: Span, label: str = "", notes: tuple[str, ...] = ()) -> None:
        """A mistake that changes nothing of what the record means."""
        self.diagnostics.error(code, message, span, label, notes)

    def error(self, code: str, message: str, span: Span, label: str = "", notes: tuple[str, ...] = ()) -> None:
        self.failed = True
        self.report(code, message, span, label, notes)

    @property
    def _of(self) -> str:
        return f"of `{self.name}`" if self.name else "of the record"

    def _value(self, key: str) -> Node | None:
        """A field's node; a field that YAML could not read counts as absent and as a failure."""
        entry = self.fields.get(key)
        if entry is None:
            return None
        if isinstance(entry[1], Invalid):
            self.failed = True
            return None
        return entry[1]

    def _layout(self) -> None:
        """Unknown fields, their order, and required ones that are missing."""
        furthest = ""
        for key, _ in self.node.entries:
            if key.value not in FIELDS:
                hint = did_you_mean(key.value, FIELDS)
                self.meant |= {field for field in FIELDS if f"`{field}`" in hint}
                self.error("E203", f"records have no field `{key.value}`", key.span, hint)
            elif furthest and FIELDS.index(key.value) < FIELDS.index(furthest):
                order = " · ".join(field for field in FIELDS if field in self.fields)
                self.report("E205", f"`{key.value}` stands before `{furthest}`", key.span, "out of order", (order,))
            else:
                furthest = key.value
        missing = [field for field in ("op", "summary", "amp") if field not in self.fields and field not in self.meant]
        if missing:
            span = self.fields["op"][0].span if "op" in self.fields else self.node.entries[0][0].span
            words = " and ".join(f"`{field}`" for field in missing)
            self.report("E204", f"the record has no {words}", span, "", ("every record has `op`, `summary` and `amp`",))

    def _signature(self) -> bool:
        node = self._value("op")
        if node is None:
            return False
        if not isinstance(node, Scalar):
            self.error("E206", "`op` is a signature, such as `square(x)`", node.span)
            return False
        text = node.text
        match = re.match(r"\w+", text.value, re.ASCII)
        if match:
            self.name, self.name_span = match[0], text.at(0, len(match[0]))
        try:
            parser = _SignatureParser(text)
            self.signature = parser.parse()
        except _SignatureError as problem:
            span = text.at(problem.offset, problem.length)
            self.error(problem.code, problem.message, span, problem.label, problem.notes)
            return False
        self._check_name(self.name, self.name_span, "operator", _TAKEN_OPERATORS.difference(MODULES))
        params = {param.name for param in self.signature.params}
        attributes = {param.name for param in self.signature.attributes}
        for name, (offset, length) in parser.places.items():
            what, taken = ("parameter", RESERVED) if name in params else ("result", RESERVED - {"out", "R"})
            if name in attributes:
                taken -= {"n"}  # a loop's count, beside which an attribute is a member of a struct
            self._check_name(name, text.at(offset, length), what, taken)
            if len(self.signature.results) > 1 and name in _TUPLE_METHODS.intersection(self.signature.results):
                label = "the results are a named tuple"
                self.error("E210", f"`{name}` is a method of tuples", text.at(offset, length), label)
        return True

    def _check_name(self, name: str, span: Span, what: str, taken: frozenset[str]) -> None:
        problem = name_problem(name, what, taken)
        if problem:
            self.error("E210", problem, span)

    def _scalar(self, node: Node, what: str) -> Scalar | None:
        if isinstance(node, Scalar):
            return node
        self.failed = True
        if not isinstance(node, Invalid):
            self.error("E206", f"{what} is text, not a {_noun(node)}", node.span)
        return None

    def _mapping(self, node: Node, what: str) -> Mapping | None:
        if isinstance(node, Mapping):
            return node
        self.failed = True
        if not isinstance(node, Invalid):
            self.error("E206", f"{what} is a mapping, not {_a_noun(node)}", node.span)
        return None

    def _text(self, key: str, *, lines: bool = False) -> str:
        node = self._value(key)
        return "" if node is None else self._checked_text(node, key, f"`{key}` {self._of}", lines=lines)

    def _checked_text(self, node: Node, key: str, what: str, *, lines: bool = False) -> str:
        scalar = self._scalar(node, what)
        if scalar is None:
            return ""
        value = scalar.value
        if not value.strip():
            self.error("E218", f"{what} is blank", scalar.span)
        elif value != value.strip():
            self.error("E218", f"{what} begins or ends with a blank", scalar.span)
        elif len(value) > LIMITS[key]:
            message = f"{what} has {len(value)} characters"
            self.error("E218", message, scalar.span, f"at most {LIMITS[key]}")
        written = value.replace("\n", "") if lines and scalar.style == "block" else value
        if written.isascii() and written.isprintable():
            return value
        for offset, character in enumerate(value):
            if character == "\n" and lines and scalar.style == "block":
                continue
            if character == "\n":
                self.error("E218", f"{what} is one line", scalar.text.at(offset), "a line break here")
                break
            if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
                self.error("E218", f"{what} holds the character U+{ord(character):04X}", scalar.text.at(offset))
                break
        return value

    def _word(self, key: str) -> Scalar | None:
        node = self._value(key)
        return None if node is None else self._scalar(node, f"`{key}` {self._of}")

    def _summary(self) -> str:
        value = self._text("summary")
        node = self._value("summary")
        if value and isinstance(node, Scalar):
            if not (value[0].isupper() or value[0].isdigit()):
                self.error("E219", "a summary begins with a capital letter", node.text.at(0))
            if not value.endswith("."):
                self.error("E219", "a summary ends with a full stop", node.text.at(len(value) - 1))
        return value

    def _amp(self) -> Amp:
        word = self._enum("amp", tuple(amp.value for amp in Amp), default="")
        return Amp(word) if word else Amp.PROMOTE

    def _enum(self, key: str, words: tuple[str, ...], *, default: str) -> str:
        scalar = self._word(key)
        if scalar is None:
            return default
        if scalar.value not in words:
            notes = (f"one of {', '.join(words)}",)
            hint = did_you_mean(scalar.value, words)
            self.error("E208", f"`{scalar.value}` is not a word of `{key}`", scalar.span, hint, notes)
            return default
        if scalar.value == default:
            self._restated(key, scalar)
        return scalar.value

    def _restated(self, key: str, scalar: Node) -> None:
        self.report("E207", f"`{key}` {self._of} restates its default", scalar.span, "leave it out")

    def _bool(self, key: str) -> bool:
        """A field whose default is `true`."""
        scalar = self._word(key)
        if scalar is None:
            return True
        value = as_bool(scalar)
        if value is None:
            self.error("E206", f"`{key}` is `false` or absent", scalar.span)
        elif value:
            self._restated(key, scalar)
        return value is not False

    def _version(self) -> int:
        scalar = self._word("version")
        if scalar is None:
            return 1
        value = as_int(scalar)
        if value is None or not 1 <= value <= 1000:
            self.error("E206", "`version` is a number from 2", scalar.span)
            return 1
        if value == 1:
            self._restated("version", scalar)
        return value

    def _method(self, module: str) -> str | None:
        default = _default_method(self.signature, module)
        scalar = self._word("method")
        if scalar is None:
            if default in TENSOR_MEMBERS:
                notes = ("give the method another name, or write `method: none`",)
                self.error("E210", f"`{default}` is a member of Tensor already", self.name_span, "", notes)
            return default
        if scalar.value == (default or "none"):
            self._restated("method", scalar)
        if scalar.value == "none":
            return None
        self._check_name(scalar.value, scalar.span, "operator", TENSOR_MEMBERS)
        return scalar.value

    def _module(self) -> str:
        module = self._enum("module", MODULES, default="")
        if not module and self.name in MODULES:
            self.error("E210", f"`{self.name}` is a module of the package", self.name_span, "", ("state its `module`",))
        return module

    def _check_shape(self, shape: str) -> None:
        """What the kinds of operators exclude: a composite's fields, and what only a composite has."""
        named = next((p for p in self.signature.params if p.name == REQUIRES_GRAD.name), None)
        if named is not None:
            message = f"`{named.name}` of `{self.name}` is not `{REQUIRES_GRAD}`, the last parameter, after `*`"
            self.error("E227", message, self.name_span, "the one form that it has")
        elif self.signature.makes_leaves and shape not in ("create", "like", "composite"):
            label = "only what makes an array of numbers makes leaves"
            self.error("E227", f"`{REQUIRES_GRAD}` of `{self.name}`, whose `shape` is {shape}", self.name_span, label)
        if shape == "composite":
            for key in ("forward", "dispatch", "tangent", "holomorphic", "domain", "at", "accuracy"):
                if key in self.fields:
                    message = f"`{key}` of the composite `{self.name}`"
                    self.error("E227", message, self.fields[key][0].span, "its parts have their own: leave it out")
            grad = self._value("grad")
            if grad is not None and not (isinstance(grad, Scalar) and grad.value == "none"):
                notes = ("the derivatives are those of its parts",)
                self.error(
                    "E227", f"`grad` of the composite `{self.name}`", grad.span, "`none`, or leave it out", notes
                )
            return
        lists = [p.name for p in self.signature.params if p.kind == "Tensors" and not p.variadic]
        if shape == "broadcast" and lists:
            message, label = f"`{lists[0]}` of `{self.name}` is a list of Tensors", "state the `shape`"
            self.error("E227", message, self.name_span, label, ("an element-wise record has each Tensor by name",))
        if shape == "broadcast" and "R" in self.signature.results:
            self.error("E210", "`R` is reserved in loops", self.name_span, "only a record with a `shape` has it")
        only = [p.name for p in self.signature.params if p.kind in COMPOSITE_KINDS or p.variadic]
        if self.signature.variadic:
            only.append(self.signature.results[0])
        if only:
            label = "state `shape: composite`, or another type"
            self.error("E227", f"{_quoted(only)} of `{self.name}`: only a composite has such", self.name_span, label)
        if len(self.signature.results) > 1 and shape not in ("broadcast", "data"):
            notes = ("`shape: data`: the kernel finds the shapes of its results",)
            self.error("E227", f"`{self.name}` has several results", self.name_span, f"`shape` is {shape}", notes)
            return
        if shape in ("own", "data") and "forward" in self.fields:
            label = "its kernel computes it: leave the formula out, or the `shape`"
            self.error(
                "E227", f"`forward` of `{self.name}`, whose `shape` is {shape}", self.fields["forward"][0].span, label
            )
        self._check_needs(shape)

    def _check_needs(self, shape: str) -> None:
        """What the rule behind a word of `shape` reads."""
        tensors, attributes = _SHAPE_NEEDS.get(shape, (0, ()))
        given = {word for p in self.signature.attributes for word in (f"{p.name}:{p.kind}", f":{p.kind}")}
        many = any(p.kind == "Tensors" for p in self.signature.tensors)
        lacking = []
        for wanted in attributes:
            if not given.intersection(wanted.split(" or ")):
                lacking.append("`" + wanted.replace(" or ", "` or `") + "`")
        if len(self.signature.tensors) < tensors:
            lacking.insert(0, "a Tensor" if tensors == 1 else f"{tensors} Tensors")
        elif shape == "concat" and not many:
            lacking.insert(0, "a list of Tensors (`arrays:Tensors`)")
        if lacking:
            message = f"the signature of `{self.name}` lacks {' and '.join(lacking)}"
            self.error("E227", message, self.name_span, f"which the rule of `shape: {shape}` reads")

    def _names(self, key: str) -> list[_Use]:
        node = self._value(key)
        if node is None:
            return []
        if not isinstance(node, Sequence) or not node.items:
            self.error("E206", f"`{key}` is a list: `[name]`", node.span)
            return []
        uses: list[_Use] = []
        for item in node.items:
            scalar = self._scalar(item, f"an entry of `{key}`")
            if scalar is None:
                continue
            if any(use.name == scalar.value for use in uses):
                self.error("E211", f"`{scalar.value}` stands in `{key}` twice", scalar.span)
            else:
                uses.append(_Use(scalar.value, scalar.span, self.name))
        return uses

    def _formula(self, node: Node, what: str) -> Formula | None:
        from codegen.formula.parser import parse

        scalar = self._scalar(node, what)
        if scalar is None:
            return None
        if scalar.style == "quoted":
            self.error("E217", f"{what} is in quotes", scalar.span, "a plain line or a `|` block")
            return None
        tree = parse(scalar.text, self.diagnostics)
        self.failed = self.failed or tree is None
        return None if tree is None else Formula(scalar.text, tree)

    def _formulas(self, node: Mapping, what: str, names: tuple[str, ...], kind: str) -> list[tuple[str, Formula]]:
        """A mapping from some of `names` to formulas."""
        formulas: list[tuple[str, Formula]] = []
        for key, value in node.entries:
            if key.value not in names:
                hint = did_you_mean(key.value, names)
                notes = (f"one of {', '.join(names)}",) if names else ()
                self.error("E214", f"`{key.value}` is not {kind} {self._of}", key.span, hint, notes)
                continue
            formula = self._formula(value, f"{what} of `{key.value}`")
            formulas += [(key.value, formula)] if formula is not None else []
        return formulas

    def _by_result(self, key: str) -> tuple[tuple[str, Formula], ...]:
        """`forward` or `tangent`: one formula, or one for each of several results."""
        node = self._value(key)
        if node is None:
            return ()
        results = self.signature.results
        if isinstance(node, Mapping):
            formulas = self._formulas(node, key, results, "a result")
            missing = [name for name in results if name not in {entry.value for entry, _ in node.entries}]
            if len(results) == 1:
                self.error("E215", f"`{key}` {self._of} is one formula", node.span, "there is one result")
            elif missing:
                self.error("E215", f"`{key}` {self._of} does not define {_quoted(missing)}", self.fields[key][0].span)
            return tuple(formulas)
        if len(results) > 1 and isinstance(node, Scalar):
            message = f"`{key}` {self._of} is a mapping with a formula for each of {_quoted(results)}"
            self.error("E215", message, node.span)
            return ()
        formula = self._formula(node, f"`{key}` {self._of}")
        return ((results[0], formula),) if formula is not None else ()

    def _dispatch(self, shape: str, has_forward: bool) -> Dispatch:
        usual = default_dispatch(shape, has_forward)
        node = self._value("dispatch")
        mapping = self._mapping(node, f"`dispatch` {self._of}") if node is not None else None
        found: dict[str, Scalar] = {}
        for key, value in mapping.entries if mapping is not None else ():
            if key.value not in ("cpu", "gpu"):
                hint = did_you_mean(key.value.lower(), ("cpu", "gpu"))
                self.error("E203", f"`dispatch` has no backend `{key.value}`", key.span, hint, ("`cpu` and `gpu`",))
                continue
            if key.value == "cpu" and "gpu" in found:
                self.error("E205", "`cpu` stands before `gpu`", key.span, "out of order")
            scalar = self._scalar(value, f"a target {self._of}")
            if scalar is not None:
                found[key.value] = scalar
        stated = "dispatch" in self.fields or "dispatch" in self.meant
        named = bool(usual.gpu) or "gpu" in found or self.forgotten
        if not named and (mapping is not None or not stated):
            span = self.fields["dispatch"][0].span if "dispatch" in self.fields else self.name_span
            notes = ("a record without `forward` names what `gpu` runs",)
            self.error("E204", f"`{self.name}` has no `dispatch.gpu`", span, "", notes)
        for backend, target in found.items():
            if target.value == getattr(usual, backend):
                self._restated(f"dispatch.{backend}", target)
            else:
                self._target(backend, target, shape, has_forward)
        return Dispatch(*(found[key].value if key in found else getattr(usual, key) for key in ("cpu", "gpu")))

    def _target(self, key: str, scalar: Scalar, shape: str, has_forward: bool) -> None:
        target = scalar.value
        tensors = tuple(param.name for param in self.signature.tensors)
        if key == "cpu" and shape != "broadcast" and target != "kernel":
            self.error("E225", f"`{target}` is for element-wise records", scalar.span, f"`shape` is {shape}")
            return
        if key == "gpu" and target == "formula" and not has_forward:
            self.error("E225", "`formula` without `forward`", scalar.span, "there is no formula to lower")
            return
        if target == "kernel" and shape == "broadcast":
            notes = (f"`cpu: loop`, `{'gpu: formula' if has_forward else 'gpu: FUNCTION'}`, or state the `shape`",)
            self.error("E405", "`kernel` is for records that are not element-wise", scalar.span, "", notes)
            return
        if key == "cpu":
            problem = targets.check_cpu(target, len(tensors))
        else:
            problem = targets.check_gpu(target, tensors, tuple(param.name for param in self.signature.params))
        if problem is not None:
            span = scalar.text.at(problem.offset, problem.length)
            note = _known_targets(key, shape, has_forward) if problem.code in ("E401", "E402") else ""
            self.error(problem.code, problem.message, span, problem.label, (note,) if note else ())
        elif key == "cpu" and target in targets.ACCELERATE and self.signature.attributes:
            names = _quoted([param.name for param in self.signature.attributes])
            self.error(
                "E406", f"`{target}` takes no attributes, but the record has {names}", scalar.span, "leave it out"
            )
        elif (
            key == "cpu" and target in targets.ACCELERATE and any(param.is_optional for param in self.signature.tensors)
        ):
            names = _quoted([param.name for param in self.signature.tensors if param.is_optional])
            self.error(
                "E406", f"`{target}` needs every operand, but {names} may be absent", scalar.span, "leave it out"
            )

    def _dtypes(self, shape: str, has_forward: bool) -> tuple[tuple[str, str], ...]:
        node = self._value("dtypes")
        if node is None:
            stated = "dtypes" in self.fields or "dtypes" in self.meant
            if not (has_forward or stated or self.forgotten):
                self.error("E204", f"the primitive `{self.name}` has no `dtypes`", self.name_span, "", (_DTYPES_NOTE,))
            return ()
        mapping = self._mapping(node, f"`dtypes` {self._of}")
        if mapping is None:
            return ()
        tensors = tuple(param.name for param in self.signature.tensors)
        results = {written(self.signature, name): name for name in self.signature.results}
        names: tuple[str, ...] = DTYPES
        of_result = (*tensors, "real", *names)
        if shape == "broadcast":  # a loop knows its types, and computes half types in float32
            names = tuple(name for name in DTYPES if name not in ("float16", "bfloat16"))
            of_result = (*tensors, "real", *names)
        else:
            of_result += tuple(p.name for p in self.signature.attributes if p.kind == "dtype")
            of_result += ("complex",) if shape in ("composite", "data") else ()  # no rule gives it
        words: list[tuple[str, str]] = []
        for key, value in mapping.entries:
            scalar = self._scalar(value, f"the dtype of `{key.value}`")
            if key.value in tensors:
                accepted: tuple[str, ...] = (*INPUT_WORDS, *names)
            elif key.value in results:
                accepted = of_result
            else:
                hint = did_you_mean(key.value, (*tensors, *results))
                self.error("E214", f"`{key.value}` is not an input or result {self._of}", key.span, hint)
                continue
            if scalar is None:
                continue
            if scalar.value not in accepted:
                notes = (f"one of {', '.join(dict.fromkeys(accepted))}",)
                hint = did_you_mean(scalar.value, set(INPUT_WORDS).intersection(accepted))
                hint = hint or did_you_mean(scalar.value, accepted)
                self.error("E208", f"`{scalar.value}` is not a dtype of `{key.value}`", scalar.span, hint, notes)
            words.append((results.get(key.value, key.value), scalar.value))
        if shape != "composite":
            self._one_promotion(mapping, tensors)
        missing = [name for name in tensors if name not in dict(words)]
        if missing and not has_forward:
            self.error("E216", f"`dtypes` {self._of} does not name {_quoted(missing)}", self.fields["dtypes"][0].span)
        return tuple(words)

    def _one_promotion(self, dtypes: Mapping, tensors: tuple[str, ...]) -> None:
        """All inputs with a word are promoted together, so they have one; an exponent is numeric."""
        first = ""
        for key, value in dtypes.entries:
            if key.value in tensors and isinstance(value, Scalar) and value.value in INPUT_WORDS:
                word = "numeric" if value.value == "exponent" else value.value
                first = first or word
                if word != first:
                    message = f"`{key.value}` is `{value.value}`, but an input before it is `{first}`"
                    notes = ("inputs with a word are promoted together; one with a dtype's name stands apart",)
                    self.error("E216", message, key.span, "give them one word", notes)

    def _grad(self) -> Grad:
        node = self._value("grad")
        if node is None:
            return Grad(GradKind.DERIVED)
        if isinstance(node, Scalar) and node.style == "plain" and node.value in ("zero", "none"):
            return Grad(GradKind(node.value))
        if isinstance(node, Scalar) and node.value == "todo":
            self.error("E222", f"the `todo` {self._of} has no reason", node.span, "write `{todo: why}`")
            return Grad(GradKind.TODO)
        if isinstance(node, Scalar):
            formula = self._formula(node, f"the gradient {self._of}")
            alone = self._alone(node.span)
            return Grad(GradKind.FORMULAS, ((alone, formula),) if alone and formula is not None else ())
        mapping = self._mapping(node, f"`grad` {self._of}")
        if mapping is None:
            return Grad(GradKind.DERIVED)
        if any(key.value == "todo" for key, _ in mapping.entries):
            return self._todo(mapping)
        lets: list[tuple[str, Formula]] = []
        for index, (key, value) in enumerate(mapping.entries):
            if key.value == "let":
                if index:
                    self.error("E205", "`let` stands before the gradients", key.span, "out of order")
                lets = self._lets(value)
        inputs = Mapping(
            tuple(entry for entry in mapping.entries if entry[0].value != "let"), mapping.span, mapping.flow
        )
        formulas = self._formulas(inputs, "the gradient", tuple(p.name for p in self.signature.tensors), "an input")
        self._complete(inputs)
        return Grad(GradKind.FORMULAS, tuple(formulas), tuple(lets))

    def _alone(self, span: Span) -> str | None:
        """The input that one formula is for."""
        alone = sole_input(self.signature, self.stated_dtypes)
        if alone is None:
            tensors = [param.name for param in self.signature.tensors]
            message = f"one gradient, but `{self.name}` has {_quoted(tensors) if tensors else 'no inputs'}"
            label = "write a mapping from input to formula" if tensors else "leave `grad` out"
            self.error("E215", message, span, label)
        return alone

    def _todo(self, mapping: Mapping) -> Grad:
        reason = ""
        for key, value in mapping.entries:
            if key.value != "todo":
                self.error("E215", f"`{key.value}` beside `todo`", key.span, "a `todo` stands alone")
            elif isinstance(value, Scalar) and not value.value.strip():
                self.error("E222", f"the `todo` {self._of} has no reason", value.span, "say what is missing, and why")
            else:
                reason = self._checked_text(value, "todo", f"the reason of `todo` {self._of}")
        return Grad(GradKind.TODO, reason=reason)

    def _lets(self, node: Node) -> list[tuple[str, Formula]]:
        mapping = self._mapping(node, f"`let` {self._of}")
        lets: list[tuple[str, Formula]] = []
        for key, value in mapping.entries if mapping is not None else ():
            self._check_name(key.value, key.span, "let", RESERVED)
            formula = self._formula(value, f"`let` {key.value}")
            lets += [(key.value, formula)] if formula is not None else []
        return lets

    def _complete(self, inputs: Mapping) -> None:
        """The gradients name every differentiable input; where `dtypes` is inferred, that is checked later."""
        given = {key.value for key, _ in inputs.entries}
        words = dict(self.stated_dtypes)
        for key, _ in inputs.entries:
            if not is_differentiable(words.get(key.value, "any")):
                message = f"`{key.value}` is {words[key.value]} and has no gradient"
                self.error("E215", message, key.span, "leave it out")
        missing = [p.name for p in self.signature.tensors if p.name in words and is_differentiable(words[p.name])]
        missing = [name for name in missing if name not in given]
        if missing or not given:
            what = _quoted(missing) if missing else "any input"
            self.error("E215", f"`grad` {self._of} does not name {what}", self.fields["grad"][0].span)

    def _domain(self) -> tuple[tuple[str, tuple[float, float]], ...]:
        node = self._value("domain")
        mapping = self._mapping(node, f"`domain` {self._of}") if node is not None else None
        domains: list[tuple[str, tuple[float, float]]] = []
        params = {param.name: param for param in self.signature.params}
        for key, value in mapping.entries if mapping is not None else ():
            param = params.get(key.value)
            if param is None:
                hint = did_you_mean(key.value, params)
                self.error("E214", f"`{key.value}` is not a parameter {self._of}", key.span, hint)
            elif param.kind not in ("Tensor", "Tensors", "scalar", "int", "float"):
                self.error("E213", f"`{key.value}` is {param.kind}, which has no numbers to draw", key.span)
            else:
                domains += self._interval(key.value, value)
        return tuple(domains)

    def _interval(self, name: str, node: Node) -> list[tuple[str, tuple[float, float]]]:
        if isinstance(node, Invalid):
            self.failed = True
            return []
        if not isinstance(node, Sequence) or len(node.items) != 2:
            self.error("E206", f"the domain of `{name}` is `[lowest, highest]`", node.span)
            return []
        bounds: list[float] = []
        for item in node.items:
            value = as_float(item) if isinstance(item, Scalar) else None
            if value is None:
                self.error("E206", f"a bound of the domain of `{name}` is a number", item.span)
                return []
            if not math.isfinite(value):
                self.error("E213", f"a bound of the domain of `{name}` is not finite", item.span)
                return []
            bounds.append(value)
        low, high = bounds
        if low >= high:
            self.error("E213", f"the domain of `{name}` is empty", node.span, "the lowest number comes first")
        elif (low, high) == DEFAULT_DOMAIN:
            self._restated(f"domain.{name}", node)
        return [(name, (low, high))]

    def _at(self) -> tuple[SpecialPoint, ...]:
        node = self._value("at")
        if node is None:
            return ()
        if not isinstance(node, Sequence) or not node.items:
            self.error("E206", f"`at` {self._of} is a list of `when`, `grad`, `why`", node.span)
            return ()
        points = [self._point(item) for item in node.items]
        return tuple(point for point in points if point is not None)

    def _point(self, node: Node) -> SpecialPoint | None:
        mapping = self._mapping(node, f"an `at` entry {self._of}")
        if mapping is None:
            return None
        keys = [key.value for key, _ in mapping.entries]
        if keys != ["when", "grad", "why"]:
            wrong = next((key for key, _ in mapping.entries if key.value not in ("when", "grad", "why")), None)
            span = wrong.span if wrong is not None else mapping.entries[0][0].span if mapping.entries else mapping.span
            label = did_you_mean(wrong.value, ("when", "grad", "why")) if wrong is not None else ""
            self.error("E223", f"an `at` entry {self._of} is `when`, `grad`, `why`", span, label)
            return None
        (_, when_node), (_, grad_node), (_, why_node) = mapping.entries
        when = self._formula(when_node, "`when`")
        why = self._checked_text(why_node, "why", f"`why` {self._of}")
        tensors = tuple(param.name for param in self.signature.tensors)
        grad: list[tuple[str, Formula]] = []
        if isinstance(grad_node, Mapping):
            grad = self._formulas(grad_node, "the gradient", tensors, "an input")
        else:
            formula = self._formula(grad_node, f"the gradient {self._of}")
            alone = self._alone(grad_node.span) if formula is not None else None
            grad = [(alone, formula)] if alone is not None and formula is not None else []
        return SpecialPoint(when, tuple(grad), why) if when is not None else None

    def _example(self) -> str:
        value = self._text("example", lines=True)
        node = self._value("example")
        if value and isinstance(node, Scalar):
            problem = _doctest_problem(value)
            if problem is not None:
                row, message = problem
                offset = sum(len(line) + 1 for line in value.split("\n")[:row])
                length = max(1, len(value.split("\n")[row]))
                self.error("E220", f"the example {self._of} is not a doctest", node.text.at(offset, length), message)
        return value


def _known_targets(key: str, shape: str, has_forward: bool) -> str:
    """What to write instead of an unknown target."""
    whose = " of MLX and of this project for MLX" if key == "gpu" else ""
    listed = f"`codegen/targets.py` lists the functions{whose}"
    usual = default_dispatch(shape, has_forward)
    if key == "cpu":
        return f"{listed}; leave `cpu` out for {'the generated loop' if usual.cpu == 'loop' else 'the kernel'}"
    if not usual.gpu:
        return listed
    return f"{listed}; leave `gpu` out for {'the definition' if usual.gpu == 'formula' else 'the kernel'}"


_DTYPES_NOTE = "a record without `forward` states them: `dtypes: {x: floating}`"


def _doctest_problem(text: str) -> tuple[int, str] | None:
    """The line of an example that is wrong, from 0, and why."""
    if _is_plain_doctest(text):
        return None
    import doctest

    try:
        examples = doctest.DocTestParser().get_examples(text)
    except ValueError as problem:
        match = re.search(r"line (\d+)", str(problem))
        row = int(match[1]) - 1 if match else 0
        return min(row, text.count("\n")), "a blank is missing, or the indentation changes"
    if not examples:
        return 0, "there is no line that begins with `>>>`"
    for example in examples:
        try:
            ast.parse(example.source)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as problem:
            row = example.lineno + (getattr(problem, "lineno", None) or 1) - 1
            return min(row, text.count("\n")), f"Python: {getattr(problem, 'msg', 'cannot parse this')}"
    return None


def _is_plain_doctest(text: str) -> bool:
    """Whether an example is right at first sight, without indentation: `doctest` takes long to import."""
    sources: list[str] = []
    inside = False
    for line in text.split("\n"):
        prompt, rest = line[:4], line[4:]
        if prompt == ">>> ":
            sources.append(rest)
        elif prompt == "... " and inside:
            sources[-1] += "\n" + rest
        elif line.lstrip().startswith((">>>", "...")):
            return False
        inside = prompt in (">>> ", "... ")
    try:
        for source in sources:
            ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return bool(sources)


def _quoted(names: list[str] | tuple[str, ...]) -> str:
    return " and ".join(f"`{name}`" for name in names)


def _noun(node: Node) -> str:
    return "list" if isinstance(node, Sequence) else "mapping"


def _a_noun(node: Node) -> str:
    return "text" if isinstance(node, Scalar) else f"a {_noun(node)}"
