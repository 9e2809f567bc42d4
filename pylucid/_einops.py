"""pylucid Tensors for einops, which asks its own backends how to reshape, transpose and reduce an array.

einops finds backends among the subclasses of a class in its module `_backends`: ours is defined as soon as that
module is imported, whether that is before or after pylucid.
"""

from __future__ import annotations

import importlib.util
import sys
from typing import TYPE_CHECKING, Any

from pylucid import ops
from pylucid._core import Tensor, asarray

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

    from numpy.typing import NDArray

_MODULE = "einops._backends"


def _define(backends: ModuleType) -> None:
    class PylucidBackend(backends.AbstractBackend):  # type: ignore[misc, name-defined]
        framework_name = "pylucid"

        def is_appropriate_type(self, tensor: object) -> bool:
            return isinstance(tensor, Tensor)

        def from_numpy(self, x: NDArray[Any]) -> Tensor:
            return asarray(x)

        def to_numpy(self, x: Tensor) -> object:
            return x.numpy()

        def arange(self, start: int, stop: int) -> Tensor:
            return ops.arange(start, stop)

        def reshape(self, x: Tensor, shape: Sequence[int]) -> Tensor:
            return ops.reshape(x, shape)

        def transpose(self, x: Tensor, axes: Sequence[int]) -> Tensor:
            return ops.permute_dims(x, tuple(axes))

        def reduce(self, x: Tensor, operation: str, axes: Sequence[int]) -> Tensor:
            result: Tensor = getattr(ops, operation)(x, axis=tuple(axes))
            return result

        def stack_on_zeroth_dimension(self, tensors: list[Tensor]) -> Tensor:
            return ops.stack(tensors)

        def add_axis(self, x: Tensor, new_position: int) -> Tensor:
            return ops.expand_dims(x, new_position)

        def tile(self, x: Tensor, repeats: Sequence[int]) -> Tensor:
            return ops.tile(x, tuple(repeats))

        def concat(self, tensors: list[Tensor], axis: int) -> Tensor:
            return ops.concat(tensors, axis=axis)

        def is_float_type(self, x: Tensor) -> bool:
            return x.dtype.kind in ("real floating", "complex floating")

        def einsum(self, pattern: str, *x: Tensor) -> Tensor:
            return ops.einsum(pattern, *x)

    backends.PylucidBackend = PylucidBackend  # type: ignore[attr-defined]  # subclasses are remembered weakly


class _Watch:
    """Defines the backend at the first import of einops."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != _MODULE:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.loader is not None:
            loader: Any = spec.loader
            execute = loader.exec_module

            def execute_and_define(module: ModuleType) -> None:
                execute(module)
                _define(module)

            loader.exec_module = execute_and_define
        return spec


def watch() -> None:
    """Define the backend now where einops is imported already, else when it is."""
    if _MODULE in sys.modules:
        _define(sys.modules[_MODULE])
    else:
        sys.meta_path.insert(0, _Watch())
