"""Names, calls and gradients: `check_operators(operators, diagnostics)` gives the records with their formulas
resolved.

In a checked formula every name is in scope, a call holds one argument for each parameter in signature order, helpers
carry what they use of the record, and `let` names are expanded. Where a record leaves them out, `dtypes` are inferred
and gradients derived from `forward`. Mistakes go to `diagnostics`; a record with a mistake keeps what could be made
of it.
"""

from __future__ import annotations

import ast
import builtins
import re
import struct
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from codegen.diagnostics import Diagnostics, Span, did_you_mean
from codegen.dtype_words import DTYPES, is_differentiable, is_pinned
from codegen.formula import differentiate, dtypes, names
from codegen.formula.tree import (
    CONSTANTS,
    HELPERS,
    Binary,
    Boolean,
    Call,
    Compare,
    Constant,
    Enumerator,
    Expr,
    IfElse,
    IsComplex,
    IsNone,
    Name,
    NdimOf,
    NoneValue,
    Number,
    ShapeOf,
    SizeOf,
    String,
    Unary,
    callee,
    length,
    substitute,
    walk,
)
from codegen.formula.variants import constant
from codegen.model import Formula, Grad, GradKind, Operator, Param, Signature, written
from codegen.source import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


_JOINING = frozenset(
    f"{kind}_{word}" for kind in ("logical", "bitwise") for word in ("and", "or", "xor", "not", "invert")
)
_OF_ELEMENTS = {"max": "maximum", "min": "minimum"}  # what is meant by a reduction of two operands
# Functions of Python and of mathematics by other names than the records'; of some none is meant.
_MEANT_CALLS = dict.fromkeys(
    [*(name for name in dir(builtins) if name.islower()), "rand", "randn", "random", "normal", "uniform"], ""
) | {
    "ln": "log", "int": "trunc", "sqr": "square", "fabs": "abs", "sgn": "sign", "power": "pow", "arctg": "atan",
    "tg": "tan", "sh": "sinh", "ch": "cosh", "th": "tanh", "logistic": "sigmoid", "ifelse": "where", "iif": "where",
}  # fmt: skip
_NUMBERS = ("int", "float", "bool", "axis")  # the attributes that are numbers in formulas
_SMALLEST = 2.0**-126  # of the numbers that float32 holds with all of its digits
_LONGEST = 20_000  # characters of a derived gradient


def upstream(op: Operator) -> dict[str, str]:
    """The name of each differentiable result's upstream gradient."""
    words = dtypes.result_words(op)
    several = len(op.signature.results) > 1
    return {
        r: f"g_{r}" if several else "g"
        for r in op.signature.results
        if words[r] in ("T", "real") or is_differentiable(words[r])
    }


def differentiable(op: Operator) -> tuple[str, ...]:
    """The inputs that can have a gradient."""
    words = dtypes.input_words(op)
    return tuple(p.name for p in op.signature.tensors if is_differentiable(words[p.name]))


def tangent_names(op: Operator) -> dict[str, str]:
    """The name of each differentiable input's tangent."""
    inputs = differentiable(op)
    return {n: f"t_{n}" if len(inputs) > 1 else "t" for n in inputs}


def derived_formula(op: Operator, tree: Expr) -> Formula:
    """A formula that stands nowhere in the file: its place is the record's name."""
    return Formula(Text(str(tree), op.span, ((op.span.line, op.span.column),)), tree)


def whole(formula: Formula) -> Span:
    """The place of a formula's first line."""
    return formula.text.at(0, max(len(str(formula.text).split("\n")[0]), 1))


def default_value(param: Param) -> Expr:
    """A parameter's default as a node."""
    written = param.default or "None"
    if written in ("inf", "-inf"):
        return Constant("inf") if written == "inf" else Unary("-", Constant("inf"))
    if param.kind == "dtype" and written != "None":
        return Enumerator("dtype", written)
    value = ast.literal_eval(written)
    match value:
        case bool():
            return Boolean(value)
        case int() | float():
            return Number(value)
        case str():
            return Enumerator("device", value) if param.kind == "device" else String(value)
        case None:
            return NoneValue()
    raise ValueError(f"a default of {param.name} that formulas cannot hold: {param.default}")


