"""Formula text to tree: `parse(text, diagnostics)` gives the tree, or `None` after reporting why not.

Python's own parser does the work; everything of Python that the language leaves out is refused at its character.
Length, depth and characters are checked first, since `ast` fails badly on deep input and counts columns in UTF-8
bytes.
"""

from __future__ import annotations

import ast
import math
import re
from dataclasses import dataclass

from codegen.diagnostics import Diagnostics, Span
from codegen.formula.tree import (
    CONSTANTS,
    Binary,
    Boolean,
    Call,
    Compare,
    Constant,
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
)
from codegen.source import Text

MAX_LENGTH = 2000
MAX_DEPTH = 50

_BINARY: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.MatMult: "@",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
_COMPARE: dict[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
}
_PIECES = "a mapping under `grad` names pieces with `let`; a piece of another formula is a record, `_piece(x)` say"
_JOINED = "choose with `where((a > 0) & (b > 0), x, y)`, `|` for `or`; tests are nested: `(A if U else B) if T else B`"
_REFUSED: dict[type[ast.AST], tuple[str, str]] = {
    ast.BoolOp: ("`and` and `or` are not part of the language", _JOINED),
    ast.Subscript: ("subscripts are not part of the language", "call an operator instead"),
    ast.Lambda: ("`lambda` is not part of the language", "write the formula out"),
    ast.Tuple: ("a comma is only allowed between arguments", "write one formula per input or result"),
    ast.List: ("lists are not part of the language", ""),
    ast.Dict: ("braces are not part of the language", ""),
    ast.Set: ("braces are not part of the language", ""),
    ast.NamedExpr: ("`:=` is not part of the language", _PIECES),
    ast.JoinedStr: ("strings are not part of the language", "compare a string attribute: `approximate == 'tanh'`"),
    ast.Starred: ("`*` before an argument is not part of the language", "write the arguments out"),
}

# What word processors and formulas on paper have for the signs of the language.
_MEANT = {
    "×": "*", "·": "*", "⋅": "*", "∗": "*", "÷": "/", "∕": "/", "−": "-", "–": "-", "—": "-", "‐": "-", "²": "**2",
    "³": "**3", "≤": "<=", "≥": ">=", "≠": "!=", "‘": "'", "’": "'", "“": "'", "”": "'", "√": "sqrt(…)", "π": "pi",
    "∞": "inf", "ε": "eps", "∧": "&", "∨": "|", "¬": "~", "\u00a0": " ",
}  # fmt: skip


class _Refused(Exception):
    """A construct that was reported; parsing of this formula ends."""


