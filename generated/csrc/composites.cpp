// Generated from ops.yaml. Do not edit.
// The schemas of composites: operators that are functions of other operators in Python.
#include "core/schema.h"

namespace pylucid {

namespace {

constexpr OperandRule isclose_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule isclose_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
const OpSchema isclose_schema{
    .name = "isclose",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = isclose_rules,
    .results = isclose_results,
    .accepts = "every dtype",
    .signature = "isclose(x1, x2:object, /, rtol:float=1e-05, atol:float=1e-08, equal_nan:bool=False)",
    .record = "- op: isclose(x1, x2:object, /, rtol:float=1e-05, atol:float=1e-08, equal_nan:bool=False)\n  summary: Whether x1 differs from x2 by at most atol + rtol * abs(x2), element by element.\n  amp: KeepInput\n  grad: none\n  dtypes: {x1: any, result: bool}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.isclose(pl.asarray([1., 2.]), pl.asarray([1.000001, 2.1])).tolist()\n    [True, False]\n  notes: |\n    As in NumPy x2 is the one that is right: it is a Tensor or a number. Infinities are close to themselves only, and NaN to NaN\n    with `equal_nan`. Integers are subtracted as integers.\n  see: [allclose, equal]",
    .hash = "b8780ec21af8e365071d76976d8cb5879daeb15fbabb50a9b1ebd6f3fec48f3e",
    .source = "ops.yaml:isclose",
};

constexpr OperandRule allclose_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule allclose_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
const OpSchema allclose_schema{
    .name = "allclose",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = allclose_rules,
    .results = allclose_results,
    .accepts = "every dtype",
    .signature = "allclose(x1, x2:object, /, rtol:float=1e-05, atol:float=1e-08, equal_nan:bool=False)",
    .record = "- op: allclose(x1, x2:object, /, rtol:float=1e-05, atol:float=1e-08, equal_nan:bool=False)\n  summary: Whether all elements of x1 differ from those of x2 by at most atol + rtol * abs(x2).\n  amp: KeepInput\n  grad: none\n  dtypes: {x1: any, result: bool}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.allclose(pl.asarray([1., 2.]), pl.asarray([1.000001, 2.])).item()\n    True\n  notes: A Tensor of no axes, which `if` takes for its value. What is close is said at isclose.\n  see: [isclose, array_equal]",
    .hash = "70f26b9a871aa0c6882a837d6888358828fed3a0e73f3ed7762ded38c5443c79",
    .source = "ops.yaml:allclose",
};

constexpr OperandRule array_equal_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule array_equal_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
const OpSchema array_equal_schema{
    .name = "array_equal",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = array_equal_rules,
    .results = array_equal_results,
    .accepts = "every dtype",
    .signature = "array_equal(x1, x2, /, equal_nan:bool=False)",
    .record = "- op: array_equal(x1, x2, /, equal_nan:bool=False)\n  summary: Whether two arrays have one shape and equal elements.\n  amp: KeepInput\n  grad: none\n  dtypes: {x1: any, x2: any, result: bool}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.array_equal(pl.asarray([1, 2]), pl.asarray([1, 2])).item()\n    True\n    >>> pl.array_equal(pl.asarray([1, 2]), pl.asarray([[1, 2]])).item()\n    False\n  notes: A Tensor of no axes, which `if` takes for its value. NaN equals NaN with `equal_nan` only.\n  see: [equal, allclose]",
    .hash = "741ac7b72b461f402f0e3a7b20e0ec356c7faa77c7dc5d19edc4fd556b69b313",
    .source = "ops.yaml:array_equal",
};

constexpr OperandRule nansum_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule nansum_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema nansum_schema{
    .name = "nansum",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = nansum_rules,
    .results = nansum_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "nansum(x, /, axis:axes=None, *, dtype:dtype=None, keepdims:bool=False)",
    .record = "- op: nansum(x, /, axis:axes=None, *, dtype:dtype=None, keepdims:bool=False)\n  summary: The sum over axes of all elements but NaN; of integers in 64 bits.\n  amp: ForceFP32\n  dtypes: {x: numeric}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.nansum(pl.asarray([1., pl.nan, 2.])).item()\n    3.0\n  see: [sum]",
    .hash = "d2ea4b746749155add19d28e4a87e2f7d9eb9dd811ae966563c4b129190757b1",
    .source = "ops.yaml:nansum",
};

constexpr OperandRule tensordot_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule tensordot_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema tensordot_schema{
    .name = "tensordot",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = tensordot_rules,
    .results = tensordot_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "tensordot(x1, x2, /, axes:object=2)",
    .record = "- op: tensordot(x1, x2, /, axes:object=2)\n  summary: The sum of products over axes of x1 paired with axes of x2.\n  amp: Promote\n  dtypes: {x1: numeric, x2: numeric}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.tensordot(pl.asarray([[1., 2.]]), pl.asarray([[3.], [4.]]), axes=1).tolist()\n    [[11.0]]\n  notes: |\n    axes is how many of the last axes of x1 and of the first of x2 are summed over, in order, or two sequences of axes.\n  see: [matmul, einsum]",
    .hash = "fe9e1c086ec8d0c368c3df36584effd7413952f5c841dae1a0a93aa0c522f042",
    .source = "ops.yaml:tensordot",
};

constexpr OperandRule vecdot_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule vecdot_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema vecdot_schema{
    .name = "vecdot",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = vecdot_rules,
    .results = vecdot_results,
    .accepts = "every dtype",
    .signature = "vecdot(x1, x2, /, *, axis:axis=-1)",
    .record = "- op: vecdot(x1, x2, /, *, axis:axis=-1)\n  summary: The sum of conj(x1) * x2 along an axis.\n  amp: Promote\n  dtypes: {x1: any, x2: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.vecdot(pl.asarray([1., 2.]), pl.asarray([3., 4.])).item()\n    11.0\n  notes: The other axes are broadcast; axis counts from the end of both, so only a negative one may be given.\n  see: [matmul]",
    .hash = "018452eac5e642caf9539c95e18f22fbde42911eed011007a51f792906662dff",
    .source = "ops.yaml:vecdot",
};

constexpr OperandRule einsum_rules[] = {
    {"operands", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule einsum_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema einsum_schema{
    .name = "einsum",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = einsum_rules,
    .results = einsum_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "einsum(subscripts:string, /, *operands:Tensors)",
    .record = "- op: einsum(subscripts:string, /, *operands:Tensors)\n  summary: The sum of products that a subscript string such as 'ij,jk->ik' names.\n  amp: Promote\n  dtypes: {operands: numeric}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.einsum(\"ij,j->i\", pl.asarray([[1., 2.], [3., 4.]]), pl.asarray([1., 1.])).tolist()\n    [3.0, 7.0]\n  notes: |\n    One letter for each axis of each operand; `...` stands for the axes not named, which are broadcast. A letter twice in\n    one operand takes the diagonal. After `->` the axes of the result; without it the letters that occur once, in\n    alphabetical order. Operands are contracted from left to right, each pair by a matrix product.\n  see: [tensordot, matmul]",
    .hash = "0f18eb6b3e452986468bbfa3069f1edf0d6757ad0ba16b7b91e8367d3390b895",
    .source = "ops.yaml:einsum",
};

constexpr OperandRule kron_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule kron_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema kron_schema{
    .name = "kron",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = kron_rules,
    .results = kron_results,
    .accepts = "every dtype",
    .signature = "kron(x1, x2, /)",
    .record = "- op: kron(x1, x2, /)\n  summary: The Kronecker product, every element of x1 times all of x2 in blocks.\n  amp: Promote\n  dtypes: {x1: any, x2: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.kron(pl.asarray([1., 10.]), pl.asarray([1., 2.])).tolist()\n    [1.0, 2.0, 10.0, 20.0]\n  notes: The one with fewer axes is given axes of length 1 in front.\n  see: [outer]",
    .hash = "598673987dea926abc00e6c0ce8261ec59b06485daf5148dff86867865fa88ec",
    .source = "ops.yaml:kron",
};

constexpr OperandRule asarray_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema asarray_schema{
    .name = "asarray",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = asarray_results,
    .accepts = "every dtype",
    .signature = "asarray(obj:object, /, dtype:dtype=None, device:device=None, copy:bool=None, *, requires_grad:bool=False)",
    .record = "- op: asarray(obj:object, /, dtype:dtype=None, device:device=None, copy:bool=None, *, requires_grad:bool=False)\n  summary: A Tensor with the value of a number, nested lists, an array, a buffer or a Tensor.\n  amp: KeepInput\n  shape: native\n  example: |\n    >>> import pylucid as pl\n    >>> pl.asarray([[1, 2], [3, 4]]).shape\n    (2, 2)\n  notes: |\n    obj is a number; a list, tuple or range of numbers, Tensors and NumPy arrays, nested or not; a NumPy array; an object with\n    __dlpack__, Python's buffer protocol or __array__; or a Tensor, which is itself the result where nothing about it changes.\n    Without a dtype Python's numbers become bool, int64, float32 or complex64; arrays keep theirs. Memory of other libraries is\n    copied. With copy=False it is shared, and a ValueError says so where it cannot be; with copy=True the result of a Tensor\n    is another Tensor. The gradient goes on to a Tensor that is given. With requires_grad the result is a leaf, unless it is\n    recorded already.\n  see: [tensor, from_dlpack]",
    .hash = "e5db85d4da886d32980d0f671436edf26aa811410636d6f77cc626eb6d8b19e3",
    .source = "ops.yaml:asarray",
};

constexpr OperandRule tensor_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema tensor_schema{
    .name = "tensor",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = tensor_results,
    .accepts = "every dtype",
    .signature = "tensor(data:object, /, dtype:dtype=None, device:device=None, *, requires_grad:bool=False)",
    .record = "- op: tensor(data:object, /, dtype:dtype=None, device:device=None, *, requires_grad:bool=False)\n  summary: A new leaf with a copy of a value, which may be all that asarray takes.\n  amp: KeepInput\n  grad: none\n  shape: native\n  example: |\n    >>> import pylucid as pl\n    >>> pl.tensor([1., 2.], requires_grad=True)\n    tensor([1., 2.], requires_grad=True)\n  notes: It is in no graph, whatever is given.\n  see: [asarray]",
    .hash = "2a893218d355328d9d8bba1160308aaf9508eaed7fac1ed1429b3b48c01f230e",
    .source = "ops.yaml:tensor",
};

constexpr OperandRule from_dlpack_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema from_dlpack_schema{
    .name = "from_dlpack",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = from_dlpack_results,
    .accepts = "every dtype",
    .signature = "from_dlpack(x:object, /, *, device:device=None, copy:bool=None)",
    .record = "- op: from_dlpack(x:object, /, *, device:device=None, copy:bool=None)\n  summary: A Tensor over the memory of an object with __dlpack__.\n  amp: KeepInput\n  grad: none\n  shape: native\n  example: |\n    >>> import numpy as np\n    >>> import pylucid as pl\n    >>> pl.from_dlpack(np.arange(3.)).tolist()\n    [0.0, 1.0, 2.0]\n  notes: |\n    The memory is shared where it can be. With copy=False a ValueError says so where it cannot; with copy=True it never is.\n    pylucid does not write to shared memory, and what others write to it shows.\n  see: [asarray]",
    .hash = "e0f4daad9f395373cc3d0696b376c728308b814f41050ddde0c38019af9e9b92",
    .source = "ops.yaml:from_dlpack",
};

constexpr OperandRule linspace_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema linspace_schema{
    .name = "linspace",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = linspace_results,
    .accepts = "every dtype",
    .signature = "linspace(start:scalar, stop:scalar, /, num:int, *, dtype:dtype=None, device:device=None, endpoint:bool=True, requires_grad:bool=False)",
    .record = "- op: linspace(start:scalar, stop:scalar, /, num:int, *, dtype:dtype=None, device:device=None, endpoint:bool=True, requires_grad:bool=False)\n  summary: As many evenly spaced values from start to stop, which is the last value or, without endpoint, the one after it.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linspace(0, 1, 5).tolist()\n    [0.0, 0.25, 0.5, 0.75, 1.0]\n  notes: The values are found in double precision and rounded once, downwards to an integer dtype.\n  see: [arange]",
    .hash = "674db4e21435294f65bf0472f22eab9344d1ab2a9aeadc55eeb5ad94cbe0789a",
    .source = "ops.yaml:linspace",
};

constexpr OperandRule meshgrid_rules[] = {
    {"arrays", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule meshgrid_results[] = {
    {"grids", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema meshgrid_schema{
    .name = "meshgrid",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = meshgrid_rules,
    .results = meshgrid_results,
    .accepts = "every dtype",
    .signature = "meshgrid(*arrays:Tensors, indexing:str('xy', 'ij')='xy') -> *grids",
    .record = "- op: meshgrid(*arrays:Tensors, indexing:str('xy', 'ij')='xy') -> *grids\n  summary: The coordinates of a grid, from those along each of its axes, without a copy.\n  amp: KeepInput\n  dtypes: {arrays: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> [x.tolist() for x in pl.meshgrid(pl.asarray([1, 2]), pl.asarray([3, 4, 5]), indexing=\"ij\")]\n    [[[1, 1, 1], [2, 2, 2]], [[3, 4, 5], [3, 4, 5]]]\n  notes: With 'xy' the first array lies along the second axis, and the second along the first.\n  see: [broadcast_arrays]",
    .hash = "333112b7da0e10c59d83cde3e8b5cfe4b0abe2bdca2d45eafde3d8c5af4d5e72",
    .source = "ops.yaml:meshgrid",
};

constexpr OperandRule sort_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1fff, false},
};
constexpr OperandRule sort_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema sort_schema{
    .name = "sort",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = sort_rules,
    .results = sort_results,
    .accepts = "bool, integer and floating point dtypes",
    .signature = "sort(x, /, axis:axis=-1, *, descending:bool=False, stable:bool=True)",
    .record = "- op: sort(x, /, axis:axis=-1, *, descending:bool=False, stable:bool=True)\n  summary: The values along an axis in ascending order.\n  amp: KeepInput\n  dtypes: {x: ordered, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.sort(pl.asarray([3., 1., 2.])).tolist()\n    [1.0, 2.0, 3.0]\n  notes: |\n    Complex numbers have no order and are refused. NaN counts as larger than every number: it is last, and first in descending order. 0 and -0 are equal. Equal values keep\n    their order, whatever `stable` says.\n\n    Equal values share their gradient equally, as those of `max` do.\n  see: [argsort, topk]",
    .hash = "fda3763a80273e23b7efa2487b46e4ae5553b1ec753c6784db2eb0c14c3f8737",
    .source = "ops.yaml:sort",
};

constexpr OperandRule topk_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1fff, false},
};
constexpr OperandRule topk_results[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};
const OpSchema topk_schema{
    .name = "topk",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = topk_rules,
    .results = topk_results,
    .accepts = "bool, integer and floating point dtypes",
    .signature = "topk(x, /, k:int, axis:axis=-1, *, largest:bool=True, sorted:bool=True) -> values, indices",
    .record = "- op: topk(x, /, k:int, axis:axis=-1, *, largest:bool=True, sorted:bool=True) -> values, indices\n  summary: The k largest or smallest values along an axis, the best first, and their indices.\n  amp: KeepInput\n  dtypes: {x: ordered, values: x, indices: int64}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> values, indices = pl.topk(pl.asarray([3., 1., 2.]), 2)\n    >>> values.tolist(), indices.tolist()\n    ([3.0, 2.0], [0, 2])\n  notes: |\n    Of bool, integers and floats. NaN counts as larger than every number; of equal values the first are taken. Without `sorted`\n    the order is not specified.\n\n    Values that are equal to a selected one share its gradient equally, selected or not, as those of `max` do.\n  see: [sort]",
    .hash = "9a3c1672db9e37b3ab94a512f133a614ef22b2850aca3a57ca6b722c5d5e97a6",
    .source = "ops.yaml:topk",
};

constexpr OperandRule searchsorted_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x1fff, false},
    {"sorter", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, true},
};
constexpr OperandRule searchsorted_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};
const OpSchema searchsorted_schema{
    .name = "searchsorted",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = searchsorted_rules,
    .results = searchsorted_results,
    .accepts = "bool, integer and floating point dtypes",
    .signature = "searchsorted(x1, x2:object, /, *, side:str('left', 'right')='left', sorter:Tensor=None)",
    .record = "- op: searchsorted(x1, x2:object, /, *, side:str('left', 'right')='left', sorter:Tensor=None)\n  summary: Where each x2 would have to be inserted into the sorted x1 to keep it sorted.\n  amp: KeepInput\n  grad: none\n  dtypes: {x1: ordered, sorter: int64, result: int64}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.searchsorted(pl.asarray([1., 2., 4.]), pl.asarray([2., 3.])).tolist()\n    [1, 2]\n  notes: |\n    x1 has one axis and is in ascending order, by `sorter` if that is given (as `argsort` returns it). x2 is a Tensor of any\n    shape or a number. Before equal elements with `side='left'`, behind them with `'right'`. NaN counts as larger than every number.\n  see: [sort, argsort]",
    .hash = "f07ecf1f77d8054f699dfa14d085dd022bb22fd75ffcddbc9803d5640a660037",
    .source = "ops.yaml:searchsorted",
};

constexpr OperandRule unique_all_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule unique_all_results[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
    {"inverse_indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
    {"counts", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};
const OpSchema unique_all_schema{
    .name = "unique_all",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = unique_all_rules,
    .results = unique_all_results,
    .accepts = "every dtype",
    .signature = "unique_all(x, /) -> values, indices, inverse_indices, counts",
    .record = "- op: unique_all(x, /) -> values, indices, inverse_indices, counts\n  summary: The distinct values, where each is first, which of them each element is, and how many there are of each.\n  amp: KeepInput\n  dtypes: {x: any, values: x, indices: int64, inverse_indices: int64, counts: int64}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> found = pl.unique_all(pl.asarray([3, 1, 3]))\n    >>> found.values.tolist(), found.counts.tolist()\n    ([1, 3], [1, 2])\n  notes: Values are in ascending order, indices those of the flat array. NaNs are distinct from each other; 0 and -0 are not.\n  see: [unique_counts, unique_inverse, unique_values]",
    .hash = "94a0a39a0ab238e5b2130e5ce8e160bcb6f2cb0d9bb51ff1f22a97426f1b0e89",
    .source = "ops.yaml:unique_all",
};

constexpr OperandRule unique_counts_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule unique_counts_results[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"counts", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};
const OpSchema unique_counts_schema{
    .name = "unique_counts",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = unique_counts_rules,
    .results = unique_counts_results,
    .accepts = "every dtype",
    .signature = "unique_counts(x, /) -> values, counts",
    .record = "- op: unique_counts(x, /) -> values, counts\n  summary: The distinct values in ascending order, and how many there are of each.\n  amp: KeepInput\n  dtypes: {x: any, values: x, counts: int64}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.unique_counts(pl.asarray([3, 1, 3])).counts.tolist()\n    [1, 2]\n  see: [unique_all]",
    .hash = "b6b86deda9f8e3e392fef9b934f6aa5ceae5f07c11d6aa8615ba6318d11e1d0e",
    .source = "ops.yaml:unique_counts",
};

constexpr OperandRule unique_inverse_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule unique_inverse_results[] = {
    {"values", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"inverse_indices", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};
const OpSchema unique_inverse_schema{
    .name = "unique_inverse",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = unique_inverse_rules,
    .results = unique_inverse_results,
    .accepts = "every dtype",
    .signature = "unique_inverse(x, /) -> values, inverse_indices",
    .record = "- op: unique_inverse(x, /) -> values, inverse_indices\n  summary: The distinct values in ascending order, and which of them each element is.\n  amp: KeepInput\n  dtypes: {x: any, values: x, inverse_indices: int64}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.unique_inverse(pl.asarray([3, 1, 3])).inverse_indices.tolist()\n    [1, 0, 1]\n  see: [unique_all]",
    .hash = "0bf2f6bca7c28b52bc6f5202dedb8b4335a241f04fde77cb2f85142da9c5e2bc",
    .source = "ops.yaml:unique_inverse",
};

constexpr OperandRule unique_values_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule unique_values_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema unique_values_schema{
    .name = "unique_values",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = unique_values_rules,
    .results = unique_values_results,
    .accepts = "every dtype",
    .signature = "unique_values(x, /)",
    .record = "- op: unique_values(x, /)\n  summary: The distinct values in ascending order.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.unique_values(pl.asarray([3, 1, 3])).tolist()\n    [1, 3]\n  see: [unique_all]",
    .hash = "6b669ca63b364b88affc8181b8d6288bc80df9caf40022969570de5f95f648e2",
    .source = "ops.yaml:unique_values",
};

constexpr OperandRule isin_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Bool, 0, false},
};
const OpSchema isin_schema{
    .name = "isin",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = isin_results,
    .accepts = "every dtype",
    .signature = "isin(x1:object, x2:object, /, *, assume_unique:bool=False, invert:bool=False)",
    .record = "- op: isin(x1:object, x2:object, /, *, assume_unique:bool=False, invert:bool=False)\n  summary: Whether each element of x1 is among those of x2.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: bool}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.isin(pl.asarray([1, 2, 3]), pl.asarray([3, 1])).tolist()\n    [True, False, True]\n  notes: Of Tensors or numbers, at least one of them a Tensor. NaN is among nothing. `assume_unique` changes nothing.\n  see: [searchsorted]",
    .hash = "474b4a12a24b883b07c6f4ccb5ea385045239a7ce86e8368759ae7c7618e090a",
    .source = "ops.yaml:isin",
};

constexpr OperandRule median_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule median_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema median_schema{
    .name = "median",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = median_rules,
    .results = median_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "median(x, /, axis:axes=None, *, keepdims:bool=False)",
    .record = "- op: median(x, /, axis:axes=None, *, keepdims:bool=False)\n  summary: The middle value over axes, the mean of the two middle ones where their number is even.\n  amp: ForceFP32\n  dtypes: {x: floating, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.median(pl.asarray([1., 2., 3., 4.])).item()\n    2.5\n  notes: NaN where there is one and where there are no values. Equal values share the gradient equally.\n  see: [quantile]",
    .hash = "f7cf6fe5dd2d9be1a94fa40d04eea49b7bd0fd58626ed31cdded5c01e4f340da",
    .source = "ops.yaml:median",
};

constexpr OperandRule quantile_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule quantile_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema quantile_schema{
    .name = "quantile",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = quantile_rules,
    .results = quantile_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "quantile(x, q:object, /, axis:axes=None, *, method:str('linear', 'lower', 'higher', 'midpoint', 'nearest')='linear', keepdims:bool=False)",
    .record = "- op: quantile(x, q:object, /, axis:axes=None, *, method:str('linear', 'lower', 'higher', 'midpoint', 'nearest')='linear', keepdims:bool=False)\n  summary: The value that a fraction q of the values over axes does not exceed.\n  amp: ForceFP32\n  dtypes: {x: floating, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.quantile(pl.asarray([1., 2., 3.]), 0.25).item()\n    1.5\n  notes: |\n    q is a number or a Tensor, from 0 to 1; the axes of a Tensor come first in the result. Where the place (n - 1) q lies between\n    two values, `method` says what is taken: a straight line between them, the lower, the higher, their mean, or the nearest, of two\n    equally near the one whose index is even. The dtype is a floating one, also of integers.\n\n    NaN where there is one and where there are no values. Equal values share the gradient equally.\n  see: [median]",
    .hash = "73deb26126b9b4285ffbe885c4d6d34ff26c7f3439644bfd4f3d25f03b8c639d",
    .source = "ops.yaml:quantile",
};

constexpr OperandRule histogram_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1fff, false},
    {"weights", DtypeFrom::Compute, Dtype::Float32, 0x1fff, true},
};
constexpr OperandRule histogram_results[] = {
    {"counts", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"edges", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema histogram_schema{
    .name = "histogram",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = histogram_rules,
    .results = histogram_results,
    .accepts = "bool, integer and floating point dtypes",
    .signature = "histogram(x, /, bins:object=10, *, range:object=None, weights:Tensor=None, density:bool=False) -> counts, edges",
    .record = "- op: histogram(x, /, bins:object=10, *, range:object=None, weights:Tensor=None, density:bool=False) -> counts, edges\n  summary: How many values lie in each of a row of bins, and the bins' edges.\n  amp: KeepInput\n  dtypes: {x: ordered, weights: numeric}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> counts, edges = pl.histogram(pl.asarray([1., 2., 4.]), 2, range=(0, 4))\n    >>> counts.tolist(), edges.tolist()\n    ([1, 2], [0.0, 2.0, 4.0])\n  notes: |\n    `bins` is a number of bins of equal width, over `range` or from the least to the largest value; or a Tensor of ascending edges.\n    A bin includes its lower edge, the last one its upper edge too. Values outside are not counted, nor is NaN. With `density` the\n    counts become a density, whose integral is 1.\n  see: [bincount]",
    .hash = "f76c8c0be822d089a6d8ec38a7a7801b715c6b14e52832ceeb1ced7a487a8e7f",
    .source = "ops.yaml:histogram",
};

constexpr OperandRule bincount_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x01ff, false},
    {"weights", DtypeFrom::Compute, Dtype::Float32, 0x01ff, true},
};
constexpr OperandRule bincount_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema bincount_schema{
    .name = "bincount",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = bincount_rules,
    .results = bincount_results,
    .accepts = "bool and integer dtypes",
    .signature = "bincount(x, /, *, weights:Tensor=None, minlength:int=0)",
    .record = "- op: bincount(x, /, *, weights:Tensor=None, minlength:int=0)\n  summary: How often each integer from 0 on occurs, or the sum of its weights.\n  amp: KeepInput\n  dtypes: {x: integral, weights: numeric}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.bincount(pl.asarray([0, 2, 2])).tolist()\n    [1, 0, 2]\n  see: [histogram]",
    .hash = "279f792db77269b55e1a6ee3a4939eb37a7d455bf14a0be16cff9fb040ff3865",
    .source = "ops.yaml:bincount",
};

