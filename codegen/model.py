"""The records of `ops.yaml` as frozen values: one dataclass per noun, in reading order.

Where a record stands (`span`, `line`, `source`) takes no part in comparison.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from codegen.diagnostics import Span
    from codegen.formula.tree import Expr
    from codegen.source import Text

DEFAULT_DOMAIN = (-3.0, 3.0)  # of a parameter that `domain` does not name


class Amp(Enum):
    PROMOTE = "Promote"
    KEEP_INPUT = "KeepInput"
    FORCE_FP32 = "ForceFP32"


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter of a signature."""

    name: str
    kind: str  # one of `records.signature.KINDS`
    default: str | None  # the Python literal as written; `None` when required
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


def has_default_domain(param: Param) -> bool:
    """Whether a number that `domain` does not name is drawn from the default domain: an integer is a small one, and an
    attribute with a default is near it."""
    return param.is_tensor or (param.kind != "int" and param.default in (None, "None", "inf", "-inf"))


COMPOSITE_SHAPES = ("composite", "native")  # of operators that are functions of others, in Python or in the core
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


Formulas = tuple[tuple[str, Formula], ...]  # in the record's order, by the name of an input, a result or a `let`
Words = tuple[tuple[str, str], ...]  # of `dtypes`, by the name of an input or a result


class GradKind(Enum):
    FORMULAS = "formulas"  # `formulas` holds one per differentiable input
    ZERO = "zero"
    NONE = "none"
    TODO = "todo"
    DERIVED = "derived"  # absent in the record; `formulas` is filled from `forward`


@dataclass(frozen=True, slots=True)
class Grad:
    kind: GradKind
    formulas: Formulas = ()  # input name -> formula
    lets: Formulas = ()
    reason: str = ""  # of a `todo`


@dataclass(frozen=True, slots=True)
class Dispatch:
    cpu: str  # an Accelerate function, `loop` or `kernel`
    gpu: str  # an MLX function or call as written, or `formula`


@dataclass(frozen=True, slots=True)
class SpecialPoint:
    """An `at` entry: where `when` holds, the gradient takes the values in `grad`."""

    when: Formula
    grad: Formulas
    why: str


@dataclass(frozen=True, slots=True)
class Operator:
    """One record."""

    signature: Signature
    family: str
    summary: str
    amp: Amp
    forward: Formulas  # result name -> definition; empty for a primitive
    dispatch: Dispatch
    grad: Grad
    tangent: Formulas
    holomorphic: bool
    dtypes: Words  # as written or inferred
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
    accuracy: str = ""  # why the formulas may lose digits
    reads: Formula | None = None  # what readers see in place of a call of an internal operator

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
        """Whether the operator is a function of others, with their kernels and derivatives."""
        return self.shape in COMPOSITE_SHAPES

    @property
    def is_native(self) -> bool:
        """Whether that function is one of the core's, in C++, and not in Python."""
        return self.shape == "native"

    @property
    def is_structural(self) -> bool:
        """Whether hand-written kernels compute the operator."""
        return not (self.is_elementwise or self.is_composite)

    @property
    def is_primitive(self) -> bool:
        return not self.forward


def written(signature: Signature, name: str) -> str:
    """The name that `dtypes` uses: a result that the signature does not name is `result`."""
    return "result" if name == "out" and signature.results == ("out",) else name
