"""pylucid.autograd and pylucid.func: values, orders, nesting, structures, refusals."""

from __future__ import annotations

import asyncio
from typing import Any

import numpy as np
import pytest

import pylucid as pl
from pylucid import func


def f64(values: Any) -> pl.Tensor:
    return pl.asarray(np.asarray(values, dtype=np.float64))


def close(actual: pl.Tensor, expected: Any) -> None:
    np.testing.assert_allclose(actual.detach().numpy(), np.asarray(expected), rtol=1e-12, atol=1e-12)


X = np.array([0.3, -1.2, 2.0])
T = np.array([1.0, -0.5, 2.0])


def cubic(x: pl.Tensor) -> pl.Tensor:
    return pl.sum(x**3)


def test_autograd_grad() -> None:
    x, y = f64(2.0).requires_grad_(), f64(3.0).requires_grad_()
    (g,) = pl.autograd.grad(x * y, inputs=[x])
    assert g.item() == 3.0
    assert x.grad is None
    assert y.grad is None
    assert not g.requires_grad


def test_autograd_grad_outputs_and_orders() -> None:
    x = f64(X).requires_grad_()
    (first,) = pl.autograd.grad(x**3, x, grad_outputs=f64(T), create_graph=True)
    close(first, 3 * X**2 * T)
    (second,) = pl.autograd.grad(first, x, grad_outputs=f64(T), create_graph=True)
    close(second, 6 * X * T * T)
    (third,) = pl.autograd.grad(pl.sum(second), x)
    close(third, 6 * T * T)


def test_autograd_refusals() -> None:
    x = f64(X).requires_grad_()
    z = f64(1.0).requires_grad_()
    y = pl.sum(x * x)
    with pytest.raises(RuntimeError, match="do not depend on"):
        pl.autograd.grad(y, [z])
    assert pl.autograd.grad(pl.sum(x * x), [z], allow_unused=True) == (None,)
    with pytest.raises(RuntimeError, match=r"inputs\[0\] does not require grad"):
        pl.autograd.grad(y, [f64(X)])
    with pytest.raises(TypeError, match=r"inputs\[0\] must be a Tensor, got float"):
        pl.autograd.grad(y, [1.0])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="1 given for 2"):
        pl.autograd.grad([y, y], [x], grad_outputs=[None])
    with pytest.raises(RuntimeError):
        pl.autograd.grad(x * x, [x])


def test_graph_is_freed_unless_retained() -> None:
    x = f64(X).requires_grad_()
    y = pl.sum(x**3)
    pl.autograd.grad(y, x, retain_graph=True)
    pl.autograd.grad(y, x)
    with pytest.raises(RuntimeError):
        pl.autograd.grad(y, x)


def test_backward_of_several() -> None:
    x = f64(X).requires_grad_()
    pl.autograd.backward([x * 2, x * 3], [f64(T), f64(np.ones(3))])
    close(x.grad, 2 * T + 3)


def test_grad_modes() -> None:
    x = f64(X).requires_grad_()
    with pl.no_grad():
        assert not (x * 2).requires_grad
        with pl.enable_grad():
            assert (x * 2).requires_grad
        assert not pl.is_grad_enabled()

    @pl.no_grad()
    def quiet() -> pl.Tensor:
        return x * 2

    assert not quiet().requires_grad
    with pytest.raises(ZeroDivisionError), pl.no_grad():
        raise ZeroDivisionError
    assert pl.is_grad_enabled()
    with pl.set_grad_enabled(False):
        assert not pl.is_grad_enabled()
    assert pl.is_grad_enabled()
    pl.set_grad_enabled(False)
    assert not pl.is_grad_enabled()
    pl.set_grad_enabled(True)


def test_grad_and_value() -> None:
    close(func.grad(cubic)(f64(X)), 3 * X**2)
    value, gradient = func.value_and_grad(cubic)(f64(X))
    close(value, (X**3).sum())
    close(gradient, 3 * X**2)
    assert not value.requires_grad
    assert not gradient.requires_grad


