"""Faults that other libraries had, each as a small input with the right answer.

A name ends in the fault's number; the docstring says where it was reported. Where libraries differ, the rule here is
the one that the documentation states: values are snapshots, ties share, a zero upstream gradient gives a zero gradient.
"""

from __future__ import annotations

import copy
import math
import pickle
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

F64 = pl.float64


def f64(values: Any) -> pl.Tensor:
    return pl.asarray(values, dtype=F64)


def leaf(values: Any, dtype: Any = F64) -> pl.Tensor:
    return pl.tensor(values, dtype=dtype, requires_grad=True)


def grads(f: Callable[..., pl.Tensor], *values: Any) -> list[Any]:
    leaves = [leaf(v) for v in values]
    return [g.tolist() for g in pl.autograd.grad(pl.sum(f(*leaves)), leaves)]


def forward(f: Callable[..., pl.Tensor], x: Any) -> Any:
    return pl.func.jvp(f, (f64(x),), (pl.ones_like(f64(x)),))[1].tolist()


def same(got: Any, wanted: Any, rel: float = 1e-12) -> None:
    np.testing.assert_allclose(np.asarray(got), np.asarray(wanted), rtol=rel, atol=1e-14)


# Gradients


def test_square_root_masked_out_grad_04() -> None:
    """ml-explore/mlx#3692"""
    (g,) = grads(lambda v: pl.maximum(pl.sqrt(pl.sum(v * v)), 1e-10), [0.0, 0.0])
    assert g == [0.0, 0.0]


def test_atan2_grad_06() -> None:
    """ml-explore/mlx#2451"""
    gy, gx = grads(pl.atan2, [1.0, 2.0, 3.0, 4.0], [2.0, 3.0, 4.0, 5.0])
    same(gy, [0.4, 0.23076923076923078, 0.16, 0.12195121951219512])
    same(gx, [-0.2, -0.15384615384615385, -0.12, -0.0975609756097561])


def test_clip_applies_the_upstream_gradient_once_grad_09() -> None:
    """elixir-nx/nx#1779"""
    c = f64([-3.0, 5.0, 7.0])
    (g,) = grads(lambda x: pl.clip(x, -1, 1) * c, [0.5, 2.0, -0.25])
    assert g == [-3.0, 0.0, 7.0]


def test_strided_slice_grad_15() -> None:
    """ml-explore/mlx#4444"""
    a, b = f64([[1.0, 2.0, 3.0]]), f64([[100.0, 101.0, 102.0]])
    (g,) = grads(lambda z: pl.sum(z[0::2] * a) + pl.sum(z[1::2] * b), np.zeros((2, 3)))
    assert g == [[1, 2, 3], [100, 101, 102]]


def test_negative_step_grad_16() -> None:
    """ml-explore/mlx#4444"""
    w = f64([1.0, 2.0, 3.0])
    (g,) = grads(lambda x: x[::-2] * w, np.zeros(5))
    assert g == [3.0, 0.0, 2.0, 0.0, 1.0]


def test_power_of_negative_and_zero_base_grad_03() -> None:
    """tensorflow/tfjs#346"""
    gx, gy = grads(lambda x, y: x**y, [0.0, -2.0], [2.0, 2.0])
    assert gx == [0.0, -4.0]
    assert gy[0] == 0.0
    assert math.isnan(gy[1])


def test_clip_at_a_bound_grad_10() -> None:
    """pytorch/pytorch#7002"""
    x = [-1.0, 1.0, 0.5, 2.0]
    (g1,) = grads(lambda x: pl.clip(x, -1, 1), x)
    (g2,) = grads(lambda x: pl.clip(x, pl.full(4, -1.0, dtype=F64), pl.full(4, 1.0, dtype=F64)), x)
    assert g1 == g2 == forward(lambda x: pl.clip(x, -1, 1), x) == [1.0, 1.0, 1.0, 0.0]


def test_digamma_reflected_grad_21() -> None:
    """jax-ml/jax#37635"""
    (g,) = grads(pl.digamma, [-16.5, -0.5])
    same(g, [9.81079781299358, 8.93480220054468])


