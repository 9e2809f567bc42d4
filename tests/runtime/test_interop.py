"""NumPy, buffers and DLPack, both ways: what is shared, what is copied, what is refused."""

from __future__ import annotations

import array
import ctypes
import gc
import hashlib
import io
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable

NUMPY_DTYPES = [d.name for d in pl._core.dtypes if d != "bfloat16"]


@pytest.mark.parametrize("name", NUMPY_DTYPES)
def test_numpy_round_trip(name: str) -> None:
    given = np.arange(24).reshape(2, 3, 4).astype(name)
    for view in (
        given,
        given.T,
        given[::-1, ::2],
        given[:, :, 1:2],
        given[:0],
        given[0, 0, 0:1],
        np.asfortranarray(given),
    ):
        x = pl.asarray(view)
        assert (x.shape, x.dtype) == (view.shape, name)
        np.testing.assert_array_equal(x.numpy(), view)
        assert x.numpy().dtype == view.dtype
    for order in "<>":
        np.testing.assert_array_equal(pl.asarray(given.astype(given.dtype.newbyteorder(order))).numpy(), given)


def test_scalars() -> None:
    assert pl.asarray(np.float64(0.1)).dtype is pl.float64
    assert pl.asarray(np.float64(0.1)).item() == 0.1
    assert pl.asarray(np.int8(3)).dtype is pl.int8
    assert pl.asarray(np.array(2.0)).shape == ()


def test_import_copies_unless_told() -> None:
    given = np.arange(3.0)
    copied, shared = pl.asarray(given), pl.asarray(given, copy=False)
    given[0] = 9.0
    assert copied.tolist() == [0.0, 1.0, 2.0]
    assert shared.tolist() == [9.0, 1.0, 2.0]


def test_shared_memory_is_never_written() -> None:
    given = np.arange(3.0)
    shared = pl.asarray(given, copy=False)
    shared.fill_(5.0)
    assert given.tolist() == [0.0, 1.0, 2.0]
    shared = pl.asarray(given, copy=False)
    shared.copy_(pl.asarray([7.0, 8.0, 9.0]))
    assert given.tolist() == [0.0, 1.0, 2.0]


def test_saved_values_are_snapshots_of_borrowed_memory() -> None:
    given = np.array([1.0, 2.0])
    x = pl.asarray(given, copy=False).requires_grad_()
    y = pl.sum(pl.square(x))
    given[:] = 100.0
    y.backward()
    assert x.grad.tolist() == [2.0, 4.0]


def test_copy_false_refuses() -> None:
    given = np.arange(3.0)
    cases: list[tuple[Any, dict[str, Any]]] = [
        ([1.0], {}),
        (1.0, {}),
        (given, {"dtype": pl.float32}),
        (given.astype(">f8"), {}),
    ]
    for obj, options in cases:
        with pytest.raises(ValueError, match="asarray"):
            pl.asarray(obj, copy=False, **options)


def test_misaligned_memory() -> None:
    packed = np.zeros(3, dtype=[("flag", "i1"), ("value", "f8")])
    packed["value"] = [1.0, 2.0, 3.0]
    assert pl.asarray(packed["value"]).tolist() == [1.0, 2.0, 3.0]
    with pytest.raises(ValueError, match="aligned"):
        pl.asarray(packed["value"], copy=False)


@pytest.mark.parametrize("shape", [(12,), (3, 4), (2, 3, 2)])
def test_bools_of_other_bytes_are_read_as_true(shape: tuple[int, ...]) -> None:
    given = np.array([255, 0, 1, 2, 128, 0, 0, 3, 1, 0, 64, 0], "u1").reshape(shape).view(bool)
    expected = given.astype("u1") != 0
    for one, wanted in ((given, expected), (given[..., ::-2], expected[..., ::-2]), (given.T, expected.T)):
        for x in (pl.asarray(one), pl.tensor(one), pl.from_dlpack(one), pl.asarray(memoryview(one))):
            assert pl.sum(x).item() == wanted.sum()
            assert x.numpy().view("u1").tolist() == wanted.view("u1").tolist()
        with pytest.raises(ValueError, match=r"^asarray: obj: bools of other bytes than 0 and 1 cannot be shared"):
            pl.asarray(one, copy=False)
    x = pl.zeros(shape)
    x[given] = 1.0
    assert pl.sum(x).item() == expected.sum()
    shared = pl.asarray(expected, copy=False)
    assert np.shares_memory(shared.numpy(), expected)
    wide = np.broadcast_to(expected[:1], (1 << 40, *expected.shape[1:]))
    assert pl.asarray(wide, copy=False).shape == wide.shape
    assert pl.from_dlpack(given[:0]).shape == given[:0].shape


