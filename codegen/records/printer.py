"""A record as text: `canonical(operator)` is the one form of it, which parses to an equal value."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from codegen.model import GradKind, written
from codegen.records.defaults import default_dispatch, default_method, sole_input

if TYPE_CHECKING:
    from codegen.model import Formula, Formulas, Operator, SpecialPoint

_LINE = 120


def canonical(operator: Operator) -> str:
    """The record in canonical form."""
    return _Printer(operator).text()


class _Printer:
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
        if op.reads is not None:
            self._formula("reads", op.reads)
        for name, value in (("accuracy", op.accuracy), ("example", op.example), ("notes", op.notes)):
            if value:
                self._put(name, value)
        for name, names in (("see", op.see), ("aliases", op.aliases)):
            if names:
                self.lines.append(f"  {name}: [{', '.join(names)}]")
        if op.method != default_method(op.signature, op.module):
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

    def _named(self, key: str, formulas: Formulas, *, single: bool, indent: int = 2) -> None:
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

    def _stands_alone(self, formulas: Formulas) -> bool:
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


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)


def _is_plain(value: str, *, flow: bool = False) -> bool:
    """Whether `value` reads as itself when written without quotes."""
    if not value or value != value.strip() or "\n" in value or ": " in value or " #" in value or value.endswith(":"):
        return False
    if value[0] in "[]{},#&*!|>'\"%@`" or (value[0] in "-?:" and (len(value) == 1 or value[1] in " ,[]{}")):
        return False
    return not (flow and re.search(r"[,\[\]{}]|^[?:]|[?:]$", value))
