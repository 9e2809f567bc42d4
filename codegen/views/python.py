"""The Python package's operators: `pylucid.ops`, its stub, the stub of Tensor's methods, and docstrings.

Names that equal Python built-ins stay out of `__all__` of `pylucid.ops`, so that a star import replaces none of them;
`pylucid._operators` lists them too, for the package itself, where they are attributes.
"""

from __future__ import annotations

import builtins
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from codegen.dtype_words import INPUT_WORDS, accepted, accepted_dtypes, enters_as_float, is_pinned
from codegen.formula import dtypes
from codegen.model import REQUIRES_GRAD, Amp
from codegen.views import prose
from codegen.views.loops import gradients

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import jinja2

    from codegen.model import Operator, Param

BUILTINS = frozenset(name for name in dir(builtins) if not name.startswith("_"))
# The annotation of each kind of parameter; the Tensor's and the choices' are made below. NumPy's numbers count as
# Python's: the names with an underscore, of `_core.pyi`, have both.
_TYPES = {
    "Tensor": "Tensor | _Number",
    "Tensors": "Sequence[Tensor]",
    "scalar": "_Number",
    "int": "_Int",
    "float": "_Float",
    "bool": "_Bool",
    "axis": "_Int",
    "axes": "_Int | tuple[_Int, ...]",
    "shape": "_Int | Sequence[_Int]",
    "dtype": "_DtypeLike",
    "device": "str",
    "index": "object",
    "string": "str",
    "object": "object",
}
_BUILTIN_TYPES = ("bool", "complex", "float", "int", "object", "str", "tuple")
_WIDTH = 120


@dataclass(frozen=True, slots=True)
class WordView:
    """A word of `dtypes` as a constant: what errors say is accepted, and the dtypes."""

    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class StubView:
    """One function or method of a stub: one line, or one for each parameter."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TupleView:
    """The named tuple of an operator's results."""

    name: str
    title: str
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CompositeView:
    """A composite in Python: its header, its checks and the call of its implementation."""

    name: str
    lines: tuple[str, ...]
    checks: tuple[str, ...]
    call: str
    itself: str  # another name of the function, where a parameter hides its own


@dataclass(frozen=True, slots=True)
class OpsView:
    """What the templates of this module read."""

    imports: tuple[str, ...]
    exported: tuple[str, ...]  # `__all__` of pylucid.ops
    package: tuple[str, ...]  # what the package pylucid takes over
    functions: tuple[StubView, ...]
    function_imports: tuple[str, ...]
    internals: tuple[StubView, ...]
    internal_imports: tuple[str, ...]
    internal_names: tuple[str, ...]
    internal_tuples: tuple[TupleView, ...]
    methods: tuple[StubView, ...]
    method_imports: tuple[str, ...]
    tuples: tuple[TupleView, ...]
    method_tuples: tuple[TupleView, ...]
    composites: tuple[CompositeView, ...]
    composite_families: tuple[str, ...]
    composite_words: tuple[WordView, ...]
    composite_imports: tuple[str, ...]
    composite_tuples: tuple[TupleView, ...]


def files(env: jinja2.Environment, operators: Sequence[Operator]) -> dict[str, str]:
    """The package's generated modules and stubs, by path."""
    view = ops_view(operators)
    templates = {
        "pylucid/ops/__init__.py": "ops.py.j2",
        "pylucid/ops/__init__.pyi": "ops.pyi.j2",
        "pylucid/_operators.py": "operators.py.j2",
        "pylucid/_composed.py": "composed.py.j2",
        "pylucid/_internals.pyi": "internals.pyi.j2",
        "pylucid/_tensor_methods.pyi": "tensor_methods.pyi.j2",
    }
    # An editable install puts the folder on the path, where type checkers ask each part of the package for this marker.
    marker = {"pylucid/py.typed": ""}
    return marker | {path: env.get_template(template).render(view=view) for path, template in templates.items()}


