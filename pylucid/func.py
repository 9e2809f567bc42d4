"""Derivatives of functions: `grad`, `value_and_grad`, `vjp`, `jvp`, `jacrev`, `jacfwd`, `hessian`.

    df = pylucid.func.grad(lambda x: pylucid.sum(pylucid.sin(x)))
    df(x)                                          # cos(x)
    pylucid.func.jvp(pylucid.sin, (x,), (t,))      # sin(x), cos(x) * t

Arguments and results may be nested tuples, lists and dicts of Tensors. Transformations nest in any order.

Each transformation runs the function on inputs of its own: aliases, which stay connected with the graph outside, or
fresh leaves where there is none. Derivatives are recorded only if something outside can ask for them. The function gets
aliases of these, which it may change in place, and what is kept for a pullback is never what was given or is returned.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Sequence
from typing import Any

from pylucid import _core, _tree, ops
from pylucid._core import Tensor
from pylucid.autograd import enable_grad, set_grad_enabled

__all__ = ["grad", "hessian", "jacfwd", "jacrev", "jvp", "value_and_grad", "vjp"]

Argnums = int | Sequence[int]


def _input(value: Any, where: str) -> Tensor:
    """An input that this transformation alone differentiates."""
    if isinstance(value, Tensor):
        tensor = value
    else:
        try:
            tensor = _core.asarray(value)
        except TypeError:
            kind = type(value).__name__
            raise TypeError(
                f"{where}: an input is {kind}; Tensors and numbers are accepted, and trees of them"
            ) from None
    if tensor.dtype.kind not in ("real floating", "complex floating"):
        raise TypeError(f"{where}: inputs must be floating point or complex, got {tensor.dtype}")
    if tensor.requires_grad and _core.is_grad_enabled():
        return _core._alias(tensor)
    return tensor.detach().requires_grad_()


def _outputs(tree: Any, where: str) -> tuple[list[Tensor], _tree.Rebuild]:
    leaves, rebuild = _tree.flatten(tree)
    for leaf in leaves:
        if not isinstance(leaf, Tensor):
            raise TypeError(f"{where}: the function must return Tensors, got {type(leaf).__name__}")
    return [copy.copy(leaf) for leaf in leaves], rebuild


def _split(result: Any, has_aux: bool, where: str) -> tuple[Any, Any]:
    if not isinstance(has_aux, bool):
        raise TypeError(f"{where}: has_aux is {type(has_aux).__name__}; a bool is accepted")
    if not has_aux:
        return result, None
    if not isinstance(result, tuple) or len(result) != 2:
        raise TypeError(f"{where}: with has_aux the function must return a pair (output, aux)")
    return result[0], result[1]


class _Recording:
    """One run of a function on inputs of its own."""

    def __init__(
        self,
        function: Callable[..., Any],
        args: tuple[Any, ...],
        argnums: Sequence[int],
        kwargs: dict[str, Any],
        where: str,
    ) -> None:
        self.where = where
        self.outer = _core.is_grad_enabled()
        self.inputs: list[Tensor] = []
        self.rebuilds: list[tuple[_tree.Rebuild, int]] = []
        given = list(args)
        for position in argnums:
            leaves, rebuild = _tree.flatten(args[position])
            own = [_input(leaf, where) for leaf in leaves]
            self.inputs += own
            self.rebuilds.append((rebuild, len(own)))
            with enable_grad():
                given[position] = rebuild([_core._alias(tensor) for tensor in own])
        with enable_grad():
            self.result = function(*given, **kwargs)

    def observed(self, *tensors: Tensor | None) -> bool:
        """Whether anything outside can ask for derivatives of these."""
        return self.outer and _core._reaches_others([t for t in tensors if t is not None], self.inputs)

    def release(self, value: Any) -> Any:
        """A result for the outside, of its own: without the graph where that leads only to this run's inputs."""
        if not isinstance(value, Tensor):
            return value
        return copy.copy(value) if value.requires_grad and self.observed(value) else value.detach()

    def gradients(self, outputs: list[Tensor], cotangents: list[Tensor | None], retain: bool) -> list[Tensor]:
        recorded = [position for position, output in enumerate(outputs) if output.requires_grad]
        create = self.observed(*outputs, *cotangents)
        sources = [outputs[position] for position in recorded]
        weights = [cotangents[position] for position in recorded]
        found: Sequence[Tensor | None] = [None] * len(self.inputs)
        if sources:
            found = _core._grad(sources, weights, self.inputs, retain or create, create)
        return [
            ops.zeros_like(own.detach()) if gradient is None else self.release(gradient)
            for own, gradient in zip(self.inputs, found, strict=True)
        ]

    def tangents(self, outputs: list[Tensor], directions: list[Tensor]) -> list[Tensor]:
        with set_grad_enabled(self.observed(*outputs, *directions)):
            found = _core._push_forward(outputs, self.inputs, directions)
        return [
            ops.zeros_like(output.detach()) if tangent is None else self.release(tangent)
            for output, tangent in zip(outputs, found, strict=True)
        ]

    def per_argument(self, values: list[Any]) -> list[Any]:
        """Values that belong to the inputs, in the structure of each argument."""
        result = []
        start = 0
        for rebuild, count in self.rebuilds:
            result.append(rebuild(values[start : start + count]))
            start += count
        return result


