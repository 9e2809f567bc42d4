"""Is there a Python function for each composite? `check_composites(operators, folder, diagnostics)`. And one of C++ for
each native? `check_natives(operators, header, diagnostics)`.

A composite of the family `sorting` is a function of its name in `sorting.py` of the folder. The public function that is
generated around it passes on every argument, so the parameters are the record's, and a default of the function's own is
the record's too. The file must compile. Of its tree only the headers of functions are made, unless a function is not
found at first sight.
"""

from __future__ import annotations

import ast
import re
import warnings
from typing import TYPE_CHECKING

from codegen.diagnostics import Span, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from codegen.diagnostics import Diagnostics
    from codegen.model import Operator, Param


def check_composites(operators: Sequence[Operator], folder: Path, shown: str, diagnostics: Diagnostics) -> None:
    """Report the composites without a function in `folder`, which messages call `shown`, or with one that takes other
    parameters, and files of theirs that are not Python."""
    files: dict[str, _Module] = {}
    for op in operators:
        if op.is_composite and not op.is_native:
            path = f"{shown}/{op.family}.py"
            if op.family not in files:
                files[op.family] = module = _Module(folder / f"{op.family}.py")
                if module.problem is not None:
                    _report_problem(module.problem, module, path, diagnostics)
            if files[op.family].problem is None:
                _check(op, files[op.family], path, diagnostics)


def check_natives(operators: Sequence[Operator], header: Path, shown: str, diagnostics: Diagnostics) -> None:
    """Report the natives that `header`, which messages call `shown`, does not declare."""
    natives = [op for op in operators if op.is_native]
    try:
        text = header.read_text("utf-8", "replace") if natives else ""
    except OSError:
        text = ""
    declared = re.findall(r"^PyObject\* (\w+)\(const Arguments& \w+\);", text, re.MULTILINE)
    for op in natives:
        name = op.name.lstrip("_")
        if name not in declared:
            hint = did_you_mean(name, declared)
            label = f"{shown} has no function `{name}`{f'; {hint}' if hint else ''}"
            notes = (f"declare `PyObject* {name}(const Arguments& arguments);` there, and write it in natives.cpp",)
            diagnostics.error("E228", f"the native `{op.name}` has no function in C++", op.span, label, notes)


_HEADER = re.compile(r"^def (\w+)(\(.*?\))(?: ->[^\n]*)?:[ ]*(?:#[^\n]*)?$", re.MULTILINE | re.DOTALL)


class _Module:
    """The text of a family's file."""

    def __init__(self, path: Path) -> None:
        try:
            content = path.read_bytes()
        except OSError:
            content = None
        self.text = None if content is None else content.decode("utf-8", "replace")
        self.problem = None if content is None else _problem(content)
        self.headers = {found[1]: found[2] for found in _HEADER.finditer(self.text or "")}

    def parameters(self, name: str) -> ast.arguments | None:
        """The parameters of a function, or None where there is none of the name."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                module = ast.parse(f"def {name}{self.headers[name]}: ..." if name in self.headers else self.text or "")
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None
        functions = {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}
        return functions[name].args if name in functions else None


def _problem(content: bytes) -> Exception | None:
    """Why a file is not Python, as importing it would say."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(content, "<composites>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as problem:
        return problem
    return None


def _report_problem(problem: Exception, module: _Module, path: str, diagnostics: Diagnostics) -> None:
    diagnostics.sources[path] = (module.text or "").splitlines()
    line, column, label = 1, 1, str(problem) or type(problem).__name__
    if isinstance(problem, SyntaxError):
        line, column, label = problem.lineno or 1, max(problem.offset or 1, 1), problem.msg
    diagnostics.error("E228", "the functions of composites are not Python", Span(path, line, column), label)


def _check(op: Operator, module: _Module, path: str, diagnostics: Diagnostics) -> None:
    name = op.name.lstrip("_")
    given = module.parameters(name)
    if given is not None and _listed(given) == [_kind(param) for param in op.signature.params]:
        _check_defaults(op, given, path, diagnostics)
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


def _check_defaults(op: Operator, given: ast.arguments, path: str, diagnostics: Diagnostics) -> None:
    """Report a default that no call sees: the public function passes on the record's."""
    positional = [*given.posonlyargs, *given.args]
    own = dict(zip([a.arg for a in positional[::-1]], given.defaults[::-1], strict=False))
    own |= {a.arg: d for a, d in zip(given.kwonlyargs, given.kw_defaults, strict=True) if d is not None}
    for param in op.signature.params:
        wanted = _default(param).removeprefix(" = ")
        if param.name in own and wanted and _value(own[param.name]) != _value(ast.parse(wanted, mode="eval").body):
            message = f"the function of the composite `{op.name}` has another default of `{param.name}` than the record"
            label = f"in {path} it is `{ast.unparse(own[param.name])}`"
            diagnostics.error("E228", message, param.span or op.span, label, (f"write `{param.name}={wanted}` there",))


def _value(default: ast.expr) -> object:
    """A default to compare: a literal's type matters where it is bool, and a constant's name, but not its module."""
    try:
        value = ast.literal_eval(default)
    except (ValueError, TypeError):
        return re.sub(r"\b[a-z_]\w*\.", "", ast.unparse(default))
    return isinstance(value, bool), value


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
    from codegen.views.python import checked_type

    return checked_type(accepted.replace("Tensor | _Number", "Tensor").replace("_Number", "complex"))


def _default(param: Param) -> str:
    if param.default is None or param.variadic:
        return ""
    if param.kind == "dtype" and param.default != "None":
        return f" = _core.{param.default}"
    return f" = {re.sub('inf$', 'math.inf', param.default)}"
