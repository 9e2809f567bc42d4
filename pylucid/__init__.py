"""Tensors on cpu and gpu with derivatives of every order.

`pylucid.tensor`, `asarray`, `zeros`, ... make a `Tensor`; operators are functions here and methods of the Tensor, named
as in the Python array API standard. `requires_grad`, `backward` and `pylucid.autograd` follow PyTorch, `pylucid.func`
JAX and torch.func, `pylucid.amp` gives mixed precision. `pylucid.ops` holds the operators alone, with their records.
"""

import builtins as _builtins
import math as _math
from typing import TYPE_CHECKING as _TYPE_CHECKING

from pylucid._core import (
    Dtype,
    Tensor,
    bfloat16,
    complex64,
    complex128,
    float16,
    float32,
    float64,
    get_num_threads,
    int8,
    int16,
    int32,
    int64,
    is_grad_enabled,
    memory_stats,
    release_cached_memory,
    reset_peak_memory,
    set_memory_limit,
    set_num_threads,
    uint8,
    uint16,
    uint32,
    uint64,
)
from pylucid._core import bool as bool
from pylucid._data_types import broadcast_shapes, can_cast, finfo, iinfo, isdtype, result_type
from pylucid.autograd import enable_grad, no_grad, set_grad_enabled

# Above stands what the functions of composites may import from here: `ops` reads them.
# isort: split
try:
    from pylucid import _einops, _hints, _numpy, _operators, amp, autograd, fft, func, linalg, ops, random
except ImportError as _error:
    if _error.name == "pylucid._core":
        _error.add_note("The generated files are newer than the build: run `make build`.")
    raise
from pylucid._info import __array_namespace_info__, backends
from pylucid._operators import *  # noqa: F403
from pylucid._version import __version__

_einops.watch()
_hints.enter()
_numpy.enter()

pi = _math.pi
e = _math.e
inf = _math.inf
nan = _math.nan
newaxis = None

__array_api_version__ = "2025.12"

__all__ = [
    "Dtype",
    "Tensor",
    "__array_api_version__",
    "__array_namespace_info__",
    "__version__",
    "amp",
    "autograd",
    "backends",
    "bfloat16",
    "broadcast_shapes",
    "can_cast",
    "complex64",
    "complex128",
    "e",
    "enable_grad",
    "fft",
    "finfo",
    "float16",
    "float32",
    "float64",
    "func",
    "get_num_threads",
    "iinfo",
    "inf",
    "int8",
    "int16",
    "int32",
    "int64",
    "is_grad_enabled",
    "isdtype",
    "linalg",
    "memory_stats",
    "nan",
    "newaxis",
    "no_grad",
    "ops",
    "pi",
    "random",
    "release_cached_memory",
    "reset_peak_memory",
    "result_type",
    "set_grad_enabled",
    "set_memory_limit",
    "set_num_threads",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
]
# A star import must not take Python's sum, abs, bool, ... away.
__all__ += [name for name in _operators.__all__ if not hasattr(_builtins, name)]

if not _TYPE_CHECKING:  # a type checker would take every name for one of the package

    def __getattr__(name: str) -> object:
        raise _hints.of_module(__name__, name)
