"""The generator's command line.

    python -m codegen                 generate (also `gen`)
    python -m codegen check           say what is wrong or stale; write nothing
    python -m codegen explain OP      what a record says and becomes
    python -m codegen explain CODE    what a diagnostic means, with an example
    python -m codegen new OP          append a record to edit
    python -m codegen list            every operator

`--ops FILE` and `--out DIR` name other places, `--format json` is for tools. The exit status is 0 when all is well, 1
when a record is wrong or a file stale, 2 when the command cannot be carried out.

Modules are imported where they are used: a run with nothing to do must not pay for templates and proofs.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from codegen.diagnostics import Diagnostics, Span
    from codegen.model import Operator
    from codegen.source import Node
    from codegen.writer import Fingerprint

ROOT = Path(__file__).resolve().parent.parent
_SHOWN = 10  # stale files
COMPOSITES = ROOT / "pylucid" / "_composites"  # the functions of composites, which generated code calls
NATIVES = ROOT / "csrc" / "bindings" / "natives.h"  # and those of natives


class _UsageError(Exception):
    """The command cannot be carried out; nothing is wrong with a record."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    options = _options(arguments)
    commands: dict[str, Callable[[argparse.Namespace], int]] = {
        "gen": _gen,
        "check": _check,
        "explain": _explain,
        "new": _new,
        "list": _list,
    }
    from codegen.writer import WriteError

    try:
        return commands[options.command](options)
    except (_UsageError, WriteError) as problem:
        _fail(options, str(problem))
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--ops", type=Path, default=argparse.SUPPRESS, metavar="FILE", help="the records")
    common.add_argument("--out", type=Path, default=argparse.SUPPRESS, metavar="DIR", help="where generated files go")
    common.add_argument("--format", choices=("text", "json"), default=argparse.SUPPRESS)
    parser = argparse.ArgumentParser(prog="codegen", description="Generate pylucid's operators.", parents=[common])
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("gen", parents=[common], help="generate (the default)")
    commands.add_parser("check", parents=[common], help="say what is wrong or stale; write nothing")
    explain = commands.add_parser("explain", parents=[common], help="what a record becomes, or a diagnostic means")
    explain.add_argument("op", metavar="OP|CODE")
    new = commands.add_parser("new", parents=[common], help="append a record to edit")
    new.add_argument("op", metavar="OP")
    new.add_argument("--family", metavar="NAME", help="the family to append to (default: the last)")
    commands.add_parser("list", parents=[common], help="every operator")
    options = parser.parse_args(arguments)
    options.command = options.command or "gen"
    options.ops = getattr(options, "ops", ROOT / "ops.yaml")
    options.out = getattr(options, "out", ROOT / "generated")
    options.format = getattr(options, "format", "text")
    return options


def _gen(options: argparse.Namespace) -> int:
    from codegen import writer

    fingerprint = _fingerprint(options)
    facts = fingerprint.facts() if fingerprint is not None else None
    if facts is not None:
        _say(options, f"{facts}; nothing to do", {"written": [], "removed": []})
        return 0
    run = (fingerprint and fingerprint.again()) or _run(options)
    if run is None:
        return 1
    files, facts = run
    summary = writer.write(options.out, files)
    if fingerprint is not None:
        fingerprint.remember(facts, files)
    for path in summary.kept:
        print(f"kept {options.out / path}: no longer generated, but edited by hand", file=sys.stderr)
    removed = f", {len(summary.removed)} removed" if summary.removed else ""
    details = {"written": list(summary.written), "removed": list(summary.removed)}
    _say(options, f"{facts}; {len(summary.written)} written{removed}", details)
    return 0


