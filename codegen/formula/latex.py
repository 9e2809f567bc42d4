r"""Formulas as LaTeX: `render(tree)` for the reference pages.

`out` is written y, quotients as fractions, `where` and `A if T else B` as cases; an operator without a symbol of its
own as `\operatorname{name}`. Parentheses stand only where reading needs them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.formula.tree import (
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
)

if TYPE_CHECKING:
    from collections.abc import Mapping

_OR, _AND, _COMPARE, _SUM, _PRODUCT, _NEGATIVE, _POWER, _ATOM = range(8)
_FUNCTIONS = {
    "sin": r"\sin",
    "cos": r"\cos",
    "tan": r"\tan",
    "sinh": r"\sinh",
    "cosh": r"\cosh",
    "tanh": r"\tanh",
    "asin": r"\arcsin",
    "acos": r"\arccos",
    "atan": r"\arctan",
    "log": r"\log",
    "log2": r"\log_2",
    "log10": r"\log_{10}",
    "maximum": r"\max",
    "minimum": r"\min",
    "sign": r"\operatorname{sgn}",
    "sigmoid": r"\sigma",
    "lgamma": r"\log\Gamma",
    "digamma": r"\psi",
    "real": r"\operatorname{Re}",
    "imag": r"\operatorname{Im}",
    "angle": r"\arg",
    "exp": r"\exp",
}
_BRACKETS = {"abs": (r"\lvert ", r" \rvert"), "floor": (r"\lfloor ", r" \rfloor"), "ceil": (r"\lceil ", r" \rceil")}
_COMPARISON = {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge", "==": "=", "!=": r"\ne"}
_BINARY = {
    "+": ("+", _SUM), "-": ("-", _SUM), "%": (r"\bmod", _PRODUCT), "//": (r"\mathbin{/\!/}", _PRODUCT),
    "@": (r"\,", _PRODUCT), "&": (r"\land", _AND), "|": (r"\lor", _OR), "^": (r"\oplus", _OR),
    "<<": (r"\ll", _SUM), ">>": (r"\gg", _SUM),
}  # fmt: skip
_CONSTANTS = {"pi": r"\pi", "e": "e", "inf": r"\infty", "eps": r"\varepsilon"}
_GREEK = frozenset(["alpha", "beta", "gamma", "delta", "lambda", "mu", "sigma", "theta", "omega", "rho", "tau", "phi"])


class _Printer:
    def __init__(self, spelling: Mapping[str, str]) -> None:
        self.spelling = spelling

    def text(self, node: Expr, level: int = 0) -> str:
        text, own = self.render(node)
        return text if own >= level else rf"\left({text}\right)"

    def render(self, node: Expr) -> tuple[str, int]:
        match node:
            case Name(name):
                return self.name(name), _ATOM
            case Number(value):
                return _number(value)
            case Constant(name):
                return _CONSTANTS[name], _ATOM
            case Boolean(value):
                return rf"\text{{{'true' if value else 'false'}}}", _ATOM
            case NoneValue():
                return r"\text{none}", _ATOM
            case String(value) | Enumerator(_, value):
                return rf"\text{{{escape(value)}}}", _ATOM
            case Unary("-", operand):
                return "-" + self.text(operand, _PRODUCT), _SUM
            case Unary(_, operand):
                return r"\lnot " + self.text(operand, _NEGATIVE), _NEGATIVE
            case Binary():
                return self.binary(node)
            case Compare(op, left, right):
                return f"{self.text(left, _SUM)} {_COMPARISON[op]} {self.text(right, _SUM)}", _COMPARE
            case IsNone(name, negated):
                return rf"\text{{{escape(name)} is {'given' if negated else 'not given'}}}", _COMPARE
            case IsComplex(name):
                return rf"{self.name(name)} \in \mathbb{{C}}", _COMPARE
            case ShapeOf(value):
                return rf"\operatorname{{shape}}({self.text(value)})", _ATOM
            case SizeOf(value):
                return rf"\operatorname{{size}}({self.text(value)})", _ATOM
            case NdimOf(value):
                return rf"\operatorname{{ndim}}({self.text(value)})", _ATOM
            case IfElse() | Call("where"):
                return self.cases(node), _ATOM
            case Call():
                return self.call(node)
        raise TypeError(f"no LaTeX for {type(node).__name__}")

    def name(self, name: str) -> str:
        if name in self.spelling:
            return self.spelling[name]
        name = name.removesuffix("_")
        if name in _GREEK:
            return "\\" + name
        stem = name.rstrip("0123456789")
        if stem and stem != name:
            return f"{self.name(stem)}_{{{name[len(stem) :]}}}"
        base, _, rest = name.partition("_")
        if len(base) == 1 and rest:
            return f"{base}_{{{self.name(rest)}}}"
        return name if len(name) == 1 else rf"\mathit{{{escape(name)}}}"

    def binary(self, node: Binary) -> tuple[str, int]:
        left, right = node.left, node.right
        match node.op:
            case "/":
                return rf"\frac{{{self.text(left)}}}{{{self.text(right)}}}", _POWER
            case "**":
                return f"{self.text(left, _ATOM)}^{{{self.text(right)}}}", _POWER
            case "*":
                return self.product(left, right), _PRODUCT
        symbol, level = _BINARY[node.op]
        return f"{self.text(left, level)} {symbol} {self.text(right, level + 1)}", level

    def product(self, left: Expr, right: Expr) -> str:
        # A leading minus needs no parentheses: -a b.
        first = self.text(left, _SUM if isinstance(left, Unary | Number) else _PRODUCT)
        second = self.text(right, _NEGATIVE)
        digits = second[:1].isdigit() or (second.startswith(r"\frac") and first[-1:].isdigit())
        return rf"{first} \cdot {second}" if digits else rf"{first} \, {second}"

    def cases(self, node: Expr) -> str:
        rows = []
        while isinstance(node, IfElse) or (isinstance(node, Call) and node.op == "where"):
            condition, value, rest = node.children() if isinstance(node, Call) else (node.test, node.then, node.other)
            rows.append(rf"{self.text(value)} & \text{{if }} {self.text(condition)}")
            node = rest
        rows.append(rf"{self.text(node)} & \text{{otherwise}}")
        return r"\begin{cases} " + r" \\ ".join(rows) + r" \end{cases}"

    def call(self, node: Call) -> tuple[str, int]:
        args = node.args
        match node.op:
            case "sqrt":
                return rf"\sqrt{{{self.text(args[0])}}}", _ATOM
            case "cbrt":
                return rf"\sqrt[3]{{{self.text(args[0])}}}", _ATOM
            case "square" | "cube":
                return f"{self.text(args[0], _ATOM)}^{{{2 if node.op == 'square' else 3}}}", _POWER
            case "reciprocal":
                return rf"\frac{{1}}{{{self.text(args[0])}}}", _POWER
            case "exp":
                return f"e^{{{self.text(args[0])}}}", _POWER
            case "conj":
                return rf"\overline{{{self.text(args[0])}}}", _ATOM
            case "stop_gradient":
                return self.render(args[0])
        if node.op in _BRACKETS:
            opening, closing = _BRACKETS[node.op]
            return opening + self.text(args[0]) + closing, _ATOM
        function = _FUNCTIONS.get(node.op, rf"\operatorname{{{escape(node.op.lstrip('_'))}}}")
        given = [*map(self.text, args), *(rf"\mathit{{{escape(name)}}} = {self.text(v)}" for name, v in node.keywords)]
        return rf"{function}\left({', '.join(given)}\right)", _ATOM


def _number(value: int | float) -> tuple[str, int]:
    text = repr(value)
    level = _SUM if text.startswith("-") else _ATOM
    mantissa, _, exponent = text.partition("e")
    if not exponent:
        return text, level
    power = f"10^{{{int(exponent)}}}"
    return (power, _POWER) if mantissa == "1" else (rf"{mantissa} \cdot {power}", min(level, _PRODUCT))


def escape(text: str) -> str:
    """Text that LaTeX prints as it stands."""
    special = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"}
    return "".join(special.get(c) or ("\\" + c if c in "{}$&#%_" else c) for c in text)


def render(tree: Expr, spelling: Mapping[str, str] | None = None) -> str:
    """The formula in LaTeX, without delimiters; `spelling` overrides how names are written."""
    return _Printer(spelling or {}).text(tree)
