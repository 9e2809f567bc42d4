"""The field `dispatch`: what computes the operator on each backend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen import targets
from codegen.diagnostics import did_you_mean
from codegen.model import Dispatch
from codegen.records.defaults import default_dispatch
from codegen.records.fields import quoted
from codegen.source import Scalar

if TYPE_CHECKING:
    from codegen.model import Signature
    from codegen.records.fields import Fields


def read_dispatch(fields: Fields, signature: Signature, shape: str, *, forgotten: bool) -> Dispatch:
    """The targets; `forgotten`: that the record has no `forward` has been reported."""
    usual = default_dispatch(shape, fields.states("forward"))
    node = fields.value("dispatch")
    if isinstance(node, Scalar):
        backend = "cpu" if node.value == "loop" or node.value in targets.ACCELERATE else "gpu"
        meant = f"{node.value}: TARGET" if node.value in ("cpu", "gpu") else f"{backend}: {node.value}"
        notes = (f"write `dispatch: {{{meant}}}`",)
        fields.error("E206", f"`dispatch` {fields.of} is a mapping of `cpu` and `gpu` to targets", node.span, "", notes)
        return usual
    mapping = fields.mapping_of("dispatch")
    found: dict[str, Scalar] = {}
    for key, value in mapping.entries if mapping is not None else ():
        if key.value not in ("cpu", "gpu"):
            hint = did_you_mean(key.value.lower(), ("cpu", "gpu"))
            fields.error("E203", f"`dispatch` has no backend `{key.value}`", key.span, hint, ("`cpu` and `gpu`",))
            continue
        if key.value == "cpu" and "gpu" in found:
            fields.error("E205", "`cpu` belongs before `gpu`", key.span, "out of order")
        scalar = fields.scalar(value, f"a target {fields.of}")
        if scalar is not None:
            found[key.value] = scalar
    named = bool(usual.gpu) or "gpu" in found or forgotten
    if not named and (mapping is not None or not fields.states("dispatch")):
        span = fields.place("dispatch") if "dispatch" in fields else fields.name_span
        notes = ("a record without `forward` names what `gpu` runs",)
        fields.error("E204", f"`{fields.name}` has no `dispatch.gpu`", span, "", notes)
    for backend, target in found.items():
        if target.value == getattr(usual, backend):
            fields.restated(f"dispatch.{backend}", target)
        else:
            _check_target(fields, signature, shape, backend, target)
    return Dispatch(*(found[key].value if key in found else getattr(usual, key) for key in ("cpu", "gpu")))


def _check_target(fields: Fields, signature: Signature, shape: str, backend: str, scalar: Scalar) -> None:
    target, has_forward = scalar.value, fields.states("forward")
    if backend == "cpu" and shape != "broadcast" and target != "kernel":
        fields.error("E225", f"`{target}` is for element-wise records", scalar.span, f"`shape` is {shape}")
    elif backend == "gpu" and target == "formula" and not has_forward:
        fields.error("E225", "`formula` without `forward`", scalar.span, "there is no formula to lower")
    elif target == "kernel" and shape == "broadcast":
        notes = (f"`cpu: loop`, `{'gpu: formula' if has_forward else 'gpu: FUNCTION'}`, or state the `shape`",)
        fields.error("E405", "`kernel` is for records that are not element-wise", scalar.span, "", notes)
    else:
        _check_function(fields, signature, shape, backend, scalar)


def _check_function(fields: Fields, signature: Signature, shape: str, backend: str, scalar: Scalar) -> None:
    """Whether a backend has the function, and it takes what the record has."""
    target = scalar.value
    tensors = tuple(param.name for param in signature.tensors)
    if backend == "cpu":
        problem = targets.check_cpu(target, len(tensors))
    else:
        problem = targets.check_gpu(target, tensors, tuple(param.name for param in signature.params))
    if problem is not None:
        span = scalar.text.at(problem.offset, problem.length)
        unknown = problem.code in ("E401", "E402")
        notes = (_known_targets(backend, shape, fields.states("forward")),) if unknown else ()
        fields.error(problem.code, problem.message, span, problem.label, notes)
    elif backend == "cpu" and target in targets.ACCELERATE:
        optional = [param.name for param in signature.tensors if param.is_optional]
        if signature.attributes:
            names = quoted(param.name for param in signature.attributes)
            message = f"`{target}` takes no attributes, but the record has {names}"
            fields.error("E406", message, scalar.span, "leave it out")
        elif optional:
            message = f"`{target}` needs every operand, but {quoted(optional)} may be absent"
            fields.error("E406", message, scalar.span, "leave it out")


def _known_targets(backend: str, shape: str, has_forward: bool) -> str:
    """What to write instead of an unknown target."""
    whose = " of MLX and of this project for MLX" if backend == "gpu" else ""
    listed = f"`codegen/targets.py` lists the functions{whose}"
    usual = getattr(default_dispatch(shape, has_forward), backend)
    instead = {"loop": "the generated loop", "formula": "the definition"}.get(usual, "the kernel")
    return f"{listed}; leave `{backend}` out for {instead}" if usual else listed