@pytest.mark.parametrize(
    "f",
    [
        lambda x: pl.sum(x * x * x),
        lambda x: pl.sum(pl.stack([x, pl.sin(x)]) ** 2),
        lambda x: pl.sum(pl.cumulative_prod(x, axis=0)[::-1] * x),
        lambda x: pl.prod(pl.sort(x)) + pl.linalg.vector_norm(x),
    ],
)
@pytest.mark.parametrize(
    "second",
    [
        lambda f, x, v: func.grad(lambda z: func.jvp(f, (z,), (v,))[1])(x),
        lambda f, x, v: func.jacfwd(lambda z: func.jvp(f, (z,), (v,))[1])(x),
        lambda f, x, v: func.jacrev(func.jacfwd(f))(x) @ v,
        lambda f, x, v: func.jacfwd(func.jacfwd(f))(x) @ v,
        lambda f, x, v: func.jvp(func.grad(f), (x,), (v,))[1],
    ],
)
def test_second_derivatives_over_forward_mode_lead_nowhere(f: Any, second: Any) -> None:
    x, v = f64(X), f64(T)
    found = second(f, x, v)
    assert not found.requires_grad
    close(found, (func.hessian(f)(x) @ v).tolist())
    (_, tangent) = func.jvp(f, (x,), (v,))
    assert not tangent.requires_grad


def test_grad_takes_numbers() -> None:
    assert func.grad(lambda x: x * x)(3.0).item() == 6.0


def test_identity() -> None:
    assert func.grad(lambda x: x)(f64(3.0)).item() == 1.0
    value, tangent = func.jvp(lambda x: x, (f64(X),), (f64(T),))
    close(value, X)
    close(tangent, T)
    assert not value.requires_grad
    close(func.jacfwd(lambda x: x)(f64(X)), np.eye(3))


def test_argnums_and_aux() -> None:
    def f(x: pl.Tensor, y: pl.Tensor) -> tuple[pl.Tensor, dict[str, pl.Tensor]]:
        return pl.sum(x * y * y), {"product": x * y}

    a, b = f64(X), f64(T)
    (gx, gy), aux = func.grad(f, argnums=(0, 1), has_aux=True)(a, b)
    close(gx, T**2)
    close(gy, 2 * X * T)
    close(aux["product"], X * T)
    assert not aux["product"].requires_grad
    gradient, _ = func.grad(f, argnums=-1, has_aux=True)(a, b)
    close(gradient, 2 * X * T)
    with pytest.raises(ValueError, match=r"^grad: argnums names argument 2; given by position: 1$"):
        func.grad(cubic, argnums=2)(a)
    with pytest.raises(ValueError, match="twice"):
        func.grad(f, argnums=(1, -1), has_aux=True)(a, b)


def test_trees() -> None:
    parameters = {"w": f64(X), "b": [f64(2.0), (f64(T),)]}
    gradients = func.grad(lambda p: pl.sum(p["w"] * p["b"][1][0]) * p["b"][0])(parameters)
    close(gradients["w"], 2 * T)
    close(gradients["b"][0], (X * T).sum())
    close(gradients["b"][1][0], 2 * X)
    assert isinstance(gradients["b"][1], tuple)


def test_nesting_to_the_third_order() -> None:
    f = func.grad(func.grad(func.grad(lambda x: x**5)))
    close(f(f64(1.5)), 60 * 1.5**2)


def test_perturbations_are_not_confused() -> None:
    # d/dx (x * d/dy (x + y)) is 1, not 2.
    g = func.grad(lambda x: x * func.grad(lambda y: x + y)(f64(1.0)))
    close(g(f64(1.0)), 1.0)
    j = func.jvp(lambda x: x * func.jvp(lambda y: x + y, (f64(1.0),), (f64(1.0),))[1], (f64(1.0),), (f64(1.0),))
    close(j[1], 1.0)


def test_grad_of_a_captured_value() -> None:
    w = f64(X).requires_grad_()
    inner = func.grad(lambda x: pl.sum(w * x * x))(f64(T))
    close(inner, 2 * X * T)
    pl.sum(inner).backward()
    close(w.grad, 2 * T)