def ops_view(operators: Sequence[Operator]) -> OpsView:
    exported = [op for op in operators if prose.public(op)]
    names = sorted(name for op in exported for name in (op.name, *op.aliases))
    main = {op.name for op in exported if not op.module} | {a for op in exported if not op.module for a in op.aliases}
    functions = tuple(stub(op, names, name) for op in exported for name in (op.name, *op.aliases))
    internal = [op for op in operators if op.is_internal]
    internals = tuple(stub(op, []) for op in internal)
    methods = tuple(method_stubs(operators))
    composed = [op for op in operators if op.is_composite and not op.is_native]
    composites = tuple(composite_view(op, names) for op in composed)
    return OpsView(
        imports=tuple(names),
        exported=tuple(sorted(n for n in [*names, "schema"] if n not in BUILTINS)),
        package=tuple(n for n in names if n in main),
        functions=functions,
        function_imports=_imports(functions, "NamedTuple", "type_check_only"),
        internals=internals,
        internal_imports=_imports(internals, "NamedTuple", "type_check_only"),
        internal_names=tuple(op.name for op in internal),
        internal_tuples=tuple(tuple_view(op) for op in internal if len(op.signature.results) > 1),
        methods=methods,
        method_imports=_imports(methods, "type_check_only"),
        tuples=tuple(tuple_view(op) for op in exported if len(op.signature.results) > 1),
        method_tuples=tuple(tuple_view(op) for op in exported if len(op.signature.results) > 1 and has_method(op)),
        composites=composites,
        composite_families=tuple(sorted({op.family for op in composed})),
        composite_words=tuple(
            WordView(f"_{word.upper()}", ", ".join(map(repr, (accepted(word), *accepted_dtypes(word)))))
            for word in sorted({word for op in composed for _, word in _looked_at(op)})
        ),
        composite_imports=_imports(tuple(StubView(c.lines) for c in composites)),
        composite_tuples=tuple(tuple_view(op) for op in composed if len(op.signature.results) > 1),
    )


def tuple_view(op: Operator) -> TupleView:
    title = "".join(part.capitalize() for part in op.name.split("_"))
    return TupleView(f"_{title}", op.name, op.signature.results)


def composite_view(op: Operator, names: Sequence[str]) -> CompositeView:
    """What the built-in of a composite calls."""
    lines = stub(op, names).lines
    params = (*op.signature.tensors, *(p for p in op.signature.public if not p.is_tensor))
    itself = f"_{op.name}_itself" if op.name in {p.name for p in params} else ""
    checks = _under_autocast(op, itself or op.name) + [line for p in params for line in _check(op, p)]
    checks += [line for p, word in _looked_at(op) for line in _check_dtype(op, p, word)]
    call = f"_{op.family}_functions.{op.name.lstrip('_')}({_passed_on(op.signature.params)})"
    if len(op.signature.results) > 1:
        call = f"{tuple_view(op).name}(*{call})"
    if op.signature.makes_leaves:
        call = f"_check.leaf({op.name!r}, {call}, {REQUIRES_GRAD.name})"
    return CompositeView(
        op.name,
        tuple([checked_type(line).removesuffix(" ...") for line in lines]),
        tuple(checks),
        call,
        itself,
    )


def _passed_on(params: Iterable[Param]) -> str:
    """Parameters as arguments of a call."""
    return ", ".join(f"*{p.name}" if p.variadic else f"{p.name}={p.name}" if p.keyword_only else p.name for p in params)


def _under_autocast(op: Operator, function: str) -> list[str]:
    """The lines that make a policy act on a whole composite. Promote is what its parts do by themselves."""
    if op.amp is Amp.PROMOTE:
        return []
    call = f"_check.under({op.amp.value!r}, {function}, {_passed_on(op.signature.public)})"
    return ["if _autocast()[0]:", f"    return {call}"]


def _looked_at(op: Operator) -> list[tuple[Param, str]]:
    """The inputs of a composite that do not take every dtype as it is, each with the word that says which."""
    words = dtypes.input_words(op)
    found = []
    for p in op.signature.tensors:
        word = "integer" if is_pinned(words[p.name]) and "int" in words[p.name] else words[p.name]
        is_word = word in INPUT_WORDS or word == "bool"
        found += [(p, word)] if is_word and (accepted(word) or enters_as_float(word)) else []
    return found