def test_only_the_named_inputs_get_gradients_grad_27() -> None:
    """ChanLumerico/lucid@18e6473"""
    x, y = leaf(2.0), leaf(3.0)
    (g,) = pl.autograd.grad(x * y, inputs=[x])
    assert g.item() == 3.0
    assert x.grad is None
    assert y.grad is None


def test_logaddexp_far_apart_hess_04() -> None:
    """pytorch/pytorch#196787"""
    x = leaf(0.0)
    (d1,) = pl.autograd.grad(pl.logaddexp(x, 1000.0), [x], create_graph=True)
    (d2,) = pl.autograd.grad(d1, [x], allow_unused=True)
    assert d1.item() == 0.0
    assert d2 is None or d2.item() == 0.0


def test_jacobian_can_be_differentiated_hess_06() -> None:
    """ChanLumerico/lucid@22783c9"""
    jacobian = pl.func.jacrev(lambda t: t**2)
    g = pl.func.grad(lambda x: pl.sum(jacobian(x)))(f64([1.0, 2.0, 3.0]))
    assert g.tolist() == [2.0, 2.0, 2.0]


# Values


@pytest.mark.parametrize("length", [4, 33, 1000])
def test_nan_wins_nan_05(length: int) -> None:
    """ChanLumerico/lucid@e63d156"""
    values = np.resize([1.0, math.nan, 3.0, -1.0], length)
    for dtype in (pl.float32, F64, pl.float16, pl.bfloat16):
        x = pl.asarray(values, dtype=dtype)
        assert math.isnan(pl.max(x).item())
        assert pl.argmax(x).item() == 1
        assert pl.maximum(x, 0).to(F64).numpy()[1:2] != pl.maximum(x, 0).to(F64).numpy()[1:2]


def test_hypot_of_extremes_val_01() -> None:
    """ChanLumerico/lucid@c11ffdd"""
    r = pl.hypot(f64([1e200, 1e-200]), f64([1e200, 1e-200]))
    same(r.numpy() / [1e200, 1e-200], [1.414213562373095] * 2, 1e-15)
    same(grads(pl.hypot, 3.0, 4.0), [0.6, 0.8])
    assert grads(pl.hypot, 0.0, 0.0) == [0.0, 0.0]


@pytest.mark.parametrize("length", [6, 37])
def test_halves_round_to_even_val_03(length: int) -> None:
    """pytorch/FBGEMM#9"""
    x = np.resize([0.5, 1.5, 2.5, -0.5, 0.49999999999999994, 4503599627370497.0], length)
    wanted = np.resize([0.0, 2.0, 2.0, -0.0, 0.0, 4503599627370497.0], length)
    r = pl.round(f64(x)).numpy()
    np.testing.assert_array_equal(r, wanted)
    np.testing.assert_array_equal(np.signbit(r), np.signbit(wanted))


def test_arange_lengths_val_04() -> None:
    """numpy/numpy#26087"""
    assert len(pl.arange(0, 1.001, 0.001)) == 1001
    assert len(pl.arange(0, 1001 * 0.001, 0.001)) == 1002
    assert len(pl.arange(0, 10**16 + 1, 10**14)) == 101


def test_gelu_docs_01() -> None:
    """pytorch/pytorch#102845"""
    assert pl.gelu(f64(1.0), approximate="tanh").item() == pytest.approx(0.8411919906082768, rel=1e-14)
    assert pl.gelu(f64(1.0)).item() == pytest.approx(0.8413447460685429, rel=1e-14)


# Dtypes


def test_scalars_are_weak_dtype_04() -> None:
    """jax-ml/ml_dtypes#189"""
    assert (pl.ones(2, dtype=pl.bfloat16) + 10).dtype is pl.bfloat16
    assert (pl.ones(2, dtype=pl.float16) * 2.5).dtype is pl.float16
    assert (pl.ones(2, dtype=pl.int32) * 2.5).dtype is pl.float32
    assert (pl.ones(2, dtype=pl.int32) + True).dtype is pl.int32