@dataclass(slots=True)
class _Resolver:
    """Resolves the formulas of one record in one scope."""

    op: Operator
    table: Mapping[str, Operator]
    diagnostics: Diagnostics
    what: str
    scope: tuple[str, ...]  # value names beside the parameters
    ok: bool = True
    used: set[str] = field(default_factory=set)
    formula: Formula | None = None  # which is being resolved

    @property
    def params(self) -> dict[str, Param]:
        return {p.name: p for p in self.op.signature.params}

    @property
    def derives(self) -> bool:
        """Whether the formula is a gradient or a tangent."""
        return self.what.startswith(("the gradient", "the tangent"))

    @property
    def is_read(self) -> bool:
        """Whether the formula is for readers, and computes nothing."""
        return self.formula is self.op.reads

    def error(self, code: str, message: str, node: Expr, label: str = "", *notes: str) -> None:
        self.ok = False
        self.diagnostics.error(code, message, node.span or self.op.span, label, tuple(n for n in notes if n))

    def resolve(self, formula: Formula) -> Expr | None:
        self.ok = True
        self.formula = formula
        tree = self.visit(formula.tree)
        return tree if self.ok else None

    def keyword(self, name: str, value: Expr) -> Expr:
        """A node that stands where the keyword of an argument does."""
        end = value.span
        if end is None or self.formula is None:
            return value
        text = self.formula.text
        places = [text.at(m.start(), len(name)) for m in re.finditer(rf"\b{name}\s*=(?!=)", str(text))]
        before = [p for p in places if (p.line, p.column) < (end.line, end.column)]
        return Name(name, span=before[-1]) if before else value

    def visit(self, node: Expr) -> Expr:
        match node:
            case Name(name):
                self.name(node, name)
                self.number(node, name)
                return node
            case Number(value):
                self.float32(node, value)
                return node
            case IsNone() | IsComplex():
                self.error("E113", f"`{node}` is only allowed as the test of `A if T else B`", node)
                return node
            case Compare(_, left, right) if isinstance(left, String) or isinstance(right, String):
                self.error("E113", "strings are only compared in the test of `A if T else B`", node)
                return node
            case IfElse(test, then, other):
                return replace(node, test=self.test(test), then=self.visit(then), other=self.visit(other))
            case ShapeOf(Name(name)) | SizeOf(Name(name)) | NdimOf(Name(name)):
                self.shaped(node, name)
                return node
            case Call(op) if op in HELPERS and not (op in self.table and node.keywords):
                return self.helper(node)
            case Call():
                return self.call(node)
            case Unary() | Binary() | Compare():
                if isinstance(node, Binary):
                    self.bits(node)
                record = self.table.get(callee(node) or "")
                if record is None and callee(node) not in self.diagnostics.broken:
                    self.error("E108", f"`{callee(node)}`, which `{node}` stands for, has no record", node)
                self.element_by_element(record, node)
                return node.rebuild(tuple(self.visit(child) for child in node.children()))
        return node

    def name(self, node: Expr, name: str) -> None:
        self.used.add(name)
        choices = [*self.params, *self.scope]
        if name in choices:
            return
        labels = f"not an input, attribute or result of {self.op.name}"
        hint = did_you_mean(name, [*choices, *CONSTANTS])
        if name.lower() in CONSTANTS:
            hint = f"did you mean `{name.lower()}`?"
        if name.lower() == "nan":
            hint = "formulas have no constant for it"
        if name == "g" and any(s.startswith("g_") for s in self.scope):
            hint = "with several results each has its own upstream gradient"
        if name in self.op.signature.results and self.what.startswith("the condition"):
            hint = "a condition is of inputs and attributes"
        note = f"in scope: {', '.join((*choices, *CONSTANTS))}"
        self.error("E107", f"unknown name `{name}` in {self.what}", node, f"{labels}; {hint}" if hint else labels, note)

    def number(self, node: Expr, name: str) -> None:
        """Report an attribute that stands for a number and is none."""
        param = self.params.get(name)
        if param is None or param.is_tensor or param.kind in _NUMBERS:
            return
        if param.kind == "str":
            self.error("E111", f"`{name}` is a string, not a number", node, "", "compare it in `A if T else B`")
        elif param.kind != "scalar":
            self.error("E111", f"`{name}` is {_article(param.kind)}, not a number", node)
        elif self.op.is_elementwise:
            message = f"`{name}` is a scalar, which only a kernel reads"
            self.error("E111", message, node, "annotate it as `int`, `float` or `bool`")

    def float32(self, node: Expr, value: float) -> None:
        """Report a number that is infinite or loses its digits in float32, in which formulas are computed, too."""
        try:
            (held,) = struct.unpack("<f", struct.pack("<f", value))
        except OverflowError:
            size, label = "large", "it is infinite there: for no bound write `inf`; a factor is at most 3.4028235e+38"
        else:
            if value == 0 or abs(held) >= _SMALLEST:
                return
            size, label = "small", "its digits are lost there: write `0`; a factor is at least 1.1754944e-38"
        self.error("E106", f"the number is too {size} for float32, in which {self.what} is computed, too", node, label)

    def bits(self, node: Binary) -> None:
        """Report what is meant as a power or as a condition, and reads as an operator of integers."""
        sides = (node.left, node.right)
        if node.op == "^" and _beside_number(node) and not any("int" in word for _, word in self.op.dtypes):
            hint = "an operator of integers says so: `dtypes: {x: integer}`"
            label = f"a power is `{node.left} ** {node.right}`"
            self.error("E111", "`^` is the exclusive or of bits", node, label, hint)
        elif node.op in ("&", "|") and set(map(self.is_condition, sides)) == {True, False}:
            other = next(side for side in sides if not self.is_condition(side))
            message = f"`{node.op}` joins a condition and `{other}`, which is none"
            label = f"comparisons joined by `{node.op}` stand in parentheses: `(a > 0) {node.op} (b > 0)`"
            hint = f"an input that is a condition is `({other} != 0)`, with `dtypes: {{{other}: bool}}`"
            self.error("E111", message, node, label, hint if isinstance(other, Name) else "")

    def is_condition(self, node: Expr) -> bool | None:
        """Whether a formula's value is true or false; `None` where that rests on another record's definition."""
        match node:
            case Compare() | Boolean():
                return True
            case Name(name) if name in self.params and not self.params[name].is_tensor:
                return self.params[name].kind == "bool"
            case Name(name):
                return self.derives and dict(self.op.dtypes).get(name) == "bool"
            case Unary("~", operand):
                return self.is_condition(operand)
            case Binary("&" | "|" | "^", left, right):
                return self.is_condition(left) if self.is_condition(left) == self.is_condition(right) else None
            case Call():
                return None
        return False

    def shaped(self, node: Expr, name: str, whole: bool = False) -> None:
        self.name(node, name)
        if name in self.params and not self.params[name].is_tensor:
            self.error("E111", f"`{name}` is not a Tensor and has no shape", node)
        elif self.op.is_elementwise and not whole:
            hint = "operands broadcast, and the formula is read element by element"
            self.error("E122", f"the element-wise `{self.op.name}` cannot use `{node}`", node, "", hint)

    def test(self, node: Expr) -> Expr:
        match node:
            case IsNone(name):
                self.name(node, name)
                if name in self.params and not self.params[name].is_optional:
                    self.error("E113", f"`{name}` is never `None`: that is not its default", node)
            case IsComplex(name):
                self.name(node, name)
                if name in self.params and not self.params[name].is_tensor:
                    self.error("E113", f"`{name}` is an attribute, which is never complex", node, "ask it of an input")
            case Name(name):
                self.name(node, name)
                if name in self.params and self.params[name].kind != "bool":
                    self.error("E113", f"`{name}` is not a bool attribute", node, "", "choose per element with `where`")
            case Compare(_, Name(name), String(value)) | Compare(_, String(value), Name(name)):
                self.choice(node, name, value)
            case Compare(op, Name(name), Boolean(value)) if name in self.params and self.params[name].kind == "bool":
                self.name(node, name)
                swapped = value == (op == "!=")
                label = f"write `{'B if ' if swapped else 'A if '}{name} else {'A' if swapped else 'B'}`"
                self.error("E113", f"`{name}` is a test by itself", node, label)
            case Compare(_, left, right):
                if constant(left) is not None and constant(right) is not None:
                    self.error("E113", f"`{node}` is the same in every call: a test compares attributes", node)
                    return node
                self.test_operand(left)
                self.test_operand(right)
            case _:
                message = "a test is a comparison of attributes, `is None`, `is_complex` or a bool attribute"
                label = did_you_mean(node.op, ["is_complex"]) if isinstance(node, Call) else ""
                joined = callee(node) in _JOINING
                note = "tests are nested, `(A if U else B) if T else B`; or choose with `where(T & U, A, B)`"
                self.error("E113", message, node, label, note if joined else "")
        return node

    def test_operand(self, node: Expr) -> None:
        match node:
            case NdimOf(Name(name)) | SizeOf(Name(name)):
                self.shaped(node, name)
            case Name(name):
                self.name(node, name)
                if name in self.scope or (name in self.params and self.params[name].is_tensor):
                    hint = "choose per element with `where`"
                    self.error("E113", f"a test reads attributes only; `{name}` is a Tensor", node, "", hint)
                elif name in self.params and self.params[name].kind not in _NUMBERS:
                    kind = self.params[name].kind
                    label = "one of its values, in quotes, is" if kind == "str" else ""
                    self.error("E113", f"a test compares numbers; `{name}` is {_article(kind)}", node, label)
            case Number():
                pass
            case Constant(name) if name != "eps":
                pass
            case Unary("-") | Binary("+" | "-" | "*" | "/"):
                for child in node.children():
                    self.test_operand(child)
            case Unary() | Binary():
                label = "a test computes with `+`, `-`, `*` and `/`"
                self.error(
                    "E113", f"`{node}` in a test", node, label, "choose with `where`, which takes every operator"
                )
            case _:
                self.error("E113", f"a test compares attributes; `{node}` is none", node)

    def choice(self, node: Expr, name: str, value: str) -> None:
        self.name(node, name)
        param = self.params.get(name)
        if param is None:
            return
        if param.kind != "str":
            self.error("E111", f"`{name}` is not a string attribute", node)
        elif value not in param.choices:
            note = f"its values: {', '.join(map(repr, param.choices))}"
            self.error("E111", f"`{name}` is never '{value}'", node, did_you_mean(value, param.choices), note)

    def helper(self, node: Call) -> Expr:
        if len(node.args) != 1 or node.keywords:
            self.error("E109", f"`{node.op}` takes one argument", node)
            return node
        (argument,) = node.args
        match node.op:
            case "unreduce":
                needed = ("axis", "keepdims")
                if missing := [n for n in needed if n not in self.params]:
                    self.error(
                        "E122", f"`unreduce` uses the attribute `{missing[0]}`, which {self.op.name} lacks", node
                    )
                    return node
                shape = ShapeOf(Name(self.op.signature.tensors[0].name))
                return replace(node, args=(self.visit(argument), shape, *(Name(n) for n in needed)))
            case "zeros":
                shaped = isinstance(argument, ShapeOf) or (
                    isinstance(argument, Name) and argument.name in self.params
                    and self.params[argument.name].kind == "shape"
                )  # fmt: skip
                if not shaped:
                    self.error("E122", "`zeros` takes a shape", argument, "such as `x.shape`")
                if isinstance(argument, ShapeOf) and isinstance(argument.value, Name):
                    self.shaped(argument, argument.value.name, whole=True)
                    return node
                if shaped and isinstance(argument, Name):
                    self.name(argument, argument.name)
                    return node
            case "stop_gradient" if self.op.is_elementwise and self.derives:
                message = f"`stop_gradient` in {self.what} makes its derivative zero"
                self.error("E122", message, node, "", "gradients are themselves differentiated, for higher orders")
            case "stop_gradient" if self.op.is_elementwise and self.what.startswith("the definition"):
                message = f"`stop_gradient` in {self.what}, whose gradient is its derivative"
                hint = "an operator with another gradient is a function in Python: `shape: composite`"
                self.error("E122", message, node, "a definition is a value; it says nothing of gradients", hint)
        return replace(node, args=(self.visit(argument),))

    def call(self, node: Call) -> Expr:
        record = self.table.get(node.op)
        if record is None:
            for child in node.children():
                if not isinstance(child, String | NoneValue | Boolean):
                    self.visit(child)
            if node.op not in self.diagnostics.broken:
                hint = self.meant_call(node.op)
                if node.op in self.params:
                    hint = "it is an input or attribute, not an operator"
                self.error("E108", f"unknown operator `{node.op}` in {self.what}", node, hint)
            else:
                self.ok = False
            return node
        if record.is_composite and not self.is_read:
            note = "a formula calls operators that are kernels or have formulas"
            self.error("E112", f"`{node.op}` is a composite, which only Python can call", node, "", note)
            return node
        if len(record.signature.results) > 1:
            self.error("E112", f"`{node.op}` has {len(record.signature.results)} results; a formula needs one", node)
            return node
        if not self.element_by_element(record, node):
            return node
        bound = self.bind(node, record.signature)
        if bound is None:
            return node
        args = tuple(self.argument(node, param, arg) for param, arg in bound)
        return replace(node, op=record.name, args=args, keywords=())

    def meant_call(self, name: str) -> str:
        """A hint that names an operator which the formula can call, where one is meant by an unknown name."""
        if name in _MEANT_CALLS:
            meant = _MEANT_CALLS[name]
            return f"did you mean `{meant}`?" if meant in self.table else ""
        fitting = [
            known for known, record in self.table.items()
            if not record.is_composite and len(record.signature.results) == 1
            and (record.is_elementwise or not self.op.is_elementwise)
        ]  # fmt: skip
        return did_you_mean(name, [*fitting, *HELPERS, "is_complex"])

    def element_by_element(self, record: Operator | None, node: Expr) -> bool:
        """Report a call, in an element-wise record, of an operator that needs more than one element."""
        if record is None or not self.op.is_elementwise or record.is_elementwise:
            return True
        message = f"`{record.name}` is not element-wise, and {self.what} is"
        label = "a formula without `shape` is read element by element"
        note = "make it a function of others in Python (`shape: composite`), or state the `shape` of its own kernel"
        meant = _OF_ELEMENTS.get(record.name)
        if meant in self.table and isinstance(node, Call) and len(node.args) == 2 and not node.keywords:
            label, note = f"write `{meant}({', '.join(map(str, node.args))})`", ""
        self.error("E112", message, node, label, note)
        return False

    def bind(self, node: Call, signature: Signature) -> list[tuple[Param, Expr]] | None:
        """Each parameter with its argument, defaults included."""
        params = signature.params
        takes = f"{signature}"
        positional = [p for p in params if not p.keyword_only]
        if len(node.args) > len(positional):
            message = f"`{node.op}` takes {len(positional)} positional arguments, not {len(node.args)}"
            self.error("E109", message, node, "", takes)
            return None
        given: dict[str, Expr] = {p.name: arg for p, arg in zip(positional, node.args, strict=False)}
        for name, value in node.keywords:
            if name not in {p.name for p in params if not p.positional_only}:
                choices = [p.name for p in params if not p.positional_only]
                hint = did_you_mean(name, choices)
                place = self.keyword(name, value)
                self.error("E110", f"`{node.op}` has no keyword `{name}`", place, hint, takes)
                return None
            if name in given:
                self.error("E109", f"`{node.op}` gets `{name}` twice", self.keyword(name, value), "", takes)
                return None
            given[name] = value
        missing = [p.name for p in params if p.name not in given and p.default is None]
        if missing:
            self.error("E109", f"`{node.op}` lacks the argument `{missing[0]}`", node, "", takes)
            return None
        try:
            return [(p, given[p.name] if p.name in given else default_value(p)) for p in params]
        except ValueError as error:
            self.error("E109", f"`{node.op}` has {error}", node, "give it explicitly", takes)
            return None

    def argument(self, call: Call, param: Param, arg: Expr) -> Expr:
        of = f"`{param.name}` of `{call.op}`"
        match arg:
            case NoneValue():
                if not param.is_optional:
                    self.error("E111", f"{of} cannot be `None`", arg)
                return arg
            case Name(value) if param.kind == "dtype" and value in DTYPES and value not in self.params:
                return Enumerator("dtype", value, span=arg.span)
            case String("cpu" | "gpu" as value) if param.kind == "device":
                return Enumerator("device", value, span=arg.span)
            case String(value):
                if param.kind != "str":
                    self.error("E111", f"{of} is not a string", arg)
                elif value not in param.choices:
                    note = f"its values: {', '.join(map(repr, param.choices))}"
                    self.error("E111", f"{of} is never '{value}'", arg, did_you_mean(value, param.choices), note)
                return arg
            case Boolean():
                if param.kind not in ("bool", "Tensor", "scalar"):
                    self.error("E111", f"{of} is not a bool", arg)
                return arg
            case Name(name) if name in self.params and not param.is_tensor:
                self.name(arg, name)
                mine = self.params[name]
                if mine.is_tensor:
                    self.error("E111", f"{of} is an attribute; `{name}` is a Tensor", arg)
                elif (mine.kind == "str") != (param.kind == "str"):
                    self.error("E111", f"{of} is {_article(param.kind)}; `{name}` is {_article(mine.kind)}", arg)
                elif mine.choices != param.choices:
                    note = f"its values: {', '.join(map(repr, param.choices))}, in this order"
                    self.error("E111", f"{of} has other values than `{name}`", arg, "", note)
                elif not (self.is_read or _converts(mine.kind, param.kind)):
                    self.error("E111", f"{of} is of type `{param.kind}`; `{name}` is of type `{mine.kind}`", arg)
                return arg
        if param.kind == "str":
            self.error("E111", f"{of} is a string", arg, "", f"its values: {', '.join(map(repr, param.choices))}")
            return arg
        visited = self.visit(arg)
        if not param.is_tensor and self.ok and _has_tensor(visited, self):
            self.error("E111", f"{of} is an attribute; `{arg}` is a Tensor", arg)
        return visited


