"""What NumPy, PyTorch and JAX call an attribute that has another name here: for the error of one that is missing.

A misspelt name needs no table: Python itself suggests the nearest one where the error shows the object and the name.
"""

from __future__ import annotations

import re
import sys
from typing import NoReturn

from pylucid import _core

# Words in backticks are names of this package, or of the Tensor.
_FUNCTIONS = {
    "addmm": "`matmul` and `add`",
    "argwhere": "`nonzero`, and `stack` along axis 1",
    "array": "`asarray` or `tensor`",
    "as_tensor": "`asarray`",
    "atleast_1d": "`reshape`",
    "atleast_2d": "`reshape`",
    "autocast": "`amp.autocast`",
    "average": "`mean`, or `sum` of a product",
    "bmm": "`matmul`",
    "cat": "`concat`",
    "cfloat": "`complex64`",
    "cholesky": "`linalg.cholesky`",
    "clamp_max": "`clip`",
    "clamp_min": "`clip`",
    "column_stack": "`hstack` or `stack`",
    "concatenate": "`concat`",
    "cross": "`linalg.cross`",
    "cross_entropy": "`log_softmax` and `take_along_axis`",
    "det": "`linalg.det`",
    "diagonal": "`linalg.diagonal`",
    "dot": "`matmul`, `vecdot` or `tensordot`",
    "double": "`float64`",
    "eigh": "`linalg.eigh`",
    "eigvalsh": "`linalg.eigvalsh`",
    "erf_inv": "`erfinv`",
    "expand": "`broadcast_to`",
    "fabs": "`abs`",
    "fliplr": "`flip`",
    "flipud": "`flip`",
    "float": "`float32`",
    "from_numpy": "`asarray`",
    "half": "`float16`",
    "identity": "`eye`",
    "index_select": "`take`",
    "inner": "`vecdot` or `tensordot`",
    "int": "`int32`",
    "inv": "`linalg.inv`",
    "inverse": "`linalg.inv`",
    "is_complex": "`isdtype`",
    "is_floating_point": "`isdtype`",
    "is_tensor": "isinstance with `Tensor`",
    "jacfwd": "`func.jacfwd`",
    "jacrev": "`func.jacrev`",
    "jvp": "`func.jvp`",
    "load": "Python's pickle of a `Tensor`",
    "logdet": "`linalg.slogdet`",
    "long": "`int64`",
    "lstsq": "`linalg.lstsq`",
    "manual_seed": "`random.seed`",
    "masked_select": "`x[mask]`",
    "matrix_norm": "`linalg.matrix_norm`",
    "matrix_power": "`linalg.matrix_power`",
    "matrix_rank": "`linalg.matrix_rank`",
    "mm": "`matmul`",
    "movedim": "`moveaxis`",
    "mse_loss": "`mean` of a `square`",
    "multinomial": "`random.choice`",
    "mv": "`matmul`",
    "nanmean": "`mean` of `x[~isnan(x)]`",
    "narrow": "`x[..., i:j]`",
    "nll_loss": "`take_along_axis`",
    "norm": "`linalg.norm`",
    "numel": "`size`",
    "one_hot": "`eye` and an index",
    "outer": "`linalg.outer`",
    "percentile": "`quantile`, with q / 100",
    "permute": "`permute_dims`",
    "pinv": "`linalg.pinv`",
    "promote_types": "`result_type`",
    "qr": "`linalg.qr`",
    "rand": "`random.uniform`",
    "randint": "`random.integers`",
    "randn": "`random.normal`",
    "randperm": "`random.permutation`",
    "repeat_interleave": "`repeat`",
    "rint": "`round`",
    "row_stack": "`vstack`",
    "save": "Python's pickle of a `Tensor`",
    "select": "`x[..., i]` or `where`",
    "sgn": "`sign`",
    "shuffle": "`random.permutation`",
    "slogdet": "`linalg.slogdet`",
    "solve": "`linalg.solve`",
    "svd": "`linalg.svd`",
    "swapdims": "`swapaxes`",
    "take_along_dim": "`take_along_axis`",
    "trace": "`linalg.trace`",
    "transpose": "`permute_dims`, `swapaxes` or `matrix_transpose`",
    "trapz": "`trapezoid`",
    "unbind": "`unstack`",
    "unique": "`unique_values`, `unique_counts`, `unique_inverse` or `unique_all`",
    "unsqueeze": "`expand_dims`",
    "vdot": "`vecdot`",
    "vector_norm": "`linalg.vector_norm`",
    "vjp": "`func.vjp`",
}
_METHODS = {
    "abs_": "`abs`",
    "add_": "`x += y`",
    "bfloat16": "`astype(pylucid.bfloat16)`",
    "bool": "`astype(pylucid.bool)`",
    "byte": "`astype(pylucid.uint8)`",
    "char": "`astype(pylucid.int8)`",
    "clamp_": "`clip`",
    "contiguous": "the Tensor itself: what needs it lays it out, such as `numpy`",
    "cuda": "`to('gpu')`",
    "data": "`detach()` to read; under `no_grad`, `x[:] = v`, `x -= v` or `x.copy_(v)` to write",
    "detach_": "`detach`",
    "dim": "`ndim`",
    "div_": "`x /= y`",
    "double": "`astype(pylucid.float64)`",
    "exp_": "`exp`",
    "expand_as": "`broadcast_to`",
    "float": "`astype(pylucid.float32)`",
    "H": "`mT` and `conj`",
    "half": "`astype(pylucid.float16)`",
    "index_add_": "`index_add`",
    "int": "`astype(pylucid.int32)`",
    "is_cuda": "`device`",
    "long": "`astype(pylucid.int64)`",
    "masked_fill_": "`masked_fill`, or `x[mask] = value`",
    "matrix_norm": "`pylucid.linalg.matrix_norm`",
    "mul_": "`x *= y`",
    "nelement": "`size`",
    "new_empty": "`empty_like`",
    "new_full": "`full_like`",
    "new_ones": "`ones_like`",
    "new_tensor": "`asarray`",
    "new_zeros": "`zeros_like`",
    "numel": "`size`",
    "reshape_as": "`reshape`",
    "scatter_": "`scatter`",
    "scatter_add_": "`scatter_add`",
    "short": "`astype(pylucid.int16)`",
    "sub_": "`x -= y`",
    "type": "`dtype` or `astype`",
    "type_as": "`astype(other.dtype)`",
    "view_as": "`reshape`",
    "zero_": "`fill_(0)`, or `x.grad = None` for a gradient",
}


