"""The Tensor object: properties, repr, numbers, containers, gradients, values in place, copies."""

from __future__ import annotations

import copy
import gc
import operator
import pickle
import threading
import weakref
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

REAL_DTYPES = [d for d in pl._core.dtypes if d.kind != "complex floating" and d != "bool"]


def leaf(values: Any, dtype: Any = None) -> pl.Tensor:
    return pl.tensor(values, dtype=dtype, requires_grad=True)


def test_properties() -> None:
    x = pl.asarray([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    assert x.shape == (2, 3)
    assert (x.ndim, x.size, x.itemsize, x.nbytes) == (2, 6, 4, 24)
    assert x.strides == (12, 4)
    assert x.dtype is pl.float32
    assert x.device == "cpu"
    assert x.is_contiguous()
    assert x.is_leaf
    assert not x.requires_grad
    assert x.grad is None
    assert x.grad_fn is None


def test_transposes() -> None:
    x = pl.asarray([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    assert x.T.tolist() == [[1, 4], [2, 5], [3, 6]]
    assert x.mT.shape == (3, 2)
    assert not x.T.is_contiguous()
    assert pl.zeros((4, 2, 3)).mT.shape == (4, 3, 2)
    with pytest.raises(ValueError, match="T: the Tensor must have 2 dimensions, it has 1"):
        _ = x[0].T
    with pytest.raises(ValueError, match="mT: the Tensor must have at least 2"):
        _ = x[0].mT


def test_no_public_constructor_and_no_subclass() -> None:
    for arguments in ((), ([1],), ([1.0], pl.float32)):
        with pytest.raises(TypeError, match=r"^Tensor: .*use pylucid\.asarray or pylucid\.tensor .*pylucid\.zeros"):
            pl.Tensor(*arguments)
    with pytest.raises(TypeError):
        type("Sub", (pl.Tensor,), {})


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda: pl.asarray([1.0, 4.0, 9.0]), "tensor([1., 4., 9.])"),
        (lambda: pl.asarray(2.5), "tensor(2.5)"),
        (lambda: pl.asarray([1, 2]), "tensor([1, 2])"),
        (lambda: pl.asarray([True]), "tensor([ True])"),
        (lambda: pl.asarray([1, 2], dtype=pl.int8), "tensor([1, 2], dtype=pylucid.int8)"),
        (lambda: pl.asarray([1.5], dtype=pl.bfloat16), "tensor([1.5], dtype=pylucid.bfloat16)"),
        (lambda: pl.zeros((0, 3)), "tensor([], size=(0, 3))"),
        (lambda: pl.asarray([]), "tensor([])"),
        (lambda: leaf([1.0]), "tensor([1.], requires_grad=True)"),
        (lambda: pl.square(leaf([2.0])), "tensor([4.], grad_fn=<square>)"),
        (lambda: pl.asarray([[1, 2], [3, 4]]), "tensor([[1, 2],\n        [3, 4]])"),
    ],
)
def test_repr(make: Callable[[], pl.Tensor], text: str) -> None:
    assert repr(make()) == text
    assert str(make()) == text


@pytest.mark.parametrize("dtype", [pl.bool, pl.bfloat16, pl.float32, pl.complex128])
def test_repr_of_what_memory_could_not_hold(dtype: pl.dtype) -> None:
    huge = pl.broadcast_to(pl.ones(1, dtype=dtype), (2**31, 2**31))
    assert repr(huge).startswith("tensor(..., size=(2147483648, 2147483648)")
    with pytest.raises(TypeError, match=r"^isdtype: `dtype` is tensor"):
        pl.isdtype(huge, "bool")  # type: ignore[arg-type]


def test_facts_of_huge_shapes() -> None:
    empty = pl.zeros((1 << 62, 0, 1 << 62))
    assert repr(empty) == f"tensor([], size=({1 << 62}, 0, {1 << 62}))"
    assert (empty.size, empty.nbytes) == (0, 0)
    assert pl.broadcast_to(pl.ones(1), (1 << 62,)).nbytes == 1 << 64


def test_repr_shows_no_internal_names() -> None:
    x = leaf([1.0, 2.0])
    (g,) = pl.autograd.grad(pl.sum(x**3), x, create_graph=True)
    assert repr(g) == "tensor([ 3., 12.], grad_fn=<where>)"
    assert repr(x[0]) == "tensor(1., grad_fn=<getitem>)"
    (h,) = pl.autograd.grad(pl.sum(pl.exp(x)), x, create_graph=True)
    assert repr(h.grad_fn) == "<grad_fn of multiply>"
    for y in (pl.linalg.norm(x), x[[0, 1]], pl.sort(x), pl.softmax(x), pl.prod(x), g[0], pl.cumprod(x)):
        assert "<_" not in repr(y)
        assert " _" not in repr(y.grad_fn)


def test_repr_gives_no_memory_away() -> None:
    x = pl.asarray([1.0, 2.0])
    y = x[:1]
    repr(x)
    y.numpy()[0] = 9.0
    assert x.tolist() == [1.0, 2.0]


def test_format() -> None:
    assert f"{pl.asarray(2.0):.3f}" == "2.000"
    assert f"{pl.asarray([1.0])}" == "tensor([1.])"
    with pytest.raises(TypeError, match=r"0-d Tensor; this one has shape \(1,\)"):
        f"{pl.asarray([1.0]):.3f}"


def test_python_numbers() -> None:
    assert int(pl.asarray(3.9)) == 3
    assert float(pl.asarray([2])) == 2.0
    assert complex(pl.asarray(1 + 2j)) == 1 + 2j
    assert complex(pl.asarray(2.0)) == 2 + 0j
    assert [10, 20, 30][pl.asarray(1)] == 20
    assert bool(pl.asarray(0.5)) is True
    assert bool(pl.asarray([0])) is False
    assert pl.asarray(2**63).item() == 2**63


@pytest.mark.parametrize("convert", [bool, int, float, complex])
@pytest.mark.parametrize("shape", [(2,), (0,), (2, 2)])
def test_python_numbers_need_one_element(convert: Callable[[Any], Any], shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="one element"):
        convert(pl.zeros(shape))


def test_python_numbers_that_do_not_exist() -> None:
    with pytest.raises(TypeError, match="0-d Tensor of integers"):
        operator.index(pl.asarray(1.0))
    with pytest.raises(TypeError, match="0-d Tensor of integers"):
        operator.index(pl.asarray([1]))
    with pytest.raises(TypeError):
        float(pl.asarray(1j))
    with pytest.raises(ValueError, match="NaN"):
        int(pl.asarray(pl.nan))
    with pytest.raises(OverflowError):
        int(pl.asarray(pl.inf))


@pytest.mark.parametrize("dtype", REAL_DTYPES, ids=str)
def test_elements_round_trip(dtype: pl.Dtype) -> None:
    values = [[0, 1], [2, 100]]
    x = pl.asarray(values, dtype=dtype)
    assert x.tolist() == values
    assert x[1, 1].item() == 100


def test_half_types_round_once() -> None:
    # Between two bfloat16 numbers, a hair above the middle: rounding to float32 first would make it a tie.
    middle = 1.0 + 2.0**-8
    assert pl.asarray(middle + 2.0**-30, dtype=pl.bfloat16).item() == 1.0 + 2.0**-7
    assert pl.asarray(middle, dtype=pl.bfloat16).item() == 1.0
    assert pl.asarray(65519.0, dtype=pl.float16).item() == 65504.0
    assert pl.asarray(65520.0, dtype=pl.float16).item() == pl.inf
    assert pl.asarray(-1e30, dtype=pl.float16).item() == -pl.inf


def test_length_and_iteration() -> None:
    x = pl.asarray([[1, 2], [3, 4], [5, 6]])
    assert len(x) == 3
    assert [row.tolist() for row in x] == [[1, 2], [3, 4], [5, 6]]
    scalar = pl.asarray(0.5)
    with pytest.raises(TypeError):
        len(scalar)
    with pytest.raises(TypeError):
        list(scalar)


def test_hash_is_identity() -> None:
    t = pl.ones(3)
    assert t in {t}
    assert {t: 1}[t] == 1
    assert hash(t) == hash(t)
    assert len({t, pl.ones(3)}) == 2
    with pytest.raises(ValueError, match=r"\(3, 4\).*\(2, 3\)|\(2, 3\).*\(3, 4\)"):
        pl.ones((3, 4)) in [pl.ones((2, 3))]  # noqa: B015


def test_contains() -> None:
    x = pl.asarray([1.0, 2.0, 3.0])
    assert 2 in x
    assert 5 not in x
    assert pl.asarray(3.0) in x
    assert 1.0 not in pl.zeros(0)
    with pytest.raises(TypeError, match="only a number or a 0-d Tensor"):
        "a" in x  # noqa: B015
    with pytest.raises(TypeError, match=r"a Tensor of shape \(3,\)"):
        x in x  # noqa: B015


def test_weak_references() -> None:
    x = pl.ones(2)
    reference = weakref.ref(x)
    assert reference() is x
    del x
    gc.collect()
    assert reference() is None


def test_operators_match_numpy() -> None:
    a = np.array([5.0, -7.0, 2.5])
    b = np.array([2.0, 3.0, -2.0])
    x, y = pl.asarray(a), pl.asarray(b)
    for op in (operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod):
        np.testing.assert_allclose(op(x, y).numpy(), op(a, b))
        np.testing.assert_allclose(op(x, 2).numpy(), op(a, 2))
        np.testing.assert_allclose(op(3, y).numpy(), op(3, b))
    for op in (operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne):
        assert op(x, y).tolist() == op(a, b).tolist()
        assert op(x, 2.5).tolist() == op(a, 2.5).tolist()
        assert op(2.5, x).tolist() == op(2.5, a).tolist()
    assert (-x).tolist() == (-a).tolist()
    assert (+x).tolist() == a.tolist()
    assert abs(x).tolist() == abs(a).tolist()
    np.testing.assert_allclose((x**2).numpy(), a**2)
    np.testing.assert_allclose((2**y).numpy(), 2**b)
    quotient, rest = divmod(x, y)
    np.testing.assert_allclose(quotient.numpy(), a // b)
    np.testing.assert_allclose(rest.numpy(), a % b)
    with pytest.raises(TypeError, match="modulus"):
        pow(x, 2, 3)


def test_integer_operators() -> None:
    a = np.array([6, 12, 7])
    x = pl.asarray(a)
    for op in (operator.and_, operator.or_, operator.xor, operator.lshift, operator.rshift):
        assert op(x, 3).tolist() == op(a, 3).tolist()
        assert op(3, x).tolist() == op(3, a).tolist()
    assert (~x).tolist() == (~a).tolist()


def test_in_place_operators_change_the_tensor_and_no_other() -> None:
    x = pl.asarray([1.0, 2.0])
    same, view, copied = x, x[:1], pl.asarray(x, copy=True)
    x += 1
    assert same is x
    assert x.tolist() == [2.0, 3.0]
    assert view.tolist() == [1.0]
    assert copied.tolist() == [1.0, 2.0]


def test_in_place_operators_and_gradients() -> None:
    w = pl.tensor([1.0, 2.0], requires_grad=True)
    with pytest.raises(RuntimeError, match="add: a leaf that requires grad"):
        w += 1
    for _ in range(2):
        (grad,) = pl.autograd.grad(pl.sum(w * w), [w])
        with pl.no_grad():
            w -= 0.25 * grad
    assert w.requires_grad
    assert w.is_leaf
    assert w.tolist() == [0.25, 0.5]
    y = w * 1
    y *= w
    (grad,) = pl.autograd.grad(pl.sum(y), [w])
    assert grad.tolist() == [0.5, 1.0]


def test_comparison_with_strangers() -> None:
    x = pl.asarray([1.0])
    assert (x == None) is False  # noqa: E711
    assert (x != "text") is True
    with pytest.raises(TypeError):
        x < "text"  # noqa: B015
    with pytest.raises(TypeError, match="unsupported operand"):
        operator.add(x, [1.0])


def test_weak_scalars_keep_the_dtype() -> None:
    assert (pl.ones(2, dtype=pl.bfloat16) + 10).dtype is pl.bfloat16
    assert (pl.ones(2, dtype=pl.float16) * 2.5).dtype is pl.float16
    assert (pl.ones(2, dtype=pl.int32) * 2.5).dtype is pl.float32
    assert (pl.ones(2, dtype=pl.int32) + True).dtype is pl.int32
    assert (pl.asarray([1.0], dtype=pl.float64) * 0.1).item() == 0.1


def test_integers_beyond_64_bits() -> None:
    with pytest.raises(OverflowError, match="64 bits"):
        pl.asarray([1]) + 2**70
    with pytest.raises(OverflowError, match="64 bits"):
        pl.asarray(-(2**63) - 1)  # int64 by default


def test_requires_grad() -> None:
    x = pl.asarray([1.0, 2.0])
    x.requires_grad = True
    assert x.requires_grad
    assert x.is_leaf
    y = pl.square(x)
    assert y.requires_grad
    assert not y.is_leaf
    with pytest.raises(RuntimeError, match="only a leaf"):
        y.requires_grad = False
    assert not y.detach().requires_grad
    x.requires_grad = False
    assert not x.requires_grad
    assert x.requires_grad_() is x
    for bad in (pl.asarray([1]), pl.asarray([True])):
        with pytest.raises(TypeError, match="requires_grad"):
            bad.requires_grad = True
    with pytest.raises(TypeError, match="bool"):
        x.requires_grad = 1  # type: ignore[assignment]


def test_backward_and_grad() -> None:
    x = leaf([1.0, 2.0, 3.0])
    c = pl.asarray([2.0, -1.0, 0.5])
    pl.square(x).backward(c)
    np.testing.assert_allclose(x.grad.numpy(), [4.0, -4.0, 3.0])
    pl.square(x).backward(c)
    np.testing.assert_allclose(x.grad.numpy(), [8.0, -8.0, 6.0])
    x.grad = None
    assert x.grad is None
    x.grad = c
    assert x.grad.tolist() == c.tolist()
    with pytest.raises(TypeError, match="grad must be a Tensor or None"):
        x.grad = 1.0  # type: ignore[assignment]
    with pytest.raises(ValueError, match="grad must be float32 of shape"):
        x.grad = pl.ones(2)
    with pytest.raises(RuntimeError, match="only a leaf"):
        pl.ones(2).grad = pl.ones(2)


def test_a_gradient_whose_end_reads_the_next_one() -> None:
    """Another library's memory can run code when it is freed, which may ask for the gradient that follows."""

    class Array(np.ndarray):
        pass

    x = leaf([1.0, 1.0])
    seen: list[Any] = []

    def lend() -> None:
        lent = np.ones(2, dtype=np.float32).view(Array)
        weakref.finalize(lent, lambda: seen.append(None if x.grad is None else x.grad.tolist()))
        x.grad = pl.asarray(lent, copy=False)

    lend()
    x.grad = None
    lend()
    x.grad = pl.zeros(2)
    lend()
    pl.sum(x * 2).backward()
    lend()
    with pytest.warns(UserWarning, match="create_graph"):
        pl.sum(x * x).backward(create_graph=True)
    assert seen == [None, [0.0, 0.0], [3.0, 3.0], [3.0, 3.0]]


def test_a_gradient_whose_end_is_awaited_by_a_reader() -> None:
    """The sweep frees memory that needs the interpreter's lock while a thread that has the lock reads the gradient."""
    x = leaf([1.0, 1.0])
    y = pl.sum(x * 2)
    done = threading.Event()

    def read() -> None:
        while not done.is_set():
            assert x.grad is None or x.grad.shape == (2,)

    reader = threading.Thread(target=read)
    reader.start()
    try:
        for _ in range(300):
            x.grad = pl.asarray(np.ones(2, dtype=np.float32), copy=False)
            y.backward(retain_graph=True)
    finally:
        done.set()
        reader.join()
    assert x.grad is not None
    assert x.grad.tolist() == [3.0, 3.0]


def test_a_shape_that_is_read_while_the_array_is_written() -> None:
    """Making a long tuple collects garbage, and that can run code."""
    x = pl.zeros((1,) * 23 + (3,))
    others: list[pl.Tensor] = []

    def write(phase: str, info: Any) -> None:
        nonlocal x
        x += 1
        others.extend(pl.zeros((2,) + (1,) * 23) for _ in range(4))

    before = gc.get_threshold()
    gc.callbacks.append(write)
    gc.set_threshold(1)
    try:
        shapes = [x.shape for _ in range(20)]
        strides = [x.strides for _ in range(20)]
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(write)
    assert others
    assert set(shapes) == {(1,) * 23 + (3,)}
    assert set(strides) == {(12,) * 23 + (4,)}


def test_a_gradient_is_written_through_numpy() -> None:
    x = leaf([1.0, 2.0])
    upstream = pl.ones(2)
    (2 * x).backward(upstream)
    x.grad.numpy()[0] = 100.0
    assert x.grad.tolist() == [100.0, 2.0]
    assert upstream.tolist() == [1.0, 1.0]
    (2 * x).backward(upstream)
    assert x.grad.tolist() == [102.0, 4.0]


def test_a_gradient_is_changed_in_place() -> None:
    """What `grad` gives is the gradient, as long as backward adds nothing to it and none is assigned."""
    x = leaf([1.0, 1.0, 1.0])
    pl.sum(x).backward()
    x.grad.fill_(0)
    pl.sum(2 * x).backward()
    assert x.grad.tolist() == [2, 2, 2]
    x.grad[1] = 5
    gradient = x.grad
    gradient *= 2
    x.grad.copy_(x.grad + 1)
    assert x.grad.tolist() == [5, 11, 5]
    older, x.grad = x.grad, None
    older.fill_(7)
    assert x.grad is None
    y = 3 * x
    y.retain_grad()
    pl.sum(y).backward()
    y.grad[:] = 4
    assert y.grad.tolist() == [4, 4, 4]
    kept = y.grad
    del x, y
    kept.fill_(1)
    assert kept.tolist() == [1, 1, 1]


def test_grad_fn() -> None:
    x = leaf([1.0])
    y = pl.square(x) * x
    node = y.grad_fn
    assert node.name == "multiply"
    (square, _), (of_leaf, output) = node.next_functions
    assert square.name == "square"
    assert (of_leaf.name, output) == ("leaf", 0)
    assert square.next_functions[0][0] == of_leaf
    assert hash(square.next_functions[0][0]) == hash(of_leaf)


def test_write_to_a_leaf_that_requires_grad() -> None:
    x = leaf([1.2])
    for write in (lambda: x.fill_(3.0), lambda: x.copy_(pl.asarray([2.0]))):
        with pytest.raises(RuntimeError, match="no_grad"):
            write()
    assert x.tolist() == [pytest.approx(1.2)]
    with pl.no_grad():
        x.fill_(3.0)
    assert x.tolist() == [3.0]
    assert x.requires_grad
    assert x.is_leaf
    pl.sum(pl.square(x)).backward()
    assert x.grad.tolist() == [6.0]


def test_fill_and_copy_move_the_graph() -> None:
    x, s = leaf([1.0, 2.0]), leaf([5.0, 6.0])
    c = pl.asarray([3.0, 4.0])
    y = x * 1.0
    y.copy_(s)
    assert not y.is_leaf
    gx, gs = pl.autograd.grad(pl.sum(y * c), [x, s], allow_unused=True)
    assert gx is None
    assert gs.tolist() == [3.0, 4.0]
    z = x * 1.0
    z.fill_(2.0)
    (gz,) = pl.autograd.grad(pl.sum(z * x), [x])
    assert gz.tolist() == [2.0, 2.0]


def test_copy_in_place_broadcasts_and_casts() -> None:
    x = pl.zeros((2, 3), dtype=pl.float64)
    x.copy_(pl.asarray([1, 2, 3]))
    assert x.dtype is pl.float64
    assert x.tolist() == [[1, 2, 3], [1, 2, 3]]
    x.copy_(7)
    assert x.tolist() == [[7] * 3] * 2
    with pytest.raises(ValueError, match="broadcast"):
        x.copy_(pl.ones(4))
    with pytest.raises(TypeError, match="copy_: other must be a Tensor or a number, got list"):
        x.copy_([1, 2, 3])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="fill_: value must be a number, got str"):
        x.fill_("a")  # type: ignore[arg-type]
    with pytest.raises(OverflowError):
        pl.zeros(2, dtype=pl.int8).fill_(1000)


def test_a_write_shows_in_no_other_array() -> None:
    x = pl.asarray([1.0, 2.0, 3.0])
    view, whole, same = x[1:], x[...], pl.reshape(x, (3, 1))
    x.fill_(0.0)
    assert view.tolist() == [2.0, 3.0]
    assert whole.tolist() == [1.0, 2.0, 3.0]
    assert same.tolist() == [[1.0], [2.0], [3.0]]
    view.copy_(pl.asarray([8.0, 9.0]))
    assert x.tolist() == [0.0, 0.0, 0.0]


def test_backward_uses_the_values_of_forward() -> None:
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    h = x * 2
    y = pl.sum(h * w)
    h.fill_(100.0)
    y.backward()
    assert w.grad.tolist() == [2.0, 4.0]
    assert x.grad.tolist() == [6.0, 8.0]


@pytest.mark.parametrize("dtype", pl._core.dtypes, ids=str)
@pytest.mark.parametrize("shape", [(), (0,), (3,), (2, 3)])
def test_pickle(dtype: pl.Dtype, shape: tuple[int, ...]) -> None:
    x = pl.full(shape, 1, dtype=dtype)
    for protocol in (2, pickle.HIGHEST_PROTOCOL):
        y = pickle.loads(pickle.dumps(x, protocol))
        assert (y.dtype, y.shape, y.tolist()) == (x.dtype, x.shape, x.tolist())
        assert not y.requires_grad


def test_pickle_of_views_and_leaves() -> None:
    x = pl.asarray([[1.0, 2.0], [3.0, 4.0]])
    assert pickle.loads(pickle.dumps(x.T[::-1])).tolist() == x.T[::-1].tolist()
    y = pickle.loads(pickle.dumps(leaf([1.0])))
    assert y.requires_grad
    assert y.is_leaf
    assert pickle.loads(pickle.dumps(pl.float32)) is pl.float32


@pytest.mark.parametrize(
    "arguments",
    [
        (b"abc", "float32", (1,), "cpu", False),
        (b"", "float32", (-1,), "cpu", False),
        (b"", "float32", (2**62, 2**62), "cpu", False),
        (b"", "float32", (2**62,), "cpu", False),
        ("abcd", "float32", (1,), "cpu", False),
        (b"abcd", "float33", (1,), "cpu", False),
    ],
)
def test_pickled_data_that_does_not_fit(arguments: tuple[Any, ...]) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError)):
        pl._core._rebuild(*arguments)