def _article(kind: str) -> str:
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"


# Attributes whose C++ types convert into one another.
_ALIKE = (frozenset(["int", "float", "scalar", "bool", "axis"]), frozenset(["axes", "shape"]))


def _converts(kind: str, wanted: str) -> bool:
    return kind == wanted or any({kind, wanted} <= alike for alike in _ALIKE)


def _beside_number(node: Binary) -> bool:
    """Whether a number stands beside an operator's sign: in `3*x^2 + y` the `^` is between a product and a sum."""
    left, right = node.left, node.right
    while isinstance(left, Binary):
        left = left.right
    while isinstance(right, Binary):
        right = right.left
    return isinstance(left, Number) or isinstance(right, Number)


def _has_tensor(node: Expr, resolver: _Resolver) -> bool:
    if isinstance(node, ShapeOf | SizeOf | NdimOf):
        return False
    if isinstance(node, Name):
        return node.name in resolver.scope or resolver.params[node.name].is_tensor
    return any(_has_tensor(child, resolver) for child in node.children())


def _kahn(edges: Mapping[str, Sequence[str]]) -> tuple[list[str], list[str]]:
    """Names ordered after what they use, and one cycle (empty when there is none)."""
    order: list[str] = []
    state: dict[str, int] = {}
    for root in edges:
        stack: list[tuple[str, int]] = [(root, 0)]
        while stack:
            name, index = stack.pop()
            if index == 0:
                if state.get(name):
                    continue
                state[name] = 1
            targets = [t for t in edges[name] if t in edges]
            if index == len(targets):
                state[name] = 2
                order.append(name)
                continue
            stack.append((name, index + 1))
            target = targets[index]
            if state.get(target) == 1:
                path = [n for n, _ in stack]
                return order, path[path.index(target) :]
            stack.append((target, 0))
    return order, []