def of_module(module: str, name: str) -> AttributeError:
    """The error of an attribute that a module of this package has not."""
    message = f"module {module!r} has no attribute {name!r}"
    if name in _FUNCTIONS:
        message += f"; use {_FUNCTIONS[name]}"
    return AttributeError(message, name=name, obj=sys.modules[module])


class _OtherName:
    """An attribute of the Tensor that there is not, and what to use."""

    __slots__ = ("_name", "_use")

    def __init__(self, name: str, use: str) -> None:
        self._name, self._use = name, use

    def __get__(self, tensor: object, owner: object = None) -> NoReturn:
        message = f"'pylucid.Tensor' object has no attribute {self._name!r}; use {self._use}"
        raise AttributeError(message, name=self._name, obj=owner if tensor is None else tensor)


def _attributes(self: _core.Tensor) -> list[str]:
    """What a Tensor has, for `dir`."""
    return sorted(name for name in object.__dir__(self) if name not in _FUNCTIONS and name not in _METHODS)


def enter() -> None:
    """Give the Tensor's base the names of others, which raise where they are looked up."""
    elsewhere = {name: re.sub(r"`(amp|func|linalg|random)\.", r"`pylucid.\1.", use) for name, use in _FUNCTIONS.items()}
    for name, use in (elsewhere | _METHODS).items():
        setattr(_core._OtherNames, name, _OtherName(name, use))
    _core._add_method("__dir__", _attributes)
