"""The dtypes a definition accepts, inferred from the operators it calls.

Every input that is promoted takes the narrowest of the words its uses ask for; an input used only where a callee pins a
dtype (`where`'s condition) is pinned alike.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from codegen.dtype_words import accepts_complex, dtype_kinds, is_pinned, meet
from codegen.formula.tree import (
    HELPERS,
    ZERO,
    Call,
    Compare,
    Constant,
    Expr,
    IfElse,
    IsComplex,
    Name,
    Number,
    callee,
    transform,
    walk,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from codegen.model import Operator, Param


def result_words(op: Operator) -> dict[str, str]:
    """What each result's dtype is: `T`, `real`, or a dtype's name."""
    words, inputs = dict(op.dtypes), {p.name for p in op.signature.tensors}
    found = {r: words.get(r, words.get("result", "T") if r == "out" else "T") for r in op.signature.results}
    return {r: "T" if w in inputs and not is_pinned(words.get(w, "any")) else words.get(w, w) for r, w in found.items()}


def input_words(op: Operator) -> dict[str, str]:
    words = dict(op.dtypes)
    return {p.name: words.get(p.name, "any") for p in op.signature.tensors}


def is_real(op: Operator) -> bool:
    """Whether no input is ever complex."""
    return not any(accepts_complex(word) for word in input_words(op).values())


def is_real_input(word: str) -> bool:
    """Whether an input with this word is real beside complex ones, too."""
    return is_pinned(word) and not accepts_complex(word)


class Reals:
    """Which formulas are real, whatever the compute dtype; `names` are."""

    def __init__(self, names: Collection[str], operators: Mapping[str, Operator]) -> None:
        self.names, self.operators = names, operators
        self.known: dict[Expr, bool] = {}

    def __contains__(self, node: Expr) -> bool:
        if node not in self.known:
            self.known[node] = self._is_real(node)
        return self.known[node]

    def _is_real(self, node: Expr) -> bool:
        if isinstance(node, Name):
            return node.name in self.names
        record = self.operators.get(callee(node) or "")
        if record is None:
            children = node.children()[isinstance(node, IfElse) :]
            return not (isinstance(node, Call) and node.op == "zeros") and all(child in self for child in children)
        result = result_words(record)[record.signature.results[0]]
        return not accepts_complex(result) if result != "T" else self.has_real_operands(record, node)

    def has_real_operands(self, record: Operator, node: Expr) -> bool:
        """Whether all operands of a call that are promoted together are real."""
        words = input_words(record)
        pairs = zip(record.signature.params, node.children(), strict=True)
        return all(arg in self for p, arg in pairs if p.is_tensor and not is_pinned(words[p.name]))


def real_reading(tree: Expr) -> Expr:
    """A formula read over real numbers: `conj` and `real` are the identity there and `imag` is zero."""

    def visit(node: Expr) -> Expr:
        match node:
            case IfElse(IsComplex(), _, other):
                return other
            case Call("conj" | "real", (x,)):
                return x
            case Call("imag", (_,)):
                return ZERO
        return node

    return transform(tree, visit)


@dataclass(slots=True)
class Conflict(Exception):
    """Two uses of an input that no dtype satisfies."""

    name: str
    words: tuple[str, str]
    node: Expr


class TooWide(Conflict):
    """An input whose stated word accepts dtypes that the definition does not: `words` are these two."""


class OtherResult(Conflict):
    """A result whose stated word is not what the definition gives: `words` are these two."""


@dataclass(slots=True)
class _Inference:
    lookup: Callable[[str], Operator | None]
    params: Mapping[str, Param]
    stated: Mapping[str, str]
    promoted: str = "any"
    narrowed: dict[str, Expr] = field(default_factory=dict)  # where each word was first asked for
    used: set[str] = field(default_factory=set)
    pinned: dict[str, str] = field(default_factory=dict)
    holomorphic: bool = True

    def visit(self, node: Expr, demand: str) -> str:
        """Constrain the names below by `demand`; the answer is the kind of the node's dtype: `T`, `real`, `weak`,
        `float` (a weak float), or a dtype's name."""
        match node:
            case Name(name) if name in self.params:
                return self._name(node, name, demand)
            case Number(value):
                return "float" if isinstance(value, float) else "weak"
            case Constant():
                return "float"
            case IfElse(_, then, other):
                return _join([self.visit(then, demand), self.visit(other, demand)])
            case Call(op, args) if op in HELPERS:
                return self.visit(args[0], demand) if op == "stop_gradient" else "T"
        called = callee(node)
        op_record = self.lookup(called) if called else None
        return "T" if op_record is None else self._call(node, op_record, demand)

    def _name(self, node: Expr, name: str, demand: str) -> str:
        param = self.params[name]
        if not param.is_tensor:
            return "float" if param.kind == "float" else "weak"
        if is_pinned(demand):
            self.pinned.setdefault(name, demand)
            return demand
        said = self.stated.get(name, "any")
        if is_pinned(said):
            if not dtype_kinds(said) <= dtype_kinds(demand) and not set("bi") >= dtype_kinds(said):
                raise Conflict(name, (said, demand), node)
            return "T" if accepts_complex(said) or all(map(is_pinned, self.stated.values())) else "real"
        self.used.add(name)
        narrowed = meet(self.promoted, demand)
        if narrowed is None:
            raise Conflict(name, (self.promoted, demand), node)
        self.promoted = narrowed
        self.narrowed.setdefault(narrowed, node)
        return "T"

    def _call(self, node: Expr, op: Operator, demand: str) -> str:
        words = input_words(op)
        result = result_words(op)[op.signature.results[0]]
        tensors = [
            (param, arg) for param, arg in zip(op.signature.params, node.children(), strict=True) if param.is_tensor
        ]
        promoted = [arg for param, arg in tensors if not is_pinned(words[param.name])]
        floats = any(self._is_float(arg) for arg in promoted)
        kinds = []
        for param, arg in tensors:
            word = words[param.name]
            if is_pinned(word):
                self.visit(arg, word)
                continue
            for other in (demand if result == "T" and not is_pinned(demand) else "any", "inexact" if floats else "any"):
                narrowed = meet(word, other)
                if narrowed is None:
                    raise Conflict(op.name, (word, other), node)
                word = narrowed
            kinds.append(self.visit(arg, word))
        kind = _join(kinds)
        if not op.holomorphic and kind == "T" and any(map(accepts_complex, words.values())):
            self.holomorphic = False
        if result not in ("T", "real"):
            return result
        return "real" if result == "real" and kind == "T" else kind

    def _is_float(self, node: Expr) -> bool:
        """Whether an operand is a weak float, beside which integers become floats."""
        match node:
            case Number(value):
                return isinstance(value, float)
            case Constant():
                return True
            case Name(name) if name in self.params:
                return self.params[name].kind == "float"
            case Compare():
                return False
        children = node.children()[callee(node) == "where" :]
        return (
            bool(children)
            and all(isinstance(c, Number) or self._is_float(c) for c in children)
            and any(self._is_float(c) for c in children)
        )