def test_read_only_stays_read_only() -> None:
    given = np.arange(3.0)
    given.flags.writeable = False
    x = pl.asarray(given, copy=False)
    assert not x.numpy().flags.writeable
    assert pl.asarray(given).numpy().flags.writeable


@pytest.mark.parametrize(
    "bad",
    [
        np.array([object()]),
        np.array(["a"]),
        np.array(["2020"], dtype="datetime64[Y]"),
        np.zeros(2, dtype=[("a", "f4")]),
        np.ma.masked_array([1.0], mask=[True]),
        "text",
        b"bytes",
        object(),
        [1, "a"],
        [None],
        {1: 2},
    ],
    ids=lambda bad: type(bad).__name__,
)
def test_refused_objects(bad: Any) -> None:
    with pytest.raises(TypeError, match="asarray"):
        pl.asarray(bad)


@pytest.mark.parametrize("bad", [[[1], [2, 3]], [[1], 2], [1, [2]], [[1, 2], [3, [4]]], [[], [1]]], ids=str)
def test_ragged_lists(bad: Any) -> None:
    with pytest.raises(ValueError, match="nest uniformly"):
        pl.asarray(bad)


def test_list_that_holds_itself() -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(ValueError, match="nest deeper than 64"):
        pl.asarray(endless)


def test_lists() -> None:
    assert pl.asarray([True, 2]).dtype is pl.int64
    assert pl.asarray([1, 2.5]).dtype is pl.float32
    assert pl.asarray([1, 2j]).dtype is pl.complex64
    assert pl.asarray([2**63]).dtype is pl.uint64
    assert pl.asarray([[], []]).shape == (2, 0)
    assert pl.asarray([]).dtype is pl.float32
    assert pl.asarray(range(3)).tolist() == [0, 1, 2]
    assert pl.asarray([pl.asarray(1.5), 2]).tolist() == [1.5, 2.0]
    assert pl.asarray([np.arange(2), np.arange(2)]).tolist() == [[0, 1], [0, 1]]
    with pytest.raises(OverflowError):
        pl.asarray([300], dtype=pl.int8)
    with pytest.raises(ValueError, match="nan"):
        pl.asarray([pl.nan], dtype=pl.int32)
    with pytest.raises(TypeError, match="complex"):
        pl.asarray([1j], dtype=pl.float32)
    with pytest.raises(TypeError, match="graph"):
        pl.asarray([pl.tensor(1.0, requires_grad=True)])


def test_buffers() -> None:
    assert pl.asarray(array.array("d", [1.0, 2.0])).dtype is pl.float64
    assert pl.asarray(bytearray(b"\x01\x02")).tolist() == [1, 2]
    assert pl.asarray(memoryview(array.array("i", [3, 4]))).tolist() == [3, 4]


def test_buffers_without_strides() -> None:
    """Those of ctypes lie in C order and say nothing more."""
    assert pl.asarray((ctypes.c_int * 3)(1, 2, 3)).tolist() == [1, 2, 3]
    matrix = ((ctypes.c_double * 2) * 3)((1.0, 2.0), (3.0, 4.0), (5.0, 6.0))
    assert pl.asarray(matrix).tolist() == [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]
    assert pl.asarray(ctypes.c_int(7)).tolist() == 7
    shared = pl.asarray(matrix, copy=False)
    matrix[2][1] = 8.0
    assert shared.tolist() == [[1.0, 2.0], [3.0, 4.0], [5.0, 8.0]]


def test_buffers_of_too_many_dimensions() -> None:
    nested: Any = ctypes.c_float
    for _ in range(64):
        nested = nested * 1
    assert pl.asarray(nested()).shape == (1,) * 64
    with pytest.raises(ValueError, match="65 dimensions"):
        pl.asarray((nested * 1)())


def test_memory_that_is_not_contiguous_is_read_with_its_strides() -> None:
    memory: Any = pl.arange(1000)[::-2].numpy().base
    exporter = memory.obj
    assert memoryview(exporter).tolist() == list(range(999, 0, -2))
    for consumer in (hashlib.sha256, io.BytesIO().write):
        with pytest.raises(BufferError, match="not contiguous"):
            consumer(exporter)
    plain: Any = pl.arange(1000).numpy().base
    assert hashlib.sha256(plain.obj).digest() == hashlib.sha256(np.arange(1000, dtype=plain.format)).digest()