def _check_dtype(op: Operator, p: Param, word: str) -> list[str]:
    """The lines that refuse a Tensor of a dtype that is not accepted, and make bool and integers floats."""
    given = f"{op.name!r}, {p.name!r}, {p.name}, _{word.upper()}"
    enters = enters_as_float(word)
    if enters:
        others = [q for q, other in _looked_at(op) if q is not p and enters_as_float(other)]
        given += "".join(f", *{q.name}" if q.kind == "Tensors" else f", {q.name}" for q in others)
    if p.kind == "Tensors":
        return [f"{p.name} = _check.all_entering({given})" if enters else f"_check.dtypes({given})"]
    absent = f"{p.name} is not None and " if p.is_optional else ""
    call = f"{p.name} = _check.entering({given})" if enters else f"_check.other_dtype({given})"
    return [f"if {absent}{p.name}.dtype not in _{word.upper()}:", f"    {call}"]


# Of each kind of attribute: what an argument is that needs no look, and the function of `_check` for all others.
_PLAIN = {
    "bool": ("{0} is not True and {0} is not False", "boolean"),
    "int": ("_type({0}) is not int", "integer"),
    "axis": ("_type({0}) is not int", "integer"),
    "axes": ("_type({0}) is not int", "integers"),
    "shape": ("_type({0}) is not int", "integers"),
    "float": ("_type({0}) is not float", "real"),
    "scalar": ("_type({0}) is not float", "number"),
    "dtype": ("_type({0}) is not Dtype", "dtype"),
    "device": ("{0} != 'cpu'", "device"),
    "string": ("_type({0}) is not _str", "text"),
}


def _check(op: Operator, p: Param) -> list[str]:
    """The lines that refuse an argument of a wrong type in the operator's name."""
    given = f"{op.name!r}, {p.name!r}, {p.name}"
    if p.kind == "Tensors":
        return [f"{p.name} = _check.tensors({given})"]
    absent = f"{p.name} is not None and " if p.is_optional else ""
    if p.kind == "Tensor":
        return [f"if {absent}_type({p.name}) is not Tensor:", f"    _check.not_a_tensor({given})"]
    if p.kind == "str":
        other = f"_type({p.name}) is not _str or {p.name} not in {p.choices!r}"
        condition = f"{absent}({other})" if absent else other
        return [f"if {condition}:", f"    _check.choice({given}, {p.choices!r})"]
    if p.kind not in _PLAIN:
        return []
    other, function = _PLAIN[p.kind]
    return [f"if {absent}{other.format(p.name)}:", f"    {p.name} = _check.{function}({given})"]


def _imports(stubs: Iterable[StubView], *always: str) -> tuple[str, ...]:
    """The import lines of a stub: what its annotations need, and the names of `typing` that it always needs."""
    words = set(re.findall(r"\w+", " ".join(line for s in stubs for line in s.lines)))
    lines = ["import builtins"] if "builtins" in words else []
    lines += ["from collections.abc import Sequence"] if "Sequence" in words else []
    typing = [*(["Literal"] if "Literal" in words else []), *always]
    lines += [f"from typing import {', '.join(typing)}"] if typing else []
    return tuple(lines)


def annotation(param: Param, taken: Iterable[str]) -> str:
    """A parameter's type; built-in types that an operator hides are spelled `builtins.NAME`."""
    text = f"Literal[{', '.join(map(repr, param.choices))}]" if param.kind == "str" else _TYPES[param.kind]
    if param.kind == "Tensors" and param.variadic:
        text = "Tensor"
    hidden = set(taken).intersection(_BUILTIN_TYPES)
    if hidden:
        text = re.sub(rf"\b({'|'.join(sorted(hidden))})\b", r"builtins.\1", text)
    return text + (" | None" if param.is_optional else "")


def checked_type(text: str) -> str:
    """Annotations of arguments that have been checked: what stands for a dtype is one then, and NumPy's numbers are
    Python's."""
    return re.sub(r"\b_(?:(Dtype)Like|Int|Float|Bool)\b", lambda m: m[1] or m[0][1:].lower(), text)