constexpr OperandRule cov_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"fweights", DtypeFrom::Compute, Dtype::Float32, 0x7e00, true},
    {"aweights", DtypeFrom::Compute, Dtype::Float32, 0x7e00, true},
};
constexpr OperandRule cov_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema cov_schema{
    .name = "cov",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cov_rules,
    .results = cov_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "cov(x, /, *, correction:float=1, fweights:Tensor=None, aweights:Tensor=None)",
    .record = "- op: cov(x, /, *, correction:float=1, fweights:Tensor=None, aweights:Tensor=None)\n  summary: The covariance matrix of variables, a row of observations each.\n  amp: ForceFP32\n  dtypes: {x: inexact, fweights: integer, aweights: floating}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.cov(pl.asarray([[1., 2., 3.], [3., 2., 1.]])).tolist()\n    [[1.0, -1.0], [-1.0, 1.0]]\n  notes: |\n    Of an array with one axis the variance. `correction` is subtracted from the number of observations. `fweights` says how often\n    each observation was made, `aweights` how much it weighs.\n  see: [corrcoef]",
    .hash = "9e78187c187e3b3f7731d2f9cbce1eda648be01949ce3bbb3d3d98a812c6c527",
    .source = "ops.yaml:cov",
};

constexpr OperandRule corrcoef_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule corrcoef_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema corrcoef_schema{
    .name = "corrcoef",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = corrcoef_rules,
    .results = corrcoef_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "corrcoef(x, /)",
    .record = "- op: corrcoef(x, /)\n  summary: The matrix of correlation coefficients of variables, a row of observations each.\n  amp: ForceFP32\n  dtypes: {x: inexact, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.corrcoef(pl.asarray([[1., 2., 3.], [3., 2., 1.]])).tolist()\n    [[1.0, -1.0], [-1.0, 1.0]]\n  see: [cov]",
    .hash = "f255ad94bb420abed4131c017da1e2feaedea3d0c1449d51de5abb1d1d3e4203",
    .source = "ops.yaml:corrcoef",
};