def test_asarray_of_a_tensor() -> None:
    x = pl.asarray([1.0])
    assert pl.asarray(x) is x
    assert pl.asarray(x, copy=True) is not x
    assert pl.asarray(x, dtype=pl.float64).dtype is pl.float64
    y = pl.tensor([1.0], requires_grad=True)
    assert pl.asarray(y, dtype=pl.float64).requires_grad
    assert not pl.tensor(y).requires_grad


def test_export_shares_memory_with_one_tensor_only() -> None:
    x = pl.asarray([1.0, 2.0, 3.0])
    exported = x.numpy()
    exported[0] = 9.0
    assert x.tolist() == [9.0, 2.0, 3.0]
    assert x.numpy()[0] == 9.0

    y = pl.asarray([1.0, 2.0, 3.0])
    view = y[1:]
    view.numpy()[:] = 0.0
    assert y.tolist() == [1.0, 2.0, 3.0]
    assert view.tolist() == [0.0, 0.0]


def test_export_leaves_saved_values_alone() -> None:
    x = pl.asarray([1.0, 2.0])
    w = pl.tensor([3.0, 4.0], requires_grad=True)
    y = pl.sum(x * w)
    x.numpy()[:] = 100.0
    y.backward()
    assert w.grad.tolist() == [1.0, 2.0]


def test_memory_outlives_the_tensor() -> None:
    exported = (pl.asarray(np.arange(1000.0)) * 1.0).numpy()
    gc.collect()
    pl.zeros(1000)
    np.testing.assert_array_equal(exported, np.arange(1000.0))


def test_broadcast_memory_is_exported_safely() -> None:
    x = pl.broadcast_to(pl.asarray([1.0]), (3,))
    exported = x.numpy()
    if exported.flags.writeable:
        exported[0] = 5.0
        assert exported.tolist() == [5.0, 1.0, 1.0]


def test_what_numpy_cannot_have() -> None:
    with pytest.raises(TypeError, match=r"bfloat16.*astype"):
        pl.ones(2, dtype=pl.bfloat16).numpy()
    with pytest.raises(RuntimeError, match="detach"):
        pl.tensor([1.0], requires_grad=True).numpy()
    with pytest.raises(RuntimeError, match="detach"):
        np.asarray(pl.tensor([1.0], requires_grad=True))


def test_array_protocol() -> None:
    x = pl.asarray([1.0, 2.0])
    assert np.asarray(x, dtype=np.float64).dtype == np.float64
    copied = np.array(x)
    copied[0] = 7.0
    assert x.tolist() == [1.0, 2.0]
    with pytest.raises(ValueError, match="copy=False"):
        np.asarray(x, dtype=np.float64, copy=False)
    assert np.asarray(x, copy=False).dtype == np.float32


def test_arithmetic_with_numpy() -> None:
    x = pl.asarray([1.0, 2.0])
    for result in (np.float32(2) * x, x * np.float64(2), np.int64(2) * x, np.float16(2) * x):
        assert isinstance(result, pl.Tensor)
        assert result.dtype is pl.float32
        assert result.tolist() == [2.0, 4.0]
    for mix in (lambda: x * np.ones(2), lambda: np.ones(2) * x, lambda: x == np.ones(2), lambda: np.ones(2) < x):
        with pytest.raises(TypeError, match="asarray"):
            mix()


def test_dlpack_with_numpy() -> None:
    for given in (np.arange(6.0)[::-1], np.arange(6.0).reshape(2, 3).T, np.zeros((0, 3)), np.array(2.0)):
        x = pl.from_dlpack(given)
        np.testing.assert_array_equal(np.from_dlpack(x), given)
    source = np.arange(3.0)
    shared, copied = pl.from_dlpack(source), pl.from_dlpack(source, copy=True)
    source[0] = 9.0
    assert shared.tolist() == [9.0, 1.0, 2.0]
    assert copied.tolist() == [0.0, 1.0, 2.0]


def test_dlpack_export() -> None:
    x = pl.asarray([1.0, 2.0])
    assert x.__dlpack_device__() == (1, 0)
    assert "dltensor_versioned" in repr(x.__dlpack__(max_version=(1, 0)))
    assert '"dltensor"' in repr(x.__dlpack__())
    assert '"dltensor"' in repr(x.__dlpack__(max_version=(0, 8)))
    copied = np.from_dlpack(x, copy=True)
    copied[0] = 5.0
    assert x.tolist() == [1.0, 2.0]
    with pytest.raises(BufferError, match="detach"):
        pl.tensor([1.0], requires_grad=True).__dlpack__()
    with pytest.raises(BufferError, match="stream"):
        x.__dlpack__(stream=1)  # type: ignore[arg-type]
    with pytest.raises(BufferError, match="device type 2"):
        x.__dlpack__(dl_device=(2, 0))