def test_transformations_leave_leaves_alone() -> None:
    x = f64(X).requires_grad_()
    gradient = func.grad(cubic)(x)
    assert x.grad is None
    (second,) = pl.autograd.grad(pl.sum(gradient), x)
    close(second, 6 * X)


def test_under_no_grad() -> None:
    with pl.no_grad():
        gradient = func.grad(cubic)(f64(X).requires_grad_())
    close(gradient, 3 * X**2)
    assert not gradient.requires_grad


def test_vjp() -> None:
    value, pullback = func.vjp(lambda x, y: (x * y, x + y), f64(X), f64(T))
    close(value[0], X * T)
    for _ in range(2):
        gx, gy = pullback((f64(X), f64(T)))
        close(gx, X * T + T)
        close(gy, X * X + T)
    with pytest.raises(ValueError, match="1 cotangents given for 2"):
        pullback(f64(X))
    with pytest.raises(ValueError, match="shape"):
        pullback((f64(1.0), f64(T)))
    _, pullback, aux = func.vjp(lambda x: (x * 2, x), f64(X), has_aux=True)
    close(pullback(f64(T))[0], 2 * T)
    close(aux, X)


def test_vjp_of_an_unused_input() -> None:
    _, pullback = func.vjp(lambda x, y: x * 2, f64(X), f64(T))
    close(pullback(f64(T))[1], np.zeros(3))
    _, pullback = func.vjp(lambda x: f64(1.0), f64(X))
    close(pullback(f64(1.0))[0], np.zeros(3))


def test_jvp() -> None:
    value, tangent = func.jvp(lambda x: pl.sin(x) * x, (f64(X),), (f64(T),))
    close(value, np.sin(X) * X)
    close(tangent, (np.cos(X) * X + np.sin(X)) * T)
    assert not value.requires_grad
    assert not tangent.requires_grad
    value, tangent, aux = func.jvp(lambda x: (x * x, x), (f64(X),), (f64(T),), has_aux=True)
    close(tangent, 2 * X * T)
    close(aux, X)
    with pytest.raises(TypeError, match="tuples"):
        func.jvp(cubic, f64(X), f64(T))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="tangents given"):
        func.jvp(cubic, (f64(X),), ())
    with pytest.raises(ValueError, match="a tangent has shape"):
        func.jvp(cubic, (f64(X),), (f64(1.0),))


def test_nested_jvp() -> None:
    def first(x: pl.Tensor) -> pl.Tensor:
        return func.jvp(lambda y: y**4, (x,), (f64(1.0),))[1]

    close(func.jvp(first, (f64(1.5),), (f64(1.0),))[1], 12 * 1.5**2)


def test_forward_over_reverse_and_reverse_over_forward() -> None:
    forward_over_reverse = func.jvp(func.grad(cubic), (f64(X),), (f64(T),))[1]
    reverse_over_forward = func.grad(lambda x: func.jvp(cubic, (x,), (f64(T),))[1])(f64(X))
    close(forward_over_reverse, 6 * X * T)
    close(reverse_over_forward, 6 * X * T)


def test_jacobians() -> None:
    def f(x: pl.Tensor) -> pl.Tensor:
        return pl.reshape(x * x, (3, 1)) * f64([[1.0, 2.0]])

    expected = np.zeros((3, 2, 3))
    for i in range(3):
        expected[i, :, i] = 2 * X[i] * np.array([1.0, 2.0])
    for jacobian in (func.jacrev, func.jacfwd):
        close(jacobian(f)(f64(X)), expected)
        result = jacobian(lambda x, y: {"sum": x + y}, argnums=(0, 1))(f64(X), f64(T))
        close(result["sum"][1], np.eye(3))
        close(jacobian(lambda x: pl.sum(x))(f64(X)), np.ones(3))
        assert jacobian(lambda x: x * 2)(f64(np.zeros(0))).shape == (0, 0)


def test_hessian() -> None:
    close(func.hessian(cubic)(f64(X)), np.diag(6 * X))


def test_jacobian_can_be_differentiated() -> None:
    for jacobian in (func.jacrev, func.jacfwd):
        close(func.grad(lambda x, j=jacobian: pl.sum(j(lambda t: t**2)(x)))(f64(X)), [2.0, 2.0, 2.0])