def test_copies() -> None:
    x = leaf([1.0, 2.0])
    pl.sum(pl.square(x)).backward()
    y = copy.deepcopy(x)
    assert y.requires_grad
    assert y.is_leaf
    assert y.grad.tolist() == x.grad.tolist()
    pl.sum(y).backward()
    assert x.grad.tolist() == [2.0, 4.0]
    with pl.no_grad():
        y.fill_(0.0)
    assert x.tolist() == [1.0, 2.0]
    with pytest.raises(RuntimeError, match=r"^deepcopy: only a leaf .*`square`.*x\.detach\(\).*x\.clone\(\)"):
        copy.deepcopy(pl.square(x))
    z = copy.copy(pl.square(x))
    assert z.grad_fn.name == "square"
    array = np.ones(2, np.float32)
    shared = pl.asarray(array, copy=False)
    separate = copy.deepcopy(shared)
    array[0] = 5.0
    assert shared.tolist() == [5.0, 1.0]
    assert separate.tolist() == [1.0, 1.0]


def test_to() -> None:
    x = pl.asarray([1.5])
    assert x.to(pl.float32) is x
    assert x.to("cpu") is x
    assert x.cpu() is x
    assert x.to(pl.int32).tolist() == [1]
    assert x.to(dtype=pl.float64, device="cpu").dtype is pl.float64
    y = leaf([1.5]).to(pl.float64)
    assert y.requires_grad
    with pytest.raises(ValueError, match="'cpu' or 'gpu', got 'tpu'"):
        x.to("tpu")
    with pytest.raises(TypeError, match="unexpected keyword"):
        x.to(dtyp=pl.float32)  # type: ignore[call-arg]