def test_dlpack_with_itself_for_every_dtype() -> None:
    for dtype in pl._core.dtypes:
        x = pl.full((2, 3), 1, dtype=dtype)
        y = pl.from_dlpack(x.__dlpack__(max_version=(1, 1)))
        assert (y.dtype, y.shape, y.tolist()) == (x.dtype, x.shape, x.tolist())


def test_used_capsules_are_refused() -> None:
    capsule = pl.ones(2).__dlpack__()
    pl.from_dlpack(capsule)
    with pytest.raises(BufferError, match="used_dltensor"):
        pl.from_dlpack(capsule)


class _DlTensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _DlTensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


def _capsule(change: Callable[[_DlTensor], None]) -> tuple[Any, list[Any]]:
    data = (ctypes.c_float * 4)(1.0, 2.0, 3.0, 4.0)
    shape = (ctypes.c_int64 * 2)(2, 2)
    strides = (ctypes.c_int64 * 2)(2, 1)
    managed = _Managed()
    tensor = managed.tensor
    tensor.data = ctypes.addressof(data)
    tensor.device_type, tensor.ndim = 1, 2
    tensor.code, tensor.bits, tensor.lanes = 2, 32, 1
    tensor.shape = ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64))
    tensor.strides = ctypes.cast(strides, ctypes.POINTER(ctypes.c_int64))
    change(tensor)
    make = ctypes.pythonapi.PyCapsule_New
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    name = ctypes.create_string_buffer(b"dltensor")
    return make(ctypes.addressof(managed), ctypes.cast(name, ctypes.c_char_p), None), [
        managed,
        data,
        shape,
        strides,
        name,
    ]


def test_hand_made_capsule() -> None:
    capsule, _keep = _capsule(lambda t: None)
    assert pl.from_dlpack(capsule, copy=True).tolist() == [[1.0, 2.0], [3.0, 4.0]]


def _set(**values: Any) -> Callable[[_DlTensor], None]:
    def change(tensor: _DlTensor) -> None:
        for key, value in values.items():
            setattr(tensor, key, value)

    return change


def _shape_entry(value: int) -> Callable[[_DlTensor], None]:
    def change(tensor: _DlTensor) -> None:
        tensor.shape[0] = value

    return change


def _stride_entry(value: int) -> Callable[[_DlTensor], None]:
    def change(tensor: _DlTensor) -> None:
        tensor.strides[0] = value

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (_set(ndim=-1), "-1 dimensions"),
        (_set(ndim=100000), "100000 dimensions"),
        (_set(data=None), "without data"),
        (_set(shape=None), "without a shape"),
        (_set(code=77), "code 77"),
        (_set(bits=17), "17 bits"),
        (_set(lanes=4), "lanes"),
        (_set(device_type=2), "device type 2"),
        (_shape_entry(-5), "negative extent"),
        (_shape_entry(2**62), "too large"),
        (_stride_entry(2**62), "out of range"),
        (_set(byte_offset=2**63), "beyond the address space"),
        (_stride_entry(2**58), "beyond the address space"),
    ],
)
def test_hostile_capsules(change: Callable[[_DlTensor], None], message: str) -> None:
    capsule, _keep = _capsule(change)
    with pytest.raises(BufferError, match=message):
        pl.from_dlpack(capsule)


def test_objects_that_lie() -> None:
    class Liar:
        def __dlpack__(self, **options: Any) -> Any:
            return 3

        def __dlpack_device__(self) -> Any:
            return (1, 0)

    class Elsewhere(Liar):
        def __dlpack_device__(self) -> Any:
            return (2, 0)

    with pytest.raises(TypeError, match="capsule"):
        pl.from_dlpack(Liar())
    with pytest.raises(BufferError, match="cpu memory"):
        pl.from_dlpack(Elsewhere())
    with pytest.raises(TypeError, match="must have __dlpack__, got int"):
        pl.from_dlpack(3)

    class Half:
        def __dlpack__(self, **options: Any) -> Any:
            return 3

    for read in (pl.from_dlpack, pl.asarray):
        with pytest.raises(TypeError, match=r"^\w+: \w+ is Half, which has no __dlpack_device__"):
            read(Half())  # type: ignore[operator]


def test_no_reference_leaks() -> None:
    given = np.arange(10.0)
    before = sys.getrefcount(given)
    for _ in range(10):
        x = pl.asarray(given, copy=False)
        pl.from_dlpack(given)
        x.numpy()
        x.__dlpack__()
        del x
    gc.collect()
    assert sys.getrefcount(given) == before