def test_refusals() -> None:
    with pytest.raises(ValueError, match=r"0-d real Tensor, got float64 of shape \(3,\)"):
        func.grad(lambda x: x * 2)(f64(X))
    with pytest.raises(TypeError, match="must return a Tensor, got float"):
        func.grad(lambda x: 1.0)(f64(X))
    with pytest.raises(TypeError, match="floating point or complex, got int64"):
        func.grad(lambda x: pl.sum(x))(pl.asarray([1, 2]))
    with pytest.raises(TypeError, match="pair"):
        func.grad(cubic, has_aux=True)(f64(X))
    with pytest.raises(TypeError, match="must return Tensors, got str"):
        func.vjp(lambda x: "a", f64(X))


def changed(x: pl.Tensor) -> pl.Tensor:
    """4 (x_1^2 + x_2^2) + 25."""
    x *= 2
    x[0] = 5.0
    return pl.sum(x * x)


@pytest.mark.parametrize("recorded", [False, True])
def test_a_function_may_change_its_argument(recorded: bool) -> None:
    x = f64(X).requires_grad_(recorded)
    expected = 8 * X * [0.0, 1.0, 1.0]
    close(func.grad(changed)(x), expected)
    close(func.jacrev(changed)(x), expected)
    close(func.jacfwd(changed)(x), expected)
    close(func.hessian(changed)(x), np.diag([0.0, 8.0, 8.0]))
    value, pullback = func.vjp(changed, x)
    close(value, 25 + 4 * (X[1:] ** 2).sum())
    close(pullback(f64(1.0))[0], expected)
    value, tangent = func.jvp(changed, (x,), (f64(T),))
    close(value, 25 + 4 * (X[1:] ** 2).sum())
    close(tangent, (expected * T).sum())
    with pl.no_grad():
        close(func.grad(changed)(x), expected)
    close(x, X)
    assert x.is_leaf
    if recorded:
        (second,) = pl.autograd.grad(pl.sum(func.grad(changed)(x)), x)
        close(second, [0.0, 8.0, 8.0])


def test_changes_to_what_is_returned_leave_the_pullback_alone() -> None:
    kept = []

    def f(x: pl.Tensor) -> tuple[pl.Tensor, pl.Tensor]:
        y = x * x
        z = y * x
        kept.extend((y, z))
        return z, y

    for x in (f64(X), f64(X).requires_grad_()):
        value, pullback, aux = func.vjp(f, x, has_aux=True)
        for tensor in (value, aux, *kept):
            tensor[0] = 100.0
            tensor += 1
        close(pullback(f64(T))[0], 3 * X**2 * T)
        close(pullback(f64(T))[0], 3 * X**2 * T)
        cotangent = f64(T)
        _, pullback = func.vjp(lambda t: t, x)
        (gradient,) = pullback(cotangent)
        gradient += 1
        close(cotangent, T)
        close(x, X)


Z = np.array([1.0 + 2.0j, 3.0 - 1.0j, -0.5j])


@pytest.mark.parametrize(
    ("f", "derivative"),
    [
        (lambda z: z * z, 2 * Z),
        (pl.exp, np.exp(Z)),
        (lambda z: pl.sin(z) / z, np.cos(Z) / Z - np.sin(Z) / Z**2),
        # dy/da of complex values, the gradient of real ones.
        (pl.conj, np.ones(3)),
        (lambda z: z * pl.conj(z), 2 * Z.real),
        (pl.abs, Z / np.abs(Z)),
        (pl.real, np.ones(3)),
        (lambda z: pl.real(z * z), 2 * np.conj(Z)),
    ],
)
def test_complex_jacobians_agree(f: Any, derivative: Any) -> None:
    z = pl.asarray(Z)
    close(func.jacrev(f)(z), np.diag(derivative))
    close(func.jacfwd(f)(z), np.diag(derivative))


