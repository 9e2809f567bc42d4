"""Names and calls of one record's formulas: each name is in scope, each call holds one argument for each parameter in
signature order, helpers carry what they use of the record."""

from __future__ import annotations

import builtins
import re
import struct
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.dtype_words import DTYPES
from codegen.formula.facts import default_value
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
)
from codegen.formula.variants import constant

if TYPE_CHECKING:
    from collections.abc import Mapping

    from codegen.model import Formula, Operator, Param, Signature

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


@dataclass(slots=True)
class Resolver:
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
            count = f"{len(positional)} positional argument{'' if len(positional) == 1 else 's'}"
            message = f"`{node.op}` takes {count}, not {len(node.args)}"
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


def _has_tensor(node: Expr, resolver: Resolver) -> bool:
    if isinstance(node, ShapeOf | SizeOf | NdimOf):
        return False
    if isinstance(node, Name):
        return node.name in resolver.scope or resolver.params[node.name].is_tensor
    return any(_has_tensor(child, resolver) for child in node.children())