def _check(options: argparse.Namespace) -> int:
    from codegen import writer

    fingerprint = _fingerprint(options)
    facts = fingerprint.facts() if fingerprint is not None else None
    if facts is not None:
        _say(options, f"{facts}; up to date", {"stale": []})
        return 0
    run = (fingerprint and fingerprint.again()) or _run(options)
    if run is None:
        return 1
    files, facts = run
    found = writer.stale(options.out, files)
    if options.format == "json":
        stale = [{"file": str(options.out / item.path), "why": item.why} for item in found]
        print(json.dumps({"errors": 0, "diagnostics": [], "facts": facts, "stale": stale}, indent=2))
        return 1 if found else 0
    for item in found[:_SHOWN]:
        print(f"{options.out / item.path} {item.why}", file=sys.stderr)
    if len(found) > _SHOWN:
        print(f"and {len(found) - _SHOWN:,} more", file=sys.stderr)
    print(f"{len(found):,} stale: run `make codegen`" if found else f"{facts}; up to date")
    return 1 if found else 0


def _run(options: argparse.Namespace) -> tuple[dict[str, str], str] | None:
    """Everything short of writing: the files and the facts, or None after printing what is wrong."""
    from codegen.diagnostics import Diagnostics

    diagnostics = Diagnostics()
    operators = _resolve(options, diagnostics)

    from codegen import proofs
    from codegen.composites import check_composites, check_natives

    check_composites(operators, COMPOSITES, _shown(COMPOSITES), diagnostics)
    check_natives(operators, NATIVES, _shown(NATIVES), diagnostics)

    cache = options.ops.parent / ".cache"
    progress = _Progress(sys.stderr, options.format)
    sound = [operator for operator in operators if operator.name not in diagnostics.broken]
    rendering = _Rendering(operators, cache, progress) if not diagnostics else None
    try:
        proved = proofs.prove(sound, diagnostics, cache, meanwhile=rendering, progress=progress)
    finally:
        progress.end()
    files = rendering.result(diagnostics) if rendering is not None else {}
    if diagnostics:
        _report(options, diagnostics)
        return None
    with_manifest = len(files) + 1
    facts = (
        f"{_count(len(operators), 'operator')}, {_count(proved.formulas, 'formula')} proved at "
        f"{_count(proved.points, 'point')} ({proved.cached:,} cached), {_count(with_manifest, 'file')}"
    )
    return files, facts


class _Progress:
    """What is being done, on one line of a terminal that is written over; nothing elsewhere."""

    def __init__(self, stream: TextIO, form: str) -> None:
        self.stream = stream if form == "text" and stream.isatty() and os.environ.get("TERM") != "dumb" else None

    def __call__(self, text: str) -> None:
        if self.stream is not None:
            self.stream.write(f"\r\x1b[K{text}")
            self.stream.flush()

    def end(self) -> None:
        if self.stream is not None:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


class _Rendering:
    """The rendering of all files, which runs while proofs do. What it makes of a wrong record does not matter."""

    def __init__(self, operators: Sequence[Operator], cache: Path, progress: _Progress) -> None:
        self.operators, self.cache, self.progress = operators, cache, progress
        self.files: dict[str, str] = {}
        self.problem: Exception | None = None

    def __call__(self) -> None:
        from codegen import views

        try:
            self.files = views.render(self.operators, self.cache, self.progress)
        except Exception as problem:
            self.problem = problem

    def result(self, diagnostics: Diagnostics) -> dict[str, str]:
        """The files; what is wrong with records that have not been reported goes to `diagnostics`."""
        if self.problem is None:
            return self.files
        from codegen import views
        from codegen.formula.lowering import NotLowered

        reported, unknown = frozenset(diagnostics.broken), not diagnostics
        for problem in views.faults(self.operators, self.problem, self.cache):
            op = problem.op if isinstance(problem, NotLowered | views.NotRendered) else None
            if op is None and unknown:
                raise problem
            if op is None or op.name in reported:
                continue
            part = str(problem)
            if isinstance(problem, NotLowered):
                span, note = _place(op, part), _cause(part)
                message = f"a formula of `{op.name}` cannot be written in C++"
                diagnostics.error("E125", message, span, part, (note,) if note else ())
            else:
                message, note = f"no code can be made of `{op.name}`", "an error of the generator itself"
                diagnostics.error("E226", message, op.span, part, (note,))
        return {}


