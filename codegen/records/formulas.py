"""The fields that hold formulas: `forward`, `tangent`, `grad` and `at`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.diagnostics import Span, did_you_mean
from codegen.dtype_words import is_differentiable
from codegen.formula.parser import parse
from codegen.model import Formula, Formulas, Grad, GradKind, SpecialPoint
from codegen.records.defaults import sole_input
from codegen.records.fields import quoted
from codegen.source import Mapping, Node, Scalar, Sequence

if TYPE_CHECKING:
    from codegen.model import Signature, Words
    from codegen.records.fields import Fields

_POINT = ("when", "grad", "why")


def read_by_result(fields: Fields, signature: Signature, key: str) -> Formulas:
    """`forward` or `tangent`: one formula, or one for each of several results."""
    node = fields.value(key)
    if node is None:
        return ()
    results = signature.results
    if isinstance(node, Mapping):
        formulas = _named(fields, node, key, results, "a result")
        missing = [name for name in results if name not in {entry.value for entry, _ in node.entries}]
        if len(results) == 1:
            fields.error("E215", f"`{key}` {fields.of} is one formula", node.span, "there is one result")
        elif missing:
            fields.error("E215", f"`{key}` {fields.of} does not define {quoted(missing)}", fields.place(key))
        return formulas
    if len(results) > 1 and isinstance(node, Scalar):
        message = f"`{key}` {fields.of} is a mapping with a formula for each of {quoted(results)}"
        fields.error("E215", message, node.span)
        return ()
    formula = _formula(fields, node, f"`{key}` {fields.of}")
    return ((results[0], formula),) if formula is not None else ()


def read_grad(fields: Fields, signature: Signature, dtypes: Words) -> Grad:
    """The gradient, where `dtypes` states these words."""
    node = fields.value("grad")
    if node is None:
        return Grad(GradKind.DERIVED)
    if isinstance(node, Scalar):
        return _short_grad(fields, signature, dtypes, node)
    mapping = fields.mapping(node, f"`grad` {fields.of}")
    if mapping is None:
        return Grad(GradKind.DERIVED)
    if any(key.value == "todo" for key, _ in mapping.entries):
        return _todo(fields, mapping)
    lets: Formulas = ()
    names = {param.name for param in signature.params}
    for index, (key, value) in enumerate(mapping.entries):
        if _is_let(key, names):
            if key.value != "let":
                fields.error("E214", f"`{key.value}` is not an input {fields.of}", key.span, "did you mean `let`?")
            if index:
                fields.error("E205", "`let` belongs before the gradients", key.span, "out of order")
            lets = _lets(fields, value)
    inputs = Mapping(
        tuple(entry for entry in mapping.entries if not _is_let(entry[0], names)), mapping.span, mapping.flow
    )
    formulas = _by_input(fields, signature, inputs)
    _check_complete(fields, signature, dtypes, [key for key, _ in inputs.entries])
    return Grad(GradKind.FORMULAS, formulas, lets)


def _is_let(key: Scalar, names: set[str]) -> bool:
    """Whether a key of `grad` is `let`, or a misspelt one."""
    return key.value == "let" or (key.value not in names and bool(did_you_mean(key.value, ("let",))))


def read_reading(fields: Fields, signature: Signature) -> Formula | None:
    """The field `reads`."""
    node = fields.value("reads")
    if node is None:
        return None
    if not signature.name.startswith("_"):
        fields.report("E229", f"`reads` of the public `{fields.name}`", fields.place("reads"), "it reads as itself")
    elif len(signature.results) > 1:
        message = f"`reads` of `{fields.name}`, which has {len(signature.results)} results"
        fields.report("E229", message, fields.place("reads"), "no formula calls it")
    return _formula(fields, node, f"`reads` {fields.of}")


def read_points(fields: Fields, signature: Signature, dtypes: Words) -> tuple[SpecialPoint, ...]:
    """The field `at`."""
    node = fields.value("at")
    if node is None:
        return ()
    if not isinstance(node, Sequence) or not node.items:
        fields.error("E206", f"`at` {fields.of} is a list of {_listed(_POINT)}", node.span)
        return ()
    points = [_point(fields, signature, dtypes, item) for item in node.items]
    return tuple(point for point in points if point is not None)


def _short_grad(fields: Fields, signature: Signature, dtypes: Words, scalar: Scalar) -> Grad:
    """A gradient that is a word, or the formula of the one input."""
    if scalar.style == "plain" and scalar.value in ("zero", "none"):
        return Grad(GradKind(scalar.value))
    if scalar.value.lower() in ("none", "null", "~", "nothing", "no", "false"):
        fields.error("E208", f"`{scalar.value}` is not a gradient", scalar.span, "write `none`")
        return Grad(GradKind.NONE)
    if scalar.value == "todo":
        fields.error("E222", f"the `todo` {fields.of} has no reason", scalar.span, "write `{todo: why}`")
        return Grad(GradKind.TODO)
    formula = _formula(fields, scalar, f"the gradient {fields.of}")
    alone = _alone(fields, signature, dtypes, scalar.span)
    return Grad(GradKind.FORMULAS, ((alone, formula),) if alone and formula is not None else ())


def _todo(fields: Fields, mapping: Mapping) -> Grad:
    reason = ""
    for key, value in mapping.entries:
        if key.value != "todo":
            fields.error("E215", f"`{key.value}` beside `todo`", key.span, "a `todo` stands alone")
        elif isinstance(value, Scalar) and not value.value.strip():
            fields.error("E222", f"the `todo` {fields.of} has no reason", value.span, "say what is missing, and why")
        else:
            reason = fields.checked_text(value, "todo", f"the reason of `todo` {fields.of}")
    return Grad(GradKind.TODO, reason=reason)


def _lets(fields: Fields, node: Node) -> Formulas:
    mapping = fields.mapping(node, f"`let` {fields.of}")
    lets: list[tuple[str, Formula]] = []
    for key, value in mapping.entries if mapping is not None else ():
        fields.check_name(key.value, key.span, "let")
        formula = _formula(fields, value, f"`let` {key.value}")
        lets += [(key.value, formula)] if formula is not None else []
    return tuple(lets)


def _check_complete(fields: Fields, signature: Signature, dtypes: Words, keys: list[Scalar]) -> None:
    """The gradients name every differentiable input; where `dtypes` is inferred, that is checked later."""
    given = {key.value for key in keys}
    words = dict(dtypes)
    for key in keys:
        if not is_differentiable(words.get(key.value, "any")):
            message = f"`{key.value}` is {words[key.value]} and has no gradient"
            fields.error("E215", message, key.span, "leave it out")
    named = [param.name for param in signature.tensors if param.name in words and param.name not in given]
    missing = [name for name in named if is_differentiable(words[name])]
    if missing or not given:
        what = quoted(missing) if missing else "any input"
        fields.error("E215", f"`grad` {fields.of} does not name {what}", fields.place("grad"))


def _point(fields: Fields, signature: Signature, dtypes: Words, node: Node) -> SpecialPoint | None:
    mapping = fields.mapping(node, f"an `at` entry {fields.of}")
    if mapping is None:
        return None
    if tuple(key.value for key, _ in mapping.entries) != _POINT:
        wrong = next((key for key, _ in mapping.entries if key.value not in _POINT), None)
        label = did_you_mean(wrong.value, _POINT) if wrong is not None else ""
        span = mapping.entries[0][0].span if mapping.entries else mapping.span
        span = wrong.span if wrong is not None else span
        fields.error("E223", f"an `at` entry {fields.of} is {_listed(_POINT)}", span, label)
        return None
    (_, when_node), (_, grad_node), (_, why_node) = mapping.entries
    when = _formula(fields, when_node, "`when`")
    why = fields.checked_text(why_node, "why", f"`why` {fields.of}")
    if isinstance(grad_node, Mapping):
        grad = _by_input(fields, signature, grad_node)
    else:
        formula = _formula(fields, grad_node, f"the gradient {fields.of}")
        alone = _alone(fields, signature, dtypes, grad_node.span) if formula is not None else None
        grad = ((alone, formula),) if alone is not None and formula is not None else ()
    return SpecialPoint(when, grad, why) if when is not None else None


def _alone(fields: Fields, signature: Signature, dtypes: Words, span: Span) -> str | None:
    """The input that one formula is for."""
    alone = sole_input(signature, dtypes)
    if alone is None:
        tensors = [param.name for param in signature.tensors]
        message = f"one gradient, but `{fields.name}` has {quoted(tensors) if tensors else 'no inputs'}"
        label = "write a mapping from input to formula" if tensors else "leave `grad` out"
        fields.error("E215", message, span, label)
    return alone


def _by_input(fields: Fields, signature: Signature, node: Mapping) -> Formulas:
    return _named(fields, node, "the gradient", tuple(param.name for param in signature.tensors), "an input")


def _named(fields: Fields, node: Mapping, what: str, names: tuple[str, ...], kind: str) -> Formulas:
    """A mapping from some of `names` to formulas."""
    formulas: list[tuple[str, Formula]] = []
    for key, value in node.entries:
        if key.value not in names:
            hint = did_you_mean(key.value, names)
            notes = (f"one of {', '.join(names)}",) if names else ()
            fields.error("E214", f"`{key.value}` is not {kind} {fields.of}", key.span, hint, notes)
            continue
        formula = _formula(fields, value, f"{what} of `{key.value}`")
        formulas += [(key.value, formula)] if formula is not None else []
    return tuple(formulas)


def _formula(fields: Fields, node: Node, what: str) -> Formula | None:
    scalar = fields.scalar(node, what)
    if scalar is None:
        return None
    if scalar.style == "quoted":
        fields.error("E217", f"{what} is in quotes", scalar.span, "a plain line or a `|` block")
        return None
    tree = parse(scalar.text, fields.diagnostics)
    fields.failed = fields.failed or tree is None
    return None if tree is None else Formula(scalar.text, tree)


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)