def test_array_namespace() -> None:
    x = pl.ones(1)
    assert x.__array_namespace__() is pl
    assert x.__array_namespace__(api_version="2025.12") is pl
    with pytest.raises(ValueError, match="api_version"):
        x.__array_namespace__(api_version="1999.01")


def test_star_import_leaves_built_ins() -> None:
    import builtins

    namespace: dict[str, Any] = {}
    exec("from pylucid import *", namespace)
    assert "tensor" in namespace
    assert [name for name in namespace if hasattr(builtins, name) and name != "__builtins__"] == []
    for name in ("sum", "abs", "max", "round", "bool"):
        assert hasattr(pl, name)


def test_memory_is_returned() -> None:
    gc.collect()
    before = pl.memory_stats()["live_bytes"]
    for _ in range(100):
        y = pl.exp(leaf(np.ones((64, 64))))
        del y
    assert pl.memory_stats()["live_bytes"] <= before + 2 * 64 * 64 * 8


def test_memory_limit() -> None:
    pl.set_memory_limit(pl.memory_stats()["live_bytes"] + (1 << 20))
    try:
        with pytest.raises(MemoryError):
            pl.zeros(1 << 24)
    finally:
        pl.set_memory_limit(None)
    assert pl.zeros(1 << 20).shape == (1 << 20,)
    with pytest.raises(ValueError, match="negative"):
        pl.set_memory_limit(-1)