def test_half_types_accumulate_in_float32_dtype_07() -> None:
    """huggingface/candle#3718"""
    assert pl.sum(pl.ones(4096, dtype=pl.float16)).item() == 4096
    assert pl.mean(pl.full(4, 60000.0, dtype=pl.float16)).item() == 60000
    assert pl.sum(pl.ones(512, dtype=pl.bfloat16)).item() == 512
    assert pl.sum(pl.ones((512, 3), dtype=pl.bfloat16), axis=0).tolist() == [512] * 3


def test_floats_keep_their_digits_dtype_03() -> None:
    """ml-explore/mlx#4159"""
    assert (f64([1.0]) * 0.1).tolist() == [0.1]


def test_predicates_agree_dtype_09() -> None:
    """ChanLumerico/lucid@5c0320a"""
    for dtype in pl._core.dtypes:
        assert pl.isdtype(dtype, "real floating") == (dtype.kind == "real floating")
        assert pl.isdtype(dtype, "complex floating") == (dtype in (pl.complex64, pl.complex128))
        assert pl.zeros(1, dtype=dtype).dtype is dtype
    x = pl.asarray([2.0], dtype=pl.bfloat16)
    assert pl.func.jacrev(pl.square)(x).tolist() == [[4.0]]
    assert pl.func.jvp(pl.square, (x,), (x,))[1].dtype is pl.bfloat16


# Integers


@pytest.mark.parametrize("dtype", [pl.int8, pl.int16, pl.int32, pl.int64], ids=str)
def test_negative_integer_exponent_int_01(dtype: pl.Dtype) -> None:
    """ml-explore/mlx#4354"""
    start = time.monotonic()
    r = pl.pow(pl.full(16, 2, dtype=dtype), pl.asarray([3, 3, 3, -1] + [3] * 12, dtype=dtype))
    assert r.tolist() == [8, 8, 8, 0] + [8] * 12
    assert time.monotonic() - start < 1