constexpr OperandRule trapezoid_rules[] = {
    {"y", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, true},
};
constexpr OperandRule trapezoid_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema trapezoid_schema{
    .name = "trapezoid",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = trapezoid_rules,
    .results = trapezoid_results,
    .accepts = "every dtype",
    .signature = "trapezoid(y, /, x:Tensor=None, *, dx:float=1.0, axis:axis=-1)",
    .record = "- op: trapezoid(y, /, x:Tensor=None, *, dx:float=1.0, axis:axis=-1)\n  summary: The integral along an axis by the trapezoidal rule.\n  amp: Promote\n  dtypes: {y: any, x: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.trapezoid(pl.asarray([1., 2., 3.])).item()\n    4.0\n  notes: x holds the sample points, along the axis or in the shape of y; without it they are `dx` apart.",
    .hash = "aa97df8fa9808ac249240e283ef04d35e87fceb0728af2c7fc92427aa5ba2987",
    .source = "ops.yaml:trapezoid",
};

constexpr OperandRule interp_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"xp", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
    {"fp", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule interp_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema interp_schema{
    .name = "interp",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = interp_rules,
    .results = interp_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "interp(x, xp, fp, /, *, left:object=None, right:object=None, period:float=None)",
    .record = "- op: interp(x, xp, fp, /, *, left:object=None, right:object=None, period:float=None)\n  summary: Piecewise linear interpolation at x of the function with values fp at the ascending points xp.\n  amp: Promote\n  dtypes: {x: floating, xp: floating, fp: inexact}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.interp(pl.asarray([1.5]), pl.asarray([1., 2.]), pl.asarray([10., 20.])).tolist()\n    [15.0]\n  notes: |\n    Outside the points the first and the last value, or the numbers or Tensors `left` and `right`. With `period` the function is\n    periodic, and points come in any order. At a point the gradient is that of the interval to its right.",
    .hash = "c7bce375035777cd7247d2fabcc3009d2803e1545e15de5c9cdfdf3d5d522d08",
    .source = "ops.yaml:interp",
};

constexpr OperandRule diff_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"prepend", DtypeFrom::Compute, Dtype::Float32, 0x7fff, true},
    {"append", DtypeFrom::Compute, Dtype::Float32, 0x7fff, true},
};
constexpr OperandRule diff_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema diff_schema{
    .name = "diff",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = diff_rules,
    .results = diff_results,
    .accepts = "every dtype",
    .signature = "diff(x, /, *, axis:axis=-1, n:int=1, prepend:Tensor=None, append:Tensor=None)",
    .record = "- op: diff(x, /, *, axis:axis=-1, n:int=1, prepend:Tensor=None, append:Tensor=None)\n  summary: The n-th difference of neighbours along an axis.\n  amp: KeepInput\n  dtypes: {x: any, prepend: any, append: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.diff(pl.asarray([1., 3., 6.])).tolist()\n    [2.0, 3.0]\n  notes: \"`prepend` and `append` are joined to x along the axis first.\"",
    .hash = "2278b51314204c598f0ebf587e4063b0e605cd5d13d8324731eae4e28b896181",
    .source = "ops.yaml:diff",
};