def test_thread_count() -> None:
    before = pl.get_num_threads()
    try:
        pl.set_num_threads(1)
        assert pl.get_num_threads() == 1
        with pytest.raises(ValueError, match="n must"):
            pl.set_num_threads(0)
        with pytest.raises(TypeError, match="must be an int"):
            pl.set_num_threads("two")  # type: ignore[arg-type]
    finally:
        pl.set_num_threads(before)


def test_dtypes() -> None:
    assert pl.float32 == "float32"
    assert pl.float32 != "float64"
    assert pl.float32 == np.dtype("float32")
    assert pl.bfloat16 != np.dtype("float32")
    assert np.dtype(pl.int16) == np.dtype("int16")
    assert {pl.float32: 1}["float32"] == 1  # type: ignore[index]
    # Equal objects hash alike: a Dtype hashes as its name, which NumPy's scalar type does not.
    assert pl.float32 != np.float32
    assert pl.float32.dtype == np.float32
    assert repr(pl.bool) == "pylucid.bool"
    assert (pl.complex64.name, pl.complex64.itemsize, pl.complex64.kind) == ("complex64", 8, "complex floating")
    with pytest.raises(TypeError):
        np.dtype(pl.bfloat16)
    for given, expected in [(float, pl.float32), (int, pl.int64), (bool, pl.bool), (np.float64, pl.float64)]:
        assert pl.zeros(1, dtype=given).dtype is expected
    with pytest.raises(TypeError, match=r"must be a dtype such as pylucid\.float32, got 'float31'"):
        pl.zeros(1, dtype="float31")