def _require_callable(function: object, where: str) -> None:
    if not callable(function):
        raise TypeError(f"{where}: the function is {type(function).__name__}; something callable is accepted")


def _positions(argnums: Argnums, count: int, where: str) -> list[int]:
    wanted: list[Any] = list(argnums) if isinstance(argnums, Sequence) else [argnums]
    for position in wanted:
        if not isinstance(position, int) or isinstance(position, bool):
            raise TypeError(f"{where}: argnums is {argnums!r}; an int or a tuple of ints is accepted")
    for position in wanted:
        if not -count <= position < count:
            raise ValueError(f"{where}: argnums names argument {position}; given by position: {count}")
    positions = [position % count for position in wanted]
    if len(set(positions)) != len(positions):
        raise ValueError(f"{where}: argnums names an argument twice")
    return positions


def _shaped_as(argnums: Argnums, values: list[Any]) -> Any:
    return values[0] if isinstance(argnums, int) else tuple(values)


def value_and_grad(function: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """A function that returns `function`'s value and its gradient with respect to the arguments `argnums`.

    The value must be a 0-d real Tensor. With `has_aux`, `function` returns (value, aux) and so does the result:
    ((value, aux), gradient). The gradient has the structure of the argument; a tuple of them for several argnums.
    """
    return _value_and_grad(function, argnums, has_aux, "value_and_grad")


def _value_and_grad(function: Callable[..., Any], argnums: Argnums, has_aux: bool, where: str) -> Callable[..., Any]:
    _require_callable(function, where)

    @functools.wraps(function)
    def evaluate(*args: Any, **kwargs: Any) -> Any:
        run = _Recording(function, args, _positions(argnums, len(args), where), kwargs, where)
        value, aux = _split(run.result, has_aux, where)
        if not isinstance(value, Tensor):
            raise TypeError(f"{where}: the function must return a Tensor, got {type(value).__name__}")
        if value.ndim != 0 or value.dtype.kind != "real floating":
            raise ValueError(
                f"{where}: the function must return a 0-d real Tensor, got {value.dtype} of shape {value.shape}"
            )
        gradients = _shaped_as(argnums, run.per_argument(run.gradients([value], [None], retain=has_aux)))
        value = run.release(value)
        return ((value, _tree.map_leaves(run.release, aux)) if has_aux else value), gradients

    return evaluate


def grad(function: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """A function that returns the gradient of `function`: see `value_and_grad`. With `has_aux`: (gradient, aux)."""
    evaluate = _value_and_grad(function, argnums, has_aux, "grad")

    @functools.wraps(function)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        value, gradients = evaluate(*args, **kwargs)
        return (gradients, value[1]) if has_aux else gradients

    return gradient


def vjp(function: Callable[..., Any], *primals: Any, has_aux: bool = False) -> Any:
    """The value of `function` at `primals`, and the function from its cotangent to a tuple of the primals' gradients.

    With `has_aux`: (value, pullback, aux). The pullback can be called any number of times.
    """
    where = "vjp"
    _require_callable(function, where)
    run = _Recording(function, primals, range(len(primals)), {}, where)
    value, aux = _split(run.result, has_aux, where)
    outputs, rebuild = _outputs(value, where)

    def pullback(cotangent: Any) -> tuple[Any, ...]:
        cotangents = _matching(cotangent, outputs, where, "cotangent")
        return tuple(run.per_argument(run.gradients(outputs, list(cotangents), retain=True)))

    result = rebuild([run.release(output) for output in outputs])
    return (result, pullback, _tree.map_leaves(run.release, aux)) if has_aux else (result, pullback)


def _matching(tree: Any, models: list[Tensor], where: str, what: str) -> list[Tensor]:
    leaves, _ = _tree.flatten(tree)
    if len(leaves) != len(models):
        raise ValueError(f"{where}: {len(leaves)} {what}s given for {len(models)} Tensors")
    tensors = []
    for leaf, model in zip(leaves, models, strict=True):
        if isinstance(leaf, Tensor):
            tensor = leaf
        else:
            try:
                tensor = _core.asarray(leaf, dtype=model.dtype, device=model.device)
            except TypeError:
                raise TypeError(f"{where}: a {what} is {type(leaf).__name__}; a Tensor is accepted") from None
        if tensor.shape != model.shape:
            raise ValueError(f"{where}: a {what} has shape {tensor.shape}, its Tensor {model.shape}")
        tensors.append(tensor if tensor.dtype == model.dtype else tensor.to(model.dtype))
    return tensors


def jvp(function: Callable[..., Any], primals: Sequence[Any], tangents: Sequence[Any], has_aux: bool = False) -> Any:
    """The value of `function` at `primals` and its derivative along `tangents`: (value, tangent[, aux])."""
    where = "jvp"
    _require_callable(function, where)
    if not isinstance(primals, (tuple, list)) or not isinstance(tangents, (tuple, list)):
        raise TypeError(f"{where}: primals and tangents must be tuples, one entry per argument")
    run = _Recording(function, tuple(primals), range(len(primals)), {}, where)
    value, aux = _split(run.result, has_aux, where)
    outputs, rebuild = _outputs(value, where)
    moved = run.tangents(outputs, _matching(tangents, run.inputs, where, "tangent"))
    result = rebuild([run.release(output) for output in outputs])
    if has_aux:
        return result, rebuild(moved), _tree.map_leaves(run.release, aux)
    return result, rebuild(moved)


def _basis(model: Tensor, turned: bool = False) -> list[Tensor]:
    """The unit vectors of model's shape; `turned`, those times i."""
    rows = ops.eye(model.size, dtype=model.dtype, device=model.device)
    if turned:
        rows = ops.multiply(rows, 1j)
    return [ops.reshape(rows[position], model.shape) for position in range(model.size)]


def _stacked(slices: list[Tensor], axis: int, shape: tuple[int, ...], model: Tensor) -> Tensor:
    if not slices:
        return ops.zeros(shape, dtype=model.dtype, device=model.device)
    return ops.reshape(ops.concat([ops.expand_dims(piece, axis=axis) for piece in slices], axis=axis), shape)


def _is_complex(tensor: Tensor) -> bool:
    return tensor.dtype.kind == "complex floating"


def _joined(real: Tensor, imag: Tensor, model: Tensor) -> Tensor:
    """real + i imag. A product with 1j would make NaN of infinity."""
    unit = ops.zeros((), dtype=model.dtype, device=model.device)
    return ops.add(real, _core._times_i(imag, unit))


def jacrev(function: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """A function that returns the Jacobian of `function`, computed backward, a row at a time.

    For an output of shape S and an input of shape T it has shape S + T. With trees: the output's, each leaf replaced by
    the input's. With `has_aux`: (jacobian, aux).

    With respect to a complex input x = a + ib the entry is dy/da of a complex output y, which is the complex derivative
    where the function is holomorphic, and of a real one the gradient, dy/da + i dy/db.
    """
    return _jacrev(function, argnums, has_aux, "jacrev")


def _jacrev(function: Callable[..., Any], argnums: Argnums, has_aux: bool, where: str) -> Callable[..., Any]:
    _require_callable(function, where)

    @functools.wraps(function)
    def jacobian(*args: Any, **kwargs: Any) -> Any:
        run = _Recording(function, args, _positions(argnums, len(args), where), kwargs, where)
        value, aux = _split(run.result, has_aux, where)
        outputs, rebuild = _outputs(value, where)

        def gradients(output: Tensor, cotangents: list[Tensor]) -> list[Tensor]:
            rows = [run.gradients([output], [cotangent], retain=True) for cotangent in cotangents]
            return [
                _stacked([row[i] for row in rows], 0, output.shape + own.shape, own) for i, own in enumerate(run.inputs)
            ]

        blocks = []
        for output in outputs:
            columns = gradients(output, _basis(output.detach()))
            if _is_complex(output):
                # The gradients of the real and of the imaginary part, each along the real axis of the input.
                turned = gradients(output, _basis(output.detach(), turned=True))
                columns = [
                    _joined(ops.real(real), ops.real(imag), output) for real, imag in zip(columns, turned, strict=True)
                ]
            blocks.append(_shaped_as(argnums, run.per_argument(columns)))
        result = rebuild(blocks)
        return (result, _tree.map_leaves(run.release, aux)) if has_aux else result

    return jacobian


def jacfwd(function: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """As `jacrev`, computed forward, a column at a time: cheaper for functions of few inputs."""
    return _jacfwd(function, argnums, has_aux, "jacfwd")


def _jacfwd(function: Callable[..., Any], argnums: Argnums, has_aux: bool, where: str) -> Callable[..., Any]:
    _require_callable(function, where)

    @functools.wraps(function)
    def jacobian(*args: Any, **kwargs: Any) -> Any:
        run = _Recording(function, args, _positions(argnums, len(args), where), kwargs, where)
        value, aux = _split(run.result, has_aux, where)
        outputs, rebuild = _outputs(value, where)
        zeros = [ops.zeros_like(own.detach()) for own in run.inputs]

        def tangents(position: int, directions: list[Tensor]) -> list[Tensor]:
            before, after = zeros[:position], zeros[position + 1 :]
            moved = [run.tangents(outputs, [*before, direction, *after]) for direction in directions]
            shape = run.inputs[position].shape
            return [
                _stacked([row[i] for row in moved], output.ndim, output.shape + shape, output.detach())
                for i, output in enumerate(outputs)
            ]

        columns: list[list[Tensor]] = [[] for _ in outputs]
        for position, own in enumerate(run.inputs):
            blocks = tangents(position, _basis(own.detach()))
            if _is_complex(own) and not all(map(_is_complex, outputs)):
                turned = tangents(position, _basis(own.detach(), turned=True))
                blocks = [
                    real if _is_complex(real) else _joined(real, imag, own)
                    for real, imag in zip(blocks, turned, strict=True)
                ]
            for column, block in zip(columns, blocks, strict=True):
                column.append(block)
        result = rebuild([_shaped_as(argnums, run.per_argument(blocks)) for blocks in columns])
        return (result, _tree.map_leaves(run.release, aux)) if has_aux else result

    return jacobian


def hessian(function: Callable[..., Any], argnums: Argnums = 0) -> Callable[..., Any]:
    """A function that returns the second derivatives of `function`, forward over backward."""
    return _jacfwd(_jacrev(function, argnums, False, "hessian"), argnums, False, "hessian")
