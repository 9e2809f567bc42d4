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
    "average": "`mean`, or `sum` of a product",
    "bmm": "`matmul`",
    "cat": "`concat`",
    "concatenate": "`concat`",
    "column_stack": "`hstack` or `stack`",
    "cfloat": "`complex64`",
    "det": "`linalg.det`",
    "double": "`float64`",
    "dot": "`matmul`, `vecdot` or `tensordot`",
    "erf_inv": "`erfinv`",
    "expand": "`broadcast_to`",
    "fabs": "`abs`",
    "float": "`float32`",
    "from_numpy": "`asarray`",
    "fliplr": "`flip`",
    "flipud": "`flip`",
    "half": "`float16`",
    "identity": "`eye`",
    "int": "`int32`",
    "index_select": "`take`",
    "inner": "`vecdot` or `tensordot`",
    "inv": "`linalg.inv`",
    "inverse": "`linalg.inv`",
    "long": "`int64`",
    "manual_seed": "`random.seed`",
    "mm": "`matmul`",
    "movedim": "`moveaxis`",
    "multinomial": "`random.choice`",
    "mv": "`matmul`",
    "norm": "`linalg.norm`",
    "outer": "`linalg.outer`",
    "permute": "`permute_dims`",
    "promote_types": "`result_type`",
    "rand": "`random.uniform`",
    "randint": "`random.integers`",
    "randn": "`random.normal`",
    "randperm": "`random.permutation`",
    "rint": "`round`",
    "row_stack": "`vstack`",
    "select": "`x[..., i]` or `where`",
    "slogdet": "`linalg.slogdet`",
    "solve": "`linalg.solve`",
    "svd": "`linalg.svd`",
    "swapdims": "`swapaxes`",
    "take_along_dim": "`take_along_axis`",
    "trace": "`linalg.trace`",
    "transpose": "`permute_dims`, `swapaxes` or `matrix_transpose`",
    "trapz": "`trapezoid`",
    "unique": "`unique_values`, `unique_counts`, `unique_inverse` or `unique_all`",
    "unsqueeze": "`expand_dims`",
}
_METHODS = {
    "add_": "`x += y`",
    "bfloat16": "`astype(pylucid.bfloat16)`",
    "bool": "`astype(pylucid.bool)`",
    "cuda": "`to('gpu')`",
    "data": "`detach()`",
    "dim": "`ndim`",
    "div_": "`x /= y`",
    "double": "`astype(pylucid.float64)`",
    "float": "`astype(pylucid.float32)`",
    "half": "`astype(pylucid.float16)`",
    "H": "`mT` and `conj`",
    "int": "`astype(pylucid.int32)`",
    "is_cuda": "`device`",
    "index_add_": "`index_add`",
    "long": "`astype(pylucid.int64)`",
    "masked_fill_": "`masked_fill`, or `x[mask] = value`",
    "matrix_norm": "`pylucid.linalg.matrix_norm`",
    "mul_": "`x *= y`",
    "nelement": "`size`",
    "new_ones": "`ones_like`",
    "new_zeros": "`zeros_like`",
    "numel": "`size`",
    "scatter_": "`scatter`",
    "scatter_add_": "`scatter_add`",
    "sub_": "`x -= y`",
    "type": "`dtype` or `astype`",
    "view_as": "`reshape`",
    "zero_": "`fill_(0)`",
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
    elsewhere = {name: re.sub(r"`(linalg|random)\.", r"`pylucid.\1.", use) for name, use in _FUNCTIONS.items()}
    for name, use in (elsewhere | _METHODS).items():
        setattr(_core._OtherNames, name, _OtherName(name, use))
    _core._add_method("__dir__", _attributes)