def _place(op: Operator, part: str) -> Span:
    """Where the formula that `part` quotes stands in a record; the record's name where it is nobody's words."""
    from codegen.formula.tree import walk

    quoted = part.split("`")[1] if part.count("`") > 1 else ""
    for _, formula in (*op.forward, *op.grad.formulas, *op.tangent):
        for node in walk(formula.tree):
            if str(node) == quoted and node.span is not None:
                return node.span
    return op.span


def _cause(part: str) -> str:
    """What to do about a part of a formula that C++ has no words for."""
    import re

    if part.endswith("of attributes alone"):
        return "what is passed for an attribute is made of others by `+ - * / **` and the usual functions of one number"
    if re.fullmatch(r"`\w+\(.*\)`", part):
        return "generated code calls operators of its own, such as `conj`: their records must be there"
    return ""


def _parse(
    options: argparse.Namespace, diagnostics: Diagnostics, faulty: list[Operator] | None = None
) -> list[Operator]:
    """The records as written; of those with a mistake what could be read goes to `faulty`."""
    from codegen.records import parse_operators
    from codegen.source import load

    return parse_operators(load(options.ops, diagnostics, _shown(options.ops)), diagnostics, faulty)


def _resolve(options: argparse.Namespace, diagnostics: Diagnostics) -> list[Operator]:
    """The records with names resolved, dtypes inferred and gradients derived."""
    from codegen.formula.checker import check_operators

    faulty: list[Operator] = []
    written = _parse(options, diagnostics, faulty)
    reported, broken = len(diagnostics.items), frozenset(diagnostics.broken)
    checked = check_operators(written, diagnostics, faulty)
    diagnostics.drop_consequences(reported, broken)
    return checked


def _explain(options: argparse.Namespace) -> int:
    import re

    from codegen.diagnostics import Diagnostics

    if re.fullmatch(r"E[0-9]+", options.op):  # no operator begins with a capital
        return _print_sections(options, _meaning(options.op))
    diagnostics = Diagnostics()
    resolved = _resolve(options, diagnostics)
    checked = {name: operator for operator in resolved for name in (*operator.aliases, operator.name)}
    if options.op not in checked or checked[options.op].name in diagnostics.broken:
        if diagnostics:
            _report(options, diagnostics)
            return 1
        raise _UsageError(_unknown(options.op, checked))
    return _print_sections(options, _sections(checked[options.op], _mentions(options.out, checked[options.op])))


def _meaning(code: str) -> dict[str, list[str]]:
    """What `explain` shows of a diagnostic."""
    import textwrap

    from codegen.codes import CODES
    from codegen.examples import EXAMPLES

    if code not in CODES:
        raise _UsageError(f"there is no diagnostic `{code}`: `generated/docs/diagnostics.md` lists them")
    sections = {code: textwrap.wrap(CODES[code], 96)}
    if code in EXAMPLES:
        sections |= {"wrong": EXAMPLES[code].wrong.split("\n"), "right": EXAMPLES[code].right.split("\n")}
    return sections


def _print_sections(options: argparse.Namespace, sections: dict[str, list[str]]) -> int:
    if options.format == "json":
        print(json.dumps(sections, indent=2))
        return 0
    for title, lines in sections.items():
        print(f"{title}:")
        for line in lines:
            print(f"  {line}".rstrip())
        print()
    return 0