def stub_default(param: Param) -> str:
    """A default in a stub: the literal, or `...` where the literal is no constant."""
    assert param.default is not None
    constant = param.is_optional or (param.kind != "dtype" and "inf" not in param.default)
    return param.default if constant else "..."


def text_default(param: Param) -> str:
    """A default in a text signature: `inspect` reads constants, and names of the module pylucid."""
    assert param.default is not None
    return f"'{param.default}'" if param.kind == "dtype" and not param.is_optional else param.default


def arguments(params: Sequence[Param], written: Sequence[str]) -> list[str]:
    """Written parameters with the marks `/` and `*` between them."""
    words: list[str] = []
    for index, (param, text) in enumerate(zip(params, written, strict=True)):
        before = params[index - 1] if index else None
        if before is not None and before.positional_only and not param.positional_only:
            words.append("/")
        if param.keyword_only and not (before is not None and (before.keyword_only or before.variadic)):
            words.append("*")
        words.append(f"*{text}" if param.variadic else text)
    if params and params[-1].positional_only:
        words.append("/")
    return words


def stub(op: Operator, taken: Iterable[str], name: str = "") -> StubView:
    """The operator as a function of a stub, by its own name or an alias."""
    taken = list(taken)
    return _stub(name or op.name, op, op.signature.public, [], taken)


def _stub(name: str, op: Operator, params: Sequence[Param], first: list[str], taken: Sequence[str]) -> StubView:
    accepts = [annotation(p, taken) for p in params]
    if op.is_composite:  # numbers are Tensors to kernels only
        accepts = [text.replace("Tensor | _Number", "Tensor") for text in accepts]
    written = [
        f"{p.name}: {text}" + ("" if p.default is None or p.variadic else f" = {stub_default(p)}")
        for p, text in zip(params, accepts, strict=True)
    ]
    words = first + arguments(params, written)
    count = len(op.signature.results)
    pair = "builtins.tuple" if "tuple" in taken else "tuple"
    result = "Tensor" if count == 1 else tuple_view(op).name
    if op.signature.variadic:
        result = f"{pair}[Tensor, ...]"
    line = f"def {name}({', '.join(words)}) -> {result}: ..."
    if len(line) <= _WIDTH - 4 * bool(first):
        return StubView((line,))
    return StubView((f"def {name}(", *(f"    {word}," for word in words), f") -> {result}: ..."))


def method_stubs(operators: Sequence[Operator]) -> list[StubView]:
    """Tensor's methods: the operators whose first parameter is a Tensor, which `self` is."""
    members = [op for op in operators if has_method(op)]
    taken = [name for op in members for name in method_names(op)]
    return [_stub(name, op, _method_params(op), ["self"], taken) for op in members for name in method_names(op)]


def has_method(op: Operator) -> bool:
    """Whether Tensor gets a generated method."""
    return op.method is not None and op.method not in prose.PROPERTIES


def method_names(op: Operator) -> tuple[str, ...]:
    """The names of a Tensor method: the record's own, and the function's aliases."""
    return (op.method or op.name, *op.aliases)


def takes_extents(op: Operator) -> bool:
    """Whether the method takes a shape, or an order of axes, as several ints too: `x.reshape(2, 3)`."""
    rest = [p for p in op.signature.params[1:] if not p.keyword_only]
    return len(rest) == 1 and rest[0].kind in ("shape", "axes") and rest[0].default is None


def _method_params(op: Operator) -> tuple[Param, ...]:
    first, *others = op.signature.public[1:] or (None,)
    if first is None or not takes_extents(op):
        return op.signature.public[1:]
    return (replace(first, variadic=True, keyword_only=False, positional_only=False), *others)


def text_signature(op: Operator, name: str = "") -> str:
    """The signature as CPython's built-ins state it, for `inspect.signature`; of the operator or an alias."""
    words = arguments(op.signature.public, [_text(p) for p in op.signature.public])
    return f"{name or op.name}({', '.join(words)})"