constexpr OperandRule nonzero_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule nonzero_results[] = {
    {"coordinates", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};
const OpSchema nonzero_schema{
    .name = "nonzero",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = nonzero_rules,
    .results = nonzero_results,
    .accepts = "every dtype",
    .signature = "nonzero(x, /) -> *coordinates",
    .record = "- op: nonzero(x, /) -> *coordinates\n  summary: The coordinates of the elements that are not zero, an array for each axis.\n  amp: KeepInput\n  dtypes: {x: any, coordinates: int64}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> [i.tolist() for i in pl.nonzero(pl.asarray([[0., 2.], [3., 0.]]))]\n    [[0, 1], [1, 0]]",
    .hash = "5641c7b5f465199a7001a50e2a685e107d89a7078c7b1674644c5b149cb78693",
    .source = "ops.yaml:nonzero",
};

constexpr OperandRule scatter_add_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
    {"values", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule scatter_add_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema scatter_add_schema{
    .name = "scatter_add",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = scatter_add_rules,
    .results = scatter_add_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "scatter_add(x, indices, values, /, axis:axis)",
    .record = "- op: scatter_add(x, indices, values, /, axis:axis)\n  summary: Values added to x at positions along an axis, one for each index.\n  amp: KeepInput\n  dtypes: {x: numeric, indices: int64, values: numeric}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.scatter_add(pl.asarray([1., 2., 3.]), pl.asarray([0, 2, 0]), pl.asarray([10., 20., 30.]), axis=0).tolist()\n    [41.0, 2.0, 23.0]\n  notes: |\n    Repeated indices add up. `indices` has as many axes as x and is along no other axis longer than x; of values that are\n    longer than `indices` the rest is not read.\n  see: [put_along_axis, gather, index_add]",
    .hash = "b8559107ab4c5f6f771796756edee75d50ee80d15443eb23719cac00c50a8e72",
    .source = "ops.yaml:scatter_add",
};

constexpr OperandRule put_along_axis_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"indices", DtypeFrom::Fixed, Dtype::Int64, 0x01fe, false},
    {"values", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule put_along_axis_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema put_along_axis_schema{
    .name = "put_along_axis",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = put_along_axis_rules,
    .results = put_along_axis_results,
    .accepts = "every dtype",
    .signature = "put_along_axis(x, indices, values, /, axis:axis)",
    .record = "- op: put_along_axis(x, indices, values, /, axis:axis)\n  summary: Values put into x at positions along an axis, one for each index.\n  amp: KeepInput\n  dtypes: {x: any, indices: int64, values: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.put_along_axis(pl.asarray([1., 2., 3.]), pl.asarray([0, 2]), pl.asarray([10., 20.]), axis=0).tolist()\n    [10.0, 2.0, 20.0]\n  notes: |\n    Of repeated indices the last one counts, and the gradient goes to its value alone. Shapes are as for `scatter_add`.\n  see: [scatter_add, gather]\n  aliases: [scatter]",
    .hash = "8e67f4732e8ac70bb95c7829296413af5e9923373b314e4e9229b8c381a7e780",
    .source = "ops.yaml:put_along_axis",
};

constexpr OperandRule diag_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule diag_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema diag_schema{
    .name = "diag",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = diag_rules,
    .results = diag_results,
    .accepts = "every dtype",
    .signature = "diag(x, /, *, k:int=0)",
    .record = "- op: diag(x, /, *, k:int=0)\n  summary: The k-th diagonal of a matrix, or the matrix with that diagonal.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.diag(pl.asarray([1., 2.])).tolist()\n    [[1.0, 0.0], [0.0, 2.0]]\n    >>> pl.diag(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n    [1.0, 4.0]\n  see: [diag_embed, tril]",
    .hash = "8dc7971bb2f4ec271d8b7ff4563637b9b590a635083abecef89e8c2f7094b348",
    .source = "ops.yaml:diag",
};

constexpr OperandRule diag_embed_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule diag_embed_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema diag_embed_schema{
    .name = "diag_embed",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = diag_embed_rules,
    .results = diag_embed_results,
    .accepts = "every dtype",
    .signature = "diag_embed(x, /, *, offset:int=0)",
    .record = "- op: diag_embed(x, /, *, offset:int=0)\n  summary: Square matrices with the last axis of x on a diagonal.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.diag_embed(pl.asarray([[1., 2.]])).tolist()\n    [[[1.0, 0.0], [0.0, 2.0]]]\n  see: [diag]",
    .hash = "df8f19373e21228a41fa2888ad6e9cb438ccac8a2a8229d3013f0697b069459d",
    .source = "ops.yaml:diag_embed",
};

constexpr OperandRule cross_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule cross_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema cross_schema{
    .name = "cross",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = cross_rules,
    .results = cross_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "cross(x1, x2, /, *, axis:axis=-1)",
    .record = "- op: cross(x1, x2, /, *, axis:axis=-1)\n  summary: The cross product of vectors of three components along an axis.\n  amp: Promote\n  dtypes: {x1: numeric, x2: numeric}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.cross(pl.asarray([1., 0., 0.]), pl.asarray([0., 1., 0.])).tolist()\n    [0.0, 0.0, 1.0]\n  notes: The other axes are broadcast; the axis counts from the end of both, so a negative one means the same in both.\n  module: linalg",
    .hash = "a3987839d29c6dd049d21cbaec1d0bebd32ca536f18d2c9b87c030072c438094",
    .source = "ops.yaml:cross",
};

constexpr OperandRule eig_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule eig_results[] = {
    {"eigenvalues", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"eigenvectors", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema eig_schema{
    .name = "eig",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = eig_rules,
    .results = eig_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "eig(x, /) -> eigenvalues, eigenvectors",
    .record = "- op: eig(x, /) -> eigenvalues, eigenvectors\n  summary: Complex eigenvalues and eigenvectors, the columns, of square matrices, in no order.\n  amp: ForceFP32\n  dtypes: {x: inexact, eigenvalues: complex, eigenvectors: complex}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.eig(pl.asarray([[0., 1.], [-1., 0.]])).eigenvalues.tolist()\n    [1j, -1j]\n  notes: |\n    Eigenvectors have norm 1; their phase is free, and so is the gradient of a function that depends on it. Where\n    eigenvalues are equal the eigenvectors have no derivative: the terms that would divide by zero are left out.\n  see: [eigh, eigvals]\n  module: linalg",
    .hash = "6ddfb96737b3f903a63f5160e89516f30eda57c259ec8e6ccb369fa0b6c51e93",
    .source = "ops.yaml:eig",
};

constexpr OperandRule eigvals_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule eigvals_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema eigvals_schema{
    .name = "eigvals",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = eigvals_rules,
    .results = eigvals_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "eigvals(x, /)",
    .record = "- op: eigvals(x, /)\n  summary: Complex eigenvalues of square matrices, in no order.\n  amp: ForceFP32\n  dtypes: {x: inexact, result: complex}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.eigvals(pl.asarray([[0., 1.], [-1., 0.]])).tolist()\n    [1j, -1j]\n  see: [eig, eigvalsh]\n  module: linalg",
    .hash = "d44e6a97e88d350902ea205af08efb33a7e6c067de09159c16b078d6338fe6bd",
    .source = "ops.yaml:eigvals",
};

constexpr OperandRule eigvalsh_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule eigvalsh_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};
const OpSchema eigvalsh_schema{
    .name = "eigvalsh",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = eigvalsh_rules,
    .results = eigvalsh_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "eigvalsh(x, /)",
    .record = "- op: eigvalsh(x, /)\n  summary: Eigenvalues of Hermitian matrices, ascending.\n  amp: ForceFP32\n  dtypes: {x: inexact, result: real}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.eigvalsh(pl.asarray([[2., 0.], [0., 1.]])).tolist()\n    [1.0, 2.0]\n  notes: Only the lower triangle of x is read; the gradient is that on Hermitian matrices.\n  see: [eigh, eigvals]\n  module: linalg",
    .hash = "5c44be80b26a1c35e0887a9aff2488f76f773212543cff1b394cc52aeac7fc63",
    .source = "ops.yaml:eigvalsh",
};

constexpr OperandRule lstsq_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule lstsq_results[] = {
    {"solution", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"residuals", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
    {"rank", DtypeFrom::Fixed, Dtype::Int64, 0, false},
    {"singular_values", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};
const OpSchema lstsq_schema{
    .name = "lstsq",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = lstsq_rules,
    .results = lstsq_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "lstsq(x1, x2, /, *, rtol:object=None) -> solution, residuals, rank, singular_values",
    .record = "- op: lstsq(x1, x2, /, *, rtol:object=None) -> solution, residuals, rank, singular_values\n  summary: The X of least norm among those that make the norm of x1 @ X - x2 least.\n  amp: ForceFP32\n  dtypes: {x1: inexact, x2: inexact, residuals: real, rank: int64, singular_values: real}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> x1, x2 = pl.asarray([[1., 0.], [1., 1.], [1., 2.]]), pl.asarray([1., 3., 5.])\n    >>> [round(v, 4) for v in pl.linalg.lstsq(x1, x2).solution.tolist()]\n    [1.0, 2.0]\n  notes: |\n    x1 of shape (..., M, N); x2 of shape (M,) or (..., M, K), as for solve. Singular values of at most rtol times the\n    largest count as zero; by default rtol is the machine epsilon times the larger of M and N. `residuals` holds the\n    squared norms of the columns of x1 @ solution - x2.\n  see: [pinv, solve]\n  module: linalg",
    .hash = "d95bf08339707a251b3fa381cd2af70a73f25072fac9ca87d7185b3b97497211",
    .source = "ops.yaml:lstsq",
};

constexpr OperandRule lu_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule lu_results[] = {
    {"P", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"L", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"U", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema lu_schema{
    .name = "lu",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = lu_rules,
    .results = lu_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "lu(x, /) -> P, L, U",
    .record = "- op: lu(x, /) -> P, L, U\n  summary: A permutation P, L with a unit diagonal and zeros above it, and an upper triangular U, with x = P @ L @ U.\n  amp: ForceFP32\n  dtypes: {x: inexact, P: x, L: x, U: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> [part.tolist() for part in pl.linalg.lu(pl.asarray([[1., 2.], [2., 2.]]))]\n    [[[0.0, 1.0], [1.0, 0.0]], [[1.0, 0.0], [0.5, 1.0]], [[2.0, 2.0], [0.0, 1.0]]]\n  notes: |\n    For x of shape (..., M, N) and K the smaller of M and N, L has shape (..., M, K) and U (..., K, N). Each row is\n    exchanged for the one with the largest pivot, as SciPy and PyTorch do; P has x's dtype and no derivative.\n  see: [solve, qr]\n  module: linalg",
    .hash = "20adb60685383df35664a5735dfeea18a030313fbd9dd20dfe603005fa9d2574",
    .source = "ops.yaml:lu",
};

constexpr OperandRule matrix_norm_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule matrix_norm_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};
const OpSchema matrix_norm_schema{
    .name = "matrix_norm",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = matrix_norm_rules,
    .results = matrix_norm_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "matrix_norm(x, /, *, keepdims:bool=False, ord:object='fro')",
    .record = "- op: matrix_norm(x, /, *, keepdims:bool=False, ord:object='fro')\n  summary: The norm of matrices.\n  amp: ForceFP32\n  dtypes: {x: inexact, result: real}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.matrix_norm(pl.asarray([[3., 0.], [0., 4.]])).item()\n    5.0\n  notes: |\n    ord is 'fro' (the square root of the sum of squares), 'nuc' (the sum of the singular values), 1 and -1 (the largest\n    and the smallest sum of a column's magnitudes), inf and -inf (of a row's), 2 and -2 (the largest and the smallest\n    singular value). The gradient of the Frobenius norm at zero is zero.\n  see: [vector_norm, norm]\n  module: linalg",
    .hash = "c976b52aeec815444cf91904a1faef6a469f940783c1b5a90d54f1efa4429773",
    .source = "ops.yaml:matrix_norm",
};

constexpr OperandRule matrix_power_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7ffe, false},
};
constexpr OperandRule matrix_power_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema matrix_power_schema{
    .name = "matrix_power",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = matrix_power_rules,
    .results = matrix_power_results,
    .accepts = "integer, floating point and complex dtypes",
    .signature = "matrix_power(x, n:int, /)",
    .record = "- op: matrix_power(x, n:int, /)\n  summary: The product of n factors x; of -n factors inv(x) where n is negative.\n  amp: ForceFP32\n  dtypes: {x: numeric}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.matrix_power(pl.asarray([[1., 1.], [0., 1.]]), 5).tolist()\n    [[1.0, 5.0], [0.0, 1.0]]\n  module: linalg",
    .hash = "b5dfdcf8111ebf8b33178261aa6fc9a2959acb22dea5f63535901ac00f4b71f5",
    .source = "ops.yaml:matrix_power",
};

constexpr OperandRule matrix_rank_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule matrix_rank_results[] = {
    {"out", DtypeFrom::Fixed, Dtype::Int64, 0, false},
};
const OpSchema matrix_rank_schema{
    .name = "matrix_rank",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = matrix_rank_rules,
    .results = matrix_rank_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "matrix_rank(x, /, *, rtol:object=None)",
    .record = "- op: matrix_rank(x, /, *, rtol:object=None)\n  summary: How many singular values of a matrix are above rtol times the largest.\n  amp: ForceFP32\n  grad: none\n  dtypes: {x: inexact, result: int64}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.matrix_rank(pl.asarray([[1., 2.], [2., 4.]])).item()\n    1\n  notes: |\n    rtol is a number or an array of one for each matrix; by default the machine epsilon times the longer side.\n  see: [svdvals]\n  module: linalg",
    .hash = "4e42fc8e9e54d356a13fd0eb7344d6f8f96508931b89ef0749a216ce912006ee",
    .source = "ops.yaml:matrix_rank",
};

constexpr OperandRule norm_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule norm_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};
const OpSchema norm_schema{
    .name = "norm",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = norm_rules,
    .results = norm_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "norm(x, /, ord:object=None, axis:object=None, *, keepdims:bool=False)",
    .record = "- op: norm(x, /, ord:object=None, axis:object=None, *, keepdims:bool=False)\n  summary: Norms of vectors or matrices, as NumPy's norm gives them.\n  amp: ForceFP32\n  dtypes: {x: inexact, result: real}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.norm(pl.asarray([3., 4.])).item()\n    5.0\n  notes: |\n    Without ord the 2-norm of all elements, or along the axis or the two axes given. With ord: along one axis that of\n    vector_norm, along two axes that of matrix_norm; without axis x has one or two axes.\n  see: [vector_norm, matrix_norm]\n  module: linalg",
    .hash = "3d3f19dbbc652bf8a3d7097edf45a48602d3e167ef2a631c0000fa5f5afa413e",
    .source = "ops.yaml:norm",
};

constexpr OperandRule outer_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule outer_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema outer_schema{
    .name = "outer",
    .version = 1,
    .amp = AmpPolicy::Promote,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = outer_rules,
    .results = outer_results,
    .accepts = "every dtype",
    .signature = "outer(x1, x2, /)",
    .record = "- op: outer(x1, x2, /)\n  summary: The products of every element of a vector with every element of another.\n  amp: Promote\n  dtypes: {x1: any, x2: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.outer(pl.asarray([1., 2.]), pl.asarray([3., 4.])).tolist()\n    [[3.0, 4.0], [6.0, 8.0]]\n  see: [kron]\n  module: linalg",
    .hash = "0bbec34aa1db87a3bb3a84f067387dddd142658777f5e7ebaef677713d153cfa",
    .source = "ops.yaml:outer",
};

constexpr OperandRule pinv_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule pinv_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema pinv_schema{
    .name = "pinv",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = pinv_rules,
    .results = pinv_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "pinv(x, /, *, rtol:object=None)",
    .record = "- op: pinv(x, /, *, rtol:object=None)\n  summary: The Moore-Penrose inverse of matrices.\n  amp: ForceFP32\n  dtypes: {x: inexact, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.pinv(pl.asarray([[2., 0.], [0., 0.]])).tolist()\n    [[0.5, 0.0], [0.0, 0.0]]\n  notes: |\n    Singular values of at most rtol times the largest count as zero; rtol is a number or an array of one for each\n    matrix, by default the machine epsilon times the longer side. The gradient is that on matrices of the same rank.\n  see: [inv, lstsq]\n  module: linalg",
    .hash = "469b7542375bf25c27f202e98770bf578b39aa8db271ce559e2202bc6541dff7",
    .source = "ops.yaml:pinv",
};

constexpr OperandRule qr_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule qr_results[] = {
    {"Q", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"R", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema qr_schema{
    .name = "qr",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = qr_rules,
    .results = qr_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "qr(x, /, *, mode:str('reduced', 'complete')='reduced') -> Q, R",
    .record = "- op: qr(x, /, *, mode:str('reduced', 'complete')='reduced') -> Q, R\n  summary: Q with orthonormal columns and an upper triangular R, with x = Q @ R.\n  amp: ForceFP32\n  dtypes: {x: inexact, Q: x, R: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.qr(pl.asarray([[3.], [4.]])).R.shape\n    (1, 1)\n  notes: |\n    For x of shape (..., M, N) and K the smaller of M and N: Q of (..., M, K) and R of (..., K, N), or with 'complete' Q of\n    (..., M, M) and R of (..., M, N). The columns that complete Q are free to turn among themselves; the gradient is that\n    of functions that do not depend on it. Matrices whose first K columns are dependent have no derivative.\n  module: linalg",
    .hash = "b6f183f1817a75c0794b965b8f1180cce8360c788adf1497cc63e20c2beeda1e",
    .source = "ops.yaml:qr",
};

constexpr OperandRule solve_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule solve_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema solve_schema{
    .name = "solve",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = solve_rules,
    .results = solve_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "solve(x1, x2, /)",
    .record = "- op: solve(x1, x2, /)\n  summary: The X with x1 @ X = x2 for square matrices x1.\n  amp: ForceFP32\n  dtypes: {x1: inexact, x2: inexact}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.solve(pl.asarray([[2., 0.], [0., 4.]]), pl.asarray([2., 2.])).tolist()\n    [1.0, 0.5]\n  notes: |\n    x2 of one axis is a vector, which serves every matrix of x1; of two or more axes it holds matrices, and the axes before\n    the last two are broadcast against those of x1. A singular x1 is an error.\n  see: [inv, lstsq, solve_triangular]\n  module: linalg",
    .hash = "b43c8894d404a5fab45080a65193df73c149d38d0af622beddd36230b440853e",
    .source = "ops.yaml:solve",
};

constexpr OperandRule solve_triangular_rules[] = {
    {"x1", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
    {"x2", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule solve_triangular_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema solve_triangular_schema{
    .name = "solve_triangular",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = solve_triangular_rules,
    .results = solve_triangular_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "solve_triangular(x1, x2, /, *, upper:bool, unit_diagonal:bool=False)",
    .record = "- op: solve_triangular(x1, x2, /, *, upper:bool, unit_diagonal:bool=False)\n  summary: The X with x1 @ X = x2 for lower or upper triangular matrices x1.\n  amp: ForceFP32\n  dtypes: {x1: inexact, x2: inexact}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> x1 = pl.asarray([[2., 0.], [1., 1.]])\n    >>> pl.linalg.solve_triangular(x1, pl.asarray([2., 2.]), upper=False).tolist()\n    [1.0, 1.0]\n  notes: |\n    Only the triangle that `upper` names is read, and with unit_diagonal=True not its diagonal, which counts as ones. x2\n    as for solve. A zero on the diagonal gives infinities and NaN.\n  see: [solve]\n  module: linalg",
    .hash = "71599df3f8e84b62b2d5ba5a6ca3e10eac973654e9207a1229b6500f6757adbe",
    .source = "ops.yaml:solve_triangular",
};

constexpr OperandRule svd_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule svd_results[] = {
    {"U", DtypeFrom::Compute, Dtype::Float32, 0, false},
    {"S", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
    {"Vh", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema svd_schema{
    .name = "svd",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = svd_rules,
    .results = svd_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "svd(x, /, *, full_matrices:bool=True) -> U, S, Vh",
    .record = "- op: svd(x, /, *, full_matrices:bool=True) -> U, S, Vh\n  summary: Singular values S, descending, and U, Vh with orthonormal columns and rows, with x = U @ diag(S) @ Vh.\n  amp: ForceFP32\n  dtypes: {x: inexact, U: x, S: real, Vh: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.svd(pl.asarray([[0., 3.], [4., 0.]])).S.tolist()\n    [4.0, 3.0]\n  notes: |\n    For x of shape (..., M, N) and K the smaller of M and N: U of (..., M, M), S of (..., K), Vh of (..., N, N), or with\n    full_matrices=False U of (..., M, K) and Vh of (..., K, N). Vectors of one singular value are free to turn together,\n    and those that full_matrices adds among themselves: the gradient is that of functions that do not depend on it.\n    Where singular values are equal, the terms that would divide by zero are left out.\n  see: [svdvals, eigh]\n  module: linalg",
    .hash = "6b14e5b0def97bdd7881cfe89875a6354ebf6789ad2791e0146f92251e584049",
    .source = "ops.yaml:svd",
};

constexpr OperandRule svdvals_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule svdvals_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};
const OpSchema svdvals_schema{
    .name = "svdvals",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = svdvals_rules,
    .results = svdvals_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "svdvals(x, /)",
    .record = "- op: svdvals(x, /)\n  summary: Singular values of matrices, descending.\n  amp: ForceFP32\n  dtypes: {x: inexact, result: real}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.svdvals(pl.asarray([[0., 3.], [4., 0.]])).tolist()\n    [4.0, 3.0]\n  see: [svd]\n  module: linalg",
    .hash = "ab995eb9abc2ccf736311df4a1259b1365d01f93451634124e8a646a6904f066",
    .source = "ops.yaml:svdvals",
};

constexpr OperandRule trace_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule trace_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema trace_schema{
    .name = "trace",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = trace_rules,
    .results = trace_results,
    .accepts = "every dtype",
    .signature = "trace(x, /, *, offset:int=0, dtype:dtype=None)",
    .record = "- op: trace(x, /, *, offset:int=0, dtype:dtype=None)\n  summary: The sum of the diagonal that is offset columns to the right of the main one; of integers in 64 bits.\n  amp: ForceFP32\n  dtypes: {x: any, result: dtype}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.trace(pl.asarray([[1., 2.], [3., 4.]])).item()\n    5.0\n  see: [diagonal]\n  module: linalg",
    .hash = "5afda130f849c10b4a2cbe3fa1747fc814536fc797ec5e0c993485d0eadc4a36",
    .source = "ops.yaml:trace",
};

constexpr OperandRule vector_norm_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule vector_norm_results[] = {
    {"out", DtypeFrom::RealOfCompute, Dtype::Float32, 0, false},
};
const OpSchema vector_norm_schema{
    .name = "vector_norm",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = vector_norm_rules,
    .results = vector_norm_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "vector_norm(x, /, *, axis:axes=None, keepdims:bool=False, ord:object=2)",
    .record = "- op: vector_norm(x, /, *, axis:axes=None, keepdims:bool=False, ord:object=2)\n  summary: The norm of vectors along axes, or of all elements.\n  amp: ForceFP32\n  dtypes: {x: inexact, result: real}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.linalg.vector_norm(pl.asarray([3., 4.])).item()\n    5.0\n  notes: |\n    ord is any number p: sum(abs(x)**p)**(1/p); inf and -inf give the largest and the smallest magnitude, 0 how many\n    elements are not zero. The gradient where the norm is 0 is 0.\n  see: [matrix_norm, norm]\n  module: linalg",
    .hash = "1d83b2dbbcff1656180f5e0284989271ad1de22a27c7a0d4b84a270ff321c7d9",
    .source = "ops.yaml:vector_norm",
};

constexpr OperandRule fftn_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule fftn_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema fftn_schema{
    .name = "fftn",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = fftn_rules,
    .results = fftn_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "fftn(x, /, s:shape=None, axes:axes=None, norm:str('backward', 'ortho', 'forward')='backward')",
    .record = "- op: fftn(x, /, s:shape=None, axes:axes=None, norm:str('backward', 'ortho', 'forward')='backward')\n  summary: The discrete Fourier transform along several axes, by default all.\n  amp: ForceFP32\n  dtypes: {x: inexact, result: complex}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.abs(pl.fft.fftn(pl.asarray([[1., 1.], [1., 1.]]))).tolist()\n    [[4.0, 0.0], [0.0, 0.0]]\n  notes: |\n    `s` gives the lengths along `axes`; without `axes` along the last axes.\n  see: [ifftn, fft]\n  module: fft",
    .hash = "c90b2f9465aa35ca045b3bcb45433edcca678777564ad05be511beff444fc5ac",
    .source = "ops.yaml:fftn",
};

constexpr OperandRule ifftn_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule ifftn_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema ifftn_schema{
    .name = "ifftn",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = ifftn_rules,
    .results = ifftn_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "ifftn(x, /, s:shape=None, axes:axes=None, norm:str('backward', 'ortho', 'forward')='backward')",
    .record = "- op: ifftn(x, /, s:shape=None, axes:axes=None, norm:str('backward', 'ortho', 'forward')='backward')\n  summary: The inverse of fftn.\n  amp: ForceFP32\n  dtypes: {x: inexact, result: complex}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.abs(pl.fft.ifftn(pl.asarray([[4., 0.], [0., 0.]]))).tolist()\n    [[1.0, 1.0], [1.0, 1.0]]\n  notes: |\n    `s` gives the lengths along `axes`; without `axes` along the last axes.\n  see: [fftn, ifft]\n  module: fft",
    .hash = "601388db26e4f593248c9957538366482e5c12019318f02df664dbfef2cff5f4",
    .source = "ops.yaml:ifftn",
};

constexpr OperandRule rfftn_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x1e00, false},
};
constexpr OperandRule rfftn_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema rfftn_schema{
    .name = "rfftn",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = rfftn_rules,
    .results = rfftn_results,
    .accepts = "bool, integer and floating point dtypes; bool and integers are computed in float32",
    .signature = "rfftn(x, /, s:shape=None, axes:axes=None, norm:str('backward', 'ortho', 'forward')='backward')",
    .record = "- op: rfftn(x, /, s:shape=None, axes:axes=None, norm:str('backward', 'ortho', 'forward')='backward')\n  summary: The Fourier transform of real numbers along several axes; of the last the first half.\n  amp: ForceFP32\n  dtypes: {x: floating, result: complex}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.abs(pl.fft.rfftn(pl.asarray([[1., 1.], [1., 1.]]))).tolist()\n    [[4.0, 0.0], [0.0, 0.0]]\n  notes: |\n    `s` gives the lengths along `axes`; without `axes` along the last axes.\n  see: [irfftn, rfft]\n  module: fft",
    .hash = "6ab93c61f4acf22bdeda19f4a0886caf0a5d886feb53f22bcbb36034b078ddc4",
    .source = "ops.yaml:rfftn",
};

constexpr OperandRule irfftn_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7e00, false},
};
constexpr OperandRule irfftn_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema irfftn_schema{
    .name = "irfftn",
    .version = 1,
    .amp = AmpPolicy::ForceFP32,
    .integers_to_float = true,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = irfftn_rules,
    .results = irfftn_results,
    .accepts = "every dtype; bool and integers are computed in float32",
    .signature = "irfftn(x, /, s:shape=None, axes:axes=None, norm:str('backward', 'ortho', 'forward')='backward')",
    .record = "- op: irfftn(x, /, s:shape=None, axes:axes=None, norm:str('backward', 'ortho', 'forward')='backward')\n  summary: The inverse of rfftn.\n  amp: ForceFP32\n  dtypes: {x: inexact}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.fft.irfftn(pl.asarray([[4., 0.], [0., 0.]])).tolist()\n    [[1.0, 1.0], [1.0, 1.0]]\n  notes: |\n    `s` gives the lengths along `axes`; without `axes` along the last axes. The last of `s` is the number of real values.\n  see: [rfftn, irfft]\n  module: fft",
    .hash = "825e1f979f9b8764f45e59954725d626321343438813c46775254244705a8148",
    .source = "ops.yaml:irfftn",
};

constexpr OperandRule fftfreq_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema fftfreq_schema{
    .name = "fftfreq",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = fftfreq_results,
    .accepts = "every dtype",
    .signature = "fftfreq(n:int, /, *, d:float=1.0, dtype:dtype=None, device:device=None)",
    .record = "- op: fftfreq(n:int, /, *, d:float=1.0, dtype:dtype=None, device:device=None)\n  summary: The frequencies of fft's n values, for a sample spacing d.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.fft.fftfreq(4, d=0.25).tolist()\n    [0.0, 1.0, -2.0, -1.0]\n  see: [rfftfreq, fftshift]\n  module: fft",
    .hash = "d7c1b753f2be34f85078098a58e80c50edf5f1e12ec9fdc2d5357d18e78c24d2",
    .source = "ops.yaml:fftfreq",
};

constexpr OperandRule rfftfreq_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema rfftfreq_schema{
    .name = "rfftfreq",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = false,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = {},
    .results = rfftfreq_results,
    .accepts = "every dtype",
    .signature = "rfftfreq(n:int, /, *, d:float=1.0, dtype:dtype=None, device:device=None)",
    .record = "- op: rfftfreq(n:int, /, *, d:float=1.0, dtype:dtype=None, device:device=None)\n  summary: The frequencies of rfft's values for n numbers with a sample spacing d.\n  amp: KeepInput\n  grad: none\n  dtypes: {result: dtype}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.fft.rfftfreq(4, d=0.25).tolist()\n    [0.0, 1.0, 2.0]\n  see: [fftfreq]\n  module: fft",
    .hash = "8c146ab26e30fc6949c226565dfc9038b798c12cb26c2e323173e2e087687e15",
    .source = "ops.yaml:rfftfreq",
};

constexpr OperandRule fftshift_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule fftshift_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema fftshift_schema{
    .name = "fftshift",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = fftshift_rules,
    .results = fftshift_results,
    .accepts = "every dtype",
    .signature = "fftshift(x, /, axes:axes=None)",
    .record = "- op: fftshift(x, /, axes:axes=None)\n  summary: The spectrum with frequency zero moved from the front to the middle.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.fft.fftshift(pl.asarray([0., 1., -2., -1.])).tolist()\n    [-2.0, -1.0, 0.0, 1.0]\n  see: [ifftshift]\n  module: fft",
    .hash = "d91eb38d69a6f8923afff3feceeef0164a3c775af0cd53dd60d54d789bfa36be",
    .source = "ops.yaml:fftshift",
};

constexpr OperandRule ifftshift_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule ifftshift_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema ifftshift_schema{
    .name = "ifftshift",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = ifftshift_rules,
    .results = ifftshift_results,
    .accepts = "every dtype",
    .signature = "ifftshift(x, /, axes:axes=None)",
    .record = "- op: ifftshift(x, /, axes:axes=None)\n  summary: The inverse of fftshift.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.fft.ifftshift(pl.asarray([-2., -1., 0., 1.])).tolist()\n    [0.0, 1.0, -2.0, -1.0]\n  see: [fftshift]\n  module: fft",
    .hash = "5861cf61221ecc6235b6964cb2c8f08c4cb6b8478883ed7623b58d3af686b0ad",
    .source = "ops.yaml:ifftshift",
};

constexpr OperandRule broadcast_arrays_rules[] = {
    {"arrays", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule broadcast_arrays_results[] = {
    {"broadcast", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema broadcast_arrays_schema{
    .name = "broadcast_arrays",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = broadcast_arrays_rules,
    .results = broadcast_arrays_results,
    .accepts = "every dtype",
    .signature = "broadcast_arrays(*arrays:Tensors) -> *broadcast",
    .record = "- op: broadcast_arrays(*arrays:Tensors) -> *broadcast\n  summary: The arrays in the shape to which they broadcast together, without a copy.\n  amp: KeepInput\n  dtypes: {arrays: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> [x.tolist() for x in pl.broadcast_arrays(pl.asarray([1, 2]), pl.asarray([[3]]))]\n    [[[1, 2]], [[3, 3]]]\n  notes: The dtypes stay as they are.\n  see: [broadcast_to, meshgrid]",
    .hash = "972d62a9d41815f6ba1db6dc5f03b6c1cc5aa7ecf17da53ea81e2b507d290015",
    .source = "ops.yaml:broadcast_arrays",
};

constexpr OperandRule flip_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule flip_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema flip_schema{
    .name = "flip",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = flip_rules,
    .results = flip_results,
    .accepts = "every dtype",
    .signature = "flip(x, /, axis:axes=None)",
    .record = "- op: flip(x, /, axis:axes=None)\n  summary: The array in reverse order along axes, without a copy.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.flip(pl.asarray([1., 2., 3.])).tolist()\n    [3.0, 2.0, 1.0]\n  see: [roll, rot90]",
    .hash = "0f486d533dab78c205bfb6578e82c390497cd00e10a40a0a62faeebbe230c860",
    .source = "ops.yaml:flip",
};

constexpr OperandRule moveaxis_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule moveaxis_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema moveaxis_schema{
    .name = "moveaxis",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = moveaxis_rules,
    .results = moveaxis_results,
    .accepts = "every dtype",
    .signature = "moveaxis(x, source:axes, destination:axes, /)",
    .record = "- op: moveaxis(x, source:axes, destination:axes, /)\n  summary: The array with axes moved to other places, and the others in their order, without a copy.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.moveaxis(pl.zeros((2, 3, 4)), 0, -1).shape\n    (3, 4, 2)\n  see: [permute_dims]",
    .hash = "4600d151c6ab27ef28fbf38ec10d64b878287b609fab12d87c747d1de4425380",
    .source = "ops.yaml:moveaxis",
};

constexpr OperandRule roll_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule roll_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema roll_schema{
    .name = "roll",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = roll_rules,
    .results = roll_results,
    .accepts = "every dtype",
    .signature = "roll(x, /, shift:shape, axis:axes=None)",
    .record = "- op: roll(x, /, shift:shape, axis:axes=None)\n  summary: The array with its elements moved along axes, those beyond the end to the beginning.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.roll(pl.asarray([1., 2., 3.]), 1).tolist()\n    [3.0, 1.0, 2.0]\n  notes: |\n    Without an axis the flat array is rolled. One shift serves several axes, and several shifts one axis; an axis that is named\n    twice moves by the sum.\n  see: [flip]",
    .hash = "01739f2cfbdf91503a68b777a9dd2721cc4050121bc77e4d4a5199504cf5cc1c",
    .source = "ops.yaml:roll",
};

constexpr OperandRule repeat_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule repeat_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema repeat_schema{
    .name = "repeat",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = repeat_rules,
    .results = repeat_results,
    .accepts = "every dtype",
    .signature = "repeat(x, repeats:object, /, axis:axis=None)",
    .record = "- op: repeat(x, repeats:object, /, axis:axis=None)\n  summary: The array with each element, or slice along an axis, several times in a row.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.repeat(pl.asarray([1., 2.]), 2).tolist()\n    [1.0, 1.0, 2.0, 2.0]\n    >>> pl.repeat(pl.asarray([1., 2.]), pl.asarray([2, 1])).tolist()\n    [1.0, 1.0, 2.0]\n  notes: How often is a Python integer or a Tensor of integers, one for each index. Without an axis the array is flat.\n  see: [tile]",
    .hash = "acc89a64afd07b47222999a9068c0071dda8499fe327affe63dd43638bd90a5e",
    .source = "ops.yaml:repeat",
};

constexpr OperandRule unstack_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule unstack_results[] = {
    {"slices", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema unstack_schema{
    .name = "unstack",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = unstack_rules,
    .results = unstack_results,
    .accepts = "every dtype",
    .signature = "unstack(x, /, axis:axis=0) -> *slices",
    .record = "- op: unstack(x, /, axis:axis=0) -> *slices\n  summary: The slices along an axis, without a copy.\n  amp: KeepInput\n  dtypes: {x: any, slices: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> [row.tolist() for row in pl.unstack(pl.asarray([[1., 2.], [3., 4.]]))]\n    [[1.0, 2.0], [3.0, 4.0]]\n  see: [stack, split]",
    .hash = "a96cae0d01b6a0131ad74cb75365dde23490992ae85fe207b8c820cc701e1f7e",
    .source = "ops.yaml:unstack",
};

constexpr OperandRule tile_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule tile_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema tile_schema{
    .name = "tile",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = tile_rules,
    .results = tile_results,
    .accepts = "every dtype",
    .signature = "tile(x, repetitions:shape, /)",
    .record = "- op: tile(x, repetitions:shape, /)\n  summary: Copies of the array side by side, as many along each axis as the repetitions say.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.tile(pl.asarray([1., 2.]), (2, 2)).tolist()\n    [[1.0, 2.0, 1.0, 2.0], [1.0, 2.0, 1.0, 2.0]]\n  notes: Where the array has fewer axes than there are repetitions, or the other way round, axes of length one come first.\n  see: [repeat]",
    .hash = "e91b25f4a1a0e174a1d75ab1facea31fde4b2e9701d4765cbaa6f415a12a0d26",
    .source = "ops.yaml:tile",
};

constexpr OperandRule split_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule split_results[] = {
    {"arrays", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema split_schema{
    .name = "split",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = split_rules,
    .results = split_results,
    .accepts = "every dtype",
    .signature = "split(x, indices_or_sections:object, /, axis:axis=0) -> *arrays",
    .record = "- op: split(x, indices_or_sections:object, /, axis:axis=0) -> *arrays\n  summary: The parts of an array along an axis, without a copy.\n  amp: KeepInput\n  dtypes: {x: any, arrays: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> [part.tolist() for part in pl.split(pl.asarray([1., 2., 3.]), [1])]\n    [[1.0], [2.0, 3.0]]\n  notes: |\n    A number says how many parts of one length there are, as in NumPy, not how long they are; a sequence says where the parts\n    after the first begin.\n  see: [chunk, unstack, concat]",
    .hash = "89aef38cf97464f7319d4698a34b0cad6efa22932f7c775432793c68c02fd29a",
    .source = "ops.yaml:split",
};

constexpr OperandRule chunk_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule chunk_results[] = {
    {"arrays", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema chunk_schema{
    .name = "chunk",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = chunk_rules,
    .results = chunk_results,
    .accepts = "every dtype",
    .signature = "chunk(x, chunks:int, /, axis:axis=0) -> *arrays",
    .record = "- op: chunk(x, chunks:int, /, axis:axis=0) -> *arrays\n  summary: At most as many parts of an array along an axis, of one length but the last, without a copy.\n  amp: KeepInput\n  dtypes: {x: any, arrays: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> [part.tolist() for part in pl.chunk(pl.asarray([1., 2., 3.]), 2)]\n    [[1.0, 2.0], [3.0]]\n  see: [split]",
    .hash = "11792d38259f1b56189e7c970f8d8625a544e98b63e9c66a1de9473bdfc141df",
    .source = "ops.yaml:chunk",
};

constexpr OperandRule clone_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule clone_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema clone_schema{
    .name = "clone",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = clone_rules,
    .results = clone_results,
    .accepts = "every dtype",
    .signature = "clone(x, /)",
    .record = "- op: clone(x, /)\n  summary: The array again, as a value of its own in the graph and in memory.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.clone(pl.asarray([1., 2.])).tolist()\n    [1.0, 2.0]\n  notes: |\n    Writes never show in other arrays, so a copy of pylucid's own memory waits until one of the two is written. Memory that is\n    borrowed, of a NumPy array say, is copied at once. The gradient goes on to x.\n  see: [astype]\n  aliases: [copy]",
    .hash = "c8f0b80417554a09dc66159bb5927a995cbd032f02d3b9a31a37f7b051765621",
    .source = "ops.yaml:clone",
};

constexpr OperandRule flatten_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule flatten_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema flatten_schema{
    .name = "flatten",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = flatten_rules,
    .results = flatten_results,
    .accepts = "every dtype",
    .signature = "flatten(x, /, start_axis:axis=0, end_axis:axis=-1)",
    .record = "- op: flatten(x, /, start_axis:axis=0, end_axis:axis=-1)\n  summary: The array with its axes from the first to the last one named joined to one, in C order.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.flatten(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n    [1.0, 2.0, 3.0, 4.0]\n    >>> pl.flatten(pl.zeros((2, 3, 4)), 1).shape\n    (2, 12)\n  see: [reshape]\n  aliases: [ravel]",
    .hash = "ad89927321a7f497e133d0189f37a7cfae4ae45ef091fcd3f33f82524102cebc",
    .source = "ops.yaml:flatten",
};

constexpr OperandRule swapaxes_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule swapaxes_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema swapaxes_schema{
    .name = "swapaxes",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = swapaxes_rules,
    .results = swapaxes_results,
    .accepts = "every dtype",
    .signature = "swapaxes(x, /, axis1:axis, axis2:axis)",
    .record = "- op: swapaxes(x, /, axis1:axis, axis2:axis)\n  summary: The array with two axes exchanged, without a copy.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.swapaxes(pl.zeros((2, 3, 4)), 0, -1).shape\n    (4, 3, 2)\n  see: [permute_dims, moveaxis, matrix_transpose]",
    .hash = "4a62ea44f2a9bef1a6b5b824fae41b0b087d93412553d2724f4eecb30d80ba71",
    .source = "ops.yaml:swapaxes",
};

constexpr OperandRule vstack_rules[] = {
    {"arrays", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule vstack_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema vstack_schema{
    .name = "vstack",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = vstack_rules,
    .results = vstack_results,
    .accepts = "every dtype",
    .signature = "vstack(arrays:Tensors, /)",
    .record = "- op: vstack(arrays:Tensors, /)\n  summary: The arrays joined along the first axis, those of one axis as rows.\n  amp: KeepInput\n  dtypes: {arrays: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.vstack([pl.asarray([1., 2.]), pl.asarray([3., 4.])]).tolist()\n    [[1.0, 2.0], [3.0, 4.0]]\n  see: [hstack, stack, concat]",
    .hash = "31dd620137bce701c9263417c07bb0a2ad6cbfc96f1504ea1d5e96c0bf60fd12",
    .source = "ops.yaml:vstack",
};

constexpr OperandRule hstack_rules[] = {
    {"arrays", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule hstack_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema hstack_schema{
    .name = "hstack",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = hstack_rules,
    .results = hstack_results,
    .accepts = "every dtype",
    .signature = "hstack(arrays:Tensors, /)",
    .record = "- op: hstack(arrays:Tensors, /)\n  summary: The arrays joined along the second axis, those of one axis along it.\n  amp: KeepInput\n  dtypes: {arrays: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.hstack([pl.asarray([1., 2.]), pl.asarray([3.])]).tolist()\n    [1.0, 2.0, 3.0]\n  see: [vstack, stack, concat]",
    .hash = "65b23b042809ffc16ea2954fcfb40dc6e18b7179ac410f7ca3555158f39ed13c",
    .source = "ops.yaml:hstack",
};

constexpr OperandRule rot90_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule rot90_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema rot90_schema{
    .name = "rot90",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = rot90_rules,
    .results = rot90_results,
    .accepts = "every dtype",
    .signature = "rot90(x, /, k:int=1, axes:object=(0, 1))",
    .record = "- op: rot90(x, /, k:int=1, axes:object=(0, 1))\n  summary: The array turned k times by 90 degrees in the plane of two axes, from the first towards the second, without a copy.\n  amp: KeepInput\n  dtypes: {x: any, result: x}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.rot90(pl.asarray([[1., 2.], [3., 4.]])).tolist()\n    [[2.0, 4.0], [1.0, 3.0]]\n  see: [flip]",
    .hash = "4fbc025601161b553d04005e16340617d9d09652e34bad2a07a2d5b9ac8036da",
    .source = "ops.yaml:rot90",
};

constexpr OperandRule pad_rules[] = {
    {"x", DtypeFrom::Compute, Dtype::Float32, 0x7fff, false},
};
constexpr OperandRule pad_results[] = {
    {"out", DtypeFrom::Compute, Dtype::Float32, 0, false},
};
const OpSchema pad_schema{
    .name = "pad",
    .version = 1,
    .amp = AmpPolicy::KeepInput,
    .integers_to_float = false,
    .holomorphic = true,
    .differentiable = true,
    .missing_gradient = nullptr,
    .deterministic = true,
    .inputs = pad_rules,
    .results = pad_results,
    .accepts = "every dtype",
    .signature = "pad(x, pad_width:object, /, mode:str('constant', 'edge', 'replicate', 'reflect', 'symmetric', 'wrap', 'circular')='constant', *, constant_values:scalar=0)",
    .record = "- op: pad(x, pad_width:object, /, mode:str('constant', 'edge', 'replicate', 'reflect', 'symmetric', 'wrap', 'circular')='constant', *, constant_values:scalar=0)\n  summary: The array with elements added before and after it along its axes.\n  amp: KeepInput\n  dtypes: {x: any}\n  shape: composite\n  example: |\n    >>> import pylucid as pl\n    >>> pl.pad(pl.asarray([1., 2.]), (1, 2)).tolist()\n    [0.0, 1.0, 2.0, 0.0, 0.0]\n    >>> pl.pad(pl.asarray([1., 2., 3.]), 2, \"reflect\").tolist()\n    [3.0, 2.0, 1.0, 2.0, 3.0, 2.0, 1.0]\n  notes: |\n    How many elements are added is one number, a pair (before, after) for every axis, or a sequence of pairs, the first axis\n    first. They are `constant_values`, the element at the edge ('edge', 'replicate'), the array mirrored at its edge elements\n    ('reflect') or beyond them ('symmetric'), or the array once more ('wrap', 'circular').\n  see: [roll, concat]",
    .hash = "65e74f6515b3a85f9dce7a5c5912f52f6d3b36c9848aec28cb19550bb93f7a2d",
    .source = "ops.yaml:pad",
};

}  // namespace

void register_composites() {
  registry::add(isclose_schema);
  registry::add(allclose_schema);
  registry::add(array_equal_schema);
  registry::add(nansum_schema);
  registry::add(tensordot_schema);
  registry::add(vecdot_schema);
  registry::add(einsum_schema);
  registry::add(kron_schema);
  registry::add(asarray_schema);
  registry::add(tensor_schema);
  registry::add(from_dlpack_schema);
  registry::add(linspace_schema);
  registry::add(meshgrid_schema);
  registry::add(sort_schema);
  registry::add(topk_schema);
  registry::add(searchsorted_schema);
  registry::add(unique_all_schema);
  registry::add(unique_counts_schema);
  registry::add(unique_inverse_schema);
  registry::add(unique_values_schema);
  registry::add(isin_schema);
  registry::add(median_schema);
  registry::add(quantile_schema);
  registry::add(histogram_schema);
  registry::add(bincount_schema);
  registry::add(cov_schema);
  registry::add(corrcoef_schema);
  registry::add(trapezoid_schema);
  registry::add(interp_schema);
  registry::add(diff_schema);
  registry::add(nonzero_schema);
  registry::add(scatter_add_schema);
  registry::add(put_along_axis_schema);
  registry::add(diag_schema);
  registry::add(diag_embed_schema);
  registry::add(cross_schema);
  registry::add(eig_schema);
  registry::add(eigvals_schema);
  registry::add(eigvalsh_schema);
  registry::add(lstsq_schema);
  registry::add(lu_schema);
  registry::add(matrix_norm_schema);
  registry::add(matrix_power_schema);
  registry::add(matrix_rank_schema);
  registry::add(norm_schema);
  registry::add(outer_schema);
  registry::add(pinv_schema);
  registry::add(qr_schema);
  registry::add(solve_schema);
  registry::add(solve_triangular_schema);
  registry::add(svd_schema);
  registry::add(svdvals_schema);
  registry::add(trace_schema);
  registry::add(vector_norm_schema);
  registry::add(fftn_schema);
  registry::add(ifftn_schema);
  registry::add(rfftn_schema);
  registry::add(irfftn_schema);
  registry::add(fftfreq_schema);
  registry::add(rfftfreq_schema);
  registry::add(fftshift_schema);
  registry::add(ifftshift_schema);
  registry::add(broadcast_arrays_schema);
  registry::add(flip_schema);
  registry::add(moveaxis_schema);
  registry::add(roll_schema);
  registry::add(repeat_schema);
  registry::add(unstack_schema);
  registry::add(tile_schema);
  registry::add(split_schema);
  registry::add(chunk_schema);
  registry::add(clone_schema);
  registry::add(flatten_schema);
  registry::add(swapaxes_schema);
  registry::add(vstack_schema);
  registry::add(hstack_schema);
  registry::add(rot90_schema);
  registry::add(pad_schema);
}

}  // namespace pylucid