def test_data_type_functions() -> None:
    assert pl.finfo(pl.float16).max == 65504.0
    assert pl.finfo(pl.complex128).dtype is pl.float64
    assert pl.finfo(pl.float32).eps == np.finfo(np.float32).eps
    assert pl.iinfo(pl.uint8).max == 255
    assert pl.iinfo(pl.int64).min == -(2**63)
    assert pl.result_type(pl.int8, pl.uint8) is pl.int16
    assert pl.result_type(pl.float16, pl.bfloat16) is pl.float32
    assert pl.result_type(pl.int32, 2.5) is pl.float32
    assert pl.result_type(pl.float64, 1j) is pl.complex128
    assert pl.result_type(pl.ones(1), 1) is pl.float32
    assert pl.can_cast(pl.int8, pl.int16)
    assert not pl.can_cast(pl.float64, pl.float32)
    assert pl.isdtype(pl.uint8, ("bool", "integral"))
    with pytest.raises(TypeError, match="no common dtype"):
        pl.result_type(pl.uint64, pl.int8)
    with pytest.raises(TypeError, match="not an integer"):
        pl.iinfo(pl.float32)
    with pytest.raises(TypeError, match="not a floating"):
        pl.finfo(pl.int8)
    with pytest.raises(ValueError, match="kind must be"):
        pl.isdtype(pl.int8, "whole")