class _Checker:
    def __init__(self, operators: Sequence[Operator], diagnostics: Diagnostics) -> None:
        self.diagnostics = diagnostics
        self.operators: dict[str, Operator] = {op.name: op for op in operators}
        self.aliases = {alias: op.name for op in operators for alias in op.aliases}
        self.bad: set[str] = set()

    @property
    def table(self) -> dict[str, Operator]:
        return self.operators | {alias: self.operators[name] for alias, name in self.aliases.items()}

    def error(self, op: Operator, code: str, message: str, span: Span, label: str = "", *notes: str) -> None:
        self.bad.add(op.name)
        self.diagnostics.error(code, message, span, label, tuple(n for n in notes if n))

    def run(self) -> list[Operator]:
        names_in_order = list(self.operators)
        table = self.table
        for op in list(self.operators.values()):
            forward = self.resolve_all(op, table, "definition", op.forward, ())
            self.operators[op.name] = replace(op, forward=forward)
            self.present(op, table, "definition", forward)
        for name in self.definition_order():
            self.operators[name] = self.infer(self.operators[name])
        table = self.table
        for op in list(self.operators.values()):
            self.operators[op.name] = self.reading(self.gradients(op, table), table)
        for name in self.definition_order():
            self.operators[name] = self.derive(self.operators[name])
        for op in self.operators.values():
            self.used(op)
        return [self.operators[name] for name in names_in_order]

    def names_of(self, op: Operator) -> None:
        """Report unknown names and wrong calls in a record of which no more than the formulas may be known."""
        results = op.signature.results
        scope = (*results, "g", *(f"g_{result}" for result in results), *(name for name, _ in op.grad.lets))
        tangents = ("t", *(f"t_{param.name}" for param in op.signature.tensors))
        table = self.table
        self.resolve_all(op, table, "definition", op.forward, ())
        self.resolve_all(op, table, "gradient", (*op.grad.lets, *op.grad.formulas), scope)
        self.resolve_all(op, table, "tangent", op.tangent, (*results, *tangents))
        self.resolve_all(op, table, "reading", [("", op.reads)] if op.reads is not None else (), ())
        for point in op.at:
            self.resolve_all(op, table, "condition", [("", point.when)], ())
            self.resolve_all(op, table, "gradient", point.grad, scope)

    def resolve_all(
        self,
        op: Operator,
        table: Mapping[str, Operator],
        what: str,
        formulas: Iterable[tuple[str, Formula]],
        scope: tuple[str, ...],
        used: set[str] | None = None,
    ) -> tuple[tuple[str, Formula], ...]:
        resolved: list[tuple[str, Formula]] = []
        for name, formula in formulas:
            resolver = _Resolver(op, table, self.diagnostics, f"the {what} of `{op.name}`", scope)
            tree = resolver.resolve(formula)
            if used is not None:
                used |= resolver.used
            if tree is None:
                self.bad.add(op.name)
            else:
                resolved.append((name, replace(formula, tree=tree)))
        return tuple(resolved)

    def definition_order(self) -> list[str]:
        """Operators after those their definitions call; those in a cycle are reported once and left out."""
        edges = {
            name: sorted({c for _, f in op.forward for n in walk(f.tree) if (c := callee(n)) is not None})
            for name, op in self.operators.items()
            if name not in self.bad
        }
        while True:
            order, cycle = _kahn(edges)
            if not cycle:
                return order
            op = self.operators[cycle[0]]
            path = " -> ".join([*cycle, cycle[0]])
            self.error(op, "E114", f"the definition of `{op.name}` needs itself", op.span, "", path)
            for name in cycle:
                self.bad.add(name)
                edges.pop(name)

    def infer(self, op: Operator) -> Operator:
        if op.is_primitive:
            return self.computed(op)
        try:
            return self.computed(replace(op, dtypes=dtypes.infer(op, self.table.get)))
        except dtypes.TooWide as conflict:
            said, taken = conflict.words
            message = f"`dtypes` lets `{conflict.name}` be `{said}`, and the definition of `{op.name}` takes `{taken}`"
            place = conflict.node.span or op.span
            self.error(op, "E123", message, place, f"`{conflict.name}: {taken}` or narrower, or no entry for it")
            return op
        except dtypes.OtherResult as conflict:
            said, given = conflict.words
            given = {"T": "the dtype of its inputs", "real": "the real dtype of its inputs"}.get(given, f"`{given}`")
            name, place = written(op.signature, conflict.name), whole(dict(op.forward)[conflict.name])
            message = f"`dtypes` says that `{name}` is `{said}`, and the definition of `{op.name}` gives {given}"
            hint = "a result of another dtype is that of a primitive, or of a comparison"
            self.error(op, "E123", message, place, f"leave `{name}` out of `dtypes`", hint)
            return op
        except dtypes.Conflict as conflict:
            place = conflict.node.span or op.span
            message = f"no dtype suits `{conflict.name}` in the definition of `{op.name}`"
            self.error(
                op, "E123", message, place, f"`{conflict.words[0]}` and `{conflict.words[1]}` exclude each other"
            )
            return op

    def computed(self, op: Operator) -> Operator:
        """Report an element-wise record whose loop would have no dtype to compute in."""
        words = dtypes.input_words(op)
        if op.is_elementwise and all(map(is_pinned, words.values())):
            name, word = next(iter(words.items()))
            message = f"`{op.name}` has no dtype to compute in: each of its inputs has its own, whatever the others are"
            hint = f"`{name} != 0` is a condition that takes every dtype" if word == "bool" else ""
            label = f"`{name}` is {word}: give an input a word, such as `{'any' if word == 'bool' else 'numeric'}`"
            self.error(op, "E123", message, op.span, label, hint)
        return op

    def gradients(self, op: Operator, table: Mapping[str, Operator]) -> Operator:
        """The record with gradients, tangents and special points resolved and `let` names expanded."""
        results, gs = op.signature.results, tuple(upstream(op).values())
        used: set[str] = set()
        lets = self.lets(op, table, (*results, *gs), used)
        let_names = tuple(name for name, _ in op.grad.lets)
        scope = (*results, *gs, *let_names)
        formulas = self.resolve_all(op, table, "gradient", self.keyed(op, op.grad.formulas), scope, used)
        for name, formula in op.grad.lets:
            if name not in used:
                self.error(op, "E115", f"`{name}` is never used", whole(formula))
        values = self.expand(lets)
        formulas = tuple((n, replace(f, tree=substitute(f.tree, values))) for n, f in formulas)
        tangents = tuple(tangent_names(op).values())
        tangent = self.resolve_all(op, table, "tangent", op.tangent, (*results, *tangents))
        self.present(op, table, "gradient", formulas)
        self.present(op, table, "tangent", tangent)
        for _, formula in (*formulas, *tangent):
            self.differentiable_again(op, formula, table)
        points = []
        for point in op.at:
            when = self.resolve_all(op, table, "condition", [("", point.when)], ())
            values_at = self.resolve_all(op, table, "gradient", self.keyed(op, point.grad), (*results, *gs))
            self.complete(op, values_at, every=False)
            for name, formula in values_at:
                self.linear(op, table, name, formula, gs)
            points.append(replace(point, when=when[0][1] if when else point.when, grad=values_at))
        kind = op.grad.kind
        if kind in (GradKind.DERIVED, GradKind.ZERO) and not upstream(op):
            kind = GradKind.NONE
        if kind is GradKind.FORMULAS:
            if op.name not in self.bad:
                self.complete(op, formulas, every=True)
            for name, formula in formulas if len(lets) == len(op.grad.lets) else ():
                self.linear(op, table, name, formula, gs)
        return replace(
            op, grad=replace(op.grad, kind=kind, formulas=formulas, lets=lets), tangent=tangent, at=tuple(points)
        )

    def reading(self, op: Operator, table: Mapping[str, Operator]) -> Operator:
        """The record with what it reads as resolved, which readers know."""
        if op.reads is None:
            return op
        resolved = self.resolve_all(op, table, "reading", [("", op.reads)], ())
        if not resolved:
            return op
        (_, formula), itself = resolved[0], Call(op.name, tuple(Name(p.name) for p in op.signature.params))
        pending = [formula.tree]
        while pending:
            node = pending.pop()
            if isinstance(node, IfElse):
                pending += (node.then, node.other)
            elif node != itself or node is formula.tree:
                for part in walk(node):
                    if isinstance(part, Call) and part.op.startswith("_"):
                        message = f"the reading of `{op.name}` calls the internal `{part.op}`"
                        self.error(op, "E229", message, part.span or whole(formula), "readers do not know it")
        return replace(op, reads=formula)

    def present(
        self, op: Operator, table: Mapping[str, Operator], what: str, formulas: Iterable[tuple[str, Formula]]
    ) -> None:
        """Report what may be `None` and is used as a value where no test says that it is there."""
        optional = {p.name for p in op.signature.params if p.is_optional}
        if not optional or not op.is_elementwise:
            return

        def visit(node: Expr, there: frozenset[str]) -> None:
            match node:
                case Name(name) if name in optional - there:
                    message = f"`{name}` may be `None`, and the {what} of `{op.name}` uses it as a value"
                    label = f"write `A if {name} is None else B`"
                    self.error(op, "E128", message, node.span or op.span, label)
                case IfElse(IsNone(name, negated), then, other):
                    visit(then, there | {name} if negated else there)
                    visit(other, there if negated else there | {name})
                case _:
                    record = table.get(callee(node) or "")
                    children = node.children()
                    passed = record.signature.params if record is not None else ()
                    for index, child in enumerate(children):
                        if not (isinstance(child, Name) and index < len(passed) and passed[index].is_optional):
                            visit(child, there)

        for name, formula in formulas:  # the gradient with respect to what is not there is nobody's wish
            visit(formula.tree, frozenset([name]) if what == "gradient" else frozenset())

    def differentiable_again(self, op: Operator, formula: Formula, table: Mapping[str, Operator]) -> None:
        """Report calls of operators without a derivative, which the derivative of the formula would need."""
        tensors = {p.name for p in op.signature.tensors}.union(
            op.signature.results, upstream(op).values(), tangent_names(op).values()
        )
        seen: set[int] = set()
        pending = [formula.tree]
        while pending:
            node = pending.pop()
            if id(node) in seen or (isinstance(node, Call) and node.op == "stop_gradient"):
                continue
            seen.add(id(node))
            children = node.children()
            pending += children
            record = table.get(callee(node) or "")
            if record is None or record.grad.kind is not GradKind.NONE or not upstream(record):
                continue
            varying = [
                param.name for param, child in zip(record.signature.params, children, strict=False)
                if param.name in differentiable(record) and tensors.intersection(names.free(child))
            ]  # fmt: skip
            if varying:
                message = f"`{record.name}`, which the gradient of `{op.name}` calls, has no derivative"
                hint = "gradients are themselves differentiated, for higher orders and forward mode"
                self.error(
                    op, "E126", message, node.span or whole(formula), f"it is `grad: none` in `{varying[0]}`", hint
                )

    def used(self, op: Operator) -> None:
        """Report parameters of a definition that nothing reads."""
        if op.is_primitive or not op.is_elementwise or op.name in self.bad:
            return
        formulas = (*op.forward, *op.grad.formulas, *op.tangent)
        need = names.needs([*(formula.tree for _, formula in formulas), *(point.when.tree for point in op.at)])
        read = {*need.values, *need.shapes, *need.presence, *need.dtypes, *dict(op.dtypes).values()}
        read |= set(re.findall(r"\w+", op.dispatch.gpu.partition("(")[2]))
        for param in op.signature.params:
            if param.name not in read:
                message = f"no formula of `{op.name}` uses `{param.name}`"
                self.error(op, "E127", message, param.span or op.span, "leave it out, or use it in `forward`")

    def keyed(self, op: Operator, formulas: tuple[tuple[str, Formula], ...]) -> tuple[tuple[str, Formula], ...]:
        """A gradient without a name is that of the one differentiable input."""
        inputs = differentiable(op)
        if len(formulas) == 1 and len(inputs) == 1 and formulas[0][0] in ("", "out"):
            return ((inputs[0], formulas[0][1]),)
        return formulas

    def complete(self, op: Operator, formulas: tuple[tuple[str, Formula], ...], every: bool) -> None:
        inputs, given = differentiable(op), [name for name, _ in formulas]
        for name, formula in formulas:
            if name not in inputs:
                place = whole(formula)
                hint = did_you_mean(name, inputs)
                message = f"`{name}` is not a differentiable input of `{op.name}`"
                self.error(op, "E119", message, place, hint, f"differentiable: {', '.join(inputs) or 'none'}")
        missing = [name for name in inputs if name not in given]
        if every and missing and len(given) == len(formulas):
            place = formulas[0][1].text.at(0) if formulas else op.span
            message = f"the gradient of `{op.name}` with respect to `{missing[0]}` is missing"
            self.error(op, "E118", message, place, "", "write `0` where it is zero")

    def lets(
        self, op: Operator, table: Mapping[str, Operator], scope: tuple[str, ...], used: set[str]
    ) -> tuple[tuple[str, Formula], ...]:
        if not op.grad.lets:
            return ()
        taken = {*scope, *(p.name for p in op.signature.params)}
        for name, formula in op.grad.lets:
            if name in taken:
                self.error(op, "E117", f"`{name}` already means something else in `{op.name}`", formula.text.at(0))
        let_names = tuple(name for name, _ in op.grad.lets)
        resolved = self.resolve_all(op, table, "gradient", op.grad.lets, (*scope, *let_names), used)
        edges = {name: [n for n in names.free(f.tree) if n in let_names] for name, f in resolved}
        order, cycle = _kahn(edges)
        if cycle:
            place = dict(resolved)[cycle[0]].text.at(0)
            path = " -> ".join([*cycle, cycle[0]])
            self.error(op, "E116", f"`{cycle[0]}` needs itself", place, "", path)
            return ()
        return tuple((name, dict(resolved)[name]) for name in order)

    @staticmethod
    def expand(lets: tuple[tuple[str, Formula], ...]) -> dict[str, Expr]:
        values: dict[str, Expr] = {}
        for name, formula in lets:
            values[name] = substitute(formula.tree, values)
        return values

    def linear(
        self, op: Operator, table: Mapping[str, Operator], name: str, formula: Formula, gs: tuple[str, ...]
    ) -> None:
        found = degree(formula.tree, gs, table if op.is_elementwise else {})
        if found in (1, None):
            return
        place = whole(formula)
        where = f"the gradient of `{op.name}` with respect to `{name}`"
        if found == 0:
            if not is_zero(formula.tree):
                given = " or ".join(f"`{g}`" for g in gs)
                hint = f"it is the derivative times {given}" if given else ""
                self.error(op, "E120", f"{where} does not use {given or 'an upstream gradient'}", place, "", hint)
        else:
            hint = "each term holds it once, as a factor"
            self.error(op, "E120", f"{where} is not linear in the upstream gradient", place, hint)

    def derive(self, op: Operator) -> Operator:
        """The record with its gradient derived, where it states none."""
        if op.grad.kind is not GradKind.DERIVED:
            return op
        if op.is_composite:
            return op
        if op.is_primitive:
            if op.name not in self.diagnostics.broken:
                message = f"`{op.name}` has neither `grad` nor a definition to derive it from"
                self.error(op, "E121", message, op.span, "", "write a formula, `zero` or `none`")
            return op
        try:
            trees = differentiate.gradients(op, self.operators)
        except differentiate.Underivable as reason:
            place = reason.node.span or op.span
            message = f"the gradient of `{op.name}` cannot be derived: {reason.message}"
            self.error(op, "E121", message, place, "", "write `grad`")
            return op
        for name, tree in trees.items():
            if length(tree) > _LONGEST:
                message = f"the gradient of `{op.name}` with respect to `{name}` is too long to be derived"
                label = f"more than {_LONGEST:,} characters"
                self.error(op, "E121", message, op.span, label, "write `grad`, or give parts of it records")
                return op
        formulas = tuple((n, derived_formula(op, tree)) for n, tree in trees.items())
        return replace(op, grad=Grad(GradKind.DERIVED, formulas))