@dataclass(frozen=True, slots=True)
class _Reader:
    text: Text
    diagnostics: Diagnostics

    def fail(self, code: str, message: str, offset: int, length: int = 1, hint: str = "") -> _Refused:
        place = self.text.at(min(offset, max(len(self.text.value) - 1, 0)), max(length, 1))
        self.diagnostics.error(code, message, place, notes=(hint,) if hint else ())
        return _Refused()

    def extent(self, node: ast.expr) -> tuple[int, int]:
        # The text was parsed on one line behind an opening parenthesis, which a tuple counts as its own.
        start = max(node.col_offset - 1, 0)
        end = min((node.end_col_offset or node.col_offset + 1) - 1, len(self.text.value))
        return start, end - start

    def refuse(self, code: str, message: str, node: ast.expr, hint: str = "") -> _Refused:
        start, length = self.extent(node)
        newline = self.text.value.find("\n", start)
        return self.fail(code, message, start, length if newline < 0 else min(length, newline - start), hint)

    def span(self, node: ast.expr) -> Span:
        start, length = self.extent(node)
        newline = self.text.value.find("\n", start)
        return self.text.at(start, length if newline < 0 else max(1, min(length, newline - start)))

    def written(self, node: ast.expr) -> str:
        start, length = self.extent(node)
        return self.text.value[start : start + length]

    def check_text(self) -> None:
        value = self.text.value
        if len(value) > MAX_LENGTH:
            message = f"the formula has {len(value)} characters; {MAX_LENGTH} are allowed"
            raise self.fail("E102", message, MAX_LENGTH, hint=_PIECES)
        if not value.strip():
            raise self.fail("E101", "the formula is empty", 0)
        open_brackets: list[tuple[str, int]] = []
        quote = ""
        for offset, character in enumerate(value):
            if character != "\n" and not " " <= character <= "~":
                named = f"`{character}` (U+{ord(character):04X})"
                instead = _MEANT.get(character)
                hint = f"write `{instead}`" if instead else "formulas are printable ASCII"
                raise self.fail("E104", f"the character {named} is not allowed in a formula", offset, hint=hint)
            if quote:
                quote = "" if character == quote else quote
            elif character in "'\"":
                quote = character
            elif character in "#\\;":
                raise self.fail("E104", f"the character `{character}` is not allowed in a formula", offset)
            elif character in "([{":
                open_brackets.append((character, offset))
                if len(open_brackets) > MAX_DEPTH:
                    raise self.fail("E103", f"the formula is nested deeper than {MAX_DEPTH} levels", offset)
            elif character in ")]}" and (
                not open_brackets or open_brackets.pop()[0] + character not in ("()", "[]", "{}")
            ):
                raise self.fail("E101", f"`{character}` closes nothing", offset)
        if open_brackets:
            character, offset = open_brackets[-1]
            raise self.fail("E101", f"`{character}` is never closed", offset)

    def read(self) -> Expr:
        self.check_text()
        source = "(" + self.text.value.replace("\n", " ") + ")"
        try:
            body = ast.parse(source, mode="eval").body
        except SyntaxError as error:
            offset = (error.offset or 2) - 2
            message = "an operator is missing" if "forgot a comma" in error.msg else error.msg
            hint = ""
            if "decimal literal" in message:
                hint = "a product is written `2 * x`"
            elif "instead of '='" in message:
                message, hint = "`=` is not part of the language", f"equality is `==`; {_PIECES}"
            elif self.text.value.lstrip().startswith("if "):
                hint = "choose with `where(x > 0, a, b)` or `A if T else B`"
            raise self.fail("E101", f"this is not a formula: {message}", max(offset, 0), hint=hint) from None
        except (RecursionError, MemoryError, ValueError):
            raise self.fail("E103", f"the formula is nested deeper than {MAX_DEPTH} levels", 0) from None
        return self.convert(body, 1)

    def convert(self, node: ast.expr, depth: int, argument: bool = False) -> Expr:
        if depth > MAX_DEPTH:
            raise self.refuse("E103", f"the formula is nested deeper than {MAX_DEPTH} levels", node)
        span = self.span(node)
        below = depth + 1
        match node:
            case ast.Name(id=name):
                return Constant(name, span=span) if name in CONSTANTS else Name(name, span=span)
            case ast.Constant():
                return self.constant(node, argument)
            case ast.BinOp(left=left, op=op, right=right):
                return Binary(_BINARY[type(op)], self.convert(left, below), self.convert(right, below), span=span)
            case ast.UnaryOp():
                return self.unary(node, depth)
            case ast.Compare():
                return self.compare(node, depth)
            case ast.Call():
                return self.call(node, depth)
            case ast.IfExp(test=test, body=then, orelse=other):
                parts = (self.convert(test, below), self.convert(then, below), self.convert(other, below))
                return IfElse(*parts, span=span)
            case ast.Attribute():
                return self.attribute(node)
        message, hint = _REFUSED.get(type(node), (f"{type(node).__name__} is not part of the formula language", ""))
        raise self.refuse("E105", message, node, hint)

    def constant(self, node: ast.Constant, argument: bool) -> Expr:
        span = self.span(node)
        match node.value:
            case bool() as value if argument:
                return Boolean(value, span=span)
            case None if argument:
                return NoneValue(span=span)
            case str() as value if argument:
                return String(value, span=span)
            case bool() | None:
                raise self.refuse("E106", f"`{node.value}` is only allowed as an argument", node)
            case str():
                hint = "compare a string attribute: `approximate == 'tanh'`"
                raise self.refuse("E106", "a string is only allowed as an argument or compared in a test", node, hint)
            case int() | float() as value:
                if value == 0 and re.search("[1-9]", re.split("[eE]", self.written(node))[0]):
                    raise self.refuse("E106", "the number is too small for float64", node, "write `0`")
                if (isinstance(value, float) and not math.isfinite(value)) or abs(value) > 1.7976931348623157e308:
                    raise self.refuse("E106", "the number is too large for float64", node, "write `inf`")
                return Number(value, span=span)
        raise self.refuse("E106", "complex and other literals are not part of the language", node)

    def unary(self, node: ast.UnaryOp, depth: int) -> Expr:
        span = self.span(node)
        if isinstance(node.op, ast.Not):
            raise self.refuse(
                "E105", "`not` is not part of the language", node, "swap the branches, or write `~(a > 0)` in a `where`"
            )
        if isinstance(node.op, ast.UAdd):
            raise self.refuse("E105", "a sign `+` is not part of the language", node, "leave it out")
        operand = self.convert(node.operand, depth + 1)
        if isinstance(node.op, ast.Invert):
            return Unary("~", operand, span=span)
        if isinstance(operand, Number) and isinstance(node.operand, ast.Constant):
            return Number(-operand.value, span=span)
        return Unary("-", operand, span=span)

    def compare(self, node: ast.Compare, depth: int) -> Expr:
        span = self.span(node)
        if len(node.ops) > 1:
            hint = "write `(a < b) & (b < c)` in a `where`; tests are nested: `(A if U else B) if T else B`"
            raise self.refuse("E105", "chained comparisons are not part of the language", node, hint)
        op, left, right = node.ops[0], node.left, node.comparators[0]
        if isinstance(op, ast.Is | ast.IsNot):
            if not isinstance(left, ast.Name) or not (isinstance(right, ast.Constant) and right.value is None):
                raise self.refuse("E105", "`is` only compares a name with `None`", node, "use `==`")
            return IsNone(left.id, isinstance(op, ast.IsNot), span=span)
        if type(op) not in _COMPARE:
            raise self.refuse("E105", "`in` is not part of the language", node, "compare with `==`")
        symbol = _COMPARE[type(op)]
        strings = symbol in ("==", "!=")
        parts = (self.convert(left, depth + 1, strings), self.convert(right, depth + 1, strings))
        return Compare(symbol, *parts, span=span)

    def call(self, node: ast.Call, depth: int) -> Expr:
        span = self.span(node)
        if not isinstance(node.func, ast.Name):
            named = isinstance(node.func, ast.Attribute)
            hint = "such as `exp(x)`, not `np.exp(x)` or `x.exp()`" if named else "a product is written `2 * (x + 1)`"
            raise self.refuse("E105", "only operators can be called, by their name", node.func, hint)
        name = node.func.id
        if name == "is_complex":
            if node.keywords or len(node.args) != 1 or not isinstance(node.args[0], ast.Name):
                raise self.refuse("E105", "`is_complex` takes the name of an input", node)
            return IsComplex(node.args[0].id, span=span)
        args = tuple(self.convert(a, depth + 1, argument=True) for a in node.args)
        keywords: list[tuple[str, Expr]] = []
        for keyword in node.keywords:
            if keyword.arg is None:
                raise self.refuse("E105", "`**` before an argument is not part of the language", keyword.value)
            keywords.append((keyword.arg, self.convert(keyword.value, depth + 1, argument=True)))
        return Call(name, args, tuple(keywords), span=span)

    def attribute(self, node: ast.Attribute) -> Expr:
        kinds = {"shape": ShapeOf, "size": SizeOf, "ndim": NdimOf}
        if node.attr not in kinds:
            hint = f"write `{node.attr}`" if node.attr in CONSTANTS else "`.shape`, `.size` and `.ndim` are"
            raise self.refuse("E105", f"`.{node.attr}` is not part of the language", node, hint)
        if not isinstance(node.value, ast.Name):
            raise self.refuse("E105", f"`.{node.attr}` needs a name before it", node)
        return kinds[node.attr](Name(node.value.id, span=self.span(node.value)), span=self.span(node))


def parse(text: Text, diagnostics: Diagnostics) -> Expr | None:
    """The tree of a formula; `None` when it is refused, which is then reported."""
    try:
        return _Reader(text, diagnostics).read()
    except _Refused:
        return None


def parse_string(value: str) -> Expr:
    """The tree of a formula that is known to be right, as in tests; raises `ValueError` otherwise."""
    diagnostics = Diagnostics()
    starts = tuple((row + 1, 1) for row in range(value.count("\n") + 1))
    tree = parse(Text(value, Span("<formula>", 1, 1, len(value)), starts), diagnostics)
    if tree is None:
        raise ValueError(diagnostics.items[0].message)
    return tree