def _sections(operator: Operator, files: list[str]) -> dict[str, list[str]]:
    """What `explain` shows of an operator."""
    from codegen.formula.names import needs
    from codegen.formula.variants import tests
    from codegen.model import GradKind

    grad = operator.grad
    trees = [formula.tree for _, formula in grad.formulas]
    need = needs(trees)
    derivative = [f"d{name} = {formula.tree}" for name, formula in grad.formulas]
    if operator.is_composite and not derivative:
        derivative = ["that of the operators it is made of"]
    elif grad.kind in (GradKind.ZERO, GradKind.NONE):
        derivative = [grad.kind.value]
    elif grad.kind is GradKind.TODO:
        derivative = [f"todo: {grad.reason}"]
    origin = (
        "of its parts"
        if operator.is_composite
        else "derived from forward"
        if grad.kind is GradKind.DERIVED
        else "as declared"
    )
    kept = {*(param.name for param in operator.signature.tensors), *operator.signature.results}
    shapes = [f"{name} (shape only)" for name in need.shapes if name in kept]
    known = tests(*trees, *(formula.tree for _, formula in operator.forward))
    return {
        f"record ({operator.span.file}:{operator.line}, family {operator.family})": operator.source.rstrip().split(
            "\n"
        ),
        "signature": [str(operator.signature)],
        "dtypes": [f"{name}: {word}" for name, word in operator.dtypes],
        f"derivative ({origin})": derivative,
        "saved": [name for name in need.values if name in kept] + shapes or ["nothing"],
        "variants": [f"{test} or not" for test in known] or ["one"],
        "files": files or ["none generated yet"],
    }


def _mentions(out: Path, operator: Operator) -> list[str]:
    """The generated files that a record has a part in; those of others that call the operator are not."""
    import re

    from codegen.records.names import camel
    from codegen.writer import read_manifest

    name = re.escape(operator.name)
    python = "|".join({name, *operator.aliases, operator.method or operator.name})
    family = f"csrc/{operator.family.strip('_')}/"
    patterns = {
        family: rf"\b{name}\(|\"{name}\"",
        f"{family}kernels.h": rf"\b{name.lstrip('_')}(_shape)?\(",
        f"{family}mlx_kernels.h": rf"\b{name.lstrip('_')}\(",
        "csrc/calls.cpp": rf"\bops::{name}\(",
        "csrc/accelerate_declarations.h": rf"\b{operator.dispatch.cpu}D?\b",
        "docs/ops/README.md": rf"\]\({name}\.md\)",
        f"docs/ops/{operator.name}.md": "",
        "pylucid/": rf"^ *(def ({python})\(|\"?({python})\"?,$|({python}) = )",
        "": rf"\b({camel(operator.name)}Backward|ops\.yaml:{name})\b",
    }
    found: list[str] = []
    for path in read_manifest(out):
        try:
            text = (out / path).read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError):
            continue
        if any(path.startswith(start) and re.search(p, text, re.MULTILINE) for start, p in patterns.items()):
            found.append(path)
    return found


def _list(options: argparse.Namespace) -> int:
    from codegen.diagnostics import Diagnostics

    diagnostics = Diagnostics()
    operators = _parse(options, diagnostics)
    if diagnostics:
        _report(options, diagnostics)
        return 1
    if options.format == "json":
        rows = [
            {
                "name": operator.name,
                "family": operator.family,
                "signature": str(operator.signature),
                "amp": operator.amp.value,
                "summary": operator.summary,
                "internal": operator.is_internal,
                "line": operator.line,
            }
            for operator in operators
        ]
        print(json.dumps(rows, indent=2))
        return 0
    width = max((len(operator.name) for operator in operators), default=0)
    for operator in operators:
        print(f"{operator.name.ljust(width)}  {'internal: ' * operator.is_internal}{operator.summary}")
    internal = sum(operator.is_internal for operator in operators)
    public = _count(len(operators) - internal, "operator")
    print(f"{public} and {internal:,} internal" if internal else public)
    return 0