def method_text_signature(op: Operator, name: str = "") -> str:
    """The same of the method."""
    params = _method_params(op)
    words = arguments(params, [_text(p) for p in params])
    # `$self` is positional, whatever follows.
    start = ["$self"] if "/" in words else ["$self", "/"]
    return f"{name or op.method or op.name}({', '.join(start + words)})"


def _text(param: Param) -> str:
    return param.name if param.default is None else f"{param.name}={text_default(param)}"


def docstring(op: Operator, table: Mapping[str, Operator], name: str = "") -> str:
    """The text of a built-in: its text signature, and what it does."""
    return f"{text_signature(op, name)}\n--\n\n{documentation(op, table)}"


def method_docstring(op: Operator, table: Mapping[str, Operator], name: str = "") -> str:
    """The text of a Tensor method."""
    return f"{method_text_signature(op, name)}\n--\n\n{documentation(op, table)}"


def documentation(op: Operator, table: Mapping[str, Operator]) -> str:
    """The operator in plain text."""
    parts = [op.summary, *_mathematics(op, table), *_parameters(op), *_returns(op), *_raises(op)]
    parts += [*_conventions(op, table), prose.amp(op)]
    if op.notes:
        parts.append(op.notes)
    if op.aliases:
        parts.append(f"Also called {', '.join(op.aliases)}.")
    see = [name for name in op.see if name in table and not name.startswith("_")]
    if see:
        parts.append(f"See also {', '.join(see)}.")
    if op.example:
        parts.append(_section("Examples", op.example.split("\n")))
    return "\n\n".join(parts)


def _section(title: str, lines: Iterable[str]) -> str:
    return "\n".join([title, "-" * len(title), *lines])


def _mathematics(op: Operator, table: Mapping[str, Operator]) -> list[str]:
    rules = prose.gradient_rules(op, table)
    lines = [f"    {line}" for d in prose.definitions(op, table) for line in str(d).split("\n")]
    lines += [f"    {rule}" for rule in rules]
    parts = ["\n".join(lines)]
    named = [f"    {call}: {meaning}" for call, meaning in prose.internals(op, table)]
    if named:
        parts.append("\n".join(["Internal functions in these formulas:", *named]))
    if rules:
        parts.append(" ".join(filter(None, [upstream_sentence(op), prose.complex_remark(op)])))
    remark = prose.gradient_remark(op)
    return parts + ([remark] if remark else [])


def upstream_sentence(op: Operator) -> str:
    """What `g` stands for."""
    if len(op.signature.results) == 1:
        parts = "".join(
            f" dL/d{p.name} is split: each of the {p.name} gets its part."
            for p in op.signature.tensors
            if p.kind == "Tensors"
        )
        return f"g is dL/d{op.signature.results[0]}.{parts}"
    return " ".join(f"g_{r} is dL/d{r}." for r in op.signature.results if f"g_{r}" in _upstreams(op))


def _upstreams(op: Operator) -> set[str]:
    return {word for _, formula in gradients(op) for word in re.findall(r"\bg_\w+", str(formula.tree))}


def _parameters(op: Operator) -> list[str]:
    lines = []
    for p in op.signature.public:
        default = "" if p.default is None or p.is_optional else f", default {p.default}"
        lines.append(f"{p.name} : {prose.parameter_type(op, p)}{default}")
        if p.is_tensor:
            lines.append(f"    {prose.accepted(op, p)}")
    return [_section("Parameters", lines)] if lines else []


def _returns(op: Operator) -> list[str]:
    lines = []
    for r in op.signature.results:
        said = prose.result_dtype(op, r)
        lines += [f"{r} : Tensor", *([f"    {said}"] if said else [])]
    return [_section("Returns", lines)]


def _raises(op: Operator) -> list[str]:
    return [_section("Raises", [line for error, why in prose.raised(op) for line in (error, f"    {why}")])]


def _conventions(op: Operator, table: Mapping[str, Operator]) -> list[str]:
    found = []
    for kink in prose.kinks(op, table):
        values = ", ".join(f"dL/d{name} = {value}" for name, value in kink.gradients)
        found.append(f"Where {kink.when}: {values} ({kink.why}).")
    return ["\n".join(found)] if found else []