def test_namespace_info() -> None:
    info = pl.__array_namespace_info__()
    assert info.default_dtypes()["real floating"] is pl.float32
    assert "float64" not in info.dtypes(device="gpu")
    assert set(info.dtypes(kind="bool")) == {"bool"}


def test_schema() -> None:
    record = pl.ops.schema("square")
    assert (record.name, record.amp) == ("square", "Promote")
    assert "grad: 2 * x * g" in record.record
    assert record.inputs[0][0] == "x"
    assert pl.ops.schema("absolute").name == "abs"
    assert pl.ops.schema("mod").name == "remainder"
    with pytest.raises(ValueError, match="no operator is named 'squear'"):
        pl.ops.schema("squear")


def test_autocast_state() -> None:
    assert not pl.amp.is_autocast_enabled()
    with pl.amp.autocast(dtype=pl.bfloat16):
        assert pl.amp.is_autocast_enabled()
        assert pl.square(pl.ones(2)).dtype is pl.bfloat16
        with pl.amp.autocast(enabled=False):
            assert pl.square(pl.ones(2)).dtype is pl.float32
    assert not pl.amp.is_autocast_enabled()
    with pytest.raises(TypeError, match="float16, bfloat16 and float32"), pl.amp.autocast(dtype=pl.int8):
        pass
    with pytest.raises(ValueError, match="device_type"):
        pl.amp.autocast("tpu")


