"""Is there a Python function for each composite? `check_composites(operators, folder, diagnostics)`.

A composite of the family `sorting` is a function of its name in `sorting.py` of the folder. The public function that is
generated around it passes on every argument, so the parameters are the record's. Only the headers of functions are
parsed: a whole file is read as Python where a function is not found at first sight.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from codegen.diagnostics import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from codegen.diagnostics import Diagnostics
    from codegen.model import Operator, Param


def check_composites(operators: Sequence[Operator], folder: Path, shown: str, diagnostics: Diagnostics) -> None:
    """Report the composites without a function in `folder`, which messages call `shown`, or with one that takes other
    parameters."""
    files: dict[str, _Module] = {}
    for op in operators:
        if op.is_composite:
            if op.family not in files:
                files[op.family] = _Module(folder / f"{op.family}.py")
            _check(op, files[op.family], f"{shown}/{op.family}.py", diagnostics)


_HEADER = re.compile(r"^def (\w+)(\(.*?\))(?: ->[^\n]*)?:[ ]*(?:#[^\n]*)?$", re.MULTILINE | re.DOTALL)


class _Module:
    """The text of a family's file."""

    def __init__(self, path: Path) -> None:
        try:
            self.text: str | None = path.read_text(encoding="utf-8")
        except (OSError, ValueError):
            self.text = None
        self.headers = {found[1]: found[2] for found in _HEADER.finditer(self.text or "")}

    def parameters(self, name: str) -> ast.arguments | None:
        """The parameters of a function, or None where there is none of the name."""
        try:
            module = ast.parse(f"def {name}{self.headers[name]}: ..." if name in self.headers else self.text or "")
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None
        functions = {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}
        return functions[name].args if name in functions else None


def _check(op: Operator, module: _Module, path: str, diagnostics: Diagnostics) -> None:
    name = op.name.lstrip("_")
    given = module.parameters(name)
    if given is not None and _listed(given) == [_kind(param) for param in op.signature.params]:
        return
    header = expected(op)
    notes: tuple[str, ...] = (f"write `{header}` in {path}",)
    if given is not None:
        message = f"the function of the composite `{op.name}` takes other parameters"
        diagnostics.error("E228", message, op.span, f"it is `def {name}({ast.unparse(given)})`", notes)
        return
    label = f"there is no file {path}" if module.text is None else f"{path} has no function `{name}`"
    hint = did_you_mean(name, [known for known in module.headers if not known.startswith("_")])
    message = f"the composite `{op.name}` has no function in Python"
    if module.text is None:
        names = [name for name in ("_core", "Dtype", "Tensor") if re.search(rf"\b{name}\b", header)]
        notes = (*notes, f"begin the file with `from pylucid import {', '.join([*names, 'ops'])}`")
    diagnostics.error("E228", message, op.span, f"{label}; {hint}" if hint else label, notes)


def _listed(given: ast.arguments) -> list[tuple[str, str]]:
    """The parameters that a call can pass, each with how."""
    listed = [(argument.arg, "by position") for argument in (*given.posonlyargs, *given.args)]
    listed += [(given.vararg.arg, "as many as there are")] if given.vararg else []
    listed += [(argument.arg, "by name") for argument in given.kwonlyargs]
    return listed + ([(given.kwarg.arg, "all others")] if given.kwarg else [])


def _kind(param: Param) -> tuple[str, str]:
    how = "as many as there are" if param.variadic else "by name" if param.keyword_only else "by position"
    return param.name, how


def expected(op: Operator) -> str:
    """The header of a composite's function."""
    from codegen.views.python import annotation, arguments

    params = op.signature.params
    words = arguments(params, [f"{param.name}: {_type(annotation(param, []))}{_default(param)}" for param in params])
    results = ["Tensor"] * len(op.signature.results)
    result = "tuple[Tensor, ...]" if op.signature.variadic else ", ".join(results)
    result = f"tuple[{result}]" if len(results) > 1 else result
    return f"def {op.name.lstrip('_')}({', '.join(words)}) -> {result}"


def _type(accepted: str) -> str:
    """A parameter's type once the public function has checked it."""
    return accepted.replace("Tensor | _Number", "Tensor").replace("_DtypeLike", "Dtype").replace("_Number", "complex")


def _default(param: Param) -> str:
    if param.default is None or param.variadic:
        return ""
    if param.kind == "dtype" and param.default != "None":
        return f" = _core.{param.default}"
    return f" = {re.sub('inf$', 'math.inf', param.default)}"