def _new(options: argparse.Namespace) -> int:
    from codegen.diagnostics import Diagnostics, did_you_mean
    from codegen.records import parse_operators
    from codegen.records.names import name_problem
    from codegen.source import Sequence, load

    problem = name_problem(options.op, "operator")
    if problem:
        raise _UsageError(problem)
    diagnostics = Diagnostics()
    nodes = load(options.ops, diagnostics, _shown(options.ops))
    operators = _parse(options, Diagnostics())
    if not isinstance(nodes, Sequence):
        parse_operators(nodes, diagnostics)
    if diagnostics or not isinstance(nodes, Sequence):
        _report(options, diagnostics)
        return 1
    names = {name: operator.name for operator in operators for name in (operator.name, *operator.aliases)}
    starts = [opening for item in nodes.items if (opening := _opening(item)) is not None]
    written = {value.split("(")[0] for _, key, value in starts if key == "op"}
    if options.op in written or options.op in names:
        raise _UsageError(f"`{options.op}` is already taken in `{options.ops}`")
    families = [value for _, key, value in starts if key == "family"]
    family = options.family or (families[-1] if families else None)
    if family not in families:
        hint = did_you_mean(str(family), families)
        hint = hint or f"a line `- family: {family}` at the end of `{options.ops}` opens it"
        raise _UsageError(f"there is no family `{family}`; {hint}")
    headings = [line for line, key, _ in starts if key == "family"]
    following = headings[families.index(str(family)) + 1 :]
    end = following[0] if following else None
    line = _append(options.ops, options.op, end)
    _say(
        options,
        f"{options.ops}:{line}: edit `{options.op}` of the family `{family}`, then run `make codegen`",
        {"line": line},
    )
    return 0


def _opening(item: Node) -> tuple[int, str, str] | None:
    """The line, first key and first value of a list entry."""
    from codegen.source import Mapping, Scalar

    if not isinstance(item, Mapping) or not item.entries:
        return None
    key, value = item.entries[0]
    return item.span.line, key.value, value.value if isinstance(value, Scalar) else ""


def _append(ops: Path, name: str, before: int | None) -> int:
    """Insert a record above line `before` (None: at the end), keeping the file's line ends; gives the record's line."""
    from codegen.writer import replace_file

    text = ops.read_bytes().decode("utf-8")
    end = "\r\n" if "\r\n" in text else "\n"
    lines = text.replace("\r\n", "\n").split("\n")
    place = len(lines) if before is None else before - 1
    while place and (not lines[place - 1].strip() or (before is not None and lines[place - 1].startswith("#"))):
        place -= 1
    record = [f"- op: {name}(x)", f"  summary: Element-wise {name}.", "  amp: Promote", "  forward: x * x"]
    lines[place:place] = ["", *record]
    while lines and not lines[-1]:
        lines.pop()
    try:
        replace_file(ops, end.join([*lines, ""]).encode("utf-8"))
    except OSError as problem:
        raise _UsageError(f"cannot write `{ops}`: {problem.strerror}") from problem
    return place + 2


def _fingerprint(options: argparse.Namespace) -> Fingerprint | None:
    from codegen.writer import Fingerprint

    if not options.ops.is_file():  # reading a pipe may never end
        return None
    try:
        functions = [*COMPOSITES.glob("*.py"), NATIVES]
        return Fingerprint.of(options.ops, options.out, options.ops.parent / ".cache", functions)
    except OSError:
        return None


def _shown(path: Path) -> str:
    """A path as the author knows it: relative to the current folder where it lies below."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except (OSError, ValueError):
        return str(path)


def _report(options: argparse.Namespace, diagnostics: Diagnostics) -> None:
    from codegen.diagnostics import in_order, render, render_json

    if options.format == "json":
        print(render_json(diagnostics), end="")
    else:
        print(render(diagnostics, colour=_in_colour(sys.stderr)), end="", file=sys.stderr)
        print(f"`python -m codegen explain {in_order(diagnostics.items)[0].code}` says more", file=sys.stderr)


def _in_colour(stream: TextIO) -> bool:
    return stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def _unknown(name: str, known: Iterable[str]) -> str:
    from codegen.diagnostics import did_you_mean, printable

    hint = did_you_mean(name, known)
    return f"there is no operator `{printable(name)}`" + (f"; {hint}" if hint else "")


def _say(options: argparse.Namespace, line: str, details: Mapping[str, object]) -> None:
    if options.format == "json":
        print(json.dumps({"errors": 0, "diagnostics": [], "facts": line, **details}, indent=2))
    else:
        print(line)


def _fail(options: argparse.Namespace, message: str) -> None:
    if options.format == "json":
        print(json.dumps({"errors": 1, "diagnostics": [], "message": message}, indent=2))
    else:
        print(f"error: {message}", file=sys.stderr)


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