def is_zero(tree: Expr) -> bool:
    match tree:
        case Number(value):
            return value == 0
        case Call("zeros"):
            return True
    return False


def degree(tree: Expr, gs: Iterable[str], table: Mapping[str, Operator]) -> int | None:
    """The degree of a formula in the upstream gradients as far as its structure shows it, and the rules of element-wise
    operators in `table`: 0, 1, 2 for "not linear", `None` for "cannot tell". Zero counts as of every degree and is
    reported as 0."""
    gs = frozenset(gs)
    known: dict[Expr, int | None] = {}

    def terms(nodes: Iterable[Expr]) -> int | None:
        degrees = {go(n) for n in nodes if not is_zero(n)}
        if 2 in degrees or degrees == {0, 1}:
            return 2
        return degrees.pop() if len(degrees) == 1 else (None if degrees else 0)

    def go(node: Expr) -> int | None:
        if node not in known:
            known[node] = of(node)
        return known[node]

    def of(node: Expr) -> int | None:
        match node:
            case Name(name):
                return int(name in gs)
            case Unary("-", operand):
                return go(operand)
            case Binary("+" | "-", left, right):
                return terms((left, right))
            case Binary("*", left, right):
                degrees = (go(left), go(right))
                return None if None in degrees else min(sum(d or 0 for d in degrees), 2)
            case Binary("/", left, right):
                above, below = go(left), go(right)
                return 2 if below in (1, 2) else (above if below == 0 else None)
            case IfElse(_, then, other):
                return terms((then, other))
            case Call("where", (condition, x, y)):
                return 2 if go(condition) in (1, 2) else terms((x, y))
        inner = [go(child) for child in node.children()]
        if all(d == 0 for d in inner):
            return 0
        record = table.get(callee(node) or "")
        if record is None or not record.is_elementwise:
            return 2 if isinstance(node, Compare) else None
        pairs = list(zip(record.signature.params, node.children(), inner, strict=True))
        if not record.is_primitive:
            return go(substitute(record.forward[0][1].tree, {param.name: child for param, child, _ in pairs}))
        return 2 if any(d != 0 and _bends(record, param) for param, _, d in pairs) else None

    return go(tree)


# Linear, though their rules read the operand, for its dtype.
_LINEAR = frozenset({"imag", "_times_i"})


def _bends(op: Operator, param: Param) -> bool:
    """Whether an element-wise primitive is known not to be linear in an input: it has no derivative, steps, or a
    derivative that depends on the input."""
    if not param.is_tensor or op.name in _LINEAR:
        return False
    if op.grad.kind in (GradKind.NONE, GradKind.ZERO):
        return True
    formula = dict(op.grad.formulas).get(param.name)
    if formula is None:
        return False
    read, lets = set(names.free(formula.tree)), dict(op.grad.lets)
    for _ in lets:
        read |= {n for name in read & lets.keys() for n in names.free(lets[name].tree)}
    return not read.isdisjoint({param.name, *op.signature.results})


def check_operators(
    operators: Sequence[Operator], diagnostics: Diagnostics, faulty: Sequence[Operator] = ()
) -> list[Operator]:
    """The records, in order, with formulas resolved, dtypes inferred and gradients derived. Of `faulty` ones, which
    have been reported, names and calls are checked."""
    checker = _Checker(operators, diagnostics)
    checked = checker.run()
    for op in faulty:
        checker.names_of(op)
    diagnostics.broken |= checker.bad
    return checked