def test_half_dtypes_are_rounded_once() -> None:
    """By way of float32 a number a little off the middle of two halves would be rounded to the middle, then to even."""
    rng = np.random.default_rng(7)
    halves = rng.standard_normal(20_000).astype(np.float16).astype(np.float64)
    middles = (halves + np.spacing(halves.astype(np.float16)).astype(np.float64) / 2)[:, None]
    x = (middles * (1 + np.array([-(2.0**-40), 0, 2.0**-40]))).ravel()
    edges = np.array(
        [np.inf, -np.inf, np.nan, 0.0, -0.0, 65519.999999, 65520.0, 1e300, -1e-300, 2.0**-25 * (1 + 2.0**-50)]
    )
    x = np.concatenate([x, edges, rng.standard_normal(20_000) * 10.0 ** rng.integers(-9, 5, 20_000)])
    with np.errstate(over="ignore"):
        expected = x.astype(np.float16)
    found = pl.asarray(x).astype(pl.float16).numpy()
    np.testing.assert_array_equal(found, expected)
    np.testing.assert_array_equal(np.signbit(found), np.signbit(expected))
    # Between 2**24 and the next bfloat16, 2**24 + 2**17: beyond the middle by one.
    whole = pl.asarray(np.array([2**24 + 2**16, 2**24 + 2**16 + 1], dtype=np.int32))
    assert whole.astype(pl.bfloat16).tolist() == [2.0**24, 2.0**24 + 2**17]


def test_parts_of_a_real_tensor() -> None:
    x = pl.asarray([1, 2])
    assert x.real.tolist() == [1, 2]
    assert x.imag.tolist() == [0, 0]
    assert x.imag.dtype is x.dtype
    assert pl.asarray([1 + 2j]).imag.tolist() == [2]
    with pytest.raises(ValueError, match=r"it has 1; use x\[:, None\] for a column"):
        _ = x.T