def test_a_complex_jacobian_of_a_real_input_has_imaginary_parts() -> None:
    for jacobian in (func.jacrev, func.jacfwd):
        close(jacobian(lambda x: x * x * (1 + 2j))(f64(X)), np.diag(2 * X * (1 + 2j)))
        assert jacobian(lambda x: x * 1j)(f64(np.zeros(0))).dtype is pl.complex128
        both = jacobian(lambda x: (pl.sum(x), pl.sum(x) * 1j))(f64(X))
        assert [part.dtype for part in both] == [pl.float64, pl.complex128]
        steep = jacobian(lambda x: pl.divide(x, 0.0) * 1.0)(f64(X))
        assert np.isposinf(np.diag(steep.numpy())).all()


def test_the_gradient_of_a_real_function_is_its_jacobian() -> None:
    z = pl.asarray(Z)
    gradient = func.grad(lambda t: pl.sum(pl.abs(t)))(z)
    close(gradient, Z / np.abs(Z))
    for jacobian in (func.jacrev, func.jacfwd):
        close(jacobian(lambda t: pl.sum(pl.abs(t)))(z), Z / np.abs(Z))
        # Differentiated again.
        close(func.grad(lambda x, j=jacobian: pl.sum(pl.imag(j(lambda t: t**3)(x * (1 + 1j)))))(f64(X)), 12 * X)


def test_cast_to_an_integer_ends_differentiation() -> None:
    y = pl.sum(pl.astype(pl.tensor([1.5], requires_grad=True), pl.int64))
    assert not y.requires_grad
    with pytest.raises(RuntimeError, match="require"):
        y.backward()


LEAF = pl.tensor([1.0, 2.0], requires_grad=True)
PLAIN = pl.asarray([1.0, 2.0])