@pytest.mark.parametrize("dtype", [pl.int8, pl.int16, pl.int32, pl.int64], ids=str)
def test_most_negative_by_minus_one_int_03(dtype: pl.Dtype) -> None:
    """pytorch/pytorch#190042"""
    least = pl.iinfo(dtype).min
    for length in (1, 19):
        a, b = pl.full(length, least, dtype=dtype), pl.full(length, -1, dtype=dtype)
        assert (a // b).tolist() == [least] * length
        assert (a % b).tolist() == [0] * length
        assert pl.fmod(a, b).tolist() == [0] * length
        assert (a // 0).tolist() == [0] * length
        assert (a % 0).tolist() == [0] * length
        assert pl.fmod(a, pl.zeros_like(a)).tolist() == [0] * length


def test_integer_cast_ends_differentiation_int_04() -> None:
    """ChanLumerico/lucid@c70379e"""
    y = pl.sum(leaf([1.5]).to(pl.int64))
    assert not y.requires_grad
    with pytest.raises(RuntimeError, match="does not require grad"):
        y.backward()


# Broadcasting and shapes


def test_batched_matmul_bcast_02() -> None:
    """flashlight/flashlight#760"""
    left, right = grads(lambda a, b: a @ b, [[1.0, 2.0]], np.arange(1.0, 9.0).reshape(2, 2, 2))
    assert left == [[14, 22]]
    assert right == [[[1, 1], [2, 2]], [[1, 1], [2, 2]]]


def test_column_plus_row_bcast_03() -> None:
    """tracel-ai/burn#181"""
    gy, gb = grads(lambda y, b: (y + b) ** 2, [[1.0], [2.0]], [[10.0, 20.0, 30.0]])
    assert gy == [[126], [132]]
    assert gb == [[46, 86, 126]]


def test_where_broadcasts_all_three_bcast_05() -> None:
    """ChanLumerico/lucid@d9ceac1"""
    c, x = pl.asarray([[True], [False]]), [1.0, 2.0, 3.0]
    assert pl.where(c, f64(x), 5.0).tolist() == [[1, 2, 3], [5, 5, 5]]
    gx, gy = grads(lambda x, y: pl.where(c, x, y), x, 5.0)
    assert gx == [1, 1, 1]
    assert gy == 3
    with pytest.raises(ValueError, match="where: "):
        pl.where(pl.asarray([True, True]), pl.ones(2), pl.ones(5))


def test_argmax_of_nothing_shape_04() -> None:
    """jax-ml/jax#2899"""
    for call in (lambda: pl.argmax(pl.asarray([])), lambda: pl.argmax(pl.zeros((3, 0)), axis=1)):
        with pytest.raises(ValueError, match="argmax: "):
            call()
    assert pl.argmax(pl.zeros((0, 3)), axis=1).shape == (0,)


def test_mean_beside_an_empty_axis_shape_05() -> None:
    """PaddlePaddle/Paddle#71826"""
    assert pl.mean(pl.zeros((2, 0, 4)), axis=-1).shape == (2, 0)
    assert math.isnan(pl.mean(pl.zeros(0)).item())
    assert pl.sum(pl.zeros(0)).item() == 0


def test_0d_arrays_shape_07() -> None:
    """pytorch/pytorch#71477"""
    s = pl.asarray(0.5)
    for call in (lambda: pl.sum(s, axis=100), lambda: pl.argmax(s, axis=3), lambda: pl.max(s, axis=0)):
        with pytest.raises(IndexError, match="axis"):
            call()
    with pytest.raises(TypeError, match="0-d"):
        len(s)
    with pytest.raises(TypeError, match="0-d"):
        list(s)


def test_two_to_the_31_elements_big_01() -> None:
    """ml-explore/mlx#2681"""
    a = pl.broadcast_to(pl.zeros((), dtype=pl.uint8), (2**30, 2))
    assert (a.shape, a.size) == ((2**30, 2), 2**31)
    assert pl.broadcast_to(pl.zeros((), dtype=pl.uint8), (2**31,)).shape == (2147483648,)
    with pytest.raises((ValueError, MemoryError)):
        pl.zeros((2**62, 2**62), dtype=pl.uint8)
    with pytest.raises(MemoryError):
        pl.zeros(2**60, dtype=pl.uint8)


# Writing in place


def test_saved_operand_changed_before_backward_inpl_02() -> None:
    """pytorch/pytorch#197887. Saved values are snapshots: backward uses those of forward."""
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    h = x * 2
    y = pl.sum(h * w)
    with pl.no_grad():
        h.fill_(100.0)
    y.backward()
    assert w.grad.tolist() == [2.0, 4.0]
    assert x.grad.tolist() == [6.0, 8.0]
    m = leaf([[1.0, 2.0], [3.0, 4.0]])
    product = m @ m
    with pl.no_grad():
        m.fill_(0.0)
    (g,) = pl.autograd.grad(pl.sum(product), [m])
    assert g.tolist() == [[7.0, 11.0], [9.0, 13.0]]


def test_fill_and_copy_move_the_graph_inpl_05() -> None:
    """ChanLumerico/lucid@d7c1169"""
    x, s, c = leaf([1.0, 2.0]), leaf([5.0, 6.0]), f64([3.0, 4.0])
    y = x * 1.0
    y.copy_(s)
    gx, gs = pl.autograd.grad(pl.sum(y * c), [x, s], allow_unused=True)
    assert gx is None or gx.tolist() == [0.0, 0.0]
    assert gs.tolist() == [3.0, 4.0]
    z = x * 1.0
    z.fill_(2.0)
    (gz,) = pl.autograd.grad(pl.sum(z * x), [x])
    assert gz.tolist() == [2.0, 2.0]


def test_write_to_a_leaf_inpl_04() -> None:
    """ChanLumerico/lucid@571f02c"""
    x = leaf([1.2])
    with pytest.raises(RuntimeError, match="leaf"):
        x.fill_(1.0)
    with pl.no_grad():
        x.fill_(3.0)
    assert x.tolist() == [3.0]


# Mixed precision


def test_backward_stays_in_the_dtype_of_forward_amp_01() -> None:
    """pytorch/pytorch#87979"""
    x = leaf(np.full((4, 4), 1 + 2.0**-7), pl.float32)
    with pl.amp.autocast(dtype=pl.bfloat16):
        y = x @ x
        assert y.dtype is pl.bfloat16
        pl.sum(y).backward()
    assert x.grad.dtype is pl.float32
    # Products of bfloat16 numbers, summed and rounded to bfloat16 once per product.
    wanted = pl.asarray(4 * (1 + 2.0**-7), dtype=pl.bfloat16).item()
    assert set(np.ravel(x.grad.tolist())) == {2 * wanted}


def test_cast_made_without_recording_is_not_reused_amp_02() -> None:
    """pytorch/pytorch#112583"""
    w, x = leaf(np.eye(3), pl.float32), pl.ones((2, 3))
    with pl.amp.autocast(dtype=pl.bfloat16):
        with pl.no_grad():
            x @ w
        pl.sum(x @ w).backward()
    assert w.grad is not None
    assert w.grad.tolist() == [[2.0] * 3] * 3


# Interoperation


def test_reversed_array_through_dlpack_iop_02() -> None:
    """pytorch/pytorch#188023"""
    assert pl.from_dlpack(np.arange(6.0)[::-1]).tolist() == [5, 4, 3, 2, 1, 0]
    assert pl.asarray(np.arange(6.0)[::-1]).tolist() == [5, 4, 3, 2, 1, 0]


def test_hash_and_membership_iop_05() -> None:
    """pytorch/pytorch#7733"""
    t = pl.ones(3)
    assert t in {t}
    assert {t: 1}[t] == 1
    with pytest.raises(ValueError, match=r"\(3, 4\)|one element"):
        _ = pl.ones((3, 4)) in [pl.ones((2, 3))]


def test_pickled_views_ser_01() -> None:
    """ml-explore/mlx-examples#224"""
    b = pl.broadcast_to(pl.asarray([1, 2]), (4, 2))
    t = pl.asarray(np.arange(6).reshape(2, 3)).T
    for copied in (lambda x: pickle.loads(pickle.dumps(x)), copy.deepcopy):
        assert copied(b).tolist() == [[1, 2]] * 4
        assert copied(t).tolist() == [[0, 3], [1, 4], [2, 5]]


# The other device

gpu = pytest.mark.skipif(find_spec("pylucid._mlx") is None, reason="pylucid._mlx is not built")


@gpu
def test_0d_view_beside_an_array_of_the_gpu_dev_01() -> None:
    """pytorch/pytorch#187117"""
    s = pl.arange(8.0)
    with pytest.raises(TypeError, match=r"divide: .*cpu"):
        pl.ones(2, device="gpu") / s[4]
    assert (pl.ones(2, device="gpu") / s.to("gpu")[4]).tolist() == [0.25, 0.25]


@gpu
def test_scalar_beside_an_array_of_the_gpu_dev_02() -> None:
    """pytorch/pytorch#152582"""
    for device in ("cpu", "gpu"):
        assert pl.copysign(pl.asarray([1.0, 2.0, 3.0], device=device), -2.0).tolist() == [-1.0, -2.0, -3.0]


# Errors


def test_errors_of_backward_name_the_operator_gen_14() -> None:
    """ChanLumerico/lucid@455eeb0"""
    x = leaf([1.0])
    y = pl.tanh(x)
    y.backward()
    with pytest.raises(RuntimeError, match="tanh"):
        y.backward()


def test_builtins_survive_build_06() -> None:
    """ChanLumerico/lucid@48300ad"""
    scope: dict[str, Any] = {}
    exec("from pylucid import *", scope)
    for name in ("sum", "abs", "max", "round", "bool", "pow"):
        assert name not in scope, name
    assert pl.sum(pl.ones(3)).item() == 3
    assert pl.abs(pl.asarray(-1)).item() == 1