def _join(kinds: list[str]) -> str:
    for kind in ("T", "real", "float", "weak"):
        if kind in kinds:
            return kind
    return kinds[0] if kinds else "T"


def infer(op: Operator, lookup: Callable[[str], Operator | None]) -> tuple[tuple[str, str], ...]:
    """The words of a record's inputs and of those results that have not the compute dtype, completing what it states.

    Raises `Conflict` where the definition's uses of an input exclude each other, or it takes less than is stated."""
    inference = _Inference(lookup, {p.name: p for p in op.signature.params}, dict(op.dtypes))
    kinds = {result: inference.visit(formula.tree, "any") for result, formula in op.forward}
    word = inference.promoted
    # Where a formula asks whether an input is complex, its branches take different dtypes.
    asks = any(isinstance(node, IsComplex) for _, formula in op.forward for node in walk(formula.tree))
    decided = frozenset("c" if asks else "")
    for name, said in op.dtypes:
        if name in inference.used and not is_pinned(said) and not dtype_kinds(said) <= dtype_kinds(word) | decided:
            raise TooWide(name, (said, word), inference.narrowed[word])
    if op.holomorphic and not inference.holomorphic and accepts_complex(word):
        # No complex derivative exists, and the record does not say what its gradient would be.
        word = meet(word, "real") or word
    stated = dict(op.dtypes)
    for name in inference.used:
        said = stated.get(name, word)
        if not is_pinned(said):  # inputs that are promoted together have one word
            word = meet(word, said) or word
    words: list[tuple[str, str]] = []
    for param in op.signature.tensors:
        pinned = inference.pinned.get(param.name) if param.name not in inference.used else None
        words.append((param.name, stated.get(param.name, pinned or word)))
    inputs = dict(words)
    for result in op.signature.results:
        kind = kinds.get(result, "T")
        if result in stated:
            if not _agrees(stated[result], kind, inputs):
                raise OtherResult(result, (stated[result], kind), op.forward[0][1].tree)
            words.append((result, stated[result]))
        elif kind not in ("T", "weak", "float") and not (kind == "real" and not accepts_complex(word)):
            words.append((result, kind))
    return tuple(words)


def _agrees(said: str, kind: str, inputs: Mapping[str, str]) -> bool:
    """Whether a result's stated word is the kind that its formula has: `T`, `real`, a weak number or a dtype."""
    if all(map(is_pinned, inputs.values())):  # there is no compute dtype, and numbers take what is said
        return True
    if said in inputs:
        said = inputs[said] if is_pinned(inputs[said]) else "T"
    if kind in ("weak", "float"):
        kind = "T"
    return said == kind or ({said, kind} == {"T", "real"} and not any(map(accepts_complex, inputs.values())))