def squares(x: pl.Tensor) -> pl.Tensor:
    return pl.sum(x * x)


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (
            lambda: pl.autograd.grad(1, LEAF),
            TypeError,
            "^grad: outputs must be a Tensor or a sequence of Tensors, got int",
        ),
        (lambda: pl.autograd.grad(squares(LEAF), None), TypeError, "^grad: inputs must be a Tensor .*got NoneType"),
        (lambda: pl.autograd.grad(squares(LEAF), LEAF, 3), TypeError, "^grad: grad_outputs must be a Tensor .*got int"),
        (
            lambda: pl.autograd.grad(squares(LEAF), LEAF, [3]),
            TypeError,
            "^grad: grad_outputs must be Tensors or None, got int",
        ),
        (
            lambda: pl.autograd.grad(squares(LEAF), LEAF, create_graph=1),
            TypeError,
            "^grad: create_graph must be a bool, got int",
        ),
        (
            lambda: pl.autograd.grad(squares(LEAF), LEAF, allow_unused=1),
            TypeError,
            "^grad: allow_unused must be a bool, got int",
        ),
        (lambda: pl.autograd.grad([], LEAF), ValueError, "^grad: outputs is empty"),
        (lambda: pl.autograd.grad(squares(LEAF), []), ValueError, "^grad: inputs is empty"),
        (lambda: pl.autograd.grad(squares(PLAIN), LEAF), RuntimeError, "^grad: output 0 does not require grad"),
        (lambda: pl.autograd.grad(LEAF * 2, LEAF), RuntimeError, "^grad: a cotangent is needed"),
        (lambda: pl.autograd.grad(squares(LEAF), LEAF, pl.ones(3)), ValueError, r"^grad: cotangent 0 has shape \(3,\)"),
        (lambda: pl.autograd.backward(1), TypeError, "^backward: tensors must be a Tensor .*got int"),
        (
            lambda: pl.autograd.backward(squares(LEAF), 1),
            TypeError,
            "^backward: grad_tensors must be a Tensor .*got int",
        ),
        (lambda: pl.autograd.backward(squares(PLAIN)), RuntimeError, "^backward: output 0 does not require grad"),
        (lambda: pl.no_grad(1), TypeError, "^no_grad: takes nothing, or the function that it decorates; got int"),
        (lambda: pl.no_grad(None), TypeError, "^no_grad: takes nothing, .* got NoneType"),
        (lambda: pl.enable_grad(squares, squares), TypeError, "^enable_grad: takes nothing, .* got function, function"),
        (lambda: pl.no_grad(mode=False), TypeError, "^no_grad: takes nothing, .* got mode="),
        (
            lambda: func.vjp(squares, PLAIN, has_aux=PLAIN),  # type: ignore[arg-type]
            TypeError,
            "^vjp: has_aux is Tensor; a bool is accepted",
        ),
        (lambda: func.grad(squares, has_aux=1)(PLAIN), TypeError, "^grad: has_aux is int; a bool is accepted"),  # type: ignore[arg-type]
        (lambda: pl.no_grad(int), TypeError, "^no_grad: decorates a function, got the class int; decorate its methods"),
        (lambda: pl.no_grad()(1), TypeError, "^no_grad: decorates a function, got int"),
        (lambda: pl.set_grad_enabled(True)(1), TypeError, "^set_grad_enabled: decorates a function, got int"),
        (lambda: pl.amp.autocast(enabled=1), TypeError, "^autocast: `enabled` is int; a bool is accepted"),
        (lambda: pl.amp.autocast(dtype=pl.float64), TypeError, "^autocast: `dtype` is float64; float16, bfloat16 and"),
        (lambda: pl.amp.autocast("tpu"), ValueError, "^autocast: `device_type` is 'tpu'"),
        (lambda: pl.amp.autocast()(1), TypeError, "^autocast: decorates a function, got int"),
        (lambda: func.value_and_grad(1), TypeError, "^value_and_grad: the function is int"),
        (
            lambda: func.value_and_grad(lambda x: x)(PLAIN),
            ValueError,
            "^value_and_grad: the function must return a 0-d",
        ),
        (lambda: func.hessian(1), TypeError, "^hessian: the function is int"),
        (lambda: func.hessian(lambda x: 1)(PLAIN), TypeError, "^hessian: the function must return Tensors, got int"),
        (lambda: pl.result_type(10**30), OverflowError, "^result_type: an int has more than 64 bits"),
        (
            lambda: pl.random.choice(3, (2**70,)),
            OverflowError,
            r"^choice: integers: shape\[0\] is an int that does not fit",
        ),
        (lambda: pl.random.normal(2, scale=-1), ValueError, "^normal: `scale` is -1; a standard deviation from 0"),
        (lambda: pl.random.normal(scale=-PLAIN), ValueError, "^normal: `scale` has values below 0"),
        (lambda: pl.random.normal(loc=PLAIN, scale=-1.0), ValueError, "^normal: `scale` has values below 0"),
        (lambda: pl.linalg.matrix_rank(pl.full((2, 2), pl.nan)), ValueError, "^matrix_rank: svdvals: x holds NaN"),
        (
            lambda: pl.linalg.matrix_power(pl.zeros((2, 2)), -1),
            pl.linalg.LinAlgError,
            "^matrix_power: inv: x is singular",
        ),
        (
            lambda: pl.ones(3).__setitem__(pl.ones(3) > 0, pl.ones(2)),
            ValueError,
            r"^assignment: values of shape \(2,\)",
        ),
        (lambda: func.grad(1), TypeError, "^grad: the function is int; something callable is accepted"),
        (lambda: func.vjp(1, PLAIN), TypeError, "^vjp: the function is int"),
        (lambda: func.jvp(1, (PLAIN,), (PLAIN,)), TypeError, "^jvp: the function is int"),
        (lambda: func.jacrev(1), TypeError, "^jacrev: the function is int"),
        (lambda: func.jacfwd(1), TypeError, "^jacfwd: the function is int"),
        (lambda: func.grad(squares, argnums="a")(PLAIN), TypeError, "^grad: argnums is 'a'; an int or a tuple of ints"),
        (lambda: func.grad(squares, argnums=1.5)(PLAIN), TypeError, "^grad: argnums is 1.5"),
        (lambda: func.grad(squares)("a"), TypeError, "^grad: an input is str; Tensors and numbers are accepted"),
        (lambda: func.jvp(squares, (PLAIN,), ("a",)), TypeError, "^jvp: a tangent is str; a Tensor is accepted"),
        (lambda: pl.amp.autocast("cpu", 3), TypeError, "^autocast: `dtype` is 3"),
        (lambda: pl.broadcast_shapes((1.5,)), TypeError, "^broadcast_shapes: a length is float"),
        (lambda: pl.random.seed("a"), TypeError, "^seed: `seed` is str"),
        (lambda: pl.random.Generator(1, "tpu"), ValueError, "^Generator: `device` is 'tpu'"),
        (lambda: pl.random.normal(2, loc=np.ones(2)), TypeError, "^normal: `loc` is ndarray; a number or a Tensor"),
        (lambda: pl.linalg.norm(PLAIN, "fro"), ValueError, "^norm: `ord` is 'fro'; numbers"),
        (lambda: pl.linalg.norm(pl.ones((2, 2)), 5), ValueError, "^norm: `ord` is 5; 'fro'"),
    ],
)
def test_wrong_calls_name_what_is_wrong(call: Any, kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        call()


def test_a_mode_decorates_with_and_without_parentheses() -> None:
    @pl.no_grad
    def plain(x: pl.Tensor) -> pl.Tensor:
        return x * 2

    @pl.no_grad()
    def called(x: pl.Tensor) -> pl.Tensor:
        return x * 2

    @pl.enable_grad
    def recorded(x: pl.Tensor) -> pl.Tensor:
        return x * 2

    assert plain.__name__ == "plain"
    assert not plain(LEAF).requires_grad
    assert not called(LEAF).requires_grad
    with pl.no_grad():
        assert recorded(LEAF).requires_grad
        assert not (LEAF * 2).requires_grad
    assert (LEAF * 2).requires_grad


def modes(seen: list[bool]) -> Any:
    """A generator that takes note of the mode at each step."""
    try:
        received = None
        while True:
            seen.append(pl.is_grad_enabled())
            try:
                received = yield received
            except KeyError:
                received = "caught"
            if received == "end":
                return "returned"
    finally:
        seen.append(pl.is_grad_enabled())


def test_a_mode_decorates_each_step_of_a_generator() -> None:
    for decorate, inside in ((pl.no_grad, False), (pl.no_grad(), False), (pl.set_grad_enabled(False), False)):
        pl.set_grad_enabled(True)
        seen: list[bool] = []
        steps = decorate(modes)(seen)
        assert next(steps) is None
        assert pl.is_grad_enabled()
        assert steps.send(3) == 3
        assert steps.throw(KeyError) == "caught"
        assert pl.is_grad_enabled()
        with pytest.raises(StopIteration, match="returned"):
            steps.send("end")
        assert seen == [inside] * 4
        seen.clear()
        steps = decorate(modes)(seen)
        next(steps)
        with pytest.raises(ZeroDivisionError):
            steps.throw(ZeroDivisionError)
        steps = decorate(modes)(seen)
        next(steps)
        steps.close()
        assert seen == [inside] * 4
        assert pl.is_grad_enabled()


def test_a_mode_decorates_each_step_of_a_coroutine() -> None:
    seen: list[tuple[str, bool, bool]] = []

    @pl.amp.autocast(dtype=pl.bfloat16)
    @pl.no_grad
    async def quiet() -> str:
        for _ in range(3):
            seen.append(("quiet", pl.is_grad_enabled(), pl.amp.is_autocast_enabled()))
            await asyncio.sleep(0)
        return "done"

    async def other() -> None:
        for _ in range(3):
            seen.append(("other", pl.is_grad_enabled(), pl.amp.is_autocast_enabled()))
            await asyncio.sleep(0)

    async def both() -> list[Any]:
        return await asyncio.gather(quiet(), other())

    assert asyncio.run(both()) == ["done", None]
    assert seen == [("quiet", False, True), ("other", True, False)] * 3
    with pytest.raises(TypeError, match=r"^no_grad: an asynchronous generator is not supported"):

        @pl.no_grad
        async def steps() -> Any:
            yield 1


def test_inputs_from_an_iterator() -> None:
    (g,) = pl.autograd.grad(squares(LEAF), iter([LEAF]))  # type: ignore[arg-type]
    assert g.tolist() == [2.0, 4.0]
